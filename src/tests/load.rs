//! Long inputs, for which the solvers make tables: every answer is right.
//!
//! The ignored tests send millions of boards, and show that no more memory is held than for some
//! thousand.

use std::process::Command;

use puzzle_solvers::binaries::{Binary, Task};
use puzzle_solvers::judging::figures::peak_memory;

use crate::common::programs::{assert_answers, exchange, executable, start};
use crate::common::reference::{answers, eight};
use crate::common::{binaries, find, Random};

/// By how much the memory for many boards may be more, in kB.
const ALLOWANCE: usize = 1024;

/// All boards.
fn boards() -> Vec<[u8; 9]> {
    let text = |board: eight::Board| board.map(|tile| if tile == 0 { b'x' } else { b'0' + tile });
    eight::all_boards().into_iter().map(text).collect()
}

/// The binaries of the eight puzzle that have one goal.
fn of_one_goal() -> impl Iterator<Item = &'static Binary> {
    binaries().filter(|binary| matches!(binary.task, Task::Path(_) | Task::Distance(_)))
}

#[test]
fn every_board() {
    let all = boards();
    for binary in of_one_goal() {
        let mut program = Command::new(executable(binary.name));
        assert_answers(&mut program, &all.concat(), &answers(binary, &all));
    }
}

/// From every board to a goal with the blank on each of the nine cells.
#[test]
fn every_pair() {
    for blank in 0..9 {
        let mut goal = *b"86427531x";
        goal.swap(blank, 8);
        let pairs: Vec<_> = boards().into_iter().flat_map(|start| [start, goal]).collect();
        let mut input = format!("{}\n", pairs.len() / 2).into_bytes();
        input.extend(pairs.concat());
        let answers = answers(find("hdu3567").binary, &pairs);
        assert_answers(&mut Command::new(executable("hdu3567")), &input, &answers);
    }
}

#[test]
#[ignore = "takes long"]
fn ten_million_boards() {
    for name in ["acwing179", "p1379"] {
        assert!(growth(name, 20_000, 10_000_000, *b"12345678x") <= ALLOWANCE, "{name}");
    }
}

#[test]
#[ignore = "takes long"]
fn a_million_rotations() {
    assert!(growth("poj2286", 20_000, 1_000_000, *b"111111112222222233333333") <= ALLOWANCE);
}

/// The answers do not show whether there is a table, but the memory does: a byte at least for each
/// of its positions, and as much for those that its search is about to expand.
#[test]
#[cfg(target_os = "linux")]
fn many_boards_get_a_table() {
    for Binary { name, .. } in of_one_goal() {
        assert!(growth(name, 100, 20_000, *b"12345678x") > 300, "{name}");
    }
}

/// Returns how much more memory many boards take than few, in kB, or 0 if the system does not tell.
fn growth<const CELLS: usize>(name: &str, few: usize, many: usize, board: [u8; CELLS]) -> usize {
    let [few, many] = [few, many].map(|count| peak(name, count, board).unwrap_or(0));
    many.saturating_sub(few)
}

/// Sends `count` boards with the same symbols, checks the answers as they come, and returns how
/// much memory was held. The boards are the same ones in every run.
fn peak<const CELLS: usize>(name: &str, count: usize, mut board: [u8; CELLS]) -> Option<usize> {
    let mut child = start(&mut Command::new(executable(name)));
    let mut random = Random(1);
    let mut next = |_| {
        random.shuffle(&mut board);
        board
    };
    for _ in 0..count / 100 {
        let boards: Vec<_> = (0..100).map(&mut next).collect();
        exchange(&mut child, &boards.concat(), &answers(find(name).binary, &boards));
    }
    let peak = peak_memory(child.id());
    let output = child.wait_with_output().expect("the binary ends");
    assert!(output.status.success() && output.stdout.is_empty(), "{name}: {output:?}");
    peak
}
