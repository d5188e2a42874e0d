//! The costs of runs beside their limits, and the rule for what is too slow.

use std::time::Duration;

use puzzle_solvers::judging::cost::{Cost, Costs};
use puzzle_solvers::judging::problems::Limits;

const LIMITS: Limits = Limits { seconds: 0.2, megabytes: 32, is_confirmed: true };

/// Returns the cost of a run on a board, with a limit of 0.2 s.
fn cost(milliseconds: u64, of_processor: Option<u64>) -> Cost {
    Cost {
        boards: 1,
        limit: Duration::from_millis(200),
        wall_time: Duration::from_millis(milliseconds),
        processor_time: of_processor.map(Duration::from_millis),
        memory: None,
    }
}

/// Returns the costs of runs that passed.
fn costs(runs: &[Cost]) -> Costs {
    let mut costs = Costs::default();
    for run in runs {
        costs.add(*run, true);
    }
    costs
}

#[test]
fn threads_may_compute_for_as_long_as_the_limit() {
    assert_eq!(cost(300, Some(200)).overtime(), None);
    let overtime = cost(300, Some(210)).overtime();
    assert_eq!(overtime.as_deref(), Some("0.21 s of processor time (limit 0.2 s)"));
}

#[test]
fn runs_that_hardly_compute_may_last_for_five_limits_and_five_seconds() {
    assert_eq!(cost(6000, Some(10)).overtime(), None);
    assert_eq!(cost(6010, Some(10)).overtime().as_deref(), Some("6.01 s (limit 0.2 s)"));
}

#[test]
fn runs_whose_processor_time_is_unknown_may_last_for_two_limits() {
    assert_eq!(cost(400, None).overtime(), None);
    assert_eq!(cost(410, None).overtime().as_deref(), Some("0.41 s (limit 0.2 s)"));
}

#[test]
fn longest_run_is_named_beside_its_limit() {
    let many = Cost { boards: 1234, ..cost(20, None) };
    let within = costs(&[cost(5, None), many, cost(10, None)]);
    assert_eq!(within.over_limits(Some(LIMITS)), None);
    let words = "longest run 0.02 s (limit 0.2 s for 1,234 boards)";
    assert_eq!(within.in_words(Some(LIMITS), false), words);
    let over = costs(&[cost(300, Some(100))]);
    assert_eq!(over.over_limits(Some(LIMITS)), Some("over the time limit"));
    let words = "longest run 0.3 s (over the limit of 0.2 s; 0.1 s of processor time)";
    assert_eq!(over.in_words(Some(LIMITS), false), words);
    // Where processor time is not known.
    let words = "longest run 0.3 s (over the limit of 0.2 s)";
    assert_eq!(costs(&[cost(300, None)]).in_words(Some(LIMITS), false), words);
}

/// An input of many boards may take longer.
#[test]
fn run_over_its_limit_is_named_beside_a_longer_one_within_its_own() {
    let many = Cost { boards: 5000, limit: Duration::from_millis(5200), ..cost(4000, None) };
    let both = costs(&[cost(250, None), cost(300, Some(100)), cost(280, None), many]);
    assert_eq!(both.over_limits(None), Some("over the time limit"));
    let words = "longest run 4 s (limit 5.2 s for 5,000 boards), \
                 one of 0.3 s (over the limit of 0.2 s; 0.1 s of processor time)";
    assert_eq!(both.in_words(None, true), words);
}

/// The report on a failure says what is wrong with it.
#[test]
fn run_over_its_limit_that_fails_is_no_doubt_about_the_others() {
    let mut costs = costs(&[cost(100, None)]);
    costs.add(cost(1000, Some(210)), false);
    assert_eq!(costs.over_limits(None), None);
}

#[test]
fn memory_is_named_beside_its_limit() {
    let with_memory = |kibibytes| costs(&[Cost { memory: Some(kibibytes), ..cost(5, None) }]);
    let within = with_memory(32 * 1024);
    assert_eq!(within.over_limits(Some(LIMITS)), None);
    let words = "longest run 0.005 s (limit 0.2 s), most memory 32 MB (limit 32 MB)";
    assert_eq!(within.in_words(Some(LIMITS), false), words);
    let over = with_memory(32 * 1024 + 1);
    assert_eq!(over.over_limits(Some(LIMITS)), Some("over the memory limit"));
    let words = "longest run 0.005 s (limit 0.2 s), most memory 33 MB (over the limit of 32 MB)";
    assert_eq!(over.in_words(Some(LIMITS), false), words);
    // A later run of less memory changes nothing.
    let later = costs(&[Cost { memory: Some(40_000), ..cost(300, None) }, cost(5, None)]);
    assert_eq!(later.over_limits(Some(LIMITS)), Some("over the time and memory limits"));
}

#[test]
fn notes_say_where_the_limits_are_from() {
    let costs = costs(&[Cost { memory: Some(1), ..cost(5, None) }]);
    let unsure = Limits { is_confirmed: false, ..LIMITS };
    for (limits, is_given, words) in [
        (Some(LIMITS), false, "(limit 0.2 s), most memory 1 MB (limit 32 MB)"),
        (Some(LIMITS), true, "(limit 0.2 s), most memory 1 MB (limit 32 MB)"),
        (
            Some(unsure),
            false,
            "(limit 0.2 s, not confirmed), most memory 1 MB (limit 32 MB, not confirmed)",
        ),
        (Some(unsure), true, "(limit 0.2 s), most memory 1 MB (limit 32 MB, not confirmed)"),
        (None, false, "(limit 0.2 s, assumed since it is unknown), most memory 1 MB"),
        (None, true, "(limit 0.2 s), most memory 1 MB"),
    ] {
        assert_eq!(costs.in_words(limits, is_given), format!("longest run 0.005 s {words}"));
    }
}
