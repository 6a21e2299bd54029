export const id = 543;
export const ids = [543];
export const modules = {

  85939:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  LiveProgress)
  });
  var _story_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72853);
  var _io_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19601);


const TICK_MS = 500;
const LINE_EVERY_MS = 4000;
const TAG_STYLES = {
    good: 'green',
    bad: 'red',
    warn: 'yellow',
    plain: 'cyan',
};
class LiveProgress {
    io;
    #out;
    #timer;
    #progress = _story_progress_js__WEBPACK_IMPORTED_MODULE_0__  .yS;
    #startMs = performance.now();
    #sinceMs = this.#startMs;
    #saidMs = performance.now();
    #hasStatus = false;
    constructor(io) {
        this.#out = io;
        this.io = {
            ...io,
            stdout: (text) => this.#print(() => io.stdout(text)),
            stderr: (text) => this.#print(() => io.stderr(text)),
        };
        this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
    }
    tell(event, line = (0,_story_progress_js__WEBPACK_IMPORTED_MODULE_0__  .oz)(event)) {
        const paint = (0,_io_js__WEBPACK_IMPORTED_MODULE_1__  .C2)(this.#out.columns !== undefined);
        const tag = /^\[[^\]]*\]/.exec(line ?? '')?.[0] ?? '';
        const shown = paint(TAG_STYLES[(0,_story_progress_js__WEBPACK_IMPORTED_MODULE_0__  .yI)(event)], tag) + (line ?? '').slice(tag.length);
        if (line !== null)
            this.io.stderr(`${shown}\n`);
        if (event.kind === 'run_start')
            this.#startMs = performance.now();
        this.#become((0,_story_progress_js__WEBPACK_IMPORTED_MODULE_0__  .mv)(this.#progress, event));
    }
    watch(oracle) {
        return {
            run: (options) => {
                this.#become({ ...this.#progress, doing: { kind: 'tests', phase: options.phase } });
                return oracle.run(options);
            },
        };
    }
    noteReply(bytes) {
        if (this.#progress.doing.kind === 'model')
            this.#progress = { ...this.#progress, doing: { kind: 'model', bytes } };
    }
    #become(progress) {
        const isSame = progress.doing === this.#progress.doing;
        const isSearch = progress.doing.kind === 'search' && this.#progress.doing.kind === 'search';
        if (!isSame && !isSearch)
            this.#sinceMs = performance.now();
        this.#progress = progress;
    }
    #tick() {
        const nowMs = performance.now();
        const line = (0,_story_progress_js__WEBPACK_IMPORTED_MODULE_0__  .w6)(this.#progress, { ms: nowMs - this.#sinceMs, runMs: nowMs - this.#startMs });
        const columns = this.#out.columns?.();
        if (columns !== undefined) {
            this.#out.stderr(`\r\u001b[K${(0,_io_js__WEBPACK_IMPORTED_MODULE_1__  .C2)(true)('dim', line.slice(0, columns - 1))}`);
            this.#hasStatus = true;
        }
        else if (nowMs - this.#saidMs >= LINE_EVERY_MS)
            this.io.stderr(`${line}\n`);
    }
    #print(write) {
        this.#clear();
        write();
        this.#saidMs = performance.now();
    }
    #clear() {
        if (this.#hasStatus)
            this.#out.stderr('\r\u001b[K');
        this.#hasStatus = false;
    }
    [Symbol.dispose]() {
        clearInterval(this.#timer);
        this.#clear();
    }
}


  }),

  36419:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FO: () => (  exitCodeOf),
    MP: () => (  runJson),
    NI: () => (  diffText),
    Z_: () => (  describeTests),
    qi: () => (  runReport)
  });
  var _core_model_changes_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64155);
  var _core_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87893);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45565);
  var _core_verdict_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47252);
  var _core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8294);
  var _core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47649);
  var _story_culprit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89447);
  var _story_failure_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92300);
  var _story_moment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81202);
  var _story_safe_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27083);










