#![allow(dead_code)]
#[path = "../src/lib.rs"]
mod lib;
use lib::*;

#[test]
fn there_and_back() {
    for text in ["", "a", "aab", &"z".repeat(305), "abcabc"] {
        assert_eq!(decode(&encode(text)).as_deref(), Some(text));
    }
}

#[test]
fn refuses_what_is_cut() {
    assert_eq!(decode("12"), None);
    assert_eq!(decode("a"), None);
}
