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

use crate::course::{Finds, Lesson, LESSONS};
use crate::judging::problems::{find, plain};
use crate::judging::{cases, Case, Problem, PROBLEMS};

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
    /// The words behind `--`, if it is there.
    behind: Option<Vec<OsString>>,
    /// Each option with its value; that of a flag is empty.
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
    described: Vec<Described>,
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
pub fn main(
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
    let described = described(&fenced);
    let given = split(env::args_os().skip(1), &described);
    let given = given.map_err(|why| (2, format!("{why}; {usage}")));
    let status = given.and_then(|given| {
        let has = |flag: &str| given.options.iter().any(|(option, _)| option == flag);
        if has("--help") || has("-h") {
            return Ok(print(name, [&help, NAMES]));
        }
        if has("--list") {
            return Ok(print(name, [list()]));
        }
        work(&arguments(given, described, usage)?)
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
    let (mut words, mut behind, mut options) = (Vec::new(), None, Vec::new());
    while let Some(word) = given.next() {
        let text = word.to_string_lossy();
        if text == "-" || !text.starts_with('-') {
            words.push(word.clone());
            continue;
        }
        if text == "--" {
            behind = Some(given.collect());
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
        let value = || OsStr::from_bytes(&word.as_bytes()[name.len() + 1..]).into();
        #[cfg(not(unix))]
        let value = || text[name.len() + 1..].to_string().into();
        let value = match (takes_value, has_value) {
            (false, true) => return Err(format!("{name} takes no value")),
            (false, false) => Some(OsString::new()),
            (true, true) => Some(value()),
            (true, false) => given.next().filter(|next| next != "--"),
        };
        let value = value.ok_or_else(|| format!("{name} needs a value"))?;
        options.push((name.to_string(), value));
    }
    Ok(Given { words, behind, options })
}

/// Returns the last that is given and the first name that begins with it; or else the pair of
/// something that is given and a name that are most alike, if at most half of the name differs.
/// Letter case, spaces, hyphens and underscores do not matter.
fn nearest(given: &[String], names: &[String]) -> Option<(String, String)> {
    let last = given.last().filter(|last| !plain(last).is_empty())?;
    if let Some(name) = names.iter().find(|name| plain(name).starts_with(&plain(last))) {
        return Some((last.clone(), name.clone()));
    }
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
    let lessons = LESSONS.iter().filter(|lesson| lesson.is_for(&problem.task));
    let mut lessons: Vec<_> = lessons.collect();
    if let Some(lesson) = lessons.iter().find(|lesson| lesson.name() == method) {
        return Ok(lesson);
    }
    // Of names that begin alike, the fastest method comes first whose paths are shortest.
    lessons.sort_by(|left, right| left.milliseconds.total_cmp(&right.milliseconds));
    lessons.sort_by_key(|lesson| matches!(lesson.finds, Finds::Any(_)));
    let names: Vec<_> = lessons.iter().map(|lesson| lesson.name().to_string()).collect();
    Err(unknown(&format!("method for {}", problem.name), &[method.into_owned()], &names))
}

/// Returns the arguments of a call.
fn arguments(given: Given, described: Vec<Described>, usage: &str) -> Result<Arguments, Error> {
    let Given { mut words, mut behind, options } = given;
    // A usage begins with `usage: TOOL NAME`.
    let call = usage.split(" | ").next().unwrap_or_default().split(' ').skip(3);
    let mut expected: Vec<_> = call.filter(|word| *word != "[options]").collect();
    // What a usage has behind the two dashes is the command that the tool runs. For other tools,
    // the dashes only end the options.
    let dashes = expected.iter().position(|word| *word == "--");
    let command = dashes.map_or(vec![], |dashes| expected.split_off(dashes)[1..].to_vec());
    if command.is_empty() {
        words.extend(behind.take().unwrap_or_default());
    }
    if words.is_empty() {
        return Err((2, format!("NAME is missing; {usage}; --list shows all names")));
    }
    let names: Vec<String> = words.iter().map(|word| word.to_string_lossy().into()).collect();
    let (problem, length) = problem(&names)?;
    let (name, mut words) = (names[..length].join(" "), words.split_off(length));
    if !command.is_empty() && behind.is_none() {
        behind = Some(words.split_off(expected.len().min(words.len())));
    }
    let behind = behind.unwrap_or_default();
    let missing = expected.iter().skip(words.len()).chain(command.iter().skip(behind.len()));
    let missing = missing.copied().find(|word| !word.starts_with('['));
    let what = if words.iter().filter(|word| *word == "-").count() > 1 {
        "only one file can be standard input".to_string()
    } else if let Some(missing) = missing {
        format!("{missing} is missing")
    } else if let Some(extra) = words.get(expected.len()) {
        format!("'{}' is one word too many", extra.to_string_lossy())
    } else {
        words.extend(behind);
        return Ok(Arguments { problem, name, words, options, described });
    };
    Err((2, format!("{what}; {usage}")))
}

impl Arguments {
    /// Returns whether a flag is given.
    pub fn has(&self, flag: &str) -> bool {
        self.given(flag).is_some()
    }

    /// Returns the value that an option is given, not its default.
    pub fn given(&self, option: &str) -> Option<&OsString> {
        self.options.iter().rev().find(|(given, _)| given == option).map(|(_, value)| value)
    }

    /// Returns the value of an option, or else its default.
    pub fn value(&self, option: &str) -> Option<&OsString> {
        let known = self.described.iter().find(|(known, ..)| known == option);
        self.given(option).or_else(|| known?.2.as_ref())
    }

    /// Returns whether a word, up to an equals sign, is an option of the tool.
    pub fn is_option(&self, word: &OsStr) -> bool {
        let word = word.to_string_lossy();
        self.described.iter().any(|(known, ..)| word.split('=').next() == Some(known))
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
        _ if symbol.is_control() && symbol != '\t' => symbol.escape_default().to_string(),
        _ => symbol.to_string(),
    };
    text.chars().map(shown).collect()
}
