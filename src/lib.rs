//! Online-judge solvers for two classic puzzles: the eight puzzle and the rotation game.
//!
//! The modules:
//!
//! | module | contents |
//! |---|---|
//! | [`tied`] | input and output, and errors with their places |
//! | [`input`] | the input rules: from bytes to the cells of a board |
//! | [`eight`] | the eight puzzle: board, moves, search, numbering, table |
//! | [`rotation`] | the rotation game: board, moves, numbering, table, search |
//! | [`binaries`] | the binary of each problem, a file for each |
//! | [`cli`] | the command line of the binaries, and printing for all programs |
//! | [`judging`] | the judges: their rules, inputs and verdicts |
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
//! The same case as a picture. Everywhere in [`judging`], boards keep their tiles as written:
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
//! A [`Search`](eight::search::Search) solves many boards with the same goal. It takes boards whose
//! tiles are renamed, each by its place in the goal; so it needs no more of a goal than the cell of
//! its blank. [`renamed`](eight::board::renamed) renames the tiles of a board, and the
//! [notation](eight::notation::notation) of a goal does so as it reads.
//!
//! A board of the rotation game lists the symbols of its squares, row by row. Judges write 1 to 3;
//! here they are 0 to 2. The answer is the first shortest path, and the symbol that it brings to
//! the centre:
//!
//! ```
//! use puzzle_solvers::rotation::{moves::Turn, search::Search};
//!
//! let board = [0, 0, 0, 0, 2, 1, 2, 1, 2, 0, 2, 1, 1, 2, 0, 1, 1, 1, 2, 0, 1, 0, 2, 2];
//! assert_eq!(Search::new().solve(&board), (vec![Turn::A, Turn::C], 1));
//! ```
//!
//! A judge's verdict on an output:
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
//! computes, visits 133 positions on average over all solvable boards of AcWing 179, and 3,078 at
//! most. A board with an odd number of inversions cannot be solved, and needs no search. Once
//! solving the boards that wait in the input would cost about as much as a table
//! ([ski rental](eight::adaptive)), breadth-first search from the goal fills a
//! [table](eight::table) with the answers to all 181,440 solvable boards.
//!
//! The rotation game: the squares of a symbol form a [pattern](rotation::numbering) of 24 bits, of
//! which there are C(24, 8) = 735,471. A [table](rotation::table) has the distances of the patterns
//! near the full centre, and grows when needed. [Iterative deepening](rotation::search) from the
//! board stops at a pattern that is in the table.
//!
//! Modules refer to each other in `use crate::…` lines alone. By these, the tool `bundle` finds the
//! modules that a problem needs, and puts them into one file.

pub mod arguments;
pub mod binaries;
pub mod cli;
pub mod course;
pub mod eight;
pub mod input;
pub mod judging;
pub mod rotation;
pub mod tied;
