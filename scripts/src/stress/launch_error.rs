//! The error for a command that cannot be run, with a hint on what to do.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use crate::streams::Error;

/// The number of the error if a file is not in the format of a program.
const ENOEXEC: i32 = 8;

/// The hint if the system starts no more processes or threads.
pub const TOO_MANY: &str = "too many processes? see ulimit -u";

/// Returns the error for a program that cannot be run.
pub fn cannot_run(program: &OsStr, why: &io::Error) -> Error {
    let hint = hint(Path::new(program), why).map_or(String::new(), |text| format!("; {text}"));
    Error::new(format!("cannot run {}: {why}{hint}", program.to_string_lossy()))
}

/// Returns a hint on what the user can do about it.
fn hint(program: &Path, why: &io::Error) -> Option<String> {
    if why.kind() == ErrorKind::WouldBlock {
        return Some(TOO_MANY.to_string());
    }
    // Without such a file here, there is no hint.
    let text = fs::read(program).ok()?;
    let name = program.display();
    let is_in_folder = program.parent() != Some(Path::new(""));
    // The system does not find the program that the first line of a script names.
    if is_in_folder && text.starts_with(b"#!") && why.kind() == ErrorKind::NotFound {
        let line = text.split(|&byte| byte == b'\n').next().unwrap_or_default();
        return Some(if line.ends_with(b"\r") {
            format!("its first line ends in CRLF; sed -i 's/\\r$//' {name}")
        } else {
            "does its first line name a program that is there?".to_string()
        });
    }
    Some(match program.extension().and_then(OsStr::to_str) {
        Some("py") => format!("a source file? -- python3 {name}"),
        Some("sh") => format!("a source file? -- sh {name}"),
        Some("c" | "cc" | "cpp" | "cxx" | "go" | "java" | "rs") => {
            "a source file? compile it first".to_string()
        }
        _ if why.raw_os_error() == Some(ENOEXEC) => {
            "a script? its first line has to name its language, such as #!/bin/sh".to_string()
        }
        _ if !is_in_folder => format!("did you mean ./{name}?"),
        _ if why.kind() == ErrorKind::PermissionDenied => format!("chmod +x {name}"),
        _ => return None,
    })
}
