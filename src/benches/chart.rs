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

/// Words have a rim in the colour of the page, which parts them from lines.
const STYLE: &str = "\
text { font: 12px system-ui, 'Segoe UI', Helvetica, Arial, sans-serif }
text { stroke-width: 4; stroke-linejoin: round; paint-order: stroke }
svg > text:first-of-type { font-size: 14px; font-weight: 600 }
text, circle { fill: currentColor }
path { fill: none; stroke: currentColor; stroke-width: 2 }
path.grid { stroke-width: 1 }
";

/// How far words are from what they belong to.
const BESIDE: f64 = 8.0;

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
    ticks: Vec<(f64, String)>,
    /// Where a value is, in units of its own.
    position: fn(f64) -> f64,
}

/// Dots of one colour.
pub struct Series {
    /// What the legend says, if anything.
    pub name: &'static str,
    pub colour: Colour,
    pub is_joined: bool,
    pub dots: Vec<Dot>,
}

/// A dot and its label, which may be empty.
pub struct Dot {
    pub x: f64,
    pub y: f64,
    pub label: String,
}

/// A place: left, top, right, bottom.
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

    /// Returns the scale on which `values` are between the pixels `start` and `end`.
    fn scale(&self, values: impl Iterator<Item = f64>, start: f64, end: f64) -> Scale {
        let ends = (f64::MAX, f64::MIN);
        let (least, most) = values
            .map(self.position)
            .fold(ends, |(least, most), position| (position.min(least), position.max(most)));
        Scale { position: self.position, least: least - BEYOND, most: most + BEYOND, start, end }
    }
}

/// An axis in its place.
struct Scale {
    position: fn(f64) -> f64,
    least: f64,
    most: f64,
    start: f64,
    end: f64,
}

impl Scale {
    /// Returns where a value is.
    fn at(&self, value: f64) -> f64 {
        let share = ((self.position)(value) - self.least) / (self.most - self.least);
        self.start + (self.end - self.start) * share
    }

    /// Returns where the ticks are, as far as the axis goes, and their words.
    fn ticks<'a>(&'a self, axis: &'a Axis) -> impl Iterator<Item = (f64, &'a str)> {
        let is_shown = |value: f64| (self.least..=self.most).contains(&(self.position)(value));
        let shown = axis.ticks.iter().filter(move |(value, _)| is_shown(*value));
        shown.map(|(value, words)| (self.at(*value), words.as_str()))
    }
}

impl Chart {
    /// Returns the picture in SVG.
    pub fn svg(&self) -> String {
        let words = self.y.ticks.iter().map(|(_, words)| width(words));
        let (left, bottom) = (MARGIN + BESIDE + words.fold(0.0, f64::max), TOP + self.height);
        let dots = || self.series.iter().flat_map(|series| &series.dots);
        let x = self.x.scale(dots().map(|dot| dot.x), left, RIGHT);
        let y = self.y.scale(dots().map(|dot| dot.y), bottom, TOP);
        let content = [
            text(MARGIN, 28.0, "start", self.title),
            self.legend(),
            text(MARGIN, TOP - 10.0, "start", self.y.name),
            text((left + RIGHT) / 2.0, bottom + 34.0, "middle", self.x.name),
            text(MARGIN, bottom + BELOW - 12.0, "start", &machine()),
            self.grid(&x, &y),
            self.dots(&x, &y),
        ];
        self.file(bottom + BELOW, &content.concat())
    }

    fn grid(&self, x: &Scale, y: &Scale) -> String {
        let (left, right, top, bottom) = (x.start, x.end, y.end, y.start);
        let upright = x.ticks(&self.x).map(|(x, words)| {
            format!("<path class=\"grid\" d=\"M{x:.1} {top}V{bottom}\"/>\n")
                + &text(x, bottom + LINE, "middle", words)
        });
        let across = y.ticks(&self.y).map(|(y, words)| {
            format!("<path class=\"grid\" d=\"M{left:.1} {y:.1}H{right}\"/>\n")
                + &text(left - BESIDE, y + 4.0, "end", words)
        });
        upright.chain(across).collect()
    }

