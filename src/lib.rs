//! Online-judge solvers for two classic puzzles: the eight puzzle and the rotation game.
//!
//! Bytes in, board, search, moves, bytes out:
//!
//! | module | what is in it |
//! |---|---|
//! | [`tied`] | input and output, and errors with their places |
//! | [`input`] | the input rules: from bytes to the cells of a board |
//! | [`cases`] | inputs that begin with the number of their cases |
//! | [`eight`] | the eight puzzle: board, moves, numbering, search, table |
//! | [`rotation`] | the rotation game: board, moves, numbering, search, table |
//! | [`problems`] | the judge problems that these solve, a file for each |
//! | [`cli`] | the command line of the binaries |
//! | [`registry`] | the problems in a list, for the tools |
//!
//! Modules name each other as `crate::…` in `use` lines, so that a problem and the modules that
//! it needs can be put into one file.

pub mod cases;
pub mod cli;
pub mod eight;
pub mod input;
pub mod problems;
pub mod registry;
pub mod rotation;
pub mod tied;
