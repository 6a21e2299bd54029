export const id = 164;
export const ids = [164];
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


  }),

  96164:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    viewCommand: () => (  viewCommand),
    writePage: () => (  writePage)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
  var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
  var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81469);
  var _trace_trace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86020);
  var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37298);
  var _io_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19601);








const ViewFlags = zod__WEBPACK_IMPORTED_MODULE_7__  .Ikc({
    ..._flags_js__WEBPACK_IMPORTED_MODULE_5__  .Y9,
    out: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .wx.optional(), {
        value: 'FILE',
        help: 'where the page goes (default: trace.html, beside the trace where --trace is not given)',
    }),
});
const viewCommand = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .NB)({
    name: 'agent-fix view',
    about: 'turns one run of a trace into a page that needs no network.',
    flags: ViewFlags,
}, async ({ trace: traceOption, run, out: wanted }, io) => {
    const trace = (0,_io_js__WEBPACK_IMPORTED_MODULE_6__  .Bx)(traceOption);
    const out = wanted ?? (traceOption === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(trace), 'trace.html') : 'trace.html');
    const page = await (0,_trace_trace_js__WEBPACK_IMPORTED_MODULE_4__  .we)(trace, await (0,_io_js__WEBPACK_IMPORTED_MODULE_6__  .jH)(trace, run, io));
    await writePage(page, out);
    for (const { line, reason } of page.problems)
        io.stderr(`agent-fix: ${trace}:${line}: ${reason}\n`);
    io.stdout(`Wrote ${out}\n`);
    return 0;
});
async function writePage(page, path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)), { recursive: true });
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from(page.parts()), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path));
}


  })

};
