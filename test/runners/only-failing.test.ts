import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { TestFailure } from '../../src/core/events.ts';
import type { TestCommand } from '../../src/core/task.ts';
import { type RepositoryFiles, readTestCommand } from '../../src/runners/only-failing.ts';
import { commitFiles } from '../commit-files.ts';

const FILES: Readonly<Record<string, string>> = {
  't/a.t': '',
  't/b.t': '',
  'go.mod': 'module example.com/shop\n\ngo 1.22\n',
  'cart/cart_test.go': '',
  'tests/test_a.py': '',
  'tests/test_b.py': '',
  'test/a.test.js': '',
  'test/b.test.js': '',
  'spec/cart_spec.rb': '',
  'features/cart.feature': '',
  'web/package.json': '{"scripts":{"test":"vitest run"}}',
  'web/src/a.test.ts': '',
};

const failuresOf = (ids: readonly string[]): TestFailure[] =>
  ids.map((id) => ({ id, file: null, line: null, message: '' }));

interface Setup {
  readonly command?: Partial<TestCommand>;
  readonly files?: Readonly<Record<string, string>>;
}

function onlyFor(run: string, ids: readonly string[], setup: Setup = {}): Promise<readonly string[]> {
  const files = { ...FILES, ...setup.files };
  const command = { run, shell: null, workingDirectory: '.', env: {}, source: 'a test', ...setup.command };
  return commandsForOnly(failuresOf(ids), command, filesOf(files));
}

const filesOf = (files: Readonly<Record<string, string>>): RepositoryFiles => ({
  isFolder: (path) => Object.keys(files).some((each) => each.startsWith(`${path}/`)),
  ...commitFiles(files),
});

const commandsForOnly = async (
  failures: readonly TestFailure[],
  command: TestCommand,
  files: RepositoryFiles,
): Promise<readonly string[]> => (await readTestCommand(command, files)).commandsForOnly(failures);

const path = 'PATH="$PWD/node_modules/.bin:$PWD/../node_modules/.bin:$PWD/../../node_modules/.bin:$PATH"';
const PY = ['tests/test_a.py::test_x'];
const JS = ['test/a.test.js > cart > adds (1+1)'];
const GO = ['example.com/shop/cart TestA/one', 'example.com/shop/cart TestB'];

