import unittest

from averages import moving_average, weighted_mean


class Hidden(unittest.TestCase):
    def test_whole_input_is_one_window(self):
        self.assertEqual(moving_average([2, 4, 6], 3), [4])

    def test_window_of_one_is_the_input(self):
        self.assertEqual(moving_average([5, 6], 1), [5, 6])

    def test_empty(self):
        self.assertEqual(moving_average([], 1), [])

    def test_window_of_zero(self):
        with self.assertRaises(ValueError):
            moving_average([1], 0)

    def test_weighted(self):
        self.assertEqual(weighted_mean([10, 20], [1, 3]), 17.5)
