export const id = 876;
export const ids = [876];
export const modules = {

  67791:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Wp: () => (  taskToTrace),
    fp: () => (  taskFromTrace),
    pj: () => (  TaskSchema)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
  var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19559);
  var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57460);



const TestCommandSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({
    run: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().min(1),
    shell: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().nullable(),
    workingDirectory: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().min(1),
    env: zod__WEBPACK_IMPORTED_MODULE_2__  .g1P(zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__  .YjP()),
    source: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().min(1),
});
const EvidenceSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ source: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().min(1), text: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP() });
const TriggerSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__  .euz('workflow_run'),
        runId: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(),
        workflowId: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(),
        workflowName: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(),
        branch: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__  .euz('issue'), number: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(), title: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__  .euz('comment'),
        number: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(),
        title: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(),
        on: zod__WEBPACK_IMPORTED_MODULE_2__  .k5n(['issue', 'pull_request']),
        commentId: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__  .euz('review'),
        number: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(),
        title: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(),
        reviewId: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__  .euz('dispatch'), runId: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int() }),
    zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__  .euz('step'), runId: zod__WEBPACK_IMPORTED_MODULE_2__  .aig().int(), workflowName: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__  .euz('terminal') }),
]);
const TaskSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({
    goal: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().min(1),
    evidence: zod__WEBPACK_IMPORTED_MODULE_2__  .YOg(EvidenceSchema),
    instructions: zod__WEBPACK_IMPORTED_MODULE_2__  .YOg(EvidenceSchema).exactOptional(),
    failures: zod__WEBPACK_IMPORTED_MODULE_2__  .YOg(_events_js__WEBPACK_IMPORTED_MODULE_0__  .yv).exactOptional(),
    testCommand: TestCommandSchema.nullable(),
    baseCommit: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
    trigger: TriggerSchema,
    mustBeRedAtBase: zod__WEBPACK_IMPORTED_MODULE_2__  .zMY(),
    mayAddTests: zod__WEBPACK_IMPORTED_MODULE_2__  .zMY().exactOptional(),
    judgedBy: zod__WEBPACK_IMPORTED_MODULE_2__  .k5n(['review', 'comment']).exactOptional(),
});
const taskToTrace = (task) => (0,_json_js__WEBPACK_IMPORTED_MODULE_1__  .Hm)(task);
const taskFromTrace = (json) => TaskSchema.parse((0,_json_js__WEBPACK_IMPORTED_MODULE_1__  .RA)(json));


  }),

  75876:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  comparedOracle: () => (  comparedOracle),
  openLiveTests: () => (  openLiveTests),
  replayCommand: () => (  replayCommand)
});

var external_node_crypto_ = __webpack_require__(77598);
var external_node_path_ = __webpack_require__(76760);
var schemas = __webpack_require__(53339);
var digest = __webpack_require__(50330);
var driver = __webpack_require__(48568);
var places = __webpack_require__(5914);
var redaction = __webpack_require__(40501);
var agent_settings = __webpack_require__(71443);
var hold_program = __webpack_require__(51244);
var create_llm = __webpack_require__(79890);
var provider = __webpack_require__(30445);
var stand_ins = __webpack_require__(52131);
var folders = __webpack_require__(63060);
var tier = __webpack_require__(36637);
var test_oracle = __webpack_require__(20841);
var own_process = __webpack_require__(27386);
; 




