//! The figures of processes, as Linux writes them in the files of `/proc`.

use puzzle_tools::stress::processes::is_too_much;

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
