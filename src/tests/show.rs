//! The viewer: what it draws, and what it says when it cannot.

use std::fs;
use std::io::{Read, Write};
use std::process::{Command, Output, Stdio};

use crate::common::{executable, run};

const EIGHT_LEGEND: &str = "\
The blank trades places with the tile above (u), below (d), left
(l) or right (r) of it. The tile that moved stands out.
";

const EIGHT_CASE: &str = "
Case 1: distance 4: uldr

 start     1: u      2: l      3: d      4: r
 2 8 3     2 . 3     .[2]3    [1]2 3     1 2 3
 1 . 4     1[8]4     1 8 4     . 8 4    [8]. 4
 7 6 5     7 6 5     7 6 5     7 6 5     7 6 5
";

const ROTATION_BOARD: &str = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3";

/// A board that takes nine moves.
const ROTATION_LONG: &str = "2 2 3 2 3 1 3 1 2 2 1 1 2 3 1 3 3 1 1 3 2 1 3 2";

const ROTATION: &str = "\
A turn moves a line one square towards its letter; what falls off
comes back at the other end. The goal is one symbol on the eight
squares around the middle. The turned line stands out.

Case 1: distance 2: AC, the centre is full of 2

       start                 1: A                  2: C
       A   B                [A]  B                 A   B
       1   1                [1]  1                 1   1
       1   1                [3]  1                 3   1
 H 3 2 3 2 3 1 3 C     H 3 2[2]2 3 1 3 C     H[3 3 2 2 2 3 1 C]
       2   2                [2]  2                 2   2
 G 3 1 2 2 2 3 1 D     G 3 1[2]2 2 3 1 D     G 3 1 2 2 2 3 1 D
       2   1                [3]  1                 3   1
       3   3                [1]  3                 1   3
       F   E                 F   E                 F   E
";

fn show(arguments: &[&str]) -> Command {
    let mut command = Command::new(executable("show"));
    command.args(arguments).env_remove("COLUMNS").env_remove("NO_COLOR");
    command
}

/// What is drawn of an input that has no error.
fn drawn(command: &mut Command, input: &str) -> String {
    let output = run(command, input.as_bytes());
    assert_eq!(told(&output), (Some(0), String::new()), "{command:?} on {input}");
    text(output.stdout)
}

fn told(output: &Output) -> (Option<i32>, String) {
    (output.status.code(), text(output.stderr.clone()))
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("the viewer writes UTF-8")
}

#[test]
fn rotation_game_is_drawn_as_its_shape() {
    assert_eq!(drawn(&mut show(&["poj2286"]), &format!("{ROTATION_BOARD}\n0\n")), ROTATION);
}

#[test]
fn pairs_are_drawn_from_start_to_goal() {
    let input = "3\n12X453786\n12345678X\n12X453786\n21345678X\n12X453786\n12X453786\n";
    let cases = "
Case 1: distance 2: dd

 start     1: d      2: d
 1 2 .     1 2[3]    1 2 3
 4 5 3     4 5 .     4 5[6]
 7 8 6     7 8 6     7 8 .

Case 2: unsolvable

 start     goal
 1 2 .     2 1 3
 4 5 3     4 5 6
 7 8 6     7 8 .

Case 3: solved already

 start
 1 2 .
 4 5 3
 7 8 6
";
    assert_eq!(drawn(&mut show(&["hdu3567"]), input), format!("{EIGHT_LEGEND}{cases}"));
}

#[test]
fn outputs_are_drawn_with_their_moves_and_the_verdict() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let replay = |name: &str, input: &str, output: &str| {
        let file = folder.join(format!("show-{}-{}", std::process::id(), output.len()));
        fs::write(&file, output).expect("the file can be written");
        run(show(&[name, "-"]).arg(&file), input.as_bytes())
    };
    // Behind an impossible move there is nothing to draw, however long the path.
    let paths = format!("lr\nrr{}\n\nunsolvable\n", "l".repeat(99));
    let output = replay("hdu1043", "1234567x8 1234567x8 1234567x8 21345678x", &paths);
    let cases = "
Case 1: WA: the path does not end at the goal

 start     1: l      2: r
 1 2 3     1 2 3     1 2 3
 4 5 6     4 5 6     4 5 6
 7 . 8     .[7]8    [7]. 8

