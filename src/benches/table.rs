//! The table of the programs.

use crate::figures::{digits, report, time};
use crate::inputs::{all_boards, generated, write};
use crate::measure::race;
use crate::programs::{contenders, COPY, CPP, EMPTY, FLOOR, RUST};

use Input::{All, Generated};

/// What a row of the table measures.
struct Workload {
    /// The program's name.
    program: &'static str,
    /// The boards, in words.
    boards: &'static str,
    input: Input,
    /// A program that takes the least time that any could.
    floor: &'static str,
}

enum Input {
    /// What `generate` prints for these arguments.
    Generated(&'static str),
    /// All boards of this problem.
    All(&'static str),
}

const WORKLOADS: [Workload; 10] = [
    work("acwing179", "1 random board", Generated("acwing179 --seed 1"), EMPTY),
    work("acwing179", "31 moves", Generated("acwing179 --hardest --seed 1"), EMPTY),
    work("acwing179", "1,000 random boards", Generated("hdu1043 --seed 3 --count 1000"), EMPTY),
    work("acwing179", "10,000 random boards", Generated("hdu1043 --seed 3 --count 10000"), COPY),
    work("acwing179", "all 362,880 boards", All("hdu1043"), COPY),
    work("acwing845", "31 moves", Generated("acwing845 --hardest --seed 1"), EMPTY),
    work("p1379", "30 moves", Generated("p1379 --hardest --seed 1"), EMPTY),
    work("poj2286", "30 random boards", Generated("poj2286 --seed 1"), EMPTY),
    work("poj2286", "30 boards of 13 moves", Generated("poj2286 --hardest --seed 1"), EMPTY),
    work("hdu3567", "200 random pairs", Generated("hdu3567 --seed 5"), EMPTY),
];

const NOTES: &str = "
The inputs are what `generate` prints for these arguments, and all boards in lexicographic order.
Valgrind counts the instructions of the Rust program, if it is there. Times are medians of whole
programs, from start to end, run in turn: the program in Rust; the program in C++ (g++ -O2), if g++
is there; and a floor, which does nothing (empty) or copies its input (copy). Behind a time stands
the peak memory, where the system tells it. The ratio is that of Rust to the floor.
";

const fn work(
    program: &'static str,
    boards: &'static str,
    input: Input,
    floor: &'static str,
) -> Workload {
    Workload { program, boards, input, floor }
}

/// Measures the workloads whose names hold one of the words, or all if there is no word. Returns
/// their table, or `None` if there are none.
pub fn of_programs(words: &[String]) -> Option<String> {
    let mut rows = Vec::new();
    for workload in &WORKLOADS {
        let name = workload.name();
        if words.is_empty() || words.iter().any(|word| name.contains(word)) {
            rows.push(workload.row());
        }
    }
    if rows.is_empty() {
        return None;
    }
    let heads = ["Work", "`generate`", "Instructions", "Rust", "C++", "Floor", "Ratio"];
    Some(report(heads, &rows, NOTES))
}

impl Workload {
    fn name(&self) -> String {
        format!("{}, {}", self.program, self.boards)
    }

    /// Measures the programs, and returns the cells of the row.
    fn row(&self) -> [String; 7] {
        let name = self.name();
        eprintln!("{name} …");
        let input = write(self.program, &self.input.text());
        let programs = contenders(self.floor, self.program);
        let all_runs = race(&programs, &input);
        let cost = |place: usize| {
            let memory = match programs[place].memory(&input) {
                Some(kilobytes) => format!(", {} MB", (kilobytes + 1023) / 1024),
                None => String::new(),
            };
            time(all_runs[place].seconds()) + &memory
        };
        let mut cpp_cost = "-".to_string();
        if let Some(cpp) = all_runs.get(CPP) {
            assert!(cpp.answers == all_runs[RUST].answers, "{name}: Rust and C++ differ");
            cpp_cost = cost(CPP);
        }
        let instructions = match programs[RUST].instructions(&input) {
            Some(count) => digits(count / 1e6) + " M",
            None => "-".to_string(),
        };
        let floor = format!("{} {}", self.floor, time(all_runs[FLOOR].seconds()));
        let ratio = digits(all_runs[RUST].seconds() / all_runs[FLOOR].seconds());
        [name, self.input.arguments(), instructions, cost(RUST), cpp_cost, floor, ratio]
    }
}

impl Input {
    fn text(&self) -> String {
        match self {
            Generated(arguments) => generated(arguments),
            All(problem) => all_boards(problem),
        }
    }

    /// Returns the cell with the arguments of `generate`.
    fn arguments(&self) -> String {
        match self {
            Generated(arguments) => format!("`{arguments}`"),
            All(_) => "-".to_string(),
        }
    }
}
