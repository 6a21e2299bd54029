export const id = 475;
export const ids = [475];
export const modules = {

  19559:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    XZ: () => (  TestVerdictSchema),
    f2: () => (  UsageSchema),
    sM: () => (  PAYLOADS),
    yv: () => (  TestFailureSchema)
  });
  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53339);

const JsonSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Pq9();
const turn = zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(0);
const UsageSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(0),
    cached_input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(0),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(0),
});
const ObservationSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    ok: zod__WEBPACK_IMPORTED_MODULE_0__  .zMY(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    meta: zod__WEBPACK_IMPORTED_MODULE_0__  .g1P(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), JsonSchema),
});
const RequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    t: turn,
    head: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().optional(),
    appended: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(JsonSchema),
    tail: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
    sha256: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    bytes: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int(),
});
const TRIPWIRE_KINDS = [
    'ends the process',
    'skips tests',
    'patches the test runner',
    'looks for the test run',
    'swallows exceptions',
    'sets options of the test runner',
    'always compares equal',
    'copies from the tests',
    'registers with the test runner',
    'opens the network',
    'runs dynamic code',
    'encoded data',
    'looks like a secret',
    'changes dependencies',
    'talks to the workflow',
    'invisible characters',
];
const TestFailureSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().nullable(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().nullable(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
});
const TestReportSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    source: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    failures: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(TestFailureSchema),
    passed: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().nullable(),
    failed: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().nullable(),
    skipped: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().nullable(),
});
const TripwireSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(TRIPWIRE_KINDS),
    path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int(),
    why: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
});
const TestPhaseSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(['baseline', 'write', 'final', 'confirm', 'counterfactual']);
const TestVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(['green', 'red', 'timeout', 'not_found']);
const CandidateVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(['passed', 'failed', 'slow', 'refused', 'not_started']);
const PAYLOADS = {
    run_start: zod__WEBPACK_IMPORTED_MODULE_0__  ._H3({
        run_id: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        goal: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        version: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        task: JsonSchema,
        settings: JsonSchema,
        llm: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
            api: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
            model: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
            endpoint: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
            reasoning_effort: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().nullable().exactOptional(),
        }),
        files: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int(),
    }),
    llm_request: RequestSchema,
    reflection_request: RequestSchema.extend({ reason: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() }),
    llm_attempt: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        t: turn,
        status: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().nullable(),
        error: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().nullable(),
        wait_ms: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().nullable(),
    }),
    llm_action: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        t: turn,
        raw: JsonSchema,
        action: JsonSchema,
        usage: UsageSchema,
        error: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
    }),
    llm_parse_error: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        t: turn,
        expects: zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(['action', 'reflection']),
        error: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        raw: JsonSchema,
        usage: UsageSchema,
    }),
    llm_error: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        t: turn,
        reason: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        status: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().nullable(),
        message: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    }),
    llm_trailing_text: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ t: turn, trailing: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() }),
    tool_result: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ t: turn, tool: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), args: JsonSchema, obs: ObservationSchema }),
    policy_denied: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ t: turn, path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), rule: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() }),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        t: turn,
        phase: TestPhaseSchema,
        ok: zod__WEBPACK_IMPORTED_MODULE_0__  .zMY(),
        verdict: TestVerdictSchema,
        exit_code: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().nullable(),
        output: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__  .aig(),
        signature: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        report: TestReportSchema.exactOptional(),
        focus: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
        without: zod__WEBPACK_IMPORTED_MODULE_0__  .euz('product').exactOptional(),
        tree: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
    }),
    candidate: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        n: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(1),
        template: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        line: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int(),
        verdict: CandidateVerdictSchema,
    }),
    reflection: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        t: turn,
        raw: JsonSchema,
        reflection: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
            notes: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
            next_focus: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().nullable(),
            risks: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()).nullable(),
        }),
        trigger: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        usage: UsageSchema,
    }),
    driver_note: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        t: turn,
        reason: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        note: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        loop: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
    }),
    final: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        final: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
            type: zod__WEBPACK_IMPORTED_MODULE_0__  .euz('final'),
            status: zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(['done', 'cannot_fix']),
            summary: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
            changes: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() })),
        }),
    }),
    outcome: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        outcome: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        stop_reason: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        patch_sha256: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        patch_bytes: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int(),
        files: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
        diff: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
        evidence: zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(['report', 'exit code only']).exactOptional(),
        doubt: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
        tripwires: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(TripwireSchema).exactOptional(),
    }),
    run_end: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ run_id: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), summary: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), state: JsonSchema }),
};


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

  34712:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  evalRun: () => (  evalRun)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var schemas = __webpack_require__(53339);
