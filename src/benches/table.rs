//! Tables as plain text.

/// Returns the rows one below the other: their first cells to the left, the others to the right.
pub fn aligned<const COLUMNS: usize>(rows: &[[String; COLUMNS]]) -> String {
    let length = |cell: &String| cell.chars().count();
    let mut widths = [0; COLUMNS];
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = length(cell).max(*width);
        }
    }
    let line = |row: &[String; COLUMNS]| {
        let name = format!("{:<width$}", row[0], width = widths[0]);
        let figures = row[1..].iter().zip(&widths[1..]);
        let figures: String = figures.map(|(cell, width)| format!("  {cell:>width$}")).collect();
        format!("{name}{figures}\n")
    };
    rows.iter().map(line).collect()
}
