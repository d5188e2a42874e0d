//! The comments of all files in Rust. rustfmt wraps code alone, unless it is a nightly one.

use crate::common::files::{names, path, text};

/// Returns the files in Rust below a folder.
fn files_in_rust(folder: &str) -> Vec<String> {
    let mut files = Vec::new();
    for name in names(&path(folder)) {
        let entry = format!("{folder}/{name}");
        if path(&entry).is_dir() {
            files.extend(files_in_rust(&entry));
        } else if entry.ends_with(".rs") {
            files.push(entry);
        }
    }
    files
}

#[test]
fn comments_have_at_most_100_columns() {
    let mut wide = Vec::new();
    for file in ["scripts", "src"].into_iter().flat_map(files_in_rust) {
        for (number, line) in (1..).zip(text(&path(&file)).lines()) {
            let is_comment = line.trim_start().starts_with("//") || line.contains(" // ");
            if is_comment && line.chars().count() > 100 {
                wide.push(format!("{file}:{number}"));
            }
        }
    }
    assert!(wide.is_empty(), "wider than 100 columns: {wide:?}");
}