var promises_ = __webpack_require__(58500);
var assert_never = __webpack_require__(89559);
var agent_summary = __webpack_require__(82212);
var pool = __webpack_require__(9483);
var eval_result = __webpack_require__(31004);
var trace_metrics = __webpack_require__(33140);
var codec = __webpack_require__(47090);
var solve = __webpack_require__(29118);
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
        settings: (0,codec .qH)(settings),
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
        const { result, setup, events, traceSha256 } = await solveTrial(request, place);
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
            usage: events.map(trace_metrics .Fs).reduce(trace_metrics .vk, agent_summary .yJ),
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
    usage: agent_summary .yJ,
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
        renew: await (0,eval_place .D$)(place),
        tracePath: (0,external_node_path_.join)(folder, eval_result .BQ),
        secrets,
        testEnv: [],
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
async function verdictIn({ trial, repository, work }, diff, { run, files }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { signal } = new AbortController();
        const place = __addDisposableResource(env_2, await (0,eval_place .QL)(trial.task, repository, work), true);
        const failed = await (0,eval_place .s)(place, signal);
        if (failed !== null)
            return 'not_found';
        await (0,eval_place .T)(place, diff, files);
        const timeoutMs = trial.settings.testTimeoutMs ?? trial.settings.limits.timeoutMs;
        const { verdict } = await (0,eval_place .VO)(place, { run, timeoutMs, signal });
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

var trial_key = __webpack_require__(7763);
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
    #usage = agent_summary .yJ;
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
            const result = this.#store.finished((0,trial_key .w)(trial));
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
            await (0,pool .Q)(open, { jobs, isOver }, (trial) => this.#make(trial));
        }
        finally {
            signal.removeEventListener('abort', onAbort);
        }
        const { length: total } = trials;
        return { end: this.#end, finished: this.#finished, total, usage: this.#usage };
    }
    async #make(trial) {
        const key = (0,trial_key .w)(trial);
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
        const { suite, llm, secrets, work, repositoryOf, firstTestMs } = this.#job;
        return runTrial({
            ...{ trial, key, suite, llm, secrets, work, retries },
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
        const usage = (0,trace_metrics .Fs)(event);
        if (usage === agent_summary .yJ)
            return;
        this.#usage = (0,trace_metrics .vk)(this.#usage, usage);
        this.#checkBounds();
    }
    #checkBounds() {
        const { maxTokens, maxCost, costOf } = this.#job;
        if (maxTokens !== null && (0,agent_summary .RP)(this.#usage) >= maxTokens)
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
            return (0,assert_never .x)(end);
    }
}

var eval_prices = __webpack_require__(98251);
var format = __webpack_require__(39817);
var report_text = __webpack_require__(17971);
; 




function progressLine(progress, cost, currency) {
    const { finished, total, usage, elapsedMs, ended } = progress;
    const counted = finished.filter((result) => (0,eval_result .Vj)(result) !== 'void');
    const solved = counted.filter((result) => (0,eval_result .Vj)(result) === 'solved').length;
    const share = counted.length === 0 ? '' : ` (${(0,report_text .KN)(solved / counted.length)})`;
    const left = total - finished.length;
    const leftText = ended === 0 || left === 0 ? '' : ` · ${(0,format .Xo)((elapsedMs / ended) * left)} left`;
    const money = cost === null ? '' : ` · ${(0,report_text .qC)(cost, currency)}`;
    return `${bar(finished.length, total)} ${finished.length}/${total} · solved ${solved}${share} · ${(0,format .B4)((0,agent_summary .RP)(usage))} tokens${money}${leftText}`;
}
const WIDTH = 20;
function bar(done, total) {
    const filled = total === 0 ? WIDTH : Math.round((done / total) * WIDTH);
    return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
}

var eval_store = __webpack_require__(60868);
var task_repository = __webpack_require__(30861);
var no_model = __webpack_require__(57739);
var provider = __webpack_require__(30445);
var leftovers = __webpack_require__(84217);
var version = __webpack_require__(24306);
var abort_signal = __webpack_require__(23972);
var eval_check = __webpack_require__(87267);
var commands_flags = __webpack_require__(37298);
var model_flags = __webpack_require__(62142);
var settings_flags = __webpack_require__(48262);
var suite_flags = __webpack_require__(17349);
; 
var eval_run_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var eval_run_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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




















const { 'max-tokens': trialTokens, ...RUN_FLAGS } = settings_flags .aw;
const FlagsSchema = schemas .Ikc({
    ...suite_flags .V,
    trials: (0,commands_flags .Jt)((0,commands_flags .rD)(1).default(1), { value: 'N', help: 'trials of each task' }),
    out: (0,commands_flags .Jt)(commands_flags .Bq, { value: 'DIR', help: 'where results go; a job that was ended goes on there' }),
    shard: (0,commands_flags .Jt)(schemas .YjP()
        .regex(/^[1-9]\d{0,3}\/[1-9]\d{0,3}$/, 'must be i/n, such as 2/4')
        .refine((text) => Number(text.split('/')[0]) <= Number(text.split('/')[1]), 'must be i/n with i up to n')
        .optional(), { value: 'I/N', help: 'only every n-th trial, from the i-th' }),
    checked: (0,commands_flags .Jt)(commands_flags .Bq.optional(), {
        value: 'FILE',
        help: 'leave out the tasks that agent-fix eval check --out FILE set aside',
    }),
    'max-cost': (0,commands_flags .Jt)(commands_flags .vj.optional(), {
        value: 'X',
        help: 'end the job when it has cost so much (needs --prices)',
    }),
    'max-tokens': (0,commands_flags .Jt)((0,commands_flags .rD)(1).optional(), { value: 'N', help: 'end the job after so many tokens' }),
    prices: (0,commands_flags .Jt)(commands_flags .Bq.optional(), { value: 'FILE', help: 'prices per million tokens: docs/evaluation.md' }),
    retries: (0,commands_flags .Jt)((0,commands_flags .rD)(0).default(2), {
        value: 'N',
        help: 'how often a trial is begun anew when something around it fails',
    }),
    ...model_flags .Wt,
    ...RUN_FLAGS,
    'max-total-tokens': (0,commands_flags .Jt)((0,commands_flags .rD)(1).optional(), { value: 'N', help: 'tokens of one trial' }),
});
const RUN = {
    name: 'agent-fix eval run',
    about: 'makes the trials of a suite, each on a copy of its own. Killed anywhere, it goes on where it was.',
    flags: FlagsSchema,
    notes: `A bound of a run that is given here goes before the suite's. ${model_flags .mG}
Exit codes: 0 every trial has a verdict; 1 trials are left, or say nothing of the solver; 2 wrong usage; 130 stopped by Ctrl-C.`,
};
async function evalRun(args, io) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const parsed = (0,commands_flags .bQ)(RUN, args);
        if (parsed.kind === 'help') {
            io.stdout(parsed.usage);
            return 0;
        }
        const { flags } = parsed;
        const prices = flags.prices === undefined ? null : await (0,eval_prices .R)(flags.prices);
        const suite = withoutSetAside(await (0,suite_flags .P)(flags, io), flags);
        const solver = (0,model_flags .h9)(flags);
        const { llm, key } = solver === 'builtin' ? { llm: no_model .i, key: '' } : (0,model_flags .DM)(flags);
        const price = (usage) => (0,eval_prices .h)(prices, llm.model, usage);
        if (flags['max-cost'] !== undefined &&
            price({ input_tokens: 0, cached_input_tokens: 0, output_tokens: 0 }) === null) {
            throw new Error(`--max-cost ${flags['max-cost']}: no price of ${llm.model}; give --prices FILE`);
        }
        (0,leftovers .eZ)();
        const store = eval_run_addDisposableResource(env_1, new eval_store .i(flags.out), false);
        const work = eval_run_addDisposableResource(env_1, (0,eval_place .Qr)(), false);
        const repositories = await openRepositories(suite.tasks, work.path);
        const { signal, exitCode } = (0,abort_signal .A)(io);
        const show = new ProgressBar(io, prices, llm.model);
        const result = await runJob({
            suite: suite.name,
            trials: plannedTrials(suite.tasks, { flags: { ...flags, solver }, llm, repositories }),
            repositoryOf: ({ task }) => repositories.get(task.id) ?? missing(task.id),
            firstTestMs: ({ settings }) => (0,settings_flags .L7)(settings),
            llm,
            secrets: (0,provider .$f)(key) ? [key] : [],
            jobs: flags.jobs,
            maxRetries: flags.retries,
            maxTokens: flags['max-tokens'] ?? null,
            maxCost: flags['max-cost'] ?? null,
            costOf: price,
            work: work.path,
            signal,
            onProgress: (progress) => show.update(progress),
        }, store);
        io.stderr('\n');
        io.stdout(summary(result, flags));
        return exitCode(codeOf(result));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        eval_run_disposeResources(env_1);
    }
}
function withoutSetAside(suite, { checked }) {
    if (checked === undefined)
        return suite;
    const { set_aside: aside } = eval_check.CheckFileSchema.parse(JSON.parse((0,external_node_fs_.readFileSync)(checked, 'utf8')));
    return { ...suite, tasks: suite.tasks.filter(({ id }) => aside[id] === undefined) };
}
async function openRepositories(tasks, work) {
    const repositories = new Map();
    for (const task of tasks)
        repositories.set(task.id, await (0,task_repository .k)(task, work));
    return repositories;
}
function plannedTrials(tasks, { flags, llm, repositories }) {
    const configuration = configurationOf(flags, llm);
    const all = Array.from({ length: flags.trials }, (_, at) => tasks.map((task) => ({
        task,
        commit: repositories.get(task.id)?.commit ?? missing(task.id),
        settings: settingsFor(flags, task.settings),
        configuration,
        number: at + 1,
    }))).flat();
    const [index, count] = flags.shard?.split('/').map(Number) ?? [];
    if (index === undefined || count === undefined)
        return all;
    return all.filter((_, at) => at % count === index - 1);
}
const settingsFor = (flags, base) => (0,settings_flags .f5)({ ...flags, 'max-tokens': flags['max-total-tokens'] }, base);
function missing(id) {
    throw new Error(`no repository of ${id}`);
}
function configurationOf(flags, { model, api, endpoint }) {
    const names = [...Object.keys(RUN_FLAGS), 'max-total-tokens'];
    const given = Object.entries(flags).filter(([name, value]) => names.includes(name) && value !== undefined && value !== false);
    return {
        model,
        api,
        endpoint,
        solver: 'model',
        version: version .x,
        overrides: schemas .Pq9().parse(Object.fromEntries(given)),
    };
}
class ProgressBar {
    #io;
    #prices;
    #model;
    constructor(io, prices, model) {
        this.#io = io;
        this.#prices = prices;
        this.#model = model;
    }
    update(progress) {
        const cost = (0,eval_prices .h)(this.#prices, this.#model, progress.usage);
        const line = progressLine(progress, cost, this.#prices?.currency ?? 'USD');
        if (this.#io.isTTY) {
            this.#io.stderr(`\r\u001b[K${line}`);
            return;
        }
        const { newest } = progress;
        const what = newest === null ? '' : ` · ${newest.task} ${newest.trial}: ${newest.outcome} (${newest.stop_reason})`;
        this.#io.stderr(`${line}${what}\n`);
    }
}
function summary({ end, finished, total }, { out }) {
    const counted = finished.filter((result) => (0,eval_result .Vj)(result) !== 'void');
    const solved = counted.filter((result) => (0,eval_result .Vj)(result) === 'solved').length;
    const none = finished.length - counted.length;
    const parts = [
        `${endText(end)}: ${finished.length} of ${total} trials stand, ${solved} of ${counted.length} solved`,
        none === 0 ? '' : `; ${none} say nothing of the solver`,
    ];
    const again = finished.length < total ? 'The same command goes on from here.\n' : '';
    return `${parts.join('')}\n${again}Read them: agent-fix eval report ${(0,external_node_path_.resolve)(out)}\n`;
}
function codeOf({ end, finished, total }) {
    if (end === 'unauthorized')
        return 2;
    const isWhole = finished.length === total && finished.every((result) => (0,eval_result .Vj)(result) !== 'void');
    return isWhole ? 0 : 1;
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

  98251:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    R: () => (  readPrices),
    h: () => (  costOf)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37428);


const Price = zod__WEBPACK_IMPORTED_MODULE_1__  .aig().min(0);
const ModelPriceSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .rej({ input: Price, cached_input: Price.optional(), output: Price });
const PriceFileSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .rej({
    currency: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().default('USD'),
    models: zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(), ModelPriceSchema),
});
async function readPrices(path) {
    try {
        const value = (await __webpack_require__.e(  815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19))).parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        return PriceFileSchema.parse(value);
    }
    catch (error) {
        const why = error instanceof zod__WEBPACK_IMPORTED_MODULE_2__  .G ? zod__WEBPACK_IMPORTED_MODULE_3__  .S1(error) : String(error);
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

  17971:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    KN: () => (  percent),
    Lu: () => (  shareText),
    o4: () => (  configurationText),
    qC: () => (  moneyText),
    tx: () => (  usageText),
    xS: () => (  factsOf)
  });
  var _story_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39817);

