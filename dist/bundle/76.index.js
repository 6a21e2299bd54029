export const id = 76;
export const ids = [76];
export const modules = {

  91519:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K2: () => (  TOOL_NAMES),
    O2: () => (  isToolName),
    VW: () => (  TOOL_ARGS),
    X5: () => (  FinalArgs),
    tF: () => (  ReflectArgs)
  });
  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53339);

const optional = (schema) => schema.nullable().default(null);
const count = zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(1);
const ListFilesArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    rel_dir: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    max_files: optional(count),
    glob: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
});
const ReadFileArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    rel_path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    start_line: optional(count),
    end_line: optional(count),
    max_chars: optional(count),
});
const GrepArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    pattern: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().min(1),
    rel_dir: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    max_hits: optional(count),
    regex: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .zMY()),
    glob: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
});
const EditSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({ old: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().min(1), new: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() });
const WriteFileArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    rel_path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    content: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    edits: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(EditSchema).min(1)),
});
const FinalArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    status: zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(['done', 'cannot_fix']),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() })),
});
const ReflectArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    notes: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().trim().min(1)).min(1).max(5),
    next_focus: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    risks: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP())),
});
const TOOL_ARGS = {
    list_files: ListFilesArgs,
    read_file: ReadFileArgs,
    grep: GrepArgs,
    write_file: WriteFileArgs.refine((args) => (args.content === null) !== (args.edits === null), {
        message: 'give either content or edits, not both and not neither',
    }),
};

const TOOL_NAMES = ['list_files', 'read_file', 'grep', 'write_file'];
function isToolName(name) {
    return Object.hasOwn(TOOL_ARGS, name);
}


  }),

  79446:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  u: () => (  solveBest)
});

var external_node_crypto_ = __webpack_require__(77598);
var cut_text = __webpack_require__(40566);
var outcome = __webpack_require__(43460);
var search_repair = __webpack_require__(68190);
var summary = __webpack_require__(82212);
var tools = __webpack_require__(91519);
; 





