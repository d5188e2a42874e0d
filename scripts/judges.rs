//! The judge problems: what each judge feeds, and what it accepts.

use std::fmt::{self, Display};

use puzzle_solvers::problems::acwing179::ACWING179;
use puzzle_solvers::problems::acwing845::ACWING845;
use puzzle_solvers::problems::hdu3567::HDU3567;
use puzzle_solvers::problems::p1379::P1379;
use puzzle_solvers::problems::poj2286::POJ2286;
use puzzle_solvers::problems::{Problem, PROBLEMS};

/// A problem as a judge sets it.
pub struct JudgeProblem {
    /// What is asked, and the binary that answers it.
    pub problem: &'static Problem,
    /// Who sets it.
    pub judge: Judge,
    /// What the judge calls it.
    pub id: &'static str,
    /// Where the statement is, without `https://`.
    pub link: &'static str,
    /// What is fed.
    pub feed: Feed,
    /// Which answers are right.
    pub accepts: Accepts,
    /// What a run may take, if that is known.
    pub limits: Option<Limits>,
    /// Whether the judge takes Rust.
    pub rust: Rust,
}

/// A judge, by the name that people use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judge {
    AcWing,
    Aoj,
    Boj,
    Hdu,
    Luogu,
    Poj,
    Tioj,
    UVa,
}

/// What a judge feeds.
#[derive(Clone, Copy)]
pub struct Feed {
    /// How many boards there are, and what comes after them.
    pub end: InputEnd,
    /// How a board is written.
    pub form: Form,
    /// Whether each board can reach the goal.
    pub solvable_only: bool,
    /// The folder of samples in just this form, below `samples`.
    pub samples: &'static str,
}

/// How many boards an input has, and how it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputEnd {
    /// There is one board.
    OneBoard,
    /// There are boards to the end of the file.
    EndOfFile,
    /// A line `0` follows the boards, of which there are at most so many, if that is known.
    Zero(Option<usize>),
    /// The number of cases comes first, at most this.
    Counted(usize),
}

/// How a board is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `2 3 4 1 5 x 7 6 8`
    Line,
    /// ` 2  3  4  1  5  x  7  6  8 `
    WideLine,
    /// `2 3 4`, `1 5 0`, `7 6 8` on a line each.
    Rows,
    /// `234150768`
    Digits,
    /// `23415X768`
    DigitsAndX,
    /// The rotation game's 24 numbers, with spaces between them.
    Symbols,
}

/// Which answers a judge takes as right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accepts {
    /// No other text will do.
    Exact,
    /// Any of the shortest paths.
    ShortestPath,
    /// Any path that reaches the goal.
    AnyPath,
}

/// What a run may take.
#[derive(Clone, Copy)]
pub struct Limits {
    /// The time.
    pub seconds: u32,
    /// The memory.
    pub megabytes: u32,
    /// Whether the judge's own page says so.
    pub is_confirmed: bool,
}

/// Whether a judge takes Rust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rust {
    /// It does, in these editions or with this compiler.
    Yes(&'static str),
    /// It does not.
    No,
    /// It did until it closed, in this year.
    Closed(u32),
    /// Nobody has found out.
    Unknown,
}


