//! The pictures, drawn by gnuplot.

use std::fs;
use std::process::Command;

use puzzle_tools::project;

use crate::programs::temporary;

/// A picture, in the words of `chart.gp`.
pub struct Chart {
    pub kind: &'static str,
    pub title: String,
    pub x_name: &'static str,
    /// The table of the dots or the curves, and for curves their number.
    pub table: String,
}

impl Chart {
    /// Draws the picture to a file in `.pictures`.
    ///
    /// # Errors
    /// gnuplot is not installed, or fails, which leaves the file as it was; or the file cannot be
    /// written.
    pub fn draw(&self, name: &str) -> Result<(), String> {
        // The data is in a separate file, so that gnuplot's errors name the lines of `chart.gp`.
        let data = temporary("chart-data.gp");
        let Chart { kind, title, x_name, table } = self;
        let words = format!("kind = \"{kind}\"\ntitle = \"{title}\"\nx_name = \"{x_name}\"\n");
        fs::write(&data, words + table).expect("the folder for such files can be written to");
        let script = project::path("scripts/benches/judges/chart.gp");
        find_gnuplot()?;
        let mut gnuplot = Command::new("gnuplot");
        let output = gnuplot.arg(data).arg(script).output().expect("it has started before");
        if !output.status.success() {
            let message = String::from_utf8_lossy(&output.stderr);
            let words: Vec<_> = message.split_whitespace().collect();
            return Err(format!("gnuplot cannot draw {name}: {}", words.join(" ")));
        }
        let file = project::path(".pictures").join(name);
        fs::write(&file, output.stdout)
            .map_err(|error| format!("cannot write {}: {error}", file.display()))
    }
}

/// Looks for gnuplot.
///
/// # Errors
/// It is not installed.
pub fn find_gnuplot() -> Result<(), String> {
    let found = Command::new("gnuplot").arg("--version").output();
    let message = "--svg needs gnuplot (on Debian: apt-get install gnuplot-nox)";
    found.map(|_| ()).map_err(|_| message.to_string())
}
