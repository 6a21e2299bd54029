export const id = 689;
export const ids = [689];
export const modules = {

  3244:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    runCommand: () => (  runCommand)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _core_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36541);
  var _llm_create_llm_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68966);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30445);
  var _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36637);
  var _solve_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35325);
  var _story_progress_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72853);
  var _story_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94977);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59268);
  var _workspace_overview_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28897);
  var _workspace_snapshot_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83266);
  var _flags_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37298);
  var _io_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(19601);
  var _run_options_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(26095);
  var _run_report_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(36419);
  var _stage_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(70135);
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
const runCommand = (args, io) => run((0,_run_options_js__WEBPACK_IMPORTED_MODULE_13__  .xr)(args), io);
const run = (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__  .NB)(_run_options_js__WEBPACK_IMPORTED_MODULE_13__  .oq, async (options, io) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const solver = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_13__  .h9)(options);
        const { 'fallback-model': fallbackModel } = options;
        const access = solver === 'builtin' ? null : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_13__  .YK)(options);
        const fallback = access === null || fallbackModel === undefined ? null : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_13__  .YK)({ ...options, model: fallbackModel });
        const { signal, exitCode } = (0,_io_js__WEBPACK_IMPORTED_MODULE_12__  .A8)(io);
        const start = await (0,_stage_js__WEBPACK_IMPORTED_MODULE_15__  .kI)(options);
        const { repository, commit } = start;
        const stage = __addDisposableResource(env_1, await (0,_stage_js__WEBPACK_IMPORTED_MODULE_15__  .j$)(start, options, io), true);
        const snapshot = __addDisposableResource(env_1, await (0,_workspace_snapshot_js__WEBPACK_IMPORTED_MODULE_10__  .r3)((0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_8__  .W1)(repository), commit, { signal }), true);
        const secrets = (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_3__  .DX)(access);
        const settings = { ...(0,_run_options_js__WEBPACK_IMPORTED_MODULE_13__  .f5)(options), solver };
        const task = await taskOf(options, { start, snapshot, redact: (0,_core_redaction_js__WEBPACK_IMPORTED_MODULE_1__  .ay)(secrets) });
        io.stderr(`[setup] ${(0,_run_report_js__WEBPACK_IMPORTED_MODULE_14__  .Z_)(task.testCommand)} · ${stage.note}\n`);
        if (task.testCommand !== null)
            io.stderr(`[sandbox] ${(0,_oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_4__  .hT)(stage.sandbox.report)}\n`);
        const solved = await (0,_solve_js__WEBPACK_IMPORTED_MODULE_5__  .k)({
            task,
            settings,
            llm: access === null ? _llm_create_llm_js__WEBPACK_IMPORTED_MODULE_2__  .i6 : modelAt(access, io),
            attempts: options.attempts,
            fallback: fallback === null ? null : modelAt(fallback, io),
            repository,
            snapshot,
            checkout: stage.checkout,
            sandbox: task.testCommand === null ? null : stage.sandbox,
            renew: stage.renew,
            tracePath: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.trace),
            secrets,
            environment: process.env,
            firstTestMs: (0,_run_options_js__WEBPACK_IMPORTED_MODULE_13__  .L7)(settings),
            signal,
            onEvent: (event) => tell(event, signal, io),
        });
        return exitCode(await finish(solved, { options, stage, io }));
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
});
const modelAt = (access, io) => (0,_llm_create_llm_js__WEBPACK_IMPORTED_MODULE_2__  .Wy)({
    ...access,
    reasoningEffort: null,
    onAnswering: (sign) => io.stderr(`${(0,_story_progress_js__WEBPACK_IMPORTED_MODULE_6__  .d)(sign)}\n`),
});
function tell(event, signal, io) {
    const isStopped = event.kind === 'tests' && event.payload.verdict === 'timeout' && signal.aborted;
    if (isStopped)
        io.stderr('[tests] stopped with the run\n');
    else
        (0,_run_report_js__WEBPACK_IMPORTED_MODULE_14__  .z0)(event, io);
}
async function taskOf(options, base) {
    const { start, snapshot, redact } = base;
    const { commit, folder } = start;
    const readFile = (path) => snapshot.readText(path);
    const file = options['instructions-file'] ?? null;
    const { files, notes } = await (0,_workspace_overview_js__WEBPACK_IMPORTED_MODULE_9__  .KK)({ file, folder, readFile, redact });
    const [missing] = notes;
    if (missing !== undefined)
        throw new Error(`--${missing}`);
    return {
        goal: options.goal ?? DEFAULT_GOAL,
        evidence: [],
        ...(files.length === 0 ? {} : { instructions: [...files] }),
        testCommand: options['test-policy'] === 'never' ? null : await testCommandOf(options, base),
        baseCommit: commit,
        trigger: { kind: 'terminal' },
        mustBeRedAtBase: options.goal === undefined,
    };
}
async function testCommandOf(options, { start, snapshot }) {
    const { folder } = start;
    const given = options.test;
    if (given !== undefined) {
        return { run: given, shell: null, workingDirectory: folder, env: {}, source: '--test' };
    }
    const { findTestCommand } = await Promise.all( [__webpack_require__.e(815), __webpack_require__.e(912), __webpack_require__.e(777), __webpack_require__.e(508)]).then(__webpack_require__.bind(__webpack_require__, 42508));
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
        io.stderr(`[attempts] taken: ${(0,_story_words_js__WEBPACK_IMPORTED_MODULE_7__  .vk)(tries.chosen + 1, tries.of)}\n`);
    io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
    if (patchPath !== null)
        io.stderr(`[patch] ${patchPath}\n`);
    await stage.keep(patch);
    if (isApplied && !options['in-place']) {
        await stage.apply(patch);
        io.stderr(`[applied] ${patch.files.map(({ path }) => path).join(', ')}\n`);
    }
    const facts = { runId, tracePath, patchPath, isApplied, tries };
    io.stdout(options.json ? (0,_run_report_js__WEBPACK_IMPORTED_MODULE_14__  .MP)(result, facts) : (0,_run_report_js__WEBPACK_IMPORTED_MODULE_14__  .qi)(result, facts));
    return (0,_run_report_js__WEBPACK_IMPORTED_MODULE_14__  .FO)(result);
}
function keepPatch({ setup, result }, options) {
    const { outcome, patch } = result;
    const isLost = outcome !== 'fixed' && patch.files.length > 0;
    const path = options.patch ?? (isLost ? (0,_io_js__WEBPACK_IMPORTED_MODULE_12__  .Sg)(options.trace, setup.runId) : null);
    return path === null ? null : (0,_io_js__WEBPACK_IMPORTED_MODULE_12__  .CZ)(path, patch);
}


  }),

  8294:
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
    test_command_not_found: 'the test command could not be started, or a tool that it needs is missing',
    baseline_timed_out: 'the test command did not finish in time before any change (test-timeout-seconds, timeout-minutes)',
    baseline_output_limit: 'the test command printed without end before any change, and was stopped',
    baseline_resource_limit: 'the test command used up the memory or the disk before any change, and was stopped',
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
        if ((evidence.isRedByNewTests || evidence.isJudgedByPeople) && stop === 'done')
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
    baseline_resource_limit: 'infra_error',
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


  }),

  49057:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bj: () => (  sha256Of),
    Bq: () => (  CHAIN_START),
    N0: () => (  unsealLine),
    qv: () => (  chainHash),
    yH: () => (  openTrace)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39429);




