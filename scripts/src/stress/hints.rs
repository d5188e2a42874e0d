//! Hints on a failure: where a contestant may look first.
//!
//! Each verdict has a list of hints, in order, and the first that applies is the only one. Many of
//! them run the solver again with one thing changed. These runs are in no record. How many there
//! are does not depend on how busy the machine is.

use std::cell::Cell;
use std::time::Duration;

use crate::format::thousands;
use crate::judging::case::Case;
use crate::judging::cases;
use crate::judging::problems::{Accepts, Problem, Task, PROBLEMS};
use crate::judging::samples::Sample;
use crate::judging::verdict::{self, answer_length};
use crate::stress::console::progress;
use crate::stress::cost::TooSlow;
use crate::stress::letters::ways;
use crate::stress::solver::Ending;
use crate::stress::trial::{Attempt, Trial, Verdict};

/// How many runs the hints on a failure may make, and how many of these may be stopped.
const RUNS: usize = 15;
const STOPPED: usize = 2;

/// The time limit of a run, if the run that failed did not last longer.
const LEAST_TIME: Duration = Duration::from_secs(2);

/// How often a failure is repeated. If all these runs fail, too, it is taken to be certain.
const REPEATS: usize = 3;

/// No method takes long for so few cases of so few moves: each has 3^10 paths at most, and in the
/// rotation game 8^4. So many cases may also be run one by one.
const FEW_CASES: usize = 10;
const FEW_MOVES: usize = 10;
const FEW_TURNS: usize = 4;

/// By the usual mistakes of A*, a path is so many moves too long at most, and a board on which they
/// show takes so many moves at least.
const A_STAR_EXCESS: usize = 6;
const A_STAR_FEWEST: usize = 8;

/// The signals that a sanitizer explains: ILL, ABRT, BUS, FPE and SEGV, as Linux numbers them. A
/// shell whose program they end exits with the number and 128.
const FAULTS: [i32; 5] = [4, 6, 7, 8, 11];
const FROM_SHELL: i32 = 128;

const SOMETIMES: &str = "run again, it passed: it fails only sometimes; is a variable never set?";
const VARIES: &str =
    "its output differs on the same input: a time, random numbers, or memory that \
                      was never set?";
const UNREAD: &str = "it seems not to have read standard input; does it open a file, even \
                      /dev/stdin? Many sources do, unless compiled with g++ -DONLINE_JUDGE";
const EMPTY_LINES: &str = "the answers are right without the empty lines";
const LEFT_OVER: &str =
    "is a path, a queue, a mark or the end of a line left over from the cases before";
const PARITY: &str = "it is stopped on an unsolvable board alone: is the parity of the inversions \
                      tested before the search?";
const SANITIZER: &str = "in C++, g++ -g -Wall -fsanitize=address,undefined names the line";
const NOT_TESTED: &str = "accepted programs fail on such boards, too";

/// The notes on a failure.
#[derive(Default)]
pub struct Hints {
    /// One hint at most, and then facts.
    pub lines: Vec<String>,
    /// Whether the solver did not do the same each time on the same input.
    pub varies: bool,
}

/// Looks for hints. Runs the solver for them, unless nothing may be run after a failure.
pub fn hints(trial: &Trial, failure: &Attempt, input: &str) -> Hints {
    progress("looks for the reason of the failure".to_string());
    let runs_left = Cell::new(if trial.request.shrink.is_zero() { 0 } else { RUNS });
    let limit = failure.run.cost.counted_time().max(LEAST_TIME);
    let stops_left = Cell::new(STOPPED);
    let mut clues =
        Clues { trial, failure, input, limit, runs_left, stops_left, again: Vec::new() };
    clues.repeat();
    let hint = clues.hint();
    let varies = clues.sometimes().or_else(|| clues.differs()).is_some();
    Hints { lines: hint.into_iter().chain(facts(trial.request.problem, failure)).collect(), varies }
}

/// A failure, and the runs that are made to find its reason.
struct Clues<'a> {
    trial: &'a Trial<'a>,
    failure: &'a Attempt,
    input: &'a str,
    /// The time limit of a run.
    limit: Duration,
    runs_left: Cell<usize>,
    stops_left: Cell<usize>,
    /// What came of further runs on the same input, after a wrong answer or a crash.
    again: Vec<Attempt>,
}

