//! Inputs that break a rule, or nearly do: a program answers the boards before the mistake, and
//! then says in one line what is wrong.

use std::path::Path;
use std::process::Command;

use puzzle_tools::judging::cases;
use puzzle_tools::judging::generator::Random;
use puzzle_tools::judging::problems::{Problem, Task};

use crate::common::processes::{outcome, Outcome};
use crate::common::twins::twins;
use crate::common::{find, judge, one_per_program};

/// The mistake of an input of pairs that does not begin with their number.
const NO_COUNT: &str = "the number of cases has to come first";

/// The bytes that changes put in most often.
const BYTES: &[u8] = b"0123456789xXy-'\"\\\0\x1a\xff\xef\xbb\xbf \t\n\r\x0b\x0c\n\n  00";

/// One of the originals with up to four changes. Each removes a part, or nothing, and puts nothing,
/// a byte, or an original in its place.
fn damaged(originals: &[&[u8]], random: &mut Random) -> Vec<u8> {
    let mut input = originals[random.below(originals.len())].to_vec();
    for _ in 0..random.below(5) {
        let from = random.below(input.len() + 1);
        let most = if random.below(2) == 0 { 1 } else { input.len() };
        let to = input.len().min(from + random.below(most + 1));
        let new = match random.below(8) {
            0 | 1 => Vec::new(),
            2 => originals[random.below(originals.len())].to_vec(),
            3 => vec![random.below(1 << 8) as u8],
            _ => vec![BYTES[random.below(BYTES.len())]],
        };
        input.splice(from..to, new);
    }
    input
}

/// `count` inputs for a program: all examples, and then valid examples of the same layout with some
/// damage. They are the same in every run.
pub fn inputs_to_try(problem: &Problem, count: usize) -> Vec<Vec<u8>> {
    let layout = |task: &Task| (task.is_pair(), task.is_rotation());
    let mut originals = Vec::new();
    for &(name, input, _, mistake) in EXAMPLES {
        if mistake.is_empty() && layout(&find(name).task) == layout(&problem.task) {
            originals.push(input);
        }
    }
    let mut random = Random(1);
    let mut inputs: Vec<_> = EXAMPLES.iter().map(|(_, input, ..)| input.to_vec()).collect();
    while inputs.len() < count {
        inputs.push(damaged(&originals, &mut random));
    }
    inputs
}

/// The outcome that the rules of an input require. The rules are coded here a second time.
fn by_rules(problem: &Problem, input: &[u8]) -> Outcome {
    let text: String = input.iter().map(|&byte| symbol_of(byte)).collect();
    let mut boards_text = text.as_str();
    let mut most = usize::MAX;
    if problem.task.is_pair() {
        match read_count(&text) {
            Some((pairs, rest)) => {
                boards_text = rest;
                most = 2 * pairs;
            }
            None => return with_mistake(problem, "", NO_COUNT),
        }
    }
    let (boards, mut mistake) = read_boards(problem, boards_text, most);
    if problem.task.is_pair() && mistake.is_empty() && boards.len() < most {
        mistake = format!("board {} is missing", boards.len() + 1);
    }
    with_mistake(problem, &right_output_to(problem, &boards), &mistake)
}

/// The outcome of a program with this output. If there is a mistake, the program says it and fails.
fn with_mistake(problem: &Problem, output: &str, mistake: &str) -> Outcome {
    if mistake.is_empty() {
        Outcome::new(output, "", 0)
    } else {
        Outcome::new(output, format!("{}: {mistake}\n", problem.program), 1)
    }
}

/// The number of pairs, which is a word of one to nine digits, and the text after it.
fn read_count(text: &str) -> Option<(usize, &str)> {
    let text = text.trim_start();
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    if word.len() > 9 || !word.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some((word.parse().ok()?, rest))
}

/// The boards of a text, at most `most`, and the mistake that ends them, or nothing.
fn read_boards(problem: &Problem, text: &str, most: usize) -> (Vec<String>, String) {
    let mut boards = Vec::new();
    let symbols = text.replace(' ', "");
    let cells = if problem.task.is_rotation() { 24 } else { 9 };
    for board in symbols.as_bytes().chunks(cells).take(most) {
        if board == b"0" || problem.task.is_rotation() && board[0] == b'0' {
            break;
        }
        let shown = String::from_utf8_lossy(board).to_string();
        if board.len() < cells || !is_board(board) {
            let mut mistake = format!("board {}: {shown} is not a board", boards.len() + 1);
            if problem.task.is_rotation() {
                mistake += ": 1, 2 and 3 have to come eight times each";
            }
            return (boards, mistake);
        }
        boards.push(shown);
    }
    (boards, String::new())
}

/// Whether these are just the symbols of one board, in any order.
fn is_board(symbols: &[u8]) -> bool {
    let mut sorted = symbols.to_vec();
    sorted.sort_unstable();
    matches!(&sorted[..], b"012345678" | b"12345678X" | b"12345678x" | b"111111112222222233333333")
}

/// The output of the library for these boards; of pairs, a start alone has no answer.
fn right_output_to(problem: &Problem, boards: &[String]) -> String {
    let mut input = boards.join("\n");
    if problem.task.is_pair() {
        input = format!("{}\n{input}", boards.len() / 2);
    }
    // The library takes an input without a case for a mistake.
    let read = cases::read(problem, input.as_bytes());
    read.map_or(String::new(), |input| judge::right_output(problem, &input.cases))
}