Case 2: WA: move 2, 'r', leaves the board

 start     1: r
 1 2 3     1 2 3
 4 5 6     4 5 6
 7 . 8     7[8].

Case 3: WA: the path does not end at the goal

 start
 1 2 3
 4 5 6
 7 . 8

Case 4: AC

 start
 2 1 3
 4 5 6
 7 8 .
";
    assert_eq!(told(&output), (Some(0), String::new()));
    assert_eq!(text(output.stdout), format!("{EIGHT_LEGEND}{cases}"));
    // A number makes no moves, so a shortest path is drawn.
    let said = text(replay("p1379", "283104765", "5\n").stdout);
    let right = EIGHT_CASE.replace("distance 4: uldr", "WA: expected '4', found '5'");
    assert_eq!(said, format!("{EIGHT_LEGEND}{right}"));
    let said = text(replay("poj2286", ROTATION_BOARD, "AC\n2").stdout);
    let right = ROTATION.replace("distance 2: AC, the centre is full of 2", "AC");
    assert_eq!(said, right);
    let said = text(replay("hdu3567", "1 1234567X8 12345678X", "Case 1: 1\nr\n").stdout);
    assert!(said.contains("Case 1: AC\n\n start     1: r\n"), "{said}");
    let output = replay("p1379", "283104765 123804765", "4");
    assert!(text(output.stdout).contains("Case 2: WA: the answer is missing\n"));
    let missing = "WA: the answer is missing";
    for (board, output, verdict) in
        [("12345678x", "", "AC"), ("12345678x", "\n", "AC"), ("1234567x8", "", missing)]
    {
        let said = text(replay("acwing179", board, output).stdout);
        assert!(said.contains(&format!("Case 1: {verdict}\n")), "{said}");
    }
}

/// The path is the judges' own, out of several.
#[test]
fn path_is_the_first_in_the_order_of_the_moves() {
    let text = drawn(&mut show(&["acwing179"]), "2 3 4 1 5 x 7 6 8");
    assert!(text.contains("Case 1: distance 19: ullddrurdllurdruldr\n"), "{text}");
}

#[test]
fn board_that_is_solved_is_drawn_alone() {
    let board = "1 1 1 1 1 1 2 2 2 1 1 2 2 3 3 2 2 2 3 3 3 3 3 3";
    let text = drawn(&mut show(&["poj2286"]), board);
    assert!(text.contains("Case 1: solved already, the centre is full of 2\n"), "{text}");
    assert!(text.contains("start") && !text.contains("  1: "), "{text}");
}

#[test]
fn width_that_is_no_width_is_80() {
    for columns in ["80", "", "0", "-5", "wide", "99999999999999999999"] {
        let text = drawn(show(&["p1379"]).env("COLUMNS", columns), "283104765");
        assert_eq!(text, format!("{EIGHT_LEGEND}{EIGHT_CASE}"), "COLUMNS={columns}");
    }
}

/// A board of the eight puzzle is 7 wide, one of the rotation game 19, and 3 stand between two.
#[test]
fn boards_stand_abreast_as_far_as_the_width_has_room() {
    let rotation = ["poj2286", ROTATION_BOARD];
    for ([name, board], columns, abreast) in [
        (["p1379", "283104765"], "6", 1),
        (["p1379", "283104765"], "16", 1),
        (["p1379", "283104765"], "17", 2),
        (["p1379", "283104765"], "46", 4),
        (["p1379", "283104765"], "47", 5),
        (rotation, "40", 1),
        (rotation, "41", 2),
        (rotation, "65536", 3),
    ] {
        let text = drawn(show(&[name]).env("COLUMNS", columns), board);
        let labels = text.lines().find(|line| line.contains("start")).expect("there is a start");
        assert_eq!(1 + labels.matches(':').count(), abreast, "{columns} columns: {labels}");
    }
}

