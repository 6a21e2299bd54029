export const id = 98;
export const ids = [98];
export const modules = {

  43098:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  CheckFileSchema: () => (  CheckFileSchema),
  SUITE_FLAGS: () => (  SUITE_FLAGS),
  chosenTasks: () => (  chosenTasks),
  evalCheck: () => (  evalCheck)
});

var external_node_fs_ = __webpack_require__(73024);
var schemas = __webpack_require__(81469);
var errors = __webpack_require__(39429);
var eval_place = __webpack_require__(84666);
; 
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


const TIMES = 2;
async function checkTask(task, context) {
    const start = performance.now();
    const problem = await problemOf(task, context).catch(errors .kc);
    const isUsable = problem === null;
    const reason = problem ?? (task.gold === null ? 'no gold patch: only the base was checked' : '');
    return { task: task.id, isUsable, reason, seconds: Math.round(performance.now() - start) / 1000 };
}
async function problemOf(task, context) {
    const { gold, hidden, test } = task;
    const repository = await (0,eval_place .kh)(task, context.work);
    const expectations = [
        { what: 'base', run: test, patch: null, files: null, wanted: 'red' },
        gold === null ? null : { what: 'the gold patch', run: test, patch: gold, files: null, wanted: 'green' },
        gold === null || hidden === null
            ? null
            : {
                what: 'the gold patch, by the hidden test,',
                run: hidden.run,
                patch: gold,
                files: hidden.files,
                wanted: 'green',
            },
    ];
    for (const expected of expectations) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            if (expected === null)
                continue;
            const place = __addDisposableResource(env_1, await (0,eval_place .QL)(task, repository, context.work), true);
            const problem = (await (0,eval_place .s)(place, context.signal)) ?? (await difference(place, expected, context));
            if (problem !== null)
                return problem;
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
    return null;
}
async function difference(place, { what, run, patch, files, wanted }, { signal, openSandbox }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        if (patch !== null)
            await (0,eval_place .T)(place, patch, files);
        const command = __addDisposableResource(env_2, await (0,eval_place .kK)(await (0,eval_place .Do)(place, openSandbox), run), true);
        const timeoutMs = place.task.settings.testTimeoutMs ?? place.task.settings.limits.timeoutMs;
        for (let time = 1; time <= TIMES; time++) {
            const { verdict, output } = await command.run({ timeoutMs, signal });
            if (signal.aborted)
                return 'stopped';
            if (verdict === wanted)
                continue;
            const tail = verdict === 'green' ? '' : `: ${output.trim().slice(-300)}`;
            const when = time === 1 ? '' : ` the ${time}nd time, and ${wanted} before`;
            return `${what} is ${verdict.replace('_', ' ')}${when}, not ${wanted}${tail}`;
        }
        return null;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}

var job = __webpack_require__(59897);
var external_node_path_ = __webpack_require__(76760);
var settings = __webpack_require__(68027);
var world = __webpack_require__(9697);
; 






const Text = schemas .YjP().refine((text) => text.trim() !== '', 'must not be empty');
const Count = schemas .aig().int().min(1);
const SuiteLimitsSchema = schemas .rej({
    test_policy: settings .w3.optional(),
    max_iterations: Count.optional(),
    max_test_runs: Count.optional(),
    max_reflections: schemas .aig().int().min(0).optional(),
    max_total_tokens: Count.optional(),
    timeout_minutes: schemas .aig().positive().optional(),
    test_timeout_seconds: schemas .aig().positive().optional(),
    confirm_runs: Count.optional(),
});
const HiddenTestSchema = schemas .rej({
    run: Text.meta({ description: 'The command; green means that the patch is right.' }),
    files: Text.optional().meta({
        description: 'A folder, relative to the suite file and inside its folder, whose files are laid over the copy before the command runs.',
    }),
});
const task = {
    repo: Text.meta({
        description: 'A folder, relative to the suite file: a git checkout, or plain files inside the suite’s folder, which are the base commit as they stand. Or a URL that git can clone.',
    }),
    commit: schemas .YjP()
        .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, 'must be the full id of a commit')
        .optional()
        .meta({ description: 'The base commit; a folder’s own HEAD where it is left out.' }),
    goal: Text.optional().meta({ description: 'What the model is asked to do.' }),
    test: Text.meta({
        description: 'The test command: red at the base commit, green when the task is solved.',
    }),
    setup: Text.optional().meta({
        description: 'Runs once in each copy, before anything else: installs, builds.',
    }),
    working_directory: Text.optional().meta({
        description: 'Where the commands run, relative to the repository and in it.',
    }),
    gold: Text.optional().meta({
        description: 'A patch file, relative to the suite file and inside its folder, that solves the task; never shown to a model.',
    }),
    hidden_test: HiddenTestSchema.optional().meta({
        description: 'Runs in a fresh copy that holds only the patch, after the run has ended; never shown to a model.',
    }),
    limits: SuiteLimitsSchema.optional(),
    tags: schemas .YOg(Text).optional().meta({ description: 'By which a report groups the tasks.' }),
    metadata: schemas .g1P(schemas .YjP(), schemas .Pq9())
        .optional()
        .meta({ description: 'Anything; it is kept and not read.' }),
};
const TaskIdSchema = schemas .YjP().regex(/^[A-Za-z0-9][\w.-]{0,99}$/, 'must be letters, digits, dots, dashes');
const SuiteTaskSchema = schemas .rej({ id: TaskIdSchema, ...task });
const OpenTaskSchema = SuiteTaskSchema.partial().required({ id: true });
const SuiteFileSchema = schemas .rej({
    $schema: schemas .YjP().optional(),
    name: Text,
    description: schemas .YjP().optional(),
    defaults: schemas .rej(task).partial().optional().meta({
        description: 'For every task that does not say otherwise; limits are joined one by one.',
    }),
    tasks: schemas .YOg(OpenTaskSchema).min(1),
})
    .meta({ title: 'agent-fix suite', description: 'Tasks to measure agent-fix on: `agent-fix eval`.' });
