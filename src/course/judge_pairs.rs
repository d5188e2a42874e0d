//! HDU 3567: the number of cases, and for each a start and a goal; the answer is the first of the
//! shortest paths in lexicographic order.

use crate::part_board::read_boards;
use crate::part_letters::letters;
use crate::part_moves::{Move, Puzzle};
use crate::part_parity::is_solvable;

/// Returns two lines for each case of the input: the length of the path, or -1, and its moves.
pub fn answers(input: &str, mut solve: impl FnMut(&Puzzle) -> Vec<Move>) -> Option<String> {
    // In the order of their letters: d, l, r, u.
    let moves = [Move::Down, Move::Left, Move::Right, Move::Up];
    let mut words = input.trim_start_matches('\u{feff}').split_whitespace();
    let cases: usize = words.next()?.parse().ok()?;
    let boards = read_boards(&words.collect::<String>())?;
    let mut lines = String::new();
    for case in 0..cases {
        let [start, goal] = [*boards.get(2 * case)?, *boards.get(2 * case + 1)?];
        lines += &format!("Case {}: ", case + 1);
        if is_solvable(start, goal) {
            let path = solve(&Puzzle { start, goal, moves });
            lines += &format!("{}\n{}\n", path.len(), letters(&path));
        } else {
            lines += "-1\n\n";
        }
    }
    Some(lines)
}
