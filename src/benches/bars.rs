//! The main table as a picture: bars on a logarithmic scale.

use crate::drawing::{picture, text, Scale, FLOOR, OURS, SUBMITTED, TIMES};
use crate::figures::{digits, time};
use crate::machine;
use crate::row::Row;

const WIDTH: f64 = 900.0;
const MARGIN: f64 = 20.0;
/// Where the bars begin, right of the names, and where the longest one ends, left of its figures.
const LEFT: f64 = 265.0;
const RIGHT: f64 = 810.0;
const TOP: f64 = 76.0;
const BAR: f64 = 14.0;
const GROUP: f64 = 3.0 * BAR + 12.0;
const BOTTOM: f64 = 56.0;

/// Returns a picture of the rows.
pub fn draw(rows: &[Row]) -> String {
    let bottom = TOP + GROUP * rows.len() as f64;
    let times = rows.iter().flat_map(|row| [row.ours, row.floor, row.submitted]);
    // Some way below the shortest, so that its bar can be seen.
    let scale = Scale::new(times, [0.25, 1.0], LEFT, RIGHT);
    let groups = rows.iter().enumerate();
    let groups: String =
        groups.map(|(i, row)| group(row, TOP + GROUP * i as f64, &scale)).collect();
    let content = [
        legend(),
        scale.across(TIMES, TOP, bottom),
        groups,
        text(MARGIN, bottom + 42.0, "start", &machine::describe()),
    ];
    picture(WIDTH, bottom + BOTTOM, &content.concat())
}

fn legend() -> String {
    let title =
        text(MARGIN, 28.0, "start", "Whole programs, from start to end, on a logarithmic scale");
    let entries = [
        (MARGIN, OURS, "this project"),
        (MARGIN + 110.0, FLOOR, "floor: E does nothing, C copies its input"),
        (MARGIN + 390.0, SUBMITTED, "what people submit (~ from a few of the boards)"),
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
        (row.submitted, SUBMITTED, row.submitted_time()),
    ];
    let bar = |(i, (seconds, colour, label)): (usize, (f64, &str, String))| {
        let y = top + 6.0 + BAR * i as f64;
        let end = scale.at(seconds);
        rectangle(LEFT, y, end - LEFT, colour) + &text(end + 5.0, y + BAR - 3.0, "start", &label)
    };
    let bars: String = bars.into_iter().enumerate().map(bar).collect();
    name + &bars
}

fn rectangle(x: f64, y: f64, width: f64, colour: &str) -> String {
    format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width:.1}\" height=\"{}\" fill=\"{colour}\"/>\n",
        BAR - 1.0
    )
}
