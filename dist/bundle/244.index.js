export const id = 244;
export const ids = [244];
export const modules = {

  3244:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    runCommand: () => (  runCommand)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _core_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36541);
  var _llm_create_llm_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68966);
  var _llm_provider_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30445);
  var _oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36637);
  var _solve_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9190);
  var _story_story_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19417);
  var _story_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94977);
  var _workspace_changes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16289);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59268);
  var _workspace_overview_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28897);
  var _workspace_snapshot_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(83266);
  var _flags_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(37298);
  var _io_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(19601);
  var _live_progress_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(85939);
  var _run_options_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(26095);
  var _run_report_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(36419);
  var _stage_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(70135);
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
const runCommand = (args, io) => run((0,_run_options_js__WEBPACK_IMPORTED_MODULE_15__  .xr)(args, (line) => io.stderr(`agent-fix: ${line}\n`)), io);
const run = (0,_flags_js__WEBPACK_IMPORTED_MODULE_12__  .NB)(_run_options_js__WEBPACK_IMPORTED_MODULE_15__  .oq, async (options, out) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const solver = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_15__  .h9)(options);
        const { 'fallback-model': fallbackModel } = options;
        const access = solver === 'builtin' ? null : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_15__  .YK)(options);
        const fallback = access === null || fallbackModel === undefined ? null : (0,_run_options_js__WEBPACK_IMPORTED_MODULE_15__  .YK)({ ...options, model: fallbackModel });
        const { signal, exitCode } = (0,_io_js__WEBPACK_IMPORTED_MODULE_13__  .A8)(out);
        const live = __addDisposableResource(env_1, new _live_progress_js__WEBPACK_IMPORTED_MODULE_14__  .I(out), false);
        const { io } = live;
        const start = await (0,_stage_js__WEBPACK_IMPORTED_MODULE_17__  .kI)(options);
        const { repository, commit } = start;
        const secrets = (0,_llm_provider_js__WEBPACK_IMPORTED_MODULE_3__  .DX)(access);
        const redact = (0,_core_redaction_js__WEBPACK_IMPORTED_MODULE_1__  .ay)(secrets);
        const changes = await changesSince(options, start, redact);
        const stage = __addDisposableResource(env_1, await (0,_stage_js__WEBPACK_IMPORTED_MODULE_17__  .j$)(start, options, io), true);
        const snapshot = __addDisposableResource(env_1, await (0,_workspace_snapshot_js__WEBPACK_IMPORTED_MODULE_11__  .r3)((0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_9__  .W1)(repository), commit, { signal }), true);
        const settings = { ...(0,_run_options_js__WEBPACK_IMPORTED_MODULE_15__  .f5)(options), solver };
        const tracePath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.trace ?? (0,_io_js__WEBPACK_IMPORTED_MODULE_13__  .fC)(repository));
        const task = { ...(await taskOf(options, { start, snapshot, redact })), ...changes };
        io.stderr(`[setup] ${(0,_run_report_js__WEBPACK_IMPORTED_MODULE_16__  .Z_)(task.testCommand)} · ${stage.note}\n`);
        if (task.testCommand !== null)
            io.stderr(`[sandbox] ${(0,_oracle_sandbox_tier_js__WEBPACK_IMPORTED_MODULE_4__  .hT)(stage.sandbox.report)}\n`);
        const solved = await (0,_solve_js__WEBPACK_IMPORTED_MODULE_5__  .k)({
            task,
            settings,
            llm: access === null ? _llm_create_llm_js__WEBPACK_IMPORTED_MODULE_2__  .i6 : modelAt(access, live),
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
            firstTestMs: (0,_run_options_js__WEBPACK_IMPORTED_MODULE_15__  .L7)(settings),
            signal,
            watchTests: (oracle) => live.watch(oracle),
            onEvent: (event) => tell(event, signal, live),
            history: (0,_workspace_changes_js__WEBPACK_IMPORTED_MODULE_8__  .g3)((0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_9__  .W1)(repository)),
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
const modelAt = (access, live) => (0,_llm_create_llm_js__WEBPACK_IMPORTED_MODULE_2__  .Wy)({ ...access, reasoningEffort: null, onAnswering: ({ bytes }) => live.noteReply(bytes) });
function tell(event, signal, live) {
    const isStopped = event.kind === 'tests' && event.payload.verdict === 'timeout' && signal.aborted;
    live.tell(event, isStopped ? '[tests] stopped with the run' : undefined);
}
async function changesSince({ since }, { repository, commit: base }, redact) {
    if (since === undefined)
        return {};
    const at = (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_9__  .W1)(repository);
    const greenAt = await (0,_workspace_changes_js__WEBPACK_IMPORTED_MODULE_8__  .hB)(at, { since, base });
    return { changes: (0,_workspace_changes_js__WEBPACK_IMPORTED_MODULE_8__  .I$)(await (0,_workspace_changes_js__WEBPACK_IMPORTED_MODULE_8__  .St)(at, { greenAt, base }), redact) };
}
async function taskOf(options, base) {
    const { start, snapshot, redact } = base;
    const { commit, folder } = start;
    const readFile = (path) => snapshot.readText(path);
    const file = options['instructions-file'] ?? null;
    const { files, notes } = await (0,_workspace_overview_js__WEBPACK_IMPORTED_MODULE_10__  .KK)({ file, folder, readFile, redact });
    const [missing] = notes;
    if (missing !== undefined)
        throw new Error(`--${missing}`);
    return {
        goal: options.goal ?? DEFAULT_GOAL,
        evidence: [],
        ...(files.length === 0 ? {} : { instructions: [...files] }),
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
    const { findTestCommand } = await Promise.all( [__webpack_require__.e(815), __webpack_require__.e(912), __webpack_require__.e(777), __webpack_require__.e(508)]).then(__webpack_require__.bind(__webpack_require__, 42508));
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
        io.stderr(`[attempts] taken: ${(0,_story_words_js__WEBPACK_IMPORTED_MODULE_7__  .vk)(tries.chosen + 1, tries.of)}\n`);
    io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
    if (patchPath !== null)
        io.stderr(`[patch] ${patchPath}\n`);
    await stage.keep(patch);
    if (isApplied && !(0,_run_options_js__WEBPACK_IMPORTED_MODULE_15__  .RS)(options)) {
        await stage.apply(patch);
        io.stderr(`[applied] ${patch.files.map(({ path }) => path).join(', ')}\n`);
    }
    const { culprit } = (0,_story_story_js__WEBPACK_IMPORTED_MODULE_6__  .d)(solved.events);
    const facts = { runId, tracePath, patchPath, isApplied, tries, culprit };
    io.stdout(options.json ? (0,_run_report_js__WEBPACK_IMPORTED_MODULE_16__  .MP)(result, facts) : (0,_run_report_js__WEBPACK_IMPORTED_MODULE_16__  .qi)(result, facts));
    if (isApplied && !options.json)
        io.stdout(`\nApplied:\n${(0,_run_report_js__WEBPACK_IMPORTED_MODULE_16__  .NI)(patch.diff, (0,_io_js__WEBPACK_IMPORTED_MODULE_13__  .C2)(io.isTTY))}`);
    return (0,_run_report_js__WEBPACK_IMPORTED_MODULE_16__  .FO)(result);
}
function keepPatch({ setup, result }, options, tracePath) {
    const { outcome, patch } = result;
    const isLost = outcome !== 'fixed' && patch.files.length > 0;
    const path = options.patch ?? (isLost ? (0,_io_js__WEBPACK_IMPORTED_MODULE_13__  .Sg)(tracePath, setup.runId) : null);
    return path === null ? null : (0,_io_js__WEBPACK_IMPORTED_MODULE_13__  .CZ)(path, patch);
}


  }),

  19417:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    d: () => (  storyOf)
  });
  var _core_phases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88478);
  var _culprit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89447);
  var _moment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81202);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3297);
  var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94977);





