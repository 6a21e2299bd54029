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
        description: 'A folder, relative to the suite file, whose files are laid over the copy before the command runs.',
    }),
});
const task = {
    repo: Text.meta({
        description: 'A folder, relative to the suite file: a git checkout, or plain files, which are the base commit as they stand. Or a URL that git can clone.',
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
        description: 'Where the commands run, relative to the repository.',
    }),
    gold: Text.optional().meta({
        description: 'A patch file, relative to the suite file, that solves the task; never shown to a model.',
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
    return {
        id,
        repo: isUrl(repo)
            ? { kind: 'url', url: repo }
            : { kind: 'folder', path: existing((0,external_node_path_.resolve)(folder, repo), id) },
        commit,
        goal,
        test,
        setup,
        workingDirectory: task.working_directory ?? '.',
        gold: gold === undefined ? null : (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(folder, gold), 'utf8'),
        hidden: hidden === undefined
            ? null
            : {
                run: hidden.run,
                files: hidden.files === undefined ? null : existing((0,external_node_path_.resolve)(folder, hidden.files), id),
            },
        settings: settingsWith(task.limits ?? {}),
        tags: task.tags ?? [],
    };
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

  37298:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bq: () => (  filled),
    Jt: () => (  flag),
    NB: () => (  defineCommand),
    rD: () => (  wholeNumber),
    vj: () => (  amount)
  });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29396);
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81469);
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69171);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);



const TEXTS = zod__WEBPACK_IMPORTED_MODULE_2__  .u5();
function flag(schema, text) {
    const own = schema.clone();
    TEXTS.add(own, text);
    return own;
}
const filled = zod__WEBPACK_IMPORTED_MODULE_3__  .YjP().refine((value) => value.trim() !== '', 'must not be empty');
const wholeNumber = (least) => zod__WEBPACK_IMPORTED_MODULE_3__  .YjP()
    .regex(least === 1 ? /^[1-9]\d{0,8}$/ : /^(?:0|[1-9]\d{0,8})$/, `must be a whole number from ${least}`)
    .transform(Number);
const amount = zod__WEBPACK_IMPORTED_MODULE_3__  .YjP()
    .regex(/^(?=.*[1-9])\d{1,9}(?:\.\d{1,9})?$/, 'must be a number greater than 0')
    .transform(Number);
