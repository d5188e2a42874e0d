//! The viewer: what it draws, and what it says when it cannot.

mod common;

use std::io::{Read, Write};
use std::process::{Command, Output, Stdio};

use common::{binary, run, Random, BINARIES};

const EIGHT_LEGEND: &str = "\
The blank trades places with the tile above (u), below (d),
left (l) or right (r) of it. The tile that moved stands out.
";

const EIGHT_CASE: &str = "
Case 1: 4 moves bring the board to the goal: uldr

 start     1: u      2: l      3: d      4: r
 2 8 3     2 . 3     .[2]3    [1]2 3     1 2 3
 1 . 4     1[8]4     1 8 4     . 8 4    [8]. 4
 7 6 5     7 6 5     7 6 5     7 6 5     7 6 5
";

const ROTATION_BOARD: &str = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3";

const ROTATION: &str = "\
A turn moves a line one square towards its letter; what falls off
comes back at the other end. The goal is one symbol on the eight
squares around the middle. The turned line stands out.

Case 1: 2 turns fill the centre with 2: AC

       start                 1: A                  2: C
       A   B                [A]  B                 A   B
       1   1                [1]  1                 1   1
       1   1                [3]  1                 3   1
 H 3 2 3 2 3 1 3 C     H 3 2[2]2 3 1 3 C     H[3 3 2 2 2 3 1 C]
       2   2                [2]  2                 2   2
 G 3 1 2 2 2 3 1 D     G 3 1[2]2 2 3 1 D     G 3 1 2 2 2 3 1 D
       2   1                [3]  1                 3   1
       3   3                [1]  3                 1   3
       F   E                 F   E                 F   E
";

fn show(arguments: &[&str]) -> Command {
    let mut command = Command::new(binary("show"));
    command.args(arguments).env_remove("COLUMNS").env_remove("NO_COLOR");
    command
}

/// What is drawn of an input that has no fault.
fn drawn(command: &mut Command, input: &str) -> String {
    let output = run(command, input.as_bytes());
    assert_eq!(told(&output), (Some(0), String::new()), "{command:?} on {input}");
    text(output.stdout)
}

fn told(output: &Output) -> (Option<i32>, String) {
    (output.status.code(), text(output.stderr.clone()))
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("the viewer writes UTF-8")
}

#[test]
fn eight_puzzle_is_drawn_board_by_board() {
    let expected = format!("{EIGHT_LEGEND}{EIGHT_CASE}");
    assert_eq!(drawn(&mut show(&["p1379"]), "283104765\n"), expected);
    assert_eq!(drawn(&mut show(&["luogu", "P1379"]), "283104765\n"), expected);
}

#[test]
fn rotation_game_is_drawn_as_its_shape() {
    assert_eq!(drawn(&mut show(&["poj2286"]), &format!("{ROTATION_BOARD}\n0\n")), ROTATION);
}

#[test]
fn pairs_are_drawn_from_start_to_goal() {
    let input = "3\n12X453786\n12345678X\n12X453786\n21345678X\n12X453786\n12X453786\n";
    let cases = "
Case 1: 2 moves bring the board to the goal: dd

 start     1: d      2: d
 1 2 .     1 2[3]    1 2 3
 4 5 3     4 5 .     4 5[6]
 7 8 6     7 8 6     7 8 .

Case 2: unsolvable, no moves lead to the goal

 start     goal
 1 2 .     2 1 3
 4 5 3     4 5 6
 7 8 6     7 8 .

Case 3: nothing has to be done, the board is the goal

 start
 1 2 .
 4 5 3
 7 8 6
";
    assert_eq!(drawn(&mut show(&["hdu3567"]), input), format!("{EIGHT_LEGEND}{cases}"));
}

#[test]
fn unsolvable_solved_and_nearly_solved_boards_are_told_apart() {
    let cases = "
Case 1: unsolvable, no moves lead to the goal

 start
 2 1 3
 4 5 6
 7 8 .

Case 2: nothing has to be done, the board is the goal

 start
 1 2 3
 4 5 6
 7 8 .

Case 3: 1 move brings the board to the goal: r

 start     1: r
 1 2 3     1 2 3
 4 5 6     4 5 6
 7 . 8     7[8].
";
    for name in ["acwing179", "acwing845"] {
        let input = "21345678x 12345678x 1234567x8";
        assert_eq!(drawn(&mut show(&[name]), input), format!("{EIGHT_LEGEND}{cases}"));
    }
    let centre = "1 1 1 1 1 1 2 2 2 1 1 2 2 3 3 2 2 2 3 3 3 3 3 3";
    let turned = "1 1 1 1 1 2 2 2 1 1 1 2 2 3 3 2 2 2 3 3 3 3 3 3";
    let text = drawn(&mut show(&["poj2286"]), &format!("{centre} {turned}"));
    assert!(text.contains("\nCase 1: nothing has to be done, the centre is full of 2\n"));
    assert!(text.contains("\nCase 2: 1 turn fills the centre with 2: C\n"));
    assert_eq!(text.matches("start").count(), 2);
}

