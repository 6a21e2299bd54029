export const id = 389;
export const ids = [389];
export const modules = {

  37298:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bq: () => (  filled),
    Jt: () => (  flag),
    NB: () => (  defineCommand),
    rD: () => (  wholeNumber),
    vj: () => (  amount)
  });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29396);
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81469);
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69171);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);



const TEXTS = zod__WEBPACK_IMPORTED_MODULE_2__  .u5();
function flag(schema, text) {
    const own = schema.clone();
    TEXTS.add(own, text);
    return own;
}
const filled = zod__WEBPACK_IMPORTED_MODULE_3__  .YjP().refine((value) => value.trim() !== '', 'must not be empty');
const wholeNumber = (least) => zod__WEBPACK_IMPORTED_MODULE_3__  .YjP()
    .regex(least === 1 ? /^[1-9]\d{0,8}$/ : /^(?:0|[1-9]\d{0,8})$/, `must be a whole number from ${least}`)
    .transform(Number);
const amount = zod__WEBPACK_IMPORTED_MODULE_3__  .YjP()
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
        throw new Error(`${command.name} takes no argument ${JSON.stringify(extra)}`);
    if (read.operands.length < min)
        throw new Error(`${command.name} needs ${name}`);
    const parsed = command.flags.safeParse(read.values);
    if (!parsed.success)
        throw new Error(parsed.error.issues.map((issue) => problemText(issue, read.values)).join('\n'));
    command.check?.(parsed.data);
    return { kind: 'given', flags: parsed.data, operands: read.operands };
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
    const near = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .pA)(given.replace(/^-+(?:no-)?/, ''), names);
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

  19601:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A8: () => (  abortedBySignals),
    CZ: () => (  writePatch),
    Sg: () => (  besideTrace),
    uJ: () => (  checkTraceFile)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



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
function checkTraceFile(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true) {
        throw new Error(`--trace ${path}: trace file not found`);
    }
}
function writePatch(path, { diff }) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(whole), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(whole, diff);
    return whole;
}
const besideTrace = (trace, runId) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(trace), `${runId}.patch`);


  }),

  26095:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BV: () => (  sandboxFlags),
    L7: () => (  firstTestMs),
    Wt: () => (  MODEL_FLAGS),
    YK: () => (  accessOf),
    aw: () => (  SETTINGS_FLAGS),
    f5: () => (  settingsOf),
    h9: () => (  solverOf),
    jQ: () => (  openSandboxFor),
    mG: () => (  MODEL_NOTES),
    oq: () => (  RUN),
    xr: () => (  withModes)
  });
  var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81469);
  var _core_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68027);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30445);
  var _oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30039);
  var _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36637);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27386);
  var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37298);







