export const id = 43;
export const ids = [43];
export const modules = {

  89559:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    x: () => (  assertNever)
  });
function assertNever(value) {
    throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}


  }),

  19976:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EN: () => (  bodyOf),
    I4: () => (  PATCH_LIMITS),
    Z$: () => (  isGitFolder)
  });
const bodyOf = ({ head, items, tail }) => `${head}${items.join(',')}${tail}`;
const PATCH_LIMITS = { files: 20, bytes: 256 * 1024 };
function isGitFolder(part) {
    const name = (part.split(':')[0] ?? '').replace(/[. ]+$/, '').toLowerCase();
    return name === '.git' || /^git~\d+$/.test(name);
}


  }),

  37298:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bq: () => (  filled),
    Jt: () => (  flag),
    bQ: () => (  parseFlags),
    rD: () => (  wholeNumber),
    vj: () => (  amount)
  });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29396);
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69171);
  var _dispatch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75015);



const TEXTS = zod__WEBPACK_IMPORTED_MODULE_1__  .u5();
function flag(schema, text) {
    const own = schema.clone();
    TEXTS.add(own, text);
    return own;
}
const filled = zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().refine((value) => value.trim() !== '', 'must not be empty');
const wholeNumber = (least) => zod__WEBPACK_IMPORTED_MODULE_2__  .YjP()
    .regex(least === 1 ? /^[1-9]\d{0,8}$/ : /^(?:0|[1-9]\d{0,8})$/, `must be a whole number from ${least}`)
    .transform(Number);
const amount = zod__WEBPACK_IMPORTED_MODULE_2__  .YjP()
    .regex(/^(?=.*[1-9])\d{1,9}(?:\.\d{1,9})?$/, 'must be a number greater than 0')
    .transform(Number);
