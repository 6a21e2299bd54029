import { expect, test } from 'vitest';
import { editCall, readFileCall, toolCall } from '../servers/openai/script.ts';
import { openTerminal, type TraceLine } from './terminal.ts';

const PRODUCT = 'pricing/rules.py';
const SOURCE = `def count():\n    return 10000\n\n\ndef total(a, b):\n    return a - b\n`;

/** Ten thousand failing tests, whose messages make 8 MB. */
const TESTS = `import unittest
from pricing import rules


class TestRules(unittest.TestCase):
    pass


def rule(n):
    def test(self):
        self.assertEqual(rules.total(n, 1), n + 1, "the total of a rule " * 20)

    return test


for n in range(rules.count()):
    setattr(TestRules, f"test_rule_{n:05d}", rule(n))
`;

const FILES = {
  [PRODUCT]: SOURCE,
  'pricing/__init__.py': '',
  'tests/test_rules.py': TESTS,
  'tests/__init__.py': '',
};

const done = toolCall('final', {
  status: 'done',
  summary: 'The total adds.',
  changes: [{ path: PRODUCT, description: 'total() adds.' }],
});

const reportsOf = (events: readonly TraceLine[]) =>
  events.filter(({ kind }) => kind === 'tests').map(({ payload }) => payload);

async function solve(
  command: string,
  edits: readonly (readonly [before: string, after: string])[],
  flags: readonly string[] = [],
) {
  const terminal = await openTerminal({
    fixture: 'python',
    files: FILES,
    script: [
      readFileCall(PRODUCT),
      ...edits.map(([before, after]) => editCall(PRODUCT, before, after)),
      done,
    ],
    otherwise: done,
  });
  const { stdout, stderr } = await terminal.runBundle(['--test', command, ...flags]);
  const outcome = terminal.events().find(({ kind }) => kind === 'outcome')?.payload;
  return { outcome: outcome?.outcome, tests: reportsOf(terminal.events()), printed: stdout + stderr };
}

const UNITTEST = 'python3 -m unittest tests.test_rules';

test('ten thousand failing tests are counted rightly, and the right fix is fixed', async () => {
  const { outcome, tests, printed } = await solve(UNITTEST, [['a - b', 'a + b']]);
  expect(tests[0].report).toMatchObject({ passed: 0, failed: 10000, skipped: 0 });
  expect(tests.at(-1).report.failed, printed).toBe(10000);
  expect(outcome, printed).toBe('fixed');
}, 120_000);

test('a fix that makes fewer tests run is not fixed', async () => {
  const { outcome, printed } = await solve(UNITTEST, [
    ['return 10000', 'return 5000'],
    ['a - b', 'a + b'],
  ]);
  expect(printed).toContain('fewer tests ran than at base: 5000 of 10000');
  expect(outcome).not.toBe('fixed');
}, 120_000);

/** Report files that name no failure, as of a runner that writes none for a file that it cannot load. */
const SILENT = [
  'mkdir -p reports',
  `echo '<testsuite tests="2"><testcase name="a"/><testcase name="b"/></testsuite>' > reports/junit.xml`,
  UNITTEST,
].join('; ');

test.each([
  ['right', 'a + b', 'fixed'],
  ['wrong', 'a * b', 'not_fixed'],
])(
  'where the report file of a red run is silent, the output names what fails: %s',
  async (_, after, ends) => {
    const { outcome, tests, printed } = await solve(
      SILENT,
      [['a - b', after]],
      ['--test-report', 'reports/*.xml'],
    );
    expect(tests[0].report).toMatchObject({ source: 'output of unittest', failed: null });
    expect(tests[0].report.failures.length).toBeGreaterThan(100);
    expect(outcome, printed).toBe(ends);
  },
  120_000,
);