function defineCommand(spec, act) {
    return async (args, io) => {
        const parsed = parseFlags(spec, args);
        if (parsed.kind === 'given')
            return act(parsed.flags, io, parsed.operands);
        io.stdout(parsed.usage);
        return 0;
    };
}
function parseFlags(command, args) {
    const read = readTokens(command, args);
    if (read.isHelp)
        return { kind: 'help', usage: renderUsage(command) };
    const { min, max, name } = command.operands ?? { min: 0, max: 0, name: '' };
    const extra = read.operands[max];
    if (extra !== undefined)
        throw new Error(`${command.name} takes no argument ${JSON.stringify(extra)}`);
    if (read.operands.length < min)
        throw new Error(`${command.name} needs ${name}`);
    const parsed = command.flags.safeParse(read.values);
    if (!parsed.success)
        throw new Error(parsed.error.issues.map((issue) => problemText(issue, read.values)).join('\n'));
    command.check?.(parsed.data);
    return { kind: 'given', flags: parsed.data, operands: read.operands };
}
function problemText({ path, message }, values) {
    const [name] = path;
    if (name === undefined)
        return message;
    const given = values[String(name)];
    return given === undefined
        ? `--${String(name)} is required`
        : `--${String(name)} ${shown(given)}: ${message}`;
}
const shown = (given) => JSON.stringify(Array.isArray(given) ? given.join(' ') : given);
function readTokens({ name: command, flags }, args) {
    const table = flagTable(flags);
    const names = new Map(table.flatMap((each) => [each.name, ...each.aliases].map((name) => [name, each])));
    const options = Object.fromEntries([...names].map(([name, { isSwitch }]) => [name, { type: isSwitch ? 'boolean' : 'string' }]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [...args],
        options: { ...options, help: { type: 'boolean', short: 'h' } },
        allowNegative: true,
        allowPositionals: true,
        strict: false,
        tokens: true,
    });
    const values = {};
    const operands = [];
    for (const token of tokens) {
        if (token.kind === 'option-terminator')
            continue;
        if (token.kind === 'positional') {
            operands.push(token.value);
            continue;
        }
        if (token.name === 'help' && token.rawName !== '--no-help')
            return { isHelp: true, values, operands };
        const isNegated = token.rawName === `--no-${token.name}`;
        const found = names.get(token.name);
        if (found === undefined || (isNegated && !found.isSwitch))
            throw unknownFlag(token.rawName, [...names.keys()], command);
        addValue(values, found, { ...token, isNegated });
    }
    return { isHelp: false, values, operands };
}
function addValue(values, { name, isSwitch, isList, value: what }, token) {
    const { rawName, value, inlineValue, isNegated } = token;
    if (isSwitch) {
        if (value !== undefined)
            throw new Error(`${rawName} takes no value`);
        values[name] = !isNegated;
        return;
    }
    if (value === undefined)
        throw new Error(`${rawName} needs a value: ${rawName} ${what}`);
    if (inlineValue === false && value.length > 1 && value.startsWith('-')) {
        throw new Error(`${rawName} needs a value: ${rawName} ${what} (for one that starts with -: ${rawName}=${value})`);
    }
    const before = values[name];
    values[name] = isList ? [...(Array.isArray(before) ? before : []), value] : value;
}
function unknownFlag(given, names, command) {
    const near = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .pA)(given.replace(/^-+(?:no-)?/, ''), names);
    const hint = near === null ? `see ${command} --help` : `did you mean --${near}?`;
    return new Error(`${command} has no option ${given}; ${hint}`);
}
function flagTable(flags) {
    return Object.entries(flags.shape).map(([name, schema]) => {
        const text = TEXTS.get(schema) ?? { help: '' };
        const isList = zod__WEBPACK_IMPORTED_MODULE_4__  .xL(schema, []).success;
        return {
            name,
            aliases: text.aliases ?? [],
            isSwitch: text.value === undefined,
            isList,
            value: text.value ?? '',
            text,
            schema,
        };
    });
}
const WIDTH = 24;
function renderUsage({ name, about, flags, operands, notes, }) {
    const lines = [`${name}: ${about}`, ''];
    if (operands !== undefined)
        lines.push(`  ${name} ${operands.name} [options]`, '');
    for (const row of flagTable(flags)) {
        if (row.text.heading !== undefined)
            lines.push('', row.text.heading);
        lines.push(...usageLines(row));
    }
    lines.push(`  ${'--help'.padEnd(WIDTH)}this text`);
    if (notes !== undefined)
        lines.push('', notes);
    return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
function usageLines({ name, value, aliases, text, schema }) {
    const standard = zod__WEBPACK_IMPORTED_MODULE_4__  .xL(schema, undefined);
    const isOn = standard.success && standard.data === true;
    const left = `--${isOn ? 'no-' : ''}${name}${value === '' ? '' : ` ${value}`}`;
    const known = aliases.length === 0 ? '' : ` (also --${aliases.join(', --')})`;
    const right = `${text.help}${known}${standard.success ? defaultText(standard.data) : ''}`;
    if (left.length >= WIDTH)
        return [`  ${left}`, `  ${''.padEnd(WIDTH)}${right}`];
    return [`  ${left.padEnd(WIDTH)}${right}`];
}
function defaultText(value) {
    return typeof value === 'string' || typeof value === 'number' ? ` (default: ${value})` : '';
}


  }),

  19601:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A8: () => (  abortedBySignals),
    CZ: () => (  writePatch),
    Sg: () => (  besideTrace),
    uJ: () => (  checkTraceFile)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