function parseFlags(command, args) {
    const read = readTokens(command, args);
    if (read.isHelp)
        return { kind: 'help', usage: renderUsage(command) };
    const { min, max, name } = command.operands ?? { min: 0, max: 0, name: '' };
    const extra = read.operands[max];
    if (extra !== undefined)
        throw new Error(`${command.name} takes no argument ${JSON.stringify(extra)}`);
    if (read.operands.length < min)
        throw new Error(`${command.name} needs ${name}`);
    const parsed = command.flags.safeParse(read.values);
    if (parsed.success)
        return { kind: 'given', flags: parsed.data, operands: read.operands };
    throw new Error(parsed.error.issues.map((issue) => problemText(issue, read.values)).join('\n'));
}
function problemText({ path, message }, values) {
    const [name] = path;
    if (name === undefined)
        return message;
    const given = values[String(name)];
    return given === undefined
        ? `--${String(name)} is required`
        : `--${String(name)} ${shown(given)}: ${message}`;
}
const shown = (given) => JSON.stringify(Array.isArray(given) ? given.join(' ') : given);
function readTokens({ name: command, flags }, args) {
    const table = flagTable(flags);
    const names = new Map(table.flatMap((each) => [each.name, ...each.aliases].map((name) => [name, each])));
    const options = Object.fromEntries([...names].map(([name, { isSwitch }]) => [name, { type: isSwitch ? 'boolean' : 'string' }]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [...args],
        options: { ...options, help: { type: 'boolean', short: 'h' } },
        allowNegative: true,
        allowPositionals: true,
        strict: false,
        tokens: true,
    });
    const values = {};
    const operands = [];
    for (const token of tokens) {
        if (token.kind === 'option-terminator')
            continue;
        if (token.kind === 'positional') {
            operands.push(token.value);
            continue;
        }
        if (token.name === 'help' && token.rawName !== '--no-help')
            return { isHelp: true, values, operands };
        const isNegated = token.rawName === `--no-${token.name}`;
        const found = names.get(token.name);
        if (found === undefined || (isNegated && !found.isSwitch))
            throw unknownFlag(token.rawName, [...names.keys()], command);
        addValue(values, found, { ...token, isNegated });
    }
    return { isHelp: false, values, operands };
}
function addValue(values, { name, isSwitch, isList, value: what }, token) {
    const { rawName, value, inlineValue, isNegated } = token;
    if (isSwitch) {
        if (value !== undefined)
            throw new Error(`${rawName} takes no value`);
        values[name] = !isNegated;
        return;
    }
    if (value === undefined)
        throw new Error(`${rawName} needs a value: ${rawName} ${what}`);
    if (inlineValue === false && value.length > 1 && value.startsWith('-')) {
        throw new Error(`${rawName} needs a value: ${rawName} ${what} (for one that starts with -: ${rawName}=${value})`);
    }
    const before = values[name];
    values[name] = isList ? [...(Array.isArray(before) ? before : []), value] : value;
}
function unknownFlag(given, names, command) {
    const near = (0,_dispatch_js__WEBPACK_IMPORTED_MODULE_3__  .p)(given.replace(/^-+(?:no-)?/, ''), names);
    const hint = near === null ? `see ${command} --help` : `did you mean --${near}?`;
    return new Error(`${command} has no option ${given}; ${hint}`);
}
function flagTable(flags) {
    return Object.entries(flags.shape).map(([name, schema]) => {
        const text = TEXTS.get(schema) ?? { help: '' };
        const isList = zod__WEBPACK_IMPORTED_MODULE_4__  .xL(schema, []).success;
        return {
            name,
            aliases: text.aliases ?? [],
            isSwitch: text.value === undefined,
            isList,
            value: text.value ?? '',
            text,
            schema,
        };
    });
}
const WIDTH = 24;
function renderUsage({ name, about, flags, operands, notes }) {
    const lines = [`${name}: ${about}`, ''];
    if (operands !== undefined)
        lines.push(`  ${name} ${operands.name} [options]`, '');
    for (const row of flagTable(flags)) {
        if (row.text.heading !== undefined)
            lines.push('', row.text.heading);
        lines.push(...usageLines(row));
    }
    lines.push(`  ${'--help'.padEnd(WIDTH)}this text`);
    if (notes !== undefined)
        lines.push('', notes);
    return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
function usageLines({ name, value, aliases, text, schema }) {
    const standard = zod__WEBPACK_IMPORTED_MODULE_4__  .xL(schema, undefined);
    const isOn = standard.success && standard.data === true;
    const left = `--${isOn ? 'no-' : ''}${name}${value === '' ? '' : ` ${value}`}`;
    const known = aliases.length === 0 ? '' : ` (also --${aliases.join(', --')})`;
    const right = `${text.help}${known}${standard.success ? defaultText(standard.data) : ''}`;
    if (left.length >= WIDTH)
        return [`  ${left}`, `  ${''.padEnd(WIDTH)}${right}`];
    return [`  ${left.padEnd(WIDTH)}${right}`];
}
function defaultText(value) {
    return typeof value === 'string' || typeof value === 'number' ? ` (default: ${value})` : '';
}


  }),

  69043:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  inspect: () => (  inspect),
  parseInspectOptions: () => (  parseInspectOptions),
  selectsEvents: () => (  selectsEvents),
  showRuns: () => (  showRuns),
  showVerification: () => (  showVerification)
});

var promises_ = __webpack_require__(51455);
var schemas = __webpack_require__(53339);
var words = __webpack_require__(94977);
var integrity = __webpack_require__(97975);
var reader = __webpack_require__(41125);
var flags = __webpack_require__(37298);
var errors = __webpack_require__(42253);
var ports = __webpack_require__(19976);
var progress = __webpack_require__(72853);
var prompts = __webpack_require__(50843);
var external_node_util_ = __webpack_require__(57975);
var json = __webpack_require__(57460);
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
    if (!(0,json .OW)(value))
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
        const request = event.said !== null && (0,prompts .ks)(event.said) ? event.said : null;
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
        terminal.warn(`Cannot write ${path}: ${(0,errors .k)(error)}`);
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
    return { messages: messagesOf(prompt), doubt: (0,prompts .u0)(prompt) ? null : doubt };
}
function messagesOf(prompt) {
    try {
        const body = JSON.parse((0,ports .EN)(prompt));
        return (0,prompts .YF)(body);
    }
    catch {
        return prompt.items.map((item) => (0,prompts .QC)(JSON.parse(item)));
    }
}
function promptText(messages, shorten) {
    return messages.map(({ role, content }) => `${role}: ${shorten(content)}`).join('\n\n');
}
function ownMessages({ payload }) {
    const items = payload['appended'];
    return Array.isArray(items) ? items.map(prompts .QC) : [];
}
const MAX_SUMMARY = 300;
function summaryText(event) {
    return cut(oneLine(bareSummary(event)), MAX_SUMMARY).replaceAll('\t', ' ');
}
function bareSummary(event) {
    if (PROMPT_KINDS.has(event.kind))
        return promptText(ownMessages(event), (content) => cut(content, MAX_SUMMARY));
    return (0,progress .o)(event)?.replace(/^\[[^\]]*\] /, '') ?? lineText(event.payload);
}