const suiteJsonSchema = () => z.toJSONSchema(SuiteFileSchema, { io: 'input' });
function parseSuite(value) {
    const original = OriginalSchema.safeParse(value);
    return original.success ? fromOriginal(original.data) : fromOwn(parsed(SuiteFileSchema, value));
}
function fromOwn({ name, description = '', defaults = {}, tasks, }) {
    const whole = tasks.map((each, at) => {
        const limits = { ...defaults.limits, ...each.limits };
        return parsed(SuiteTaskSchema, { ...defaults, ...each, limits }, `tasks[${at}] ${each.id}`);
    });
    return { name, description, tasks: checked(whole), notes: [] };
}
function checked(tasks) {
    const seen = new Set();
    for (const { id, repo, commit } of tasks) {
        if (seen.has(id))
            throw new Error(`two tasks have the id ${id}`);
        seen.add(id);
        if (isUrl(repo) && commit === undefined)
            throw new Error(`${id}: a repository by URL needs its commit`);
    }
    return tasks;
}
const isUrl = (repo) => /^(?:https|ssh|file):\/\/|^git@/.test(repo);
const OriginalSchema = schemas ._H3({
    name: schemas .YjP(),
    description: schemas .YjP().nullish(),
    defaults: schemas .g1P(schemas .YjP(), schemas .Pq9()).nullish(),
    tasks: schemas .YOg(schemas ._H3({
        task_id: schemas .YjP(),
        repo: schemas .YjP().nullish(),
        goal: schemas .YjP().nullish(),
        test_cmd: schemas .YjP().nullish(),
        metadata: schemas .g1P(schemas .YjP(), schemas .Pq9()).nullish(),
    }))
        .min(1),
});
const ORIGINAL_KEYS = new Set(['task_id', 'repo', 'goal', 'test_cmd', 'metadata']);
const ORIGINAL_LIMITS = {
    max_iters: 'max_iterations',
    max_iterations: 'max_iterations',
    max_test_runs: 'max_test_runs',
    max_reflections: 'max_reflections',
    test_policy: 'test_policy',
};
function fromOriginal({ name, description, defaults, tasks }) {
    const unread = new Set();
    const own = tasks.map((each, at) => {
        const bag = { ...defaults, ...withoutNull(each) };
        const limits = {};
        for (const [key, value] of Object.entries(bag)) {
            const limit = ORIGINAL_LIMITS[key];
            if (limit !== undefined && value !== null)
                limits[limit] = value;
            else if (!ORIGINAL_KEYS.has(key))
                unread.add(key);
        }
        const { repo, goal, test_cmd: test, metadata = {} } = bag;
        const tags = schemas .YOg(Text).safeParse(each.metadata?.['tags']).data ?? [];
        const fields = { repo, goal, test, metadata, limits, tags };
        return parsed(SuiteTaskSchema, { id: each.task_id, ...withoutNull(fields) }, `tasks[${at}] ${each.task_id}`);
    });
    const notes = [...unread].toSorted().map((key) => `${key} is not read`);
    return { name, description: description ?? '', tasks: checked(own), notes };
}
const withoutNull = (bag) => Object.fromEntries(Object.entries(bag).filter(([, value]) => value !== null && value !== undefined));
function parsed(schema, value, at = '') {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const problems = result.error.issues.map(({ path, message }) => [at, path.join('.'), message].filter((part) => part !== '').join(': '));
    throw new Error(problems.join('\n'));
}
const SUITE_GOAL = 'Make the failing tests pass with the smallest correct change.';
async function loadSuite(path) {
    const folder = (0,external_node_path_.dirname)((0,external_node_path_.resolve)(path));
    try {
        const text = (0,external_node_fs_.readFileSync)(path, 'utf8');
        const value = path.endsWith('.json') ? JSON.parse(text) : (await __webpack_require__.e(  815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19))).parse(text);
        const { tasks, ...suite } = parseSuite(value);
        return { ...suite, tasks: tasks.map((task) => resolveTask(task, folder)) };
    }
    catch (error) {
        throw new Error(`--suite ${path}: ${(0,errors .kc)(error)}`, {
            cause: error,
        });
    }
}
function resolveTask(task, folder) {
    const { id, repo, commit = null, goal = SUITE_GOAL, test, setup = null, gold, hidden_test: hidden } = task;
    const { working_directory: workingDirectory = '.' } = task;
    if ((0,external_node_path_.isAbsolute)(workingDirectory) || external_node_path_.posix.normalize(workingDirectory).split('/')[0] === '..')
        throw new Error(`${id}: working_directory: ${workingDirectory} leads out of the repository: name a folder in it`);
    const locate = (key, path) => locateIn(folder, path, `${id}: ${key}`);
    return {
        id,
        repo: isUrl(repo)
            ? { kind: 'url', url: repo }
            : { kind: 'folder', path: existing(locate('repo', repo), id) },
        commit,
        goal,
        test,
        setup,
        workingDirectory,
        gold: gold === undefined ? null : (0,external_node_fs_.readFileSync)(locate('gold', gold), 'utf8'),
        hidden: hidden === undefined
            ? null
            : {
                run: hidden.run,
                files: hidden.files === undefined ? null : existing(locate('hidden_test.files', hidden.files), id),
            },
        settings: settingsWith(task.limits ?? {}),
        tags: task.tags ?? [],
    };
}
function locateIn(folder, named, key) {
    const path = (0,external_node_path_.resolve)(folder, named);
    const real = (0,errors .NW)(path, () => (0,external_node_fs_.realpathSync)(path));
    if ((0,world .S1)(path, folder) && (real === path || (0,world .S1)(real, (0,external_node_fs_.realpathSync)(folder))))
        return path;
    const isRepo = key.endsWith(': repo');
    if (isRepo && (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(path, '.git')))
        return path;
    const orCheckout = isRepo ? ', or name a git checkout' : '';
    throw new Error(`${key}: ${named} leads out of the suite's folder ${folder}: put it there${orCheckout}`);
}
function existing(path, id) {
    if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
        throw new Error(`${id}: no folder ${path}`);
    return path;
}
function settingsWith(said) {
    const { limits, ...rest } = settings .a$;
    const { timeout_minutes: minutes, test_timeout_seconds: seconds } = said;
    return {
        ...rest,
        testPolicy: said.test_policy ?? rest.testPolicy,
        confirmRuns: said.confirm_runs ?? rest.confirmRuns,
        testTimeoutMs: seconds === undefined ? rest.testTimeoutMs : Math.round(seconds * 1000),
        limits: {
            ...limits,
            maxIterations: said.max_iterations ?? limits.maxIterations,
            maxTestRuns: said.max_test_runs ?? limits.maxTestRuns,
            maxReflections: said.max_reflections ?? limits.maxReflections,
            maxTotalTokens: said.max_total_tokens ?? limits.maxTotalTokens,
            timeoutMs: minutes === undefined ? limits.timeoutMs : Math.round(minutes * 60_000),
        },
    };
}

