//! Cases as plain text.

use std::{env, iter};

use crate::judging::drawing::{Cell, Drawing, Frame};

/// What stands between two boards.
const GAP: &str = "   ";

/// Returns a case, its boards side by side as far as they fit into the width that the user's
/// `COLUMNS` gives, or 80. What moved stands in brackets.
pub fn case(case: &Drawing, number: usize) -> String {
    let columns = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let columns: usize = columns.filter(|&columns| columns > 0).unwrap_or(80);
    let mut text = format!("\nCase {number}: {}\n", case.headline);
    let abreast = columns.saturating_add(GAP.len()) / (width(&case.frames[0]) + GAP.len());
    for frames in case.frames.chunks(abreast.max(1)) {
        let boards: Vec<Vec<String>> = frames.iter().map(board).collect();
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

/// Returns the lines of a board, which are equally wide.
fn board(frame: &Frame) -> Vec<String> {
    let label = format!("{:^1$}", frame.label, width(frame));
    iter::once(label).chain(frame.rows.iter().map(|cells| row(cells))).collect()
}

fn row(cells: &[Cell]) -> String {
    let mut text = String::new();
    let mut was_marked = false;
    for cell in cells {
        text.push(BETWEEN[usize::from(was_marked)][usize::from(cell.is_marked)]);
        text.push(cell.symbol);
        was_marked = cell.is_marked;
    }
    text.push(BETWEEN[usize::from(was_marked)][0]);
    text
}

/// What stands between two cells, by whether the left and the right one are marked.
const BETWEEN: [[char; 2]; 2] = [[' ', '['], [']', ' ']];
