//! The eight puzzle: every board, against a reference that is too plain to be wrong.

use std::collections::{HashMap, HashSet, VecDeque};

use puzzle_solvers::eight::adaptive::Adaptive;
use puzzle_solvers::eight::board::{blank, goal_with_blank, renamed};
use puzzle_solvers::eight::moves::Move;
use puzzle_solvers::eight::numbering::{rank, Position, Shift, REACHABLE};
use puzzle_solvers::eight::path::{Distance, Path};
use puzzle_solvers::eight::pdb::PdbIndex;
use puzzle_solvers::eight::search::{is_solvable, Search, Solver};
use puzzle_solvers::eight::table::{Table, TABLE_VISITS};
use puzzle_solvers::problems::acwing179::ACWING179;
use puzzle_solvers::problems::hdu3567::{pdb, HDU3567, MOVES};
use puzzle_solvers::tied::Tied;

use crate::common::problem;
use crate::common::reference::eight::{
    all_boards, board, goal_of, in_order, moved, Board, Distances,
};
use crate::common::Random;

/// The moves in the order of the statements, and in lexicographic order.
const STATEMENT: [Move; 4] = [Move::Up, Move::Down, Move::Left, Move::Right];
const LEXICOGRAPHIC: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

/// The letters of those moves.
const UDLR: &str = "udlr";
const DLRU: &str = "dlru";

/// The tiles in their order and the blank on each cell in turn.
fn every_goal() -> impl Iterator<Item = Board> {
    (0..9).map(in_order)
}

/// The position after a move, if the blank can make it.
fn after(position: Position, step: Move) -> Option<Position> {
    let after = |shift: Shift| Position { blank: shift.to, order: shift.apply(position.order) };
    Shift::new(position.blank, step).map(after)
}

#[test]
fn goals_and_orders_are_those_of_the_statements() {
    assert_eq!(goal_of(problem("acwing179")), board(b"12345678x"));
    assert_eq!(goal_of(problem("acwing845")), board(b"12345678x"));
    assert_eq!(goal_of(problem("p1379")), board(b"1238x4765"));
    assert_eq!(Move::ALL, STATEMENT);
    assert_eq!(Move::ALL.map(Move::letter), UDLR.as_bytes());
    assert_eq!(MOVES.map(Move::letter), DLRU.as_bytes());
    assert!(every_goal().eq((0..9).map(goal)));
}

#[test]
fn tiles_are_renamed_by_their_places_in_the_goal() {
    for goal in all_boards() {
        assert_eq!(renamed(&goal, &goal), in_order(blank(&goal)), "{goal:?}");
        assert_eq!(goal[blank(&goal)], 0);
    }
}

#[test]
fn moves_swap_the_blank_with_its_neighbour() {
    for board in all_boards() {
        for (step, letter) in STATEMENT.into_iter().zip(UDLR.chars()) {
            assert_eq!(step.after(&board), moved(&board, letter), "{board:?} {letter}");
        }
    }
}

#[test]
fn solvable_boards_are_those_that_reach_the_goal() {
    for goal in every_goal() {
        let distances = Distances::to(&goal);
        for board in all_boards() {
            let is_reached = distances.of(&board).is_some();
            assert_eq!(is_solvable(&board), is_reached, "{board:?}");
            assert_eq!(Position::new(&board).number().is_some(), is_reached, "{board:?}");
        }
    }
}

mod numbering {
    use super::*;

    #[test]
    fn gives_each_solvable_board_a_number_of_its_own() {
        assert_eq!(REACHABLE, 181_440);
        let mut is_taken = vec![false; REACHABLE];
        for number in all_boards().iter().filter_map(|board| Position::new(board).number()) {
            assert!(!is_taken[number], "{number}");
            is_taken[number] = true;
        }
        assert!(is_taken.iter().all(|&is_taken| is_taken));
    }

    #[test]
    fn ranks_the_even_orders_from_the_least_to_the_greatest() {
        let mut boards = all_boards();
        boards.retain(|board| board[8] == 0 && is_solvable(board));
        boards.sort();
        let ranks = boards.iter().map(|board| rank(Position::new(board).order) as usize);
        assert!(ranks.eq(0..REACHABLE / 9));
    }

    #[test]
    fn finds_the_blank_and_the_order_of_the_tiles() {
        for board in all_boards() {
            let Position { blank, order } = Position::new(&board);
            let digits = board.iter().filter(|&&tile| tile != 0).map(|&tile| u32::from(tile) - 1);
            assert_eq!(order, digits.fold(0, |order, digit| 8 * order + digit), "{board:?}");
            assert_eq!(board[blank], 0, "{board:?}");
        }
    }

