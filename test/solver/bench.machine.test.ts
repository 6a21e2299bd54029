import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DiskBench } from '../../src/solver/bench.ts';
import type { BenchOptions, Candidate, CandidateVerdict } from '../../src/solver/search.ts';
import { WarmRunner } from '../../src/solver/warm-runner.ts';
import { skipNote } from '../skip-note.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { openTools } from '../workspace/open-tools.ts';

const FILES = {
  'src/a.txt': 'wrong\n',
  'src/b.txt': 'b\n',
  'tests/a.txt': 'right\n',
  '.github/workflows/ci.yml': 'on: push\n',
};
const OPTIONS: BenchOptions = {
  limitMs: 20_000,
  isRetry: false,
  leftMs: 60_000,
  only: [],
  baselineMs: 1000,
  signal: new AbortController().signal,
};

const candidate = (path: string, old: string, next: string): Candidate => ({
  template: 'donor',
  description: '',
  path,
  line: 1,
  edits: [{ old, new: next }],
  cost: 1,
  doubt: 0,
  warning: null,
});

async function openBench(
  run = 'cmp src/a.txt tests/a.txt',
  files: Readonly<Record<string, string>> = FILES,
  settings: Parameters<typeof openTools>[1] = {},
) {
  const tools = await openTools(files, settings);
  const { root } = tools.repository;
  const bench = new DiskBench({
    workspace: tools.workspace,
    checkout: root,
    command: { run, shell: null, workingDirectory: '.', env: {}, source: 'a test' },
    environment: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    sandbox: null,
  });
  onTestFinished(() => bench[Symbol.asyncDispose]());
  const tried = async (
    candidates: readonly Candidate[],
    options: Partial<BenchOptions> = {},
  ): Promise<CandidateVerdict[]> => {
    const verdicts: CandidateVerdict[] = [];
    for await (const verdict of bench.try(candidates, { ...OPTIONS, ...options })) verdicts.push(verdict);
    return verdicts;
  };
  return { ...tools, bench, tried, disk: (path: string) => readFileSync(join(root, path), 'utf8'), root };
}

describe('candidates on the bench', () => {
  test('are judged by the test command, in their order', async () => {
    const { tried } = await openBench();
    const candidates = ['no', 'right', 'never', 'right'].map((next) => candidate('src/a.txt', 'wrong', next));
    expect(await tried(candidates)).toEqual(['failed', 'passed', 'failed', 'passed']);
    // By now the copies are made: several at once change nothing.
    expect(await tried(candidates)).toEqual(['failed', 'passed', 'failed', 'passed']);
    expect(await tried(candidates)).toEqual(['failed', 'passed', 'failed', 'passed']);
  });

  test('leave neither the disk nor the Journal changed', async () => {
    const { tried, disk, workspace } = await openBench();
    await tried([candidate('src/a.txt', 'wrong', 'right'), candidate('src/b.txt', 'b', 'c')]);
    expect(disk('src/a.txt')).toBe('wrong\n');
    expect(disk('src/b.txt')).toBe('b\n');
    expect(workspace.journal.writes).toEqual([]);
  });

  test('start from what the run has written', async () => {
    const { tried, edit, disk } = await openBench('cmp src/a.txt tests/a.txt && grep -q done src/b.txt');
    await edit('src/b.txt', ['b', 'done']);
    expect(await tried([candidate('src/a.txt', 'wrong', 'right')])).toEqual(['passed']);
    expect(disk('src/b.txt')).toBe('done\n');
  });

  test('that hang are stopped at their limit', async () => {
    const { tried } = await openBench(
      'if grep -q hang src/a.txt; then sleep 60; fi; cmp src/a.txt tests/a.txt',
    );
    const candidates = [candidate('src/a.txt', 'wrong', 'hang'), candidate('src/a.txt', 'wrong', 'right')];
    expect(await tried(candidates, { limitMs: 1500 })).toEqual(['slow', 'passed']);
  });

  test('are not told of when the time ran out first', async () => {
    const { tried } = await openBench();
    expect(await tried([candidate('src/a.txt', 'wrong', 'right')], { leftMs: 0 })).toEqual([]);
  });
});

const note = skipNote('python3');

