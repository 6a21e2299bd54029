export const id = 591;
export const ids = [591];
export const modules = {

  57460:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hm: () => (  snakeKeys),
    OW: () => (  isJsonObject),
    Qd: () => (  isPlainObject),
    RA: () => (  camelKeys),
    Vh: () => (  readJson),
    jI: () => (  ERROR_CHARS),
    oH: () => (  firstJsonObject),
    qF: () => (  parseJson)
  });
  var _cut_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40566);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42253);


const isJsonObject = (value) => isPlainObject(value);
const ERROR_CHARS = 300;
function parseJson(text) {
    try {
        return { kind: 'ok', value: JSON.parse(text) };
    }
    catch (error) {
        return { kind: 'bad', error: (0,_cut_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .k)(error), ERROR_CHARS) };
    }
}
const readJson = (schema, text) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .N)(null, () => schema.safeParse(JSON.parse(text)).data ?? null);
function isPlainObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function firstJsonObject(text) {
    const start = text.indexOf('{');
    if (start < 0)
        return null;
    let depth = 0;
    let inString = false;
    for (let at = start; at < text.length; at++) {
        const char = text[at];
        if (inString) {
            if (char === '\\')
                at++;
            else if (char === '"')
                inString = false;
        }
        else if (char === '"')
            inString = true;
        else if (char === '{')
            depth++;
        else if (char === '}' && --depth === 0) {
            return { json: text.slice(start, at + 1), rest: `${text.slice(0, start)}${text.slice(at + 1)}`.trim() };
        }
    }
    return null;
}
const OWN_KEYS = new Set(['env']);
const snakeKeys = (value) => renameKeys(value, snakeCase);
const camelKeys = (json) => renameKeys(json, camelCase);
const snakeCase = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camelCase = (key) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
const asItIs = (key) => key;
function renameKeys(value, rename) {
    if (value === null || typeof value === 'string' || typeof value === 'boolean')
        return value;
    if (typeof value === 'number' && Number.isFinite(value))
        return value;
    if (Array.isArray(value))
        return value.map((each) => renameKeys(each, rename));
    if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
        throw new TypeError(`${String(value)} is not JSON`);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [
        rename(key),
        renameKeys(each, OWN_KEYS.has(key) ? asItIs : rename),
    ]));
}


  }),

  73479:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    O: () => (  once)
  });
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}


  }),

  40319:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $b: () => (  CHECKOUT),
    DY: () => (  rightsOf),
    Dw: () => (  publishJob),
    M: () => (  solveStep),
    OZ: () => (  isHosted),
    U7: () => (  permissionsIn),
    b6: () => (  textOf),
    dn: () => (  expression),
    ow: () => (  AGENT_FIX),
    pickJob: () => (  pickJob),
    x3: () => (  jobText)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42253);
  var _setup_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24153);
  var _steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46017);




const CHECKOUT = {
    uses: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
    comment: ' v7.0.1',
};
const AGENT_FIX = 'agent-fix/agent-fix@v0';
const expression = (inner) => `\${{ ${inner} }}`;
const SOLVES = {
    contents: ['read', 'the code'],
    issues: ['read', "the issue's text"],
    actions: ['read', 'the failed step and its log'],
};
const PUBLISHES = {
    contents: ['write', 'the branch'],
    'pull-requests': ['write', 'the pull request'],
    issues: ['write', 'the comment on the issue'],
    actions: ['read', 'the bundle of the job above'],
};
const DOES_BOTH = { ...PUBLISHES, actions: ['read', 'the failed step and its log'] };
const rightsOf = (form) => (form === 'two' ? SOLVES : DOES_BOTH);
const permissionsIn = (rights) => Object.fromEntries(Object.entries(rights).map(([name, [level, reason]]) => [name, commented(level, reason)]));
function commented(text, comment) {
    const scalar = new yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar(text);
    scalar.comment = ` ${comment}`;
    return scalar;
}
const solveStep = (form) => ({
    uses: AGENT_FIX,
    with: {
        ...(form === 'two' ? { mode: 'solve' } : {}),
        'openai-api-key': expression('secrets.OPENAI_API_KEY'),
    },
});
const HOSTED = /^ubuntu-(?:latest|slim|\d\d\.\d\d)(?:-arm)?$/;
const isHosted = (labels) => labels.length === 1 && HOSTED.test(labels[0] ?? '');
function publishJob({ needs, condition, labels, without = [], more = {} }) {
    const rights = Object.entries(PUBLISHES).filter(([name]) => !without.includes(name));
    return {
        name: 'Publish',
        needs,
        if: expression(condition),
        ...more,
        'runs-on': isHosted(labels) ? labels[0] : 'ubuntu-latest',
        'timeout-minutes': 10,
        permissions: permissionsIn(Object.fromEntries(rights)),
        steps: [{ uses: AGENT_FIX, with: { mode: 'publish' } }],
    };
}
function textOf(document) {
    annotate(document);
    return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}
