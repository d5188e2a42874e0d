//! The problems, as the library lists them.

pub use puzzle_solvers::registry::*;
