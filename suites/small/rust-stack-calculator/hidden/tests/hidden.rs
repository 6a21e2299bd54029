#![allow(dead_code)]
#[path = "../src/lib.rs"]
mod lib;
use lib::*;

#[test]
fn divides_by_the_second() {
    assert_eq!(evaluate("20 4 /"), Ok(5));
    assert_eq!(evaluate("4 0 /"), Err(Problem::DivisionByZero));
    assert_eq!(evaluate("0 4 /"), Ok(0));
}

#[test]
fn nests() {
    assert_eq!(evaluate("2 3 4 + * 5 -"), Ok(9));
}

#[test]
fn nothing_and_nonsense() {
    assert_eq!(evaluate(""), Err(Problem::TooFew));
    assert_eq!(evaluate("1 2 ^"), Err(Problem::Unknown("^".to_string())));
}