var flags = __webpack_require__(37298);
var commands_io = __webpack_require__(19601);
var run_options = __webpack_require__(26095);
; 
var eval_check_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var eval_check_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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









const SUITE_FLAGS = {
    suite: (0,flags .Jt)(flags .Bq, { value: 'FILE', help: 'the suite, YAML or JSON' }),
    task: (0,flags .Jt)(schemas .YOg(flags .Bq).optional(), { value: 'ID', help: 'this task alone; give it once a task' }),
    tag: (0,flags .Jt)(schemas .YOg(flags .Bq).optional(), { value: 'TAG', help: 'tasks with this tag alone' }),
    jobs: (0,flags .Jt)((0,flags .rD)(1).default(1), { value: 'J', help: 'how many at a time' }),
    ...(0,run_options .BV)(),
};
const SuiteFlagsSchema = schemas .Ikc(SUITE_FLAGS);
async function chosenTasks(flags, io) {
    const suite = await loadSuite(flags.suite);
    for (const note of suite.notes)
        io.stderr(`agent-fix: ${flags.suite}: ${note}\n`);
    const known = new Set(suite.tasks.map(({ id }) => id));
    const unknown = flags.task?.filter((id) => !known.has(id)) ?? [];
    if (unknown.length > 0)
        throw new Error(`--task ${unknown.join(', ')}: the suite has no such task`);
    const isChosen = ({ id, tags }) => (flags.task?.includes(id) ?? true) && (flags.tag?.some((tag) => tags.includes(tag)) ?? true);
    const tasks = suite.tasks.filter(isChosen);
    if (tasks.length === 0)
        throw new Error(`--suite ${flags.suite}: no task is left`);
    return { ...suite, tasks };
}
const CheckFlags = schemas .Ikc({
    ...SUITE_FLAGS,
    out: (0,flags .Jt)(flags .Bq.optional(), {
        value: 'FILE',
        help: 'write what was found as JSON; agent-fix eval run --checked FILE leaves out what was set aside',
    }),
});
const CheckFileSchema = schemas .Ikc({ v: schemas .euz(1), set_aside: schemas .g1P(schemas .YjP(), schemas .YjP()) });
const evalCheck = (0,flags .NB)({
    name: 'agent-fix eval check',
    about: 'is each task red at its base and green with its gold patch, twice? Asks no model.',
    flags: CheckFlags,
    notes: 'Exit codes: 0 every task is usable; 1 tasks were set aside; 2 wrong usage; 130 stopped by Ctrl-C.',
}, async (flags, io) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { tasks } = await chosenTasks(flags, io);
        const { signal, exitCode } = (0,commands_io .A8)(io);
        const work = eval_check_addDisposableResource(env_1, (0,eval_place .Qr)(), false);
        const checks = [];
        await (0,job .Qt)(tasks, { jobs: flags.jobs, isOver: () => signal.aborted }, async (task) => {
            const check = await checkTask(task, {
                work: work.path,
                signal,
                openSandbox: (checkout, environment) => (0,run_options .jQ)(checkout, flags, { environment }),
            });
            if (signal.aborted)
                return;
            checks.push(check);
            io.stderr(`${line(check)}\n`);
        });
        if (signal.aborted)
            return exitCode(1);
        const aside = checks.filter(({ isUsable }) => !isUsable);
        if (flags.out !== undefined) {
            const set_aside = Object.fromEntries(aside.map(({ task, reason }) => [task, reason]));
            (0,external_node_fs_.writeFileSync)(flags.out, `${JSON.stringify({ v: 1, set_aside, checks }, null, 2)}\n`);
        }
        io.stdout(`${checks.length - aside.length} of ${checks.length} tasks are usable\n`);
        for (const { task, reason } of aside)
            io.stdout(`set aside: ${task}: ${reason}\n`);
        return aside.length === 0 ? 0 : 1;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        eval_check_disposeResources(env_1);
    }
});
const line = ({ task, isUsable, reason, seconds }) => `${isUsable ? 'ok       ' : 'set aside'} ${task} (${seconds.toFixed(1)} s)${reason === '' ? '' : `: ${reason}`}`;


  }),

  59897:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Z4: () => (  endText),
  Qt: () => (  inPool),
  b5: () => (  runJob)
});

var promises_ = __webpack_require__(58500);
var errors = __webpack_require__(39429);
var state = __webpack_require__(87893);
var metrics = __webpack_require__(56024);
var eval_result = __webpack_require__(31004);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var core_settings = __webpack_require__(68027);
var solve = __webpack_require__(9190);
var eval_place = __webpack_require__(84666);
; 
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








