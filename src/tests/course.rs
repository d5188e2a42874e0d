//! The course: each lesson is a short submission for each problem of its puzzle, and answers
//! as right as its method is.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Command;

use puzzle_solvers::binaries::Task;
use puzzle_solvers::course::eight_answers::{self, lengths, paths};
use puzzle_solvers::course::rotation_answers::turns;
use puzzle_solvers::course::{lesson_09_ida_star, lesson_11_rotation_ida_star};
use puzzle_solvers::course::{Finds, Lesson, LESSONS};
use puzzle_solvers::judging::figures::{lines_of_code, thousands};
use puzzle_solvers::judging::{cases, Accepts, Generator, Oracle, Problem, Wanted, PROBLEMS};

use crate::arguments::{printed, tool};
use crate::bundle::{bundle, compiled, compilers, Folder};
use crate::check::{found, verdict};
use crate::common::in_process::outcome;
use crate::common::{binaries, executable, run, start, Random};
use crate::{memory, samples, submissions};

/// Boards for which the paths are too long that a method of [`Finds::Any`] finds, for the goal with
/// the blank in the middle and for that with the blank at the end.
const TOO_LONG: [&str; 2] = ["875430162", "71324658x"];

fn pairs() -> impl Iterator<Item = (&'static Problem, &'static Lesson)> {
    PROBLEMS.iter().flat_map(|problem| {
        let lessons = LESSONS.iter().filter(move |lesson| lesson.is_for(&problem.binary.task));
        lessons.map(move |lesson| (problem, lesson))
    })
}

#[test]
fn the_index_has_each_lesson_in_order() {
    let entries = include_str!("../course.rs").lines().filter_map(|line| line.split(": ").next());
    let found = entries.filter(|entry| entry.contains(". [`lesson_"));
    let expected = (1..).zip(LESSONS);
    let expected = expected.map(|(number, lesson)| format!("//! {number}. [`{}`]", lesson.module));
    assert_eq!(found.collect::<Vec<_>>(), expected.collect::<Vec<_>>(), "src/course.rs");
}

/// Returns the text without its header.
fn body(text: &str) -> &str {
    text.split_once("\n\n").expect("a line without text follows the header").1
}

fn submission(problem: &Problem, lesson: &Lesson) -> String {
    bundle(&[problem.name, "--method", lesson.name()])
}

/// Each judge's submissions are by several lessons, in turn.
#[test]
fn a_submission_of_each_lesson_is_as_right_as_its_method() {
    let of_lesson = |(number, lesson): (usize, &'static Lesson)| {
        let is_meant = |problem: &&Problem| lesson.is_for(&problem.binary.task);
        let problem = PROBLEMS.iter().filter(is_meant).cycle().nth(number);
        (problem.expect("a problem of the game"), lesson)
    };
    try_submissions(LESSONS.iter().enumerate().map(of_lesson));
}

mod everywhere {
    use super::*;

    #[test]
    #[ignore = "takes long"]
    fn submissions_are_as_right_as_their_methods() {
        try_submissions(pairs());
    }

    /// What differs in more than the header and the goal, the bundles and the files to paste, to
    /// metadata, by each compiler in every edition. All are modules of one program, so that a
    /// compiler starts once.
    #[test]
    #[ignore = "takes long"]
    fn submissions_compile() {
        let mut texts = BTreeMap::new();
        for (problem, lesson) in pairs() {
            let text = submission(problem, lesson);
            let has_goal = |line: &&str| line.starts_with("    print!(");
            let lines = body(&text).lines().filter(|line| !has_goal(line));
            texts.insert(lines.map(String::from).collect::<Vec<_>>(), text);
        }
        let (mut program, mut calls) = (String::new(), String::new());
        let bundles = binaries().map(|binary| bundle(&[binary.name]));
        let texts = texts.into_values().chain(bundles).chain(submissions::in_rust());
        for (number, text) in texts.enumerate() {
            let text = text.replace("\nfn main()", "\npub fn main()");
            program += &format!("mod submission_{number} {{\n{text}}}\n\n");
            calls += &format!("    let _ = submission_{number}::main();\n");
        }
        program += &format!("fn main() {{\n{calls}}}\n");
        for compiler in compilers() {
            let mut editions = vec!["2015", "2018", "2021"];
            let latest = ["--edition=2024", "--print=cfg"];
            let knows_2024 = run(Command::new(&compiler).args(latest), b"").status.success();
            editions.extend(knows_2024.then_some("2024"));
            for edition in editions {
                // Optimised code has no checks for overflow, which the constants would pay for.
                let options = ["-O", "--emit=metadata", "--edition", edition];
                compiled(&Folder::new("metadata"), &compiler, &options, &program);
            }
        }
    }
}

