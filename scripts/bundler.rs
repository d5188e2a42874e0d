//! One source file out of a problem and the modules that it needs.
//!
//! What is needed is what the `use crate::…;` lines name: so an `impl` has to stand where its type
//! or its trait does. Sources are read line by line, in the form that rustfmt gives them, and what
//! could mean something else in the one file is refused.

use std::collections::{BTreeMap, BTreeSet};
use std::io;

/// What is refused outside `use` and `pub mod` lines.
const REFUSED: &str = "crate:: super:: self:: std:: core:: alloc:: use mod extern macro_rules! \
                       #[path #[test #[cfg #[cfg_attr cfg! env! option_env! include! \
                       include_str! include_bytes! file! line! column! module_path! dbg! \
                       type_name type_name_of_val caller track_caller r\" r# br\" br# /*";

/// The source files of the library by their modules, such as `eight::board`.
type Library = BTreeMap<String, Source>;

/// Bundles `src/problems/{name}.rs`: its own text, then the modules that it needs. `header` takes
/// the place of the first paragraph of its docs; `read` reads a file of the package.
///
/// # Errors
/// What cannot be bundled, and where: `src/eight.rs:12: cannot bundle …`.
pub fn bundle(
    name: &str,
    header: &str,
    read: impl Fn(&str) -> io::Result<String>,
) -> Result<String, String> {
    let library = load(read)?;
    let root = format!("problems::{name}");
    let root = library.get(&root).ok_or(format!("{root}: there is no such module"))?;
    root.check_names(&library)?;
    let (header, text) = (header.replace('\n', "\n//! "), root.text());
    let text = &text[text.find("//!\n").unwrap_or(0)..];
    Ok(format!("//! {header}\n{text}{}", blocks("", &library, &needed(root, &library)?)))
}

/// Reads all of the library.
fn load(read: impl Fn(&str) -> io::Result<String>) -> Result<Library, String> {
    let mut library = Library::new();
    let mut modules = vec!["lib".to_string()];
    while let Some(module) = modules.pop() {
        let file = format!("src/{}.rs", module.replace("::", "/"));
        let text = read(&file).map_err(|error| format!("{file}: cannot be read: {error}"))?;
        let source = Source::new(file, &text)?;
        let inside = if library.is_empty() { String::new() } else { module.clone() + "::" };
        modules.extend(source.children().map(|child| format!("{inside}{child}")));
        library.insert(module, source);
    }
    Ok(library)
}

/// Returns the modules that a bundle needs beside its root, and those around them.
fn needed(root: &Source, library: &Library) -> Result<BTreeSet<String>, String> {
    let mut needed = BTreeSet::new();
    let mut open = vec![root];
    while let Some(source) = open.pop() {
        for (line, import) in source.imports()? {
            let path = provider(&import, library)
                .or_else(|why| source.refuse(line, &format!("`{import}`: {why}")))?;
            let ends = path.match_indices("::").map(|(end, _)| end).chain([path.len()]);
            for module in ends.filter_map(|end| library.get_key_value(&path[..end])) {
                if needed.insert(module.0.clone()) {
                    open.push(module.1);
                }
            }
        }
    }
    Ok(needed)
}

/// Returns the module that an import is or is from, or nothing if that is the standard library.
fn provider<'a>(import: &'a str, library: &Library) -> Result<&'a str, &'static str> {
    let (start, path) = import.split_once("::").unwrap_or((import, ""));
    let (around, name) = path.rsplit_once("::").unwrap_or(("", path));
    let is_plain = name.trim_end_matches(" as _").chars().all(is_of_name);
    match library.get(path).map(|module| module.children().count()) {
        _ if !is_plain => Err("it is more than a name"),
        _ if start == "std" => Ok(""),
        _ if start != "crate" => Err("it begins neither in std nor in the crate"),
        Some(0) => Ok(path),
        Some(_) => Err("which of its modules are needed does not show"),
        None if library.contains_key(around) => Ok(around),
        None => Err("there is no such module"),
    }
}

/// Returns the blocks of the modules whose paths begin with `around`.
fn blocks(around: &str, library: &Library, needed: &BTreeSet<String>) -> String {
    let block = |path: &String| {
        let name = path.strip_prefix(around).filter(|name| !name.contains("::"))?;
        let inside = blocks(&format!("{path}::"), library, needed);
        Some(format!("\npub mod {name} {{\n{}{inside}}}\n", library[path].text()))
    };
    needed.iter().filter_map(block).collect()
}

struct Source {
    file: String,
    /// The lines, and the code on each: without comments and what literals hold.
    lines: Vec<(String, String)>,
}

