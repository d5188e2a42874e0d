//! The rules of an input, and the lines and columns of errors.

use puzzle_tools::judging::case::Case;
use puzzle_tools::judging::cases::{self, Parsed};

use crate::common::find;

/// The boards of an input, each after the number of the line on which it begins, or the
/// error. A pair is written as its start and its goal.
fn read(name: &str, input: &[u8]) -> Result<String, String> {
    let Parsed { line_numbers, cases } =
        cases::read(find(name), input).map_err(|error| error.to_string())?;
    let mut boards = Vec::new();
    for (line, case) in line_numbers.iter().zip(cases) {
        let board = match case {
            Case::Eight(start, goal) if name == "hdu3567" => format!("{start}-{goal}"),
            Case::Eight(start, _) => start.to_string(),
            Case::Rotation(board) => board.to_string(),
        };
        boards.push(format!("{line}: {}", board.replace(' ', "")));
    }
    Ok(boards.join(", "))
}

#[test]
fn boards_are_read_with_their_lines() {
    for (name, input, boards) in BOARDS {
        let expected = Ok(boards.to_string());
        assert_eq!(read(name, input), expected, "{name}: {}", input.escape_ascii());
    }
}

/// The problem, the input, and its boards.
#[rustfmt::skip]
const BOARDS: &[(&str, &[u8], &str)] = &[
    // White space and control characters separate symbols, and a byte-order mark may come first.
    // The blank is x, X or 0.
    ("p1379", b"1 2 3 4 5 6 7 8 X\r\n", "1: 12345678x"),
    ("p1379", b"\n\t1\x0b2\x0c3\n\n4 5\x006\x1a7 8 0\n", "2: 12345678x"),
    ("p1379", b"\xef\xbb\xbf123\n456\n780", "1: 12345678x"),
    // In the eight puzzle, a zero at the end of the input ends it. Any other zero where a board
    // begins is the blank.
    ("p1379", b"12345678x\n0\r\n\x1a", "1: 12345678x"),
    ("p1379", b"123456780 0 ", "1: 12345678x"),
    ("p1379", b"12345678x0", "1: 12345678x"),
    ("p1379", b"0\n1\n2\n3\n4\n5\n6\n7\n8\n", "1: x12345678"),
    ("hdu1043", b"0 12345678\n0\n12345678 12345678x\n0\n",
        "1: x12345678, 2: x12345678, 3: 12345678x"),
    // A zero in place of a board ends the rotation game.
    ("poj2286", b"\n111111112222222233333333\n0\nwhatever", "2: 111111112222222233333333"),
    ("poj2286", b"111111112222222233333333\n0", "1: 111111112222222233333333"),
    ("poj2286", b"1111111122222222333333330 1", "1: 111111112222222233333333"),
    // As many pairs are read as the first number says.
    ("hdu3567", b"1\n12345678X\n012345678\n12345678x", "2: 12345678x-x12345678"),
    ("hdu3567", b"2 12345678x\n12345678x\n12345678x12345678x rest",
        "1: 12345678x-12345678x, 3: 12345678x-12345678x"),
    ("hdu3567", b"001 12345678x12345678x0", "1: 12345678x-12345678x"),
];

#[test]
fn errors_name_the_line_and_the_column() {
    for (name, input, error) in ERRORS {
        let error = error
            .replace("{no symbol}", "is not a symbol: expected one of 0 x X 1 2 3 4 5 6 7 8")
            .replace("{no digit}", "is not a digit: expected the number of cases");
        assert_eq!(read(name, input), Err(error), "{name}: {}", input.escape_ascii());
    }
}

/// The problem, the input, and the error, in which `{…}` replaces a longer text.
#[rustfmt::skip]
const ERRORS: &[(&str, &[u8], &str)] = &[
    ("p1379", b"", "there is no board"),
    ("p1379", b" \n0\n", "there is no board"),
    ("poj2286", b"0 1", "there is no board"),
    ("hdu3567", b"0 x", "there is no board"),
    ("p1379", b"00", "line 1, column 2: the blank appears twice"),
    ("p1379", b"12345678x\n0\n1", "line 3, column 2: the input ends after 2 of a board's 9 cells"),
    ("p1379", b"1234\n 5x7X8", "line 2, column 5: the blank appears twice"),
    ("p1379", b"1234\n\r5676", "line 2, column 5: tile 6 appears twice"),
    ("p1379", b"12345678x\n\n9", "line 3, column 1: '9' {no symbol}"),
    ("p1379", b"\xef\xbb\xbf12\xff", "line 1, column 3: '\\xff' {no symbol}"),
    ("p1379", b"\xef\xbb\xbf\xef\xbb\xbf12345678x", "line 1, column 1: '\\xef' {no symbol}"),
    ("p1379", b"12\x7f", "line 1, column 3: '\\x7f' {no symbol}"),
    ("poj2286", b"1111111\n1 1", "line 2, column 3: symbol 1 appears a ninth time"),
    ("poj2286", b"110", "line 1, column 3: '0' is not a symbol: expected one of 1 2 3"),
    ("poj2286", b"1", "line 1, column 2: the input ends after 1 of a board's 24 cells"),
    ("hdu3567", b" ", "line 1, column 2: the number of cases is missing"),
    ("hdu3567", b"1x", "line 1, column 2: 'x' {no digit}"),
    ("hdu3567", b"\n+1", "line 2, column 1: '+' {no digit}"),
    ("hdu3567", b"99999999999999999999", "line 1, column 20: the number of cases is too large"),
    ("hdu3567", b"2\n12345678x\n12345678x\n", "line 4, column 1: the input ends in case 2 of 2"),
    ("hdu3567", b"1\n12345678x 1",
        "line 2, column 12: the input ends after 1 of a board's 9 cells"),
];
