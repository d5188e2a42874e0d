//! How many positions the lessons visit: taken from the queue, the layer or the heap, or entered by
//! the recursion. A position is not yet visited when it is put in, or when it is cut off.
//!
//! The line `crate::count::visit();` of a lesson is for this count alone: no submission has it.

use std::cell::Cell;

thread_local! {
    static VISITED: Cell<usize> = const { Cell::new(0) };
}

/// Counts one more position.
pub fn visit() {
    VISITED.with(|visited| visited.set(visited.get() + 1));
}

/// Returns how many positions were visited since the last call.
pub fn take() -> usize {
    VISITED.with(Cell::take)
}
