export const id = 13;
export const ids = [13];
export const modules = {

  37298:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jt: () => (  flag),
    NB: () => (  defineCommand),
    Y9: () => (  RECORD_FLAGS),
    rD: () => (  wholeNumber),
    vj: () => (  amount),
    wx: () => (  notBlank)
  });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29396);
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81469);
  var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69171);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59199);
  var _io_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19601);




const FLAG_TEXTS = zod__WEBPACK_IMPORTED_MODULE_3__  .u5();
function flag(schema, text) {
    const flag = schema.clone();
    FLAG_TEXTS.add(flag, text);
    return flag;
}
const notBlank = zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().refine((value) => value.trim() !== '', 'must not be empty');
const RECORD_FLAGS = {
    trace: flag(notBlank.optional(), {
        value: 'FILE',
        help: 'the trace (default: that of the runs here, .git/agent-fix/trace.jsonl)',
    }),
    run: flag(notBlank.optional(), {
        value: 'ID',
        help: `which run: its id, or how it begins (default: the newest)`,
        bare: _io_js__WEBPACK_IMPORTED_MODULE_2__  .RX,
    }),
};
const wholeNumber = (least) => zod__WEBPACK_IMPORTED_MODULE_4__  .YjP()
    .regex(least === 1 ? /^[1-9]\d{0,8}$/ : /^(?:0|[1-9]\d{0,8})$/, `must be a whole number from ${least}`)
    .transform(Number);
const amount = zod__WEBPACK_IMPORTED_MODULE_4__  .YjP()
    .regex(/^(?=.*[1-9])\d{1,9}(?:\.\d{1,9})?$/, 'must be a number greater than 0')
    .transform(Number);
function defineCommand(spec, act) {
    return async (args, io) => {
        const parsed = parseFlags(spec, args);
        if (parsed.kind === 'given')
            return act(parsed.flags, io, parsed.operands);
        io.stdout(parsed.usage);
        return 0;
    };
}
function parseFlags(command, args) {
    const read = readTokens(command, args);
    if (read.isHelp)
        return { kind: 'help', usage: renderUsage(command) };
    const { min, max, name } = command.operands ?? { min: 0, max: 0, name: '' };
    const extra = read.operands[max];
    if (extra !== undefined)
        throw new Error(`${command.name} takes no argument ${JSON.stringify(extra)}; see ${command.name} --help`);
    if (read.operands.length < min)
        throw new Error(`${command.name} needs ${name}; see ${command.name} --help`);
    const parsed = command.flags.safeParse(read.values);
    if (!parsed.success)
        throw new Error(parsed.error.issues.map((issue) => problemText(issue, read, command.flags)).join('; '));
    command.check?.(parsed.data);
    return { kind: 'given', flags: parsed.data, operands: read.operands };
}
function problemText({ path: [key], message }, { values, typed }, flags) {
    if (key === undefined)
        return message;
    const name = String(key);
    const value = values[name];
    if (value !== undefined)
        return `${typed[name]} ${shown(value)}: ${message}`;
    return `--${name} ${flagTable(flags).find((each) => each.name === name)?.value} is required`;
}
const shown = (value) => JSON.stringify(Array.isArray(value) ? value.join(' ') : value);
function readTokens({ name: command, flags }, args) {
    const table = flagTable(flags);
    const names = new Map(table.flatMap((each) => [each.name, ...each.aliases].map((name) => [name, each])));
    const options = Object.fromEntries([...names].map(([name, { isSwitch }]) => [name, { type: isSwitch ? 'boolean' : 'string' }]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: args.map((arg, at) => {
            const negated = arg.startsWith('--no-') ? names.get(arg.slice(5)) : undefined;
            if (negated?.text.negated !== undefined)
                return `--${negated.name}=${negated.text.negated}`;
            const bare = arg.startsWith('--') ? names.get(arg.slice(2))?.text.bare : undefined;
            return bare !== undefined && (args[at + 1] ?? '-').startsWith('-') ? `${arg}=${bare}` : arg;
        }),
        options: { ...options, help: { type: 'boolean', short: 'h' } },
        allowNegative: true,
        allowPositionals: true,
        strict: false,
        tokens: true,
    });
    const values = {};
    const typed = {};
    const operands = [];
    for (const token of tokens) {
        if (token.kind === 'option-terminator')
            continue;
        if (token.kind === 'positional') {
            operands.push(token.value);
            continue;
        }
        if (token.name === 'help' && token.rawName !== '--no-help')
            return { isHelp: true, values, typed, operands };
        const isNegated = token.rawName === `--no-${token.name}`;
        const found = names.get(token.name);
        if (found === undefined || (isNegated && !found.isSwitch))
            throw unknownFlag(token.rawName, [...names.keys()], command);
        typed[found.name] = token.rawName;
        addValue(values, found, { ...token, isNegated });
    }
    return { isHelp: false, values, typed, operands };
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
function unknownFlag(flag, names, command) {
    const near = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__  .pA)(flag.replace(/^-+(?:no-)?/, ''), names);
    const hint = near === null ? `see ${command} --help` : `did you mean --${near}?`;
    return new Error(`${command} has no option ${flag}; ${hint}`);
}
function flagTable(flags) {
    return Object.entries(flags.shape).map(([name, schema]) => {
        const text = FLAG_TEXTS.get(schema) ?? { help: '' };
        const isList = zod__WEBPACK_IMPORTED_MODULE_5__  .xL(schema, []).success;
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
    const standard = zod__WEBPACK_IMPORTED_MODULE_5__  .xL(schema, undefined);
    const isOn = standard.success && standard.data === true;
    const left = `--${isOn ? 'no-' : ''}${name}${value === '' ? '' : ` ${value}`}`;
    const known = aliases.length === 0 ? '' : ` (also --${aliases.join(', --')})`;
    const right = `${text.help}${known}${standard.success ? defaultText(standard.data) : ''}`;
    const lines = wrapped(right).map((line) => `  ${''.padEnd(WIDTH)}${line}`);
    if (left.length >= WIDTH)
        return [`  ${left}`, ...lines];
    return [`  ${left.padEnd(WIDTH)}${lines[0]?.trimStart()}`, ...lines.slice(1)];
}
const MAX_TEXT_CHARS = 84;
function wrapped(text) {
    const lines = [];
    for (const word of text.match(/\(default: \S+\)|\S+/g) ?? []) {
        const last = lines.at(-1);
        if (last === undefined || last.length + word.length >= MAX_TEXT_CHARS)
            lines.push(word);
        else
            lines[lines.length - 1] = `${last} ${word}`;
    }
    return lines;
}
function defaultText(value) {
    return typeof value === 'string' || typeof value === 'number' ? ` (default: ${value})` : '';
}


  }),

  75013:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    inspectCommand: () => (  inspectCommand)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81469);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7403);
  var _story_tell_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96644);
  var _trace_trace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86020);
  var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37298);
  var _io_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19601);







