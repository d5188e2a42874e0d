//! The command lines of the tools: help, options, names of problems, files.
//!
//! The docs at the head of a tool's source are its help and its grammar, as in docopt. They begin
//! with the name of the tool and a colon. Three kinds of lines say what the tool takes:
//!
//! - `usage: TOOL NAME INPUT [OUTPUT] [options] | …` lists the parameters after the problem's
//!   NAME, in brackets if they can be left out. A ` -- ` among them means that a command follows:
//!   any number of words. What comes after ` | ` is for people;
//! - `--option VALUE  text` is an option that takes a value, with two spaces or more before the
//!   text;
//! - `--flag  text` is an option that takes no value.

use std::collections::{BTreeMap, HashMap};
use std::env::{self, ArgsOs};
use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::UNIX_EPOCH;

use crate::error::Error;
use crate::judging::cases::reader::Reader;
use crate::judging::cases::{self, Parsed};
use crate::judging::problems::{find, Problem, Task, PROBLEMS};
use crate::names::nearest;
use crate::streams::{exit_with, print, read};

/// The end of the help of each tool, which has the option that all take.
const HELP_END: &str = "
--goal GOAL  replaces the goal of the problem, as in --goal 123804765
--list prints all problems: input, answer, limits, languages, files to paste, samples, and link.

NAME is a problem's id, with or without its judge, in any letter case: hdu1043, POJ 1077, 1077.
P1379 is also called 1379.
";

const COMMON_FLAGS: [&str; 3] = ["--help", "-h", "--list"];

pub type Work = fn(&Arguments) -> Result<ExitCode, Error>;

/// What a tool takes, as its help says.
#[derive(Default)]
struct Tool {
    name: &'static str,
    usage: &'static str,
    help: String,
    /// The parameters after the problem's name, in brackets if they can be left out.
    parameters: Vec<&'static str>,
    /// The options, each with the form of its value in the help, or `None` for a flag.
    options: BTreeMap<&'static str, Option<&'static str>>,
}

/// The parsed command line of a tool.
pub struct Arguments {
    /// The problem that is meant, with the goal of `--goal` if that is given.
    pub problem: &'static Problem,
    /// The name of the problem as it was given.
    pub name: String,
    /// The words after the name.
    pub words: Vec<OsString>,
    /// The options that are given, with their values. The value of a flag is empty.
    pub options: HashMap<String, OsString>,
}

/// A command line, split into words and options.
#[derive(Default)]
struct CommandLine {
    /// The words, which begin with the name of the problem.
    words: Vec<OsString>,
    /// The command after `--`, if there is a `--` and the tool takes a command.
    command: Option<Vec<OsString>>,
    /// The options with their values. The value of a flag is empty.
    options: HashMap<String, OsString>,
}

/// Runs a tool on the arguments of this process: prints the help or the `list` if they ask for it,
/// or else calls `work`. The docs at the head of `source` are the help and the grammar.
pub fn main(source: &'static str, list: fn() -> String, work: Work) -> ExitCode {
    let tool = Tool::new(source);
    match tool.call(list, work) {
        Ok(status) => status,
        Err(error) => exit_with(error.status, format!("{}: {}", tool.name, error.message)),
    }
}

impl Tool {
    /// Reads the docs at the head of a source.
    fn new(source: &'static str) -> Tool {
        let mut tool = Tool::default();
        let docs = source.lines().map_while(|line| line.strip_prefix("//!"));
        let docs = docs.map(|line| line.strip_prefix(' ').unwrap_or(line));
        for line in docs.chain(HELP_END.lines()) {
            if line.starts_with("```") {
                continue;
            }
            tool.help += line;
            tool.help += "\n";
            if line.starts_with("usage: ") {
                tool.usage = line;
            }
            // What comes before the text: an option, and its value if it takes one.
            let (left, _) = line.split_once("  ").unwrap_or_default();
            if left.starts_with("--") {
                match left.split_once(' ') {
                    Some((option, form)) => tool.options.insert(option, Some(form)),
                    None => tool.options.insert(left, None),
                };
            }
        }
        // Such as `usage: show NAME [INPUT [OUTPUT]] [options] | --list | --help`.
        let (call, _) = tool.usage.split_once(" | ").expect("the docs have the usage");
        let mut words = call.split(' ').skip(1);
        tool.name = words.next().expect("the name of the tool");
        let parameters = words.skip(1).filter(|&word| word != "[options]" && word != "--");
        tool.parameters = parameters.collect();
        tool
    }

