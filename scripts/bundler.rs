//! One flat source file out of a program and what it needs of a crate.
//!
//! Modules come by the lines `use crate::…`. Of their items those are kept whose names occur in
//! what is kept, `main` first; of an `impl` block, the members whose names follow a `.` or `::`.
//! Sources have the form that rustfmt gives them, an empty line between any two items, and no two
//! items of the same name. The compiler finds what does not fit.

use std::collections::{BTreeMap, BTreeSet};

use puzzle_solvers::cli::arguments::Error;

/// Reads a file of a crate's sources, such as `eight/board.rs`.
pub type Read<'a> = &'a dyn Fn(&str) -> Result<String, Error>;

/// A file of the sources.
struct Module {
    /// The drawing in its docs, as a comment.
    docs: String,
    /// The full paths that it imports.
    imports: Vec<String>,
    items: Vec<Item>,
}

/// An item, or a member of an `impl` block without a trait.
struct Item {
    text: String,
    /// The first line of the block; empty for what is in none.
    block: String,
    /// The names that have to occur: those in the first line of an `impl` block, as far as the
    /// crate has items of these names, and last its own.
    needs: Vec<String>,
    is_kept: bool,
}

/// Returns the program whose root module is `root`: what it imports of the standard library, `main`,
/// the other items of the root, and the other modules in the order in which they are named.
///
/// # Errors
/// A file cannot be read.
pub fn bundle(root: &str, read: Read) -> Result<String, Error> {
    let mut modules = load(root, read)?;
    let items = modules.iter().flat_map(|module| &module.items);
    let known: BTreeSet<_> = items.filter_map(|item| item.needs.last().cloned()).collect();
    let (mut names, mut count) = (vec!["main".to_string()], 0);
    while count < names.len() {
        count = names.len();
        for item in modules.iter_mut().flat_map(|module| &mut module.items) {
            let mut needs = item.needs.iter().filter(|need| known.contains(*need));
            if !item.is_kept && needs.all(|need| names.contains(need)) {
                item.is_kept = true;
                names.extend(self::names(&item.text));
            }
        }
    }
    modules.iter_mut().for_each(|module| module.items.retain(|item| item.is_kept));
    modules.retain(|module| !module.items.is_empty());
    modules.sort_by_key(|module| {
        let needs = module.items.iter().flat_map(|item| &item.needs);
        let needs = needs.filter(|need| known.contains(*need) && !need.starts_with('.'));
        needs.filter_map(|need| names.iter().position(|name| name == need)).min()
    });
    let is_named = |path: &&String| names.iter().any(|name| path.ends_with(&format!("::{name}")));
    let imports = modules[1..].iter().flat_map(|module| &module.imports).filter(is_named);
    // The root comes first, for its `main`. A trait that it imports need not be named.
    let imports = imports.chain(&modules[0].imports);
    Ok(use_lines(imports) + &modules.iter().map(Module::text).collect::<String>())
}

/// Reads the root, and all modules from which it or they import.
fn load(root: &str, read: Read) -> Result<Vec<Module>, Error> {
    let (mut modules, mut loaded) = (vec![Module::new(root)], BTreeSet::new());
    let mut paths = modules[0].imports.clone();
    while let Some(path) = paths.pop() {
        let module = path.strip_prefix("crate::").and_then(|path| Some(path.rsplit_once("::")?.0));
        if let Some(module) = module.filter(|module| loaded.insert(module.to_string())) {
            let file = module.replace("::", "/") + ".rs";
            modules.push(Module::new(&read(&file)?));
            paths.extend(modules[modules.len() - 1].imports.clone());
        }
    }
    modules[0].docs.clear();
    modules[0].items.sort_by_key(|item| item.needs != ["main"]);
    Ok(modules)
}

impl Module {
    /// Cuts the text of a module into its items.
    fn new(text: &str) -> Module {
        let mut module = Module { docs: comment(text), imports: Vec::new(), items: Vec::new() };
        for text in pieces(&plain(text)) {
            let item = |block: &str, needs, text| Item {
                text,
                block: block.to_string(),
                needs,
                is_kept: false,
            };
            match (text.split_once("{\n"), header(&text)) {
                (_, header) if ["use", "mod"].contains(&header[0].as_str()) => {
                    module.imports.extend(text.split(";\n").flat_map(imported));
                }
                (Some((block, members)), header)
                    if header[0] == "impl" && !block.contains(" for ") =>
                {
                    for text in pieces(members.strip_suffix("}\n").unwrap_or(members)) {
                        let name = format!(".{}", self::header(&text)[0]);
                        let needs = [&header[1..], &[name]].concat();
                        module.items.push(item(block, needs, text));
                    }
                }
                (_, header) => module.items.push(item("", header, text)),
            }
        }
        module
    }

