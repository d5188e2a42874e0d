//! The samples: pairs of an input and its output, in a folder for each layout of the judges. On a
//! sample that is named after a mistake, a solver with that mistake fails.

use puzzle_tools::judging::case::Case;
use puzzle_tools::judging::generator::solvable;
use puzzle_tools::judging::problems::{Problem, PROBLEMS};
use puzzle_tools::judging::samples::Sample;

use crate::common::files::{names, path, samples, text};
use crate::common::judge::{self, verdict};
use crate::common::twins::assert_right;
use crate::common::wrong::a_star::{self, AStar};
use crate::common::wrong::wrong_output;
use crate::common::{distances, find, one_per_layout, one_per_program};

pub fn first_sample(problem: &Problem) -> String {
    text(&path("samples").join(problem.samples).join("sample-1.in"))
}

/// The programs print the outputs byte for byte, and (on Linux, where a judge's limit is known)
/// hold no more than half of the memory that the judges allow.
#[test]
fn samples_are_answered_byte_for_byte() {
    for problem in one_per_layout() {
        for input in samples(problem).iter().map(|sample| path(&sample.file)) {
            assert_right(problem, &text(&input), &text(&input.with_extension("out")));
        }
    }
}

/// The official samples, byte for byte as the statements have them: the problems, the sample, its
/// input and its output. (AcWing's end in a space in most copies of the statements.)
#[rustfmt::skip]
const OFFICIAL: [(&str, &str, &str, &str); 9] = [
    ("AcWing 179", "sample-1", "2  3  4  1  5  x  7  6  8 \n", "ullddrurdllurdruldr\n"),
    ("HDU 1043", "sample-1", "2  3  4  1  5  x  7  6  8\n", "ullddrurdllurdruldr\n"),
    ("POJ 1077", "sample-1", " 2  3  4  1  5  x  7  6  8 \n", "ullddrurdllurdruldr\n"),
    ("Luogu P1379", "sample-1", "283104765\n", "4\n"),
    ("AcWing 845", "sample-1", "2  3  4  1  5  x  7  6  8 \n", "19\n"),
    ("AOJ ALDS1_13_B", "sample-1", "1 3 0\n4 2 5\n7 8 6\n", "4\n"),
    ("POJ 2286, HDU 1667, UVa 1343, AcWing 181", "sample-1",
     "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n\
     1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\n0\n", "AC\n2\nDDHH\n2\n"),
    ("TIOJ 1673", "tioj-1673", "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n\
     1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\n\
     1 1 1 1 3 3 2 2 2 3 3 2 2 3 3 2 2 2 3 3 1 1 1 1\n0\n", "AC\n2\nDDHH\n2\nNo moves needed\n2\n"),
    ("HDU 3567", "sample-1", "2\n12X453786\n12345678X\n564178X23\n7568X4123\n",
     "Case 1: 2\ndd\nCase 2: 8\nurrulldr\n"),
];

/// Another test compares each sample with what the tools write for its boards.
#[test]
fn official_samples_are_those_of_the_statements() {
    for problem in PROBLEMS {
        let row = OFFICIAL.iter().find(|(names, ..)| names.contains(problem.name));
        let missing =
            || panic!("scripts/tests/all/samples.rs: OFFICIAL has no row for {}", problem.name);
        let (_, sample, input, output) = row.unwrap_or_else(missing);
        let file = path("samples").join(problem.samples).join(sample);
        assert_eq!(text(&file.with_extension("in")), *input, "{file:?}");
        assert_eq!(text(&file.with_extension("out")), *output, "{file:?}");
    }
}

/// The names of samples that catch a mistake. A solver with the mistake fails at each sample whose
/// name begins so; for `a-star`, one of many solvers does.
const CATCHING: &str = "a-star best-of-all-symbols blank-first many-paths same-again symbols-tie \
                        there-and-back";

/// A condition on the distances of the cases of a sample, in the order of the cases.
type Condition = fn(&[Option<usize>]) -> bool;

/// The other names of samples, and the condition that each sample of the name meets.
const CONDITIONS: [(&str, Condition); 13] = [
    ("all-of-30-moves", |distances| distances == [Some(30); 221]),
    ("each-distance", |distances| (0..=31).all(|moves| distances.contains(&Some(moves)))),
    ("hardest", |distances| distances.iter().all(|moves| matches!(moves, Some(30 | 31)))),
    ("many", |distances| distances.len() > 10),
    ("most-cases", |distances| distances.len() == 200),
    ("one-case", |distances| distances.len() == 1),
    ("one-move", |distances| distances == [Some(1)]),
    ("one-turn", |distances| distances == [Some(1); 8]),
    ("sample-1", |distances| distances.iter().all(Option::is_some)),
    ("solved", |distances| distances.contains(&Some(0))),
    ("tioj-1673", |distances| distances.len() == 3),
    ("twelve-turns", |distances| distances == [Some(12)]),
    ("unsolvable", |distances| distances.iter().all(Option::is_none)),
];

