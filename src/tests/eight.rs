//! The eight puzzle: every board, against a reference that is too plain to be wrong.

use std::collections::{HashMap, HashSet, VecDeque};
use std::panic::{catch_unwind, AssertUnwindSafe};

use puzzle_solvers::eight::adaptive::Adaptive;
use puzzle_solvers::eight::board::renamed;
use puzzle_solvers::eight::moves::Move;
use puzzle_solvers::eight::notation::AS_WRITTEN;
use puzzle_solvers::eight::numbering::REACHABLE;
use puzzle_solvers::eight::path::{Distance, Path};
use puzzle_solvers::eight::pdb::{pdb, PdbIndex};
use puzzle_solvers::eight::search::Search;
use puzzle_solvers::eight::solve;
use puzzle_solvers::eight::table::{Table, TABLE_VISITS};
use puzzle_solvers::tied::Tied;

use crate::common::in_process::Pieces;
use crate::common::reference::eight::{all_boards, in_order, moved, Board, Distances};
use crate::common::Random;

/// The letters of the moves in the order of the statements, and in lexicographic order.
const UDLR: &str = "udlr";
const DLRU: &str = "dlru";

#[test]
fn moves_swap_the_blank_with_its_neighbour() {
    for board in all_boards() {
        for (step, letter) in Move::ALL.into_iter().zip(UDLR.chars()) {
            assert_eq!(step.after(&board), moved(&board, letter), "{board:?} {letter}");
        }
    }
}

mod lower_bound {
    use super::*;

    /// A tile that is forgotten.
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
                for next in UDLR.chars().filter_map(|letter| moved(&board, letter)) {
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
        for goal_blank in 0..9 {
            let goal = in_order(goal_blank);
            let halves = pdb(goal_blank);
            let (of_first, of_last) = (least_moves(&goal, &first), least_moves(&goal, &last));
            for board in all_boards() {
                let bound = halves.lower_bound(PdbIndex::new(&board));
                let expected = of_first[&only(&first, &board)] + of_last[&only(&last, &board)];
                assert_eq!(bound as usize, expected, "{board:?}, blank {goal_blank}");
            }
        }
    }
}

mod paths {
    use super::*;

    /// Compares table, search and reference on all boards; `order` holds the letters of `moves`.
    /// Returns how many positions the search visits, for a board at most and for all of them, and
    /// how many boards are at each distance.
    fn check(goal_blank: usize, moves: [Move; 4], order: &str) -> (usize, usize, Vec<usize>) {
        let (mut most, mut all, mut counts) = (0, 0, vec![0; 32]);
        let distances = Distances::to(&in_order(goal_blank));
        let table = Table::<Path>::new(goal_blank, moves);
        let mut search = Search::new(pdb(goal_blank), moves);
        for board in all_boards() {
            let path = table.answer(&board);
            assert_eq!(search.solve(&board), path, "{board:?} to {goal_blank}");
            most = most.max(search.visited - all);
            all = search.visited;
            let text = path.map(|path| {
                let mut text = Vec::new();
                path.write(&mut text);
                assert!(path.moves().map(Move::letter).eq(text.iter().copied()), "{path:?}");
                assert_eq!(path.length(), text.len(), "{path:?}");
                counts[text.len()] += 1;
                String::from_utf8(text).expect("letters")
            });
            assert_eq!(text, distances.path(&board, order), "{board:?} to {goal_blank}");
        }
        (most, all, counts)
    }

    /// How many boards are at each distance, from 0 to the most, as is known.
    const FROM_ROWS: [usize; 32] = [
        1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529,
        10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
    ];
    const FROM_RING: [usize; 32] = [
        1, 4, 8, 8, 16, 32, 60, 72, 136, 200, 376, 512, 964, 1296, 2368, 3084, 5482, 6736, 11132,
        12208, 18612, 18444, 24968, 19632, 22289, 13600, 11842, 4340, 2398, 472, 148, 0,
    ];

    /// All but pairs have the blank of their goal in the middle or at the end.
    #[test]
    fn are_the_first_of_the_shortest() {
        [4, 8].into_iter().for_each(check_orders);
    }

