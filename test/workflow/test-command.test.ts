import { describe, expect, it } from 'vitest';
import { findTestCommand, type TestCommandRequest } from '../../src/workflow/test-command.ts';
import { expression } from '../github/events.ts';

type Tree = Readonly<Record<string, string>>;

/** Files as a Snapshot would give them. */
const find = (files: Tree, changes: Partial<TestCommandRequest> = {}) =>
  findTestCommand({
    input: null,
    workingDirectory: '.',
    failing: null,
    readFile: async (path) => files[path] ?? null,
    listFiles: async () => Object.keys(files),
    ...changes,
  });

const PATH = '.github/workflows/ci.yml';
const failing = (jobName: string, stepName: string) => ({ workflowPath: PATH, jobName, stepName });

/** What the failed step of a workflow gives. */
const step = (yaml: string, jobName: string, stepName: string) =>
  find({ [PATH]: yaml }, { failing: failing(jobName, stepName) });

const job = (body: string, id = 'unit') => `on: push\njobs:\n  ${id}:\n    runs-on: ubuntu-latest\n${body}`;

describe('findTestCommand: the input', () => {
  it('comes before everything', async () => {
    const input = { run: 'make check', source: 'input test-command' };
    const request = { input, workingDirectory: 'core', failing: failing('unit', 'Test') };
    expect(await find({ 'package.json': '{"scripts":{"test":"x"}}' }, request)).toEqual({
      kind: 'found',
      command: {
        run: 'make check',
        shell: null,
        workingDirectory: 'core',
        env: {},
        source: 'input test-command',
      },
      notes: [],
    });
  });
});