/// Compiles submissions, and checks their answers to the judge's samples and to random inputs by
/// the judge's rule.
fn try_submissions(pairs: impl Iterator<Item = (&'static Problem, &'static Lesson)>) {
    let mut by_text: BTreeMap<String, Vec<_>> = BTreeMap::new();
    for (problem, lesson) in pairs {
        // The blank of a goal may be written either way.
        let text = body(&submission(problem, lesson)).replace("\"123456780\"", "\"12345678x\"");
        by_text.entry(text).or_default().push((problem, lesson));
    }
    let inputs: BTreeMap<_, _> = PROBLEMS.iter().map(|row| (row.name, inputs(row))).collect();
    for (text, pairs) in by_text {
        let folder = Folder::new("submission");
        let program = compiled(&folder, &compilers()[0], &["-O"], &text);
        let mut tried = Vec::new();
        for (problem, lesson) in pairs {
            // Most judges of the rotation game feed the same.
            let fed = (problem.samples, problem.cases.most);
            if !tried.contains(&fed) {
                try_submission(&program, problem, lesson, &inputs[problem.name]);
                tried.push(fed);
            }
        }
    }
}

/// Tries a compiled submission on inputs of its judge, long ones only if the method is quick.
fn try_submission(program: &Path, problem: &Problem, lesson: &Lesson, inputs: &[String]) {
    let name = format!("{} {}", problem.name, lesson.name());
    let answers = |input: &[u8]| {
        let mut program = memory::in_half(program, |judge| judge.samples == problem.samples);
        let output = run(&mut program, input);
        assert!(output.status.success() && output.stderr.is_empty(), "{name}: {output:?}");
        String::from_utf8(output.stdout).expect("answers are text")
    };
    let is_accepted = |input: &str| {
        verdict(problem.name, input, answers(input.as_bytes()).as_bytes()).starts_with("AC")
    };
    let is_right = match lesson.finds {
        Finds::First => true,
        Finds::Shortest => !problem.binary.task.is_pair(),
        Finds::Any => problem.accepts == Accepts::AnyPath,
    };
    if is_right {
        let is_slow = lesson.milliseconds >= 10.0;
        for input in inputs.iter().filter(|input| !is_slow || input.lines().count() <= 5) {
            assert!(is_accepted(input), "{name}: {input}");
        }
    } else {
        let input = match problem.binary.task {
            Task::Pair => samples::text(&samples::of_judge(problem).join("hardest.in")),
            Task::Distance(goal) if goal[4] == 0 => TOO_LONG[0].to_string(),
            Task::Path(_) | Task::Distance(_) => TOO_LONG[1].to_string(),
            Task::Rotation => unreachable!("each method finds the first path"),
        };
        assert!(!is_accepted(&input), "{name}: {input}");
    }
    // An input is read as by the program of the course, if it is text.
    let sample = samples::text(&samples::of_judge(problem).join("sample-1.in"));
    let right = printed("course", &[lesson.name(), problem.name], &sample);
    let input = sample.trim_end_matches(['0', '\n']).as_bytes();
    assert_eq!(answers(&[input, b"\n\xFF"].concat()), right, "{name}");
}

/// Returns the judge's samples and random inputs of two cases and of many.
fn inputs(problem: &'static Problem) -> Vec<String> {
    let folder = samples::of_judge(problem);
    let samples = samples::inputs(&folder).map(|file| samples::text(&file));
    let mut generator = Generator::new(problem, 1);
    let random = [2, 2, 2, 30, 30, 30].map(|count| {
        let count = problem.cases.most.min(count);
        cases::parts(problem, count, (0..count).map(|_| generator.case(Wanted::Any))).collect()
    });
    samples.chain(random).collect()
}