const MIN_TOKENS = 10_000;
function nextAttempt({ total, of, ended, elapsedMs, hasFallback }) {
    const last = ended.at(-1);
    if (ended.length >= of || (last !== undefined && SETTLED.has(last.result.outcome)))
        return END;
    const hopeless = last === undefined ? null : whyHopeless(last, { ended, hasFallback });
    const number = ended.length + 1;
    const end = (why) => ({ kind: 'end', why: `no attempt ${number} of ${of}: ${why}` });
    if (hopeless !== null)
        return end(hopeless);
    const { limits, confirmRuns } = total;
    const used = (count) => ended.reduce((sum, each) => sum + count(each), 0);
    const share = (left, least) => Math.min(left, Math.max(least, Math.floor(left / (of - ended.length))));
    const tokens = limits.maxTotalTokens - used(({ result }) => (0,summary .RP)(result.state.usage));
    const testRuns = limits.maxTestRuns - used(({ result }) => result.state.testRuns);
    const candidates = total.maxCandidates - used(({ events }) => candidatesIn(events).length);
    const timeoutMs = Math.floor(limits.timeoutMs - elapsedMs);
    const runsToProve = confirmRuns + 3;
    if (last !== undefined) {
        if (total.testPolicy === 'never')
            return end('without tests none can be told from another');
        if (total.solver !== 'builtin' && tokens < MIN_TOKENS)
            return end(`${Math.max(0, tokens)} tokens are left`);
        if (total.solver === 'builtin' && candidates < 1)
            return end('no candidates are left');
        if (testRuns < runsToProve)
            return end(`${Math.max(0, testRuns)} test runs are left`);
        if (timeoutMs <= runsToProve * (last.result.state.baseline?.durationMs ?? 0))
            return end('too little time is left');
    }
    const settings = {
        ...total,
        limits: {
            ...limits,
            maxTotalTokens: share(tokens, MIN_TOKENS),
            maxTestRuns: share(testRuns, runsToProve + 1),
            timeoutMs,
        },
        solver: last !== undefined && total.solver === 'builtin-then-model' ? 'model' : total.solver,
        maxCandidates: total.solver === 'builtin' ? candidates : total.maxCandidates,
    };
    return { kind: 'try', settings, attempt: { number, of, earlier: ended.map(earlierOf) } };
}
const END = { kind: 'end', why: null };
const SETTLED = new Set(['fixed', 'not_reproduced', 'infra_error']);
function whyHopeless({ setup, result, events, stuck }, { ended, hasFallback }) {
    if (stuck !== null)
        return `the checkout could not be made what it was: ${stuck}`;
    if (result.stopReason === 'endpoint_failed' && !(hasFallback && ended.length === 1))
        return 'the model endpoint failed';
    if (setup.settings.solver === 'builtin' && lastEdit({ result, events }) === null)
        return 'the built-in search would only repeat itself';
    return null;
}
const candidatesIn = (events) => events.flatMap((event) => (event.kind === 'candidate' ? [event.payload] : []));
const WHY_CHARS = 300;
const MAX_FILES = 8;
function earlierOf({ setup, model, result, events }) {
    const candidates = candidatesIn(events);
    const isMechanical = setup.settings.solver === 'builtin';
    const edit = isMechanical ? lastEdit({ result, events }) : null;
    return {
        run_id: setup.runId,
        model,
        outcome: result.outcome,
        files: result.changes.slice(0, MAX_FILES).map(({ path }) => path),
        why: (0,cut_text .ml)(whyRejected(result), WHY_CHARS),
        ...(isMechanical || candidates.length === 0 ? {} : { search: (0,search_repair .w)(candidates) }),
        ...(edit === null ? {} : { edit }),
    };
}
function whyRejected({ stopReason, summary, doubt, lastTests }) {
    if (doubt !== null)
        return doubt;
    if (stopReason === 'cannot_fix')
        return `${outcome .BI[stopReason]}: ${oneLine(summary)}`;
    const ids = lastTests?.report?.failures.map(({ id }) => id) ?? [];
    const red = ids.length > 0 ? ids.slice(0, 3).join(', ') : (lastTests?.signature ?? '');
    const still = lastTests === null || lastTests.ok || red === '' ? '' : `; still red: ${oneLine(red)}`;
    return `${outcome .BI[stopReason]}${still}`;
}
const oneLine = (text) => text.trim().replace(/\s+/g, ' ');
function lastEdit({ result, events, }) {
    const first = events.findIndex((event) => event.kind === 'candidate' && event.payload.verdict === 'passed');
    if (first === -1 || result.changes.length === 0)
        return null;
    const [before, last] = [null, ...editsIn(events.slice(first))].slice(-2);
    if (last === undefined || last === null || isTakenBack(before ?? null, last))
        return null;
    return last;
}
const editsIn = (events) => events.flatMap((event) => {
    if (event.kind !== 'tool_result' || event.payload.tool !== 'write_file' || !event.payload.obs.ok)
        return [];
    const args = tools .VW.write_file.safeParse(event.payload.args).data;
    return args?.edits ? [{ path: args.rel_path, edits: args.edits }] : [];
});
const isTakenBack = (before, { path, edits }) => before?.path === path &&
    before.edits.length === edits.length &&
    before.edits.every(({ old, new: next }, at) => old === edits[at]?.new && next === edits[at].old);

var redaction = __webpack_require__(40501);
var tries = __webpack_require__(97597);
var solve = __webpack_require__(35325);
var bench_worker = __webpack_require__(33197);
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






