//! Calls of the tools and what they print, as somebody sees it at a terminal.
//!
//! The files in `transcripts` have each call behind `$ `, and what the tool reads behind `<<<`. In
//! both, `\n` stands for a line feed. Below stand the answers; then the messages, if there are any,
//! behind a line `stderr:`; and the exit status. `…` stands for any text.

use crate::common::files::{names, path, text};
use crate::common::programs::{assert_matches, tool, Outcome};

#[test]
fn tools_print_what_the_transcripts_say() {
    let folder = path("src/tests/transcripts");
    for file in names(&folder) {
        let transcript = format!("\n{}", text(&folder.join(file)));
        for entry in transcript.split("\n$ ").skip(1) {
            let (line, rest) = entry.split_once('\n').expect("a line feed ends the call");
            let (pattern, rest) = rest.split_once("exit status: ").expect("the exit status");
            let line = line.replace("\\n", "\n");
            let (call, input) = line.split_once(" <<< ").unwrap_or((&line, ""));
            let Outcome { printed, messages, status } = tool(call, input);
            let heading = if messages.is_empty() { "" } else { "stderr:\n" };
            assert_matches(&format!("{printed}{heading}{messages}"), pattern);
            let expected_status = rest.lines().next().expect("a number").parse().ok();
            assert_eq!(status, expected_status, "{call}");
        }
    }
}
