//! The eight puzzle: every board, against a reference that is too plain to be wrong.

use std::collections::{HashMap, HashSet, VecDeque};
use std::fmt::Debug;
use std::process::Command;

use puzzle_solvers::eight::adaptive::Adaptive;
use puzzle_solvers::eight::answer::Answer;
use puzzle_solvers::eight::board::{blank, names};
use puzzle_solvers::eight::databases::pdb;
use puzzle_solvers::eight::distance::Distance;
use puzzle_solvers::eight::letters::Letters;
use puzzle_solvers::eight::moves::Move;
use puzzle_solvers::eight::numbering::{rank, Goal, Position, Step, REACHABLE};
use puzzle_solvers::eight::path::Path;
use puzzle_solvers::eight::pdb::PdbIndex;
use puzzle_solvers::eight::quick_read::read_whole;
use puzzle_solvers::eight::search::Search;
use puzzle_solvers::eight::solver::Solver;
use puzzle_solvers::eight::table::Table;
use puzzle_solvers::problems::{acwing179, acwing845, hdu3567, p1379};

use crate::common::reference::eight::{all_boards, in_order, moved, Board, Distances};
use crate::common::{binary, run, Random};

/// The goals of the judge problems.
const ROW_BY_ROW: Board = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const RING: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

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
    let after = |step: Step| Position { blank: step.to, order: step.turn(position.order) };
    Step::new(position.blank, step).map(after)
}

#[test]
fn goals_and_orders_are_those_of_the_statements() {
    assert_eq!(acwing179::GOAL, ROW_BY_ROW);
    assert_eq!(acwing845::GOAL, ROW_BY_ROW);
    assert_eq!(p1379::GOAL, RING);
    assert_eq!(Move::ALL, STATEMENT);
    assert_eq!(Move::ALL.map(Move::letter), UDLR.as_bytes());
    assert_eq!(hdu3567::MOVES.map(Move::letter), DLRU.as_bytes());
}

mod numbering {
    use super::*;

    #[test]
    fn gives_each_solvable_board_a_number_of_its_own() {
        assert_eq!(REACHABLE, 181_440);
        let (goal, distances) = (Goal::new(&ROW_BY_ROW), Distances::to(&ROW_BY_ROW));
        let mut is_taken = vec![false; REACHABLE];
        for board in all_boards().iter().filter(|board| distances.of(board).is_some()) {
            let number = goal.position(board).number();
            assert!(!is_taken[number], "{board:?}");
            is_taken[number] = true;
        }
        assert!(is_taken.iter().all(|&is_taken| is_taken));
    }

    #[test]
    fn ranks_the_even_orders_from_the_least_to_the_greatest() {
        let goal = Goal::new(&ROW_BY_ROW);
        let solvable = |board: &Board| board[8] == 0 && goal.is_reachable_from(board);
        let mut boards = all_boards();
        boards.retain(solvable);
        boards.sort();
        let ranks = boards.iter().map(|board| rank(goal.position(board).order) as usize);
        assert!(ranks.eq(0..REACHABLE / 9));
    }

    #[test]
    fn labels_each_tile_by_its_place_in_the_goal() {
        for goal in every_goal().chain([RING]) {
            let tiles: Vec<u8> = goal.iter().copied().filter(|&tile| tile != 0).collect();
            let labels = Goal::new(&goal);
            for board in all_boards() {
                let position = labels.position(&board);
                let order = board.iter().filter(|&&tile| tile != 0).fold(0, |order, tile| {
                    let label = tiles.iter().position(|other| other == tile).expect("a tile");
                    8 * order + label as u32
                });
                assert_eq!(position.order, order, "{board:?}");
                assert_eq!(board[position.blank], 0, "{board:?}");
            }
            let solved = Position { blank: blank(&goal), order: 0o01234567 };
            assert_eq!(labels.position(&goal), solved);
        }
    }