    #[test]
    fn follows_every_move_and_its_inverse() {
        for board in all_boards() {
            let position = Position::new(&board);
            for (step, letter) in STATEMENT.into_iter().zip(UDLR.chars()) {
                let next = after(position, step);
                let expected = moved(&board, letter).map(|next| Position::new(&next));
                assert_eq!(next, expected, "{board:?} {letter}");
                if let Some(next) = next {
                    assert_eq!(after(next, step.inverse()), Some(position), "{board:?} {letter}");
                }
            }
        }
    }

    #[test]
    fn knows_the_moves_that_keep_the_order() {
        for position in all_boards().iter().map(Position::new) {
            for shift in STATEMENT.into_iter().filter_map(|step| Shift::new(position.blank, step)) {
                let is_same = shift.apply(position.order) == position.order;
                assert_eq!(shift.is_sideways(), is_same, "{position:?}");
            }
        }
    }
}

mod reader {
    use super::*;

    /// How many bytes a board takes at the start of a buffer, if the quick pass takes it: by a
    /// notation of boards to the end of the input, and of boards whose number comes first.
    const ROWS: [(&str, Option<usize>, Option<usize>); 18] = [
        ("12345678x", Some(9), Some(9)),
        ("12345678X\n12345678x\n", Some(9), Some(9)),
        ("\r\n 1\t2 3\x0b4 5 6\x0c7 8 0 \n", Some(20), Some(20)),
        ("012345678", Some(9), Some(9)),
        ("\n012345678", Some(10), Some(10)),
        ("1\n02345678", Some(10), Some(10)),
        ("x\n12345678", Some(10), Some(10)),
        ("x12345678 \n", Some(9), Some(9)),
        // The 0 may be the last line.
        ("0\n12345678", None, Some(10)),
        (" 0 1234567 \n8", None, Some(13)),
        // The rest may be still to come, or never.
        ("12345678", None, None),
        ("12345678 \n", None, None),
        ("", None, None),
        ("  \n", None, None),
        // Something is wrong.
        ("123456781", None, None),
        ("0123x5678", None, None),
        ("12345678y", None, None),
        ("123456789", None, None),
    ];

    #[test]
    fn takes_right_boards_that_the_buffer_holds_whole() {
        for (text, to_the_end, counted) in ROWS {
            for (notation, expected) in
                [(ACWING179.notation, to_the_end), (HDU3567.notation, counted)]
            {
                let mut cells = [9; 9];
                let length = notation.scan(text.as_bytes(), &mut cells);
                assert_eq!(length, expected, "{text:?}");
                if let Some(length) = length {
                    let bytes = text[..length].replace(['\x0b', '\x0c', '\t', '\r', '\n', ' '], "");
                    let bytes = bytes.to_lowercase().replace('0', "x");
                    assert_eq!(cells, board(bytes.as_bytes()), "{text:?}");
                }
            }
        }
    }
}

mod lower_bound {
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
        for (goal_blank, goal) in every_goal().enumerate() {
            let pdb = pdb(goal_blank);
            let (of_first, of_last) = (least_moves(&goal, &first), least_moves(&goal, &last));
            for board in all_boards() {
                let bound = pdb.lower_bound(PdbIndex::new(&board));
                let expected = of_first[&only(&first, &board)] + of_last[&only(&last, &board)];
                assert_eq!(bound as usize, expected, "{board:?}, blank {goal_blank}");
            }
        }
    }

    #[test]
    fn follows_every_move() {
        let pdb = pdb(8);
        for board in all_boards() {
            let from = blank(&board);
            for next in UDLR.chars().filter_map(|letter| moved(&board, letter)) {
                let to = blank(&next);
                let after = PdbIndex::new(&board).after(board[to], to, from);
                let expected = pdb.lower_bound(PdbIndex::new(&next));
                assert_eq!(pdb.lower_bound(after), expected, "{board:?}");
            }
        }
    }
}

mod paths {
    use super::*;

