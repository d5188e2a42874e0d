//! What the tools share.

// Each uses a part.
#![allow(dead_code)]

pub mod arguments;
pub mod cases;
pub mod drawing;
pub mod generator;
pub mod judges;
pub mod verdict;
