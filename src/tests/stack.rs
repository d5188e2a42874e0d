//! A small stack is enough, whatever the board: 256 KB, an eighth of what a thread gets.

use std::thread;

use crate::common::in_process::outcome;
use crate::common::Random;

const STACK: usize = 256 << 10;

/// What a problem prints for an input, solved on the small stack.
fn solve(binary: &'static str, input: String) -> String {
    let solver = move || outcome(binary, input.as_bytes(), usize::MAX);
    let thread = thread::Builder::new().stack_size(STACK).spawn(solver).expect("a thread starts");
    let outcome = thread.join().expect("the solver does not panic");
    assert_eq!(outcome.error, "");
    outcome.stdout
}

/// Enough of the hardest boards that the solver makes a table.
#[test]
fn farthest_boards() {
    let input = "8672543x1\n64785x321\n".repeat(100);
    let answers = solve("acwing179", input.clone());
    assert_eq!(answers.lines().map(str::len).collect::<Vec<_>>(), [31; 200]);
    assert_eq!(solve("acwing845", input), "31\n".repeat(200));
    assert_eq!(solve("p1379", "8672x5341\n5476x3821\n".repeat(100)), "30\n".repeat(200));
}

/// Enough cases for each cell of the blank in the goal that there is a table for all nine.
#[test]
fn tables_for_all_nine_goals() {
    let mut random = Random(9);
    let mut board = *b"12345678x";
    let mut input = "3000\n".to_string();
    for _ in 0..2 * 3000 {
        random.shuffle(&mut board);
        input += &String::from_utf8_lossy(&board);
        input.push('\n');
    }
    assert_eq!(solve("hdu3567", input).lines().count(), 2 * 3000);
}

/// A board that needs the most moves there are.
#[test]
fn farthest_rotations() {
    let answers = solve("poj2286", "123221111133223322331231\n".repeat(30));
    let lengths: Vec<_> = answers.lines().step_by(2).map(str::len).collect();
    assert_eq!(lengths, [13; 30]);
}