; 








async function inspect(args, io, environment = process.env) {
    const terminal = new Terminal(io, !environment['NO_COLOR']);
    const parsed = parseInspectOptions(args);
    if (parsed.kind === 'help') {
        io.stdout(parsed.usage);
        return 0;
    }
    const options = parsed.flags;
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
const OptionsSchema = schemas .Ikc({
    trace: (0,flags .Jt)(flags .Bq.default('runs/trace.jsonl'), { value: 'FILE', help: 'the trace' }),
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
const INSPECT = {
    name: 'agent-fix inspect',
    about: 'reads a trace.',
    flags: OptionsSchema,
    notes: `Without --run: the runs in the file (with one run only, an option that selects events means that run).
Exit codes: 0 shown; 2 wrong usage, or no such file; 3 something is not proven to be what was recorded.`,
};
function parseInspectOptions(args) {
    const parsed = (0,flags .bQ)(INSPECT, args);
    if (parsed.kind === 'given')
        checkTogether(parsed.flags);
    return parsed;
}
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

  72853:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    d: () => (  awaitingLine),
    o: () => (  progressLine)
  });
  var _agent_assert_never_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89559);
  var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39817);
  var _moment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81202);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3297);
  var _safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27083);
  var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94977);






function progressLine(event) {
    const moment = (0,_moment_js__WEBPACK_IMPORTED_MODULE_0__  .Et)(event);
    const text = moment === null ? null : lineOf(moment, event);
    return text === null ? null : (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .om)(text);
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
                : `[model] ${moment.status ?? (moment.error || 'no answer')}; trying again in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__  .Xo)(moment.waitMs)}`;
        case 'action':
            return `[turn ${turnNumber(payload)}] ${short((0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .Rt)(moment.words))}`;
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
            return `[candidate ${moment.number ?? '?'}] ${moment.template} at ${moment.path}:${moment.line ?? '?'}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .L2)(moment.verdict)}`;
        case 'outcome':
            return `[end] ${[moment.outcome, (0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .e$)(moment.stopReason)].filter(Boolean).join(': ')}`;
        case 'denied':
        case 'closing':
            return null;
        default:
            return (0,_agent_assert_never_js__WEBPACK_IMPORTED_MODULE_5__  .x)(moment);
    }
}
function awaitingLine({ ms, bytes }) {
    const took = `${Math.round(ms / 1000)} s`;
    return bytes === 0 ? `[model] no answer yet… ${took}` : `[model] answering… ${took}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__  .z3)(bytes)}`;
}
const whichAttempt = (attempt) => attempt === null ? '' : ` · ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .vk)(attempt.number, attempt.of)}`;
const turnNumber = (payload) => ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(payload, 't') ?? 0) + 1;
function testsLine({ phase, verdict, exitCode, durationMs, focus }) {
    const exit = verdict === 'red' && exitCode !== null ? ` (exit ${exitCode})` : '';
    const took = durationMs === null ? '' : ` in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__  .Xo)(durationMs)}`;
    const narrowed = focus === null ? '' : `, the failing tests alone (${short(focus)})`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .V2)(phase).when}${narrowed}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .L2)(verdict)}${exit}${took}`;
}
const MAX_CHARS = 160;
const short = (text) => (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .om)(text, MAX_CHARS);


  }),

  3297:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $6: () => (  textAt),
    Lv: () => (  isList),
    fK: () => (  valueAt),
    gT: () => (  listAt),
    i1: () => (  textsAt),
    tk: () => (  numberAt)
  });
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);


function isList(value) {
    return Array.isArray(value);
}
function valueAt(value, ...keys) {
    return keys.reduce((at, key) => ((0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .Qd)(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
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
const prettyJson = (value) => orElse('(nested too deep to show; see the trace)', () => JSON.stringify(value, null, 2) ?? '');


  }),

  94977:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bx: () => (  endWords),
    Iv: () => (  actionWords),
    L2: () => (  verdictWords),
    Rt: () => (  shortAction),
    S5: () => (  measuredWords),
    V2: () => (  phaseWords),
    e$: () => (  stopWords),
    oB: () => (  triggerPieces),
    vk: () => (  attemptWords),
    wX: () => (  outcomeWords)
  });
  var _agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43460);
  var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39817);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3297);



const attemptWords = (number, of) => `attempt ${number} of ${of}`;
const BEST_KEPT = 'The best patch is kept for reading, not for merging.';
const NOTHING_KEPT = 'No patch was left.';
const OUTCOME_WORDS = {
    fixed: {
        title: 'Fixed',
        tone: 'good',
        meaning: 'The tests were red, are green with this change, and are red again without it.',
        proves: 'It proves the test command, and nothing the tests do not cover. Nobody’s words had a part in this verdict.',
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
        proves: BEST_KEPT,
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
        proves: BEST_KEPT,
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
const asAsked = (by) => ({
    title: `Changed as the ${by} asks`,
    tone: 'good',
    meaning: `A ${by} asked for this change; the tests are green before and after it.`,
    proves: `It proves that nothing the tests cover broke. Whether it is what the ${by} meant, its author can tell.`,
});
function endWords({ start, baseline, hasEnded, patch }, outcome) {
    const by = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(start, 'task'), 'judged_by');
    const isByPeople = (by === 'review' || by === 'comment') && baseline?.isGreen === true;
    if (outcome === 'fixed' && isByPeople)
        return asAsked(by);
    const words = outcomeWords(outcome, hasEnded);
    const isKept = patch !== null && patch.files.length > 0;
    return words.proves === BEST_KEPT && !isKept ? { ...words, proves: NOTHING_KEPT } : words;
}
function outcomeWords(outcome, hasEnded = true) {
    if (outcome === null)
        return hasEnded ? UNRECORDED : UNFINISHED;
    return lookUp(OUTCOME_WORDS, outcome) ?? { ...UNKNOWN, title: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(outcome, 40) };
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
const stopWords = (reason) => reason === 'done' ? '' : (lookUp(_agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .BI, reason) ?? (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(reason, 80));
const VERDICT_WORDS = {
    green: 'green',
    red: 'red',
    timeout: 'timed out',
    output_limit: 'stopped: printed too much',
    resource_limit: 'stopped: used up memory or disk',
    not_found: 'command not found',
};
const verdictWords = (verdict) => lookUp(VERDICT_WORDS, verdict) ?? (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(verdict, 40);
function measuredWords({ exitCode, durationMs }) {
    const exit = exitCode === null ? '' : `exit ${exitCode}`;
    const took = durationMs === null ? '' : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .a3)(durationMs);
    return [exit, took].filter((part) => part !== '').join(' · ');
}
const PHASE_WORDS = {
    baseline: { when: 'before any change', name: 'tests at the base commit' },
    write: { when: 'after the write', name: 'tests' },
    final: { when: 'for the final', name: 'tests' },
    confirm: { when: 'confirming', name: 'confirming tests' },
    counterfactual: { when: 'without the patch', name: 'tests without the patch' },
};
const phaseWords = (phase) => lookUp(PHASE_WORDS, phase) ?? { when: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(phase, 40), name: 'tests' };
function triggerPieces(trigger) {
    const name = (key) => ({ name: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(trigger, key) });
    const runId = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(trigger, 'run_id');
    const run = runId === null ? [] : [' (', { runId }, ')'];
    switch ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(trigger, 'kind')) {
        case 'workflow_run':
            return ['failure of ', name('workflow_name'), ' on ', name('branch'), ...run];
        case 'step':
            return ['a failed step of ', name('workflow_name'), ...run];
        case 'issue':
            return ['label on ', { issue: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(trigger, 'number') ?? 0 }, ', ', name('title')];
        case 'comment':
            return ['a comment on ', { issue: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(trigger, 'number') ?? 0 }, ', ', name('title')];
        case 'review':
            return ['a review of ', { issue: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(trigger, 'number') ?? 0 }, ', ', name('title')];
        case 'dispatch':
            return ['hand', ...run];
        case 'terminal':
            return ['the terminal'];
        default:
            return (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(trigger, 'kind') === '' ? [] : [name('kind')];
    }
}
const shortAction = ({ verb, object }) => verb === 'final' ? `final: ${object}` : `${verb} ${object}`.trimEnd();
function actionWords(action) {
    if ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(action, 'type') === 'final') {
        const status = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(action, 'status'), 60);
        return { verb: 'final', object: status, headline: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(action, 'summary'), 90) };
    }
    const verb = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(action, 'name') || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(action, 'type') || 'action';
    const { object, headline } = pointedAt(verb, (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(action, 'args'));
    return {
        verb: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(verb, 60),
        object: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(object, 240),
        headline: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(headline, 240),
    };
}
function pointedAt(tool, args) {
    const path = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(args, 'rel_path');
    const pattern = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(args, 'pattern');
    const folder = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(args, 'rel_dir');
    const glob = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(args, 'glob');
    switch (tool) {
        case 'list_files':
            return { object: words(folder, glob), headline: [folder || '.', glob].filter(Boolean).join(', ') };
        case 'read_file':
            return { object: path, headline: `${path}${lineRange(args)}` };
        case 'grep':
            return {
                object: words(pattern, folder, glob),
                headline: `“${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(pattern, 60)}” in ${glob || folder || '.'}`,
            };
        case 'write_file':
            return { object: path, headline: `${path}${writeSize(args)}` };
        default:
            return { object: path, headline: path };
    }
}
const words = (...texts) => texts.filter((text) => text !== '').join(' ');
function lineRange(args) {
    const start = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(args, 'start_line');
    const end = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(args, 'end_line');
    if (start === null && end === null)
        return '';
    return end === null ? `, from line ${start}` : `, lines ${start ?? 1}–${end}`;
}
function writeSize(args) {
    const edits = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .gT)(args, 'edits').length;
    if (edits > 0)
        return `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .gL)(edits, 'edit')}`;
    const { length } = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(args, 'content');
    return length > 0 ? `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .gL)(length, 'character')}` : '';
}
function lookUp(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}


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
  var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84807);
  var _writer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49057);




async function verifyTrace(path) {
    const chains = new Map();
    const strays = [];
    for await (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__  .Se)(path)) {
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
    const parsed = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__  .A)(line.text);
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


  }),

  50843:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    QC: () => (  messageOfItem),
    YF: () => (  messagesOfBody),
    jP: () => (  PromptRebuilder),
    ks: () => (  isRequest),
    u0: () => (  isExact)
  });
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);
  var _agent_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19976);
  var _writer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49057);



const isExact = (prompt) => (0,_writer_js__WEBPACK_IMPORTED_MODULE_2__  .Bj)((0,_agent_ports_js__WEBPACK_IMPORTED_MODULE_1__  .EN)(prompt)) === prompt.sha256;
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
function messagesOfBody(body) {
    if (!(0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(body))
        return [];
    const { instructions } = body;
    const system = typeof instructions === 'string' ? [{ role: 'system', content: instructions }] : [];
    const items = listOf(body['input']) ?? listOf(body['messages']) ?? [];
    return [...system, ...items.map(messageOfItem)];
}
function messageOfItem(item) {
    if (!(0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(item))
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
    const text = (0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(part) ? (part['text'] ?? part['refusal']) : part;
    return typeof text === 'string' ? text : JSON.stringify(part);
}
function toolCallText(call) {
    const named = (0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(call) ? call['function'] : undefined;
    return named !== undefined && (0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(named)
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


  })

};