function abortedBySignals({ closed }) {
    const controller = new AbortController();
    let by = null;
    const end = (name) => {
        by ??= name;
        controller.abort();
    };
    for (const name of ['SIGINT', 'SIGTERM'])
        process.once(name, () => end(name));
    closed.addEventListener('abort', () => end('SIGPIPE'), { once: true });
    return {
        signal: controller.signal,
        exitCode: (code) => (by === null ? code : 128 + node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[by]),
    };
}
function checkTraceFile(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true) {
        throw new Error(`--trace ${path}: trace file not found`);
    }
}
function writePatch(path, { diff }) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(whole), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(whole, diff);
    return whole;
}
const besideTrace = (trace, runId) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(trace), `${runId}.patch`);


  }),

  26095:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BV: () => (  sandboxFlags),
    L7: () => (  firstTestMs),
    Wt: () => (  MODEL_FLAGS),
    YK: () => (  accessOf),
    aw: () => (  SETTINGS_FLAGS),
    f5: () => (  settingsOf),
    h9: () => (  solverOf),
    jQ: () => (  openSandboxFor),
    mG: () => (  MODEL_NOTES),
    oq: () => (  RUN),
    xr: () => (  withModes)
  });
  var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81469);
  var _core_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68027);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30445);
  var _oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30039);
  var _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36637);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27386);
  var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37298);







