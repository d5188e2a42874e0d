//! The programs that are submitted, in Rust and in C++: their answers to all boards are those of
//! the library. They share no code with it, so each proves the other.

mod inputs;
mod sources;
mod streams;

use std::array;
use std::process::Command;

use puzzle_solvers::eight::{Board, BLANK, BOARDS};
use puzzle_solvers::judging::cases::Case;
use puzzle_solvers::judging::generator::{Generator, Random};
use puzzle_solvers::judging::problems::{Problem, Task};
use puzzle_solvers::rotation::{self, BITMASKS};

use crate::common::programs::{assert_answers, in_half, twins};
use crate::common::{find, judge, of_each_program, random_input};

/// Returns all boards, or the first of them.
fn boards(count: usize) -> impl Iterator<Item = Board> {
    // What is left of the number after each division says which of the symbols left is next.
    (0..count).map(|mut number| {
        let mut left: Vec<u8> = (0..9).collect();
        Board(array::from_fn(|_| {
            let place = number % left.len();
            number /= left.len();
            left.remove(place)
        }))
    })
}

/// Asserts that a program gives the right answers to some cases, in Rust and in C++.
fn assert_right(problem: &Problem, cases: &[Case]) {
    let answers = judge::answers(problem, cases);
    let input = judge::input(problem, cases);
    for program in twins(problem.program) {
        assert_answers(&mut Command::new(program), input.as_bytes(), &answers);
    }
}

/// Asserts that all pairs are answered whose goal has its blank on this cell and some order of
/// tiles.
fn assert_right_to(blank: usize) {
    let mut goal = [8, 6, 4, 2, 7, 5, 3, 1, BLANK];
    goal.swap(blank, 8);
    let pairs: Vec<_> = boards(BOARDS).map(|start| Case::Eight(start, Board(goal))).collect();
    assert_right(find("hdu3567"), &pairs);
}

#[test]
fn all_boards_are_answered() {
    for problem in of_each_program() {
        if let Task::Path(goal) | Task::Distance(goal) = problem.task {
            let cases: Vec<_> = boards(BOARDS).map(|board| Case::Eight(board, goal)).collect();
            assert_right(problem, &cases);
        }
    }
}

/// Those of the corner are in other programs, too.
#[test]
fn pairs_to_an_edge_and_the_middle_are_answered() {
    [1, 4].into_iter().for_each(assert_right_to);
}

#[test]
#[ignore = "takes long"]
fn pairs_to_all_goals_are_answered() {
    (0..9).for_each(assert_right_to);
}

/// Each pattern is on some board, but need not be the nearest there.
#[test]
fn boards_of_all_patterns_are_answered() {
    let (mut are_seen, mut random) = (vec![false; BITMASKS], Random(1));
    let mut cases = Vec::new();
    for first in (0..BITMASKS).filter(|pattern| pattern.count_ones() == 8) {
        if are_seen[first] {
            continue;
        }
        let mut others: Vec<_> = (0..24).filter(|square| first >> square & 1 == 0).collect();
        let mut second = 0;
        // Soon there are no two patterns beside it that have both not been seen.
        for _ in 0..10 {
            random.shuffle(&mut others);
            second = others[..8].iter().map(|square| 1 << square).sum();
            if !are_seen[second] && !are_seen[BITMASKS - 1 - first - second] {
                break;
            }
        }
        for pattern in [first, second, BITMASKS - 1 - first - second] {
            are_seen[pattern] = true;
        }
        let symbol = |square: usize| match (first >> square & 1, second >> square & 1) {
            (1, _) => 0,
            (_, 1) => 1,
            _ => 2,
        };
        // Each symbol has its turn to have the patterns that are seen to be new.
        let shift = cases.len();
        let board = array::from_fn(|square| ((symbol(square) + shift) % 3) as u8 + 1);
        cases.push(Case::Rotation(rotation::Board(board)));
    }
    assert_right(find("poj2286"), &cases);
}

/// The samples have no board of thirteen moves. After many of them, the table of `poj2286` is the
/// largest.
#[test]
fn hardest_rotations_are_answered_within_half_of_the_memory() {
    let problem = find("poj2286");
    let mut generator = Generator::new(problem, 1);
    let cases = generator.cases_at(generator.hardest());
    let input = judge::input(problem, &cases);
    let answers = judge::answers(problem, &cases);
    for program in twins(problem.program) {
        let mut command = in_half(&program, problem.program);
        assert_answers(&mut command, input.as_bytes(), &answers);
    }
}

#[test]
#[ignore = "takes long"]
fn million_rotations_are_answered() {
    let input = random_input(find("poj2286"), 1_000_000, &mut Random(1));
    assert_right(find("poj2286"), &judge::cases(find("poj2286"), &input));
}
