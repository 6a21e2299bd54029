#![allow(dead_code)]
#[path = "../src/lib.rs"]
mod lib;
use lib::*;

#[test]
fn what_is_gone_is_not_listed() {
    let mut store = Inventory::default();
    store.add("nail", 1);
    store.add("bolt", 2);
    assert!(store.take("nail", 1));
    assert_eq!(store.items(), ["bolt"]);
}

#[test]
fn takes_bit_by_bit() {
    let mut store = Inventory::default();
    store.add("nail", 3);
    for left in [2, 1, 0] {
        assert!(store.take("nail", 1));
        assert_eq!(store.count("nail"), left);
    }
    assert!(!store.take("nail", 1));
    assert!(!store.take("ghost", 1));
}
