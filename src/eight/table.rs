//! All answers at once: breadth-first search from the goal over the numbered positions.

use std::convert::TryFrom;

use crate::eight::answer::Answer;
use crate::eight::board::CELLS;
use crate::eight::moves::Move;
use crate::eight::numbering::{rank, Position, Step, EVEN_ORDERS, REACHABLE};

/// The answers of all positions that can reach the goal, by their numbers.
pub struct Table<A>(Box<[A; REACHABLE]>);

/// The positions at one distance, each its order and the rank of that, by the move that leads
/// nearer to the goal and by the cell of the blank. The goal itself stands behind the moves.
type Frontier = [[Vec<(u32, u32)>; CELLS]; 5];

impl<A: Answer> Table<A> {
    /// Returns the answers for the goal whose blank is on cell `blank`. If several are equally
    /// short, the first in the order of `moves` is taken.
    ///
    /// # Complexity
    /// Each of the 181,440 positions is expanded once.
    pub fn new(blank: usize, moves: [Move; 4]) -> Table<A> {
        let unknown = vec![A::UNKNOWN; REACHABLE].into_boxed_slice();
        let mut table = Table(Box::try_from(unknown).ok().expect("an entry for each position"));
        let goal = Position::solved(blank);
        table.0[goal.number()] = A::SOLVED;
        let mut frontier = Frontier::default();
        frontier[moves.len()][blank].push((goal.order, rank(goal.order) as u32));
        let mut distance = 0;
        let mut found = 1;
        while found < REACHABLE {
            frontier = table.expand(&frontier, moves, distance);
            found += frontier.iter().flatten().map(Vec::len).sum::<usize>();
            distance += 1;
        }
        table
    }

    /// Answers the positions one move behind the frontier, and returns them.
    fn expand(&mut self, frontier: &Frontier, moves: [Move; 4], distance: u32) -> Frontier {
        let mut next = Frontier::default();
        // An earlier move is tried on all of the frontier before a later one: so what answers a
        // position first is its first answer in the order of the moves.
        for (choice, nearer) in moves.iter().enumerate() {
            let farther = nearer.inverse();
            let is_way_back = |last| moves.get(last) == Some(&farther);
            for (_, by_blank) in frontier.iter().enumerate().filter(|&(last, _)| !is_way_back(last))
            {
                for (blank, orders) in by_blank.iter().enumerate() {
                    if let Some(step) = Step::new(blank, farther) {
                        let prepend = |answer: A| answer.prepend(choice, distance);
                        self.follow(step, orders, prepend, &mut next[choice][step.to]);
                    }
                }
            }
        }
        next
    }

    /// Follows a step from the positions with these orders, and appends the orders of those that
    /// are new.
    #[inline]
    fn follow(
        &mut self,
        step: Step,
        orders: &[(u32, u32)],
        prepend: impl Fn(A) -> A,
        reached: &mut Vec<(u32, u32)>,
    ) {
        for &(order, number) in orders {
            let answer = self.0[step.from * EVEN_ORDERS + number as usize];
            let (order, number) = if step.is_sideways() {
                (order, number)
            } else {
                let order = step.turn(order);
                (order, rank(order) as u32)
            };
            let entry = &mut self.0[step.to * EVEN_ORDERS + number as usize];
            if *entry == A::UNKNOWN {
                *entry = prepend(answer);
                reached.push((order, number));
            }
        }
    }

    /// Returns the answer of a position, or `None` if the goal is out of reach.
    #[inline]
    pub fn answer(&self, position: Position) -> Option<A> {
        if position.is_solvable() {
            Some(self.0[position.number()])
        } else {
            None
        }
    }
}
