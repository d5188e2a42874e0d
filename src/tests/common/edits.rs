//! The edits to code that the pages and the lessons show, as diffs in blocks of Markdown.

/// Returns the edits of a text, each with the text between it and the next edit.
pub fn edits(text: &str) -> Vec<(&str, &str)> {
    let blocks = text.split("```diff\n").skip(1);
    blocks.map(|rest| rest.split_once("\n```\n").expect("the end of an edit")).collect()
}

/// Returns a text after an edit, in which `…` replaces the lines between two changes. Returns
/// `None` if the lines of some change are not in the text exactly once.
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
