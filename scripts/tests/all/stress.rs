//! The finder of an input on which a solver fails, and of a smaller one. Most of what it reports is
//! in `transcripts/unix` and `transcripts/linux`.

use crate::common::calls::{command, outcome_in};
use crate::common::files::{text, Folder};
use crate::common::find;
use crate::common::judge;
use crate::common::processes::assert_matches;
use crate::common::wrong::wrong_answers;
use puzzle_tools::eight::Board;
use puzzle_tools::judging::distances::layers;

/// Runs `stress` in a folder, asserts its exit status, and returns its report. The time limit is a
/// minute: the machine may be busy.
fn stress(folder: &Folder, call: &str, status: i32) -> String {
    let outcome = outcome_in(folder, &mut command(&format!("stress --time-limit 60 {call}")));
    assert_eq!(outcome.status, Some(status), "{}{}", outcome.printed, outcome.messages);
    outcome.printed
}

/// The path of the solver is too long. On all nearer boards the solver is right.
#[test]
fn reported_board_is_the_nearest_that_fails() {
    let folder = Folder::new("nearest");
    let call = "acwing179 --seed 1 --rounds 1000 --shrink 600 -- solver acwing179 weighted";
    let report = stress(&folder, call, 1);
    let acwing179 = find("acwing179");
    let case = judge::read(acwing179, &text(&folder.0.join("stress.in")))[0];
    let fewest = case.distance().expect("it can be solved");
    let output = text(&folder.0.join("stress.out"));
    let path = output.trim();
    let mistake = format!("Case 1: WA: {} moves, fewest: {fewest}", path.len());
    let size = format!("(cases: 1, moves: {fewest}; no smaller input fails)");
    assert_matches(&report, &format!("…\n{mistake}\n…\nInput: stress.in {size}\n…"));
    let goal = Board([1, 2, 3, 4, 5, 6, 7, 8, 0]);
    for (distance, nearer) in layers(goal)[..fewest].iter().enumerate() {
        for board in nearer {
            let path = wrong_answers("weighted", acwing179, &acwing179.laid_out(&board.0));
            assert_eq!(path.trim().len(), distance, "{board}");
        }
    }
}

/// The solver fails on the first unsolvable board, and takes more than a minute for the next input.
#[test]
#[ignore = "takes long"]
#[cfg(unix)]
fn kept_failure_counts_when_the_minute_is_up() {
    let folder = Folder::new("minute");
    folder.write(
        "solver",
        "[ ! -e failed ] || { sleep 61; exec acwing179; }
         answer=$(acwing179)
         case $answer in unsolvable) touch failed; echo wrong;; *) echo $answer;; esac",
    );
    let report = stress(&folder, "poj1077 --seed 1 --shrink 0 -- sh solver", 1);
    let time_up = "the minute was up; --rounds 1000 tries all inputs";
    let left = "samples that had no turn: 2, see --samples";
    let result = "poj1077: failure in input …\nlongest run …";
    assert_matches(&report, &format!("…\n{result}\n{time_up}; {left}\n"));
    let case = judge::read(find("poj1077"), &text(&folder.0.join("stress.in")))[0];
    assert_eq!(case.distance(), None);
}

/// With `--all`, inputs start after a minute, too. The second run is wrong: it prints nothing.
#[test]
#[ignore = "takes long"]
#[cfg(unix)]
fn all_goes_on_after_the_first_minute() {
    let folder = Folder::new("minute");
    folder.write("solver", "[ ! -e ran ] || exit 0; touch ran; sleep 61; exec p1379");
    let report = stress(&folder, "p1379 --all --shrink 0 -- sh solver", 1);
    assert_matches(&report, "…\np1379: failure in input 2 in …\n…");
}
