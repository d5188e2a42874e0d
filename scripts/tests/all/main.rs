//! The tests of the programs, the tools, the samples and the pages, in one crate.

mod answers;
mod check;
mod common;
mod cost;
mod course;
mod fake;
mod findings;
mod generate;
mod hints;
mod problems;
mod processes;
mod programs;
mod reader;
mod readme;
mod samples;
mod stress;
mod sweeps;
mod transcripts;