const MODEL_FLAGS = {
    'llm-provider': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(_llm_provider_js__WEBPACK_IMPORTED_MODULE_1__  .xd).default('openai'), {
        heading: 'The model:',
        value: 'P',
        help: `whose endpoint and key: ${_llm_provider_js__WEBPACK_IMPORTED_MODULE_1__  .xd.join(' | ')}`,
    }),
    model: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), { value: 'NAME', help: 'the model' }),
    'base-url': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), { value: 'URL', help: 'the endpoint' }),
    api: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .yc).optional(), { value: 'A', help: `its protocol: ${_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .yc.join(' | ')}` }),
};
const ModelFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc(MODEL_FLAGS);
const MODEL_NOTES = `Keys, and defaults, come from OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL, TOGETHER_API_KEY, TOGETHER_MODEL and
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
    const given = (name) => {
        const value = flags[name];
        return value === undefined ? null : { name: `--${name}`, value };
    };
    return (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_1__  .Kd)({
        provider: flags['llm-provider'],
        key: null,
        baseUrl: given('base-url'),
        model: given('model'),
        api: flags.api ?? null,
        env: process.env,
    });
}
const { limits, confirmRuns, testPolicy, testFocus, maxCandidates } = _core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .a$;
const SETTINGS_FLAGS = {
    solver: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .HZ.optional(), {
        heading: 'Who proposes changes, and within which bounds:',
        value: 'S',
        help: 'model | builtin (search, no model) | builtin-then-model (default: model with a key or an endpoint on this machine, else builtin)',
    }),
    'max-candidates': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(1).optional(), {
        value: 'N',
        help: `edits that the built-in solver tries (default: ${maxCandidates})`,
    }),
    'test-policy': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .w3.optional(), {
        value: 'P',
        help: `when tests run: ${_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .w3.options.join(' | ')} (default: ${testPolicy})`,
    }),
    'test-focus': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .WY.optional(), {
        value: 'F',
        help: `auto: judge changes by the failing tests first | off (default: ${testFocus})`,
    }),
    'test-report': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), {
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
        help: `reflections; 0 switches them off (default: ${limits.maxReflections})`,
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
        help: 'one run of the tests (default: a third of the time before any change, then 5 × that run)',
        aliases: ['test-timeout-seconds'],
    }),
    'confirm-runs': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(1).optional(), {
        value: 'N',
        help: `how often a green result must repeat (default: ${confirmRuns})`,
    }),
    'allow-paths': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .YOg(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq).optional(), {
        value: 'GLOB',
        help: 'protected paths that may be written after all; give it once a glob',
    }),
    'allow-test-edits': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .zMY().default(false), { help: 'let the model write test files' }),
};
const SettingsFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc(SETTINGS_FLAGS);
function settingsOf(flags, base = _core_settings_js__WEBPACK_IMPORTED_MODULE_0__  .a$) {
    const { timeout, 'test-timeout': testTimeout } = flags;
    const [testFocus, testReport] = [
        flags['test-focus'] ?? base.testFocus,
        flags['test-report'] ?? base.testReport,
    ];
    return {
        ...base,
        solver: flags.solver ?? base.solver,
        maxCandidates: flags['max-candidates'] ?? base.maxCandidates,
        testPolicy: flags['test-policy'] ?? base.testPolicy,
        ...(testFocus === undefined ? {} : { testFocus }),
        ...(testReport === undefined ? {} : { testReport }),
        limits: {
            ...base.limits,
            maxIterations: flags['max-iters'] ?? base.limits.maxIterations,
            maxTestRuns: flags['max-test-runs'] ?? base.limits.maxTestRuns,
            maxReflections: flags['max-reflections'] ?? base.limits.maxReflections,
            maxTotalTokens: flags['max-tokens'] ?? base.limits.maxTotalTokens,
            timeoutMs: timeout === undefined ? base.limits.timeoutMs : Math.round(timeout * 60_000),
        },
        confirmRuns: flags['confirm-runs'] ?? base.confirmRuns,
        testTimeoutMs: testTimeout === undefined ? base.testTimeoutMs : Math.round(testTimeout * 1000),
        allowPaths: flags['allow-paths'] ?? base.allowPaths,
        allowTestEdits: flags['allow-test-edits'] || base.allowTestEdits,
    };
}
function firstTestMs({ limits, confirmRuns, testTimeoutMs }) {
    return testTimeoutMs ?? Math.floor(limits.timeoutMs / (2 + confirmRuns));
}
const sandboxFlags = (heading) => ({
    sandbox: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(_oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_3__  .f).default('auto'), {
        ...(heading === undefined ? {} : { heading }),
        value: 'MODE',
        help: 'keep the tests apart: auto, by the strongest means this machine has | required, or not at all | off',
    }),
    'test-network': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(_oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_3__  .nh).default('host'), {
        value: 'N',
        help: 'host | none: a loopback of their own, nothing else',
    }),
});
const SandboxFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc(sandboxFlags());
function openSandboxFor(checkout, { sandbox: mode, 'test-network': network }, given = {}) {
    return (0,_oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_2__  .Ep)({
        mode,
        network,
        checkout,
        environment: process.env,
        program: (0,_own_process_js__WEBPACK_IMPORTED_MODULE_4__  .bs)(),
        ...given,
    });
}
const RunFlags = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc({
    repo: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.default('.'), { value: 'DIR', help: 'the repository' }),
    goal: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), {
        value: 'TEXT',
        help: 'what to do (default: make the failing tests pass)',
    }),
    test: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), {
        value: 'COMMAND',
        help: 'the test command (default: found in the manifest: package.json, pyproject.toml, go.mod …)',
    }),
    'instructions-file': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), {
        value: 'FILE',
        help: 'how the repository wants to be worked on (default: .github/agent-fix.md, or AGENTS.md; none: nothing)',
    }),
    trace: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.default('runs/trace.jsonl'), { value: 'FILE', help: 'where the trace goes, appended' }),
    patch: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), { value: 'FILE', help: 'write the diff there, whatever the outcome' }),
    json: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .zMY().default(false), { help: 'print the result as JSON' }),
    ...MODEL_FLAGS,
    'fallback-model': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), {
        value: 'NAME',
        help: 'the model of later attempts, at the same endpoint (default: the same)',
    }),
    ...SETTINGS_FLAGS,
    attempts: (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .rD)(1).default(1), {
        value: 'N',
        help: 'tries out of the bounds above together; the next only while none is fixed (default: 1)',
    }),
    ...sandboxFlags('Where it works (on a copy; the patch is applied only when it is fixed):'),
    'in-place': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .zMY().default(false), {
        help: '(or --no-sandbox) work in place, the tests as any other program of yours',
    }),
    'keep-sandbox': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .zMY().default(false), { help: 'keep the copy' }),
    'sandbox-dir': (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_5__  .Bq.optional(), { value: 'DIR', help: 'where to make the copy' }),
});
const RUN = {
    name: 'agent-fix run',
    about: 'drives a model to a patch that your tests prove, on a copy of the repository.',
    flags: RunFlags,
    notes: `${MODEL_NOTES}
