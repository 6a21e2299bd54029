export const id = 973;
export const ids = [973];
export const modules = {

/***/ 19559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sM: () => (/* binding */ PAYLOADS),
/* harmony export */   yJ: () => (/* binding */ NO_USAGE)
/* harmony export */ });
/* unused harmony exports UsageSchema, ObservationSchema, TestPhaseSchema, TestVerdictSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);


// The payloads of the trace, as they stand on disk (snake_case). History holds the same objects: there is
// one record of a run, and the trace is that record plus what the model never sees.
const turn = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0);
const UsageSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0),
    /** The part of input_tokens that the endpoint served from its cache. */
    cached_input_tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0),
});
const NO_USAGE = { input_tokens: 0, cached_input_tokens: 0, output_tokens: 0 };
const ObservationSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    /** What the model reads. */
    output: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** For the driver and the record: counts, paths, `tree` after a write, `denied` (the rule) after a refusal. */
    meta: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _json_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSchema */ .M),
});
/** What a request added to the conversation; the whole is rebuilt from all of a run's parts and checked against sha256. */
const RequestSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    t: turn,
    /** The body before its items; only where it differs from the request before. */
    head: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** The items this request added, as JSON values (or references to earlier events, on disk). */
    appended: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSchema */ .M),
    /** The body after its items; only where it differs from the request before. */
    tail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().exactOptional(),
    sha256: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    bytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
});
const TestPhaseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['baseline', 'write', 'final', 'confirm']);
/** Only `green` is a pass. A command that could not start and one that ran too long are told apart from red. */
const TestVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['green', 'red', 'timeout', 'not_found']);
const PAYLOADS = {
    run_start: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        run_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        goal: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        task: _json_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSchema */ .M,
        settings: _json_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSchema */ .M,
        llm: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
            api: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
            model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
            endpoint: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
            reasoning_effort: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().exactOptional(),
        }),
        files: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    }),
    llm_request: RequestSchema,
    reflection_request: RequestSchema.extend({ reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    llm_attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        t: turn,
        status: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nullable(),
        error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
        /** How long the client waits before it tries again; null: it does not. */
        wait_ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    }),
    llm_action: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ t: turn, raw: _json_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSchema */ .M, action: _json_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSchema */ .M, usage: UsageSchema }),
    llm_parse_error: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        t: turn,
        expects: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['action', 'reflection']),
        error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        raw: _json_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSchema */ .M,
        usage: UsageSchema,
    }),
    llm_error: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        t: turn,
        reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        status: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nullable(),
        message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    }),
    llm_trailing_text: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ t: turn, trailing: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    tool_result: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ t: turn, tool: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), args: _json_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSchema */ .M, obs: ObservationSchema }),
    policy_denied: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ t: turn, path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), rule: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        t: turn,
        phase: TestPhaseSchema,
        ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
        verdict: TestVerdictSchema,
        exit_code: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nullable(),
        /** Head and tail of what the command printed; an honest cut says so. */
        output: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        duration_ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        /** What failed, without what changes from run to run; empty when green. */
        signature: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    }),
    reflection: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        t: turn,
        raw: _json_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSchema */ .M,
        reflection: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
            notes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
            next_focus: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
            risks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullable(),
        }),
        /** What it answered, so that the same trouble is not reflected on twice. */
        trigger: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        usage: UsageSchema,
    }),
    driver_note: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ t: turn, reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), note: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    final: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        final: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
            type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('final'),
            status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['done', 'cannot_fix']),
            summary: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
            changes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
        }),
    }),
    outcome: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        outcome: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        stop_reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        patch_sha256: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        patch_bytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
        files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    }),
    run_end: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ run_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), summary: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), state: _json_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSchema */ .M }),
};


/***/ }),

/***/ 57460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ JsonSchema),
/* harmony export */   O: () => (/* binding */ isJsonObject)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const JsonSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq9();
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 23972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ abortedBySignals)
/* harmony export */ });
/** Aborts at the first Ctrl-C (SIGINT) or SIGTERM, so that what was begun is closed; the second one ends the process. */
function abortedBySignals() {
    const controller = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => controller.abort());
    return controller.signal;
}


/***/ }),

/***/ 6191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ checkFlags)
/* harmony export */ });
/** Checks parsed flags. Throws an Error naming each wrong flag, what it was given, and what it takes. */
function checkFlags(schema, values) {
    const parsed = schema.safeParse(values);
    if (parsed.success)
        return parsed.data;
    const problems = parsed.error.issues.map(({ path, message }) => {
        const flag = String(path[0]);
        return `--${flag} ${JSON.stringify(Reflect.get(values, flag))}: ${message}`;
    });
    throw new Error(problems.join('\n'));
}


/***/ }),

