//! The pattern databases of all goals.

use crate::eight::pdb::{Costs, First, Pdb};

/// Returns the pattern database for goals whose blank is on cell `blank`.
pub fn pdb(blank: usize) -> Pdb {
    let costs: [&Costs; 5] = [
        &First::<0>::COSTS,
        &First::<1>::COSTS,
        &First::<2>::COSTS,
        &First::<3>::COSTS,
        &First::<4>::COSTS,
    ];
    Pdb { first: costs[blank.min(4)], last: costs[(8 - blank).min(4)] }
}
