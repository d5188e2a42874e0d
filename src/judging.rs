//! The work of a judge: its problems and rules, the cases of an input, random cases, the verdict on
//! an output, pictures of both, and figures of a run.

pub mod answers;
pub mod cases;
pub mod drawing;
pub mod figures;
pub mod generator;
pub mod problems;
pub mod reader;
pub mod sweeps;
pub mod verdict;

pub use crate::judging::answers::Solution;
pub use crate::judging::cases::Case;
pub use crate::judging::drawing::Drawing;
pub use crate::judging::generator::{Generator, Random, Wanted};
pub use crate::judging::problems::{Accepts, Problem, Task, PROBLEMS};
