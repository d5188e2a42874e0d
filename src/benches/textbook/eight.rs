//! The eight puzzle as textbooks solve it: for each board a breadth-first search with a hash map.
//!
//! The argument names the problem: `acwing179`, `p1379` or `hdu3567`.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::env;
use std::io::{self, Read};

type Board = [u8; 9];

fn main() -> io::Result<()> {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input)?;
    match env::args().nth(1).as_deref() {
        Some("acwing179") => paths(&input),
        Some("p1379") => distances(&input),
        Some("hdu3567") => cases(&input),
        _ => panic!("the argument has to be the name of a problem"),
    }
    Ok(())
}

fn paths(input: &str) {
    for line in input.lines() {
        let path = solve(board(line), *b"12345678x", "udlr");
        println!("{}", path.unwrap_or_else(|| "unsolvable".to_string()));
    }
}

fn distances(input: &str) {
    for line in input.lines() {
        match solve(board(line), *b"1238x4765", "udlr") {
            Some(path) => println!("{}", path.len()),
            None => println!("-1"),
        }
    }
}

fn cases(input: &str) {
    let boards: Vec<Board> = input.lines().skip(1).map(board).collect();
    for (i, pair) in boards.chunks(2).enumerate() {
        let path = solve(pair[0], pair[1], "dlru").expect("each goal can be reached");
        println!("Case {}: {}\n{path}", i + 1, path.len());
    }
}

fn board(line: &str) -> Board {
    let cells: String = line.split_whitespace().collect();
    let cells = cells.replace(['0', 'X'], "x");
    cells.as_bytes().try_into().expect("a board has nine cells")
}

/// A shortest path, the first if `moves` are tried in their order.
fn solve(start: Board, goal: Board, moves: &str) -> Option<String> {
    let mut reached_by = HashMap::from([(start, None)]);
    let mut queue = VecDeque::from([start]);
    while let Some(board) = queue.pop_front() {
        if board == goal {
            return Some(path_to(goal, &reached_by));
        }
        for step in moves.chars() {
            if let Some(next) = after(board, step) {
                if let Entry::Vacant(entry) = reached_by.entry(next) {
                    entry.insert(Some((step, board)));
                    queue.push_back(next);
                }
            }
        }
    }
    None
}

fn path_to(mut board: Board, reached_by: &HashMap<Board, Option<(char, Board)>>) -> String {
    let mut steps = Vec::new();
    while let Some((step, before)) = reached_by[&board] {
        steps.push(step);
        board = before;
    }
    steps.iter().rev().collect()
}

fn after(mut board: Board, step: char) -> Option<Board> {
    let blank = board.iter().position(|&cell| cell == b'x').expect("a board has a blank");
    let (row, column) = (blank / 3, blank % 3);
    let target = match step {
        'u' if row > 0 => blank - 3,
        'd' if row < 2 => blank + 3,
        'l' if column > 0 => blank - 1,
        'r' if column < 2 => blank + 1,
        _ => return None,
    };
    board.swap(blank, target);
    Some(board)
}
