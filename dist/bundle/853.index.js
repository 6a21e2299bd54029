export const id = 853;
export const ids = [853];
export const modules = {

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

  3297:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $6: () => (  textAt),
    Lv: () => (  isList),
    fK: () => (  valueAt),
    gT: () => (  listAt),
    i1: () => (  textsAt),
    tk: () => (  numberAt)
  });
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);

function isList(value) {
    return Array.isArray(value);
}
function valueAt(value, ...keys) {
    return keys.reduce((at, key) => ((0,_agent_json_js__WEBPACK_IMPORTED_MODULE_0__  .Qd)(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}
function textAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return typeof found === 'string' ? found : '';
}
function numberAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return typeof found === 'number' ? found : null;
}
function listAt(value, ...keys) {
    const found = valueAt(value, ...keys);
    return isList(found) ? found : [];
}
function textsAt(value, ...keys) {
    return listAt(value, ...keys).filter((item) => typeof item === 'string');
}
function prettyJson(value) {
    try {
        return JSON.stringify(value, null, 2) ?? '';
    }
    catch {
        return '(nested too deep to show; see the trace)';
    }
}


  }),

  94977:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bx: () => (  endWords),
    Iv: () => (  actionWords),
    L2: () => (  verdictWords),
    Rt: () => (  shortAction),
    S5: () => (  measuredWords),
    V2: () => (  phaseWords),
    e$: () => (  stopWords),
    oB: () => (  triggerPieces),
    vk: () => (  attemptWords),
    wX: () => (  outcomeWords)
  });
  var _agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43460);
  var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39817);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3297);



