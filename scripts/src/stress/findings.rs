//! What sanitizers and compilers say of a source, in a line for its author.
//!
//! A report names a fault, and then the functions that were running, the innermost first. Before a
//! report on the signal ABRT stands the assertion or the exception that is its reason.

use crate::streams::printable;

#[derive(Debug, Default, PartialEq, Eq)]
pub struct Findings {
    pub fault: Option<String>,
    /// An overflow of a number, or a shift too far. Many right programs have them.
    pub frequent: Option<String>,
    /// A warning of the compiler.
    pub warning: Option<String>,
}

/// The first faults in the reports of a run of a source. An overflow of the stack counts only if a
/// signal has ended the program without sanitizers, too: they take more of the stack.
pub fn of_reports(reports: &str, source: &str, has_crashed: bool) -> Findings {
    let lines: Vec<&str> = reports.lines().collect();
    let mut findings = Findings::default();
    for (index, line) in lines.iter().enumerate() {
        let (finding, words) = if let Some((_, words)) = line.split_once(": runtime error: ") {
            let frequent = ["cannot be represented", "shift exponent", "left shift of negative"];
            if frequent.iter().any(|part| words.contains(part)) {
                (&mut findings.frequent, format!("{words} (in a hash, that does no harm)"))
            } else {
                (&mut findings.fault, undefined(words))
            }
        } else if line.contains("ERROR: AddressSanitizer: ") {
            (&mut findings.fault, address(&lines[..index], &lines[index..]))
        } else {
            continue;
        };
        if has_crashed || !words.starts_with("stack overflow") {
            // After an empty line come other stacks, such as that of the allocation.
            let mut report = lines[index..].iter().take_while(|line| !line.is_empty());
            let place = report.find_map(|line| place(line, source));
            let place = place.map_or(String::new(), |place| place + ": ");
            finding.get_or_insert(printable(&(place + &words)));
        }
    }
    findings
}

/// The first warning of a compiler that may explain a failure of a source.
pub fn warning(messages: &str, source: &str) -> Option<String> {
    messages.lines().find_map(|line| {
        let (before, words) = line.split_once(": warning: ")?;
        let (words, option) = words.rsplit_once(" [-W")?;
        let told = ["return-type", "uninitialized", "array-bounds"];
        told.iter().find(|part| option.contains(**part))?;
        Some(printable(&format!("{}: the compiler warns: {words}", place(before, source)?)))
    })
}

/// A place in a source that a line names, such as `my.cpp:7:3`. A report may name the file by
/// another path than the user, and a name may have spaces.
fn place(line: &str, source: &str) -> Option<String> {
    let file = source.rsplit('/').next()?;
    let (before, after) = line.split_once(&format!("{file}:"))?;
    let rest = after.trim_start_matches(|symbol: char| symbol.is_ascii_digit() || symbol == ':');
    let numbers = after[..after.len() - rest.len()].trim_end_matches(':');
    let is_whole = before.is_empty() || before.ends_with(&[' ', '/'][..]);
    (is_whole && !numbers.is_empty()).then(|| format!("{source}:{numbers}"))
}

/// What UndefinedBehaviorSanitizer has found, as a contestant would say it.
fn undefined(words: &str) -> String {
    if words.contains("the end of a value-returning function") {
        return "no return at the end of the function".to_string();
    }
    if let Some((value, kind)) = words.split_once(", which is not a valid value for type ") {
        let value = value.trim_start_matches("load of value ");
        return format!("a variable of type {kind} is {value}: is it never set?");
    }
    let kept: Vec<_> = words.split(' ').filter(|word| !word.starts_with("0x")).collect();
    kept.join(" ")
        .replace("address with insufficient space for an object", "memory too small for a value")
}

/// What AddressSanitizer has found, by its report and the lines before it.
fn address(before: &[&str], report: &[&str]) -> String {
    let summary = report.iter().find_map(|line| line.strip_prefix("SUMMARY: AddressSanitizer: "));
    match summary.and_then(|summary| summary.split(' ').next()).unwrap_or("a fault") {
        "stack-overflow" => {
            "stack overflow: a recursion too deep, or a local array too large?".into()
        }
        "ABRT" => before.iter().find_map(|line| abort(line)).unwrap_or("abort".into()),
        "FPE" => "division by zero".into(),
        "SEGV" => "a pointer or an index that leads nowhere".into(),
        name => {
            name.to_string() + &report.iter().find_map(|line| overrun(line)).unwrap_or_default()
        }
    }
}

/// Which variable was overrun, if a line names it.
fn overrun(line: &str) -> Option<String> {
    let signs = ["to the right of global variable", "after global variable", "overflows this"];
    let name = line.split('\'').nth(1)?;
    signs.iter().any(|sign| line.contains(sign)).then(|| format!(" past the end of '{name}'"))
}

/// Why a program has called `abort`, if a line says it: an exception, or an assertion such as
/// `FILE:LINE: TYPE std::queue<TYPE>::front() [with TYPE]: Assertion 'CONDITION' failed.`
fn abort(line: &str) -> Option<String> {
    if let Some(exception) = line.strip_prefix("terminate called after throwing an instance of ") {
        return Some(format!("{exception} is thrown"));
    }
    let (function, condition) = line.split_once(": Assertion ")?;
    let condition = condition.trim_end_matches(" failed.");
    let function = match function.split('(').next()?.rsplit_once(" std::") {
        Some((_, function)) => function,
        None => return Some(format!("{condition} is false")),
    };
    let class = function.split('<').next()?.rsplit("::").next()?;
    let name = function.rsplit("::").next()?;
    Some(format!("{class}::{name}(): {condition} is false"))
}
