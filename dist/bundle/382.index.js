export const id = 382;
export const ids = [382];
export const modules = {

  29914:
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

  68027:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M8: () => (  SERVER_SETTINGS),
    Th: () => (  MODEL_CHOICES),
    U9: () => (  isLoopback),
    UT: () => (  TestEnv),
    VX: () => (  secretValues),
    a$: () => (  DEFAULT_SETTINGS),
    wB: () => (  Settings)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81469);
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88532);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59199);


const MODEL_CHOICES = {
    apis: ['responses', 'chat-completions'],
    reasoningEfforts: ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'],
    default: { baseUrl: 'https://api.openai.com/v1', api: 'responses', name: 'gpt-5.4-mini' },
};
const LimitsSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    maxIterations: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    maxTestRuns: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    maxReflections: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(0),
    maxTotalTokens: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
});
const Settings = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    testPolicy: zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['on_write', 'on_final', 'never']),
    limits: LimitsSchema,
    confirmRuns: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    testTimeoutMs: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1).nullable(),
    testFocus: zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['auto', 'off']),
    testReport: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().exactOptional(),
    allowPaths: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP()),
    allowTestEdits: zod__WEBPACK_IMPORTED_MODULE_1__  .zMY(),
    solver: zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['model', 'builtin', 'builtin-then-model']),
    culpritRuns: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(0),
});
const DEFAULT_SETTINGS = {
    testPolicy: 'on_write',
    limits: {
        maxIterations: 30,
        maxTestRuns: 12,
        maxReflections: 3,
        maxTotalTokens: 400_000,
        timeoutMs: 15 * 60_000,
    },
    confirmRuns: 1,
    testTimeoutMs: null,
    testFocus: 'auto',
    allowPaths: [],
    allowTestEdits: false,
    solver: 'model',
    culpritRuns: 4,
};
const SECRET_VARIABLE = /(?:^|_)(?:pass(?:word|wd|phrase)?|pwd|secret|token|key|apikey|credentials?|auth|dsn|pat)s?(?:_|$)|password|secret/i;
function secretValues({ pass, set }, environment) {
    const variables = [...pass.map((name) => [name, environment[name]]), ...Object.entries(set)];
    return variables.flatMap(([name, value]) => (SECRET_VARIABLE.test(name) && value ? [value] : []));
}
const OF_THE_JOB = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .EB)([
    /^(?:INPUT_\w*|ACTIONS_(?:RUNTIME|ID_TOKEN|RESULTS|CACHE)\w*)$/,
    /^GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/,
    /^(?:GH_TOKEN|OPENAI_API_KEY|TOGETHER_API_KEY)$/,
], 'i');
const TestEnv = zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().transform((text, context) => {
    const lines = text.split('\n').map((line) => line.trim());
    const set = lines.flatMap((line) => {
        const at = line.indexOf('=');
        return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
    });
    const names = lines.filter((line) => !line.includes('=')).flatMap((line) => line.split(','));
    const pass = names.map((name) => name.trim()).filter((name) => name !== '');
    const refuse = (message) => {
        context.addIssue({ code: 'custom', message });
        return zod__WEBPACK_IMPORTED_MODULE_2__  .tm;
    };
    for (const name of [...pass, ...set.map(([name]) => name)]) {
        if (!/^[A-Za-z_]\w*$/.test(name))
            return refuse(`holds ${JSON.stringify(name)}, which is not a variable's name`);
        if (OF_THE_JOB.test(name))
            return refuse(`names ${name}, which tests must never see`);
    }
    return { pass, set: Object.fromEntries(set) };
});
const isLoopback = ({ hostname }) => /^(?:localhost|127(?:\.\d+){3}|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(hostname);
const SERVER_SETTINGS = {
    context: 'Give it a larger one: OLLAMA_CONTEXT_LENGTH (Ollama), --ctx-size (llama.cpp) or --max-model-len (vLLM)',
    calls: 'Its server needs --enable-auto-tool-choice and --tool-call-parser (vLLM), --jinja (llama.cpp), or a model with the ' +
        'capability tools (Ollama)',
    parser: 'Try another model, or another parser of calls on its server (vLLM: --tool-call-parser)',
    output: 'Raise the limit of output of its server (num_predict, max_new_tokens, --n-predict), or try another model',
};


  }),

  87916:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    S: () => (  fromTrace),
    l: () => (  toTrace)
  });
const USER_KEYS = new Set(['env']);
const toTrace = (value) => renameKeys(value, snakeCase);
const fromTrace = (json) => renameKeys(json, camelCase);
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
        renameKeys(each, USER_KEYS.has(key) ? asItIs : rename),
    ]));
}


  }),

  86020:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  HP: () => (  compareEvents),
  OU: () => (  knownEvent),
  v: () => (  listRuns),
  we: () => (  openPage),
  yH: () => (  openTrace),
  SS: () => (  readRecording),
  cI: () => (  readRun),
  ce: () => (  readTrace),
  Vq: () => (  sha256OfFile),
  tY: () => (  verifyTrace)
});

var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_buffer_ = __webpack_require__(4573);
var schemas = __webpack_require__(81469);
var errors = __webpack_require__(7403);
var json = __webpack_require__(26910);
var json_bounds = __webpack_require__(29914);
var base_text = __webpack_require__(59199);
var events = __webpack_require__(159);
var usage = __webpack_require__(56587);
; 

