//! The board of the rotation game.
//!
//! ```text
//!           A    B
//!           0    1
//!           2    3
//! H  4  5   6 7  8   9 10  C    The letter stands at the head of its line. A move takes the line
//!          11   12              one place towards the head, and the head to the end. A and F
//! G 13 14  15 16 17 18 19  D    turn one line, as do B and E, C and H, D and G. The centre is
//!          20   21              6 7 8 11 12 15 16 17.
//!          22   23
//!           F    E
//! ```

/// How many squares a board has.
pub const SQUARES: usize = 24;

/// The symbols of the squares, 0 to 2, each on eight of them.
pub type Board = [u8; SQUARES];