const percent = (share) => `${(share * 100).toFixed(share > 0 && share < 0.01 ? 1 : 0)} %`;
const shareText = ({ rate, count, of, low, high }) => `${percent(rate)} (${count} of ${of}), ${(low * 100).toFixed(0)}–${percent(high)}`;
function moneyText(cost, currency) {
    if (cost === null)
        return '–';
    return `${cost.toFixed(cost >= 10 ? 2 : cost >= 0.1 ? 3 : 5)} ${currency}`;
}
const usageText = ({ input_tokens: input, cached_input_tokens: cached, output_tokens: output, }) => `${(0,_story_format_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(input)} in (${(0,_story_format_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(cached)} cached), ${(0,_story_format_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(output)} out`;
const configurationText = ({ configuration: { model, solver, version }, id, }) => `${solver === 'model' ? model : `${solver} (${model})`} · ${version} · ${id}`;
function factsOf(report, currency) {
    const { solved, solvedHidden, passAt, claims, effort, method } = report;
    const interval = method === 'wilson' ? 'Wilson' : 'bootstrap by task';
    return [
        [`solved, with 95 % interval (${interval})`, shareText(solved)],
        ...(solvedHidden === null
            ? []
            : [['solved by the hidden test as well', shareText(solvedHidden)]]),
        ...passAt.map(({ k, rate, tasks }) => [`pass@${k} (${tasks} tasks)`, percent(rate)]),
        ['said done by the model, of those green on a fresh copy', `${claims.claimed}, ${claims.claimedGreen}`],
        [
            'said fixed by the driver, of those not green on a fresh copy (must be 0)',
            `${claims.fixed}, ${claims.falseFixed}`,
        ],
        ['tokens', usageText(effort.usage)],
        [
            'tokens per solve',
            effort.tokensPerSolve === null ? '–' : (0,_story_format_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(Math.round(effort.tokensPerSolve)),
        ],
        ['cost, per solve', `${moneyText(effort.cost, currency)}, ${moneyText(effort.costPerSolve, currency)}`],
        [
            'replies, test runs, wall time (medians)',
            `${effort.replies}, ${effort.testRuns}, ${(0,_story_format_js__WEBPACK_IMPORTED_MODULE_0__  .Xo)(effort.wallMs)}`,
        ],
        [
            'loops, refused claims, refused writes, malformed replies',
            [effort.loops, effort.refusedClaims, effort.refusedWrites, effort.malformed].join(', '),
        ],
        ['trials, of those without a verdict on the solver', `${report.trials}, ${report.void}`],
        [
            'outcomes',
            Object.entries(report.outcomes)
                .map(([outcome, count]) => `${outcome} ${count}`)
                .join(', '),
        ],
    ];
}


  }),

  31004:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BQ: () => (  TRACE_FILE),
    FX: () => (  RESULT_FILE),
    Vj: () => (  verdictOf),
    X9: () => (  TrialResultSchema),
    mO: () => (  PATCH_FILE),
    mo: () => (  isRetried)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
  var _agent_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19559);


const JsonSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .Pq9();
const ConfigurationSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    model: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    api: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    endpoint: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    solver: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    version: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    overrides: JsonSchema,
});
const TrialResultSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_1__  .euz(1),
    key: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    suite: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    task: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    tags: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP()),
    commit: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    trial: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    configuration: ConfigurationSchema,
    settings: JsonSchema,
    outcome: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    stop_reason: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    detail: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    trace_sha256: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    patch_sha256: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    judged: _agent_events_js__WEBPACK_IMPORTED_MODULE_0__  .XZ.nullable(),
    hidden: _agent_events_js__WEBPACK_IMPORTED_MODULE_0__  .XZ.nullable(),
    has_hidden_test: zod__WEBPACK_IMPORTED_MODULE_1__  .zMY(),
    usage: _agent_events_js__WEBPACK_IMPORTED_MODULE_0__  .f2,
    retries: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(0),
    started_at: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    wall_ms: zod__WEBPACK_IMPORTED_MODULE_1__  .aig(),
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


  }),

  60868:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  readResult),
    i: () => (  Store)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53339);
  var _agent_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19559);
  var _agent_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82212);
  var _result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31004);
  var _trace_metrics_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33140);







const SpendingLine = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc({ key: zod__WEBPACK_IMPORTED_MODULE_6__  .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_6__  .YjP(), usage: _agent_events_js__WEBPACK_IMPORTED_MODULE_2__  .f2 });
class Store {
    #folder;
    constructor(folder) {
        this.#folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
        for (const each of ['trials', 'work'])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, each), { recursive: true });
        this.#lock();
    }
    finished(key) {
        const result = readResult((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'trials', key));
        return result === null || (0,_result_js__WEBPACK_IMPORTED_MODULE_4__  .mo)(result) ? null : result;
    }
    begin(key) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'work', key);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
        return folder;
    }
    finish(result) {
        const { key } = result;
        const [from, to] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'work', key), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'trials', key)];
        writeDurably((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, _result_js__WEBPACK_IMPORTED_MODULE_4__  .FX), `${JSON.stringify(result, null, 2)}\n`);
        const before = readResult(to);
        if (before !== null)
            this.noteSpending(key, before.outcome, before.usage);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(to, { recursive: true, force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from, to);
    }
    noteSpending(key, why, usage) {
        if (usage.input_tokens + usage.output_tokens === 0)
            return;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'spending.jsonl'), `${JSON.stringify({ key, why, usage })}\n`);
    }
    drop(key) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'work', key), { recursive: true, force: true });
    }
    async spent() {
        await this.#chargeUnfinished();
        const results = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'trials')).flatMap((key) => readResult((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'trials', key)) ?? []);
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'spending.jsonl');
        const lines = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8').split('\n') : [];
        const lost = lines.flatMap((line) => parseLine(line) ?? []);
        return [...results, ...lost].map(({ usage }) => usage).reduce(_trace_metrics_js__WEBPACK_IMPORTED_MODULE_5__  .vk, _agent_summary_js__WEBPACK_IMPORTED_MODULE_3__  .yJ);
    }
    async #chargeUnfinished() {
        for (const key of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'work')).toSorted()) {
            const trace = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'work', key, _result_js__WEBPACK_IMPORTED_MODULE_4__  .BQ);
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(trace))
                this.noteSpending(key, 'killed', (await (0,_trace_metrics_js__WEBPACK_IMPORTED_MODULE_5__  .Uw)(trace)).usage);
            this.drop(key);
        }
    }
    #lock() {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'lock');
        const owner = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? Number((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')) : 0;
        if (owner !== process.pid && isAlive(owner)) {
            throw new Error(`--out ${this.#folder}: process ${owner} is at work in it; wait for it, or remove ${path}`);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, String(process.pid));
    }
    [Symbol.dispose]() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, 'lock'), { force: true });
    }
}
function readResult(folder) {
    try {
        return (_result_js__WEBPACK_IMPORTED_MODULE_4__  .X9.safeParse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _result_js__WEBPACK_IMPORTED_MODULE_4__  .FX), 'utf8'))).data ?? null);
    }
    catch {
        return null;
    }
}
function parseLine(line) {
    try {
        return SpendingLine.safeParse(JSON.parse(line)).data ?? null;
    }
    catch {
        return null;
    }
}
function writeDurably(path, text) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function isAlive(pid) {
    if (!Number.isInteger(pid) || pid <= 0)
        return false;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch {
        return false;
    }
}


  }),

  33140:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Fs: () => (  usageOf),
    Uw: () => (  readMetrics),
    vk: () => (  addUsage)
  });
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57460);
  var _agent_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82212);
  var _trace_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41125);



