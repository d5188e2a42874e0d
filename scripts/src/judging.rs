//! The work of a judge: its problems and rules, the cases of an input, samples and random inputs,
//! the verdict on an output, and pictures.
//!
//! In these modules,
//!
//! - a *board* is a position of a game: nine or 24 symbols;
//! - a *pair* is a start and a goal of HDU 3567, where each case has a goal of its own;
//! - a *case* is what one answer is for: a board of either game (in the eight puzzle with its
//!   goal), or a pair;
//! - an *input* is what a solver reads in one run: the cases that a judge feeds it at once;
//! - an *output* is what the solver prints in that run, and an *answer* is its part for one case;
//! - a *sample* is a file with an input and a file with the right output.

pub mod case;
pub mod cases;
pub mod distances;
pub mod drawing;
pub mod generator;
pub mod problems;
pub mod samples;
pub mod verdict;
