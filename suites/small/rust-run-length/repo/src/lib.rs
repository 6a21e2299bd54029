//! Run-length encoding of text: `aaab` is `3a1b`.

pub fn encode(text: &str) -> String {
    let mut out = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let mut count = 1;
        while letters.peek() == Some(&letter) {
            letters.next();
            count += 1;
        }
        out.push_str(&count.to_string());
        out.push(letter);
    }
    out
}

/// None for what `encode` does not write.
pub fn decode(text: &str) -> Option<String> {
    let mut out = String::new();
    let mut count = 0usize;
    for letter in text.chars() {
        if let Some(digit) = letter.to_digit(10) {
            count = digit as usize;
        } else {
            if count == 0 {
                return None;
            }
            out.extend(std::iter::repeat(letter).take(count));
            count = 0;
        }
    }
    if count == 0 { Some(out) } else { None }
}
