//! The errors for a command that cannot be run, and hints on what to do.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use puzzle_solvers::arguments::{error, Error};

/// How the names of source files end: of those that are compiled, and of those that another program
/// runs.
const COMPILED: [&str; 11] = ["c", "cc", "cpp", "cs", "cxx", "go", "hs", "java", "kt", "pas", "rs"];
const INTERPRETED: [(&str, &str); 3] = [("js", "node"), ("py", "python3"), ("sh", "sh")];

/// Checks what no error of the system would say: that the first argument that is no option exists
/// if it is a source file, and that the first line of a script does not end in a carriage return.
///
/// # Errors
/// The command cannot be run.
pub fn check(command: &[OsString]) -> Result<(), Error> {
    let mut words = command[1..].iter().filter(|word| !word.to_string_lossy().starts_with('-'));
    if let Some(source) = words.next().filter(|word| is_source(word)) {
        fs::metadata(source).map_err(error(2, "open", source))?;
    }
    let (program, line) = (command[0].to_string_lossy(), first_line(command[0].as_ref()));
    if line.starts_with("#!") && line.ends_with('\r') {
        let why = "its first line ends in a carriage return; sed -i 's/\\r$//'";
        return Err((2, format!("cannot run {program}: {why} {program}")));
    }
    Ok(())
}

/// Returns whether an argument is the name of a source file, not a line of a shell.
fn is_source(word: &OsStr) -> bool {
    let end = Path::new(word).extension().and_then(OsStr::to_str).unwrap_or_default();
    let is_known = COMPILED.contains(&end) || INTERPRETED.iter().any(|(known, _)| *known == end);
    is_known && !word.to_string_lossy().contains(char::is_whitespace)
}

/// Returns the first line of a file; an empty one if there is no such file, or no regular one.
fn first_line(file: &Path) -> String {
    let bytes = if file.is_file() { fs::read(file).unwrap_or_default() } else { vec![] };
    let line = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
    String::from_utf8_lossy(line).into_owned()
}

/// Returns the error for a program that cannot be run.
pub fn cannot_run(program: &OsStr, why: &io::Error) -> Error {
    let hint = hint(Path::new(program), why).map_or(String::new(), |hint| format!("; {hint}"));
    (2, format!("cannot run {}: {why}{hint}", program.to_string_lossy()))
}

/// Returns what a user can do about a program that cannot be run.
fn hint(program: &Path, why: &io::Error) -> Option<String> {
    let (name, is_file) = (program.display().to_string(), program.is_file());
    let extension = program.extension().and_then(OsStr::to_str).unwrap_or_default();
    let is_class = program.with_extension("class").is_file() || is_file && extension == "java";
    let (folder, class) = (name.rsplit_once('/'), program.file_stem().unwrap_or_default());
    let line = first_line(program);
    let interpreter = line.strip_prefix("#!").and_then(|rest| rest.split_whitespace().next());
    let source = INTERPRETED.iter().find(|(end, _)| *end == extension);
    Some(match (extension, interpreter, source) {
        _ if why.kind() == ErrorKind::WouldBlock => "too many processes? see ulimit -u".to_string(),
        // ECHILD.
        _ if why.raw_os_error() == Some(10) => "start stress without SIGCHLD ignored".to_string(),
        ("" | "class" | "java", ..) if is_class => {
            let (folder, class) = (folder.map_or(".", |parts| parts.0), class.to_string_lossy());
            format!("a class of Java? -- java -cp {folder} {class}, once it is compiled")
        }
        _ if !is_file && name.contains(' ') => format!("did you mean {name}, without quotes?"),
        _ if !is_file => return None,
        (_, Some(missing), _) if !Path::new(missing).is_file() => {
            format!("its first line names {missing}, which is no file")
        }
        (.., Some((_, interpreter))) => format!("a source file? -- {interpreter} {name}"),
        _ if COMPILED.contains(&extension) => "a source file? compile it first".to_string(),
        _ if program.parent() == Some(Path::new("")) => format!("did you mean ./{name}?"),
        _ if why.kind() == ErrorKind::PermissionDenied => format!("a program? chmod +x {name}"),
        (_, None, _) if !line.starts_with('\u{7f}') => "a script? add its #! line".to_string(),
        _ => return None,
    })
}
