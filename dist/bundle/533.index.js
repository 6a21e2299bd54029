export const id = 533;
export const ids = [533];
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

/***/ 86238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readLines)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/** The longest line that is read whole; a run's longest is some 10 MB. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;
const NEWLINE = 0x0a;
/**
 * Streams a file's lines. Only a line feed ends one: U+2028 and friends stand in texts as they are, which
 * is why this is not node:readline. Throws what the file system throws.
 */
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


/***/ }),

/***/ 93822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WX: () => (/* binding */ findingsOf),
  Vq: () => (/* binding */ sha256OfFile),
  tY: () => (/* binding */ verifyTrace)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/js/trace/chain.js
var trace_chain = __webpack_require__(54021);
// EXTERNAL MODULE: ./build/js/trace/file-lines.js
var file_lines = __webpack_require__(86238);
// EXTERNAL MODULE: ./build/js/trace/parse-line.js
var parse_line = __webpack_require__(72886);
;// CONCATENATED MODULE: ./build/js/trace/run-chain.js

/** Follows the hash chain of one run, line by line. */
class RunChain {
    #findings = [];
    #gaps = [];
    /** The hashes the next line may follow: of the line before as stored, and as computed when that differs. So a line of which only the hash was changed is the only one found. */
    #before = [trace_chain/* CHAIN_START */.Bq];
    #next = 0;
    #lastLine = 0;
    #hasEnded = false;
    #events = 0;
    get events() {
        return this.#events;
    }
    follow(line) {
        this.#events++;
        this.#lastLine = line.line;
        if (this.#hasEnded)
            this.find({ kind: 'after_end', line: line.line, reason: 'stands after the run_end of its run' });
        if (line.kind === 'run_end')
            this.#hasEnded = true;
        if (line.seq < this.#next)
            this.#turnUp(line);
        else
            this.#goOn(line);
    }
    find(finding) {
        this.#findings.push(finding);
    }
    /** Everything found, once the file is read. */
    findings() {
        const found = [...this.#findings, ...this.#gaps.map(gapFinding)];
        if (this.#events > 0 && !this.#hasEnded)
            found.push({ kind: 'unended', line: this.#lastLine, reason: NO_END });
        return found.toSorted((a, b) => a.line - b.line);
    }
    #goOn({ line, seq, content, hash }) {
        const isNext = seq === this.#next;
        const computed = this.#before.map((before) => (0,trace_chain/* chainHash */.qv)(before, content));
        if (!isNext)
            this.#leap(line, seq);
        else if (!computed.includes(hash))
            this.find({ kind: 'changed', line, reason: CHANGED });
        this.#before = [...new Set([hash, ...computed])].slice(0, 2);
        this.#next = seq + 1;
    }
    #leap(line, until) {
        if (this.#gaps.length < MAX_GAPS)
            this.#gaps.push({ line, from: this.#next, until, late: null });
    }
    #turnUp({ line, seq }) {
        const gap = this.#gaps.find(({ from, until }) => from <= seq && seq < until);
        if (gap === undefined)
            this.find({ kind: 'repeated', line, reason: `event ${seq} stands here a second time` });
        else
            gap.late ??= { line, seq };
    }
}
/** A file with so many gaps has nothing left to prove; looking up each late event in more of them would take too long. */
const MAX_GAPS = 1000;
const CHANGED = 'changed: its hash does not follow from its text and the line before';
const NO_END = 'no run_end follows: the run was killed, or its end was removed';
function gapFinding({ line, from, until, late }) {
    if (late !== null) {
        const reason = `reordered: event ${late.seq} belongs before this line and stands in line ${late.line}`;
        return { kind: 'reordered', line, reason };
    }
    const missing = until - from === 1 ? `event ${from} is` : `events ${from} to ${until - 1} are`;
    return {
        kind: 'missing_before',
        line,
        reason: `${missing} missing before this line: removed, or unreadable`,
    };
}

;// CONCATENATED MODULE: ./build/js/trace/integrity.js






/** Checks a trace file. Throws what the file system throws. */
async function verifyTrace(path) {
    const chains = new Map();
    const strays = [];
    for await (const line of (0,file_lines/* readLines */.S)(path)) {
        const reason = followLine(line, chains);
        if (reason !== null)
            strays.push({ kind: 'unreadable', line: line.number, reason });
    }
    const runs = [...chains].map(([runId, chain]) => ({
        runId,
        events: chain.events,
        findings: chain.findings(),
    }));
    return { sha256: await sha256OfFile(path), runs, strays };
}
/** All findings, in the order of the file. */
function findingsOf({ runs, strays }) {
    return [...strays, ...runs.flatMap(({ findings }) => findings)].toSorted((a, b) => a.line - b.line);
}
/** The sha256 of a file's bytes, in hex; the pull request names the trace by it. */
async function sha256OfFile(path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of (0,external_node_fs_.createReadStream)(path))
        hash.update(chunk);
    return hash.digest('hex');
}
/** Adds the line to the chain of its run; gives the reason when no run can be told. */
function followLine(line, chains) {
    if (line.kind === 'unreadable')
        return line.reason;
    if (line.text.trim() === '')
        return 'empty';
    const parsed = (0,parse_line/* parseLine */.A)(line.text);
    if (parsed.kind === 'bad')
        return line.isWhole ? parsed.reason : 'cut short';
    const { run_id: runId, kind } = parsed.line;
    const chain = chains.get(runId) ?? new RunChain();
    const isNew = !chains.has(runId);
    chains.set(runId, chain);
    const sealed = (0,trace_chain/* unsealLine */.N0)(line.text);
    if (parsed.kind === 'own' && sealed !== null) {
        chain.follow({ line: line.number, seq: parsed.line.seq, kind, ...sealed });
    }
    else if (isNew || chain.events > 0) {
        // One finding is enough for a whole run of the Python original.
        chain.find({ ...(parsed.kind === 'own' ? MISPLACED : UNCHAINED), line: line.number });
    }
    return null;
}
const MISPLACED = { kind: 'changed', reason: 'changed: its hash is not its last member' };
const UNCHAINED = { kind: 'unchained', reason: 'has no hash: the Python original wrote none' };


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

/***/ 72886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseLine)
/* harmony export */ });
/* harmony import */ var _trace_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58364);

