//! One flat source file out of a program and what it needs of the modules of a crate.
//!
//! From `main` on, each name in the code is looked up among the items of its module and those that
//! the module imports by `use crate::…`, and what it names is kept; of an `impl` block, the members
//! whose names occur anywhere. The sources have the form that rustfmt gives them, an empty line
//! between any two items, and no imports under another name; the compiler finds what does not fit.

use std::collections::{BTreeMap, BTreeSet};
use std::io;

/// Reads a file of a crate's sources, such as `eight/board.rs`.
pub type Read<'a> = &'a dyn Fn(&str) -> io::Result<String>;

/// What may stand before the name of an item.
const KEYWORDS: [&str; 8] = ["const", "enum", "fn", "mod", "static", "struct", "trait", "type"];

/// A file of the sources.
struct Module {
    /// Such as `crate::eight::board`.
    path: String,
    /// What its docs say first, and their drawings, as a comment.
    docs: String,
    /// The full paths of what it has and imports, by their names.
    scope: BTreeMap<String, String>,
    items: Vec<Item>,
}

/// An item, or a member of an `impl` block without a trait.
struct Item {
    text: String,
    /// The first line of the block; empty for what is in none.
    block: String,
    is_kept: bool,
}

/// Returns the program whose root module is `root`: what it imports of the standard library, its
/// `main`, its other items, and those of each module that it needs, in the order of their use.
///
/// # Errors
/// A file cannot be read.
pub fn bundle(root: &str, read: Read) -> Result<String, String> {
    let mut root = Module::new("root", root);
    root.docs.clear();
    root.items.sort_by_key(|item| item.needs() != ["main"]);
    let (mut modules, mut needed) = (vec![root], vec!["root::main".to_string()]);
    while keep(&mut modules, &mut needed) {
        for path in needed.iter().filter_map(|path| path.strip_prefix("crate::")) {
            let module = path.rsplit_once("::").map_or("", |(module, _)| module);
            if modules.iter().all(|it| it.path.strip_prefix("crate::") != Some(module)) {
                let file = module.replace("::", "/") + ".rs";
                let text = read(&file).map_err(|error| format!("cannot read {file}: {error}"))?;
                modules.push(Module::new(&format!("crate::{module}"), &text));
            }
        }
    }
    let paths: BTreeSet<_> = modules.iter().flat_map(Module::imports).collect();
    Ok(use_lines(&paths) + &modules.iter().map(Module::kept).collect::<String>())
}

/// Keeps what is needed by now, and appends the paths of what that needs. Returns whether any of it
/// is new.
fn keep(modules: &mut [Module], needed: &mut Vec<String>) -> bool {
    let mut has_grown = false;
    let kept = modules.iter().flat_map(|module| &module.items).filter(|item| item.is_kept);
    let members: BTreeSet<_> = kept.flat_map(|item| names(&item.text).1).collect();
    for Module { scope, items, .. } in modules {
        for item in items.iter_mut().filter(|item| !item.is_kept) {
            let is_member = !item.block.is_empty();
            item.is_kept = (!is_member || members.contains(&header(&item.text)[0]))
                && item.needs().iter().filter_map(|it| scope.get(it)).all(|it| needed.contains(it));
            if item.is_kept {
                has_grown = true;
                needed.extend(names(&item.text).0.iter().filter_map(|it| scope.get(it)).cloned());
            }
        }
    }
    has_grown
}

impl Module {
    /// Cuts the text of a module into its items.
    fn new(path: &str, text: &str) -> Module {
        let (docs, mut scope, mut items) = (comment(text), BTreeMap::new(), Vec::new());
        for text in pieces(&plain(text)) {
            let header = header(&text);
            let item = |block: &str, text| Item { text, block: block.to_string(), is_kept: false };
            match text.split_once("{\n") {
                _ if header[0] == "use" => scope.extend(text.split(";\n").flat_map(imported)),
                Some((block, members)) if block.starts_with("impl") && !block.contains(" for ") => {
                    let members = pieces(members.strip_suffix("}\n").unwrap_or(members));
                    items.extend(members.into_iter().map(|text| item(block, text)));
                }
                _ => {
                    if let [name] = &header[..] {
                        scope.insert(name.clone(), format!("{path}::{name}"));
                    }
                    items.push(item("", text));
                }
            }
        }
        Module { path: path.to_string(), docs, scope, items }
    }

    /// Returns the paths of what it imports of the standard library for the kept items. A trait that
    /// brings methods need not be named.
    fn imports(&self) -> Vec<String> {
        let paths = self.scope.iter().filter(|(name, path)| {
            let is_naming = |item: &&Item| names(&item.text).0.contains(name);
            let mut naming = self.items.iter().filter(is_naming).peekable();
            path.starts_with("std::")
                && (naming.peek().is_none() || naming.any(|item| item.is_kept))
        });
        paths.map(|(_, path)| path.clone()).collect()
    }

    /// Returns the text of what is kept.
    fn kept(&self) -> String {
        let (mut text, mut block) = (self.docs.clone(), "");
        for item in self.items.iter().filter(|item| item.is_kept) {
            text += if item.block == block || block.is_empty() { "\n" } else { "}\n\n" };
            if item.block != block && !item.block.is_empty() {
                text += &format!("{}{{\n", item.block);
            }
            text += &item.text;
            block = &item.block;
        }
        text + if block.is_empty() { "" } else { "}\n" }
    }
}

