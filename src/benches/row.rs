//! A row of the table: a workload and what was measured.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::binary;
use crate::figures::time;
use crate::measure::{peak, race, Contender};
use crate::workloads::{Input, Workload};

/// A workload's figures; times are medians, in seconds.
pub struct Row<'a> {
    pub workload: &'a Workload,
    pub ours: f64,
    pub floor: f64,
    /// For the whole input, even if only a sample of it was solved.
    pub textbook: f64,
    /// In KiB, if the system tells it.
    pub peak: Option<usize>,
}

impl Row<'_> {
    /// Runs the three programs of a workload.
    pub fn measure(workload: &Workload) -> Row<'_> {
        eprintln!("{} …", workload.name());
        let sample = workload.sample.as_ref().unwrap_or(&workload.input);
        let (input, sampled) = (write("input", &workload.input), write("sample", sample));
        let program = binary(workload.program);
        let ours = Contender::new(&program, None, &input);
        let floor = Contender::new(&example(workload.floor.program), None, &input);
        let solver = example(workload.textbook());
        let textbook = Contender::new(&solver, Some(workload.program), &sampled);
        let ours_sampled = Contender::new(&program, None, &sampled);
        assert_eq!(ours_sampled.answers(), textbook.answers(), "{}", workload.name());
        let peak = peak(&program, &workload.input.unended, ours.answers().len());
        let [ours, floor, textbook] = race([&ours, &floor, &textbook]);
        let scale = workload.input.boards as f64 / sample.boards as f64;
        Row { workload, ours, floor, textbook: textbook * scale, peak }
    }

    /// How many times as long as the floor the program takes.
    pub fn ratio(&self) -> f64 {
        self.ours / self.floor
    }

    /// The textbook solver's time in words, with a mark if only a sample was solved.
    pub fn textbook_time(&self) -> String {
        let mark = if self.workload.sample.is_some() { "~" } else { "" };
        format!("{mark}{}", time(self.textbook))
    }

    /// How many boards the program solves in a second, from its start to its end.
    pub fn boards_a_second(&self) -> f64 {
        self.workload.input.boards as f64 / self.ours
    }
}

/// The path of a program that is built for the comparison alone.
fn example(name: &str) -> PathBuf {
    let beside = binary(name);
    beside.with_file_name("examples").join(beside.file_name().expect("a binary has a name"))
}

fn write(name: &str, input: &Input) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bench-{name}"));
    fs::write(&path, &input.text).expect("the folder for such files can be written to");
    path
}
