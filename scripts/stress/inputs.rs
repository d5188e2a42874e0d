//! Inputs from easy to hard.

use std::fs;
use std::path::{Path, PathBuf};

use puzzle_solvers::binaries::Task;
use puzzle_solvers::judging::{cases, Case, Generator, Problem, Wanted};

use crate::trial::Trial;

/// How many boards an input has at most. Of the rotation game, POJ and HDU feed up to 30, and no
/// other judge is known to feed more.
const LONGEST: usize = 200;
const LONGEST_ROTATION: usize = 30;

/// From how many moves on a board of the rotation game is hard: plain iterative deepening takes a
/// second or more. No input has two of them, and no judge's test is known to.
const HARD: usize = 12;

/// Of so many boards, one on average is unsolvable (if the judge feeds such), one repeats the board
/// before it, and one any earlier board.
const RARE: usize = 32;

/// Returns inputs without end: short ones, then sweeps from easy to hard. The samples are sorted
/// into the first sweep.
pub fn inputs<'a>(
    trial: &Trial,
    generator: &'a mut Generator,
) -> impl Iterator<Item = Vec<Case>> + 'a {
    let problem = trial.problem;
    let short = short(problem, generator);
    let mut first = [sweep(problem, generator, 0), samples(trial)].concat();
    first.sort_by_cached_key(|cases| trial.distances(cases).into_iter().max());
    let others = (1..).flat_map(move |number| sweep(problem, generator, number));
    short.into_iter().chain(first).chain(others)
}

/// Returns an input for each distance: in turn one board alone and many that are no farther, the
/// other way round in the next sweep; a hard board always comes alone. At the end comes an
/// unsolvable board, if the judge feeds such.
fn sweep(problem: &Problem, generator: &mut Generator, number: usize) -> Vec<Vec<Case>> {
    let (longest, hard) = (longest(problem), hard(problem));
    let mut inputs: Vec<Vec<Case>> = Vec::new();
    for distance in 1..=generator.hardest() {
        inputs.push(match (distance + number) % 2 {
            1 if longest > 1 && distance < hard => many(problem, generator, distance, longest),
            _ => vec![case(generator, distance)],
        });
    }
    if !problem.is_solvable {
        inputs.push(vec![generator.case(Wanted::Unsolvable)]);
    }
    inputs
}

/// Returns how many boards an input has at most.
fn longest(problem: &Problem) -> usize {
    problem.cases.most.min(match problem.binary.task {
        Task::Path(_) | Task::Distance(_) | Task::Pair => LONGEST,
        Task::Rotation => LONGEST_ROTATION,
    })
}

/// Returns from how many moves on a board is hard.
pub fn hard(problem: &Problem) -> usize {
    match problem.binary.task {
        Task::Path(_) | Task::Distance(_) | Task::Pair => usize::MAX,
        Task::Rotation => HARD,
    }
}

/// Returns a random number of boards, one of them the farthest. Now and then one is unsolvable, or
/// comes again: at once, or later.
fn many(
    problem: &Problem,
    generator: &mut Generator,
    farthest: usize,
    longest: usize,
) -> Vec<Case> {
    let count = 2 + generator.random.below(longest - 1);
    let place = generator.random.below(count);
    let mut cases: Vec<Case> = Vec::new();
    for i in 0..count {
        let any = generator.random.below(farthest + 1);
        let case = case(generator, if i == place { farthest } else { any });
        cases.push(match generator.random.below(RARE) {
            // Many solvers search all boards for it.
            0 if !problem.is_solvable => case.twin(),
            1 if i > 0 => cases[i - 1],
            2 if i > 0 => cases[generator.random.below(i)],
            _ => case,
        });
    }
    cases
}

/// Returns a random board at a distance; of the rotation game, every other is one on which two
/// symbols are as near.
fn case(generator: &mut Generator, distance: usize) -> Case {
    let wanted = [Wanted::Distance, Wanted::Tie][generator.random.below(2)];
    generator.case(wanted(distance))
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

/// Returns the samples of the problem, which hold what solvers are known to get wrong. A sample of
/// the rotation game keeps only the first of its hard boards.
fn samples(trial: &Trial) -> Vec<Vec<Case>> {
    let (problem, hard) = (trial.problem, hard(trial.problem));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(problem.samples);
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<_> = files.filter(|it| it.extension() == Some("in".as_ref())).collect();
    files.sort_unstable();
    let read = |file: PathBuf| cases::read(problem.binary, &fs::read(file).ok()?).ok();
    let few_hard = |cases: Vec<(usize, Case)>| {
        let mut seen = 0;
        let mut is_wanted = |case: &Case| {
            let is_hard = trial.distances(&[*case])[0] >= hard;
            seen += usize::from(is_hard);
            !is_hard || seen == 1
        };
        cases.into_iter().map(|(_, case)| case).filter(|case| is_wanted(case)).collect()
    };
    files.into_iter().filter_map(read).map(few_hard).collect()
}
