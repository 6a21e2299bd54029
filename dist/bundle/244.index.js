export const id = 244;
export const ids = [244];
export const modules = {

  3244:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    describeTests: () => (  describeTests),
    diffText: () => (  diffText),
    exitCodeOf: () => (  exitCodeOf),
    runCommand: () => (  runCommand)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _core_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36541);
  var _core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8294);
  var _llm_create_llm_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79890);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30445);
  var _oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30039);
  var _solve_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35325);
  var _story_safe_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27083);
  var _story_terminal_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63237);
  var _story_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94977);
  var _workflow_manifest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75697);
  var _workspace_changes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16289);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(59268);
  var _workspace_overview_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(28897);
  var _workspace_snapshot_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(83266);
  var _flags_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(37298);
  var _io_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(19601);
  var _run_options_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(26095);
  var _stage_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(70135);
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
const runCommand = (args, io) => run((0,_run_options_js__WEBPACK_IMPORTED_MODULE_17__  .xr)(args, (line) => io.stderr(`agent-fix: ${line}\n`)), io);
const run = (0,_flags_js__WEBPACK_IMPORTED_MODULE_15__  .NB)(_run_options_js__WEBPACK_IMPORTED_MODULE_17__  .oq, async (options, out) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const solver = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_17__  .h9)(options);
        const { 'fallback-model': fallbackModel } = options;
        const access = solver === 'builtin' ? null : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_17__  .YK)(options);
        const fallback = access === null || fallbackModel === undefined ? null : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_17__  .YK)({ ...options, model: fallbackModel });
        const { signal, exitCode } = (0,_io_js__WEBPACK_IMPORTED_MODULE_16__  .A8)(out);
        const live = __addDisposableResource(env_1, new _io_js__WEBPACK_IMPORTED_MODULE_16__  .In(out), false);
        const { io } = live;
        const start = await (0,_stage_js__WEBPACK_IMPORTED_MODULE_18__  .kI)(options);
        const { repository, commit } = start;
        const secrets = (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_4__  .DX)(access);
        const redact = (0,_core_redaction_js__WEBPACK_IMPORTED_MODULE_1__  .ay)(secrets);
        const changes = await changesSince(options, start, redact);
        const stage = __addDisposableResource(env_1, await (0,_stage_js__WEBPACK_IMPORTED_MODULE_18__  .j$)(start, options, io), true);
        const snapshot = __addDisposableResource(env_1, await (0,_workspace_snapshot_js__WEBPACK_IMPORTED_MODULE_14__  .r3)((0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_12__  .W1)(repository), commit, { signal }), true);
        const settings = { ...(0,_run_options_js__WEBPACK_IMPORTED_MODULE_17__  .f5)(options), solver };
        const tracePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.trace ?? (0,_io_js__WEBPACK_IMPORTED_MODULE_16__  .fC)(repository));
        const task = { ...(await taskOf(options, { start, snapshot, redact })), ...changes };
        io.stderr(`[setup] ${describeTests(task.testCommand)} · ${stage.note}\n`);
        if (task.testCommand !== null)
            io.stderr(`[sandbox] ${(0,_oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_5__  .hT)(stage.sandbox.report)}\n`);
        const solved = await (0,_solve_js__WEBPACK_IMPORTED_MODULE_6__  .k)({
            task,
            settings,
            llm: access === null ? _llm_create_llm_js__WEBPACK_IMPORTED_MODULE_3__  .i6 : modelAt(access, live),
            attempts: options.attempts,
            fallback: fallback === null ? null : modelAt(fallback, live),
            repository,
            snapshot,
            checkout: stage.checkout,
            sandbox: task.testCommand === null ? null : stage.sandbox,
            renew: stage.renew,
            tracePath,
            secrets,
            environment: process.env,
            firstTestMs: (0,_run_options_js__WEBPACK_IMPORTED_MODULE_17__  .L7)(settings),
            signal,
            watchTests: (oracle) => live.watch(oracle),
            onEvent: (event) => showEvent(event, signal, live),
            history: (0,_workspace_changes_js__WEBPACK_IMPORTED_MODULE_11__  .g3)((0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_12__  .W1)(repository)),
        });
        return exitCode(await finish(solved, { options, tracePath, stage, io }));
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
});
const modelAt = (access, live) => (0,_llm_create_llm_js__WEBPACK_IMPORTED_MODULE_3__  .Wy)({ ...access, reasoningEffort: null, onAnswering: ({ bytes }) => live.noteReply(bytes) });
function showEvent(event, signal, live) {
    const isStopped = event.kind === 'tests' && event.payload.verdict === 'timeout' && signal.aborted;
    live.tell(event, isStopped ? '[tests] stopped with the run' : undefined);
}
async function changesSince({ since }, { repository, commit: base }, redact) {
    if (since === undefined)
        return {};
    const at = (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_12__  .W1)(repository);
    const greenAt = await (0,_workspace_changes_js__WEBPACK_IMPORTED_MODULE_11__  .hB)(at, { since, base });
    return { changes: (0,_workspace_changes_js__WEBPACK_IMPORTED_MODULE_11__  .I$)(await (0,_workspace_changes_js__WEBPACK_IMPORTED_MODULE_11__  .St)(at, { greenAt, base }), redact) };
}
async function taskOf(options, base) {
    const { start, snapshot, redact } = base;
    const { commit, folder } = start;
    const readFile = (path) => snapshot.readText(path);
    const instructions = await (0,_workspace_overview_js__WEBPACK_IMPORTED_MODULE_13__  .KK)({ folder, readFile, redact });
    return {
        goal: options.goal ?? DEFAULT_GOAL,
        evidence: [],
        ...(instructions.length === 0 ? {} : { instructions: [...instructions] }),
        installs: (0,_workflow_manifest_js__WEBPACK_IMPORTED_MODULE_10__  .Ur)(snapshot.paths(), folder, await readFile('.gitmodules')),
        testCommand: options['test-policy'] === 'never' ? null : await testCommandOf(options, base),
        baseCommit: commit,
        trigger: { kind: 'terminal' },
        mustBeRedAtBase: options.goal === undefined,
    };
}
async function testCommandOf(options, { start, snapshot }) {
    const { folder } = start;
    const given = options.test;
    if (given !== undefined) {
        return { run: given, shell: null, workingDirectory: folder, env: {}, source: '--test' };
    }
    const { findTestCommand } = await Promise.all( [__webpack_require__.e(815), __webpack_require__.e(912), __webpack_require__.e(252), __webpack_require__.e(508)]).then(__webpack_require__.bind(__webpack_require__, 42508));
    const search = await findTestCommand({
        input: null,
        workingDirectory: folder,
        failing: null,
        readFile: (path) => snapshot.readText(path),
        listFiles: async () => [...snapshot.paths()],
    });
    if (search.kind !== 'found')
        throw new Error(`${search.problem}. Give it with --test COMMAND.`);
    return search.command;
}
async function finish(solved, { options, tracePath, stage, io }) {
    const { result, setup, tries } = solved;
    const { outcome, patch } = result;
    const { runId } = setup;
    const patchPath = keepPatch(solved, options, tracePath);
    const isApplied = outcome === 'fixed';
    for (const note of solved.notes)
        io.stderr(`[attempts] ${note}\n`);
    if (tries !== null)
        io.stderr(`[attempts] taken: ${(0,_story_words_js__WEBPACK_IMPORTED_MODULE_9__  .vk)(tries.chosen + 1, tries.of)}\n`);
    io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
    if (patchPath !== null)
        io.stderr(`[patch] ${patchPath}\n`);
    await stage.keep(patch);
    if (isApplied && !(0,_run_options_js__WEBPACK_IMPORTED_MODULE_17__  .RS)(options)) {
        await stage.apply(patch);
        io.stderr(`[applied] ${patch.files.map(({ path }) => path).join(', ')}\n`);
    }
    const told = (0,_story_terminal_report_js__WEBPACK_IMPORTED_MODULE_8__  .R)({ ...solved, installs: setup.task.installs, prices: options.prices ?? null }, { runId, tracePath, patchPath, isApplied });
    if (told.cost !== null)
        io.stderr(`[cost] ${told.cost} USD\n`);
    io.stdout(options.json ? told.json : told.report);
    if (isApplied && !options.json)
        io.stdout(`\nApplied:\n${diffText(patch.diff, (0,_io_js__WEBPACK_IMPORTED_MODULE_16__  .C2)(io.isTTY))}`);
    return exitCodeOf(result);
}
function keepPatch({ setup, result }, options, tracePath) {
    const { outcome, patch } = result;
    const isLost = outcome !== 'fixed' && patch.files.length > 0;
    const path = options.patch ?? (isLost ? (0,_io_js__WEBPACK_IMPORTED_MODULE_16__  .Sg)(tracePath, setup.runId) : null);
    return path === null ? null : (0,_io_js__WEBPACK_IMPORTED_MODULE_16__  .CZ)(path, patch);
}
const describeTests = (command) => command === null ? 'no tests' : (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_7__  .om)(`tests: ${command.run} (${command.source})`, 160);
const exitCodeOf = ({ outcome }) => ((0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_2__  .nn)(outcome) ? 0 : 1);
function diffText(diff, paint) {
    return (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_7__  .Bv)(diff)
        .trimEnd()
        .split('\n')
        .map((line) => {
        const style = STYLES.find(([start]) => line.startsWith(start))?.[1];
        return `${style === undefined ? line : paint(style, line)}\n`;
    })
        .join('');
}
const STYLES = [
    ['diff --git ', 'bold'],
    ['index ', 'bold'],
    ['--- ', 'bold'],
    ['+++ ', 'bold'],
    ['@@', 'cyan'],
    ['+', 'green'],
    ['-', 'red'],
];


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
    const { 'keep-copy': keeps, 'copy-dir': folder } = options;
    if (keeps || folder !== undefined)
        return stageOnCopy(start, { options, io, known: null });
    const sandbox = await (0,_run_options_js__WEBPACK_IMPORTED_MODULE_5__  .jQ)(start.repository, options);
    if (sandbox.cell === null && !(0,_run_options_js__WEBPACK_IMPORTED_MODULE_5__  .RS)(options))
        return stageOnCopy(start, { options, io, known: sandbox });
    return stageHere(start, sandbox, (0,_run_options_js__WEBPACK_IMPORTED_MODULE_5__  .RS)(options));
}
async function refuseUncommitted({ repo }) {
    const uncommitted = await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .pu)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo));
    if (uncommitted.length === 0)
        return;
    const shown = uncommitted.slice(0, 5).join(', ');
    throw new Error(`--repo ${repo}: uncommitted changes in ${shown}${uncommitted.length > 5 ? ', …' : ''}. ` +
        'agent-fix works from the commit: commit or stash them first.');
}
function stageHere({ repository, folder }, sandbox, isInPlace) {
    if (!isInPlace)
        (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_3__  .eZ)();
    return {
        checkout: repository,
        sandbox,
        renew: null,
        note: isInPlace ? `in place, at ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, folder)}` : 'on a copy',
        apply: async ({ diff }) => (isInPlace ? undefined : (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .X6)(repository, diff)),
        keep: async (patch) => (isInPlace ? bringBack(repository, patch) : undefined),
        [Symbol.asyncDispose]: async () => { },
    };
}
async function stageOnCopy(start, { options, io, known }) {
    const { repository, commit } = start;
    const destination = options['copy-dir'] === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options['copy-dir']);
    const isKept = options['keep-copy'];
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

  63237:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    R: () => (  tellRun)
  });
  var _core_model_prompt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55178);
  var _core_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87893);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45565);
  var _core_verdict_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47252);
  var _core_verdict_own_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32052);
  var _core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47649);
  var _claims_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49855);
  var _moment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81202);
  var _run_record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94167);
  var _safe_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27083);
  var _story_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(19417);











