//! POJ 2286, HDU 1667, UVa 1343, AcWing 181, TIOJ 1673: the rotation game.
//! Method: one symbol's squares are a pattern of 24 bits; the others do not matter. A breadth-first
//!         search from the full centre notes the first turn of a shortest path from each pattern.
//! Time:   the search visits C(24, 8) = 735,471 patterns, some 60 ms; a board then takes 3 us.
//! Space:  2^24 bytes for the turns, and two layers of the search: 21 MB in all.

use std::io::{self, BufRead, BufWriter, Write};

/// The squares of the turns A to H, numbered row by row. A turn moves each symbol one place ahead,
/// and the first to the end.
const LINES: [[usize; 7]; 8] = [
    [0, 2, 6, 11, 15, 20, 22],
    [1, 3, 8, 12, 17, 21, 23],
    [10, 9, 8, 7, 6, 5, 4],
    [19, 18, 17, 16, 15, 14, 13],
    [23, 21, 17, 12, 8, 3, 1],
    [22, 20, 15, 11, 6, 2, 0],
    [13, 14, 15, 16, 17, 18, 19],
    [4, 5, 6, 7, 8, 9, 10],
];

/// The turn that undoes each turn.
const INVERSES: [usize; 8] = [5, 4, 7, 6, 1, 0, 3, 2];

/// The squares 6 7 8 11 12 15 16 17, as bits.
const CENTRE: usize = 0x399C0;

/// Where each turn takes the bits of the lower and of the upper half of a pattern.
type Images = [Vec<[usize; 1 << 12]>; 8];

/// Returns the images of all halves. A pattern's image is the union of those of its two halves.
fn find_images() -> Images {
    LINES.map(|line| {
        let mut images = vec![[0; 1 << 12]; 2];
        for square in 0..24 {
            let place = line.iter().position(|&other| other == square);
            let target = place.map_or(square, |place| line[(place + 6) % 7]);
            for (bits, image) in images[square / 12].iter_mut().enumerate() {
                *image |= (bits >> (square % 12) & 1) << target;
            }
        }
        images
    })
}

/// Returns the pattern after a turn.
fn turned(pattern: usize, turn: usize, images: &Images) -> usize {
    images[turn][0][pattern & 0xFFF] | images[turn][1][pattern >> 12]
}

/// Returns the first turn from each pattern, `A` to `H`; 0 for all other numbers.
///
/// An earlier turn is tried on all of a layer before a later one. So the first to reach a pattern
/// is the first of the turns that lead from that pattern one nearer to the full centre.
fn search(images: &Images) -> Vec<u8> {
    let mut first_turns = vec![0; 1 << 24];
    // The full centre needs no turn; any letter marks it as reached.
    first_turns[CENTRE] = b'.';
    let mut layer = vec![CENTRE];
    while !layer.is_empty() {
        let mut next = Vec::new();
        for (letter, &inverse) in (b'A'..).zip(&INVERSES) {
            for pattern in layer.iter().map(|&pattern| turned(pattern, inverse, images)) {
                if first_turns[pattern] == 0 {
                    first_turns[pattern] = letter;
                    next.push(pattern);
                }
            }
        }
        layer = next;
    }
    first_turns
}

/// Returns the first of the shortest paths that bring a symbol to the centre.
fn path(board: &[u8], symbol: u8, first_turns: &[u8], images: &Images) -> String {
    let squares = (0..24).filter(|&square| board[square] == symbol);
    let mut pattern = squares.map(|square| 1 << square).sum();
    let mut path = String::new();
    while pattern != CENTRE {
        path.push(char::from(first_turns[pattern]));
        pattern = turned(pattern, (first_turns[pattern] - b'A').into(), images);
    }
    path
}

/// Reads a board, eight of each symbol. Anything else, such as a 0, ends the input.
fn read_board(input: impl BufRead) -> Option<Vec<u8>> {
    let bytes = input.bytes().map_while(Result::ok);
    let symbols = bytes.filter(|byte| !byte.is_ascii_whitespace()).take(24);
    let board: Vec<u8> = symbols.take_while(|symbol| b"123".contains(symbol)).collect();
    let count = |symbol| board.iter().filter(|&&other| other == symbol).count();
    (b'1'..=b'3').all(|symbol| count(symbol) == 8).then_some(board)
}

fn main() -> io::Result<()> {
    let images = find_images();
    let first_turns = search(&images);
    let mut input = io::stdin().lock();
    let mut output = BufWriter::new(io::stdout().lock());
    while let Some(board) = read_board(&mut input) {
        let path = |symbol| path(&board, symbol, &first_turns, &images);
        let answers = (b'1'..=b'3').map(|symbol| format!("{}\n{}", path(symbol), symbol - b'0'));
        // The shortest answer, and of equally long ones the lexicographically first.
        let best = answers.min_by_key(|answer| (answer.len(), answer.clone())).unwrap();
        writeln!(output, "{}{best}", if best.len() == 2 { "No moves needed" } else { "" })?;
    }
    output.flush()
}
