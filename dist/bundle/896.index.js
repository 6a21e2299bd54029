export const id = 896;
export const ids = [896];
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
const TestVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .k5n([
    'green',
    'red',
    'timeout',
    'output_limit',
    'resource_limit',
    'not_found',
]);
const CandidateVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(['passed', 'failed', 'slow', 'refused', 'not_started']);
const EarlierAttemptSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    files: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    why: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    search: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
    edit: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), edits: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ old: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), new: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() })) })
        .exactOptional(),
});
const AttemptSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(1),
    of: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(1),
    earlier: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(EarlierAttemptSchema),
});
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
        attempt: AttemptSchema.exactOptional(),
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

  57460:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hm: () => (  snakeKeys),
    OW: () => (  isJsonObject),
    Qd: () => (  isPlainObject),
    RA: () => (  camelKeys),
    Vh: () => (  readJson),
    jI: () => (  ERROR_CHARS),
    oH: () => (  firstJsonObject),
    qF: () => (  parseJson)
  });
  var _cut_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40566);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42253);


const isJsonObject = (value) => isPlainObject(value);
const ERROR_CHARS = 300;
function parseJson(text) {
    try {
        return { kind: 'ok', value: JSON.parse(text) };
    }
    catch (error) {
        return { kind: 'bad', error: (0,_cut_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .k)(error), ERROR_CHARS) };
    }
}
const readJson = (schema, text) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .N)(null, () => schema.safeParse(JSON.parse(text)).data ?? null);
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

  84807:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  parseLine),
    NS: () => (  isEventKind),
    OF: () => (  isRunEvent),
    Se: () => (  readLines),
    hH: () => (  misfit)
  });
  var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42253);
  var _agent_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19559);
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57460);






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
const JsonObjectSchema = zod__WEBPACK_IMPORTED_MODULE_4__  .IeY(_agent_json_js__WEBPACK_IMPORTED_MODULE_3__  .Qd, 'expected an object');
const TraceLineSchema = zod__WEBPACK_IMPORTED_MODULE_4__  .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_4__  .euz(1),
    seq: zod__WEBPACK_IMPORTED_MODULE_4__  .aig().int().min(0),
    ts: zod__WEBPACK_IMPORTED_MODULE_4__  .aig(),
    run_id: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP(),
    payload: JsonObjectSchema,
    hash: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().regex(/^[0-9a-f]{64}$/),
});
function parseLine(text) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch (error) {
        return bad(`not JSON: ${(0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_5__  .k)(error)}`);
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
    return Object.hasOwn(_agent_events_js__WEBPACK_IMPORTED_MODULE_2__  .sM, kind);
}
const isRunEvent = (said) => misfit(said) === null;
function misfit({ kind, payload }) {
    if (!isEventKind(kind))
        return `unknown kind ${kind}`;
    try {
        const parsed = _agent_events_js__WEBPACK_IMPORTED_MODULE_2__  .sM[kind].safeParse(payload);
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


  }),

  41125:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    cI: () => (  readRun),
    ce: () => (  readTrace),
    v: () => (  listRuns)
  });
  var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84807);

async function* readTrace(path) {
    const counts = new Map();
    for await (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__  .Se)(path))
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
    const parsed = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__  .A)(line.text);
    if (parsed.kind === 'bad') {
        yield problem(line.number, line.isWhole ? parsed.reason : CUT);
        return;
    }
    const { kind, payload, run_id } = parsed.line;
    const said = { kind, payload };
    const fits = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__  .OF)(said);
    if (!fits && (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__  .NS)(kind))
        yield problem(line.number, `not a ${kind}: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__  .hH)(said)}`);
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
async function listRuns(path, onProblem) {
    const runs = new Map();
    for await (const item of readTrace(path)) {
        if (item.type === 'problem')
            onProblem(item.problem);
        else
            runs.set(item.event.runId, add(runs.get(item.event.runId) ?? empty(item.event), item.event));
    }
    return [...runs.values()];
}
const empty = ({ runId, ts }) => ({
    runId,
    start: ts,
    goal: '',
    outcome: null,
    hasEnded: false,
    events: 0,
    steps: 0,
    tests: 0,
    usage: null,
});
function add(run, { kind, payload, said }) {
    const { goal, outcome } = payload;
    return {
        ...run,
        events: run.events + 1,
        goal: kind === 'run_start' && typeof goal === 'string' ? goal : run.goal,
        outcome: kind === 'outcome' && typeof outcome === 'string' ? outcome : run.outcome,
        hasEnded: run.hasEnded || kind === 'run_end',
        steps: run.steps + (kind === 'llm_request' ? 1 : 0),
        tests: run.tests + (kind === 'tests' ? 1 : 0),
        usage: sum(run.usage, usageOf(said)),
    };
}
function usageOf(said) {
    switch (said?.kind) {
        case 'llm_action':
        case 'llm_parse_error':
        case 'reflection':
            return said.payload.usage;
        default:
            return null;
    }
}
function sum(a, b) {
    if (a === null || b === null)
        return a ?? b;
    return {
        input_tokens: a.input_tokens + b.input_tokens,
        cached_input_tokens: a.cached_input_tokens + b.cached_input_tokens,
        output_tokens: a.output_tokens + b.output_tokens,
    };
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