    /// Returns the text, an `impl` block for each row of members.
    fn text(&self) -> String {
        let (mut text, mut block) = (self.docs.clone(), "");
        for item in &self.items {
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

/// Returns a `use` line for each module of the standard library, sorted as rustfmt does. What
/// begins in lower case is a module.
fn use_lines<'a>(paths: impl Iterator<Item = &'a String>) -> String {
    let mut modules: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for path in paths.filter(|path| path.starts_with("std::")) {
        let (module, name) = path.rsplit_once("::").unwrap_or_default();
        let is_module = name.starts_with(|it: char| it.is_ascii_lowercase());
        let (module, name) = if is_module { (path.as_str(), "self") } else { (module, name) };
        modules.entry(module).or_default().insert(name);
    }
    let lines = modules.into_iter().map(|(module, names)| {
        let names = sorted(names);
        match names[..] {
            ["self"] => format!("use {module};\n"),
            [name] => format!("use {module}::{name};\n"),
            _ => format!("use {module}::{{{}}};\n", names.join(", ")),
        }
    });
    sorted(lines).concat()
}

/// Sorts texts, lower case first: one bit tells it from upper case.
fn sorted<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut texts: Vec<_> = texts.into_iter().collect();
    texts.sort_by_key(|it| it.as_ref().bytes().map(|byte| byte ^ 0x20).collect::<Vec<_>>());
    texts
}

/// Returns the paths that a `use` line imports.
fn imported(line: &str) -> Vec<String> {
    let line = line.split_whitespace().skip(1).collect::<String>().replace('}', "");
    let (module, names) = line.rsplit_once("::").unwrap_or_default();
    let names = names.trim_start_matches('{').split(',').filter(|name| !name.is_empty());
    names.map(|name| format!("{module}::{name}").replace("::self", "")).collect()
}

/// Returns the first paragraph of a module's docs and its drawing, as a comment, if it has one.
fn comment(text: &str) -> String {
    let docs = text.lines().map_while(|line| line.strip_prefix("//!"));
    let docs: String = docs.flat_map(|line| ["\n//", line]).collect();
    let title = docs.split("\n//\n").next().unwrap_or_default();
    let drawing = docs.split("\n// ```").nth(1).and_then(|drawing| drawing.strip_prefix("text"));
    drawing.map_or(String::new(), |drawing| format!("{title}\n//{drawing}\n"))
}

/// Returns a text as a submission has it: without the module's docs, `pub`, what an item's docs say
/// after their first paragraph, and the trace.
fn plain(text: &str) -> String {
    let mut is_further = false;
    let is_kept = |line: &&str| {
        let doc = line.trim_start().strip_prefix("///");
        is_further = doc.map_or(false, |doc| doc.is_empty() || is_further);
        let is_trace = line.trim_start().starts_with("trace::") || line.ends_with("::trace;");
        !(is_further || is_trace || line.starts_with("//!"))
    };
    let lines = text.lines().filter(is_kept).map(|line| line.replace("pub ", "") + "\n");
    lines.collect::<String>().trim_start().to_string()
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

/// Returns the name of an item, or all names in the first line of a `use`, `mod` or
/// `impl`.
fn header(text: &str) -> Vec<String> {
    let is_code = |line: &&str| !line.trim_start().starts_with(['/', '#']);
    let names = names(text.lines().find(is_code).unwrap_or_default());
    let is_name = |name: &String| !KEYWORDS.contains(&name.as_str());
    match names[0].as_str() {
        "use" | "mod" | "impl" => names,
        _ => names.into_iter().find(is_name).into_iter().collect(),
    }
}

/// What stands before the name of an item.
const KEYWORDS: [&str; 7] = ["const", "enum", "fn", "static", "struct", "trait", "type"];

/// Returns the names in a piece of code; before a member's, which follows a `.` or `::`, a `.`.
fn names(text: &str) -> Vec<String> {
    let lines = text.lines().flat_map(|line| line.split("//").next());
    let code = lines.collect::<Vec<_>>().join("\n").replace("..", " ").replace("::", ".");
    let is_part = |it: char| it.is_ascii_alphanumeric() || matches!(it, '_' | '.');
    let mut names = Vec::new();
    for path in code.split(|it| !is_part(it)) {
        let mut parts = path.split('.');
        names.extend(parts.next().filter(|name| !name.is_empty()).map(String::from));
        names.extend(parts.map(|name| format!(".{name}")));
    }
    names
}