/// The symbol that the programs take a byte for, or a space if it separates symbols.
fn symbol_of(byte: u8) -> char {
    match byte {
        0..=b' ' | 0xEF | 0xBB | 0xBF => ' ',
        0x7F..=0xFF => '?',
        _ => char::from(byte),
    }
}

/// Asserts that a program answers an input by the rules.
pub fn assert_by_rules(program: &Path, problem: &Problem, input: &[u8]) {
    let actual = outcome(&mut Command::new(program), input);
    let call = format!("{}: {}", program.display(), input.escape_ascii());
    assert_eq!(actual, by_rules(problem, input), "{call}");
}

#[test]
fn damaged_inputs_are_answered_up_to_the_damage() {
    for problem in one_per_program() {
        let inputs = inputs_to_try(problem, 300);
        for program in twins(problem.program) {
            for input in &inputs {
                assert_by_rules(&program, problem, input);
            }
        }
    }
}

/// The rules by example: a program, an input, its output, and the mistake, or nothing. What holds
/// for `acwing845` holds for all programs of the eight puzzle, since they read by the same code.
const EXAMPLES: &[(&str, &[u8], &str, &str)] = &[
    // The blank and what separates.
    ("acwing845", b"", "", ""),
    ("acwing845", b"12345678x 12345678X123456780", "0\n0\n0\n", ""),
    ("acwing845", b"\xef\xbb\xbf\t1\x0b2\x0c3\r\n4\x005\x1a6\x017\x1f8\n\nx", "0\n", ""),
    ("acwing845", b" 2  3  4  1  5  x  7  6  8 ", "19\n", ""),
    ("acwing845", b"1 3 0\r\n4 2 5\r\n7 8 6\r\n\r\n1 2 3\r\n4 5 6\r\n8 7 0\r\n\x1a", "4\n-1\n", ""),
    ("acwing845", b"283104765\n763508241\n0\n", "-1\n-1\n", ""),
    // A 0 ends the input if nothing follows.
    ("acwing845", b"\n0\r\n\x1a", "", ""),
    ("acwing845", b"0 12345678\n0\n12345678\n0\n", "22\n22\n", ""),
    ("acwing845", b"12345678x\n0\n1", "0\n", "board 2: 01 is not a board"),
    // Symbols that are missing, come twice, or are no symbols.
    ("acwing845", b"12345678x\n\n1 2\n", "0\n", "board 2: 12 is not a board"),
    ("acwing845", b"1234567xX", "", "board 1: 1234567xX is not a board"),
    ("acwing845", b"12345678x1234567890 2", "0\n", "board 2: 123456789 is not a board"),
    ("acwing845", b"'\"\\\x7f\x80~!ab", "", r#"board 1: '"\??~!ab is not a board"#),
    // Other programs with other answers.
    ("p1379", b"283104765\n283104756\n123804765", "4\n-1\n0\n", ""),
    ("acwing179", b"12345687x 12345678x 1", "unsolvable\n\n", "board 3: 1 is not a board"),
    // The number of pairs is a word of its own. What follows the pairs is not read.
    ("hdu3567", b"", "", NO_COUNT),
    ("hdu3567", b"1x 12345678x", "", NO_COUNT),
    ("hdu3567", b"+1 12345678x12345678x", "", NO_COUNT),
    ("hdu3567", b"0000000001 12345678x12345678x", "", NO_COUNT),
    ("hdu3567", b"000000001 12345678x12345678x", "Case 1: 0\n\n", ""),
    ("hdu3567", b"\xef\xbb\xbf1\x0b12345678x12345687x rest", "Case 1: -1\n\n", ""),
    ("hdu3567", b"1 0123456781023456780", "Case 1: 1\nr\n", ""),
    ("hdu3567", b"1\n12X453786\n12345678X\n", "Case 1: 2\ndd\n", ""),
    ("hdu3567", b" 1 2 3 4 1 5 x 7 6 8\n283104765 1 2 3", "Case 1: -1\n\n", ""),
    ("hdu3567", b"1 12345678x\n0\n", "", "board 2 is missing"),
    ("hdu3567", b"2 12345678x12345678x 12", "Case 1: 0\n\n", "board 3: 12 is not a board"),
    // A 0 ends the rotation game, whatever follows.
    ("poj2286", b"\xef\xbb\xbf0 whatever", "", ""),
    ("poj2286", b"1 111111122222222\r\n33333333\0\x1a0\nwhatever", "DDHH\n2\n", ""),
    ("poj2286", b"1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n0\n", "AC\n2\n", ""),
    ("poj2286", b"22\n22\n2211122\n1\t1\n3311133\n33\n33\n\x1a", "No moves needed\n1\n", ""),
    (
        "poj2286",
        b"111111222112233222333333 11113232313223122231213\n0\n",
        "No moves needed\n2\n",
        "board 2: 111132323132231222312130 is not a board: 1, 2 and 3 have to come \
         eight times each",
    ),
];

/// The other test asserts that the programs have the outcomes of `by_rules`, also on these inputs.
#[test]
fn examples_of_the_rules_hold() {
    for (name, input, output, mistake) in EXAMPLES {
        let expected = with_mistake(find(name), output, mistake);
        assert_eq!(by_rules(find(name), input), expected, "{name}: {}", input.escape_ascii());
    }
}
