//! A judge and a course for two classic puzzles: the eight puzzle and the rotation game.
//!
//! The programs that solve the problems of online judges are in `src/bin`, each whole in itself.
//! This library has the code of the tools in `scripts`:
//!
//! | module | contents |
//! |---|---|
//! | [`eight`] | the eight puzzle: board, moves, rank, and which boards can be solved |
//! | [`rotation`] | the rotation game: board, turns, and patterns |
//! | [`course`] | a lesson for each method, as a contestant would write it |
//! | [`judging`] | problems, samples, random inputs, right answers, verdicts, pictures |
//! | [`stress`] | runs somebody's solver on many inputs, and reports a failure |
//! | [`arguments`] | the command lines of the tools |
//! | [`streams`] | what the tools read and print |
//! | [`error`] | why a tool ends without a result |
//! | [`names`] | names as people type them, and the nearest name |
//! | [`project`] | where the files of the project are |
//! | [`mod@format`] | numbers as people read them |
//!
//! The distance of a board, the first shortest path, and a picture. This is Luogu P1379's sample:
//!
//! ```
//! use puzzle_tools::judging::drawing::{summary, text, Drawing};
//! use puzzle_tools::judging::{cases, problems};
//!
//! let problem = problems::find("P1379").expect("it is in the list");
//! let case = cases::read(problem, b"283104765").expect("a board").cases[0];
//! assert_eq!(case.distance(), Some(4));
//! assert_eq!(problem.solve(&case).as_deref(), Some("uldr"));
//! assert!(problem.solve(&case.swapped()).is_none());
//! let drawing = Drawing::of_answer(problem, 1, &summary(problem, &case), &case, &[]);
//! assert!(text::case(&drawing).contains("\n 2 8 3 "));
//! ```
//!
//! A judge's verdict on an output:
//!
//! ```
//! use puzzle_tools::judging::{cases, problems, verdict};
//!
//! let problem = problems::find("POJ 1077").expect("it is in the list");
//! let case = cases::read(problem, b"1 2 3 4 5 6 x 7 8\n").expect("a board").cases[0];
//! // Any path is accepted, not just a shortest.
//! assert!(verdict::of_output(problem, &[case], b"rlrr\n").is_ok());
//! assert!(verdict::of_output(problem, &[case], b"rl\n").is_err());
//! ```
//!
//! A board of the rotation game, and a lesson:
//!
//! ```
//! use puzzle_tools::course::rotation_ida_star;
//! use puzzle_tools::rotation::Board;
//!
//! let board = [1, 1, 1, 1, 3, 2, 3, 2, 3, 1, 3, 2, 2, 3, 1, 2, 2, 2, 3, 1, 2, 1, 3, 3];
//! // The turns A and C.
//! assert_eq!(rotation_ida_star::solve(Board(board)), [0, 2]);
//! ```

pub mod arguments;
pub mod course;
mod display;
pub mod eight;
pub mod error;
pub mod format;
pub mod judging;
pub mod names;
pub mod project;
pub mod rotation;
pub mod streams;
pub mod stress;
