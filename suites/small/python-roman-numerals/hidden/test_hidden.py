import unittest

from roman import parse, render


class Hidden(unittest.TestCase):
    def test_there_and_back(self):
        for number in range(1, 4000):
            self.assertEqual(parse(render(number)), number)

    def test_equal_neighbours_add(self):
        self.assertEqual(parse("XX"), 20)
