//! Inputs from easy to hard.

use std::fs;
use std::path::{Path, PathBuf};

use puzzle_solvers::judging::{cases, Case, Generator, Problem, Wanted};

use crate::trial::Trial;

/// How many boards an input has at most.
const LONGEST: usize = 200;

/// Up to how many moves boards come in order. From six on, the eight puzzle has boards with several
/// shortest paths, the rotation game from two on, and from four on some for several symbols.
const NEAR: usize = 6;

/// How many inputs of each such distance come.
const FEW: usize = 10;

/// One of how many boards is unsolvable, if the judge feeds such.
const RARE: usize = 32;

/// Returns `rounds` inputs: short ones, the near boards, the samples, then random ones farther and
/// farther away, in turn one board alone and many that are no farther.
pub fn inputs<'a>(
    trial: &Trial,
    generator: &'a mut Generator,
    rounds: usize,
) -> impl Iterator<Item = Vec<Case>> + 'a {
    let problem = trial.problem;
    let longest = problem.cases.most.min(LONGEST);
    let mut inputs = [short(problem, generator), samples(problem)].concat();
    for distance in 2..=NEAR {
        let cases = generator.all(distance);
        inputs.extend(cases.chunks(longest).take(FEW).map(<[Case]>::to_vec));
    }
    inputs.sort_by_cached_key(|cases| trial.moves(cases));
    let hardest = generator.hardest();
    let share = (rounds.saturating_sub(inputs.len()) / hardest).max(1);
    let rest = (0..).map(move |round| {
        let (most, is_alone) = ((1 + round / share).min(hardest), round % 2 == 0);
        let count = if is_alone { 1 } else { 1 + generator.random.below(longest) };
        let any = |_| {
            let distance = if is_alone { most } else { generator.random.below(most + 1) };
            let case = generator.case(Wanted::Distance(distance));
            // Each of these takes many solvers a search of all boards, and is like the others.
            match generator.random.below(RARE) {
                0 if !problem.is_solvable => case.twin(),
                _ => case,
            }
        };
        (0..count).map(any).collect()
    });
    inputs.into_iter().chain(rest).take(rounds)
}

/// Returns all inputs of a solved board, one of a single move and an unsolvable one, if the judge
/// feeds such: alone and, if it feeds several, any two of them, also the same one twice.
fn short(problem: &Problem, generator: &mut Generator) -> Vec<Vec<Case>> {
    let mut kinds = vec![generator.all(0)[0], generator.all(1)[0]];
    if !problem.is_solvable {
        kinds.push(kinds[0].twin());
    }
    let mut inputs: Vec<_> = kinds.iter().map(|case| vec![*case]).collect();
    if problem.cases.most > 1 {
        inputs.extend(kinds.iter().flat_map(|a| kinds.iter().map(move |b| vec![*a, *b])));
    }
    inputs
}

/// Returns the samples of the problem, which hold what solvers are known to get wrong.
fn samples(problem: &Problem) -> Vec<Vec<Case>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(problem.samples);
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<_> = files.filter(|it| it.extension() == Some("in".as_ref())).collect();
    files.sort_unstable();
    let read = |file: PathBuf| cases::read(problem.binary(), &fs::read(file).ok()?).ok();
    let inputs = files.into_iter().filter_map(read);
    inputs.map(|cases| cases.into_iter().map(|(_, case)| case).collect()).collect()
}
