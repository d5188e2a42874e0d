//! The table as plain text.

use crate::figures::{digits, thousands, time};
use crate::machine;
use crate::row::Row;

const COLUMNS: usize = 8;

const HEADS: [&str; COLUMNS] =
    ["workload", "median", "floor", "ratio", "reach", "textbook", "boards/s", "peak"];

const NOTES: &str = "\
Medians of whole programs, from start to end, run in turn. Floor E does nothing, C copies the input;
all are built in one profile. The ratio is to the floor, and reach is what it should stay below.
~ was measured on a few of the boards. The peak is that of memory.
";

/// The rows, with notes and the machine below.
pub fn print(rows: &[Row]) -> String {
    let heads = HEADS.map(str::to_string);
    let lines: Vec<_> = [heads].into_iter().chain(rows.iter().map(cells)).collect();
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max();
    let widths: Vec<usize> = (0..COLUMNS).filter_map(width).collect();
    let lines: String = lines.iter().map(|line| aligned(line, &widths)).collect();
    format!("{lines}\n{NOTES}{}\n", machine::describe())
}

fn cells(row: &Row) -> [String; COLUMNS] {
    let workload = row.workload;
    [
        workload.name(),
        time(row.ours),
        format!("{} {}", workload.floor.letter, time(row.floor)),
        digits(row.ratio()),
        format!("≤ {}", digits(workload.reach)),
        row.textbook_time(),
        thousands(row.boards_a_second()),
        row.peak.map_or("?".to_string(), |peak| format!("{} MiB", digits(peak as f64 / 1024.0))),
    ]
}

/// A line of the table: names to the left, figures to the right.
fn aligned(cells: &[String; COLUMNS], widths: &[usize]) -> String {
    let name = format!("{:<width$}", cells[0], width = widths[0]);
    let figures = cells[1..].iter().zip(&widths[1..]);
    let figures: String = figures.map(|(cell, width)| format!("  {cell:>width$}")).collect();
    format!("{name}{figures}\n")
}
