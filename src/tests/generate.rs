//! Generated inputs are what the judges could feed: read, solved and accepted.

use std::collections::{BTreeSet, HashSet};

use crate::common::find;
use crate::common::judge::{answers, cases};
use crate::common::programs::tool;
use puzzle_solvers::judging::answers::turns;
use puzzle_solvers::judging::cases::Case;
use puzzle_solvers::judging::generator::{Generator, Random, Wanted};
use puzzle_solvers::judging::problems::PROBLEMS;
use puzzle_solvers::rotation::pattern;

/// The first numbers of SplitMix64 for this seed, as published, without their lowest 33 bits.
#[test]
fn random_numbers_are_those_of_split_mix_64() {
    let mut random = Random(1_234_567);
    let numbers: [u64; 3] = [6457827717110365317, 3203168211198807973, 9817491932198370423];
    assert_eq!(numbers.map(|_| random.below(1 << 31) as u64), numbers.map(|number| number >> 33));
}

#[test]
fn inputs_have_as_many_boards_as_the_judge_feeds() {
    for (arguments, lines) in [
        ("acwing179", 1),
        ("alds1_13_b", 3),
        ("hdu1043", 100),
        ("hdu1043 --count 123456", 123_456),
        ("hdu3567", 401),
        ("poj2286", 31),
        ("acwing181 --count 2345", 2346),
        ("p1379 --count 1", 1),
        ("poj2286 --count 30 --distance 13", 31),
    ] {
        assert_eq!(generate(arguments).0.lines().count(), lines, "{arguments}");
    }
}

/// Without a seed, the input is another one each time, and its seed is told.
#[test]
fn a_seed_gives_an_input_of_its_own_and_the_same_each_time() {
    for arguments in ["hdu1043", "hdu1043 --distance 20", "poj2286", "acwing181 --hardest"] {
        let seeds = ["1", "18446744073709551615"];
        let inputs = || seeds.map(|seed| generate(&format!("{arguments} --seed {seed}")).0);
        let seeded = inputs();
        assert_eq!(inputs(), seeded, "{arguments}");
        let (input, told, _) = generate(arguments);
        let option = told.strip_prefix("generate: ").expect("a seed is told").trim_end();
        let again = (input.clone(), String::new(), Some(0));
        assert_eq!(generate(&format!("{arguments} {option}")), again, "{told}");
        let all: BTreeSet<_> = seeded.into_iter().chain([input, generate(arguments).0]).collect();
        assert_eq!(all.len(), seeds.len() + 2, "{arguments}");
    }
}

#[test]
fn boards_are_as_far_away_as_wanted() {
    for (name, most) in [("hdu1043", 31), ("p1379", 30), ("hdu3567", 31), ("poj2286", 13)] {
        let mut generator = Generator::new(find(name), 7);
        assert_eq!(generator.hardest(), most);
        for distance in (0..=most).flat_map(|distance| [distance; 20]) {
            let case = generator.case(Wanted::Distance(distance));
            assert_eq!(case.distance(), Some(distance), "{name}");
        }
    }
    for (arguments, answer) in [
        ("p1379 --distance 7", "7\n"),
        ("acwing845 --hardest", "31\n"),
        ("acwing845 --unsolvable", "-1\n"),
    ] {
        let (problem, _) = arguments.split_once(' ').expect("a name and options");
        let problem = find(problem);
        let cases = cases(problem, &generate(arguments).0);
        assert_eq!(answers(problem, &cases), answer, "{arguments}");
    }
}

/// Of what is random, half where both kinds are fed: 13 more or less are one seed in a hundred.
#[test]
fn boards_are_solvable_or_not_as_the_judge_feeds_them() {
    for problem in PROBLEMS {
        let mut generator = Generator::new(problem, 3);
        let mut unsolvable = |wanted| {
            let cases = (0..100).map(|_| generator.case(wanted));
            cases.filter(|case| case.distance().is_none()).count()
        };
        if !problem.feeds_unsolvable {
            assert_eq!(unsolvable(Wanted::Any), 0, "{}", problem.name);
        } else {
            assert_eq!(unsolvable(Wanted::Unsolvable), 100, "{}", problem.name);
            assert!((37..=63).contains(&unsolvable(Wanted::Any)), "{}", problem.name);
        }
    }
}

/// All of the 192 hardest boards come, and goals with each tile in each place. Boards of the eight
/// puzzle need as many moves as all in the mean.
#[test]
fn random_boards_are_all_there_are() {
    let mut generator = Generator::new(find("hdu1043"), 1);
    let lengths: Vec<_> =
        (0..2000).filter_map(|_| generator.case(Wanted::Any).distance()).collect();
    let mean = lengths.iter().sum::<usize>() as f64 / lengths.len() as f64;
    assert!((21.5..22.5).contains(&mean), "{mean}");
    let mut generator = Generator::new(find("poj2286"), 1);
    let hardest: HashSet<_> = (0..2000).map(|_| generator.case(Wanted::Distance(13))).collect();
    assert_eq!(hardest.len(), 192);
    let mut generator = Generator::new(find("hdu3567"), 1);
    let goals = (0..200).filter_map(|_| generator.case(Wanted::Any).eight());
    let symbols = goals.flat_map(|(_, goal)| (0..9).map(move |cell| (cell, goal.0[cell])));
    assert_eq!(symbols.collect::<BTreeSet<_>>().len(), 81);
}

/// Each of the symbols is the nearest on some boards; of each two, both are the nearest on some,
/// and either has the first path. Solvers are wrong on one kind and right on the others.
#[test]
fn boards_of_the_rotation_game_at_a_distance_are_of_all_kinds() {
    let poj2286 = find("poj2286");
    let mut generator = Generator::new(poj2286, 1);
    for distance in 4..=10 {
        let mut kinds = BTreeSet::new();
        for case in generator.cases_at(distance) {
            let of_symbols = symbols(&case);
            assert_eq!(of_symbols.into_iter().min(), Some(distance));
            let nearest = of_symbols.map(|moves| moves == distance);
            let path = poj2286.solve(&case).expect("it can be solved");
            kinds.insert((nearest, case.centre_after(&path)));
        }
        // Three are of one symbol, and six of two.
        let count = kinds.iter().filter(|(nearest, _)| *nearest != [true; 3]).count();
        assert_eq!(count, 9, "{distance}: {kinds:?}");
    }
}

/// Returns how many turns fill the centre with each symbol of a board.
pub fn symbols(case: &Case) -> [usize; 3] {
    let board = case.rotation().expect("a board of the rotation game");
    [1, 2, 3].map(|symbol| turns(pattern(board, symbol)))
}

fn generate(arguments: &str) -> (String, String, Option<i32>) {
    tool("generate", &arguments.split(' ').collect::<Vec<_>>(), "")
}
