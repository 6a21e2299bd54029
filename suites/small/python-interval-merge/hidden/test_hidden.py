import unittest

from intervals import covers, merge


class Hidden(unittest.TestCase):
    def test_touching(self):
        self.assertEqual(merge([(1, 2), (2, 4)]), [(1, 4)])

    def test_inside_then_beyond(self):
        self.assertEqual(merge([(1, 10), (2, 3), (4, 12)]), [(1, 12)])

    def test_apart(self):
        self.assertEqual(merge([(1, 2), (4, 5)]), [(1, 2), (4, 5)])

    def test_same_numbers(self):
        intervals = [(0, 9), (3, 4), (20, 30), (8, 12), (25, 26)]
        joined = merge(intervals)
        for number in range(40):
            self.assertEqual(covers(joined, number), covers(intervals, number))
