//! The ways of this project, each alone, for the bench: `ours WAY [--count] < INPUT`.
//!
//! `search` and `table` answer the boards of AcWing 179 and never change over to the other;
//! `rotation` answers the boards of POJ 2286. With `--count`, standard error gets a line for each
//! board: how many positions were visited.

use std::env;
use std::io;
use std::process::ExitCode;

use puzzle_solvers::eight::board::{self, blank, Board};
use puzzle_solvers::eight::databases::pdb;
use puzzle_solvers::eight::letters::Letters;
use puzzle_solvers::eight::moves::Move;
use puzzle_solvers::eight::numbering::REACHABLE;
use puzzle_solvers::eight::path::Path;
use puzzle_solvers::eight::search::Search;
use puzzle_solvers::eight::solver::Solver;
use puzzle_solvers::eight::table::Table;
use puzzle_solvers::problems::acwing179::GOAL;
use puzzle_solvers::rotation::board as rotation;
use puzzle_solvers::rotation::search as rotation_search;
use puzzle_solvers::tied::{run, Tied};

static LETTERS: Letters = Letters::new(&Move::ALL);

fn main() -> ExitCode {
    match env::args().nth(1).as_deref() {
        Some("search") => run("ours", &mut io::stdin(), search),
        Some("table") => run("ours", &mut io::stdin(), table),
        Some("rotation") => run("ours", &mut io::stdin(), rotation_game),
        _ => {
            eprintln!("usage: ours search|table|rotation [--count] < INPUT");
            ExitCode::from(2)
        }
    }
}

fn search(io: &mut Tied) -> io::Result<()> {
    let mut search: Search = Solver::<Path>::new(&GOAL, pdb(blank(&GOAL)), Move::ALL);
    answer_all(io, |board| {
        let before = search.visited;
        (search.solve(board), search.visited - before)
    })
}

fn table(io: &mut Tied) -> io::Result<()> {
    let mut table = None;
    answer_all(io, |board| {
        let visited = if table.is_none() { REACHABLE } else { 0 };
        let table = table.get_or_insert_with(|| Table::new(&GOAL, Move::ALL));
        (table.answer(board), visited)
    })
}

/// Writes the path that `answer` finds for each board, and counts what it has visited.
fn answer_all(
    io: &mut Tied,
    mut answer: impl FnMut(&Board) -> (Option<Path>, usize),
) -> io::Result<()> {
    let counts = counts();
    let mut board = Board::default();
    while board::read(io, &mut board)? {
        let (path, visited) = answer(&board);
        match path {
            Some(path) => LETTERS.write(path, &mut io.answers),
            None => io.answers.extend(b"unsolvable"),
        }
        io.answers.push(b'\n');
        if counts {
            eprintln!("{visited}");
        }
    }
    Ok(())
}

fn rotation_game(io: &mut Tied) -> io::Result<()> {
    let counts = counts();
    let mut search = rotation_search::Search::new();
    let mut board = rotation::Board::default();
    while rotation::read(io, &mut board)? {
        let before = search.visited;
        let (path, symbol) = search.solve(&board);
        match path.is_empty() {
            true => io.answers.extend(b"No moves needed"),
            false => io.answers.extend(path.iter().map(|step| step.letter())),
        }
        io.answers.extend([b'\n', b'1' + symbol, b'\n']);
        if counts {
            eprintln!("{}", search.visited - before);
        }
    }
    Ok(())
}

fn counts() -> bool {
    env::args().any(|argument| argument == "--count")
}
