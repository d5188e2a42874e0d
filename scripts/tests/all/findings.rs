//! What sanitizers and compilers say of a source, in a line. The reports are shortened: most
//! addresses, types and functions of the system are left out.

use puzzle_tools::stress::findings::{of_reports, warning};

const SOURCE: &str = "../my oj/a b.cpp";
const OTHERS: &str = "a b.cpp:7: runtime error: index\na b.cpp:8: runtime error: other";

/// Asserts what is told of a report on a program that has not crashed without sanitizers.
#[track_caller]
fn assert_told(report: &str, fault: Option<&str>, frequent: Option<&str>) {
    let found = of_reports(report, SOURCE, false);
    assert_eq!((found.fault.as_deref(), found.frequent.as_deref()), (fault, frequent), "{report}");
}

#[test]
#[rustfmt::skip]
fn undefined_behaviour_is_told_in_words() {
    for (words, expected) in [
        ("index 9 out of bounds for type 'int [9]'", "index 9 out of bounds for type 'int [9]'"),
        ("execution reached the end of a value-returning function without returning a value",
            "no return at the end of the function"),
        ("load of value 190, which is not a valid value for type 'bool'",
            "a variable of type 'bool' is 190: is it never set?"),
        ("store to address 0x604 with insufficient space for an object of type 'int'",
            "store to memory too small for a value of type 'int'"),
    ] {
        let report = format!("x/../my oj/a b.cpp:4:3: runtime error: {words}\n    #0 0x5 in main");
        assert_told(&report, Some(&format!("{SOURCE}:4:3: {expected}")), None);
        let report = format!("/usr/include/c++/12/bits/stl_map.h:9:4: runtime error: {words}\n    \
            #0 0x5 in f(int) /usr/include/c++/12/bits/stl_map.h:9\n    \
            #1 0x5 in main /home/me/my oj/a b.cpp:5\n");
        assert_told(&report, Some(&format!("{SOURCE}:5: {expected}")), None);
    }
    for words in ["signed integer overflow: 7 * 8 cannot be represented in type 'int'",
        "shift exponent 65 is too large for 32-bit type 'int'", "left shift of negative value -1"]
    {
        let report = format!("a b.cpp:4: runtime error: {words}\n{OTHERS}");
        let frequent = format!("{SOURCE}:4: {words} (in a hash, that does no harm)");
        assert_told(&report, Some(&format!("{SOURCE}:7: index")), Some(&frequent));
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
            "ABRT", "", "basic_string::operator[](): '__pos <= size()' is false"),
        ("a.out: a b.cpp:3: int main(): Assertion `k < 0' failed.", "ABRT", "", "`k < 0' is false"),
        ("terminate called after throwing an instance of 'std::out_of_range'\n  what():  pos",
            "ABRT", "", "'std::out_of_range' is thrown"),
        ("", "global-buffer-overflow",
            "0x5 is located 9 bytes to the left of global variable 'b' defined in 'a b.cpp:1:5'\n\
            0x5 is located 0 bytes to the right of global variable 'goal' defined in 'a b.cpp:2'",
            "global-buffer-overflow past the end of 'goal'"),
        ("", "stack-buffer-overflow",
            "    [32, 41) 's' (line 3) <== Memory access at offset 41 overflows this variable",
            "stack-buffer-overflow past the end of 's'"),
        ("", "global-buffer-overflow", "0x5 is located 0 bytes after global variable 'board'",
            "global-buffer-overflow past the end of 'board'"),
        ("", "SEGV", "", "a pointer or an index that leads nowhere"),
        ("", "double-free", "freed by thread T0 here:\n    #0 0x5 in f() a b.cpp:2", "double-free"),
    ] {
        let report = format!("\
{before}
2 moves==7==ERROR: AddressSanitizer: {name} on address 0x5 at pc 0x5 bp 0x5 sp 0x5
READ of size 4 at 0x5 thread T0
    #0 0x5 in __interceptor_strlen ../../../../src/libsanitizer/common_interceptors.inc:370
    #1 0x5 in std::vector<int>::at(unsigned long) /usr/include/bits/c-a b.cpp:1124
    #2 0x5 in main /home/me/my oj/a b.cpp:?
    #3 0x5 in main::$_0::operator()(int, int) const /home/me/my oj/a b.cpp:7:5
    #4 0x5 in _start (/home/me/my oj/stress.sanitized.bin+0x21300) (BuildId: 9e8e)

{after}
SUMMARY: AddressSanitizer: {name} ../../../../src/libsanitizer/common_interceptors.inc:370
==7==ABORTING
");
        assert_told(&report, Some(&format!("{SOURCE}:7:5: {expected}")), None);
        assert_told(&report.replace("my oj/a b.cpp:", "other/b.cpp:"), Some(expected), None);
    }
    let report = "==7==ERROR: AddressSanitizer: stack-overflow on address 0x7f\n    #0 0x55 in \
                  dfs(int) /my oj/a b.cpp:3\n\nSUMMARY: AddressSanitizer: stack-overflow a";
    assert_told(report, None, None);
    let words = "stack overflow: a recursion too deep, or a local array too large?";
    assert_eq!(of_reports(report, SOURCE, true).fault, Some(format!("{SOURCE}:3: {words}")));
}

#[test]
fn first_warning_in_the_source_is_told() {
    let messages = "\
/usr/include/c++/12/bits/char_traits.h:431:56: warning: 'memcpy' reads too much [-Warray-bounds]
a.cpp:1:9: warning: 'char* gets(char*)' is deprecated [-Wdeprecated-declarations]
a.cpp:2:33: warning: control reaches end of non-void function [-Wreturn-type]
a.cpp:3:97: warning: 'a' is used uninitialized [-Wuninitialized]
";
    let expected = "a.cpp:2:33: the compiler warns: control reaches end of non-void function";
    assert_eq!(warning(messages, "a.cpp").as_deref(), Some(expected));
}
