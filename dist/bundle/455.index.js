export const id = 455;
export const ids = [455];
export const modules = {

  23972:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  abortedBySignals)
  });
  var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

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
        exitCode: (code) => (by === null ? code : 128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[by]),
    };
}


  }),

  37298:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bq: () => (  filled),
    Jt: () => (  flag),
    bQ: () => (  parseFlags),
    rD: () => (  wholeNumber),
    vj: () => (  amount)
  });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29396);
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69171);
  var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52047);



const TEXTS = zod__WEBPACK_IMPORTED_MODULE_1__  .u5();
function flag(schema, text) {
    const own = schema.clone();
    TEXTS.add(own, text);
    return own;
}
const filled = zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().refine((value) => value.trim() !== '', 'must not be empty');
const wholeNumber = (least) => zod__WEBPACK_IMPORTED_MODULE_2__  .YjP()
    .regex(least === 1 ? /^[1-9]\d{0,8}$/ : /^(?:0|[1-9]\d{0,8})$/, `must be a whole number from ${least}`)
    .transform(Number);
const amount = zod__WEBPACK_IMPORTED_MODULE_2__  .YjP()
    .regex(/^(?=.*[1-9])\d{1,9}(?:\.\d{1,9})?$/, 'must be a number greater than 0')
    .transform(Number);
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
    if (parsed.success)
        return { kind: 'given', flags: parsed.data, operands: read.operands };
    throw new Error(parsed.error.issues.map((issue) => problemText(issue, read.values)).join('\n'));
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
    const near = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__  .p)(given.replace(/^-+(?:no-)?/, ''), names);
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
function renderUsage({ name, about, flags, operands, notes }) {
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

  62142:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DM: () => (  modelOf),
    Wt: () => (  MODEL_FLAGS),
    h9: () => (  solverOf),
    mG: () => (  MODEL_NOTES)
  });
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);
  var _agent_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77241);
  var _llm_create_llm_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10716);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30445);
  var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37298);





const MODEL_FLAGS = {
    'llm-provider': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .xd).default('openai'), {
        heading: 'The model:',
        value: 'P',
        help: `whose endpoint and key: ${_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .xd.join(' | ')}`,
    }),
    model: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq.optional(), { value: 'NAME', help: 'the model' }),
    'base-url': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq.optional(), { value: 'URL', help: 'the endpoint' }),
    api: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(_agent_model_js__WEBPACK_IMPORTED_MODULE_0__  .yc).optional(), { value: 'A', help: `its protocol: ${_agent_model_js__WEBPACK_IMPORTED_MODULE_0__  .yc.join(' | ')}` }),
};
const ModelFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_4__  .Ikc(MODEL_FLAGS);
const MODEL_NOTES = `Keys, and defaults, come from OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL, TOGETHER_API_KEY, TOGETHER_MODEL and
TOGETHER_BASE_URL.`;
function solverOf(flags) {
    if (flags.solver !== undefined)
        return flags.solver;
    const name = flags['llm-provider'].toUpperCase();
    const hasKey = (process.env[`${name}_API_KEY`] ?? '').trim() !== '';
    const url = URL.parse(flags['base-url'] ?? process.env[`${name}_BASE_URL`] ?? '');
    return hasKey || (url !== null && (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .U9)(url)) ? 'model' : 'builtin';
}
function modelOf(flags) {
    const given = (name) => {
        const value = flags[name];
        return value === undefined ? null : { name: `--${name}`, value };
    };
    const access = (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .Kd)({
        provider: flags['llm-provider'],
        key: null,
        baseUrl: given('base-url'),
        model: given('model'),
        api: flags.api ?? null,
        env: process.env,
    });
    return { llm: (0,_llm_create_llm_js__WEBPACK_IMPORTED_MODULE_1__  .W)({ ...access, reasoningEffort: null }), key: access.key };
}


  }),

  36419:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FO: () => (  exitCodeOf),
    MP: () => (  runJson),
    Z_: () => (  describeTests),
    qi: () => (  runReport),
    z0: () => (  printProgress)
  });
  var _agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43460);
  var _agent_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82212);
  var _story_progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72853);
  var _story_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27083);




