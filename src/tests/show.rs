//! The viewer: its drawings, and its errors.

use crate::common::files::Folder;
use crate::common::programs::{command, outcome, printed};

const EIGHT_LEGEND: &str = "\
The blank trades places with the tile above (u), below (d), left
(l) or right (r) of it. The tile that moved stands out.
";

const SHORTEST_PATH: &str = "
Case 1: WA: expected '4', found '5'

 start     1: u      2: l      3: d      4: r
 2 8 3     2 . 3     .[2]3    [1]2 3     1 2 3
 1 . 4     1[8]4     1 8 4     . 8 4    [8]. 4
 7 6 5     7 6 5     7 6 5     7 6 5     7 6 5
";

const IMPOSSIBLE_MOVE: &str = "
Case 1: WA: the path does not end at the goal

 start     1: l      2: r
 1 2 3     1 2 3     1 2 3
 4 5 6     4 5 6     4 5 6
 7 . 8     .[7]8    [7]. 8

Case 2: WA: move 2, 'r', leaves the board

 start     1: r
 1 2 3     1 2 3
 4 5 6     4 5 6
 7 . 8     7[8].
";

const ROTATION: &str = "\
A turn moves a line one square towards its letter; what falls off
comes back at the other end. The goal is one symbol on the eight
squares around the middle. The turned line stands out.

Case 1: distance 2: AC, the centre is full of 2

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

/// Returns the drawing of an input and of the moves in an output.
fn drawn(call: &str, input: &str, output: &str) -> String {
    let folder = Folder::new("show");
    let mut show = command(call);
    show.arg("-").arg(folder.write("output", output));
    outcome(&mut show, input.as_bytes()).printed_with_status(0)
}

#[test]
fn rotation_game_is_drawn_in_its_shape() {
    let input = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n0\n";
    assert_eq!(printed("show poj2286", input), ROTATION);
}

/// The moves of an output are drawn up to an impossible one. Where the output has no moves, a
/// shortest path is drawn.
#[test]
fn outputs_are_drawn_with_their_verdict() {
    let with_an_impossible_move = format!("lr\nrr{}\n", "l".repeat(99));
    for (name, input, output, drawing) in [
        ("p1379", "283104765", "5\n", SHORTEST_PATH),
        ("hdu1043", "1234567x8 1234567x8", &with_an_impossible_move, IMPOSSIBLE_MOVE),
        ("hdu3567", "1 1234567X8 12345678X", "Case 1: 1\nr\n", "Case 1: AC\n\n start     1: r\n"),
        ("p1379", "283104765 123804765", "4", "Case 2: WA: the answer is missing\n"),
        ("acwing179", "1234567x8", "lr?", "WA: move 3, '?', is not a move\n\n start     1: r\n"),
        ("hdu1043", "1234567x8 1234567x8", "\nr", "WA: expected 'r', found ''\n\n start"),
        ("hdu1043", "21345678x", "unsolvable", "Case 1: AC\n\n start\n 2 1 3\n"),
        ("acwing179", "12345678x", "", "Case 1: AC\n"),
        ("acwing179", "12345678x", "\n", "Case 1: AC\n"),
        ("acwing179", "1234567x8", "", "Case 1: WA: the answer is missing\n"),
    ] {
        let text = drawn(&format!("show {name}"), input, output);
        assert!(text.starts_with(EIGHT_LEGEND) && text.contains(drawing), "{text}");
    }
}

/// Of several shortest paths, the drawn one is that which the judge wants. An unsolvable pair is
/// drawn with its goal.
#[test]
fn headlines_without_an_output_have_the_distance_and_the_path() {
    let solved = "1 1 1 1 1 1 2 2 2 1 1 2 2 3 3 2 2 2 3 3 3 3 3 3";
    let pairs = "3\n12X453786\n12345678X\n12X453786\n21345678X\n12X453786\n12X453786\n";
    for (name, input, headline) in [
        ("acwing179", "23415x768", "distance 19: ullddrurdllurdruldr\n\n start     1: u"),
        ("poj2286", solved, "solved already, the centre is full of 2\n\n       start\n"),
        ("hdu3567", pairs, "distance 2: dd\n\n start     1: d      2: d\n 1 2 .     1 2[3]"),
        ("hdu3567", pairs, "unsolvable\n\n start     goal\n 1 2 .     2 1 3\n"),
        ("hdu3567", pairs, "solved already\n\n start\n 1 2 .\n 4 5 3\n 7 8 6\n"),
    ] {
        let text = printed(&format!("show {name}"), input);
        assert!(text.contains(&format!(": {headline}")), "{text}");
    }
}

/// A board takes 7 columns, and 3 columns separate it from the next. `COLUMNS` counts as 80 where
/// it is no number. The path has 32 boards.
#[test]
fn rows_have_as_many_boards_as_fit_the_columns_of_the_terminal() {
    for (columns, boards) in [("6", 1), ("16", 1), ("17", 2), ("65536", 32), ("wide", 8)] {
        let mut show = command("show acwing179");
        let text = outcome(show.env("COLUMNS", columns), b"8672543x1").printed;
        let labels = text.lines().find(|line| line.contains("start")).expect("a start");
        // Each label but that of the start has a colon.
        assert_eq!(1 + labels.matches(':').count(), boards, "{columns} columns: {labels}");
    }
}

#[test]
fn at_most_sixty_moves_are_drawn() {
    for moves in [60, 62] {
        let path = "lr".repeat(moves / 2);
        let text = drawn("show hdu1043", "1234567x8", &path);
        assert!(text.contains(" 60: ") && !text.contains(" 61: "), "{text}");
        let svg = drawn("show --svg hdu1043", "1234567x8", &path);
        assert_eq!(svg.matches("class=\"board\"").count(), 61);
        for drawing in [text, svg] {
            assert_eq!(drawing.contains("moves not drawn: 2"), moves == 62, "{drawing}");
        }
    }
}

#[test]
fn pictures_escape_what_an_output_holds() {
    let svg = drawn("show --svg p1379", "123804765", "]]>&<\u{1}\u{e9}");
    assert!(svg.contains("found ']]&gt;&amp;&lt;\\x01\\xc3\\xa9'</text>"), "{svg}");
}

/// The pictures of the README are what the commands in CONTRIBUTING.md print.
#[test]
#[cfg(unix)]
fn pictures_in_the_readme_are_up_to_date() {
    use crate::common::files::{path, text};
    use crate::common::programs::executable;
    use std::process::Command;

    // A command may go on behind a `|` at the end of a line.
    let commands = include_str!("../../.github/CONTRIBUTING.md").replace("|\n", "|");
    let cargo = "cargo run --release --bin show --";
    let mut count = 0;
    for line in commands.lines().filter(|line| line.contains(cargo)) {
        let (command, file) = line.split_once(" > ").expect("a file is named");
        let mut shell = Command::new("sh");
        shell.args(["-c", &command.replace(cargo, "\"$SHOW\"")]).env("SHOW", executable("show"));
        let made = outcome(shell.current_dir(path("")), b"").printed;
        assert!(made == text(&path(file)), "{file} is not what `{command}` prints");
        count += 1;
    }
    assert_eq!(count, 2);
}
