// The modules hold more than this method needs, and a `solve` that keeps nothing needs no `mut`.
#![allow(dead_code, unused_mut)]

use rotation::Board;
use std::io::{self, Read};

fn main() {
    let mut solve = course::SOLVER;
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).expect("the input is text");
    // A 0 ends the input.
    let digits = input.chars().filter(char::is_ascii_digit);
    let symbols: Vec<char> = digits.take_while(|&digit| digit != '0').collect();
    for squares in symbols.chunks_exact(24) {
        let mut board = Board(std::array::from_fn(|i| squares[i] as u8 - b'0'));
        let path = solve(board);
        if path.is_empty() {
            print!("No moves needed");
        }
        for turn in path {
            print!("{}", char::from(b"LETTERS"[turn]));
            board = board.after(turn);
        }
        println!("\n{}", board.centre());
    }
}
