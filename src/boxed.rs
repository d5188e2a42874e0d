//! Arrays of a fixed size that are too large for the stack.

use std::convert::TryFrom;

/// An array on the heap, `entry` throughout.
pub fn array<T: Clone, const N: usize>(entry: T) -> Box<[T; N]> {
    let entries = vec![entry; N].into_boxed_slice();
    Box::try_from(entries).unwrap_or_else(|_| unreachable!("there are as many entries as places"))
}
