//! The pictures, drawn by gnuplot: curves or single dots, each with its name on the right.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

use crate::figures::machine;

// Colours that can be seen as well on a white page as on a black one.
pub const OURS: &str = "0x1f7ae0";
pub const FLOOR: &str = "0x6e7781";
pub const PLAIN: &str = "0xbd5f14";
pub const SEARCH: &str = "0x1f8a3b";
pub const TABLE: &str = "0x8957e5";

/// How many lines of text the axes are high, and so how many names there is room for.
const LINES: f64 = 20.0;

/// The factor by which the axes go beyond the outermost dots.
const BEYOND: f64 = 1.6;

/// A picture of times in seconds over counts, if the text of `x` says "logarithmic". Otherwise it
/// is a picture of counts over layers, which has the first series as bars.
pub struct Chart {
    pub title: &'static str,
    /// The name of the horizontal axis.
    pub x: &'static str,
    pub series: Vec<Series>,
}

/// A curve, or a single dot.
pub struct Series {
    pub name: String,
    pub colour: &'static str,
    /// From left to right.
    pub dots: Vec<[f64; 2]>,
}

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
        let ends = |axis: usize| {
            let values = series.iter().flat_map(|series| &series.dots).map(|dot| dot[axis]);
            let least = values.clone().filter(|value| *value > 0.0).fold(f64::MAX, f64::min);
            (least / BEYOND, values.fold(0.0, f64::max) * BEYOND)
        };
        let ((left, right), (bottom, top)) = (ends(0), ends(1));
        let dots = series.iter().map(Series::rows).collect::<String>();
        let names = name_rows(series, bottom, (top / bottom).powf(1.0 / LINES));
        let longest = series.iter().map(|series| series.name.chars().count()).max().unwrap_or(0);
        format!(
            "title = \"{title}\"\nmachine = \"{}\"\nx_name = \"{x}\"\n\
             left = {left:e}\nright = {right:e}\nbottom = {bottom:e}\ntop = {top:e}\n\
             longest = {longest}\n$dots << END\n{dots}END\n$names << END\n{names}END\n{}",
            machine(),
            include_str!("chart.gp"),
        )
    }
}

impl Series {
    fn rows(&self) -> String {
        let rows = self.dots.iter().map(|[x, y]| format!("{x:e} {y:e} {}\n", self.colour));
        rows.collect::<String>() + "\n"
    }

    fn end(&self) -> [f64; 2] {
        *self.dots.last().expect("there are dots")
    }
}

/// Returns the rows of the names, from the bottom up. A name is as high as the end of its curve, or
/// a line above the name before it. The height of a line is a factor, as the axis is logarithmic.
fn name_rows(series: &[Series], bottom: f64, line: f64) -> String {
    let mut series: Vec<_> = series.iter().rev().collect();
    series.sort_by(|a, b| a.end()[1].total_cmp(&b.end()[1]));
    let mut height = bottom;
    let rows = series.iter().map(|series| {
        let Series { name, colour, .. } = series;
        let [x, y] = series.end();
        height = y.max(height * line);
        format!("{x:e} {y:e} {height:e} {colour} \"{name}\"\n")
    });
    rows.collect()
}
