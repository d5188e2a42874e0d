//! The judge problems: what each judge feeds, and what it accepts.

// Each tool uses a part.
#![allow(dead_code)]

use puzzle_solvers::eight::board::{goal, BLANK};
use puzzle_solvers::problems::acwing179::ACWING179;
use puzzle_solvers::problems::acwing845::ACWING845;
use puzzle_solvers::problems::hdu3567::HDU3567;
use puzzle_solvers::problems::p1379::P1379;
use puzzle_solvers::problems::poj2286::POJ2286;
use puzzle_solvers::problems::{Problem, Task};

/// A problem as a judge sets it.
pub struct JudgeProblem {
    /// What is asked, and the binary that answers it.
    pub problem: &'static Problem,
    /// The judge and its id, as people write them.
    pub name: &'static str,
    /// What is fed.
    pub feed: Feed,
    /// Which answers are right.
    pub accepts: Accepts,
    /// What a run may take, seconds first; empty if unknown.
    pub limits: &'static str,
    /// Whether one can send Rust.
    pub rust: &'static str,
    /// Where the statement is, without `https://`.
    pub link: &'static str,
}

/// What a judge feeds.
#[derive(Clone, Copy)]
pub struct Feed {
    /// How many cases an input has, in words, and at most.
    pub cases: &'static str,
    /// See `cases`.
    pub most: usize,
    /// Whether a line `0` follows the last case.
    pub ends_in_zero: bool,
    /// How a board is written.
    pub form: Form,
    /// Whether each board can reach the goal.
    pub is_solvable: bool,
    /// The folder of samples in just this form, below `samples`.
    pub samples: &'static str,
}

/// How a board is written: its blank, what stands around it, and what between cells and rows.
#[derive(Clone, Copy)]
pub struct Form {
    /// The blank.
    pub blank: char,
    /// What stands before the first cell and behind the last.
    pub edge: &'static str,
    /// What stands between two cells of a row.
    pub gap: &'static str,
    /// What stands between two rows.
    pub row_gap: &'static str,
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

use Accepts::{AnyPath, Exact, ShortestPath};

/// All judge problems; those to which one can send Rust today come first.
#[rustfmt::skip]
pub static JUDGE_PROBLEMS: [JudgeProblem; 14] = [
    row(&P1379, "Luogu P1379", DIGITS, Exact, "1 s, 128 MB (not confirmed)", "yes, newest stable", "www.luogu.com.cn/problem/P1379"),
    row(&ACWING845, "AOJ ALDS1_13_B", SOLVABLE_ROWS, Exact, "", "yes, 1.79, edition 2018", "onlinejudge.u-aizu.ac.jp/problems/ALDS1_13_B"),
    row(&POJ2286, "TIOJ 1673", UP_TO_30, Exact, "", "yes, 1.75, edition 2021", "tioj.ck.tp.edu.tw/problems/1673"),
    row(&ACWING179, "AcWing 179", LINE_TO_PATH, ShortestPath, "1 s, 64 MB", "unknown", "www.acwing.com/problem/content/181/"),
    row(&ACWING845, "AcWing 845", LINE_TO_NUMBER, Exact, "", "unknown", "www.acwing.com/problem/content/847/"),
    row(&POJ2286, "AcWing 181", TO_ZERO, Exact, "4 s, 64 MB", "unknown", "www.acwing.com/problem/content/183/"),
    row(&ACWING179, "HDU 1043", LINES, AnyPath, "5 s, 32 MB", "no", "acm.hdu.edu.cn/showproblem.php?pid=1043"),
    row(&ACWING179, "POJ 1077", WIDE_LINE, AnyPath, "1 s, 64 MB (not confirmed)", "no", "poj.org/problem?id=1077"),
    row(&HDU3567, "HDU 3567", PAIRS, Exact, "", "no", "acm.hdu.edu.cn/showproblem.php?pid=3567"),
    row(&POJ2286, "POJ 2286", UP_TO_30, Exact, "15 s, 150 MB", "no", "poj.org/problem?id=2286"),
    row(&POJ2286, "HDU 1667", UP_TO_30, Exact, "15 s, 150 MB", "no", "acm.hdu.edu.cn/showproblem.php?pid=1667"),
    row(&POJ2286, "UVa 1343", UP_TO_30, Exact, "", "no", "onlinejudge.org/index.php?option=com_onlinejudge&Itemid=8&page=show_problem&problem=4089"),
    row(&ACWING845, "BOJ 1525", ROWS, Exact, "1 s, 32 MB", "closed in 2026", "www.acmicpc.net/problem/1525"),
    row(&POJ2286, "BOJ 5070", TO_ZERO, Exact, "1 s, 128 MB", "closed in 2026", "www.acmicpc.net/problem/5070"),
];

const SPACED: Form = Form { blank: 'x', edge: "", gap: " ", row_gap: " " };
const WIDE: Form = Form { blank: 'x', edge: " ", gap: "  ", row_gap: "  " };
const IN_ROWS: Form = Form { blank: '0', edge: "", gap: " ", row_gap: "\n" };
const CLOSE: Form = Form { blank: '0', edge: "", gap: "", row_gap: "" };
const CLOSE_WITH_X: Form = Form { blank: 'X', edge: "", gap: "", row_gap: "" };

const LINE_TO_PATH: Feed = one(SPACED, false, "acwing179");
const LINE_TO_NUMBER: Feed = one(SPACED, false, "acwing845");
const WIDE_LINE: Feed = one(WIDE, false, "poj1077");
const ROWS: Feed = one(IN_ROWS, false, "boj1525");
const SOLVABLE_ROWS: Feed = one(IN_ROWS, true, "alds1_13_b");
const DIGITS: Feed = one(CLOSE, true, "p1379");
const LINES: Feed = Feed {
    cases: "boards to the end of the file",
    most: usize::MAX,
    ..one(SPACED, false, "hdu1043")
};
const PAIRS: Feed = Feed {
    cases: "a count (up to 200), then that many pairs",
    most: 200,
    ..one(CLOSE_WITH_X, true, "hdu3567")
};
const TO_ZERO: Feed = Feed {
    cases: "boards, then `0`",
    most: usize::MAX,
    ends_in_zero: true,
    ..one(SPACED, true, "poj2286")
};
const UP_TO_30: Feed = Feed { cases: "up to 30 boards, then `0`", most: 30, ..TO_ZERO };

const fn one(form: Form, is_solvable: bool, samples: &'static str) -> Feed {
    Feed { cases: "one board", most: 1, ends_in_zero: false, form, is_solvable, samples }
}

const fn row(
    problem: &'static Problem,
    name: &'static str,
    feed: Feed,
    accepts: Accepts,
    limits: &'static str,
    rust: &'static str,
    link: &'static str,
) -> JudgeProblem {
    JudgeProblem { problem, name, feed, accepts, limits, rust, link }
}

impl Accepts {
    /// Returns it in words.
    pub fn text(self) -> &'static str {
        match self {
            Exact => "exact match",
            ShortestPath => "any shortest path",
            AnyPath => "any path that reaches the goal",
        }
    }
}

