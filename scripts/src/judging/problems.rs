//! The problems as judges set them: what each feeds, and what it accepts.
//!
//! # A new problem
//!
//! For a further judge of a problem that a program solves already:
//!
//! 1. A row in [`PROBLEMS`]. [`find`] finds it by its id (`1077`), and by judge and id (`poj1077`).
//!    So no two rows may have the same id.
//! 2. In `README.md` and `.github/README.zh-CN.md`, its row in the table, which the test `readme`
//!    prints, and the number of test points. No test knows the sentences below the table: what the
//!    judge feeds, and whether it takes Rust.
//! 3. Its name at the head of the program's two files in `src/bin`.
//! 4. Its official sample, byte for byte, in `scripts/tests/all/samples.rs`.
//! 5. A folder of samples, named after the problem, if no other judge has its layout (only AOJ has
//!    three lines for a board), or if it feeds several boards at once, and the samples in its
//!    layout have one board each (HDU 1043 would need a folder even with the layout of AcWing 179).
//!    An input `X.in` and its right output `X.out` end their lines in a line feed. `sample-1` is
//!    the official sample.
//!
//! For any other problem, also a program. It has one of the names of the problem, here NAME:
//!
//! 6. `src/bin/NAME.rs`, `src/bin/NAME.cpp`, and `samples/NAME`. Both first pages count the files.
//! 7. Rows in the table of `scripts/benches/judges/README.md`, which
//!    `cargo bench --bench judges -- NAME` prints, and `.ci/instructions` checks; and in
//!    `scripts/benches/judges/instructions.rs` for inputs of which only the instructions matter.
//! 8. For a new goal, samples on which `a_star_weighted` and `a_star_blank_counted` find too long a
//!    path, as they do on `a-star-3`. The head of `scripts/tests/all/common/wrong/a_star.rs` says
//!    how these are chosen.
//!
//! `cargo test --test all -- names readme headers samples generate tools_print lessons_are` shows
//! what is missing.
//!
//! A new kind of answer is a new [`Task`]. The compiler reports each `match` that has to handle it,
//! but not a `matches!`, nor a `match` with a `_`.

use std::iter;

use crate::eight::{Board, BLANK};
use crate::judging::case::Case;
use crate::names::normalized;

