import * as z from 'zod';
import { defined, readJson } from '../base/json.ts';
import { once } from '../base/once.ts';
import { type CommitFiles, readCommand } from '../command/command.ts';
import type { TaskPart } from '../core/task.ts';

type Finder = (folder: ManifestFolder) => Promise<ManifestCommand | null>;

/** The finders, the surest manifests first. The first one that knows a command is used. */
const FINDERS: readonly Finder[] = [
  findNodeCommand,
  impliedBy(['deno.json', 'deno.jsonc'], async (_, { startsTask }) =>
    (await startsTask('deno task test')) === null ? 'deno test' : 'deno task test',
  ),
  findPythonProject,
  impliedBy(['go.mod'], () => 'go test ./...'),
  impliedBy(['Cargo.toml'], () => 'cargo test'),
  startedBy('composer test'),
  impliedBy(['composer.json'], ({ text }) =>
    readJson(ComposerJson, text)?.['require-dev']['pestphp/pest'] === undefined ? null : 'vendor/bin/pest',
  ),
  impliedBy(['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml'], async (_, folder) =>
    (await folder.has('composer.json')) ? 'vendor/bin/phpunit' : 'phpunit',
  ),
  impliedBy(['build.sbt'], () => 'sbt test'),
  impliedBy(['Package.swift'], () => 'swift test'),
  findDotnetCommand,
  startedBy('make test'),
  impliedBy(['pom.xml'], async (_, folder) =>
    (await folder.has('mvnw')) ? './mvnw -B test' : 'mvn -B test',
  ),
  impliedBy(
    ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'],
    async (_, folder) => ((await folder.has('gradlew')) ? './gradlew test' : 'gradle test'),
  ),
  impliedBy(['.rspec'], async (_, folder) => `${await bundlerOf(folder)}rspec`),
  impliedBy(['Rakefile'], async (_, folder) => `${await bundlerOf(folder)}rake test`),
  impliedBy(['Gemfile'], ({ text }) => (/\brspec\b/.test(text) ? 'bundle exec rspec' : null)),
  impliedBy(['mix.exs'], () => 'mix test'),
  impliedBy(['MODULE.bazel', 'WORKSPACE.bazel', 'WORKSPACE'], () => 'bazel test //...'),
  impliedBy(
    ['CMakeLists.txt'],
    () => 'cmake -B build && cmake --build build && ctest --test-dir build --output-on-failure',
  ),
  findPythonTests,
];

/** What the manifests of a folder imply; a text says why nothing. */
export async function findManifestCommand(
  files: Files,
  directory: string,
): Promise<ManifestCommand | string> {
  const folder = openFolder(files, directory);
  for (const find of FINDERS) {
    const command = await find(folder);
    if (command !== null) return { ...command, source: inFolder(directory, command.source) };
  }
  const where = directory === '.' ? 'the root' : directory;
  return (await placeholderIn(folder)) ?? `no known manifest in ${where}`;
}

interface NamedText {
  readonly name: string;
  /** Empty where the file cannot be read. */
  readonly text: string;
}

/** Makes a finder that asks the first of these files that exists. */
function impliedBy(
  names: readonly string[],
  runOf: (file: NamedText, folder: ManifestFolder) => string | null | Promise<string | null>,
): Finder {
  return async (folder) => {
    for (const name of names) {
      if (!(await folder.has(name))) continue;
      const run = await runOf({ name, text: (await folder.read(name)) ?? '' }, folder);
      return run === null ? null : { run, source: name };
    }
    return null;
  };
}

/** Makes a finder of a command that starts a task of the folder's own. */
function startedBy(run: string): Finder {
  return async ({ startsTask }) => {
    const task = await startsTask(run);
    return task === null ? null : { run, source: task.source };
  };
}

const ComposerJson = z.object({ 'require-dev': z.record(z.string(), z.unknown()) });

const bundlerOf = async (folder: ManifestFolder): Promise<string> =>
  (await folder.has('Gemfile')) ? 'bundle exec ' : '';

/** `dotnet test` takes the one solution or project of its folder. */
async function findDotnetCommand(folder: ManifestFolder): Promise<ManifestCommand | null> {
  const names = (await folder.list()).filter((path) => !path.includes('/')).toSorted();
  for (const kind of [/\.slnx?$/, /\.(?:cs|fs|vb)proj$/]) {
    const [only, ...others] = names.filter((name) => kind.test(name));
    if (only !== undefined) {
      return { run: others.length === 0 ? 'dotnet test' : `dotnet test ${only}`, source: only };
    }
  }
  return null;
}

const PackageJson = z.object({ packageManager: z.string() });

type InstalledLanguage = Exclude<keyof TaskPart<'installs'>, 'submodules'>;

