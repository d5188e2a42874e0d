//! The samples of a problem, which have boards that solvers are known to get wrong.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use crate::judging::case::Case;
use crate::judging::cases::{self, Parsed};
use crate::judging::problems::Problem;
use crate::project;

/// The input of a sample. Its output is not read.
pub struct Sample {
    /// Where its file is in the project.
    pub file: String,
    /// The name of the file without its ending.
    pub name: String,
    pub input: Vec<u8>,
    /// For each case, the number of the line on which it begins, from 1.
    pub line_numbers: Vec<usize>,
    pub cases: Vec<Case>,
}

/// Reads the samples of a problem, in the order of their files' names. Leaves out samples that the
/// judge does not feed: those with an unsolvable case, if it feeds none. With another goal than the
/// judge's, these may be all.
///
/// # Errors
/// The project has no samples of the problem, or one of them cannot be read.
pub fn read(problem: &Problem) -> io::Result<Vec<Sample>> {
    let folder = Path::new("samples").join(problem.samples);
    let mut samples = Vec::new();
    for entry in fs::read_dir(project::path(&folder))? {
        let place = entry?.path();
        if place.extension() == Some("in".as_ref()) {
            let name = place.file_stem().unwrap_or_default().to_string_lossy().to_string();
            let file = folder.join(format!("{name}.in")).display().to_string();
            let input = fs::read(&place)?;
            let Parsed { line_numbers, cases } = cases::read(problem, &input)
                .map_err(|error| io::Error::new(error.kind(), format!("{file}: {error}")))?;
            samples.push(Sample { file, name, input, line_numbers, cases });
        }
    }
    if samples.is_empty() {
        return Err(io::Error::new(ErrorKind::NotFound, "there are none"));
    }
    let is_solvable = |sample: &Sample| sample.cases.iter().all(|case| case.distance().is_some());
    samples.retain(|sample| problem.feeds_unsolvable || is_solvable(sample));
    samples.sort_unstable_by(|left, right| left.file.cmp(&right.file));
    Ok(samples)
}
