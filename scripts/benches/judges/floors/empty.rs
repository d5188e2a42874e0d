//! A floor of the bench: no program takes less time than one that does nothing.

fn main() {}
