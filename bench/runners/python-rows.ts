import { PIP, type RunnerRow } from './row.ts';

const UNITTEST_SHOP = {
  'tests/__init__.py': '',
  'tests/test_a.py': `import unittest


class CartTest(unittest.TestCase):
    def test_adds(self):
        self.assertEqual(1 + 1, 2)

    def test_takes_off(self):
        self.assertEqual(3 - 1, 1)

    def test_breaks(self):
        raise ValueError("boom")

    def test_rows(self):
        for i in (1, 2, 3):
            with self.subTest(i=i, how="a [b]"):
                self.assertNotEqual(i, 2)

    @unittest.skip("later")
    def test_later(self):
        pass

    @unittest.expectedFailure
    def test_known(self):
        self.assertEqual(1, 2)

    @unittest.expectedFailure
    def test_surprise(self):
        self.assertEqual(1, 1)


class HookTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        raise RuntimeError("no set-up")

    def test_never(self):
        pass
`,
  'tests/test_broken.py': 'import nowhere_at_all\n',
};

const BAD_IN_CART = ['test_breaks', 'test_rows', 'test_takes_off'].map(
  (name) => `tests.test_a.CartTest.${name}`,
);

const SURPRISE = 'tests.test_a.CartTest.test_surprise';

export const PYTHON_ROWS: readonly RunnerRow[] = [
  {
    name: 'pytest',
    version: '9.2.0',
    needs: ['python3'],
    install: `${PIP} pytest==$VERSION pytest-rerunfailures==16.7 pytest-xdist==3.8.0`,
    files: {
      'pytest.ini': '[pytest]\nmarkers =\n    slow\n',
      'tests/test_cart.py': `import unittest

import pytest


def test_adds():
    assert 1 + 1 == 2


def test_takes_off():
    assert 3 - 1 == 1, "total is wrong - really"


class TestCart:
    class TestInner:
        def test_deep(self):
            raise ValueError("boom")


@pytest.mark.parametrize("text", ["a - b", "x/y", "[z]", "é 'q' $HOME", "a::b"])
def test_rows(text):
    assert text == ""


def test_subtests(subtests):
    for i in range(3):
        with subtests.test(msg="row", i=i):
            assert i != 1


@pytest.fixture
def till():
    raise RuntimeError("no set-up")


def test_hook(till):
    pass


@pytest.mark.skip(reason="later")
def test_later():
    pass


@pytest.mark.xfail
def test_known():
    assert False


attempts = []


@pytest.mark.flaky(reruns=2)
def test_flaky():
    attempts.append(1)
    assert len(attempts) > 1


class UnitTest(unittest.TestCase):
    def test_unit(self):
        self.assertEqual(1, 2)
`,
    },
    command: 'pytest',
    colour: 'pytest --color=yes',
    report: { command: 'pytest --junit-xml=report.xml', files: ['report.xml'] },
    counts: [2, 10, 2],
    // The report counts a test that holds a failing subtest as passed, too.
    reportedCounts: [3, 10, 2],
    failing: [
      'tests/test_cart.py::TestCart::TestInner::test_deep',
      'tests/test_cart.py::UnitTest::test_unit',
      'tests/test_cart.py::test_hook',
      ...['a - b', 'x/y', '[z]', "\\xe9 'q' $HOME", 'a::b'].map(
        (row) => `tests/test_cart.py::test_rows[${row}]`,
      ),
      'tests/test_cart.py::test_subtests',
      'tests/test_cart.py::test_takes_off',
    ],
  },
  {
    name: 'pytest-xdist',
    version: '3.8.0',
    needs: ['python3'],
    install: `${PIP} pytest==9.2.0 pytest-xdist==$VERSION`,
    files: {
      'tests/test_cart.py': `import os


def test_adds():
    assert 1 + 1 == 2


def test_takes_off():
    assert 3 - 1 == 1


def test_crash():
    os._exit(3)
`,
      'tests/test_broken.py': 'import nowhere_at_all\n',
    },
    command: 'pytest -n 2 -v',
    colour: 'pytest -n 2 -v --color=yes',
    report: { command: 'pytest -n 2 --junit-xml=report.xml', files: ['report.xml'] },
    counts: [1, 3, 0],
    failing: ['tests/test_broken.py', 'tests/test_cart.py::test_crash', 'tests/test_cart.py::test_takes_off'],
  },
  {
    name: 'unittest',
    version: '3',
    needs: ['python3'],
    install: `${PIP} unittest-xml-reporting==4.0.0`,
    files: UNITTEST_SHOP,
    command: 'python -m unittest',
    report: { command: 'python -m xmlrunner discover -o reports', files: ['reports/*.xml'] },
    counts: [1, 6, 2],
    failing: [...BAD_IN_CART, SURPRISE, 'tests.test_a.HookTest', 'tests.test_broken'],
  },
  {
    name: 'nose2',
    version: '0.16.0',
    needs: ['python3'],
    install: `${PIP} nose2==$VERSION`,
    files: UNITTEST_SHOP,
    command: 'nose2 -v',
    report: { command: 'nose2 --plugin nose2.plugins.junitxml --junit-xml', files: ['nose2-junit.xml'] },
    counts: [1, 6, 2],
    // Its console names no fixture that failed.
    failing: [...BAD_IN_CART, '_ErrorHolder', 'tests.test_broken'],
    reported: [...BAD_IN_CART, 'tests.test_a.HookTest', 'tests.test_broken'],
    // The report marks a test as skipped that passes although it is expected to fail.
    reportedCounts: [1, 5, 3],
  },
  {
    name: 'green',
    version: '4.0.2',
    needs: ['python3'],
    install: `${PIP} green==$VERSION`,
    // It ends at a file that cannot be imported.
    files: { 'tests/__init__.py': '', 'tests/test_a.py': UNITTEST_SHOP['tests/test_a.py'] },
    command: 'green',
    colour: 'green --termcolor',
    report: { command: 'green --junit-report=report.xml', files: ['report.xml'] },
    // It tells nothing of a class whose fixture fails.
    counts: [1, 4, 2],
    failing: BAD_IN_CART,
    reportedCounts: [1, 3, 1],
  },
  {
    name: 'stestr',
    version: '4.2.1',
    needs: ['python3'],
    install: `${PIP} stestr==$VERSION setuptools==80.9.0`,
    files: {
      '.stestr.conf': '[DEFAULT]\ntest_path=./tests\ntop_dir=./\n',
      'tests/__init__.py': '',
      'tests/test_a.py': UNITTEST_SHOP['tests/test_a.py'],
    },
    command: 'stestr run',
    counts: [1, 5, 2],
    failing: [...BAD_IN_CART, SURPRISE, 'tests.test_a.HookTest'],
  },
  {
    name: 'behave',
    version: '1.3.3',
    needs: ['python3'],
    install: `${PIP} behave==$VERSION`,
    files: {
      'features/cart.feature': `Feature: cart

  Scenario: adds
    Then 1 plus 1 is 2

  Scenario: takes off
    Then 3 plus 1 is 2

  Scenario Outline: rows <a>
    Then <a> plus 1 is 2

    Examples: some
      | a |
      | 1 |
      | 5 |

  Scenario: breaks
    Then it breaks

  Scenario: is not known
    Then nobody knows

  @skip
  Scenario: later
    Then 1 plus 1 is 2
`,
      'features/steps/steps.py': `from behave import then


@then("{a:d} plus {b:d} is {c:d}")
def adds(context, a, b, c):
    assert a + b == c, f"{a + b} is not {c}"


@then("it breaks")
def breaks(context):
    raise ValueError("boom")
`,
    },
    command: 'behave --tags="not @skip"',
    colour: 'behave --tags="not @skip" --color=always',
    report: { command: 'behave --tags="not @skip" --junit', files: ['reports/*.xml'] },
    counts: [2, 4, 1],
    failing: ['breaks', 'is not known', 'rows 5 -- @1.2 some', 'takes off'],
  },
  {
    name: 'robot',
    version: '7.5',
    needs: ['python3'],
    install: `${PIP} robotframework==$VERSION`,
    files: {
      'tests/cart.robot': `*** Test Cases ***
Adds
    Should Be Equal As Integers    2    2

Takes Off # one
    Should Be Equal As Integers    2    1

Breaks
    Fail    boom

Later
    Skip    not now
`,
    },
    command: 'robot tests',
    colour: 'robot --consolecolors on tests',
    report: { command: 'robot --xunit report.xml tests', files: ['report.xml'] },
    counts: [1, 2, 1],
    failing: ['Breaks', 'Takes Off # one'],
  },
];
