import { type ActionName, AGENT_FIX, initFile } from '../../src/workflow/init.ts';
import { commitFiles } from '../commit-files.ts';

/** A workflow to start from. `@{ x }@` stands for an expression. */
export interface Shape {
  readonly what: string;
  /** `test` where absent. */
  readonly job?: string;
  readonly yaml: string;
  readonly files?: Readonly<Record<string, string>>;
  /** What a call of fix.yml gives it; a text says why there is none, and the job gets a step. */
  readonly call: Readonly<Record<string, string>> | string;
  /** The command is also for red runs, whose own step cannot judge. */
  readonly isForAllRuns?: boolean;
  readonly notes?: readonly string[];
}

const CHECKOUT = '      - uses: actions/checkout@v4\n        with: { persist-credentials: false }\n';
const head = (more = '') =>
  `name: CI\non:\n  push: { branches: [main] }\n  pull_request:\npermissions: { contents: read }\n${more}jobs:\n`;

const PINNED = 'a26af69be951a213d495a4c3e4e4022e16d87065';

/** A workflow whose job `test` runs these steps behind a checkout. */
const testJob = (steps: string) =>
  `${head()}  test:\n    runs-on: ubuntu-latest\n    steps:\n${CHECKOUT}${steps}`;

export const SHAPES: readonly Shape[] = [
  {
    what: 'steps that may fail in some entries, and a check of types before the tests',
    yaml: `${head()}  test:
    runs-on: ubuntu-latest
    strategy: { matrix: { node: [22] } }
    steps:
${CHECKOUT}      - uses: actions/setup-node@v4
        continue-on-error: @{ matrix.may-fail || false }@
        with: { node-version: "@{ matrix.node }@" }
      - run: npm ci
      - run: npm run test:types
      - run: npm run prepare-fixtures
      - run: npm run test:unit
`,
    call: { node: '22', setup: 'npm ci\nnpm run prepare-fixtures', 'test-command': 'npm run test:unit' },
    notes: ['of the matrix of job test, the entry (22) was taken'],
  },
  {
    what: 'Node with a cache',
    yaml: testJob(`      - uses: actions/setup-node@v4
        with: { node-version: 22, cache: npm }
      - run: npm ci
      - run: npm run lint
      - run: npm run build
      - run: npm test
      - uses: codecov/codecov-action@v5
`),
    call: { node: '22', setup: 'npm ci', 'test-command': 'npm run build\nnpm test' },
  },
  {
    what: 'steps that install and build in one script',
    yaml: testJob(`      - name: Install
        run: |
          npm ci
          npm run build
      - name: Configure
        run: python -m pip install ninja && mkdir build && cmake -B build native
      - run: cmake --build build
      - run: ctest --test-dir build
`),
    call: {
      setup: 'npm ci\nnpm run build\npython -m pip install ninja && mkdir build && cmake -B build native',
      'test-command':
        'npm run build\nmkdir -p build && cmake -B build native\ncmake --build build\nctest --test-dir build',
    },
  },
  {
    what: 'a matrix whose tests run in one entry only, behind a server',
    job: 'build',
    yaml: `${head()}  build:
    runs-on: ubuntu-latest
    strategy: { matrix: { arch: [amd64, s390x] } }
    steps:
${CHECKOUT}      - { name: Install packages, run: "sudo apt-get install -y crossbuild-essential-@{ matrix.arch }@" }
      - { name: Start the test servers, run: "node tests/server.js &" }
      - { name: Test, if: "matrix.arch == 'amd64'", run: make distcheck }
`,
    call: {
      setup: 'sudo apt-get install -y crossbuild-essential-amd64',
      'test-command': 'node tests/server.js &\nmake distcheck',
    },
    notes: ['of the matrix of job build, the entry (amd64) was taken'],
  },
  {
    what: 'a set-up step that needs what a build before it made',
    yaml: testJob(`      - run: ./configure
      - { name: Dependencies, run: make deps }
      - run: make
      - run: make check
`),
    call: { setup: './configure\nmake deps', 'test-command': './configure\nmake\nmake check' },
  },
  {
    what: 'a server, with what it needs before it and a wait behind it',
    yaml: testJob(`      - run: |
          npm ci
          npm run build
          npm start &
      - run: curl --retry 9 --retry-connrefused http://localhost:3000
      - run: npm test
`),
    call: {
      setup: 'npm ci\nnpm run build',
      'test-command':
        'npm run build\nnpm start &\ncurl --retry 9 --retry-connrefused http://localhost:3000\nnpm test',
    },
  },
  {
    what: 'steps side by side',
    yaml: testJob(`      - parallel:
          - run: npm ci
          - run: npm run build
      - run: npm test
`),
    call: { setup: 'npm ci', 'test-command': 'npm run build\nnpm test' },
  },
  {
    what: 'a step in the background',
    yaml: testJob(`      - run: npm ci
      - { name: Serve, run: npm start, background: true }
      - run: npm test
`),
    call: 'step "Serve" has `background`',
  },
  {
    what: 'a step named after tests that prepares them, in a matrix of machines',
    yaml: `${head()}  test:
    runs-on: ubuntu-latest
    strategy: { matrix: { target: [x86_64-unknown-linux-gnu, powerpc64-unknown-linux-gnu] } }
    steps:
${CHECKOUT}      - { name: Enable more tests, run: "echo RUSTFLAGS=--cfg=more >> $GITHUB_ENV" }
      - run: cargo test --target @{ matrix.target }@
`,
    call: {
      setup: 'echo RUSTFLAGS=--cfg=more >> $GITHUB_ENV',
      'test-command': 'cargo test --target x86_64-unknown-linux-gnu',
    },
    notes: ['of the matrix of job test, the entry (x86_64-unknown-linux-gnu) was taken'],
  },
  {
    what: 'a job that unpacks what another job built, by testing the checkout',
    yaml: `${head()}  test:
    runs-on: ubuntu-latest
    strategy: { matrix: { python: "@{ fromJSON(needs.build.outputs.pythons) }@" } }
    steps:
${CHECKOUT}      - { uses: actions/download-artifact@v5, with: { name: Packages, path: dist } }
      - run: |
          tar xf dist/*.tar.gz --strip-components=1
          rm -rf src
      - run: tox run --installpkg dist/*.whl -e py@{ matrix.python }@
`,
    files: { 'pyproject.toml': '[dependency-groups]\ntests = ["pytest"]\n' },
    call: {
      python: '3.x',
      setup: 'python -m pip install -e . --group tests',
      'test-command': 'python -m pytest -q',
    },
    isForAllRuns: true,
    notes: [
      'job test of .github/workflows/ci.yml tests what was built before (step "actions/download-artifact@v5"), which no change of the sources reaches',
      'the set-up is a guess from pyproject.toml: check it, and add what the tests need',
    ],
  },
  {
    what: "the test step's own variables, but for one that only its job knows",
    yaml: testJob(`      - uses: pnpm/action-setup@v4
        with: { run_install: true }
      - run: pipx run nox -s tests
        env: { NOXFORCEPYTHON: "3.14", RUN: "@{ github.run_id }@" }
`),
    files: { 'package.json': '{ "packageManager": "pnpm@9.1.0+sha512.abc" }' },
    call: {
      setup: 'npm install --global pnpm@9.1.0\npnpm install',
      'test-command': 'export NOXFORCEPYTHON=3.14\npipx run nox -s tests',
    },
  },
  {
    what: 'a variable of the job in an expression, and a step that looks at what a build made',
    yaml: `${head()}  test:
    runs-on: ubuntu-latest
    env: { CARGO: cargo, FLAGS: }
    steps:
${CHECKOUT}      - { name: Show the sizes of what a build before made, run: ./sizes }
      - run: cargo build
      - run: ./sizes target
      - { name: Run tests, run: "@{ env.CARGO }@ test --workspace @{ env.FLAGS }@" }
`,
    call: {
      setup: "export CARGO=cargo\nexport FLAGS=''\n./sizes",
      'test-command':
        "export CARGO=cargo\nexport FLAGS=''''\ncargo build\n./sizes target\ncargo test --workspace",
    },
  },
  {
    what: 'a variable that a step may change in an expression',
    yaml: testJob(`      - { name: Use cross, run: echo CARGO=cross >> $GITHUB_ENV }
      - { name: Run tests, run: "@{ env.CARGO }@ test --workspace" }
`),
    call: { setup: 'echo CARGO=cross >> $GITHUB_ENV' },
    notes: [`issues need a test-command without expressions: @{ env.CARGO }@ test --workspace`],
  },
  {
    what: 'a CMake build, and its tests in another folder',
    yaml: testJob(`      - run: sudo apt-get install -y ninja-build
      - { name: Build, run: cmake -B build && cmake --build build }
      - { name: Tests, working-directory: "@{ github.workspace }@/build", run: ctest -C Debug }
`),
    call: {
      setup: 'sudo apt-get install -y ninja-build',
      'test-command': 'cmake -B build && cmake --build build\n(\ncd build\nctest -C Debug\n)',
    },
  },
  {
    what: 'a step that only shows what was built',
    yaml: testJob(`      - run: make build
      - { name: Show its log, run: 'log=$(find out -name stderr | xargs ls -t | head -n1); [ ! -s "$log" ] || cat "$log"' }
      - { name: Tests, run: make test }
`),
    call: { 'test-command': 'make build\nmake test' },
  },
  {
    what: 'variables that only the tests read',
    yaml: `${head('env: { GO111MODULE: on }\n')}  test:
    runs-on: ubuntu-latest
    steps:
${CHECKOUT}      - { uses: actions/setup-go@v6, with: { go-version: '1.26' } }
      - run: make test
`,
    call: { go: '1.26', 'test-command': 'export GO111MODULE=on\nmake test' },
  },
  {
    what: 'Python in a matrix of systems',
    job: 'unit',
    yaml: `${head('env: { PIP_NO_INPUT: 1 }\n')}  unit:
    runs-on: @{ matrix.os }@
    strategy:
      matrix: { os: [windows-latest, ubuntu-latest], python: ["3.12", "3.13"] }
    env: { TOX_ENV: "py@{ matrix.python }@" }
    steps:
${CHECKOUT}      - uses: actions/setup-python@v5
        with: { python-version: "@{ matrix.python }@" }
      - name: Install
        run: pip install -e .[dev-@{ matrix.python }@]
      - if: runner.os == 'Windows'
        run: choco install make
      - name: Linux only
        if: matrix.os == 'ubuntu-latest'
        run: sudo apt-get install -y libpq-dev
      - run: pytest -q
`,
    call: {
      python: '3.13',
      setup:
        'export PIP_NO_INPUT=1\nexport TOX_ENV=py3.13\npip install -e .[dev-3.13]\nsudo apt-get install -y libpq-dev',
      'test-command': 'export PIP_NO_INPUT=1\nexport TOX_ENV=py3.13\npytest -q',
    },
    notes: ['of the matrix of job unit, the entry (ubuntu-latest, 3.13) was taken'],
  },
  {
    what: 'services with ports and health checks',
    yaml: `${head()}  test:
    runs-on: ubuntu-latest
    services:
      postgres:
        image: postgres:17
        env: { POSTGRES_PASSWORD: postgres }
        ports: ["5432:5432"]
        options: --health-cmd pg_isready
    steps:
${CHECKOUT}      - uses: ruby/setup-ruby@v1
        with: { bundler-cache: true }
      - run: bin/rails db:setup
      - run: bundle exec rspec
`,
    call: 'the job has `services`',
  },
  {
    what: 'a container',
    yaml: `${head()}  test:
    runs-on: ubuntu-latest
    container: { image: "golang:@{ matrix.go }@", env: { CGO_ENABLED: 1 } }
    strategy: { matrix: { go: ["1.24"] } }
    steps:
${CHECKOUT}      - run: go mod download
      - run: go test ./...
`,
    call: 'the job has `container`',
  },
  {
    what: 'defaults and a folder',
    job: 'web',
    yaml: `${head('defaults: { run: { shell: bash } }\n')}  web:
    runs-on: ubuntu-24.04
    defaults: { run: { working-directory: web } }
    steps:
${CHECKOUT}      - uses: pnpm/action-setup@v4
      - run: pnpm install --frozen-lockfile
      - run: pnpm test
`,
    call: {
      'runs-on': 'ubuntu-24.04',
      'working-directory': 'web',
      setup: 'npm install --global pnpm@latest\npnpm install --frozen-lockfile',
      'test-command': 'pnpm test',
    },
  },
  {
    what: 'secrets, which stay where they are',
    yaml: `${head('env: { NPM_TOKEN: "@{ secrets.NPM_TOKEN }@", CI_MODE: full }\n')}  test:
    runs-on: ubuntu-latest
    steps:
${CHECKOUT}      - uses: actions/setup-node@v4
        with: { node-version: 22, token: "@{ secrets.GITHUB_TOKEN }@" }
      - name: Log in
        run: ./login "@{ secrets.KEY }@"
      - run: npm ci
      - run: npm test
`,
    call: 'step "Log in" needs a secret',
  },
  {
    what: 'a called workflow',
    job: 'call',
    yaml: `${head()}  call:
    uses: ./.github/workflows/test.yml
    with: { java: "21" }
`,
    files: {
      '.github/workflows/test.yml': `on:
  workflow_call: { inputs: { java: { type: string, required: true } } }
jobs:
  unit:
    runs-on: ubuntu-latest
    steps:
${CHECKOUT}      - uses: actions/setup-java@v4
        with: { distribution: temurin, java-version: "@{ inputs.java }@" }
      - run: ./gradlew dependencies
      - run: ./gradlew test
`,
    },
    call: { java: '21', 'test-command': './gradlew dependencies\n./gradlew test' },
  },
  {
    what: 'a local action, submodules and more permissions',
    yaml: `${head().replace('{ contents: read }', '{ contents: read, packages: read, id-token: write }')}  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with: { submodules: recursive, fetch-depth: 0, persist-credentials: false }
      - uses: ./.github/actions/setup
      - run: cargo test
`,
    files: {
      '.github/actions/setup/action.yml':
        'name: s\ndescription: s\nruns:\n  using: composite\n  steps: [{ run: "true", shell: bash }]\n',
    },
    call: 'its set-up may read `packages`',
    notes: ['job test keeps `id-token: write`, which its tests can use'],
  },
  {
    what: 'outputs of other steps, kept; of other jobs, not',
    yaml: `${head()}  plan:
    runs-on: ubuntu-latest
    outputs: { v: "1" }
    steps: [{ run: "true" }]
  test:
    needs: plan
    runs-on: ubuntu-latest
    steps:
${CHECKOUT}      - id: cache-dir
        run: echo "dir=x" >> "$GITHUB_OUTPUT"
      - uses: actions/cache@v4
        with: { path: "@{ steps.cache-dir.outputs.dir }@", key: "@{ runner.os }@-x" }
      - name: Fetch
        env: { V: "@{ needs.plan.outputs.v }@" }
        run: ./fetch "$V"
      - run: make test
`,
    call: 'step "Fetch" needs what another job made',
  },
  {
    what: 'scripts that set variables, and a setting that is not safe',
    yaml: `${head('env: { ACTIONS_ALLOW_UNSECURE_COMMANDS: true }\n')}  test:
    runs-on: ubuntu-latest
    steps:
${CHECKOUT}      - run: echo "BASE=@{ github.base_ref }@" >> "$GITHUB_ENV"
      - run: |
          echo "/opt/x" >> "$GITHUB_PATH"
          pip install x
      - run: pytest
`,
    call: 'a step of the set-up hands values to another',
  },
  {
    what: 'a job with nothing but its tests, and no name',
    yaml: `on: [push]\npermissions: {}\njobs:\n  test:\n    runs-on: [self-hosted, linux]\n    steps:\n${CHECKOUT}      - run: make check\n`,
    call: { 'runs-on': '["self-hosted","linux"]', 'test-command': 'make check' },
  },
  {
    what: 'versions that another job knows, and a right that is left out',
    yaml: `${head()}  versions:
    runs-on: ubuntu-latest
    outputs: { list: "@{ steps.a.outputs.list }@" }
    steps: [{ id: a, run: "echo list=[] >> $GITHUB_OUTPUT" }]
  test:
    needs: versions
    runs-on: ubuntu-latest
    permissions: { contents: read, checks: write }
    strategy: { matrix: { ruby: "@{ fromJSON(needs.versions.outputs.list) }@" } }
    steps:
${CHECKOUT}      - name: Set up Ruby @{ matrix.ruby }@
        uses: ruby/setup-ruby@v1
        with: { ruby-version: "@{ matrix.ruby }@", bundler-cache: true }
      - name: Test
        uses: octo/actions/run-tests@v1
`,
    call: { ruby: 'ruby', setup: 'bundle install' },
    notes: [
      'the matrix of job test of .github/workflows/ci.yml comes from another job: the newest versions were taken',
      'the test step "Test" is an action, which cannot judge: name a test-command',
    ],
  },
  {
    what: 'a container in other entries of the matrix, and nothing to set up',
    yaml: `${head()}  test:
    runs-on: ubuntu-latest
    container: @{ matrix.container }@
    strategy: { matrix: { container: [''] } }
    steps:
${CHECKOUT}      - uses: octo/actions/run-tests@v1
`,
    call: { 'runs-on': 'ubuntu-latest' },
    notes: [
      'the test step "octo/actions/run-tests@v1" is an action, which cannot judge: name a test-command',
    ],
  },
  {
    what: 'set-up steps that are named after tests, and a check of style with the option --test',
    yaml: testJob(`      - name: Add the driver for tests
        run: composer require mongodb/mongodb --dev --no-update
      - run: composer install
      - name: Start servers for tests
        run: ./servers.sh
      - run: vendor/bin/pint --test
      - name: Build and run tests
        run: ./all.sh
`),
    call: {
      setup: 'composer require mongodb/mongodb --dev --no-update\ncomposer install\n./servers.sh',
      'test-command': './all.sh',
    },
  },
  {
    what: 'comments of pinned actions, branch filters and the command, and nothing behind the tests',
    yaml: `name: CI\non: { push: { branches-ignore: [dependabot/**] } }\njobs:\n  test:
    runs-on: ubuntu-latest
    steps:
${CHECKOUT}      - uses: actions/setup-go@${PINNED} # v5.6.0
        with: { go-version: stable }
      - run: go version
      - name: Unit tests
        working-directory: core
        run: |
          make 'rich'test
      - run: make install-docs
      - run: go test -bench .
`,
    call: { go: 'stable', 'working-directory': 'core', 'test-command': "make ''rich''test" },
  },
  {
    what: 'the newest entry on Linux that is no odd one',
    yaml: `${head()}  test:
    runs-on: "@{ matrix.os }@"
    strategy:
      matrix:
        os: [windows-latest, ubuntu-22.04, ubuntu-latest]
        python: ["3.9", "3.14", "3.15-dev", "3.14t", pypy-3.11, main-3.99]
    steps:
${CHECKOUT}      - uses: actions/setup-python@v6
        with: { python-version: "@{ matrix.python }@" }
      - run: make ci
`,
    call: { python: '3.14', 'test-command': 'make ci' },
    notes: ['of the matrix of job test, the entry (ubuntu-latest, 3.14) was taken'],
  },
  {
    what: 'a build and its tests in one step, which are the tests',
    job: 'build',
    yaml: `${head()}  build:
    runs-on: ubuntu-latest
    steps:
${CHECKOUT}      - run: sudo apt-get install -y ninja-build
      - name: Build and run tests
        run: cmake -B build && cmake --build build && ctest --test-dir build
`,
    call: {
      setup: 'sudo apt-get install -y ninja-build',
      'test-command': 'cmake -B build && cmake --build build && ctest --test-dir build',
    },
  },
  {
    what: 'a workflow for pull requests alone, to which it reacts',
    yaml: `name: CI\non: [pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n${CHECKOUT}      - run: npm test\n`,
    call: { 'test-command': 'npm test' },
    notes: [
      'ATTENTION: .github/workflows/ci.yml does not run for pushes to branches: agent-fix reacts to its runs for pull_request, of branches of this repository, never of a fork',
    ],
  },
  {
    what: 'a workflow of another repository, from the manifest',
    job: 'call',
    yaml: `${head()}  call:\n    uses: octo/ci/.github/workflows/go.yml@v1\n`,
    files: { 'go.mod': 'module x\n' },
    call: { go: 'go.mod', 'test-command': 'go test ./...' },
    notes: [
      'job "call" of .github/workflows/ci.yml calls octo/ci/.github/workflows/go.yml@v1, which cannot be read here: its set-up is not known',
      'the set-up is a guess from go.mod: check it, and add what the tests need',
    ],
  },
  {
    what: 'what could not be carried over as a TODO beside its place',
    yaml: testJob(`      - run: npm ci
        env: { NODE_AUTH_TOKEN: "@{ secrets.REGISTRY }@" }
      - run: npm test
        env: { KEY: "@{ secrets.KEY }@" }
`),
    call: 'step "npm ci" needs a secret',
  },
];