/***/ 37060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ describeTests)
/* harmony export */ });
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31783);

/** The test command and where it was found, in one line. */
function describeTests(command) {
    return command === null ? 'no tests' : (0,_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(`tests: ${command.run} (${command.source})`);
}


/***/ }),

/***/ 62142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ modelOf)
/* harmony export */ });
/* harmony import */ var _llm_create_llm_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22142);
/* harmony import */ var _llm_provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30445);


/** The model that the flags and the environment name, and its key, to be kept out of everything. */
function modelOf(flags) {
    const given = (name) => {
        const value = flags[name];
        return value === undefined ? null : { name: `--${name}`, value };
    };
    const access = (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveProvider */ .Kd)({
        provider: flags['llm-provider'],
        key: null,
        baseUrl: given('base-url'),
        model: given('model'),
        api: flags.api ?? null,
        env: process.env,
    });
    return { llm: (0,_llm_create_llm_js__WEBPACK_IMPORTED_MODULE_0__/* .createLLM */ .W)({ ...access, reasoningEffort: null }), key: access.key };
}


/***/ }),

/***/ 36419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   MP: () => (/* binding */ runJson),
/* harmony export */   qi: () => (/* binding */ runReport)
/* harmony export */ });
/* harmony import */ var _agent_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82212);
/* harmony import */ var _trace_page_visible_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39866);


const SNIPPET_CHARS = 200;
const WELL = new Set(['fixed', 'not_reproduced']);
/** 0 only when the tests prove a fix, or prove that there is nothing to fix. */
const exitCodeOf = ({ outcome }) => (WELL.has(outcome) ? 0 : 1);
/** The result as the Python original prints it: summary, `Changes:`, `Tests:`, `Output snippet:`. */
function runReport({ summary, changes, lastTests }) {
    const lines = [summary];
    if (changes.length > 0)
        lines.push('Changes:', ...changes.map(({ path, description }) => `- ${path}: ${oneLine(description)}`));
    if (lastTests !== null) {
        const [firstLine = ''] = lastTests.output.trim().split('\n', 1);
        const reason = lastTests.ok ? 'All tests passed.' : firstLine || 'Tests failed.';
        lines.push(`Tests: ${lastTests.ok ? 'PASSED' : 'FAILED'} - ${reason}`);
        if (firstLine !== '')
            lines.push(`Output snippet: ${firstLine.slice(0, SNIPPET_CHARS)}`);
    }
    return (0,_trace_page_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleText */ .Q6)((0,_trace_page_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutAnsi */ .uo)(`${lines.join('\n')}\n`));
}
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
/** The result for programs: `--json`. */
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
        usage: { ...state.usage, total_tokens: (0,_agent_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .totalTokens */ .RP)(state.usage) },
        trace: facts.tracePath,
        patch: facts.patchPath,
        patch_sha256: patch.sha256,
        applied: facts.isApplied,
    };
    return `${JSON.stringify(json, null, 2)}\n`;
}


/***/ }),

/***/ 19455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/llm/api-key.js
var api_key = __webpack_require__(28632);
// EXTERNAL MODULE: ./build/js/llm/endpoint.js
var endpoint = __webpack_require__(7065);
// EXTERNAL MODULE: ./build/js/progress.js
var progress = __webpack_require__(31783);
// EXTERNAL MODULE: ./build/js/solve.js
var solve = __webpack_require__(35325);
// EXTERNAL MODULE: ./build/js/commands/abort-signal.js
var abort_signal = __webpack_require__(23972);
// EXTERNAL MODULE: ./build/js/commands/describe-tests.js
var describe_tests = __webpack_require__(37060);
// EXTERNAL MODULE: ./build/js/commands/model-flags.js
var model_flags = __webpack_require__(62142);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/agent/settings.js
var settings = __webpack_require__(71443);
// EXTERNAL MODULE: ./build/js/llm/provider.js
var provider = __webpack_require__(30445);
// EXTERNAL MODULE: ./build/js/commands/check-flags.js
var check_flags = __webpack_require__(6191);
;// CONCATENATED MODULE: ./build/js/commands/run-options.js





