//! Cases as plain text.

use std::iter;

use crate::drawing::{Cell, Drawing, Frame};

/// What stands between two boards.
const GAP: &str = "   ";

/// How wide a legend is at most, in a picture too.
const LEGEND_COLUMNS: usize = 65;

/// Returns the lines of a legend.
pub fn legend(legend: &str, columns: usize) -> String {
    wrap(legend, columns.min(LEGEND_COLUMNS))
}

/// Returns a case, its boards side by side as far as they fit into `columns`. The `marks` stand
/// before and after what moved.
pub fn case(case: &Drawing, number: usize, columns: usize, marks: [&str; 2]) -> String {
    let mut text = format!("\n{}", wrap(&format!("Case {number}: {}", case.headline), columns));
    let abreast = (columns + GAP.len()) / (width(&case.frames[0]) + GAP.len());
    for frames in case.frames.chunks(abreast.max(1)) {
        let boards: Vec<Vec<String>> = frames.iter().map(|frame| board(frame, marks)).collect();
        text.push('\n');
        for i in 0..boards[0].len() {
            let line: Vec<&str> = boards.iter().map(|board| board[i].as_str()).collect();
            text += line.join(GAP).trim_end();
            text.push('\n');
        }
    }
    text
}

/// Breaks text between its words into lines of at most `columns`, and a word only if it is longer
/// than that.
fn wrap(text: &str, columns: usize) -> String {
    let mut wrapped = String::new();
    let mut filled = 0;
    for word in text.split(' ') {
        let is_first = filled == 0;
        if !is_first && filled + 1 + word.len() <= columns {
            wrapped.push(' ');
            filled += 1;
        } else if !is_first {
            wrapped.push('\n');
            filled = 0;
        }
        for letter in word.chars() {
            if filled == columns {
                wrapped.push('\n');
                filled = 0;
            }
            wrapped.push(letter);
            filled += 1;
        }
    }
    wrapped + "\n"
}

fn width(frame: &Frame) -> usize {
    2 * frame.rows[0].len() + 1
}

/// Returns the lines of a board, which look equally wide.
fn board(frame: &Frame, marks: [&str; 2]) -> Vec<String> {
    let label = format!("{:^1$}", frame.label, width(frame));
    iter::once(label).chain(frame.rows.iter().map(|cells| row(cells, marks))).collect()
}

fn row(cells: &[Cell], [open, close]: [&str; 2]) -> String {
    let between = |left, right| match (left, right) {
        (false, true) => open,
        (true, false) => close,
        _ => " ",
    };
    let mut text = String::new();
    let mut was_marked = false;
    for cell in cells {
        text += between(was_marked, cell.is_marked);
        text.push(cell.symbol);
        was_marked = cell.is_marked;
    }
    text + between(was_marked, false)
}
