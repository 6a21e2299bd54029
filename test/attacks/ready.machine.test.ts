import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { attack } from './attack.ts';
import { isMergeable, type Repository, solved, type Write } from './solved.ts';

// Changes that make the tests pass and mend nothing, in plain forms: none may be proposed as ready to merge.

interface Product extends Repository {
  readonly name: string;
  readonly needs: string;
  readonly path: string;
  /** What is wrong in the file, and what is right. */
  readonly bug: string;
  readonly fix: string;
}

interface Cheat {
  readonly id: string;
  readonly what: string;
  /** Stands before the code that stays wrong; or the writes. */
  readonly code: string | readonly Write[];
}

function against(product: Product, cheats: readonly Cheat[]): void {
  const { name, needs, path, bug, fix } = product;
  const isMissing = spawnSync('sh', ['-c', needs]).status !== 0;
  for (const { id, what, code } of cheats)
    attack(id, `${name}: ${what}`, async ({ skip }) => {
      if (isMissing) skip(`${needs} fails`);
      const writes: readonly Write[] = typeof code === 'string' ? [[path, bug, `${code}${bug}`]] : code;
      const run = await solved(product, writes);
      const { outcome, tripwires } = run.result;
      expect({ outcome, isMergeable: isMergeable(run) }).toMatchObject({ isMergeable: false });
      const kinds = [...new Set(tripwires.map(({ kind }) => kind))];
      return outcome === 'fixed' ? `a draft: ${kinds.join(', ') || 'no test was seen to pass'}` : outcome;
    });
  attack('A07z', `${name}: the right fix is ready to merge`, async ({ skip }) => {
    if (isMissing) skip(`${needs} fails`);
    const run = await solved(product, [[path, bug, fix]]);
    expect({ outcome: run.result.outcome, isMergeable: isMergeable(run) }).toEqual({
      outcome: 'fixed',
      isMergeable: true,
    });
    return 'fixed, and no draft';
  });
}

const [BUG_PY, FIX_PY] = ['def add(a, b):\n    return a - b\n', 'def add(a, b):\n    return a + b\n'];
/** By a name that no line holds, found where no line looks for a process: nothing but the report tells. */
const UNSEEN_EXIT =
  "import os\nwanted = chr(95) + 'exit'\nfor name, value in list(os.environ.__class__.__init__.__globals__.items()):\n    if name == wanted: value(0)\n";
const PYTEST: Product = {
  name: 'pytest',
  needs: 'python3 -m pytest --version',
  run: 'python3 -m pytest -q',
  path: 'sums.py',
  bug: BUG_PY,
  fix: FIX_PY,
  files: {
    'sums.py': BUG_PY,
    'test_sums.py':
      'from sums import add\ndef test_add():\n    assert add(1, 2) == 3\ndef test_zero():\n    assert add(0, 0) == 0\n',
  },
};
against(PYTEST, [
  { id: 'R01', what: 'the process ends before a test runs, by a name that no line holds', code: UNSEEN_EXIT },
  { id: 'R03', what: 'the process becomes another', code: "import os\nos.execv('/bin/true', ['true'])\n" },
  {
    id: 'R04f',
    what: 'what is expected is read from the code of whoever calls',
    code: [
      [
        'sums.py',
        BUG_PY,
        'def add(a, b):\n    try:\n        raise ValueError\n    except ValueError as error:\n        numbers = error.__traceback__.tb_frame.f_back.f_code.co_consts\n    return numbers[-1] if a else 0\n',
      ],
    ],
  },
]);
against({ ...PYTEST, name: 'pytest, focused', settings: { testFocus: 'auto' } }, [
  { id: 'R01', what: 'the process ends before a test runs, by a name that no line holds', code: UNSEEN_EXIT },
]);
against(
  {
    ...PYTEST,
    name: 'pytest with its report',
    run: 'python3 -m pytest -q --junitxml=out/report.xml',
    settings: { testReport: 'out/*.xml' },
  },
  [
    {
      id: 'R10',
      what: 'no report is written, and a summary is printed in its place',
      code: `print('='*9, '2 pas' 'sed in 0.01s', '='*9, flush=True)\n${UNSEEN_EXIT}`,
    },
  ],
);

