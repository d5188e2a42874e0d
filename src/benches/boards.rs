//! Boards to solve, each as a line of text.

use std::iter;

use puzzle_solvers::eight::board::{Board, BLANK, CELLS};
use puzzle_solvers::eight::distance::Distance;
use puzzle_solvers::eight::moves::Move;
use puzzle_solvers::eight::numbering::Goal;
use puzzle_solvers::eight::table::Table;
use puzzle_solvers::problems::p1379::GOAL;
use puzzle_solvers::rotation::board::SQUARES;
use puzzle_solvers::rotation::numbering::Pattern;
use puzzle_solvers::rotation::table::Table as Perimeter;

use crate::common::Random;

/// The two boards that need 31 moves, more than any other, to the goal of AcWing 179.
pub const FARTHEST: [&str; 2] = ["8 6 7 2 5 4 3 x 1", "6 4 7 8 5 x 3 2 1"];

/// All boards of the eight puzzle, in the order of the dictionary.
pub fn all() -> Vec<Board> {
    let mut boards = Vec::new();
    complete(&mut Vec::new(), &mut boards);
    boards
}

fn complete(begun: &mut Vec<u8>, boards: &mut Vec<Board>) {
    if let Ok(board) = Board::try_from(begun.as_slice()) {
        boards.push(board);
    }
    for tile in (1..CELLS as u8).chain([BLANK]) {
        if !begun.contains(&tile) {
            begun.push(tile);
            complete(begun, boards);
            begun.pop();
        }
    }
}

/// A board as AcWing 179 has it: `2 3 4 1 5 x 7 6 8`.
pub fn spaced(board: &Board) -> String {
    board.map(|tile| if tile == BLANK { "x".to_string() } else { tile.to_string() }).join(" ")
}

/// A board as P1379 has it: `283104765`.
pub fn digits(board: &Board) -> String {
    board.map(|tile| tile.to_string()).concat()
}

/// Those of the boards that can reach a goal.
pub fn solvable(boards: &[Board], goal: &Board) -> Vec<Board> {
    let goal = Goal::new(goal);
    boards.iter().copied().filter(|board| goal.is_reachable_from(board)).collect()
}

/// One of the boards that are farthest from the goal of P1379.
pub fn hardest(boards: &[Board]) -> Board {
    let table: Table<Distance> = Table::new(&GOAL, Move::ALL);
    let distance = |board: &&Board| table.answer(board).map(|it| it.0);
    *boards.iter().max_by_key(distance).expect("there are boards")
}

/// Random starts and goals as HDU 3567 has them; each pair is one text of two lines.
pub fn pairs(count: usize, random: &mut Random) -> Vec<String> {
    let mut board = GOAL;
    let mut shuffled = || {
        random.shuffle(&mut board);
        board
    };
    let pairs = iter::repeat_with(|| (shuffled(), shuffled()));
    pairs
        .filter(|(start, goal)| Goal::new(goal).is_reachable_from(start))
        .map(|(start, goal)| format!("{}\n{}", digits(&start), digits(&goal)).replace('0', "X"))
        .take(count)
        .collect()
}

/// Random boards of the rotation game.
pub fn rotations(count: usize, random: &mut Random) -> Vec<String> {
    let mut symbols = ["1", "2", "3"].repeat(SQUARES / 3);
    let shuffled = || {
        random.shuffle(&mut symbols);
        symbols.join(" ")
    };
    iter::repeat_with(shuffled).take(count).collect()
}

/// The boards of the rotation game that need 13 moves, more than any other: three patterns that
/// are all so far from the full centre.
pub fn farthest_rotations() -> Vec<String> {
    const FARTHEST: usize = 13;
    const ALL: u32 = (1 << SQUARES) - 1;
    let mut perimeter = Perimeter::new();
    (1..FARTHEST).for_each(|_| perimeter.grow());
    let is_far = |squares: u32| perimeter.distance(Pattern(squares)).is_none();
    let far: Vec<u32> =
        (0..=ALL).filter(|squares| squares.count_ones() == 8 && is_far(*squares)).collect();
    let mut boards = Vec::new();
    for &ones in &far {
        for &twos in far.iter().filter(|&twos| ones & twos == 0) {
            if is_far(ALL & !ones & !twos) {
                boards.push(labelled(ones, twos));
            }
        }
    }
    assert_eq!(boards.len(), 192);
    boards
}

fn labelled(ones: u32, twos: u32) -> String {
    let symbol = |square: usize| match (ones >> square & 1, twos >> square & 1) {
        (1, _) => "1",
        (_, 1) => "2",
        _ => "3",
    };
    let symbols: Vec<&str> = (0..SQUARES).map(symbol).collect();
    symbols.join(" ")
}
