export const id = 135;
export const ids = [135];
export const modules = {

  57460:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hm: () => (  snakeKeys),
    OW: () => (  isJsonObject),
    Qd: () => (  isPlainObject),
    RA: () => (  camelKeys),
    jI: () => (  ERROR_CHARS),
    oH: () => (  firstJsonObject),
    qF: () => (  parseJson)
  });
  var _cut_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40566);

const isJsonObject = (value) => isPlainObject(value);
const ERROR_CHARS = 300;
function parseJson(text) {
    try {
        return { kind: 'ok', value: JSON.parse(text) };
    }
    catch (error) {
        return {
            kind: 'bad',
            error: (0,_cut_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)(error instanceof Error ? error.message : String(error), ERROR_CHARS),
        };
    }
}
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

  43460:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BI: () => (  STOP_TEXT),
    Sf: () => (  computeOutcome),
    _2: () => (  mayReturnToGreen),
    h7: () => (  isProposed),
    im: () => (  OUTCOMES),
    kz: () => (  succeeds),
    mz: () => (  deservesConfirming),
    nn: () => (  isProven)
  });
const OUTCOMES = [
    'fixed',
    'unverified',
    'not_reproduced',
    'not_fixed',
    'flaky',
    'budget_exhausted',
    'model_error',
    'infra_error',
    'refused',
    'skipped',
];
const CONSEQUENCES = {
    fixed: { succeeds: true, isProposed: true, isProven: true },
    unverified: { succeeds: true, isProposed: true, isProven: false },
    not_reproduced: { succeeds: true, isProposed: false, isProven: true },
    not_fixed: { succeeds: false, isProposed: false, isProven: false },
    flaky: { succeeds: false, isProposed: false, isProven: false },
    budget_exhausted: { succeeds: false, isProposed: false, isProven: false },
    model_error: { succeeds: false, isProposed: false, isProven: false },
    infra_error: { succeeds: false, isProposed: false, isProven: false },
    refused: { succeeds: true, isProposed: false, isProven: false },
    skipped: { succeeds: true, isProposed: false, isProven: false },
};
const succeeds = (outcome) => CONSEQUENCES[outcome].succeeds;
const isProposed = (outcome) => CONSEQUENCES[outcome].isProposed;
const isProven = (outcome) => CONSEQUENCES[outcome].isProven;
const STOP_TEXT = {
    done: 'the model said it was done',
    cannot_fix: 'the model found no correct fix',
    claims_refused: 'the model kept claiming a green that was red',
    looping: 'the model went in circles and two notes did not stop it',
    green_and_idle: 'the tests were green and the model wrote nothing more',
    max_iterations: 'the limit of model turns was reached (max-iterations)',
    max_test_runs: 'the limit of test runs was reached (max-test-runs)',
    max_total_tokens: 'the limit of tokens was reached (max-total-tokens)',
    timeout: 'the time was up (timeout-minutes)',
    malformed_replies: 'too many replies in a row could not be used',
    endpoint_failed: 'the model endpoint failed',
    cancelled: 'the run was cancelled',
    recording_ended: 'the recording ended here',
    search_ended: 'the built-in search found no edit that makes the tests pass',
    max_candidates: 'the limit of candidates was reached (max-candidates)',
    green_at_base: 'the tests are green at the base commit',
    test_command_not_found: 'the test command could not be started',
    baseline_timed_out: 'the test command did not finish in time before any change (test-timeout-seconds, timeout-minutes)',
    baseline_output_limit: 'the test command printed without end before any change, and was stopped',
    not_ci_failure: 'the tests fail here in another way than in CI',
    internal_error: 'agent-fix itself failed',
};
function deservesConfirming(stop, evidence) {
    const isGivenUp = stop === 'cannot_fix' ? !evidence.isReturned : NOBODY_WAITS.has(stop);
    return evidence.isGreen && evidence.hasPatch && !isGivenUp;
}
function mayReturnToGreen(stop, { isRedAtBase }) {
    return isRedAtBase && !NOBODY_WAITS.has(stop) && EARLY[stop] === undefined;
}
const NOBODY_WAITS = new Set(['cancelled', 'internal_error']);
function computeOutcome(stop, evidence) {
    const early = EARLY[stop];
    if (early !== undefined)
        return early;
    if (evidence.proof === 'flaky')
        return 'flaky';
    if (evidence.proof === 'weak')
        return 'not_fixed';
    if (evidence.proof === 'proven') {
        if (evidence.isRedAtBase)
            return 'fixed';
        if (evidence.isRedByNewTests && stop === 'done')
            return 'fixed';
        return stop === 'done' ? 'unverified' : (FALLEN_SHORT[stop] ?? 'not_fixed');
    }
    if (evidence.isGreen && evidence.isRedAtBase && !evidence.hasPatch)
        return 'flaky';
    if (evidence.neverTests && evidence.hasPatch && stop === 'done')
        return 'unverified';
    return FALLEN_SHORT[stop] ?? 'not_fixed';
}
const EARLY = {
    green_at_base: 'not_reproduced',
    test_command_not_found: 'infra_error',
    baseline_timed_out: 'infra_error',
    baseline_output_limit: 'infra_error',
    not_ci_failure: 'infra_error',
    internal_error: 'infra_error',
    cancelled: 'infra_error',
};
const FALLEN_SHORT = {
    max_iterations: 'budget_exhausted',
    max_test_runs: 'budget_exhausted',
    max_total_tokens: 'budget_exhausted',
    timeout: 'budget_exhausted',
    max_candidates: 'budget_exhausted',
    malformed_replies: 'model_error',
    endpoint_failed: 'model_error',
    recording_ended: 'model_error',
};


  }),

  97597:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _: () => (  comparePatches),
    m: () => (  MAX_ATTEMPTS)
  });
  var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43460);

