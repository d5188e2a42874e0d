//! What is measured: a program, an input for it, and what it is set beside.

use crate::boards;
use crate::common::Random;

/// The programs that are built for the comparison alone.
pub const CONTENDERS: [&str; 4] =
    [EMPTY.program, COPY.program, "textbook-eight", "textbook-rotation"];

/// How many boards a textbook solver gets instead of all boards.
const SAMPLE: usize = 10;

/// How many boards a textbook solver gets instead of 30 of the farthest.
const FAR_SAMPLE: usize = 3;

/// A program that takes the least time that any could.
pub struct Floor {
    pub letter: char,
    pub program: &'static str,
}

/// For a few boards: a program that does nothing.
const EMPTY: Floor = Floor { letter: 'E', program: "floor-empty" };

/// For many boards: a program that copies its input.
const COPY: Floor = Floor { letter: 'C', program: "floor-copy" };

/// What stands in a row of the table.
pub struct Workload {
    pub program: &'static str,
    pub task: &'static str,
    pub floor: Floor,
    /// How many times as long as the floor the program may take.
    pub reach: f64,
    pub input: Input,
    /// What the textbook solver gets in place of an input that would keep it busy for minutes.
    pub sample: Option<Input>,
}

impl Workload {
    /// The name of the row.
    pub fn name(&self) -> String {
        format!("{}, {}", self.program, self.task)
    }

    /// The textbook solver of the problem, which takes the program's name as its argument.
    pub fn textbook(&self) -> &'static str {
        match self.program {
            "poj2286" => "textbook-rotation",
            _ => "textbook-eight",
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
    fn lines(boards: &[String]) -> Input {
        let text = boards.join("\n") + "\n";
        Input { unended: text.clone(), text, boards: boards.len() }
    }

    /// A line for each board, and a 0.
    fn to_zero(boards: &[String]) -> Input {
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
    [paths(&mut random), distances(&mut random), rotations(&mut random), pairs(&mut random)]
        .into_iter()
        .flatten()
        .collect()
}

fn paths(random: &mut Random) -> Vec<Workload> {
    let boards: Vec<String> = boards::all().iter().map(boards::spaced).collect();
    let shuffled = shuffled(&boards, random);
    let one = |task, board: &str| Workload {
        program: "acwing179",
        task,
        floor: EMPTY,
        reach: 1.1,
        input: Input::lines(&[board.to_string()]),
        sample: None,
    };
    let stream = |task, boards: &[String]| Workload {
        program: "acwing179",
        task,
        floor: COPY,
        reach: 3.0,
        input: Input::lines(boards),
        sample: Some(Input::lines(&shuffled[..SAMPLE])),
    };
    vec![
        one("the sample", "2  3  4  1  5  x  7  6  8"),
        one("31 moves", "8 6 7 2 5 4 3 x 1"),
        one("31 moves, the other", "6 4 7 8 5 x 3 2 1"),
        stream("all boards", &boards),
        stream("all boards, shuffled", &shuffled),
    ]
}

fn distances(random: &mut Random) -> Vec<Workload> {
    let boards = boards::solvable(&boards::all());
    let hardest = boards::digits(&boards::hardest(&boards));
    let boards: Vec<String> = boards.iter().map(boards::digits).collect();
    let sample = Input::lines(&shuffled(&boards, random)[..SAMPLE]);
    vec![
        Workload {
            program: "p1379",
            task: "30 moves",
            floor: EMPTY,
            reach: 1.1,
            input: Input::lines(&[hardest]),
            sample: None,
        },
        Workload {
            program: "p1379",
            task: "all solvable boards",
            floor: COPY,
            reach: 3.0,
            input: Input::lines(&boards),
            sample: Some(sample),
        },
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
        floor: EMPTY,
        reach,
        input: Input::to_zero(boards),
        sample: None,
    };
    vec![
        workload("the sample", 1.1, &samples.map(str::to_string)),
        workload("30 random boards", 4.0, &boards::rotations(30, random)),
        Workload {
            sample: Some(Input::to_zero(&farthest[..FAR_SAMPLE])),
            ..workload("30 boards of 13 turns", 10.0, &farthest[..30])
        },
    ]
}

fn pairs(random: &mut Random) -> Vec<Workload> {
    let pairs = boards::pairs(200, random);
    let workload = |task, reach, pairs: &[String]| Workload {
        program: "hdu3567",
        task,
        floor: EMPTY,
        reach,
        input: Input::counted(pairs),
        sample: None,
    };
    vec![
        workload("a random pair", 1.1, &pairs[..1]),
        Workload {
            sample: Some(Input::counted(&pairs[..SAMPLE])),
            ..workload("200 random pairs", 6.0, &pairs)
        },
    ]
}

fn shuffled(boards: &[String], random: &mut Random) -> Vec<String> {
    let mut shuffled = boards.to_vec();
    random.shuffle(&mut shuffled);
    shuffled
}
