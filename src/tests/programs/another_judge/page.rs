//! Reads `src/bin/README.md`. A block shows a change as an edit (`diff`), or has commands (`sh`).
//! Its mark names the change or, for commands that belong to no change, what they are for.

use crate::common::edits::{blocks, Block};
use crate::common::files::{path, text};

/// Returns the page.
pub fn page() -> String {
    text(&path("src/bin/README.md"))
}

/// Returns the marks of the changes in a part of the page, in their order.
pub fn marks_of(part: &str) -> Vec<String> {
    let mut marks = Vec::new();
    for block in blocks(part).into_iter().filter(|block| block.words.first() == Some(&"diff")) {
        assert!(block.words.len() > 1, "no mark names this change:\n{}", block.code);
        for mark in block.words[1..].iter().map(|mark| mark.to_string()) {
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
    }
    marks
}

/// Returns the blocks of a page in a language that have a mark.
fn marked<'a>(page: &'a str, language: &str, mark: &str) -> Vec<Block<'a>> {
    let mut blocks = blocks(page);
    blocks
        .retain(|block| block.words.first() == Some(&language) && block.words[1..].contains(&mark));
    blocks
}

/// Returns the edit with a mark in a language. The page has it in Rust, and then in C++. A block
/// with several marks has a new line for each, of which this edit has its own.
pub fn edit(mark: &str, language: &str) -> String {
    let page = page();
    let blocks = marked(&page, "diff", mark);
    assert_eq!(blocks.len(), 2, "{mark}: an edit in Rust and in C++");
    let Block { words, code, .. } = &blocks[usize::from(language == "cpp")];
    let marks = &words[1..];
    if marks.len() == 1 {
        return code.to_string();
    }
    let (new, mut lines): (Vec<_>, Vec<_>) = code.lines().partition(|line| line.starts_with('+'));
    assert_eq!(new.len(), marks.len(), "one new line for each mark:\n{code}");
    lines.extend(marks.iter().zip(new).filter(|(other, _)| **other == mark).map(|(_, line)| line));
    lines.join("\n")
}

/// Returns the commands with a mark.
pub fn commands(mark: &str) -> String {
    let page = page();
    let blocks = marked(&page, "sh", mark);
    assert_eq!(blocks.len(), 1, "{mark}: a block of commands");
    blocks[0].code.to_string()
}

/// A change that the page names for a program. With `-` for the spaces, its name is its mark.
pub struct Named {
    pub mark: String,
    /// What takes the place of the symbol or the word in the change that the page shows.
    pub own: Option<String>,
}

/// A program with the changes that the page names together, such as:
/// `acwing845`: no path `impossible`, [case](#case-k) `Case 1: `, count
pub struct Combination {
    /// The judge, if there is one.
    pub judge: String,
    pub program: String,
    pub changes: Vec<Named>,
}

impl Combination {
    fn new(judge: &str, words: &str) -> Combination {
        let program = words.split('`').nth(1).expect("a program").to_string();
        let changes = words.split_once("`: ").map_or("", |(_, changes)| changes);
        let changes = changes.split(", ").filter(|change| !change.is_empty()).map(|change| {
            let name = change.trim_start_matches('[').split(&[']', '`'][..]).next();
            Named {
                mark: name.unwrap_or_default().trim().replace(' ', "-"),
                own: change.split('`').nth(1).map(str::to_string),
            }
        });
        Combination { judge: judge.to_string(), program, changes: changes.collect() }
    }
}

/// Returns what the page's table says for each judge.
pub fn judges() -> Vec<Combination> {
    let page = page();
    let rows = page.lines().filter(|line| line.starts_with('|')).skip(2);
    let cells = rows.map(|row| row.split('|').collect::<Vec<_>>());
    cells.map(|cells| Combination::new(cells[1], cells[2])).collect()
}

/// Returns the combinations of the page's list.
pub fn combinations() -> Vec<Combination> {
    let page = page();
    let items = page.lines().filter(|line| line.starts_with("- `"));
    items.map(|item| Combination::new("", item)).collect()
}
