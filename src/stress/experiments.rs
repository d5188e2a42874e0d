//! Experiments after a failure: the solver is run again with one thing changed, and a note says
//! what came out. (One follows a search without failure.) These runs are in no record: in no count
//! and no cost of the report.

use std::borrow::Cow;
use std::time::{Duration, Instant};

use crate::judging::case::Case;
use crate::judging::problems::Task;
use crate::stress::letters::READINGS;
use crate::stress::notes::Note;
use crate::stress::run::Ending::Exit;
use crate::stress::run::Run;
use crate::stress::trial::{Attempt, Trial};

/// For how long new runs may start.
const TIME: Duration = Duration::from_secs(2);

/// How often a failure is repeated after the other experiments. If all of these runs fail, too, the
/// failure is taken to be certain.
const REPEATS: usize = 2;

/// A failure, and until when new runs may start.
struct Experiments<'a> {
    trial: &'a Trial<'a>,
    failure: &'a Attempt,
    input: &'a str,
    deadline: Instant,
}

/// Returns what the first experiment that shows something has shown on the input of a failure.
/// Makes none if no run may follow a failure (`--shrink 0`).
pub fn shown(trial: &Trial, failure: &Attempt, input: &str) -> Option<Note> {
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
        return Some(Note::Flaky);
    }
    let note = match failure.run.ending {
        Exit(_) if again.run.output != failure.run.output => Some(Note::Differs),
        Exit(_) => experiments
            .wrong_case()
            .or_else(|| experiments.letters())
            .or_else(|| experiments.layout()),
        _ => experiments
            .each_alone()
            .or_else(|| experiments.layout())
            .or_else(|| experiments.larger_stack()),
    };
    let is_flaky = (0..REPEATS).any(|_| experiments.passes(input, &failure.cases));
    is_flaky.then_some(Note::Flaky).or(note)
}

/// Runs the solver on the official sample as it is and, if it passes, with other ends of lines.
/// Returns a note if it fails only then, and passes once more on the sample as it is.
pub fn line_ends(trial: &Trial) -> Option<Note> {
    let (input, cases) = official_sample(trial)?;
    let passes = |text: &str| {
        let attempt = trial.attempt(&[], text.as_bytes(), cases);
        attempt.map_or(false, |attempt| attempt.passes())
    };
    (passes(&input) && !passes(&input.replace('\n', "\r\n")) && passes(&input))
        .then_some(Note::FailsWithLineEnds)
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

    /// Runs the case with the wrong answer alone. No run is needed if only the first case is
    /// answered.
    fn wrong_case(&self) -> Option<Note> {
        let wrong = self.failure.wrong.as_ref()?;
        // There is no case if the mistake is an answer too many.
        let case = *self.failure.cases.get(wrong.case_index)?;
        if wrong.is_missing() {
            let end = match self.trial.request.problem.task {
                Task::Pair => "as many cases as the first line says",
                Task::Rotation => "to the 0",
                Task::Path(_) | Task::Distance(_) => "to the end of the file",
            };
            return (wrong.case_index == 1).then_some(Note::OnlyFirst(end));
        }
        (wrong.case_index > 0 && self.passes(&self.trial.input(&[case]), &[case]))
            .then_some(Note::PassesAlone(wrong.case_index + 1))
    }

    /// Runs each case alone, after a run that was stopped or has crashed.
    fn each_alone(&self) -> Option<Note> {
        let Attempt { cases, run, .. } = self.failure;
        let shows_parity =
            |run: &Run, case: &Case| run.cost.is_stopped && case.distance().is_none();
        if let [case] = &cases[..] {
            return shows_parity(run, case).then_some(Note::Unsolvable);
        }
        let is_too_slow = run.is_too_slow();
        let mut time = Duration::ZERO;
        for case in cases.chunks(1) {
            if !is_too_slow && self.trial.record.passed.contains(case) {
                continue;
            }
            let alone = self.attempt(&self.trial.input(case), case)?;
            if shows_parity(&alone.run, &case[0]) {
                return Some(Note::Unsolvable);
            }
            if !alone.passes() {
                return None;
            }
            time += alone.run.cost.time;
        }
        // Many cases, each of them quick, may be too slow in one input. So after a TLE, all cases
        // together have to take less than half of its time.
        let is_quick = !is_too_slow || 2 * time < run.cost.counted_time();
        is_quick.then_some(Note::EachPassesAlone)
    }

    /// Runs the same boards with one blank in place of two between symbols, and with other ends of
    /// lines.
    fn layout(&self) -> Option<Note> {
        let layouts = [("  ", " ", Note::OneBlank), ("\n", "\r\n", Note::LineEnds)];
        let passes = |own: &str, other: &str| {
            self.input.contains(own)
                && self.passes(&self.input.replace(own, other), &self.failure.cases)
        };
        let (.., note) = layouts.into_iter().find(|(own, other, _)| passes(own, other))?;
        Some(note)
    }

    /// Reads the letters of the output in another way; and those of the official sample, since many
    /// ways fit a short path.
    fn letters(&self) -> Option<Note> {
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
        Some(Note::Letters(readings.first()?.in_words(&problem.task)))
    }

    /// Runs the solver with an unlimited stack, after a fault.
    fn larger_stack(&self) -> Option<Note> {
        let Attempt { cases, run, .. } = self.failure;
        let shell = ["sh", "-c", "ulimit -s unlimited && exec \"$@\"", "sh"];
        let attempt = || self.trial.attempt(&shell, self.input.as_bytes(), cases);
        let is_fault = cfg!(unix) && run.is_ended_by("SIGSEGV");
        (is_fault && attempt().map_or(false, |attempt| attempt.passes())).then_some(Note::Stack)
    }
}
