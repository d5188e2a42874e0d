//! What the pictures share: colours, text and logarithmic scales.
//!
//! A picture brings its own background, so that it can be read on a light page and on a dark one.
//! All lengths are in pixels.

pub const FAINT: &str = "#d8dee4";
pub const OURS: &str = "#0969da";
pub const FLOOR: &str = "#8c959f";
pub const SUBMITTED: &str = "#bc4c00";
pub const SEARCH: &str = "#1a7f37";
pub const TABLE: &str = "#8250df";

const BACKGROUND: &str = "#ffffff";
const TEXT: &str = "#24292f";

/// Values that a scale may show, with their words.
pub type Ticks = [(f64, &'static str)];

/// Times in seconds.
pub const TIMES: &Ticks = &[
    (1e-6, "1 µs"),
    (1e-5, "10 µs"),
    (1e-4, "100 µs"),
    (1e-3, "1 ms"),
    (0.01, "10 ms"),
    (0.1, "100 ms"),
    (1.0, "1 s"),
    (10.0, "10 s"),
    (60.0, "1 min"),
];

pub const COUNTS: &Ticks = &[
    (1.0, "1"),
    (10.0, "10"),
    (100.0, "100"),
    (1e3, "1,000"),
    (1e4, "10,000"),
    (1e5, "100,000"),
    (1e6, "1,000,000"),
];

/// Returns an SVG picture.
pub fn picture(width: f64, height: f64, content: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"{TEXT}\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{BACKGROUND}\"/>\n\
         {content}</svg>\n"
    )
}

/// Returns words that stand at a place: `start`, `middle` or `end` is their part that does.
pub fn text(x: f64, y: f64, anchor: &str, words: &str) -> String {
    let words = words.replace('&', "&amp;").replace('<', "&lt;");
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>\n")
}

pub fn dot(x: f64, y: f64, colour: &str) -> String {
    format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"{colour}\"/>\n")
}

/// A logarithmic scale from one place to another.
pub struct Scale {
    least: f64,
    most: f64,
    start: f64,
    end: f64,
}

impl Scale {
    /// Returns a scale on which each of the values, multiplied by either of the margins, has a
    /// place from `start` to `end`.
    pub fn new(
        values: impl IntoIterator<Item = f64>,
        margins: [f64; 2],
        start: f64,
        end: f64,
    ) -> Scale {
        let ends = (f64::MAX, 0.0f64);
        let (least, most) = values
            .into_iter()
            .fold(ends, |(least, most), value| (value.min(least), value.max(most)));
        Scale { least: least * margins[0], most: most * margins[1], start, end }
    }

    /// Returns the place of a value.
    pub fn at(&self, value: f64) -> f64 {
        let share = (value / self.least).ln() / (self.most / self.least).ln();
        self.start + (self.end - self.start) * share
    }

    /// Returns a line up from each tick, with its words below.
    pub fn across(&self, ticks: &Ticks, top: f64, bottom: f64) -> String {
        let tick = |(x, words)| {
            let line = format!("<path d=\"M{x:.1} {top}V{bottom}\" stroke=\"{FAINT}\"/>\n");
            line + &text(x, bottom + 16.0, "middle", words)
        };
        self.places(ticks).map(tick).collect()
    }

    /// Returns a line to the right of each tick, with its words on the left.
    pub fn upright(&self, ticks: &Ticks, left: f64, right: f64) -> String {
        let tick = |(y, words)| {
            let line = format!("<path d=\"M{left} {y:.1}H{right}\" stroke=\"{FAINT}\"/>\n");
            line + &text(left - 6.0, y + 4.0, "end", words)
        };
        self.places(ticks).map(tick).collect()
    }

    fn places<'a>(&'a self, ticks: &'a Ticks) -> impl Iterator<Item = (f64, &'a str)> {
        let shown = ticks.iter().filter(move |(value, _)| (self.least..=self.most).contains(value));
        shown.map(move |&(value, words)| (self.at(value), words))
    }
}
