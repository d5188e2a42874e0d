//! The table of the programs.

use crate::figures::{digits, machine, time};
use crate::inputs::{all_boards, generated, write};
use crate::measure::race;
use crate::programs::{contenders, CPP, FLOOR, RUST};

/// A row of the table: a program, and the boards that it solves.
struct Workload {
    program: &'static str,
    /// The boards, in words.
    boards: &'static str,
    /// The arguments of `generate` that print the input, or `None` for all boards.
    input: Option<&'static str>,
}

const WORKLOADS: [Workload; 10] = [
    work("acwing179", "1 random board", Some("acwing179 --seed 1")),
    work("acwing179", "31 moves", Some("acwing179 --hardest --seed 1")),
    work("acwing179", "1,000 random boards", Some("hdu1043 --seed 3 --count 1000")),
    work("acwing179", "10,000 random boards", Some("hdu1043 --seed 3 --count 10000")),
    work("acwing179", "all 362,880 boards", None),
    work("acwing845", "31 moves", Some("acwing845 --hardest --seed 1")),
    work("p1379", "30 moves", Some("p1379 --hardest --seed 1")),
    work("poj2286", "30 random boards", Some("poj2286 --seed 1")),
    work("poj2286", "30 boards of 13 moves", Some("poj2286 --hardest --seed 1")),
    work("hdu3567", "200 random pairs", Some("hdu3567 --seed 5")),
];

const fn work(
    program: &'static str,
    boards: &'static str,
    input: Option<&'static str>,
) -> Workload {
    Workload { program, boards, input }
}

const HEAD: &str = "\
|Work|`generate`|Instructions|Rust|C++|Floor|Ratio|
|---|---|---|---|---|---|---|
";

const NOTES: &str = "
The inputs are what `generate` prints for these arguments, and all boards in lexicographic order.
Valgrind, if it is installed, counts the instructions of the Rust program. Times are medians of
whole programs, run in turn: the program in Rust; the program in C++ (g++ -O2), if g++ is installed;
and a floor, which does nothing (empty) or copies its input (copy). The peak memory comes after a
time, if the system tells it. The ratio is the time of Rust divided by the time of the floor.
";

/// Measures the workloads whose names contain one of the words, or all workloads if there is no
/// word. Returns their table.
///
/// # Errors
/// No name contains one of the words.
pub fn of_programs(words: &[&str]) -> Result<String, String> {
    let mut rows = String::new();
    for workload in &WORKLOADS {
        let name = format!("{}, {}", workload.program, workload.boards);
        if words.is_empty() || words.iter().any(|word| name.contains(word)) {
            eprintln!("{name} …");
            rows += &format!("|{name}|{}|\n", workload.cells().join("|"));
        }
    }
    if rows.is_empty() {
        return Err("no row's name contains one of the words".to_string());
    }
    Ok(format!("{HEAD}{rows}{NOTES}{}\n", machine()))
}

impl Workload {
    /// Measures the programs, and returns the cells of the row after the name.
    fn cells(&self) -> [String; 6] {
        let text = self.input.map_or_else(all_boards, generated);
        let input = write(self.program, &text);
        // A program that answers a large input has to read and write about as much as `copy` does.
        let floor = if text.len() > 100_000 { "copy" } else { "empty" };
        let programs = contenders(floor, self.program);
        let runs = race(&programs, &input);
        let cost = |index: usize| {
            let seconds = time(runs[index].seconds());
            match programs[index].memory(&input) {
                Some(kibibytes) => format!("{seconds}, {} MB", (kibibytes + 1023) / 1024),
                None => seconds,
            }
        };
        let mut cpp_cost = "-".to_string();
        if let Some(cpp) = runs.get(CPP) {
            assert!(cpp.answers == runs[RUST].answers, "{}: Rust and C++ differ", self.program);
            cpp_cost = cost(CPP);
        }
        let instructions = match programs[RUST].instructions(&input) {
            Some(count) => digits(count / 1e6) + " M",
            None => "-".to_string(),
        };
        let arguments = self.input.map_or("-".to_string(), |arguments| format!("`{arguments}`"));
        let floor_time = format!("{floor} {}", time(runs[FLOOR].seconds()));
        let ratio = digits(runs[RUST].seconds() / runs[FLOOR].seconds());
        [arguments, instructions, cost(RUST), cpp_cost, floor_time, ratio]
    }
}
