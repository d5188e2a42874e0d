//! Solvers that are scripts of the shell.

use std::fs::Permissions;
use std::os::unix::fs::{symlink, PermissionsExt};
use std::path::Path;

use super::*;
use crate::common::files::path;

/// Returns a command that tries a shell script as a solver, in a folder. The script gets our own
/// solver as `$1`, and the one with mistakes as `$2`.
pub fn stress_script(folder: &Folder, call: &str, script: &str) -> Command {
    stress(folder, call, &["sh", "-c", script, "sh", &own(call), &wrong()])
}

/// Writes a file that can be run.
pub fn write_program(folder: &Folder, name: &str, text: &str) {
    let file = folder.write(name, text);
    fs::set_permissions(file, Permissions::from_mode(0o755)).expect("it is a program");
}

/// The first solver is wrong on all pairs whose goal does not have its tiles in order, the second
/// on one board of two moves. Not all inputs that are smaller are tried, so a report must not say
/// that none of them fails.
#[test]
fn neither_pairs_nor_rotations_are_proven_to_be_the_smallest() {
    let pairs = r#"i=$(cat); case $(echo "$i" | tail -1 | tr -d X) in
        12345678) echo "$i" | "$1" ;; *) echo wrong ;; esac"#;
    let rotations = r#"i=$(cat); case $i in
        *"1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3"*) echo wrong ;;
        *) echo "$i" | "$1" ;; esac"#;
    for (name, script) in [("hdu3567", pairs), ("poj2286", rotations)] {
        let folder = Folder::new("unproven");
        let call = format!("{name} --rounds 1000 --seed 1 --shrink 600");
        let pattern = "…\nInput: stress.in (boards: 1, moves: …";
        let report = assert_report(&mut stress_script(&folder, &call, script), pattern);
        assert!(!report.contains("no smaller input fails"), "{report}");
    }
}

/// The first run or runs fail, and one of the three runs that repeat the failure does not. The
/// first failure is saved before the second run.
#[test]
fn solvers_that_fail_only_sometimes_are_reported_as_such() {
    let pattern = "…status: 1; run again, it passed: it fails only sometimes\n\
                   …(boards: 1, moves: 1; samples/p1379/one-move.in)\n\
                   …\np1379: failure in input 1, samples/p1379/one-move.in, in …";
    for failures in [1, 2, 4] {
        let folder = Folder::new("sometimes");
        let script = format!(
            r#"echo run >> runs; [ $(wc -l < runs) -gt {failures} ] || exit 1
            cp stress.in saved; exec "$1""#
        );
        assert_report(&mut stress_script(&folder, "p1379 --rounds 1", &script), pattern);
        assert_eq!(text(&folder.0.join("saved")), "103824765\n");
    }
}

#[test]
fn standard_error_is_shown_and_saved() {
    let folder = Folder::new("errors");
    let pattern = "…Case 1: crash: exit status: 3\n\
                   …\nGoal: 123804765\nAnswer: none\nExpected: '1'\n\nInput: \
                   …\nStandard error: stress.err\n    3\n    4\n…\n    12\np1379: …";
    assert_report(&mut stress_script(&folder, "p1379", "seq 12 >&2; exit 3"), pattern);
    assert_eq!(text(&folder.0.join("stress.err")).lines().count(), 12);
    assert_eq!(text(&folder.0.join("stress.in")), "103824765\n");
    // If standard error is empty, its file is.
    let pattern = "…\nOutput: stress.out\np1379: …";
    assert_report(&mut stress_script(&folder, "p1379", "echo 2"), pattern);
    assert_eq!(text(&folder.0.join("stress.err")), "");
}

#[test]
fn files_of_an_earlier_failure_stay() {
    let folder = Folder::new("earlier");
    folder.write("stress.in", "103824765\n");
    let pattern = "p1379: no failure in …\nstress.in is from an earlier run\n";
    assert_report(&mut stress(&folder, "p1379 --rounds 1", &[&own("p1379")]), pattern);
    assert_eq!(text(&folder.0.join("stress.in")), "103824765\n");
}

