//! Runs whole programs, and measures their time and their instructions.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use puzzle_tools::judging::generator::Random;

/// The total time of the slowest program's runs.
const PATIENCE: Duration = Duration::from_secs(3);

pub struct Contender<'a> {
    pub program: PathBuf,
    pub arguments: &'a [&'a str],
}

#[derive(Clone, Default)]
pub struct Runs {
    times: Vec<Duration>,
    /// The output of the last run.
    pub output: Vec<u8>,
}

impl Runs {
    /// The median time in seconds.
    pub fn seconds(&self) -> f64 {
        let mut times = self.times.clone();
        times.sort();
        times[times.len() / 2].as_secs_f64()
    }
}

impl Contender<'_> {
    /// The number of instructions that the program executes, if Valgrind is installed and the
    /// program ends within two minutes without a failure. The environment is empty, since its size
    /// counts. It has no `PATH`, so the shell looks for Valgrind.
    pub fn instructions(&self, input: &Path) -> Option<f64> {
        let mut valgrind = Command::new("sh");
        valgrind.args(["-c", "exec timeout 120 env -i \"$(command -v valgrind)\" \"$@\"", "sh"]);
        valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(&self.program);
        let output = valgrind.args(self.arguments).stdin(File::open(input).ok()?).output().ok()?;
        let report = String::from_utf8(output.stderr).ok().filter(|_| output.status.success())?;
        report.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok())
    }

    /// Runs the program with an option, and returns what the program prints to standard error.
    pub fn messages(&self, input: &Path, option: &str) -> String {
        let output = self.command(input).arg(option).output().expect("the program starts");
        String::from_utf8(output.stderr).expect("messages are text")
    }

    fn command(&self, input: &Path) -> Command {
        let mut command = Command::new(&self.program);
        // Cargo sets folders of libraries for the bench. The program does not need them, and would
        // start more slowly.
        command.env_remove("LD_LIBRARY_PATH").args(self.arguments);
        command.stdin(File::open(input).expect("the input has been written"));
        command
    }

    /// Runs the program once more, reads all its output, and measures the time from start to end.
    fn run(&self, input: &Path, runs: &mut Runs) {
        let mut command = self.command(input);
        let start = Instant::now();
        let output = command.output().expect("the program starts");
        runs.times.push(start.elapsed());
        assert!(output.status.success(), "{command:?}: {}", output.status);
        runs.output = output.stdout;
    }
}

/// Runs programs in rounds, each program once a round, until the total time of one program is
/// [`PATIENCE`].
pub fn race(contenders: &[Contender], input: &Path) -> Vec<Runs> {
    let mut all_runs = vec![Runs::default(); contenders.len()];
    let mut turns: Vec<usize> = (0..contenders.len()).collect();
    let mut random = Random(1);
    while all_runs.iter().all(|runs| runs.times.iter().sum::<Duration>() < PATIENCE) {
        // The order is new each time: in a fixed order, a program would always find the caches as
        // the same other program left them.
        random.shuffle(&mut turns);
        for &index in &turns {
            contenders[index].run(input, &mut all_runs[index]);
        }
    }
    all_runs
}