/** Reads the envelope of a line. What has a `v` is ours. */
function parseLine(text) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch (error) {
        return { kind: 'bad', reason: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
    }
    if (typeof json !== 'object' || json === null || Array.isArray(json)) {
        return { kind: 'bad', reason: 'not a JSON object' };
    }
    if (!('v' in json)) {
        const python = _trace_line_js__WEBPACK_IMPORTED_MODULE_0__/* .PythonLineSchema */ .AK.safeParse(json);
        return python.success ? { kind: 'python', line: python.data } : badEnvelope(python.error);
    }
    if (json.v !== 1)
        return { kind: 'bad', reason: `version ${JSON.stringify(json.v)} of the format; this reads 1` };
    const own = _trace_line_js__WEBPACK_IMPORTED_MODULE_0__/* .OwnLineSchema */ ._j.safeParse(json);
    return own.success ? { kind: 'own', line: own.data } : badEnvelope(own.error);
}
function badEnvelope(error) {
    const issues = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { kind: 'bad', reason: `not a trace line: ${issues.join('; ')}` };
}


/***/ }),

/***/ 39802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ readTrace)
});

// EXTERNAL MODULE: ./build/js/trace/file-lines.js
var file_lines = __webpack_require__(86238);
// EXTERNAL MODULE: ./build/js/agent/json.js
var json = __webpack_require__(57460);
// EXTERNAL MODULE: ./build/js/trace/event-sources.js
var event_sources = __webpack_require__(21227);
// EXTERNAL MODULE: ./build/js/trace/event-window.js
var event_window = __webpack_require__(21409);
// EXTERNAL MODULE: ./build/js/trace/json-pointer.js
var json_pointer = __webpack_require__(8532);
// EXTERNAL MODULE: ./build/js/trace/markers.js
var markers = __webpack_require__(40487);
;// CONCATENATED MODULE: ./build/js/trace/expansion.js