impl<'a> Clues<'a> {
    fn hint(&self) -> Option<String> {
        let all: &[fn(&Self) -> Option<String>] = match self.failure.verdict {
            Verdict::Ac => &[],
            Verdict::Wa => &[
                Self::sometimes,
                Self::differs,
                Self::unread,
                Self::empty_lines,
                Self::only_first,
                Self::goes_on,
                Self::passes_alone,
                Self::letters,
                Self::layout,
                Self::other_goal,
                Self::too_long,
            ],
            Verdict::Re => &[Self::sometimes, Self::unread, Self::layout, Self::each_passes_alone],
            Verdict::Tle(_) => {
                &[Self::goes_on, Self::parity, Self::each_passes_alone, Self::too_slow]
            }
            Verdict::Mle => &[Self::parity, Self::each_passes_alone],
            Verdict::Ole => &[Self::unread, Self::goes_on],
        };
        all.iter().find_map(|hint| hint(self))
    }

    /// Runs the solver on an input of some cases. Returns `None` if no more runs may be made, or if
    /// the solver cannot be run.
    fn attempt(&self, input: &str, cases: &[Case]) -> Option<Attempt> {
        self.runs_left.set(self.runs_left.get().checked_sub(1)?);
        if self.stops_left.get() == 0 {
            return None;
        }
        let attempt = self.trial.attempt(input.as_bytes(), cases, self.limit).ok()?;
        let is_stopped = attempt.verdict.is_stopped();
        self.stops_left.set(self.stops_left.get() - usize::from(is_stopped));
        Some(attempt)
    }

    /// Runs the solver on an input, and once more if that shows something: a solver may pass by
    /// chance. A run that was stopped is not made once more.
    fn shows(&self, input: &str, cases: &[Case], is_shown: impl Fn(&Attempt) -> bool) -> bool {
        let attempt = || self.attempt(input, cases).filter(&is_shown);
        attempt().map_or(false, |first| first.verdict.is_stopped() || attempt().is_some())
    }

    fn passes(&self, input: &str, cases: &[Case]) -> bool {
        self.shows(input, cases, Attempt::passes)
    }

