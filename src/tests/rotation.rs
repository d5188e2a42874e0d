//! The rotation game: every pattern, and boards against a reference that is too plain to be wrong.

use std::array;

use puzzle_solvers::rotation::moves::Turn;
use puzzle_solvers::rotation::numbering::{Pattern, PATTERNS};
use puzzle_solvers::rotation::search::Search;
use puzzle_solvers::rotation::table::Table;

use crate::common::reference::rotation::{moved, Board, Distances, CENTRE, LINES};
use crate::common::Random;

/// How many patterns are at each distance from the full centre.
const COUNTS: [usize; 15] =
    [1, 8, 44, 208, 876, 3220, 10498, 30236, 73982, 146466, 208170, 178588, 72941, 10045, 188];

/// How many patterns there are if a pattern and its images, by turning and mirroring the grid,
/// count as one: (735,471 + 5 × 495 + 2 × 15) / 8, by Burnside's lemma.
const CLASSES: usize = 92_247;

/// All ways to choose eight of 24 squares.
fn all_patterns() -> impl Iterator<Item = Pattern> {
    (0..1 << 24).filter(|bits: &u32| bits.count_ones() == 8).map(Pattern)
}

/// The board of a pattern: 1 on its squares and 0 elsewhere.
fn board(pattern: Pattern) -> Board {
    array::from_fn(|square| (pattern.0 >> square & 1) as u8)
}

mod patterns {
    use super::*;

    #[test]
    fn have_ranks_of_their_own() {
        let mut ranks: Vec<_> = all_patterns().map(Pattern::rank).collect();
        ranks.sort_unstable();
        assert!(ranks.into_iter().eq(0..PATTERNS));
    }

    /// The tables show that the images of a pattern are at its distance.
    #[test]
    fn have_the_images_that_the_grid_has() {
        let is_least = |one: &Pattern| one.images().iter().all(|image| one.0 <= image.0);
        assert_eq!(all_patterns().filter(is_least).count(), CLASSES);
    }
}

mod moves {
    use super::*;

    #[test]
    fn turn_the_squares_of_their_lines() {
        for pattern in all_patterns() {
            let before = board(pattern);
            for (step, (letter, line)) in Turn::ALL.into_iter().zip(&LINES) {
                let after = moved(&before, line);
                assert_eq!(board(pattern.moved(step)), after, "{pattern:?} {letter}");
                assert_eq!(step.after(&before), after, "{pattern:?} {letter}");
            }
        }
    }

    #[test]
    fn are_redundant_if_they_undo_the_last_or_commute_with_it_and_come_first() {
        let squares: Board = array::from_fn(|square| square as u8);
        for (step, (letter, line)) in Turn::ALL.into_iter().zip(&LINES) {
            for (last, (last_letter, last_line)) in Turn::ALL.into_iter().zip(&LINES) {
                let after = moved(&moved(&squares, last_line), line);
                let swapped = moved(&moved(&squares, line), last_line);
                let expected = after == squares || after == swapped && letter < last_letter;
                assert_eq!(step.is_redundant_after(last), expected, "{last_letter}{letter}");
            }
        }
    }
}

#[test]
fn tables_hold_the_patterns_up_to_their_radius() {
    let distances = Distances::new();
    let patterns: Vec<_> = all_patterns().map(|one| (one, distances.of(&board(one)))).collect();
    let mut table = Table::new();
    for (radius, count) in COUNTS.into_iter().enumerate() {
        assert_eq!(table.radius, radius);
        for &(pattern, distance) in &patterns {
            let expected = Some(distance).filter(|&distance| distance <= radius);
            assert_eq!(table.distance(pattern), expected, "{pattern:?}, radius {radius}");
        }
        assert_eq!(patterns.iter().filter(|known| known.1 == radius).count(), count, "{radius}");
        table.grow();
    }
}

#[test]
#[should_panic = "each symbol is on eight squares"]
fn boards_without_eight_of_each_symbol_are_refused() {
    Search::new().solve(&[0; 24]);
}

pub mod answers {
    use super::*;

    /// A solved board after some random moves.
    fn scrambled(random: &mut Random, moves: usize) -> Board {
        let mut squares: Vec<_> = (0..24).filter(|square| !CENTRE.contains(square)).collect();
        random.shuffle(&mut squares);
        let mut board = [0; 24];
        squares.iter().enumerate().for_each(|(i, &square)| board[square] = 1 + i as u8 / 8);
        (0..moves).fold(board, |board, _| moved(&board, &LINES[random.below(8)].1))
    }

    /// Compares a search's answer with the reference's, and returns how many moves it has.
    fn check(search: &mut Search, board: &Board) -> usize {
        let (path, symbol) = search.solve(board);
        let letters = path.iter().map(|step| char::from(step.letter())).collect();
        assert_eq!((letters, symbol), Distances::new().solution(board), "{board:?}");
        path.len()
    }

    #[test]
    fn to_near_and_random_boards_are_right() {
        let mut random = Random(7);
        let mut search = Search::new();
        for moves in (0..40).cycle().take(8_000) {
            let board = scrambled(&mut random, moves);
            check(&mut search, &board);
            if moves < 8 {
                check(&mut Search::new(), &board);
            }
        }
    }

    /// A mean of some 9,000 positions for a board alone, and of 2,000 for each of 30.
    #[test]
    fn take_as_much_work_as_is_promised() {
        for (boards, promised) in [(1, 8_500..9_500), (30, 1_500..2_500)] {
            let mut random = Random(2286);
            let mut board = array::from_fn(|square| square as u8 / 8);
            let mut visited = 0;
            for _ in 0..1_200 / boards {
                let mut search = Search::new();
                for _ in 0..boards {
                    random.shuffle(&mut board);
                    search.solve(&board);
                }
                visited += search.visited;
            }
            assert!(promised.contains(&(visited / 1_200)), "{boards} boards: {visited}");
        }
    }

    /// There are 192, and all are within four moves of a table of radius 9.
    #[test]
    fn to_the_hardest_boards_are_right() {
        let mut search = Search::new();
        let boards = hardest_boards();
        assert_eq!(boards.len(), 192);
        for board in boards {
            assert_eq!(check(&mut search, &board), 13, "{board:?}");
        }
        assert_eq!(search.table.radius, 9);
    }

    /// All boards that need 13 moves or more: each of their symbols does.
    pub fn hardest_boards() -> Vec<Board> {
        let distances = Distances::new();
        let far: Vec<_> = all_patterns().filter(|&one| distances.of(&board(one)) >= 13).collect();
        let pairs = far.iter().flat_map(|first| far.iter().map(move |second| (first.0, second.0)));
        let boards = pairs.filter(|(first, second)| first & second == 0).map(|(first, second)| {
            // The third symbol, 0, has what the others leave.
            array::from_fn(|square| (first >> square & 1 | (second >> square & 1) << 1) as u8)
        });
        boards.filter(|one| distances.of_symbols(one).iter().all(|&needed| needed >= 13)).collect()
    }
}
