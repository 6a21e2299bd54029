export const id = 864;
export const ids = [864];
export const modules = {

  48769:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FS: () => (  parseHunks),
    X1: () => (  ChangesSchema),
    et: () => (  subjectOf)
  });
  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81469);

const CommitIdSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const ChangedCommitSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    id: CommitIdSchema,
    parent: CommitIdSchema,
    subject: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().exactOptional(),
});
const HunkSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    oldStart: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int(),
    oldLines: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int(),
    newStart: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int(),
    newLines: zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int(),
    lines: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
});
const ChangedFileSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    previousPath: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().exactOptional(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(['added', 'removed', 'modified', 'renamed']),
    hunks: zod__WEBPACK_IMPORTED_MODULE_0__  .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(HunkSchema), zod__WEBPACK_IMPORTED_MODULE_0__  .euz('unknown')]),
});
const ChangesSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    greenAt: CommitIdSchema,
    redSince: CommitIdSchema.exactOptional(),
    commits: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(ChangedCommitSchema),
    files: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(ChangedFileSchema),
    dependencyFiles: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    unknown: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
});
function parseHunks(patch) {
    const hunks = [];
    let left = { old: 0, new: 0 };
    for (const line of patch.split('\n')) {
        if (left.old + left.new === 0) {
            const [whole, ...numbers] = HUNK_HEADER.exec(line) ?? [];
            if (whole === undefined)
                continue;
            const [oldStart = 0, oldLines = 1, newStart = 0, newLines = 1] = numbers.map((each) => each === undefined ? undefined : Number(each));
            hunks.push({ oldStart, oldLines, newStart, newLines, lines: [] });
            left = { old: oldLines, new: newLines };
            continue;
        }
        const sign = line[0];
        if (sign === '\\')
            continue;
        if (sign !== ' ' && sign !== '-' && sign !== '+')
            return null;
        hunks.at(-1)?.lines.push(line);
        left = { old: left.old - (sign === '+' ? 0 : 1), new: left.new - (sign === '-' ? 0 : 1) };
        if (left.old < 0 || left.new < 0)
            return null;
    }
    return left.old + left.new === 0 ? hunks : null;
}
const HUNK_HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
const PULL_REQUEST = /\(#(\d{1,9})\)$|^Merge pull request #(\d{1,9}) /;
function subjectOf(message) {
    const subject = message.split('\n', 1)[0]?.trim() ?? '';
    const [, squashed, merged] = PULL_REQUEST.exec(subject) ?? [];
    const number = squashed ?? merged;
    return { subject, ...(number === undefined ? {} : { pullRequest: Number(number) }) };
}


  }),

  9190:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  k: () => (  solve)
});

var external_node_crypto_ = __webpack_require__(77598);
var attempts = __webpack_require__(6808);
var driver = __webpack_require__(98851);
var redaction = __webpack_require__(36541);
var settings = __webpack_require__(68027);
var hold_program = __webpack_require__(51244);
var errors = __webpack_require__(39429);
var git = __webpack_require__(59268);
var repo_path = __webpack_require__(66904);
var workspace_snapshot = __webpack_require__(83266);
; 



const MAX_OTHER_FILES = 1_000;
const MAX_OTHER_BYTES = 64 * 1024 * 1024;
async function otherFiles(repository, base, commit) {
    const args = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', base, commit];
    const answer = await (0,git .gG)(repository.gitDir, args);
    if (answer.exitCode !== 0)
        return 'its files are not at hand';
    const fields = answer.stdout.toString('utf8').split('\0').slice(0, -1);
    const changed = fields
        .filter((_, at) => at % 2 === 0)
        .map((field, at) => ({ field, path: fields[2 * at + 1] ?? '' }));
    if (changed.length > MAX_OTHER_FILES)
        return `more than ${MAX_OTHER_FILES} files differ there`;
    const snapshot = await (0,workspace_snapshot .r3)(repository, commit);
    try {
        const entries = [];
        const gone = [];
        let bytesLeft = MAX_OTHER_BYTES;
        for (const { field, path: text } of changed) {
            const check = (0,repo_path .NP)(text);
            const [before = '', after = '', , , status = ''] = field.slice(1).split(' ');
            if (!check.ok || [before, after].some((mode) => !/^(?:0+|100\d+)$/.test(mode)))
                return await closeWith(snapshot, 'a link, a submodule or an unusual path differs there');
            if (status === 'D') {
                gone.push(check.path);
                continue;
            }
            const entry = snapshot.tree.find(text);
            const content = entry === null ? null : await snapshot.readWhole(entry);
            if (entry === null || content?.kind !== 'bytes')
                return await closeWith(snapshot, 'its files cannot be read whole');
            bytesLeft -= content.bytes.length;
            if (bytesLeft < 0)
                return await closeWith(snapshot, `more than ${MAX_OTHER_BYTES >> 20} MiB differ there`);
            const mode = entry.mode === '100755' ? entry.mode : '100644';
            entries.push({
                path: check.path,
                bytes: content.bytes,
                mode,
                oid: entry.oid,
                base: null,
                changedBytes: 0,
            });
        }
        return { snapshot, entries, gone, [Symbol.asyncDispose]: () => snapshot[Symbol.asyncDispose]() };
    }
    catch (error) {
        await snapshot[Symbol.asyncDispose]();
        throw error;
    }
}
async function closeWith(snapshot, why) {
    await snapshot[Symbol.asyncDispose]();
    return why;
}

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


