//! The programs that are submitted, in Rust and in C++: they give the answers of the library to all
//! boards. They share no code with it, so each proves the other.

mod inputs;
mod sources;
mod streams;

use puzzle_solvers::eight::{Board, BLANK};
use puzzle_solvers::judging::cases::Case;
use puzzle_solvers::judging::generator::{Generator, Random};
use puzzle_solvers::judging::problems::{Problem, Task};
use puzzle_solvers::rotation::{self, BITMASKS};

use crate::common::programs::assert_right;
use crate::common::{all_boards, find, judge, of_each_program, random_input};

/// Returns for each board of the eight puzzle the case from it to a goal.
fn from_all_boards(goal: Board) -> Vec<Case> {
    all_boards().into_iter().map(|start| Case::Eight(start, goal)).collect()
}

/// Asserts that a program gives the right answers to some cases.
fn assert_right_on(problem: &Problem, cases: &[Case]) {
    assert_right(problem, &judge::input(problem, cases), &judge::answers(problem, cases));
}

/// Asserts that a program of pairs gives the right answers to a goal from all boards. The goal has
/// its blank on this cell, and its tiles in no particular order.
fn assert_right_to_goal(blank: usize) {
    let mut goal = [8, 6, 4, 2, 7, 5, 3, 1, BLANK];
    goal.swap(blank, 8);
    assert_right_on(find("hdu3567"), &from_all_boards(Board(goal)));
}

#[test]
fn all_boards_are_answered() {
    for problem in of_each_program() {
        if let Task::Path(goal) | Task::Distance(goal) = problem.task {
            assert_right_on(problem, &from_all_boards(goal));
        }
    }
}

/// The programs with one goal have its blank in a corner or, `p1379`, in the middle.
#[test]
fn pairs_whose_goal_has_its_blank_on_an_edge_or_in_the_middle_are_answered() {
    for blank in [1, 4] {
        assert_right_to_goal(blank);
    }
}

#[test]
#[ignore = "takes long"]
fn pairs_to_all_goals_are_answered() {
    for blank in 0..9 {
        assert_right_to_goal(blank);
    }
}

/// Each pattern is on some board, but need not be the nearest to the centre there.
#[test]
fn boards_of_all_patterns_are_answered() {
    let mut random = Random(1);
    let mut are_seen = vec![false; BITMASKS];
    let mut cases = Vec::new();
    for first in (0..BITMASKS).filter(|bitmask| bitmask.count_ones() == 8) {
        if are_seen[first] {
            continue;
        }
        let [second, third] = two_beside(first, &are_seen, &mut random);
        for pattern in [first, second, third] {
            are_seen[pattern] = true;
        }
        // Each symbol in turn has the first pattern, which is always new.
        let mut patterns = [first, second, third];
        patterns.rotate_right(cases.len() % 3);
        cases.push(Case::Rotation(board_of(patterns)));
    }
    assert_right_on(find("poj2286"), &cases);
}

/// Returns two patterns that fill the board together with a first one. It tries ten pairs at most,
/// and prefers one of which neither pattern has been seen; near the end there is no such pair.
fn two_beside(first: usize, are_seen: &[bool], random: &mut Random) -> [usize; 2] {
    let mut squares: Vec<_> = (0..24).filter(|square| first >> square & 1 == 0).collect();
    let mut two = [0; 2];
    for _ in 0..10 {
        random.shuffle(&mut squares);
        let second = squares[..8].iter().map(|square| 1 << square).sum();
        two = [second, BITMASKS - 1 - first - second];
        if two.iter().all(|&pattern| !are_seen[pattern]) {
            break;
        }
    }
    two
}

/// Returns the board on which the symbols 1, 2 and 3 have these patterns.
fn board_of(patterns: [usize; 3]) -> rotation::Board {
    let mut board = [0; 24];
    for (symbol, pattern) in (1..).zip(patterns) {
        for (square, cell) in board.iter_mut().enumerate() {
            if pattern >> square & 1 == 1 {
                *cell = symbol;
            }
        }
    }
    rotation::Board(board)
}

/// The samples have no board of thirteen moves. After many of them, the table of `poj2286` is the
/// largest.
#[test]
fn hardest_rotations_are_answered_within_half_of_the_memory() {
    let problem = find("poj2286");
    let mut generator = Generator::new(problem, 1);
    let cases = generator.cases_at(generator.hardest());
    assert_right_on(problem, &cases);
}

#[test]
#[ignore = "takes long"]
fn million_rotations_are_answered() {
    let input = random_input(find("poj2286"), 1_000_000, &mut Random(1));
    assert_right_on(find("poj2286"), &judge::cases(find("poj2286"), &input));
}
