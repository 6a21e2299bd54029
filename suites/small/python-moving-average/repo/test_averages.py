import unittest

from averages import moving_average, weighted_mean


class MovingAverage(unittest.TestCase):
    def test_each_window(self):
        self.assertEqual(moving_average([1, 2, 3, 4], 2), [1.5, 2.5, 3.5])

    def test_too_short(self):
        self.assertEqual(moving_average([1], 2), [])


class WeightedMean(unittest.TestCase):
    def test_weights(self):
        self.assertEqual(weighted_mean([1, 4], [2, 1]), 2)


if __name__ == "__main__":
    unittest.main()