impl Form {
    /// Returns the lines of a problem's board.
    pub fn text(&self, board: &[u8], problem: &Problem) -> String {
        let symbol = |&value: &u8| match problem.task {
            Task::Path(_) | Task::Distance(_) | Task::Pair if value == BLANK => self.blank,
            _ => problem.notation.symbol(value),
        };
        let row = |row: &[u8]| row.iter().map(|it| symbol(it).to_string()).collect::<Vec<_>>();
        let rows: Vec<_> = board.chunks(3).map(|cells| row(cells).join(self.gap)).collect();
        format!("{edge}{}{edge}\n", rows.join(self.row_gap), edge = self.edge)
    }
}

impl JudgeProblem {
    /// Returns the names that mean this problem, without regard to case, spaces and the like.
    fn plain_names(&self) -> [String; 2] {
        let (judge, id) = self.name.split_once(' ').expect("a judge and its id");
        [id.to_string(), format!("{judge}{id}")].map(|name| plain(&name))
    }
}

/// Returns the judge problem of a name: the judge and its id, or an id that no other judge has, so
/// each binary's too. Case, spaces, hyphens and underscores do not matter.
pub fn find(name: &str) -> Option<&'static JudgeProblem> {
    let name = plain(name);
    let mut found = JUDGE_PROBLEMS.iter().filter(|it| it.plain_names().contains(&name));
    found.next().filter(|_| found.next().is_none())
}

/// Returns the judge problem that the first of some words name, and how many they are.
///
/// # Errors
/// They name no problem; the message has the nearest name.
pub fn find_in(words: &[String]) -> Result<(&'static JudgeProblem, usize), String> {
    let starts = (1..=words.len()).map(|length| (words[..length].join(" "), length));
    let mut nearest = (usize::MAX, String::new(), String::new());
    for (given, length) in starts {
        if let Some(found) = find(&given) {
            return Ok((found, length));
        }
        for name in JUDGE_PROBLEMS.iter().flat_map(JudgeProblem::plain_names) {
            let edits = edits(&plain(&given), &name);
            if edits < nearest.0 && find(&name).is_some() {
                nearest = (edits, name, given.clone());
            }
        }
    }
    let (edits, name, given) = nearest;
    let meant =
        if edits <= name.len() / 2 { format!("did you mean {name}? ") } else { String::new() };
    Err(format!("no problem is called '{given}'; {meant}--list shows all"))
}

fn plain(name: &str) -> String {
    name.replace([' ', '-', '_'], "").to_lowercase()
}

/// Returns how many letters have to be put in, left out or changed (Levenshtein's distance).
fn edits(from: &str, to: &str) -> usize {
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (i, left) in from.bytes().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, right) in to.bytes().enumerate() {
            let changed = corner + usize::from(left != right);
            corner = row[j + 1];
            row[j + 1] = changed.min(row[j].min(corner) + 1);
        }
    }
    row[to.len()]
}

/// Returns a line for each judge problem: its name, binary, samples and task in columns without
/// spaces, then all else that is known of it.
pub fn list() -> String {
    let line = |it: &JudgeProblem| {
        let JudgeProblem { problem, feed, accepts, limits, rust, link, .. } = it;
        let goal = |blank: usize| CLOSE.text(&goal(blank), problem).trim().to_string();
        let task = match problem.task {
            Task::Path(blank) => format!("path:{}", goal(blank)),
            Task::Distance(blank) => format!("distance:{}", goal(blank)),
            Task::Pair => "pair".to_string(),
            Task::Rotation => "rotation".to_string(),
        };
        let (name, samples) = (it.name.replace(' ', "-"), format!("samples/{}", feed.samples));
        let solvable = if feed.is_solvable { ", solvable" } else { "" };
        let limits = if limits.is_empty() { "unknown limits" } else { limits };
        format!(
            "{name:<16}{:<11}{samples:<20}{task:<20}{}{solvable}; {}; {limits}; Rust: {rust}; \
             https://{link}\n",
            problem.name,
            feed.cases,
            accepts.text()
        )
    };
    JUDGE_PROBLEMS.iter().map(line).collect()
}
