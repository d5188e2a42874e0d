//! What is measured: a program, an input for it, and what it is set beside.

use puzzle_solvers::problems::p1379;

use crate::boards;
use crate::common::Random;
use crate::programs::{COPY, EMPTY};

/// How many boards the program that people submit gets instead of 30 of the farthest.
const FAR_SAMPLE: usize = 3;

/// A program that takes the least time that any could.
#[derive(Clone, Copy)]
pub struct Floor {
    pub letter: char,
    pub program: &'static str,
}

/// For a few boards: a program that does nothing.
const NOTHING: Floor = Floor { letter: 'E', program: EMPTY };

/// For many boards: a program that copies its input.
const COPIES: Floor = Floor { letter: 'C', program: COPY };

/// What stands in a row of the table.
pub struct Workload {
    pub program: &'static str,
    pub task: &'static str,
    pub floor: Floor,
    /// How many times as long as the floor the program may take.
    pub reach: f64,
    pub input: Input,
    /// What the program that people submit gets in place of an input that would keep it busy for
    /// minutes.
    pub sample: Option<Input>,
}

impl Workload {
    /// The name of the row.
    pub fn name(&self) -> String {
        format!("{}, {}", self.program, self.task)
    }

    /// Returns the method that people submit.
    pub fn submitted(&self) -> &'static str {
        match self.program {
            "poj2286" => "rotation_ida_star",
            _ => "bfs_from_goal",
        }
    }
}

/// Boards in a problem's own form.
pub struct Input {
    pub text: String,
    /// The same with more to come: a program that has answered it waits.
    pub unended: String,
    pub boards: usize,
}

impl Input {
    /// A line for each board, up to the end of the file.
    pub fn lines(boards: &[String]) -> Input {
        let text = boards.join("\n") + "\n";
        Input { unended: text.clone(), text, boards: boards.len() }
    }

    /// A line for each board, and a 0.
    pub fn to_zero(boards: &[String]) -> Input {
        let unended = boards.join("\n") + "\n";
        Input { text: unended.clone() + "0\n", unended, boards: boards.len() }
    }

    /// The number of boards, then the boards.
    fn counted(boards: &[String]) -> Input {
        let counted = |count: usize| format!("{count}\n{}\n", boards.join("\n"));
        Input {
            text: counted(boards.len()),
            unended: counted(boards.len() + 1),
            boards: boards.len(),
        }
    }
}

/// All workloads, in the order of the table. Random boards are the same ones in every run.
pub fn all() -> Vec<Workload> {
    let mut random = Random(1);
    [paths(&mut random), distances(), rotations(&mut random), pairs(&mut random)]
        .into_iter()
        .flatten()
        .collect()
}

/// How many random boards there are in a row of the table, and how many times as long as the floor
/// they may take.
const RANDOM: [(usize, &str, Floor, f64); 5] = [
    (10, "10 random boards", NOTHING, 1.1),
    (100, "100 random boards", NOTHING, 1.5),
    (1000, "1,000 random boards", NOTHING, 4.0),
    (10_000, "10,000 random boards", COPIES, 10.0),
    (100_000, "100,000 random boards", COPIES, 5.0),
];

fn paths(random: &mut Random) -> Vec<Workload> {
    let boards: Vec<String> = boards::all().iter().map(boards::spaced).collect();
    let shuffled = shuffled(&boards, random);
    let workload = |task, floor, reach, boards: &[String]| Workload {
        program: "acwing179",
        task,
        floor,
        reach,
        input: Input::lines(boards),
        sample: None,
    };
    let one = |task, board: &str| workload(task, NOTHING, 1.1, &[board.to_string()]);
    let mut workloads = vec![
        one("the sample", "2  3  4  1  5  x  7  6  8"),
        one("31 moves", boards::FARTHEST[0]),
        one("31 moves, the other", boards::FARTHEST[1]),
    ];
    let few =
        RANDOM.map(|(count, task, floor, reach)| workload(task, floor, reach, &shuffled[..count]));
    workloads.extend(few);
    workloads.push(workload("all boards", COPIES, 2.5, &boards));
    workloads.push(workload("all boards, shuffled", COPIES, 3.5, &shuffled));
    workloads
}

fn distances() -> Vec<Workload> {
    let boards = boards::solvable(&boards::all(), &p1379::GOAL);
    let hardest = boards::digits(&boards::hardest(&boards));
    let boards: Vec<String> = boards.iter().map(boards::digits).collect();
    let workload = |task, floor, reach, boards: &[String]| Workload {
        program: "p1379",
        task,
        floor,
        reach,
        input: Input::lines(boards),
        sample: None,
    };
    vec![
        workload("30 moves", NOTHING, 1.1, &[hardest]),
        workload("all solvable boards", COPIES, 3.0, &boards),
    ]
}

fn rotations(random: &mut Random) -> Vec<Workload> {
    let samples = [
        "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3",
        "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3",
    ];
    let farthest = shuffled(&boards::farthest_rotations(), random);
    let workload = |task, reach, boards: &[String]| Workload {
        program: "poj2286",
        task,
        floor: NOTHING,
        reach,
        input: Input::to_zero(boards),
        sample: None,
    };
    vec![
        workload("the sample", 1.1, &samples.map(str::to_string)),
        workload("30 random boards", 4.0, &boards::rotations(30, random)),
        Workload {
            sample: Some(Input::to_zero(&farthest[..FAR_SAMPLE])),
            ..workload("30 boards of 13 moves", 10.0, &farthest[..30])
        },
    ]
}

fn pairs(random: &mut Random) -> Vec<Workload> {
    let pairs = boards::pairs(200, random);
    let workload = |task, reach, pairs: &[String]| Workload {
        program: "hdu3567",
        task,
        floor: NOTHING,
        reach,
        input: Input::counted(pairs),
        sample: None,
    };
    vec![workload("a random pair", 1.1, &pairs[..1]), workload("200 random pairs", 6.0, &pairs)]
}

/// Returns the boards in a random order.
pub fn shuffled(boards: &[String], random: &mut Random) -> Vec<String> {
    let mut shuffled = boards.to_vec();
    random.shuffle(&mut shuffled);
    shuffled
}
