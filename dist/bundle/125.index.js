export const id = 125;
export const ids = [125];
export const modules = {

  159:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    XZ: () => (  TestVerdictSchema),
    f2: () => (  UsageSchema),
    sM: () => (  PAYLOADS),
    yv: () => (  TestFailureSchema)
  });
  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81469);

const AnyJsonSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Pq9();
const turnIndex = zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(0);
const UsageSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(0),
    cached_input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(0),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(0),
});
const ObservationSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    ok: zod__WEBPACK_IMPORTED_MODULE_0__  .zMY(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    meta: zod__WEBPACK_IMPORTED_MODULE_0__  .g1P(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), AnyJsonSchema),
});
const RequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    t: turnIndex,
    head: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().optional(),
    appended: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(AnyJsonSchema),
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
    'prints a test summary',
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
const CandidateBehaviourSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    calls: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int(),
    changed: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int(),
    unrun: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int(),
    digest: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
});
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
const TestPhaseSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .k5n([
    'baseline',
    'write',
    'final',
    'confirm',
    'counterfactual',
    'control',
    'bisect',
]);
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
        task: AnyJsonSchema,
        settings: AnyJsonSchema,
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
        t: turnIndex,
        status: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().nullable(),
        error: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().nullable(),
        wait_ms: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().nullable(),
    }),
    llm_action: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        t: turnIndex,
        raw: AnyJsonSchema,
        action: AnyJsonSchema,
        usage: UsageSchema,
        error: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
    }),
    llm_parse_error: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        t: turnIndex,
        expects: zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(['action', 'reflection']),
        error: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        raw: AnyJsonSchema,
        usage: UsageSchema,
    }),
    llm_error: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        t: turnIndex,
        reason: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        status: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().nullable(),
        message: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    }),
    llm_trailing_text: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ t: turnIndex, trailing: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() }),
    tool_result: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ t: turnIndex, tool: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), args: AnyJsonSchema, obs: ObservationSchema }),
    policy_denied: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ t: turnIndex, path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), rule: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() }),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        t: turnIndex,
        phase: TestPhaseSchema,
        ok: zod__WEBPACK_IMPORTED_MODULE_0__  .zMY(),
        verdict: TestVerdictSchema,
        exit_code: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().nullable(),
        output: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__  .aig(),
        signature: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        report: TestReportSchema.exactOptional(),
        focus: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
        start: zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(['base_outputs', 'clean']).exactOptional(),
        judges: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()).exactOptional(),
        unwatched: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
        changed: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()).exactOptional(),
        without: zod__WEBPACK_IMPORTED_MODULE_0__  .euz('product').exactOptional(),
        tree: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
        commit: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
    }),
    culprit: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        commit: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        parent: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        test: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        green_at: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        red_at: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        outside_code: zod__WEBPACK_IMPORTED_MODULE_0__  .euz(true).exactOptional(),
    }),
    candidate: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        n: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(1),
        template: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        line: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int(),
        verdict: CandidateVerdictSchema,
        edits: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ old: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), new: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() })).exactOptional(),
        behaviour: CandidateBehaviourSchema.exactOptional(),
    }),
    reflection: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        t: turnIndex,
        raw: AnyJsonSchema,
        reflection: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
            notes: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
            next_focus: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().nullable(),
            risks: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()).nullable(),
        }),
        trigger: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        usage: UsageSchema,
    }),
    driver_note: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        t: turnIndex,
        reason: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        note: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        loop: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
    }),
    final: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        final: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
            type: zod__WEBPACK_IMPORTED_MODULE_0__  .euz('final'),
            status: zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(['done', 'cannot_fix']),
            title: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
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
    run_end: zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ run_id: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), summary: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), state: AnyJsonSchema }),
};


  }),

  24996:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M: () => (  exceededBound)
  });
