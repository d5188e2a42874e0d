//! The command lines of the tools: help, options, names of problems, files.

use std::collections::HashMap;
use std::env;
use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::fs;
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::process::ExitCode;
use std::str::FromStr;
use std::time::UNIX_EPOCH;

use crate::judging::cases::{self, Case};
use crate::judging::problems::{find, Problem, PROBLEMS};
use crate::names::nearest;

/// The end of each tool's `--help`.
const NAMES: &str = "
--list prints a line for each problem: its name, program, samples, task, exit status and time limit,
then the judge's input, answers, limits and languages, the files to paste, and the link.

NAME is a problem's id, with or without its judge, in any letter case: hdu1043, POJ 1077, 1077.
";

/// A tool: what it takes and what it does.
pub struct Tool {
    /// Its source, whose docs are the help: they begin with its name, and have a line `usage: …`.
    pub source: &'static str,
    /// The words behind the problem's name, in brackets if they can be left out. The last one may
    /// be `[ARGUMENT...]`, any number of words; then `--` can stand before the words.
    pub words: &'static [&'static str],
    /// Its options that take a value.
    pub options: &'static [&'static str],
    /// Its options that take none.
    pub flags: &'static [&'static str],
    /// Returns the text for `--list`.
    pub list: fn() -> String,
    /// Does the work.
    pub run: fn(&Arguments) -> Result<ExitCode, Error>,
}

/// The parsed command line of a tool.
pub struct Arguments {
    /// The problem that is meant.
    pub problem: &'static Problem,
    /// Its name as it was given.
    pub name: String,
    /// The words behind it.
    pub words: Vec<OsString>,
    /// The options that are given, with their values; that of a flag is empty.
    pub options: HashMap<String, OsString>,
}

/// A command line, cut into words and options.
#[derive(Default)]
struct Given {
    words: Vec<OsString>,
    /// How many words stand before `--`, if it is there.
    dashes: Option<usize>,
    /// The options with their values; that of a flag is empty.
    options: HashMap<String, OsString>,
}

/// An exit status and a message.
pub type Error = (u8, String);

impl Tool {
    /// Runs the tool on the arguments of this process.
    pub fn main(&self) -> ExitCode {
        let docs = self.source.lines().map_while(|line| line.strip_prefix("//!"));
        let docs = docs.map(|line| line.strip_prefix(' ').unwrap_or(line));
        let help: Vec<_> = docs.filter(|line| !line.starts_with("```")).collect();
        let name = help[0].split(':').next().unwrap_or_default();
        let usage = help.iter().find(|line| line.starts_with("usage:")).expect("the docs have one");
        let given = self.split(env::args_os().skip(1));
        let status = given.map_err(|why| (2, format!("{why}; {usage}"))).and_then(|given| {
            if ["--help", "-h"].iter().any(|&flag| given.options.contains_key(flag)) {
                return Ok(print(name, [&help.join("\n"), "\n", NAMES]));
            }
            if given.options.contains_key("--list") {
                return Ok(print(name, [(self.list)()]));
            }
            (self.run)(&self.arguments(given, usage)?)
        });
        status.unwrap_or_else(|(status, message)| exit_with(status, format!("{name}: {message}")))
    }

    /// Splits arguments into words, and options with their values; behind `--` all are words.
    fn split(&self, mut given: impl Iterator<Item = OsString>) -> Result<Given, String> {
        let known = [self.options, self.flags, &["--help", "-h", "--list"]].concat();
        let mut split = Given::default();
        while let Some(word) = given.next() {
            let text = word.to_string_lossy();
            if text == "--" && split.dashes.is_none() {
                split.dashes = Some(split.words.len());
                continue;
            }
            if text == "-" || !text.starts_with('-') || split.dashes.is_some() {
                split.words.push(word);
                continue;
            }
            let (name, value) =
                text.split_once('=').map_or((&*text, None), |(name, value)| (name, Some(value)));
            if !known.contains(&name) {
                let names: Vec<_> = known.iter().map(|option| option.to_string()).collect();
                let hint = nearest(&[name.to_string()], &names);
                let hint = hint.map(|(_, near)| format!(", did you mean {near}?"));
                return Err(format!("unknown option {text}{}", hint.unwrap_or_default()));
            }
            let value = match (self.options.contains(&name), value) {
                (false, Some(_)) => return Err(format!("{name} takes no value")),
                (false, None) => Some(OsString::new()),
                (true, Some(value)) => Some(value.into()),
                (true, None) => given.next().filter(|next| next != "--"),
            };
            let value = value.ok_or_else(|| format!("{name} needs a value"))?;
            split.options.insert(name.to_string(), value);
        }
        Ok(split)
    }

