//! The right answers, found in the most obvious way: by breadth-first search over whole boards.
//!
//! Nothing here comes from the library but what is asked. What takes long is worked out once, for
//! all tests.

use puzzle_solvers::binaries::{Binary, Task};

/// Returns what a binary prints for boards without white space, whose blank, if any, is `x`. A pair
/// is two boards.
pub fn answers(binary: &Binary, boards: &[impl AsRef<[u8]>]) -> String {
    let eight = boards.iter().map(|board| eight::board(board.as_ref()));
    match binary.task {
        Task::Path(goal) => {
            let distances = eight::Distances::to(&goal);
            let path = |board| distances.path(&board, "udlr");
            eight.map(|board| path(board).unwrap_or("unsolvable".to_string()) + "\n").collect()
        }
        Task::Distance(goal) => {
            let distances = eight::Distances::to(&goal);
            let answer = |distance: usize| format!("{distance}\n");
            eight.map(|board| distances.of(&board).map_or("-1\n".to_string(), answer)).collect()
        }
        Task::Pair => {
            let boards: Vec<_> = eight.collect();
            (1..).zip(boards.chunks_exact(2)).map(|(case, pair)| of_case(case, pair)).collect()
        }
        Task::Rotation => {
            let distances = rotation::Distances::new();
            boards.iter().map(|board| of_rotation(&distances, board.as_ref())).collect()
        }
    }
}

fn of_case(case: usize, pair: &[eight::Board]) -> String {
    match eight::Distances::to(&pair[1]).path(&pair[0], "dlru") {
        Some(path) => format!("Case {case}: {}\n{path}\n", path.len()),
        None => format!("Case {case}: -1\n\n"),
    }
}

fn of_rotation(distances: &rotation::Distances, board: &[u8]) -> String {
    let board = rotation::Board::try_from(board).expect("24 squares");
    match distances.solution(&board.map(|symbol| symbol - b'1')) {
        (path, symbol) if path.is_empty() => format!("No moves needed\n{}\n", symbol + 1),
        (path, symbol) => format!("{path}\n{}\n", symbol + 1),
    }
}

/// The eight puzzle, in rows and columns.
pub mod eight {
    use std::collections::VecDeque;
    use std::sync::{Arc, Mutex};

    /// The tiles, row by row; 0 is the blank.
    pub type Board = [u8; 9];

    /// How many moves each board needs, by its number, if it can reach the goal.
    type Known = Vec<Option<u8>>;

    /// How many boards there are.
    const BOARDS: usize = 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2;

    /// Returns the board that nine characters stand for.
    pub fn board(text: &[u8]) -> Board {
        let board = Board::try_from(text).expect("nine cells");
        board.map(|byte| if byte == b'x' { 0 } else { byte - b'0' })
    }

    /// Returns all orders of the nine values.
    pub fn all_boards() -> Vec<Board> {
        let mut boards = vec![[1, 2, 3, 4, 5, 6, 7, 8, 0]];
        for cell in 0..8 {
            // Each of the values from here on comes first.
            let swaps = |board: Board| {
                (cell..9).map(move |other| {
                    let mut board = board;
                    board.swap(cell, other);
                    board
                })
            };
            boards = boards.into_iter().flat_map(swaps).collect();
        }
        assert_eq!(boards.len(), BOARDS);
        boards
    }

    /// Returns the tiles in their order, with the blank on one of the cells.
    pub fn in_order(blank: usize) -> Board {
        let mut tiles: Vec<u8> = (1..=8).collect();
        tiles.insert(blank, 0);
        tiles.try_into().expect("nine cells")
    }

    /// Returns the board after the blank has gone up, down, left or right, if it can.
    pub fn moved(board: &Board, letter: char) -> Option<Board> {
        let blank = board.iter().position(|&tile| tile == 0).expect("a board has a blank");
        let (row, column) = (blank / 3, blank % 3);
        let (row, column) = match letter {
            'u' if row > 0 => (row - 1, column),
            'd' if row < 2 => (row + 1, column),
            'l' if column > 0 => (row, column - 1),
            'r' if column < 2 => (row, column + 1),
            _ => return None,
        };
        let mut next = *board;
        next.swap(blank, 3 * row + column);
        Some(next)
    }