const isEventKind = (kind) => Object.hasOwn(events .sM, kind);
const isRunEvent = (event) => misfit(event) === null;
function misfit({ kind, payload }) {
    if (!isEventKind(kind))
        return `unknown kind ${kind}`;
    try {
        const schema = events .sM[kind];
        const parsed = schema.safeParse(payload);
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
const knownEvent = (event) => isRunEvent(event) ? event : (misfit(event) ?? '');

var ports = __webpack_require__(53392);
var external_node_path_ = __webpack_require__(76760);
; 




function openTrace(options) {
    const { path, runId, now } = options;
    let file = openToAppend(path);
    let seq = 0;
    let hash = CHAIN_START;
    const written = (0,external_node_crypto_.createHash)('sha256');
    const lines = [];
    const close = () => {
        if (file !== null)
            (0,external_node_fs_.closeSync)(file);
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
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
        const file = (0,external_node_fs_.openSync)(path, 'a+');
        if (endsMidLine(file))
            writeWhole(file, '\n');
        return file;
    }
    catch (cause) {
        const why = (0,errors .kc)(cause);
        throw new Error(`The trace cannot be written to ${path}: ${why}`, { cause });
    }
}
function endsMidLine(file) {
    const { size } = (0,external_node_fs_.fstatSync)(file);
    const last = Buffer.alloc(1);
    return size > 0 && (0,external_node_fs_.readSync)(file, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
}
function writeWhole(file, text) {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length;)
        written += (0,external_node_fs_.writeSync)(file, bytes, written);
}
const CHAIN_START = '0'.repeat(64);
const sha256Of = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
const chainHash = (previous, content) => sha256Of(`${previous}\n${content}`);
const sealLine = (content, hash) => `${content.slice(0, -1)},"hash":"${hash}"}`;
const SEALED = /^(.*),"hash":"([0-9a-f]{64})"\}$/s;
function unsealLine(line) {
    const [, start, hash] = SEALED.exec(line) ?? [];
    return start === undefined || hash === undefined ? null : { content: `${start}}`, hash };
}

; 



const isRequestEvent = (event) => event.kind === 'llm_request';
class PromptRebuilder {
    #items = [];
    #head = '';
    #tail = '';
    #newest = null;
    add(event) {
        if (event.kind !== 'llm_request' || !isRunEvent(event) || !isRequestEvent(event))
            return null;
        const { payload } = event;
        this.#newest = event;
        this.#head = payload.head ?? this.#head;
        this.#tail = payload.tail ?? this.#tail;
        for (const item of payload.appended)
            this.#items.push(JSON.stringify(item));
        return this.newest();
    }
    newest() {
        if (this.#newest === null)
            return null;
        const { t, sha256 } = this.#newest.payload;
        const parts = { head: this.#head, items: this.#items.slice(), tail: this.#tail };
        return {
            ...{ t, ...parts, sha256 },
            get isExact() {
                return sha256Of((0,ports .EN)(parts)) === sha256;
            },
        };
    }
}

; 











const MAX_LINE_BYTES = 24 * 1024 * 1024;
const LINE_BOUNDS = { depth: 100_000, values: 1_000_000 };
const DENSE = { values: 20_000, bytes: 1024 * 1024 };
const MAX_LINES = 120_000;
const MAX_BAD_LINES = 1_000;
const MAX_LISTED_RUNS = 5_000;
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
    if (!(0,external_node_buffer_.isUtf8)(line))
        return unreadable('not valid UTF-8');
    if (bytes > DENSE.values && (0,json_bounds .M)(line, { ...LINE_BOUNDS, values: DENSE.values }) !== null) {
        if (dense.bytes > DENSE.bytes)
            return unreadable(`of several with more than ${DENSE.values} values each, in too many bytes`);
        const excess = (0,json_bounds .M)(line, LINE_BOUNDS);
        if (excess !== null)
            return unreadable(`it ${excess}`);
        dense.bytes += bytes;
    }
    return { kind: 'text', number, text: line.toString('utf8'), isWhole };
}
async function* chunksOf(path) {
    for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: 256 * 1024 })) {
        if (Buffer.isBuffer(chunk))
            yield chunk;
    }
}
const JsonObjectSchema = schemas .IeY(json .Qd, 'expected an object');
const TraceLineSchema = schemas .Ikc({
    v: schemas .euz(1),
    seq: schemas .aig().int().min(0),
    ts: schemas .aig(),
    run_id: schemas .YjP(),
    kind: schemas .YjP(),
    payload: JsonObjectSchema,
    hash: schemas .YjP().regex(/^[0-9a-f]{64}$/),
});
function parseLine(text) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch (error) {
        return bad(`not JSON: ${(0,errors .kc)(error)}`);
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
async function* readTrace(path, promptsOf = null) {
    const counts = new Map();
    const rebuilder = new PromptRebuilder();
    let bad = 0;
    for await (const line of readLines(path))
        for (const item of itemsOfLine(line, counts)) {
            if (item.type === 'problem')
                bad += 1;
            checkCounts(path, { runs: counts.size, bad });
            if (item.type === 'problem' || item.event.runId !== promptsOf)
                yield item;
            else
                yield { type: 'event', event: { ...item.event, prompt: rebuilder.add(item.event) } };
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
        throw new Error(`${path} holds ${runs.size} runs; choose one with --run: ${(0,base_text .d9)([...runs], 50)}`);
    }
    return { runId: only, events, problems, lastPrompt: () => lastPromptOf(events) };
}
function lastPromptOf(events) {
    const rebuilder = new PromptRebuilder();
    for (const { runEvent } of events)
        if (runEvent !== null)
            rebuilder.add(runEvent);
    return rebuilder.newest();
}
function checkCounts(path, { runs, bad }) {
    if (runs > MAX_LISTED_RUNS)
        throw new Error(`${path} has more than ${MAX_LISTED_RUNS} runs, and is not read`);
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
    const { kind, payload, run_id: runId, seq, ts } = parsed.line;
    const candidate = { kind, payload };
    const fits = isRunEvent(candidate);
    if (!fits && isEventKind(kind))
        yield problem(line.number, `not a ${kind}: ${misfit(candidate)}`);
    const index = counts.get(runId) ?? 0;
    counts.set(runId, index + 1);
    const event = {
        line: line.number,
        index,
        seq,
        ts,
        runId,
        kind,
        payload,
        runEvent: fits ? candidate : null,
        prompt: null,
    };
    yield { type: 'event', event };
}
const CUT = 'cut short: the run was stopped while it wrote this line';
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
    steps: 0,
    tests: 0,
    usage: null,
});
function add(run, { kind, payload, runEvent }) {
    const { goal, outcome } = payload;
    const charged = runEvent === null ? null : (0,events .Fs)(runEvent);
    return {
        ...run,
        goal: kind === 'run_start' && typeof goal === 'string' ? goal : run.goal,
        outcome: kind === 'outcome' && typeof outcome === 'string' ? outcome : run.outcome,
        hasEnded: run.hasEnded || kind === 'run_end',
        steps: run.steps + (kind === 'llm_request' ? 1 : 0),
        tests: run.tests + (kind === 'tests' ? 1 : 0),
        usage: charged === null ? run.usage : usage .H.add(run.usage ?? usage .H.none, charged),
    };
}

