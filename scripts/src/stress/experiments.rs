//! Experiments after a failure: the solver is run again with one thing changed, and a note says
//! what came out. (Some follow a search without failure.) These runs are in no record: in no count
//! and no cost of the report.

use std::ffi::OsString;
use std::mem;
use std::time::{Duration, Instant};

use crate::judging::case::Case;
use crate::judging::problems::{Problem, Task, PROBLEMS};
use crate::judging::samples::Sample;
use crate::judging::verdict;
use crate::stress::console::progress;
use crate::stress::letters::ways;
use crate::stress::notes::{Alone, Change, Note};
use crate::stress::run::{Ending, Run};
use crate::stress::trial::{Attempt, Trial};

/// For how long new runs may start.
const TIME: Duration = Duration::from_secs(3);

/// How long a run may last, if the run that failed did not last longer.
const LEAST_TIME: Duration = Duration::from_secs(2);

/// How often a failure is repeated after the other experiments. If all of these runs fail, too, the
/// failure is taken to be certain.
const REPEATS: usize = 2;

/// How much more memory, in KiB, a run takes at least if it fills a stack of 256 MB and not one of
/// 8 MB. (The last look at a run may miss its peak.)
const FILLED: usize = 128 << 10;

/// Runs that are experiments, and the time for them.
struct Runs<'a> {
    trial: &'a Trial<'a>,
    /// When new runs may no longer start.
    deadline: Instant,
    /// How long a run may last. A run that lasts longer counts as not made.
    most_time: Duration,
}

impl Runs<'_> {
    /// Runs the solver on an input of some cases.
    fn attempt(&self, input: &str, cases: &[Case]) -> Option<Attempt> {
        self.attempt_by(self.trial.request.command, input, cases)
    }

    /// Runs a command on an input of some cases. Returns `None` if there is no time, if it takes
    /// too long, or if it cannot be run.
    fn attempt_by(&self, command: &[OsString], input: &str, cases: &[Case]) -> Option<Attempt> {
        if self.is_over() {
            return None;
        }
        self.trial.attempt(command, input.as_bytes(), cases, Some(self.most_time)).ok()
    }

    /// Returns whether no new run may start.
    fn is_over(&self) -> bool {
        Instant::now() >= self.deadline
    }

    fn passes(&self, input: &str, cases: &[Case]) -> bool {
        self.attempt(input, cases).map_or(false, |attempt| attempt.passes())
    }

    fn fails(&self, input: &str, cases: &[Case]) -> bool {
        self.attempt(input, cases).map_or(false, |attempt| !attempt.passes())
    }
}

/// Runs the solver on an input that has passed, changed in one way after the other. Returns a note
/// on the first way in which it fails, passes on the input as it is, and then fails again.
pub fn after_success(trial: &Trial) -> Option<Note> {
    progress("tries other ends of lines".to_string());
    let (cases, input) = input_to_change(trial)?;
    let most_time = trial.request.limit(cases.len());
    let runs = Runs { trial, deadline: Instant::now() + TIME, most_time };
    let changes = [
        (Change::LineEnds, input.replace('\n', "\r\n")),
        (Change::NoLastLineFeed, input.trim_end_matches('\n').to_string()),
        (Change::EmptyLine, format!("{input}\n")),
    ];
    let fails = |changed: &str| {
        runs.fails(changed, &cases) && runs.passes(&input, &cases) && runs.fails(changed, &cases)
    };
    let (change, _) = changes.into_iter().find(|(_, changed)| fails(changed))?;
    Some(Note::FailsIf { change, cases: Some(cases.len()).filter(|&count| count > 1) })
}

/// Returns the smallest input of several cases that has passed or, if there is none, the official
/// sample: its cases and its text.
fn input_to_change(trial: &Trial) -> Option<(Vec<Case>, String)> {
    let several = trial.record.passed.iter().filter(|cases| cases.len() > 1);
    if let Some(cases) = several.min_by_key(|cases| (cases.len(), trial.input(cases))) {
        return Some((cases.clone(), trial.input(cases)));
    }
    let sample = official_sample(trial)?;
    Some((sample.cases.clone(), String::from_utf8_lossy(&sample.input).to_string()))
}

