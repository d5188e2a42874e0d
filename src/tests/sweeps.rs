//! The inputs that a solver is tried on: from easy to hard, and edge cases at the end.

use std::collections::HashSet;

use crate::common::find;
use crate::generate::turns_by_symbol;
use puzzle_solvers::eight::Board;
use puzzle_solvers::judging::cases::Case;
use puzzle_solvers::judging::generator::Generator;
use puzzle_solvers::judging::problems::Problem;
use puzzle_solvers::judging::{samples, sweeps};

const GOAL: Board = Board([1, 2, 3, 4, 5, 6, 7, 8, 0]);

/// The goal with its last two tiles exchanged.
const UNSOLVABLE: Board = Board([1, 2, 3, 4, 5, 6, 8, 7, 0]);

/// The inputs of some sweeps.
struct Sweeps {
    /// The inputs of the first sweep.
    first: Vec<Vec<Case>>,
    /// The inputs of all sweeps behind the first one.
    others: Vec<Vec<Case>>,
}

impl Sweeps {
    /// Returns the inputs of the first sweeps, `count` of them, as `stress --seed 1` draws them.
    fn new(name: &str, count: usize) -> Sweeps {
        let problem = find(name);
        let mut generator = Generator::new(problem, 1);
        let first = sweeps::first_sweep(&mut generator, samples_of(problem));
        let others = (1..count).flat_map(|number| sweeps::sweep(&mut generator, number)).collect();
        Sweeps { first, others }
    }
}

/// Returns the cases of each sample.
fn samples_of(problem: &Problem) -> Vec<Vec<Case>> {
    let samples = samples::read(problem).expect("there are samples");
    samples.into_iter().map(|sample| sample.cases).collect()
}

/// Returns how many moves each case of an input takes.
fn distances(cases: &[Case]) -> Vec<Option<usize>> {
    cases.iter().map(Case::distance).collect()
}

#[test]
fn first_sweep_goes_from_easy_to_hard_and_ends_with_the_solved_board() {
    let problem = find("p1379");
    let first = Sweeps::new("p1379", 1).first;
    assert!(first.iter().all(|cases| cases.len() == 1));
    let moves: Vec<_> = first.iter().map(|cases| cases[0].distance().expect("solvable")).collect();
    let edge_start = moves.iter().position(|&moves| moves == 0).expect("the solved board comes");
    let (usual, edge) = moves.split_at(edge_start);
    assert!(usual.windows(2).all(|pair| pair[0] <= pair[1]), "{moves:?}");
    assert!((1..=30).all(|distance| usual.contains(&distance)), "{moves:?}");
    assert!(edge.iter().all(|&moves| moves == 0), "{moves:?}");
    assert!(samples_of(problem).iter().all(|sample| first.contains(sample)));
}

/// The judges of these problems feed single boards, and unsolvable ones among them.
#[test]
fn edge_cases_come_alone_at_the_end_of_the_first_sweep_and_in_others() {
    for name in ["poj1077", "acwing179", "acwing845"] {
        let Sweeps { first, others } = Sweeps::new(name, 9);
        let is_edge = |cases: &Vec<Case>| cases[0].edge().is_some();
        let edge_start = first.iter().position(is_edge).expect("edge cases come, too");
        assert!(edge_start >= 31 && first[edge_start..].iter().all(is_edge), "{name}");
        for board in [GOAL, UNSOLVABLE] {
            assert!(first.contains(&vec![Case::Eight(board, GOAL)]), "{name}: {board}");
        }
        assert!(others.iter().any(|cases| cases[0].distance().is_none()), "{name}");
    }
}

/// The judge feeds many boards. In the shortest inputs each kind of board stands alone, and beside
/// each kind.
#[test]
fn first_sweep_has_solved_near_and_unsolvable_boards_alone_and_in_twos() {
    let first = Sweeps::new("hdu1043", 1).first;
    let inputs: Vec<_> = first.iter().map(|cases| distances(cases)).collect();
    let [solved, one_move, unsolvable] = [Some(0), Some(1), None];
    for board in [solved, one_move, unsolvable] {
        assert!(inputs.contains(&vec![board]), "{board:?}");
        for second in [solved, one_move, unsolvable] {
            assert!(inputs.contains(&vec![board, second]), "{board:?}, {second:?}");
        }
    }
    assert_eq!(inputs[0], [one_move]);
    // Inputs with a solved board come last.
    let has_solved = |input: &Vec<_>| input.contains(&solved);
    let edge_start = inputs.iter().position(has_solved).expect("the solved board comes, too");
    let (usual, edge) = inputs.split_at(edge_start);
    assert!(edge.iter().all(has_solved));
    for moves in (1..=31).map(Some) {
        let has_farthest = |input: &Vec<_>| input.iter().max() == Some(&moves);
        assert!(usual.iter().any(has_farthest), "{moves:?}");
    }
}

#[test]
fn boards_of_each_distance_come_alone_and_as_the_farthest_of_many() {
    let others = Sweeps::new("hdu1043", 4).others;
    let inputs: Vec<_> = others.iter().map(|cases| distances(cases)).collect();
    for moves in (1..=31).map(Some) {
        assert!(inputs.contains(&vec![moves]), "{moves:?}");
        let has_farthest = |input: &Vec<_>| input.len() > 1 && input.iter().max() == Some(&moves);
        assert!(inputs.iter().any(has_farthest), "{moves:?}");
    }
    assert!(inputs.iter().all(|input| input.len() <= 200));
}

