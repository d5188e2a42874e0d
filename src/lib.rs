//! Online-judge solvers for two classic puzzles: the eight puzzle and the rotation game.
//!
//! Bytes in, board, search, moves, bytes out:
//!
//! | module | what is in it |
//! |---|---|
//! | [`tied`] | input and output, and errors with their places |
//! | [`input`] | the input rules: from bytes to the cells of a board |
//! | [`eight`] | the eight puzzle: board, moves, search, numbering, table |
//! | [`rotation`] | the rotation game: board, moves, numbering, table, search |
//! | [`problems`] | the judge problems that these solve, a file for each |
//! | [`judging`] | what a judge does: its rules, inputs and verdicts |
//! | [`course`] | a lesson for each method, as a contestant would write it |
//! | [`cli`] | the command lines of the binaries and the tools |
//!
//! The eight puzzle, with Luogu P1379's sample:
//!
//! ```
//! use puzzle_solvers::eight;
//!
//! let path = eight::solve("283104765", "123804765")?.expect("it can be solved");
//! assert_eq!(path.length(), 4);
//! assert_eq!(path.moves().map(|it| char::from(it.letter())).collect::<String>(), "uldr");
//! assert_eq!(eight::solve("283104756", "123804765")?, None);
//! let error = eight::solve("283104766", "123804765").expect_err("no board");
//! assert_eq!(error, "start, line 1, column 9: tile 6 appears twice");
//! # Ok::<(), String>(())
//! ```
//!
//! The same as a picture. All of [`judging`] has its boards as they are written:
//!
//! ```
//! use puzzle_solvers::eight::board::parse;
//! use puzzle_solvers::judging::drawing::{text, Drawing};
//! use puzzle_solvers::judging::{judges, Case, Oracle};
//!
//! let case = Case::Eight(parse("283104765")?, parse("123804765")?);
//! let mut oracle = Oracle::new(judges::find("P1379").expect("it is in the list"));
//! let drawing = Drawing::new(&mut oracle, 1, &case, None);
//! assert_eq!(drawing.headline, "Case 1: distance 4: uldr");
//! assert!(text::case(&drawing).contains("\n 2 8 3 "));
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! A [`Search`](eight::search::Search) solves many boards, which list their cells row by row, 0 for
//! the blank. Their tiles are named by their places in the goal, so that a goal is known by
//! the cell of its blank: [`renamed`](eight::board::renamed) does that, and so does reading a judge's input.
//!
//! The rotation game has the symbols 0 to 2 on its squares, top to bottom and left to right:
//!
//! ```
//! use puzzle_solvers::rotation::{moves::Move, search::Search};
//!
//! let board = [0, 0, 0, 0, 2, 1, 2, 1, 2, 0, 2, 1, 1, 2, 0, 1, 1, 1, 2, 0, 1, 0, 2, 2];
//! assert_eq!(Search::new().solve(&board), (vec![Move::A, Move::C], 1));
//! ```
//!
//! What a judge says of an output:
//!
//! ```
//! use puzzle_solvers::judging::{cases, judges, verdict, Oracle};
//!
//! let judged = judges::find("POJ 1077").expect("it is in the list");
//! let cases = cases::read(judged.problem(), b"1 2 3 4 5 6 x 7 8\n").expect("a board");
//! let mut oracle = Oracle::new(judged);
//! // Any path is accepted, not just a shortest.
//! assert!(verdict::of_output(&mut oracle, &cases, b"rlrr\n").is_ok());
//! assert!(verdict::of_output(&mut oracle, &cases, b"rl\n").is_err());
//! ```
//!
//! Modules name each other as `crate::…` in `use` lines, so that a problem and what it needs of
//! them can be put into one file.

pub mod cli;
pub mod course;
pub mod eight;
pub mod input;
pub mod judging;
pub mod problems;
pub mod rotation;
pub mod tied;