/** A call, its failing tests in brackets, and below it the commands that run only these, the tightest first. */
const CALLS = String.raw`
green -vv tests   [tests.test_a.CartTest.test_x]
  green -vv tests.test_a.CartTest.test_x
stestr run --serial   [tests.test_a.CartTest.test_x | tests.test_a.HookTest]
  stestr run --serial '^(?:tests\.test_a\.CartTest\.test_x|tests\.test_a\.HookTest)(?:$|[.[])'
behave -q features   [features/cart.feature > takes off]
  behave -q features/cart.feature
robot tests   [Takes *Off]
  robot --test 'Takes [*]Off' tests
mix test --seed 0   [test takes off: all (CartTest)]
  mix test --seed 0 --only 'test:test takes off: all'
busted   [cart takes off (1+1)]
  busted --filter='^cart takes off %(1%+1%)$'
ava test/*.js   [cart › takes off (1+1) | !breaks]
  ava test/*.js --match='takes off (1+1)' --match='*breaks'
ginkgo -r --race ./...   [cart [It] breaks | cart inner [BeforeEach] takes off (1+1)]
  ginkgo --focus='cart breaks$' --focus='cart inner takes off \(1\+1\)$' -r --race ./...
npx cucumber-js --retry 1 features   [Takes off (1+1) | Rows]
  npx cucumber-js --retry 1 features --name '^Takes off \(1\+1\)$' --name '^Rows$'
meson test -C build --print-errorlogs   [shop:takes off (1+1) | shop:bad]
  meson test -C build --print-errorlogs 'shop:takes off (1+1)' shop:bad
jasmine   [cart takes off (1+1)]
  jasmine --filter='^(?:cart takes off \(1\+1\))$'
pytest   [PY]
  pytest tests/test_a.py::test_x
pytest -q tests   [PY]
  pytest -q tests/test_a.py::test_x
pytest tests/test_a.py tests/test_b.py -x   [PY]
  pytest -x tests/test_a.py::test_x
python -m pytest -n auto -m "not slow"   [PY]
  python -m pytest -n auto -m "not slow" tests/test_a.py::test_x
python3.12 -m pytest   [tests/test_b.py]
  python3.12 -m pytest tests/test_b.py
timeout -k 10 300 pytest -q   [PY]
  timeout -k 10 300 pytest -q tests/test_a.py::test_x
timeout --signal=INT 5m pytest -q   [PY]
  timeout --signal=INT 5m pytest -q tests/test_a.py::test_x
timeout -s INT 300 poetry run pytest   [PY]
  timeout -s INT 300 poetry run pytest tests/test_a.py::test_x
poetry run pytest --cov=src --cov-report xml tests/   [PY]
  poetry run pytest --no-cov tests/test_a.py::test_x
uv run --frozen pytest   [PY]
  uv run --frozen pytest tests/test_a.py::test_x
PYTHONPATH=src CI=1 pytest   [PY]
  PYTHONPATH=src CI=1 pytest tests/test_a.py::test_x
pytest --runslow tests   [PY]
  pytest --runslow tests/test_a.py::test_x
coverage run -m pytest   [PY]
  coverage run -m pytest tests/test_a.py::test_x
python -m unittest   [tests.test_a.TestA.test_x]
  python -m unittest -k tests.test_a.TestA.test_x
python -m unittest discover -s tests -v   [test_a.A.test_x]
  python -m unittest discover -s tests -v -k test_a.A.test_x
./manage.py test --parallel 4 shop   [shop.tests.CartTest.test_x]
  ./manage.py test --parallel 4 shop -k shop.tests.CartTest.test_x
coverage run manage.py test   [shop.tests.CartTest.test_x]
  coverage run manage.py test -k shop.tests.CartTest.test_x
poetry run trial -j2 --reporter=text tests   [tests.test_a.A.test_x | tests.test_b]
  poetry run trial -j2 --reporter=text tests.test_a.A.test_x tests.test_b
npx vitest run --coverage   [JS]
  npx vitest run -t '^ *(?:cart(?: [>›] | )adds \(1\+1\))$' test/a.test.js
  npx vitest run test/a.test.js
vitest run test   [test/b.test.js]
  vitest run test/b.test.js
npx vitest --run   [test/b.test.js]
  npx vitest --run test/b.test.js
npx jest --ci   [JS]
  npx jest --ci --runTestsByPath -t '^ *(?:cart(?: [>›] | )adds \(1\+1\))$' test/a.test.js
  npx jest --ci --runTestsByPath test/a.test.js
node --experimental-vm-modules node_modules/jest/bin/jest.js   [test/b.test.js]
  node --experimental-vm-modules node_modules/jest/bin/jest.js --runTestsByPath test/b.test.js
mocha 'test/**/*.js'   [cart > adds]
  mocha 'test/**/*.js' --grep '^(?:cart(?: > | )adds)$'
npx mocha   [cart > "before each" hook for "adds"]
  npx mocha --grep '^(?:cart.*)$'
mocha --reporter json   [cart inner "after each" hook: clean for "adds"]
  mocha --reporter json --grep '^(?:cart inner.*)$'
mocha   ["before all" hook in "{root}"]
  mocha --grep '^(?:.*)$'
node --test   [JS]
  node --test-name-pattern='^ *(?:adds \(1\+1\))$' test/a.test.js
  node --test --test-name-pattern='^ *(?:adds \(1\+1\))$' test/a.test.js
  node --test --test-name-pattern='^ *(?:cart)$' test/a.test.js
  node --test test/a.test.js
node --import tsx --test test/*.test.js   [test/b.test.js]
  node --import tsx --test test/b.test.js
go test ./...   [GO]
  go test -v -run '^(?:TestA|TestB)$' example.com/shop/cart
go test -race -timeout 5m ./cart/...   [GO]
  go test -race -timeout 5m -v -run '^(?:TestA|TestB)$' example.com/shop/cart
go test --json ./...   [example.com/shop/cart]
  go test -json example.com/shop/cart
gotestsum --format testname   [cart TestA/one]
  gotestsum --format testname -- -v -run '^(?:TestA)$' example.com/shop/cart
gotestsum -- -race -count=1 ./...   [. TestA]
  gotestsum -- -race -count=1 -v -run '^(?:TestA)$' example.com/shop
bun test test   [cart > adds]
  bun test test -t '^(?:cart(?: > | )adds)$'
deno test -A --parallel   [adds | cart ... takes > off]
  deno test -A --parallel --filter '/^(?:adds|cart)$/'
cargo test   [cart tests::a | flow it_works]
  cargo test -- --exact tests::a it_works
cargo +nightly test --workspace -- --nocapture   [cart tests::a]
  cargo +nightly test --workspace -- --nocapture --exact tests::a
cargo test   [cart tests::a | cart src/lib.rs - add]
  cargo test -- tests::a add
cargo test   [cart src/../README.md - | cart src/lib.rs - Price::of]
  cargo test -- README.md Price::of
ctest --test-dir build -j 4 --output-on-failure   [cart_bad | a+b]
  ctest --test-dir build -j 4 --output-on-failure -R '^(cart_bad|a\+b)$'
bundle exec rspec   [spec/cart_spec.rb > Cart adds]
  bundle exec rspec spec/cart_spec.rb -e 'Cart adds'
  bundle exec rspec spec/cart_spec.rb
./mvnw -B -ntp test   [com.x.A#a | com.x.A#b | com.x.B$In#c]
  ./mvnw -B -ntp test '-Dtest=com.x.A#a+b,com.x.B$In#c' -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false
mvn -B -Drat.skip clean verify   [com.x.ATest#a]
  mvn -B -Drat.skip clean test '-Dtest=com.x.ATest#a' -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false
mvn -Pci test   [com.x.CartIT#a]
  mvn -Pci test '-Dtest=com.x.CartIT#a' -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false
./gradlew -Pci test --no-daemon   [CartTest#bad]
  ./gradlew -Pci --no-daemon test --tests '*CartTest.bad'
./gradlew test --no-daemon   [CartTest#bad]
  ./gradlew --no-daemon test --tests '*CartTest.bad'
nose2 -s tests -v   [test_a.A.test_x | test_a.test_bad]
  nose2 -s tests -v test_a.A.test_x test_a.test_bad
python -m nose2 --with-coverage test_b   [test_a.test_gen:2]
  python -m nose2 test_a.test_gen:2
prove -lr t   [t/a.t > adds (1+1) | t/b.t]
  prove -lr t/a.t t/b.t
prove -I lib -j 4 t/a.t t/b.t   [t/b.t]
  prove -I lib -j 4 t/b.t
bats -r test --tap   [adds (1+1)]
  bats -r test --tap -f '^(adds \(1\+1\))$'
ruby -Ilib:test spec/cart_spec.rb   [CartTest#test_adds | cart spec#test_0001_adds (1+1)]
  ruby -Ilib:test spec/cart_spec.rb -n '/^(?:(?:CartTest#)?test_adds|(?:cart spec#)?test_0001_adds \(1\+1\))$/'
cmake --build build --target test -j 4   [cart.bad]
  ctest --test-dir build -R '^(cart\.bad)$'
cmake --build out --config Release -t test   [cart_bad]
  ctest --test-dir out -C Release -R '^(cart_bad)$'
cargo nextest run --workspace --no-fail-fast   [cart tests::bad | cart::flow adds]
  cargo nextest run --workspace --no-fail-fast -E 'test(=tests::bad) + test(=adds)'
vendor/bin/phpunit   [A\B::testX with data set #0]
  vendor/bin/phpunit --filter '/^(?:A\\B::testX)(?:$| with data set )/'
dotnet test --no-build   [A.B.C | A.B.D(x: 1)]
  dotnet test --no-build --filter 'FullyQualifiedName~A.B.C|FullyQualifiedName~A.B.D'
`;

