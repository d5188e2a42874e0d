//! A picture of the boards that a search visits: how many of each layer around the start.

use std::collections::HashMap;
use std::path::Path;

use puzzle_solvers::figures::thousands;

use crate::built::executable;
use crate::chart::{table_of_curves, Chart, Curve, Point};
use crate::inputs::write;
use crate::measure::Contender;

/// How many moves the two boards are apart.
const DISTANCE: usize = 31;

/// Runs four methods on two boards that are as far apart as any two can be, and returns a picture
/// of the boards that they visit.
pub fn chart() -> Chart {
    let input = write("layers", "1\n12345678X\n64785X321\n");
    // The goal is the last board that this method visits, so it visits all.
    let all = trace("bfs_hash_map", &input);
    let mut layer_of = HashMap::new();
    for line in all.lines() {
        // The line of a breadth-first search ends with the layer.
        let layer: usize = line[27..].parse().expect("a layer");
        layer_of.insert(board(line), layer);
    }
    let curve = |name: &str, visited: &str| {
        let mut counts = [0; DISTANCE + 1];
        for line in visited.lines() {
            counts[layer_of[board(line)]] += 1;
        }
        let points = (0..).zip(counts).map(|(x, y)| Point { x: f64::from(x), y: f64::from(y) });
        let total = thousands(visited.lines().count());
        Curve { name: format!("{name}: {total}"), points: points.collect() }
    };
    Chart {
        kind: "layers",
        title: "12345678X to 64785X321, 31 moves: boards visited, by their distance from the start",
        x_name: "moves from the start",
        table: table_of_curves(&[
            curve("breadth-first search", &all),
            curve("bidirectional search", &trace("bidirectional", &input)),
            curve("IDA*, with repetitions", &trace("ida_star", &input)),
            curve("A*", &trace("a_star_manhattan", &input)),
        ]),
    }
}

/// Returns the trace of a method: a line for each visit, such as
/// `     5  12x 456 783  layer 2`.
fn trace(method: &str, input: &Path) -> String {
    let course = Contender { program: executable("course"), arguments: &["hdu3567", method] };
    course.messages(input, "--trace")
}

/// Returns the board in a line of a trace.
fn board(line: &str) -> &str {
    &line[8..19]
}
