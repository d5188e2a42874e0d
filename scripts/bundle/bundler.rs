//! Makes one flat source file of a program and of the items of a crate that it needs.
//!
//! The lines `use crate::…` lead from module to module. First `main` is kept, then every item whose
//! name occurs in an item that is kept. A member of an `impl` block is kept if its name occurs
//! there behind a `.` or `::`. The sources are formatted by rustfmt, have an empty line between any
//! two items, and no two items of the same name. If a source breaks these rules, the file does not
//! compile.

use std::collections::{BTreeMap, BTreeSet};

/// Reads a file of a crate's sources, such as `eight/board.rs`.
pub type Read<'a> = &'a dyn Fn(&str) -> Result<String, String>;

/// A file of the sources.
struct Module {
    /// The drawing in its docs, as a comment.
    drawing: String,
    /// The full paths that it imports; that of a module itself ends in `::self`.
    imports: Vec<String>,
    items: Vec<Item>,
}

/// An item, or a member of an `impl` block.
struct Item {
    text: String,
    /// The first line of the `impl` block; empty if the item is in no block.
    block: String,
    /// The names that have to occur for it to be kept: those in the first line of the block, and
    /// last its own.
    needs: Vec<String>,
    is_kept: bool,
}

/// Returns the program whose root module is `root`: its imports from the standard library, its
/// `main`, its other items; then the board, which is the module with a drawing, and the other
/// modules in the order in which they are named.
///
/// # Errors
/// A file cannot be read. The message is that of `read`.
pub fn bundle(root: &str, read: Read) -> Result<String, String> {
    let mut modules = load(root, read)?;
    let items = modules.iter().flat_map(|module| &module.items);
    let known: Vec<String> = items.filter_map(|item| item.needs.last().cloned()).collect();
    let (mut named, mut order, mut next) = (vec!["main".to_string()], Vec::new(), 0);
    while let Some(name) = named.get(next).cloned() {
        for (index, module) in modules.iter_mut().enumerate() {
            for item in module.items.iter_mut().filter(|item| item.needs.contains(&name)) {
                let mut needs = item.needs.iter().filter(|need| known.contains(*need));
                if !item.is_kept && needs.all(|need| named.contains(need)) {
                    item.is_kept = true;
                    named.extend(names(&item.text));
                    if !order.contains(&index) {
                        order.push(index);
                    }
                }
            }
        }
        next += 1;
    }
    let is_named = |path: &&String| {
        named.iter().any(|name| path.trim_end_matches("::self").ends_with(&format!("::{name}")))
    };
    // All imports of the root are kept: a trait is used without its name.
    let others = modules[1..].iter().flat_map(|module| &module.imports).filter(is_named);
    order.sort_by_key(|&index| (index > 0, modules[index].drawing.is_empty()));
    let imports = use_lines(modules[0].imports.iter().chain(others));
    Ok(imports + &order.iter().map(|&index| modules[index].kept()).collect::<String>())
}

/// Reads the root, the modules that it imports from, the modules that these import from, and so on.
fn load(root: &str, read: Read) -> Result<Vec<Module>, String> {
    let (mut modules, mut files) = (vec![Module::new(root)], Vec::new());
    let main = modules[0].items.iter().position(|item| item.needs == ["main"]).unwrap_or(0);
    modules[0].items[..=main].rotate_right(1);
    let mut paths = modules[0].imports.clone();
    while let Some(path) = paths.pop() {
        let module = path.strip_prefix("crate::").and_then(|path| path.rsplit_once("::"));
        let file = module.map(|(module, _)| module.replace("::", "/") + ".rs");
        if let Some(file) = file.filter(|file| !files.contains(file)) {
            modules.push(Module::new(&read(&file)?));
            paths.extend(modules[modules.len() - 1].imports.clone());
            files.push(file);
        }
    }
    Ok(modules)
}

impl Module {
    /// Cuts the text of a module into its items.
    fn new(text: &str) -> Module {
        let mut module = Module { drawing: drawing(text), imports: Vec::new(), items: Vec::new() };
        for text in pieces(&plain(text)) {
            let mut add = |block: &str, needs, text| {
                module.items.push(Item { text, block: block.to_string(), needs, is_kept: false })
            };
            let (block, members) = text.split_at(text.find("{\n").map_or(0, |end| end + 2));
            if text.starts_with("use ") {
                module.imports.extend(text.split(";\n").flat_map(imported));
            } else if !block.starts_with("impl") {
                add("", vec![name(&text)], text);
            } else {
                for text in pieces(members.strip_suffix("}\n").unwrap_or(members)) {
                    let member = format!(".{}", name(&text));
                    add(block, [names(block), vec![member]].concat(), text);
                }
            }
        }
        module
    }