describe('findTestCommand: the failed step', () => {
  it('is its text, shell, folder and environment', async () => {
    const yaml = job(`    steps:
      - uses: actions/checkout@v4
      - name: Test
        shell: bash
        working-directory: ./core/
        env: { MODE: strict, RETRIES: 3, DEBUG: true }
        run: |
          npm ci
          npm test
`);
    expect(await step(yaml, 'unit', 'Test')).toEqual({
      kind: 'found',
      command: {
        run: 'npm ci\nnpm test\n',
        shell: 'bash',
        workingDirectory: 'core',
        env: { MODE: 'strict', RETRIES: '3', DEBUG: 'true' },
        source: 'step "Test" of job "unit" in .github/workflows/ci.yml',
      },
      notes: [],
    });
  });

  it('inherits shell, folder and environment from its job, and the job from its workflow', async () => {
    const yaml = `on: push
env: { A: workflow, B: workflow, C: workflow }
defaults: { run: { shell: sh, working-directory: web } }
jobs:
  unit:
    runs-on: ubuntu-latest
    env: { B: job, C: job }
    defaults: { run: { working-directory: api } }
    steps:
      - run: go test ./...
        env: { C: step }
`;
    expect(await step(yaml, 'unit', 'Run go test ./...')).toMatchObject({
      command: { shell: 'sh', workingDirectory: 'api', env: { A: 'workflow', B: 'job', C: 'step' } },
    });
  });

  it('is found by the first line of what it runs, which is the name GitHub shows', async () => {
    const yaml = job('    steps:\n      - run: |\n          pytest -q\n          echo done\n');
    expect(await step(yaml, 'unit', 'Run pytest -q')).toMatchObject({
      command: { run: 'pytest -q\necho done\n' },
    });
  });

  it.each([
    ['test (3.11)', '    name: test\n    strategy: { matrix: { py: [3.11, 3.12] } }\n'],
    ['unit (3.11, ubuntu-latest)', '    strategy: { matrix: { py: [3.11] } }\n'],
    [
      'Python 3.11!',
      `    name: Python ${expression('matrix.py')}!\n    strategy: { matrix: { py: [3.11] } }\n`,
    ],
  ])('is found in a job of a matrix, shown as %s', async (shown, body) => {
    expect(await step(job(`${body}    steps:\n      - run: pytest\n`), shown, 'Run pytest')).toMatchObject({
      command: { run: 'pytest' },
    });
  });

  it('prefers a job of just that name to one that it might be an instance of', async () => {
    const yaml = `on: push
jobs:
  a: { name: "test", runs-on: x, strategy: { matrix: { v: [1] } }, steps: [{ run: npm test, name: T }] }
  b: { name: "test (1)", runs-on: x, steps: [{ run: make test, name: T }] }
`;
    expect(await step(yaml, 'test (1)', 'T')).toMatchObject({ command: { run: 'make test' } });
  });

  it('is named by an expression', async () => {
    const yaml = job(`    steps:\n      - name: Test on ${expression('matrix.os')}\n        run: npm test\n`);
    expect(await step(yaml, 'unit', 'Test on ubuntu')).toMatchObject({ command: { run: 'npm test' } });
  });

  it('leaves expressions out of its environment, also those that replace a literal, and names them', async () => {
    const yaml = job(`    env: { TOKEN: plain }
    steps:
      - run: npm test
        env: { TOKEN: "${expression('secrets.TOKEN')}", URL: "x-${expression('github.sha')}", CI: yes }
`);
    const found = await step(yaml, 'unit', 'Run npm test');
    expect(found).toMatchObject({ command: { env: { CI: 'yes' } } });
    expect(found.notes).toEqual(['left out of the environment, because they are expressions: TOKEN, URL']);
  });

  it('runs with pwsh where Windows would', async () => {
    const yaml = job('    steps:\n      - run: npm test\n').replace('ubuntu', 'windows');
    expect(await step(yaml, 'unit', 'Run npm test')).toMatchObject({ command: { shell: 'pwsh' } });
  });

  it('says that a container is not there', async () => {
    const yaml = job('    container: node:24\n    steps:\n      - run: npm test\n');
    expect((await step(yaml, 'unit', 'Run npm test')).notes).toEqual([
      'job "unit" runs in a container; its command runs on this runner instead',
    ]);
  });

  it.each([
    [
      'an expression in its text',
      `      - name: T\n        run: test ${expression('matrix.x')}\n`,
      'has expressions in what it runs',
    ],
    ['an action', '      - name: T\n        uses: actions/setup-node@v4\n', 'is no run: step'],
    [
      'an expression for a folder',
      `      - name: T\n        run: x\n        working-directory: ${expression('env.D')}\n`,
      'is no plain folder',
    ],
    [
      'a folder outside',
      '      - name: T\n        run: x\n        working-directory: ../up\n',
      'is no plain folder',
    ],
    [
      'two steps of that name',
      '      - { name: T, run: a }\n      - { name: T, run: b }\n',
      'several steps of .github/workflows/ci.yml are named "T"',
    ],
    [
      'no step of that name',
      '      - { name: U, run: a }\n',
      'no step of job "unit" in .github/workflows/ci.yml is named "T"',
    ],
  ])('is passed over with a note: %s', async (_, steps, note) => {
    const files = { [PATH]: job(`    steps:\n${steps}`), 'go.mod': 'module x' };
    const found = await find(files, { failing: failing('unit', 'T') });
    expect(found).toMatchObject({ kind: 'found', command: { run: 'go test ./...', source: 'go.mod' } });
    expect(found.notes).toEqual([expect.stringContaining(note)]);
  });

  it.each([
    ['no such file', {}, 'is not in the base commit'],
    ['no such job', { [PATH]: job('    steps: []\n', 'other') }, 'has no job "unit"'],
    ['no YAML', { [PATH]: 'jobs: [' }, 'cannot be read as a workflow'],
    [
      'a reusable workflow',
      { [PATH]: 'on: push\njobs:\n  unit:\n    uses: ./.github/workflows/x.yml\n' },
      'no step of job',
    ],
  ])('is passed over with a note: %s', async (_, files: Tree, note) => {
    const found = await find(files, { failing: failing('unit', 'T') });
    expect(found).toMatchObject({ kind: 'missing', problem: expect.stringContaining('test-command') });
    expect(found.notes).toEqual([expect.stringContaining(note)]);
  });
});

