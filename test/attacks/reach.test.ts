import { expect } from 'vitest';
import { likenessToCi } from '../../src/core/verdict/same-failure.ts';
import { readTestOutput } from '../../src/runners/all-runners.ts';
import { findJudgeFiles } from '../../src/workspace/judge-files.ts';
import { createPolicy } from '../../src/workspace/policy.ts';
import { attack } from './attack.ts';

/** `closed` judges by this, new files among them; `open` is what is tested, made without content unless `files` says more. */
const reach = (
  what: string,
  run: string,
  closed: readonly string[],
  open: readonly string[],
  files: Readonly<Record<string, string>>,
) => ({
  what,
  run,
  closed,
  open,
  files: { ...Object.fromEntries(open.map((path) => [path, ''])), ...files },
});

/** How far a test command reaches without naming the file itself. */
const REACHES = [
  reach('make $(wildcard)', 'make test', ['cases/a.py', 'cases/b.py'], ['lru.py'], {
    Makefile:
      'CASES := $(sort $(wildcard cases/*.py))\ntest: $(CASES)\n\t@for c in $^; do python3 $$c || exit 1; done\n',
    'cases/a.py': 'import lru',
  }),
  reach('make static pattern', 'make check', ['suite/a.py', 'suite/b.py'], ['lru.py'], {
    Makefile:
      'TESTS = $(patsubst %.py,%.ok,$(wildcard suite/*.py))\ncheck: $(TESTS)\n%.ok: %.py\n\tpython3 $<\n',
    'suite/a.py': 'import lru',
  }),
  reach('make include by variable', 'make test', ['build/.rules'], [], {
    Makefile: 'DIR = build\ninclude $(DIR)/$(KIND).rules\n',
    'build/.rules': 'test:\n\tsh x\n',
  }),
  reach('include $(shell ls)', 'make test', ['conf/a.rules', 'conf/b.rules'], [], {
    Makefile: 'include $(shell ls conf/*.rules)\n',
    'conf/a.rules': 'test:\n\tpython3 a.py\n',
    'a.py': '',
  }),
  reach(
    'find -exec',
    'find probes -name "*.py" -exec python3 {} \\;',
    ['probes/a.py', 'probes/b.py'],
    ['lru.py'],
    { 'probes/a.py': 'import lru' },
  ),
  reach(
    'find | xargs',
    "find probes -name '*.js' -print0 | xargs -0 -n1 node",
    ['probes/a.js', 'probes/b.js'],
    ['lru.js'],
    { 'probes/a.js': '' },
  ),
  reach('run-parts', 'run-parts --exit-on-error steps', ['steps/10-all', 'steps/20-more'], [], {
    'steps/10-all': '#!/bin/sh\n./sum',
    sum: '',
  }),
  reach('for f in dir/*', 'for f in probes/*; do "$f" || exit 1; done', ['probes/a', 'probes/b'], ['sum'], {
    'probes/a': '#!/bin/sh\n[ "$(./sum 1)" = 1 ]',
  }),
  reach(
    'for f in *.py',
    'for f in probes/*.py; do python3 $f; done',
    ['probes/a.py', 'probes/b.py'],
    ['lru.py'],
    { 'probes/a.py': '' },
  ),
  reach('tox commands_pre + setenv', 'tox', ['etc/run.py', 'etc/prepare.py'], [], {
    'tox.ini':
      '[testenv]\ncommands_pre = python {toxinidir}/etc/prepare.py\ncommands = {[base]cmd}\n[base]\ncmd = {envpython} etc/run.py\n',
    'etc/run.py': '',
    'etc/prepare.py': '',
  }),
  reach('nox notify', 'nox -s unit', ['etc/unit.py'], [], {
    'noxfile.py':
      'SCRIPT = "etc/unit.py"\n@nox.session\ndef unit(session):\n    session.run("python", SCRIPT)\n',
    'etc/unit.py': '',
  }),
  reach('package.json chained', 'npm test', ['etc/a.js', 'etc/b.js'], ['etc/s.js'], {
    'package.json':
      '{"scripts":{"test":"npm run build && npm run verify:all","verify:all":"run-p verify:*","verify:a":"node etc/a.js","build":"node etc/b.js","start":"node etc/s.js"}}',
    'etc/a.js': '',
    'etc/b.js': '',
  }),
  reach('yarn script name', 'yarn verify', ['etc/hook.js', 'etc/all.js'], [], {
    'package.json': '{"scripts":{"verify":"node -r ./etc/hook.js etc/all.js"}}',
    'etc/hook.js': '',
    'etc/all.js': '',
  }),
  reach('node --run', 'node --run unit', ['etc/all.js'], [], {
    'package.json': '{"scripts":{"unit":"node etc/all.js"}}',
    'etc/all.js': '',
  }),
  reach(
    'jest --config',
    'npx jest --config etc/unit.json',
    ['etc/unit.json', 'setup/after.js', 'setup/global.js', 'env/custom.js', 'rep/quiet.js'],
    [],
    {
      'etc/unit.json':
        '{"setupFilesAfterEach":["<rootDir>/setup/after.js"],"globalSetup":"./setup/global.js","testEnvironment":"./env/custom.js","reporters":["./rep/quiet.js"],"runner":"./rep/runner.js","snapshotResolver":"./x/snap.js"}',
      'setup/after.js': '',
      'setup/global.js': '',
      'etc/setup/global.js': '',
      'env/custom.js': '',
      'rep/quiet.js': '',
      'rep/runner.js': '',
      'etc/env/custom.js': '',
    },
  ),
  reach('jest in package.json', 'npm test', ['boot/polyfill.js', 'boot/transform.js'], [], {
    'package.json':
      '{"scripts":{"test":"jest"},"jest":{"setupFiles":["./boot/polyfill.js"],"transform":{"^.+$":"<rootDir>/boot/transform.js"}}}',
    'boot/polyfill.js': '',
    'boot/transform.js': '',
    'src/a.js': '',
  }),
  reach('vitest setupFiles', 'vitest run', ['boot/before.ts', 'boot/global.ts', 'boot/env.ts'], [], {
    'vitest.config.ts':
      "export default { test: { setupFiles: ['./boot/before.ts'], globalSetup: 'boot/global.ts', environment: './boot/env.ts' } }",
    'boot/before.ts': "import './more'",
    'boot/global.ts': '',
    'boot/env.ts': '',
    'boot/more.ts': '',
    'src/a.ts': '',
  }),
  reach('mocha .mocharc require', 'mocha', ['boot/hooks.js'], [], {
    '.mocharc.json': '{"require":["./boot/hooks.js"]}',
    'boot/hooks.js': '',
  }),
  reach('vite config imports', 'npx vitest', ['boot/plugin.js'], [], {
    'vite.config.js': "import plugin from './boot/plugin.js';\nexport default { plugins: [plugin()] };",
    'boot/plugin.js': '',
  }),
  reach('conftest by entry points', 'pytest', ['etc/hook.py', 'etc/other.py'], [], {
    'pyproject.toml':
      '[project.entry-points.pytest11]\nhook = "etc.hook"\n[tool.pytest.ini_options]\naddopts = "-p etc.other"\n',
    'etc/hook.py': '',
    'etc/other.py': '',
    'etc/__init__.py': '',
  }),
  reach('setup.cfg entry points', 'pytest', ['etc/hook.py'], [], {
    'setup.cfg': '[options.entry_points]\npytest11 =\n    hook = etc.hook\n',
    'etc/hook.py': '',
  }),
  reach('conftest imports', 'pytest', ['support/checks.py'], [], {
    'conftest.py': 'from support.checks import *\nimport support.more\n',
    'support/checks.py': '',
    'support/more.py': '',
    'lru.py': '',
    'pkg/core.py': '',
  }),
  reach(
    'pytest -c and --rootdir',
    'python -m pytest -c etc/p.ini -p etc.plug --import-mode=importlib',
    ['etc/p.ini', 'etc/plug.py'],
    [],
    {
      'etc/p.ini': '',
      'etc/plug.py': '',
    },
  ),
  reach('PYTEST_PLUGINS', 'PYTEST_PLUGINS=etc.plug pytest', ['etc/plug.py'], [], { 'etc/plug.py': '' }),
  reach(
    'python -m unittest with load',
    'python -m unittest discover -s probes -p "*.py"',
    ['probes/a.py', 'probes/b.py'],
    ['lru.py'],
    { 'probes/a.py': '' },
  ),
  reach('python -m unittest names', 'python -m unittest probes.a', ['probes/a.py'], ['lru.py'], {
    'probes/a.py': '',
  }),
  reach('cargo build.rs', 'cargo test', ['build.rs', 'build/gen.rs', 'suite/x.rs'], [], {
    'build.rs': '',
    'build/gen.rs': '',
    'Cargo.toml':
      '[package]\nbuild = "build/gen.rs"\n[[test]]\nname = "x"\npath = "suite/x.rs"\nharness = false\n',
    'suite/x.rs': '',
  }),
  reach('cargo runner', 'cargo test', ['.cargo/config.toml', 'etc/run'], [], {
    '.cargo/config.toml': '[target.x]\nrunner = "etc/run"\n',
    'etc/run': '',
  }),
  reach('go TestMain', 'go test ./...', ['main_test.go', 'internal/testmain/testmain.go'], [], {
    'main_test.go': '',
    'internal/testmain/testmain.go': 'package testmain\nfunc Main(m *testing.M) {}',
    'lru.go': '',
  }),
  reach('go -exec', 'go test -exec ./etc/run ./...', ['etc/run'], [], { 'etc/run': '' }),
  reach('go -overlay', 'go test -overlay etc/o.json ./...', ['etc/o.json'], [], { 'etc/o.json': '' }),
  reach(
    'gradle buildSrc',
    './gradlew test',
    ['buildSrc/src/main/java/X.java', 'etc/checks.gradle', 'buildSrc/src/main/java/Y.java'],
    [],
    {
      'build.gradle': 'apply from: "etc/checks.gradle"',
      'buildSrc/src/main/java/X.java': '',
      'etc/checks.gradle': '',
      gradlew: '',
    },
  ),
  reach(
    'gradle included build',
    './gradlew test',
    ['conventions/src/main/kotlin/test-conventions.gradle.kts', 'build-logic/src/main/kotlin/X.kt'],
    [],
    {
      'settings.gradle': 'includeBuild("conventions")',
      'conventions/src/main/kotlin/test-conventions.gradle.kts': '',
      'build-logic/src/main/kotlin/X.kt': '',
    },
  ),
  reach('mvn profile', 'mvn test -P ci -s etc/settings.xml', ['pom.xml', 'etc/settings.xml'], [], {
    'pom.xml': '',
    'etc/settings.xml': '',
    'profiles.xml': '',
  }),
  reach('mvn exec', 'mvn verify', ['etc/it.sh'], [], {
    'pom.xml': '<executable>bash</executable><argument>etc/it.sh</argument>',
    'etc/it.sh': '',
  }),
  reach('ctest add_test', 'ctest --test-dir out', ['etc/a.sh', 'etc/b.py', 'probes/c.run'], [], {
    'CMakeLists.txt': `add_subdirectory(probes)\nadd_test(NAME a COMMAND \${CMAKE_CURRENT_SOURCE_DIR}/etc/a.sh $<TARGET_FILE:lru>)\nadd_test(b python3 etc/b.py)\n`,
    'probes/CMakeLists.txt': `add_test(NAME c COMMAND sh \${CMAKE_CURRENT_LIST_DIR}/c.run)\n`,
    'probes/c.run': '',
    'etc/a.sh': '',
    'etc/b.py': '',
  }),
  reach('rake tasks', 'bundle exec rake', ['etc/all.rb', 'etc/run.rb'], [], {
    Rakefile: "Dir['etc/*.rb'].each { |f| load f }\nload 'etc/all.rb'\nruby 'etc/run.rb'",
    'etc/all.rb': '',
    'etc/run.rb': '',
  }),
  reach('rspec -r', 'rspec -r ./boot/hooks.rb', ['boot/hooks.rb', 'boot/more.rb'], [], {
    '.rspec': '--require ./boot/more',
    'boot/hooks.rb': '',
    'boot/more.rb': '',
  }),
  reach('phpunit bootstrap', 'vendor/bin/phpunit', ['boot/start.php'], [], {
    'phpunit.xml': '<phpunit bootstrap="boot/start.php"><file>probes/ATest.php</file></phpunit>',
    'boot/start.php': '',
  }),
  reach(
    'ruby -I -e loop',
    'ruby -Ilib -e \'Dir["probes/*.rb"].each { |f| require "./" + f }\'',
    ['probes/a.rb', 'probes/b.rb'],
    ['lib/lru.rb'],
    { 'probes/a.rb': '' },
  ),
  reach('perl prove -I', 'prove -r suite', ['suite/a.t', 'suite/b.t'], [], {
    'suite/a.t': '',
    'suite/lib/Mine.pm': '',
  }),
  reach('parallel', 'parallel python3 ::: probes/*.py', ['probes/a.py', 'probes/b.py'], ['lru.py'], {
    'probes/a.py': '',
  }),
  reach(
    'ls | while read',
    'ls probes/*.py | while read f; do python3 "$f"; done',
    ['probes/a.py', 'probes/b.py'],
    ['lru.py'],
    { 'probes/a.py': '' },
  ),
  reach('env file', 'env $(cat etc/test.env) pytest', ['etc/test.env'], [], { 'etc/test.env': '' }),
  reach('set -a; . file', 'set -a; . ./etc/test.env; pytest', ['etc/test.env'], [], { 'etc/test.env': '' }),
  reach('karma', 'npx karma start etc/k.js', ['etc/k.js'], [], { 'etc/k.js': '' }),
  reach('node --test --import', 'node --import ./boot/x.mjs --test', ['boot/x.mjs'], [], {
    'boot/x.mjs': '',
  }),
  reach('tsx etc', 'tsx etc/spec.ts', ['etc/spec.ts'], ['lru.ts'], {
    'etc/spec.ts': "import './more'",
    'etc/more.ts': '',
  }),
  reach(
    'a pattern rule of make',
    'make test-sum',
    ['etc/sum.mjs', 'etc/more.mjs'],
    ['sum.mjs', 'etc/data.txt'],
    {
      Makefile: 'test-%: etc/%.mjs\n\tnode $<\n',
      'etc/sum.mjs': '',
    },
  ),
  reach('a rule of make that is made by a call', 'make test', ['etc/one.mjs'], ['sum.mjs'], {
    Makefile:
      'define CASE\ntest: $(1)-run\n$(1)-run:\n\tnode etc/$(1).mjs\nendef\n$(foreach n,one two,$(eval $(call CASE,$(n))))\n',
    'etc/one.mjs': '',
  }),
  reach('a script of package.json whose name is a setting', 'npm test', ['etc/unit.mjs'], ['sum.mjs'], {
    'package.json':
      '{"scripts":{"test":"npm run $npm_package_config_goal","unit":"node etc/unit.mjs"},"config":{"goal":"unit"}}',
    'etc/unit.mjs': '',
  }),
  reach(
    'a script in another language that starts one of package.json',
    'node run.mjs',
    ['etc/unit.mjs', 'etc/more'],
    ['sum.mjs', 'etc/lint.mjs', 'etc/other'],
    {
      'run.mjs': "execSync('npm run unit');\nspawnSync('make', ['more']);\n",
      'package.json': '{"scripts":{"unit":"node etc/unit.mjs","lint":"node etc/lint.mjs"}}',
      Makefile: 'more:\n\tsh etc/more\nother:\n\tsh etc/other\n',
      'etc/unit.mjs': '',
      'etc/more': '',
    },
  ),
  reach(
    'the package of a workspace',
    'npm test --workspaces',
    ['packages/a/etc/unit.mjs'],
    ['packages/a/src/sum.mjs', 'packages/a/index.mjs', 'packages/a/etc/start.mjs'],
    {
      'package.json': '{"workspaces":["packages/*"]}',
      'packages/a/package.json': '{"scripts":{"test":"node etc/unit.mjs","start":"node etc/start.mjs"}}',
      'packages/a/etc/unit.mjs': '',
    },
  ),
  reach(
    'a function of a shell library that is given what another has printed',
    'bash test.sh',
    ['lib/same.sh'],
    ['lib/calc.sh'],
    {
      'test.sh':
        '. ./lib/calc.sh\n. ./lib/same.sh\nsum=$(add 1 2)\nif differs "$sum" 3; then exit 1; fi\n[ "$(add "$(add 1 2)" 3)" = 6 ] && shown "$(cat three.txt)"\n',
      'lib/calc.sh': 'add() { echo $(($1 - $2)); }\nshown() { echo "$1"; }\n',
      'lib/same.sh': 'differs() { [ "$1" != "$2" ]; }\n',
    },
  ),
];

