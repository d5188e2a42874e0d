//! The input rules, in rows that a person can check: what each binary makes of an input.
//!
//! Every row goes through the real binary and, a byte at a time, in process. These are examples,
//! and what random damage seldom makes; the fuzz has the rules as a whole.

use std::process::Command;

use crate::common::in_process::{outcome, Outcome};
use crate::common::programs::{executable, run};

/// A binary, its input, what it prints, and the error that it reports, if any: `3:5 wrong` is short
/// for `line 3, column 5: wrong`.
type Row = (&'static str, &'static [u8], &'static str, &'static str);

#[test]
fn rows_are_read_and_answered() {
    for &(name, input, stdout, short) in ROWS {
        let row = format!("{name} of {}", input.escape_ascii());
        let error = in_full(short);
        let output = run(&mut Command::new(executable(name)), input);
        let (status, stderr) = match error.as_str() {
            "" => (0, String::new()),
            error => (1, format!("{name}: {error}\n")),
        };
        assert_eq!(String::from_utf8_lossy(&output.stdout), stdout, "{row}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), stderr, "{row}");
        assert_eq!(output.status.code(), Some(status), "{row}");
        let expected = Outcome { stdout: stdout.to_string(), error };
        assert_eq!(outcome(name, input, 1), expected, "{row}, a byte at a time");
    }
}

/// The words of an error that is written in short.
fn in_full(short: &str) -> String {
    match short.split_once(' ') {
        Some((place, message)) => format!("line {}: {message}", place.replace(':', ", column ")),
        None => String::new(),
    }
}

#[rustfmt::skip]
const ROWS: &[Row] = &[
    // Nothing, or white space alone.
    ("acwing179", b"", "", ""),
    ("poj2286", b"", "", ""),
    ("hdu3567", b"", "", "1:1 the number of cases is missing"),
    ("acwing179", b" \t\r\n\x0b\x0c\n", "", ""),
    ("poj2286", b"\n\x1a9", "", ""),
    // Layouts that no judge has, of several boards, too.
    ("acwing179", b"\n\n1234567x8\n\n1\t2\t3\r\n4 5 6\r\n7 X 8", "r\nr\n", ""),
    ("p1379", b"2\t8\t3\r\n1\t0\t4\r\n7\t6\t5\r\n\x1a", "4\n", ""),
    ("hdu3567", b"1\n1 2 X\n4 5 3\n7 8 6\n\n123\t456\t78x\r\n\x1a", "Case 1: 2\ndd\n", ""),
    ("poj2286", b"22 22\r\n2211122\n1\t1\n3311133\n3333", "No moves needed\n1\n", ""),
    // A 0 that ends the input.
    ("acwing179", b"\n \t0\x0c \n9", "", ""),
    ("p1379", b"283104765\n0", "4\n", ""),
    ("p1379", b"283104765\n0\x1a", "4\n", ""),
    ("p1379", b"283104765\n\n 0 \n283104765\n", "4\n", ""),
    ("p1379", b"0\n12345678\n", "", ""),
    ("poj2286", b"0", "", ""),
    ("poj2286", b"  0  1 1", "", ""),
    ("poj2286", b"2222221112211331113333330", "No moves needed\n1\n", ""),
    ("poj2286", b"222222111221133111333333 0 9", "No moves needed\n1\n", ""),
    // A 0 that is the blank.
    ("acwing179", b"012453786", "rrdd\n", ""),
    ("acwing179", b"0 1 2\n4 5 3\n7 8 6\n", "rrdd\n", ""),
    ("acwing845", b"1 2 3 4 5 6 7 8\n0\n", "0\n", ""),
    ("acwing845", b"1 2 3\n4 5 6\n7 8\n0", "0\n", ""),
    ("hdu3567", b"1\n0\n12345678\n012345678\n", "Case 1: 0\n\n", ""),
    ("p1379", b"x\n0\n", "", "2:1 the blank appears twice"),
    // No end, since something else is on its line.
    ("p1379", b"123804765 0", "0\n", "1:12 the input ends after 1 of a board's 9 cells"),
    ("p1379", b"123804765 0\n", "0\n", "2:1 the input ends after 1 of a board's 9 cells"),
    ("acwing845", b"123\n456\n78x0\n\n", "0\n", "5:1 the input ends after 1 of a board's 9 cells"),
    ("hdu3567", b"1 0\n", "", "2:1 the input ends after 1 of a board's 9 cells"),
    ("hdu3567", b"1\n12345678x\n0 \n", "", "4:1 the input ends after 1 of a board's 9 cells"),
    // A byte-order mark, which takes no column at the very start.
    ("acwing179", b"\xef\xbb\xbf1234567x8\r\n", "r\n", ""),
    ("p1379", b"\xef\xbb\xbf0\n", "", ""),
    ("hdu3567", b"\xef\xbb\xbf1\n12345678X\n12345678X\n", "Case 1: 0\n\n", ""),
    ("acwing179", b"\xef\xbb\xbf12344", "", "1:5 tile 4 appears twice"),
    ("p1379", b"283104765\n\xef\xbb\xbf", "4\n", "2:1 '\\xef' is not a cell: expected one of 0 x X 1 2 3 4 5 6 7 8"),
    // Too few cells, or too many.
    ("acwing179", b"1", "", "1:2 the input ends after 1 of a board's 9 cells"),
    ("acwing179", b"12345678x 1\n", "\n", "2:1 the input ends after 1 of a board's 9 cells"),
    ("acwing179", b"12345678\n12345678x", "", "2:1 tile 1 appears twice"),
    ("acwing845", b"123456780x\n1", "0\n", "2:2 the input ends after 2 of a board's 9 cells"),
    ("acwing845", b"1234567xX8", "", "1:9 the blank appears twice"),
    ("poj2286", b"222222111221133111333333\n1\n", "No moves needed\n1\n", "3:1 the input ends after 1 of a board's 24 cells"),
    ("poj2286", b"1 1 1 1 1 1 1 1 1", "", "1:17 symbol 1 appears a ninth time"),
    // The number of cases.
    ("hdu3567", b"1\n12345678x 12345678x y", "Case 1: 0\n\n", ""),
    ("hdu3567", b"1 12345678x 1234", "", "1:17 the input ends after 4 of a board's 9 cells"),
    ("hdu3567", b"123456780\n12345678x\n", "", "3:1 the input ends in case 1 of 123456780"),
    ("hdu3567", b"-1\n", "", "1:1 '-' is not a digit: expected the number of cases"),
    ("hdu3567", b"18446744073709551615", "", "1:21 the input ends in case 1 of 18446744073709551615"),
    ("hdu3567", b"0\n", "", ""),
    ("hdu3567", b"\x1a1", "", "1:1 the number of cases is missing"),
    ("hdu3567", b"18446744073709551616", "", "1:20 the number of cases is too large"),
];

/// A board anywhere around the end of a piece, whatever is before it: read, and if something is
/// wrong with it, at the right place.
#[test]
fn ends_of_pieces() {
    const PIECE: usize = 1 << 17;
    for padding in PIECE - 30..PIECE + 3 {
        for (space, line) in [(" ", 1), ("\n", padding + 1)] {
            let column = if line == 1 { padding + 1 } else { 1 };
            let after =
                |text: &str| outcome("p1379", (space.repeat(padding) + text).as_bytes(), PIECE);
            let right = Outcome { stdout: "4\n0\n".to_string(), error: String::new() };
            assert_eq!(after("283104765123804765"), right, "{padding}");
            assert_eq!(after("283104765 1 2 3 8 0 4 7 6 5"), right, "{padding}");
            let twice = format!("line {line}, column {}: tile 6 appears twice", column + 8);
            assert_eq!(after("283104766").error, twice, "{padding}");
            let wrong = format!("line {line}, column {}: 'y' is not a cell", column + 17);
            assert!(after("283104765 1 2 3 8y").error.starts_with(&wrong), "{padding}");
            let short = "the input ends after 8 of a board's 9 cells";
            let short = format!("line {}, column 1: {short}", line + 1);
            assert_eq!(after("28310476\n").error, short, "{padding}");
        }
    }
}
