import unittest

from roman import parse, render


class Roman(unittest.TestCase):
    def test_adds(self):
        self.assertEqual(parse("XVI"), 16)

    def test_subtracts(self):
        self.assertEqual(parse("XIV"), 14)

    def test_renders(self):
        self.assertEqual(render(1994), "MCMXCIV")


if __name__ == "__main__":
    unittest.main()
