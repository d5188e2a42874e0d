//! The figures of processes, as Linux writes them in the files of `/proc`.

use std::time::Duration;

use puzzle_tools::stress::processes::is_too_much;
use puzzle_tools::stress::processes::thread_time;

use crate::common::files::Folder;

#[test]
fn over_a_gb_is_too_much_if_less_than_a_tenth_is_left() {
    for (text, is_full) in [
        ("MemTotal:  2000 kB\nMemFree:  50 kB\nMemAvailable:  199 kB\n", true),
        ("MemTotal:  2000 kB\nMemFree:  50 kB\nMemAvailable:  200 kB\n", false),
        // An old Linux, or another system.
        ("MemTotal:  2000 kB\nMemFree:  50 kB\n", false),
        ("", false),
    ] {
        assert_eq!(is_too_much(1024 * 1024 + 1, || text.to_string()), is_full, "{text}");
        assert!(!is_too_much(1024 * 1024, || text.to_string()), "{text}");
    }
}

#[test]
fn time_of_a_thread_is_read_from_its_file() {
    let folder = Folder::new("thread");
    let read = || thread_time(&folder.0.display().to_string());
    assert_eq!(read(), None);
    folder.write("stat", "7 (a) b) S 1 7 7 0 -1 4194560 126 0 0 0 12 3 400 500 20 0 1 0\n");
    assert_eq!(read(), Some(Duration::from_millis(150)));
}