function printProgress(event, io) {
    const line = (0,_story_progress_js__WEBPACK_IMPORTED_MODULE_2__  .o)(event);
    if (line !== null)
        io.stderr(`${line}\n`);
}
const describeTests = (command) => command === null ? 'no tests' : (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .om)(`tests: ${command.run} (${command.source})`, 160);
const SNIPPET_CHARS = 200;
const exitCodeOf = ({ outcome }) => ((0,_agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .nn)(outcome) ? 0 : 1);
function runReport({ outcome, stopReason, summary, changes, lastTests }, facts) {
    const lines = [summary];
    if (changes.length > 0)
        lines.push('Changes:', ...changes.map(({ path, description }) => `- ${path}: ${(0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .om)(description)}`));
    if (outcome === 'unverified')
        lines.push(...unverifiedLines(lastTests, facts));
    else if (stopReason === 'cancelled')
        lines.push('Tests: stopped with the run');
    else if (lastTests !== null)
        lines.push(...testLines(lastTests));
    return (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Bv)(`${lines.join('\n')}\n`);
}
function testLines({ ok, output }) {
    const [firstLine = ''] = output.trim().split('\n', 1);
    const reason = ok ? 'All tests passed.' : firstLine || 'Tests failed.';
    const line = `Tests: ${ok ? 'PASSED' : 'FAILED'} - ${reason}`;
    return firstLine === '' ? [line] : [line, `Output snippet: ${firstLine.slice(0, SNIPPET_CHARS)}`];
}
function unverifiedLines(lastTests, { patchPath }) {
    const why = lastTests === null ? 'no tests were run' : 'the tests were green before it as well';
    return [
        `Tests: UNVERIFIED - nothing proves this patch: ${why}.`,
        patchPath === null ? 'Not applied.' : `Not applied. To take it: git apply ${shellWord(patchPath)}`,
    ];
}
const shellWord = (path) => /^[\w./@+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
function runJson(result, facts) {
    const { outcome, stopReason, summary, changes, state, lastTests, patch } = result;
    const json = {
        outcome,
        stop_reason: stopReason,
        run_id: facts.runId,
        summary,
        changes,
        tests: lastTests && { ok: lastTests.ok, verdict: lastTests.verdict, exit_code: lastTests.exit_code },
        iterations: state.turns,
        test_runs: state.testRuns,
        reflections: state.reflections,
        usage: { ...state.usage, total_tokens: (0,_agent_summary_js__WEBPACK_IMPORTED_MODULE_1__  .RP)(state.usage) },
        trace: facts.tracePath,
        patch: facts.patchPath,
        patch_sha256: patch.sha256,
        applied: facts.isApplied,
    };
    return `${JSON.stringify(json, null, 2)}\n`;
}


  }),

  19455:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (  runCommand)
});

var external_node_path_ = __webpack_require__(76760);
var no_model = __webpack_require__(57739);
var provider = __webpack_require__(30445);
var load_everything = __webpack_require__(82572);
var tier = __webpack_require__(36637);
var program_folder = __webpack_require__(39191);
var solve = __webpack_require__(29118);
var abort_signal = __webpack_require__(23972);
var model_flags = __webpack_require__(62142);
var schemas = __webpack_require__(53339);
var flags = __webpack_require__(37298);
var settings_flags = __webpack_require__(48262);
; 





const OptionsSchema = schemas .Ikc({
    repo: (0,flags .Jt)(flags .Bq.default('.'), { value: 'DIR', help: 'the repository' }),
    goal: (0,flags .Jt)(flags .Bq.optional(), {
        value: 'TEXT',
        help: 'what to do (default: make the failing tests pass)',
    }),
    test: (0,flags .Jt)(flags .Bq.optional(), {
        value: 'COMMAND',
        help: 'the test command (default: found in the manifest: package.json, pyproject.toml, go.mod …)',
    }),
    trace: (0,flags .Jt)(flags .Bq.default('runs/trace.jsonl'), { value: 'FILE', help: 'where the trace goes, appended' }),
    patch: (0,flags .Jt)(flags .Bq.optional(), { value: 'FILE', help: 'write the diff there, whatever the outcome' }),
    json: (0,flags .Jt)(schemas .zMY().default(false), { help: 'print the result as JSON' }),
    ...model_flags .Wt,
    ...settings_flags .aw,
    sandbox: (0,flags .Jt)(schemas .k5n(tier .f).default('auto'), {
        heading: 'Where it works (on a copy; the patch is applied only when it is fixed):',
        value: 'MODE',
        help: 'keep the tests apart: auto, by the strongest means this machine has | required, or not at all | off',
    }),
    'test-network': (0,flags .Jt)(schemas .k5n(tier .nh).default('host'), {
        value: 'N',
        help: 'host | none: a loopback of their own, nothing else',
    }),
    'in-place': (0,flags .Jt)(schemas .zMY().default(false), {
        help: '(or --no-sandbox) work in place, the tests as any other program of yours',
    }),
    'keep-sandbox': (0,flags .Jt)(schemas .zMY().default(false), { help: 'keep the copy' }),
    'sandbox-dir': (0,flags .Jt)(flags .Bq.optional(), { value: 'DIR', help: 'where to make the copy' }),
});
const RUN = {
    name: 'agent-fix run',
    about: 'drives a model to a patch that your tests prove, on a copy of the repository.',
    flags: OptionsSchema,
    notes: `${model_flags .mG}
Exit codes: 0 fixed, or nothing to fix; 1 any other outcome; 2 wrong usage; 130 stopped by Ctrl-C.`,
};
function parseRunOptions(args) {
    const parsed = (0,flags .bQ)(RUN, withModes(args));
    if (parsed.kind === 'help')
        return parsed;
    const { 'in-place': inPlace, 'keep-sandbox': keeps, 'sandbox-dir': folder } = parsed.flags;
    if (inPlace && (keeps || folder !== undefined)) {
        throw new Error('--no-sandbox makes no copy: leave out --keep-sandbox and --sandbox-dir');
    }
    return parsed;
}
function withModes(args) {
    const modes = tier .f;
    return args.flatMap((arg, at) => {
        if (arg === '--no-sandbox')
            return ['--in-place', '--sandbox=off'];
        return arg === '--sandbox' && !modes.includes(args[at + 1] ?? '') ? ['--sandbox=auto'] : [arg];
    });
}

