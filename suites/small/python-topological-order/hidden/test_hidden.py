import unittest

from order import CycleError, order


class Hidden(unittest.TestCase):
    def test_needs_itself(self):
        with self.assertRaises(CycleError):
            order({"a": ["a"]})

    def test_the_circle_is_named(self):
        with self.assertRaisesRegex(CycleError, "a -> b -> c -> a"):
            order({"a": ["b"], "b": ["c"], "c": ["a"]})

    def test_a_diamond_is_no_cycle(self):
        self.assertEqual(order({"a": ["b", "c"], "b": ["d"], "c": ["d"]}), ["d", "b", "c", "a"])
