//! Names of problems, methods and options, as people type them.

/// Returns a name without case, spaces, hyphens and underscores.
pub fn normalized(name: &str) -> String {
    name.replace([' ', '-', '_'], "").to_lowercase()
}

/// Returns one of the texts that are given and the name that is meant: the first name that begins
/// with the last text; or else the pair that differs least, if at most half of the name differs.
/// Letter case, spaces, hyphens and underscores do not matter.
pub fn nearest(given: &[String], names: &[String]) -> Option<(String, String)> {
    let last = given.last().filter(|last| !normalized(last).is_empty())?;
    if let Some(name) = names.iter().find(|name| normalized(name).starts_with(&normalized(last))) {
        return Some((last.clone(), name.clone()));
    }
    let pairs = given.iter().flat_map(|given| names.iter().map(move |name| (given, name)));
    let mismatch =
        |(given, name): &(&String, &String)| mismatch(&normalized(given), &normalized(name));
    let (given, name) = pairs.min_by_key(mismatch)?;
    (mismatch(&(given, name)) <= name.len() / 2).then(|| (given.clone(), name.clone()))
}

/// Returns how long the longer name is without the beginning and the end that both share.
fn mismatch(left: &str, right: &str) -> usize {
    let begin = left.bytes().zip(right.bytes()).take_while(|(left, right)| left == right).count();
    let [left, right] = [left, right].map(|name| &name.as_bytes()[begin..]);
    let ends = left.iter().rev().zip(right.iter().rev());
    left.len().max(right.len()) - ends.take_while(|(left, right)| left == right).count()
}
