//! The tests, in one crate.

mod answers;
mod arguments;
mod check;
mod common;
mod cost;
mod counts;
mod course;
mod generate;
mod programs;
mod reader;
mod readme;
mod samples;
mod stress;
mod sweeps;
mod transcripts;
mod wrong;
