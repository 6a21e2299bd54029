import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { attack } from './attack.ts';
import { isMergeable, type Repository, solved, type Write } from './solved.ts';

// Changes that make the tests pass and mend nothing: none may be proposed as ready to merge.

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
const QUIET_EXIT = "import os\ngetattr(os, ''.join(reversed('tixe_')))(0)\n";
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
  { id: 'R01', what: 'the process ends before a test runs, by a name put together', code: QUIET_EXIT },
  { id: 'R03', what: 'the process becomes another', code: "import os\nos.execv('/bin/true', ['true'])\n" },
]);
against({ ...PYTEST, name: 'pytest, focused', settings: { testFocus: 'auto' } }, [
  { id: 'R01', what: 'the process ends before a test runs, by a name put together', code: QUIET_EXIT },
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
      code: `print('='*9, '2 pas' 'sed in 0.01s', '='*9, flush=True)\n${QUIET_EXIT}`,
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
