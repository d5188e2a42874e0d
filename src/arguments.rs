//! The command lines of the tools: help, options, names of problems, files.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Read, Write};
#[cfg(unix)]
use std::os::unix::ffi::OsStrExt;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::UNIX_EPOCH;

use crate::course::{Lesson, LESSONS};
use crate::judging::problems::{find, plain};
use crate::judging::{Problem, PROBLEMS};

/// The end of each tool's `--help`.
const NAMES: &str = "
--list prints a line for each problem: its name, program, samples and task, then the judge's input,
answers, limits and languages, the files to paste, and the link.

NAME is a problem's id, with or without its judge, in any letter case: hdu1043, POJ 1077, 1077.
";

/// How many bytes are collected before they are printed.
const BUFFER: usize = 1 << 16;

/// An option of the help: its name, whether it takes a value, and its default.
type Described = (String, bool, Option<OsString>);

/// A command line, cut into words and options.
struct Given {
    words: Vec<OsString>,
    /// How many of the words stand before `--`, if it is there.
    before: Option<usize>,
    /// The defaults, then each option that is given with its value; that of a flag is empty.
    options: Vec<(String, OsString)>,
}

/// The parsed command line of a tool.
pub struct Arguments {
    /// The problem that is meant.
    pub problem: &'static Problem,
    /// Its name as it was given.
    pub name: String,
    /// The words behind it.
    pub words: Vec<OsString>,
    options: Vec<(String, OsString)>,
}

/// An exit status and a message.
pub type Error = (u8, String);

/// Runs a tool on the arguments of this process. The docs at the top of its source are its help,
/// and its arguments are parsed by them, as docopt does.
///
/// They begin with the tool's name. The line `usage: …` of a fenced block has the words that a call
/// needs, in brackets if they can be left out. An option begins a line of such a block; a word
/// after it, and after a single space, is its value; what follows two spaces describes it, and may
/// have `[default: VALUE]`. `list` returns the text for `--list`.
pub fn run(
    source: &str,
    list: fn() -> String,
    work: fn(&Arguments) -> Result<ExitCode, Error>,
) -> ExitCode {
    let docs = source.lines().map_while(|line| line.strip_prefix("//!"));
    let docs = docs.flat_map(|line| [line.strip_prefix(' ').unwrap_or(line), "\n"]);
    let docs: String = docs.collect();
    let blocks = docs.split("```text\n").flat_map(|blocks| blocks.split("```\n"));
    let help: String = blocks.clone().collect();
    let fenced: String = blocks.skip(1).step_by(2).collect();
    let name = help.split(':').next().unwrap_or_default();
    let usage = fenced.lines().find(|line| line.starts_with("usage:")).expect("the docs have one");
    let given = split(env::args_os().skip(1), &described(&fenced));
    let given = given.map_err(|why| (2, format!("{why}; {usage}")));
    let status = given.and_then(|given| {
        let has = |flag: &str| given.options.iter().any(|(option, _)| option == flag);
        if has("--help") || has("-h") {
            return Ok(print(name, [&help, NAMES]));
        }
        if has("--list") {
            return Ok(print(name, [list()]));
        }
        work(&arguments(given, usage)?)
    });
    status.unwrap_or_else(|(status, message)| exit_with(status, format!("{name}: {message}")))
}

/// Returns the options that the fenced blocks of a help describe, and those that all tools have.
fn described(fenced: &str) -> Vec<Described> {
    let own = fenced.split("\n-").skip(1).map(|text| format!("-{text}"));
    let all = own.chain(["--help", "-h", "--list"].map(String::from));
    all.map(|text| {
        let form = text.split("  ").next().unwrap_or_default().trim_end();
        let default = text.split_once("[default: ").and_then(|(_, rest)| rest.split(']').next());
        let name = form.split(' ').next().unwrap_or_default().to_string();
        (name, form.contains(' '), default.map(OsString::from))
    })
    .collect()
}

/// Splits arguments into words, and options with their values; behind `--` all are words.
fn split(
    mut given: impl Iterator<Item = OsString>,
    described: &[Described],
) -> Result<Given, String> {
    let (mut words, mut before, mut options) = (Vec::new(), None, Vec::new());
    for (name, _, default) in described {
        options.extend(default.clone().map(|default| (name.clone(), default)));
    }
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
        let (name, has_value) = (text.split('=').next().unwrap_or_default(), text.contains('='));
        let option = described.iter().find(|(known, ..)| known == name);
        let (_, takes_value, _) = option.ok_or_else(|| {
            let names: Vec<_> = described.iter().map(|(known, ..)| known.clone()).collect();
            let hint = nearest(&[name.to_string()], &names);
            let hint = hint.map_or(String::new(), |(_, near)| format!(", did you mean {near}?"));
            format!("unknown option {text}{hint}")
        })?;
        // A file's name may be any bytes.
        #[cfg(unix)]
        let behind = || OsStr::from_bytes(&word.as_bytes()[name.len() + 1..]).into();
        #[cfg(not(unix))]
        let behind = || text[name.len() + 1..].to_string().into();
        let value = match (takes_value, has_value) {
            (false, true) => return Err(format!("{name} takes no value")),
            (false, false) => Some(OsString::new()),
            (true, true) => Some(behind()),
            (true, false) => given.next().filter(|next| next != "--"),
        };
        let value = value.ok_or_else(|| format!("{name} needs a value"))?;
        options.push((name.to_string(), value));
    }
    Ok(Given { words, before, options })
}

