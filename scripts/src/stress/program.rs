//! A program as a solver. A source is compiled to the program that is tried, and later once more,
//! with sanitizers, to find its faults.

use std::ffi::{OsStr, OsString};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::time::{Duration, SystemTime};
use std::{env, fs};

use crate::error::Error;
use crate::streams::{self, cannot};
use crate::stress::console::{progress, say};
use crate::stress::findings::{of_reports, warning, Findings};
use crate::stress::input_file;
use crate::stress::request::Request;
use crate::stress::run::Runner;
use crate::stress::solver::{Allowance, Ending, Run, Solver};
use crate::stress::source::Source;

/// A compiler is stopped after twice this time, by the clock.
const BUILD_TIME: Duration = Duration::from_secs(30);
/// How long all runs with sanitizers may compute together.
const INSPECTION_TIME: Duration = Duration::from_secs(20);

/// How many bytes each of them may print, and how many lines of a compiler's messages are shown.
const OUTPUT: usize = 16 << 20;
const MESSAGES: usize = 100;

const SANITIZER_VARIABLES: [(&str, &str); 2] = [
    (
        "ASAN_OPTIONS",
        "detect_leaks=0:alloc_dealloc_mismatch=0:new_delete_type_mismatch=0:handle_abort=1",
    ),
    ("UBSAN_OPTIONS", "print_stacktrace=1"),
];

/// A program with its arguments.
pub struct Program<'a> {
    request: &'a Request<'a>,
    runner: Runner,
    command: Vec<OsString>,
    /// The first warning of the compiler that may explain a failure.
    warning: Option<String>,
    /// When the program was compiled from its source.
    built: Option<SystemTime>,
}

impl<'a> Program<'a> {
    /// Compiles the source, if the first word of the command is one.
    ///
    /// # Errors
    /// The source cannot be compiled.
    pub fn new(request: &'a Request) -> Result<Program<'a>, Error> {
        let (runner, command) = (Runner::start(), request.command.clone());
        let mut program = Program { request, runner, command, warning: None, built: None };
        if let Some(source) = &request.source {
            let path = source.path.to_string_lossy();
            progress(format!("compiles {path}"));
            say(in_a_shell(&source.call(false)));
            // The compiler may write another file, or none.
            let _ = fs::remove_file(&source.plain);
            let messages = program.compile(source, false).and_then(|messages| {
                program.built = last_change(source.plain.as_os_str());
                let no_program = format!("there is no {}; see CXXFLAGS", source.plain.display());
                program.built.map(|_| messages).ok_or(no_program)
            });
            let cannot_compile = |why| Error::new(format!("cannot compile {path}: {why}"));
            program.warning = warning(&messages.map_err(cannot_compile)?, &path);
            program.command[0] = source.plain.clone().into();
        }
        Ok(program)
    }

    /// The messages of the compiler, or why it fails. Prints them if the program that is tried
    /// cannot be compiled.
    fn compile(&self, source: &Source, is_sanitized: bool) -> Result<String, String> {
        let call = source.call(is_sanitized);
        let file = input_file::create(b"").map_err(|why| format!("temporary folder: {why}"))?;
        let allowance =
            Allowance { limit: BUILD_TIME, by_clock: true, memory: None, output: OUTPUT };
        let run = self.runner.run(&call, &[("LC_ALL", "C")], &file, &allowance);
        let compiler = call[0].to_string_lossy();
        let run = run.map_err(|why| match why.kind() {
            ErrorKind::NotFound => format!("no {compiler}; set {}", source.variable),
            _ => why.to_string(),
        })?;
        let messages = String::from_utf8_lossy(&run.errors).into_owned();
        let why = match run.ending {
            Ending::Exit(status) if status.code == Some(0) => return Ok(messages),
            Ending::Exit(status) => status.words,
            Ending::TooSlow(time) => format!("stopped after {time}"),
            Ending::TooMuchMemory(memory) => format!("stopped at {memory}"),
        };
        if !is_sanitized {
            messages.lines().take(MESSAGES).for_each(streams::say);
        }
        Err(why)
    }

    /// Compiles the source with sanitizers, and runs it on one input after the other until a fault
    /// is found. Returns `None` if that is not possible, or if nothing may be run after a failure.
    fn find_faults(&self, inputs: &[&[u8]], has_crashed: bool) -> Option<Findings> {
        let source = self.request.source.as_ref()?;
        if self.request.shrink.is_zero() || source.variable == "RUSTC" {
            return None;
        }
        progress("looks for faults of the source".to_string());
        self.compile(source, true).ok()?;
        let command = [&[source.sanitized.clone().into()], &self.command[1..]].concat();
        let mut findings = Findings::default();
        let mut limit = INSPECTION_TIME;
        for input in inputs {
            let allowance = Allowance { limit, by_clock: false, memory: None, output: OUTPUT };
            let run =
                |file| self.runner.run(&command, &SANITIZER_VARIABLES, &file, &allowance).ok();
            if let Some(run) = input_file::create(input).ok().and_then(run) {
                let reports = String::from_utf8_lossy(&run.errors);
                let found = of_reports(&reports, &source.path.to_string_lossy(), has_crashed);
                findings.fault = found.fault;
                findings.frequent = findings.frequent.or(found.frequent);
                limit = limit.saturating_sub(run.cost.counted_time());
            }
            if findings.fault.is_some() || limit.is_zero() {
                break;
            }
        }
        let _ = fs::remove_file(&source.sanitized);
        Some(findings)
    }
}

impl Solver for Program<'_> {
    fn run(&self, input: &[u8], allowance: &Allowance) -> Result<Run, Error> {
        if self.built.is_some() && self.built != last_change(&self.command[0]) {
            let program = Path::new(&self.command[0]).display();
            let mistake = format!("{program} is no longer the one that was compiled");
            return Err(Error::new(mistake + "; --save PREFIX names another"));
        }
        let folder = env::temp_dir();
        let file = input_file::create(input);
        let file = file.map_err(cannot("write the input to", folder.as_os_str()))?;
        let run = self.runner.run(&self.command, &[], &file, allowance);
        run.map_err(|why| cannot_run(&self.command[0], &why))
    }