const MAX_ATTEMPTS = 20;
const comparePatches = (a, b) => rank(a) - rank(b) || size(a) - size(b);
function rank({ outcome, files }) {
    if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .nn)(outcome))
        return 0;
    if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .kz)(outcome))
        return 1;
    return files.length > 0 ? 2 : 3;
}
const size = ({ files }) => files.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);


  }),

  79446:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  u: () => (  solveBest)
});

var external_node_crypto_ = __webpack_require__(77598);
var cut_text = __webpack_require__(40566);
var outcome = __webpack_require__(43460);
var search_repair = __webpack_require__(68190);
var summary = __webpack_require__(82212);
var tools = __webpack_require__(91519);
; 





const MIN_TOKENS = 10_000;
function nextAttempt({ total, of, ended, elapsedMs, hasFallback }) {
    const last = ended.at(-1);
    if (ended.length >= of || (last !== undefined && SETTLED.has(last.result.outcome)))
        return END;
    const hopeless = last === undefined ? null : whyHopeless(last, { ended, hasFallback });
    const number = ended.length + 1;
    const end = (why) => ({ kind: 'end', why: `no attempt ${number} of ${of}: ${why}` });
    if (hopeless !== null)
        return end(hopeless);
    const { limits, confirmRuns } = total;
    const used = (count) => ended.reduce((sum, each) => sum + count(each), 0);
    const share = (left, least) => Math.min(left, Math.max(least, Math.floor(left / (of - ended.length))));
    const tokens = limits.maxTotalTokens - used(({ result }) => (0,summary .RP)(result.state.usage));
    const testRuns = limits.maxTestRuns - used(({ result }) => result.state.testRuns);
    const candidates = total.maxCandidates - used(({ events }) => candidatesIn(events).length);
    const timeoutMs = Math.floor(limits.timeoutMs - elapsedMs);
    const runsToProve = confirmRuns + 3;
    const isJudged = total.testPolicy !== 'never';
    if (last !== undefined) {
        if (total.solver !== 'builtin' && tokens < MIN_TOKENS)
            return end(`${Math.max(0, tokens)} tokens are left`);
        if (total.solver === 'builtin' && candidates < 1)
            return end('no candidates are left');
        if (isJudged && testRuns < runsToProve)
            return end(`${Math.max(0, testRuns)} test runs are left`);
        if (timeoutMs <= (isJudged ? runsToProve * (last.result.state.baseline?.durationMs ?? 0) : 0))
            return end('too little time is left');
    }
    const settings = {
        ...total,
        limits: {
            ...limits,
            maxTotalTokens: share(tokens, MIN_TOKENS),
            maxTestRuns: share(testRuns, runsToProve + 1),
            timeoutMs,
        },
        solver: last !== undefined && total.solver === 'builtin-then-model' ? 'model' : total.solver,
        maxCandidates: total.solver === 'builtin' ? candidates : total.maxCandidates,
    };
    return { kind: 'try', settings, attempt: { number, of, earlier: ended.map(earlierOf) } };
}
const END = { kind: 'end', why: null };
const SETTLED = new Set(['fixed', 'not_reproduced', 'infra_error']);
function whyHopeless({ setup, result, events }, { ended, hasFallback }) {
    if (result.stopReason === 'endpoint_failed' && !(hasFallback && ended.length === 1))
        return 'the model endpoint failed';
    if (setup.settings.solver === 'builtin' && lastEdit(events) === null)
        return 'the built-in search would only repeat itself';
    return null;
}
const candidatesIn = (events) => events.flatMap((event) => (event.kind === 'candidate' ? [event.payload] : []));
const WHY_CHARS = 300;
const MAX_FILES = 8;
function earlierOf({ setup, model, result, events }) {
    const candidates = candidatesIn(events);
    const isMechanical = setup.settings.solver === 'builtin';
    const edit = isMechanical ? lastEdit(events) : null;
    return {
        run_id: setup.runId,
        model,
        outcome: result.outcome,
        files: result.changes.slice(0, MAX_FILES).map(({ path }) => path),
        why: (0,cut_text .ml)(whyRejected(result), WHY_CHARS),
        ...(isMechanical || candidates.length === 0 ? {} : { search: (0,search_repair .w)(candidates) }),
        ...(edit === null ? {} : { edit }),
    };
}
function whyRejected({ stopReason, summary, doubt, lastTests }) {
    if (doubt !== null)
        return doubt;
    if (stopReason === 'cannot_fix')
        return `${outcome .BI[stopReason]}: ${oneLine(summary)}`;
    const ids = lastTests?.report?.failures.map(({ id }) => id) ?? [];
    const red = ids.length > 0 ? ids.slice(0, 3).join(', ') : (lastTests?.signature ?? '');
    const still = lastTests === null || lastTests.ok || red === '' ? '' : `; still red: ${oneLine(red)}`;
    return `${outcome .BI[stopReason]}${still}`;
}
const oneLine = (text) => text.trim().replace(/\s+/g, ' ');
function lastEdit(events) {
    const written = events.findLast((event) => event.kind === 'tool_result' && event.payload.tool === 'write_file' && event.payload.obs.ok);
    if (written?.kind !== 'tool_result')
        return null;
    const args = tools .VW.write_file.safeParse(written.payload.args).data;
    return args?.edits ? { path: args.rel_path, edits: args.edits } : null;
}