const RUN_USAGE = `agent-fix run: drives a model to a patch that your tests prove, on a copy of the repository.

  --repo DIR            the repository (default: .)
  --goal TEXT           what to do (default: make the failing tests pass)
  --test COMMAND        the test command (default: found in the manifest: package.json, pyproject.toml, go.mod …)
  --test-policy P       on_write (default) | on_final | never
  --max-iters N         model turns (default: ${settings/* DEFAULT_SETTINGS */.a$.limits.maxIterations})
  --trace FILE          where the trace goes, appended (default: runs/trace.jsonl)
  --patch FILE          write the diff there, whatever the outcome
  --json                print the result as JSON

  --llm-provider P      openai (default) | together
  --model NAME          the model
  --base-url URL        the endpoint
  --api A               responses | chat-completions

  --sandbox             work on a copy; apply the patch only when it is fixed (default)
  --no-sandbox          work in place
  --keep-sandbox        keep the copy
  --sandbox-dir DIR     where to make the copy

Keys, and defaults, come from OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL, TOGETHER_API_KEY, TOGETHER_MODEL and
TOGETHER_BASE_URL. Exit codes: 0 fixed, or nothing to fix; 1 any other outcome; 2 wrong usage.
`;
const FLAGS = {
    repo: { type: 'string', default: '.' },
    goal: { type: 'string' },
    test: { type: 'string' },
    'test-policy': { type: 'string', default: settings/* DEFAULT_SETTINGS */.a$.testPolicy },
    'max-iters': { type: 'string', default: String(settings/* DEFAULT_SETTINGS */.a$.limits.maxIterations) },
    trace: { type: 'string', default: 'runs/trace.jsonl' },
    patch: { type: 'string' },
    json: { type: 'boolean', default: false },
    'llm-provider': { type: 'string', default: 'openai' },
    model: { type: 'string' },
    'base-url': { type: 'string' },
    api: { type: 'string' },
    sandbox: { type: 'boolean', default: true },
    'keep-sandbox': { type: 'boolean', default: false },
    'sandbox-dir': { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
};
const run_options_text = schemas/* string */.YjP().refine((value) => value.trim() !== '', 'must not be empty');
const OptionsSchema = schemas/* object */.Ikc({
    repo: run_options_text,
    goal: run_options_text.optional(),
    test: run_options_text.optional(),
    'test-policy': settings/* TestPolicySchema */.w3,
    'max-iters': schemas/* string */.YjP()
        .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1')
        .transform(Number),
    trace: run_options_text,
    patch: run_options_text.optional(),
    json: schemas/* boolean */.zMY(),
    'llm-provider': schemas/* enum */.k5n(provider/* PROVIDER_NAMES */.xd),
    model: run_options_text.optional(),
    'base-url': run_options_text.optional(),
    api: schemas/* enum */.k5n(provider/* APIS */.yc).optional(),
    sandbox: schemas/* boolean */.zMY(),
    'keep-sandbox': schemas/* boolean */.zMY(),
    'sandbox-dir': run_options_text.optional(),
    help: schemas/* boolean */.zMY(),
});
/** Throws an Error naming the flag, what it was given, and what it takes. */
function parseRunOptions(args) {
    const { values } = (0,external_node_util_.parseArgs)({ args: [...args], options: FLAGS, allowNegative: true, strict: true });
    const options = (0,check_flags/* checkFlags */.K)(OptionsSchema, values);
    if (!options.sandbox && (options['keep-sandbox'] || options['sandbox-dir'] !== undefined)) {
        throw new Error('--no-sandbox makes no copy: leave out --keep-sandbox and --sandbox-dir');
    }
    return options;
}
function settingsOf(options) {
    const limits = { ...settings/* DEFAULT_SETTINGS */.a$.limits, maxIterations: options['max-iters'] };
    return { ...settings/* DEFAULT_SETTINGS */.a$, testPolicy: options['test-policy'], limits };
}

// EXTERNAL MODULE: ./build/js/commands/run-report.js
var run_report = __webpack_require__(36419);
// EXTERNAL MODULE: ./build/js/workspace/checkout-copy.js + 1 modules
var checkout_copy = __webpack_require__(29797);
// EXTERNAL MODULE: ./build/js/workspace/repository.js
var repository = __webpack_require__(68442);
;// CONCATENATED MODULE: ./build/js/commands/stage.js



/** Throws an Error naming what to mend: no repository, no commit, changes that are not committed. */
async function stageRun(options) {
    const folder = (0,external_node_path_.resolve)(options.repo);
    const [{ root, prefix, commit }, uncommitted] = await Promise.all([
        (0,repository/* resolveRepository */.BN)(folder),
        (0,repository/* listUncommittedChanges */.pu)(folder),
    ]);
    if (uncommitted.length > 0) {
        const shown = uncommitted.slice(0, 5).join(', ');
        throw new Error(`--repo ${options.repo}: uncommitted changes in ${shown}${uncommitted.length > 5 ? ', …' : ''}. ` +
            'agent-fix works from the commit: commit or stash them first.');
    }
    const place = { repository: root, folder: prefix || '.', commit };
    return options.sandbox ? stageOnCopy(place, options) : stageInPlace(place);
}
async function stageOnCopy(place, options) {
    const destination = options['sandbox-dir'] === undefined ? null : (0,external_node_path_.resolve)(options['sandbox-dir']);
    const copy = await (0,checkout_copy/* copyCheckout */.s)({ repository: place.repository, commit: place.commit, destination });
    const isKept = options['keep-sandbox'];
    return {
        ...place,
        checkout: copy.root,
        note: isKept ? `on a copy, kept at ${copy.root}` : 'on a copy',
        apply: ({ diff }) => (0,repository/* applyPatch */.X6)(place.repository, diff),
        [Symbol.asyncDispose]: async () => (isKept ? undefined : copy[Symbol.asyncDispose]()),
    };
}
/** The tests have already been run on the patched files; there is nothing left to apply. */
function stageInPlace(place) {
    return {
        ...place,
        checkout: place.repository,
        note: `in place, at ${(0,external_node_path_.join)(place.repository, place.folder)}`,
        apply: async () => { },
        [Symbol.asyncDispose]: async () => { },
    };
}

// EXTERNAL MODULE: ./build/js/commands/write-patch.js
var write_patch = __webpack_require__(45309);
;// CONCATENATED MODULE: ./build/js/commands/run.js
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
/** `agent-fix run`. Exit code 0 only when the tests prove a fix, or prove that there is nothing to fix. */
async function runCommand(args, io) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const options = parseRunOptions(args);
        if (options.help) {
            io.stdout(RUN_USAGE);
            return 0;
        }
        const { llm, key } = (0,model_flags/* modelOf */.D)(options);
        // The client loads while git answers and the tests run for the first time.
        void (0,endpoint/* preload */.u)();
        const signal = (0,abort_signal/* abortedBySignals */.A)();
        const stage = __addDisposableResource(env_1, await stageRun(options), true);
        const task = await taskOf(options, stage);
        io.stderr(`[setup] ${(0,describe_tests/* describeTests */.Z)(task.testCommand)} · ${stage.note}\n`);
        const solving = (0,solve/* solve */.k)({
            task,
            settings: settingsOf(options),
            llm,
            repository: stage.repository,
            checkout: stage.checkout,
            tracePath: (0,external_node_path_.resolve)(options.trace),
            secrets: (0,api_key/* isSecret */.$f)(key) ? [key] : [],
            testEnv: [],
            environment: process.env,
            signal,
            onEvent: (event) => (0,progress/* printProgress */.z0)(event, io),
        });
        return finish(await solving, { options, stage, io });
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
async function taskOf(options, stage) {
    return {
        goal: options.goal ?? DEFAULT_GOAL,
        evidence: [],
        testCommand: options['test-policy'] === 'never' ? null : await testCommandOf(options, stage),
        baseCommit: stage.commit,
        trigger: { kind: 'terminal' },
        // Without a goal of its own, a run is about failing tests.
        mustBeRedAtBase: options.goal === undefined,
    };
}
async function testCommandOf(options, stage) {
    const given = options.test;
    if (given !== undefined) {
        return { run: given, shell: null, workingDirectory: stage.folder, env: {}, source: '--test' };
    }
    const { findManifestTest } = await __webpack_require__.e(/* import() */ 817).then(__webpack_require__.bind(__webpack_require__, 92817));
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
    // In place, the tests have already run on the patched files.
    if (isApplied && options.sandbox) {
        await stage.apply(patch);
        io.stderr(`[applied] ${patch.files.map(({ path }) => path).join(', ')}\n`);
    }
    io.stdout(options.json ? (0,run_report/* runJson */.MP)(result, { runId, tracePath, patchPath, isApplied }) : (0,run_report/* runReport */.qi)(result));
    return (0,run_report/* exitCodeOf */.FO)(result);
}
/** Work is never thrown away: a patch that is not applied is kept beside the trace. `--patch` gets the diff in any case. */
function keepPatch({ setup, result }, options) {
    const { outcome, patch } = result;
    const isLost = outcome !== 'fixed' && patch.files.length > 0;
    const path = options.patch ?? (isLost ? besideTrace(options, setup.runId) : null);
    return path === null ? null : (0,write_patch/* writePatch */.C)(path, patch);
}
const besideTrace = ({ trace }, runId) => (0,external_node_path_.join)((0,external_node_path_.dirname)(trace), `${runId}.patch`);


/***/ }),

