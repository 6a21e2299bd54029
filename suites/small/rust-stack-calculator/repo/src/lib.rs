//! A calculator in reverse Polish notation.

#[derive(Debug, PartialEq)]
pub enum Problem {
    TooFew,
    LeftOver,
    DivisionByZero,
    Unknown(String),
}

pub fn evaluate(text: &str) -> Result<i64, Problem> {
    let mut stack: Vec<i64> = Vec::new();
    for word in text.split_whitespace() {
        if let Ok(number) = word.parse() {
            stack.push(number);
            continue;
        }
        let left = stack.pop().ok_or(Problem::TooFew)?;
        let right = stack.pop().ok_or(Problem::TooFew)?;
        stack.push(apply(word, left, right)?);
    }
    match stack.as_slice() {
        [result] => Ok(*result),
        [] => Err(Problem::TooFew),
        _ => Err(Problem::LeftOver),
    }
}

fn apply(operator: &str, left: i64, right: i64) -> Result<i64, Problem> {
    match operator {
        "+" => Ok(left + right),
        "-" => Ok(left - right),
        "*" => Ok(left * right),
        "/" if right == 0 => Err(Problem::DivisionByZero),
        "/" => Ok(left / right),
        _ => Err(Problem::Unknown(operator.to_string())),
    }
}
