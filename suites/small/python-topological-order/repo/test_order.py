import unittest

from order import CycleError, order


class Order(unittest.TestCase):
    def test_needs_come_first(self):
        self.assertEqual(order({"app": ["lib", "log"], "lib": ["log"], "log": []}), ["log", "lib", "app"])

    def test_cycle(self):
        with self.assertRaises(CycleError):
            order({"a": ["b"], "b": ["a"]})


if __name__ == "__main__":
    unittest.main()