for (const { what, run, files, closed, open } of REACHES) {
  attack('A18', `the judge, reached by ${what}`, async () => {
    const paths = Object.keys(files);
    const tree = {
      kindOf: (path: string) => (paths.includes(path) ? ('file' as const) : null),
      readText: async (path: string) => files[path] ?? null,
      readLink: async () => null,
      pathsIn: (folder: string) => paths.filter((path) => folder === '' || path.startsWith(`${folder}/`)),
    };
    const command = { run, shell: null, workingDirectory: '.', env: {}, source: 'a test' };
    const { protection } = createPolicy(
      { allowPaths: [], allowTestEdits: false },
      {
        isTracked: (path) => paths.includes(path),
        paths: () => paths,
        judgeFiles: await findJudgeFiles(tree, command),
      },
    );
    expect(closed.filter((path) => protection(path) === null)).toEqual([]);
    expect(open.filter((path) => protection(path) !== null)).toEqual([]);
    return `${closed.join(', ')}: closed`;
  });
}

/** What CI's log tells of a wrong value, by runner, and what fails here for want of a version, a service or a variable. */
const ELSEWHERE: Readonly<Record<string, { readonly ci: string; readonly here: readonly string[] }>> = {
  python: {
    ci: 'AssertionError: assert 4 == 3',
    here: [
      "AttributeError: module 'datetime' has no attribute 'UTC'",
      "ImportError: cannot import name 'override' from 'typing' (typing.py)",
      "AttributeError: 'str' object has no attribute 'removeprefix'",
      'TypeError: expected str, bytes or os.PathLike object, not NoneType',
      "KeyError: 'DATABASE_URL'",
      'ConnectionRefusedError: [Errno 111] Connection refused',
      'SyntaxError: invalid syntax',
    ],
  },
  node: {
    ci: 'AssertionError [ERR_ASSERTION]: Expected values to be strictly equal: 4 !== 3',
    here: [
      'TypeError: Object.groupBy is not a function',
      'ReferenceError: fetch is not defined',
      "SyntaxError: Unexpected token '||='",
      "TypeError: Cannot read properties of undefined (reading 'split')",
      'TypeError [ERR_INVALID_ARG_TYPE]: The "path" argument must be of type string. Received undefined',
      'Error: connect ECONNREFUSED 127.0.0.1:6379',
    ],
  },
  go: {
    ci: '    sum_test.go:9: got 4, want 3',
    here: [
      './x.go:3:9: undefined: min',
      './x.go:3:9: cannot range over 10 (untyped int constant)',
      'panic: dial tcp 127.0.0.1:5432: connect: connection refused',
    ],
  },
  rust: {
    ci: "thread 'sum' panicked at src/lib.rs:9:5:\nassertion `left == right` failed",
    here: [
      "error[E0658]: use of unstable library feature 'is_none_or'",
      "thread 'sum' panicked at src/lib.rs:2:5:\ncalled `Result::unwrap()` on an `Err` value: NotPresent",
      'error: package `x` cannot be built because it requires rustc 1.85 or newer',
    ],
  },
  java: {
    ci: 'org.opentest4j.AssertionFailedError: expected: <3> but was: <4>',
    here: [
      "java.lang.NoSuchMethodError: 'java.lang.Object java.util.List.getFirst()'",
      'java.net.ConnectException: Connection refused',
      '[ERROR] /w/X.java:[3,5] error: invalid source release: 21',
    ],
  },
  ruby: {
    ci: "total_test.rb:4:in `<main>': expected 3, got 4 (RuntimeError)",
    here: [
      "total.rb:2:in `total': undefined method `then' for 3:Integer (NoMethodError)",
      'total.rb:2:in \'Hash#fetch\': key not found: "DATABASE_URL" (KeyError)',
      "total.rb:1:in `require': cannot load such file -- bigdecimal (LoadError)",
      'total.rb:2:in `initialize\': Connection refused - connect(2) for "127.0.0.1" port 6379 (Errno::ECONNREFUSED)',
      "total.rb:3:in `read': No such file or directory @ rb_sysopen - config/database.yml (Errno::ENOENT)",
      "total.rb:1: syntax error, unexpected '=', expecting ';' (SyntaxError)",
      "total.rb:2:in `<main>': uninitialized constant Data (NameError)",
    ],
  },
  minitest: {
    ci: 'Expected: 3\n  Actual: 4',
    here: [
      "NoMethodError: undefined method `then' for 3:Integer",
      'KeyError: key not found: "DATABASE_URL"',
      'Errno::ECONNREFUSED: Connection refused - connect(2) for "127.0.0.1" port 6379',
      'Errno::ENOENT: No such file or directory @ rb_sysopen - config/database.yml',
      'NameError: uninitialized constant Data',
      'TypeError: no implicit conversion of nil into String',
    ],
  },
  php: {
    ci: 'Failed asserting that 4 matches expected 3.',
    here: [
      'Error: Call to undefined function array_find()',
      'Error: Call to undefined function mb_strlen()',
      'Error: Class "Redis" not found',
      'PDOException: SQLSTATE[HY000] [2002] Connection refused',
      'PDOException: could not find driver',
      'ErrorException: Undefined array key "DATABASE_URL"',
      'RuntimeException: DATABASE_URL is not set',
      'ParseError: syntax error, unexpected token "readonly", expecting "function" or "const"',
      'TypeError: strlen(): Argument #1 ($string) must be of type string, null given',
    ],
  },
};
const told = (text: string) => ({ failures: readTestOutput(text)?.failures ?? [], text });
const inPytest = (message: string): string =>
  `=== FAILURES ===\n___ test_sum ___\n\n>       run()\nE       ${message}\n\ntest_sum.py:4: Error\n=== short test summary info ===\nFAILED test_sum.py::test_sum - ${message}\n=== 1 failed in 0.03s ===\n`;

