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
  var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);
  var _io_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19601);




const FLAG_TEXTS = zod__WEBPACK_IMPORTED_MODULE_3__  .u5();
function flag(schema, text) {
    const own = schema.clone();
    FLAG_TEXTS.add(own, text);
    return own;
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
    const given = values[name];
    if (given !== undefined)
        return `${typed[name]} ${shown(given)}: ${message}`;
    const value = flagTable(flags).find((each) => each.name === name)?.value;
    return `--${name} ${value} is required`;
}
const shown = (given) => JSON.stringify(Array.isArray(given) ? given.join(' ') : given);
function readTokens({ name: command, flags }, args) {
    const table = flagTable(flags);
    const names = new Map(table.flatMap((each) => [each.name, ...each.aliases].map((name) => [name, each])));
    const options = Object.fromEntries([...names].map(([name, { isSwitch }]) => [name, { type: isSwitch ? 'boolean' : 'string' }]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: args.map((arg, at) => {
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
function unknownFlag(given, names, command) {
    const near = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .pA)(given.replace(/^-+(?:no-)?/, ''), names);
    const hint = near === null ? `see ${command} --help` : `did you mean --${near}?`;
    return new Error(`${command} has no option ${given}; ${hint}`);
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
function renderUsage({ name, about, flags, operands, notes, }) {
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
  var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(81469);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(39429);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68652);
  var _core_ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53392);
  var _story_moment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81202);
  var _story_progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72853);
  var _story_read_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3297);
  var _story_safe_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27083);
  var _story_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94977);
  var _trace_integrity_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97975);
  var _trace_reader_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41125);
  var _trace_replay_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92409);
  var _flags_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37298);
  var _io_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(19601);















async function show(options, terminal, io) {
    const { trace: path, verify, sha256 = null, kind = null, index = null, max = 0, full } = options;
    if (verify)
        return showVerification({ path, sha256 }, terminal);
    await refuseOtherFiles(path);
    const selects = kind !== null || index !== null || max > 0 || full || asksForPrompts(options);
    if (options.run === undefined && !selects)
        return showRuns(path, terminal);
    const runId = await (0,_io_js__WEBPACK_IMPORTED_MODULE_12__  .jH)(path, options.run, io);
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
    for await (const item of (0,_trace_reader_js__WEBPACK_IMPORTED_MODULE_9__  .ce)(path)) {
        if (item.type === 'event')
            return;
        lines++;
    }
    if (lines > 0)
        throw new Error(`${path} is not a trace: none of its lines is an event`);
}
const integer = zod__WEBPACK_IMPORTED_MODULE_13__  .YjP()
    .regex(/^-?\d{1,9}$/, 'must be a whole number')
    .transform(Number);
