//! One source file out of a binary and the modules that it needs.
//!
//! What is needed is what the `use` lines name: `use puzzle_solvers::…;` in a binary and
//! `use crate::…;` in the library. So an `impl` has to stand where its type or its trait does.
//! Sources are read line by line, in the form that rustfmt gives them, and what could mean
//! something else in the one file is refused.

use std::collections::{BTreeMap, BTreeSet};

/// What is refused outside plain `use` and `pub mod` lines.
const REFUSED: &str = "crate:: super:: self:: puzzle_solvers use mod extern macro_rules! #[path \
                       #[test #[cfg #![cfg #[cfg_attr #![cfg_attr cfg! env! option_env! include! \
                       include_str! include_bytes! r\" r# br\" br# /*";

/// Bundles `src/bin/{binary}.rs`: its own text, then its modules. `read` gives the text of a
/// file, if there is one.
///
/// # Errors
/// What cannot be bundled, and where: `src/eight.rs:12: cannot bundle …`.
pub fn bundle(binary: &str, read: &dyn Fn(&str) -> Option<String>) -> Result<String, String> {
    let mut bundle = Bundle { binary, read, modules: BTreeMap::new() };
    bundle.take("")?;
    Ok(bundle.print(""))
}

struct Bundle<'a> {
    binary: &'a str,
    read: &'a dyn Fn(&str) -> Option<String>,
    /// The text of each module that is needed, without its children, by its path, such as
    /// `eight::board`. The binary's path is empty.
    modules: BTreeMap<String, String>,
}

impl Bundle<'_> {
    fn file(&self, module: &str) -> String {
        match module {
            "" => format!("src/bin/{}.rs", self.binary),
            _ => format!("src/{}.rs", module.replace("::", "/")),
        }
    }

    fn text(&self, module: &str) -> Option<String> {
        (self.read)(&self.file(module))
    }

    /// Takes in a module and all that it needs.
    fn take(&mut self, module: &str) -> Result<(), String> {
        if self.modules.contains_key(module) {
            return Ok(());
        }
        let (file, is_binary) = (self.file(module), module.is_empty());
        let text = self.text(module).ok_or_else(|| format!("{file}: cannot be read"))?;
        let refused = |(line, what)| format!("{file}:{line}: cannot bundle {what}");
        let source = Source::read(&text, is_binary).map_err(refused)?;
        // Before what it needs, which may need it in turn.
        self.modules.insert(module.to_string(), source.text);
        for (line, code) in &source.uses {
            for import in imports(code) {
                let needed = self.needed(&import, is_binary && !is_of_root(code));
                if let Some(needed) = needed.map_err(|what| refused((*line, what)))? {
                    self.take(needed)?;
                }
            }
        }
        Ok(())
    }

    /// The module of the library that an import needs, if any. A name that is new beside the
    /// modules of the root must not be that of one.
    fn needed<'i>(&self, import: &'i str, is_new: bool) -> Result<Option<&'i str>, String> {
        let refused = |why| Err(format!("`{import}`: {why}"));
        let (root, path) = import.split_once("::").unwrap_or((import, ""));
        let (around, name) = path.rsplit_once("::").unwrap_or(("", path));
        match self.text(path) {
            _ if is_new && self.text(name).is_some() => {
                refused("a module of the library has that name too")
            }
            _ if root == "std" => Ok(None),
            _ if root != "crate" => refused("it begins neither in std nor in the library"),
            Some(text) if text.lines().any(|line| child(line).is_some()) => {
                refused("which of its modules are needed does not show")
            }
            Some(_) => Ok(Some(path)),
            None if !name.chars().all(is_of_name) => refused("it is more than a name"),
            None if around.is_empty() || self.text(around).is_none() => {
                refused("there is no such module")
            }
            None => Ok(Some(around)),
        }
    }

    /// A module's text and then its children, each in a block. One that is needed for its
    /// children alone has no text but its docs.
    fn print(&self, module: &str) -> String {
        let docs = || docs(&self.text(module).unwrap_or_default());
        let text = self.modules.get(module).cloned().unwrap_or_else(docs);
        let mut text = format!("{}\n", text.trim_end());
        let inside = if module.is_empty() { String::new() } else { format!("{module}::") };
        let paths = self.modules.keys().filter_map(|path| path.strip_prefix(&inside));
        let children: BTreeSet<_> =
            paths.filter_map(|path| path.split_terminator("::").next()).collect();
        for child in children {
            text += &format!("\npub mod {child} {{\n");
            for line in self.print(&format!("{inside}{child}")).lines() {
                let indent = if line.is_empty() { "" } else { "    " };
                text += &format!("{indent}{line}\n");
            }
            text += "}\n";
        }
        text
    }
}