/***/ 45309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ writePatch)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Writes the diff, and the folders above it. Gives the whole path. */
function writePatch(path, { diff }) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(whole), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(whole, diff);
    return whole;
}


/***/ }),

/***/ 35325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ solve)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _agent_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98589);
/* harmony import */ var _agent_driver_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95110);
/* harmony import */ var _agent_redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40501);
/* harmony import */ var _trace_writer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65514);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24306);
/* harmony import */ var _workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54158);
/* harmony import */ var _workspace_test_oracle_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76249);
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








/** Puts one run together and drives it to its end. What it acquires it gives back, whatever happens. */
async function solve(request) {
    const { task, settings, llm, checkout, signal } = request;
    const runId = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(5).toString('hex');
    const trace = (0,_trace_writer_js__WEBPACK_IMPORTED_MODULE_4__/* .openTrace */ .y)({ path: request.tracePath, runId, now: Date.now });
    const events = [];
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { repository, testEnv, environment } = request;
            const workspace = __addDisposableResource(env_1, await (0,_workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .openWorkspace */ .O)({ repository, commit: task.baseCommit, settings }), true);
            const oracle = (0,_workspace_test_oracle_js__WEBPACK_IMPORTED_MODULE_6__/* .createTestOracle */ .X)({ workspace, checkout, command: task.testCommand, testEnv, environment });
            const emit = (event) => {
                trace.emit(event);
                events.push(event);
                request.onEvent(event);
            };
            const clock = () => performance.now();
            const redact = (0,_agent_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .createRedact */ .ay)(request.secrets);
            // The command runs as it was given; everything that is shown of the task is redacted.
            const shown = (0,_agent_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .taskFromTrace */ .fp)((0,_agent_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactJson */ .Kp)((0,_agent_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .taskToTrace */ .Wp)(task), redact));
            const ports = { llm, workspace, oracle, emit, clock, redact, signal };
            const setup = { runId, version: _version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x, task: shown, settings };
            const result = await (0,_agent_driver_js__WEBPACK_IMPORTED_MODULE_2__/* .drive */ .r)(setup, ports);
            return { setup, result, events, traceSha256: trace.sha256() };
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
    finally {
        trace.close();
    }
}


