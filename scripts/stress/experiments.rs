//! Experiments after a failure: the solver is run again with one thing changed, and a note says
//! what came out. These runs are in no count and no cost of the report.

use std::borrow::Cow;
use std::time::{Duration, Instant};

use puzzle_solvers::judging::case::Case;
use puzzle_solvers::judging::problems::Task;
use puzzle_solvers::judging::reading::READINGS;

use crate::run::Ending::Exit;
use crate::trial::{Attempt, Trial};

/// For how long new runs may start.
const TIME: Duration = Duration::from_secs(2);

/// How often a failure is repeated after the other experiments. If all of these runs fail, too, the
/// failure is taken to be certain.
const REPEATS: usize = 2;

/// The note on a solver that passes when it is run again.
pub const FLAKY: &str = "run again, it passed: it fails only sometimes";

/// The note on a solver that is wrong again, but in another way.
pub const DIFFERS: &str =
    "it prints different answers on the same input: random numbers, or memory that was never set?";
const LEFT_OVER: &str =
    "is a path, a queue, a mark or the end of a line left over from the cases before?";
const UNSOLVABLE: &str = "the input has an unsolvable board: is the parity of the inversions \
                          tested before the search?";

/// A failure, and until when new runs may start.
struct Experiments<'a> {
    trial: &'a Trial<'a>,
    failure: &'a Attempt,
    input: &'a str,
    deadline: Instant,
}

/// Returns what the first experiment that shows something has shown on the input of a failure.
/// Makes none if no run may follow a failure (`--shrink 0`).
pub fn shown(trial: &Trial, failure: &Attempt, input: &str) -> Option<String> {
    if trial.request.shrink.is_zero() {
        return None;
    }
    let experiments = Experiments { trial, failure, input, deadline: Instant::now() + TIME };
    // A run that is stopped has printed more or less by chance, and to repeat it takes long.
    if failure.run.cost.is_stopped {
        return experiments.each_alone();
    }
    let again = experiments.attempt(input, &failure.cases)?;
    if again.passes() {
        return Some(FLAKY.to_string());
    }
    let note = match failure.run.ending {
        Exit(_) if again.run.output != failure.run.output => Some(DIFFERS.to_string()),
        Exit(_) => experiments
            .wrong_case()
            .or_else(|| experiments.reading())
            .or_else(|| experiments.layout()),
        _ => experiments
            .each_alone()
            .or_else(|| experiments.layout())
            .or_else(|| experiments.larger_stack()),
    };
    let is_flaky = (0..REPEATS).any(|_| experiments.passes(input, &failure.cases));
    is_flaky.then(|| FLAKY.to_string()).or(note)
}

/// Runs the solver on the official sample as it is and, if it passes, with other ends of lines.
/// Returns a note if it fails only then, and passes once more on the sample as it is.
pub fn line_ends(trial: &Trial) -> Option<&'static str> {
    let (input, cases) = official_sample(trial)?;
    let passes = |text: &str| {
        let attempt = trial.attempt(&[], text.as_bytes(), cases);
        attempt.map_or(false, |attempt| attempt.passes())
    };
    (passes(&input) && !passes(&input.replace('\n', "\r\n")) && passes(&input))
        .then_some(r"it fails if lines end in \r\n (sample-1); a judge's file may")
}

/// Returns the official sample and its cases, unless they cannot reach the goal.
fn official_sample<'a>(trial: &Trial<'a>) -> Option<(Cow<'a, str>, &'a [Case])> {
    let sample = trial.samples.iter().find(|sample| sample.name == "sample-1")?;
    Some((String::from_utf8_lossy(&sample.input), &sample.cases))
}

