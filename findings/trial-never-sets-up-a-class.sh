#!/usr/bin/env bash
# Twisted 26.10.0: trial runs unittest's own test cases, but never calls their setUpClass: a class whose set-up raises an error is green
# under trial, and red under unittest.
# Seen: "test_never ... [OK]" and "PASSED (successes=1)".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
venv/bin/pip install -q twisted==26.10.0
cat > test_hook.py <<'PYTHON'
import unittest


class HookTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        raise RuntimeError("no set-up")

    def test_never(self):
        pass
PYTHON
! venv/bin/python -m unittest test_hook > unittest.txt 2>&1 || exit 1
grep -q 'RuntimeError: no set-up' unittest.txt
venv/bin/python -m twisted.trial test_hook > trial.txt 2>&1
grep -q 'test_never .*\[OK\]' trial.txt
grep -q '^PASSED (successes=1)$' trial.txt
echo "trial never calls setUpClass"
