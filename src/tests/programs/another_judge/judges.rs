//! The judges of the page's table: the programs with the changes of their rows, and plain solvers
//! by the calls of `stress`.

use std::process::Command;

use super::page::{self, Combination, Named};
use super::{assert_same, changed, code_after, compare, compile};
use super::{has_shell, languages, made, passes};
use crate::common::files::text;
use crate::programs::sources::source;
use crate::twins::assert_answers;

/// A judge of the table.
struct Judge {
    name: &'static str,
    /// An input in its format, and the answers in its format.
    input: &'static str,
    answers: &'static str,
    /// Whether the input begins with a count.
    has_count: bool,
    /// How a plain solver in C++ reads a board as the judge writes it, and prints an answer.
    read: &'static str,
    print: &'static str,
}

const JUDGES: [Judge; 8] = [
    Judge {
        name: "UVa 652",
        input: "2\n\n2 3 4 1 5 x 7 6 8\n\n1 2 3 4 5 6 8 7 x\n",
        answers: "ullddrurdllurdruldr\n\nunsolvable\n",
        has_count: true,
        read: "read_empty_line(); read_symbols(symbols);",
        print: r#"if (number > 1) std::puts("");
                  print(path, "unsolvable");"#,
    },
    Judge {
        name: "hihoCoder 1312",
        input: "2\n1 2 3\n4 5 6\n7 0 8\n1 2 3\n4 5 6\n8 7 0\n",
        answers: "1\nNo Solution!\n",
        has_count: true,
        read: "read_numbers(symbols);",
        print: r#"print_number(path, "No Solution!");"#,
    },
    Judge {
        name: "ZOJ 1217",
        input: "2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 8 7 x\n",
        answers: "ullddrurdllurdruldr\nunsolvable\n",
        has_count: false,
        read: "read_symbols(symbols);",
        print: r#"print(path, "unsolvable");"#,
    },
    Judge {
        name: "LightOJ 1139",
        input: "2\n\n1 2 3\n4 5 6\n7 0 8\n\n1 2 3\n4 5 6\n8 7 0\n",
        answers: "Case 1: 1\nCase 2: impossible\n",
        has_count: true,
        read: "read_empty_line(); read_numbers(symbols);",
        print: r#"std::printf("Case %d: ", number); print_number(path, "impossible");"#,
    },
    Judge {
        name: "BOJ 11112",
        input: "2\n123\n456\n7#8\n\n123\n456\n87#\n",
        answers: "1\nimpossible\n",
        has_count: true,
        read: "std::string rows[3];
               std::cin >> rows[0] >> rows[1] >> rows[2];
               if (rows[0].size() != 3 || rows[1].size() != 3) return 1;
               symbols = rows[0] + rows[1] + rows[2];
               if (symbols.find('#') > 8) return 1;",
        print: r#"print_number(path, "impossible");"#,
    },
    Judge {
        name: "NTUJ 219",
        input: "2\n123456708\n123456870\n",
        answers: "1\nHard\n",
        has_count: true,
        read: "std::cin >> symbols;
               if (symbols.find('0') > 8) return 1;",
        print: r#"if (path != NULL && std::strlen(path) > 20) path = NULL;
                  print_number(path, "Hard");"#,
    },
    Judge {
        name: "Lanqiao 261 九宫重排",
        input: "12345678.\n123.46758\n13524678.\n46758123.\n12345678.\n12345687.\n",
        answers: "3\n22\n-1\n",
        has_count: false,
        read: "std::cin >> symbols >> goal;
               if (std::cin && (symbols.find('.') > 8 || goal.find('.') > 8)) return 1;",
        print: r#"print_number(path, "-1");"#,
    },
    Judge {
        name: "BOJ 1525",
        input: "1 0 3\n4 2 5\n7 8 6\n",
        answers: "3\n",
        has_count: false,
        read: "read_numbers(symbols);",
        print: r#"print_number(path, "-1");"#,
    },
];

