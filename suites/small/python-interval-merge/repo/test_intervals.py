import unittest

from intervals import covers, merge


class Merge(unittest.TestCase):
    def test_overlap(self):
        self.assertEqual(merge([(5, 8), (1, 3), (2, 4)]), [(1, 4), (5, 8)])

    def test_one_inside_another(self):
        self.assertEqual(merge([(1, 10), (2, 3)]), [(1, 10)])

    def test_covers(self):
        self.assertTrue(covers([(1, 3)], 3))


if __name__ == "__main__":
    unittest.main()
