//! Generated inputs are what the judges could feed: read, solved and accepted.

use std::io;

use puzzle_solvers::tied::Tied;

use crate::arguments::tool;
use crate::check;
use crate::common::in_process;
use crate::samples;
use puzzle_solvers::judging::cases;
use puzzle_solvers::judging::generator::{Generator, Wanted};
use puzzle_solvers::judging::judges::{self, JudgeProblem, JUDGE_PROBLEMS};

fn found(name: &str) -> &'static JudgeProblem {
    judges::find(name).unwrap_or_else(|| panic!("there is no {name}"))
}

/// Generates an input.
fn generated(
    judged: &'static JudgeProblem,
    seed: u64,
    count: Option<usize>,
    wanted: Wanted,
) -> String {
    let mut generator = Generator::new(judged, seed);
    let count = count.unwrap_or_else(|| judged.cases.most.min(100));
    cases::parts(judged, count, (0..count).map(|_| generator.case(wanted))).collect()
}

/// Solves an input, and returns what is printed.
fn solved(problem: &JudgeProblem, input: &str) -> String {
    let outcome = in_process::outcome(problem.problem.name, input.as_bytes(), usize::MAX);
    assert_eq!(outcome.error, "");
    outcome.stdout
}

#[test]
fn inputs_are_solved_and_accepted() {
    for problem in JUDGE_PROBLEMS {
        for seed in 0..5 {
            let input = generated(problem, seed, None, Wanted::Any);
            let output = solved(problem, &input);
            assert_eq!(check::verdict(problem.name, &input, output.as_bytes()), "AC", "{input}");
        }
    }
}

#[test]
fn inputs_are_written_as_the_samples() {
    for problem in JUDGE_PROBLEMS {
        let sample = samples::text(&samples::of_judge(problem).join("sample-1.in"));
        let count = cases::read(problem.problem, sample.as_bytes()).expect("a sample").len();
        let input = generated(problem, 9, Some(count), Wanted::Any);
        let layout = |text: &str| text.replace(|symbol: char| symbol.is_alphanumeric(), "#");
        assert_eq!(layout(&input), layout(&sample), "{}", problem.name);
        let symbols = |text: &str| {
            let mut symbols: Vec<_> = text.chars().collect();
            symbols.sort_unstable();
            symbols
        };
        assert_eq!(symbols(&input), symbols(&sample), "{}", problem.name);
    }
}

#[test]
fn inputs_have_as_many_boards_as_the_judge_feeds() {
    for (arguments, lines) in [
        ("acwing179", 1),
        ("poj1077", 1),
        ("p1379", 1),
        ("acwing845 --count 1", 1),
        ("boj1525", 3),
        ("hdu1043", 100),
        ("hdu1043 --count 12345", 12_345),
        ("hdu3567", 401),
        ("hdu3567 --count 3", 7),
        ("poj2286", 31),
        ("boj5070 --count 31", 32),
    ] {
        let input = generate(arguments).0;
        assert_eq!(input.lines().count(), lines, "{arguments}");
        if arguments.starts_with("hdu3567") {
            assert_eq!(input.lines().next(), Some((lines / 2).to_string().as_str()));
        }
    }
}

/// What a seed gave, it shall give for ever.
#[test]
fn a_seed_gives_the_input_that_it_always_gave() {
    let inputs = [
        ("hdu1043 --count 2 --seed 0", "4 1 8 6 5 7 3 x 2\n7 4 3 6 2 8 5 x 1\n"),
        ("hdu1043 --count 2 --seed 1 --unsolvable", "5 8 3 2 4 6 x 1 7\n1 2 6 3 5 4 8 7 x\n"),
        ("luogu P1379 --seed 18446744073709551615", "513472806\n"),
        ("acwing179 --seed 3 --distance 20", "7 6 4 5 1 2 x 8 3\n"),
        ("boj1525 --seed 2", "6 1 5\n0 3 7\n8 2 4\n"),
        ("hdu3567 --count 1 --seed 1", "1\n475231X86\n4721358X6\n"),
        ("hdu3567 --count 1 --seed 12 --distance 31", "1\n37X124856\n6X8521743\n"),
        (
            "poj2286 --count 2 --seed 7",
            "2 2 3 2 1 1 1 2 3 2 2 1 2 2 1 3 1 3 1 1 3 3 3 3\n\
             2 1 3 2 1 3 3 3 1 3 2 2 3 3 3 1 2 2 1 2 2 1 1 1\n0\n",
        ),
        (
            "poj2286 --count 1 --seed 5 --distance 3",
            "2 2 1 2 1 1 1 3 3 2 1 3 2 1 2 3 3 3 2 1 2 3 1 3\n0\n",
        ),
        (
            "--count 1 --seed 6 --hardest poj2286",
            "1 3 2 1 1 2 3 2 3 2 3 1 2 3 1 3 1 3 1 2 2 1 3 2\n0\n",
        ),
    ];
    for (arguments, input) in inputs {
        let expected = (input.to_string(), String::new(), Some(0));
        assert_eq!(generate(arguments), expected, "{arguments}");
    }
    // Without a seed, the same 100 boards twice would be a wonder.
    assert_ne!(generate("hdu1043").0, generate("hdu1043").0);
}

