// The modules hold more than this method needs, and a `solve` that keeps nothing needs no `mut`.
#![allow(dead_code, unused_mut)]

use eight::{is_solvable, Board, Puzzle};
use std::io::{self, Read};

fn main() {
    let mut solve = course::SOLVER;
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).expect("the input is text");
    let symbols: Vec<char> = input.chars().filter(char::is_ascii_alphanumeric).collect();
    for cells in symbols.chunks_exact(9) {
        // The blank is 0 or a letter.
        let start = Board(std::array::from_fn(|i| cells[i].to_digit(10).unwrap_or(0) as u8));
        let puzzle = Puzzle { start, goal: Board(GOAL), letters: b"LETTERS" };
        if is_solvable(puzzle.start, puzzle.goal) {
            let path = solve(&puzzle);
            println!("{}", ANSWER);
        } else {
            println!("NO_PATH");
        }
    }
}
