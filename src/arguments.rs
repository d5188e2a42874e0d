//! What the command lines of all tools have in common.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Read};
#[cfg(unix)]
use std::os::unix::ffi::OsStrExt;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::UNIX_EPOCH;
use std::{env, fmt};

use crate::cli::{exit_with, print};
use crate::course::{Lesson, LESSONS};
use crate::judging::judges::plain;
use crate::judging::{Problem, PROBLEMS};

/// The end of each text for `--help`.
const NAMES: &str = "
--list prints a line for each problem: its name, binary, samples and task, then the judge's input,
answers, limits and languages, the files to paste, and the link.

NAME is a problem's id, with or without its judge, in any letter case: hdu1043, POJ 1077, 1077.
";

/// What a call gives.
struct Given {
    words: Vec<OsString>,
    /// How many of the words stand before `--`, if it is there.
    before: Option<usize>,
    /// Each option with its value or an empty one.
    options: Vec<(String, OsString)>,
}

/// What is asked of a tool.
pub struct Arguments {
    /// The problem that is meant.
    pub problem: &'static Problem,
    /// Its name as it was given.
    pub name: String,
    /// The other words.
    pub words: Vec<OsString>,
    options: Vec<(String, OsString)>,
}

/// An exit status and a message.
pub type Error = (u8, String);

/// Runs a tool on the arguments of this process. The docs at the top of its source are its help,
/// and its arguments are parsed by them, as docopt does.
///
/// They begin with the tool's name. The line `usage: …` has the words that a call needs, in
/// brackets if they can be left out. An option begins its line; a word after it, and after a single
/// space, is its value; what follows two spaces describes it, and may have `[default: VALUE]`.
/// `list` returns the text for `--list`.
pub fn run(
    source: &str,
    list: fn() -> String,
    work: fn(&Arguments) -> Result<ExitCode, Error>,
) -> ExitCode {
    let docs = source.lines().map_while(|line| line.strip_prefix("//!"));
    let docs = docs.filter(|line| !line.starts_with(" ```"));
    let help: String =
        docs.flat_map(|line| [line.strip_prefix(' ').unwrap_or(line), "\n"]).collect();
    let name = help.split(':').next().unwrap_or_default();
    let usage = help.lines().find(|line| line.starts_with("usage:")).expect("the docs have one");
    let found = split(env::args_os().skip(1), &help);
    let found = found.map_err(|why| (2, format!("{why}; {usage}")));
    let status = found.and_then(|found| {
        let has = |flag: &str| found.options.iter().any(|(option, _)| option == flag);
        if has("--help") || has("-h") {
            return Ok(print(name, &(help.clone() + NAMES)));
        }
        if has("--list") {
            return Ok(print(name, &list()));
        }
        work(&arguments(found, usage)?)
    });
    status.unwrap_or_else(|(status, message)| exit_with(status, format!("{name}: {message}")))
}

/// Splits arguments into words, and options with their values; behind `--` all are words.
fn split(mut given: impl Iterator<Item = OsString>, help: &str) -> Result<Given, String> {
    let (mut words, mut before, mut options) = (Vec::new(), None, defaults(help));
    while let Some(word) = given.next() {
        let text = word.to_string_lossy();
        if text == "-" || !text.starts_with('-') {
            words.push(word.clone());
            continue;
        }
        if text == "--" {
            before = Some(words.len());
            words.extend(given);
            break;
        }
        let (option, has_value) = (text.split('=').next().unwrap_or_default(), text.contains('='));
        let described = help.lines().filter_map(|line| line.split("  ").next());
        let described = described.filter(|line| line.starts_with('-'));
        let lines: Vec<_> = described.chain(["--help", "-h", "--list"]).collect();
        let name = |line: &str| line.split(' ').next().unwrap_or_default().to_string();
        let line = lines.iter().find(|line| name(line) == option);
        // A file's name may be any bytes.
        #[cfg(unix)]
        let value = || OsStr::from_bytes(&word.as_bytes()[option.len() + 1..]).into();
        #[cfg(not(unix))]
        let value = || text[option.len() + 1..].to_string().into();
        let value = match line.map(|line| line.contains(' ')) {
            None => {
                let names = lines.iter().map(|line| name(line));
                let hint = nearest(option, names).map(|name| format!(", did you mean {name}?"));
                return Err(format!("unknown option {text}{}", hint.unwrap_or_default()));
            }
            Some(false) if has_value => return Err(format!("{option} takes no value")),
            Some(false) => Some(OsString::new()),
            Some(true) if has_value => Some(value()),
            Some(true) => given.next(),
        };
        let value = value.ok_or_else(|| format!("{option} needs a value"))?;
        options.push((option.to_string(), value));
    }
    Ok(Given { words, before, options })
}

/// Returns the options that have a default in the help.
fn defaults(help: &str) -> Vec<(String, OsString)> {
    let default = |text: &str| {
        let (_, default) = text.split_once("[default: ")?;
        Some((format!("-{}", text.split(' ').next()?), default.split(']').next()?.into()))
    };
    help.split("\n-").skip(1).filter_map(default).collect()
}

/// Returns the option that was meant by an unknown one: one that begins with it, or is much like
/// it.
fn nearest(option: &str, names: impl Iterator<Item = String>) -> Option<String> {
    let far = |name: &str| {
        if name.starts_with(option) {
            return 0;
        }
        mismatch(option.trim_start_matches('-'), name.trim_start_matches('-'))
    };
    let nearest = names.min_by_key(|name| far(name))?;
    (far(&nearest) <= nearest.len() / 3).then_some(nearest)
}

