//! The tests, in one crate.

mod arguments;
mod bundle;
mod check;
mod common;
mod course;
mod eight;
mod fuzz;
mod generate;
mod input;
mod load;
mod readme;
mod rotation;
mod samples;
mod show;
mod stack;
mod streams;
mod stress;
mod submissions;
mod sweeps;
mod wrong;