    fn problem(&self) -> &'a Problem {
        self.trial.request.problem
    }

    /// Returns the official sample. With a goal of the user's, there is none.
    fn official_sample(&self) -> Option<&'a Sample> {
        let mut samples = self.trial.samples.iter();
        samples.find(|sample| sample.name == "sample-1" && !self.trial.request.has_goal)
    }

    /// Repeats a wrong answer or a crash, until the solver passes.
    fn repeat(&mut self) {
        let may_vary = matches!(self.failure.verdict, Verdict::Wa | Verdict::Re);
        while may_vary && self.again.len() < REPEATS && self.sometimes().is_none() {
            match self.attempt(self.input, &self.failure.cases) {
                Some(attempt) => self.again.push(attempt),
                None => return,
            }
        }
    }

    fn sometimes(&self) -> Option<String> {
        self.again.iter().any(Attempt::passes).then(|| SOMETIMES.to_string())
    }

    fn differs(&self) -> Option<String> {
        let Attempt { run, verdict, .. } = self.failure;
        // The output of a run that was stopped may be lost in a buffer.
        let has_ended = |again: &&Attempt| *verdict == Verdict::Wa && !again.verdict.is_stopped();
        let mut ended = self.again.iter().filter(has_ended);
        ended.any(|again| again.run.output != run.output).then(|| VARIES.to_string())
    }

    /// The input was not read, as far as that can be seen. A solver that reads in a way that cannot
    /// be seen has passed before, or does something else if the input has no board.
    fn unread(&self) -> Option<String> {
        let run = &self.failure.run;
        if run.has_read || !run.errors.is_empty() || self.trial.has_passed_path() {
            return None;
        }
        let no_board = match self.problem().task {
            Task::Path(_) | Task::Distance(_) => "",
            Task::Pair | Task::Rotation => "0\n",
        };
        let is_same =
            |other: &Attempt| other.run.ending == run.ending && other.run.output == run.output;
        self.shows(no_board, &[], is_same).then(|| UNREAD.to_string())
    }

    fn empty_lines(&self) -> Option<String> {
        let lines = self.failure.run.output.split(|&byte| byte == b'\n');
        let full: Vec<_> = lines.filter(|line| !verdict::trimmed(line).is_empty()).collect();
        let checked = verdict::of_output(self.problem(), &self.failure.cases, &full.join(&b'\n'));
        checked.is_ok().then(|| EMPTY_LINES.to_string())
    }

    fn only_first(&self) -> Option<String> {
        let wrong = self.failure.wrong.as_ref()?;
        if !wrong.is_missing() || wrong.case_index != 1 || self.failure.run.output.is_empty() {
            return None;
        }
        let end = match self.problem().task {
            Task::Path(_) | Task::Distance(_) => "to the end of the file",
            Task::Pair => "as many cases as the first line says",
            Task::Rotation => "to the 0",
        };
        Some(format!(
            "only the first case is answered: does the solver read {end}, or is something left \
             over from the first case?"
        ))
    }

    /// All answers are right, and the solver prints further ones, or does not end.
    fn goes_on(&self) -> Option<String> {
        let Attempt { cases, run, wrong, verdict } = self.failure;
        if wrong.as_ref().map_or(false, |wrong| wrong.case_index < cases.len()) {
            return None;
        }
        let task = &self.problem().task;
        let wanted = cases.len() * answer_length(task);
        let text = String::from_utf8_lossy(&run.output);
        // The last line may lack its line feed.
        let lines: Vec<_> = text.lines().map(str::trim_end).collect();
        let goes_on = match verdict {
            // The lines are counted, since an output is right, too, if the empty line of a last,
            // empty path is still to come.
            Verdict::Tle(_) => lines.len() >= wanted,
            Verdict::Ole => lines.len() > wanted,
            // The lines after the answers are whole answers, in their form.
            _ => {
                lines.len() % answer_length(task) == 0
                    && lines[wanted..]
                        .chunks(answer_length(task))
                        .all(|lines| has_form(task, lines))
            }
        };
        let end = if task.is_rotation() { "line 0" } else { "end of the input" };
        goes_on.then(|| format!("all answers are right, and then it goes on: is the {end} seen?"))
    }

    /// The case with the wrong answer passes alone.
    fn passes_alone(&self) -> Option<String> {
        let Attempt { cases, wrong, .. } = self.failure;
        let wrong = wrong.as_ref().filter(|wrong| wrong.case_index > 0 && !wrong.is_missing())?;
        // There is no case if the mistake is an answer too many.
        let case = [*cases.get(wrong.case_index)?];
        let number = wrong.case_index + 1;
        self.passes(&self.trial.input(&case), &case)
            .then(|| format!("case {number} passes alone: {LEFT_OVER}?"))
    }

    /// There is a way to read the letters in which this output is right, and also the output for
    /// the official sample, which is run for it: many ways fit a short path.
    fn letters(&self) -> Option<String> {
        let Attempt { cases, run, .. } = self.failure;
        let mut fitting = ways(&self.problem().task);
        fitting.retain(|way| way.fits(self.problem(), cases, &run.output));
        let sample = self.official_sample().filter(|_| !fitting.is_empty())?;
        let input = String::from_utf8_lossy(&sample.input);
        let fits = |attempt: &Attempt| {
            let output = &attempt.run.output;
            fitting.iter().find(|way| way.fits(self.problem(), &sample.cases, output))
        };
        let way = fits(&self.attempt(&input, &sample.cases)?).filter(|way| !way.is_own())?;
        let is_same = fits(&self.attempt(&input, &sample.cases)?) == Some(way);
        is_same.then(|| format!("each path is right {}", way.in_words()))
    }

    /// The boards are read in another layout: with one space, or in that of another judge. That is
    /// seen on a board with a path, since some solvers answer `-1` in any layout.
    fn layout(&self) -> Option<String> {
        let cases = &self.failure.cases;
        let has_layouts = |task: &Task| matches!(task, Task::Path(_) | Task::Distance(_));
        let has_path = cases.iter().any(|case| case.distance() >= Some(1));
        if !has_layouts(&self.problem().task) || !has_path || self.trial.has_passed_path() {
            return None;
        }
        let judges = PROBLEMS.iter();
        let judges = judges.filter(|judge| has_layouts(&judge.task) && judge.most_cases == 1);
        let mut layouts = vec![
            ("with one space".to_string(), "x 1 2 3 4 5 6 7 8\n"),
            ("in one word".to_string(), "x12345678\n"),
        ];
        layouts.extend(judges.map(|judge| (format!("as at {}", judge.name), judge.layout)));
        let mut tried = vec![self.problem().layout];
        for (place, layout) in layouts {
            if tried.contains(&layout) {
                continue;
            }
            tried.push(layout);
            let other = Problem { layout, ..*self.problem() };
            if self.passes(&cases::input(&other, cases), cases) {
                let first = cases::input(&other, &cases[..1]);
                let board = first.trim_end().replace('\n', " / ");
                return Some(format!("it passes if boards are written {place}: `{board}`"));
            }
        }
        None
    }

    /// The answers are the distances to the goal of another problem, on two boards that reach that
    /// goal. (The two goals of the judges differ in parity, so no board reaches both.)
    fn other_goal(&self) -> Option<String> {
        let own = match self.problem().task {
            Task::Distance(goal) => goal,
            _ => return None,
        };
        let (other, goal) = PROBLEMS.iter().find_map(|other| match other.task {
            Task::Distance(goal) if goal != own => Some((other, goal)),
            _ => None,
        })?;
        let (start, _) = self.official_sample()?.cases[0].swapped().eight()?;
        // A neighbour has another distance.
        let (_, neighbour) = start.neighbours(b"udlr").next()?;
        let problem = Problem { task: other.task, ..*self.problem() };
        let is_answered = |start| {
            let case = [Case::Eight(start, goal)];
            let is_right =
                |other: &Attempt| verdict::of_output(&problem, &case, &other.run.output).is_ok();
            self.shows(&self.trial.input(&case), &case, is_right)
        };
        (is_answered(start) && is_answered(neighbour)).then(|| {
            format!("it gives the distance to {}: is that its goal?", other.goal_text(&goal))
        })
    }

    /// The solver is stopped on an unsolvable board alone, and not on the same board with two tiles
    /// exchanged (or on a board of one move, if that is solved).
    fn parity(&self) -> Option<String> {
        let Attempt { cases, run, .. } = self.failure;
        let alone = [*cases.iter().find(|case| case.distance().is_none())?];
        let text = String::from_utf8_lossy(&run.output);
        if text.lines().any(|line| ["unsolvable", "-1"].contains(&line.trim())) {
            return None;
        }
        let swapped = alone[0].swapped();
        let mut neighbours = b"udlr".iter().filter_map(|&letter| swapped.after(letter));
        let solvable = [if swapped.is_solved() { neighbours.next()? } else { swapped }];
        let is_stopped = |attempt: &Attempt| attempt.verdict.is_stopped();
        let on_solvable = self.attempt(&self.trial.input(&solvable), &solvable)?;
        // The input may have been that board alone.
        let is_shown = !is_stopped(&on_solvable)
            && (cases[..] == alone || self.shows(&self.trial.input(&alone), &alone, is_stopped));
        is_shown.then(|| PARITY.to_string())
    }

    /// Each of a few cases passes alone.
    fn each_passes_alone(&self) -> Option<String> {
        let Attempt { cases, run, verdict, .. } = self.failure;
        if !(2..=FEW_CASES).contains(&cases.len()) {
            return None;
        }
        let mut time = Duration::ZERO;
        for case in cases.chunks(1) {
            let alone = self.attempt(&self.trial.input(case), case)?;
            if !alone.passes() {
                return None;
            }
            time += alone.run.cost.counted_time();
        }
        // Many cases, each of them quick, may be too slow in one input. So after a TLE, all cases
        // together have to take less than half of its time.
        if matches!(verdict, Verdict::Tle(_)) && 2 * time >= run.cost.counted_time() {
            return None;
        }
        Some(format!("each case passes alone: {LEFT_OVER}, or is an array too small?"))
    }

    /// The method is too slow, by its processor time.
    fn too_slow(&self) -> Option<String> {
        let Attempt { cases, verdict, .. } = self.failure;
        let time = match verdict {
            Verdict::Tle(time @ TooSlow::ByProcessorTime(_)) => time,
            _ => return None,
        };
        let task = &self.problem().task;
        let few = if task.is_rotation() { FEW_TURNS } else { FEW_MOVES };
        let are_near = cases.iter().all(|case| case.distance().map_or(false, |moves| moves <= few));
        let goals = if task.is_pair() { " for each cell of its blank" } else { "" };
        match &cases[..] {
            _ if are_near && cases.len() <= FEW_CASES => None,
            [case] => Some(format!(
                "is the method too slow for a board of {} moves? See course --list",
                case.distance()?
            )),
            _ => Some(format!(
                "{} cases are not done after {time}: one search from the goal{goals} serves all",
                thousands(cases.len()),
            )),
        }
    }

    /// The path is somewhat too long, where only the fewest moves are right.
    fn too_long(&self) -> Option<String> {
        let problem = self.problem();
        if problem.task.is_rotation() || problem.accepts == Accepts::AnyPath {
            return None;
        }
        let fewest = self.failure.cases[self.failure.case_index()].distance()?;
        let excess = self.moves_given()?.checked_sub(fewest)?;
        // All paths of a board have even lengths, or all have odd ones.
        let is_usual = (1..=A_STAR_EXCESS).contains(&excess) && excess % 2 == 0;
        (is_usual && fewest >= A_STAR_FEWEST).then(|| {
            format!(
                "{excess} moves too many: if it is A*, does it mark boards when they are pushed, \
                 or count the blank? See common mistakes in scripts/README.md"
            )
        })
    }

    /// Returns how many moves the wrong answer has, if it is a number or a path to the goal.
    fn moves_given(&self) -> Option<usize> {
        let Attempt { cases, run, .. } = self.failure;
        let index = self.failure.case_index();
        let task = &self.problem().task;
        let answers = verdict::answers(task, &run.output, index + 1);
        let lines = answers[index].lines();
        if let Task::Path(_) = task {
            let path = verdict::path_of_moves(task, lines)?;
            let end = path.iter().try_fold(cases[index], |case, &letter| case.after(letter))?;
            return Some(path.len()).filter(|_| end.is_solved());
        }
        String::from_utf8_lossy(lines.first()?).rsplit(' ').next()?.parse().ok()
    }
}

