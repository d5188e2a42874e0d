//! The methods that the bench measures: plain `rustc` compiles them, and each answers rightly, but
//! for the two that stand there to be wrong.
//!
//! The methods are slow, so by default they get few boards. Ten thousand for each take an hour:
//!
//! ```text
//! cargo test --release methods -- --ignored
//! ```

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::sync::Once;

use crate::common::reference;
use crate::common::reference::eight::{board, moved, Board, Distances};
use crate::common::{problem, run, Random};

/// The methods for the eight puzzle that find the first of the shortest paths.
const FIRST: [&str; 4] = ["bfs_hash_map", "bfs_cantor", "ida_star", "bfs_from_goal"];

/// Those that find any of the shortest paths.
const SHORTEST: [&str; 3] = ["bidirectional", "a_star_misplaced", "a_star_manhattan"];

/// The methods for the rotation game.
const ROTATION: [&str; 2] = ["rotation_ida_star", "rotation_bfs"];

const GOAL: Board = [1, 2, 3, 4, 5, 6, 7, 8, 0];

/// Returns what a method prints for a problem.
fn answers(method: &str, problem: &str, input: &str) -> String {
    let output = run(Command::new(program()).args([method, problem]), input.as_bytes());
    assert!(output.status.success(), "{method}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("answers are ASCII")
}

/// Returns the program of all methods, once it is compiled. Each process compiles to a file of its
/// own, which then takes the place of an older one at once, even if another process runs that.
fn program() -> PathBuf {
    static COMPILED: Once = Once::new();
    let file = |name: String| Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let program = file(format!("methods-of-the-tests{}", env::consts::EXE_SUFFIX));
    COMPILED.call_once(|| {
        let own = file(format!("methods-{}{}", process::id(), env::consts::EXE_SUFFIX));
        let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src/benches/methods/main.rs");
        rustc.args(["--edition", "2021", "-O", "-D", "warnings", "-o"]).arg(&own).arg(source);
        assert!(rustc.status().expect("rustc starts").success());
        fs::rename(&own, &program).expect("the program can be renamed");
    });
    program
}

/// Returns by how many moves a path is longer than the shortest, once it has reached the goal.
fn excess(distances: &Distances, start: Board, path: &str) -> usize {
    let step = |board: Board, letter| moved(&board, letter).expect("the blank stays on the board");
    assert_eq!(path.chars().fold(start, step), GOAL, "{path}");
    path.len() - distances.of(&start).expect("a board that can be solved")
}

/// Checks the answers of a method that finds any shortest path.
fn check(method: &str, boards: &[[u8; 9]]) {
    let distances = Distances::to(&GOAL);
    let answers = answers(method, "acwing179", &text(boards));
    assert_eq!(answers.lines().count(), boards.len(), "{method}");
    for (start, answer) in boards.iter().map(|text| board(text)).zip(answers.lines()) {
        match distances.of(&start) {
            Some(_) => assert_eq!(excess(&distances, start, answer), 0, "{method}: {start:?}"),
            None => assert_eq!(answer, "unsolvable", "{method}: {start:?}"),
        }
    }
}

/// Returns boards as a text, a line for each.
fn text<const CELLS: usize>(boards: &[[u8; CELLS]]) -> String {
    boards.iter().map(|board| String::from_utf8_lossy(board).into_owned() + "\n").collect()
}

fn random<const CELLS: usize>(mut board: [u8; CELLS], count: usize) -> Vec<[u8; CELLS]> {
    let mut random = Random(1);
    let mut shuffled = || {
        random.shuffle(&mut board);
        board
    };
    (0..count).map(|_| shuffled()).collect()
}

/// Checks methods for the eight puzzle on random boards.
fn check_random(method: &str, count: usize) {
    let boards = random(*b"12345678x", count);
    if FIRST.contains(&method) {
        let expected = reference::answers(problem("acwing179"), &boards);
        assert!(answers(method, "acwing179", &text(&boards)) == expected, "{method}");
    } else {
        check(method, &boards);
    }
}

/// Checks a method for the rotation game on random boards.
fn check_random_rotations(method: &str, count: usize) {
    let boards = random(*b"111111112222222233333333", count);
    let expected = reference::answers(problem("poj2286"), &boards);
    assert!(answers(method, "poj2286", &(text(&boards) + "0\n")) == expected, "{method}");
}

#[test]
fn answer_random_boards() {
    for method in FIRST.iter().chain(&SHORTEST) {
        let is_slow = ["bfs_hash_map", "bfs_cantor", "a_star_misplaced"].contains(method);
        check_random(method, if is_slow { 20 } else { 200 });
    }
    check_random_rotations("rotation_ida_star", 20);
    check_random_rotations("rotation_bfs", 2);
}

#[test]
#[ignore = "takes long"]
fn answer_ten_thousand_boards() {
    for method in FIRST.iter().chain(&SHORTEST) {
        check_random(method, 10_000);
        println!("{method}: right");
    }
}

#[test]
#[ignore = "takes long"]
fn answer_ten_thousand_rotations() {
    for method in ROTATION {
        check_random_rotations(method, 10_000);
        println!("{method}: right");
    }
}

/// Returns the input of a sample and its output.
fn sample(name: &str) -> [String; 2] {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(name);
    ["in", "out"].map(|end| fs::read_to_string(path.with_extension(end)).expect("a sample"))
}

#[test]
fn answer_the_samples() {
    let samples = ["sample-1", "blank-counted", "heap-not-updated", "many-paths", "hardest-1"];
    for name in samples.iter().map(|name| format!("acwing179/{name}")) {
        let [input, output] = sample(&name);
        for method in FIRST {
            assert_eq!(answers(method, "acwing179", &input), output, "{method}: {name}");
        }
        let start = input.replace(char::is_whitespace, "");
        let start = <[u8; 9]>::try_from(start.as_bytes()).expect("one board");
        SHORTEST.iter().for_each(|method| check(method, &[start]));
    }
    for name in ["sample-1", "hardest-1", "solved"].map(|name| format!("p1379/{name}")) {
        let [input, output] = sample(&name);
        for method in FIRST.iter().chain(&SHORTEST) {
            assert_eq!(answers(method, "p1379", &input), output, "{method}: {name}");
        }
    }
    for name in ["sample-1", "many-paths"].map(|name| format!("hdu3567/{name}")) {
        let [input, output] = sample(&name);
        for method in FIRST {
            assert_eq!(answers(method, "hdu3567", &input), output, "{method}: {name}");
        }
    }
    for name in ["sample-1", "solved"].map(|name| format!("poj2286/{name}")) {
        let [input, output] = sample(&name);
        for method in ROTATION {
            assert_eq!(answers(method, "poj2286", &input), output, "{method}: {name}");
        }
    }
}

#[test]
fn that_are_wrong_print_longer_paths() {
    let distances = Distances::to(&GOAL);
    for (method, text, shortest) in
        [("a_star_blank_counted", "71324658x", 12), ("a_star_weighted", "1365x2478", 8)]
    {
        let start = board(text.as_bytes());
        assert_eq!(distances.of(&start), Some(shortest), "{method}");
        let path = answers(method, "acwing179", text);
        assert_eq!(excess(&distances, start, path.trim_end()), 2, "{method}: {path}");
    }
}