async function show(options, terminal, io) {
    const { trace: path, verify, sha256 = null, kind = null, index = null, max = 0, full } = options;
    if (verify)
        return showVerification({ path, sha256 }, terminal);
    await refuseOtherFiles(path);
    const selects = kind !== null || index !== null || max > 0 || full || asksForPrompts(options);
    if (options.run === undefined && !selects)
        return showRuns(path, terminal);
    const runId = await (0,_io_js__WEBPACK_IMPORTED_MODULE_4__  .jH)(path, options.run, io);
    const query = { path, runId, kind, index, max, wantsPrompts: true };
    const target = options['dump-prompt'];
    if (target !== undefined)
        return dumpPrompt(query, target, terminal);
    if (options['pretty-only-prompt'])
        return showPrompts(query, options, terminal);
    if (options['prompt-with-history'])
        return showPromptWithHistory(query, options, terminal);
    return selects ? showEvents(query, options, terminal) : showStory(query, terminal);
}
const asksForPrompts = (options) => options['pretty-only-prompt'] || options['dump-prompt'] !== undefined || options['prompt-with-history'];
async function refuseOtherFiles(path) {
    let lines = 0;
    for await (const item of (0,_trace_trace_js__WEBPACK_IMPORTED_MODULE_2__  .ce)(path)) {
        if (item.type === 'event')
            return;
        lines++;
    }
    if (lines > 0)
        throw new Error(`${path} is not a trace: none of its lines is an event`);
}
const InspectFlags = zod__WEBPACK_IMPORTED_MODULE_5__  .Ikc({
    ..._flags_js__WEBPACK_IMPORTED_MODULE_3__  .Y9,
    kind: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .wx.optional(), {
        value: 'KIND',
        help: 'only events of this kind, such as llm_request',
    }),
    index: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .rD)(0).optional(), { value: 'N', help: 'only the Nth of them, from 0' }),
    max: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .rD)(0).optional(), { value: 'N', help: 'at most N of them; 0: all' }),
    full: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), { help: 'whole payloads and prompts' }),
    'pretty-only-prompt': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), {
        help: 'only the prompts of llm_request events',
    }),
    'dump-prompt': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .wx.optional(), {
        value: 'FILE',
        help: 'write one prompt to a file (with --kind llm_request --index N)',
    }),
    'prompt-with-history': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), {
        help: 'one prompt and the events around it (with --kind llm_request --index N)',
    }),
    'preserve-newlines': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), {
        help: 'with --prompt-with-history: the prompt with its line breaks',
    }),
    'history-window': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .rD)(0).default(5), { value: 'N', help: 'events before and after' }),
    verify: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), {
        help: 'was a line changed, removed or moved? Exit code 3 if so',
    }),
    sha256: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .YjP()
        .regex(/^[0-9a-f]{64}$/i, 'must be 64 hex digits')
        .toLowerCase()
        .optional(), { value: 'HEX', help: 'with --verify: the file must have this sha256' }),
});
const inspectCommand = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .NB)({
    name: 'agent-fix inspect',
    about: 'lists the recorded runs, or prints what one did.',
    flags: InspectFlags,
    notes: `Without options it lists the runs. With --run alone it prints the run, a line for each event.
Exit codes: 0 shown; 2 wrong usage, or no such file; 3 --verify: a line is not as it was written, the sha256 differs, or no runs.`,
    check: checkTogether,
}, async (flags, io) => {
    const terminal = new Terminal(io);
    const code = await show({ ...flags, trace: (0,_io_js__WEBPACK_IMPORTED_MODULE_4__  .Bx)(flags.trace) }, terminal, io);
    return code === 0 && terminal.view.hasDoubted ? 3 : code;
});
function checkTogether(options) {
    const { kind, index, verify, sha256 } = options;
    const one = ['dump-prompt', 'prompt-with-history'].find((name) => options[name]);
    if (one !== undefined && (kind === undefined || kind !== 'llm_request'))
        throw new Error(`--${one} requires --kind llm_request and --index`);
    if (one !== undefined && index === undefined)
        throw new Error(`--${one} requires --index to select a single event`);
    if (sha256 !== undefined && !verify)
        throw new Error('--sha256 goes with --verify');
}
async function showRuns(path, terminal) {
    const runs = await (0,_trace_trace_js__WEBPACK_IMPORTED_MODULE_2__  .v)(path, (problem) => terminal.problem(problem));
    terminal.line(`Trace file: ${path}`);
    if (runs.length === 0)
        terminal.line('No runs in this file');
    else
        for (const line of terminal.view.runs(runs))
            terminal.line(line);
    return 0;
}
const MAX_FINDINGS = 100;
async function showVerification({ path, sha256 }, terminal) {
    const verification = await (0,_trace_trace_js__WEBPACK_IMPORTED_MODULE_2__  .tY)(path);
    terminal.line(`Trace file: ${path}`);
    terminal.line(`sha256: ${verification.sha256}`);
    for (const run of verification.runs)
        terminal.line(terminal.view.verdict(run));
    const { findings } = verification;
    for (const { line, reason } of findings.slice(0, MAX_FINDINGS))
        terminal.line(`line ${line}: ${terminal.view.safe(reason)}`);
    if (findings.length > MAX_FINDINGS)
        terminal.line(`and ${findings.length - MAX_FINDINGS} more`);
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
async function scanRun(query, terminal, select) {
    const { path, runId, kind, index, max, wantsPrompts } = query;
    const tally = { ofKind: 0, selected: 0 };
    for await (const item of (0,_trace_trace_js__WEBPACK_IMPORTED_MODULE_2__  .ce)(path, wantsPrompts ? runId : null)) {
        if (item.type === 'problem') {
            terminal?.problem(item.problem);
            continue;
        }
        const { event } = item;
        if (event.runId !== runId)
            continue;
        if (kind !== null && event.kind !== kind)
            continue;
        const position = tally.ofKind++;
        if (index !== null && position !== index)
            continue;
        tally.selected++;
        select(event);
        if (index !== null || tally.selected === max)
            break;
    }
    return tally;
}
function tellWhatIsMissing({ kind, index }, tally, terminal) {
    if (tally.selected > 0)
        return 0;
    if (tally.ofKind === 0)
        terminal.line(`No events of kind '${terminal.view.safe(kind ?? '')}' for run_id`);
    else {
        terminal.warn(`Index out of range: ${index}`);
        return 2;
    }
    return 0;
}
async function showStory(query, terminal) {
    terminal.line(`Trace file: ${query.path}\nRun id: ${terminal.view.safe(query.runId)}\n`);
    let [number, failed] = [0, 0];
    const tellFailed = () => {
        if (failed === 0)
            return;
        terminal.line(terminal.view.failedCandidates(failed, number));
        failed = 0;
    };
    await scanRun({ ...query, wantsPrompts: false }, terminal, (event) => {
        const isFailed = event.kind === 'candidate' && event.payload['verdict'] !== 'passed';
        if (!isFailed)
            tellFailed();
        number++;
        if (isFailed)
            failed++;
        else
            terminal.line(terminal.view.line(event, number));
    });
    tellFailed();
    return 0;
}
async function showEvents(query, { full }, terminal) {
    let shown = 0;
    const tally = await scanRun({ ...query, wantsPrompts: full }, terminal, (event) => {
        if (shown++ === 0)
            terminal.line(`Trace file: ${query.path}\nRun id: ${terminal.view.safe(query.runId)}\n`);
        terminal.line(terminal.view.event(event, shown, { full }));
    });
    return tellWhatIsMissing(query, tally, terminal);
}
async function showPrompts(query, { full }, terminal) {
    if (!(await selectsOnlyPrompts(query))) {
        terminal.warn('Error: --pretty-only-prompt only makes sense when filtering llm_request events');
        return 2;
    }
    const tally = await scanRun(query, terminal, (event) => {
        terminal.line(terminal.view.safe(terminal.view.prompt(event, { full })));
    });
    return tellWhatIsMissing(query, tally, terminal);
}
async function selectsOnlyPrompts(query) {
    if (query.kind !== null)
        return query.kind === 'llm_request';
    let isOnlyPrompts = true;
    await scanRun(query, null, ({ kind }) => {
        isOnlyPrompts &&= kind === 'llm_request';
    });
    return isOnlyPrompts;
}
async function dumpPrompt(query, path, terminal) {
    const { tally, selected } = await selectOne(query, true, terminal);
    if (selected === undefined)
        return tellWhatIsMissing(query, tally, terminal);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, selected.text);
    }
    catch (error) {
        terminal.warn(`Cannot write ${path}: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_6__  .kc)(error)}`);
        return 2;
    }
    terminal.line(`Wrote prompt to ${path}`);
    return 0;
}
async function showPromptWithHistory(query, { full, 'preserve-newlines': preserveNewlines, 'history-window': historyWindow }, terminal) {
    const { tally, selected } = await selectOne(query, full, terminal);
    if (selected === undefined)
        return tellWhatIsMissing(query, tally, terminal);
    terminal.line(terminal.view.promptBlock(selected.text, { inLines: preserveNewlines }));
    const { index } = selected.event;
    const start = Math.max(0, index - historyWindow);
    const lines = [];
    const around = { ...query, kind: null, index: null, max: index + historyWindow + 1, wantsPrompts: false };
    await scanRun(around, null, (event) => {
        if (event.index < start)
            return;
        lines.push(terminal.view.neighbour(event));
    });
    const end = start + lines.length - 1;
    terminal.line(`HISTORY (events ${start}..${end} around selected index ${index}):`);
    for (const line of lines)
        terminal.line(line);
    return 0;
}
async function selectOne(query, full, terminal) {
    const found = [];
    const tally = await scanRun(query, terminal, (event) => {
        found.push({ event, text: terminal.view.prompt(event, { full }) });
    });
    return { tally, selected: found[0] };
}
class Terminal {
    view;
    #io;
    constructor(io) {
        this.#io = io;
        const { isTTY } = io;
        this.view = new _story_tell_js__WEBPACK_IMPORTED_MODULE_1__  .Vn({
            isTTY,
            paint: (0,_io_js__WEBPACK_IMPORTED_MODULE_4__  .C2)(isTTY),
            time: formatTime,
            warn: (text) => this.warn(text),
        });
    }
    line(text) {
        this.#io.stdout(`${text}\n`);
    }
    warn(text) {
        this.#io.stderr(`${this.view.safe(text)}\n`);
    }
    problem({ line, reason }) {
        this.warn(`line ${line}: ${reason}`);
    }
}
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


  }),

  19601:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A8: () => (  abortedBySignals),
    Bx: () => (  traceToRead),
    C2: () => (  painter),
    CZ: () => (  writePatch),
    In: () => (  LiveProgress),
    RX: () => (  NEWEST),
    Sg: () => (  besideTrace),
    fC: () => (  traceOf),
    jH: () => (  chooseRun)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59199);
  var _story_tell_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96644);
  var _trace_trace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86020);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59268);








