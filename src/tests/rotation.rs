//! The rotation game: every pattern, and boards against a textbook search.

mod common;

use std::collections::{HashMap, HashSet, VecDeque};

use puzzle_solvers::rotation::ball::Ball;
use puzzle_solvers::rotation::pattern::{back, Pattern, PATTERNS, TURNS};
use puzzle_solvers::rotation::Solver;

use common::Random;
use twin::{Board, Twin};

/// How many patterns are at each distance from the full centre.
const COUNTS: [usize; 15] =
    [1, 8, 44, 208, 876, 3220, 10498, 30236, 73982, 146466, 208170, 178588, 72941, 10045, 188];

/// A ball of some radius.
fn ball(radius: usize) -> Ball {
    let mut ball = Ball::new();
    (0..radius).for_each(|_| ball.grow());
    ball
}

/// All ways to choose eight of 24 squares.
fn all_patterns() -> impl Iterator<Item = Pattern> {
    (0..1 << 24).filter(|bits: &u32| bits.count_ones() == 8).map(Pattern)
}

/// The game as the statement tells it, on whole boards.
mod twin {
    use super::*;

    /// The symbols of the squares, top to bottom and left to right.
    pub type Board = [u8; 24];

    /// The squares of the eight turns; each symbol goes to the square before its own.
    pub const LINES: [(char, [usize; 7]); 8] = [
        ('A', [0, 2, 6, 11, 15, 20, 22]),
        ('B', [1, 3, 8, 12, 17, 21, 23]),
        ('C', [10, 9, 8, 7, 6, 5, 4]),
        ('D', [19, 18, 17, 16, 15, 14, 13]),
        ('E', [23, 21, 17, 12, 8, 3, 1]),
        ('F', [22, 20, 15, 11, 6, 2, 0]),
        ('G', [13, 14, 15, 16, 17, 18, 19]),
        ('H', [4, 5, 6, 7, 8, 9, 10]),
    ];

    /// The squares of the centre.
    pub const CENTRE: [usize; 8] = [6, 7, 8, 11, 12, 15, 16, 17];

    /// The board after a turn.
    pub fn turned(board: &Board, line: &[usize; 7]) -> Board {
        let mut next = *board;
        for i in 0..7 {
            next[line[i]] = board[line[(i + 1) % 7]];
        }
        next
    }

    /// The board that holds 1 where `symbol` stands and 0 elsewhere.
    pub fn only(symbol: u8, board: &Board) -> Board {
        board.map(|other| u8::from(other == symbol))
    }

    /// The board of a pattern: 1 on its squares and 0 elsewhere.
    pub fn board(pattern: Pattern) -> Board {
        let mut board = [0; 24];
        for (square, symbol) in board.iter_mut().enumerate() {
            *symbol = (pattern.0 >> square & 1) as u8;
        }
        board
    }

    /// The distances of all boards of 1 and 0 from the full centre.
    pub struct Twin(HashMap<Board, usize>);

    impl Twin {
        pub fn new() -> Twin {
            let mut goal = [0; 24];
            CENTRE.iter().for_each(|&square| goal[square] = 1);
            let mut distances = HashMap::from([(goal, 0)]);
            let mut queue = VecDeque::from([goal]);
            while let Some(board) = queue.pop_front() {
                let distance = distances[&board];
                for next in LINES.iter().map(|(_, line)| turned(&board, line)) {
                    distances.entry(next).or_insert_with(|| {
                        queue.push_back(next);
                        distance + 1
                    });
                }
            }
            Twin(distances)
        }

        /// The distance of a pattern.
        pub fn distance(&self, pattern: Pattern) -> usize {
            self.0[&board(pattern)]
        }

        /// How many turns a board needs, with the nearest of its symbols.
        pub fn turns(&self, board: &Board) -> usize {
            (0..3).map(|symbol| self.0[&only(symbol, board)]).min().expect("three symbols")
        }
    }

    /// Eight less the most common symbol in the centre: a turn brings one symbol there at most.
    pub fn missing(board: &Board) -> usize {
        let count = |symbol| CENTRE.iter().filter(|&&square| board[square] == symbol).count();
        8 - (0..3).map(count).max().expect("three symbols")
    }

    /// Iterative deepening: the letters of the first of the shortest ways, and the symbol in the
    /// centre after them. `bound` is never more than the turns that a board needs.
    pub fn solution(board: &Board, bound: &dyn Fn(&Board) -> usize) -> (String, u8) {
        (0..).find_map(|limit| descend(board, limit, bound)).expect("every board can be solved")
    }

    fn descend(
        board: &Board,
        left: usize,
        bound: &dyn Fn(&Board) -> usize,
    ) -> Option<(String, u8)> {
        if bound(board) > left {
            return None;
        }
        if left == 0 {
            return Some((String::new(), board[CENTRE[0]]));
        }
        LINES.iter().find_map(|(letter, line)| {
            let (letters, symbol) = descend(&turned(board, line), left - 1, bound)?;
            Some((format!("{letter}{letters}"), symbol))
        })
    }
}

mod ranks {
    use super::*;

