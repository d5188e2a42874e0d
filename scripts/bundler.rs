//! One flat source file out of a program and what it needs of the modules of a crate.
//!
//! From `main` on, each name in the code is looked up among the items of its module and those that
//! the module imports by `use crate::…`, and what it names is kept; of an `impl` block, the members
//! whose names occur anywhere. Sources have the form that rustfmt gives them, without macros of
//! their own and without imports under another name; the compiler finds what does not fit.

use std::collections::{BTreeMap, BTreeSet};
use std::{io, iter, mem};

/// Reads a file of a crate's sources, such as `eight/board.rs`.
pub type Read<'a> = &'a dyn Fn(&str) -> io::Result<String>;

/// A file of the sources.
struct Module {
    /// Such as `crate::eight::board`.
    path: String,
    /// What its own docs say first, and their drawings, as a comment.
    docs: String,
    /// The full paths that it imports of the standard library.
    imports: Vec<String>,
    /// The full paths of its own items and of those that it imports of the crate, by their names.
    scope: BTreeMap<String, String>,
    items: Vec<Item>,
}

/// An item, or a member of an `impl` block without a trait.
#[derive(Default)]
struct Item {
    text: String,
    /// The first line of the block; empty for what is in none.
    block: String,
    /// The name of the member, if it is one.
    member: Option<String>,
    /// The name of the item, or the names in the first line of an `impl` block: all are needed if
    /// this is.
    header: Vec<String>,
    /// The names in the code, and those of members in it.
    names: [Vec<String>; 2],
    is_kept: bool,
}

/// Returns the program whose root module is `root`: what it imports of the standard library, `main`,
/// its other items, and those of each module that it needs, in the order of their first use.
///
/// # Errors
/// A file cannot be read.
pub fn bundle(root: &str, read: Read) -> Result<String, String> {
    let mut root = Module::new("root", root);
    root.docs.clear();
    root.items.sort_by_key(|item| item.header != ["main"]);
    let (mut modules, mut needed) = (vec![root], vec!["root::main".to_string()]);
    while keep(&mut modules, &mut needed) {
        for item in &needed {
            let path = item.rsplit_once("::").map_or("", |(path, _)| path);
            if modules.iter().all(|module| module.path != path) {
                let file = path.replacen("crate::", "", 1).replace("::", "/") + ".rs";
                let text = read(&file).map_err(|error| format!("cannot read {file}: {error}"))?;
                modules.push(Module::new(path, &text));
            }
        }
    }
    Ok(imports(&modules) + &modules.iter().map(Module::kept).collect::<String>())
}

/// Keeps what is needed by now, and appends the paths of what that needs. Returns whether any of it
/// is new.
fn keep(modules: &mut [Module], needed: &mut Vec<String>) -> bool {
    let mut has_grown = false;
    let kept = modules.iter().flat_map(|module| &module.items).filter(|item| item.is_kept);
    let occurring: BTreeSet<String> = kept.flat_map(|item| item.names[1].clone()).collect();
    for Module { scope, items, .. } in modules {
        for item in items.iter_mut().filter(|item| !item.is_kept) {
            let mut header = item.header.iter().filter_map(|name| scope.get(name));
            item.is_kept = header.all(|path| needed.contains(path))
                && item.member.as_ref().map_or(true, |name| occurring.contains(name));
            if item.is_kept {
                has_grown = true;
                needed.extend(item.names[0].iter().filter_map(|name| scope.get(name)).cloned());
            }
        }
    }
    has_grown
}

