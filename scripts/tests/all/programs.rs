//! The programs that are submitted, in Rust and in C++: they give the answers of the library to all
//! boards of the eight puzzle, and to boards of the rotation game with every pattern. They share no
//! code with the library, so each checks the other.

// A shell runs the commands of the page.
#[cfg(unix)]
mod another_judge;
mod inputs;
mod sources;
// On x86-64, all pages have 4 KiB. Elsewhere, larger pages would count as a whole.
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod space;
mod streams;

use std::time::Duration;

use puzzle_tools::eight::{self, BLANK};
use puzzle_tools::judging::case::Case;
use puzzle_tools::judging::generator::{Generator, Random};
use puzzle_tools::judging::problems::{Problem, Task};
use puzzle_tools::rotation::{pattern, Board, BITMASKS};

use crate::common::twins::assert_right;
use crate::common::{all_boards, find, judge, one_per_program};

/// How long a test waits for an answer, or for the end of a program that answers a few boards.
pub const MINUTE: Duration = Duration::from_secs(60);

fn from_all_boards(goal: eight::Board) -> Vec<Case> {
    all_boards().into_iter().map(|start| Case::Eight(start, goal)).collect()
}

/// Asserts that a program gives the right answers to some cases.
fn assert_right_on(problem: &Problem, cases: &[Case]) {
    assert_right(problem, &judge::input(problem, cases), &judge::right_output(problem, cases));
}

#[test]
fn all_boards_are_answered() {
    for problem in one_per_program() {
        if let Task::Path(goal) | Task::Distance(goal) = problem.task {
            assert_right_on(problem, &from_all_boards(goal));
        }
    }
}

/// A goal with the blank on this cell, and the tiles in no particular order.
fn goal_of_pairs(blank: usize) -> eight::Board {
    let mut goal = [8, 6, 4, 2, 7, 5, 3, 1, BLANK];
    goal.swap(blank, 8);
    eight::Board(goal)
}

/// Each board is a start once, and the goals have the blank on each cell in turn.
#[test]
fn pairs_with_any_blank_of_the_goal_are_answered() {
    let starts = all_boards().into_iter().enumerate();
    let cases: Vec<_> =
        starts.map(|(number, start)| Case::Eight(start, goal_of_pairs(number % 9))).collect();
    assert_right_on(find("hdu3567"), &cases);
}

#[test]
#[ignore = "takes long"]
fn pairs_of_all_boards_with_each_blank_of_the_goal_are_answered() {
    for blank in 0..9 {
        assert_right_on(find("hdu3567"), &from_all_boards(goal_of_pairs(blank)));
    }
}

/// Each pattern is on some board, but need not be the nearest to the centre there.
#[test]
fn boards_of_all_patterns_are_answered() {
    let mut random = Random(1);
    let mut are_seen = vec![false; BITMASKS];
    let mut cases = Vec::new();
    for new in (0..BITMASKS).filter(|bitmask| bitmask.count_ones() == 8) {
        if are_seen[new] {
            continue;
        }
        // Each symbol in turn has the new pattern. The others are anywhere.
        let symbol = (cases.len() % 3) as u8 + 1;
        let mut others = [1, 2, 3].repeat(8);
        others.retain(|&other| other != symbol);
        random.shuffle(&mut others);
        let mut board = Board([symbol; 24]);
        let is_free = |square: &usize| new >> square & 1 == 0;
        for (square, other) in (0..24).filter(is_free).zip(others) {
            board.0[square] = other;
        }
        for symbol in 1..=3 {
            are_seen[pattern(board, symbol)] = true;
        }
        cases.push(Case::Rotation(board));
    }
    assert_right_on(find("poj2286"), &cases);
}

/// The samples have no board of thirteen turns. After many boards of thirteen turns, the table of
/// `poj2286` is at its largest.
#[test]
fn hardest_boards_of_the_rotation_game_are_answered() {
    let problem = find("poj2286");
    let mut generator = Generator::new(problem, 1);
    let cases = generator.cases_at(generator.hardest());
    assert_right_on(problem, &cases);
}