function earlierTests(oracle, { snapshot, policy }, source) {
    return {
        async run({ commit, failing, isFocused, ...asked }) {
            try {
                const env_1 = { stack: [], error: void 0, hasError: false };
                try {
                    const found = await source.open(commit);
                    if (typeof found === 'string')
                        return { kind: 'not_run', why: found };
                    const files = await otherFiles(found.repository, snapshot.commit, found.commit);
                    if (typeof files === 'string')
                        return { kind: 'not_run', why: files };
                    const at = __addDisposableResource(env_1, files, true);
                    const there = await testsThere(failing, at.snapshot);
                    if (failing.length > 0 && there.length === 0)
                        return { kind: 'not_run', why: 'the failing tests do not exist there' };
                    const result = await oracle.run({ ...asked, at, ...(isFocused ? { only: there } : {}) });
                    return result.ranNoneByName === true && result.verdict === 'green'
                        ? { kind: 'not_run', why: 'no test of these names ran there' }
                        : { kind: 'ran', result };
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
            catch (error) {
                return { kind: 'not_run', why: (0,errors .kc)(error) };
            }
        },
        async isOutsideCode(commit) {
            const paths = await source.changedPaths(commit).catch(() => null);
            if (paths === null || paths.length === 0)
                return false;
            const rules = await policy();
            return paths.every((path) => OUTSIDE.has(rules.protection(path)?.rule ?? ''));
        },
    };
}
const OUTSIDE = new Set(['lockfiles', 'workflows']);
async function testsThere(failing, at) {
    const found = [];
    for (const test of failing) {
        const text = test.file === null ? null : await at.readText(test.file);
        const isThere = test.file === null ||
            (text !== null && wordsOfTest(test, test.file).some((word) => text.includes(word)));
        if (isThere)
            found.push(test);
    }
    return found;
}
function wordsOfTest({ id }, file) {
    const words = (text) => text.match(/[\p{L}\d_]{3,}/gu) ?? [];
    const ofFile = new Set(words(file));
    const own = words(id.replace(/\[.*\]$/s, '')).filter((word) => !ofFile.has(word));
    return own.length === 0 ? [''] : own;
}

var open_sandbox = __webpack_require__(30039);
var tier = __webpack_require__(36637);
var test_oracle = __webpack_require__(83387);
var own_process = __webpack_require__(27386);
var builtin_solver = __webpack_require__(46230);
var writer = __webpack_require__(49057);
var version = __webpack_require__(24306);
var repo_tools = __webpack_require__(26943);
; 
var solve_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var solve_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { attempts: of = 1, fallback = null, settings, signal } = request;
        const startMs = performance.now();
        const _cell = solve_addDisposableResource(env_1, request.sandbox?.cell ?? null, false);
        const shared = {
            ...request,
            sandbox: request.sandbox ? { ...request.sandbox, cell: (0,open_sandbox .c5)(request.sandbox) } : null,
        };
        const traces = [];
        const ended = [];
        const attempt = async (own, which) => {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const runId = (0,external_node_crypto_.randomBytes)(5).toString('hex');
                const trace = solve_addDisposableResource(env_2, (0,writer .yH)({ path: request.tracePath, runId, now: Date.now }), false);
                traces.push(trace);
                const llm = ended.length === 0 ? request.llm : (fallback ?? request.llm);
                ended.push(await runOnce({ ...shared, settings: own, llm }, trace, which));
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                solve_disposeResources(env_2);
            }
        };
        if (of === 1) {
            await attempt(settings, null);
            return best(ended, { of, traces, why: null });
        }
        for (;;) {
            const elapsedMs = performance.now() - startMs;
            const next = (0,attempts .nj)({ total: settings, of, ended, elapsedMs, hasFallback: fallback !== null });
            if (next.kind === 'end')
                return best(ended, { of, traces, why: next.why });
            if (signal.aborted && ended.length > 0)
                return best(ended, { of, traces, why: null });
            try {
                await attempt(next.settings, next.attempt);
            }
            catch (error) {
                if (ended.length === 0)
                    throw error;
                const fault = (0,redaction .Qh)(error, redactOf(request));
                return best(ended, { of, traces, why: `attempt ${next.attempt.number} of ${of} broke off: ${fault}` });
            }
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        solve_disposeResources(env_1);
    }
}
const redactOf = ({ secrets, testEnv, environment }) => (0,redaction .ay)([...secrets, ...(testEnv === undefined ? [] : (0,settings .VX)(testEnv, environment))]);
function best(ended, { of, traces, why, }) {
    const choosable = ({ result: { outcome, patch } }) => ({ outcome, files: patch.files });
    const [first] = ended.toSorted((a, b) => (0,attempts ._B)(choosable(a), choosable(b)));
    if (first === undefined)
        throw new Error('there was no attempt');
    const traceText = traces.map((trace) => trace.text()).join('');
    const runs = ended.map(({ setup, llm, result }) => ({
        runId: setup.runId,
        model: llm.model,
        outcome: result.outcome,
        usage: result.state.usage,
    }));
    return {
        ...first,
        tries: of === 1 ? null : { of, chosen: ended.indexOf(first), runs },
        traceText,
        traceSha256: (0,external_node_crypto_.createHash)('sha256').update(traceText).digest('hex'),
        notes: why === null ? [] : [why],
    };
}
async function runOnce(request, trace, attempt) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { task, settings, llm, checkout, signal, repository, snapshot, sandbox = null } = request;
        const cell = sandbox?.cell ?? null;
        if (task.testCommand !== null && cell === null)
            await (0,hold_program .y)((0,own_process .bs)());
        const workspace = solve_addDisposableResource(env_3, await (0,repo_tools .OH)({
            repository,
            ...(snapshot === undefined ? {} : { snapshot }),
            ...(0,repo_tools .B3)(task, settings),
            patience: { signal },
        }), true);
        const judged = {
            workspace,
            checkout,
            command: task.testCommand,
            testEnv: request.testEnv,
            testReport: settings.testReport ?? null,
            environment: request.environment,
        };
        const tests = solve_addDisposableResource(env_3, (0,test_oracle .X)({ ...judged, cell, renew: request.renew ?? null }), false);
        const solver = solve_addDisposableResource(env_3, settings.solver === 'model' ? null : (0,builtin_solver .LS)({ ...judged, sandbox }), true);
        const events = [];
        const redact = redactOf(request);
        const setup = {
            runId: trace.runId,
            version: version .x,
            task: (0,redaction .lk)(task, redact),
            settings,
            ...(attempt === null ? {} : { attempt }),
        };
        const { watchTests: watched = (oracle) => oracle } = request;
        const result = await (0,driver .r)(setup, {
            llm,
            workspace,
            oracle: watched(withFirstBounded(tests, request.firstTestMs ?? Number.POSITIVE_INFINITY)),
            emit: (said) => {
                const event = withSandbox(said, sandbox);
                trace.emit(event);
                events.push(event);
                request.onEvent(event);
            },
            clock: () => performance.now(),
            redact,
            signal,
            ...(settings.solver === 'builtin' ? {} : { places: (0,builtin_solver .j$)(judged) }),
            ...(solver === null ? {} : { search: solver.search }),
            ...(request.history ? { earlier: earlierTests(tests, workspace, request.history) } : {}),
        });
        const mayGoOn = attempt !== null && attempt.number < attempt.of && result.outcome !== 'fixed';
        const stuck = mayGoOn
            ? await tests.reset().then(() => null, (error) => (0,redaction .Qh)(error, redact))
            : null;
        return { setup, llm, result, events, stuck };
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_1 = solve_disposeResources(env_3);
        if (result_1)
            await result_1;
    }
}
const withFirstBounded = (oracle, firstMs) => ({
    run: (options) => oracle.run(options.phase === 'baseline'
        ? { ...options, timeoutMs: Math.min(firstMs, options.timeoutMs) }
        : options),
});
function withSandbox(event, sandbox) {
    if (event.kind !== 'run_start' || sandbox === null)
        return event;
    return { kind: event.kind, payload: { ...event.payload, sandbox: (0,tier .Eg)(sandbox.report) } };
}


  }),

  72853:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    d8: () => (  awaitingLine),
    mv: () => (  doingAfter),
    oz: () => (  progressLine),
    w6: () => (  doingLine),
    yI: () => (  toneOfEvent),
    yS: () => (  AT_WORK)
  });
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39429);
  var _core_model_changes_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64155);
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39817);
  var _moment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81202);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3297);
  var _safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27083);
  var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94977);







