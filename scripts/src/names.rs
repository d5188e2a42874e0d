//! Names of problems, methods and options, as people type them.

/// A name that may be meant by a text.
pub struct Guess<'a> {
    pub text: &'a str,
    /// The name that may be meant.
    pub name: &'a str,
}

/// A name in lower case, without spaces, hyphens and underscores.
pub fn normalized(name: &str) -> String {
    name.replace([' ', '-', '_'], "").to_lowercase()
}

/// Guesses which name is meant. `candidates` has the first word that was typed, the first two
/// words, and so on: `POJ` and `POJ 1077x`, since `1077x` may belong to the name or be the next
/// parameter. If the last candidate, which has all words, is the beginning of a name, returns the
/// first such name. Otherwise returns the name that differs least from a candidate, or `None` if
/// even this name differs in more bytes than half of its length. Names are compared [`normalized`].
///
/// ```
/// use puzzle_tools::names::nearest;
///
/// let guess = nearest(&["POJ", "POJ 1077x"], &["poj1077", "poj2286"]).expect("a name is near");
/// assert_eq!((guess.text, guess.name), ("POJ 1077x", "poj1077"));
/// ```
pub fn nearest<'a, Text: AsRef<str>>(
    candidates: &'a [Text],
    names: &'a [Text],
) -> Option<Guess<'a>> {
    let last = candidates.last()?.as_ref();
    let beginning = normalized(last);
    if beginning.is_empty() {
        return None;
    }
    let names = || names.iter().map(AsRef::as_ref);
    if let Some(name) = names().find(|name| normalized(name).starts_with(&beginning)) {
        return Some(Guess { text: last, name });
    }
    let texts = candidates.iter().map(AsRef::as_ref);
    let guesses = texts.flat_map(|text| names().map(move |name| Guess { text, name }));
    // Of several names that differ least, the first is taken.
    let difference =
        |guess: &Guess| differing_bytes(&normalized(guess.text), &normalized(guess.name));
    let best = guesses.min_by_key(difference)?;
    (difference(&best) <= best.name.len() / 2).then_some(best)
}

/// How long the longer name is without the beginning and the end that both share.
fn differing_bytes(left: &str, right: &str) -> usize {
    let beginning = shared_length(left.bytes(), right.bytes());
    let left = &left.as_bytes()[beginning..];
    let right = &right.as_bytes()[beginning..];
    let end = shared_length(left.iter().rev(), right.iter().rev());
    left.len().max(right.len()) - end
}

fn shared_length<T: PartialEq>(
    left: impl Iterator<Item = T>,
    right: impl Iterator<Item = T>,
) -> usize {
    left.zip(right).take_while(|(left, right)| left == right).count()
}