const jobText = (id, job, pad) => textOf(new yaml__WEBPACK_IMPORTED_MODULE_0__.Document({ [id]: job })).replace(/^(?=.)/gm, pad);
const ONE_LINE = new Set(['workflows', 'types', 'branches', 'runs-on', 'ports']);
const ABOVE = {
    solve: ' Runs the model and your tests, and can write nothing.',
    publish: ' Holds the write token, and runs neither model nor tests.',
    concurrency: ' In the job, not above it: runs that are not for us never wait in this queue.',
};
function annotate(document) {
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__.visit)(document, {
        Pair(_, pair) {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(pair.key))
                return;
            const { key, value } = pair;
            const name = String(key.value);
            const above = ABOVE[name];
            if (above !== undefined && (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(value)) {
                key.commentBefore = above;
                key.spaceBefore = name === 'publish';
            }
            if (name === 'workflow_run' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(value)) {
                value.commentBefore =
                    " The jobs below run only for pushes to this repository, never for a fork's code.";
                key.comment = ' zizmor: ignore[dangerous-triggers]';
            }
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(value) && ONE_LINE.has(name))
                value.flow = true;
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(value))
                return;
            if (name === 'run') {
                const rules = rulesOf(String(value.value));
                if (rules.length > 0)
                    value.comment = ` zizmor: ignore[${rules.join(',')}] as the watched workflow has it`;
            }
            if (name === 'uses')
                value.comment = commentOn(String(value.value));
            if (name === 'image' || name === 'container')
                value.comment = ' zizmor: ignore[unpinned-images]';
        },
    });
}
function rulesOf(run) {
    return [
        ...(/\bGITHUB_(?:ENV|PATH)\b/.test(run) ? ['github-env'] : []),
        ...(/\$\{\{/.test(run) ? ['template-injection'] : []),
    ];
}
function commentOn(uses) {
    if (uses === CHECKOUT.uses)
        return CHECKOUT.comment;
    if (uses === AGENT_FIX)
        return ' zizmor: ignore[unpinned-uses] better: pin the commit';
    if ((0,_steps_js__WEBPACK_IMPORTED_MODULE_2__  .M)(uses) !== null)
        return ' zizmor: ignore[self-repository] the form actionlint knows';
    return /@[0-9a-f]{40}$/.test(uses) ? '' : ' zizmor: ignore[unpinned-uses] as the watched workflow has it';
}
function pickJob({ paths, read, wanted }) {
    const named = wanted.workflow === null
        ? paths
        : paths.filter((path) => path === wanted.workflow || path.endsWith(`/${wanted.workflow}`));
    if (named.length === 0) {
        const there = paths.length === 0 ? 'there are none in .github/workflows' : `there are ${paths.join(', ')}`;
        throw new Error(`--workflow ${wanted.workflow ?? '(none given)'}: no such workflow; ${there}`);
    }
    const jobs = named.flatMap((workflow) => jobsIn(workflow, read(workflow) ?? ''));
    const fitting = jobs.filter(({ id }) => wanted.job === null || id === wanted.job);
    const [best] = fitting.toSorted((a, b) => b.score - a.score);
    if (best === undefined) {
        const ids = jobs.map(({ id }) => id).join(', ');
        throw new Error(`--job ${wanted.job ?? '(none given)'}: no such job in ${named.join(', ')}; there are ${ids || 'none'}`);
    }
    return { workflow: best.workflow, job: best.id };
}
function jobsIn(workflow, content) {
    const source = parsed(content);
    const jobs = (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(source) && (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(source['jobs']) ? source['jobs'] : {};
    const events = (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(source) ? JSON.stringify(source['on'] ?? '') : '';
    const base = (/"push"/.test(events) ? 3 : 0) + (/"pull_request"/.test(events) ? 1 : 0);
    return Object.entries(jobs).map(([id, job]) => ({
        workflow,
        id,
        score: base + scoreOf(id, (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(job) ? job : {}),
    }));
}
const parsed = (content) => (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_3__  .N)(null, () => (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parse)(content));
const TESTS = /\b(?:tests?|pytest|tox|rspec|jest|vitest|phpunit|unit)\b/i;
function scoreOf(id, job) {
    const { steps, ...rest } = job;
    const names = TESTS.test(`${id} ${String(rest['name'] ?? '')}`) ? 4 : 0;
    const texts = (Array.isArray(steps) ? steps : []).map((step) => (0,_setup_steps_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(step) ? String(step['run'] ?? '') : '');
    const runs = (texts.some((text) => TESTS.test(text)) ? 4 : 0) + (/^(?:unit[-_]?)?tests?$/i.test(id) ? 2 : 0);
    const onLinux = /windows|macos/i.test(JSON.stringify(rest['runs-on'] ?? '')) ? -4 : 0;
    return names + runs + onLinux + (steps === undefined ? -1 : 0);
}


  }),

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

  24153:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    VI: () => (  isCheckout),
    Vk: () => (  fillValue),
    lI: () => (  fillRecord),
    pi: () => (  setupSteps),
    u4: () => (  isRecord)
  });
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97763);
  var _known_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34006);
  var _parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
  var _side_effects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8792);




