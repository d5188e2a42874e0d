//! Experiments after a failure: the solver is run again with one thing changed, and a note says
//! what came out. (Some follow a search without failure.) These runs are in no record: in no count
//! and no cost of the report.

use std::time::{Duration, Instant};

use crate::judging::case::Case;
use crate::judging::problems::{Problem, Task, PROBLEMS};
use crate::judging::samples::Sample;
use crate::judging::verdict;
use crate::stress::console::progress;
use crate::stress::letters::readings;
use crate::stress::notes::Note;
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

/// A failure, and the time for more runs.
struct Experiments<'a> {
    trial: &'a Trial<'a>,
    failure: &'a Attempt,
    input: &'a str,
    /// When new runs may no longer start.
    deadline: Instant,
    /// How long a run may last. A run that lasts longer counts as not made.
    most_time: Duration,
}

impl<'a> Experiments<'a> {
    fn new(trial: &'a Trial, failure: &'a Attempt, input: &'a str) -> Experiments<'a> {
        progress("looks for the reason of the failure".to_string());
        let time = failure.run.cost.time;
        // A run that is too slow again may be stopped somewhat later.
        let time = if failure.run.is_too_slow() { time + time / 4 } else { time };
        let deadline = Instant::now() + TIME;
        Experiments { trial, failure, input, deadline, most_time: time.max(LEAST_TIME) }
    }
}

/// Returns what has come out first on the input of a failure: `known`, which no run was needed for,
/// or what an experiment has shown. Makes none if no run may follow a failure (`--shrink 0`).
pub fn shown(trial: &Trial, failure: &Attempt, input: &str, known: Option<Note>) -> Option<Note> {
    if trial.request.shrink.is_zero() {
        return known;
    }
    let experiments = Experiments::new(trial, failure, input);
    // A run that is stopped has printed more or less by chance, and to repeat it takes long.
    if failure.run.cost.is_stopped {
        return experiments.each_alone();
    }
    let again = match experiments.attempt(input, &failure.cases) {
        Some(again) => again,
        None => return known,
    };
    if again.passes() {
        return Some(Note::Flaky);
    }
    let note = match failure.run.ending {
        Ending::Exit(_) if again.run.output != failure.run.output => Some(Note::Differs),
        Ending::Exit(_) => known
            .or_else(|| experiments.letters())
            .or_else(|| experiments.wrong_case())
            .or_else(|| experiments.no_board())
            .or_else(|| experiments.other_goal())
            .or_else(|| experiments.layout()),
        _ => experiments
            .each_alone()
            .or_else(|| experiments.layout())
            .or_else(|| experiments.larger_stack()),
    };
    let is_flaky = (0..REPEATS).any(|_| experiments.passes(input, &failure.cases));
    is_flaky.then_some(Note::Flaky).or(note)
}

/// Returns whether the solver passes on a board of one move, after a failure on the solved board.
pub fn passes_one_move(trial: &Trial, failure: &Attempt) -> bool {
    if trial.request.shrink.is_zero() {
        return false;
    }
    let letters = trial.request.problem.task.letters().bytes();
    let next = letters.filter_map(|letter| failure.cases[0].after(letter)).next();
    let case = [next.expect("some move is possible")];
    let input = trial.input(&case);
    Experiments::new(trial, failure, &input).passes(&input, &case)
}

/// Runs the solver on an input that has passed, or on the official sample, written otherwise: with
/// other ends of lines, and with another end of the file. Returns a note on the first way in which
/// it fails twice, and passes on the input as it is, before and between.
pub fn after_success(trial: &Trial) -> Option<Note> {
    progress("tries other ends of lines".to_string());
    let deadline = Instant::now() + TIME;
    let (name, input, cases) = input_to_rewrite(trial)?;
    let most_time = trial.request.limit(cases.len());
    let attempt = |text: &str| {
        let is_time_left = Instant::now() < deadline;
        is_time_left.then(|| trial.experiment(&[], text, &cases, most_time)).flatten()
    };
    let passes = |text: &str| attempt(text).map_or(false, |attempt| attempt.passes());
    let fails = |text: &str| attempt(text).map_or(false, |attempt| !attempt.passes());
    if !passes(&input) {
        return None;
    }
    let ways = [
        (r"lines end in \r\n", input.replace('\n', "\r\n")),
        ("the last line has no line feed", input.trim_end_matches('\n').to_string()),
        ("an empty line follows the last case", format!("{input}\n")),
    ];
    let (written, _) =
        ways.into_iter().find(|(_, text)| fails(text) && passes(&input) && fails(text))?;
    Some(Note::FailsIf { written, input: name })
}

/// Returns the smallest input of several cases that has passed or, if there is none, the official
/// sample: its name, its text, and its cases.
fn input_to_rewrite(trial: &Trial) -> Option<(String, String, Vec<Case>)> {
    let several = trial.record.passed.iter().filter(|cases| cases.len() > 1);
    let by_size = several.min_by_key(|cases| (cases.len(), trial.input(cases)));
    if let Some(cases) = by_size {
        let name = format!("an input of {} cases", cases.len());
        return Some((name, trial.input(cases), cases.clone()));
    }
    let sample = official_sample(trial)?;
    let text = String::from_utf8_lossy(&sample.input).to_string();
    Some((sample.name.clone(), text, sample.cases.clone()))
}

/// Returns the official sample, unless it cannot reach the goal.
fn official_sample<'a>(trial: &Trial<'a>) -> Option<&'a Sample> {
    trial.samples.iter().find(|sample| sample.name == "sample-1")
}

