//! The rules of an input, and the places of errors.

use puzzle_solvers::judging::cases::{self, Case};

use crate::common::find;

/// Returns the boards of an input and the lines where they begin, or the error. A pair is its start
/// and its goal.
fn read(name: &str, input: &[u8]) -> Result<Vec<(usize, String)>, String> {
    let cases = cases::read(find(name), input).map_err(|error| error.to_string())?;
    let mut boards = Vec::new();
    for (line, case) in cases {
        let board = match case {
            Case::Eight(start, goal) if name == "hdu3567" => format!("{start},{goal}"),
            Case::Eight(start, _) => start.to_string(),
            Case::Rotation(board) => board.to_string(),
        };
        boards.push((line, board.replace(' ', "")));
    }
    Ok(boards)
}

/// Asserts that an input has these boards, which begin on these lines.
fn assert_boards(name: &str, input: &str, expected: &[(usize, &str)]) {
    let expected = expected.iter().map(|&(line, board)| (line, board.to_string())).collect();
    assert_eq!(read(name, input.as_bytes()), Ok(expected), "{name}: {input:?}");
}

/// White space, control characters and the byte order mark separate symbols. The blank is `x`, `X`
/// or `0`.
#[test]
fn boards_are_read_however_they_are_laid_out() {
    for (input, line) in [
        ("12345678x", 1),
        ("1 2 3 4 5 6 7 8 X\r\n", 1),
        ("\n\t1\x0b2\x0c3\n\n4 5\x006\x1a7 8 0\n", 2),
        ("\u{feff}123\n456\n780", 1),
    ] {
        assert_boards("p1379", input, &[(line, "12345678x")]);
    }
}

#[test]
fn a_zero_that_stands_last_ends_the_eight_puzzle() {
    for input in ["12345678x\n0", "12345678x\n0\r\n\x1a", "123456780 0 ", "12345678x0", "123456780"]
    {
        assert_boards("p1379", input, &[(1, "12345678x")]);
    }
    // Any other zero where a board begins is the blank.
    assert_boards("p1379", "0\n1\n2\n3\n4\n5\n6\n7\n8\n", &[(1, "x12345678")]);
    let three = [(1, "x12345678"), (2, "x12345678"), (3, "12345678x")];
    assert_boards("hdu1043", "0 12345678\n0\n12345678 12345678x\n0\n", &three);
}

#[test]
fn a_zero_in_place_of_a_board_ends_the_rotation_game() {
    let board = "111111112222222233333333";
    for end in ["", "\n0", "\n0\nwhatever", "0", "0 1"] {
        assert_boards("poj2286", &format!("\n{board}{end}"), &[(2, board)]);
    }
}

#[test]
fn as_many_pairs_are_read_as_the_first_number_says() {
    let two = "2\n12345678X\n012345678\n12345678x\n12345678x what follows is not read";
    let pairs = [(2, "12345678x,x12345678"), (4, "12345678x,12345678x")];
    assert_boards("hdu3567", two, &pairs);
    assert_boards("hdu3567", "001 12345678x12345678x0", &[(1, "12345678x,12345678x")]);
}

#[test]
fn errors_name_the_place() {
    for (name, input, error) in ERRORS {
        let error = error
            .replace("{no cell}", "is not a cell: expected one of 0 x X 1 2 3 4 5 6 7 8")
            .replace("{no digit}", "is not a digit: expected the number of cases");
        assert_eq!(read(name, input), Err(error), "{name}: {}", input.escape_ascii());
    }
}

/// The problem, the input, and the error, in which `{…}` stands for a longer text.
#[rustfmt::skip]
const ERRORS: &[(&str, &[u8], &str)] = &[
    ("p1379", b"", "there is no board"),
    ("p1379", b" \n0\n", "there is no board"),
    ("poj2286", b"0 1", "there is no board"),
    ("hdu3567", b"0 x", "there is no board"),
    ("p1379", b"00", "line 1, column 2: the blank appears twice"),
    ("p1379", b"12345678x\n0\n1", "line 3, column 2: the input ends after 2 of a board's 9 cells"),
    ("p1379", b"12345678x\n\n 1", "line 3, column 3: the input ends after 1 of a board's 9 cells"),
    ("p1379", b"1234\n 5x7X8", "line 2, column 5: the blank appears twice"),
    ("p1379", b"1234\n\r5676", "line 2, column 5: tile 6 appears twice"),
    ("p1379", b"12345678x\n\n9", "line 3, column 1: '9' {no cell}"),
    ("p1379", b"\xef\xbb\xbf12\xff", "line 1, column 3: '\\xff' {no cell}"),
    ("p1379", b"\xef\xbb\xbf\xef\xbb\xbf12345678x", "line 1, column 1: '\\xef' {no cell}"),
    ("p1379", b"12\x7f", "line 1, column 3: '\\x7f' {no cell}"),
    ("poj2286", b"1111111\n1 1", "line 2, column 3: symbol 1 appears a ninth time"),
    ("poj2286", b"110", "line 1, column 3: '0' is not a cell: expected one of 1 2 3"),
    ("poj2286", b"1", "line 1, column 2: the input ends after 1 of a board's 24 cells"),
    ("hdu3567", b" ", "line 1, column 2: the number of cases is missing"),
    ("hdu3567", b"1x", "line 1, column 2: 'x' {no digit}"),
    ("hdu3567", b"\n+1", "line 2, column 1: '+' {no digit}"),
    ("hdu3567", b"99999999999999999999", "line 1, column 20: the number of cases is too large"),
    ("hdu3567", b"1\n12345678x\n", "line 3, column 1: the input ends in case 1 of 1"),
    ("hdu3567", b"2\n12345678x\n12345678x\n", "line 4, column 1: the input ends in case 2 of 2"),
    ("hdu3567", b"1\n12345678x 1", "line 2, column 12: the input ends after 1 of a board's 9 cells"),
];
