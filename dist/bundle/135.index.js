export const id = 135;
export const ids = [135];
export const modules = {

  57460:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hm: () => (  snakeKeys),
    OW: () => (  isJsonObject),
    Qd: () => (  isPlainObject),
    RA: () => (  camelKeys),
    jI: () => (  ERROR_CHARS),
    oH: () => (  firstJsonObject),
    qF: () => (  parseJson)
  });
  var _cut_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40566);

const isJsonObject = (value) => isPlainObject(value);
const ERROR_CHARS = 300;
function parseJson(text) {
    try {
        return { kind: 'ok', value: JSON.parse(text) };
    }
    catch (error) {
        return {
            kind: 'bad',
            error: (0,_cut_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)(error instanceof Error ? error.message : String(error), ERROR_CHARS),
        };
    }
}
function isPlainObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function firstJsonObject(text) {
    const start = text.indexOf('{');
    if (start < 0)
        return null;
    let depth = 0;
    let inString = false;
    for (let at = start; at < text.length; at++) {
        const char = text[at];
        if (inString) {
            if (char === '\\')
                at++;
            else if (char === '"')
                inString = false;
        }
        else if (char === '"')
            inString = true;
        else if (char === '{')
            depth++;
        else if (char === '}' && --depth === 0) {
            return { json: text.slice(start, at + 1), rest: `${text.slice(0, start)}${text.slice(at + 1)}`.trim() };
        }
    }
    return null;
}
const OWN_KEYS = new Set(['env']);
const snakeKeys = (value) => renameKeys(value, snakeCase);
const camelKeys = (json) => renameKeys(json, camelCase);
const snakeCase = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camelCase = (key) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
const asItIs = (key) => key;
function renameKeys(value, rename) {
    if (value === null || typeof value === 'string' || typeof value === 'boolean')
        return value;
    if (typeof value === 'number' && Number.isFinite(value))
        return value;
    if (Array.isArray(value))
        return value.map((each) => renameKeys(each, rename));
    if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
        throw new TypeError(`${String(value)} is not JSON`);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [
        rename(key),
        renameKeys(each, OWN_KEYS.has(key) ? asItIs : rename),
    ]));
}


  }),

  43460:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BI: () => (  STOP_TEXT),
    Sf: () => (  computeOutcome),
    _2: () => (  mayReturnToGreen),
    h7: () => (  isProposed),
    im: () => (  OUTCOMES),
    kz: () => (  succeeds),
    mz: () => (  deservesConfirming),
    nn: () => (  isProven)
  });
