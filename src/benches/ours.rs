//! Each way of this project alone, for the bench: `ours search|table < INPUT` answers the boards of
//! AcWing 179, and never changes over to the other.

use std::env;
use std::io;
use std::process::ExitCode;

use puzzle_solvers::eight::moves::Move;
use puzzle_solvers::eight::pdb::pdb;
use puzzle_solvers::eight::search::Search;
use puzzle_solvers::eight::table::Table;
use puzzle_solvers::problems::acwing179::solve;
use puzzle_solvers::tied::run;

fn main() -> ExitCode {
    run("ours", &mut io::stdin(), |io| match env::args().nth(1).as_deref() {
        Some("search") => {
            let mut search = Search::new(pdb(8), Move::ALL);
            solve(io, |board, _| search.solve(board))
        }
        _ => {
            let table = Table::new(8, Move::ALL);
            solve(io, |board, _| table.answer(board))
        }
    })
}
