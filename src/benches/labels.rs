//! Where the names of single dots stand in a picture, so that they do not cover each other.

use crate::chart::{NamedDot, Point};

/// The width of the plot within its axes, in pixels, as are all lengths below.
pub const PLOT_WIDTH: f64 = 780.0;

/// The height of the plot within its axes.
pub const PLOT_HEIGHT: f64 = 400.0;

/// The width of a letter in most fonts, or a little more. The font is that of the reader.
const LETTER_WIDTH: f64 = 7.5;

const LINE_HEIGHT: f64 = 14.0;

const DOT_DIAMETER: f64 = 8.0;

/// How far a name on the right or on the left begins from the centre of the dot.
const GAP: f64 = 8.0;

/// How far the middle of a name above or below is from the centre of the dot.
const RISE: f64 = 14.0;

/// The side of a dot where its name stands.
#[derive(Clone, Copy, Debug)]
pub enum Side {
    Right,
    Left,
    Above,
    Below,
}

/// Both axes of a picture, with some room around the dots.
pub struct Axes {
    pub x: Axis,
    pub y: Axis,
}

/// The range of a logarithmic axis.
pub struct Axis {
    pub least: f64,
    pub most: f64,
}

impl Axes {
    pub fn around(dots: &[NamedDot]) -> Axes {
        Axes {
            x: Axis::around(dots.iter().map(|dot| dot.point.x)),
            y: Axis::around(dots.iter().map(|dot| dot.point.y)),
        }
    }

    /// Returns a point in pixels from the lower left corner of the plot.
    fn in_pixels(&self, point: &Point) -> Point {
        Point {
            x: self.x.fraction(point.x) * PLOT_WIDTH,
            y: self.y.fraction(point.y) * PLOT_HEIGHT,
        }
    }
}

impl Axis {
    fn around(numbers: impl Iterator<Item = f64>) -> Axis {
        let mut axis = Axis { least: f64::INFINITY, most: 0.0 };
        for number in numbers {
            axis.least = axis.least.min(number / 2.0);
            axis.most = axis.most.max(number * 2.0);
        }
        axis
    }

    /// Returns where a number is on the axis, from 0 at its beginning to 1 at its end.
    fn fraction(&self, number: f64) -> f64 {
        (number / self.least).ln() / (self.most / self.least).ln()
    }
}

/// Part of the plot, in pixels; the centre is counted from the lower left corner.
struct Rectangle {
    centre: Point,
    width: f64,
    height: f64,
}

impl Rectangle {
    /// Returns the place of a name on a side of its dot.
    fn of_name(dot: &Point, name: &str, side: Side) -> Rectangle {
        let width = LETTER_WIDTH * name.len() as f64;
        let &Point { x, y } = dot;
        let centre = match side {
            Side::Right => Point { x: x + GAP + width / 2.0, y },
            Side::Left => Point { x: x - GAP - width / 2.0, y },
            Side::Above => Point { x, y: y + RISE },
            Side::Below => Point { x, y: y - RISE },
        };
        Rectangle { centre, width, height: LINE_HEIGHT }
    }

    fn overlaps(&self, other: &Rectangle) -> bool {
        let x_distance = (self.centre.x - other.centre.x).abs();
        let y_distance = (self.centre.y - other.centre.y).abs();
        x_distance < (self.width + other.width) / 2.0
            && y_distance < (self.height + other.height) / 2.0
    }

    fn is_within_plot(&self) -> bool {
        let x_range = self.width / 2.0..=PLOT_WIDTH - self.width / 2.0;
        let y_range = self.height / 2.0..=PLOT_HEIGHT - self.height / 2.0;
        x_range.contains(&self.centre.x) && y_range.contains(&self.centre.y)
    }
}

/// Returns a side for each dot such that no name covers another name or a dot, or leaves the plot. If
/// there is no room, all names stand on the right.
pub fn sides(dots: &[NamedDot], axes: &Axes) -> Vec<Side> {
    let mut taken = Vec::new();
    for dot in dots {
        let centre = axes.in_pixels(&dot.point);
        taken.push(Rectangle { centre, width: DOT_DIAMETER, height: DOT_DIAMETER });
    }
    let mut sides = Vec::new();
    if !find_sides(dots, axes, &mut taken, &mut sides) {
        sides = vec![Side::Right; dots.len()];
    }
    sides
}

/// Finds sides for the dots behind those that have one, by backtracking. Returns whether there are
/// such sides.
fn find_sides(
    dots: &[NamedDot],
    axes: &Axes,
    taken: &mut Vec<Rectangle>,
    sides: &mut Vec<Side>,
) -> bool {
    if sides.len() == dots.len() {
        return true;
    }
    let NamedDot { name, point, .. } = &dots[sides.len()];
    for side in [Side::Right, Side::Left, Side::Above, Side::Below] {
        let place = Rectangle::of_name(&axes.in_pixels(point), name, side);
        if place.is_within_plot() && !taken.iter().any(|other| place.overlaps(other)) {
            taken.push(place);
            sides.push(side);
            if find_sides(dots, axes, taken, sides) {
                return true;
            }
            taken.pop();
            sides.pop();
        }
    }
    false
}
