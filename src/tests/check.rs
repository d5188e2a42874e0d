//! The special judge takes every right output, and says of a wrong one what is wrong.

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use common::{binary, run, Random, BINARIES};

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

/// A folder of its own for each test, so that tests can run side by side.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("check").join(test);
        fs::create_dir_all(&path).expect("the folder can be made");
        Folder(path)
    }

    fn file(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, bytes).expect("the file can be written");
        path
    }

    /// What the judge says of an output.
    fn judge(&self, problem: &str, input: &str, output: &[u8]) -> Output {
        let (input, output) = (self.file("input", input.as_bytes()), self.file("output", output));
        run(Command::new(binary("check")).arg(problem).arg(input).arg(output), b"")
    }

    fn accept(&self, problem: &str, input: &str, output: &[u8]) {
        let said = self.judge(problem, input, output);
        let shown = output.escape_ascii();
        assert_eq!(text(&said.stdout), "AC\n", "{problem}: {shown}");
        assert_eq!((text(&said.stderr), said.status.code()), ("", Some(0)), "{problem}: {shown}");
    }

    fn reject(&self, problem: &str, input: &str, output: &[u8], verdict: &str) {
        let said = self.judge(problem, input, output);
        let shown = output.escape_ascii();
        assert_eq!(text(&said.stdout), format!("WA: {verdict}\n"), "{problem}: {shown}");
        assert_eq!((text(&said.stderr), said.status.code()), ("", Some(1)), "{problem}: {shown}");
    }
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("a message is text")
}

/// What the problem's own binary prints.
fn solved(problem: &str, input: &str) -> Vec<u8> {
    let output = run(&mut Command::new(binary(problem)), input.as_bytes());
    assert!(output.status.success(), "{problem} fails: {}", text(&output.stderr));
    output.stdout
}

/// An input of random cases after a solved one.
fn random_input(problem: &str, cases: usize, random: &mut Random) -> String {
    let (head, solved) = match problem {
        "poj2286" => (String::new(), "111111333113322333222222"),
        "hdu3567" => (format!("{}\n12345678x\n", cases + 1), "12345678x"),
        "p1379" => (String::new(), "123804765"),
        _ => (String::new(), "12345678x"),
    };
    let mut input = head + solved + "\n";
    let boards = if problem == "hdu3567" { 2 * cases } else { cases };
    for _ in 0..boards {
        let mut board: Vec<_> = solved.chars().collect();
        random.shuffle(&mut board);
        input.extend(board);
        input.push('\n');
    }
    input
}

#[test]
fn accepts_what_the_binaries_print() {
    let folder = Folder::new("binaries");
    let mut random = Random(179);
    for problem in BINARIES {
        for cases in [0, 1, 300] {
            let input = random_input(problem, cases, &mut random);
            folder.accept(problem, &input, &solved(problem, &input));
        }
        let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(problem);
        for entry in fs::read_dir(samples).into_iter().flatten() {
            let path = entry.expect("the folder can be read").path();
            if path.extension().map_or(false, |extension| extension == "in") {
                let input = fs::read_to_string(&path).expect("the sample can be read");
                folder.accept(problem, &input, &solved(problem, &input));
                let expected = fs::read(path.with_extension("out"));
                folder.accept(problem, &input, &expected.expect("the sample has an answer"));
            }
        }
    }
}

#[test]
fn accepts_each_shortest_path() {
    let folder = Folder::new("paths");
    for path in PATHS {
        folder.accept("acwing179", OFFICIAL, format!("{path}\n").as_bytes());
        for detour in [format!("du{path}"), format!("{path}ud"), format!("{path}lruudd")] {
            let verdict =
                format!("case 1 (line 1): {} moves reach the goal, 19 suffice", detour.len());
            folder.reject("acwing179", OFFICIAL, detour.as_bytes(), &verdict);
        }
    }
}

#[test]
fn knows_each_problem_by_all_its_names() {
    let folder = Folder::new("names");
    let names = [
        ("acwing179 AcWing179 HDU1043 poj1077", EIGHT),
        ("acwing845 ACWING845 AOJALDS1_13_B", EIGHT),
        ("p1379 LuoguP1379", EIGHT),
        ("hdu3567 HDU3567", PAIRS),
        ("poj2286 POJ2286 AcWing181 HDU1667 UVa1343 boj5070", ROTATION),
    ];
    for (names, input) in names {
        let names: Vec<_> = names.split(' ').collect();
        let output = solved(names[0], input);
        for name in names {
            folder.accept(name, input, &output);
        }
    }
    folder.accept("POJ 1077", OFFICIAL, PATHS[0].as_bytes());
}

