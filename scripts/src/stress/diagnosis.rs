//! Which notes a failure gets: on what the output shows, on what an experiment has shown, on what
//! was measured in the run, and on what is known of the judge.

use crate::format::megabytes;
use crate::judging::problems::Task;
use crate::judging::verdict::{self, answer_length};
use crate::stress::cost::TooSlow;
use crate::stress::experiments::Experiments;
use crate::stress::notes::{InputEnd, Note};
use crate::stress::request::Request;
use crate::stress::run::Ending;
use crate::stress::trial::{Attempt, Trial};

/// No method takes long for so few cases of so few moves: each has 3^10 paths at most, and in the
/// rotation game 8^4.
const FEW_CASES: usize = 10;
const FEW_MOVES: usize = 10;
const FEW_TURNS: usize = 4;

/// Where the limit is unknown, so many megabytes are much.
const MUCH_MEMORY: usize = 1024;

/// The signals that a sanitizer explains, whatever the solver prints.
const FAULTS: [&str; 4] = ["SIGSEGV", "SIGBUS", "SIGFPE", "SIGILL"];

/// Makes experiments on the input of a failure, and returns the notes.
pub fn notes(trial: &Trial, failure: &Attempt, input: &str) -> Vec<Note> {
    let run = &failure.run;
    let experiments = Experiments::new(trial, failure, input);
    let finding = experiments
        .first_finding(output_shows(trial, failure))
        .or_else(|| nothing_printed(trial, failure));
    let unread = if finding.is_none() { unread(trial, failure, &experiments) } else { None };
    let mut notes: Vec<_> = finding.iter().cloned().collect();
    // After a crash, the report begins with the exit status.
    if let (Ending::Exit(_), Some(code)) = (&run.ending, run.nonzero_status()) {
        notes.push(Note::ExitStatus(code));
    }
    // Those who call `abort` or fail an assertion print a message.
    let is_abort = run.is_ended_by("SIGABRT") && run.errors.is_empty();
    if is_abort || FAULTS.iter().any(|signal| run.is_ended_by(signal)) {
        notes.push(Note::Sanitizer);
    }
    notes.extend(unread.iter().cloned());
    match &run.ending {
        Ending::TooSlow(time) => {
            notes.extend(waits(failure));
            notes.extend(goes_on(trial, failure));
            // A table that is filled before the input is read may be in time at another limit.
            if matches!(notes[..], [] | [Note::UnreadSlow(_)]) {
                if unread.is_none() {
                    notes.extend(slowness(trial, failure, *time));
                }
                notes.extend(may_be_interpreted(trial.request).then_some(Note::LimitOfCpp));
            }
        }
        Ending::TooMuchOutput if finding.is_none() => {
            let has_few_lines = lines_given(failure) <= lines_wanted(trial, failure);
            notes.extend(has_few_lines.then_some(Note::LongLines));
            notes.extend(more_lines(trial, failure));
        }
        _ => {}
    }
    let problem = trial.request.problem;
    let is_untested = failure.suspects().iter().any(|case| problem.is_untested(case));
    let untested = problem.untested.filter(|_| is_untested);
    notes.extend(untested.map(|untested| Note::Untested(untested.reason)));
    notes
}

/// Returns what a wrong output shows without another run.
fn output_shows(trial: &Trial, failure: &Attempt) -> Option<Note> {
    let Attempt { cases, run, wrong } = failure;
    if !matches!(run.ending, Ending::Exit(_)) {
        return None;
    }
    let wrong = wrong.as_ref()?;
    let problem = trial.request.problem;
    let lines = run.output.split(|&byte| byte == b'\n');
    let with_text: Vec<_> = lines.filter(|line| !verdict::trimmed(line).is_empty()).collect();
    if verdict::of_output(problem, cases, &with_text.join(&b'\n')).is_ok() {
        return Some(Note::EmptyLines);
    }
    let end = match problem.task {
        Task::Path(_) | Task::Distance(_) => InputEnd::File,
        Task::Pair => InputEnd::Count,
        Task::Rotation => InputEnd::Zero,
    };
    if wrong.is_missing() && wrong.case_index == 1 {
        return Some(Note::OnlyFirst(end));
    }
    // Two answers more than there are cases: what follows the last answer, and what follows that.
    let answers = verdict::answers(&problem.task, &run.output, cases.len() + 2);
    match &answers[cases.len() - 1..] {
        [last, next, rest]
            if wrong.case_index == cases.len()
                && next.lines() == last.lines()
                && rest.lines().is_empty() =>
        {
            Some(Note::LastTwice(end))
        }
        _ => None,
    }
}

/// Returns a note if the solver has read its input and ended well, and no run so far has printed
/// anything.
fn nothing_printed(trial: &Trial, Attempt { run, .. }: &Attempt) -> Option<Note> {
    let has_ended_well = matches!(run.ending, Ending::Exit(status) if status.success());
    (has_ended_well && run.has_read && !trial.record.has_printed).then_some(Note::NothingPrinted)
}