async function replayRun({ recording, ...request }) {
    const { steps, tests } = recording;
    const { workspace, model, liveOracle, search } = request;
    const replies = steps.flatMap(({ completion }) => completion ?? []);
    const end = new RecordedEnd(recording);
    const events = [];
    const result = await (0,driver .r)(setupOf(recording), {
        llm: new stand_ins .np({ model, replies, goesOn: false }),
        oracle: liveOracle ?? recordedOracle(tests, null),
        workspace,
        emit: (event) => {
            events.push(event);
            end.note(event);
        },
        clock: () => end.elapsedMs,
        redact: (0,redaction .ay)([]),
        signal: AbortSignal.any([end.signal, request.signal]),
        places: async () => (0,places .RM)(recording.events.map(({ said }) => said)),
        ...(search === undefined ? {} : { search }),
    });
    return { ...result, events };
}
function setupOf({ runId, version, task, settings, attempt }) {
    return { runId, version, task, settings, ...(attempt === undefined ? {} : { attempt }) };
}
function recordedOracle(tests, live) {
    const results = tests.values();
    return {
        run: async (options) => results.next().value ?? (await live?.run(options)) ?? NOT_RECORDED,
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
const REPLIES = new Set([
    'llm_action',
    'llm_parse_error',
    'llm_error',
    'reflection',
    'candidate',
]);
const isConfirm = (event) => event.kind === 'tests' && (event.payload.phase === 'confirm' || event.payload.phase === 'counterfactual');
const isInput = (event) => REPLIES.has(event.kind) || (event.kind === 'tests' && !isConfirm(event));

var builtin_solver = __webpack_require__(32088);
var safe_text = __webpack_require__(27083);
var agent_task = __webpack_require__(67791);
var integrity = __webpack_require__(97975);
var trace_prompts = __webpack_require__(50843);
var reader = __webpack_require__(41125);
; 






async function readRecording(path, runId) {
    const run = await (0,reader .cI)(path, runId);
    const { runs } = await (0,integrity .tY)(path);
    const findings = runs.find((each) => each.runId === run.runId)?.findings ?? [];
    const doubts = new Map(findings.filter(isDoubt).map(({ line, reason }) => [line, reason]));
    return recordingOf(run, doubts);
}
const isDoubt = ({ kind }) => kind !== 'unended';
function recordingOf(run, doubts) {
    const events = usable(run, doubts);
    const [first] = events;
    if (first?.said.kind !== 'run_start') {
        throw new Error(`Run ${run.runId} cannot be replayed: its first event, run_start, is missing or unreadable`);
    }
    const { payload } = first.said;
    const { task, settings } = replay_setupOf(run.runId, payload);
    const said = events.map((event) => event.said);
    return {
        runId: run.runId,
        version: payload.version,
        task,
        settings,
        ...(payload.attempt === undefined ? {} : { attempt: payload.attempt }),
        llm: payload.llm,
        steps: stepsOf(said),
        tests: said.flatMap((event) => (event.kind === 'tests' ? [testResultOf(event.payload)] : [])),
        outcome: said.find((event) => event.kind === 'outcome')?.payload ?? null,
        end: endOf(run, events),
        events,
    };
}
function replay_setupOf(runId, { task, settings }) {
    try {
        return { task: (0,agent_task .fp)(task), settings: (0,agent_settings .DH)(settings) };
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
function endOf({ events, problems }, good) {
    const next = events[good.length];
    if (next === undefined)
        return { kind: good.at(-1)?.said.kind === 'run_end' ? 'ended' : 'killed' };
    const { line, seq, index } = next;
    const reason = seq === index
        ? (problems.find((problem) => problem.line === line)?.reason ?? `unknown kind ${next.kind}`)
        : `event ${seq} stands where event ${index} belongs`;
    return { kind: 'broken', line, reason };
}
function stepsOf(events) {
    const rebuilder = new trace_prompts .jP();
    const steps = [];
    for (const event of events) {
        if ((0,trace_prompts .ks)(event)) {
            rebuilder.add(event);
            const prompt = rebuilder.newest();
            const expects = event.kind === 'llm_request' ? 'action' : 'reflection';
            if (prompt !== null)
                steps.push({ expects, prompt, completion: null });
        }
        const completion = completionOf(event);
        const asked = steps.at(-1);
        if (completion !== null && asked?.completion === null)
            steps[steps.length - 1] = { ...asked, completion };
    }
    return steps;
}
function recordedBefore({ events, steps }, step) {
    const requests = events.filter(({ said }) => (0,trace_prompts .ks)(said));
    const until = requests[step];
    const before = until === undefined ? events : events.slice(0, events.indexOf(until));
    const completions = steps.slice(0, step).flatMap(({ completion }) => completion ?? []);
    return {
        replies: completions.filter(({ kind }) => kind === 'reply'),
        tests: before.flatMap(({ said }) => (said.kind === 'tests' ? [testResultOf(said.payload)] : [])),
    };
}
const FailureReason = schemas .k5n([
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
const testResultOf = ({ duration_ms, ...tests }) => ({
    verdict: tests.verdict,
    exitCode: tests.exit_code,
    output: tests.output,
    durationMs: duration_ms,
    ...(tests.report === undefined ? {} : { report: tests.report }),
    ...(tests.focus === undefined ? {} : { focus: tests.focus }),
});

var json = __webpack_require__(57460);
var ports = __webpack_require__(19976);
; 



async function compareEvents({ events, steps, end }, replayed) {
    const others = replayed.filter(isReplayed).values();
    const prompts = { recorded: new trace_prompts .jP(), replayed: new trace_prompts .jP() };
    let requests = 0;
    for (const { line, said, doubt } of events) {
        if ((0,trace_prompts .ks)(said))
            requests++;
        const other = isReplayed(said) ? others.next().value : said;
        const found = await eventDifference(said, other, prompts);
        const differs = found ?? (doubt === null ? null : { reason: `line ${line} of the trace: ${doubt}`, diff: '' });
        if (differs !== null)
            return different({ requests, eventKind: said.kind, ...differs });
    }
    if (end.kind === 'broken') {
        const reason = `line ${end.line} of the trace: ${end.reason}`;
        return different({ requests, eventKind: 'unreadable', reason, diff: '' });
    }
    const extra = end.kind === 'ended' ? others.next().value : undefined;
    if (extra === undefined)
        return { kind: 'identical', steps: steps.length };
    return different({
        requests,
        eventKind: extra.kind,
        reason: 'the recording ended before this event',
        diff: '',
    });
}
const different = ({ requests, ...found }) => ({
    kind: 'different',
    step: Math.max(0, requests - 1),
    ...found,
});
const isReplayed = ({ kind }) => kind !== 'llm_attempt';
async function eventDifference(said, other, prompts) {
    if (other === undefined)
        return { reason: 'the replay ended before this event', diff: '' };
    if ((0,trace_prompts .ks)(said))
        prompts.recorded.add(said);
    if ((0,trace_prompts .ks)(other))
        prompts.replayed.add(other);
    const [before, after] = [comparable(said), comparable(other)];
    if (before === after)
        return null;
    const reason = said.kind === other.kind ? `${said.kind} differs` : `the replay has ${other.kind} here`;
    const bodies = (0,trace_prompts .ks)(said) && (0,trace_prompts .ks)(other) ? await newestDiff(prompts) : null;
    return { reason, diff: bodies ?? (await readableDiff(before, after)) };
}
async function newestDiff(prompts) {
    const [recorded, replayed] = [prompts.recorded.newest(), prompts.replayed.newest()];
    return recorded === null || replayed === null ? null : bodyDiff(recorded, replayed);
}
async function bodyDiff(recorded, replayed) {
    const [before, after] = [(0,ports .EN)(recorded), (0,ports .EN)(replayed)];
    return before === after ? null : readableDiff(before, after);
}
function comparable({ kind, payload }) {
    const ignored = IGNORED.get(kind) ?? NOTHING;
    return JSON.stringify({ kind, payload }, (key, value) => {
        if (ignored.has(key))
            return undefined;
        return (0,json .OW)(value) ? Object.fromEntries(Object.entries(value).toSorted(byKey)) : value;
    });
}
const byKey = ([a], [b]) => (a < b ? -1 : 1);
const NOTHING = new Set();
const IGNORED = new Map([
    ['run_start', new Set(['run_id', 'version', 'sandbox'])],
    ['tests', new Set(['duration_ms'])],
    ['run_end', new Set(['run_id', 'duration_ms'])],
]);
const MAX_EDITS = 2000;
async function readableDiff(recorded, replayed) {
    const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await __webpack_require__.e(  23).then(__webpack_require__.bind(__webpack_require__, 44023));
    const texts = [recorded, replayed].map(readable);
    const [before = '', after = ''] = texts[0] === texts[1] ? [recorded, replayed] : texts;
    const patch = createTwoFilesPatch('recorded', 'replayed', `${before}\n`, `${after}\n`, '', '', {
        context: 3,
        maxEditLength: MAX_EDITS,
        headerOptions: FILE_HEADERS_ONLY,
    });
    return (patch ??
        `--- recorded\n+++ replayed\n(too different to compare: ${before.length} and ${after.length} characters)\n`);
}
function readable(json) {
    try {
        const value = JSON.parse(json);
        return JSON.stringify(value, null, 2).replace(/\\(.)/g, (pair, character) => character === 'n' ? '\\n\n' : pair);
    }
    catch {
        return json;
    }
}

var writer = __webpack_require__(49057);
var version = __webpack_require__(24306);
var repo_tools = __webpack_require__(14230);
var flags = __webpack_require__(37298);
var commands_io = __webpack_require__(19601);
var run_options = __webpack_require__(26095);
var run_report = __webpack_require__(36419);
var sandbox_flags = __webpack_require__(36364);
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






























const OptionsSchema = schemas .Ikc({
    trace: (0,flags .Jt)(flags .Bq.default('runs/trace.jsonl'), { value: 'FILE', help: 'the trace' }),
    run: (0,flags .Jt)(flags .Bq.optional(), { value: 'ID', help: 'which run; needed when the file holds several' }),
    repo: (0,flags .Jt)(flags .Bq.default('.'), { value: 'DIR', help: "a repository that has the run's base commit" }),
    oracle: (0,flags .Jt)(schemas .k5n(['recorded', 'live']).default('recorded'), {
        value: 'O',
        help: 'recorded | live: run the tests again, on a copy, and compare what they say',
    }),
    ...(0,sandbox_flags .B)(),
    patch: (0,flags .Jt)(flags .Bq.optional(), { value: 'FILE', help: 'write the diff that the replay ends with' }),
    from: (0,flags .Jt)(schemas .YjP()
        .regex(/^\d{1,6}$/, 'must be a whole number: how many recorded replies to keep')
        .transform(Number)
        .optional(), {
        heading: 'A fork:',
        value: 'K',
        help: 'after K recorded replies, go on with a live model and live tests',
    }),
    ...run_options .Wt,
    out: (0,flags .Jt)(flags .Bq.default('runs/trace.jsonl'), {
        value: 'FILE',
        help: "where the fork's trace goes, appended",
    }),
});
const REPLAY = {
    name: 'agent-fix replay',
    about: 'drives a recorded run again (same replies, real tools) and compares every request, byte for byte.',
    flags: OptionsSchema,
    notes: 'Exit codes: 0 identical (a fork: fixed, or nothing to fix); 1 a fork that did not fix; 2 wrong usage; 3 different;\n' +
        '130 stopped by Ctrl-C.',
};
function parseReplayOptions(args) {
    const parsed = (0,flags .bQ)(REPLAY, args);
    if (parsed.kind === 'help' || parsed.flags.from !== undefined)
        return parsed;
    const forForks = ['model', 'base-url', 'api'].filter((name) => parsed.flags[name] !== undefined);
    if (forForks.length === 0)
        return parsed;
    throw new Error(`--${forForks.join(', --')}: a replay asks no model; for a fork say with --from K after how many replies it begins`);
}
const DIFFERENT = 3;
async function replayCommand(args, io) {
    const parsed = parseReplayOptions(args);
    if (parsed.kind === 'help') {
        io.stdout(parsed.usage);
        return 0;
    }
    const options = parsed.flags;
    (0,commands_io .uJ)(options.trace);
    const recording = await readRecording(options.trace, options.run ?? null);
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
    return report(await compareEvents(recording, replayed.events), recording, io);
}
async function replay(recording, options, { io, signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { task, settings, tests } = recording;
        const repository = (0,external_node_path_.resolve)(options.repo);
        const workspace = __addDisposableResource(env_1, await (0,repo_tools .OH)({ repository, ...(0,repo_tools .B3)(task, settings) }), true);
        const live = __addDisposableResource(env_1, options.oracle === 'live'
            ? await openLiveTests({ repository, task, settings, workspace, flags: options, io })
            : null, true);
        const liveOracle = live?.oracle ? comparedOracle(tests, live.oracle) : null;
        const model = (0,create_llm .s)(recording.llm);
        const search = (0,builtin_solver.recordedSearch)(recording, workspace);
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
function report(comparison, { end }, io) {
    if (comparison.kind === 'identical') {
        const killed = end.kind === 'killed' ? ' (the run was killed: up to its last whole event)' : '';
        io.stdout(`replayed ${comparison.steps} steps, identical${killed}\n`);
        return 0;
    }
    const { step, eventKind, reason, diff } = comparison;
    io.stdout((0,safe_text .Q6)(`different at step ${step}, ${eventKind}: ${reason}\n${diff}`));
    return DIFFERENT;
}
async function forkRun(recording, options, io) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { task, settings } = recording;
        const { replies, tests } = repliesToKeep(recording, options.from);
        const access = forkAccess(recording, options);
        const llm = (0,create_llm .W)({ ...access, reasoningEffort: null });
        const interruption = (0,commands_io .A8)(io);
        const repository = (0,external_node_path_.resolve)(options.repo);
        const runId = (0,external_node_crypto_.randomBytes)(5).toString('hex');
        const workspace = __addDisposableResource(env_2, await (0,repo_tools .OH)({ repository, ...(0,repo_tools .B3)(task, settings) }), true);
        const live = __addDisposableResource(env_2, await openLiveTests({ repository, task, settings, workspace, flags: options, io }), true);
        const trace = __addDisposableResource(env_2, (0,writer .yH)({ path: (0,external_node_path_.resolve)(options.out), runId, now: Date.now }), false);
        const result = await (0,driver .r)({ ...setupOf(recording), runId, version: version .x }, {
            llm: new stand_ins .np({ model: llm, replies, goesOn: true }),
            oracle: recordedOracle(tests, live.oracle),
            workspace,
            emit: (event) => {
                trace.emit(event);
                (0,run_report .z0)(event, io);
            },
            clock: () => performance.now(),
            redact: (0,redaction .ay)((0,provider .Fj)(access)),
            signal: interruption.signal,
            places: async () => (0,places .RM)(recording.events.map(({ said }) => said)),
            search: (0,builtin_solver.recordedSearch)(recording, workspace),
        });
        const tracePath = (0,external_node_path_.resolve)(options.out);
        const isLost = options.patch === undefined && result.patch.files.length === 0;
        const patchPath = isLost
            ? null
            : (0,commands_io .CZ)(options.patch ?? (0,commands_io .Sg)(options.out, runId), result.patch);
        io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
        if (patchPath !== null)
            io.stderr(`[patch] ${patchPath}\n`);
        io.stdout((0,run_report .qi)(result, { runId, tracePath, patchPath, isApplied: false, tries: null }));
        return interruption.exitCode((0,run_report .FO)(result));
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
    const api = agent_settings .yc.find((each) => each === recorded.api);
    if (options.from !== 0 && options.api !== undefined && options.api !== api) {
        throw new Error(`--api ${options.api}: the recorded replies are of ${recorded.api}, and only a fork --from 0 can change that`);
    }
    return (0,run_options .YK)({ ...options, api: options.api ?? api });
}
async function openLiveTests({ repository, task, settings, workspace, flags, io, }) {
    io.stderr(`[setup] ${(0,run_report .Z_)(task.testCommand)}, from the trace · on a copy\n`);
    if (task.testCommand === null)
        return { oracle: null, [Symbol.asyncDispose]: async () => { } };
    const copy = await (0,stage .G)({ repository, commit: task.baseCommit, destination: null }, io);
    try {
        await (0,folders .aK)(copy.root, repository, task.baseCommit);
        const { cell, report } = await (0,sandbox_flags .j)(copy.root, flags);
        if (cell === null)
            await (0,hold_program .y)((0,own_process .bs)());
        io.stderr(`[sandbox] ${(0,tier .hT)(report)}\n`);
        const place = { workspace, checkout: copy.root, command: task.testCommand, cell };
        const testReport = settings.testReport ?? null;
        const oracle = (0,test_oracle .X)({ ...place, testEnv: [], testReport, environment: process.env });
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
            const result = await live.run(options);
            const before = results.next().value;
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

  70135:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G: () => (  openCopy),
    Pj: () => (  findPlace),
    eZ: () => (  stageRun)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _oracle_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63060);
  var _oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84217);
  var _workspace_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68442);
  var _sandbox_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36364);






async function findPlace({ repo }) {
    const { root, prefix, commit } = await (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_4__  .BN)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo));
    return { repository: root, folder: prefix || '.', commit };
}
async function stageRun(place, options, 
{ io, onProbe }) {
    const isCopied = options['keep-sandbox'] || options['sandbox-dir'] !== undefined;
    const known = isCopied && !options['in-place']
        ? null
        : (0,_sandbox_flags_js__WEBPACK_IMPORTED_MODULE_5__  .j)(place.repository, options, { onProbe }).finally(onProbe);
    if (known === null)
        onProbe();
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
            renew: () => (0,_oracle_folders_js__WEBPACK_IMPORTED_MODULE_2__  .Is)(repository, copy.root),
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
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);
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
    if (!(0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .Qd)(report))
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
  var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84807);
  var _writer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49057);




async function verifyTrace(path) {
    const chains = new Map();
    const strays = [];
    for await (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__  .Se)(path)) {
        const reason = followLine(line, chains);
        if (reason !== null)
            strays.push({ kind: 'unreadable', line: line.number, reason });
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
    const parsed = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__  .A)(line.text);
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
    #findings = [];
    #gaps = [];
    #before = [_writer_js__WEBPACK_IMPORTED_MODULE_3__  .Bq];
    #next = 0;
    #lastLine = 0;
    #hasEnded = false;
    #events = 0;
    get events() {
        return this.#events;
    }
    follow(line) {
        this.#events++;
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
        if (this.#events > 0 && !this.#hasEnded)
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

  50843:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    QC: () => (  messageOfItem),
    YF: () => (  messagesOfBody),
    jP: () => (  PromptRebuilder),
    ks: () => (  isRequest),
    u0: () => (  isExact)
  });
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);
  var _agent_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19976);
  var _writer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49057);



