//! Cases as plain text.

use std::env;

use crate::judging::drawing::{Cell, Drawing};

/// The space between two boards.
const GAP: &str = "   ";

/// Returns a case, its boards side by side as far as they fit into the width that the user's
/// `COLUMNS` gives, or 80. Brackets mark the cells that moved.
pub fn case(case: &Drawing) -> String {
    let columns = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let columns: usize = columns.filter(|&columns| columns > 0).unwrap_or(80);
    let width = 2 * case.frames[0].rows[0].len() + 1;
    let abreast = columns.saturating_add(GAP.len()) / (width + GAP.len());
    let line = |parts: Vec<String>| parts.join(GAP).trim_end().to_string() + "\n";
    let mut text = format!("\n{}\n", case.headline);
    for frames in case.frames.chunks(abreast.max(1)) {
        text.push('\n');
        text += &line(frames.iter().map(|frame| format!("{:^width$}", frame.label)).collect());
        for i in 0..frames[0].rows.len() {
            text += &line(frames.iter().map(|frame| row(&frame.rows[i])).collect());
        }
    }
    case.rest.iter().for_each(|rest| text += &format!("\n{rest}\n"));
    text
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

/// The characters between two cells, by whether the left and the right one are marked.
const BETWEEN: [[char; 2]; 2] = [[' ', '['], [']', ' ']];
