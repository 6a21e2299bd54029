export const id = 77;
export const ids = [77];
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
var driver = __webpack_require__(20761);
var jobs = __webpack_require__(95106);
var redaction = __webpack_require__(36541);
var settings = __webpack_require__(68027);
var digest = __webpack_require__(47252);
var create_llm = __webpack_require__(79890);
var provider = __webpack_require__(30445);
var folders = __webpack_require__(63060);
var open_sandbox = __webpack_require__(30039);
var test_oracle = __webpack_require__(50540);
var own_process = __webpack_require__(27386);
var builtin_solver = __webpack_require__(73246);
var safe_text = __webpack_require__(27083);
var terminal_report = __webpack_require__(63237);
var words = __webpack_require__(94977);
var replay = __webpack_require__(92409);
var writer = __webpack_require__(49057);
var repo_tools = __webpack_require__(63695);
var flags = __webpack_require__(37298);
var commands_io = __webpack_require__(19601);
; 



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
        ...(0,driver .y)(recording.events.map(({ said }) => said)),
        earlier: recordedEarlier(recording),
        ...(search === undefined ? {} : { search }),
    });
    return { ...result, events };
}
function recordedSetup({ runId, version, task, settings, attempt }) {
    return { runId, version, task, settings, ...(attempt === undefined ? {} : { attempt }) };
}
function recordedOracle(tests, live) {
    const results = tests.values();
    return {
        run: async (options) => results.next().value ?? (await live?.run(options)) ?? NOT_RECORDED,
    };
}
function withRecordedReads(workspace, { events }) {
    const recorded = new Map();
    for (const { said } of events) {
        if (said.kind !== 'tool_result' || said.payload.obs.meta['installed'] !== true)
            continue;
        const key = JSON.stringify([said.payload.tool, said.payload.args]);
        recorded.set(key, [...(recorded.get(key) ?? []), said.payload.obs]);
    }
    return {
        fileCount: workspace.fileCount,
        execute: async (action, likely) => recorded.get(JSON.stringify([action.name, action.args]))?.shift() ?? workspace.execute(action, likely),
        overview: (maxBytes) => workspace.overview(maxBytes),
        treeId: () => workspace.treeId(),
        returnTo: (tree) => workspace.returnTo(tree),
        patch: () => workspace.patch(),
    };
}
function recordedEarlier({ earlier, events }) {
    const results = earlier.values();
    const culprit = events.find(({ said }) => said.kind === 'culprit')?.said;
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
        const said = events.map((event) => event.said);
        this.#stopReason = outcome?.stop_reason ?? null;
        this.#timeoutMs = settings.limits.timeoutMs;
        this.#inputsLeft = said.filter(isInput).length;
        this.#confirmsLeft = said.filter(isConfirm).length;
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
const REPLY_KINDS = new Set([
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
const isInput = (event) => REPLY_KINDS.has(event.kind) || (event.kind === 'tests' && !isConfirm(event));

var run = __webpack_require__(3244);
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
        const given = ['model', 'base-url', 'api'].filter((name) => flags[name] !== undefined);
        if (flags.from !== undefined || given.length === 0)
            return;
        throw new Error(`--${given.join(', --')}: a replay asks no model; for a fork say with --from K after how many replies it begins`);
    },
}, async (options, io) => {
    const trace = (0,commands_io .Bx)(options.trace);
    const recording = await (0,replay .SS)(trace, await (0,commands_io .jH)(trace, options.run, io), own_process .xv);
    if (options.from !== undefined)
        return forkRun(recording, { ...options, from: options.from }, io);
    const interruption = (0,commands_io .A8)(io);
    const replayed = await replay_replay(recording, options, { io, signal: interruption.signal });
    if (interruption.signal.aborted) {
        io.stderr('agent-fix: the replay was stopped, nothing was compared\n');
        return interruption.exitCode(2);
    }
    if (options.patch !== undefined)
        (0,commands_io .CZ)(options.patch, replayed.patch);
    return report(await (0,replay .HP)(recording, replayed.events), recording, { ...options, io });
});
const DIFFERENT = 3;
async function replay_replay(recording, options, { io: out, signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const progress = __addDisposableResource(env_1, new commands_io .In(out), false);
        const { io } = progress;
        const { task, settings, tests } = recording;
        const repository = (0,external_node_path_.resolve)(options.repo);
        const workspace = __addDisposableResource(env_1, await (0,repo_tools .OH)({
            repository,
            ...(0,repo_tools .B3)(task, settings),
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
function report(comparison, { end, events }, { io, oracle }) {
    if (comparison.kind === 'identical') {
        const killed = end.kind === 'killed' ? ' (the run was killed: up to its last whole event)' : '';
        const what = comparison.steps === 0 ? `${events.length} events` : (0,words .gL)(comparison.steps, 'step');
        const recorded = "; the tests' results were taken from the record (--oracle live runs them again)";
        const none = `: no model was asked, so there was no request to compare${oracle === 'live' ? '' : recorded}`;
        const uncompared = comparison.steps > 0 ? '' : none;
        io.stdout(`replayed ${what}, identical${killed}${uncompared}\n`);
        return 0;
    }
    const { step, eventKind, reason, diff } = comparison;
    io.stdout((0,safe_text .Q6)(`different at step ${step}, ${eventKind}: ${reason}\n${diff}`));
    return DIFFERENT;
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
        const workspace = __addDisposableResource(env_2, await (0,repo_tools .OH)({
            repository,
            ...(0,repo_tools .B3)(task, settings),
            redact: (0,redaction .ay)([]),
            definitions: builtin_solver .kM,
            installation: { checkout: repository, environment: process.env },
        }), true);
        const live = __addDisposableResource(env_2, await openLiveTests({ repository, task, settings, workspace, flags: options, io }), true);
        const tracePath = (0,external_node_path_.resolve)(options.out ?? (0,commands_io .fC)(repository));
        const trace = __addDisposableResource(env_2, (0,writer .yH)({ path: tracePath, runId, now: Date.now }), false);
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
            ...(0,driver .y)(recording.events.map(({ said }) => said)),
            earlier: recordedEarlier(recording),
            search: (0,builtin_solver .B0)(recording, workspace),
        });
        const isLost = options.patch === undefined && result.patch.files.length === 0;
        const patchPath = isLost ? null : (0,commands_io .CZ)(options.patch ?? (0,commands_io .Sg)(tracePath, runId), result.patch);
        io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
        if (patchPath !== null)
            io.stderr(`[patch] ${patchPath}\n`);
        const places = { runId, tracePath, patchPath, isApplied: false };
        io.stdout((0,terminal_report .R)({ result, events: [], tries: null }, places).report);
        return interruption.exitCode((0,run.exitCodeOf)(result));
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
    const kept = (0,replay .M6)(recording, from);
    if (kept.replies.length === from)
        return kept;
    throw new Error(`--from ${from}: the run has ${kept.replies.length} recorded replies`);
}
function forkAccess({ llm: recorded }, options) {
    const api = settings .yc.find((each) => each === recorded.api);
    if (options.from !== 0 && options.api !== undefined && options.api !== api) {
        throw new Error(`--api ${options.api}: the recorded replies are of ${recorded.api}, and only a fork --from 0 can change that`);
    }
    return (0,run_options .YK)({ ...options, api: options.api ?? api });
}
async function openLiveTests({ repository, task, settings, workspace, flags, io, }) {
    io.stderr(`[setup] ${(0,run.describeTests)(task.testCommand)}, from the trace · on a copy\n`);
    if (task.testCommand === null)
        return { oracle: null, [Symbol.asyncDispose]: async () => { } };
    const copy = await (0,stage .G)({ repository, commit: task.baseCommit, destination: null }, io);
    try {
        await (0,folders .aK)(copy.root, repository, task.baseCommit);
        const { cell, report } = await (0,run_options .jQ)(copy.root, flags);
        if (cell === null)
            await (0,own_process .yg)((0,own_process .bs)());
        io.stderr(`[sandbox] ${(0,open_sandbox .hT)(report)}\n`);
        const others = (0,jobs .jg)(task);
        const place = { workspace, checkout: copy.root, command: task.testCommand, others, cell };
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
function failuresOf({ report, output }, other) {
    if (report === undefined || other.report === undefined)
        return (0,digest .vH)(output);
    return report.failures
        .map(({ id }) => id)
        .toSorted()
        .join('\n');
}


  }),

  97975:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Vq: () => (  sha256OfFile),
    WX: () => (  findingsOf),
    tY: () => (  verifyTrace)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var _reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41125);
  var _writer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49057);




async function verifyTrace(path) {
    const chains = new Map();
    const strays = [];
    for await (const line of (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__  .Se)(path)) {
        const reason = followLine(line, chains);
        if (reason !== null)
            strays.push({ kind: 'unreadable', line: line.number, reason });
        (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__  .tl)(path, { runs: chains.size, bad: strays.length });
    }
    const runs = [...chains].map(([runId, chain]) => ({
        runId,
        events: chain.events,
        findings: chain.findings(),
    }));
    return { sha256: await sha256OfFile(path), runs, strays };
}
function findingsOf({ runs, strays }) {
    return [...strays, ...runs.flatMap(({ findings }) => findings)].toSorted((a, b) => a.line - b.line);
}
async function sha256OfFile(path) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path))
        hash.update(chunk);
    return hash.digest('hex');
}
function followLine(line, chains) {
    if (line.kind === 'unreadable')
        return line.reason;
    if (line.text.trim() === '')
        return 'empty';
    const parsed = (0,_reader_js__WEBPACK_IMPORTED_MODULE_2__  .A)(line.text);
    if (parsed.kind === 'bad')
        return line.isWhole ? parsed.reason : 'cut short';
    const { run_id: runId, seq, kind } = parsed.line;
    const chain = chains.get(runId) ?? new RunChain();
    chains.set(runId, chain);
    const sealed = (0,_writer_js__WEBPACK_IMPORTED_MODULE_3__  .N0)(line.text);
    if (sealed === null)
        chain.find({ kind: 'changed', line: line.number, reason: MISPLACED });
    else
        chain.follow({ line: line.number, seq, kind, ...sealed });
    return null;
}
const MISPLACED = 'changed: its hash is not its last member';
class RunChain {
    events = 0;
    #findings = [];
    #gaps = [];
    #before = [_writer_js__WEBPACK_IMPORTED_MODULE_3__  .Bq];
    #next = 0;
    #lastLine = 0;
    #hasEnded = false;
    follow(line) {
        this.events++;
        this.#lastLine = line.line;
        if (this.#hasEnded)
            this.find({ kind: 'after_end', line: line.line, reason: 'stands after the run_end of its run' });
        if (line.kind === 'run_end')
            this.#hasEnded = true;
        if (line.seq < this.#next)
            this.#turnUp(line);
        else
            this.#goOn(line);
    }
    find(finding) {
        this.#findings.push(finding);
    }
    findings() {
        const found = [...this.#findings, ...this.#gaps.map(gapFinding)];
        if (this.events > 0 && !this.#hasEnded)
            found.push({ kind: 'unended', line: this.#lastLine, reason: NO_END });
        return found.toSorted((a, b) => a.line - b.line);
    }
    #goOn({ line, seq, content, hash }) {
        const isNext = seq === this.#next;
        const computed = this.#before.map((before) => (0,_writer_js__WEBPACK_IMPORTED_MODULE_3__  .qv)(before, content));
        if (!isNext)
            this.#leap(line, seq);
        else if (!computed.includes(hash))
            this.find({ kind: 'changed', line, reason: CHANGED });
        this.#before = [...new Set([hash, ...computed])].slice(0, 2);
        this.#next = seq + 1;
    }
    #leap(line, until) {
        if (this.#gaps.length < MAX_GAPS)
            this.#gaps.push({ line, from: this.#next, until, late: null });
    }
    #turnUp({ line, seq }) {
        const gap = this.#gaps.find(({ from, until }) => from <= seq && seq < until);
        if (gap === undefined)
            this.find({ kind: 'repeated', line, reason: `event ${seq} stands here a second time` });
        else
            gap.late ??= { line, seq };
    }
}
const MAX_GAPS = 1000;
const CHANGED = 'changed: its hash does not follow from its text and the line before';
const NO_END = 'no run_end follows: the run was killed, or its end was removed';
function gapFinding({ line, from, until, late }) {
    if (late !== null) {
        const reason = `reordered: event ${late.seq} belongs before this line and stands in line ${late.line}`;
        return { kind: 'reordered', line, reason };
    }
    const missing = until - from === 1 ? `event ${from} is` : `events ${from} to ${until - 1} are`;
    return {
        kind: 'missing_before',
        line,
        reason: `${missing} missing before this line: removed, or unreadable`,
    };
}


  }),

  92409:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    HP: () => (  compareEvents),
    M6: () => (  recordedBefore),
    SS: () => (  readRecording),
    jP: () => (  PromptRebuilder)
  });
  var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81469);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);
  var _core_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53392);
  var _core_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68027);
  var _core_task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32647);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45565);
  var _core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8294);
  var _integrity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97975);
  var _reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41125);
  var _writer_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49057);