async function readMetrics(path) {
    try {
        const { events } = await (0,_trace_reader_js__WEBPACK_IMPORTED_MODULE_1__  .c)(path, null);
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
        usage: events.map(usageOf).reduce(addUsage, _agent_summary_js__WEBPACK_IMPORTED_MODULE_0__  .yJ),
        replies: count(({ kind }) => REPLIES.has(kind)),
        malformed: count(({ kind }) => kind === 'llm_parse_error'),
        reflections: count(({ kind }) => kind === 'reflection'),
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
            return _agent_summary_js__WEBPACK_IMPORTED_MODULE_0__  .yJ;
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
    if (!(0,_agent_json_js__WEBPACK_IMPORTED_MODULE_2__  .O)(action) || action['type'] !== 'final')
        return null;
    return typeof action['status'] === 'string' ? action['status'] : null;
}


  }),

  7763:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  configurationId),
    w: () => (  trialKey)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57460);


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
    if (!(0,_agent_json_js__WEBPACK_IMPORTED_MODULE_1__  .O)(value))
        return JSON.stringify(value);
    const members = Object.keys(value)
        .toSorted()
        .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`);
    return `{${members.join(',')}}`;
}


  }),

  36637:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Eg: () => (  sandboxToTrace),
    RR: () => (  sandboxLines),
    f: () => (  SANDBOX_MODES),
    hT: () => (  describeSandbox),
    nh: () => (  TEST_NETWORKS)
  });
const SANDBOX_MODES = ['required', 'auto', 'off'];
const TEST_NETWORKS = ['host', 'none'];
const TIER_TEXTS = {
    bubblewrap: 'bubblewrap',
    namespaces: 'namespaces of their own',
    other_user: 'another user',
    none: 'no sandbox',
};
const POWER_TEXTS = {
    root: 'made by root',
    sudo: 'made through sudo',
    user_namespace: 'in a user namespace',
};
function sandboxToTrace(report) {
    const { mode, tier, power, network, isLayered, items, notHad } = report;
    const tried = items.map(({ name, isClosed, detail }) => ({ name, closed: isClosed, detail }));
    return { mode, tier, power, network, layered: isLayered, items: tried, not_had: [...notHad] };
}
function describeSandbox({ tier, power, network, items }) {
    const open = items.filter(({ isClosed }) => !isClosed).map(({ name }) => name);
    const how = power === null ? TIER_TEXTS[tier] : `${TIER_TEXTS[tier]} (${POWER_TEXTS[power]})`;
    const closed = `${items.length - open.length} of ${items.length} ways out closed`;
    const left = open.length === 0 ? '' : `; open: ${open.join(', ')}`;
    return `${how}, network ${network}, ${closed}${left}`;
}
function sandboxLines(report) {
    return [
        `Sandbox of the tests: ${describeSandbox(report)}`,
        ...report.items.map(({ name, isClosed, detail }) => `  ${isClosed ? 'closed' : 'OPEN  '}  ${name}: ${detail}`),
        ...report.notHad.map((reason) => `  not had: ${reason}`),
    ];
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
var driver = __webpack_require__(27652);
var redaction = __webpack_require__(40501);
var builtin_solver = __webpack_require__(3181);
var tier = __webpack_require__(36637);
var test_oracle = __webpack_require__(95896);
var writer = __webpack_require__(49057);
var version = __webpack_require__(24306);
var repo_tools = __webpack_require__(66767);
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
            const command = __addDisposableResource(env_1, (0,test_oracle .X)({
                workspace,
                checkout,
                command: task.testCommand,
                testEnv,
                testReport: settings.testReport ?? null,
                environment,
                cell: sandbox?.cell ?? null,
                renew,
            }), false);
            const oracle = withFirstBounded(command, request.firstTestMs ?? Number.POSITIVE_INFINITY);
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
            const places = (failure) => (0,builtin_solver .Ch)({ workspace, command: task.testCommand }, failure);
            const ports = { llm, workspace, oracle, emit, clock, redact, signal, places, ...solver };
            const setup = { runId, version: version .x, task: (0,redaction .lk)(task, redact), settings };
            const result = await (0,driver .r)(setup, ports);
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
function withFirstBounded(oracle, firstMs) {
    return {
        run: (options) => {
            const timeoutMs = options.phase === 'baseline' ? Math.min(firstMs, options.timeoutMs) : options.timeoutMs;
            return oracle.run({ ...options, timeoutMs });
        },
    };
}
function withSandbox(event, sandbox) {
    if (event.kind !== 'run_start' || sandbox === null)
        return event;
    return { kind: event.kind, payload: { ...event.payload, sandbox: (0,tier .Eg)(sandbox.report) } };
}


  }),

  39817:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B4: () => (  formatCount),
    TM: () => (  firstLine),
    Xo: () => (  formatSeconds),
    a3: () => (  formatDuration),
    gL: () => (  formatCountOf),
    z3: () => (  formatBytes)
  });
function formatCount(count) {
    const [whole = '', ...fraction] = String(Math.round(count * 1000) / 1000).split('.');
    return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}
function formatCountOf(count, noun) {
    return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    if (bytes < 1_000_000)
        return `${(bytes / 1000).toFixed(1)} KB`;
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
function formatSeconds(ms) {
    if (ms < 60_000)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    const minutes = `${Math.floor(seconds / 60)} min`;
    return seconds % 60 === 0 ? minutes : `${minutes} ${seconds % 60} s`;
}
function formatDuration(ms) {
    return ms < 1000 ? `${Math.round(ms)} ms` : formatSeconds(ms);
}
function firstLine(text, max) {
    const [line = ''] = text.trimStart().split('\n', 1);
    const isWhole = line.length <= max && line.trimEnd() === text.trim();
    return isWhole ? line.trimEnd() : `${line.slice(0, max).trimEnd()}…`;
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


  }),

  86238:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    S: () => (  readLines)
  });
  var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


const MAX_LINE_BYTES = 64 * 1024 * 1024;
const NEWLINE = 0x0a;
async function* readLines(path) {
    let number = 0;
    let pieces = [];
    let bytes = 0;
    for await (const chunk of chunksOf(path)) {
        let start = 0;
        for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
            bytes += end - start;
            pieces.push(chunk.subarray(start, end));
            yield lineOf(pieces, { bytes, number: ++number, isWhole: true });
            pieces = [];
            bytes = 0;
            start = end + 1;
        }
        bytes += chunk.length - start;
        if (bytes <= MAX_LINE_BYTES)
            pieces.push(chunk.subarray(start));
        else
            pieces = [];
    }
    if (bytes > 0)
        yield lineOf(pieces, { bytes, number: ++number, isWhole: false });
}
function lineOf(pieces, { bytes, number, isWhole }) {
    if (bytes > MAX_LINE_BYTES)
        return { kind: 'unreadable', number, reason: `longer than ${MAX_LINE_BYTES} bytes` };
    const [only, ...others] = pieces;
    const line = others.length === 0 ? (only ?? Buffer.alloc(0)) : Buffer.concat(pieces);
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(line))
        return { kind: 'unreadable', number, reason: 'not valid UTF-8' };
    return { kind: 'text', number, text: line.toString('utf8'), isWhole };
}
async function* chunksOf(path) {
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        if (Buffer.isBuffer(chunk))
            yield chunk;
    }
}


  }),

  41125:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    L: () => (  readTrace),
    c: () => (  readRun)
  });
  var _file_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86238);
  var _trace_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58364);


async function* readTrace(path) {
    const counts = new Map();
    for await (const line of (0,_file_lines_js__WEBPACK_IMPORTED_MODULE_0__  .S)(path))
        yield* itemsOf(line, counts);
}
async function readRun(path, runId) {
    const runs = new Map();
    const problems = [];
    for await (const item of readTrace(path)) {
        if (item.type === 'problem')
            problems.push(item.problem);
        else if (runId === null || runId === item.event.runId)
            append(runs, item.event);
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
function* itemsOf(line, counts) {
    if (line.kind === 'unreadable') {
        yield problem(line.number, line.reason);
        return;
    }
    if (line.text.trim() === '')
        return;
    const parsed = (0,_trace_line_js__WEBPACK_IMPORTED_MODULE_1__  .A)(line.text);
    if (parsed.kind === 'bad') {
        yield problem(line.number, line.isWhole ? parsed.reason : CUT);
        return;
    }
    const { kind, payload, run_id } = parsed.line;
    const said = { kind, payload };
    const fits = (0,_trace_line_js__WEBPACK_IMPORTED_MODULE_1__  .OF)(said);
    if (!fits && (0,_trace_line_js__WEBPACK_IMPORTED_MODULE_1__  .NS)(kind))
        yield problem(line.number, `not a ${kind}: ${(0,_trace_line_js__WEBPACK_IMPORTED_MODULE_1__  .hH)(said)}`);
    const index = counts.get(run_id) ?? 0;
    counts.set(run_id, index + 1);
    yield {
        type: 'event',
        event: eventOf(parsed.line, { line: line.number, index, said: fits ? said : null }),
    };
}
const CUT = 'cut short: the run was stopped while it wrote this line';
function eventOf({ seq, ts, run_id, kind, payload }, place) {
    return { ...place, seq, ts, runId: run_id, kind, payload };
}
const problem = (line, reason) => ({ type: 'problem', problem: { line, reason } });


  }),

  58364:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  parseLine),
    NS: () => (  isEventKind),
    OF: () => (  isRunEvent),
    hH: () => (  misfit)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
  var _agent_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19559);


const JsonObjectSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .IeY((value) => typeof value === 'object' && value !== null && !Array.isArray(value), 'expected an object');
const TraceLineSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_1__  .euz(1),
    seq: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(0),
    ts: zod__WEBPACK_IMPORTED_MODULE_1__  .aig(),
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    payload: JsonObjectSchema,
    hash: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().regex(/^[0-9a-f]{64}$/),
});
function parseLine(text) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch (error) {
        return bad(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (typeof json !== 'object' || json === null || Array.isArray(json))
        return bad('not a JSON object');
    if ('v' in json && json.v !== 1)
        return bad(`version ${JSON.stringify(json.v)} of the format; this reads 1`);
    const parsed = TraceLineSchema.safeParse(json);
    if (parsed.success)
        return { kind: 'line', line: parsed.data };
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return bad(`not a trace line: ${issues.join('; ')}`);
}
const bad = (reason) => ({ kind: 'bad', reason });
function isEventKind(kind) {
    return Object.hasOwn(_agent_events_js__WEBPACK_IMPORTED_MODULE_0__  .sM, kind);
}
const isRunEvent = (said) => misfit(said) === null;
function misfit({ kind, payload }) {
    if (!isEventKind(kind))
        return `unknown kind ${kind}`;
    try {
        const parsed = _agent_events_js__WEBPACK_IMPORTED_MODULE_0__  .sM[kind].safeParse(payload);
        if (parsed.success)
            return null;
        return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    }
    catch (error) {
        if (error instanceof RangeError)
            return 'nested too deeply';
        throw error;
    }
}


  })

};