const attemptWords = (number, of) => `attempt ${number} of ${of}`;
const BEST_KEPT = 'The best patch is kept for reading, not for merging.';
const NOTHING_KEPT = 'No patch was left.';
const OUTCOME_WORDS = {
    fixed: {
        title: 'Fixed',
        tone: 'good',
        meaning: 'The tests were red, are green with this change, and are red again without it.',
        proves: 'It proves the test command, and nothing the tests do not cover. Nobody’s words had a part in this verdict.',
    },
    unverified: {
        title: 'Unverified',
        tone: 'warn',
        meaning: 'There is a change, but no test result proves it.',
        proves: 'The tests passed before the change as well, or were not run. Judge the diff on its own.',
    },
    not_reproduced: {
        title: 'Not reproduced',
        tone: 'plain',
        meaning: 'The tests are green at the base commit, so there was nothing to fix and no model was asked.',
        proves: '',
    },
    not_fixed: {
        title: 'Not fixed',
        tone: 'bad',
        meaning: 'No change that makes the tests green was found.',
        proves: BEST_KEPT,
    },
    flaky: {
        title: 'Flaky',
        tone: 'warn',
        meaning: 'The tests gave different results on the same files.',
        proves: 'The result depends on something other than the code, so it proves nothing.',
    },
    budget_exhausted: {
        title: 'Budget exhausted',
        tone: 'bad',
        meaning: 'A limit of the run was reached before a fix was proven.',
        proves: BEST_KEPT,
    },
    model_error: {
        title: 'Model error',
        tone: 'bad',
        meaning: 'The model endpoint failed, or its replies could not be used.',
        proves: 'This says nothing about the code.',
    },
    infra_error: {
        title: 'Infrastructure error',
        tone: 'bad',
        meaning: 'The test command could not be run, or agent-fix itself failed.',
        proves: 'This says nothing about the code.',
    },
    refused: {
        title: 'Refused',
        tone: 'plain',
        meaning: 'Nothing was run: the gate refused the event.',
        proves: '',
    },
    skipped: {
        title: 'Skipped',
        tone: 'plain',
        meaning: 'Nothing was run: the event is not for agent-fix.',
        proves: '',
    },
};
const asAsked = (by) => ({
    title: `Changed as the ${by} asks`,
    tone: 'good',
    meaning: `A ${by} asked for this change; the tests are green before and after it.`,
    proves: `It proves that nothing the tests cover broke. Whether it is what the ${by} meant, its author can tell.`,
});
function endWords({ start, baseline, hasEnded, patch }, outcome) {
    const by = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(start, 'task'), 'judged_by');
    const isByPeople = (by === 'review' || by === 'comment') && baseline?.isGreen === true;
    if (outcome === 'fixed' && isByPeople)
        return asAsked(by);
    const words = outcomeWords(outcome, hasEnded);
    const isKept = patch !== null && patch.files.length > 0;
    return words.proves === BEST_KEPT && !isKept ? { ...words, proves: NOTHING_KEPT } : words;
}
function outcomeWords(outcome, hasEnded = true) {
    if (outcome === null)
        return hasEnded ? UNRECORDED : UNFINISHED;
    return lookUp(OUTCOME_WORDS, outcome) ?? { ...UNKNOWN, title: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(outcome, 40) };
}
const UNKNOWN = {
    tone: 'plain',
    meaning: 'This version of agent-fix does not know that outcome.',
    proves: '',
};
const UNRECORDED = {
    title: 'No verdict recorded',
    tone: 'plain',
    meaning: 'The run ended, but no outcome was recorded.',
    proves: 'Judge by the test results below.',
};
const UNFINISHED = {
    title: 'Unfinished',
    tone: 'bad',
    meaning: 'The record stops before an outcome: the run was killed, is still going, or the file was cut. Everything up to there is shown.',
    proves: '',
};
const stopWords = (reason) => reason === 'done' ? '' : (lookUp(_agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .BI, reason) ?? (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(reason, 80));
const VERDICT_WORDS = {
    green: 'green',
    red: 'red',
    timeout: 'timed out',
    output_limit: 'stopped: printed too much',
    resource_limit: 'stopped: used up memory or disk',
    not_found: 'command not found',
};
const verdictWords = (verdict) => lookUp(VERDICT_WORDS, verdict) ?? (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(verdict, 40);
function measuredWords({ exitCode, durationMs }) {
    const exit = exitCode === null ? '' : `exit ${exitCode}`;
    const took = durationMs === null ? '' : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .a3)(durationMs);
    return [exit, took].filter((part) => part !== '').join(' · ');
}
const PHASE_WORDS = {
    baseline: { when: 'before any change', name: 'tests at the base commit' },
    write: { when: 'after the write', name: 'tests' },
    final: { when: 'for the final', name: 'tests' },
    confirm: { when: 'confirming', name: 'confirming tests' },
    counterfactual: { when: 'without the patch', name: 'tests without the patch' },
};
const phaseWords = (phase) => lookUp(PHASE_WORDS, phase) ?? { when: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(phase, 40), name: 'tests' };
function triggerPieces(trigger) {
    const name = (key) => ({ name: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(trigger, key) });
    const runId = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(trigger, 'run_id');
    const run = runId === null ? [] : [' (', { runId }, ')'];
    switch ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(trigger, 'kind')) {
        case 'workflow_run':
            return ['failure of ', name('workflow_name'), ' on ', name('branch'), ...run];
        case 'step':
            return ['a failed step of ', name('workflow_name'), ...run];
        case 'issue':
            return ['label on ', { issue: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(trigger, 'number') ?? 0 }, ', ', name('title')];
        case 'comment':
            return ['a comment on ', { issue: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(trigger, 'number') ?? 0 }, ', ', name('title')];
        case 'review':
            return ['a review of ', { issue: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(trigger, 'number') ?? 0 }, ', ', name('title')];
        case 'dispatch':
            return ['hand', ...run];
        case 'terminal':
            return ['the terminal'];
        default:
            return (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(trigger, 'kind') === '' ? [] : [name('kind')];
    }
}
const shortAction = ({ verb, object }) => verb === 'final' ? `final: ${object}` : `${verb} ${object}`.trimEnd();
function actionWords(action) {
    if ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(action, 'type') === 'final') {
        const status = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(action, 'status'), 60);
        return { verb: 'final', object: status, headline: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(action, 'summary'), 90) };
    }
    const verb = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(action, 'name') || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(action, 'type') || 'action';
    const { object, headline } = pointedAt(verb, (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .fK)(action, 'args'));
    return {
        verb: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(verb, 60),
        object: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(object, 240),
        headline: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(headline, 240),
    };
}
function pointedAt(tool, args) {
    const path = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(args, 'rel_path');
    const pattern = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(args, 'pattern');
    const folder = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(args, 'rel_dir');
    const glob = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(args, 'glob');
    switch (tool) {
        case 'list_files':
            return { object: words(folder, glob), headline: [folder || '.', glob].filter(Boolean).join(', ') };
        case 'read_file':
            return { object: path, headline: `${path}${lineRange(args)}` };
        case 'grep':
            return {
                object: words(pattern, folder, glob),
                headline: `“${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .TM)(pattern, 60)}” in ${glob || folder || '.'}`,
            };
        case 'write_file':
            return { object: path, headline: `${path}${writeSize(args)}` };
        default:
            return { object: path, headline: path };
    }
}
const words = (...texts) => texts.filter((text) => text !== '').join(' ');
function lineRange(args) {
    const start = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(args, 'start_line');
    const end = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .tk)(args, 'end_line');
    if (start === null && end === null)
        return '';
    return end === null ? `, from line ${start}` : `, lines ${start ?? 1}–${end}`;
}
function writeSize(args) {
    const edits = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .gT)(args, 'edits').length;
    if (edits > 0)
        return `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .gL)(edits, 'edit')}`;
    const { length } = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__  .$6)(args, 'content');
    return length > 0 ? `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .gL)(length, 'character')}` : '';
}
function lookUp(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}


  })

};
