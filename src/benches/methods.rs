//! Every method of the field, beside ours: the tables of `cargo bench -- methods`.

use std::fs;
use std::path::Path;

use puzzle_solvers::eight::board::{blank, Board};
use puzzle_solvers::eight::distance::Distance;
use puzzle_solvers::eight::moves::Move;
use puzzle_solvers::eight::table::Table;
use puzzle_solvers::problems::acwing179::GOAL;

use crate::boards;
use crate::common::{binary, Random};
use crate::figures::{memory, thousands, time};
use crate::machine;
use crate::measure::{peak, race, write, Contender};
use crate::programs::{example, COURSE, EMPTY, OURS};
use crate::table::aligned;
use crate::workloads::{shuffled, Input};

/// How long a run may take to be repeated, in seconds.
const SHORT: f64 = 1.5;

const HEADS: [&str; 9] =
    ["", "visited", "most", "a board", "hardest", "a board", "peak", "shortest", "lines"];

/// A method, the program and the argument that run it, and the file that a reader would read.
struct Method {
    name: &'static str,
    program: &'static str,
    argument: &'static str,
    file: &'static str,
}

const fn lesson(name: &'static str, file: &'static str) -> Method {
    Method { name, program: COURSE, argument: name, file }
}

const fn ours(name: &'static str, argument: &'static str, file: &'static str) -> Method {
    Method { name, program: OURS, argument, file }
}

const EIGHT: [Method; 12] = [
    lesson("bfs_hash_map", "lesson_01_bfs_hash_map"),
    lesson("bfs_cantor", "lesson_02_bfs_cantor"),
    lesson("bidirectional", "lesson_03_bidirectional"),
    lesson("a_star_misplaced", "lesson_04_a_star_misplaced"),
    lesson("a_star_manhattan", "lesson_05_a_star_manhattan"),
    lesson("a_star_weighted", "lesson_06_a_star_weighted"),
    lesson("a_star_blank_counted", "lesson_07_a_star_blank_counted"),
    lesson("ida_star", "lesson_08_ida_star"),
    lesson("bfs_from_goal", "lesson_09_bfs_from_goal"),
    lesson("pattern_database", "lesson_10_pattern_database"),
    ours("ours, search alone", "search", "eight/search"),
    ours("ours, table alone", "table", "eight/table"),
];

const ROTATION: [Method; 3] = [
    lesson("rotation_ida_star", "lesson_11_rotation_ida_star"),
    lesson("rotation_bfs", "lesson_12_rotation_bfs"),
    ours("ours", "rotation", "rotation/search"),
];

/// Which puzzle a row is about.
#[derive(Clone, Copy)]
pub enum Puzzle {
    Eight,
    Rotation,
}

/// A method and what was measured.
pub struct Row {
    pub puzzle: Puzzle,
    pub name: String,
    /// How many positions were visited for a random board on average.
    pub mean: f64,
    /// The time for a random board on average.
    pub seconds: f64,
    /// Whether all paths were shortest.
    pub is_shortest: bool,
    cells: [String; HEADS.len()],
}

/// Runs all methods.
pub fn measure() -> Vec<Row> {
    let mut random = Random(1);
    let boards: Vec<String> =
        boards::solvable(&boards::all(), &GOAL).iter().map(boards::spaced).collect();
    let boards = &shuffled(&boards, &mut random)[..1000];
    let inputs = [Input::lines(boards), Input::lines(&boards::FARTHEST.map(str::to_string))];
    let mut rows: Vec<Row> =
        EIGHT.iter().map(|method| row(Puzzle::Eight, method, &inputs)).collect();
    let farthest = shuffled(&boards::farthest_rotations(), &mut random);
    let inputs =
        [Input::to_zero(&boards::rotations(100, &mut random)), Input::to_zero(&farthest[..3])];
    rows.extend(ROTATION.iter().map(|method| row(Puzzle::Rotation, method, &inputs)));
    rows
}

/// Runs a method on random boards and on the hardest ones.
fn row(puzzle: Puzzle, method: &Method, inputs: &[Input; 2]) -> Row {
    eprintln!("{} …", method.name);
    let [random, hardest] = [0, 1].map(|i| Run::new(puzzle, method, &inputs[i]));
    let excess = [random.excess.as_slice(), &hardest.excess].concat();
    let cells = [
        method.name.to_string(),
        thousands(random.mean()),
        thousands(random.most()),
        random.time(),
        thousands(hardest.most()),
        hardest.time(),
        memory(random.peak.max(hardest.peak)),
        verdict(&excess),
        lines(method),
    ];
    Row {
        puzzle,
        name: method.name.to_string(),
        mean: random.mean(),
        seconds: random.seconds,
        is_shortest: excess.iter().all(|&excess| excess == 0),
        cells,
    }
}

/// A method on one input.
struct Run {
    visited: Vec<usize>,
    /// For a board.
    seconds: f64,
    is_single: bool,
    peak: Option<usize>,
    /// By how many moves each path is longer than the shortest.
    excess: Vec<usize>,
}