const MODEL_FLAGS = {
    'llm-provider': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(_llm_provider_js__WEBPACK_IMPORTED_MODULE_1__  .xd).default('openai'), {
        heading: 'The model:',
        value: 'P',
        help: `whose endpoint and key: ${_llm_provider_js__WEBPACK_IMPORTED_MODULE_1__  .xd.join(' | ')}`,
    }),
    model: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), { value: 'NAME', help: 'the model' }),
    'base-url': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), { value: 'URL', help: 'the endpoint' }),
    api: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .yc).optional(), { value: 'A', help: `its protocol: ${_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .yc.join(' | ')}` }),
};
const ModelFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc(MODEL_FLAGS);
const MODEL_NOTES = `Keys, and defaults, come from OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL, TOGETHER_API_KEY, TOGETHER_MODEL and
TOGETHER_BASE_URL.`;
function solverOf(flags) {
    if (flags.solver !== undefined)
        return flags.solver;
    const name = flags['llm-provider'].toUpperCase();
    const hasKey = (process.env[`${name}_API_KEY`] ?? '').trim() !== '';
    const url = URL.parse(flags['base-url'] ?? process.env[`${name}_BASE_URL`] ?? '');
    return hasKey || (url !== null && (0,_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .U9)(url)) ? 'model' : 'builtin';
}
function accessOf(flags) {
    const given = (name) => {
        const value = flags[name];
        return value === undefined ? null : { name: `--${name}`, value };
    };
    return (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_1__  .Kd)({
        provider: flags['llm-provider'],
        key: null,
        baseUrl: given('base-url'),
        model: given('model'),
        api: flags.api ?? null,
        env: process.env,
    });
}
const { limits, confirmRuns, testPolicy, testFocus, maxCandidates } = _core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .a$;
const SETTINGS_FLAGS = {
    solver: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .HZ.optional(), {
        heading: 'Who proposes changes, and within which bounds:',
        value: 'S',
        help: 'model | builtin (search, no model) | builtin-then-model (default: model with a key or an endpoint on this machine, else builtin)',
    }),
    'max-candidates': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(1).optional(), {
        value: 'N',
        help: `edits that the built-in solver tries (default: ${maxCandidates})`,
    }),
    'test-policy': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .w3.optional(), {
        value: 'P',
        help: `when tests run: ${_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .w3.options.join(' | ')} (default: ${testPolicy})`,
    }),
    'test-focus': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .WY.optional(), {
        value: 'F',
        help: `auto: judge changes by the failing tests first | off (default: ${testFocus})`,
    }),
    'test-report': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), {
        value: 'GLOB',
        help: 'JUnit XML files that the tests write (default: their output is read)',
    }),
    'max-iters': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(1).optional(), {
        value: 'N',
        help: `model turns (default: ${limits.maxIterations})`,
        aliases: ['max-iterations'],
    }),
    'max-test-runs': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(1).optional(), {
        value: 'N',
        help: `runs of the test command (default: ${limits.maxTestRuns})`,
    }),
    'max-reflections': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(0).optional(), {
        value: 'N',
        help: `reflections; 0 switches them off (default: ${limits.maxReflections})`,
    }),
    'max-tokens': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(1).optional(), {
        value: 'N',
        help: `tokens in and out (default: ${limits.maxTotalTokens})`,
        aliases: ['max-total-tokens'],
    }),
    timeout: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .vj.optional(), {
        value: 'MINUTES',
        help: `wall time of the run (default: ${limits.timeoutMs / 60_000})`,
        aliases: ['timeout-minutes'],
    }),
    'test-timeout': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .vj.optional(), {
        value: 'SECONDS',
        help: 'one run of the tests (default: a third of the time before any change, then 5 × that run)',
        aliases: ['test-timeout-seconds'],
    }),
    'confirm-runs': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(1).optional(), {
        value: 'N',
        help: `how often a green result must repeat (default: ${confirmRuns})`,
    }),
    'allow-paths': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .YOg(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq).optional(), {
        value: 'GLOB',
        help: 'protected paths that may be written after all; give it once a glob',
    }),
    'allow-test-edits': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .zMY().default(false), { help: 'let the model write test files' }),
};
const SettingsFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc(SETTINGS_FLAGS);
function settingsOf(flags, base = _core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .a$) {
    const { timeout, 'test-timeout': testTimeout } = flags;
    const [testFocus, testReport] = [
        flags['test-focus'] ?? base.testFocus,
        flags['test-report'] ?? base.testReport,
    ];
    return {
        ...base,
        solver: flags.solver ?? base.solver,
        maxCandidates: flags['max-candidates'] ?? base.maxCandidates,
        testPolicy: flags['test-policy'] ?? base.testPolicy,
        ...(testFocus === undefined ? {} : { testFocus }),
        ...(testReport === undefined ? {} : { testReport }),
        limits: {
            ...base.limits,
            maxIterations: flags['max-iters'] ?? base.limits.maxIterations,
            maxTestRuns: flags['max-test-runs'] ?? base.limits.maxTestRuns,
            maxReflections: flags['max-reflections'] ?? base.limits.maxReflections,
            maxTotalTokens: flags['max-tokens'] ?? base.limits.maxTotalTokens,
            timeoutMs: timeout === undefined ? base.limits.timeoutMs : Math.round(timeout * 60_000),
        },
        confirmRuns: flags['confirm-runs'] ?? base.confirmRuns,
        testTimeoutMs: testTimeout === undefined ? base.testTimeoutMs : Math.round(testTimeout * 1000),
        allowPaths: flags['allow-paths'] ?? base.allowPaths,
        allowTestEdits: flags['allow-test-edits'] || base.allowTestEdits,
    };
}
function firstTestMs({ limits, confirmRuns, testTimeoutMs }) {
    return testTimeoutMs ?? Math.floor(limits.timeoutMs / (2 + confirmRuns));
}
const sandboxFlags = (heading) => ({
    sandbox: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(_oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_3__  .f).default('auto'), {
        ...(heading === undefined ? {} : { heading }),
        value: 'MODE',
        help: 'keep the tests apart: auto, by the strongest means this machine has | required, or not at all | off',
    }),
    'test-network': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(_oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_3__  .nh).default('host'), {
        value: 'N',
        help: 'host | none: a loopback of their own, nothing else',
    }),
});
const SandboxFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc(sandboxFlags());
function openSandboxFor(checkout, { sandbox: mode, 'test-network': network }, given = {}) {
    return (0,_oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_2__  .Ep)({
        mode,
        network,
        checkout,
        environment: process.env,
        program: (0,_own_process_js__WEBPACK_IMPORTED_MODULE_4__  .bs)(),
        ...given,
    });
}
const RunFlags = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc({
    repo: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.default('.'), { value: 'DIR', help: 'the repository' }),
    goal: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), {
        value: 'TEXT',
        help: 'what to do (default: make the failing tests pass)',
    }),
    test: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), {
        value: 'COMMAND',
        help: 'the test command (default: found in the manifest: package.json, pyproject.toml, go.mod …)',
    }),
    'instructions-file': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), {
        value: 'FILE',
        help: 'how the repository wants to be worked on (default: .github/agent-fix.md, or AGENTS.md; none: nothing)',
    }),
    trace: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.default('runs/trace.jsonl'), { value: 'FILE', help: 'where the trace goes, appended' }),
    patch: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), { value: 'FILE', help: 'write the diff there, whatever the outcome' }),
    json: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .zMY().default(false), { help: 'print the result as JSON' }),
    ...MODEL_FLAGS,
    'fallback-model': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), {
        value: 'NAME',
        help: 'the model of later attempts, at the same endpoint (default: the same)',
    }),
    ...SETTINGS_FLAGS,
    attempts: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(1).default(1), {
        value: 'N',
        help: 'tries out of the bounds above together; the next only while none is fixed (default: 1)',
    }),
    ...sandboxFlags('Where it works (on a copy; the patch is applied only when it is fixed):'),
    'in-place': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .zMY().default(false), {
        help: '(or --no-sandbox) work in place, the tests as any other program of yours',
    }),
    'keep-sandbox': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .zMY().default(false), { help: 'keep the copy' }),
    'sandbox-dir': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), { value: 'DIR', help: 'where to make the copy' }),
});
const RUN = {
    name: 'agent-fix run',
    about: 'drives a model to a patch that your tests prove, on a copy of the repository.',
    flags: RunFlags,
    notes: `${MODEL_NOTES}
Exit codes: 0 fixed, or nothing to fix; 1 any other outcome; 2 wrong usage; 130 stopped by Ctrl-C.`,
    check: ({ 'in-place': inPlace, 'keep-sandbox': keeps, 'sandbox-dir': folder }) => {
        if (inPlace && (keeps || folder !== undefined))
            throw new Error('--no-sandbox makes no copy: leave out --keep-sandbox and --sandbox-dir');
    },
};
function withModes(args) {
    const modes = _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_3__  .f;
    return args.flatMap((arg, at) => {
        if (arg === '--no-sandbox')
            return ['--in-place', '--sandbox=off'];
        return arg === '--sandbox' && !modes.includes(args[at + 1] ?? '') ? ['--sandbox=auto'] : [arg];
    });
}


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
var solve = __webpack_require__(35325);
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
  var _oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50073);
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
    if (files !== null)
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
const isRetried = ({ outcome, stop_reason }) => outcome === 'infra_error' || stop_reason === 'endpoint_failed';
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

  35325:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    k: () => (  solve)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var _core_attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6808);
  var _core_driver_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98851);
  var _core_redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36541);
  var _core_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68027);
  var _hold_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51244);
  var _oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30039);
  var _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36637);
  var _oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50073);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27386);
  var _solver_builtin_solver_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75874);
  var _trace_writer_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49057);
  var _version_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(24306);
  var _workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(26943);
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