async function solveBest({ attempts, fallback, ...request }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (attempts === 1)
            return { ...(await (0,solve .k)(request)), tries: null, llm: request.llm, notes: [] };
        const startMs = performance.now();
        const _cell = __addDisposableResource(env_1, request.sandbox?.cell ?? null, false);
        const sandbox = request.sandbox ? { ...request.sandbox, cell: (0,bench_worker .c5)(request) } : null;
        const ended = [];
        for (;;) {
            const next = nextAttempt({
                total: request.settings,
                of: attempts,
                ended,
                elapsedMs: performance.now() - startMs,
                hasFallback: fallback !== null,
            });
            if (next.kind === 'end' || (request.signal.aborted && ended.length > 0)) {
                const why = next.kind === 'end' ? next.why : null;
                return { ...best(ended, attempts), notes: why === null ? [] : [why] };
            }
            const llm = ended.length === 0 ? request.llm : (fallback ?? request.llm);
            const { settings, attempt } = next;
            try {
                const solved = await (0,solve .k)({ ...request, sandbox, settings, llm, attempt });
                ended.push({ ...solved, llm, model: llm.model });
            }
            catch (error) {
                if (ended.length === 0)
                    throw error;
                const fault = (0,redaction .Qh)(error, (0,redaction .ay)(request.secrets));
                return {
                    ...best(ended, attempts),
                    notes: [`attempt ${attempt.number} of ${attempts} broke off: ${fault}`],
                };
            }
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function best(ended, of) {
    const choosable = ({ result: { outcome, patch } }) => ({ outcome, files: patch.files });
    const [first] = ended.toSorted((a, b) => (0,tries ._B)(choosable(a), choosable(b)));
    if (first === undefined)
        throw new Error('there was no attempt');
    const traceText = ended.map((each) => each.traceText).join('');
    const runs = ended.map(({ setup, model, result }) => ({
        runId: setup.runId,
        model,
        outcome: result.outcome,
        usage: result.state.usage,
    }));
    return {
        ...first,
        tries: { of, chosen: ended.indexOf(first), runs },
        traceText,
        traceSha256: (0,external_node_crypto_.createHash)('sha256').update(traceText).digest('hex'),
    };
}


  }),

  35325:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    k: () => (  solve)
  });
  var _jitless_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26085);
  var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
  var _agent_driver_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48568);
  var _agent_once_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73479);
  var _agent_redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40501);
  var _hold_program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51244);
  var _llm_http_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79376);
  var _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36637);
  var _oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20841);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27386);
  var _trace_writer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49057);
  var _version_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(24306);
  var _workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14230);
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
    const runId = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomBytes)(5).toString('hex');
    const cell = request.sandbox?.cell ?? null;
    if (task.testCommand !== null && cell === null)
        await (0,_hold_program_js__WEBPACK_IMPORTED_MODULE_4__  .y)((0,_own_process_js__WEBPACK_IMPORTED_MODULE_8__  .bs)());
    const trace = (0,_trace_writer_js__WEBPACK_IMPORTED_MODULE_9__  .yH)({ path: request.tracePath, runId, now: Date.now });
    const events = [];
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { repository, snapshot, testEnv, environment, sandbox = null, renew = null } = request;
            const workspace = __addDisposableResource(env_1, await (0,_workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_10__  .OH)({
                repository,
                ...(snapshot === undefined ? {} : { snapshot }),
                ...(0,_workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_10__  .B3)(task, settings),
                patience: { signal },
            }), true);
            const judged = {
                workspace,
                checkout,
                command: task.testCommand,
                testEnv,
                testReport: settings.testReport ?? null,
                environment,
            };
            const places = (0,_agent_once_js__WEBPACK_IMPORTED_MODULE_11__  .O)(async () => (await builtinSolver()).openPlaces(judged));
            const onStart = (0,_agent_once_js__WEBPACK_IMPORTED_MODULE_11__  .O)(() => getReady(request, places).catch(ignore));
            const command = __addDisposableResource(env_1, (0,_oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_7__  .X)({ ...judged, cell, renew, onStart }), false);
            const oracle = withFirstBounded(command, request.firstTestMs ?? Number.POSITIVE_INFINITY);
            const emit = (said) => {
                const event = withSandbox(said, sandbox);
                trace.emit(event);
                events.push(event);
                request.onEvent(event);
            };
            const clock = () => performance.now();
            const redact = (0,_agent_redaction_js__WEBPACK_IMPORTED_MODULE_3__  .ay)(request.secrets);
            const search = __addDisposableResource(env_1, settings.solver === 'model' ? null : (await builtinSolver()).openBuiltinSolver({ ...judged, sandbox }), true);
            const solver = search === null ? {} : { search };
            const find = async (failure) => (await places()).find(failure);
            const ports = { llm, workspace, oracle, emit, clock, redact, signal, places: find, ...solver };
            const { attempt } = request;
            const setup = {
                runId,
                version: _version_js__WEBPACK_IMPORTED_MODULE_12__  .x,
                task: (0,_agent_redaction_js__WEBPACK_IMPORTED_MODULE_3__  .lk)(task, redact),
                settings,
                ...(attempt === undefined ? {} : { attempt }),
            };
            const result = await (0,_agent_driver_js__WEBPACK_IMPORTED_MODULE_2__  .r)(setup, ports);
            const mayGoOn = attempt !== undefined && attempt.number < attempt.of && result.outcome !== 'fixed';
            const stuck = mayGoOn
                ? await command.reset().then(() => null, (error) => (0,_agent_redaction_js__WEBPACK_IMPORTED_MODULE_3__  .Qh)(error, redact))
                : null;
            return { setup, result, events, stuck, traceSha256: trace.sha256(), traceText: trace.text() };
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
async function getReady({ settings, llm, whileTesting }, places) {
    try {
        if (settings.solver !== 'model')
            return;
        await __webpack_require__.e(  261).then(__webpack_require__.bind(__webpack_require__, 35261));
        if (URL.canParse(llm.endpoint))
            (0,_llm_http_js__WEBPACK_IMPORTED_MODULE_5__  .AT)(new URL(llm.endpoint));
        (await places()).prepare();
    }
    finally {
        await whileTesting?.();
    }
}
const builtinSolver = () => Promise.all( [__webpack_require__.e(576), __webpack_require__.e(506), __webpack_require__.e(88)]).then(__webpack_require__.bind(__webpack_require__, 32088));
const ignore = () => { };
function withFirstBounded(oracle, firstMs) {
    return {
        run: (options) => oracle.run(options.phase === 'baseline'
            ? { ...options, timeoutMs: Math.min(firstMs, options.timeoutMs) }
            : options),
    };
}
function withSandbox(event, sandbox) {
    if (event.kind !== 'run_start' || sandbox === null)
        return event;
    return { kind: event.kind, payload: { ...event.payload, sandbox: (0,_oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_6__  .Eg)(sandbox.report) } };
}


  }),

  33197:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Vx: () => (  BenchWorker),
    c5: () => (  sharedCell),
    yK: () => (  signatureOf)
  });
  var _agent_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50330);
  var _oracle_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24805);
  var _oracle_report_read_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25576);
  var _oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20841);
  var _workspace_journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2299);
  var _workspace_repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66904);
  var _workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14230);







