import unittest

from cart import Cart


class Hidden(unittest.TestCase):
    def test_the_given_list_stays(self):
        lines = [("tea", 250, 1)]
        Cart(lines).add("cup", 900)
        self.assertEqual(lines, [("tea", 250, 1)])

    def test_three_carts(self):
        for _ in range(3):
            cart = Cart()
            cart.add("tea", 100)
            self.assertEqual(cart.total(), 100)
