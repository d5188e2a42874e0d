//! The inputs that a solver is tried on: from easy to hard. Cases that a judge may lack come late.

use std::collections::HashSet;

use puzzle_tools::judging::case::Case;
use puzzle_tools::judging::generator::Generator;
use puzzle_tools::stress::sweeps;

use crate::common::files::samples;
use crate::common::{distances, find};
use crate::generate::turns_by_symbol;

/// The inputs of some sweeps.
struct Sweeps {
    /// The inputs of the first sweep.
    first: Vec<Vec<Case>>,
    /// The inputs of all later sweeps.
    later: Vec<Vec<Case>>,
}

impl Sweeps {
    /// Returns the inputs of the first `count` sweeps, as `stress --seed 1` draws them.
    fn new(name: &str, count: usize) -> Sweeps {
        let problem = find(name);
        let mut generator = Generator::new(problem, 1);
        let inputs = samples(problem).into_iter().map(|sample| sample.cases).collect();
        let first = sweeps::first_sweep(&mut generator, inputs);
        let later = (1..count).flat_map(|number| sweeps::sweep(&mut generator, number)).collect();
        Sweeps { first, later }
    }
}

/// Returns the index of the first input that meets a condition, and asserts that all later inputs
/// meet it.
fn start_of(inputs: &[Vec<Case>], is_met: impl Fn(&Vec<Case>) -> bool) -> usize {
    let start = inputs.iter().position(&is_met).expect("some input meets it");
    assert!(inputs[start..].iter().all(is_met));
    start
}

#[test]
fn first_sweep_goes_from_easy_to_hard() {
    let first = Sweeps::new("p1379", 1).first;
    assert!(first.iter().all(|cases| cases.len() == 1));
    let mut unsolved = distances(&first.concat());
    unsolved.retain(|distance| *distance != Some(0));
    assert!(unsolved.windows(2).all(|pair| pair[0] <= pair[1]), "{unsolved:?}");
    assert!((1..=30).all(|distance| unsolved.contains(&Some(distance))), "{unsolved:?}");
    assert!(samples(find("p1379")).iter().all(|sample| first.contains(&sample.cases)));
}

/// The judges of these problems feed single boards, solvable or not. A solver that searches all
/// boards if there is no path may take so long that no more than 39 inputs run in a minute.
#[test]
fn solved_and_unsolvable_boards_come_late() {
    for name in ["poj1077", "acwing179", "acwing845"] {
        let first = Sweeps::new(name, 1).first;
        assert!(first[..25].iter().all(|cases| cases[0].kind().is_none()), "{name}");
        let mut first_minute = first.iter().take(39);
        assert!(first_minute.any(|cases| cases[0].distance().is_none()), "{name}");
        let solved = Generator::new(find(name), 1).cases_at(0)[0];
        assert!(first.contains(&vec![solved]), "{name}");
        assert!(first.contains(&vec![solved.swapped()]), "{name}");
    }
}

/// The judges of these problems feed single boards. A solver may be wrong on few unsolvable boards.
#[test]
fn later_sweeps_alternate_between_distances_and_unsolvable_boards() {
    for name in ["poj1077", "acwing179", "acwing845"] {
        let later = distances(&Sweeps::new(name, 3).later.concat());
        let unsolvable = later.iter().filter(|distance| distance.is_none()).count();
        assert!(later.len() <= 2 * unsolvable + 2, "{name}: {unsolvable} of {}", later.len());
        let missing = (0..=31).find(|moves| !later.contains(&Some(*moves)));
        assert_eq!(missing, None, "{name}");
    }
}

/// The judge feeds many boards. In the shortest inputs each kind of board (solved, one move away,
/// unsolvable) is alone, or before a board of each kind.
#[test]
fn first_sweep_has_each_kind_of_board_alone_and_in_twos() {
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
    for moves in (1..=31).map(Some) {
        let is_unsolved =
            |input: &Vec<_>| !input.contains(&solved) && input.iter().max() == Some(&moves);
        assert!(inputs.iter().any(is_unsolved), "{moves:?}");
    }
}

/// A search for each board takes seconds there. Inputs that make small failures come first.
#[test]
fn sample_of_221_boards_is_among_the_first_ten_inputs() {
    let first = Sweeps::new("hdu1043", 1).first;
    let index = first.iter().position(|cases| cases.len() == 221).expect("is there");
    assert!((7..10).contains(&index), "input {}", index + 1);
    assert!(first[..index].iter().all(|cases| sweeps::most_moves(cases) <= 2));
}

/// Each distance comes alone, and as the farthest of many.
#[test]
fn later_sweeps_have_each_distance() {
    let later = Sweeps::new("hdu1043", 4).later;
    let inputs: Vec<_> = later.iter().map(|cases| distances(cases)).collect();
    for moves in (1..=31).map(Some) {
        assert!(inputs.contains(&vec![moves]), "{moves:?}");
        let has_farthest = |input: &Vec<_>| input.len() > 1 && input.iter().max() == Some(&moves);
        assert!(inputs.iter().any(has_farthest), "{moves:?}");
    }
}

