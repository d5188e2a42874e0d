//! The pattern databases of all goals.

use crate::eight::pdb::{Costs, FourTiles, Pdb};

/// Returns the pattern database for goals whose blank is on cell `blank`.
pub fn pdb(blank: usize) -> Pdb {
    let costs: [&Costs; 5] = [
        &FourTiles::<0>::COSTS,
        &FourTiles::<1>::COSTS,
        &FourTiles::<2>::COSTS,
        &FourTiles::<3>::COSTS,
        &FourTiles::<4>::COSTS,
    ];
    Pdb { first: costs[blank.min(4)], last: costs[(8 - blank).min(4)] }
}