describe('a plain call of a runner', () => {
  const known: Readonly<Record<string, readonly string[]>> = { PY, JS, GO };
  const cases = CALLS.trim()
    .split(/\n(?! )/)
    .map((text) => text.split('\n').map((line) => line.trim()));

  test.each(cases)('%s', async (head = '', ...commands) => {
    const [, run = '', ids = ''] = /^(.*?) {3}\[(.*)\]$/.exec(head) ?? [];
    expect(await onlyFor(run, known[ids] ?? ids.split(' | '))).toEqual(commands);
  });
});

describe('tests of Java by their parts', () => {
  test.each([
    [{ suites: ['com.x.CartTest'], name: 'deep', inner_unknown: true as const }, 'com.x.CartTest*#deep'],
    [{ suites: ['com.x.CartTest'], name: 'rows', parameters: '2' }, 'com.x.CartTest#rows'],
    [{ suites: ['com.x.CartSpec'], name: 'takes off (1+1)' }, 'com.x.CartSpec'],
  ])('%j', async (parts, chosen) => {
    const command = { run: 'mvn test', shell: null, workingDirectory: '.', env: {}, source: 'a test' };
    const [failure] = failuresOf(['x']).map((each) => ({ ...each, parts }));
    const [only] = await commandsForOnly(failure === undefined ? [] : [failure], command, filesOf(FILES));
    expect(only).toMatch(new RegExp(`^mvn test '?-Dtest=${chosen.replace(/[*]/g, '[*]')}'? `));
  });
});

describe('a program that was built with its runner', () => {
  const onlyIn = (run: string, runner: string, ids: readonly string[]) =>
    commandsForOnly(
      failuresOf(ids).map((failure) => ({ ...failure, parts: { runner } })),
      { run, shell: null, workingDirectory: '.', env: {}, source: 'a test' },
      filesOf({ ...FILES, 'ci/cart': '' }),
    );

  test.each([
    [
      './build/cart --gtest_color=no',
      'GoogleTest',
      ['Cart.Adds', 'P/Rows.One/1'],
      './build/cart --gtest_color=no --gtest_filter=Cart.Adds:P/Rows.One/1',
    ],
    [
      'make cart\nX=1 timeout 60 build/cart -r compact',
      'Catch2',
      ['a, b [c] "d"', 'e/f'],
      `make cart\nX=1 timeout 60 build/cart -r compact 'a\\, b \\[c\\] \\"d\\",e/f,e'`,
    ],
    ['./cart -s', 'doctest', ['a, b', 'Scenario: c'], `./cart -s '-tc=a\\, b,*Scenario: c'`],
  ])('%s', async (run, runner, ids, only) => {
    expect(await onlyIn(run, runner, ids)).toEqual([only]);
  });

  test.each([
    ['a file of the repository', './ci/cart', 'GoogleTest', ['Cart.Adds']],
    ['a program that no path names', 'cart', 'GoogleTest', ['Cart.Adds']],
    ['a launcher that may change the call', 'valgrind ./cart', 'GoogleTest', ['Cart.Adds']],
    ['a call that chooses tests', './cart --gtest_filter=C.*', 'GoogleTest', ['Cart.Adds']],
    ['a call that chooses tests', './cart [fast]', 'Catch2', ['a']],
    ['a call that chooses tests', './cart -tce=slow', 'doctest', ['a']],
    ['a runner that has no such programs', './cart', 'jest', ['a']],
    ['names that would exclude or be options', './cart', 'Catch2', ['~a', '-b']],
  ])('%s is run whole: %s', async (_, run, runner, ids) => {
    expect(await onlyIn(run, runner, ids)).toEqual([]);
  });
});