    #[test]
    fn follows_every_move_and_its_inverse() {
        let goal = Goal::new(&ROW_BY_ROW);
        for board in all_boards() {
            let position = goal.position(&board);
            for (step, letter) in STATEMENT.into_iter().zip(UDLR.chars()) {
                let next = after(position, step);
                let expected = moved(&board, letter).map(|next| goal.position(&next));
                assert_eq!(next, expected, "{board:?} {letter}");
                if let Some(next) = next {
                    assert_eq!(after(next, step.inverse()), Some(position), "{board:?} {letter}");
                }
            }
        }
    }

    #[test]
    fn knows_the_moves_that_keep_the_order() {
        for position in all_boards().iter().map(|board| Goal::new(&ROW_BY_ROW).position(board)) {
            for step in STATEMENT.into_iter().filter_map(|step| Step::new(position.blank, step)) {
                let is_same = step.turn(position.order) == position.order;
                assert_eq!(step.is_sideways(), is_same, "{position:?}");
            }
        }
    }

    #[test]
    fn knows_the_solvable_boards() {
        for board in every_goal().chain([RING]) {
            let (goal, distances) = (Goal::new(&board), Distances::to(&board));
            for board in all_boards() {
                let is_reached = distances.of(&board).is_some();
                assert_eq!(goal.is_reachable_from(&board), is_reached, "{board:?}");
            }
        }
    }

    #[test]
    fn names_the_tiles_in_the_order_of_the_goal() {
        for goal in all_boards() {
            let names = names(&goal);
            let renamed = goal.map(|tile| names[usize::from(tile)]);
            assert_eq!(renamed, in_order(blank(&renamed)), "{goal:?}");
            assert_eq!(goal[blank(&goal)], 0);
        }
    }
}

mod quick_read {
    use super::*;

    /// How many bytes a board takes at the start of a buffer, if it is plain to see.
    const ROWS: [(&str, Option<usize>); 18] = [
        ("12345678x", Some(9)),
        ("12345678X\n12345678x\n", Some(9)),
        ("\r\n 1\t2 3\x0b4 5 6\x0c7 8 0 \n", Some(20)),
        ("012345678", Some(9)),
        ("\n012345678", Some(10)),
        ("1\n02345678", Some(10)),
        ("x\n12345678", Some(10)),
        ("x12345678 \n", Some(9)),
        // The 0 may be the last line.
        ("0\n12345678", None),
        (" 0 1234567 \n8", None),
        // The rest may be still to come, or never.
        ("12345678", None),
        ("12345678 \n", None),
        ("", None),
        ("  \n", None),
        // What is wrong is for others to say.
        ("123456781", None),
        ("0123x5678", None),
        ("12345678y", None),
        ("123456789", None),
    ];

    #[test]
    fn takes_what_is_plain_to_see() {
        for (text, expected) in ROWS {
            let mut board = [9; 9];
            let length = read_whole(text.as_bytes(), &mut board);
            assert_eq!(length, expected, "{text:?}");
            if let Some(length) = length {
                let cells = text[..length].bytes().filter(|byte| !byte.is_ascii_whitespace());
                let values =
                    cells.filter(|&byte| byte != 0x0B).map(|byte| byte.to_ascii_lowercase());
                assert!(values.map(|byte| if byte == b'x' { 0 } else { byte - b'0' }).eq(board));
            }
        }
    }

