//! stress: finds an input on which a solver fails, and makes it smaller
//!
//! Runs COMMAND on inputs as the judge of NAME feeds them, one at a time, from easy to hard. When
//! COMMAND fails, looks for a smaller input on which it fails: fewer boards, then fewer moves.
//! Prints what is wrong, the board with the solver's moves (or with a shortest path), and the given
//! and the right answer.
//!
//! ```text
//! usage: stress NAME [options] -- COMMAND [ARGUMENT...] | --list | --help
//!
//! --samples             runs the problem's samples alone, and prints a line for each: AC with the
//!                       time, or what is wrong (which need not be the mistake that the sample is
//!                       named after); after three TLE or MLE, no more samples are run; takes
//!                       --goal, --time-limit and --memory-limit, and no other option
//! --rounds N            runs N inputs at most; without --rounds and --all, 1,000, but starts none
//!                       after a minute
//! --seed S              draws the same inputs for the same number
//! --all                 runs every board that the judge could feed, as many in an input as it
//!                       takes; for pairs, every start for each cell of the goal's blank (a start
//!                       that is the goal comes alone); not in the rotation game
//! --goal GOAL           replaces the goal, as in --goal 123804765, also for the samples (they are
//!                       left out if none can reach it and the judge feeds no unsolvable boards);
//!                       not at HDU 3567 or in the rotation game
//! --time-limit SECONDS  replaces the judge's limit, or the 10 s that stand for an unknown one
//! --memory-limit MB     stops a run that takes more memory, as MLE; only where the system reports
//!                       the memory of processes (Linux)
//! --shrink SECONDS      limits the time spent on making the input smaller; with 0, no smaller
//!                       input is tried, and no experiment is made [default: 5]
//! --save PREFIX         saves a failure as PREFIX.in, PREFIX.out and PREFIX.err (the end of
//!                       standard error), but never over COMMAND or an ARGUMENT [default: stress]
//! ```
//!
//! COMMAND runs without a shell: -- ./a.out, -- python3 sol.py, -- java -cp . Main. Standard input
//! is a file, as at a judge: stress-* in the temporary folder.
//!
//! When stress ends, even by Ctrl-C or kill -9, a shell stops the solver and (on Linux) the
//! programs that it has started, and removes the file. The shell misses a solver that is just being
//! started. After kill -9 for the whole process group, and on a system without sh, such as Windows,
//! there is no such shell. Programs whose parents have ended go on, also after a TLE or MLE;
//! without sh, so do all programs that a solver has started.
//!
//! Inputs: The samples; random boards of each distance, one alone or up to 200 together (30 of the
//! rotation game); the solved board, and an unsolvable one. With --samples: each sample as it is;
//! nothing is saved.
//!
//! Failures: WA, a wrong answer (see check); RE, a crash; TLE, a run that is too slow; MLE, a run
//! that takes too much memory; or OLE, more output than 16 MB or 20 times the input, whichever is
//! more. A nonzero exit status is RE, but not at POJ and HDU if standard error is empty.
//!
//! Time: On Linux, a run is too slow if one thread computes for longer than the limit, or if the
//! run lasts longer than five times the limit and five seconds more. Elsewhere, a run is too slow
//! if it lasts longer than twice the limit. A look at the solver, every 0.05 s or more often, stops
//! it if it is too slow; a run that ends before the next look is not too slow. A run that was too
//! slow is repeated, and the second run counts (but not after the time of --shrink, nor with
//! --samples after the first sample that is TLE). An input of many cases has a larger limit: a
//! second more for each 1,000 cases, or for each 10 cases if the judge's limit is unknown and
//! --time-limit is not given. The time that is shown is that from start to end; beyond the limit,
//! the processor time of the busiest thread follows, and that of all threads and children together
//! if it is another. A solver whose parts run one after the other is to be judged by the second.
//!
//! Memory: The memory of a run is that of the largest process: the solver or a program that the
//! solver has started. A peak in the last instant of a run may be missed. MLE is a run that takes
//! more than --memory-limit; or, with or without this option, a run in which a process holds over 1
//! GB while less than a tenth of the machine's memory is left.
//!
//! Over the limit: Two kinds of runs are no failures, but the result names them: a run with more
//! processor time than the limit (elsewhere than on Linux: with more time) that ended before it was
//! stopped; and a run that takes more memory than the judge allows, since systems measure memory
//! differently.
//!
//! Notes: A note after a failure says what the output shows, what an experiment has shown (the same
//! input again, each case alone, no board, other spaces or ends of lines, the letters of the paths
//! read in another way, a board for the goal of another judge, a larger stack), what was measured
//! in the run, or what is known of the judge; a question in it is one to look into. A solver may
//! pass by chance, so after an experiment that shows a reason, the same input is run again, and
//! then that experiment. The experiments begin within three seconds, and each is stopped after two
//! seconds or the time of the run that failed, whichever is longer (after a TLE, a quarter more).
//! They are in no count and no time of the result, but a solver that counts or logs its runs sees
//! them. After a search without failure, a small input that has passed is run with other ends of
//! lines, without its last line feed, and with an empty last line.
//!
//! Order: From easy to hard. The tests of POJ 1077 probably lack the solved board and unsolvable
//! boards, those of HDU 3567 pairs whose start is their goal, since accepted programs fail there.
//! So a failure on an input with such a board does not end the search. It counts if no other
//! failure is found, and a note names the reason; after it, no input with such a board is run (at
//! POJ 1077, a solver that fails on the solved board is not tried on unsolvable ones).
//!
//! The exit status is 0 for no failure, 1 for a failure, and 2 for any error, such as wrong
//! arguments or a solver that cannot be run.

use std::process::ExitCode;

use puzzle_tools::arguments;
use puzzle_tools::judging::problems;
use puzzle_tools::stress::try_solver;

fn main() -> ExitCode {
    // The head of this file is the help, and the grammar of the arguments: see `arguments`.
    arguments::main(include_str!("stress.rs"), problems::list, try_solver)
}
