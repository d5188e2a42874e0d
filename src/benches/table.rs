//! The table of the binaries.

use crate::figures::{digits, report, time};
use crate::inputs::{self, find, Draw};
use crate::measure::{race, Contender, Finish};
use crate::programs::{binary, example, in_cpp, in_rust, COPY, EMPTY};

/// The work of a row of the table.
struct Workload {
    /// The problem whose cases are drawn.
    problem: &'static str,
    task: &'static str,
    draw: Draw,
    /// A program that takes less time than any solver can, and its letter in the table.
    floor: (&'static str, char),
    /// The ratio of the program's time to that of the floor which it should not exceed.
    target: f64,
}

/// For a few boards: a program that does nothing.
const NOTHING: (&str, char) = (EMPTY, 'E');

/// For many boards: a program that copies its input.
const COPIES: (&str, char) = (COPY, 'C');

const WORKLOADS: [Workload; 7] = [
    row("HDU 1043", "31 moves", Draw::Hardest(1), NOTHING, 1.1),
    row("HDU 1043", "1,000 random boards", Draw::Random(1_000), NOTHING, 4.0),
    row("HDU 1043", "10,000 random boards", Draw::Random(10_000), COPIES, 10.0),
    row("HDU 1043", "all 362,880 boards", Draw::All, COPIES, 3.5),
    row("Luogu P1379", "all 181,440 boards", Draw::All, COPIES, 3.0),
    row("POJ 2286", "30 boards of 13 moves", Draw::Hardest(30), NOTHING, 10.0),
    row("HDU 3567", "200 random pairs", Draw::Random(200), NOTHING, 6.0),
];

const fn row(
    problem: &'static str,
    task: &'static str,
    draw: Draw,
    floor: (&'static str, char),
    target: f64,
) -> Workload {
    Workload { problem, task, draw, floor, target }
}

const NOTES: &str = "
Instructions are counted by Valgrind, if it is there. Times are medians of whole programs, from
start to end, run in turn: the binary; a floor, which is a program that does nothing (E) or copies
its input (C); and the files to paste, in Rust and, if g++ is there, in C++ (-O2 -std=c++98), with
their peak memory, where the system tells it. The ratio is that of the binary to its floor. Random
boards are as HDU 1043 feeds them, half of them unsolvable: those of `generate hdu1043 --seed 3`.
";

/// Measures the workloads whose names hold one of the words, or all if there is no word. Returns
/// their table, if there are any.
pub fn measure(words: &[String]) -> Option<String> {
    let is_meant = |name: &str| words.is_empty() || words.iter().any(|word| name.contains(word));
    let meant = WORKLOADS.iter().filter(|workload| is_meant(&workload.name()));
    let rows: Vec<_> = meant.map(Workload::measure).collect();
    let heads = ["Work", "Instructions", "Time", "Floor", "Ratio", "Rust to paste", "C++ to paste"];
    (!rows.is_empty()).then(|| report(heads, &rows, NOTES))
}

impl Workload {
    fn name(&self) -> String {
        format!("{}, {}", find(self.problem).binary.name, self.task)
    }

    /// Returns the cells of the table's row.
    fn measure(&self) -> [String; 7] {
        eprintln!("{} …", self.name());
        let problem = find(self.problem);
        let input = inputs::write(problem, &self.draw.cases(problem));
        let name = problem.binary.name;
        let (floor, letter) = self.floor;
        let to_paste = [in_rust(name), in_cpp(name)];
        let programs = [binary(name), example(floor)].into_iter();
        let programs = programs.chain(to_paste.iter().flatten().cloned());
        let contenders: Vec<_> = programs.map(|program| Contender::new(program, &[])).collect();
        let instructions = contenders[0].instructions(&input);
        let millions = |count: f64| format!("{} M", digits(count / 1e6));
        let instructions = instructions.map_or("-".to_string(), millions);
        let finishes = race(&contenders, &input);
        let [ours, floor] = [0, 1].map(|i| finishes[i].seconds);
        let mut ratio = digits(ours / floor);
        if ours / floor > self.target {
            ratio += &format!(" (target: {})", digits(self.target));
        }
        let mut pasted = contenders.iter().zip(&finishes).skip(2);
        let [rust, cpp] = to_paste.map(|file| match file.and_then(|_| pasted.next()) {
            Some((contender, Finish { seconds, answers })) => {
                assert_eq!(*answers, finishes[0].answers, "{}", self.name());
                let memory = contender.memory(&input);
                let memory = memory.map(|kilobytes| format!(", {} MB", (kilobytes + 1023) / 1024));
                time(*seconds) + &memory.unwrap_or_default()
            }
            None => "-".to_string(),
        });
        let floor = format!("{letter} {}", time(floor));
        [self.name(), instructions, time(ours), floor, ratio, rust, cpp]
    }
}
