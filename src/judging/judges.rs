//! The judge problems: what each judge feeds, and what it accepts.

use crate::eight::board::goal;
use crate::problems::acwing179::ACWING179;
use crate::problems::acwing845::ACWING845;
use crate::problems::hdu3567::HDU3567;
use crate::problems::p1379::P1379;
use crate::problems::poj2286::POJ2286;
use crate::problems::{Problem, Task};

/// A problem as a judge sets it.
pub struct JudgeProblem {
    /// What is asked, and the binary that answers it.
    pub problem: &'static Problem,
    /// The judge and its id, as people write them.
    pub name: &'static str,
    /// How many cases an input has.
    pub cases: Cases,
    /// How a board is laid out.
    pub layout: Layout,
    /// Whether each board can reach the goal.
    pub is_solvable: bool,
    /// The folder of samples in just this layout, below `samples`.
    pub samples: &'static str,
    /// Which answers are right.
    pub accepts: Accepts,
    /// What a run may take, seconds first, or `unknown`.
    pub limits: &'static str,
    /// Whether one can send Rust.
    pub rust: &'static str,
    /// Where the statement is, without `https://`.
    pub link: &'static str,
}

/// How many cases an input has.
#[derive(Clone, Copy)]
pub struct Cases {
    /// In words, at the end "`0`" if a line `0` follows them.
    pub words: &'static str,
    /// At most.
    pub most: usize,
}

