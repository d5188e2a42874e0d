//! The right answers, proved on all boards of the eight puzzle and all patterns of the rotation
//! game.

use puzzle_solvers::eight::{cantor, is_solvable, Board, Puzzle, BOARDS};
use puzzle_solvers::judging::answers::{layers, turns};
use puzzle_solvers::judging::{Case, Generator};
use puzzle_solvers::rotation::{turned, BITMASKS, CENTRE};

use crate::common::find;

const CORNER: Board = Board([1, 2, 3, 4, 5, 6, 7, 8, 0]);
const MIDDLE: Board = Board([1, 2, 3, 8, 0, 4, 7, 6, 5]);

/// How many boards there are at each distance from a goal, and patterns from the full centre.
const FROM_CORNER: [usize; 32] = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878,
    16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];
const FROM_MIDDLE: [usize; 31] = [
    1, 4, 8, 8, 16, 32, 60, 72, 136, 200, 376, 512, 964, 1296, 2368, 3084, 5482, 6736, 11132,
    12208, 18612, 18444, 24968, 19632, 22289, 13600, 11842, 4340, 2398, 472, 148,
];
const FROM_CENTRE: [usize; 15] =
    [1, 8, 44, 208, 876, 3220, 10498, 30236, 73982, 146466, 208170, 178588, 72941, 10045, 188];

#[test]
fn boards_at_each_distance_are_as_many_as_is_known() {
    let counts = |goal| layers(goal).iter().map(Vec::len).collect::<Vec<_>>();
    assert_eq!(counts(CORNER), FROM_CORNER);
    assert_eq!(counts(MIDDLE), FROM_MIDDLE);
}

/// The goal alone takes no move, and every other board one more than the nearest of its neighbours:
/// this holds for nothing but the distances. A board without a distance has another parity.
#[test]
fn distances_of_boards_are_those_of_their_neighbours() {
    for (name, goal) in [("hdu1043", CORNER), ("p1379", MIDDLE)] {
        let solvable = Generator::new(find(name), 1).all();
        for case in solvable.iter().flat_map(|case| [*case, case.twin()]) {
            let start = match case {
                Case::Eight(start, _) => start,
                Case::Rotation(_) => panic!("it is the rotation game"),
            };
            let puzzle = Puzzle { start, goal, moves: *b"udlr" };
            assert_eq!(case.distance().is_some(), is_solvable(&puzzle), "{start}");
            let neighbours = puzzle.moves.iter().filter_map(|&step| case.after(step)?.distance());
            let nearer = if case.is_solved() { None } else { case.distance() };
            assert_eq!(
                neighbours.min().filter(|_| nearer.is_some()).map(|moves| moves + 1),
                nearer
            );
            assert_eq!(case.distance() == Some(0), start == goal);
        }
    }
}

#[test]
fn distances_of_patterns_are_those_of_their_neighbours() {
    let centre: usize = CENTRE.iter().map(|square| 1 << square).sum();
    let mut counts = [0; FROM_CENTRE.len()];
    for pattern in (0..BITMASKS).filter(|pattern| pattern.count_ones() == 8) {
        let nearest = (0..8).map(|turn| turns(turned(pattern, turn))).min();
        let is_right = |nearest| turns(pattern) == if pattern == centre { 0 } else { nearest + 1 };
        assert!(nearest.map_or(false, is_right), "{pattern:#x}");
        counts[turns(pattern)] += 1;
    }
    assert_eq!(counts, FROM_CENTRE);
}

/// Makes the moves of each path. No path with an earlier letter is as short.
#[test]
fn paths_are_the_first_of_the_shortest() {
    for (name, goal, letters) in
        [("acwing179", CORNER, "udlr"), ("p1379", MIDDLE, "udlr"), ("hdu3567", MIDDLE, "dlru")]
    {
        for (moves, start) in layers(goal)
            .into_iter()
            .enumerate()
            .flat_map(|(moves, layer)| layer.into_iter().map(move |start| (moves, start)))
        {
            let mut case = Case::Eight(start, goal);
            let path = find(name).solve(&case).expect("it can be solved").path;
            assert_eq!(path.len(), moves, "{start}");
            for (made, letter) in (1..).zip(path.bytes()) {
                let earlier = letters.bytes().take_while(|other| *other != letter);
                let after = |letter| case.after(letter).and_then(|next| next.distance());
                assert!(earlier.filter_map(after).all(|left| made + left > moves), "{start}");
                case = case.after(letter).expect("the blank stays on the board");
            }
            assert!(case == Case::Eight(goal, goal), "{start}");
        }
    }
}

/// The nearest symbol fills the centre, whatever the others need. No path with an earlier letter is
/// as short.
#[test]
fn paths_of_the_rotation_game_are_the_first_of_the_shortest() {
    let mut generator = Generator::new(find("poj2286"), 5);
    for distance in 0..=13 {
        for mut case in generator.at(distance) {
            let solution = find("poj2286").solve(&case).expect("every board can be solved");
            assert_eq!(solution.path.len(), distance);
            for (made, letter) in (1..).zip(solution.path.bytes()) {
                let after = |letter| case.after(letter).expect("each letter is a turn");
                let turns = |letter| after(letter).distance().expect("every board can be solved");
                assert!((b'A'..letter).all(|earlier| made + turns(earlier) > distance));
                case = after(letter);
            }
            let board = match case {
                Case::Rotation(board) => board.0,
                Case::Eight(..) => panic!("it is the eight puzzle"),
            };
            let centre = solution.centre.map(|symbol| symbol as u8 - b'0');
            assert!(CENTRE.iter().all(|&square| Some(board[square]) == centre));
        }
    }
}

#[test]
fn cantor_numbers_are_the_lexicographic_order() {
    let cases = Generator::new(find("hdu1043"), 1).all();
    let mut boards: Vec<_> = cases
        .iter()
        .filter_map(|case| match case {
            Case::Eight(start, _) => Some(*start),
            Case::Rotation(_) => None,
        })
        .collect();
    boards.sort_unstable();
    assert_eq!(boards.len(), BOARDS);
    assert!(boards.iter().map(|board| cantor(*board)).eq(0..BOARDS));
}