const InspectFlags = zod__WEBPACK_IMPORTED_MODULE_13__  .Ikc({
    ..._flags_js__WEBPACK_IMPORTED_MODULE_11__  .Y9,
    kind: (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_11__  .wx.optional(), {
        value: 'KIND',
        help: 'only events of this kind, such as llm_request',
    }),
    index: (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__  .Jt)(integer.optional(), { value: 'N', help: 'only the Nth of them, from 0' }),
    max: (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__  .Jt)(integer.optional(), { value: 'N', help: 'at most N of them; 0: all' }),
    full: (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_13__  .zMY().default(false), { help: 'whole payloads and prompts' }),
    'pretty-only-prompt': (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_13__  .zMY().default(false), {
        help: 'only the prompts of llm_request events',
    }),
    'dump-prompt': (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_11__  .wx.optional(), {
        value: 'FILE',
        help: 'write one prompt to a file (with --kind llm_request --index N)',
    }),
    'prompt-with-history': (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_13__  .zMY().default(false), {
        help: 'one prompt and the events around it (with --kind llm_request --index N)',
    }),
    'preserve-newlines': (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_13__  .zMY().default(false), {
        help: 'with --prompt-with-history: the prompt in lines',
    }),
    'history-window': (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__  .Jt)(integer.default(5), { value: 'N', help: 'events before and after' }),
    verify: (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_13__  .zMY().default(false), {
        help: 'was a line changed, removed or moved? Exit code 3 if so',
    }),
    sha256: (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_13__  .YjP()
        .regex(/^[0-9a-f]{64}$/i, 'must be 64 hex digits')
        .toLowerCase()
        .optional(), { value: 'HEX', help: 'with --verify: the file must have this sha256' }),
});
const inspectCommand = (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__  .NB)({
    name: 'agent-fix inspect',
    about: 'lists the recorded runs, or prints what one did.',
    flags: InspectFlags,
    notes: `Without options it lists the runs. With --run alone it prints the run, a line for each event.
Exit codes: 0 shown; 2 wrong usage, or no such file; 3 something is not proven to be what was recorded.`,
    check: checkTogether,
}, async (flags, io) => {
    const terminal = new Terminal(io);
    const code = await show({ ...flags, trace: (0,_io_js__WEBPACK_IMPORTED_MODULE_12__  .Bx)(flags.trace) }, terminal, io);
    return code === 0 && terminal.hasDoubted ? 3 : code;
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
const HEADER = ['RUN', 'START', 'OUTCOME', 'STEPS', 'TESTS', 'TOKENS', 'GOAL'];
const MAX_GOAL = 100;
async function showRuns(path, terminal) {
    const runs = await (0,_trace_reader_js__WEBPACK_IMPORTED_MODULE_9__  .v)(path, (problem) => terminal.problem(problem));
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
        (0,_story_words_js__WEBPACK_IMPORTED_MODULE_7__  .wX)(outcome, hasEnded).title,
        String(steps),
        String(tests),
        usage === null ? '-' : String(usage.input_tokens + usage.output_tokens),
        cut(oneLine(goal), MAX_GOAL),
    ];
}
const MAX_SHOWN = 100;
async function showVerification({ path, sha256 }, terminal) {
    const verification = await (0,_trace_integrity_js__WEBPACK_IMPORTED_MODULE_8__  .tY)(path);
    terminal.line(`Trace file: ${path}`);
    terminal.line(`sha256: ${verification.sha256}`);
    for (const run of verification.runs)
        terminal.line(verdictLine(run, terminal));
    const findings = (0,_trace_integrity_js__WEBPACK_IMPORTED_MODULE_8__  .WX)(verification);
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
async function scanRun(query, terminal, select) {
    const { path, runId, kind, index, max, wantsPrompts } = query;
    const rebuilder = new _trace_replay_js__WEBPACK_IMPORTED_MODULE_10__  .jP();
    const tally = { ofKind: 0, selected: 0 };
    for await (const item of (0,_trace_reader_js__WEBPACK_IMPORTED_MODULE_9__  .ce)(path)) {
        if (item.type === 'problem') {
            terminal?.problem(item.problem);
            continue;
        }
        const { event } = item;
        if (event.runId !== runId)
            continue;
        const prompt = wantsPrompts ? rebuilder.add(event) : null;
        if (kind !== null && event.kind !== kind)
            continue;
        const position = tally.ofKind++;
        if (index !== null && position !== index)
            continue;
        tally.selected++;
        select(event, prompt);
        if (index !== null || tally.selected === max)
            break;
    }
    return tally;
}
function tellWhatIsMissing({ kind, index }, tally, terminal) {
    if (tally.selected > 0)
        return 0;
    if (tally.ofKind === 0)
        terminal.line(`No events of kind '${terminal.safe(kind ?? '')}' for run_id`);
    else {
        terminal.warn(`Index out of range: ${index}`);
        return 2;
    }
    return 0;
}
async function showStory(query, terminal) {
    terminal.line(`Trace file: ${query.path}\nRun id: ${terminal.safe(query.runId)}\n`);
    let [number, failed] = [0, 0];
    const tellFailed = () => {
        if (failed === 0)
            return;
        const which = failed === 1 ? String(number) : `${number - failed + 1}–${number}`;
        terminal.line(`${which.padStart(3)}. ${(0,_story_words_js__WEBPACK_IMPORTED_MODULE_7__  .gL)(failed, 'candidate')} that did not pass; --kind candidate lists them`);
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
            terminal.line(`${String(number).padStart(3)}. ${headOf(event, terminal)} ${terminal.safe(cut(summaryText(event), MAX_STORY_LINE))}`);
    });
    tellFailed();
    return 0;
}
const headOf = ({ ts, kind }, terminal) => `${formatTime(ts)} ${terminal.paint('cyan', terminal.safe(`[${kind}]`))}`;
async function showEvents(query, { full }, terminal) {
    let shown = 0;
    const tally = await scanRun({ ...query, wantsPrompts: full }, terminal, (event, prompt) => {
        if (shown++ === 0)
            terminal.line(`Trace file: ${query.path}\nRun id: ${terminal.safe(query.runId)}\n`);
        terminal.line(`${String(shown).padStart(3)}. ${headOf(event, terminal)} (run=${terminal.safe(event.runId)})\n` +
            `    ${terminal.safe(full ? fullText(event, prompt, terminal) : shortText(event, terminal))}\n`);
    });
    return tellWhatIsMissing(query, tally, terminal);
}
const shortText = ({ payload }, terminal) => terminal.shorten(lineText(payload), MAX_PAYLOAD);
function fullText(event, prompt, terminal) {
    if (event.kind !== 'llm_request')
        return (0,_story_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .D_)(event.payload);
    const { messages, doubt } = wholePrompt(event, prompt);
    if (doubt !== null)
        terminal.doubt(doubt);
    if (messages.length === 0)
        return (0,_story_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .D_)(event.payload);
    return messages.map((message) => `- role: ${message.role}\n  content:\n${contentOf(message)}\n`).join('\n');
}
async function showPrompts(query, { full }, terminal) {
    if (!(await selectsOnlyPrompts(query))) {
        terminal.warn('Error: --pretty-only-prompt only makes sense when filtering llm_request events');
        return 2;
    }
    const tally = await scanRun(query, terminal, (event, prompt) => {
        terminal.line(terminal.safe(textOf(event, prompt, { full, terminal })));
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
    const { tally, selected } = await selectOne(query, { full: true, terminal });
    if (selected === undefined)
        return tellWhatIsMissing(query, tally, terminal);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, selected.text);
    }
    catch (error) {
        terminal.warn(`Cannot write ${path}: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_14__  .kc)(error)}`);
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
    await scanRun(around, null, (event) => {
        if (event.index < start)
            return;
        lines.push(` - ${event.index}: ${headOf(event, terminal)} ${terminal.safe(summaryText(event))}`);
    });
    const end = start + lines.length - 1;
    terminal.line(`HISTORY (events ${start}..${end} around selected index ${index}):`);
    for (const line of lines)
        terminal.line(line);
    return 0;
}
async function selectOne(query, as) {
    const found = [];
    const tally = await scanRun(query, as.terminal, (event, prompt) => {
        found.push({ event, text: textOf(event, prompt, as) });
    });
    return { tally, selected: found[0] };
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
    const messages = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_14__  .NW)(prompt.items.map((item) => (0,_story_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .bD)(JSON.parse(item))), () => (0,_story_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .cr)(JSON.parse((0,_core_ports_js__WEBPACK_IMPORTED_MODULE_2__  .EN)(prompt))));
    return { messages, doubt: prompt.isExact ? null : doubt };
}
const contentOf = ({ text, calls }) => [text, ...calls.map(({ name, args }) => `[call] ${name} ${args}`)].filter((each) => each !== '').join('\n');
function promptText(messages, shorten) {
    return messages.map((message) => `${message.role}: ${shorten(contentOf(message))}`).join('\n\n');
}
const ownMessages = ({ payload }) => (0,_story_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .gT)(payload, 'appended').map(_story_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .bD);
const MAX_SUMMARY = 300;
const MAX_STORY_LINE = 160;
function summaryText(event) {
    return cut(oneLine(bareSummary(event)), MAX_SUMMARY).replaceAll('\t', ' ');
}
function bareSummary(event) {
    if (event.kind === 'llm_request')
        return promptText(ownMessages(event), (content) => cut(content, MAX_SUMMARY));
    const line = (0,_story_progress_js__WEBPACK_IMPORTED_MODULE_4__  .oz)(event);
    if (line !== null)
        return line.replace(/^\[[^\]]*\] /, '');
    const moment = (0,_story_moment_js__WEBPACK_IMPORTED_MODULE_3__  .Et)(event);
    switch (moment?.kind) {
        case 'result':
            return `${moment.tool}: ${moment.output}`;
        case 'attempt':
            return `HTTP ${moment.status}`;
        case 'closing':
            return `${moment.status}: ${moment.summary}`;
        default:
            return (0,_story_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .$6)(event.payload, 'summary') || lineText(event.payload);
    }
}
class Terminal {
    paint;
    #io;
    #hasCut = false;
    hasDoubted = false;
    constructor(io) {
        this.#io = io;
        this.paint = (0,_io_js__WEBPACK_IMPORTED_MODULE_12__  .C2)(io.isTTY);
    }
    line(text = '') {
        this.#io.stdout(`${text}\n`);
    }
    warn(text) {
        this.#io.stderr(`${this.safe(text)}\n`);
    }
    doubt(text) {
        this.hasDoubted = true;
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
        return this.#io.isTTY ? (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_6__  .Q6)(text) : text;
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
const lineText = (payload) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_14__  .NW)(_story_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .gZ, () => oneLineJson(payload));
function oneLineJson(value) {
    if (Array.isArray(value))
        return `[${value.map(oneLineJson).join(', ')}]`;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .OW)(value))
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
  var _story_progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72853);
  var _trace_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41125);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59268);







