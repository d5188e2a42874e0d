//! How all pictures are drawn: dots over two axes, single or joined, with labels or without.
//!
//! A picture follows the reader's light or dark scheme. All lengths are in pixels.

use crate::figures::machine;

/// A colour on a light background and on a dark one.
pub type Colour = [&'static str; 2];

pub const OURS: Colour = ["#0969da", "#58a6ff"];
pub const FLOOR: Colour = ["#6e7781", "#8b949e"];
pub const SUBMITTED: Colour = ["#bc4c00", "#f0883e"];
pub const SEARCH: Colour = ["#1a7f37", "#3fb950"];
pub const TABLE: Colour = ["#8250df", "#bc8cff"];

const TEXT: Colour = ["#1f2328", "#e6edf3"];
const GRID: Colour = ["#d1d9e0", "#30363d"];
const PAGE: Colour = ["#ffffff", "#0d1117"];

const WIDTH: f64 = 900.0;
const MARGIN: f64 = 16.0;
const TOP: f64 = 86.0;
/// The space below the axes, and on their right for labels.
const BELOW: f64 = 64.0;
const RIGHT: f64 = 760.0;

/// About how wide a letter is, and how high a line.
const LETTER: f64 = 7.2;
const LINE: f64 = 16.0;

/// How far the axes go beyond the outermost dots, in units of their positions.
const BEYOND: f64 = 0.4;

/// A picture.
pub struct Chart {
    pub title: &'static str,
    /// How long the upright axis is.
    pub height: f64,
    pub x: Axis,
    pub y: Axis,
    /// The last one lies on top.
    pub series: Vec<Series>,
}

/// What a direction means.
pub struct Axis {
    pub name: &'static str,
    /// Values that have a line, and its words.
    pub ticks: Vec<(f64, String)>,
    /// Where a value is, in units of its own.
    pub position: fn(f64) -> f64,
}

/// Dots of one colour.
pub struct Series {
    /// What the legend says, if anything.
    pub name: &'static str,
    pub colour: Colour,
    pub is_joined: bool,
    pub dots: Vec<Dot>,
}

/// A dot, with a label unless that is empty.
pub struct Dot {
    pub x: f64,
    pub y: f64,
    pub label: String,
}

/// A place that is taken: left, top, right, bottom.
type Area = [f64; 4];

impl Axis {
    /// Returns a logarithmic axis of times in seconds.
    pub fn times(name: &'static str) -> Axis {
        let words = ["1 µs", "10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s", "10 s", "100 s"];
        Axis::logarithmic(name, 1e-6, &words)
    }

    /// Returns a logarithmic axis of counts.
    pub fn counts(name: &'static str) -> Axis {
        Axis::logarithmic(name, 1.0, &["1", "10", "100", "1,000", "10,000", "100,000"])
    }

    /// Returns an axis of `first` and its multiples by powers of ten.
    fn logarithmic(name: &'static str, first: f64, words: &[&str]) -> Axis {
        let values = (0..).map(|power| first * 10_f64.powi(power));
        let ticks = values.zip(words.iter().map(|words| words.to_string())).collect();
        Axis { name, ticks, position: f64::ln }
    }

    /// Returns an axis of rows, from the top down.
    pub fn rows(name: &'static str, rows: impl Iterator<Item = String>) -> Axis {
        Axis { name, ticks: (0..).map(f64::from).zip(rows).collect(), position: |row| -row }
    }

    /// Returns where values are, if all of `values` are to be between `start` and `end`.
    fn scale(&self, values: impl Iterator<Item = f64>, start: f64, end: f64) -> impl Fn(f64) -> f64 {
        let position = self.position;
        let ends = values.map(position).fold((f64::MAX, f64::MIN), |(least, most), position| {
            (position.min(least), position.max(most))
        });
        let (least, most) = (ends.0 - BEYOND, ends.1 + BEYOND);
        move |value| start + (end - start) * (position(value) - least) / (most - least)
    }
}

impl Chart {
    /// Returns the picture in SVG.
    pub fn svg(&self) -> String {
        let words = self.y.ticks.iter().map(|(_, words)| width(words));
        let (left, bottom) = (MARGIN + 8.0 + words.fold(0.0, f64::max), TOP + self.height);
        let dots = || self.series.iter().flat_map(|series| &series.dots);
        let x = self.x.scale(dots().map(|dot| dot.x), left, RIGHT);
        let y = self.y.scale(dots().map(|dot| dot.y), bottom, TOP);
        let mut content = text(MARGIN, 28.0, "start", self.title) + &self.legend();
        content += &text(MARGIN, TOP - 10.0, "start", self.y.name);
        content += &text((left + RIGHT) / 2.0, bottom + 34.0, "middle", self.x.name);
        content += &text(MARGIN, bottom + BELOW - 12.0, "start", &machine());
        for (at, words) in self.x.ticks.iter().map(|(value, words)| (x(*value), words)) {
            if (left..=RIGHT).contains(&at) {
                content += &format!("<path class=\"grid\" d=\"M{at:.1} {TOP}V{bottom}\"/>\n");
                content += &text(at, bottom + LINE, "middle", words);
            }
        }
        for (at, words) in self.y.ticks.iter().map(|(value, words)| (y(*value), words)) {
            if (TOP..=bottom).contains(&at) {
                content += &format!("<path class=\"grid\" d=\"M{left:.1} {at:.1}H{RIGHT}\"/>\n");
                content += &text(left - 8.0, at + 4.0, "end", words);
            }
        }
        let around = |dot: &Dot| {
            let (x, y) = (x(dot.x), y(dot.y));
            [x - 5.0, y - 5.0, x + 5.0, y + 5.0]
        };
        let mut taken: Vec<Area> = dots().map(around).collect();
        for (i, series) in self.series.iter().enumerate() {
            content += &format!("<g class=\"series-{i}\">\n");
            let places: Vec<_> = series.dots.iter().map(|dot| (x(dot.x), y(dot.y))).collect();
            if series.is_joined {
                let line = places.iter().map(|(x, y)| format!("{x:.1} {y:.1}"));
                content += &format!("<path d=\"M{}\"/>\n", line.collect::<Vec<_>>().join("L"));
            }
            for (dot, (x, y)) in series.dots.iter().zip(places) {
                content += &circle(x, y);
                if !dot.label.is_empty() {
                    content += &label(&dot.label, x, y, [TOP, bottom], &mut taken);
                }
            }
            content += "</g>\n";
        }
        self.file(bottom + BELOW, &content)
    }

    fn legend(&self) -> String {
        let mut left = MARGIN + 4.0;
        let named = self.series.iter().enumerate().filter(|(_, series)| !series.name.is_empty());
        let entry = |(i, series): (usize, &Series)| {
            let entry = circle(left, 46.0) + &text(left + 10.0, 50.0, "start", series.name);
            left += 30.0 + width(series.name);
            format!("<g class=\"series-{i}\">\n{entry}</g>\n")
        };
        named.map(entry).collect()
    }

    fn file(&self, height: f64, content: &str) -> String {
        let style = |scheme: usize| {
            let series = self.series.iter().enumerate();
            let series = series.map(|(i, it)| format!(".series-{i} {{ color: {} }}\n", it.colour[scheme]));
            let [text, grid, page] = [TEXT, GRID, PAGE].map(|colour| colour[scheme]);
            format!("svg {{ color: {text} }}\n.grid {{ color: {grid} }}\n.page {{ fill: {page} }}\n")
                + &series.collect::<String>()
        };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 {WIDTH} {height}\">\n\
             <title>{}</title>\n<style>\n\
             text {{ font: 12px system-ui, 'Segoe UI', Helvetica, Arial, sans-serif }}\n\
             text, circle {{ fill: currentColor }}\n\
             path {{ fill: none; stroke: currentColor; stroke-width: 1.5 }}\n\
             {}@media (prefers-color-scheme: dark) {{\n{}}}\n</style>\n\
             <rect class=\"page\" width=\"{WIDTH}\" height=\"{height}\" rx=\"8\"/>\n{content}</svg>\n",
            self.title,
            style(0),
            style(1)
        )
    }
}

