//! The special judge takes every right output, and tells what is wrong with others.

use crate::common::files::Folder;
use crate::common::judge;
use crate::common::programs::tool;
use crate::common::{find, of_each_program, random_input, Random};

const OFFICIAL: &str = " 2  3  4  1  5  x  7  6  8 \n";

/// Three of the four shortest paths from the official board, 19 moves each.
const PATHS: [&str; 3] = ["ullddrurdllurdruldr", "ldruullddrurdllurrd", "dlurullddrurdllurdr"];

/// 19 moves, solved, unsolvable, 31 moves; on lines 1, 3, 5 and 6.
const EIGHT: &str = "2 3 4 1 5 x 7 6 8\n\n1 2 3 4 5 6\n7 8 x\n2 1 3 4 5 6 7 8 x\n8672543x1\n";

/// 2 turns, 4 turns, solved.
const ROTATION: &str = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n\
                        1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\n\
                        111111 333 11 33 22 333 222222\n0\n";

/// 2 moves, solved, unsolvable, 19 moves; on lines 2, 4, 5 and 6.
const PAIRS: &str = "4\n12X453786\n12345678X\n12345678X 12345678X\n\
                     21345678X 12345678X\n23415X768 12345678X\n";

/// Returns the verdict on an output.
fn verdict(name: &str, input: &str, output: &[u8]) -> String {
    judge::verdict(find(name), input, output)
}

#[test]
fn takes_what_is_right_and_says_what_is_wrong() {
    for (problem, input, output, expected) in VERDICTS {
        let said = verdict(problem, input, fill_in(output).as_bytes());
        let said = said.strip_prefix("WA: ").unwrap_or(&said);
        assert_eq!(said, *expected, "{problem}: {output:?}");
    }
}

/// Puts long paths into an output: those of the first and the last board of [`EIGHT`], and for the
/// first board the lexicographically first, and one of 21 moves, which greedy best-first search by
/// Manhattan distance finds.
fn fill_in(output: &str) -> String {
    let greedy = "ulldrdrulldrruldlurrd";
    let paths = [PATHS[0], "uulddrruuldldrruuldldrruullddrr", PATHS[2], greedy];
    let placed = paths.iter().enumerate();
    placed.fold(output.to_string(), |output, (i, path)| output.replace(&format!("{{{i}}}"), path))
}

/// Problem, input, output, verdict, the reason alone if it is WA.
const VERDICTS: &[(&str, &str, &str, &str)] = &[
    ("acwing179", OFFICIAL, PATHS[1], "AC"),
    ("hdu1043", "23415x768 1234567x8", "{3}\nlrr\n", "AC (24 moves, fewest: 20)"),
    ("acwing179", OFFICIAL, "{3}", "case 1 (input line 1, output line 1): 21 moves, fewest: 19"),
    ("acwing179", EIGHT, "{0}\n\nunsolvable\n{1}", "AC"),
    ("acwing179", EIGHT, "{0} \n\t\x0B\x0C \nunsolvable  \n{1}\t\n \n\n", "AC"),
    ("acwing845", EIGHT, "19 \r\n0\n-1\r\n31", "AC"),
    ("hdu3567", PAIRS, "Case 1: 2 \r\ndd\r\nCase 2: 0\n \nCase 3: -1\n\r\nCase 4: 19\n{2}\n\n", "AC"),
    ("hdu3567", "1 12345678X 12345678X", "Case 1: 0", "AC"),
    ("acwing179", "12345678x", "", "AC"),
    ("hdu1043", "1234567x8 12345678x 12345678x", "r\n", "AC"),
    ("poj2286", ROTATION, "AC\r\n2\r\nDDHH\t\n2\nNo moves needed \n3", "AC"),
    ("hdu1043", "12345678x 12345678x", "", "case 2 (input line 1, output line 2): the answer is missing"),
    ("hdu1043", "1234567x8", "result: no", "case 1 (input line 1, output line 1): move 2, 'e', is not a move"),
    ("hdu1043", "1234567x8", "", "case 1 (input line 1, output line 1): the answer is missing"),
    ("acwing179", EIGHT, "\n", "case 1 (input line 1, output line 1): the answer is missing"),
    ("acwing179", EIGHT, "{0}\nunsolvable\nunsolvable\n{1}\n", "case 2 (input line 3, output line 2): expected '', found 'unsolvable'"),
    ("acwing179", EIGHT, "{0}\n\n\n{1}\n", "case 3 (input line 5, output line 3): expected 'unsolvable', found ''"),
    ("acwing179", EIGHT, "{0}\n\n{1}{1}\n{1}\n", "case 3 (input line 5, output line 3): expected 'unsolvable', found 'uulddrruuldldrruuldldrruullddrruulddrruu'..."),
    ("acwing179", EIGHT, "{0}\n\nunsolvable\n{1}\n\nr\n", "extra output after the last case (output line 6): 'r'"),
    ("acwing179", EIGHT, "{0}\n\n\n", "case 3 (input line 5, output line 3): the answer is missing"),
    ("acwing179", EIGHT, "\n{0}\n\nunsolvable\n{1}\n", "case 1 (input line 1, output line 1): expected 'ullddrurdllurdruldr', found ''"),
    ("acwing179", "\n\n 1234567x8", "unsolvable", "case 1 (input line 3, output line 1): expected 'r', found 'unsolvable'"),
    ("acwing179", "\u{feff}1234567x8\n12345678x", "r\nr", "case 2 (input line 2, output line 2): move 1, 'r', leaves the board"),
    ("acwing179", "1234567x8", " r", "case 1 (input line 1, output line 1): move 1, ' ', is not a move"),
    ("hdu3567", PAIRS, "case 1: 2\ndd\n", "case 1 (input line 2, output line 1): expected 'Case 1: 2', found 'case 1: 2'"),
    ("poj2286", ROTATION, "AC\n2\nDDHH\n2\nno moves needed\n3\n", "case 3 (input line 3, output line 5): expected 'No moves needed', found 'no moves needed'"),
    ("acwing179", "1234567x8", "r\u{e9}", "case 1 (input line 1, output line 1): move 2, '\\xc3', is not a move"),
    ("p1379", "283104765", "5", "case 1 (input line 1, output line 1): expected '4', found '5'"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\ndd\n", "case 3 (input line 5, output line 5): expected '', found 'dd'"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19\n{0}\n", "case 4 (input line 6, output line 7): 'ullddrurdllurdruldr' is lexicographically later than 'dlurullddrurdllurdr'"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19", "case 4 (input line 6, output line 7): expected 'dlurullddrurdllurdr', found ''"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n", "case 4 (input line 6, output line 7): the answer is missing"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19\n{2}\nCase 5: 0\n", "extra output after the last case (output line 9): 'Case 5: 0'"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\nCase 3: -1\n\n", "case 2 (input line 4, output line 3): expected '', found 'Case 3: -1'"),
    ("poj2286", ROTATION, "BEAC\n2\n", "case 1 (input line 1, output line 1): 4 moves, fewest: 2"),
    ("hdu1043", "1234567x8", "lrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlr", "case 1 (input line 1, output line 1): the path does not end at the goal"),
    ("poj2286", ROTATION, "AC\n3\n", "case 1 (input line 1, output line 1): expected '2', found '3'"),
    ("poj2286", ROTATION, "CA\n2\n", "case 1 (input line 1, output line 1): the path does not end at the goal"),
    ("poj2286", ROTATION, "AC\n2\nHHDD\n2\n", "case 2 (input line 2, output line 3): 'HHDD' is lexicographically later than 'DDHH'"),
];

