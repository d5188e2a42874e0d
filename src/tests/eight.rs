//! The eight puzzle: every board, against twins that are too plain to be wrong.

mod common;

use std::collections::{HashMap, HashSet, VecDeque};
use std::process::Command;

use puzzle_solvers::eight::answer::Answer;
use puzzle_solvers::eight::board::Move;
use puzzle_solvers::eight::distance::Distance;
use puzzle_solvers::eight::path::{Letters, Path};
use puzzle_solvers::eight::patterns::{Patterns, Placements};
use puzzle_solvers::eight::position::{Names, Position, BOARDS};
use puzzle_solvers::eight::search::Search;
use puzzle_solvers::eight::table::Table;
use puzzle_solvers::eight::Solver;

use common::{binary, run, Random};
use twin::{all_boards, Board};

/// The goals of the judge problems.
const ROW_BY_ROW: Board = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const RING: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

/// The moves in the order of the statements, and in the order of the dictionary.
const STATEMENT: [Move; 4] = [Move::Up, Move::Down, Move::Left, Move::Right];
const DICTIONARY: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

/// The letters of those moves.
const UDLR: &str = "udlr";
const DLRU: &str = "dlru";

/// The tiles in their order and the blank on each cell in turn.
fn every_goal() -> impl Iterator<Item = Board> {
    (0..9).map(|blank| {
        let mut tiles: Vec<u8> = (1..=8).collect();
        tiles.insert(blank, 0);
        tiles.try_into().expect("nine cells")
    })
}

/// A path as the binaries print it.
fn written(path: Path, letters: &Letters) -> String {
    let mut text = Vec::new();
    letters.write(path, &mut text);
    String::from_utf8(text).expect("letters")
}

/// Breadth-first search over boards in rows and columns.
mod twin {
    use super::*;

    /// The tiles, row by row; 0 is the blank.
    pub type Board = [u8; 9];

    /// All orders of the nine values.
    pub fn all_boards() -> Vec<Board> {
        let mut boards = Vec::new();
        arrange([0, 1, 2, 3, 4, 5, 6, 7, 8], 0, &mut boards);
        assert_eq!(boards.len(), 362_880);
        boards
    }

    /// Each of the values from cell `cell` on comes to that cell in turn.
    fn arrange(mut board: Board, cell: usize, boards: &mut Vec<Board>) {
        if cell == board.len() {
            boards.push(board);
        }
        for other in cell..board.len() {
            board.swap(cell, other);
            arrange(board, cell + 1, boards);
        }
    }

    /// The board after the blank has gone up, down, left or right, if it can.
    pub fn step(board: &Board, letter: char) -> Option<Board> {
        let blank = board.iter().position(|&tile| tile == 0).expect("a board has a blank");
        let (row, column) = (blank / 3, blank % 3);
        let (row, column) = match letter {
            'u' if row > 0 => (row - 1, column),
            'd' if row < 2 => (row + 1, column),
            'l' if column > 0 => (row, column - 1),
            'r' if column < 2 => (row, column + 1),
            _ => return None,
        };
        let mut next = *board;
        next.swap(blank, 3 * row + column);
        Some(next)
    }

    /// The distances of all boards that can reach the goal.
    pub fn distances(goal: Board) -> HashMap<Board, usize> {
        let mut distances = HashMap::from([(goal, 0)]);
        let mut queue = VecDeque::from([goal]);
        while let Some(board) = queue.pop_front() {
            let distance = distances[&board];
            for next in UDLR.chars().filter_map(|letter| step(&board, letter)) {
                distances.entry(next).or_insert_with(|| {
                    queue.push_back(next);
                    distance + 1
                });
            }
        }
        distances
    }

    /// From each board, always the first move in the order that lessens the distance.
    pub fn first_paths(goal: Board, order: &str) -> HashMap<Board, String> {
        let distances = distances(goal);
        let mut boards: Vec<_> = distances.iter().collect();
        boards.sort_by_key(|(_, &distance)| distance);
        let mut paths = HashMap::new();
        for (board, distance) in boards {
            let closer = order.chars().find_map(|letter| {
                let next = step(board, letter)?;
                (distances[&next] < *distance).then_some((letter, next))
            });
            let path = match closer {
                Some((letter, next)) => format!("{letter}{}", paths[&next]),
                None => String::new(),
            };
            paths.insert(*board, path);
        }
        paths
    }
}

