export const id = 880;
export const ids = [880];
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

  81202:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Et: () => (  momentOf),
    Ox: () => (  addTokens),
    YV: () => (  toneOf),
    jz: () => (  NO_TOKENS)
  });
  var _read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3297);
  var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94977);


function momentOf({ kind, payload }) {
    return Object.hasOwn(MOMENTS, kind) ? (MOMENTS[kind]?.(payload) ?? null) : null;
}
const MOMENTS = {
    run_start: (payload) => ({
        kind: 'start',
        goal: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'goal') || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'task', 'goal'),
        model: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'llm', 'model'),
    }),
    llm_attempt: (payload) => ({
        kind: 'attempt',
        status: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(payload, 'status'),
        error: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'error'),
        waitMs: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(payload, 'wait_ms'),
    }),
    llm_action: (payload) => ({
        kind: 'action',
        words: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__  .Iv)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(payload, 'action')),
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
    if (!(0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .Gv)(report))
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

  3297:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $6: () => (  textAt),
    Gv: () => (  isObject),
    Lv: () => (  isList),
    fK: () => (  valueAt),
    gT: () => (  listAt),
    i1: () => (  textsAt),
    tk: () => (  numberAt)
  });
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isList(value) {
    return Array.isArray(value);
}
function valueAt(value, ...keys) {
    return keys.reduce((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}
function textAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return typeof found === 'string' ? found : '';
}
function numberAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return typeof found === 'number' ? found : null;
}
function listAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return isList(found) ? found : [];
}
function textsAt(value, ...keys) {
    return listAt(value, ...keys).filter((item) => typeof item === 'string');
}
function prettyJson(value) {
    try {
        return JSON.stringify(value, null, 2) ?? '';
    }
    catch {
        return '(nested too deep to show; see the trace)';
    }
}


  }),

  94977:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Iv: () => (  actionWords),
    L2: () => (  verdictWords),
    Rt: () => (  shortAction),
    S5: () => (  measuredWords),
    V2: () => (  phaseWords),
    e$: () => (  stopWords),
    oB: () => (  triggerPieces),
    wX: () => (  outcomeWords)
  });
  var _agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43460);
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39817);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3297);