const painter = (isTerminal) => (style, text) => isTerminal && !process.env['NO_COLOR'] ? (0,node_util__WEBPACK_IMPORTED_MODULE_3__.styleText)(style, text, { validateStream: false }) : text;
function abortedBySignals({ closed }) {
    const controller = new AbortController();
    let by = null;
    const end = (name) => {
        by ??= name;
        controller.abort();
    };
    for (const name of ['SIGINT', 'SIGTERM'])
        process.once(name, () => end(name));
    closed.addEventListener('abort', () => end('SIGPIPE'), { once: true });
    return {
        signal: controller.signal,
        exitCode: (code) => (by === null ? code : 128 + node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[by]),
    };
}
const traceOf = (repo) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_6__  .W1)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repo)).gitDir, 'agent-fix', 'trace.jsonl');
const NEWEST = 'newest';
async function chooseRun(trace, wanted, io) {
    const isNewest = wanted === undefined || wanted === NEWEST;
    const ids = (await (0,_trace_reader_js__WEBPACK_IMPORTED_MODULE_5__  .v)(trace, () => { })).map(({ runId }) => runId);
    const named = ids.includes(wanted ?? '') ? [wanted ?? ''] : ids.filter((id) => id.startsWith(wanted ?? ''));
    const [run, ...others] = isNewest ? ids.slice(-1) : named;
    const newest = ids.length === 0 ? '' : `; its newest: ${ids.slice(-5).toReversed().join(', ')}`;
    if (run === undefined)
        throw new Error(`${trace} holds no run ${isNewest ? '' : wanted}`.trim() + newest);
    if (others.length > 0)
        throw new Error(`--run ${wanted}: several runs begin so: ${named.slice(0, 5).join(', ')}`);
    if (isNewest && ids.length > 1)
        io.stderr(`agent-fix: ${trace} holds ${ids.length} runs, and ${run} is the newest; another: --run ID\n`);
    return run;
}
function traceToRead(given) {
    const path = given ?? traceOf('.');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true)
        return path;
    if (given !== undefined)
        throw new Error(`--trace ${given}: trace file not found; name a file that agent-fix run has written`);
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
const LINE_EVERY_MS = 4000;
const TAG_STYLES = {
    good: 'green',
    bad: 'red',
    warn: 'yellow',
    plain: 'cyan',
};
class LiveProgress {
    io;
    #out;
    #timer;
    #progress = _story_progress_js__WEBPACK_IMPORTED_MODULE_4__  .yS;
    #startMs = performance.now();
    #sinceMs = this.#startMs;
    #saidMs = performance.now();
    #awaitingLines = 0;
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
    tell(event, line = (0,_story_progress_js__WEBPACK_IMPORTED_MODULE_4__  .oz)(event)) {
        const paint = painter(this.#out.columns !== undefined);
        const tag = /^\[[^\]]*\]/.exec(line ?? '')?.[0] ?? '';
        const shown = paint(TAG_STYLES[(0,_story_progress_js__WEBPACK_IMPORTED_MODULE_4__  .yI)(event)], tag) + (line ?? '').slice(tag.length);
        if (line !== null)
            this.io.stderr(`${shown}\n`);
        if (event.kind === 'run_start')
            this.#startMs = performance.now();
        this.#become((0,_story_progress_js__WEBPACK_IMPORTED_MODULE_4__  .mv)(this.#progress, event));
    }
    watch(oracle) {
        return {
            run: (options) => {
                this.#become({ ...this.#progress, doing: { kind: 'tests', phase: options.phase } });
                return oracle.run(options);
            },
        };
    }
    noteReply(bytes) {
        if (this.#progress.doing.kind === 'model')
            this.#progress = { ...this.#progress, doing: { kind: 'model', bytes } };
    }
    #become(progress) {
        const isSame = progress.doing === this.#progress.doing;
        const isSearch = progress.doing.kind === 'search' && this.#progress.doing.kind === 'search';
        if (!isSame && !isSearch) {
            this.#sinceMs = performance.now();
            this.#awaitingLines = 0;
        }
        this.#progress = progress;
    }
    #tick() {
        const nowMs = performance.now();
        const line = (0,_story_progress_js__WEBPACK_IMPORTED_MODULE_4__  .w6)(this.#progress, { ms: nowMs - this.#sinceMs, runMs: nowMs - this.#startMs });
        const columns = this.#out.columns?.();
        if (columns !== undefined) {
            this.#out.stderr(`\r\u001b[K${painter(true)('dim', line.slice(0, columns - 1))}`);
            this.#hasStatus = true;
        }
        else if (this.#isLineDue(nowMs))
            this.io.stderr(`${line}\n`);
    }
    #isLineDue(nowMs) {
        if (this.#progress.doing.kind !== 'model')
            return nowMs - this.#saidMs >= LINE_EVERY_MS;
        const said = this.#awaitingLines;
        this.#awaitingLines = (0,_story_progress_js__WEBPACK_IMPORTED_MODULE_4__  .vi)(nowMs - this.#sinceMs);
        return this.#awaitingLines > said;
    }
    #print(write) {
        this.#clear();
        write();
        this.#saidMs = performance.now();
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


  }),

  53392:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EN: () => (  bodyOf),
    I4: () => (  PATCH_LIMITS),
    WD: () => (  MAX_PLACES),
    Z$: () => (  isGitFolder),
    n: () => (  readAgain)
  });