mod numbering {
    use super::*;

    #[test]
    fn gives_each_solvable_board_a_number_of_its_own() {
        let names = Names::new(&ROW_BY_ROW);
        let mut is_taken = vec![false; BOARDS];
        for board in twin::distances(ROW_BY_ROW).keys() {
            let number = names.position(board).number();
            assert!(!is_taken[number], "{board:?}");
            is_taken[number] = true;
        }
        assert!(is_taken.iter().all(|&is_taken| is_taken));
    }

    #[test]
    fn names_each_tile_by_its_place_in_the_goal() {
        for goal in every_goal().chain([RING]) {
            let names = Names::new(&goal);
            let tiles: Vec<u8> = goal.iter().copied().filter(|&tile| tile != 0).collect();
            for board in all_boards() {
                let position = names.position(&board);
                for (cell, &tile) in board.iter().enumerate() {
                    if tile == 0 {
                        assert_eq!(position.blank, cell, "{board:?}");
                    } else {
                        assert_eq!(tiles[position.tile(cell)], tile, "{board:?}");
                    }
                }
            }
            assert_eq!(names.position(&goal), Position::goal(names.blank));
        }
    }

    #[test]
    fn follows_every_move_and_its_way_back() {
        let names = Names::new(&ROW_BY_ROW);
        for board in all_boards() {
            let position = names.position(&board);
            for (step, letter) in STATEMENT.into_iter().zip(UDLR.chars()) {
                let next = position.after(step);
                let expected = twin::step(&board, letter).map(|next| names.position(&next));
                assert_eq!(next, expected, "{board:?} {letter}");
                if let Some(next) = next {
                    assert_eq!(next.after(step.back()), Some(position), "{board:?} {letter}");
                }
            }
        }
    }

    #[test]
    fn knows_the_solvable_boards() {
        for goal in every_goal().chain([RING]) {
            let (names, distances) = (Names::new(&goal), twin::distances(goal));
            for board in all_boards() {
                let is_reached = distances.contains_key(&board);
                assert_eq!(names.position(&board).is_solvable(), is_reached, "{board:?}");
            }
        }
    }
}

mod bound {
    use super::*;

    /// What stands for a tile that is forgotten.
    const OTHER: u8 = 9;

    /// How many moves of `tiles` bring them home at least, by their cells: the board with 0 on
    /// all cells but theirs.
    fn least_moves(goal: &Board, tiles: &[u8]) -> HashMap<Board, usize> {
        let mut least = HashMap::new();
        let mut seen = HashSet::new();
        let start = goal.map(|tile| if tile == 0 || tiles.contains(&tile) { tile } else { OTHER });
        let mut queue = VecDeque::from([(start, 0)]);
        while let Some((board, moves)) = queue.pop_front() {
            if seen.insert(board) {
                least.entry(only(tiles, &board)).or_insert(moves);
                let blank = board.iter().position(|&tile| tile == 0).expect("a blank");
                for next in UDLR.chars().filter_map(|letter| twin::step(&board, letter)) {
                    // The tile that has moved is where the blank was.
                    if next[blank] == OTHER {
                        queue.push_front((next, moves));
                    } else {
                        queue.push_back((next, moves + 1));
                    }
                }
            }
        }
        least
    }

    fn only(tiles: &[u8], board: &Board) -> Board {
        board.map(|tile| if tiles.contains(&tile) { tile } else { 0 })
    }

    #[test]
    fn is_the_least_that_each_half_of_the_tiles_needs() {
        let (first, last) = ([1, 2, 3, 4], [5, 6, 7, 8]);
        for goal in every_goal() {
            let names = Names::new(&goal);
            let patterns = Patterns::new(names.blank);
            let (of_first, of_last) = (least_moves(&goal, &first), least_moves(&goal, &last));
            for board in all_boards() {
                let bound = patterns.bound(Placements::new(names.position(&board)));
                let expected = of_first[&only(&first, &board)] + of_last[&only(&last, &board)];
                assert_eq!(bound as usize, expected, "{board:?} to {goal:?}");
            }
        }
    }

    #[test]
    fn is_never_more_than_the_distance() {
        for goal in every_goal() {
            let names = Names::new(&goal);
            let patterns = Patterns::new(names.blank);
            for (board, &distance) in &twin::distances(goal) {
                let bound = patterns.bound(Placements::new(names.position(board)));
                assert!(bound as usize <= distance, "{board:?} to {goal:?}");
            }
        }
    }

