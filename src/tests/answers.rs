//! The right answers, proved on all boards of the eight puzzle and all patterns of the rotation
//! game.

use puzzle_solvers::eight::{cantor, is_solvable, Board, Puzzle, BOARDS};
use puzzle_solvers::judging::answers::{layers, turns};
use puzzle_solvers::judging::cases::Case;
use puzzle_solvers::judging::generator::Generator;
use puzzle_solvers::judging::problems::Problem;
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

/// Returns all boards of the eight puzzle.
fn boards() -> impl Iterator<Item = Board> {
    let cases: Vec<_> = Generator::new(find("hdu1043"), 1).all().collect();
    cases.into_iter().filter_map(|case| case.eight()).map(|(start, _)| start)
}

/// The goal alone takes no move, and every other board one more than the nearest of its neighbours:
/// this holds for nothing but the distances. A board without a distance has another parity.
#[test]
fn distances_of_boards_are_those_of_their_neighbours() {
    for goal in [CORNER, MIDDLE] {
        for start in boards() {
            let (case, moves) = (Case::Eight(start, goal), b"udlr");
            let is_solvable = is_solvable(&Puzzle { start, goal, moves });
            assert_eq!(case.distance().is_some(), is_solvable, "{start}");
            let nearest = moves.iter().filter_map(|&step| case.after(step)?.distance()).min();
            let expected = if start == goal { Some(0) } else { nearest.map(|moves| moves + 1) };
            assert_eq!(case.distance(), expected, "{start}");
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

/// Asserts that the path of a case solves it and is the first of the shortest: no path with an
/// earlier letter is as short.
fn assert_first(problem: &Problem, mut case: Case, letters: &str) {
    let fewest = case.distance().expect("it can be solved");
    let path = problem.solve(&case).expect("it can be solved");
    assert_eq!(path.len(), fewest);
    for (made, letter) in (1..).zip(path.bytes()) {
        let earlier = letters.bytes().take_while(|other| *other != letter);
        let mut left = earlier.filter_map(|letter| case.after(letter)?.distance());
        assert!(left.all(|left| made + left > fewest), "{path}");
        case = case.after(letter).expect("it is a move");
    }
    assert!(case.is_solved(), "{path}");
}

#[test]
fn paths_are_the_first_of_the_shortest() {
    for (name, goal, letters) in
        [("acwing179", CORNER, "udlr"), ("p1379", MIDDLE, "udlr"), ("hdu3567", MIDDLE, "dlru")]
    {
        for start in layers(goal).concat() {
            assert_first(find(name), Case::Eight(start, goal), letters);
        }
    }
    let mut generator = Generator::new(find("poj2286"), 5);
    for case in (0..=13).flat_map(|distance| generator.cases_at(distance)) {
        assert_first(find("poj2286"), case, "ABCDEFGH");
    }
}

#[test]
fn cantor_numbers_are_the_lexicographic_order() {
    let mut boards: Vec<_> = boards().collect();
    boards.sort_unstable();
    assert!(boards.into_iter().map(cantor).eq(0..BOARDS));
}
