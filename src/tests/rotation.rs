//! The rotation game: every pattern, and boards against a textbook search.

use std::collections::HashSet;

use puzzle_solvers::rotation::board::SQUARES;
use puzzle_solvers::rotation::moves::{Move, LINES as LIBRARY_LINES};
use puzzle_solvers::rotation::numbering::{Pattern, PATTERNS};
use puzzle_solvers::rotation::search::Search;
use puzzle_solvers::rotation::table::Table;

use crate::common::reference::rotation::{moved, Board, Distances, CENTRE, LINES};
use crate::common::Random;

/// How many patterns are at each distance from the full centre.
const COUNTS: [usize; 15] =
    [1, 8, 44, 208, 876, 3220, 10498, 30236, 73982, 146466, 208170, 178588, 72941, 10045, 188];

/// A table of some radius.
fn table(radius: usize) -> Table {
    let mut table = Table::new();
    (0..radius).for_each(|_| table.grow());
    table
}

/// All ways to choose eight of 24 squares.
fn all_patterns() -> impl Iterator<Item = Pattern> {
    (0..1 << 24).filter(|bits: &u32| bits.count_ones() == 8).map(Pattern)
}

/// The board of a pattern: 1 on its squares and 0 elsewhere.
fn board(pattern: Pattern) -> Board {
    let mut board = [0; 24];
    for (square, symbol) in board.iter_mut().enumerate() {
        *symbol = (pattern.0 >> square & 1) as u8;
    }
    board
}

mod patterns {
    use super::*;

    #[test]
    fn have_ranks_of_their_own() {
        assert_eq!((PATTERNS, SQUARES), (735_471, 24));
        let mut is_taken = vec![false; PATTERNS];
        for pattern in all_patterns() {
            assert!(!is_taken[pattern.rank()], "{pattern:?}");
            is_taken[pattern.rank()] = true;
        }
        assert!(is_taken.iter().all(|&is_taken| is_taken));
    }

    #[test]
    fn stand_for_a_symbol_of_a_board() {
        let squares = (0..24).filter(|square| Pattern::SOLVED.0 >> square & 1 == 1);
        assert!(squares.eq(CENTRE));
        for pattern in all_patterns().step_by(100) {
            let board = board(pattern);
            assert_eq!(Pattern::new(1, &board), pattern);
            assert_eq!(Pattern::new(0, &board).0, 0xFF_FFFF & !pattern.0);
        }
    }

    /// The squares of the centre that hold something else.
    #[test]
    fn have_a_lower_bound() {
        for pattern in all_patterns() {
            let board = board(pattern);
            let expected = CENTRE.iter().filter(|&&square| board[square] == 0).count();
            assert_eq!(pattern.lower_bound(), expected, "{pattern:?}");
        }
    }
}

mod moves {
    use super::*;

    #[test]
    fn turn_the_squares_of_their_lines() {
        for pattern in all_patterns() {
            let before = board(pattern);
            for (step, (letter, line)) in Move::ALL.into_iter().zip(&LINES) {
                let after = moved(&before, line);
                assert_eq!(board(pattern.moved(step)), after, "{pattern:?} {letter}");
                assert_eq!(step.after(&before), after, "{pattern:?} {letter}");
            }
        }
    }

    #[test]
    fn have_the_letters_and_lines_of_the_statement() {
        for (step, (letter, line)) in Move::ALL.into_iter().zip(LINES) {
            assert_eq!(char::from(step.letter()), letter);
            assert_eq!(LIBRARY_LINES[step as usize], line);
        }
    }

    #[test]
    fn are_redundant_if_they_undo_the_last_or_commute_with_it_and_come_first() {
        let squares: Board = std::array::from_fn(|square| square as u8);
        for (step, (letter, line)) in Move::ALL.into_iter().zip(&LINES) {
            for (last, (last_letter, last_line)) in Move::ALL.into_iter().zip(&LINES) {
                let after = moved(&moved(&squares, last_line), line);
                let swapped = moved(&moved(&squares, line), last_line);
                let expected = after == squares || after == swapped && letter < last_letter;
                assert_eq!(step.is_redundant_after(last), expected, "{last_letter}{letter}");
            }
        }
    }
}

mod tables {
    use super::*;

    #[test]
    fn hold_the_patterns_up_to_their_radius() {
        let distances = Distances::new();
        let patterns: Vec<_> = all_patterns().map(|it| (it, distances.of(&board(it)))).collect();
        let mut table = Table::new();
        for radius in 0..COUNTS.len() {
            assert_eq!(table.radius, radius);
            for &(pattern, distance) in &patterns {
                let expected = Some(distance).filter(|&distance| distance <= radius);
                assert_eq!(table.distance(pattern), expected, "{pattern:?}, radius {radius}");
            }
            table.grow();
        }
    }

    #[test]
    fn have_as_many_patterns_as_is_known() {
        let table = table(COUNTS.len() - 1);
        let mut counts = [0; COUNTS.len()];
        for pattern in all_patterns() {
            counts[table.distance(pattern).expect("the table holds all patterns")] += 1;
        }
        assert_eq!(counts, COUNTS);
    }
}

