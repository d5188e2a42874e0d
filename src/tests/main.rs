//! The tests of the programs, of the samples and of the pages, in one crate.

#[path = "../../scripts/tests/all/common/mod.rs"]
mod common;
mod programs;
mod readme;
mod samples;
mod twins;