    /// Returns the text of the items that are kept.
    fn kept(&self) -> String {
        let (mut kept, mut last) = (self.drawing.clone(), "");
        for Item { text, block, .. } in self.items.iter().filter(|item| item.is_kept) {
            kept += if block == last || last.is_empty() { "\n" } else { "}\n\n" };
            kept += if block == last { "" } else { block };
            kept += text;
            last = block;
        }
        kept + if last.is_empty() { "" } else { "}\n" }
    }
}

/// Returns a `use` line for each module of the standard library from which something is imported,
/// in the order of rustfmt: inner modules before what braces hold, and there `self` first.
fn use_lines<'a>(paths: impl Iterator<Item = &'a String>) -> String {
    let mut lines: BTreeMap<String, BTreeSet<(bool, &str)>> = BTreeMap::new();
    for (module, name) in paths.filter_map(|path| path.strip_prefix("std::")?.rsplit_once("::")) {
        lines.entry(format!("{module}::{{")).or_default().insert((name != "self", name));
    }
    let line = |(begin, names): (String, BTreeSet<(bool, &str)>)| {
        let names: Vec<_> = names.into_iter().map(|(_, name)| name).collect();
        let line = format!("use std::{begin}{}}};\n", names.join(", "));
        match names.len() {
            1 => line.replace(['{', '}'], "").replace("::self", ""),
            _ => line,
        }
    };
    lines.into_iter().map(line).collect()
}

/// Returns the paths that a `use` line imports.
fn imported(line: &str) -> Vec<String> {
    let line = line.split_whitespace().skip(1).collect::<String>().replace('}', "");
    let (module, names) = line.rsplit_once("::").unwrap_or_default();
    let names = names.trim_start_matches('{').split(',').filter(|name| !name.is_empty());
    let end = if module == "std" { "::self" } else { "" };
    names.map(|name| format!("{module}::{name}{end}")).collect()
}

/// Returns the first paragraph of a module's docs and its drawing, as a comment, if it has one.
fn drawing(text: &str) -> String {
    let docs = text.lines().map_while(|line| line.strip_prefix("//!"));
    let docs: String = docs.flat_map(|line| ["\n//", line]).collect();
    let title = docs.split("\n//\n").next().unwrap_or_default();
    let drawing = docs.split("\n// ```").nth(1).and_then(|drawing| drawing.strip_prefix("text"));
    drawing.map_or(String::new(), |drawing| format!("{title}\n//{drawing}\n"))
}

/// Returns a text for a submission: without the module's docs, `pub`, `mod` and calls of the trace.
/// The docs of an item keep their first paragraph only.
fn plain(text: &str) -> String {
    let (mut plain, mut is_further, mut call) = (String::new(), false, None);
    for line in text.lines() {
        let code = line.trim_start();
        let indent = line.len() - code.len();
        // A call may go on over several lines. Its last line is indented as its first.
        if let Some(first) = call {
            call = call.filter(|_| indent != first);
            continue;
        }
        if code.starts_with("trace::") {
            call = Some(indent).filter(|_| !line.ends_with(';'));
            continue;
        }
        let doc = code.strip_prefix("///");
        is_further = doc.map_or(false, |doc| doc.is_empty() || is_further);
        let is_left_out = ["//!", "pub mod "].iter().any(|&text| code.starts_with(text));
        if !(is_further || is_left_out || line.ends_with("::trace;")) {
            plain += &(line.replace("pub ", "") + "\n");
        }
    }
    plain.trim_start().to_string()
}

/// Cuts a text into its items, each with the comments and attributes before it.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let inside = " ".repeat(text.len() - text.trim_start().len() + 1);
    for part in text.trim_end().split("\n\n").map(|part| part.trim_start_matches('\n')) {
        match pieces.last_mut() {
            Some(piece) if part.starts_with(&inside) => piece.extend(["\n", part, "\n"]),
            _ => pieces.push(part.to_string() + "\n"),
        }
    }
    pieces
}

/// Returns the name of an item.
fn name(text: &str) -> String {
    const KEYWORDS: [&str; 7] = ["const", "enum", "fn", "static", "struct", "trait", "type"];
    let code = text.lines().find(|line| !line.trim_start().starts_with(['/', '#']));
    let mut words = names(code.unwrap_or_default()).into_iter();
    words.find(|name| !KEYWORDS.contains(&name.as_str())).unwrap_or_default()
}

/// Returns the names in a piece of code. The name of a member, which follows a `.` or `::`, gets a
/// `.` in front.
fn names(text: &str) -> Vec<String> {
    let lines = text.lines().flat_map(|line| line.split("//").next());
    let code = lines.collect::<Vec<_>>().join("\n").replace("..", " ").replace("::", ".");
    let mut names = Vec::new();
    let is_part = |symbol: char| symbol.is_ascii_alphanumeric() || matches!(symbol, '_' | '.');
    for path in code.split(|symbol| !is_part(symbol)) {
        let mut parts = path.split('.');
        names.extend(parts.next().filter(|name| !name.is_empty()).map(String::from));
        names.extend(parts.map(|name| format!(".{name}")));
    }
    names
}
