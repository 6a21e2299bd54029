export const id = 63;
export const ids = [63];
export const modules = {

  10063:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    F: () => (  exitCodeOf),
    runOnStage: () => (  runOnStage)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _base_json_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(26910);
  var _core_jobs_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(95106);
  var _core_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36541);
  var _core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8294);
  var _llm_create_llm_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79890);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30445);
  var _solve_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35325);
  var _story_tell_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96644);
  var _workflow_manifest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75697);
  var _workspace_changes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16289);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59268);
  var _workspace_overview_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28897);
  var _workspace_snapshot_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(83266);
  var _io_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(19601);
  var _run_options_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(26095);
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
async function runOnStage(run) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { options, solver, access, fallback, start, signal, live } = run;
        const { io } = live;
        const llm = access === null ? (0,_llm_create_llm_js__WEBPACK_IMPORTED_MODULE_3__  .Wy)(null) : modelAt(access, live);
        const { repository, commit, greenAt } = start;
        const git = _workspace_git_js__WEBPACK_IMPORTED_MODULE_9__  .LN.find(repository);
        const secrets = (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_4__  .DX)(access);
        const redact = (0,_core_redaction_js__WEBPACK_IMPORTED_MODULE_1__  .ay)(secrets);
        const changes = greenAt === null ? null : await (0,_workspace_changes_js__WEBPACK_IMPORTED_MODULE_8__  .sR)(git, { greenAt, base: commit }, redact);
        const snapshot = __addDisposableResource(env_1, await (0,_workspace_snapshot_js__WEBPACK_IMPORTED_MODULE_11__  .r3)(git, commit, { signal }), true);
        snapshot.testFiles().catch(() => { });
        const settings = { ...(0,_run_options_js__WEBPACK_IMPORTED_MODULE_13__  .f5)(options), solver };
        const tracePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.trace ?? (0,_io_js__WEBPACK_IMPORTED_MODULE_12__  .fC)(repository));
        const task = {
            ...(await taskOf(options, { start, snapshot, redact })),
            ...(0,_base_json_js__WEBPACK_IMPORTED_MODULE_14__  .sw)({ changes: changes ?? undefined }),
        };
        const stage = await run.opening;
        const command = (0,_core_jobs_js__WEBPACK_IMPORTED_MODULE_15__  .Kf)(task).first;
        io.stderr(`[setup] ${(0,_story_tell_js__WEBPACK_IMPORTED_MODULE_6__  .pA)(command)} · ${stage.note}\n`);
        if (command !== null)
            io.stderr(`[sandbox] ${stage.sandbox.describe()}\n`);
        const solved = await (0,_solve_js__WEBPACK_IMPORTED_MODULE_5__  .k)({
            task,
            settings,
            llm,
            attempts: options.attempts,
            fallback: fallback === null ? null : modelAt(fallback, live),
            repository,
            snapshot,
            checkout: stage.checkout,
            sandbox: command === null ? null : stage.sandbox,
            renew: stage.renew,
            isCopy: stage.isCopy,
            tracePath,
            secrets,
            environment: process.env,
            firstTestMs: (0,_run_options_js__WEBPACK_IMPORTED_MODULE_13__  .L7)(settings),
            signal,
            watchTests: (oracle) => live.watch(oracle),
            onEvent: (event) => showEvent(event, signal, live),
            history: (0,_workspace_changes_js__WEBPACK_IMPORTED_MODULE_8__  .g3)(git, commit),
        });
        return await finish(solved, { options, tracePath, stage, io });
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
const modelAt = (access, live) => (0,_llm_create_llm_js__WEBPACK_IMPORTED_MODULE_3__  .Wy)({ ...access, reasoningEffort: null, onAnswering: ({ bytes }) => live.noteReply(bytes) });
function showEvent(event, signal, live) {
    const isStopped = event.kind === 'tests' && event.payload.verdict === 'timeout' && signal.aborted;
    live.tell(event, isStopped ? '[tests] stopped with the run' : undefined);
}
async function taskOf(options, base) {
    const { start, snapshot, redact } = base;
    const { commit, folder } = start;
    const instructions = await (0,_workspace_overview_js__WEBPACK_IMPORTED_MODULE_10__  .KK)({ ...snapshot, folder, redact });
    return {
        goal: options.goal ?? DEFAULT_GOAL,
        ...(instructions.length === 0 ? {} : { instructions: [...instructions] }),
        installs: (0,_workflow_manifest_js__WEBPACK_IMPORTED_MODULE_7__  .Ur)(snapshot.paths(), folder, await snapshot.readText('.gitmodules')),
        jobs: options['test-policy'] === 'never'
            ? []
            : [{ command: await testCommandOf(options, base), evidence: [] }],
        context: [],
        baseCommit: commit,
        trigger: { kind: 'terminal' },
        mustBeRedAtBase: options.goal === undefined,
    };
}
async function testCommandOf(options, { start, snapshot }) {
    const { folder } = start;
    const command = options.test;
    if (command !== undefined) {
        return { run: command, shell: null, workingDirectory: folder, env: {}, source: '--test' };
    }
    const { findTestCommand } = await Promise.all( [__webpack_require__.e(912), __webpack_require__.e(252), __webpack_require__.e(508)]).then(__webpack_require__.bind(__webpack_require__, 42508));
    const search = await findTestCommand({ ...snapshot, input: null, workingDirectory: folder });
    if (search.kind !== 'found')
        throw new Error(`${search.problem}. Give it with --test COMMAND.`);
    return search.command;
}
async function finish(solved, { options, tracePath, stage, io }) {
    const { result, setup } = solved;
    const { outcome, patch } = result;
    const { runId } = setup;
    const patchPath = keepPatch(solved, options, tracePath);
    const isApplied = outcome === 'fixed';
    const texts = (0,_story_tell_js__WEBPACK_IMPORTED_MODULE_6__  .RD)({ ...solved, installs: setup.task.installs, prices: options.prices ?? null }, { runId, tracePath, patchPath, isApplied });
    for (const note of solved.notes)
        io.stderr(`[attempts] ${note}\n`);
    if (texts.taken !== null)
        io.stderr(`[attempts] taken: ${texts.taken}\n`);
    io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
    if (patchPath !== null)
        io.stderr(`[patch] ${patchPath}\n`);
    await stage.keep(patch);
    if (isApplied && !(0,_run_options_js__WEBPACK_IMPORTED_MODULE_13__  .RS)(options)) {
        await stage.apply(patch);
        io.stderr(`[applied] ${patch.files.map(({ path }) => path).join(', ')}\n`);
    }
    if (texts.cost !== null)
        io.stderr(`[cost] ${texts.cost} USD\n`);
    io.stdout(options.json ? texts.json : texts.report);
    if (isApplied && !options.json)
        io.stdout(`\nApplied:\n${texts.diff((0,_io_js__WEBPACK_IMPORTED_MODULE_12__  .C2)(io.isTTY))}`);
    return exitCodeOf(result);
}
function keepPatch({ setup, result }, options, tracePath) {
    const { outcome, patch } = result;
    const isLost = outcome !== 'fixed' && patch.files.length > 0;
    const path = options.patch ?? (isLost ? (0,_io_js__WEBPACK_IMPORTED_MODULE_12__  .Sg)(tracePath, setup.runId) : null);
    return path === null ? null : (0,_io_js__WEBPACK_IMPORTED_MODULE_12__  .CZ)(path, patch);
}
const exitCodeOf = ({ outcome }) => (_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_2__  .Jf[outcome].isProven ? 0 : 1);


  })

};