/// Boards and parts of them, ends and white space, in any order: the lessons answer what the
/// binaries answer, up to where these end or refuse the rest.
#[test]
fn lessons_read_as_far_as_the_binaries() {
    const PARTS: &str = "12345678x|123\n8\n0\n4\r\n765|1 2|x|0|0 \n|\n|\n|\r\n|\x1a| \t\x0c|\
                         222222111221133111333333|X|a";
    let parts: Vec<&str> = PARTS.split('|').collect();
    let (nine, eleven) = (lesson_09_ida_star::solve, lesson_11_rotation_ida_star::solve);
    let mut random = Random(1);
    for _ in 0..20_000 {
        let mark = if random.below(10) == 0 { "\u{feff}" } else { "" };
        let input: String =
            (0..random.below(10)).map(|_| parts[random.below(parts.len())]).collect();
        let (input, counted) = (format!("{mark}{input}"), format!("{mark}2\n{input}"));
        for (name, input, answers) in [
            ("acwing179", &input, paths(&input, "12345678x", nine)),
            ("p1379", &input, lengths(&input, "123804765", nine)),
            ("hdu3567", &counted, eight_answers::pairs(&counted, nine)),
            ("poj2286", &input, turns(&input, eleven)),
        ] {
            assert_eq!(answers, outcome(name, input.as_bytes(), 9).stdout, "{name}: {input:?}");
        }
    }
}

#[test]
fn course_shows_and_counts_the_visited_positions() {
    for (call, input, shown) in [
        ("bidirectional p1379", "023184765", TRACE_OF_SIDES),
        ("a_star_weighted p1379", "023184765", TRACE_OF_SUMS),
        ("rotation_ida_star poj2286", "232223311231132111231323", TRACE_OF_TURNS),
    ] {
        let call: Vec<_> = call.split(' ').collect();
        let (trace, count) = shown.split_at(shown.find("visited").expect("the count is last"));
        let answer = printed("course", &call, input);
        for (options, told) in
            [(&["--trace", "--count"][..], shown), (&["--trace"], trace), (&["--count"], count)]
        {
            let seen = tool("course", &[&call[..], options].concat(), input);
            assert_eq!(seen, (answer.clone(), told.to_string(), Some(0)), "{options:?}");
        }
    }
    // This one visits all boards.
    let mut command = Command::new(executable("course"));
    let mut child = start(command.args(["bfs_from_goal", "p1379", "--trace"]));
    let input = b"283104765";
    child.stdin.take().expect("stdin is a pipe").write_all(input).expect("the process reads");
    let mut trace = vec![0; TRACE_OF_LAYERS.len()];
    child.stderr.take().expect("stderr is a pipe").read_exact(&mut trace).expect("a trace");
    assert_eq!(String::from_utf8_lossy(&trace), TRACE_OF_LAYERS);
    // It answers all the same.
    assert_eq!(child.wait_with_output().expect("the process ends").stdout, b"4\n");
}

const TRACE_OF_LAYERS: &str = "     1  123 8x4 765  layer 0
     2  1x3 824 765  layer 1
     3  123 864 7x5  layer 1
     4  123 x84 765  layer 1
     5  123 84x 765  layer 1
     6  x13 824 765  layer 2
";

const TRACE_OF_SIDES: &str = "     1  x23 184 765  layer 0 from the start
     2  123 8x4 765  layer 0 from the goal
visited: 2
";

const TRACE_OF_SUMS: &str = "     1  x23 184 765  0 moves + estimate 20 = 20
     2  123 x84 765  1 moves + estimate 10 = 11
     3  123 8x4 765  2 moves + estimate 0 = 2
visited: 3
";

const TRACE_OF_TURNS: &str = "     1  23 22 2331123 11 3211123 13 23  0 moves + estimate 1, limit 1
     2  23 32 2311123 11 3211123 23 23  1 moves + estimate 0, limit 1
visited: 2
";