const OUTCOMES = [
    'fixed',
    'unverified',
    'not_reproduced',
    'not_fixed',
    'flaky',
    'budget_exhausted',
    'model_error',
    'infra_error',
    'refused',
    'skipped',
];
const CONSEQUENCES = {
    fixed: { succeeds: true, isProposed: true, isProven: true },
    unverified: { succeeds: true, isProposed: true, isProven: false },
    not_reproduced: { succeeds: true, isProposed: false, isProven: true },
    not_fixed: { succeeds: false, isProposed: false, isProven: false },
    flaky: { succeeds: false, isProposed: false, isProven: false },
    budget_exhausted: { succeeds: false, isProposed: false, isProven: false },
    model_error: { succeeds: false, isProposed: false, isProven: false },
    infra_error: { succeeds: false, isProposed: false, isProven: false },
    refused: { succeeds: true, isProposed: false, isProven: false },
    skipped: { succeeds: true, isProposed: false, isProven: false },
};
const succeeds = (outcome) => CONSEQUENCES[outcome].succeeds;
const isProposed = (outcome) => CONSEQUENCES[outcome].isProposed;
const isProven = (outcome) => CONSEQUENCES[outcome].isProven;
const STOP_TEXT = {
    done: 'the model said it was done',
    cannot_fix: 'the model found no correct fix',
    claims_refused: 'the model kept claiming a green that was red',
    looping: 'the model went in circles and two notes did not stop it',
    green_and_idle: 'the tests were green and the model wrote nothing more',
    max_iterations: 'the limit of model turns was reached (max-iterations)',
    max_test_runs: 'the limit of test runs was reached (max-test-runs)',
    max_total_tokens: 'the limit of tokens was reached (max-total-tokens)',
    timeout: 'the time was up (timeout-minutes)',
    malformed_replies: 'too many replies in a row could not be used',
    endpoint_failed: 'the model endpoint failed',
    cancelled: 'the run was cancelled',
    recording_ended: 'the recording ended here',
    search_ended: 'the built-in search found no edit that makes the tests pass',
    max_candidates: 'the limit of candidates was reached (max-candidates)',
    green_at_base: 'the tests are green at the base commit',
    test_command_not_found: 'the test command could not be started',
    baseline_timed_out: 'the test command did not finish in time before any change (test-timeout-seconds, timeout-minutes)',
    not_ci_failure: 'the tests fail here in another way than in CI',
    internal_error: 'agent-fix itself failed',
};
function deservesConfirming(stop, evidence) {
    const isGivenUp = stop === 'cannot_fix' ? !evidence.isReturned : NOBODY_WAITS.has(stop);
    return evidence.isGreen && evidence.hasPatch && !isGivenUp;
}
function mayReturnToGreen(stop, { isRedAtBase }) {
    return isRedAtBase && !NOBODY_WAITS.has(stop) && EARLY[stop] === undefined;
}
const NOBODY_WAITS = new Set(['cancelled', 'internal_error']);
function computeOutcome(stop, evidence) {
    const early = EARLY[stop];
    if (early !== undefined)
        return early;
    if (evidence.proof === 'flaky')
        return 'flaky';
    if (evidence.proof === 'weak')
        return 'not_fixed';
    if (evidence.proof === 'proven') {
        if (evidence.isRedAtBase)
            return 'fixed';
        if (evidence.isRedByNewTests && stop === 'done')
            return 'fixed';
        return stop === 'done' ? 'unverified' : (FALLEN_SHORT[stop] ?? 'not_fixed');
    }
    if (evidence.isGreen && evidence.isRedAtBase && !evidence.hasPatch)
        return 'flaky';
    if (evidence.neverTests && evidence.hasPatch && stop === 'done')
        return 'unverified';
    return FALLEN_SHORT[stop] ?? 'not_fixed';
}
const EARLY = {
    green_at_base: 'not_reproduced',
    test_command_not_found: 'infra_error',
    baseline_timed_out: 'infra_error',
    not_ci_failure: 'infra_error',
    internal_error: 'infra_error',
    cancelled: 'infra_error',
};
const FALLEN_SHORT = {
    max_iterations: 'budget_exhausted',
    max_test_runs: 'budget_exhausted',
    max_total_tokens: 'budget_exhausted',
    timeout: 'budget_exhausted',
    max_candidates: 'budget_exhausted',
    malformed_replies: 'model_error',
    endpoint_failed: 'model_error',
    recording_ended: 'model_error',
};


  }),

  19601:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  abortedBySignals)
  });
  var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

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
        exitCode: (code) => (by === null ? code : 128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[by]),
    };
}


  }),

  26095:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DM: () => (  modelOf),
    L7: () => (  firstTestMs),
    Wt: () => (  MODEL_FLAGS),
    aw: () => (  SETTINGS_FLAGS),
    di: () => (  parseRunOptions),
    f5: () => (  settingsOf),
    h9: () => (  solverOf),
    mG: () => (  MODEL_NOTES)
  });
  var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53339);
  var _agent_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71443);
  var _llm_create_llm_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10716);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30445);
  var _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36637);
  var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37298);






