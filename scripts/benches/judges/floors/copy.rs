//! A floor of the bench: it copies its input. A program that answers each line reads and writes
//! about as much.

use std::io::{self, Read, Write};

fn main() -> io::Result<()> {
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes)?;
    io::stdout().write_all(&bytes)
}
