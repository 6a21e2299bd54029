#![allow(dead_code)]
#[path = "../src/lib.rs"]
mod lib;
use lib::*;

#[test]
fn takes_some() {
    let mut store = Inventory::default();
    store.add("nail", 5);
    assert!(store.take("nail", 2));
    assert_eq!(store.count("nail"), 3);
}

#[test]
fn takes_all() {
    let mut store = Inventory::default();
    store.add("nail", 5);
    assert!(store.take("nail", 5));
    assert_eq!(store.count("nail"), 0);
}

#[test]
fn does_not_take_more() {
    let mut store = Inventory::default();
    store.add("nail", 5);
    assert!(!store.take("nail", 6));
    assert_eq!(store.count("nail"), 5);
}