#[test]
fn names_of_samples_say_what_is_in_them() {
    for problem in one_per_layout() {
        for sample in samples(problem) {
            if let Some(name) = CATCHING.split(' ').find(|name| sample.name.starts_with(name)) {
                assert_catches(problem, &sample, name);
                continue;
            }
            let row = CONDITIONS.iter().find(|(name, _)| sample.name.starts_with(name));
            let (_, is_met) = row.unwrap_or_else(|| panic!("an unknown name: {}", sample.file));
            let found = distances(&sample.cases);
            assert!(is_met(&found), "{}: {found:?}", sample.file);
        }
    }
}

/// Asserts that the solver with the mistake of a sample of this name fails at it, and not at the
/// official one, since it makes no other mistake.
fn assert_catches(problem: &Problem, sample: &Sample, name: &str) {
    let file = &sample.file;
    let mistake = match name {
        "a-star" => {
            let mut solvers = a_star::all().into_iter();
            assert!(solvers.any(|solver| is_wrong(&solver, &sample.cases[0])), "{file}");
            return;
        }
        "best-of-all-symbols" | "symbols-tie" => "symbols-in-turn",
        "many-paths" => "any-shortest",
        _ => name,
    };
    let verdict_on = |input: &str| verdict(problem, input, wrong_output(mistake, problem, input));
    let found = verdict_on(&text(&path(file)));
    assert!(found.starts_with("WA: case "), "{file}: {found}");
    // The official boards of the rotation game have several shortest paths, too.
    if mistake != "any-shortest" {
        assert_eq!(verdict_on(&first_sample(problem)), "AC", "{file}");
    }
}

/// Whether the path that A* with a mistake finds is too long.
fn is_wrong(solver: &AStar, case: &Case) -> bool {
    let (start, goal) = case.eight().expect("a board of the eight puzzle");
    case.distance() < Some(solver.solve(start, goal).len())
}

/// Where the fewest moves are asked for, the samples called `a-star` catch nearly all forms of A*
/// with a mistake, as the head of `common/wrong/a_star.rs` says. They were chosen by this test.
#[test]
#[ignore = "takes long"]
fn samples_catch_a_star_with_usual_mistakes() {
    for problem in one_per_layout() {
        let mut chosen = samples(problem);
        chosen.retain(|sample| sample.name.starts_with("a-star"));
        if !chosen.is_empty() {
            let cases: Vec<_> = chosen.iter().map(|sample| sample.cases[0]).collect();
            assert_catch_a_star(problem, &cases);
        }
    }
}

/// Asserts that the samples of a problem catch 95 % of the solvers that are wrong on any of 400
/// random boards.
fn assert_catch_a_star(problem: &'static Problem, samples: &[Case]) {
    let boards = solvable(problem, 400);
    let fails = |solver: &AStar, cases: &[Case]| cases.iter().any(|case| is_wrong(solver, case));
    let mut solvers = a_star::all();
    solvers.retain(|solver| fails(solver, &boards));
    let total = solvers.len();
    solvers.retain(|solver| !fails(solver, samples));
    let caught = total - solvers.len();
    println!("{}: {caught} of {total} solvers are caught", problem.name);
    while !solvers.is_empty() {
        let catches = |case: &&Case| solvers.iter().filter(|solver| is_wrong(solver, case)).count();
        let best = boards.iter().max_by_key(catches).expect("there are boards");
        println!("{} would catch {} more", best.eight().expect("a board").0, catches(&best));
        solvers.retain(|solver| !is_wrong(solver, best));
    }
    assert!(100 * caught >= 95 * total, "{}: {caught} of {total}", problem.name);
}

/// No judge's test is known to have two boards of the rotation game that take twelve turns or more.
/// For each such board, textbook programs (IDA* whose lower bound is eight less the count of the
/// commonest symbol in the centre) compute for half a second or more, and for thirteen turns for
/// 1.5 s or more. Some programs are several times slower, but AcWing 181 allows four seconds.
#[test]
fn samples_of_the_rotation_game_have_one_hard_board_at_most() {
    for Sample { file, cases, .. } in samples(find("poj2286")) {
        let found = distances(&cases);
        let hard = found.iter().filter(|&&distance| distance >= Some(12)).count();
        assert!(hard <= 1 && !found.contains(&Some(13)), "{file}: {found:?}");
    }
}

/// Each sample is just what its judge writes, and has no more cases than the judge feeds. Several
/// judges share a folder, so their layouts are the same.
#[test]
fn samples_are_written_as_the_judges_write_them() {
    for problem in PROBLEMS {
        for Sample { file, input, cases, .. } in samples(problem) {
            assert!(judge::input(problem, &cases).as_bytes() == input, "{}: {file}", problem.name);
            assert!(cases.len() <= problem.most_cases, "{}: {file}", problem.name);
        }
    }
}

#[test]
fn folders_and_source_files_are_those_of_the_problems() {
    let folders: Vec<_> = one_per_layout().map(|problem| problem.samples).collect();
    assert_eq!(names(&path("samples")), folders);
    let mut sources = vec!["README.md".to_string()];
    for problem in one_per_program() {
        assert_eq!(problem.samples, problem.program);
        sources.extend(["cpp", "rs"].map(|end| format!("{}.{end}", problem.program)));
    }
    assert_eq!(names(&path("src/bin")), sources);
}
