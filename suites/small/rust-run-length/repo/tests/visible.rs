#![allow(dead_code)]
#[path = "../src/lib.rs"]
mod lib;
use lib::*;

#[test]
fn encodes_runs() {
    assert_eq!(encode("aaab"), "3a1b");
}

#[test]
fn decodes_runs_of_ten_and_more() {
    assert_eq!(decode("12x"), Some("x".repeat(12)));
}
