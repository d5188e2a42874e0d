//! Many inputs, one after the other, from easy to hard.

use std::time::{Duration, Instant};

use puzzle_solvers::arguments::Error;
use puzzle_solvers::figures::thousands;
use puzzle_solvers::judging::cases::Case;
use puzzle_solvers::judging::generator::Generator;

use crate::progress;
use crate::sweeps::{all, first_sweep, sweep};
use crate::trial::{Failure, Trial};

/// How many inputs are run at most, and how long new ones start, if the options do not say.
const ROUNDS: usize = 1000;
const TIME: Duration = Duration::from_secs(60);

/// The result of a series.
#[derive(Default)]
pub struct Outcome {
    /// How many inputs were run, up to the one that fails.
    pub inputs: usize,
    /// How many boards these inputs had.
    pub tried: usize,
    /// How many inputs there were to run, if the time was over before.
    pub planned: Option<usize>,
    /// How many different boards the judge could feed; `None` for the rotation game.
    pub boards: Option<usize>,
    pub failure: Option<Failure>,
    /// Excused failures: the number of the input, and the board that is excused. Later inputs with
    /// a board of its kind are left out.
    pub excused: Vec<(usize, Case, Failure)>,
}

impl Outcome {
    /// Runs the solver on an input, and notes the result.
    ///
    /// # Errors
    /// The solver cannot be run.
    fn add(&mut self, trial: &mut Trial, cases: &[Case]) -> Result<(), Error> {
        self.inputs += 1;
        self.tried += cases.len();
        if let Some(failure) = trial.run(cases)? {
            let excuse = trial.excuse(failure.suspects());
            if excuse.is_none() || self.excused.is_empty() {
                trial.save(&failure);
            }
            match excuse {
                Some(case) => self.excused.push((self.inputs, case, failure)),
                None => self.failure = Some(failure),
            }
        }
        Ok(())
    }
}

/// Runs the solver on inputs until it fails, or the number of inputs that the options give is
/// reached, or the time is over. Saves the failure, or else the first failure that is excused. An
/// input that has passed does not come again.
///
/// # Errors
/// The solver cannot be run.
pub fn series(trial: &mut Trial, generator: &mut Generator) -> Result<Outcome, Error> {
    let Trial { is_all, rounds, .. } = *trial;
    let boards = (!trial.problem.task.is_rotation()).then(|| generator.all().count());
    let mut outcome = Outcome { boards, ..Outcome::default() };
    let samples = trial.samples.iter().map(|(_, cases)| cases.clone()).collect();
    let first = if is_all { all(generator) } else { first_sweep(generator, samples) };
    let planned = rounds.unwrap_or(if is_all { first.len() } else { ROUNDS });
    let is_timed = rounds.is_none() && !is_all;
    let sweeps = if is_all { 0 } else { planned };
    let others = (1..=sweeps).flat_map(|number| sweep(generator, number));
    let start = Instant::now();
    for cases in first.into_iter().chain(others) {
        if outcome.failure.is_some() || outcome.inputs == planned {
            break;
        }
        if is_timed && start.elapsed() >= TIME {
            outcome.planned = Some(planned);
            break;
        }
        let excuse = trial.excuse(&cases).map(|case| case.distance());
        let is_out = outcome.excused.iter().any(|(_, case, _)| excuse == Some(case.distance()));
        if !is_out && !trial.passed.contains(&cases) {
            let [number, of] = [outcome.inputs + 1, planned].map(thousands);
            let boards = cases.len();
            progress::note(format!("input {number} of {of}, no failure yet (boards: {boards})"));
            outcome.add(trial, &cases)?;
        }
    }
    Ok(outcome)
}