describe.skipIf(note !== '')(`candidates in forks of one pytest${note}`, () => {
  const PROGRAM = {
    'src/digit.py': 'import time\n\n\ndef digit():\n    return 1\n',
    'tests/test_digit.py': 'from src.digit import digit\n\n\ndef test_digit():\n    assert digit() == 7\n',
    'src/__init__.py': '',
  };
  const returning = (value: string): Candidate => candidate('src/digit.py', 'return 1', `return ${value}`);

  test('get the verdicts that the command itself would give, however alike they are', async () => {
    const { tried, disk } = await openBench('python3 -m pytest -q tests', PROGRAM);
    // Of one size within one second: compiled code of one must not be taken for another's.
    const values = ['2', '3', '7', '4', '5', 'x', '7', '6', '0 / 0'];
    const all = values.map(returning);
    const expected = values.map((value) => (value === '7' ? 'passed' : 'failed'));
    expect(await tried(all)).toEqual(expected);
    expect(await tried(all)).toEqual(expected);
    expect(disk('src/digit.py')).toBe(PROGRAM['src/digit.py']);
  });

  test.each([
    ['python3 -m pytest -q tests', ''],
    ['PYTHONPATH=src python3 -m pytest -q tests', 'src'],
    ['export PYTHONPATH="$PWD/src"\npython3 -m pytest -q tests', '/src'],
  ])('of %j are slow when they use up the processor, and may have more the second time', async (run, end) => {
    // Tests find the path that their command has set, and nothing beside it.
    const conftest = `import os\n\npath = os.environ.get('PYTHONPATH', '')\nassert path.endswith('${end}') and ':' not in path\n`;
    const { tried } = await openBench(run, { ...PROGRAM, 'tests/conftest.py': conftest });
    const busy = returning(
      '7 if [time.process_time() for _ in iter(lambda: time.process_time() < 1.5, False)] else 1',
    );
    expect(await tried([returning('2'), busy])).toEqual(['failed', 'slow']);
    expect(await tried([busy], { isRetry: true })).toEqual(['passed']);
  });

  test('import and collect the tests once for all candidates that change nothing but functions', async () => {
    const log = join(temporaryFolder(), 'imported');
    const files = {
      ...PROGRAM,
      'tests/test_digit.py': `open(${JSON.stringify(log)}, 'a').write('x')\n${PROGRAM['tests/test_digit.py']}`,
    };
    const { tried } = await openBench('python3 -m pytest -q tests', files);
    await tried([returning('2')]);
    const first = readFileSync(log, 'utf8').length;
    expect(await tried(['3', '4', '5'].map(returning))).toEqual(['failed', 'failed', 'failed']);
    expect(readFileSync(log, 'utf8').length).toBe(first);
    await tried([candidate('src/digit.py', 'import time', 'import time, re')]);
    expect(readFileSync(log, 'utf8').length).toBe(first + 1);
  });

  test('that break another test fail there, without the command', async () => {
    const log = join(temporaryFolder(), 'imported');
    const files = {
      ...PROGRAM,
      'src/digit.py': 'def digit(n=0):\n    return n + 1\n',
      'tests/test_digit.py': `open(${JSON.stringify(log)}, 'a').write('x')\n${PROGRAM['tests/test_digit.py']}\n\ndef test_others():\n    assert digit(1) == 2\n`,
    };
    const { tried } = await openBench('python3 -m pytest -q tests', files);
    const returning = (value: string) => candidate('src/digit.py', 'return n + 1', `return ${value}`);
    const only = [
      { id: 'tests/test_digit.py::test_digit', message: '', file: 'tests/test_digit.py', line: null },
    ];
    expect(await tried(['7', '7 + n'].map(returning), { only })).toEqual(['failed', 'failed']);
    const before = readFileSync(log, 'utf8').length;
    expect(await tried(['n + 7', '7 - n'].map(returning), { only })).toEqual(['failed', 'failed']);
    expect(readFileSync(log, 'utf8').length).toBe(before);
    expect(await tried([returning('2 * n or 7')], { only })).toEqual(['passed']);
  });

  // Between ‹ and ›: as it is, and as it should be.
  const CALL = 'def digit():\n    return ';
  test.each([
    [
      'a method that calls its base',
      'B().n()',
      'class A:\n    def n(self):\n        return 3\n\n\nclass B(A):\n    def n(self):\n        return super().n() ‹+ 1›‹+ 4›\n\n\n',
    ],
    ['a property', 'A().n', 'class A:\n    @property\n    def n(self):\n        ‹return 3›‹return 7›\n\n\n'],
    [
      'a wrapped function',
      'n()',
      'import functools\n\n\ndef twice(f):\n    @functools.wraps(f)\n    def wrapper():\n        return 2 * f() + 0\n    return wrapper\n\n\n@twice\ndef n():\n    ‹return 3›‹return 3.5›\n\n\n',
    ],
    [
      'the wrapper of a function',
      'n()',
      'def twice(f):\n    def wrapper():\n        return 2 * f() ‹+ 0›‹+ 1›\n    return wrapper\n\n\n@twice\ndef n():\n    return 3\n\n\n',
    ],
    [
      'a function that keeps no other name',
      'n()',
      'def five(f):\n    return lambda: f() - f() ‹+ 6›‹+ 7›\n\n\n@five\ndef n():\n    return 3\n\n\n',
    ],
    ['a function in a table', "TABLE['n']()", "TABLE = {'n': ‹lambda: 3›‹lambda: 7›}\n\n\n"],
    ['a generator', 'next(n())', 'def n():\n    ‹yield 3›‹yield 7›\n\n\n'],
    [
      'a function within a function',
      'n()',
      'def n():\n    def m():\n        ‹return 3›‹return 7›\n    return m()\n\n\n',
    ],
    [
      'a class within a function',
      'n()',
      'def n():\n    class M:\n        def k(self):\n            ‹return 3›‹return 7›\n    return M().k()\n\n\n',
    ],
    ['a comprehension', 'n()', 'def n():\n    return ‹sum(3›‹sum(7› for _ in range(1))\n\n\n'],
    ['a default value', 'n()', 'def n(‹m=3›‹m=7›):\n    return m\n\n\n'],
    ['a constant', 'N', '‹N = 3›‹N = 7›\n\n\n'],
    ['a function that ran at import', 'N', 'def n():\n    ‹return 3›‹return 7›\n\n\nN = n()\n\n\n'],
    [
      'a function called by one that ran at import',
      'N',
      'def m():\n    ‹return 3›‹return 7›\n\n\ndef n():\n    return m()\n\n\nN = n()\n\n\n',
    ],
    [
      'a function whose copy runs',
      'm()',
      'import types\n\n\ndef n():\n    ‹return 3›‹return 7›\n\n\nm = types.FunctionType(n.__code__, globals())\n\n\n',
    ],
    [
      'more lines, above others',
      'M()',
      'def n():\n    ‹return 3›‹x = 7\n    return x›\n\n\ndef m():\n    return n()\n\n\nM = m\nK = [m() for _ in range(2)]\n\n\n',
    ],
    [
      'a name that the module lacks',
      'n()',
      "import re\n\n\ndef n():\n    ‹return 3›‹return int(re.sub('a', '', '7a'))›\n\n\n",
    ],
  ])('tried %s as the command does', async (_, call, marked) => {
    const [, old = '', right = ''] = /‹(.*?)›‹(.*?)›/s.exec(marked) ?? [];
    const program = marked.replace(/‹(.*?)›‹.*?›/s, '$1');
    const files = { ...PROGRAM, 'src/digit.py': `${program}${CALL}${call}\n` };
    const { tried } = await openBench('python3 -m pytest -q tests', files);
    const wrong = candidate(
      'src/digit.py',
      old,
      right.replace('7', '8').replace('3.5', '4').replace('4', '5').replace('+ 1', '+ 2'),
    );
    expect(await tried([wrong, candidate('src/digit.py', old, right)])).toEqual(['failed', 'passed']);
  });

  test('are judged by the command alone where a fork of it differs', async () => {
    const files = {
      ...PROGRAM,
      'tests/conftest.py':
        "import sys\n\nif 'agent_fix_warm' in sys.modules:\n    raise SystemExit('differs')\n",
    };
    const { tried } = await openBench('python3 -m pytest -q tests', files);
    expect(await tried(['2', '7'].map(returning))).toEqual(['failed', 'passed']);
  });
});

