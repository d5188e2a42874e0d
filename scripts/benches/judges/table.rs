//! The table of the programs.

use puzzle_tools::format::megabytes;

use crate::figures::{digits, machine, time};
use crate::inputs::{text, write};
use crate::measure::race;
use crate::programs::{contenders, CPP, FLOOR, RUST};

/// The page of the bench, which has the rows to measure. Of a row, the first cell is a program and
/// its boards in words, and the second says where these boards are from (see [`text`]).
const PAGE: &str = include_str!("README.md");

/// The lines of the page's table: two of its head, and then the rows.
pub fn lines() -> impl Iterator<Item = &'static str> {
    PAGE.lines().filter(|line| line.starts_with('|'))
}

/// Measures the rows of the page whose names contain one of the words, or all rows if there is no
/// word. Returns their table.
///
/// # Errors
/// No name contains one of the words.
pub fn of_programs(words: &[&str]) -> Result<String, String> {
    let head: String = lines().take(2).map(|line| format!("{line}\n")).collect();
    let mut measured = String::new();
    for line in lines().skip(2) {
        let page_cells: Vec<_> = line.split('|').collect();
        let (name, input) = (page_cells[1], page_cells[2]);
        if words.is_empty() || words.iter().any(|word| name.contains(word)) {
            eprintln!("{name} …");
            measured += &format!("|{name}|{input}|{}|\n", cells(name, input).join("|"));
        }
    }
    if measured.is_empty() {
        return Err("no row's name contains one of the words".to_string());
    }
    Ok(format!(
        "{head}{measured}\nscripts/benches/judges/README.md explains the columns. {}\n",
        machine()
    ))
}

/// Measures the program of a row, and returns the cells after the first two.
fn cells(name: &str, input: &str) -> [String; 6] {
    let (program, _) = name.split_once(", ").expect("a program and its boards");
    let text = text(input);
    let input = write(program, &text);
    // A program that answers a large input has to read and write about as much as `copy` does.
    let floor = if text.len() > 100_000 { "copy" } else { "empty" };
    let programs = contenders(floor, program);
    let runs = race(&programs, &input);
    let instructions = |index: usize| match programs[index].instructions(&input) {
        Some(count) => digits(count / 1e6) + " M",
        None => "-".to_string(),
    };
    let cost = |index: usize| {
        let seconds = time(runs[index].seconds());
        match programs[index].memory(&input) {
            Some(kibibytes) => format!("{seconds}, {} MB", megabytes(kibibytes)),
            None => seconds,
        }
    };
    let [mut cpp_instructions, mut cpp_cost] = ["-", "-"].map(str::to_string);
    if let Some(cpp) = runs.get(CPP) {
        assert!(cpp.output == runs[RUST].output, "{program}: Rust and C++ differ");
        cpp_instructions = instructions(CPP);
        cpp_cost = cost(CPP);
    }
    let floor_time = format!("{floor} {}", time(runs[FLOOR].seconds()));
    let ratio = digits(runs[RUST].seconds() / runs[FLOOR].seconds());
    [instructions(RUST), cpp_instructions, cost(RUST), cpp_cost, floor_time, ratio]
}
