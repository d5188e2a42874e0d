//! The inputs that a solver is tried on: from easy to hard, and edge cases at the end.

use std::collections::HashSet;

use crate::common::files::{inputs, text};
use crate::common::find;
use crate::common::judge::cases;
use crate::generate::symbols;
use puzzle_solvers::eight::Board;
use puzzle_solvers::judging::cases::Case;
use puzzle_solvers::judging::generator::Generator;
use puzzle_solvers::judging::problems::Problem;

#[path = "../../scripts/stress/sweeps.rs"]
mod stress_sweeps;

/// The board of the eight puzzle that is unsolvable and next to the goal.
const UNSOLVABLE: Board = Board([1, 2, 3, 4, 5, 6, 8, 7, 0]);

const GOAL: Board = Board([1, 2, 3, 4, 5, 6, 7, 8, 0]);

/// The samples of a problem.
fn samples_of(problem: &Problem) -> Vec<Vec<Case>> {
    inputs(problem).iter().map(|file| cases(problem, &text(file))).collect()
}

/// The inputs of so many sweeps, the first one apart.
fn of_sweeps(name: &str, count: usize) -> (Vec<Vec<Case>>, Vec<Vec<Case>>) {
    let problem = find(name);
    let mut generator = Generator::new(problem, 1);
    let first = stress_sweeps::first_sweep(&mut generator, samples_of(problem));
    let others = (1..count).flat_map(|i| stress_sweeps::sweep(&mut generator, i));
    (first.clone(), others.collect())
}

#[test]
fn first_sweep_goes_from_easy_to_hard_and_ends_with_the_solved_board() {
    let problem = find("p1379");
    let (first, _) = of_sweeps("p1379", 1);
    let distances: Vec<_> =
        first.iter().map(|cases| cases[0].distance().expect("solvable")).collect();
    let usual = distances.iter().position(|&moves| moves == 0).expect("the solved board comes");
    assert!(distances[..usual].windows(2).all(|two| two[0] <= two[1]), "{distances:?}");
    assert!((1..=30).all(|distance| distances[..usual].contains(&distance)), "{distances:?}");
    assert!(distances[usual..].iter().all(|&moves| moves == 0), "{distances:?}");
    assert!(first.iter().all(|cases| cases.len() == 1));
    assert!(samples_of(problem).iter().all(|sample| first.contains(sample)));
}

/// Of judges that feed single boards and unsolvable ones, too.
#[test]
fn unsolvable_boards_come_alone_behind_the_first_sweep_and_in_others() {
    for name in ["poj1077", "acwing179", "acwing845"] {
        let (first, others) = of_sweeps(name, 9);
        let is_edge = |cases: &Vec<Case>| cases[0].distance().map_or(true, |moves| moves == 0);
        let usual = first.iter().position(is_edge).expect("such boards come, too");
        assert!(usual >= 31 && first[usual..].iter().all(is_edge), "{name}");
        for board in [GOAL, UNSOLVABLE] {
            assert!(first.contains(&vec![Case::Eight(board, GOAL)]), "{name}: {board}");
        }
        assert!(others.iter().any(|cases| cases[0].distance().is_none()), "{name}");
    }
}

#[test]
fn inputs_of_many_boards_have_all_kinds_but_few_solved_ones() {
    let (first, others) = of_sweeps("hdu1043", 4);
    // Boards come again at once, and later. At these distances there are so many that no other
    // does.
    let comes_again = |cases: &Vec<Case>, is_next: bool| {
        let is_far = |case: &Case| matches!(case.distance(), Some(15..=25));
        let is_so = |i: usize| (cases[i - 1] == cases[i]) == is_next && is_far(&cases[i]);
        (1..cases.len()).any(|i| is_so(i) && cases[..i].contains(&cases[i]))
    };
    for is_next in [true, false] {
        assert!(others.iter().any(|cases| comes_again(cases, is_next)), "{is_next}");
    }
    let of = |cases: &Vec<Case>| -> Vec<_> { cases.iter().map(Case::distance).collect() };
    let [first, others]: [Vec<_>; 2] = [first, others].map(|all| all.iter().map(of).collect());
    // Short inputs: boards of no move, of one and of none, alone and in twos.
    for one in [None, Some(Some(0)), Some(Some(1)), Some(None)] {
        for two in [Some(0), Some(1), None] {
            let wanted: Vec<_> = one.into_iter().chain([two]).collect();
            assert!(first.contains(&wanted), "{wanted:?}");
        }
    }
    let has_solved = |input: &Vec<_>| input.contains(&Some(0));
    let usual = first.iter().position(has_solved).expect("the solved board comes, too");
    assert_eq!(first[0], [Some(1)]);
    assert!(first[usual..].iter().all(has_solved));
    for distance in 1..=31 {
        let is_so = |input: &&Vec<_>| input.iter().max() == Some(&Some(distance));
        assert!(first[..usual].iter().any(|input| is_so(&input)), "{distance}");
        assert!(others.iter().any(|input| input.len() > 1 && is_so(&input)), "{distance}");
        assert!(others.contains(&vec![Some(distance)]), "{distance}");
    }
    let solved = |input: &Vec<_>| input.iter().filter(|moves| **moves == Some(0)).count();
    assert_eq!(others.iter().map(solved).max(), Some(2));
    assert!(first.iter().all(|input| solved(input) < 3));
    assert!(others.iter().all(|input| input.len() <= 200));
}