function tellRun(run, places) {
    const { culprit } = (0,_story_js__WEBPACK_IMPORTED_MODULE_10__  .d)(run.events);
    const cost = (0,_run_record_js__WEBPACK_IMPORTED_MODULE_8__  .rs)((0,_run_record_js__WEBPACK_IMPORTED_MODULE_8__  .M2)(run.tries, run.result.state.usage), run.prices ?? null);
    const facts = { ...places, tries: run.tries, installs: run.installs ?? {}, culprit, cost };
    return { report: runReport(run.result, facts), json: runJson(run.result, facts), cost };
}
const SNIPPET_CHARS = 200;
function runReport(result, facts) {
    const { outcome, stopReason, summary, changes, lastTests } = result;
    if (stopReason === 'test_command_not_found' && lastTests !== null)
        return (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_9__  .Bv)(`${notStartedLines(lastTests, facts.installs).join('\n')}\n`);
    const lines = [...culpritLines(facts), summary];
    if (changes.length > 0)
        lines.push('Changes:', ...changes.map(({ path, description }) => `- ${path}: ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_9__  .om)(description)}`));
    if (outcome === 'unverified')
        lines.push(...unverifiedLines(lastTests, facts));
    else if (stopReason === 'cancelled')
        lines.push('Tests: stopped with the run');
    else if (lastTests !== null)
        lines.push(...testLines(lastTests));
    return (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_9__  .Bv)(`${lines.join('\n')}\n`);
}
function notStartedLines(tests, installs = {}) {
    const piece = (0,_core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_5__  .pU)(tests);
    if (piece === undefined)
        return [lastLine(tests.output), 'Tests: NOT STARTED - the test command cannot be run here'];
    const { line, what } = piece;
    return [line, `To mend it: ${(0,_core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_5__  .i3)(piece, installs)}`, `Tests: NOT STARTED - ${what} is missing here`];
}
const culpritLines = ({ culprit = null }) => culprit === null ? [] : [`Culprit: ${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_9__  .om)((0,_story_js__WEBPACK_IMPORTED_MODULE_10__  .T)(culprit, PLAIN), 400)}.`];
const PLAIN = { commit: _core_model_prompt_js__WEBPACK_IMPORTED_MODULE_0__  .m_, subject: (text) => `"${text}"`, test: (id) => id };
function testLines(tests) {
    const { failing, snippet } = tests.ok
        ? {
            failing: '',
            snippet: filledLines(tests.output).findLast((line) => PASSED.test(line)) ?? lastLine(tests.output),
        }
        : toldFailure(tests);
    const line = tests.ok
        ? 'Tests: PASSED - All tests passed.'
        : `Tests: FAILED - ${failing || `exit code ${tests.exit_code ?? 'unknown'}, and no output`}`;
    return snippet === '' ? [line] : [line, `Output snippet: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__  .OJ)(snippet, SNIPPET_CHARS)}`];
}
const PASSED = /\b(?:ok|pass(?:ed|ing)?)\b/i;
const SUMS_UP = /\bcould not compile\b|\baborting due to\b/;
function toldFailure(tests) {
    const { output, report } = tests;
    const naming = (0,_core_verdict_digest_js__WEBPACK_IMPORTED_MODULE_3__  .w7)(output);
    const [first, ...others] = report?.failures ?? [];
    if (first === undefined) {
        const error = naming.findLast((each) => !SUMS_UP.test(each)) ?? naming.at(-1) ?? lastLine(output);
        return { failing: error, snippet: error };
    }
    const line = naming.find((each) => each.includes(first.id)) ?? first.id;
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    const message = (0,_claims_js__WEBPACK_IMPORTED_MODULE_6__  .ou)(first, (0,_moment_js__WEBPACK_IMPORTED_MODULE_7__  .Hi)(tests)) || reasonIn(tests, first.id) || line;
    return { failing: `${line}${more}`, snippet: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__  .yZ)(message) };
}
function reasonIn({ output, report }, id) {
    const own = (0,_core_verdict_own_lines_js__WEBPACK_IMPORTED_MODULE_4__  .z3)(output, report?.failures ?? []).get(id) ?? [];
    return own.find((line) => ERROR_NAMED.test(line))?.replace(/^E +/, '') ?? '';
}
const ERROR_NAMED = /^E {2,}\S|\b\w*(?:Error|Exception)\b(?: \[\w+\])?:/;
const filledLines = (output) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__  .aJ)(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const lastLine = (output) => filledLines(output).at(-1) ?? '';
function unverifiedLines(lastTests, { patchPath }) {
    const why = lastTests === null ? 'no tests were run' : 'the tests were green before it as well';
    return [
        `Tests: UNVERIFIED - nothing proves this patch: ${why}.`,
        patchPath === null ? 'Not applied.' : `Not applied. To take it: git apply ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__  .r7)(patchPath)}`,
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
        usage: { ...state.usage, total_tokens: (0,_core_state_js__WEBPACK_IMPORTED_MODULE_1__  .RP)(state.usage) },
        ...(facts.cost ? { cost: facts.cost } : {}),
        trace: facts.tracePath,
        patch: facts.patchPath,
        patch_sha256: patch.sha256,
        applied: facts.isApplied,
        ...(!facts.culprit
            ? {}
            : {
                culprit: { commit: facts.culprit.commit, subject: facts.culprit.subject, test: facts.culprit.test },
            }),
        ...(facts.tries === null ? {} : { attempts: attemptsJson(facts.tries) }),
    };
    return `${JSON.stringify(json, null, 2)}\n`;
}


  })

};
