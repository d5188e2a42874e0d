//! stress: finds an input on which a solver fails, and makes it smaller
//!
//! ```text
//! usage: stress NAME [options] -- COMMAND [ARGUMENT...] | --list | --help
//!
//! --samples             runs the problem's samples alone, each as it is, and prints a line for
//!                       each; after three TLE or MLE, no more are run; saves no failure; takes
//!                       --goal, --time-limit and --memory-limit, and no other option
//! --rounds N            runs N inputs at most; without --rounds and --all, 1,000, but starts none
//!                       after a minute
//! --seed S              draws the same inputs for the same number
//! --all                 runs every board that the judge could feed, as many in an input as it
//!                       takes; for pairs, every start for each cell of the goal's blank; not in
//!                       the rotation game
//! --time-limit SECONDS  replaces the judge's limit, or the 10 s that stand for an unknown one
//! --memory-limit MB     stops a run that takes more memory, as MLE; only on Linux
//! --shrink SECONDS      limits the time spent on making the input smaller; with 0, nothing is run
//!                       after the search [default: 5]
//! --save PREFIX         saves a failure as PREFIX.in, PREFIX.out and PREFIX.err (the end of
//!                       standard error), but never over COMMAND or an ARGUMENT [default: stress]
//! ```
//!
//! COMMAND runs without a shell: -- ./a.out, -- python3 sol.py, -- java -cp . Main. Standard input
//! is a file without a name: /dev/stdin can be opened, but not the path to which it leads.
//!
//! COMMAND may be a source: -- my.cpp (.cc .cxx .c .rs .py). It is compiled to PREFIX.bin as at a
//! judge, by CXX (g++), CC or RUSTC, with CXXFLAGS or CFLAGS; python3 runs a .py. After a failure,
//! C++ and C are compiled with sanitizers and run on that input; after a search without a failure,
//! on the samples. A note has the fault that they find.
//!
//! Inputs, from easy to hard: samples; random boards of each distance, alone or up to 200 together
//! (30 in the rotation game); short boards alone and in twos. Samples that cannot reach the --goal
//! are left out, unless the judge feeds unsolvable boards. Some accepted programs are wrong on
//! solved boards (POJ 1077, HDU 3567) and on unsolvable ones (POJ 1077), so these come with
//! --samples alone.
//!
//! Failures: WA, a wrong answer (see check); RE, a crash or a nonzero exit status (POJ and HDU take
//! any status if standard error is empty); OLE, more output than 16 MB, or than 20 times the input
//! if that is more; TLE and MLE.
//!
//! TLE: On Linux, one thread computes for longer than the limit, or the run lasts longer than five
//! times the limit and five seconds more; elsewhere, it lasts longer than twice the limit. Then the
//! run is stopped. It is repeated once, since the machine may have been busy, but not after the
//! first TLE of --samples, nor when the time of --shrink is up. An input of many cases has a second
//! more for each 1,000 cases (for each 10 if the limit is unknown).
//!
//! MLE: A process holds more than --memory-limit; or over 1 GB, while less than a tenth of the
//! machine's memory is left. To exceed the judge's limit alone is no failure, since systems measure
//! memory differently, but the result names it, as it names a run over the time limit that ended
//! before it was stopped.
//!
//! A note is a hint, or a fact. For a hint, the solver may be run up to 15 times more. Ctrl-C and
//! kill -9 also end the solver, and on Linux what it has started, except for orphan processes.
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