/***/ }),

/***/ 54021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ sha256Of),
/* harmony export */   Bq: () => (/* binding */ CHAIN_START),
/* harmony export */   Cd: () => (/* binding */ sealLine),
/* harmony export */   N0: () => (/* binding */ unsealLine),
/* harmony export */   qv: () => (/* binding */ chainHash)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** What stands for "the line before" at a run's first line. */
const CHAIN_START = '0'.repeat(64);
const sha256Of = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
/** The hash of a line, given without its hash member, that follows the line whose hash is `previous`. */
const chainHash = (previous, content) => sha256Of(`${previous}\n${content}`);
/** Puts the hash into a line as its last member. */
const sealLine = (content, hash) => `${content.slice(0, -1)},"hash":"${hash}"}`;
const SEALED = /^(.*),"hash":"([0-9a-f]{64})"\}$/s;
/** A line's text without its hash member, and that hash; null when the line does not end in one. */
function unsealLine(line) {
    const [, start, hash] = SEALED.exec(line) ?? [];
    return start === undefined || hash === undefined ? null : { content: `${start}}`, hash };
}


/***/ }),

/***/ 21227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ys: () => (/* binding */ COMPACTED_MEMBER),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   u0: () => (/* binding */ sourcesOf)
/* harmony export */ });
/* harmony import */ var _agent_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8532);
/* harmony import */ var _text_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42736);



/**
 * The one member of a payload that may hold references. Nothing may refer into it, so that one step always
 * resolves a reference.
 */
