"""A shopping cart; prices are in cents."""


class Cart:
    def __init__(self, lines=[]):
        self.lines = lines

    def add(self, name, cents, count=1):
        if count < 1:
            raise ValueError("count must be at least 1")
        self.lines.append((name, cents, count))

    def total(self):
        return sum(cents * count for _, cents, count in self.lines)

    def remove(self, name):
        self.lines = [line for line in self.lines if line[0] != name]