async function runTrial(request) {
    const start = performance.now();
    const started_at = new Date().toISOString();
    const { trial, key, suite, retries } = request;
    const { task, commit, settings, configuration, number } = trial;
    const ran = await solveIn(request);
    return {
        v: 1,
        key,
        suite,
        task: task.id,
        tags: [...task.tags],
        commit,
        trial: number,
        configuration,
        settings: (0,core_settings .qH)(settings),
        ...ran,
        has_hidden_test: task.hidden !== null,
        retries,
        started_at,
        wall_ms: Math.round(performance.now() - start),
    };
}
async function solveIn(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { trial, repository, work, folder, signal } = request;
        const place = __addDisposableResource(env_1, await (0,eval_place .QL)(trial.task, repository, work), true);
        const failed = await (0,eval_place .s)(place, signal);
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, eval_result .mO), '');
        if (failed !== null)
            return { ...NOTHING, detail: failed };
        const { result, setup, events, traceSha256 } = await solveTrial(request, await (0,eval_place .Do)(place, request.openSandbox));
        const { outcome, stopReason, patch, summary } = result;
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, eval_result .mO), patch.diff);
        return {
            outcome,
            stop_reason: stopReason,
            detail: outcome === 'infra_error' || stopReason === 'endpoint_failed' ? summary : '',
            run_id: setup.runId,
            trace_sha256: traceSha256,
            patch_sha256: patch.sha256,
            ...(await judgeAnew(request, patch)),
            usage: events.map(metrics .Fs).reduce(metrics .vk, state .yJ),
        };
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
const NOTHING = {
    outcome: 'infra_error',
    stop_reason: 'setup_failed',
    run_id: '',
    trace_sha256: '',
    patch_sha256: '',
    judged: null,
    hidden: null,
    usage: state .yJ,
};
async function solveTrial(request, place) {
    const { trial, repository, llm, folder, secrets, signal, onEvent, firstTestMs } = request;
    const { task, commit, settings } = trial;
    return (0,solve .k)({
        task: {
            goal: task.goal,
            evidence: [],
            testCommand: (0,eval_place .Nl)(place, task.test),
            baseCommit: commit,
            trigger: { kind: 'terminal' },
            mustBeRedAtBase: true,
        },
        settings,
        llm,
        repository: repository.repository,
        checkout: place.checkout,
        sandbox: place.sandbox,
        renew: place.sandbox?.cell ? null : await (0,eval_place .D$)(place),
        tracePath: (0,external_node_path_.join)(folder, eval_result .BQ),
        secrets,
        environment: place.environment,
        firstTestMs,
        signal,
        onEvent,
    });
}
async function judgeAnew(request, patch) {
    const { test, hidden } = request.trial.task;
    if (patch.files.length === 0)
        return { judged: null, hidden: null };
    return {
        judged: await verdictIn(request, patch.diff, { run: test, files: null }),
        hidden: hidden === null ? null : await verdictIn(request, patch.diff, hidden),
    };
}
async function verdictIn({ trial, repository, work, openSandbox }, diff, { run, files }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { signal } = new AbortController();
        const place = __addDisposableResource(env_2, await (0,eval_place .QL)(trial.task, repository, work), true);
        const failed = await (0,eval_place .s)(place, signal);
        if (failed !== null)
            return 'not_found';
        await (0,eval_place .T)(place, diff, files);
        const timeoutMs = trial.settings.testTimeoutMs ?? trial.settings.limits.timeoutMs;
        const { verdict } = await (0,eval_place .VO)(await (0,eval_place .Do)(place, openSandbox), { run, timeoutMs, signal });
        return verdict;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}

; 






async function runJob(job, store) {
    return new Running(job, store).run();
}
class Running {
    #job;
    #store;
    #start = performance.now();
    #stop = new AbortController();
    #finished = [];
    #usage = state .yJ;
    #ended = 0;
    #end = 'complete';
    constructor(job, store) {
        this.#job = job;
        this.#store = store;
    }
    async run() {
        const { trials, jobs, signal } = this.#job;
        this.#usage = await this.#store.spent();
        const open = trials.filter((trial) => {
            const result = this.#store.finished((0,eval_result .wK)(trial));
            if (result !== null)
                this.#finished.push(result);
            return result === null;
        });
        const onAbort = () => this.#stopFor('cancelled');
        signal.addEventListener('abort', onAbort, { once: true });
        this.#checkBounds();
        this.#tell(null);
        try {
            const isOver = () => signal.aborted || this.#stop.signal.aborted;
            await inPool(open, { jobs, isOver }, (trial) => this.#make(trial));
        }
        finally {
            signal.removeEventListener('abort', onAbort);
        }
        const { length: total } = trials;
        return { end: this.#end, finished: this.#finished, total, usage: this.#usage };
    }
    async #make(trial) {
        const key = (0,eval_result .wK)(trial);
        for (let retries = 0;; retries++) {
            const result = await this.#try(trial, { key, retries });
            if (this.#stop.signal.aborted && (0,eval_result .mo)(result)) {
                this.#store.noteSpending(key, 'stopped', result.usage);
                this.#store.drop(key);
                return;
            }
            if ((0,eval_result .mo)(result) && retries < this.#job.maxRetries) {
                this.#store.noteSpending(key, result.outcome, result.usage);
                await (0,promises_.setTimeout)(1000 * 2 ** retries, undefined, { signal: this.#stop.signal }).catch(() => { });
                continue;
            }
            this.#store.finish(result);
            this.#finished.push(result);
            this.#ended++;
            this.#tell(result);
            return;
        }
    }
    #try(trial, { key, retries }) {
        const { suite, llm, secrets, openSandbox, work, repositoryOf, firstTestMs } = this.#job;
        return runTrial({
            ...{ trial, key, suite, llm, secrets, openSandbox, work, retries },
            repository: repositoryOf(trial),
            folder: this.#store.begin(key),
            firstTestMs: firstTestMs(trial),
            signal: this.#stop.signal,
            onEvent: (event) => this.#see(event),
        });
    }
    #see(event) {
        if (event.kind === 'llm_error' && event.payload.reason === 'unauthorized')
            this.#stopFor('unauthorized');
        const usage = (0,metrics .Fs)(event);
        if (usage === state .yJ)
            return;
        this.#usage = (0,metrics .vk)(this.#usage, usage);
        this.#checkBounds();
    }
    #checkBounds() {
        const { maxTokens, maxCost, costOf } = this.#job;
        if (maxTokens !== null && (0,state .RP)(this.#usage) >= maxTokens)
            this.#stopFor('max_tokens');
        if (maxCost !== null && (costOf(this.#usage) ?? 0) >= maxCost)
            this.#stopFor('max_cost');
    }
    #stopFor(end) {
        if (this.#stop.signal.aborted)
            return;
        this.#end = end;
        this.#stop.abort();
    }
    #tell(newest) {
        this.#job.onProgress({
            finished: this.#finished,
            total: this.#job.trials.length,
            usage: this.#usage,
            newest,
            elapsedMs: performance.now() - this.#start,
            ended: this.#ended,
        });
    }
}
function endText(end) {
    switch (end) {
        case 'complete':
            return 'complete';
        case 'max_tokens':
            return 'ended by --max-tokens';
        case 'max_cost':
            return 'ended by --max-cost';
        case 'cancelled':
            return 'stopped';
        case 'unauthorized':
            return 'ended: the endpoint refuses the key';
        default:
            return (0,errors .xb)(end);
    }
}
async function inPool(items, { jobs, isOver }, work) {
    const next = items[Symbol.iterator]();
    let hasFailed = false;
    const worker = async () => {
        while (!isOver() && !hasFailed) {
            const item = next.next();
            if (item.done === true)
                return;
            try {
                await work(item.value);
            }
            catch (error) {
                hasFailed = true;
                throw error;
            }
        }
    };
    const ends = await Promise.allSettled(Array.from({ length: jobs }, worker));
    for (const end of ends)
        if (end.status === 'rejected')
            throw end.reason;
}


  }),

  56024:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Fs: () => (  usageOf),
    RP: () => (  readPrices),
    Uw: () => (  readMetrics),
    ho: () => (  costOf),
    vk: () => (  addUsage)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81469);
  var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(961);
  var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37428);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68652);
  var _core_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87893);
  var _trace_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41125);





