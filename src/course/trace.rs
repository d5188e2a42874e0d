//! Shows a search at work: `--trace` and `--count` of `course`.
//!
//! A position is visited when it is taken from the queue, the layer or the heap, or when the
//! recursion enters it. Putting it into the queue is not a visit yet, and a position that is cut
//! off is never visited. The lines of the lessons that begin with `trace::` are for the trace
//! alone, each a whole statement. What you submit has none of them: `--source` leaves them out.

use std::cell::Cell;
use std::fmt::{self, Display, Formatter};
use std::io::{self, Write};

use crate::rotation;

thread_local! {
    static VISITED: Cell<usize> = const { Cell::new(0) };
    static IS_SHOWN: Cell<bool> = const { Cell::new(false) };
    static IS_COUNTED: Cell<bool> = const { Cell::new(false) };
    static SIDE: Cell<&'static str> = const { Cell::new("") };
}

/// From now on prints each position that is visited, if `is_shown`, and their number for each
/// board, if `is_counted`.
pub fn start(is_shown: bool, is_counted: bool) {
    IS_SHOWN.with(|cell| cell.set(is_shown));
    IS_COUNTED.with(|cell| cell.set(is_counted));
}

/// Ends the count of visits for a board, and prints it if visits are counted.
pub fn solved() {
    let visited = VISITED.with(Cell::take);
    if IS_COUNTED.with(Cell::get) {
        let _ = writeln!(io::stderr(), "visited: {visited}");
    }
}

/// Counts the visit of a position. If visits are shown, prints the position and the facts that the
/// method knows of it, which `known` returns.
pub fn visit(position: impl Display, known: impl FnOnce() -> String) {
    let number = VISITED.with(Cell::get) + 1;
    VISITED.with(|visited| visited.set(number));
    if IS_SHOWN.with(Cell::get) {
        let side = SIDE.with(Cell::get);
        // A failure is ignored: if `head` closes standard error, the answers are still wanted.
        let _ = writeln!(io::stderr(), "{number:6}  {position}  {}{side}", known());
    }
}

/// Names the side from which a search from both ends visits the next positions.
pub fn side(name: &'static str) {
    SIDE.with(|side| side.set(name));
}

/// Returns the layer of a position, which breadth-first search knows by the path to it.
pub fn layer<T>(path: Vec<T>) -> String {
    format!("layer {}", path.len())
}

/// Returns the moves and the estimate of a position in iterative deepening, and the limit.
pub fn limit(moves: usize, estimate: u32, remaining: u32) -> String {
    format!("{moves} moves + estimate {estimate}, limit {}", moves as u32 + remaining)
}

/// A pattern of the rotation game, shown as a board of 1 and 0.
pub struct Pattern(pub usize);

impl Display for Pattern {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        rotation::Board(std::array::from_fn(|square| (self.0 >> square & 1) as u8)).fmt(f)
    }
}