var run_report = __webpack_require__(36419);
var external_node_fs_ = __webpack_require__(73024);
var checkout_backup = __webpack_require__(47948);
var leftovers = __webpack_require__(84217);
var open_sandbox = __webpack_require__(84770);
var workspace_repository = __webpack_require__(68442);
var working_copy = __webpack_require__(86102);
; 








async function stageRun(options, io) {
    const folder = (0,external_node_path_.resolve)(options.repo);
    const [{ root, prefix, commit }, uncommitted] = await Promise.all([
        (0,workspace_repository .BN)(folder),
        (0,workspace_repository .pu)(folder),
    ]);
    if (uncommitted.length > 0) {
        const shown = uncommitted.slice(0, 5).join(', ');
        throw new Error(`--repo ${options.repo}: uncommitted changes in ${shown}${uncommitted.length > 5 ? ', …' : ''}. ` +
            'agent-fix works from the commit: commit or stash them first.');
    }
    const place = { repository: root, folder: prefix || '.', commit };
    if (options['in-place'])
        return stageInPlace(place, options);
    const isCopied = options['keep-sandbox'] || options['sandbox-dir'] !== undefined;
    if (isCopied)
        return stageOnCopy(place, { options, io, known: null });
    const sandbox = await openSandboxFor(place.repository, options);
    return sandbox.cell === null
        ? stageOnCopy(place, { options, io, known: sandbox })
        : stageOnLayer(place, sandbox);
}
function openSandboxFor(checkout, options) {
    const { sandbox: mode, 'test-network': network } = options;
    return (0,open_sandbox .l)({ mode, network, checkout, environment: process.env, program: (0,program_folder .b)() });
}
function stageOnLayer(place, sandbox) {
    (0,leftovers .eZ)();
    return {
        ...place,
        checkout: place.repository,
        sandbox,
        renew: null,
        note: 'on a copy',
        apply: ({ diff }) => (0,workspace_repository .X6)(place.repository, diff),
        keep: async () => { },
        [Symbol.asyncDispose]: async () => { },
    };
}
async function stageOnCopy(place, { options, io, known }) {
    const { repository, commit } = place;
    const destination = options['sandbox-dir'] === undefined ? null : (0,external_node_path_.resolve)(options['sandbox-dir']);
    const isKept = options['keep-sandbox'];
    const copy = await (0,working_copy .G)({ repository, commit, destination, isKept }, io);
    try {
        const sandbox = known ?? (await openSandboxFor(copy.root, options));
        return {
            ...place,
            checkout: copy.root,
            sandbox,
            renew: () => (0,checkout_backup .I)(repository, copy.root),
            note: isKept ? `on a copy, kept at ${copy.root}` : 'on a copy',
            apply: ({ diff }) => (0,workspace_repository .X6)(repository, diff),
            keep: async (patch) => {
                if (isKept)
                    await bringBack(copy.root, patch);
            },
            [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose](),
        };
    }
    catch (error) {
        await copy[Symbol.asyncDispose]();
        throw error;
    }
}
async function bringBack(checkout, patch) {
    const isThere = ({ path, content }) => {
        const file = (0,external_node_path_.join)(checkout, path);
        return (0,external_node_fs_.existsSync)(file) && (0,external_node_fs_.readFileSync)(file).equals(content);
    };
    if (!patch.files.every(isThere))
        await (0,workspace_repository .X6)(checkout, patch.diff);
}
async function stageInPlace(place, options) {
    return {
        ...place,
        checkout: place.repository,
        sandbox: await openSandboxFor(place.repository, options),
        renew: null,
        note: `in place, at ${(0,external_node_path_.join)(place.repository, place.folder)}`,
        apply: async () => { },
        keep: (patch) => bringBack(place.repository, patch),
        [Symbol.asyncDispose]: async () => { },
    };
}

