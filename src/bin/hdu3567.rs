//! HDU 3567.

fn main() {}