Exit codes: 0 fixed, or nothing to fix; 1 any other outcome; 2 wrong usage; 130 stopped by Ctrl-C.`,
    check: ({ 'in-place': inPlace, 'keep-sandbox': keeps, 'sandbox-dir': folder }) => {
        if (inPlace && (keeps || folder !== undefined))
            throw new Error('--no-sandbox makes no copy: leave out --keep-sandbox and --sandbox-dir');
    },
};
function withModes(args) {
    const modes = _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_3__  .f;
    return args.flatMap((arg, at) => {
        if (arg === '--no-sandbox')
            return ['--in-place', '--sandbox=off'];
        return arg === '--sandbox' && !modes.includes(args[at + 1] ?? '') ? ['--sandbox=auto'] : [arg];
    });
}


  }),

  36419:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FO: () => (  exitCodeOf),
    MP: () => (  runJson),
    Z_: () => (  describeTests),
    qi: () => (  runReport),
    z0: () => (  printProgress)
  });
  var _core_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87893);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);
  var _core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8294);
  var _story_progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72853);
  var _story_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27083);





function printProgress(event, io) {
    const line = (0,_story_progress_js__WEBPACK_IMPORTED_MODULE_3__  .o)(event);
    if (line !== null)
        io.stderr(`${line}\n`);
}
const describeTests = (command) => command === null ? 'no tests' : (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .om)(`tests: ${command.run} (${command.source})`, 160);
const SNIPPET_CHARS = 200;
const exitCodeOf = ({ outcome }) => ((0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_2__  .nn)(outcome) ? 0 : 1);
function runReport({ outcome, stopReason, summary, changes, lastTests }, facts) {
    const lines = [summary];
    if (changes.length > 0)
        lines.push('Changes:', ...changes.map(({ path, description }) => `- ${path}: ${(0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .om)(description)}`));
    if (outcome === 'unverified')
        lines.push(...unverifiedLines(lastTests, facts));
    else if (stopReason === 'cancelled')
        lines.push('Tests: stopped with the run');
    else if (lastTests !== null)
        lines.push(...testLines(lastTests));
    return (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .Bv)(`${lines.join('\n')}\n`);
}
function testLines({ ok, output }) {
    const [firstLine = ''] = output.trim().split('\n', 1);
    const reason = ok ? 'All tests passed.' : firstLine || 'Tests failed.';
    const line = `Tests: ${ok ? 'PASSED' : 'FAILED'} - ${reason}`;
    return firstLine === '' ? [line] : [line, `Output snippet: ${firstLine.slice(0, SNIPPET_CHARS)}`];
}
function unverifiedLines(lastTests, { patchPath }) {
    const why = lastTests === null ? 'no tests were run' : 'the tests were green before it as well';
    return [
        `Tests: UNVERIFIED - nothing proves this patch: ${why}.`,
        patchPath === null ? 'Not applied.' : `Not applied. To take it: git apply ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .r7)(patchPath)}`,
    ];
}
const attemptsJson = ({ of, chosen, runs }) => ({
    of,
    taken: chosen + 1,
    runs: runs.map(({ runId, model, outcome, usage }) => ({ run_id: runId, model, outcome, usage })),
});
function runJson(result, facts) {
    const { outcome, stopReason, summary, changes, state, lastTests, patch } = result;
    const json = {
        outcome,
        stop_reason: stopReason,
        run_id: facts.runId,
        summary,
        changes,
        tests: lastTests && { ok: lastTests.ok, verdict: lastTests.verdict, exit_code: lastTests.exit_code },
        iterations: state.turns,
        test_runs: state.testRuns,
        reflections: state.reflections,
        usage: { ...state.usage, total_tokens: (0,_core_state_js__WEBPACK_IMPORTED_MODULE_0__  .RP)(state.usage) },
        trace: facts.tracePath,
        patch: facts.patchPath,
        patch_sha256: patch.sha256,
        applied: facts.isApplied,
        ...(facts.tries === null ? {} : { attempts: attemptsJson(facts.tries) }),
    };
    return `${JSON.stringify(json, null, 2)}\n`;
}


  }),

  70135:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G: () => (  openCopy),
    j$: () => (  openStage),
    kI: () => (  findStart)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _oracle_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63060);
  var _oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84217);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59268);
  var _run_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26095);






async function findStart({ repo }) {
    const { root, prefix, commit } = await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .BN)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo));
    return { repository: root, folder: prefix || '.', commit };
}
async function openStage(start, options, io) {
    await refuseUncommitted(options);
    const { 'in-place': inPlace, 'keep-sandbox': keeps, 'sandbox-dir': folder } = options;
    if (!inPlace && (keeps || folder !== undefined))
        return stageOnCopy(start, { options, io, known: null });
    const sandbox = await (0,_run_options_js__WEBPACK_IMPORTED_MODULE_5__  .jQ)(start.repository, options);
    if (inPlace)
        return stageInPlace(start, sandbox);
    return sandbox.cell === null
        ? stageOnCopy(start, { options, io, known: sandbox })
        : stageOnLayer(start, sandbox);
}
async function refuseUncommitted({ repo }) {
    const uncommitted = await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .pu)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo));
    if (uncommitted.length === 0)
        return;
    const shown = uncommitted.slice(0, 5).join(', ');
    throw new Error(`--repo ${repo}: uncommitted changes in ${shown}${uncommitted.length > 5 ? ', …' : ''}. ` +
        'agent-fix works from the commit: commit or stash them first.');
}
function stageOnLayer(start, sandbox) {
    (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_3__  .eZ)();
    return {
        checkout: start.repository,
        sandbox,
        renew: null,
        note: 'on a copy',
        apply: ({ diff }) => (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .X6)(start.repository, diff),
        keep: async () => { },
        [Symbol.asyncDispose]: async () => { },
    };
}
async function stageOnCopy(start, { options, io, known }) {
    const { repository, commit } = start;
    const destination = options['sandbox-dir'] === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options['sandbox-dir']);
    const isKept = options['keep-sandbox'];
    const copy = await openCopy({ repository, commit, destination, isKept }, io);
    try {
        const sandbox = known ?? (await (0,_run_options_js__WEBPACK_IMPORTED_MODULE_5__  .jQ)(copy.root, options));
        return {
            checkout: copy.root,
            sandbox,
            renew: () => (0,_oracle_folders_js__WEBPACK_IMPORTED_MODULE_2__  .Is)(repository, copy.root),
            note: isKept ? `on a copy, kept at ${copy.root}` : 'on a copy',
            apply: ({ diff }) => (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .X6)(repository, diff),
            keep: async (patch) => {
                if (isKept)
                    await bringBack(copy.root, patch);
            },
            [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose](),
        };
    }
    catch (error) {
        await copy[Symbol.asyncDispose]();
        throw error;
    }
}
async function bringBack(checkout, patch) {
    const isThere = ({ path, content }) => {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file).equals(content);
    };
    if (!patch.files.every(isThere))
        await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .X6)(checkout, patch.diff);
}
function stageInPlace(start, sandbox) {
    return {
        checkout: start.repository,
        sandbox,
        renew: null,
        note: `in place, at ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start.repository, start.folder)}`,
        apply: async () => { },
        keep: (patch) => bringBack(start.repository, patch),
        [Symbol.asyncDispose]: async () => { },
    };
}
const QUIET_MS = 1000;
async function openCopy(options, io) {
    for (const folder of (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_3__  .eZ)().filter((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(each).startsWith(_oracle_folders_js__WEBPACK_IMPORTED_MODULE_2__  .zz)))
        io.stderr(`[setup] removed ${folder}, left by a run that was killed\n`);
    const notice = setTimeout(() => io.stderr('[setup] copying the repository, untracked files too …\n'), QUIET_MS);
    try {
        const copy = await (0,_oracle_folders_js__WEBPACK_IMPORTED_MODULE_2__  .s1)(options);
        if (options.isKept === true)
            return { root: copy.root, [Symbol.asyncDispose]: async () => { } };
        const lease = (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_3__  .HF)(copy.root);
        return {
            root: copy.root,
            [Symbol.asyncDispose]: async () => {
                await copy[Symbol.asyncDispose]();
                lease[Symbol.dispose]();
            },
        };
    }
    finally {
        clearTimeout(notice);
    }
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
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39429);
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
            return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .xb)(moment);
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
    const scope = focus === null ? '' : `, only the failing tests (${short(focus)})`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .V2)(phase).when}${scope}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .L2)(verdict)}${exit}${took}`;
}
const MAX_CHARS = 160;
const short = (text) => (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .om)(text, MAX_CHARS);


  })

};