impl Source {
    /// Refuses what would be lost if nothing imports the module: an attribute of the whole crate,
    /// and an `impl` that names no type or trait from here.
    fn new(file: String, text: &str) -> Result<Source, String> {
        let mut in_string = false;
        let lines = text.trim_start_matches('\u{FEFF}').lines();
        let lines = lines.map(|line| (line.to_string(), code(line, &mut in_string))).collect();
        let source = Source { file, lines };
        let own: Vec<_> = source.lines.iter().filter_map(|(_, code)| defined(code)).collect();
        for (line, (_, code)) in source.lines.iter().enumerate() {
            if has(code, "#![") {
                return source.refuse(line, "`#![` here");
            }
            let is_impl = code.starts_with("impl") && has(code, "impl");
            if is_impl && !own.iter().any(|name| has(code, name)) {
                return source.refuse(line, "an `impl` away from its type and its trait");
            }
        }
        Ok(source)
    }

    fn refuse<T>(&self, line: usize, what: &str) -> Result<T, String> {
        Err(format!("{}:{}: cannot bundle {what}", self.file, line + 1))
    }

    fn children(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().filter_map(|(_, code)| child(code))
    }

    /// Returns the path of each import and its line, unless something here is refused.
    fn imports(&self) -> Result<Vec<(usize, String)>, String> {
        let children = self.children().map(|child| format!("{child}::"));
        let refused: Vec<_> = REFUSED.split(' ').map(String::from).chain(children).collect();
        let mut uses: Vec<(usize, String)> = Vec::new();
        for (line, (_, code)) in self.lines.iter().enumerate() {
            let found = refused.iter().find(|what| has(code, what));
            match (uses.last_mut(), found) {
                (Some((_, open)), _) if !open.ends_with(';') => *open += code,
                _ if code.starts_with("use ") => uses.push((line, code.clone())),
                (_, Some(what)) if child(code).is_none() => {
                    return self.refuse(line, &format!("`{what}` here"));
                }
                _ => {}
            }
        }
        let paths = |(line, code): &(usize, String)| paths(code).map(|it| (*line, it)).collect();
        Ok(uses.iter().flat_map::<Vec<_>, _>(paths).collect())
    }

    /// Refuses names that a bundle's root has already: those of the modules that are put there.
    fn check_names(&self, library: &Library) -> Result<(), String> {
        let lines = self.lines.iter().enumerate();
        let own = lines.filter_map(|(line, (_, code))| Some((line, defined(code)?.to_string())));
        for (line, name) in self.imports()?.into_iter().chain(own) {
            if library.contains_key(name.rsplit("::").next().unwrap_or("")) {
                let what = format!("`{name}`: the bundle's root has that name already");
                return self.refuse(line, &what);
            }
        }
        Ok(())
    }

    /// Returns the text without the modules inside and sections of docs such as `# Errors`.
    fn text(&self) -> String {
        let mut lines: Vec<&str> = Vec::new();
        let mut is_in_section = false;
        for (line, code) in &self.lines {
            let doc = line.trim_start().strip_prefix("///");
            let is_heading = doc.map_or(false, |doc| doc.starts_with(" # "));
            is_in_section = is_heading || is_in_section && doc.is_some();
            if is_heading && lines.last().map_or(false, |last| last.trim() == "///") {
                lines.pop();
            }
            if !is_in_section && child(code).is_none() {
                lines.push(line);
            }
        }
        lines.join("\n").trim_end().to_string() + "\n"
    }
}

/// Returns the code on a line: without comments and what literals hold.
fn code(line: &str, in_string: &mut bool) -> String {
    let mut code = String::new();
    // Of all characters that a literal can hold, only this would mislead.
    let line = line.replace("'\"'", "' '");
    let mut rest = line.chars();
    while let Some(character) = rest.next() {
        match character {
            '\\' => drop(rest.next()),
            '"' => {
                *in_string = !*in_string;
                code.push('"');
            }
            _ if *in_string => {}
            '/' if rest.as_str().starts_with('/') => break,
            _ => code.push(character),
        }
    }
    code.trim().to_string()
}

/// Returns whether code holds these letters, and not as a part of a longer name.
fn has(code: &str, what: &str) -> bool {
    let is_cut = |at: usize| code[..at].ends_with(is_of_name) && code[at..].starts_with(is_of_name);
    code.match_indices(what).any(|(start, _)| !is_cut(start) && !is_cut(start + what.len()))
}

fn is_of_name(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// Returns the type, the trait or the function that a line of code defines.
fn defined(code: &str) -> Option<&str> {
    let mut words = code.split(|character| !is_of_name(character));
    let kinds = ["struct", "enum", "union", "trait", "type", "fn"];
    words.find(|word| kinds.contains(word)).and(words.next())
}

/// Returns the module that a line of code declares.
fn child(code: &str) -> Option<&str> {
    code.strip_prefix("pub mod ")?.strip_suffix(';')
}

/// Returns the paths of all that a `use` statement imports.
fn paths(code: &str) -> impl Iterator<Item = String> + '_ {
    let tree = code.trim_start_matches("use ").trim_end_matches(';');
    let (around, names) = tree.split_once('{').unwrap_or(("", tree));
    let names = names.trim_end_matches('}').split_terminator(',').map(str::trim);
    names.map(move |name| format!("{around}{name}").trim_end_matches("::self").to_string())
}
