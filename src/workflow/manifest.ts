import * as z from 'zod';
import { readJson } from '../core/json.ts';
import { once } from '../core/once.ts';

type Finder = (folder: Folder) => Promise<ManifestCommand | null>;

/** The finders, the surest manifests first. The first one that knows a command is used. */
const FINDERS: readonly Finder[] = [
  findNodeCommand,
  findDenoCommand,
  findPythonProject,
  impliedBy('go test ./...', 'go.mod'),
  impliedBy('cargo test', 'Cargo.toml'),
  findPhpCommand,
  impliedBy('sbt test', 'build.sbt'),
  impliedBy('swift test', 'Package.swift'),
  findDotnetCommand,
  findMakeCommand,
  impliedBy('mvn -B test', 'pom.xml'),
  impliedBy('gradle test', 'build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'),
  findRubyCommand,
  impliedBy('mix test', 'mix.exs'),
  impliedBy('bazel test //...', 'MODULE.bazel', 'WORKSPACE.bazel', 'WORKSPACE'),
  impliedBy(
    'cmake -B build && cmake --build build && ctest --test-dir build --output-on-failure',
    'CMakeLists.txt',
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

/**
 * Makes a finder that gives `run` where one of these files exists; with Maven's or Gradle's wrapper (`./mvnw`) where the folder
 * has it.
 */
function impliedBy(run: string, ...names: readonly string[]): Finder {
  const wrapper = run.replace(/^(mvn|gradle) .*/, '$1w');
  return async (folder) => {
    for (const name of names) {
      if (!(await folder.has(name))) continue;
      const isWrapped = wrapper !== run && (await folder.has(wrapper));
      return { run: isWrapped ? run.replace(/^\w+/, `./${wrapper}`) : run, source: name };
    }
    return null;
  };
}

async function findDenoCommand(folder: Folder): Promise<ManifestCommand | null> {
  for (const name of ['deno.json', 'deno.jsonc']) {
    const text = await folder.read(name);
    if (text === null) continue;
    return { run: /"test"\s*:/.test(text) ? 'deno task test' : 'deno test', source: name };
  }
  return null;
}

const ComposerJson = z.object({
  scripts: z.record(z.string(), z.unknown()).optional(),
  'require-dev': z.record(z.string(), z.unknown()).optional(),
});

async function findPhpCommand(folder: Folder): Promise<ManifestCommand | null> {
  const composer = await manifestIn(folder, 'composer.json', ComposerJson);
  if (composer?.scripts?.['test'] !== undefined) return { run: 'composer test', source: 'composer.json' };
  const isPest = composer?.['require-dev']?.['pestphp/pest'] !== undefined;
  if (isPest) return { run: 'vendor/bin/pest', source: 'composer.json' };
  for (const name of ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml']) {
    if (!(await folder.has(name))) continue;
    return { run: composer === null ? 'phpunit' : 'vendor/bin/phpunit', source: name };
  }
  return null;
}

/** `dotnet test` takes the one solution or project of its folder. */
async function findDotnetCommand(folder: Folder): Promise<ManifestCommand | null> {
  const names = (await folder.list()).filter((path) => !path.includes('/')).toSorted();
  for (const kind of [/\.slnx?$/, /\.(?:cs|fs|vb)proj$/]) {
    const [only, ...others] = names.filter((name) => kind.test(name));
    if (only !== undefined) {
      return { run: others.length === 0 ? 'dotnet test' : `dotnet test ${only}`, source: only };
    }
  }
  return null;
}

/** GNU make's own order: a GNUmakefile hides a Makefile. */
async function findMakeCommand(folder: Folder): Promise<ManifestCommand | null> {
  for (const name of ['GNUmakefile', 'makefile', 'Makefile']) {
    const text = await folder.read(name);
    if (text === null) continue;
    return /^test\s*::?(?!=)/m.test(text) ? { run: 'make test', source: name } : null;
  }
  return null;
}

async function findRubyCommand(folder: Folder): Promise<ManifestCommand | null> {
  const gemfile = await folder.read('Gemfile');
  const bundled = gemfile === null ? '' : 'bundle exec ';
  if (await folder.has('.rspec')) return { run: `${bundled}rspec`, source: '.rspec' };
  if (await folder.has('Rakefile')) return { run: `${bundled}rake test`, source: 'Rakefile' };
  return gemfile !== null && /\brspec\b/.test(gemfile)
    ? { run: 'bundle exec rspec', source: 'Gemfile' }
    : null;
}

const PackageJson = z.object({
  scripts: z.object({ test: z.string().optional() }).optional(),
  packageManager: z.string().optional(),
});

const NODE_LOCKS = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
] as const;

/** What `npm init` writes for a test script. */
const PLACEHOLDER = 'no test specified';

/** `npm test`, by the package manager of the project; else what turbo or nx run as tests. */
async function findNodeCommand(folder: Folder): Promise<ManifestCommand | null> {
  const manifest = await manifestIn(folder, 'package.json', PackageJson);
  if (manifest === null) return null;
  const script = manifest.scripts?.test;
  if (script !== undefined && !script.includes(PLACEHOLDER)) {
    return { run: testScript(await managerOf(folder, manifest.packageManager)), source: 'package.json' };
  }
  return monorepoCommand(folder, await managerOf(folder, manifest.packageManager));
}

/** Says that a package has npm's placeholder and nothing more; null when it does not. */
async function placeholderIn(folder: Folder): Promise<string | null> {
  const manifest = await manifestIn(folder, 'package.json', PackageJson);
  return manifest?.scripts?.test?.includes(PLACEHOLDER)
    ? `package.json has npm's placeholder for a test script ("${PLACEHOLDER}")`
    : null;
}

async function managerOf(folder: Folder, declared: string | undefined): Promise<string> {
  let manager = declared?.split('@')[0];
  for (const [lock, name] of NODE_LOCKS) manager ??= (await folder.has(lock)) ? name : undefined;
  return manager === 'pnpm' || manager === 'yarn' || manager === 'bun' ? manager : 'npm';
}

const testScript = (manager: string): string => (manager === 'bun' ? 'bun run test' : `${manager} test`);

const EXEC: Readonly<Record<string, string>> = { pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx', npm: 'npx' };

async function monorepoCommand(folder: Folder, manager: string): Promise<ManifestCommand | null> {
  const exec = EXEC[manager] ?? 'npx';
  const turbo = await folder.read('turbo.json');
  if (turbo !== null && /"(?:[\w@/-]+#)?test"\s*:/.test(turbo)) {
    return { run: `${exec} turbo run test`, source: 'turbo.json' };
  }
  return (await folder.has('nx.json')) ? { run: `${exec} nx run-many -t test`, source: 'nx.json' } : null;
}

/** null where there is none, or none of that form. */
const manifestIn = async <S extends z.ZodType>({ read }: Folder, name: string, schema: S) =>
  readJson(schema, (await read(name)) ?? 'null');

/** In the order of what they say about tests. */
const CONFIGS = ['pytest.ini', 'pyproject.toml', 'tox.ini', 'setup.cfg', 'setup.py'];
/** Told apart by their names, as pytest and unittest find them. */
const TEST_FILE = /(^|\/)(test_[^/]*|[^/]*_test)\.py$/;
/** Enough to see in which style a project writes its tests. */
const MAX_READ = 10;

interface Config {
  readonly name: string;
  readonly text: string;
}

async function findPythonProject(folder: Folder): Promise<ManifestCommand | null> {
  const configs: Config[] = [];
  for (const name of CONFIGS) {
    const text = await folder.read(name);
    if (text !== null) configs.push({ name, text });
  }
  const [first] = configs;
  return first === undefined ? null : pythonCommand(folder, first.name, configs);
}

/** Test files alone say less than any manifest: a project in Go or Swift may have scripts in Python, with their tests. */
async function findPythonTests(folder: Folder): Promise<ManifestCommand | null> {
  const [first] = (await folder.list()).filter((path) => TEST_FILE.test(path)).toSorted();
  return first === undefined ? null : pythonCommand(folder, first, []);
}

/** pytest where anything hints at it, else the standard library's own runner. */
async function pythonCommand(
  folder: Folder,
  source: string,
  configs: readonly Config[],
): Promise<ManifestCommand> {
  const tests = (await folder.list()).filter((path) => TEST_FILE.test(path));
  const python = `${await pythonEnvironment(folder)}python`;
  const hint = configs.find(({ name, text }) => name === 'pytest.ini' || /\bpytest\b/.test(text))?.name;
  if (hint !== undefined) return { run: `${python} -m pytest -q`, source: hint };
  const driver = await driverOf(folder, configs);
  if (driver !== null) return driver;
  if (await hasPytestFile(folder, tests)) return { run: `${python} -m pytest -q`, source };
  return { run: await unittestCommand(folder, tests, python), source };
}

/** The prefix that runs a command in the project's environment, by its lock file. */
async function pythonEnvironment(folder: Folder): Promise<string> {
  for (const [lock, run] of PYTHON_LOCKS) if (await folder.has(lock)) return run;
  return '';
}

const PYTHON_LOCKS = [
  ['uv.lock', 'uv run '],
  ['poetry.lock', 'poetry run '],
  ['pdm.lock', 'pdm run '],
  ['Pipfile.lock', 'pipenv run '],
] as const;

/** tox, nox and hatch run the tests themselves, where no file names the test runner. */
async function driverOf(folder: Folder, configs: readonly Config[]): Promise<ManifestCommand | null> {
  const scalarText = (wanted: string) => configs.find(({ name }) => name === wanted)?.text ?? '';
  if (/^\[testenv/m.test(scalarText('tox.ini'))) return { run: 'tox', source: 'tox.ini' };
  if (await folder.has('noxfile.py')) return { run: 'nox', source: 'noxfile.py' };
  const hatch = /^\[tool\.hatch\.envs\.(\w+)\.scripts\][^[]*^test\s*=/m.exec(
    scalarText('pyproject.toml'),
  )?.[1];
  if (hatch === undefined) return null;
  return { run: `hatch run ${hatch === 'default' ? '' : `${hatch}:`}test`, source: 'pyproject.toml' };
}

async function hasPytestFile(folder: Folder, tests: readonly string[]): Promise<boolean> {
  if ((await folder.read('conftest.py')) !== null) return true;
  if (
    /^pytest\b/m.test(
      (await folder.read('requirements-dev.txt')) ?? (await folder.read('requirements.txt')) ?? '',
    )
  ) {
    return true;
  }
  for (const path of tests.toSorted().slice(0, MAX_READ)) {
    // unittest does not run test functions outside of classes.
    if (/^(import pytest|from pytest|(async )?def test_)/m.test((await folder.read(path)) ?? '')) return true;
  }
  return false;
}

/** unittest's discovery does not enter a folder that is no package: it must be sent there. */
async function unittestCommand(folder: Folder, tests: readonly string[], python: string): Promise<string> {
  const folders = [...new Set(tests.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))))];
  const only = folders.length === 1 ? (folders[0] ?? '') : '';
  const isPlain = /^[A-Za-z0-9_][\w./-]*$/.test(only);
  return isPlain && !(await folder.has(`${only}/__init__.py`))
    ? `${python} -m unittest discover -s ${only}`
    : `${python} -m unittest`;
}

export interface Files {
  /** null when there is no such file, or it is no text. */
  readFile(path: string): Promise<string | null>;
  /** Every path, for kinds of projects that more than one file shows. */
  listFiles?(): Promise<readonly string[]>;
}

interface ManifestCommand {
  readonly run: string;
  readonly source: string;
}

interface Folder {
  read(name: string): Promise<string | null>;
  /** Also for files that are too large or too binary to be read: lock files are. */
  has(name: string): Promise<boolean>;
  /** Paths below the folder; none when they cannot be listed. */
  list(): Promise<readonly string[]>;
}

export const inFolder = (directory: string, name: string): string =>
  directory === '.' ? name : `${directory}/${name}`;

function openFolder(files: Files, directory: string): Folder {
  const read = (name: string) => files.readFile(inFolder(directory, name));
  const paths = once(() => pathsBelow(files, directory));
  return {
    read,
    has: async (name) => (await paths()).has(name) || (await read(name)) !== null,
    list: async () => [...(await paths())],
  };
}

async function pathsBelow(files: Files, directory: string): Promise<ReadonlySet<string>> {
  const all = (await files.listFiles?.()) ?? [];
  if (directory === '.') return new Set(all);
  const inside = all.filter((path) => path.startsWith(`${directory}/`));
  return new Set(inside.map((path) => path.slice(directory.length + 1)));
}