#[test]
fn pairs_are_solved_alone_or_in_twos() {
    let (first, others) = of_sweeps("hdu3567", 3);
    let solved = |cases: &&Vec<Case>| cases.iter().any(Case::is_solved);
    assert!(others.iter().any(|cases| cases.len() == 1 && solved(&cases)));
    for cases in first.iter().chain(&others).filter(solved) {
        assert!(cases.len() <= 2);
    }
    assert!(others.iter().any(|cases| cases.len() > 100));
}

/// Of the rotation game: a board of four moves or more that comes twice in an input, boards on
/// which several symbols are as near, and no two of the hardest boards together.
#[test]
fn rotation_boards_come_twice_and_tie() {
    let (first, others) = of_sweeps("poj2286", 3);
    let far = |case: &Case| {
        let mut far = symbols(case);
        far.sort_unstable();
        far
    };
    let alone = first.iter().position(|cases| cases.len() > 1).expect("many come, too");
    assert!(alone > 8 && first[alone..].iter().all(|cases| cases.len() > 1));
    let distances = |cases: &Vec<Case>| cases.iter().map(|case| far(case)[0]).max();
    assert!(first[..alone]
        .windows(2)
        .all(|two| distances(&two[0]).max(Some(1)) <= distances(&two[1]).max(Some(1))));
    assert_eq!(distances(&first[alone - 1]), Some(13));
    let is_hard = |case: &Case| far(case)[0] >= 12;
    assert!(others.iter().all(|cases| cases.len() == 1 || !cases.iter().any(is_hard)));
    let (mut again, mut ties) = (0, HashSet::new());
    for cases in first.iter().chain(&others) {
        assert!(cases.len() <= 30);
        assert!(cases.iter().filter(|case| is_hard(case)).count() < 2);
        again += cases.windows(2).filter(|two| two[0] == two[1] && far(&two[0])[0] >= 4).count();
        ties.extend(cases.iter().map(far).filter(|far| far[0] == far[1]).map(|far| far[0]));
    }
    assert!(again > 0 && (4..12).all(|distance| ties.contains(&distance)), "{ties:?}");
}

/// Of judges that feed one board, many, and pairs.
#[test]
fn all_boards_come_once_and_edge_cases_last() {
    for (name, boards, count) in
        [("p1379", 181_440, 181_440), ("poj1077", 362_880, 362_880), ("hdu1043", 362_880, 1)]
    {
        let inputs = stress_sweeps::all(&Generator::new(find(name), 0));
        let cases: HashSet<_> = inputs.iter().flatten().collect();
        assert_eq!((cases.len(), inputs.len()), (boards, count), "{name}");
        let usual = inputs.iter().position(|cases| cases.len() == 1 && cases[0].is_solved());
        assert!(usual.map_or(true, |usual| usual >= 181_439), "{name}");
    }
    let inputs = stress_sweeps::all(&Generator::new(find("hdu3567"), 0));
    let pairs: HashSet<_> = inputs.iter().flatten().collect();
    assert_eq!(pairs.len(), 9 * 181_440);
    assert!(inputs.iter().all(|cases| cases.len() == 1 || !cases.iter().any(Case::is_solved)));
    assert!(inputs.iter().all(|cases| cases.len() <= 200));
}
