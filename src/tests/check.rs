//! The special judge rejects outputs with one changed byte, unless they differ in white space
//! alone. Its words are in `transcripts/check.txt`.

use crate::common::{judge, one_per_program, random_input, Random};

/// Returns the lines that a judge compares: without white space at their ends, and without empty
/// lines at the end of the output.
fn compared_lines(output: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(output);
    text.trim_end().lines().map(|line| line.trim_end().to_string()).collect()
}

/// Unless white space alone differs, an output with one changed byte is wrong: a shortest path with
/// one changed move misses the goal, or is not the one path that the judge accepts. The verdict is
/// one short line of printable text.
#[test]
fn outputs_with_one_changed_byte_are_rejected() {
    let mut random = Random(845);
    for problem in one_per_program() {
        let input = random_input(problem, 12, &mut random);
        let right = judge::right_answers(problem, &judge::read(problem, &input)).into_bytes();
        for _ in 0..150 {
            let mut output = right.clone();
            let index = random.below(right.len());
            output[index] = match random.below(4) {
                0 => random.below(256) as u8,
                1 => b" \n\r\t"[random.below(4)],
                _ => right[random.below(right.len())],
            };
            let found = judge::verdict(problem, &input, &output);
            let is_printable = found.bytes().all(|byte| (b' '..=b'~').contains(&byte));
            let is_right = compared_lines(&output) == compared_lines(&right);
            let is_expected = if is_right { found == "AC" } else { found.starts_with("WA: ") };
            assert!(
                is_expected && is_printable && found.len() < 250,
                "{}: {}: {found:?}",
                problem.name,
                output.escape_ascii()
            );
        }
    }
}
