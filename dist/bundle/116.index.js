export const id = 116;
export const ids = [116];
export const modules = {

  53392:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EN: () => (  bodyOf),
    I4: () => (  PATCH_LIMITS),
    WD: () => (  MAX_PLACES),
    Z$: () => (  isGitFolder)
  });
const bodyOf = ({ head, items, tail }) => `${head}${items.join(',')}${tail}`;
const PATCH_LIMITS = { files: 20, bytes: 256 * 1024 };
const MAX_PLACES = 12;
function isGitFolder(part) {
    const name = (part.split(':')[0] ?? '').replace(/[. ]+$/, '').toLowerCase();
    return name === '.git' || /^git~\d+$/.test(name);
}


  }),

  68027:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DH: () => (  settingsFromTrace),
    HQ: () => (  REASONING_EFFORTS),
    HZ: () => (  SolverSchema),
    T: () => (  CULPRIT_RUNS),
    U9: () => (  isLoopback),
    UB: () => (  DEFAULT_MODEL),
    VX: () => (  secretValues),
    WY: () => (  TestFocusSchema),
    a$: () => (  DEFAULT_SETTINGS),
    ht: () => (  SettingsSchema),
    pT: () => (  TestEnvSchema),
    qH: () => (  settingsToTrace),
    w3: () => (  TestPolicySchema),
    yc: () => (  APIS)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81469);
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88532);
  var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);


const APIS = ['responses', 'chat-completions'];
const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'];
const DEFAULT_MODEL = {
    baseUrl: 'https://api.openai.com/v1',
    api: 'responses',
    name: 'gpt-5.4-mini',
};
const LimitsSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    maxIterations: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    maxTestRuns: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    maxReflections: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(0),
    maxTotalTokens: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    maxMalformed: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1).exactOptional(),
});
const TestPolicySchema = zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['on_write', 'on_final', 'never']);
const TestFocusSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['auto', 'off']);
const SolverSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['model', 'builtin', 'builtin-then-model']);
const SettingsSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    testPolicy: TestPolicySchema,
    limits: LimitsSchema,
    confirmRuns: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    testTimeoutMs: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1).nullable(),
    testFocus: TestFocusSchema.exactOptional(),
    testReport: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().exactOptional(),
    allowPaths: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP()),
    allowTestEdits: zod__WEBPACK_IMPORTED_MODULE_1__  .zMY(),
    solver: SolverSchema.default('model'),
    maxCandidates: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1).default(2000),
    culpritRuns: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(0).exactOptional(),
});
const CULPRIT_RUNS = 4;
const DEFAULT_SETTINGS = {
    testPolicy: 'on_write',
    limits: {
        maxIterations: 30,
        maxTestRuns: 12,
        maxReflections: 3,
        maxTotalTokens: 400_000,
        timeoutMs: 15 * 60_000,
    },
    confirmRuns: 1,
    testTimeoutMs: null,
    testFocus: 'auto',
    allowPaths: [],
    allowTestEdits: false,
    solver: 'model',
    maxCandidates: 2000,
    culpritRuns: CULPRIT_RUNS,
};
const SECRET_VARIABLE = /(?:^|_)(?:pass(?:word|wd|phrase)?|pwd|secret|token|key|apikey|credentials?|auth|dsn|pat)s?(?:_|$)|password|secret/i;
function secretValues({ pass, set }, environment) {
    const given = [...pass.map((name) => [name, environment[name]]), ...Object.entries(set)];
    return given.flatMap(([name, value]) => (SECRET_VARIABLE.test(name) && value ? [value] : []));
}
const OF_THE_JOB = /^(INPUT_\w*|ACTIONS_(RUNTIME|ID_TOKEN|RESULTS|CACHE)\w*|GITHUB_(TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|GH_TOKEN|(OPENAI|TOGETHER)_API_KEY)$/i;
const TestEnvSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().transform((text, context) => {
    const lines = text.split('\n').map((line) => line.trim());
    const set = lines.flatMap((line) => {
        const at = line.indexOf('=');
        return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
    });
    const names = lines.filter((line) => !line.includes('=')).flatMap((line) => line.split(','));
    const pass = names.map((name) => name.trim()).filter((name) => name !== '');
    const refuse = (message) => {
        context.addIssue({ code: 'custom', message });
        return zod__WEBPACK_IMPORTED_MODULE_2__  .tm;
    };
    for (const name of [...pass, ...set.map(([name]) => name)]) {
        if (!/^[A-Za-z_]\w*$/.test(name))
            return refuse(`holds ${JSON.stringify(name)}, which is not a variable's name`);
        if (OF_THE_JOB.test(name))
            return refuse(`names ${name}, which tests must never see`);
    }
    return { pass, set: Object.fromEntries(set) };
});
const settingsToTrace = (settings) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__  .Hm)(settings);
const settingsFromTrace = (json) => SettingsSchema.parse((0,_json_js__WEBPACK_IMPORTED_MODULE_0__  .RA)(json));
const isLoopback = ({ hostname }) => /^(?:localhost|127(?:\.\d+){3}|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(hostname);


  }),

  49855:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    N4: () => (  proofRowsOf),
    UU: () => (  testName),
    _B: () => (  claimOf),
    ou: () => (  messageWithValues)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47649);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3297);
  var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94977);




