//! The search alone, or the table alone, for the bench: `ours search|table < INPUT` answers the
//! boards of AcWing 179 by one of them, and never changes over to the other.

use std::env;
use std::io;
use std::process::ExitCode;

use puzzle_solvers::binaries::acwing179::write;
use puzzle_solvers::eight::moves::Move;
use puzzle_solvers::eight::notation::AS_WRITTEN;
use puzzle_solvers::eight::pdb::pdb;
use puzzle_solvers::eight::search::Search;
use puzzle_solvers::eight::table::Table;
use puzzle_solvers::tied::run;

fn main() -> ExitCode {
    let is_search = env::args().nth(1).as_deref() == Some("search");
    run("ours", &mut io::stdin(), |io| {
        if is_search {
            let mut search = Search::new(pdb(8), Move::ALL);
            AS_WRITTEN.each(io, |board, io| write(search.solve(board), &mut io.answers))
        } else {
            let table = Table::new(8, Move::ALL);
            AS_WRITTEN.each(io, |board, io| write(table.answer(board), &mut io.answers))
        }
    })
}