; 




async function verifyTrace(path) {
    const chains = new Map();
    const strays = [];
    for await (const line of readLines(path)) {
        const reason = followLine(line, chains);
        if (reason !== null)
            strays.push({ kind: 'unreadable', line: line.number, reason });
        checkCounts(path, { runs: chains.size, bad: strays.length });
    }
    const runs = [...chains].map(([runId, chain]) => ({
        runId,
        events: chain.events,
        findings: chain.findings(),
    }));
    const findings = [...strays, ...runs.flatMap((run) => run.findings)].toSorted((a, b) => a.line - b.line);
    return { sha256: await sha256OfFile(path), runs, strays, findings };
}
async function sha256OfFile(path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of (0,external_node_fs_.createReadStream)(path))
        hash.update(chunk);
    return hash.digest('hex');
}
function followLine(line, chains) {
    if (line.kind === 'unreadable')
        return line.reason;
    if (line.text.trim() === '')
        return 'empty';
    const parsed = parseLine(line.text);
    if (parsed.kind === 'bad')
        return line.isWhole ? parsed.reason : 'cut short';
    const { run_id: runId, seq, kind } = parsed.line;
    const chain = chains.get(runId) ?? new RunChain();
    chains.set(runId, chain);
    const sealed = unsealLine(line.text);
    if (sealed === null)
        chain.find({ kind: 'changed', line: line.number, reason: MISPLACED });
    else
        chain.follow({ line: line.number, seq, kind, ...sealed });
    return null;
}
const MISPLACED = 'changed: its hash is not its last member';
class RunChain {
    events = 0;
    #findings = [];
    #gaps = [];
    #before = [CHAIN_START];
    #next = 0;
    #lastLine = 0;
    #hasEnded = false;
    follow(line) {
        this.events++;
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
    findings() {
        const found = [...this.#findings, ...this.#gaps.map(gapFinding)];
        if (this.events > 0 && !this.#hasEnded)
            found.push({ kind: 'unended', line: this.#lastLine, reason: NO_END });
        return found.toSorted((a, b) => a.line - b.line);
    }
    #goOn({ line, seq, content, hash }) {
        const isNext = seq === this.#next;
        const computed = this.#before.map((before) => chainHash(before, content));
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

var tell = __webpack_require__(96644);
; 
const PAGE_STYLE = ":root {\ncolor-scheme: light dark;\n--paper: light-dark(#fcfbf9, #15161a);\n--well: light-dark(#f4f2ed, #1d1f24);\n--rule: light-dark(#e2ded6, #30333a);\n--ink: light-dark(#1d1c1a, #e7e5e0);\n--quiet: light-dark(#615d56, #a6a39c);\n--link: light-dark(#1d4f91, #90b8f5);\n--good: light-dark(#176639, #83d3a0);\n--good-well: light-dark(#e4f3e8, #15301f);\n--bad: light-dark(#a1221d, #ffa198);\n--bad-well: light-dark(#fbe9e6, #3b1c1b);\n--warn: light-dark(#744700, #e8c06d);\n--warn-well: light-dark(#faf0d8, #33280f);\n--mono:\nui-monospace, \"SF Mono\", \"Cascadia Mono\", \"Segoe UI Mono\", \"DejaVu Sans Mono\", Menlo, Consolas, monospace;\n}\n.plain,\n.none {\n--tone: initial;\n--tone-well: initial;\n}\n.good {\n--tone: var(--good);\n--tone-well: var(--good-well);\n}\n.bad {\n--tone: var(--bad);\n--tone-well: var(--bad-well);\n}\n.warn {\n--tone: var(--warn);\n--tone-well: var(--warn-well);\n}\n*,\n::before,\n::after {\nbox-sizing: border-box;\n}\nhtml {\nbackground: var(--paper);\ncolor: var(--ink);\nfont:\n1rem / 1.55 system-ui,\n-apple-system,\n\"Segoe UI\",\nRoboto,\n\"Noto Sans\",\nsans-serif;\n-webkit-text-size-adjust: 100%;\n}\nbody {\nmax-width: 62rem;\nmargin: 0 auto;\npadding: 0 clamp(1rem, 4vw, 2.5rem) 4rem;\noverflow-wrap: anywhere;\n}\n:is(h1, h2, h3, h4, p, ol, ul, dl, dd, pre, figure) {\nmargin: 0;\n}\n:is(ol, ul) {\npadding: 0;\nlist-style: none;\n}\nh1 {\ncolor: var(--tone);\nfont-size: clamp(2.4rem, 7vw, 3.6rem);\nfont-weight: 680;\nletter-spacing: -0.03em;\nline-height: 1.1;\n}\nh2 {\nmargin-bottom: 1rem;\nfont-size: 1.2rem;\nfont-weight: 650;\n}\nh3 {\nfont-size: 0.95rem;\nfont-weight: 400;\n}\nsection,\nfooter {\nmargin-top: 3rem;\n}\na {\ncolor: var(--link);\n}\ncode,\npre,\n.text {\nfont-family: var(--mono);\nfont-size: 0.84em;\n}\n:focus-visible {\noutline: 2px solid var(--link);\noutline-offset: 2px;\nborder-radius: 3px;\n}\nsummary {\ncursor: pointer;\n}\n:is(.quiet, .hash, .when, .cost, dt, .body summary) {\ncolor: var(--quiet);\nfont-size: 0.86rem;\n}\n:is(.used, .number, .cost) {\nfont-variant-numeric: tabular-nums;\n}\n.unseen {\npadding: 0 0.25em;\nborder-radius: 3px;\nbackground: var(--warn-well);\ncolor: var(--warn);\nfont-family: var(--mono);\nfont-size: 0.8em;\nwhite-space: nowrap;\n}\n.mark {\npadding: 0.05rem 0.45rem;\nborder-radius: 4px;\nbackground: var(--tone-well, var(--well));\ncolor: var(--tone, var(--quiet));\nfont-size: 0.8rem;\nwhite-space: nowrap;\n}\n.prose {\nwhite-space: pre-wrap;\nunicode-bidi: isolate;\n}\n.banner {\npadding: 1rem 0;\nborder-bottom: 1px solid var(--rule);\n}\n.goal,\n.meaning,\n.claim {\nmax-width: 44rem;\n}\n.goal {\nmargin-top: 0.75rem;\nfont-size: 1.2rem;\nline-height: 1.4;\n}\n.asked {\nfont-size: 1rem;\n}\n.meaning {\nmargin: 1rem 0 0.5rem;\ncolor: var(--quiet);\n}\n.problems {\nmargin: 1.25rem 0;\npadding: 0.75rem 1rem;\nborder-left: 3px solid var(--warn);\nbackground: var(--warn-well);\n}\n.change,\n.failure {\nmargin-top: 1.5rem;\n}\n.proof {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 1px;\nmargin-top: 1.75rem;\nborder: 1px solid var(--rule);\nborder-radius: 8px;\nbackground: var(--rule);\noverflow: hidden;\nli {\nflex: 1 1 10.5rem;\npadding: 0.7rem 1rem 0.8rem;\nborder-top: 3px solid var(--tone, var(--rule));\nbackground: var(--paper);\n}\n.when {\ndisplay: block;\n}\n.quiet {\nwhite-space: nowrap;\n}\nstrong {\nmargin-right: 0.5rem;\ncolor: var(--tone, var(--ink));\nfont-size: 1.25rem;\nfont-weight: 650;\n}\n}\n.checks {\nmargin-top: 0.75rem;\npadding-left: 1rem;\nlist-style: \"– \";\nstrong {\ncolor: var(--tone, var(--ink));\nfont-weight: 620;\n}\n}\n.evidence {\ndl {\ndisplay: grid;\ngrid-template-columns: 8.5rem minmax(0, 1fr);\nborder-top: 1px solid var(--rule);\n}\ndt,\ndd {\npadding: 0.7rem 0;\nborder-bottom: 1px solid var(--rule);\n}\npre {\nmargin: 0 0 0.35rem;\n}\n}\n.claim {\nh2 {\nmargin-bottom: 0.1rem;\n}\n> .prose,\n> .changes {\nmargin-top: 0.75rem;\n}\n}\n:is(.changes, .event ul) {\npadding-left: 1rem;\nlist-style: \"– \";\n}\n.budget {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));\ngap: 1rem 1.75rem;\nmargin-bottom: 0.75rem;\n}\nprogress {\ndisplay: block;\nwidth: 100%;\nheight: 0.4rem;\nmargin-top: 0.35rem;\naccent-color: var(--quiet);\n}\n.used {\nfont-weight: 620;\n}\n.turn {\nborder-top: 1px solid var(--rule);\nborder-left: 3px solid var(--tone, transparent);\n> summary {\ndisplay: grid;\ngrid-template-columns: 2.2rem minmax(10rem, 1fr) auto 11rem;\ngap: 0.1rem 0.9rem;\nalign-items: baseline;\npadding: 0.55rem 0.25rem 0.55rem 0;\nlist-style: none;\n&:hover {\nbackground: var(--well);\n}\n&:focus-visible {\noutline-offset: -2px;\n}\n}\n}\n.number {\ncolor: var(--quiet);\nfont-size: 0.875rem;\n}\n.verb {\nfont-weight: 620;\n}\n:is(.number, .cost, .marks) {\ntext-align: right;\n}\n.body {\npadding: 0.25rem 0 1.5rem 3.1rem;\nscroll-margin-top: 3rem;\n}\n.event {\nmargin-top: 1.1rem;\n> h4 {\ncolor: var(--tone);\nfont-size: 0.9rem;\nfont-weight: 620;\n}\n> :is(p, .prose, details, ul) {\nmargin-top: 0.3rem;\n}\n}\n.record > summary {\nfont-family: var(--mono);\nfont-size: 0.72rem;\n}\npre.text {\nmax-height: 34rem;\nmargin-top: 0.4rem;\npadding: 0.6rem 0.8rem;\nborder-radius: 6px;\nbackground: var(--well);\nfont-size: 0.8rem;\nline-height: 1.5;\noverflow: auto;\noverflow-wrap: normal;\ntab-size: 4;\nunicode-bidi: isolate;\nwhite-space: pre;\n&.message {\noverflow-wrap: anywhere;\nwhite-space: pre-wrap;\n}\n> span:not(.unseen) {\ndisplay: block;\nwidth: fit-content;\nmin-width: calc(100% + 1.6rem);\nmargin: 0 -0.8rem;\npadding: 0 0.8rem;\n}\n}\n.added {\nbackground: var(--good-well);\ncolor: var(--good);\n}\n:is(.removed, .telling) {\nbackground: var(--bad-well);\ncolor: var(--bad);\n}\n:is(.hunk, .file) {\ncolor: var(--quiet);\n}\n@media (max-width: 40rem) {\n.evidence {\ndl {\ndisplay: block;\n}\ndt {\npadding-bottom: 0;\nborder-bottom: 0;\n}\ndd {\npadding-top: 0.1rem;\n}\n}\n.turn > summary {\ngrid-template-columns: 1.6rem minmax(0, 1fr);\ngap: 0.1rem 0.6rem;\n}\n:is(.marks, .cost) {\ngrid-column: 2;\ntext-align: left;\n}\n.body {\npadding-left: 0.6rem;\n}\n}\n@media print {\n:root {\ncolor-scheme: light;\n}\nhtml {\nfont-size: 10pt;\n}\nbody {\nmax-width: none;\npadding: 0;\n}\npre.text {\nmax-height: none;\noverflow-wrap: anywhere;\nwhite-space: pre-wrap;\n}\n:is(.proof, .turn > summary, .evidence dd) {\nbreak-inside: avoid;\n}\n}\n";

; 






async function loadPageRun(path, wanted, writtenSha256 = null) {
    const { runId, events, problems } = await readRun(path, wanted);
    const { sha256, runs, strays } = await verifyTrace(path);
    const run = runs.find((each) => each.runId === runId);
    const gone = { line: 0, reason: 'no line of this run stands in the file any more' };
    const integrity = { events: run?.events ?? 0, findings: [...strays, ...(run?.findings ?? [gone])] };
    return { runId, events, problems, integrity, traceSha256: sha256, writtenSha256 };
}
function pageParts(run) {
    const styleSha256 = (0,external_node_crypto_.createHash)('sha256').update(PAGE_STYLE, 'utf8').digest('base64');
    return (0,tell .ZZ)(run, { style: PAGE_STYLE, styleSha256, prompts: new PromptRebuilder() });
}
async function openPage(path, wanted, writtenSha256 = null) {
    const run = await loadPageRun(path, wanted, writtenSha256);
    return { problems: run.problems, parts: () => pageParts(run) };
}

var notes = __webpack_require__(90881);
var core_settings = __webpack_require__(68027);
var core_task = __webpack_require__(32647);
var trace_form = __webpack_require__(87916);
var outcome = __webpack_require__(8294);
; 












async function readRecording(path, runId, version) {
    const run = await readRun(path, runId);
    const recordedBy = run.events.find(({ kind }) => kind === 'run_start')?.payload['version'];
    if (typeof recordedBy === 'string' && recordedBy !== version)
        throw new Error(`Run ${run.runId} was recorded by agent-fix ${(0,base_text .ml)(recordedBy, 40)}, and this is ` +
            `agent-fix ${version}, which replays only its own records`);
    const { runs } = await verifyTrace(path);
    const findings = runs.find((each) => each.runId === run.runId)?.findings ?? [];
    const doubts = findings.filter(({ kind }) => kind !== 'unended');
    return recordingOf(run, new Map(doubts.map(({ line, reason }) => [line, reason])));
}
function recordingOf(run, doubts) {
    const events = usable(run, doubts);
    const [first] = events;
    if (first?.runEvent.kind !== 'run_start') {
        throw new Error(`Run ${run.runId} cannot be replayed: its first event, run_start, is missing or unreadable`);
    }
    const { payload } = first.runEvent;
    const { task, settings } = setupOf(run.runId, payload);
    const runEvents = events.map((event) => event.runEvent);
    return {
        runId: run.runId,
        version: payload.version,
        task,
        settings,
        attempt: payload.attempt,
        llm: payload.llm,
        steps: recordedSteps(runEvents),
        tests: runEvents.flatMap(testResultsOf),
        earlier: runEvents.flatMap(earlierResultsOf),
        outcome: runEvents.find((event) => event.kind === 'outcome')?.payload ?? null,
        end: recordingEnd(run, events),
        events,
    };
}
function setupOf(runId, { task, settings }) {
    try {
        return { task: core_task .Y.parse((0,trace_form .S)(task)), settings: core_settings .wB.parse((0,trace_form .S)(settings)) };
    }
    catch (cause) {
        throw new Error(`Run ${runId} cannot be replayed: its task or its settings cannot be read`, { cause });
    }
}
function usable({ events }, doubts) {
    const good = [];
    for (const { seq, index, line, runEvent } of events) {
        if (seq !== index || runEvent === null)
            break;
        good.push({ line, runEvent, doubt: doubts.get(line) ?? null });
    }
    return good;
}
function recordingEnd({ events, problems }, good) {
    const next = events[good.length];
    if (next === undefined)
        return { kind: good.at(-1)?.runEvent.kind === 'run_end' ? 'ended' : 'killed' };
    const { line, seq, index } = next;
    const reason = seq === index
        ? (problems.find((problem) => problem.line === line)?.reason ?? `unknown kind ${next.kind}`)
        : `event ${seq} stands where event ${index} belongs`;
    return { kind: 'broken', line, reason };
}
function recordedSteps(events) {
    const rebuilder = new PromptRebuilder();
    const steps = [];
    let testsBefore = 0;
    for (const event of events) {
        testsBefore += testResultsOf(event).length;
        if (isRequestEvent(event)) {
            const prompt = rebuilder.add(event);
            if (prompt !== null)
                steps.push({ prompt, testsBefore, completion: null });
        }
        const completion = completionOf(event);
        const last = steps.at(-1);
        if (completion !== null && last?.completion === null)
            steps[steps.length - 1] = { ...last, completion };
    }
    return steps;
}
const FailureReason = schemas .k5n([
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
const testResultsOf = (event) => event.kind === 'tests' && !(0,outcome .Dv)(event.payload) ? [testResultOf(event.payload)] : [];
const NOT_RUN_EARLIER = new Set([notes .Y.noControl, notes .Y.bisectSkipped]);
function earlierResultsOf(event) {
    if (event.kind === 'tests' && (0,outcome .Dv)(event.payload))
        return [{ kind: 'ran', result: testResultOf(event.payload) }];
    if (event.kind !== 'driver_note' || !NOT_RUN_EARLIER.has(event.payload.reason))
        return [];
    return [{ kind: 'not_run', why: event.payload.note.replace(/^\w+: /, '') }];
}
const testResultOf = ({ exit_code, duration_ms, only_whole, ...tests }) => ({
    verdict: tests.verdict,
    exitCode: exit_code,
    output: tests.output,
    durationMs: duration_ms,
    report: tests.report,
    build: tests.build,
    unseen: tests.unseen,
    focus: tests.focus,
    onlyWhole: only_whole,
    start: tests.start,
    beside: tests.beside,
    changed: tests.changed,
});
async function compareEvents({ events, steps, end }, replayed) {
    const others = replayed.filter(isReplayed).values();
    const prompts = { recorded: new PromptRebuilder(), replayed: new PromptRebuilder() };
    let requests = 0;
    const different = (eventKind, reason, diff = '') => {
        return { kind: 'different', step: Math.max(0, requests - 1), eventKind, reason, diff };
    };
    for (const { line, runEvent, doubt } of events) {
        if (isRequestEvent(runEvent))
            requests++;
        const other = isReplayed(runEvent) ? others.next().value : runEvent;
        const found = await eventDifference(runEvent, other, prompts);
        if (found !== null)
            return different(runEvent.kind, found.reason, found.diff);
        if (doubt !== null)
            return different(runEvent.kind, `line ${line} of the trace: ${doubt}`);
    }
    if (end.kind === 'broken')
        return different('unreadable', `line ${end.line} of the trace: ${end.reason}`);
    const extra = end.kind === 'ended' ? others.next().value : undefined;
    if (extra === undefined)
        return { kind: 'identical', steps: steps.length };
    return different(extra.kind, 'the recording ended before this event');
}
const isReplayed = ({ kind }) => kind !== 'llm_attempt';
async function eventDifference(recorded, other, prompts) {
    if (other === undefined)
        return { reason: 'the replay ended before this event', diff: '' };
    prompts.recorded.add(recorded);
    prompts.replayed.add(other);
    const [before, after] = [comparableText(recorded), comparableText(other)];
    if (before === after)
        return null;
    const reason = recorded.kind === other.kind ? `${recorded.kind} differs` : `the replay has ${other.kind} here`;
    const bodies = isRequestEvent(recorded) && isRequestEvent(other) ? await newestDiff(prompts) : null;
    return { reason, diff: bodies ?? (await readableDiff(before, after)) };
}
async function newestDiff({ recorded, replayed }) {
    const [before, after] = [recorded.newest(), replayed.newest()].map((prompt) => prompt && (0,ports .EN)(prompt));
    return before == null || after == null || before === after ? null : readableDiff(before, after);
}
function comparableText({ kind, payload }) {
    const ignored = IGNORED_KEYS.get(kind);
    return JSON.stringify({ kind, payload }, (key, value) => {
        if (ignored?.has(key) === true)
            return undefined;
        if (!(0,json .Qd)(value))
            return value;
        return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    });
}
const IGNORED_KEYS = new Map([
    ['run_start', new Set(['run_id', 'sandbox'])],
    ['tests', new Set(['duration_ms'])],
    ['run_end', new Set(['run_id', 'duration_ms'])],
]);
const MAX_EDITS = 2000;
async function readableDiff(recorded, replayed) {
    const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await __webpack_require__.e(  960).then(__webpack_require__.bind(__webpack_require__, 5960));
    const texts = [recorded, replayed].map(indentedJson);
    const [before = '', after = ''] = texts[0] === texts[1] ? [recorded, replayed] : texts;
    const patch = createTwoFilesPatch('recorded', 'replayed', `${before}\n`, `${after}\n`, '', '', {
        context: 3,
        maxEditLength: MAX_EDITS,
        headerOptions: FILE_HEADERS_ONLY,
    });
    return (patch ??
        `--- recorded\n+++ replayed\n(too different to compare: ${before.length} and ${after.length} characters)\n`);
}
function indentedJson(json) {
    try {
        const value = JSON.parse(json);
        return JSON.stringify(value, null, 2).replace(/\\(.)/g, (pair, character) => character === 'n' ? '\\n\n' : pair);
    }
    catch {
        return json;
    }
}

; 








  }),

  59268:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Iz: () => (  spawnGit),
    LN: () => (  Repository),
    N7: () => (  gitError),
    si: () => (  patienceMs)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var _programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76955);





const CANCELLED_MS = 2_000;
const patienceMs = ({ timeoutMs, signal }) => signal?.aborted ? Math.min(timeoutMs, CANCELLED_MS) : timeoutMs;
function killAfter(child, patience) {
    const wait = () => setTimeout(() => child.kill('SIGKILL'), patienceMs(patience));
    const timers = [wait()];
    const hurry = () => timers.push(wait());
    patience.signal?.addEventListener('abort', hurry, { once: true });
    return () => {
        patience.signal?.removeEventListener('abort', hurry);
        for (const timer of timers)
            clearTimeout(timer);
    };
}
const MAX_GIT_MS = 5 * 60_000;
function gitError(args, { exitCode, stderr }) {
    const command = args.find((arg) => !arg.startsWith('-')) ?? '';
    return new Error(`git ${command} failed (${exitCode}): ${stderr.trim()}`);
}
const SAFE_CONFIG = [
    'core.fsmonitor=false',
    `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_2__.devNull}`,
    `core.attributesFile=${node_os__WEBPACK_IMPORTED_MODULE_2__.devNull}`,
    'core.commitGraph=false',
    'core.quotePath=true',
    'gc.auto=0',
    'log.showSignature=false',
    'maintenance.auto=false',
    'protocol.allow=never',
    'safe.directory=*',
    'submodule.recurse=false',
].flatMap((setting) => ['-c', setting]);
function safeEnvironment() {
    const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
    return {
        PATH,
        HOME,
        TMPDIR,
        SystemRoot,
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_ALLOW_PROTOCOL: 'none',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_PAGER: 'cat',
        GIT_TERMINAL_PROMPT: '0',
    };
}
function spawnGit(gitDir, args, { cwd = gitDir, env = {} } = {}) {
    const command = Repository.command(gitDir, args);
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command.program, command.args, {
        cwd,
        env: { ...command.env, ...env },
        windowsHide: true,
        stdio: ['pipe', 'pipe', 'pipe'],
    });
}
function exitOf(child, { timeoutMs = MAX_GIT_MS, ...patience }) {
    const release = killAfter(child, { ...patience, timeoutMs });
    return new Promise((resolve, reject) => {
        child.once('error', (error) => reject(error.code === 'ENOENT' ? new Error(NO_GIT, { cause: error }) : error));
        child.once('close', (code, signal) => signal === 'SIGKILL' ? reject(new Error(TOOK_TOO_LONG)) : resolve(code ?? 1));
    }).finally(release);
}
const TOOK_TOO_LONG = 'git did not answer and was ended: look for files in the git directory that git did not make';
const NO_GIT = 'git was not found on PATH: install git where agent-fix runs';
class Repository {
    root;
    gitDir;
    isBorrower;
    constructor(root, gitDir, isBorrower = false) {
        this.root = root;
        this.gitDir = gitDir;
        this.isBorrower = isBorrower;
    }
    static find(path, advice = 'give --repo a folder of one') {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
            throw new Error(`${path} does not exist: give an existing folder as the repository`);
        const start = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
        for (let folder = start;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder)) {
            const gitDir = readGitDir(folder);
            if (gitDir !== null)
                return new Repository(folder, gitDir);
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder) === folder)
                break;
        }
        throw new Error(`${start} is not in a git repository: ${advice}`);
    }
    static async checkedOutIn(path, advice) {
        const repository = Repository.find(path, advice);
        const { root } = repository;
        const head = await repository.ask(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
        if (head.exitCode !== 0)
            throw new Error(`${root} has no commit yet: commit what the run is to start from`);
        const prefix = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path)).replaceAll('\\', '/');
        return { root, prefix, commit: head.stdout.toString('utf8').trim() };
    }
    static async checkoutOf(commit, folder) {
        let first = null;
        for (const path of [folder, ...foldersWithGit(folder, MAX_CHECKOUT_DEPTH)]) {
            const found = await Repository.checkedOutIn(path).catch(() => null);
            if (found?.commit === commit)
                return found;
            first ??= found;
        }
        return first ?? Repository.checkedOutIn(folder, 'run actions/checkout before this step');
    }
    static create(root, gitDir, { idLength, isBare, head }) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'objects', 'info'), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'refs'));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'HEAD'), `${head}\n`);
        const core = `[core]\n\trepositoryformatversion = ${idLength === 64 ? 1 : 0}\n\tbare = ${isBare}\n`;
        const extensions = idLength === 64 ? '[extensions]\n\tobjectformat = sha256\n' : '';
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'config'), core + extensions);
        return new Repository(root, gitDir);
    }
    async lendObjects(root, gitDir, made) {
        const [objects] = await this.gitPaths('objects');
        Repository.create(root, gitDir, made);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'objects', 'info', 'alternates'), `${objects}\n`);
        return new Repository(root, gitDir, true);
    }
    async ask(args, options = {}) {
        const child = spawnGit(this.gitDir, args, options);
        const ended = exitOf(child, options);
        child.stdin.on('error', () => { });
        child.stdin.end(options.input);
        const [stdout, stderr, exitCode] = await Promise.all([
            child.stdout.toArray(),
            child.stderr.toArray(),
            ended,
        ]);
        return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
    }
    async git(args, options = {}) {
        const answer = await this.ask(args, options);
        if (answer.exitCode !== 0)
            throw gitError(args, answer);
        return answer.stdout;
    }
    static command(gitDir, args) {
        return {
            program: (0,_programs_js__WEBPACK_IMPORTED_MODULE_4__  .Kp)('git') ?? '/nonexistent/git',
            args: [...SAFE_CONFIG, `--git-dir=${gitDir}`, '--no-pager', ...args],
            env: safeEnvironment(),
        };
    }
    async gitPaths(...names) {
        const paths = await this.git(['rev-parse', ...names.flatMap((name) => ['--git-path', name])]);
        return paths
            .toString('utf8')
            .split('\n')
            .slice(0, names.length)
            .map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(this.gitDir, path));
    }
    async uncommittedChanges() {
        const status = 'status --porcelain=v1 -z --untracked-files=no --no-renames'.split(' ');
        const answer = await this.git([`--work-tree=${this.root}`, ...status], { cwd: this.root });
        const entries = answer
            .toString('utf8')
            .split('\0')
            .filter((entry) => entry !== '');
        return entries.map((entry) => entry.slice(3)).sort();
    }
    async apply(diff) {
        if (diff === '')
            return;
        const args = [`--work-tree=${this.root}`, 'apply', '--whitespace=nowarn', '-'];
        const answer = await this.ask(args, { cwd: this.root, input: diff });
        if (answer.exitCode === 0)
            return;
        const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'agent-fix-')), 'agent-fix.patch');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(kept, diff);
        throw new Error(`the patch does not apply to ${this.root}, nothing was changed; it is kept in ${kept}:\n${answer.stderr.trim()}`);
    }
}
function readGitDir(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, '.git');
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
    if (stats === undefined)
        return null;
    if (stats.isDirectory())
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, 'HEAD')) ? path : null;
    const link = /^gitdir: (.+?)\r?\n?$/.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8'))?.[1];
    return link === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder, link);
}
const MAX_CHECKOUT_DEPTH = 2;
const MAX_CHECKOUT_FOLDERS = 500;
function foldersWithGit(folder, depth) {
    const below = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== '.git')
        .slice(0, MAX_CHECKOUT_FOLDERS)
        .map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name))
        .toSorted();
    return below.flatMap((path) => [
        ...((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, '.git')) ? [path] : []),
        ...(depth > 1 ? foldersWithGit(path, depth - 1) : []),
    ]);
}


  }),

  76955:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jf: () => (  isExecutableFile),
    Kp: () => (  findProgram)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7403);



const WRITABLE_BY_OTHERS = 0o022;
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin', '/usr/bin', '/bin'];
const known = new Map();
function findProgram(name, where = 'path') {
    const before = known.get(name);
    if (before !== undefined)
        return before;
    const path = process.env['PATH'] ?? '';
    const folders = where === 'system' ? [path, ...SYSTEM_FOLDERS].join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter) : path;
    const found = searchProgram(name, folders, process.cwd());
    known.set(name, found);
    return found;
}
function searchProgram(name, path, forbidden) {
    const candidates = path
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
        .filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) && !isBelow(folder, forbidden))
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))
        .filter(isExecutableFile);
    const best = candidates.find(isRootsAlone) ?? candidates[0];
    return best === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(best)), name);
}
function isBelow(path, folder) {
    return folder !== '/' && (path === folder || path.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
}
const isExecutableFile = (file) => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__  .NW)(false, () => {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile();
});
const isRootsAlone = (file) => [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file))].every(({ uid, mode }) => uid === 0 && (mode & WRITABLE_BY_OTHERS) === 0);


  })

};
