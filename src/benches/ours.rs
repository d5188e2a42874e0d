//! Each way of this project alone, for the bench: `ours search|table < INPUT` answers the boards of
//! AcWing 179, and never changes over to the other.

use std::env;
use std::io;
use std::process::ExitCode;

use puzzle_solvers::cli::exit_with;
use puzzle_solvers::eight::board::Board;
use puzzle_solvers::eight::path::Path;
use puzzle_solvers::eight::search::{Search, Solver};
use puzzle_solvers::eight::table::Table;
use puzzle_solvers::problems::acwing179::solve;
use puzzle_solvers::tied::{run, Tied};

/// A table that is made before the first board comes.
struct TableAlone(Table<Path>);

impl From<Search> for TableAlone {
    fn from(search: Search) -> TableAlone {
        TableAlone(Table::new(search.pdb.goal_blank, search.moves))
    }
}

impl Solver<Path> for TableAlone {
    fn answer(&mut self, board: &Board, _io: &Tied) -> Option<Path> {
        self.0.answer(board)
    }
}

fn main() -> ExitCode {
    match env::args().nth(1).as_deref() {
        Some("search") => run("ours", &mut io::stdin(), solve::<Search>),
        Some("table") => run("ours", &mut io::stdin(), solve::<TableAlone>),
        _ => exit_with(2, "usage: ours search|table < INPUT"),
    }
}
