//! The special judge takes every right output, and says of a wrong one what is wrong.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use puzzle_solvers::tied::Tied;

use crate::common::{binary, run, Random};
use crate::judges::{self, JUDGE_PROBLEMS};
use crate::problems::PROBLEMS;
use crate::verdict::judge::{judge, Failure};

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

/// What the judge of a problem says of an output, in process.
fn verdict(name: &str, input: &str, mut output: &[u8]) -> String {
    let problem = judges::find(name).unwrap_or_else(|| panic!("there is no {name}"));
    let (mut input, mut sink) = (input.as_bytes(), io::sink());
    match judge(problem, &mut Tied::new(&mut input, &mut sink), &mut output) {
        Ok(Ok(lengths)) => format!("AC{lengths}"),
        Ok(Err(reason)) => format!("WA: {reason}"),
        Err(Failure::Input(error)) => error.to_string(),
        Err(Failure::Output(error)) => panic!("{name}: {error}"),
    }
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
fn solved(name: &str, input: &str) -> Vec<u8> {
    let problem = judges::find(name).unwrap_or_else(|| panic!("there is no {name}")).problem;
    let (mut input, mut output) = (input.as_bytes(), Vec::new());
    let mut io = Tied::new(&mut input, &mut output);
    let result = (problem.solve)(&mut io).and(io.flush());
    assert!(result.is_ok(), "{name}: {result:?}");
    output
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
    let mut random = Random(179);
    for problem in PROBLEMS.iter().map(|problem| problem.name) {
        for cases in [0, 1, 300] {
            let input = random_input(problem, cases, &mut random);
            accept(problem, &input, &solved(problem, &input));
        }
    }
}

#[test]
fn accepts_the_samples_of_each_judge() {
    for problem in &JUDGE_PROBLEMS {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
        let samples = fs::read_dir(root.join(problem.feed.samples)).expect("there are samples");
        let paths = samples.map(|entry| entry.expect("the folder can be read").path());
        for path in paths.filter(|path| path.extension() == Some("in".as_ref())) {
            let input = fs::read_to_string(&path).expect("the sample can be read");
            let expected = fs::read(path.with_extension("out")).expect("the sample has an answer");
            accept(&problem.name(), &input, &expected);
        }
    }
}

#[test]
fn accepts_each_shortest_path() {
    for path in PATHS {
        accept("acwing179", OFFICIAL, format!("{path}\n").as_bytes());
        for detour in [format!("du{path}"), format!("{path}ud"), format!("{path}lruudd")] {
            let place = "case 1 (input line 1, output line 1)";
            let reason = format!("{place}: {} moves reach the goal, 19 suffice", detour.len());
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
        let said = verdict(name, OFFICIAL, GREEDY.as_bytes());
        assert_eq!(said, "AC (21 moves, 19 suffice)");
        let two = format!("{OFFICIAL}1 2 3 4 5 6 7 x 8\n");
        let said = verdict(name, &two, format!("{GREEDY}\nlrr\n").as_bytes());
        assert_eq!(said, "AC (24 moves, 20 suffice)");
        assert_eq!(verdict(name, "1234567x8", b"rlr"), "AC (3 moves, 1 suffices)");
        let reason = "case 1 (input line 1, output line 1): the goal is not reached after 20 moves";
        reject(name, OFFICIAL, &GREEDY.as_bytes()[..20], reason);
        let reason = "case 1 (input line 1, output line 1): says unsolvable, but 19 moves solve it";
        reject(name, OFFICIAL, b"unsolvable", reason);
        let reason = "case 1 (input line 1, output line 1): should say unsolvable, not 'lr'";
        reject(name, "21345678x", b"lr", reason);
    }
    let reason = "case 1 (input line 1, output line 1): 21 moves reach the goal, 19 suffice";
    reject("acwing179", OFFICIAL, GREEDY.as_bytes(), reason);
}

#[test]
fn reads_no_more_than_a_right_output_holds() {
    struct Endless<'a>(&'a [u8], usize);
    impl io::Read for Endless<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.1 += buffer.len();
            assert!(self.1 < 3_000_000, "too much is read");
            for byte in buffer.iter_mut() {
                *byte = self.0[0];
                self.0 = if self.0.len() > 1 { &self.0[1..] } else { self.0 };
            }
            Ok(buffer.len())
        }
    }
    let outputs = [
        ("12345678x", "\n", "extra output after the last case (output line 1000002)"),
        (
            "1234567x8",
            "\n",
            "case 1 (input line 1, output line 1): the goal is not reached after 0 moves",
        ),
        ("1234567x8", "r\n ", "extra output after the last case (output line 2)"),
        (
            "1234567x8",
            "r",
            "case 1 (input line 1, output line 1): a line is over 1000000 bytes long",
        ),
        (
            "1234567x8",
            "r ",
            "case 1 (input line 1, output line 1): a line is over 1000000 bytes long",
        ),
    ];
    for (mut input, output, reason) in outputs.map(|(i, o, r)| (i.as_bytes(), o.as_bytes(), r)) {
        let (mut sink, mut output) = (io::sink(), io::BufReader::new(Endless(output, 0)));
        let problem = judges::find("hdu1043").expect("it is known");
        let verdict = judge(problem, &mut Tied::new(&mut input, &mut sink), &mut output);
        assert_eq!(verdict.ok(), Some(Err(reason.to_string())));
    }
    let path = "lr".repeat(500_000);
    let said = verdict("hdu1043", "12345678x", path.as_bytes());
    assert_eq!(said, "AC (1000000 moves, 0 suffice)");
    accept("acwing179", "12345678x", &[b'\n'; 1_000_001]);
}