    fn now(&self) -> Duration {
        self.runner.now()
    }

    fn inspect(&self, inputs: &[&[u8]], has_crashed: bool) -> Findings {
        let findings = self.find_faults(inputs, has_crashed).unwrap_or_default();
        Findings { warning: self.warning.clone(), ..findings }
    }
}

fn last_change(file: &OsStr) -> Option<SystemTime> {
    fs::metadata(file).and_then(|metadata| metadata.modified()).ok()
}

/// A call as one types it.
fn in_a_shell(call: &[OsString]) -> String {
    let is_plain = |symbol: char| symbol.is_alphanumeric() || "%+,-./:=@_".contains(symbol);
    let quoted = |word: &OsString| match word.to_string_lossy() {
        word if word.chars().all(is_plain) => word.into_owned(),
        word => format!("'{}'", word.replace('\'', "'\\''")),
    };
    call.iter().map(quoted).collect::<Vec<_>>().join(" ")
}

/// The error for a program that cannot be run, with a hint on what to do about it.
fn cannot_run(program: &OsStr, why: &io::Error) -> Error {
    let file = Path::new(program);
    let name = file.display();
    let message = format!("cannot run {name}: {why}");
    if !file.is_file() {
        return Error::new(message);
    }
    let is_in_folder = file.parent() != Some(Path::new(""));
    let ending = file.extension().and_then(OsStr::to_str);
    let hint = if matches!(ending, Some("C" | "CPP" | "c++" | "go" | "java")) {
        "; a source file? compile it first".to_string()
    } else if !is_in_folder {
        format!("; did you mean ./{name}?")
    } else if why.kind() == ErrorKind::PermissionDenied {
        format!("; chmod +x {name}")
    } else {
        String::new()
    };
    Error::new(message + &hint)
}