const COMPACTED_MEMBER = new Map([
    ['llm_request', 'appended'],
    ['reflection_request', 'appended'],
    ['llm_action', 'action'],
    ['tool_result', 'args'],
]);
/** Requests repeat what others said first, so nobody refers to them. */
const NO_SOURCE = new Set([
    'llm_request',
    'reflection_request',
    'llm_attempt',
]);
/** Levels of a value that are looked at for references, on both sides; markers stand no deeper. */
const MAX_DEPTH = 32;
/** Both APIs hold the items that come back in the next request at most so deep in `raw`. */
const MAX_VALUE_DEPTH = 5;
/** Lists the strings of an event, the strings in JSON that its strings hold, and the objects and arrays of `raw`. */
function sourcesOf(seq, kind, payload) {
    const found = { seq, texts: [], values: [] };
    if (NO_SOURCE.has(kind))
        return found;
    for (const [key, value] of Object.entries(payload)) {
        if (key === COMPACTED_MEMBER.get(kind))
            continue;
        collectTexts(found, value, { at: (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .U)(key), depth: 1 });
        if (key === 'raw')
            collectValues(found, value, { at: (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .U)(key), depth: 1 });
    }
    return found;
}
function collectTexts(found, value, place) {
    if (typeof value === 'string')
        collectText(found, value, place);
    else if (place.depth < MAX_DEPTH) {
        for (const [key, member] of membersOf(value))
            collectTexts(found, member, stepInto(place, key));
    }
}
function collectText(found, text, { at, json, depth }) {
    if (text.length < _text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MIN_SHARED_CHARS */ .H)
        return;
    found.texts.push({ seq: found.seq, at, ...(json === undefined ? {} : { json }), text });
    const held = json === undefined && /^\s*[{[]/.test(text) ? parsed(text) : undefined;
    if (held !== undefined)
        collectTexts(found, held, { at, json: '', depth });
}
function collectValues(found, value, { at, depth }) {
    if (typeof value !== 'object' || value === null || depth > MAX_VALUE_DEPTH)
        return;
    const json = JSON.stringify(value);
    if (json.length < _text_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MIN_SHARED_CHARS */ .H)
        return;
    found.values.push({ seq: found.seq, at, json });
    for (const [key, member] of membersOf(value))
        collectValues(found, member, stepInto({ at, depth }, key));
}
const stepInto = ({ at, json, depth }, key) => json === undefined
    ? { at: at + (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .U)(key), depth: depth + 1 }
    : { at, json: json + (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .U)(key), depth: depth + 1 };
function membersOf(value) {
    if (Array.isArray(value))
        return value.entries();
    return (0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(value) ? Object.entries(value) : [];
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 21409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ EventWindow)
/* harmony export */ });
/** How far back a reference may reach: so many events of the run, and so many characters of their lines. */
const WINDOW_EVENTS = 64;
const WINDOW_CHARS = 8 * 1024 * 1024;
/**
 * A run's newest events, by seq. Writer and reader forget by the same rule, so that what the writer refers to
 * is still there for the reader, and neither holds a whole run. The newest event always stays.
 */
class EventWindow {
    #entries = new Map();
    #chars = 0;
    get(seq) {
        return this.#entries.get(seq)?.value;
    }
    /** Adds an event whose line has `chars` UTF-16 units; gives back what fell out. */
    push(seq, value, chars) {
        const dropped = [];
        this.#drop(seq);
        this.#entries.set(seq, { value, chars });
        this.#chars += chars;
        for (const [oldest, entry] of this.#entries) {
            if (oldest === seq || (this.#entries.size <= WINDOW_EVENTS && this.#chars <= WINDOW_CHARS))
                break;
            this.#drop(oldest);
            dropped.push(entry.value);
        }
        return dropped;
    }
    #drop(seq) {
        this.#chars -= this.#entries.get(seq)?.chars ?? 0;
        this.#entries.delete(seq);
    }
}


/***/ }),

/***/ 8532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ pointerStep),
/* harmony export */   f: () => (/* binding */ valueAt)
/* harmony export */ });
/* harmony import */ var _agent_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);

// RFC 6901: '' is the whole value, '/a/0' its member `a`, element 0; '~' and '/' in a key stand as '~0' and '~1'.
const pointerStep = (key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
/** The value a pointer names; undefined when there is none. */
function valueAt(value, pointer) {
    if (pointer === '')
        return value;
    if (!pointer.startsWith('/'))
        return undefined;
    return pointer
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce(memberOf, value);
}
function memberOf(value, key) {
    if (value === undefined)
        return undefined;
    if ((0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(value))
        return Object.hasOwn(value, key) ? value[key] : undefined;
    return Array.isArray(value) && /^\d+$/.test(key) ? value[Number(key)] : undefined;
}


/***/ }),

/***/ 40487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eo: () => (/* binding */ MarkerSchema),
/* harmony export */   yH: () => (/* binding */ holdsMarkerKey)
/* harmony export */ });
/* unused harmony exports RefSchema, StretchSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _agent_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);


/** Where shared content stands: `at` in the payload of event `seq`; with `json`, in the JSON that the string at `at` holds. */
const RefSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    seq: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    json: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
/** A stretch of a string, in UTF-16 units, end exclusive; left out at the string's own ends. */
const StretchSchema = RefSchema.extend({
    from: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0)),
    to: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0)),
});
/** What stands for a value inside `appended`, `action` and `args`. No other object there has a key that starts with `$`. */
const MarkerSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ $ref: RefSchema }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ $text: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), StretchSchema])) }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ $json: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
]);
/** Whether any object in the value, at any depth, has a key that could be taken for a marker. Iterative: depth is the model's choice. */
function holdsMarkerKey(value) {
    const left = [value];
    for (let each = left.pop(); each !== undefined; each = left.pop()) {
        if (Array.isArray(each)) {
            for (const member of each)
                left.push(member);
        }
        else if ((0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(each)) {
            for (const [key, member] of Object.entries(each)) {
                if (key.startsWith('$'))
                    return true;
                left.push(member);
            }
        }
    }
    return false;
}


/***/ }),

