import unittest

from cart import Cart


class CartTest(unittest.TestCase):
    def test_total(self):
        cart = Cart()
        cart.add("tea", 250, 2)
        self.assertEqual(cart.total(), 500)

    def test_carts_are_apart(self):
        first = Cart()
        first.add("tea", 250)
        second = Cart()
        self.assertEqual(second.total(), 0)

    def test_remove(self):
        cart = Cart([("tea", 250, 1), ("cup", 900, 1)])
        cart.remove("tea")
        self.assertEqual(cart.total(), 900)


if __name__ == "__main__":
    unittest.main()
