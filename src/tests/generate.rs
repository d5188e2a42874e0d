//! Generated inputs are what the judges could feed: read, solved and accepted.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::Command;

use puzzle_solvers::tied::Tied;

use crate::common::{binary, run};
use crate::generator::{Generator, Wanted};
use crate::judges::{self, InputEnd, JudgeProblem, JUDGE_PROBLEMS};
use crate::verdict::judge::judge;
use crate::verdict::Lengths;

fn found(name: &str) -> &'static JudgeProblem {
    judges::find(name).unwrap_or_else(|| panic!("there is no {name}"))
}

/// Generates an input.
fn generated(problem: &JudgeProblem, seed: u64, count: Option<usize>, wanted: Wanted) -> String {
    let mut input = Vec::new();
    let mut generator =
        Generator::new(problem, seed, count, wanted).expect("there are such boards");
    let (mut empty, output) = (io::empty(), &mut input);
    generator.write(&mut Tied::new(&mut empty, output)).expect("memory can be written");
    String::from_utf8(input).expect("boards are text")
}

/// Solves an input, and returns what is printed.
fn solved(problem: &JudgeProblem, input: &str) -> String {
    let (mut input, mut output) = (input.as_bytes(), Vec::new());
    let mut io = Tied::new(&mut input, &mut output);
    let solved = (problem.problem.solve)(&mut io).and(io.flush());
    assert!(solved.is_ok(), "{solved:?}");
    String::from_utf8(output).expect("answers are ASCII")
}

/// Generates, solves and checks inputs of many seeds.
fn check(seeds: u64) {
    for problem in &JUDGE_PROBLEMS {
        for seed in 0..seeds {
            // A few as long as the judge's own, the others short.
            let count = Some(1).filter(|_| seed >= 5);
            let input = generated(problem, seed, count, Wanted::Any);
            let output = solved(problem, &input);
            let (mut from, mut sink) = (input.as_bytes(), io::sink());
            let mut output = output.as_bytes();
            let verdict = judge(problem, &mut Tied::new(&mut from, &mut sink), &mut output);
            let verdict = verdict.ok().expect("the input is read");
            let lengths: Lengths = verdict.unwrap_or_else(|reason| panic!("{input}: {reason}"));
            assert_eq!(lengths.moves, lengths.fewest, "{input}");
        }
    }
}

#[test]
fn inputs_are_solved_and_accepted() {
    check(200);
}

#[test]
#[ignore = "takes half a minute"]
fn ten_thousand_inputs_are_solved_and_accepted() {
    check(10_000);
}

#[test]
fn inputs_are_written_as_the_samples() {
    for problem in &JUDGE_PROBLEMS {
        let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
        let sample = samples.join(problem.feed.samples).join("sample-1.in");
        let sample = fs::read_to_string(sample).expect("the sample can be read");
        let count = match problem.feed.end {
            InputEnd::OneBoard | InputEnd::EndOfFile => 1,
            InputEnd::Zero(_) | InputEnd::Counted(_) => 2,
        };
        let input = generated(problem, 9, Some(count), Wanted::Any);
        let layout = |text: &str| text.replace(|symbol: char| symbol.is_alphanumeric(), "#");
        assert_eq!(layout(&input), layout(&sample), "{}", problem.name());
        let symbols = |text: &str| {
            let mut symbols: Vec<_> = text.chars().collect();
            symbols.sort_unstable();
            symbols
        };
        assert_eq!(symbols(&input), symbols(&sample), "{}", problem.name());
    }
}

#[test]
fn inputs_have_as_many_boards_as_the_judge_feeds() {
    let lines = |name: &str, count| generated(found(name), 1, count, Wanted::Any).lines().count();
    assert_eq!(["acwing179", "poj1077", "p1379", "acwing845"].map(|it| lines(it, None)), [1; 4]);
    assert_eq!(["alds1_13_b", "boj1525"].map(|it| lines(it, Some(1))), [3; 2]);
    assert_eq!((lines("hdu1043", None), lines("hdu1043", Some(12_345))), (100, 12_345));
    assert_eq!((lines("hdu3567", None), lines("hdu3567", Some(3))), (401, 7));
    assert_eq!((lines("poj2286", None), lines("poj2286", Some(29))), (31, 30));
    assert_eq!((lines("boj5070", None), lines("boj5070", Some(31))), (31, 32));
}

#[test]
fn a_seed_gives_an_input() {
    for problem in &JUDGE_PROBLEMS {
        let inputs = [0, 1, 2, u64::MAX].map(|seed| generated(problem, seed, None, Wanted::Any));
        assert_eq!(inputs[1], generated(problem, 1, None, Wanted::Any));
        for (i, input) in inputs.iter().enumerate() {
            assert!(!inputs[..i].contains(input), "{}", problem.name());
        }
    }
}

/// What a seed gave, it shall give for ever.
#[test]
fn a_seed_gives_the_input_that_it_always_gave() {
    let inputs = [
        ("hdu1043 --count 2 --seed 0", "4 1 8 6 5 7 3 x 2\n7 4 3 6 2 8 5 x 1\n"),
        ("hdu1043 --count 2 --seed 1 --unsolvable", "5 8 3 2 4 6 x 1 7\n1 2 6 3 5 4 8 7 x\n"),
        ("p1379 --seed 18446744073709551615", "513472806\n"),
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
            "poj2286 --count 2 --seed 5 --distance 3",
            "1 3 1 3 2 2 3 3 3 1 1 3 2 2 2 1 3 3 2 1 2 2 1 1\n\
             3 1 3 1 2 2 1 1 3 3 3 1 2 3 2 1 1 3 2 3 2 2 2 1\n0\n",
        ),
        (
            "poj2286 --count 1 --seed 6 --hardest",
            "3 3 2 1 1 2 3 3 1 2 3 2 1 3 1 2 1 3 2 1 3 1 2 2\n0\n",
        ),
    ];
    for (arguments, input) in inputs {
        let expected = (input.to_string(), String::new(), Some(0));
        assert_eq!(generate(arguments), expected, "{arguments}");
    }
}