var tries = __webpack_require__(97597);
var solve = __webpack_require__(29118);
var candidate_bench = __webpack_require__(83714);
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





async function solveBest({ attempts, fallback, ...request }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (attempts === 1)
            return { ...(await (0,solve .k)(request)), tries: null, llm: request.llm, notes: [] };
        const startMs = performance.now();
        const _cell = __addDisposableResource(env_1, request.sandbox?.cell ?? null, false);
        const sandbox = request.sandbox ? { ...request.sandbox, cell: (0,candidate_bench .c)(request) } : null;
        const ended = [];
        for (;;) {
            const next = nextAttempt({
                total: request.settings,
                of: attempts,
                ended,
                elapsedMs: performance.now() - startMs,
                hasFallback: fallback !== null,
            });
            if (next.kind === 'end' || (request.signal.aborted && ended.length > 0)) {
                const why = next.kind === 'end' ? next.why : null;
                return { ...best(ended, attempts), notes: why === null ? [] : [why] };
            }
            const llm = ended.length === 0 ? request.llm : (fallback ?? request.llm);
            const { settings, attempt } = next;
            const solved = await (0,solve .k)({ ...request, sandbox, settings, llm, attempt });
            ended.push({ ...solved, llm, model: llm.model });
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
function best(ended, of) {
    const choosable = ({ result: { outcome, patch } }) => ({ outcome, files: patch.files });
    const [first] = ended.toSorted((a, b) => (0,tries ._)(choosable(a), choosable(b)));
    if (first === undefined)
        throw new Error('there was no attempt');
    const traceText = ended.map((each) => each.traceText).join('');
    const runs = ended.map(({ setup, model, result }) => ({
        runId: setup.runId,
        model,
        outcome: result.outcome,
        usage: result.state.usage,
    }));
    return {
        ...first,
        tries: { of, chosen: ended.indexOf(first), runs },
        traceText,
        traceSha256: (0,external_node_crypto_.createHash)('sha256').update(traceText).digest('hex'),
    };
}


  }),

  3244:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    runCommand: () => (  runCommand)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71443);
  var _attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79446);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30445);
  var _llm_stand_ins_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52131);
  var _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36637);
  var _story_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94977);
  var _workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70751);
  var _io_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19601);
  var _run_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1074);
  var _run_options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26095);
  var _run_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(36419);
  var _stage_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(70135);
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
        const parsed = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_10__  .di)(args);
        if (parsed.kind === 'help') {
            io.stdout(parsed.usage);
            return 0;
        }
        const options = parsed.flags;
        const solver = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_10__  .h9)(options);
        const { llm, key } = solver === 'builtin' ? { llm: _llm_stand_ins_js__WEBPACK_IMPORTED_MODULE_4__  .i6, key: '' } : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_10__  .DM)(options);
        const fallback = fallbackOf(options, solver);
        const interruption = (0,_io_js__WEBPACK_IMPORTED_MODULE_8__  .A)(io);
        const { signal } = interruption;
        const stage = __addDisposableResource(env_1, await (0,_stage_js__WEBPACK_IMPORTED_MODULE_12__  .e)(options, io), true);
        const task = await taskOf(options, stage);
        const settings = { ...(0,_run_options_js__WEBPACK_IMPORTED_MODULE_10__  .f5)(options), solver };
        io.stderr(`[setup] ${(0,_run_report_js__WEBPACK_IMPORTED_MODULE_11__  .Z_)(task.testCommand)} · ${stage.note}\n`);
        if (task.testCommand !== null)
            io.stderr(`[sandbox] ${(0,_oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_5__  .hT)(stage.sandbox.report)}\n`);
        const solving = (0,_attempts_js__WEBPACK_IMPORTED_MODULE_2__  .u)({
            task,
            settings,
            llm,
            attempts: options.attempts,
            fallback,
            repository: stage.repository,
            checkout: stage.checkout,
            sandbox: task.testCommand === null ? null : stage.sandbox,
            renew: stage.renew,
            tracePath: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.trace),
            secrets: (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_3__  .$f)(key) ? [key] : [],
            testEnv: [],
            environment: process.env,
            firstTestMs: (0,_run_options_js__WEBPACK_IMPORTED_MODULE_10__  .L7)(settings),
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
function fallbackOf(options, solver) {
    const model = options['fallback-model'];
    return model === undefined || solver === 'builtin' ? null : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_10__  .DM)({ ...options, model }).llm;
}
function tell(event, signal, io) {
    const isStopped = event.kind === 'tests' && event.payload.verdict === 'timeout' && signal.aborted;
    if (isStopped)
        io.stderr('[tests] stopped with the run\n');
    else
        (0,_run_report_js__WEBPACK_IMPORTED_MODULE_11__  .z0)(event, io);
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
    return manifestTest(stage);
}
async function manifestTest({ repository, commit, folder }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { findTestCommand } = await __webpack_require__.e(  84).then(__webpack_require__.bind(__webpack_require__, 45084));
        const workspace = __addDisposableResource(env_2, await (0,_workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_7__  .OH)({ repository, commit, settings: _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__  .a$ }), true);
        const { snapshot } = workspace;
        const search = await findTestCommand({
            input: null,
            workingDirectory: folder,
            failing: null,
            readFile: (path) => snapshot.readText(path),
            listFiles: async () => [...snapshot.paths()],
        });
        if (search.kind !== 'found')
            throw new Error(search.problem);
        return search.command;
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
async function finish(solved, { options, stage, io }) {
    const { result, setup, tries } = solved;
    const { outcome, patch } = result;
    const { runId } = setup;
    const tracePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.trace);
    const patchPath = keepPatch(solved, options);
    const isApplied = outcome === 'fixed';
    for (const note of solved.notes)
        io.stderr(`[attempts] ${note}\n`);
    if (tries !== null)
        io.stderr(`[attempts] taken: ${(0,_story_words_js__WEBPACK_IMPORTED_MODULE_6__  .vk)(tries.chosen + 1, tries.of)}\n`);
    io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
    if (patchPath !== null)
        io.stderr(`[patch] ${patchPath}\n`);
    await stage.keep(patch);
    if (isApplied && !options['in-place']) {
        await stage.apply(patch);
        io.stderr(`[applied] ${patch.files.map(({ path }) => path).join(', ')}\n`);
    }
    const facts = { runId, tracePath, patchPath, isApplied, tries };
    io.stdout(options.json ? (0,_run_report_js__WEBPACK_IMPORTED_MODULE_11__  .MP)(result, facts) : (0,_run_report_js__WEBPACK_IMPORTED_MODULE_11__  .qi)(result, facts));
    return (0,_run_report_js__WEBPACK_IMPORTED_MODULE_11__  .FO)(result);
}
function keepPatch({ setup, result }, options) {
    const { outcome, patch } = result;
    const isLost = outcome !== 'fixed' && patch.files.length > 0;
    const path = options.patch ?? (isLost ? (0,_run_files_js__WEBPACK_IMPORTED_MODULE_9__  .Sg)(options.trace, setup.runId) : null);
    return path === null ? null : (0,_run_files_js__WEBPACK_IMPORTED_MODULE_9__  .CZ)(path, patch);
}


  }),

  29118:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  k: () => (  solve)
});

