//! Solvers with the mistakes that people make: `wrong MISTAKE < INPUT`. Also a module of the tests,
//! to start a program for each board would take too long.

use std::cmp::Reverse;
use std::collections::hash_map::Entry;
use std::collections::{BinaryHeap, HashMap, HashSet, VecDeque};

use puzzle_solvers::course::heuristics::{distance, manhattan, places};
use puzzle_solvers::eight::{Board, Move, BLANK};
use puzzle_solvers::judging::answers::turns;
use puzzle_solvers::judging::cases::{self, Case};
use puzzle_solvers::judging::problems::{self, Problem};
use puzzle_solvers::judging::verdict::format_answer;
use puzzle_solvers::rotation::{self, pattern, turned};

/// The program.
#[cfg(not(test))]
fn main() {
    let mistake = std::env::args().nth(1).expect("a mistake is named");
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input).expect("the input is text");
    print!("{}", solve(&mistake, &input));
}

/// Returns what a solver with a mistake prints. The mistake says which problem it solves.
pub fn solve(mistake: &str, input: &str) -> String {
    let (name, mistake) = match mistake.split_once('-') {
        Some(("rotation", mistake)) => ("poj2286", mistake),
        Some(("pairs", mistake)) => ("hdu3567", mistake),
        Some(("blank" | "burns" | "heap" | "linear", _)) => ("p1379", mistake),
        _ => ("hdu1043", mistake),
    };
    answers(mistake, problems::find(name).expect("it is a problem"), input)
}

/// Returns what a solver of a problem with a mistake prints.
pub fn answers(mistake: &str, problem: &Problem, input: &str) -> String {
    if let Some(times) = mistake.strip_prefix("burns-") {
        burn(times);
    }
    let cases = cases::read(problem, input.as_bytes()).expect("the judge feeds it");
    let cases: Vec<_> = cases.into_iter().map(|(_, case)| case).collect();
    let (mut output, mut kept, mut ways) = (String::new(), String::new(), HashMap::new());
    let count = if mistake == "first-only" { 1 } else { cases.len() };
    for (i, case) in cases[..count].iter().enumerate() {
        let mut path = attempt(mistake, case, problem, &mut ways);
        if let Some(path) = &mut path {
            let is_wrong = match mistake {
                "after-the-goal" => path.len() > 4 && cases[..i].iter().any(Case::is_solved),
                "same-again" => cases[..i].last() == Some(case),
                _ => false,
            };
            *path += if is_wrong { "?" } else { "" };
            if mistake == "path-kept" {
                kept += path;
                path.clone_from(&kept);
            }
        } else {
            let is_wrong = mistake == "unsolvable-far" && case.swapped().distance() > Some(4);
            path = is_wrong.then(String::new);
        }
        output += &format_answer(&problem.task, i + 1, case, path.as_deref()).join("\n");
        output.push('\n');
    }
    output
}

/// Returns the path of a case, right unless the mistake lies in the search.
fn attempt(mistake: &str, case: &Case, problem: &Problem, ways: &mut Ways) -> Option<String> {
    match (mistake, case) {
        ("blank-counted" | "greedy" | "heap-not-updated" | "linear-conflict", case) => {
            best_first(mistake, case)
        }
        // A number of nine digits has lost the 0 that it began with.
        ("blank-first", Case::Eight(Board([BLANK, ..]), _)) => None,
        ("state-kept" | "there-and-back", case) => forwards(case, ways),
        // The first symbol that has a shortest path is taken, whatever the letters.
        ("best-of-all-symbols" | "symbols-in-turn" | "symbols-tie", Case::Rotation(board)) => {
            Some(symbol_by_symbol(*board, [0, 1, 2, 3, 4, 5, 6, 7]))
        }
        ("many-paths", Case::Rotation(board)) => {
            Some(symbol_by_symbol(*board, [7, 6, 5, 4, 3, 2, 1, 0]))
        }
        // The moves are tried in the order of another problem.
        ("any-shortest" | "many-paths", case) => problems::find("acwing179")?.solve(case),
        _ => problem.solve(case),
    }
}

/// Uses the processor in a thread for each number, for so many milliseconds, as Linux counts them.
fn burn(times: &str) {
    let start = |time: &str| {
        let milliseconds: u64 = time.parse().expect("a number");
        std::thread::spawn(move || while used() < milliseconds {})
    };
    let threads: Vec<_> = times.split('-').map(start).collect();
    threads.into_iter().for_each(|thread| thread.join().expect("it ends"));
}