    #[test]
    #[ignore = "takes ten seconds"]
    fn to_all_goals_are_the_first_of_the_shortest() {
        (0..9).for_each(check_orders);
    }

    fn check_orders(blank: usize) {
        for (moves, order) in [(Move::ALL, UDLR), (Move::LEXICOGRAPHIC, DLRU)] {
            let (most, all, counts) = check(blank, moves, order);
            let mean = (all as f64 / REACHABLE as f64).round() as usize;
            assert!(most <= 6_461 && (122..=197).contains(&mean), "blank {blank}: {most}, {mean}");
            match blank {
                4 => assert_eq!(counts, FROM_RING),
                8 => assert_eq!(counts, FROM_ROWS),
                _ => {}
            }
            // The goal and the moves of AcWing 179.
            assert!((blank, order) != (8, UDLR) || (most, mean) == (3_078, 133), "{most}, {mean}");
        }
    }
}

mod boards_as_they_are_written {
    use super::*;

    #[test]
    fn are_solved() {
        let (mut random, mut boards) = (Random(11), all_boards());
        random.shuffle(&mut boards);
        let letters = |path: Path| path.moves().map(|step| char::from(step.letter())).collect();
        for pair in boards.chunks_exact(2).take(30_000) {
            let path: Option<String> = solve(&pair[0], &pair[1]).expect("two boards").map(letters);
            assert_eq!(path, Distances::to(&pair[1]).path(&pair[0], UDLR), "{pair:?}");
        }
    }

    /// Nine values that are no board are refused wherever a board is taken, also as the goal by which
    /// another board is renamed.
    #[test]
    fn with_other_values_are_refused() {
        let (right, table) = (in_order(8), Table::<Distance>::new(8, Move::ALL));
        let search = |board: &Board| _ = Search::new(pdb(8), Move::ALL).solve(board);
        for (cell, value) in (0..9).cycle().zip([0, 1, 5, 9, 16, 32, 64, 255].repeat(9)) {
            let mut board = right;
            board[cell] = if board[cell] == value { 8 } else { value };
            assert!(solve(&board, &right).is_err() && solve(&right, &board).is_err(), "{board:?}");
            let calls: [&dyn Fn(); 5] = [
                &|| search(&board),
                &|| search(&renamed(&board, &right)),
                &|| search(&renamed(&right, &board)),
                &|| _ = table.answer(&board),
                &|| _ = PdbIndex::new(&board),
            ];
            let returns = |call: &&dyn Fn()| catch_unwind(AssertUnwindSafe(call)).is_ok();
            assert_eq!(calls.iter().position(returns), None, "{board:?}");
        }
    }
}

mod change_to_the_table {
    use std::io::sink;

    use super::*;

    /// Returns how many positions are searched before the table is made, if at most `size` bytes
    /// are read at a time.
    fn searched(bytes: &[u8], size: usize) -> usize {
        let mut solver = Adaptive::<Path>::new(pdb(8), Move::ALL);
        let answer = |board: &Board, io: &mut Tied| _ = solver.answer(board, io);
        let (mut input, mut output) = (Pieces::new(bytes, size), sink());
        AS_WRITTEN.each(&mut Tied::new(&mut input, &mut output), answer).expect("boards");
        solver.search.visited
    }

    /// At a sixteenth of its price if enough boards wait, at its price if they come one by one.
    #[test]
    fn comes_when_it_pays() {
        let mut boards = all_boards();
        Random(5).shuffle(&mut boards);
        let text: Vec<_> = boards.concat().iter().map(|tile| b'0' + tile).collect();
        for (size, price) in [(usize::MAX, TABLE_VISITS / 16), (9, TABLE_VISITS)] {
            let visits = searched(&text, size);
            assert!((price..price * 17 / 16).contains(&visits), "{size}: {visits}");
        }
    }

    /// Solved boards foretell no rent, but then each board takes thousands of visits.
    #[test]
    fn comes_at_five_quarters_of_its_price_at_the_latest() {
        let text = [b"123456780".repeat(10_000), b"867254301".repeat(1_000)].concat();
        let (visits, most) = (searched(&text, usize::MAX), TABLE_VISITS * 5 / 4);
        assert!((most..most + 3_078).contains(&visits), "{visits}");
    }
}
