//! A source in place of a program: the calls that compile or run it.

use std::env::{self, consts::EXE_SUFFIX};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

/// How a judge compiles C++ and C, with the warnings that may explain a failure.
const OPTIONS: &str =
    "-O2 -DONLINE_JUDGE -Wreturn-type -Wuninitialized -Warray-bounds -Wmaybe-uninitialized";
const UNKNOWN_TO_CLANG: &str = "-Wmaybe-uninitialized";

/// How C++ and C are compiled to find faults. Overflows and shifts are frequent in right programs,
/// so they do not end a run; odd addresses do no harm.
const SANITIZERS: &str = "-w -g -O1 -DONLINE_JUDGE -D_GLIBCXX_ASSERTIONS \
    -fsanitize=address,undefined -fno-sanitize=alignment -fno-sanitize-recover=all \
    -fsanitize-recover=signed-integer-overflow,shift";

/// How Rust is compiled. The name of the file may be none for a crate.
const RUST_OPTIONS: &str = "-O --edition=2021 --crate-name=main";

/// A source file that has to be compiled.
pub struct Source {
    pub path: PathBuf,
    /// The program that is tried, and the one with sanitizers.
    pub plain: PathBuf,
    pub sanitized: PathBuf,
    /// The variables that name another compiler, and more options.
    pub variable: &'static str,
    flags: &'static str,
    compiler: &'static str,
}

impl Source {
    /// The source that is the first word of a command, unless the system can run it. The names of
    /// its programs begin with `prefix`.
    pub fn new(word: &OsStr, prefix: &OsStr) -> Option<Source> {
        // A compiler would take a name that begins with `-` for an option.
        let folder = if word.to_string_lossy().starts_with('-') { "./" } else { "" };
        let path = Path::new(folder).join(word);
        let (variable, compiler, flags) = match path.extension()?.to_str()? {
            "cc" | "cpp" | "cxx" => ("CXX", "g++", "CXXFLAGS"),
            "c" => ("CC", "gcc", "CFLAGS"),
            "rs" => ("RUSTC", "rustc", ""),
            _ => return None,
        };
        // Without a folder, the system would look for a program in the folders of `PATH`.
        let [plain, sanitized] = ["bin", "sanitized.bin"].map(|end| {
            let prefix = prefix.to_string_lossy();
            Path::new(".").join(format!("{prefix}.{end}{EXE_SUFFIX}"))
        });
        is_text(&path).then_some(Source { path, variable, compiler, flags, plain, sanitized })
    }

    /// The call that compiles the source, with sanitizers only in C++ and C.
    pub fn call(&self, is_sanitized: bool) -> Vec<OsString> {
        let set = |name: &str| env::var(name).unwrap_or_default();
        let words = |text: &str| text.split_whitespace().map(OsString::from).collect::<Vec<_>>();
        let mut call = words(&set(self.variable));
        if call.is_empty() {
            call.push(self.compiler.into());
        }
        let is_clang = set(self.variable).contains("clang");
        let (options, program) = if self.variable == "RUSTC" {
            (RUST_OPTIONS, &self.plain)
        } else if is_sanitized {
            (SANITIZERS, &self.sanitized)
        } else {
            (OPTIONS, &self.plain)
        };
        let options = options.split(' ').filter(|option| !is_clang || *option != UNKNOWN_TO_CLANG);
        call.extend(options.map(OsString::from));
        call.extend([self.path.clone().into(), "-o".into(), program.clone().into()]);
        let flags = words(&set(self.flags));
        // A warning that was not asked for is no error.
        let is_strict = flags.iter().any(|flag| flag == "-Werror");
        call.extend(flags);
        call.extend(is_strict.then(|| "-Wno-error".into()));
        call.extend((self.variable == "CC").then(|| "-lm".into()));
        call
    }
}

/// The interpreter of a source that is the first word of a command, unless the system can run it.
pub fn interpreter(word: &OsStr) -> Option<&'static str> {
    let path = Path::new(word);
    let is_python = path.extension() == Some("py".as_ref()) && is_text(path);
    is_python.then_some(if cfg!(windows) { "python" } else { "python3" })
}

/// Whether there is such a file that the system cannot run. It runs an executable file that names
/// its interpreter.
fn is_text(path: &Path) -> bool {
    #[cfg(unix)]
    let is_executable = fs::metadata(path).map_or(false, |metadata| {
        std::os::unix::fs::PermissionsExt::mode(&metadata.permissions()) & 0o111 != 0
    });
    #[cfg(not(unix))]
    let is_executable = false;
    let is_script = |text: Vec<u8>| text.starts_with(b"#!") && is_executable;
    path.is_file() && fs::read(path).map_or(false, |text| !is_script(text))
}
