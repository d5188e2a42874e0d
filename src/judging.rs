//! The work of a judge: its problems and rules, the cases of an input, samples and random inputs,
//! the verdict on an output, the limits of a run, and pictures.

pub mod answers;
pub mod cases;
pub mod cost;
pub mod drawing;
pub mod generator;
pub mod problems;
pub mod reader;
pub mod samples;
pub mod sweeps;
pub mod verdict;
