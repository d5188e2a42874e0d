//! Somebody's output, line by line, of which no more is read than a right one could hold.

use std::io::{self, BufRead, Read};

use puzzle_solvers::input::is_space;

/// How many bytes a line has at most, and all that follows the last answer.
pub const MOST: usize = 1_000_000;

/// An output. White space at the ends of its lines does not count.
pub struct Output<R> {
    source: R,
    /// The line that comes next, from 1.
    line: usize,
    /// Whether there is one. After the last line feed comes an empty line, but not in an empty
    /// file.
    has_more: bool,
}

impl<R: BufRead> Output<R> {
    /// Returns the output that `source` holds.
    ///
    /// # Errors
    /// It cannot be read, as in the other functions.
    pub fn new(mut source: R) -> io::Result<Output<R>> {
        let has_more = !source.fill_buf()?.is_empty();
        Ok(Output { source, line: 1, has_more })
    }

    /// Returns the number of the line that comes next, from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// Returns whether every byte has been read.
    pub fn is_at_end(&mut self) -> io::Result<bool> {
        Ok(self.source.fill_buf()?.is_empty())
    }

    /// Reads the next `N` lines, or those that are left.
    pub fn answer<const N: usize>(&mut self) -> io::Result<Vec<Vec<u8>>> {
        let mut lines = Vec::new();
        while self.has_more && lines.len() < N {
            lines.push(self.read_line()?);
        }
        Ok(lines)
    }

    /// Reads a line. If it has more than [`MOST`] bytes, so has what is returned, and it is the
    /// last.
    fn read_line(&mut self) -> io::Result<Vec<u8>> {
        let mut line = Vec::new();
        self.source.by_ref().take(MOST as u64 + 1).read_until(b'\n', &mut line)?;
        self.has_more = line.ends_with(b"\n");
        self.line += 1;
        if self.has_more || line.len() <= MOST {
            let end = line.iter().rposition(|&byte| !is_space(byte)).map_or(0, |last| last + 1);
            line.truncate(end);
        }
        Ok(line)
    }

    /// Returns the line where something other than white space follows, or too much of it.
    pub fn extra(mut self) -> io::Result<Option<usize>> {
        let mut rest = Vec::new();
        self.source.take(MOST as u64 + 1).read_to_end(&mut rest)?;
        let extra = rest.iter().position(|&byte| !is_space(byte));
        let extra = extra.or_else(|| rest.get(MOST).map(|_| MOST));
        Ok(extra.map(|extra| {
            self.line += rest[..extra].iter().filter(|&&byte| byte == b'\n').count();
            self.line
        }))
    }
}
