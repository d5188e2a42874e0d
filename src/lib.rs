//! Online-judge solvers for two classic puzzles: the eight puzzle and the rotation game.
//!
//! | module | what is in it |
//! |---|---|
//! | [`judge`] | bytes in and bytes out: pieces, places, faults |
//! | [`input`] | the input rules: from bytes to the cells of a board |
//! | [`count`] | the number of cases, where an input begins with it |
//! | [`problem`] | the frame of a binary: names, arguments, exit status |
//! | [`boxed`] | tables too large for the stack |
//! | [`eight`] | the 3×3 board, its numbers, its searches |
//! | [`rotation`] | the board of the rotation game, its numbers, its search |
//!
//! A judge problem is a file in `src/bin/` that puts these together. Everything here refers to
//! its neighbours as `crate::…` in a `use` line, so that a binary and the modules that it needs can
//! be put into one file.

pub mod boxed;
pub mod count;
pub mod eight;
pub mod input;
pub mod judge;
pub mod problem;
pub mod rotation;