const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const OTHERS = '';
function exceededBound(bytes, { depth: maxDepth, values: maxValues, members = {}, others }) {
    const spent = new Map();
    let depth = 0;
    let values = 0;
    let member = { name: OTHERS, at: 0, values: 0 };
    let key = '';
    for (let at = 0; at <= bytes.length; at += 1) {
        const byte = bytes[at];
        if (byte === QUOTE) {
            const end = endOfString(bytes, at);
            if (depth === 1)
                key = String.fromCharCode(...bytes.subarray(at + 1, Math.min(end, at + 50)));
            at = end;
        }
        else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
            values += 1;
            depth += 1;
            if (depth > maxDepth)
                return `nests more than ${maxDepth} levels`;
        }
        else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT)
            depth -= 1;
        else if (byte === COMMA)
            values += 1;
        else if (byte === COLON && depth === 1 && Object.hasOwn(members, key))
            member.name = key;
        if (values > maxValues)
            return `holds more than ${maxValues} values`;
        const isMemberEnd = at >= bytes.length || (byte === COMMA && depth === 1);
        if (!isMemberEnd)
            continue;
        const { name } = member;
        const bounds = name === OTHERS ? others : members[name];
        const before = spent.get(name) ?? { bytes: 0, values: 0 };
        const now = { bytes: before.bytes + at - member.at, values: before.values + values - member.values };
        const shown = name === OTHERS ? 'its other members' : name;
        if (bounds !== undefined && now.bytes > bounds.bytes)
            return `holds more than ${bounds.bytes} bytes in ${shown}`;
        if (bounds !== undefined && now.values > bounds.values)
            return `holds more than ${bounds.values} values in ${shown}`;
        spent.set(name, now);
        member = { name: OTHERS, at, values };
    }
    return null;
}
function endOfString(bytes, start) {
    for (let end = bytes.indexOf(QUOTE, start + 1); end >= 0; end = bytes.indexOf(QUOTE, end + 1)) {
        let first = end;
        while (bytes[first - 1] === BACKSLASH)
            first -= 1;
        if ((end - first) % 2 === 0)
            return end;
    }
    return bytes.length;
}


  }),

  41125:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  parseLine),
    OF: () => (  isRunEvent),
    Se: () => (  readLines),
    cI: () => (  readRun),
    ce: () => (  readTrace),
    hH: () => (  misfit),
    tl: () => (  checkCounts),
    v: () => (  listRuns)
  });
  var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81469);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39429);
  var _core_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(159);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68652);
  var _core_json_bounds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24996);