#[test]
fn every_problem_is_known() {
    for name in BINARIES {
        let text = drawn(&mut show(&[name]), if name == "hdu3567" { "0" } else { "" });
        assert!(text.ends_with("stands out.\n"), "{name} draws {text}");
    }
}

#[test]
fn boards_fit_the_width() {
    let narrow = "
Case 1: 4 moves bring the board to the goal: uldr

 start     1: u      2: l      3: d
 2 8 3     2 . 3     .[2]3    [1]2 3
 1 . 4     1[8]4     1 8 4     . 8 4
 7 6 5     7 6 5     7 6 5     7 6 5

 4: r
 1 2 3
[8]. 4
 7 6 5
";
    // Four boards take 37 columns, and five 47.
    for columns in ["37", "40", "46"] {
        let text = drawn(show(&["p1379"]).env("COLUMNS", columns), "283104765");
        assert_eq!(text, format!("{EIGHT_LEGEND}{narrow}"), "COLUMNS={columns}");
    }
    for columns in ["47", "", "0", "-5", "wide", "99999999999999999999"] {
        let text = drawn(show(&["p1379"]).env("COLUMNS", columns), "283104765");
        assert_eq!(text, format!("{EIGHT_LEGEND}{EIGHT_CASE}"), "COLUMNS={columns}");
    }
}

/// The last board of a case that is drawn one board below the other.
fn last_board(case: &str, rows: usize) -> Vec<Vec<char>> {
    let lines: Vec<&str> = case.trim_end().lines().collect();
    let cells = |line: &&str| line.chars().skip(1).step_by(2).collect();
    lines[lines.len() - rows..].iter().map(cells).collect()
}

#[test]
fn ways_of_the_rotation_game_end_with_a_full_centre() {
    let mut random = Random(2286);
    let mut board = *b"111111112222222233333333";
    let boards: Vec<String> = (0..20)
        .map(|_| {
            random.shuffle(&mut board);
            text(board.to_vec())
        })
        .collect();
    let drawing = drawn(show(&["poj2286"]).env("COLUMNS", "20"), &boards.join("\n"));
    let answers = run(&mut Command::new(binary("poj2286")), boards.join("\n").as_bytes()).stdout;
    let answers = text(answers);
    let answers: Vec<&str> = answers.lines().collect();
    let cases: Vec<&str> = drawing.split("\nCase ").skip(1).collect();
    assert_eq!(cases.len(), boards.len());
    for (case, answer) in cases.iter().zip(answers.chunks(2)) {
        let headline = case.lines().next().expect("a case has a headline");
        assert!(headline.ends_with(answer[0]), "{case} is not {answer:?}");
        let rows = last_board(case, 9);
        let centre = [[3, 3], [3, 4], [3, 5], [4, 3], [4, 5], [5, 3], [5, 4], [5, 5]];
        for [row, column] in centre {
            assert_eq!(rows[row][column].to_string(), answer[1], "{case}");
        }
    }
}

#[test]
fn ways_of_the_eight_puzzle_end_at_the_goal() {
    let mut random = Random(1077);
    let mut board = *b"12345678x";
    for _ in 0..20 {
        random.shuffle(&mut board);
        let board = text(board.to_vec());
        let drawing = drawn(show(&["acwing179"]).env("COLUMNS", "65535"), &board);
        let answer = text(run(&mut Command::new(binary("acwing179")), board.as_bytes()).stdout);
        if answer == "unsolvable\n" {
            assert!(drawing.contains("Case 1: unsolvable"), "{drawing}");
        } else {
            assert!(drawing.contains(&format!("goal: {answer}")), "{drawing} is not {answer}");
            let rows = last_board(&drawing, 3);
            let ends = rows.iter().flat_map(|row| &row[row.len() - 3..]);
            assert_eq!(ends.collect::<String>(), "12345678.");
        }
    }
}