    fn dots(&self, x: &Scale, y: &Scale) -> String {
        let place = |dot: &Dot| (x.at(dot.x), y.at(dot.y));
        let dots = self.series.iter().flat_map(|series| &series.dots).map(place);
        let mut taken: Vec<Area> =
            dots.map(|(x, y)| [x - 5.0, y - 5.0, x + 5.0, y + 5.0]).collect();
        let frame = [MARGIN, y.end, WIDTH - MARGIN, y.start];
        let mut series = |(i, series): (usize, &Series)| {
            let places = series.dots.iter().map(place).map(|(x, y)| format!("{x:.1} {y:.1}"));
            let line = match series.is_joined {
                true => format!("<path d=\"M{}\"/>\n", places.collect::<Vec<_>>().join("L")),
                false => String::new(),
            };
            let dots = series.dots.iter().map(|dot| {
                let (x, y) = place(dot);
                circle(x, y) + &label(&dot.label, x, y, &frame, &mut taken)
            });
            format!("<g class=\"series-{i}\">\n{line}{}</g>\n", dots.collect::<String>())
        };
        self.series.iter().enumerate().map(&mut series).collect()
    }

    fn legend(&self) -> String {
        let mut left = MARGIN + 4.0;
        let named = self.series.iter().enumerate().filter(|(_, series)| !series.name.is_empty());
        let entry = |(i, series): (usize, &Series)| {
            let entry = circle(left, 46.0) + &text(left + 10.0, 50.0, "start", series.name);
            left += 30.0 + width(series.name);
            format!("<g class=\"series-{i}\">\n{entry}</g>\n")
        };
        named.rev().map(entry).collect()
    }

    fn file(&self, height: f64, content: &str) -> String {
        let style = |scheme: usize| {
            let [text, grid, page] = [TEXT, GRID, PAGE].map(|colour| colour[scheme]);
            let series = self.series.iter().map(|series| series.colour[scheme]).enumerate();
            let series = series.map(|(i, colour)| format!(".series-{i} {{ color: {colour} }}\n"));
            format!("svg {{ color: {text} }}\ntext {{ stroke: {page} }}\n")
                + &format!(".grid {{ color: {grid} }}\n.page {{ fill: {page} }}\n")
                + &series.collect::<String>()
        };
        let [light, dark] = [style(0), style(1)];
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 {WIDTH} {height}\">\n\
             <title>{}</title>\n<style>\n{STYLE}{light}\
             @media (prefers-color-scheme: dark) {{\n{dark}}}\n</style>\n\
             <rect class=\"page\" width=\"{WIDTH}\" height=\"{height}\" rx=\"8\"/>\n{content}</svg>\n",
            self.title
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

/// Where a label may begin, have its middle or end, seen from its dot; the best place first.
const PLACES: [(f64, f64, &str); 8] = [
    (BESIDE, 0.0, "start"),
    (BESIDE, LINE, "start"),
    (BESIDE, -LINE, "start"),
    (-BESIDE, 0.0, "end"),
    (-BESIDE, LINE, "end"),
    (-BESIDE, -LINE, "end"),
    (0.0, LINE, "middle"),
    (0.0, -LINE, "middle"),
];

/// Returns a label beside its dot, at the first place within the frame where nothing else is.
fn label(words: &str, x: f64, y: f64, frame: &Area, taken: &mut Vec<Area>) -> String {
    if words.is_empty() {
        return String::new();
    }
    let width = width(words);
    let area = |&(right, down, anchor): &(f64, f64, &str)| {
        let before = match anchor {
            "start" => 0.0,
            "middle" => width / 2.0,
            _ => width,
        };
        let (left, top) = (x + right - before, y + down - LINE / 2.0);
        [left, top, left + width, top + LINE]
    };
    let is_free = |place: &&(f64, f64, &str)| {
        let [left, top, right, bottom] = area(place);
        let is_apart = |it: &Area| right < it[0] || it[2] < left || bottom < it[1] || it[3] < top;
        let is_inside = left > frame[0] && top > frame[1] && right < frame[2] && bottom < frame[3];
        is_inside && taken.iter().all(is_apart)
    };
    let place = PLACES.iter().find(is_free).unwrap_or(&PLACES[0]);
    taken.push(area(place));
    text(x + place.0, y + place.1 + 4.0, place.2, words)
}
