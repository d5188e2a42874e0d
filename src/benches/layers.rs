//! A picture of the boards that a search visits: how many of each layer around the start.

use std::collections::HashMap;

use puzzle_solvers::figures::thousands;

use crate::built::executable;
use crate::chart::Chart;
use crate::inputs::write;
use crate::measure::Contender;

/// Runs four methods on two boards that are as far apart as any two can be, and returns a picture
/// of the boards that they visit.
pub fn measure() -> Chart {
    let file = write("layers", "1\n12345678X\n64785X321\n");
    let trace = |name| {
        let (program, arguments) = (executable("course"), &["hdu3567", name]);
        Contender { program, arguments }.messages(&file, "--trace")
    };
    // The goal is the last board that this method visits, so it visits all. A line of the trace is
    // `     5  12x 456 783  layer 2`.
    let all = trace("bfs_hash_map");
    let layer = |line: &str| line[27..].parse::<usize>().expect("a line ends with the layer");
    let layers: HashMap<_, _> = all.lines().map(|line| (&line[8..19], layer(line))).collect();
    let series = [
        ("breadth-first search", &all),
        ("bidirectional search", &trace("bidirectional")),
        ("IDA*, with repetitions", &trace("ida_star")),
        ("A*", &trace("a_star_manhattan")),
    ]
    .map(|(name, trace)| {
        let mut dots: Vec<_> = (0..=31).map(|layer| [f64::from(layer), 0.0]).collect();
        trace.lines().for_each(|line| dots[layers[&line[8..19]]][1] += 1.0);
        (format!("{name}: {}", thousands(trace.lines().count())), dots)
    });
    Chart {
        title: "12345678X to 64785X321, 31 moves: boards visited, by their distance from the start",
        x: "moves from the start",
        series: series.into(),
    }
}