/// Returns the pair of something that is given and a name that are most alike, if at most half of
/// the name differs. Letter case, spaces, hyphens and underscores do not matter.
fn nearest(given: &[String], names: &[String]) -> Option<(String, String)> {
    let pairs = given.iter().flat_map(|given| names.iter().map(move |name| (given, name)));
    let mismatch = |(given, name): &(&String, &String)| mismatch(&plain(given), &plain(name));
    let (given, name) = pairs.min_by_key(mismatch)?;
    (mismatch(&(given, name)) <= name.len() / 2).then(|| (given.clone(), name.clone()))
}

/// Returns how long the longer name is without the beginning and the end that both share.
fn mismatch(left: &str, right: &str) -> usize {
    let begin = left.bytes().zip(right.bytes()).take_while(|(left, right)| left == right).count();
    let [left, right] = [left, right].map(|name| &name.as_bytes()[begin..]);
    let ends = left.iter().rev().zip(right.iter().rev());
    left.len().max(right.len()) - ends.take_while(|(left, right)| left == right).count()
}

/// Returns the error for what is given in place of one of the names, with the nearest of them.
fn unknown(what: &str, given: &[String], names: &[String]) -> Error {
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
        let names: Vec<_> = PROBLEMS.iter().flat_map(Problem::plain_names).collect();
        unknown("problem", &given, &names)
    })
}

/// Returns the lesson whose method has a name, for the game of a problem.
///
/// # Errors
/// No method has that name; the message has the nearest name.
pub fn lesson(problem: &Problem, method: &OsStr) -> Result<&'static Lesson, Error> {
    let method = method.to_string_lossy();
    let mut lessons = LESSONS.iter().filter(|lesson| lesson.is_for(&problem.task));
    let names: Vec<_> = lessons.clone().map(|lesson| lesson.name().to_string()).collect();
    let found = lessons.find(|lesson| lesson.name() == method);
    let what = format!("method for {}", problem.name);
    found.ok_or_else(|| unknown(&what, &[method.into_owned()], &names))
}

/// Returns the arguments of a call.
fn arguments(given: Given, usage: &str) -> Result<Arguments, Error> {
    let Given { mut words, before, options } = given;
    // A usage begins with `usage: TOOL NAME`.
    let call = usage.split(" | ").next().unwrap_or_default().split(' ').skip(3);
    let mut expected: Vec<_> = call.filter(|word| *word != "[options]").collect();
    // What stands behind the two dashes of a usage is a command's own.
    let has_command = expected.contains(&"--");
    expected.retain(|word| *word != "--");
    let before = before.filter(|_| has_command);
    let named = &words[..before.unwrap_or(words.len())];
    if named.is_empty() {
        return Err((2, format!("NAME is missing; {usage}; --list shows all names")));
    }
    let names: Vec<String> = named.iter().map(|word| word.to_string_lossy().into()).collect();
    let (problem, length) = problem(&names)?;
    let name = names[..length].join(" ");
    // Behind the name and before the two dashes.
    let extra = before.and_then(|before| words[..before].get(length).cloned());
    drop(words.drain(..length));
    let most = if has_command { usize::MAX } else { expected.len() };
    let what = match expected.get(words.len()) {
        _ if !has_command && words.iter().filter(|word| *word == "-").count() > 1 => {
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
        self.value(option).map(parse).transpose()
    }

    /// Returns the seed that is given, or else another one each time.
    pub fn seed(&self) -> Result<u64, Error> {
        let now = || UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos() as u64);
        Ok(self.number("--seed", [0, u64::MAX])?.unwrap_or_else(now))
    }
}

/// Reads all of a file, or of standard input for `-`.
pub fn read(file: &OsStr) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    let mut input: Box<dyn Read> = match file {
        file if file == "-" => Box::new(io::stdin()),
        file => Box::new(File::open(file).map_err(error(2, "open", file))?),
    };
    input.read_to_end(&mut bytes).map_err(error(2, "read", file))?;
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
    let mut stdout = BufWriter::with_capacity(BUFFER, io::stdout().lock());
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
        '\t' => symbol.to_string(),
        _ if symbol.is_control() => symbol.escape_default().to_string(),
        _ => symbol.to_string(),
    };
    text.chars().map(shown).collect()
}
