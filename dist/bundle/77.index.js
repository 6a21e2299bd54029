export const id = 77;
export const ids = [77,63];
export const modules = {

  17077:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  comparedOracle: () => (  comparedOracle),
  replayCommand: () => (  replayCommand)
});

var external_node_crypto_ = __webpack_require__(77598);
var external_node_path_ = __webpack_require__(76760);
var schemas = __webpack_require__(81469);
var driver = __webpack_require__(49507);
var jobs = __webpack_require__(95106);
var test_output = __webpack_require__(72877);
var redaction = __webpack_require__(36541);
var settings = __webpack_require__(68027);
var create_llm = __webpack_require__(79890);
var provider = __webpack_require__(30445);
var test_oracle = __webpack_require__(95322);
var own_process = __webpack_require__(27386);
var builtin_solver = __webpack_require__(24843);
var tell = __webpack_require__(96644);
var trace_trace = __webpack_require__(86020);
var repo_tools = __webpack_require__(61496);
var flags = __webpack_require__(37298);
var commands_io = __webpack_require__(19601);
var base_merge = __webpack_require__(66789);
var git = __webpack_require__(59268);
; 





async function openRecordedMerge({ task }, repository) {
    const { merge, baseCommit: commit } = task;
    const found = git .LN.find(repository);
    const isHere = async () => (await found.ask(['cat-file', '-e', `${commit}^{tree}`])).exitCode === 0;
    if (merge === undefined || (await isHere()))
        return null;
    const { head, base, tree } = merge;
    const opened = await (0,base_merge .K)({ repository: found, head, base, tree, commit, isReplay: true });
    if (typeof opened !== 'string')
        return opened;
    throw new Error(`The run began with the merge of ${head.slice(0, 12)} and ${base.slice(0, 12)}, which cannot be made again in ${repository}: ` +
        `fetch both with their history (\`git fetch origin ${head} ${base}\`)`);
}
async function replayRun({ recording, ...request }) {
    const { steps, tests } = recording;
    const { workspace, model, liveOracle, search } = request;
    const replies = steps.flatMap(({ completion }) => completion ?? []);
    const end = new RecordedEnd(recording);
    const events = [];
    const llm = (0,create_llm .rz)({ model, replies, goesOn: false });
    const result = await (0,driver .r)(recordedSetup(recording), {
        llm,
        oracle: liveOracle ?? recordedOracle(tests, null),
        workspace: withRecordedReads(workspace, recording),
        emit: (event) => {
            events.push(event);
            end.note(event);
        },
        clock: () => end.elapsedMs,
        redact: (0,redaction .ay)([]),
        signal: AbortSignal.any([end.signal, request.signal]),
        ...(0,driver .y)(recording.events.map(({ runEvent }) => runEvent)),
        earlier: recordedEarlier(recording),
        search,
    });
    return { ...result, events };
}
function recordedSetup({ runId, version, task, settings, attempt }) {
    return { runId, version, task, settings, attempt };
}
function recordedBefore({ steps, tests }, step) {
    const completions = steps.slice(0, step).flatMap(({ completion }) => completion ?? []);
    return {
        replies: completions.filter(({ kind }) => kind === 'reply'),
        tests: tests.slice(0, steps[step]?.testsBefore),
    };
}
function recordedOracle(tests, live) {
    const results = tests.values();
    return {
        run: async (options) => results.next().value ?? (await live?.run(options)) ?? NOT_RECORDED,
    };
}
function withRecordedReads(workspace, { events }) {
    const recorded = new Map();
    for (const { runEvent } of events) {
        if (runEvent.kind !== 'tool_result' || runEvent.payload.obs.meta['installed'] !== true)
            continue;
        const key = JSON.stringify([runEvent.payload.tool, runEvent.payload.args]);
        recorded.set(key, [...(recorded.get(key) ?? []), runEvent.payload.obs]);
    }
    return {
        fileCount: workspace.fileCount,
        hasOpenFile: async () => (await workspace.hasOpenFile?.()) ?? true,
        closeTests: (failures) => workspace.closeTests?.(failures),
        closedChange: async () => (await workspace.closedChange?.()) ?? null,
        execute: async (action, likely) => recorded.get(JSON.stringify([action.name, action.args]))?.shift() ?? workspace.execute(action, likely),
        overview: (maxBytes) => workspace.overview(maxBytes),
        treeId: () => workspace.treeId(),
        returnTo: (tree) => workspace.returnTo(tree),
        patch: () => workspace.patch(),
    };
}
function recordedEarlier({ earlier, events }) {
    const results = earlier.values();
    const culprit = events.find(({ runEvent }) => runEvent.kind === 'culprit')?.runEvent;
    return {
        run: async () => results.next().value ?? { kind: 'not_run', why: 'the recording holds no further result' },
        isOutsideCode: async () => culprit?.kind === 'culprit' && culprit.payload.outside_code === true,
    };
}
const NOT_RECORDED = {
    verdict: 'red',
    exitCode: null,
    output: '[agent-fix replay: the recording holds no further test result]',
    durationMs: 0,
};
class RecordedEnd {
    #stopReason;
    #timeoutMs;
    #cancel = new AbortController();
    #inputsLeft;
    #confirmsLeft;
    constructor({ events, outcome, settings }) {
        const runEvents = events.map((event) => event.runEvent);
        this.#stopReason = outcome?.stop_reason ?? null;
        this.#timeoutMs = settings.limits.timeoutMs;
        this.#inputsLeft = runEvents.filter(isInput).length;
        this.#confirmsLeft = runEvents.filter(isConfirm).length;
    }
    note(event) {
        if (isInput(event))
            this.#inputsLeft -= 1;
        if (isConfirm(event))
            this.#confirmsLeft -= 1;
        if (this.#stopReason === 'cancelled' && this.#inputsLeft <= 0 && this.#confirmsLeft <= 0)
            this.#cancel.abort();
    }
    get signal() {
        return this.#cancel.signal;
    }
    get elapsedMs() {
        if (!OUT_OF_TIME.has(this.#stopReason) || this.#inputsLeft > 0)
            return 0;
        return this.#confirmsLeft > 0 ? this.#timeoutMs - 1 : this.#timeoutMs;
    }
}
const OUT_OF_TIME = new Set(['timeout', 'baseline_timed_out']);
const MODEL_KINDS = new Set([
    'llm_action',
    'llm_parse_error',
    'llm_error',
    'reflection',
    'candidate',
]);
const isConfirm = (event) => event.kind === 'tests' && AT_THE_END.has(event.payload.phase);
const AT_THE_END = new Set([
    'confirm',
    'counterfactual',
    'control',
    'bisect',
]);
const isInput = (event) => MODEL_KINDS.has(event.kind) || (event.kind === 'tests' && !isConfirm(event));

var run_on_stage = __webpack_require__(10063);
var run_options = __webpack_require__(26095);
var stage = __webpack_require__(70135);
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






















const ReplayFlags = schemas .Ikc({
    ...flags .Y9,
    repo: (0,flags .Jt)(flags .wx.default('.'), { value: 'DIR', help: "a repository that has the run's base commit" }),
    oracle: (0,flags .Jt)(schemas .k5n(['recorded', 'live']).default('recorded'), {
        value: 'O',
        help: 'recorded | live: run the tests again, on a copy, and compare what they say',
    }),
    ...(0,run_options .BV)(),
    patch: (0,flags .Jt)(flags .wx.optional(), { value: 'FILE', help: 'write the diff that the replay ends with' }),
    from: (0,flags .Jt)(schemas .YjP()
        .regex(/^\d{1,6}$/, 'must be a whole number: how many recorded replies to keep')
        .transform(Number)
        .optional(), {
        heading: 'A fork:',
        value: 'K',
        help: 'after K recorded replies, go on with a live model and live tests',
    }),
    ...run_options .Wt,
    out: (0,flags .Jt)(flags .wx.optional(), {
        value: 'FILE',
        help: "where the fork's trace goes, appended (default: .git/agent-fix/trace.jsonl of the repository)",
    }),
});
const replayCommand = (0,flags .NB)({
    name: 'agent-fix replay',
    about: 'repeats a recorded run with its recorded replies, and compares every request byte for byte.',
    flags: ReplayFlags,
    notes: 'Exit codes: 0 identical (a fork: fixed, or nothing to fix); 1 a fork that did not fix; 2 wrong usage; 3 different;\n' +
        '130 stopped by Ctrl-C.',
    check: (flags) => {
        const modelFlags = ['model', 'base-url', 'api'].filter((name) => flags[name] !== undefined);
        if (flags.from !== undefined || modelFlags.length === 0)
            return;
        throw new Error(`--${modelFlags.join(', --')}: a replay asks no model; for a fork say with --from K after how many replies it begins`);
    },
}, async (options, io) => {
    const trace = (0,commands_io .Bx)(options.trace);
    const recording = await (0,trace_trace .SS)(trace, await (0,commands_io .jH)(trace, options.run, io), own_process .xv);
    if (options.from !== undefined)
        return forkRun(recording, { ...options, from: options.from }, io);
    const interruption = (0,commands_io .A8)(io);
    const replayed = await replay(recording, options, { io, signal: interruption.signal });
    if (interruption.signal.aborted) {
        io.stderr('agent-fix: the replay was stopped, nothing was compared\n');
        return interruption.exitCode(2);
    }
    if (options.patch !== undefined)
        (0,commands_io .CZ)(options.patch, replayed.patch);
    const comparison = await (0,trace_trace .HP)(recording, replayed.events);
    const { end, events } = recording;
    const facts = {
        isKilled: end.kind === 'killed',
        events: events.length,
        areTestsLive: options.oracle === 'live',
    };
    io.stdout((0,tell .Hr)(comparison, facts));
    return comparison.kind === 'identical' ? 0 : DIFFERENT;
});
const DIFFERENT = 3;
async function replay(recording, options, { io: out, signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const progress = __addDisposableResource(env_1, new commands_io .In(out), false);
        const { io } = progress;
        const { task, settings, tests } = recording;
        const repository = (0,external_node_path_.resolve)(options.repo);
        const merge = __addDisposableResource(env_1, await openRecordedMerge(recording, repository), true);
        const workspace = __addDisposableResource(env_1, await (0,repo_tools .O)({
            repository,
            task,
            settings,
            snapshot: merge?.snapshot,
            redact: (0,redaction .ay)([]),
            definitions: builtin_solver .kM,
        }), true);
        const live = __addDisposableResource(env_1, options.oracle === 'live'
            ? await openLiveTests({ repository, task, settings, workspace, flags: options, io })
            : null, true);
        const liveOracle = live?.oracle ? progress.watch(comparedOracle(tests, live.oracle)) : null;
        const model = (0,create_llm .so)(recording.llm);
        const search = (0,builtin_solver .B0)(recording, workspace);
        return await replayRun({ recording, workspace, model, liveOracle, signal, search });
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
async function forkRun(recording, options, out) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { task, settings } = recording;
        const { replies, tests } = repliesToKeep(recording, options.from);
        const access = forkAccess(recording, options);
        const llm = (0,create_llm .Wy)({ ...access, reasoningEffort: null });
        const interruption = (0,commands_io .A8)(out);
        const progress = __addDisposableResource(env_2, new commands_io .In(out), false);
        const { io } = progress;
        const repository = (0,external_node_path_.resolve)(options.repo);
        const runId = (0,external_node_crypto_.randomBytes)(5).toString('hex');
        const merge = __addDisposableResource(env_2, await openRecordedMerge(recording, repository), true);
        const workspace = __addDisposableResource(env_2, await (0,repo_tools .O)({
            repository,
            task,
            settings,
            snapshot: merge?.snapshot,
            redact: (0,redaction .ay)([]),
            definitions: builtin_solver .kM,
            installation: { checkout: repository, environment: process.env },
        }), true);
        const live = __addDisposableResource(env_2, await openLiveTests({ repository, task, settings, workspace, flags: options, io }), true);
        const tracePath = (0,external_node_path_.resolve)(options.out ?? (0,commands_io .fC)(repository));
        const trace = __addDisposableResource(env_2, (0,trace_trace .yH)({ path: tracePath, runId, now: Date.now }), false);
        const result = await (0,driver .r)({ ...recordedSetup(recording), runId, version: own_process .xv }, {
            llm: (0,create_llm .rz)({ model: llm, replies, goesOn: true }),
            oracle: progress.watch(recordedOracle(tests, live.oracle)),
            workspace: withRecordedReads(workspace, recording),
            emit: (event) => {
                trace.emit(event);
                progress.tell(event);
            },
            clock: () => performance.now(),
            redact: (0,redaction .ay)((0,provider .DX)(access)),
            signal: interruption.signal,
            ...(0,driver .y)(recording.events.map(({ runEvent }) => runEvent)),
            earlier: recordedEarlier(recording),
            search: (0,builtin_solver .B0)(recording, workspace),
        });
        const isLost = options.patch === undefined && result.patch.files.length === 0;
        const patchPath = isLost ? null : (0,commands_io .CZ)(options.patch ?? (0,commands_io .Sg)(tracePath, runId), result.patch);
        io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
        if (patchPath !== null)
            io.stderr(`[patch] ${patchPath}\n`);
        const places = { runId, tracePath, patchPath, isApplied: false };
        io.stdout((0,tell .RD)({ result, events: [], tries: null }, places).report);
        return interruption.exitCode((0,run_on_stage .F)(result));
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
function repliesToKeep(recording, from) {
    const kept = recordedBefore(recording, from);
    if (kept.replies.length === from)
        return kept;
    throw new Error(`--from ${from}: the run has ${kept.replies.length} recorded replies`);
}
function forkAccess({ llm: recorded }, options) {
    const api = settings .Th.apis.find((each) => each === recorded.api);
    if (options.from !== 0 && options.api !== undefined && options.api !== api) {
        throw new Error(`--api ${options.api}: the recorded replies are of ${recorded.api}, and only a fork --from 0 can change that`);
    }
    return (0,run_options .YK)({ ...options, api: options.api ?? api });
}
async function openLiveTests({ repository, task, settings, workspace, flags, io, }) {
    const command = (0,jobs .Kf)(task).first;
    if (workspace.snapshot.repository.isBorrower)
        throw new Error(`the tests cannot run again on ${task.baseCommit.slice(0, 12)}, a merge that was made for the run: replay it with the recorded tests`);
    io.stderr(`[setup] ${(0,tell .pA)(command)}, from the trace · on a copy\n`);
    if (command === null)
        return { oracle: null, [Symbol.asyncDispose]: async () => { } };
    const copy = await (0,stage .G)({ repository, commit: task.baseCommit, destination: null }, io);
    try {
        await copy.restore(task.baseCommit);
        const sandbox = await (0,run_options .jQ)(copy.root, flags);
        if (sandbox.cell === null)
            await (0,own_process .yg)((0,own_process .bs)());
        io.stderr(`[sandbox] ${sandbox.describe()}\n`);
        const others = (0,jobs .Kf)(task).further;
        const place = { workspace, checkout: copy.root, command, others, sandbox };
        const testReport = settings.testReport ?? null;
        const oracle = (0,test_oracle .X)({ ...place, testReport, environment: process.env });
        return {
            oracle,
            [Symbol.asyncDispose]: async () => {
                oracle[Symbol.dispose]();
                await copy[Symbol.asyncDispose]();
            },
        };
    }
    catch (error) {
        await copy[Symbol.asyncDispose]();
        throw error;
    }
}
function comparedOracle(recorded, live) {
    const results = recorded.values();
    return {
        run: async (options) => {
            const before = results.next().value;
            const result = await live.run(options);
            return before !== undefined && saysTheSame(before, result) ? before : result;
        },
    };
}
function saysTheSame(a, b) {
    if (a.verdict !== b.verdict)
        return false;
    return a.verdict === 'green' || failuresOf(a, b) === failuresOf(b, a);
}
function failuresOf(one, other) {
    const { report } = one;
    if (report === undefined || other.report === undefined)
        return (0,test_output .jH)(one).lineSignature();
    return report.failures
        .map(({ id }) => id)
        .toSorted()
        .join('\n');
}


  }),

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
  var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59199);
  var _oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16507);
  var _oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84217);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59268);
  var _run_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26095);