    fn call(&self, list: fn() -> String, work: Work) -> Result<ExitCode, Error> {
        let line = self.split()?;
        if line.options.contains_key("--help") || line.options.contains_key("-h") {
            return print([&self.help]);
        }
        if line.options.contains_key("--list") {
            return print([list()]);
        }
        work(&self.check(line)?)
    }

    /// The error of a wrong call, with the usage.
    fn refusal(&self, mistake: &str) -> Error {
        Error::new(format!("{mistake}; {}", self.usage))
    }

    /// Splits the arguments of this process into words, and options with their values. After `--`
    /// no argument is an option.
    fn split(&self) -> Result<CommandLine, Error> {
        let mut line = CommandLine::default();
        let mut arguments = env::args_os();
        // The first one names the program.
        arguments.next();
        while let Some(argument) = arguments.next() {
            let text = argument.to_string_lossy();
            if text == "--" {
                if self.takes_command() {
                    line.command = Some(arguments.by_ref().collect());
                } else {
                    line.words.extend(arguments.by_ref());
                }
            } else if text == "-" || !text.starts_with('-') {
                line.words.push(argument);
            } else {
                let (option, value) = self.option(&text, &mut arguments)?;
                if line.options.insert(option.clone(), value).is_some() {
                    return Err(self.refusal(&format!("{option} is given twice")));
                }
            }
        }
        Ok(line)
    }

    /// Splits an option from its value, which comes after `=` or is the next argument. The value of
    /// a flag is empty.
    fn option(&self, text: &str, following: &mut ArgsOs) -> Result<(String, OsString), Error> {
        let (name, attached) = match text.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (text, None),
        };
        let options: Vec<_> = self.options.keys().copied().chain(COMMON_FLAGS).collect();
        if !options.contains(&name) {
            let hint = match nearest(&[name], &options) {
                Some(guess) => format!(", did you mean {}?", guess.name),
                None => String::new(),
            };
            return Err(self.refusal(&format!("unknown option {text}{hint}")));
        }
        let form = self.options.get(name).copied().flatten();
        let value = match (form, attached) {
            (None, Some(_)) => return Err(self.refusal(&format!("{name} takes no value"))),
            (None, None) => OsString::new(),
            (Some(_), Some(value)) => OsString::from(value),
            (Some(form), None) => match following.next() {
                Some(value) if value != "--" => value,
                _ => return Err(self.refusal(&format!("{name} needs a value: {name} {form}"))),
            },
        };
        Ok((name.to_string(), value))
    }

    /// Finds the problem in a command line, and checks the words after its name.
    fn check(&self, line: CommandLine) -> Result<Arguments, Error> {
        let texts: Vec<String> =
            line.words.iter().map(|word| word.to_string_lossy().into()).collect();
        if texts.is_empty() {
            let message = self.refusal("NAME is missing").message;
            return Err(Error::new(message + "; --list shows all names"));
        }
        let (problem, name_length) = named_problem(&texts)?;
        let words = self.after_name(&line.words[name_length..], line.command)?;
        let problem = with_goal(problem, line.options.get("--goal"))?;
        let name = texts[..name_length].join(" ");
        Ok(Arguments { problem, name, words, options: line.options })
    }

    /// The words after the name of the problem, or else the command after `--`, if they are neither
    /// too many nor too few.
    fn after_name(
        &self,
        words: &[OsString],
        command: Option<Vec<OsString>>,
    ) -> Result<Vec<OsString>, Error> {
        let most_words = match command {
            // `stress POJ 1077 -- ./a.out a b c`
            Some(_) => 0,
            // `stress POJ 1077 ./a.out a b c`
            None if self.takes_command() => usize::MAX,
            // `check POJ 1077 INPUT ACTUAL EXPECTED`
            None => self.parameters.len(),
        };
        if let Some(extra) = words.get(most_words) {
            let extra = extra.to_string_lossy();
            return Err(self.refusal(&format!("'{extra}' is one word too many")));
        }
        let words = command.unwrap_or_else(|| words.to_vec());
        let mut not_given = self.parameters.iter().skip(words.len());
        if let Some(missing) = not_given.find(|parameter| !parameter.starts_with('[')) {
            return Err(self.refusal(&format!("{missing} is missing")));
        }
        if !self.takes_command() && words.iter().filter(|&word| word == "-").count() > 1 {
            return Err(self.refusal("only one file can be standard input"));
        }
        Ok(words)
    }

    fn takes_command(&self) -> bool {
        self.usage.contains(" -- ")
    }
}

