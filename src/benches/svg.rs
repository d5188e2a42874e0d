//! The table as a picture: bars on a logarithmic scale.
//!
//! It brings its own background, so that it can be read on a light page and on a dark one.

use crate::figures::{digits, time};
use crate::machine;
use crate::row::Row;

// All lengths are in pixels.
const WIDTH: f64 = 900.0;
const MARGIN: f64 = 20.0;
/// Where the bars begin, right of the names, and where the longest one ends, left of its figures.
const LEFT: f64 = 225.0;
const RIGHT: f64 = 815.0;
const TOP: f64 = 76.0;
const BAR: f64 = 14.0;
const GROUP: f64 = 3.0 * BAR + 12.0;
const BOTTOM: f64 = 56.0;

const BACKGROUND: &str = "#ffffff";
const TEXT: &str = "#24292f";
const FAINT: &str = "#d8dee4";
const OURS: &str = "#0969da";
const FLOOR: &str = "#8c959f";
const TEXTBOOK: &str = "#bc4c00";

/// The times that the scale shows, in seconds and in words.
const TICKS: [(f64, &str); 10] = [
    (1e-4, "100 µs"),
    (1e-3, "1 ms"),
    (0.01, "10 ms"),
    (0.1, "100 ms"),
    (1.0, "1 s"),
    (10.0, "10 s"),
    (60.0, "1 min"),
    (600.0, "10 min"),
    (3600.0, "1 h"),
    (36_000.0, "10 h"),
];

/// An SVG picture of the rows.
pub fn draw(rows: &[Row]) -> String {
    let bottom = TOP + GROUP * rows.len() as f64;
    let scale = Scale::of(rows);
    let groups = rows.iter().enumerate();
    let groups: String =
        groups.map(|(i, row)| group(row, TOP + GROUP * i as f64, &scale)).collect();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"{TEXT}\">\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" rx=\"8\" fill=\"{BACKGROUND}\"/>\n\
         {}{}{groups}{}</svg>\n",
        legend(),
        scale.draw(bottom),
        text(MARGIN, bottom + 42.0, "start", &machine::describe()),
        height = bottom + BOTTOM,
    )
}

fn legend() -> String {
    let title =
        text(MARGIN, 28.0, "start", "Whole programs, from start to end, on a logarithmic scale");
    let entries = [
        (MARGIN, OURS, "this project"),
        (MARGIN + 110.0, FLOOR, "floor: E does nothing, C copies its input"),
        (MARGIN + 390.0, TEXTBOOK, "textbook (~ from a few of the boards)"),
    ];
    let entry = |(x, colour, label)| {
        rectangle(x, 42.0, BAR, colour) + &text(x + BAR + 6.0, 53.0, "start", label)
    };
    let entries: String = entries.into_iter().map(entry).collect();
    title + &entries
}

/// A row: its name, and a bar for each of the three programs.
fn group(row: &Row, top: f64, scale: &Scale) -> String {
    let name = text(LEFT - 10.0, top + GROUP / 2.0, "end", &row.workload.name());
    let ratio = format!("{} × {}", digits(row.ratio()), row.workload.floor.letter);
    let bars = [
        (row.ours, OURS, format!("{}, {ratio}", time(row.ours))),
        (row.floor, FLOOR, time(row.floor)),
        (row.textbook, TEXTBOOK, row.textbook_time()),
    ];
    let bar = |(i, (seconds, colour, label)): (usize, (f64, &str, String))| {
        let y = top + 6.0 + BAR * i as f64;
        let end = scale.x(seconds);
        rectangle(LEFT, y, end - LEFT, colour) + &text(end + 5.0, y + BAR - 3.0, "start", &label)
    };
    let bars: String = bars.into_iter().enumerate().map(bar).collect();
    name + &bars
}

/// A logarithmic scale of times.
struct Scale {
    least: f64,
    most: f64,
}

impl Scale {
    fn of(rows: &[Row]) -> Scale {
        let times = || rows.iter().flat_map(|row| [row.ours, row.floor, row.textbook]);
        // Some way below the shortest, so that its bar can be seen.
        Scale { least: times().fold(f64::MAX, f64::min) / 4.0, most: times().fold(0.0, f64::max) }
    }

    fn x(&self, seconds: f64) -> f64 {
        let share = (seconds / self.least).ln() / (self.most / self.least).ln();
        LEFT + (RIGHT - LEFT) * share
    }

    fn draw(&self, bottom: f64) -> String {
        let ticks = TICKS.iter().filter(|(time, _)| (self.least..self.most).contains(time));
        let tick = |&(time, words): &(f64, &str)| {
            let x = self.x(time);
            let line = format!("<path d=\"M{x:.1} {TOP}V{bottom}\" stroke=\"{FAINT}\"/>\n");
            line + &text(x, bottom + 16.0, "middle", words)
        };
        ticks.map(tick).collect()
    }
}

fn rectangle(x: f64, y: f64, width: f64, colour: &str) -> String {
    format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width:.1}\" height=\"{}\" fill=\"{colour}\"/>\n",
        BAR - 1.0
    )
}

fn text(x: f64, y: f64, anchor: &str, words: &str) -> String {
    let words = words.replace('&', "&amp;").replace('<', "&lt;");
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>\n")
}
