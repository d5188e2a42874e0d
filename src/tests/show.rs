//! The viewer: its drawings, and its errors.

use crate::common::programs::{command, outcome, printed};

/// A board takes 7 columns, and 3 columns separate it from the next. `COLUMNS` counts as 80 where
/// it is no number. The path has 32 boards.
#[test]
fn rows_have_as_many_boards_as_fit_the_columns_of_the_terminal() {
    for (columns, boards) in [("6", 1), ("16", 1), ("17", 2), ("65536", 32), ("wide", 8)] {
        let mut show = command("show acwing179");
        let text = outcome(show.env("COLUMNS", columns), b"8672543x1").printed;
        let labels = text.lines().find(|line| line.contains("start")).expect("a start");
        // Each label has a colon, except the label of the start.
        assert_eq!(1 + labels.matches(':').count(), boards, "{columns} columns: {labels}");
    }
}

#[test]
fn at_most_sixty_moves_are_drawn() {
    for moves in [60, 62] {
        let path = "lr".repeat(moves / 2);
        let text = printed("show hdu1043 samples/acwing179/one-move.in -", &path);
        assert!(text.contains(" 60: ") && !text.contains(" 61: "), "{text}");
        let svg = printed("show --svg hdu1043 samples/acwing179/one-move.in -", &path);
        assert_eq!(svg.matches("class=\"board\"").count(), 61);
        for drawing in [text, svg] {
            assert_eq!(drawing.contains("moves not drawn: 2"), moves == 62, "{drawing}");
        }
    }
}

#[test]
fn pictures_escape_what_an_output_holds() {
    let svg = printed("show --svg p1379 samples/p1379/solved.in -", "]]>&<\u{1}\u{e9}");
    assert!(svg.contains("found ']]&gt;&amp;&lt;\\x01\\xc3\\xa9'</text>"), "{svg}");
}

/// The pictures of the README are what the commands in CONTRIBUTING.md print.
#[test]
#[cfg(unix)]
fn pictures_in_the_readme_are_up_to_date() {
    use crate::common::files::{path, text};
    use crate::common::programs::executable;
    use std::process::Command;

    // A command may go on in the next line after a `|`.
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
