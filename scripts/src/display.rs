//! Boards as text. Files to submit do not need it, so it is not in the files of the boards.

use std::fmt::{self, Display, Formatter};

use crate::{eight, rotation};

/// The symbols, with a space between two rows and `x` for the blank.
impl Display for eight::Board {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let text: String = self.0.iter().map(u8::to_string).collect();
        f.write_str(&[0..3, 3..6, 6..9].map(|row| &text[row]).join(" ").replace('0', "x"))
    }
}

/// The symbols, with a space between two rows.
impl Display for rotation::Board {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let text: String = self.0.iter().map(u8::to_string).collect();
        let rows = [0..2, 2..4, 4..11, 11..13, 13..20, 20..22, 22..24];
        f.write_str(&rows.map(|row| &text[row]).join(" "))
    }
}
