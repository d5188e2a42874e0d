//! Broken inputs, many for each kind of input, against a reader that is slow and obvious.
//!
//! Each input is a seed with some damage. The answers and the error must be those of the rules,
//! however the input comes in pieces. The inputs are the same in every run; the environment
//! variable `FUZZ_INPUTS` says how many there are, for a longer run:
//!
//! ```text
//! FUZZ_INPUTS=100000000 cargo test --release fuzz
//! ```

use std::ascii;
use std::env;
use std::mem;

use puzzle_solvers::binaries::{Binary, Task};

use crate::common::in_process::{outcome, Outcome};
use crate::common::reference::answers;
use crate::common::{binaries, Random};

const EIGHT_SEEDS: [&[u8]; 7] = [
    b" 2  3  4  1  5  x  7  6  8 ",
    b"12345678x\n12345678X\n1234567x8\n",
    b"1 3 0\r\n4 2 5\r\n7 8 6\r\n\r\n1 2 3\r\n4 5 6\r\n8 7 0\r\n\x1a",
    b"283104765\n763508241\n0\n",
    b"012345678\n\t0\n",
    b"8\x0b6\x0c7 2 5 4 3 x 1",
    b"\xef\xbb\xbf0\n12345678\n",
];

const PAIR_SEEDS: [&[u8]; 6] = [
    b"2\n12X453786\n12345678X\n564178X23\n7568X4123\n",
    b"1\r\n012345678\r\n123456780\r\n",
    b" 3 1234x5678 8765x4321\n2 3 4 1 5 x 7 6 8 8 6 7 2 5 4 3 x 1",
    b"1\n12345678x\n12345687x\n0\n",
    b"\xef\xbb\xbf1\n0\n12345678\n0 12345678",
    b"0\n",
];

const ROTATION_SEEDS: [&[u8]; 4] = [
    b"1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n0\n",
    b"1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\r\n0",
    b"222222111221133111333333\n\n222222111221133111333333\n",
    b"22\n22\n2211122\n1\t1\n3311133\n33\n33\n\x1a",
];

/// The bytes that damage puts in, besides those of any kind.
const BYTES: &[u8] = b"0123456789xXy-\0\x1a\xff\xef\xbb\xbf \t\n\r\x0b\x0c\n\n  00";

#[test]
fn boards_of_the_eight_puzzle() {
    fuzz(|task| matches!(task, Task::Path(_) | Task::Distance(_)), &EIGHT_SEEDS);
}

#[test]
fn pairs_of_boards() {
    fuzz(|task| matches!(task, Task::Pair), &PAIR_SEEDS);
}

#[test]
fn boards_of_the_rotation_game() {
    fuzz(|task| matches!(task, Task::Rotation), &ROTATION_SEEDS);
}

/// Compares some of the binaries, which take turns, with the rules and the reference.
fn fuzz(is_meant: fn(&Task) -> bool, seeds: &[&[u8]]) {
    let mut random = Random(1);
    let binaries: Vec<_> = binaries().filter(|binary| is_meant(&binary.task)).collect();
    for (number, binary) in (0..inputs()).zip(binaries.into_iter().cycle()) {
        let input = damaged(seeds, &mut random);
        let (boards, error) = read(binary, &input);
        let expected = Outcome { stdout: answers(binary, &boards), error };
        let size = 1 + random.below(input.len() + 1);
        let seen = outcome(binary.name, &input, size);
        let shown = input.escape_ascii();
        assert_eq!(seen, expected, "{}, input {number}, {size} at a time: {shown}", binary.name);
    }
}

fn inputs() -> usize {
    match env::var("FUZZ_INPUTS") {
        Ok(number) => number.parse().expect("FUZZ_INPUTS is a number"),
        Err(_) if cfg!(debug_assertions) => 10_000,
        Err(_) => 100_000,
    }
}

/// A seed, damaged up to four times.
fn damaged(seeds: &[&[u8]], random: &mut Random) -> Vec<u8> {
    let mut input = seeds[random.below(seeds.len())].to_vec();
    for _ in 0..random.below(5) {
        let from = random.below(input.len() + 1);
        let to = from + random.below(input.len() + 1 - from);
        let byte = match random.below(4) {
            0 => random.below(1 << 8) as u8,
            _ => BYTES[random.below(BYTES.len())],
        };
        match random.below(8) {
            0 => input.truncate(from),
            1 => drop(input.drain(from..to)),
            2 => input.insert(from, byte),
            3 if from < to => input[from] = byte,
            4 => input.splice(from..from, input[from..to].to_vec()).for_each(drop),
            5 => input.extend_from_slice(seeds[random.below(seeds.len())]),
            6 => input.retain(|byte| !byte.is_ascii_whitespace()),
            7 if from < to => input.swap(from, to - 1),
            _ => {}
        }
    }
    input
}

/// How boards are written.
struct Rules {
    cells: usize,
    symbols: &'static str,
    each: usize,
}

