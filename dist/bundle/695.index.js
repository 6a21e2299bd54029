export const id = 695;
export const ids = [695,780];
export const modules = {

  5991:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  isLoopback)
  });
const isLoopback = ({ hostname }) => /^(?:localhost|127(?:\.\d+){3}|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(hostname);


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
    L7: () => (  firstTestMs),
    Wt: () => (  MODEL_FLAGS),
    YK: () => (  accessOf),
    aw: () => (  SETTINGS_FLAGS),
    di: () => (  parseRunOptions),
    f5: () => (  settingsOf),
    h9: () => (  solverOf),
    mG: () => (  MODEL_NOTES)
  });
  var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53339);
  var _agent_loopback_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5991);
  var _agent_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71443);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30445);
  var _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36637);
  var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37298);
  var _sandbox_flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36364);







const MODEL_FLAGS = {
    'llm-provider': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .k5n(_llm_provider_js__WEBPACK_IMPORTED_MODULE_1__  .xd).default('openai'), {
        heading: 'The model:',
        value: 'P',
        help: `whose endpoint and key: ${_llm_provider_js__WEBPACK_IMPORTED_MODULE_1__  .xd.join(' | ')}`,
    }),
    model: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq.optional(), { value: 'NAME', help: 'the model' }),
    'base-url': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq.optional(), { value: 'URL', help: 'the endpoint' }),
    api: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .k5n(_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .yc).optional(), { value: 'A', help: `its protocol: ${_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .yc.join(' | ')}` }),
};
const ModelFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_5__  .Ikc(MODEL_FLAGS);
const MODEL_NOTES = `Keys, and defaults, come from OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL, TOGETHER_API_KEY, TOGETHER_MODEL and
TOGETHER_BASE_URL.`;
function solverOf(flags) {
    if (flags.solver !== undefined)
        return flags.solver;
    const name = flags['llm-provider'].toUpperCase();
    const hasKey = (process.env[`${name}_API_KEY`] ?? '').trim() !== '';
    const url = URL.parse(flags['base-url'] ?? process.env[`${name}_BASE_URL`] ?? '');
    return hasKey || (url !== null && (0,_agent_loopback_js__WEBPACK_IMPORTED_MODULE_6__  .U)(url)) ? 'model' : 'builtin';
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
const { limits, confirmRuns, testPolicy, testFocus, maxCandidates } = _agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .a$;
const SETTINGS_FLAGS = {
    solver: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .HZ.optional(), {
        heading: 'Who proposes changes, and within which bounds:',
        value: 'S',
        help: 'model | builtin (search, no model) | builtin-then-model (default: model with a key or an endpoint on this machine, else builtin)',
    }),
    'max-candidates': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .rD)(1).optional(), {
        value: 'N',
        help: `edits that the built-in solver tries (default: ${maxCandidates})`,
    }),
    'test-policy': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .w3.optional(), {
        value: 'P',
        help: `when tests run: ${_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .w3.options.join(' | ')} (default: ${testPolicy})`,
    }),
    'test-focus': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .WY.optional(), {
        value: 'F',
        help: `auto: judge changes by the failing tests first | off (default: ${testFocus})`,
    }),
    'test-report': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq.optional(), {
        value: 'GLOB',
        help: 'JUnit XML files that the tests write (default: their output is read)',
    }),
    'max-iters': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .rD)(1).optional(), {
        value: 'N',
        help: `model turns (default: ${limits.maxIterations})`,
        aliases: ['max-iterations'],
    }),
    'max-test-runs': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .rD)(1).optional(), {
        value: 'N',
        help: `runs of the test command (default: ${limits.maxTestRuns})`,
    }),
    'max-reflections': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .rD)(0).optional(), {
        value: 'N',
        help: `reflections; 0 switches them off (default: ${limits.maxReflections})`,
    }),
    'max-tokens': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .rD)(1).optional(), {
        value: 'N',
        help: `tokens in and out (default: ${limits.maxTotalTokens})`,
        aliases: ['max-total-tokens'],
    }),
    timeout: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .vj.optional(), {
        value: 'MINUTES',
        help: `wall time of the run (default: ${limits.timeoutMs / 60_000})`,
        aliases: ['timeout-minutes'],
    }),
    'test-timeout': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .vj.optional(), {
        value: 'SECONDS',
        help: 'one run of the tests (default: a third of the time before any change, then 5 × that run)',
        aliases: ['test-timeout-seconds'],
    }),
    'confirm-runs': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .rD)(1).optional(), {
        value: 'N',
        help: `how often a green result must repeat (default: ${confirmRuns})`,
    }),
    'allow-paths': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .YOg(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq).optional(), {
        value: 'GLOB',
        help: 'protected paths that may be written after all; give it once a glob',
    }),
    'allow-test-edits': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), { help: 'let the model write test files' }),
};
const SettingsFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_5__  .Ikc(SETTINGS_FLAGS);
function settingsOf(flags, base = _agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .a$) {
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
const OptionsSchema = zod__WEBPACK_IMPORTED_MODULE_5__  .Ikc({
    repo: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq.default('.'), { value: 'DIR', help: 'the repository' }),
    goal: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq.optional(), {
        value: 'TEXT',
        help: 'what to do (default: make the failing tests pass)',
    }),
    test: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq.optional(), {
        value: 'COMMAND',
        help: 'the test command (default: found in the manifest: package.json, pyproject.toml, go.mod …)',
    }),
    'instructions-file': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq.optional(), {
        value: 'FILE',
        help: 'how the repository wants to be worked on (default: .github/agent-fix.md, or AGENTS.md; none: nothing)',
    }),
    trace: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq.default('runs/trace.jsonl'), { value: 'FILE', help: 'where the trace goes, appended' }),
    patch: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq.optional(), { value: 'FILE', help: 'write the diff there, whatever the outcome' }),
    json: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), { help: 'print the result as JSON' }),
    ...MODEL_FLAGS,
    'fallback-model': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq.optional(), {
        value: 'NAME',
        help: 'the model of later attempts, at the same endpoint (default: the same)',
    }),
    ...SETTINGS_FLAGS,
    attempts: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .rD)(1).default(1), {
        value: 'N',
        help: 'tries out of the bounds above together; the next only while none is fixed (default: 1)',
    }),
    ...(0,_sandbox_flags_js__WEBPACK_IMPORTED_MODULE_4__  .B)('Where it works (on a copy; the patch is applied only when it is fixed):'),
    'in-place': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), {
        help: '(or --no-sandbox) work in place, the tests as any other program of yours',
    }),
    'keep-sandbox': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), { help: 'keep the copy' }),
    'sandbox-dir': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Bq.optional(), { value: 'DIR', help: 'where to make the copy' }),
});
const RUN = {
    name: 'agent-fix run',
    about: 'drives a model to a patch that your tests prove, on a copy of the repository.',
    flags: OptionsSchema,
    notes: `${MODEL_NOTES}
Exit codes: 0 fixed, or nothing to fix; 1 any other outcome; 2 wrong usage; 130 stopped by Ctrl-C.`,
};
function parseRunOptions(args) {
    const parsed = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .bQ)(RUN, withModes(args));
    if (parsed.kind === 'help')
        return parsed;
    const { 'in-place': inPlace, 'keep-sandbox': keeps, 'sandbox-dir': folder } = parsed.flags;
    if (inPlace && (keeps || folder !== undefined)) {
        throw new Error('--no-sandbox makes no copy: leave out --keep-sandbox and --sandbox-dir');
    }
    return parsed;
}
function withModes(args) {
    const modes = _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_2__  .f;
    return args.flatMap((arg, at) => {
        if (arg === '--no-sandbox')
            return ['--in-place', '--sandbox=off'];
        return arg === '--sandbox' && !modes.includes(args[at + 1] ?? '') ? ['--sandbox=auto'] : [arg];
    });
}


  }),

  36364:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  sandboxFlags),
    j: () => (  openSandboxFor)
  });
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);
  var _oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67827);
  var _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36637);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27386);
  var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37298);