function sharedCell({ sandbox }) {
    const cell = sandbox?.cell ?? null;
    return cell === null ? null : { ...cell, [Symbol.dispose]: () => { } };
}
const signatureOf = ({ verdict, output }) => `${verdict}\n${(0,_agent_digest_js__WEBPACK_IMPORTED_MODULE_0__  .vH)(output, (0,_oracle_report_read_output_js__WEBPACK_IMPORTED_MODULE_2__.readTestOutput)(output)?.failures)}`;
const LONG_MS = 1500;
const LONG_BASELINE_MS = 4000;
const probed = ({ only, baselineMs }) => baselineMs > LONG_BASELINE_MS ? only.slice(0, 1) : only;
class BenchWorker {
    #main;
    #oracle;
    #warm;
    #checkout;
    #isInPlace;
    #onlyMs = null;
    #journal;
    #plain = null;
    constructor(request, root) {
        const { workspace: main, command, testEnv, environment } = request;
        this.#main = main;
        this.#journal = new _workspace_journal_js__WEBPACK_IMPORTED_MODULE_4__  .CQ(main.snapshot);
        this.#checkout = new _oracle_checkout_js__WEBPACK_IMPORTED_MODULE_1__  .RW(root, main.snapshot.commit.length);
        const current = () => this.#journal;
        const workspace = {
            snapshot: main.snapshot,
            policy: main.policy,
            get journal() {
                return current();
            },
        };
        const open = (over) => (0,_oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_3__  .X)({
            workspace: over,
            checkout: root,
            command,
            testEnv,
            testReport: request.testReport ?? null,
            environment,
            cell: sharedCell(request),
        });
        this.#oracle = open(workspace);
        const isEnded = sharedCell(request) !== null && request.sandbox?.report.tier === 'other_user';
        this.#warm = isEnded ? null : new WarmTries(open(main));
        this.#isInPlace = sharedCell(request) === null;
    }
    async [Symbol.asyncDispose]() {
        await this.#warm?.[Symbol.asyncDispose]();
        this.#oracle[Symbol.dispose]();
    }
    async judge({ path, edits }, options) {
        const scratch = this.#scratch();
        const args = { rel_path: path, content: null, edits: [...edits] };
        const obs = await scratch.execute({ type: 'tool_call', name: 'write_file', args });
        if (!obs.ok || obs.meta['changed'] === false)
            return 'refused';
        const quick = await this.#tryWarm(path, scratch.journal, options);
        if (quick === 'failed' || quick === 'slow')
            return quick;
        const result = await this.#test(scratch.journal, options);
        if (options.signal.aborted)
            return null;
        switch (result.verdict) {
            case 'green':
                return 'passed';
            case 'red':
            case 'output_limit':
            case 'resource_limit':
                return 'failed';
            case 'timeout':
                return options.leftMs < options.limitMs ? null : 'slow';
            default:
                return 'not_started';
        }
    }
    async #tryWarm(path, journal, options) {
        const entry = journal.latest().find((each) => each.path === path);
        const own = this.#main.journal.get(path) ?? (await this.#entryOf(path, null));
        if (this.#warm === null || entry === undefined || own === null)
            return null;
        try {
            const files = { path, bytes: entry.bytes, own: own.bytes };
            return await this.#warm.try(files, options, () => this.plain(options));
        }
        finally {
            await this.#putBack(journal);
        }
    }
    plain(options) {
        this.#plain ??= this.#probe(this.#scratch().journal, options);
        return this.#plain;
    }
    async broken(path, options) {
        const scratch = this.#scratch();
        const text = (await this.#main.snapshot.readText(path)) ?? '';
        const entry = await this.#entryOf(path, Buffer.from(BROKEN + text));
        if (entry !== null)
            scratch.journal.record(entry);
        return this.#probe(scratch.journal, options);
    }
    async #probe(journal, options) {
        this.#journal = journal;
        const { limitMs, leftMs, signal } = options;
        const timeoutMs = Math.max(1, Math.min(limitMs, leftMs));
        try {
            return await this.#oracle.run({ phase: 'write', timeoutMs, signal, only: probed(options) });
        }
        finally {
            await this.#putBack(journal);
        }
    }
    async #test(journal, options) {
        const { limitMs, leftMs, only, baselineMs, signal } = options;
        this.#journal = journal;
        const timeoutMs = Math.max(1, Math.min(limitMs, leftMs));
        const isLong = (this.#onlyMs ?? baselineMs) > LONG_MS && only.length > 1;
        try {
            for (const some of isLong ? [only.slice(0, 1), only] : [only]) {
                const result = await this.#oracle.run({ phase: 'write', timeoutMs, signal, only: some });
                if (some === only)
                    this.#onlyMs = Math.max(this.#onlyMs ?? 0, result.durationMs);
                if (result.verdict !== 'green' || result.focus === undefined)
                    return result;
            }
            return await this.#oracle.run({ phase: 'write', timeoutMs: Math.max(1, leftMs), signal });
        }
        finally {
            await this.#putBack(journal);
        }
    }
    #scratch() {
        const scratch = new _workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_6__  .wU(this.#main.snapshot, this.#main.policy);
        for (const entry of this.#main.journal.latest())
            scratch.journal.record(entry);
        return scratch;
    }
    async #putBack(journal) {
        if (!this.#isInPlace)
            return;
        for (const { path, bytes, mode } of journal.latest()) {
            const own = this.#main.journal.get(path);
            if (own?.bytes === bytes)
                continue;
            const before = own ?? (await this.#entryOf(path, null));
            if (before === null)
                this.#checkout.remove(path);
            else
                this.#checkout.write(path, { kind: 'file', bytes: before.bytes, isExecutable: mode === '100755' });
        }
    }
    async #entryOf(path, bytes) {
        const { snapshot } = this.#main;
        const base = snapshot.tree.find(path);
        if (base === null || !(0,_workspace_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .SL)(path))
            return null;
        const content = await snapshot.readWhole(base);
        if (content.kind !== 'bytes')
            return null;
        return new _workspace_journal_js__WEBPACK_IMPORTED_MODULE_4__  .CQ(snapshot).draft(path, bytes ?? content.bytes, content.bytes);
    }
}
const BROKEN = ')}] ';
const FIRST_LOOK_MS = 600;
const FIRST_LOOK_RUNS = 5;
const FIRST_LOOK_MORE_MS = 1000;
class WarmTries {
    #oracle;
    #opening = null;
    constructor(oracle) {
        this.#oracle = oracle;
    }
    async try(files, options, plain) {
        this.#opening ??= this.#open(files, options, plain);
        const opened = await this.#opening;
        if (opened === null)
            return null;
        const limitMs = Math.min(options.limitMs, options.leftMs);
        const cpuLimitMs = options.isRetry ? limitMs : opened.firstMs;
        const result = await opened.runner.try({ ...files, limitMs, cpuLimitMs, isShown: false });
        return result?.end ?? null;
    }
    async #open(files, options, run) {
        const runner = await this.#oracle.warm({ only: probed(options), signal: options.signal });
        if (runner === null)
            return null;
        const { limitMs } = options;
        const plain = signatureOf(await run());
        const shown = { ...files, limitMs, cpuLimitMs: limitMs, isShown: true };
        const own = await runner.try({ ...shown, bytes: files.own });
        const broken = await runner.try({ ...shown, bytes: Buffer.concat([Buffer.from(BROKEN), files.own]) });
        const again = await runner.try({ ...shown, bytes: files.own, isShown: false });
        const isAlike = own?.end === 'failed' && again?.end === 'failed' && signatureOf(asResult(own)) === plain;
        const seesEdits = broken?.end === 'failed' && signatureOf(asResult(broken)) !== plain;
        if (isAlike && seesEdits)
            return { runner, firstMs: firstLookMs(again.cpuMs) };
        await runner[Symbol.asyncDispose]();
        return null;
    }
    async [Symbol.asyncDispose]() {
        const opened = await this.#opening?.catch(() => null);
        await opened?.runner[Symbol.asyncDispose]();
        this.#oracle[Symbol.dispose]();
    }
}
const firstLookMs = (ownMs) => Math.max(FIRST_LOOK_MS, Math.min(FIRST_LOOK_RUNS * ownMs, ownMs + FIRST_LOOK_MORE_MS));
const asResult = ({ end, output }) => ({
    verdict: end === 'failed' ? 'red' : end === 'open' ? 'green' : 'timeout',
    output,
});


  }),

  72853:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    d: () => (  awaitingLine),
    o: () => (  progressLine)
  });
  var _agent_assert_never_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89559);
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
            return (0,_agent_assert_never_js__WEBPACK_IMPORTED_MODULE_5__  .x)(moment);
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
    const narrowed = focus === null ? '' : `, the failing tests alone (${short(focus)})`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .V2)(phase).when}${narrowed}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .L2)(verdict)}${exit}${took}`;
}
const MAX_CHARS = 160;
const short = (text) => (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .om)(text, MAX_CHARS);


  })

};