impl Module {
    /// Cuts the text of a module into its items.
    fn new(path: &str, text: &str) -> Module {
        let mut module = Module {
            path: path.to_string(),
            docs: comment(text),
            imports: Vec::new(),
            scope: BTreeMap::new(),
            items: Vec::new(),
        };
        for text in pieces(&plain(text)) {
            let (name, header) = header(&text);
            let item = Item { names: names(&text), ..Item::default() };
            match header[0].as_str() {
                "use" => module.import(&text),
                "mod" => {}
                "impl" if header.contains(&"for".to_string()) => {
                    module.items.push(Item { text, header, ..item });
                }
                "impl" => {
                    let (block, rest) = text.split_once("{\n").expect("a block has members");
                    let members = rest.strip_suffix("}\n").expect("a block ends");
                    for text in pieces(members) {
                        let item = Item { names: names(&text), ..Item::default() };
                        let (member, header) = (Some(self::header(&text).0), header.clone());
                        let block = format!("{block}{{\n");
                        module.items.push(Item { text, block, member, header, ..item });
                    }
                }
                _ => {
                    module.scope.insert(name.clone(), format!("{path}::{name}"));
                    module.items.push(Item { text, header: vec![name], ..item });
                }
            }
        }
        module
    }

    /// Notes the paths of a `use` line with at most one pair of braces.
    fn import(&mut self, text: &str) {
        let text: String = code(text).trim_start()["use ".len()..].split_whitespace().collect();
        let text = text.trim_end_matches(|it| matches!(it, ';' | '}'));
        let (parent, names) =
            text.rsplit_once('{').or_else(|| text.rsplit_once("::")).unwrap_or_default();
        for name in names.split(',').filter(|name| !name.is_empty()) {
            let parent = parent.trim_end_matches("::");
            let path =
                if name == "self" { parent.to_string() } else { format!("{parent}::{name}") };
            let name = path.rsplit("::").next().unwrap_or_default().to_string();
            if path.starts_with("crate::") {
                self.scope.insert(name, path);
            } else {
                self.imports.push(path);
            }
        }
    }

    /// Returns the text of what is kept.
    fn kept(&self) -> String {
        let (mut text, mut block) = (self.docs.clone(), "");
        for item in self.items.iter().filter(|item| item.is_kept) {
            text += if item.block == block || block.is_empty() { "\n" } else { "}\n\n" };
            text += if item.block == block { "" } else { &item.block };
            text += &item.text;
            block = &item.block;
        }
        text + if block.is_empty() { "" } else { "}\n" }
    }
}

/// Returns the `use` lines for what the kept items name of the standard library, one for each of
/// its modules. A trait that brings methods need not be named.
fn imports(modules: &[Module]) -> String {
    let mut paths = BTreeSet::new();
    for Module { imports, items, .. } in modules {
        for path in imports {
            let name = path.rsplit("::").next();
            let mut naming = items
                .iter()
                .filter(|it| it.names[0].iter().any(|it| Some(it.as_str()) == name))
                .peekable();
            if naming.peek().is_none() || naming.any(|item| item.is_kept) {
                paths.insert(path.as_str());
            }
        }
    }
    // Lower case first, as rustfmt sorts: one bit tells it from upper case.
    let key = |text: &str| text.bytes().map(|byte| byte ^ 0x20).collect::<Vec<_>>();
    let mut lines: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for &path in &paths {
        let (parent, name) = path.rsplit_once("::").expect("a path has a parent");
        let has_children = paths.iter().any(|it| it.rsplit_once("::").map(|it| it.0) == Some(path));
        let (parent, name) = if has_children { (path, "self") } else { (parent, name) };
        lines.entry(parent).or_default().push(name);
    }
    let lines = lines.into_iter().map(|(parent, mut names)| {
        names.sort_by_key(|name| (*name != "self", key(name)));
        match names[..] {
            [name] => format!("use {parent}::{name};\n"),
            _ => format!("use {parent}::{{{}}};\n", names.join(", ")),
        }
    });
    let mut lines: Vec<_> = lines.collect();
    lines.sort_by_key(|line| key(line));
    lines.concat()
}

/// Returns the first paragraph of a module's docs, and each drawing with the paragraph before it,
/// as a comment.
fn comment(text: &str) -> String {
    let docs: Vec<_> = text.lines().map_while(|line| line.strip_prefix("//!")).collect();
    let docs = docs.join("\n");
    let paragraphs: Vec<_> = docs.split("\n\n").collect();
    let is_drawing = |i: usize| paragraphs.get(i).map_or(false, |it| it.starts_with(" ```"));
    let kept = (0..paragraphs.len()).filter(|&i| i == 0 || is_drawing(i) || is_drawing(i + 1));
    let kept: Vec<_> = kept.map(|i| paragraphs[i]).collect();
    let lines = kept.join("\n\n");
    let lines = lines.lines().filter(|line| !line.starts_with(" ```"));
    iter::once("\n".to_string()).chain(lines.map(|line| format!("//{line}\n"))).collect()
}