const sandboxFlags = (heading) => ({
    sandbox: (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(_oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_1__  .f).default('auto'), {
        ...(heading === undefined ? {} : { heading }),
        value: 'MODE',
        help: 'keep the tests apart: auto, by the strongest means this machine has | required, or not at all | off',
    }),
    'test-network': (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(_oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_1__  .nh).default('host'), {
        value: 'N',
        help: 'host | none: a loopback of their own, nothing else',
    }),
});
const SandboxFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_4__  .Ikc(sandboxFlags());
function openSandboxFor(checkout, { sandbox: mode, 'test-network': network }, given = {}) {
    return (0,_oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_0__  .l)({
        mode,
        network,
        checkout,
        environment: process.env,
        program: (0,_own_process_js__WEBPACK_IMPORTED_MODULE_2__  .bs)(),
        ...given,
    });
}


  }),

  30445:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $f: () => (  isSecret),
    Fj: () => (  secretsOf),
    Kd: () => (  resolveProvider),
    QA: () => (  checkBaseUrl),
    R1: () => (  isOpenAI),
    Sq: () => (  checkApiKey),
    bm: () => (  keyFor),
    wC: () => (  withoutKey),
    xd: () => (  PROVIDER_NAMES)
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  var _agent_loopback_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5991);
  var _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71443);