function openTrace(options) {
    const { path, runId, now } = options;
    let file = openToAppend(path);
    let seq = 0;
    let hash = CHAIN_START;
    const written = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const lines = [];
    const close = () => {
        if (file !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        file = null;
    };
    return {
        path,
        runId,
        emit({ kind, payload }) {
            if (file === null)
                throw new Error(`The trace ${path} is closed`);
            const ts = Math.round(now()) / 1000;
            const content = JSON.stringify({ v: 1, seq, ts, run_id: runId, kind, payload });
            hash = chainHash(hash, content);
            const line = `${sealLine(content, hash)}\n`;
            writeWhole(file, line);
            written.update(line);
            lines.push(line);
            seq++;
        },
        close,
        sha256: () => written.copy().digest('hex'),
        text: () => lines.join(''),
        [Symbol.dispose]: close,
    };
}
function openToAppend(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'a+');
        if (endsMidLine(file))
            writeWhole(file, '\n');
        return file;
    }
    catch (cause) {
        const why = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__  .kc)(cause);
        throw new Error(`The trace cannot be written to ${path}: ${why}`, { cause });
    }
}
function endsMidLine(file) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
    const last = Buffer.alloc(1);
    return size > 0 && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
}
function writeWhole(file, text) {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length;)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, bytes, written);
}
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
