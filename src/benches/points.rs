//! The methods as a picture: visited positions against time, a point a method.

use crate::drawing::{dot, picture, text, Scale, COUNTS, OURS, SUBMITTED, TIMES};
use crate::machine;
use crate::methods::{Puzzle, Row};

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 560.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 880.0;
const TOP: f64 = 50.0;
const BOTTOM: f64 = 480.0;

/// About how wide a letter is, and how high a line.
const LETTER: f64 = 7.2;
const LINE: f64 = 14.0;

/// A place that is taken: left, top, right, bottom.
type Box = [f64; 4];

/// Returns a picture of the eight puzzle's methods, on two logarithmic axes.
pub fn draw(rows: &[Row]) -> String {
    let rows = || rows.iter().filter(|row| matches!(row.puzzle, Puzzle::Eight));
    let x = Scale::new(rows().map(|row| row.mean), [0.5, 2.0], LEFT, RIGHT);
    let y = Scale::new(rows().map(|row| row.seconds), [0.5, 2.0], BOTTOM, TOP);
    let places: Vec<_> = rows().map(|row| (row, x.at(row.mean), y.at(row.seconds))).collect();
    let mut taken: Vec<Box> =
        places.iter().map(|&(_, x, y)| [x - 5.0, y - 5.0, x + 5.0, y + 5.0]).collect();
    let points = places.iter().map(|&(row, x, y)| {
        let colour = if row.name.starts_with("ours") { OURS } else { SUBMITTED };
        let note = if row.is_shortest { "" } else { " (not shortest)" };
        dot(x, y, colour) + &label(&format!("{}{note}", row.name), x, y, &mut taken)
    });
    let points: String = points.collect();
    let content = [
        text(
            20.0,
            28.0,
            "start",
            "1,000 random boards of the eight puzzle: time over positions visited, for a board",
        ),
        x.across(COUNTS, TOP, BOTTOM),
        y.upright(TIMES, LEFT, RIGHT),
        points,
        text((LEFT + RIGHT) / 2.0, BOTTOM + 36.0, "middle", "positions visited"),
        text(20.0, HEIGHT - 14.0, "start", &machine::describe()),
    ];
    picture(WIDTH, HEIGHT, &content.concat())
}

/// Returns the name beside its point, at the first of some places where nothing else is.
fn label(name: &str, x: f64, y: f64, taken: &mut Vec<Box>) -> String {
    let width = LETTER * name.chars().count() as f64;
    let left = [x + 9.0, x - 9.0 - width, x - width / 2.0];
    let places = [
        (left[0], y),
        (left[1], y),
        (left[2], y - LINE),
        (left[2], y + LINE),
        (left[0], y - LINE),
        (left[0], y + LINE),
        (left[1], y - LINE),
        (left[1], y + LINE),
    ];
    let area =
        |(left, middle): (f64, f64)| [left, middle - LINE / 2.0, left + width, middle + LINE / 2.0];
    let is_free = |&place: &(f64, f64)| {
        let area = area(place);
        area[2] < RIGHT && !taken.iter().any(|other| overlap(&area, other))
    };
    let place = places.into_iter().find(is_free).unwrap_or(places[0]);
    taken.push(area(place));
    text(place.0, place.1 + 4.0, "start", name)
}

fn overlap(one: &Box, other: &Box) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}
