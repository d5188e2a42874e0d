//! A picture of the time over the number of boards.

use crate::chart::Chart;
use crate::inputs::{generated, write};
use crate::measure::race;
use crate::programs::{contenders, COPY};

/// How many random boards are solved.
const BOARDS: [usize; 11] = [1, 3, 10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000];

/// Runs programs on random boards as HDU 1043 feeds them, and returns a picture of the times.
pub fn measure() -> Chart {
    let contenders = contenders(COPY, "acwing179");
    let names = ["copies its input", "acwing179.rs", "acwing179.cpp"].into_iter();
    let series = names.map(|name| (name.to_string(), Vec::new()));
    let mut series: Vec<_> = series.take(contenders.len()).collect();
    for count in BOARDS {
        eprintln!("{count} boards …");
        // With this seed the first board is solvable: alone, it is a fair single board.
        let input = write("curves", &generated(&format!("hdu1043 --seed 3 --count {count}")));
        for ((_, dots), finish) in series.iter_mut().zip(race(&contenders, &input)) {
            dots.push([count as f64, finish.seconds]);
        }
    }
    Chart {
        title: "acwing179: time of a whole run over the number of random boards, half unsolvable",
        x: "boards (logarithmic)",
        series,
    }
}
