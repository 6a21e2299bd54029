export const id = 95;
export const ids = [95];
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

  26095:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BV: () => (  sandboxFlags),
    L7: () => (  firstTestMs),
    RS: () => (  isInPlace),
    Wt: () => (  MODEL_FLAGS),
    YK: () => (  accessOf),
    aw: () => (  SETTINGS_FLAGS),
    f5: () => (  settingsOf),
    h9: () => (  solverOf),
    jQ: () => (  openSandboxFor),
    mG: () => (  MODEL_NOTES),
    oq: () => (  RUN)
  });
  var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81469);
  var _base_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26910);
  var _core_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68027);
  var _core_usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56587);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30445);
  var _oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30039);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27386);
  var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37298);








const MODEL_FLAGS = {
    'llm-provider': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .xd).default('openai'), {
        heading: 'The model:',
        value: 'P',
        help: `whose endpoint and key: ${_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .xd.join(' | ')}`,
    }),
    model: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .wx.optional(), { value: 'NAME', help: 'the model' }),
    'base-url': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .wx.optional(), { value: 'URL', help: 'the endpoint' }),
    api: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .Th.apis).optional(), {
        value: 'A',
        help: `its protocol: ${_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .Th.apis.join(' | ')}`,
    }),
};
const ModelFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc(MODEL_FLAGS);
const MODEL_NOTES = `Keys and defaults come from OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL, TOGETHER_API_KEY, TOGETHER_MODEL and
TOGETHER_BASE_URL.`;
function solverOf(flags) {
    if (flags.solver !== undefined)
        return flags.solver;
    const name = flags['llm-provider'].toUpperCase();
    const hasKey = (process.env[`${name}_API_KEY`] ?? '').trim() !== '';
    const url = URL.parse(flags['base-url'] ?? process.env[`${name}_BASE_URL`] ?? '');
    return hasKey || (url !== null && (0,_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .U9)(url)) ? 'model' : 'builtin';
}
function accessOf(flags) {
    const flagValue = (name) => {
        const value = flags[name];
        return value === undefined ? null : { name: `--${name}`, value };
    };
    return (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .Kd)({
        provider: flags['llm-provider'],
        key: null,
        baseUrl: flagValue('base-url'),
        model: flagValue('model'),
        api: flags.api ?? null,
        env: process.env,
    });
}
const { limits, testPolicy, culpritRuns } = _core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .a$;
const SETTINGS_FLAGS = {
    solver: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .wB.shape.solver.optional(), {
        heading: 'Who proposes changes, and the limits:',
        value: 'S',
        help: 'model | builtin (search, no model) | builtin-then-model (default: model with a key or an ' +
            'endpoint on this machine, else builtin)',
    }),
    'culprit-runs': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(0).optional(), {
        value: 'N',
        help: `runs of a failing test that look for the commit that broke it; 0: none (default: ${culpritRuns})`,
    }),
    'test-policy': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .wB.shape.testPolicy.optional(), {
        value: 'P',
        help: `when tests run: ${_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .wB.shape.testPolicy.options.join(' | ')} (default: ${testPolicy})`,
    }),
    'test-report': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .wx.optional(), {
        value: 'GLOB',
        help: 'JUnit XML files that the tests write (default: their output is read)',
    }),
    'max-iters': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(1).optional(), {
        value: 'N',
        help: `model turns (default: ${limits.maxIterations})`,
        aliases: ['max-iterations'],
    }),
    'max-test-runs': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(1).optional(), {
        value: 'N',
        help: `runs of the test command (default: ${limits.maxTestRuns})`,
    }),
    'max-reflections': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(0).optional(), {
        value: 'N',
        help: `how often the model is asked what it learned from a failure (default: ${limits.maxReflections})`,
    }),
    'max-tokens': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(1).optional(), {
        value: 'N',
        help: `tokens in and out (default: ${limits.maxTotalTokens})`,
        aliases: ['max-total-tokens'],
    }),
    timeout: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .vj.optional(), {
        value: 'MINUTES',
        help: `wall time of the run (default: ${limits.timeoutMs / 60_000})`,
        aliases: ['timeout-minutes'],
    }),
    'test-timeout': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .vj.optional(), {
        value: 'SECONDS',
        help: 'one run of the tests (default: a third of the time before any change, then 5 × that run; for a proof, a third of the rest)',
        aliases: ['test-timeout-seconds'],
    }),
    'allow-paths': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .YOg(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .wx).optional(), {
        value: 'GLOB',
        help: 'closed paths that may be written after all; repeat it for several',
    }),
    'allow-test-edits': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .zMY().default(false), { help: 'let the model write test files' }),
};
const SettingsFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc(SETTINGS_FLAGS);
function settingsOf(flags, base = _core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .a$) {
    const { timeout, 'test-timeout': testTimeout } = flags;
    const testReport = flags['test-report'] ?? base.testReport;
    return {
        ...base,
        solver: flags.solver ?? base.solver,
        culpritRuns: flags['culprit-runs'] ?? base.culpritRuns,
        testPolicy: flags['test-policy'] ?? base.testPolicy,
        ...(0,_base_json_js__WEBPACK_IMPORTED_MODULE_7__  .sw)({ testReport }),
        limits: {
            maxIterations: flags['max-iters'] ?? base.limits.maxIterations,
            maxTestRuns: flags['max-test-runs'] ?? base.limits.maxTestRuns,
            maxReflections: flags['max-reflections'] ?? base.limits.maxReflections,
            maxTotalTokens: flags['max-tokens'] ?? base.limits.maxTotalTokens,
            timeoutMs: timeout === undefined ? base.limits.timeoutMs : Math.round(timeout * 60_000),
        },
        testTimeoutMs: testTimeout === undefined ? base.testTimeoutMs : Math.round(testTimeout * 1000),
        allowPaths: flags['allow-paths'] ?? base.allowPaths,
        allowTestEdits: flags['allow-test-edits'] || base.allowTestEdits,
    };
}
function firstTestMs({ limits, confirmRuns, testTimeoutMs }) {
    return testTimeoutMs ?? Math.floor(limits.timeoutMs / (2 + confirmRuns));
}
const sandboxFlags = () => ({
    sandbox: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(_oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_3__  .Lg.modes).default('auto'), {
        value: 'MODE',
        help: 'isolate the tests: auto, as well as this machine can | required, or do not run them | off',
    }),
    'test-network': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(_oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_3__  .Lg.networks).default('host'), {
        value: 'N',
        help: 'the network that tests see: host | none, but a loopback of their own',
    }),
});
const SandboxFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc(sandboxFlags());
function openSandboxFor(checkout, { sandbox, 'test-network': network }, options = {}) {
    return (0,_oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_3__  .Ep)({
        mode: sandbox === IN_PLACE ? 'off' : sandbox,
        network,
        checkout,
        environment: process.env,
        program: (0,_own_process_js__WEBPACK_IMPORTED_MODULE_4__  .bs)(),
        ...options,
    });
}
const IN_PLACE = 'in-place';
const RunFlags = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc({
    repo: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .wx.default('.'), { value: 'DIR', help: 'the repository' }),
    goal: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .wx.optional(), {
        value: 'TEXT',
        help: 'what to do (default: make the failing tests pass)',
    }),
    test: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .wx.optional(), {
        value: 'COMMAND',
        help: 'the test command (default: found in the manifest: package.json, pyproject.toml, go.mod …)',
    }),
    since: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .wx.optional(), {
        value: 'REF',
        help: 'a commit, branch or tag at which the tests were green: the model is shown what changed ' +
            'since, and the commit that broke them is looked for',
    }),
    trace: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .wx.optional(), {
        value: 'FILE',
        help: 'where the trace goes, appended (default: .git/agent-fix/trace.jsonl of the repository)',
    }),
    patch: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .wx.optional(), { value: 'FILE', help: 'write the diff there, whatever the outcome' }),
    json: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .zMY().default(false), { help: 'print the result as JSON' }),
    ...MODEL_FLAGS,
    'fallback-model': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .wx.optional(), {
        value: 'NAME',
        help: 'the model of later attempts, at the same endpoint (default: the same)',
    }),
    prices: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_core_usage_js__WEBPACK_IMPORTED_MODULE_1__  ._.optional(), {
        value: 'I/C/O',
        help: 'US dollars for a million input, cached input and output tokens, such as 0.25/0.025/2, to show what the run cost',
    }),
    ...SETTINGS_FLAGS,
    attempts: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(1).default(1), {
        value: 'N',
        help: 'runs to make until one ends fixed; the limits above hold for all of them together',
    }),
    ...sandboxFlags(),
    sandbox: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .k5n([..._oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_3__  .Lg.modes, IN_PLACE]).default('auto'), {
        heading: 'Where the tests run (the patch is applied only when it is fixed):',
        value: 'MODE',
        bare: 'auto',
        negated: IN_PLACE,
        help: 'auto: on a copy, isolated as well as this machine can | required: isolated, or not run | ' +
            `off: on a copy, not isolated | ${IN_PLACE}: in the repository itself, not isolated (also --no-sandbox)`,
    }),
    'keep-copy': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .zMY().default(false), { help: 'keep the copy', aliases: ['keep-sandbox'] }),
    'copy-dir': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .wx.optional(), {
        value: 'DIR',
        help: 'where to make the copy',
        aliases: ['sandbox-dir'],
    }),
});
const RUN = {
    name: 'agent-fix run',
    about: 'finds a patch that your tests prove, on a copy of the repository.',
    flags: RunFlags,
    notes: `${MODEL_NOTES}
Exit codes: 0 fixed, or nothing to fix; 1 any other outcome; 2 wrong usage; 130 stopped by Ctrl-C.`,
    check: (options) => {
        if (isInPlace(options) && (options['keep-copy'] || options['copy-dir'] !== undefined))
            throw new Error('--no-sandbox makes no copy: leave out --keep-copy and --copy-dir');
    },
};
const isInPlace = ({ sandbox }) => sandbox === IN_PLACE;


  })

};