describe('a script with more lines', () => {
  test.each([
    [
      'set -euo pipefail\nexport CI=1\n# all of them\npytest',
      'set -euo pipefail\nexport CI=1\n# all of them\npytest tests/test_a.py::test_x',
    ],
    ['pytest \\\n  -q \\\n  tests\n', 'pytest -q tests/test_a.py::test_x'],
    ['npm ci\npytest', 'npm ci\npytest tests/test_a.py::test_x'],
    ['make build && pytest -x', 'make build && pytest -x tests/test_a.py::test_x'],
    [
      'V=$(git describe)\necho "$V" > v.txt\npytest',
      'V=$(git describe)\necho "$V" > v.txt\npytest tests/test_a.py::test_x',
    ],
  ])('%j keeps the lines before the call', async (run, only) => {
    expect(await onlyFor(run, PY)).toEqual([only]);
  });

  test.each(['cd web\nnpx vitest run', 'cd web && npx vitest run', 'cd ./web/ && npx vitest run'])(
    '%j runs in its folder, whose files are meant',
    async (run) => {
      expect((await onlyFor(run, ['src/a.test.ts'])).at(-1)).toBe(`${run} src/a.test.ts`);
    },
  );

  test('a working directory is where paths start', async () => {
    const command = { workingDirectory: 'web' };
    expect(await onlyFor('npx vitest run', ['src/a.test.ts'], { command })).toEqual([
      'npx vitest run src/a.test.ts',
    ]);
    expect(await onlyFor('npx vitest run', ['web/src/a.test.ts'], { command })).toEqual([
      'npx vitest run src/a.test.ts',
    ]);
  });
});

describe('a script of package.json', () => {
  const scripts = (text: Readonly<Record<string, string>>) => ({
    files: { 'package.json': JSON.stringify({ scripts: text }) },
  });

  test.each([
    'npm test',
    'npm t',
    'npm run test',
    'npm run -s test',
    'yarn test',
    'pnpm test',
    'pnpm run test',
    'bun run test',
    'yarn run test',
    'node --run test',
    'node --run=test',
    'npm test --if-present',
  ])('%s', async (run) => {
    expect(await onlyFor(run, ['test/b.test.js'], scripts({ test: 'node --test test' }))).toEqual([
      `${path} node --test test/b.test.js`,
    ]);
  });

  test('is given the arguments behind a launcher', async () => {
    expect(
      await onlyFor('xvfb-run -a npm test', ['test/b.test.js'], scripts({ test: 'node --test' })),
    ).toEqual(['xvfb-run -a npm test -- test/b.test.js']);
  });

  test('is given the arguments where another script runs before it', async () => {
    const both = scripts({ test: 'mocha', pretest: 'tsc' });
    expect(await onlyFor('npm test', ['cart > adds'], both)).toEqual([
      "npm test -- --grep '^(?:cart(?: > | )adds)$'",
    ]);
    expect(await onlyFor('yarn test', ['cart > adds'], both)).toEqual([
      "yarn test --grep '^(?:cart(?: > | )adds)$'",
    ]);
    expect(await onlyFor('npm test', ['cart > $(id)'], both)).toEqual([]);
    expect(
      await onlyFor('npm test', ['test/b.test.js'], scripts({ test: 'node --test test', pretest: 'tsc' })),
    ).toEqual([]);
  });

  test.each(['npm run build', 'mocha; true', 'mocha | tee log', 'mocha $ARGS', 'make test'])(
    'that is %s is left alone',
    async (script) => {
      expect(await onlyFor('npm test', ['cart > adds'], scripts({ test: script }))).toEqual([]);
    },
  );

  test.each([
    'npm ci',
    'npm test --workspaces',
    'npm --prefix nowhere test',
    'npm run nope',
    'npm test -- --watch',
    'npm test a.js',
    'yarn test --watch',
    'npm test --node-options=--trace-warnings',
    'node --run test -- --watch',
    'docker run x npm test',
  ])('%s is not one', async (run) => {
    expect(await onlyFor(run, ['test/b.test.js'], scripts({ test: 'node --test' }))).toEqual([]);
  });
});

describe('a call that runs in another folder', () => {
  const files = {
    'package.json': JSON.stringify({
      workspaces: ['web', 'packages/*'],
      scripts: { test: 'cd web && npm t', up: 'npm -C web t' },
    }),
    'packages/cart/package.json': JSON.stringify({ name: '@shop/cart', scripts: { test: 'vitest run' } }),
    'packages/cart/src/a.test.ts': '',
    'web/Makefile': 'test:\n\tnpx vitest run\n',
  };

  test.each([
    ['make -C web test', 'cd web && npx vitest run src/a.test.ts'],
    ['make test --directory=./web', 'cd web && npx vitest run src/a.test.ts'],
    ['npm --prefix web test', `cd web && ${path} vitest run src/a.test.ts`],
    ['CI=1 pnpm -C web test', `cd web && CI=1 ${path} vitest run src/a.test.ts`],
    ['yarn --cwd web test', `cd web && ${path} vitest run src/a.test.ts`],
    ['npm test -w packages/cart', `cd packages/cart && ${path} vitest run src/a.test.ts`],
    ['npm test --workspace=@shop/cart', `cd packages/cart && ${path} vitest run src/a.test.ts`],
    ['npm run test -w @shop/cart', `cd packages/cart && ${path} vitest run src/a.test.ts`],
    ['yarn workspace @shop/cart test', `cd packages/cart && ${path} vitest run src/a.test.ts`],
    ['pnpm --filter @shop/cart run test', `cd packages/cart && ${path} vitest run src/a.test.ts`],
    ['pnpm --filter ./packages/cart test', `cd packages/cart && ${path} vitest run src/a.test.ts`],
    ['npm test', `export ${path}\ncd web && ${path} vitest run src/a.test.ts`],
    ['A=1 npm run up', `export A=1 ${path}\ncd web && ${path} vitest run src/a.test.ts`],
    [
      'cd web && npm run up --prefix ..',
      `cd web && cd .. && export ${path}\ncd web && ${path} vitest run src/a.test.ts`,
    ],
  ])('%s runs only the failing tests there', async (run, only) => {
    expect(await onlyFor(run, ['src/a.test.ts'], { files })).toEqual([only]);
  });

  test.each([
    'npm test -w @shop/price',
    'npm test -w web -w packages/cart',
    "pnpm --filter './packages/**' test",
    'pnpm --filter @shop/cart... test',
    'npm --prefix ../web test',
    'npm ci --prefix web',
  ])('%s is left alone', async (run) => {
    expect(await onlyFor(run, ['src/a.test.ts'], { files })).toEqual([]);
  });
});

