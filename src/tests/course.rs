//! The course: each lesson is a short submission for each problem of its puzzle, and answers
//! as right as its method is.

use std::collections::{BTreeMap, HashMap};
use std::io::{Read, Write};
use std::path::Path;
use std::process::Command;

use puzzle_solvers::course::eight_answers::{self, lengths, paths};
use puzzle_solvers::course::rotation_answers::turns;
use puzzle_solvers::course::{lesson_09_ida_star, lesson_11_rotation_ida_star};
use puzzle_solvers::course::{Finds, Lesson, LESSONS};
use puzzle_solvers::judging::{cases, Accepts, Generator, Problem, Task, Wanted, PROBLEMS};

use crate::bundle::bundle;
use crate::common::compilers::{compiled, compilers, editions, united};
use crate::common::files::{first_sample, inputs, path, text, Folder};
use crate::common::judge::{self, verdict};
use crate::common::programs::{executable, in_half, printed, run, start, tool};
use crate::common::{find, of_each_layout, Random};

/// Boards for which the paths are too long that a method of [`Finds::Any`] finds, for the goal with
/// the blank in the middle and for that with the blank at the end.
const TOO_LONG: [&str; 2] = ["875430162", "71324658x"];

/// Returns each lesson with a problem of each layout of its game.
fn pairs() -> impl Iterator<Item = Pair> {
    of_each_layout().flat_map(|problem| {
        let lessons = LESSONS.iter().filter(move |lesson| lesson.is_for(&problem.task));
        lessons.map(move |lesson| (problem, lesson))
    })
}

#[test]
fn index_and_table_have_each_lesson() {
    let (index, table) = (include_str!("../course.rs"), include_str!("../course/README.md"));
    for (number, lesson) in (1..).zip(LESSONS) {
        let (method, module) = (lesson.name(), lesson.module);
        let entry = format!("\n//! {number}. [`{module}`]: ");
        assert!(index.contains(&entry), "src/course.rs: {entry}");
        let row = format!("\n|{number}|[{method}]({module}.rs)|");
        assert!(table.contains(&row), "src/course/README.md (`cargo bench -- methods`): {row}");
        if let Finds::Any(longer) = lesson.finds {
            assert!(table.contains(&format!("|no: {longer} too long, ")), "{method}");
        }
    }
}