/// A problem as a judge sets it.
#[derive(Clone, Copy)]
pub struct Problem {
    /// The judge and the problem's id there, as people write them.
    pub name: &'static str,
    /// Other spellings of `name`.
    pub other_names: &'static [&'static str],
    /// The name of the program that answers it.
    pub program: &'static str,
    /// What its cases and answers are.
    pub task: Task,
    /// How many cases an input has at most.
    pub most_cases: usize,
    /// How the official sample writes a board, to the byte: a template in which each character that
    /// is no white space stands for the next symbol of the board. In the eight puzzle, the first of
    /// these characters is how this judge writes the blank.
    pub layout: &'static str,
    /// Whether some of its boards cannot reach the goal.
    pub feeds_unsolvable: bool,
    /// The folder of samples in just this layout, below `samples`.
    pub samples: &'static str,
    pub accepts: Accepts,
    /// Whether a nonzero exit status is no failure, if nothing is on standard error (POJ, HDU):
    /// their Visual C++ accepts `void main`, which leaves the status undefined.
    pub takes_any_status: bool,
    /// Whether each case of the judge's tests takes a move: the statement allows others, but
    /// programs that the judge has accepted are wrong on them.
    pub tests_only_moves: bool,
    /// The limits of a run, if they are known.
    pub limits: Option<Limits>,
    /// Whether the judge takes Rust. All take C++.
    pub rust: Rust,
    /// Where the statement is, without `https://`.
    pub link: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rust {
    /// With this compiler.
    Yes(&'static str),
    No,
    Unknown,
}

#[derive(Clone, Copy)]
pub struct Limits {
    pub seconds: f64,
    pub megabytes: usize,
    /// Whether they were read on the judge's own pages, not elsewhere.
    pub is_confirmed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accepts {
    /// The first shortest path in the order of [`Task::letters`], or the distance.
    Exact,
    ShortestPath,
    /// Any path that reaches the goal.
    AnyPath,
}

/// What the cases of a problem are, and what the answer to each is.
#[derive(Clone, Copy)]
pub enum Task {
    /// A board of the eight puzzle; a path to this goal.
    Path(Board),
    /// A board of the eight puzzle; the distance to this goal.
    Distance(Board),
    /// A start and a goal of the eight puzzle, in an input that begins with the number of its
    /// cases; the distance, and a path.
    Pair,
    /// A board of the rotation game, in an input that ends with a line `0`; a path, and the symbol
    /// in the centre after it.
    Rotation,
}

/// The goal with the blank in the corner at the end.
pub const CORNER: Board = Board([1, 2, 3, 4, 5, 6, 7, 8, BLANK]);

/// The goal with the blank in the middle.
pub const MIDDLE: Board = Board([1, 2, 3, 8, BLANK, 4, 7, 6, 5]);

/// What holds for a problem of the eight puzzle whose row says nothing else.
const EIGHT_DEFAULTS: Problem = Problem {
    name: "",
    other_names: &[],
    program: "",
    task: Task::Path(CORNER),
    most_cases: 1,
    layout: "x  1  2  3  4  5  6  7  8 \n",
    feeds_unsolvable: false,
    samples: "",
    accepts: Accepts::Exact,
    takes_any_status: false,
    tests_only_moves: false,
    limits: None,
    rust: Rust::Unknown,
    link: "",
};

/// What holds for a problem of the rotation game whose row says nothing else.
const ROTATION_DEFAULTS: Problem = Problem {
    program: "poj2286",
    task: Task::Rotation,
    most_cases: 30,
    layout: "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\n",
    samples: "poj2286",
    ..EIGHT_DEFAULTS
};

/// All problems, in the order of the table in `README.md`.
pub static PROBLEMS: &[Problem] = &[
    Problem {
        name: "AcWing 179",
        program: "acwing179",
        task: Task::Path(CORNER),
        feeds_unsolvable: true,
        samples: "acwing179",
        accepts: Accepts::ShortestPath,
        limits: Some(Limits { seconds: 1.0, megabytes: 64, is_confirmed: true }),
        link: "www.acwing.com/problem/content/181/",
        ..EIGHT_DEFAULTS
    },
    Problem {
        name: "HDU 1043",
        program: "acwing179",
        task: Task::Path(CORNER),
        most_cases: usize::MAX,
        layout: "x  1  2  3  4  5  6  7  8\n",
        feeds_unsolvable: true,
        samples: "hdu1043",
        accepts: Accepts::AnyPath,
        takes_any_status: true,
        limits: Some(Limits { seconds: 5.0, megabytes: 32, is_confirmed: true }),
        rust: Rust::No,
        link: "acm.hdu.edu.cn/showproblem.php?pid=1043",
        ..EIGHT_DEFAULTS
    },
    Problem {
        name: "POJ 1077",
        program: "acwing179",
        task: Task::Path(CORNER),
        layout: " x  1  2  3  4  5  6  7  8 \n",
        feeds_unsolvable: true,
        samples: "poj1077",
        accepts: Accepts::AnyPath,
        takes_any_status: true,
        // Of 21 accepted programs that were tried, three are wrong on the solved board, and two on
        // unsolvable boards.
        tests_only_moves: true,
        limits: Some(Limits { seconds: 1.0, megabytes: 64, is_confirmed: false }),
        rust: Rust::No,
        link: "poj.org/problem?id=1077",
        ..EIGHT_DEFAULTS
    },
    Problem {
        name: "Luogu P1379",
        other_names: &["Luogu 1379", "洛谷 P1379", "洛谷 1379"],
        program: "p1379",
        task: Task::Distance(MIDDLE),
        layout: "012345678\n",
        samples: "p1379",
        limits: Some(Limits { seconds: 1.0, megabytes: 125, is_confirmed: false }),
        rust: Rust::Yes("newest stable"),
        link: "www.luogu.com.cn/problem/P1379",
        ..EIGHT_DEFAULTS
    },
    Problem {
        name: "AcWing 845",
        program: "acwing845",
        task: Task::Distance(CORNER),
        feeds_unsolvable: true,
        samples: "acwing845",
        link: "www.acwing.com/problem/content/847/",
        ..EIGHT_DEFAULTS
    },
    Problem {
        name: "AOJ ALDS1_13_B",
        program: "acwing845",
        task: Task::Distance(CORNER),
        layout: "0 1 2\n3 4 5\n6 7 8\n",
        samples: "alds1_13_b",
        rust: Rust::Yes("1.79, edition 2018"),
        link: "onlinejudge.u-aizu.ac.jp/problems/ALDS1_13_B",
        ..EIGHT_DEFAULTS
    },
    Problem {
        name: "POJ 2286",
        takes_any_status: true,
        limits: Some(Limits { seconds: 15.0, megabytes: 150, is_confirmed: true }),
        rust: Rust::No,
        link: "poj.org/problem?id=2286",
        ..ROTATION_DEFAULTS
    },
    Problem {
        name: "HDU 1667",
        takes_any_status: true,
        limits: Some(Limits { seconds: 15.0, megabytes: 150, is_confirmed: true }),
        rust: Rust::No,
        link: "acm.hdu.edu.cn/showproblem.php?pid=1667",
        ..ROTATION_DEFAULTS
    },
    Problem {
        name: "UVa 1343",
        rust: Rust::No,
        link: "onlinejudge.org/index.php?option=com_onlinejudge&Itemid=8\
               &page=show_problem&problem=4089",
        ..ROTATION_DEFAULTS
    },
    Problem {
        name: "AcWing 181",
        most_cases: usize::MAX,
        limits: Some(Limits { seconds: 4.0, megabytes: 64, is_confirmed: true }),
        link: "www.acwing.com/problem/content/183/",
        ..ROTATION_DEFAULTS
    },
    Problem {
        name: "TIOJ 1673",
        rust: Rust::Yes("1.75, edition 2021"),
        link: "tioj.ck.tp.edu.tw/problems/1673",
        ..ROTATION_DEFAULTS
    },
    Problem {
        name: "HDU 3567",
        program: "hdu3567",
        task: Task::Pair,
        most_cases: 200,
        layout: "X12345678\n",
        samples: "hdu3567",
        takes_any_status: true,
        // Two programs that were tried are wrong only on pairs whose start is the goal. One of
        // these programs is from a collection of accepted programs.
        tests_only_moves: true,
        rust: Rust::No,
        link: "acm.hdu.edu.cn/showproblem.php?pid=3567",
        ..EIGHT_DEFAULTS
    },
];

impl Task {
    /// Whether each case has a goal of its own. If so, an input begins with the number of its
    /// cases, and each start is followed by its goal.
    pub fn is_pair(&self) -> bool {
        matches!(self, Task::Pair)
    }

    /// Whether all cases of the eight puzzle have the same goal.
    pub fn has_one_goal(&self) -> bool {
        matches!(self, Task::Path(_) | Task::Distance(_))
    }

    pub fn is_rotation(&self) -> bool {
        matches!(self, Task::Rotation)
    }

    /// The letters of the moves. Of several shortest paths, the first in this order is shown. A
    /// judge that takes a single path takes this path.
    pub fn letters(&self) -> &'static str {
        match self {
            Task::Path(_) | Task::Distance(_) => "udlr",
            Task::Pair => "dlru",
            Task::Rotation => "ABCDEFGH",
        }
    }
}

impl Problem {
    /// The id, and the judge with the id, both [`normalized`]: for `POJ 1077`, these are `1077` and
    /// `poj1077`. Its other names are spelt in both ways, too.
    pub fn names(&self) -> Vec<String> {
        let id_and_name = |name: &&'static str| {
            let (_, id) = name.split_once(' ').expect("a judge and its id");
            [id, name].map(normalized)
        };
        iter::once(&self.name).chain(self.other_names).flat_map(id_and_name).collect()
    }

    /// The first shortest path of a case in the order of the moves, or `None` if no path exists.
    pub fn solve(&self, case: &Case) -> Option<String> {
        let mut path = String::new();
        let mut current = *case;
        // The first move that leads one move nearer is the first of a shortest path.
        for distance in (0..case.distance()?).rev() {
            let (letter, next) = self.nearer(&current, distance).expect("some move leads nearer");
            path.push(letter);
            current = next;
        }
        Some(path)
    }

    /// The first move that leads to a distance, and the case after it.
    fn nearer(&self, case: &Case, distance: usize) -> Option<(char, Case)> {
        let letters = self.task.letters().chars();
        let mut moves = letters.filter_map(|letter| Some((letter, case.after(letter as u8)?)));
        moves.find(|(_, next)| next.distance() == Some(distance))
    }

    /// Whether the judge's tests may have such a case.
    pub fn may_be_fed(&self, case: &Case) -> bool {
        !self.tests_only_moves || case.distance() >= Some(1)
    }

    /// The files to paste: in Rust, unless the judge does not take it, and in C++.
    pub fn files(&self) -> Vec<String> {
        let endings: &[&str] = if self.rust == Rust::No { &["cpp"] } else { &["rs", "cpp"] };
        endings.iter().map(|ending| format!("src/bin/{}.{ending}", self.program)).collect()
    }

    /// What an input holds.
    pub fn input_in_words(&self) -> String {
        match (&self.task, self.most_cases) {
            (Task::Pair, most) => format!("a count (up to {most}), then that many pairs"),
            (Task::Rotation, usize::MAX) => "boards, then `0`".to_string(),
            (Task::Rotation, most) => format!("up to {most} boards, then `0`"),
            (_, 1) => "one board".to_string(),
            _ => "boards to the end of the file".to_string(),
        }
    }

    /// What a right answer is.
    pub fn answer_in_words(&self) -> String {
        let path = match self.accepts {
            Accepts::Exact => "the first shortest path",
            Accepts::ShortestPath => "any shortest path",
            Accepts::AnyPath => "any path",
        };
        let (answer, goal, otherwise) = match &self.task {
            Task::Path(goal) => (path, goal, "unsolvable"),
            Task::Distance(goal) => ("number of moves", goal, "-1"),
            Task::Pair => return format!("number of moves, and {path}"),
            Task::Rotation => return format!("{path}, and its symbol"),
        };
        let mut text = format!("{answer} to `{}`", self.goal_text(goal));
        if self.feeds_unsolvable {
            text += &format!(", or `{otherwise}`");
        }
        text
    }

    /// The limits, or `unknown`.
    pub fn limits_in_words(&self) -> String {
        match self.limits {
            Some(Limits { seconds, megabytes, is_confirmed }) => {
                let note = if is_confirmed { "" } else { " (not confirmed)" };
                format!("{seconds} s, {megabytes} MB{note}")
            }
            None => "unknown".to_string(),
        }
    }

    fn languages_in_words(&self) -> String {
        match self.rust {
            Rust::Yes(compiler) => format!("C++ and Rust ({compiler})"),
            Rust::No => "C++, no Rust".to_string(),
            Rust::Unknown => "C++, Rust unknown".to_string(),
        }
    }

    /// A board as the judge writes it, one or more lines.
    pub fn laid_out(&self, board: &[u8]) -> String {
        let blank = self.layout.trim_start().chars().next().expect("a layout has symbols");
        let mut symbols = board.iter();
        let in_place_of = |character: char| match character {
            ' ' | '\n' => character,
            _ => match *symbols.next().expect("a board fills its layout") {
                BLANK => blank,
                symbol => char::from(b'0' + symbol),
            },
        };
        self.layout.chars().map(in_place_of).collect()
    }

    /// A goal as the judge writes it, without white space.
    pub fn goal_text(&self, goal: &Board) -> String {
        self.laid_out(&goal.0).replace(char::is_whitespace, "")
    }
}

/// Finds a problem by its name: the judge with the problem's id, or the id alone. A program has the
/// name of one of its problems, so the program's name will do. Case, spaces, hyphens and
/// underscores do not matter.
pub fn find(name: &str) -> Option<&'static Problem> {
    let name = normalized(name);
    PROBLEMS.iter().find(|problem| problem.names().contains(&name))
}

/// Four lines for each problem: its name, what it feeds and what it accepts; its limits and
/// languages; the files to paste and the samples; and the link. `.ci/dmoj` and `.ci/oj` read them.
pub fn list() -> String {
    let mut text = String::new();
    for problem in PROBLEMS {
        let input = problem.input_in_words();
        let solvable = if problem.feeds_unsolvable { "" } else { ", solvable" };
        let answer = problem.answer_in_words();
        let limits = problem.limits_in_words();
        let languages = problem.languages_in_words();
        let files = problem.files().join(", ");
        text += &format!("{}: {input}{solvable}; {answer}\n", problem.name);
        text += &format!("    limits {limits}; {languages}\n");
        text += &format!("    {files}; samples/{}\n", problem.samples);
        text += &format!("    https://{}\n", problem.link);
    }
    text
}
