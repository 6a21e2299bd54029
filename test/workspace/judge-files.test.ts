import { describe, expect, it } from 'vitest';
import { findJudgeFiles } from '../../src/workspace/judge-files.ts';
import { createPolicy } from '../../src/workspace/policy.ts';
import { parseRepoPath } from '../../src/workspace/repo-path.ts';
import { judgeTreeOf, openWorkspace } from '../../src/workspace/repo-tools.ts';
import { expectLinear } from '../linear.ts';
import { deniedBy, openTools, shareTools } from './open-tools.ts';

const FILES = {
  'run.sh':
    '#!/bin/sh\nset -e\ncd "$(dirname "$0")"\n. ci/env.sh\n"$PWD/ci/test.sh" --all\npython src/app.py\n',
  'ci/env.sh': 'export X=1\n',
  'ci/test.sh': 'bash ci/deep.sh && diff out.txt ci/expected.txt\ngrep -q ok src/range.js\n',
  'ci/deep.sh': 'pytest -c ci/pytest.ini "src" < ci/input.txt\n',
  'ci/expected.txt': '1\n',
  'ci/input.txt': '1\n',
  'ci/pytest.ini': '[pytest]\n',
  'ci/unused.sh': 'true\n',
  'check.mjs': "import { a } from './src/range.js';\nspawnSync('sh', ['ci/env.sh']);\n",
  'check.py': 'import app\n',
  'src/app.py': 'x = 1\n',
  'src/range.js': 'export const a = 1;\n',
  'main.py': 'x = 1\n',
  'calc.py': 'x = 1\n',
  'main.c': 'int main() {}\n',
  'package.json': '{"scripts": {"test": "node tools/verify.js && sh ci/env.sh"}}\n',
  'tools/verify.js': 'check();\n',
  Makefile: 'include ci/rules.mk\ntest:\n\t@sh ci/deep.sh\n',
  'ci/rules.mk': 'x = 1\n',
  'ci/vars.mk':
    'a:\n\t@$(PYTHON) check.py\n\ttimeout $(LIMIT) $(SHELL) ci/deep.sh\n\t$(Q)ci/linked/more.sh\n\techo $$(X) check.mjs\n',
  'sub/run.sh': 'sh ./inner.sh\n',
  'sub/inner.sh': 'true\n',
  check: { link: 'tools/ci/../ci/check-all' },
  'tools/ci': { link: '../ci/linked' },
  'ci/linked/check-all': '#!/bin/sh\n. ./ci/env.sh\n',
  'ci/linked/more.sh': 'true\n',
  away: { link: '/etc/profile' },
  round: { link: 'round' },
};

