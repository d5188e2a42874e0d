//! The floor C: a program that has an answer for each line has to read and write at least.

use std::io::{self, Read, Write};

fn main() -> io::Result<()> {
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes)?;
    io::stdout().write_all(&bytes)
}