/// All judge problems; of each binary's, the one that names it comes first.
pub static JUDGE_PROBLEMS: &[JudgeProblem] = &[
    row(&ACWING179, Judge::AcWing, "179", "www.acwing.com/problem/content/181/", ONE_LINE)
        .accepts(Accepts::ShortestPath)
        .limits(1, 64),
    row(&ACWING179, Judge::Hdu, "1043", "acm.hdu.edu.cn/showproblem.php?pid=1043", MANY_LINES)
        .accepts(Accepts::AnyPath)
        .limits(5, 32)
        .rust(Rust::No),
    row(&ACWING179, Judge::Poj, "1077", "poj.org/problem?id=1077", WIDE_LINE)
        .accepts(Accepts::AnyPath)
        .unconfirmed_limits(1, 64)
        .rust(Rust::No),
    row(&ACWING845, Judge::AcWing, "845", "www.acwing.com/problem/content/847/", ONE_LINE_TO_COUNT),
    row(
        &ACWING845,
        Judge::Aoj,
        "ALDS1_13_B",
        "onlinejudge.u-aizu.ac.jp/problems/ALDS1_13_B",
        SOLVABLE_ROWS,
    )
    .rust(Rust::Yes("edition 2015")),
    row(&ACWING845, Judge::Boj, "1525", "www.acmicpc.net/problem/1525", ROWS)
        .limits(1, 32)
        .rust(Rust::Closed(2026)),
    row(&HDU3567, Judge::Hdu, "3567", "acm.hdu.edu.cn/showproblem.php?pid=3567", PAIRS)
        .rust(Rust::No),
    row(&P1379, Judge::Luogu, "P1379", "www.luogu.com.cn/problem/P1379", NINE_DIGITS)
        .unconfirmed_limits(1, 128)
        .rust(Rust::Yes("the newest stable compiler")),
    row(&POJ2286, Judge::Poj, "2286", "poj.org/problem?id=2286", AT_MOST_30)
        .limits(15, 150)
        .rust(Rust::No),
    row(&POJ2286, Judge::AcWing, "181", "www.acwing.com/problem/content/183/", TO_ZERO)
        .limits(4, 64),
    row(&POJ2286, Judge::Hdu, "1667", "acm.hdu.edu.cn/showproblem.php?pid=1667", AT_MOST_30)
        .limits(15, 150)
        .rust(Rust::No),
    row(
        &POJ2286,
        Judge::UVa,
        "1343",
        "onlinejudge.org/index.php?option=com_onlinejudge&Itemid=8&page=show_problem&problem=4089",
        AT_MOST_30,
    )
    .rust(Rust::No),
    row(&POJ2286, Judge::Boj, "5070", "www.acmicpc.net/problem/5070", TO_ZERO)
        .limits(1, 128)
        .rust(Rust::Closed(2026)),
    row(&POJ2286, Judge::Tioj, "1673", "tioj.ck.tp.edu.tw/problems/1673", AT_MOST_30),
];

const ONE_LINE: Feed = feed(InputEnd::OneBoard, Form::Line, "acwing179");
const MANY_LINES: Feed = feed(InputEnd::EndOfFile, Form::Line, "hdu1043");
const WIDE_LINE: Feed = feed(InputEnd::OneBoard, Form::WideLine, "poj1077");
const ONE_LINE_TO_COUNT: Feed = feed(InputEnd::OneBoard, Form::Line, "acwing845");
const SOLVABLE_ROWS: Feed = feed(InputEnd::OneBoard, Form::Rows, "alds1_13_b").solvable_only();
const ROWS: Feed = feed(InputEnd::OneBoard, Form::Rows, "boj1525");
const PAIRS: Feed = feed(InputEnd::Counted(200), Form::DigitsAndX, "hdu3567").solvable_only();
const NINE_DIGITS: Feed = feed(InputEnd::OneBoard, Form::Digits, "p1379").solvable_only();
const AT_MOST_30: Feed = feed(InputEnd::Zero(Some(30)), Form::Symbols, "poj2286").solvable_only();
const TO_ZERO: Feed = feed(InputEnd::Zero(None), Form::Symbols, "poj2286").solvable_only();

const fn feed(end: InputEnd, form: Form, samples: &'static str) -> Feed {
    Feed { end, form, solvable_only: false, samples }
}

impl Feed {
    const fn solvable_only(mut self) -> Feed {
        self.solvable_only = true;
        self
    }
}

const fn row(
    problem: &'static Problem,
    judge: Judge,
    id: &'static str,
    link: &'static str,
    feed: Feed,
) -> JudgeProblem {
    let (accepts, limits, rust) = (Accepts::Exact, None, Rust::Unknown);
    JudgeProblem { problem, judge, id, link, feed, accepts, limits, rust }
}

impl JudgeProblem {
    const fn accepts(mut self, accepts: Accepts) -> JudgeProblem {
        self.accepts = accepts;
        self
    }

    const fn limits(mut self, seconds: u32, megabytes: u32) -> JudgeProblem {
        self.limits = Some(Limits { seconds, megabytes, is_confirmed: true });
        self
    }