/// Returns a note if the solver seems not to have read its input, unless
///
/// - an input with a path has passed: the solver reads in a way that cannot be seen;
/// - it took too much memory, which may come before it reads;
/// - an experiment shows that it reads. (No experiment is made after a run that was stopped by the
///   clock, or whose output had no end: it would take as long.)
fn unread(trial: &Trial, failure: &Attempt, experiments: &Experiments) -> Option<Note> {
    if !failure.is_unread() || trial.has_passed_path() {
        return None;
    }
    let note = match failure.run.ending {
        Ending::TooMuchMemory(_) => return None,
        Ending::TooMuchOutput | Ending::TooSlow(TooSlow::ByClock(_)) => return Some(Note::Unread),
        Ending::Exit(_) => Note::Unread,
        Ending::Crash(_) => Note::UnreadCrash,
        Ending::TooSlow(TooSlow::ByProcessorTime(time)) => Note::UnreadSlow(time),
    };
    (!experiments.shows_reading()).then_some(note)
}

/// Returns how many line feeds an output has.
fn lines_given(failure: &Attempt) -> usize {
    failure.run.output.iter().filter(|&&byte| byte == b'\n').count()
}

/// Returns how many lines the answers have.
fn lines_wanted(trial: &Trial, failure: &Attempt) -> usize {
    failure.cases.len() * answer_length(&trial.request.problem.task)
}

/// Returns whether nothing is wrong but what follows the last answer.
fn answers_are_right(Attempt { cases, wrong, .. }: &Attempt) -> bool {
    wrong.as_ref().map_or(true, |wrong| wrong.case_index == cases.len())
}

/// Returns a note if all answers are right, and more lines follow.
fn more_lines(trial: &Trial, failure: &Attempt) -> Option<Note> {
    let has_more = lines_given(failure) > lines_wanted(trial, failure);
    (answers_are_right(failure) && has_more).then_some(Note::MoreLines)
}

/// Returns a note if a run that was stopped by the clock has hardly computed.
fn waits(Attempt { run, .. }: &Attempt) -> Option<Note> {
    let (time, used) = (run.cost.time, run.cost.total_time?);
    let is_by_clock = matches!(run.ending, Ending::TooSlow(TooSlow::ByClock(_)));
    (is_by_clock && 5 * used < time).then_some(Note::Waits { used, time })
}

/// Returns a note if all answers were there in the first half of a run that was too slow, or if
/// more lines followed.
fn goes_on(trial: &Trial, failure: &Attempt) -> Option<Note> {
    let run = &failure.run;
    let last = run.last_output.filter(|&last| 2 * last < run.cost.time);
    // The lines are counted, since an output is right, too, if the empty line of a last, empty path
    // is still to come. The last line may lack its line feed.
    let given = lines_given(failure) + usize::from(!run.output.ends_with(b"\n"));
    let has_all = answers_are_right(failure) && given >= lines_wanted(trial, failure);
    match last {
        Some(last) if has_all => Some(Note::GoesOn(last)),
        _ => more_lines(trial, failure),
    }
}

/// Returns a note on why answers were not there in time, if there is something to say.
fn slowness(trial: &Trial, failure: &Attempt, time: TooSlow) -> Option<Note> {
    let Attempt { cases, run, .. } = failure;
    let Request { problem, command, .. } = trial.request;
    let is_solved = cases.len() == 1 && cases[0].is_solved();
    if is_solved && trial.has_passed_path() {
        return Some(Note::Solved);
    }
    let few = if problem.task.is_rotation() { FEW_TURNS } else { FEW_MOVES };
    let are_near = cases.iter().all(|case| case.distance().map_or(false, |moves| moves <= few));
    if are_near && cases.len() <= FEW_CASES {
        return run.output.is_empty().then_some(Note::Near);
    }
    let limit = problem.limits.map(|limits| limits.megabytes);
    let is_much = |taken| limit.map_or(taken >= MUCH_MEMORY, |limit| taken > limit);
    Some(match (&cases[..], run.cost.memory.map(megabytes)) {
        // The memory of an interpreter is its own.
        (_, Some(taken)) if is_much(taken) && command.len() == 1 => Note::Memory { taken, limit },
        // A run that was too slow has passed when it was repeated, so the solver may hang only
        // sometimes.
        ([_], _) if trial.record.slow_once > 0 => return None,
        ([case], _) => Note::SlowMethod(case.distance()?),
        _ => Note::ManyCases { cases: cases.len(), time, is_pair: problem.task.is_pair() },
    })
}

/// Returns whether the solver may be run by an interpreter, for which some judges have another
/// limit: a program with arguments, but not `sh -c`.
fn may_be_interpreted(Request { problem, command, time_limit, .. }: &Request) -> bool {
    let may_be_interpreter = command.len() > 1 && command[1] != "-c";
    may_be_interpreter && time_limit.is_none() && problem.limits.is_some()
}