const JUDGES = /\b(?:tests?|pytest|unittest|tox|nox|rspec|jest|vitest|mocha|phpunit|pest|ctest|lint|eslint|prettier|biome|ruff|black|flake8|mypy|pyright|tsc|typecheck|clippy|rustfmt|fmt|vet|golangci-lint|rubocop|phpstan|checkstyle|verify|check|spec|e2e|coverage)\b/;
const INSTALLS = /\b(?:(?:npm|pnpm|yarn|bun) (?:ci|i)|install|restore|download|bootstrap|setup|sync|get|pull|update|fetch|enable|add)\b/;
const HANDS_ON = /^(?:actions\/(?:upload-artifact|upload-pages|deploy-pages|attest)|codecov\/|coverallsapp\/|dorny\/test-reporter|mikepenz\/|EnricoMi\/|softprops\/|docker\/(?:build-push|login)|peaceiris\/|github\/codeql-action\/upload|aws-actions\/|google-github-actions\/auth|azure\/login)/i;
function setupSteps(steps, contexts) {
    const filled = steps.map((step) => ({ source: step, ...fill(step, contexts) }));
    const last = filled.findLastIndex(({ source }) => isJudge(source));
    const notes = [];
    const carried = [];
    for (const { source, value: step, lost } of filled.slice(0, last < 0 ? filled.length : last)) {
        if (isCheckout(source) || isJudge(source))
            continue;
        const name = nameOf(source);
        const uses = textAt(source, 'uses');
        if (HANDS_ON.test(uses) || (0,_side_effects_js__WEBPACK_IMPORTED_MODULE_3__  .P)(textAt(source, 'run')) !== null) {
            notes.push(`step "${name}" hands something on: left out`);
            continue;
        }
        if ((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .F9)(textAt(source, 'if') || null, contexts) === false)
            continue;
        const missing = UNREACHABLE.exec(JSON.stringify(step))?.[0];
        if (missing !== undefined) {
            notes.push(`step "${name}" needs ${missing} of another job: left out`);
            continue;
        }
        if (lost.includes('run') || lost.includes('if')) {
            notes.push(`step "${name}" needs a secret: left out`);
            continue;
        }
        for (const key of lost)
            notes.push(`${key} of step "${name}" needs a secret: left out`);
        carried.push(isBuild(source) ? { ...step, 'continue-on-error': true } : step);
    }
    return { steps: carried, notes };
}
const UNREACHABLE = /\bneeds\.[\w-]+/;
const textAt = (step, key) => (typeof step[key] === 'string' ? step[key] : '');
const nameOf = (step) => textAt(step, 'name') || textAt(step, 'uses') || (textAt(step, 'run').trim().split('\n')[0] ?? '');
const isCheckout = (step) => /^actions\/checkout@/.test(textAt(step, 'uses'));
function isJudge(step) {
    const run = textAt(step, 'run');
    if (run === '' || /\bGITHUB_(?:ENV|OUTPUT|PATH)\b/.test(run))
        return false;
    const name = textAt(step, 'name');
    if (/^(?:install|set ?up|prepare|restore|download|configure|build)\b/i.test(name))
        return false;
    return JUDGES.test(run.replace(/^[ \t]*(?:echo|#).*$/gm, '')) && !isInstall(run)
        ? true
        : /\btests?\b/i.test(name);
}
const isInstall = (run) => run
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
    .every((line) => INSTALLS.test(line) &&
    !/\b(?:npm|pnpm|yarn|go|cargo|make|mvn|gradlew?)\b.*\b(?:test|lint)\b/.test(line));
const isBuild = (step) => {
    const run = textAt(step, 'run');
    return run !== '' && !isInstall(run);
};
function fill(step, contexts) {
    const lost = [];
    const value = {};
    for (const [key, part] of Object.entries(step)) {
        if (key === 'if' && typeof part === 'string') {
            if ((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .F9)(part, contexts) !== true)
                value[key] = fillCondition(part, contexts);
        }
        else if (isRecord(part)) {
            const members = fillRecord(part, contexts);
            for (const name of members.lost)
                lost.push(`${key}.${name}`);
            if (Object.keys(members.value).length > 0)
                value[key] = members.value;
        }
        else if (needsSecret(part))
            lost.push(key);
        else
            value[key] = fillValue(part, contexts);
    }
    return { value, lost };
}
function fillRecord(record, contexts) {
    const lost = Object.keys(record).filter((name) => needsSecret(record[name]));
    const kept = Object.entries(record).filter(([name]) => !lost.includes(name));
    return { value: Object.fromEntries(kept.map(([name, part]) => [name, fillValue(part, contexts)])), lost };
}
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const needsSecret = (value) => /\$\{\{[^}]*\b(?:secrets\b|github\.token\b)/.test(JSON.stringify(value ?? null));
function fillValue(value, contexts) {
    if (typeof value === 'string')
        return fillText(value, contexts);
    if (Array.isArray(value))
        return value.map((item) => fillValue(item, contexts));
    if (!isRecord(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, contexts)]));
}
const OF_LEG = /\b(?:matrix|strategy|inputs)\b/;
function fillText(text, contexts) {
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_2__  .LL)(text)
        .map((part) => {
        if (part.kind === 'text')
            return part.text;
        const whole = OF_LEG.test(part.source) ? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .wh)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .p_)([part], contexts)) : null;
        return whole ?? `\${{ ${fillExpression(part.source, contexts)} }}`;
    })
        .join('');
}
function fillCondition(text, contexts) {
    const parts = (0,_parse_js__WEBPACK_IMPORTED_MODULE_2__  .LL)(text);
    const [only, ...others] = parts;
    if (only?.kind === 'expression' && others.length === 0)
        return `\${{ ${fillExpression(only.source, contexts)} }}`;
    return fillExpression(text, contexts);
}
function fillExpression(source, contexts) {
    return source.replace(/\b(?:matrix|inputs)(?:\.[\w-]+)+/g, (path) => {
        try {
            const value = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .O4)((0,_parse_js__WEBPACK_IMPORTED_MODULE_2__  .YK)(path).ast, contexts);
            const text = (0,_known_data_js__WEBPACK_IMPORTED_MODULE_1__  .aB)(value);
            return text.startsWith('"')
                ? `'${value.coerceString().replaceAll("'", "''")}'`
                : /^[[{]/.test(text)
                    ? path
                    : text;
        }
        catch {
            return path;
        }
    });
}


  })

};
