//! The tests of the tools, in one crate.

mod answers;
mod check;
mod common;
mod cost;
mod counts;
mod course;
mod fake;
mod generate;
mod hints;
mod problems;
mod processes;
mod reader;
mod stress;
mod sweeps;
mod transcripts;