/***/ 42736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ MIN_SHARED_CHARS),
/* harmony export */   U: () => (/* binding */ TextIndex)
/* harmony export */ });
/** A shorter stretch costs more to refer to than to repeat. */
const MIN_SHARED_CHARS = 96;
/** Sources are known by their blocks of this length, so every stretch of 2 × 32 or more holds a whole one. */
const BLOCK_CHARS = 32;
/**
 * Finds the stretches that a text shares with earlier ones, in time linear in the text: source blocks are
 * looked up by a rolling hash (Rabin and Karp), then a hit is checked and grown both ways.
 */
class TextIndex {
    #blocks = new Map();
    add(source) {
        for (const [from, hash] of blocksOf(source.text)) {
            if (this.#blocks.get(hash)?.source !== source)
                this.#blocks.set(hash, { source, from });
        }
    }
    remove(source) {
        for (const [, hash] of blocksOf(source.text)) {
            if (this.#blocks.get(hash)?.source === source)
                this.#blocks.delete(hash);
        }
    }
    /** The parts, in order, whose texts joined are `text`. */
    split(text) {
        const parts = [];
        let start = 0;
        let hash = blockHash(text, 0);
        for (let at = 0; at + BLOCK_CHARS <= text.length;) {
            const found = this.#stretch(text, { at, hash, start });
            if (found === null) {
                hash = rollHash(hash, text.charCodeAt(at), text.charCodeAt(at + BLOCK_CHARS));
                at++;
                continue;
            }
            if (found.at > start)
                parts.push({ kind: 'literal', text: text.slice(start, found.at) });
            parts.push({
                kind: 'shared',
                source: found.source,
                from: found.from,
                to: found.from + found.chars,
            });
            at = start = found.at + found.chars;
            hash = blockHash(text, at);
        }
        if (start < text.length)
            parts.push({ kind: 'literal', text: text.slice(start) });
        return parts;
    }
    #stretch(text, { at, hash, start }) {
        const block = this.#blocks.get(hash);
        if (block === undefined)
            return null;
        const { source, from } = block;
        if (!source.text.startsWith(text.slice(at, at + BLOCK_CHARS), from))
            return null;
        let before = 0;
        while (at - before > start &&
            from > before &&
            sameUnit(text, at - before - 1, source.text, from - before - 1))
            before++;
        let after = BLOCK_CHARS;
        while (at + after < text.length && sameUnit(text, at + after, source.text, from + after))
            after++;
        if (splitsPair(text, at - before))
            before--;
        if (splitsPair(text, at + after))
            after--;
        if (before + after < MIN_SHARED_CHARS)
            return null;
        return { source, from: from - before, at: at - before, chars: before + after };
    }
}
/** The source's whole blocks: where each begins, and its hash. */
function* blocksOf(text) {
    if (text.length < MIN_SHARED_CHARS)
        return;
    for (let from = 0; from + BLOCK_CHARS <= text.length; from += BLOCK_CHARS)
        yield [from, blockHash(text, from)];
}
const sameUnit = (a, atA, b, atB) => a.charCodeAt(atA) === b.charCodeAt(atB);
/** A cut inside a surrogate pair would store two halves that no UTF-8 tool can read. */
function splitsPair(text, at) {
    return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}
const BASE = 0x01000193;
/** BASE to the power of BLOCK_CHARS - 1: the weight of a block's first unit. */
const FIRST_WEIGHT = Array.from({ length: BLOCK_CHARS - 1 }).reduce((power) => Math.imul(power, BASE), 1);
function blockHash(text, at) {
    let hash = 0;
    for (let i = at; i < at + BLOCK_CHARS; i++)
        hash = (Math.imul(hash, BASE) + text.charCodeAt(i)) | 0;
    return hash;
}
const rollHash = (hash, leaving, entering) => (Math.imul(hash - Math.imul(leaving, FIRST_WEIGHT), BASE) + entering) | 0;


/***/ }),

/***/ 29797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ copyCheckout)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/js/workspace/copy-tree.js



/** Enough to keep the four threads of Node's pool busy. */
const PARALLEL = 16;
/**
 * Copies a folder with everything in it, and with its time stamps: build tools compare them. Copy-on-write
 * where the file system can. Links stay links; sockets, FIFOs and devices are left out.
 */