    #[test]
    fn follows_every_move() {
        let names = Names::new(&ROW_BY_ROW);
        let patterns = Patterns::new(names.blank);
        for board in all_boards() {
            let position = names.position(&board);
            for next in STATEMENT.into_iter().filter_map(|step| position.after(step)) {
                let tile = position.tile(next.blank);
                let moved = Placements::new(position).after(tile, next.blank, position.blank);
                let expected = patterns.bound(Placements::new(next));
                assert_eq!(patterns.bound(moved), expected, "{board:?}");
            }
        }
    }
}

mod paths {
    use super::*;

    /// The board at the end of a path.
    fn replayed(board: &Board, path: &str) -> Option<Board> {
        path.chars().try_fold(*board, |board, letter| twin::step(&board, letter))
    }

    /// Compares table, search and twin on all boards; `order` holds the letters of `moves`. Gives
    /// the most positions that the search visits for a board.
    fn check(goal: Board, moves: [Move; 4], order: &str) -> usize {
        let mut most = 0;
        let (names, letters) = (Names::new(&goal), Letters::new(&moves));
        let table = Table::<Path>::new(names.blank, moves);
        let mut search = Search::new(names.blank, moves);
        let expected = twin::first_paths(goal, order);
        for board in all_boards() {
            let position = names.position(&board);
            let path = table.answer(position);
            search.visited = 0;
            assert_eq!(search.answer(position), path, "{board:?} to {goal:?}");
            most = most.max(search.visited);
            let text = path.map(|path| written(path, &letters));
            assert_eq!(path.map(Path::length), text.as_ref().map(String::len), "{board:?}");
            assert_eq!(text.as_ref(), expected.get(&board), "{board:?} to {goal:?}");
            if let Some(text) = text {
                assert_eq!(replayed(&board, &text), Some(goal), "{board:?} {text}");
            }
        }
        most
    }

    #[test]
    fn to_the_rows_are_the_first_of_the_shortest() {
        assert_eq!(check(ROW_BY_ROW, STATEMENT, UDLR), 3_078);
    }

    #[test]
    fn to_the_ring_are_the_first_of_the_shortest() {
        assert_eq!(check(RING, STATEMENT, UDLR), 2_895);
    }

    #[test]
    fn to_every_goal_are_the_first_in_the_dictionary() {
        let most = every_goal().map(|goal| check(goal, DICTIONARY, DLRU)).max();
        assert_eq!(most, Some(6_461));
    }
}

mod distances {
    use super::*;

    /// How many boards are at each distance, from 0 to the most.
    const FROM_ROWS: [usize; 32] = [
        1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529,
        10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
    ];
    const FROM_RING: [usize; 31] = [
        1, 4, 8, 8, 16, 32, 60, 72, 136, 200, 376, 512, 964, 1296, 2368, 3084, 5482, 6736, 11132,
        12208, 18612, 18444, 24968, 19632, 22289, 13600, 11842, 4340, 2398, 472, 148,
    ];

    #[test]
    fn are_the_same_by_table_and_search() {
        for goal in [ROW_BY_ROW, RING] {
            let (names, distances) = (Names::new(&goal), twin::distances(goal));
            let table = Table::<Distance>::new(names.blank, STATEMENT);
            let mut search = Search::new(names.blank, STATEMENT);
            for board in all_boards() {
                let position = names.position(&board);
                let expected = distances.get(&board).map(|&moves| Distance(moves as u8));
                assert_eq!(table.answer(position), expected, "{board:?}");
                assert_eq!(search.answer(position), expected, "{board:?}");
            }
        }
    }

    #[test]
    fn are_as_many_as_is_known() {
        assert_eq!(counted(ROW_BY_ROW), FROM_ROWS);
        assert_eq!(counted(RING), FROM_RING);
    }

    fn counted(goal: Board) -> Vec<usize> {
        let names = Names::new(&goal);
        let table = Table::new(names.blank, STATEMENT);
        let mut counts = vec![0; 32];
        for board in all_boards() {
            if let Some(Distance(moves)) = table.answer(names.position(&board)) {
                counts[usize::from(moves)] += 1;
            }
        }
        let most = counts.iter().rposition(|&count| count > 0).expect("some board");
        counts.truncate(most + 1);
        counts
    }

