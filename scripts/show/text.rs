//! Cases as plain text.

use std::iter;

use crate::show::case::{Case, Cell, Frame};

/// What stands between two boards.
const GAP: &str = "   ";

/// A case, its boards side by side as far as they fit into `columns`. The `marks` stand before
/// and after what moved.
pub fn case(case: &Case, number: usize, columns: usize, marks: [&str; 2]) -> String {
    let mut text = format!("\nCase {number}: {}\n", case.headline);
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

fn width(frame: &Frame) -> usize {
    2 * frame.rows[0].len() + 1
}

/// The lines of a board, which look equally wide.
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
