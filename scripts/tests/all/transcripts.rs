//! Calls of the tools and what they print, as somebody sees it at a terminal.
//!
//! In the files in `transcripts`, a line `$ ` begins a call, and lines `> ` continue it. In the
//! folders there, it is a shell script, which finds the tools and the programs by their names; in
//! the other files, it is one command, with its input after ` <<< `. The next lines are what the
//! call prints; then the messages, if there are any, after a line `stderr:`; and the exit status.
//! `…` alone in a line matches any lines, and beside other text any text. Other lines before a call
//! are a comment, and begin with `#`. With `TRANSCRIPTS=overwrite`, what a call prints is written
//! into the file if no `…` is there.

use std::{env, fs, thread};

use crate::common::calls::tool;
use crate::common::files::{names, path, text};
use crate::common::processes::{lines_match, Outcome};

/// Tries the calls of each file in a folder, all files at once. `run` runs a call.
fn try_files(folder: &str, run: fn(&str) -> Outcome) {
    let mut files = names(&path(folder));
    files.retain(|name| name.ends_with(".txt"));
    let failed: Vec<_> = thread::scope(|scope| {
        let start = |name| scope.spawn(move || failed_calls(&format!("{folder}/{name}"), run));
        let threads: Vec<_> = files.iter().map(start).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("it has the form")).collect()
    });
    assert!(
        failed.is_empty(),
        "these calls print other texts than their entries:\n\n{}",
        failed.join("\n")
    );
}

/// Tries the calls of a file, one after the other. Returns what each call that differs prints,
/// after the file and the line, such as `scripts/tests/all/transcripts/check.txt:3`.
fn failed_calls(file: &str, run: fn(&str) -> Outcome) -> Vec<String> {
    let mut failed = Vec::new();
    let transcript = format!("\n{}", text(&path(file)));
    let mut entries = transcript.split("\n$ ");
    let mut written = entries.next().expect("a comment or nothing").to_string();
    for entry in entries {
        let line = written.matches('\n').count() + 1;
        written += "\n$ ";
        written += &tried(entry, run).unwrap_or_else(|found| {
            failed.push(format!("{file}:{line}:\n{found}\n"));
            entry.to_string()
        });
    }
    if written != transcript {
        fs::write(path(file), &written[1..]).expect("it can be written");
    }
    failed
}

/// Tries a call and returns its entry. What the call prints has to be what the entry says, or is
/// written into it. Otherwise, it is the error.
fn tried(entry: &str, run: fn(&str) -> Outcome) -> Result<String, String> {
    let lines: Vec<_> = entry.split('\n').collect();
    let is_status = |line: &&str| line.starts_with("exit status: ");
    let begin = 1 + lines[1..].iter().take_while(|line| line.starts_with("> ")).count();
    let end = 1 + lines.iter().position(is_status).expect("the exit status");
    let is_comment = |line: &&str| line.is_empty() || line.starts_with('#');
    assert!(lines[end..].iter().all(is_comment), "not a comment: {:?}", &lines[end..]);
    let expected = &lines[begin..end];
    let Outcome { printed, messages, status } =
        run(&lines[..begin].join("\n").replace("\n> ", "\n"));
    let heading = if messages.is_empty() { "" } else { "stderr:\n" };
    let status = status.map_or("none".to_string(), |status| status.to_string());
    let found = format!("{printed}{heading}{messages}exit status: {status}");
    if lines_match(&found.split('\n').collect::<Vec<_>>(), expected) {
        Ok(entry.to_string())
    } else if env::var_os("TRANSCRIPTS") == Some("overwrite".into())
        && !expected.concat().contains('…')
    {
        Ok([&lines[..begin], &[found.as_str()], &lines[end..]].concat().join("\n"))
    } else {
        Err(found)
    }
}

/// Runs a tool, which reads the text after `<<<`. White space is written as in C.
fn run_tool(line: &str) -> Outcome {
    let mut line = line.to_string();
    for (escape, symbol) in
        [("\\n", "\n"), ("\\r", "\r"), ("\\t", "\t"), ("\\v", "\x0b"), ("\\f", "\x0c")]
    {
        line = line.replace(escape, symbol);
    }
    let (call, input) = line.split_once(" <<< ").unwrap_or((&line, ""));
    tool(call, input)
}

#[test]
fn tools_print_what_the_transcripts_say() {
    try_files("scripts/tests/all/transcripts", run_tool);
}

#[cfg(unix)]
mod shell {
    use std::io::{self, Write};
    use std::process::Command;

    use super::*;
    use crate::common::calls::outcome_in;
    use crate::common::files::Folder;

    /// How the messages of `stress` on its progress begin. Only a slow machine prints them.
    const PROGRESS: [&str; 4] =
        ["stress: compiles ", "stress: input ", "stress: sample ", "stress: looks for "];

    /// Runs a script of the shell in a new folder. `$PROJECT` is the project's folder. Leaves
    /// out messages on progress.
    fn run(script: &str) -> Outcome {
        let folder = Folder::new("transcript");
        let mut shell = Command::new("sh");
        shell.args(["-c", script]).env("PROJECT", path(""));
        let mut outcome = outcome_in(&folder, &mut shell);
        let mut messages = outcome.messages.split_inclusive('\n').collect::<Vec<_>>();
        messages.retain(|line| !PROGRESS.iter().any(|begin| line.starts_with(begin)));
        outcome.messages = messages.concat();
        outcome
    }

    #[test]
    fn tools_called_by_a_shell_print_what_the_transcripts_say() {
        try_files("scripts/tests/all/transcripts/unix", run);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn tools_called_on_linux_print_what_the_transcripts_say() {
        try_files("scripts/tests/all/transcripts/linux", run);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn faults_of_sources_are_told_as_the_transcripts_say() {
        let links = "echo 'int main() {}' > a.cpp && g++ -fsanitize=address,undefined a.cpp";
        match run(links).status {
            Some(0) => try_files("scripts/tests/all/transcripts/sanitizers", run),
            _ => drop(writeln!(io::stderr(), "no sanitizers of g++: no faults are looked for")),
        }
    }
}
