//! Cases as one picture.

use crate::show::case::{Case, Cell, Frame};

// Sizes in pixels.
const CELL: usize = 28;
const GAP: usize = 28;
const LINE: usize = 22;
const MARGIN: usize = 24;

/// The least width of what is drawn, so that a line of words fits.
const LEAST: usize = 19 * CELL;

/// The most: three boards of the rotation game.
const MOST: usize = 3 * 9 * CELL + 2 * GAP;

const STYLE: &str = "\
text { font: 15px system-ui, 'Segoe UI', Helvetica, Arial, sans-serif; fill: #1f2328 }
.headline { font-weight: 600 }
.board text { text-anchor: middle }
.legend, .label, .letter text { fill: #59636e }
.label { font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace }
.page { fill: #fff; stroke: #d1d9e0 }
.blank rect { fill: none; stroke: #afb8c1; stroke-dasharray: 3 }
.blank text, .letter rect { fill: none }
.tile rect { fill: #f6f8fa; stroke: #d1d9e0 }
.centre rect { fill: #d6e6fb; stroke: #8fb4e8 }
.marked rect { fill: #0b4f9e; stroke: #0b4f9e }
.marked text { fill: #fff; font-weight: 600 }
.letter.marked rect { fill: none; stroke: none }
.letter.marked text { fill: #0b4f9e }
";

/// The legend and all cases, as a file.
pub fn file(legend: &str, cases: &[Case]) -> String {
    let widths = cases.iter().map(|case| abreast(case).min(case.frames.len()) * pitch(case) - GAP);
    let width = widths.max().unwrap_or(0).max(LEAST) + 2 * MARGIN;
    let mut picture = Picture { body: String::new(), height: MARGIN / 2 };
    for line in legend.lines() {
        picture.line("legend", line);
    }
    for (i, case) in cases.iter().enumerate() {
        picture.height += LINE;
        picture.line("headline", &format!("Case {}: {}", i + 1, case.headline));
        for frames in case.frames.chunks(abreast(case)) {
            picture.boards(frames, pitch(case));
        }
    }
    let height = picture.height + MARGIN;
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" role="img"
 viewBox="0 0 {width} {height}" width="{width}" height="{height}">
<title>The boards from the start to the goal</title>
<style>
{STYLE}</style>
<rect class="page" x="1" y="1" width="{}" height="{}" rx="8"/>
{}</svg>
"#,
        width - 2,
        height - 2,
        picture.body
    )
}

/// From one board to the next.
fn pitch(case: &Case) -> usize {
    CELL * case.frames[0].rows[0].len() + GAP
}

/// How many boards fit side by side.
fn abreast(case: &Case) -> usize {
    (MOST + GAP) / pitch(case)
}

/// What is drawn so far, and where it ends.
struct Picture {
    body: String,
    height: usize,
}

impl Picture {
    fn line(&mut self, class: &str, words: &str) {
        self.height += LINE;
        self.text(class, MARGIN, self.height, words);
    }

    fn boards(&mut self, frames: &[Frame], pitch: usize) {
        let label = self.height + 3 * LINE / 2;
        let top = label + LINE / 2;
        for (i, frame) in frames.iter().enumerate() {
            let left = MARGIN + i * pitch;
            self.body += "<g class=\"board\">\n";
            self.text("label", left + (pitch - GAP) / 2, label, &frame.label);
            for (row, cells) in frame.rows.iter().enumerate() {
                for (column, cell) in cells.iter().enumerate() {
                    self.cell(cell, left + CELL * column, top + CELL * row);
                }
            }
            self.body += "</g>\n";
        }
        self.height = top + CELL * frames[0].rows.len();
    }

    fn cell(&mut self, cell: &Cell, left: usize, top: usize) {
        if cell.class != "outside" {
            let mark = if cell.is_marked { " marked" } else { "" };
            let (x, y, size) = (left + 1, top + 1, CELL - 2);
            self.body += &format!("<g class=\"{}{mark}\">\n", cell.class);
            let rect = format!(r#"<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="4"/>"#);
            self.body += &(rect + "\n");
            self.text("symbol", left + CELL / 2, top + CELL / 2 + 5, &cell.symbol.to_string());
            self.body += "</g>\n";
        }
    }

    fn text(&mut self, class: &str, x: usize, y: usize, text: &str) {
        self.body += &format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{text}</text>\n");
    }
}