/** What installs the dependencies, by the name of the lock file. */
const INSTALLS: Readonly<Record<InstalledLanguage, Readonly<Record<string, string>>>> = {
  node: {
    'package-lock.json': 'npm ci',
    'npm-shrinkwrap.json': 'npm ci',
    'pnpm-lock.yaml': 'pnpm install --frozen-lockfile',
    'yarn.lock': 'yarn install',
    'bun.lock': 'bun install',
    'bun.lockb': 'bun install',
  },
  python: {
    'uv.lock': 'uv sync',
    'poetry.lock': 'poetry install',
    'pdm.lock': 'pdm install',
    'Pipfile.lock': 'pipenv sync --dev',
  },
};

/**
 * The command for each language whose lock files, in a folder or else in the root, name one package manager; and the folders that
 * `.gitmodules` names: https://git-scm.com/docs/gitmodules
 */
export function installsOf(
  all: Iterable<string>,
  directory: string,
  gitmodules: string | null,
): TaskPart<'installs'> {
  const names = new Set(Object.values(INSTALLS).flatMap(Object.keys));
  const paths = new Set<string>();
  for (const path of all) if (names.has(path.slice(path.lastIndexOf('/') + 1))) paths.add(path);
  const commandOf = (language: InstalledLanguage): string | undefined => {
    for (const folder of new Set([directory, '.'])) {
      const locks = Object.entries(INSTALLS[language]).filter(([lock]) => paths.has(inFolder(folder, lock)));
      const [command, ...others] = new Set(locks.map(([, install]) => install));
      if (command !== undefined) return others.length === 0 ? command : undefined;
    }
    return undefined;
  };
  const submodules = [...(gitmodules ?? '').matchAll(/^[ \t]*path[ \t]*=[ \t]*"?([^"\n]*[^"\s])/gm)].flatMap(
    ([, path]) => path ?? [],
  );
  return {
    ...defined({ node: commandOf('node'), python: commandOf('python') }),
    ...(submodules.length === 0 ? {} : { submodules }),
  };
}

const NODE_LOCKS = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
] as const;

/** What `npm init` writes for a test script. */
const SCRIPT_PLACEHOLDER = 'no test specified';

/** `npm test`, by the package manager of the project; else what turbo or nx run as tests. */
async function findNodeCommand(folder: ManifestFolder): Promise<ManifestCommand | null> {
  const manifest = await folder.read('package.json');
  if (manifest === null) return null;
  let manager = readJson(PackageJson, manifest)?.packageManager.split('@')[0];
  for (const [lock, name] of NODE_LOCKS) manager ??= (await folder.has(lock)) ? name : undefined;
  const { test, exec } = MANAGERS[manager ?? ''] ?? NPM;
  const task = await folder.startsTask(test);
  if (task !== null && !task.script.includes(SCRIPT_PLACEHOLDER)) return { run: test, source: task.source };
  const turbo = `${exec} turbo run test`;
  if ((await folder.has('turbo.json')) && (await folder.startsTask(turbo)) !== null)
    return { run: turbo, source: 'turbo.json' };
  return (await folder.has('nx.json')) ? { run: `${exec} nx run-many -t test`, source: 'nx.json' } : null;
}

/** How each package manager runs the test script, and a program of a dependency. */
const NPM = { test: 'npm test', exec: 'npx' };
const MANAGERS: Readonly<Record<string, typeof NPM>> = {
  pnpm: { test: 'pnpm test', exec: 'pnpm exec' },
  yarn: { test: 'yarn test', exec: 'yarn' },
  bun: { test: 'bun run test', exec: 'bunx' },
};

/** A text that says that the package's test script is npm's placeholder; null where it is not. */
async function placeholderIn(folder: ManifestFolder): Promise<string | null> {
  return (await folder.startsTask('npm test'))?.script.includes(SCRIPT_PLACEHOLDER)
    ? `package.json has npm's placeholder for a test script ("${SCRIPT_PLACEHOLDER}")`
    : null;
}

/** Configuration files of Python, the ones that tell most about tests first. */
const CONFIGS = ['pytest.ini', 'pyproject.toml', 'tox.ini', 'setup.cfg', 'setup.py'];
/** Test files are recognised by their names, as pytest and unittest find them. */
const TEST_FILE = /(^|\/)(test_[^/]*|[^/]*_test)\.py$/;
/** So many test files are read, which is enough to see the style of the tests. */
const MAX_READ = 10;

async function findPythonProject(folder: ManifestFolder): Promise<ManifestCommand | null> {
  const configs: NamedText[] = [];
  for (const name of CONFIGS) {
    const text = await folder.read(name);
    if (text !== null) configs.push({ name, text });
  }
  const [first] = configs;
  return first === undefined ? null : pythonCommand(folder, first.name, configs);
}

/** Test files alone say less than any manifest: a project in Go or Swift may have scripts in Python, with their tests. */
async function findPythonTests(folder: ManifestFolder): Promise<ManifestCommand | null> {
  const [first] = (await folder.list()).filter((path) => TEST_FILE.test(path)).toSorted();
  return first === undefined ? null : pythonCommand(folder, first, []);
}

