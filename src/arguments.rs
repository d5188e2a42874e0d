//! The command lines of the tools: help, options, names of problems, files.

use std::collections::HashMap;
use std::env::{self, ArgsOs};
use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::fs;
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::UNIX_EPOCH;

use crate::judging::cases::{self, Cases};
use crate::judging::problems::{find, Problem, PROBLEMS};
use crate::names::nearest;

/// The end of each tool's `--help`.
const NAMES: &str = "
--list prints all problems: input, answer, limits, languages, files to paste, samples, and link.

NAME is a problem's id, with or without its judge, in any letter case: hdu1043, POJ 1077, 1077.
";

/// The flags that each tool takes.
const COMMON_FLAGS: [&str; 3] = ["--help", "-h", "--list"];

/// The work of a tool.
pub type Run = fn(&Arguments) -> Result<ExitCode, Error>;

/// A tool: what it takes, as its docs say.
#[derive(Default)]
struct Tool {
    name: &'static str,
    usage: &'static str,
    help: String,
    /// The parameters behind the problem's name, in brackets if they can be left out.
    parameters: Vec<&'static str>,
    /// Its options that take a value.
    options: Vec<&'static str>,
    /// Its options that take none.
    flags: Vec<&'static str>,
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
    /// All options that the tool has of its own.
    pub known_options: Vec<&'static str>,
}

/// Why a tool ends without a result.
pub struct Error {
    /// The exit status.
    pub status: u8,
    /// What is wrong, and what to do about it.
    pub message: String,
}

/// A command line, split into words and options.
#[derive(Default)]
struct Line {
    words: Vec<OsString>,
    /// How many words stand before `--`, if it is there.
    before_dashes: Option<usize>,
    /// The options with their values; that of a flag is empty.
    options: HashMap<String, OsString>,
}

impl Error {
    /// Returns the error of a call that is wrong or cannot be carried out: its exit status is 2.
    pub fn new(message: impl Into<String>) -> Error {
        Error { status: 2, message: message.into() }
    }
}

/// Runs a tool on the arguments of this process: prints the help or the `list` if they ask for it,
/// or else calls `run`.
///
/// The docs at the head of its `source` are the help, and say what it takes. They begin with its
/// name. A line `usage: …` has the parameters, in brackets if they can be left out; `--` stands
/// before a command of any number of words. Each option begins a line, with the name of its value
/// if it takes one, and two spaces before its text.
pub fn main(source: &'static str, list: fn() -> String, run: Run) -> ExitCode {
    let tool = Tool::new(source);
    match tool.call(list, run) {
        Ok(status) => status,
        Err(error) => exit_with(error.status, format!("{}: {}", tool.name, error.message)),
    }
}

impl Tool {
    /// Returns what the docs of a source say.
    fn new(source: &'static str) -> Tool {
        let mut tool = Tool::default();
        for line in source.lines().map_while(|line| line.strip_prefix("//!")) {
            let line = line.strip_prefix(' ').unwrap_or(line);
            if line.starts_with("```") {
                continue;
            }
            tool.help += line;
            tool.help += "\n";
            if line.starts_with("usage: ") {
                tool.usage = line;
            }
            let (form, _) = line.split_once("  ").unwrap_or_default();
            match form.split_once(' ') {
                Some((option, _)) if form.starts_with("--") => tool.options.push(option),
                None if form.starts_with("--") => tool.flags.push(form),
                _ => {}
            }
        }
        tool.help += NAMES;
        // Such as `usage: show NAME [INPUT [OUTPUT]] [options] | --list | --help`.
        let (form, _) = tool.usage.split_once(" | ").expect("the docs have the usage");
        let mut words = form.split(' ').skip(1);
        tool.name = words.next().expect("the name of the tool");
        let parameters = words.skip(1).filter(|&word| word != "[options]" && word != "--");
        tool.parameters = parameters.collect();
        // Of options that are equally like a mistyped one, the first is suggested.
        tool.options.sort_unstable();
        tool.flags.sort_unstable();
        tool
    }

    /// Does what the arguments of this process ask for.
    fn call(&self, list: fn() -> String, run: Run) -> Result<ExitCode, Error> {
        let line = self.split()?;
        if line.options.contains_key("--help") || line.options.contains_key("-h") {
            return Ok(print(self.name, [&self.help]));
        }
        if line.options.contains_key("--list") {
            return Ok(print(self.name, [list()]));
        }
        run(&self.check(line)?)
    }

    /// Returns the error of a wrong call, with the usage.
    fn refusal(&self, what: &str) -> Error {
        Error::new(format!("{what}; {}", self.usage))
    }

    /// Splits the arguments of this process into words, and options with their values; behind `--`
    /// all are words.
    fn split(&self) -> Result<Line, Error> {
        let mut line = Line::default();
        let mut arguments = env::args_os();
        // The first one names the program.
        arguments.next();
        while let Some(argument) = arguments.next() {
            let text = argument.to_string_lossy();
            if text == "--" {
                line.before_dashes = Some(line.words.len());
                line.words.extend(arguments.by_ref());
            } else if text == "-" || !text.starts_with('-') {
                line.words.push(argument);
            } else {
                let (option, value) = self.option(&text, &mut arguments)?;
                line.options.insert(option, value);
            }
        }
        Ok(line)
    }