#[test]
fn knows_each_problem_by_all_its_names() {
    let names = [
        ("AcWing 179", "acwing179 AcWing-179 179"),
        ("HDU 1043", "hdu1043 HDU-1043 hdu_1043 1043"),
        ("POJ 1077", "poj1077 Poj1077 1077"),
        ("AcWing 845", "acwing845 ACWING845 845"),
        ("AOJ ALDS1_13_B", "AOJALDS1_13_B ALDS1_13_B alds1-13-b aoj-alds1-13-b"),
        ("BOJ 1525", "boj1525 1525"),
        ("HDU 3567", "hdu3567 HDU3567 3567"),
        ("Luogu P1379", "p1379 P1379 luogup1379 luogu_P1379"),
        ("POJ 2286", "poj2286 2286"),
        ("AcWing 181", "acwing181 181"),
        ("HDU 1667", "hdu1667 1667"),
        ("UVa 1343", "uva1343 UVA-1343 1343"),
        ("BOJ 5070", "boj5070 5070"),
        ("TIOJ 1673", "tioj1673 1673"),
    ];
    assert_eq!(names.len(), JUDGE_PROBLEMS.len());
    let found = |name: &str| judges::find(name).map(|problem| problem.name());
    for (name, spellings) in names {
        for spelling in spellings.split(' ').chain([name, &name.to_lowercase()]) {
            assert_eq!(found(spelling).as_deref(), Some(name), "{spelling}");
        }
    }
    for name in ["", " ", "hdu", "1379", "hdu1077", "hdu 10 43 1", "p1379!", "luogu"] {
        assert_eq!(found(name), None, "{name}");
    }
    for problem in &PROBLEMS {
        let found = judges::find(problem.name).expect("a binary's name is a judge problem's");
        assert_eq!(found.problem.name, problem.name);
        assert_eq!(found.feed.samples, problem.name);
    }
}