#[test]
fn case_is_drawn_as_soon_as_its_board_is_complete() {
    let mut command = show(&["p1379"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("starts");
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    let mut stdout = child.stdout.take().expect("stdout is a pipe");
    // Where something is drawn too late, this waits for ever.
    for (typed, expected) in [("", EIGHT_LEGEND), ("283104765", EIGHT_CASE)] {
        stdin.write_all(typed.as_bytes()).expect("the viewer reads");
        let mut text = vec![0; expected.len()];
        stdout.read_exact(&mut text).expect("the viewer writes");
        assert_eq!(String::from_utf8_lossy(&text), expected);
    }
    drop(stdin);
    assert!(child.wait().expect("the viewer ends").success());
}

/// What a terminal would get to see, where there is a command to make one.
#[cfg(target_os = "linux")]
fn on_terminal(variable: &str, value: &str) -> Option<String> {
    let mut command = Command::new("script");
    command.args(["-qec", "echo 283104765 | \"$SHOW\" p1379", "/dev/null"]);
    command.env("SHOW", binary("show")).env("TERM", "xterm").env_remove("NO_COLOR");
    let output = command.env(variable, value).stdin(Stdio::null()).output().ok()?;
    Some(text(output.stdout))
}

#[test]
#[cfg(target_os = "linux")]
fn marks_stand_out_on_a_terminal_that_may_show_them() {
    let marked = " 1 . 4     1\x1b[1;7m[8]\x1b[0m4 ";
    for (variable, value, is_marked) in
        [("NO_COLOR", "", true), ("NO_COLOR", "1", false), ("TERM", "dumb", false)]
    {
        if let Some(text) = on_terminal(variable, value) {
            assert_eq!(text.contains(marked), is_marked, "{variable}={value}: {text}");
            assert_eq!(text.contains('\x1b'), is_marked, "{variable}={value}: {text}");
        }
    }
}

/// Checks that every element is closed by its own end, and that there is one around all.
fn assert_balanced(svg: &str) {
    let mut open = Vec::new();
    for (i, tag) in svg.split('<').skip(1).enumerate() {
        let (tag, _) = tag.split_once('>').expect("a tag is closed");
        let name = tag.split(' ').next();
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            assert!(i == 0 || !open.is_empty(), "{tag} is outside");
            open.extend(name);
        }
    }
    assert!(open.is_empty(), "{open:?} stay open");
}

#[test]
fn picture_holds_every_board() {
    for (name, input, boards, marked, headline) in [
        ("p1379", "283104765", 5, 4, "4 moves bring the board to the goal: uldr"),
        ("poj2286", ROTATION_BOARD, 3, 16, "2 turns fill the centre with 2: AC"),
        ("acwing845", "", 0, 0, ""),
    ] {
        let svg = drawn(&mut show(&["--svg", name]), input);
        assert_balanced(&svg);
        assert_eq!(svg.matches("class=\"board\"").count(), boards, "{name}");
        assert_eq!(svg.matches(" marked\"").count(), marked, "{name}");
        assert!(svg.contains(headline), "{svg}");
    }
}

#[test]
fn fault_is_told_after_the_cases_before_it() {
    let input = b"283104765\n\n12344";
    let fault = (Some(1), "show: line 3, column 5: tile 4 appears twice\n".to_string());
    let output = run(&mut show(&["p1379"]), input);
    assert_eq!(told(&output), fault);
    assert_eq!(text(output.stdout), format!("{EIGHT_LEGEND}{EIGHT_CASE}"));

    let output = run(&mut show(&["p1379", "--svg"]), input);
    assert_eq!(told(&output), fault);
    let svg = text(output.stdout);
    assert_balanced(&svg);
    assert_eq!(svg.matches("class=\"board\"").count(), 5);

    let output = run(&mut show(&["hdu3567"]), b"2\n12345678X\n12345678X\n12345678X\n");
    let end = "show: line 5, column 1: the input ends in case 2 of 2\n";
    assert_eq!(told(&output), (Some(1), end.to_string()));
}

#[test]
fn arguments_are_checked_before_the_input() {
    let usage = "usage: show [--svg] PROBLEM < INPUT";
    for (arguments, fault) in [
        (&[][..], "no problem is named;"),
        (&["--svg"], "no problem is named;"),
        (&["p1380"], "no problem is called 'p1380';"),
        (&["p1379", "poj2286"], "no problem is called 'p1379 poj2286';"),
        (&["p1379", "--png"], "unknown option --png;"),
    ] {
        let output = run(&mut show(arguments), b"283104765");
        let (status, said) = told(&output);
        assert_eq!((status, output.stdout.len()), (Some(2), 0), "{arguments:?}");
        let (first, list) = said.split_once('\n').expect("a line and the list");
        assert_eq!(first, format!("show: {fault} {usage}"));
        assert!(list.lines().map(|line| line.split(' ').next().unwrap_or("")).eq(BINARIES));
    }
    let help = drawn(&mut show(&["--help"]), "");
    assert!(help.contains(usage) && BINARIES.iter().all(|name| help.contains(name)));
}

#[test]
fn reader_that_goes_away_is_no_fault() {
    let mut command = show(&["acwing179"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("starts");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    let _ = stdin.write_all(&b"12345678x\n".repeat(1000));
    drop(stdin);
    assert_eq!(told(&child.wait_with_output().expect("the viewer ends")), (Some(0), String::new()));
}