#[test]
fn takes_no_offence_at_white_space() {
    let outputs = [
        ("acwing179", EIGHT, "{0}\n\nunsolvable\n{1}\n"),
        ("acwing179", EIGHT, "{0}\n\nunsolvable\n{1}"),
        ("acwing179", EIGHT, "{0}\r\n\r\nunsolvable\r\n{1}\r\n\r\n"),
        ("acwing179", EIGHT, "{0} \n\t\x0B\x0C \nunsolvable  \n{1}\t\n \n\n"),
        ("acwing179", "12345678x", "\n"),
        ("acwing179", "12345678x", ""),
        ("acwing179", "", "\n\n"),
        ("acwing845", EIGHT, "19 \r\n0\n-1\r\n31"),
        ("p1379", "283104765", "4\n\n \n"),
        ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19\n{2}"),
        ("hdu3567", PAIRS, "Case 1: 2 \r\ndd\r\nCase 2: 0\n \nCase 3: -1\n\r\nCase 4: 19\n{2}\n\n"),
        ("hdu3567", "1 12345678X 12345678X", "Case 1: 0\n"),
        ("hdu3567", "1 21345678X 12345678X", "Case 1: -1\n"),
        ("poj2286", ROTATION, "AC\r\n2\r\nDDHH\t\n2\nNo moves needed \n3"),
    ];
    let folder = Folder::new("space");
    for (problem, input, output) in outputs {
        folder.accept(problem, input, fill_in(output).as_bytes());
    }
}

/// Puts long paths into an output: to the first and the last board of [`EIGHT`], and that to the
/// first board that stands first in the dictionary.
fn fill_in(output: &str) -> String {
    let paths = [PATHS[0], "uulddrruuldldrruuldldrruullddrr", PATHS[2]];
    let placed = paths.iter().enumerate();
    placed.fold(output.to_string(), |output, (i, path)| output.replace(&format!("{{{i}}}"), path))
}

#[test]
fn says_what_is_wrong() {
    let folder = Folder::new("wrong");
    for (problem, input, output, verdict) in WRONG {
        folder.reject(problem, input, fill_in(output).as_bytes(), verdict);
    }
}

