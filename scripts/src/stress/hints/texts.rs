//! The texts of all hints and facts. A `…` stands for what differs.

pub const SOMETIMES: &str =
    "run again, it passed: it fails only sometimes; is a variable never set?";
pub const DIFFERS: &str = "\
    its output differs on the same input: a time, random numbers, or memory that was never set?";
pub const UNREAD: &str = "\
    it seems not to have read standard input; does it open a file, even /dev/stdin?…";
pub const FAULT_BEFORE_READING: &str = "\
    it ended by a fault before it read: a local array of many MB, a deep recursion, or a file that \
    is not there?";
pub const EMPTY_LINES: &str = "the answers are right without the empty lines";
pub const ONLY_FIRST: &str = "\
    only the first case is answered: does the solver read …, or is something left over from the \
    first case?";
pub const GOES_ON: &str = "all answers are right, and then it goes on: is the … seen?";
pub const PASSES_ALONE: &str = "\
    … passes alone: is a path, a queue, a mark or the end of a line left over from the cases \
    before…?";
pub const LETTERS: &str = "each path is right …";
pub const LAYOUT: &str = "it passes if boards are written …: `…`";
pub const OTHER_GOAL: &str = "it gives the distance to …: is that its goal?";
pub const TOO_LONG: &str = "\
    … moves too many: if it is A*, may its estimate exceed the moves left (the blank counted, a \
    weight), or are boards closed when they are pushed? See common mistakes in scripts/README.md";
pub const TOO_SHORT: &str = "fewer moves than possible: does a move leave its row?";
pub const BLANK_COUNTED: &str = "is the blank counted in the inversions?";
pub const BLANK_FIRST: &str = "it passes with the blank elsewhere: is …?";
pub const SILENT: &str = "\
    nothing is printed: does it write to a file?…";
pub const PARITY: &str = "\
    it is stopped on an unsolvable board alone: is the parity of the inversions tested before the \
    search?";
pub const TOO_SLOW: &str = "is the method too slow for a board of … moves? See course --list";
pub const MANY_CASES: &str = "… cases are not done after …: one search from the goal… serves all";
pub const NO_HINT: &str = "no hint fits; …";
pub const SANITIZER: &str = "\
    in C++, g++ -g -Wall -D_GLIBCXX_ASSERTIONS -fsanitize=address,undefined may name the line";
pub const EXIT_STATUS: &str = "exit status: …; many judges call that a run-time error";
pub const NOT_TESTED: &str = "accepted programs fail on such boards, too";