function claimOf(story, believed) {
    const kind = proofKindOf(story, believed);
    const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .wX)(believed.outcome, story.hasEnded);
    const isVain = believed.outcome === 'not_fixed' && story.last?.isGreen === true;
    const told = isVain ? { ...words, meaning: GREEN_IN_VAIN } : words;
    return { kind, ...told, ...CLAIMS[kind](story, told) };
}
function proofKindOf({ start, baseline, last }, { outcome, doubt = null }) {
    const wasGreen = baseline?.isGreen === true;
    if (outcome === 'unverified') {
        if (doubt !== null)
            return 'doubted';
        if (baseline === null)
            return 'never_run';
        return wasGreen && last?.isGreen === true ? 'green_before' : 'none';
    }
    if (outcome !== 'fixed' || last?.isGreen !== true)
        return 'none';
    const areCompared = last.report !== null && baseline !== null && failingBefore(baseline) > 0;
    if (!wasGreen)
        return areCompared ? 'tests' : 'exit_code';
    const by = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .$6)((0,_read_json_js__WEBPACK_IMPORTED_MODULE_2__  .fK)(start, 'task'), 'judged_by');
    return by === 'review' || by === 'comment' ? by : 'new_test';
}
const failingBefore = ({ report }) => report === null ? 0 : (0,_core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_1__  .If)(report);
const GREEN_IN_VAIN = 'The tests pass with the last change, but that proves no fix.';
const CLAIMS = {
    tests: (story, { meaning }) => ({
        meaning: isRedAgain(story) ? meaning : NOT_RED_AGAIN,
        first: `${passingText(story)} ${orderOf(story)}`,
    }),
    exit_code: (story, { meaning, proves }) => ({
        meaning: isRedAgain(story) ? meaning : NOT_RED_AGAIN,
        proves: `${story.isReportLost ? REPORT_LOST : EXIT_CODE_ALONE} ${proves}`,
        first: `The test command passes now, judged by its exit code alone. ${orderOf(story)}`,
    }),
    new_test: (story) => ({
        meaning: 'A test that this run added fails without the change and passes with it; the tests that were there pass before and after it.',
        proves: 'It proves what the new test asks for: read that test first. The verdict comes from test results alone.',
        first: `${newTestsOf(story)} ${stillOf(story, 'other ')}`,
    }),
    review: (story) => askedBy('review', story),
    comment: (story) => askedBy('comment', story),
    green_before: () => ({
        proves: 'The tests pass with it, and passed without it. Judge the diff on its own.',
        first: 'Unverified: the tests pass with this change, and passed without it, so nothing proves it.',
    }),
    never_run: () => ({
        proves: 'The tests were not run. Judge the diff on its own.',
        first: 'Unverified: the tests were not run, so nothing proves this change.',
    }),
    doubted: () => ({
        proves: 'An earlier job reported it as proven, but its record does not show that. Judge the diff on its own.',
        first: 'Unverified: an earlier job reported this change as proven, but its record does not show that.',
    }),
    none: (story, { title, meaning, proves }) => {
        const isKept = (story.patch?.files.length ?? 0) > 0;
        const left = stillFailingText(story) || meaning.charAt(0).toLowerCase() + meaning.slice(1);
        return {
            proves: proves === _words_js__WEBPACK_IMPORTED_MODULE_3__  .K2 && !isKept ? 'No patch was left.' : proves,
            first: `${title}: ${left}`,
        };
    },
};
const askedBy = (by, story) => ({
    title: `Changed as the ${by} asks`,
    meaning: `A ${by} asked for this change; the tests are green before and after it.`,
    proves: `It proves that what the tests cover still works. Only the author of the ${by} can say whether it is what was meant.`,
    first: `Changed as the ${by} asks. ${stillOf(story, '')}`,
});
function proofRowsOf(story, { kind }) {
    const { baseline, after, confirms, counterfactuals, stopReason } = story;
    const isNewTest = kind === 'new_test';
    const told = (verdict) => {
        if (verdict === 'timeout' && stopReason === 'cancelled')
            return 'stopped with the run';
        if (!isNewTest || (verdict !== 'green' && verdict !== 'red'))
            return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .L2)(verdict);
        return verdict === 'green' ? 'passes' : 'fails';
    };
    const row = (name) => (run) => ({ name, run, verdict: told(run.verdict) });
    const before = baseline === null ? [] : [baseline];
    const changed = after === null || after === baseline ? [] : [after];
    const where = after?.phase === 'confirm' ? ', in a fresh copy' : '';
    const again = confirms.map(row('Again, in a fresh copy'));
    return isNewTest
        ? [
            ...before.map(row('Whole suite before')),
            ...counterfactuals.slice(-1).map(row('New test without the fix')),
            ...changed.map(row(`With the fix${where}`)),
            ...again,
        ]
        : [
            ...before.map(row('Base commit')),
            ...changed.map(row(`With the change${where}`)),
            ...again,
            ...counterfactuals.map(row('Without the change')),
        ];
}
const EXIT_CODE_ALONE = 'The command is judged by its exit code alone: single tests were not compared.';
const REPORT_LOST = 'A draft: single tests were reported before the change and none with it, so they may not have run. The command is judged by its exit code alone.';
const isRedAgain = ({ counterfactuals }) => counterfactuals.at(-1)?.verdict === 'red';
const NOT_RED_AGAIN = 'The tests were red, and are green with this change.';
const orderOf = (story) => `Failing before, passing with this change${isRedAgain(story) ? ', failing again without it' : ''}.`;
function passingText({ baseline, last }) {
    const failing = baseline === null ? 0 : failingBefore(baseline);
    const passed = last?.report?.passed ?? null;
    const others = passed === null ? 0 : passed - failing;
    const still = others <= (baseline?.report?.passed ?? 0) ? ' still' : '';
    const rest = others > 0 ? `, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .gL)(others, 'other')}${still} ${others === 1 ? 'passes' : 'pass'}` : '';
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .gL)(failing, 'failing test')} ${failing === 1 ? 'passes' : 'pass'} now${rest}.`;
}
function newTestsOf({ newTests, counterfactuals }) {
    const failures = counterfactuals.at(-1)?.report?.failures ?? [];
    const failing = newTests.filter((path) => failures.some(({ file }) => file === path));
    const shown = (failing.length > 0 ? failing : newTests).map((path) => path.replaceAll('`', "'"));
    const [first] = shown;
    if (first === undefined)
        return 'Proven by a new test: it fails without the fix and passes with it.';
    return shown.length === 1
        ? `Proven by a new test: \`${first}\` fails without the fix and passes with it.`
        : `Proven by new tests: ${shown.map((path) => `\`${path}\``).join(', ')} fail without the fix and pass with it.`;
}
function stillOf({ baseline, last }, which) {
    const [before, after] = [baseline?.report?.passed ?? 0, last?.report?.passed ?? 0];
    if (before === 0 || after < before)
        return `The ${which}tests pass before and after it.`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .gL)(before, `${which}test`)} ${before === 1 ? 'passes' : 'pass'} before and after it.`;
}
function stillFailingText({ baseline, last }) {
    const before = baseline === null ? 0 : failingBefore(baseline);
    if (last === null || before === 0)
        return '';
    const after = last.report === null ? null : (0,_core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_1__  .If)(last.report);
    if (last.verdict !== 'red' || after === null)
        return '';
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .gL)(before, 'test')} failed before, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .B4)(after)} with the best change that was found.`;
}
const LINES_BELOW = 12;
const MAX_VALUES_SHOWN = 4;
const VALUE = /^(?:expected|actual|received|got|want(?:ed)?|left|right|but was|to (?:equal|be))\b[^:=]{0,24}[:=]\s*\S/i;
const DIFFERS = /^[+-]\s*(?!Expected\b|Received\b|actual\b|expected\b)[^\s+-]/;
const BEYOND = /^(?:at |File "|[✖✗●✔]|not ok |ok \d|FAILED|FAIL\b|--- |={4}|-{4}|\d+\) |code:|generatedMessage:)/;
const CUT_AT_EDGE = /\.{3}$/;
function messageWithValues({ id, message }, { output, report }) {
    const first = message.trim().split('\n', 1)[0]?.trim() ?? '';
    if (first === '')
        return '';
    const lines = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .aJ)(output)
        .split(/\r?\n/)
        .map((line) => line.replace(/^E {3}/, '').trim());
    const ids = report?.failures.map((failure) => failure.id) ?? [];
    const start = first.replace(CUT_AT_EDGE, '');
    const isSaid = (line) => (start === first ? line.includes(first) : line.startsWith(start));
    const at = saidAt(isSaid, { id, ids, lines });
    if (at === -1)
        return message;
    const whole = start === first ? message.trim() : (lines[at] ?? first);
    const below = lines.slice(at + 1, at + 1 + LINES_BELOW);
    const values = valuesBelow(below, whole.endsWith(':')).filter((value) => !whole.includes(value));
    return [whole, ...values].join(' ');
}
function saidAt(isSaid, { id, ids, lines }) {
    const names = ids
        .map((each) => ({ id: each, name: testName(each) }))
        .toSorted((a, b) => b.name.length - a.name.length);
    const found = [];
    let current = '';
    for (const [at, line] of lines.entries()) {
        current = names.find(({ name }) => line.includes(name))?.id ?? current;
        if (!isSaid(line))
            continue;
        if (current === id)
            return at;
        found.push(at);
    }
    return found.length === 1 ? (found[0] ?? -1) : -1;
}
function testName(id) {
    const last = id.split(/::| > |#/).at(-1) ?? id;
    const [first = '', second, ...more] = last.split(' ');
    const isPackage = /[./]/.test(first) || second?.startsWith('Test') === true;
    if (second !== undefined && more.length === 0 && isPackage)
        return second;
    return /[\s/]/.test(last) ? last : (last.split('.').at(-1) ?? last);
}
function valuesBelow(lines, isCut) {
    const end = lines.findIndex((line) => BEYOND.test(line));
    const below = end === -1 ? lines : lines.slice(0, end);
    const told = below.filter((line) => VALUE.test(line));
    if (told.length > 0)
        return told.slice(0, MAX_VALUES_SHOWN);
    if (!isCut)
        return [];
    const differing = below.filter((line) => DIFFERS.test(line));
    if (differing.length > 0)
        return differing.slice(0, MAX_VALUES_SHOWN);
    const [first, second = '', third = ''] = below
        .join('\n')
        .trim()
        .split(/\n{2,}/);
    return [first ?? '', ...(/^should /.test(second) ? [second, third] : [])].filter((text) => text !== '');
}


  }),

  19417:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  culpritSentence),
    d: () => (  storyOf)
  });
  var _core_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87893);
  var _core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8294);
  var _core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47649);
  var _moment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81202);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3297);
  var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94977);






function storyOf(events) {
    const last = (kind) => events.findLast((event) => event.kind === kind)?.payload;
    const start = events.find(({ kind }) => kind === 'run_start')?.payload;
    const turns = turnsOf(events);
    const moments = turns.flatMap((turn) => turn.moments);
    const tests = moments.flatMap((moment) => (moment.kind === 'tests' ? [moment.run] : []));
    const closing = moments.findLast((moment) => moment.kind === 'closing');
    const claim = moments.findLast((moment) => moment.kind === 'action');
    const summary = closing?.summary || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(last('run_end'), 'summary');
    const outcome = last('outcome');
    return {
        start,
        goal: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(start, 'goal') || (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(start, 'task', 'goal'),
        turns,
        ...proofOf(tests),
        unwatched: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(events.find(({ kind }) => kind === 'tests')?.payload, 'unwatched'),
        outcome: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(outcome, 'outcome') || null,
        hasEnded: last('run_end') !== undefined,
        stopReason: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(outcome, 'stop_reason'),
        patch: outcome === undefined ? null : patchOf(outcome),
        alsoPassed: alsoPassedIn(moments),
        newTests: newTestsIn(moments, outcome),
        title: closing?.title ?? '',
        summary,
        changes: closing?.changes ?? [],
        isClaim: claim?.summary === summary,
        counts: countsOf(moments),
        usage: turns.reduce((sum, turn) => (0,_core_state_js__WEBPACK_IMPORTED_MODULE_0__  .vk)(sum, turn.usage), _core_state_js__WEBPACK_IMPORTED_MODULE_0__  .yJ),
        rejected: turns.flatMap(rejectedIn),
        culprit: culpritIn(events, start),
        culpritNote: noteOf(moments, 'no_culprit'),
    };
}
const noteOf = (moments, reason) => moments
    .flatMap((moment) => (moment.kind === 'note' && moment.reason === reason ? [moment.note] : []))
    .at(-1) ?? '';
const isPatched = (run) => run.phase !== 'baseline' && run.phase !== 'counterfactual' && !(0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_1__  .Dv)(run);
function proofOf(tests) {
    const patched = tests.filter(isPatched);
    const ofLast = patched.filter(({ tree }) => tree === patched.at(-1)?.tree);
    const after = ofLast.findLast(({ phase }) => phase !== 'confirm') ?? ofLast[0] ?? null;
    const baseline = tests.findLast(({ phase }) => phase === 'baseline') ?? null;
    const counterfactuals = tests.filter(({ phase }) => phase === 'counterfactual');
    return {
        tests,
        baseline,
        after,
        confirms: ofLast.filter((run) => run.phase === 'confirm' && run !== after),
        counterfactuals,
        isReportLost: losesReport(baseline, ofLast, counterfactuals),
        control: tests.findLast(({ phase }) => phase === 'control') ?? null,
        last: patched.at(-1) ?? null,
    };
}
function losesReport(baseline, patched, counterfactuals) {
    const before = baseline?.report ?? null;
    if (before === null || ((0,_core_verdict_same_failure_js__WEBPACK_IMPORTED_MODULE_2__  .If)(before) === 0 && before.passed === null))
        return false;
    const reports = patched.flatMap(({ report }) => report ?? []);
    if (reports.some(({ passed }) => passed !== null) || patched.some(({ isGreen }) => !isGreen))
        return false;
    const canRunAlone = counterfactuals.some(({ focus }) => focus !== null);
    return reports.length === 0 || before.passed !== null || canRunAlone;
}
function alsoPassedIn(moments) {
    const key = ({ path, edits }) => JSON.stringify([path, edits]);
    const written = moments.flatMap((each) => (each.kind === 'result' && each.isOk ? [key(each)] : []));
    return moments
        .filter((each) => each.kind === 'candidate')
        .filter((each) => each.edits.length > 0 && !written.includes(key(each)));
}
function newTestsIn(moments, outcome) {
    const files = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .i1)(outcome, 'files');
    const written = moments.flatMap((each) => (each.kind === 'result' && each.addsTest ? [each.path] : []));
    return files.filter((path) => written.includes(path));
}
const patchOf = (outcome) => ({
    sha256: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(outcome, 'patch_sha256'),
    bytes: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .tk)(outcome, 'patch_bytes'),
    files: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .i1)(outcome, 'files'),
    diff: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(outcome, 'diff'),
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
    const t = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .tk)(event.payload, 't');
    const isSame = group?.stage === 'turn' && (t === group.t || t === null);
    const isNext = !isSame || (t === null && event.kind === 'llm_request');
    return isNext ? { stage: 'turn', t } : null;
}
const OPENINGS = new Set(['llm_request', 'llm_action', 'llm_parse_error', 'llm_error']);
const ENDINGS = new Set(['culprit', 'final', 'outcome', 'run_end']);
const ENDING_PHASES = new Set(['confirm', 'counterfactual', 'bisect']);
const isEnding = ({ kind, payload }) => ENDINGS.has(kind) || (kind === 'tests' && ENDING_PHASES.has((0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(payload, 'phase')));
const completesFocused = ({ kind }, group) => {
    const before = group?.events.at(-1);
    return kind === 'tests' && before?.kind === 'tests' && (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(before.payload, 'focus') !== '';
};
function turnOf({ stage, t, from, events }) {
    const moments = events.map(_moment_js__WEBPACK_IMPORTED_MODULE_3__  .Et).filter((moment) => moment !== null);
    const tests = moments.flatMap((moment) => (moment.kind === 'tests' ? [moment.run] : []));
    return {
        stage,
        number: stage === 'turn' ? (t ?? from) + 1 : null,
        from,
        count: events.length,
        moments,
        action: moments.find((moment) => moment.kind === 'action')?.words ?? null,
        test: tests.findLast((run) => run.phase !== 'counterfactual' && !(0,_core_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_1__  .Dv)(run)) ?? null,
        usage: moments.reduce((sum, moment) => (0,_core_state_js__WEBPACK_IMPORTED_MODULE_0__  .vk)(sum, spentOn(moment)), _core_state_js__WEBPACK_IMPORTED_MODULE_0__  .yJ),
    };
}
const spentOn = (moment) => ('usage' in moment ? moment.usage : _core_state_js__WEBPACK_IMPORTED_MODULE_0__  .yJ);
function rejectedIn({ number, action, moments }) {
    const what = action === null ? '' : (0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .Rt)(action);
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
            { turn, what: `${what} at ${first.path}:${first.line ?? '?'}`, why: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .L2)(first.verdict) },
        ];
    });
}
function whyRed({ phase, verdict, report, signature }) {
    const failures = report?.failures.map(({ id }) => id).join(', ') || signature;
    const red = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .L2)(verdict)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .V2)(phase).when}`;
    return failures === '' ? red : `${red}: ${failures}`;
}
function culpritIn(events, start) {
    const told = events.findLast(({ kind }) => kind === 'culprit')?.payload;
    const commit = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(told, 'commit');
    if (commit === '')
        return null;
    const known = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .gT)(start, 'task', 'changes', 'commits').find((each) => (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(each, 'id') === commit);
    return {
        commit,
        subject: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(known, 'subject').replace(/ ?\(#\d+\)$/, ''),
        pullRequest: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .tk)(known, 'pull_request'),
        test: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .$6)(told, 'test'),
        isOutsideCode: (0,_read_json_js__WEBPACK_IMPORTED_MODULE_4__  .fK)(told, 'outside_code') === true,
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

  49057:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bj: () => (  sha256Of),
    Bq: () => (  CHAIN_START),
    N0: () => (  unsealLine),
    qv: () => (  chainHash),
    yH: () => (  openTrace)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39429);




function openTrace(options) {
    const { path, runId, now } = options;
    let file = openToAppend(path);
    let seq = 0;
    let hash = CHAIN_START;
    const written = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const lines = [];
    const close = () => {
        if (file !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        file = null;
    };
    return {
        path,
        runId,
        emit({ kind, payload }) {
            if (file === null)
                throw new Error(`The trace ${path} is closed`);
            const ts = Math.round(now()) / 1000;
            const content = JSON.stringify({ v: 1, seq, ts, run_id: runId, kind, payload });
            hash = chainHash(hash, content);
            const line = `${sealLine(content, hash)}\n`;
            writeWhole(file, line);
            written.update(line);
            lines.push(line);
            seq++;
        },
        close,
        sha256: () => written.copy().digest('hex'),
        text: () => lines.join(''),
        [Symbol.dispose]: close,
    };
}
function openToAppend(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'a+');
        if (endsMidLine(file))
            writeWhole(file, '\n');
        return file;
    }
    catch (cause) {
        const why = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__  .kc)(cause);
        throw new Error(`The trace cannot be written to ${path}: ${why}`, { cause });
    }
}
function endsMidLine(file) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
    const last = Buffer.alloc(1);
    return size > 0 && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
}
function writeWhole(file, text) {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length;)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, bytes, written);
}
const CHAIN_START = '0'.repeat(64);
const sha256Of = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
const chainHash = (previous, content) => sha256Of(`${previous}\n${content}`);
const sealLine = (content, hash) => `${content.slice(0, -1)},"hash":"${hash}"}`;
const SEALED = /^(.*),"hash":"([0-9a-f]{64})"\}$/s;
function unsealLine(line) {
    const [, start, hash] = SEALED.exec(line) ?? [];
    return start === undefined || hash === undefined ? null : { content: `${start}}`, hash };
}


  })

};