/// Returns the official sample, unless it cannot reach the goal.
fn official_sample<'a>(trial: &Trial<'a>) -> Option<&'a Sample> {
    trial.samples.iter().find(|sample| sample.name == "sample-1")
}

/// The experiments on a failure.
pub struct Experiments<'a> {
    trial: &'a Trial<'a>,
    failure: &'a Attempt,
    input: &'a str,
    runs: Runs<'a>,
}

impl<'a> Experiments<'a> {
    /// Begins the time for the experiments on the input of a failure. If no run may follow a
    /// failure (`--shrink 0`), there is none.
    pub fn new(trial: &'a Trial, failure: &'a Attempt, input: &'a str) -> Experiments<'a> {
        progress("looks for the reason of the failure".to_string());
        let time = if trial.request.shrink.is_zero() { Duration::ZERO } else { TIME };
        let failed = failure.run.cost.time;
        // A run that is too slow again may be stopped somewhat later.
        let failed = if failure.run.is_too_slow() { failed + failed / 4 } else { failed };
        let deadline = Instant::now() + time;
        let runs = Runs { trial, deadline, most_time: failed.max(LEAST_TIME) };
        Experiments { trial, failure, input, runs }
    }

    /// Returns what explains the failure first: that it does not always happen; `known`, which no
    /// run was needed for; or what an experiment has shown. As a solver may pass by chance, an
    /// experiment counts only if the solver fails on its own input again, and the experiment then
    /// shows the same (unless the time is up).
    pub fn first_finding(&self, known: Option<Note>) -> Option<Note> {
        let Attempt { cases, run, .. } = self.failure;
        let passes_again = || self.runs.passes(self.input, cases);
        // A run that is stopped has printed more or less by chance, and to repeat it takes long.
        if run.cost.is_stopped {
            return match self.each_alone()? {
                Note::EachPassesAlone(_) if passes_again() => Some(Note::Flaky),
                note => Some(note),
            };
        }
        let again = match self.runs.attempt(self.input, cases) {
            Some(again) => again,
            None => return known,
        };
        if again.passes() {
            return Some(Note::Flaky);
        }
        let has_ended = matches!(run.ending, Ending::Exit(_));
        let differs = has_ended && again.run.output != run.output;
        let known = if differs { Some(Note::Differs) } else { known };
        let experiments: &[fn(&Self) -> Option<Note>] = match &known {
            Some(_) => &[],
            None if has_ended => {
                &[Self::letters, Self::wrong_case, Self::other_goal, Self::spaces_and_line_ends]
            }
            None => &[Self::each_alone, Self::spaces_and_line_ends, Self::larger_stack],
        };
        let shown = experiments.iter().find_map(|show| Some((show, show(self)?)));
        if (0..REPEATS).any(|_| passes_again()) {
            return Some(Note::Flaky);
        }
        let (show, note) = match shown {
            Some(shown) => shown,
            None => return known,
        };
        (show(self).as_ref() == Some(&note) || self.runs.is_over()).then_some(note)
    }

    /// Runs an input without a board, after a run that seems not to have read its input. Returns
    /// whether the solver ends otherwise there, or prints something else: then it does read, in a
    /// way that cannot be seen.
    pub fn shows_reading(&self) -> bool {
        let own = &self.failure.run;
        let input = match self.trial.request.problem.task {
            Task::Path(_) | Task::Distance(_) => "",
            Task::Pair | Task::Rotation => "0\n",
        };
        self.runs.attempt(input, &[]).map_or(false, |Attempt { run, .. }| {
            mem::discriminant(&run.ending) != mem::discriminant(&own.ending)
                || !own.cost.is_stopped && run.output != own.output
        })
    }

    /// Looks for a way to read the letters in which this output is right, and also the output for
    /// the official sample, which is run for it: many ways fit a short path.
    fn letters(&self) -> Option<Note> {
        let Attempt { cases, run, .. } = self.failure;
        let problem = self.trial.request.problem;
        let mut fitting = ways(&problem.task);
        fitting.retain(|way| way.fits(problem, cases, &run.output));
        // With a goal of the user's, the sample is not official.
        if fitting.is_empty() || self.trial.request.has_goal {
            return None;
        }
        let sample = official_sample(self.trial)?;
        let input = String::from_utf8_lossy(&sample.input);
        let output = self.runs.attempt(&input, &sample.cases)?.run.output;
        let way = fitting.into_iter().find(|way| way.fits(problem, &sample.cases, &output))?;
        (!way.is_own()).then_some(Note::Letters(way))
    }

    /// Runs the case with the wrong answer alone, if there are several.
    fn wrong_case(&self) -> Option<Note> {
        let Attempt { cases, run, wrong } = self.failure;
        let wrong = wrong.as_ref().filter(|wrong| !wrong.is_missing() && cases.len() > 1)?;
        let index = wrong.case_index;
        // There is no case if the mistake is an answer too many.
        let case = *cases.get(index)?;
        if !self.runs.passes(&self.trial.input(&[case]), &[case]) {
            return None;
        }
        if index > 0 {
            return Some(Note::PassesAlone(index + 1));
        }
        let problem = self.trial.request.problem;
        let answer = &verdict::answers(&problem.task, &run.output, 1)[0];
        let is_that_of = |other: &Case| verdict::of_case(problem, 1, other, answer).is_ok();
        Some(Note::FirstPassesAlone(cases.iter().position(is_that_of).map(|index| index + 1)))
    }

    /// Runs a board that reaches the goal of another problem. (The two goals of the judges differ
    /// in parity, so no board reaches both.)
    fn other_goal(&self) -> Option<Note> {
        let own = match self.trial.request.problem.task {
            Task::Distance(goal) if !self.trial.request.has_goal => goal,
            _ => return None,
        };
        let (start, _) = official_sample(self.trial)?.cases[0].swapped().eight()?;
        let (other, goal) = PROBLEMS.iter().find_map(|other| match other.task {
            Task::Distance(goal) if goal != own => Some((other, goal)),
            _ => None,
        })?;
        let case = [Case::Eight(start, goal)];
        let output = self.runs.attempt(&self.trial.input(&case), &case)?.run.output;
        let problem = Problem { task: other.task, ..*self.trial.request.problem };
        let is_right = verdict::of_output(&problem, &case, &output).is_ok();
        is_right.then(|| Note::OtherGoal(other.goal_text(&goal)))
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
            let alone = self.runs.attempt(&self.trial.input(case), case)?;
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
        if is_too_slow && 2 * time >= run.cost.counted_time() {
            return None;
        }
        Some(Note::EachPassesAlone(match run.ending {
            Ending::TooSlow(_) => Alone::Slow,
            Ending::TooMuchMemory(_) => Alone::Memory,
            Ending::Exit(_) | Ending::Crash(_) => Alone::Crash(cases.len()),
            Ending::TooMuchOutput => Alone::Output,
        }))
    }

    /// Runs the same boards with one space in place of two between symbols, and with other ends of
    /// lines; but not if the solver has shown before that it can read the judge's.
    fn spaces_and_line_ends(&self) -> Option<Note> {
        if self.trial.has_passed_path() {
            return None;
        }
        let changes = [("  ", " ", Note::OneSpace), ("\n", "\r\n", Note::LineEnds)];
        let passes = |own: &str, other: &str| {
            self.input.contains(own)
                && self.runs.passes(&self.input.replace(own, other), &self.failure.cases)
        };
        let (.., note) = changes.into_iter().find(|(own, other, _)| passes(own, other))?;
        Some(note)
    }

    /// Runs the solver with a stack of 256 MB, after a fault.
    fn larger_stack(&self) -> Option<Note> {
        let Attempt { cases, run, .. } = self.failure;
        if !cfg!(unix) || !run.is_ended_by("SIGSEGV") {
            return None;
        }
        let shell = ["sh", "-c", "ulimit -s 262144 || exit 2; exec \"$@\"", "sh"];
        let shell = shell.into_iter().map(OsString::from);
        let command: Vec<_> = shell.chain(self.trial.request.command.iter().cloned()).collect();
        let larger = self.runs.attempt_by(&command, self.input, cases)?.run;
        if matches!(larger.ending, Ending::Exit(_)) {
            return Some(Note::LargeStack);
        }
        let more = larger.cost.memory?.saturating_sub(run.cost.memory.unwrap_or(0));
        (larger.is_ended_by("SIGSEGV") && more >= FILLED).then_some(Note::EndlessStack)
    }
}
