#!/usr/bin/env bash
# nose2 0.16.0: a setUpClass that fails is "_ErrorHolder" on the console, without class or fixture, and in the JUnit file its name is cut at
# the last dot into two halves with one bracket each: classname="setUpClass (tests.test_a" name="HookTest)".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
venv/bin/pip install -q nose2==0.16.0
mkdir tests
touch tests/__init__.py
cat > tests/test_a.py <<'PYTHON'
import unittest


class HookTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        raise RuntimeError("no set-up")

    def test_never(self):
        pass
PYTHON
! venv/bin/nose2 --plugin nose2.plugins.junitxml --junit-xml > console.txt 2>&1 || exit 1
grep -qx 'ERROR: _ErrorHolder' console.txt
! grep -q 'ERROR: .*HookTest' console.txt || exit 1
grep -q 'classname="setUpClass (tests.test_a" name="HookTest)"' nose2-junit.xml
echo "nose2 names a failing setUpClass _ErrorHolder, and cuts its name in two in the report"