/// The report shows ten lines of the input, and the end of standard error. The end is never lost,
/// though the solver writes more than a pipe holds at once, then many small texts, and one at its
/// very end.
#[test]
fn long_inputs_and_standard_error_are_shortened() {
    let folder = Folder::new("long");
    let script = r#"i=$(cat); [ $(echo "$i" | wc -l) -gt 10 ] || { echo "$i" | "$1"; exit; }
        head -c 3000000 /dev/zero >&2; seq 60000 >&2; echo last >&2; exit 3"#;
    let call = "hdu1043 --rounds 1000 --shrink 0";
    let pattern = "…\nInput: …\nOutput: …\n    60000\n    last\nhdu1043: …";
    let report = assert_report(&mut stress_script(&folder, call, script), pattern);
    let (_, shown) = report.split_once("\nInput: ").expect("the input is shown");
    assert_eq!(shown.matches("\n    ").count(), 11 + 10, "{report}");
    assert!(shown.contains("\n    …\nOutput: "), "{report}");
    let errors = fs::read(folder.0.join("stress.err")).expect("it is saved");
    assert!(errors.ends_with(b"\nlast\n"), "{report}");
    assert_eq!(errors.len(), 1 << 20);
}

/// Conditions of the shell on an input `$i`: that it is one certain board, or one pair whose start
/// is its goal.
const IS_SOLVED: &str = r#"[ "$(echo $i)" = "1 2 3 4 5 6 7 8 x" ]"#;
const IS_UNSOLVABLE: &str = r#"[ "$(echo $i)" = "1 2 3 4 5 6 8 7 x" ]"#;
const IS_NEAR: &str = r#"[ "$(echo $i)" = "1 2 3 4 5 x 7 8 6" ]"#;
const IS_SOLVED_PAIR: &str = r#"[ $(echo "$i" | sort -u | wc -l) = 2 ]"#;

