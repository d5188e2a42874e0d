//! All answers at once: breadth-first search from the goal over the numbered boards.

use std::mem;

use crate::boxed::array;
use crate::eight::answer::Answer;
use crate::eight::board::{Move, CELLS};
use crate::eight::position::{rank, Position, Turn, BOARDS, ORDERS};

/// The answer of each position that can reach the goal, by its number.
pub struct Table<A>(Box<[A; BOARDS]>);

impl<A: Answer> Table<A> {
    /// The answers for the goal whose blank is on cell `blank`. Of equally short ones the first
    /// in the order of `moves` is taken.
    ///
    /// # Complexity
    /// Each of the 181,440 positions is visited once: 2 to 4 milliseconds.
    pub fn new(blank: usize, moves: [Move; 4]) -> Table<A> {
        let mut answers = array(A::NONE);
        let goal = Position::goal(blank);
        answers[goal.number()] = A::GOAL;
        // The orders that have just been reached, by the cell of the blank: so one turn serves a
        // whole row of them, and nothing has to be decided for each.
        let mut reached: [Vec<u32>; CELLS] = Default::default();
        let mut next: [Vec<u32>; CELLS] = Default::default();
        reached[blank].push(goal.order);
        let mut distance = 0;
        let mut found = 1;
        // The farthest are not followed: a path of 32 moves would be no path, nor would it fit.
        while found < BOARDS {
            for (choice, step) in moves.iter().enumerate() {
                for (blank, orders) in reached.iter().enumerate() {
                    if let Some(from) = step.back().target(blank) {
                        let turn = Turn::new(blank, step.back());
                        for &order in orders {
                            let answer = answers[blank * ORDERS + rank(order)];
                            let order = turn.apply(order);
                            let known = &mut answers[from * ORDERS + rank(order)];
                            // Whether this is new is as good as random, and a branch on it would
                            // be mispredicted half of the time: push, then take it back.
                            next[from].push(order);
                            let length = next[from].len() - usize::from(*known != A::NONE);
                            next[from].truncate(length);
                            *known = answer.before(choice, distance).min(*known);
                        }
                    }
                }
            }
            reached.iter_mut().for_each(Vec::clear);
            mem::swap(&mut reached, &mut next);
            found += reached.iter().map(Vec::len).sum::<usize>();
            distance += 1;
        }
        Table(answers)
    }

    /// The answer for a position, or `None` where the goal is out of reach.
    pub fn answer(&self, position: Position) -> Option<A> {
        position.is_solvable().then(|| self.0[position.number()])
    }
}
