//! Shows a search at work: `--trace` and `--count` of `course`.
//!
//! A position is visited when it leaves the queue, the layer or the heap, or when the recursion
//! enters it. A position that enters the queue is not visited yet, and a position that is cut off
//! is never visited. `--source` leaves out the lines that begin with `trace::`.

use std::cell::{Cell, RefCell};
use std::fmt::{self, Display, Formatter};
use std::io::{self, Write};

use crate::{eight, rotation};

thread_local! {
    static VISITED: Cell<usize> = const { Cell::new(0) };
    static IS_SHOWN: Cell<bool> = const { Cell::new(false) };
    static IS_COUNTED: Cell<bool> = const { Cell::new(false) };
    static COUNTS: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
    static SIDE: Cell<&'static str> = const { Cell::new("") };
}

/// Sets whether each visit is printed from now on, and whether the number of visits is printed for
/// each board.
pub fn configure(is_shown: bool, is_counted: bool) {
    IS_SHOWN.with(|cell| cell.set(is_shown));
    IS_COUNTED.with(|cell| cell.set(is_counted));
}

/// Ends the count of visits for a board: prints it if visits are counted, and sets it to 0.
pub fn end_count() {
    let visited = VISITED.with(Cell::take);
    if IS_COUNTED.with(Cell::get) {
        COUNTS.with(|counts| counts.borrow_mut().push(visited));
        let _ = writeln!(io::stderr(), "visited: {visited}");
    }
}

/// The counts in what is printed to standard error.
pub fn counts(messages: &str) -> impl Iterator<Item = usize> + '_ {
    let counts = messages.lines().filter_map(|line| line.strip_prefix("visited: "));
    counts.map(|count| count.parse().expect("a count is a number"))
}

/// Ends the counts for all boards: prints the sum if visits were counted for several.
pub fn end_counts() {
    let counts = COUNTS.with(RefCell::take);
    if counts.len() > 1 {
        let _ = writeln!(io::stderr(), "visited in all: {}", counts.iter().sum::<usize>());
    }
}

/// Counts the visit of a position. If visits are shown, prints the position, and what the method
/// knows of the position, which `facts` returns.
pub fn visit(position: impl Display, facts: impl FnOnce() -> String) {
    let number = VISITED.with(Cell::get) + 1;
    VISITED.with(|visited| visited.set(number));
    if IS_SHOWN.with(Cell::get) {
        let side = SIDE.with(Cell::get);
        // A failure is ignored: if `head` closes standard error, the answers are still wanted.
        let _ = writeln!(io::stderr(), "{number:6}  {position}  {}{side}", facts());
    }
}

/// Sets the side of a bidirectional search that visits the next positions. The name of the side
/// ends the lines of these visits.
pub fn side(name: &'static str) {
    SIDE.with(|side| side.set(name));
}

/// The layer of a position: the length of the path to it.
pub fn layer<T>(path: Vec<T>) -> String {
    format!("layer {}", path.len())
}

/// Describes a visit of iterative deepening: the moves made so far, the estimate, and the depth.
pub fn to_depth(moves: usize, estimate: u32, remaining: u32) -> String {
    format!("{moves} moves + estimate {estimate}, depth {}", moves as u32 + remaining)
}

/// A pattern of the rotation game, shown as a board of 1 and 0.
pub struct Pattern(pub usize);

impl Display for Pattern {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        rotation::Board(std::array::from_fn(|square| (self.0 >> square & 1) as u8)).fmt(f)
    }
}

/// The symbols, with a space between two rows and `x` for the blank.
impl Display for eight::Board {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let text: String = self.0.iter().map(u8::to_string).collect();
        f.write_str(&[0..3, 3..6, 6..9].map(|row| &text[row]).join(" ").replace('0', "x"))
    }
}

/// The symbols, with a space between two rows.
impl Display for rotation::Board {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let text: String = self.0.iter().map(u8::to_string).collect();
        let rows = [0..2, 2..4, 4..11, 11..13, 13..20, 20..22, 22..24];
        f.write_str(&rows.map(|row| &text[row]).join(" "))
    }
}