/// Returns a script that is wrong if a condition holds.
fn wrong_if(condition: &str) -> String {
    format!(r#"i=$(cat); if {condition}; then echo wrong; else echo "$i" | "$1"; fi"#)
}

/// The statement allows these boards, but the judge's tests probably have none. The first failure
/// is saved.
#[test]
fn failures_on_boards_that_accepted_programs_get_wrong_are_excused() {
    let both = format!("{IS_UNSOLVABLE} || {IS_SOLVED}");
    for (name, condition, kinds) in [
        ("poj1077", IS_UNSOLVABLE, &["unsolvable boards"][..]),
        ("poj1077", &both, &["the solved board", "unsolvable boards"]),
        ("hdu3567", IS_SOLVED_PAIR, &["the solved board"]),
    ] {
        let folder = Folder::new("excused");
        let call = format!("{name} --rounds 60 --seed 1");
        let mut pattern = String::new();
        let mut file = "; input: stress.in";
        for kind in kinds {
            let note = format!("accepted programs fail there, too{file}");
            pattern += &format!("Excused: {kind}, as in input …: WA: … ({note})\n");
            file = "";
        }
        let result = format!("no failure, but wrong on {}", kinds.join(" and "));
        pattern += &format!("{name}: {result}, as accepted programs are: 60 inputs in …");
        let report =
            assert_report(&mut stress_script(&folder, &call, &wrong_if(condition)), &pattern);
        assert_eq!(report.matches("Excused: ").count(), kinds.len(), "{report}");
        let is_solved = saved_case(&folder, name).is_solved();
        assert_eq!(is_solved, kinds[0] == "the solved board", "{report}");
    }
}

/// The first solver fails on a board that is excused, and on another one. At the second solver's
/// judge, unsolvable boards are not excused.
#[test]
fn excused_failures_do_not_replace_failures_on_other_boards() {
    let either = format!("{IS_UNSOLVABLE} || {IS_NEAR}");
    for (name, condition, size) in [
        ("poj1077", &*either, "(boards: 1, moves: 1; no smaller input fails)\n"),
        ("acwing179", IS_UNSOLVABLE, "unsolvable-1.in; no smaller input fails)\n"),
    ] {
        let folder = Folder::new("elsewhere");
        let call = format!("{name} --rounds 60 --seed 1");
        let pattern = format!("…{size}…\nOutput: stress.out\n{name}: failure in …");
        assert_report(&mut stress_script(&folder, &call, &wrong_if(condition)), &pattern);
    }
}

#[test]
fn failures_on_samples_are_excused_like_others() {
    let folder = Folder::new("excused-samples");
    let script = wrong_if(IS_SOLVED);
    let count = inputs(find("poj1077")).len();
    let pattern = format!(
        "…\nsolved: WA: case 1 (input line 1, output line 1): move 1, 'w', is not a move \
         (accepted programs fail there, too)\n\
         …\npoj1077: no failure, but wrong on the solved board, as accepted programs are: \
         {count} samples in …"
    );
    assert_report(&mut stress_script(&folder, "poj1077 --samples", &script), &pattern);
    let pattern = "…\nacwing179: 1 of …";
    assert_report(&mut stress_script(&folder, "acwing179 --samples", &script), pattern);
}

/// Each is fed once.
#[test]
fn samples_are_fed_unchanged_in_the_order_of_their_names() {
    let folder = Folder::new("as-they-are");
    let script = r#"cat > input; cat input >> inputs; exec "$1" < input"#;
    let pattern = "…poj2286: no failure in …";
    assert_report(&mut stress_script(&folder, "poj2286 --samples", script), pattern);
    let expected: String = inputs(find("poj2286")).iter().map(|file| text(file)).collect();
    assert_eq!(text(&folder.0.join("inputs")), expected);
}

/// The script is started by a link, from a folder whose name has a space, with the tests' own
/// programs as those that cargo builds: a stand-in for cargo only notes how it is called, since a
/// build would take long.
#[test]
fn samples_script_calls_stress_from_any_folder() {
    let folder = Folder::new("a folder");
    write_program(&folder, "cargo", r#"echo "$PWD $*" > "${0%/*}/called""#);
    let link = |name: &str, target: &Path| {
        symlink(target, folder.0.join(name)).expect("the link can be made");
    };
    link("samples", &path("scripts/samples.sh"));
    link("my solver", Path::new(&own("p1379")));
    link("release", executable("stress").parent().expect("a folder"));
    let others = std::env::var("PATH").expect("it is text");
    let programs = format!("{}:{others}", folder.0.display());
    let run_script = |arguments: &[&str]| {
        let mut script = Command::new("./samples");
        script.args(arguments).current_dir(&folder.0);
        script.env("CARGO_TARGET_DIR", &folder.0).env("PATH", &programs);
        script
    };
    let pattern = "…\nsample-1: AC (…\nluogu p1379: no failure in …";
    assert_report(&mut run_script(&["luogu p1379", "./my solver"]), pattern);
    assert_report(&mut run_script(&["luogu p1379", "--", "./my solver", "--all"]), pattern);
    let root = fs::canonicalize(path("")).expect("the project's folder");
    let called = format!("{} build --quiet --release --bin stress\n", root.display());
    assert_eq!(text(&folder.0.join("called")), called);
    assert_report(&mut run_script(&["p1379", &wrong(), "first-only"]), "…p1379: …");
    let usage = "usage: samples.sh NAME COMMAND [ARGUMENT...]\n…";
    let without_words = outcome(&mut run_script(&[]), b"");
    assert_eq!(without_words.status, Some(2));
    assert_matches(&without_words.messages, usage);
    assert_matches(&outcome(&mut run_script(&["--help"]), b"").printed_with_status(0), usage);
}

#[test]
fn input_that_cannot_be_written_is_an_error() {
    let folder = Folder::new("no-folder");
    let missing = folder.0.join("missing");
    let pattern = format!("cannot write the input to {}: …", missing.display());
    assert_refused(stress(&folder, "p1379", &["cat"]).env("TMPDIR", &missing), &pattern);
}

/// The solver has several names, and is found in a folder of `PATH`.
#[test]
fn failures_are_not_saved_over_another_name_of_the_solver() {
    let folder = Folder::new("links");
    let solver = executable("p1379");
    fs::hard_link(&solver, folder.0.join("own.err")).expect("the link can be made");
    let mut stress = stress(&folder, "p1379 --save own", &["p1379"]);
    stress.env("PATH", solver.parent().expect("a folder"));
    assert_refused(&mut stress, "…own.err: it is part of the command; --save PREFIX names …");
}