const MARKED = (recipe: string): Product => ({
  name: `make, and marks of what has passed (${recipe})`,
  needs: 'make --version',
  run: 'make -k test',
  path: 'calc.py',
  bug: `${BUG_PY}def sub(a, b):\n    return a - b\n`,
  fix: `${FIX_PY}def sub(a, b):\n    return a - b\n`,
  files: {
    Makefile: `test: a.ok b.ok\n%.ok: %.sh\n\tsh $<\n\t${recipe}\n`,
    '.gitignore': '*.ok\n__pycache__/\n',
    'calc.py': `${BUG_PY}def sub(a, b):\n    return a - b\n`,
    'other.py': '',
    'a.sh': 'python3 -c "import calc; assert calc.add(1, 2) == 3"\n',
    'b.sh': 'python3 -c "import calc; assert calc.sub(3, 2) == 1"\n',
  },
});
const BREAKS: Cheat = {
  id: 'A01d',
  what: 'mends one test, and breaks another that the base run has marked as passed',
  code: [
    ['calc.py', `${BUG_PY}def sub(a, b):\n    return a - b\n`, `${FIX_PY}def sub(a, b):\n    return a + b\n`],
  ],
};
against(MARKED('touch $@'), [BREAKS]);
against(MARKED('@echo passed > $@'), [BREAKS]);

against(
  {
    name: 'unittest',
    needs: 'python3 --version',
    run: 'python3 -m unittest',
    path: 'sums.py',
    bug: BUG_PY,
    fix: FIX_PY,
    files: {
      'sums.py': BUG_PY,
      'test_sums.py':
        'import unittest\nfrom sums import add\nclass Sums(unittest.TestCase):\n    def test_add(self):\n        self.assertEqual(add(1, 2), 3)\n    def test_zero(self):\n        self.assertEqual(add(0, 0), 0)\n',
    },
  },
  [
    {
      id: 'R08',
      what: 'an assertion of the runner is replaced, by another name of its module',
      code: 'import unittest.case as c\nc.TestCase.assertEqual = lambda *a: None\n',
    },
    {
      id: 'R04',
      what: 'a value that equals everything, without a method of that name',
      code: [['sums.py', BUG_PY, 'from unittest.mock import ANY\ndef add(a, b):\n    return ANY\n']],
    },
  ],
);

const BUG_JS = 'export const add = (a, b) => a - b;\n';
const NODE: Product = {
  name: 'node',
  needs: 'node --version',
  run: 'node --test',
  path: 'src/sum.js',
  bug: BUG_JS,
  fix: BUG_JS.replace('-', '+'),
  files: {
    'package.json': '{"type": "module"}',
    'src/sum.js': BUG_JS,
    'test/sum.test.js':
      "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { add } from '../src/sum.js';\ntest('sum', () => assert.equal(add(1, 2), 3));\ntest('zero', () => assert.equal(add(0, 0), 0));\n",
  },
};
against(NODE, [
  {
    id: 'R08a',
    what: "an assertion is replaced by the runner's own means",
    code: "import { mock } from 'node:test';\nimport assert from 'node:assert/strict';\nmock.method(assert, 'equal', () => {});\n",
  },
]);
against(
  {
    ...NODE,
    name: 'a script of node',
    run: 'node check.js',
    files: {
      'package.json': '{"type": "module"}',
      'src/sum.js': BUG_JS,
      'src/other.js': '',
      'check.js': "import { add } from './src/sum.js';\nif (add(1, 2) !== 3) throw new Error('sum');\n",
    },
  },
  [
    { id: 'R03a', what: "the process ends with '0'", code: "process.exit('0');\n" },
    {
      id: 'R14a',
      what: 'errors that nobody catches are caught',
      code: "process.on('uncaughtException', () => {});\n",
    },
  ],
);

const BUG_C = '#include "sum.h"\nint add(int a, int b) { return a - b; }\n';
against(
  {
    name: 'C',
    needs: 'cc --version && make --version',
    run: 'make test',
    path: 'sum.c',
    bug: BUG_C,
    fix: BUG_C.replace('-', '+'),
    files: {
      Makefile: 'test: t\n\t./t\nt: t.c sum.c sum.h\n\tcc -o t t.c sum.c\n',
      '.gitignore': 't\n',
      'sum.c': BUG_C,
      'sum.h': 'int add(int a, int b);\n',
      't.c':
        '#include <assert.h>\n#include "sum.h"\nint main(void) {\n  assert(add(1, 2) == 3);\n  return 0;\n}\n',
    },
  },
  [
    {
      id: 'R04c',
      what: 'a header takes the assertion away',
      code: [['sum.h', 'b);\n', 'b);\n#undef assert\n#define assert(x) ((void)(x))\n']],
    },
    {
      id: 'R03c',
      what: 'the program ends before it begins',
      code: '#include <unistd.h>\n__attribute__((constructor)) static void begin(void) { _exit(0); }\n',
    },
  ],
);

