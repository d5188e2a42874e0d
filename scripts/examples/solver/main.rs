//! A solver for the tests of `stress`: `solver NAME [MISTAKE] < INPUT`. Without a mistake it is
//! right.

mod wrong;

use std::env;
use std::io::{self, Read};

use puzzle_tools::judging::problems;

fn main() {
    let arguments: Vec<_> = env::args().collect();
    let problem = problems::find(&arguments[1]).expect("it is a problem");
    let mistake = arguments.get(2).map_or("", String::as_str);
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).expect("the input is text");
    print!("{}", wrong::wrong_answers(mistake, problem, &input));
}