impl Run {
    fn new(puzzle: Puzzle, method: &Method, input: &Input) -> Run {
        let file = write("input", &input.text);
        let problem = match (method.program, puzzle) {
            (COURSE, Puzzle::Eight) => Some("hdu1043"),
            (COURSE, Puzzle::Rotation) => Some("poj2286"),
            _ => None,
        };
        let contender = Contender {
            program: example(method.program),
            arguments: [method.argument].into_iter().chain(problem).collect(),
            input: file.clone(),
        };
        let counted = contender.counted();
        // Ours may end before anybody has looked at its memory, but it can be made to wait.
        let peak = match method.program {
            OURS => peak(&contender, &input.unended, counted.answers.len()),
            _ => counted.peak,
        };
        let is_single = counted.seconds > SHORT;
        let seconds = if is_single { counted.seconds } else { race([&contender])[0] };
        let excess = match puzzle {
            Puzzle::Eight => {
                let table = Table::new(&GOAL, Move::ALL);
                let lines = input.text.lines().zip(counted.answers.lines());
                lines.map(|(board, path)| excess(&table, board, path)).collect()
            }
            Puzzle::Rotation => {
                // The answer is one of a kind: the first of the shortest paths.
                let ours = Contender { program: binary("poj2286"), arguments: vec![], input: file };
                assert_eq!(counted.answers, ours.answers(), "{}", method.name);
                vec![0; input.boards]
            }
        };
        assert_eq!([counted.visited.len(), excess.len()], [input.boards; 2], "{}", method.name);
        let seconds = seconds / input.boards as f64;
        Run { visited: counted.visited, seconds, is_single, peak, excess }
    }

    fn mean(&self) -> f64 {
        self.visited.iter().sum::<usize>() as f64 / self.visited.len() as f64
    }

    fn most(&self) -> f64 {
        self.visited.iter().copied().max().unwrap_or(0) as f64
    }

    fn time(&self) -> String {
        format!("{}{}", if self.is_single { "~" } else { "" }, time(self.seconds))
    }
}

/// Makes the moves of a path, and returns how many more there are than needed.
fn excess(table: &Table<Distance>, start: &str, path: &str) -> usize {
    let start = start.replace(' ', "");
    let cells: Vec<u8> = start.replace('x', "0").bytes().map(|symbol| symbol - b'0').collect();
    let mut board: Board = cells.try_into().expect("nine cells");
    let distance = table.answer(&board).expect("a solvable board");
    for letter in path.bytes() {
        let from = blank(&board);
        let step = Move::ALL.into_iter().find(|step| step.letter() == letter);
        let target = step.and_then(|step| step.target(from));
        board.swap(from, target.unwrap_or_else(|| panic!("{start}: {path}")));
    }
    assert_eq!(board, GOAL, "{start}: {path}");
    path.len() - usize::from(distance.0)
}

fn verdict(excess: &[usize]) -> String {
    match excess.iter().filter(|&&excess| excess > 0).count() {
        0 => "yes".to_string(),
        longer => {
            let most = excess.iter().max().copied().unwrap_or(0);
            format!("no: {} longer, by {most} at most", thousands(longer as f64))
        }
    }
}

/// Returns how many lines of code the method's file has, and how many the files that it uses.
fn lines(method: &Method) -> String {
    let folder = if method.program == OURS { "src" } else { "src/course" };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let read = |file: &str| fs::read_to_string(folder.join(file).with_extension("rs"));
    let mut files = vec![method.file.to_string()];
    let mut counts = Vec::new();
    while let Some(file) = files.get(counts.len()) {
        let text = read(file).unwrap_or_else(|error| panic!("{file}: {error}"));
        counts.push(text.lines().filter(|line| is_code(line)).count());
        for used in text.lines().filter_map(used_file) {
            if !files.contains(&used) && read(&used).is_ok() {
                files.push(used);
            }
        }
    }
    format!("{} + {}", counts[0], counts[1..].iter().sum::<usize>())
}

fn is_code(line: &str) -> bool {
    let line = line.trim();
    !line.is_empty() && !line.starts_with("//")
}

/// Returns the file of a module that a line imports from, except for what reads the input.
fn used_file(line: &str) -> Option<String> {
    let path = line.strip_prefix("use crate::")?;
    let names: Vec<&str> = path.split("::").filter(|name| is_module(name)).collect();
    Some(names.join("/")).filter(|file| !["", "count", "input", "tied"].contains(&file.as_str()))
}

fn is_module(name: &str) -> bool {
    name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')
}

/// Returns both tables, with notes and the machine below.
pub fn print(rows: &[Row]) -> String {
    let table = |name: &str, is_shown: fn(&Row) -> bool| {
        let mut heads = HEADS.map(str::to_string);
        heads[0] = name.to_string();
        let cells = rows.iter().filter(|row| is_shown(row)).map(|row| row.cells.clone());
        aligned(&[heads].into_iter().chain(cells).collect::<Vec<_>>())
    };
    let eight = table("eight puzzle", |row| matches!(row.puzzle, Puzzle::Eight));
    let rotation = table("rotation game", |row| matches!(row.puzzle, Puzzle::Rotation));
    format!("{eight}\n{rotation}\n{}{}\n", notes(), machine::describe())
}

fn notes() -> String {
    let empty = Contender { program: example(EMPTY), arguments: vec![], input: write("input", "") };
    format!(
        "\
Positions visited (on average, at most) and time a board for 1,000 random solvable boards of the
eight puzzle or 100 of the rotation game; then the most visited and the time a board for the two
boards of 31 moves, or three of 13 moves. Times are those of a whole program over its boards, so
that the hardest boards share a start of {}. ~ is from a single run. The peak is that of memory.
Shortest: whether all paths were, after making their moves. Lines of code: the method's file, and
the files that it uses, those that read the input aside. Of ours in the rotation game the search
from the board is counted; its table has 265,539 patterns at most, and serves all boards.
",
        time(race([&empty])[0])
    )
}