const bodyOf = ({ head, items, tail }) => `${head}${items.join(',')}${tail}`;
function readAgain(llm, raw, answered) {
    const reply = llm.read(raw, answered);
    if (reply.kind === 'reply')
        return reply;
    const message = `The model endpoint gave no reply that can be read: ${reply.error}.`;
    return { kind: 'failed', reason: 'unavailable', status: null, message };
}
const PATCH_LIMITS = { files: 20, bytes: 256 * 1024 };
const MAX_PLACES = 12;
function isGitFolder(part) {
    const name = (part.split(':')[0] ?? '').replace(/[. ]+$/, '').toLowerCase();
    return name === '.git' || /^git~\d+$/.test(name);
}


  }),

  68027:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DH: () => (  settingsFromTrace),
    HQ: () => (  REASONING_EFFORTS),
    HZ: () => (  SolverSchema),
    U9: () => (  isLoopback),
    UB: () => (  DEFAULT_MODEL),
    VX: () => (  secretValues),
    a$: () => (  DEFAULT_SETTINGS),
    ht: () => (  SettingsSchema),
    pT: () => (  TestEnvSchema),
    qH: () => (  settingsToTrace),
    w3: () => (  TestPolicySchema),
    wT: () => (  PricesSchema),
    yc: () => (  APIS)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81469);
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
  var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);
  var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);



