//! One source file out of a problem and the modules that it needs.
//!
//! What is needed is what the `use crate::…;` lines name, from module to module. Sources are read
//! line by line, in the form that rustfmt gives them; the compiler finds what does not fit.

use std::collections::btree_map::Entry;
use std::collections::BTreeMap;
use std::io;

/// The line behind which a file has what only the binaries and the tools need.
const END: &str = "// Not for submissions.";

/// What would compile in the one file, but would mean something else there.
const REFUSED: [&str; 8] =
    ["#[cfg", "cfg!", "file!", "line!", "column!", "module_path!", "type_name", "caller"];

/// Reads a file of a crate's sources, such as `eight/board.rs`.
pub type Read<'a> = &'a dyn Fn(&str) -> io::Result<String>;

/// The texts of the modules that a bundle needs, by their paths, such as `eight::board`.
type Modules = BTreeMap<String, String>;

/// Bundles `problems/{name}.rs`: its own text, then the modules that it needs. `header` takes the
/// place of the first paragraph of its docs.
///
/// # Errors
/// A file cannot be read, or holds what would mean something else: `eight.rs:12: …`.
pub fn bundle(name: &str, header: &str, read: Read) -> Result<String, String> {
    let root = load(&format!("problems::{name}"), read)?;
    let body = root.find("//!\n").map_or("", |start| &root[start..]);
    let modules = modules(imports(&root), read)?;
    Ok(format!("#![allow(dead_code)]\n{header}{body}{}", blocks("", &modules)))
}

/// Returns some modules and all that they need, without their own docs, which speak of the crate.
///
/// # Errors
/// As [`bundle`].
pub fn modules(mut open: Vec<String>, read: Read) -> Result<Modules, String> {
    let mut modules = Modules::new();
    while let Some(path) = open.pop() {
        if let Entry::Vacant(entry) = modules.entry(path) {
            let text = load(entry.key(), read)?;
            open.extend(imports(&text));
            let code = text.lines().skip_while(|line| line.starts_with("//!") || line.is_empty());
            entry.insert(code.flat_map(|line| [line, "\n"]).collect());
        }
    }
    Ok(modules)
}

/// Returns the text of a module up to [`END`], without the modules inside it, and of the docs of
/// each item the first paragraph.
///
/// # Errors
/// As [`bundle`].
pub fn load(path: &str, read: Read) -> Result<String, String> {
    let file = format!("{}.rs", path.replace("::", "/"));
    let text = read(&file).map_err(|error| format!("cannot read {file}: {error}"))?;
    let mut lines: Vec<&str> = Vec::new();
    let mut is_further = false;
    for (number, line) in (1..).zip(text.lines().take_while(|&line| line != END)) {
        let doc = line.trim_start().strip_prefix("///");
        let code = line.split("//").next().unwrap_or("").trim_end();
        if let Some(refused) = REFUSED.iter().find(|&&refused| code.contains(refused)) {
            return Err(format!("{file}:{number}: `{refused}` would mean something else"));
        }
        is_further = doc.map_or(false, |doc| doc.is_empty() || is_further);
        if !(is_further || code.starts_with("pub mod ") && code.ends_with(';')) {
            lines.push(line);
        }
    }
    Ok(lines.join("\n").trim_end().to_string() + "\n")
}

/// Returns the paths of the modules that a text imports from, and of those around them: all that
/// end before a `::` of `use crate::eight::board::{notation, Board};`.
fn imports(text: &str) -> Vec<String> {
    let paths = text.lines().filter_map(|line| line.strip_prefix("use crate::"));
    let modules = paths.map(|path| path.match_indices("::").map(move |(end, _)| &path[..end]));
    modules.flatten().map(String::from).collect()
}

/// Returns the blocks of the modules whose paths begin with `around`.
fn blocks(around: &str, modules: &Modules) -> String {
    let block = |(path, text): (&String, &String)| {
        let name = path.strip_prefix(around).filter(|name| !name.contains("::"))?;
        let inside = blocks(&format!("{path}::"), modules);
        Some(format!("\npub mod {name} {{\n{text}{inside}}}\n"))
    };
    modules.iter().filter_map(block).collect()
}
