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
//! | [`binaries`] | the binary of each problem, a file for each |
//! | [`cli`] | the command line of the binaries, and printing for all programs |
//! | [`judging`] | what a judge does: its rules, inputs and verdicts |
//! | [`course`] | a lesson for each method, as a contestant would write it |
//! | [`arguments`] | the command lines of the tools |
//!
//! A board of the eight puzzle lists its cells row by row, 0 for the blank. This is Luogu P1379's
//! sample, `283104765` to `123804765`:
//!
//! ```
//! use puzzle_solvers::eight;
//!
//! let (start, goal) = ([2, 8, 3, 1, 0, 4, 7, 6, 5], [1, 2, 3, 8, 0, 4, 7, 6, 5]);
//! let path = eight::solve(&start, &goal)?.expect("it can be solved");
//! assert_eq!(path.length(), 4);
//! assert_eq!(path.moves().map(|step| char::from(step.letter())).collect::<String>(), "uldr");
//! assert_eq!(eight::solve(&[2, 8, 3, 1, 0, 4, 7, 5, 6], &goal)?, None);
//! assert!(eight::solve(&[2, 8, 3, 1, 0, 4, 7, 6, 6], &goal).is_err());
//! # Ok::<(), &str>(())
//! ```
//!
//! The same as a picture. In all of [`judging`], boards are as they are written:
//!
//! ```
//! use puzzle_solvers::judging::drawing::{text, Drawing};
//! use puzzle_solvers::judging::{judges, Case, Oracle};
//!
//! let case = Case::Eight([2, 8, 3, 1, 0, 4, 7, 6, 5], [1, 2, 3, 8, 0, 4, 7, 6, 5]);
//! let mut oracle = Oracle::new(judges::find("P1379").expect("it is in the list"));
//! let drawing = Drawing::new(&mut oracle, 1, &case, None);
//! assert_eq!(drawing.headline, "Case 1: distance 4: uldr");
//! assert!(text::case(&drawing).contains("\n 2 8 3 "));
//! ```
//!
//! A [`Search`](eight::search::Search) solves many boards. Their tiles are named by their places in
//! the goal, so that a goal is known by the cell of its blank: [`renamed`](eight::board::renamed)
//! does that, and so does reading a judge's input.
//!
//! The rotation game has the symbols 0 to 2 on its squares, top to bottom and left to right:
//!
//! ```
//! use puzzle_solvers::rotation::{moves::Turn, search::Search};
//!
//! let board = [0, 0, 0, 0, 2, 1, 2, 1, 2, 0, 2, 1, 1, 2, 0, 1, 1, 1, 2, 0, 1, 0, 2, 2];
//! assert_eq!(Search::new().solve(&board), (vec![Turn::A, Turn::C], 1));
//! ```
//!
//! What a judge says of an output:
//!
//! ```
//! use puzzle_solvers::judging::{cases, judges, verdict, Oracle};
//!
//! let problem = judges::find("POJ 1077").expect("it is in the list");
//! let cases = cases::read(problem.binary, b"1 2 3 4 5 6 x 7 8\n").expect("a board");
//! let mut oracle = Oracle::new(problem);
//! // Any path is accepted, not just a shortest.
//! assert!(verdict::of_output(&mut oracle, &cases, b"rlrr\n").is_ok());
//! assert!(verdict::of_output(&mut oracle, &cases, b"rl\n").is_err());
//! ```
//!
//! # How it works
//!
//! The eight puzzle: IDA* with a [disjoint pattern database](eight::pdb), which the compiler
//! computes, visits 133 positions on average over all boards of AcWing 179, and 3,078 at most. A
//! board with an odd number of inversions cannot be solved, and needs no search. Once solving the
//! waiting boards would cost about as much as a table ([ski rental](eight::adaptive)), breadth-first
//! search from the goal fills [one](eight::table) with the answers of all 181,440 positions.
//!
//! The rotation game: the squares of a symbol form a [pattern](rotation::numbering) of 24 bits, of
//! which there are C(24, 8) = 735,471. A [table](rotation::table) has those near the full centre, and
//! grows when needed; [iterative deepening](rotation::search) from the board stops at a pattern in it.
//!
//! Modules name each other as `crate::…` in `use` lines, so that a problem and what it needs of
//! them can be put into one file.

pub mod arguments;
pub mod binaries;
pub mod cli;
pub mod course;
pub mod eight;
pub mod input;
pub mod judging;
pub mod rotation;
pub mod tied;
