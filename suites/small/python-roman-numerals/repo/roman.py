"""Roman numerals, from 1 to 3999."""

DIGITS = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
STEPS = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
    (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
]


def parse(text):
    """The value of a numeral."""
    total = 0
    values = [DIGITS[letter] for letter in text]
    for index, value in enumerate(values):
        if index + 1 < len(values) and value > values[index + 1]:
            total -= value
        else:
            total += value
    return total


def render(number):
    """The numeral of a value."""
    if not 1 <= number <= 3999:
        raise ValueError("no numeral for " + str(number))
    parts = []
    for value, letters in STEPS:
        while number >= value:
            parts.append(letters)
            number -= value
    return "".join(parts)