const inMinitest = (message: string): string =>
  `# Running:\n\nF\n\n  1) ${message.startsWith('Expected') ? 'Failure' : 'Error'}:\nTotalTest#test_total [test/total_test.rb:6]:\n${message}\n    test/total_test.rb:6\n\n1 runs, 1 assertions, 1 failures, 0 errors, 0 skips\n`;
const inPhpunit = (message: string): string =>
  `PHPUnit 10.5.1 by Sebastian Bergmann and contributors.\n\nF\n\nThere was 1 failure:\n\n1) TotalTest::testTotal\n${message}\n\n/app/tests/TotalTest.php:9\n\nFAILURES!\nTests: 1, Assertions: 1, Failures: 1.\n`;
const inMake = (text: string): string => `Run make test\n${text}\nmake: *** [Makefile:2: test] Error 1\n`;
const LOGS: Readonly<Record<string, readonly ((message: string) => string)[]>> = {
  python: [inMake, inPytest],
  minitest: [inMinitest],
  php: [inMake, inPhpunit],
};

for (const [runner, { ci, here }] of Object.entries(ELSEWHERE)) {
  attack('A20', `a stub, a default or a caught error for what ${runner} lacks here and not in CI`, () => {
    const logs = LOGS[runner] ?? [inMake];
    const taken = logs.flatMap((log) =>
      here.filter((message) =>
        ['same_tests', 'undecided'].includes(likenessToCi(told(log(ci)), told(log(message))).kind),
      ),
    );
    expect(taken).toEqual([]);
    return `${here.length} reasons, none taken for CI's`;
  });
}