describe('a program around the runner', () => {
  const withTest = (test: string, more: Readonly<Record<string, unknown>> = {}) => ({
    files: { 'package.json': JSON.stringify({ scripts: { test }, ...more }) },
  });

  test.each([
    ['c8 --100 node --test', 'node --test test/b.test.js'],
    ['nyc --lines 100 --check-coverage --reporter=text node --test', 'node --test test/b.test.js'],
    ['cross-env A=1 nyc --reporter lcov node --test test', 'cross-env A=1 node --test test/b.test.js'],
    ['npx c8 node --test', 'node --test test/b.test.js'],
    ['A=1 npx c8 node --test', 'A=1 node --test test/b.test.js'],
    ['timeout 60 c8 --lines 90 node --test', 'timeout 60 node --test test/b.test.js'],
    ['tsc && c8 node --test', `export ${path}\ntsc && node --test test/b.test.js`],
  ])('%s measures a coverage that some tests would not reach', async (script, only) => {
    const ids = ['test/b.test.js'];
    const expected = only.startsWith('export') ? only : `${path} ${only}`;
    expect(await onlyFor('npm test', ids, withTest(script))).toEqual([expected]);
  });

  test.each([
    ['nyc -r ts-node/register mocha', {}],
    ['echo nyc mocha', {}],
    ['nyc mocha', { nyc: { require: ['ts-node/register'] } }],
  ])('%s is no such program, or loads modules that the tests need', async (script, more) => {
    const forms = await onlyFor('npm test', ['cart > adds'], withTest(script, more));
    expect(forms).toEqual([]);
  });

  test('make in a folder that CMake builds runs ctest', async () => {
    const files = { 'CMakeLists.txt': '' };
    expect(await onlyFor('CTEST_OUTPUT_ON_FAILURE=1 make -C build test', ['cart_bad'], { files })).toEqual([
      "CTEST_OUTPUT_ON_FAILURE=1 ctest --test-dir build -R '^(cart_bad)$'",
    ]);
    expect(await onlyFor('make -C tests test', ['cart_bad'], { files })).toEqual([]);
  });

  test('Playwright and rspec run the lines of the failing tests', async () => {
    const only = (
      run: string,
      failures: readonly (readonly [id: string, file: string, line: number | null])[],
    ) =>
      commandsForOnly(
        failures.map(([id, file, line]) => ({ id, file, line, message: '' })),
        { run, shell: null, workingDirectory: '.', env: {}, source: 'a test' },
        filesOf(FILES),
      );
    const failures = [
      ['cart › adds', 'test/a.test.js', 3],
      ['test/b.test.js', 'test/b.test.js', 1],
    ] as const;
    expect(await only('npx playwright test --project chromium', failures)).toEqual([
      'npx playwright test --project chromium test/a.test.js:3 test/b.test.js',
    ]);
    expect(await only('npx playwright test -g x', failures)).toEqual([]);
    const spec = 'spec/cart_spec.rb';
    const first = [`${spec} > Cart is expected to eq 2`, spec, 7] as const;
    expect(await only('rspec', [first, [`${spec} > Cart adds`, spec, 3]])).toEqual([
      `rspec ${spec}:7 ${spec}:3`,
      `rspec ${spec}`,
    ]);
    expect(await only('rspec', [first, [`${spec} > Cart same`, spec, null]])).toEqual([
      `rspec ${spec} -e 'Cart is expected to eq 2' -e 'Cart same'`,
      `rspec ${spec}`,
    ]);
  });

  test.each([
    ['composer test', '"phpunit --colors=always"', 'phpunit --filter %s --colors=always'],
    [
      'composer run-script test',
      '["phpstan analyse", "@php vendor/bin/phpunit"]',
      'phpstan analyse\nphp vendor/bin/phpunit --filter %s',
    ],
    ['composer test', '["@lint", "phpunit"]', null],
    ['composer test', '"App\\\\Tests::run"', null],
    ['composer install', '"phpunit"', null],
  ])('%s, where the script test is %s', async (run, script, expected) => {
    const files = { 'composer.json': `{"scripts":{"test":${script}}}` };
    const [command] = await onlyFor(run, ['A::testX'], { files });
    const pattern = "'/^(?:A::testX)(?:$| with data set )/'";
    expect(command?.endsWith(expected?.replace('%s', pattern) ?? '') ?? null).toBe(
      expected === null ? null : true,
    );
  });

  test('tape runs the files of the failing tests, where there are others', async () => {
    const failure = { id: 'adds > sum', file: 'test/a.test.js', line: 3, message: '' };
    const only = (run: string) =>
      commandsForOnly(
        [failure],
        { run, shell: null, workingDirectory: '.', env: {}, source: 'a test' },
        filesOf(FILES),
      );
    expect(await only("npx tape 'test/**/*.js'")).toEqual(['npx tape test/a.test.js']);
    expect(await only('tape -r tsx test/a.test.js test/b.test.js')).toEqual(['tape -r tsx test/a.test.js']);
    expect(await only('tape test/a.test.js')).toEqual([]);
  });
});

