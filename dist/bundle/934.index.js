export const id = 934;
export const ids = [934];
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

  57460:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    O: () => (  isJsonObject)
  });
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


  }),

  19976:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E: () => (  bodyOf)
  });
const bodyOf = ({ head, items, tail }) => `${head}${items.join(',')}${tail}`;


  }),

  90934:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  inspect: () => (  inspect)
});

var promises_ = __webpack_require__(51455);
var reader = __webpack_require__(41125);
; 

async function listRuns(path, onProblem) {
    const runs = new Map();
    for await (const item of (0,reader .L)(path)) {
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

var ports = __webpack_require__(19976);
var json = __webpack_require__(57460);
; 

function messagesOfBody(body) {
    if (!(0,json .O)(body))
        return [];
    const { instructions } = body;
    const system = typeof instructions === 'string' ? [{ role: 'system', content: instructions }] : [];
    const items = listOf(body['input']) ?? listOf(body['messages']) ?? [];
    return [...system, ...items.map(messageOfItem)];
}
function messageOfItem(item) {
    if (!(0,json .O)(item))
        return { role: '', content: JSON.stringify(item) };
    switch (item['type']) {
        case 'function_call':
            return { role: 'assistant', content: callText(item['name'], item['arguments']) };
        case 'function_call_output':
            return { role: 'tool', content: contentText(item['output']) };
        case 'reasoning':
            return { role: 'reasoning', content: reasoningText(item) };
        default:
            return messageOf(item);
    }
}
function messageOf(message) {
    const role = typeof message['role'] === 'string' ? message['role'] : '';
    const calls = (listOf(message['tool_calls']) ?? []).map(toolCallText);
    if (role === '' && message['content'] === undefined)
        return { role, content: JSON.stringify(message) };
    return {
        role,
        content: [contentText(message['content']), ...calls].filter((text) => text !== '').join('\n'),
    };
}
function contentText(content) {
    if (content === undefined || content === null)
        return '';
    if (typeof content === 'string')
        return content;
    const parts = listOf(content);
    return parts === null ? JSON.stringify(content) : parts.map(partText).join('\n');
}
function partText(part) {
    const text = (0,json .O)(part) ? (part['text'] ?? part['refusal']) : part;
    return typeof text === 'string' ? text : JSON.stringify(part);
}
function toolCallText(call) {
    const named = (0,json .O)(call) ? call['function'] : undefined;
    return named !== undefined && (0,json .O)(named)
        ? callText(named['name'], named['arguments'])
        : JSON.stringify(call);
}
function callText(name, args) {
    return `[call] ${contentText(name)} ${contentText(args)}`;
}
function reasoningText(item) {
    const summary = (listOf(item['summary']) ?? []).map(partText).join('\n');
    if (summary !== '')
        return summary;
    const sealed = item['encrypted_content'];
    return typeof sealed === 'string' ? `[encrypted, ${sealed.length} characters]` : JSON.stringify(item);
}
function listOf(value) {
    return Array.isArray(value) ? value : null;
}

var prompt_rebuild = __webpack_require__(1754);
var external_node_util_ = __webpack_require__(57975);
; 

const USAGE = `Usage: agent-fix inspect [--trace FILE] [--run ID] [options]

Without --run: the runs in the file (with one run only, an option that selects events means that run).

  --trace FILE            the trace (default runs/trace.jsonl)
  --run ID                the run to show
  --kind KIND             only events of this kind, such as llm_request
  --index N               only the Nth of them, from 0
  --max N                 at most N of them
  --full                  whole payloads and prompts
  --pretty-only-prompt    only the prompts of llm_request events
  --dump-prompt FILE      write one prompt to a file (with --kind llm_request --index N)
  --prompt-with-history   one prompt and the events around it (with --kind llm_request --index N)
  --preserve-newlines     with --prompt-with-history: the prompt in lines
  --history-window N      events before and after (default 5)
  --verify                check the hash chains; exit code 3 when a line is not what was written
  --sha256 HEX            with --verify: the file must have this sha256
`;
const FLAGS = {
    trace: { type: 'string', default: 'runs/trace.jsonl' },
    run: { type: 'string' },
    kind: { type: 'string' },
    index: { type: 'string' },
    max: { type: 'string', default: '0' },
    full: { type: 'boolean', default: false },
    'pretty-only-prompt': { type: 'boolean', default: false },
    'dump-prompt': { type: 'string' },
    'prompt-with-history': { type: 'boolean', default: false },
    'preserve-newlines': { type: 'boolean', default: false },
    'history-window': { type: 'string', default: '5' },
    verify: { type: 'boolean', default: false },
    sha256: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
};
function parseOptions(args) {
    try {
        const { values } = (0,external_node_util_.parseArgs)({ args: [...args], options: FLAGS });
        if (values.help)
            return { kind: 'help' };
        const options = {
            trace: values.trace,
            run: values.run ?? null,
            kind: values.kind ?? null,
            index: values.index === undefined ? null : wholeNumber('--index', values.index),
            max: wholeNumber('--max', values.max),
            full: values.full,
            prettyOnlyPrompt: values['pretty-only-prompt'],
            dumpPrompt: values['dump-prompt'] ?? null,
            promptWithHistory: values['prompt-with-history'],
            preserveNewlines: values['preserve-newlines'],
            historyWindow: Math.max(0, wholeNumber('--history-window', values['history-window'])),
            verify: values.verify,
            sha256: values.sha256?.toLowerCase() ?? null,
        };
        return wrongUse(options) ?? { kind: 'options', options };
    }
    catch (error) {
        return { kind: 'wrong', message: error instanceof Error ? error.message : String(error) };
    }
}
function wholeNumber(flag, text) {
    if (!/^-?\d+$/.test(text))
        throw new Error(`${flag} wants a whole number, not ${JSON.stringify(text)}`);
    return Number(text);
}
const PROMPT_KINDS = new Set(['llm_request', 'reflection_request']);
function wrongUse(options) {
    const { kind, index, dumpPrompt, promptWithHistory, verify, sha256 } = options;
    const flag = dumpPrompt !== null ? '--dump-prompt' : promptWithHistory ? '--prompt-with-history' : null;
    if (flag !== null && (kind === null || !PROMPT_KINDS.has(kind))) {
        return wrong(`Error: ${flag} requires --kind llm_request and --index`);
    }
    if (flag !== null && index === null)
        return wrong(`Error: ${flag} requires --index to select a single event`);
    if (sha256 !== null && !verify)
        return wrong('Error: --sha256 goes with --verify');
    if (sha256 !== null && !/^[0-9a-f]{64}$/.test(sha256))
        return wrong('Error: --sha256 wants 64 hex digits');
    return null;
}
const wrong = (message) => ({ kind: 'wrong', message });
function selectsEvents(options) {
    const { kind, index, max, full, prettyOnlyPrompt, dumpPrompt, promptWithHistory } = options;
    const asks = [kind !== null, index !== null, max > 0, full, prettyOnlyPrompt, dumpPrompt !== null];
    return promptWithHistory || asks.includes(true);
}

var safe_text = __webpack_require__(27083);
; 



class Terminal {
    #io;
    #isColoured;
    #hasCut = false;
    #hasDoubted = false;
    constructor(io, hasColours) {
        this.#io = io;
        this.#isColoured = io.isTTY && hasColours;
    }
    get hasDoubted() {
        return this.#hasDoubted;
    }
    line(text = '') {
        this.#io.stdout(`${text}\n`);
    }
    warn(text) {
        this.#io.stderr(`${this.safe(text)}\n`);
    }
    doubt(text) {
        this.#hasDoubted = true;
        this.warn(text);
    }
    problem({ line, reason }) {
        this.warn(`line ${line}: ${reason}`);
    }
    shorten(text, max) {
        const short = cut(text, max);
        if (short !== text && !this.#hasCut)
            this.warn('Long texts end in "..."; --full shows them whole');
        this.#hasCut ||= short !== text;
        return short;
    }
    safe(text) {
        return this.#io.isTTY ? (0,safe_text .Q6)(text) : text;
    }
    paint(style, text) {
        return this.#isColoured ? (0,external_node_util_.styleText)(style, text, { validateStream: false }) : text;
    }
}
const MAX_PAYLOAD = 1200;
const MAX_CONTENT = 800;
function formatTime(ts) {
    if (ts === null || ts === 0)
        return '-';
    const time = new Date(ts * 1000);
    if (Number.isNaN(time.getTime()))
        return String(ts);
    const two = (value) => String(value).padStart(2, '0');
    const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
    return `${date} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')}`;
}
function cut(text, max) {
    if (text.length <= max)
        return text;
    const characters = Array.from(text.slice(0, 2 * max));
    return characters.length <= max && text.length <= 2 * max
        ? text
        : `${characters.slice(0, max).join('')}...`;
}
const lineText = (payload) => unlessTooDeep(() => oneLineJson(payload));
const blockText = (payload) => unlessTooDeep(() => JSON.stringify(payload, null, 2));
function unlessTooDeep(write) {
    try {
        return write();
    }
    catch (error) {
        if (error instanceof RangeError)
            return '(nested too deeply to show)';
        throw error;
    }
}
function oneLineJson(value) {
    if (Array.isArray(value))
        return `[${value.map(oneLineJson).join(', ')}]`;
    if (!(0,json .O)(value))
        return JSON.stringify(value);
    const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLineJson(each)}`);
    return `{${members.join(', ')}}`;
}
const LINE_ENDS = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
const linesOf = (text) => {
    const lines = text.split(LINE_ENDS);
    return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};
const oneLine = (text) => linesOf(text).join(' ');

; 







async function scanRun(query, onProblem, select) {
    const { path, runId, kind, index, max, wantsPrompts } = query;
    const rebuilder = new prompt_rebuild .jP();
    const tally = { inRun: 0, ofKind: 0, selected: 0 };
    for await (const item of (0,reader .L)(path)) {
        if (item.type === 'problem') {
            onProblem(item.problem);
            continue;
        }
        const { event } = item;
        if (event.runId !== runId)
            continue;
        tally.inRun++;
        const request = event.said !== null && (0,prompt_rebuild .ks)(event.said) ? event.said : null;
        if (wantsPrompts && request !== null)
            rebuilder.add(request);
        if (kind !== null && event.kind !== kind)
            continue;
        const position = tally.ofKind++;
        if (index !== null && position !== index)
            continue;
        tally.selected++;
        select(event, wantsPrompts && request !== null ? rebuilder.newest() : null);
        if (index !== null || tally.selected === max)
            break;
    }
    return tally;
}
function tellWhatIsMissing({ runId, kind, index }, tally, terminal) {
    if (tally.selected > 0)
        return 0;
    if (tally.inRun === 0) {
        terminal.warn(`Error: the trace holds no run ${runId}`);
        return 2;
    }
    if (tally.ofKind === 0)
        terminal.line(`No events of kind '${terminal.safe(kind ?? '')}' for run_id`);
    else {
        terminal.warn(`Index out of range: ${index}`);
        return 2;
    }
    return 0;
}
async function showEvents(query, { full }, terminal) {
    let shown = 0;
    const tally = await scanRun({ ...query, wantsPrompts: full }, (problem) => terminal.problem(problem), (event, prompt) => {
        if (shown++ === 0)
            terminal.line(`Trace file: ${query.path}\nRun id: ${terminal.safe(query.runId)}\n`);
        const number = String(shown).padStart(3);
        const kind = terminal.paint('cyan', terminal.safe(`[${event.kind}]`));
        terminal.line(`${number}. ${formatTime(event.ts)} ${kind} (run=${terminal.safe(event.runId)})\n` +
            `    ${terminal.safe(full ? fullText(event, prompt, terminal) : shortText(event, terminal))}\n`);
    });
    return tellWhatIsMissing(query, tally, terminal);
}
const shortText = ({ payload }, terminal) => terminal.shorten(lineText(payload), MAX_PAYLOAD);
function fullText(event, prompt, terminal) {
    if (!PROMPT_KINDS.has(event.kind))
        return blockText(event.payload);
    const { messages, doubt } = wholePrompt(event, prompt);
    if (doubt !== null)
        terminal.doubt(doubt);
    if (messages.length === 0)
        return blockText(event.payload);
    return messages.map(({ role, content }) => `- role: ${role}\n  content:\n${content}\n`).join('\n');
}
async function showPrompts(query, { full }, terminal) {
    if (!(await selectsOnlyPrompts(query))) {
        terminal.warn('Error: --pretty-only-prompt only makes sense when filtering llm_request events');
        return 2;
    }
    const tally = await scan(query, terminal, (event, prompt) => {
        terminal.line(terminal.safe(textOf(event, prompt, { full, terminal })));
    });
    return tellWhatIsMissing(query, tally, terminal);
}
async function selectsOnlyPrompts(query) {
    if (query.kind !== null)
        return PROMPT_KINDS.has(query.kind);
    let isOnlyPrompts = true;
    await scanRun(query, ignore, ({ kind }) => {
        isOnlyPrompts &&= PROMPT_KINDS.has(kind);
    });
    return isOnlyPrompts;
}
async function dumpPrompt(query, path, terminal) {
    const { tally, selected } = await selectOne(query, { full: true, terminal });
    if (selected === undefined)
        return tellWhatIsMissing(query, tally, terminal);
    try {
        await (0,promises_.writeFile)(path, selected.text);
    }
    catch (error) {
        terminal.warn(`Cannot write ${path}: ${error instanceof Error ? error.message : String(error)}`);
        return 2;
    }
    terminal.line(`Wrote prompt to ${path}`);
    return 0;
}
async function showPromptWithHistory(query, { full, preserveNewlines, historyWindow }, terminal) {
    const { tally, selected } = await selectOne(query, { full, terminal });
    if (selected === undefined)
        return tellWhatIsMissing(query, tally, terminal);
    if (preserveNewlines) {
        terminal.line('PROMPT:');
        for (const line of linesOf(selected.text))
            terminal.line(`  ${terminal.safe(line)}`);
        terminal.line();
    }
    else {
        terminal.line(`PROMPT: ${terminal.safe(oneLine(selected.text).replaceAll('\t', ' ').trim())}\n`);
    }
    const { index } = selected.event;
    const start = Math.max(0, index - historyWindow);
    const lines = [];
    const around = { ...query, kind: null, index: null, max: index + historyWindow + 1, wantsPrompts: false };
    await scanRun(around, ignore, (event) => {
        if (event.index < start)
            return;
        const kind = terminal.paint('cyan', terminal.safe(`[${event.kind}]`));
        lines.push(` - ${event.index}: ${formatTime(event.ts)} ${kind} ${terminal.safe(summaryText(event))}`);
    });
    const end = start + lines.length - 1;
    terminal.line(`HISTORY (events ${start}..${end} around selected index ${index}):`);
    for (const line of lines)
        terminal.line(line);
    return 0;
}
const ignore = () => { };
async function selectOne(query, as) {
    const found = [];
    const tally = await scan(query, as.terminal, (event, prompt) => {
        found.push({ event, text: textOf(event, prompt, as) });
    });
    return { tally, selected: found[0] };
}
function scan(query, terminal, select) {
    return scanRun({ ...query, wantsPrompts: true }, (problem) => terminal.problem(problem), select);
}
function textOf(event, prompt, { full, terminal }) {
    const { messages, doubt } = wholePrompt(event, prompt);
    if (doubt !== null)
        terminal.doubt(doubt);
    return promptText(messages, (content) => (full ? content : terminal.shorten(content, MAX_CONTENT)));
}
function wholePrompt(event, prompt) {
    if (prompt === null)
        return { messages: ownMessages(event), doubt: `line ${event.line}: not a readable request` };
    const doubt = `line ${event.line}: the rebuilt prompt does not have the sha256 that was recorded when it was sent`;
    return { messages: messagesOf(prompt), doubt: (0,prompt_rebuild .u0)(prompt) ? null : doubt };
}
function messagesOf(prompt) {
    try {
        const body = JSON.parse((0,ports .E)(prompt));
        return messagesOfBody(body);
    }
    catch {
        return prompt.items.map((item) => messageOfItem(JSON.parse(item)));
    }
}
function promptText(messages, shorten) {
    return messages.map(({ role, content }) => `${role}: ${shorten(content)}`).join('\n\n');
}
function ownMessages({ payload }) {
    const items = payload['appended'];
    return Array.isArray(items) ? items.map(messageOfItem) : [];
}
const MAX_SUMMARY = 300;
function summaryText(event) {
    return cut(oneLine(bareSummary(event)), MAX_SUMMARY).replaceAll('\t', ' ');
}
function bareSummary(event) {
    const { kind, payload } = event;
    if (PROMPT_KINDS.has(kind))
        return promptText(ownMessages(event), (content) => cut(content, MAX_SUMMARY));
    if (kind === 'tool_call') {
        const name = payload['name'] || payload['tool'] || 'tool_call';
        return `tool_call ${name} ${lineText(payload['args'] ?? payload['kwargs'] ?? {})}`;
    }
    if (kind === 'tool_result') {
        const told = payload['summary'] || payload['output'];
        return `tool_result ${typeof told === 'string' ? told : lineText(payload)}`;
    }
    return lineText(payload);
}

var integrity = __webpack_require__(93822);
; 



const HEADER = ['RUN', 'START', 'OUTCOME', 'STEPS', 'TESTS', 'TOKENS', 'GOAL'];
const MAX_GOAL = 100;
async function showRuns(path, terminal) {
    const runs = await listRuns(path, (problem) => terminal.problem(problem));
    terminal.line(`Trace file: ${path}`);
    if (runs.length === 0)
        terminal.line('No runs in this file');
    else
        for (const line of tableOf(runs, terminal))
            terminal.line(line);
    return 0;
}
function tableOf(runs, terminal) {
    const rows = [HEADER, ...runs.map((run) => cellsOf(run).map((cell) => terminal.safe(cell)))];
    const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    const [header = '', ...lines] = rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
    return ['', terminal.paint('bold', header), ...lines];
}
function cellsOf({ runId, start, goal, outcome, hasEnded, steps, tests, usage }) {
    return [
        oneLine(runId),
        formatTime(start),
        oneLine(outcome ?? (hasEnded ? '-' : 'no run_end')),
        String(steps),
        String(tests),
        usage === null ? '-' : String(usage.input_tokens + usage.output_tokens),
        cut(oneLine(goal), MAX_GOAL),
    ];
}
const MAX_SHOWN = 100;
async function showVerification({ path, sha256 }, terminal) {
    const verification = await (0,integrity .tY)(path);
    terminal.line(`Trace file: ${path}`);
    terminal.line(`sha256: ${verification.sha256}`);
    for (const run of verification.runs)
        terminal.line(verdictLine(run, terminal));
    const findings = (0,integrity .WX)(verification);
    for (const { line, reason } of findings.slice(0, MAX_SHOWN))
        terminal.line(`line ${line}: ${terminal.safe(reason)}`);
    if (findings.length > MAX_SHOWN)
        terminal.line(`and ${findings.length - MAX_SHOWN} more`);
    if (sha256 !== null && sha256 !== verification.sha256) {
        terminal.line(`sha256 differs: expected ${sha256}`);
        return 3;
    }
    if (findings.length > 0)
        return 3;
    if (verification.runs.length === 0) {
        terminal.line('No runs in this file: there is nothing that could be proven');
        return 3;
    }
    terminal.line('Every line is as it was written');
    return 0;
}
function verdictLine({ runId, events, findings }, terminal) {
    const run = `run ${terminal.safe(oneLine(runId))}: `;
    if (findings.length === 0)
        return `${run}${events} events, ${terminal.paint('green', 'intact')}`;
    return `${run}${terminal.paint('red', `${events} events, NOT intact`)}`;
}

; 







async function inspect(args, io, environment = process.env) {
    const terminal = new Terminal(io, !environment['NO_COLOR']);
    const parsed = parseOptions(args);
    if (parsed.kind === 'help') {
        io.stdout(USAGE);
        return 0;
    }
    if (parsed.kind === 'wrong') {
        terminal.warn(parsed.message);
        return 2;
    }
    const { options } = parsed;
    const wrong = await traceProblem(options);
    if (wrong !== null) {
        terminal.warn(wrong);
        return 2;
    }
    const code = await show(options, terminal);
    return code === 0 && terminal.hasDoubted ? 3 : code;
}
async function traceProblem({ trace: path, verify }) {
    const stats = await (0,promises_.stat)(path).catch(() => null);
    if (stats === null || !stats.isFile())
        return `Trace file not found: ${path}`;
    if (verify)
        return null;
    let lines = 0;
    for await (const item of (0,reader .L)(path)) {
        if (item.type === 'event')
            return null;
        lines++;
    }
    return lines === 0 ? null : `Error: ${path} is not a trace: none of its lines is an event`;
}
async function show(options, terminal) {
    const { trace: path, verify, sha256, run, kind, index, max } = options;
    if (verify)
        return showVerification({ path, sha256 }, terminal);
    if (run === null && !selectsEvents(options))
        return showRuns(path, terminal);
    const runId = run ?? (await onlyRun(path, terminal));
    if (runId === null)
        return 2;
    const query = { path, runId, kind, index, max, wantsPrompts: true };
    if (options.dumpPrompt !== null)
        return dumpPrompt(query, options.dumpPrompt, terminal);
    if (options.prettyOnlyPrompt)
        return showPrompts(query, options, terminal);
    if (options.promptWithHistory)
        return showPromptWithHistory(query, options, terminal);
    return showEvents(query, options, terminal);
}
async function onlyRun(path, terminal) {
    const runs = await listRuns(path, () => { });
    const [only, ...others] = runs;
    if (only !== undefined && others.length === 0)
        return only.runId;
    const count = runs.length === 0 ? 'no runs' : `${runs.length} runs; choose one with --run:`;
    terminal.warn(`Error: the trace holds ${count}`);
    for (const { runId } of runs)
        terminal.warn(`  ${runId}`);
    return null;
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

  93822:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  WX: () => (  findingsOf),
  Vq: () => (  sha256OfFile),
  tY: () => (  verifyTrace)
});

var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var trace_chain = __webpack_require__(54021);
var file_lines = __webpack_require__(86238);
; 

class RunChain {
    #findings = [];
    #gaps = [];
    #before = [trace_chain .Bq];
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
    findings() {
        const found = [...this.#findings, ...this.#gaps.map(gapFinding)];
        if (this.#events > 0 && !this.#hasEnded)
            found.push({ kind: 'unended', line: this.#lastLine, reason: NO_END });
        return found.toSorted((a, b) => a.line - b.line);
    }
    #goOn({ line, seq, content, hash }) {
        const isNext = seq === this.#next;
        const computed = this.#before.map((before) => (0,trace_chain .qv)(before, content));
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

var trace_line = __webpack_require__(58364);
; 






async function verifyTrace(path) {
    const chains = new Map();
    const strays = [];
    for await (const line of (0,file_lines .S)(path)) {
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
function findingsOf({ runs, strays }) {
    return [...strays, ...runs.flatMap(({ findings }) => findings)].toSorted((a, b) => a.line - b.line);
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
    const parsed = (0,trace_line .A)(line.text);
    if (parsed.kind === 'bad')
        return line.isWhole ? parsed.reason : 'cut short';
    const { run_id: runId, seq, kind } = parsed.line;
    const chain = chains.get(runId) ?? new RunChain();
    chains.set(runId, chain);
    const sealed = (0,trace_chain .N0)(line.text);
    if (sealed === null)
        chain.find({ kind: 'changed', line: line.number, reason: MISPLACED });
    else
        chain.follow({ line: line.number, seq, kind, ...sealed });
    return null;
}
const MISPLACED = 'changed: its hash is not its last member';


  }),

  1754:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    jP: () => (  PromptRebuilder),
    ks: () => (  isRequest),
    u0: () => (  isExact)
  });
  var _agent_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19976);
  var _chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54021);


const isExact = (prompt) => (0,_chain_js__WEBPACK_IMPORTED_MODULE_0__  .Bj)((0,_agent_ports_js__WEBPACK_IMPORTED_MODULE_1__  .E)(prompt)) === prompt.sha256;
function isRequest(event) {
    return event.kind === 'llm_request' || event.kind === 'reflection_request';
}
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
    newest() {
        if (this.#newest === null)
            return null;
        const { kind, payload } = this.#newest;
        const { t, sha256 } = payload;
        return { kind, t, head: this.#head, items: this.#items.slice(), tail: this.#tail, sha256 };
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
