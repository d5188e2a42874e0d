//! A picture of the time against the number of boards.

use crate::chart::Chart;
use crate::figures::machine;
use crate::inputs::{generated, write};
use crate::measure::race;
use crate::programs::contenders;

/// The numbers of random boards, from left to right.
const BOARDS: [usize; 11] = [1, 3, 10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000];

/// Runs programs on random boards as HDU 1043 feeds them, and returns a picture of the times.
pub fn chart() -> Chart {
    let programs = contenders("copy", "acwing179");
    // A curve is its name in quotes, and then a line with x and y for each point.
    let names = ["copies its input", "acwing179.rs", "acwing179.cpp"];
    let mut curves = names.map(|name| format!("\"{name}\"\n"));
    for boards in BOARDS {
        eprintln!("{boards} boards …");
        // With this seed, the first board is solvable: a single unsolvable board needs no search.
        let input = write("curves", &generated(&format!("hdu1043 --seed 3 --count {boards}")));
        for (curve, runs) in curves.iter_mut().zip(race(&programs, &input)) {
            *curve += &format!("{boards} {:e}\n", runs.seconds());
        }
    }
    let title = "acwing179: time of a run against the number of random boards, half unsolvable";
    Chart {
        kind: "curves",
        title: format!("{title}\\n{}", machine()),
        x_name: "boards (logarithmic)",
        table: format!("curves = {}\n$dots << END\n{}END\n", curves.len(), curves.join("\n\n")),
    }
}