const MAX_LINE_BYTES = 24 * 1024 * 1024;
const LINE_BOUNDS = { depth: 100_000, values: 1_000_000 };
const DENSE = { values: 20_000, bytes: 2 * 1024 * 1024 };
const MAX_LINES = 120_000;
const MAX_BAD_LINES = 1_000;
const MAX_RUNS = 5_000;
const NEWLINE = 0x0a;
async function* readLines(path) {
    let number = 0;
    let pieces = [];
    let bytes = 0;
    const dense = { bytes: 0 };
    for await (const chunk of chunksOf(path)) {
        let start = 0;
        for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
            if (number >= MAX_LINES)
                throw new Error(`${path} has more than ${MAX_LINES} lines, and is not read: give later runs another file (--trace)`);
            bytes += end - start;
            pieces.push(chunk.subarray(start, end));
            yield fileLine(pieces, { bytes, number: ++number, isWhole: true, dense });
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
        yield fileLine(pieces, { bytes, number: ++number, isWhole: false, dense });
}
function fileLine(pieces, { bytes, number, isWhole, dense }) {
    const unreadable = (reason) => ({ kind: 'unreadable', number, reason });
    if (bytes > MAX_LINE_BYTES)
        return unreadable(`longer than ${MAX_LINE_BYTES} bytes`);
    const [only, ...others] = pieces;
    const line = others.length === 0 ? (only ?? Buffer.alloc(0)) : Buffer.concat(pieces);
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(line))
        return unreadable('not valid UTF-8');
    const excess = (0,_core_json_bounds_js__WEBPACK_IMPORTED_MODULE_4__  .M)(line, LINE_BOUNDS);
    if (excess !== null)
        return unreadable(`it ${excess}`);
    const isDense = bytes > DENSE.values && (0,_core_json_bounds_js__WEBPACK_IMPORTED_MODULE_4__  .M)(line, { ...LINE_BOUNDS, values: DENSE.values }) !== null;
    if (isDense)
        dense.bytes += bytes;
    if (isDense && dense.bytes > DENSE.bytes)
        return unreadable(`of several with more than ${DENSE.values} values each, in too many bytes`);
    return { kind: 'text', number, text: line.toString('utf8'), isWhole };
}
async function* chunksOf(path) {
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        if (Buffer.isBuffer(chunk))
            yield chunk;
    }
}
const JsonObjectSchema = zod__WEBPACK_IMPORTED_MODULE_5__  .IeY(_core_json_js__WEBPACK_IMPORTED_MODULE_3__  .Qd, 'expected an object');
const TraceLineSchema = zod__WEBPACK_IMPORTED_MODULE_5__  .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_5__  .euz(1),
    seq: zod__WEBPACK_IMPORTED_MODULE_5__  .aig().int().min(0),
    ts: zod__WEBPACK_IMPORTED_MODULE_5__  .aig(),
    run_id: zod__WEBPACK_IMPORTED_MODULE_5__  .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_5__  .YjP(),
    payload: JsonObjectSchema,
    hash: zod__WEBPACK_IMPORTED_MODULE_5__  .YjP().regex(/^[0-9a-f]{64}$/),
});
function parseLine(text) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch (error) {
        return bad(`not JSON: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_6__  .kc)(error)}`);
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
    return Object.hasOwn(_core_events_js__WEBPACK_IMPORTED_MODULE_2__  .sM, kind);
}
const isRunEvent = (said) => misfit(said) === null;
function misfit({ kind, payload }) {
    if (!isEventKind(kind))
        return `unknown kind ${kind}`;
    try {
        const parsed = _core_events_js__WEBPACK_IMPORTED_MODULE_2__  .sM[kind].safeParse(payload);
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
async function* readTrace(path) {
    const counts = new Map();
    let bad = 0;
    for await (const line of readLines(path))
        for (const item of itemsOfLine(line, counts)) {
            if (item.type === 'problem')
                bad += 1;
            checkCounts(path, { runs: counts.size, bad });
            yield item;
        }
}
async function readRun(path, runId) {
    const runs = new Set();
    const events = [];
    const problems = [];
    for await (const item of readTrace(path)) {
        if (item.type === 'problem')
            problems.push(item.problem);
        else if (runId === null || runId === item.event.runId) {
            runs.add(item.event.runId);
            if (runs.size === 1)
                events.push(item.event);
        }
    }
    const [only] = runs;
    if (only === undefined)
        throw new Error(`${path} holds ${runId === null ? 'no run' : `no run ${runId}`}`);
    if (runs.size > 1) {
        throw new Error(`${path} holds ${runs.size} runs; choose one with --run: ${[...runs].slice(0, 50).join(', ')}`);
    }
    return { runId: only, events, problems };
}
function checkCounts(path, { runs, bad }) {
    if (runs > MAX_RUNS)
        throw new Error(`${path} has more than ${MAX_RUNS} runs, and is not read`);
    if (bad > MAX_BAD_LINES)
        throw new Error(`${path} is no trace: more than ${MAX_BAD_LINES} of its lines are no events`);
}
function* itemsOfLine(line, counts) {
    if (line.kind === 'unreadable') {
        yield problem(line.number, line.reason);
        return;
    }
    if (line.text.trim() === '')
        return;
    const parsed = parseLine(line.text);
    if (parsed.kind === 'bad') {
        yield problem(line.number, line.isWhole ? parsed.reason : CUT);
        return;
    }
    const { kind, payload, run_id } = parsed.line;
    const said = { kind, payload };
    const fits = isRunEvent(said);
    if (!fits && isEventKind(kind))
        yield problem(line.number, `not a ${kind}: ${misfit(said)}`);
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
        usage: addUsage(run.usage, usageCharged(said)),
    };
}
function usageCharged(said) {
    switch (said?.kind) {
        case 'llm_action':
        case 'llm_parse_error':
        case 'reflection':
            return said.payload.usage;
        default:
            return null;
    }
}
function addUsage(a, b) {
    if (a === null || b === null)
        return a ?? b;
    return {
        input_tokens: a.input_tokens + b.input_tokens,
        cached_input_tokens: a.cached_input_tokens + b.cached_input_tokens,
        output_tokens: a.output_tokens + b.output_tokens,
    };
}


  })

};