impl Experiments<'_> {
    /// Runs the solver on an input of some cases, if there is time.
    fn attempt(&self, input: &str, cases: &[Case]) -> Option<Attempt> {
        self.attempt_in(&[], input, cases)
    }

    /// The same in a shell, if there are words of one.
    fn attempt_in(&self, shell: &[&str], input: &str, cases: &[Case]) -> Option<Attempt> {
        let is_time_left = Instant::now() < self.deadline;
        is_time_left.then(|| self.trial.experiment(shell, input, cases, self.most_time)).flatten()
    }

    fn passes(&self, input: &str, cases: &[Case]) -> bool {
        self.attempt(input, cases).map_or(false, |attempt| attempt.passes())
    }

    /// Reads the letters of the output in another way; and those of the official sample, since many
    /// ways fit a short path.
    fn letters(&self) -> Option<Note> {
        let Attempt { cases, run, .. } = self.failure;
        let problem = self.trial.request.problem;
        let mut readings = readings(&problem.task);
        readings.retain(|reading| reading.fits(problem, cases, &run.output));
        // With a goal of the user's, the sample is not official.
        if readings.is_empty() || self.trial.request.has_goal {
            return None;
        }
        let sample = official_sample(self.trial)?;
        let control = self.attempt(&String::from_utf8_lossy(&sample.input), &sample.cases)?;
        let fits =
            |output: &[u8]| readings.iter().find(|way| way.fits(problem, &sample.cases, output));
        let way = fits(&control.run.output).filter(|way| !way.is_own())?;
        let (letters, meant, is_backwards) = (way.letters, way.meant, way.is_backwards);
        Some(Note::Letters { letters, meant, is_backwards })
    }

    /// Runs the case with the wrong answer alone. No run is needed if only the first case is
    /// answered.
    fn wrong_case(&self) -> Option<Note> {
        let Attempt { cases, run, wrong } = self.failure;
        let wrong = wrong.as_ref()?;
        let index = wrong.case_index;
        // There is no case if the mistake is an answer too many.
        let case = *cases.get(index)?;
        let problem = self.trial.request.problem;
        if wrong.is_missing() {
            return (index == 1).then_some(Note::OnlyFirst(match problem.task {
                Task::Pair => "as many cases as the first line says",
                Task::Rotation => "to the 0",
                Task::Path(_) | Task::Distance(_) => "to the end of the file",
            }));
        }
        if cases.len() == 1 || !self.passes(&self.trial.input(&[case]), &[case]) {
            return None;
        }
        if index > 0 {
            return Some(Note::PassesAlone(index + 1));
        }
        let answer = &verdict::answers(&problem.task, &run.output, 1)[0];
        let is_that_of = |other: &Case| verdict::of_case(problem, 1, other, answer).is_ok();
        Some(Note::FirstPassesAlone(cases.iter().position(is_that_of).map(|other| other + 1)))
    }

    /// Runs an input without a board, if the solver seems not to read. If it does read, in a way
    /// that cannot be seen, it prints something else there.
    fn no_board(&self) -> Option<Note> {
        let Attempt { run, .. } = self.failure;
        if !self.failure.is_unread() || self.trial.has_passed_path() {
            return None;
        }
        let input = match self.trial.request.problem.task {
            Task::Path(_) | Task::Distance(_) => "",
            Task::Pair | Task::Rotation => "0\n",
        };
        let attempt = self.attempt(input, &[])?;
        (attempt.run.output == run.output).then_some(Note::Unread)
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
        let attempt = self.attempt(&self.trial.input(&case), &case)?;
        let problem = Problem { task: other.task, ..*self.trial.request.problem };
        let is_right = verdict::of_output(&problem, &case, &attempt.run.output).is_ok();
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
        if is_too_slow && 2 * time >= run.cost.counted_time() {
            return None;
        }
        Some(Note::EachPassesAlone(match run.ending {
            Ending::TooSlow(_) => {
                ", or does the time grow faster than the number of cases".to_string()
            }
            Ending::TooMuchMemory(_) => ", or is memory of the cases before not freed".to_string(),
            Ending::Crash(_) => format!(", or is an array too small for {} cases", cases.len()),
            Ending::Exit(_) | Ending::TooMuchOutput => String::new(),
        }))
    }

    /// Runs the same boards with one blank in place of two between symbols, and with other ends of
    /// lines; but not if the solver has shown before that it can read the judge's.
    fn layout(&self) -> Option<Note> {
        if self.trial.has_passed_path() {
            return None;
        }
        let layouts = [("  ", " ", Note::OneBlank), ("\n", "\r\n", Note::LineEnds)];
        let passes = |own: &str, other: &str| {
            self.input.contains(own)
                && self.passes(&self.input.replace(own, other), &self.failure.cases)
        };
        let (.., note) = layouts.into_iter().find(|(own, other, _)| passes(own, other))?;
        Some(note)
    }

    /// Runs the solver with a stack of 256 MB, after a fault.
    fn larger_stack(&self) -> Option<Note> {
        let Attempt { cases, run, .. } = self.failure;
        if !cfg!(unix) || !run.is_ended_by("SIGSEGV") {
            return None;
        }
        let shell = ["sh", "-c", "ulimit -s 262144 || exit 2; exec \"$@\"", "sh"];
        let larger = self.attempt_in(&shell, self.input, cases)?.run;
        if matches!(larger.ending, Ending::Exit(_)) {
            return Some(Note::LargeStack);
        }
        let more = larger.cost.memory?.saturating_sub(run.cost.memory.unwrap_or(0));
        (larger.is_ended_by("SIGSEGV") && more >= FILLED).then_some(Note::EndlessStack)
    }
}
