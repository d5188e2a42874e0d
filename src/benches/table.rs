//! The table of the programs.

use crate::figures::{digits, machine, time};
use crate::inputs::{all_boards, generated, write};
use crate::measure::race;
use crate::programs::{contenders, CPP, FLOOR, RUST};

/// The rows: a program; the boards that it solves, in words; and the arguments of `generate` that
/// print these boards, or `None` for all boards.
const ROWS: [(&str, &str, Option<&str>); 10] = [
    ("acwing179", "1 random board", Some("acwing179 --seed 1")),
    ("acwing179", "31 moves", Some("acwing179 --hardest --seed 1")),
    ("acwing179", "1,000 random boards", Some("hdu1043 --seed 3 --count 1000")),
    ("acwing179", "10,000 random boards", Some("hdu1043 --seed 3 --count 10000")),
    ("acwing179", "all 362,880 boards", None),
    ("acwing845", "31 moves", Some("acwing845 --hardest --seed 1")),
    ("p1379", "30 moves", Some("p1379 --hardest --seed 1")),
    ("poj2286", "30 random boards", Some("poj2286 --seed 1")),
    ("poj2286", "30 boards of 13 moves", Some("poj2286 --hardest --seed 1")),
    ("hdu3567", "200 random pairs", Some("hdu3567 --seed 5")),
];

const HEAD: &str = "\
|Work|`generate`|Instructions|Rust|C++|Floor|Ratio|
|---|---|---|---|---|---|---|
";

/// Measures the rows whose names contain one of the words, or all rows if there is no word. Returns
/// their table.
///
/// # Errors
/// No name contains one of the words.
pub fn of_programs(words: &[&str]) -> Result<String, String> {
    let mut rows = String::new();
    for (program, boards, arguments) in ROWS {
        let name = format!("{program}, {boards}");
        if words.is_empty() || words.iter().any(|word| name.contains(word)) {
            eprintln!("{name} …");
            rows += &format!("|{name}|{}|\n", cells(program, arguments).join("|"));
        }
    }
    if rows.is_empty() {
        return Err("no row's name contains one of the words".to_string());
    }
    Ok(format!("{HEAD}{rows}\nsrc/benches/README.md explains the columns. {}\n", machine()))
}

/// Measures a program, and returns the cells of its row after the name.
fn cells(program: &str, arguments: Option<&str>) -> [String; 6] {
    let text = arguments.map_or_else(all_boards, generated);
    let input = write(program, &text);
    // A program that answers a large input has to read and write about as much as `copy` does.
    let floor = if text.len() > 100_000 { "copy" } else { "empty" };
    let programs = contenders(floor, program);
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
        assert!(cpp.answers == runs[RUST].answers, "{program}: Rust and C++ differ");
        cpp_cost = cost(CPP);
    }
    let instructions = match programs[RUST].instructions(&input) {
        Some(count) => digits(count / 1e6) + " M",
        None => "-".to_string(),
    };
    let shown_arguments = arguments.map_or("-".to_string(), |arguments| format!("`{arguments}`"));
    let floor_time = format!("{floor} {}", time(runs[FLOOR].seconds()));
    let ratio = digits(runs[RUST].seconds() / runs[FLOOR].seconds());
    [shown_arguments, instructions, cost(RUST), cpp_cost, floor_time, ratio]
}
