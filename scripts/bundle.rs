//! Prints a problem's solver as one source file, ready to send to a judge.

mod problems;

fn main() {
    print!("{}", problems::list());
    println!("{:?}", problems::find("uva1343").map(|p| p.name));
}