mod answers {
    use super::*;

    /// Eight squares for each symbol, in a random order.
    fn random_board(random: &mut Random) -> Board {
        let mut board = [0; 24];
        (0..24).for_each(|square| board[square] = square as u8 % 3);
        random.shuffle(&mut board);
        board
    }

    /// A solved board after some random moves.
    fn scrambled(random: &mut Random, moves: usize) -> Board {
        let mut squares: Vec<_> = (0..24).filter(|square| !CENTRE.contains(square)).collect();
        random.shuffle(&mut squares);
        let mut board = [0; 24];
        squares.iter().enumerate().for_each(|(i, &square)| board[square] = 1 + i as u8 / 8);
        (0..moves).fold(board, |board, _| moved(&board, &LINES[random.below(8)].1))
    }

    /// A search's answer, as [`textbook`] gives it.
    fn solution(search: &mut Search, board: &Board) -> (String, u8) {
        let (path, symbol) = search.solve(board);
        let letters = path.iter().map(|step| char::from(step.letter()));
        (letters.collect(), symbol)
    }

    /// Eight less the most common symbol in the centre: a move brings one symbol there at most.
    fn missing(board: &Board) -> usize {
        let count = |symbol| CENTRE.iter().filter(|&&square| board[square] == symbol).count();
        8 - (0..3).map(count).max().expect("three symbols")
    }

    /// Iterative deepening: the letters of the first of the shortest paths, and the symbol in the
    /// centre after them.
    fn textbook(board: &Board) -> (String, u8) {
        (0..).find_map(|limit| descend(board, limit)).expect("every board can be solved")
    }

    fn descend(board: &Board, remaining: usize) -> Option<(String, u8)> {
        if missing(board) > remaining {
            return None;
        }
        if remaining == 0 {
            return Some((String::new(), board[CENTRE[0]]));
        }
        LINES.iter().find_map(|(letter, line)| {
            let (letters, symbol) = descend(&moved(board, line), remaining - 1)?;
            Some((format!("{letter}{letters}"), symbol))
        })
    }

    #[test]
    fn to_near_boards_are_those_of_a_textbook_search() {
        let mut random = Random(7);
        let (mut search, distances) = (Search::new(), Distances::new());
        for i in 0..4_000 {
            let board = scrambled(&mut random, i % 8);
            let expected = textbook(&board);
            assert_eq!(solution(&mut search, &board), expected, "{board:?}");
            assert_eq!(solution(&mut Search::new(), &board), expected, "{board:?}");
            assert_eq!(distances.solution(&board), expected, "{board:?}");
        }
    }

    #[test]
    fn to_random_boards_are_the_best_of_three_symbols() {
        let mut random = Random(24);
        let (mut search, distances) = (Search::new(), Distances::new());
        for _ in 0..4_000 {
            let board = random_board(&mut random);
            assert_eq!(solution(&mut search, &board), distances.solution(&board), "{board:?}");
        }
    }

    #[test]
    fn to_the_hardest_boards_are_the_best_of_three_symbols() {
        let (mut search, distances) = (Search::new(), Distances::new());
        for board in hardest_boards() {
            let expected = distances.solution(&board);
            assert_eq!(expected.0.len(), 13, "{board:?}");
            assert_eq!(solution(&mut search, &board), expected, "{board:?}");
        }
    }

    #[test]
    fn are_longest_for_192_boards() {
        assert_eq!(hardest_boards().len(), 192);
    }

    /// All boards that need 13 moves or more: each of their symbols does.
    fn hardest_boards() -> HashSet<Board> {
        let table = table(COUNTS.len() - 1);
        let is_far = |pattern: Pattern| table.distance(pattern) >= Some(13);
        let far: Vec<_> = all_patterns().filter(|&pattern| is_far(pattern)).collect();
        let mut boards = HashSet::new();
        for first in &far {
            for second in far.iter().filter(|second| second.0 & first.0 == 0) {
                let third = Pattern(0xFF_FFFF & !(first.0 | second.0));
                if is_far(third) {
                    boards.insert(joined([*first, *second, third]));
                }
            }
        }
        boards
    }

    /// The board on which each symbol has its pattern.
    fn joined(patterns: [Pattern; 3]) -> Board {
        let mut board = [0; 24];
        for (square, symbol) in board.iter_mut().enumerate() {
            let holds = |pattern: &Pattern| pattern.0 >> square & 1 == 1;
            *symbol = patterns.iter().position(holds).expect("patterns fill the board") as u8;
        }
        board
    }

    /// Each board alone, since a table grows for the boards after it.
    #[test]
    fn take_some_nine_thousand_visits_and_a_table_of_radius_9_at_most() {
        let (mut random, mut visited) = (Random(2286), 0);
        for _ in 0..1_000 {
            let mut search = Search::new();
            search.solve(&random_board(&mut random));
            visited += search.visited;
        }
        assert!((8_500..9_500).contains(&(visited / 1_000)), "{visited}");
        let mut search = Search::new();
        hardest_boards().iter().for_each(|board| drop(search.solve(board)));
        assert_eq!(search.table.radius, 9);
    }
}