/// Returns a text as a submission has it: without `pub`, the module's docs, what an item's docs say
/// after their first paragraph, and the calls of the trace.
fn plain(text: &str) -> String {
    let mut is_further = false;
    let mut plain = String::new();
    for line in text.lines() {
        let code = line.trim_start();
        let doc = code.strip_prefix("///");
        is_further = doc.map_or(false, |doc| doc.is_empty() || is_further);
        if !(is_further || code.starts_with("//!") || code.starts_with("trace::")) {
            plain +=
                &if code.starts_with("//") { line.to_string() } else { line.replace("pub ", "") };
            plain.push('\n');
        }
    }
    plain
}

/// Cuts a text into its items, each with the comments and attributes before it.
fn pieces(text: &str) -> Vec<String> {
    let (mut pieces, mut piece, mut depth) = (Vec::new(), String::new(), 0);
    for (line, code) in text.lines().zip(code(text).lines()) {
        if !(piece.is_empty() && line.is_empty()) {
            piece.extend([line, "\n"]);
        }
        depth += code.matches(['(', '[', '{']).count();
        depth -= code.matches([')', ']', '}']).count();
        if depth == 0 && code.trim_end().ends_with([';', '}']) {
            pieces.push(mem::take(&mut piece));
        }
    }
    pieces
}

/// Returns the name that an item has, and all names in its first line, from its keyword on.
fn header(text: &str) -> (String, Vec<String>) {
    let code = code(text);
    let line = code.lines().find(|line| !(line.trim().is_empty() || line.trim().starts_with('#')));
    let [names, _] = names(line.unwrap_or_default());
    let is_function = names.get(1).map_or(false, |name| name == "fn");
    (names.get(if is_function { 2 } else { 1 }).cloned().unwrap_or_default(), names)
}

/// Returns the names and keywords in a piece of code; of the second kind, those of members, which
/// follow `.` or `::`.
fn names(text: &str) -> [Vec<String>; 2] {
    let (code, mut names) = (code(text), [Vec::new(), Vec::new()]);
    let is_part = |it: char| it.is_ascii_alphanumeric() || it == '_';
    let mut rest = code.as_str();
    while let Some(start) = rest.find(is_part) {
        let end = rest[start..].find(|it| !is_part(it)).map_or(rest.len(), |it| start + it);
        let before = &rest[..start];
        let is_member = before.ends_with("::") || before.ends_with('.') && !before.ends_with("..");
        names[usize::from(is_member)].push(rest[start..end].to_string());
        rest = &rest[end..];
    }
    names
}

/// Returns a text with spaces in place of comments and of what stands in quotes.
fn code(text: &str) -> String {
    let bytes = text.as_bytes();
    let end = |from: usize, last: u8| {
        let mut end = from;
        while bytes[end] != last {
            end += if bytes[end] == b'\\' { 2 } else { 1 };
        }
        end
    };
    let (mut code, mut start) = (Vec::new(), 0);
    while start < bytes.len() {
        let stop = match bytes[start..] {
            [b'/', b'/', ..] => start + text[start..].find('\n').unwrap_or(text.len() - start),
            [b'"', ..] => end(start + 1, b'"') + 1,
            [b'\'', b'\\', ..] | [b'\'', _, b'\'', ..] => end(start + 1, b'\'') + 1,
            _ => {
                code.push(bytes[start]);
                start += 1;
                continue;
            }
        };
        code.extend(bytes[start..stop].iter().map(|&byte| if byte == b'\n' { byte } else { b' ' }));
        start = stop;
    }
    String::from_utf8(code).expect("all else is ASCII")
}