    /// Returns the arguments of a call.
    fn arguments(&self, given: Given, usage: &str) -> Result<Arguments, Error> {
        let Given { mut words, dashes, options } = given;
        let takes_command = self.words.last() == Some(&"[ARGUMENT...]");
        let dashes = dashes.filter(|_| takes_command);
        let names: Vec<String> = words.iter().map(|word| word.to_string_lossy().into()).collect();
        let names = &names[..dashes.unwrap_or(words.len())];
        if names.is_empty() {
            return Err((2, format!("NAME is missing; {usage}; --list shows all names")));
        }
        let (problem, length) = problem(names)?;
        let words = words.split_off(length);
        let extra = match dashes {
            Some(_) => names.get(length),
            None => names.get(length + self.words.len()).filter(|_| !takes_command),
        };
        let missing = self.words.iter().skip(words.len()).find(|word| !word.starts_with('['));
        let what = if let Some(extra) = extra {
            format!("'{extra}' is one word too many")
        } else if let Some(missing) = missing {
            format!("{missing} is missing")
        } else if words.iter().filter(|word| *word == "-").count() > 1 && !takes_command {
            "only one file can be standard input".to_string()
        } else {
            return Ok(Arguments { problem, name: names[..length].join(" "), words, options });
        };
        Err((2, format!("{what}; {usage}")))
    }
}

/// Returns the error for what is given in place of one of the names, with the nearest of them.
pub fn unknown(what: &str, given: &[String], names: &[String]) -> Error {
    let (given, hint) = match nearest(given, names) {
        Some((given, name)) => (given, format!("did you mean {name}? ")),
        None => (given[0].clone(), String::new()),
    };
    (2, format!("no {what} is called '{}'; {hint}--list shows all", given.escape_debug()))
}

/// Returns the problem that the first words name, and how many words that takes: of `p1379 -` one,
/// of `POJ 1077` two.
fn problem(words: &[String]) -> Result<(&'static Problem, usize), Error> {
    let given: Vec<_> = (1..=words.len()).map(|length| words[..length].join(" ")).collect();
    let mut found = (1..).zip(&given).filter_map(|(length, name)| Some((find(name)?, length)));
    found.next().ok_or_else(|| {
        let names: Vec<_> = PROBLEMS.iter().flat_map(Problem::names).collect();
        unknown("problem", &given, &names)
    })
}

impl Arguments {
    /// Returns the number that an option is given.
    ///
    /// # Errors
    /// It is not a number, or not within the bounds.
    pub fn number<T: FromStr + PartialOrd + Display>(
        &self,
        option: &str,
        [least, most]: [T; 2],
    ) -> Result<Option<T>, Error> {
        let parse = |value: &OsString| {
            let text = value.to_string_lossy();
            let number = text.parse().ok().filter(|number| least <= *number && *number <= most);
            number.ok_or_else(|| {
                (2, format!("{option} takes a number from {least} to {most}, not '{text}'"))
            })
        };
        self.options.get(option).map(parse).transpose()
    }

    /// Returns the seed that is given, or else another one each time.
    pub fn seed(&self) -> Result<u64, Error> {
        let now = || UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos() as u64);
        Ok(self.number("--seed", [0, u64::MAX])?.unwrap_or_else(now))
    }

    /// Reads all cases of a file, or of standard input for `-`, each with the line where it starts.
    ///
    /// # Errors
    /// The file cannot be read, or breaks a rule of the input.
    pub fn cases(&self, file: &OsStr) -> Result<Vec<(usize, Case)>, Error> {
        cases::read(self.problem, &read(file)?)
            .map_err(|error| (2, format!("{}: {error}", file.to_string_lossy())))
    }
}

/// Reads all of a file, or of standard input for `-`.
pub fn read(file: &OsStr) -> Result<Vec<u8>, Error> {
    if file != "-" {
        return fs::read(file).map_err(error(2, "open", file));
    }
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes).map_err(error(2, "read", file))?;
    Ok(bytes)
}

/// Returns a function that turns an error with a file into the tool's, with an exit status and what
/// could not be done.
pub fn error<'a>(status: u8, what: &'a str, file: &'a OsStr) -> impl Fn(io::Error) -> Error + 'a {
    move |error| (status, format!("cannot {what} {}: {error}", file.to_string_lossy()))
}

/// Prints the parts of a text of the tool `name`, and returns the exit status. A broken pipe, where
/// nobody reads the text any more, counts as success.
pub fn print<T: AsRef<str>>(name: &str, parts: impl IntoIterator<Item = T>) -> ExitCode {
    let mut stdout = BufWriter::new(io::stdout().lock());
    let mut parts = parts.into_iter();
    let written = parts.try_for_each(|part| stdout.write_all(part.as_ref().as_bytes()));
    match written.and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            exit_with(1, format_args!("{name}: cannot write: {error}"))
        }
        _ => ExitCode::SUCCESS,
    }
}

/// Prints a message to standard error as one line, and returns the exit status `status`.
pub fn exit_with(status: u8, message: impl Display) -> ExitCode {
    say(message);
    ExitCode::from(status)
}

/// Prints a message to standard error as one line. A failure to do so is ignored.
pub fn say(message: impl Display) {
    let _ = writeln!(io::stderr(), "{}", printable(&message.to_string()));
}

/// Returns a text with all control characters but tabs escaped, such as line feeds and those that a
/// terminal takes for commands.
pub fn printable(text: &str) -> String {
    let shown = |symbol: char| match symbol {
        _ if symbol.is_control() && symbol != '\t' => symbol.escape_default().to_string(),
        _ => symbol.to_string(),
    };
    text.chars().map(shown).collect()
}
