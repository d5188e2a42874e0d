//! The tests, in one crate.

mod answers;
mod check;
mod comments;
mod common;
mod cost;
mod counts;
mod course;
mod generate;
mod problems;
mod processes;
mod programs;
mod reader;
mod readme;
mod samples;
mod stress;
mod sweeps;
mod transcripts;
mod wrong;
