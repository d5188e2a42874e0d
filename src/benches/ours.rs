//! The ways of this project, each alone, for the bench: `ours WAY [--count] < INPUT`.
//!
//! `search` and `table` answer the boards of AcWing 179 and never change over to the other;
//! `rotation` answers the boards of POJ 2286. With `--count`, standard error gets a line for each
//! board: how many positions were visited.

use std::env;
use std::process::ExitCode;

use puzzle_solvers::eight::board::{self, Board};
use puzzle_solvers::eight::databases::pdb;
use puzzle_solvers::eight::moves::Move;
use puzzle_solvers::eight::numbering::{Goal, Position, REACHABLE};
use puzzle_solvers::eight::path::{Letters, Path};
use puzzle_solvers::eight::search::Search;
use puzzle_solvers::eight::table::Table;
use puzzle_solvers::problems::acwing179::GOAL;
use puzzle_solvers::rotation::board as rotation;
use puzzle_solvers::rotation::search::Solver;
use puzzle_solvers::tied::{self, Error, Tied};

static LETTERS: Letters = Letters::new(&Move::ALL);

fn main() -> ExitCode {
    match env::args().nth(1).as_deref() {
        Some("search") => tied::run("ours", search),
        Some("table") => tied::run("ours", table),
        Some("rotation") => tied::run("ours", rotation_game),
        _ => {
            eprintln!("usage: ours search|table|rotation [--count] < INPUT");
            ExitCode::from(2)
        }
    }
}

fn search(io: &mut Tied) -> Result<(), Error> {
    let goal = Goal::new(&GOAL);
    let mut search = Search::new(pdb(goal.blank), Move::ALL);
    answer_all(io, &goal, |position| {
        let before = search.visited;
        (search.answer(position), search.visited - before)
    })
}

fn table(io: &mut Tied) -> Result<(), Error> {
    let goal = Goal::new(&GOAL);
    let mut table = None;
    answer_all(io, &goal, |position| {
        let visited = if table.is_none() { REACHABLE } else { 0 };
        let table = table.get_or_insert_with(|| Table::new(goal.blank, Move::ALL));
        (table.answer(position), visited)
    })
}

/// Writes the path that `answer` finds for each board, and counts what it has visited.
fn answer_all(
    io: &mut Tied,
    goal: &Goal,
    mut answer: impl FnMut(Position) -> (Option<Path>, usize),
) -> Result<(), Error> {
    let counts = counts();
    let mut board = Board::default();
    while board::read(io, &mut board)? {
        let (path, visited) = answer(goal.position(&board));
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

fn rotation_game(io: &mut Tied) -> Result<(), Error> {
    let counts = counts();
    let mut solver = Solver::new();
    let mut board = rotation::Board::default();
    while rotation::read(io, &mut board)? {
        let before = solver.visited;
        let solution = solver.solve(&board);
        match solution.path.is_empty() {
            true => io.answers.extend(b"No moves needed"),
            false => io.answers.extend(solution.path.iter().map(|step| step.letter())),
        }
        io.answers.extend([b'\n', b'1' + solution.symbol, b'\n']);
        if counts {
            eprintln!("{}", solver.visited - before);
        }
    }
    Ok(())
}

fn counts() -> bool {
    env::args().any(|argument| argument == "--count")
}
