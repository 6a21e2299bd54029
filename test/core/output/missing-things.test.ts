import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BRINGS, MISSING_ROWS } from '../../../src/core/output/missing-rows.ts';
import { readOutput } from '../../../src/core/output/test-output.ts';
import { likenessToCi, missingText } from '../../../src/core/verdict/same-failure.ts';
import { outputPattern, plainestOf } from '../../../src/core/words.ts';
import { expectLinear } from '../../linear.ts';

/** A log of CI with a failing test, and with the commands, which runners, npm, make and `set -x` echo. */
const CI = [
  '> vitest run && jest && pytest && mocha && node x && tox && phpunit && rspec && go test ./... && mvn test',
  '+ pytest tox node npm pnpm bun cmake vendor/bin/phpunit ./gradlew git-lfs DATABASE_URL API_URL localhost',
  'FAILED tests/test_sum.py::test_adds - assert 1 == 3',
  '1 failed, 3 passed in 0.10s',
].join('\n');
const readOutputOf = (text: string) => readOutput(text);

const EXAMPLES = MISSING_ROWS.flatMap((row) =>
  Object.entries(row.says).map(([says, example]) => ({ says, example, row })),
);

describe('the advice', () => {
  test.each(Object.entries(BRINGS))('%s is a whole sentence', (_, bring) => {
    const count = (mark: string) => bring.split(mark).length - 1;
    expect(count('(')).toBe(count(')'));
    expect(count('`') % 2).toBe(0);
    expect(bring).not.toMatch(/(?: (?:of|the|to|and|or)|[,;])$/);
  });

  test.each([
    [
      'sh: 1: vitest: not found',
      { node: 'pnpm install --frozen-lockfile' },
      'pnpm install --frozen-lockfile',
    ],
    ["E   ModuleNotFoundError: No module named 'numpy'", { python: 'uv sync', node: 'npm ci' }, 'uv sync'],
  ])('names the one package manager of the lock file: %s', (line, installs, install) => {
    const [piece] = readOutput(line).missing();
    expect(piece && missingText(piece, installs)).toMatch(
      new RegExp(`To mend it: install the dependencies first: \`${install}\`$`),
    );
  });

  test('names all of them where no lock file says', () => {
    const [piece] = readOutput('sh: 1: vitest: not found').missing();
    expect(piece && missingText(piece, { python: 'uv sync' })).toContain('`npm ci` (or `pnpm install');
  });

  test.each([
    ['fatal error: src/wire/wire.h: No such file or directory', true],
    ["FileNotFoundError: [Errno 2] No such file or directory: '/home/a/repo/src/wire/data/a.json'", true],
    ['go: a@v0.0.0: replacement directory ./src/wire does not exist', true],
    ['fatal error: src/wired/wire.h: No such file or directory', false],
    ['fatal error: my-src/wire.h: No such file or directory', false],
  ])('names the submodules where the path lies in one: %s: %s', (line, isInside) => {
    const [piece] = readOutput(line).missing();
    const text = piece && missingText(piece, { submodules: ['src/wire', 'lib'] });
    expect(text?.includes('submodules: recursive')).toBe(isInside);
  });

  test('names ./configure where there is no makefile', () => {
    const [piece] = readOutput('make: *** No targets specified and no makefile found.  Stop.').missing();
    expect(piece && missingText(piece)).toContain('run `./configure` before the tests');
  });

  test('tells what was not in CI only where the whole log is at hand', () => {
    const here = "E   ModuleNotFoundError: No module named 'numpy'";
    const why = (ci: string) => {
      const likeness = likenessToCi(readOutputOf(ci), readOutputOf(here));
      return 'why' in likeness ? likeness.why : null;
    };
    expect(why(CI)).toContain('numpy is missing here and was not in CI: ');
    expect(why(`[… 900 lines left out …]\n${CI}`)).toContain('numpy is missing here: ');
  });
});