/// Runs the tool on an input, a file with an output, and what follows.
fn check(name: &str, input: &str, output: &str, rest: &[&str]) -> (String, String, Option<i32>) {
    let folder = Folder::new("check");
    let output = folder.write("output", output);
    let words = [name, "-", output.to_str().expect("the path is text")];
    tool("check", &[&words, rest].concat(), input)
}

/// Whatever output is expected.
#[test]
fn says_so_on_the_command_line() {
    let [right, longer, wrong] =
        ["{0}\n\nunsolvable\n{1}\n", "{0}\nud\nunsolvable\n{1}\n", "{0}\n\nud\n{1}\n"].map(fill_in);
    let reason = "WA: case 3 (input line 5, output line 3): expected 'unsolvable', found 'ud'\n";
    for (name, output, rest, said, status) in [
        ("HDU 1043", right, &[][..], "AC\n", 0),
        ("hdu1043", longer, &["no such file"], "AC (52 moves, fewest: 50)\n", 0),
        ("179", wrong, &[""], reason, 1),
    ] {
        let expected = (said.to_string(), String::new(), Some(status));
        assert_eq!(check(name, EIGHT, &output, rest), expected);
    }
}

#[test]
fn says_why_there_is_no_verdict() {
    let bom_twice = "\u{feff}\u{feff}12345678x";
    let pairs = "2\n12345678X\n12345678X\n12345678X";
    let not_a_cell =
        "line 1, column 1: '\\xef' is not a cell: expected one of 0 x X 1 2 3 4 5 6 7 8";
    for (problem, input, what) in [
        ("acwing179", "12345678x\n\n1 2 3 4 4\n", "line 3, column 9: tile 4 appears twice"),
        ("acwing179", "\n0\n", "there is no board"),
        ("hdu3567", "0", "there is no board"),
        ("poj2286", "", "there is no board"),
        ("acwing179", bom_twice, not_a_cell),
        ("hdu3567", pairs, "line 4, column 10: the input ends in case 2 of 2"),
    ] {
        let expected = (String::new(), format!("check: -: {what}\n"), Some(2));
        assert_eq!(check(problem, input, "wrong\n", &[]), expected);
    }
}

/// Asserts that an output is rejected, in one short line.
fn reject_somehow(problem: &str, input: &str, output: &[u8]) {
    let said = verdict(problem, input, output);
    let shown = output[..output.len().min(1000)].escape_ascii();
    let is_short = said.len() < 250 && said.bytes().all(|byte| (b' '..=b'~').contains(&byte));
    assert!(said.starts_with("WA: ") && is_short, "{problem}: {shown}: {said}");
}

/// The lines without the white space at their ends, as far as there is more than that.
fn essence(output: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(output);
    text.trim_end().lines().map(|line| line.trim_end().to_string()).collect()
}

/// A path with one move changed leads the blank elsewhere, so none becomes another shortest path.
#[test]
fn notices_each_changed_byte() {
    let mut random = Random(845);
    for problem in of_each_program() {
        let (input, name) = (random_input(problem, 12, &mut random), problem.name);
        let right = judge::answers(problem, &judge::cases(problem, &input)).into_bytes();
        for _ in 0..150 {
            let mut output = right.clone();
            let place = random.below(right.len());
            output[place] = match random.below(4) {
                0 => random.below(256) as u8,
                1 => b" \n\r\t"[random.below(4)],
                _ => right[random.below(right.len())],
            };
            if essence(&output) == essence(&right) {
                assert_eq!(verdict(name, &input, &output), "AC", "{}", output.escape_ascii());
            } else {
                reject_somehow(name, &input, &output);
            }
        }
    }
}
