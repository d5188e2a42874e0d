//! Solvers that are scripts of the shell.

use std::fs::Permissions;
use std::os::unix::fs::{symlink, PermissionsExt};

use super::*;
use crate::common::files::path;

/// Tries a shell script in a new folder.
#[track_caller]
pub fn try_script(call: &str, script: &str, pattern: &str) -> Trial {
    let folder = Folder::new("script");
    folder.write("script", script);
    try_in(folder, &format!("{call} -- sh script"), pattern)
}

/// Writes a file that can be run.
pub fn write_program(folder: &Folder, name: &str, text: &str) {
    let file = folder.write(name, text);
    fs::set_permissions(file, Permissions::from_mode(0o755)).expect("it is a program");
}

/// The first run or runs fail, and one of the three runs that repeat the failure does not. The
/// first failure is saved before the second run.
#[test]
fn solvers_that_fail_only_sometimes_are_reported_as_such() {
    let pattern = "…status: 1; run again, it passed: it fails only sometimes\n\
                   …(boards: 1, moves: 1; samples/p1379/one-move.in)\n\
                   …\np1379: failure in input 1, samples/p1379/one-move.in, in …";
    for failures in [1, 2, 4] {
        let script = format!(
            r#"echo run >> runs; [ $(wc -l < runs) -gt {failures} ] || exit 1
            cp stress.in saved; exec p1379"#
        );
        let trial = try_script("p1379 --rounds 1", &script, pattern);
        assert_eq!(trial.file("saved"), "103824765\n");
    }
}

#[test]
fn standard_error_is_shown_and_saved() {
    let pattern = "…Case 1: crash: exit status: 3\n\
                   …\nGoal: 123804765\nAnswer: none\nExpected: '1'\n\nInput: \
                   …\nStandard error: stress.err\n    3\n    4\n…\n    12\np1379: …";
    let trial = try_script("p1379", "seq 12 >&2; exit 3", pattern);
    assert_eq!(trial.file("stress.err").lines().count(), 12);
    assert_eq!(trial.file("stress.in"), "103824765\n");
    // If standard error is empty, its file is.
    let trial = try_script("p1379", "echo 2", "…\nOutput: stress.out\np1379: …");
    assert_eq!(trial.file("stress.err"), "");
}

#[test]
fn files_of_an_earlier_failure_stay() {
    let folder = Folder::new("earlier");
    folder.write("stress.in", "103824765\n");
    let pattern = "p1379: no failure in …\nstress.in is from an earlier run\n";
    try_in(folder, "p1379 --rounds 1 -- p1379", pattern);
}

/// The report shows ten lines of the input, and the end of standard error. The end is never lost,
/// though the solver writes more than a pipe holds at once, then many small texts, and one at its
/// very end.
#[test]
fn long_inputs_and_standard_error_are_shortened() {
    let script = r#"i=$(cat); [ $(echo "$i" | wc -l) -gt 10 ] || { echo "$i" | acwing179; exit; }
        head -c 3000000 /dev/zero >&2; seq 60000 >&2; echo last >&2; exit 3"#;
    let pattern = "…\nStandard error: stress.err\n    59992\n…\n    60000\n    last\nhdu1043: …";
    let trial = try_script("hdu1043 --rounds 1000 --shrink 0", script, pattern);
    let (input, _) = trial.report.split_once("\nOutput: ").expect("the input comes first");
    assert_eq!(input.matches("\n    ").count(), 11, "{input}");
    assert!(input.ends_with("\n    …"), "{input}");
    let errors = trial.file("stress.err");
    assert_eq!(errors.len(), 1 << 20);
    assert!(errors.ends_with("\n60000\nlast\n"));
}

/// Conditions of the shell on an input `$i`.
const IS_SOLVED: &str = r#"[ "$(echo $i)" = "1 2 3 4 5 6 7 8 x" ]"#;
const IS_UNSOLVABLE: &str = r#"[ "$(echo $i)" = "1 2 3 4 5 6 8 7 x" ]"#;
const IS_NEAR: &str = r#"[ "$(echo $i)" = "1 2 3 4 5 x 7 8 6" ]"#;
const IS_NEAR_ROTATION: &str =
    r#"echo "$i" | grep -q "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3""#;
const IS_SOLVED_PAIR: &str = r#"[ $(echo "$i" | sort -u | wc -l) = 2 ]"#;
const IS_TO_OTHER_GOAL: &str = r#"[ $(echo "$i" | tail -1 | tr -d X) != 12345678 ]"#;

