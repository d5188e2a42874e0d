//! Experiments after a failure: the solver is run again with one thing changed, and a note says
//! what came out. These runs are in no count and no cost of the report.

use std::ffi::OsString;
use std::time::{Duration, Instant};

use puzzle_solvers::judging::case::Case;
use puzzle_solvers::judging::problems::{Accepts, Problem, Task};
use puzzle_solvers::judging::samples::Sample;
use puzzle_solvers::judging::verdict::{self, Wrong};

use crate::request::Request;
use crate::run::Ending::Exit;
use crate::trial::{Attempt, Failure, Trial};

/// For how long new runs may start.
const TIME: Duration = Duration::from_secs(2);

/// How often a failure is repeated after the other experiments. If all of these runs fail, too, the
/// failure is taken to be certain.
const REPEATS: usize = 2;

const DIFFERS: &str =
    "it prints different answers on the same input: random numbers, or memory that was never set?";
const LEFT_OVER: &str =
    "is a path, a queue, a mark or the end of a line left over from the cases before?";
const UNSOLVABLE: &str =
    "the input has an unsolvable board: is the parity of the inversions tested \
                          before the search?";
const SAME_BOARDS: &str = "it passes on the same boards if";
const STACK: &str = "it passes with an unlimited stack: does it recurse deeply?";

/// What the experiments have shown.
#[derive(Default)]
pub struct Findings {
    /// Whether the solver passed when it was run again on the same input.
    pub is_flaky: bool,
    /// What the first experiment that showed something has shown, unless the failure is flaky.
    pub note: Option<String>,
}

/// A failure, and until when new runs may start.
struct Experiments<'a> {
    trial: &'a Trial<'a>,
    failure: &'a Failure,
    input: &'a str,
    deadline: Instant,
}

/// Makes experiments on the input of a failure, unless no run may follow a failure (`--shrink 0`).
pub fn findings(trial: &Trial, failure: &Failure, input: &str) -> Findings {
    if trial.request.shrink.is_zero() {
        return Findings::default();
    }
    let experiments = Experiments { trial, failure, input, deadline: Instant::now() + TIME };
    // A run that is stopped has printed more or less by chance, and to repeat it takes long.
    let is_repeated = !failure.run.is_stopped();
    let again = if is_repeated { experiments.attempt(input, &failure.cases) } else { None };
    if again.as_ref().map_or(false, Attempt::passes) {
        return Findings { is_flaky: true, note: None };
    }
    let note = again
        .and_then(|again| experiments.differs(&again))
        .or_else(|| experiments.only_first_case())
        .or_else(|| experiments.alone())
        .or_else(|| experiments.layout())
        .or_else(|| experiments.reading())
        .or_else(|| experiments.stack());
    let is_flaky = is_repeated && (0..REPEATS).any(|_| experiments.passes(input, &failure.cases));
    Findings { is_flaky, note: note.filter(|_| !is_flaky) }
}

/// Runs the solver on the official sample as it is and, if it passes, with lines that end in
/// `\r\n`. Returns a note if it fails only then.
pub fn line_ends(trial: &Trial) -> Option<String> {
    let Sample { input, cases, .. } = official(trial)?;
    let text = String::from_utf8_lossy(input);
    let passes = |text: &str| {
        let attempt = trial.attempt(trial.request.command, text.as_bytes(), cases);
        attempt.map_or(false, |attempt| attempt.passes())
    };
    let fails_only_then = passes(&text) && !passes(&text.replace('\n', "\r\n"));
    fails_only_then
        .then(|| "it fails if lines end in \\r\\n (sample-1); a judge's file may".to_string())
}

/// Returns the official sample, unless no sample can reach the goal.
fn official<'a>(trial: &Trial<'a>) -> Option<&'a Sample> {
    trial.samples.iter().find(|sample| sample.name == "sample-1")
}

