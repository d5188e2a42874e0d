//! Hints on a failure: where a contestant may look first.
//!
//! Each verdict has a list of hints, in order, and the first that applies is the only one. Many of
//! them run the solver again with one thing changed. These runs do not count in the costs. Their
//! number and their time are limited: see `RUNS`, `STOPPED` and `TIME`.

pub mod texts;

use std::cell::Cell;
use std::time::Duration;

use crate::eight::BLANK;
use crate::format::{filled, thousands};
use crate::judging::case::Case;
use crate::judging::cases;
use crate::judging::problems::{Accepts, Problem, Task, PROBLEMS};
use crate::judging::samples::Sample;
use crate::judging::verdict::{self, answer_length, has_form};
use crate::stress::console::progress;
use crate::stress::cost::TooSlow;
use crate::stress::findings::Findings;
use crate::stress::letters::ways;
use crate::stress::solver::{Ending, Run, Status};
use crate::stress::trial::{Attempt, Trial, Verdict};

/// How many runs the hints on a failure may make, and how many of these may be stopped.
const RUNS: usize = 15;
const STOPPED: usize = 2;

/// The time limit of a run, if the run that failed did not last longer.
const LEAST_TIME: Duration = Duration::from_secs(2);

/// No further run starts once these runs have taken so long, or twice as long as the run that
/// failed if that is more.
const TIME: Duration = Duration::from_secs(10);

/// How often a failure is repeated. If all these runs fail, too, it is taken to be certain.
const REPEATS: usize = 3;

/// So many cases at most are run one by one.
const ONE_BY_ONE: usize = 10;

/// No method takes long for so few cases of so few moves: each has 3^10 paths at most, and in the
/// rotation game 8^4.
const FEW_CASES: usize = 10;
const FEW_MOVES: usize = 10;
const FEW_TURNS: usize = 4;

/// With so many cases at most, the hardest one is named. With more, one search may serve all.
const SINGLE_CASES: usize = 3;

/// With a usual mistake of A*, a path is so many moves too long at most, and a board on which the
/// mistake shows takes so many moves at least.
const A_STAR_EXCESS: usize = 6;
const A_STAR_FEWEST: usize = 8;

/// If the blank could leave its row, boards of so many moves would be the first that take fewer.
const ROW_FEWEST: usize = 7;

/// The signals that a sanitizer explains: ILL, ABRT, BUS, FPE and SEGV, as Linux numbers them. If
/// one of them ends the program that a shell has started, the shell exits with its number plus 128.
const FAULTS: [i32; 5] = [4, 6, 7, 8, 11];
const FROM_SHELL: i32 = 128;

/// The answers of the judges to an unsolvable board.
const NO_PATH: [&str; 2] = [verdict::UNSOLVABLE, "-1"];

const UNLESS_DEFINED: &str = " Many sources do, unless compiled with g++ -DONLINE_JUDGE";

/// The notes on a failure.
#[derive(Default)]
pub struct Hints {
    /// One hint at most, and then facts.
    pub lines: Vec<String>,
    /// Whether the solver did not do the same each time on the same input.
    pub varies: bool,
}

/// Looks for hints, unless a fault of the source is found. Runs the solver for them, unless nothing
/// may be run after a failure.
pub fn hints(trial: &Trial, failure: &Attempt, input: &str, findings: Findings) -> Hints {
    // If the input is not read, a fault is only a consequence.
    let counts = failure.run.has_read || ended_by_fault(&failure.run);
    if let Some(fault) = findings.fault.filter(|_| counts) {
        // Whether the solver does the same each time is not known.
        return Hints { lines: vec![fault], varies: true };
    }
    progress("looks for the reason of the failure".to_string());
    let runs_left = Cell::new(if trial.request.shrink.is_zero() { 0 } else { RUNS });
    let time = failure.run.cost.counted_time();
    let mut clues = Clues {
        trial,
        failure,
        limit: time.max(LEAST_TIME),
        runs_left,
        stops_left: Cell::new(STOPPED),
        time_left: Cell::new(TIME.max(2 * time)),
        again: Vec::new(),
    };
    let repeats = if matches!(failure.verdict, Verdict::Wa | Verdict::Re) { REPEATS } else { 0 };
    let attempt = |_| clues.attempt(input, &failure.cases);
    clues.again = (0..repeats).map_while(attempt).collect();
    let hint = clues.hint().or(findings.warning);
    let facts = clues.facts(hint.is_some());
    let varies = clues.sometimes().or_else(|| clues.differs()).is_some();
    Hints { lines: hint.into_iter().chain(facts).chain(findings.frequent).collect(), varies }
}

