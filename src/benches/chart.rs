//! The pictures, drawn by gnuplot.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::figures::machine;

/// A picture.
pub struct Chart {
    pub title: &'static str,
    /// The name of the horizontal axis.
    pub x: &'static str,
    pub plot: Plot,
}

/// What a picture shows. All axes are logarithmic, but for that of layers.
pub enum Plot {
    /// Times in seconds over counts: curves, and a key with their names.
    Times(Vec<Curve>),
    /// Counts over layers: the same.
    Layers(Vec<Curve>),
    /// Times in seconds over counts: single dots with their names beside them, and a key that says
    /// what a filled dot means, and what a hollow one.
    Dots { dots: Vec<NamedDot>, filled: &'static str, hollow: &'static str },
}

/// A curve, from left to right.
pub struct Curve {
    pub name: String,
    pub points: Vec<Point>,
}

/// A single dot with its name.
pub struct NamedDot {
    pub name: String,
    pub point: Point,
    pub is_filled: bool,
    /// The side of the dot where the name stands.
    pub side: Side,
}

#[derive(Debug)]
pub enum Side {
    Left,
    Right,
}

/// A point of a picture, in the units of its axes.
pub struct Point {
    pub x: f64,
    pub y: f64,
}

/// Returns whether gnuplot can be started.
pub fn has_gnuplot() -> bool {
    Command::new("gnuplot").arg("--version").output().is_ok()
}

impl Chart {
    /// Draws the picture to a file, in SVG.
    ///
    /// # Errors
    /// gnuplot fails, and then the file is left as it was; or the file cannot be written.
    pub fn draw(&self, file: &Path) -> Result<(), String> {
        // The data has a file of its own, so that gnuplot's errors name the lines of `chart.gp`.
        let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("chart-data.gp");
        fs::write(&data, self.data()).expect("the folder for such files can be written to");
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/src/benches/chart.gp");
        let output = Command::new("gnuplot").arg(data).arg(script).output();
        let output = output.map_err(|error| format!("gnuplot does not start: {error}"))?;
        if !output.status.success() {
            let message = String::from_utf8_lossy(&output.stderr);
            let words: Vec<_> = message.split_whitespace().collect();
            return Err(format!("gnuplot cannot draw {}: {}", file.display(), words.join(" ")));
        }
        fs::write(file, output.stdout)
            .map_err(|error| format!("cannot write {}: {error}", file.display()))
    }

    /// Returns what `chart.gp` has to know, in gnuplot's language.
    fn data(&self) -> String {
        let Chart { title, x, plot } = self;
        let mut data = format!("title = \"{title}\"\nx_name = \"{x}\"\n");
        data += &format!("machine = \"{}\"\n", machine());
        match plot {
            Plot::Times(curves) => {
                data += "kind = \"times\"\n";
                data += &table_of_curves(curves);
            }
            Plot::Layers(curves) => {
                data += "kind = \"layers\"\n";
                data += &table_of_curves(curves);
            }
            Plot::Dots { dots, filled, hollow } => {
                data += &format!("kind = \"dots\"\nfilled = \"{filled}\"\nhollow = \"{hollow}\"\n");
                data += &table_of_dots(dots);
            }
        }
        data
    }
}

fn table_of_curves(curves: &[Curve]) -> String {
    let mut table = format!("curves = {}\n$dots << END\n", curves.len());
    for Curve { name, points } in curves {
        table += &format!("\"{name}\"\n");
        for Point { x, y } in points {
            table += &format!("{x:e} {y:e}\n");
        }
        table += "\n\n";
    }
    table + "END\n"
}

fn table_of_dots(dots: &[NamedDot]) -> String {
    let mut table = "$dots << END\n".to_string();
    for NamedDot { name, point: Point { x, y }, is_filled, side } in dots {
        let kind = if *is_filled { "filled" } else { "hollow" };
        table += &format!("{x:e} {y:e} \"{name}\" {side:?} {kind}\n");
    }
    table + "END\n"
}