describe('the files that judge', () => {
  const shared = shareTools(FILES);

  async function judges(run: string, workingDirectory = '.'): Promise<string[]> {
    const command = { run, shell: null, workingDirectory, env: {}, source: 'a test' };
    return [...(await findJudgeFiles(judgeTreeOf(shared().workspace.snapshot), command))].sort();
  }

  it.each<readonly [string, readonly string[]]>([
    [
      './run.sh',
      ['ci/deep.sh', 'ci/env.sh', 'ci/expected.txt', 'ci/input.txt', 'ci/pytest.ini', 'ci/test.sh', 'run.sh'],
    ],
    ['bash ci/env.sh', ['ci/env.sh']],
    ['CI=1 timeout 60 sh -e ci/env.sh', ['ci/env.sh']],
    ['node check.mjs', ['check.mjs', 'ci/env.sh']],
    ['python3 check.py --fast', ['check.py']],
    ['npm test', ['ci/env.sh', 'package.json', 'tools/verify.js']],
    ['make test', ['Makefile', 'ci/deep.sh', 'ci/input.txt', 'ci/pytest.ini', 'ci/rules.mk']],
    ['make -f ci/rules.mk', ['Makefile', 'ci/deep.sh', 'ci/input.txt', 'ci/pytest.ini', 'ci/rules.mk']],
    [
      'make -f ci/vars.mk',
      [
        'Makefile',
        'check.py',
        'ci/deep.sh',
        'ci/input.txt',
        'ci/linked/more.sh',
        'ci/pytest.ini',
        'ci/rules.mk',
        'ci/vars.mk',
      ],
    ],
    ['pytest --config=ci/pytest.ini', ['ci/pytest.ini']],
    ['if true; then ./ci/env.sh; fi', ['ci/env.sh']],
    ['./check', ['ci/env.sh', 'ci/linked/check-all']],
    ['sh tools/ci/more.sh', ['ci/linked/more.sh']],
    ["timeout 60 bash -c 'cd ci && ./env.sh'", ['ci/env.sh']],
    ['xvfb-run -a retry 3 ci/env.sh', ['ci/env.sh']],
    ["echo it\\'s; ci/env.sh 'a\nb'", ['ci/env.sh']],
    ['if ! ci/env.sh "a; then', ['ci/env.sh']],
    ['corepack npm test --prefix .', ['ci/env.sh', 'package.json', 'tools/verify.js']],
  ])('of %s', async (run, wanted) => {
    expect(await judges(run)).toEqual([...wanted].sort());
  });

  it.each([
    'pytest',
    'python -m doctest calc.py',
    'python main.py',
    'node src/range.js',
    'gcc main.c -o a && ./a',
    'ruff check calc.py',
    'cat calc.py',
    '# ./run.sh',
    'echo ./no/such.sh',
    'echo "run; ci/env.sh"',
    "cat <<'X' > out\nci/env.sh\nX",
    'grep ci/env.sh ci/test.sh',
    'php -l calc.py; node --check calc.py',
    './away; ./round',
    `one='x'; case "$(cat src/range.js)" in *"$one"*"$one"*) ;; *) exit 1 ;; esac`,
    'ls *; for f in *; do echo $f; done; * ; bash -n ci/*.sh; cat ci/*',
  ])('are none of the sources that it runs on: %s', async (run) => {
    expect(await judges(run)).toEqual([]);
  });

  it('are looked for from the working directory', async () => {
    expect(await judges('./run.sh', 'sub')).toEqual(['sub/inner.sh', 'sub/run.sh']);
  });

  it.each([
    ['lines', '\n'],
    ['one variable', 'a'],
    ['quotes', '"'],
  ])('are found at once in 250 KB of %s', async (_, piece) => {
    const command = {
      run: 'make; python x.py',
      shell: null,
      workingDirectory: '.',
      env: {},
      source: 'a test',
    };
    await expectLinear(250_000, async (size) => {
      const text = `${piece === 'a' ? '$' : ''}${piece.repeat(size)}`;
      const { workspace } = await openTools({ Makefile: text, 'x.py': text });
      await findJudgeFiles(judgeTreeOf(workspace.snapshot), command);
    });
  });

  it('are protected in a workspace that knows the command, and opened by allow-paths', async () => {
    const { repository } = shared();
    const testCommand = { run: './run.sh', shell: null, workingDirectory: '.', env: {}, source: 'a test' };
    const settings = { allowPaths: ['ci/env.sh'], allowTestEdits: false };
    await using workspace = await openWorkspace({
      repository: repository.root,
      commit: repository.commit,
      settings,
      testCommand,
    });
    const write = (rel_path: string) =>
      workspace.execute({
        type: 'tool_call',
        name: 'write_file',
        args: { rel_path, content: null, edits: [{ old: 'i', new: 'I' }] },
      });
    expect(await write('ci/test.sh')).toMatchObject(deniedBy('protected: the judge'));
    expect((await write('ci/env.sh')).meta['denied']).toBeUndefined();
    expect((await write('src/app.py')).meta['denied']).toBeUndefined();
  });
});