/** What a line can grow to: a hostile trace may refer to one long text many times. */
const MAX_EXPANDED_CHARS = 64 * 1024 * 1024;
/** Gives back what the driver said from what stands in the file. Wants a run's lines in their order. */
class Expander {
    #window = new event_window/* EventWindow */.p();
    #current = { seq: -1, payload: {}, chars: 0 };
    #budget = 0;
    expand(stored) {
        const { seq, kind, payload, lineChars } = stored;
        this.#current = { seq, payload, chars: lineChars };
        this.#budget = MAX_EXPANDED_CHARS;
        try {
            return { kind: 'expanded', payload: this.#payload(kind, payload) };
        }
        catch (error) {
            if (error instanceof BadReference)
                return { kind: 'broken', reason: error.message };
            throw error;
        }
        finally {
            this.#window.push(seq, this.#current, lineChars);
        }
    }
    #payload(kind, payload) {
        const key = event_sources/* COMPACTED_MEMBER */.Ys.get(kind);
        const value = key === undefined ? undefined : payload[key];
        return key === undefined || value === undefined ? payload : { ...payload, [key]: this.#value(value, 0) };
    }
    #value(value, depth) {
        // `appended` is a list of items, so its markers stand one level deeper than those of one value.
        if (typeof value !== 'object' || value === null || depth > event_sources/* MAX_DEPTH */.lr + 1)
            return value;
        if (Array.isArray(value))
            return value.map((each) => this.#value(each, depth + 1));
        if (!(0,json/* isJsonObject */.O)(value))
            return value;
        if (Object.keys(value).some((key) => key.startsWith('$')))
            return this.#marked(value);
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.#value(each, depth + 1)]));
    }
    #marked(value) {
        const parsed = markers/* MarkerSchema */.eo.safeParse(value);
        if (!parsed.success)
            throw new BadReference(`${JSON.stringify(value).slice(0, 80)} is not a reference`);
        const marker = parsed.data;
        if ('$json' in marker)
            return parseJson(marker.$json);
        if ('$ref' in marker)
            return this.#resolve(marker.$ref);
        return marker.$text.map((part) => (typeof part === 'string' ? part : this.#stretch(part))).join('');
    }
    #stretch({ from, to, ...ref }) {
        const text = this.#resolve(ref);
        if (typeof text !== 'string')
            throw new BadReference(`no text stands at ${nameOf(ref)}`);
        const start = from ?? 0;
        const end = to ?? text.length;
        if (start > end || end > text.length)
            throw new BadReference(`the text at ${nameOf(ref)} is too short`);
        return text.slice(start, end);
    }
    #resolve(ref) {
        const target = ref.seq === this.#current.seq ? this.#current : this.#window.get(ref.seq);
        if (target === undefined)
            throw new BadReference(`event ${ref.seq} is out of reach`);
        const found = (0,json_pointer/* valueAt */.f)(target.payload, ref.at);
        if (found === undefined)
            throw new BadReference(`nothing stands at ${nameOf(ref)}`);
        this.#budget -= typeof found === 'string' ? found.length : target.chars;
        if (this.#budget < 0)
            throw new BadReference('the line grows too long');
        if (ref.json === undefined)
            return found;
        if (typeof found !== 'string')
            throw new BadReference(`no text stands at ${nameOf(ref)}`);
        const inside = (0,json_pointer/* valueAt */.f)(parseJson(found), ref.json);
        if (inside === undefined)
            throw new BadReference(`nothing stands at ${nameOf(ref)}`);
        return inside;
    }
}
class BadReference extends Error {
}
const nameOf = ({ seq, at, json }) => `event ${seq} ${at}${json === undefined ? '' : ` ${json}`}`;
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new BadReference('a text that should hold JSON does not');
    }
}

;// CONCATENATED MODULE: ./build/js/trace/open-runs.js