async function solve(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { attempts: of = 1, fallback = null, settings, signal } = request;
        const startMs = performance.now();
        const _cell = __addDisposableResource(env_1, request.sandbox?.cell ?? null, false);
        const shared = {
            ...request,
            sandbox: request.sandbox ? { ...request.sandbox, cell: (0,_oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_6__  .c5)(request.sandbox) } : null,
        };
        const traces = [];
        const ended = [];
        const attempt = async (own, which) => {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const runId = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(5).toString('hex');
                const trace = __addDisposableResource(env_2, (0,_trace_writer_js__WEBPACK_IMPORTED_MODULE_11__  .yH)({ path: request.tracePath, runId, now: Date.now }), false);
                traces.push(trace);
                const llm = ended.length === 0 ? request.llm : (fallback ?? request.llm);
                ended.push(await runOnce({ ...shared, settings: own, llm }, trace, which));
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                __disposeResources(env_2);
            }
        };
        if (of === 1) {
            await attempt(settings, null);
            return best(ended, { of, traces, why: null });
        }
        for (;;) {
            const elapsedMs = performance.now() - startMs;
            const next = (0,_core_attempts_js__WEBPACK_IMPORTED_MODULE_1__  .nj)({ total: settings, of, ended, elapsedMs, hasFallback: fallback !== null });
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
                const fault = (0,_core_redaction_js__WEBPACK_IMPORTED_MODULE_3__  .Qh)(error, redactOf(request));
                return best(ended, { of, traces, why: `attempt ${next.attempt.number} of ${of} broke off: ${fault}` });
            }
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
const redactOf = ({ secrets, testEnv, environment }) => (0,_core_redaction_js__WEBPACK_IMPORTED_MODULE_3__  .ay)([...secrets, ...(testEnv === undefined ? [] : (0,_core_settings_js__WEBPACK_IMPORTED_MODULE_4__  .VX)(testEnv, environment))]);
function best(ended, { of, traces, why, }) {
    const choosable = ({ result: { outcome, patch } }) => ({ outcome, files: patch.files });
    const [first] = ended.toSorted((a, b) => (0,_core_attempts_js__WEBPACK_IMPORTED_MODULE_1__  ._B)(choosable(a), choosable(b)));
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
        traceSha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(traceText).digest('hex'),
        notes: why === null ? [] : [why],
    };
}
async function runOnce(request, trace, attempt) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { task, settings, llm, checkout, signal, repository, snapshot, sandbox = null } = request;
        const cell = sandbox?.cell ?? null;
        if (task.testCommand !== null && cell === null)
            await (0,_hold_program_js__WEBPACK_IMPORTED_MODULE_5__  .y)((0,_own_process_js__WEBPACK_IMPORTED_MODULE_9__  .bs)());
        const workspace = __addDisposableResource(env_3, await (0,_workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_12__  .OH)({
            repository,
            ...(snapshot === undefined ? {} : { snapshot }),
            ...(0,_workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_12__  .B3)(task, settings),
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
        const tests = __addDisposableResource(env_3, (0,_oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_8__  .X)({ ...judged, cell, renew: request.renew ?? null }), false);
        const solver = __addDisposableResource(env_3, settings.solver === 'model' ? null : (0,_solver_builtin_solver_js__WEBPACK_IMPORTED_MODULE_10__  .LS)({ ...judged, sandbox }), true);
        const events = [];
        const redact = redactOf(request);
        const setup = {
            runId: trace.runId,
            version: _version_js__WEBPACK_IMPORTED_MODULE_13__  .x,
            task: (0,_core_redaction_js__WEBPACK_IMPORTED_MODULE_3__  .lk)(task, redact),
            settings,
            ...(attempt === null ? {} : { attempt }),
        };
        const result = await (0,_core_driver_js__WEBPACK_IMPORTED_MODULE_2__  .r)(setup, {
            llm,
            workspace,
            oracle: withFirstBounded(tests, request.firstTestMs ?? Number.POSITIVE_INFINITY),
            emit: (said) => {
                const event = withSandbox(said, sandbox);
                trace.emit(event);
                events.push(event);
                request.onEvent(event);
            },
            clock: () => performance.now(),
            redact,
            signal,
            ...(settings.solver === 'builtin' ? {} : { places: (0,_solver_builtin_solver_js__WEBPACK_IMPORTED_MODULE_10__  .j$)(judged) }),
            ...(solver === null ? {} : { search: solver.search }),
        });
        const mayGoOn = attempt !== null && attempt.number < attempt.of && result.outcome !== 'fixed';
        const stuck = mayGoOn
            ? await tests.reset().then(() => null, (error) => (0,_core_redaction_js__WEBPACK_IMPORTED_MODULE_3__  .Qh)(error, redact))
            : null;
        return { setup, llm, result, events, stuck };
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_3);
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
    return { kind: event.kind, payload: { ...event.payload, sandbox: (0,_oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_7__  .Eg)(sandbox.report) } };
}


  })

};
