//! A picture of the boards that a search visits: how many of each layer around the start.

use std::collections::HashMap;

use puzzle_solvers::figures::thousands;

use crate::built::executable;
use crate::chart::{table_of_curves, Chart};
use crate::inputs::write;
use crate::measure::Contender;

/// How many moves the two boards are apart.
const DISTANCE: usize = 31;

/// Runs four methods on two boards that are as far apart as any two can be, and returns a picture
/// of the boards that they visit.
pub fn chart() -> Chart {
    let input = write("layers", "1\n12345678X\n64785X321\n");
    // A trace has a line for each visit, such as `     5  12x 456 783  layer 2`.
    let trace = |method| {
        let arguments = &["hdu3567", method];
        Contender { program: executable("course"), arguments }.messages(&input, "--trace")
    };
    // The goal is the last board that this method visits, so it visits all.
    let all = trace("bfs_hash_map");
    let mut layer_of = HashMap::new();
    for line in all.lines() {
        // The line of a breadth-first search ends with the layer.
        let (_, layer) = line.rsplit_once(' ').expect("a layer");
        layer_of.insert(board(line), layer.parse().expect("a number"));
    }
    Chart {
        kind: "layers",
        title: "12345678X to 64785X321, 31 moves: boards visited, by their distance from the start",
        x_name: "moves from the start",
        table: table_of_curves(&[
            curve("breadth-first search", &all, &layer_of),
            curve("bidirectional search", &trace("bidirectional"), &layer_of),
            curve("IDA*, with repetitions", &trace("ida_star"), &layer_of),
            curve("A*", &trace("a_star_manhattan"), &layer_of),
        ]),
    }
}

/// Returns the curve of a method: how many of the boards that it visited are in each layer.
fn curve(name: &str, visited: &str, layer_of: &HashMap<&str, usize>) -> String {
    let mut counts = [0; DISTANCE + 1];
    for line in visited.lines() {
        counts[layer_of[board(line)]] += 1;
    }
    let total = thousands(visited.lines().count());
    let mut text = format!("\"{name}: {total}\"\n");
    for (layer, count) in counts.iter().enumerate() {
        text += &format!("{layer} {count}\n");
    }
    text
}

/// Returns the board in a line of a trace.
fn board(line: &str) -> &str {
    &line[8..19]
}
