//! Time over the number of boards, as a picture: where the change from search to table happens.

use crate::chart::{Axis, Chart, Colour, Dot, Series, FLOOR, OURS, SEARCH, SUBMITTED, TABLE};
use crate::inputs::{self, find, Draw};
use crate::measure::{race, Contender};
use crate::programs::{self, binary, example, COPY, COURSE};

/// How many random boards are solved.
const BOARDS: [usize; 11] = [1, 3, 10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000];

/// The programs; ours comes last, to be drawn over the others.
const CURVES: [(&str, Colour); 5] = [
    ("copies its input", FLOOR),
    ("what people submit", SUBMITTED),
    ("search alone", SEARCH),
    ("table alone", TABLE),
    ("this project", OURS),
];

/// What people submit: its method, and the judge problem.
const METHOD: [&str; 2] = ["bfs_from_goal", "HDU 1043"];

/// Runs the programs on random boards as HDU 1043 feeds them, and returns a picture of the times.
pub fn draw() -> String {
    let judged = find(METHOD[1]);
    let cases = Draw::Random(BOARDS[BOARDS.len() - 1]).cases(judged);
    let times = BOARDS.map(|count| {
        eprintln!("{count} boards …");
        let input = inputs::write(judged, &cases[..count]);
        let copy = Contender::new(example(COPY), &[], &input);
        let submitted = Contender::new(example(COURSE), &METHOD, &input);
        let search = Contender::new(example(programs::OURS), &["search"], &input);
        let table = Contender::new(example(programs::OURS), &["table"], &input);
        let ours = Contender::new(binary("acwing179"), &[], &input);
        race([&copy, &submitted, &search, &table, &ours]).map(|finish| finish.seconds)
    });
    let series = |(i, (name, colour)): (usize, (&str, Colour))| {
        let dots = BOARDS.iter().zip(times).map(|(&count, times)| {
            let label = if count == BOARDS[BOARDS.len() - 1] { name } else { "" };
            Dot { x: count as f64, y: times[i], label: label.to_string() }
        });
        Series { name: "", colour, is_joined: true, dots: dots.collect() }
    };
    let chart = Chart {
        title: "acwing179: time over the number of random boards, half of them unsolvable",
        height: 420.0,
        x: Axis::counts("boards (logarithmic)"),
        y: Axis::times("time of a whole program (logarithmic)"),
        series: CURVES.into_iter().enumerate().map(series).collect(),
    };
    chart.svg()
}
