//! Cases as plain text.

use crate::judging::drawing::{Cell, Drawing};

/// The space between two boards.
const GAP: &str = "   ";

const WIDTH: usize = 80;

/// Draws a case, its boards side by side as far as they fit into the width. Brackets mark the cells
/// that stand out.
pub fn case(drawing: &Drawing) -> String {
    let board_width = 2 * drawing.frames[0].rows[0].len() + 1;
    let abreast = (WIDTH + GAP.len()) / (board_width + GAP.len());
    let mut text = format!("{}\n", drawing.headline);
    for frames in drawing.frames.chunks(abreast) {
        text.push('\n');
        let labels = frames.iter().map(|frame| format!("{:^board_width$}", frame.label));
        text += &line(labels.collect());
        for i in 0..frames[0].rows.len() {
            text += &line(frames.iter().map(|frame| row(&frame.rows[i])).collect());
        }
    }
    if let Some(rest) = &drawing.rest {
        text += &format!("\n{rest}\n");
    }
    text
}

fn line(parts: Vec<String>) -> String {
    parts.join(GAP).trim_end().to_string() + "\n"
}

/// A row of a board, with a space or a bracket before each cell and at the end.
fn row(cells: &[Cell]) -> String {
    let mut text = String::new();
    let mut was_marked = false;
    for cell in cells {
        text.push(match (was_marked, cell.is_marked) {
            (false, false) | (true, true) => ' ',
            (false, true) => '[',
            (true, false) => ']',
        });
        text.push(cell.symbol);
        was_marked = cell.is_marked;
    }
    text.push(if was_marked { ']' } else { ' ' });
    text
}