const MODEL_FLAGS = {
    'llm-provider': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .k5n(_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .xd).default('openai'), {
        heading: 'The model:',
        value: 'P',
        help: `whose endpoint and key: ${_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .xd.join(' | ')}`,
    }),
    model: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), { value: 'NAME', help: 'the model' }),
    'base-url': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), { value: 'URL', help: 'the endpoint' }),
    api: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .k5n(_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .yc).optional(), { value: 'A', help: `its protocol: ${_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .yc.join(' | ')}` }),
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
    return hasKey || (url !== null && (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .U9)(url)) ? 'model' : 'builtin';
}
function modelOf(flags) {
    const given = (name) => {
        const value = flags[name];
        return value === undefined ? null : { name: `--${name}`, value };
    };
    const access = (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .Kd)({
        provider: flags['llm-provider'],
        key: null,
        baseUrl: given('base-url'),
        model: given('model'),
        api: flags.api ?? null,
        env: process.env,
    });
    return { llm: (0,_llm_create_llm_js__WEBPACK_IMPORTED_MODULE_1__  .W)({ ...access, reasoningEffort: null }), key: access.key };
}
const { limits, confirmRuns, testPolicy, testFocus, maxCandidates } = _agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .a$;
const SETTINGS_FLAGS = {
    solver: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .HZ.optional(), {
        heading: 'Who proposes changes, and within which bounds:',
        value: 'S',
        help: 'model | builtin (search, no model) | builtin-then-model (default: model with a key or an endpoint on this machine, else builtin)',
    }),
    'max-candidates': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .rD)(1).optional(), {
        value: 'N',
        help: `edits that the built-in solver tries (default: ${maxCandidates})`,
    }),
    'test-policy': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .w3.optional(), {
        value: 'P',
        help: `when tests run: ${_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .w3.options.join(' | ')} (default: ${testPolicy})`,
    }),
    'test-focus': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .WY.optional(), {
        value: 'F',
        help: `auto: judge changes by the failing tests first | off (default: ${testFocus})`,
    }),
    'test-report': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), {
        value: 'GLOB',
        help: 'JUnit XML files that the tests write (default: their output is read)',
    }),
    'max-iters': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .rD)(1).optional(), {
        value: 'N',
        help: `model turns (default: ${limits.maxIterations})`,
        aliases: ['max-iterations'],
    }),
    'max-test-runs': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .rD)(1).optional(), {
        value: 'N',
        help: `runs of the test command (default: ${limits.maxTestRuns})`,
    }),
    'max-reflections': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .rD)(0).optional(), {
        value: 'N',
        help: `reflections; 0 switches them off (default: ${limits.maxReflections})`,
    }),
    'max-tokens': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .rD)(1).optional(), {
        value: 'N',
        help: `tokens in and out (default: ${limits.maxTotalTokens})`,
        aliases: ['max-total-tokens'],
    }),
    timeout: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .vj.optional(), {
        value: 'MINUTES',
        help: `wall time of the run (default: ${limits.timeoutMs / 60_000})`,
        aliases: ['timeout-minutes'],
    }),
    'test-timeout': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .vj.optional(), {
        value: 'SECONDS',
        help: 'one run of the tests (default: a third of the time before any change, then 5 × that run)',
        aliases: ['test-timeout-seconds'],
    }),
    'confirm-runs': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .rD)(1).optional(), {
        value: 'N',
        help: `how often a green result must repeat (default: ${confirmRuns})`,
    }),
    'allow-paths': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .YOg(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq).optional(), {
        value: 'GLOB',
        help: 'protected paths that may be written after all; give it once a glob',
    }),
    'allow-test-edits': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), { help: 'let the model write test files' }),
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
    repo: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.default('.'), { value: 'DIR', help: 'the repository' }),
    goal: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), {
        value: 'TEXT',
        help: 'what to do (default: make the failing tests pass)',
    }),
    test: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), {
        value: 'COMMAND',
        help: 'the test command (default: found in the manifest: package.json, pyproject.toml, go.mod …)',
    }),
    trace: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.default('runs/trace.jsonl'), { value: 'FILE', help: 'where the trace goes, appended' }),
    patch: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), { value: 'FILE', help: 'write the diff there, whatever the outcome' }),
    json: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), { help: 'print the result as JSON' }),
    ...MODEL_FLAGS,
    ...SETTINGS_FLAGS,
    sandbox: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .k5n(_oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_3__  .f).default('auto'), {
        heading: 'Where it works (on a copy; the patch is applied only when it is fixed):',
        value: 'MODE',
        help: 'keep the tests apart: auto, by the strongest means this machine has | required, or not at all | off',
    }),
    'test-network': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .k5n(_oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_3__  .nh).default('host'), {
        value: 'N',
        help: 'host | none: a loopback of their own, nothing else',
    }),
    'in-place': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), {
        help: '(or --no-sandbox) work in place, the tests as any other program of yours',
    }),
    'keep-sandbox': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_5__  .zMY().default(false), { help: 'keep the copy' }),
    'sandbox-dir': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), { value: 'DIR', help: 'where to make the copy' }),
});
const RUN = {
    name: 'agent-fix run',
    about: 'drives a model to a patch that your tests prove, on a copy of the repository.',
    flags: OptionsSchema,
    notes: `${MODEL_NOTES}
Exit codes: 0 fixed, or nothing to fix; 1 any other outcome; 2 wrong usage; 130 stopped by Ctrl-C.`,
};
function parseRunOptions(args) {
    const parsed = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .bQ)(RUN, withModes(args));
    if (parsed.kind === 'help')
        return parsed;
    const { 'in-place': inPlace, 'keep-sandbox': keeps, 'sandbox-dir': folder } = parsed.flags;
    if (inPlace && (keeps || folder !== undefined)) {
        throw new Error('--no-sandbox makes no copy: leave out --keep-sandbox and --sandbox-dir');
    }
    return parsed;
}
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
  var _agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43460);
  var _agent_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82212);
  var _story_progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72853);
  var _story_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27083);




