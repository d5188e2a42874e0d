//! Cases as one picture.

use crate::judging::drawing::{Cell, CellKind, Drawing};
use crate::judging::problems::Task;

// Sizes in pixels.
const CELL: usize = 28;
const GAP: usize = 28;
const LINE: usize = 22;
const MARGIN: usize = 8;

/// The greatest width of boards side by side: three boards of the rotation game, with their
/// letters.
const MOST_WIDTH: usize = 3 * 9 * CELL + 2 * GAP;

/// The style. Its colours can be read on a white page and on a black one.
const STYLE: &str = include_str!("style.css");

/// Cases below a legend: the drawing so far, and its size.
pub struct Picture {
    body: String,
    width: usize,
    height: usize,
}

impl Picture {
    pub fn new(task: &Task) -> Picture {
        let mut picture = Picture { body: String::new(), width: 0, height: 0 };
        legend(task).lines().for_each(|line| picture.draw_line("legend", line));
        picture
    }

    /// The text of the SVG file.
    pub fn file(&self) -> String {
        let body = &self.body;
        let width = self.width + 2 * MARGIN;
        let height = self.height + MARGIN;
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" role="img"
 viewBox="0 0 {width} {height}" width="{width}" height="{height}">
<title>The boards from the start to the goal</title>
<style>
{STYLE}</style>
{body}</svg>
"#
        )
    }

    /// Draws a case below the previous cases.
    pub fn draw_case(&mut self, drawing: &Drawing) {
        self.height += LINE;
        self.draw_line("headline", &drawing.headline);
        // The distance from one board to the next.
        let pitch = CELL * drawing.frames[0].rows[0].len() + GAP;
        for frames in drawing.frames.chunks((MOST_WIDTH + GAP) / pitch) {
            self.width = self.width.max(frames.len() * pitch - GAP);
            let label_y = self.height + 3 * LINE / 2;
            let top = label_y + LINE / 2;
            for (i, frame) in frames.iter().enumerate() {
                let left = MARGIN + i * pitch;
                self.body += "<g class=\"board\">\n";
                self.draw_text("label", left + (pitch - GAP) / 2, label_y, &frame.label);
                for (row, cells) in frame.rows.iter().enumerate() {
                    for (column, cell) in cells.iter().enumerate() {
                        self.draw_cell(cell, left + column * CELL, top + row * CELL);
                    }
                }
                self.body += "</g>\n";
            }
            self.height = top + CELL * frames[0].rows.len();
        }
        if let Some(rest) = &drawing.rest {
            self.draw_line("rest", rest);
        }
    }

    fn draw_cell(&mut self, cell: &Cell, left: usize, top: usize) {
        let class = match cell.kind {
            CellKind::Tile => "tile",
            CellKind::Centre => "centre",
            CellKind::Blank => "blank",
            CellKind::Letter => "letter",
            CellKind::Outside => return,
        };
        let mark = if cell.is_marked { " marked" } else { "" };
        let x = left + 1;
        let y = top + 1;
        let size = CELL - 2;
        let rect = format!(r#"<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="4"/>"#);
        self.body += &format!("<g class=\"{class}{mark}\">\n{rect}\n");
        self.draw_text("symbol", left + CELL / 2, top + CELL / 2 + 5, &cell.symbol.to_string());
        self.body += "</g>\n";
    }

    fn draw_line(&mut self, class: &str, words: &str) {
        self.height += LINE;
        // A character is about eight pixels wide.
        self.width = self.width.max(8 * words.len());
        self.draw_text(class, MARGIN, self.height, words);
    }

    fn draw_text(&mut self, class: &str, x: usize, y: usize, words: &str) {
        // A headline may quote an output, which may have any characters.
        let text = words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        self.body += &format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{text}</text>\n");
    }
}

fn legend(task: &Task) -> &'static str {
    if task.is_rotation() {
        "\
A turn moves a line one square towards its letter; what falls off
comes back at the other end. The goal is one symbol on the eight
squares around the middle. The turned line stands out.
"
    } else {
        "\
The blank trades places with the tile above (u), below (d), left
(l) or right (r) of it. The tile that moved stands out.
"
    }
}
