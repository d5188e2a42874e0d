//! Online-judge solvers for two classic puzzles: the eight puzzle and the rotation game.
//!
//! Bytes in, board, search, moves, bytes out:
//!
//! | module | what is in it |
//! |---|---|
//! | [`tied`] | input and output, and errors with their places |
//! | [`input`] | the input rules: from bytes to the cells of a board |
//! | [`eight`] | the eight puzzle: board, moves, search, numbering, table |
//! | [`rotation`] | the rotation game: board, moves, numbering, table, search |
//! | [`problems`] | the judge problems that these solve, a file for each |
//! | [`judging`] | what a judge does: its rules, inputs and verdicts |
//! | [`course`] | a lesson for each method, as a contestant would write it |
//! | [`cli`] | the command lines of the binaries and the tools |
//!
//! Modules name each other as `crate::…` in `use` lines, so that a problem and the modules that
//! it needs can be put into one file. What only the binaries and the tools need stands at the end
//! of a file, behind the line `// Not for submissions.`

pub mod cli;
pub mod course;
pub mod eight;
pub mod input;
pub mod judging;
pub mod problems;
pub mod rotation;
pub mod tied;
