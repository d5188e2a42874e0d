//! What the command lines of all tools have in common.

// Each tool uses a part.
#![allow(dead_code)]

use std::collections::hash_map::RandomState;
use std::ffi::OsString;
use std::fs::{self, File};
use std::hash::{BuildHasher, Hasher};
use std::io::{self, Read};
use std::process::ExitCode;
use std::str::FromStr;
use std::{env, fmt};

use puzzle_solvers::cli::{exit_with, print};

use crate::judges::{self, JudgeProblem};

/// A tool, called as `name NAME FILE… [options]`.
pub struct Tool {
    /// Its own name.
    pub name: &'static str,
    /// The text for `--help`, of which the line that begins with `usage:` is part of messages. What
    /// a name is follows it.
    pub help: &'static str,
    /// The options that take a value, and those that do not.
    pub options: &'static [&'static str],
    /// See `options`.
    pub flags: &'static [&'static str],
    /// The names of what has to follow the problem's name.
    pub required: &'static [&'static str],
    /// How many words may follow the problem's name.
    pub most: usize,
    /// Returns the text for `--list`.
    pub list: fn() -> String,
}

/// The end of each text for `--help`.
const NAMES: &str = "
NAME is a problem's name at any judge or its binary's, in any case: hdu1043, POJ 1077, p1379.
";

/// What is asked of a tool.
pub struct Arguments {
    /// The problem that is meant.
    pub problem: &'static JudgeProblem,
    /// Its name as it was given.
    pub name: String,
    /// What follows its name.
    pub words: Vec<OsString>,
    options: Vec<(&'static str, OsString)>,
}

/// An exit status and a message.
pub type Failure = (u8, String);

/// Runs a tool on the arguments of this process.
pub fn run(
    tool: &'static Tool,
    work: impl FnOnce(&Arguments) -> Result<ExitCode, Failure>,
) -> ExitCode {
    run_on(tool, env::args_os().skip(1).collect(), work)
}

/// Runs a tool on some arguments.
pub fn run_on(
    tool: &'static Tool,
    words: Vec<OsString>,
    work: impl FnOnce(&Arguments) -> Result<ExitCode, Failure>,
) -> ExitCode {
    let own = words.iter().position(|word| word == "--").unwrap_or(words.len());
    let is_given = |flag: &str| words[..own].iter().any(|word| word == flag);
    if is_given("--help") || is_given("-h") {
        return print(tool.name, &(tool.help.to_string() + NAMES));
    }
    if is_given("--list") {
        return print(tool.name, &(tool.list)());
    }
    let arguments = parse(tool, &words[..own], words.get(own + 1..).unwrap_or_default());
    arguments
        .map_err(|message| (2, message))
        .and_then(|arguments| work(&arguments))
        .unwrap_or_else(|(status, message)| exit_with(status, format!("{}: {message}", tool.name)))
}

fn parse(tool: &'static Tool, own: &[OsString], rest: &[OsString]) -> Result<Arguments, String> {
    let usage = tool.help.lines().find(|line| line.starts_with("usage:")).unwrap_or_default();
    let (mut words, mut options) = (Vec::new(), Vec::new());
    let mut own = own.iter();
    while let Some(word) = own.next() {
        let is_meant = |option: &&&str| word == **option;
        if let Some(option) = tool.options.iter().find(is_meant) {
            let value = own.next().ok_or_else(|| format!("{option} needs a value; {usage}"))?;
            options.push((*option, value.clone()));
        } else if let Some(flag) = tool.flags.iter().find(is_meant) {
            options.push((*flag, OsString::new()));
        } else if word != "-" && word.to_string_lossy().starts_with('-') {
            return Err(format!("unknown option {}; {usage}", word.to_string_lossy()));
        } else {
            words.push(word.clone());
        }
    }
    if words.is_empty() {
        return Err(format!("NAME is missing; {usage}; --list shows all names"));
    }
    let names: Vec<_> = words.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    let (problem, length) = judges::find_in(&names)?;
    let name = names[..length].join(" ");
    drop(words.drain(..length));
    words.extend_from_slice(rest);
    if let Some(missing) = tool.required.get(words.len()) {
        return Err(format!("{missing} is missing; {usage}"));
    }
    if let Some(extra) = words.get(tool.most) {
        return Err(format!("'{}' is one word too many; {usage}", extra.to_string_lossy()));
    }
    Ok(Arguments { problem, name, words, options })
}

impl Arguments {
    /// Returns whether a flag is given.
    pub fn has(&self, flag: &str) -> bool {
        self.value(flag).is_some()
    }

    /// Returns the value of an option.
    pub fn value(&self, option: &str) -> Option<&OsString> {
        self.options.iter().rev().find(|(given, _)| *given == option).map(|(_, value)| value)
    }

    /// Returns the number that an option is given.
    ///
    /// # Errors
    /// It is not a number, or not within the bounds.
    pub fn number<T: FromStr + PartialOrd + fmt::Display>(
        &self,
        option: &str,
        [least, most]: [T; 2],
    ) -> Result<Option<T>, Failure> {
        let parse = |value: &OsString| {
            let text = value.to_string_lossy();
            let number = text.parse().ok().filter(|number| least <= *number && *number <= most);
            number.ok_or_else(|| {
                (2, format!("{option} takes a number from {least} to {most}, not '{text}'"))
            })
        };
        self.value(option).map(parse).transpose()
    }

    /// Returns the seed that is given, or else another one each time.
    pub fn seed(&self) -> Result<u64, Failure> {
        // The standard library has no other source of randomness.
        let any = || RandomState::new().build_hasher().finish();
        Ok(self.number("--seed", [0, u64::MAX])?.unwrap_or_else(any))
    }
}

/// Opens a file, or standard input for `-`.
pub fn open(file: &OsString) -> Result<Box<dyn Read>, Failure> {
    if file == "-" {
        return Ok(Box::new(io::stdin()));
    }
    match File::open(file) {
        Ok(opened) => Ok(Box::new(opened)),
        Err(error) => Err((2, format!("cannot open {}: {error}", file.to_string_lossy()))),
    }
}

/// Reads all of a file, or of standard input for `-`.
pub fn read(file: &OsString) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    match open(file)?.read_to_end(&mut bytes) {
        Ok(_) => Ok(bytes),
        Err(error) => Err((2, format!("cannot read {}: {error}", file.to_string_lossy()))),
    }
}

/// Writes a file.
pub fn write(file: &OsString, bytes: &[u8]) -> Result<(), Failure> {
    let written = fs::write(file, bytes);
    written.map_err(|error| (1, format!("cannot write {}: {error}", file.to_string_lossy())))
}