var write_patch = __webpack_require__(45309);
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














const DEFAULT_GOAL = 'Make the failing tests pass with the smallest correct change.';
async function runCommand(args, io) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const parsed = parseRunOptions(args);
        if (parsed.kind === 'help') {
            io.stdout(parsed.usage);
            return 0;
        }
        const options = parsed.flags;
        const solver = (0,model_flags .h9)(options);
        const { llm, key } = solver === 'builtin' ? { llm: no_model .i, key: '' } : (0,model_flags .DM)(options);
        const interruption = (0,abort_signal .A)(io);
        const { signal } = interruption;
        const stage = __addDisposableResource(env_1, await stageRun(options, io), true);
        if (stage.sandbox.cell === null)
            await (0,load_everything .W)((0,program_folder .b)());
        const task = await taskOf(options, stage);
        const settings = { ...(0,settings_flags .f5)(options), solver };
        io.stderr(`[setup] ${(0,run_report .Z_)(task.testCommand)} · ${stage.note}\n`);
        if (task.testCommand !== null)
            io.stderr(`[sandbox] ${(0,tier .hT)(stage.sandbox.report)}\n`);
        const solving = (0,solve .k)({
            task,
            settings,
            llm,
            repository: stage.repository,
            checkout: stage.checkout,
            sandbox: task.testCommand === null ? null : stage.sandbox,
            renew: stage.renew,
            tracePath: (0,external_node_path_.resolve)(options.trace),
            secrets: (0,provider .$f)(key) ? [key] : [],
            testEnv: [],
            environment: process.env,
            firstTestMs: (0,settings_flags .L7)(settings),
            signal,
            onEvent: (event) => tell(event, signal, io),
        });
        return interruption.exitCode(await finish(await solving, { options, stage, io }));
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
function tell(event, signal, io) {
    const isStopped = event.kind === 'tests' && event.payload.verdict === 'timeout' && signal.aborted;
    if (isStopped)
        io.stderr('[tests] stopped with the run\n');
    else
        (0,run_report .z0)(event, io);
}
async function taskOf(options, stage) {
    return {
        goal: options.goal ?? DEFAULT_GOAL,
        evidence: [],
        testCommand: options['test-policy'] === 'never' ? null : await testCommandOf(options, stage),
        baseCommit: stage.commit,
        trigger: { kind: 'terminal' },
        mustBeRedAtBase: options.goal === undefined,
    };
}
async function testCommandOf(options, stage) {
    const given = options.test;
    if (given !== undefined) {
        return { run: given, shell: null, workingDirectory: stage.folder, env: {}, source: '--test' };
    }
    const { findManifestTest } = await __webpack_require__.e(  817).then(__webpack_require__.bind(__webpack_require__, 92817));
    return findManifestTest(stage);
}
async function finish(solved, { options, stage, io }) {
    const { result, setup } = solved;
    const { outcome, patch } = result;
    const { runId } = setup;
    const tracePath = (0,external_node_path_.resolve)(options.trace);
    const patchPath = keepPatch(solved, options);
    const isApplied = outcome === 'fixed';
    io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
    if (patchPath !== null)
        io.stderr(`[patch] ${patchPath}\n`);
    await stage.keep(patch);
    if (isApplied && !options['in-place']) {
        await stage.apply(patch);
        io.stderr(`[applied] ${patch.files.map(({ path }) => path).join(', ')}\n`);
    }
    const facts = { runId, tracePath, patchPath, isApplied };
    io.stdout(options.json ? (0,run_report .MP)(result, facts) : (0,run_report .qi)(result, facts));
    return (0,run_report .FO)(result);
}
function keepPatch({ setup, result }, options) {
    const { outcome, patch } = result;
    const isLost = outcome !== 'fixed' && patch.files.length > 0;
    const path = options.patch ?? (isLost ? (0,write_patch .S)(options.trace, setup.runId) : null);
    return path === null ? null : (0,write_patch .C)(path, patch);
}


  }),

  48262:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    L7: () => (  firstTestMs),
    aw: () => (  SETTINGS_FLAGS),
    f5: () => (  settingsOf)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
  var _agent_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71443);
  var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37298);