describe('make', () => {
  const only = (makefile: string, run = 'make test') => onlyFor(run, PY, { files: { Makefile: makefile } });

  test.each([
    ['test:\n\tpytest\n', 'pytest tests/test_a.py::test_x'],
    [
      '.PHONY: test\nPY = python3\ntest: ## runs\n\t@echo test\n\t@$(PY) -m pytest \\\n\t  -q\n\nlint:\n\truff\n',
      'echo test\npython3 -m pytest -q tests/test_a.py::test_x',
    ],
    ['all: test\ntest: build gen\n\tpytest tests\n', 'make build gen\npytest tests/test_a.py::test_x'],
  ])('%j says what its target runs', async (makefile, expected) => {
    expect(await only(makefile)).toEqual([expected]);
  });

  test.each([
    ['no such target', 'check:\n\tpytest\n'],
    ['variables that make knows alone', 'test:\n\tpytest $(ARGS)\n'],
    ['a name of the rule', 'test:\n\tpytest $@\n'],
    ['an environment of its own', 'export A = 1\ntest:\n\tpytest\n'],
    ['another file', 'include more.mk\ntest:\n\tpytest\n'],
    ['variables that grow', 'A = -q\nA += -x\ntest:\n\tpytest $(A)\n'],
    ['conditions', 'ifdef CI\ntest:\n\tpytest\nendif\n'],
    ['errors that are ignored', 'test:\n\t-pytest\n'],
    ['a folder of one line', 'test:\n\tcd tests\n\tpytest\n'],
    ['two rules', 'test: a\ntest:\n\tpytest\n'],
    ['more after the runner', 'test:\n\tpytest\n\techo done\n'],
    ['a circle', 'test:\n\tmake test\n'],
    ['a variable of the target', 'test: export A = 1\ntest:\n\tpytest\n'],
    ['what a command prints', 'A != pwd\ntest:\n\tpytest $(A)\n'],
  ])('with %s it is left alone', async (_, makefile) => {
    expect(await only(makefile)).toEqual([]);
  });

  test.each([
    ['make -j4 -s test', 'pytest -q tests/test_a.py::test_x'],
    ['make -j 4 test', 'pytest -q tests/test_a.py::test_x'],
    ['make gen test lint', 'make gen\npytest -q tests/test_a.py::test_x'],
    ['make lint test', 'make lint\npytest -q tests/test_a.py::test_x'],
    ['make V=1 test ARGS=-x', 'V=1 ARGS=-x pytest -x tests/test_a.py::test_x'],
    ['CI=1 make test', 'CI=1 pytest -q tests/test_a.py::test_x'],
    ['make lint test CI=1', 'export CI=1\nmake lint CI=1\npytest -q tests/test_a.py::test_x'],
  ])('%s runs only them, with what make gives to it', async (run, expected) => {
    expect(await only('ARGS = -q\ntest:\n\tpytest $(ARGS)\n', run)).toEqual([expected]);
  });

  test.each(['make -C nowhere test', 'make -C ../sub test', 'make -i test', 'make', 'make test A=b\\ c'])(
    '%s is left alone',
    async (run) => {
      expect(await only('test:\n\tpytest\n', run)).toEqual([]);
    },
  );
});

