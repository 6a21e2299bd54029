export const id = 817;
export const ids = [817];
export const modules = {

/***/ 92817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findManifestTest: () => (/* binding */ findManifestTest)
/* harmony export */ });
/* harmony import */ var _agent_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71443);
/* harmony import */ var _github_test_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2300);
/* harmony import */ var _workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54158);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});



/** The test command that the repository's manifest implies, as the action finds it. Throws when none does. */
async function findManifestTest({ repository, commit, folder }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const workspace = __addDisposableResource(env_1, await (0,_workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .openWorkspace */ .O)({ repository, commit, settings: _agent_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SETTINGS */ .a$ }), true);
        const { snapshot } = workspace;
        const search = await (0,_github_test_command_js__WEBPACK_IMPORTED_MODULE_1__/* .findTestCommand */ .J)({
            input: null,
            workingDirectory: folder,
            failing: null,
            readFile: (path) => snapshot.readText(path),
            listFiles: async () => [...snapshot.paths()],
        });
        if (search.kind === 'missing')
            throw new Error(search.problem);
        return search.command;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ }),

/***/ 2300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ findTestCommand)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./build/js/github/folder.js
const inFolder = (directory, name) => directory === '.' ? name : `${directory}/${name}`;
function folderOf(files, directory) {
    const read = (name) => files.readFile(inFolder(directory, name));
    return {
        read,
        has: async (name) => (await read(name)) !== null,
        list: async () => {
            const all = (await files.listFiles?.()) ?? [];
            if (directory === '.')
                return all;
            return all
                .filter((path) => path.startsWith(`${directory}/`))
                .map((path) => path.slice(directory.length + 1));
        },
    };
}

;// CONCATENATED MODULE: ./build/js/github/python-manifest.js
/** In the order of what they say about tests. */
const CONFIGS = ['pytest.ini', 'pyproject.toml', 'tox.ini', 'setup.cfg', 'setup.py'];
/** Told apart by their names, as pytest and unittest find them. */
const TEST_FILE = /(^|\/)(test_[^/]*|[^/]*_test)\.py$/;
/** Enough to see in which style a project writes its tests. */
const MAX_READ = 10;
/** pytest where anything hints at it, else the standard library's own runner; null when this is no Python project. */
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
    const hint = configs.find(({ name, text }) => name === 'pytest.ini' || /\bpytest\b/.test(text))?.name;
    if (hint !== undefined)
        return { run: 'python -m pytest -q', source: hint };
    if (await hasPytestFile(folder, tests))
        return { run: 'python -m pytest -q', source };
    return { run: await unittestCommand(folder, tests), source };
}
async function hasPytestFile(folder, tests) {
    if ((await folder.read('conftest.py')) !== null)
        return true;
    if (/^pytest\b/m.test((await folder.read('requirements-dev.txt')) ?? (await folder.read('requirements.txt')) ?? '')) {
        return true;
    }
    for (const path of tests.toSorted().slice(0, MAX_READ)) {
        // A test function outside of any class is one that unittest would never run.
        if (/^(import pytest|from pytest|(async )?def test_)/m.test((await folder.read(path)) ?? ''))
            return true;
    }
    return false;
}
/** unittest's discovery does not enter a folder that is no package: it must be sent there. */
async function unittestCommand(folder, tests) {
    const folders = [...new Set(tests.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))))];
    const only = folders.length === 1 ? (folders[0] ?? '') : '';
    const isPlain = /^[A-Za-z0-9_][\w./-]*$/.test(only);
    return isPlain && !(await folder.has(`${only}/__init__.py`))
        ? `python -m unittest discover -s ${only}`
        : 'python -m unittest';
}

;// CONCATENATED MODULE: ./build/js/github/manifest.js



