//! A picture of the time over the number of boards.

use crate::chart::{Chart, Series, FLOOR, OURS};
use crate::inputs::{self, find, Draw};
use crate::measure::{race, Contender};
use crate::programs::{binary, example, COPY};

/// How many random boards are solved.
const BOARDS: [usize; 11] = [1, 3, 10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000];

/// Runs programs on random boards as HDU 1043 feeds them, and returns a picture of the times.
pub fn measure() -> Chart {
    let problem = find("HDU 1043");
    let cases = Draw::Random(BOARDS[BOARDS.len() - 1]).cases(problem);
    // The last one is drawn over the others.
    let (mut series, contenders): (Vec<_>, Vec<_>) = [
        (Series::new("copies its input", FLOOR), Contender::new(example(COPY), &[])),
        (Series::new("this project", OURS), Contender::new(binary("acwing179"), &[])),
    ]
    .into_iter()
    .unzip();
    for count in BOARDS {
        eprintln!("{count} boards …");
        let input = inputs::write(problem, &cases[..count]);
        for (series, finish) in series.iter_mut().zip(race(&contenders, &input)) {
            series.dots.push([count as f64, finish.seconds]);
        }
    }
    Chart {
        title: "acwing179: time of a whole run over the number of random boards, half unsolvable",
        x: "boards (logarithmic)",
        series,
    }
}
