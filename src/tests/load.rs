//! Millions of boards through the binaries: every answer is right, and no more memory is held
//! than for a thousand. It takes a minute, so it has to be asked for:
//!
//! ```text
//! cargo test --release --test load -- --ignored --nocapture
//! ```

use std::io::{BufReader, BufWriter, Read, Write};
use std::process::{Command, Stdio};
use std::thread;

mod common;
#[path = "common/truth.rs"]
mod truth;

use common::{binary, peak_memory, Random};
use truth::{EightPuzzle, RotationGame};

/// By how much the memory for many boards may be more, in kB: a whole piece of input is read at a
/// time, and the answers to it are held.
const ALLOWANCE: usize = 1024;

#[test]
#[ignore = "takes long"]
fn ten_million_paths() {
    let mut puzzle = EightPuzzle::default();
    load("acwing179", 10_000_000, eight, |board| match puzzle.path(board, *b"12345678x", "udlr") {
        Some(path) => path + "\n",
        None => "unsolvable\n".to_string(),
    });
}

#[test]
#[ignore = "takes long"]
fn ten_million_distances() {
    let mut puzzle = EightPuzzle::default();
    load("p1379", 10_000_000, eight, |board| match puzzle.path(board, *b"1238x4765", "udlr") {
        Some(path) => format!("{}\n", path.len()),
        None => "-1\n".to_string(),
    });
}

#[test]
#[ignore = "takes long"]
fn a_million_rotations() {
    let game = RotationGame::new();
    load("poj2286", 1_000_000, rotation, |board| match game.way(&board) {
        (way, symbol) if way.is_empty() => format!("No moves needed\n{symbol}\n"),
        (way, symbol) => format!("{way}\n{symbol}\n"),
    });
}

fn eight(random: &mut Random) -> [u8; 9] {
    let mut board = *b"12345678x";
    random.shuffle(&mut board);
    board
}

fn rotation(random: &mut Random) -> [u8; 24] {
    let mut board = *b"111111112222222233333333";
    random.shuffle(&mut board);
    board
}

/// Sends a thousand boards and then many more, and compares the memory.
fn load<const CELLS: usize>(
    name: &str,
    count: usize,
    board: fn(&mut Random) -> [u8; CELLS],
    mut answer: impl FnMut([u8; CELLS]) -> String,
) {
    let few = peak(name, 1000, board, &mut answer);
    let many = peak(name, count, board, &mut answer);
    println!("{name}: {count} boards answered right");
    if let (Some(few), Some(many)) = (few, many) {
        println!("{name}: {few} kB at most for 1000 boards, {many} kB for {count}");
        assert!(many <= few + ALLOWANCE);
    }
}

/// Sends `count` boards, checks the answers as they come, and tells how much memory was held.
fn peak<const CELLS: usize>(
    name: &str,
    count: usize,
    board: fn(&mut Random) -> [u8; CELLS],
    mut answer: impl FnMut([u8; CELLS]) -> String,
) -> Option<usize> {
    let mut child = Command::new(binary(name))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = BufWriter::new(child.stdin.take().expect("stdin is a pipe"));
    let mut stdout = BufReader::new(child.stdout.take().expect("stdout is a pipe"));
    let writer = thread::spawn(move || {
        let mut random = Random(1);
        for _ in 0..count {
            stdin.write_all(&board(&mut random)).expect("the binary reads");
        }
        stdin.flush().expect("the binary reads");
        stdin
    });
    // The boards again, from the same seed.
    let mut random = Random(1);
    for number in 1..=count {
        let board = board(&mut random);
        let expected = answer(board);
        let mut seen = vec![0; expected.len()];
        stdout.read_exact(&mut seen).expect("an answer");
        assert_eq!(String::from_utf8_lossy(&seen), expected, "board {number}: {board:?}");
    }
    let peak = peak_memory(child.id());
    let stdin = writer.join().expect("the writer ends");
    drop(stdin);
    assert_eq!(stdout.read(&mut [0]).expect("the end"), 0);
    assert!(child.wait().expect("the binary ends").success());
    peak
}