const APIS = ['responses', 'chat-completions'];
const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'];
const DEFAULT_MODEL = {
    baseUrl: 'https://api.openai.com/v1',
    api: 'responses',
    name: 'gpt-5.4-mini',
};
const LimitsSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({
    maxIterations: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(1),
    maxTestRuns: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(1),
    maxReflections: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(0),
    maxTotalTokens: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(1),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(1),
});
const TestPolicySchema = zod__WEBPACK_IMPORTED_MODULE_2__  .k5n(['on_write', 'on_final', 'never']);
const SolverSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .k5n(['model', 'builtin', 'builtin-then-model']);
const SettingsSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({
    testPolicy: TestPolicySchema,
    limits: LimitsSchema,
    confirmRuns: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(1),
    testTimeoutMs: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(1).nullable(),
    testFocus: zod__WEBPACK_IMPORTED_MODULE_2__  .k5n(['auto', 'off']),
    testReport: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().exactOptional(),
    allowPaths: zod__WEBPACK_IMPORTED_MODULE_2__  .YOg(zod__WEBPACK_IMPORTED_MODULE_2__  .YjP()),
    allowTestEdits: zod__WEBPACK_IMPORTED_MODULE_2__  .zMY(),
    solver: SolverSchema,
    maxCandidates: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(1),
    culpritRuns: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int().min(0),
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
    maxCandidates: 2000,
    culpritRuns: 4,
};
const SECRET_VARIABLE = /(?:^|_)(?:pass(?:word|wd|phrase)?|pwd|secret|token|key|apikey|credentials?|auth|dsn|pat)s?(?:_|$)|password|secret/i;
function secretValues({ pass, set }, environment) {
    const given = [...pass.map((name) => [name, environment[name]]), ...Object.entries(set)];
    return given.flatMap(([name, value]) => (SECRET_VARIABLE.test(name) && value ? [value] : []));
}
const OF_THE_JOB = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__  .EB)([
    /^(?:INPUT_\w*|ACTIONS_(?:RUNTIME|ID_TOKEN|RESULTS|CACHE)\w*)$/,
    /^GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/,
    /^(?:GH_TOKEN|OPENAI_API_KEY|TOGETHER_API_KEY)$/,
], 'i');
const TestEnvSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().transform((text, context) => {
    const lines = text.split('\n').map((line) => line.trim());
    const set = lines.flatMap((line) => {
        const at = line.indexOf('=');
        return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
    });
    const names = lines.filter((line) => !line.includes('=')).flatMap((line) => line.split(','));
    const pass = names.map((name) => name.trim()).filter((name) => name !== '');
    const refuse = (message) => {
        context.addIssue({ code: 'custom', message });
        return zod__WEBPACK_IMPORTED_MODULE_3__  .tm;
    };
    for (const name of [...pass, ...set.map(([name]) => name)]) {
        if (!/^[A-Za-z_]\w*$/.test(name))
            return refuse(`holds ${JSON.stringify(name)}, which is not a variable's name`);
        if (OF_THE_JOB.test(name))
            return refuse(`names ${name}, which tests must never see`);
    }
    return { pass, set: Object.fromEntries(set) };
});
const PricesSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().transform((text, context) => {
    const prices = text.split('/').map((part) => part.trim());
    const [input, cached, output] = prices.map(Number);
    if (prices.length === 3 &&
        prices.every((price) => /^\d{1,6}(?:\.\d{1,6})?$/.test(price)) &&
        input !== undefined &&
        cached !== undefined &&
        output !== undefined)
        return { input, cached, output };
    context.addIssue({ code: 'custom', message: NOT_PRICES });
    return zod__WEBPACK_IMPORTED_MODULE_3__  .tm;
});
const NOT_PRICES = 'is not three prices such as 0.25/0.025/2: of a million input, cached input and output tokens, in US dollars';
const settingsToTrace = (settings) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__  .Hm)(settings);
const settingsFromTrace = (json) => SettingsSchema.parse((0,_json_js__WEBPACK_IMPORTED_MODULE_0__  .RA)(json));
const isLoopback = ({ hostname }) => /^(?:localhost|127(?:\.\d+){3}|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(hostname);


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
    events = 0;
    #findings = [];
    #gaps = [];
    #before = [_writer_js__WEBPACK_IMPORTED_MODULE_3__  .Bq];
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

  92409:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    HP: () => (  compareEvents),
    M6: () => (  recordedBefore),
    SS: () => (  readRecording),
    jP: () => (  PromptRebuilder)
  });
  var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81469);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);
  var _core_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53392);
  var _core_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68027);
  var _core_task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32647);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45565);
  var _core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8294);
  var _integrity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97975);
  var _reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41125);
  var _writer_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49057);










