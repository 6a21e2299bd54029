import { describe, expect, it, test } from 'vitest';
import { installsOf } from '../../src/workflow/manifest.ts';
import {
  findStepCommands,
  findTestCommand,
  type TestCommandRequest,
} from '../../src/workflow/test-command.ts';
import { commitFiles } from '../commit-files.ts';

type Tree = Readonly<Record<string, string>>;

/** Files as a Snapshot would give them. */
const find = (files: Tree, changes: Partial<TestCommandRequest> = {}) =>
  findTestCommand({
    input: null,
    workingDirectory: '.',
    ...commitFiles(files),
    ...changes,
  });

const PATH = '.github/workflows/ci.yml';
const failingStep = (jobName: string, stepName: string) => ({ workflowPath: PATH, jobName, stepName });

const job = (body: string, id = 'unit') => `on: push\njobs:\n  ${id}:\n    runs-on: ubuntu-latest\n${body}`;

describe('findTestCommand: the input', () => {
  it('comes before everything', async () => {
    const input = { run: 'make check', source: 'input test-command' };
    const request = { input, workingDirectory: 'core' };
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

describe('findStepCommands: a failed step that cannot judge', () => {
  it('is refused, also where a manifest knows a command: that would be another judge', async () => {
    const files: Tree = {
      [PATH]: job('    steps:\n      - { name: T, uses: some/action@v1 }\n'),
      'go.mod': 'module x',
    };
    const [found] = await findStepCommands(commitFiles(files), failingStep('unit', 'T'));
    expect(found?.search).toEqual({
      kind: 'refused',
      why: 'it is the action some/action@v1, which only runs in its own job',
      problem:
        'Step "T" of job "unit" in .github/workflows/ci.yml cannot judge here: it is the action some/action@v1, which only runs in its own job. Set the input test-command to a command that shows the failure',
      notes: [],
    });
  });
});

describe('findTestCommand: manifests', () => {
  const npm = '{"scripts":{"test":"vitest"}}';

  // A project, its files, the command, and the file that implies it.
  const KNOWN = `
    npm | package.json: ${npm} ; package-lock.json: {} | npm test | package.json
    pnpm | package.json: ${npm} ; pnpm-lock.yaml: | pnpm test | package.json
    yarn | package.json: ${npm} ; yarn.lock: | yarn test | package.json
    bun | package.json: ${npm} ; bun.lock: | bun run test | package.json
    packageManager | package.json: {"scripts":{"test":"x"},"packageManager":"pnpm@9.1.0"} | pnpm test | package.json
    pytest.ini | pytest.ini: | python -m pytest -q | pytest.ini
    pyproject naming pytest | pyproject.toml: [tool.pytest.ini_options] | python -m pytest -q | pyproject.toml
    tox naming pytest | setup.py: ; tox.ini: commands = pytest | python -m pytest -q | tox.ini
    plain test functions | a.py: ; test_a.py: def test_a(): pass | python -m pytest -q | test_a.py
    conftest | setup.cfg: ; conftest.py: | python -m pytest -q | setup.cfg
    unittest | pyproject.toml: [project] ; test_a.py: import unittest | python -m unittest | pyproject.toml
    unittest in a folder | tests/test_a.py: import unittest | python -m unittest discover -s tests | tests/test_a.py
    unittest in a package | tests/__init__.py: ; tests/test_a.py: | python -m unittest | tests/test_a.py
    a folder no shell takes as it is | $(id)/test_a.py: | python -m unittest | $(id)/test_a.py
    Go | go.mod: module x | go test ./... | go.mod
    Rust | Cargo.toml: [package] | cargo test | Cargo.toml
    make | Makefile: all:\n\ntest: all\n\tx\n | make test | Makefile
    Maven | pom.xml: <project/> ; mvnw: | ./mvnw -B test | pom.xml
    Gradle | build.gradle.kts: | gradle test | build.gradle.kts
    a Gradle wrapper | settings.gradle.kts: ; gradlew: | ./gradlew test | settings.gradle.kts
    RSpec | Gemfile: gem 'rspec' ; .rspec: | bundle exec rspec | .rspec
    Rake | Rakefile: | rake test | Rakefile
    Elixir | mix.exs: | mix test | mix.exs
    turbo | package.json: {} ; web/package.json: ${npm} ; turbo.json: {"tasks":{"test":{}}} ; pnpm-lock.yaml: | pnpm exec turbo run test | turbo.json
    nx | package.json: {} ; nx.json: {} | npx nx run-many -t test | nx.json
    a Deno task | deno.json: {"tasks":{"test":"deno test -A"}} | deno task test | deno.json
    Deno | deno.jsonc: {} | deno test | deno.jsonc
    uv | pyproject.toml: dev = ["pytest"] ; uv.lock: | uv run python -m pytest -q | pyproject.toml
    poetry | pyproject.toml: pytest = "*" ; poetry.lock: | poetry run python -m pytest -q | pyproject.toml
    tox | tox.ini: [testenv]\ncommands = x | tox | tox.ini
    nox | pyproject.toml: [project] ; noxfile.py: | nox | noxfile.py
    an environment of hatch | pyproject.toml: [tool.hatch.envs.dev.scripts]\ntest = "x"\n | hatch run dev:test | pyproject.toml
    a target without a recipe | Makefile: test: unit\nunit:\n\tx\n | make test | Makefile
    hatch | pyproject.toml: [tool.hatch.envs.default.scripts]\ntest = "x"\n | hatch run test | pyproject.toml
    Composer's script | composer.json: {"scripts":{"test":["x"]}} | composer test | composer.json
    Pest | composer.json: {"require-dev":{"pestphp/pest":"^3"}} | vendor/bin/pest | composer.json
    PHPUnit | composer.json: {} ; phpunit.xml.dist: | vendor/bin/phpunit | phpunit.xml.dist
    a solution | App.sln: ; src/App.csproj: | dotnet test | App.sln
    two projects | A.csproj: ; B.csproj: | dotnet test A.csproj | A.csproj
    sbt | build.sbt: | sbt test | build.sbt
    Swift | Package.swift: | swift test | Package.swift
    Go with a script in Python | go.mod: module m ; scripts/test_release.py: | go test ./... | go.mod
    Bazel | MODULE.bazel: | bazel test //... | MODULE.bazel
    CMake | CMakeLists.txt: | cmake -B build && cmake --build build && ctest --test-dir build --output-on-failure | CMakeLists.txt`;

  const filesIn = (cell: string): Tree =>
    Object.fromEntries(
      cell.split(' ; ').map((file) => {
        const [, path = '', text = ''] = /^(.+?): ?(.*)$/s.exec(file) ?? [];
        return [path, text];
      }),
    );

  it.each(
    KNOWN.trim()
      .split('\n    ')
      .map((row) => row.split(' | ')),
  )('knows %s', async (_, files = '', run, source) => {
    expect(await find(filesIn(files))).toEqual({
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

  it("says that npm's placeholder is no test", async () => {
    const placeholder = '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}';
    expect(await find({ 'package.json': placeholder })).toMatchObject({
      kind: 'missing',
      problem: expect.stringContaining("npm's placeholder for a test script"),
    });
  });

  it('sees lock files that are too large or too binary to be read', async () => {
    const files = { 'package.json': npm };
    expect(await find(files, { isFile: (path) => path === 'bun.lockb' })).toMatchObject({
      command: { run: 'bun run test' },
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
      problem: 'No test command: no known manifest in the root',
      notes: [],
    });
  });
});

it.each([
  [
    'one lock file in the root',
    ['pnpm-lock.yaml', 'packages/a/package.json'],
    'packages/a',
    { node: 'pnpm install --frozen-lockfile' },
  ],
  [
    'one in the folder, before that of the root',
    ['web/yarn.lock', 'package-lock.json'],
    'web',
    { node: 'yarn install' },
  ],
  ['two names of one package manager', ['bun.lock', 'bun.lockb'], '.', { node: 'bun install' }],
  ['two package managers', ['yarn.lock', 'package-lock.json'], '.', {}],
  ['two languages', ['uv.lock', 'package-lock.json'], '.', { node: 'npm ci', python: 'uv sync' }],
  ['none', ['docs/yarn.lock'], '.', {}],
])('what installs the dependencies, by %s', (_, paths, folder, installs) => {
  expect(installsOf(paths, folder, null)).toEqual(installs);
});

test('the folders that .gitmodules names are known', () => {
  const text =
    '[submodule "zstd"]\n\tpath = third_party/zstd\n\turl = https://a.example/zstd\n[submodule "b"]\n\tpath = "b c"\n';
  expect(installsOf([], '.', text)).toEqual({ submodules: ['third_party/zstd', 'b c'] });
});
