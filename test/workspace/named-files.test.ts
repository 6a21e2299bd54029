import { expect, it } from 'vitest';
import type { Task } from '../../src/core/task.ts';
import { filesNamedBy } from '../../src/workspace/named-files.ts';
import { openWorkspace } from '../../src/workspace/repo-tools.ts';
import { commitFiles } from '../commit-files.ts';
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
    what: 'a program of awk, of jq and of other interpreters, and files that steer a call',
    run: `./sum 1 2 | awk -f three.awk; jq -e --from-file=three.jq out.json; lua -W three.lua x; dart run three.dart
node -r ./hook src/sum.mjs; mocha --require more.js; dart format lib.dart; rm -f old.js; emacs -batch -l lib.el -l three.el`,
    files: Object.fromEntries(
      'three.awk three.jq three.lua three.dart hook.js src/sum.mjs more.js lib.dart old.js lib.el three.el'
        .split(' ')
        .map((path) => [path, '']),
    ),
    named: 'hook.js more.js src/sum.mjs three.awk three.dart three.el three.jq three.lua'.split(' '),
  },
  {
    what: 'a program that an interpreter reads from its input',
    run: `cat a.py | python3; python3 - < b.py; sed s/a/b/ c.mjs | tee log | timeout 9 node --input-type=module -; < d.rb ruby -w
cat data.py | python3 sum.py; cat more.py | python3 -c 'print(1)'; cat other.py | wc -l`,
    files: Object.fromEntries(
      'a.py b.py c.mjs d.rb data.py sum.py more.py other.py'.split(' ').map((path) => [path, '']),
    ),
    named: ['a.py', 'b.py', 'c.mjs', 'd.rb', 'sum.py'],
  },
  {
    what: 'no source whose form alone an interpreter checks',
    run: `cat src/c.js | node --check; node --check < src/d.js; cat a.php | php -l; bash -n < b.sh; cat b.sh | sh -en; ruby -wc < e.rb
cat f.sh | bash -x`,
    files: Object.fromEntries('src/c.js src/d.js a.php b.sh e.rb f.sh'.split(' ').map((path) => [path, ''])),
    named: ['f.sh'],
  },
  {
    what: 'the sources of a program that cargo runs by its name, and not the product',
    run: 'cargo +nightly run --bin verify; cargo -q run --example demo; cargo run; cargo build --bin cart; $CXX -c src/lib.rs',
    files: {
      'Cargo.toml': '[package]\nname = "cart"\n',
      'src/bin/verify.rs': '',
      'examples/demo.rs': '',
      'src/main.rs': '',
      'src/lib.rs': '',
    },
    named: ['examples/demo.rs', 'src/bin/verify.rs'],
  },
  {
    what: 'no program whose output is compared',
    run: 'awk -f sum.awk in.txt | diff - three.txt; lua sum.lua > out.txt; diff out.txt three.txt',
    files: { 'sum.awk': '', 'sum.lua': '', 'three.txt': '' },
    named: ['three.txt'],
  },
  {
    what: 'no source that a compiler of a makefile is given, whatever variable holds the compiler',
    run: 'make',
    files: {
      Makefile:
        'all:\n\t$(CXX) -c $(FLAGS) lib/a.c -o a.o\n\t$(CROSS_CC) -c -Ilib lib/b.c\n\t$(PY) check.py\n',
      'lib/a.c': '',
      'lib/b.c': '',
      'check.py': '',
    },
    named: ['check.py'],
  },
  {
    what: 'what a loop over folders starts',
    run: 'for d in web lib; do make -C $d test || exit 1; done\nfor p in a b\ndo\n  (cd "${p}" && npm test)\ndone',
    files: {
      'lib/Makefile': 'test:\n\tnode three.mjs\n',
      'lib/three.mjs': '',
      'b/package.json': PACKAGE({ test: 'node three.mjs' }),
      'b/three.mjs': '',
    },
    named: ['b/three.mjs', 'lib/three.mjs'],
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
  ...[
    'npm --prefix web test',
    'npm test -w web',
    'npm test --workspaces',
    'pnpm -C web test',
    'pnpm --filter ./web test',
    'yarn --cwd web test',
    'yarn workspace web test',
    'make --directory=web test',
    'make -Cweb test',
    'make below',
    'composer --working-dir=web test',
    'deno task --cwd web test',
    'just web/test',
    'rake -C web test',
    'tox -c web',
    'nox -f web/noxfile.py',
    'mise -C web run test',
    'moon run web:test',
    'turbo run test',
    'go-task -d web test',
  ].map(
    (run): NamedCase => ({
      what: `the script behind ${run}`,
      run,
      files: {
        'package.json': '{"workspaces": ["web"]}',
        Makefile: 'below:\n\t$(MAKE) -C web test\n',
        'web/package.json': '{"name": "web", "scripts": {"test": "node verify.js"}}',
        'web/Makefile': 'test: ; node verify.js\n',
        'web/composer.json': '{"scripts": {"test": "node verify.js"}}',
        'web/deno.json': '{"tasks": {"test": "deno run -A verify.js"}}',
        'web/justfile': 'test:\n  node verify.js\n',
        'web/Rakefile': 'task(:test) { sh "node verify.js" }\n',
        'web/tox.ini': '[testenv]\ncommands = node verify.js\n',
        'web/noxfile.py': 'def tests(session):\n    session.run("node", "verify.js")\n',
        'web/mise.toml': '[tasks.test]\nrun = "node verify.js"\n',
        'web/moon.yml': 'tasks: {test: {command: node verify.js}}\n',
        'web/Taskfile.yml': 'tasks: {test: node verify.js}\n',
        'web/verify.js': '',
        'web/lru.js': '',
      },
      named: ['web/verify.js'],
    }),
  ),
  {
    what: 'documents whose examples are the tests, below the folders that the call names',
    run: "pytest -q --doctest-glob='*.md' docs; deno test --doc",
    files: { 'docs/use.md': '', 'docs/deep/more.md': '', 'docs/x.rst': '', 'README.md': '', 'cart.py': '' },
    named: ['README.md', 'docs/deep/more.md', 'docs/use.md'],
  },
  {
    what: 'documents that the settings of pytest name',
    run: 'python -m pytest',
    files: {
      'pyproject.toml': '[tool.pytest.ini_options]\naddopts = ["--doctest-glob", "*.rst"]\n',
      'docs/use.rst': '',
      'docs/use.md': '',
      'cart.py': '',
    },
    named: ['docs/use.rst'],
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

const COMMAND = { shell: null, workingDirectory: '.', env: {}, source: 'a test' };

it('names no source that needs a compiler and that only a rakefile lists', async () => {
  const files = {
    Rakefile: 'task :compile do\n  list = ["ext/org/Cart.java", "check.rb"]\nend\n',
    'ext/org/Cart.java': '',
    'check.rb': '',
  };
  const found = await filesNamedBy(commitFiles(files), [{ ...COMMAND, run: 'rake compile' }]);
  expect([...found.keys()]).toEqual(['check.rb']);
});

it.each(CASES)('names $what', async ({ run, files, named, workingDirectory = '.' }) => {
  const found = await filesNamedBy(commitFiles(files), [{ ...COMMAND, run, workingDirectory }]);
  const judging = [...found].flatMap(([path, naming]) => (naming === 'judge' ? path : []));
  expect(judging.toSorted()).toEqual(named);
});

/** Each was run with the real tool, just 1.59, Task 3.54, mise 2026.9, invoke 3.0, nox, rake 13.0, poe 0.49, GNU make 4 and tox 4: it runs `checks/j.py`. */
it.each([
  ['just t', { justfile: 'alias t := test\ntest:\n  python3 checks/j.py\n' }],
  [
    'just test',
    {
      justfile: 'import "a.just"\n',
      'a.just': 'import "b.just"\n',
      'b.just': 'test:\n  python3 checks/j.py\n',
    },
  ],
  ['just test', { justfile: "set working-directory := 'checks'\ntest:\n  python3 j.py\n" }],
  ['just test', { justfile: "test:\n  python3 {{justfile_directory() / 'checks' / 'j.py'}}\n" }],
  ['just test checks/j', { justfile: 'test arg:\n  python3 {{arg}}.py\n' }],
  ['just v=checks/j test', { justfile: "v := 'y'\ntest what='all':\n  python3 {{v}}.py\n" }],
  [
    'just test',
    {
      justfile:
        "test:\n  #!/usr/bin/env python3\n  import subprocess\n  subprocess.run(['python3', 'checks/j.py'])\n",
    },
  ],
  [
    'task test',
    {
      'Taskfile.yml': 'includes: {ci: {taskfile: a.yml, flatten: true}}\n',
      'a.yml': 'tasks: {test: python3 checks/j.py}\n',
    },
  ],
  [
    'task test',
    { 'Taskfile.yml': 'tasks: {test: {preconditions: [{sh: python3 checks/j.py}], cmds: [echo]}}\n' },
  ],
  ['task test', { 'Taskfile.yml': "vars: {J: checks/j.py}\ntasks: {test: 'python3 {{.J}}'}\n" }],
  ['task test -- checks/j.py', { 'Taskfile.yml': "tasks: {test: 'python3 {{.CLI_ARGS}}'}\n" }],
  [
    'task test',
    {
      'Taskfile.yml':
        "tasks:\n  test:\n    cmds:\n      - {for: [j, k], cmd: 'python3 checks/{{.ITEM}}.py'}\n",
    },
  ],
  ['mise tasks run test', { 'mise.toml': '[tasks.test]\nrun = "python3 checks/j.py"\n' }],
  ['mise run test', { 'mise.local.toml': '[tasks.test]\nrun = "python3 checks/j.py"\n' }],
  ['mise run test', { 'mise.toml': '[task_config]\ndir = "checks"\n[tasks.test]\nrun = "python3 j.py"\n' }],
  ['invoke test', { 'tasks.py': 'def test(c):\n    with c.cd("checks"):\n        c.run("python3 j.py")\n' }],
  ['invoke test', { 'tasks.py': 'J = "checks/j.py"\ndef test(c):\n    c.run("python3 " + J)\n' }],
  [
    'nox -s test',
    { 'noxfile.py': 'A = ("python3", "checks/j.py")\ndef test(session):\n    session.run(*A)\n' },
  ],
  ['rake test', { 'rakelib/a.rake': 'task(:test) { sh "python3 checks/j.py" }\n', Rakefile: '' }],
  ['rake test', { Rakefile: 'task(:test) { Dir.chdir("checks") { exec "python3 j.py" } }\n' }],
  [
    'poe test',
    {
      'pyproject.toml': '[tool.poe]\ninclude = "a.toml"\n',
      'a.toml': '[tool.poe.tasks]\ntest = "python3 checks/j.py"\n',
    },
  ],
  ['poe -e simple test', { 'pyproject.toml': '[tool.poe.tasks]\ntest = "python3 checks/j.py"\n' }],
  [
    'make test',
    { Makefile: 'ifeq ($(X),)\nJ = checks/j.py\nelse\nJ = k.py\nendif\ntest:\n\tpython3 $(J)\n' },
  ],
  ['make test', { Makefile: 'define RUN\n\tpython3 checks/j.py\nendef\ntest:\n\t$(RUN)\n' }],
  ['make test', { Makefile: 'run = python3 checks/$(1).py\ntest:\n\t$(call run,j)\n' }],
  [
    'make test',
    {
      Makefile: 'include $(wildcard ci/*.mk)\n',
      'ci/a.mk': 'test: J = checks/j.py\ntest:\n\tpython3 $(J)\n',
    },
  ],
  ['tox', { 'tox.ini': '[base]\nc = python3 checks/j.py\n[testenv]\ncommands = {[base]c}\n' }],
  ['tox run -m ci', { 'tox.ini': '[testenv:a]\nlabels = ci\ncommands = python3 checks/j.py\n' }],
  ['tox -- checks/j.py', { 'tox.ini': '[testenv]\ncommands = python3 {posargs}\n' }],
])('a check that %s starts on a way that is not followed is closed: %j', async (run, task) => {
  const files = { ...task, 'checks/j.py': '', 'src/cart.py': '' };
  const found = await filesNamedBy(commitFiles(files), [{ ...COMMAND, run }]);
  expect([...found.keys()].filter((path) => /^(?:checks|src)\//.test(path))).toEqual(['checks/j.py']);
});

it.each([
  [
    'just test',
    'justfile',
    "src := 'src/a.py'\n# See src/b.py.\ntest:\n  pytest\nlint:\n  ruff check {{src}}\n  sed -i s/1/2/ src/b.py\n",
  ],
  [
    'task test',
    'Taskfile.yml',
    'tasks:\n  test: {sources: [src/a.py], cmds: [pytest]}\n  lint: uv run mypy src/b.py\n',
  ],
  [
    'mise run test',
    'mise.toml',
    '[tasks.test]\nrun = "pytest"\nsources = ["src/a.py"]\n[tasks.lint]\nrun = "black src/b.py"\n',
  ],
  [
    'nox -s test',
    'noxfile.py',
    'def lint(session):\n    session.run("ruff", "check", "src/a.py", "src/b.py")\n',
  ],
  ['rake test', 'Rakefile', "task(:lint) { sh 'rubocop src/a.py' }\ntask(:b) { sh 'gcc src/b.py' }\n"],
  [
    'poe test',
    'pyproject.toml',
    '[tool.ruff]\nexclude = ["src/a.py"]\n[tool.poe.tasks]\ntest = "pytest"\nlint = "mypy src/b.py"\n',
  ],
  [
    'make test',
    'Makefile',
    'ALL = src/a.py src/b.py\ntest:\n\tpytest\nlint: $(ALL)\n\tmypy $^\nfmt:\n\tblack $(ALL)\nbump:\n\tsed -i s/1/2/ src/a.py\n',
  ],
  [
    'tox',
    'tox.ini',
    '[testenv]\ncommands =\n  pytest\n  mypy src/a.py\n[flake8]\nper-file-ignores =\n  src/b.py: E501\n',
  ],
])('what the tasks of %s hand to other programs stays open: %s', async (run, name, text) => {
  const files = { [name]: text, 'src/a.py': '', 'src/b.py': '' };
  expect([...(await filesNamedBy(commitFiles(files), [{ ...COMMAND, run }])).keys()]).toEqual([]);
});

it.each([
  [
    'make test',
    'Makefile',
    'NAME = cart # of cart.py\nlint:\n\tmypy $(NAME).py --junit-xml $(NAME).xml\ntest:\n\tpytest\n',
  ],
  ['just test', 'justfile', "lint name='cart':\n  ruff check {{name}}.py\ntest:\n  pytest\n"],
  [
    'make test',
    'Makefile',
    'ALL = cart.py\nOUT = $(ALL:.py=.pyc)\n$(OUT): $(ALL) cart.py\n\t./make $@\ntest:\n\tpytest\n',
  ],
])('so does what %s hands on by a variable, and what a target needs: %s', async (run, name, text) => {
  const files = { [name]: text, 'cart.py': '', 'more.py': '' };
  expect([...(await filesNamedBy(commitFiles(files), [{ ...COMMAND, run }])).keys()]).toEqual([]);
});

it.each([
  ['python3 checks/main.py', 'checks/main.py', 'test command'],
  ['node verify', 'verify/index.js', 'test command'],
  ['go run ./check', 'check/main.go', 'test command'],
  ['go run ./check', 'check/more.go', 'test command'],
])('the entry that %s starts judges where there is another source: %s', async (run, path, rule) => {
  const files = {
    'checks/main.py': '',
    'verify/index.js': '',
    'check/main.go': '',
    'check/more.go': '',
    'src/lru.py': '',
  };
  expect(await ruleOf(run, files, path)).toBe(rule);
  expect(await ruleOf(run, files, 'src/lru.py')).toBe('open');
});

it.each(['index.js', 'main.py', 'server.js', '__main__.py'])('a lone %s is what is tested', async (name) => {
  expect(await ruleOf(`node ${name}`, { [name]: '', 'package.json': '{}' }, name)).toBe('open');
});

const WORKFLOW = (script: string): Record<string, string> => ({
  '.github/workflows/release.yml': `on: push\njobs:\n  a:\n    steps:\n      - run: ${JSON.stringify(script)}\n`,
});

it.each([
  [WORKFLOW('python bin/release.py'), 'bin/release.py'],
  [WORKFLOW('make docs'), 'bin/release.py'],
  [WORKFLOW('npm publish'), 'bin/pack.js'],
  [WORKFLOW('npm ci'), 'bin/install.js'],
  [{ '.husky/pre-commit': 'node bin/pack.js\n' }, 'bin/pack.js'],
  [
    { '.pre-commit-config.yaml': 'repos: [{repo: local, hooks: [{id: a, entry: python bin/release.py}]}]' },
    'bin/release.py',
  ],
  [{ Dockerfile: 'FROM x\nRUN --mount=a cd bin \\\n && python release.py\n' }, 'bin/release.py'],
  [
    { 'action.yml': 'runs:\n  steps:\n    - run: python ${{ github.action_path }}/bin/release.py\n' },
    'bin/release.py',
  ],
  [
    {
      '.github/workflows/x.yml': `jobs: {a: {steps: [{uses: actions/github-script@v8, with: {script: "require('./bin/pack.js')"}}]}}`,
    },
    'bin/pack.js',
  ],
  [
    {
      '.github/workflows/x.yml':
        'defaults: {run: {working-directory: bin}}\njobs: {a: {steps: [{run: python release.py}]}}',
    },
    'bin/release.py',
  ],
])('what a workflow, a hook or another tool runs is closed: %j', async (more, path) => {
  const files = {
    'package.json': '{"scripts": {"prepack": "node bin/pack.js", "postinstall": "node bin/install.js"}}',
    Makefile: 'docs:\n\tpython bin/release.py\n',
    'bin/release.py': '',
    'bin/pack.js': '',
    'bin/install.js': '',
    'src/cart.js': '',
    ...more,
  };
  const wanted = path === 'bin/release.py' ? ['bin/release.py'] : [path];
  for (const each of wanted) expect(await ruleOf('node --test', files, each)).toBe('run by workflows');
  expect(await ruleOf('node --test', files, 'src/cart.js')).toBe('open');
});

it('a program that a workflow runs stays open where it is all that there is, or the entry of the product', async () => {
  const alone = { ...WORKFLOW('python scrape.py'), 'scrape.py': '', 'test_scrape.py': '' };
  expect(await ruleOf('pytest', alone, 'scrape.py')).toBe('open');
  const product = {
    ...WORKFLOW('node src/index.js'),
    'src/index.js': '',
    'src/cart.js': '',
    'release/main.js': '',
  };
  expect(await ruleOf('node --test', product, 'src/index.js')).toBe('open');
  const apart = { ...product, ...WORKFLOW('node release/main.js') };
  expect(await ruleOf('node --test', apart, 'release/main.js')).toBe('run by workflows');
});

it('a source that only a file of a task runner names stays open beside other sources of the product', async () => {
  const files = {
    Rakefile:
      'require_relative "lib/cart/version"\nJUDGES = ["checks/j.rb", "lib/cart/version.rb", "lib/cart.rb"]\n',
    'lib/cart.rb': '',
    'lib/cart/version.rb': '',
    'lib/cart/total.rb': '',
    'checks/j.rb': '',
  };
  expect(await ruleOf('rake', files, 'lib/cart/version.rb')).toBe('open');
  expect(await ruleOf('rake', files, 'lib/cart.rb')).toBe('open');
  expect(await ruleOf('rake', files, 'checks/j.rb')).toBe('run by workflows');
});

/** The rule that closes a path where this command judges; `open` where none does. */
async function ruleOf(run: string, files: Readonly<Record<string, string>>, path: string): Promise<string> {
  const { root, commit } = createRepository(files);
  const testCommand = { run, shell: null, workingDirectory: '.', env: {}, source: 'a test' };
  await using workspace = await openWorkspace({
    repository: root,
    commit,
    settings: CLOSED_POLICY,
    judging: [testCommand],
  });
  return (await workspace.policy()).closed(path)?.rule ?? 'open';
}

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