const { limits, confirmRuns, testPolicy, testFocus, maxCandidates } = _agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .a$;
const SETTINGS_FLAGS = {
    solver: (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Jt)(_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .HZ.optional(), {
        heading: 'Who proposes changes, and within which bounds:',
        value: 'S',
        help: 'model | builtin (search, no model) | builtin-then-model (default: model with a key or an endpoint on this machine, else builtin)',
    }),
    'max-candidates': (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .rD)(1).optional(), {
        value: 'N',
        help: `edits that the built-in solver tries (default: ${maxCandidates})`,
    }),
    'test-policy': (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Jt)(_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .w3.optional(), {
        value: 'P',
        help: `when tests run: ${_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .w3.options.join(' | ')} (default: ${testPolicy})`,
    }),
    'test-focus': (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Jt)(_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .WY.optional(), {
        value: 'F',
        help: `auto: judge changes by the failing tests first | off (default: ${testFocus})`,
    }),
    'test-report': (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Bq.optional(), {
        value: 'GLOB',
        help: 'JUnit XML files that the tests write (default: their output is read)',
    }),
    'max-iters': (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .rD)(1).optional(), {
        value: 'N',
        help: `model turns (default: ${limits.maxIterations})`,
        aliases: ['max-iterations'],
    }),
    'max-test-runs': (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .rD)(1).optional(), {
        value: 'N',
        help: `runs of the test command (default: ${limits.maxTestRuns})`,
    }),
    'max-reflections': (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .rD)(0).optional(), {
        value: 'N',
        help: `reflections; 0 switches them off (default: ${limits.maxReflections})`,
    }),
    'max-tokens': (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .rD)(1).optional(), {
        value: 'N',
        help: `tokens in and out (default: ${limits.maxTotalTokens})`,
        aliases: ['max-total-tokens'],
    }),
    timeout: (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_1__  .vj.optional(), {
        value: 'MINUTES',
        help: `wall time of the run (default: ${limits.timeoutMs / 60_000})`,
        aliases: ['timeout-minutes'],
    }),
    'test-timeout': (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_1__  .vj.optional(), {
        value: 'SECONDS',
        help: 'one run of the tests (default: a third of the time before any change, then 5 × that run)',
        aliases: ['test-timeout-seconds'],
    }),
    'confirm-runs': (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .rD)(1).optional(), {
        value: 'N',
        help: `how often a green result must repeat (default: ${confirmRuns})`,
    }),
    'allow-paths': (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_2__  .YOg(_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Bq).optional(), {
        value: 'GLOB',
        help: 'protected paths that may be written after all; give it once a glob',
    }),
    'allow-test-edits': (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_2__  .zMY().default(false), { help: 'let the model write test files' }),
};
const SettingsFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc(SETTINGS_FLAGS);
function settingsOf(flags, base = _agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .a$) {
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


  }),

  86102:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G: () => (  openCopy)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16507);
  var _oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84217);



const QUIET_MS = 1000;
async function openCopy(options, io) {
    for (const folder of (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_2__  .eZ)().filter((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(each).startsWith(_oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_1__  .z)))
        io.stderr(`[setup] removed ${folder}, left by a run that was killed\n`);
    const notice = setTimeout(() => io.stderr('[setup] copying the repository, untracked files too …\n'), QUIET_MS);
    try {
        const copy = await (0,_oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_1__  .s)(options);
        if (options.isKept === true)
            return { root: copy.root, [Symbol.asyncDispose]: async () => { } };
        const lease = (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_2__  .HF)(copy.root);
        return {
            root: copy.root,
            [Symbol.asyncDispose]: async () => {
                await copy[Symbol.asyncDispose]();
                lease[Symbol.dispose]();
            },
        };
    }
    finally {
        clearTimeout(notice);
    }
}


  }),

  45309:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C: () => (  writePatch),
    S: () => (  besideTrace)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function writePatch(path, { diff }) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(whole), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(whole, diff);
    return whole;
}
const besideTrace = (trace, runId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(trace), `${runId}.patch`);


  })

};
