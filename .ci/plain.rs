//! A solver of the kind people write: one board, breadth-first search, no more. It shares no code
//! with the project, and passes only where each sample is what the judge feeds: one board.
//!
//! `plain GOAL` prints the least number of moves or -1; `plain GOAL path` a shortest path or
//! `unsolvable`.

use std::collections::{HashSet, VecDeque};

/// The board after the blank's move, unless the blank would leave the board.
fn moved(board: &[u8], letter: char) -> Option<Vec<u8>> {
    let blank = board.iter().position(|&cell| cell == b'0')?;
    let other = match letter {
        'r' if blank % 3 < 2 => blank + 1,
        'l' if blank % 3 > 0 => blank - 1,
        'd' if blank < 6 => blank + 3,
        'u' if blank > 2 => blank - 3,
        _ => return None,
    };
    let mut board = board.to_vec();
    board.swap(blank, other);
    Some(board)
}

fn search(start: Vec<u8>, goal: &[u8]) -> Option<String> {
    let mut seen = HashSet::from([start.clone()]);
    let mut queue = VecDeque::from([(start, String::new())]);
    while let Some((board, path)) = queue.pop_front() {
        if board == goal {
            return Some(path);
        }
        for letter in ['r', 'l', 'd', 'u'] {
            let next = moved(&board, letter).filter(|next| seen.insert(next.clone()));
            queue.extend(next.map(|next| (next, format!("{path}{letter}"))));
        }
    }
    None
}

fn main() {
    let arguments: Vec<_> = std::env::args().collect();
    let lines = std::io::stdin().lines().map(|line| line.expect("the input is text"));
    let board = lines.collect::<String>().replace(' ', "").replace('x', "0");
    let path = search(board.into_bytes(), arguments[1].replace('x', "0").as_bytes());
    match (arguments.len() > 2, path) {
        (true, path) => println!("{}", path.as_deref().unwrap_or("unsolvable")),
        (false, path) => println!("{}", path.map_or(-1, |path| path.len() as i32)),
    }
}
