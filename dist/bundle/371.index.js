export const id = 371;
export const ids = [371];
export const modules = {

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
  var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53339);
  var _agent_loopback_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5991);
  var _agent_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71443);
  var _llm_create_llm_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79890);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30445);
  var _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36637);
  var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37298);
  var _sandbox_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36364);








const MODEL_FLAGS = {
    'llm-provider': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .xd).default('openai'), {
        heading: 'The model:',
        value: 'P',
        help: `whose endpoint and key: ${_llm_provider_js__WEBPACK_IMPORTED_MODULE_2__  .xd.join(' | ')}`,
    }),
    model: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), { value: 'NAME', help: 'the model' }),
    'base-url': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), { value: 'URL', help: 'the endpoint' }),
    api: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .yc).optional(), { value: 'A', help: `its protocol: ${_agent_settings_js__WEBPACK_IMPORTED_MODULE_0__  .yc.join(' | ')}` }),
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
    return hasKey || (url !== null && (0,_agent_loopback_js__WEBPACK_IMPORTED_MODULE_7__  .U)(url)) ? 'model' : 'builtin';
}
function modelOf(flags, onAnswering) {
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
    return {
        llm: (0,_llm_create_llm_js__WEBPACK_IMPORTED_MODULE_1__  .W)({ ...access, reasoningEffort: null, ...(onAnswering && { onAnswering }) }),
        key: access.key,
    };
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
    'allow-paths': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .YOg(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq).optional(), {
        value: 'GLOB',
        help: 'protected paths that may be written after all; give it once a glob',
    }),
    'allow-test-edits': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .zMY().default(false), { help: 'let the model write test files' }),
};
const SettingsFlagsSchema = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc(SETTINGS_FLAGS);
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
const OptionsSchema = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc({
    repo: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.default('.'), { value: 'DIR', help: 'the repository' }),
    goal: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), {
        value: 'TEXT',
        help: 'what to do (default: make the failing tests pass)',
    }),
    test: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), {
        value: 'COMMAND',
        help: 'the test command (default: found in the manifest: package.json, pyproject.toml, go.mod …)',
    }),
    'instructions-file': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), {
        value: 'FILE',
        help: 'how the repository wants to be worked on (default: .github/agent-fix.md, or AGENTS.md; none: nothing)',
    }),
    trace: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.default('runs/trace.jsonl'), { value: 'FILE', help: 'where the trace goes, appended' }),
    patch: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), { value: 'FILE', help: 'write the diff there, whatever the outcome' }),
    json: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .zMY().default(false), { help: 'print the result as JSON' }),
    ...MODEL_FLAGS,
    'fallback-model': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Bq.optional(), {
        value: 'NAME',
        help: 'the model of later attempts, at the same endpoint (default: the same)',
    }),
    ...SETTINGS_FLAGS,
    attempts: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)((0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .rD)(1).default(1), {
        value: 'N',
        help: 'tries out of the bounds above together; the next only while none is fixed (default: 1)',
    }),
    ...(0,_sandbox_flags_js__WEBPACK_IMPORTED_MODULE_5__  .B)('Where it works (on a copy; the patch is applied only when it is fixed):'),
    'in-place': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .zMY().default(false), {
        help: '(or --no-sandbox) work in place, the tests as any other program of yours',
    }),
    'keep-sandbox': (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__  .Jt)(zod__WEBPACK_IMPORTED_MODULE_6__  .zMY().default(false), { help: 'keep the copy' }),
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
        usage: { ...state.usage, total_tokens: (0,_agent_summary_js__WEBPACK_IMPORTED_MODULE_1__  .RP)(state.usage) },
        trace: facts.tracePath,
        patch: facts.patchPath,
        patch_sha256: patch.sha256,
        applied: facts.isApplied,
        ...(facts.tries === null ? {} : { attempts: attemptsJson(facts.tries) }),
    };
    return `${JSON.stringify(json, null, 2)}\n`;
}


  }),

  36364:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  sandboxFlags),
    j: () => (  openSandboxFor)
  });
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);
  var _oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65307);
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
function openSandboxFor(checkout, { sandbox: mode, 'test-network': network }, environment = process.env) {
    return (0,_oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_0__  .l)({ mode, network, checkout, environment, program: (0,_own_process_js__WEBPACK_IMPORTED_MODULE_2__  .bs)() });
}


  }),

  70135:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G: () => (  openCopy),
    Pj: () => (  findPlace),
    eZ: () => (  stageRun)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16507);
  var _oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84217);
  var _workspace_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68442);
  var _sandbox_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36364);






async function findPlace({ repo }) {
    const { root, prefix, commit } = await (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_4__  .BN)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo));
    return { repository: root, folder: prefix || '.', commit };
}
async function stageRun(place, options, io) {
    const isCopied = options['keep-sandbox'] || options['sandbox-dir'] !== undefined;
    const known = isCopied && !options['in-place'] ? null : (0,_sandbox_flags_js__WEBPACK_IMPORTED_MODULE_5__  .j)(place.repository, options);
    const [checked, opened] = await Promise.allSettled([refuseUncommitted(options), known]);
    if (checked.status === 'rejected')
        throw checked.reason;
    if (opened.status === 'rejected')
        throw opened.reason;
    const sandbox = opened.value;
    if (sandbox === null)
        return stageOnCopy(place, { options, io, known: null });
    if (options['in-place'])
        return stageInPlace(place, sandbox);
    return sandbox.cell === null
        ? stageOnCopy(place, { options, io, known: sandbox })
        : stageOnLayer(place, sandbox);
}
async function refuseUncommitted({ repo }) {
    const uncommitted = await (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_4__  .pu)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo));
    if (uncommitted.length === 0)
        return;
    const shown = uncommitted.slice(0, 5).join(', ');
    throw new Error(`--repo ${repo}: uncommitted changes in ${shown}${uncommitted.length > 5 ? ', …' : ''}. ` +
        'agent-fix works from the commit: commit or stash them first.');
}
function stageOnLayer(place, sandbox) {
    (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_3__  .eZ)();
    return {
        checkout: place.repository,
        sandbox,
        renew: null,
        note: 'on a copy',
        apply: ({ diff }) => (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_4__  .X6)(place.repository, diff),
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
        const sandbox = known ?? (await (0,_sandbox_flags_js__WEBPACK_IMPORTED_MODULE_5__  .j)(copy.root, options));
        return {
            checkout: copy.root,
            sandbox,
            renew: () => (0,_oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_2__  .Is)(repository, copy.root),
            note: isKept ? `on a copy, kept at ${copy.root}` : 'on a copy',
            apply: ({ diff }) => (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_4__  .X6)(repository, diff),
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
        await (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_4__  .X6)(checkout, patch.diff);
}
function stageInPlace(place, sandbox) {
    return {
        checkout: place.repository,
        sandbox,
        renew: null,
        note: `in place, at ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.repository, place.folder)}`,
        apply: async () => { },
        keep: (patch) => bringBack(place.repository, patch),
        [Symbol.asyncDispose]: async () => { },
    };
}
const QUIET_MS = 1000;
async function openCopy(options, io) {
    for (const folder of (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_3__  .eZ)().filter((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(each).startsWith(_oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_2__  .zz)))
        io.stderr(`[setup] removed ${folder}, left by a run that was killed\n`);
    const notice = setTimeout(() => io.stderr('[setup] copying the repository, untracked files too …\n'), QUIET_MS);
    try {
        const copy = await (0,_oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_2__  .s1)(options);
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


  })

};
