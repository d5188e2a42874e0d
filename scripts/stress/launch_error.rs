//! The error for a program that cannot be run, and a hint on what to do.

use std::ffi::OsStr;
use std::io::{self, ErrorKind};
use std::path::Path;

use puzzle_solvers::arguments::Error;

/// Returns the error for a program that cannot be run.
pub fn cannot_run(program: &OsStr, why: &io::Error) -> Error {
    let hint = hint(Path::new(program), why).map_or(String::new(), |hint| format!("; {hint}"));
    (2, format!("cannot run {}: {why}{hint}", program.to_string_lossy()))
}

/// Returns what a user can do about a program that cannot be run.
fn hint(program: &Path, why: &io::Error) -> Option<String> {
    let (name, is_file) = (program.display().to_string(), program.is_file());
    let extension = program.extension().and_then(OsStr::to_str).unwrap_or_default();
    let is_class = program.with_extension("class").is_file();
    let source = |interpreter| format!("a source file? -- {interpreter} {name}");
    Some(match extension {
        "" | "class" | "java" if is_class => java(program),
        _ if !is_file && name.contains(' ') => format!("did you mean {name}, without quotes?"),
        _ if !is_file => return None,
        "java" => java(program),
        "c" | "cc" | "cpp" | "cxx" | "cs" | "go" | "hs" | "kt" | "pas" | "rs" => {
            "a source file? compile it first".to_string()
        }
        "py" => source("python3"),
        "js" => source("node"),
        "sh" => source("sh"),
        _ if program.parent() == Some(Path::new("")) => format!("did you mean ./{name}?"),
        _ if why.kind() == ErrorKind::PermissionDenied => {
            format!("is it a program? chmod +x {name}")
        }
        _ => return None,
    })
}

/// Returns how a class of Java is run, whose source or compiled file is named.
fn java(file: &Path) -> String {
    let folder = file.parent().filter(|folder| *folder != Path::new(""));
    let folder = folder.unwrap_or_else(|| Path::new(".")).display();
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    format!("a class of Java? -- java -cp {folder} {name}, once it is compiled")
}