describe('tox', () => {
  const only = (ini: string, run = 'tox -e py') => onlyFor(run, PY, { files: { 'tox.ini': ini } });

  test.each([
    ['[testenv]\ncommands = pytest {posargs}\n', 'tox -e py'],
    [
      '[tox]\nenvlist = py\n[testenv]\ndeps =\n  pytest\ncommands =\n    python -m pytest -q {posargs:tests}\n    coverage: coverage report\n',
      '.venv/bin/python -m tox -q -e py',
    ],
    ['[testenv]\ncommands =\n  {env:CMD:pytest} {posargs}\n', 'tox run -e py'],
    ['[testenv]\ncommands = flake8\n[testenv:py]\ncommands = {envpython} -m pytest {posargs}\n', 'tox -e py'],
  ])('%j hands its arguments to pytest', async (ini, run) => {
    expect(await only(ini, run)).toEqual([`${run} -- tests/test_a.py::test_x`]);
  });

  test.each([
    ['[testenv]\ncommands = pytest\n', 'tox -e py'],
    ['[testenv]\ncommands = pytest tests {posargs}\n', 'tox -e py'],
    ['[testenv]\ncommands = flake8 {posargs}\n', 'tox -e py'],
    ['[testenv]\nchangedir = tests\ncommands = pytest {posargs}\n', 'tox -e py'],
    ['[testenv]\ncommands = pytest {posargs}\n  ruff {posargs}\n', 'tox -e py'],
    ['[testenv]\ncommands = pytest {posargs}\n', 'tox -e py -- -x'],
    ['[testenv]\ncommands = pytest {posargs}\n', 'tox -m tests'],
    ['[testenv]\ncommands = pytest {posargs}\n[testenv:lint]\ncommands = ruff {posargs}\n', 'tox -e py,lint'],
    [
      '[tox]\nenv_list = py, lint\n[testenv:lint]\ncommands = ruff check\n[testenv]\ncommands = nose\n',
      'tox',
    ],
  ])('%j with %s is left alone', async (ini, run) => {
    expect(await only(ini, run)).toEqual([]);
  });

  test.each([
    ['', '[testenv]\ncommands = pytest {posargs}\n'],
    [
      '',
      '[tox]\nenvlist = lint, py3{8,9}-{a,b}\n[testenv]\ncommands =\n  a,c: pytest {posargs}\n[testenv:lint]\ncommands = ruff .\n',
    ],
    [' -e py,lint', '[testenv]\ncommands = pytest {posargs}\n[testenv:lint]\ncommands = ruff check\n'],
  ])('tox%s runs its environments, and those that take no arguments as they are: %j', async (more, ini) => {
    expect(await only(ini, `tox${more}`)).toEqual([`tox${more} -- tests/test_a.py::test_x`]);
  });

  test.each([
    [
      'pyproject.toml',
      '[project]\nname = "a"\n[tool.tox]\nlegacy_tox_ini = """\n[tox]\nenvlist = py\n[testenv]\ncommands = pytest {posargs}\n"""\n',
    ],
    [
      'pyproject.toml',
      '[tool.tox]\nenv_list = ["py", "lint"]\n[tool.tox.env_run_base]\ncommands = [\n  ["pytest", "-q", { replace = "posargs", default = ["tests"], extend = true }],\n  ["coverage", "report"],\n]\n[tool.tox.env.lint]\ncommands = [["ruff", "check"]]\n',
    ],
    [
      'pyproject.toml',
      "[tool.tox.env_run_base]\ncommands = [['pytest', '{posargs}']] # one\n[tool.tox.env.'py']\ndescription = \"a]\"\n",
    ],
    [
      'pyproject.toml',
      "[tool.tox]\nenv = { py = { commands = [\n# the tests\n['pytest', { replace = 'posargs', extend = true }]] } }\n",
    ],
    [
      'pyproject.toml',
      '[tool.tox]\nenv_list = ["py", "cov"]\n[tool.tox.env_run_base]\ncommands = [["pytest", "{posargs}"]]\n[tool.tox.env.cov]\ncommands = [{ replace = "ref", of = ["tool", "tox", "env_run_base", "commands"], extend = true }, ["coverage", "report"]]\n',
    ],
    [
      'tox.toml',
      'env_list = ["py", { product = [["a", "b"], ["c"]] }]\nenv_run_base = { commands = [["pytest", "{posargs}"]] }\nenv.a-c = { commands = 3 }\nenv.b-c = 3\n',
    ],
    ['tox.toml', 'env_list = ["py"]\n\n[env.py]\ncommands = [["python", "-m", "pytest", "{posargs}"]]\n'],
    ['setup.cfg', '[metadata]\nname = a\n[tox:tox]\nenvlist = py\n[testenv]\ncommands = pytest {posargs}\n'],
  ])('its settings are read from %s too: %j', async (path, text) => {
    expect(await onlyFor('tox', PY, { files: { [path]: text } })).toEqual(['tox -- tests/test_a.py::test_x']);
  });

  test.each([
    '[tool.tox.env_run_base]\ncommands = [["ruff", { replace = "posargs" }]]\n',
    '[tool.tox.env_run_base]\nchange_dir = "tests"\ncommands = [["pytest", "{posargs}"]]\n',
    '[tool.tox]\nrequires = ["tox>=4"]\n',
    '[tool.tox.env_run_base]\ncommands = [["pytest", "{posargs}"]\n',
    '[tool.tox]\nenv_list = [{ product = [["a"], ["b"]] }]\n[tool.tox.env_run_base]\ncommands = [["pytest", "{posargs}"]]\n',
    '[tool.tox.env_run_base]\ncommands = [["pytest", "{posargs}"]]\n[tool.tox.env.py]\ncommands = 3\n',
    '[project]\nname = "a"\n',
  ])('in doubt it is left alone: %j', async (text) => {
    expect(await onlyFor('tox', PY, { files: { 'pyproject.toml': text } })).toEqual([]);
  });
});