async function readRecording(path, runId, version) {
    const run = await (0,_reader_js__WEBPACK_IMPORTED_MODULE_7__  .cI)(path, runId);
    const recordedBy = run.events.find(({ kind }) => kind === 'run_start')?.payload['version'];
    if (typeof recordedBy === 'string' && recordedBy !== version)
        throw new Error(`Run ${run.runId} was recorded by agent-fix ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__  .ml)(recordedBy, 40)}, and this is ` +
            `agent-fix ${version}, which replays only its own records`);
    const { runs } = await (0,_integrity_js__WEBPACK_IMPORTED_MODULE_6__  .tY)(path);
    const findings = runs.find((each) => each.runId === run.runId)?.findings ?? [];
    const doubts = findings.filter(({ kind }) => kind !== 'unended');
    return recordingOf(run, new Map(doubts.map(({ line, reason }) => [line, reason])));
}
function recordingOf(run, doubts) {
    const events = usable(run, doubts);
    const [first] = events;
    if (first?.said.kind !== 'run_start') {
        throw new Error(`Run ${run.runId} cannot be replayed: its first event, run_start, is missing or unreadable`);
    }
    const { payload } = first.said;
    const { task, settings } = setupOf(run.runId, payload);
    const said = events.map((event) => event.said);
    return {
        runId: run.runId,
        version: payload.version,
        task,
        settings,
        ...(payload.attempt === undefined ? {} : { attempt: payload.attempt }),
        llm: payload.llm,
        steps: recordedSteps(said),
        tests: said.flatMap(testResultsOf),
        earlier: said.flatMap(earlierResultsOf),
        outcome: said.find((event) => event.kind === 'outcome')?.payload ?? null,
        end: recordingEnd(run, events),
        events,
    };
}
function setupOf(runId, { task, settings }) {
    try {
        return { task: (0,_core_task_js__WEBPACK_IMPORTED_MODULE_3__  .fp)(task), settings: (0,_core_settings_js__WEBPACK_IMPORTED_MODULE_2__  .DH)(settings) };
    }
    catch (cause) {
        throw new Error(`Run ${runId} cannot be replayed: its task or its settings cannot be read`, { cause });
    }
}
function usable({ events }, doubts) {
    const good = [];
    for (const { seq, index, line, said } of events) {
        if (seq !== index || said === null)
            break;
        good.push({ line, said, doubt: doubts.get(line) ?? null });
    }
    return good;
}
function recordingEnd({ events, problems }, good) {
    const next = events[good.length];
    if (next === undefined)
        return { kind: good.at(-1)?.said.kind === 'run_end' ? 'ended' : 'killed' };
    const { line, seq, index } = next;
    const reason = seq === index
        ? (problems.find((problem) => problem.line === line)?.reason ?? `unknown kind ${next.kind}`)
        : `event ${seq} stands where event ${index} belongs`;
    return { kind: 'broken', line, reason };
}
function recordedSteps(events) {
    const rebuilder = new PromptRebuilder();
    const steps = [];
    for (const event of events) {
        if (isRequestEvent(event)) {
            const prompt = rebuilder.add(event);
            if (prompt !== null)
                steps.push({ prompt, completion: null });
        }
        const completion = completionOf(event);
        const asked = steps.at(-1);
        if (completion !== null && asked?.completion === null)
            steps[steps.length - 1] = { ...asked, completion };
    }
    return steps;
}
function recordedBefore({ events, steps }, step) {
    const requests = events.filter(({ said }) => isRequestEvent(said));
    const until = requests[step];
    const before = until === undefined ? events : events.slice(0, events.indexOf(until));
    const completions = steps.slice(0, step).flatMap(({ completion }) => completion ?? []);
    return {
        replies: completions.filter(({ kind }) => kind === 'reply'),
        tests: before.flatMap(({ said }) => testResultsOf(said)),
    };
}
const FailureReason = zod__WEBPACK_IMPORTED_MODULE_9__  .k5n([
    'unauthorized',
    'rejected',
    'unavailable',
    'unreachable',
    'timeout',
    'cancelled',
    'exhausted',
]);
function completionOf(event) {
    switch (event.kind) {
        case 'llm_action':
        case 'llm_parse_error':
        case 'reflection':
            return { kind: 'reply', raw: event.payload.raw };
        case 'llm_error': {
            const { reason, status, message } = event.payload;
            return { kind: 'failed', reason: FailureReason.parse(reason), status, message };
        }
        default:
            return null;
    }
}
const testResultsOf = (event) => event.kind === 'tests' && !(0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_5__  .Dv)(event.payload) ? [testResultOf(event.payload)] : [];
function earlierResultsOf(event) {
    if (event.kind === 'tests' && (0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_5__  .Dv)(event.payload))
        return [{ kind: 'ran', result: testResultOf(event.payload) }];
    if (event.kind !== 'driver_note' || !_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_5__  .r4.has(event.payload.reason))
        return [];
    return [{ kind: 'not_run', why: event.payload.note.replace(/^\w+: /, '') }];
}
const testResultOf = ({ duration_ms, ...tests }) => ({
    verdict: tests.verdict,
    exitCode: tests.exit_code,
    output: tests.output,
    durationMs: duration_ms,
    ...(tests.report === undefined ? {} : { report: tests.report }),
    ...(tests.build === undefined ? {} : { build: tests.build }),
    ...(tests.unseen === undefined ? {} : { unseen: tests.unseen }),
    ...(tests.focus === undefined ? {} : { focus: tests.focus }),
    ...(tests.start === undefined ? {} : { start: tests.start }),
    ...(tests.changed === undefined ? {} : { changed: tests.changed }),
});
async function compareEvents({ events, steps, end }, replayed) {
    const others = replayed.filter(isReplayed).values();
    const prompts = { recorded: new PromptRebuilder(), replayed: new PromptRebuilder() };
    let requests = 0;
    const different = (eventKind, reason, diff = '') => {
        return { kind: 'different', step: Math.max(0, requests - 1), eventKind, reason, diff };
    };
    for (const { line, said, doubt } of events) {
        if (isRequestEvent(said))
            requests++;
        const other = isReplayed(said) ? others.next().value : said;
        const found = await eventDifference(said, other, prompts);
        if (found !== null)
            return different(said.kind, found.reason, found.diff);
        if (doubt !== null)
            return different(said.kind, `line ${line} of the trace: ${doubt}`);
    }
    if (end.kind === 'broken')
        return different('unreadable', `line ${end.line} of the trace: ${end.reason}`);
    const extra = end.kind === 'ended' ? others.next().value : undefined;
    if (extra === undefined)
        return { kind: 'identical', steps: steps.length };
    return different(extra.kind, 'the recording ended before this event');
}
const isReplayed = ({ kind }) => kind !== 'llm_attempt';
async function eventDifference(said, other, prompts) {
    if (other === undefined)
        return { reason: 'the replay ended before this event', diff: '' };
    prompts.recorded.add(said);
    prompts.replayed.add(other);
    const [before, after] = [comparableText(said), comparableText(other)];
    if (before === after)
        return null;
    const reason = said.kind === other.kind ? `${said.kind} differs` : `the replay has ${other.kind} here`;
    const bodies = isRequestEvent(said) && isRequestEvent(other) ? await newestDiff(prompts) : null;
    return { reason, diff: bodies ?? (await readableDiff(before, after)) };
}
async function newestDiff({ recorded, replayed }) {
    const [before, after] = [recorded.newest(), replayed.newest()].map((prompt) => prompt && (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_1__  .EN)(prompt));
    return before == null || after == null || before === after ? null : readableDiff(before, after);
}
function comparableText({ kind, payload }) {
    const ignored = IGNORED_KEYS.get(kind);
    return JSON.stringify({ kind, payload }, (key, value) => {
        if (ignored?.has(key) === true)
            return undefined;
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(value))
            return value;
        return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    });
}
const IGNORED_KEYS = new Map([
    ['run_start', new Set(['run_id', 'sandbox'])],
    ['tests', new Set(['duration_ms'])],
    ['run_end', new Set(['run_id', 'duration_ms'])],
]);
const MAX_EDITS = 2000;
async function readableDiff(recorded, replayed) {
    const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await __webpack_require__.e(  960).then(__webpack_require__.bind(__webpack_require__, 5960));
    const texts = [recorded, replayed].map(indentedJson);
    const [before = '', after = ''] = texts[0] === texts[1] ? [recorded, replayed] : texts;
    const patch = createTwoFilesPatch('recorded', 'replayed', `${before}\n`, `${after}\n`, '', '', {
        context: 3,
        maxEditLength: MAX_EDITS,
        headerOptions: FILE_HEADERS_ONLY,
    });
    return (patch ??
        `--- recorded\n+++ replayed\n(too different to compare: ${before.length} and ${after.length} characters)\n`);
}
function indentedJson(json) {
    try {
        const value = JSON.parse(json);
        return JSON.stringify(value, null, 2).replace(/\\(.)/g, (pair, character) => character === 'n' ? '\\n\n' : pair);
    }
    catch {
        return json;
    }
}
const isRequestEvent = (event) => event.kind === 'llm_request';
class PromptRebuilder {
    #items = [];
    #head = '';
    #tail = '';
    #newest = null;
    add(event) {
        if (event.kind !== 'llm_request' || !(0,_reader_js__WEBPACK_IMPORTED_MODULE_7__  .OF)(event) || !isRequestEvent(event))
            return null;
        const { payload } = event;
        this.#newest = event;
        this.#head = payload.head ?? this.#head;
        this.#tail = payload.tail ?? this.#tail;
        for (const item of payload.appended)
            this.#items.push(JSON.stringify(item));
        return this.newest();
    }
    newest() {
        if (this.#newest === null)
            return null;
        const { t, sha256 } = this.#newest.payload;
        const parts = { head: this.#head, items: this.#items.slice(), tail: this.#tail };
        return {
            ...{ t, ...parts, sha256 },
            get isExact() {
                return (0,_writer_js__WEBPACK_IMPORTED_MODULE_8__  .Bj)((0,_core_ports_js__WEBPACK_IMPORTED_MODULE_1__  .EN)(parts)) === sha256;
            },
        };
    }
}


  })

};