export const PATH = '.github/workflows/ci.yml';
export const withExpressions = (text: string): string =>
  text.replace(/@\{(.*?)\}@/g, (_, inner) => `\${{${inner}}}`);

export const filesOf = ({ yaml, files }: Shape): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ [PATH]: yaml, ...files }).map(([path, text]) => [path, withExpressions(text)]),
  );

export function init(
  shape: Shape,
  options: { readonly isInJob?: boolean; readonly isOneJob?: boolean; readonly action?: ActionName } = {},
) {
  const files = filesOf(shape);
  return initFile({
    chosen: { workflow: PATH, job: shape.job ?? 'test' },
    workflows: Object.keys(files).filter((path) => path.startsWith('.github/workflows/')),
    files: commitFiles(files),
    action: AGENT_FIX,
    isInJob: false,
    isOneJob: false,
    ...options,
  });
}

/** Workflows as they stand in well-known repositories, shortened; `takes` null: nobody could tell. */
export const REPOSITORIES = [
  repository('a Python project with tox', 'tests.yaml tests', {
    'pre-commit.yaml': `name: pre-commit\non: [push, pull_request]\n${job('main', 'uvx pre-commit run --all-files')}`,
    'publish.yaml': `name: Publish\non: { push: { tags: ["*"] } }\n${job('build', 'uv build')}${job('tests', 'pytest').replace('jobs:\n', '')}`,
    'tests.yaml': `name: Tests\non: { pull_request: , push: { branches: [main, stable] } }\n${job('typing', 'uv run --locked tox run -e typing')}  tests:
    name: "@{ matrix.name || matrix.python }@"
    runs-on: "@{ matrix.os || 'ubuntu-latest' }@"
    strategy: { matrix: { include: [{ python: "3.13" }, { name: Windows, python: "3.13", os: windows-latest }] } }
    steps: [{ run: "uv run --locked tox run -e @{ matrix.tox || format('py{0}', matrix.python) }@" }]
`,
  }),
  repository('a .NET project that one script builds and tests', 'ci.yml build', {
    'ci.yml': `name: CI\non: [push, pull_request]\n${job('build', './build.ps1').replace('run: ', 'name: Build and Test, shell: pwsh, run: ')}`,
    'lock.yml': `name: Lock\non: { schedule: [{ cron: "0 0 * * *" }] }\n${job('lock', 'gh issue lock')}`,
  }),
  repository('a Node project with CodeQL and a legacy workflow', 'ci.yml test', {
    'ci.yml': `name: ci\non: { push: { branches: [master] }, pull_request: }\n${job('lint', 'npm run lint')}  test:
    runs-on: ubuntu-latest
    strategy: { matrix: { node: [18, 24] } }
    steps: [{ run: npm install }, { name: Run tests, shell: bash, run: npm run test-ci }]
  coverage: { needs: test, runs-on: ubuntu-latest, steps: [{ uses: coverallsapp/github-action@v2 }] }
`,
    'codeql.yml': `name: CodeQL\non: { push: { branches: [master] }, pull_request: , schedule: [{ cron: "0 0 * * 1" }] }\njobs:\n  analyze: { runs-on: ubuntu-latest, steps: [{ uses: github/codeql-action/init@v3 }, { run: npm test }] }\n`,
    'legacy.yml': `name: legacy\non: { push: { branches: [master] }, pull_request: }\n${job('test', 'npm run test-ci')}`,
  }),
  repository(
    'a package tested with several versions of TypeScript, and a check beside',
    'test.yml test-node',
    {
      'test.yml': `name: test\non: [push, pull_request]\njobs:\n  test-node: { name: Test with TypeScript, runs-on: ubuntu-latest, steps: [{ run: pnpm test }] }\n  circular: { runs-on: ubuntu-latest, steps: [{ run: "pnpm check:circular" }] }\n`,
    },
  ),
  repository('a package with a check of its types beside', 'test.yml test', {
    'attw.yml': `name: attw\non: [push, pull_request]\n${job('test', 'pnpm run check:attw && pnpm test:resolution')}`,
    'test.yml': `name: Test\non: [push, pull_request]\n${job('test', 'pnpm vitest run')}`,
  }),
  repository('Rust with cross-compiling, docs and a fuzzer', 'ci.yml test', {
    'ci.yml': `name: ci\non: { pull_request: , push: { branches: [master] }, schedule: [{ cron: "0 0 * * *" }] }
jobs:
  test:
    env: { CARGO: cargo }
    runs-on: "@{ matrix.os }@"
    strategy: { matrix: { include: [{ build: pinned, os: ubuntu-latest, rust: 1.85.0 }, { build: stable, os: ubuntu-latest, rust: stable }] } }
    steps: [{ name: Build, run: "@{ env.CARGO }@ build --verbose" }, { name: Run tests, run: "@{ env.CARGO }@ test --workspace" }]
  wasm: { runs-on: ubuntu-latest, steps: [{ run: cargo test --target wasm32-wasip1 }] }
  docs: { runs-on: ubuntu-latest, steps: [{ run: cargo test --doc }] }
  fuzz_testing: { runs-on: ubuntu-latest, steps: [{ run: cargo fuzz build }] }
`,
    'release.yml': `name: release\non: { push: { tags: ["[0-9]+.[0-9]+.[0-9]+"] } }\n${job('test', 'cargo test')}`,
  }),
  repository('Rust with a job for aborting panics', 'ci.yml stable', {
    'ci.yml': `name: CI\non: [push, pull_request]
jobs:
  stable:
    runs-on: "@{ matrix.os }@"
    strategy: { matrix: { os: [ubuntu-latest, windows-latest] } }
    steps: [{ run: rustup update stable }, { name: Test, run: ci/test-stable.sh test }]
  panic-abort: { name: panic=abort tests, runs-on: ubuntu-latest, steps: [{ name: Run tests with -Cpanic=abort, run: ci/panic-abort.sh }] }
`,
  }),
  repository('Rust whose tests run on the nightly compiler', 'ci.yml test', {
    'ci.yml': `name: CI\non: [push, pull_request]
jobs:
  miri: { name: "Miri (@{ matrix.name }@)", runs-on: ubuntu-latest, steps: [{ run: cargo miri setup }, { run: cargo miri test }] }
  test: { name: Rust nightly, runs-on: ubuntu-latest, steps: [{ run: cargo test }] }
`,
  }),
  repository('a called workflow that is told which script to run', 'test.yml test-node', {
    'script.yml': `on: { workflow_call: { inputs: { script: { type: string } } } }
jobs:
  run: { runs-on: ubuntu-latest, steps: [{ run: "npm run @{ inputs.script }@" }] }
`,
    'test.yml': `name: Tests\non: [push, pull_request]
jobs:
  test-browser: { runs-on: ubuntu-latest, steps: [{ run: npm run test-browser }] }
  test-node: { uses: ./.github/workflows/script.yml, strategy: { matrix: { part: [unit, all] } }, with: { script: "test-node:@{ matrix.part }@" } }
`,
  }),
  repository('a gem beside the main one', 'test.yml whole', {
    'test.yml': `name: Testing\non: [push, pull_request]
jobs:
  part: { runs-on: ubuntu-latest, steps: [{ name: Run part tests, working-directory: part, run: bundle exec rake }] }
  whole: { runs-on: ubuntu-latest, steps: [{ run: bundle exec rake }] }
`,
  }),
  repository('Go with a job for old versions', 'main.yml build', {
    'main.yml': `name: All builds\non: [push, pull_request]
jobs:
  build: { runs-on: ubuntu-latest, steps: [{ run: ./.ci.gofmt.sh }, { run: go test ./... }] }
  test-old-go: { runs-on: ubuntu-latest, steps: [{ run: go test ./... }] }
`,
  }),
  repository('Go by make', 'test.yml test-unix', {
    'labeler.yml': `name: Pull Request Labeler\non: [pull_request_target]\n${job('triage', 'true')}`,
    'test.yml': `name: Test\non: { push: { branches: [main] }, pull_request: }\n${job('golangci-lint', 'golangci-lint run')}  test-unix:
    runs-on: "@{ matrix.platform }@-latest"
    strategy: { matrix: { platform: [ubuntu, macOS], go: [24, 25] } }
    steps: [{ run: make installer }, { run: make richtest }]
  test-win: { runs-on: windows-latest, steps: [{ run: go test ./... }] }
`,
  }),
  repository('Maven with GraalVM and a reproducible build', 'build.yml build', {
    'build.yml': `name: Build\non: [push, pull_request]\n${job('native-image-test', 'mvn verify -P native-image-test')}  verify-reproducible-build: { runs-on: ubuntu-latest, steps: [{ run: mvn clean verify artifact:compare }] }
  build:
    name: "Build on JDK @{ matrix.java }@"
    runs-on: ubuntu-latest
    strategy: { matrix: { java: [17, 21] } }
    steps: [{ run: "mvn --batch-mode --no-transfer-progress verify javadoc:jar" }]
`,
  }),
  repository('Gradle behind a local action', 'main.yml linux', {
    'main.yml': `name: CI\non: { push: { branches: [main] }, pull_request: }
jobs:
  check_build: { runs-on: ubuntu-latest, steps: [{ run: ./gradlew check -x test }] }
  linux: { runs-on: ubuntu-latest, steps: [{ name: Build, uses: ./.github/actions/main-build }] }
  windows: { runs-on: windows-latest, steps: [{ uses: ./.github/actions/main-build }] }
`,
    '.github/actions/main-build/action.yml':
      'runs:\n  using: composite\n  steps: [{ shell: bash, run: "./gradlew build" }]\n',
  }),
  repository('CMake', 'cmake.yml build', {
    'cmake.yml': `name: Build\non: [push, pull_request]
jobs:
  build:
    runs-on: ubuntu-latest
    steps: [{ run: cmake -B build }, { run: cmake --build build }, { run: "ctest -C Debug", working-directory: build }]
`,
    'manpages.yml': `name: Man pages\non: [push]\n${job('test', 'make manpages-test')}`,
  }),
  repository('Ruby', 'ci.yml test', {
    'ci.yml': `name: CI\non: [push, pull_request]\n${job('rubocop', 'bundle exec rubocop')}  test: { runs-on: ubuntu-latest, steps: [{ run: bundle exec rake }] }\n`,
    'nightly.yml': `name: Nightly\non: { schedule: [{ cron: "0 0 * * *" }] }\n${job('test', 'bundle exec rspec')}`,
  }),
  repository('requests: a job named build that runs make ci', 'run-tests.yml build', {
    'lint.yml': `name: Lint code\non: [push, pull_request]\n${job('lint', 'pre-commit run --all-files')}`,
    'run-tests.yml': `name: Tests\non: [push, pull_request]\njobs:\n  build: { runs-on: ubuntu-latest, steps: [{ name: Install dependencies, run: make }, { name: Run tests, run: make ci }] }\n`,
  }),
  repository('nobody: two workflows that are as good', null, {
    'a.yml': `name: A\non: [push]\n${job('test', 'npm test')}`,
    'b.yml': `name: B\non: [push]\n${job('test', 'make test')}`,
  }),
  repository(
    'another repository, the newest of those that call it',
    'node-1.yml tests',
    Object.fromEntries(
      ['< 10', '>= 20', '>= 10 < 20'].map((range, at) => [
        `node-${at}.yml`,
        `name: "Tests: node.js ${range}"\non: [push]\njobs:\n  tests:\n    uses: octo/ci/.github/workflows/node.yml@main\n    with: { range: "${range}", command: npm run tests-only }\n`,
      ]),
    ),
  ),
  repository('another repository that is named as CI', 'continuous-integration.yml ci', {
    'docs.yml': `name: Docs\non: [push]\n${job('build', 'make docs')}`,
    'continuous-integration.yml': `name: Continuous Integration\non: [push]\njobs:\n  ci:\n    uses: octo/ci/.github/workflows/continuous-integration.yml@1.x\n`,
  }),
  repository('the job that lints and tests, not the one that tests what it built', 'test.yml build', {
    'test.yml': `name: CI\non: [push, pull_request]\njobs:\n  build:\n    name: Lint, Test, Build & Pack\n    runs-on: ubuntu-latest\n    steps: [{ run: yarn lint }, { name: Run test suite, run: yarn test }]\n  test-package:\n    name: Test against the package\n    runs-on: ubuntu-latest\n    steps: [{ uses: actions/download-artifact@v5 }, { name: Run tests, run: yarn test }]\n`,
  }),
  repository('Node before another runtime', 'ci-node.yml test', {
    'ci-bun.yml': `name: CI bun\non: [push]\n${job('test', 'bun test')}`,
    'ci-node.yml': `name: CI node\non: [push]\n${job('test', 'npm test')}`,
  }),
  repository('a job that deploys when it is merged, and runs for pull requests as well', 'main.yml build', {
    'main.yml':
      `name: Build and Deploy Snapshot\non: [push, pull_request]\n${job('build', './mvnw -B verify')}`.replace(
        '[push, pull_request]',
        '{ push: { branches: [main] }, pull_request: {} }',
      ),
    'release.yml': `name: Release\non: { push: { tags: ["v*"] } }\n${job('build', './mvnw deploy')}`,
  }),
  repository('a job whose tests an action runs', 'test.yml unit', {
    'test.yml': `name: Test\non: [push]\njobs:\n  unit:\n    runs-on: ubuntu-latest\n    steps: [{ name: Test, uses: octo/actions/gotestsum@main }]\n  repeated:\n    runs-on: ubuntu-latest\n    steps: [{ run: ./again.sh }]\n`,
  }),
  repository('the sources, not that of their bindings', 'build-and-test.yml job', {
    'build-and-test.yml': `name: build-and-test\non: [push]\njobs:\n  job: { runs-on: ubuntu-latest, steps: [{ run: cmake -B b }, { name: test, run: ctest, working-directory: b }] }\n`,
    'test_bindings.yml': `name: test-bindings\non: [push]\njobs:\n  rust_bindings:\n    name: test-rust-bindings\n    runs-on: ubuntu-latest\n    steps: [{ name: Run Rust tests, run: cargo test }]\n`,
  }),
  repository('the sources, not that of snippets in the documents', 'ci.yml gradle', {
    'ci.yml': `name: CI\non: [push]\njobs:\n  compile-test-snippets: { runs-on: ubuntu-latest, steps: [{ run: ./gradlew test -Psnippets }] }\n  gradle: { runs-on: ubuntu-latest, steps: [{ run: ./gradlew build }] }\n`,
  }),
  repository('nobody: no tests', null, {
    'docs.yml': `name: Docs\non: [push]\n${job('build', 'make docs')}`,
  }),
];

function repository(what: string, takes: string | null, workflows: Readonly<Record<string, string>>) {
  return { what, takes, workflows };
}

function job(id: string, run: string): string {
  return `jobs:\n  ${id}:\n    runs-on: ubuntu-latest\n    steps: [{ run: "${run}" }]\n`;
}