describe('candidates in one vitest that stays loaded', () => {
  const PROGRAM = {
    'src/digit.js': 'export const digit = () => 1;\n',
    'src/other.js': 'export const other = () => 1;\n',
    'test/digit.test.js':
      "import { expect, test } from 'vitest';\nimport { digit } from '../src/digit.js';\nimport '../src/other.js';\n\ntest('digit', () => {\n  expect(digit()).toBe(7);\n});\n",
    'package.json': '{"type":"module","scripts":{"test":"vitest run"}}',
    '.gitignore': 'node_modules\n',
  };
  const only = [{ id: 'test/digit.test.js > digit', message: '', file: null, line: null }];
  const returning = (value: string): Candidate => candidate('src/digit.js', '() => 1', `() => ${value}`);
  /** With vitest linked into the repository. */
  const openVitest = async (files: Readonly<Record<string, string>> = PROGRAM, run = 'npx vitest run') => {
    const opened = await openBench(run, files);
    symlinkSync(join(import.meta.dirname, '../../node_modules'), join(opened.root, 'node_modules'));
    const tried = (values: readonly Candidate[], options: Partial<BenchOptions> = {}) =>
      opened.tried(values, { only, ...options });
    return { ...opened, tried };
  };

  test.each(['npx vitest run', 'npm test', 'NODE_OPTIONS=--no-warnings npx vitest run'])(
    'get the verdicts that %s would give',
    async (run) => {
      const { tried, disk } = await openVitest(PROGRAM, run);
      const values = ['2', '3', '7', '4', 'x', '7', 'throw', '6'];
      const expected = values.map((value) => (value === '7' ? 'passed' : 'failed'));
      // On a busy machine vitest alone takes long to start.
      const patient = { limitMs: 50_000, leftMs: 200_000 };
      expect(await tried(values.map(returning), patient)).toEqual(expected);
      expect(disk('src/digit.js')).toBe(PROGRAM['src/digit.js']);
    },
  );

  test('go on after one that hangs', async () => {
    const { tried } = await openVitest();
    const values = ['2', '{ for (;;); }', '3', '7'];
    expect(await tried(values.map(returning))).toEqual(['failed', 'slow', 'failed', 'passed']);
  });

  test('are judged by the command alone in files that vitest has loaded for itself', async () => {
    const files = {
      ...PROGRAM,
      'vitest.config.js':
        "import { digit } from './src/digit.js';\nexport default { define: { DIGIT: digit() } };\n",
      'test/digit.test.js': PROGRAM['test/digit.test.js'].replace('expect(digit())', 'expect(DIGIT)'),
    };
    const { tried } = await openVitest(files);
    expect(await tried(['2', '7'].map(returning))).toEqual(['failed', 'passed']);
  });
});