    #[test]
    fn leaves_any_other_byte_to_the_input_rules() {
        for byte in (0..=u8::MAX).filter(|byte| !b"8 \t\n\r\x0b\x0c".contains(byte)) {
            let text = [b"x1234567", &[byte][..], b"8"].concat();
            assert_eq!(read_whole(&text, &mut [0; 9]), None, "{byte}");
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
    fn is_never_more_than_the_distance() {
        for (goal_blank, goal) in every_goal().enumerate() {
            let (pdb, distances) = (pdb(goal_blank), Distances::to(&goal));
            for board in all_boards() {
                let bound = pdb.lower_bound(PdbIndex::new(&board));
                let distance = distances.of(&board).unwrap_or(usize::MAX);
                assert!(bound as usize <= distance, "{board:?}, blank {goal_blank}");
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

    /// A path as the binaries print it.
    fn written(path: Path, letters: &Letters) -> String {
        let mut text = Vec::new();
        letters.write(path, &mut text);
        String::from_utf8(text).expect("letters")
    }

    /// The board at the end of a path.
    fn replayed(board: &Board, path: &str) -> Option<Board> {
        path.chars().try_fold(*board, |board, letter| moved(&board, letter))
    }

    /// Compares table, search and reference on all boards; `order` holds the letters of `moves`.
    /// Returns how many positions the search visits: for a board at most, and for all of them.
    fn check(goal: &Board, moves: [Move; 4], order: &str) -> (usize, usize) {
        let (mut most, mut all) = (0, 0);
        let (distances, letters) = (Distances::to(goal), Letters::new(&moves));
        let table = Table::<Path>::new(goal, moves);
        let mut search: Search = Solver::<Path>::new(goal, pdb(blank(goal)), moves);
        for board in all_boards() {
            let path = table.answer(&board);
            assert_eq!(search.solve(&board), path, "{board:?} to {goal:?}");
            most = most.max(search.visited - all);
            all = search.visited;
            let text = path.map(|path| written(path, &letters));
            assert_eq!(path.map(Path::length), text.as_ref().map(String::len), "{board:?}");
            assert_eq!(text, distances.path(&board, order), "{board:?} to {goal:?}");
            if let Some(text) = text {
                assert_eq!(replayed(&board, &text), Some(*goal), "{board:?} {text}");
            }
        }
        (most, all)
    }

    #[test]
    fn to_the_ring_are_the_first_of_the_shortest() {
        assert_eq!(check(&RING, STATEMENT, UDLR), VISITED[4][0]);
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
        let goal = in_order(blank);
        let visited = [check(&goal, STATEMENT, UDLR), check(&goal, LEXICOGRAPHIC, DLRU)];
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
    fn are_the_same_by_table_and_search() {
        for goal in [ROW_BY_ROW, RING] {
            let distances = Distances::to(&goal);
            let table = Table::new(&goal, STATEMENT);
            let mut search: Search = Solver::<Distance>::new(&goal, pdb(blank(&goal)), STATEMENT);
            for board in all_boards() {
                let expected = distances.of(&board).map(|distance| Distance(distance as u8));
                assert_eq!(table.answer(&board), expected, "{board:?}");
                assert_eq!(search.solve(&board), expected, "{board:?}");
            }
        }
    }

    #[test]
    fn are_as_many_as_is_known() {
        assert_eq!(counted(&ROW_BY_ROW), FROM_ROWS);
        assert_eq!(counted(&RING), FROM_RING);
    }

    fn counted(goal: &Board) -> Vec<usize> {
        let table = Table::new(goal, STATEMENT);
        let mut counts = vec![0; 32];
        for board in all_boards() {
            if let Some(Distance(moves)) = table.answer(&board) {
                counts[usize::from(moves)] += 1;
            }
        }
        let most = counts.iter().rposition(|&count| count > 0).expect("some board");
        counts.truncate(most + 1);
        counts
    }

    #[test]
    fn are_most_for_the_two_hardest_boards() {
        let table = Table::new(&ROW_BY_ROW, STATEMENT);
        for board in [[8, 6, 7, 2, 5, 4, 3, 0, 1], [6, 4, 7, 8, 5, 0, 3, 2, 1]] {
            assert_eq!(table.answer(&board), Some(Distance(31)));
        }
    }
}

mod solver {
    use super::*;

    /// Compares one solver for all boards, which builds a table on its way, to one for each.
    fn check<A: Answer + Debug>() {
        let new = || Adaptive::<A>::new(&ROW_BY_ROW, pdb(8), STATEMENT);
        let mut solver = new();
        for board in all_boards() {
            assert_eq!(solver.solve(&board), new().solve(&board), "{board:?}");
        }
    }

    #[test]
    fn answers_all_boards_as_it_would_answer_each_alone() {
        check::<Path>();
        check::<Distance>();
    }

    /// The table is built for the first board after 102,060 visits, nine sixteenths as many as
    /// there are positions.
    #[test]
    fn builds_the_table_when_the_search_has_cost_as_much() {
        let found = (0..9).map(|blank| {
            let goal = in_order(blank);
            let mut solver = Adaptive::<Path>::new(&goal, pdb(blank), STATEMENT);
            let mut boards = all_boards();
            boards.retain(|board| Goal::new(&goal).is_reachable_from(board));
            Random(5).shuffle(&mut boards);
            let visited = |board: &Board| {
                solver.solve(board);
                solver.search.visited
            };
            let visited: Vec<_> = boards.iter().take(5_000).map(visited).collect();
            let last = visited[visited.len() - 1];
            let built = visited.iter().position(|&visited| visited == last).expect("the last");
            (built + 1, last)
        });
        assert_eq!(found.collect::<Vec<_>>(), TABLE_BUILT);
    }

    /// A board is searched for if it comes before the table.
    #[test]
    fn builds_the_table_after_just_so_many_visits() {
        let board = [8, 6, 7, 2, 5, 4, 3, 0, 1];
        for (visited, searches) in [(102_059, 1), (102_060, 0)] {
            let mut solver = Adaptive::<Path>::new(&ROW_BY_ROW, pdb(8), STATEMENT);
            solver.search.visited = visited;
            let mut count = 0;
            for _ in 0..3 {
                let before = solver.search.visited;
                solver.solve(&board);
                count += usize::from(solver.search.visited > before);
            }
            assert_eq!(count, searches, "{visited} visits before");
        }
    }

    /// How many boards come before the one for which the table is built, and how many positions are
    /// visited for them, by the cell of the goal's blank.
    const TABLE_BUILT: [(usize, usize); 9] = [
        (775, 102233),
        (760, 102072),
        (505, 102305),
        (681, 102291),
        (869, 102385),
        (693, 102231),
        (539, 102882),
        (775, 102060),
        (812, 102145),
    ];
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
        board.map(|tile| char::from(b'0' + tile)).iter().chain(&['\n']).collect()
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
        let (boards, distances) = (boards(), Distances::to(&goal));
        let answers = boards.iter().map(|board| match distances.of(board) {
            Some(distance) => distance.to_string(),
            None => "-1".to_string(),
        });
        check(name, &boards.iter().map(line).collect::<String>(), answers.collect());
    }

    #[test]
    fn acwing179_answers_all_boards() {
        let (boards, distances) = (boards(), Distances::to(&ROW_BY_ROW));
        let path = |board| distances.path(board, UDLR);
        let answers = boards.iter().map(|board| path(board).unwrap_or("unsolvable".to_string()));
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

    #[test]
    fn hdu3567_answers_random_pairs() {
        const CASES: usize = 100_000;
        let mut random = Random(3567);
        let mut input = format!("{CASES}\n");
        let mut answers = Vec::new();
        for case in 1..=CASES {
            let (mut start, mut goal) = (ROW_BY_ROW, ROW_BY_ROW);
            random.shuffle(&mut start);
            random.shuffle(&mut goal);
            input += &(line(&start) + &line(&goal));
            answers.push(match Distances::to(&goal).path(&start, DLRU) {
                Some(path) => format!("Case {case}: {}\n{path}", path.len()),
                None => format!("Case {case}: -1\n"),
            });
        }
        check("hdu3567", &input, answers);
    }
}
