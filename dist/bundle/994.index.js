export const id = 994;
export const ids = [994];
export const modules = {

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

  10063:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    runOnStage: () => (  runOnStage)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _agent_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40501);
  var _attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79446);
  var _llm_create_llm_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79890);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30445);
  var _llm_stand_ins_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52131);
  var _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36637);
  var _story_progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72853);
  var _story_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94977);
  var _workspace_overview_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28897);
  var _workspace_repository_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68442);
  var _workspace_snapshot_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(59712);
  var _io_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(19601);
  var _run_options_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(26095);
  var _run_report_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(36419);
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
async function runOnStage(run) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { options, solver, access, fallback, place, staging, interruption, io } = run;
        const { signal } = interruption;
        const { repository, commit } = place;
        const secrets = (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_4__  .Fj)(access);
        const settings = { ...(0,_run_options_js__WEBPACK_IMPORTED_MODULE_13__  .f5)(options), solver };
        const snapshot = __addDisposableResource(env_1, await (0,_workspace_snapshot_js__WEBPACK_IMPORTED_MODULE_11__  .r3)((0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_10__  .W1)(repository), commit, { signal }), true);
        const preparing = taskOf(options, { place, snapshot, redact: (0,_agent_redaction_js__WEBPACK_IMPORTED_MODULE_1__  .ay)(secrets) });
        const [staged] = await Promise.allSettled([staging, preparing]);
        if (staged.status === 'rejected')
            throw staged.reason;
        const stage = staged.value;
        const task = await preparing;
        io.stderr(`[setup] ${(0,_run_report_js__WEBPACK_IMPORTED_MODULE_14__  .Z_)(task.testCommand)} · ${stage.note}\n`);
        if (task.testCommand !== null)
            io.stderr(`[sandbox] ${(0,_oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_6__  .hT)(stage.sandbox.report)}\n`);
        const solved = await (0,_attempts_js__WEBPACK_IMPORTED_MODULE_2__  .u)({
            task,
            settings,
            llm: access === null ? _llm_stand_ins_js__WEBPACK_IMPORTED_MODULE_5__  .i6 : modelAt(access, io),
            attempts: options.attempts,
            fallback: fallback === null ? null : modelAt(fallback, io),
            repository,
            snapshot,
            checkout: stage.checkout,
            sandbox: task.testCommand === null ? null : stage.sandbox,
            renew: stage.renew,
            tracePath: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.trace),
            secrets,
            testEnv: [],
            environment: process.env,
            firstTestMs: (0,_run_options_js__WEBPACK_IMPORTED_MODULE_13__  .L7)(settings),
            signal,
            onEvent: (event) => tell(event, signal, io),
        });
        return interruption.exitCode(await finish(solved, { options, stage, io }));
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
const modelAt = (access, io) => (0,_llm_create_llm_js__WEBPACK_IMPORTED_MODULE_3__  .W)({
    ...access,
    reasoningEffort: null,
    onAnswering: (sign) => io.stderr(`${(0,_story_progress_js__WEBPACK_IMPORTED_MODULE_7__  .d)(sign)}\n`),
});
function tell(event, signal, io) {
    const isStopped = event.kind === 'tests' && event.payload.verdict === 'timeout' && signal.aborted;
    if (isStopped)
        io.stderr('[tests] stopped with the run\n');
    else
        (0,_run_report_js__WEBPACK_IMPORTED_MODULE_14__  .z0)(event, io);
}
async function taskOf(options, base) {
    const { place, snapshot, redact } = base;
    const { commit, folder } = place;
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
async function testCommandOf(options, { place, snapshot }) {
    const { folder } = place;
    const given = options.test;
    if (given !== undefined) {
        return { run: given, shell: null, workingDirectory: folder, env: {}, source: '--test' };
    }
    const { findTestCommand } = await __webpack_require__.e(  508).then(__webpack_require__.bind(__webpack_require__, 42508));
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
        io.stderr(`[attempts] taken: ${(0,_story_words_js__WEBPACK_IMPORTED_MODULE_8__  .vk)(tries.chosen + 1, tries.of)}\n`);
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
const attemptsJson = ({ of, chosen, runs }) => ({
    of,
    taken: chosen + 1,
    runs: runs.map(({ runId, model, outcome, usage }) => ({ run_id: runId, model, outcome, usage })),
});
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
        ...(facts.tries === null ? {} : { attempts: attemptsJson(facts.tries) }),
    };
    return `${JSON.stringify(json, null, 2)}\n`;
}


  }),

  81202:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Et: () => (  momentOf),
    Ox: () => (  addTokens),
    YV: () => (  toneOf),
    jz: () => (  NO_TOKENS)
  });
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3297);
  var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94977);