async function readRecording(path, runId, version) {
    const run = await (0,_reader_js__WEBPACK_IMPORTED_MODULE_7__  .cI)(path, runId);
    const recordedBy = run.events.find(({ kind }) => kind === 'run_start')?.payload['version'];
    if (typeof recordedBy === 'string' && recordedBy !== version)
        throw new Error(`Run ${run.runId} was recorded by agent-fix ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__  .ml)(recordedBy, 40)}, and this is ` +
            `agent-fix ${version}, which replays only its own records`);
    const { runs } = await (0,_integrity_js__WEBPACK_IMPORTED_MODULE_6__  .tY)(path);
    const findings = runs.find((each) => each.runId === run.runId)?.findings ?? [];
    const doubts = findings.filter(({ kind }) => kind !== 'unended');
    return recordingOf(run, new Map(doubts.map(({ line, reason }) => [line, reason])));
}
function recordingOf(run, doubts) {
    const events = usable(run, doubts);
    const [first] = events;
    if (first?.said.kind !== 'run_start') {
        throw new Error(`Run ${run.runId} cannot be replayed: its first event, run_start, is missing or unreadable`);
    }
    const { payload } = first.said;
    const { task, settings } = setupOf(run.runId, payload);
    const said = events.map((event) => event.said);
    return {
        runId: run.runId,
        version: payload.version,
        task,
        settings,
        ...(payload.attempt === undefined ? {} : { attempt: payload.attempt }),
        llm: payload.llm,
        steps: recordedSteps(said),
        tests: said.flatMap(testResultsOf),
        earlier: said.flatMap(earlierResultsOf),
        outcome: said.find((event) => event.kind === 'outcome')?.payload ?? null,
        end: recordingEnd(run, events),
        events,
    };
}
function setupOf(runId, { task, settings }) {
    try {
        return { task: (0,_core_task_js__WEBPACK_IMPORTED_MODULE_3__  .fp)(task), settings: (0,_core_settings_js__WEBPACK_IMPORTED_MODULE_2__  .DH)(settings) };
    }
    catch (cause) {
        throw new Error(`Run ${runId} cannot be replayed: its task or its settings cannot be read`, { cause });
    }
}
function usable({ events }, doubts) {
    const good = [];
    for (const { seq, index, line, said } of events) {
        if (seq !== index || said === null)
            break;
        good.push({ line, said, doubt: doubts.get(line) ?? null });
    }
    return good;
}
function recordingEnd({ events, problems }, good) {
    const next = events[good.length];
    if (next === undefined)
        return { kind: good.at(-1)?.said.kind === 'run_end' ? 'ended' : 'killed' };
    const { line, seq, index } = next;
    const reason = seq === index
        ? (problems.find((problem) => problem.line === line)?.reason ?? `unknown kind ${next.kind}`)
        : `event ${seq} stands where event ${index} belongs`;
    return { kind: 'broken', line, reason };
}
function recordedSteps(events) {
    const rebuilder = new PromptRebuilder();
    const steps = [];
    for (const event of events) {
        if (isRequestEvent(event)) {
            const prompt = rebuilder.add(event);
            if (prompt !== null)
                steps.push({ prompt, completion: null });
        }
        const completion = completionOf(event);
        const asked = steps.at(-1);
        if (completion !== null && asked?.completion === null)
            steps[steps.length - 1] = { ...asked, completion };
    }
    return steps;
}
function recordedBefore({ events, steps }, step) {
    const requests = events.filter(({ said }) => isRequestEvent(said));
    const until = requests[step];
    const before = until === undefined ? events : events.slice(0, events.indexOf(until));
    const completions = steps.slice(0, step).flatMap(({ completion }) => completion ?? []);
    return {
        replies: completions.filter(({ kind }) => kind === 'reply'),
        tests: before.flatMap(({ said }) => testResultsOf(said)),
    };
}
const FailureReason = zod__WEBPACK_IMPORTED_MODULE_9__  .k5n([
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
const testResultsOf = (event) => event.kind === 'tests' && !(0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_5__  .Dv)(event.payload) ? [testResultOf(event.payload)] : [];
function earlierResultsOf(event) {
    if (event.kind === 'tests' && (0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_5__  .Dv)(event.payload))
        return [{ kind: 'ran', result: testResultOf(event.payload) }];
    if (event.kind !== 'driver_note' || !_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_5__  .r4.has(event.payload.reason))
        return [];
    return [{ kind: 'not_run', why: event.payload.note.replace(/^\w+: /, '') }];
}
const testResultOf = ({ duration_ms, ...tests }) => ({
    verdict: tests.verdict,
    exitCode: tests.exit_code,
    output: tests.output,
    durationMs: duration_ms,
    ...(tests.report === undefined ? {} : { report: tests.report }),
    ...(tests.build === undefined ? {} : { build: tests.build }),
    ...(tests.unseen === undefined ? {} : { unseen: tests.unseen }),
    ...(tests.focus === undefined ? {} : { focus: tests.focus }),
    ...(tests.start === undefined ? {} : { start: tests.start }),
    ...(tests.changed === undefined ? {} : { changed: tests.changed }),
});
async function compareEvents({ events, steps, end }, replayed) {
    const others = replayed.filter(isReplayed).values();
    const prompts = { recorded: new PromptRebuilder(), replayed: new PromptRebuilder() };
    let requests = 0;
    const different = (eventKind, reason, diff = '') => {
        return { kind: 'different', step: Math.max(0, requests - 1), eventKind, reason, diff };
    };
    for (const { line, said, doubt } of events) {
        if (isRequestEvent(said))
            requests++;
        const other = isReplayed(said) ? others.next().value : said;
        const found = await eventDifference(said, other, prompts);
        if (found !== null)
            return different(said.kind, found.reason, found.diff);
        if (doubt !== null)
            return different(said.kind, `line ${line} of the trace: ${doubt}`);
    }
    if (end.kind === 'broken')
        return different('unreadable', `line ${end.line} of the trace: ${end.reason}`);
    const extra = end.kind === 'ended' ? others.next().value : undefined;
    if (extra === undefined)
        return { kind: 'identical', steps: steps.length };
    return different(extra.kind, 'the recording ended before this event');
}
const isReplayed = ({ kind }) => kind !== 'llm_attempt';
async function eventDifference(said, other, prompts) {
    if (other === undefined)
        return { reason: 'the replay ended before this event', diff: '' };
    prompts.recorded.add(said);
    prompts.replayed.add(other);
    const [before, after] = [comparableText(said), comparableText(other)];
    if (before === after)
        return null;
    const reason = said.kind === other.kind ? `${said.kind} differs` : `the replay has ${other.kind} here`;
    const bodies = isRequestEvent(said) && isRequestEvent(other) ? await newestDiff(prompts) : null;
    return { reason, diff: bodies ?? (await readableDiff(before, after)) };
}
async function newestDiff({ recorded, replayed }) {
    const [before, after] = [recorded.newest(), replayed.newest()].map((prompt) => prompt && (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_1__  .EN)(prompt));
    return before == null || after == null || before === after ? null : readableDiff(before, after);
}
function comparableText({ kind, payload }) {
    const ignored = IGNORED_KEYS.get(kind);
    return JSON.stringify({ kind, payload }, (key, value) => {
        if (ignored?.has(key) === true)
            return undefined;
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(value))
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
const isRequestEvent = (event) => event.kind === 'llm_request';
class PromptRebuilder {
    #items = [];
    #head = '';
    #tail = '';
    #newest = null;
    add(event) {
        if (event.kind !== 'llm_request' || !(0,_reader_js__WEBPACK_IMPORTED_MODULE_7__  .OF)(event) || !isRequestEvent(event))
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
                return (0,_writer_js__WEBPACK_IMPORTED_MODULE_8__  .Bj)((0,_core_ports_js__WEBPACK_IMPORTED_MODULE_1__  .EN)(parts)) === sha256;
            },
        };
    }
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
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39429);




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
        const why = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__  .kc)(cause);
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