/// A failure, and the runs that are made to find its reason.
struct Clues<'a> {
    trial: &'a Trial<'a>,
    failure: &'a Attempt,
    /// The time limit of a run.
    limit: Duration,
    runs_left: Cell<usize>,
    stops_left: Cell<usize>,
    time_left: Cell<Duration>,
    /// What came of further runs on the same input, after a wrong answer or a crash.
    again: Vec<Attempt>,
}

impl<'a> Clues<'a> {
    /// The first hint of the verdict's list that applies. The order of a list:
    ///
    /// 1. The failure varies, or the solver does not read: then other signs may be chance. `unread`
    ///    makes runs; the others look at those of `again`.
    /// 2. Signs in the output, without a run.
    /// 3. What the solver does on other inputs. Each of these hints makes runs, but `moves`, which
    ///    comes after `other_goal`: to another goal, any number of moves may be right.
    /// 4. Signs that have many reasons, without a run.
    fn hint(&self) -> Option<String> {
        let all: &[fn(&Self) -> Option<String>] = match self.failure.verdict {
            Verdict::Ac => &[],
            Verdict::Wa => &[
                Self::sometimes,
                Self::differs_from_the_only_output,
                Self::unread,
                Self::empty_lines,
                Self::only_first,
                Self::goes_on,
                Self::passes_alone,
                Self::letters,
                Self::layout,
                Self::other_goal,
                Self::moves,
                Self::blank_counted,
                Self::blank_first,
                Self::differs,
                Self::silent,
            ],
            Verdict::Re => &[
                Self::sometimes,
                Self::unread,
                Self::layout,
                Self::each_passes_alone,
                Self::blank_first,
            ],
            Verdict::Tle(_) => &[
                Self::goes_on,
                Self::parity,
                Self::each_passes_alone,
                Self::blank_first,
                Self::too_slow,
            ],
            Verdict::Mle => &[Self::parity, Self::each_passes_alone],
            Verdict::Ole => &[Self::unread, Self::goes_on],
        };
        all.iter().find_map(|hint| hint(self))
    }

    /// What is known beside the hint.
    fn facts(&self, has_hint: bool) -> Vec<String> {
        let Attempt { run, verdict, .. } = self.failure;
        let mut facts = Vec::new();
        // After a crash, the report begins with the exit status.
        if let (Verdict::Wa, Ending::Exit(Status { code: Some(code @ 1..), .. })) =
            (verdict, &run.ending)
        {
            facts.push(filled(texts::EXIT_STATUS, &[&code.to_string()]));
        }
        let may_be_fed = |case| self.problem().may_be_fed(case);
        // The sanitizers have been tried on a source.
        let sanitizer = Some(texts::SANITIZER).filter(|_| self.trial.request.source.is_none());
        if ended_by_fault(run) {
            facts.extend(sanitizer.map(str::to_string));
        } else if !self.failure.suspects().iter().all(may_be_fed) {
            facts.push(texts::NOT_TESTED.to_string());
        } else if *verdict == Verdict::Wa && !has_hint && !self.trial.request.shrink.is_zero() {
            facts.extend(sanitizer.map(|words| filled(texts::NO_HINT, &[words])));
        }
        facts
    }

