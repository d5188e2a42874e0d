//! The costs of runs beside their limits, the rule for what is too slow, and time without pauses.

use std::time::Duration;

use puzzle_tools::judging::problems::Limits;
use puzzle_tools::stress::clock::{wait, Clock};
use puzzle_tools::stress::cost::{Cost, Costs, TooSlow};

const LIMITS: Limits = Limits { seconds: 0.2, megabytes: 32, is_confirmed: true };

pub fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// The cost of a run with a limit of 0.2 s. The time of the run, and the processor time of its
/// busiest thread, are in milliseconds.
fn cost(time: u64, processor_time: Option<u64>) -> Cost {
    let processor_time = processor_time.map(ms);
    Cost { limit: ms(200), time: ms(time), processor_time, memory: None }
}

/// The costs of some runs on one case each, of which none was stopped.
fn costs_of(runs: &[Cost]) -> Costs {
    let mut costs = Costs::default();
    runs.iter().for_each(|run| costs.add(*run, 1, false));
    costs
}

/// Asserts which limits the runs of these costs exceeded, and the words for them.
#[track_caller]
fn assert_costs(costs: Costs, over_limits: Option<&str>, words: &str) {
    assert_eq!(costs.over_limits(Some(LIMITS.megabytes)), over_limits);
    assert_eq!(costs.in_words(Some(LIMITS), false, None), format!("longest run {words}"));
}

#[test]
fn runs_are_too_slow_beyond_these_times() {
    use TooSlow::{ByClock, ByProcessorTime};

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
        let found = cost(time, processor_time).too_slow();
        assert_eq!(found, too_slow, "{time} ms, processor time: {processor_time:?}");
    }
}

#[test]
fn busiest_time_is_the_longest_that_was_found() {
    let mut run = cost(300, None);
    for (found, processor_time, time) in [
        (None, None, 300),
        (Some(150), Some(150), 300),
        // The busiest thread has ended before the run.
        (Some(20), Some(150), 300),
        (None, Some(150), 300),
        // This process was suspended for longer than a look, and the run went on.
        (Some(350), Some(350), 350),
    ] {
        run.add_busiest_time(found.map(ms));
        assert_eq!((run.processor_time, run.time), (processor_time.map(ms), ms(time)), "{found:?}");
    }
}

#[test]
fn clock_leaves_out_leaps() {
    let mut clock = Clock::default();
    for (now, time) in [
        (50, 50),
        (150, 150),
        // A leap counts as one tick.
        (251, 200),
        (3_600_000, 250),
        (3_600_010, 260),
        (7_200_000, 310),
    ] {
        assert_eq!(clock.at(ms(now)), ms(time), "at {now} ms");
    }
}

/// No clock is asked, so a pause of this process takes no look away.
#[test]
fn wait_counts_looks() {
    for (needed, made) in [(1, 1), (20, 20), (21, 20)] {
        let mut looks = 0;
        wait(|pause| {
            assert_eq!(pause, ms(50));
            looks += 1;
            looks == needed
        });
        assert_eq!(looks, made, "needed: {needed}");
    }
}

#[test]
fn longest_run_is_named() {
    // Even a run of no time replaces the default cost.
    assert_costs(costs_of(&[cost(0, None)]), None, "0 s (limit 0.2 s)");
    // A run that waits is not over the limit. Its processor time is known from half the limit on.
    let runs = [cost(5, None), cost(150, Some(100))];
    assert_costs(costs_of(&runs), None, "0.15 s (limit 0.2 s)");
    let waits = "0.45 s (limit 0.2 s; 0.1 s of processor time)";
    assert_costs(costs_of(&[cost(450, Some(100))]), None, waits);
    // A run that ended before it was stopped is over the limit, also if another one is longer.
    let over = Some("over the time limit");
    let runs = [cost(300, Some(210)), cost(450, Some(100)), cost(250, Some(220))];
    assert_costs(costs_of(&runs), over, waits);
    assert_costs(costs_of(&[cost(300, None)]), over, "0.3 s (limit 0.2 s)");
    assert_costs(costs_of(&[cost(200, None)]), None, "0.2 s (limit 0.2 s)");
    // The report of a failure says that a run was stopped.
    let mut stopped = Costs::default();
    stopped.add(cost(300, Some(210)), 5000, true);
    let words = "0.3 s (limit 0.2 s for 5,000 cases; 0.21 s of processor time)";
    assert_costs(stopped, None, words);
}

#[test]
fn memory_is_named_beside_its_limit() {
    let within = Cost { memory: Some(32 * 1024), ..cost(5, None) };
    let words = "0.005 s (limit 0.2 s), most memory 32 MB (limit 32 MB)";
    assert_costs(costs_of(&[within]), None, words);
    let over = Cost { memory: Some(32 * 1024 + 1), ..cost(5, None) };
    let words = "0.005 s (limit 0.2 s), most memory 33 MB (over the limit of 32 MB)";
    // Later runs of less memory change nothing.
    assert_costs(costs_of(&[over, within]), Some("over the memory limit"), words);
    let words = "0.3 s (limit 0.2 s), most memory 33 MB (over the limit of 32 MB)";
    let both = Some("over the time and memory limits");
    assert_costs(costs_of(&[cost(300, None), over]), both, words);
}
