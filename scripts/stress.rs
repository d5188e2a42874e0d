//! Finds the smallest input on which a solver fails.

mod arguments;
mod cases;
mod drawing;
mod generator;
mod judges;
mod stress {
    pub mod inputs;
    pub mod shrink;
    pub mod trial;
}
mod verdict;

use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use arguments::{Arguments, Failure, Tool};
use cases::{Case, Solver};
use drawing::{legend, text, Drawing};
use generator::Generator;
use puzzle_solvers::cli::print;
use puzzle_solvers::problems::Task;
use stress::inputs::inputs;
use stress::shrink::shrink;
use stress::trial::{Fault, Trial};

static TOOL: Tool = Tool {
    name: "stress",
    help: "\
stress: finds the smallest input on which a solver fails

usage: stress NAME [options] -- COMMAND [ARGUMENT...] | --list | --help

Runs COMMAND, without a shell, on inputs as the judge of NAME feeds them, from easy to hard: all
boards up to four moves away, random ones distance by distance, unsolvable ones if the judge has
such, the samples, and many boards in an input if the judge feeds many. A failure is a wrong answer
(see check), a crash, a time-out, or too much output. Then it looks for a smaller input that fails:
fewer boards, then fewer moves. It draws the board with the solver's own moves.

--rounds N            how many inputs; 1,000 if not given
--seed S              the same inputs for the same number
--all                 every board that the judge could feed, in one run if it feeds many; of pairs,
                      every start for each cell of the goal's blank, in inputs of 200
--time-limit SECONDS  instead of the judge's, or of 10 if that is unknown; a second more for each
                      1,000 boards of an input
--shrink SECONDS      how long to look for a smaller input; 5 if not given
--save PREFIX         writes the input to PREFIX.in and the answer to PREFIX.out, not to stress.in
                      and stress.out

The exit status is 0 for no failure, 1 for a failure, 2 if it cannot be tried. NAME is a problem's
name at any judge or its binary's, in any case: hdu1043, POJ 1077, p1379.
",
    options: &["--rounds", "--seed", "--time-limit", "--shrink", "--save"],
    flags: &["--all"],
    required: &["COMMAND"],
    most: usize::MAX,
    list: judges::list,
};

fn main() -> ExitCode {
    arguments::run(&TOOL, stress)
}

fn stress(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let (start, problem, seed) = (Instant::now(), arguments.problem, arguments.seed()?);
    let rounds = arguments.number("--rounds", [1, u32::MAX])?.unwrap_or(1000) as usize;
    let limit = problem.limits.split(' ').next().and_then(|seconds| seconds.parse().ok());
    let limit = arguments.number("--time-limit", [0.001, 1e6])?.or(limit).unwrap_or(10.0);
    let shrink_for = arguments.number("--shrink", [0.0, 1e6])?.unwrap_or(5.0);
    if arguments.has("--all") && matches!(problem.problem.task, Task::Rotation) {
        return Err((2, "the rotation game has 9,465,511,770 boards, too many to try all".into()));
    }
    let mut generator = Generator::new(problem, seed);
    let trial = Trial { problem, command: &arguments.words, limit: Duration::from_secs_f64(limit) };

    // Rust 1.63 cannot say what is a terminal; POSIX's `test` can, if it inherits the stream.
    let is_terminal = Command::new("test").args(["-t", "2"]).status();
    let is_terminal = is_terminal.map_or(false, |status| status.success());
    let mut progress = progress(&arguments.name, is_terminal);
    let ((tried, found), what) = if arguments.has("--all") {
        let distances = 0..=generator.most();
        let each = |it| [generator.all(it), generator.twins(it)].concat();
        let all: Vec<Case> = distances.flat_map(each).collect();
        let inputs = all.chunks(problem.most()).map(<[Case]>::to_vec);
        let mut inputs = inputs.map(|cases| progress("all boards", cases));
        (trial.first_fault(&mut inputs, None)?, format!("all {} boards", grouped(all.len())))
    } else {
        let inputs = inputs(problem, &mut generator, rounds);
        let mut inputs = inputs.map(|(stage, cases)| progress(&stage, cases));
        (trial.first_fault(&mut inputs, None)?, format!("{} inputs", grouped(rounds)))
    };
    if is_terminal {
        eprint!("\x1b[2K");
    }
    let (text, status) = match found {
        None => (format!("{}: {what}, no failure", arguments.name), 0),
        Some(fault) => {
            let until = Instant::now() + Duration::from_secs_f64(shrink_for);
            let smallest = shrink(&trial, fault, &mut generator, until)?;
            let [input, output] = [".in", ".out"].map(|end| {
                let mut file =
                    arguments.value("--save").cloned().unwrap_or_else(|| "stress".into());
                file.push(end);
                file
            });
            arguments::write(&input, &trial.input(&smallest.fault.cases))?;
            arguments::write(&output, &smallest.fault.output)?;
            let [input, output] = [input, output].map(|it| it.to_string_lossy().into_owned());
            let boards = smallest.fault.cases.len();
            let proven = if smallest.is_proven { "; no smaller input fails" } else { "" };
            let size = format!("boards: {boards}, moves: {}{proven}", smallest.moves);
            let drawn = drawn(&trial, &smallest.fault);
            let last = format!("{}: failure in input {}", arguments.name, grouped(tried));
            (format!("{drawn}\nInput: {input} ({size})\nOutput: {output}\n{last}"), 1)
        }
    };
    let seconds = start.elapsed().as_secs_f64();
    print("stress", &format!("{text} (seed {seed}; {seconds:.1} s)\n"));
    Ok(ExitCode::from(status))
}

/// Returns the legend and the case that is answered wrongly, with the solver's own moves.
fn drawn(trial: &Trial, fault: &Fault) -> String {
    let (problem, number) = (trial.problem, fault.wrong.case.min(fault.cases.len() - 1));
    let (case, mut solver) = (&fault.cases[number], Solver::new(problem.problem));
    let lines = verdict::lines(&fault.output);
    let answer = lines.chunks(verdict::height(&problem.problem.task)).nth(number);
    let mut drawing = if fault.is_answer {
        let answer = answer.unwrap_or_default();
        Drawing::of_answer(problem, case, &mut solver, number + 1, answer)
    } else {
        Drawing::of_solution(problem.problem, case, &mut solver)
    };
    if !fault.is_answer || fault.wrong.case == fault.cases.len() {
        drawing.headline = fault.wrong.message.clone();
    }
    legend(&problem.problem.task).to_string() + &text::case(&drawing, number + 1)
}

/// Returns a function that shows on a terminal, some ten times a second, where the inputs are that
/// pass it.
fn progress(name: &str, is_terminal: bool) -> impl FnMut(&str, Vec<Case>) -> Vec<Case> + '_ {
    let (start, mut last, mut inputs) = (Instant::now(), Instant::now(), 0);
    move |stage, cases| {
        inputs += 1;
        if is_terminal && last.elapsed() > Duration::from_millis(100) {
            last = Instant::now();
            let rate = inputs as f64 / start.elapsed().as_secs_f64();
            eprint!("\x1b[2K{name}: {} inputs, {stage}, {rate:.0} a second\r", grouped(inputs));
        }
        cases
    }
}

/// Returns a number with commas between thousands.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join(",")
}
