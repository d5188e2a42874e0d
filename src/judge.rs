//! The judge at the other end: bytes come in pieces, answers go out before the next wait.
//!
//! The two streams are tied, as C++ ties `cin` to `cout`: whenever the program needs more input,
//! it first writes all that it has answered. So a person who types a board sees its answer at
//! once, and a file costs a call to the system for each piece, not for each board.

use std::io::{ErrorKind, Read, Write};

/// How many bytes are read at a time at most. An allocator takes so much memory fresh from the
/// system, zeroed already, so a short input touches only the page that it fills.
const PIECE: usize = 1 << 17;

/// Why a program stops before the end of its input.
#[derive(Debug, PartialEq, Eq)]
pub enum Failure {
    /// The reader of the answers went away, as `head` does; nobody is left to tell.
    ReaderGone,
    /// The input is malformed, or a stream broke.
    Fault {
        /// Where it was noticed.
        place: Place,
        /// What is wrong, in words.
        what: String,
    },
}

/// A place in the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, from 1; a line feed ends it.
    pub line: u64,
    /// The byte in the line, from 1.
    pub column: u64,
}

/// The input and the output of one run.
pub struct Judge<'a> {
    source: &'a mut dyn Read,
    sink: &'a mut dyn Write,
    /// Room for a piece, of which `read` bytes hold one and `consumed` of these are done with.
    piece: Vec<u8>,
    read: usize,
    consumed: usize,
    ended: bool,
    /// Where the piece begins, and what stands before it on its line.
    origin: Place,
    origin_line: Line,
    /// The answers that are not written yet.
    pub answers: Vec<u8>,
}

impl<'a> Judge<'a> {
    /// Ties `source` to `sink`.
    pub fn new(source: &'a mut dyn Read, sink: &'a mut dyn Write) -> Judge<'a> {
        Judge {
            source,
            sink,
            piece: vec![0; PIECE],
            read: 0,
            consumed: 0,
            ended: false,
            origin: Place { line: 1, column: 1 },
            origin_line: Line::Blank,
            answers: Vec::new(),
        }
    }

    /// Sees to it that [`Judge::unread`] holds a byte, unless the input is at its end.
    ///
    /// # Errors
    /// The input cannot be read, or the answers so far cannot be written.
    #[inline]
    pub fn fill(&mut self) -> Result<(), Failure> {
        if self.consumed < self.read || self.ended {
            Ok(())
        } else {
            self.refill()
        }
    }

    #[cold]
    fn refill(&mut self) -> Result<(), Failure> {
        self.write()?;
        self.origin_line = self.line(0);
        self.origin = self.place(0);
        self.consumed = 0;
        self.read = 0;
        self.read = loop {
            match self.source.read(&mut self.piece) {
                Ok(count) => break count,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(self.fault(0, format!("cannot read: {error}"))),
            }
        };
        self.ended = self.read == 0;
        Ok(())
    }

    /// The bytes that are read and not consumed; after [`Judge::fill`], none means the end.
    #[inline]
    pub fn unread(&self) -> &[u8] {
        &self.piece[self.consumed..self.read]
    }

    /// Moves past the first `count` unread bytes.
    #[inline]
    pub fn consume(&mut self, count: usize) {
        self.consumed += count;
    }

    /// Makes the input end before the unread byte `i`, whatever may follow.
    pub fn end(&mut self, i: usize) {
        self.consume(i);
        self.read = self.consumed;
        self.ended = true;
    }

    /// Writes the answers that are not written yet.
    ///
    /// # Errors
    /// They cannot be written. What is left of them is dropped: no answer goes out twice.
    pub fn write(&mut self) -> Result<(), Failure> {
        let written = self.sink.write_all(&self.answers).and_then(|()| self.sink.flush());
        self.answers.clear();
        written.map_err(|error| match error.kind() {
            ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => self.fault(0, format!("cannot write: {error}")),
        })
    }

    /// A fault at the unread byte `i`.
    #[cold]
    pub fn fault(&self, i: usize, what: String) -> Failure {
        let place = self.place(i);
        Failure::Fault { place, what }
    }

    /// The place of the unread byte `i`.
    pub fn place(&self, i: usize) -> Place {
        let passed = &self.piece[..self.consumed + i];
        match passed.iter().rposition(|&byte| byte == b'\n') {
            Some(end) => {
                // In chunks whose count fits in a byte: so the compiler can count 16 at a time.
                let ends = passed.chunks(255).map(|chunk| {
                    u64::from(chunk.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>())
                });
                Place {
                    line: self.origin.line + ends.sum::<u64>(),
                    column: (passed.len() - end) as u64,
                }
            }
            None => Place { column: self.origin.column + passed.len() as u64, ..self.origin },
        }
    }

    /// What the line of the unread byte `i` holds before it.
    #[cold]
    pub fn line(&self, i: usize) -> Line {
        let passed = &self.piece[..self.consumed + i];
        match passed.iter().rposition(|&byte| byte == b'\n') {
            Some(end) => Line::Blank.with(&passed[end..]),
            None => self.origin_line.with(passed),
        }
    }
}

/// What stands on a line so far.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Line {
    /// Nothing but white space.
    Blank,
    /// A single `0`.
    Zero,
    /// Anything else.
    Other,
}

impl Line {
    fn with(self, bytes: &[u8]) -> Line {
        let visible = bytes.iter().filter(|&&byte| !is_space(byte));
        visible.fold(self, |line, byte| match (line, byte) {
            (Line::Blank, b'0') => Line::Zero,
            _ => Line::Other,
        })
    }
}

/// Whether a byte is white space: a space, `\t`, `\n`, `\r`, a form feed or a vertical tab.
pub const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}