async function readMetrics(path) {
    try {
        const { events } = await (0,_trace_reader_js__WEBPACK_IMPORTED_MODULE_3__  .cI)(path, null);
        const times = events.flatMap(({ ts }) => ts ?? []);
        const wallMs = ((times.at(-1) ?? 0) - (times[0] ?? 0)) * 1000;
        return { ...metricsOf(events.flatMap(({ said }) => said ?? [])), wallMs: Math.round(wallMs) };
    }
    catch {
        return { ...metricsOf([]), wallMs: 0 };
    }
}
function metricsOf(events) {
    const count = (test) => events.filter(test).length;
    const tests = events.flatMap((event) => (event.kind === 'tests' ? [event.payload] : []));
    const noted = (reason) => (event) => event.kind === 'driver_note' && event.payload.reason === reason;
    const finals = events.flatMap((event) => event.kind === 'llm_action' ? (finalStatus(event.payload.action) ?? []) : []);
    return {
        usage: events.map(usageOf).reduce(addUsage, _core_state_js__WEBPACK_IMPORTED_MODULE_2__  .yJ),
        replies: count(({ kind }) => REPLIES.has(kind)),
        malformed: count(({ kind }) => kind === 'llm_parse_error'),
        reflections: count(({ kind }) => kind === 'reflection'),
        candidates: count(({ kind }) => kind === 'candidate'),
        testRuns: tests.length,
        testMs: tests.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
        loops: count(noted('loop')),
        refusedClaims: count(noted('claim_refused')),
        refusedWrites: count(({ kind }) => kind === 'policy_denied'),
        claimsDone: finals.at(-1) === 'done',
    };
}
const REPLIES = new Set(['llm_action', 'llm_parse_error', 'reflection']);
function usageOf(event) {
    switch (event.kind) {
        case 'llm_action':
        case 'llm_parse_error':
        case 'reflection':
            return event.payload.usage;
        default:
            return _core_state_js__WEBPACK_IMPORTED_MODULE_2__  .yJ;
    }
}
function addUsage(a, b) {
    return {
        input_tokens: a.input_tokens + b.input_tokens,
        cached_input_tokens: a.cached_input_tokens + b.cached_input_tokens,
        output_tokens: a.output_tokens + b.output_tokens,
    };
}
function finalStatus(action) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .OW)(action) || action['type'] !== 'final')
        return null;
    return typeof action['status'] === 'string' ? action['status'] : null;
}
const Price = zod__WEBPACK_IMPORTED_MODULE_4__  .aig().min(0);
const ModelPriceSchema = zod__WEBPACK_IMPORTED_MODULE_4__  .rej({ input: Price, cached_input: Price.optional(), output: Price });
const PriceFileSchema = zod__WEBPACK_IMPORTED_MODULE_4__  .rej({
    currency: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().default('USD'),
    models: zod__WEBPACK_IMPORTED_MODULE_4__  .g1P(zod__WEBPACK_IMPORTED_MODULE_4__  .YjP(), ModelPriceSchema),
});
async function readPrices(path) {
    try {
        const value = (await __webpack_require__.e(  815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19))).parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        return PriceFileSchema.parse(value);
    }
    catch (error) {
        const why = error instanceof zod__WEBPACK_IMPORTED_MODULE_5__  .G ? zod__WEBPACK_IMPORTED_MODULE_6__  .S1(error) : String(error);
        throw new Error(`--prices ${path}: ${why}`, { cause: error });
    }
}
function costOf(prices, model, usage) {
    const price = prices?.models[model];
    if (price === undefined)
        return null;
    const { input_tokens: input, cached_input_tokens: cached, output_tokens: output } = usage;
    return (((input - cached) * price.input + cached * (price.cached_input ?? price.input) + output * price.output) /
        1_000_000);
}


  }),

  84666:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D$: () => (  rememberPlace),
    Do: () => (  confine),
    Nl: () => (  commandOf),
    QL: () => (  openPlace),
    Qr: () => (  openWorkFolder),
    T: () => (  layOver),
    VO: () => (  runIn),
    kK: () => (  openCommand),
    kh: () => (  openTaskRepository),
    s: () => (  setUp)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
  var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(39429);
  var _core_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68027);
  var _oracle_folders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63060);
  var _oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84217);
  var _oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83387);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59268);
  var _workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26943);
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












