import { describe, expect, test } from 'vitest';
import type { TestFailure } from '../../src/agent/events.ts';
import { type ToldFailure, unlikeBase, unlikeCi } from '../../src/agent/same-failure.ts';

const failure = (id: string, message = 'assert 1 == 2'): TestFailure => ({
  id,
  file: null,
  line: null,
  message,
});
const named = (...ids: readonly string[]): ToldFailure => ({
  failures: ids.map((id) => failure(id)),
  text: '',
});
const printed = (...lines: readonly string[]): ToldFailure => ({ failures: [], text: lines.join('\n') });

describe('red again without the patch', () => {
  test.each<readonly [string, ToldFailure, ToldFailure]>([
    ['by the same tests', named('a', 'b'), named('b', 'a')],
    ['by these and others', named('a'), named('a', 'c')],
    [
      'by a line of the same shape',
      printed('FAILED t.py::test_x - 0.12s'),
      printed('FAILED t.py::test_x - 0.44s'),
    ],
    [
      'with times and places of its own',
      printed('--- FAIL: TestX (0.00s)', 'x'),
      printed('y', '--- FAIL: TestX (1.20s)'),
    ],
    ['where no line names anything', printed('boom'), printed('bang')],
  ])('%s is the same failure', (_, base, again) => {
    expect(unlikeBase(base, again)).toBeNull();
  });

  test.each<readonly [string, ToldFailure, ToldFailure, RegExp]>([
    ['by fewer tests', named('a', 'b'), named('a'), /^b was red at base and is not red again/],
    ['by another test', named('a'), named('z'), /^a was red at base/],
    ['by another line', printed('FAILED test_x'), printed('FAILED test_y'), /in another way/],
    ['by no line at all', printed('FAILED test_x'), printed('Killed'), /in another way/],
  ])('%s is another failure', (_, base, again, why) => {
    expect(unlikeBase(base, again)).toMatch(why);
  });
});

describe('the same red as in CI', () => {
  const SHORT = 'FAILED tests/test_sum.py::test_adds - assert 1 == 3';

  test.each<readonly [string, ToldFailure, ToldFailure]>([
    ['the same test by id', named('t.py::test_a'), named('t.py::test_a', 't.py::test_b')],
    ['the same test under a longer name', named('tests/t.py::Sum::test_a'), named('test_a')],
    ['the same line', printed('E  assert 1 == 3', SHORT), printed(SHORT)],
    [
      'a line under another folder',
      printed('FAIL /home/runner/work/a/a/src/x.test.js'),
      printed('FAIL src/x.test.js'),
    ],
    ['a log that names nothing', printed('##[error]Process completed with exit code 1.'), printed(SHORT)],
    ['no log at all', printed(), printed("ModuleNotFoundError: No module named 'numpy'")],
    ['a run that names nothing', printed(SHORT), printed('Killed')],
    [
      'a module that CI misses as well',
      printed("E   ModuleNotFoundError: No module named 'numpy'"),
      printed("E   ModuleNotFoundError: No module named 'numpy'", 'ERROR tests/test_sum.py'),
    ],
    [
      'a missing tool beside a failure that both have',
      printed(SHORT),
      printed('sh: 1: hostname: not found', SHORT),
    ],
    [
      'colours and times of a log',
      printed(
        '2026-01-01T10:00:00.000Z \u001b[31mFAILED\u001b[0m tests/test_sum.py::test_adds - assert 1 == 3',
      ),
      printed(SHORT),
    ],
  ])('%s is no difference', (_, ci, here) => {
    expect(unlikeCi(ci, here)).toBeNull();
  });

  test.each<readonly [string, ToldFailure, ToldFailure, RegExp]>([
    [
      'a Python package',
      printed(SHORT),
      printed('ERROR tests/test_sum.py', "E   ModuleNotFoundError: No module named 'numpy'"),
      /^the Python module numpy is missing here and was not in CI: "E {3}ModuleNotFoundError/,
    ],
    [
      'a package of the same failing test',
      { failures: [failure('t::a', 'assert 1 == 2')], text: SHORT },
      { failures: [failure('t::a', "ModuleNotFoundError: No module named 'yaml'")], text: '' },
      /the Python module yaml/,
    ],
    [
      'a node package',
      printed('not ok 1 - adds'),
      printed("Error: Cannot find module 'lodash'"),
      /the package lodash/,
    ],
    [
      'a command',
      printed('--- FAIL: TestX'),
      printed('./ci.sh: line 3: shellcheck: command not found'),
      /the command shellcheck/,
    ],
    [
      'a crate',
      printed("thread 'a' panicked at src/a.rs"),
      printed("error[E0463]: can't find crate for `serde`"),
      /the crate serde/,
    ],
    [
      'a service',
      printed('✗ saves'),
      printed('✗ saves', 'Error: connect ECONNREFUSED 127.0.0.1:5432'),
      /^$|a service at 127/,
    ],
    ['another test', named('t::a'), named('t::b'), /CI's log tells of t::a, the tests here of t::b/],
    [
      'another line',
      printed('FAILED tests/test_sum.py::test_adds'),
      printed('FAIL src/parser.spec.ts'),
      /CI's log tells of "FAILED/,
    ],
  ])('%s that differs is named', (_, ci, here, why) => {
    expect(unlikeCi(ci, here) ?? '').toMatch(why);
  });

  test('a module of the repository itself is told by its path, and is no package', () => {
    expect(
      unlikeCi(
        printed('not ok 1 - adds'),
        printed("Error: Cannot find module './sum.js'", 'not ok 1 - adds'),
      ),
    ).toBeNull();
  });
});