/// Returns for how many milliseconds this thread has used the processor.
fn used() -> u64 {
    let stat = std::fs::read_to_string("/proc/thread-self/stat").expect("it is Linux");
    let fields = stat.rsplit(')').next().expect("a name in brackets").split(' ');
    fields.skip(12).take(2).map(|ticks| 10 * ticks.parse::<u64>().expect("ticks")).sum()
}

/// A* with the Manhattan distance, or with a mistake.
fn best_first(mistake: &str, case: &Case) -> Option<String> {
    // Without a path, all boards would be searched.
    case.distance()?;
    let (start, goal) = pair(case);
    let marks_when_pushed = mistake == "heap-not-updated";
    let mut marked = HashSet::new();
    let mut heap = BinaryHeap::from([Reverse((0, 0, String::new(), start))]);
    while let Some(Reverse((_, _, path, board))) = heap.pop() {
        if board == goal {
            return Some(path);
        }
        if !marks_when_pushed && !marked.insert(board) {
            continue;
        }
        for (step, next) in board.neighbours(b"udlr") {
            if !marked.contains(&next) {
                if marks_when_pushed {
                    marked.insert(next);
                }
                let path = format!("{path}{}", char::from(step));
                let far = heuristic(mistake, next, goal);
                let made = if mistake == "greedy" { 0 } else { path.len() as u32 };
                // Linear conflict fails at more samples if ties go by the path alone.
                let tie = if mistake == "linear-conflict" { 0 } else { far };
                heap.push(Reverse((made + far, tie, path, next)));
            }
        }
    }
    None
}

/// The Manhattan distance, or with a mistake more.
fn heuristic(mistake: &str, board: Board, goal: Board) -> u32 {
    let places = places(goal);
    let mut sum = manhattan(board, &places);
    if mistake == "blank-counted" {
        sum += distance(board.cell(BLANK), goal.cell(BLANK));
    }
    if mistake == "linear-conflict" {
        // Two moves for each pair in reverse; but of three tiles in reverse, only two have to leave
        // their line.
        let cells = (0..9).filter(|&cell| board.0[cell] != BLANK);
        let tiles: Vec<_> = cells.map(|cell| (cell, places[usize::from(board.0[cell])])).collect();
        for &(a, to_a) in &tiles {
            for &(b, to_b) in &tiles {
                let is_in = |line: fn(usize) -> usize| [b, to_a, to_b].map(line) == [line(a); 3];
                if a < b && to_a > to_b && (is_in(|cell| cell / 3) || is_in(|cell| cell % 3)) {
                    sum += 2;
                }
            }
        }
    }
    sum
}

/// How each board was reached first: from which one, by which move.
type Ways = HashMap<Board, Option<(Board, Move)>>;

/// Breadth-first search, with the ways of the searches before it.
fn forwards(case: &Case, ways: &mut Ways) -> Option<String> {
    let (start, goal) = pair(case);
    ways.insert(start, None);
    let mut queue = VecDeque::from([start]);
    while let Some(board) = queue.pop_front().filter(|&board| board != goal) {
        for (step, next) in board.neighbours(b"dlru") {
            if let Entry::Vacant(way) = ways.entry(next) {
                way.insert(Some((board, step)));
                queue.push_back(next);
            }
        }
    }
    let (mut path, mut board) = (String::new(), goal);
    while let Some((before, step)) = *ways.get(&board)? {
        path.insert(0, step.into());
        board = before;
    }
    Some(path)
}

fn pair(case: &Case) -> (Board, Board) {
    match case {
        Case::Eight(start, goal) => (*start, *goal),
        Case::Rotation(_) => panic!("the rotation game has no goal"),
    }
}

/// Returns the first shortest path of the first symbol that has one, with the turns in this order.
fn symbol_by_symbol(board: rotation::Board, order: [usize; 8]) -> String {
    let far = |&symbol: &u8| turns(pattern(board, symbol));
    let symbol = (1..=3).min_by_key(far).expect("three symbols");
    let (mut pattern, mut path) = (pattern(board, symbol), String::new());
    for distance in (0..far(&symbol)).rev() {
        let is_nearer = |&turn: &usize| turns(turned(pattern, turn)) == distance;
        let turn = order.into_iter().find(is_nearer).expect("some turn leads nearer");
        path.push(char::from(b'A' + turn as u8));
        pattern = turned(pattern, turn);
    }
    path
}