const openWorkFolder = () => (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_7__  .xc)((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)()), 'copy');
async function openPlace(task, repository, work) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(work, 'place-'));
    const dispose = async () => (0,_oracle_folders_js__WEBPACK_IMPORTED_MODULE_6__  .dM)(folder);
    try {
        const [home, temporary] = ['home', 'tmp'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, name));
        for (const each of ['home', 'tmp'])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, each));
        const checkout = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, 'checkout');
        await (0,_oracle_folders_js__WEBPACK_IMPORTED_MODULE_6__  .s1)({ ...repository, destination: checkout });
        const environment = { ...withToolHomes(process.env), HOME: home, TMPDIR: temporary };
        return { task, repository, checkout, environment, sandbox: null, [Symbol.asyncDispose]: dispose };
    }
    catch (error) {
        await dispose();
        throw error;
    }
}
const TOOL_HOMES = {
    RUSTUP_HOME: '.rustup',
    CARGO_HOME: '.cargo',
    PYENV_ROOT: '.pyenv',
    NVM_DIR: '.nvm',
    SDKMAN_DIR: '.sdkman',
    GOCACHE: '.cache/go-build',
    GOPATH: 'go',
};
function withToolHomes(environment) {
    const homes = Object.entries(TOOL_HOMES)
        .map(([name, path]) => [name, (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(environment['HOME'] ?? (0,node_os__WEBPACK_IMPORTED_MODULE_3__.homedir)(), path)])
        .filter(([name, path]) => name === 'GOCACHE' || (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(path));
    const { XDG_CACHE_HOME, XDG_CONFIG_HOME, XDG_DATA_HOME, ...rest } = environment;
    return { ...Object.fromEntries(homes), ...rest };
}
async function confine(place, open) {
    const sandbox = await open(place.checkout, place.environment);
    const hasCache = sandbox.cell === null || sandbox.report.isLayered;
    const { GOCACHE: _, ...environment } = place.environment;
    return { ...place, sandbox, environment: hasCache ? place.environment : environment };
}
async function openCommand(place, run) {
    const { repository, checkout, environment, sandbox } = place;
    const workspace = await (0,_workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_10__  .OH)({ ...repository, settings: _core_settings_js__WEBPACK_IMPORTED_MODULE_5__  .a$ });
    const command = commandOf(place, run);
    const cell = sandbox?.cell ?? null;
    const oracle = (0,_oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_8__  .X)({ workspace, checkout, command, environment, cell });
    return {
        run: (bounds) => oracle.run({ phase: 'baseline', ...bounds }),
        [Symbol.asyncDispose]: async () => {
            oracle[Symbol.dispose]();
            await workspace[Symbol.asyncDispose]();
        },
    };
}
async function runIn(place, { run, ...bounds }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const command = __addDisposableResource(env_1, await openCommand(place, run), true);
        return await command.run(bounds);
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
const commandOf = ({ repository }, run) => ({
    run,
    shell: null,
    workingDirectory: repository.workingDirectory,
    env: {},
    source: 'the suite',
});
const SETUP_MS = 30 * 60_000;
async function setUp(place, signal) {
    const { setup } = place.task;
    if (setup === null)
        return null;
    const { verdict, output } = await runIn(place, { run: setup, timeoutMs: SETUP_MS, signal });
    return verdict === 'green' ? null : `setup: ${verdict.replace('_', ' ')}: ${output.trim().slice(-500)}`;
}
async function rememberPlace({ checkout }) {
    const before = `${checkout}.before`;
    await (0,_oracle_folders_js__WEBPACK_IMPORTED_MODULE_6__  .EL)(checkout, before, (path) => path === '.git');
    return () => (0,_oracle_folders_js__WEBPACK_IMPORTED_MODULE_6__  .Is)(before, checkout);
}
async function layOver(place, patch, files) {
    await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_9__  .X6)(place.checkout, patch);
    if (files === null)
        return;
    const laid = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(files, { recursive: true, withFileTypes: true });
    for (const path of laid.map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(files, (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parentPath, name))).toSorted()) {
        const under = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(place.checkout, path);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(under, { throwIfNoEntry: false })?.isSymbolicLink())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(under);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.cpSync)(files, place.checkout, { recursive: true, force: true });
}
async function openTaskRepository(task, folder) {
    try {
        return await open(task, folder);
    }
    catch (error) {
        throw new Error(`${task.id}: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_11__  .kc)(error)}`, {
            cause: error,
        });
    }
}
async function open({ id, repo, commit, workingDirectory }, folder) {
    switch (repo.kind) {
        case 'url':
            if (commit === null)
                throw new Error('a repository by URL needs its commit');
            return { repository: await fetchCommit(repo.url, commit, folder), commit, workingDirectory };
        case 'folder': {
            if (commit === null && !(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(repo.path, '.git'))) {
                return { ...(await commitFiles(repo.path, (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, id))), workingDirectory };
            }
            const { root, prefix, commit: head } = await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_9__  .BN)(repo.path);
            return {
                repository: root,
                commit: commit ?? head,
                workingDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(prefix || '.', workingDirectory),
            };
        }
        default:
            return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_11__  .xb)(repo);
    }
}
const SIGNATURE = 'agent-fix <agent-fix@localhost> 946684800 +0000';
async function commitFiles(files, root) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(root, '.git');
    await (0,_oracle_folders_js__WEBPACK_IMPORTED_MODULE_6__  .EL)(files, root, (path) => path === '.git');
    (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_9__  .DK)(gitDir, { idLength: 40, isBare: false, head: 'ref: refs/heads/main' });
    const inRoot = async (args, input = '') => (await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_9__  .$Y)(gitDir, [`--work-tree=${root}`, ...args], { cwd: root, input })).toString('utf8').trim();
    await inRoot(['add', '--all', '.']);
    const tree = await inRoot(['write-tree']);
    const text = `tree ${tree}\nauthor ${SIGNATURE}\ncommitter ${SIGNATURE}\n\nThe task's files\n`;
    const commit = await inRoot(['hash-object', '-t', 'commit', '-w', '--stdin'], text);
    await inRoot(['update-ref', 'refs/heads/main', commit]);
    return { repository: root, commit };
}
async function fetchCommit(url, commit, folder) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, commit);
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(root, '.git');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(gitDir))
        return root;
    const unfinished = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, `${commit}.${process.pid}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync)(unfinished, { recursive: true });
    try {
        await callGit(['init', '--quiet', unfinished], folder);
        await callGit(['fetch', '--quiet', '--depth=1', '--no-tags', '--', url, commit], unfinished);
        await callGit(['checkout', '--quiet', '--detach', commit], unfinished);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync)(unfinished, root);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(unfinished, { recursive: true, force: true });
    }
    const { exitCode } = await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_9__  .gG)(gitDir, ['cat-file', '-e', `${commit}^{commit}`]);
    if (exitCode !== 0)
        throw new Error(`${url} has no commit ${commit}`);
    return root;
}
async function callGit(args, cwd) {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_ALLOW_PROTOCOL: 'https:ssh:file' };
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['-c', 'core.hooksPath=/dev/null', ...args], {
        cwd,
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said = child.stderr.toArray();
    const [exitCode] = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'close');
    if (exitCode === 0)
        return;
    const why = Buffer.concat(await said)
        .toString('utf8')
        .trim();
    throw new Error(`git ${args.find((arg) => !arg.startsWith('-')) ?? ''} failed: ${why}`);
}


  }),

  31004:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AV: () => (  configurationId),
    BQ: () => (  TRACE_FILE),
    FX: () => (  RESULT_FILE),
    Vj: () => (  verdictOf),
    X9: () => (  TrialResultSchema),
    mO: () => (  PATCH_FILE),
    mo: () => (  isRetried),
    wK: () => (  trialKey)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81469);
  var _core_events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(159);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68652);




const JsonSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .Pq9();
const ConfigurationSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .Ikc({
    model: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    api: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    endpoint: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    solver: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    version: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    overrides: JsonSchema,
    sandbox: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP().default('auto'),
    test_network: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP().default('host'),
});
const TrialResultSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_3__  .euz(1),
    key: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    suite: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    task: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    tags: zod__WEBPACK_IMPORTED_MODULE_3__  .YOg(zod__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
    commit: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    trial: zod__WEBPACK_IMPORTED_MODULE_3__  .aig().int().min(1),
    configuration: ConfigurationSchema,
    settings: JsonSchema,
    outcome: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    stop_reason: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    detail: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    run_id: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    trace_sha256: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    patch_sha256: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    judged: _core_events_js__WEBPACK_IMPORTED_MODULE_1__  .XZ.nullable(),
    hidden: _core_events_js__WEBPACK_IMPORTED_MODULE_1__  .XZ.nullable(),
    has_hidden_test: zod__WEBPACK_IMPORTED_MODULE_3__  .zMY(),
    usage: _core_events_js__WEBPACK_IMPORTED_MODULE_1__  .f2,
    retries: zod__WEBPACK_IMPORTED_MODULE_3__  .aig().int().min(0),
    started_at: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    wall_ms: zod__WEBPACK_IMPORTED_MODULE_3__  .aig(),
});
const RESULT_FILE = 'result.json';
const TRACE_FILE = 'trace.jsonl';
const PATCH_FILE = 'patch.diff';
function verdictOf({ outcome, stop_reason }) {
    if (outcome === 'fixed')
        return 'solved';
    if (outcome === 'flaky')
        return 'flaky';
    return isRetried({ outcome, stop_reason }) || outcome === 'not_reproduced' ? 'void' : 'not_solved';
}
const isRetried = ({ outcome, stop_reason }) => outcome === 'infra_error' || outcome === 'cancelled' || stop_reason === 'endpoint_failed';
function trialKey({ task, commit, settings, configuration, number }) {
    const { id, goal, test, setup, workingDirectory, hidden } = task;
    const identity = {
        id,
        goal,
        test,
        setup,
        workingDirectory,
        hidden: hidden?.run ?? null,
        commit,
        settings,
        configuration,
    };
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical(JSON.parse(JSON.stringify({ ...identity, number }))));
    return `${id}.${number}.${hash.digest('hex').slice(0, 16)}`;
}
const configurationId = (configuration) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical(configuration)).digest('hex').slice(0, 8);
function canonical(value) {
    if (Array.isArray(value))
        return `[${value.map(canonical).join(',')}]`;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__  .OW)(value))
        return JSON.stringify(value);
    const members = Object.keys(value)
        .toSorted()
        .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`);
    return `{${members.join(',')}}`;
}


  }),

  9190:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  k: () => (  solve)
});