/// Those of the rotation game are the higher ones.
#[test]
fn paths_are_drawn_up_to_a_length() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    for (name, board, turns) in [("hdu1043", "1234567x8", "lr"), ("poj2286", ROTATION_BOARD, "AF")]
    {
        for (count, rest) in
            [(30, ""), (31, "moves not drawn: 2"), (1 << 20, "moves not drawn: 2097092")]
        {
            let file = folder.join(format!("long-{}-{name}", std::process::id()));
            fs::write(&file, turns.repeat(count)).expect("the file can be written");
            let text = drawn(show(&[name, "-"]).arg(&file), board);
            assert!(text.contains(" 60: ") && !text.contains(" 61: "), "{text}");
            let end = if rest.is_empty() { "\n".to_string() } else { format!("\n\n{rest}\n") };
            assert!(text.ends_with(&end) && text.lines().count() < 250, "{text}");
            let svg = drawn(show(&[name, "--svg", "-"]).arg(&file), board);
            assert_eq!(svg.matches("class=\"board\"").count(), 61);
            assert!(svg.contains(&format!(">{rest}</text>\n</svg>")) || rest.is_empty(), "{svg}");
        }
    }
}

#[test]
fn case_is_drawn_as_soon_as_its_board_is_complete() {
    let mut command = show(&["p1379"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("starts");
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    let mut stdout = child.stdout.take().expect("stdout is a pipe");
    // Where something is drawn too late, this waits for ever.
    for (typed, expected) in [("", EIGHT_LEGEND), ("283104765", EIGHT_CASE)] {
        stdin.write_all(typed.as_bytes()).expect("the viewer reads");
        let mut text = vec![0; expected.len()];
        stdout.read_exact(&mut text).expect("the viewer writes");
        assert_eq!(String::from_utf8_lossy(&text), expected);
    }
    drop(stdin);
    assert!(child.wait().expect("the viewer ends").success());
}

/// Checks that every element is closed by its own end, and that there is one around all.
fn assert_balanced(svg: &str) {
    let mut open = Vec::new();
    for (i, tag) in svg.split('<').skip(1).enumerate() {
        let (tag, _) = tag.split_once('>').expect("a tag is closed");
        let name = tag.split(' ').next();
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            assert!(i == 0 || !open.is_empty(), "{tag} is outside");
            open.extend(name);
        }
    }
    assert!(open.is_empty(), "{open:?} stay open");
}

/// A rectangle in a picture: its left, top, right and bottom edge.
type Edges = [usize; 4];

/// Returns the numbers behind some words of a tag.
fn numbers<const COUNT: usize>(tag: &str, words: [&str; COUNT]) -> [usize; COUNT] {
    words.map(|word| {
        let (_, rest) = tag.split_once(word).unwrap_or_else(|| panic!("{tag} has no {word}"));
        let end = rest.find(|symbol: char| !symbol.is_ascii_digit()).expect("the tag goes on");
        rest[..end].parse().unwrap_or_else(|error| panic!("{word} in {tag}: {error}"))
    })
}

/// Returns the edges of all cells and texts of a picture, but not of the symbols in the cells. A
/// text is 15 pixels high, and 8 wide for each letter.
fn edges(svg: &str) -> Vec<Edges> {
    let edges = svg.split('<').filter_map(|tag| {
        if tag.starts_with("rect ") {
            let [x, y, width, height] = numbers(tag, [" x=\"", " y=\"", " width=\"", " height=\""]);
            return Some([x, y, x + width, y + height]);
        }
        if !tag.starts_with("text ") || tag.contains("\"symbol\"") {
            return None;
        }
        let ([x, y], (_, words)) = (numbers(tag, [" x=\"", " y=\""]), tag.split_once('>')?);
        let left = if tag.contains("\"label\"") { x - 4 * words.len() } else { x };
        Some([left, y - 12, left + 8 * words.len(), y + 3])
    });
    edges.collect()
}

/// Nothing lies upon anything else or beyond the edges, and no room is left over but a margin.
#[test]
fn pictures_have_room_for_all_that_they_hold() {
    for (name, input) in [
        ("p1379", "123804765"),
        ("p1379", "283104765 123804765 657408312"),
        ("hdu3567", "2\n12X453786 12345678X\n12X453786 21345678X"),
        ("poj2286", ROTATION_BOARD),
        ("poj2286", ROTATION_LONG),
    ] {
        let svg = drawn(&mut show(&[name, "--svg"]), input);
        let boxes = edges(&svg);
        let overlap = |one: &Edges, other: &Edges| {
            (0..2).all(|axis| one[axis] < other[axis + 2] && other[axis] < one[axis + 2])
        };
        for (number, one) in boxes.iter().enumerate() {
            let other = boxes[..number].iter().find(|other| overlap(one, other));
            assert!(other.is_none(), "{name} {input}: {one:?} and {other:?}");
        }
        let [width, height] = numbers(&svg, [" width=\"", " height=\""]);
        assert!(svg.contains(&format!("viewBox=\"0 0 {width} {height}\"")), "{}", &svg[..200]);
        for (axis, size) in [width, height].into_iter().enumerate() {
            let last = boxes.iter().map(|edges| edges[axis + 2]).max().expect("a text");
            assert!((last + 5..last + 10).contains(&size), "{name} {input}: {last} of {size}");
        }
    }
}

/// Messages show what an output holds.
#[test]
fn pictures_are_well_formed_whatever_an_output_holds() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("odd-{}", std::process::id()));
    fs::write(&file, "]]>&<\u{1}\u{e9}").expect("the file can be written");
    let svg = drawn(show(&["p1379", "--svg", "-"]).arg(&file), "123804765");
    assert!(svg.contains("found ']]&gt;&amp;&lt;\\x01\\xc3\\xa9'</text>"), "{svg}");
    assert_balanced(&svg);
}

