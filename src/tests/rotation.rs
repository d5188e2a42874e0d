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

    /// What is undone at once, and of parallel lines what is not in alphabetical order.
    #[test]
    fn are_redundant_after_some_others() {
        let redundant = [
            ('A', "BEF"),
            ('B', "EF"),
            ('C', "DGH"),
            ('D', "GH"),
            ('E', "BF"),
            ('F', "A"),
            ('G', "DH"),
            ('H', "C"),
        ];
        for (step, (letter, expected)) in Move::ALL.into_iter().zip(redundant) {
            assert_eq!(char::from(step.letter()), letter);
            let is_redundant = |last: &Move| step.is_redundant_after(*last);
            let after = Move::ALL.into_iter().filter(is_redundant);
            let after: String = after.map(|last| char::from(last.letter())).collect();
            assert_eq!(after, expected, "{letter}");
        }
    }
}

mod images {
    use super::*;

    /// A row and a column.
    type Place = (usize, usize);

    /// The ways to turn and mirror a grid of seven rows and columns.
    const SYMMETRIES: [fn(Place) -> Place; 8] = [
        |(row, column)| (row, column),
        |(row, column)| (row, 6 - column),
        |(row, column)| (6 - row, column),
        |(row, column)| (6 - row, 6 - column),
        |(row, column)| (column, row),
        |(row, column)| (column, 6 - row),
        |(row, column)| (6 - column, row),
        |(row, column)| (6 - column, 6 - row),
    ];

    /// Where each symmetry takes each square.
    fn targets() -> Vec<Vec<usize>> {
        let is_line = |i| i == 2 || i == 4;
        let grid = (0..7).flat_map(|row| (0..7).map(move |column| (row, column)));
        let places: Vec<_> =
            grid.filter(|&(row, column)| is_line(row) || is_line(column)).collect();
        assert_eq!(places.len(), 24);
        let square = |target| places.iter().position(|&place| place == target).expect("a square");
        let squares = |symmetry: &fn(Place) -> Place| {
            places.iter().map(|&place| square(symmetry(place))).collect()
        };
        SYMMETRIES.iter().map(squares).collect()
    }

    #[test]
    fn are_the_eight_that_the_grid_has() {
        let targets = targets();
        for pattern in all_patterns() {
            let image = |targets: &Vec<usize>| {
                let moved = |square| (pattern.0 >> square & 1) << targets[square];
                (0..24).map(moved).sum::<u32>()
            };
            let mut expected: Vec<_> = targets.iter().map(image).collect();
            let mut images = pattern.images().map(|image| image.0);
            expected.sort_unstable();
            images.sort_unstable();
            assert_eq!(images[..], expected, "{pattern:?}");
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

    /// Of eight images one is expanded.
    #[test]
    fn expand_one_of_each_set_of_images() {
        let distances = Distances::new();
        let mut expected = [0; COUNTS.len()];
        for pattern in all_patterns() {
            if pattern.images().iter().all(|image| pattern.0 <= image.0) {
                expected[distances.of(&board(pattern))] += 1;
            }
        }
        let mut table = Table::new();
        for (radius, expected) in expected.into_iter().enumerate() {
            assert_eq!(table.frontier.len(), expected, "radius {radius}");
            table.grow();
        }
        assert_eq!(table.frontier.len(), 0);
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
    /// centre after them. `bound` is never more than the moves that a board needs.
    fn textbook(board: &Board, bound: &dyn Fn(&Board) -> usize) -> (String, u8) {
        (0..).find_map(|limit| descend(board, limit, bound)).expect("every board can be solved")
    }

    fn descend(
        board: &Board,
        remaining: usize,
        bound: &dyn Fn(&Board) -> usize,
    ) -> Option<(String, u8)> {
        if bound(board) > remaining {
            return None;
        }
        if remaining == 0 {
            return Some((String::new(), board[CENTRE[0]]));
        }
        LINES.iter().find_map(|(letter, line)| {
            let (letters, symbol) = descend(&moved(board, line), remaining - 1, bound)?;
            Some((format!("{letter}{letters}"), symbol))
        })
    }

    /// The bound that is exact.
    fn exact() -> impl Fn(&Board) -> usize {
        let distances = Distances::new();
        move |board| distances.of_symbols(board).into_iter().min().expect("three symbols")
    }

    #[test]
    fn to_near_boards_are_those_of_a_textbook_search() {
        let mut random = Random(7);
        let mut search = Search::new();
        for i in 0..4_000 {
            let board = scrambled(&mut random, i % 8);
            let expected = textbook(&board, &missing);
            assert_eq!(solution(&mut search, &board), expected, "{board:?}");
            assert_eq!(solution(&mut Search::new(), &board), expected, "{board:?}");
        }
    }

    #[test]
    fn to_random_boards_are_those_of_a_textbook_search() {
        let mut random = Random(24);
        let mut search = Search::new();
        let (exact, distances) = (exact(), Distances::new());
        for _ in 0..4_000 {
            let board = random_board(&mut random);
            let expected = textbook(&board, &exact);
            assert_eq!(solution(&mut search, &board), expected, "{board:?}");
            assert_eq!(distances.solution(&board), expected, "{board:?}");
        }
    }

    #[test]
    fn to_the_hardest_boards_are_those_of_a_textbook_search() {
        let mut search = Search::new();
        let exact = exact();
        for board in hardest_boards() {
            let expected = textbook(&board, &exact);
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

    /// How many patterns are visited for some boards after one another, and how large the table
    /// has become.
    fn work(boards: &[Board]) -> (usize, usize) {
        let mut search = Search::new();
        boards.iter().for_each(|board| drop(search.solve(board)));
        (search.visited, search.table.radius)
    }

    #[test]
    fn take_as_much_work_as_is_known() {
        let mut random = Random(2286);
        for (moves, expected) in NEAR_WORK.into_iter().enumerate() {
            let boards: Vec<_> = (0..100).map(|_| scrambled(&mut random, moves)).collect();
            assert_eq!(work(&boards), expected, "{moves} moves");
        }
        let boards: Vec<_> = (0..1_000).map(|_| random_board(&mut random)).collect();
        assert_eq!(work(&boards), RANDOM_WORK);
        let alone = boards.iter().map(|&board| work(&[board]));
        let alone =
            alone.fold((0, 0), |(all, most), (visited, radius)| (all + visited, most.max(radius)));
        assert_eq!(alone, ALONE_WORK);
        let mut hardest: Vec<_> = hardest_boards().into_iter().collect();
        hardest.sort_unstable();
        assert_eq!(work(&hardest), HARDEST_WORK);
    }

    /// For a hundred boards at some random moves from a solved one, 0 to 7.
    const NEAR_WORK: [(usize, usize); 8] =
        [(300, 0), (1031, 0), (1796, 0), (3293, 0), (4775, 0), (10964, 1), (16374, 2), (28374, 3)];

    /// For a thousand random boards, with one table and with one each.
    const RANDOM_WORK: (usize, usize) = (450541, 8);
    const ALONE_WORK: (usize, usize) = (8945147, 8);

    /// For all boards that need the most moves.
    const HARDEST_WORK: (usize, usize) = (380364, 9);
}
