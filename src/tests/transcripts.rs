//! Calls of the tools and what they print, as somebody sees it at a terminal.
//!
//! The files in `transcripts` have each call behind `$ `, and what the tool reads behind `<<<`. In
//! both, `\n` stands for a line feed. Below stand the answers; the messages, behind a line `stderr:`
//! if there are answers; and the exit status. `…` stands for any text.

use crate::common::files::{names, path, text};
use crate::common::programs::{assert_matches, tool, Outcome};

#[test]
fn tools_print_what_the_transcripts_say() {
    let folder = path("src/tests/transcripts");
    for file in names(&folder) {
        for entry in text(&folder.join(file)).split("\n$ ").skip(1) {
            let (line, rest) = entry.split_once('\n').expect("a line feed ends the call");
            let (pattern, rest) = rest.split_once("exit status: ").expect("the exit status");
            let line = line.replace("\\n", "\n");
            let (call, input) = line.split_once(" <<< ").unwrap_or((&line, ""));
            let Outcome { printed, messages, status } = tool(call, input);
            let separator =
                if printed.is_empty() || messages.is_empty() { "" } else { "stderr:\n" };
            assert_matches(&format!("{printed}{separator}{messages}"), pattern);
            assert!(rest.starts_with(&status.expect("it exits").to_string()), "{call}: {status:?}");
        }
    }
}