describe('in doubt the whole command is run', () => {
  test.each([
    'make test',
    'tox',
    'nox -s tests',
    'pytest | tee log',
    'pytest && ruff check',
    'pytest; true',
    'pytest || true',
    'pytest $ARGS',
    'pytest `x`',
    'pytest > log',
    'pytest -k x --lf',
    'pytest --collect-only',
    'pytest --unknown value',
    'pytest -x\nruff check',
    'cd $X\npytest',
    'eval "$X"\npytest',
    '. env.sh && pytest',
    '$RUN && pytest',
    'pytest\npytest',
    'if true; then\npytest\nfi',
    'for i in 1 2; do pytest; done',
    'pytest &',
    'cd $X && pytest',
    'cd web\ncd ..\npytest',
    'echo "pytest"',
    'sudo pytest',
    'docker run x pytest',
    'pytest "a',
    '',
    'bash -c pytest',
    'pytest <<EOF',
    '(pytest)',
    '! pytest',
    'time pytest',
  ])('%j', async (run) => {
    expect(await onlyFor(run, PY)).toEqual([]);
  });

  test.each([
    ['go test -run TestX ./...', GO],
    ['go test ./... -args -x', GO],
    ['cargo test adds', ['cart tests::a']],
    ['cargo test -- adds', ['cart tests::a']],
    ['mvn deploy', ['com.x.A#a']],
    ['mvn verify', ['com.x.A#a', 'com.x.CartIT#b']],
    ['mvn test -Dtest=A', ['com.x.A#a']],
    ['./gradlew build', ['A#a']],
    ['./gradlew test --tests A', ['A#a']],
    ['npx jest -t x', JS],
    ['npx vitest --watch', JS],
    ['npx vitest run --shard=1/2', JS],
    ['mocha -g x', ['a > b']],
    ['node a.js', JS],
    ['node --test --test-only', JS],
    ['python -m unittest -k x', ['a.b.c']],
    ['nose2 -A fast', ['test_a.A.test_x']],
    ['prove t/a.t t/b.t', ['t/b.t', 't/a.t']],
    ['prove t :: --fast', ['t/a.t']],
    ['prove --state=failed', ['t/a.t']],
    ['bats -f x test', ['x']],
    ['ruby -n /x/ spec/cart_spec.rb', ['A#test_x']],
    ['ruby script/missing.rb', ['A#test_x']],
    ['ruby -e "1" spec/cart_spec.rb', ['A#test_x']],
    ['cmake --build build --target check', ['cart_bad']],
    ['make -C tests test', ['cart_bad']],
    ['cargo nextest run -E x', ['cart tests::bad']],
    ['rspec -e x', ['spec/cart_spec.rb > x']],
    ['dotnet test --filter x', ['A.b']],
    ['phpunit --filter x', ['A::b']],
  ])('%s does something else already', async (run, ids) => {
    expect(await onlyFor(run, ids)).toEqual([]);
  });

  test.each(['pwsh', 'python', 'cmd'])('shell: %s', async (shell) => {
    expect(await onlyFor('pytest', PY, { command: { shell } })).toEqual([]);
  });

  test('no failing test, or far too many', async () => {
    expect(await onlyFor('pytest', [])).toEqual([]);
    const many = Array.from({ length: 101 }, (_, at) => `tests/test_a.py::test_${at}`);
    expect(await onlyFor('pytest', many)).toEqual(['pytest tests/test_a.py']);
    expect(
      await onlyFor(
        'cargo test',
        many.map((_, at) => `a t${at}`),
      ),
    ).toEqual([]);
  });

  test('files and packages that are not there are left out: an output can name anything', async () => {
    expect(await onlyFor('pytest', ['/etc/passwd', 'tests/no.py::test_x', '../tests/test_a.py'])).toEqual([]);
    expect(await onlyFor('go test ./...', ['example.com/forged TestX', ...GO])).toEqual([
      "go test -v -run '^(?:TestA|TestB)$' example.com/shop/cart",
    ]);
    expect(await onlyFor('node --test', ['test/gone.test.js > x'])).toEqual([]);
  });
});

describe('hostile names', () => {
  test.each([
    "tests/test_a.py::test_x['; rm -rf / #]",
    'tests/test_a.py::test_x[$(id)`id`$HOME"\\]',
    'tests/test_a.py::test_x[a b && c | d > e]',
  ])('%j reaches the shell as one word', async (id) => {
    const [command = ''] = await onlyFor('pytest', [id]);
    const script = command.replace(/^pytest/, 'printf "%s\\n"');
    for (const shell of ['/bin/sh', '/bin/bash'].filter((path) => existsSync(path))) {
      expect(spawnSync(shell, ['-c', script], { encoding: 'utf8' }).stdout).toBe(`${id}\n`);
    }
  });

  test.each(['\n', '\r', '\u001b', '\0', '\u202e', '\u2028', '\ud800', '\ufffd'])(
    'a name with %j is refused',
    async (char) => {
      expect(await onlyFor('pytest', [`tests/test_a.py::test_x[${char}]`])).toEqual([]);
      expect(await onlyFor('mocha', [`cart > ${char}`])).toEqual([]);
      expect(await onlyFor('cargo test', [`cart src/lib.rs - ${char}`])).toEqual([]);
    },
  );

  test('no name becomes an option', async () => {
    const files = { '-p.py': '', '--x.test.js': '' };
    expect(await onlyFor('pytest', ['-p.py::x'], { files })).toEqual([]);
    expect(await onlyFor('node --test', ['--x.test.js > y'], { files })).toEqual([]);
  });
});

describe('the runners that a command calls', () => {
  const MEMBERS = {
    'package.json':
      '{"workspaces":["packages/*"],"scripts":{"test":"npm test -ws --if-present","both":"vitest run && npm run e2e","e2e":"playwright test"}}',
    'packages/a/package.json': '{"scripts":{"test":"jest"}}',
    'packages/b/package.json':
      '{"scripts":{"pretest":"tsc","test":"vitest run && vitest run --project e2e"}}',
    'packages/c/package.json': '{"scripts":{"build":"tsc"}}',
    'other/package.json': '{"scripts":{"test":"jest"}}',
    'composer.json':
      '{"scripts":{"unit":"phpunit --testsuite unit","test":["@unit","phpunit --testsuite web"],"again":"@again"}}',
  };

  test.each([
    ['pytest a', 1],
    ['pytest a && pytest b', 2],
    ['vendor/bin/phpunit\nvendor/bin/phpunit -c other.xml', 2],
    ['make && timeout 60 python -m pytest', 1],
    ['if [ -d a ]; then pytest a; else pytest b; fi', 1],
    ['npm test', 3],
    ['npm test --workspaces', 3],
    ['npm run both', 2],
    ['cd other && npm test', 1],
    ['npm --prefix packages/b test', 2],
    ['composer test', 2],
    ['composer again', 1],
    ['make check', 1],
    ['pytest "a', 1],
  ])('%s: %i', async (run, count) => {
    const { runners } = await readTestCommand({ run, shell: null, workingDirectory: '.' }, filesOf(MEMBERS));
    expect(runners).toBe(count);
  });
});
