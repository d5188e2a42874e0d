//! Random inputs: as many boards as a judge feeds, written as it writes them.

mod eight;
mod random;
mod rotation;

use std::io;

use puzzle_solvers::eight::board::{blank, Board};
use puzzle_solvers::tied::Tied;

use crate::judges::{Form, InputEnd, JudgeProblem};
use crate::problems::Task;
use eight::Starts;
use random::Random;

/// How many bytes are written at a time.
const PIECE: usize = 1 << 16;

/// Which boards are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Any that the judge could feed.
    Any,
    /// Boards that no moves solve.
    Unsolvable,
    /// Boards that take so many moves.
    Distance(usize),
    /// Boards that take the most moves.
    Hardest,
}

/// An input to come.
pub struct Generator {
    form: Form,
    end: InputEnd,
    count: usize,
    random: Random,
    boards: Boards,
}

/// Where the boards come from.
enum Boards {
    /// Starts for one goal.
    Eight(&'static Board, Starts),
    /// Starts for random goals.
    Pairs(Starts),
    /// Boards of the rotation game.
    Rotation(rotation::Boards),
}

impl Generator {
    /// Returns the generator of an input, the same one for the same seed.
    ///
    /// # Errors
    /// The judge feeds no input with so many boards, or none with such boards.
    pub fn new(
        problem: &JudgeProblem,
        seed: u64,
        count: Option<usize>,
        wanted: Wanted,
    ) -> Result<Generator, String> {
        let judge_feeds = |what: &str| format!("{} {what}", problem.name());
        let (form, end) = (problem.feed.form, problem.feed.end);
        let count = counted(end, count).map_err(|most| judge_feeds(&most))?;
        if wanted == Wanted::Unsolvable && problem.feed.solvable_only {
            return Err(judge_feeds("has no unsolvable boards"));
        }
        let starts = |blanks: &[usize]| Starts::new(problem.feed.solvable_only, blanks, wanted);
        let boards = match problem.problem.task {
            Task::Path(goal) | Task::Distance(goal) => {
                starts(&[blank(goal)]).map(|starts| Boards::Eight(goal, starts))
            }
            Task::Pair => starts(&[0, 1, 2, 3, 4, 5, 6, 7, 8]).map(Boards::Pairs),
            Task::Rotation => rotation::Boards::new(wanted).map(Boards::Rotation),
        };
        let boards = boards.map_err(|most| {
            judge_feeds(&format!("has no boards that take so many moves: {most} is the most"))
        })?;
        Ok(Generator { form, end, count, random: Random::new(seed), boards })
    }

    /// Writes the input as answers of `io`, to which no input belongs.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn write(&mut self, io: &mut Tied) -> io::Result<()> {
        if let InputEnd::Counted(_) = self.end {
            io.answers.extend(format!("{}\n", self.count).bytes());
        }
        for _ in 0..self.count {
            io.answers.extend(self.case().bytes());
            if io.answers.len() >= PIECE {
                io.flush()?;
            }
        }
        if let InputEnd::Zero(_) = self.end {
            io.answers.extend(b"0\n");
        }
        io.flush()
    }

    /// Returns the lines of one case.
    fn case(&mut self) -> String {
        let random = &mut self.random;
        match &self.boards {
            Boards::Eight(goal, starts) => text(self.form, &starts.start(goal, random)),
            Boards::Pairs(starts) => {
                let [start, goal] = starts.pair(random);
                text(self.form, &start) + &text(self.form, &goal)
            }
            Boards::Rotation(boards) => {
                text(self.form, &boards.board(random).map(|symbol| symbol + 1))
            }
        }
    }
}

/// Returns how many cases there are to be, or why there cannot be `count`.
fn counted(end: InputEnd, count: Option<usize>) -> Result<usize, String> {
    let (usual, most) = match end {
        InputEnd::OneBoard => (1, 1),
        InputEnd::EndOfFile => (100, usize::MAX),
        InputEnd::Zero(most) => (most.unwrap_or(30), most.unwrap_or(usize::MAX)),
        InputEnd::Counted(most) => (most, most),
    };
    match count {
        None => Ok(usual),
        Some(0) => Err("has no input without a board".to_string()),
        Some(count) if count <= most => Ok(count),
        Some(_) if end == InputEnd::OneBoard => Err("has one board in each input".to_string()),
        Some(count) => Err(format!("has at most {most} cases in an input, not {count}")),
    }
}

/// Returns the lines of a board; 0 is the blank.
fn text(form: Form, board: &[u8]) -> String {
    let (blank, edge, gap, row_gap) = match form {
        Form::Line | Form::Symbols => ("x", "", " ", " "),
        Form::WideLine => ("x", " ", "  ", "  "),
        Form::Rows => ("0", "", " ", "\n"),
        Form::Digits => ("0", "", "", ""),
        Form::DigitsAndX => ("X", "", "", ""),
    };
    let cell = |&cell: &u8| if cell == 0 { blank.to_string() } else { cell.to_string() };
    let row = |row: &[u8]| row.iter().map(cell).collect::<Vec<_>>().join(gap);
    let rows: Vec<_> = board.chunks(3).map(row).collect();
    format!("{edge}{}{edge}\n", rows.join(row_gap))
}
