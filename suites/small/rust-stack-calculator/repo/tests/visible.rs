#![allow(dead_code)]
#[path = "../src/lib.rs"]
mod lib;
use lib::*;

#[test]
fn adds() {
    assert_eq!(evaluate("1 2 +"), Ok(3));
}

#[test]
fn subtracts_the_second() {
    assert_eq!(evaluate("9 4 -"), Ok(5));
}

#[test]
fn says_what_is_wrong() {
    assert_eq!(evaluate("1 +"), Err(Problem::TooFew));
    assert_eq!(evaluate("1 2"), Err(Problem::LeftOver));
}
