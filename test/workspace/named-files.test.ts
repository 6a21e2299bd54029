import { expect, it } from 'vitest';
import type { Task } from '../../src/core/task.ts';
import { filesNamedBy } from '../../src/workspace/named-files.ts';
import { openWorkspace } from '../../src/workspace/repo-tools.ts';
import { createRepository } from './git-repository.ts';
import { CLOSED_POLICY } from './open-tools.ts';

interface NamedCase {
  readonly what: string;
  readonly run: string;
  readonly files: Readonly<Record<string, string>>;
  readonly named: readonly string[];
  readonly workingDirectory?: string;
}

const PACKAGE = (scripts: Readonly<Record<string, string>>): string => JSON.stringify({ scripts });

const CASES: readonly NamedCase[] = [
  {
    what: 'a script that it starts, and what it reads',
    run: 'python3 check.py lru.py --cases=cases.txt < more.txt',
    files: { 'check.py': '', 'lru.py': '', 'cases.txt': '', 'more.txt': '' },
    named: ['cases.txt', 'check.py', 'more.txt'],
  },
  {
    what: 'a module, through launchers, and a hook',
    run: 'cd web && timeout 60 poetry run python -m checks.all; npx tsx --import=./hook.mjs all.ts; ./run',
    files: { 'web/checks/all.py': '', 'web/hook.mjs': '', 'web/all.ts': '', 'web/run': '', 'all.ts': '' },
    named: ['web/all.ts', 'web/checks/all.py', 'web/hook.mjs', 'web/run'],
  },
  {
    what: 'scripts of package.json, with those before and after, and no others',
    run: 'npm test',
    files: {
      'package.json': PACKAGE({
        pretest: 'node pre.js',
        test: 'npm run unit',
        unit: 'node unit.js',
        start: 'node start.js',
      }),
      'pre.js': '',
      'unit.js': '',
      'start.js': '',
    },
    named: ['pre.js', 'unit.js'],
  },
  {
    what: 'the target of make and what it needs, its variables expanded',
    run: 'make -C sub unit',
    files: {
      'sub/Makefile':
        'HERE = tools\nRUNNER := $(HERE)/run.mjs\nall:\n\t./all.sh\nunit: ready \\\n  lru.o\n\t@node $(RUNNER)\n' +
        'ready: ; -$(PYTHON) ready.py\ngame:\n\tpython3 game.py\n',
      'sub/tools/run.mjs': '',
      'sub/ready.py': '',
      'sub/all.sh': '',
      'sub/game.py': '',
    },
    named: ['sub/ready.py', 'sub/tools/run.mjs'],
  },
  {
    what: 'the first target of make',
    run: 'make',
    files: {
      Makefile: '.PHONY: all\nall: x.c\n\t./check.py\nrun:\n\t./run.py\n',
      'check.py': '',
      'run.py': '',
      'x.c': '',
    },
    named: ['check.py'],
  },
  {
    what: 'shell scripts and what these start in turn',
    run: 'sh ci/test.sh',
    files: {
      'ci/test.sh': '"$(dirname "$0")"/more.sh | tee log\n',
      'ci/more.sh': 'node all.mjs',
      'all.mjs': '',
    },
    named: ['all.mjs', 'ci/more.sh', 'ci/test.sh'],
  },
  {
    what: 'not what compilers, linters and runners are given',
    run: `gcc -o lru gzlib.c compress.c && ./lru; flake8 lru.py; mypy main.py; pytest lru.py
      shellcheck a.sh; eslint --fix lru.js; bash -n a.sh`,
    files: { 'gzlib.c': '', 'compress.c': '', 'lru.py': '', 'main.py': '', 'a.sh': '', 'lru.js': '' },
    named: [],
  },
  {
    what: 'not the sources in a makefile',
    run: 'make check',
    files: {
      Makefile:
        'SRCS = gzlib.c compress.c\ncheck: $(SRCS) lru.py\n\t$(CC) -o t $(SRCS)\n\tpython -m pytest lru.py\n',
      'gzlib.c': '',
      'compress.c': '',
      'lru.py': '',
    },
    named: [],
  },
  {
    what: "not a program's entry",
    run: 'node index.js --self-test && python3 main.py && npm start',
    files: {
      'index.js': '',
      'main.py': '',
      'server.js': '',
      'package.json': PACKAGE({ start: 'node server.js' }),
    },
    named: [],
  },
  {
    what: 'not a program whose output is looked at, nor what a script includes',
    run: './t.sh',
    files: {
      't.sh':
        '. lib/sum.sh\n[ "$(bin/sum 1 2)" = 3 ]\nx=`python3 sum.py 1 2`\n./total.py 1 | diff - three.txt\n' +
        'bin/all >out.txt\nruby ok.rb > /dev/null\n',
      'bin/sum': '',
      'bin/all': '',
      'lib/sum.sh': '',
      'sum.py': '',
      'total.py': '',
      'three.txt': '',
      'ok.rb': '',
    },
    named: ['ok.rb', 't.sh', 'three.txt'],
  },
  {
    what: 'from its folder',
    run: 'ruby all.rb',
    workingDirectory: 'web',
    files: { 'web/all.rb': '', 'all.rb': '' },
    named: ['web/all.rb'],
  },
  { what: 'no file outside', run: 'sh ../x.sh; sh /etc/x.sh; sh $X/..', files: { 'x.sh': '' }, named: [] },
  {
    what: 'scripts in a circle',
    run: './a.sh',
    files: { 'a.sh': './b.sh', 'b.sh': './a.sh' },
    named: ['a.sh', 'b.sh'],
  },
];

it.each(CASES)('names $what', async ({ run, files, named, workingDirectory = '.' }) => {
  const commit = {
    isFile: async (path: string) => files[path] !== undefined,
    readText: async (path: string) => files[path] ?? null,
  };
  const command = { run, shell: null, workingDirectory, env: {}, source: 'a test' };
  expect([...(await filesNamedBy(commit, [command]))].toSorted()).toEqual(named);
});

it('closes the same files while solving: those of the other failed jobs, of their builds, and of what guards', async () => {
  const { root, commit } = createRepository({
    'package.json': '{}',
    'src/index.js': '',
    ...Object.fromEntries(['one', 'two', 'made', 'guard', 'free'].map((name) => [`src/${name}.js`, ''])),
  });
  const command = (run: string) => ({ run, shell: null, workingDirectory: '.', env: {}, source: 'a test' });
  const task: Task = {
    goal: 'g',
    jobs: [
      { command: command('node src/one.js'), evidence: [] },
      {
        command: {
          ...command('node src/two.js'),
          builds: [{ ...command('node src/made.js'), step: 'Build' }],
        },
        evidence: [],
      },
    ],
    context: [],
    guards: [{ command: command('node src/guard.js'), stepMs: 1 }],
    baseCommit: commit,
    trigger: { kind: 'terminal' },
    mustBeRedAtBase: true,
  };
  await using workspace = await openWorkspace({ repository: root, task, settings: CLOSED_POLICY });
  const { closed } = await workspace.policy();
  const rules = ['one', 'two', 'made', 'guard', 'free'].map(
    (name) => closed(`src/${name}.js`)?.rule ?? 'open',
  );
  expect(rules).toEqual(['test command', 'test command', 'test command', 'test command', 'open']);
});
