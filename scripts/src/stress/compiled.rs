//! Compiles a source to the program that is tried, and after a search once more, with sanitizers,
//! to find its faults.

use std::ffi::OsString;
use std::io::ErrorKind;
use std::time::Duration;
use std::{env, fs};

use crate::streams::{self, Error};
use crate::stress::console::{progress, say};
use crate::stress::findings::{of_reports, warning, Findings};
use crate::stress::input_file;
use crate::stress::run::Program;
use crate::stress::solver::{Allowance, Ending};
use crate::stress::source::Source;

/// How long a compiler may compute, and all runs with sanitizers together.
const BUILD_TIME: Duration = Duration::from_secs(60);
const INSPECTION_TIME: Duration = Duration::from_secs(20);

/// How many bytes each of them may print, and how many lines of a compiler's messages are shown.
const OUTPUT: usize = 16 << 20;
const MESSAGES: usize = 100;

const SANITIZER_VARIABLES: [(&str, &str); 2] = [
    ("ASAN_OPTIONS", "detect_leaks=0:alloc_dealloc_mismatch=0:handle_abort=1"),
    ("UBSAN_OPTIONS", "print_stacktrace=1"),
];

/// Compiles a source, which is the first word of a program's command. Returns a warning that may
/// explain a failure.
///
/// # Errors
/// The source cannot be compiled.
pub fn build(program: &Program, source: &Source) -> Result<Option<String>, Error> {
    let path = source.path.to_string_lossy();
    progress(format!("compiles {path}"));
    say(in_a_shell(&source.call(false)));
    let messages = compile(program, source, false)
        .map_err(|why| Error::new(format!("cannot compile {path}: {why}")))?;
    Ok(warning(&messages, &path))
}

/// Compiles the source of a program with sanitizers, and runs it on one input after the other until
/// a fault is found. Returns `None` if that is not possible, or if nothing may be run after a
/// failure.
pub fn inspect(program: &Program, inputs: &[&[u8]], has_crashed: bool) -> Option<Findings> {
    let source = program.request.source.as_ref()?;
    if program.request.shrink.is_zero() || source.variable == "RUSTC" {
        return None;
    }
    progress("looks for faults of the source".to_string());
    compile(program, source, true).ok()?;
    let command = [&[source.sanitized.clone().into()], &program.command[1..]].concat();
    let mut findings = Findings::default();
    let mut limit = INSPECTION_TIME;
    for input in inputs {
        let allowance = Allowance { limit, memory: None, output: OUTPUT };
        let run = |file| program.run_on(&file, &command, &SANITIZER_VARIABLES, &allowance).ok();
        if let Some(run) = input_file::create(&env::temp_dir(), input).ok().and_then(run) {
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

/// Returns the messages of a compiler, or why it fails. Prints them if the program that is tried
/// cannot be compiled.
fn compile(program: &Program, source: &Source, is_sanitized: bool) -> Result<String, String> {
    let call = source.call(is_sanitized);
    let file = input_file::create(&env::temp_dir(), b"").map_err(|why| why.to_string())?;
    let allowance = Allowance { limit: BUILD_TIME, memory: None, output: OUTPUT };
    let run = program.run_on(&file, &call, &[("LC_ALL", "C")], &allowance);
    let run = run.map_err(|why| match why.kind() {
        ErrorKind::NotFound => format!("no {}; set {}", call[0].to_string_lossy(), source.variable),
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

/// Returns a call as one types it.
fn in_a_shell(call: &[OsString]) -> String {
    let is_plain = |symbol: char| symbol.is_alphanumeric() || "%+,-./:=@_".contains(symbol);
    let quoted = |word: &OsString| match word.to_string_lossy() {
        word if word.chars().all(is_plain) => word.into_owned(),
        word => format!("'{}'", word.replace('\'', "'\\''")),
    };
    call.iter().map(quoted).collect::<Vec<_>>().join(" ")
}
