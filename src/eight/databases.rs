//! The pattern databases of all goals.

use crate::eight::pdb::{costs, Costs, Pdb};

/// The costs of the first four tiles, by the cell of the goal's blank, 4 standing for the cells
/// behind it too. Each is a constant of its own: old compilers bound the work on one.
static COSTS: [Costs; 5] = [COSTS_0, COSTS_1, COSTS_2, COSTS_3, COSTS_4];
const COSTS_0: Costs = costs(0);
const COSTS_1: Costs = costs(1);
const COSTS_2: Costs = costs(2);
const COSTS_3: Costs = costs(3);
const COSTS_4: Costs = costs(4);

/// Returns the pattern database for goals whose blank is on cell `blank`.
pub fn pdb(blank: usize) -> Pdb {
    Pdb { first: &COSTS[blank.min(4)], last: &COSTS[(8 - blank).min(4)] }
}
