import unittest

from csv_line import split


class Hidden(unittest.TestCase):
    def test_only_quotes(self):
        self.assertEqual(split('""""'), ['"'])

    def test_empty_quoted(self):
        self.assertEqual(split('"",a'), ["", "a"])

    def test_doubled_before_a_comma(self):
        self.assertEqual(split('"a"",b",c'), ['a",b', "c"])
