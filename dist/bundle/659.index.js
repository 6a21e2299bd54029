export const id = 659;
export const ids = [659];
export const modules = {

/***/ 86659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  inspect: () => (/* binding */ inspect)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/js/trace/inspect/options.js

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
/** The kinds that hold a prompt. */
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
/** True when the options ask for events, so that they need a run. */
function selectsEvents(options) {
    const { kind, index, max, full, prettyOnlyPrompt, dumpPrompt, promptWithHistory } = options;
    const asks = [kind !== null, index !== null, max > 0, full, prettyOnlyPrompt, dumpPrompt !== null];
    return promptWithHistory || asks.includes(true);
}

// EXTERNAL MODULE: ./build/js/agent/json.js
var json = __webpack_require__(57460);
;// CONCATENATED MODULE: ./build/js/trace/prompt-messages.js

/** The messages of a whole request body of either API: `instructions` and `input`, or `messages`. */
function messagesOfBody(body) {
    if (!(0,json/* isJsonObject */.O)(body))
        return [];
    const { instructions } = body;
    const system = typeof instructions === 'string' ? [{ role: 'system', content: instructions }] : [];
    const items = listOf(body['input']) ?? listOf(body['messages']) ?? [];
    return [...system, ...items.map(messageOfItem)];
}
/** One item of a conversation: an input item of the Responses API, or a message of Chat Completions and the Python original. */
function messageOfItem(item) {
    if (!(0,json/* isJsonObject */.O)(item))
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
    const text = (0,json/* isJsonObject */.O)(part) ? (part['text'] ?? part['refusal']) : part;
    return typeof text === 'string' ? text : JSON.stringify(part);
}
function toolCallText(call) {
    const named = (0,json/* isJsonObject */.O)(call) ? call['function'] : undefined;
    return named !== undefined && (0,json/* isJsonObject */.O)(named)
        ? callText(named['name'], named['arguments'])
        : JSON.stringify(call);
}
function callText(name, args) {
    return `[call] ${contentText(name)} ${contentText(args)}`;
}
/** What a model thought is mostly sent back encrypted; then only its size can be told. */
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

;// CONCATENATED MODULE: ./build/js/trace/inspect/event-text.js



// The shapes and the lengths of the Python original (llm_repo_agent/inspect_trace.py).
const MAX_PAYLOAD = 1200;
const MAX_CONTENT = 800;
const MAX_SUMMARY = 300;
/** Seconds since 1970 as local time; '-' when there is none. */
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
/** The first `max` characters; '...' says that there are more. */
function cut(text, max) {
    if (text.length <= max)
        return text;
    const characters = Array.from(text.slice(0, 2 * max));
    return characters.length <= max && text.length <= 2 * max
        ? text
        : `${characters.slice(0, max).join('')}...`;
}
/** The payload in one line. */
const lineText = (payload) => unlessTooDeep(() => oneLineJson(payload));
/** The payload indented. */
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
/** JSON in one line with a blank after each ':' and ','. */
function oneLineJson(value) {
    if (Array.isArray(value))
        return `[${value.map(oneLineJson).join(', ')}]`;
    if (!(0,json/* isJsonObject */.O)(value))
        return JSON.stringify(value);
    const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLineJson(each)}`);
    return `{${members.join(', ')}}`;
}
/** A prompt as `role: content` paragraphs. */
function promptText(messages, shorten) {
    return messages.map(({ role, content }) => `${role}: ${shorten(content)}`).join('\n\n');
}
/** What a request event itself holds: the whole prompt in the Python original's traces, what was appended in ours. */
function ownMessages({ payload }) {
    const items = payload['messages'] ?? payload['appended'];
    return Array.isArray(items) ? items.map(messageOfItem) : [];
}
/** An event in one short line, for the history around a prompt. */
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
/** Where Python's splitlines ends a line. */
const LINE_ENDS = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
const linesOf = (text) => {
    const lines = text.split(LINE_ENDS);
    return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};
const oneLine = (text) => linesOf(text).join(' ');

;// CONCATENATED MODULE: ./build/js/trace/inspect/missing.js
/** Says what a scan did not find; gives the exit code: an index that is out of range is wrong usage, finding nothing is an answer. */
function tellWhatIsMissing({ kind, index }, tally, terminal) {
    if (tally.selected > 0)
        return 0;
    if (tally.inRun === 0)
        terminal.line('No events found for run_id');
    else if (tally.ofKind === 0)
        terminal.line(`No events of kind '${terminal.safe(kind ?? '')}' for run_id`);
    else {
        terminal.warn(`Index out of range: ${index}`);
        return 2;
    }
    return 0;
}

// EXTERNAL MODULE: ./build/js/trace/prompt-rebuild.js
var prompt_rebuild = __webpack_require__(1754);
// EXTERNAL MODULE: ./build/js/trace/reader.js + 2 modules
var reader = __webpack_require__(39802);
;// CONCATENATED MODULE: ./build/js/trace/inspect/scan-run.js


/** Streams the events that a query selects, and stops reading when there can be no more. */
async function scanRun(query, onProblem, select) {
    const { path, runId, kind, index, max, wantsPrompts } = query;
    const rebuilder = new prompt_rebuild/* PromptRebuilder */.jP();
    const tally = { inRun: 0, ofKind: 0, selected: 0 };
    for await (const item of (0,reader/* readTrace */.c)(path)) {
        if (item.type === 'problem') {
            onProblem(item.problem);
            continue;
        }
        const { event } = item;
        if (event.runId !== runId)
            continue;
        tally.inRun++;
        const request = event.said !== null && (0,prompt_rebuild/* isRequest */.ks)(event.said) ? event.said : null;
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

;// CONCATENATED MODULE: ./build/js/trace/inspect/whole-prompt.js



/** All messages of a request, its sha256 checked where the trace holds one. */
function wholePrompt(event, prompt) {
    if (event.writer === 'python')
        return { messages: ownMessages(event), doubt: null };
    if (prompt === null)
        return { messages: ownMessages(event), doubt: `line ${event.line}: not a readable request` };
    const doubt = `line ${event.line}: the rebuilt prompt does not have the sha256 that was recorded when it was sent`;
    return { messages: messagesOf(prompt), doubt: (0,prompt_rebuild/* isExact */.u0)(prompt) ? null : doubt };
}
function messagesOf(prompt) {
    try {
        const body = JSON.parse((0,prompt_rebuild/* bodyOf */.EN)(prompt));
        return messagesOfBody(body);
    }
    catch {
        // A part was changed or lost; its items are still worth seeing.
        return prompt.items.map((item) => messageOfItem(JSON.parse(item)));
    }
}

;// CONCATENATED MODULE: ./build/js/trace/inspect/show-events.js





/** Lists the selected events; with `full`, payloads indented and prompts as their messages. */
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

;// CONCATENATED MODULE: ./build/js/trace/inspect/show-prompts.js






/** Prints nothing but the prompts of the selected events. */
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
/** Writes one prompt to a file, as it is. */
async function dumpPrompt(query, { full, path }, terminal) {
    const { tally, selected } = await selectOne(query, { full, terminal });
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
/** Shows one prompt, and what happened around it. */
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
/** For a second pass: what is wrong with the lines was told in the first. */
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

;// CONCATENATED MODULE: ./build/js/trace/run-list.js

/** The runs of a trace file, in the order they start; streamed, a few numbers of each are kept. */
async function listRuns(path, onProblem) {
    const runs = new Map();
    for await (const item of (0,reader/* readTrace */.c)(path)) {
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
/** Every reply is charged for, malformed ones too. */
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

;// CONCATENATED MODULE: ./build/js/trace/inspect/show-runs.js


const HEADER = ['RUN', 'START', 'OUTCOME', 'STEPS', 'TESTS', 'TOKENS', 'GOAL'];
const MAX_GOAL = 100;
/** Lists the runs of a trace: id, start, goal, outcome, steps, tests, tokens. */
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

// EXTERNAL MODULE: ./build/js/trace/integrity.js + 1 modules
var integrity = __webpack_require__(93822);
;// CONCATENATED MODULE: ./build/js/trace/inspect/show-verification.js


/** A file with more findings than this is simply not the one that was written. */
const MAX_SHOWN = 100;
/**
 * Checks the hash chains, and the file's sha256 when one is given. Exit code 3 when anything is not as it was
 * written, or cannot be proven to be: a run of the Python original is proven by the file's sha256 alone.
 */
async function showVerification({ path, sha256 }, terminal) {
    const verification = await (0,integrity/* verifyTrace */.tY)(path);
    terminal.line(`Trace file: ${path}`);
    terminal.line(`sha256: ${verification.sha256}`);
    for (const run of verification.runs)
        terminal.line(verdictLine(run, terminal));
    const findings = (0,integrity/* findingsOf */.WX)(verification);
    for (const { line, reason } of findings.slice(0, MAX_SHOWN))
        terminal.line(`line ${line}: ${terminal.safe(reason)}`);
    if (findings.length > MAX_SHOWN)
        terminal.line(`and ${findings.length - MAX_SHOWN} more`);
    if (sha256 !== null && sha256 !== verification.sha256) {
        terminal.line(`sha256 differs: expected ${sha256}`);
        return 3;
    }
    const isProven = findings.every((finding) => sha256 !== null && isUnchained(finding));
    if (isProven)
        terminal.line(verification.runs.length === 0 ? 'No runs in this file' : 'Every line is as it was written');
    return isProven ? 0 : 3;
}
const isUnchained = ({ kind }) => kind === 'unchained';
function verdictLine({ runId, events, findings }, terminal) {
    const run = `run ${terminal.safe(oneLine(runId))}: `;
    if (findings.length === 0)
        return `${run}${events} events, ${terminal.paint('green', 'intact')}`;
    const verdict = findings.every(isUnchained) ? 'no hash chain' : `${events} events, NOT intact`;
    return `${run}${terminal.paint('red', verdict)}`;
}

// EXTERNAL MODULE: ./build/js/trace/page/visible-text.js
var visible_text = __webpack_require__(39866);
;// CONCATENATED MODULE: ./build/js/trace/inspect/terminal.js



/** Writes lines, and keeps what a run says from acting on the terminal that shows it. */
class Terminal {
    #io;
    #isColoured;
    #hasCut = false;
    #hasDoubted = false;
    constructor(io, hasColours) {
        this.#io = io;
        this.#isColoured = io.isTTY && hasColours;
    }
    /** True when something shown is not proven to be what was recorded. */
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
    /** Tells of a line that something is wrong with. */
    problem({ line, reason }) {
        this.warn(`line ${line}: ${reason}`);
    }
    /** Cuts what is too long to list, and says so once. */
    shorten(text, max) {
        const short = cut(text, max);
        if (short !== text && !this.#hasCut)
            this.warn('Long texts end in "..."; --full shows them whole');
        this.#hasCut ||= short !== text;
        return short;
    }
    /** Text of a run: as it is in a pipe, with marks such as U+202E for unseen characters on a terminal. */
    safe(text) {
        return this.#io.isTTY ? (0,visible_text/* visibleText */.Q6)(text) : text;
    }
    paint(style, text) {
        return this.#isColoured ? (0,external_node_util_.styleText)(style, text, { validateStream: false }) : text;
    }
}

;// CONCATENATED MODULE: ./build/js/trace/inspect.js








/**
 * `agent-fix inspect`: the Python original's inspector, on its traces and ours (docs/trace.md). Gives the exit
 * code: 0, 2 for wrong usage or a missing file, 3 when something is not proven to be what was recorded.
 */
async function inspect(args, io, environment = process.env) {
    // https://no-color.org: any value but an empty one.
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
    if (!(await isFile(options.trace))) {
        terminal.warn(`Trace file not found: ${options.trace}`);
        return 2;
    }
    const code = await show(options, terminal);
    return code === 0 && terminal.hasDoubted ? 3 : code;
}
async function isFile(path) {
    return (await (0,promises_.stat)(path).catch(() => null))?.isFile() ?? false;
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
    const { full, dumpPrompt: target } = options;
    if (target !== null)
        return dumpPrompt(query, { full, path: target }, terminal);
    if (options.prettyOnlyPrompt)
        return showPrompts(query, options, terminal);
    if (options.promptWithHistory)
        return showPromptWithHistory(query, options, terminal);
    return showEvents(query, options, terminal);
}
/** The run that is meant when the file holds no other. */
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


/***/ }),

/***/ 1754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   jP: () => (/* binding */ PromptRebuilder),
/* harmony export */   ks: () => (/* binding */ isRequest),
/* harmony export */   u0: () => (/* binding */ isExact)
/* harmony export */ });
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54021);

/** The exact body of a request. */
const bodyOf = ({ head, items, tail }) => `${head}${items.join(',')}${tail}`;
/** True when the rebuilt body is, byte for byte, the one that was sent. */
const isExact = (prompt) => (0,_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Of */ .Bj)(bodyOf(prompt)) === prompt.sha256;
function isRequest(event) {
    return event.kind === 'llm_request' || event.kind === 'reflection_request';
}
/** Puts prompts together again: takes a run's requests in order, reflections included. */
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
    /** The whole of the request added last; null before the first. */
    newest() {
        if (this.#newest === null)
            return null;
        const { kind, payload } = this.#newest;
        const { t, sha256 } = payload;
        return { kind, t, head: this.#head, items: this.#items.slice(), tail: this.#tail, sha256 };
    }
}


/***/ })

};