const isExact = (prompt) => (0,_writer_js__WEBPACK_IMPORTED_MODULE_2__  .Bj)((0,_agent_ports_js__WEBPACK_IMPORTED_MODULE_1__  .EN)(prompt)) === prompt.sha256;
function isRequest(event) {
    return event.kind === 'llm_request' || event.kind === 'reflection_request';
}
class PromptRebuilder {
    #items = [];
    #head = '';
    #tail = '';
    #newest = null;
    add(request) {
        this.#newest = request;
        this.#head = request.payload.head ?? this.#head;
        this.#tail = request.payload.tail ?? this.#tail;
        for (const item of request.payload.appended)
            this.#items.push(JSON.stringify(item));
    }
    newest() {
        if (this.#newest === null)
            return null;
        const { kind, payload } = this.#newest;
        const { t, sha256 } = payload;
        return { kind, t, head: this.#head, items: this.#items.slice(), tail: this.#tail, sha256 };
    }
}
function messagesOfBody(body) {
    if (!(0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(body))
        return [];
    const { instructions } = body;
    const system = typeof instructions === 'string' ? [{ role: 'system', content: instructions }] : [];
    const items = listOf(body['input']) ?? listOf(body['messages']) ?? [];
    return [...system, ...items.map(messageOfItem)];
}
function messageOfItem(item) {
    if (!(0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(item))
        return { role: '', content: JSON.stringify(item) };
    switch (item['type']) {
        case 'function_call':
            return { role: 'assistant', content: callText(item['name'], item['arguments']) };
        case 'function_call_output':
            return { role: 'tool', content: contentText(item['output']) };
        case 'reasoning':
            return { role: 'reasoning', content: reasoningText(item) };
        default:
            return messageOf(item);
    }
}
function messageOf(message) {
    const role = typeof message['role'] === 'string' ? message['role'] : '';
    const calls = (listOf(message['tool_calls']) ?? []).map(toolCallText);
    if (role === '' && message['content'] === undefined)
        return { role, content: JSON.stringify(message) };
    return {
        role,
        content: [contentText(message['content']), ...calls].filter((text) => text !== '').join('\n'),
    };
}
function contentText(content) {
    if (content === undefined || content === null)
        return '';
    if (typeof content === 'string')
        return content;
    const parts = listOf(content);
    return parts === null ? JSON.stringify(content) : parts.map(partText).join('\n');
}
function partText(part) {
    const text = (0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(part) ? (part['text'] ?? part['refusal']) : part;
    return typeof text === 'string' ? text : JSON.stringify(part);
}
function toolCallText(call) {
    const named = (0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(call) ? call['function'] : undefined;
    return named !== undefined && (0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(named)
        ? callText(named['name'], named['arguments'])
        : JSON.stringify(call);
}
function callText(name, args) {
    return `[call] ${contentText(name)} ${contentText(args)}`;
}
function reasoningText(item) {
    const summary = (listOf(item['summary']) ?? []).map(partText).join('\n');
    if (summary !== '')
        return summary;
    const sealed = item['encrypted_content'];
    return typeof sealed === 'string' ? `[encrypted, ${sealed.length} characters]` : JSON.stringify(item);
}
function listOf(value) {
    return Array.isArray(value) ? value : null;
}


  })

};