/** Runs that may still go on; more than this many at once in one file are not remembered well enough to resolve references. */
const MAX_OPEN_RUNS = 64;
/** What a reader remembers of the runs in a file: little of each, and references only of those under way. */
class OpenRuns {
    #counts = new Map();
    #expanders = new Map();
    /** Counts an event of the run, and gives the events before it. */
    count(runId) {
        const before = this.#counts.get(runId) ?? 0;
        this.#counts.set(runId, before + 1);
        return before;
    }
    expander(runId) {
        const expander = this.#expanders.get(runId) ?? new Expander();
        this.#expanders.delete(runId);
        this.#expanders.set(runId, expander);
        const [oldest] = this.#expanders.keys();
        if (oldest !== undefined && this.#expanders.size > MAX_OPEN_RUNS)
            this.#expanders.delete(oldest);
        return expander;
    }
    end(runId) {
        this.#expanders.delete(runId);
    }
}

// EXTERNAL MODULE: ./build/js/trace/parse-line.js
var parse_line = __webpack_require__(72886);
// EXTERNAL MODULE: ./build/js/trace/trace-line.js
var trace_line = __webpack_require__(58364);
;// CONCATENATED MODULE: ./build/js/trace/reader.js




/**
 * Streams a trace file of ours or of the Python original, several runs and all. What is wrong with a line is
 * told by number, before its event when there still is one; everything else is given all the same. Memory is
 * bounded by the reach of references and the number of runs. Throws what the file system throws.
 */
async function* readTrace(path) {
    const runs = new OpenRuns();
    for await (const line of (0,file_lines/* readLines */.S)(path))
        yield* itemsOf(line, runs);
}
function* itemsOf(line, runs) {
    if (line.kind === 'unreadable') {
        yield problem(line.number, line.reason);
        return;
    }
    if (line.text.trim() === '')
        return;
    const parsed = (0,parse_line/* parseLine */.A)(line.text);
    switch (parsed.kind) {
        case 'bad':
            yield problem(line.number, line.isWhole ? parsed.reason : CUT);
            return;
        case 'python':
            yield pythonEvent(parsed.line, { line: line.number, index: runs.count(parsed.line.run_id) });
            return;
        case 'own':
            yield* ownItems(parsed.line, line, runs);
    }
}
const CUT = 'cut short: the run was stopped while it wrote this line';
function* ownItems(own, line, runs) {
    const { seq, ts, run_id, kind } = own;
    const { payload, reason } = expanded(own, line.text.length, runs);
    const said = { kind, payload };
    const fits = reason === null && (0,trace_line/* isRunEvent */.OF)(said);
    const misfits = reason === null && !fits && (0,trace_line/* isEventKind */.NS)(kind) ? `not a ${kind}: ${(0,trace_line/* misfit */.hH)(said)}` : reason;
    if (misfits !== null)
        yield problem(line.number, misfits);
    if (kind === 'run_end')
        runs.end(run_id);
    const index = runs.count(run_id);
    const envelope = { line: line.number, index, seq, ts, runId: run_id, kind, payload };
    yield { type: 'event', event: { ...envelope, writer: 'agent-fix', said: fits ? said : null } };
}
/** The payload as the driver said it; as it stands, with the reason, when its references lead nowhere. */
function expanded({ seq, kind, payload, run_id }, lineChars, runs) {
    const expansion = runs.expander(run_id).expand({ seq, kind, payload, lineChars });
    return expansion.kind === 'expanded'
        ? { payload: expansion.payload, reason: null }
        : { payload, reason: `its references cannot be resolved: ${expansion.reason}` };
}
function pythonEvent(python, at) {
    const { ts = null, run_id, kind, payload } = python;
    const event = { ...at, seq: at.index, ts, runId: run_id, kind, payload };
    return { type: 'event', event: { ...event, writer: 'python', said: null } };
}
const problem = (line, reason) => ({ type: 'problem', problem: { line, reason } });


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

/***/ 58364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ PythonLineSchema),
/* harmony export */   NS: () => (/* binding */ isEventKind),
/* harmony export */   OF: () => (/* binding */ isRunEvent),
/* harmony export */   _j: () => (/* binding */ OwnLineSchema),
/* harmony export */   hH: () => (/* binding */ misfit)
/* harmony export */ });
/* unused harmony exports TraceLineSchema, RunEventSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _agent_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19559);


// The lines of a trace file (docs/trace.md). Payloads stay the very objects that JSON.parse made: zod would
// copy them, drop keys it does not know, and overflow the stack on deep ones.
const JsonObjectSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .custom */ .IeY((value) => typeof value === 'object' && value !== null && !Array.isArray(value), 'expected an object');
/** A line that agent-fix wrote. */
const OwnLineSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    /** Position in its run, from 0. */
    seq: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0),
    /** Seconds since 1970, to the millisecond. */
    ts: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    payload: JsonObjectSchema,
    hash: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
});
/** A line of the Python original (llm_repo_agent/trace.py). */
const PythonLineSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ts: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    payload: JsonObjectSchema,
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    meta: JsonObjectSchema.nullish(),
});
const TraceLineSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([OwnLineSchema, PythonLineSchema]);
function isEventKind(kind) {
    return Object.hasOwn(_agent_events_js__WEBPACK_IMPORTED_MODULE_0__/* .PAYLOADS */ .sM, kind);
}
const eventOf = (kind) => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(kind), payload: _agent_events_js__WEBPACK_IMPORTED_MODULE_0__/* .PAYLOADS */ .sM[kind] });
/** What the driver said, without the envelope. */
const RunEventSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    eventOf('run_start'),
    eventOf('llm_request'),
    eventOf('reflection_request'),
    eventOf('llm_attempt'),
    eventOf('llm_action'),
    eventOf('llm_parse_error'),
    eventOf('llm_error'),
    eventOf('llm_trailing_text'),
    eventOf('tool_result'),
    eventOf('policy_denied'),
    eventOf('tests'),
    eventOf('reflection'),
    eventOf('driver_note'),
    eventOf('final'),
    eventOf('outcome'),
    eventOf('run_end'),
]);
/** True when the payload has its kind's shape. The object itself is then used: nothing is copied or dropped. */
const isRunEvent = (said) => misfit(said) === null;
/** Why an event does not have its kind's shape; null when it has. */
function misfit(said) {
    try {
        const parsed = RunEventSchema.safeParse(said);
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


/***/ })

};