function printProgress(event, io) {
    const line = (0,_story_progress_js__WEBPACK_IMPORTED_MODULE_2__  .o)(event);
    if (line !== null)
        io.stderr(`${line}\n`);
}
const describeTests = (command) => command === null ? 'no tests' : (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .om)(`tests: ${command.run} (${command.source})`, 160);
const SNIPPET_CHARS = 200;
const exitCodeOf = ({ outcome }) => ((0,_agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .nn)(outcome) ? 0 : 1);
function runReport({ outcome, stopReason, summary, changes, lastTests }, facts) {
    const lines = [summary];
    if (changes.length > 0)
        lines.push('Changes:', ...changes.map(({ path, description }) => `- ${path}: ${(0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .om)(description)}`));
    if (outcome === 'unverified')
        lines.push(...unverifiedLines(lastTests, facts));
    else if (stopReason === 'cancelled')
        lines.push('Tests: stopped with the run');
    else if (lastTests !== null)
        lines.push(...testLines(lastTests));
    return (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Bv)(`${lines.join('\n')}\n`);
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
        patchPath === null ? 'Not applied.' : `Not applied. To take it: git apply ${shellWord(patchPath)}`,
    ];
}
const shellWord = (path) => /^[\w./@+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
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
        usage: { ...state.usage, total_tokens: (0,_agent_summary_js__WEBPACK_IMPORTED_MODULE_1__  .RP)(state.usage) },
        trace: facts.tracePath,
        patch: facts.patchPath,
        patch_sha256: patch.sha256,
        applied: facts.isApplied,
    };
    return `${JSON.stringify(json, null, 2)}\n`;
}


  }),

  3244:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    runCommand: () => (  runCommand)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71443);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30445);
  var _llm_stand_ins_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52131);
  var _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36637);
  var _solve_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29216);
  var _workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70751);
  var _io_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19601);
  var _run_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1074);
  var _run_options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26095);
  var _run_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36419);
  var _stage_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(70135);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});