const OUTCOME_WORDS = {
    fixed: {
        title: 'Fixed',
        tone: 'good',
        meaning: 'The tests were red, are green with this change, and are red again without it.',
        proves: 'It proves the test command, and nothing the tests do not cover. The model’s words had no part in this verdict.',
    },
    unverified: {
        title: 'Unverified',
        tone: 'warn',
        meaning: 'There is a change, but no test result proves it.',
        proves: 'The tests passed before the change as well, or were not run. Judge the diff on its own.',
    },
    not_reproduced: {
        title: 'Not reproduced',
        tone: 'plain',
        meaning: 'The tests are green at the base commit, so there was nothing to fix and no model was asked.',
        proves: '',
    },
    not_fixed: {
        title: 'Not fixed',
        tone: 'bad',
        meaning: 'No change that makes the tests green was found.',
        proves: 'The best patch is kept for reading, not for merging.',
    },
    flaky: {
        title: 'Flaky',
        tone: 'warn',
        meaning: 'The tests gave different results on the same files.',
        proves: 'The result depends on something other than the code, so it proves nothing.',
    },
    budget_exhausted: {
        title: 'Budget exhausted',
        tone: 'bad',
        meaning: 'A limit of the run was reached before a fix was proven.',
        proves: 'The best patch so far is kept.',
    },
    model_error: {
        title: 'Model error',
        tone: 'bad',
        meaning: 'The model endpoint failed, or its replies could not be used.',
        proves: 'This says nothing about the code.',
    },
    infra_error: {
        title: 'Infrastructure error',
        tone: 'bad',
        meaning: 'The test command could not be run, or agent-fix itself failed.',
        proves: 'This says nothing about the code.',
    },
    refused: {
        title: 'Refused',
        tone: 'plain',
        meaning: 'Nothing was run: the gate refused the event.',
        proves: '',
    },
    skipped: {
        title: 'Skipped',
        tone: 'plain',
        meaning: 'Nothing was run: the event is not for agent-fix.',
        proves: '',
    },
};
function outcomeWords(outcome, hasEnded = true) {
    if (outcome === null)
        return hasEnded ? UNRECORDED : UNFINISHED;
    return lookUp(OUTCOME_WORDS, outcome) ?? { ...UNKNOWN, title: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(outcome, 40) };
}
const UNKNOWN = {
    tone: 'plain',
    meaning: 'This version of agent-fix does not know that outcome.',
    proves: '',
};
const UNRECORDED = {
    title: 'No verdict recorded',
    tone: 'plain',
    meaning: 'The run ended, but no outcome was recorded.',
    proves: 'Judge by the test results below.',
};
const UNFINISHED = {
    title: 'Unfinished',
    tone: 'bad',
    meaning: 'The record stops before an outcome: the run was killed, is still going, or the file was cut. Everything up to there is shown.',
    proves: '',
};
const stopWords = (reason) => lookUp(_agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .BI, reason) ?? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(reason, 80);
const VERDICT_WORDS = {
    green: 'green',
    red: 'red',
    timeout: 'timed out',
    not_found: 'command not found',
};
const verdictWords = (verdict) => lookUp(VERDICT_WORDS, verdict) ?? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(verdict, 40);
function measuredWords({ exitCode, durationMs }) {
    const exit = exitCode === null ? '' : `exit ${exitCode}`;
    const took = durationMs === null ? '' : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .a3)(durationMs);
    return [exit, took].filter((part) => part !== '').join(' · ');
}
const PHASE_WORDS = {
    baseline: { when: 'before any change', name: 'tests at the base commit' },
    write: { when: 'after the write', name: 'tests' },
    final: { when: 'for the final', name: 'tests' },
    confirm: { when: 'confirming', name: 'confirming tests' },
    counterfactual: { when: 'without the patch', name: 'tests without the patch' },
};
const phaseWords = (phase) => lookUp(PHASE_WORDS, phase) ?? { when: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(phase, 40), name: 'tests' };
function triggerPieces(trigger) {
    const name = (key) => ({ name: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(trigger, key) });
    const runId = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .tk)(trigger, 'run_id');
    const run = runId === null ? [] : [' (', { runId }, ')'];
    switch ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(trigger, 'kind')) {
        case 'workflow_run':
            return ['failure of ', name('workflow_name'), ' on ', name('branch'), ...run];
        case 'step':
            return ['a failed step of ', name('workflow_name'), ...run];
        case 'issue':
            return ['label on ', { issue: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .tk)(trigger, 'number') ?? 0 }, ', ', name('title')];
        case 'comment':
            return ['a comment on ', { issue: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .tk)(trigger, 'number') ?? 0 }, ', ', name('title')];
        case 'review':
            return ['a review of ', { issue: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .tk)(trigger, 'number') ?? 0 }, ', ', name('title')];
        case 'dispatch':
            return ['hand', ...run];
        case 'terminal':
            return ['the terminal'];
        default:
            return (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(trigger, 'kind') === '' ? [] : [name('kind')];
    }
}
const shortAction = ({ verb, object }) => verb === 'final' ? `final: ${object}` : `${verb} ${object}`.trimEnd();
function actionWords(action) {
    if ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(action, 'type') === 'final') {
        const status = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(action, 'status'), 60);
        return { verb: 'final', object: status, headline: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(action, 'summary'), 90) };
    }
    const verb = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(action, 'name') || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(action, 'type') || 'action';
    const { object, headline } = pointedAt(verb, (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .fK)(action, 'args'));
    return {
        verb: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(verb, 60),
        object: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(object, 240),
        headline: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(headline, 240),
    };
}
function pointedAt(tool, args) {
    const path = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(args, 'rel_path');
    const pattern = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(args, 'pattern');
    const folder = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(args, 'rel_dir');
    const glob = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(args, 'glob');
    switch (tool) {
        case 'list_files':
            return { object: words(folder, glob), headline: [folder || '.', glob].filter(Boolean).join(', ') };
        case 'read_file':
            return { object: path, headline: `${path}${lineRange(args)}` };
        case 'grep':
            return {
                object: words(pattern, folder, glob),
                headline: `“${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .TM)(pattern, 60)}” in ${glob || folder || '.'}`,
            };
        case 'write_file':
            return { object: path, headline: `${path}${writeSize(args)}` };
        default:
            return { object: path, headline: path };
    }
}
const words = (...texts) => texts.filter((text) => text !== '').join(' ');
function lineRange(args) {
    const start = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .tk)(args, 'start_line');
    const end = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .tk)(args, 'end_line');
    if (start === null && end === null)
        return '';
    return end === null ? `, from line ${start}` : `, lines ${start ?? 1}–${end}`;
}
function writeSize(args) {
    const edits = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .gT)(args, 'edits').length;
    if (edits > 0)
        return `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .gL)(edits, 'edit')}`;
    const { length } = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)(args, 'content');
    return length > 0 ? `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .gL)(length, 'character')}` : '';
}
function lookUp(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
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
