import type { Folder, ManifestCommand } from './folder.ts';

/** In the order of what they say about tests. */
const CONFIGS = ['pytest.ini', 'pyproject.toml', 'tox.ini', 'setup.cfg', 'setup.py'];
/** Told apart by their names, as pytest and unittest find them. */
const TEST_FILE = /(^|\/)(test_[^/]*|[^/]*_test)\.py$/;
/** Enough to see in which style a project writes its tests. */
const MAX_READ = 10;

/** pytest where anything hints at it, else the standard library's own runner; null when this is no Python project. */
export async function findPythonCommand(folder: Folder): Promise<ManifestCommand | null> {
  const tests = (await folder.list()).filter((path) => TEST_FILE.test(path));
  const configs: { readonly name: string; readonly text: string }[] = [];
  for (const name of CONFIGS) {
    const text = await folder.read(name);
    if (text !== null) configs.push({ name, text });
  }
  const source = configs[0]?.name ?? tests.toSorted()[0];
  if (source === undefined) return null;
  const python = `${await environmentOf(folder)}python`;
  const hint = configs.find(({ name, text }) => name === 'pytest.ini' || /\bpytest\b/.test(text))?.name;
  if (hint !== undefined) return { run: `${python} -m pytest -q`, source: hint };
  const driver = await driverOf(folder, configs);
  if (driver !== null) return driver;
  if (await hasPytestFile(folder, tests)) return { run: `${python} -m pytest -q`, source };
  return { run: await unittestCommand(folder, tests, python), source };
}

/** Whose environment holds what the project needs: by its lock file. */
async function environmentOf(folder: Folder): Promise<string> {
  for (const [lock, run] of LOCKS) if (await folder.has(lock)) return run;
  return '';
}

const LOCKS = [
  ['uv.lock', 'uv run '],
  ['poetry.lock', 'poetry run '],
  ['pdm.lock', 'pdm run '],
  ['Pipfile.lock', 'pipenv run '],
] as const;

/** tox, nox and hatch know themselves how the tests run, where nothing names their runner. */
async function driverOf(
  folder: Folder,
  configs: readonly { readonly name: string; readonly text: string }[],
): Promise<ManifestCommand | null> {
  const textOf = (wanted: string) => configs.find(({ name }) => name === wanted)?.text ?? '';
  if (/^\[testenv/m.test(textOf('tox.ini'))) return { run: 'tox', source: 'tox.ini' };
  if (await folder.has('noxfile.py')) return { run: 'nox', source: 'noxfile.py' };
  const hatch = /^\[tool\.hatch\.envs\.(\w+)\.scripts\][^[]*^test\s*=/m.exec(textOf('pyproject.toml'))?.[1];
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
    // A test function outside of any class is one that unittest would never run.
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