function storyOf(events) {
    const last = (kind) => events.findLast((event) => event.kind === kind)?.payload;
    const start = events.find(({ kind }) => kind === 'run_start')?.payload;
    const turns = turnsOf(events);
    const moments = turns.flatMap((turn) => turn.moments);
    const tests = moments.flatMap((moment) => (moment.kind === 'tests' ? [moment.run] : []));
    const closing = moments.findLast((moment) => moment.kind === 'closing');
    const claim = moments.findLast((moment) => moment.kind === 'action');
    const summary = closing?.summary || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .$6)(last('run_end'), 'summary');
    const outcome = last('outcome');
    return {
        start,
        goal: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .$6)(start, 'goal') || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .$6)(start, 'task', 'goal'),
        turns,
        ...proofOf(tests),
        unwatched: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .$6)(events.find(({ kind }) => kind === 'tests')?.payload, 'unwatched'),
        outcome: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .$6)(outcome, 'outcome') || null,
        hasEnded: last('run_end') !== undefined,
        stopReason: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .$6)(outcome, 'stop_reason'),
        patch: outcome === undefined ? null : patchOf(outcome),
        alsoPassed: alsoPassedIn(moments),
        newTests: newTestsIn(moments, outcome),
        title: closing?.title ?? '',
        summary,
        changes: closing?.changes ?? [],
        isClaim: claim?.summary === summary,
        counts: countsOf(moments),
        usage: turns.reduce((sum, turn) => (0,_moment_js__WEBPACK_IMPORTED_MODULE_2__  .Ox)(sum, turn.usage), _moment_js__WEBPACK_IMPORTED_MODULE_2__  .jz),
        rejected: turns.flatMap(rejectedIn),
        culprit: (0,_culprit_js__WEBPACK_IMPORTED_MODULE_1__  .L)(events, start),
        culpritNote: noteOf(moments, 'no_culprit'),
    };
}
const noteOf = (moments, reason) => moments
    .flatMap((moment) => (moment.kind === 'note' && moment.reason === reason ? [moment.note] : []))
    .at(-1) ?? '';