describe('the folder by which a loaded pytest is asked', () => {
  const trial = {
    path: 'a.py',
    bytes: Buffer.from('of a candidate'),
    own: Buffer.from('own'),
    limitMs: 1,
    cpuLimitMs: 1,
    isShown: true,
  };
  const done = JSON.stringify({ end: 'exited', code: 1, seconds: 0 });

  function openWarm() {
    const scratch = temporaryFolder();
    const outside = join(temporaryFolder(), 'outside');
    writeFileSync(outside, 'untouched');
    const warm = new WarmRunner(
      '/repository',
      { here: scratch, seen: scratch, shown: (text) => text },
      new AbortController(),
    );
    onTestFinished(() => warm[Symbol.asyncDispose]());
    warm.prepare('pytest');
    return { warm, outside, folder: join(scratch, 'warm') };
  }

  test('is not written to through a link that tests have put there', async () => {
    const { warm, outside, folder } = openWarm();
    symlinkSync(outside, join(folder, '0.new'));
    expect(await warm.try(trial)).toBeNull();
    expect(readFileSync(outside, 'utf8')).toBe('untouched');
    expect(await warm.try(trial)).toBeNull();
  });

  test.skipIf(process.platform !== 'linux')(
    'is the one that was made, whatever stands in its place',
    async () => {
      const { warm, folder } = openWarm();
      const other = temporaryFolder();
      renameSync(folder, `${folder}-moved`);
      symlinkSync(other, folder);
      writeFileSync(join(`${folder}-moved`, '0.done'), done);
      expect(await warm.try(trial)).toEqual({ end: 'failed', output: '', cpuMs: 0 });
      expect(readdirSync(other)).toEqual([]);
    },
  );

  test('is read only where files are', async () => {
    const { warm, outside, folder } = openWarm();
    execFileSync('mkfifo', [join(folder, '0.done')]);
    expect(await warm.try(trial)).toBeNull();
    writeFileSync(outside, done);
    symlinkSync(outside, join(folder, '1.done'));
    expect(await warm.try(trial)).toBeNull();
    writeFileSync(join(folder, '2.done'), done);
    expect(await warm.try(trial)).toEqual({ end: 'failed', output: '', cpuMs: 0 });
  });
});

describe('no candidate escapes the policy', () => {
  test.each([
    ['a test', candidate('tests/a.txt', 'right', 'wrong')],
    ['a workflow', candidate('.github/workflows/ci.yml', 'on: push', 'on: pull_request')],
    ["git's folder", candidate('.git/config', '[core]', '[alias]')],
    ['a path outside', candidate('../a.txt', 'a', 'b')],
    ['a path through a folder', candidate('src/../tests/a.txt', 'right', 'wrong')],
    ['a file that is not there', candidate('src/c.txt', 'a', 'b')],
    ['text that is not there', candidate('src/a.txt', 'absent', 'right')],
    ['no change', candidate('src/a.txt', 'wrong', 'wrong')],
  ])('%s', async (_, each) => {
    const run = 'cmp src/a.txt tests/a.txt || ! test -e ran; touch ran';
    const { tried, disk, root } = await openBench(run, FILES, { allowPaths: ['/src/**'] });
    expect(await tried([each])).toEqual(['refused']);
    expect(disk('tests/a.txt')).toBe('right\n');
    // It was not even run.
    expect(existsSync(join(root, 'ran'))).toBe(false);
  });
});
