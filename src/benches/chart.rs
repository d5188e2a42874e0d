//! The pictures, drawn by gnuplot: curves or single dots, each with its name.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

use crate::figures::machine;

/// A picture of times in seconds over counts, if the text of `x` says "logarithmic". Otherwise it
/// is a picture of counts over layers.
pub struct Chart {
    pub title: &'static str,
    /// The name of the horizontal axis.
    pub x: &'static str,
    pub series: Vec<Series>,
}

/// A name, and a curve from left to right or a single dot.
pub type Series = (String, Vec<[f64; 2]>);

/// Returns whether gnuplot can be started.
pub fn has_gnuplot() -> bool {
    Command::new("gnuplot").arg("--version").output().is_ok()
}

impl Chart {
    /// Writes the picture to a file, in SVG.
    pub fn draw(&self, file: &Path) {
        let script = Path::new(env!("CARGO_TARGET_TMPDIR")).join("chart.gp");
        fs::write(&script, self.script()).expect("the folder for such files can be written to");
        let picture = File::create(file).unwrap_or_else(|error| panic!("{file:?}: {error}"));
        let status = Command::new("gnuplot").arg(script).stdout(picture).status();
        assert!(status.expect("gnuplot starts").success(), "gnuplot cannot draw {file:?}");
    }

    fn script(&self) -> String {
        let Chart { title, x, series } = self;
        let mut table = String::new();
        for (name, dots) in series {
            let rows = dots.iter().map(|[x, y]| format!("{x:e} {y:e}\n"));
            table += &format!("\"{name}\"\n{}\n\n", rows.collect::<String>());
        }
        format!(
            "title = \"{title}\"\nmachine = \"{}\"\nx_name = \"{x}\"\nseries = {}\n\
             $dots << END\n{table}END\n{}",
            machine(),
            series.len(),
            include_str!("chart.gp"),
        )
    }
}
