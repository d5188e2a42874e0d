//! The table of the binaries, and its picture.

use crate::chart::{Axis, Chart, Dot, Series, FLOOR, OURS, SUBMITTED};
use crate::figures::{digits, machine, table, time};
use crate::inputs::{self, find, Draw};
use crate::measure::{race, Contender};
use crate::programs::{binary, example, COPY, COURSE, EMPTY};

/// What stands in a row.
struct Workload {
    /// The judge problem whose cases are drawn.
    judged: &'static str,
    task: &'static str,
    draw: Draw,
    /// A program that takes the least time that any could, and its letter.
    floor: (&'static str, char),
    /// How many times as long as the floor the program should take at most.
    target: f64,
    /// The method that people submit.
    submitted: &'static str,
}

/// For a few boards: a program that does nothing.
const NOTHING: (&str, char) = (EMPTY, 'E');

/// For many boards: a program that copies its input.
const COPIES: (&str, char) = (COPY, 'C');

const WORKLOADS: [Workload; 7] = [
    row("HDU 1043", "31 moves", Draw::Hardest(1), NOTHING, 1.1, "bfs_from_goal"),
    row("HDU 1043", "1,000 random boards", Draw::Random(1_000), NOTHING, 4.0, "bfs_from_goal"),
    row("HDU 1043", "10,000 random boards", Draw::Random(10_000), COPIES, 10.0, "bfs_from_goal"),
    row("HDU 1043", "all 362,880 boards", Draw::All, COPIES, 3.5, "bfs_from_goal"),
    row("Luogu P1379", "all 181,440 boards", Draw::All, COPIES, 3.0, "bfs_from_goal"),
    row("POJ 2286", "30 boards of 13 moves", Draw::Hardest(30), NOTHING, 10.0, "rotation_ida_star"),
    row("HDU 3567", "200 random pairs", Draw::Random(200), NOTHING, 6.0, "bfs_from_goal"),
];

const fn row(
    judged: &'static str,
    task: &'static str,
    draw: Draw,
    floor: (&'static str, char),
    target: f64,
    submitted: &'static str,
) -> Workload {
    Workload { judged, task, draw, floor, target, submitted }
}

const NOTES: &str = "
Instructions are counted by Valgrind, if it is there. Times are medians of whole programs, from
start to end, run in turn: the binary; a floor, which is a program that does nothing (E) or copies
its input (C); and what people submit, a breadth-first search from each goal, or for the rotation
game iterative deepening. The ratio is that of the binary to its floor. Random boards are as HDU
1043 feeds them, half of them unsolvable: those of `generate hdu1043 --seed 3`.
";

/// A workload's figures; times are in seconds.
pub struct Row {
    workload: &'static Workload,
    instructions: Option<f64>,
    ours: f64,
    floor: f64,
    submitted: f64,
}

/// Measures the workloads whose names hold one of the words, or all if there is no word.
pub fn measure(words: &[String]) -> Vec<Row> {
    let is_meant = |name: &str| words.is_empty() || words.iter().any(|word| name.contains(word));
    WORKLOADS.iter().filter(|it| is_meant(&it.name())).map(Row::measure).collect()
}

impl Workload {
    fn name(&self) -> String {
        format!("{}, {}", find(self.judged).problem.name, self.task)
    }
}

impl Row {
    fn measure(workload: &'static Workload) -> Row {
        eprintln!("{} …", workload.name());
        let judged = find(workload.judged);
        let input = inputs::write(judged, &workload.draw.cases(judged));
        let method = [workload.submitted, workload.judged];
        let ours = Contender::new(binary(judged.problem.name), &[], &input);
        let floor = Contender::new(example(workload.floor.0), &[], &input);
        let submitted = Contender::new(example(COURSE), &method, &input);
        let instructions = ours.instructions();
        let finishes = race([&ours, &floor, &submitted]);
        assert_eq!(finishes[0].answers, finishes[2].answers, "{}", workload.name());
        let [ours, floor, submitted] = finishes.map(|finish| finish.seconds);
        Row { workload, instructions, ours, floor, submitted }
    }

    /// Returns how many times as long as the floor the binary takes, and the target if it is beyond
    /// that.
    fn ratio(&self) -> String {
        let (ratio, target) = (self.ours / self.floor, self.workload.target);
        let note =
            if ratio > target { format!(" (target: {})", digits(target)) } else { String::new() };
        digits(ratio) + &note
    }

    fn floor(&self) -> String {
        format!("{} {}", self.workload.floor.1, time(self.floor))
    }
}

/// Returns the rows as text, with notes and the machine below.
pub fn print(rows: &[Row]) -> String {
    let heads = ["Work", "Instructions", "Time", "Floor", "Ratio", "Submitted"];
    let cells = |row: &Row| {
        let millions = |count: f64| format!("{} M", digits(count / 1e6));
        let instructions = row.instructions.map_or("-".to_string(), millions);
        let [ours, submitted] = [row.ours, row.submitted].map(time);
        [row.workload.name(), instructions, ours, row.floor(), row.ratio(), submitted]
    };
    let lines: Vec<_> =
        [heads.map(str::to_string)].into_iter().chain(rows.iter().map(cells)).collect();
    format!("{}{NOTES}{}\n", table(&lines), machine())
}

/// Returns the rows as a picture: a dot for each program.
pub fn draw(rows: &[Row]) -> String {
    // Each program has its own line in a row.
    let series = |name, colour, line: f64, dot: fn(&Row) -> (f64, String)| {
        let dots = rows.iter().enumerate().map(|(i, row)| {
            let (x, label) = dot(row);
            Dot { x, y: i as f64 + line, label }
        });
        Series { name, colour, is_joined: false, dots: dots.collect() }
    };
    let chart = Chart {
        title: "Time of whole programs, from start to end",
        height: 66.0 * rows.len() as f64,
        x: Axis::times("time (logarithmic)"),
        y: Axis::rows("binary and input", rows.iter().map(|row| row.workload.name())),
        series: vec![
            series("what people submit", SUBMITTED, 0.27, |row| {
                (row.submitted, time(row.submitted))
            }),
            series("floor: E does nothing, C copies its input", FLOOR, 0.0, |row| {
                (row.floor, row.floor())
            }),
            series("this project", OURS, -0.27, |row| {
                (
                    row.ours,
                    format!("{} = {} × {}", time(row.ours), row.workload.floor.1, row.ratio()),
                )
            }),
        ],
    };
    chart.svg()
}