    /// Runs the solver on an input of some cases. Returns `None` if no more runs may be made, or if
    /// the solver cannot be run.
    fn attempt(&self, input: &str, cases: &[Case]) -> Option<Attempt> {
        self.runs_left.set(self.runs_left.get().checked_sub(1)?);
        if self.stops_left.get() == 0 || self.time_left.get().is_zero() {
            return None;
        }
        let attempt = self.trial.attempt(input.as_bytes(), cases, self.limit).ok()?;
        let is_stopped = attempt.verdict.is_stopped();
        self.stops_left.set(self.stops_left.get() - usize::from(is_stopped));
        let time = attempt.run.cost.counted_time();
        self.time_left.set(self.time_left.get().saturating_sub(time));
        Some(attempt)
    }

    /// Runs the solver on an input, and once more if that shows something: a solver may pass by
    /// chance. A run that was stopped is not made once more.
    fn shows(&self, input: &str, cases: &[Case], is_shown: impl Fn(&Attempt) -> bool) -> bool {
        let attempt = || self.attempt(input, cases).filter(&is_shown);
        attempt().map_or(false, |first| first.verdict.is_stopped() || attempt().is_some())
    }

    fn attempt_alone(&self, case: Case) -> Option<Attempt> {
        self.attempt(&self.trial.input(&[case]), &[case])
    }

    fn shows_alone(&self, case: Case, is_shown: impl Fn(&Attempt) -> bool) -> bool {
        self.shows(&self.trial.input(&[case]), &[case], is_shown)
    }