/** The first that knows a command wins; the order is that of how sure a manifest is about its tests. */
const FINDERS = [
    findNodeCommand,
    findPythonCommand,
    fixed('go.mod', 'go test ./...'),
    fixed('Cargo.toml', 'cargo test'),
    findMakeCommand,
    findMavenCommand,
    findGradleCommand,
    findRubyCommand,
    fixed('mix.exs', 'mix test'),
];
/** What the manifests of a folder imply; null when none does. */
async function findManifestCommand(files, directory) {
    const folder = folderOf(files, directory);
    for (const find of FINDERS) {
        const command = await find(folder);
        if (command !== null)
            return { ...command, source: inFolder(directory, command.source) };
    }
    return null;
}
function fixed(name, run) {
    return async (folder) => ((await folder.has(name)) ? { run, source: name } : null);
}
const PackageJson = schemas/* object */.Ikc({
    scripts: schemas/* object */.Ikc({ test: schemas/* string */.YjP().optional() }).optional(),
    packageManager: schemas/* string */.YjP().optional(),
});
const NODE_LOCKS = [
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
    ['bun.lockb', 'bun'],
];
async function findNodeCommand(folder) {
    const manifest = PackageJson.safeParse(parseJson(await folder.read('package.json')));
    const script = manifest.data?.scripts?.test;
    // What `npm init` writes.
    if (script === undefined || script.includes('no test specified'))
        return null;
    let manager = manifest.data?.packageManager?.split('@')[0];
    for (const [lock, name] of NODE_LOCKS)
        manager ??= (await folder.has(lock)) ? name : undefined;
    const run = manager === 'bun' ? 'bun run test' : `${manager === 'pnpm' || manager === 'yarn' ? manager : 'npm'} test`;
    return { run, source: 'package.json' };
}
function parseJson(text) {
    try {
        return JSON.parse(text ?? 'null');
    }
    catch {
        return null;
    }
}
/** GNU make's own order: a GNUmakefile hides a Makefile. */
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
    for (const name of ['build.gradle', 'build.gradle.kts']) {
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

;// CONCATENATED MODULE: ./build/js/github/workflow-file.js
/** Parses a workflow file with GitHub's own parser; null when that cannot read it at all. */
async function parseWorkflowFile(name, content) {
    const parser = await __webpack_require__.e(/* import() */ 532).then(__webpack_require__.bind(__webpack_require__, 71532));
    const { value } = parser.parseWorkflow({ name, content }, new parser.NoOperationTraceWriter());
    if (value === undefined)
        return null;
    // The parser's own model drops shell, working-directory and defaults: they are read from its tokens.
    const read = new TokenReader(parser);
    const root = read.entries(value);
    const jobs = read.entries(root.get('jobs'));
    return { jobs: [...jobs].map(([id, job]) => jobOf(read, id, job, root)) };
}
function jobOf(read, id, token, root) {
    const job = read.entries(token);
    const defaults = [job, root].map((scope) => read.entries(read.entries(scope.get('defaults')).get('run')));
    const isOnWindows = (read.text(job.get('runs-on')) ?? '').startsWith('windows');
    return {
        id,
        name: read.text(job.get('name')),
        hasContainer: job.has('container'),
        steps: read.items(job.get('steps')).map((item) => {
            const step = read.entries(item);
            const inherited = (key) => [step, ...defaults].map((scope) => read.text(scope.get(key))).find((value) => value !== null) ?? null;
            return {
                name: read.text(step.get('name')),
                run: read.text(step.get('run')),
                uses: read.text(step.get('uses')),
                shell: inherited('shell') ?? (isOnWindows ? 'pwsh' : null),
                workingDirectory: inherited('working-directory'),
                env: Object.assign({}, ...[root, job, step].map((scope) => read.texts(scope.get('env')))),
            };
        }),
    };
}
/** Reads the parser's tokens; what is not of the wanted form reads as empty. */
class TokenReader {
    #parser;
    constructor(parser) {
        this.#parser = parser;
    }
    entries(token) {
        if (token === undefined || !this.#parser.isMapping(token))
            return new Map();
        return new Map([...token].map(({ key, value }) => [key.toString(), value]));
    }
    items(token) {
        return token !== undefined && this.#parser.isSequence(token) ? [...token] : [];
    }
    /** A scalar as it was written; an expression with its `${{ }}`. */
    text(token) {
        if (token === undefined || !this.#parser.isScalar(token))
            return null;
        return this.#parser.isBasicExpression(token) ? (token.source ?? token.toString()) : token.toString();
    }
    texts(token) {
        const texts = [...this.entries(token)].map(([name, value]) => [name, this.text(value)]);
        return Object.fromEntries(texts.filter((pair) => pair[1] !== null));
    }
}

;// CONCATENATED MODULE: ./build/js/github/workflow-step.js

/** The command of the step that failed, if it is a plain `run:` step: its text, shell, folder and literal environment. */
async function findStepCommand(files, failing) {
    const { workflowPath, jobName, stepName } = failing;
    const content = await files.readFile(workflowPath);
    if (content === null)
        return none(`${workflowPath} is not in the base commit`);
    const workflow = await parseWorkflowFile(workflowPath, content);
    if (workflow === null)
        return none(`${workflowPath} cannot be read as a workflow`);
    const jobs = matching(workflow.jobs, jobName, jobRank);
    if (jobs.length === 0)
        return none(`${workflowPath} has no job "${jobName}"`);
    const steps = jobs.flatMap((job) => matching(job.steps, stepName, stepRank).map((step) => ({ job, step })));
    const [only, ...others] = steps;
    if (only === undefined)
        return none(`no step of job "${jobName}" in ${workflowPath} is named "${stepName}"`);
    if (others.length > 0)
        return none(`several steps of ${workflowPath} are named "${stepName}"`);
    return commandOf(only.job, only.step, failing);
}
const none = (note) => ({ command: null, notes: [note] });
/** All things of the best rank that the name gives; a lower rank is a better match, null is none. */
function matching(things, name, rankOf) {
    const ranks = things.map((thing) => rankOf(thing, name));
    const best = Math.min(...ranks.map((rank) => rank ?? Number.POSITIVE_INFINITY));
    return things.filter((_, at) => ranks[at] === best);
}
/** The API shows a job by its name, or else its id, with the values of its matrix behind: `test (3.11, ubuntu)`. */
function jobRank({ id, name }, shown) {
    const given = name ?? id;
    if (given === shown)
        return 0;
    if (shown.startsWith(`${given} (`) && shown.endsWith(')'))
        return 1;
    return given.includes('${{') && patternOf(given).test(shown) ? 2 : null;
}
/** A step without a name is shown as `Run` and the first line of what it runs. */
function stepRank({ name, run, uses }, shown) {
    const given = name ?? `Run ${(run ?? uses ?? '').trim().split('\n', 1)[0]?.trim()}`;
    if (given === shown.trim())
        return 0;
    return given.includes('${{') && patternOf(given).test(shown) ? 1 : null;
}
/** A name with expressions in it, which stand for any text. */
function patternOf(name) {
    const literals = name.split(/\$\{\{.*?\}\}/s).map((each) => each.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    return new RegExp(`^${literals.join('.*')}$`, 's');
}
function commandOf(job, step, failing) {
    const where = `step "${failing.stepName}" of job "${failing.jobName}" in ${failing.workflowPath}`;
    const { run, shell, env } = step;
    if (run === null)
        return none(`${where} is no run: step`);
    if (run.includes('${{'))
        return none(`${where} has expressions in what it runs`);
    const workingDirectory = folderIn(step.workingDirectory ?? '.');
    if (workingDirectory === null)
        return none(`${where} runs in ${step.workingDirectory}, which is no plain folder`);
    if (shell?.includes('${{'))
        return none(`${where} has an expression for its shell`);
    const literal = Object.entries(env).filter(([, value]) => !value.includes('${{'));
    const left = Object.keys(env).filter((name) => env[name]?.includes('${{'));
    const notes = [
        ...(left.length > 0
            ? [`left out of the environment, because they are expressions: ${left.join(', ')}`]
            : []),
        ...(job.hasContainer
            ? [`job "${failing.jobName}" runs in a container; its command runs on this runner instead`]
            : []),
    ];
    return {
        command: { run, shell, workingDirectory, env: Object.fromEntries(literal), source: where },
        notes,
    };
}
/** Relative to the repository, without `.` parts; null for an expression or a folder outside. */
function folderIn(directory) {
    if (directory.includes('${{') || directory.startsWith('/') || directory.includes('\\'))
        return null;
    const parts = directory.split('/').filter((part) => part !== '' && part !== '.');
    return parts.includes('..') ? null : parts.join('/') || '.';
}

;// CONCATENATED MODULE: ./build/js/github/test-command.js


/** Finds the command that judges a run: the user's, else the failed step's own, else what a manifest implies. */
async function findTestCommand(request) {
    const { input, workingDirectory, failing } = request;
    if (input !== null) {
        const command = { ...input, shell: null, workingDirectory, env: {} };
        return { kind: 'found', command, notes: [] };
    }
    const step = failing === null ? { command: null, notes: [] } : await findStepCommand(request, failing);
    if (step.command !== null)
        return { kind: 'found', command: step.command, notes: step.notes };
    const manifest = await findManifestCommand(request, workingDirectory);
    if (manifest !== null) {
        const command = { ...manifest, shell: null, workingDirectory, env: {} };
        return { kind: 'found', command, notes: step.notes };
    }
    const where = workingDirectory === '.' ? 'the root' : workingDirectory;
    const problem = `No test command: no known manifest in ${where}. Set the input test-command (on the terminal: --test).`;
    return { kind: 'missing', problem, notes: step.notes };
}


/***/ })

};
