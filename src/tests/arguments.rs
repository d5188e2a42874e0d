//! The command lines of the tools: names, options, help and lists.

use puzzle_solvers::judging::problems::{self, Problem, PROBLEMS};

use crate::common::programs::printed;

const TOOLS: [&str; 5] = ["check", "course", "generate", "show", "stress"];

#[test]
fn list_and_help_are_printed_wherever_they_stand() {
    for name in TOOLS {
        let list = printed(&format!("{name} --list"), "");
        let before_problems = list.strip_suffix(&problems::list()).expect("the problems come last");
        assert_eq!(before_problems.contains("bfs_cantor"), name == "course", "{list}");
        let help = printed(&format!("{name} --help"), "");
        assert!(help.starts_with(&format!("{name}: ")), "{help}");
        assert!(help.ends_with("may be missing: luogu1379, 1379.\n"), "{help}");
        assert_eq!(printed(&format!("{name} p1379 -h"), ""), help);
        assert!(help.lines().all(|line| line.len() <= 100), "{help}");
    }
}

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
    for name in ["1379", "luogu1379", "Luogu 1379", "LUOGU-1379"] {
        assert_eq!(found(name), Some("Luogu P1379"), "{name}");
    }
    for name in ["", " ", "hdu", "hdu1379", "hdu1077", "hdu 10 43 1", "p1379!", "luogu", "p"] {
        assert_eq!(found(name), None, "{name}");
    }
}
