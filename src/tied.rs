//! Input and output, tied as C++ ties `cin` to `cout`.
//!
//! Whenever the program needs more input, it first writes what it has answered. So a person who
//! types a board sees its answer at once, and a file costs a system call for each buffer, not for
//! each board.

use std::fmt;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::process::ExitCode;

/// How many bytes are read at a time at most.
const CAPACITY: usize = 1 << 17;

/// Why a run stops before the end of its input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The reader of the output has gone away, as `head` does; nobody is left to tell.
    BrokenPipe,
    /// The input is malformed, or a stream failed.
    At {
        /// The line of the input, from 1; a line feed ends it.
        line: u64,
        /// The byte in the line, from 1.
        column: u64,
        /// What is wrong there.
        message: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Error::BrokenPipe => f.write_str("broken pipe"),
            Error::At { line, column, message } => {
                write!(f, "line {line}, column {column}: {message}")
            }
        }
    }
}

/// An input and the output that is tied to it.
pub struct Tied<'a> {
    /// Its buffer is consumed as a whole, so that a place in it is worked out only on demand.
    input: BufReader<&'a mut dyn Read>,
    output: &'a mut dyn Write,
    /// How many bytes the buffer holds, and how many of them are done with.
    length: usize,
    consumed: usize,
    has_ended: bool,
    /// The line and the column where the buffer starts.
    origin: (u64, u64),
    /// The answers that are not written yet.
    pub answers: Vec<u8>,
}

impl<'a> Tied<'a> {
    /// Ties `input` to `output`.
    pub fn new(input: &'a mut dyn Read, output: &'a mut dyn Write) -> Tied<'a> {
        Tied {
            input: BufReader::with_capacity(CAPACITY, input),
            output,
            length: 0,
            consumed: 0,
            has_ended: false,
            origin: (1, 1),
            answers: Vec::new(),
        }
    }

    /// Refills the buffer if it is empty. If it stays empty, the input has ended.
    ///
    /// # Errors
    /// The input cannot be read, or the answers so far cannot be written.
    #[inline]
    pub fn fill_buf(&mut self) -> Result<(), Error> {
        if self.consumed == self.length && !self.has_ended {
            self.refill()?;
        }
        Ok(())
    }

    #[cold]
    fn refill(&mut self) -> Result<(), Error> {
        self.flush()?;
        self.origin = self.place();
        self.input.consume(self.consumed);
        self.consumed = 0;
        self.length = 0;
        let filled = loop {
            match self.input.fill_buf() {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                filled => break filled.map(<[u8]>::len),
            }
        };
        self.length = filled.map_err(|error| self.error(format!("cannot read: {error}")))?;
        self.has_ended = self.length == 0;
        Ok(())
    }

    /// Returns the bytes that have been read and not consumed.
    #[inline]
    pub fn buffer(&self) -> &[u8] {
        &self.input.buffer()[self.consumed..self.length]
    }

    /// Moves past the first `count` bytes of the buffer.
    #[inline]
    pub fn consume(&mut self, count: usize) {
        self.consumed += count;
    }

    /// Ends the input here, whatever may follow.
    pub fn end(&mut self) {
        self.length = self.consumed;
        self.has_ended = true;
    }

    /// Returns whether nothing has been consumed yet.
    #[inline]
    pub fn is_at_start(&self) -> bool {
        self.consumed == 0 && self.origin == (1, 1)
    }

    /// Writes the answers that are not written yet.
    ///
    /// # Errors
    /// They cannot be written. The rest of them is dropped, so that none is written twice.
    pub fn flush(&mut self) -> Result<(), Error> {
        let written = self.output.write_all(&self.answers).and_then(|()| self.output.flush());
        self.answers.clear();
        written.map_err(|error| match error.kind() {
            ErrorKind::BrokenPipe => Error::BrokenPipe,
            _ => self.error(format!("cannot write: {error}")),
        })
    }

    /// Returns an error at the first byte that has not been consumed.
    #[cold]
    pub fn error(&self, message: String) -> Error {
        let (line, column) = self.place();
        Error::At { line, column, message }
    }

    /// Returns the line and the column of the first byte that has not been consumed.
    pub fn place(&self) -> (u64, u64) {
        let passed = &self.input.buffer()[..self.consumed];
        match passed.iter().rposition(|&byte| byte == b'\n') {
            None => (self.origin.0, self.origin.1 + passed.len() as u64),
            Some(last) => {
                let feeds = passed.chunks(255).map(line_feeds).map(u64::from).sum::<u64>();
                (self.origin.0 + feeds, (passed.len() - last) as u64)
            }
        }
    }
}

/// Counts the line feeds in at most 255 bytes, 16 at a time since the count fits a byte.
fn line_feeds(bytes: &[u8]) -> u8 {
    bytes.iter().map(|&byte| u8::from(byte == b'\n')).sum()
}

/// Runs `solve` from standard input to standard output, and returns the exit status: 0, or 1 after
/// an error, of which standard error gets a line that begins with `name`.
pub fn run(name: &str, solve: fn(&mut Tied) -> Result<(), Error>) -> ExitCode {
    let (mut stdin, mut stdout) = (io::stdin().lock(), io::stdout().lock());
    let mut io = Tied::new(&mut stdin, &mut stdout);
    // What has been answered before an error is written all the same.
    let solved = solve(&mut io);
    report(name, solved.and(io.flush()))
}

/// Reports an error of the program `name`, and returns the exit status.
pub fn report(name: &str, result: Result<(), Error>) -> ExitCode {
    match result {
        Ok(()) | Err(Error::BrokenPipe) => ExitCode::SUCCESS,
        Err(error) => {
            // If standard error fails too, the exit status has to do.
            let _ = writeln!(io::stderr(), "{name}: {error}");
            ExitCode::FAILURE
        }
    }
}