fn width(words: &str) -> f64 {
    LETTER * words.chars().count() as f64
}

/// Returns words that begin, have their middle, or end at a place, as `anchor` says.
fn text(x: f64, y: f64, anchor: &str, words: &str) -> String {
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>\n")
}

fn circle(x: f64, y: f64) -> String {
    format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>\n")
}

/// Returns a label beside a dot, at the first of some places where nothing else is.
fn label(words: &str, x: f64, y: f64, inside: [f64; 2], taken: &mut Vec<Area>) -> String {
    let width = width(words);
    let rows = [y, y - LINE, y + LINE];
    let right = rows.map(|y| (x + 9.0, y, "start", x + 9.0));
    let left = rows.map(|y| (x - 9.0, y, "end", x - 9.0 - width));
    let middle = [y - LINE, y + LINE].map(|y| (x, y, "middle", x - width / 2.0));
    let area = |middle: f64, left: f64| {
        [left, middle - LINE / 2.0, left + width, middle + LINE / 2.0]
    };
    let is_free = |&(_, y, _, left): &(f64, f64, &str, f64)| {
        let area = area(y, left);
        area[0] > MARGIN
            && area[2] < WIDTH - MARGIN
            && area[1] > inside[0]
            && area[3] < inside[1]
            && !taken.iter().any(|other| overlap(&area, other))
    };
    let places = [right[0], left[0], middle[0], middle[1], right[1], right[2], left[1], left[2]];
    let (at, y, anchor, start) = places.into_iter().find(is_free).unwrap_or(right[0]);
    taken.push(area(y, start));
    text(at, y + 4.0, anchor, words)
}

fn overlap(one: &Area, other: &Area) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}
