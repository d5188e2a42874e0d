//! Many inputs, one after the other, from easy to hard.

use std::time::{Duration, Instant};

use puzzle_solvers::arguments::Error;
use puzzle_solvers::judging::figures::thousands;
use puzzle_solvers::judging::{sweeps, Case, Generator, Kind, Oracle};

use crate::progress;
use crate::trial::{Failure, Trial};

/// How many inputs are run, and how long new ones start, if nobody says how many.
const ROUNDS: usize = 1000;
const TIME: Duration = Duration::from_secs(60);

/// What comes of a series.
#[derive(Default)]
pub struct Outcome {
    /// How many inputs were run, up to that of the failure.
    pub inputs: usize,
    /// What they held.
    pub cases: Vec<Case>,
    /// If the series ended within the first sweep, the most moves that a board of it takes, and the
    /// most that any does.
    pub farthest: Option<[usize; 2]>,
    /// How many boards there are, if all were to be tried, or inputs are single boards.
    pub boards: Option<usize>,
    pub time: Duration,
    pub failure: Option<Failure>,
    /// Excused failures: the number of the input, and the kind of its board. Later inputs with such
    /// a board are left out.
    pub excused: Vec<(usize, Kind, Failure)>,
}

/// Runs the solver on inputs until it fails, or as many as the options say were run, or the time
/// is over. Saves what fails. An input that has passed does not come again.
///
/// # Errors
/// The solver cannot be run.
pub fn series(trial: &mut Trial, generator: &mut Generator) -> Result<Outcome, Error> {
    let options = trial.options;
    let (problem, mut oracle) = (trial.problem, Oracle::new(trial.problem));
    let has_total = options.is_all || problem.cases.most == 1;
    let boards = has_total.then(|| generator.all().len());
    let mut outcome = Outcome { boards, ..Outcome::default() };
    let first = first_inputs(trial, &mut oracle, generator);
    let in_first = first.len();
    let most = options.rounds.unwrap_or(if options.is_all { in_first } else { ROUNDS });
    let is_timed = options.rounds.is_none() && !options.is_all;
    let of = format!("{}{}", if is_timed { "at most " } else { "" }, thousands(most));
    let last_sweep = if options.is_all { 0 } else { most };
    let others = (1..=last_sweep).flat_map(|number| sweeps::sweep(&mut oracle, generator, number));
    let start = Instant::now();
    for cases in first.into_iter().chain(others) {
        if outcome.inputs == most || is_timed && start.elapsed() >= TIME {
            break;
        }
        let excuse = trial.excuse(&cases);
        let is_left_out = outcome.excused.iter().any(|(_, kind, _)| excuse == Some(*kind));
        if is_left_out || trial.has_passed(&cases) {
            continue;
        }
        outcome.inputs += 1;
        outcome.cases.extend(&cases);
        let (number, boards) = (thousands(outcome.inputs), cases.len());
        progress::note(format!("input {number} of {of}, no failure yet (boards: {boards})"));
        let failure = trial.run(&cases)?;
        trial.can_pass |= failure.is_none();
        if let Some(failure) = failure {
            trial.save(&failure);
            if let Some(kind) = trial.excuse(failure.suspects()) {
                outcome.excused.push((outcome.inputs, kind, failure));
                continue;
            }
            outcome.failure = Some(failure);
            break;
        }
    }
    outcome.time = start.elapsed();
    if outcome.inputs < in_first && !options.is_all {
        outcome.farthest = Some([oracle.farthest(&outcome.cases), generator.hardest()]);
    }
    Ok(outcome)
}

/// Returns every board that the judge could feed, or the first sweep.
fn first_inputs(trial: &Trial, oracle: &mut Oracle, generator: &mut Generator) -> Vec<Vec<Case>> {
    if trial.options.is_all {
        return sweeps::all(trial.problem, generator);
    }
    let samples = trial.samples.iter().map(|(_, cases)| cases.clone()).collect();
    sweeps::first_sweep(oracle, generator, samples)
}
