//! Time over the number of boards, as a picture: where the change from search to table happens.

use puzzle_solvers::problems::acwing179::GOAL;

use crate::boards;
use crate::common::{binary, Random};
use crate::drawing::{
    dot, picture, text, Scale, COUNTS, FLOOR, OURS, SEARCH, SUBMITTED, TABLE, TIMES,
};
use crate::machine;
use crate::measure::{race, write, Contender};
use crate::programs::{self, example, COPY, COURSE};
use crate::workloads::shuffled;

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 520.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 700.0;
const TOP: f64 = 50.0;
const BOTTOM: f64 = 440.0;

/// The least space between the labels' lines.
const LABEL: f64 = 16.0;

/// How many random boards are solved: only such as can be.
const BOARDS: [usize; 11] = [1, 3, 10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000];

/// The programs; ours comes last, to be drawn over the others.
const CURVES: [(&str, &str); 5] = [
    ("copies its input", FLOOR),
    ("what people submit", SUBMITTED),
    ("search alone", SEARCH),
    ("table alone", TABLE),
    ("this project", OURS),
];

/// The times of the programs, in seconds, for each number of boards.
type Times = [f64; CURVES.len()];

/// Runs the programs on random boards of AcWing 179.
pub fn measure() -> [Times; BOARDS.len()] {
    let boards = boards::solvable(&boards::all(), &GOAL);
    let boards: Vec<String> = boards.iter().map(boards::spaced).collect();
    let boards = shuffled(&boards, &mut Random(1));
    BOARDS.map(|count| {
        eprintln!("{count} boards …");
        let input = write("input", &(boards[..count].join("\n") + "\n"));
        let contender = |program, arguments| Contender { program, arguments, input: input.clone() };
        let copy = contender(example(COPY), vec![]);
        let submitted = contender(example(COURSE), vec!["bfs_from_goal", "hdu1043"]);
        let search = contender(example(programs::OURS), vec!["search"]);
        let table = contender(example(programs::OURS), vec!["table"]);
        let ours = contender(binary("acwing179"), vec![]);
        race([&copy, &submitted, &search, &table, &ours])
    })
}

/// Returns a picture of the times, on two logarithmic axes.
pub fn draw(times: &[Times; BOARDS.len()]) -> String {
    let x = Scale::new(BOARDS.map(|count| count as f64), [1.0, 1.0], LEFT, RIGHT);
    let y = Scale::new(times.iter().flatten().copied(), [0.8, 1.2], BOTTOM, TOP);
    let curves = CURVES.iter().enumerate();
    let curves: String =
        curves.map(|(i, (_, colour))| curve(times.map(|times| times[i]), colour, &x, &y)).collect();
    let content = [
        text(
            20.0,
            28.0,
            "start",
            "acwing179: time of a whole program over the number of random solvable boards",
        ),
        x.across(COUNTS, TOP, BOTTOM),
        y.upright(TIMES, LEFT, RIGHT),
        curves,
        labels(&times[BOARDS.len() - 1], &y),
        text((LEFT + RIGHT) / 2.0, BOTTOM + 36.0, "middle", "boards"),
        text(20.0, HEIGHT - 14.0, "start", &machine::describe()),
    ];
    picture(WIDTH, HEIGHT, &content.concat())
}

fn curve(times: [f64; BOARDS.len()], colour: &str, x: &Scale, y: &Scale) -> String {
    let places = || BOARDS.iter().zip(times).map(|(&count, time)| (x.at(count as f64), y.at(time)));
    let line: Vec<String> = places().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
    let dots: String = places().map(|(x, y)| dot(x, y, colour)).collect();
    let line = line.join("L");
    format!("<path d=\"M{line}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>\n{dots}")
}

/// Returns the names beside the ends of the curves, moved down where they would overlap.
fn labels(last: &Times, y: &Scale) -> String {
    let mut labels: Vec<_> =
        last.iter().zip(CURVES).map(|(&time, (name, colour))| (y.at(time), name, colour)).collect();
    labels.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut free = TOP;
    let label = |(y, name, colour): (f64, &str, &str)| {
        let y = y.max(free);
        free = y + LABEL;
        format!("<g fill=\"{colour}\">{}</g>\n", text(RIGHT + 12.0, y + 4.0, "start", name))
    };
    labels.into_iter().map(label).collect()
}
