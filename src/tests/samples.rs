//! The samples: pairs of an input and its output, in a folder for each layout of the judges.

use puzzle_solvers::judging::cases::Case;
use puzzle_solvers::judging::problems::{Problem, PROBLEMS};

use crate::common::files::{first_sample, inputs, names, path, text};
use crate::common::judge::{self, verdict};
use crate::common::programs::{assert_answers, in_half, twins};
use crate::common::{of_each_layout, of_each_program};
use crate::wrong::answers;

#[test]
fn are_answered_byte_for_byte_within_half_of_the_memory() {
    for problem in of_each_layout() {
        for program in twins(problem.program) {
            for input in inputs(problem) {
                let expected = text(&input.with_extension("out"));
                let mut program = in_half(&program, problem.program);
                assert_answers(&mut program, text(&input).as_bytes(), &expected);
            }
        }
    }
}

/// The meaning of a sample's name.
enum Meaning {
    /// A condition that the distances of its cases meet.
    Distances(fn(&[Option<usize>]) -> bool),
    /// The solver with the mistake of this name fails.
    Mistake,
}

use Meaning::{Distances, Mistake};

/// The beginnings of all names. What follows tells apart those of one meaning.
const NAMES: [(&str, Meaning); 21] = [
    ("all-of-30-moves", Distances(|cases| cases == [Some(30); 221])),
    ("best-of-all-symbols", Mistake),
    ("blank-counted", Mistake),
    ("blank-first", Mistake),
    ("each-distance", Distances(|cases| (0..=31).all(|moves| cases.contains(&Some(moves))))),
    ("hardest", Distances(|cases| cases.iter().all(|moves| matches!(moves, Some(13 | 30 | 31))))),
    ("heap-not-updated", Mistake),
    ("linear-conflict", Mistake),
    ("many-paths", Mistake),
    ("many", Distances(|cases| cases.len() > 10)),
    ("most-cases", Distances(|cases| cases.len() == 200)),
    ("one-case", Distances(|cases| cases.len() == 1)),
    ("one-move", Distances(|cases| cases == [Some(1)])),
    ("one-turn", Distances(|cases| cases == [Some(1); 8])),
    ("same-again", Mistake),
    ("sample-1", Distances(|cases| cases.iter().all(Option::is_some))),
    ("solved", Distances(|cases| cases.contains(&Some(0)))),
    ("symbols-tie", Mistake),
    ("there-and-back", Mistake),
    ("tioj-1673", Distances(|cases| cases.len() == 3)),
    ("unsolvable", Distances(|cases| cases.iter().all(Option::is_none))),
];

#[test]
fn names_tell_the_distances_and_the_mistakes_that_fail() {
    let mut unseen: Vec<_> = NAMES.iter().map(|(name, _)| *name).collect();
    for problem in of_each_layout() {
        for file in inputs(problem) {
            let stem = file.file_stem().and_then(|stem| stem.to_str()).expect("a name");
            let row = NAMES.iter().find(|(name, _)| stem.starts_with(name));
            let (name, meaning) = row.unwrap_or_else(|| panic!("{file:?}: an unknown name"));
            unseen.retain(|other| other != name);
            let input = text(&file);
            match meaning {
                Distances(is_kept) => {
                    let cases = judge::cases(problem, &input);
                    let distances: Vec<_> = cases.iter().map(Case::distance).collect();
                    assert!(is_kept(&distances), "{file:?}: {distances:?}");
                }
                Mistake => {
                    let said_of = |input: &str| {
                        verdict(problem, input, answers(name, problem, input).as_bytes())
                    };
                    let said = said_of(&input);
                    assert!(said.starts_with("WA: case "), "{file:?}: {said}");
                    // All else is right. The rotation game's official boards have several paths.
                    let said = said_of(&first_sample(problem));
                    assert!(said == "AC" || *name == "many-paths", "{file:?}: {said}");
                }
            }
        }
    }
    assert!(unseen.is_empty(), "no sample is called {unseen:?}");
}

/// Each sample is just what its judge writes, and holds no more than it feeds. As judges with the
/// same folder write alike, this holds their rows to each other, too.
#[test]
fn are_written_as_the_judges_write_them() {
    for problem in PROBLEMS {
        for file in inputs(problem) {
            let input = text(&file);
            let cases = judge::cases(problem, &input);
            assert_eq!(judge::input(problem, &cases), input, "{file:?}");
            assert!(cases.len() <= problem.most_cases, "{}: {file:?}", problem.name);
        }
    }
}

#[test]
fn folders_stand_for_the_problems() {
    let expected: Vec<_> = of_each_layout().map(|problem| problem.samples).collect();
    assert_eq!(names(&path("samples")), expected);
    let sources = |problem: &Problem| ["cpp", "rs"].map(|end| format!("{}.{end}", problem.program));
    let sources: Vec<_> = of_each_program().flat_map(sources).collect();
    assert_eq!(names(&path("src/bin")), sources);
}
