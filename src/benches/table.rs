//! The table of the binaries.

use crate::figures::{digits, report, time};
use crate::inputs::{self, find, Draw};
use crate::measure::{race, Contender};
use crate::programs::{binary, example, COPY, EMPTY};

/// What stands in a row.
struct Workload {
    /// The problem whose cases are drawn.
    problem: &'static str,
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
    problem: &'static str,
    task: &'static str,
    draw: Draw,
    floor: (&'static str, char),
    target: f64,
    submitted: &'static str,
) -> Workload {
    Workload { problem, task, draw, floor, target, submitted }
}

const NOTES: &str = "
Instructions are counted by Valgrind, if it is there. Times are medians of whole programs, from
start to end, run in turn: the binary; a floor, which is a program that does nothing (E) or copies
its input (C); and what people submit, a breadth-first search from each goal, or for the rotation
game iterative deepening. The ratio is that of the binary to its floor. Random boards are as HDU
1043 feeds them, half of them unsolvable: those of `generate hdu1043 --seed 3`.
";

/// Measures the workloads whose names hold one of the words, or all if there is no word. Returns
/// their table, if there are any.
pub fn measure(words: &[String]) -> Option<String> {
    let is_meant = |name: &str| words.is_empty() || words.iter().any(|word| name.contains(word));
    let meant = WORKLOADS.iter().filter(|workload| is_meant(&workload.name()));
    let rows: Vec<_> = meant.map(Workload::measure).collect();
    let heads = ["Work", "Instructions", "Time", "Floor", "Ratio", "Submitted"];
    (!rows.is_empty()).then(|| report(heads, rows, NOTES))
}

impl Workload {
    fn name(&self) -> String {
        format!("{}, {}", find(self.problem).binary.name, self.task)
    }

    /// Returns the cells of the table's row.
    fn measure(&self) -> [String; 6] {
        eprintln!("{} …", self.name());
        let problem = find(self.problem);
        let input = inputs::write(problem, &self.draw.cases(problem));
        let method = [self.submitted, self.problem];
        let (floor, letter) = self.floor;
        let contenders = [
            Contender::new(binary(problem.binary.name), &[]),
            Contender::new(example(floor), &[]),
            Contender::new(binary("course"), &method),
        ];
        let instructions = contenders[0].instructions(&input);
        let millions = |count: f64| format!("{} M", digits(count / 1e6));
        let instructions = instructions.map_or("-".to_string(), millions);
        let finishes = race(&contenders, &input);
        assert_eq!(finishes[0].answers, finishes[2].answers, "{}", self.name());
        let [ours, floor, submitted] = [0, 1, 2].map(|i| finishes[i].seconds);
        let mut ratio = digits(ours / floor);
        if ours / floor > self.target {
            ratio += &format!(" (target: {})", digits(self.target));
        }
        let floor = format!("{letter} {}", time(floor));
        [self.name(), instructions, time(ours), floor, ratio, time(submitted)]
    }
}