/// Returns how long the longer name is without the beginning and the end that both share.
fn mismatch(left: &str, right: &str) -> usize {
    let begin = left.bytes().zip(right.bytes()).take_while(|(left, right)| left == right).count();
    let [left, right] = [left, right].map(|name| &name.as_bytes()[begin..]);
    let ends = left.iter().rev().zip(right.iter().rev());
    left.len().max(right.len()) - ends.take_while(|(left, right)| left == right).count()
}

/// Returns the problem that the first words name, and how many words that takes; if they name none,
/// a message with the nearest name.
fn problem(words: &[String]) -> Result<(&'static Problem, usize), String> {
    let mut candidates = Vec::new();
    for length in 1..=words.len() {
        let given = plain(&words[..length].concat());
        for problem in PROBLEMS {
            for name in problem.plain_names() {
                candidates.push((mismatch(&given, &name), name, problem, length));
            }
        }
    }
    let nearest = candidates.into_iter().min_by_key(|(mismatch, ..)| *mismatch);
    let (mismatch, name, problem, length) = nearest.expect("there are words and names");
    if mismatch == 0 {
        return Ok((problem, length));
    }
    let is_near = mismatch <= name.len() / 2;
    let meant = if is_near { format!("did you mean {name}? ") } else { String::new() };
    let given = words[..length].join(" ");
    Err(format!("no problem is called '{}'; {meant}--list shows all", given.escape_debug()))
}

/// Returns the lesson whose method has a name, for the game of a problem.
///
/// # Errors
/// No method has that name; the message has the names of all, the nearest first.
pub fn lesson(problem: &Problem, method: &OsStr) -> Result<&'static Lesson, Error> {
    let method = method.to_string_lossy();
    let mut lessons = LESSONS.iter().filter(|lesson| lesson.is_for(&problem.binary.task));
    let mut names: Vec<_> = lessons.clone().map(Lesson::name).collect();
    lessons.find(|lesson| lesson.name() == method).ok_or_else(|| {
        names.sort_by_key(|name| mismatch(&method, name));
        let (judge, given, names) = (problem.name, method.escape_debug(), names.join(", "));
        (2, format!("no method for {judge} is called '{given}'; did you mean {names}?"))
    })
}

/// Returns the arguments of a call.
fn arguments(given: Given, usage: &str) -> Result<Arguments, Error> {
    let Given { mut words, before, options } = given;
    let call = usage.split(" | ").next().unwrap_or_default().split(' ').skip(2);
    let mut expected: Vec<_> = call.filter(|word| *word != "[options]").collect();
    // What stands behind the two dashes of a usage is a command's own.
    let command = expected.iter().position(|word| *word == "--");
    expected.retain(|word| *word != "--");
    let before = before.filter(|_| command.is_some());
    let at = expected.iter().position(|word| *word == "NAME").expect("the usage has it");
    let named = &words[..before.unwrap_or(words.len())];
    if named.len() <= at {
        let missing = expected[named.len()..=at].join(" is missing, ");
        return Err((2, format!("{missing} is missing; {usage}; --list shows all names")));
    }
    expected.remove(at);
    let names: Vec<String> = named[at..].iter().map(|word| word.to_string_lossy().into()).collect();
    let (problem, length) = problem(&names).map_err(|message| (2, message))?;
    let name = names[..length].join(" ");
    // Behind the name and before the two dashes.
    let extra = before.and_then(|before| words[..before].get(at + length).cloned());
    drop(words.drain(at..at + length));
    let most = if command.is_some() { usize::MAX } else { expected.len() };
    let what = match expected.get(words.len()) {
        _ if command.is_none() && words.iter().filter(|word| *word == "-").count() > 1 => {
            "only one file can be standard input".to_string()
        }
        Some(missing) if !missing.starts_with('[') => format!("{missing} is missing"),
        _ => match extra.as_ref().or_else(|| words.get(most)) {
            Some(extra) => format!("'{}' is one word too many", extra.to_string_lossy()),
            None => return Ok(Arguments { problem, name, words, options }),
        },
    };
    Err((2, format!("{what}; {usage}")))
}

impl Arguments {
    /// Returns whether a flag is given.
    pub fn has(&self, flag: &str) -> bool {
        self.value(flag).is_some()
    }

    /// Returns the value of an option.
    pub fn value(&self, option: &str) -> Option<&OsString> {
        self.options.iter().rev().find(|(given, _)| given == option).map(|(_, value)| value)
    }

    /// Returns the number that an option is given.
    ///
    /// # Errors
    /// It is not a number, or not within the bounds.
    pub fn number<T: FromStr + PartialOrd + fmt::Display>(
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
        self.value(option).map(parse).transpose()
    }

    /// Returns the seed that is given, or else another one each time.
    pub fn seed(&self) -> Result<u64, Error> {
        let now = || UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos() as u64);
        Ok(self.number("--seed", [0, u64::MAX])?.unwrap_or_else(now))
    }
}

/// Opens a file, or standard input for `-`.
pub fn open(file: &OsStr) -> Result<Box<dyn Read>, Error> {
    if file == "-" {
        return Ok(Box::new(io::stdin()));
    }
    Ok(Box::new(File::open(file).map_err(error(2, "open", file))?))
}

/// Reads all of a file, or of standard input for `-`.
pub fn read(file: &OsStr) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    open(file)?.read_to_end(&mut bytes).map_err(error(2, "read", file))?;
    Ok(bytes)
}

/// Returns a function that turns an error with a file into the tool's, with an exit status and what
/// could not be done.
pub fn error<'a>(status: u8, what: &'a str, file: &'a OsStr) -> impl Fn(io::Error) -> Error + 'a {
    move |error| (status, format!("cannot {what} {}: {error}", file.to_string_lossy()))
}
