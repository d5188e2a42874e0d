//! A judge and a course for two classic puzzles: the eight puzzle and the rotation game.
//!
//! The programs that solve the problems of online judges are in `src/bin`, each whole in itself.
//! This library has the code of the tools in `scripts`.
//!
//! The first shortest path of a board, Luogu P1379's sample, and verdicts on two outputs:
//!
//! ```
//! use puzzle_tools::judging::{cases, problems, verdict};
//!
//! let problem = problems::find("P1379").expect("it is in the list");
//! let case = cases::read(problem, b"283104765").expect("a board").cases[0];
//! assert_eq!(problem.solve(&case).as_deref(), Some("uldr"));
//! assert!(verdict::of_output(problem, &[case], b"4\n").is_ok());
//! assert!(verdict::of_output(problem, &[case], b"6\n").is_err());
//! ```

pub mod arguments;
pub mod course;
pub mod eight;
pub mod error;
pub mod format;
pub mod judging;
pub mod names;
pub mod project;
pub mod rotation;
pub mod streams;
pub mod stress;