describe('findTestCommand: manifests', () => {
  const npm = '{"scripts":{"test":"vitest"}}';

  it.each<[string, Tree, string, string]>([
    ['npm', { 'package.json': npm, 'package-lock.json': '{}' }, 'npm test', 'package.json'],
    ['pnpm', { 'package.json': npm, 'pnpm-lock.yaml': '' }, 'pnpm test', 'package.json'],
    ['yarn', { 'package.json': npm, 'yarn.lock': '' }, 'yarn test', 'package.json'],
    ['bun', { 'package.json': npm, 'bun.lock': '' }, 'bun run test', 'package.json'],
    [
      'packageManager',
      { 'package.json': '{"scripts":{"test":"x"},"packageManager":"pnpm@9.1.0"}' },
      'pnpm test',
      'package.json',
    ],
    ['pytest.ini', { 'pytest.ini': '' }, 'python -m pytest -q', 'pytest.ini'],
    [
      'pyproject naming pytest',
      { 'pyproject.toml': '[tool.pytest.ini_options]' },
      'python -m pytest -q',
      'pyproject.toml',
    ],
    [
      'tox naming pytest',
      { 'setup.py': '', 'tox.ini': 'commands = pytest' },
      'python -m pytest -q',
      'tox.ini',
    ],
    [
      'plain test functions',
      { 'a.py': '', 'test_a.py': 'def test_a(): pass' },
      'python -m pytest -q',
      'test_a.py',
    ],
    ['conftest', { 'setup.cfg': '', 'conftest.py': '' }, 'python -m pytest -q', 'setup.cfg'],
    [
      'unittest',
      { 'pyproject.toml': '[project]', 'test_a.py': 'import unittest' },
      'python -m unittest',
      'pyproject.toml',
    ],
    [
      'unittest in a folder',
      { 'tests/test_a.py': 'import unittest' },
      'python -m unittest discover -s tests',
      'tests/test_a.py',
    ],
    [
      'unittest in a package',
      { 'tests/__init__.py': '', 'tests/test_a.py': '' },
      'python -m unittest',
      'tests/test_a.py',
    ],
    ['a folder no shell takes as it is', { '$(id)/test_a.py': '' }, 'python -m unittest', '$(id)/test_a.py'],
    ['Go', { 'go.mod': 'module x' }, 'go test ./...', 'go.mod'],
    ['Rust', { 'Cargo.toml': '[package]' }, 'cargo test', 'Cargo.toml'],
    ['make', { Makefile: 'all:\n\ntest: all\n\tx\n' }, 'make test', 'Makefile'],
    ['Maven', { 'pom.xml': '<project/>', mvnw: '' }, './mvnw -B test', 'pom.xml'],
    ['Gradle', { 'build.gradle.kts': '' }, 'gradle test', 'build.gradle.kts'],
    ['RSpec', { Gemfile: "gem 'rspec'", '.rspec': '' }, 'bundle exec rspec', '.rspec'],
    ['Rake', { Rakefile: '' }, 'rake test', 'Rakefile'],
    ['Elixir', { 'mix.exs': '' }, 'mix test', 'mix.exs'],
  ])('knows %s', async (_, files, run, source) => {
    expect(await find(files)).toEqual({
      kind: 'found',
      command: { run, shell: null, workingDirectory: '.', env: {}, source },
      notes: [],
    });
  });

  it("passes over npm's placeholder, and a package.json that is no JSON", async () => {
    const placeholder = '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}';
    expect(await find({ 'package.json': placeholder, 'go.mod': '' })).toMatchObject({
      command: { source: 'go.mod' },
    });
    expect(await find({ 'package.json': '{', 'go.mod': '' })).toMatchObject({
      command: { source: 'go.mod' },
    });
  });

  it('takes no variable or other target of a Makefile for a test target', async () => {
    expect((await find({ Makefile: 'test := x\ntests:\n\ty\n' })).kind).toBe('missing');
  });

  it('hears of a GNUmakefile first, as make does', async () => {
    expect((await find({ GNUmakefile: 'all:\n', Makefile: 'test:\n' })).kind).toBe('missing');
  });

  it('looks in the working directory, and says so', async () => {
    const files = { 'package.json': npm, 'api/go.mod': '', 'api/test_x.txt': '' };
    expect(await find(files, { workingDirectory: 'api' })).toMatchObject({
      command: { run: 'go test ./...', workingDirectory: 'api', source: 'api/go.mod' },
    });
  });

  it('names the input when there is nothing', async () => {
    expect(await find({ 'README.md': '' })).toEqual({
      kind: 'missing',
      problem:
        'No test command: no known manifest in the root. Set the input test-command (on the terminal: --test).',
      notes: [],
    });
  });
});