/** pytest where anything hints at it, else the standard library's own runner; in the project's environment, by its lock file. */
async function pythonCommand(
  folder: ManifestFolder,
  source: string,
  configs: readonly NamedText[],
): Promise<ManifestCommand> {
  const tests = (await folder.list()).filter((path) => TEST_FILE.test(path));
  let python = 'python';
  for (const [lock, run] of PYTHON_LOCKS) {
    if (python === 'python' && (await folder.has(lock))) python = `${run} python`;
  }
  const hint = configs.find(({ name, text }) => name === 'pytest.ini' || /\bpytest\b/.test(text))?.name;
  if (hint !== undefined) return { run: `${python} -m pytest -q`, source: hint };
  const driver = await driverOf(folder);
  if (driver !== null) return driver;
  if (await hasPytestFile(folder, tests)) return { run: `${python} -m pytest -q`, source };
  return { run: await unittestCommand(folder, tests, python), source };
}

const PYTHON_LOCKS = [
  ['uv.lock', 'uv run'],
  ['poetry.lock', 'poetry run'],
  ['pdm.lock', 'pdm run'],
  ['Pipfile.lock', 'pipenv run'],
] as const;

/** `tox`, `nox` or `hatch`, which run the tests, where no file names the test runner. */
async function driverOf(folder: ManifestFolder): Promise<ManifestCommand | null> {
  for (const run of ['tox', 'nox', ...HATCH_ENVIRONMENTS.map((name) => `hatch run ${name}test`)]) {
    const found = await startedBy(run)(folder);
    if (found !== null) return found;
  }
  return null;
}

/** Usual environments of hatch with a script `test`; '' is the default one. */
const HATCH_ENVIRONMENTS = ['', 'test:', 'tests:', 'testing:', 'dev:', 'ci:'];

async function hasPytestFile(folder: ManifestFolder, tests: readonly string[]): Promise<boolean> {
  if ((await folder.read('conftest.py')) !== null) return true;
  const required = (await folder.read('requirements-dev.txt')) ?? (await folder.read('requirements.txt'));
  if (/^pytest\b/m.test(required ?? '')) return true;
  for (const path of tests.toSorted().slice(0, MAX_READ)) {
    // unittest does not run test functions outside of classes.
    if (/^(import pytest|from pytest|(async )?def test_)/m.test((await folder.read(path)) ?? '')) return true;
  }
  return false;
}

/** unittest's discovery does not enter a folder that is no package: the command names such a folder. */
async function unittestCommand(
  folder: ManifestFolder,
  tests: readonly string[],
  python: string,
): Promise<string> {
  const folders = [...new Set(tests.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))))];
  const only = folders.length === 1 ? (folders[0] ?? '') : '';
  const isPlain = /^[A-Za-z0-9_][\w./-]*$/.test(only);
  return isPlain && !(await folder.has(`${only}/__init__.py`))
    ? `${python} -m unittest discover -s ${only}`
    : `${python} -m unittest`;
}

/** The files of the commit that a run is about. */
export interface Files extends CommitFiles {
  /** A file that a workflow names as `owner/repo/path@ref`, at the commit that the run used; null when it cannot be had. */
  readReferenced?(reference: string): Promise<string | null>;
}

/** A script without a repository around it. */
export const NO_FILES: Files = { isFile: () => false, readText: () => null, paths: () => [] };

interface ManifestCommand {
  readonly run: string;
  readonly source: string;
}

interface ManifestFolder {
  read(name: string): Promise<string | null>;
  /** Answers also for files that are too large or too binary to be read, as lock files are. */
  has(name: string): Promise<boolean>;
  /** Paths below the folder; none when they cannot be listed. */
  list(): Promise<readonly string[]>;
  /** The task of a file below the folder that a command names, with the path from the folder; null: it names none. */
  startsTask(run: string): Promise<{ readonly source: string; readonly script: string } | null>;
}

export const inFolder = (directory: string, name: string): string =>
  directory === '.' ? name : `${directory}/${name}`;

function openFolder(files: Files, directory: string): ManifestFolder {
  const prefix = inFolder(directory, '');
  const list = once(async () =>
    [...(await files.paths())].flatMap((path) => (path.startsWith(prefix) ? path.slice(prefix.length) : [])),
  );
  return {
    read: async (name) => files.readText(inFolder(directory, name)),
    has: async (name) => files.isFile(inFolder(directory, name)),
    list,
    async startsTask(run) {
      const { calls } = await readCommand(files, { run, folder: directory });
      const words = calls[0]?.words.slice(1).map(({ value }) => value) ?? [];
      for (const { origin } of calls.flatMap(({ scripts }) => scripts)) {
        if (origin.kind !== 'task' || origin.hook !== undefined || !origin.path.startsWith(prefix)) continue;
        if (words.length === 0 || words.includes(origin.name))
          return { source: origin.path.slice(prefix.length), script: origin.lines.join('\n') };
      }
      return null;
    },
  };
}