/// How a board is laid out: the symbol of 0, so the blank or the first symbol of the rotation game;
/// what stands before and behind it, and what between cells and rows.
pub type Layout = (char, [&'static str; 2], &'static str, &'static str);

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

const SPACED: Layout = ('x', ["", ""], " ", " ");
const ROTATION: Layout = ('1', ["", ""], " ", " ");
const WIDE: Layout = ('x', [" ", " "], "  ", "  ");
const IN_ROWS: Layout = ('0', ["", ""], " ", "\n");
const CLOSE: Layout = ('0', ["", ""], "", "");
const CLOSE_WITH_X: Layout = ('X', ["", ""], "", "");

const ONE: Cases = Cases { words: "one board", most: 1 };
const UP_TO_30: Cases = Cases { words: "up to 30 boards, then `0`", most: 30 };
const TO_ZERO: Cases = Cases { words: "boards, then `0`", most: usize::MAX };
const TO_END: Cases = Cases { words: "boards to the end of the file", most: usize::MAX };
const PAIRS: Cases = Cases { words: "a count (up to 200), then that many pairs", most: 200 };

/// All judge problems; those to which one can send Rust today come first.
#[rustfmt::skip]
pub static JUDGE_PROBLEMS: &[JudgeProblem] = &[
    JudgeProblem { problem: &P1379, name: "Luogu P1379", cases: ONE, layout: CLOSE, is_solvable: true, samples: "p1379", accepts: Exact, limits: "1 s, 128 MB (not confirmed)", rust: "yes, newest stable", link: "www.luogu.com.cn/problem/P1379" },
    JudgeProblem { problem: &ACWING845, name: "AOJ ALDS1_13_B", cases: ONE, layout: IN_ROWS, is_solvable: true, samples: "alds1_13_b", accepts: Exact, limits: "unknown", rust: "yes, 1.79, edition 2018", link: "onlinejudge.u-aizu.ac.jp/problems/ALDS1_13_B" },
    JudgeProblem { problem: &POJ2286, name: "TIOJ 1673", cases: UP_TO_30, layout: ROTATION, is_solvable: true, samples: "poj2286", accepts: Exact, limits: "unknown", rust: "yes, 1.75, edition 2021", link: "tioj.ck.tp.edu.tw/problems/1673" },
    JudgeProblem { problem: &ACWING179, name: "AcWing 179", cases: ONE, layout: SPACED, is_solvable: false, samples: "acwing179", accepts: ShortestPath, limits: "1 s, 64 MB", rust: "unknown", link: "www.acwing.com/problem/content/181/" },
    JudgeProblem { problem: &ACWING845, name: "AcWing 845", cases: ONE, layout: SPACED, is_solvable: false, samples: "acwing845", accepts: Exact, limits: "unknown", rust: "unknown", link: "www.acwing.com/problem/content/847/" },
    JudgeProblem { problem: &POJ2286, name: "AcWing 181", cases: TO_ZERO, layout: ROTATION, is_solvable: true, samples: "poj2286", accepts: Exact, limits: "4 s, 64 MB", rust: "unknown", link: "www.acwing.com/problem/content/183/" },
    JudgeProblem { problem: &ACWING179, name: "HDU 1043", cases: TO_END, layout: SPACED, is_solvable: false, samples: "hdu1043", accepts: AnyPath, limits: "5 s, 32 MB", rust: "no", link: "acm.hdu.edu.cn/showproblem.php?pid=1043" },
    JudgeProblem { problem: &ACWING179, name: "POJ 1077", cases: ONE, layout: WIDE, is_solvable: false, samples: "poj1077", accepts: AnyPath, limits: "1 s, 64 MB (not confirmed)", rust: "no", link: "poj.org/problem?id=1077" },
    JudgeProblem { problem: &HDU3567, name: "HDU 3567", cases: PAIRS, layout: CLOSE_WITH_X, is_solvable: true, samples: "hdu3567", accepts: Exact, limits: "unknown", rust: "no", link: "acm.hdu.edu.cn/showproblem.php?pid=3567" },
    JudgeProblem { problem: &POJ2286, name: "POJ 2286", cases: UP_TO_30, layout: ROTATION, is_solvable: true, samples: "poj2286", accepts: Exact, limits: "15 s, 150 MB", rust: "no", link: "poj.org/problem?id=2286" },
    JudgeProblem { problem: &POJ2286, name: "HDU 1667", cases: UP_TO_30, layout: ROTATION, is_solvable: true, samples: "poj2286", accepts: Exact, limits: "15 s, 150 MB", rust: "no", link: "acm.hdu.edu.cn/showproblem.php?pid=1667" },
    JudgeProblem { problem: &POJ2286, name: "UVa 1343", cases: UP_TO_30, layout: ROTATION, is_solvable: true, samples: "poj2286", accepts: Exact, limits: "unknown", rust: "no", link: "onlinejudge.org/index.php?option=com_onlinejudge&Itemid=8&page=show_problem&problem=4089" },
    JudgeProblem { problem: &ACWING845, name: "BOJ 1525", cases: ONE, layout: IN_ROWS, is_solvable: false, samples: "boj1525", accepts: Exact, limits: "1 s, 32 MB", rust: "closed in 2026", link: "www.acmicpc.net/problem/1525" },
    JudgeProblem { problem: &POJ2286, name: "BOJ 5070", cases: TO_ZERO, layout: ROTATION, is_solvable: true, samples: "poj2286", accepts: Exact, limits: "1 s, 128 MB", rust: "closed in 2026", link: "www.acmicpc.net/problem/5070" },
];

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

impl JudgeProblem {
    /// Returns how many seconds a run may take, if that is known.
    pub fn seconds(&self) -> Option<f64> {
        self.limits.split_once(" s")?.0.parse().ok()
    }

    /// Returns the lines of a board.
    pub fn text(&self, board: &[u8]) -> String {
        let (first, [before, behind], gap, row_gap) = self.layout;
        let symbol = |value| if value == 0 { first } else { self.problem.notation.symbol(value) };
        let row = |row: &[u8]| row.iter().map(|&it| symbol(it).to_string()).collect::<Vec<_>>();
        let rows: Vec<_> = board.chunks(3).map(|cells| row(cells).join(gap)).collect();
        format!("{before}{}{behind}\n", rows.join(row_gap))
    }

    /// Returns the goal with the blank on a cell, without white space.
    pub fn goal(&self, blank: usize) -> String {
        self.text(&goal(blank)).replace(char::is_whitespace, "")
    }

    /// Returns the names that mean this problem, without regard to case, spaces and the like.
    fn plain_names(&self) -> [String; 2] {
        let (judge, id) = self.name.split_once(' ').expect("a judge and its id");
        [id.to_string(), format!("{judge}{id}")].map(|name| plain(&name))
    }
}

/// Returns the names of the judge problems that a binary answers, as a list.
pub fn names_of(problem: &Problem) -> String {
    let judges = JUDGE_PROBLEMS.iter().filter(|it| it.problem.name == problem.name);
    judges.map(|it| it.name).collect::<Vec<_>>().join(", ")
}

/// Returns the judge problem of a name: the judge and its id, or the id alone if only one judge has
/// it; so a binary's name will do. Case, spaces, hyphens and underscores do not matter.
pub fn find(name: &str) -> Option<&'static JudgeProblem> {
    let name = plain(name);
    let mut found = JUDGE_PROBLEMS.iter().filter(|it| it.plain_names().contains(&name));
    found.next().filter(|_| found.next().is_none())
}

/// Returns the judge problem that the first words name, and how many words that takes.
///
/// # Errors
/// They name no problem; the message has the nearest name.
pub fn find_in(words: &[std::borrow::Cow<str>]) -> Result<(&'static JudgeProblem, usize), String> {
    let given: Vec<_> = (1..=words.len()).map(|length| words[..length].join(" ")).collect();
    let mut found = (1..).zip(&given).filter_map(|(length, it)| Some((find(it)?, length)));
    found.next().ok_or_else(|| {
        let names = JUDGE_PROBLEMS.iter().flat_map(JudgeProblem::plain_names);
        let names: Vec<_> = names.filter(|name| find(name).is_some()).collect();
        let nearest = given.iter().flat_map(|given| {
            names.iter().map(move |name| (edits(&plain(given), name), name, given))
        });
        let nearest = nearest.min_by_key(|(edits, _, _)| *edits);
        let (edits, name, given) = nearest.expect("there are words and names");
        let is_near = edits <= name.len() / 2;
        let meant = if is_near { format!("did you mean {name}? ") } else { String::new() };
        format!("no problem is called '{}'; {meant}--list shows all", given.escape_debug())
    })
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
        let JudgeProblem { problem, cases, accepts, limits, rust, link, .. } = it;
        let task = match problem.task {
            Task::Path(blank) => format!("path:{}", it.goal(blank)),
            Task::Distance(blank) => format!("distance:{}", it.goal(blank)),
            Task::Pair => "pair".to_string(),
            Task::Rotation => "rotation".to_string(),
        };
        let (name, samples) = (it.name.replace(' ', "-"), format!("samples/{}", it.samples));
        let solvable = if it.is_solvable { ", solvable" } else { "" };
        format!(
            "{name:<16}{:<11}{samples:<20}{task:<20}{}{solvable}; {}; limits: {limits}; \
             Rust: {rust}; https://{link}\n",
            problem.name,
            cases.words,
            accepts.text()
        )
    };
    JUDGE_PROBLEMS.iter().map(line).collect()
}