#[test]
fn inputs_of_many_boards_have_at_most_two_solved_ones() {
    let Sweeps { first, others } = Sweeps::new("hdu1043", 4);
    let count_solved = |cases: &Vec<Case>| cases.iter().filter(|case| case.is_solved()).count();
    assert_eq!(others.iter().map(count_solved).max(), Some(2));
    assert!(first.iter().all(|cases| count_solved(cases) <= 2));
}

#[test]
fn inputs_repeat_boards_at_once_and_later() {
    let mut is_repeated_at_once = false;
    let mut is_repeated_later = false;
    for cases in Sweeps::new("hdu1043", 4).others {
        for (i, case) in cases.iter().enumerate() {
            // At these distances there are so many boards that no other is drawn twice.
            if matches!(case.distance(), Some(15..=25)) && cases[..i].contains(case) {
                if cases[i - 1] == *case {
                    is_repeated_at_once = true;
                } else {
                    is_repeated_later = true;
                }
            }
        }
    }
    assert!(is_repeated_at_once && is_repeated_later);
}

#[test]
fn solved_pairs_come_alone_or_in_twos() {
    let Sweeps { first, others } = Sweeps::new("hdu3567", 3);
    let has_solved = |cases: &Vec<Case>| cases.iter().any(Case::is_solved);
    assert!(others.iter().any(|cases| cases.len() == 1 && has_solved(cases)));
    for cases in first.iter().chain(&others) {
        assert!(cases.len() <= 2 || !has_solved(cases));
    }
    assert!(others.iter().any(|cases| cases.len() > 100));
}

#[test]
fn first_sweep_of_the_rotation_game_has_single_boards_from_easy_to_hard_and_then_many() {
    let first = Sweeps::new("poj2286", 3).first;
    let many_start = first.iter().position(|cases| cases.len() > 1).expect("many come, too");
    let (alone, many) = first.split_at(many_start);
    assert!(alone.len() > 8 && many.iter().all(|cases| cases.len() > 1));
    let mut distances = Vec::new();
    for cases in alone {
        // The solved board stands among those of one move.
        distances.push(cases[0].distance().max(Some(1)));
    }
    assert!(distances.windows(2).all(|pair| pair[0] <= pair[1]), "{distances:?}");
    assert_eq!(distances.last(), Some(&Some(13)));
}

#[test]
fn hard_boards_of_the_rotation_game_do_not_stand_together() {
    let Sweeps { first, others } = Sweeps::new("poj2286", 3);
    let is_hard = |case: &&Case| case.distance() >= Some(12);
    let count_hard = |cases: &Vec<Case>| cases.iter().filter(is_hard).count();
    assert!(first.iter().all(|cases| count_hard(cases) <= 1));
    assert!(others.iter().all(|cases| cases.len() == 1 || count_hard(cases) == 0));
    assert!(first.iter().chain(&others).all(|cases| cases.len() <= 30));
}

#[test]
fn boards_of_the_rotation_game_are_repeated_and_have_two_symbols_equally_near() {
    let Sweeps { first, others } = Sweeps::new("poj2286", 3);
    let mut is_repeated = false;
    let mut ties = HashSet::new();
    for cases in first.iter().chain(&others) {
        // Of four moves there are so many boards that no other is drawn twice.
        if cases.windows(2).any(|two| two[0] == two[1] && two[0].distance() >= Some(4)) {
            is_repeated = true;
        }
        for case in cases {
            let mut turns = turns_by_symbol(case);
            turns.sort_unstable();
            if turns[0] == turns[1] {
                ties.insert(turns[0]);
            }
        }
    }
    assert!(is_repeated && (4..12).all(|distance| ties.contains(&distance)), "{ties:?}");
}

/// The first judge feeds one board, the second also unsolvable ones, the third many boards. With
/// inputs of one board, all usual boards, at least 181,439, stand before the solved board.
#[test]
fn all_boards_come_once_and_the_solved_board_last_if_alone() {
    for (name, boards, inputs) in
        [("p1379", 181_440, 181_440), ("poj1077", 362_880, 362_880), ("hdu1043", 362_880, 1)]
    {
        let all = sweeps::all(&Generator::new(find(name), 0));
        let different: HashSet<_> = all.iter().flatten().collect();
        assert_eq!(different.len(), boards, "{name}");
        assert_eq!(all.len(), inputs, "{name}");
        if inputs > 1 {
            let solved = all.iter().position(|cases| cases[0].is_solved());
            assert!(solved >= Some(181_439), "{name}");
        }
    }
}

#[test]
fn all_pairs_come_once_and_solved_ones_alone() {
    let all = sweeps::all(&Generator::new(find("hdu3567"), 0));
    let pairs: HashSet<_> = all.iter().flatten().collect();
    assert_eq!(pairs.len(), 9 * 181_440);
    assert!(all.iter().all(|cases| cases.len() == 1 || !cases.iter().any(Case::is_solved)));
    assert!(all.iter().all(|cases| cases.len() <= 200));
}