/** Of whole repositories, by what their test command is. */
const WAYS_TO_JUDGE: readonly {
  readonly what: string;
  readonly run: string;
  readonly files: Readonly<Record<string, string>>;
  /** Closed, patterns among them. Everything else is open. */
  readonly judges: readonly string[];
}[] = [
  {
    what: 'a script that a make variable names, by another variable',
    run: 'make test',
    files: {
      Makefile:
        'HERE := .\nKIND ?= unit\nRUNNER = $(HERE)/run_$(KIND)_checks.py\ntest:\n\tpython3 $(RUNNER)\n',
      'run_unit_checks.py': 'import lru\n',
      'lru.py': '',
    },
    judges: ['Makefile', 'run_unit_checks.py'],
  },
  {
    what: 'variables of an included file, which a pattern picks up',
    run: 'make -f build/ci.mk test',
    files: {
      'build/ci.mk': '-include conf/*.inc\ntest:\n\t$(PY) $(RUNNER)\n',
      'conf/a.inc': 'RUNNER = checks/all.py\nPY = python3\n',
      'checks/all.py': 'import checks.rules\nimport lru\n',
      'checks/rules.py': '',
      'lru.py': '',
    },
    judges: ['build/ci.mk', 'conf/*.inc', 'conf/a.inc', 'checks/all.py', 'checks/rules.py'],
  },
  {
    what: 'files that wildcard includes',
    run: 'make',
    files: {
      Makefile: 'include $(wildcard mk/*.rules)\n',
      'mk/x.rules': 'test:\n\t./run_all\n',
      run_all: '#!/bin/sh\n',
    },
    judges: ['Makefile', 'mk/*.rules', 'mk/x.rules', 'run_all'],
  },
  {
    what: 'a module as command, with what it imports from its folder',
    run: 'python3 -m tools.check',
    files: {
      'tools/__init__.py': '',
      'tools/check.py': 'from tools import report\nimport lru\n',
      'tools/report.py': '',
      'lru.py': '',
    },
    judges: ['tools/__init__.py', 'tools/check.py', 'tools/report.py'],
  },
  {
    what: 'a package as command',
    run: 'PYTHONPATH=. python3 -W error -m checks --all',
    files: {
      'checks/__main__.py': 'from checks.base import x\n',
      'checks/base.py': '',
      'checks/__init__.py': '',
      'lru.py': '',
    },
    judges: ['checks/__init__.py', 'checks/__main__.py', 'checks/base.py'],
  },
  {
    what: 'a module with the name of a judge, in the package',
    run: 'python -m lru.selftest',
    files: { 'lru/selftest.py': 'from lru import core\n', 'lru/core.py': '', 'lru/__init__.py': '' },
    judges: ['lru/selftest.py'],
  },
  {
    what: "the product's own command",
    run: 'python -m pkg --selftest && python -m pkg.report | diff - expected.txt && python3 src/app.py --selftest',
    files: { 'pkg/__main__.py': '', 'pkg/report.py': '', 'expected.txt': '', 'src/app.py': '' },
    judges: ['expected.txt'],
  },
  {
    what: 'a script that is sourced below the folder that was gone to',
    run: 'cd sub && bash scripts/ci.sh',
    files: { 'sub/scripts/ci.sh': '. lib/run.sh\n', 'sub/lib/run.sh': 'true\n', 'sub/lru.py': '' },
    judges: ['sub/lib/run.sh', 'sub/scripts/ci.sh'],
  },
  {
    what: 'a script that bash sources by its option',
    run: 'bash -c "source lib/run.sh"',
    files: { 'lib/run.sh': 'true\n', 'lib/lru.py': '' },
    judges: ['lib/run.sh'],
  },
  {
    what: 'what a shell variable names, with a default',
    run: './ci.sh',
    files: {
      'ci.sh': `HERE=$(dirname "$0")\nRUNNER="$HERE/tools/run.py"\n$PYTHON "\${CHECK:-tools/other.py}" && python3 "$RUNNER" --all\n`,
      'tools/run.py': '',
      'tools/other.py': '',
      'lru.py': '',
    },
    judges: ['ci.sh', 'tools/other.py', 'tools/run.py'],
  },
  {
    what: 'scripts that a loop sources',
    run: 'sh all.sh',
    files: {
      'all.sh': 'for each in checks/*.sh; do . "$each"; done\n',
      'checks/a.sh': 'sh lru.sh\n',
      'src/lru.sh': '',
    },
    judges: ['all.sh', 'checks/*.sh', 'checks/a.sh'],
  },
  {
    what: 'a module of a tool that npm runs',
    run: 'npm test',
    files: {
      'package.json': '{"scripts": {"test": "node tools/run.mjs"}}',
      'tools/run.mjs': "import { equal } from './lib/equal.mjs';\nimport { Lru } from '../lru.mjs';\n",
      'tools/lib/equal.mjs': '',
      'lru.mjs': '',
    },
    judges: ['package.json', 'tools/run.mjs', 'tools/lib/equal.mjs'],
  },
  {
    what: 'commands of tox',
    run: 'tox -e py',
    files: {
      'tox.ini': '[testenv]\ncommands =\n    python -m tools.check {posargs}\n    python scripts/more.py\n',
      'tools/check.py': '',
      'scripts/more.py': '',
      'lru.py': '',
    },
    judges: ['scripts/more.py', 'tools/check.py', 'tox.ini'],
  },
  {
    what: 'commands of nox',
    run: 'nox',
    files: {
      'noxfile.py': 'session.run("python", "tools/check.py")\nsession.run("mypy", "lru.py")\n',
      'tools/check.py': '',
      'lru.py': '',
    },
    judges: ['noxfile.py', 'tools/check.py'],
  },
  {
    what: 'commands of just, task and cmake',
    run: 'just test; task test; ctest',
    files: {
      justfile: 'runner := "checks/a.py"\ntest:\n    python3 {{ runner }}\n',
      'Taskfile.yml': 'tasks:\n  test:\n    cmds:\n      - python3 checks/b.py\n',
      'CMakeLists.txt': `add_test(NAME a COMMAND python3 \${CMAKE_SOURCE_DIR}/checks/c.py)\n`,
      'checks/a.py': '',
      'checks/b.py': '',
      'checks/c.py': '',
      'lru.py': '',
    },
    judges: ['CMakeLists.txt', 'Taskfile.yml', 'checks/a.py', 'checks/b.py', 'checks/c.py', 'justfile'],
  },
  {
    what: 'a script that make is given, and one that prove runs tests by',
    run: 'make test RUNNER=tools/run.sh; prove --exec "sh tools/wrap.sh" t/',
    files: { Makefile: 'test:\n\t$(RUNNER)\n', 'tools/run.sh': '', 'tools/wrap.sh': '', 'lib/Lru.pm': '' },
    judges: ['Makefile', 'tools/run.sh', 'tools/wrap.sh'],
  },
  {
    what: 'scripts that make finds by a pattern',
    run: 'make check',
    files: {
      Makefile:
        'STEPS := $(wildcard build/steps/*.sh)\ncheck:\n\tset -e; for each in $(STEPS); do sh $$each; done\n',
      'build/steps/a.sh': 'pytest\n',
      'lru.py': '',
    },
    judges: ['Makefile', 'build/steps/*.sh', 'build/steps/a.sh'],
  },
  {
    what: 'a product whose output a script looks at',
    run: './t.sh',
    files: {
      't.sh':
        '[ "$(bin/sum 1 2)" = 3 ]\nx=`python3 sum.py 1 2`\n./total.py 1 | diff - three.txt\nbin/all >out.txt\ncmp out.txt three.txt\nok=$(sh ci/steps.sh) && [ "$(python3 run_checks.py)" = ok ]\n',
      'bin/sum': '#!/bin/sh\n. share/add\n',
      'share/add': '',
      'bin/all': '',
      'sum.py': '',
      'total.py': '',
      'three.txt': '3\n',
      'ci/steps.sh': '',
      'run_checks.py': '',
    },
    judges: ['ci/steps.sh', 'run_checks.py', 't.sh', 'three.txt'],
  },
  {
    what: 'what would be read if it were there',
    run: 'make -C web',
    files: {
      'web/Makefile': '-include local.inc\nall:\n\tsh ci.sh\n',
      'web/ci.sh': '[ -f ci.env ] && . ./ci.env\n. "$HOME/x"\npytest\n',
      'lru.py': '',
    },
    judges: ['ci.env', 'local.inc', 'web/Makefile', 'web/ci.env', 'web/ci.sh', 'web/local.inc', 'web/x', 'x'],
  },
  {
    what: 'plug-ins of pytest',
    run: 'python3 -m pytest -q -p no:cacheprovider -p first_plugin',
    files: {
      'first_plugin.py': '',
      'checks/second.py': '',
      'checks/third.py': '',
      'pytest.ini': '[pytest]\naddopts = -ra -p checks.second\n',
      'conftest.py': 'pytest_plugins = [\n    "checks.third",\n]\nfrom lru import Lru\n',
      'src/lru/plugin.py': '',
      'lru.py': '',
    },
    judges: ['checks/second.py', 'checks/third.py', 'conftest.py', 'first_plugin.py', 'pytest.ini'],
  },
  {
    what: 'the target that make is asked for, and what that needs',
    run: 'make unit',
    files: {
      Makefile:
        '.PHONY: unit install\ninstall: bin/lru\n\t./install.sh\nunit: ready\n\t$(MAKE) -C sub all \\\n\t  && sh ci/unit.sh\nready: ; ./ready.sh\n%.o: %.c\n\t./compile.sh\n',
      'sub/Makefile': 'none:\n\t./none.sh\nall:\n\t./all.sh\n',
      'install.sh': '',
      'ci/unit.sh': '',
      'ready.sh': '',
      'compile.sh': '',
      'sub/all.sh': '',
      'sub/none.sh': '',
    },
    judges: ['Makefile', 'ci/unit.sh', 'compile.sh', 'ready.sh', 'sub/Makefile', 'sub/all.sh'],
  },
  {
    what: 'the first target, and scripts of npm with those before and after them',
    run: 'make && npm run unit',
    files: {
      Makefile: 'X := a:b\nall:\n\t./all.sh\ninstall:\n\t./install.sh\n',
      'package.json':
        '{"scripts": {"start": "node start.js", "preunit": "node pre.js", "unit": "npm-run-all \\"unit:*\\"", "unit:a": "node a.js"}}',
      'all.sh': '',
      'install.sh': '',
      'start.js': '',
      'pre.js': '',
      'a.js': '',
    },
    judges: ['Makefile', 'a.js', 'all.sh', 'package.json', 'pre.js'],
  },
  {
    what: 'functions that a test calls and compares',
    run: 'sh tests/sum.sh && ./sum_test.sh && ./check.sh',
    files: {
      'tests/sum.sh': '. lib/sum.sh\n[ "$(add 1 2)" = 3 ] || exit 1\n',
      'sum_test.sh': '. ./sum.sh\n. ./shunit2\ntestAdd() { assertEquals 3 "$(times 1 3)"; }\n',
      'check.sh': '. "$(dirname "$0")/share/text.sh"\nx=$(upper a)\ntest "$x" = A\n',
      'lib/sum.sh': 'set -e\n. lib/more.sh\nadd() {\n  echo $(($1 + $2))\n}\n',
      'lib/more.sh': '',
      'sum.sh': 'times() { echo $(($1 * $2)); }\nif [ "$0" = sum.sh ]; then times "$@"; fi\n',
      'share/text.sh': 'upper() {\n  echo "$1" | tr a-z A-Z\n}\n',
      shunit2: 'assertEquals() { :; }\n',
    },
    judges: ['check.sh', 'shunit2', 'sum_test.sh', 'tests/sum.sh'],
  },
  {
    what: 'functions that assert, or that run what is tested',
    run: 'sh test.sh',
    files: {
      'test.sh':
        '. lib/a.sh\n. lib/b.sh\n. lib/c.sh\n. lib/d.sh\n. lib/e.sh\n. lib/f.sh\nassert_sum 3\n[ "$(run)" = ok ] && go && [ "$(each)" = 1 ] && fail "$(all_tests)"\n',
      'lib/a.sh': 'assert_sum() { [ "$(add 1 2)" = "$1" ]; }\n',
      'lib/b.sh': 'run() { node -e "process.exit(1)"; }\n',
      'lib/c.sh': 'go() { diff a b; }\n',
      'lib/d.sh': 'each() { . ./sum.sh; [ $(add 1 2) = 3 ]; echo $?; }\n',
      'lib/e.sh': 'all_tests() { :; }\n',
      'lib/f.sh': 'f() { :; }\nsh sum.sh\n',
      'sum.sh': 'add() { :; }\n',
    },
    judges: ['lib/a.sh', 'lib/b.sh', 'lib/c.sh', 'lib/d.sh', 'lib/e.sh', 'lib/f.sh', 'sum.sh', 'test.sh'],
  },
  {
    what: 'programs whose output is compared, and scripts of which only the exit code counts',
    run: 'make test',
    files: {
      Makefile:
        'test:\n\t./greet.sh World | grep -q Hello\n\t[ "$$(./sum.sh 1 2)" = 3 ]\n\t./tests/cli.sh\n\t./steps.sh 1\n\tsh suite.sh | grep ok\n\tsh many.sh all | grep ok\n',
      'greet.sh': 'echo "Hello, $1"\n',
      'sum.sh': 'echo $(($1 + $2))\n',
      'tests/cli.sh': 'out=$(./cli.sh --all)\n[ "$out" = x ]\n',
      'cli.sh': '. ./util.sh\necho x\n',
      'util.sh': '',
      'steps.sh': 'echo\n',
      'suite.sh': 'echo ok\n',
      'many.sh': '. ./util.sh\nup && echo ok\n',
    },
    judges: ['Makefile', 'many.sh', 'steps.sh', 'suite.sh', 'tests/cli.sh', 'util.sh'],
  },
  {
    what: 'what makes a source, unless it checks',
    run: 'make test',
    files: {
      Makefile:
        'test: src/table.c src/rules.py src/checked.c test_all.py\n\tpytest\nsrc/table.c: tools/gen_table.py\n\tpython3 tools/gen_table.py > $@\nsrc/rules.py:\n\tsh scripts/rules.sh -o src/rules.py\nsrc/checked.c:\n\tsh check.sh > $@; python3 tools/seen.py > $@\ntest_all.py:\n\tpython3 tools/tests.py > $@\n',
      'tools/gen_table.py': 'print("int x;")\n',
      'scripts/rules.sh': 'echo x > "$2"\n',
      'check.sh': '',
      'tools/seen.py': 'assert 1\n',
      'tools/tests.py': 'print("")\n',
    },
    judges: ['Makefile', 'check.sh', 'tools/seen.py', 'tools/tests.py'],
  },
  {
    what: 'linters, builds and runners of a product',
    run: 'shellcheck src/*.sh && flake8 lru.py && gcc -o lru *.c && pytest -q && node --test && make',
    files: {
      Makefile:
        'SRCS = $(wildcard src/*.c)\nCC = gcc\nall:\n\t$(CC) -o lru $(SRCS) lru.c\n\tpython -m pytest lru.py\n\tblack --check lru.py\n\tpython -m mypy lru.py\n',
      'src/a.sh': '',
      'src/a.c': '',
      'lru.c': '',
      'lru.py': '',
    },
    judges: ['Makefile'],
  },
];

