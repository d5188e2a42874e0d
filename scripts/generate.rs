//! Prints random inputs as the judges feed them.

mod generator;
mod judges;

use std::collections::hash_map::RandomState;
use std::env;
use std::hash::{BuildHasher, Hasher};
use std::io;
use std::process::ExitCode;

use generator::{Generator, Wanted};
use puzzle_solvers::cli::{exit_with, print};
use puzzle_solvers::tied::run;

const HELP: &str = "\
usage: generate PROBLEM [--seed S] [--count N] [--distance D | --hardest | --unsolvable]

Prints a random input as the judge of PROBLEM feeds it: one board, or as many as it may have at
most, or 30 or 100 if there is no limit.

--seed S      the same input for the same number; without it, another one each time
--count N     so many boards, or pairs of boards
--distance D  boards that take D moves
--hardest     boards that take the most moves there are
--unsolvable  boards that no moves solve, if the judge has such

PROBLEM is one of these; case, spaces, - and _ do not matter, nor does the judge's name:

";

fn main() -> ExitCode {
    let words = env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned());
    let words: Vec<_> = words.collect();
    if words == ["--help"] || words == ["-h"] {
        return print("generate", &(HELP.to_string() + &judges::list()));
    }
    match generator(&words) {
        Ok(mut generator) => run("generate", &mut io::empty(), |io| generator.write(io)),
        Err(message) => exit_with(2, format_args!("generate: {message}")),
    }
}

/// Returns the generator that the words ask for, or what is wrong with them.
fn generator(words: &[String]) -> Result<Generator, String> {
    let (mut names, mut wanted) = (Vec::new(), Vec::new());
    let (mut seed, mut count) = (None, None);
    let mut rest = words.iter().map(String::as_str);
    while let Some(word) = rest.next() {
        match word {
            "--seed" => seed = Some(number(word, rest.next())?),
            "--count" => count = Some(number(word, rest.next())?),
            "--distance" => wanted.push(Wanted::Distance(number(word, rest.next())?)),
            "--hardest" => wanted.push(Wanted::Hardest),
            "--unsolvable" => wanted.push(Wanted::Unsolvable),
            _ if word.starts_with('-') => return Err(format!("unknown option {word}")),
            _ => names.push(word),
        }
    }
    if wanted.len() > 1 {
        return Err("only one of --distance, --hardest and --unsolvable can be met".to_string());
    }
    let name = names.join(" ");
    let problem = judges::find(&name)
        .ok_or_else(|| format!("no problem is called '{name}'; --help lists them"))?;
    // The standard library has no other source of randomness.
    let seed = seed.unwrap_or_else(|| RandomState::new().build_hasher().finish());
    Generator::new(problem, seed, count, wanted.pop().unwrap_or(Wanted::Any))
}

fn number<T: std::str::FromStr>(option: &str, text: Option<&str>) -> Result<T, String> {
    let text = text.ok_or_else(|| format!("{option} lacks its number"))?;
    text.parse().map_err(|_| format!("{option} takes a number, not '{text}'"))
}