    /// The number of a board, below `BOARDS` and its own: its place in lexicographic order. On each
    /// cell, it counts how many of the tiles from here on could have been there instead and be
    /// smaller.
    fn number(board: &Board) -> usize {
        (0..9).fold(0, |number, cell| {
            let smaller = board[cell..].iter().filter(|&&tile| tile < board[cell]).count();
            number * (9 - cell) + smaller
        })
    }

    /// The distances of all boards to one goal.
    pub struct Distances {
        /// The goal's tiles in their order, and then 1 to 8 for them.
        names: [u8; 9],
        known: Arc<Known>,
    }

    impl Distances {
        /// Returns the distances to a goal.
        pub fn to(goal: &Board) -> Distances {
            let mut names = [0; 9];
            let tiles = goal.iter().filter(|&&tile| tile != 0);
            (1..).zip(tiles).for_each(|(name, &tile)| names[usize::from(tile)] = name);
            let blank = goal.iter().position(|&tile| tile == 0).expect("a board has a blank");
            Distances { names, known: known(blank) }
        }

        /// Returns the distance of a board, if it can reach the goal.
        pub fn of(&self, board: &Board) -> Option<usize> {
            self.known[number(&self.named(board))].map(usize::from)
        }

        /// Returns the first of the shortest paths, where `letters` are the moves in order: always
        /// the first move that lessens the distance.
        pub fn path(&self, board: &Board, letters: &str) -> Option<String> {
            let mut board = self.named(board);
            let mut path = String::new();
            for distance in (0..self.known[number(&board)]?).rev() {
                let (letter, next) = letters
                    .chars()
                    .filter_map(|letter| Some((letter, moved(&board, letter)?)))
                    .find(|(_, next)| self.known[number(next)] == Some(distance))
                    .expect("some move leads nearer");
                path.push(letter);
                board = next;
            }
            Some(path)
        }

        /// The board, if the goal's tiles were called 1 to 8 in their order.
        fn named(&self, board: &Board) -> Board {
            board.map(|tile| self.names[usize::from(tile)])
        }
    }

    /// The distances to the goal that has its tiles in order and its blank on this cell.
    fn known(blank: usize) -> Arc<Known> {
        static KNOWN: Mutex<[Option<Arc<Known>>; 9]> =
            Mutex::new([None, None, None, None, None, None, None, None, None]);
        let mut known = KNOWN.lock().expect("no search panics");
        known[blank].get_or_insert_with(|| Arc::new(search(in_order(blank)))).clone()
    }

    /// Breadth-first search from the goal.
    fn search(goal: Board) -> Known {
        let mut distances = vec![None; BOARDS];
        distances[number(&goal)] = Some(0);
        let mut queue = VecDeque::from([(goal, 0)]);
        while let Some((board, distance)) = queue.pop_front() {
            for next in "udlr".chars().filter_map(|letter| moved(&board, letter)) {
                let entry = &mut distances[number(&next)];
                if entry.is_none() {
                    *entry = Some(distance + 1);
                    queue.push_back((next, distance + 1));
                }
            }
        }
        distances
    }
}

/// The rotation game, as the statement tells it.
pub mod rotation {
    use std::collections::VecDeque;
    use std::sync::{Arc, Mutex};

    /// The symbols of the squares, 0 to 2, top to bottom and left to right.
    pub type Board = [u8; 24];

