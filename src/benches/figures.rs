//! Figures as people read them.

/// The units of time, in seconds.
const UNITS: [(f64, &str); 5] =
    [(3600.0, "h"), (60.0, "min"), (1.0, "s"), (1e-3, "ms"), (1e-6, "µs")];

/// A time in seconds, to three digits.
pub fn time(seconds: f64) -> String {
    let fits = |&(unit, _): &(f64, &str)| seconds >= unit;
    let (unit, name) = UNITS.into_iter().find(fits).unwrap_or(UNITS[4]);
    format!("{} {name}", digits(seconds / unit))
}

/// A number of instructions.
pub fn millions(instructions: f64) -> String {
    format!("{} M", digits(instructions / 1e6))
}

/// A size in KiB, if it is known.
pub fn memory(size: Option<usize>) -> String {
    size.map_or("-".to_string(), |size| format!("{} MiB", digits(size as f64 / 1024.0)))
}

/// A number to three digits, those before the point all the same.
pub fn digits(number: f64) -> String {
    match number {
        _ if number < 10.0 => format!("{number:.2}"),
        _ if number < 100.0 => format!("{number:.1}"),
        _ => thousands(number),
    }
}

/// A whole number, with a comma before each three digits.
pub fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