async function findStart({ repo, since }) {
    const { root, prefix, commit } = await _workspace_git_js__WEBPACK_IMPORTED_MODULE_5__  .LN.checkedOutIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo));
    const greenAt = since === undefined ? null : await resolveSince(_workspace_git_js__WEBPACK_IMPORTED_MODULE_5__  .LN.find(root), since, commit);
    return { repository: root, folder: prefix || '.', commit, greenAt };
}
async function resolveSince(repository, since, base) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`];
    const found = await repository.ask(args);
    if (found.exitCode !== 0)
        throw new Error(`--since ${since}: there is no such commit in ${repository.root}. Name a commit, branch or tag of it`);
    const commit = found.stdout.toString('utf8').trim();
    if (commit === base)
        throw new Error(`--since ${since} is the commit that is checked out: name an earlier one, at which the tests were green`);
    const ancestry = await repository.ask(['merge-base', '--is-ancestor', commit, base]);
    if (ancestry.exitCode !== 0)
        throw new Error(`--since ${since}: ${commit.slice(0, 12)} is no ancestor of ${base.slice(0, 12)}, which is ` +
            'checked out. Name a commit of its own history');
    return commit;
}
async function openStage(start, options, io) {
    const { 'keep-copy': keeps, 'copy-dir': folder } = options;
    const isOnCopy = keeps || folder !== undefined;
    const opening = isOnCopy ? null : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_6__  .jQ)(start.repository, options);
    opening?.catch(() => { });
    await refuseUncommitted(options);
    if (opening === null)
        return stageOnCopy(start, { options, io, known: null });
    const sandbox = await opening;
    if (sandbox.cell === null && !(0,_run_options_js__WEBPACK_IMPORTED_MODULE_6__  .RS)(options))
        return stageOnCopy(start, { options, io, known: sandbox });
    return stageHere(start, sandbox, (0,_run_options_js__WEBPACK_IMPORTED_MODULE_6__  .RS)(options));
}
async function refuseUncommitted({ repo }) {
    const uncommitted = await _workspace_git_js__WEBPACK_IMPORTED_MODULE_5__  .LN.find((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo)).uncommittedChanges();
    if (uncommitted.length === 0)
        return;
    throw new Error(`--repo ${repo}: uncommitted changes in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__  .d9)(uncommitted, 5)}. ` +
        'agent-fix works from the commit: commit or stash them first.');
}
function stageHere({ repository, folder }, sandbox, isInPlace) {
    if (!isInPlace)
        (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_4__  .eZ)();
    return {
        checkout: repository,
        sandbox,
        renew: null,
        isCopy: false,
        note: isInPlace ? `in place, at ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, folder)}` : 'on a copy',
        apply: async ({ diff }) => (isInPlace ? undefined : _workspace_git_js__WEBPACK_IMPORTED_MODULE_5__  .LN.find(repository).apply(diff)),
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
        const sandbox = known ?? (await (0,_run_options_js__WEBPACK_IMPORTED_MODULE_6__  .jQ)(copy.root, options));
        return {
            checkout: copy.root,
            sandbox,
            renew: () => copy.renew(),
            isCopy: true,
            note: isKept ? `on a copy, kept at ${copy.root}` : 'on a copy',
            apply: ({ diff }) => _workspace_git_js__WEBPACK_IMPORTED_MODULE_5__  .LN.find(repository).apply(diff),
            keep: async (patch) => {
                if (!isKept)
                    return;
                await bringBack(copy.root, patch);
                await copy.uncommit();
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
        await _workspace_git_js__WEBPACK_IMPORTED_MODULE_5__  .LN.find(checkout).apply(patch.diff);
}
const QUIET_MS = 1000;
async function openCopy(options, io) {
    for (const folder of (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_4__  .eZ)())
        io.stderr(`[setup] removed ${folder}, left by a run that was killed\n`);
    const notice = setTimeout(() => io.stderr('[setup] copying the repository, untracked files too …\n'), QUIET_MS);
    try {
        return await (0,_oracle_checkout_copy_js__WEBPACK_IMPORTED_MODULE_3__  .s)(options);
    }
    finally {
        clearTimeout(notice);
    }
}


  }),

  66789:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  openBaseMerge)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _workspace_journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2299);
  var _workspace_repo_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66904);
  var _workspace_snapshot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83266);
  var _checkout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24805);
  var _leftovers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84217);







async function openBaseMerge(request) {
    const folder = (0,_leftovers_js__WEBPACK_IMPORTED_MODULE_5__  .Bh)('commits');
    try {
        const opened = await openIn(folder.path, request);
        if (typeof opened !== 'string')
            return {
                snapshot: opened.snapshot,
                tree: opened.tree,
                async [Symbol.asyncDispose]() {
                    opened.placed?.[Symbol.dispose]();
                    await opened.snapshot[Symbol.asyncDispose]();
                    folder[Symbol.dispose]();
                },
            };
        folder[Symbol.dispose]();
        return opened;
    }
    catch (error) {
        folder[Symbol.dispose]();
        throw error;
    }
}
async function openIn(gitDir, request) {
    const { repository, head } = request;
    const bare = { idLength: head.length, isBare: true, head: 'ref: refs/heads/none' };
    const git = await repository.lendObjects(repository.root, gitDir, bare);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'objects', 'pack'), { recursive: true });
    const [graft = ''] = await repository.gitPaths('shallow');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(graft))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(graft, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'shallow'));
    const made = await makeMerge(git, request);
    if ('why' in made)
        return made.why;
    await git.git(['read-tree', made.commit]);
    const snapshot = await (0,_workspace_snapshot_js__WEBPACK_IMPORTED_MODULE_3__  .r3)(git, made.commit);
    try {
        const tree = (await git.git(['rev-parse', `${made.commit}^{tree}`])).toString('utf8').trim();
        return { snapshot, tree, placed: request.isReplay === true ? null : await placeFiles(snapshot, head) };
    }
    catch (error) {
        await snapshot[Symbol.asyncDispose]();
        throw error;
    }
}
async function makeMerge(git, request) {
    const { head, base, commit, tree } = request;
    const fetched = await git.ask(['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]);
    const id = fetched.stdout.toString('utf8').trim();
    if (fetched.exitCode === 0 && (await git.ask(['cat-file', '-e', `${id}^{tree}`])).exitCode === 0)
        return { commit: id };
    const merged = await mergeOf(git, head, base);
    if (merged === 'conflict' && tree === null)
        return { why: 'the two conflict' };
    const isMerged = merged !== null && merged !== 'conflict' && (tree === null || tree === merged);
    if (isMerged && request.isReplay === true)
        return recordedMerge(git, merged, request);
    if (isMerged)
        return { commit: await commitMerge(git, merged, request) };
    if (tree === null || request.readFiles === undefined)
        return { why: NOT_AT_HAND };
    const files = await request.readFiles();
    if (files === null)
        return { why: NOT_AT_HAND };
    const later = await (0,_workspace_journal_js__WEBPACK_IMPORTED_MODULE_2__  .ur)(git, { parent: head, files, words: await wordsFor(git, request, [head]) });
    return later.tree === tree ? { commit: later.commit } : { why: NOT_AT_HAND };
}
async function recordedMerge(git, tree, request) {
    for (const parents of [[request.base, request.head], [request.head]]) {
        const commit = await commitMerge(git, tree, request, parents);
        if (commit === request.commit)
            return { commit };
    }
    return { why: NOT_AT_HAND };
}
const NOT_AT_HAND = 'its files could not be had: give actions/checkout `fetch-depth: 0`, which fetches all branches, or update the branch';
async function mergeOf(git, head, base) {
    for (const id of [head, base])
        if ((await git.ask(['cat-file', '-e', `${id}^{tree}`])).exitCode !== 0)
            return null;
    const answer = await git.ask(['merge-tree', '--write-tree', base, head]);
    const [tree = ''] = answer.stdout.toString('utf8').split('\n');
    if (answer.exitCode === 0)
        return tree;
    return answer.exitCode === 1 && /^[0-9a-f]{40,64}$/.test(tree) ? 'conflict' : null;
}
async function wordsFor(git, { head, base }, commits) {
    const times = (await git.git(['log', '--no-walk', '--format=%ct', ...commits])).toString('utf8').trim();
    const seconds = Math.max(...times.split('\n').map(Number)) + 1;
    return { seconds, message: `Merge ${head} into ${base}` };
}
async function commitMerge(git, tree, request, parents = [request.base, request.head]) {
    const { seconds, message } = await wordsFor(git, request, parents);
    const date = `${seconds} +0000`;
    const env = {
        ...{ GIT_AUTHOR_NAME: 'agent-fix', GIT_AUTHOR_EMAIL: 'agent-fix', GIT_AUTHOR_DATE: date },
        ...{ GIT_COMMITTER_NAME: 'agent-fix', GIT_COMMITTER_EMAIL: 'agent-fix', GIT_COMMITTER_DATE: date },
    };
    const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])];
    const commit = (await git.git(args, { env, input: Buffer.from(message) })).toString('utf8').trim();
    await git.git(['update-ref', 'refs/agent-fix/merge', commit]);
    await git.git(['repack', '-a', '-d', '-l', '-q']);
    return commit;
}
async function placeFiles(snapshot, head) {
    const { repository, commit } = snapshot;
    const args = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', head, commit];
    const fields = (await repository.git(args)).toString('utf8').split('\0').slice(0, -1);
    const paths = fields.filter((_, at) => at % 2 === 1).filter(_workspace_repo_path_js__WEBPACK_IMPORTED_MODULE_6__  .SL);
    const checkout = new _checkout_js__WEBPACK_IMPORTED_MODULE_4__  .RW((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(repository.root), snapshot);
    const before = new Map(paths.map((path) => [path, checkout.keep(path)]));
    const undo = () => {
        for (const [path, file] of before)
            if (file.kind === 'file' || file.kind === 'link')
                checkout.write(path, file);
            else if (file.kind === 'missing')
                checkout.remove(path);
    };
    try {
        for (const path of paths)
            if (snapshot.tree.find(path) === null)
                checkout.remove(path);
        for (const path of paths)
            await placeFile(checkout, snapshot, path);
    }
    catch (error) {
        undo();
        throw error;
    }
    return { [Symbol.dispose]: undo };
}
async function placeFile(checkout, snapshot, path) {
    const entry = snapshot.tree.find(path);
    if (entry === null || (entry.kind !== 'file' && entry.kind !== 'link'))
        return;
    const content = await snapshot.read(entry, Number.POSITIVE_INFINITY);
    if (content.kind !== 'bytes')
        throw new Error(`${path} of the merge that CI tested cannot be read`);
    const { bytes } = content;
    if (entry.kind === 'link')
        checkout.write(path, { kind: 'link', target: bytes.toString('utf8') });
    else
        checkout.write(path, { kind: 'file', bytes, isExecutable: entry.mode === '100755' });
}


  })

};
