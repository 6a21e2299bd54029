#!/usr/bin/env bash
# green 4.0.2: a class whose setUpClass raises is not reported at all, and green ends with 0: "Ran 1 test … OK (passes=1)". unittest, which
# finds the same tests, prints "ERROR: setUpClass (tests.test_a.Fails)" and ends with 1.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv .venv
.venv/bin/pip install -q green==4.0.2
mkdir tests
touch tests/__init__.py
cat > tests/test_a.py <<'PY'
import unittest


class Fails(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        raise RuntimeError("no set-up")

    def test_never(self):
        pass


class Passes(unittest.TestCase):
    def test_adds(self):
        self.assertEqual(1 + 1, 2)
PY
! .venv/bin/python -m unittest > unittest.txt 2>&1 || exit 1
grep -q '^ERROR: setUpClass (tests.test_a.Fails)' unittest.txt
.venv/bin/green > green.txt 2>&1
grep -q '^OK (passes=1)$' green.txt
! grep -q 'no set-up' green.txt || exit 1
echo "green 4.0.2 passes where unittest fails in setUpClass"