test('a line that a pattern finds holds one of its plain texts, in whatever form the line is printed', () => {
  const forms: readonly ((line: string) => string)[] = [
    (line) => line.toUpperCase(),
    (line) => line.toLowerCase(),
    (line) => line.replaceAll(' ', ' \t'),
    (line) => line.replace(/['"‘’“”`]/g, '’'),
    // Letters that fold to `s`, `k` and `i`, or look as if they did.
    (line) => line.replaceAll('s', 'ſ').replaceAll('k', '\u212a').replaceAll('i', 'İ'),
    (line) => `\u001b[1m${line}\u001b[0m\r`,
  ];
  const lines = EXAMPLES.flatMap(({ example }) => [example, ...forms.map((form) => form(example))]);
  const lost = EXAMPLES.flatMap(({ says }) => {
    const [pattern, plainest] = [outputPattern(says), plainestOf(says).map((text) => text.toLowerCase())];
    const isTried = (line: string) => plainest.some((text) => line.toLowerCase().includes(text));
    return lines.filter((line) => pattern.test(line) && !isTried(line)).map((line) => `${says}: ${line}`);
  });
  expect(lost).toEqual([]);
});

describe('a missing thing', () => {
  test.each(EXAMPLES)('$says: $example', ({ says, example, row }) => {
    const name = outputPattern(says).exec(example.trim())?.[1] ?? '';
    if (row.what.includes('{name}')) expect(name).not.toBe('');
    const [piece] = readOutput(example).missing();
    expect(piece).toMatchObject({ what: row.what.replace('{name}', () => name), kind: row.kind });
    expect(piece?.what).not.toContain('{');
    expect(piece?.bring).toMatch(/\w/);
    expect(piece?.bring).not.toContain('{');
    if (row.bring !== null) expect(piece?.bring).toBe(row.bring);
    expect(likenessToCi(readOutputOf(CI), readOutputOf(example)).kind).toBe('missing');
    expect(likenessToCi(readOutputOf(example), readOutputOf(example)).kind).not.toBe('missing');
  });

  test('has no words longer than 120 characters', () => {
    for (const { says } of EXAMPLES) expect(says.length, says).toBeLessThanOrEqual(120);
  });

  test.each([
    ['/bin/sh: 1: /tmp/t/tool: Permission denied\n[agent-fix: the sandbox hides /tmp/t/tool]', /tool/, /./],
    ['python -m pytest -q\nmake: pytest: No such file or directory', /command pytest/, /pip install pytest/],
    ['> a@1.0.0 test\n> vitest run\n\nsh: 1: vitest: not found', /command vitest/, /npm ci/],
    ['/usr/bin/env: ‘node’: No such file or directory', /command node/, /setup-node/],
    // uutils 0.12.0 and sudo-rs 0.2.15, which are Ubuntu's.
    [
      "env: 'node': No such file or directory\nenv: use -[v]S to pass options in shebang lines",
      /command node/,
      /setup-node/,
    ],
    ['nice: pytest: No such file or directory (os error 2)', /command pytest/, /pip install pytest/],
    ["nohup: failed to run command 'pnpm': No such file or directory", /command pnpm/, /pnpm\/action-setup/],
    ["sudo: 'pnpm': command not found", /command pnpm/, /pnpm\/action-setup/],
    ['timeout: failed to execute process: No such file or directory (os error 2)', /`timeout`/, /install/],
    ['sudo: A terminal is required to authenticate', /right to be root/, /sandbox: off/],
    ["sudo: I'm sorry runner. I'm afraid I can't do that", /right to be root/, /sandbox: off/],
    ['bash: line 1: pnpm: command not found', /command pnpm/, /pnpm\/action-setup/],
    ['sh: 1: bun: not found', /command bun/, /setup-bun/],
    ['/bin/bash: line 1: go: command not found', /command go/, /setup-go/],
    ['bash: line 1: mvn: command not found', /command mvn/, /setup-java/],
    ['bash: line 1: ./gradlew: Permission denied', /gradlew/, /chmod/],
    ['bundler: command not found: rspec\nInstall missing gem executables', /command rspec/, /bundle install/],
    ['sh: 1: vendor/bin/phpunit: not found', /vendor\/bin\/phpunit/, /composer install/],
    ['sh: 1: composer: not found', /command composer/, /setup-php/],
    ['bash: line 1: cmake: command not found', /command cmake/, /apt-get/],
    ['bash: line 1: poetry: command not found', /command poetry/, /pip install poetry/],
    ['bash: line 1: python3.9: command not found', /command python3.9/, /setup-python/],
    ['Error: spawn git-lfs ENOENT', /command git-lfs/, /install git-lfs/],
    [
      "E   ModuleNotFoundError: No module named 'yaml'\n[agent-fix: pyproject.toml declares yaml, which is not installed]",
      /yaml/,
      /poetry install/,
    ],
  ])('is told with what brings the program of its name: %j', (output, what, bring) => {
    const likeness = likenessToCi(readOutputOf(CI), readOutputOf(output));
    if (likeness.kind !== 'missing') throw new Error(JSON.stringify(likeness));
    expect(likeness.piece.what).toMatch(what);
    expect(likeness.piece.bring).toMatch(bring);
  });
});

/** Lines that tools printed, each behind what it says is missing: the rows that find them are more general than their own examples. */
const LINES = readFileSync(join(import.meta.dirname, 'missing-lines.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((entry) => entry.split(/ \| (.*)/s));

test.each(LINES)('%s is missing where a tool prints %j', (what, line = '') => {
  expect(readOutput(line).missing()).toMatchObject([{ what }]);
  expect(likenessToCi(readOutputOf(CI), readOutputOf(line)).kind).toBe('missing');
});

const RUNNERS = join(import.meta.dirname, '../../runners');
const NO_MODULE = ['the Python module nothing_here'];
/** By file, what recorded outputs of runners report as missing; not node_modules, of which pnpm warns in each shop of several packages. */
const RECORDED: Readonly<Record<string, readonly string[]>> = {
  'outputs/ctest-4.xml': ['the built file or package nowhere_at_all'],
  'outputs/ctest-none.txt': ['the build of CMake'],
  'outputs/ctest-unconfigured.txt': ['the build of CMake'],
  'outputs/ctest-v.txt': ['the built file or package nowhere'],
  'outputs/ctest.txt': ['the built file or package nowhere'],
  'outputs/nose2-missing.txt': ['the Python module nosuch'],
  'outputs/pytest9-plain.txt': NO_MODULE,
  'outputs/pytest9-q.txt': NO_MODULE,
  'outputs/pytest9.xml': NO_MODULE,
  'outputs/rspec-plain.txt': ['the Ruby file nope_nope'],
  'outputs/trial.txt': ['the Python module nowhere'],
  'outputs/unittest-3.11.7-v.txt': NO_MODULE,
  'outputs/unittest-3.13.0-none.txt': NO_MODULE,
  'outputs/unittest-3.13.0.txt': NO_MODULE,
  'outputs/unittest-3.8.18.txt': NO_MODULE,
  'shops/ctest.txt': ['the built file or package nowhere_at_all'],
  'shops/nose2.txt': ['the Python module nowhere_at_all', 'the Python module _ErrorHolder'],
  'shops/pytest-xdist.txt': ['the Python module nowhere_at_all'],
  'shops/unittest.txt': ['the Python module nowhere_at_all'],
};

test('recorded outputs report what is missing in them, and nothing else', () => {
  const files = ['outputs', 'shops'].flatMap((folder) =>
    readdirSync(join(RUNNERS, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const reported = files.flatMap((file) => {
    const pieces = readOutput(readFileSync(file, 'utf8')).missing();
    const whats = pieces.map(({ what }) => what).filter((what) => what !== 'the folder node_modules');
    return whats.length === 0 ? [] : [[file.slice(RUNNERS.length + 1), whats] as const];
  });
  expect(Object.fromEntries(reported)).toEqual(RECORDED);
});

/** Red by a fault of the repository, beside words that speak of missing things. */
const HONEST: readonly string[] = [
  '-- Could NOT find ZLIB (missing: ZLIB_LIBRARY)\n-- Configuring done\n1/2 Test #1: sum ...***Failed    0.01 sec',
  'sh: 1: docker: not found\nskipped the image\n12 checks, 1 went wrong',
  'bash: warning: setlocale: LC_ALL: cannot change locale (de_DE.UTF-8)\nexpected 3, got 4',
  'npm warn EBADENGINE Unsupported engine {\nnot ok 1 - adds',
  "AssertionError: expected 'Cannot find user' to equal 'User not found'",
  'AssertionError: expected [Function] to throw error matching /missing/ but got none',
  '--- FAIL: TestOpen (0.00s)\n    open_test.go:9: open: no such file or directory, want nil',
  "thread 'finds' panicked at src/lib.rs:4:5:\nassertion `left == right` failed: not found\n  left: None\n right: Some(1)",
  "FAILED tests/test_cli.py::test_help - AssertionError: assert 'usage: tool' in 'command not found'",
  'java.lang.AssertionError: expected:<404 not found> but was:<200>',
  "Error: Cannot find module './sum.js'\nRequire stack:\n- /a/index.js",
  "E   ModuleNotFoundError: No module named 'cart.total'",
  "E   ImportError: cannot import name 'total' from 'cart' (/a/cart.py)",
  'src/a.c:3:10: error: unknown type name size_tt',
  "src/a.ts(1,19): error TS2307: Cannot find module './total' or its corresponding type declarations.",
  'panic: runtime error: invalid memory address or nil pointer dereference',
  "NoMethodError: undefined method `total' for nil:NilClass",
  "TypeError: Cannot read properties of undefined (reading 'version')",
  'Segmentation fault (core dumped)',
  'lint: 3 problems (3 errors, 0 warnings)\n  1:1  error  Missing semicolon  semi',
  'ValueError: time zone must be a string, not int',
  '✗ reads package.json\n  GET http://localhost:3000/a 500\n  expected 1, got 2',
  '✗ shows the list to display\nError: user_config not found\nexpected 1, got 2',
  'Error: The package for order 5 could not be found\n1 failed',
  "Error: No such command 'frob'.\nexpected 0, got 2",
  "Error: Can't find model Car\nTypeError: f requires exactly 2 arguments, not 3",
  'AssertionError: expected total 4.50 or higher, tool frobnicate is not installed',
  // The product's own tasks, edges, nodes, bindings, requests and displays
  'Error: The task 5 could not be found',
  'Error: could not find edge (1, 2)',
  'Error: Running node 7 twice',
  'Error: Missing binding for parameter id',
  'Error: Could not GET /users/1',
  'Error: nothing to connect to display 2',
  'warns of what it does not know\nUnsupported YAML version 1.3\nexpected 1, got 2',
  'go: inconsistent vendoring in /a:\n\texplicitly required in go.mod, but not in vendor/modules.txt',
  '12:30:45 ERROR Connection refused by the rules, 3 expected',
  // Programs whose tests are about missing ones
  'output was: sh: 1: frobnicate: not found\ntest_unknown failed',
  '+ sh -c frobnicate\nsh: 1: frobnicate: not found\n+ test = hello',
  'bash: line 1: frobnicate: command not found\n--- -\n+++ err.txt\n@@ -1 +1 @@\n-frobnicate: no such command\n+bash: line 1: frobnicate: command not found',
  '+ bash -c frobnicate\nbash: line 1: frobnicate: command not found\n+ rc=127\n+ [ 127 = 126 ]',
  'sh: 1: frobnicate: not found\n\nTraceback (most recent call last):\n  File "a1.py", line 3, in <module>\n    assert out == "hello", out\nAssertionError: sh: 1: frobnicate: not found',
  'wrong message\nsh: 1: frobnicate: not found\nmake: *** [Makefile:3: check] Error 1',
  '✖ says what is missing\n  AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n  + "sh: 1: frobnicate: not found"\n  - "install frobnicate first"',
  "E       assert \"ModuleNotFoundError: No module named 'nonesuch'\" == 'plugin nonesuch is not there'",
  '    a_test.go:3: got exec: "nonesuch": executable file not found in $PATH, want tool is missing\n--- FAIL: TestExec (0.00s)',
  "not ok 2 fails for real\n# (in test file bats.bats, line 2)\n#   `frobnicate --version' failed with status 127\n# bats.bats: line 2: frobnicate: command not found",
];

test.each(HONEST)('without a log of CI it is a failure of the code: %j', (output) => {
  expect(likenessToCi(readOutputOf(''), readOutputOf(output)).kind).toBe('undecided');
});

test.each([
  'sh: 1: vitest: not found\n ELIFECYCLE  Test failed. See above for more details.',
  '/bin/sh: 1: vitest: not found\nerror Command failed with exit code 127.',
  '/bin/sh: 1: mocha: not found\nmake: *** [Makefile:3: test] Error 127',
  'bash: line 1: pnpm: command not found\nerror: Recipe `test` failed on line 2 with exit code 127',
])('a launcher that ends with a code of its own tells of it: %j', (output) => {
  expect(likenessToCi(readOutputOf(''), readOutputOf(output)).kind).toBe('missing');
});

test.each(
  [
    ["open '/home/runner/work/a/a/data.json'", "open '/w/data.json'"],
    ["open '/tmp/pytest-of-runner/pytest-0/out'", "open '/tmp/pytest-of-me/pytest-12/out'"],
  ]
    .map((names) => names.map((name) => `Error: ENOENT: no such file or directory, ${name}`))
    .concat([['connect ECONNREFUSED 127.0.0.1:45123', 'connect ECONNREFUSED 127.0.0.1:39001']]),
)('folders and ports that the system chooses tell nothing apart: %j, %j', (ci, here) => {
  expect(likenessToCi(readOutputOf(ci), readOutputOf(here)).kind).not.toBe('missing');
});

test.each(['error@/@/@/', 'error: /a/b/c:12 x', 'error A_A_A_A', 'require vendor '])(
  'lines of %j are read in linear time',
  async (unit) => {
    await expectLinear(320, (lines) =>
      readOutput(Array.from({ length: lines }, (_, at) => at + unit.repeat(100)).join('\n')).missing(),
    );
  },
);
