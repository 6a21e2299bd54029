import { expect, test } from 'vitest';
import type { TestFailure } from '../../src/core/events.ts';
import { openWorkspace } from '../../src/workspace/repo-tools.ts';
import { createRepository } from './git-repository.ts';
import { CLOSED_POLICY, openTools } from './open-tools.ts';

/** What a report says of one test; `file`: where it failed, unless `of` names the test's own file. */
const failing = (id: string, file: string, of?: string): TestFailure => ({
  id,
  file,
  line: 1,
  message: '',
  ...(of === undefined ? {} : { parts: { file: of } }),
});

/** The files that are closed as tests once these failures are known, of those that were open before. */
async function closedBy(
  files: Readonly<Record<string, string>>,
  failures: readonly TestFailure[],
): Promise<readonly string[]> {
  const { root, commit } = createRepository(files);
  await using workspace = await openWorkspace({ repository: root, commit, settings: CLOSED_POLICY });
  const before = await workspace.policy();
  const open = Object.keys(files).filter((path) => before.closed(path) === null);
  workspace.closeTests(failures);
  const { closed, judges } = await workspace.policy();
  const found = open.filter((path) => closed(path)?.rule === 'test files');
  expect(found.filter((path) => !judges(path))).toEqual([]);
  return found;
}

const SUM = { 'src/sum.py': 'def add(a, b):\n    return a - b\n', 'src/more.py': 'from sum import add\n' };
const MODULES = {
  'src/sum.mjs': 'export const add = (a, b) => a - b;\n',
  'src/index.mjs': "export { add } from './sum.mjs';\n",
};

test.each<readonly [string, Readonly<Record<string, string>>, TestFailure, string]>([
  [
    'pytest, by python_files',
    { ...SUM, 'checks/check_sum.py': 'from sum import add\ndef test_add():\n    assert add(1, 2) == 3\n' },
    failing('checks/check_sum.py::test_add', 'checks/check_sum.py'),
    'checks/check_sum.py',
  ],
  [
    'a test called as the module that it tests',
    { ...SUM, 'checks/sum.py': 'from sum import add\ndef test_add():\n    assert add(1, 2) == 3\n' },
    failing('checks/sum.py::test_add[1]', 'checks/sum.py'),
    'checks/sum.py',
  ],
  [
    'vitest, by include',
    { ...MODULES, 'checks/sum.mjs': "import { add } from '../src/sum.mjs';\ntest('adds', () => {});\n" },
    failing('checks/sum.mjs > adds', 'checks/sum.mjs'),
    'checks/sum.mjs',
  ],
  [
    'a package that is loaded by its name',
    {
      'package.json': '{"name": "@x/cart"}',
      ...MODULES,
      'checks/all.mjs': "import { add } from '@x/cart';\nit('adds', () => {});\n",
    },
    failing('checks/all.mjs > adds', 'checks/all.mjs'),
    'checks/all.mjs',
  ],
  [
    'pytest, with a fixture and a helper of its own',
    {
      ...SUM,
      'checks/check_sum.py':
        'from tools import fixture\nfrom sum import add\n\n\n@fixture\ndef three():\n    return add(1, 2)\n\n\n' +
        'def same(a, b):\n    assert a == b\n\n\ndef test_add(three):\n    same(three, 3)\n',
    },
    failing('checks/check_sum.py::test_add', 'checks/check_sum.py'),
    'checks/check_sum.py',
  ],
  [
    'ExUnit, by test_pattern; the test failed in the product',
    {
      'lib/cart.ex': 'defmodule Cart do\nend\n',
      'checks/cart_check.exs': 'defmodule CartCheck do\n  test "adds", do: Cart.add(1)\nend\n',
    },
    failing('test adds (CartCheck)', 'lib/cart.ex', 'checks/cart_check.exs'),
    'checks/cart_check.exs',
  ],
])('a file in which a report places a failing test is a test: %s', async (_, files, failure, path) => {
  expect(await closedBy(files, [failure])).toEqual([path]);
});

const MONEY = { 'money.py': 'def cents(a):\n    return a * 100\n' };
const APP = `import json
from money import cents


def total(
    all,
):
    return sum(cents(one) for one in all)


def test_total():
    assert json.dumps(total([1])) == '100'


if __name__ == "__main__":
    print(total([cents(1)]))
`;
const IN_SOURCE = `export * from './sum.mjs';\nif (import.meta.vitest) {\n  import.meta.vitest.it('adds', () => {});\n}\n`;

test.each<readonly [string, Readonly<Record<string, string>>, TestFailure]>([
  ['where a test failed is not where it stands', SUM, failing('tests/test_x.py::test_add', 'src/sum.py')],
  ['a doctest', SUM, failing('src/sum.py::sum.add', 'src/sum.py')],
  ['a checker that pytest runs', SUM, failing('src/more.py::mypy', 'src/more.py')],
  [
    'a module with tests beside what they test, which others use',
    { ...SUM, 'src/sum.py': 'from more import x\ndef add(a):\n    return a\ndef test_add():\n    add(1)\n' },
    failing('src/sum.py::test_add', 'src/sum.py'),
  ],
  [
    'a module with tests beside what they test, which names no other source',
    { 'lru.py': 'def get(a):\n    return a\ndef test_get():\n    get(1)\n', 'cache.py': 'x = 1\n' },
    failing('lru.py::test_get', 'lru.py'),
  ],
  [
    'a program with tests beside what they test, which loads other sources',
    { ...MONEY, 'app.py': APP },
    failing('app.py::test_total', 'app.py'),
  ],
  [
    'tests of vitest in the entry of a library',
    { ...MODULES, 'src/index.mjs': IN_SOURCE },
    failing('src/index.mjs > adds', 'src/index.mjs'),
  ],
  ['the only source', { 'sum.py': 'def test_add():\n    pass\n' }, failing('sum.py::test_add', 'sum.py')],
  ['a file that could not be loaded', MODULES, failing('src/sum.mjs', 'src/sum.mjs')],
])('the product stays open: %s', async (_, files, failure) => {
  expect(await closedBy(files, [failure])).toEqual([]);
});

test('each file of a report of many files is closed', async () => {
  const checks = Array.from({ length: 20 }, (_, at) => [
    `checks/c${at}.py`,
    'from module_7 import f\ndef test_a():\n    g()\n',
  ]);
  const failures = checks.map(([path = '']) => failing(`${path}::test_a`, path));
  const files = { 'src/module_7.py': 'x = 1\n', ...Object.fromEntries(checks) };
  expect(await closedBy(files, failures)).toEqual(checks.map(([path]) => path));
});

test('a file that was changed before a report named it can be given its text again, and nothing else', async () => {
  const path = 'checks/check_sum.py';
  const text = 'from sum import add\ndef test_add():\n    assert add(1, 2) == 3\n';
  const { workspace, edit } = await openTools({ ...SUM, [path]: text }, CLOSED_POLICY);
  expect((await edit(path, ['== 3', '== 4'])).ok).toBe(true);
  expect(await workspace.closedChange()).toBe(null);
  workspace.closeTests([failing(`${path}::test_add`, path)]);
  expect(await workspace.closedChange()).toBe(path);
  expect((await edit(path, ['== 4', '== 5'])).meta).toMatchObject({ denied: 'protected: test files' });
  expect((await edit(path, ['== 4', '== 3'])).ok).toBe(true);
  expect(await workspace.closedChange()).toBe(null);
  expect((await workspace.patch()).files).toEqual([]);
  expect((await edit(path, ['== 3', '== 4'])).ok).toBe(false);
});
