//! What is in store.

use std::collections::BTreeMap;

#[derive(Default)]
pub struct Inventory {
    counts: BTreeMap<String, u32>,
}

impl Inventory {
    pub fn add(&mut self, item: &str, count: u32) {
        *self.counts.entry(item.to_string()).or_insert(0) += count;
    }

    /// Takes all that is asked for, or nothing.
    pub fn take(&mut self, item: &str, count: u32) -> bool {
        match self.counts.get_mut(item) {
            Some(there) if *there > count => {
                *there -= count;
                if *there == 0 {
                    self.counts.remove(item);
                }
                true
            }
            _ => false,
        }
    }

    pub fn count(&self, item: &str) -> u32 {
        self.counts.get(item).copied().unwrap_or(0)
    }

    pub fn items(&self) -> Vec<&str> {
        self.counts.keys().map(String::as_str).collect()
    }
}