/// A board of the eight puzzle takes 18 bytes. The second piece finds no room.
#[test]
fn long_inputs_are_written_piece_by_piece() {
    let (mut room, mut taken) = ([0; 100_000], 0);
    let mut generator = Generator::new(found("hdu1043"), 1);
    let boards = (0..10_000).map(|_| generator.case(Wanted::Any));
    let parts = cases::parts(found("hdu1043"), 10_000, boards).inspect(|_| taken += 1);
    let mut room = &mut room[..];
    let written = cases::write(parts, &mut Tied::new(&mut io::empty(), &mut room));
    assert!(written.is_err());
    assert_eq!(taken, 1 + 2 * 3_641);
}

/// The lengths of the paths that are printed, with so many lines for each case.
fn lengths(output: &str, lines: usize) -> Vec<usize> {
    let paths = output.lines().skip(if lines == 2 && output.starts_with("Case") { 1 } else { 0 });
    paths.step_by(lines).map(|path| if path.contains(' ') { 0 } else { path.len() }).collect()
}

#[test]
fn boards_are_as_far_away_as_wanted() {
    // Nine goals take longer.
    let pairs: &[usize] = &[0, 1, 24, 30];
    let all: Vec<_> = (0..31).collect();
    for (name, distances, most, lines) in
        [("hdu1043", &*all, 31, 1), ("hdu3567", pairs, 31, 2), ("poj2286", &all[..13], 13, 2)]
    {
        let problem = found(name);
        for &distance in distances.iter().chain([&most]) {
            let input = generated(problem, 7, Some(20), Wanted::Distance(distance));
            assert_eq!(lengths(&solved(problem, &input), lines), [distance; 20], "{input}");
        }
        assert_eq!(Generator::new(problem, 7).hardest(), most);
    }
    for distance in 0..=30 {
        let problem = found("p1379");
        let input = generated(problem, 7, None, Wanted::Distance(distance));
        assert_eq!(solved(problem, &input), format!("{distance}\n"));
    }
}

#[test]
fn boards_are_solvable_or_not_as_the_judge_feeds_them() {
    let unsolvable = |name: &str, wanted| {
        let output = solved(found(name), &generated(found(name), 3, None, wanted));
        output.lines().filter(|&line| line == "unsolvable" || line.ends_with("-1")).count()
    };
    assert_eq!(unsolvable("hdu1043", Wanted::Unsolvable), 100);
    assert!((20..80).contains(&unsolvable("hdu1043", Wanted::Any)));
    assert_eq!(unsolvable("hdu1043", Wanted::Distance(20)), 0);
    assert_eq!(unsolvable("hdu3567", Wanted::Any), 0);
    for name in ["acwing179", "poj1077", "acwing845", "boj1525"] {
        assert_eq!(unsolvable(name, Wanted::Unsolvable), 1, "{name}");
    }
    for seed in 0..100 {
        for name in ["p1379", "alds1_13_b"] {
            let input = generated(found(name), seed, None, Wanted::Any);
            assert_ne!(solved(found(name), &input), "-1\n", "{name}: {input}");
        }
    }
}

fn generate(arguments: &str) -> (String, String, Option<i32>) {
    tool("generate", &arguments.split(' ').collect::<Vec<_>>(), "")
}

#[test]
fn what_does_not_exist_is_an_error() {
    for (arguments, message) in [
        ("p1379 --distance 31", "--distance takes a number from 0 to 30, not '31'"),
        ("poj2286 --distance 14", "--distance takes a number from 0 to 13, not '14'"),
        ("p1379 --count 2", "--count takes a number from 1 to 1, not '2'"),
        ("poj2286 --count 31", "--count takes a number from 1 to 30, not '31'"),
        ("poj2286 --unsolvable", "POJ 2286 has no unsolvable boards"),
        (
            "p1379 --hardest --distance 3",
            "only one of --distance, --hardest, --unsolvable is possible",
        ),
    ] {
        let error = format!("generate: {message}\n");
        assert_eq!(generate(arguments), (String::new(), error, Some(2)), "{arguments}");
    }
}
