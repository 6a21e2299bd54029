import type { JobForm } from '../../src/workflow/init-jobs.ts';
import { initWorkflow } from '../../src/workflow/init-workflow.ts';

/** A workflow to start from. `@{ x }@` stands for an expression. */
export interface Shape {
  readonly what: string;
  readonly job: string;
  readonly yaml: string;
  readonly files?: Readonly<Record<string, string>>;
  /** Parts of the workflow that is written. */
  readonly has: readonly string[];
  readonly hasNot?: readonly string[];
  readonly notes?: readonly string[];
}

const CHECKOUT = '      - uses: actions/checkout@v4\n        with: { persist-credentials: false }\n';
const head = (more = '') =>
  `name: CI\non:\n  push: { branches: [main] }\n  pull_request:\npermissions: { contents: read }\n${more}jobs:\n`;

export const SHAPES: readonly Shape[] = [
  {
    what: 'Node with a cache',
    job: 'test',
    yaml: `${head()}  test:
    runs-on: ubuntu-latest
    steps:
${CHECKOUT}      - uses: actions/setup-node@v4
        with: { node-version: 22, cache: npm }
      - run: npm ci
      - run: npm run lint
      - run: npm run build
      - run: npm test
      - uses: codecov/codecov-action@v5
`,
    has: [
      'actions/setup-node@v4',
      'node-version: 22',
      'run: npm ci',
      'run: npm run build',
      'continue-on-error: true',
      'branches: [main]',
    ],
    hasNot: ['npm test', 'npm run lint', 'codecov'],
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
    has: [
      'runs-on: ubuntu-latest',
      "python-version: '3.12'",
      'PIP_NO_INPUT',
      'TOX_ENV: py3.12',
      '.[dev-3.12]',
      'libpq-dev',
    ],
    hasNot: ['matrix', 'pytest', 'windows-latest'],
    notes: ['of the matrix of job unit, the entry (ubuntu-latest, 3.12) was taken'],
  },
  {
    what: 'services with ports and health checks',
    job: 'test',
    yaml: `${head()}  test:
    runs-on: ubuntu-latest
    services:
      postgres:
        image: postgres:17
        env: { POSTGRES_PASSWORD: postgres }
        ports: ["5432:5432"]
        options: --health-cmd pg_isready
    env: { DATABASE_URL: "postgres://localhost:@{ job.services.postgres.ports[5432] }@/x" }
    steps:
${CHECKOUT}      - uses: ruby/setup-ruby@v1
        with: { bundler-cache: true }
      - run: bin/rails db:setup
      - run: bundle exec rspec
`.replace(
      '    env: { DATABASE_URL: "postgres://localhost:@{ job.services.postgres.ports[5432] }@/x" }\n',
      '',
    ),
    has: [
      'services:',
      'image: postgres:17',
      'POSTGRES_PASSWORD',
      '--health-cmd pg_isready',
      'bin/rails db:setup',
    ],
    hasNot: ['rspec'],
  },
  {
    what: 'a container',
    job: 'test',
    yaml: `${head()}  test:
    runs-on: ubuntu-latest
    container: { image: "golang:@{ matrix.go }@", env: { CGO_ENABLED: 1 } }
    strategy: { matrix: { go: ["1.24"] } }
    steps:
${CHECKOUT}      - run: go mod download
      - run: go test ./...
`,
    has: ['image: golang:1.24', 'CGO_ENABLED', 'go mod download'],
    hasNot: ['go test'],
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
    has: ['runs-on: ubuntu-24.04', 'shell: bash', 'working-directory: web', 'pnpm install --frozen-lockfile'],
    hasNot: ['pnpm test'],
  },
  {
    what: 'secrets, which stay where they are',
    job: 'test',
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
    has: ['CI_MODE: full', 'node-version: 22', 'npm ci'],
    hasNot: ['NPM_TOKEN', 'secrets.KEY', 'token:', 'Log in'],
    notes: [
      "NPM_TOKEN of the job's environment is a secret: left out",
      'step "Log in" needs a secret: left out',
      'with.token of step "actions/setup-node@v4" needs a secret: left out',
    ],
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
    has: ["java-version: '21'", './gradlew dependencies'],
    hasNot: ['gradlew test', 'inputs.'],
  },
  {
    what: 'a local action, submodules and more permissions',
    job: 'test',
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
    has: ['submodules: recursive', 'fetch-depth: 0', './.github/actions/setup', 'packages: read'],
    hasNot: ['id-token', 'cargo test'],
    notes: ['the permission id-token: write was left out'],
  },
  {
    what: 'outputs of other steps, kept; of other jobs, not',
    job: 'test',
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
    has: ['steps.cache-dir.outputs.dir', 'runner.os'],
    hasNot: ['needs.plan', 'make test'],
    notes: ['step "Fetch" needs needs.plan of another job: left out'],
  },
  {
    what: 'scripts that set variables, and a setting that is not safe',
    job: 'test',
    yaml: `${head('env: { ACTIONS_ALLOW_UNSECURE_COMMANDS: true }\n')}  test:
    runs-on: ubuntu-latest
    steps:
${CHECKOUT}      - run: echo "BASE=@{ github.base_ref }@" >> "$GITHUB_ENV"
      - run: |
          echo "/opt/x" >> "$GITHUB_PATH"
          pip install x
      - run: pytest
`,
    has: ['GITHUB_ENV', 'GITHUB_PATH'],
    hasNot: ['UNSECURE', 'pytest'],
    notes: ['ACTIONS_ALLOW_UNSECURE_COMMANDS was left out: it lets any output command the runner'],
  },
  {
    what: 'a job with nothing but its tests, and no name',
    job: 'test',
    yaml: `on: [push]\npermissions: {}\njobs:\n  test:\n    runs-on: [self-hosted, linux]\n    steps:\n${CHECKOUT}      - run: make check\n`,
    has: ['workflows: [.github/workflows/ci.yml]', 'runs-on: [self-hosted, linux]'],
    hasNot: ['make check', 'branches'],
  },
];

export const PATH = '.github/workflows/ci.yml';
export const withExpressions = (text: string): string =>
  text.replace(/@\{(.*?)\}@/g, (_, inner) => `\${{${inner}}}`);

export const filesOf = ({ yaml, files }: Shape): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ [PATH]: yaml, ...files }).map(([path, text]) => [path, withExpressions(text)]),
  );

export function init(shape: Shape, form: JobForm = 'two') {
  const files = filesOf(shape);
  return initWorkflow({
    workflow: PATH,
    job: shape.job,
    files: { readFile: async (path) => files[path] ?? null },
    form,
  });
}
