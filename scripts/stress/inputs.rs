//! Inputs from easy to hard.

use std::fs;
use std::path::Path;

use puzzle_solvers::judging::cases::{self, Case};
use puzzle_solvers::judging::generator::{Generator, Wanted};
use puzzle_solvers::judging::judges::JudgeProblem;

/// Up to how many moves all boards come.
const NEAR: usize = 4;

/// How many boards an input has at most.
const LONGEST: usize = 200;

/// Returns `rounds` inputs.
pub fn inputs<'a>(
    judged: &'static JudgeProblem,
    generator: &'a mut Generator,
    rounds: usize,
) -> impl Iterator<Item = Vec<Case>> + 'a {
    let hardest = generator.hardest();
    let alone = |case: Case| vec![case];
    let near: Vec<Case> = (0..2 * NEAR + 2).flat_map(|size| generator.of_size(size)).collect();
    let mut inputs: Vec<Vec<Case>> = near.iter().copied().map(alone).collect();
    let samples = samples(judged);
    // Half of the rounds that are left go to the distances, or all if there is one board an input.
    let left = rounds.saturating_sub(inputs.len() + samples.len()) / judged.cases.most.min(2);
    let share = (left / (hardest - NEAR + 3)).clamp(1, 1000);
    for distance in NEAR + 1..=hardest {
        inputs.extend((0..share).map(|_| alone(generator.case(Wanted::Distance(distance)))));
    }
    // Half of these are unsolvable, if the judge feeds such.
    inputs.extend((0..3 * share).map(|_| alone(generator.case(Wanted::Any))));
    inputs.extend(samples);
    let rest = (3..).map(move |most| {
        let count = 1 + generator.random.below(most.min(judged.cases.most).min(LONGEST));
        let any = |_| match generator.random.below(3) {
            0 => generator.case(Wanted::Any),
            1 => generator.case(Wanted::Distance(hardest)),
            _ => near[generator.random.below(near.len())],
        };
        (0..count).map(any).collect()
    });
    inputs.into_iter().chain(rest).take(rounds)
}

/// Returns the samples of the judge problem, which hold what solvers are known to get wrong.
fn samples(judged: &JudgeProblem) -> Vec<Vec<Case>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(judged.samples);
    // Where the sources have moved since, the other inputs have to do.
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<_> = files.filter(|it| it.extension() == Some("in".as_ref())).collect();
    files.sort();
    let cases = files.iter().filter_map(|file| {
        let cases = cases::read(judged.problem, &fs::read(file).ok()?).ok()?;
        Some(cases.into_iter().map(|(_, case)| case).collect())
    });
    cases.collect()
}
