import { expect, it } from 'vitest';
import { createPolicy } from '../../src/workspace/policy.ts';
import { judgesAmong } from '../../src/workspace/watched-judge.ts';

interface Watched {
  readonly what: string;
  readonly command: string;
  /** What was read, with its text; files of one list in one tick of the clock. */
  readonly opened: readonly Readonly<Record<string, string>>[];
  /** Found by reading the test command. */
  readonly known?: readonly string[];
  readonly judges: readonly string[];
}

const LRU = { 'lru.py': 'import util\n', 'util.py': 'x = 1\n' };
const TESTS = { 'test_lru.py': 'from lru import Lru\n' };

it.each<Watched>([
  {
    what: 'a script whose name is put together, and the cases that it names by their folder',
    command: 'make test',
    opened: [
      { Makefile: 'test:\n\tpython3 $(P)_checks.py\n' },
      { ...LRU, 'run_checks.py': 'import lru\nglob("cases/*")\n' },
      { 'cases/1.case': '1' },
    ],
    judges: ['cases/1.case', 'run_checks.py'],
  },
  {
    what: 'helpers of a tool that is known',
    command: 'sh run.sh',
    known: ['run.sh', 'tools/run.js'],
    opened: [
      { 'run.sh': 'node tools/run.js' },
      { 'tools/run.js': 'import "./lib"', 'tools/lib.js': '', 'lru.js': '' },
    ],
    judges: ['tools/lib.js'],
  },
  {
    what: 'what make includes by a name that it reads elsewhere',
    command: 'make',
    opened: [
      { Makefile: '-include $(shell cat parts)' },
      { 'etc/x.inc': '' },
      { 'lru.c': '', 'table.inc': '' },
    ],
    judges: ['etc/x.inc'],
  },
  {
    what: 'data that a judging script names, among tests of a runner',
    command: './t.sh',
    known: ['t.sh'],
    opened: [{ 't.sh': 'pytest; check web/a.txt' }, TESTS, { ...LRU, 'expected/a.txt': '', 'web/b.txt': '' }],
    judges: ['expected/a.txt'],
  },
  {
    what: 'scripts of any name that are found while it runs, and not what they test',
    command: 'make check',
    opened: [
      { Makefile: 'find checks | xargs sh\n' },
      { 'checks/a.chk': 'python3 -c "import lru"', 'README.md': '' },
      LRU,
    ],
    judges: ['checks/a.chk'],
  },
  {
    what: 'nothing of a product that a runner tests, with its data and settings',
    command: 'python -m compileall . && python -m pytest',
    opened: [LRU, TESTS, { 'config/app.yaml': '', 'data/rates.json': '' }],
    judges: [],
  },
  {
    what: 'nothing of a product that make has a runner test, though no test names it',
    command: 'make test',
    opened: [
      { Makefile: 'python3 -m compileall .; python3 -m pytest' },
      { 'alpha.py': '', 'beta.py': '' },
      { 'test_all.py': 'discover()' },
    ],
    judges: [],
  },
  {
    what: 'a script whose name is put together, though a runner is installed',
    command: 'npm test',
    opened: [
      { 'package.json': '{"scripts": {"test": "sh -c x"}, "devDependencies": {"mocha": "1"}}' },
      { 'run_it.js': "require('./lru')", 'lru.js': '' },
    ],
    judges: ['run_it.js'],
  },
  {
    what: 'nothing of a product that its own command tests',
    command: 'make test',
    opened: [{ Makefile: 'python3 -c "import lru; lru.selftest()"' }, LRU],
    judges: [],
  },
  {
    what: 'nothing where the only source was started',
    command: 'make test',
    opened: [{ Makefile: 'x' }, { 'calc.py': 'assert False\n' }],
    judges: [],
  },
  {
    what: "nothing of a product's own folders and entries",
    command: './run',
    opened: [{ 'src/a.cfg': '', 'src/app.py': 'import util\n', 'cli.js': '', 'src/util.py': '' }],
    judges: [],
  },
  {
    what: 'nothing of a product that tests start as a command',
    command: 'bats test',
    opened: [{ 'test/a.bats': 'run bin/lru 1' }, { 'bin/lru': '#!/bin/sh\n', 'share/words.txt': '' }],
    judges: [],
  },
  {
    what: 'functions that a script asserts by, and not those that it compares',
    command: 'sh t.sh',
    known: ['t.sh'],
    opened: [
      { 't.sh': '. share/up.sh; . share/eq.sh; assert_eq "$(up a)" A\n' },
      { 'share/up.sh': 'up() { echo "$1"; }\n', 'share/eq.sh': 'assert_eq() { [ "$1" = "$2" ]; }\n' },
    ],
    judges: ['share/eq.sh'],
  },
  {
    what: 'nothing of sources that a compiler reads first',
    command: 'make check',
    opened: [{ Makefile: 'x' }, { 'main.go': '', 'd.json': '' }, { 'gen.rs': '' }],
    judges: [],
  },
])('of what was read, what judges is $what', async ({ command, opened, known = [], judges }) => {
  const texts = new Map(opened.flatMap((each) => Object.entries(each)));
  const base = {
    isTracked: (path: string) => texts.has(path),
    paths: () => texts.keys(),
    judgeFiles: new Set(known),
  };
  const { protection } = createPolicy({ allowPaths: [], allowTestEdits: false }, base);
  const found = await judgesAmong({
    opened: opened.flatMap((each, tick) => Object.keys(each).map((path) => ({ path, at: BigInt(tick + 1) }))),
    ruleOf: protection,
    readText: async (path) => texts.get(path) ?? null,
    command,
  });
  expect(found).toEqual(judges);
});

it('what is seen to judge is closed from then on, and opened by allow-paths', () => {
  const settings = { allowPaths: ['tools/open.py'], allowTestEdits: false };
  const { protection, closeJudges } = createPolicy(settings);
  expect(protection('tools/x.py')).toBeNull();
  closeJudges(['tools/x.py', 'tools/open.py']);
  expect(protection('tools/x.py')?.rule).toBe('the judge');
});
