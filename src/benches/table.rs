//! The table of the programs.

use crate::figures::{digits, report, time};
use crate::inputs::{all_boards, generated, write};
use crate::measure::{race, Finish};
use crate::programs::{contenders, COPY, EMPTY};

/// The program and the boards in words, with a comma between; a problem of the program and the
/// options with which `generate` prints the boards, or the problem alone if all of them are meant;
/// and the floor: a program that takes the least time that any could.
type Workload = (&'static str, &'static str, &'static str);

const WORKLOADS: [Workload; 10] = [
    ("acwing179, 1 random board", "acwing179 --seed 1", EMPTY),
    ("acwing179, 31 moves", "acwing179 --hardest --seed 1", EMPTY),
    ("acwing179, 1,000 random boards", "hdu1043 --seed 3 --count 1000", EMPTY),
    ("acwing179, 10,000 random boards", "hdu1043 --seed 3 --count 10000", COPY),
    ("acwing179, all 362,880 boards", "hdu1043", COPY),
    ("acwing845, 31 moves", "acwing845 --hardest --seed 1", EMPTY),
    ("p1379, 30 moves", "p1379 --hardest --seed 1", EMPTY),
    ("poj2286, 30 random boards", "poj2286 --seed 1", EMPTY),
    ("poj2286, 30 boards of 13 moves", "poj2286 --hardest --seed 1", EMPTY),
    ("hdu3567, 200 random pairs", "hdu3567 --seed 5", EMPTY),
];

const NOTES: &str = "
The inputs are what `generate` prints for these arguments, and all boards in lexicographic order.
Valgrind counts the instructions of the Rust program, if it is there. Times are medians of whole
programs, from start to end, run in turn: the program in Rust; the program in C++ (g++ -O2), if g++
is there; and a floor, which does nothing (empty) or copies its input (copy). Behind a time stands
the peak memory, where the system tells it. The ratio is that of Rust to the floor.
";

/// Measures the workloads whose names hold one of the words, or all if there is no word. Returns
/// their table, if there are any.
pub fn measure(words: &[String]) -> Option<String> {
    let is_meant = |work: &str| words.is_empty() || words.iter().any(|word| work.contains(word));
    let rows: Vec<_> = WORKLOADS.iter().filter(|row| is_meant(row.0)).map(row).collect();
    let heads = ["Work", "`generate`", "Instructions", "Rust", "C++", "Floor", "Ratio"];
    (!rows.is_empty()).then(|| report(heads, &rows, NOTES))
}

/// Measures a workload, and returns the cells of its row.
fn row(&(work, input, floor): &Workload) -> [String; 7] {
    eprintln!("{work} …");
    let (source, text) = match input.contains(' ') {
        true => (format!("`{input}`"), generated(input)),
        false => ("-".to_string(), all_boards(input)),
    };
    let name = work.split(',').next().expect("a name comes first");
    let file = write(name, &text);
    let contenders = contenders(floor, name);
    let finishes = race(&contenders, &file);
    let is_right = |finish: &Finish| finish.answers == finishes[1].answers;
    assert!(finishes[1..].iter().all(is_right), "{name}: Rust and C++ differ");
    let cost = |i: usize| {
        let memory = contenders.get(i)?.memory(&file);
        let memory = memory.map(|kilobytes| format!(", {} MB", (kilobytes + 1023) / 1024));
        Some(time(finishes[i].seconds) + &memory.unwrap_or_default())
    };
    let instructions = contenders[1].instructions(&file).map(|count| digits(count / 1e6) + " M");
    let cells = [instructions, cost(1), cost(2)];
    let [instructions, rust, cpp] = cells.map(|cell| cell.unwrap_or_else(|| "-".into()));
    let [least, seconds] = [0, 1].map(|i| finishes[i].seconds);
    let floor = format!("{} {}", &floor["examples/floor-".len()..], time(least));
    [work.to_string(), source, instructions, rust, cpp, floor, digits(seconds / least)]
}