/// Each judge's submissions are by several lessons, in turn.
#[test]
fn a_submission_of_each_lesson_is_as_right_as_its_method() {
    let of_lesson = |(number, lesson): (usize, &'static Lesson)| {
        let is_meant = |problem: &&Problem| lesson.is_for(&problem.task);
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

    /// To metadata, by each compiler in every edition.
    #[test]
    #[ignore = "takes long"]
    fn submissions_compile() {
        let program = united(by_text(pairs()).into_keys());
        for compiler in compilers() {
            for edition in editions(&compiler) {
                // Optimised code has no checks for overflow, which the constants would pay for.
                let options = ["-O", "--emit=metadata", "--edition", edition];
                compiled(&Folder::new("metadata"), &compiler, &options, &program);
            }
        }
    }
}

/// A problem, and a lesson for its game.
type Pair = (&'static Problem, &'static Lesson);

/// Returns the texts of submissions without their headers, and what each of them is for.
fn by_text(pairs: impl Iterator<Item = Pair>) -> BTreeMap<String, Vec<Pair>> {
    let mut by_text: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for (problem, lesson) in pairs {
        let text = bundle(&[problem.name, lesson.name()]);
        let (_, body) = text.split_once("\n\n").expect("a line without text follows the header");
        // The blank of a goal may be written either way.
        let body = body.replace("\"123456780\"", "\"12345678x\"");
        by_text.entry(body).or_default().push((problem, lesson));
    }
    by_text
}

/// Compiles submissions as one program, which is soonest done, and checks their answers to the
/// judge's samples and to random inputs by the judge's rule.
fn try_submissions(pairs: impl Iterator<Item = Pair>) {
    let by_text = by_text(pairs);
    let folder = Folder::new("submissions");
    let program = united(by_text.keys().cloned());
    let program = compiled(&folder, &compilers()[0], &["-O", "-Ccodegen-units=1"], &program);
    for (number, pairs) in by_text.into_values().enumerate() {
        for (problem, lesson) in pairs {
            try_submission(&program, number, problem, lesson);
        }
    }
}

/// Tries a submission by its number in a program on inputs of its judge, long ones only if the
/// method is quick.
fn try_submission(program: &Path, number: usize, problem: &'static Problem, lesson: &Lesson) {
    let name = format!("{} {}", problem.name, lesson.name());
    let answers = |input: &[u8]| {
        let mut program = in_half(program, |judge| judge.samples == problem.samples);
        let output = run(program.arg(number.to_string()), input);
        assert!(output.status.success() && output.stderr.is_empty(), "{name}: {output:?}");
        String::from_utf8(output.stdout).expect("answers are text")
    };
    let is_accepted = |input: &str| {
        verdict(problem, input, answers(input.as_bytes()).as_bytes()).starts_with("AC")
    };
    let is_right = match lesson.finds {
        Finds::First => true,
        Finds::Shortest => !problem.task.is_pair(),
        Finds::Any(_) => problem.accepts == Accepts::AnyPath,
    };
    if is_right {
        let most_lines = if lesson.milliseconds >= 10.0 { 5 } else { usize::MAX };
        for input in inputs_of(problem).iter().filter(|input| input.lines().count() <= most_lines) {
            assert!(is_accepted(input), "{name}: {input}");
        }
    } else {
        let input = match problem.task {
            Task::Pair => text(&path("samples/hdu3567/hardest.in")),
            Task::Distance(goal) if goal.0[4] == 0 => TOO_LONG[0].to_string(),
            Task::Path(_) | Task::Distance(_) => TOO_LONG[1].to_string(),
            Task::Rotation => unreachable!("each method finds the first path"),
        };
        assert!(!is_accepted(&input), "{name}: {input}");
    }
    // An input is read as by the program of the course, if it is text.
    let sample = first_sample(problem);
    let right = printed("course", &[problem.name, lesson.name()], &sample);
    let input = sample.trim_end_matches(['0', '\n']).as_bytes();
    assert_eq!(answers(&[input, b"\n\xFF"].concat()), right, "{name}");
}

/// Returns the judge's samples and random inputs of two cases and of many.
fn inputs_of(problem: &'static Problem) -> Vec<String> {
    let samples = inputs(problem).into_iter().map(|file| text(&file));
    let mut generator = Generator::new(problem, 1);
    let random = [2, 2, 2, 30, 30, 30].map(|count| {
        let count = problem.most.min(count);
        cases::parts(problem, count, (0..count).map(|_| generator.case(Wanted::Any))).collect()
    });
    samples.chain(random).collect()
}

/// Boards, parts of them, ends and separators, in any order: where the judge can read it, the
/// lessons can, too.
#[test]
fn lessons_read_what_the_judge_reads() {
    const PARTS: &str =
        "12345678x|123\n8\n0\n4\r\n765|0\n123\n|84765|0|0 \n|\n|\r\n|\x1a| \t\x0c\0|\
                         222222111221133111333333|87654321X";
    let parts: Vec<&str> = PARTS.split('|').collect();
    let (nine, eleven) = (lesson_09_ida_star::solve, lesson_11_rotation_ida_star::solve);
    let (mut random, mut read) = (Random(1), HashMap::new());
    for _ in 0..20_000 {
        let pieces = (0..random.below(10)).map(|_| parts[random.below(parts.len())]);
        let input: String = pieces.collect();
        let counted = format!("2\n{input}");
        for (name, input, lesson) in [
            ("acwing179", &input, &|text: &str| paths(text, "12345678x", nine)),
            ("p1379", &input, &|text: &str| lengths(text, "123804765", nine)),
            ("hdu3567", &counted, &|text: &str| eight_answers::pairs(text, nine)),
            ("poj2286", &input, &|text: &str| turns(text, eleven)),
        ] as [(_, _, &dyn Fn(&str) -> String); 4]
        {
            if let Ok(cases) = cases::read(find(name), input.as_bytes()) {
                let cases: Vec<_> = cases.into_iter().map(|(_, case)| case).collect();
                let right = judge::answers(find(name), &cases);
                assert_eq!(lesson(input), right, "{name}: {input:?}");
                *read.entry(name).or_insert(0) += 1;
            }
        }
    }
    assert!(read.len() == 4 && read.values().all(|&count| count > 100), "{read:?}");
}

#[test]
fn course_shows_and_counts_the_visited_positions() {
    for (call, input, shown) in [
        ("p1379 bidirectional", "023184765", TRACE_OF_SIDES),
        ("p1379 a_star_weighted", "023184765", TRACE_OF_SUMS),
        ("poj2286 rotation_ida_star", "232223311231132111231323", TRACE_OF_TURNS),
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
    let mut child = start(command.args(["p1379", "bfs_from_goal", "--trace"]));
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
fn course_answers_the_boards_before_an_error() {
    let (answers, said, status) = tool("course", &["P1379", "ida_star"], "283104765\n28310476");
    assert_eq!((answers.as_str(), status), ("4\n", Some(1)));
    assert!(
        said.starts_with("course: the input is not what Luogu P1379 feeds: line 2, "),
        "{said}"
    );
}

/// The notes on a method at a judge, in the list and in the bundles.
#[test]
fn notes_tell_what_is_slow_or_not_accepted() {
    let listed = bundle(&["--list"]);
    let short = bundle(&["poj2286", "rotation_ida_star"]);
    let quicker = "\n    POJ 2286: 6 s for the 30 hardest boards (limits: 15 s, 150 MB).\n";
    assert!(listed.contains(quicker), "{listed}");
    let note = "POJ 2286: too slow, 57 s for the 30 hardest boards (limits: 15 s,";
    assert!(listed.contains(note) && short.contains(note), "{short}");
    let notes = ["Not accepted at HDU 3567: ", "Only HDU 1043 and POJ 1077 accept"];
    let is_shortest = |lesson: &&Lesson| lesson.finds == Finds::Shortest;
    let is_longer = |lesson: &&Lesson| matches!(lesson.finds, Finds::Any(_));
    let counts =
        [LESSONS.iter().filter(is_shortest).count(), LESSONS.iter().filter(is_longer).count()];
    assert_eq!(notes.map(|note| listed.matches(note).count()), counts);
    for lesson in LESSONS {
        assert!(listed.contains(&format!("\n  {}\n", lesson.name())), "{}", lesson.name());
    }
}

/// Each method visits less than half as many positions as the one after it.
#[test]
fn better_methods_visit_fewer_positions() {
    for (name, count, methods) in [
        ("HDU 1043", "20", &["pattern_database", "ida_star", "a_star_misplaced", "bfs_cantor"][..]),
        ("HDU 1043", "20", &["a_star_manhattan", "ida_star"]),
        ("HDU 1043", "20", &["bidirectional", "bfs_hash_map"]),
        ("AcWing 181", "4", &["rotation_ida_star", "rotation_bfs"]),
    ] {
        let input = printed("generate", &[name, "--seed", "3", "--count", count], "");
        let visited = methods.iter().map(|method| {
            let (_, told, _) = tool("course", &[name, method, "--count"], &input);
            let count = |line: &str| line["visited: ".len()..].parse::<usize>();
            told.lines().map(|line| count(line).expect("a count")).sum()
        });
        let visited: Vec<usize> = visited.collect();
        assert!(visited[0] > 0, "{name}");
        assert!(visited.windows(2).all(|two| 2 * two[0] < two[1]), "{methods:?}: {visited:?}");
    }
}