function momentOf({ kind, payload }) {
    return Object.hasOwn(MOMENTS, kind) ? (MOMENTS[kind]?.(payload) ?? null) : null;
}
const MOMENTS = {
    run_start: (payload) => ({
        kind: 'start',
        goal: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'goal') || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'task', 'goal'),
        model: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'llm', 'model'),
        attempt: attemptOf(payload),
    }),
    llm_attempt: (payload) => ({
        kind: 'attempt',
        status: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(payload, 'status'),
        error: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'error'),
        waitMs: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(payload, 'wait_ms'),
    }),
    llm_action: (payload) => ({
        kind: 'action',
        words: (0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .Iv)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(payload, 'action')),
        summary: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'action', 'summary'),
        usage: tokensOf(payload),
    }),
    llm_parse_error: (payload) => ({
        kind: 'malformed',
        expects: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'expects'),
        error: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'error'),
        usage: tokensOf(payload),
    }),
    llm_error: (payload) => ({
        kind: 'lost',
        reason: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'reason'),
        status: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(payload, 'status'),
        message: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'message'),
    }),
    tool_result: (payload) => ({
        kind: 'result',
        tool: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'tool'),
        isOk: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(payload, 'obs', 'ok') !== false,
        rule: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'obs', 'meta', 'denied'),
        path: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'obs', 'meta', 'path') || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'args', 'rel_path'),
        output: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'obs', 'output'),
    }),
    policy_denied: (payload) => ({
        kind: 'denied',
        path: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'path'),
        rule: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'rule'),
    }),
    tests: (payload) => ({ kind: 'tests', run: testRunOf(payload) }),
    reflection: (payload) => ({
        kind: 'reflection',
        notes: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .i1)(payload, 'reflection', 'notes'),
        nextFocus: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'reflection', 'next_focus'),
        risks: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .i1)(payload, 'reflection', 'risks'),
        usage: tokensOf(payload),
    }),
    driver_note: (payload) => ({
        kind: 'note',
        reason: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'reason'),
        note: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'note'),
    }),
    candidate: (payload) => ({
        kind: 'candidate',
        number: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(payload, 'n'),
        template: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'template'),
        path: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'path'),
        line: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(payload, 'line'),
        verdict: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'verdict'),
    }),
    final: (payload) => ({
        kind: 'closing',
        summary: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'final', 'summary'),
        status: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'final', 'status'),
        changes: claimedChanges((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(payload, 'final')),
    }),
    outcome: (payload) => ({
        kind: 'outcome',
        outcome: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'outcome'),
        stopReason: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'stop_reason'),
    }),
};
function attemptOf(payload) {
    const number = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(payload, 'attempt', 'number');
    const of = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(payload, 'attempt', 'of');
    return number === null || of === null ? null : { number, of };
}
function testRunOf(payload) {
    const isOk = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(payload, 'ok') === true;
    const verdict = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'verdict') || (isOk ? 'green' : 'red');
    return {
        verdict,
        isGreen: verdict === 'green' && isOk,
        phase: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'phase'),
        output: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'output'),
        signature: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'signature'),
        exitCode: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(payload, 'exit_code'),
        durationMs: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(payload, 'duration_ms'),
        report: reportOf((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(payload, 'report')),
        focus: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'focus') || null,
    };
}
function reportOf(report) {
    if (!(0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .Qd)(report))
        return null;
    return {
        source: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(report, 'source'),
        failures: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .gT)(report, 'failures').map((failure) => ({
            id: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(failure, 'id'),
            file: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(failure, 'file') || null,
            line: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(failure, 'line'),
            message: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(failure, 'message'),
        })),
        passed: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(report, 'passed'),
        failed: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(report, 'failed'),
        skipped: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(report, 'skipped'),
    };
}
function toneOf({ isGreen, phase, verdict }) {
    return (phase === 'counterfactual' ? verdict === 'red' : isGreen) ? 'good' : 'bad';
}
function claimedChanges(final) {
    const changes = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(final, 'changes');
    return ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .Lv)(changes) ? changes : [])
        .map((change) => ({ path: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(change, 'path'), description: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(change, 'description') }))
        .filter(({ path }) => path !== '');
}
const NO_TOKENS = { input: 0, cached: 0, output: 0 };
function tokensOf(payload) {
    return {
        input: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(payload, 'usage', 'input_tokens') ?? 0,
        cached: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(payload, 'usage', 'cached_input_tokens') ?? 0,
        output: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(payload, 'usage', 'output_tokens') ?? 0,
    };
}
const addTokens = (a, b) => ({
    input: a.input + b.input,
    cached: a.cached + b.cached,
    output: a.output + b.output,
});


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
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42253);




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
        const why = (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_3__  .k)(cause);
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
