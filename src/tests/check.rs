//! The special judge accepts every right output, and says what is wrong with others.

use crate::common::judge;
use crate::common::{find, of_each_program, random_input, Random};

/// The official board, which takes 19 moves.
const OFFICIAL: &str = " 2  3  4  1  5  x  7  6  8 \n";

/// Three of the four shortest paths from the official board, 19 moves each: the first in the order
/// u, d, l, r, another one, and the first in lexicographic order.
const OFFICIAL_PATH: &str = "ullddrurdllurdruldr";
const OTHER_PATH: &str = "ldruullddrurdllurrd";
const LEXICOGRAPHIC_PATH: &str = "dlurullddrurdllurdr";

/// A path of 21 moves from the official board, as greedy best-first search by the Manhattan
/// distance finds it.
const GREEDY_PATH: &str = "ulldrdrulldrruldlurrd";

/// A shortest path from the last board of [`EIGHT`].
const HARDEST_PATH: &str = "uulddrruuldldrruuldldrruullddrr";

/// Boards of 19 moves, of none, unsolvable, and of 31 moves. They begin on the lines 1, 3, 5 and 6.
const EIGHT: &str = "2 3 4 1 5 x 7 6 8\n\n1 2 3 4 5 6\n7 8 x\n2 1 3 4 5 6 7 8 x\n8672543x1\n";

/// Boards of 2 turns, of 4 turns, and of none, each on a line.
const ROTATION: &str = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n\
                        1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\n\
                        111111 333 11 33 22 333 222222\n0\n";

/// Pairs of 2 moves, of none, unsolvable, and of 19 moves. They begin on the lines 2, 4, 5 and 6.
const PAIRS: &str = "4\n12X453786\n12345678X\n12345678X 12345678X\n\
                     21345678X 12345678X\n23415X768 12345678X\n";

#[test]
fn right_outputs_are_accepted_and_mistakes_are_named() {
    for (name, input, output, expected) in VERDICTS {
        let found = judge::verdict(find(name), input, with_paths(output));
        assert_eq!(found, with_paths(expected), "{name}: {output:?}");
    }
}

/// Puts in the paths: `{19}`, `{21}` and `{31}` by their lengths, `{first}` for the first in
/// lexicographic order.
fn with_paths(text: &str) -> String {
    text.replace("{19}", OFFICIAL_PATH)
        .replace("{21}", GREEDY_PATH)
        .replace("{31}", HARDEST_PATH)
        .replace("{first}", LEXICOGRAPHIC_PATH)
}

