//! What sanitizers and compilers say of a source, in a line. The reports are shortened: most
//! addresses, types and functions of the system are left out.

use puzzle_tools::stress::findings::{faults, warning, Folder, Kind};

/// Asserts that a report on a source, whose folder has a blank in its name, has these faults.
#[track_caller]
fn assert_found(report: &str, expected: &[(Kind, &str)]) {
    let folder = Folder { full: "/home/me/my oj/".to_string(), given: "my oj/".to_string() };
    let found = faults(report, &folder);
    let found: Vec<_> = found.iter().map(|(kind, text)| (*kind, text.as_str())).collect();
    assert_eq!(found, expected, "{report}");
}

#[test]
#[rustfmt::skip]
fn undefined_behaviour_is_told_in_words() {
    for (kind, words, expected) in [
        (Kind::Fault, "index 9 out of bounds for type 'int [9]'",
            "index 9 out of bounds for type 'int [9]'"),
        (Kind::Fault, "index -1094795586 out of bounds for type 'int[9]'",
            "index -1094795586 out of bounds for type 'int[9]': is it never set?"),
        (Kind::Fault, "execution reached the end of a value-returning function without returning \
            a value", "no return at the end of the function"),
        (Kind::Fault, "load of value 190, which is not a valid value for type 'bool'",
            "a variable of type 'bool' is 190: is it never set?"),
        (Kind::Fault, "store to address 0x604 with insufficient space for an object of type 'int'",
            "store to address with insufficient space for an object of type 'int'"),
        (Kind::Frequent, "signed integer overflow: 7 * 8 cannot be represented in type 'int'",
            "signed integer overflow: 7 * 8 cannot be represented in type 'int'"),
        (Kind::Frequent, "shift exponent 65 is too large for 32-bit type 'int'",
            "shift exponent 65 is too large for 32-bit type 'int'"),
        (Kind::Frequent, "left shift of negative value -1", "left shift of negative value -1"),
    ] {
        // The run may go on, and have another fault.
        let report = format!("/home/me/my oj/a b.h:4:3: runtime error: {words}\n    #0 0x5 in f(int) \
            /home/me/my oj/a b.h:4\n\n/home/me/my oj/a.cpp:5:1: runtime error: division by zero\n");
        let first = format!("my oj/a b.h:4:3: {expected}");
        assert_found(&report, &[(kind, &first), (Kind::Fault, "my oj/a.cpp:5:1: division by zero")]);
    }
}

#[test]
#[rustfmt::skip]
fn address_sanitizer_is_told_in_words() {
    for (before, name, after, expected) in [
        ("/usr/include/c++/12/bits/stl_queue.h:235: std::queue<_Tp, _Sequence>::reference \
            std::queue<_Tp, _Sequence>::front() [with _Tp = std::__cxx11::basic_string<char>; \
            reference = _Tp&]: Assertion '!this->empty()' failed.\nAddressSanitizer:DEADLYSIGNAL",
            "ABRT", "", "queue::front(): '!this->empty()' is false"),
        ("/usr/bin/../include/c++/12/bits/basic_string.h:1221: std::basic_string::reference \
            std::basic_string<char>::operator[](std::basic_string::size_type) const [_CharT = \
            char]: Assertion '__pos <= size()' failed.",
            "ABRT", "", "basic_string::operator[]: '__pos <= size()' is false"),
        ("a.out: a.cpp:3: int main(): Assertion `k < 0' failed.",
            "ABRT", "", "main(): 'k < 0' is false"),
        ("terminate called after throwing an instance of 'std::out_of_range'\n  what():  pos",
            "ABRT", "", "'std::out_of_range' is thrown"),
        ("", "global-buffer-overflow",
            "0x5 is located 9 bytes to the left of global variable 'other' defined in 'a.cpp:1:5'\n\
            0x5 is located 0 bytes to the right of global variable 'goal' defined in 'a.cpp:2:6'",
            "global-buffer-overflow past the end of 'goal'"),
        ("", "stack-buffer-overflow",
            "    [32, 41) 's' (line 3) <== Memory access at offset 41 overflows this variable",
            "stack-buffer-overflow past the end of 's'"),
        ("", "heap-use-after-free", "freed by thread T0 here:\n    #0 0x5 in f() \
            /home/me/my oj/a.cpp:2:1\n", "heap-use-after-free"),
        ("", "double-free", "", "double-free"),
        ("", "FPE", "", "division by zero"),
        ("", "SEGV", "==7==Hint: address points to the zero page.", "a null pointer is used"),
        ("", "SEGV", "==7==Hint: this fault was caused by a dereference of a high value address",
            "a pointer that leads nowhere: is it never set?"),
    ] {
        let report = format!("\
{before}
2 moves==7==ERROR: AddressSanitizer: {name} on address 0x5 at pc 0x5 bp 0x5 sp 0x5
READ of size 4 at 0x5 thread T0
    #0 0x5 in __interceptor_strlen ../../../../src/libsanitizer/common_interceptors.inc:370
    #1 0x5 in std::vector<int>::at(unsigned long) /usr/include/c++/12/bits/stl_vector.h:1124
    #2 0x5 in main::$_0::operator()(int, int) const /home/me/my oj/a b.cpp:7:5
    #3 0x5 in main /home/me/my oj/a b.cpp:9:3
    #4 0x5 in _start (/home/me/my oj/stress.sanitized.bin+0x21300) (BuildId: 9e8e)

{after}
SUMMARY: AddressSanitizer: {name} ../../../../src/libsanitizer/common_interceptors.inc:370
==7==ABORTING
");
        assert_found(&report, &[(Kind::Fault, &format!("my oj/a b.cpp:7:5: {expected}"))]);
        let elsewhere = report.replace("/home/me/my oj/", "/home/you/");
        assert_found(&elsewhere, &[(Kind::Fault, expected)]);
    }
    let report = "==7==ERROR: AddressSanitizer: stack-overflow on address 0x7f\n    #0 0x55 in \
                  dfs(int) /home/me/my oj/a.cpp:3\n\nSUMMARY: AddressSanitizer: stack-overflow a";
    let words = "my oj/a.cpp:3: stack overflow: a recursion too deep, or a local array too large?";
    assert_found(report, &[(Kind::StackOverflow, words)]);
}

#[test]
fn first_warning_in_the_source_is_told() {
    let messages = "\
/usr/include/c++/12/bits/char_traits.h:431:56: warning: 'memcpy' reads too much [-Warray-bounds]
a.cpp: In function 'int f(int)':
a.cpp:2:33: warning: control reaches end of non-void function [-Wreturn-type]
a.cpp:3:97: warning: 'a' is used uninitialized [-Wuninitialized]
";
    let expected = "a.cpp:2:33: the compiler warns: control reaches end of non-void function";
    assert_eq!(warning(messages, "a.cpp").as_deref(), Some(expected));
    assert_eq!(warning(messages, "b.cpp"), None);
}
