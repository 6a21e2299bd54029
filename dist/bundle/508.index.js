export const id = 508;
export const ids = [508];
export const modules = {

  75697:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    OG: () => (  findManifestCommand),
    _z: () => (  inFolder)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);
  var _agent_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73479);



const FINDERS = [
    findNodeCommand,
    findDenoCommand,
    findPythonCommand,
    fixed('go.mod', 'go test ./...'),
    fixed('Cargo.toml', 'cargo test'),
    findPhpCommand,
    fixed('build.sbt', 'sbt test'),
    fixed('Package.swift', 'swift test'),
    findDotnetCommand,
    findMakeCommand,
    findMavenCommand,
    findGradleCommand,
    findRubyCommand,
    fixed('mix.exs', 'mix test'),
    fixed('MODULE.bazel', 'bazel test //...'),
    fixed('WORKSPACE.bazel', 'bazel test //...'),
    fixed('WORKSPACE', 'bazel test //...'),
    fixed('CMakeLists.txt', 'cmake -B build && cmake --build build && ctest --test-dir build --output-on-failure'),
];
async function findManifestCommand(files, directory) {
    const folder = folderOf(files, directory);
    for (const find of FINDERS) {
        const command = await find(folder);
        if (command !== null)
            return { kind: 'found', ...command, source: inFolder(directory, command.source) };
    }
    const where = directory === '.' ? 'the root' : directory;
    return { kind: 'missing', problem: (await placeholderIn(folder)) ?? `no known manifest in ${where}` };
}
function fixed(name, run) {
    return async (folder) => ((await folder.has(name)) ? { run, source: name } : null);
}
async function findDenoCommand(folder) {
    for (const name of ['deno.json', 'deno.jsonc']) {
        const text = await folder.read(name);
        if (text === null)
            continue;
        return { run: /"test"\s*:/.test(text) ? 'deno task test' : 'deno test', source: name };
    }
    return null;
}
const ComposerJson = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    scripts: zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__  .L5J()).optional(),
    'require-dev': zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__  .L5J()).optional(),
});
async function findPhpCommand(folder) {
    const composer = await manifestIn(folder, 'composer.json', ComposerJson);
    if (composer?.scripts?.['test'] !== undefined)
        return { run: 'composer test', source: 'composer.json' };
    const isPest = composer?.['require-dev']?.['pestphp/pest'] !== undefined;
    if (isPest)
        return { run: 'vendor/bin/pest', source: 'composer.json' };
    for (const name of ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml']) {
        if (!(await folder.has(name)))
            continue;
        return { run: composer === null ? 'phpunit' : 'vendor/bin/phpunit', source: name };
    }
    return null;
}
async function findDotnetCommand(folder) {
    const names = (await folder.list()).filter((path) => !path.includes('/')).toSorted();
    for (const kind of [/\.slnx?$/, /\.(?:cs|fs|vb)proj$/]) {
        const [only, ...others] = names.filter((name) => kind.test(name));
        if (only !== undefined) {
            return { run: others.length === 0 ? 'dotnet test' : `dotnet test ${only}`, source: only };
        }
    }
    return null;
}
async function findMakeCommand(folder) {
    for (const name of ['GNUmakefile', 'makefile', 'Makefile']) {
        const text = await folder.read(name);
        if (text === null)
            continue;
        return /^test\s*::?(?!=)/m.test(text) ? { run: 'make test', source: name } : null;
    }
    return null;
}
async function findMavenCommand(folder) {
    if (!(await folder.has('pom.xml')))
        return null;
    return { run: `${(await folder.has('mvnw')) ? './mvnw' : 'mvn'} -B test`, source: 'pom.xml' };
}
async function findGradleCommand(folder) {
    for (const name of ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts']) {
        if (await folder.has(name)) {
            return { run: `${(await folder.has('gradlew')) ? './gradlew' : 'gradle'} test`, source: name };
        }
    }
    return null;
}
async function findRubyCommand(folder) {
    const gemfile = await folder.read('Gemfile');
    const bundled = gemfile === null ? '' : 'bundle exec ';
    if (await folder.has('.rspec'))
        return { run: `${bundled}rspec`, source: '.rspec' };
    if (await folder.has('Rakefile'))
        return { run: `${bundled}rake test`, source: 'Rakefile' };
    return gemfile !== null && /\brspec\b/.test(gemfile)
        ? { run: 'bundle exec rspec', source: 'Gemfile' }
        : null;
}
const PackageJson = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    scripts: zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({ test: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().optional() }).optional(),
    packageManager: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().optional(),
});
const NODE_LOCKS = [
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
    ['bun.lockb', 'bun'],
    ['package-lock.json', 'npm'],
];
const PLACEHOLDER = 'no test specified';
async function findNodeCommand(folder) {
    const manifest = await manifestIn(folder, 'package.json', PackageJson);
    if (manifest === null)
        return null;
    const script = manifest.scripts?.test;
    if (script !== undefined && !script.includes(PLACEHOLDER)) {
        return { run: testScript(await managerOf(folder, manifest.packageManager)), source: 'package.json' };
    }
    return monorepoCommand(folder, await managerOf(folder, manifest.packageManager));
}
async function placeholderIn(folder) {
    const manifest = await manifestIn(folder, 'package.json', PackageJson);
    return manifest?.scripts?.test?.includes(PLACEHOLDER)
        ? `package.json has npm's placeholder for a test script ("${PLACEHOLDER}")`
        : null;
}
async function managerOf(folder, declared) {
    let manager = declared?.split('@')[0];
    for (const [lock, name] of NODE_LOCKS)
        manager ??= (await folder.has(lock)) ? name : undefined;
    return manager === 'pnpm' || manager === 'yarn' || manager === 'bun' ? manager : 'npm';
}
const testScript = (manager) => (manager === 'bun' ? 'bun run test' : `${manager} test`);
const EXEC = { pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx', npm: 'npx' };
async function monorepoCommand(folder, manager) {
    const exec = EXEC[manager] ?? 'npx';
    const turbo = await folder.read('turbo.json');
    if (turbo !== null && /"(?:[\w@/-]+#)?test"\s*:/.test(turbo)) {
        return { run: `${exec} turbo run test`, source: 'turbo.json' };
    }
    return (await folder.has('nx.json')) ? { run: `${exec} nx run-many -t test`, source: 'nx.json' } : null;
}
const manifestIn = async ({ read }, name, schema) => (0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(schema, (await read(name)) ?? 'null');
const CONFIGS = ['pytest.ini', 'pyproject.toml', 'tox.ini', 'setup.cfg', 'setup.py'];
const TEST_FILE = /(^|\/)(test_[^/]*|[^/]*_test)\.py$/;
const MAX_READ = 10;
async function findPythonCommand(folder) {
    const tests = (await folder.list()).filter((path) => TEST_FILE.test(path));
    const configs = [];
    for (const name of CONFIGS) {
        const text = await folder.read(name);
        if (text !== null)
            configs.push({ name, text });
    }
    const source = configs[0]?.name ?? tests.toSorted()[0];
    if (source === undefined)
        return null;
    const python = `${await environmentOf(folder)}python`;
    const hint = configs.find(({ name, text }) => name === 'pytest.ini' || /\bpytest\b/.test(text))?.name;
    if (hint !== undefined)
        return { run: `${python} -m pytest -q`, source: hint };
    const driver = await driverOf(folder, configs);
    if (driver !== null)
        return driver;
    if (await hasPytestFile(folder, tests))
        return { run: `${python} -m pytest -q`, source };
    return { run: await unittestCommand(folder, tests, python), source };
}
async function environmentOf(folder) {
    for (const [lock, run] of PYTHON_LOCKS)
        if (await folder.has(lock))
            return run;
    return '';
}
const PYTHON_LOCKS = [
    ['uv.lock', 'uv run '],
    ['poetry.lock', 'poetry run '],
    ['pdm.lock', 'pdm run '],
    ['Pipfile.lock', 'pipenv run '],
];
async function driverOf(folder, configs) {
    const textOf = (wanted) => configs.find(({ name }) => name === wanted)?.text ?? '';
    if (/^\[testenv/m.test(textOf('tox.ini')))
        return { run: 'tox', source: 'tox.ini' };
    if (await folder.has('noxfile.py'))
        return { run: 'nox', source: 'noxfile.py' };
    const hatch = /^\[tool\.hatch\.envs\.(\w+)\.scripts\][^[]*^test\s*=/m.exec(textOf('pyproject.toml'))?.[1];
    if (hatch === undefined)
        return null;
    return { run: `hatch run ${hatch === 'default' ? '' : `${hatch}:`}test`, source: 'pyproject.toml' };
}
async function hasPytestFile(folder, tests) {
    if ((await folder.read('conftest.py')) !== null)
        return true;
    if (/^pytest\b/m.test((await folder.read('requirements-dev.txt')) ?? (await folder.read('requirements.txt')) ?? '')) {
        return true;
    }
    for (const path of tests.toSorted().slice(0, MAX_READ)) {
        if (/^(import pytest|from pytest|(async )?def test_)/m.test((await folder.read(path)) ?? ''))
            return true;
    }
    return false;
}
async function unittestCommand(folder, tests, python) {
    const folders = [...new Set(tests.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))))];
    const only = folders.length === 1 ? (folders[0] ?? '') : '';
    const isPlain = /^[A-Za-z0-9_][\w./-]*$/.test(only);
    return isPlain && !(await folder.has(`${only}/__init__.py`))
        ? `${python} -m unittest discover -s ${only}`
        : `${python} -m unittest`;
}
const inFolder = (directory, name) => directory === '.' ? name : `${directory}/${name}`;
function folderOf(files, directory) {
    const read = (name) => files.readFile(inFolder(directory, name));
    const paths = (0,_agent_once_js__WEBPACK_IMPORTED_MODULE_2__  .O)(() => pathsBelow(files, directory));
    return {
        read,
        has: async (name) => (await paths()).has(name) || (await read(name)) !== null,
        list: async () => [...(await paths())],
    };
}
async function pathsBelow(files, directory) {
    const all = (await files.listFiles?.()) ?? [];
    if (directory === '.')
        return new Set(all);
    const inside = all.filter((path) => path.startsWith(`${directory}/`));
    return new Set(inside.map((path) => path.slice(directory.length + 1)));
}


  }),

  42508:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    findTestCommand: () => (  findTestCommand)
  });
  var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75697);

async function findTestCommand(request) {
    const { input, workingDirectory, failing } = request;
    if (input !== null) {
        const command = { ...input, shell: null, workingDirectory, env: {} };
        return { kind: 'found', command, notes: [] };
    }
    if (failing !== null) {
        const { findStepCommand } = await Promise.all( [__webpack_require__.e(815), __webpack_require__.e(912), __webpack_require__.e(242), __webpack_require__.e(729)]).then(__webpack_require__.bind(__webpack_require__, 11729));
        return findStepCommand(request, failing);
    }
    const manifest = await (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__  .OG)(request, workingDirectory);
    if (manifest.kind === 'found') {
        const { run, source } = manifest;
        const command = { run, source, shell: null, workingDirectory, env: {} };
        return { kind: 'found', command, notes: [] };
    }
    const problem = `No test command: ${manifest.problem}. Set the input test-command (on the terminal: --test).`;
    return { kind: 'missing', problem, notes: [] };
}


  })

};
