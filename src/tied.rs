//! Input and output, tied as C++ ties `cin` to `cout`.
//!
//! The answers so far are written before more input is read. So a person who types a board sees
//! its answer at once, and a file costs a system call for each buffer.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::process::ExitCode;

/// An input, and the output tied to it.
pub struct Tied<'a> {
    /// Its buffer is consumed as a whole, so that places are worked out once for each.
    input: BufReader<&'a mut dyn Read>,
    output: &'a mut dyn Write,
    /// How many bytes of the buffer are done with.
    consumed: usize,
    /// The line and the column where the buffer starts.
    origin: (u64, u64),
    /// Answers that are not written yet.
    pub answers: Vec<u8>,
}

impl<'a> Tied<'a> {
    /// Ties `input` to `output`.
    pub fn new(input: &'a mut dyn Read, output: &'a mut dyn Write) -> Tied<'a> {
        let input = BufReader::with_capacity(1 << 17, input);
        Tied { input, output, consumed: 0, origin: (1, 1), answers: Vec::new() }
    }

    /// Returns the bytes that have been read and not consumed.
    #[inline]
    pub fn buffer(&self) -> &[u8] {
        &self.input.buffer()[self.consumed..]
    }

    /// Returns `buffer()`, after a read if it is empty; if still empty, the input has ended.
    ///
    /// # Errors
    /// The input cannot be read, or the answers so far cannot be written.
    #[inline]
    pub fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.buffer().is_empty() {
            self.refill()?;
        }
        Ok(self.buffer())
    }

    fn refill(&mut self) -> io::Result<()> {
        self.flush()?;
        self.origin = self.place();
        self.input.consume(self.consumed);
        self.consumed = 0;
        while let Err(error) = self.input.fill_buf() {
            if error.kind() != ErrorKind::Interrupted {
                return Err(self.error(format!("cannot read: {error}")));
            }
        }
        Ok(())
    }

    /// Moves past the first `count` bytes of the buffer.
    #[inline]
    pub fn consume(&mut self, count: usize) {
        self.consumed += count;
    }

    /// Returns whether nothing has been consumed yet.
    pub fn is_at_start(&self) -> bool {
        self.consumed == 0 && self.origin == (1, 1)
    }

    /// Writes the answers that are not written yet.
    ///
    /// # Errors
    /// They cannot be written. The rest of them is dropped, so that none is written twice.
    pub fn flush(&mut self) -> io::Result<()> {
        let written = self.output.write_all(&self.answers).and_then(|()| self.output.flush());
        self.answers.clear();
        written.map_err(|error| match error.kind() {
            ErrorKind::BrokenPipe => error,
            _ => self.error(format!("cannot write: {error}")),
        })
    }

    /// Returns an error at the first byte that has not been consumed.
    pub fn error(&self, message: String) -> io::Error {
        let (line, column) = self.place();
        let message = format!("line {line}, column {column}: {message}");
        io::Error::new(ErrorKind::InvalidData, message)
    }

    /// Returns the line and the column in bytes of what has not been consumed, both from 1.
    pub fn place(&self) -> (u64, u64) {
        let passed = &self.input.buffer()[..self.consumed];
        let column = match passed.iter().rposition(|&byte| byte == b'\n') {
            None => self.origin.1 + passed.len() as u64,
            Some(last) => (passed.len() - last) as u64,
        };
        // By 255 bytes, so that the count fits a byte and 16 are compared at a time.
        let feeds = |bytes: &[u8]| bytes.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
        let feeds = passed.chunks(255).map(feeds).map(u64::from).sum::<u64>();
        (self.origin.0 + feeds, column)
    }
}

/// Runs `solve` from `input` to standard output. An error is printed after the answers before it,
/// if it can be, and makes the exit status 1; a broken pipe is none: whoever reads has had enough.
pub fn run(
    name: &str,
    input: &mut dyn Read,
    solve: impl FnOnce(&mut Tied) -> io::Result<()>,
) -> ExitCode {
    let mut stdout = io::stdout().lock();
    let mut io = Tied::new(input, &mut stdout);
    let solved = solve(&mut io);
    match solved.and(io.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "{name}: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
