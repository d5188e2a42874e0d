//! A small stack is enough: 256 KB, an eighth of what a thread gets.

use std::thread;

use crate::common::in_process::outcome;
use crate::common::{binaries, random_input, Random};

/// Enough boards for a table, in the case of pairs for one to each of the nine goals.
#[test]
fn is_enough() {
    for binary in binaries() {
        let input = random_input(binary, 10_000, &mut Random(9));
        let solve = move || outcome(binary.name, input.as_bytes(), usize::MAX).error;
        let thread = thread::Builder::new().stack_size(256 << 10).spawn(solve);
        let error = thread.expect("a thread starts").join().expect("the solver does not panic");
        assert_eq!(error, "", "{}", binary.name);
    }
}
