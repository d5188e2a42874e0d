//! Solvers with the mistakes that people make: `wrong MISTAKE < INPUT`. Also a module of the tests,
//! which try more boards than there is time to start programs.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet, VecDeque};

type Board = [u8; 9];

/// The program.
#[cfg(not(test))]
fn main() {
    let mistake = std::env::args().nth(1).expect("a mistake is named");
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input).expect("the input is text");
    print!("{}", solve(&mistake, &input));
}

/// Returns what a solver with a mistake prints.
pub fn solve(mistake: &str, input: &str) -> String {
    let symbols: Vec<u8> = input.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
    if mistake.starts_with("rotation") {
        return rotation(mistake, symbols.chunks_exact(24));
    }
    let board = |text: &[u8]| -> Board {
        let text: Board = text.try_into().expect("nine cells");
        text.map(|byte| if byte == b'x' || byte == b'X' { 0 } else { byte - b'0' })
    };
    if mistake.starts_with("pairs") {
        let count = symbols.len() % 9;
        let boards: Vec<Board> = symbols[count..].chunks_exact(9).map(board).collect();
        return pairs(mistake, &boards);
    }
    let boards: Vec<Board> = symbols.chunks_exact(9).map(board).collect();
    if let Some(times) = mistake.strip_prefix("burns-") {
        let start = |time: &str| {
            let milliseconds = time.parse().expect("a number");
            std::thread::spawn(move || burn(milliseconds))
        };
        let threads: Vec<_> = times.split('-').map(start).collect();
        threads.into_iter().for_each(|thread| thread.join().expect("it ends"));
        return format!("{}\n", best_first("", boards[0], MIDDLE).len());
    }
    match mistake {
        "blank-counted" | "heap-not-updated" | "linear-conflict" => {
            format!("{}\n", best_first(mistake, boards[0], MIDDLE).len())
        }
        "prints-for-ever" => loop {
            println!("{}", "9".repeat(1 << 20));
        },
        "state-kept" => {
            let mut ways = HashMap::new();
            let path = |board: &Board| forwards(board, &GOAL, &mut ways);
            let paths = boards.iter().map(path);
            paths.map(|path| path.unwrap_or("unsolvable".to_string()) + "\n").collect()
        }
        "greedy" => best_first(mistake, boards[0], GOAL) + "\n",
        _ => from_the_goal(mistake, &boards),
    }
}

const GOAL: Board = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const MIDDLE: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

/// Uses the processor for so long, as Linux counts it for this thread.
fn burn(milliseconds: u64) {
    let mut used = 0;
    while used < milliseconds {
        let stat = std::fs::read_to_string("/proc/thread-self/stat").expect("it is Linux");
        let fields = stat.rsplit(')').next().expect("a name in brackets").split(' ');
        used = fields.skip(12).take(2).map(|ticks| 10 * ticks.parse::<u64>().expect("ticks")).sum();
    }
}

fn moved(board: &Board, letter: char) -> Option<Board> {
    let blank = board.iter().position(|&tile| tile == 0)?;
    let other = match letter {
        'u' if blank > 2 => blank - 3,
        'd' if blank < 6 => blank + 3,
        'l' if blank % 3 > 0 => blank - 1,
        'r' if blank % 3 < 2 => blank + 1,
        _ => return None,
    };
    let mut board = *board;
    board.swap(blank, other);
    Some(board)
}

