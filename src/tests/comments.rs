//! The comments of all files in Rust. rustfmt wraps code alone, unless it is a nightly one.

use crate::common::files::{names, path, text};

/// The files below a folder, as paths from the project's folder.
pub fn files_below(folder: &str) -> Vec<String> {
    let mut files = Vec::new();
    for name in names(&path(folder)) {
        let entry = format!("{folder}/{name}");
        if path(&entry).is_dir() {
            files.extend(files_below(&entry));
        } else {
            files.push(entry);
        }
    }
    files
}

#[test]
fn comments_have_at_most_100_columns() {
    let mut wide = Vec::new();
    let files = ["scripts", "src"].into_iter().flat_map(files_below);
    for file in files.filter(|file| file.ends_with(".rs")) {
        for (number, line) in (1..).zip(text(&path(&file)).lines()) {
            let is_comment = line.trim_start().starts_with("//") || line.contains(" // ");
            if is_comment && line.chars().count() > 100 {
                wide.push(format!("{file}:{number}"));
            }
        }
    }
    assert!(wide.is_empty(), "wider than 100 columns: {wide:?}");
}