const EIGHT: Rules = Rules { cells: 9, symbols: "0 x X 1 2 3 4 5 6 7 8", each: 1 };
const ROTATION: Rules = Rules { cells: 24, symbols: "1 2 3", each: 8 };

/// A line and a column.
type Place = (usize, usize);

/// A byte that is not white space.
struct Token {
    byte: u8,
    place: Place,
    /// Whether this is all there is on its line.
    is_alone: bool,
}

/// The boards that an input has before its end or its error, and the error, or nothing.
type Read = (Vec<Vec<u8>>, String);

fn read(binary: &Binary, input: &[u8]) -> Read {
    let text = input.split(|&byte| byte == 0x1A).next().expect("a part");
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    match binary.task {
        Task::Path(_) | Task::Distance(_) => read_boards(&tokens(text), end(text), &EIGHT, true),
        Task::Pair => read_pairs(text),
        Task::Rotation => read_boards(&tokens(text), end(text), &ROTATION, true),
    }
}

fn read_pairs(text: &[u8]) -> Read {
    let (digits, count) = match read_count(text) {
        Ok(count) => count,
        Err(error) => return (vec![], error),
    };
    let cells = count.saturating_mul(2 * EIGHT.cells);
    let of_boards: Vec<_> = tokens(text).into_iter().skip(digits).take(cells).collect();
    let (boards, mut error) = read_boards(&of_boards, end(text), &EIGHT, false);
    let pairs = boards.len() / 2;
    if error.is_empty() && pairs < count {
        let message = format!("the input ends in case {} of {count}", pairs + 1);
        error = error_at(end(text), &message);
    }
    (boards, error)
}

/// The first word of a text: how many digits it has, and their number.
fn read_count(text: &[u8]) -> Result<(usize, usize), String> {
    let all = tokens(text);
    let mut digits = String::new();
    for (token, i) in all.iter().zip(0..) {
        if token.place != (all[0].place.0, all[0].place.1 + i) {
            break;
        }
        let symbol = ascii::escape_default(token.byte);
        if !token.byte.is_ascii_digit() {
            let message = format!("'{symbol}' is not a digit: expected the number of cases");
            return Err(error_at(token.place, &message));
        }
        digits += &symbol.to_string();
        if digits.parse::<u64>().is_err() {
            return Err(error_at(token.place, "the number of cases is too large"));
        }
    }
    let count =
        digits.parse().map_err(|_| error_at(end(text), "the number of cases is missing"))?;
    Ok((digits.len(), count))
}

fn read_boards(tokens: &[Token], end: Place, rules: &Rules, may_end_at_0: bool) -> Read {
    let mut boards = vec![];
    let mut board = vec![];
    for token in tokens {
        let is_last = token.byte == b'0' && (rules.cells > 9 || token.is_alone);
        if may_end_at_0 && board.is_empty() && is_last {
            return (boards, String::new());
        }
        let symbol = match token.byte {
            b'0' | b'X' => b'x',
            other => other,
        };
        if let Some(message) = cell_error(token.byte, symbol, &board, rules) {
            return (boards, error_at(token.place, &message));
        }
        board.push(symbol);
        if board.len() == rules.cells {
            boards.push(mem::take(&mut board));
        }
    }
    if board.is_empty() {
        return (boards, String::new());
    }
    let message =
        format!("the input ends after {} of a board's {} cells", board.len(), rules.cells);
    (boards, error_at(end, &message))
}

/// The error if a byte cannot be the next cell of a board.
fn cell_error(byte: u8, symbol: u8, board: &[u8], rules: &Rules) -> Option<String> {
    if byte == b' ' || !rules.symbols.as_bytes().contains(&byte) {
        let byte = ascii::escape_default(byte);
        return Some(format!("'{byte}' is not a cell: expected one of {}", rules.symbols));
    }
    let count = board.iter().filter(|&&cell| cell == symbol).count();
    if count < rules.each {
        None
    } else if rules.each == 8 {
        Some(format!("symbol {} appears a ninth time", byte as char))
    } else if symbol == b'x' {
        Some("the blank appears twice".to_string())
    } else {
        Some(format!("tile {} appears twice", byte as char))
    }
}

fn tokens(text: &[u8]) -> Vec<Token> {
    let mut tokens = vec![];
    for (line, bytes) in (1..).zip(text.split(|&byte| byte == b'\n')) {
        let visible = |byte: &u8| !b" \t\r\x0b\x0c".contains(byte);
        let is_alone = bytes.iter().filter(|&byte| visible(byte)).count() == 1;
        let columns = (1..).zip(bytes).filter(|(_, byte)| visible(byte));
        tokens.extend(columns.map(|(column, &byte)| Token {
            byte,
            place: (line, column),
            is_alone,
        }));
    }
    tokens
}

/// The place after the last byte.
pub fn end(text: &[u8]) -> Place {
    let line = text.split(|&byte| byte == b'\n').count();
    let last = text.rsplit(|&byte| byte == b'\n').next().expect("a line");
    (line, last.len() + 1)
}

pub fn error_at((line, column): Place, message: &str) -> String {
    format!("line {line}, column {column}: {message}")
}
