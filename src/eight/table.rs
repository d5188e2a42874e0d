//! All answers at once: breadth-first search from the goal over the numbered positions.

use crate::eight::board::{goal_with_blank, Board, CELLS};
use crate::eight::moves::Move;
use crate::eight::numbering::{rank, Position, Shift, EVEN_ORDERS, REACHABLE};
use crate::eight::path::{Distance, Path};

/// An answer to a board: a path or a distance. It is built from the goal backwards.
///
/// Paths alone would do, since the length of a path is the distance, and take 22 lines less. But
/// then 10,000 distances would take 6.7 ms in place of 4.0, and 1.2 MB more.
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

/// The answers to all boards that can reach a goal, by the numbers of their positions.
pub struct Table<A>(Vec<A>);

/// How many visits of the search take as many instructions as making a table: a visit takes some
/// 117, a position of the table some 66 (means, with one compiler).
pub const TABLE_VISITS: usize = REACHABLE * 9 / 16;

/// The positions at one distance from the goal, each an order and its rank. They are listed by the
/// first move towards the goal (its index in the order of the moves; 4 for the goal, which needs no
/// move), and then by the cell of the blank.
type Frontier = [[Vec<(u32, u32)>; CELLS]; 5];

impl<A: Answer> Table<A> {
    /// Returns the answers for the goal with the blank on cell `goal_blank`. Of several shortest
    /// paths, it has the first in the order of `moves`.
    ///
    /// # Panics
    /// `goal_blank` is above 8.
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

    /// Answers the positions one move beyond the frontier, and returns them. The move back towards
    /// the goal is not tried, since the positions that it leads to have their answers already.
    fn expand(&mut self, frontier: &Frontier, moves: [Move; 4], distance: u32) -> Frontier {
        let mut next = Frontier::default();
        // All of the frontier is expanded by the first of `moves`, then all of it by the second,
        // and so on. So the first answer that a position gets is the first in that order.
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

    /// Makes a move from positions with the blank on cell `blank`. Answers the positions that it
    /// reaches for the first time, and appends them to `reached`.
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

    /// Returns the answer to a board, whose tiles are [`renamed`](crate::eight::board::renamed) by
    /// the goal, or `None` if it cannot reach the goal.
    ///
    /// # Panics
    /// The values of the board are not 0 to 8, each once.
    pub fn answer(&self, board: &Board) -> Option<A> {
        Position::new(board).number().map(|number| self.0[number])
    }
}