    /// Returns an option and its value, which stands behind `=` or is the next argument; that of a
    /// flag is empty.
    fn option(&self, text: &str, following: &mut ArgsOs) -> Result<(String, OsString), Error> {
        let (name, attached) = match text.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (text, None),
        };
        let known = [&self.options[..], &self.flags, &COMMON_FLAGS].concat();
        if !known.contains(&name) {
            let hint = match nearest(&[name], &known) {
                Some(guess) => format!(", did you mean {}?", guess.name),
                None => String::new(),
            };
            return Err(self.refusal(&format!("unknown option {text}{hint}")));
        }
        let is_flag = !self.options.contains(&name);
        let value = match attached {
            Some(_) if is_flag => return Err(self.refusal(&format!("{name} takes no value"))),
            Some(value) => OsString::from(value),
            None if is_flag => OsString::new(),
            None => match following.next() {
                Some(value) if value != "--" => value,
                _ => return Err(self.refusal(&format!("{name} needs a value"))),
            },
        };
        Ok((name.to_string(), value))
    }

    /// Checks a command line against what the tool takes, and finds the problem in it.
    fn check(&self, line: Line) -> Result<Arguments, Error> {
        let takes_command = self.usage.contains(" -- ");
        // Without a command, `--` means nothing.
        let before_dashes = if takes_command { line.before_dashes } else { None };
        let name_end = before_dashes.unwrap_or(line.words.len());
        let texts: Vec<String> =
            line.words[..name_end].iter().map(|word| word.to_string_lossy().into()).collect();
        if texts.is_empty() {
            let message = self.refusal("NAME is missing").message;
            return Err(Error::new(message + "; --list shows all names"));
        }
        let (problem, name_length) = named_problem(&texts)?;
        let words = line.words[name_length..].to_vec();
        // Before `--` stands the name alone. A command has any number of words.
        let allowed = match before_dashes {
            Some(_) => name_length,
            None if takes_command => usize::MAX,
            None => name_length + self.parameters.len(),
        };
        if let Some(extra) = texts.get(allowed) {
            return Err(self.refusal(&format!("'{extra}' is one word too many")));
        }
        let mut not_given = self.parameters.iter().skip(words.len());
        if let Some(missing) = not_given.find(|parameter| !parameter.starts_with('[')) {
            return Err(self.refusal(&format!("{missing} is missing")));
        }
        if !takes_command && words.iter().filter(|&word| word == "-").count() > 1 {
            return Err(self.refusal("only one file can be standard input"));
        }
        let name = texts[..name_length].join(" ");
        let known_options = [&self.options[..], &self.flags].concat();
        Ok(Arguments { problem, name, words, options: line.options, known_options })
    }
}

/// Returns the error for an unknown name of some kind (`what`), with the nearest of all `names`.
/// The texts in `given` are those that may be meant as a name.
pub fn unknown(what: &str, given: &[String], names: &[String]) -> Error {
    let (text, hint) = match nearest(given, names) {
        Some(guess) => (guess.given, format!("did you mean {}? ", guess.name)),
        None => (given[0].as_str(), String::new()),
    };
    Error::new(format!("no {what} is called '{}'; {hint}--list shows all", text.escape_debug()))
}

/// Returns the problem that the first words name, and how many words that takes: of `p1379 -` one,
/// of `POJ 1077` two.
fn named_problem(words: &[String]) -> Result<(&'static Problem, usize), Error> {
    let mut tried = Vec::new();
    for length in 1..=words.len() {
        let name = words[..length].join(" ");
        if let Some(problem) = find(&name) {
            return Ok((problem, length));
        }
        tried.push(name);
    }
    let names: Vec<_> = PROBLEMS.iter().flat_map(Problem::names).collect();
    Err(unknown("problem", &tried, &names))
}

impl Arguments {
    /// Returns whether an option or a flag is given.
    pub fn has(&self, option: &str) -> bool {
        self.options.contains_key(option)
    }

    /// Returns the number that an option is given.
    ///
    /// # Errors
    /// It is not a number, or not within the bounds.
    pub fn number<T: FromStr + PartialOrd + Display>(
        &self,
        option: &str,
        bounds: RangeInclusive<T>,
    ) -> Result<Option<T>, Error> {
        let text = match self.options.get(option) {
            Some(value) => value.to_string_lossy(),
            None => return Ok(None),
        };
        match text.parse() {
            Ok(number) if bounds.contains(&number) => Ok(Some(number)),
            _ => {
                let range = format!("a number from {} to {}", bounds.start(), bounds.end());
                Err(Error::new(format!("{option} takes {range}, not '{text}'")))
            }
        }
    }

    /// Returns the seed that is given, or else another one each time.
    pub fn seed(&self) -> Result<u64, Error> {
        let now = UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos() as u64);
        Ok(self.number("--seed", 0..=u64::MAX)?.unwrap_or(now))
    }

    /// Reads all cases of a file, or of standard input for `-`.
    ///
    /// # Errors
    /// The file cannot be read, or breaks a rule of the input.
    pub fn cases(&self, file: &OsStr) -> Result<Cases, Error> {
        cases::read(self.problem, &read(file)?)
            .map_err(|error| Error::new(format!("{}: {error}", file.to_string_lossy())))
    }
}

/// Reads all of a file, or of standard input for `-`.
pub fn read(file: &OsStr) -> Result<Vec<u8>, Error> {
    if file != "-" {
        return fs::read(file).map_err(cannot("open", file));
    }
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes).map_err(cannot("read", file))?;
    Ok(bytes)
}

/// Returns a function that turns the system's error into that of the tool: that it cannot do this
/// (`what`) with this file, and why.
pub fn cannot<'a>(what: &'a str, file: &'a OsStr) -> impl Fn(io::Error) -> Error + 'a {
    move |error| Error::new(format!("cannot {what} {}: {error}", file.to_string_lossy()))
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
    let mut shown = String::new();
    for symbol in text.chars() {
        if symbol.is_control() && symbol != '\t' {
            shown.extend(symbol.escape_default());
        } else {
            shown.push(symbol);
        }
    }
    shown
}
