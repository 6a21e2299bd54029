export const id = 43;
export const ids = [43];
export const modules = {

  69043:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  inspectCommand: () => (  inspectCommand),
  selectsEvents: () => (  selectsEvents),
  showRuns: () => (  showRuns),
  showVerification: () => (  showVerification)
});

var promises_ = __webpack_require__(51455);
var schemas = __webpack_require__(81469);
var words = __webpack_require__(94977);
var integrity = __webpack_require__(97975);
var reader = __webpack_require__(41125);
var flags = __webpack_require__(37298);
var errors = __webpack_require__(39429);
var ports = __webpack_require__(53392);
var story_messages = __webpack_require__(28218);
var progress = __webpack_require__(72853);
var read_json = __webpack_require__(3297);
var prompts = __webpack_require__(50843);
var json = __webpack_require__(68652);
var safe_text = __webpack_require__(27083);
var commands_io = __webpack_require__(19601);
; 



class Terminal {
    paint;
    #io;
    #hasCut = false;
    #hasDoubted = false;
    constructor(io) {
        this.#io = io;
        this.paint = (0,commands_io .C2)(io.isTTY);
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
    if (!(0,json .OW)(value))
        return JSON.stringify(value);
    const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLineJson(each)}`);
    return `{${members.join(', ')}}`;
}
const LINE_ENDS = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
const printableLines = (text) => {
    const lines = text.split(LINE_ENDS);
    return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};
const oneLine = (text) => printableLines(text).join(' ');

; 









const PROMPT_KINDS = new Set(['llm_request', 'reflection_request']);
async function scanRun(query, onProblem, select) {
    const { path, runId, kind, index, max, wantsPrompts } = query;
    const rebuilder = new prompts .jP();
    const tally = { inRun: 0, ofKind: 0, selected: 0 };
    for await (const item of (0,reader .ce)(path)) {
        if (item.type === 'problem') {
            onProblem(item.problem);
            continue;
        }
        const { event } = item;
        if (event.runId !== runId)
            continue;
        tally.inRun++;
        const request = event.said !== null && (0,prompts .Cv)(event.said) ? event.said : null;
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
    return messages.map((message) => `- role: ${message.role}\n  content:\n${contentOf(message)}\n`).join('\n');
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
        terminal.warn(`Cannot write ${path}: ${(0,errors .kc)(error)}`);
        return 2;
    }
    terminal.line(`Wrote prompt to ${path}`);
    return 0;
}
async function showPromptWithHistory(query, { full, 'preserve-newlines': preserveNewlines, 'history-window': window }, terminal) {
    const historyWindow = Math.max(0, window);
    const { tally, selected } = await selectOne(query, { full, terminal });
    if (selected === undefined)
        return tellWhatIsMissing(query, tally, terminal);
    if (preserveNewlines) {
        terminal.line('PROMPT:');
        for (const line of printableLines(selected.text))
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
    const messages = (0,errors .NW)(prompt.items.map((item) => (0,story_messages .bD)(JSON.parse(item))), () => (0,story_messages .cr)(JSON.parse((0,ports .EN)(prompt))));
    return { messages, doubt: (0,prompts .u0)(prompt) ? null : doubt };
}
const contentOf = ({ text, calls }) => [text, ...calls.map(({ name, args }) => `[call] ${name} ${args}`)].filter((each) => each !== '').join('\n');
function promptText(messages, shorten) {
    return messages.map((message) => `${message.role}: ${shorten(contentOf(message))}`).join('\n\n');
}
const ownMessages = ({ payload }) => (0,read_json .gT)(payload, 'appended').map(story_messages .bD);
const MAX_SUMMARY = 300;
function summaryText(event) {
    return cut(oneLine(bareSummary(event)), MAX_SUMMARY).replaceAll('\t', ' ');
}
function bareSummary(event) {
    if (PROMPT_KINDS.has(event.kind))
        return promptText(ownMessages(event), (content) => cut(content, MAX_SUMMARY));
    return (0,progress .oz)(event)?.replace(/^\[[^\]]*\] /, '') ?? lineText(event.payload);
}

; 









async function traceProblem({ trace: path, verify }) {
    const stats = await (0,promises_.stat)(path).catch(() => null);
    if (stats === null || !stats.isFile())
        return `Trace file not found: ${path}`;
    if (verify)
        return null;
    let lines = 0;
    for await (const item of (0,reader .ce)(path)) {
        if (item.type === 'event')
            return null;
        lines++;
    }
    return lines === 0 ? null : `Error: ${path} is not a trace: none of its lines is an event`;
}
async function show(options, terminal) {
    const { trace: path, verify, sha256 = null, run, kind = null, index = null, max = 0 } = options;
    if (verify)
        return showVerification({ path, sha256 }, terminal);
    if (run === undefined && !selectsEvents(options))
        return showRuns(path, terminal);
    const runId = run ?? (await onlyRun(path, terminal));
    if (runId === null)
        return 2;
    const query = { path, runId, kind, index, max, wantsPrompts: true };
    const target = options['dump-prompt'];
    if (target !== undefined)
        return dumpPrompt(query, target, terminal);
    if (options['pretty-only-prompt'])
        return showPrompts(query, options, terminal);
    if (options['prompt-with-history'])
        return showPromptWithHistory(query, options, terminal);
    return showEvents(query, options, terminal);
}
async function onlyRun(path, terminal) {
    const runs = await (0,reader .v)(path, () => { });
    const [only, ...others] = runs;
    if (only !== undefined && others.length === 0)
        return only.runId;
    const count = runs.length === 0 ? 'no runs' : `${runs.length} runs; choose one with --run:`;
    terminal.warn(`Error: the trace holds ${count}`);
    for (const { runId } of runs)
        terminal.warn(`  ${runId}`);
    return null;
}
const integer = schemas .YjP()
    .regex(/^-?\d{1,9}$/, 'must be a whole number')
    .transform(Number);
const InspectFlags = schemas .Ikc({
    trace: commands_io .pH,
    run: (0,flags .Jt)(flags .Bq.optional(), { value: 'ID', help: 'the run to show' }),
    kind: (0,flags .Jt)(flags .Bq.optional(), {
        value: 'KIND',
        help: 'only events of this kind, such as llm_request',
    }),
    index: (0,flags .Jt)(integer.optional(), { value: 'N', help: 'only the Nth of them, from 0' }),
    max: (0,flags .Jt)(integer.optional(), { value: 'N', help: 'at most N of them; 0: all' }),
    full: (0,flags .Jt)(schemas .zMY().default(false), { help: 'whole payloads and prompts' }),
    'pretty-only-prompt': (0,flags .Jt)(schemas .zMY().default(false), {
        help: 'only the prompts of llm_request events',
    }),
    'dump-prompt': (0,flags .Jt)(flags .Bq.optional(), {
        value: 'FILE',
        help: 'write one prompt to a file (with --kind llm_request --index N)',
    }),
    'prompt-with-history': (0,flags .Jt)(schemas .zMY().default(false), {
        help: 'one prompt and the events around it (with --kind llm_request --index N)',
    }),
    'preserve-newlines': (0,flags .Jt)(schemas .zMY().default(false), {
        help: 'with --prompt-with-history: the prompt in lines',
    }),
    'history-window': (0,flags .Jt)(integer.default(5), { value: 'N', help: 'events before and after' }),
    verify: (0,flags .Jt)(schemas .zMY().default(false), {
        help: 'check the hash chains; exit code 3 when a line is not what was written',
    }),
    sha256: (0,flags .Jt)(schemas .YjP()
        .regex(/^[0-9a-f]{64}$/i, 'must be 64 hex digits')
        .toLowerCase()
        .optional(), { value: 'HEX', help: 'with --verify: the file must have this sha256' }),
});
const inspectCommand = (0,flags .NB)({
    name: 'agent-fix inspect',
    about: 'reads a trace.',
    flags: InspectFlags,
    notes: `Without --run: the runs in the file (with one run only, an option that selects events means that run).
Exit codes: 0 shown; 2 wrong usage, or no such file; 3 something is not proven to be what was recorded.`,
    check: checkTogether,
}, async (flags, io) => {
    const options = { ...flags, trace: flags.trace ?? (0,commands_io .Bx)(undefined) };
    const terminal = new Terminal(io);
    const wrong = await traceProblem(options);
    if (wrong !== null) {
        terminal.warn(wrong);
        return 2;
    }
    const code = await show(options, terminal);
    return code === 0 && terminal.hasDoubted ? 3 : code;
});
function checkTogether(options) {
    const { kind, index, verify, sha256 } = options;
    const one = ['dump-prompt', 'prompt-with-history'].find((name) => options[name]);
    if (one !== undefined && (kind === undefined || !PROMPT_KINDS.has(kind)))
        throw new Error(`--${one} requires --kind llm_request and --index`);
    if (one !== undefined && index === undefined)
        throw new Error(`--${one} requires --index to select a single event`);
    if (sha256 !== undefined && !verify)
        throw new Error('--sha256 goes with --verify');
}
function selectsEvents(options) {
    const { kind, index, max = 0, full } = options;
    const asksForPrompts = options['pretty-only-prompt'] || options['dump-prompt'] !== undefined || options['prompt-with-history'];
    return kind !== undefined || index !== undefined || max > 0 || full || asksForPrompts;
}
const HEADER = ['RUN', 'START', 'OUTCOME', 'STEPS', 'TESTS', 'TOKENS', 'GOAL'];
const MAX_GOAL = 100;
async function showRuns(path, terminal) {
    const runs = await (0,reader .v)(path, (problem) => terminal.problem(problem));
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
        (0,words .wX)(outcome, hasEnded).title,
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


  }),

  64155:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Tb: () => (  changesText),
    d_: () => (  redSinceText),
    m_: () => (  shortId)
  });
  var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);

const shortId = (commit) => commit.slice(0, 7);
function redSinceText({ redSince, commits }) {
    const found = commits.findIndex(({ id }) => id === redSince);
    const at = found === -1 ? commits.length - 1 : found;
    const commit = commits[at];
    if (commit === undefined)
        return '';
    const count = `${at + 1} ${at === 0 ? 'commit' : 'commits'}`;
    return `Red since ${shortId(commit.id)} (${count} after the last green run)`;
}
const MAX_TOLD_BYTES = 3 * 1024;
const MAX_COMMITS_SHOWN = 12;
const MAX_BYTES_OF_COMMITS = 1_000;
const MAX_UNKNOWN_SHOWN = 3;
const MAX_PATHS_SHOWN = 12;
const SHOWN_CHARS = 200;
const namedLine = (text) => {
    const [, path, line] = /^(.+):(\d+) /.exec(text) ?? [];
    return path === undefined ? [] : [{ path, line: Number(line) }];
};
function changesText(changes, places) {
    const { commits, unknown } = changes;
    const shown = [];
    for (const { id, subject } of commits.slice(-MAX_COMMITS_SHOWN).toReversed()) {
        const line = `${shortId(id)} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)(subject, 100)}`;
        if ((0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)([line, ...shown].join('\n')) > MAX_BYTES_OF_COMMITS)
            break;
        shown.unshift(line);
    }
    const earlier = commits.length - shown.length;
    const lines = [
        ...(earlier > 0 ? [`… ${earlier} earlier commits`] : []),
        ...shown,
        ...unknown.slice(0, MAX_UNKNOWN_SHOWN).map((what) => `(not known: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)(what, 80)})`),
    ];
    const ranked = rankHunks(changes.files, places.flatMap(namedLine));
    const left = [];
    for (const { path, text } of ranked) {
        const next = [...lines, text].join('\n');
        if ((0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(next) <= MAX_TOLD_BYTES - ROOM_FOR_PATHS)
            lines.push(text);
        else
            left.push(path);
    }
    return [...lines, ...pathsLeft(changes.files, left)].join('\n');
}
const ROOM_FOR_PATHS = 500;
function pathsLeft(files, left) {
    const unknown = files.filter(({ hunks }) => hunks === 'unknown').map(({ path }) => path);
    const paths = [...new Set([...left, ...unknown])];
    if (paths.length === 0)
        return [];
    const named = [];
    for (const path of paths.slice(0, MAX_PATHS_SHOWN)) {
        if ((0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)([...named, path].join(', ')) > ROOM_FOR_PATHS - 80)
            break;
        named.push(path);
    }
    const more = paths.length - named.length;
    return [`Changed as well: ${named.join(', ')}${more > 0 ? `, and ${more} more files` : ''}`];
}
function rankHunks(files, places) {
    const rankOf = (path, { newStart, newLines }) => {
        const at = places.findIndex((place) => place.path === path);
        const lines = places.filter((place) => place.path === path).map(({ line }) => line);
        const distances = lines.map((line) => Math.max(0, newStart - line, line - (newStart + newLines - 1)));
        return [at === -1 ? places.length : at, Math.min(Number.MAX_SAFE_INTEGER, ...distances)];
    };
    return files
        .flatMap((file) => file.hunks === 'unknown'
        ? []
        : file.hunks.map((hunk) => ({
            path: file.path,
            text: hunkText(file, hunk),
            rank: rankOf(file.path, hunk),
        })))
        .toSorted((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1]);
}
function hunkText({ path, previousPath, status }, { oldStart, newStart, lines }) {
    const how = status === 'modified' ? '' : ` (${status}${previousPath === undefined ? '' : ` from ${previousPath}`})`;
    return [
        `--- ${path}${how}, line ${newStart} (was ${oldStart})`,
        ...lines.map((line) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)(line, SHOWN_CHARS)),
    ].join('\n');
}


  }),

  53392:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EN: () => (  bodyOf),
    I4: () => (  PATCH_LIMITS),
    WD: () => (  MAX_PLACES),
    Z$: () => (  isGitFolder)
  });
const bodyOf = ({ head, items, tail }) => `${head}${items.join(',')}${tail}`;
const PATCH_LIMITS = { files: 20, bytes: 256 * 1024 };
const MAX_PLACES = 12;
function isGitFolder(part) {
    const name = (part.split(':')[0] ?? '').replace(/[. ]+$/, '').toLowerCase();
    return name === '.git' || /^git~\d+$/.test(name);
}


  }),

  81202:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Et: () => (  momentOf),
    Hi: () => (  testRunOf),
    Ox: () => (  addTokens),
    YV: () => (  toneOf),
    jz: () => (  NO_TOKENS)
  });
  var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);
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
        edits: editsOf((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(payload, 'args')),
        addsTest: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(payload, 'obs', 'meta', 'addsTest') === true,
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
        edits: editsOf(payload),
    }),
    culprit: (payload) => ({
        kind: 'culprit',
        commit: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'commit'),
        test: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'test'),
    }),
    final: (payload) => ({
        kind: 'closing',
        title: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'final', 'title'),
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
const editsOf = (payload) => (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .gT)(payload, 'edits').map((edit) => ({ old: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(edit, 'old'), new: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(edit, 'new') }));
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
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__  .Qd)(report))
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
    if (phase === 'counterfactual')
        return verdict === 'red' ? 'plain' : 'warn';
    return isGreen ? 'good' : 'bad';
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

  72853:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    d8: () => (  awaitingLine),
    mv: () => (  doingAfter),
    oz: () => (  progressLine),
    w6: () => (  doingLine),
    yI: () => (  toneOfEvent),
    yS: () => (  AT_WORK)
  });
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39429);
  var _core_model_changes_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64155);
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39817);
  var _moment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81202);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3297);
  var _safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27083);
  var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94977);







function progressLine(event) {
    const moment = (0,_moment_js__WEBPACK_IMPORTED_MODULE_2__  .Et)(event);
    const text = moment === null ? null : lineOf(moment, event);
    return text === null ? null : (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .om)(text);
}
function lineOf(moment, { payload }) {
    switch (moment.kind) {
        case 'start':
            return `[start] ${short(moment.goal)} · ${moment.model}${whichAttempt(moment.attempt)}`;
        case 'tests':
            return `[tests] ${testsLine(moment.run)}`;
        case 'attempt':
            return moment.waitMs === null
                ? null
                : `[model] ${moment.status ?? (moment.error || 'no answer')}; trying again in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .Xo)(moment.waitMs)}`;
        case 'action':
            return `[turn ${turnNumber(payload)}] ${short((0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .Rt)(moment.words))}`;
        case 'malformed':
            return `[turn ${turnNumber(payload)}] malformed reply: ${short(moment.error)}`;
        case 'result':
            return moment.isOk ? null : `[${moment.tool}] ${short(moment.output)}`;
        case 'lost':
            return `[model] ${moment.reason}: ${short(moment.message)}`;
        case 'reflection':
            return `[reflect] ${short(moment.notes.join(' '))}`;
        case 'note':
            if (moment.reason === 'places')
                return null;
            return `[driver] ${short(moment.note)}`;
        case 'candidate':
            if (moment.verdict !== 'passed' && (moment.number ?? 0) % 25 !== 0)
                return null;
            return `[candidate ${moment.number ?? '?'}] ${moment.template} at ${moment.path}:${moment.line ?? '?'}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .L2)(moment.verdict)}`;
        case 'culprit':
            return `[culprit] ${(0,_core_model_changes_text_js__WEBPACK_IMPORTED_MODULE_0__  .m_)(moment.commit)} broke ${short(moment.test || 'the tests')}`;
        case 'outcome':
            return `[end] ${[moment.outcome, (0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .e$)(moment.stopReason)].filter(Boolean).join(': ')}`;
        case 'denied':
        case 'closing':
            return null;
        default:
            return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_6__  .xb)(moment);
    }
}
function toneOfEvent(event) {
    const moment = (0,_moment_js__WEBPACK_IMPORTED_MODULE_2__  .Et)(event);
    switch (moment?.kind) {
        case 'tests':
            return (0,_moment_js__WEBPACK_IMPORTED_MODULE_2__  .YV)(moment.run);
        case 'outcome':
            return (0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .wX)(moment.outcome).tone;
        case 'candidate':
            return moment.verdict === 'passed' ? 'good' : 'plain';
        case 'attempt':
        case 'malformed':
            return 'warn';
        case 'lost':
            return 'bad';
        default:
            return 'plain';
    }
}
const WORK = { kind: 'work' };
const AT_WORK = { doing: WORK, maxCandidates: null, testsMs: null, timeoutMs: 0 };
function doingAfter(before, { kind, payload }) {
    switch (kind) {
        case 'run_start': {
            const isModel = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .$6)(payload, 'settings', 'solver') === 'model';
            return {
                doing: WORK,
                testsMs: null,
                maxCandidates: isModel ? null : (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .tk)(payload, 'settings', 'max_candidates'),
                timeoutMs: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .tk)(payload, 'settings', 'limits', 'timeout_ms') ?? 0,
            };
        }
        case 'tests': {
            const { phase, focus, durationMs } = (0,_moment_js__WEBPACK_IMPORTED_MODULE_2__  .Hi)(payload);
            const isBase = phase === 'baseline';
            const searches = isBase && before.maxCandidates !== null;
            return {
                ...before,
                doing: searches ? { kind: 'search', tried: 0, passed: 0 } : WORK,
                testsMs: isBase && focus === null ? durationMs : before.testsMs,
            };
        }
        case 'candidate': {
            const passed = before.doing.kind === 'search' ? before.doing.passed : 0;
            const isPassed = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .$6)(payload, 'verdict') === 'passed';
            return {
                ...before,
                doing: { kind: 'search', tried: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .tk)(payload, 'n') ?? 0, passed: passed + (isPassed ? 1 : 0) },
            };
        }
        case 'llm_request':
        case 'reflection_request':
            return { ...before, doing: { kind: 'model', bytes: 0 } };
        case 'llm_action':
        case 'llm_parse_error':
        case 'llm_error':
        case 'reflection':
            return { ...before, doing: WORK };
        default:
            return before;
    }
}
function doingLine({ doing, maxCandidates, testsMs, timeoutMs }, { ms, runMs }) {
    switch (doing.kind) {
        case 'work':
            return `[run] at work for ${wholeSeconds(ms)}`;
        case 'tests': {
            const running = `[tests] ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .V2)(doing.phase).when}: running for ${wholeSeconds(ms)}`;
            if (testsMs === null)
                return running;
            return ms < testsMs
                ? `${running}, about ${wholeSeconds(testsMs - ms)} still`
                : `${running}; they took ${wholeSeconds(testsMs)} before any change`;
        }
        case 'search': {
            const { tried, passed } = doing;
            const most = maxCandidates ?? tried;
            const stillMs = Math.min(timeoutMs - runMs, tried === 0 ? timeoutMs : (ms / tried) * (most - tried));
            return `[search] ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(tried)} of at most ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(most)} candidates tried, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(passed)} passed, in ${wholeSeconds(ms)}, at most ${wholeSeconds(Math.max(0, stillMs))} still`;
        }
        case 'model':
            return awaitingLine({ ms, bytes: doing.bytes });
        default:
            return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_6__  .xb)(doing);
    }
}
const wholeSeconds = (ms) => (ms < 59_500 ? `${Math.round(ms / 1000)} s` : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .Xo)(ms));
function awaitingLine({ ms, bytes }) {
    const took = `${Math.round(ms / 1000)} s`;
    return bytes === 0 ? `[model] no answer yet… ${took}` : `[model] answering… ${took}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .z3)(bytes)}`;
}
const whichAttempt = (attempt) => attempt === null ? '' : ` · ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .vk)(attempt.number, attempt.of)}`;
const turnNumber = (payload) => ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .tk)(payload, 't') ?? 0) + 1;
function testsLine({ phase, verdict, exitCode, durationMs, focus }) {
    const exit = verdict === 'red' && exitCode !== null ? ` (exit ${exitCode})` : '';
    const took = durationMs === null ? '' : ` in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .Xo)(durationMs)}`;
    const scope = focus === null ? '' : `, only the failing tests (${short(focus.replace(/^PATH="[^"]*" /, ''))})`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .V2)(phase).when}${scope}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .L2)(verdict)}${exit}${took}`;
}
const MAX_CHARS = 160;
const short = (text) => (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .om)(text, MAX_CHARS);


  }),

  97975:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Vq: () => (  sha256OfFile),
    WX: () => (  findingsOf),
    tY: () => (  verifyTrace)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var _reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41125);
  var _writer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49057);




