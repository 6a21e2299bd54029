export const id = 1;
export const ids = [1];
export const modules = {

  75697:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EM: () => (  NO_FILES),
    OG: () => (  findManifestCommand),
    Ur: () => (  installsOf),
    _z: () => (  inFolder)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81469);
  var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26910);
  var _base_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51189);
  var _command_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51842);




const FINDERS = [
    findNodeCommand,
    impliedBy(['deno.json', 'deno.jsonc'], async (_, { startsTask }) => (await startsTask('deno task test')) === null ? 'deno test' : 'deno task test'),
    findPythonProject,
    impliedBy(['go.mod'], () => 'go test ./...'),
    impliedBy(['Cargo.toml'], () => 'cargo test'),
    startedBy('composer test'),
    impliedBy(['composer.json'], ({ text }) => (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__  .Vh)(ComposerJson, text)?.['require-dev']['pestphp/pest'] === undefined ? null : 'vendor/bin/pest'),
    impliedBy(['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml'], async (_, folder) => (await folder.has('composer.json')) ? 'vendor/bin/phpunit' : 'phpunit'),
    impliedBy(['build.sbt'], () => 'sbt test'),
    impliedBy(['Package.swift'], () => 'swift test'),
    findDotnetCommand,
    startedBy('make test'),
    impliedBy(['pom.xml'], async (_, folder) => (await folder.has('mvnw')) ? './mvnw -B test' : 'mvn -B test'),
    impliedBy(['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'], async (_, folder) => ((await folder.has('gradlew')) ? './gradlew test' : 'gradle test')),
    impliedBy(['.rspec'], async (_, folder) => `${await bundlerOf(folder)}rspec`),
    impliedBy(['Rakefile'], async (_, folder) => `${await bundlerOf(folder)}rake test`),
    impliedBy(['Gemfile'], ({ text }) => (/\brspec\b/.test(text) ? 'bundle exec rspec' : null)),
    impliedBy(['mix.exs'], () => 'mix test'),
    impliedBy(['MODULE.bazel', 'WORKSPACE.bazel', 'WORKSPACE'], () => 'bazel test //...'),
    impliedBy(['CMakeLists.txt'], () => 'cmake -B build && cmake --build build && ctest --test-dir build --output-on-failure'),
    findPythonTests,
];
async function findManifestCommand(files, directory) {
    const folder = openFolder(files, directory);
    for (const find of FINDERS) {
        const command = await find(folder);
        if (command !== null)
            return { ...command, source: inFolder(directory, command.source) };
    }
    const where = directory === '.' ? 'the root' : directory;
    return (await placeholderIn(folder)) ?? `no known manifest in ${where}`;
}
function impliedBy(names, runOf) {
    return async (folder) => {
        for (const name of names) {
            if (!(await folder.has(name)))
                continue;
            const run = await runOf({ name, text: (await folder.read(name)) ?? '' }, folder);
            return run === null ? null : { run, source: name };
        }
        return null;
    };
}
function startedBy(run) {
    return async ({ startsTask }) => {
        const task = await startsTask(run);
        return task === null ? null : { run, source: task.source };
    };
}
const ComposerJson = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ 'require-dev': zod__WEBPACK_IMPORTED_MODULE_2__  .g1P(zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__  .L5J()) });
const bundlerOf = async (folder) => (await folder.has('Gemfile')) ? 'bundle exec ' : '';
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
const PackageJson = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ packageManager: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP() });
const INSTALLS = {
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
function installsOf(all, directory, gitmodules) {
    const names = new Set(Object.values(INSTALLS).flatMap(Object.keys));
    const paths = new Set();
    for (const path of all)
        if (names.has(path.slice(path.lastIndexOf('/') + 1)))
            paths.add(path);
    const commandOf = (language) => {
        for (const folder of new Set([directory, '.'])) {
            const locks = Object.entries(INSTALLS[language]).filter(([lock]) => paths.has(inFolder(folder, lock)));
            const [command, ...others] = new Set(locks.map(([, install]) => install));
            if (command !== undefined)
                return others.length === 0 ? command : undefined;
        }
        return undefined;
    };
    const submodules = [...(gitmodules ?? '').matchAll(/^[ \t]*path[ \t]*=[ \t]*"?([^"\n]*[^"\s])/gm)].flatMap(([, path]) => path ?? []);
    return {
        ...(0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__  .sw)({ node: commandOf('node'), python: commandOf('python') }),
        ...(submodules.length === 0 ? {} : { submodules }),
    };
}
const NODE_LOCKS = [
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
    ['bun.lockb', 'bun'],
    ['package-lock.json', 'npm'],
];
const SCRIPT_PLACEHOLDER = 'no test specified';
async function findNodeCommand(folder) {
    const manifest = await folder.read('package.json');
    if (manifest === null)
        return null;
    let manager = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__  .Vh)(PackageJson, manifest)?.packageManager.split('@')[0];
    for (const [lock, name] of NODE_LOCKS)
        manager ??= (await folder.has(lock)) ? name : undefined;
    const { test, exec } = MANAGERS[manager ?? ''] ?? NPM;
    const task = await folder.startsTask(test);
    if (task !== null && !task.script.includes(SCRIPT_PLACEHOLDER))
        return { run: test, source: task.source };
    const turbo = `${exec} turbo run test`;
    if ((await folder.has('turbo.json')) && (await folder.startsTask(turbo)) !== null)
        return { run: turbo, source: 'turbo.json' };
    return (await folder.has('nx.json')) ? { run: `${exec} nx run-many -t test`, source: 'nx.json' } : null;
}
const NPM = { test: 'npm test', exec: 'npx' };
const MANAGERS = {
    pnpm: { test: 'pnpm test', exec: 'pnpm exec' },
    yarn: { test: 'yarn test', exec: 'yarn' },
    bun: { test: 'bun run test', exec: 'bunx' },
};
async function placeholderIn(folder) {
    return (await folder.startsTask('npm test'))?.script.includes(SCRIPT_PLACEHOLDER)
        ? `package.json has npm's placeholder for a test script ("${SCRIPT_PLACEHOLDER}")`
        : null;
}
const CONFIGS = ['pytest.ini', 'pyproject.toml', 'tox.ini', 'setup.cfg', 'setup.py'];
const TEST_FILE = /(^|\/)(test_[^/]*|[^/]*_test)\.py$/;
const MAX_READ = 10;
async function findPythonProject(folder) {
    const configs = [];
    for (const name of CONFIGS) {
        const text = await folder.read(name);
        if (text !== null)
            configs.push({ name, text });
    }
    const [first] = configs;
    return first === undefined ? null : pythonCommand(folder, first.name, configs);
}
async function findPythonTests(folder) {
    const [first] = (await folder.list()).filter((path) => TEST_FILE.test(path)).toSorted();
    return first === undefined ? null : pythonCommand(folder, first, []);
}
async function pythonCommand(folder, source, configs) {
    const tests = (await folder.list()).filter((path) => TEST_FILE.test(path));
    let python = 'python';
    for (const [lock, run] of PYTHON_LOCKS) {
        if (python === 'python' && (await folder.has(lock)))
            python = `${run} python`;
    }
    const hint = configs.find(({ name, text }) => name === 'pytest.ini' || /\bpytest\b/.test(text))?.name;
    if (hint !== undefined)
        return { run: `${python} -m pytest -q`, source: hint };
    const driver = await driverOf(folder);
    if (driver !== null)
        return driver;
    if (await hasPytestFile(folder, tests))
        return { run: `${python} -m pytest -q`, source };
    return { run: await unittestCommand(folder, tests, python), source };
}
const PYTHON_LOCKS = [
    ['uv.lock', 'uv run'],
    ['poetry.lock', 'poetry run'],
    ['pdm.lock', 'pdm run'],
    ['Pipfile.lock', 'pipenv run'],
];
async function driverOf(folder) {
    for (const run of ['tox', 'nox', ...HATCH_ENVIRONMENTS.map((name) => `hatch run ${name}test`)]) {
        const found = await startedBy(run)(folder);
        if (found !== null)
            return found;
    }
    return null;
}
const HATCH_ENVIRONMENTS = ['', 'test:', 'tests:', 'testing:', 'dev:', 'ci:'];
async function hasPytestFile(folder, tests) {
    if ((await folder.read('conftest.py')) !== null)
        return true;
    const required = (await folder.read('requirements-dev.txt')) ?? (await folder.read('requirements.txt'));
    if (/^pytest\b/m.test(required ?? ''))
        return true;
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
const NO_FILES = { isFile: () => false, readText: () => null, paths: () => [] };
const inFolder = (directory, name) => directory === '.' ? name : `${directory}/${name}`;
function openFolder(files, directory) {
    const prefix = inFolder(directory, '');
    const list = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_3__  .O)(async () => [...(await files.paths())].flatMap((path) => (path.startsWith(prefix) ? path.slice(prefix.length) : [])));
    return {
        read: async (name) => files.readText(inFolder(directory, name)),
        has: async (name) => files.isFile(inFolder(directory, name)),
        list,
        async startsTask(run) {
            const { calls } = await (0,_command_command_js__WEBPACK_IMPORTED_MODULE_0__  .UK)(files, { run, folder: directory });
            const words = calls[0]?.words.slice(1).map(({ value }) => value) ?? [];
            for (const { origin } of calls.flatMap(({ scripts }) => scripts)) {
                if (origin.kind !== 'task' || origin.hook !== undefined || !origin.path.startsWith(prefix))
                    continue;
                if (words.length === 0 || words.includes(origin.name))
                    return { source: origin.path.slice(prefix.length), script: origin.lines.join('\n') };
            }
            return null;
        },
    };
}


  }),

  16289:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I$: () => (  boundChanges),
    g3: () => (  commitsOf),
    sR: () => (  changesSince)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _base_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26910);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59199);
  var _core_unified_diff_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37304);
  var _journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2299);
  var _open_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90587);
  var _repo_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66904);
  var _snapshot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83266);