    /// Compares table, search and reference on all boards; `order` holds the letters of `moves`.
    /// Returns how many positions the search visits: for a board at most, and for all of them.
    fn check(goal_blank: usize, moves: [Move; 4], order: &str) -> (usize, usize) {
        let (mut most, mut all) = (0, 0);
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
                String::from_utf8(text).expect("letters")
            });
            assert_eq!(text, distances.path(&board, order), "{board:?} to {goal_blank}");
        }
        (most, all)
    }

    #[test]
    fn to_upper_goals_are_the_first_of_the_shortest() {
        (0..4).for_each(check_orders);
    }

    #[test]
    fn to_lower_goals_are_the_first_of_the_shortest() {
        (4..9).for_each(check_orders);
    }

    fn check_orders(blank: usize) {
        let visited = [check(blank, STATEMENT, UDLR), check(blank, LEXICOGRAPHIC, DLRU)];
        assert_eq!(visited, VISITED[blank], "blank {blank}");
    }

    /// How many positions the search visits, for a board at most and for all boards: by the cell of
    /// the goal's blank, for the order of the statements and for the lexicographic order.
    const VISITED: [[(usize, usize); 2]; 9] = [
        [(2715, 24004876), (3123, 24089476)],
        [(3447, 24169331), (3661, 24387965)],
        [(5601, 35113535), (6461, 35653733)],
        [(3692, 27784708), (3920, 27836187)],
        [(2895, 22190152), (2982, 22172970)],
        [(3785, 27873338), (4344, 27977317)],
        [(5041, 35117632), (5348, 35120170)],
        [(3135, 24229965), (2963, 24171854)],
        [(3078, 24052455), (3063, 24114915)],
    ];
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
    fn are_right_and_as_many_as_is_known() {
        for (goal_blank, known) in [(8, &FROM_ROWS[..]), (4, &FROM_RING)] {
            let distances = Distances::to(&in_order(goal_blank));
            let table = Table::<Distance>::new(goal_blank, STATEMENT);
            let mut search = Search::new(pdb(goal_blank), STATEMENT);
            let mut counts = vec![0; known.len()];
            for board in all_boards() {
                let expected = distances.of(&board);
                let distance = table.answer(&board);
                assert_eq!(distance, search.solve(&board).map(Distance::from), "{board:?}");
                assert_eq!(distance.map(|it| usize::from(it.0)), expected, "{board:?}");
                if let Some(distance) = expected {
                    counts[distance] += 1;
                }
            }
            assert_eq!(counts, known);
        }
    }
}

mod change_to_the_table {
    use std::io::Read;

    use super::*;

    /// Boards that can reach the goal, in a random order, as a binary reads them.
    fn text() -> Vec<u8> {
        let mut boards = all_boards();
        boards.retain(is_solvable);
        Random(5).shuffle(&mut boards);
        boards.concat().iter().map(|tile| b'0' + tile).collect()
    }

    /// How many boards are searched before the table is made, and with how many visits.
    fn found(goal_blank: usize, input: &mut dyn Read) -> (usize, usize) {
        let mut sink = std::io::sink();
        let mut io = Tied::new(input, &mut sink);
        let mut solver = Adaptive::<Path>::from(Search::new(pdb(goal_blank), STATEMENT));
        let (mut board, mut searched) = ([0; 9], 0);
        while ACWING179.notation.read(&mut io, &mut board).expect("boards") {
            let before = solver.search.visited;
            solver.answer(&board, &io);
            if solver.search.visited == before {
                break;
            }
            searched += 1;
        }
        (searched, solver.search.visited)
    }

    /// A reader that hands out one board at a time, so that nothing waits in the buffer.
    struct Boards<'a>(&'a [u8]);

    impl Read for Boards<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            self.0.read(&mut buffer[..9])
        }
    }

    #[test]
    fn comes_when_the_search_has_cost_as_much_if_boards_come_one_by_one() {
        let text = text();
        let found: Vec<_> = (0..9).map(|blank| found(blank, &mut Boards(&text))).collect();
        assert_eq!(found, AT_FULL_PRICE);
        assert!(found.iter().all(|&(_, visited)| visited >= TABLE_VISITS));
    }

    /// By how many boards there are, to a goal with the blank on the last cell.
    #[test]
    fn comes_after_a_sixteenth_if_enough_boards_wait() {
        let text = text();
        let found = [500, 800, 900, 1_000, 2_000, 5_000, 100_000]
            .map(|boards| (boards, found(8, &mut &text[..9 * boards])));
        assert_eq!(found, IN_ONE_PIECE);
    }

    /// Solved boards foretell no rent, but then each board takes thousands of visits.
    #[test]
    fn comes_at_five_quarters_of_the_price_at_the_latest() {
        let mut text = b"123456780".repeat(10_000);
        text.extend(b"867254301".repeat(1_000));
        let (searched, visited) = found(8, &mut text.as_slice());
        let most = TABLE_VISITS * 5 / 4;
        assert!(searched > 10_000 && (most..most + 3_078).contains(&visited), "{visited}");
    }

    /// How many boards come before the one for which the table is built, and how many positions are
    /// visited for them, by the cell of the goal's blank.
    const AT_FULL_PRICE: [(usize, usize); 9] = [
        (775, 102233),
        (761, 102397),
        (505, 102305),
        (681, 102291),
        (869, 102385),
        (693, 102231),
        (539, 102882),
        (779, 102271),
        (813, 102253),
    ];

    /// The same by the number of boards, of which the buffer holds 14,563. Of 900 so few are left
    /// when the rent has come to the price that they are searched for, too.
    const IN_ONE_PIECE: [(usize, (usize, usize)); 7] = [
        (500, (500, 61448)),
        (800, (800, 100587)),
        (900, (900, 111677)),
        (1000, (57, 6617)),
        (2000, (57, 6617)),
        (5000, (57, 6617)),
        (100000, (57, 6617)),
    ];
}
