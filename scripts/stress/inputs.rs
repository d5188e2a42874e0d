//! Inputs from easy to hard.

use std::path::Path;
use std::{fs, iter};

use puzzle_solvers::problems::Task;

use crate::cases::{self, Case};
use crate::generator::{Generator, Wanted};
use crate::judges::JudgeProblem;

/// Up to how many moves all boards come.
const NEAR: usize = 4;

/// How many inputs of two such boards come then, if the judge feeds as many.
const NEAR_PAIRS: usize = 30;

/// How many boards an input has at most.
const MANY: usize = 200;

/// An input to come.
enum Plan {
    Cases(Vec<Case>),
    One(Wanted),
    Many,
}

/// Returns `rounds` inputs, each with a word about it for the progress.
pub fn inputs<'a>(
    problem: &'static JudgeProblem,
    generator: &'a mut Generator,
    rounds: usize,
) -> impl Iterator<Item = (String, Vec<Case>)> + Send + 'a {
    let hardest = generator.most();
    let mut plan = Vec::new();
    let mut near = Vec::new();
    for distance in 0..=NEAR {
        let cases = [generator.all(distance), generator.twins(distance)].concat();
        let alone = cases.iter().map(|case| Plan::Cases(vec![*case]));
        plan.extend(alone.map(|it| (format!("{distance} moves"), it)));
        near.extend(cases);
    }
    if problem.most() > 1 {
        let pair = || [(); 2].map(|()| near[generator.below(near.len())]).to_vec();
        let pairs = iter::repeat_with(pair).take(NEAR_PAIRS);
        plan.extend(pairs.map(|pair| ("pairs".to_string(), Plan::Cases(pair))));
    }
    let samples = samples(problem);
    // Half of the rounds that are left go to the distances, or all if there is one board an input.
    let left = rounds.saturating_sub(plan.len() + samples.len()) / problem.most().min(2);
    let share = left / (hardest - NEAR + 3) + 1;
    for distance in NEAR + 1..=hardest {
        let one = || (format!("{distance} moves"), Plan::One(Wanted::Distance(distance)));
        plan.extend(iter::repeat_with(one).take(share));
        // In the rotation game, two symbols that are as near; too many else.
        if matches!(problem.problem.task, Task::Rotation) {
            let alone = generator.all(distance).into_iter().rev().take(share);
            plan.extend(alone.map(|it| ("ties".to_string(), Plan::Cases(vec![it]))));
        }
    }
    let others = if problem.is_solvable { Wanted::Any } else { Wanted::Unsolvable };
    plan.extend((0..3 * share).map(|_| (format!("{others:?}"), Plan::One(others))));
    plan.extend(samples.into_iter().map(|cases| ("samples".to_string(), Plan::Cases(cases))));
    let rest = iter::repeat_with(|| ("any boards".to_string(), Plan::Many));
    let mut most = problem.most().min(2);
    plan.into_iter().chain(rest).take(rounds).map(move |(stage, plan)| {
        let cases = match plan {
            Plan::Cases(cases) => cases,
            Plan::One(wanted) => vec![generator.case(wanted)],
            Plan::Many => {
                most = (most + 1).min(problem.most()).min(MANY);
                let count = 1 + generator.below(most);
                let mut any = || match generator.below(4) {
                    0 => generator.case(Wanted::Any),
                    1 => generator.case(Wanted::Distance(hardest)),
                    2 => generator.case(others),
                    _ => near[generator.below(near.len())],
                };
                iter::repeat_with(&mut any).take(count).collect()
            }
        };
        (stage, cases)
    })
}

/// Returns the samples of the problem, which hold what solvers are known to get wrong.
fn samples(problem: &JudgeProblem) -> Vec<Vec<Case>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(problem.samples);
    // Where the sources have moved since, the other inputs have to do.
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<_> = files.filter(|it| it.extension() == Some("in".as_ref())).collect();
    files.sort();
    let cases = files.iter().filter_map(|file| {
        let cases = cases::read(problem.problem, &fs::read(file).ok()?).ok()?;
        Some(cases.into_iter().map(|(_, case)| case).collect())
    });
    cases.collect()
}