impl Experiments<'_> {
    /// Runs the solver on an input of some cases, if there is time.
    fn attempt(&self, input: &str, cases: &[Case]) -> Option<Attempt> {
        self.attempt_by(self.trial.request.command, input, cases)
    }

    /// Runs a command on an input of some cases, if there is time.
    fn attempt_by(&self, command: &[OsString], input: &str, cases: &[Case]) -> Option<Attempt> {
        let is_time_left = Instant::now() < self.deadline;
        is_time_left.then(|| self.trial.attempt(command, input.as_bytes(), cases).ok())?
    }

    fn passes(&self, input: &str, cases: &[Case]) -> bool {
        self.attempt(input, cases).map_or(false, |attempt| attempt.passes())
    }

    /// The same input again.
    fn differs(&self, again: &Attempt) -> Option<String> {
        let Failure { run, .. } = self.failure;
        let is_wrong_answer = matches!(run.ending, Exit(_));
        (is_wrong_answer && again.run.output != run.output).then(|| DIFFERS.to_string())
    }

    /// No run: only the first case is answered, although there are more.
    fn only_first_case(&self) -> Option<String> {
        let Failure { run, wrong, .. } = self.failure;
        let is_second = |wrong: &&Wrong| wrong.is_missing() && wrong.case_index == 1;
        wrong.as_ref().filter(is_second).filter(|_| matches!(run.ending, Exit(_)))?;
        let end = match self.trial.request.problem.task {
            Task::Pair => "as many cases as the first line says",
            Task::Rotation => "to the 0",
            Task::Path(_) | Task::Distance(_) => "to the end of the file",
        };
        let questions =
            format!("does the solver read {end}, or is something left over from the first case?");
        Some(format!("only the first case is answered: {questions}"))
    }

    /// The case with the wrong answer alone; after a crash, TLE, MLE or OLE, each case alone.
    fn alone(&self) -> Option<String> {
        let Failure { cases, run, wrong } = self.failure;
        let is_unsolvable = |case: &Case| case.distance().is_none();
        if cases.len() == 1 {
            let is_reason = run.is_stopped() && is_unsolvable(&cases[0]);
            return is_reason.then(|| UNSOLVABLE.to_string());
        }
        let input = |case| self.trial.input(&[case]);
        if let (Exit(_), Some(wrong)) = (&run.ending, wrong) {
            // Without an answer, or with one too many, the solver may have read too few cases.
            let case = *cases.get(wrong.case_index)?;
            let may_depend = wrong.case_index > 0 && !wrong.is_missing();
            let number = wrong.case_index + 1;
            return (may_depend && self.passes(&input(case), &[case]))
                .then(|| format!("case {number} passes alone: {LEFT_OVER}"));
        }
        let mut time = Duration::ZERO;
        for &case in cases {
            if !run.is_too_slow() && self.trial.record.passed.contains(&[case][..]) {
                continue;
            }
            let alone = self.attempt(&input(case), &[case])?;
            if alone.run.is_stopped() && is_unsolvable(&case) {
                return Some(UNSOLVABLE.to_string());
            }
            if !alone.passes() {
                return None;
            }
            time += alone.run.cost.time;
        }
        // Many cases, each of them quick, may take as long together.
        let is_quick = !run.is_too_slow() || 2 * time < run.cost.limited_time();
        is_quick.then(|| format!("each case passes alone: {LEFT_OVER}"))
    }

    /// One blank in place of two between symbols, and `\r\n` at the end of lines.
    fn layout(&self) -> Option<String> {
        let Failure { cases, run, .. } = self.failure;
        let one_blank = self.input.replace("  ", " ");
        if run.is_stopped() {
            None
        } else if one_blank != self.input && self.passes(&one_blank, cases) {
            let own = "one blank stands between two symbols; the judge's own sample has two";
            Some(format!("{SAME_BOARDS} {own}"))
        } else if self.passes(&self.input.replace('\n', "\r\n"), cases) {
            Some(format!("{SAME_BOARDS} lines end in \\r\\n"))
        } else {
            None
        }
    }

    /// The paths of the output, read in another way; then those of the official sample, since many
    /// readings fit a short path.
    fn reading(&self) -> Option<String> {
        let Failure { cases, run, .. } = self.failure;
        let Request { problem, has_goal, .. } = self.trial.request;
        let mut readings: Vec<_> = READINGS.iter().collect();
        readings.retain(|reading| reading.fits(problem, cases, &run.output));
        if readings.is_empty() || *has_goal || !matches!(run.ending, Exit(_)) {
            return None;
        }
        let sample = official(self.trial)?;
        let control = self.attempt(&String::from_utf8_lossy(&sample.input), &sample.cases)?;
        readings.retain(|reading| reading.fits(problem, &sample.cases, &control.run.output));
        let words = readings.first()?.in_words(&problem.task);
        Some(format!("each path is right {words}"))
    }

    /// A larger stack, after a fault.
    fn stack(&self) -> Option<String> {
        let Failure { cases, run, .. } = self.failure;
        if !run.is_segmentation_fault() || !cfg!(unix) {
            return None;
        }
        let shell = ["sh", "-c", "ulimit -s unlimited && exec \"$@\"", "sh"].map(OsString::from);
        let command = [&shell[..], self.trial.request.command].concat();
        self.attempt_by(&command, self.input, cases)?.passes().then(|| STACK.to_string())
    }
}

/// Another way to read a path.
struct Reading {
    is_backwards: bool,
    has_opposite_moves: bool,
}

const READINGS: [Reading; 3] = [
    Reading { is_backwards: true, has_opposite_moves: false },
    Reading { is_backwards: false, has_opposite_moves: true },
    Reading { is_backwards: true, has_opposite_moves: true },
];

impl Reading {
    /// Returns whether an output is right if its paths are read in this way. Of several shortest
    /// paths, any is right.
    fn fits(&self, problem: &Problem, cases: &[Case], output: &[u8]) -> bool {
        let accepts = match problem.accepts {
            Accepts::AnyPath => Accepts::AnyPath,
            Accepts::Exact | Accepts::ShortestPath => Accepts::ShortestPath,
        };
        let problem = Problem { accepts, ..*problem };
        let lines = output.split(|&byte| byte == b'\n');
        let read: Vec<_> = lines.map(|line| self.read(&problem.task, line)).collect();
        verdict::of_output(&problem, cases, &read.join(&b'\n')).is_ok()
    }

    /// Returns a line of an output, read in this way if it is a path.
    fn read(&self, task: &Task, line: &[u8]) -> Vec<u8> {
        let mut path = verdict::trimmed(line).to_vec();
        if !path.iter().all(|&letter| task.letters().contains(char::from(letter))) {
            return line.to_vec();
        }
        if self.is_backwards {
            path.reverse();
        }
        if self.has_opposite_moves {
            let (letters, opposites) = ("udlrABCDEFGH", b"durlFEHGBADC");
            for letter in &mut path {
                let index = letters.find(char::from(*letter)).expect("it is the letter of a move");
                *letter = opposites[index];
            }
        }
        path
    }

    fn in_words(&self, task: &Task) -> &'static str {
        match (self.is_backwards, self.has_opposite_moves) {
            (true, true) => "backwards with opposite moves, as a path from the goal",
            (true, false) => "if it is read backwards",
            _ if task.is_rotation() => "with opposite moves, as turns the other way",
            _ => "with opposite moves, as those of the tile, not of the blank",
        }
    }
}