/// The problem, the input, the output, and the verdict.
#[rustfmt::skip]
const VERDICTS: &[(&str, &str, &str, &str)] = &[
    // Right outputs.
    ("acwing179", OFFICIAL, OTHER_PATH, "AC"),
    ("hdu1043", "23415x768 1234567x8", "{21}\nlrr\n", "AC (24 moves, fewest: 20)"),
    ("acwing179", EIGHT, "{19}\n\nunsolvable\n{31}", "AC"),
    ("acwing179", EIGHT, "{19} \n\t\x0B\x0C \nunsolvable  \n{31}\t\n \n\n", "AC"),
    ("acwing845", EIGHT, "19 \r\n0\n-1\r\n31", "AC"),
    ("hdu3567", PAIRS, "Case 1: 2 \r\ndd\r\nCase 2: 0\n \nCase 3: -1\n\r\nCase 4: 19\n{first}\n\n", "AC"),
    ("hdu3567", "1 12345678X 12345678X", "Case 1: 0", "AC"),
    ("acwing179", "12345678x", "", "AC"),
    ("hdu1043", "1234567x8 12345678x 12345678x", "r\n", "AC"),
    ("poj2286", ROTATION, "AC\r\n2\r\nDDHH\t\n2\nNo moves needed \n3", "AC"),
    // No answer.
    ("hdu1043", "12345678x 12345678x", "", "WA: case 2 (input line 1, output line 2): the answer is missing"),
    ("hdu1043", "1234567x8", "", "WA: case 1 (input line 1, output line 1): the answer is missing"),
    ("acwing179", EIGHT, "\n", "WA: case 1 (input line 1, output line 1): the answer is missing"),
    ("acwing179", EIGHT, "{19}\n\n\n", "WA: case 3 (input line 5, output line 3): the answer is missing"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n", "WA: case 4 (input line 6, output line 7): the answer is missing"),
    // Another text than the right one.
    ("acwing179", EIGHT, "{19}\nunsolvable\nunsolvable\n{31}\n", "WA: case 2 (input line 3, output line 2): expected '', found 'unsolvable'"),
    ("acwing179", EIGHT, "{19}\n\n\n{31}\n", "WA: case 3 (input line 5, output line 3): expected 'unsolvable', found ''"),
    ("acwing179", EIGHT, "{19}\n\n{31}{31}\n{31}\n", "WA: case 3 (input line 5, output line 3): expected 'unsolvable', found 'uulddrruuldldrruuldldrruullddrruulddrruu'..."),
    ("acwing179", EIGHT, "\n{19}\n\nunsolvable\n{31}\n", "WA: case 1 (input line 1, output line 1): expected '{19}', found ''"),
    ("acwing179", "\n\n 1234567x8", "unsolvable", "WA: case 1 (input line 3, output line 1): expected 'r', found 'unsolvable'"),
    ("hdu3567", PAIRS, "case 1: 2\ndd\n", "WA: case 1 (input line 2, output line 1): expected 'Case 1: 2', found 'case 1: 2'"),
    ("poj2286", ROTATION, "AC\n2\nDDHH\n2\nno moves needed\n3\n", "WA: case 3 (input line 3, output line 5): expected 'No moves needed', found 'no moves needed'"),
    ("p1379", "283104765", "5", "WA: case 1 (input line 1, output line 1): expected '4', found '5'"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\ndd\n", "WA: case 3 (input line 5, output line 5): expected '', found 'dd'"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19", "WA: case 4 (input line 6, output line 7): expected '{first}', found ''"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\nCase 3: -1\n\n", "WA: case 2 (input line 4, output line 3): expected '', found 'Case 3: -1'"),
    ("poj2286", ROTATION, "AC\n3\n", "WA: case 1 (input line 1, output line 1): expected '2', found '3'"),
    // Moves that are impossible, or that lead elsewhere.
    ("hdu1043", "1234567x8", "result: no", "WA: case 1 (input line 1, output line 1): move 2, 'e', is not a move"),
    ("acwing179", "\u{feff}1234567x8\n12345678x", "r\nr", "WA: case 2 (input line 2, output line 2): move 1, 'r', leaves the board"),
    ("acwing179", "1234567x8", " r", "WA: case 1 (input line 1, output line 1): move 1, ' ', is not a move"),
    ("acwing179", "1234567x8", "r\u{e9}", "WA: case 1 (input line 1, output line 1): move 2, '\\xc3', is not a move"),
    ("hdu1043", "1234567x8", "lrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlr", "WA: case 1 (input line 1, output line 1): the path does not end at the goal"),
    ("poj2286", ROTATION, "CA\n2\n", "WA: case 1 (input line 1, output line 1): the path does not end at the goal"),
    // Paths that are not the best.
    ("acwing179", OFFICIAL, "{21}", "WA: case 1 (input line 1, output line 1): 21 moves, fewest: 19"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19\n{19}\n", "WA: case 4 (input line 6, output line 7): '{19}' is lexicographically later than '{first}'"),
    ("poj2286", ROTATION, "BEAC\n2\n", "WA: case 1 (input line 1, output line 1): 4 moves, fewest: 2"),
    ("poj2286", ROTATION, "AC\n2\nHHDD\n2\n", "WA: case 2 (input line 2, output line 3): 'HHDD' is lexicographically later than 'DDHH'"),
    // More than the answers.
    ("acwing179", EIGHT, "{19}\n\nunsolvable\n{31}\n\nr\n", "WA: extra output after the last case (output line 6): 'r'"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19\n{first}\nCase 5: 0\n", "WA: extra output after the last case (output line 9): 'Case 5: 0'"),
];

/// Returns the lines that a judge compares: without white space at their ends, and without empty
/// lines at the end of the output.
fn compared_lines(output: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(output);
    text.trim_end().lines().map(|line| line.trim_end().to_string()).collect()
}

/// Unless white space alone differs, an output with one other byte is wrong: a shortest path with
/// one other move does not lead to the goal, or is not the one that the judge accepts. The verdict
/// is one short line of printable text.
#[test]
fn outputs_with_one_changed_byte_are_rejected() {
    let mut random = Random(845);
    for problem in of_each_program() {
        let input = random_input(problem, 12, &mut random);
        let right = judge::answers(problem, &judge::cases(problem, &input)).into_bytes();
        for _ in 0..150 {
            let mut output = right.clone();
            let place = random.below(right.len());
            output[place] = match random.below(4) {
                0 => random.below(256) as u8,
                1 => b" \n\r\t"[random.below(4)],
                _ => right[random.below(right.len())],
            };
            let found = judge::verdict(problem, &input, &output);
            let is_short =
                found.len() < 250 && found.bytes().all(|byte| (b' '..=b'~').contains(&byte));
            let is_right = compared_lines(&output) == compared_lines(&right);
            let is_said = if is_right { found == "AC" } else { found.starts_with("WA: ") };
            assert!(is_short && is_said, "{}: {}: {found:?}", problem.name, output.escape_ascii());
        }
    }
}