const painter = (isTerminal) => (style, text) => isTerminal && !process.env['NO_COLOR'] ? (0,node_util__WEBPACK_IMPORTED_MODULE_3__.styleText)(style, text, { validateStream: false }) : text;
function abortedBySignals({ closed }) {
    const controller = new AbortController();
    let by = null;
    const end = (name) => {
        by ??= name;
        controller.abort();
    };
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.once(name, () => end(name));
    closed.addEventListener('abort', () => end('SIGPIPE'), { once: true });
    return {
        signal: controller.signal,
        exitCode: (code) => (by === null ? code : 128 + node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[by]),
    };
}
const traceOf = (repo) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(_workspace_git_js__WEBPACK_IMPORTED_MODULE_7__  .LN.find((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repo)).gitDir, 'agent-fix', 'trace.jsonl');
const NEWEST = 'newest';
async function chooseRun(trace, wanted, io) {
    const isNewest = wanted === undefined || wanted === NEWEST;
    const ids = (await (0,_trace_trace_js__WEBPACK_IMPORTED_MODULE_6__  .v)(trace, () => { })).map(({ runId }) => runId);
    const named = ids.includes(wanted ?? '') ? [wanted ?? ''] : ids.filter((id) => id.startsWith(wanted ?? ''));
    const [run, ...others] = isNewest ? ids.slice(-1) : named;
    const newest = ids.length === 0 ? '' : `; its newest: ${ids.slice(-5).toReversed().join(', ')}`;
    if (run === undefined)
        throw new Error(`${trace} holds no run ${isNewest ? '' : wanted}`.trim() + newest);
    if (others.length > 0)
        throw new Error(`--run ${wanted}: several runs begin so: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__  .d9)(named, 5)}`);
    if (isNewest && ids.length > 1)
        io.stderr(`agent-fix: ${trace} holds ${ids.length} runs, and ${run} is the newest; another: --run ID\n`);
    return run;
}
function traceToRead(option) {
    const path = option ?? traceOf('.');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true)
        return path;
    if (option !== undefined)
        throw new Error(`--trace ${option}: trace file not found; name a file that agent-fix run has written`);
    throw new Error(`no run of this repository is recorded in ${path}; another trace: --trace FILE`);
}
function writePatch(path, { diff }) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(whole), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(whole, diff);
    return whole;
}
const besideTrace = (trace, runId) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(trace), `${runId}.patch`);
const TICK_MS = 500;
class LiveProgress {
    io;
    #out;
    #timer;
    #watch = new _story_tell_js__WEBPACK_IMPORTED_MODULE_5__  .HR(performance.now());
    #hasStatus = false;
    constructor(io) {
        this.#out = io;
        this.io = {
            ...io,
            stdout: (text) => this.#print(() => io.stdout(text)),
            stderr: (text) => this.#print(() => io.stderr(text)),
        };
        this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
    }
    tell(event, line) {
        const shown = this.#watch.line(event, performance.now(), painter(this.#out.columns !== undefined), line);
        if (shown !== null)
            this.io.stderr(`${shown}\n`);
    }
    watch(oracle) {
        return {
            run: (options) => {
                this.#watch.testing(options.phase, performance.now());
                return oracle.run(options);
            },
        };
    }
    noteReply(bytes) {
        this.#watch.answering(bytes);
    }
    #tick() {
        const nowMs = performance.now();
        const line = this.#watch.doing(nowMs);
        const columns = this.#out.columns?.();
        if (columns !== undefined) {
            this.#out.stderr(`\r\u001b[K${painter(true)('dim', line.slice(0, columns - 1))}`);
            this.#hasStatus = true;
        }
        else if (this.#watch.isLineDue(nowMs))
            this.io.stderr(`${line}\n`);
    }
    #print(write) {
        this.#clear();
        write();
        this.#watch.printed(performance.now());
    }
    #clear() {
        if (this.#hasStatus)
            this.#out.stderr('\r\u001b[K');
        this.#hasStatus = false;
    }
    [Symbol.dispose]() {
        clearInterval(this.#timer);
        this.#clear();
    }
}


  })

};
