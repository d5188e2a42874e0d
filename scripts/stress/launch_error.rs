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
    let name = program.display();
    let extension = program.extension().and_then(OsStr::to_str);
    let is_java = matches!(extension, None | Some("class" | "java"));
    if is_java && program.with_extension("class").is_file() {
        return Some(java(&program.with_extension("")));
    }
    if !program.is_file() {
        let is_quoted = name.to_string().contains(' ');
        return is_quoted.then(|| format!("did you mean {name}, without quotes?"));
    }
    let is_here = program.parent() == Some(Path::new(""));
    let here = || is_here.then(|| format!("did you mean ./{name}?"));
    let is_denied = why.kind() == ErrorKind::PermissionDenied;
    let denied = || is_denied.then(|| format!("is it a program? chmod +x {name}"));
    source(program).or_else(here).or_else(denied)
}

/// Returns what to do with a source file.
fn source(program: &Path) -> Option<String> {
    let interpreter = match program.extension()?.to_str()? {
        "java" => return Some(java(&program.with_extension(""))),
        "c" | "cc" | "cpp" | "cxx" | "cs" | "go" | "hs" | "kt" | "pas" | "rs" => {
            return Some("a source file? compile it first".to_string());
        }
        "py" => "python3",
        "js" => "node",
        "sh" => "sh",
        _ => return None,
    };
    Some(format!("a source file? -- {interpreter} {}", program.display()))
}

/// Returns how a class of Java is run.
fn java(class: &Path) -> String {
    let folder = class.parent().filter(|folder| *folder != Path::new(""));
    let folder = folder.unwrap_or_else(|| Path::new(".")).display();
    let name = class.file_name().unwrap_or_default().to_string_lossy();
    format!("a class of Java? -- java -cp {folder} {name}, once it is compiled")
}