    const fn unconfirmed_limits(mut self, seconds: u32, megabytes: u32) -> JudgeProblem {
        self.limits = Some(Limits { seconds, megabytes, is_confirmed: false });
        self
    }

    const fn rust(mut self, rust: Rust) -> JudgeProblem {
        self.rust = rust;
        self
    }
}

impl JudgeProblem {
    /// Returns the judge and its id, as people write them.
    pub fn name(&self) -> String {
        format!("{} {}", self.judge, self.id)
    }

    /// Returns whether a plain name is this one's, with the judge or without.
    fn is_called(&self, plain_name: &str) -> bool {
        [plain(&self.name()), plain(self.id)].contains(&plain_name.to_string())
    }
}

/// Returns the judge problem of a name: the judge and its id, or an id that no other judge has, so
/// each binary's too. Case, spaces, hyphens and underscores do not matter.
pub fn find(name: &str) -> Option<&'static JudgeProblem> {
    let name = plain(name);
    let mut found = JUDGE_PROBLEMS.iter().filter(|it| it.is_called(&name));
    found.next().filter(|_| found.next().is_none())
}

fn plain(name: &str) -> String {
    name.replace([' ', '-', '_'], "").to_lowercase()
}

/// Returns two lines for each judge problem, with all that is known of it, below a line for each
/// binary.
pub fn list() -> String {
    let sections = PROBLEMS.iter().map(|problem| {
        let of_problem = JUDGE_PROBLEMS.iter().filter(|it| it.problem.name == problem.name);
        let rows: String = of_problem.map(JudgeProblem::to_string).collect();
        format!("{:<10} {}\n{rows}", problem.name, problem.title)
    });
    sections.collect()
}

impl Display for JudgeProblem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Feed { end, form, solvable_only, samples } = self.feed;
        let solvable = if solvable_only { ", solvable" } else { "" };
        writeln!(f, "  {:<15}  {end}, {form}{solvable}; {};", self.name(), self.accepts)?;
        match &self.limits {
            Some(limits) => write!(f, "{:19}{limits}; ", "")?,
            None => write!(f, "{:19}", "")?,
        }
        writeln!(f, "Rust: {}; samples/{samples}; {}", self.rust, self.link)
    }
}

impl Display for Judge {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Judge::AcWing => "AcWing",
            Judge::Aoj => "AOJ",
            Judge::Boj => "BOJ",
            Judge::Hdu => "HDU",
            Judge::Luogu => "Luogu",
            Judge::Poj => "POJ",
            Judge::Tioj => "TIOJ",
            Judge::UVa => "UVa",
        })
    }
}

impl Display for InputEnd {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            InputEnd::OneBoard => f.write_str("one board"),
            InputEnd::EndOfFile => f.write_str("boards to the end of the file"),
            InputEnd::Zero(None) => f.write_str("boards to a 0"),
            InputEnd::Zero(Some(most)) => write!(f, "at most {most} boards to a 0"),
            InputEnd::Counted(most) => {
                write!(f, "a number up to {most} and so many pairs of boards")
            }
        }
    }
}

impl Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Form::Line => "2 3 4 1 5 x 7 6 8",
            Form::WideLine => "2  3  4  1  5  x  7  6  8",
            Form::Rows => "three lines as 2 3 4, 1 5 0, 7 6 8",
            Form::Digits => "234150768",
            Form::DigitsAndX => "23415X768",
            Form::Symbols => "24 numbers on a line",
        })
    }
}

impl Display for Accepts {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Accepts::Exact => "one right answer",
            Accepts::ShortestPath => "any shortest path",
            Accepts::AnyPath => "any path that reaches the goal",
        })
    }
}

impl Display for Limits {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let note = if self.is_confirmed { "" } else { " (not confirmed)" };
        write!(f, "{} s, {} MB{note}", self.seconds, self.megabytes)
    }
}

impl Display for Rust {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Rust::Yes(versions) => f.write_str(versions),
            Rust::No => f.write_str("no"),
            Rust::Closed(year) => write!(f, "closed in {year}"),
            Rust::Unknown => f.write_str("not known"),
        }
    }
}
