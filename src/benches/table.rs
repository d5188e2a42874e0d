//! The table of the binaries.

use crate::figures::{digits, report, time};
use crate::inputs::{self, find, Draw};
use crate::measure::{race, Contender, Finish};
use crate::programs::{binary, example, in_cpp, COPY, EMPTY};

/// A problem whose cases are drawn, what they are in words, and a floor: a program that takes the
/// least time that any could, and its letter.
type Workload = (&'static str, &'static str, Draw, (&'static str, char));

/// For a few boards: a program that does nothing.
const NOTHING: (&str, char) = (EMPTY, 'E');

/// For many boards: a program that copies its input.
const COPIES: (&str, char) = (COPY, 'C');

const WORKLOADS: [Workload; 7] = [
    ("HDU 1043", "31 moves", Draw::Hardest(1), NOTHING),
    ("HDU 1043", "1,000 random boards", Draw::Random(1_000), NOTHING),
    ("HDU 1043", "10,000 random boards", Draw::Random(10_000), COPIES),
    ("HDU 1043", "all 362,880 boards", Draw::All, COPIES),
    ("Luogu P1379", "all 181,440 boards", Draw::All, COPIES),
    ("POJ 2286", "30 boards of 13 moves", Draw::Hardest(30), NOTHING),
    ("HDU 3567", "200 random pairs", Draw::Random(200), NOTHING),
];

const NOTES: &str = "
Instructions are counted by Valgrind, if it is there. Times are medians of whole programs, from
start to end, run in turn: the binary; a floor, which is a program that does nothing (E) or copies
its input (C); and, if g++ is there, the program in C++ (-O2 -std=c++98), with its peak memory, where
the system tells it. The ratio is that of the binary to its floor. Random
boards are as HDU 1043 feeds them, half of them unsolvable: those of `generate hdu1043 --seed 3`.
";

/// Measures the workloads whose names hold one of the words, or all if there is no word. Returns
/// their table, if there are any.
pub fn measure(words: &[String]) -> Option<String> {
    let mut rows = Vec::new();
    for workload in WORKLOADS {
        let (problem, task, ..) = workload;
        let work = format!("{}, {task}", find(problem).program);
        if words.is_empty() || words.iter().any(|word| work.contains(word)) {
            rows.push(row(work, workload));
        }
    }
    let heads = ["Work", "Instructions", "Time", "Floor", "Ratio", "C++"];
    (!rows.is_empty()).then(|| report(heads, &rows, NOTES))
}

/// Measures a workload, and returns the cells of its row.
fn row(work: String, (problem, _, draw, (floor, letter)): Workload) -> [String; 6] {
    eprintln!("{work} …");
    let problem = find(problem);
    let input = inputs::write(problem, &draw.cases(problem));
    let name = problem.program;
    let in_cpp = in_cpp(name);
    let programs = [binary(name), example(floor)].into_iter();
    let programs = programs.chain(in_cpp.iter().cloned());
    let contenders: Vec<_> = programs.map(|program| Contender::new(program, &[])).collect();
    let millions = |count: f64| format!("{} M", digits(count / 1e6));
    let instructions = contenders[0].instructions(&input).map_or("-".to_string(), millions);
    let finishes = race(&contenders, &input);
    let [ours, floor] = [0, 1].map(|i| finishes[i].seconds);
    let mut pasted = contenders.iter().zip(&finishes).skip(2);
    let cpp = match pasted.next() {
        Some((contender, Finish { seconds, answers })) => {
            assert_eq!(*answers, finishes[0].answers, "{work}");
            let memory = contender.memory(&input);
            let memory = memory.map(|kilobytes| format!(", {} MB", (kilobytes + 1023) / 1024));
            time(*seconds) + &memory.unwrap_or_default()
        }
        None => "-".to_string(),
    };
    let (ratio, floor) = (digits(ours / floor), format!("{letter} {}", time(floor)));
    [work, instructions, time(ours), floor, ratio, cpp]
}