var core = __webpack_require__(88532);
; 

core .$W({ jitless: true });

var external_node_crypto_ = __webpack_require__(77598);
var driver = __webpack_require__(48568);
var redaction = __webpack_require__(40501);
var hold_program = __webpack_require__(51244);
var tier = __webpack_require__(36637);
var test_oracle = __webpack_require__(32121);
var own_process = __webpack_require__(27386);
var builtin_solver = __webpack_require__(52853);
var writer = __webpack_require__(49057);
var version = __webpack_require__(24306);
var repo_tools = __webpack_require__(70751);
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













async function solve(request) {
    const { task, settings, llm, checkout, signal } = request;
    const runId = (0,external_node_crypto_.randomBytes)(5).toString('hex');
    const cell = request.sandbox?.cell ?? null;
    if (task.testCommand !== null && cell === null)
        await (0,hold_program .y)((0,own_process .bs)());
    const trace = (0,writer .y)({ path: request.tracePath, runId, now: Date.now });
    const events = [];
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { repository, testEnv, environment, sandbox = null, renew = null } = request;
            const workspace = __addDisposableResource(env_1, await (0,repo_tools .OH)({
                repository,
                ...(0,repo_tools .B3)(task, settings),
                patience: { signal },
            }), true);
            const places = (0,builtin_solver .j$)({ workspace, command: task.testCommand });
            const command = __addDisposableResource(env_1, (0,test_oracle .X)({
                workspace,
                checkout,
                command: task.testCommand,
                testEnv,
                testReport: settings.testReport ?? null,
                environment,
                cell,
                renew,
            }), false);
            const oracle = withFirstBounded(command, {
                firstMs: request.firstTestMs ?? Number.POSITIVE_INFINITY,
                whileItRuns: () => (settings.solver === 'model' ? places.prepare() : Promise.resolve()),
            });
            const emit = (said) => {
                const event = withSandbox(said, sandbox);
                trace.emit(event);
                events.push(event);
                request.onEvent(event);
            };
            const clock = () => performance.now();
            const redact = (0,redaction .ay)(request.secrets);
            const search = __addDisposableResource(env_1, settings.solver === 'model'
                ? null
                : (0,builtin_solver .LS)({
                    workspace,
                    checkout,
                    command: task.testCommand,
                    testEnv,
                    testReport: settings.testReport ?? null,
                    environment,
                    sandbox,
                }), true);
            const solver = search === null ? {} : { search };
            const ports = { llm, workspace, oracle, emit, clock, redact, signal, places: places.find, ...solver };
            const { attempt } = request;
            const setup = {
                runId,
                version: version .x,
                task: (0,redaction .lk)(task, redact),
                settings,
                ...(attempt === undefined ? {} : { attempt }),
            };
            const result = await (0,driver .r)(setup, ports);
            if (attempt !== undefined && result.outcome !== 'fixed')
                await command.reset();
            return { setup, result, events, traceSha256: trace.sha256(), traceText: trace.text() };
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
function withFirstBounded(oracle, { firstMs, whileItRuns }) {
    return {
        run: async (options) => {
            if (options.phase !== 'baseline')
                return oracle.run(options);
            const running = oracle.run({ ...options, timeoutMs: Math.min(firstMs, options.timeoutMs) });
            await Promise.allSettled([running, whileItRuns()]);
            return running;
        },
    };
}
function withSandbox(event, sandbox) {
    if (event.kind !== 'run_start' || sandbox === null)
        return event;
    return { kind: event.kind, payload: { ...event.payload, sandbox: (0,tier .Eg)(sandbox.report) } };
}


  }),

  54021:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bj: () => (  sha256Of),
    Bq: () => (  CHAIN_START),
    Cd: () => (  sealLine),
    N0: () => (  unsealLine),
    qv: () => (  chainHash)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const CHAIN_START = '0'.repeat(64);
const sha256Of = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
const chainHash = (previous, content) => sha256Of(`${previous}\n${content}`);
const sealLine = (content, hash) => `${content.slice(0, -1)},"hash":"${hash}"}`;
const SEALED = /^(.*),"hash":"([0-9a-f]{64})"\}$/s;
function unsealLine(line) {
    const [, start, hash] = SEALED.exec(line) ?? [];
    return start === undefined || hash === undefined ? null : { content: `${start}}`, hash };
}


  })

};