/// Problem, input, output, verdict.
const WRONG: [(&str, &str, &str, &str); 86] = [
    ("acwing179", EIGHT, "unsolvable\n\nunsolvable\n{1}\n", "case 1 (line 1): says unsolvable, but 19 moves solve it"),
    ("acwing179", EIGHT, "{0}\nunsolvable\nunsolvable\n{1}\n", "case 2 (line 3): says unsolvable, but 0 moves solve it"),
    ("acwing179", EIGHT, "{0}\nud\nunsolvable\n{1}\n", "case 2 (line 3): 2 moves reach the goal, 0 suffice"),
    ("acwing179", EIGHT, "{0}\n\n\n{1}\n", "case 3 (line 5): should say unsolvable, not ''"),
    ("acwing179", EIGHT, "{0}\n\n{1}{1}\n{1}\n", "case 3 (line 5): should say unsolvable, not 'uulddrruuldldrruuldldrruullddrruulddrruu'..."),
    ("acwing179", EIGHT, "{0}\n\nunsolvable\n{1}u\n", "case 4 (line 6): the goal is not reached after 32 moves"),
    ("acwing179", EIGHT, "{0}\n\nunsolvable\nlr{1}\n", "case 4 (line 6): 33 moves reach the goal, 31 suffice"),
    ("acwing179", EIGHT, "{0}\n\nunsolvable\n{1}\n\nr\n", "extra output after the last case"),
    ("acwing179", EIGHT, "{0}\n\nunsolvable\n", "one answer is missing"),
    ("acwing179", EIGHT, "{0}\n\nunsolvable", "one answer is missing"),
    ("acwing179", EIGHT, "{0}\n\n", "2 answers are missing"),
    ("acwing179", EIGHT, "{0}\n", "2 answers are missing"),
    ("acwing179", EIGHT, "{0}", "3 answers are missing"),
    ("acwing179", EIGHT, "", "4 answers are missing"),
    ("acwing179", EIGHT, "\n{0}\n\nunsolvable\n{1}\n", "case 1 (line 1): the goal is not reached after 0 moves"),
    ("acwing179", "\n\n 1234567x8", "unsolvable", "case 1 (line 3): says unsolvable, but 1 move solves it"),
    ("acwing179", "1234567x8", "lrr", "case 1 (line 1): 3 moves reach the goal, 1 suffices"),
    ("acwing179", "1234567x8", "l", "case 1 (line 1): the goal is not reached after 1 move"),
    ("acwing179", "1234567x8", "rlr ur", "case 1 (line 1): move 4, ' ', is no move"),
    ("acwing179", "1234567x8", "rlrr", "case 1 (line 1): move 4, 'r', leaves the board"),
    ("acwing179", "1234567x8", "llr", "case 1 (line 1): move 2, 'l', leaves the board"),
    ("acwing179", "1234567x8", "uur", "case 1 (line 1): the goal is not reached after 3 moves"),
    ("acwing179", "1234567x8", "d", "case 1 (line 1): move 1, 'd', leaves the board"),
    ("acwing179", "1234567x8", "uuu", "case 1 (line 1): move 3, 'u', leaves the board"),
    ("acwing179", "1234567x8", "R", "case 1 (line 1): move 1, 'R', is no move"),
    ("acwing179", "1234567x8", " r", "case 1 (line 1): move 1, ' ', is no move"),
    ("acwing179", "1234567x8", "Unsolvable", "case 1 (line 1): move 1, 'U', is no move"),
    ("acwing179", "1234567x8", "r\u{e9}", "case 1 (line 1): move 2, '\\xc3', is no move"),
    ("acwing179", "", "r", "extra output after the last case"),
    ("acwing845", EIGHT, "21\n0\n-1\n31\n", "case 1 (line 1): says 21 moves, but 19 suffice"),
    ("acwing845", EIGHT, "1\n0\n-1\n31\n", "case 1 (line 1): says 1 move, but it takes 19"),
    ("acwing845", EIGHT, "-1\n0\n-1\n31\n", "case 1 (line 1): says -1, but 19 moves solve it"),
    ("acwing845", EIGHT, "19\n2\n-1\n31\n", "case 2 (line 3): says 2 moves, but 0 suffice"),
    ("acwing845", EIGHT, "19\n0\n1\n31\n", "case 3 (line 5): says 1 move, but there is no way"),
    ("acwing845", EIGHT, "19\n0\nunsolvable\n31\n", "case 3 (line 5): 'unsolvable' is no number of moves"),
    ("acwing845", EIGHT, "19\n0\n-1\n-31\n", "case 4 (line 6): '-31' is no number of moves"),
    ("acwing845", EIGHT, "19\n\n-1\n31\n", "case 2 (line 3): '' is no number of moves"),
    ("acwing845", EIGHT, "19\n0\n-1\n", "one answer is missing"),
    ("acwing845", EIGHT, "19\n0\n", "2 answers are missing"),
    ("acwing845", EIGHT, "19\n0\n-1\n31\n0\n", "extra output after the last case"),
    ("p1379", "283104765", "5", "case 1 (line 1): says 5 moves, but 4 suffice"),
    ("p1379", "283104765", "04", "case 1 (line 1): '04' is no number of moves"),
    ("p1379", "283104765", "+4", "case 1 (line 1): '+4' is no number of moves"),
    ("p1379", "283104765", "4 4", "case 1 (line 1): '4 4' is no number of moves"),
    ("p1379", "283104765", "4000000000", "case 1 (line 1): says 4000000000 moves, but 4 suffice"),
    ("p1379", "283104765", "100000000000000000004", "case 1 (line 1): '100000000000000000004' is no number of moves"),
    ("p1379", "023184765", "3", "case 1 (line 1): says 3 moves, but 2 suffice"),
    ("hdu3567", PAIRS, "Case 0: 2\ndd\n", "case 1 (line 2): should begin with 'Case 1: ', not with 'Case 0: 2'"),
    ("hdu3567", PAIRS, "Case 1:2\ndd\n", "case 1 (line 2): should begin with 'Case 1: ', not with 'Case 1:2'"),
    ("hdu3567", PAIRS, "Case 1: \ndd\n", "case 1 (line 2): should begin with 'Case 1: ', not with 'Case 1:'"),
    ("hdu3567", PAIRS, "Case 1:  2\ndd\n", "case 1 (line 2): ' 2' is no number of moves"),
    ("hdu3567", PAIRS, "Case 1: 4\nuddd\n", "case 1 (line 2): says 4 moves, but 2 suffice"),
    ("hdu3567", PAIRS, "Case 1: 0\n\n", "case 1 (line 2): says 0 moves, but it takes 2"),
    ("hdu3567", PAIRS, "Case 1: -1\n\n", "case 1 (line 2): says -1, but 2 moves solve it"),
    ("hdu3567", PAIRS, "Case 1: 2\n\nCase 2: 0\n", "case 1 (line 2): the goal is not reached after 0 moves"),
    ("hdu3567", PAIRS, "Case 1: 2\ndx\n", "case 1 (line 2): move 2, 'x', is no move"),
    ("hdu3567", PAIRS, "Case 1: 2\ndr\n", "case 1 (line 2): move 2, 'r', leaves the board"),
    ("hdu3567", PAIRS, "Case 1: 2\ndlrd\n", "case 1 (line 2): 4 moves reach the goal, 2 suffice"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\nud\n", "case 2 (line 4): 2 moves reach the goal, 0 suffice"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\nCase 3: -1\n", "case 2 (line 4): move 1, 'C', is no move"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: 2\ndd\n", "case 3 (line 5): says 2 moves, but there is no way"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\ndd\n", "case 3 (line 5): the second line should be empty, not 'dd'"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19\n{0}\n", "case 4 (line 6): 'ullddrurdllurdruldr' comes after 'dlurullddrurdllurdr' in the dictionary"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19", "case 4 (line 6): the answer is cut off"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\n", "one answer is missing"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n", "one answer is missing"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19\n{2}\nCase 5: 0\n", "extra output after the last case"),
    ("poj2286", ROTATION, "BEAC\n2\n", "case 1 (line 1): 4 moves fill the centre, 2 suffice"),
    ("poj2286", ROTATION, "AC\n3\n", "case 1 (line 1): the symbol in the centre is '2', not '3'"),
    ("poj2286", ROTATION, "AC\n22\n", "case 1 (line 1): the symbol in the centre is '2', not '22'"),
    ("poj2286", ROTATION, "AC\n\n2\n", "case 1 (line 1): the symbol in the centre is '2', not ''"),
    ("poj2286", ROTATION, "CA\n2\n", "case 1 (line 1): one symbol does not fill the centre after 2 moves"),
    ("poj2286", ROTATION, "A\n2\n", "case 1 (line 1): one symbol does not fill the centre after 1 move"),
    ("poj2286", ROTATION, "\n2\n", "case 1 (line 1): one symbol does not fill the centre after 0 moves"),
    ("poj2286", ROTATION, "AI\n2\n", "case 1 (line 1): move 2, 'I', is no move"),
    ("poj2286", ROTATION, "ac\n2\n", "case 1 (line 1): move 1, 'a', is no move"),
    ("poj2286", ROTATION, "No moves needed\n2\n", "case 1 (line 1): says No moves needed, but 2 moves fill the centre"),
    ("poj2286", ROTATION, "AC\n2\nHHDD\n2\n", "case 2 (line 2): 'HHDD' comes after 'DDHH' in the dictionary"),
    ("poj2286", ROTATION, "AC\n2\nDDHH", "case 2 (line 2): the answer is cut off"),
    ("poj2286", ROTATION, "AC\n2\nDDHH\n2\nAF\n3\n", "case 3 (line 3): should say No moves needed, not 'AF'"),
    ("poj2286", ROTATION, "AC\n2\nDDHH\n2\n\n3\n", "case 3 (line 3): should say No moves needed, not ''"),
    ("poj2286", ROTATION, "AC\n2\nDDHH\n2\nNo moves needed\n1\n", "case 3 (line 3): the symbol in the centre is '3', not '1'"),
    ("poj2286", ROTATION, "AC\n2\nDDHH\n2\nNo moves needed\n3\n0\n", "extra output after the last case"),
    ("poj2286", ROTATION, "AC\n2\nDDHH\n2\n", "one answer is missing"),
    ("poj2286", ROTATION, "AC\n2\n", "2 answers are missing"),
    (
        "poj2286",
        "113111333113322233222212",
        "No moves needed\n3\n",
        "case 1 (line 1): says No moves needed, but 1 move fills the centre",
    ),
];

#[test]
fn ignores_the_expected_output() {
    let folder = Folder::new("expected");
    let input = folder.file("input", OFFICIAL.as_bytes());
    let output = folder.file("output", PATHS[3].as_bytes());
    let wrong = folder.file("expected", b"unsolvable\n");
    for expected in [&wrong, Path::new("no such file"), Path::new("")] {
        let mut check = Command::new(binary("check"));
        let said = run(check.arg("acwing179").args([&input, &output]).arg(expected), b"");
        assert_eq!((text(&said.stdout), said.status.code()), ("AC\n", Some(0)));
    }
}

/// Runs the judge with some arguments, of which none lets it come to a verdict.
fn complaint(arguments: &[&str]) -> String {
    let said = run(Command::new(binary("check")).args(arguments), b"");
    assert_eq!((text(&said.stdout), said.status.code()), ("", Some(2)), "{arguments:?}");
    text(&said.stderr).to_string()
}

#[test]
fn shows_its_usage() {
    let help = run(Command::new(binary("check")).arg("--help"), b"");
    assert_eq!((text(&help.stderr), help.status.code()), ("", Some(0)));
    let usage = text(&help.stdout);
    assert!(usage.starts_with("usage: check PROBLEM INPUT ACTUAL [EXPECTED]\n"), "{usage}");
    for problem in BINARIES {
        assert!(usage.contains(&format!("\n{problem} ")), "{usage}");
    }
    for arguments in [&[][..], &["p1379"], &["p1379", "i"], &["p1379", "i", "a", "e", "more"]] {
        assert_eq!(complaint(arguments), usage);
    }
    let unknown = complaint(&["p1397", "input", "output"]);
    assert_eq!(unknown, format!("check: p1397: no problem has this name\n\n{usage}"));
}

#[test]
fn complains_where_there_can_be_no_verdict() {
    let malformed = [
        ("acwing179", "12345678x\n\n1 2 3 4 4\n", "line 3, column 9: tile 4 appears twice"),
        ("acwing845", "12345678", "line 1, column 9: the input ends after 8 of a board's 9 cells"),
        (
            "p1379",
            "28310476y",
            "line 1, column 9: 'y' is no cell: expected one of 0 x X 1 2 3 4 5 6 7 8",
        ),
        ("poj2286", "111111111", "line 1, column 9: symbol 1 appears a ninth time"),
        ("hdu3567", "", "line 1, column 1: the number of cases is missing"),
        (
            "hdu3567",
            "2\n12345678X\n12345678X\n12345678X",
            "line 4, column 10: the input ends in case 2 of 2",
        ),
    ];
    let folder = Folder::new("complaints");
    let output = folder.file("output", b"wrong\n");
    let output = output.to_str().expect("the path is text");
    for (problem, input, what) in malformed {
        let input = folder.file("input", input.as_bytes());
        let input = input.to_str().expect("the path is text");
        assert_eq!(complaint(&[problem, input, output]), format!("check: {input}: {what}\n"));
    }
    for arguments in [["p1379", "no such file", output], ["p1379", output, "no such file"]] {
        let said = complaint(&arguments);
        assert!(said.starts_with("check: no such file: "), "{said}");
    }
}

/// Sees to it that an output is rejected, in one short line.
fn reject_somehow(folder: &Folder, problem: &str, input: &str, output: &[u8]) {
    let said = folder.judge(problem, input, output);
    let shown = output[..output.len().min(1000)].escape_ascii();
    assert_eq!(said.status.code(), Some(1), "{problem}: {shown}\n{}", text(&said.stderr));
    let verdict = text(&said.stdout).strip_suffix('\n').expect("a verdict ends its line");
    let is_short = verdict.len() < 250 && verdict.bytes().all(|byte| (b' '..=b'~').contains(&byte));
    assert!(verdict.starts_with("WA: ") && is_short, "{problem}: {shown}: {verdict}");
}

#[test]
fn survives_any_output() {
    let folder = Folder::new("any");
    let mut random = Random(7);
    let noise: Vec<u8> = (0..10_000).map(|_| random.below(256) as u8).collect();
    let mut outputs = vec![noise, b"\xFF\xFE\n\0".to_vec(), b"Case 1: \xFF\n".to_vec()];
    outputs.push(format!("Case 1: {}\n", "9".repeat(1 << 20)).into_bytes());
    outputs.extend([b'\n', b'9', b'-', b'A', b'u', b'\0', 0xFF].map(|byte| vec![byte; 1 << 20]));
    for problem in BINARIES {
        let input = random_input(problem, 3, &mut random);
        for output in &outputs {
            reject_somehow(&folder, problem, &input, output);
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
    let folder = Folder::new("changes");
    let mut random = Random(845);
    for problem in BINARIES {
        let input = random_input(problem, 12, &mut random);
        let right = solved(problem, &input);
        for _ in 0..150 {
            let mut output = right.clone();
            let place = random.below(right.len());
            output[place] = match random.below(4) {
                0 => random.below(256) as u8,
                1 => b" \n\r\t"[random.below(4)],
                _ => right[random.below(right.len())],
            };
            if essence(&output) == essence(&right) {
                folder.accept(problem, &input, &output);
            } else {
                reject_somehow(&folder, problem, &input, &output);
            }
        }
    }
}