#[test]
fn takes_no_offence_at_white_space() {
    let outputs = [
        ("acwing179", EIGHT, "{0}\n\nunsolvable\n{1}\n"),
        ("acwing179", EIGHT, "{0}\n\nunsolvable\n{1}"),
        ("acwing179", EIGHT, "{0}\r\n\r\nunsolvable\r\n{1}\r\n\r\n"),
        ("acwing179", EIGHT, "{0} \n\t\x0B\x0C \nunsolvable  \n{1}\t\n \n\n"),
        ("acwing179", "12345678x", "\n"),
        ("acwing179", "", "\n\n"),
        ("acwing845", EIGHT, "19 \r\n0\n-1\r\n31"),
        ("p1379", "283104765", "4\n\n \n"),
        ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19\n{2}"),
        ("hdu3567", PAIRS, "Case 1: 2 \r\ndd\r\nCase 2: 0\n \nCase 3: -1\n\r\nCase 4: 19\n{2}\n\n"),
        ("hdu3567", "1 12345678X 12345678X", "Case 1: 0\n"),
        ("hdu3567", "1 12345678X 12345678X", "Case 1: 0"),
        ("hdu3567", "1 21345678X 12345678X", "Case 1: -1\n"),
        ("hdu3567", "1 21345678X 12345678X", "Case 1: -1"),
        ("acwing179", "12345678x", " "),
        ("acwing179", "12345678x 12345678x", "\n"),
        ("acwing179", "", ""),
        ("poj2286", ROTATION, "AC\r\n2\r\nDDHH\t\n2\nNo moves needed \n3"),
    ];
    for (problem, input, output) in outputs {
        accept(problem, input, fill_in(output).as_bytes());
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
    for (problem, input, output, verdict) in WRONG {
        reject(problem, input, fill_in(output).as_bytes(), verdict);
    }
}

/// Problem, input, output, verdict.
const WRONG: [(&str, &str, &str, &str); 90] = [
    ("acwing179", "12345678x", "", "one answer is missing"),
    ("acwing179", "12345678x 12345678x", "", "2 answers are missing"),
    ("hdu3567", "1 12345678X 12345678X", "", "one answer is missing"),
    ("acwing179", EIGHT, "unsolvable\n\nunsolvable\n{1}\n", "case 1 (input line 1, output line 1): says unsolvable, but 19 moves solve it"),
    ("acwing179", EIGHT, "{0}\nunsolvable\nunsolvable\n{1}\n", "case 2 (input line 3, output line 2): says unsolvable, but 0 moves solve it"),
    ("acwing179", EIGHT, "{0}\nud\nunsolvable\n{1}\n", "case 2 (input line 3, output line 2): 2 moves reach the goal, 0 suffice"),
    ("acwing179", EIGHT, "{0}\n\n\n{1}\n", "case 3 (input line 5, output line 3): should say unsolvable, not ''"),
    ("acwing179", EIGHT, "{0}\n\n{1}uulddrruu\n{1}\n", "case 3 (input line 5, output line 3): should say unsolvable, not 'uulddrruuldldrruuldldrruullddrruulddrruu'"),
    ("acwing179", EIGHT, "{0}\n\n{1}{1}\n{1}\n", "case 3 (input line 5, output line 3): should say unsolvable, not 'uulddrruuldldrruuldldrruullddrruulddrruu'..."),
    ("acwing179", EIGHT, "{0}\n\nunsolvable\n{1}u\n", "case 4 (input line 6, output line 4): the goal is not reached after 32 moves"),
    ("acwing179", EIGHT, "{0}\n\nunsolvable\nlr{1}\n", "case 4 (input line 6, output line 4): 33 moves reach the goal, 31 suffice"),
    ("acwing179", EIGHT, "{0}\n\nunsolvable\n{1}\n\nr\n", "extra output after the last case (output line 6)"),
    ("acwing179", EIGHT, "{0}\n\nunsolvable\n", "one answer is missing"),
    ("acwing179", EIGHT, "{0}\n\nunsolvable", "one answer is missing"),
    ("acwing179", EIGHT, "{0}\n\n", "2 answers are missing"),
    ("acwing179", EIGHT, "{0}\n", "2 answers are missing"),
    ("acwing179", EIGHT, "{0}", "3 answers are missing"),
    ("acwing179", EIGHT, "", "4 answers are missing"),
    ("acwing179", EIGHT, "\n{0}\n\nunsolvable\n{1}\n", "case 1 (input line 1, output line 1): the goal is not reached after 0 moves"),
    ("acwing179", "\n\n 1234567x8", "unsolvable", "case 1 (input line 3, output line 1): says unsolvable, but 1 move solves it"),
    ("acwing179", "1234567x8", "lrr", "case 1 (input line 1, output line 1): 3 moves reach the goal, 1 suffices"),
    ("acwing179", "1234567x8", "l", "case 1 (input line 1, output line 1): the goal is not reached after 1 move"),
    ("acwing179", "1234567x8", "rlr ur", "case 1 (input line 1, output line 1): move 4, ' ', is no move"),
    ("acwing179", "1234567x8", "rlrr", "case 1 (input line 1, output line 1): move 4, 'r', leaves the board"),
    ("acwing179", "1234567x8", "llr", "case 1 (input line 1, output line 1): move 2, 'l', leaves the board"),
    ("acwing179", "1234567x8", "uur", "case 1 (input line 1, output line 1): the goal is not reached after 3 moves"),
    ("acwing179", "1234567x8", "d", "case 1 (input line 1, output line 1): move 1, 'd', leaves the board"),
    ("acwing179", "1234567x8", "uuu", "case 1 (input line 1, output line 1): move 3, 'u', leaves the board"),
    ("acwing179", "1234567x8", "R", "case 1 (input line 1, output line 1): move 1, 'R', is no move"),
    ("acwing179", "1234567x8", " r", "case 1 (input line 1, output line 1): move 1, ' ', is no move"),
    ("acwing179", "1234567x8", "Unsolvable", "case 1 (input line 1, output line 1): move 1, 'U', is no move"),
    ("acwing179", "1234567x8", "r\u{e9}", "case 1 (input line 1, output line 1): move 2, '\\xc3', is no move"),
    ("acwing179", "", "r", "extra output after the last case (output line 1)"),
    ("acwing845", EIGHT, "21\n0\n-1\n31\n", "case 1 (input line 1, output line 1): says 21 moves, but 19 suffice"),
    ("acwing845", EIGHT, "1\n0\n-1\n31\n", "case 1 (input line 1, output line 1): says 1 move, but it takes 19"),
    ("acwing845", EIGHT, "-1\n0\n-1\n31\n", "case 1 (input line 1, output line 1): says -1, but 19 moves solve it"),
    ("acwing845", EIGHT, "19\n2\n-1\n31\n", "case 2 (input line 3, output line 2): says 2 moves, but 0 suffice"),
    ("acwing845", EIGHT, "19\n0\n1\n31\n", "case 3 (input line 5, output line 3): says 1 move, but there is no way"),
    ("acwing845", EIGHT, "19\n0\nunsolvable\n31\n", "case 3 (input line 5, output line 3): 'unsolvable' is no number of moves"),
    ("acwing845", EIGHT, "19\n0\n-1\n-31\n", "case 4 (input line 6, output line 4): '-31' is no number of moves"),
    ("acwing845", EIGHT, "19\n\n-1\n31\n", "case 2 (input line 3, output line 2): '' is no number of moves"),
    ("acwing845", EIGHT, "19\n0\n-1\n", "one answer is missing"),
    ("acwing845", EIGHT, "19\n0\n", "2 answers are missing"),
    ("acwing845", EIGHT, "19\n0\n-1\n31\n0\n", "extra output after the last case (output line 5)"),
    ("p1379", "283104765", "5", "case 1 (input line 1, output line 1): says 5 moves, but 4 suffice"),
    ("p1379", "283104765", "04", "case 1 (input line 1, output line 1): '04' is no number of moves"),
    ("p1379", "283104765", "+4", "case 1 (input line 1, output line 1): '+4' is no number of moves"),
    ("p1379", "283104765", "4 4", "case 1 (input line 1, output line 1): '4 4' is no number of moves"),
    ("p1379", "283104765", "4000000000", "case 1 (input line 1, output line 1): says 4000000000 moves, but 4 suffice"),
    ("p1379", "283104765", "100000000000000000004", "case 1 (input line 1, output line 1): '100000000000000000004' is no number of moves"),
    ("p1379", "023184765", "3", "case 1 (input line 1, output line 1): says 3 moves, but 2 suffice"),
    ("hdu3567", PAIRS, "Case 0: 2\ndd\n", "case 1 (input line 2, output line 1): should begin with 'Case 1: ', not with 'Case 0: 2'"),
    ("hdu3567", PAIRS, "Case 1:2\ndd\n", "case 1 (input line 2, output line 1): should begin with 'Case 1: ', not with 'Case 1:2'"),
    ("hdu3567", PAIRS, "Case 1: \ndd\n", "case 1 (input line 2, output line 1): should begin with 'Case 1: ', not with 'Case 1:'"),
    ("hdu3567", PAIRS, "Case 1:  2\ndd\n", "case 1 (input line 2, output line 1): ' 2' is no number of moves"),
    ("hdu3567", PAIRS, "Case 1: 4\nuddd\n", "case 1 (input line 2, output line 1): says 4 moves, but 2 suffice"),
    ("hdu3567", PAIRS, "Case 1: 0\n\n", "case 1 (input line 2, output line 1): says 0 moves, but it takes 2"),
    ("hdu3567", PAIRS, "Case 1: -1\n\n", "case 1 (input line 2, output line 1): says -1, but 2 moves solve it"),
    ("hdu3567", PAIRS, "Case 1: 2\n\nCase 2: 0\n", "case 1 (input line 2, output line 1): the goal is not reached after 0 moves"),
    ("hdu3567", PAIRS, "Case 1: 2\ndx\n", "case 1 (input line 2, output line 1): move 2, 'x', is no move"),
    ("hdu3567", PAIRS, "Case 1: 2\ndr\n", "case 1 (input line 2, output line 1): move 2, 'r', leaves the board"),
    ("hdu3567", PAIRS, "Case 1: 2\ndlrd\n", "case 1 (input line 2, output line 1): 4 moves reach the goal, 2 suffice"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\nud\n", "case 2 (input line 4, output line 3): 2 moves reach the goal, 0 suffice"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\nCase 3: -1\n", "case 2 (input line 4, output line 3): move 1, 'C', is no move"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: 2\ndd\n", "case 3 (input line 5, output line 5): says 2 moves, but there is no way"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\ndd\n", "case 3 (input line 5, output line 5): the second line should be empty, not 'dd'"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19\n{0}\n", "case 4 (input line 6, output line 7): 'ullddrurdllurdruldr' comes after 'dlurullddrurdllurdr' in the dictionary"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19", "case 4 (input line 6, output line 7): the answer is cut off"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\n", "one answer is missing"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n", "one answer is missing"),
    ("hdu3567", PAIRS, "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: -1\n\nCase 4: 19\n{2}\nCase 5: 0\n", "extra output after the last case (output line 9)"),
    ("poj2286", ROTATION, "BEAC\n2\n", "case 1 (input line 1, output line 1): 4 moves fill the centre, 2 suffice"),
    ("poj2286", ROTATION, "AC\n3\n", "case 1 (input line 1, output line 1): the symbol in the centre is '2', not '3'"),
    ("poj2286", ROTATION, "AC\n22\n", "case 1 (input line 1, output line 1): the symbol in the centre is '2', not '22'"),
    ("poj2286", ROTATION, "AC\n\n2\n", "case 1 (input line 1, output line 1): the symbol in the centre is '2', not ''"),
    ("poj2286", ROTATION, "CA\n2\n", "case 1 (input line 1, output line 1): one symbol does not fill the centre after 2 moves"),
    ("poj2286", ROTATION, "A\n2\n", "case 1 (input line 1, output line 1): one symbol does not fill the centre after 1 move"),
    ("poj2286", ROTATION, "\n2\n", "case 1 (input line 1, output line 1): one symbol does not fill the centre after 0 moves"),
    ("poj2286", ROTATION, "AI\n2\n", "case 1 (input line 1, output line 1): move 2, 'I', is no move"),
    ("poj2286", ROTATION, "ac\n2\n", "case 1 (input line 1, output line 1): move 1, 'a', is no move"),
    ("poj2286", ROTATION, "No moves needed\n2\n", "case 1 (input line 1, output line 1): says No moves needed, but 2 moves fill the centre"),
    ("poj2286", ROTATION, "AC\n2\nHHDD\n2\n", "case 2 (input line 2, output line 3): 'HHDD' comes after 'DDHH' in the dictionary"),
    ("poj2286", ROTATION, "AC\n2\nDDHH", "case 2 (input line 2, output line 3): the answer is cut off"),
    ("poj2286", ROTATION, "AC\n2\nDDHH\n2\nAF\n3\n", "case 3 (input line 3, output line 5): should say No moves needed, not 'AF'"),
    ("poj2286", ROTATION, "AC\n2\nDDHH\n2\n\n3\n", "case 3 (input line 3, output line 5): should say No moves needed, not ''"),
    ("poj2286", ROTATION, "AC\n2\nDDHH\n2\nNo moves needed\n1\n", "case 3 (input line 3, output line 5): the symbol in the centre is '3', not '1'"),
    ("poj2286", ROTATION, "AC\n2\nDDHH\n2\nNo moves needed\n3\n0\n", "extra output after the last case (output line 7)"),
    ("poj2286", ROTATION, "AC\n2\nDDHH\n2\n", "one answer is missing"),
    ("poj2286", ROTATION, "AC\n2\n", "2 answers are missing"),
    (
        "poj2286",
        "113111333113322233222212",
        "No moves needed\n3\n",
        "case 1 (input line 1, output line 1): says No moves needed, but 1 move fills the centre",
    ),
];

#[test]
fn says_so_on_the_command_line() {
    let input = file("boards", EIGHT.as_bytes());
    let said = |name: &str, output: &str| {
        let output = file("output", fill_in(output).as_bytes());
        let said = run(Command::new(binary("check")).arg(name).args([&input, &output]), b"");
        (text(&said.stdout).to_string(), text(&said.stderr).to_string(), said.status.code())
    };
    let right = "{0}\n\nunsolvable\n{1}\n";
    assert_eq!(said("HDU 1043", right), ("AC\n".to_string(), String::new(), Some(0)));
    let longer = ("AC (52 moves, 50 suffice)\n".to_string(), String::new(), Some(0));
    assert_eq!(said("hdu1043", "{0}\nud\nunsolvable\n{1}\n"), longer);
    let wrong = "WA: case 3 (input line 5, output line 3): should say unsolvable, not 'ud'\n";
    assert_eq!(said("179", "{0}\n\nud\n{1}\n"), (wrong.to_string(), String::new(), Some(1)));
}

#[test]
fn ignores_the_expected_output() {
    let input = file("official", OFFICIAL.as_bytes());
    let output = file("right", PATHS[3].as_bytes());
    let wrong = file("expected", b"unsolvable\n");
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

/// What is known of a problem.
const KNOWN: &str = "\
p1379      the eight puzzle, the least number of moves to 123804765
  Luogu P1379      one board, 234150768, solvable; one right answer;
                   1 s, 128 MB (not confirmed); Rust: the newest stable compiler; samples/p1379; www.luogu.com.cn/problem/P1379
";

#[test]
fn shows_its_usage() {
    let help = run(Command::new(binary("check")).arg("--help"), b"");
    assert_eq!(run(Command::new(binary("check")).arg("-h"), b"").stdout, help.stdout);
    assert_eq!((text(&help.stderr), help.status.code()), ("", Some(0)));
    let usage = text(&help.stdout);
    assert!(usage.starts_with("usage: check PROBLEM INPUT ACTUAL [EXPECTED]\n"), "{usage}");
    for problem in PROBLEMS.iter().map(|problem| problem.name) {
        assert!(usage.contains(&format!("\n{problem} ")), "{usage}");
    }
    assert!(usage.contains(&format!("\n{KNOWN}poj2286 ")), "{usage}");
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
    let output = file("wrong", b"wrong\n");
    let output = output.to_str().expect("the path is text");
    for (problem, input, what) in malformed {
        let input = file("malformed", input.as_bytes());
        let input = input.to_str().expect("the path is text");
        assert_eq!(complaint(&[problem, input, output]), format!("check: {input}: {what}\n"));
    }
    for arguments in [["p1379", "no such file", output], ["p1379", output, "no such file"]] {
        let said = complaint(&arguments);
        assert!(said.starts_with("check: no such file: "), "{said}");
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
    for problem in PROBLEMS.iter().map(|problem| problem.name) {
        let input = random_input(problem, 3, &mut random);
        for output in &outputs {
            reject_somehow(problem, &input, output);
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
    for problem in PROBLEMS.iter().map(|problem| problem.name) {
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
                accept(problem, &input, &output);
            } else {
                reject_somehow(problem, &input, &output);
            }
        }
    }
}
