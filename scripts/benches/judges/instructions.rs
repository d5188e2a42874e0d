//! The instructions of the programs and of some lessons in C++, counted again: so a table of the
//! search that does not grow, or grows too eagerly, is noticed.
//!
//! Unlike a time, a count is nearly the same in every run. With the same compilers and libraries,
//! the counts of a program differ by less than 0.1 % between folders and between processors with
//! AVX2. (On other processors, the library has another memchr, which makes up to 1 %.) The counts
//! of a lesson differ by up to 2 %, since strcmp takes other steps at other addresses.

use crate::figures::digits;
use crate::inputs::{text, write};
use crate::measure::Contender;
use crate::programs::{in_cpp, in_rust};
use crate::table::lines;

/// Rows like those of the page, for what is counted only here. A lesson has no figure in Rust,
/// since the tests count what it visits.
const MORE_ROWS: &str = "\
|acwing179, sample-1|samples/acwing179/sample-1.in|0.40 M|0.28 M|
|p1379, 10,000 random boards|`hdu1043 --seed 3 --count 10000`|69.3 M|101 M|
|poj2286, sample-1|samples/poj2286/sample-1.in|0.40 M|0.30 M|
|hdu3567, sample-1|samples/hdu3567/sample-1.in|0.31 M|0.14 M|
|hdu3567, 200 of the hardest cases|`hdu3567 --hardest --seed 5`|146 M|193 M|
|bidirectional, 50 random boards|`hdu1043 --seed 3 --count 50`|-|151 M|
|a_star_manhattan, 50 random boards|`hdu1043 --seed 3 --count 50`|-|92.7 M|
|ida_star, 50 random boards|`hdu1043 --seed 3 --count 50`|-|55.3 M|
|perimeter_search, 50 random boards|`hdu1043 --seed 3 --count 50`|-|27.9 M|
|rotation_ida_star, 1 board|samples/poj2286/best-of-all-symbols.in|-|20.6 M|
";

/// Prints the rows of the page, and then more rows, with the instructions counted again.
///
/// # Errors
/// A figure is more than 5 % off, or there is no count.
pub fn check() -> Result<(), String> {
    let mut wrong = Vec::new();
    for row in lines().skip(2).chain(MORE_ROWS.lines()) {
        let mut cells: Vec<_> = row.split('|').map(str::to_string).collect();
        let work = cells[1].clone();
        let (name, _) = work.split_once(", ").expect("a program and its boards");
        let input = write("counted", &text(&cells[2]));
        for (column, language) in [(3, "Rust"), (4, "C++")] {
            let cell = &mut cells[column];
            if cell != "-" {
                let program = if language == "Rust" { in_rust(name) } else { in_cpp(name) };
                let count = Contender { program, arguments: &[] }.instructions(&input);
                let millions = count.unwrap_or_default() / 1e6;
                let figure: f64 = cell.replace([',', ' ', 'M'], "").parse().expect("a figure");
                if !(0.95 * millions..=1.05 * millions).contains(&figure) {
                    wrong.push(format!("{work}: {cell} in {language}"));
                }
                *cell = digits(millions) + " M";
            }
        }
        println!("{}", cells.join("|"));
    }
    if wrong.is_empty() {
        return Ok(());
    }
    Err(format!("figures that are more than 5 % off, or have no count: {}", wrong.join("; ")))
}
