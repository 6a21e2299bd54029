export const id = 559;
export const ids = [559];
export const modules = {

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

/***/ 58559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replayCommand: () => (/* binding */ replayCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/llm/api-key.js
var api_key = __webpack_require__(28632);
// EXTERNAL MODULE: ./build/js/llm/base-url.js
var base_url = __webpack_require__(24757);
// EXTERNAL MODULE: ./build/js/llm/create-llm.js + 7 modules
var create_llm = __webpack_require__(22142);
// EXTERNAL MODULE: ./build/js/llm/model-options.js
var model_options = __webpack_require__(52888);
// EXTERNAL MODULE: ./build/js/llm/provider.js
var provider = __webpack_require__(30445);
;// CONCATENATED MODULE: ./build/js/llm/recorded-model.js






const RecordedSchema = schemas/* object */.Ikc({
    api: schemas/* enum */.k5n(provider/* APIS */.yc),
    model: schemas/* string */.YjP(),
    endpoint: schemas/* string */.YjP(),
    reasoning_effort: schemas/* enum */.k5n(model_options/* REASONING_EFFORTS */.H).nullable().default(null),
});
/** The model of a recorded run, to render and read as it did. It has no key, so nothing it would send is answered. Throws for a record that names no model of ours. */
function recordedModel(recorded) {
    const parsed = RecordedSchema.safeParse(recorded);
    if (!parsed.success)
        throw new Error(`The trace names a model that cannot be used: ${parsed.error.message}`);
    const { api, model, endpoint, reasoning_effort: reasoningEffort } = parsed.data;
    const baseUrl = (0,base_url/* checkBaseUrl */.x)(endpoint.replace(/\/(responses|chat\/completions)$/, ''), 'the recorded endpoint');
    const key = (0,api_key/* checkApiKey */.Sq)('none', 'the key of a replay');
    return (0,create_llm/* createLLM */.W)({ api, model, baseUrl, key, reasoningEffort, keyName: 'key', baseUrlName: 'endpoint' });
}

// EXTERNAL MODULE: ./build/js/agent/driver.js + 17 modules
var driver = __webpack_require__(95110);
// EXTERNAL MODULE: ./build/js/agent/redaction.js
var redaction = __webpack_require__(40501);
;// CONCATENATED MODULE: ./build/js/llm/replay.js
/** Answers from a record, in order, whatever is asked. */
class ReplayLLM {
    api;
    model;
    endpoint;
    reasoningEffort;
    #options;
    #sent = 0;
    constructor(options) {
        this.api = options.model.api;
        this.model = options.model.model;
        this.endpoint = options.model.endpoint;
        this.reasoningEffort = options.model.reasoningEffort;
        this.#options = options;
    }
    render(conversation) {
        return this.#options.model.render(conversation);
    }
    async send(request, options) {
        const { model, replies, goesOn } = this.#options;
        const reply = replies[this.#sent];
        this.#sent += 1;
        if (reply !== undefined)
            return reply.kind === 'reply' ? this.read(reply.raw) : reply;
        if (goesOn)
            return model.send(request, options);
        const message = `The record ends after ${replies.length} replies.`;
        return { kind: 'failed', reason: 'exhausted', status: null, message };
    }
    read(raw) {
        return this.#options.model.read(raw);
    }
}

;// CONCATENATED MODULE: ./build/js/recorded-end.js
/**
 * Ends a replay as its run was ended from outside, by the clock or by a cancel. Neither can be replayed as it
 * happened, but both came after the last reply and the last test that were recorded; so they come there again.
 */
class RecordedEnd {
    #stopReason;
    #timeoutMs;
    #cancel = new AbortController();
    #inputsLeft;
    #confirmsLeft;
    constructor({ events, outcome, settings }) {
        const said = events.map((event) => event.said);
        this.#stopReason = outcome?.stop_reason ?? null;
        this.#timeoutMs = settings.limits.timeoutMs;
        this.#inputsLeft = said.filter(isInput).length;
        this.#confirmsLeft = said.filter(isConfirm).length;
    }
    /** To be told of every event of the replay, as it happens. */
    note(event) {
        if (isInput(event))
            this.#inputsLeft -= 1;
        if (isConfirm(event))
            this.#confirmsLeft -= 1;
        if (this.#stopReason === 'cancelled' && this.#inputsLeft <= 0 && this.#confirmsLeft <= 0)
            this.#cancel.abort();
    }
    get signal() {
        return this.#cancel.signal;
    }
    /** What the run's clock shows. A millisecond is left for confirming runs that were recorded: they had a reserve of their own. */
    get elapsedMs() {
        if (this.#stopReason !== 'timeout' || this.#inputsLeft > 0)
            return 0;
        return this.#confirmsLeft > 0 ? this.#timeoutMs - 1 : this.#timeoutMs;
    }
}
const REPLIES = new Set([
    'llm_action',
    'llm_parse_error',
    'llm_error',
    'reflection',
]);
const isConfirm = (event) => event.kind === 'tests' && event.payload.phase === 'confirm';
const isInput = (event) => REPLIES.has(event.kind) || (event.kind === 'tests' && !isConfirm(event));

;// CONCATENATED MODULE: ./build/js/replay-run.js




/** Drives a recorded run again: the same driver, real tools, recorded replies, recorded or live tests. */
async function replayRun({ recording, ...request }) {
    const { runId, version, task, settings, steps, tests } = recording;
    const { workspace, model, liveOracle } = request;
    const replies = steps.flatMap(({ completion }) => completion ?? []);
    const end = new RecordedEnd(recording);
    const events = [];
    const result = await (0,driver/* drive */.r)({ runId, version, task, settings }, {
        llm: new ReplayLLM({ model, replies, goesOn: false }),
        oracle: liveOracle ?? recordedOracle(tests, null),
        workspace,
        emit: (event) => {
            events.push(event);
            end.note(event);
        },
        clock: () => end.elapsedMs,
        // Real tools read the repository anew: token shapes in it are redacted as they were in the run. The run's own
        // secrets are not known here; what the recording holds of them are marks.
        redact: (0,redaction/* createRedact */.ay)([]),
        signal: AbortSignal.any([end.signal, request.signal]),
    });
    return { ...result, events };
}
/** Gives recorded test results, in order, whatever is asked; after them asks `live`. */
function recordedOracle(tests, live) {
    const results = tests.values();
    return {
        run: async (options) => results.next().value ?? (await live?.run(options)) ?? NOT_RECORDED,
    };
}
const NOT_RECORDED = {
    verdict: 'red',
    exitCode: null,
    output: '[agent-fix replay: the recording holds no further test result]',
    durationMs: 0,
};

// EXTERNAL MODULE: ./build/js/trace/page/visible-text.js
var visible_text = __webpack_require__(39866);
// EXTERNAL MODULE: ./build/js/agent/codec.js + 1 modules
var codec = __webpack_require__(98589);
// EXTERNAL MODULE: ./build/js/trace/integrity.js + 1 modules
var integrity = __webpack_require__(93822);
// EXTERNAL MODULE: ./build/js/trace/prompt-rebuild.js
var prompt_rebuild = __webpack_require__(1754);
// EXTERNAL MODULE: ./build/js/trace/read-run.js
var read_run = __webpack_require__(55986);
;// CONCATENATED MODULE: ./build/js/trace/replay.js





/** Reads the recording of a run; without an id, of the only one in the file. Throws, for the user, when there is nothing to replay. */
async function readRecording(path, runId) {
    const run = await (0,read_run/* readRun */.c)(path, runId);
    if (run.events[0]?.writer === 'python') {
        throw new Error(`Run ${run.runId} was written by the Python original, which recorded no replies to replay`);
    }
    const { runs } = await (0,integrity/* verifyTrace */.tY)(path);
    const findings = runs.find((each) => each.runId === run.runId)?.findings ?? [];
    const doubts = new Map(findings.filter(isDoubt).map(({ line, reason }) => [line, reason]));
    return recordingOf(run, doubts);
}
const isDoubt = ({ kind }) => kind !== 'unended';
function recordingOf(run, doubts) {
    const events = usable(run, doubts);
    const [first] = events;
    if (first?.said.kind !== 'run_start') {
        throw new Error(`Run ${run.runId} cannot be replayed: its first event, run_start, is missing or unreadable`);
    }
    const { payload } = first.said;
    const { task, settings } = setupOf(run.runId, payload);
    const said = events.map((event) => event.said);
    return {
        runId: run.runId,
        version: payload.version,
        task,
        settings,
        llm: payload.llm,
        steps: stepsOf(said),
        tests: said.flatMap((event) => (event.kind === 'tests' ? [testResultOf(event.payload)] : [])),
        outcome: said.find((event) => event.kind === 'outcome')?.payload ?? null,
        end: endOf(run, events),
        events,
    };
}
function setupOf(runId, { task, settings }) {
    try {
        return { task: (0,codec/* taskFromTrace */.fp)(task), settings: (0,codec/* settingsFromTrace */.DH)(settings) };
    }
    catch (cause) {
        throw new Error(`Run ${runId} cannot be replayed: its task or its settings cannot be read`, { cause });
    }
}
/** The events before the first gap and the first line of another shape. */
function usable({ events }, doubts) {
    const good = [];
    for (const { seq, index, line, said } of events) {
        if (seq !== index || said === null)
            break;
        good.push({ line, said, doubt: doubts.get(line) ?? null });
    }
    return good;
}
function endOf({ events, problems }, good) {
    const next = events[good.length];
    if (next === undefined)
        return { kind: good.at(-1)?.said.kind === 'run_end' ? 'ended' : 'killed' };
    const { line, seq, index } = next;
    const reason = seq === index
        ? (problems.find((problem) => problem.line === line)?.reason ?? `unknown kind ${next.kind}`)
        : `event ${seq} stands where event ${index} belongs`;
    return { kind: 'broken', line, reason };
}
function stepsOf(events) {
    const rebuilder = new prompt_rebuild/* PromptRebuilder */.jP();
    const steps = [];
    for (const event of events) {
        if ((0,prompt_rebuild/* isRequest */.ks)(event)) {
            rebuilder.add(event);
            const prompt = rebuilder.newest();
            const expects = event.kind === 'llm_request' ? 'action' : 'reflection';
            if (prompt !== null)
                steps.push({ expects, prompt, completion: null });
        }
        const completion = completionOf(event);
        const asked = steps.at(-1);
        if (completion !== null && asked?.completion === null)
            steps[steps.length - 1] = { ...asked, completion };
    }
    return steps;
}
/** What came from outside before request `step`: so many replies, if there were as many, and the test results until then. */
function recordedBefore({ events, steps }, step) {
    const requests = events.filter(({ said }) => (0,prompt_rebuild/* isRequest */.ks)(said));
    const until = requests[step];
    const before = until === undefined ? events : events.slice(0, events.indexOf(until));
    const completions = steps.slice(0, step).flatMap(({ completion }) => completion ?? []);
    return {
        replies: completions.filter(({ kind }) => kind === 'reply'),
        tests: before.flatMap(({ said }) => (said.kind === 'tests' ? [testResultOf(said.payload)] : [])),
    };
}
const FailureReason = schemas/* enum */.k5n([
    'unauthorized',
    'rejected',
    'unavailable',
    'unreachable',
    'timeout',
    'cancelled',
    'exhausted',
]);
function completionOf(event) {
    switch (event.kind) {
        case 'llm_action':
        case 'llm_parse_error':
        case 'reflection':
            return { kind: 'reply', raw: event.payload.raw };
        case 'llm_error': {
            const { reason, status, message } = event.payload;
            return { kind: 'failed', reason: FailureReason.parse(reason), status, message };
        }
        default:
            return null;
    }
}
const testResultOf = ({ verdict, exit_code, output, duration_ms }) => ({
    verdict,
    exitCode: exit_code,
    output,
    durationMs: duration_ms,
});

;// CONCATENATED MODULE: ./build/js/trace/readable-diff.js
/** More edits than this are two different texts; finding the least of them would take too long. */
const MAX_EDITS = 2000;
/** A unified diff of two JSON texts, indented and with the lines inside of strings on lines of their own. */
async function readableDiff(recorded, replayed) {
    // Loaded here: only a difference needs it.
    const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await __webpack_require__.e(/* import() */ 23).then(__webpack_require__.bind(__webpack_require__, 44023));
    const texts = [recorded, replayed].map(readable);
    const [before = '', after = ''] = texts[0] === texts[1] ? [recorded, replayed] : texts;
    const patch = createTwoFilesPatch('recorded', 'replayed', `${before}\n`, `${after}\n`, '', '', {
        context: 3,
        maxEditLength: MAX_EDITS,
        headerOptions: FILE_HEADERS_ONLY,
    });
    return (patch ??
        `--- recorded\n+++ replayed\n(too different to compare: ${before.length} and ${after.length} characters)\n`);
}
function readable(json) {
    try {
        const value = JSON.parse(json);
        // Escapes are taken in pairs, so that the n of an escaped backslash and an n is no line end.
        return JSON.stringify(value, null, 2).replace(/\\(.)/g, (pair, character) => character === 'n' ? '\\n\n' : pair);
    }
    catch {
        return json;
    }
}

;// CONCATENATED MODULE: ./build/js/trace/replay-comparison.js


/**
 * Compares everything that was said, in order: requests, replies, results, tests, notes, the outcome. Not
 * compared: attempts, which are not replayed, durations, and the names of the run and of the program. A line that
 * the hash chain finds changed differs as well, even if the replay says the same. A recording without its end is
 * compared as far as it goes.
 */
async function compareEvents({ events, steps, end }, replayed) {
    const others = replayed.filter(isReplayed).values();
    const prompts = { recorded: new prompt_rebuild/* PromptRebuilder */.jP(), replayed: new prompt_rebuild/* PromptRebuilder */.jP() };
    let requests = 0;
    for (const { line, said, doubt } of events) {
        if ((0,prompt_rebuild/* isRequest */.ks)(said))
            requests++;
        const other = isReplayed(said) ? others.next().value : said;
        const found = await eventDifference(said, other, prompts);
        const differs = found ?? (doubt === null ? null : { reason: `line ${line} of the trace: ${doubt}`, diff: '' });
        if (differs !== null)
            return different({ requests, eventKind: said.kind, ...differs });
    }
    if (end.kind === 'broken') {
        const reason = `line ${end.line} of the trace: ${end.reason}`;
        return different({ requests, eventKind: 'unreadable', reason, diff: '' });
    }
    const extra = end.kind === 'ended' ? others.next().value : undefined;
    if (extra === undefined)
        return { kind: 'identical', steps: steps.length };
    return different({
        requests,
        eventKind: extra.kind,
        reason: 'the recording ended before this event',
        diff: '',
    });
}
const different = ({ requests, ...found }) => ({
    kind: 'different',
    step: Math.max(0, requests - 1),
    ...found,
});
const isReplayed = ({ kind }) => kind !== 'llm_attempt';
async function eventDifference(said, other, prompts) {
    if (other === undefined)
        return { reason: 'the replay ended before this event', diff: '' };
    if ((0,prompt_rebuild/* isRequest */.ks)(said))
        prompts.recorded.add(said);
    if ((0,prompt_rebuild/* isRequest */.ks)(other))
        prompts.replayed.add(other);
    const [before, after] = [comparable(said), comparable(other)];
    if (before === after)
        return null;
    const reason = said.kind === other.kind ? `${said.kind} differs` : `the replay has ${other.kind} here`;
    const bodies = (0,prompt_rebuild/* isRequest */.ks)(said) && (0,prompt_rebuild/* isRequest */.ks)(other) ? await newestDiff(prompts) : null;
    return { reason, diff: bodies ?? (await readableDiff(before, after)) };
}
async function newestDiff(prompts) {
    const [recorded, replayed] = [prompts.recorded.newest(), prompts.replayed.newest()];
    return recorded === null || replayed === null ? null : bodyDiff(recorded, replayed);
}
/** null when the bodies are the same, byte for byte. */
async function bodyDiff(recorded, replayed) {
    const [before, after] = [(0,prompt_rebuild/* bodyOf */.EN)(recorded), (0,prompt_rebuild/* bodyOf */.EN)(replayed)];
    return before === after ? null : readableDiff(before, after);
}
/** The event as text, without what may differ from run to run. */
function comparable({ kind, payload }) {
    const ignored = IGNORED.get(kind) ?? NOTHING;
    return JSON.stringify({ kind, payload }, (key, value) => (ignored.has(key) ? undefined : value));
}
const NOTHING = new Set();
const IGNORED = new Map([
    ['run_start', new Set(['run_id', 'version'])],
    ['tests', new Set(['duration_ms'])],
    ['run_end', new Set(['run_id', 'duration_ms'])],
]);

// EXTERNAL MODULE: ./build/js/workspace/repo-tools.js + 27 modules
var repo_tools = __webpack_require__(54158);
// EXTERNAL MODULE: ./build/js/commands/abort-signal.js
var abort_signal = __webpack_require__(23972);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/progress.js
var progress = __webpack_require__(31783);
// EXTERNAL MODULE: ./build/js/trace/writer.js + 1 modules
var writer = __webpack_require__(65514);
// EXTERNAL MODULE: ./build/js/version.js
var version = __webpack_require__(24306);
// EXTERNAL MODULE: ./build/js/workspace/checkout-copy.js + 1 modules
var checkout_copy = __webpack_require__(29797);
// EXTERNAL MODULE: ./build/js/workspace/git.js
var git = __webpack_require__(59268);
// EXTERNAL MODULE: ./build/js/workspace/repository.js
var workspace_repository = __webpack_require__(68442);
;// CONCATENATED MODULE: ./build/js/workspace/restore-commit.js



/**
 * Brings a copy of `repository` to a commit: files that the copy has of a later one, or with changes that were not
 * committed, are put back or removed. Files that no commit knows stay: installed dependencies.
 */
async function restoreCommit(copy, repository, commit) {
    const { commit: checkedOut } = await (0,workspace_repository/* resolveRepository */.BN)(repository);
    const inCopy = (...args) => (0,git/* git */.$Y)((0,external_node_path_.join)(copy, '.git'), [`--work-tree=${copy}`, ...args], { cwd: copy });
    // git removes what its index knows and the target does not.
    await inCopy('read-tree', checkedOut);
    await inCopy('reset', '--hard', '--quiet', commit);
}

// EXTERNAL MODULE: ./build/js/workspace/test-oracle.js + 10 modules
var test_oracle = __webpack_require__(76249);
// EXTERNAL MODULE: ./build/js/commands/describe-tests.js
var describe_tests = __webpack_require__(37060);
;// CONCATENATED MODULE: ./build/js/commands/live-tests.js




/** A recorded run's test command, to be run again on a copy of the repository at the run's base commit. Says which command that is: it comes from the trace. */
async function openLiveTests({ repository, task, workspace, io, }) {
    io.stderr(`[setup] ${(0,describe_tests/* describeTests */.Z)(task.testCommand)}, from the trace · on a copy\n`);
    if (task.testCommand === null)
        return { oracle: null, [Symbol.asyncDispose]: async () => { } };
    const copy = await (0,checkout_copy/* copyCheckout */.s)({ repository, commit: task.baseCommit, destination: null });
    await restoreCommit(copy.root, repository, task.baseCommit);
    const place = { workspace, checkout: copy.root, command: task.testCommand };
    const oracle = (0,test_oracle/* createTestOracle */.X)({ ...place, testEnv: [], environment: process.env });
    return { oracle, [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose]() };
}

// EXTERNAL MODULE: ./build/js/commands/model-flags.js
var model_flags = __webpack_require__(62142);
// EXTERNAL MODULE: ./build/js/commands/run-report.js
var run_report = __webpack_require__(36419);
// EXTERNAL MODULE: ./build/js/commands/write-patch.js
var write_patch = __webpack_require__(45309);
;// CONCATENATED MODULE: ./build/js/commands/fork.js
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


















/** Replays the first replies of a run and goes on with a live model and live tests; a run of its own, with its own trace. */
async function forkRun(recording, options, io) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { task, settings } = recording;
        const { replies, tests } = repliesToKeep(recording, options.from);
        const { llm, key } = forkModel(recording, options);
        const signal = (0,abort_signal/* abortedBySignals */.A)();
        const repository = (0,external_node_path_.resolve)(options.repo);
        const runId = (0,external_node_crypto_.randomBytes)(5).toString('hex');
        const workspace = __addDisposableResource(env_1, await (0,repo_tools/* openWorkspace */.O)({ repository, commit: task.baseCommit, settings }), true);
        const live = __addDisposableResource(env_1, await openLiveTests({ repository, task, workspace, io }), true);
        const trace = __addDisposableResource(env_1, (0,writer/* openTrace */.y)({ path: (0,external_node_path_.resolve)(options.out), runId, now: Date.now }), false);
        const result = await (0,driver/* drive */.r)({ runId, version: version/* VERSION */.x, task, settings }, {
            llm: new ReplayLLM({ model: llm, replies, goesOn: true }),
            oracle: recordedOracle(tests, live.oracle),
            workspace,
            emit: (event) => {
                trace.emit(event);
                (0,progress/* printProgress */.z0)(event, io);
            },
            clock: () => performance.now(),
            redact: (0,redaction/* createRedact */.ay)((0,api_key/* isSecret */.$f)(key) ? [key] : []),
            signal,
        });
        if (options.patch !== undefined)
            (0,write_patch/* writePatch */.C)(options.patch, result.patch);
        io.stdout((0,run_report/* runReport */.qi)(result));
        io.stderr(`[trace] ${(0,external_node_path_.resolve)(options.out)} (run ${runId})\n`);
        return (0,run_report/* exitCodeOf */.FO)(result);
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
function repliesToKeep(recording, from) {
    const kept = recordedBefore(recording, from);
    if (kept.replies.length === from)
        return kept;
    throw new Error(`--from ${from}: the run has ${kept.replies.length} recorded replies`);
}
/** Recorded replies are sent back as they came, so the fork speaks the protocol of its recording. */
function forkModel({ llm: recorded }, options) {
    const api = provider/* APIS */.yc.find((each) => each === recorded.api);
    if (options.from !== 0 && options.api !== undefined && options.api !== api) {
        throw new Error(`--api ${options.api}: the recorded replies are of ${recorded.api}, and only a fork --from 0 can change that`);
    }
    return (0,model_flags/* modelOf */.D)({ ...options, api: options.api ?? api });
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/js/commands/check-flags.js
var check_flags = __webpack_require__(6191);
;// CONCATENATED MODULE: ./build/js/commands/replay-options.js




const REPLAY_USAGE = `agent-fix replay: drives a recorded run again (same replies, real tools) and compares every request, byte for byte.

  --trace FILE          the trace (default: runs/trace.jsonl)
  --run ID              which run; needed when the file holds several
  --repo DIR            a repository that has the run's base commit (default: .)
  --oracle O            recorded (default) | live: run the tests again, on a copy
  --patch FILE          write the diff that the replay ends with

  --from K              a fork: after K recorded replies, go on with a live model and live tests
  --model NAME          the fork's model, and like \`agent-fix run\`:
  --llm-provider P, --base-url URL, --api A
  --out FILE            where the fork's trace goes, appended (default: runs/trace.jsonl)

Exit codes: 0 identical (a fork: fixed, or nothing to fix); 1 a fork that did not fix; 2 wrong usage; 3 different.
`;
const FLAGS = {
    trace: { type: 'string', default: 'runs/trace.jsonl' },
    run: { type: 'string' },
    repo: { type: 'string', default: '.' },
    oracle: { type: 'string', default: 'recorded' },
    patch: { type: 'string' },
    from: { type: 'string' },
    model: { type: 'string' },
    'llm-provider': { type: 'string', default: 'openai' },
    'base-url': { type: 'string' },
    api: { type: 'string' },
    out: { type: 'string', default: 'runs/trace.jsonl' },
    help: { type: 'boolean', short: 'h', default: false },
};
const replay_options_text = schemas/* string */.YjP().refine((value) => value.trim() !== '', 'must not be empty');
const OptionsSchema = schemas/* object */.Ikc({
    trace: replay_options_text,
    run: replay_options_text.optional(),
    repo: replay_options_text,
    oracle: schemas/* enum */.k5n(['recorded', 'live']),
    patch: replay_options_text.optional(),
    from: schemas/* string */.YjP()
        .regex(/^\d{1,6}$/, 'must be a whole number: how many recorded replies to keep')
        .transform(Number)
        .optional(),
    model: replay_options_text.optional(),
    'llm-provider': schemas/* enum */.k5n(provider/* PROVIDER_NAMES */.xd),
    'base-url': replay_options_text.optional(),
    api: schemas/* enum */.k5n(provider/* APIS */.yc).optional(),
    out: replay_options_text,
    help: schemas/* boolean */.zMY(),
});
/** Throws an Error naming the flag, what it was given, and what it takes. */
function parseReplayOptions(args) {
    return (0,check_flags/* checkFlags */.K)(OptionsSchema, (0,external_node_util_.parseArgs)({ args: [...args], options: FLAGS, strict: true }).values);
}

// EXTERNAL MODULE: ./build/js/commands/trace-file.js
var trace_file = __webpack_require__(65283);
;// CONCATENATED MODULE: ./build/js/commands/replay.js
var replay_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var replay_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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













const DIFFERENT = 3;
/** `agent-fix replay`. Exit code 3, with the first difference, when the record is not what happens. */
async function replayCommand(args, io) {
    const options = parseReplayOptions(args);
    if (options.help) {
        io.stdout(REPLAY_USAGE);
        return 0;
    }
    (0,trace_file/* checkTraceFile */.u)(options.trace);
    const recording = await readRecording(options.trace, options.run ?? null);
    if (options.from !== undefined)
        return forkRun(recording, { ...options, from: options.from }, io);
    const replayed = await replay(recording, options, io);
    if (options.patch !== undefined)
        (0,write_patch/* writePatch */.C)(options.patch, replayed.patch);
    return report(await compareEvents(recording, replayed.events), recording, io);
}
async function replay(recording, options, io) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { task, settings } = recording;
        const repository = (0,external_node_path_.resolve)(options.repo);
        const signal = (0,abort_signal/* abortedBySignals */.A)();
        const workspace = replay_addDisposableResource(env_1, await (0,repo_tools/* openWorkspace */.O)({ repository, commit: task.baseCommit, settings }), true);
        const live = replay_addDisposableResource(env_1, options.oracle === 'live' ? await openLiveTests({ repository, task, workspace, io }) : null, true);
        const model = recordedModel(recording.llm);
        const replayed = await replayRun({ recording, workspace, model, liveOracle: live?.oracle ?? null, signal });
        if (signal.aborted)
            throw new Error('the replay was cancelled, nothing was compared');
        return replayed;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = replay_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function report(comparison, { end }, io) {
    if (comparison.kind === 'identical') {
        const killed = end.kind === 'killed' ? ' (the run was killed: up to its last whole event)' : '';
        io.stdout(`replayed ${comparison.steps} steps, identical${killed}\n`);
        return 0;
    }
    const { step, eventKind, reason, diff } = comparison;
    io.stdout((0,visible_text/* visibleText */.Q6)(`different at step ${step}, ${eventKind}: ${reason}\n${diff}`));
    return DIFFERENT;
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

/***/ 65283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ checkTraceFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** Throws an Error naming the flag when there is no such file. */
function checkTraceFile(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true) {
        throw new Error(`--trace ${path}: trace file not found`);
    }
}


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

/***/ 1754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   jP: () => (/* binding */ PromptRebuilder),
/* harmony export */   ks: () => (/* binding */ isRequest),
/* harmony export */   u0: () => (/* binding */ isExact)
/* harmony export */ });
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54021);

/** The exact body of a request. */
const bodyOf = ({ head, items, tail }) => `${head}${items.join(',')}${tail}`;
/** True when the rebuilt body is, byte for byte, the one that was sent. */
const isExact = (prompt) => (0,_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Of */ .Bj)(bodyOf(prompt)) === prompt.sha256;
function isRequest(event) {
    return event.kind === 'llm_request' || event.kind === 'reflection_request';
}
/** Puts prompts together again: takes a run's requests in order, reflections included. */
class PromptRebuilder {
    #items = [];
    #head = '';
    #tail = '';
    #newest = null;
    add(request) {
        this.#newest = request;
        this.#head = request.payload.head ?? this.#head;
        this.#tail = request.payload.tail ?? this.#tail;
        for (const item of request.payload.appended)
            this.#items.push(JSON.stringify(item));
    }
    /** The whole of the request added last; null before the first. */
    newest() {
        if (this.#newest === null)
            return null;
        const { kind, payload } = this.#newest;
        const { t, sha256 } = payload;
        return { kind, t, head: this.#head, items: this.#items.slice(), tail: this.#tail, sha256 };
    }
}


/***/ }),

/***/ 55986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39802);

/** Reads one run; without an id, the only one of the file. Throws for a run that is not there, and what the file system throws. */
async function readRun(path, runId) {
    const runs = new Map();
    const problems = [];
    for await (const item of (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readTrace */ .c)(path)) {
        if (item.type === 'problem') {
            problems.push(item.problem);
            continue;
        }
        const { event } = item;
        if (runId === null || runId === event.runId)
            append(runs, event);
    }
    const [only, ...others] = runs;
    if (only === undefined)
        throw new Error(`${path} holds ${runId === null ? 'no run' : `no run ${runId}`}`);
    if (others.length > 0) {
        throw new Error(`${path} holds ${runs.size} runs; choose one with --run: ${[...runs.keys()].join(', ')}`);
    }
    return { runId: only[0], events: only[1], problems };
}
function append(runs, event) {
    const events = runs.get(event.runId);
    if (events === undefined)
        runs.set(event.runId, [event]);
    else
        events.push(event);
}


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