const describeTests = (command) => command === null ? 'no tests' : (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_9__  .om)(`tests: ${command.run} (${command.source})`, 160);
const SNIPPET_CHARS = 200;
const exitCodeOf = ({ outcome }) => ((0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_4__  .nn)(outcome) ? 0 : 1);
function runReport(result, facts) {
    const { outcome, stopReason, summary, changes, lastTests } = result;
    if (stopReason === 'test_command_not_found' && lastTests !== null)
        return (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_9__  .Bv)(`${notStartedLines(lastTests).join('\n')}\n`);
    const lines = [...culpritLines(facts), summary];
    if (changes.length > 0)
        lines.push('Changes:', ...changes.map(({ path, description }) => `- ${path}: ${(0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_9__  .om)(description)}`));
    if (outcome === 'unverified')
        lines.push(...unverifiedLines(lastTests, facts));
    else if (stopReason === 'cancelled')
        lines.push('Tests: stopped with the run');
    else if (lastTests !== null)
        lines.push(...testLines(lastTests));
    return (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_9__  .Bv)(`${lines.join('\n')}\n`);
}
function notStartedLines(tests) {
    const piece = (0,_core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_5__  .pU)(tests);
    if (piece === undefined)
        return [lastLine(tests.output), 'Tests: NOT STARTED - the test command cannot be run here'];
    const { line, what, bringAtDesk } = piece;
    return [line, `To mend it: ${bringAtDesk}`, `Tests: NOT STARTED - ${what} is missing here`];
}
const culpritLines = ({ culprit = null }) => culprit === null ? [] : [`Culprit: ${(0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_9__  .om)((0,_story_culprit_js__WEBPACK_IMPORTED_MODULE_6__  .T)(culprit, PLAIN), 400)}.`];
const PLAIN = { commit: _core_model_changes_text_js__WEBPACK_IMPORTED_MODULE_0__  .m_, subject: (text) => `"${text}"`, test: (id) => id };
function testLines(tests) {
    const { failing, snippet } = tests.ok
        ? {
            failing: '',
            snippet: filledLines(tests.output).findLast((line) => PASSED.test(line)) ?? lastLine(tests.output),
        }
        : toldFailure(tests);
    const line = tests.ok
        ? 'Tests: PASSED - All tests passed.'
        : `Tests: FAILED - ${failing || 'Tests failed.'}`;
    return snippet === '' ? [line] : [line, `Output snippet: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__  .OJ)(snippet, SNIPPET_CHARS)}`];
}
const PASSED = /\b(?:ok|pass(?:ed|ing)?)\b/i;
function toldFailure(tests) {
    const { output, report } = tests;
    const naming = (0,_core_verdict_digest_js__WEBPACK_IMPORTED_MODULE_3__  .w7)(output);
    const [first, ...others] = report?.failures ?? [];
    if (first === undefined) {
        const error = naming.at(-1) ?? lastLine(output);
        return { failing: error, snippet: error };
    }
    const line = naming.find((each) => each.includes(first.id)) ?? first.id;
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    return { failing: `${line}${more}`, snippet: (0,_story_failure_text_js__WEBPACK_IMPORTED_MODULE_7__  .o)(first, (0,_story_moment_js__WEBPACK_IMPORTED_MODULE_8__  .Hi)(tests)) || line };
}
const filledLines = (output) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__  .aJ)(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const lastLine = (output) => filledLines(output).at(-1) ?? '';
function diffText(diff, paint) {
    return (0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_9__  .Bv)(diff)
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
    if ((0,_run_options_js__WEBPACK_IMPORTED_MODULE_5__  .RS)(options))
        return stageInPlace(start, sandbox);
    return sandbox.cell === null
        ? stageOnCopy(start, { options, io, known: sandbox })
        : stageOnLayer(start, sandbox);
}
async function refuseUncommitted({ repo }) {
    const uncommitted = await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .pu)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo));
    if (uncommitted.length === 0)
        return;
    const shown = uncommitted.slice(0, 5).join(', ');
    throw new Error(`--repo ${repo}: uncommitted changes in ${shown}${uncommitted.length > 5 ? ', …' : ''}. ` +
        'agent-fix works from the commit: commit or stash them first.');
}
function stageOnLayer(start, sandbox) {
    (0,_oracle_leftovers_js__WEBPACK_IMPORTED_MODULE_3__  .eZ)();
    return {
        checkout: start.repository,
        sandbox,
        renew: null,
        note: 'on a copy',
        apply: ({ diff }) => (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .X6)(start.repository, diff),
        keep: async () => { },
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
function stageInPlace(start, sandbox) {
    return {
        checkout: start.repository,
        sandbox,
        renew: null,
        note: `in place, at ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start.repository, start.folder)}`,
        apply: async () => { },
        keep: (patch) => bringBack(start.repository, patch),
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

  89447:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    L: () => (  culpritIn),
    T: () => (  culpritSentence)
  });
  var _read_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3297);

function culpritIn(events, start) {
    const told = events.findLast(({ kind }) => kind === 'culprit')?.payload;
    const commit = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(told, 'commit');
    if (commit === '')
        return null;
    const known = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .gT)(start, 'task', 'changes', 'commits').find((each) => (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(each, 'id') === commit);
    const pullRequest = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .tk)(known, 'pull_request');
    return {
        commit,
        subject: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(known, 'subject').replace(/ ?\(#\d+\)$/, ''),
        pullRequest,
        test: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .$6)(told, 'test'),
        isOutsideCode: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_0__  .fK)(told, 'outside_code') === true,
    };
}
function culpritSentence(culprit, parts) {
    const { commit, subject, pullRequest, test, isOutsideCode } = culprit;
    const named = [
        parts.commit(commit),
        ...(subject === '' ? [] : [parts.subject(subject)]),
        ...(pullRequest === null ? [] : [`(#${pullRequest})`]),
    ].join(' ');
    const broke = test === ''
        ? 'the tests: they pass at its parent and fail at it'
        : `${parts.test(test)}: its parent passes it, it fails`;
    const outside = isOutsideCode
        ? '. It changed only lock files or workflows: the cause lies outside of the code'
        : '';
    return `${named} broke ${broke}${outside}`;
}


  }),

  81202:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Et: () => (  momentOf),
    Hi: () => (  testRunOf),
    Ox: () => (  addTokens),
    YV: () => (  toneOf),
    jz: () => (  NO_TOKENS)
  });
  var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);
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
        edits: editsOf((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(payload, 'args')),
        addsTest: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(payload, 'obs', 'meta', 'addsTest') === true,
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
        edits: editsOf(payload),
    }),
    culprit: (payload) => ({
        kind: 'culprit',
        commit: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'commit'),
        test: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'test'),
    }),
    final: (payload) => ({
        kind: 'closing',
        title: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(payload, 'final', 'title'),
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
const editsOf = (payload) => (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .gT)(payload, 'edits').map((edit) => ({ old: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(edit, 'old'), new: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(edit, 'new') }));
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
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__  .Qd)(report))
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
    if (phase === 'counterfactual')
        return verdict === 'red' ? 'plain' : 'warn';
    return isGreen ? 'good' : 'bad';
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


  })

};