function progressLine(event) {
    const moment = (0,_moment_js__WEBPACK_IMPORTED_MODULE_2__  .Et)(event);
    const text = moment === null ? null : lineOf(moment, event);
    return text === null ? null : (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .om)(text);
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
                : `[model] ${moment.status ?? (moment.error || 'no answer')}; trying again in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .Xo)(moment.waitMs)}`;
        case 'action':
            return `[turn ${turnNumber(payload)}] ${short((0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .Rt)(moment.words))}`;
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
            return `[candidate ${moment.number ?? '?'}] ${moment.template} at ${moment.path}:${moment.line ?? '?'}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .L2)(moment.verdict)}`;
        case 'culprit':
            return `[culprit] ${(0,_core_model_changes_text_js__WEBPACK_IMPORTED_MODULE_0__  .m_)(moment.commit)} broke ${short(moment.test || 'the tests')}`;
        case 'outcome':
            return `[end] ${[moment.outcome, (0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .e$)(moment.stopReason)].filter(Boolean).join(': ')}`;
        case 'denied':
        case 'closing':
            return null;
        default:
            return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_6__  .xb)(moment);
    }
}
function toneOfEvent(event) {
    const moment = (0,_moment_js__WEBPACK_IMPORTED_MODULE_2__  .Et)(event);
    switch (moment?.kind) {
        case 'tests':
            return (0,_moment_js__WEBPACK_IMPORTED_MODULE_2__  .YV)(moment.run);
        case 'outcome':
            return (0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .wX)(moment.outcome).tone;
        case 'candidate':
            return moment.verdict === 'passed' ? 'good' : 'plain';
        case 'attempt':
        case 'malformed':
            return 'warn';
        case 'lost':
            return 'bad';
        default:
            return 'plain';
    }
}
const WORK = { kind: 'work' };
const AT_WORK = { doing: WORK, maxCandidates: null, testsMs: null, timeoutMs: 0 };
function doingAfter(before, { kind, payload }) {
    switch (kind) {
        case 'run_start': {
            const isModel = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .$6)(payload, 'settings', 'solver') === 'model';
            return {
                doing: WORK,
                testsMs: null,
                maxCandidates: isModel ? null : (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .tk)(payload, 'settings', 'max_candidates'),
                timeoutMs: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .tk)(payload, 'settings', 'limits', 'timeout_ms') ?? 0,
            };
        }
        case 'tests': {
            const { phase, focus, durationMs } = (0,_moment_js__WEBPACK_IMPORTED_MODULE_2__  .Hi)(payload);
            const isBase = phase === 'baseline';
            const searches = isBase && before.maxCandidates !== null;
            return {
                ...before,
                doing: searches ? { kind: 'search', tried: 0, passed: 0 } : WORK,
                testsMs: isBase && focus === null ? durationMs : before.testsMs,
            };
        }
        case 'candidate': {
            const passed = before.doing.kind === 'search' ? before.doing.passed : 0;
            const isPassed = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .$6)(payload, 'verdict') === 'passed';
            return {
                ...before,
                doing: { kind: 'search', tried: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .tk)(payload, 'n') ?? 0, passed: passed + (isPassed ? 1 : 0) },
            };
        }
        case 'llm_request':
        case 'reflection_request':
            return { ...before, doing: { kind: 'model', bytes: 0 } };
        case 'llm_action':
        case 'llm_parse_error':
        case 'llm_error':
        case 'reflection':
            return { ...before, doing: WORK };
        default:
            return before;
    }
}
function doingLine({ doing, maxCandidates, testsMs, timeoutMs }, { ms, runMs }) {
    switch (doing.kind) {
        case 'work':
            return `[run] at work for ${wholeSeconds(ms)}`;
        case 'tests': {
            const running = `[tests] ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .V2)(doing.phase).when}: running for ${wholeSeconds(ms)}`;
            if (testsMs === null)
                return running;
            return ms < testsMs
                ? `${running}, about ${wholeSeconds(testsMs - ms)} still`
                : `${running}; they took ${wholeSeconds(testsMs)} before any change`;
        }
        case 'search': {
            const { tried, passed } = doing;
            const most = maxCandidates ?? tried;
            const stillMs = Math.min(timeoutMs - runMs, tried === 0 ? timeoutMs : (ms / tried) * (most - tried));
            return `[search] ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(tried)} of at most ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(most)} candidates tried, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(passed)} passed, in ${wholeSeconds(ms)}, at most ${wholeSeconds(Math.max(0, stillMs))} still`;
        }
        case 'model':
            return awaitingLine({ ms, bytes: doing.bytes });
        default:
            return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_6__  .xb)(doing);
    }
}
const wholeSeconds = (ms) => (ms < 59_500 ? `${Math.round(ms / 1000)} s` : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .Xo)(ms));
function awaitingLine({ ms, bytes }) {
    const took = `${Math.round(ms / 1000)} s`;
    return bytes === 0 ? `[model] no answer yet… ${took}` : `[model] answering… ${took}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .z3)(bytes)}`;
}
const whichAttempt = (attempt) => attempt === null ? '' : ` · ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .vk)(attempt.number, attempt.of)}`;
const turnNumber = (payload) => ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_3__  .tk)(payload, 't') ?? 0) + 1;
function testsLine({ phase, verdict, exitCode, durationMs, focus }) {
    const exit = verdict === 'red' && exitCode !== null ? ` (exit ${exitCode})` : '';
    const took = durationMs === null ? '' : ` in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .Xo)(durationMs)}`;
    const scope = focus === null ? '' : `, only the failing tests (${short(focus.replace(/^PATH="[^"]*" /, ''))})`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .V2)(phase).when}${scope}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .L2)(verdict)}${exit}${took}`;
}
const MAX_CHARS = 160;
const short = (text) => (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .om)(text, MAX_CHARS);


  }),

  16289:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I$: () => (  boundChanges),
    St: () => (  readChanges),
    g3: () => (  commitsOf),
    hB: () => (  resolveSince)
  });
  var _core_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48769);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);
  var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59268);
  var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98347);




const MAX_COMMITS = 250;
const MAX_CHANGED_FILES = 300;
const MAX_HUNK_LINES = 3_000;
const MAX_HUNK_CHARS = 128 * 1024;
const MAX_SUBJECT_CHARS = 200;
function boundChanges({ greenAt, redSince, ...raw }, redact) {
    const policy = (0,_policy_js__WEBPACK_IMPORTED_MODULE_3__  .BV)({ allowPaths: [], allowTestEdits: false });
    const isDependency = ({ path }) => DECIDES_INSTALL.has(policy.protection(path)?.rule ?? '');
    const commits = raw.commits.slice(-MAX_COMMITS).map(({ subject, ...commit }) => ({
        ...commit,
        subject: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .ml)(redact(subject), MAX_SUBJECT_CHARS),
    }));
    const files = [...raw.files.filter((file) => !isDependency(file)), ...raw.files.filter(isDependency)];
    const room = { lines: MAX_HUNK_LINES, chars: MAX_HUNK_CHARS };
    const bounded = files.slice(0, MAX_CHANGED_FILES).map(({ patch, ...file }) => {
        const hunks = patch === null || patch.length > room.chars ? null : (0,_core_changes_js__WEBPACK_IMPORTED_MODULE_0__  .FS)(redact(patch));
        const lines = (hunks ?? []).flatMap((hunk) => hunk.lines);
        if (hunks === null || lines.length > room.lines)
            return { ...file, hunks: 'unknown' };
        room.lines -= lines.length;
        room.chars -= patch?.length ?? 0;
        return { ...file, hunks: hunks.map((hunk) => ({ ...hunk, lines: [...hunk.lines] })) };
    });
    const moreCommits = raw.commits.length - commits.length;
    const moreFiles = files.length - bounded.length;
    return {
        greenAt,
        ...(redSince === undefined ? {} : { redSince }),
        commits,
        files: bounded,
        dependencyFiles: raw.files
            .filter(isDependency)
            .map(({ path }) => path)
            .slice(0, MAX_CHANGED_FILES),
        unknown: [
            ...raw.unknown,
            ...(moreCommits > 0 ? [`${moreCommits} earlier commits`] : []),
            ...(moreFiles > 0 ? [`${moreFiles} more files`] : []),
        ],
    };
}
const DECIDES_INSTALL = new Set(['lockfiles', 'manifests']);
async function resolveSince({ gitDir, root }, { since, base }) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`];
    const found = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__  .gG)(gitDir, args);
    if (found.exitCode !== 0)
        throw new Error(`--since ${since}: there is no such commit in ${root}. Name a commit, branch or tag of it`);
    const commit = found.stdout.toString('utf8').trim();
    if (commit === base)
        throw new Error(`--since ${since} is the commit that is checked out: name an earlier one, at which the tests were green`);
    const ancestry = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__  .gG)(gitDir, ['merge-base', '--is-ancestor', commit, base]);
    if (ancestry.exitCode !== 0)
        throw new Error(`--since ${since}: ${commit.slice(0, 12)} is no ancestor of ${base.slice(0, 12)}, which is checked out. Name a commit of its own history`);
    return commit;
}
const MAX_DIFF_MS = 60_000;
async function readChanges({ gitDir }, { greenAt, base }) {
    const log = ['log', '--first-parent', '--reverse', '-z', '--format=%H %P%n%s', `${greenAt}..${base}`];
    const diff = 'diff-tree -r -M --no-abbrev --no-ext-diff --no-textconv --no-color'.split(' ');
    const options = { timeoutMs: MAX_DIFF_MS };
    const [told, raw, patches] = await Promise.all([
        (0,_git_js__WEBPACK_IMPORTED_MODULE_2__  .$Y)(gitDir, log, options),
        (0,_git_js__WEBPACK_IMPORTED_MODULE_2__  .$Y)(gitDir, [...diff, '-z', '--raw', greenAt, base], options),
        (0,_git_js__WEBPACK_IMPORTED_MODULE_2__  .$Y)(gitDir, [...diff, '--patch', greenAt, base], options),
    ]);
    const commits = told
        .toString('utf8')
        .split('\0')
        .flatMap((text) => {
        const [, id, parent, subject = ''] = /^([0-9a-f]+) ([0-9a-f]+).*\n(.*)/.exec(text) ?? [];
        return id === undefined || parent === undefined ? [] : [{ id, parent, ...(0,_core_changes_js__WEBPACK_IMPORTED_MODULE_0__  .et)(subject) }];
    });
    const texts = patches.toString('utf8').split(/^(?=diff --git )/m);
    const files = rawFiles(raw.toString('utf8')).map((file, at) => ({ ...file, patch: shownPatch(texts[at]) }));
    return { greenAt, commits, files, unknown: [] };
}
const shownPatch = (text) => text === undefined || /^Binary files .* differ$/m.test(text.split('\n@@ ', 1)[0] ?? '') ? null : text;
function rawFiles(text) {
    const fields = text.split('\0').slice(0, -1).values();
    const files = [];
    for (const field of fields) {
        const kind = / ([A-Z])\d*$/.exec(field)?.[1] ?? 'M';
        const path = fields.next().value ?? '';
        const renamed = kind === 'R' || kind === 'C' ? (fields.next().value ?? '') : null;
        if (renamed !== null)
            files.push({ path: renamed, previousPath: path, status: 'renamed' });
        else
            files.push({ path, status: STATUS_OF_LETTER[kind] ?? 'modified' });
    }
    return files;
}
const STATUS_OF_LETTER = { A: 'added', D: 'removed' };
const commitsOf = (repository) => ({
    open: async (commit) => ({ repository, commit }),
    changedPaths: (commit) => changedPaths(repository, commit),
});
async function changedPaths({ gitDir }, { id, parent }) {
    const answer = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__  .gG)(gitDir, ['diff-tree', '-r', '-z', '--name-only', '--no-renames', parent, id]);
    return answer.exitCode === 0 ? answer.stdout.toString('utf8').split('\0').slice(0, -1) : null;
}


  })

};
