//! The blocks of code that the pages and the lessons show in Markdown, and the edits among them.

pub struct Block<'a> {
    /// Its language, and the marks after it, as in `diff count`.
    pub words: Vec<&'a str>,
    /// Its lines between the fences.
    pub code: &'a str,
    /// The text between it and the next block.
    pub after: &'a str,
}

pub fn blocks(text: &str) -> Vec<Block<'_>> {
    // In turn what stands outside of a block, and a block.
    let parts: Vec<_> = text.split("\n```").collect();
    let with_after = parts[1..].chunks(2);
    let blocks = with_after.map(|parts| {
        let (info, code) = parts[0].split_once('\n').expect("a line of code");
        let after = parts.get(1).expect("the end of a block");
        Block { words: info.split_whitespace().collect(), code, after }
    });
    blocks.collect()
}

/// The edits of a text, each with the text between it and the next block.
pub fn edits(text: &str) -> Vec<(&str, &str)> {
    let edits = blocks(text).into_iter().filter(|block| block.words.first() == Some(&"diff"));
    edits.map(|block| (block.code, block.after)).collect()
}

/// A text after an edit, in which `…` replaces the lines between two changes. Returns `None` if the
/// lines of some change are not in the text exactly once.
pub fn edited(text: &str, edit: &str) -> Option<String> {
    let mut text = text.to_string();
    for change in edit.split("\n…\n") {
        let side = |mark| {
            let lines = change.lines().filter(|line| line.starts_with([' ', mark]));
            lines.map(|line| format!("\n{}", &line[1..])).collect::<String>() + "\n"
        };
        if text.matches(&side('-')).count() != 1 {
            return None;
        }
        text = text.replace(&side('-'), &side('+'));
    }
    Some(text)
}
