//! The special judge rejects outputs with one changed byte, or with an answer in another's place,
//! unless they differ in white space alone. Its words are in `transcripts/check.txt`.

use puzzle_tools::judging::generator::Generator;

use crate::common::{judge, one_per_program, random_input, Random};

/// The lines that a judge compares: without white space at their ends, and without empty
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
        let right = judge::right_output(problem, &judge::read(problem, &input)).into_bytes();
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

/// Each answer stands once in the place of each other, and comes once more before each other and at
/// the end. For pairs, it has the number of its place.
#[test]
fn outputs_with_an_answer_in_another_place_are_rejected() {
    let mut random = Random(1043);
    for problem in one_per_program() {
        let mut cases = judge::read(problem, &random_input(problem, 12, &mut random));
        cases.push(Generator::new(problem, 1).cases_at(0)[0]);
        let input = judge::input(problem, &cases);
        let right = judge::right_output(problem, &cases);
        // Alone, each case has the number 1.
        let answers = cases.iter().map(|case| judge::right_output(problem, &[*case]));
        let answers: Vec<_> = answers.collect();
        let assert_verdict = |changed: &[String]| {
            let numbered = (1..)
                .zip(changed)
                .map(|(number, answer)| answer.replace("Case 1:", &format!("Case {number}:")));
            let output: String = numbered.collect();
            let is_right = compared_lines(output.as_bytes()) == compared_lines(right.as_bytes());
            let found = judge::verdict(problem, &input, &output);
            assert_eq!(found == "AC", is_right, "{}: {found}:\n{output}", problem.name);
        };
        assert_verdict(&answers);
        for answer in &answers {
            for place in 0..=cases.len() {
                let mut inserted = answers.clone();
                inserted.insert(place, answer.clone());
                assert_verdict(&inserted);
                if place < cases.len() {
                    let mut replaced = answers.clone();
                    replaced[place] = answer.clone();
                    assert_verdict(&replaced);
                }
            }
        }
    }
}