const DEFAULT_GOAL = 'Make the failing tests pass with the smallest correct change.';
async function runCommand(args, io) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const parsed = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_9__  .di)(args);
        if (parsed.kind === 'help') {
            io.stdout(parsed.usage);
            return 0;
        }
        const options = parsed.flags;
        const solver = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_9__  .h9)(options);
        const { llm, key } = solver === 'builtin' ? { llm: _llm_stand_ins_js__WEBPACK_IMPORTED_MODULE_3__  .i6, key: '' } : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_9__  .DM)(options);
        const interruption = (0,_io_js__WEBPACK_IMPORTED_MODULE_7__  .A)(io);
        const { signal } = interruption;
        const stage = __addDisposableResource(env_1, await (0,_stage_js__WEBPACK_IMPORTED_MODULE_11__  .e)(options, io), true);
        const task = await taskOf(options, stage);
        const settings = { ...(0,_run_options_js__WEBPACK_IMPORTED_MODULE_9__  .f5)(options), solver };
        io.stderr(`[setup] ${(0,_run_report_js__WEBPACK_IMPORTED_MODULE_10__  .Z_)(task.testCommand)} · ${stage.note}\n`);
        if (task.testCommand !== null)
            io.stderr(`[sandbox] ${(0,_oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_4__  .hT)(stage.sandbox.report)}\n`);
        const solving = (0,_solve_js__WEBPACK_IMPORTED_MODULE_5__  .k)({
            task,
            settings,
            llm,
            repository: stage.repository,
            checkout: stage.checkout,
            sandbox: task.testCommand === null ? null : stage.sandbox,
            renew: stage.renew,
            tracePath: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.trace),
            secrets: (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .$f)(key) ? [key] : [],
            testEnv: [],
            environment: process.env,
            firstTestMs: (0,_run_options_js__WEBPACK_IMPORTED_MODULE_9__  .L7)(settings),
            signal,
            onEvent: (event) => tell(event, signal, io),
        });
        return interruption.exitCode(await finish(await solving, { options, stage, io }));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function tell(event, signal, io) {
    const isStopped = event.kind === 'tests' && event.payload.verdict === 'timeout' && signal.aborted;
    if (isStopped)
        io.stderr('[tests] stopped with the run\n');
    else
        (0,_run_report_js__WEBPACK_IMPORTED_MODULE_10__  .z0)(event, io);
}
async function taskOf(options, stage) {
    return {
        goal: options.goal ?? DEFAULT_GOAL,
        evidence: [],
        testCommand: options['test-policy'] === 'never' ? null : await testCommandOf(options, stage),
        baseCommit: stage.commit,
        trigger: { kind: 'terminal' },
        mustBeRedAtBase: options.goal === undefined,
    };
}
async function testCommandOf(options, stage) {
    const given = options.test;
    if (given !== undefined) {
        return { run: given, shell: null, workingDirectory: stage.folder, env: {}, source: '--test' };
    }
    return manifestTest(stage);
}
async function manifestTest({ repository, commit, folder }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { findTestCommand } = await __webpack_require__.e(  84).then(__webpack_require__.bind(__webpack_require__, 45084));
        const workspace = __addDisposableResource(env_2, await (0,_workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_6__  .OH)({ repository, commit, settings: _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__  .a$ }), true);
        const { snapshot } = workspace;
        const search = await findTestCommand({
            input: null,
            workingDirectory: folder,
            failing: null,
            readFile: (path) => snapshot.readText(path),
            listFiles: async () => [...snapshot.paths()],
        });
        if (search.kind !== 'found')
            throw new Error(search.problem);
        return search.command;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
async function finish(solved, { options, stage, io }) {
    const { result, setup } = solved;
    const { outcome, patch } = result;
    const { runId } = setup;
    const tracePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.trace);
    const patchPath = keepPatch(solved, options);
    const isApplied = outcome === 'fixed';
    io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
    if (patchPath !== null)
        io.stderr(`[patch] ${patchPath}\n`);
    await stage.keep(patch);
    if (isApplied && !options['in-place']) {
        await stage.apply(patch);
        io.stderr(`[applied] ${patch.files.map(({ path }) => path).join(', ')}\n`);
    }
    const facts = { runId, tracePath, patchPath, isApplied };
    io.stdout(options.json ? (0,_run_report_js__WEBPACK_IMPORTED_MODULE_10__  .MP)(result, facts) : (0,_run_report_js__WEBPACK_IMPORTED_MODULE_10__  .qi)(result, facts));
    return (0,_run_report_js__WEBPACK_IMPORTED_MODULE_10__  .FO)(result);
}
function keepPatch({ setup, result }, options) {
    const { outcome, patch } = result;
    const isLost = outcome !== 'fixed' && patch.files.length > 0;
    const path = options.patch ?? (isLost ? (0,_run_files_js__WEBPACK_IMPORTED_MODULE_8__  .Sg)(options.trace, setup.runId) : null);
    return path === null ? null : (0,_run_files_js__WEBPACK_IMPORTED_MODULE_8__  .CZ)(path, patch);
}


  }),

  70135:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G: () => (  openCopy),
    e: () => (  stageRun)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _oracle_checkout_backup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47948);
  var _oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16507);
  var _oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84217);
  var _oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84770);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27386);
  var _workspace_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68442);








