//! The right answers, proved on all boards of the eight puzzle and all patterns of the rotation
//! game.

use puzzle_tools::eight::{is_solvable, rank_of, BOARDS};
use puzzle_tools::judging::case::Case;
use puzzle_tools::judging::distances::{layers, pattern_distance};
use puzzle_tools::judging::generator::Generator;
use puzzle_tools::judging::problems::{Problem, CORNER, MIDDLE};
use puzzle_tools::rotation::{full_centre, turned, BITMASKS};

use crate::common::{all_boards, find};

/// How many boards are at each distance from `CORNER`.
const FROM_CORNER: [usize; 32] = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878,
    16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];

/// How many boards are at each distance from `MIDDLE`.
const FROM_MIDDLE: [usize; 31] = [
    1, 4, 8, 8, 16, 32, 60, 72, 136, 200, 376, 512, 964, 1296, 2368, 3084, 5482, 6736, 11132,
    12208, 18612, 18444, 24968, 19632, 22289, 13600, 11842, 4340, 2398, 472, 148,
];

/// How many patterns are at each distance from the full centre.
const FROM_CENTRE: [usize; 15] =
    [1, 8, 44, 208, 876, 3220, 10498, 30236, 73982, 146466, 208170, 178588, 72941, 10045, 188];

/// The goal takes no move, and every other board takes one move more than the nearest of its
/// neighbours. Only the distances meet this condition. A board has no distance if its parity
/// differs from the parity of the goal; then its neighbours have no distance either. The counts of
/// boards at each distance are the published ones.
#[test]
fn distances_of_boards_are_right() {
    for (goal, counts) in [(CORNER, &FROM_CORNER[..]), (MIDDLE, &FROM_MIDDLE)] {
        assert!(layers(goal).iter().map(Vec::len).eq(counts.iter().copied()), "{goal}");
        for start in all_boards() {
            let case = Case::Eight(start, goal);
            let has_same_parity = is_solvable(start, goal);
            assert_eq!(case.distance().is_some(), has_same_parity, "{start}");
            let neighbours = b"udlr".iter().filter_map(|&letter| case.after(letter));
            let nearest = neighbours.filter_map(|neighbour| neighbour.distance()).min();
            let expected =
                if start == goal { Some(0) } else { nearest.map(|distance| distance + 1) };
            assert_eq!(case.distance(), expected, "{start}");
        }
    }
}

/// The same of patterns: each takes one turn more than the nearest of its neighbours.
#[test]
fn distances_of_patterns_are_right() {
    let mut counts = [0; FROM_CENTRE.len()];
    for pattern in (0..BITMASKS).filter(|bitmask| bitmask.count_ones() == 8) {
        let neighbours = (0..8).map(|turn| turned(pattern, turn));
        let nearest = neighbours.map(pattern_distance).min().expect("there are eight turns");
        let expected = if pattern == full_centre() { 0 } else { nearest + 1 };
        assert_eq!(pattern_distance(pattern), expected, "{pattern:#x}");
        counts[pattern_distance(pattern)] += 1;
    }
    assert_eq!(counts, FROM_CENTRE);
}

/// Asserts that the path of a case is the first of the shortest paths: it solves the case in as
/// many moves as the distance, and from each board on it, a move with an earlier letter leads to no
/// path as short.
fn assert_path_is_first(problem: &Problem, case: Case, letters: &str) {
    let fewest = case.distance().expect("it can be solved");
    let path = problem.solve(&case).expect("it can be solved");
    assert_eq!(path.len(), fewest);
    let mut current = case;
    for (made, letter) in (1..).zip(path.bytes()) {
        for earlier in letters.bytes().take_while(|&other| other != letter) {
            if let Some(rest) = current.after(earlier).and_then(|next| next.distance()) {
                assert!(made + rest > fewest, "{path}");
            }
        }
        current = current.after(letter).expect("it is a move");
    }
    assert!(current.is_solved(), "{path}");
}

#[test]
fn paths_are_the_first_of_the_shortest() {
    for (name, goal, letters) in [("acwing179", CORNER, "udlr"), ("hdu3567", MIDDLE, "dlru")] {
        for start in layers(goal).concat() {
            assert_path_is_first(find(name), Case::Eight(start, goal), letters);
        }
    }
    let poj2286 = find("poj2286");
    let mut generator = Generator::new(poj2286, 5);
    for distance in 0..=13 {
        for case in generator.cases_at(distance) {
            assert_path_is_first(poj2286, case, "ABCDEFGH");
        }
    }
}

#[test]
fn ranks_are_the_lexicographic_order_of_all_boards() {
    let mut boards = all_boards();
    boards.sort_unstable();
    assert!(boards.into_iter().map(rank_of).eq(0..BOARDS));
}
