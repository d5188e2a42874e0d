//! A picture of the visits of each method, by the distance of the visited board from the start.

use std::collections::HashMap;

use puzzle_solvers::format::thousands;

use crate::built::executable;
use crate::chart::{table_of_curves, Chart};
use crate::inputs::write;
use crate::measure::Contender;

/// The distance of the two boards below, in moves.
const DISTANCE: usize = 31;

/// Runs five methods on two boards that are as far apart as any two boards, and returns a picture
/// of their visits. The visits of perimeter search include the growth of its table.
pub fn chart() -> Chart {
    let input = write("layers", "1\n12345678X\n64785X321\n");
    // A trace has a line for each visit, such as `     5  12x 456 783  layer 2`.
    let trace = |method| {
        let arguments = &["hdu3567", method];
        Contender { program: executable("course"), arguments }.messages(&input, "--trace")
    };
    // The goal is the last board that breadth-first search visits, so the search visits all boards.
    let all = trace("bfs_hash_map");
    let mut layer_of = HashMap::new();
    for line in all.lines() {
        // A line of this trace ends with the layer, which is the distance from the start.
        let (_, layer) = line.rsplit_once(' ').expect("a layer");
        layer_of.insert(board(line), layer.parse().expect("a number"));
    }
    Chart {
        kind: "layers",
        title: "12345678X to 64785X321, 31 moves: visits by distance from the start",
        x_name: "moves from the start",
        table: table_of_curves(&[
            curve("breadth-first search", &all, &layer_of),
            curve("bidirectional search", &trace("bidirectional"), &layer_of),
            curve("perimeter search", &trace("perimeter_search"), &layer_of),
            curve("IDA*", &trace("ida_star"), &layer_of),
            curve("A*", &trace("a_star_manhattan"), &layer_of),
        ]),
    }
}

/// Returns the curve of a method: the number of visits in each layer, counted in a trace.
fn curve(name: &str, trace: &str, layer_of: &HashMap<&str, usize>) -> String {
    let mut counts = [0; DISTANCE + 1];
    for line in trace.lines() {
        counts[layer_of[board(line)]] += 1;
    }
    let total = thousands(trace.lines().count());
    let mut text = format!("\"{name}: {total}\"\n");
    for (layer, count) in counts.iter().enumerate() {
        text += &format!("{layer} {count}\n");
    }
    text
}

/// Returns the board in a line of a trace: it comes after the number of the visit and two spaces.
fn board(line: &str) -> &str {
    line.trim_start().split("  ").nth(1).expect("a board")
}