async function stageRun(options, io) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options.repo);
    const [{ root, prefix, commit }, uncommitted] = await Promise.all([
        (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_7__  .BN)(folder),
        (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_7__  .pu)(folder),
    ]);
    if (uncommitted.length > 0) {
        const shown = uncommitted.slice(0, 5).join(', ');
        throw new Error(`--repo ${options.repo}: uncommitted changes in ${shown}${uncommitted.length > 5 ? ', …' : ''}. ` +
            'agent-fix works from the commit: commit or stash them first.');
    }
    const place = { repository: root, folder: prefix || '.', commit };
    if (options['in-place'])
        return stageInPlace(place, options);
    const isCopied = options['keep-sandbox'] || options['sandbox-dir'] !== undefined;
    if (isCopied)
        return stageOnCopy(place, { options, io, known: null });
    const sandbox = await openSandboxFor(place.repository, options);
    return sandbox.cell === null
        ? stageOnCopy(place, { options, io, known: sandbox })
        : stageOnLayer(place, sandbox);
}
function openSandboxFor(checkout, options) {
    const { sandbox: mode, 'test-network': network } = options;
    return (0,_oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_5__  .l)({ mode, network, checkout, environment: process.env, program: (0,_own_process_js__WEBPACK_IMPORTED_MODULE_6__  .bs)() });
}
function stageOnLayer(place, sandbox) {
    (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_4__  .eZ)();
    return {
        ...place,
        checkout: place.repository,
        sandbox,
        renew: null,
        note: 'on a copy',
        apply: ({ diff }) => (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_7__  .X6)(place.repository, diff),
        keep: async () => { },
        [Symbol.asyncDispose]: async () => { },
    };
}
async function stageOnCopy(place, { options, io, known }) {
    const { repository, commit } = place;
    const destination = options['sandbox-dir'] === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options['sandbox-dir']);
    const isKept = options['keep-sandbox'];
    const copy = await openCopy({ repository, commit, destination, isKept }, io);
    try {
        const sandbox = known ?? (await openSandboxFor(copy.root, options));
        return {
            ...place,
            checkout: copy.root,
            sandbox,
            renew: () => (0,_oracle_checkout_backup_js__WEBPACK_IMPORTED_MODULE_2__  .I)(repository, copy.root),
            note: isKept ? `on a copy, kept at ${copy.root}` : 'on a copy',
            apply: ({ diff }) => (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_7__  .X6)(repository, diff),
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
        await (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_7__  .X6)(checkout, patch.diff);
}
async function stageInPlace(place, options) {
    return {
        ...place,
        checkout: place.repository,
        sandbox: await openSandboxFor(place.repository, options),
        renew: null,
        note: `in place, at ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.repository, place.folder)}`,
        apply: async () => { },
        keep: (patch) => bringBack(place.repository, patch),
        [Symbol.asyncDispose]: async () => { },
    };
}
const QUIET_MS = 1000;
async function openCopy(options, io) {
    for (const folder of (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_4__  .eZ)().filter((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(each).startsWith(_oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_3__  .z)))
        io.stderr(`[setup] removed ${folder}, left by a run that was killed\n`);
    const notice = setTimeout(() => io.stderr('[setup] copying the repository, untracked files too …\n'), QUIET_MS);
    try {
        const copy = await (0,_oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_3__  .s)(options);
        if (options.isKept === true)
            return { root: copy.root, [Symbol.asyncDispose]: async () => { } };
        const lease = (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_4__  .HF)(copy.root);
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

  29216:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  k: () => (  solve)
});

var core = __webpack_require__(88532);
; 

core .$W({ jitless: true });

var external_node_crypto_ = __webpack_require__(77598);
var driver = __webpack_require__(29229);
var redaction = __webpack_require__(40501);
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var external_node_module_ = __webpack_require__(98995);
var external_node_path_ = __webpack_require__(76760);
var external_node_url_ = __webpack_require__(73136);
var languages = __webpack_require__(60506);
var syntax_tree = __webpack_require__(44048);
; 







let isHeld = false;
async function holdProgram(dist) {
    if (isHeld)
        return;
    isHeld = true;
    const folders = [(0,external_node_path_.join)(dist, 'bundle'), (0,external_node_path_.join)(dist, 'syntax')].filter((folder) => (0,external_node_fs_.existsSync)(folder));
    const sources = new Map((await Promise.all(folders.map(readModules)))
        .flat()
        .map(([file, code]) => [(0,external_node_url_.pathToFileURL)(file).href, code]));
    await (0,syntax_tree .kS)(languages .Y.map(({ grammar }) => grammar));
    if (sources.size === 0)
        return;
    (0,external_node_module_.registerHooks)({
        resolve: (specifier, context, nextResolve) => {
            const url = /^[./]|^file:/.test(specifier) ? new URL(specifier, context.parentURL).href : null;
            return url !== null && sources.has(url) ? { url, shortCircuit: true } : nextResolve(specifier, context);
        },
        load: (url, context, nextLoad) => {
            const source = sources.get(url);
            return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
        },
    });
}
async function readModules(folder) {
    const files = (await (0,promises_.readdir)(folder))
        .filter((name) => name.endsWith('.js'))
        .map((name) => (0,external_node_path_.join)(folder, name));
    return Promise.all(files.map(async (file) => [file, await (0,promises_.readFile)(file)]));
}

var tier = __webpack_require__(36637);
var test_oracle = __webpack_require__(95896);
var own_process = __webpack_require__(27386);
var builtin_solver = __webpack_require__(20670);
var writer = __webpack_require__(49057);
var version = __webpack_require__(24306);
var repo_tools = __webpack_require__(70751);
; 
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});