#[test]
fn course_and_bundle_name_what_they_refuse() {
    for (arguments, input, status, message) in [
        (
            ["ida", "p1379"],
            "",
            2,
            "no method for Luogu P1379 is called 'ida'; did you mean ida_star? ",
        ),
        (["ida_star", "p1397"], "", 2, "no problem is called 'p1397'; did you mean p1379? --list "),
        (["x\ny", "p1379"], "", 2, "no method for Luogu P1379 is called 'x\\ny'; --list "),
        (["ida_star", "--count"], "", 2, "NAME is missing; usage: course METHOD NAME [options] "),
        (["ida_star", "poj 2286"], "", 2, "no method for POJ 2286 is called 'ida_star'"),
        (["--count", "--trace"], "", 2, "METHOD is missing, NAME is missing; usage: course "),
        (
            ["rotation_bfs", "poj2286"],
            "111\n0\n",
            1,
            "the input is not what POJ 2286 feeds: line 2, ",
        ),
    ] {
        let (_, error, code) = tool("course", &arguments, input);
        assert_eq!(code, Some(status), "{error}");
        assert!(error.starts_with(&format!("course: {message}")), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
    let (answers, _, status) = tool("course", &["ida_star", "P1379"], "283104765\n28310476");
    assert_eq!((answers.as_str(), status), ("4\n", Some(1)));
    let unknown = tool("bundle", &["hdu-1667", "--method", "ida_star"], "");
    let message = "bundle: no method for HDU 1667 is called 'ida_star'; did you mean \
                   rotation_ida_star? --list shows all\n";
    assert_eq!(unknown, (String::new(), message.to_string(), Some(2)));
}

/// What the list and the bundles say of a method at a judge.
#[test]
fn notes_tell_what_is_slow_or_not_accepted() {
    let listed = bundle(&["--list"]);
    let short = bundle(&["poj2286", "--method", "rotation_ida_star"]);
    let quicker = "\n    POJ 2286: 6 s for the 30 hardest boards (limits: 15 s, 150 MB).\n";
    assert!(listed.contains(quicker), "{listed}");
    let note = "POJ 2286: too slow, 57 s for the 30 hardest boards (limits: 15 s,";
    assert!(listed.contains(note) && short.contains(note), "{short}");
    let notes = ["Not accepted at HDU 3567: ", "Only HDU 1043 and POJ 1077 accept"];
    let counts = [Finds::Shortest, Finds::Any]
        .map(|finds| LESSONS.iter().filter(|lesson| lesson.finds == finds).count());
    assert_eq!(notes.map(|note| listed.matches(note).count()), counts);
    for lesson in LESSONS {
        assert!(listed.contains(&format!("\n  {}\n", lesson.name())), "{}", lesson.name());
    }
}

/// The README's table of methods has the lines of code of today, and on the boards of `cargo bench
/// -- methods` the positions visited. Lessons that take many seconds for these are not counted
/// again: on other boards, the others would differ, too.
#[test]
fn readme_has_the_positions_and_lines_of_each_method() {
    const SLOW: [&str; 3] = ["bfs_hash_map", "bfs_cantor", "rotation_bfs"];
    for (name, row, boards, drawn) in [
        ("HDU 1043", "||this project, search alone|", 1000, "2100"),
        ("AcWing 181", "||this project|", 100, "100"),
    ] {
        let problem = found(name);
        let input = printed("generate", &[name, "--seed", "3", "--count", drawn], "");
        let visited = visited_by_search(problem, &input, boards);
        assert_row(row, Some(visited / boards as f64), &bundle(&[name]));
        for (number, lesson) in (1..).zip(LESSONS) {
            if lesson.is_for(&problem.binary.task) {
                let method = lesson.name();
                let row = format!("|{number}|[{method}]({}.rs)|", lesson.module);
                let visited = (!SLOW.contains(&method)).then(|| {
                    let (_, told, _) = tool("course", &[method, name, "--count"], &input);
                    let count = |line: &str| line["visited: ".len()..].parse::<f64>();
                    let counts = told.lines().map(|line| count(line).expect("a count"));
                    counts.take(boards).sum::<f64>() / boards as f64
                });
                assert_row(&row, visited, &submission(problem, lesson));
            }
        }
    }
}

/// Returns the cells of the README's row that begins so.
fn cells(begin: &str) -> Vec<&'static str> {
    let row = include_str!("../course/README.md").lines().find_map(|line| line.strip_prefix(begin));
    row.unwrap_or_else(|| {
        panic!("course/README.md: no row {begin}: `cargo bench -- methods` prints it")
    })
    .split('|')
    .collect()
}

/// Asserts what the README's row that begins so has for positions visited and for lines of code.
fn assert_row(begin: &str, visited: Option<f64>, submission: &str) {
    let row = cells(begin);
    let visited = visited.map_or(row[0].to_string(), |count| thousands(count.round() as usize));
    let expected = [visited, lines_of_code(submission).to_string()];
    assert_eq!([row[0], row[3]], expected, "course/README.md: {begin} (`cargo bench -- methods`)");
}

/// Returns how many positions this project's search visits for the first boards that can be solved.
fn visited_by_search(problem: &Problem, input: &str, boards: usize) -> f64 {
    let mut oracle = Oracle::new(problem);
    let cases = cases::read(problem.binary, input.as_bytes()).expect("the input is right");
    let solved = cases.iter().filter(|(_, case)| oracle.solve(case).is_some());
    assert_eq!(solved.take(boards).count(), boards);
    oracle.visited as f64
}
