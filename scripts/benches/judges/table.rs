//! The table of the programs.

use crate::figures::{digits, machine, time};
use crate::inputs::{text, write};
use crate::measure::{race, Contender, Runs};
use crate::programs::contenders;

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
    let page = "scripts/benches/judges/README.md";
    Ok(format!("{head}{measured}\n{page} explains the columns. {}\n", machine()))
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
    assert!(runs[1].output == runs[2].output, "{program}: Rust and C++ differ");
    let [floor_time, rust_time, cpp_time] = [&runs[0], &runs[1], &runs[2]].map(Runs::seconds);
    let instructions = |program: &Contender| match program.instructions(&input) {
        Some(count) => digits(count / 1e6) + " M",
        None => "-".to_string(),
    };
    [
        instructions(&programs[1]),
        instructions(&programs[2]),
        time(rust_time),
        time(cpp_time),
        format!("{floor} {}", time(floor_time)),
        digits(rust_time / floor_time),
    ]
}
