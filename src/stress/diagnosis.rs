//! Which notes a failure gets: on what an experiment has shown, on what was measured in the run,
//! and on what is known of the judge.

use crate::judging::case::Case;
use crate::judging::verdict::answer_length;
use crate::stress::cost::{megabytes, TooSlow};
use crate::stress::experiments;
use crate::stress::notes::Note;
use crate::stress::request::Request;
use crate::stress::run::Ending;
use crate::stress::trial::{Attempt, Trial};

/// No method takes long for so few cases of so few moves: each has 3^10 paths at most, and in the
/// rotation game 8^4.
const FEW_CASES: usize = 10;
const FEW_MOVES: usize = 10;
const FEW_TURNS: usize = 4;

/// The signals that a sanitizer explains, whatever the solver prints.
const FAULTS: [&str; 4] = ["SIGSEGV", "SIGBUS", "SIGFPE", "SIGILL"];

/// Makes experiments on the input of a failure, and returns the notes.
pub fn notes(trial: &Trial, failure: &Attempt, input: &str) -> Vec<Note> {
    let run = &failure.run;
    let shown = experiments::shown(trial, failure, input);
    let is_unread = shown.is_none() && is_unread(trial, failure);
    let mut notes: Vec<_> = shown.into_iter().collect();
    // After a crash, the report begins with the exit status.
    if let (Ending::Exit(_), Some(code)) = (&run.ending, run.nonzero_status()) {
        notes.push(Note::ExitStatus(code));
    }
    // Those who call `abort` or fail an assertion print a message.
    let is_abort = run.is_ended_by("SIGABRT") && run.errors.is_empty();
    if is_abort || FAULTS.iter().any(|signal| run.is_ended_by(signal)) {
        notes.push(Note::Sanitizer);
    }
    if is_unread {
        notes.push(Note::Unread);
    }
    match run.ending {
        Ending::TooSlow(_) => {
            let measured = [waits(failure), goes_on(trial, failure)];
            notes.extend(measured.into_iter().flatten());
            if shown.is_none() && !is_unread && measured == [None, None] {
                notes.extend(slowness(trial, failure));
                notes.extend(may_be_interpreted(trial.request).then_some(Note::LimitOfCpp));
            }
        }
        Ending::TooMuchOutput if shown.is_none() => {
            let has_more = lines_given(failure) > lines_wanted(trial, failure);
            notes.push(if has_more { Note::MoreLines } else { Note::LongLines });
        }
        _ => {}
    }
    let problem = trial.request.problem;
    if failure.suspects().iter().any(|case| problem.is_untested(case)) {
        notes.push(Note::Untested(problem.untested.note));
    }
    notes
}

/// Returns whether the solver seems not to have read its input. If an input has passed that is not
/// answered by chance, the solver does read it, perhaps in a way that cannot be seen: printing
/// nothing is right for the solved board, and `unsolvable` for half of all boards. If it prints
/// errors, these say more. It may take too much memory before it reads.
fn is_unread(trial: &Trial, Attempt { run, .. }: &Attempt) -> bool {
    let has_path = |case: &Case| case.distance() >= Some(1);
    let is_silent = !run.has_read && run.errors.is_empty();
    let is_early = matches!(run.ending, Ending::TooMuchMemory(_));
    is_silent && !is_early && !trial.record.passed.iter().flatten().any(has_path)
}

/// Returns how many line feeds an output has.
fn lines_given(failure: &Attempt) -> usize {
    failure.run.output.iter().filter(|&&byte| byte == b'\n').count()
}

/// Returns how many lines the answers have.
fn lines_wanted(trial: &Trial, failure: &Attempt) -> usize {
    failure.cases.len() * answer_length(&trial.request.problem.task)
}

/// Returns a note if a run that was stopped by the clock has hardly computed.
fn waits(Attempt { run, .. }: &Attempt) -> Option<Note> {
    let (time, used) = (run.cost.time, run.cost.total_time?);
    let is_by_clock = matches!(run.ending, Ending::TooSlow(TooSlow::ByClock(_)));
    (is_by_clock && 5 * used < time).then_some(Note::Waits { used, time })
}

/// Returns a note if all answers were there in the first half of a run that was too slow.
fn goes_on(trial: &Trial, failure: &Attempt) -> Option<Note> {
    let Attempt { cases, run, wrong } = failure;
    let last = run.last_output.filter(|&last| 2 * last < run.cost.time)?;
    let is_right = wrong.as_ref().map_or(true, |wrong| wrong.case_index == cases.len());
    // The last line may lack its line feed. An empty line at the end of a right output may be
    // missing, or may be still to come.
    let line_count = run.output.split_inclusive(|&byte| byte == b'\n').count();
    (is_right && line_count >= lines_wanted(trial, failure)).then_some(Note::GoesOn(last))
}

/// Returns a note on why answers were not there in time, if there is something to say.
fn slowness(trial: &Trial, Attempt { cases, run, .. }: &Attempt) -> Option<Note> {
    let Request { problem, command, .. } = trial.request;
    let few = if problem.task.is_rotation() { FEW_TURNS } else { FEW_MOVES };
    let are_near = cases.iter().all(|case| case.distance().map_or(false, |moves| moves <= few));
    let memory = run.cost.memory.map(megabytes).zip(problem.limits.map(|limits| limits.megabytes));
    Some(match (&cases[..], memory) {
        ([case], _) if case.is_solved() => Note::Solved,
        _ if are_near && cases.len() <= FEW_CASES => {
            return run.output.is_empty().then_some(Note::Near);
        }
        // The memory of an interpreter is its own.
        (_, Some((taken, limit))) if taken > limit && command.len() == 1 => {
            Note::Memory { taken, limit }
        }
        ([case], _) => Note::SlowMethod(case.distance()?),
        _ => Note::ManyCases {
            cases: cases.len(),
            time: run.cost.time,
            is_pair: problem.task.is_pair(),
        },
    })
}

/// Returns whether the solver may be run by an interpreter, for which some judges have another
/// limit: a program with arguments, but not `sh -c`.
fn may_be_interpreted(Request { problem, command, time_limit, .. }: &Request) -> bool {
    let may_be_interpreter = command.len() > 1 && command[1] != "-c";
    may_be_interpreter && time_limit.is_none() && problem.limits.is_some()
}
