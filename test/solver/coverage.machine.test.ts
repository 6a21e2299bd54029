import { expect, test } from 'vitest';
import { createTestOracle } from '../../src/oracle/test-oracle.ts';
import { measureBlame } from '../../src/solver/coverage.ts';
import { skipNote } from '../skip-note.ts';
import { openTools } from '../workspace/open-tools.ts';
import { memoryTree } from './memory-tree.ts';

const PYTHON = 'def pick(n):\n    if n > 2:\n        return "big"\n    return "small"\n';
const SCRIPT = 'export function pick(n) {\n  if (n > 2) {\n    return "big";\n  }\n  return "small";\n}\n';

const CASES = [
  {
    source: 'output of pytest',
    run: 'PYTHONPATH=. python3 -m pytest -q -p no:cacheprovider',
    only: { id: 'test_a.py::test_big', file: 'test_a.py' },
    files: {
      'a.py': PYTHON,
      'test_a.py':
        'from a import pick\n\ndef test_big():\n    assert pick(3) == "large"\n\ndef test_small():\n    assert pick(1) == "small"\n',
    },
    path: 'a.py',
    unrun: 4,
  },
  {
    source: 'output of pytest',
    run: 'PYTHONPATH=. python3 -m pytest -q -p no:cacheprovider test_b.py',
    only: { id: 'test_b.py::Pick::test_big', file: 'test_b.py' },
    files: {
      'a.py': PYTHON,
      'test_b.py':
        'import unittest\nfrom a import pick\n\nclass Pick(unittest.TestCase):\n    def test_big(self):\n        self.assertEqual(pick(3), "large")\n\n    def test_small(self):\n        self.assertEqual(pick(1), "small")\n',
    },
    path: 'a.py',
    unrun: 4,
  },
  {
    source: 'output of node:test',
    run: 'node --test',
    only: { id: 'big', file: 'a.test.mjs' },
    files: {
      'a.mjs': SCRIPT,
      'a.test.mjs':
        'import assert from "node:assert";\nimport { test } from "node:test";\nimport { pick } from "./a.mjs";\ntest("big", () => assert.equal(pick(3), "large"));\ntest("small", () => assert.equal(pick(1), "small"));\n',
    },
    path: 'a.mjs',
    unrun: 5,
  },
];
const note = skipNote('python3');

test.skipIf(note !== '').each(CASES)(
  `$run tells which lines the failing test alone runs${note}`,
  async ({ source, run, only, files, path, unrun }) => {
    const { workspace, repository } = await openTools(files);
    using oracle = createTestOracle({
      workspace,
      checkout: repository.root,
      command: { run, shell: null, workingDirectory: '.', env: {}, source: 'a test' },
      environment: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    });
    const failures = [{ ...only, line: null, message: '' }];
    const bounds = { limitMs: 1000, isRetry: false, leftMs: 600_000, baselineMs: 14_000 };
    const signal = new AbortController().signal;
    const blame = await measureBlame(oracle, memoryTree(files), {
      ...bounds,
      only: failures,
      signal,
      source,
    });
    const lines = blame?.get(path);
    expect(lines?.get(3)).toBe(1);
    expect(lines?.get(2)).toBeCloseTo(Math.SQRT1_2, 1);
    expect(lines?.has(unrun)).toBe(false);
  },
);