/// The error for an unknown name of some kind, with the nearest of all `names`. Each of the `texts`
/// may be the mistyped name.
pub fn unknown(kind: &str, texts: &[String], names: &[String]) -> Error {
    let (text, hint) = match nearest(texts, names) {
        Some(guess) => (guess.text, format!("did you mean {}? ", guess.name)),
        None => (texts[0].as_str(), String::new()),
    };
    Error::new(format!("no {kind} is called '{}'; {hint}--list shows all", text.escape_debug()))
}

/// The problem that the first words name, and how many words that takes: of `p1379 -` one, of `POJ
/// 1077` two.
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
    let Error { message, .. } = unknown("problem", &tried, &names);
    Err(Error::new(message + "; for other judges, see src/bin/README.md"))
}

/// A problem with the goal that is given, if any.
///
/// # Errors
/// The problem has no goal of its own, or the value is no board.
pub fn with_goal(
    problem: &'static Problem,
    value: Option<&OsString>,
) -> Result<&'static Problem, Error> {
    let text = match value {
        Some(value) => value.to_string_lossy(),
        None => return Ok(problem),
    };
    let task = match problem.task {
        Task::Path(_) => Task::Path,
        Task::Distance(_) => Task::Distance,
        Task::Pair | Task::Rotation => {
            let name = problem.name;
            return Err(Error::new(format!("{name} has no goal of its own; leave out --goal")));
        }
    };
    let mut reader = Reader::new(text.as_bytes());
    match (reader.eight(), reader.peek()) {
        // The new problem lasts as long as those of the list: to the end of the process.
        (Ok(goal), None) => Ok(Box::leak(Box::new(Problem { task: task(goal), ..*problem }))),
        _ => {
            let board = "the tiles 1 to 8 and a blank (0, x or X), such as 123804765";
            Err(Error::new(format!("--goal takes {board}, not '{text}'")))
        }
    }
}

impl Arguments {
    /// Whether an option or a flag is given.
    pub fn has(&self, option: &str) -> bool {
        self.options.contains_key(option)
    }

    /// The value of an option that takes a number.
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

    /// The value of `--seed`, or else a new seed each time.
    pub fn seed(&self) -> Result<u64, Error> {
        let now = UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos() as u64);
        Ok(self.number("--seed", 0..=u64::MAX)?.unwrap_or(now))
    }

    /// Reads all cases of a file, or of standard input for `-`.
    ///
    /// # Errors
    /// The file cannot be read, or breaks a rule of the input.
    pub fn cases(&self, file: &OsStr) -> Result<Parsed, Error> {
        cases::read(self.problem, &read(file)?)
            .map_err(|error| Error::new(format!("{}: {error}", file.to_string_lossy())))
    }
}
