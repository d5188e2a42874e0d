//! Random cases are cases that the judges could feed.

use std::collections::{BTreeSet, HashSet};

use puzzle_tools::judging::case::Case;
use puzzle_tools::judging::distances::pattern_distance;
use puzzle_tools::judging::generator::{solvable, Generator, Wanted};
use puzzle_tools::judging::problems::PROBLEMS;
use puzzle_tools::rotation::pattern;

use crate::common::{distances, find};

/// For each symbol of a board, how many turns fill the centre with it.
pub fn turns_by_symbol(case: &Case) -> [usize; 3] {
    let board = case.rotation().expect("a board of the rotation game");
    [1, 2, 3].map(|symbol| pattern_distance(pattern(board, symbol)))
}

#[test]
fn random_cases_have_each_distance_that_is_wanted() {
    for (name, most) in [("hdu1043", 31), ("p1379", 30), ("hdu3567", 31), ("poj2286", 13)] {
        let mut generator = Generator::new(find(name), 7);
        assert_eq!(generator.hardest(), most);
        for distance in (0..=most).flat_map(|distance| [distance; 20]) {
            let case = generator.case(Wanted::Distance(distance));
            assert_eq!(case.distance(), Some(distance), "{name}");
        }
    }
}

/// With the same seed, cases come in the same order. Of 31 moves there are two boards, so the first
/// of them is the same with all ten seeds once in 512 times.
#[test]
fn first_random_case_at_each_distance_depends_on_the_seed() {
    for name in ["hdu1043", "p1379"] {
        let seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
        let mut generators = seeds.map(|seed| Generator::new(find(name), seed));
        for distance in 1..=generators[0].hardest() {
            let mut firsts = HashSet::new();
            for generator in &mut generators {
                firsts.insert(generator.case(Wanted::Distance(distance)));
            }
            assert!(firsts.len() > 1, "{name}: {distance} moves");
        }
    }
}

/// Where the judge feeds unsolvable boards, each random board is unsolvable with a probability of
/// one half. Then 37 to 63 of 100 boards are unsolvable, with 99 of 100 seeds.
#[test]
fn boards_are_solvable_or_not_as_the_judge_feeds_them() {
    for problem in PROBLEMS {
        let mut generator = Generator::new(problem, 3);
        let mut count_unsolvable = |wanted| {
            let cases = (0..100).map(|_| generator.case(wanted));
            cases.filter(|case| case.distance().is_none()).count()
        };
        let count = count_unsolvable(Wanted::Any);
        if problem.feeds_unsolvable {
            assert!((37..=63).contains(&count), "{}: {count}", problem.name);
            assert_eq!(count_unsolvable(Wanted::Unsolvable), 100, "{}", problem.name);
        } else {
            assert_eq!(count, 0, "{}", problem.name);
        }
    }
}

/// Over all solvable boards, the mean is 21.97 moves.
#[test]
fn random_boards_take_as_many_moves_on_average_as_all_boards() {
    let moves = distances(&solvable(find("hdu1043"), 1000));
    let mean = moves.iter().flatten().sum::<usize>() as f64 / 1000.0;
    assert!((21.5..22.5).contains(&mean), "{mean}");
}

/// There are 192: 32 ways to split the squares among the symbols, whose names are random.
#[test]
fn each_hardest_board_of_the_rotation_game_is_drawn() {
    let mut generator = Generator::new(find("poj2286"), 1);
    let mut splits = HashSet::new();
    for _ in 0..300 {
        let board = generator.case(Wanted::Distance(13)).rotation().expect("it has no goal");
        let mut patterns = [1, 2, 3].map(|symbol| pattern(board, symbol));
        patterns.sort_unstable();
        splits.insert(patterns);
    }
    assert_eq!(splits.len(), 32);
}

#[test]
fn random_goals_of_pairs_have_each_symbol_on_each_cell() {
    let mut generator = Generator::new(find("hdu3567"), 1);
    let mut cells_with_symbols = BTreeSet::new();
    for _ in 0..200 {
        let (_, goal) = generator.case(Wanted::Any).eight().expect("it is a pair");
        cells_with_symbols.extend(goal.0.iter().copied().enumerate());
    }
    assert_eq!(cells_with_symbols.len(), 9 * 9);
}

/// Two boards are of one kind if the same symbols are nearest to the centre, and the same symbol
/// has the first path. Many wrong solvers are right on all boards of some kinds.
#[test]
fn boards_of_the_rotation_game_at_a_distance_are_of_all_kinds() {
    let poj2286 = find("poj2286");
    let mut generator = Generator::new(poj2286, 1);
    for distance in 4..=10 {
        let mut kinds = BTreeSet::new();
        for case in generator.cases_at(distance) {
            let turns = turns_by_symbol(&case);
            assert_eq!(turns.into_iter().min(), Some(distance));
            let are_nearest = turns.map(|turns| turns == distance);
            let path = poj2286.solve(&case).expect("it can be solved");
            kinds.insert((are_nearest, case.centre_after(&path)));
        }
        // In three kinds one symbol is nearest, and in six kinds two symbols are. Boards with three
        // nearest symbols are rare.
        kinds.retain(|(are_nearest, _)| *are_nearest != [true; 3]);
        assert_eq!(kinds.len(), 9, "{distance}: {kinds:?}");
    }
}
