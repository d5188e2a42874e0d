//! The costs of runs beside their limits, and the rule for what is too slow.

use std::time::Duration;

use puzzle_tools::judging::problems::Limits;
use puzzle_tools::stress::cost::{Cost, Costs, TooSlow};

const LIMITS: Limits = Limits { seconds: 0.2, megabytes: 32, is_confirmed: true };

/// Returns the cost of a run on one case, with a limit of 0.2 s. The time of the run, and the
/// processor time of its busiest thread, are in milliseconds.
fn cost(time: u64, processor_time: Option<u64>) -> Cost {
    let [limit, time] = [200, time].map(Duration::from_millis);
    let processor_time = processor_time.map(Duration::from_millis);
    Cost { cases: 1, limit, time, processor_time, ..Cost::default() }
}

/// Returns the costs of some runs.
fn costs_of(runs: &[Cost]) -> Costs {
    let mut costs = Costs::default();
    runs.iter().for_each(|run| costs.add(*run));
    costs
}

/// Asserts which limits the runs of these costs exceeded, and the words for them.
#[track_caller]
fn assert_costs(runs: &[Cost], over_limits: Option<&str>, words: &str) {
    let costs = costs_of(runs);
    assert_eq!(costs.over_limits(Some(LIMITS.megabytes)), over_limits);
    assert_eq!(costs.in_words(Some(LIMITS), false, None), format!("longest run {words}"));
}

#[test]
fn runs_are_too_slow_beyond_these_times() {
    use TooSlow::{ByClock, ByProcessorTime};

    let ms = Duration::from_millis;
    for (time, processor_time, too_slow) in [
        // Each thread may compute for as long as the limit.
        (300, Some(200), None),
        (300, Some(210), Some(ByProcessorTime(ms(210)))),
        // A run that hardly computes may last for five times the limit and five seconds more.
        (6000, Some(10), None),
        (6010, Some(10), Some(ByClock(ms(6010)))),
        // A run whose processor time is unknown may last for twice the limit.
        (400, None, None),
        (410, None, Some(ByClock(ms(410)))),
    ] {
        assert_eq!(cost(time, processor_time).too_slow(), too_slow);
    }
}

#[test]
fn longest_run_is_named_and_the_longest_over_its_limit() {
    // Even a run of no time replaces the default cost.
    assert_costs(&[cost(0, None)], None, "0 s (limit 0.2 s)");
    // A run that waits is not over the limit. Its processor time is known from half the limit on.
    assert_costs(&[cost(5, None), cost(150, Some(100))], None, "0.15 s (limit 0.2 s)");
    let waits = cost(450, Some(100));
    assert_costs(&[waits], None, "0.45 s (limit 0.2 s; 0.1 s of processor time)");
    let over = Some("over the time limit");
    let slow = cost(300, Some(210));
    let words = "0.3 s (over the limit of 0.2 s; 0.21 s of processor time)";
    assert_costs(&[slow, cost(250, Some(220))], over, words);
    assert_costs(&[cost(300, None)], over, "0.3 s (over the limit of 0.2 s)");
    assert_costs(&[cost(200, None)], None, "0.2 s (limit 0.2 s)");
    // The report of a failure says that a run was stopped.
    let stopped = Cost { is_stopped: true, ..slow };
    assert_costs(&[stopped], None, "0.3 s (limit 0.2 s; 0.21 s of processor time)");
    // A longer run may be within its limit, since it waits, or has more cases.
    let shorter = format!(", a shorter run {words}");
    let longer = "0.45 s (limit 0.2 s; 0.1 s of processor time)";
    assert_costs(&[cost(280, Some(220)), slow, waits], over, &format!("{longer}{shorter}"));
    assert_costs(&[slow, cost(280, Some(220)), waits], over, &format!("{longer}{shorter}"));
    let many = Cost { cases: 5000, limit: Duration::from_millis(5200), ..cost(4000, None) };
    assert_costs(&[slow, many], over, &format!("4 s (limit 5.2 s for 5,000 cases){shorter}"));
}

#[test]
fn time_of_all_threads_is_named_if_it_is_another() {
    for (time, total, words) in [
        (190, 190, "0.19 s (limit 0.2 s)"),
        (300, 120, "0.3 s (limit 0.2 s; 0.1 s of processor time)"),
        (
            300,
            130,
            "0.3 s (limit 0.2 s; processor time: 0.1 s in the busiest thread, 0.13 s in all)",
        ),
    ] {
        let total_time = Some(Duration::from_millis(total));
        let run = Cost { total_time, ..cost(time, Some(100)) };
        assert_costs(&[run], None, words);
    }
}

#[test]
fn memory_is_named_beside_its_limit() {
    let within = Cost { memory: Some(32 * 1024), ..cost(5, None) };
    let words = "0.005 s (limit 0.2 s), most memory 32 MB (limit 32 MB)";
    assert_costs(&[within], None, words);
    let over = Cost { memory: Some(32 * 1024 + 1), ..cost(5, None) };
    let words = "0.005 s (limit 0.2 s), most memory 33 MB (over the limit of 32 MB)";
    // Later runs of less memory change nothing.
    assert_costs(&[over, within], Some("over the memory limit"), words);
    let slow = cost(300, None);
    let words = "0.3 s (over the limit of 0.2 s), most memory 33 MB (over the limit of 32 MB)";
    assert_costs(&[slow, over], Some("over the time and memory limits"), words);
}

#[test]
fn notes_say_where_the_limits_are_from() {
    let unsure = Limits { is_confirmed: false, ..LIMITS };
    let costs = costs_of(&[Cost { memory: Some(1), ..cost(5, None) }]);
    for (limits, time_note, memory_note) in [
        (Some(LIMITS), "", " (limit 32 MB)"),
        (Some(unsure), ", not confirmed", " (limit 32 MB, not confirmed)"),
        (None, ", assumed since it is unknown", ""),
    ] {
        for (is_given, time_note) in [(false, time_note), (true, "")] {
            let words = format!("0.005 s (limit 0.2 s{time_note}), most memory 1 MB{memory_note}");
            assert_eq!(costs.in_words(limits, is_given, None), format!("longest run {words}"));
        }
        // A memory limit that is given replaces the judge's.
        let words = "longest run 0.005 s (limit 0.2 s), most memory 1 MB (limit 64 MB)";
        assert_eq!(costs.in_words(limits, true, Some(64)), words);
    }
}

#[test]
fn memory_over_a_limit_is_too_much() {
    let cost = Cost { memory: Some(64 * 1024), ..cost(5, None) };
    assert_eq!(cost.memory_over(Some(64)), None);
    assert_eq!(cost.memory_over(Some(63)).as_deref(), Some("64 MB (limit 63 MB)"));
    assert_eq!(cost.memory_over(None), None);
}