const MAX_COMMITS = 250;
const MAX_CHANGED_FILES = 300;
const MAX_HUNK_LINES = 3_000;
const MAX_HUNK_CHARS = 128 * 1024;
const MAX_SUBJECT_CHARS = 200;
function boundChanges(raw, redact) {
    const isDependency = ({ path }) => (0,_open_paths_js__WEBPACK_IMPORTED_MODULE_5__  .V0)(path);
    const commits = raw.commits.slice(-MAX_COMMITS).map(({ message, ...commit }) => {
        const { subject, ...pull } = subjectOf(message);
        return { ...commit, ...pull, subject: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .ml)(redact(subject), MAX_SUBJECT_CHARS) };
    });
    const files = [...raw.files.filter((file) => !isDependency(file)), ...raw.files.filter(isDependency)];
    const room = { lines: MAX_HUNK_LINES, chars: MAX_HUNK_CHARS };
    const bounded = files.slice(0, MAX_CHANGED_FILES).map(({ patch, ...file }) => {
        const [shown] = patch === null || patch.length > room.chars ? [] : ((0,_core_unified_diff_js__WEBPACK_IMPORTED_MODULE_7__  .F)(redact(patch)) ?? []);
        const hunks = shown?.hunks ?? null;
        const lines = (hunks ?? []).flatMap((hunk) => hunk.lines);
        if (hunks === null || lines.length > room.lines)
            return { ...file, hunks: 'unknown' };
        room.lines -= lines.length;
        room.chars -= patch?.length ?? 0;
        return { ...file, hunks: hunks.map((hunk) => ({ ...hunk, lines: [...hunk.lines] })) };
    });
    const moreCommits = raw.commits.length - commits.length;
    const moreFiles = files.length - bounded.length;
    return {
        ...raw,
        commits,
        files: bounded,
        dependencyFiles: raw.files
            .filter(isDependency)
            .map(({ path }) => path)
            .slice(0, MAX_CHANGED_FILES),
        unknown: [
            ...raw.unknown,
            ...(moreCommits > 0 ? [`${moreCommits} earlier commits`] : []),
            ...(moreFiles > 0 ? [`${moreFiles} more files`] : []),
        ],
    };
}
const changesSince = async (repository, range, redact) => boundChanges(await readChanges(repository, range), redact);
const MAX_DIFF_MS = 60_000;
const PULL_REQUEST = /\(#(\d{1,9})\)$|^Merge pull request #(\d{1,9}) /;
function subjectOf(message) {
    const subject = message.split('\n', 1)[0]?.trim() ?? '';
    const [, squashed, merged] = PULL_REQUEST.exec(subject) ?? [];
    return { subject, ...(0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__  .sw)({ pullRequest: Number(squashed ?? merged) || undefined }) };
}
async function readChanges(repository, { greenAt, base }) {
    const log = ['log', '--first-parent', '--reverse', '-z', '--format=%H %P%n%s', `${greenAt}..${base}`];
    const diff = 'diff-tree -r -M --no-abbrev --no-ext-diff --no-textconv --no-color'.split(' ');
    const options = { timeoutMs: MAX_DIFF_MS };
    const [logText, raw, patches] = await Promise.all([
        repository.git(log, options),
        repository.git([...diff, '-z', '--raw', greenAt, base], options),
        repository.git([...diff, '--patch', greenAt, base], options),
    ]);
    const commits = logText
        .toString('utf8')
        .split('\0')
        .flatMap((text) => {
        const [, id, parent, message = ''] = /^([0-9a-f]+) ([0-9a-f]+).*\n(.*)/.exec(text) ?? [];
        return id === undefined || parent === undefined ? [] : [{ id, parent, message }];
    });
    return {
        greenAt,
        commits,
        files: withPatches(rawFiles(raw.toString('utf8')), patches.toString('utf8')),
        unknown: [],
    };
}
function withPatches(files, patches) {
    const texts = patches.split(/^(?=diff --git )/m).values();
    return files.map(({ isRetyped, ...file }) => {
        const text = texts.next().value;
        if (!isRetyped)
            return { ...file, patch: text ?? null };
        texts.next();
        return { ...file, patch: null };
    });
}
function rawFiles(text) {
    const fields = text.split('\0').slice(0, -1).values();
    const files = [];
    for (const field of fields) {
        const kind = / ([A-Z])\d*$/.exec(field)?.[1] ?? 'M';
        const path = fields.next().value ?? '';
        const renamed = kind === 'R' || kind === 'C' ? (fields.next().value ?? '') : null;
        const isRetyped = kind === 'T';
        if (renamed !== null)
            files.push({ path: renamed, previousPath: path, status: 'renamed', isRetyped });
        else
            files.push({ path, status: STATUS_OF_LETTER[kind] ?? 'modified', isRetyped });
    }
    return files;
}
const STATUS_OF_LETTER = {
    A: 'added',
    D: 'removed',
};
const MAX_HOSTED_FILES = 100;
const NOT_WHOLE = 'its files could not be had whole';
function commitsOf(repository, base, host = null) {
    let borrowing = null;
    const fetched = async (commit, from) => {
        const paths = await from.pathsBetween(commit, base);
        if (paths === null || paths.length > MAX_HOSTED_FILES)
            return 'too many files were changed there';
        const files = paths.every(_repo_path_js__WEBPACK_IMPORTED_MODULE_9__  .SL) ? await from.readFiles(commit, paths) : null;
        if (files === null)
            return NOT_WHOLE;
        const made = { idLength: commit.length, isBare: true, head: 'ref: refs/heads/none' };
        borrowing ??= await repository.lendObjects(repository.root, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'agent-fix-earlier-')), made);
        const later = await (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__  .ur)(borrowing, { parent: base, files });
        const isWhole = later.tree === (await from.readTreeId(commit));
        return isWhole ? { from: borrowing, id: later.commit } : NOT_WHOLE;
    };
    return {
        async filesAt(commit) {
            const isHere = (await repository.ask(['cat-file', '-e', `${commit}^{tree}`])).exitCode === 0;
            if (isHere || host === null)
                return otherFiles(repository, base, commit);
            const found = await fetched(commit, host).catch((error) => `its files could not be had (${host.describe(error)})`);
            return typeof found === 'string' ? found : otherFiles(found.from, base, found.id);
        },
        changedPaths: async (commit) => (await changedPaths(repository, commit)) ??
            (host === null ? null : await host.pathsBetween(commit.parent, commit.id)),
        [Symbol.dispose]: () => {
            if (borrowing !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(borrowing.gitDir, { recursive: true, force: true });
        },
    };
}
async function changedPaths(repository, { id, parent }) {
    const answer = await repository.ask(['diff-tree', '-r', '-z', '--name-only', '--no-renames', parent, id]);
    return answer.exitCode === 0 ? answer.stdout.toString('utf8').split('\0').slice(0, -1) : null;
}
const MAX_OTHER_FILES = 1_000;
const MAX_OTHER_BYTES = 64 * 1024 * 1024;
async function otherFiles(repository, base, commit) {
    const args = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', base, commit];
    const answer = await repository.ask(args);
    if (answer.exitCode !== 0)
        return 'its files are not at hand';
    const fields = answer.stdout.toString('utf8').split('\0').slice(0, -1);
    const changed = fields
        .filter((_, at) => at % 2 === 0)
        .map((field, at) => ({ field, path: fields[2 * at + 1] ?? '' }));
    if (changed.length > MAX_OTHER_FILES)
        return `more than ${MAX_OTHER_FILES} files differ there`;
    const snapshot = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_6__  .r3)(repository, commit);
    try {
        const entries = [];
        const gone = [];
        let bytesLeft = MAX_OTHER_BYTES;
        for (const { field, path: text } of changed) {
            const check = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_9__  .NP)(text);
            const [before = '', after = '', , , status = ''] = field.slice(1).split(' ');
            if (!check.ok || [before, after].some((mode) => !/^(?:0+|100\d+)$/.test(mode)))
                return await closeWith(snapshot, 'a link, a submodule or an unusual path differs there');
            if (status === 'D') {
                gone.push(check.path);
                continue;
            }
            const entry = snapshot.tree.find(text);
            const content = entry === null ? null : await snapshot.read(entry, Number.POSITIVE_INFINITY);
            if (entry === null || content?.kind !== 'bytes')
                return await closeWith(snapshot, 'its files cannot be read whole');
            bytesLeft -= content.bytes.length;
            if (bytesLeft < 0)
                return await closeWith(snapshot, `more than ${MAX_OTHER_BYTES >> 20} MiB differ there`);
            const mode = entry.mode === '100755' ? entry.mode : '100644';
            entries.push({
                path: check.path,
                bytes: content.bytes,
                mode,
                oid: entry.oid,
                base: null,
                changedBytes: 0,
            });
        }
        return { snapshot, entries, gone, [Symbol.asyncDispose]: () => snapshot[Symbol.asyncDispose]() };
    }
    catch (error) {
        await snapshot[Symbol.asyncDispose]();
        throw error;
    }
}
async function closeWith(snapshot, why) {
    await snapshot[Symbol.asyncDispose]();
    return why;
}


  })

};