    #[test]
    fn are_most_for_the_two_hardest_boards() {
        let names = Names::new(&ROW_BY_ROW);
        let table = Table::new(names.blank, STATEMENT);
        for board in [[8, 6, 7, 2, 5, 4, 3, 0, 1], [6, 4, 7, 8, 5, 0, 3, 2, 1]] {
            assert_eq!(table.answer(names.position(&board)), Some(Distance(31)));
        }
    }
}

mod solver {
    use super::*;

    /// Compares one solver for all boards, which builds a table on its way, to one for each.
    fn check<A: Answer + std::fmt::Debug>() {
        let names = Names::new(&ROW_BY_ROW);
        let mut solver = Solver::<A>::new(names.blank, STATEMENT);
        for board in all_boards() {
            let position = names.position(&board);
            let alone = Solver::new(names.blank, STATEMENT).solve(position);
            assert_eq!(solver.solve(position), alone, "{board:?}");
        }
    }

    #[test]
    fn answers_all_boards_as_it_would_answer_each_alone() {
        check::<Path>();
        check::<Distance>();
    }
}

mod binaries {
    use super::*;

    /// All boards in a random order.
    fn boards() -> Vec<Board> {
        let mut boards = all_boards();
        Random(9).shuffle(&mut boards);
        boards
    }

    /// The board as the input has it.
    fn line(board: &Board) -> String {
        board.map(|tile| tile.to_string()).concat() + "\n"
    }

    /// Runs a binary on a text and compares what it prints, line by line.
    fn check(name: &str, input: &str, expected: Vec<String>) {
        let output = run(&mut Command::new(binary(name)), input.as_bytes());
        assert!(output.status.success(), "{name}");
        let text = String::from_utf8(output.stdout).expect("text");
        let mut lines = text.lines();
        for (i, expected) in expected.iter().flat_map(|answer| answer.split('\n')).enumerate() {
            assert_eq!(lines.next(), Some(expected), "{name}, line {}", i + 1);
        }
        assert_eq!(lines.next(), None, "{name}");
    }

    /// Asks a binary for the distances of all boards, -1 where there is none.
    fn check_distances(name: &str, goal: Board) {
        let (boards, distances) = (boards(), twin::distances(goal));
        let answers = boards.iter().map(|board| match distances.get(board) {
            Some(distance) => distance.to_string(),
            None => "-1".to_string(),
        });
        check(name, &boards.iter().map(line).collect::<String>(), answers.collect());
    }

    #[test]
    fn acwing179_answers_all_boards() {
        let (boards, paths) = (boards(), twin::first_paths(ROW_BY_ROW, UDLR));
        let answers = boards.iter().map(|board| match paths.get(board) {
            Some(path) => path.clone(),
            None => "unsolvable".to_string(),
        });
        check("acwing179", &boards.iter().map(line).collect::<String>(), answers.collect());
    }

    #[test]
    fn acwing845_answers_all_boards() {
        check_distances("acwing845", ROW_BY_ROW);
    }

    #[test]
    fn p1379_answers_all_boards() {
        check_distances("p1379", RING);
    }

    /// The start, once its tiles are renamed so that those of the goal read 1 to 8.
    fn renamed(start: &Board, goal: &Board) -> Board {
        let tiles: Vec<u8> = goal.iter().copied().filter(|&tile| tile != 0).collect();
        let name =
            |tile| tiles.iter().position(|&other| other == tile).map_or(0, |place| place + 1);
        start.map(|tile| name(tile) as u8)
    }

    #[test]
    fn hdu3567_answers_random_pairs() {
        const CASES: usize = 100_000;
        let paths: Vec<_> = every_goal().map(|goal| twin::first_paths(goal, DLRU)).collect();
        let mut random = Random(3567);
        let mut input = format!("{CASES}\n");
        let mut answers = Vec::new();
        for case in 1..=CASES {
            let (mut start, mut goal) = (ROW_BY_ROW, ROW_BY_ROW);
            random.shuffle(&mut start);
            random.shuffle(&mut goal);
            input += &(line(&start) + &line(&goal));
            let blank = goal.iter().position(|&tile| tile == 0).expect("a blank");
            answers.push(match paths[blank].get(&renamed(&start, &goal)) {
                Some(path) => format!("Case {case}: {}\n{path}", path.len()),
                None => format!("Case {case}: -1\n"),
            });
        }
        check("hdu3567", &input, answers);
    }
}