/// A* with the Manhattan distance, which is right, or with a mistake.
pub fn best_first(mistake: &str, start: Board, goal: Board) -> String {
    let marks_when_pushed = mistake == "heap-not-updated";
    let mut marked = HashSet::new();
    let mut heap = BinaryHeap::from([Reverse((0, 0, String::new(), start))]);
    while let Some(Reverse((_, _, path, board))) = heap.pop() {
        if board == goal {
            return path;
        }
        if !marks_when_pushed && !marked.insert(board) {
            continue;
        }
        for letter in ['u', 'd', 'l', 'r'] {
            let next = moved(&board, letter);
            let is_new = |next: &Board| {
                if marks_when_pushed {
                    marked.insert(*next)
                } else {
                    !marked.contains(next)
                }
            };
            if let Some(next) = next.filter(is_new) {
                let (path, far) = (format!("{path}{letter}"), heuristic(mistake, &next, &goal));
                let made = if mistake == "greedy" { 0 } else { path.len() };
                // Linear conflict fails at more samples if ties go by the path alone.
                let tie = if mistake == "linear-conflict" { 0 } else { far };
                heap.push(Reverse((made + far, tie, path, next)));
            }
        }
    }
    "unsolvable".to_string()
}

/// The Manhattan distance, or with a mistake more.
fn heuristic(mistake: &str, board: &Board, goal: &Board) -> usize {
    let place = |tile| goal.iter().position(|&other| other == tile).expect("a tile of the goal");
    let tiles = (0..9).filter(|&cell| mistake == "blank-counted" || board[cell] != 0);
    // The cell of each tile, and its cell in the goal.
    let tiles: Vec<_> = tiles.map(|cell| (cell, place(board[cell]))).collect();
    let far = |&(a, b): &(usize, usize)| (a / 3).abs_diff(b / 3) + (a % 3).abs_diff(b % 3);
    let mut sum = tiles.iter().map(far).sum();
    if mistake == "linear-conflict" {
        // Two moves for each pair in reverse; but of three tiles in reverse, only two have to leave
        // their line.
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

/// Searches once from the goal, which is right; what is done with it is not.
fn from_the_goal(mistake: &str, boards: &[Board]) -> String {
    let mut towards = HashMap::from([(GOAL, 'x')]);
    let mut layer = vec![GOAL];
    // No further than needed.
    while !layer.is_empty() && !boards.iter().all(|board| towards.contains_key(board)) {
        let mut next = Vec::new();
        for board in layer {
            for (letter, back) in [('u', 'd'), ('d', 'u'), ('l', 'r'), ('r', 'l')] {
                if let Some(board) = moved(&board, letter).filter(|it| !towards.contains_key(it)) {
                    towards.insert(board, back);
                    next.push(board);
                }
            }
        }
        layer = next;
    }
    let (mut output, mut path) = (String::new(), String::new());
    let count = if mistake == "first-only" { 1 } else { boards.len() };
    for (number, board) in boards[..count].iter().enumerate() {
        if mistake != "path-kept" {
            path.clear();
        }
        let board = *board;
        if mistake == "loops-when-solved" && board == GOAL {
            loop {
                path.clear();
            }
        }
        if mistake != "crashes-when-unsolvable" && !towards.contains_key(&board) {
            let twin = board.map(|tile| if tile == 7 || tile == 8 { 15 - tile } else { tile });
            let is_second = mistake == "unsolvable-twice" && output.ends_with("unsolvable\n");
            let is_far = mistake == "unsolvable-far" && path_to_goal(&towards, twin).len() > 4;
            output += if is_second || is_far { "\n" } else { "unsolvable\n" };
            continue;
        }
        if let Some(count) = mistake.strip_prefix("detours-") {
            let detour = if moved(&board, 'l').is_some() { "lr" } else { "rl" };
            path = detour.repeat(count.parse().expect("a number"));
        }
        path += &path_to_goal(&towards, board);
        if mistake == "after-the-goal" && boards[..number].contains(&GOAL) && path.len() > 4 {
            path += "?";
        }
        if mistake == "same-again" && number > 0 && boards[number - 1] == boards[number] {
            path += "?";
        }
        if mistake == "first-alone" && output.is_empty() && path.len() > 4 && path.starts_with("ru")
        {
            path += "?";
        }
        output += &format!("{path}\n");
    }
    output
}

/// Follows the ways that a search from the goal has found.
fn path_to_goal(towards: &HashMap<Board, char>, mut board: Board) -> String {
    let mut path = String::new();
    while board != GOAL {
        path.push(towards[&board]);
        board = moved(&board, towards[&board]).expect("the way leads over the board");
    }
    path
}

const LINES: [[usize; 7]; 8] = [
    [0, 2, 6, 11, 15, 20, 22],
    [1, 3, 8, 12, 17, 21, 23],
    [10, 9, 8, 7, 6, 5, 4],
    [19, 18, 17, 16, 15, 14, 13],
    [23, 21, 17, 12, 8, 3, 1],
    [22, 20, 15, 11, 6, 2, 0],
    [13, 14, 15, 16, 17, 18, 19],
    [4, 5, 6, 7, 8, 9, 10],
];

/// Takes the first of the shortest paths for all symbols, or makes a mistake.
fn rotation<'a>(mistake: &str, boards: impl Iterator<Item = &'a [u8]>) -> String {
    let (mut output, mut kept) = (String::new(), String::new());
    for board in boards.take(if mistake == "rotation-first-only" { 1 } else { usize::MAX }) {
        let solve = |limit| {
            let path = |symbol| {
                let mut path = String::new();
                descend(board, symbol, limit, &mut path).then_some((path, char::from(symbol)))
            };
            let mut paths = [b'1', b'2', b'3'].into_iter().filter_map(path);
            if mistake == "rotation-symbols-in-turn" {
                paths.next()
            } else {
                paths.min()
            }
        };
        let (path, symbol) = (0..).find_map(solve).expect("a board can be solved");
        kept = if mistake == "rotation-path-kept" { kept + &path } else { path };
        let none = if kept.is_empty() { "No moves needed" } else { "" };
        output += &format!("{none}{kept}\n{symbol}\n");
    }
    output
}

/// Takes any of the shortest paths.
fn pairs(mistake: &str, boards: &[Board]) -> String {
    let cases = boards.chunks_exact(2).take(if mistake == "pairs-first-only" { 1 } else { 200 });
    let answer = |(number, pair): (usize, &[Board])| {
        let path = forwards(&pair[0], &pair[1], &mut HashMap::new()).expect("there is a path");
        format!("Case {number}: {}\n{path}\n", path.len())
    };
    (1..).zip(cases).map(answer).collect()
}

/// Searches from the start, in a map of the ways that should be empty.
fn forwards(
    start: &Board,
    goal: &Board,
    ways: &mut HashMap<Board, Option<(Board, char)>>,
) -> Option<String> {
    ways.insert(*start, None);
    let mut queue = VecDeque::from([*start]);
    while let Some(board) = queue.pop_front().filter(|board| board != goal) {
        for letter in ['u', 'd', 'l', 'r'] {
            if let Some(next) = moved(&board, letter).filter(|next| !ways.contains_key(next)) {
                ways.insert(next, Some((board, letter)));
                queue.push_back(next);
            }
        }
    }
    let (mut path, mut board) = (String::new(), *goal);
    while let Some((before, letter)) = ways.get(&board)? {
        path.insert(0, *letter);
        board = *before;
    }
    Some(path)
}

fn descend(board: &[u8], symbol: u8, remaining: usize, path: &mut String) -> bool {
    let centre = [6, 7, 8, 11, 12, 15, 16, 17];
    let missing = centre.into_iter().filter(|&square| board[square] != symbol).count();
    if missing == 0 || missing > remaining {
        return missing == 0;
    }
    ('A'..='H').zip(LINES).any(|(letter, line)| {
        let mut next = board.to_vec();
        (0..7).for_each(|i| next[line[i]] = board[line[(i + 1) % 7]]);
        path.push(letter);
        let is_found = descend(&next, symbol, remaining - 1, path);
        if !is_found {
            path.pop();
        }
        is_found
    })
}