/// They have at most two hundred boards. Of more than two boards, one at most is solved.
#[test]
fn later_inputs_are_not_too_large() {
    let Sweeps { first, later } = Sweeps::new("hdu1043", 4);
    let count_solved = |cases: &Vec<Case>| cases.iter().filter(|case| case.is_solved()).count();
    assert!(first.iter().all(|cases| cases.len() <= 2 || count_solved(cases) <= 1));
    assert_eq!(later.iter().map(count_solved).max(), Some(1));
    assert!(later.iter().all(|cases| cases.len() <= 200));
}

#[test]
fn inputs_repeat_boards_at_once_and_later() {
    // For each repetition, whether the board before it is the same.
    let mut kinds = HashSet::new();
    for cases in Sweeps::new("hdu1043", 4).later {
        for (i, case) in cases.iter().enumerate() {
            // At these distances there are so many boards that hardly any is drawn twice by chance.
            if matches!(case.distance(), Some(15..=25)) && cases[..i].contains(case) {
                kinds.insert(cases[i - 1] == *case);
            }
        }
    }
    assert_eq!(kinds.len(), 2, "at once and later: {kinds:?}");
}

#[test]
fn solved_pairs_come_alone_or_in_twos() {
    let Sweeps { first, later } = Sweeps::new("hdu3567", 3);
    let has_solved = |cases: &Vec<Case>| cases.iter().any(Case::is_solved);
    assert!(later.iter().any(|cases| cases.len() == 1 && has_solved(cases)));
    assert!(first.iter().chain(&later).all(|cases| cases.len() <= 2 || !has_solved(cases)));
    assert!(later.iter().any(|cases| cases.len() > 100));
}

/// It has single boards, from easy to hard, and then many at once.
#[test]
fn first_sweep_of_the_rotation_game_goes_from_easy_to_hard() {
    let first = Sweeps::new("poj2286", 1).first;
    let many_start = start_of(&first, |cases| cases.len() > 1);
    let alone = distances(&first[..many_start].concat());
    assert!(alone.len() > 8);
    // The solved board counts as a board of one turn.
    let is_in_order = |pair: &[Option<usize>]| pair[0].max(Some(1)) <= pair[1].max(Some(1));
    assert!(alone.windows(2).all(is_in_order), "{alone:?}");
    assert_eq!(alone.last(), Some(&Some(13)));
}

#[test]
fn hard_boards_of_the_rotation_game_come_in_separate_inputs() {
    let Sweeps { first, later } = Sweeps::new("poj2286", 3);
    let is_hard = |case: &&Case| case.distance() >= Some(12);
    let count_hard = |cases: &Vec<Case>| cases.iter().filter(is_hard).count();
    assert!(first.iter().all(|cases| count_hard(cases) <= 1));
    assert!(later.iter().all(|cases| cases.len() == 1 || count_hard(cases) == 0));
    assert!(first.iter().chain(&later).all(|cases| cases.len() <= 30));
}

/// On a board with a tie, two symbols are equally near.
#[test]
fn boards_of_the_rotation_game_are_repeated_and_have_ties() {
    let Sweeps { first, later } = Sweeps::new("poj2286", 3);
    // At four turns or more, hardly any board is drawn twice in a row by chance.
    let is_repeated = |two: &[Case]| two[0] == two[1] && two[0].distance() >= Some(4);
    assert!(later.iter().any(|cases| cases.windows(2).any(is_repeated)));
    let mut ties = HashSet::new();
    for case in [first, later].concat().concat() {
        let mut turns = turns_by_symbol(&case);
        turns.sort_unstable();
        if turns[0] == turns[1] {
            ties.insert(turns[0]);
        }
    }
    assert!((4..12).all(|distance| ties.contains(&distance)), "{ties:?}");
}

/// Late cases come last and alone. The first two judges feed single boards, the third feeds all in
/// one input, where no case is alone, and the last feeds up to 200 pairs, here with nine goals.
#[test]
fn all_boards_come_in_as_few_inputs_as_possible() {
    for (name, boards, inputs) in [
        ("p1379", 181_440, 181_440),
        ("poj1077", 362_880, 362_880),
        ("hdu1043", 362_880, 1),
        ("hdu3567", 9 * 181_440, 8165 + 9),
    ] {
        let most_cases = find(name).most_cases;
        let all = sweeps::all(&Generator::new(find(name), 0));
        let different: HashSet<_> = all.iter().flatten().collect();
        assert_eq!(different.len(), boards, "{name}");
        assert_eq!(all.len(), inputs, "{name}");
        assert!(all.iter().all(|cases| cases.len() <= most_cases), "{name}");
        if most_cases < usize::MAX {
            let last_start = start_of(&all, |cases| cases.iter().any(|case| case.kind().is_some()));
            assert!(all[last_start..].iter().all(|cases| cases.len() == 1), "{name}");
        }
    }
}