/// What is read from the source of a binary or of a module.
#[derive(Default)]
struct Source {
    /// The text for the bundle: without the modules inside, and without imports of those beside.
    text: String,
    /// The code of each `use`, and the number of its first line.
    uses: Vec<(usize, String)>,
}

impl Source {
    /// Fails at the first line that cannot be bundled, whatever it may import, with its number.
    fn read(text: &str, is_binary: bool) -> Result<Source, (usize, String)> {
        let children = text.lines().filter_map(child).map(|child| format!("{child}::"));
        let refused: Vec<String> = REFUSED.split(' ').map(String::from).chain(children).collect();
        let mut source = Source::default();
        let mut in_string = false;
        for (number, line) in (1..).zip(text.lines()) {
            let code = code(line, &mut in_string)
                .ok_or_else(|| (number, "a string over several lines".to_string()))?;
            match source.uses.last_mut() {
                Some((_, open)) if !open.ends_with(';') => *open += &code,
                _ if code.starts_with("use ") => source.uses.push((number, code.clone())),
                _ if child(&code).is_some() && !is_binary => continue,
                _ => {
                    if let Some(what) = refused.iter().find(|what| has(&code, what)) {
                        return Err((number, format!("`{what}` here")));
                    }
                }
            }
            source.push(line, &code);
        }
        Ok(source)
    }

    fn push(&mut self, line: &str, code: &str) {
        let is_second_blank = line.is_empty() && self.text.ends_with("\n\n");
        if !is_second_blank && !is_of_root(code) {
            let is_use = code.starts_with("use puzzle_solvers::");
            self.text += &line.replacen("puzzle_solvers::", "crate::", usize::from(is_use));
            self.text.push('\n');
        }
    }
}

/// The code on a line, unless a string runs on to the next line other than by a backslash.
fn code(line: &str, in_string: &mut bool) -> Option<String> {
    let mut code = String::new();
    let mut rest = line.trim_start().chars();
    while let Some(character) = rest.next() {
        match character {
            '\\' => {
                if rest.next().is_none() {
                    return Some(code);
                }
            }
            '"' => {
                *in_string = !*in_string;
                code.push('"');
            }
            _ if *in_string => {}
            '/' if rest.as_str().starts_with('/') => break,
            '\'' => rest = after_apostrophe(rest.as_str()).chars(),
            _ => code.push(character),
        }
    }
    code.truncate(code.trim_end().len());
    Some(code).filter(|_| !*in_string)
}

/// What follows the character that an apostrophe begins, or the apostrophe of a lifetime.
fn after_apostrophe(rest: &str) -> &str {
    let mut characters = rest.chars();
    match (characters.next(), characters.next()) {
        (Some('\\'), _) => characters.as_str().split_once('\'').map_or("", |(_, after)| after),
        (_, Some('\'')) => characters.as_str(),
        _ => rest,
    }
}

/// Whether code holds these letters, and not as a part of a longer name.
fn has(code: &str, what: &str) -> bool {
    let goes_on =
        |left: &str, right: &str| left.ends_with(is_of_name) && right.starts_with(is_of_name);
    code.match_indices(what).any(|(start, _)| {
        let (before, after) = (&code[..start], &code[start + what.len()..]);
        !goes_on(before, what) && !goes_on(what, after)
    })
}

fn is_of_name(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// The module that a line of the library declares.
fn child(line: &str) -> Option<&str> {
    line.strip_prefix("pub mod ")?.strip_suffix(';')
}

/// Whether a binary imports a module of the root, which stands beside it in the bundle.
fn is_of_root(code: &str) -> bool {
    let path = code.strip_prefix("use puzzle_solvers::").and_then(|path| path.strip_suffix(';'));
    path.map_or(false, |path| path.chars().all(is_of_name))
}

/// The paths of all that a statement imports, from `crate` on if it is the library's.
fn imports(code: &str) -> Vec<String> {
    let tree = code.replacen("use puzzle_solvers::", "use crate::", 1);
    let tree = match tree.strip_prefix("use ") {
        Some(tree) => tree.trim_end_matches(';'),
        None => return Vec::new(),
    };
    let (around, names) = tree.split_once('{').unwrap_or(("", tree));
    let names = names.trim_end_matches('}').split_terminator(',').map(str::trim);
    let path = |name| format!("{around}{name}").trim_end_matches("::self").to_string();
    names.map(path).collect()
}

fn docs(text: &str) -> String {
    let docs = text.lines().filter(|line| line.starts_with("//!"));
    docs.map(|line| format!("{line}\n")).collect()
}
