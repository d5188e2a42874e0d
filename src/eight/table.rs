//! All answers at once: breadth-first search from the goal over the numbered positions.

use crate::eight::board::{goal_with_blank, Board, CELLS};
use crate::eight::moves::Move;
use crate::eight::numbering::{rank, Position, Shift, EVEN_ORDERS, REACHABLE};
use crate::eight::path::{Distance, Path};

/// What is asked of a board. It is built from the goal backwards.
///
/// Paths alone would do, whose lengths are the distances, in 22 lines less; but 10,000 distances
/// would take 6.7 ms in place of 4.0, and 1.2 MB more.
pub trait Answer: Copy + Eq + From<Path> {
    /// No answer yet.
    const UNKNOWN: Self;

    /// Returns the answer one move earlier: the move `first` leads to a position that has this
    /// answer and the distance `distance`, 0 to 30.
    fn prepend(self, first: Move, distance: u32) -> Self;
}

impl Answer for Path {
    const UNKNOWN: Path = Path(0);

    fn prepend(self, first: Move, distance: u32) -> Path {
        Path::prepend(self, first, distance)
    }
}

impl Answer for Distance {
    const UNKNOWN: Distance = Distance(u8::MAX);

    fn prepend(self, _first: Move, distance: u32) -> Distance {
        Distance(distance as u8 + 1)
    }
}

/// The answers of all boards that can reach a goal, by the numbers of their positions.
pub struct Table<A>(Vec<A>);

/// How many visits of the search cost as much as a table, in instructions: a visit takes some 117,
/// a position of the table 66 (means, by one compiler).
pub const TABLE_VISITS: usize = REACHABLE * 9 / 16;

/// The positions at one distance, each an order and its rank: by the move that leads towards the
/// goal (its index; 4 for the goal, which has none) and by the cell of the blank.
type Frontier = [[Vec<(u32, u32)>; CELLS]; 5];

impl<A: Answer> Table<A> {
    /// Returns the answers for the goal with the blank on cell `goal_blank`. If several are equally
    /// short, the first in the order of `moves` is taken.
    ///
    /// # Complexity
    /// Each of the 181,440 positions is expanded once.
    #[inline(never)]
    pub fn new(goal_blank: usize, moves: [Move; 4]) -> Table<A> {
        let mut table = Table(vec![A::UNKNOWN; REACHABLE]);
        let Position { blank, order } = Position::new(&goal_with_blank(goal_blank));
        table.0[blank * EVEN_ORDERS + rank(order) as usize] = A::from(Path::SOLVED);
        let mut frontier = Frontier::default();
        frontier[moves.len()][blank].push((order, rank(order)));
        let mut distance = 0;
        while frontier.iter().flatten().any(|orders| !orders.is_empty()) {
            frontier = table.expand(&frontier, moves, distance);
            distance += 1;
        }
        table
    }

    /// Answers the positions one move beyond the frontier, and returns them. The way back is not
    /// tried, since the positions that it would reach have their answers.
    fn expand(&mut self, frontier: &Frontier, moves: [Move; 4], distance: u32) -> Frontier {
        let mut next = Frontier::default();
        // An earlier move is tried on all of the frontier before a later one: so what answers a
        // position first is its first answer in the order of the moves.
        for (choice, nearer) in moves.iter().enumerate() {
            let farther = nearer.inverse();
            let others = (0..5).filter(|&last| moves.get(last) != Some(&farther));
            for (blank, positions) in others.flat_map(|last| frontier[last].iter().enumerate()) {
                if let Some(shift) = Shift::new(blank, farther) {
                    let prepend = |answer: A| answer.prepend(*nearer, distance);
                    self.follow(blank, &shift, positions, prepend, &mut next[choice][shift.to]);
                }
            }
        }
        next
    }

    /// Makes a move from positions with the blank on cell `blank`. Appends those that are new.
    fn follow(
        &mut self,
        blank: usize,
        shift: &Shift,
        positions: &[(u32, u32)],
        prepend: impl Fn(A) -> A,
        reached: &mut Vec<(u32, u32)>,
    ) {
        for &(order, rank_before) in positions {
            let answer = self.0[blank * EVEN_ORDERS + rank_before as usize];
            let order = shift.apply(order);
            let rank_after = if shift.rotation == 0 { rank_before } else { rank(order) };
            let entry = &mut self.0[shift.to * EVEN_ORDERS + rank_after as usize];
            if *entry == A::UNKNOWN {
                *entry = prepend(answer);
                reached.push((order, rank_after));
            }
        }
    }

    /// Returns the answer of a board, whose tiles are [`renamed`](crate::eight::board::renamed) by
    /// the goal, or `None` if it cannot reach the goal.
    ///
    /// # Panics
    /// Its values are not 0 to 8, each once.
    pub fn answer(&self, board: &Board) -> Option<A> {
        Position::new(board).number().map(|number| self.0[number])
    }
}
