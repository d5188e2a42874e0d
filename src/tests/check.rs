//! The special judge takes every right output, and says of a wrong one what is wrong.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use puzzle_solvers::binaries::BINARIES;

use crate::common::{binaries, executable, in_process, random_input, run, Random};
use crate::samples;
use puzzle_solvers::judging::{cases, judges, verdict, Oracle, Problem, PROBLEMS};

const OFFICIAL: &str = " 2  3  4  1  5  x  7  6  8 \n";

/// All shortest paths from the official board, 19 moves each.
const PATHS: [&str; 4] =
    ["ullddrurdllurdruldr", "ullddrurdllurrdlurd", "dlurullddrurdllurdr", "ldruullddrurdllurrd"];

/// 19 moves, solved, unsolvable, 31 moves; on lines 1, 3, 5 and 6.
const EIGHT: &str = "2 3 4 1 5 x 7 6 8\n\n1 2 3 4 5 6\n7 8 x\n2 1 3 4 5 6 7 8 x\n8672543x1\n";

/// 2 turns, 4 turns, solved.
const ROTATION: &str = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n\
                        1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\n\
                        111111 333 11 33 22 333 222222\n0\n";

/// 2 moves, solved, unsolvable, 19 moves; on lines 2, 4, 5 and 6.
const PAIRS: &str = "4\n12X453786\n12345678X\n12345678X 12345678X\n\
                     21345678X 12345678X\n23415X768 12345678X\n";

fn found(name: &str) -> &'static Problem {
    judges::find(name).unwrap_or_else(|| panic!("there is no {name}"))
}

/// What the judge of a problem says of an output, in process.
pub fn verdict(name: &str, input: &str, output: &[u8]) -> String {
    let problem = found(name);
    let cases = cases::read(problem.binary, input.as_bytes()).expect("the input is right");
    let verdict = verdict::of_output(&mut Oracle::new(problem), &cases, output);
    verdict::words(verdict.map_err(|wrong| wrong.message))
}

fn accept(name: &str, input: &str, output: &[u8]) {
    assert_eq!(verdict(name, input, output), "AC", "{name}: {}", output.escape_ascii());
}

fn reject(name: &str, input: &str, output: &[u8], reason: &str) {
    let shown = output.escape_ascii();
    assert_eq!(verdict(name, input, output), format!("WA: {reason}"), "{name}: {shown}");
}

