//! A row of the main table: a workload and what was measured.

use crate::common::binary;
use crate::figures::{digits, memory, millions, thousands, time};
use crate::machine;
use crate::measure::{peak, race, write, Contender};
use crate::programs::{example, COURSE};
use crate::table::aligned;
use crate::workloads::{Input, Workload};

const HEADS: [&str; 9] = [
    "workload",
    "median",
    "floor",
    "ratio",
    "reach",
    "submitted",
    "boards/s",
    "instructions",
    "peak",
];

const NOTES: &str = "\
Medians of whole programs, from start to end, run in turn. Floor E does nothing, C copies the input;
all are built in one profile. The ratio is to the floor, and reach is what it should stay below.
Submitted is what people send to the judges: a single breadth-first search from each goal, or for
the rotation game iterative deepening. ~ was measured on a few of the boards. The peak is that of
memory.
";

/// A workload's figures; times are medians, in seconds.
pub struct Row<'a> {
    pub workload: &'a Workload,
    pub ours: f64,
    pub floor: f64,
    /// What people submit, for the whole input even if only a sample of it was solved.
    pub submitted: f64,
    /// If there is a program that counts them.
    instructions: Option<f64>,
    /// In KiB, if the system tells it.
    peak: Option<usize>,
}

impl Row<'_> {
    /// Runs the three programs of a workload.
    pub fn measure(workload: &Workload) -> Row<'_> {
        eprintln!("{} …", workload.name());
        let sample = workload.sample.as_ref().unwrap_or(&workload.input);
        let contender = |program, arguments, name: &str, input: &Input| Contender {
            program,
            arguments,
            input: write(name, &input.text),
        };
        let program = binary(workload.program);
        let ours = contender(program.clone(), vec![], "input", &workload.input);
        let floor = contender(example(workload.floor.program), vec![], "input", &workload.input);
        let method = vec![workload.submitted(), workload.program];
        let submitted = contender(example(COURSE), method, "sample", sample);
        let ours_sampled = contender(program, vec![], "sample", sample);
        assert_eq!(ours_sampled.answers(), submitted.answers(), "{}", workload.name());
        let peak = peak(&ours, &workload.input.unended, ours.answers().len());
        let instructions = ours.instructions();
        let [ours, floor, submitted] = race([&ours, &floor, &submitted]);
        let scale = workload.input.boards as f64 / sample.boards as f64;
        Row { workload, ours, floor, submitted: submitted * scale, instructions, peak }
    }

    /// Returns how many times as long as the floor the program takes.
    pub fn ratio(&self) -> f64 {
        self.ours / self.floor
    }

    /// Returns the time of what people submit in words, with a mark if only a sample was solved.
    pub fn submitted_time(&self) -> String {
        let mark = if self.workload.sample.is_some() { "~" } else { "" };
        format!("{mark}{}", time(self.submitted))
    }

    fn cells(&self) -> [String; HEADS.len()] {
        let workload = self.workload;
        [
            workload.name(),
            time(self.ours),
            format!("{} {}", workload.floor.letter, time(self.floor)),
            digits(self.ratio()),
            format!("≤ {}", digits(workload.reach)),
            self.submitted_time(),
            thousands(workload.input.boards as f64 / self.ours),
            self.instructions.map_or("-".to_string(), millions),
            memory(self.peak),
        ]
    }
}

/// Returns the rows as text, with notes and the machine below.
pub fn print(rows: &[Row]) -> String {
    let heads = [HEADS.map(str::to_string)];
    let lines: Vec<_> = heads.into_iter().chain(rows.iter().map(Row::cells)).collect();
    format!("{}\n{NOTES}{}\n", aligned(&lines), machine::describe())
}