/// Returns a script that is wrong if a condition holds, and else runs a program.
fn wrong_if(condition: &str, program: &str) -> String {
    format!(r#"i=$(cat); if {condition}; then echo wrong; else echo "$i" | {program}; fi"#)
}

/// The first solver is wrong on all pairs whose goal does not have its tiles in order, the second
/// on one board of two moves. Not all inputs that are smaller are tried.
#[test]
fn neither_pairs_nor_rotations_are_proven_to_be_the_smallest() {
    let script = wrong_if(IS_TO_OTHER_GOAL, "hdu3567");
    let pattern = "…\nInput: stress.in (boards: 1, moves: 1)\n…";
    try_script("hdu3567 --rounds 1000 --seed 1 --shrink 600", &script, pattern);
    let script = wrong_if(IS_NEAR_ROTATION, "poj2286");
    let pattern = "…\nInput: stress.in (boards: 1, moves: 2)\n…";
    try_script("poj2286 --rounds 1000 --seed 1 --shrink 600", &script, pattern);
}

/// The statement allows these boards, but the judge's tests probably have none.
#[test]
fn failures_on_boards_that_accepted_programs_get_wrong_are_excused() {
    let script = wrong_if(&format!("{IS_UNSOLVABLE} || {IS_SOLVED}"), "acwing179");
    let pattern = "Excused: the solved board, as in input …: WA: …, too; input: stress.in)\n\
                   Excused: unsolvable boards, as in input …: WA: …, too)\n\
                   poj1077: no failure, but wrong on the solved board and unsolvable boards, as …";
    let trial = try_script("poj1077 --rounds 60 --seed 1", &script, pattern);
    // The first of them is saved.
    assert_eq!(trial.file("stress.in"), " 1  2  3  4  5  6  7  8  x \n");
    let script = wrong_if(IS_SOLVED_PAIR, "hdu3567");
    let pattern = "Excused: the solved board, as in input …: WA: …, too; input: stress.in)\n\
                   hdu3567: no failure, but wrong on the solved board, as accepted programs are: …";
    try_script("hdu3567 --rounds 60 --seed 1", &script, pattern);
}

/// The first solver fails on a board that is excused, and on another one. At the second solver's
/// judge, unsolvable boards are not excused.
#[test]
fn excused_failures_do_not_replace_failures_on_other_boards() {
    let script = wrong_if(&format!("{IS_UNSOLVABLE} || {IS_NEAR}"), "acwing179");
    let pattern = "…(boards: 1, moves: 1; no smaller input fails)\n\
                   …\nOutput: stress.out\npoj1077: failure in …";
    try_script("poj1077 --rounds 60 --seed 1", &script, pattern);
    let script = wrong_if(IS_UNSOLVABLE, "acwing179");
    let pattern = "…unsolvable-1.in; no smaller input fails)\n\
                   …\nOutput: stress.out\nacwing179: failure in …";
    try_script("acwing179 --rounds 60 --seed 1", &script, pattern);
}

#[test]
fn failures_on_samples_are_excused_like_others() {
    let script = wrong_if(IS_SOLVED, "acwing179");
    let pattern = "…\nsolved: WA: case 1 (input line 1, output line 1): move 1, 'w', is not a move \
                   (accepted programs fail there, too)\n\
                   …\npoj1077: no failure, but wrong on the solved board, as accepted programs are: …";
    try_script("poj1077 --samples", &script, pattern);
    try_script("acwing179 --samples", &script, "…\nacwing179: 1 of …");
}

/// Each is fed once.
#[test]
fn samples_are_fed_unchanged_in_the_order_of_their_names() {
    let script = r#"cat > input; cat input >> inputs; exec poj2286 < input"#;
    let trial = try_script("poj2286 --samples", script, "…poj2286: no failure in …");
    let expected: String = inputs(find("poj2286")).iter().map(|file| text(file)).collect();
    assert_eq!(trial.file("inputs"), expected);
}

/// The script is started by a link, from a folder whose name has a space, with the tests' own
/// programs as those that cargo builds: a stand-in for cargo only notes how it is called, since a
/// build would take long.
#[test]
fn samples_script_calls_stress_from_any_folder() {
    let folder = Folder::new("a folder");
    write_program(&folder, "cargo", r#"echo "$PWD $*" > "${0%/*}/called""#);
    let solver = executable("p1379");
    symlink(path("scripts/samples.sh"), folder.0.join("samples")).expect("a link");
    symlink(&solver, folder.0.join("my solver")).expect("a link");
    symlink(solver.parent().expect("a folder"), folder.0.join("release")).expect("a link");
    let run_script = |arguments: &[&str]| {
        let call = r#"PATH="$PWD:$PATH" CARGO_TARGET_DIR="$PWD" ./samples "$@""#;
        let mut shell = Command::new("sh");
        outcome(shell.args(["-c", call, "sh"]).args(arguments).current_dir(&folder.0), b"")
    };
    for words in [&["./my solver"][..], &["--", "./my solver", "--all"]] {
        let report = run_script(&[&["luogu p1379"], words].concat()).printed_with_status(0);
        assert_matches(&report, "…\nsample-1: AC (…\nluogu p1379: no failure in …");
    }
    let root = fs::canonicalize(path("")).expect("the project's folder");
    let called = format!("{} build --quiet --release --bin stress\n", root.display());
    assert_eq!(text(&folder.0.join("called")), called);
    assert_eq!(run_script(&["p1379", "echo"]).status, Some(1));
    let usage = "usage: samples.sh NAME COMMAND [ARGUMENT...]\n…";
    assert_matches(&run_script(&["--help"]).printed_with_status(0), usage);
    let without_words = run_script(&[]);
    assert_eq!(without_words.status, Some(2));
    assert_matches(&without_words.messages, usage);
}

#[test]
fn input_that_cannot_be_written_is_an_error() {
    let folder = Folder::new("no-folder");
    let missing = folder.0.join("missing");
    let pattern = "cannot write the input to …/missing: …";
    assert_refused(stress(&folder, "p1379 -- cat").env("TMPDIR", missing), pattern);
}

/// The solver has several names, and is found in a folder of `PATH`.
#[test]
fn failures_are_not_saved_over_another_name_of_the_solver() {
    let folder = Folder::new("links");
    fs::hard_link(executable("p1379"), folder.0.join("own.err")).expect("the link can be made");
    let pattern =
        "cannot write own.err: it is part of the command; --save PREFIX names other files";
    assert_refused(&mut stress(&folder, "p1379 --save own -- p1379"), pattern);
}