async function solve(request) {
    const { task, settings, llm, checkout, signal } = request;
    const runId = (0,external_node_crypto_.randomBytes)(5).toString('hex');
    const cell = request.sandbox?.cell ?? null;
    if (task.testCommand !== null && cell === null)
        await holdProgram((0,own_process .bs)());
    const trace = (0,writer .y)({ path: request.tracePath, runId, now: Date.now });
    const events = [];
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { repository, testEnv, environment, sandbox = null, renew = null } = request;
            const workspace = __addDisposableResource(env_1, await (0,repo_tools .OH)({
                repository,
                ...(0,repo_tools .B3)(task, settings),
                patience: { signal },
            }), true);
            const command = __addDisposableResource(env_1, (0,test_oracle .X)({
                workspace,
                checkout,
                command: task.testCommand,
                testEnv,
                testReport: settings.testReport ?? null,
                environment,
                cell,
                renew,
            }), false);
            const oracle = withFirstBounded(command, {
                firstMs: request.firstTestMs ?? Number.POSITIVE_INFINITY,
                whileItRuns: () => (settings.solver === 'model' ? (0,builtin_solver .Go)(workspace) : Promise.resolve()),
            });
            const emit = (said) => {
                const event = withSandbox(said, sandbox);
                trace.emit(event);
                events.push(event);
                request.onEvent(event);
            };
            const clock = () => performance.now();
            const redact = (0,redaction .ay)(request.secrets);
            const search = __addDisposableResource(env_1, settings.solver === 'model'
                ? null
                : (0,builtin_solver .LS)({
                    workspace,
                    checkout,
                    command: task.testCommand,
                    testEnv,
                    testReport: settings.testReport ?? null,
                    environment,
                    sandbox,
                }), true);
            const solver = search === null ? {} : { search };
            const places = (failure) => (0,builtin_solver .Ch)({ workspace, command: task.testCommand }, failure);
            const ports = { llm, workspace, oracle, emit, clock, redact, signal, places, ...solver };
            const setup = { runId, version: version .x, task: (0,redaction .lk)(task, redact), settings };
            const result = await (0,driver .r)(setup, ports);
            return { setup, result, events, traceSha256: trace.sha256(), traceText: trace.text() };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    finally {
        trace.close();
    }
}
function withFirstBounded(oracle, { firstMs, whileItRuns }) {
    return {
        run: async (options) => {
            if (options.phase !== 'baseline')
                return oracle.run(options);
            const running = oracle.run({ ...options, timeoutMs: Math.min(firstMs, options.timeoutMs) });
            await Promise.allSettled([running, whileItRuns()]);
            return running;
        },
    };
}
function withSandbox(event, sandbox) {
    if (event.kind !== 'run_start' || sandbox === null)
        return event;
    return { kind: event.kind, payload: { ...event.payload, sandbox: (0,tier .Eg)(sandbox.report) } };
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


  })

};
