import { describe, expect, test } from 'vitest';
import type { TestFailure } from '../../../src/core/events.ts';
import { type ToldFailure, unlikeBase, unlikeCi } from '../../../src/core/verdict/same-failure.ts';

const failure = (id: string, message = 'assert 1 == 2'): TestFailure => ({
  id,
  file: null,
  line: null,
  message,
});
/** What was printed, or the tests that failed by name, or both. */
type Told = string | readonly string[] | ToldFailure;
const told = (of: Told): ToldFailure => {
  if (typeof of === 'string') return { failures: [], text: of };
  return 'text' in of ? of : { failures: of.map((id) => failure(id)), text: '' };
};

describe('red again without the patch', () => {
  test.each<readonly [string, Told, Told]>([
    ['by the same tests', ['a', 'b'], ['b', 'a']],
    ['by these and others', ['a'], ['a', 'c']],
    ['by a line of the same shape', 'FAILED t.py::test_x - 0.12s', 'FAILED t.py::test_x - 0.44s'],
    ['with times and places of its own', '--- FAIL: TestX (0.00s)\nx', 'y\n--- FAIL: TestX (1.20s)'],
    ['where no line names anything', 'boom', 'bang'],
  ])('%s is the same failure', (_, base, again) => {
    expect(unlikeBase(told(base), told(again))).toBeNull();
  });

  test.each<readonly [string, Told, Told, RegExp]>([
    ['by fewer tests', ['a', 'b'], ['a'], /^b was red at base and is not red again/],
    ['by another test', ['a'], ['z'], /^a was red at base/],
    ['by another line', 'FAILED test_x', 'FAILED test_y', /in another way/],
    ['by no line at all', 'FAILED test_x', 'Killed', /in another way/],
  ])('%s is another failure', (_, base, again, why) => {
    expect(unlikeBase(told(base), told(again))).toMatch(why);
  });
});

describe('the same red as in CI', () => {
  const SHORT = 'FAILED tests/test_sum.py::test_adds - assert 1 == 3';

  test.each<readonly [string, Told, Told]>([
    ['the same test by id', ['t.py::test_a'], ['t.py::test_a', 't.py::test_b']],
    ['the same test under a longer name', ['tests/t.py::Sum::test_a'], ['test_a']],
    ['the same line', `E  assert 1 == 3\n${SHORT}`, SHORT],
    ['a line under another folder', 'FAIL /home/runner/work/a/a/src/x.test.js', 'FAIL src/x.test.js'],
    ['a log that names nothing', '##[error]Process completed with exit code 1.', SHORT],
    ['no log at all', '', "ModuleNotFoundError: No module named 'numpy'"],
    ['a run that names nothing', SHORT, 'Killed'],
    [
      'a module that CI misses as well',
      "E   ModuleNotFoundError: No module named 'numpy'",
      "E   ModuleNotFoundError: No module named 'numpy'\nERROR tests/test_sum.py",
    ],
    ['a missing tool beside a failure that both have', SHORT, `sh: 1: hostname: not found\n${SHORT}`],
    [
      'colours and times of a log',
      '2026-01-01T10:00:00.000Z \u001b[31mFAILED\u001b[0m tests/test_sum.py::test_adds - assert 1 == 3',
      SHORT,
    ],
  ])('%s is no difference', (_, ci, here) => {
    expect(unlikeCi(told(ci), told(here))).toBeNull();
  });

  test.each<readonly [string, Told, Told, RegExp]>([
    [
      'a Python package',
      SHORT,
      "ERROR tests/test_sum.py\nE   ModuleNotFoundError: No module named 'numpy'",
      /^the Python module numpy is missing here and was not in CI: "E {3}ModuleNotFoundError/,
    ],
    [
      'a package of the same failing test',
      { failures: [failure('t::a', 'assert 1 == 2')], text: SHORT },
      { failures: [failure('t::a', "ModuleNotFoundError: No module named 'yaml'")], text: '' },
      /the Python module yaml/,
    ],
    ['a node package', 'not ok 1 - adds', "Error: Cannot find module 'lodash'", /the package lodash/],
    [
      'a command',
      '--- FAIL: TestX',
      './ci.sh: line 3: shellcheck: command not found',
      /the command shellcheck/,
    ],
    [
      'a crate',
      "thread 'a' panicked at src/a.rs",
      "error[E0463]: can't find crate for `serde`",
      /the crate serde/,
    ],
    ['a service', '✗ saves', '✗ saves\nError: connect ECONNREFUSED 127.0.0.1:5432', /^$|a service at 127/],
    ['another test', ['t::a'], ['t::b'], /CI's log tells of t::a, the tests here of t::b/],
    [
      'another line',
      'FAILED tests/test_sum.py::test_adds',
      'FAIL src/parser.spec.ts',
      /CI's log tells of "FAILED/,
    ],
  ])('%s that differs is named', (_, ci, here, why) => {
    expect(unlikeCi(told(ci), told(here)) ?? '').toMatch(why);
  });

  test('a module of the repository itself is told by its path, and is no package', () => {
    const here = told("Error: Cannot find module './sum.js'\nnot ok 1 - adds");
    expect(unlikeCi(told('not ok 1 - adds'), here)).toBeNull();
  });
});
