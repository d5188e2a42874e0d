//! The names by which problems are found. What the tools say of other names is in `transcripts`.

use puzzle_tools::judging::problems::{self, Problem, PROBLEMS};

#[test]
fn problems_are_found_by_their_names_in_any_spelling() {
    let found = |name: &str| problems::find(name).map(|problem| problem.name);
    for Problem { name, .. } in PROBLEMS {
        let (judge, id) = name.split_once(' ').expect("a judge and its id");
        let dashed = format!("{judge}-{id}").replace('_', "-");
        for spelling in [name, id, &dashed, &name.replace(' ', "_"), &name.replace(' ', "")] {
            for spelling in [spelling.to_lowercase(), spelling.to_uppercase()] {
                assert_eq!(found(&spelling), Some(*name), "{spelling}");
            }
        }
    }
    for name in ["1379", "luogu1379", "Luogu 1379", "LUOGU-1379", "洛谷P1379", "洛谷1379"] {
        assert_eq!(found(name), Some("Luogu P1379"), "{name}");
    }
    for name in ["", " ", "hdu", "hdu1379", "hdu1077", "hdu 10 43 1", "p1379!", "luogu", "p"] {
        assert_eq!(found(name), None, "{name}");
    }
}
