import { describe, expect, test } from 'vitest';
import { call, done, edit, failedJobs, giveUp, job, jobsWorld, read, step } from '../scenario/failed-jobs.ts';

// Whole runs over suites of which the runner counts a red run otherwise than a green one.

const NODE_TESTS = `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sum } from '../src/sum.mjs';
test('zero', () => assert.equal(sum(0, 0), 0));
test('is a function', () => assert.equal(typeof sum, 'function'));
`;
const PLAIN = `import assert from 'node:assert/strict';\nimport { sum } from '../src/sum.mjs';\nassert.equal(sum(1, 2), 3);\n`;
const DOCTESTS = `import doctest
import unittest

import sums


class SumsTest(unittest.TestCase):
    def test_zero(self):
        self.assertEqual(sums.add(0, 0), 0)

    def test_many(self):
        for n in range(4):
            with self.subTest(n=n):
                self.assertEqual(sums.add(n, 1), n + 1)


def load_tests(loader, tests, ignore):
    tests.addTests(doctest.DocTestSuite(sums))
    return tests
`;
const SUMS = `"""
>>> from sums import add
>>> add(1, 2)
3
"""


def add(a, b):
    """
    >>> add(2, 2)
    4
    """
    return a - b
`;
const inSums = (next: string) =>
  call('write_file', { rel_path: 'sums.py', content: null, edits: [{ old: 'return a - b', new: next }] });

interface Suite {
  readonly run: string;
  readonly files: Readonly<Record<string, string>>;
  readonly right: ReturnType<typeof edit>;
  readonly wrong: readonly ReturnType<typeof edit>[];
}
const SUITES: Readonly<Record<string, Suite>> = {
  'a file under node --test that asserts without a test': {
    run: 'node --test test/*.test.mjs',
    files: { 'test/plain.test.mjs': PLAIN, 'test/named.test.mjs': NODE_TESTS },
    right: edit('a - b', 'a + b'),
    wrong: [edit('a - b', 'a * b')],
  },
  'a file under node --test whose tests cannot be loaded': {
    run: 'node --test test/*.test.mjs',
    files: {
      'src/sum.mjs': "export const sum = (a, b) => a + b;\nthrow new Error('not ready');\n",
      'test/named.test.mjs': NODE_TESTS,
    },
    right: edit("throw new Error('not ready');\n", ''),
    wrong: [edit("throw new Error('not ready');", "process['ex' + 'it'](0);")],
  },
  'unittest with doctests and subtests': {
    run: 'python3 -m unittest',
    files: { 'sums.py': SUMS, 'test_sums.py': DOCTESTS },
    right: inSums('return a + b'),
    wrong: [
      inSums('return a * b'),
      // Of six tests, the failing ones no longer run: nothing is red, and the doctests are gone.
      call('write_file', {
        rel_path: 'sums.py',
        content: 'def add(a, b):\n    return a + b\n',
        edits: null,
      }),
    ],
  },
};

describe.each(Object.entries(SUITES))('%s', (_, { run, files, right, wrong }) => {
  const yaml = `on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - { name: Test, run: "${run}" }\n`;
  const outcomeOf = async (script: Parameters<typeof jobsWorld>[0]['script']) => {
    await using world = await jobsWorld({ script, files: { '.github/workflows/ci.yml': yaml, ...files } });
    const { outputs, log } = await world.act(
      failedJobs(world, [job(501, 'test', [step('Test', 'failure')])]),
    );
    return { outcome: outputs['outcome'], log };
  };

  test('the right edit is fixed', { timeout: 120_000 }, async () => {
    const { outcome, log } = await outcomeOf([read, right, done]);
    expect(outcome, log).toBe('fixed');
  });

  test.each(wrong)('a wrong edit is not', { timeout: 120_000 }, async (each) => {
    const { outcome, log } = await outcomeOf([read, each, done, giveUp, giveUp]);
    expect(outcome, log).not.toBe('fixed');
  });
});