/// Returns the code of a plain solver in C++. It has the search of `acwing179`, but reads as
/// contestants do, and fails where the input has another format.
fn plain_solver(judge: &Judge) -> String {
    let code = text(&source("acwing179", "cpp"));
    let (search, _) = code.split_once("// Here the algorithm ends").expect("a search");
    let Judge { has_count, read, print, .. } = judge;
    format!(
        r#"#include <iostream>
           #include <string>
           {search}
           // Reads the rest of a line, and a line that has to be empty.
           void read_empty_line() {{
               std::string line;
               std::getline(std::cin, line);
               if (!std::getline(std::cin, line) || !line.empty()) std::exit(1);
           }}
           void read_symbols(std::string &symbols) {{
               for (char symbol; symbols.size() < 9 && std::cin >> symbol;) symbols += symbol;
           }}
           void read_numbers(std::string &symbols) {{
               for (int number; symbols.size() < 9 && std::cin >> number;)
                   symbols += char('0' + number);
           }}
           void print(const char *path, const char *unsolvable) {{
               std::puts(path == NULL ? unsolvable : path);
           }}
           void print_number(const char *path, const char *unsolvable) {{
               if (path == NULL) std::puts(unsolvable);
               else std::printf("%d\n", int(std::strlen(path)));
           }}
           int main() {{
               static Search searches[9];
               for (int blank = 0; blank < 9; ++blank) searches[blank].start(blank);
               int count = -1;
               if ({has_count}) std::cin >> count;
               for (int number = 1; number - 1 != count; ++number) {{
                   std::string symbols, goal = GOAL;
                   {read}
                   if (!std::cin) return {has_count};
                   int blank = Board::make(goal.c_str(), goal.c_str()).blank;
                   Board board = Board::make(symbols.c_str(), goal.c_str());
                   const char *path = searches[blank].solve(board);
                   {print}
               }}
               return 0;
           }}
        "#
    )
}

/// Returns the code of a plain solver whose letters say where the tile moves, and whose numbers are
/// too large by one.
fn wrong_solver(judge: &Judge) -> String {
    let edit = page::edit("direction", "cpp");
    let code = changed(&plain_solver(judge), "direction", &edit, "cpp");
    code.replace("strlen(path)", "strlen(path) + 1")
}

/// Returns what the table says of a judge.
fn row(judge: &Judge) -> Combination {
    let row = page::judges().into_iter().find(|row| row.judge == judge.name);
    row.unwrap_or_else(|| panic!("the table lacks {}", judge.name))
}

#[test]
fn programs_changed_as_the_table_says_answer_in_the_format_of_the_judge() {
    assert_eq!(page::judges().len(), JUDGES.len());
    for judge in &JUDGES {
        let Combination { program, changes, .. } = row(judge);
        for language in languages() {
            let (_folder, program) = compile(&code_after(&program, &changes, language), language);
            assert_answers(&mut Command::new(program), judge.input, judge.answers);
        }
        if has_shell() && !changes.is_empty() {
            assert_same(&program, &changes);
        }
    }
}

/// At NTUJ 219, the number of moves is hidden, so the page compares by `diff`.
#[test]
fn right_plain_solvers_alone_pass_what_the_page_calls_for_their_judge() {
    if !has_shell() || !languages().any(|language| language == "cpp") {
        return;
    }
    let calls = page::commands("judges");
    assert_eq!(calls.matches("target/release/stress ").count(), JUDGES.len() - 1);
    for judge in &JUDGES {
        let [right, wrong] = [plain_solver(judge), wrong_solver(judge)];
        let compiled = compile(&right, "cpp");
        assert_answers(&mut Command::new(&compiled.1), judge.input, judge.answers);
        let passes = |program| match judge.name {
            "NTUJ 219" => {
                let zero = Named { own: Some("0".to_string()), ..Named::new("blank") };
                let folder = made("acwing845", &[Named::new("hard"), Named::new("count"), zero]);
                compare(&folder, program).printed == "same\n"
            }
            _ => {
                let mut parts = calls.split("# ");
                let call = parts.find_map(|part| part.strip_prefix(&format!("{}\n", judge.name)));
                passes(call.unwrap_or_else(|| panic!("no call: {}", judge.name)), program)
            }
        };
        assert!(passes(compiled), "{}", judge.name);
        assert!(!passes(compile(&wrong, "cpp")), "{}", judge.name);
    }
}
