//! What a judge does: its problems and rules, the cases of an input, random cases, the verdict on
//! an output, and pictures of both. And what one sends to it: a program in a single file.

pub mod bundler;
pub mod cases;
pub mod drawing;
pub mod generator;
pub mod judges;
pub mod verdict;

pub use cases::{Case, Oracle, Solution};
pub use drawing::Drawing;
pub use generator::{Generator, Random, Wanted};
pub use judges::{Accepts, Problem, PROBLEMS};