/// The pictures of the README are what its own commands make.
#[test]
#[cfg(unix)]
fn pictures_in_the_readme_are_up_to_date() {
    let root = env!("CARGO_MANIFEST_DIR");
    let readme = fs::read_to_string(format!("{root}/README.md")).expect("there is a README");
    let commands = readme.replace("\\\n", " ").replace("|\n", "|");
    for name in ["p1379", "poj2286"] {
        let file = format!(".pictures/{name}.svg");
        assert!(readme.contains(&format!("({file})")), "the README shows no {file}");
        let end = format!("> {file}");
        let command = commands.lines().find_map(|line| line.trim().strip_suffix(end.as_str()));
        let command = command.unwrap_or_else(|| panic!("the README makes no {file}"));
        let cargo = "cargo run --release --bin show --";
        assert!(command.contains(cargo), "{command}");
        let mut shell = Command::new("sh");
        shell.args(["-c", &command.replace(cargo, "\"$SHOW\"")]).env("SHOW", executable("show"));
        let picture = fs::read_to_string(format!("{root}/{file}")).expect("a picture");
        let is_same = drawn(shell.current_dir(root), "") == picture;
        assert!(is_same, "{file} is not what `{command}` prints");
    }
}

#[test]
fn file_is_read_if_it_is_named() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/samples/p1379/sample-1.in");
    let expected = format!("{EIGHT_LEGEND}{EIGHT_CASE}");
    for arguments in [&["p1379", file][..], &["luogu", "p1379", file]] {
        assert_eq!(drawn(&mut show(arguments), "not read"), expected, "{arguments:?}");
    }
    assert_eq!(drawn(&mut show(&["p1379", "-"]), "283104765"), expected);

    for words in [&["luogu", "p1379", "no/such.in"][..], &["p1379", "-", "no/such.in"]] {
        let output = run(&mut show(words), b"283104765");
        let (status, said) = told(&output);
        assert_eq!((status, output.stdout.len(), said.lines().count()), (Some(2), 0, 1), "{said}");
        assert!(said.starts_with("show: cannot open no/such.in: "), "{said}");
    }
}

#[test]
fn error_is_told_after_the_cases_before_it() {
    let input = b"283104765\n\n12344";
    let error = (Some(1), "show: line 3, column 5: tile 4 appears twice\n".to_string());
    let output = run(&mut show(&["p1379"]), input);
    assert_eq!(told(&output), error);
    assert_eq!(text(output.stdout), format!("{EIGHT_LEGEND}{EIGHT_CASE}"));

    let output = run(&mut show(&["p1379", "--svg"]), input);
    assert_eq!(told(&output), error);
    let svg = text(output.stdout);
    assert_balanced(&svg);
    assert_eq!(svg.matches("class=\"board\"").count(), 5);
}

#[test]
fn input_without_a_board_is_an_error() {
    for (name, input) in [("p1379", ""), ("poj2286", "0\n"), ("hdu3567", "0")] {
        let error = (Some(1), "show: there is no board\n".to_string());
        assert_eq!(told(&run(&mut show(&[name]), input.as_bytes())), error);
    }
}