impl Item {
    /// Returns the names that have to be needed, so that the item is.
    fn needs(&self) -> Vec<String> {
        header(if self.block.is_empty() { &self.text } else { &self.block })
    }
}

/// Returns a `use` line for each module of the standard library, sorted as rustfmt does.
fn use_lines(paths: &BTreeSet<String>) -> String {
    let mut names: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for path in paths {
        let is_parent = paths.iter().any(|it| it.rsplit_once("::").map(|it| it.0) == Some(path));
        let (module, name) = path.rsplit_once("::").expect("a path has a parent");
        let (module, name) = if is_parent { (path.as_str(), "self") } else { (module, name) };
        names.entry(module).or_default().push(name);
    }
    // One bit tells lower case, which comes first, from upper case.
    let key = |text: &str| text.bytes().map(|byte| byte ^ 0x20).collect::<Vec<_>>();
    let lines = names.into_iter().map(|(module, mut names)| {
        names.sort_by_key(|name| key(name));
        match names[..] {
            [name] => format!("use {module}::{name};\n"),
            _ => format!("use {module}::{{{}}};\n", names.join(", ")),
        }
    });
    let mut lines: Vec<_> = lines.collect();
    lines.sort_by_key(|line| key(line));
    lines.concat()
}

/// Returns the names and the paths that a `use` line imports, which has one pair of braces at most.
fn imported(line: &str) -> Vec<(String, String)> {
    let line: String = line.split_whitespace().skip(1).collect();
    let (module, names) = line.trim_end_matches('}').rsplit_once("::").unwrap_or_default();
    let names = names.trim_start_matches('{').split(',').filter(|name| !name.is_empty());
    let path = |name| if name == "self" { module.to_string() } else { format!("{module}::{name}") };
    let pair = |path: String| Some((path.rsplit_once("::")?.1.to_string(), path.clone()));
    names.map(path).filter_map(pair).collect()
}

/// Returns the first paragraph of a module's docs, and each drawing with the paragraph before it,
/// as a comment.
fn comment(text: &str) -> String {
    let docs = text.lines().map_while(|line| line.strip_prefix("//!"));
    let docs: String = docs.flat_map(|line| ["\n//", line]).collect();
    let paragraphs: Vec<_> = docs.split("\n//\n").collect();
    let is_drawing = |i: usize| paragraphs.get(i).map_or(false, |it| it.contains("```text"));
    let kept = (0..paragraphs.len()).filter(|&i| i == 0 || is_drawing(i) || is_drawing(i + 1));
    let kept: Vec<_> = kept.map(|i| paragraphs[i]).collect();
    kept.join("\n//\n").replace("// ```text\n", "").replace("\n// ```", "") + "\n"
}

/// Returns a text as a submission has it: without `pub`, the module's docs, what an item's docs say
/// after their first paragraph, and the calls of the trace.
fn plain(text: &str) -> String {
    let (mut plain, mut is_further) = (String::new(), false);
    for line in text.lines().skip_while(|line| line.starts_with("//!") || line.is_empty()) {
        let doc = line.trim_start().strip_prefix("///");
        is_further = doc.map_or(false, |doc| doc.is_empty() || is_further);
        if !is_further && !line.trim_start().starts_with("trace::") {
            plain += &line.replace("pub ", "");
            plain.push('\n');
        }
    }
    plain
}

/// Cuts a text into its items, each with the comments and attributes before it.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let inside = " ".repeat(text.len() - text.trim_start().len() + 1);
    for part in text.trim_end().split("\n\n") {
        match pieces.last_mut() {
            Some(piece) if part.starts_with(&inside) => piece.extend(["\n", part, "\n"]),
            _ => pieces.push(part.to_string() + "\n"),
        }
    }
    pieces
}

/// Returns the name of an item, or of an `impl` block all names in its first line.
fn header(text: &str) -> Vec<String> {
    let is_code = |line: &&str| !line.trim_start().starts_with(['/', '#']);
    let (names, _) = names(text.lines().find(is_code).unwrap_or_default());
    let keywords = names.iter().take_while(|name| KEYWORDS.contains(&name.as_str())).count();
    if names[0] == "impl" {
        names
    } else {
        names[keywords..=keywords].to_vec()
    }
}

/// Returns the names in a piece of code, and those of members, which follow `.` or `::`.
fn names(text: &str) -> (Vec<String>, Vec<String>) {
    let code: String =
        text.lines().flat_map(|line| [line.split("//").next().unwrap_or(""), "\n"]).collect();
    let (mut names, mut members) = (Vec::new(), Vec::new());
    let is_part = |it: char| it.is_ascii_alphanumeric() || matches!(it, '_' | '.' | ':');
    for path in code.replace("..", " ").split(|it| !is_part(it)) {
        let mut parts = path.split(['.', ':']).map(String::from);
        names.extend(parts.next());
        members.extend(parts);
    }
    names.retain(|name| !name.is_empty());
    (names, members)
}
