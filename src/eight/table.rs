//! All answers at once: breadth-first search from the goal over the numbered positions.

use crate::eight::answer::Answer;
use crate::eight::board::{Board, CELLS};
use crate::eight::moves::Move;
use crate::eight::numbering::{is_even, rank, Goal, Step, EVEN_ORDERS, REACHABLE};

/// The answers of all boards that can reach a goal.
pub struct Table<A> {
    goal: Goal,
    /// By the numbers of the positions.
    answers: Vec<A>,
}

/// The positions at one distance, each its order and the rank of that, by the move that leads
/// nearer to the goal and by the cell of the blank. The goal itself, which has none, comes fifth.
type Frontier = [[Vec<(u32, u32)>; CELLS]; 5];

impl<A: Answer> Table<A> {
    /// Returns the answers for `goal`. If several are equally short, the first in the order of
    /// `moves` is taken.
    ///
    /// # Complexity
    /// Each of the 181,440 positions is expanded once.
    pub fn new(goal: &Board, moves: [Move; 4]) -> Table<A> {
        let mut table = Table { goal: Goal::new(goal), answers: vec![A::UNKNOWN; REACHABLE] };
        let solved = table.goal.position(goal);
        table.answers[solved.number()] = A::SOLVED;
        let mut frontier = Frontier::default();
        frontier[moves.len()][solved.blank].push((solved.order, rank(solved.order)));
        let mut distance = 0;
        while frontier.iter().flatten().any(|orders| !orders.is_empty()) {
            frontier = table.expand(&frontier, moves, distance);
            distance += 1;
        }
        table
    }

    /// Answers the positions one move beyond the frontier, and returns them. The way back is not
    /// tried, since those that it would reach have their answers.
    fn expand(&mut self, frontier: &Frontier, moves: [Move; 4], distance: u32) -> Frontier {
        let mut next = Frontier::default();
        // An earlier move is tried on all of the frontier before a later one: so what answers a
        // position first is its first answer in the order of the moves.
        for (choice, nearer) in moves.iter().enumerate() {
            let farther = nearer.inverse();
            let others = (0..5).filter(|&last| moves.get(last) != Some(&farther));
            for (blank, orders) in others.flat_map(|last| frontier[last].iter().enumerate()) {
                if let Some(step) = Step::new(blank, farther) {
                    let prepend = |answer: A| answer.prepend(choice, distance);
                    self.follow(blank, step, orders, prepend, &mut next[choice][step.to]);
                }
            }
        }
        next
    }

    /// Follows a step from the positions with the blank on cell `blank` and these orders. Appends
    /// the orders of those that are new to `reached`.
    #[inline]
    fn follow(
        &mut self,
        blank: usize,
        step: Step,
        orders: &[(u32, u32)],
        prepend: impl Fn(A) -> A,
        reached: &mut Vec<(u32, u32)>,
    ) {
        for &(order, rank_before) in orders {
            let answer = self.answers[blank * EVEN_ORDERS + rank_before as usize];
            let (order_after, rank_after) = if step.is_sideways() {
                (order, rank_before)
            } else {
                (step.turn(order), rank(step.turn(order)))
            };
            let entry = &mut self.answers[step.to * EVEN_ORDERS + rank_after as usize];
            if *entry == A::UNKNOWN {
                *entry = prepend(answer);
                reached.push((order_after, rank_after));
            }
        }
    }

    /// Returns the answer of a board, or `None` if it cannot reach the goal.
    #[inline]
    pub fn answer(&self, board: &Board) -> Option<A> {
        let position = self.goal.position(board);
        is_even(position.order).then(|| self.answers[position.number()])
    }
}