async function copyTree(from, to, isLeftOut) {
    const folders = [''];
    for (const folder of folders) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(to, folder), { recursive: true });
        const entries = await (0,promises_.readdir)((0,external_node_path_.join)(from, folder), { withFileTypes: true });
        const todo = [];
        for (const entry of entries) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (isLeftOut(path, entry))
                continue;
            if (entry.isDirectory())
                folders.push(path);
            else if (entry.isFile())
                todo.push(() => copyOne((0,external_node_path_.join)(from, path), (0,external_node_path_.join)(to, path)));
            else if (entry.isSymbolicLink())
                todo.push(() => copyLink(path, from, to));
        }
        await inParallel(todo);
    }
}
async function copyOne(from, to) {
    await (0,promises_.copyFile)(from, to, external_node_fs_.constants.COPYFILE_FICLONE | external_node_fs_.constants.COPYFILE_EXCL);
    const { atime, mtime } = await (0,promises_.stat)(from);
    await (0,promises_.utimes)(to, atime, mtime);
}
/** As it is, unless it names a place in the original by its whole path: the copy must not lead back there. */
async function copyLink(path, from, to) {
    const target = await (0,promises_.readlink)((0,external_node_path_.join)(from, path));
    const isInside = target === from || target.startsWith(from + external_node_path_.sep);
    await (0,promises_.symlink)(isInside ? (0,external_node_path_.join)(to, target.slice(from.length)) : target, (0,external_node_path_.join)(to, path));
}
/** Waits for all of them, also when one fails: whoever cleans up must not do so while others still write. */
async function inParallel(todo) {
    const next = todo.values();
    const worker = async () => {
        for (const each of next)
            await each();
    };
    const ends = await Promise.allSettled(Array.from({ length: PARALLEL }, worker));
    for (const end of ends)
        if (end.status === 'rejected')
            throw end.reason;
}

// EXTERNAL MODULE: ./build/js/workspace/find-repository.js
var find_repository = __webpack_require__(16234);
// EXTERNAL MODULE: ./build/js/workspace/git.js
var git = __webpack_require__(59268);
// EXTERNAL MODULE: ./build/js/workspace/git-folder.js
var git_folder = __webpack_require__(9057);
// EXTERNAL MODULE: ./build/js/workspace/remove-tree.js
var remove_tree = __webpack_require__(79691);
;// CONCATENATED MODULE: ./build/js/workspace/checkout-copy.js








/**
 * A working copy for tests: all files, untracked ones too (installed dependencies), and a git directory of its
 * own that borrows the repository's objects, so that neither the tests nor their git can touch the original.
 */
async function copyCheckout(options) {
    const original = (0,find_repository/* findRepository */.W)(options.repository);
    const root = prepareDestination(original, options.destination);
    const dispose = async () => (0,remove_tree/* removeTree */.d)(root);
    try {
        await copyTree(original.root, root, (path, entry) => {
            // A submodule's `.git` is a file that names a folder of the original's, and would lead nowhere.
            return path === '.git' || (entry.name === '.git' && !entry.isDirectory());
        });
        await borrowObjects(original, root, options.commit);
        return { root, [Symbol.asyncDispose]: dispose };
    }
    catch (error) {
        await dispose();
        throw error;
    }
}
function prepareDestination(original, destination) {
    if (destination === null)
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_os_.tmpdir)()), 'agent-fix-copy-'));
    const path = (0,external_node_path_.resolve)(destination);
    if ((0,external_node_fs_.existsSync)(path) && (0,external_node_fs_.readdirSync)(path).length > 0) {
        throw new Error(`${path} is not empty: name a new folder with --sandbox-dir`);
    }
    (0,external_node_fs_.mkdirSync)(path, { recursive: true });
    const root = (0,external_node_fs_.realpathSync)(path);
    if (root !== original.root && !root.startsWith(original.root + external_node_path_.sep))
        return root;
    throw new Error(`${root} lies in the repository itself: name a folder outside with --sandbox-dir`);
}
/** What `git clone --shared --no-checkout` leaves, without its transport and its remote, and with HEAD at the commit. */
async function borrowObjects(original, root, commit) {
    const gitDir = (0,external_node_path_.join)(root, '.git');
    (0,git_folder/* createGitFolder */.D)(gitDir, { idLength: commit.length, isBare: false, head: commit });
    const paths = await (0,git/* git */.$Y)(original.gitDir, ['rev-parse', '--git-path', 'objects', '--git-path', 'shallow']);
    const [objects = '', shallow = ''] = paths.toString('utf8').split('\n');
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'objects', 'info', 'alternates'), `${(0,external_node_path_.resolve)(original.gitDir, objects)}\n`);
    const graft = (0,external_node_path_.resolve)(original.gitDir, shallow);
    if ((0,external_node_fs_.existsSync)(graft))
        (0,external_node_fs_.copyFileSync)(graft, (0,external_node_path_.join)(gitDir, 'shallow'));
    // Versions made from tags (`git describe`) should come out as they do in the original.
    const refs = ['for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads', 'refs/tags'];
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'packed-refs'), await (0,git/* git */.$Y)(original.gitDir, refs));
    // Fills the index and compares it with the files, which it leaves alone.
    await (0,git/* git */.$Y)(gitDir, [`--work-tree=${root}`, 'reset', '--quiet'], { cwd: root });
}


/***/ })

};
