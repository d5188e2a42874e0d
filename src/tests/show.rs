//! The pictures that `show` draws for the README. What else it draws is in `transcripts`.

use std::process::Command;

use crate::common::calls::executable;
use crate::common::files::{path, text};
use crate::common::processes::outcome;

/// The pictures are what the commands in CONTRIBUTING.md print.
#[test]
fn pictures_in_the_readme_are_up_to_date() {
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