/// Writes a file for the tool.
fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("check");
    // Other runs of the tests may be under way.
    let path = folder.join(format!("{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::write(&path, bytes).expect("the file can be written");
    path
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("a message is text")
}

/// What the problem's own binary prints.
fn solved(name: &str, input: &str) -> String {
    in_process::outcome(found(name).binary.name, input.as_bytes(), usize::MAX).stdout
}

#[test]
fn accepts_the_samples_of_each_judge() {
    for problem in PROBLEMS {
        for path in samples::inputs(&samples::of_judge(problem)) {
            let expected = samples::bytes(&path.with_extension("out"));
            accept(problem.name, &samples::text(&path), &expected);
        }
    }
}

#[test]
fn accepts_each_shortest_path() {
    for path in PATHS {
        accept("acwing179", OFFICIAL, format!("{path}\n").as_bytes());
        for detour in [format!("du{path}"), format!("{path}ud"), format!("{path}lruudd")] {
            let place = "case 1 (input line 1, output line 1)";
            let reason = format!("{place}: {} moves, fewest: 19", detour.len());
            reject("acwing179", OFFICIAL, detour.as_bytes(), &reason);
        }
    }
}

/// What greedy best-first search by Manhattan distance finds: 21 moves.
const GREEDY: &str = "ulldrdrulldrruldlurrd";

#[test]
fn accepts_any_path_where_the_judge_does() {
    for name in ["hdu1043", "poj1077"] {
        accept(name, OFFICIAL, PATHS[1].as_bytes());
        let two = format!("{OFFICIAL}1 2 3 4 5 6 7 x 8\n");
        let said = verdict(name, &two, format!("{GREEDY}\nlrr\n").as_bytes());
        assert_eq!(said, "AC (24 moves, fewest: 20)");
    }
    let reason = "case 1 (input line 1, output line 1): 21 moves, fewest: 19";
    reject("acwing179", OFFICIAL, GREEDY.as_bytes(), reason);
}

#[test]
fn knows_each_problem_by_all_its_names() {
    let found = |name: &str| judges::find(name).map(|problem| problem.name);
    for Problem { name, .. } in PROBLEMS {
        let (judge, id) = name.split_once(' ').expect("a judge and its id");
        let dashed = format!("{judge}-{id}").replace('_', "-");
        for spelling in [name, id, &dashed, &name.replace(' ', "_"), &name.replace(' ', "")] {
            for spelling in [spelling.to_lowercase(), spelling.to_uppercase()] {
                assert_eq!(found(&spelling), Some(*name), "{spelling}");
            }
        }
    }
    for name in ["", " ", "hdu", "1379", "hdu1077", "hdu 10 43 1", "p1379!", "luogu"] {
        assert_eq!(found(name), None, "{name}");
    }
    for name in binaries() {
        let found = judges::find(name).expect("a binary's name is a judge problem's");
        assert_eq!((found.binary.name, found.samples), (name, name));
    }
}

#[test]
fn ignores_white_space_at_line_ends() {
    let outputs = [
        ("acwing179", EIGHT, "{0}\n\nunsolvable\n{1}\n"),
        ("acwing179", EIGHT, "{0}\n\nunsolvable\n{1}"),
        ("acwing179", EIGHT, "{0}\r\n\r\nunsolvable\r\n{1}\r\n\r\n"),
        ("acwing179", EIGHT, "{0} \n\t\x0B\x0C \nunsolvable  \n{1}\t\n \n\n"),
        ("acwing845", EIGHT, "19 \r\n0\n-1\r\n31"),
        ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19\n{2}"),
        ("hdu3567", PAIRS, "Case 1: 2 \r\ndd\r\nCase 2: 0\n \nCase 3: -1\n\r\nCase 4: 19\n{2}\n\n"),
        ("hdu3567", "1 12345678X 12345678X", "Case 1: 0"),
        ("hdu3567", "1 21345678X 12345678X", "Case 1: -1"),
        ("acwing179", "12345678x", ""),
        ("poj1077", "12345678x", ""),
        ("hdu1043", "12345678x", ""),
        ("acwing179", "12345678x", " "),
        ("hdu1043", "1234567x8 12345678x 12345678x", "r\n"),
        ("hdu1043", "1234567x8 12345678x 12345678x", "r"),
        ("poj2286", ROTATION, "AC\r\n2\r\nDDHH\t\n2\nNo moves needed \n3"),
    ];
    for (problem, input, output) in outputs {
        accept(problem, input, fill_in(output).as_bytes());
    }
}

/// Puts long paths into an output: those of the first and the last board of [`EIGHT`], and the
/// lexicographically first of the first board.
fn fill_in(output: &str) -> String {
    let paths = [PATHS[0], "uulddrruuldldrruuldldrruullddrr", PATHS[2]];
    let placed = paths.iter().enumerate();
    placed.fold(output.to_string(), |output, (i, path)| output.replace(&format!("{{{i}}}"), path))
}

#[test]
fn says_what_is_wrong() {
    for (problem, input, output, verdict) in WRONG {
        reject(problem, input, fill_in(output).as_bytes(), verdict);
    }
}

/// Problem, input, output, verdict.
const WRONG: &[(&str, &str, &str, &str)] = &[
    ("hdu1043", "12345678x 12345678x", "", "case 1 (input line 1, output line 1): the answer is missing"),
    ("hdu1043", "1234567x8", "", "case 1 (input line 1, output line 1): the answer is missing"),
    ("p1379", "123804765", "", "case 1 (input line 1, output line 1): the answer is missing"),
    ("hdu3567", "1 12345678X 12345678X", "", "case 1 (input line 1, output line 1): the answer is missing"),
    ("acwing179", EIGHT, "\n", "case 1 (input line 1, output line 1): the answer is missing"),
    ("acwing179", EIGHT, "{0}\nunsolvable\nunsolvable\n{1}\n", "case 2 (input line 3, output line 2): expected '', found 'unsolvable'"),
    ("acwing179", EIGHT, "{0}\n\n\n{1}\n", "case 3 (input line 5, output line 3): expected 'unsolvable', found ''"),
    ("acwing179", EIGHT, "{0}\n\n{1}uulddrruu\n{1}\n", "case 3 (input line 5, output line 3): expected 'unsolvable', found 'uulddrruuldldrruuldldrruullddrruulddrruu'"),
    ("acwing179", EIGHT, "{0}\n\n{1}{1}\n{1}\n", "case 3 (input line 5, output line 3): expected 'unsolvable', found 'uulddrruuldldrruuldldrruullddrruulddrruu'..."),
    ("acwing179", EIGHT, "{0}\n\nunsolvable\n{1}\n\nr\n", "extra output after the last case (output line 6)"),
    ("acwing179", EIGHT, "{0}\n\n\n", "case 3 (input line 5, output line 3): the answer is missing"),
    ("acwing179", EIGHT, "\n{0}\n\nunsolvable\n{1}\n", "case 1 (input line 1, output line 1): the path does not end at the goal"),
    ("acwing179", "\n\n 1234567x8", "unsolvable", "case 1 (input line 3, output line 1): expected 'r', found 'unsolvable'"),
    ("acwing179", "\u{feff}1234567x8\n12345678x", "r\nr", "case 2 (input line 2, output line 2): move 1, 'r', leaves the board"),
    ("acwing179", "1234567x8", " r", "case 1 (input line 1, output line 1): move 1, ' ', is not a move"),
    ("acwing179", "21345678x", "Unsolvable", "case 1 (input line 1, output line 1): expected 'unsolvable', found 'Unsolvable'"),
    ("hdu3567", PAIRS, "case 1: 2\ndd\n", "case 1 (input line 2, output line 1): expected 'Case 1: 2', found 'case 1: 2'"),
    ("poj2286", ROTATION, "AC\n2\nDDHH\n2\nno moves needed\n3\n", "case 3 (input line 3, output line 5): expected 'No moves needed', found 'no moves needed'"),
    ("acwing179", "1234567x8", "Unsolvable", "case 1 (input line 1, output line 1): move 1, 'U', is not a move"),
    ("acwing179", "1234567x8", "r\u{e9}", "case 1 (input line 1, output line 1): move 2, '\\xc3', is not a move"),
    ("p1379", "283104765", "5", "case 1 (input line 1, output line 1): expected '4', found '5'"),
    ("p1379", "283104765", "04", "case 1 (input line 1, output line 1): expected '4', found '04'"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\ndd\n", "case 3 (input line 5, output line 5): expected '', found 'dd'"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19\n{0}\n", "case 4 (input line 6, output line 7): 'ullddrurdllurdruldr' is lexicographically later than 'dlurullddrurdllurdr'"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19", "case 4 (input line 6, output line 7): expected 'dlurullddrurdllurdr', found ''"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n", "case 4 (input line 6, output line 7): the answer is missing"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19\n{2}\nCase 5: 0\n", "extra output after the last case (output line 9)"),
    ("poj2286", ROTATION, "BEAC\n2\n", "case 1 (input line 1, output line 1): 4 moves, fewest: 2"),
    ("poj2286", "322222211332133121111333", "CCEEF\n2\n", "case 1 (input line 1, output line 1): 5 moves, fewest: 4"),
    ("hdu1043", "1234567x8", "lrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlr", "case 1 (input line 1, output line 1): the path does not end at the goal"),
    ("poj2286", ROTATION, "AC\n3\n", "case 1 (input line 1, output line 1): expected '2', found '3'"),
    ("poj2286", ROTATION, "CA\n2\n", "case 1 (input line 1, output line 1): the path does not end at the goal"),
    ("poj2286", ROTATION, "AC\n2\nHHDD\n2\n", "case 2 (input line 2, output line 3): 'HHDD' is lexicographically later than 'DDHH'"),
];

/// Whatever output is expected.
#[test]
fn says_so_on_the_command_line() {
    let input = file("boards", EIGHT.as_bytes());
    let said = |name: &str, output: &str, expected: &[&str]| {
        let output = file("output", fill_in(output).as_bytes());
        let mut check = Command::new(executable("check"));
        let said = run(check.arg(name).args([&input, &output]).args(expected), b"");
        (text(&said.stdout).to_string(), text(&said.stderr).to_string(), said.status.code())
    };
    let right = "{0}\n\nunsolvable\n{1}\n";
    assert_eq!(said("HDU 1043", right, &[]), ("AC\n".to_string(), String::new(), Some(0)));
    let longer = ("AC (52 moves, fewest: 50)\n".to_string(), String::new(), Some(0));
    assert_eq!(said("hdu1043", "{0}\nud\nunsolvable\n{1}\n", &["no such file"]), longer);
    let wrong = "WA: case 3 (input line 5, output line 3): expected 'unsolvable', found 'ud'\n";
    let wrong = (wrong.to_string(), String::new(), Some(1));
    assert_eq!(said("179", "{0}\n\nud\n{1}\n", &[""]), wrong);
}

/// Returns what the judge prints on arguments that let it come to no verdict.
fn error(arguments: &[&str]) -> String {
    let said = run(Command::new(executable("check")).args(arguments), b"");
    assert_eq!((text(&said.stdout), said.status.code()), ("", Some(2)), "{arguments:?}");
    text(&said.stderr).to_string()
}

#[test]
fn says_why_there_is_no_verdict() {
    let malformed = [
        ("acwing179", "12345678x\n\n1 2 3 4 4\n", "line 3, column 9: tile 4 appears twice"),
        ("acwing179", "\n0\n", "there is no board"),
        (
            "acwing179",
            "\u{feff}\u{feff}12345678x",
            "line 1, column 1: '\\xef' is not a cell: expected one of 0 x X 1 2 3 4 5 6 7 8",
        ),
        (
            "hdu3567",
            "2\n12345678X\n12345678X\n12345678X",
            "line 4, column 10: the input ends in case 2 of 2",
        ),
    ];
    let output = file("wrong", b"wrong\n");
    let output = output.to_str().expect("the path is text");
    for (problem, input, what) in malformed {
        let input = file("malformed", input.as_bytes());
        let input = input.to_str().expect("the path is text");
        assert_eq!(error(&[problem, input, output]), format!("check: {input}: {what}\n"));
    }
    for arguments in [["p1379", "no such file", output], ["p1379", output, "no such file"]] {
        let said = error(&arguments);
        assert!(said.starts_with("check: cannot open no such file: "), "{said}");
    }
}

/// Asserts that an output is rejected, in one short line.
fn reject_somehow(problem: &str, input: &str, output: &[u8]) {
    let said = verdict(problem, input, output);
    let shown = output[..output.len().min(1000)].escape_ascii();
    let is_short = said.len() < 250 && said.bytes().all(|byte| (b' '..=b'~').contains(&byte));
    assert!(said.starts_with("WA: ") && is_short, "{problem}: {shown}: {said}");
}

#[test]
fn survives_any_output() {
    let mut random = Random(7);
    let noise: Vec<u8> = (0..10_000).map(|_| random.below(256) as u8).collect();
    let mut outputs = vec![noise, b"\xFF\xFE\n\0".to_vec(), b"Case 1: \xFF\n".to_vec()];
    outputs.push(format!("Case 1: {}\n", "9".repeat(1 << 20)).into_bytes());
    outputs.extend([b'\n', b'9', b'-', b'A', b'u', b'\0', 0xFF].map(|byte| vec![byte; 1 << 20]));
    for binary in BINARIES {
        let input = random_input(binary, 3, &mut random);
        for output in &outputs {
            reject_somehow(binary.name, &input, output);
        }
    }
}

/// The lines without the white space at their ends, as far as there is more than that.
fn essence(output: &[u8]) -> Vec<&[u8]> {
    let is_space = |byte: &u8| matches!(byte, b' ' | 0x09..=0x0D);
    let trim = |line: &'_ [u8]| line.iter().rposition(|byte| !is_space(byte)).map_or(0, |i| i + 1);
    let mut lines: Vec<_> =
        output.split(|&byte| byte == b'\n').map(|line| &line[..trim(line)]).collect();
    while lines.last().map_or(false, |line| line.is_empty()) {
        lines.pop();
    }
    lines
}

/// A path with one move changed leads the blank elsewhere, so none becomes another shortest path.
#[test]
fn notices_each_changed_byte() {
    let mut random = Random(845);
    for binary in BINARIES {
        let (input, name) = (random_input(binary, 12, &mut random), binary.name);
        let right = solved(name, &input).into_bytes();
        for _ in 0..150 {
            let mut output = right.clone();
            let place = random.below(right.len());
            output[place] = match random.below(4) {
                0 => random.below(256) as u8,
                1 => b" \n\r\t"[random.below(4)],
                _ => right[random.below(right.len())],
            };
            if essence(&output) == essence(&right) {
                accept(name, &input, &output);
            } else {
                reject_somehow(name, &input, &output);
            }
        }
    }
}