async function verifyTrace(path) {
    const chains = new Map();
    const strays = [];
    for await (const line of (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__  .Se)(path)) {
        const reason = followLine(line, chains);
        if (reason !== null)
            strays.push({ kind: 'unreadable', line: line.number, reason });
        (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__  .tl)(path, { runs: chains.size, bad: strays.length });
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
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path))
        hash.update(chunk);
    return hash.digest('hex');
}
function followLine(line, chains) {
    if (line.kind === 'unreadable')
        return line.reason;
    if (line.text.trim() === '')
        return 'empty';
    const parsed = (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__  .A)(line.text);
    if (parsed.kind === 'bad')
        return line.isWhole ? parsed.reason : 'cut short';
    const { run_id: runId, seq, kind } = parsed.line;
    const chain = chains.get(runId) ?? new RunChain();
    chains.set(runId, chain);
    const sealed = (0,_writer_js__WEBPACK_IMPORTED_MODULE_3__  .N0)(line.text);
    if (sealed === null)
        chain.find({ kind: 'changed', line: line.number, reason: MISPLACED });
    else
        chain.follow({ line: line.number, seq, kind, ...sealed });
    return null;
}
const MISPLACED = 'changed: its hash is not its last member';
class RunChain {
    #findings = [];
    #gaps = [];
    #before = [_writer_js__WEBPACK_IMPORTED_MODULE_3__  .Bq];
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
        const computed = this.#before.map((before) => (0,_writer_js__WEBPACK_IMPORTED_MODULE_3__  .qv)(before, content));
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


  })

};