const isPatched = (run) => run.phase !== 'baseline' && run.phase !== 'counterfactual' && !(0,_core_phases_js__WEBPACK_IMPORTED_MODULE_0__  .Dv)(run);
function proofOf(tests) {
    const patched = tests.filter(isPatched);
    return {
        tests,
        baseline: tests.findLast(({ phase }) => phase === 'baseline') ?? null,
        after: patched.findLast(({ phase }) => phase !== 'confirm') ?? null,
        confirms: tests.filter(({ phase }) => phase === 'confirm'),
        counterfactuals: tests.filter(({ phase }) => phase === 'counterfactual'),
        control: tests.findLast(({ phase }) => phase === 'control') ?? null,
        last: patched.at(-1) ?? null,
    };
}
function alsoPassedIn(moments) {
    const key = ({ path, edits }) => JSON.stringify([path, edits]);
    const written = moments.flatMap((each) => (each.kind === 'result' && each.isOk ? [key(each)] : []));
    return moments
        .filter((each) => each.kind === 'candidate')
        .filter((each) => each.edits.length > 0 && !written.includes(key(each)));
}
function newTestsIn(moments, outcome) {
    const files = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .i1)(outcome, 'files');
    const written = moments.flatMap((each) => (each.kind === 'result' && each.addsTest ? [each.path] : []));
    return files.filter((path) => written.includes(path));
}
const patchOf = (outcome) => ({
    sha256: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .$6)(outcome, 'patch_sha256'),
    bytes: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .tk)(outcome, 'patch_bytes'),
    files: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .i1)(outcome, 'files'),
    diff: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .$6)(outcome, 'diff'),
});
function countsOf(moments) {
    const count = (is) => moments.filter(is).length;
    const isReplyFor = (what, moment) => moment.kind === 'malformed' && (moment.expects || 'action') === what;
    return {
        turns: count((moment) => moment.kind === 'action' || isReplyFor('action', moment)),
        testRuns: count(({ kind }) => kind === 'tests'),
        reflections: count((moment) => moment.kind === 'reflection' || isReplyFor('reflection', moment)),
    };
}
function turnsOf(events) {
    const groups = [];
    for (const [index, event] of events.entries()) {
        const group = groups.at(-1);
        const next = nextGroup(event, group);
        if (next === null && group !== undefined)
            group.events.push(event);
        else
            groups.push({ ...(next ?? { stage: 'start', t: null }), from: index, events: [event] });
    }
    return groups.map(turnOf);
}
function nextGroup(event, group) {
    if (isEnding(event) && !completesFocused(event, group))
        return group?.stage === 'end' ? null : { stage: 'end', t: null };
    if (!OPENINGS.has(event.kind))
        return null;
    const t = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .tk)(event.payload, 't');
    const isSame = group?.stage === 'turn' && (t === group.t || t === null);
    const isNext = !isSame || (t === null && event.kind === 'llm_request');
    return isNext ? { stage: 'turn', t } : null;
}
const OPENINGS = new Set(['llm_request', 'llm_action', 'llm_parse_error', 'llm_error']);
const ENDINGS = new Set(['culprit', 'final', 'outcome', 'run_end']);
const ENDING_PHASES = new Set(['confirm', 'counterfactual', 'bisect']);
const isEnding = ({ kind, payload }) => ENDINGS.has(kind) || (kind === 'tests' && ENDING_PHASES.has((0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .$6)(payload, 'phase')));
const completesFocused = ({ kind }, group) => {
    const before = group?.events.at(-1);
    return kind === 'tests' && before?.kind === 'tests' && (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .$6)(before.payload, 'focus') !== '';
};
function turnOf({ stage, t, from, events }) {
    const moments = events.map(_moment_js__WEBPACK_IMPORTED_MODULE_2__  .Et).filter((moment) => moment !== null);
    const tests = moments.flatMap((moment) => (moment.kind === 'tests' ? [moment.run] : []));
    return {
        stage,
        number: stage === 'turn' ? (t ?? from) + 1 : null,
        from,
        count: events.length,
        moments,
        action: moments.find((moment) => moment.kind === 'action')?.words ?? null,
        test: tests.findLast((run) => run.phase !== 'counterfactual' && !(0,_core_phases_js__WEBPACK_IMPORTED_MODULE_0__  .Dv)(run)) ?? null,
        usage: moments.reduce((sum, moment) => (0,_moment_js__WEBPACK_IMPORTED_MODULE_2__  .Ox)(sum, usageOf(moment)), _moment_js__WEBPACK_IMPORTED_MODULE_2__  .jz),
    };
}
const usageOf = (moment) => ('usage' in moment ? moment.usage : _moment_js__WEBPACK_IMPORTED_MODULE_2__  .jz);
function rejectedIn({ number, action, moments }) {
    const what = action === null ? '' : (0,_words_js__WEBPACK_IMPORTED_MODULE_4__  .Rt)(action);
    const said = moments.flatMap((moment) => {
        switch (moment.kind) {
            case 'denied':
                return [{ turn: number, what, why: `denied (${moment.rule})` }];
            case 'tests':
                return moment.run.phase === 'write' && !moment.run.isGreen
                    ? [{ turn: number, what, why: whyRed(moment.run) }]
                    : [];
            case 'note':
                return moment.reason === 'claim_refused' ? [{ turn: number, what, why: moment.note }] : [];
            default:
                return [];
        }
    });
    return [...said, ...rejectedCandidates(number, moments)];
}
function rejectedCandidates(turn, moments) {
    const red = moments
        .filter((each) => each.kind === 'candidate')
        .filter(({ verdict }) => verdict !== 'passed');
    const byLine = Map.groupBy(red, ({ path, line, verdict }) => JSON.stringify([path, line, verdict]));
    return [...byLine.values()].flatMap((tried) => {
        const [first] = tried;
        if (first === undefined)
            return [];
        const what = tried.length === 1 ? first.template : `${tried.length} edits`;
        return [
            { turn, what: `${what} at ${first.path}:${first.line ?? '?'}`, why: (0,_words_js__WEBPACK_IMPORTED_MODULE_4__  .L2)(first.verdict) },
        ];
    });
}
function whyRed({ phase, verdict, report, signature }) {
    const failures = report?.failures.map(({ id }) => id).join(', ') || signature;
    const red = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__  .L2)(verdict)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__  .V2)(phase).when}`;
    return failures === '' ? red : `${red}: ${failures}`;
}


  })

};