var external_node_crypto_ = __webpack_require__(77598);
var attempts = __webpack_require__(6808);
var driver = __webpack_require__(98851);
var redaction = __webpack_require__(36541);
var settings = __webpack_require__(68027);
var hold_program = __webpack_require__(51244);
var errors = __webpack_require__(39429);
var git = __webpack_require__(59268);
var repo_path = __webpack_require__(66904);
var workspace_snapshot = __webpack_require__(83266);
; 



const MAX_OTHER_FILES = 1_000;
const MAX_OTHER_BYTES = 64 * 1024 * 1024;
async function otherFiles(repository, base, commit) {
    const args = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', base, commit];
    const answer = await (0,git .gG)(repository.gitDir, args);
    if (answer.exitCode !== 0)
        return 'its files are not at hand';
    const fields = answer.stdout.toString('utf8').split('\0').slice(0, -1);
    const changed = fields
        .filter((_, at) => at % 2 === 0)
        .map((field, at) => ({ field, path: fields[2 * at + 1] ?? '' }));
    if (changed.length > MAX_OTHER_FILES)
        return `more than ${MAX_OTHER_FILES} files differ there`;
    const snapshot = await (0,workspace_snapshot .r3)(repository, commit);
    try {
        const entries = [];
        const gone = [];
        let bytesLeft = MAX_OTHER_BYTES;
        for (const { field, path: text } of changed) {
            const check = (0,repo_path .NP)(text);
            const [before = '', after = '', , , status = ''] = field.slice(1).split(' ');
            if (!check.ok || [before, after].some((mode) => !/^(?:0+|100\d+)$/.test(mode)))
                return await closeWith(snapshot, 'a link, a submodule or an unusual path differs there');
            if (status === 'D') {
                gone.push(check.path);
                continue;
            }
            const entry = snapshot.tree.find(text);
            const content = entry === null ? null : await snapshot.readWhole(entry);
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

; 
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


function earlierTests(oracle, { snapshot, policy }, source) {
    return {
        async run({ commit, failing, isFocused, ...asked }) {
            try {
                const env_1 = { stack: [], error: void 0, hasError: false };
                try {
                    const found = await source.open(commit);
                    if (typeof found === 'string')
                        return { kind: 'not_run', why: found };
                    const files = await otherFiles(found.repository, snapshot.commit, found.commit);
                    if (typeof files === 'string')
                        return { kind: 'not_run', why: files };
                    const at = __addDisposableResource(env_1, files, true);
                    const there = await testsThere(failing, at.snapshot);
                    if (failing.length > 0 && there.length === 0)
                        return { kind: 'not_run', why: 'the failing tests do not exist there' };
                    const result = await oracle.run({ ...asked, at, ...(isFocused ? { only: there } : {}) });
                    return result.ranNoneByName === true && result.verdict === 'green'
                        ? { kind: 'not_run', why: 'no test of these names ran there' }
                        : { kind: 'ran', result };
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
            catch (error) {
                return { kind: 'not_run', why: (0,errors .kc)(error) };
            }
        },
        async isOutsideCode(commit) {
            const paths = await source.changedPaths(commit).catch(() => null);
            if (paths === null || paths.length === 0)
                return false;
            const rules = await policy();
            return paths.every((path) => OUTSIDE.has(rules.protection(path)?.rule ?? ''));
        },
    };
}
const OUTSIDE = new Set(['lockfiles', 'workflows']);
async function testsThere(failing, at) {
    const found = [];
    for (const test of failing) {
        const text = test.file === null ? null : await at.readText(test.file);
        const isThere = test.file === null ||
            (text !== null && wordsOfTest(test, test.file).some((word) => text.includes(word)));
        if (isThere)
            found.push(test);
    }
    return found;
}
function wordsOfTest({ id }, file) {
    const words = (text) => text.match(/[\p{L}\d_]{3,}/gu) ?? [];
    const ofFile = new Set(words(file));
    const own = words(id.replace(/\[.*\]$/s, '')).filter((word) => !ofFile.has(word));
    return own.length === 0 ? [''] : own;
}

var open_sandbox = __webpack_require__(30039);
var tier = __webpack_require__(36637);
var test_oracle = __webpack_require__(83387);
var own_process = __webpack_require__(27386);
var builtin_solver = __webpack_require__(46230);
var writer = __webpack_require__(49057);
var version = __webpack_require__(24306);
var repo_tools = __webpack_require__(26943);
; 
var solve_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var solve_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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















async function solve(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { attempts: of = 1, fallback = null, settings, signal } = request;
        const startMs = performance.now();
        const _cell = solve_addDisposableResource(env_1, request.sandbox?.cell ?? null, false);
        const shared = {
            ...request,
            sandbox: request.sandbox ? { ...request.sandbox, cell: (0,open_sandbox .c5)(request.sandbox) } : null,
        };
        const traces = [];
        const ended = [];
        const attempt = async (own, which) => {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const runId = (0,external_node_crypto_.randomBytes)(5).toString('hex');
                const trace = solve_addDisposableResource(env_2, (0,writer .yH)({ path: request.tracePath, runId, now: Date.now }), false);
                traces.push(trace);
                const llm = ended.length === 0 ? request.llm : (fallback ?? request.llm);
                ended.push(await runOnce({ ...shared, settings: own, llm }, trace, which));
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                solve_disposeResources(env_2);
            }
        };
        if (of === 1) {
            await attempt(settings, null);
            return best(ended, { of, traces, why: null });
        }
        for (;;) {
            const elapsedMs = performance.now() - startMs;
            const next = (0,attempts .nj)({ total: settings, of, ended, elapsedMs, hasFallback: fallback !== null });
            if (next.kind === 'end')
                return best(ended, { of, traces, why: next.why });
            if (signal.aborted && ended.length > 0)
                return best(ended, { of, traces, why: null });
            try {
                await attempt(next.settings, next.attempt);
            }
            catch (error) {
                if (ended.length === 0)
                    throw error;
                const fault = (0,redaction .Qh)(error, redactOf(request));
                return best(ended, { of, traces, why: `attempt ${next.attempt.number} of ${of} broke off: ${fault}` });
            }
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        solve_disposeResources(env_1);
    }
}
const redactOf = ({ secrets, testEnv, environment }) => (0,redaction .ay)([...secrets, ...(testEnv === undefined ? [] : (0,settings .VX)(testEnv, environment))]);
function best(ended, { of, traces, why, }) {
    const choosable = ({ result: { outcome, patch } }) => ({ outcome, files: patch.files });
    const [first] = ended.toSorted((a, b) => (0,attempts ._B)(choosable(a), choosable(b)));
    if (first === undefined)
        throw new Error('there was no attempt');
    const traceText = traces.map((trace) => trace.text()).join('');
    const runs = ended.map(({ setup, llm, result }) => ({
        runId: setup.runId,
        model: llm.model,
        outcome: result.outcome,
        usage: result.state.usage,
    }));
    return {
        ...first,
        tries: of === 1 ? null : { of, chosen: ended.indexOf(first), runs },
        traceText,
        traceSha256: (0,external_node_crypto_.createHash)('sha256').update(traceText).digest('hex'),
        notes: why === null ? [] : [why],
    };
}
async function runOnce(request, trace, attempt) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { task, settings, llm, checkout, signal, repository, snapshot, sandbox = null } = request;
        const cell = sandbox?.cell ?? null;
        if (task.testCommand !== null && cell === null)
            await (0,hold_program .y)((0,own_process .bs)());
        const workspace = solve_addDisposableResource(env_3, await (0,repo_tools .OH)({
            repository,
            ...(snapshot === undefined ? {} : { snapshot }),
            ...(0,repo_tools .B3)(task, settings),
            patience: { signal },
        }), true);
        const judged = {
            workspace,
            checkout,
            command: task.testCommand,
            testEnv: request.testEnv,
            testReport: settings.testReport ?? null,
            environment: request.environment,
        };
        const tests = solve_addDisposableResource(env_3, (0,test_oracle .X)({ ...judged, cell, renew: request.renew ?? null }), false);
        const solver = solve_addDisposableResource(env_3, settings.solver === 'model' ? null : (0,builtin_solver .LS)({ ...judged, sandbox }), true);
        const events = [];
        const redact = redactOf(request);
        const setup = {
            runId: trace.runId,
            version: version .x,
            task: (0,redaction .lk)(task, redact),
            settings,
            ...(attempt === null ? {} : { attempt }),
        };
        const { watchTests: watched = (oracle) => oracle } = request;
        const result = await (0,driver .r)(setup, {
            llm,
            workspace,
            oracle: watched(withFirstBounded(tests, request.firstTestMs ?? Number.POSITIVE_INFINITY)),
            emit: (said) => {
                const event = withSandbox(said, sandbox);
                trace.emit(event);
                events.push(event);
                request.onEvent(event);
            },
            clock: () => performance.now(),
            redact,
            signal,
            ...(settings.solver === 'builtin' ? {} : { places: (0,builtin_solver .j$)(judged) }),
            ...(solver === null ? {} : { search: solver.search }),
            ...(request.history ? { earlier: earlierTests(tests, workspace, request.history) } : {}),
        });
        const mayGoOn = attempt !== null && attempt.number < attempt.of && result.outcome !== 'fixed';
        const stuck = mayGoOn
            ? await tests.reset().then(() => null, (error) => (0,redaction .Qh)(error, redact))
            : null;
        return { setup, llm, result, events, stuck };
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_1 = solve_disposeResources(env_3);
        if (result_1)
            await result_1;
    }
}
const withFirstBounded = (oracle, firstMs) => ({
    run: (options) => oracle.run(options.phase === 'baseline'
        ? { ...options, timeoutMs: Math.min(firstMs, options.timeoutMs) }
        : options),
});
function withSandbox(event, sandbox) {
    if (event.kind !== 'run_start' || sandbox === null)
        return event;
    return { kind: event.kind, payload: { ...event.payload, sandbox: (0,tier .Eg)(sandbox.report) } };
}


  })

};