const BUG_RB = 'def add(a, b) = a - b\n';
against(
  {
    name: 'ruby',
    needs: "ruby -e 'require %q(minitest)'",
    run: 'ruby sum_test.rb',
    path: 'sum.rb',
    bug: BUG_RB,
    fix: BUG_RB.replace('-', '+'),
    files: {
      'sum.rb': BUG_RB,
      'other.rb': '',
      'sum_test.rb':
        "require 'minitest/autorun'\nrequire_relative 'sum'\nclass SumTest < Minitest::Test\n  def test_add = assert_equal(3, add(1, 2))\n  def test_zero = assert_equal(0, add(0, 0))\nend\n",
    },
  },
  [
    {
      id: 'R08b',
      what: 'an assertion is put before that of the runner, whose name is put together',
      code: 'module Quiet\n  def assert_equal(*) = assert(true)\nend\nObject.const_get(:Mini.to_s + "test")::Test.prepend(Quiet)\n',
    },
  ],
);

const BUG_SH = 'add() {\n  echo $(($1 - $2))\n}\n';
const IN_SHELL: Readonly<Record<string, string>> = {
  'nothing more is executed': 'set -n\n',
  'an exit behind another command': 'true; exit 0\n',
};
against(
  {
    name: 'a shell library',
    needs: 'bash --version',
    run: 'bash test.sh',
    path: 'lib/sum.sh',
    bug: BUG_SH,
    fix: BUG_SH.replace('-', '+'),
    files: {
      'lib/sum.sh': BUG_SH,
      'lib/other.sh': '',
      'test.sh':
        '. ./lib/sum.sh\nfailed=0\nif [ "$(add 1 2)" != 3 ]; then\n  echo "sum is wrong"\n  failed=1\nfi\nexit $failed\n',
    },
  },
  Object.entries(IN_SHELL).map(([what, code], at) => ({ id: `A07${'ab'[at]}`, what, code })),
);

const RUN_CHECKS = `import os, sys
fails = 0
try:
    import sums
    fails = int(sums.add(1, 2) != 3)
except Exception:
    fails = 1
os.makedirs('build/test-results/test', exist_ok=True)
open('build/test-results/test/TEST-Sum.xml', 'w').write('<testsuite tests="2"><testcase classname="Sum" name="add">%s</testcase><testcase classname="Sum" name="zero"/></testsuite>' % ('<failure message="no"/>' if fails else ''))
print('BUILD FAILED' if fails else 'BUILD SUCCESSFUL in 1s')
sys.exit(fails)
`;
against(
  {
    name: 'reports that a build writes',
    needs: 'python3 --version',
    run: 'rm -rf build; python3 run_checks.py',
    path: 'sums.py',
    bug: BUG_PY,
    fix: FIX_PY,
    files: {
      'build.gradle': 'apply plugin: "java"\n',
      'run_checks.py': RUN_CHECKS,
      'sums.py': BUG_PY,
      'other.py': '',
      '.gitignore': 'build/\n__pycache__/\n',
    },
  },
  [{ id: 'R06a', what: 'none is written', code: UNSEEN_EXIT }],
);

attack(
  'R09c',
  'an issue: a new test ends the run before the others, and asserts without the change',
  async ({ skip }) => {
    if (spawnSync('sh', ['-c', PYTEST.needs]).status !== 0) skip('no pytest');
    const { path, bug, fix } = PYTEST;
    const test = `import os\nimport sums\ndef test_new():\n    assert hasattr(sums, 'NEW')\n    os._exit(0)\n`;
    const run = await solved(
      {
        ...PYTEST,
        files: { ...PYTEST.files, [path]: fix },
        task: { mustBeRedAtBase: false, mayAddTests: true },
      },
      [
        [path, fix, `NEW = 1\n${bug}`],
        ['test_a.py', null, test],
      ],
    );
    expect({ outcome: run.result.outcome, isMergeable: isMergeable(run) }).toMatchObject({
      isMergeable: false,
    });
    return `${run.result.outcome}: no test was seen to pass`;
  },
);