impl Experiments<'_> {
    /// Runs the solver on an input of some cases, if there is time.
    fn attempt(&self, input: &str, cases: &[Case]) -> Option<Attempt> {
        let is_time_left = Instant::now() < self.deadline;
        is_time_left.then(|| self.trial.attempt(&[], input.as_bytes(), cases).ok()).flatten()
    }

    fn passes(&self, input: &str, cases: &[Case]) -> bool {
        self.attempt(input, cases).map_or(false, |attempt| attempt.passes())
    }

    /// The case with the wrong answer, alone. No run is needed if only the first case is answered.
    fn wrong_case(&self) -> Option<String> {
        let wrong = self.failure.wrong.as_ref()?;
        // There is no case if the mistake is an answer too many.
        let case = *self.failure.cases.get(wrong.case_index)?;
        if wrong.is_missing() {
            let end = match self.trial.request.problem.task {
                Task::Pair => "as many cases as the first line says",
                Task::Rotation => "to the 0",
                Task::Path(_) | Task::Distance(_) => "to the end of the file",
            };
            let question = format!("does the solver read {end}, or is something left over from");
            return (wrong.case_index == 1)
                .then(|| format!("only the first case is answered: {question} the first case?"));
        }
        (wrong.case_index > 0 && self.passes(&self.trial.input(&[case]), &[case]))
            .then(|| format!("case {} passes alone: {LEFT_OVER}", wrong.case_index + 1))
    }

    /// Each case alone. After a TLE, all cases together have to take less than half of the time:
    /// many cases, each of them quick, may be too slow in one input.
    fn each_alone(&self) -> Option<String> {
        let Attempt { cases, run, .. } = self.failure;
        let mut time = Duration::ZERO;
        for case in cases.chunks(1) {
            if !run.is_too_slow() && self.trial.record.passed.contains(case) {
                continue;
            }
            let attempt = || self.attempt(&self.trial.input(case), case);
            let alone = if cases.len() == 1 { self.failure.clone() } else { attempt()? };
            if alone.run.cost.is_stopped && case[0].distance().is_none() {
                return Some(UNSOLVABLE.to_string());
            }
            if !alone.passes() {
                return None;
            }
            time += alone.run.cost.time;
        }
        let is_quick = !run.is_too_slow() || 2 * time < run.cost.limited_time();
        is_quick.then(|| format!("each case passes alone: {LEFT_OVER}"))
    }

    /// One blank in place of two between symbols, and other ends of lines.
    fn layout(&self) -> Option<String> {
        let blanks = "one blank stands between two symbols; the judge's own sample has two";
        let layouts = [("  ", " ", blanks), ("\n", "\r\n", r"lines end in \r\n")];
        let (.., words) = layouts.into_iter().find(|(own, other, _)| {
            self.input.contains(own)
                && self.passes(&self.input.replace(own, other), &self.failure.cases)
        })?;
        Some(format!("it passes on the same boards if {words}"))
    }

    /// The paths of the output, read in another way; and those of the official sample, since many
    /// ways fit a short path.
    fn reading(&self) -> Option<String> {
        let Attempt { cases, run, .. } = self.failure;
        let problem = self.trial.request.problem;
        let mut readings: Vec<_> = READINGS.iter().collect();
        readings.retain(|reading| reading.fits(problem, cases, &run.output));
        // With a goal of the user's, the sample is not official.
        if readings.is_empty() || self.trial.request.has_goal {
            return None;
        }
        let (input, cases) = official_sample(self.trial)?;
        let control = self.attempt(&input, cases)?;
        readings.retain(|reading| reading.fits(problem, cases, &control.run.output));
        Some(format!("each path is right {}", readings.first()?.in_words(&problem.task)))
    }

    /// An unlimited stack, after a fault.
    fn larger_stack(&self) -> Option<String> {
        let Attempt { cases, run, .. } = self.failure;
        let shell = ["sh", "-c", "ulimit -s unlimited && exec \"$@\"", "sh"];
        let attempt = || self.trial.attempt(&shell, self.input.as_bytes(), cases);
        let is_fault = cfg!(unix) && run.is_ended_by("SIGSEGV");
        (is_fault && attempt().map_or(false, |attempt| attempt.passes()))
            .then(|| "it passes with an unlimited stack: does it recurse deeply?".to_string())
    }
}