/// A writer that notes how many bytes it gets at a time.
struct Pieces(Vec<usize>);

impl Write for Pieces {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.push(bytes.len());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A board of the eight puzzle takes 18 bytes.
#[test]
fn long_inputs_are_written_piece_by_piece() {
    let (mut empty, mut pieces) = (io::empty(), Pieces(Vec::new()));
    let mut generator = Generator::new(found("hdu1043"), 1, Some(10_000), Wanted::Any)
        .expect("the judge sets no limit");
    let written = generator.write(&mut Tied::new(&mut empty, &mut pieces));
    assert!(written.is_ok(), "{written:?}");
    assert_eq!(pieces.0, [65_538, 65_538, 48_924]);
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
        let wanted = distances.iter().map(|&distance| (distance, Wanted::Distance(distance)));
        for (distance, wanted) in
            wanted.chain([(most, Wanted::Distance(most)), (most, Wanted::Hardest)])
        {
            let input = generated(problem, 7, Some(20), wanted);
            assert_eq!(lengths(&solved(problem, &input), lines), [distance; 20], "{input}");
        }
        assert!(Generator::new(problem, 7, None, Wanted::Distance(most + 1)).is_err());
    }
    for distance in 0..=30 {
        let problem = found("p1379");
        let input = generated(problem, 7, None, Wanted::Distance(distance));
        assert_eq!(solved(problem, &input), format!("{distance}\n"));
    }
}

#[test]
fn each_board_can_come() {
    let input = generated(found("hdu1043"), 1, Some(100), Wanted::Hardest);
    let mut hardest: Vec<_> = input.lines().collect();
    hardest.sort_unstable();
    hardest.dedup();
    assert_eq!(hardest, ["6 4 7 8 5 x 3 2 1", "8 6 7 2 5 4 3 x 1"]);
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
    let output = run(Command::new(binary("generate")).args(arguments.split(' ')), b"");
    let text = |bytes| String::from_utf8(bytes).expect("a message is text");
    (text(output.stdout), text(output.stderr), output.status.code())
}

#[test]
fn options_mean_what_they_say() {
    let problem = found("p1379");
    let hardest = generated(problem, 5, None, Wanted::Hardest);
    assert_eq!(generate("luogu P1379 --hardest --seed 5"), (hardest, String::new(), Some(0)));
    let far = generated(problem, 6, Some(1), Wanted::Distance(9));
    assert_eq!(generate("--count 1 --distance 9 --seed 6 1379p").2, Some(2));
    assert_eq!(generate("--count 1 --distance 9 --seed 6 p1379"), (far, String::new(), Some(0)));
    let unsolvable = generated(found("hdu1043"), 8, None, Wanted::Unsolvable);
    assert_eq!(generate("1043 --unsolvable --seed 8").0, unsolvable);
    // The same 100 boards twice would be a wonder.
    assert_ne!(generate("hdu1043").0, generate("hdu1043").0);
    let (help, stderr, status) = generate("--help");
    assert_eq!((stderr, status), (String::new(), Some(0)));
    assert!(help.starts_with("usage: generate PROBLEM ") && help.ends_with(&judges::list()));
    assert_eq!(generate("-h").0, help);
}

#[test]
fn what_does_not_exist_is_an_error() {
    let errors = [
        (
            "p1379 --distance 31",
            "Luogu P1379 has no boards that take so many moves: 30 is the most",
        ),
        ("179 --distance 32", "AcWing 179 has no boards that take so many moves: 31 is the most"),
        ("hdu3567 --distance 32", "HDU 3567 has no boards that take so many moves: 31 is the most"),
        ("poj2286 --distance 14", "POJ 2286 has no boards that take so many moves: 13 is the most"),
        ("p1379 --count 2", "Luogu P1379 has one board in each input"),
        ("hdu1043 --count 0", "HDU 1043 has no input without a board"),
        ("poj2286 --count 31", "POJ 2286 has at most 30 cases in an input, not 31"),
        ("hdu3567 --count 201", "HDU 3567 has at most 200 cases in an input, not 201"),
        ("p1379 --unsolvable", "Luogu P1379 has no unsolvable boards"),
        ("poj2286 --unsolvable", "POJ 2286 has no unsolvable boards"),
        ("p1397", "no problem is called 'p1397'; --help lists them"),
        ("--hardest", "no problem is called ''; --help lists them"),
        ("p1379 --seed", "--seed lacks its number"),
        ("p1379 --seed -1", "--seed takes a number, not '-1'"),
        ("p1379 --count many", "--count takes a number, not 'many'"),
        ("p1379 --easy", "unknown option --easy"),
        (
            "p1379 --hardest --distance 3",
            "only one of --distance, --hardest and --unsolvable can be met",
        ),
    ];
    for (arguments, message) in errors {
        let error = format!("generate: {message}\n");
        assert_eq!(generate(arguments), (String::new(), error, Some(2)), "{arguments}");
    }
}