    #[test]
    fn are_different_for_all_patterns() {
        let mut is_taken = vec![false; PATTERNS];
        for pattern in all_patterns() {
            assert!(!is_taken[pattern.rank()], "{pattern:?}");
            is_taken[pattern.rank()] = true;
        }
        assert!(is_taken.iter().all(|&is_taken| is_taken));
    }
}

mod turns {
    use super::*;

    #[test]
    fn move_the_squares_of_their_lines() {
        for pattern in all_patterns() {
            let board = twin::board(pattern);
            for (turn, (letter, line)) in twin::LINES.iter().enumerate() {
                let next = twin::board(pattern.after(turn));
                assert_eq!(next, twin::turned(&board, line), "{pattern:?} {letter}");
            }
        }
    }

    #[test]
    fn are_undone_by_their_opposites() {
        for pattern in all_patterns() {
            for turn in 0..TURNS {
                assert_eq!(pattern.after(turn).after(back(turn)), pattern, "{turn}");
            }
        }
    }

    #[test]
    fn come_to_nothing_by_sevens() {
        for pattern in all_patterns() {
            for turn in 0..TURNS {
                let seven = (0..7).fold(pattern, |pattern, _| pattern.after(turn));
                assert_eq!(seven, pattern, "{turn}");
            }
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

    #[test]
    fn are_equally_far_from_the_full_centre() {
        let twin = Twin::new();
        for pattern in all_patterns() {
            let distance = twin.distance(pattern);
            let images = pattern.images();
            assert!(images.iter().all(|&image| twin.distance(image) == distance), "{pattern:?}");
        }
    }
}

mod balls {
    use super::*;

    #[test]
    fn hold_the_patterns_up_to_their_radius() {
        let twin = Twin::new();
        let patterns: Vec<_> = all_patterns().map(|it| (it, twin.distance(it))).collect();
        let mut ball = Ball::new();
        for radius in 0..COUNTS.len() {
            assert_eq!(ball.radius(), radius);
            for &(pattern, distance) in &patterns {
                let expected = Some(distance).filter(|&distance| distance <= radius);
                assert_eq!(ball.distance(pattern), expected, "{pattern:?}, radius {radius}");
            }
            ball.grow();
        }
    }

    #[test]
    fn have_as_many_patterns_as_is_known() {
        let ball = ball(COUNTS.len() - 1);
        let mut counts = [0; COUNTS.len()];
        for pattern in all_patterns() {
            counts[ball.distance(pattern).expect("the ball holds all patterns")] += 1;
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

    /// A solved board after some random turns.
    fn scrambled(random: &mut Random, turns: usize) -> Board {
        let mut squares: Vec<_> = (0..24).filter(|square| !twin::CENTRE.contains(square)).collect();
        random.shuffle(&mut squares);
        let mut board = [0; 24];
        squares.iter().enumerate().for_each(|(i, &square)| board[square] = 1 + i as u8 / 8);
        let turn = |board: Board, _| twin::turned(&board, &twin::LINES[random.below(8)].1);
        (0..turns).fold(board, turn)
    }

    /// A solver's answer, as [`twin::solution`] gives it.
    fn solution(solver: &mut Solver, board: &Board) -> (String, u8) {
        let solution = solver.solve(board);
        let letters = solution.turns.iter().map(|&turn| twin::LINES[turn].0);
        (letters.collect(), solution.symbol)
    }

    #[test]
    fn to_near_boards_are_those_of_a_textbook_search() {
        let mut random = Random(7);
        let mut solver = Solver::new();
        for i in 0..4_000 {
            let board = scrambled(&mut random, i % 8);
            let expected = twin::solution(&board, &twin::missing);
            assert_eq!(solution(&mut solver, &board), expected, "{board:?}");
            assert_eq!(solution(&mut Solver::new(), &board), expected, "{board:?}");
        }
    }

    #[test]
    fn to_random_boards_are_those_of_a_textbook_search() {
        let mut random = Random(24);
        let mut solver = Solver::new();
        let twin = Twin::new();
        for _ in 0..4_000 {
            let board = random_board(&mut random);
            let expected = twin::solution(&board, &|board| twin.turns(board));
            assert_eq!(solution(&mut solver, &board), expected, "{board:?}");
        }
    }

    #[test]
    fn to_the_hardest_boards_are_those_of_a_textbook_search() {
        let mut solver = Solver::new();
        let twin = Twin::new();
        for board in hardest_boards() {
            let expected = twin::solution(&board, &|board| twin.turns(board));
            assert_eq!(expected.0.len(), 13, "{board:?}");
            assert_eq!(solution(&mut solver, &board), expected, "{board:?}");
        }
    }

    #[test]
    fn are_longest_for_192_boards() {
        assert_eq!(hardest_boards().len(), 192);
    }

    /// All boards that need 13 turns or more: each of their symbols does.
    fn hardest_boards() -> HashSet<Board> {
        let ball = ball(COUNTS.len() - 1);
        let is_far = |pattern: Pattern| ball.distance(pattern) >= Some(13);
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
}