const PROVIDER_NAMES = ['openai', 'together'];
const PROVIDERS = {
    openai: {
        env: 'OPENAI',
        baseUrl: _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__  .UB.baseUrl,
        model: _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__  .UB.name,
        api: _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__  .UB.api,
        hosts: /(^|\.)openai\.com\.?$/,
    },
    together: {
        env: 'TOGETHER',
        baseUrl: 'https://api.together.xyz/v1',
        model: 'Qwen/Qwen2.5-72B-Instruct-Turbo',
        api: 'chat-completions',
        hosts: /(^|\.)together\.(xyz|ai)\.?$/,
    },
};
function resolveProvider(choice) {
    const provider = PROVIDERS[choice.provider];
    const fromEnv = (suffix) => {
        const name = `${provider.env}_${suffix}`;
        return { name, value: choice.env[name] ?? '' };
    };
    const key = choice.key ?? fromEnv('API_KEY');
    const baseUrl = firstGiven(choice.baseUrl, fromEnv('BASE_URL')) ?? {
        name: choice.baseUrl?.name ?? `${provider.env}_BASE_URL`,
        value: provider.baseUrl,
    };
    const access = {
        api: choice.api ?? provider.api,
        baseUrl: checkBaseUrl(baseUrl.value, baseUrl.name),
        key: checkApiKey(key.value, key.name),
        model: firstGiven(choice.model, fromEnv('MODEL'))?.value.trim() ?? provider.model,
        keyName: key.name,
        baseUrlName: baseUrl.name,
    };
    if (choice.key === null)
        refuseForeignHost(choice.provider, access);
    return access;
}
function keyFor(baseUrl, { name, value }) {
    if (value.trim() !== '')
        return checkApiKey(value, name);
    if ((0,_agent_loopback_js__WEBPACK_IMPORTED_MODULE_2__  .U)(new URL(baseUrl)))
        return checkApiKey('none', name);
    throw new Error(`Input ${name}: missing, and ${baseUrl} (openai-base-url) wants one. Add it as a secret and pass it: ${name}: \${{ secrets.OPENAI_API_KEY }}.`);
}
function isOpenAI(baseUrl) {
    return PROVIDERS.openai.hosts.test(new URL(baseUrl).hostname);
}
function firstGiven(...candidates) {
    return candidates.find((given) => given !== null && given.value.trim() !== '') ?? null;
}
function refuseForeignHost(provider, access) {
    const { hostname } = new URL(access.baseUrl);
    const owner = PROVIDER_NAMES.find((name) => PROVIDERS[name].hosts.test(hostname));
    if (owner === undefined || owner === provider)
        return;
    throw new Error(`${access.baseUrlName} points at ${hostname}, which is not ${access.keyName}'s provider; ` +
        `choose the provider "${owner}" and set ${PROVIDERS[owner].env}_API_KEY.`);
}
const MIN_SECRET_LENGTH = 10;
function checkApiKey(text, inputName) {
    const key = text.trim();
    if (key === '')
        throw new Error(`${inputName} is not set; give the endpoint's key (any word, if it asks for none).`);
    if (!/^[!#-[\]-~]+$/.test(key)) {
        throw new Error(`${inputName} holds blanks or characters that no key has; paste it again.`);
    }
    return key;
}
const isSecret = (key) => key.length >= MIN_SECRET_LENGTH;
const secretsOf = (access) => access !== null && isSecret(access.key) ? [access.key] : [];
function withoutKey(text, key) {
    return !isSecret(key) ? text : text.replaceAll(key, '***');
}
const LINK_LOCAL = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
LINK_LOCAL.addSubnet('169.254.0.0', 16, 'ipv4');
LINK_LOCAL.addSubnet('fe80::', 10, 'ipv6');
LINK_LOCAL.addAddress('fd00:ec2::254', 'ipv6');
function checkBaseUrl(text, inputName) {
    const url = URL.parse(text.trim());
    if (url === null) {
        throw new Error(`${inputName} is not a URL; give one like https://api.openai.com/v1.`);
    }
    const problem = problemOf(url);
    if (problem !== null)
        throw new Error(`${inputName} ${problem}`);
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
function problemOf(url) {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        return `has the scheme "${url.protocol}"; only https works, or http for loopback.`;
    }
    if (url.username !== '' || url.password !== '') {
        return 'holds credentials; take them out, and give the key by its own input.';
    }
    if (/[?#]/.test(url.href))
        return 'holds a query or a fragment; end it after the path.';
    if (matches(LINK_LOCAL, url))
        return `points at ${url.hostname}, a link-local address; those are refused.`;
    if (url.protocol === 'http:' && !(0,_agent_loopback_js__WEBPACK_IMPORTED_MODULE_2__  .U)(url)) {
        return `sends the key to ${url.hostname} in clear text; use https (plain http is for loopback only).`;
    }
    return null;
}
function matches(list, url) {
    const host = url.hostname;
    if (host.startsWith('['))
        return list.check(host.slice(1, -1), 'ipv6');
    return /^\d+(\.\d+){3}$/.test(host) && list.check(host, 'ipv4');
}


  })

};