    /// The squares of the eight moves; each symbol goes to the square before its own, and the first
    /// to the end.
    pub const LINES: [(char, [usize; 7]); 8] = [
        ('A', [0, 2, 6, 11, 15, 20, 22]),
        ('B', [1, 3, 8, 12, 17, 21, 23]),
        ('C', [10, 9, 8, 7, 6, 5, 4]),
        ('D', [19, 18, 17, 16, 15, 14, 13]),
        ('E', [23, 21, 17, 12, 8, 3, 1]),
        ('F', [22, 20, 15, 11, 6, 2, 0]),
        ('G', [13, 14, 15, 16, 17, 18, 19]),
        ('H', [4, 5, 6, 7, 8, 9, 10]),
    ];

    /// The squares of the centre.
    pub const CENTRE: [usize; 8] = [6, 7, 8, 11, 12, 15, 16, 17];

    /// Returns the board after a move.
    pub fn moved(board: &Board, line: &[usize; 7]) -> Board {
        let mut next = *board;
        for i in 0..7 {
            next[line[i]] = board[line[(i + 1) % 7]];
        }
        next
    }

    /// The distance of each board of 1 and 0, eight of them 1, from the one with a centre of 1.
    pub struct Distances(Arc<Vec<u8>>);

    /// The entry of a board of which not eight squares are 1.
    const UNKNOWN: u8 = u8::MAX;

    impl Distances {
        /// Returns the distances.
        pub fn new() -> Distances {
            static KNOWN: Mutex<Option<Arc<Vec<u8>>>> = Mutex::new(None);
            let mut known = KNOWN.lock().expect("the search does not panic");
            Distances(known.get_or_insert_with(|| Arc::new(search())).clone())
        }

        /// Returns the distance of a board of 1 and 0.
        pub fn of(&self, board: &Board) -> usize {
            self.0[number(board)].into()
        }

        /// Returns how many moves each symbol of a board needs.
        pub fn of_symbols(&self, board: &Board) -> [usize; 3] {
            [0, 1, 2].map(|symbol| self.of(&only(symbol, board)))
        }

        /// Returns the first of the shortest paths, and the symbol in the centre after it.
        pub fn solution(&self, board: &Board) -> (String, u8) {
            let distances = self.of_symbols(board);
            let least = distances.into_iter().min().expect("three symbols");
            let nearest = (0..3).filter(|&symbol| distances[usize::from(symbol)] == least);
            let paths = nearest.map(|symbol| (self.path(symbol, board), symbol));
            paths.min().expect("three symbols")
        }

        /// Returns the first of a symbol's shortest paths.
        fn path(&self, symbol: u8, board: &Board) -> String {
            let mut board = only(symbol, board);
            let mut path = String::new();
            for distance in (0..self.of(&board)).rev() {
                let (letter, next) = LINES
                    .iter()
                    .map(|(letter, line)| (letter, moved(&board, line)))
                    .find(|(_, next)| self.of(next) == distance)
                    .expect("some move leads nearer");
                path.push(*letter);
                board = next;
            }
            path
        }
    }

    /// The board that holds 1 where `symbol` stands and 0 elsewhere.
    fn only(symbol: u8, board: &Board) -> Board {
        board.map(|other| u8::from(other == symbol))
    }

    /// The number whose bits are a board of 1 and 0, the first square lowest.
    fn number(board: &Board) -> usize {
        board.iter().rev().fold(0, |number, &bit| number << 1 | usize::from(bit))
    }

    /// Breadth-first search from the full centre.
    fn search() -> Vec<u8> {
        let mut goal = [0; 24];
        CENTRE.iter().for_each(|&square| goal[square] = 1);
        let mut distances = vec![UNKNOWN; 1 << 24];
        distances[number(&goal)] = 0;
        let mut queue = VecDeque::from([goal]);
        while let Some(board) = queue.pop_front() {
            let distance = distances[number(&board)];
            for next in LINES.iter().map(|(_, line)| moved(&board, line)) {
                let entry = &mut distances[number(&next)];
                if *entry == UNKNOWN {
                    *entry = distance + 1;
                    queue.push_back(next);
                }
            }
        }
        distances
    }
}