/// Returns whether the lines of an answer have the form of a right one.
fn has_form(task: &Task, lines: &[&str]) -> bool {
    let is_number = |text: &str| text.parse::<i32>().is_ok();
    let is_path = |line: &str| line.chars().all(|letter| task.letters().contains(letter));
    match (task, lines) {
        (Task::Path(_), [path]) => *path == "unsolvable" || is_path(path),
        (Task::Distance(_), [moves]) => is_number(moves),
        (Task::Pair, [moves, path]) => {
            let number = moves.strip_prefix("Case ").and_then(|rest| rest.split_once(": "));
            number.map_or(false, |(_, moves)| is_number(moves)) && is_path(path)
        }
        (_, [path, symbol]) => (*path == "No moves needed" || is_path(path)) && is_number(symbol),
        _ => false,
    }
}

/// Returns what is known beside the hint.
fn facts(problem: &Problem, failure: &Attempt) -> Vec<String> {
    let mut facts = Vec::new();
    if let Ending::Exit(status) = &failure.run.ending {
        // After a crash, the report begins with the exit status.
        if let (Verdict::Wa, Some(code @ 1..)) = (failure.verdict, status.code) {
            facts.push(format!("exit status: {code}; many judges call that a run-time error"));
        }
        let signal = status.signal.or(status.code.map(|code| code - FROM_SHELL));
        if signal.map_or(false, |signal| FAULTS.contains(&signal)) {
            facts.push(SANITIZER.to_string());
        }
    }
    if failure.suspects().iter().any(|case| !problem.is_tested(case)) {
        facts.push(NOT_TESTED.to_string());
    }
    facts
}
