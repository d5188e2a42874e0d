//! Input and output, tied as C++ ties `cin` to `cout`.
//!
//! The answers so far are written before more input is read. So a person who types a board sees
//! its answer at once, and a file costs a system call for each buffer.

use std::io::{self, ErrorKind, Read, Write};
use std::process::ExitCode;

/// The byte-order mark of UTF-8, with which some Windows programs begin a file.
pub const BOM: &[u8] = b"\xEF\xBB\xBF";

/// An input, and the output tied to it.
pub struct Tied<'a> {
    input: &'a mut dyn Read,
    output: &'a mut dyn Write,
    /// The buffer, 128 KB. It is refilled only when all of it is consumed, so that lines are
    /// counted once for each filling.
    bytes: Vec<u8>,
    /// The index in `bytes` where the consumed part ends.
    consumed: usize,
    /// The index in `bytes` where the part that has been read ends.
    end: usize,
    /// How many bytes of the input came before this filling of `bytes`.
    before: u64,
    /// The line and the column where `bytes` start.
    origin: (u64, u64),
    /// Answers that are not written yet.
    pub answers: Vec<u8>,
}

impl<'a> Tied<'a> {
    /// Ties `input` to `output`.
    pub fn new(input: &'a mut dyn Read, output: &'a mut dyn Write) -> Tied<'a> {
        let (bytes, answers) = (vec![0; 1 << 17], Vec::new());
        Tied { input, output, bytes, consumed: 0, end: 0, before: 0, origin: (1, 1), answers }
    }

    /// Returns the bytes that have been read and not consumed.
    pub fn buffer(&self) -> &[u8] {
        &self.bytes[self.consumed..self.end]
    }

    /// Returns `buffer()`. If that is empty, writes the answers so far and reads more input first;
    /// if it is still empty then, the input has ended. A byte-order mark at the start of the input
    /// is left out.
    ///
    /// # Errors
    /// The input cannot be read, or the answers so far cannot be written.
    pub fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.buffer().is_empty() {
            self.flush()?;
            self.origin = self.place();
            self.before = self.passed();
            (self.consumed, self.end) = (0, 0);
            let mut is_more = true;
            while is_more {
                match self.input.read(&mut self.bytes[self.end..]) {
                    Ok(count) => {
                        self.end += count;
                        // A byte-order mark may come in pieces: read on while it may be one.
                        is_more = count > 0 && self.before == 0 && BOM.starts_with(self.buffer());
                    }
                    Err(error) if error.kind() == ErrorKind::Interrupted => {}
                    Err(error) => return Err(self.error(&format!("cannot read: {error}"))),
                }
            }
            if self.before == 0 && self.buffer().starts_with(BOM) {
                self.bytes.copy_within(BOM.len()..self.end, 0);
                self.end -= BOM.len();
            }
        }
        Ok(self.buffer())
    }

    /// Moves past the first `count` bytes of the buffer, which holds that many.
    pub fn consume(&mut self, count: usize) {
        self.consumed += count;
    }

    /// Returns an estimate of how many bytes may still come: those that wait in the buffer, and as
    /// many again as came before this filling of it.
    pub fn ahead(&self) -> u64 {
        self.before + self.buffer().len() as u64
    }

    /// Returns how many bytes have been consumed.
    pub fn passed(&self) -> u64 {
        self.before + self.consumed as u64
    }

    /// Writes the answers that are not written yet.
    ///
    /// # Errors
    /// The answers cannot be written. The rest of them is dropped, so that no answer is written
    /// twice.
    pub fn flush(&mut self) -> io::Result<()> {
        let written = self.output.write_all(&self.answers).and_then(|()| self.output.flush());
        self.answers.clear();
        written.map_err(|error| io::Error::new(error.kind(), format!("cannot write: {error}")))
    }

    /// Returns an error that names the line and the column of the first byte that is not consumed.
    pub fn error(&self, message: &str) -> io::Error {
        let (line, column) = self.place();
        io::Error::new(ErrorKind::InvalidData, format!("line {line}, column {column}: {message}"))
    }

    /// Returns the line and the column (in bytes) of the first byte that is not consumed, from 1.
    fn place(&self) -> (u64, u64) {
        let passed = &self.bytes[..self.consumed];
        let column = match passed.iter().rposition(|&byte| byte == b'\n') {
            None => self.origin.1 + passed.len() as u64,
            Some(last) => (passed.len() - last) as u64,
        };
        // In chunks of 255 bytes: their count fits a byte, so that 16 are compared at a time.
        let feeds = |bytes: &[u8]| bytes.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
        let feeds = passed.chunks(255).map(feeds).map(u64::from).sum::<u64>();
        (self.origin.0 + feeds, column)
    }
}

/// Runs `solve` from `input` to standard output. If it fails, the answers so far are still written,
/// the error is printed to standard error, and the exit status is 1. A broken pipe, where nobody
/// reads the answers any more, counts as success.
///
/// `and` has its argument computed first: `io.flush()` runs even if `solve` failed.
pub fn run(
    name: &str,
    input: &mut dyn Read,
    solve: impl FnOnce(&mut Tied) -> io::Result<()>,
) -> ExitCode {
    let mut stdout = io::stdout().lock();
    let mut io = Tied::new(input, &mut stdout);
    match solve(&mut io).and(io.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "{name}: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
