//! The inputs that a solver is tried on: from easy to hard, and none that a judge cannot have.

use std::collections::HashSet;

use puzzle_tools::judging::case::Case;
use puzzle_tools::judging::generator::Generator;
use puzzle_tools::stress::sweeps;

use crate::common::files::samples;
use crate::common::{distances, find};
use crate::generate::turns_by_symbol;

struct Sweeps {
    first: Vec<Vec<Case>>,
    later: Vec<Vec<Case>>,
}

impl Sweeps {
    /// The inputs of the first `count` sweeps, as `stress --seed 1` draws them.
    fn new(name: &str, count: usize) -> Sweeps {
        let problem = find(name);
        let mut generator = Generator::new(problem, 1);
        let inputs = samples(problem).into_iter().map(|sample| sample.cases).collect();
        let first = sweeps::first_sweep(&mut generator, inputs);
        let later = (1..count).flat_map(|number| sweeps::sweep(&mut generator, number)).collect();
        Sweeps { first, later }
    }
}

/// The solved board counts as a board of one move, and an unsolvable one as a board of ten.
fn moves(cases: &[Case]) -> usize {
    let moves = cases.iter().map(|case| case.distance().unwrap_or(10));
    moves.max().expect("there are cases").max(1)
}

/// Of these problems, only POJ 2286 has inputs of many boards, which come after the single ones.
#[test]
fn first_sweep_goes_from_easy_to_hard() {
    for (name, most) in
        [("p1379", 30), ("poj1077", 31), ("acwing179", 31), ("acwing845", 31), ("poj2286", 13)]
    {
        let first = Sweeps::new(name, 1).first;
        let is_single = |cases: &&Vec<Case>| cases.len() == 1;
        let single: Vec<_> = first.iter().take_while(is_single).flatten().copied().collect();
        assert_eq!(first.iter().filter(is_single).count(), single.len(), "{name}");
        assert_eq!(first.len() > single.len(), name == "poj2286", "{name}");
        let moves: Vec<_> = single.iter().map(|case| moves(&[*case])).collect();
        assert!(moves.windows(2).all(|pair| pair[0] <= pair[1]), "{name}: {moves:?}");
        let has_each = (1..=most).all(|distance| moves.contains(&distance));
        assert!(has_each || name == "poj2286", "{name}: {moves:?}");
        assert_eq!(moves.last(), Some(&most), "{name}");
        let distances = distances(&single);
        assert_eq!(distances[0], Some(1), "{name}");
        assert_eq!(distances.contains(&Some(0)), name != "poj1077", "{name}");
        assert_eq!(distances.contains(&None), name.starts_with("acwing"), "{name}");
    }
}

/// Programs that these judges have accepted are wrong on the other cases.
#[test]
fn cases_take_moves_where_accepted_programs_are_wrong_on_others() {
    for name in ["poj1077", "hdu3567"] {
        let Sweeps { first, later } = Sweeps::new(name, 3);
        let inputs = [first, later, sweeps::all(&Generator::new(find(name), 0))].concat();
        assert!(inputs.iter().all(|cases| !cases.is_empty()), "{name}");
        assert!(inputs.iter().flatten().all(|case| case.distance() >= Some(1)), "{name}");
        // The samples have such cases.
        let mut cases = samples(find(name)).into_iter().flat_map(|sample| sample.cases);
        assert!(cases.any(|case| case.is_solved()), "{name}");
    }
}

/// The judges of these problems feed single boards. A solver may be wrong on few unsolvable boards.
#[test]
fn later_sweeps_alternate_between_distances_and_unsolvable_boards() {
    for name in ["acwing179", "acwing845"] {
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
        assert!(inputs.iter().any(|input| input.iter().max() == Some(&moves)), "{moves:?}");
    }
}

/// A search for each board takes seconds there. Inputs that make small failures come first.
#[test]
fn sample_of_221_boards_is_among_the_first_ten_inputs() {
    let first = Sweeps::new("hdu1043", 1).first;
    let index = first.iter().position(|cases| cases.len() == 221).expect("is there");
    assert!((7..10).contains(&index), "input {}", index + 1);
    assert!(first[..index].iter().all(|cases| moves(cases) <= 4));
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
fn boards_of_the_rotation_game_have_ties() {
    let Sweeps { first, later } = Sweeps::new("poj2286", 3);
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

/// The first judge feeds single boards, the second all in one input, and the last up to 200 pairs,
/// here with nine goals.
#[test]
fn all_boards_come_in_as_few_inputs_as_possible() {
    for (name, boards, inputs) in
        [("p1379", 181_440, 181_440), ("hdu1043", 362_880, 1), ("hdu3567", 9 * 181_439, 8165)]
    {
        let all = sweeps::all(&Generator::new(find(name), 0));
        let different: HashSet<_> = all.iter().flatten().collect();
        assert_eq!(different.len(), boards, "{name}");
        assert_eq!(all.len(), inputs, "{name}");
        assert!(all.iter().all(|cases| cases.len() <= find(name).most_cases), "{name}");
    }
}