it.each(WAYS_TO_JUDGE)('of $what', async ({ run, files, judges }) => {
  const { workspace } = await openTools(files);
  const command = { run, shell: null, workingDirectory: '.', env: {}, source: 'a test' };
  const found = await findJudgeFiles(judgeTreeOf(workspace.snapshot), command);
  expect([...found].toSorted()).toEqual(judges.toSorted());
});

it('a new file is closed where the test command would pick it up', () => {
  const judgeFiles = new Set(['conf/*.inc', 'conf/a.inc']);
  const settings = { allowPaths: ['conf/open.inc'], allowTestEdits: false };
  const { protection, denyWrite } = createPolicy(settings, {
    isTracked: () => false,
    paths: () => [],
    judgeFiles,
  });
  expect(protection('conf/b.inc')?.rule).toBe('the judge');
  expect(protection('conf/deep/b.inc')).toBeNull();
  expect(protection('conf/b.txt')).toBeNull();
  const beside = createPolicy(settings, {
    isTracked: (path) => path === 'tools/old.py',
    paths: () => [],
    judgeFiles: new Set(['tools/check.py']),
  });
  expect(beside.protection('tools/json.py')?.rule).toBe('the judge');
  expect(beside.protection('tools/check/__init__.py')?.rule).toBe('the judge');
  expect(beside.protection('tools/old.py')).toBeNull();
  expect(beside.protection('scripts/new.py')).toBeNull();
  const path = parseRepoPath('conf/open.inc');
  expect(path.ok && denyWrite(path.path)).toBeNull();
});
