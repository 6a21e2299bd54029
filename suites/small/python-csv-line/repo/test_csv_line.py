import unittest

from csv_line import split


class Split(unittest.TestCase):
    def test_plain(self):
        self.assertEqual(split("a,b,,c"), ["a", "b", "", "c"])

    def test_comma_in_quotes(self):
        self.assertEqual(split('"a,b",c'), ["a,b", "c"])

    def test_doubled_quote(self):
        self.assertEqual(split('"say ""hi""",x'), ['say "hi"', "x"])


if __name__ == "__main__":
    unittest.main()