    fn problem(&self) -> &'a Problem {
        self.trial.request.problem
    }

    /// The official sample. With a goal of the user's, there is none.
    fn official_sample(&self) -> Option<&'a Sample> {
        let mut samples = self.trial.samples.iter();
        samples.find(|sample| sample.name == "sample-1" && !self.trial.request.has_goal)
    }

    /// How to keep a solver from opening files. (`stress` compiles a source so.)
    fn unless_defined(&self) -> &'static str {
        self.trial.request.source.as_ref().map_or(UNLESS_DEFINED, |_| "")
    }

    /// The lines of the first wrong answer, or else of the last answer.
    fn answer(&self) -> Vec<String> {
        let index = self.failure.case_index();
        let answers = verdict::answers(&self.problem().task, &self.failure.run.output, index + 1);
        let lines = answers[index].lines().iter();
        lines.map(|line| String::from_utf8_lossy(line).into_owned()).collect()
    }

    fn sometimes(&self) -> Option<String> {
        self.again.iter().any(Attempt::passes).then(|| texts::SOMETIMES.to_string())
    }

    fn differs(&self) -> Option<String> {
        let Attempt { run, verdict, .. } = self.failure;
        // The output of a run that was stopped may be lost in a buffer.
        let has_ended = |again: &&Attempt| *verdict == Verdict::Wa && !again.verdict.is_stopped();
        let mut ended = self.again.iter().filter(has_ended);
        ended.any(|again| again.run.output != run.output).then(|| texts::DIFFERS.to_string())
    }

    /// Like `differs`, where a single output is right: elsewhere, a right solver may differ, too.
    fn differs_from_the_only_output(&self) -> Option<String> {
        self.differs().filter(|_| self.problem().accepts == Accepts::Exact)
    }

    /// The input was not read, as far as that can be seen. A solver that reads in a way that cannot
    /// be seen has passed before, or does something else if the input has no board.
    fn unread(&self) -> Option<String> {
        let run = &self.failure.run;
        if run.has_read || !run.errors.is_empty() || self.trial.has_passed_path() {
            return None;
        }
        let no_board = if self.problem().task.has_one_goal() { "" } else { "0\n" };
        let is_same =
            |other: &Attempt| other.run.ending == run.ending && other.run.output == run.output;
        let text = if ended_by_fault(run) { texts::FAULT_BEFORE_READING } else { texts::UNREAD };
        self.shows(no_board, &[], is_same).then(|| filled(text, &[self.unless_defined()]))
    }

    fn empty_lines(&self) -> Option<String> {
        let lines = self.failure.run.output.split(|&byte| byte == b'\n');
        let full: Vec<_> = lines.filter(|line| !verdict::trimmed(line).is_empty()).collect();
        let checked = verdict::of_output(self.problem(), &self.failure.cases, &full.join(&b'\n'));
        checked.is_ok().then(|| texts::EMPTY_LINES.to_string())
    }

    fn only_first(&self) -> Option<String> {
        let rejection = self.failure.rejection.as_ref()?;
        let is_missing = self.answer().is_empty() && !self.failure.run.output.is_empty();
        if !is_missing || rejection.case_index != 1 {
            return None;
        }
        let end = match self.problem().task {
            Task::Path(_) | Task::Distance(_) => "to the end of the file",
            Task::Pair => "as many cases as the first line says",
            Task::Rotation => "to the 0",
        };
        Some(filled(texts::ONLY_FIRST, &[end]))
    }

    /// All answers are right, and the solver prints further ones, or does not end.
    fn goes_on(&self) -> Option<String> {
        let Attempt { cases, run, rejection, verdict } = self.failure;
        if rejection.as_ref().map_or(false, |rejection| rejection.case_index < cases.len()) {
            return None;
        }
        let Problem { task, most_cases, .. } = self.problem();
        let length = answer_length(task);
        let wanted = cases.len() * length;
        let text = String::from_utf8_lossy(&run.output);
        // The last line may lack its line feed.
        let lines: Vec<_> = text.lines().map(str::trim_end).collect();
        // After a single board, a number may be a count or a time, unless it is the answer again.
        let is_answer = |further: &[&str]| {
            has_form(task, further)
                && (*most_cases > 1 || *further == lines[wanted - length..wanted])
        };
        let goes_on = match verdict {
            // The lines are counted, since an output is right, too, if the empty line of a last,
            // empty path is still to come.
            Verdict::Tle(_) => lines.len() >= wanted,
            Verdict::Ole => lines.len() > wanted,
            _ => lines[wanted..].chunks(length).all(is_answer),
        };
        let end = if task.is_rotation() { "line 0" } else { "end of the input" };
        goes_on.then(|| filled(texts::GOES_ON, &[end]))
    }

    /// The case with the wrong answer passes alone. The answer has the form of one to this case: if
    /// its words or its number are wrong, nothing is left over.
    fn passes_alone(&self) -> Option<String> {
        let Attempt { cases, rejection, .. } = self.failure;
        let index = rejection.as_ref()?.case_index;
        if index == 0 {
            return None;
        }
        // There is no case if an answer is too many.
        let case = *cases.get(index)?;
        let task = &self.problem().task;
        let lines = self.answer();
        let lines: Vec<_> = lines.iter().map(String::as_str).collect();
        let number = index + 1;
        let has_number = |line: &str| line.starts_with(&format!("Case {number}: "));
        if !has_form(task, &lines) || task.is_pair() && !has_number(lines[0]) {
            return None;
        }
        let passes = self.shows_alone(case, Attempt::passes);
        passes.then(|| filled(texts::PASSES_ALONE, &[&format!("case {number}"), ""]))
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
        is_same.then(|| filled(texts::LETTERS, &[&way.in_words()]))
    }

    /// The boards are read in another layout: with one space, or in that of another judge. That is
    /// seen on a board with a path, since some solvers answer `-1` in any layout.
    fn layout(&self) -> Option<String> {
        let Attempt { cases, .. } = self.failure;
        let problem = self.problem();
        let has_path = cases.iter().any(|case| case.distance() >= Some(1));
        if !problem.task.has_one_goal() || !has_path || self.trial.has_passed_path() {
            return None;
        }
        let mut layouts = vec![
            ("with one space".to_string(), "x 1 2 3 4 5 6 7 8\n"),
            ("in one word".to_string(), "x12345678\n"),
        ];
        for other in PROBLEMS.iter().filter(|other| other.task.has_one_goal()) {
            let is_new = layouts.iter().all(|(_, layout)| *layout != other.layout);
            if is_new && other.most_cases == 1 {
                layouts.push((format!("as at {}", other.name), other.layout));
            }
        }
        layouts.retain(|(_, layout)| *layout != problem.layout);
        layouts.into_iter().find_map(|(place, layout)| {
            let written = |cases: &[Case]| cases::input(&Problem { layout, ..*problem }, cases);
            let board = written(&cases[..1]).trim_end().replace('\n', " / ");
            let passes = self.shows(&written(cases), cases, Attempt::passes);
            passes.then(|| filled(texts::LAYOUT, &[&place, &board]))
        })
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
            let case = Case::Eight(start, goal);
            self.shows_alone(case, |other| {
                verdict::of_output(&problem, &[case], &other.run.output).is_ok()
            })
        };
        let is_shown = is_answered(start) && is_answered(neighbour);
        is_shown.then(|| filled(texts::OTHER_GOAL, &[&other.goal_text(&goal)]))
    }

    /// The solver is stopped on an unsolvable board alone, and not on a board of the most moves.
    /// If it is stopped there, too, its method is too slow.
    fn parity(&self) -> Option<String> {
        let Attempt { cases, run, verdict, .. } = self.failure;
        let alone = *cases.iter().find(|case| case.distance().is_none())?;
        let text = String::from_utf8_lossy(&run.output);
        if text.lines().any(|line| NO_PATH.contains(&line.trim())) {
            return None;
        }
        let farthest = alone.with_same_goal().last()?;
        let on_farthest = self.attempt_alone(farthest)?.verdict;
        if on_farthest.is_stopped() {
            let is_slow = |verdict| matches!(verdict, Verdict::Tle(TooSlow::ByProcessorTime(_)));
            let are_slow = is_slow(*verdict) && is_slow(on_farthest);
            return if are_slow { self.too_slow_for(&farthest) } else { None };
        }
        let is_stopped = |attempt: &Attempt| attempt.verdict.is_stopped();
        // The input may have been that board alone.
        let is_shown = cases[..] == [alone] || self.shows_alone(alone, is_stopped);
        is_shown.then(|| texts::PARITY.to_string())
    }

    fn each_passes_alone(&self) -> Option<String> {
        let Attempt { cases, run, verdict, .. } = self.failure;
        if !(2..=ONE_BY_ONE).contains(&cases.len()) {
            return None;
        }
        let alone = |&case| self.attempt_alone(case).filter(Attempt::passes);
        let passed: Option<Vec<_>> = cases.iter().map(alone).collect();
        let time: Duration = passed?.iter().map(|passed| passed.run.cost.counted_time()).sum();
        // Many cases, each of them quick, may be too slow in one input. So after a TLE, all cases
        // together have to take less than half of its time.
        if matches!(verdict, Verdict::Tle(_)) && 2 * time >= run.cost.counted_time() {
            return None;
        }
        let or_array = if *verdict == Verdict::Mle { "" } else { ", or is an array too small" };
        Some(filled(texts::PASSES_ALONE, &["each case", or_array]))
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
        if are_near && cases.len() <= FEW_CASES {
            return None;
        }
        if cases.len() <= SINGLE_CASES {
            return self.too_slow_for(cases.iter().max_by_key(|case| case.distance())?);
        }
        let goals = if task.is_pair() { " for each cell of its blank" } else { "" };
        Some(filled(texts::MANY_CASES, &[&thousands(cases.len()), &time.to_string(), goals]))
    }

    /// The method is too slow for a case, unless one of as many moves has passed at once.
    fn too_slow_for(&self, case: &Case) -> Option<String> {
        let moves = case.distance().filter(|&moves| self.trial.quick_moves < Some(moves))?;
        Some(filled(texts::TOO_SLOW, &[&moves.to_string()]))
    }

    /// Where only the fewest moves are right, there are a few more; or fewer, as if the blank could
    /// leave its row at an end and enter the next row. Such a move, too, changes the colour of the
    /// blank's cell. So the numbers of moves differ by an even number.
    fn moves(&self) -> Option<String> {
        let case = self.failure.cases[self.failure.case_index()];
        let (given, fewest) = (self.moves_given(case)?, case.distance()?);
        let difference = given.abs_diff(fewest);
        if self.problem().accepts == Accepts::AnyPath || difference % 2 == 1 {
            return None;
        }
        let is_a_star = difference <= A_STAR_EXCESS && fewest >= A_STAR_FEWEST;
        let leaves_row = given > 0 && fewest >= ROW_FEWEST;
        if given > fewest {
            is_a_star.then(|| filled(texts::TOO_LONG, &[&difference.to_string()]))
        } else {
            (given < fewest && leaves_row).then(|| texts::TOO_SHORT.to_string())
        }
    }

    /// How many moves the answer to a case has, if it is a number or a path to the goal.
    fn moves_given(&self, case: Case) -> Option<usize> {
        let line = self.answer().into_iter().next()?;
        match self.problem().task {
            Task::Path(_) => {
                let end = line.bytes().try_fold(case, |case, letter| case.after(letter))?;
                Some(line.len()).filter(|_| end.is_solved())
            }
            Task::Distance(_) | Task::Pair => line.rsplit(' ').next()?.parse().ok(),
            Task::Rotation => None,
        }
    }

    /// Solvable boards are called unsolvable if they are an odd number of moves from the goal. Then
    /// the parity of the inversions is another with the blank counted, whether it counts as the
    /// smallest symbol or as the largest.
    fn blank_counted(&self) -> Option<String> {
        let is_odd = |case: &Case| case.distance().map_or(false, |moves| moves % 2 == 1);
        let is_refused = NO_PATH.contains(&self.answer().first()?.as_str());
        (is_refused && self.fail_unlike_those_beside(is_odd)?)
            .then(|| texts::BLANK_COUNTED.to_string())
    }

    fn blank_first(&self) -> Option<String> {
        let is_first = |case: &Case| case.eight().map_or(false, |(start, _)| start.0[0] == BLANK);
        let is_number = self.problem().layout.starts_with("01");
        let why = if is_number {
            "the board read without its leading 0"
        } else {
            "a blank in the first place read"
        };
        self.fail_unlike_those_beside(is_first)?.then(|| filled(texts::BLANK_FIRST, &[why]))
    }

    /// Whether two boards with a property fail, while a board one move from each, without it,
    /// passes. The two are the board of the failure and the other one nearest to the goal.
    fn fail_unlike_those_beside(&self, has: impl Fn(&Case) -> bool) -> Option<bool> {
        let case = match self.failure.cases[..] {
            [case] if has(&case) => case,
            _ => return None,
        };
        let other = case.with_same_goal().find(|other| *other != case && has(other))?;
        let passes_beside = |case: &Case| {
            let boards = b"udlr".iter().filter_map(|&letter| case.after(letter));
            let farthest = boards.filter(|beside| !has(beside)).max_by_key(Case::distance);
            farthest.map_or(false, |beside| self.shows_alone(beside, Attempt::passes))
        };
        let fails = !self.attempt_alone(other)?.passes();
        Some(fails && [case, other].iter().all(passes_beside))
    }

    /// The solver reads its input, and prints nothing.
    fn silent(&self) -> Option<String> {
        let run = &self.failure.run;
        let is_silent = run.output.is_empty() && run.errors.is_empty() && run.has_read;
        let has_succeeded = matches!(&run.ending, Ending::Exit(status) if status.code == Some(0));
        (is_silent && has_succeeded && !self.trial.has_passed_path())
            .then(|| filled(texts::SILENT, &[self.unless_defined()]))
    }
}

/// Whether a run was ended by a signal that a sanitizer explains.
pub fn ended_by_fault(run: &Run) -> bool {
    match &run.ending {
        Ending::Exit(status) => {
            let signal = status.signal.or(status.code.map(|code| code - FROM_SHELL));
            signal.map_or(false, |signal| FAULTS.contains(&signal))
        }
        _ => false,
    }
}
