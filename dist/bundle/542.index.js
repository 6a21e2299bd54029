export const id = 542;
export const ids = [542];
export const modules = {

  6808:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ky: () => (  earlierText),
    _B: () => (  comparePatches),
    nj: () => (  nextAttempt),
    wR: () => (  triedText)
  });
  var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59199);
  var _model_prompt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55178);
  var _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56587);
  var _verdict_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8294);




const MIN_TOKENS = 10_000;
function nextAttempt({ total, goals, of, ended, elapsedMs, hasFallback }) {
    const last = ended.at(-1);
    if (ended.length >= of || (last !== undefined && SETTLED.has(last.result.outcome)))
        return NO_FURTHER;
    const hopeless = last === undefined ? null : whyHopeless(last, hasFallback && ended.length === 1);
    const number = ended.length + 1;
    const end = (why) => ({ kind: 'end', why: `no attempt ${number} of ${of}: ${why}` });
    if (hopeless !== null)
        return end(hopeless);
    const { limits, confirmRuns } = total;
    const used = (count) => ended.reduce((sum, each) => sum + count(each), 0);
    const share = (left, least) => Math.min(left, Math.max(least, Math.floor(left / (of - ended.length))));
    const tokens = limits.maxTotalTokens - used(({ result }) => _usage_js__WEBPACK_IMPORTED_MODULE_2__  .H.total(result.state.usage));
    const testRuns = limits.maxTestRuns - used(({ result }) => result.state.testRuns);
    const timeoutMs = Math.floor(limits.timeoutMs - elapsedMs);
    const runsToProve = goals * (confirmRuns + 3);
    if (last !== undefined) {
        if (total.testPolicy === 'never')
            return end('without tests none can be told from another');
        if (tokens < MIN_TOKENS)
            return end(`${Math.max(0, tokens)} tokens are left`);
        if (testRuns < runsToProve)
            return end(`${Math.max(0, testRuns)} test runs are left`);
        if (timeoutMs <= runsToProve * (last.result.baseline?.duration_ms ?? 0))
            return end('too little time is left');
    }
    const settings = {
        ...total,
        limits: {
            ...limits,
            maxTotalTokens: share(tokens, MIN_TOKENS),
            maxTestRuns: share(testRuns, runsToProve + goals),
            timeoutMs,
        },
        solver: last !== undefined && total.solver === 'builtin-then-model' ? 'model' : total.solver,
    };
    return { kind: 'try', settings, attempt: { number, of, earlier: ended.map(earlierOf) } };
}
const NO_FURTHER = { kind: 'end', why: null };
const SETTLED = new Set(['fixed', 'not_reproduced', 'infra_error', 'cancelled']);
function whyHopeless({ setup, result, stuck }, hasOtherModel) {
    if (stuck !== null)
        return `the checkout could not be made what it was: ${stuck}`;
    if (result.stopReason === 'endpoint_failed' && !hasOtherModel)
        return 'the model endpoint failed';
    if (setup.settings.solver === 'builtin')
        return 'the built-in search would only repeat itself';
    return null;
}
const WHY_CHARS = 300;
const MAX_FILES_SHOWN = 8;
function earlierOf({ setup, llm, result, events }) {
    const candidates = events.flatMap((event) => (event.kind === 'candidate' ? [event.payload] : []));
    return {
        run_id: setup.runId,
        model: llm.model,
        outcome: result.outcome,
        files: result.changes.slice(0, MAX_FILES_SHOWN).map(({ path }) => path),
        why: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)(whyRejected(result), WHY_CHARS),
        ...(candidates.length === 0 ? {} : { search: triedText(candidates) }),
    };
}
function whyRejected({ stopReason, summary, doubt, lastTests }) {
    if (doubt !== null)
        return doubt;
    if (stopReason === 'cannot_fix')
        return `${_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .BI[stopReason]}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .yZ)(summary)}`;
    const ids = lastTests?.report?.failures.map(({ id }) => id) ?? [];
    const red = ids.length > 0 ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .d9)(ids, 3) : (lastTests?.signature ?? '');
    const still = lastTests === null || lastTests.ok || red === '' ? '' : `; still red: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .yZ)(red)}`;
    return `${_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .BI[stopReason]}${still}`;
}
const comparePatches = (a, b) => rank(a) - rank(b) || size(a) - size(b);
function rank({ outcome, files }) {
    if (outcome === 'fixed')
        return 0;
    if (outcome === 'unverified')
        return 1;
    if (outcome === 'not_reproduced')
        return 4;
    return files.length > 0 ? 2 : 3;
}
const size = ({ files }) => files.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);
function earlierText({ number, of, earlier }) {
    if (earlier.length === 0)
        return '';
    const lines = earlier.map(({ outcome, files, why }, at) => {
        const wrote = files.length === 0 ? 'changed nothing' : `changed ${files.join(', ')}`;
        return `${at + 1}. ${outcome}, ${wrote}; ${why}`;
    });
    const searched = earlier.flatMap(({ search }) => search ?? []);
    const listing = (0,_model_prompt_js__WEBPACK_IMPORTED_MODULE_1__  .bp)('earlier attempts', lines.join('\n'));
    return [
        `This is attempt ${number} of ${of}, from the base commit anew: nothing of the earlier ones is in ` +
            `the files. Find another cause, or another fix, than they did.\n${listing}`,
        ...searched,
    ].join('\n');
}
const MAX_TRIED_FILES = 6;
function triedText(tried) {
    const places = new Map();
    for (const { path } of tried)
        places.set(path, (places.get(path) ?? 0) + 1);
    const most = [...places].toSorted((a, b) => b[1] - a[1]);
    const files = most.map(([path, count]) => `${path} (${count})`);
    return (`[driver] Parts of what changed since the tests were green were undone first, ${tried.length} in all, and with none of them ` +
        `undone do the tests pass: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .d9)(files, MAX_TRIED_FILES)}.`);
}


  }),

  49507:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  r: () => (  drive),
  y: () => (  recordedLeads)
});

var base_json = __webpack_require__(26910);
var base_text = __webpack_require__(59199);
var attempts = __webpack_require__(6808);
var errors = __webpack_require__(7403);
var jobs = __webpack_require__(95106);
var core_notes = __webpack_require__(90881);
var test_output = __webpack_require__(72877);
var redaction = __webpack_require__(36541);
var core_run = __webpack_require__(19121);
var core_state = __webpack_require__(87893);
var core_summary = __webpack_require__(52620);
var trace_form = __webpack_require__(87916);
var control = __webpack_require__(32007);
var every_job = __webpack_require__(60035);
var verdict_outcome = __webpack_require__(8294);
var verdict_proof = __webpack_require__(53693);
var verdict_tripwires = __webpack_require__(38797);
; 
















const NOT_DESCRIBED = 'changed; the model did not say how';
const tellsOfTests = (report) => report !== undefined && (report.failures.length > 0 || report.passed !== null);
async function conclude(run, ending) {
    const { redact } = run.ports;
    const settled = await settle(run, ending);
    const { patch, changes, proof, tripwires } = settled;
    const facts = {
        ...evidenceOf(run, settled),
        proof: proof.kind === 'cut_short' ? 'none' : proof.kind,
        isRedByNewTests: proof.kind === 'proven' && proof.isRedByNewTests,
    };
    const otherCause = (0,verdict_outcome .qS)(settled.stop, facts)
        ? await (0,control .Lp)(run, { isFixed: facts.proof === 'proven' })
        : null;
    const ended = otherCause === null ? settled : { ...settled, ...otherCause, doubt: null };
    const { stop, doubt } = ended;
    const outcome = (0,verdict_outcome .Sf)(stop, facts);
    const goal = (0,core_state .ko)(run.state);
    const baseline = (0,core_state .F$)(run.state, goal);
    const last = (0,core_state .GJ)(run.state, goal);
    const hasReports = tellsOfTests(baseline?.report) && last?.report !== undefined;
    const words = agreedWords(outcome, ended);
    const result = {
        outcome,
        stopReason: stop,
        title: words?.title && redact(words.title),
        summary: (words === null ? driverSummary(outcome, ended) : redact(words.summary)) +
            silenceOf(run.state, outcome),
        changes,
        patch,
        state: run.state.summary,
        baseline,
        lastTests: last,
        evidence: hasReports ? 'report' : 'exit code only',
        doubt,
        tripwires,
        jobs: (0,every_job .ks)(run.state, run.ports.workspace.treeId(), outcome === 'fixed' ? null : settled.proven),
    };
    conclude_close(run, result, settled.shownDiff);
    return result;
}
const NOT_PROVEN = { proof: { kind: 'none' }, proven: new Set() };
async function proveAll(run, patch, isDone) {
    const proven = new Set();
    const goals = (0,core_state .yN)(run.state);
    let last = NOT_PROVEN.proof;
    for (const goal of goals) {
        const proof = await (0,verdict_proof .zn)(run, goal, { patch, isDone });
        if (proof.kind !== 'proven')
            return {
                proven,
                proof: 'why' in proof && goals.length > 1 ? { ...proof, why: `${(0,jobs .Tq)(goal)}: ${proof.why}` } : proof,
            };
        proven.add((0,jobs .yR)(goal));
        if (proven.size === 1)
            last = proof;
    }
    return { proof: last, proven };
}
async function proveOpen(run, patch, isDone) {
    const { workspace, redact } = run.ports;
    const shown = await proveAll(run, patch, isDone);
    const closed = (await workspace.closedChange?.()) ?? null;
    if (closed === null || shown.proof.kind !== 'proven')
        return shown;
    const why = `${redact(closed)} was changed before a report showed that it holds tests`;
    return { ...NOT_PROVEN, proof: { kind: 'weak', why } };
}
async function settle(run, ending) {
    const { workspace, signal, redact } = run.ports;
    let work = { patch: NO_PATCH, shownDiff: '', changes: [], tripwires: [], isReturned: false };
    try {
        const isReturned = returnToGreen(run, ending.stop);
        const patch = await workspace.patch();
        const changes = describedChanges(patch, isReturned ? undefined : ending.final, redact);
        work = {
            patch,
            shownDiff: redact(patch.diff),
            changes,
            tripwires: shownTripwires(run, patch),
            isReturned,
        };
        const isDeserved = (0,verdict_outcome .mz)(ending.stop, evidenceOf(run, work));
        const shown = isDeserved ? await proveOpen(run, patch, ending.stop === 'done') : NOT_PROVEN;
        const stop = shown.proof.kind === 'cut_short' ? 'timeout' : ending.stop;
        const doubt = doubtAboutProof(shown.proof, work.tripwires) ?? doubtAboutJobs(run, patch);
        return { ...ending, ...work, ...shown, stop: signal.aborted ? 'cancelled' : stop, doubt };
    }
    catch (error) {
        const detail = (0,redaction .Qh)(error, redact);
        return {
            ...work,
            stop: signal.aborted ? 'cancelled' : 'internal_error',
            detail,
            ...NOT_PROVEN,
            doubt: null,
        };
    }
}
function doubtAboutJobs({ state, ports: { workspace } }, patch) {
    if (patch.files.length === 0)
        return null;
    const results = (0,every_job .ks)(state, workspace.treeId(), new Set());
    const passing = results.filter(({ result }) => result === 'unproven');
    const failing = results.filter(({ result, skipped }) => result === 'broken' || (result === 'red' && skipped !== true));
    return passing.length === 0 || failing.length === 0 ? null : (0,every_job .w7)(results).text;
}
function doubtAboutProof(proof, tripwires) {
    if (proof.kind !== 'weak' && proof.kind !== 'flaky')
        return null;
    const cause = proof.kind === 'weak' ? tripwires.find(verdict_tripwires .pr) : undefined;
    return cause === undefined ? proof.why : `${proof.why}; ${cause.path}:${cause.line} ${cause.kind}`;
}
function shownTripwires({ state, ports: { redact } }, patch) {
    const tests = (0,core_state .Fx)(state, patch);
    return (0,verdict_tripwires .fZ)({ diff: patch.diff, tests }).map((tripwire) => ({
        ...tripwire,
        path: redact(tripwire.path),
    }));
}
function returnToGreen(run, stop) {
    const { workspace, signal } = run.ports;
    const { t, baseTree } = run.state;
    const tree = greenTree(run.state);
    if (tree === null || tree === baseTree || tree === workspace.treeId())
        return false;
    if (!(0,verdict_outcome ._2)(stop, (0,core_state .ak)(run.state, (0,core_state .ko)(run.state))))
        return false;
    if (signal.aborted || !workspace.returnTo(tree))
        return false;
    const note = 'later writes turned the tests red: back to the last state that was green';
    (0,core_run .g1)(run, { kind: 'driver_note', payload: { t, reason: core_notes .Y.returnedToGreen, note } });
    return true;
}
function greenTree(state) {
    const goals = (0,core_state .yN)(state);
    const trees = goals.map((goal) => (0,core_summary .xS)(state.summary, goal).lastGreen?.tree);
    const tree = trees.find((each) => each !== undefined) ?? null;
    return tree !== null && goals.every((goal) => (0,every_job .Hc)(state, goal, tree) === 'green') ? tree : null;
}
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const NO_PATCH = { diff: '', sha256: EMPTY_SHA256, files: [] };
function describedChanges({ files }, final, redact) {
    const claimed = new Map(final?.changes.map(({ path, description }) => [path, description]));
    return files.map(({ path }) => {
        const shown = redact(path);
        return { path: shown, description: redact(claimed.get(shown) ?? NOT_DESCRIBED) };
    });
}
function evidenceOf({ state, ports: { workspace } }, { patch, isReturned }) {
    const tree = workspace.treeId();
    const isGreenOf = (check) => (0,every_job .Hc)(state, check, tree) === 'green';
    const goals = (0,core_state .yN)(state);
    const first = (0,core_state .ko)(state);
    const isWhole = goals.length < 2 || goals.every(isGreenOf);
    return {
        isRedAtBase: (0,core_state .ak)(state, first),
        isGreen: (isReturned || ((0,core_summary .gf)(state.summary, first) && isWhole)) && (0,every_job .I_)(state, tree).length === 0,
        isReturned,
        hasPatch: patch.files.length > 0,
        neverTests: !(0,core_state .sL)(state.setup),
        isRequestedByPeople: state.setup.task.judgedBy !== undefined,
    };
}
function conclude_close(run, result, diff) {
    const { outcome, stopReason, title, summary, changes, patch, evidence, doubt, tripwires, jobs } = result;
    const status = verdict_outcome .Jf[outcome].isProposed ? 'done' : 'cannot_fix';
    (0,core_run .g1)(run, {
        kind: 'final',
        payload: {
            final: {
                type: 'final',
                status,
                ...(0,base_json .sw)({ title }),
                summary,
                changes: [...changes],
            },
        },
    });
    (0,core_run .g1)(run, {
        kind: 'outcome',
        payload: {
            outcome,
            stop_reason: stopReason,
            patch_sha256: patch.sha256,
            patch_bytes: (0,base_text .dp)(patch.diff),
            files: changes.map(({ path }) => path),
            diff,
            ...((0,core_state .sL)(run.state.setup) ? { evidence } : {}),
            ...(doubt === null ? {} : { doubt: run.ports.redact(doubt) }),
            ...(tripwires.length === 0 ? {} : { tripwires: [...tripwires] }),
            ...(jobs.length === 0 ? {} : { jobs: [...jobs] }),
        },
    });
    (0,core_run .g1)(run, {
        kind: 'run_end',
        payload: { run_id: run.state.setup.runId, summary, state: (0,trace_form .l)(run.state.summary) },
    });
}
function agreedWords(outcome, { final, isReturned }) {
    const agrees = final?.status === 'done' ? verdict_outcome .Jf[outcome].isProposed : outcome === 'not_fixed';
    return final !== undefined && final.summary.trim() !== '' && agrees && !isReturned
        ? { ...final, summary: final.summary.trim() }
        : null;
}
function driverSummary(outcome, ending) {
    const because = reasonText(ending);
    switch (outcome) {
        case 'fixed':
        case 'unverified':
            if (ending.isReturned)
                return `The tests are green with this patch. Later writes turned them red and were left out; the run ended: ${because}.`;
            return ending.stop === 'done'
                ? 'The model described nothing.'
                : `The tests are green with this patch. The run ended before the model described it: ${because}.`;
        case 'flaky':
            return ending.stop === 'flaky_when_green'
                ? `Nothing can be proven: ${because}.`
                : 'The tests gave different results on the same files, so nothing can be proven by ' +
                    `them${ending.doubt === null ? '' : `: ${ending.doubt}`}.`;
        case 'not_reproduced':
            return 'The tests are green at the base commit: there is nothing to fix. No model was called.';
        case 'not_fixed':
            if (ending.doubt !== null)
                return `Not fixed: ${ending.doubt}.`;
            if (ending.stop === 'nothing_to_search')
                return `Nothing was changed: ${because}.`;
            return ending.stop === 'done'
                ? 'Not fixed: the model said it was done, but it changed nothing.'
                : `Not fixed: ${because}.`;
        case 'cancelled':
            return 'Stopped: the run was cancelled before it came to a result.';
        case 'budget_exhausted':
        case 'model_error':
        case 'infra_error':
        case 'refused':
        case 'skipped':
            return `Not fixed: ${because}.`;
        default:
            return (0,errors .xb)(outcome);
    }
}
const MAX_LAST_LINES_CHARS = 300;
function silenceOf(state, outcome) {
    const base = (0,core_state .F$)(state, (0,core_state .ko)(state));
    const isSilent = outcome === 'not_fixed' &&
        base?.verdict === 'red' &&
        (base.report?.failures ?? []).length === 0 &&
        (0,test_output .jH)(base).naming().length === 0;
    if (!isSilent)
        return '';
    const last = (0,test_output .jH)(base).lastLines(3).join(' / ');
    return (' At the base commit the output of the test command names nothing that failed, so check that ' +
        `it is the right command. It ends: ${last === '' ? '(nothing is printed)' : (0,base_text .ml)(last, MAX_LAST_LINES_CHARS)}`);
}
function reasonText({ stop, detail }) {
    if (detail === undefined)
        return verdict_outcome .BI[stop];
    const reason = (0,base_text .ml)(detail.trim(), 700).replace(/\.$/, '');
    return stop === 'endpoint_failed' ? reason : `${verdict_outcome .BI[stop]}: ${reason}`;
}

var model_prompt = __webpack_require__(55178);
var spending = __webpack_require__(7322);
var usage = __webpack_require__(56587);
var settings = __webpack_require__(68027);
var test_names = __webpack_require__(379);
var same_failure = __webpack_require__(47649);
; 





const REPEATED_BYTES = 800;
const MAX_NEW_SHARE = 0.5;
const BUT_FOR_NOISE = ', but for times, long numbers and their like';
function greenText({ report }, baseline) {
    const ran = countRun(report);
    const whole = `the whole command${ran === null ? '' : ` (${ran} ${ran === 1 ? 'test' : 'tests'})`} passes`;
    const red = baseline === null || baseline.ok ? undefined : baseline.report;
    const failed = red === undefined ? 0 : (0,test_output .If)(red);
    const areMoreSkipped = (report?.skipped ?? 0) > (red?.skipped ?? 0);
    const areFewer = ran === null || ran < (countRun(red) ?? failed);
    if (red === undefined || failed === 0 || areMoreSkipped || areFewer)
        return `tests are green: ${whole}.`;
    if (!(0,test_output .et)(red).isWhole)
        return `tests are green: the failing tests pass, and ${whole}.`;
    const mended = failed === 1 ? 'the failing test passes' : `the ${failed} failing tests pass`;
    return `tests are green: ${mended}, and ${whole}.`;
}
function failureText(tests, known) {
    const { before } = known;
    const shown = before.findLast(({ ok }) => !ok);
    if (tests.ok || shown === undefined || shown.verdict !== tests.verdict)
        return (0,model_prompt .r$)(tests);
    const fewer = (0,same_failure .yZ)(shown.report, tests.report);
    const aside = `${fewer === null ? '' : ` ${fewer[0]} failing tests → ${fewer[1]}.`}${(0,model_prompt .QJ)(tests)}`;
    const areNamed = [shown, tests].every(({ report }) => (report?.failures.length ?? 0) > 0);
    if (areNamed)
        return comparedText(tests, { ...known, shown, aside });
    const digest = (0,model_prompt .ol)(tests);
    if (tests.report !== undefined || (0,base_text .dp)(digest) <= REPEATED_BYTES)
        return (0,model_prompt .r$)(tests, aside);
    const fresh = (0,test_output .jH)(tests).digestSince((0,test_output .jH)(shown));
    const isAnyGone = (0,test_output .jH)(shown).digestSince((0,test_output .jH)(tests)).length > 0;
    const but = digest === (0,model_prompt .ol)(shown) ? '' : BUT_FOR_NOISE;
    if (fresh.length === 0 && !isAnyGone)
        return `${(0,model_prompt .Z4)(tests)}; the output is the same as before${but}.${aside}`;
    const news = fresh.join('\n');
    if (fresh.length === 0 || (0,base_text .dp)(news) > (0,base_text .dp)(digest) * MAX_NEW_SHARE)
        return (0,model_prompt .r$)(tests, aside);
    return `${(0,model_prompt .Z4)(tests)}.${aside} Of the output shown before, these lines are new:\n${(0,model_prompt .bp)('test output', news)}`;
}
function changesOf(tests, { shown, before, written }) {
    const now = tests.report?.failures ?? [];
    const known = shown.report?.failures ?? [];
    const compared = [shown.report, tests.report].filter((report) => report !== undefined);
    const earlier = (0,same_failure .yl)(known, now);
    const isNew = newFailures(compared, before, now);
    const frames = framesByTest(shown, tests);
    const regressions = [];
    const changed = [];
    const same = [];
    for (const failure of now) {
        const was = earlier(failure);
        if (was === null) {
            const change = isNew(failure);
            (change.regression === undefined ? changed : regressions).push(change);
            continue;
        }
        const how = moveText(was, failure, { written, frames });
        if (how === null)
            same.push(failure);
        else
            changed.push({ failure, how });
    }
    const gone = compared.some(leavesNamesOut) ? [] : failNoMore(known, now).map(({ id }) => id);
    const isOfFailedWhole = (0,test_names .Q3)(now);
    const hasRun = ranAgain(shown, tests, before);
    const mended = gone.filter((id) => hasRun && !isOfFailedWhole(id));
    const notRun = gone.filter((id) => !mended.includes(id));
    return { regressions, changed, same, notRun, mended };
}
function comparedText(tests, known) {
    const { shown, aside } = known;
    const { regressions, changed, same, notRun, mended } = changesOf(tests, known);
    const compared = [shown.report, tests.report].filter((report) => report !== undefined);
    const areAsMany = new Set(compared.map(test_output .If)).size === 1;
    const linesOf = (0,test_output .jH)(tests).linesOf;
    const news = newLines({ tests, shown, same });
    if (areAsMany && [regressions, changed, notRun, mended, news].every(({ length }) => length === 0)) {
        const outputs = [shown, tests].map(test_output .jH);
        const isPrinted = ({ id }) => outputs.every((output) => output.isWhole && output.linesOf(id).length > 0);
        const printed = outputs.map(({ linesOf: lines }) => JSON.stringify(same.map(({ id }) => lines(id))));
        const alike = `also in what it prints${printed[0] === printed[1] ? '' : BUT_FOR_NOISE}`;
        const isAnyGone = newLines({ tests: shown, shown: tests, same }).length > 0;
        const scope = !same.every(isPrinted)
            ? 'as far as the report tells'
            : isAnyGone
                ? 'but less is printed'
                : alike;
        return `${(0,model_prompt .Z4)(tests)}, by the same failure as before, ${scope}.${aside}`;
    }
    const newsOf = new Set(news.map(({ id }) => id));
    const unchanged = same.flatMap(({ id }) => (newsOf.has(id) ? [] : [id]));
    const counts = Object.entries({
        regressions: regressions.length,
        [mendedWord(tests, 'mended')]: mended.length,
        'failing in another way': changed.length,
        'printing other lines': news.length,
        'as before': unchanged.length,
    }).flatMap(([what, count]) => (count === 0 ? [] : [`${what}: ${count}`]));
    const entries = [
        ...groupedEntries(regressions, linesOf),
        ...namedTests(mendedWord(tests, 'Mended'), mended),
        ...namedTests('May not have run, or are skipped', notRun),
        ...groupedEntries(changed, linesOf),
        ...news.slice(0, MAX_EXAMPLES).map(({ id, lines }) => ({
            words: `\`${id}\` still fails, and prints lines that are new`,
            lines,
        })),
        ...namedTests('As before', unchanged),
    ];
    const words = `${(0,model_prompt .Z4)(tests)}; ${counts.join(', ')}.${aside}${leftOutText(tests)}`;
    return `${words}\n${(0,model_prompt .bp)('test output', boundedText(entries))}`;
}
function onlyMended(tests, before) {
    const shown = before.findLast(({ ok }) => !ok);
    if (tests.ok || shown?.report === undefined || tests.report === undefined)
        return false;
    const { mended, isNothingNew } = mendedIn(shown, tests, before);
    return mended > 0 && isNothingNew;
}
function mendedText(baseline, last) {
    if (baseline?.report === undefined || last?.report === undefined || last.ok)
        return '';
    const { mended } = mendedIn(baseline, last, [baseline]);
    return mended === 0 ? '' : `${mended} of ${baseline.report.failures.length} ${mendedWord(last, 'mended')}`;
}
function mendedIn(shown, tests, runs) {
    const [before, now] = [shown.report, tests.report];
    const isUnknown = before === undefined || now === undefined || [before, now].some(leavesNamesOut);
    if (isUnknown || (0,same_failure .yZ)(before, now) === null || !ranAgain(shown, tests, runs))
        return { mended: 0, isNothingNew: false };
    const isKnown = (0,same_failure .yl)(before.failures, now.failures);
    return {
        mended: failNoMore(before.failures, now.failures).length,
        isNothingNew: now.failures.every((failure) => isKnown(failure) !== null),
    };
}
function failNoMore(before, now) {
    const isRed = (0,same_failure .yl)(now, before);
    const holdsFailed = (0,test_names ["if"])(now);
    return before.filter((failure) => isRed(failure) === null && !holdsFailed(failure.id));
}
const mendedWord = ({ report }, word) => countRun(report) !== null ? word : word === 'mended' ? 'fail no more' : 'Fail no more';
function leftOutText({ report }) {
    if (report === undefined || !leavesNamesOut(report))
        return '';
    return ` ${(0,test_output .i2)((0,test_output .et)(report))} now; only ${report.failures.length} are known by name.`;
}
function newLines({ tests, shown, same, }) {
    const [now, before] = [(0,test_output .jH)(tests), (0,test_output .jH)(shown)];
    if (!now.isWhole || !before.isWhole)
        return [];
    const alike = Map.groupBy(shown.report?.failures ?? [], ({ message }) => message);
    return same.flatMap(({ id, message }) => {
        if (before.linesOf(id).length === 0)
            return [];
        const known = [{ id }, ...(alike.get(message) ?? [])].flatMap((each) => before.linesOf(each.id));
        const lines = (0,test_output .Kx)(now.linesOf(id), known).slice(0, MAX_LINES_OF_TEST);
        return lines.length === 0 ? [] : [{ id, lines }];
    });
}
function groupedEntries(changes, linesOf) {
    const groups = Map.groupBy(changes, ({ failure, how }) => `${how.replace(/[^\s,]+:\d+|\d+/g, '#')}\n${(0,test_output .jZ)(failure)}`);
    const all = [...groups.values()].map((group) => {
        const [{ failure, how, regression } = NO_CHANGE, ...others] = group;
        const around = linesAround(linesOf(failure.id), failure.message);
        const lines = around.length > 0 || failure.message === '' ? around : failure.message.split('\n');
        const alike = others.every((each) => each.how === how) ? 'likewise' : 'likewise, each at its own line,';
        const more = others.length === 0 ? '' : `; ${alike} ${fewNames(others.map((each) => each.failure.id))}`;
        const what = regression === 'new' ? 'Regression: ' : '';
        return { words: `${what}\`${failure.id}\` ${how}${more}`, lines };
    });
    const left = all.length - MAX_EXAMPLES;
    return [
        ...all.slice(0, MAX_EXAMPLES),
        ...(left > 0 ? [{ words: `and ${left} more, each with another message`, lines: [] }] : []),
    ];
}
const NO_CHANGE = { failure: { id: '', file: null, line: null, message: '' }, how: '' };
const MAX_EXAMPLES = 8;
function newFailures(compared, before, now) {
    const whole = before.findLast((run) => run.focus === undefined && run.report !== undefined)?.report;
    const isUnknown = [...compared, ...(whole === undefined ? [] : [whole])].some(leavesNamesOut);
    const runs = before.map((run) => ({ run, find: (0,same_failure .yl)(run.report?.failures ?? [], now) }));
    const last = before.findLast(({ ok }) => !ok);
    const [was, is] = [countRun(whole), countRun(compared.at(-1))];
    const isOfFailedWhole = (0,test_names .Q3)(last?.report?.failures ?? []);
    return (failure) => {
        const at = placeText(failure);
        if (isUnknown)
            return { failure, how: `fails now${at}` };
        const red = runs.findLast(({ find }) => find(failure) !== null)?.run;
        const wasRun = red === undefined || last === undefined || ranAgain(red, last, before);
        if (!wasRun || isOfFailedWhole(failure.id))
            return { failure, how: `fails now${at}; it may not have run in the last run` };
        if (red !== undefined)
            return { failure, how: `fails again${at}`, regression: 'again' };
        if (whole === undefined)
            return { failure, how: `fails as well${at}; it had not run before` };
        if (was === null || is === null)
            return { failure, how: `did not fail before and fails now${at}`, regression: 'new' };
        return was >= is
            ? { failure, how: `passed before and fails now${at}`, regression: 'new' }
            : { failure, how: `fails now${at}; before, it passed or did not run` };
    };
}
function framesByTest(shown, tests) {
    const outputs = { before: (0,test_output .jH)(shown), now: (0,test_output .jH)(tests) };
    if (!outputs.before.isWhole || !outputs.now.isWhole)
        return () => [];
    return (failure, run) => outputs[run].placesOf(failure);
}
function moveText(was, is, { written, frames }) {
    const [inBefore, inNow] = [frames(was, 'before'), frames(is, 'now')];
    const before = [...knownPlace(was, written), ...inBefore];
    const now = [...knownPlace(is, written), ...inNow];
    const isMoved = before.length > 0 && now.length > 0 && !isWritten(is, written);
    const at = isMoved
        ? now.findIndex(({ file, line }, nth) => before[nth]?.file !== file || before[nth].line !== line)
        : -1;
    const [here, there] = [now[at], before[at]];
    if (here !== undefined && here.file === there?.file)
        return here.line > there.line
            ? `got further: it fails at line ${here.line} now, not ${there.line}`
            : `fails earlier now, at line ${here.line}, not ${there.line}`;
    const [messageBefore, message] = [was, is].map((each) => (0,test_output .B5)(each.message));
    if (messageBefore !== '' && message !== '' && messageBefore !== message)
        return here === undefined && isMoved
            ? 'fails at the same line with another message'
            : `fails with another message${placeText(is)}`;
    return here === undefined || there === undefined
        ? null
        : `fails at another place, ${here.file}:${here.line}`;
}
const isWritten = (failure, written) => {
    const file = placeOfFailure(failure)?.file ?? failure.file ?? '';
    return written.some((path) => file !== '' && `/${path}`.endsWith(`/${file}`));
};
function knownPlace(failure, written) {
    const place = placeOfFailure(failure);
    return place === null || isWritten(failure, written) ? [] : [place];
}
function placeOfFailure({ file, line, message }) {
    if (line !== null)
        return { file: file ?? '', line };
    const [, named, at] = /^([\w./-]+\.\w+):(\d+)\b/.exec(message) ?? [];
    return named === undefined ? null : { file: named, line: Number(at) };
}
function placeText(failure) {
    const place = placeOfFailure(failure);
    if (place === null)
        return '';
    return place.file === '' ? `, at line ${place.line}` : `, at ${place.file}:${place.line}`;
}
const leavesNamesOut = (report) => report.cut === true || (0,test_output .If)(report) > report.failures.length;
const countRun = (report) => report === undefined || report.passed === null ? null : report.passed + (0,test_output .If)(report);
const skippedIn = ({ report }) => report?.skipped ?? 0;
function ranAgain(shown, now, runs) {
    const [was, is] = [countRun(shown.report), countRun(now.report)];
    const isWhole = now.focus === undefined;
    if (shown.focus === undefined && !isWhole)
        return is === null || is >= (shown.report?.failures.length ?? 0);
    const alike = runs.findLast((run) => run !== now && (run.focus === undefined) === isWhole);
    const areMoreSkipped = alike !== undefined && skippedIn(now) > skippedIn(alike);
    return !areMoreSkipped && (was === null || is === null || is >= was);
}
const MAX_LINES_OF_TEST = 24;
function linesAround(lines, message) {
    const first = message.split('\n', 1)[0] ?? '';
    const at = first === ''
        ? 0
        : Math.max(0, lines.findIndex((line) => line.includes(first)));
    const from = Math.max(0, Math.min(at - MAX_LINES_OF_TEST / 2, lines.length - MAX_LINES_OF_TEST));
    return lines.slice(from, from + MAX_LINES_OF_TEST);
}
const MAX_NAMES = 5;
const NAMES_BYTES = test_output .x4 / 8;
function fewNames(ids) {
    let room = NAMES_BYTES;
    const shown = ids.slice(0, MAX_NAMES).filter((id) => {
        room -= (0,base_text .dp)(id) + 2;
        return room >= 0;
    }).length;
    const names = ids.map((id) => `\`${id}\``);
    return shown === 0 ? `${ids.length} more` : (0,base_text .d9)(names, shown);
}
const namedTests = (what, ids) => ids.length === 0 ? [] : [{ words: `${what}: ${fewNames(ids)}`, lines: [] }];
function boundedText(parts) {
    let room = test_output .x4 - parts.reduce((sum, { words }) => sum + (0,base_text .dp)(words) + 2, 0);
    const blocks = parts.map(({ words, lines }) => {
        const text = lines.map((line) => `    ${line.trimEnd()}`).join('\n');
        if (text === '' || (0,base_text .dp)(text) > room)
            return words;
        room -= (0,base_text .dp)(text);
        return `${words}:\n${text}`;
    });
    return blocks.join('\n');
}

var ports = __webpack_require__(53392);
var tools = __webpack_require__(12349);
; 





const isReflect = (call) => call.kind === 'reflection' || (call.kind === 'mistaken' && call.name === 'reflect');
const isWrite = (call) => call.kind !== 'reflection' &&
    (call.kind === 'mistaken'
        ? call.name === 'write_file'
        : call.action.type === 'tool_call' && call.action.name === 'write_file');
function readDecision(reply, mayReflect) {
    const decision = decide(reply, mayReflect);
    const notes = leftOutNotes(reply);
    return decision.kind === 'calls'
        ? { ...decision, notes }
        : { ...decision, error: [decision.error, ...notes].join('; ') };
}
const MAX_SHOWN_ITEMS = 5;
const leftOutNotes = ({ leftOut }) => leftOut.length === 0 ? [] : [`left out of your reply: ${(0,base_text .d9)(leftOut, MAX_SHOWN_ITEMS)}`];
function decide(reply, mayReflect) {
    if (isOverlong(reply))
        return malformed(OVERLONG_REPLY);
    if (reply.unread !== undefined)
        return malformed(`the server could not read the call in your reply: ${reply.unread}`, 'unread');
    if (reply.cutBy !== null) {
        const error = `the reply was cut short (${shownToolName(reply.cutBy)}); answer with one shorter call`;
        return malformed(error, reply.calls.length === 0 ? 'cut' : 'broken');
    }
    if (reply.calls.length === 0 && reply.text.trim() === '')
        return malformed(emptyText(reply), 'empty');
    if (reply.calls.length === 0)
        return readTextReply(reply.text, mayReflect);
    if (reply.calls.length > MAX_ECHOED_CALLS)
        return malformed(`too many calls in one reply: ${reply.calls.length}. ${WHAT_A_REPLY_HOLDS}`);
    const calls = [];
    for (const { callId, name, arguments: text } of reply.calls) {
        const args = parseJson(text);
        if (args.kind === 'bad')
            return malformed(`the arguments of ${shownToolName(name)} are not valid JSON: ${args.error}`);
        calls.push({ callId, ...meaningOf({ name, args: args.value, text, mayReflect }) });
    }
    return { kind: 'calls', calls, trailing: '', notes: [] };
}
const MIN_SWALLOWED_TOKENS = 32;
function emptyText({ usage, isEstimated }) {
    const tokens = isEstimated ? 0 : usage.output_tokens;
    const counted = tokens >= MIN_SWALLOWED_TOKENS ? `, although ${tokens} tokens of it were counted` : '';
    return `the reply is empty${counted}; call one function`;
}
function isContextFull({ cutBy, usage, isEstimated }) {
    const { input_tokens: input, output_tokens: output } = usage;
    const isLimit = (tokens) => [0, 1, 255].includes(tokens % 256);
    return (cutBy === ports .oJ && !isEstimated && output < 1024 && !isLimit(output) && isLimit(input + output));
}
const WHAT_A_REPLY_HOLDS = `Give at most ${tools .nU} reads, or ${tools .Gv} writes and a final behind them, or one final`;
const MAX_SHOWN_ARGS = 500;
function meaningOf({ name, args, text, mayReflect }) {
    const read = mayReflect && name === 'reflect' ? readReflection(args) : readCall(name, args);
    if ('error' in read)
        return {
            kind: 'mistaken',
            name: shownToolName(name),
            args: (0,base_text .ml)(text, MAX_SHOWN_ARGS),
            error: read.error,
        };
    if ('reflection' in read)
        return { kind: 'reflection', reflection: read.reflection };
    return { kind: 'action', action: read.action, forgiven: extras(read.forgiven) };
}
const extras = (dropped) => dropped.length === 0 ? [] : [`no such argument, ignored: ${dropped.join(', ')}`];
function readReflection(args) {
    const read = readArgs(tools .tF, args);
    return read.ok ? { reflection: read.value } : { error: `wrong arguments for reflect: ${read.error}` };
}
function readTextReply(text, mayReflect) {
    const calls = [];
    let [rest, trailing] = [text, text];
    let problem = 'the reply holds no function call and no JSON object; call one function';
    let [hasObject, hasUnreadCall] = [false, false];
    for (let tried = 0;; tried++) {
        const json = tried < MAX_OBJECTS ? firstJsonObject(rest) : null;
        if (json === null) {
            hasUnreadCall ||= isMeantAsCall(rest);
            break;
        }
        hasObject = true;
        rest = rest.slice(rest.indexOf(json) + json.length);
        const parsed = parseJson(json);
        if (parsed.kind === 'bad')
            hasUnreadCall ||= isMeantAsCall(json);
        const named = parsed.kind === 'ok' && (0,base_json .Qd)(parsed.value) ? namedCall(parsed.value) : null;
        if (named !== null) {
            trailing = trailing.replace(json, () => '').trim();
            const call = { callId: null, ...meaningOf({ ...named, text: json, mayReflect }) };
            calls.push(call.kind === 'action' ? { ...call, forgiven: [...named.forgiven, ...call.forgiven] } : call);
            if (!isReflect(call) && !isWrite(call))
                break;
        }
        else if (tried === 0) {
            problem =
                parsed.kind === 'bad'
                    ? `the JSON object in the reply is not valid: ${parsed.error}`
                    : 'the JSON object in the reply is neither a tool call nor a final; call one function';
        }
    }
    if (calls.length === 0)
        return malformed(problem, hasObject ? 'broken' : 'no_call');
    if (hasUnreadCall)
        return malformed(`nothing was executed, as a call in the reply is not valid JSON, or stands behind ${MAX_OBJECTS} other objects`);
    return { kind: 'calls', calls, trailing, notes: [] };
}
const MAX_OBJECTS = 12;
function firstJsonObject(text) {
    const start = text.indexOf('{');
    if (start < 0)
        return null;
    let depth = 0;
    let inString = false;
    for (let at = start; at < text.length; at++) {
        const char = text[at];
        if (inString) {
            if (char === '\\')
                at++;
            else if (char === '"')
                inString = false;
        }
        else if (char === '"')
            inString = true;
        else if (char === '{')
            depth++;
        else if (char === '}' && --depth === 0)
            return text.slice(start, at + 1);
    }
    return null;
}
const ERROR_CHARS = 300;
function parseJson(text) {
    try {
        return { kind: 'ok', value: JSON.parse(text) };
    }
    catch (error) {
        return { kind: 'bad', error: (0,base_text .ml)((0,errors .kc)(error), ERROR_CHARS) };
    }
}
const NAME_KEYS = ['name', 'tool', 'tool_name', 'function', 'action', 'type'];
const ARGS_KEYS = ['args', 'arguments', 'parameters', 'params', 'input'];
const NAME_OF_CALL = new RegExp(`[{,]\\s*"(?:${NAME_KEYS.join('|')})"\\s*:\\s*"?([\\w.:/-]{1,60})`, 'g');
const isMeantAsCall = (text) => text.matchAll(NAME_OF_CALL).some(([, name = '']) => (0,tools .mx)((0,tools .Uf)(name)));
const nameIn = (value) => (typeof value === 'string' ? (0,tools .Uf)(value) : value);
function namedCall(object) {
    for (const key of ['function', 'tool_call', 'function_call']) {
        const inside = object[key];
        if ((0,base_json .Qd)(inside))
            return namedCall(inside);
    }
    if (object['type'] === 'final') {
        const { status = 'done', title = null, summary, changes = [] } = object;
        return { name: 'final', args: { status, title, summary, changes }, forgiven: [] };
    }
    const isKnown = (key) => (0,tools .mx)(nameIn(object[key]));
    const nameKey = NAME_KEYS.find(isKnown) ?? (typeof object['name'] === 'string' ? 'name' : undefined);
    const name = nameKey === undefined ? undefined : nameIn(object[nameKey]);
    if (nameKey === undefined || typeof name !== 'string')
        return null;
    const argsKey = ARGS_KEYS.find((key) => object[key] !== undefined);
    const { [nameKey]: _, type: __, ...beside } = object;
    const rawArgs = argsKey === undefined ? beside : object[argsKey];
    const parsed = typeof rawArgs === 'string' ? parseJson(rawArgs) : null;
    const args = parsed?.kind === 'ok' ? parsed.value : rawArgs;
    const forgiven = nameKey === 'name' ? [] : [`"name" names the function, not "${nameKey}"`];
    return { name, args, forgiven };
}
function canEcho(reply) {
    const { cutBy, calls } = reply;
    if (cutBy !== null || calls.length > MAX_ECHOED_CALLS || isOverlong(reply))
        return false;
    if (new Set(calls.map(({ callId }) => callId)).size < calls.length)
        return false;
    return calls.every((each) => FUNCTION_NAME.test(each.name) && isJsonObjectText(each.arguments));
}
const FUNCTION_NAME = /^[a-zA-Z0-9_-]{1,64}$/;
function isJsonObjectText(text) {
    const parsed = parseJson(text);
    return parsed.kind === 'ok' && (0,base_json .Qd)(parsed.value);
}
const MAX_ECHOED_CALLS = 32;
const MAX_ECHOED_BYTES = 1024 * 1024;
const OVERLONG_REPLY = `the reply has more than ${MAX_ECHOED_BYTES} bytes; answer with one shorter call`;
const isOverlong = ({ echo }) => (0,base_text .dp)(JSON.stringify(echo)) > MAX_ECHOED_BYTES;
const malformed = (error, cause = 'broken') => ({
    kind: 'malformed',
    error,
    cause,
});
const shownToolName = (name) => (0,base_text .ml)(name, 80);
function readCall(name, args) {
    if (name === 'run_tests') {
        return { error: 'run_tests is driver-only: the driver runs the tests after each accepted write' };
    }
    if (name === 'reflect')
        return { error: 'reflect is only for when the driver asks' };
    if (name === 'final') {
        const read = readArgs(tools .X5, args);
        if (!read.ok)
            return { error: `wrong arguments for final: ${read.error}` };
        const { status, title, summary, changes } = read.value;
        const action = {
            type: 'final',
            status,
            ...(0,base_json .sw)({ title: title ?? undefined }),
            summary,
            changes,
        };
        return { action, forgiven: read.dropped };
    }
    if (!tools .K2.some((each) => each === name)) {
        return { error: `unknown tool ${shownToolName(name)}; the tools are ${tools .K2.join(', ')} and final` };
    }
    const read = readArgs(tools .C6, { type: 'tool_call', name, args });
    return read.ok
        ? { action: read.value, forgiven: read.dropped }
        : { error: `wrong arguments for ${name}: ${read.error}` };
}
const COMMENTS = new Set([
    'thought thoughts thinking reason reasons reasoning rationale why explanation explain justification analysis',
    'description desc comment comments note notes message summary title label plan goal intent intention purpose',
    'objective task context step next_step confidence status meta metadata id call_id tool_call_id request_id',
    'tool tool_name name type function',
].flatMap((names) => names.split(' ')));
const isCommentKey = (key) => COMMENTS.has(key.toLowerCase().replace(/^_/, ''));
function readArgs(schema, args) {
    const strict = schema.safeParse(args);
    if (strict.success)
        return { ok: true, value: strict.data, dropped: [] };
    const extras = strict.error.issues.flatMap((issue) => issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ path: issue.path, key })) : []);
    const harmless = extras.filter(({ path, key }) => isCommentKey(key) || valueInside(args, [...path, key]) === null);
    if (harmless.length === 0)
        return { ok: false, error: issuesText(strict.error) };
    const lenient = schema.safeParse(withoutKeys(args, harmless));
    return lenient.success
        ? { ok: true, value: lenient.data, dropped: [...new Set(harmless.map(({ key }) => shownToolName(key)))] }
        : { ok: false, error: issuesText(lenient.error) };
}
function valueInside(value, path) {
    return path.reduce((inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined), value);
}
function withoutKeys(value, places) {
    return places.reduce((left, { path, key }) => withoutOne(left, path, key), value);
}
function withoutOne(value, [step, ...path], key) {
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value);
    const kept = step === undefined
        ? entries.filter(([name]) => name !== key)
        : entries.map(([name, inside]) => [
            name,
            name === String(step) ? withoutOne(inside, path, key) : inside,
        ]);
    return Array.isArray(value) ? kept.map(([, inside]) => inside) : Object.fromEntries(kept);
}
function issuesText(error) {
    const all = error.issues.map((each) => {
        const path = each.path.filter((part, at) => at > 0 || part !== 'args').join('.');
        return `${path || 'arguments'}: ${each.message}`;
    });
    return (0,base_text .ml)(all.join('; '), ERROR_CHARS);
}

; 












function stateNow(run) {
    const { state } = run;
    const check = (0,core_state .Ed)(state);
    const mended = mendedText((0,core_state .F$)(state, check), (0,core_state .GJ)(state, check));
    return (0,model_prompt .qo)((0,core_run .x1)(run), (0,core_summary .xS)(state.summary, check), mended);
}
async function callModel(run) {
    const { llm, redact, signal } = run.ports;
    const { conversation, sent, summary } = run.state;
    const t = summary.turns;
    const request = llm.render({
        instructions: model_prompt .OU,
        functions: tools .gO,
        items: conversation,
    });
    (0,core_run .g1)(run, { kind: 'llm_request', payload: { t, ...requestRecord(request, sent) } });
    const completion = await llm.send(request, {
        timeoutMs: (0,spending .XW)((0,core_run .x1)(run)),
        signal,
        onAttempt: ({ status, error, waitMs }) => (0,core_run .g1)(run, {
            kind: 'llm_attempt',
            payload: { t, status, error: error && redact(error), wait_ms: waitMs },
        }),
    });
    return redactedCompletion(run, completion);
}
function endingAfterFailure(run, { reason, status, message }) {
    (0,core_run .g1)(run, { kind: 'llm_error', payload: { t: run.state.t, reason, status, message } });
    if (reason === 'cancelled')
        return { stop: 'cancelled' };
    if (reason === 'timeout')
        return { stop: 'timeout', detail: message };
    return { stop: reason === 'exhausted' ? 'recording_ended' : 'endpoint_failed', detail: message };
}
function requestRecord(request, sent) {
    const appended = request.items.slice(sent.items).map((item) => JSON.parse(item));
    const { head, tail, sha256, bytes } = request;
    return {
        ...(head === sent.head ? {} : { head }),
        appended,
        ...(tail === sent.tail ? {} : { tail }),
        sha256,
        bytes,
    };
}
function redactedCompletion({ ports, state }, completion) {
    const { llm, redact } = ports;
    if (completion.kind === 'failed')
        return { ...completion, message: redact(completion.message) };
    const answered = state.conversation.flatMap((item) => (item.type === 'tool_output' ? item.callId : []));
    return llm.read((0,redaction .Kp)(completion.raw, redact), new Set(answered));
}
function sayAnswers(run, answers, closing) {
    const end = [...closing, stateNow(run)].join('\n');
    const whole = answers.map(({ callId, text }, at) => ({
        callId,
        text: at === answers.length - 1 ? `${text}\n${end}` : text,
    }));
    const inText = whole.flatMap(({ callId, text }) => (callId === null ? [text] : []));
    const items = whole.flatMap(({ callId, text }) => callId === null ? [] : [{ type: 'tool_output', callId, text }]);
    (0,core_run .cv)(run, ...items, ...(inText.length === 0 ? [] : [{ type: 'user', text: inText.join('\n') }]));
}
function noteMalformed(run, reply, { error, cause }, closing) {
    const { raw, usage } = reply;
    (0,core_run .g1)(run, { kind: 'llm_parse_error', payload: { t: run.state.t, error, raw, usage, cause } });
    if (isContextFull(reply)) {
        const tokens = usage.input_tokens + usage.output_tokens;
        const detail = `The context of the model is full: ${tokens} tokens. ${settings .M8.context}.`;
        return { stop: 'endpoint_failed', detail };
    }
    if (repliesWithoutCall(run.state.history) >= MAX_WITHOUT_CALL)
        return malformedEnding(run);
    sayRefused(run, reply, [`[driver] Malformed reply: ${error}. Nothing was executed.`, ...closing]);
    return null;
}
const MAX_WITHOUT_CALL = 10;
function repliesWithoutCall(history) {
    const replies = history.filter(({ kind }) => REPLY_KINDS.has(kind));
    const other = replies.findLastIndex((event) => event.kind !== 'llm_parse_error' || event.payload.cause === 'broken');
    return replies.length - 1 - other;
}
const REPLY_KINDS = new Set(['llm_action', 'llm_parse_error', 'reflection']);
function malformedEnding({ state }) {
    const errors = state.history.flatMap((event) => (event.kind === 'llm_parse_error' ? [event.payload] : []));
    const byCause = [...Map.groupBy(errors, ({ cause = 'broken' }) => cause)];
    const [commonest] = byCause.toSorted(([, a], [, b]) => b.length - a.length);
    if (commonest === undefined)
        return { stop: 'malformed_replies' };
    const [cause, same] = commonest;
    const error = (0,base_text .ml)(same.at(-1)?.error ?? '', 200);
    const detail = `${same.length} of ${state.summary.turns}, such as this one: ${error}. ${CURES[cause]}`;
    return { stop: 'malformed_replies', detail };
}
const CURES = {
    no_call: settings .M8.calls,
    empty: settings .M8.parser,
    unread: settings .M8.parser,
    cut: settings .M8.output,
    broken: 'Try a stronger model',
};
const MIN_CONTEXT_TOKENS = 256;
function noteCutConversation(run, { usage, isEstimated }) {
    const { summary, history, conversation, t } = run.state;
    const [is, was] = [usage.input_tokens, summary.lastInputTokens];
    if (isEstimated || is > was || is <= MIN_CONTEXT_TOKENS || conversation.at(-1)?.type !== 'tool_output')
        return;
    const reason = core_notes .Y.cutConversation;
    if (history.some(({ kind, payload }) => kind === 'driver_note' && payload.reason === reason))
        return;
    const note = `The endpoint counted ${is} tokens of input, and ${was} for a shorter request before: ` +
        `it seems to drop the beginning of the conversation, which is longer than the model's context. ${settings .M8.context}.`;
    (0,core_run .g1)(run, { kind: 'driver_note', payload: { t, reason, note } });
}
function sayRefused(run, reply, lines) {
    const text = [...lines, ...quotedReply(reply), stateNow(run)].join('\n');
    (0,core_run .cv)(run, { type: 'unusable_reply', turn: run.state.t }, { type: 'user', text });
}
function quotedReply(reply) {
    const [call] = reply.calls;
    const text = call === undefined ? reply.text : `${call.name} ${call.arguments}`;
    return text === '' ? [] : [(0,model_prompt .bp)('your reply, its beginning', (0,base_text .OJ)(text, 500))];
}

; 





function askForReflection(run, cause) {
    if (run.ports.signal.aborted || (0,spending .is)((0,core_run .x1)(run)) !== null)
        return [];
    const trigger = reflectionFor(cause, run.state);
    if (trigger === null)
        return owedReflection(run.state) === null ? [] : [STILL_OWED];
    const { key, text } = trigger;
    const { t } = run.state;
    (0,core_run .g1)(run, {
        kind: 'driver_note',
        payload: { t, reason: core_notes .Y.reflectionAsked, note: text, trigger: key },
    });
    return [`[driver] ${text} ${HOW_TO_REFLECT}`];
}
const HOW_TO_REFLECT = 'Begin your next reply with reflect (what the evidence says, what to look at next, what to avoid), ' +
    'and make the next call in the same reply.';
const STILL_OWED = `[driver] The reflection is still wanted. ${HOW_TO_REFLECT}`;
function reflectionFor(cause, { history, summary, setup, t }) {
    const trigger = triggerOf(cause, history, t);
    if (trigger === null || summary.reflections >= setup.settings.limits.maxReflections)
        return null;
    const isAnswered = history.some(({ kind, payload }) => kind === 'reflection' && payload.trigger === trigger.key);
    return isAnswered ? null : trigger;
}
function triggerOf({ tests, isBetter, loop }, history, t) {
    if (loop !== null)
        return { key: loop.key, text: `You are going in circles: ${loop.detail}.` };
    if (tests !== null && !tests.ok && isBetter)
        return null;
    if (tests !== null && !tests.ok)
        return { key: `failed_test ${tests.signature}`, text: 'The tests are still red after your write.' };
    const byTurn = [...Map.groupBy(toolResults(history), ({ payload }) => payload.t).values()];
    const last = byTurn.at(-1)?.at(-1)?.payload;
    const failed = byTurn.slice(-2).filter((turn) => turn.every(({ payload }) => !payload.obs.ok));
    if (last?.t !== t || failed.length < 2)
        return null;
    const [firstLine = ''] = last.obs.output.split('\n', 1);
    return { key: `failed_tool ${last.tool} ${(0,base_text .ml)(firstLine, 300)}`, text: `${last.tool} failed again.` };
}
function owedReflection({ history }) {
    const at = history.findLastIndex(({ kind, payload }) => kind === 'driver_note' && payload.reason === core_notes .Y.reflectionAsked);
    const request = history[at];
    const isSettled = history
        .slice(at + 1)
        .some(({ kind, payload }) => kind === 'reflection' || (kind === 'llm_action' && payload.error === undefined));
    return request?.kind !== 'driver_note' || isSettled ? null : (request.payload.trigger ?? null);
}
function noteReflection(run, reflection, source) {
    const known = new Set(run.state.history.flatMap(({ kind, payload }) => (kind === 'reflection' ? payload.reflection.notes : [])));
    const notes = [...new Set(reflection.notes)].filter((note) => !known.has(note));
    const { t } = run.state;
    const { raw, usage, trigger } = source;
    (0,core_run .g1)(run, {
        kind: 'reflection',
        payload: { t, raw, reflection: { ...reflection, notes }, trigger, usage },
    });
}
const MIN_REPEATED_BYTES = 400;
function placeAbove(history) {
    const results = toolResults(history);
    const newest = results.at(-1);
    if (newest === undefined || !newest.payload.obs.ok || newest.payload.tool === 'write_file')
        return null;
    if ((0,base_text .dp)(newest.payload.obs.output) < MIN_REPEATED_BYTES)
        return null;
    const above = results.find((event) => event !== newest && holdsAnswer(event, newest));
    if (above === undefined)
        return null;
    const ago = newest.payload.t - above.payload.t;
    const where = ago === 0 ? 'in this reply' : `${ago} ${ago === 1 ? 'reply' : 'replies'} ago`;
    return `[driver] Unchanged: it stands above, in the answer to ${shortCall(above)} ${where}.`;
}
function holdsAnswer(above, newest) {
    if (!above.payload.obs.ok || above.payload.tool !== newest.payload.tool)
        return false;
    if (callAndResult(above) === callAndResult(newest))
        return true;
    const { path } = newest.payload.obs.meta;
    if (newest.payload.tool !== 'read_file' || above.payload.obs.meta['path'] !== path)
        return false;
    const lines = new Set(above.payload.obs.output.split('\n'));
    const numbered = newest.payload.obs.output.split('\n').filter((line) => /^\d+\|/.test(line));
    return numbered.length > 0 && numbered.every((line) => lines.has(line));
}
const REPEATS = 3;
function detectLoops({ history: events, baseTree, }) {
    return [sameCall(events), alternation(events), treeReturned(events, baseTree), sameFailure(events)].filter((loop) => loop !== null);
}
const toolResults = (events) => events.filter((event) => event.kind === 'tool_result');
const callLine = ({ payload }) => `${payload.tool} ${JSON.stringify(payload.args)}`;
const shortCall = ({ payload: { tool, args } }) => (0,base_text .ml)(`${tool} ${JSON.stringify(args, (_, value) => value ?? undefined)}`, 160);
const callAndResult = (event) => `${callLine(event)} → ${event.payload.obs.output}`;
function placeInRun(event, results) {
    const t = event?.payload.t;
    const before = results.slice(0, event === undefined ? 0 : results.indexOf(event));
    return `turn ${t}, call ${before.filter(({ payload }) => payload.t === t).length + 1}`;
}
const MAX_NOTED_TURNS = 2;
function isNotedOut({ kind, key }, events) {
    const lastWrite = kind === 'same_call' || kind === 'alternation' ? events.findLastIndex(core_summary .Xb) : -1;
    const notedIn = events
        .slice(lastWrite + 1)
        .flatMap((event) => event.kind === 'driver_note' && event.payload.loop === key ? [event.payload.t] : []);
    const now = toolResults(events).at(-1)?.payload.t;
    return new Set(notedIn.filter((t) => t !== now)).size >= MAX_NOTED_TURNS;
}
function sameCall(events) {
    const results = toolResults(events);
    const last = results.at(-1);
    if (last === undefined)
        return null;
    const newest = callAndResult(last);
    const same = results.filter((event) => callAndResult(event) === newest);
    if (same.length < REPEATS)
        return null;
    return {
        kind: 'same_call',
        isDue: same.length % REPEATS === 0,
        key: `same_call, first in ${placeInRun(same[0], results)}`,
        detail: `${shortCall(last)} gave the same result ${same.length} times`,
    };
}
function alternation(events) {
    const results = toolResults(events);
    const newest = results.slice(-2 * REPEATS);
    const [a, b] = newest;
    if (a === undefined || b === undefined || newest.length < 2 * REPEATS || callLine(a) === callLine(b))
        return null;
    if (!newest.every((event, at) => callLine(event) === callLine(at % 2 === 0 ? a : b)))
        return null;
    const firstPlaces = [a, b].map((each) => placeInRun(results.find((event) => callLine(event) === callLine(each)), results));
    return {
        kind: 'alternation',
        isDue: true,
        key: `alternation, first in ${firstPlaces.toSorted().join(' and ')}`,
        detail: `${shortCall(a)} and ${shortCall(b)} alternate`,
    };
}
function treeReturned(events, baseTree) {
    const byTurn = Map.groupBy(toolResults(events).filter(core_summary .Xb), ({ payload }) => payload.t);
    const trees = [...byTurn.values()].flatMap((results) => {
        const tree = results.at(-1)?.payload.obs.meta['tree'];
        return typeof tree === 'string' ? [tree] : [];
    });
    const newest = toolResults(events).at(-1);
    const last = trees.at(-1);
    if (last === undefined || newest === undefined || !(0,core_summary .Xb)(newest))
        return null;
    if (newest.payload.obs.meta['tree'] !== last)
        return null;
    if (![baseTree, ...trees.slice(0, -1)].includes(last))
        return null;
    return {
        kind: 'tree_returned',
        isDue: true,
        key: `tree_returned ${last}`,
        detail: 'this write brought the files back to a state they already had',
    };
}
function sameFailure(events) {
    const last = events.at(-1);
    if (last?.kind !== 'tests' || !isWriteVerdict(last.payload) || last.payload.ok)
        return null;
    const tests = events.flatMap((event) => event.kind === 'tests' && isWriteVerdict(event.payload) ? [event.payload] : []);
    const { signature } = last.payload;
    const others = tests.findLastIndex((each) => each.ok || each.signature !== signature);
    const inARow = tests.length - 1 - others;
    if (inARow < REPEATS)
        return null;
    return {
        kind: 'same_failure',
        isDue: inARow % REPEATS === 0,
        key: `same_failure ${signature}`,
        detail: `${inARow} writes in a row left the same failure`,
    };
}
const isWriteVerdict = ({ phase, ok, focus }) => phase === 'confirm' || (phase === 'write' && !(ok && focus !== undefined));

; 
















const WHAT_CALLS_NEED = 'calls of one reply need ids of their own, names of letters, digits, _ and -, and JSON objects as arguments';
async function turn(run) {
    if (run.ports.signal.aborted)
        return { stop: 'cancelled' };
    const limit = (0,spending .is)((0,core_run .x1)(run));
    if (limit === 'malformed_replies')
        return malformedEnding(run);
    if (limit !== null)
        return { stop: limit };
    if ((0,spending .Xt)(run.state) >= spending .pj)
        return { stop: 'green_and_idle' };
    const completion = await callModel(run);
    if (completion.kind === 'failed')
        return endingAfterFailure(run, completion);
    noteCutConversation(run, completion);
    const owed = owedReflection(run.state);
    const stillOwed = owed === null ? [] : [STILL_OWED];
    const decision = readDecision(completion, owed !== null);
    if (decision.kind === 'malformed')
        return noteMalformed(run, completion, decision, stillOwed);
    if (canEcho(completion)) {
        (0,core_run .cv)(run, { type: 'reply', echo: completion.echo });
        return carryOut(run, completion, { ...decision, owed });
    }
    const [only, ...others] = decision.calls;
    if (only?.kind !== 'mistaken' || others.length > 0)
        return noteMalformed(run, completion, { kind: 'malformed', error: `${WHAT_CALLS_NEED}. ${WHAT_A_REPLY_HOLDS}`, cause: 'broken' }, stillOwed);
    recordMistake(run, only, completion);
    sayRefused(run, completion, [`error: ${[only.error, ...decision.notes].join('; ')}`, ...stillOwed]);
    return null;
}
const PAID_ABOVE = { raw: null, usage: usage .H.none };
async function carryOut(run, reply, { calls, trailing, notes, owed }) {
    const { t } = run.state;
    const texts = new Map();
    const left = [];
    let cause = { tests: null, isBetter: false, loop: null };
    let unfinished = null;
    const whys = calls.map((call, at) => whyLeft(call, calls.slice(0, at), calls));
    const first = whys.indexOf(null);
    for (const [at, call] of calls.entries()) {
        const why = whys[at] ?? (isFinal(call) ? unfinished : null);
        if (texts.has(call))
            continue;
        if (why !== null) {
            texts.set(call, `[driver] Not executed: ${why}.`);
            left.push(why);
            continue;
        }
        const paid = at === first ? reply : PAID_ABOVE;
        const group = isWrite(call) ? calls.filter((each, nth) => isWrite(each) && whys[nth] === null) : [call];
        const done = isWrite(call)
            ? await carryOutWrites(run, group.filter(isWrite), paid)
            : await carryOutCall(run, call, { paid, trigger: owed ?? '' });
        if ('stop' in done)
            return done;
        if (done.unfinished !== undefined)
            unfinished = done.unfinished;
        for (const [nth, each] of group.entries())
            texts.set(each, done.texts[nth] ?? '');
        cause = {
            tests: done.tests ?? cause.tests,
            isBetter: done.isBetter ?? cause.isBetter,
            loop: done.loop ?? cause.loop,
        };
        if (at === first && trailing !== '')
            (0,core_run .g1)(run, { kind: 'llm_trailing_text', payload: { t, trailing } });
    }
    const answers = calls.map((call) => ({ callId: call.callId, text: texts.get(call) ?? '' }));
    if (left.length > 0) {
        const note = `${left.length} of ${calls.length} calls in a reply were not executed: ${[...new Set(left)].join('; ')}`;
        (0,core_run .g1)(run, { kind: 'driver_note', payload: { t, reason: core_notes .Y.extraCalls, note } });
    }
    const alone = calls.every(({ kind }) => kind === 'reflection') ? [REFLECTED_ALONE] : [];
    sayAnswers(run, answers, [
        ...alone,
        ...noteForgiven(run, notes),
        ...idleWarning(run),
        ...askForReflection(run, cause),
    ]);
    return null;
}
const REFLECTED_ALONE = '[driver] Nothing was executed: make the next call in the same reply as reflect.';
function whyLeft(call, before, all) {
    if (call.kind === 'reflection')
        return before.some(({ kind }) => kind === 'reflection') ? 'one reflect is enough' : null;
    if (call.kind === 'mistaken' && isReflect(call))
        return all.every((each) => each.kind === 'mistaken' && isReflect(each)) ? null : call.error;
    const [first, ...others] = before.filter((each) => !isReflect(each));
    if (first === undefined)
        return null;
    if (isWrite(first)) {
        const mayFollow = isWrite(call) || (mayEndWrites(call) && others.every(isWrite));
        return mayFollow
            ? null
            : `${WHAT_STANDS_ALONE}: after a write_file there are only others, then a final that is done`;
    }
    if (isFinal(first))
        return `${WHAT_STANDS_ALONE}, and a final is the last call of its reply`;
    if (isWrite(call) || isFinal(call))
        return 'a write_file or final must rest on what you have seen, so no read stands before it in its reply; send it again, without reads';
    return others.length + 1 < tools .nU ? null : `a reply holds at most ${tools .nU} reads`;
}
const WHAT_STANDS_ALONE = 'a reply has reads, or writes, or a final';
const isFinal = (call) => call.kind === 'action' && call.action.type === 'final';
const mayEndWrites = (call) => call.kind === 'mistaken'
    ? call.name === 'final'
    : call.kind === 'action' && call.action.type === 'final' && call.action.status === 'done';
async function carryOutCall(run, call, { paid: { raw, usage }, trigger }) {
    const { t } = run.state;
    switch (call.kind) {
        case 'reflection':
            noteReflection(run, call.reflection, { raw, usage, trigger });
            return { texts: ['[driver] Noted.'] };
        case 'mistaken':
            recordMistake(run, call, { raw, usage });
            return { texts: [`error: ${call.error}`] };
        case 'action': {
            const { action } = call;
            (0,core_run .g1)(run, { kind: 'llm_action', payload: { t, raw, action, usage } });
            const done = action.type === 'final' ? await testClaim(run, action) : await executeRead(run, action);
            if ('stop' in done)
                return done;
            return { ...done, texts: [[...done.texts, ...noteForgiven(run, call.forgiven)].join('\n')] };
        }
        default:
            return (0,errors .xb)(call);
    }
}
function noteForgiven(run, forgiven) {
    const note = forgiven.join('; ');
    if (note === '')
        return [];
    (0,core_run .g1)(run, { kind: 'driver_note', payload: { t: run.state.t, reason: core_notes .Y.forgiven, note } });
    return [`[driver] ${note}.`];
}
async function executeRead(run, action) {
    const obs = await (0,core_run .yn)(run, action);
    const loop = findLoop(run);
    if (loop !== null && 'stop' in loop)
        return loop;
    const text = placeAbove(run.state.history) ?? answerText(obs);
    return { texts: [[text, ...loopLines(loop)].join('\n')], loop };
}
const answerText = ({ ok, output }) => (ok ? output : `error: ${output}`);
const loopLines = (loop) => loop === null ? [] : [`[driver] ${loop.detail}. Change your approach.`];
function findLoop(run) {
    const loops = detectLoops(run.state);
    const endless = loops.find((each) => isNotedOut(each, run.state.history));
    if (endless !== undefined)
        return { stop: 'looping', detail: endless.detail };
    const loop = loops.find(({ isDue }) => isDue) ?? null;
    if (loop !== null)
        (0,core_run .g1)(run, {
            kind: 'driver_note',
            payload: { t: run.state.t, reason: core_notes .Y.loop, note: loop.detail, loop: loop.key },
        });
    return loop;
}
async function carryOutWrites(run, calls, paid) {
    const { settings } = run.state.setup;
    const isTested = (0,core_state .sL)(run.state.setup) && settings.testPolicy === 'on_write';
    const { summary } = run.state;
    const isProven = (0,core_summary .gf)(summary, (0,core_state .Ed)(run.state)) && summary.filesTouched.length > 0;
    const written = { ...run, state: { ...run.state, summary: { ...summary, writes: summary.writes + 1 } } };
    const limit = isTested && isProven && calls.some(({ kind }) => kind === 'action')
        ? (0,spending .wd)((0,core_run .x1)(written))
        : null;
    const observed = limit === null ? await observeWrites(run, calls) : [];
    for (const [at, call] of calls.entries())
        recordWrite(run, call, { paid: at === 0 ? paid : PAID_ABOVE, obs: observed[at] });
    if (limit !== null)
        return { stop: limit };
    const before = run.state;
    const tests = isTested && observed.every(({ ok }) => ok) && (0,core_summary .D5)(before.summary, (0,core_state .Ed)(before))
        ? await (0,every_job .nV)(run, { phase: 'write' })
        : null;
    if (typeof tests === 'string')
        return { stop: tests };
    if (tests?.unseen !== undefined)
        return { stop: 'sources_not_tested', detail: tests.unseen };
    const loop = findLoop(run);
    if (loop !== null && 'stop' in loop)
        return loop;
    const closed = tests === null ? null : await closedByReport(run);
    const texts = observed.map((obs, at) => {
        const call = calls[at];
        const forgiven = call?.kind === 'action' ? noteForgiven(run, call.forgiven) : [];
        const isLast = at === observed.length - 1;
        const after = observed.length === 1 ? 'this write' : `these ${observed.length} writes`;
        const verdict = tests === null ? [] : [`[driver] After ${after}, ${writeVerdict(run, before, tests)}`];
        const answer = tests?.ok === true ? withoutDiff(obs) : obs;
        const notes = [...verdict, ...(closed === null ? [] : [`[driver] ${closed}.`]), ...loopLines(loop)];
        return [answerText(answer), ...(isLast ? notes : []), ...forgiven].join('\n');
    });
    const isBetter = tests !== null && isBetterNow(before, tests);
    return { texts, tests, loop, isBetter, unfinished: whyUnfinished(observed, tests) };
}
function whyUnfinished(observed, tests) {
    if (!observed.every(({ ok }) => ok))
        return 'nothing was written';
    return tests === null || tests.ok ? null : 'the tests are not green';
}
function withoutDiff(obs) {
    const brief = obs.meta['brief'];
    return typeof brief === 'string' ? { ...obs, output: brief } : obs;
}
function isBetterNow(before, tests) {
    const isNextGoal = (0,jobs .yR)(tests) !== (0,jobs .yR)((0,core_state .Ed)(before)) && tests.guard !== true;
    return isNextGoal || onlyMended(tests, runsBefore(before, tests));
}
const runsBefore = (before, tests) => (0,core_state .pu)(before, tests).filter(({ phase }) => phase !== 'counterfactual');
async function observeWrites(run, calls) {
    const { workspace } = run.ports;
    if (calls.length > tools .Gv) {
        const output = `nothing was written: a reply holds at most ${tools .Gv} writes, this one had ${calls.length}`;
        return calls.map(() => ({ ok: false, output, meta: {} }));
    }
    const before = workspace.treeId();
    const observed = [];
    for (const call of calls) {
        const obs = await observeWrite(run, call, observed);
        observed.push(obs);
        if (!obs.ok)
            break;
    }
    const refused = observed.find(({ ok }) => !ok);
    if (refused === undefined)
        return observed;
    if (workspace.treeId() !== before)
        workspace.returnTo(before);
    const output = `not written, because another write of this reply was refused, and all are made or none: ${refused.output}`;
    return calls.map((_, at) => (observed[at] === refused ? refused : { ok: false, output, meta: {} }));
}
async function observeWrite(run, call, earlier) {
    if (call.kind === 'mistaken')
        return mistake(run, call.error);
    const obs = await (0,core_run .lB)(run, call.action);
    const { path } = obs.meta;
    if (!obs.ok || !earlier.some(({ meta }) => meta['path'] === path))
        return obs;
    const output = `${String(path)} is written twice in this reply: give all changes of a file in one write_file`;
    return { ok: false, output, meta: { path: path ?? null } };
}
function recordWrite(run, call, { paid: { raw, usage }, obs }) {
    const { t } = run.state;
    if (call.kind === 'mistaken') {
        recordMistake(run, call, { raw, usage });
        return;
    }
    const { action } = call;
    (0,core_run .g1)(run, { kind: 'llm_action', payload: { t, raw, action, usage } });
    if (obs !== undefined)
        (0,core_run .w_)(run, action, obs);
}
function idleWarning(run) {
    const isLastIdleTurn = (0,spending .Xt)(run.state) === spending .pj - 1 && (0,spending .is)((0,core_run .x1)(run)) === null;
    return isLastIdleTurn
        ? ['[driver] The tests are green. Call final, or write; one more turn without either ends the run.']
        : [];
}
function recordMistake(run, { name, args, error }, { raw, usage }) {
    const { t } = run.state;
    (0,core_run .g1)(run, {
        kind: 'llm_action',
        payload: { t, raw, action: { type: 'mistaken_call', name, args }, usage, error },
    });
    (0,core_run .g1)(run, { kind: 'tool_result', payload: { t, tool: name, args, obs: mistake(run, error) } });
}
const mistake = ({ ports }, error) => ({
    ok: false,
    output: ports.redact(error),
    meta: { mistake: true },
});
const MAX_REFUSED_CLAIMS = 2;
async function testClaim(run, final) {
    const { observations, blindFinals } = run.state.summary;
    if (observations === 0 && blindFinals < (final.status === 'cannot_fix' ? 1 : MAX_REFUSED_CLAIMS)) {
        return refuseClaim(run, {
            reason: core_notes .Y.evidenceFirst,
            why: 'look at the repository with a tool before you end the run',
        });
    }
    if (observations === 0 && final.status === 'done')
        return { stop: 'claims_refused', final };
    const before = run.state;
    const isFixed = (0,every_job .RO)(before, run.ports.workspace.treeId());
    if (final.status === 'cannot_fix')
        return isFixed ? { stop: 'green_and_idle' } : { stop: 'cannot_fix', final };
    if (!(0,core_state .sL)(run.state.setup))
        return { stop: 'done', final };
    if (isFixed && before.summary.refusedClaims > 0)
        return { stop: 'done', final };
    const check = (0,core_state .Ed)(before);
    const isUntested = (0,core_summary .D5)(before.summary, check);
    if (isUntested || (0,core_state .GJ)(before, check)?.focus !== undefined) {
        const tested = await (0,every_job .nV)(run, { phase: 'final', ...(isUntested ? {} : { only: [] }) });
        if (typeof tested === 'string')
            return { stop: tested, final };
        if (tested.unseen !== undefined)
            return { stop: 'sources_not_tested', detail: tested.unseen };
    }
    const { refusedClaims } = run.state.summary;
    const last = (0,core_state .Ed)(run.state);
    if ((0,core_summary .gf)(run.state.summary, last)) {
        const gap = refusedClaims < MAX_REFUSED_CLAIMS ? await gapInProof(run) : null;
        return gap === null
            ? { stop: 'done', final }
            : refuseClaim(run, { reason: core_notes .Y.claimRefused, why: gap });
    }
    if (refusedClaims >= MAX_REFUSED_CLAIMS)
        return { stop: 'claims_refused', final };
    const tests = (0,core_state .GJ)(run.state, last);
    return refuseClaim(run, {
        reason: core_notes .Y.claimRefused,
        why: tests === null ? 'nothing was tested' : writeVerdict(run, before, tests),
    });
}
function writeVerdict({ state }, before, tests) {
    const key = (0,jobs .yR)(tests);
    if (tests.ok)
        return greenText(tests, (0,core_state .F$)(before, tests));
    const textOf = (each) => failureText(each, { before: runsBefore(before, each), written: state.summary.filesTouched });
    const judged = (0,core_state .Ed)(before);
    if (key === (0,jobs .yR)(judged))
        return textOf(tests);
    const passes = `${(0,jobs .Tq)(judged)} passes.`;
    const tree = tests.tree ?? '';
    const red = [...(0,every_job .I_)(state, tree), ...(0,every_job .X2)(state, tree)];
    const failing = red.some((each) => (0,jobs .yR)(each) === key) ? red : [tests];
    const failureTexts = failing.map((each) => {
        const whose = red.includes(each) ? guardText(state, each) : '';
        return `But ${(0,jobs .Tq)(each)} fails.${whose} Its ${textOf(each)}`;
    });
    return [passes, ...failureTexts].join(' ');
}
function guardText(state, tests) {
    const guard = (0,core_state .qV)(state).find((each) => (0,jobs .yR)(each) === (0,jobs .yR)(tests));
    if (guard?.kind !== 'guard')
        return ' It passes without your change.';
    if (guard.skipped !== true)
        return ' It passed in CI, and it passes without your change.';
    const without = (0,every_job .X2)(state, tests.tree ?? '').includes(tests)
        ? 'it fails without your change as well. Mend it too'
        : 'it passes without your change';
    return ` CI skipped it because an earlier step failed; ${without}.`;
}
async function closedByReport({ ports: { workspace, redact } }) {
    const path = (await workspace.closedChange?.()) ?? null;
    return path === null
        ? null
        : `${redact(path)} holds tests, as their report shows, and you have changed it: write back the text that it had`;
}
async function gapInProof(run) {
    const closed = await closedByReport(run);
    if (closed !== null)
        return closed;
    const weak = (0,core_state .yN)(run.state)
        .map((goal) => (0,verdict_proof .g_)(run.state, goal))
        .find((why) => why !== null);
    if (weak !== undefined)
        return `the tests end with 0, but ${weak}. Nothing may keep tests from running`;
    const goal = (0,core_state .ko)(run.state);
    const hasNewTests = !(0,core_state .ak)(run.state, goal) && (0,core_state .Fx)(run.state, null).length > 0;
    if (!hasNewTests || run.state.summary.refusedClaims > 0)
        return null;
    if ((0,spending .wd)((0,core_run .x1)(run)) !== null)
        return null;
    const trial = await (0,verdict_proof .Kv)(run, goal);
    switch (trial?.kind) {
        case 'green':
            return ('your new tests are green without your change, too, so they do not show what was wrong. ' +
                'Add one that fails by an assertion without it, or call final again');
        case 'error':
            return ('without your change your new tests fail by an import, by a name that your change adds, or ' +
                'by an error of their own, which says nothing about the code as it was. Let them fail by an ' +
                `assertion or by an error in that code, or call final again.\n${(0,model_prompt .r$)(trial.tests)}`);
        default:
            return null;
    }
}
function refuseClaim(run, { reason, why }) {
    const [firstLine = ''] = why.split('\n', 1);
    (0,core_run .g1)(run, {
        kind: 'driver_note',
        payload: { t: run.state.t, reason, note: `final refused: ${firstLine}` },
    });
    return { texts: [`[driver] final refused: ${why}`] };
}

var test_runs = __webpack_require__(20735);
; 









async function searchTurn(run) {
    const { solver } = run.state.setup.settings;
    if (solver === 'model')
        return null;
    const goal = (0,core_state .ko)(run.state);
    if ((0,jobs .yR)(goal) !== (0,jobs .yR)((0,core_state .zp)(run.state)))
        return solver === 'builtin' ? { stop: 'nothing_to_search', detail: FIRST_JOB_ONLY } : null;
    if (run.ports.search === undefined)
        throw new Error(`solver ${solver} was asked for, and there is none`);
    const before = run.state;
    const redElsewhere = [];
    const { ending, tried } = await run.ports.search(searchRunOf(run, goal, redElsewhere));
    if (solver === 'builtin' || ending.stop === 'done' || run.ports.signal.aborted)
        return ending;
    const [red] = redElsewhere;
    if (red === undefined && tried.length === 0)
        return null;
    const text = red === undefined
        ? (0,attempts .wR)(tried)
        : `[driver] A mechanical search has made an edit, which stays: read the file. With it ${writeVerdict(run, before, red)}`;
    (0,core_run .cv)(run, { type: 'user', text: run.ports.redact(text) });
    return null;
}
const FIRST_JOB_ONLY = 'it works on the failed job that is named first, and that one cannot be judged here';
const failureTextOf = ({ context, changes }, goal, tests) => ({
    output: tests === null ? (0,test_output .ov)('') : (0,test_output .jH)(tests),
    evidence: [...(goal?.evidence ?? []), ...context].map(({ text }) => (0,test_output .ov)(text)),
    failures: tests?.report?.failures ?? [],
    changes,
});
function searchRunOf(run, goal, redElsewhere) {
    const { setup, t } = run.state;
    const { workspace, signal, clock, redact } = run.ports;
    return {
        base: (0,core_state .sL)(setup) ? (0,core_state .F$)(run.state, goal) : null,
        failure: failureTextOf(setup.task, setup.task.jobs[0], (0,core_state .F$)(run.state, goal)),
        confirmRuns: setup.settings.confirmRuns,
        signal,
        clock,
        redact,
        testTimeoutMs: () => (0,test_runs .OU)(run.state, goal),
        leftMs: () => (0,spending .XW)((0,core_run .x1)(run)),
        write: async (args) => (await (0,core_run .yn)(run, { type: 'tool_call', name: 'write_file', args })).ok,
        async test() {
            const tests = await (0,every_job .nV)(run, { phase: 'write', check: goal });
            if (typeof tests === 'string')
                return tests;
            if (tests.ok || (0,every_job .RO)(run.state, workspace.treeId()))
                return 'green';
            const key = (0,jobs .yR)(tests);
            if (key === (0,jobs .yR)(goal) || !(0,core_state .yN)(run.state).some((each) => (0,jobs .yR)(each) === key))
                return 'red';
            redElsewhere.push(tests);
            return 'red_elsewhere';
        },
        treeId: () => workspace.treeId(),
        returnTo(tree) {
            if (!workspace.returnTo(tree))
                throw new Error('the state before a candidate was lost');
        },
        note: (reason, note) => (0,core_run .g1)(run, { kind: 'driver_note', payload: { t, reason, note } }),
        tried: (payload) => (0,core_run .g1)(run, { kind: 'candidate', payload }),
    };
}

var base = __webpack_require__(76245);
; 















const OVERVIEW_BYTES = 1500;
async function drive(setup, ports) {
    const run = (0,core_run .AD)(setup, ports);
    recordStart(run);
    return conclude(run, await findEnding(run));
}
async function findEnding(run) {
    try {
        const early = await baseline(run);
        if (early !== null)
            return early;
        const found = await searchTurn(run);
        if (found !== null)
            return found;
        for (;;) {
            const ending = await turn(run);
            if (ending !== null)
                return ending;
        }
    }
    catch (error) {
        return { stop: 'internal_error', detail: (0,redaction .Qh)(error, run.ports.redact) };
    }
}
function recordStart(run) {
    const { runId, version, task, settings, attempt } = run.state.setup;
    const { llm, workspace, redact } = run.ports;
    (0,core_run .g1)(run, {
        kind: 'run_start',
        payload: {
            run_id: runId,
            goal: redact(task.goal),
            version,
            task: (0,redaction .Kp)((0,trace_form .l)(task), redact),
            settings: (0,trace_form .l)(settings),
            llm: {
                api: llm.api,
                model: llm.model,
                endpoint: redact(llm.endpoint),
                reasoning_effort: llm.reasoningEffort,
            },
            files: workspace.fileCount,
            ...(0,base_json .sw)({ attempt }),
        },
    });
}
async function baseline(run) {
    if (run.ports.signal.aborted)
        return { stop: 'cancelled' };
    const found = (0,core_state .sL)(run.state.setup) ? await (0,base .n)(run) : { tests: null };
    if ('ending' in found)
        return found.ending;
    if ((await run.ports.workspace.hasOpenFile?.()) === false)
        recordLead(run, core_notes .Y.nothingOpen, NOTHING_OPEN);
    if (run.state.setup.settings.solver !== 'builtin')
        await sayOpening(run, found.tests);
    return null;
}
async function sayOpening(run, tests) {
    const { workspace, redact } = run.ports;
    const { task, attempt } = run.state.setup;
    const key = (0,jobs .yR)(tests ?? {});
    const goal = task.jobs.find(({ command }) => (0,jobs .yR)(command) === key) ?? task.jobs[0];
    const failure = failureTextOf(task, goal, tests);
    const places = await linesOfPlaces(run, failure);
    const evidence = [...(goal?.evidence ?? []), ...task.context].map(({ source, text }) => ({
        source: redact(source),
        text: redact(text),
    }));
    const facts = {
        evidence,
        command: goal?.command ?? null,
        tree: workspace.overview(OVERVIEW_BYTES),
        places,
        testSource: await sourceOfTests(run, failure),
        installed: await installedFolders(run),
        control: (0,control .rs)(run.state),
        earlier: attempt === undefined ? '' : (0,attempts .Ky)(attempt),
    };
    const plain = { ...task, goal: redact(task.goal) };
    const room = MAX_OPENING_BYTES - (0,base_text .dp)((0,model_prompt .U7)(plain, tests, facts));
    const code = await codeOfFailure(run, failure, Math.min(MAX_CODE_BYTES, room));
    (0,core_run .cv)(run, { type: 'user', text: redact((0,model_prompt .U7)(plain, tests, { ...facts, code })) });
}
const MAX_OPENING_BYTES = 8 * 1024;
const MAX_CODE_BYTES = 3 * 1024;
const MIN_CODE_BYTES = 200;
async function codeOfFailure(run, failure, maxBytes) {
    if (maxBytes < MIN_CODE_BYTES)
        return '';
    const places = (0,core_run .X8)(run.state.history);
    const code = (await run.ports.failureCode?.(failure, { places, maxBytes })) ?? '';
    if (code !== '')
        recordLead(run, core_notes .Y.failureCode, code);
    return code;
}
const NOTHING_OPEN = 'no tracked file may be changed: all are tests, settings, tools, or of a kind that is no source; allow-paths opens files';
const MAX_PLACES = 12;
const MAX_PLACES_BYTES = 1500;
async function linesOfPlaces(run, failure) {
    const { places, redact } = run.ports;
    if (places === undefined)
        return [];
    const found = await places(failure, MAX_PLACES);
    const lines = [];
    const printable = found.filter(({ path }) => !/\p{Cc}/u.test(path));
    for (const { path, line, name } of printable.slice(0, MAX_PLACES)) {
        const next = redact(`${path}:${line} ${name}`);
        if ((0,base_text .dp)([...lines, next].join('\n')) >= MAX_PLACES_BYTES)
            break;
        lines.push(next);
    }
    if (lines.length > 0)
        recordLead(run, core_notes .Y.places, lines.join('\n'));
    return lines;
}
const recordLead = (run, reason, note) => void (0,core_run .g1)(run, { kind: 'driver_note', payload: { t: run.state.t, reason, note } });
async function sourceOfTests(run, failure) {
    const source = (await run.ports.testSource?.(failure)) ?? '';
    if (source !== '')
        recordLead(run, core_notes .Y.testSource, source);
    return source;
}
async function installedFolders(run) {
    const folders = (await run.ports.installed?.()) ?? [];
    const note = run.ports.redact(folders.filter((folder) => !/\p{C}/u.test(folder)).join(', '));
    if (note !== '')
        recordLead(run, core_notes .Y.installed, note);
    return note;
}
function recordedLeads(events) {
    const noteOf = (reason) => {
        const note = events.find((event) => event.kind === 'driver_note' && event.payload.reason === reason);
        return note?.kind === 'driver_note' ? note.payload.note : '';
    };
    const installed = [noteOf(core_notes .Y.installed)].filter((note) => note !== '');
    return {
        places: async () => (0,core_run .X8)(events),
        testSource: async () => noteOf(core_notes .Y.testSource),
        failureCode: async () => noteOf(core_notes .Y.failureCode),
        installed: async () => installed,
    };
}


  }),

  97386:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  HARD_LIMITS)
  });
const HARD_LIMITS = {
    attempts: 20,
    patch: { files: 20, bytes: 256 * 1024, diffBytes: 1024 * 1024, fileBytes: 8 * 1024 * 1024 },
};


  }),

  53693:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  We: () => (  changedIn),
  Zn: () => (  changesTests),
  Kv: () => (  newTestsAtBase),
  zn: () => (  prove),
  hg: () => (  weakerThan),
  g_: () => (  weakness)
});

var test_output = __webpack_require__(72877);
var core_run = __webpack_require__(19121);
var spending = __webpack_require__(7322);
var core_state = __webpack_require__(87893);
var tripwires = __webpack_require__(38797);
; 

const DECLARES = /\b(?:def|class|function|const|let|var|func|fn|type|struct|interface|module)\s+(?:self\.)?(\w+)/;
const DECLARES_METHOD = /^\s*(?:static |async )*(\w+)\([^)]*\) \{$/;
function declaredNames(diff, tests) {
    const lines = (0,tripwires .u4)(diff).filter(({ path }) => !tests.includes(path));
    return lines.flatMap(({ text }) => {
        const [, name] = DECLARES.exec(text) ?? DECLARES_METHOD.exec(text) ?? [];
        return name ?? [];
    });
}

var same_failure = __webpack_require__(47649);
var test_runs = __webpack_require__(20735);
; 








const CUT_SHORT = { kind: 'cut_short' };
async function prove(run, goal, { patch, isDone }) {
    const { confirmRuns, testFocus } = run.state.setup.settings;
    const unsure = skipsUnknownAtBase(run.state, goal);
    const mayRunAlone = testFocus === 'auto' && (0,spending .wd)((0,core_run .x1)(run)) === null;
    const alone = unsure.length > 0 ? unsure : untoldTests(run.state, goal);
    if (alone.length > 0 && mayRunAlone && runAlone(run.state, goal) === undefined)
        await provingRun(run, goal, { phase: 'final', only: alone });
    for (let made = (0,core_state .Av)(run.state, goal); made < confirmRuns; made++) {
        const tests = await provingRun(run, goal, { phase: 'confirm' });
        if (tests === null)
            return CUT_SHORT;
        if (!tests.ok)
            return { kind: 'flaky', why: 'the tests were green, then not, on the same files' };
    }
    const why = weakness(run.state, goal);
    if (why !== null)
        return { kind: 'weak', why };
    const { tree } = (0,core_state .GJ)(run.state, goal) ?? {};
    const changed = changedIn((0,core_state .pu)(run.state, goal), tree);
    if ((0,core_state .ak)(run.state, goal)) {
        const again = await redAgain(run, goal, changed);
        return again.kind === 'proven' &&
            unsure.length > 0 &&
            !passAlone(run.state, goal, { failing: unsure, patch })
            ? {
                kind: 'weak',
                why: 'more tests were skipped than at base, and what was red there was not seen to pass',
            }
            : again;
    }
    if (changed.length > 0) {
        const without = await provingRun(run, goal, { phase: 'counterfactual' });
        if (without === null)
            return CUT_SHORT;
        const changes = changesTests(changed, without);
        if (changes !== null)
            return { kind: 'flaky', why: changes };
    }
    return isDone && (0,core_state .Fx)(run.state, patch).length > 0
        ? provedByNewTests(run, goal)
        : { kind: 'proven', isRedByNewTests: false };
}
function skipsUnknownAtBase(state, check) {
    const { base, now } = wholeReports(state, check);
    return base !== undefined && now !== undefined && hasMoreSkips(base, now) && stoppedEarly(base, now)
        ? base.failures
        : [];
}
function untoldTests(state, check) {
    const { base, now } = wholeReports(state, check);
    const canRunAlone = (0,core_state .pu)(state, check).some(({ focus }) => focus !== undefined);
    return canRunAlone && (now?.passed ?? null) === null ? (base?.failures ?? []) : [];
}
const runAlone = (state, check) => (0,core_state .pu)(state, check).findLast(({ focus, phase, tree }) => focus !== undefined && phase !== 'counterfactual' && tree === (0,core_state .GJ)(state, check)?.tree);
function passAlone(state, check, { failing, patch }) {
    const alone = runAlone(state, check);
    if (alone !== undefined)
        return alone.ok && (alone.report?.passed ?? failing.length) >= failing.length;
    const canRunAlone = (0,core_state .pu)(state, check).some(({ focus, phase }) => phase === 'counterfactual' && focus !== undefined);
    return !canRunAlone && !(0,tripwires .fZ)({ diff: patch.diff, tests: [] }).some(tripwires .pr);
}
async function provingRun(run, check, request) {
    const { signal } = run.ports;
    const leftMs = (0,core_run .X6)(run);
    if (leftMs <= 0 || signal.aborted)
        return null;
    const tests = await (0,test_runs .N$)(run, check, { ...request, leftMs });
    const most = (0,test_runs .OU)(run.state, check);
    return signal.aborted || (tests.verdict === 'timeout' && leftMs < most) ? null : tests;
}
async function redAgain(run, goal, changed) {
    const { settings } = run.state.setup;
    const base = (0,core_state .F$)(run.state, goal);
    if (base === null)
        return { kind: 'none' };
    const mayFocus = settings.testFocus === 'auto' && changed.length === 0;
    const only = mayFocus ? (base.report?.failures ?? []) : [];
    const first = await provingRun(run, goal, { phase: 'counterfactual', only });
    if (first === null)
        return CUT_SHORT;
    const whyOf = (tests) => changesTests(changed, tests) ?? differenceFrom(base, tests);
    const difference = whyOf(first);
    if (difference === null)
        return { kind: 'proven', isRedByNewTests: false };
    const mayDiffer = first.focus !== undefined || first.beside === true;
    if (!mayDiffer || run.state.summary.testRuns >= settings.limits.maxTestRuns)
        return { kind: 'flaky', why: difference };
    const whole = await provingRun(run, goal, { phase: 'counterfactual' });
    if (whole === null)
        return CUT_SHORT;
    const why = whyOf(whole);
    return why === null ? { kind: 'proven', isRedByNewTests: false } : { kind: 'flaky', why };
}
const changedIn = (runs, tree) => {
    const confirming = runs.filter((run) => run.phase === 'confirm' && run.tree === tree);
    return [...new Set(confirming.flatMap(({ changed = [] }) => changed))];
};
function changesTests(changed, without) {
    const [first, ...more] = changed.filter((path) => without?.changed?.includes(path) !== true);
    if (first === undefined)
        return null;
    const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
    return (`${first}${others} was changed while the tests ran with the patch, and without it is not; ` +
        `tests that write such files once they pass (snapshots, fixtures) must only compare here, as with \`--ci\``);
}
function differenceFrom(base, again) {
    switch (again.verdict) {
        case 'green':
            return 'the tests are green without the patch as well, though they were red at base';
        case 'timeout':
        case 'resource_limit':
        case 'not_found':
            return 'without the patch the tests did not come to an end';
        default:
            return (0,same_failure .k3)((0,test_output .jH)(base), (0,test_output .jH)(again));
    }
}
async function provedByNewTests(run, goal) {
    const first = await newTestsAtBase(run, goal);
    if (first === null)
        return CUT_SHORT;
    if (first.kind !== 'red')
        return { kind: 'proven', isRedByNewTests: false };
    const again = await runNewTestsAtBase(run, goal);
    if (again === null)
        return CUT_SHORT;
    const isRedByNewTests = again.kind === 'red' && (0,same_failure .k3)((0,test_output .jH)(first.tests), (0,test_output .jH)(again.tests)) === null;
    return { kind: 'proven', isRedByNewTests };
}
async function newTestsAtBase(run, goal) {
    const tree = run.ports.workspace.treeId();
    const known = (0,core_state .pu)(run.state, goal).findLast((each) => each.without === 'product' && each.tree === tree);
    return known === undefined ? runNewTestsAtBase(run, goal) : newTestsResult(run, known);
}
async function runNewTestsAtBase(run, goal) {
    const tests = await provingRun(run, goal, { phase: 'counterfactual', without: 'product' });
    return tests === null ? null : newTestsResult(run, tests);
}
async function newTestsResult(run, tests) {
    if (tests.verdict === 'green')
        return { kind: 'green', tests };
    const patch = await run.ports.workspace.patch();
    const added = (0,core_state .Fx)(run.state, patch);
    const names = declaredNames(patch.diff, added);
    const isRed = tests.verdict === 'red' && (0,test_output .jH)(tests).shownBy({ tests: added, names }) === 'shown';
    return { kind: isRed ? 'red' : 'error', tests };
}
function weakness(state, check) {
    const { base, now } = wholeReports(state, check);
    return weakerThan(base, now);
}
function wholeReports(state, check) {
    const whole = (0,core_state .pu)(state, check).filter(({ focus, phase }) => focus === undefined && phase !== 'counterfactual');
    const base = whole.find(({ phase }) => phase === 'baseline')?.report;
    return { base: base ?? (0,core_state .F$)(state, check)?.report, now: whole.at(-1)?.report };
}
function weakerThan(base, now) {
    if (base === undefined || now === undefined)
        return null;
    const failing = now.failures.filter((0,same_failure .FB)(base.failures));
    const [first] = failing;
    if (first !== undefined)
        return `the command ends with 0, but its report still names ${first.id} as failing`;
    const [before, after] = [ranIn(base), ranIn(now)];
    if (before !== null && after !== null && after < before)
        return `fewer tests ran than at base: ${after} of ${before}`;
    if (before === null && base.passed !== null && now.passed !== null && now.passed < base.passed)
        return `fewer tests passed than at base: ${now.passed} of ${base.passed}`;
    return hasMoreSkips(base, now) && !stoppedEarly(base, now)
        ? `more tests were skipped than at base: ${now.skipped}, not ${base.skipped}`
        : null;
}
const hasMoreSkips = (base, now) => base.skipped !== null && now.skipped !== null && now.skipped > base.skipped;
function stoppedEarly(base, now) {
    const [before, after] = [ranIn(base), ranIn(now)];
    if (base.failed === null)
        return (now.passed ?? 0) > (base.passed ?? 0);
    if (base.failures.length === 0 || before === null || after === null)
        return false;
    return before + (base.skipped ?? 0) < after + (now.skipped ?? 0);
}
const ranIn = ({ ran, passed, failed }) => ran ?? (passed === null || failed === null ? null : passed + failed);


  }),

  79890:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Wy: () => (  createLLM),
  so: () => (  recordedModel),
  rz: () => (  replayLLM)
});

var external_node_crypto_ = __webpack_require__(77598);
var schemas = __webpack_require__(81469);
var errors = __webpack_require__(7403);
var once = __webpack_require__(51189);
var ports = __webpack_require__(53392);
var settings = __webpack_require__(68027);
var json = __webpack_require__(26910);
var tools = __webpack_require__(12349);
var provider = __webpack_require__(30445);
var llm_reply = __webpack_require__(50326);
; 





const CHAT = {
    api: 'chat-completions',
    path: '/chat/completions',
    streaming: ['"stream":true,"stream_options":{"include_usage":true}', '"stream":true'],
    fields: ['id', 'model', 'choices', 'usage', 'error'],
    params: ({ functions }, { model, reasoningEffort, baseUrl }) => {
        const isTheirs = (0,provider .R1)(baseUrl);
        return {
            model,
            ...(reasoningEffort !== null && { reasoning_effort: reasoningEffort }),
            tools: functions.map(({ name, description, parameters }) => ({
                type: 'function',
                function: { name, description, strict: true, parameters: (0,llm_reply .ob)(parameters, baseUrl) },
            })),
            tool_choice: 'auto',
            ...(isTheirs && { parallel_tool_calls: true }),
        };
    },
    limit: (options) => (0,llm_reply .$A)('max_tokens', options),
    list: 'messages',
    opening: ({ instructions }) => [message({ role: 'system', content: instructions })],
    userText: (content) => message({ role: 'user', content }),
    unusableReply: () => message({ role: 'assistant', content: llm_reply .Bo }),
    toolOutput: ({ callId, text }) => message({ role: 'tool', tool_call_id: callId, content: text }),
    serverFieldsIn,
    withoutServerFields,
    assemble: assembleChat,
    read: readChat,
};
const message = (param) => JSON.stringify(param);
const SERVER_FIELDS = [
    'reasoning_content',
    'reasoning_details',
    'reasoning',
    'thinking_blocks',
    'provider_specific_fields',
    'extra_content',
    'thought_signature',
    'reasoning_text',
    'reasoning_opaque',
];
function withServerFields(raw) {
    if (!(0,json .Qd)(raw))
        return raw;
    const fields = Object.entries(raw).filter(([name, value]) => SERVER_FIELDS.includes(name) && value !== null);
    const { content } = raw;
    const isThought = Array.isArray(content) && content.some((part) => !(0,llm_reply .KH)((0,llm_reply .Dc)(part, 'text')));
    return { ...raw, serverFields: { ...(isThought && { content }), ...Object.fromEntries(fields) } };
}
const THOUGHTS = 'content';
function serverFieldsIn(items) {
    const modelMessages = items.filter(isModelMessage).join();
    const isThought = modelMessages.includes('"content":[');
    return [
        ...(isThought ? [THOUGHTS] : []),
        ...SERVER_FIELDS.filter((name) => modelMessages.includes(`"${name}":`)),
    ];
}
const isModelMessage = (item) => item.startsWith('{"role":"assistant"');
function withoutServerFields(item, refused) {
    if (refused.size === 0 || !isModelMessage(item))
        return item;
    const without = (all) => Object.fromEntries(Object.entries(all).filter(([name]) => name === THOUGHTS || !refused.has(name)));
    const { content = null, tool_calls, ...rest } = without(JSON.parse(item));
    const calls = Array.isArray(tool_calls) ? tool_calls.map((call) => without(call)) : null;
    const text = refused.has(THOUGHTS) ? textContent(content) : content;
    return JSON.stringify({ role: 'assistant', content: text, ...(calls && { tool_calls: calls }), ...rest });
}
const textContent = (content) => Array.isArray(content) ? content.map((part) => (0,llm_reply .Dc)(part, 'text') ?? '').join('') || null : content;
const ServerFieldsSchema = schemas .IeY(json .Qd).optional();
const CallSchema = schemas .Ikc({
    id: schemas .YjP().nullish(),
    function: schemas .Ikc({
        name: schemas .YjP(),
        arguments: schemas .L5J()
            .transform((args) => (typeof args === 'string' ? args : JSON.stringify(args ?? {}))),
    }),
    serverFields: ServerFieldsSchema,
});
const MessageSchema = schemas .Ikc({
    role: schemas .YjP().nullish(),
    content: schemas .KCZ([
        schemas .YjP(),
        schemas .YOg(schemas .Ikc({ text: schemas .YjP().optional() }))
            .transform((parts) => parts.map(({ text }) => text ?? '').join('')),
    ])
        .nullish(),
    refusal: schemas .YjP().nullish(),
    tool_calls: schemas .YOg(schemas .vkY(withServerFields, CallSchema)).nullish(),
    serverFields: ServerFieldsSchema,
});
const ChatSchema = schemas .Ikc({
    id: schemas .YjP().optional().catch(undefined),
    choices: schemas .PVZ([
        schemas .Ikc({
            finish_reason: schemas .YjP().nullish(),
            message: schemas .vkY(withServerFields, MessageSchema),
        }),
    ], schemas .L5J()),
    usage: (0,llm_reply .ht)('prompt', 'completion').nullish().catch(null),
    bytes: llm_reply .Cn.optional(),
});
const ErrorSchema = schemas .Ikc({ error: schemas .Ikc({ message: schemas .YjP() }) });
function readChat(raw) {
    const chat = ChatSchema.safeParse(raw);
    if (!chat.success) {
        const report = ErrorSchema.safeParse(raw).data;
        return report ? (0,llm_reply .O$)(`it reports ${(0,llm_reply .nT)(report.error.message)}`) : (0,llm_reply .Sj)(chat.error);
    }
    const { id, choices, usage, bytes } = chat.data;
    const [{ finish_reason, message: came }] = choices;
    const { message, leftOut } = permittedMessage(came);
    const calls = callsIn(message, id ?? 'call');
    const text = message.content || message.refusal || '';
    return {
        kind: 'reply',
        calls,
        text,
        cutBy: finish_reason === 'length' || finish_reason === 'content_filter' ? (0,llm_reply .gw)(finish_reason) : null,
        echo: echoedMessages(calls, { text, message }),
        leftOut,
        raw,
        ...(0,llm_reply .uv)(usage, bytes),
    };
}
const OTHER_ROLES = new Set(['system', 'developer', 'user', 'tool', 'function']);
function permittedMessage(message) {
    const { role } = message;
    if (OTHER_ROLES.has(role ?? ''))
        return { message: {}, leftOut: [`a message of the role ${role}`] };
    const taken = new Set();
    const leftOut = [];
    const tool_calls = (message.tool_calls ?? []).filter(({ id }) => {
        const isFree = !id || !taken.has(id);
        if (!isFree)
            leftOut.push((0,llm_reply .eQ)(id));
        taken.add(id || '');
        return isFree;
    });
    return { message: { ...message, tool_calls }, leftOut };
}
function callsIn({ tool_calls }, prefix) {
    return (tool_calls ?? []).map((call, index) => ({
        callId: call.id || `${prefix}-${index}`,
        name: (0,tools .Uf)(call.function.name),
        arguments: call.function.arguments,
    }));
}
function echoedMessages(calls, { text, message }) {
    const content = text === '' ? null : text;
    const { serverFields } = message;
    if (calls.length === 0)
        return content === null ? [] : [{ role: 'assistant', content, ...serverFields }];
    const tool_calls = calls.map((call, index) => ({
        id: call.callId,
        type: 'function',
        function: { name: call.name, arguments: call.arguments },
        ...message.tool_calls?.[index]?.serverFields,
    }));
    return [{ role: 'assistant', content, tool_calls, ...serverFields }];
}
function assembleChat() {
    let about = {};
    let message = {};
    let finish = null;
    let error;
    const calls = [];
    return {
        take(event) {
            const { choices, id, model, usage } = event;
            error = event['error'] ?? error;
            about = {
                ...about,
                ...((0,llm_reply .O3)(id) && { id }),
                ...((0,llm_reply .O3)(model) && { model }),
                ...((0,llm_reply .Dc)(event, 'usage') && { usage }),
            };
            const choice = Array.isArray(choices)
                ? choices.find((each) => ((0,llm_reply .Dc)(each, 'index') ?? 0) === 0)
                : undefined;
            const piece = (0,llm_reply .Dc)(choice, 'delta') ?? (0,llm_reply .Dc)(choice, 'message');
            if (piece !== undefined && (0,json .Qd)(piece)) {
                const { tool_calls, ...rest } = piece;
                message = withPiece(message, rest);
                const pieces = Array.isArray(tool_calls) ? tool_calls : [];
                for (const call of pieces)
                    if ((0,json .Qd)(call))
                        addCall(calls, call);
            }
            finish = (0,llm_reply .Dc)(choice, 'finish_reason') ?? finish;
            return error !== undefined;
        },
        reply() {
            if (error !== undefined)
                return { ...about, error };
            if (finish === null)
                return null;
            const content = message['content'];
            const whole = {
                role: 'assistant',
                ...message,
                content: content === undefined || (content === '' && calls.length > 0) ? null : content,
                ...(calls.length > 0 && { tool_calls: calls.map(wholeCall) }),
            };
            return { ...about, choices: [{ index: 0, finish_reason: finish, message: whole }] };
        },
    };
}
const WHOLE_TEXTS = new Set(['role', 'type', 'id', 'format', 'signature']);
function withPiece(known, piece) {
    const both = Object.entries(piece).map(([key, value]) => {
        const before = Object.hasOwn(known, key) ? known[key] : undefined;
        if (value === null)
            return [key, before ?? null];
        if ((0,llm_reply .KH)(before) && (0,llm_reply .KH)(value))
            return [key, WHOLE_TEXTS.has(key) ? value || before : before + value];
        if (Array.isArray(before) && (0,llm_reply .KH)(value))
            return [key, withParts(before, [{ type: 'text', text: value }])];
        if (!Array.isArray(value))
            return [key, value];
        const parts = (0,llm_reply .O3)(before) ? [{ type: 'text', text: before }] : before;
        return [key, withParts(Array.isArray(parts) ? parts : [], value)];
    });
    return { ...known, ...Object.fromEntries(both) };
}
function withParts(known, pieces) {
    const parts = [...known];
    for (const piece of pieces) {
        const last = parts.at(-1);
        const type = (0,llm_reply .Dc)(piece, 'type');
        const goesOn = (0,llm_reply .O3)(type) &&
            !type.endsWith('encrypted') &&
            ['type', 'index'].every((key) => (0,llm_reply .Dc)(last, key) === (0,llm_reply .Dc)(piece, key));
        if (goesOn && (0,json .Qd)(last) && (0,json .Qd)(piece))
            parts.splice(-1, 1, withPiece(last, piece));
        else
            parts.push(piece);
    }
    return parts;
}
function addCall(calls, { index, id, function: named, ...rest }) {
    const known = calls.findLast((call) => typeof index !== 'number' || call.index === index);
    const name = (0,llm_reply .Dc)(named, 'name');
    const isNext = (0,llm_reply .O3)(id)
        ? (0,llm_reply .O3)(known?.id) && id !== known.id
        : index === undefined && (0,llm_reply .O3)(name);
    const call = known === undefined || isNext ? { index, texts: [], rest: {} } : known;
    if (call !== known)
        calls.push(call);
    if ((0,llm_reply .O3)(id))
        call.id = id;
    if ((0,llm_reply .O3)(name))
        call.name = name;
    const text = (0,llm_reply .Dc)(named, 'arguments');
    if (text !== undefined && text !== null)
        call.texts.push((0,llm_reply .KH)(text) ? text : JSON.stringify(text));
    call.rest = { ...call.rest, ...rest };
}
const wholeCall = ({ id, name, texts, rest }) => ({
    ...(id !== undefined && { id }),
    type: 'function',
    ...rest,
    function: { ...(name !== undefined && { name }), arguments: texts.join('') },
});

; 





const MAX_OUTPUT_TOKENS = 32_000;
const RESPONSES = {
    api: 'responses',
    path: '/responses',
    streaming: ['"stream":true'],
    fields: ['id', 'model', 'status', 'incomplete_details', 'error', 'output', 'usage'],
    params: ({ instructions, functions, items }, options) => {
        const { model, reasoningEffort, baseUrl } = options;
        return {
            model,
            store: false,
            instructions,
            tools: functions.map(({ name, description, parameters }) => ({
                type: 'function',
                name,
                description,
                strict: true,
                parameters: (0,llm_reply .ob)(parameters, baseUrl),
            })),
            tool_choice: 'required',
            parallel_tool_calls: true,
            prompt_cache_key: cacheKey(instructions, items),
            ...(reasons(options) && {
                include: ['reasoning.encrypted_content'],
                max_output_tokens: MAX_OUTPUT_TOKENS,
            }),
            ...(reasoningEffort !== null && { reasoning: { effort: reasoningEffort } }),
        };
    },
    limit: (options) => (reasons(options) ? '' : (0,llm_reply .$A)('max_output_tokens', options)),
    list: 'input',
    opening: () => [],
    userText: (content) => inputItem({ role: 'user', content }),
    unusableReply: (turn) => inputItem({
        type: 'message',
        id: `msg_unusable_${turn}`,
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: llm_reply .Bo, annotations: [], logprobs: [] }],
    }),
    toolOutput: ({ callId, text }) => inputItem({ type: 'function_call_output', call_id: callId, output: text }),
    serverFieldsIn: () => [],
    withoutServerFields: (item) => item,
    assemble: assembleResponse,
    read: readResponses,
};
const inputItem = (item) => JSON.stringify(item);
function cacheKey(instructions, [first]) {
    const task = first?.type === 'user' ? first.text : '';
    return `agent-fix-${(0,external_node_crypto_.hash)('sha256', instructions + task).slice(0, 16)}`;
}
const reasons = ({ model, reasoningEffort }) => reasoningEffort !== null || isReasoningModel(model);
function isReasoningModel(model) {
    return /(^|\/)(o[1-9]|gpt-[5-9])/.test(model) && !model.includes('-chat');
}
const ResponseSchema = schemas .Ikc({
    status: schemas .k5n(['completed', 'incomplete', 'failed']).nullish(),
    incomplete_details: schemas .Ikc({ reason: schemas .YjP().nullish() }).nullish(),
    error: schemas .Ikc({ code: schemas .YjP().nullish(), message: schemas .YjP().nullish() }).nullish(),
    output: schemas .YOg(llm_reply .C8),
    usage: (0,llm_reply .ht)('input', 'output').nullish().catch(null),
    bytes: llm_reply .Cn.optional(),
});
const ItemSchema = schemas .gMt('type', [
    schemas .Ikc({
        type: schemas .euz('function_call'),
        call_id: schemas .YjP().min(1),
        name: schemas .YjP(),
        arguments: schemas .YjP(),
    }),
    schemas .Ikc({
        type: schemas .euz('message'),
        content: schemas .YOg(schemas .Ikc({ text: schemas .YjP().optional(), refusal: schemas .YjP().optional() })),
    }),
    schemas .Ikc({ type: schemas .euz('reasoning'), encrypted_content: schemas .YjP().nullish() }),
]);
function readResponses(raw, answered) {
    const response = ResponseSchema.safeParse(raw);
    if (!response.success)
        return (0,llm_reply .Sj)(response.error);
    const { status, error, output, incomplete_details, usage, bytes } = response.data;
    if (status === 'failed')
        return (0,llm_reply .O$)(`it reports ${(0,llm_reply .nT)(`${error?.code}: ${error?.message}`)}`);
    const { permitted, leftOut } = permittedItems(output, answered);
    const items = schemas .YOg(ItemSchema).safeParse(permitted);
    if (!items.success)
        return (0,llm_reply .Sj)(items.error);
    const calls = items.data
        .filter((item) => item.type === 'function_call')
        .map(({ call_id: callId, name, arguments: args }) => ({ callId, name, arguments: args }));
    const text = items.data.flatMap(textsOf).join('\n');
    return {
        kind: 'reply',
        calls,
        text,
        cutBy: status === 'incomplete' ? (0,llm_reply .gw)(incomplete_details?.reason) : null,
        echo: calls.length === 0 && text === '' ? [] : echoedItems(permitted),
        leftOut,
        raw,
        ...(0,llm_reply .uv)(usage, bytes),
    };
}
function permittedItems(output, answered) {
    const taken = new Set(answered);
    const permitted = [];
    const leftOut = [];
    for (const came of output) {
        const item = (0,llm_reply .KH)(came['name']) ? { ...came, name: (0,tools .Uf)(came['name']) } : came;
        const foreign = foreignItem(item, taken);
        if (foreign === null)
            permitted.push(item);
        else
            leftOut.push(foreign);
        if (item['type'] === 'function_call')
            taken.add(String(item['call_id']));
    }
    return { permitted, leftOut };
}
function foreignItem({ type, role, call_id }, taken) {
    switch (type) {
        case 'function_call':
            return (0,llm_reply .KH)(call_id) && taken.has(call_id) ? (0,llm_reply .eQ)(call_id) : null;
        case 'message':
            return role === undefined || role === 'assistant'
                ? null
                : `a message of the role ${(0,llm_reply .nT)(`${role}`)}`;
        case 'reasoning':
            return null;
        default:
            return `an item of the type ${(0,llm_reply .nT)(`${type}`)}`;
    }
}
function textsOf(item) {
    if (item.type !== 'message')
        return [];
    return item.content.map((part) => part.text ?? part.refusal ?? '');
}
function echoedItems(output) {
    const echo = output.filter((item) => !isReasoning(item) || (0,llm_reply .KH)(item['encrypted_content']));
    return echo.slice(0, echo.findLastIndex((item) => !isReasoning(item)) + 1);
}
function isReasoning(item) {
    return item['type'] === 'reasoning';
}
const isTerminal = (type) => type === 'response.completed' || type === 'response.incomplete' || type === 'response.failed';
function assembleResponse() {
    const items = [];
    let reply = null;
    return {
        take(event) {
            const { type } = event;
            const response = event['response'] ?? null;
            if (type === 'response.output_item.done')
                items.push(event['item'] ?? null);
            if (isTerminal(type) && (0,json .Qd)(response)) {
                const output = response['output'];
                reply = Array.isArray(output) && output.length > 0 ? response : { ...response, output: items };
            }
            else if (type === 'error') {
                reply = { status: 'failed', error: (0,llm_reply .Kd)(event) ?? null, output: [] };
            }
            return reply !== null;
        },
        reply: () => reply,
    };
}

var retry = __webpack_require__(28592);
; 











const SIGN_EVERY_MS = 1_000;
const SLOW_MS = 20_000;
class EndpointLLM {
    api;
    model;
    endpoint;
    reasoningEffort;
    #protocol;
    #options;
    #pace;
    #isOnThisMachine;
    #client = Promise.all( [__webpack_require__.e(193), __webpack_require__.e(65)]).then(__webpack_require__.bind(__webpack_require__, 7065));
    #connect = (0,once .O)(async () => new (await this.#client).Endpoint(this.#options));
    #rendered = new WeakMap();
    #streaming;
    #hasStreamed = false;
    #streams;
    #refused = new Set();
    #taken = new Set();
    constructor(protocol, options) {
        this.api = protocol.api;
        this.model = options.model;
        this.endpoint = `${options.baseUrl}${protocol.path}`;
        this.reasoningEffort = options.reasoningEffort;
        this.#protocol = protocol;
        this.#options = options;
        this.#pace = options.pace ?? provider .VM;
        this.#streaming = protocol.streaming;
        this.#isOnThisMachine = (0,settings .U9)(new URL(options.baseUrl));
        this.#streams = options.streams ?? !this.#isOnThisMachine;
    }
    render(conversation) {
        const { list, opening, params, limit } = this.#protocol;
        const items = conversation.items.flatMap((item) => this.#renderOnce(item));
        const first = opening(conversation).join(',');
        const comma = first === '' || items.length === 0 ? '' : ',';
        const constant = JSON.stringify(params(conversation, this.#options)).slice(0, -1);
        const head = `${constant},${JSON.stringify(list)}:[${first}${comma}`;
        const parts = { head, items, tail: `]${limit(this.#options)}}` };
        const body = (0,ports .EN)(parts);
        return { ...parts, sha256: (0,external_node_crypto_.hash)('sha256', body), bytes: Buffer.byteLength(body) };
    }
    read(raw, answered) {
        const reply = (0,llm_reply .b_)(raw) ?? this.#protocol.read(raw, answered);
        return reply.kind === 'reply' ? reply : notRead(reply.error);
    }
    #renderOnce(item) {
        const texts = this.#rendered.get(item) ?? renderItem(this.#protocol, item);
        this.#rendered.set(item, texts);
        return texts;
    }
    send = async (request, options) => {
        const { timeoutMs } = options;
        if (options.signal.aborted)
            return (0,retry .ce)('cancelled', timeoutMs);
        if (timeoutMs <= 0)
            return (0,retry .ce)('timeout', timeoutMs);
        const { keyName, baseUrlName } = this.#options;
        const names = { key: keyName, baseUrl: baseUrlName };
        const deadline = AbortSignal.timeout(Math.min(Math.ceil(timeoutMs), 2 ** 31 - 1));
        const signal = AbortSignal.any([options.signal, deadline]);
        const startMs = this.#pace.now();
        let troubleMs = null;
        for (let tries = 1;; tries += 1) {
            const result = await this.#tryOnce(request, signal);
            const nowMs = this.#pace.now();
            troubleMs ??= nowMs;
            const [troubledMs, remainingMs] = [nowMs - troubleMs, startMs + timeoutMs - nowMs];
            const at = { tries, troubledMs, remainingMs, timeoutMs, names, isOnThisMachine: this.#isOnThisMachine };
            const verdict = (0,retry .kI)(result, at);
            options.onAttempt({ ...describe(result), waitMs: verdict.kind === 'again' ? verdict.waitMs : null });
            if (verdict.kind === 'done')
                return verdict.outcome;
            await this.#pace.sleep(verdict.waitMs, signal).catch(() => { });
            if (signal.aborted)
                return (0,retry .ce)(whyAborted(signal), timeoutMs);
        }
    };
    async #tryOnce(request, signal) {
        const rendered = (0,llm_reply .pJ)(request, this.#refused, this.#protocol);
        const { assemble, path } = this.#protocol;
        const way = this.#streams ? (this.#streaming[0] ?? null) : null;
        const body = way === null ? rendered : `${rendered.slice(0, -1)},${way}}`;
        const endpoint = await this.#connect();
        const startMs = this.#pace.now();
        const elapsedMs = () => this.#pace.now() - startMs;
        const sayAwaiting = () => this.#options.onAnswering?.({ ms: elapsedMs(), bytes: endpoint.bytes });
        const timer = setInterval(sayAwaiting, SIGN_EVERY_MS);
        const answer = await endpoint.ask({ path, body, assembly: assemble(), signal });
        clearInterval(timer);
        this.#streams ||= this.#options.streams === undefined && elapsedMs() > SLOW_MS;
        if (signal.aborted)
            return { kind: 'stopped', why: whyAborted(signal) };
        if (answer.kind === 'answered') {
            if (way !== null)
                this.#hasStreamed = true;
            for (const part of this.#partsIn(request))
                this.#taken.add(part);
            return this.#readAnswer(answer, request.bytes);
        }
        if (answer.kind === 'refused' && (0,retry .ip)(answer.details))
            return this.#unreadCall(answer.details, request.bytes);
        const parts = answer.kind === 'refused' ? this.#refuses(answer, request) : [];
        if (answer.kind === 'refused' && parts.length > 0) {
            for (const part of parts)
                this.#refused.add(part);
            return { kind: 'without', status: answer.status, parts };
        }
        if (way === null || this.#hasStreamed || !mayRefuseStream(answer))
            return answer;
        this.#streaming = this.#streaming.slice(1);
        return { kind: 'without', status: answer.status, parts: ['stream'] };
    }
    #partsIn(request) {
        return (0,llm_reply .c3)(request, this.#protocol).filter((part) => !this.#refused.has(part));
    }
    #refuses({ status, details }, request) {
        if (!REFUSING_A_PART.has(status))
            return [];
        const parts = this.#partsIn(request).filter((part) => part !== 'strict' || !(0,provider .R1)(this.#options.baseUrl));
        const text = `${details.param ?? ''} ${details.message}`;
        const named = parts.filter((part) => (PART_WORDS[part] ?? new RegExp(`\\b${part}\\b`)).test(text));
        if (named.length > 0)
            return WANTS_IT.test(text) ? [] : named;
        return parts.filter((part) => !(part in PART_WORDS) && !this.#taken.has(part));
    }
    #unreadCall({ message }, requestBytes) {
        const sizes = { request: requestBytes, reply: Buffer.byteLength(message) };
        return ((0,llm_reply .b_)({ unread_call: message, bytes: sizes }) ?? { kind: 'no_reply', status: 200, why: message });
    }
    #readAnswer(answer, requestBytes) {
        const { status, problem, bytes } = answer;
        const body = problem === null ? (0,llm_reply .OG)(answer, this.#options.baseUrlName) : (0,llm_reply .O$)(problem);
        if (body.kind === 'unreadable')
            return { kind: 'no_reply', status, why: body.error };
        const kept = Object.entries(body.value).filter(([field]) => this.#protocol.fields.includes(field));
        const sizes = { request: requestBytes, reply: bytes.length };
        const raw = this.#blotKey({ ...Object.fromEntries(kept), bytes: sizes });
        const reply = this.#protocol.read(raw, new Set());
        if (reply.kind === 'reply')
            return reply;
        const details = (0,retry .Je)((0,llm_reply .Kd)(body.value), this.#options.key);
        return (0,retry .ip)(details)
            ? this.#unreadCall(details, requestBytes)
            : { kind: 'no_reply', status, why: reply.error };
    }
    #blotKey(raw) {
        const text = JSON.stringify(raw);
        const clean = (0,provider .wC)(text, this.#options.key);
        return clean === text ? raw : JSON.parse(clean);
    }
}
const notRead = (why) => ({
    kind: 'failed',
    reason: 'unavailable',
    status: null,
    message: `The model endpoint gave no reply that can be read: ${why}.`,
});
function renderItem(protocol, item) {
    switch (item.type) {
        case 'user':
            return [protocol.userText(item.text)];
        case 'reply':
            return item.echo.map((each) => JSON.stringify(each));
        case 'unusable_reply':
            return [protocol.unusableReply(item.turn)];
        case 'tool_output':
            return [protocol.toolOutput(item)];
        default:
            return (0,errors .xb)(item);
    }
}
const whyAborted = ({ reason }) => reason instanceof DOMException && reason.name === 'TimeoutError' ? 'timeout' : 'cancelled';
const REFUSING_A_PART = new Set([400, 422]);
const PART_WORDS = {
    strict: /\bstrict\b|schema|\b(min|max)(imum|Items|Length)\b/i,
    max_tokens: /max_\w*tokens|context|too (long|large)|output limit/i,
};
const WANTS_IT = /\b(missing|must be passed|must be provided|is required)\b/i;
const mayRefuseStream = (result) => result.kind === 'refused' &&
    (result.status === 400 || result.status === 422) &&
    (result.details.param === null || /^stream/.test(result.details.param));
function describe(result) {
    switch (result.kind) {
        case 'reply':
            return { status: 200, error: null };
        case 'no_reply':
            return { status: result.status, error: result.why };
        case 'without':
            return { status: result.status, error: `no_${result.parts.join('_')}` };
        case 'refused':
            return { status: result.status, error: /^[\w.-]{1,64}$/.exec(result.details.code ?? '')?.[0] ?? null };
        case 'lost':
            return { status: null, error: result.word };
        case 'stopped':
            return { status: null, error: result.why };
        default:
            return (0,errors .xb)(result);
    }
}
function createLLM(options) {
    if (options === null)
        return NO_MODEL;
    return new EndpointLLM(options.api === 'responses' ? RESPONSES : CHAT, options);
}
const RecordedSchema = schemas .Ikc({
    api: schemas .k5n(settings .Th.apis),
    model: schemas .YjP(),
    endpoint: schemas .YjP(),
    reasoning_effort: schemas .k5n(settings .Th.reasoningEfforts).nullable().default(null),
});
function recordedModel(recorded) {
    if (recorded.api === NO_MODEL_API)
        return NO_MODEL;
    const parsed = RecordedSchema.safeParse(recorded);
    if (!parsed.success)
        throw new Error(`The trace names a model that cannot be used: ${parsed.error.message}`);
    const { api, model, endpoint, reasoning_effort: reasoningEffort } = parsed.data;
    const baseUrl = (0,provider .QA)(endpoint.replace(/\/(responses|chat\/completions)$/, ''), 'the recorded endpoint');
    const key = (0,provider .Sq)('none', 'the key of a replay');
    return createLLM({ api, model, baseUrl, key, reasoningEffort, keyName: 'key', baseUrlName: 'endpoint' });
}
function replayLLM({ model, replies, goesOn, }) {
    const left = replies.values();
    return {
        api: model.api,
        model: model.model,
        endpoint: model.endpoint,
        reasoningEffort: model.reasoningEffort,
        render: (conversation) => model.render(conversation),
        read: (raw, answered) => model.read(raw, answered),
        send: async (request, options) => {
            const reply = left.next().value;
            if (reply !== undefined)
                return reply.kind === 'reply' ? model.read(reply.raw, new Set()) : reply;
            if (goesOn)
                return model.send(request, options);
            const message = `The record ends after ${replies.length} replies.`;
            return { kind: 'failed', reason: 'exhausted', status: null, message };
        },
    };
}
const NO_MODEL_API = 'none';
const NO_MODEL = {
    api: NO_MODEL_API,
    model: 'builtin',
    endpoint: '',
    reasoningEffort: null,
    render: () => {
        throw new Error('a run without a model rendered a request');
    },
    send: () => Promise.resolve({
        kind: 'failed',
        reason: 'rejected',
        status: null,
        message: 'There is no model in this run.',
    }),
    read: () => notRead('there is no model in this run'),
};


  }),

  50326:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $A: () => (  localLimit),
    Bo: () => (  UNUSABLE_REPLY),
    C8: () => (  VerbatimSchema),
    Cn: () => (  SizesSchema),
    DD: () => (  MAX_LEVELS),
    Dc: () => (  member),
    KH: () => (  isText),
    Kd: () => (  errorIn),
    Kf: () => (  MAX_REPLY_BYTES),
    O$: () => (  unreadable),
    O3: () => (  isNonEmptyText),
    OG: () => (  parseBody),
    Sj: () => (  otherShape),
    b_: () => (  unreadCall),
    c3: () => (  refusableParts),
    eQ: () => (  reusedId),
    f_: () => (  isTooDeep),
    gw: () => (  cutBy),
    ht: () => (  usageSchema),
    nT: () => (  foreignLine),
    ob: () => (  parametersFor),
    pJ: () => (  sendable),
    uv: () => (  replyUsage)
  });
  var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81469);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7403);
  var _base_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26910);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59199);
  var _core_ports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53392);
  var _core_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68027);
  var _provider_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30445);








const MAX_REPLY_BYTES = 4 * 1024 * 1024;
const countSchema = zod__WEBPACK_IMPORTED_MODULE_4__  .aig().int().min(0);
const SizesSchema = zod__WEBPACK_IMPORTED_MODULE_4__  .Ikc({ request: countSchema, reply: countSchema });
function estimateUsage(sizes) {
    return {
        input_tokens: Math.max(1, Math.ceil((sizes?.request ?? 0) / 4)),
        cached_input_tokens: 0,
        output_tokens: Math.max(1, Math.ceil((sizes?.reply ?? 0) / 4)),
    };
}
const BOUNDS = /,"(?:minimum|min(?:Length|Items)|maxItems)":\d+|"min(?:imum|Length|Items)":\d+,/g;
const parametersFor = (parameters, baseUrl) => (0,_provider_js__WEBPACK_IMPORTED_MODULE_3__  .R1)(baseUrl) || (0,_provider_js__WEBPACK_IMPORTED_MODULE_3__  .QH)(baseUrl)
    ? JSON.parse(JSON.stringify(parameters).replaceAll(BOUNDS, ''))
    : parameters;
const STRICT = ',"strict":true';
const refusableParts = ({ head, tail, items }, protocol) => [
    ...(head.includes(STRICT) ? ['strict'] : []),
    ...(tail.includes(':') ? ['max_tokens'] : []),
    ...protocol.serverFieldsIn(items),
];
function sendable(request, refused, protocol) {
    if (refused.size === 0)
        return (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_5__  .EN)(request);
    const { head, items, tail } = request;
    return (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_5__  .EN)({
        head: refused.has('strict') ? head.replaceAll(STRICT, '').replaceAll(BOUNDS, '') : head,
        items: items.map((item) => protocol.withoutServerFields(item, refused)),
        tail: refused.has('max_tokens') ? ']}' : tail,
    });
}
const UNUSABLE_REPLY = '(a reply that could not be used)';
const MAX_LOCAL_TOKENS = 16_384;
const localLimit = (name, { baseUrl }) => (0,_core_settings_js__WEBPACK_IMPORTED_MODULE_2__  .U9)(new URL(baseUrl)) ? `,"${name}":${MAX_LOCAL_TOKENS}` : '';
const replyUsage = (counted, sizes) => counted ? { usage: counted } : { usage: estimateUsage(sizes), isEstimated: true };
const UnreadSchema = zod__WEBPACK_IMPORTED_MODULE_4__  .Ikc({ unread_call: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP(), bytes: SizesSchema });
function unreadCall(raw) {
    const { unread_call: unread, bytes } = UnreadSchema.safeParse(raw).data ?? {};
    if (unread === undefined)
        return null;
    return {
        kind: 'reply',
        calls: [],
        text: '',
        cutBy: null,
        echo: [],
        leftOut: [],
        raw,
        unread,
        ...replyUsage(null, bytes),
    };
}
const TokensSchema = zod__WEBPACK_IMPORTED_MODULE_4__  .Ikc({
    input: countSchema.min(1),
    output: countSchema,
    details: zod__WEBPACK_IMPORTED_MODULE_4__  .Ikc({ cached_tokens: countSchema }).nullish().catch(null),
})
    .transform(({ input, output, details }) => ({
    input_tokens: input,
    cached_input_tokens: details?.cached_tokens ?? 0,
    output_tokens: output,
}));
const usageSchema = (input, output) => zod__WEBPACK_IMPORTED_MODULE_4__  .vkY((usage) => (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__  .Qd)(usage)
    ? {
        input: usage[`${input}_tokens`],
        output: usage[`${output}_tokens`],
        details: usage[`${input}_tokens_details`],
    }
    : usage, TokensSchema);
const unreadable = (error) => ({ kind: 'unreadable', error });
const VerbatimSchema = zod__WEBPACK_IMPORTED_MODULE_4__  .IeY(_base_json_js__WEBPACK_IMPORTED_MODULE_6__  .Qd, 'expected an object');
function otherShape(error) {
    const [issue] = error.issues;
    return unreadable(`its answer has another shape: ${issue?.path.join('.')}: ${issue?.message}`);
}
const reusedId = (callId) => `a call with the id ${foreignLine(callId)}, which is taken`;
function cutBy(word) {
    if (word === 'max_output_tokens' || word === 'length')
        return _core_ports_js__WEBPACK_IMPORTED_MODULE_5__  .oJ;
    return word === 'content_filter' ? 'content filter' : (word ?? 'endpoint');
}
const MAX_FOREIGN_CHARS = 300;
function foreignLine(text) {
    const most = 4 * MAX_FOREIGN_CHARS;
    const ends = text.length <= 2 * most ? text : `${text.slice(0, most)} … ${text.slice(-most)}`;
    const line = ends.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
    if (line.length <= MAX_FOREIGN_CHARS)
        return line;
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__  .OJ)(line, MAX_FOREIGN_CHARS / 2)} … ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__  .iV)(line, MAX_FOREIGN_CHARS / 2)}`;
}
const MAX_LEVELS = 100;
function parseBody({ contentType, bytes }, baseUrlName) {
    if (bytes.length > MAX_REPLY_BYTES)
        return otherBody(`longer than ${MAX_REPLY_BYTES} bytes`);
    if (contentType !== null && !isJsonType(contentType)) {
        const what = /^[\w.+/-]{1,80}/.exec(contentType)?.[0] ?? 'of an odd content type';
        return otherBody(`${what}, not JSON${what === 'text/html' ? `; check ${baseUrlName}` : ''}`);
    }
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return otherBody('not valid UTF-8');
    const text = new TextDecoder().decode(bytes);
    if (text.trim() === '')
        return otherBody('empty');
    const value = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_7__  .NW)(undefined, () => JSON.parse(text));
    if (isTooDeep(value))
        return otherBody(`nested deeper than ${MAX_LEVELS} levels`);
    return value !== undefined && (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__  .Qd)(value)
        ? { kind: 'object', value }
        : otherBody('not a JSON object');
}
const otherBody = (what) => unreadable(`its answer is ${what}`);
function isJsonType(contentType) {
    return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType.trim());
}
function isTooDeep(value, levels = MAX_LEVELS) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((each) => isTooDeep(each, levels - 1));
}
const isText = (value) => typeof value === 'string';
const isNonEmptyText = (value) => isText(value) && value !== '';
function member(value, key) {
    return value !== undefined && (0,_base_json_js__WEBPACK_IMPORTED_MODULE_6__  .Qd)(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
function errorIn(event) {
    const error = member(event, 'error') ?? member(member(event, 'response'), 'error');
    return error ?? (event['type'] === 'error' ? event : undefined);
}


  }),

  28592:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D$: () => (  readRetryAfter),
    FD: () => (  refusedForGood),
    HB: () => (  unreachable),
    Je: () => (  readErrorDetails),
    WG: () => (  isPassing),
    ce: () => (  stopped),
    g2: () => (  MAX_SILENCE_MS),
    ip: () => (  isUnreadCall),
    kI: () => (  afterTry),
    lF: () => (  FINAL_LOSS),
    qY: () => (  SILENT)
  });
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7403);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59199);
  var _core_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68027);
  var _provider_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30445);
  var _reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50326);





const MIN_WAIT_MS = 500;
const MAX_BACKOFF_MS = 8_000;
const PATIENCE_MS = 25_000;
const RATE_LIMIT_PATIENCE_MS = 65_000;
const NOT_STARTED_PATIENCE_MS = 2_000;
const SILENT = 'SILENT';
const MAX_SILENCE_MS = 10 * 60_000;
const FINAL_LOSS = new RegExp(`CERT|LEAF_SIGNATURE|^${SILENT}$`);
const WORDS = {
    lasting: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .EB)([
        /requires --\w+/,
        /does not support (tools|chat|function)|requires more system memory/,
        /\b(NotFound|BadRequest|Authentication|PermissionDenied|UnsupportedParams|UnprocessableEntity)Error\b/,
        /\bmodel\b.{0,80}\b(not found|does not exist|not supported|not available|cannot be found)\b/,
        /\b(unknown|unsupported|no such|invalid) model\b|model_not_found/,
        /roles must alternate|raise_exception|\bjinja\b|chat template|No user query found/,
        /exceeds? the (available |maximum )?context|context length exceeded|ContextWindowExceeded/,
    ], 'i'),
    loading: /\bloading (the )?model\b|\bmodel\b.{0,80}\bloading\b/i,
    context: /context[_ ]?(length|size|window)|ContextWindowExceeded|prompt is too long|exceeds the context/i,
    unread: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .EB)([
        /output that does not match the expected/,
        /failed to parse (input|tool call|the model|messages|function)/,
        /error parsing tool call|(parse|parsing|invalid|malformed) (tool|function)[ _]?calls?/,
        /tool_use_failed|failed to call a function|malformed_function_call/,
        /HarmonyError|tokens remaining in message header/,
    ], 'i'),
};
const isUnreadCall = ({ message, code }) => WORDS.unread.test(`${code} ${message}`);
const ENDPOINT_FAILED = {
    no_reply: 'still gave no reply after …: ….',
    refuses_still: 'still answered … after ……',
    long_wait: 'answered … and told us to wait …, but only … are left…',
    key: 'refused the key (…)… Check ….',
    redirect: 'answered with a redirect (…), which is not followed, because it would carry the key along. ' +
        'Give the final address as ….',
    quota: 'has no quota left for this key (429)… Check ….',
    request: 'rejected the request (…)……',
    context: `rejected the request (…)… The conversation is longer than the context of the model. ${_core_settings_js__WEBPACK_IMPORTED_MODULE_1__  .M8.context}.`,
    silent: 'was connected, and gave no answer for …. ' +
        'It may be overloaded, or the model too slow: try again later, or with another model.',
    unreachable: 'could not be reached (…, …). …',
    timeout: 'had given no whole answer, … after the request, when the time of the run was up.',
};
function afterTry(result, at) {
    switch (result.kind) {
        case 'reply':
            return { kind: 'done', outcome: result };
        case 'no_reply': {
            const waitMs = waitAfter({ ...at, status: result.status, retryAfterMs: null });
            const what = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .Bq)(ENDPOINT_FAILED.no_reply, countTries(at.tries), result.why);
            return waitMs === null
                ? { kind: 'done', outcome: failure('unavailable', result.status, what) }
                : { kind: 'again', waitMs };
        }
        case 'without':
            return { kind: 'again', waitMs: 0 };
        case 'stopped':
            return { kind: 'done', outcome: stopped(result.why, at.timeoutMs) };
        case 'refused':
            return afterRefusal(result, at);
        case 'lost': {
            const isNotStarted = at.isOnThisMachine && result.word === 'ECONNREFUSED';
            const trouble = { ...at, status: null, retryAfterMs: null, isNotStarted };
            const waitMs = FINAL_LOSS.test(result.word) ? null : waitAfter(trouble);
            return waitMs === null
                ? { kind: 'done', outcome: unreachable(result.word, at.tries, at.names) }
                : { kind: 'again', waitMs };
        }
        default:
            return (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__  .xb)(result);
    }
}
function afterRefusal(refused, at) {
    const { status, details, retryAfterMs } = refused;
    if (!isPassing(status) || details.code === 'insufficient_quota' || WORDS.lasting.test(details.message)) {
        return { kind: 'done', outcome: refusedForGood(status, details, at.names) };
    }
    const waitMs = waitAfter({ ...at, status, retryAfterMs, isLoading: WORDS.loading.test(details.message) });
    if (waitMs !== null)
        return { kind: 'again', waitMs };
    const what = retryAfterMs === null
        ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .Bq)(ENDPOINT_FAILED.refuses_still, status, countTries(at.tries), quoted(details))
        : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .Bq)(ENDPOINT_FAILED.long_wait, status, seconds(retryAfterMs), seconds(at.remainingMs), quoted(details));
    return { kind: 'done', outcome: failure('unavailable', status, what) };
}
function waitAfter(trouble) {
    const { retryAfterMs, remainingMs } = trouble;
    if (retryAfterMs !== null) {
        const waitMs = Math.max(retryAfterMs, MIN_WAIT_MS);
        return waitMs < remainingMs ? waitMs : null;
    }
    const waitMs = Math.min(MIN_WAIT_MS * 2 ** (trouble.tries - 1), MAX_BACKOFF_MS);
    const patienceMs = patienceFor(trouble);
    return trouble.troubledMs + waitMs <= patienceMs && waitMs < remainingMs ? waitMs : null;
}
function patienceFor({ status, isNotStarted = false, isLoading = false }) {
    if (isLoading)
        return Number.POSITIVE_INFINITY;
    if (isNotStarted)
        return NOT_STARTED_PATIENCE_MS;
    return status === 429 ? RATE_LIMIT_PATIENCE_MS : PATIENCE_MS;
}
function isPassing(status) {
    return status === 408 || status === 409 || status === 429 || status >= 500;
}
function readRetryAfter(headers, wallClockMs) {
    const inMs = count(headers.get('retry-after-ms'));
    if (inMs !== null)
        return inMs;
    const text = headers.get('retry-after');
    const inSeconds = count(text);
    if (inSeconds !== null)
        return inSeconds * 1000;
    const date = Date.parse(text ?? '');
    return Number.isNaN(date) ? null : Math.max(0, date - wallClockMs);
}
function count(text) {
    return text !== null && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
function readErrorDetails(error, key) {
    const parts = [error, (0,_reply_js__WEBPACK_IMPORTED_MODULE_3__  .Dc)(error, 'message'), (0,_reply_js__WEBPACK_IMPORTED_MODULE_3__  .Dc)(error, 'detail')];
    const message = parts.find(_reply_js__WEBPACK_IMPORTED_MODULE_3__  .KH) ?? JSON.stringify(parts.find((part) => Array.isArray(part)) ?? '').slice(1, -1);
    const [code, param] = [(0,_reply_js__WEBPACK_IMPORTED_MODULE_3__  .Dc)(error, 'code'), (0,_reply_js__WEBPACK_IMPORTED_MODULE_3__  .Dc)(error, 'param')];
    return {
        message: (0,_reply_js__WEBPACK_IMPORTED_MODULE_3__  .nT)((0,_provider_js__WEBPACK_IMPORTED_MODULE_2__  .wC)(message, key)),
        code: (0,_reply_js__WEBPACK_IMPORTED_MODULE_3__  .KH)(code) ? (0,_provider_js__WEBPACK_IMPORTED_MODULE_2__  .wC)(code, key) : null,
        param: (0,_reply_js__WEBPACK_IMPORTED_MODULE_3__  .KH)(param) ? param : null,
    };
}
function refusedForGood(status, details, names) {
    const rejected = (what) => failure('rejected', status, what);
    if (status === 401 || status === 403)
        return failure('unauthorized', status, (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .Bq)(ENDPOINT_FAILED.key, status, quoted(details), names.key));
    if (status >= 300 && status < 400)
        return rejected((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .Bq)(ENDPOINT_FAILED.redirect, status, names.baseUrl));
    if (status === 429)
        return rejected((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .Bq)(ENDPOINT_FAILED.quota, quoted(details), names.key));
    if (WORDS.context.test(`${details.code} ${details.message}`))
        return rejected((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .Bq)(ENDPOINT_FAILED.context, status, quoted(details)));
    const advice = status === 404 ? ` Check model and ${names.baseUrl}.` : '';
    return rejected((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .Bq)(ENDPOINT_FAILED.request, status, quoted(details), advice));
}
function unreachable(word, tries, names) {
    if (word === SILENT) {
        return failure('unavailable', null, (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .Bq)(ENDPOINT_FAILED.silent, seconds(MAX_SILENCE_MS)));
    }
    const mend = word === 'ECONNREFUSED'
        ? `Nothing listens there: start the server, or check ${names.baseUrl}.`
        : `Check ${names.baseUrl} and the network.`;
    return failure('unreachable', null, (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .Bq)(ENDPOINT_FAILED.unreachable, word, countTries(tries), mend));
}
function stopped(why, timeoutMs) {
    if (why === 'timeout')
        return failure(why, null, (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .Bq)(ENDPOINT_FAILED.timeout, seconds(timeoutMs)));
    return { kind: 'failed', reason: why, status: null, message: 'The request to the model was cancelled.' };
}
function failure(reason, status, what) {
    return { kind: 'failed', reason, status, message: `The model endpoint ${what}` };
}
function quoted(details) {
    return details.message === '' ? '.' : `: "${details.message}".`;
}
function countTries(tries) {
    return tries === 1 ? '1 try' : `${tries} tries`;
}
function seconds(ms) {
    return `${Math.max(0, Math.ceil(ms / 1000))} s`;
}


  }),

  24805:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    RW: () => (  Checkout),
    TH: () => (  newerThan),
    Y_: () => (  changedFiles),
    x: () => (  isAtBase)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7403);
  var _workspace_repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66904);
  var _folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63060);





class Checkout {
    root;
    #idOf;
    constructor(root, { idOf }) {
        this.root = root;
        this.#idOf = idOf;
    }
    read(path) {
        if (!this.#foldersAbove(path).every(_folders_js__WEBPACK_IMPORTED_MODULE_2__  .lQ))
            return { kind: 'missing' };
        const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, path);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(full, { throwIfNoEntry: false });
        if (stats === undefined)
            return { kind: 'missing' };
        if (stats.isSymbolicLink()) {
            const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(full);
            return { kind: 'link', oid: this.#idOf(Buffer.from(target)), target };
        }
        if (!stats.isFile())
            return { kind: 'other' };
        const isExecutable = (stats.mode & 0o100) !== 0;
        return { kind: 'file', oid: this.#idOf({ file: full }), size: stats.size, isExecutable };
    }
    readBytes(path) {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, path));
    }
    keep(path) {
        const state = this.read(path);
        if (state.kind !== 'file')
            return state;
        return { kind: 'file', bytes: this.readBytes(path), isExecutable: state.isExecutable };
    }
    write(path, wanted, afterMs = 0) {
        if (this.holds(path, wanted))
            return;
        this.#makeFolders(path);
        const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, path);
        const before = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(full, { throwIfNoEntry: false });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(full, { recursive: true, force: true });
        if (wanted.kind === 'link')
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(wanted.target, full);
        else
            createFile(full, wanted, Math.max(laterThan(before, wanted.bytes.length), newerThan(afterMs)));
    }
    holds(path, wanted) {
        const state = this.read(path);
        if (state.kind === 'link')
            return wanted.kind === 'link' && wanted.target === state.target;
        if (state.kind !== 'file' || wanted.kind !== 'file')
            return false;
        return state.isExecutable === wanted.isExecutable && state.oid === this.#idOf(wanted.bytes);
    }
    remove(path) {
        if (this.#foldersAbove(path).every(_folders_js__WEBPACK_IMPORTED_MODULE_2__  .lQ)) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, path), { recursive: true, force: true });
        }
    }
    #makeFolders(path) {
        (0,_folders_js__WEBPACK_IMPORTED_MODULE_2__  .t_)(this.root);
        for (const folder of this.#foldersAbove(path)) {
            (0,_folders_js__WEBPACK_IMPORTED_MODULE_2__  .t_)(folder);
            if ((0,_folders_js__WEBPACK_IMPORTED_MODULE_2__  .lQ)(folder))
                continue;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { force: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
        }
    }
    #foldersAbove(path) {
        const folders = [];
        for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path); folder !== '.'; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
            folders.unshift((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, folder));
        }
        return folders;
    }
}
function createFile(full, { bytes, isExecutable }, second) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(full, 'wx', isExecutable ? 0o755 : 0o644);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, bytes);
        if (second > Date.now() / 1000)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.futimesSync)(file, second, second);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
const laterThan = (before, size) => before?.size === size ? newerThan(before.mtimeMs) : 0;
const newerThan = (ms) => {
    const now = Date.now() / 1000;
    const second = Math.floor(ms / 1000);
    return Math.floor(now) > second ? now : second + 1;
};
function isAtBase(state, entry) {
    switch (state.kind) {
        case 'file':
            return (entry.kind === 'file' && state.isExecutable === (entry.mode === '100755') && state.oid === entry.oid);
        case 'link':
            return entry.kind === 'link' && state.oid === entry.oid;
        case 'missing':
        case 'other':
            return false;
        default:
            return (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__  .xb)(state);
    }
}
const MAX_CHANGED_BYTES = 1024 * 1024;
async function changedFiles(root, snapshot, { putBack }) {
    const checkout = new Checkout((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), snapshot);
    const found = [];
    for (const path of snapshot.paths()) {
        const entry = snapshot.tree.find(path);
        if (entry?.kind !== 'file' || !(0,_workspace_repo_path_js__WEBPACK_IMPORTED_MODULE_4__  .SL)(path))
            continue;
        const state = checkout.read(path);
        if (state.kind !== 'file' || state.size > MAX_CHANGED_BYTES || isAtBase(state, entry))
            continue;
        const bytes = checkout.readBytes(path);
        const base = await snapshot.read(entry, Number.POSITIVE_INFINITY);
        if (base.kind !== 'bytes')
            continue;
        const [before, after] = [utf8Text(base.bytes), utf8Text(bytes)];
        if (before?.replaceAll('\r\n', '\n') === after?.replaceAll('\r\n', '\n'))
            continue;
        if (putBack)
            checkout.write(path, { kind: 'file', bytes: base.bytes, isExecutable: entry.mode === '100755' });
        found.push({ path, before, after });
    }
    return found;
}
const utf8Text = (bytes) => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__  .NW)(null, () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));


  }),

  95322:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  X: () => (  createTestOracle)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var errors = __webpack_require__(7403);
var command_command = __webpack_require__(51842);
var jobs = __webpack_require__(95106);
var repo_path = __webpack_require__(66904);
var oracle_checkout = __webpack_require__(24805);
var external_node_path_ = __webpack_require__(76760);
var promises_ = __webpack_require__(58500);
var base_text = __webpack_require__(59199);
var test_output = __webpack_require__(72877);
var programs = __webpack_require__(76955);
; 



const MAX_BLANKED = 3000;
const NOT_BUILT = /^(?:\.|__pycache__$|node_modules$|site-packages$|venv$|vendor$)/;
const BLANK = Buffer.from(')]}\n');
async function builtFiles(checkout, snapshot) {
    const args = [
        `--work-tree=${checkout}`,
        'ls-files',
        '--others',
        '--directory',
        '--no-empty-directory',
        '-z',
    ];
    const { exitCode, stdout } = await snapshot.repository.ask(args, { cwd: checkout });
    const paths = exitCode === 0 ? stdout.toString('utf8').split('\0') : [];
    return paths.filter((path) => path !== '' &&
        (path.endsWith('/') || (0,programs .Jf)((0,external_node_path_.join)(checkout, path))) &&
        !path.split('/').some((part) => NOT_BUILT.test(part)));
}
async function blankedSources({ snapshot, journal, policy, }) {
    const written = journal.latest();
    const paths = [...snapshot.paths()].filter(repo_path .SL).filter((await policy()).isProduct);
    if (paths.length === 0 || paths.length > MAX_BLANKED)
        return null;
    const entries = new Map();
    for (const path of paths) {
        const found = snapshot.tree.find(path);
        if (found?.kind === 'file')
            entries.set(path, { path, bytes: BLANK, mode: '100644', oid: 'blank', base: null, changedBytes: 0 });
    }
    for (const entry of written)
        entries.set(entry.path, { ...entry, bytes: BLANK, oid: 'blank' });
    return [...entries.values()];
}

var json = __webpack_require__(26910);
var numbers = __webpack_require__(70764);
var once = __webpack_require__(51189);
var all_runners = __webpack_require__(63018);
var schemas = __webpack_require__(81469);
var test_runner = __webpack_require__(72651);
; 






const ASSIGNMENT = /^[A-Za-z_]\w*=/;
const setsVariable = ({ value }) => ASSIGNMENT.test(value);
const TRANSPARENT = [
    ['poetry pipenv pdm rye hatch', 'run', /(?!)/],
    ['pnpm yarn bundle', 'exec', /(?!)/],
    ['uv', 'run', /^--(?:frozen|locked|no-sync|all-extras)$/],
    ['bunx', null, /(?!)/],
    ['npx', null, /^--(?:no-install|yes|no)$/],
    ['xvfb-run', null, /^-a$/],
    ['cross-env', null, ASSIGNMENT],
    ['timeout', null, /^(?:-.*|[A-Z]+|[\d.]+[smhd]?)$/],
    ['node', null, /^--[\w-]+(?:=|$)/],
];
function areTransparent(words) {
    const [program, ...rest] = words.map(({ value }) => value);
    if (program === undefined)
        return true;
    const [, verb, others = /(?!)/] = TRANSPARENT.find(([programs]) => programs.split(' ').includes(program)) ?? [];
    if (verb === undefined || (verb !== null && rest[0] !== verb))
        return false;
    const from = verb === null ? 0 : 1;
    const end = rest.findIndex((word, at) => at >= from && !others.test(word));
    return end < 0 || areTransparent(words.slice(end + 1));
}
const MAX_NAME_WORDS = 8;
const MAX_COMMAND_CHARS = 16_000;
async function readTestCommand({ run, shell, workingDirectory: folder }, files) {
    const tree = await (0,command_command .UK)(files, { run, shell, folder });
    return {
        runners: Math.max(1, runnersIn(tree)),
        async commandsForOnly(failures) {
            const found = await commandsFor(tree, { failures, files });
            const commands = found.map(({ before, text }) => before + text);
            return commands.filter((text) => text.length <= MAX_COMMAND_CHARS);
        },
    };
}
function folderView(path, { isFile, isFolder, readText }) {
    const below = (name) => (path === '.' ? name : `${path}/${name}`);
    return {
        path,
        isFile: (name) => isFile(below(name)),
        isFolder: (name) => isFolder(below(name)),
        readText: (name) => readText(below(name)),
    };
}
async function commandsFor(tree, search) {
    const script = readPlainScript(tree);
    if (script === null)
        return [];
    const { environment, calls, before } = script;
    const [{ folder }] = calls;
    const words = await withoutCoverage(script, folderView(folder, search.files));
    const call = runnerCallOf(words);
    const called = call ?? builtProgramOf(words, folder, search);
    if (called !== null) {
        const forms = await onlyForms(called, folder, search);
        return forms.map(({ args }) => ({ before, text: `${called.head} ${args}`, isOneCall: true }));
    }
    for (const each of calls) {
        const isCalled = words.length === environment.length + each.words.length;
        const found = isCalled ? await commandsForTasks(script, each, search) : [];
        if (found.length > 0)
            return found;
        const further = await withFurtherWords(script, each, search);
        if (further.length > 0)
            return further;
    }
    return [];
}
async function commandsForTasks({ environment, before: outer }, { folder, scripts }, search) {
    for (const script of scripts.toReversed()) {
        const exact = script.origin.kind === 'task' ? script.origin.exact : undefined;
        const found = exact === undefined ? [] : await commandsFor(script, search);
        if (exact === undefined || found.length === 0)
            continue;
        const variables = (0,test_runner .d8)(rawWords(environment), exact.variables);
        const first = exact.before === undefined ? '' : `${exact.before}\n`;
        const move = folder === script.folder ? '' : `cd ${pathBetween(folder, script.folder)} && `;
        return found.map(({ before: inner, text, isOneCall }) => {
            const isAlone = isOneCall && `${first}${inner}`.trim() === '';
            const set = variables === '' ? '' : isAlone ? `${variables} ` : `export ${variables}\n`;
            const command = isAlone ? text : `${first}${inner}${text}`;
            return { before: outer, text: `${move}${set}${command}`, isOneCall: isAlone && move === '' };
        });
    }
    return [];
}
function pathBetween(from, to) {
    const [above, below] = [from, to].map((path) => (path === '.' ? [] : path.split('/')));
    const [outer, inner] = [above ?? [], below ?? []];
    const differ = outer.findIndex((name, at) => name !== inner[at]);
    const shared = differ < 0 ? outer.length : differ;
    return (0,base_text .r7)([...outer.slice(shared).map(() => '..'), ...inner.slice(shared)].join('/') || '.');
}
async function withFurtherWords({ environment, command, before }, call, search) {
    const around = launchersOf(call);
    const isModule = around[1]?.value === '-m' && (0,command_command .kX)(around[0]?.value ?? '') === 'python';
    if (!areTransparent(isModule ? around.slice(2) : around))
        return [];
    const outer = (0,test_runner .d8)(rawWords([...environment, ...command.words]));
    const forms = [];
    for (const { origin, folder } of call.scripts) {
        const further = origin.kind === 'task' ? origin.further : undefined;
        for (const line of further?.lines ?? []) {
            const added = await addedTo(line, folder, search);
            const kept = added.filter((words) => !further?.isQuotedAgain || !QUOTED_BADLY.test(words));
            forms.push(kept.map((words) => outer + further?.separator + words));
        }
    }
    const [first = [], ...others] = forms;
    const shared = first.filter((text) => others.every((each) => each.includes(text)));
    return shared.map((text) => ({ before, text, isOneCall: true }));
}
const launchersOf = ({ launchers, command }) => launchers.filter((word) => !command.assignments.includes(word));
const QUOTED_BADLY = /\$(?!['|)])|[`"!]|\\['\\]/;
async function addedTo(line, folder, search) {
    const tree = await (0,command_command .UK)(EMPTY_REPOSITORY, { run: line, folder });
    const script = readPlainScript(tree);
    const call = script === null || script.before.trim() !== ''
        ? null
        : runnerCallOf([...script.environment, ...script.command.words]);
    const forms = call === null ? [] : await onlyForms(call, folder, search);
    return forms.flatMap(({ added }) => added ?? []);
}
const EMPTY_REPOSITORY = { isFile: () => false, readText: () => null, paths: () => [] };
function runnersIn({ script: { isKnown, plain }, calls }) {
    let count = 0;
    for (const command of isKnown ? plain : []) {
        if (command === null)
            continue;
        if (runnerCallOf(command.words) !== null)
            count += 1;
        else
            for (const { scripts } of calls.filter((call) => call.command === command))
                for (const inner of scripts)
                    count += isTask(inner) ? runnersIn(inner) : 0;
    }
    return count;
}
const isTask = ({ origin }) => origin.kind === 'task' && origin.hook !== 'lifecycle' && origin.isOfWholeFile !== true;
function readPlainScript({ script, calls }) {
    const command = script.plain.at(-1);
    if (!script.isKnown || command == null || !isPlain(command))
        return null;
    let isMoved = false;
    for (const each of script.plain.slice(0, -1)) {
        if (each === null)
            return null;
        if (!isMoved && isPlain(each) && entersFolder(each))
            isMoved = true;
        else if (changesTheCall(each))
            return null;
    }
    const [first, ...behind] = calls.filter((call) => call.command === command);
    if (first === undefined)
        return null;
    const before = script.text.slice(0, command.start);
    return { before, environment: command.assignments, command, calls: [first, ...behind] };
}
const isPlain = ({ assignments, words, redirections }) => redirections.length === 0 && [...assignments, ...words].every(({ expands }) => !expands);
function changesTheCall({ words }) {
    const [program = ''] = words.map(({ value }) => value);
    return CHANGES_THE_SHELL.test(program) || runnerCallOf(words) !== null;
}
const CHANGES_THE_SHELL = /^(?:cd|pushd|popd|\.|source|eval|exec|exit|return|trap|alias|read|unset|shopt|command|builtin|enable)$|[$`]/;
function entersFolder({ assignments, words }) {
    const [program, folder = '-', ...more] = words.map(({ value }) => value);
    return (program === 'cd' && more.length === 0 && assignments.length === 0 && !/[*?[\]{}]|^[-/]|\.\./.test(folder));
}
function runnerCallOf(words) {
    const start = words.findIndex((word) => !setsVariable(word));
    if (start === -1)
        return null;
    for (let from = start; from < Math.min(words.length, start + MAX_NAME_WORDS); from++) {
        if (!areTransparent(words.slice(start, from)))
            continue;
        for (let to = Math.min(from + 4, words.length); to > from; to--) {
            const callWords = words.slice(from, to);
            const name = callWords.map(({ value }) => value.replace(/^.*\//, '')).join(' ');
            const runner = all_runners .Ir.find(({ call }) => call?.pattern.test(name) === true);
            const isLauncher = name === 'node' && !words.some(({ value }) => value === '--test');
            if (runner?.call === undefined || isLauncher)
                continue;
            const head = (0,test_runner .d8)(words.slice(0, to).map(({ raw }) => raw));
            return { head, call: runner.call, args: words.slice(to) };
        }
    }
    return null;
}
function builtProgramOf(words, folder, { failures, files }) {
    const at = words.findIndex((word) => word.value.includes('/') && !setsVariable(word));
    const path = words[at]?.value.replace(/^(?:\.\/)+/, '') ?? '';
    const launchers = words.slice(0, at).filter((word) => !setsVariable(word));
    const [runner, ...others] = new Set(failures.map(({ parts }) => parts?.runner));
    const call = all_runners .Ir.find(({ formats = {} }) => runner !== undefined && runner in formats)?.program;
    const isBuilt = at !== -1 && !folderView(folder, files).isFile(path) && areTransparent(launchers);
    if (call === undefined || others.length > 0 || !isBuilt)
        return null;
    return { head: (0,test_runner .d8)(rawWords(words.slice(0, at + 1))), call, args: words.slice(at + 1) };
}
async function withoutCoverage({ environment, command, calls }, folder) {
    const at = calls.findIndex(({ words }) => /^(?:nyc|c8)$/.test((0,command_command .kX)(words[0]?.value ?? '')));
    const [cover, program] = [calls[at], calls[at + 1]];
    const whole = [...environment, ...command.words];
    if (cover === undefined || program === undefined)
        return whole;
    const launchers = launchersOf(cover);
    if (!areTransparent(launchers))
        return whole;
    const options = cover.words.slice(1, -program.words.length).map(({ value }) => value);
    const settings = await Promise.all(['.nycrc', '.nycrc.json', '.nycrc.yml', '.nycrc.yaml', 'nyc.config.js', 'package.json'].map(folder.readText));
    const [manifest] = settings.splice(-1);
    const nycSettings = (0,json .Vh)(NycSchema, manifest ?? '')?.nyc ?? {};
    const loadsModules = 'require' in nycSettings ||
        options.some((option) => NYC_LOADS.test(option)) ||
        settings.some((text) => text?.includes('require') === true);
    if (loadsModules)
        return whole;
    const isFetcher = FETCHERS.has(launchers[0]?.value ?? '');
    return [...environment, ...(isFetcher ? [] : launchers), ...program.words];
}
const FETCHERS = new Set(['npx', 'pnpm', 'yarn', 'bunx']);
const NYC_LOADS = /^(?:-r|--require)\b/;
const NycSchema = schemas .Ikc({ nyc: schemas .g1P(schemas .YjP(), schemas .L5J()).default({}) });
const rawWords = (words) => words.map(({ raw }) => raw);
async function onlyForms({ call, args }, path, { failures, files }) {
    const folder = folderView(path, files);
    const isPath = (text) => {
        const name = text.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
        return name === '' || name === '.' || folder.isFile(name) || folder.isFolder(name);
    };
    const parsed = (0,test_runner .lR)(args, call.options, isPath);
    return parsed === null ? [] : call.only(parsed, failures, folder);
}

var leftovers = __webpack_require__(84217);
var external_node_module_ = __webpack_require__(98995);
var oracle_folders = __webpack_require__(63060);
; 



const MAX_MODULES = 200;
const MAX_MODULE_BYTES = 1024 * 1024;
const LOADED_ENDINGS = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '.cts', '/index.js', '/index.ts'];
const LOADED = /\b(?:from|import|require\(|import\()\s*(['"`])([^'"`\n]+)\1/g;
const COMPUTED = /\b(?:import|require)\(\s*[^'"`\s]|\beval\(|\bcreateRequire\b/;
function isPlainScript(checkout, path) {
    const script = (0,external_node_path_.join)(checkout, path);
    const source = (0,oracle_folders .XF)(script, MAX_MODULE_BYTES);
    if (source === null || COMPUTED.test(source))
        return false;
    if (loadedBy(source).some((name) => !IS_BY_PATH.test(name) && !(0,external_node_module_.isBuiltin)(name)))
        return false;
    const modules = new Map([[script, source]]);
    for (const [file, text] of modules) {
        if (modules.size > MAX_MODULES || /\bnode:test\b/.test(text))
            return false;
        for (const name of loadedBy(text).filter((each) => IS_BY_PATH.test(each) && !each.endsWith('.json'))) {
            const module = loadedModule((0,external_node_path_.join)((0,external_node_path_.dirname)(file), name));
            if (module === null)
                return false;
            modules.set(module.file, module.text);
        }
    }
    return true;
}
const IS_BY_PATH = /^\.{1,2}\//;
const loadedBy = (text) => [...text.matchAll(LOADED)].map(([, , name = '']) => name);
function loadedModule(path) {
    for (const ending of LOADED_ENDINGS) {
        const text = (0,oracle_folders .XF)(path + ending, MAX_MODULE_BYTES);
        if (text !== null)
            return { file: path + ending, text };
    }
    return null;
}

var process = __webpack_require__(13088);
; 





const NOTHING_REPORTED = { source: 'no report', failures: [], passed: 0, failed: 0, skipped: 0 };
function chooseReport(run) {
    const chosen = preferredReport(run);
    if (run.verdict !== 'red' || chosen === null || namesFailure(chosen))
        return chosen;
    const isPrinted = chosen === run.printed;
    const other = isPrinted ? (run.named ?? run.built()) : run.printed;
    if (other === null || typeof other === 'string' || !namesFailure(other))
        return { ...chosen, failed: null };
    const { ran: _, ...rest } = other;
    return { ...rest, passed: null, failed: null, skipped: null };
}
const namesFailure = ({ failures, failed }) => failures.length > 0 || (failed ?? 0) > 0;
function preferredReport({ named, printed, built }) {
    if (named === null && printed !== null && printed.passed !== null)
        return printed;
    const files = named ?? built();
    if (files === 'none')
        return printed;
    const failures = named === null ? (printed?.failures ?? []) : [];
    if (files === 'lost')
        return named === null && printed !== null ? printed : NOTHING_REPORTED;
    if (failures.length === 0)
        return files;
    return { ...files, failures, ...(printed?.cut === true ? { cut: true } : {}) };
}
class ReportReader {
    #options;
    #maxBytes;
    #places = null;
    #hasWritten = false;
    constructor(options, maxBytes = MAX_ALL_BYTES) {
        this.#options = options;
        this.#maxBytes = maxBytes;
    }
    filesIn(root) {
        return findReports(root, this.#where());
    }
    reportOf({ root, before, verdict, printed }) {
        const files = () => {
            const found = this.#read(root, before);
            this.#hasWritten ||= found !== null;
            return found ?? (verdict === 'green' && this.#hasWritten ? 'lost' : 'none');
        };
        return chooseReport({
            named: this.#options.glob === null ? null : files(),
            printed,
            built: files,
            verdict,
        });
    }
    #read(root, before) {
        const { stamps, isWhole } = findReports(root, this.#where());
        const written = [...stamps].filter(([path, stamp]) => before.stamps.get(path) !== stamp);
        const reports = new all_runners .W9();
        let left = this.#maxBytes;
        const counted = (piece) => {
            left -= piece.length;
            return piece;
        };
        if (!isWhole)
            reports.leaveOut('all that lie behind too many files');
        for (const [path] of written.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
            const pieces = (0,oracle_folders .ZU)((0,external_node_path_.join)(root, path), Math.min(MAX_REPORT_BYTES, left));
            if (pieces === null)
                reports.leaveOut(`${path}, which is too large`);
            else
                reports.add(path, Iterator.from(pieces).map(counted));
        }
        return reports.sum();
    }
    #where() {
        const { glob, workingDirectory, paths } = this.#options;
        this.#places ??= glob === null ? (0,all_runners .IZ)(paths()) : [{ folder: workingDirectory, glob }];
        return this.#places;
    }
}
const MAX_REPORTS = 10_000;
const MAX_REPORT_BYTES = 8 * 1024 * 1024;
const MAX_ALL_BYTES = 256 * 1024 * 1024;
const MAX_LOOKED_AT = 200_000;
const SKIPPED_FOLDERS = new Set(['.git', 'node_modules', '.venv', 'venv']);
function findReports(root, places) {
    const found = new Map();
    let seen = 0;
    for (const { folder, glob } of places) {
        const start = (0,oracle_folders .CH)(root, folder);
        const isReport = (0,repo_path .jN)([glob], '');
        const folders = start === null ? [] : [''];
        for (const below of folders) {
            for (const entry of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(start ?? root, below), { withFileTypes: true })) {
                if (++seen > MAX_LOOKED_AT || found.size >= MAX_REPORTS)
                    return { stamps: found, isWhole: false };
                const path = below === '' ? entry.name : `${below}/${entry.name}`;
                if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name))
                    folders.push(path);
                if (!entry.isFile() || !isReport(path))
                    continue;
                const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(start ?? root, path), { bigint: true, throwIfNoEntry: false });
                if (stats === undefined)
                    continue;
                const { ino, size, mtimeNs, ctimeNs } = stats;
                found.set((0,external_node_path_.join)(folder, path), [ino, size, mtimeNs, ctimeNs].join(' '));
            }
        }
    }
    return { stamps: found, isWhole: true };
}

; 





const FAILED = 'service-failed';
const logOf = (number) => `service-${number}.log`;
function servingScript(services, judge, scratch) {
    const lines = services.map(({ program, args, env, folder, service: { isInBackground } }, number) => {
        const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
        const words = ['/usr/bin/env', '-i', ...variables, program, ...args].map(base_text .r7).join(' ');
        const log = (0,base_text .r7)((0,external_node_path_.join)(scratch, logOf(number)));
        const started = `( cd ${(0,base_text .r7)(folder)} && exec ${words} ) </dev/null >${log} 2>&1`;
        const failed = (0,base_text .r7)((0,external_node_path_.join)(scratch, FAILED));
        return isInBackground ? `${started} &` : `${started} || { echo ${number} >${failed}; exit 1; }`;
    });
    return [...lines, `exec ${[judge.program, ...judge.args].map(base_text .r7).join(' ')}`, ''].join('\n');
}
const MAX_SERVICE_LOG_BYTES = 4 * 1024 * 1024;
const SHOWN_CHARS = 2000;
function readServices(services, scratch) {
    const texts = services.map((_, number) => (0,oracle_folders .XF)((0,external_node_path_.join)(scratch, logOf(number)), MAX_SERVICE_LOG_BYTES) ?? '');
    const printed = services.flatMap(({ step }, number) => {
        const text = (0,base_text .iV)((texts[number] ?? '').trimEnd(), SHOWN_CHARS);
        const lines = text.split('\n').map((line) => `| ${line}`);
        return text === '' ? [] : [[`[agent-fix: printed by step "${step}"]`, ...lines].join('\n')];
    });
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(scratch, FAILED)))
        return { printed, failed: null };
    const number = Number((0,oracle_folders .XF)((0,external_node_path_.join)(scratch, FAILED), 100) ?? '0');
    const step = services[number]?.step ?? '';
    return { printed, failed: { step, last: (texts[number] ?? '').trim().split('\n').at(-1) ?? '' } };
}
function writeServing(script, here, seen) {
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(here, 'services.sh'), script);
    return (0,external_node_path_.join)(seen, 'services.sh');
}
function serverOfJob(environment) {
    const { GITHUB_RUN_ID: run = '', GITHUB_JOB: job = '', RUNNER_TRACKING_ID: runner = '' } = environment;
    if (run === '' || job === '')
        return null;
    const isOfOther = (variable) => runner !== '' && /^RUNNER_TRACKING_ID=./.test(variable) && variable !== `RUNNER_TRACKING_ID=${runner}`;
    const ports = new Map(['tcp', 'tcp6'].flatMap((table) => listening(`/proc/net/${table}`)));
    for (const pid of (0,errors .NW)([], () => (0,external_node_fs_.readdirSync)('/proc')).filter((name) => /^\d+$/.test(name))) {
        const variables = (0,errors .NW)('', () => (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`, 'utf8')).split('\0');
        if (!variables.includes(`GITHUB_RUN_ID=${run}`) || !variables.includes(`GITHUB_JOB=${job}`))
            continue;
        if (variables.some(isOfOther))
            continue;
        for (const descriptor of (0,errors .NW)([], () => (0,external_node_fs_.readdirSync)(`/proc/${pid}/fd`))) {
            const port = ports.get((0,errors .NW)('', () => (0,external_node_fs_.readlinkSync)(`/proc/${pid}/fd/${descriptor}`)));
            if (port === undefined)
                continue;
            return { program: (0,errors .NW)('', () => (0,external_node_fs_.readFileSync)(`/proc/${pid}/comm`, 'utf8')).trim(), port };
        }
    }
    return null;
}
const listening = (table) => (0,errors .NW)('', () => (0,external_node_fs_.readFileSync)(table, 'utf8'))
    .split('\n')
    .flatMap((line) => {
    const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
    return state === '0A'
        ? [[`socket:[${inode}]`, Number.parseInt(local.split(':').at(-1) ?? '', 16)]]
        : [];
});

var test_environment = __webpack_require__(98121);
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



















const TERM_GRACE_MS = 2000;
const MIN_ONLY_TIMEOUT_MS = 60_000;
const stillRuns = ({ program, port }, [service]) => `A server that an earlier step of this job has started still runs (\`${program}\`, port ${port}): the tests would ask ` +
    `it, and not the one that step "${service?.step}" starts with the change. End it in a step before that of agent-fix, or give agent-fix ` +
    '`test-network: none`, where each run has a network of its own.';
class CommandRunner {
    #options;
    #known = (0,once .O)(() => readTestCommand(this.#options.command, this.#options.workspace.snapshot));
    #reports;
    #onlyMs = null;
    constructor(options) {
        this.#options = options;
        const { testReport, command, workspace } = options;
        this.#reports = new ReportReader({
            glob: testReport || null,
            workingDirectory: command.workingDirectory,
            paths: workspace.snapshot.paths,
        });
    }
    async judge(place, bounds, scripts) {
        const startedAt = performance.now();
        const leftMs = () => Math.max(0, bounds.timeoutMs - (performance.now() - startedAt));
        const tried = [];
        for (const script of scripts) {
            const limitMs = this.#onlyMs === null ? Number.POSITIVE_INFINITY : Math.max(MIN_ONLY_TIMEOUT_MS, 5 * this.#onlyMs);
            const result = await this.start(place, { ...bounds, timeoutMs: Math.min(leftMs(), limitMs) }, script);
            if (bounds.signal.aborted || showsTestsRan(result)) {
                this.#onlyMs = Math.max(this.#onlyMs ?? 0, result.durationMs);
                return { ...result, focus: script, ...(tried.length === 0 ? {} : { ranNoneByName: true }) };
            }
            tried.push(script);
        }
        const whole = await this.start(place, { ...bounds, timeoutMs: leftMs() }, this.#options.command.run);
        const notes = tried.map((script) => `[agent-fix: no test ran in: ${script}; so the next was run]`);
        const output = joinOutput([...notes, whole.output]);
        return { ...whole, output, ...(tried.length === 0 ? {} : { ranNoneByName: true }) };
    }
    async isOnlyWhole({ focus, report }, snapshot) {
        if (focus !== undefined || report === undefined || report.failures.length === 0)
            return false;
        return (await this.commandsForOnly(report.failures, snapshot)).length === 0;
    }
    async commandsForOnly(failures, snapshot) {
        if (failures.length === 0)
            return [];
        const { command, workspace } = this.#options;
        const known = await (snapshot === workspace.snapshot
            ? this.#known()
            : readTestCommand(command, snapshot));
        return known.commandsForOnly(failures);
    }
    async start(place, bounds, text, command = this.#options.command) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const folder = __addDisposableResource(env_1, (0,leftovers .Bh)('tests', place.temp.here), false);
            const scratch = folder.path;
            const seen = (0,external_node_path_.join)(place.temp.seen, (0,external_node_path_.basename)(scratch));
            const shown = (0,test_environment .iH)({ ...this.#options, command, checkout: place.root, scratch: seen });
            const named = this.#folders(seen, place);
            const toShown = (printed) => (0,process .JN)(printed, named);
            const env = { ...shown, ...place.env };
            const plan = (0,command_command .qI)(command.shell, text, (program) => isOnPath(program, env['PATH'] ?? ''));
            const script = `script${plan.extension}`;
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(scratch, script), plan.script);
            for (const file of (0,test_environment .UM)(scratch))
                (0,external_node_fs_.writeFileSync)(file, '');
            const before = this.#reports.filesIn(place.written);
            const judge = {
                program: plan.program,
                args: plan.args.map((arg) => arg.replaceAll('{0}', (0,external_node_path_.join)(seen, script))),
            };
            const services = command === this.#options.command ? (this.#options.command.services ?? []) : [];
            const server = services.length > 0 && bounds.isFirst && this.#options.isOnNetwork
                ? serverOfJob(this.#options.environment)
                : null;
            if (server !== null)
                return notRun(stillRuns(server, services));
            const result = await place.run({
                ...(services.length === 0 ? judge : this.#serving(services, judge, { place, scratch, seen })),
                env,
                workingDirectory: command.workingDirectory,
                scratch,
                seenScratch: seen,
                graceMs: TERM_GRACE_MS,
                timeoutMs: bounds.timeoutMs,
                signal: bounds.signal,
            });
            if (typeof result === 'string')
                return notRun(result);
            const served = readServices(services, scratch);
            if (served.failed !== null && result.end.kind === 'exited') {
                const { step, last } = served.failed;
                const why = `[agent-fix: step "${step}" fails before the tests: ${toShown(last)}]`;
                const output = joinOutput([...served.printed.map(toShown), why]);
                return bounds.isFirst
                    ? notRun(`Step "${step}", which passed in CI, fails here: ${toShown(last)}`)
                    : { verdict: 'red', exitCode: null, output, durationMs: result.durationMs };
            }
            const ended = toTestResult({ ...result, output: toShown(result.output) }, place.restored);
            const hidden = this.#hiddenProgram({ ...ended, output: result.output }, env['PATH'] ?? '');
            const notes = [
                ...(ended.verdict === 'green' ? [] : served.printed.map(toShown)),
                ...(hidden === null ? [] : [`[agent-fix: the sandbox hides ${toShown(hidden)}]`]),
                ...(await this.#notInstalled(ended)),
            ];
            const read = { ...ended, output: joinOutput([ended.output, ...notes]) };
            if (result.end.kind !== 'exited' || command !== this.#options.command)
                return read;
            const called = text === command.run ? (await this.#known()).runners : 1;
            const inFolder = (path) => (0,external_node_path_.isAbsolute)(path) ? path : (0,external_node_path_.join)(command.workingDirectory, path);
            const printed = (0,all_runners ._m)({ ...result.kept, text: toShown(result.kept.text) }, called, (path) => isPlainScript(this.#options.checkout, inFolder(path)));
            const root = place.written;
            const report = this.#reports.reportOf({ root, before, verdict: ended.verdict, printed });
            return report === null ? read : { ...read, report: this.#placed(report, toShown) };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    #serving(services, judge, { place, scratch, seen }) {
        const { environment, testEnv } = this.#options;
        const started = services.map((service, number) => {
            const shown = (0,test_environment .iH)({
                environment,
                testEnv,
                command: service,
                checkout: place.root,
                scratch: seen,
            });
            const env = { ...shown, ...place.env };
            const plan = (0,command_command .qI)(service.shell, service.run, (program) => isOnPath(program, env['PATH'] ?? ''));
            const script = `service-${number}${plan.extension}`;
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(scratch, script), plan.script);
            const args = plan.args.map((arg) => arg.replaceAll('{0}', (0,external_node_path_.join)(seen, script)));
            return {
                service,
                program: plan.program,
                args,
                env,
                folder: (0,external_node_path_.join)(place.root, service.workingDirectory),
            };
        });
        return { program: '/bin/sh', args: [writeServing(servingScript(started, judge, seen), scratch, seen)] };
    }
    named(text) {
        const { checkout: root } = this.#options;
        return (0,process .JN)(text, this.#folders('', { root, temp: { here: '', seen: '' }, env: {} }));
    }
    #folders(scratch, { root, temp, env }) {
        const { checkout, environment } = this.#options;
        const spelled = (path) => [path, (0,errors .NW)(path, () => (0,external_node_fs_.realpathSync)(path))];
        const { GITHUB_WORKSPACE: workspace = '', HOME = '' } = environment;
        const { HOME: home = HOME, TMPDIR: tmp = temp.seen } = env;
        const named = (name, paths) => 
        [...new Set(paths.filter((path) => path !== '').flatMap(spelled))].map((path) => ({ path, name }));
        return [
            ...named('', [scratch, root, checkout, workspace]),
            ...named('/tmp', [tmp, temp.seen]),
            ...named('~', [home, HOME]),
        ];
    }
    #placed(report, shown) {
        const { command, workspace } = this.#options;
        const shownReport = (0,json .zO)(report, shown);
        return (0,all_runners .XY)(shownReport, command.workingDirectory, workspace.snapshot);
    }
    #hiddenProgram({ verdict, output }, path) {
        const { cell, checkout } = this.#options;
        if (cell === null || verdict !== 'not_found')
            return null;
        const places = (0,test_output .ov)(output)
            .missing()
            .flatMap(({ name }) => name.includes('/') ? [name] : path.split(external_node_path_.delimiter).map((folder) => (0,external_node_path_.join)(folder, name)));
        const isOutside = (file) => (0,external_node_path_.isAbsolute)(file) && !file.startsWith(`${checkout}/`);
        return places.find((file) => isOutside(file) && (0,programs .Jf)(file)) ?? null;
    }
    async #notInstalled({ verdict, output }) {
        const { command, workspace } = this.#options;
        const missing = verdict === 'red' ? (0,test_output .ov)(output).missing() : [];
        if (!missing.some(({ kind }) => kind === 'module'))
            return [];
        const { paths, readText } = workspace.snapshot;
        const folders = ['.', external_node_path_.posix.normalize(command?.workingDirectory ?? '.')];
        const notes = new Set();
        for (const path of paths()) {
            if (!folders.includes(external_node_path_.posix.dirname(path)))
                continue;
            const file = { name: external_node_path_.posix.basename(path), readText: () => readText(path) };
            for (const name of await (0,test_output .e0)(missing, file))
                notes.add(`[agent-fix: ${(0,repo_path .P8)(path)} declares ${name}, which is not installed]`);
        }
        return [...notes];
    }
}
function showsTestsRan({ verdict, report }) {
    switch (verdict) {
        case 'green':
            return report !== undefined && (report.passed ?? 0) > 0;
        case 'red':
            return report !== undefined && (report.failures.length > 0 || (report.failed ?? 0) > 0);
        case 'timeout':
        case 'resource_limit':
            return true;
        case 'not_found':
            return false;
    }
}
const CANCELLED = '[agent-fix: the run was cancelled]';
const NOT_BEGUN = {
    verdict: 'timeout',
    exitCode: null,
    output: CANCELLED,
    durationMs: 0,
};
const STOPPED = '[agent-fix: the command still ran at its time limit and was stopped]';
const usedUp = (what) => `[agent-fix: the command used up the ${what} of this machine (a tenth of what was free is left) and was stopped]`;
function toTestResult({ end, output, durationMs }, restored) {
    const parts = [output, ...restoreNotes(restored)];
    const stopped = (verdict, why) => {
        return { verdict, exitCode: null, output: joinOutput([...parts, why]), durationMs };
    };
    switch (end.kind) {
        case 'exited':
            return {
                verdict: verdictOfExit(end.exitCode),
                exitCode: end.exitCode,
                output: joinOutput(parts),
                durationMs,
            };
        case 'timeout':
            return stopped('timeout', STOPPED);
        case 'memory_limit':
            return stopped('resource_limit', usedUp('memory'));
        case 'disk_limit':
            return stopped('resource_limit', usedUp('disk'));
        case 'cancelled':
            return stopped('timeout', CANCELLED);
        case 'not_started':
            return notRun(`The shell of the test command could not be started: ${end.error.message}`);
        default:
            return (0,errors .xb)(end);
    }
}
function verdictOfExit(exitCode) {
    if (exitCode === 0)
        return 'green';
    return exitCode === 127 || exitCode === 126 ? 'not_found' : 'red';
}
function restoreNotes({ changed, left, created, aside }) {
    const madeAway = aside === null ? 'removed' : `set aside in ${aside}`;
    const notes = [
        { what: 'file', did: 'changed by tests, now restored', paths: changed },
        { what: 'file', did: 'touched by tests and left so, for not being as in the base before', paths: left },
        { what: 'protected file', did: `created by tests, now ${madeAway}`, paths: created },
    ];
    return notes
        .filter(({ paths }) => paths.length > 0)
        .map(({ what, did, paths }) => `[agent-fix: ${(0,numbers .gL)(paths.length, what)} ${did}: ${(0,base_text .d9)(paths.map(repo_path .P8), 10)}]`);
}
function notRun(output) {
    return { verdict: 'not_found', exitCode: null, output, durationMs: 0 };
}
function joinOutput(parts) {
    return parts
        .filter((part) => part !== '')
        .reduce((a, b) => (a === '' || a.at(-1) === '\n' ? a + b : `${a}\n${b}`), '');
}
const isOnPath = (program, path) => path.split(external_node_path_.delimiter).some((folder) => (0,programs .Jf)((0,external_node_path_.join)(folder, program)));

var tripwires = __webpack_require__(38797);
; 


const mayLeaveMarks = async (judged, report) => (await skipsByFiles(judged, report)) || (await keepsMarks(judged));
const LOOKS_FOR_FILES = /\b(?:exists(?:Sync)?|try_exists|is_?file|is_?dir|l?stat(?:Sync)?|access(?:Sync)?|ENOENT|FileNotFoundError|IsNotExist)\b/i;
const RECIPES = /^(?:(?:GNU)?Makefile|makefile|.+\.mk|Rakefile|.+\.rake|Taskfile\.ya?ml|Snakefile|dodo\.py|build\.ninja)$/s;
const SHELL_ENDING = /\.(?:sh|bash|zsh|ksh)$/;
const MAX_RECIPES = 200;
const MARKS_AS_DONE = (0,base_text .EB)([
    /(?:^|[\s;&|@({-])touch[ \t]+[^\s;]|(?:>|\btee(?:[ \t]+-a)?)[ \t]*["']?\$[@({]*@/,
    /\b(?:echo|date|printf|:)\b[^\n|;&]*>[ \t]*["']?\.?[\w./$(){}-]*(?:stamp|done|pass(?:ed)?|tested|ok)\b/,
], 'm');
async function skipsByFiles({ workspace }, report) {
    const { readText } = workspace.snapshot;
    const files = new Set((report?.failures ?? []).flatMap(({ file }) => file ?? []));
    const texts = await Promise.all([...files].map((file) => readText(file)));
    return texts.some((text) => text !== null && (0,tripwires .BH)(text) && LOOKS_FOR_FILES.test(text));
}
async function keepsMarks({ workspace, command }) {
    const { snapshot, policy } = workspace;
    const { closed } = await policy();
    const recipes = [...snapshot.paths()].filter((path) => RECIPES.test(path.slice(path.lastIndexOf('/') + 1)) ||
        (SHELL_ENDING.test(path) && closed(path) !== null));
    const texts = await Promise.all(recipes.slice(0, MAX_RECIPES).map((path) => snapshot.readText(path)));
    return [command.run, ...texts].some((text) => text !== null && MARKS_AS_DONE.test(text));
}

var git = __webpack_require__(59268);
var journal = __webpack_require__(2299);
; 






const MESSAGE = 'fix: the change under test';
class PatchCommits {
    #base;
    #made = new Map();
    #opened = null;
    constructor(base) {
        this.#base = base;
    }
    of(entries) {
        const { commit, tree } = this.#base;
        const files = entries.filter(({ path, oid }) => tree.find(path)?.oid !== oid);
        if (files.length === 0)
            return Promise.resolve({ id: commit, packs: this.#basePacks() });
        const key = JSON.stringify(files.map(({ path, oid }) => [path, oid]));
        const made = this.#made.get(key) ?? this.#make(files).catch(() => null);
        this.#made.set(key, made);
        return made;
    }
    async #make(files) {
        this.#opened ??= this.#open();
        const { git, seconds } = await this.#opened;
        const words = { seconds, message: MESSAGE };
        const { commit: id } = await (0,journal .ur)(git, { parent: this.#base.commit, files, words });
        return { id, packs: packsOf(git) };
    }
    async #open() {
        const { repository, commit } = this.#base;
        const folder = (0,leftovers .Bh)('commits');
        const made = { idLength: commit.length, isBare: true, head: 'ref: refs/heads/none' };
        const [git, time] = await Promise.all([
            repository.lendObjects(repository.root, folder.path, made),
            repository.git(['log', '-1', '--format=%ct', commit]),
        ]);
        const packs = this.#basePacks();
        if (packs !== null)
            (0,external_node_fs_.cpSync)(packs, packsOf(git), { recursive: true });
        return { folder, git, seconds: Number(time.toString('utf8')) + 1 };
    }
    #basePacks() {
        const { repository } = this.#base;
        return repository.isBorrower ? packsOf(repository) : null;
    }
    [Symbol.dispose]() {
        this.#opened?.then(({ folder }) => folder[Symbol.dispose]()).catch(() => { });
    }
}
const packsOf = ({ gitDir }) => (0,external_node_path_.join)(gitDir, 'objects', 'pack');
async function gitOf(checkout) {
    const repository = git .LN.find(checkout);
    const [objects = ''] = await repository.gitPaths('objects');
    return { gitDir: repository.gitDir, objects };
}
function checkOutScript({ gitDir, objects }, { id, packs }) {
    const { program, args, env } = git .LN.command(gitDir, ['--work-tree=.', 'reset', id, '--']);
    const variables = Object.entries(env).filter(([name]) => /^(?:GIT_|LC_)/.test(name));
    const words = ['/usr/bin/env', ...variables.map(([name, value]) => `${name}=${value}`), program, ...args];
    const locks = ['index.lock', 'HEAD.lock'].map((name) => (0,base_text .r7)(`${gitDir}/${name}`)).join(' ');
    const packFolder = (0,base_text .r7)(`${objects}/pack`);
    const copy = packs === null ? '' : `mkdir -p ${packFolder} && cp -R ${(0,base_text .r7)(`${packs}/.`)} ${packFolder} && `;
    return `{ rm -f ${locks}; ${copy}${words.map(base_text .r7).join(' ')}; } </dev/null >/dev/null 2>&1 || :`;
}

; 






const NOTHING_RESTORED = { changed: [], left: [], created: [], aside: null };
class RestoreError extends Error {
    name = 'RestoreError';
}
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
class RestorePoint {
    #checkout;
    #snapshot;
    #policy;
    #stats;
    #protected;
    #asFound = new Map();
    #foldersAtStart;
    #keptBytes = 0;
    constructor(checkout, snapshot, policy) {
        this.#checkout = checkout;
        this.#snapshot = snapshot;
        this.#policy = policy;
        this.#stats = new TrackedStats(checkout.root, snapshot.tree);
        this.#protected = this.#findProtected();
        const strays = findStrays(checkout.root, snapshot.tree);
        this.#foldersAtStart = new Set(strays.folders);
        for (const { path, entry } of this.#filesAt(this.#protected)) {
            const state = checkout.read(path);
            if (!(0,oracle_checkout .x)(state, entry))
                this.#note(path, state);
        }
        for (const path of this.#protectedOnes(strays.files))
            this.#note(path, checkout.read(path));
    }
    async restore(written) {
        const { created, aside } = this.#setCreatedAside(written);
        const changed = [];
        const left = [];
        const suspects = new Set([...this.#protected, ...this.#stats.changed()]);
        for (const file of this.#filesAt(suspects)) {
            if (written.has(file.path) || this.#asFound.has(file.path))
                continue;
            if ((0,oracle_checkout .x)(this.#checkout.read(file.path), file.entry))
                continue;
            const wanted = await this.#before(file);
            if (wanted.kind === 'other')
                left.push(file.path);
            else if (this.#put(file.path, wanted))
                changed.push(file.path);
        }
        for (const [path, asFound] of this.#asFound) {
            if (!written.has(path) && this.#put(path, asFound))
                changed.push(path);
        }
        return { changed: changed.sort(), left: left.sort(), created, aside };
    }
    #findProtected() {
        const { tree } = this.#snapshot;
        const positions = new Set();
        for (let position = 0; position < tree.count; position += 1) {
            if (this.#policy.judges(tree.path(position)))
                positions.add(position);
        }
        return positions;
    }
    *#filesAt(positions) {
        for (const position of positions) {
            const entry = this.#snapshot.tree.entry(position);
            if (entry.kind !== 'submodule' && (0,repo_path .SL)(entry.path))
                yield { path: entry.path, entry, position };
        }
    }
    #note(path, state) {
        if (state.kind === 'file')
            this.#keptBytes += state.size;
        const isKept = this.#keptBytes <= MAX_KEPT_BYTES;
        this.#asFound.set(path, isKept ? this.#checkout.keep(path) : { kind: 'other' });
    }
    #protectedOnes(paths) {
        return paths.filter(repo_path .SL).filter((path) => this.#policy.judges(path));
    }
    #setCreatedAside(written) {
        const { root } = this.#checkout;
        const strays = findStrays(root, this.#snapshot.tree);
        const newFolders = strays.folders.filter((folder) => !this.#foldersAtStart.has(folder));
        const files = [...strays.files, ...newFolders.flatMap((folder) => filesBelow(root, folder))];
        const created = this.#protectedOnes(files).filter((path) => !this.#asFound.has(path) && !written.has(path));
        if (created.length === 0)
            return { created, aside: null };
        const aside = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'agent-fix-set-aside-'));
        let isEmpty = true;
        for (const path of created) {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(aside, path)), { recursive: true });
            try {
                (0,external_node_fs_.renameSync)((0,external_node_path_.join)(root, path), (0,external_node_path_.join)(aside, path));
                isEmpty = false;
            }
            catch {
                this.#checkout.remove(path);
            }
        }
        if (isEmpty)
            (0,external_node_fs_.rmSync)(aside, { recursive: true });
        return { created: created.sort(), aside: isEmpty ? null : aside };
    }
    async #before({ path, entry, position }) {
        const found = this.#stats.found(position);
        if (found === null)
            return { kind: 'missing' };
        const type = found.mode & external_node_fs_.constants.S_IFMT;
        if (type !== external_node_fs_.constants.S_IFREG && type !== external_node_fs_.constants.S_IFLNK)
            return { kind: 'other' };
        const content = await this.#snapshot.read(entry, Number.POSITIVE_INFINITY);
        if (content.kind !== 'bytes')
            throw new RestoreError(`${path} was changed, and cannot be restored`);
        const { bytes } = content;
        if (bytes.length !== found.size)
            return { kind: 'other' };
        return type === external_node_fs_.constants.S_IFLNK
            ? { kind: 'link', target: bytes.toString('utf8') }
            : { kind: 'file', bytes, isExecutable: (found.mode & external_node_fs_.constants.S_IXUSR) !== 0 };
    }
    #put(path, asFound) {
        switch (asFound.kind) {
            case 'other':
                return false;
            case 'missing':
                if (this.#checkout.read(path).kind === 'missing')
                    return false;
                this.#checkout.remove(path);
                return true;
            case 'file':
            case 'link':
                if (this.#checkout.holds(path, asFound))
                    return false;
                this.#checkout.write(path, asFound);
                return true;
            default:
                return (0,errors .xb)(asFound);
        }
    }
}
class TrackedStats {
    #root;
    #tree;
    #stamps;
    constructor(root, tree) {
        this.#root = root;
        this.#tree = tree;
        const lstat = lstatBelow(root);
        this.#stamps = Array.from({ length: tree.count }, (_, position) => stampOf(lstat(tree.path(position))));
    }
    changed() {
        const lstat = lstatBelow(this.#root);
        return [...this.#stamps.keys()].filter((position) => stampOf(lstat(this.#tree.path(position))) !== this.#stamps[position]);
    }
    found(position) {
        const [mode, size] = (this.#stamps[position] ?? '').split(' ').map(Number);
        return mode === undefined || size === undefined ? null : { mode, size };
    }
}
const stampOf = (stats) => stats === undefined ? '' : [stats.mode, stats.size, stats.ino, stats.mtimeNs, stats.ctimeNs].join(' ');
function lstatBelow(root) {
    const known = new Map([['.', true]]);
    const isRealFolder = (folder) => {
        const before = known.get(folder);
        if (before !== undefined)
            return before;
        const isReal = isRealFolder((0,external_node_path_.dirname)(folder)) &&
            ((0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, folder), { throwIfNoEntry: false })?.isDirectory() ?? false);
        known.set(folder, isReal);
        return isReal;
    };
    return (path) => isRealFolder(path.slice(0, Math.max(0, path.lastIndexOf('/'))) || '.')
        ? (0,external_node_fs_.lstatSync)(`${root}/${path}`, { bigint: true, throwIfNoEntry: false })
        : undefined;
}
const PASSED_OVER = new Set('.git node_modules site-packages venv .venv .tox .nox __pycache__ vendor target dist build .gradle coverage'.split(' '));
const MAX_ENTRIES = 50_000;
function findStrays(root, tree) {
    const files = [];
    const folders = [];
    const queue = [''];
    for (const folder of queue) {
        const tracked = new Map([...tree.children(folder)].map((child) => [child.name, child.kind]));
        for (const entry of direntsOf(root, folder)) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            const kind = tracked.get(entry.name);
            if (kind === 'folder' && entry.isDirectory())
                queue.push(path);
            if (kind !== undefined || entry.name === '.git')
                continue;
            if (entry.isDirectory())
                folders.push(path);
            else
                files.push(path);
        }
    }
    return { files, folders };
}
function filesBelow(root, folder) {
    const files = [];
    const queue = PASSED_OVER.has(folder.slice(folder.lastIndexOf('/') + 1)) ? [] : [folder];
    for (const next of queue) {
        for (const entry of direntsOf(root, next)) {
            const path = `${next}/${entry.name}`;
            if (!entry.isDirectory())
                files.push(path);
            else if (!PASSED_OVER.has(entry.name))
                queue.push(path);
        }
        if (files.length > MAX_ENTRIES)
            break;
    }
    return files;
}
const direntsOf = (root, folder) => (0,errors .NW)([], () => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, folder), { withFileTypes: true }));

; 
var command_oracle_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var command_oracle_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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













const MAX_CHANGED = 200;
class CommandOracle {
    #options;
    #place;
    #ranAtBase = new Map();
    #runner;
    #builtAtMs = 0;
    #leftOut = new Map();
    #base = null;
    #isAtBase = false;
    #hasTriedBlank = false;
    #startsClean = false;
    #vainRepeats = 0;
    #idleAtBase = 0;
    #wholeMs = 0;
    #greenFiles = '';
    #paired = null;
    constructor(place, options) {
        this.#place = place;
        this.#options = options;
        this.#runner = new CommandRunner(options);
    }
    written() {
        return this.#place.written();
    }
    async run(request) {
        const startedAt = performance.now();
        const left = () => ({
            ...request,
            timeoutMs: Math.max(0, request.timeoutMs - (performance.now() - startedAt)),
        });
        this.#isAtBase = request.phase === 'baseline';
        const files = this.#files();
        const paired = this.#takePaired(request, files);
        if (paired !== null)
            return paired;
        const result = await this.#runFor(request, left);
        if (result.focus === undefined && request.at === undefined) {
            this.#wholeMs = Math.max(this.#wholeMs, result.durationMs);
            if (isOfPatch(request) && result.verdict === 'green')
                this.#greenFiles = files;
        }
        const unseen = await this.#unseen(left(), result);
        return unseen === null ? result : { ...result, unseen };
    }
    async #runFor(request, left) {
        if (request.phase !== 'baseline')
            return request.mayPair === true ? this.#runPaired(left) : this.#runCounted(request);
        const readIdle = (this.#options.watchIdle ?? watchIdle)();
        this.#base = await this.#runAtBase(left);
        this.#idleAtBase = readIdle();
        return this.#base;
    }
    #files() {
        return JSON.stringify(this.#options.workspace.journal.latest().map(({ path, oid }) => [path, oid]));
    }
    canPair({ phase, mayPair, timeoutMs }) {
        const base = this.#base;
        if (phase !== 'confirm' || mayPair !== true || base?.verdict !== 'red')
            return false;
        return (this.#options.cell?.isApart === true &&
            this.#idleAtBase >= IDLE_ENOUGH &&
            timeoutMs >= 4 * (this.#wholeMs || 2 * base.durationMs) &&
            this.#paired?.files !== this.#files());
    }
    async #runPaired(left) {
        const [request, files, stop] = [left(), this.#files(), new AbortController()];
        const signal = AbortSignal.any([request.signal, stop.signal]);
        const twin = { ...request, phase: 'counterfactual', signal };
        const without = this.#runInPlace(twin, this.#place.beside()).catch(() => null);
        try {
            const result = await this.#runCounted(request);
            if (result.verdict === 'green') {
                const leftMs = Math.max(result.durationMs, this.#base?.durationMs ?? 0) + LATE_MS;
                const late = (0,promises_.setTimeout)(leftMs, 'late', { ref: false, signal });
                if ((await Promise.race([without, late.catch(() => null)])) === 'late')
                    stop.abort();
                const again = await without;
                if (again?.verdict !== 'red' || again.start !== result.start)
                    return result;
                this.#paired = { files, result: { ...again, beside: true } };
                return { ...result, beside: true };
            }
            stop.abort();
            await without;
            const known = new Set((this.#base?.report?.failures ?? []).map(({ id }) => id));
            const isRedAsBefore = (result.report?.failures ?? []).some(({ id }) => known.has(id));
            const stands = isRedAsBefore && this.#greenFiles !== files;
            return stands || left().timeoutMs === 0 || request.signal.aborted ? result : this.#runCounted(left());
        }
        finally {
            stop.abort();
            await without;
        }
    }
    #takePaired({ phase, without, at }, files) {
        const isWithoutPatch = phase === 'counterfactual' && without !== 'product' && at === undefined;
        if (!isWithoutPatch || this.#paired?.files !== files)
            return null;
        const { result } = this.#paired;
        this.#paired = null;
        return result;
    }
    async #runAtBase(request) {
        for (;;) {
            const result = await this.#runCounted(request());
            if (result.build === undefined || request().signal.aborted)
                return result;
            this.#leftOut.set(result.build, (0,test_output .jH)(result).headline());
            this.#options.cell?.forgetBaseOutputs();
            await emptied(this.#place, this.#options.commits);
        }
    }
    async #runAsInCi(request) {
        const { timeoutMs, signal } = request;
        const isOfWrite = isOfPatch(request) && this.#options.workspace.journal.latest().length > 0;
        if (isOfWrite && this.#startsClean)
            this.#place.startClean();
        const result = await this.#runOnce(request);
        const leftMs = timeoutMs - result.durationMs;
        const isSuspect = isOfWrite && leftMs > 0 && !signal.aborted && failsInAnotherWay(this.#base, result);
        if (!isSuspect || this.#vainRepeats === MAX_VAIN_REPEATS || !this.#place.hadLeftovers)
            return result;
        this.#place.startClean();
        const clean = await this.#runOnce({ ...request, timeoutMs: leftMs });
        if (failsInAnotherWay(result, clean) || clean.verdict !== result.verdict) {
            this.#startsClean = true;
            this.#options.cell?.forgetBaseOutputs();
        }
        else
            this.#vainRepeats += 1;
        return clean;
    }
    async #runCounted(request) {
        const result = await this.#runAsInCi(request);
        if (request.at !== undefined)
            return result;
        const { verdict, report, focus = '', start, durationMs } = result;
        const ran = report === undefined ? null : (report.passed ?? 0) + (report.failed ?? 0);
        if (request.phase === 'baseline' && ran !== null)
            this.#ranAtBase.set(focus, ran);
        if (request.phase === 'baseline' && (await mayLeaveMarks(this.#options, report)))
            this.#options.cell?.forgetBaseOutputs();
        const isLess = ran !== null && ran < (this.#ranAtBase.get(focus) ?? 0);
        if (start !== 'base_outputs' || verdict !== 'green' || !isLess)
            return result;
        this.#options.cell?.forgetBaseOutputs();
        return this.#runOnce({ ...request, timeoutMs: Math.max(0, request.timeoutMs - durationMs) });
    }
    async #runOnce(request) {
        const result = await this.#runInPlace(request);
        const { cell } = this.#options;
        if (result.verdict === 'green' || !(0,test_output .jH)(result).cannotRename() || !cell?.copyFromNowOn())
            return result;
        this.#place.startClean();
        return this.#runInPlace({ ...request, timeoutMs: Math.max(0, request.timeoutMs - result.durationMs) });
    }
    async #runInPlace({ phase, timeoutMs, signal, only = [], without, at, blanked }, where = this.#place) {
        if (signal.aborted)
            return NOT_BEGUN;
        const { snapshot } = this.#options.workspace;
        const bounds = { signal, isFirst: this.#base === null && this.#isAtBase };
        try {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const entries = blanked ?? (await this.#wanted(phase, without));
                const files = at ?? { entries, gone: [], snapshot };
                const commit = await this.#commitOf(entries, at);
                const place = command_oracle_addDisposableResource(env_1, await where.prepare(phase, { ...files, commit }), true);
                const scripts = await this.#runner.commandsForOnly(only, files.snapshot);
                const built = await this.#build(place, { ...bounds, timeoutMs }, { entries: files.entries, where });
                const leftMs = Math.max(0, timeoutMs - built.durationMs);
                const judged = built.failed ?? (await this.#runner.judge(place, { ...bounds, timeoutMs: leftMs }, scripts));
                const result = built.failed === null ? { ...judged, durationMs: built.durationMs + judged.durationMs } : judged;
                const changed = at === undefined ? await this.#changedJudges(place, files.entries) : [];
                const isOnlyWhole = at === undefined && (await this.#runner.isOnlyWhole(result, files.snapshot));
                return {
                    ...result,
                    ...(isOnlyWhole ? { onlyWhole: true } : {}),
                    start: place.start,
                    ...(changed.length === 0 ? {} : { changed }),
                };
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = command_oracle_disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        }
        catch (error) {
            if (!isSystemError(error) && !(error instanceof RestoreError))
                throw error;
            return notRun(`The tests could not be started: ${this.#runner.named(error.message)}`);
        }
    }
    async #changedJudges({ touched, written }, wanted) {
        const { snapshot } = this.#options.workspace;
        const policy = await this.#options.workspace.policy();
        const bytesByPath = new Map(wanted.map(({ path, bytes }) => [path, bytes]));
        const judges = (touched?.() ?? []).filter((path) => {
            if (!policy.judges(path))
                return false;
            const bytes = bytesByPath.get(path);
            if (bytes !== undefined)
                return !(0,errors .NW)(false, () => (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(written, path)).equals(bytes));
            return policy.closed(path)?.rule !== 'test files' || snapshot.tree.find(path) !== null;
        });
        return judges.toSorted().slice(0, MAX_CHANGED);
    }
    async #commitOf(entries, at) {
        if (at === undefined)
            return this.#options.commits.of(entries);
        const { commit: id, repository } = at.snapshot;
        const isHere = repository.gitDir === this.#options.workspace.snapshot.repository.gitDir;
        return { id, packs: isHere ? null : packsOf(repository) };
    }
    async #wanted(phase, without) {
        const written = this.#options.workspace.journal.latest();
        if (phase !== 'counterfactual' && without !== 'patch')
            return written;
        if (without !== 'product')
            return [];
        const policy = await this.#options.workspace.policy();
        return written.filter(({ path }) => policy.closed(path)?.rule === 'test files');
    }
    async #build(place, { timeoutMs, ...bounds }, { entries, where }) {
        const builds = (this.#options.command.builds ?? []).filter(({ step }) => !this.#leftOut.has(step));
        const files = entries.map(({ path, oid }) => [path, oid]);
        const built = JSON.stringify([(0,jobs .yR)(this.#options.command), files]);
        if (builds.length === 0 || where.built === built)
            return { failed: null, durationMs: 0 };
        where.built = null;
        while (secondOf(this.#builtAtMs) === secondOf(Date.now()))
            await (0,promises_.setTimeout)(1000 - (Date.now() % 1000));
        let durationMs = 0;
        for (const build of builds) {
            const left = { ...bounds, timeoutMs: Math.max(0, timeoutMs - durationMs) };
            const result = await this.#runner.start(place, left, build.run, build);
            durationMs += result.durationMs;
            this.#builtAtMs = Date.now();
            if (result.verdict === 'green')
                continue;
            const verdict = result.verdict === 'not_found' ? 'red' : result.verdict;
            return { failed: { ...result, verdict, build: build.step, durationMs }, durationMs };
        }
        where.built = built;
        return { failed: null, durationMs };
    }
    async #unseen(request, result) {
        const { phase, at, signal } = request;
        const isBase = phase === 'baseline' && this.#leftOut.size > 0;
        const isWrite = (phase === 'write' || phase === 'final') && this.#base !== null && isSameResult(this.#base, result);
        if (at !== undefined || signal.aborted || !(isBase || (isWrite && !this.#hasTriedBlank)))
            return null;
        this.#hasTriedBlank = true;
        const made = isBase ? [] : await builtFiles(this.#options.checkout, this.#options.workspace.snapshot);
        if (!isBase && made.length === 0)
            return null;
        const blanked = await blankedSources(this.#options.workspace);
        if (blanked === null)
            return null;
        const why = [...this.#leftOut].map(([step, line]) => `step "${step}" cannot be repeated here (${line})`);
        const cause = why.length > 0 ? why.join('; ') : `they run what was built before, such as ${(0,base_text .d9)(made, 3)}`;
        if (result.verdict === 'red') {
            const blank = await this.#runOnce({ ...request, phase: 'counterfactual', blanked });
            await emptied(this.#place, this.#options.commits);
            if (!isSameResult(result, blank))
                return null;
        }
        else if (!isBase || result.verdict !== 'green')
            return null;
        return `${cause}. ${CURE}`;
    }
    [Symbol.dispose]() {
        this.#place[Symbol.dispose]();
    }
}
async function emptied(place, commits) {
    const files = { entries: [], gone: [], commit: await commits.of([]) };
    await (await place.prepare('counterfactual', files))[Symbol.asyncDispose]();
}
const IDLE_ENOUGH = 0.75;
const LATE_MS = 2000;
function watchIdle() {
    if ((0,external_node_os_.availableParallelism)() < (0,external_node_os_.cpus)().length)
        return () => 0;
    const idleMs = () => (0,external_node_os_.cpus)().reduce((sum, { times }) => sum + times.idle, 0);
    const [startMs, atStart] = [performance.now(), idleMs()];
    return () => (idleMs() - atStart) / (performance.now() - startMs);
}
const isOfPatch = ({ phase, at, blanked }) => (phase === 'write' || phase === 'final' || phase === 'confirm') &&
    at === undefined &&
    blanked === undefined;
const secondOf = (ms) => Math.floor(ms / 1000);
function isSystemError(error) {
    return error instanceof Error && 'syscall' in error;
}
const CURE = 'Make the build a part of the test command (`test-command: make && ctest --test-dir build`), or let ' +
    'the tests run the sources themselves (`pip install -e .`)';
function isSameResult(one, other) {
    const failureText = (result) => {
        const { failures, naming } = (0,test_output .jH)(result);
        return failures.length === 0
            ? naming().map(test_output .J3).join('\n')
            : failures
                .map(({ id, message }) => `${id}\n${(0,test_output .J3)(message)}`)
                .toSorted()
                .join('\n');
    };
    return one.verdict === 'red' && other.verdict === 'red' && failureText(one) === failureText(other);
}
const MAX_VAIN_REPEATS = 3;
function failsInAnotherWay(known, result) {
    if (result.verdict !== 'red' && result.verdict !== 'not_found')
        return false;
    if (known === null || known.build !== result.build)
        return true;
    const [now, before] = [(0,test_output .jH)(result), (0,test_output .jH)(known)];
    if (now.failures.length === 0 || before.failures.length === 0)
        return now.isEmpty ? !before.isEmpty : now.newSince(before).length > 0;
    const words = new Set(before.failures.map(({ id, message }) => `${id}\n${(0,test_output .J3)(message)}`));
    return now.failures.some(({ id, message }) => !words.has(`${id}\n${(0,test_output .J3)(message)}`));
}

; 
var earlier_tests_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var earlier_tests_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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

function earlierTests(run, { policy }, source) {
    return {
        async run({ commit, failing, isFocused, ...request }) {
            try {
                const env_1 = { stack: [], error: void 0, hasError: false };
                try {
                    const files = await source.filesAt(commit);
                    if (typeof files === 'string')
                        return { kind: 'not_run', why: files };
                    const at = earlier_tests_addDisposableResource(env_1, files, true);
                    const there = await testsThere(failing, at.snapshot);
                    if (failing.length > 0 && there.length === 0)
                        return { kind: 'not_run', why: 'the failing tests do not exist there' };
                    const result = await run({ ...request, at, ...(isFocused ? { only: there } : {}) });
                    return result.ranNoneByName === true && result.verdict === 'green'
                        ? { kind: 'not_run', why: 'no test of these names ran there' }
                        : { kind: 'ran', result };
                }
                catch (e_1) {
                    env_1.error = e_1;
                    env_1.hasError = true;
                }
                finally {
                    const result_1 = earlier_tests_disposeResources(env_1);
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
            return paths.every((await policy()).isOutsideCode);
        },
    };
}
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
    const ofTest = words(id.replace(/\[.*\]$/s, '')).filter((word) => !ofFile.has(word));
    return ofTest.length === 0 ? [''] : ofTest;
}

var outcome = __webpack_require__(8294);
var external_node_fs_promises_ = __webpack_require__(51455);
; 
var base_outputs_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var base_outputs_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



async function findBaseOutputs({ written, isWhole }, original, { repository, tree, paths }) {
    const isRemoved = (path) => !isThere((0,external_node_path_.join)(written, path)) && isThere((0,external_node_path_.join)(original, path));
    if (isWhole && [...paths()].some(isRemoved))
        return null;
    const outputs = [];
    for (let folders = ['']; folders.length > 0;) {
        const found = folders.flatMap((folder) => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(written, folder), { withFileTypes: true })
            .filter(({ name }) => name !== '.git')
            .map((entry) => ({ path: (0,external_node_path_.join)(folder, entry.name), isFolder: entry.isDirectory() })));
        const untracked = found.filter(({ path }) => !tree.holdsFolder(path) && tree.find(path) === null);
        const ignored = await findIgnored(repository, original, untracked.map(nameForGit));
        if (ignored === null)
            return null;
        folders = [];
        for (const entry of found) {
            const { path, isFolder } = entry;
            const isIgnored = ignored.has(nameForGit(entry));
            if (isFolder && !isIgnored)
                folders.push(path);
            else if (await isSameFile((0,external_node_path_.join)(written, path), (0,external_node_path_.join)(original, path)))
                continue;
            else if (isIgnored)
                outputs.push(path);
            else
                return null;
        }
    }
    return outputs;
}
const nameForGit = ({ path, isFolder }) => isFolder ? `${path}/` : path;
async function findIgnored(repository, root, paths) {
    if (paths.length === 0)
        return new Set();
    const args = [`--work-tree=${root}`, 'check-ignore', '--no-index', '-z', '--stdin'];
    const input = paths.map((path) => `./${path}`).join('\0');
    const options = { cwd: root, input, env: { GIT_LITERAL_PATHSPECS: '0' } };
    const { exitCode, stdout } = await repository.ask(args, options);
    if (exitCode > 1)
        return null;
    const ignored = stdout.toString('utf8').split('\0');
    return new Set(ignored.map((path) => path.slice('./'.length)));
}
const isThere = (path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
async function isSameFile(here, there) {
    const [one, other] = [here, there].map((path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }));
    if (one === undefined || other === undefined || one.mode !== other.mode)
        return false;
    if (one.isSymbolicLink())
        return (0,external_node_fs_.readlinkSync)(here) === (0,external_node_fs_.readlinkSync)(there);
    if (one.isDirectory()) {
        const names = (0,external_node_fs_.readdirSync)(here);
        if (names.length !== (0,external_node_fs_.readdirSync)(there).length)
            return false;
        for (const name of names)
            if (!(await isSameFile((0,external_node_path_.join)(here, name), (0,external_node_path_.join)(there, name))))
                return false;
        return true;
    }
    const isOfOneTime = Math.trunc(one.mtimeMs) === Math.trunc(other.mtimeMs);
    return one.isFile() && one.size === other.size && (isOfOneTime || (await haveSameBytes(here, there)));
}
const CHUNK_BYTES = 1024 * 1024;
async function haveSameBytes(here, there) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const one = base_outputs_addDisposableResource(env_1, await (0,external_node_fs_promises_.open)(here), true);
        const other = base_outputs_addDisposableResource(env_1, await (0,external_node_fs_promises_.open)(there), true);
        const [a, b] = [Buffer.alloc(CHUNK_BYTES), Buffer.alloc(CHUNK_BYTES)];
        for (let at = 0;;) {
            const [read, readThere] = await Promise.all([
                one.read(a, 0, CHUNK_BYTES, at),
                other.read(b, 0, CHUNK_BYTES, at),
            ]);
            const { bytesRead } = read;
            if (bytesRead !== readThere.bytesRead || a.compare(b, 0, bytesRead, 0, bytesRead) !== 0)
                return false;
            if (bytesRead === 0)
                return true;
            at += bytesRead;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = base_outputs_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

var sandbox_launch = __webpack_require__(16798);
var world = __webpack_require__(9697);
; 




const INSTALLED_FOLDER = /^(?:node_modules|site-packages|\.?venv|vendor|__pypackages__)$/;
const CACHED = /^(?:\.|__pycache__$)/;
function noteFiles({ written, isWhole }, original, tree) {
    if (isWhole) {
        const stats = new TrackedStats(written, tree);
        const before = new Set(findStrays(written, tree).files);
        return () => [
            ...stats.changed().map((position) => tree.path(position)),
            ...findStrays(written, tree).files.filter((path) => !before.has(path)),
        ];
    }
    const before = stampsIn(written, original, tree);
    return () => [...stampsIn(written, original, tree)]
        .filter(([path, stamp]) => before.get(path) !== stamp)
        .map(([path]) => path);
}
function stampsIn(written, original, tree) {
    const stamps = new Map();
    const note = (path) => {
        const stats = (0,errors .NW)(null, () => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(written, path), { bigint: true }));
        stamps.set(path, stats === null ? '' : `${stats.ino} ${stats.ctimeNs}`);
    };
    const noteAll = (folder) => tree.paths(folder).forEach(note);
    const queue = [{ folder: '', isInstalled: false }];
    for (const { folder, isInstalled } of queue) {
        const entries = (0,errors .NW)(null, () => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(written, folder), { withFileTypes: true }));
        if (entries === null)
            noteAll(folder);
        for (const entry of entries ?? []) {
            const { name } = entry;
            const path = folder === '' ? name : `${folder}/${name}`;
            const isTrackedFolder = tree.holdsFolder(path);
            if (name === '.git' || (isInstalled && CACHED.test(name)))
                continue;
            if (entry.isDirectory()) {
                const isBelow = isInstalled || INSTALLED_FOLDER.test(name);
                if (isTrackedFolder || isBelow)
                    queue.push({ folder: path, isInstalled: isBelow });
            }
            else if (isTrackedFolder)
                noteAll(path);
            else if (!isInstalled || (0,errors .NW)(false, () => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(original, path)).isFile()))
                note(path);
        }
    }
    return stamps;
}

; 
var test_place_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var test_place_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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

















const noFolder = ({ workingDirectory }) => `The folder ${workingDirectory} is not there.`;
const isProof = (phase) => phase === 'confirm' || phase === 'counterfactual' || (0,outcome .Dv)({ phase });
const NOTHING_FIRST = { patch: [], gone: [], before: null };
class InPlace {
    built = null;
    #options;
    #checkout;
    #restorePoint = null;
    #isRenewed = false;
    #startsClean = false;
    #runs = 0;
    #endedAtMs = 0;
    #before = new Map();
    constructor(options) {
        this.#options = options;
        this.#checkout = new oracle_checkout .RW(options.root, options.snapshot);
    }
    written() {
        return this.#options.root;
    }
    get hadLeftovers() {
        return this.#options.renew !== null && this.#runs > 1;
    }
    startClean() {
        this.#startsClean = this.#options.renew !== null;
    }
    beside() {
        return this;
    }
    async prepare(phase, { entries: wanted, gone, commit }) {
        const { snapshot, policy, root } = this.#options;
        const isFirst = this.#restorePoint === null;
        const point = this.#restorePoint ?? new RestorePoint(this.#checkout, snapshot, await policy());
        this.#restorePoint = point;
        const isLate = phase === 'baseline' && !isFirst;
        const isRestored = isProof(phase) || isLate || this.#startsClean;
        const restored = isRestored ? await this.#restore(point, wanted) : NOTHING_RESTORED;
        this.#runs = isRestored ? 1 : this.#runs + 1;
        this.#startsClean = false;
        this.#takeBack(new Set(wanted.map(({ path }) => path)));
        for (const entry of wanted)
            this.#write(entry);
        for (const path of gone)
            this.#checkout.remove(path);
        if (commit !== null && !isFirst)
            await this.#checkOut(commit);
        const temp = isProof(phase) ? (0,leftovers .Bh)('tmp', (0,external_node_os_.tmpdir)()) : null;
        return {
            root,
            written: root,
            temp: { here: (0,external_node_os_.tmpdir)(), seen: (0,external_node_os_.tmpdir)() },
            env: temp === null ? {} : { TMPDIR: temp.path },
            restored,
            start: isProof(phase) && this.#options.renew !== null ? 'clean' : undefined,
            touched: isProof(phase) ? noteFiles({ written: root, isWhole: true }, root, snapshot.tree) : undefined,
            run: async (command) => {
                const cwd = (0,oracle_folders .CH)(root, command.workingDirectory);
                if (cwd === null)
                    return noFolder(command);
                return (0,process .R3)({ ...command, cwd, reserves: () => (0,process ._U)([command.scratch, root]) });
            },
            [Symbol.asyncDispose]: async () => {
                this.#endedAtMs = Date.now();
                temp?.[Symbol.dispose]();
                if (!(0,outcome .Dv)({ phase }))
                    return;
                this.#takeBack(new Set());
                await this.#restore(point, []);
            },
        };
    }
    async #restore(point, wanted) {
        this.built = null;
        const { renew } = this.#options;
        const kept = wanted.map(({ path }) => path);
        if (renew === null)
            return point.restore(new Set(kept));
        const restored = this.#isRenewed ? NOTHING_RESTORED : await restoreIfPossible(point, new Set(kept));
        await renew();
        this.#isRenewed = true;
        return restored;
    }
    #write({ path, bytes, mode }) {
        if (!this.#before.has(path) && this.#options.snapshot.tree.find(path) === null)
            this.#before.set(path, this.#checkout.keep(path));
        this.#checkout.write(path, { kind: 'file', bytes, isExecutable: mode === '100755' }, this.#endedAtMs);
    }
    async #checkOut(commit) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { root, isCopy } = this.#options;
            const git = isCopy ? await gitOf(root).catch(() => null) : null;
            if (git === null)
                return;
            const folder = test_place_addDisposableResource(env_1, (0,leftovers .Bh)('tests'), false);
            await (0,process .R3)({
                program: '/bin/sh',
                args: ['-c', checkOutScript(git, commit)],
                cwd: root,
                env: {},
                timeoutMs: CHECK_OUT_MS,
                graceMs: 0,
                signal: new AbortController().signal,
                scratch: folder.path,
            });
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            test_place_disposeResources(env_1);
        }
    }
    #takeBack(wanted) {
        for (const [path, before] of this.#before) {
            if (wanted.has(path))
                continue;
            if (before.kind === 'file' || before.kind === 'link')
                this.#checkout.write(path, before, this.#endedAtMs);
            else
                this.#checkout.remove(path);
        }
    }
    [Symbol.dispose]() { }
}
const CHECK_OUT_MS = 60_000;
async function restoreIfPossible(point, written) {
    try {
        return await point.restore(written);
    }
    catch (error) {
        if (error instanceof RestoreError)
            return NOTHING_RESTORED;
        throw error;
    }
}
class CellPlace {
    built = null;
    #cell;
    #root;
    #snapshot;
    #layer = null;
    #applied = [];
    hadLeftovers = false;
    #mountPoints = [];
    #startsClean = false;
    #isUsed = false;
    #endedAtMs = 0;
    #baseEndedAtMs = 0;
    #hasBuilt = false;
    #git = (0,once .O)(() => gitOf(this.#root).catch(() => null));
    #times = new Map();
    constructor(cell, root, snapshot) {
        this.#cell = cell;
        this.#root = root;
        this.#snapshot = snapshot;
    }
    written() {
        return this.#layer?.written ?? null;
    }
    startClean() {
        this.#drop();
        this.#startsClean = true;
    }
    beside() {
        return new CellPlace(this.#cell, this.#root, this.#snapshot);
    }
    async prepare(phase, { entries: wanted, gone: removed, commit }) {
        if (isProof(phase))
            this.#drop();
        const isOfBase = phase === 'baseline' && this.#layer === null && wanted.length === 0;
        const isClean = removed.length > 0 || this.#startsClean;
        const isRestarted = this.#startsClean;
        this.#startsClean = false;
        this.#layer ??= await this.#open(isClean);
        const layer = this.#layer;
        const before = commit === null ? null : await this.#checkOut(layer, commit);
        const { checkout, home, temp } = layer.seen;
        const paths = new Set(wanted.map(({ path }) => path));
        const dropped = [...this.#applied].filter(({ path }) => !paths.has(path));
        const asBefore = dropped.flatMap((entry) => entry.base === null ? [] : [{ ...entry, bytes: entry.base }]);
        const gone = [...dropped.filter(({ base }) => base === null).map(({ path }) => path), ...removed];
        const patch = [...wanted, ...asBefore];
        this.hadLeftovers = this.#holdsMore(layer);
        if (this.hadLeftovers && patch.some((entry) => !this.#applied.includes(entry)))
            await nextSecond(this.#endedAtMs);
        let first = { patch, gone, before };
        this.#applied = wanted;
        return {
            root: checkout,
            written: layer.written,
            temp: { here: layer.temp, seen: temp },
            env: { TMPDIR: temp, ...(home === null ? { HOME: `${temp}/home` } : { HOME: home }) },
            restored: NOTHING_RESTORED,
            ...(isProof(phase) || isRestarted ? { start: layer.hasBaseOutputs ? 'base_outputs' : 'clean' } : {}),
            ...(isProof(phase) ? { touched: noteFiles(layer, this.#root, this.#snapshot.tree) } : {}),
            run: async (command) => {
                const begun = first;
                first = null;
                return this.#run(layer, command, begun ?? NOTHING_FIRST);
            },
            [Symbol.asyncDispose]: async () => {
                this.#isUsed = true;
                this.#endedAtMs = Date.now();
                if (isProof(phase))
                    this.#drop();
                else
                    layer.reopen();
                if (isOfBase) {
                    this.#baseEndedAtMs = this.#endedAtMs;
                    await this.#keepBuilt(layer);
                }
            },
        };
    }
    [Symbol.dispose]() {
        this.#drop();
        this.#cell[Symbol.dispose]();
    }
    async #keepBuilt(layer) {
        const outputs = await findBaseOutputs(layer, this.#root, this.#snapshot).catch(() => null);
        this.#hasBuilt = (outputs ?? []).some((path) => !CACHE_NAMES.test((0,external_node_path_.basename)(path)));
        await layer.keepBuilt(outputs);
    }
    async #open(isClean) {
        const layer = await this.#cell.openLayer({ isClean });
        this.#endedAtMs = layer.hasBaseOutputs ? this.#baseEndedAtMs : 0;
        return layer;
    }
    #holdsMore(layer) {
        const hasOutputs = this.#hasBuilt && (layer.hasBaseOutputs || this.#isUsed);
        const wasThere = (folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(this.#root, folder)) || this.#applied.some(({ path }) => path.startsWith(`${folder}/`));
        return (hasOutputs ||
            (this.#isUsed &&
                hasLeftovers(layer, { applied: this.#applied, mountPoints: this.#mountPoints, wasThere })));
    }
    #drop() {
        this.#layer?.[Symbol.dispose]();
        this.#layer = null;
        this.#applied = [];
        this.#isUsed = false;
        this.built = null;
    }
    async #checkOut(layer, commit) {
        const isThere = commit.id === this.#snapshot.commit && commit.packs === null && !this.#isUsed && !layer.isWhole;
        const git = isThere ? null : await this.#git();
        if (git === null || (layer.isWhole && !(0,world .S1)(git.gitDir, this.#root)))
            return null;
        const seen = (path) => (0,world .S1)(path, this.#root) ? layer.seen.checkout + path.slice(this.#root.length) : path;
        return { git: { gitDir: seen(git.gitDir), objects: seen(git.objects) }, commit };
    }
    async #run(layer, placed, { patch, gone, before }) {
        const { scratch, seenScratch, workingDirectory, program, args, env } = placed;
        if (Object.values(env).some((value) => value.includes('\0')))
            return 'A variable holds a NUL character.';
        const staging = (0,external_node_path_.join)(scratch, 'patch');
        const files = this.#stage(patch, staging, `${seenScratch}/patch`);
        const packs = before?.commit.packs ?? null;
        if (packs !== null)
            (0,external_node_fs_.cpSync)(packs, (0,external_node_path_.join)(staging, 'packs'), { recursive: true });
        const seenPacks = packs === null ? null : `${seenScratch}/patch/packs`;
        const { mountPoints, ...launch } = this.#cell.launch(layer, {
            checkout: layer.seen.checkout,
            workingDirectory,
            files,
            gone,
            ...(before === null
                ? {}
                : { before: checkOutScript(before.git, { id: before.commit.id, packs: seenPacks }) }),
            staging: { here: staging, seen: `${seenScratch}/patch` },
            env,
            command: [program, ...args],
        });
        this.#mountPoints = mountPoints;
        this.#cell.give(scratch);
        const reserves = () => (0,process ._U)([scratch, layer.written]);
        const result = await (0,process .R3)({ ...placed, ...launch, cwd: '/', reserves });
        this.#cell.sweep();
        if (result.end.kind !== 'exited' || !(0,external_node_fs_.existsSync)(staging))
            return result;
        return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(staging, sandbox_launch .q6)) ? noFolder(placed) : `The sandbox failed: ${result.output}`;
    }
    #stage(patch, folder, seen) {
        (0,external_node_fs_.mkdirSync)(folder);
        return patch.map(({ path, bytes, mode }, number) => {
            const file = (0,external_node_path_.join)(folder, String(number));
            (0,external_node_fs_.writeFileSync)(file, bytes);
            const second = this.#timeFor(path, bytes.length);
            (0,external_node_fs_.utimesSync)(file, second, second);
            return { from: `${seen}/${number}`, to: path, isExecutable: mode === '100755' };
        });
    }
    #timeFor(path, size) {
        const before = this.#times.get(path) ?? this.#timeInCheckout(path);
        const now = Date.now() / 1000;
        const second = before?.size === size && before.second >= Math.floor(now) ? before.second + 1 : now;
        this.#times.set(path, { size, second: Math.floor(second) });
        return second;
    }
    #timeInCheckout(path) {
        const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(this.#root, path), { throwIfNoEntry: false });
        return stats === undefined ? undefined : { size: stats.size, second: Math.floor(stats.mtimeMs / 1000) };
    }
}
async function nextSecond(endedAtMs) {
    const leftMs = (0,oracle_checkout .TH)(endedAtMs) * 1000 - Date.now();
    if (leftMs > 0)
        await (0,promises_.setTimeout)(Math.ceil(leftMs));
}
const CACHE_NAMES = /^(?:\.git|__pycache__|\.(?:pytest|mypy|ruff)_cache|\.vite|\.cache)$/;
function hasLeftovers(layer, { applied, mountPoints, wasThere }) {
    const { written, isWhole, temp, varTemp } = layer;
    const patch = new Set(applied.map(({ path }) => path));
    const isOurs = (path) => /^(?:home|\.?agent-fix-.*)$/.test((0,external_node_path_.basename)(path)) || mountPoints.some((at) => (0,world .S1)(at, path));
    const holds = (folder) => (0,errors .NW)(true, () => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(written, folder), { withFileTypes: true }).some((entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (CACHE_NAMES.test(entry.name) || patch.has(path))
            return false;
        if (!entry.isDirectory())
            return true;
        return !wasThere(path) || holds(path);
    }));
    const inTemporary = [
        ...(0,errors .NW)([], () => (0,external_node_fs_.readdirSync)(temp)).map((name) => (0,external_node_path_.join)('/tmp', name)),
        ...(0,errors .NW)([], () => (0,external_node_fs_.readdirSync)(varTemp)).map((name) => (0,external_node_path_.join)('/var/tmp', name)),
    ];
    return isWhole || layer.leftInHome() || !inTemporary.every(isOurs) || holds('');
}

; 












function createTestOracle(options) {
    const { command, checkout } = options;
    if (command === null) {
        return {
            run: async () => notRun(NO_TEST_COMMAND),
            earlier: (source) => earlierTests(async () => notRun(NO_TEST_COMMAND), options.workspace, source),
            changedFiles: async () => [],
            putBack: () => { },
            reset: async () => { },
            [Symbol.dispose]: () => { },
        };
    }
    for (const { shell, run, workingDirectory } of [
        command,
        ...(command.builds ?? []),
        ...(command.services ?? []),
    ]) {
        (0,command_command .qI)(shell, run, () => true);
        if (!(0,repo_path .EP)(workingDirectory).ok)
            throw new Error(`working-directory ${JSON.stringify(workingDirectory)} is not inside the repository`);
    }
    if (options.testReport)
        checkReportGlob(options.testReport);
    return new JobsOracle((0,external_node_fs_.realpathSync)(checkout), { ...options, command });
}
const NO_TEST_COMMAND = 'There is no test command.';
class JobsOracle {
    #root;
    #options;
    #inPlace;
    #first;
    #commits;
    #oracles = new Map();
    #waiting = [];
    #free;
    constructor(root, options) {
        const { command, sandbox, renew = null, isCopy = false } = options;
        const { snapshot, policy } = options.workspace;
        const cell = sandbox?.cell ?? null;
        this.#root = root;
        this.#options = options;
        this.#inPlace = cell === null ? new InPlace({ root, snapshot, policy, renew, isCopy }) : null;
        this.#commits = new PatchCommits(snapshot);
        const hasServices = [command, ...(options.others ?? [])].some(({ services = [] }) => services.length > 0);
        this.#free = cell === null || hasServices ? 1 : (0,external_node_os_.availableParallelism)();
        this.#first = this.#open(command, cell);
        this.#oracles.set((0,jobs .yR)(command), this.#first);
    }
    #open(command, cell) {
        const place = cell === null ? this.#inPlace : new CellPlace(cell, this.#root, this.#options.workspace.snapshot);
        if (place === null)
            throw new Error('a command of a sandboxed run has no sandbox');
        const isOnNetwork = this.#options.sandbox?.report?.network !== 'none';
        return new CommandOracle(place, { ...this.#options, command, cell, commits: this.#commits, isOnNetwork });
    }
    #of(request) {
        const key = (0,jobs .yR)(request);
        const known = key === '' ? this.#first : this.#oracles.get(key);
        if (known !== undefined)
            return known;
        const { others = [], sandbox } = this.#options;
        const command = others.find((other) => (0,jobs .yR)(other) === key);
        if (command === undefined)
            throw new Error(`no command of ${(0,jobs .Tq)(request)} is known`);
        const made = this.#open(command, sandbox?.cell?.fork() ?? null);
        this.#oracles.set(key, made);
        return made;
    }
    async run(request) {
        const oracle = this.#of(request);
        if (this.#free === 0)
            await new Promise((resolve) => this.#waiting.push(resolve));
        else
            this.#free -= 1;
        const mayPair = this.#free > 0 && oracle.canPair(request);
        if (mayPair)
            this.#free -= 1;
        try {
            return await oracle.run({ ...request, mayPair });
        }
        finally {
            this.#release();
            if (mayPair)
                this.#release();
        }
    }
    #release() {
        const next = this.#waiting.shift();
        if (next === undefined)
            this.#free += 1;
        else
            next();
    }
    earlier(source) {
        return earlierTests((request) => this.run(request), this.#options.workspace, source);
    }
    async changedFiles() {
        const written = this.#first.written();
        return written === null
            ? []
            : (0,oracle_checkout .Y_)(written, this.#options.workspace.snapshot, { putBack: this.#inPlace !== null });
    }
    putBack(path, held) {
        if (this.#inPlace === null)
            return;
        const checkout = new oracle_checkout .RW(this.#root, this.#options.workspace.snapshot);
        if (held === null)
            checkout.remove(path);
        else
            checkout.write(path, { kind: 'file', ...held });
    }
    async reset() {
        if (this.#inPlace !== null)
            await emptied(this.#inPlace, this.#commits);
    }
    [Symbol.dispose]() {
        for (const oracle of this.#oracles.values())
            oracle[Symbol.dispose]();
        this.#commits[Symbol.dispose]();
    }
}
function checkReportGlob(glob) {
    if (glob.split('/').includes('..'))
        throw new Error(`test-report: ${glob} leads out of the working directory`);
    try {
        (0,repo_path .jN)([glob], '');
    }
    catch (cause) {
        throw new Error(`test-report: ${(0,errors .kc)(cause)}`, { cause });
    }
}


  }),

  63018:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  sT: () => (  FILES_OF_RUNNERS),
  W9: () => (  FileReports),
  Ir: () => (  RUNNERS),
  XY: () => (  placeFailures),
  _m: () => (  readTestOutput),
  IZ: () => (  reportsOfBuilds)
});


var json = __webpack_require__(26910);
var base_text = __webpack_require__(59199);
var test_runner = __webpack_require__(72651);
; 


const dotnetTest = {
    formats: { 'dotnet test': readDotnet },
    call: {
        pattern: /^dotnet test$/,
        options: { refused: '--filter -t --list-tests -h --help' },
        only: (call, failures) => {
            const names = failures.map(({ id }) => id.replace('#', '.').replace(/\(.*$/s, ''));
            const safeNames = (0,test_runner .Am)(names.filter((name) => /^[\w.]+$/.test(name)));
            const term = (test) => `FullyQualifiedName~${test}`;
            return (0,test_runner .IF)(call, safeNames, (tests) => `--filter ${(0,base_text .r7)(tests.map(term).join('|'))}`);
        },
    },
    testFiles: ['**/{*.Tests,*.Test,*.UnitTests,*.IntegrationTests}/**'],
    testFilesInThisCase: [`{${test_runner .en},Test[A-Z]*}.{cs,fs,vb}`],
    settings: ['*.runsettings'],
};
const PROJECT_TOTALS = /^(?:Passed|Failed|Skipped)! +- +Failed: +\d+, Passed: +\d+, Skipped: +\d+, Total: +\d+, Duration: .+$/;
const LONG_TOTALS = /^Total tests: (\d+)$/;
const FAILED_TEST = /^ {2}(?:Failed|X) ([\w.+`]+(?:\(.*\))?)(?: \[(?:< )?[\d.,]+ ?\w+\])?$/;
function readDotnet(lines) {
    const at = lines.findLastIndex((line) => PROJECT_TOTALS.test(line) || LONG_TOTALS.test(line));
    if (at === -1)
        return null;
    const failures = lines.slice(0, at).flatMap((line, index) => dotnetFailure(line, lines, index));
    const projects = lines.filter((line) => PROJECT_TOTALS.test(line));
    if (projects.length === 0)
        return { at, failures, ...longTotals(lines) };
    const sum = (key) => projects.reduce((all, line) => all + (0,test_runner .ry)(line, new RegExp(`${key}: +(\\d+)`)), 0);
    return { at, failures, passed: sum('Passed'), failed: sum('Failed'), skipped: sum('Skipped') };
}
function longTotals(lines) {
    const counts = { Passed: 0, Failed: 0, Skipped: 0 };
    for (const [at, line] of lines.entries()) {
        if (!LONG_TOTALS.test(line))
            continue;
        for (const below of lines.slice(at + 1, at + 4)) {
            const [, key, value] = /^ +(Passed|Failed|Skipped): (\d+)$/.exec(below) ?? [];
            if (key === 'Passed' || key === 'Failed' || key === 'Skipped')
                counts[key] += Number(value);
        }
    }
    return { passed: counts.Passed, failed: counts.Failed, skipped: counts.Skipped };
}
function dotnetFailure(line, lines, at) {
    const name = FAILED_TEST.exec(line)?.[1];
    if (name === undefined)
        return [];
    const body = (0,test_runner .EU)(lines, at, (each) => FAILED_TEST.test(each));
    const messageLine = body.findIndex((each) => /^ +Error Message:$/.test(each));
    const [, file, place] = body.map((each) => / in (\S.*):line (\d+)$/.exec(each)).find((match) => match) ?? [];
    return [
        (0,test_runner .g5)(name, {
            ...(0,test_runner .Sw)(file, place),
            message: messageLine === -1 ? '' : (0,test_runner .ou)(body, messageLine + 1),
        }),
    ];
}

var schemas = __webpack_require__(81469);
; 


const rspec = {
    formats: { rspec: readRspec },
    call: {
        pattern: /^rspec$/,
        options: {
            valued: '-f --format -o --out -t --tag -r --require -I --seed --order -O --options --failure-exit-code',
            flags: `-c --color --colour --force-color --no-color -b --backtrace -w --warnings --fail-fast --no-fail-fast -p
        --profile`,
            refused: `-e --example -E --example-matches -P --pattern --only-failures -n --next-failure --bisect --dry-run -h
        --help -v --version`,
        },
        only: ({ options }, failures, { isFile }) => {
            const known = failures
                .filter(({ id }) => (0,test_runner .C2)(id) && !id.startsWith('-'))
                .map(({ id, line }) => ({ path: id.split(' > '), line }))
                .filter(({ path: [file = ''] }) => isFile(file));
            const files = (0,test_runner .Am)(known.map(({ path: [file = ''] }) => file));
            if (files.length === 0 || known.length > test_runner .vB)
                return [];
            const examples = (0,test_runner .Am)(known.map(({ path: [, ...description] }) => description.join(' > ')));
            const whole = { args: (0,test_runner .d8)(options, files.map(base_text .r7)) };
            if (examples.includes(''))
                return [whole];
            const lines = known.flatMap(({ path: [file], line }) => (line === null ? [] : [`${file}:${line}`]));
            const chosen = lines.length === known.length
                ? (0,test_runner .Am)(lines).map(base_text .r7)
                : [...files.map(base_text .r7), ...examples.map((text) => `-e ${(0,base_text .r7)(text)}`)];
            return [{ args: (0,test_runner .d8)(options, chosen) }, whole];
        },
    },
    testFiles: ['*_spec.rb', '{spec_helper,rails_helper}.rb'],
    settings: ['.rspec*'],
};
const EXAMPLE_COUNTS = /^(\d+) examples?, (\d+) failures?(?:, (\d+) pending)?(?:, (\d+) errors? occurred outside of examples)?$/;
const RERUN_COMMAND = /^rspec (\S+?\.rb)(?::(\d+)|\[[\d:,]+\]) # (.+)$/;
const LOAD_ERROR = /^An error occurred while loading (\S+?\.rb)\./;
function readRspec(lines) {
    const at = lines.findLastIndex((line) => EXAMPLE_COUNTS.test(line));
    if (at === -1)
        return null;
    const [, examples = 0, failed = 0, pending = 0, outside = 0] = (EXAMPLE_COUNTS.exec(lines[at] ?? '') ?? []).map(Number);
    const heading = lines.findIndex((line, below) => below > at && line === 'Failed examples:');
    const listed = heading === -1 ? [] : lines.slice(heading + 1).flatMap((line) => exampleOf(line, lines));
    const broken = outside === 0 ? [] : brokenSpecs(lines.slice(0, at));
    return {
        at: Math.max(at, heading),
        from: at,
        failures: [...listed, ...broken],
        passed: examples - failed - (pending || 0),
        failed: failed + (outside || 0),
        skipped: pending || 0,
    };
}
function exampleOf(text, lines) {
    const [, path, line, description = ''] = RERUN_COMMAND.exec(text) ?? [];
    if (path === undefined)
        return [];
    const file = (0,test_runner .s1)(path);
    const detail = lines.findIndex((each) => /^ {2}\d+\) /.test(each) && each.replace(/^ {2}\d+\) /, '') === description);
    const body = detail === -1 ? [] : (0,test_runner .EU)(lines, detail, (each) => /^ {2}\d+\) |^Finished in /.test(each));
    const message = (0,test_runner .ou)(body, body.findIndex((each) => each.trim() === '') + 1);
    return [describedFailure(description, file, { ...(0,test_runner .Sw)(path, line), message })];
}
const describedFailure = (description, file, known) => (0,test_runner .g5)(`${file} > ${description}`, { ...known, parts: { file, name: description } });
function brokenSpecs(lines) {
    return lines.flatMap((text, at) => {
        const path = LOAD_ERROR.exec(text)?.[1];
        if (path === undefined)
            return [];
        const error = lines.findIndex((line, below) => below > at && /^\w*(?:Error|Exception)\w*:$/.test(line));
        const message = error === -1 ? '' : (0,test_runner .ou)(lines, error + 1, error + 2);
        return [(0,test_runner .g5)((0,test_runner .s1)(path), { file: (0,test_runner .s1)(path), message })];
    });
}
const minitest = {
    formats: { minitest: readMinitest },
    call: {
        pattern: /^ruby$/,
        options: { refused: '-n -e -E -c -x -s -S -p --name -i --include --exclude --version --help -v -h --' },
        only: ({ options }, failures, { isFile }) => {
            const scripts = options.filter((option) => /^[\w./-]+\.rb$/.test(option));
            const tests = (0,test_runner .Am)(failures.map(({ id }) => id)).filter((id) => (0,test_runner .C2)(id) && id.includes('#'));
            if (scripts.length !== 1 || !scripts.every((path) => isFile((0,test_runner .s1)(path))))
                return [];
            if (tests.length === 0 || tests.length > test_runner .vB)
                return [];
            const patterns = tests.map((id) => {
                const at = id.indexOf('#');
                return `(?:${(0,test_runner .gc)(id.slice(0, at))}#)?${(0,test_runner .gc)(id.slice(at + 1))}`;
            });
            const added = `-n ${(0,base_text .r7)(`/^(?:${patterns.join('|')})$/`)}`;
            return [{ args: (0,test_runner .d8)(options, [added]), added }];
        },
    },
};
const MINITEST_COUNTS = /^(\d+) (?:runs|tests), \d+ assertions, (\d+) failures, (\d+) errors, (\d+) skips$/;
const MINITEST_HEADING = /^(?: {2}\d+\) )?(?:Failure|Error):$/;
function readMinitest(lines) {
    const at = lines.findLastIndex((line) => MINITEST_COUNTS.test(line));
    const [, runs = 0, failed = 0, errors = 0, skipped = 0] = (MINITEST_COUNTS.exec(lines[at] ?? '') ?? []).map(Number);
    if (at === -1)
        return null;
    const failures = lines.slice(0, at).flatMap((line, above) => {
        const [, id, place] = /^(\S.*?#.+?)(?: \[(.*)\])?:$/.exec(lines[above + 1] ?? '') ?? [];
        if (id === undefined || !MINITEST_HEADING.test(line))
            return [];
        const body = (0,test_runner .EU)(lines, above + 1, (each) => each === '' || MINITEST_HEADING.test(each));
        const frame = body.find((each) => /^ {4}\S+\.rb:\d+:in /.test(each))?.trim();
        const [, file, number] = /^(\S+\.rb):(\d+)/.exec(place ?? frame ?? '') ?? [];
        return [(0,test_runner .aH)(id, '#', { ...(0,test_runner .Sw)(file, number), message: (0,test_runner .ou)(body) })];
    });
    return {
        at,
        from: at,
        failures,
        passed: runs - failed - errors - skipped,
        failed: failed + errors,
        skipped,
    };
}
const testUnit = { formats: { 'test-unit': readTestUnit } };
const TEST_UNIT_COUNTS = /^(\d+) tests, \d+ assertions, (\d+) failures, (\d+) errors, (\d+) pendings, (\d+) omissions, \d+ notifications$/;
const TEST_UNIT_HEADING = /^(?:Failure|Error): (.+?)\(([^()]+)\)(?:: (.*))?$/;
function readTestUnit(lines) {
    const at = lines.findLastIndex((line) => TEST_UNIT_COUNTS.test(line));
    if (at === -1)
        return null;
    const [, tests = 0, failed = 0, errors = 0, pending = 0, omitted = 0] = (TEST_UNIT_COUNTS.exec(lines[at] ?? '') ?? []).map(Number);
    const failures = lines.slice(0, at).flatMap((line, above) => {
        const [, name, owner, error] = TEST_UNIT_HEADING.exec(line) ?? [];
        if (name === undefined || !/^={70,}$/.test(lines[above - 1] ?? ''))
            return [];
        const body = (0,test_runner .EU)(lines, above, (each) => /^={70,}$/.test(each));
        const [, file, number] = /^(\S+\.rb):(\d+):in /.exec(body[0] ?? '') ?? [];
        const text = body.slice(1).filter((each) => !/^ *(?:=> *)?\d+: /.test(each));
        return [
            (0,test_runner .aH)(`${owner}#${name}`, '#', {
                ...(0,test_runner .Sw)(file, number),
                message: error ?? (0,test_runner .ou)(text),
            }),
        ];
    });
    const skipped = pending + omitted;
    return {
        at,
        from: at,
        failures,
        passed: tests - failed - errors - skipped,
        failed: failed + errors,
        skipped,
    };
}
const phpunit = {
    formats: { PHPUnit: readPhpunit },
    call: {
        pattern: /^(?:php )?phpunit(?:\.phar)?$/,
        options: { refused: '--filter --list-* -h --help --version' },
        only: ({ options }, failures) => {
            const tests = (0,test_runner .Am)(failures.flatMap(({ id }) => /^[\w\\]+::\w+/.exec(id)?.[0] ?? []));
            if (tests.length === 0 || tests.length > test_runner .vB)
                return [];
            const pattern = `/^(?:${tests.map(test_runner .gc).join('|')})(?:$| with data set )/`;
            return [{ args: (0,test_runner .d8)([`--filter ${(0,base_text .r7)(pattern)}`], options) }];
        },
    },
    testFilesInThisCase: [`{${test_runner .en}}.php`],
    settings: ['phpunit*.xml{,.dist}'],
};
const RED_TOTALS = /^Tests: \d+, Assertions: \d+(?:, [\w ]+: \d+)*\.$/;
const GREEN_TOTALS = /^OK \((\d+) tests?, \d+ assertions?\)$/;
const PHPUNIT_NO_TESTS = /^No tests executed!$/;
const NUMBERED_TEST = /^(\d+)\) ([\w\\]+::\w+)( with data set (?:#\d+|".*?"))?(?: \(.*\))?$/;
const FAILURE_LIST = /^There (?:was|were) \d+ (?:errors?|failures?):$/;
const ANY_LIST = /^There (?:was|were) \d+ /;
function readPhpunit(lines) {
    const at = lines.findLastIndex((line) => RED_TOTALS.test(line) || GREEN_TOTALS.test(line) || PHPUNIT_NO_TESTS.test(line));
    const start = lines.findLastIndex((line, above) => above < at && /^PHPUnit \d+\.\d/.test(line));
    if (at === -1 || start === -1)
        return null;
    const last = lines[at] ?? '';
    const found = { at, from: start };
    if (PHPUNIT_NO_TESTS.test(last))
        return { ...found, failures: [], passed: 0, failed: 0, skipped: 0 };
    if (GREEN_TOTALS.test(last))
        return { ...found, failures: [], passed: (0,test_runner .ry)(last, GREEN_TOTALS), failed: 0, skipped: 0 };
    const failed = (0,test_runner .ry)(last, /Errors: (\d+)/) + (0,test_runner .ry)(last, /Failures: (\d+)/);
    const skipped = (0,test_runner .ry)(last, /Skipped: (\d+)/) + (0,test_runner .ry)(last, /Incomplete: (\d+)/);
    const passed = (0,test_runner .ry)(last, /^Tests: (\d+)/) - failed - skipped - (0,test_runner .ry)(last, /Risky: (\d+)/);
    const section = lines.slice(start, at);
    const numbered = numberedFailures(section);
    const failures = numbered.length > 0 ? numbered : testdoxFailures(section);
    return { ...found, failures, passed: Math.max(0, passed), failed, skipped };
}
function numberedFailures(lines) {
    const failures = [];
    let next = 0;
    for (const [at, line] of lines.entries()) {
        if (ANY_LIST.test(line))
            next = FAILURE_LIST.test(line) ? 1 : 0;
        const [, number, test, data = ''] = NUMBERED_TEST.exec(line) ?? [];
        if (test === undefined || next === 0 || Number(number) !== next)
            continue;
        next++;
        const body = (0,test_runner .EU)(lines, at, (each) => NUMBERED_TEST.test(each) || ANY_LIST.test(each));
        const [, file, place] = body.map((each) => /^(\S+\.php):(\d+)$/.exec(each)).findLast((match) => match) ?? [];
        failures.push((0,test_runner .aH)(test + data, '::', { ...(0,test_runner .Sw)(file, place), message: (0,test_runner .ou)(body) }));
    }
    return failures;
}
function testdoxFailures(lines) {
    return lines.flatMap((line, at) => {
        const [, name] = /^ ✘ (\S.*?)(?: \[\d[\d.]* m?s\])?$/.exec(line) ?? [];
        if (name === undefined)
            return [];
        const owner = lines.slice(0, at).findLast((each) => /^\S/.test(each)) ?? '';
        const body = (0,test_runner .EU)(lines, at, (each) => !/^ {3}[│├┐┴┬┊╵╷]/.test(each)).map((each) => each.slice(4).trim());
        const [, file, place] = body.map((each) => /^(\S+\.php):(\d+)$/.exec(each)).findLast(Boolean) ?? [];
        return [(0,test_runner .g5)(`${owner} > ${name}`, { ...(0,test_runner .Sw)(file, place), message: (0,test_runner .ou)(body) })];
    });
}

; 





const WholeCount = schemas .aig().int().nonnegative();
const Message = schemas .YjP().default('');
const MochaStats = schemas .Ikc({ passes: WholeCount, failures: WholeCount, pending: WholeCount });
const MochaFailure = schemas .Ikc({ fullTitle: schemas .YjP(), file: schemas .YjP().nullish() });
const mochaFailure = ({ fullTitle, file }, message) => (0,test_runner .g5)(fullTitle, { ...(0,test_runner .Sw)(file ?? undefined, undefined), message });
const mochaCounts = ({ passes, failures, pending }) => ({
    passed: passes,
    failed: failures,
    skipped: pending,
});
const PlaywrightSuite = schemas .Ikc({
    title: schemas .YjP(),
    specs: schemas .YOg(schemas .Ikc({
        title: schemas .YjP(),
        ok: schemas .zMY(),
        file: schemas .YjP(),
        line: WholeCount,
        tests: schemas .YOg(schemas .Ikc({
            results: schemas .YOg(schemas .Ikc({ error: schemas .Ikc({ message: Message }).optional() })),
        })),
    }))
        .default([]),
    get suites() {
        return schemas .YOg(PlaywrightSuite).default([]);
    },
});
const playwrightFailures = ({ specs, suites }, path = []) => [
    ...specs
        .filter(({ ok }) => !ok)
        .map(({ title, file, line, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []));
        const message = (0,base_text .aJ)(errors[0]?.message ?? '');
        const whole = [...path, title];
        const known = { line, message };
        return { ...(0,test_runner .iY)((0,test_runner .s1)(file), whole, known), id: whole.join(' › ') };
    }),
    ...suites.flatMap((suite) => playwrightFailures(suite, [...path, suite.title])),
];
const JSON_REPORTS = {
    mocha: schemas .Ikc({
        stats: MochaStats,
        failures: schemas .YOg(MochaFailure.extend({ err: schemas .Ikc({ message: Message }) })),
    })
        .transform(({ stats, failures }) => ({
        failures: failures.map((failure) => mochaFailure(failure, failure.err.message)),
        ...mochaCounts(stats),
    })),
    'jest and vitest': schemas .Ikc({
        numPassedTests: WholeCount,
        numPendingTests: WholeCount,
        numTodoTests: WholeCount.default(0),
        testResults: schemas .YOg(schemas .Ikc({
            name: schemas .YjP(),
            status: schemas .YjP(),
            message: Message,
            assertionResults: schemas .YOg(schemas .Ikc({
                ancestorTitles: schemas .YOg(schemas .YjP()),
                title: schemas .YjP(),
                status: schemas .YjP(),
                failureMessages: schemas .YOg(schemas .YjP()).default([]),
            })),
        })),
    })
        .transform(({ numPassedTests, numPendingTests, numTodoTests, testResults }) => {
        const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
            const failed = assertionResults.filter((each) => each.status === 'failed');
            if (failed.length === 0 && status === 'failed')
                return [(0,test_runner .g5)(name, { file: name, message: (0,base_text .aJ)(message) })];
            return failed.map(({ ancestorTitles, title, failureMessages: [first = ''] }) => {
                const place = first.split(`${name}:`)[1];
                const line = /^\d+/.exec(place ?? '')?.[0];
                const path = [...ancestorTitles, title].filter((each) => each !== '');
                return (0,test_runner .iY)(name, path, { ...(0,test_runner .Sw)(name, line), message: (0,base_text .aJ)(first) });
            });
        });
        const skipped = numPendingTests + numTodoTests;
        return { failures, passed: numPassedTests, failed: failures.length, skipped };
    }),
    rspec: schemas .Ikc({
        examples: schemas .YOg(schemas .Ikc({
            full_description: schemas .YjP(),
            status: schemas .YjP(),
            file_path: schemas .YjP(),
            line_number: WholeCount,
            exception: schemas .Ikc({ message: Message }).optional(),
        })),
        messages: schemas .YOg(schemas .YjP()).default([]),
    })
        .transform(({ examples, messages }) => {
        const failed = examples.filter(({ status }) => status === 'failed');
        const broken = messages.flatMap((text) => brokenSpecs(text.split('\n')));
        const failures = failed.map(({ full_description, file_path, line_number, exception }) => describedFailure(full_description, (0,test_runner .s1)(file_path), {
            ...(0,test_runner .Sw)(file_path, String(line_number)),
            message: exception?.message ?? '',
        }));
        const count = (wanted) => examples.filter(({ status }) => status === wanted).length;
        return {
            failures: [...failures, ...broken],
            passed: count('passed'),
            failed: failed.length + broken.length,
            skipped: count('pending'),
        };
    }),
    Playwright: schemas .Ikc({
        suites: schemas .YOg(PlaywrightSuite),
        errors: schemas .YOg(schemas .Ikc({
            message: Message,
            location: schemas .Ikc({ file: schemas .YjP(), line: WholeCount }).optional(),
        })),
        stats: schemas .Ikc({
            expected: WholeCount,
            skipped: WholeCount,
            unexpected: WholeCount,
            flaky: WholeCount,
        }),
    })
        .transform(({ suites, errors, stats }) => {
        const broken = errors.flatMap(({ message, location }) => location === undefined
            ? []
            : [(0,test_runner .g5)(location.file, { ...(0,test_runner .Sw)(location.file, String(location.line)), message })]);
        return {
            failures: [...suites.flatMap((suite) => playwrightFailures(suite)), ...broken],
            passed: stats.expected + stats.flaky,
            failed: stats.unexpected + broken.length,
            skipped: stats.skipped,
        };
    }),
};
function readPrintedJson(lines, schema) {
    const at = lines.findLastIndex((line) => line === '}' || /^\{".*\}$/.test(line));
    const from = lines[at] === '}' ? lines.findLastIndex((line, above) => above < at && line === '{') : at;
    const counts = from === -1 ? null : (0,json .Vh)(schema, lines.slice(from, at + 1).join('\n'));
    return counts === null ? null : { at, ...counts };
}
const MochaEnd = schemas .PVZ([schemas .euz('end'), MochaStats]);
const MochaFail = schemas .PVZ([schemas .euz('fail'), MochaFailure.extend({ err: Message })]);
function readMochaStream(lines) {
    const at = lines.findLastIndex((line) => line.startsWith('["end",{'));
    const end = at === -1 ? null : (0,json .Vh)(MochaEnd, lines[at] ?? '');
    if (end === null)
        return null;
    const failures = lines.slice(0, at).flatMap((line) => {
        const [, failure] = (line.startsWith('["fail",{') ? (0,json .Vh)(MochaFail, line) : null) ?? [];
        return failure === undefined ? [] : [mochaFailure(failure, failure.err)];
    });
    return { at, failures, ...mochaCounts(end[1]) };
}
const JSON_FORMATS = {
    'JSON stream of mocha': readMochaStream,
    ...Object.fromEntries(Object.entries(JSON_REPORTS).map(([name, schema]) => [
        `JSON of ${name}`,
        (lines) => readPrintedJson(lines, schema),
    ])),
};

var sax = __webpack_require__(42560);
; 


const JVM_FILES = {
    testFiles: ['**/src/{test,androidTest,commonTest,integrationTest,functionalTest,testFixtures}/**'],
    testFilesInThisCase: [
        `{${test_runner .en},Test[A-Z]*}.{java,kt,kts,groovy,scala}`,
        '*{Spec,Suite}.{scala,groovy}',
    ],
    testContent: {
        endings: ['java', 'kt', 'groovy', 'scala'],
        words: ['Test', 'ParameterizedTest', 'RepeatedTest', 'TestFactory', 'TestCase'],
        signs: [
            /^\s*@(?:[\w.]+\.)?(?:Test|ParameterizedTest|RepeatedTest|TestFactory)\b|^[\w ]*class \w+ extends (?:[\w.]+\.)?TestCase\b/m,
        ],
    },
    settings: ['{testng.xml,junit-platform.properties}'],
};
const METHOD = /^([\w$]+)((?:\(.*\)|\{.*\}|\[.*\])*)$/s;
const ROW = /(?<=\[)\d+/;
function javaTest(owner, name, known = {}) {
    const [, method, parameters = ''] = METHOD.exec(name) ?? [];
    const row = ROW.exec(parameters)?.[0];
    const parts = { suites: [owner], name: method ?? name, ...(row === undefined ? {} : { parameters: row }) };
    return (0,test_runner .g5)(method === undefined ? `${owner} > ${name}` : `${owner}#${method}`, { ...known, parts });
}
function methodsByClass(failures) {
    const named = failures.flatMap(({ id, parts = {} }) => {
        const { suites = [], name } = parts;
        const [, whole = '', alone = ''] = /^([\w.$]+)(?:#([\w$]+))?$/.exec(id) ?? [];
        const [owner, method] = name === undefined ? [whole, alone] : [suites.join('$'), name];
        if (!/^[\w.$]+$/.test(owner))
            return [];
        return [
            {
                owner: parts.inner_unknown === true ? `${owner}*` : owner,
                method: METHOD.test(method) ? method : '',
            },
        ];
    });
    const classes = Map.groupBy(named, ({ owner }) => owner);
    return [...classes].map(([owner, tests]) => [owner, (0,test_runner .Am)(tests.map(({ method }) => method))]);
}
const asOneWord = (word) => /^-[DP][^=]+$/.test(word.value) ? { ...word, value: `${word.value}=` } : word;
const maven = {
    formats: { surefire: readSurefire },
    call: {
        pattern: /^mvnw?$/,
        options: {
            valued: '-pl --projects -f --file -P --activate-profiles -s --settings -T --threads -t --toolchains -gs -D -l',
            flags: `-B -ntp -q -e -X -U -o -V -am -amd -ff -fae -fn --batch-mode --no-transfer-progress --quiet --errors
        --also-make --fail-at-end --fail-fast --offline --show-version --update-snapshots`,
            refused: '-Dtest -Dit.test -DskipTests -Dmaven.test.skip -l -h --help -v --version',
            normal: asOneWord,
        },
        only: ({ options, positionals }, failures) => {
            const [, before, phase] = /^(clean )?(test|package|verify|install)$/.exec(positionals.map(({ value }) => value).join(' ')) ??
                [];
            if (phase === undefined)
                return [];
            const goals = `${before ?? ''}test`;
            const classes = methodsByClass(failures);
            if (classes.length === 0 || classes.length > test_runner .vB)
                return [];
            if (phase !== 'test' && classes.some(([owner]) => /(?:^|[.$])(?:IT\w*|\w+ITs?|\w+ITCase)$/.test(owner)))
                return [];
            const tests = classes.map(([owner, methods]) => methods.includes('') ? owner : `${owner}#${methods.join('+')}`);
            const none = ['-DfailIfNoTests=false', '-Dsurefire.failIfNoSpecifiedTests=false'];
            return [{ args: (0,test_runner .d8)(options, [goals, (0,base_text .r7)(`-Dtest=${tests.join(',')}`)], none) }];
        },
    },
    reports: { beside: /^pom\.xml$/, folder: 'target', glob: '{surefire,failsafe}-reports/TEST-*.xml' },
    ...JVM_FILES,
};
const gradle = {
    reports: { beside: /^build\.gradle(?:\.kts)?$/, folder: 'build/test-results', glob: '*/TEST-*.xml' },
    formats: { Gradle: readGradle },
    call: {
        pattern: /^gradlew?$/,
        options: {
            valued: '-p --project-dir -b -c -g -P -D --max-workers --console --init-script -I -x --exclude-task',
            flags: `--info --stacktrace --no-daemon --parallel --continue --build-cache --no-build-cache --scan --warning-mode
        -q -s -i --quiet --offline --rerun-tasks --configuration-cache --no-configuration-cache`,
            refused: '--tests -t --continuous -m --dry-run -h --help',
            normal: asOneWord,
        },
        only: ({ options, positionals }, failures) => {
            const [task, ...others] = positionals.map(({ value }) => value);
            if (task === undefined || others.length > 0 || !/^(?::?[\w-]+:)*test$/.test(task))
                return [];
            const tests = methodsByClass(failures).flatMap(([owner, methods]) => methods.map((method) => `*${owner.replaceAll('$', '*')}${method === '' ? '' : `.${method}`}`));
            if (tests.length === 0 || tests.length > test_runner .vB)
                return [];
            return [
                {
                    args: (0,test_runner .d8)(options, [task], tests.map((test) => `--tests ${(0,base_text .r7)(test)}`)),
                },
            ];
        },
    },
    ...JVM_FILES,
};
const junitCore = { formats: { JUnitCore: readJunitCore } };
function readJunitCore(lines) {
    const start = lines.findLastIndex((line) => /^JUnit version 4/.test(line));
    const at = lines.findLastIndex((line) => /^OK \(\d+ tests?\)$|^Tests run: \d+, {2}Failures: \d+$/.test(line));
    if (start === -1 || at < start)
        return null;
    const section = lines.slice(start, at);
    const failures = section.flatMap((line, above) => {
        const [, name] = /^\d+\) (\S.*)$/.exec(line) ?? [];
        return name === undefined ? [] : [printedTest(name, '', section.slice(above + 1, above + 60))];
    });
    const last = lines[at] ?? '';
    const failed = (0,test_runner .ry)(last, /Failures: (\d+)/);
    const isWhole = failures.some(({ id }) => !id.includes('#'));
    return {
        at,
        failures,
        passed: isWhole ? null : (0,test_runner .ry)(last, /^\D*(\d+)/) - failed,
        failed,
        skipped: null,
    };
}
const junitConsole = { formats: { 'JUnit console': readJunitConsole } };
const CONSOLE_COUNT = /^\[ +(\d+) tests (skipped|aborted|successful|failed) +\]$/;
function readJunitConsole(lines) {
    const at = lines.findLastIndex((line) => /^\[ +\d+ tests failed +\]$/.test(line));
    const start = lines.findLastIndex((line, above) => above < at && /^Failures \(\d+\):$/.test(line));
    if (at === -1)
        return null;
    const counts = new Map(lines.slice(Math.max(0, at - 12), at + 1).flatMap((line) => {
        const [, count, what] = CONSOLE_COUNT.exec(line) ?? [];
        return what === undefined ? [] : [[what, Number(count)]];
    }));
    const section = start === -1 ? [] : lines.slice(start, at);
    const failures = section.flatMap((line, above) => {
        const [, owner, method, types] = /^ +(?:Method|Class)Source \[className = '([^']+)'(?:, methodName = '([^']+)', methodParameterTypes = '([^']*)')?/.exec(line) ?? [];
        if (owner === undefined)
            return [];
        const row = /:\[(\d+)\][^:]*$/.exec(section[above - 1] ?? '')?.[1];
        const body = (0,test_runner .EU)(section, above, (each) => /^ {2}\S/.test(each));
        const frame = body.find((each) => each.trim().startsWith(`${owner}.`));
        const known = {
            line: (0,test_runner .Sw)(undefined, /\([\w$]+\.\w+:(\d+)\)$/.exec(frame ?? '')?.[1]).line,
            message: (0,test_runner .ou)(body).replace(/^=> /, ''),
        };
        if (method === undefined)
            return [(0,test_runner .g5)(owner, known)];
        const parameters = row === undefined ? '' : `(${types})[${row}]`;
        return [{ ...javaTest(owner, method + parameters, known), id: `${owner}#${method}${parameters}` }];
    });
    const count = (what) => counts.get(what) ?? 0;
    return {
        at,
        failures,
        passed: count('successful'),
        failed: count('failed'),
        skipped: count('skipped') + count('aborted'),
    };
}
const LOG_PREFIX = /^\[(?:ERROR|WARNING|INFO)\] +/;
const SUREFIRE_TOTALS = /^Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: (\d+)(?:, Flakes: \d+)?$/;
const OF_CLASS = /^Tests run: \d+, Failures: \d+, Errors: \d+, Skipped: \d+, Time elapsed: .* (?:-- |- )?in (\S+)$/;
const SUREFIRE_FAILED = /^(\S.*?)(?: --)? +Time elapsed: [\d.,]+ s(?:ec)? *<<< (?:FAILURE|ERROR)!$/;
function readSurefire(lines) {
    const bare = lines.map((line) => line.replace(LOG_PREFIX, ''));
    const isOld = lines.includes('Results :');
    const isLog = (at) => isOld || LOG_PREFIX.test(lines[at] ?? '');
    const totals = bare.flatMap((line, at) => (isLog(at) && SUREFIRE_TOTALS.test(line) ? [at] : []));
    const at = totals.at(-1);
    const detailed = bare.flatMap((line, index) => (isLog(index) ? surefireFailure(line, bare, index) : []));
    let isInResults = false;
    const listed = bare.flatMap((line, index) => {
        if (SECTION_OF_RESULTS.test(line))
            isInResults = /^(?:Failures|Errors): *$/.test(line);
        return isLog(index) ? listedFailure(line, isInResults) : [];
    });
    const flaky = flakyTests(bare);
    const failures = (detailed.length > 0 ? detailed : listed).filter(({ id }) => !flaky.has(withoutNested(id)));
    const end = bare.findLastIndex((line) => /^(?:Failures|Errors): *$/.test(line));
    if (at === undefined)
        return failures.length === 0 || end === -1 ? null : { at: end, failures, ...test_runner .lZ };
    const sum = [0, 0, 0, 0];
    for (const total of totals) {
        for (const [index, value] of (SUREFIRE_TOTALS.exec(bare[total] ?? '') ?? []).slice(1).entries())
            sum[index] = (sum[index] ?? 0) + Number(value);
    }
    const [run = 0, failed = 0, errors = 0, skipped = 0] = sum;
    return { at, failures, passed: run - failed - errors - skipped, failed: failed + errors, skipped };
}
function flakyTests(lines) {
    const below = (heading) => lines.flatMap((line, at) => heading.test(line)
        ? (0,test_runner .EU)(lines, at, (each) => SECTION_OF_RESULTS.test(each)).flatMap((each) => /^[\w$]+\.\S/.test(each) ? [printedTest(each, '', []).id] : [])
        : []);
    const failed = new Set(below(/^(?:Failures|Errors): *$/));
    return new Set(below(/^Flakes: *$/).flatMap((id) => (failed.has(id) ? [] : [withoutNested(id)])));
}
const withoutNested = (id) => id.replace(/\$[^#]*/, '');
const SECTION_OF_RESULTS = /^(?:Failures|Errors|Flakes|Tests run): */;
function surefireFailure(line, lines, at) {
    const name = SUREFIRE_FAILED.exec(line)?.[1];
    if (name === undefined || name.startsWith('Tests run:'))
        return [];
    return [printedTest(name, classAbove(lines, at), lines.slice(at + 1, at + 60))];
}
function printedTest(name, above, body) {
    const [printed, test] = ownerAndTest(name, above);
    const stack = (0,test_runner .EU)(body, -1, (line) => line === '' || SUREFIRE_FAILED.test(line));
    const message = body.slice(0, 1).join().trim();
    const method = METHOD.exec(test)?.[1] ?? test;
    const isInNested = (line) => line.startsWith(`\tat ${printed}$`) && line.includes(`.${method}(`);
    const frame = stack.find((line) => line.startsWith(`\tat ${printed}.`) || isInNested(line)) ?? '';
    const place = { line: (0,test_runner .Sw)(undefined, /\([\w$]+\.\w+:(\d+)\)$/.exec(frame)?.[1]).line, message };
    if (test === '')
        return (0,test_runner .g5)(printed, place);
    const nested = isInNested(frame) ? frame.slice(4, frame.indexOf(`.${method}(`)) : printed;
    const failure = javaTest(nested, test, place);
    const isUnknown = nested === printed && frame === '' && above.startsWith(`${printed}$`);
    return isUnknown ? { ...failure, parts: { ...failure.parts, inner_unknown: true } } : failure;
}
function listedFailure(line, isInResults) {
    const [, owner, method = '', number, message = ''] = LISTED_FAILURE.exec(line) ?? [];
    return owner === undefined || (number === undefined && !isInResults)
        ? []
        : [javaTest(owner, method, { ...(0,test_runner .Sw)(undefined, number), message })];
}
const LISTED_FAILURE = /^(?:\w+>)?([A-Z][\w$]*)\.(?:lambda\$)?([a-zA-Z_]\w*)(?:\$\d+)?(?::(\d+))?(?:->\S+)? (?:» )?(.*)$/;
function ownerAndTest(name, above) {
    const [, method = '', inBrackets] = /^([\w$]+(?:\[.*\])?)\(([A-Za-z_$][\w.$]*)\)$/.exec(name) ?? [];
    if (inBrackets !== undefined && (above === '' || above === inBrackets || inBrackets.includes('.')))
        return [inBrackets, method];
    if (name === above || /^(?:[\w$]+\.)*[A-Z][\w$]*$/.test(name))
        return [name, ''];
    if (above !== '' && name.startsWith(`${above}.`))
        return [above, name.slice(above.length + 1)];
    const [, owner, test = ''] = /^((?:[\w$]+\.)*?[A-Z][\w$]*)\.(\S.*)$/s.exec(name) ??
        /^((?:[\w$]+\.)*[\w$]+)\.([\w$]+(?:[({[].*)?)$/.exec(name) ??
        [];
    return owner === undefined ? [above || name, above === '' ? '' : name] : [owner, test];
}
function classAbove(lines, at) {
    const above = lines
        .slice(Math.max(0, at - 400), at)
        .findLast((line) => OF_CLASS.test(line.replace(/ <<< \w+!/, '')));
    return OF_CLASS.exec(above?.replace(/ <<< \w+!/, '') ?? '')?.[1] ?? '';
}
const GRADLE_FAILED = /^([\w.$]+(?: > [^>\n]+?)*) > ([^>\n]+?) FAILED$/;
const COMPLETED = /^(\d+) tests? completed(?:, \d+ failed)?(?:, \d+ skipped)?$/;
const BUILD = /^BUILD (?:SUCCESSFUL|FAILED)(?: in |$)/;
function readGradle(lines) {
    const build = lines.findLastIndex((line) => BUILD.test(line));
    const totals = lines.filter((line) => COMPLETED.test(line));
    const failures = lines.flatMap((line, at) => gradleFailure(line, lines, at));
    if (build === -1 || (totals.length === 0 && failures.length === 0))
        return null;
    const sum = (pattern) => totals.reduce((all, line) => all + (0,test_runner .ry)(line, pattern), 0);
    const [run, failed, skipped] = [sum(/^(\d+)/), sum(/(\d+) failed/), sum(/(\d+) skipped/)];
    if (totals.length === 0)
        return { at: build, failures, ...test_runner .lZ };
    return { at: build, failures, passed: run - failed - skipped, failed, skipped };
}
function gradleFailure(line, lines, at) {
    const [, owner, name = ''] = GRADLE_FAILED.exec(line) ?? [];
    if (owner === undefined)
        return [];
    const message = (0,test_runner .ou)(lines, at + 1, at + 2);
    const number = /\bat \w+\.\w+:(\d+)$/.exec(message)?.[1];
    const place = { ...(0,test_runner .Sw)(undefined, number), message };
    const suites = owner.split(' > ');
    const [, row] = /^(\[\d+\])/.exec(name) ?? [];
    const method = row === undefined || suites.length < 2 ? name : `${suites.pop()}${row}`;
    const failure = javaTest(suites.join('$'), method.trim(), place);
    return [owner.includes(' > ') ? { ...failure, id: `${owner} > ${name}` } : failure];
}

; 



const readJunitXml = (xml) => readJunitPieces([xml]);
function readJunitPieces(pieces) {
    const read = testCases(withLegalCharacters(pieces));
    if (read === null)
        return null;
    const cases = withoutSteps(lastRuns(read.cases));
    const count = (result) => (read.others.get(result) ?? 0) + cases.filter((each) => each.result === result).length;
    return {
        failures: withoutParents(cases
            .filter(({ result }) => result === 'failed')
            .flatMap(failedParts)
            .map(toFailure)),
        passed: count('passed'),
        failed: count('failed'),
        skipped: count('skipped'),
    };
}
function withoutParents(failures) {
    const ids = failures.map(({ id }) => id);
    const parents = new Set(ids.flatMap((id) => / Test\w*\//.test(id) ? [...id.matchAll(/\//g)].map(({ index }) => id.slice(0, index)) : []));
    return failures.filter(({ id }) => !parents.has(id));
}
function* withLegalCharacters(pieces) {
    let rest = '';
    for (const piece of pieces) {
        const text = rest + piece;
        const end = /&[#\w]{0,12}$/.exec(text)?.index ?? text.length;
        rest = text.slice(end);
        yield text.slice(0, end).replace(CHARACTER, legalCharacter);
    }
    yield rest;
}
const CHARACTER = /&#(?:x([\da-f]{1,8})|(\d{1,9}));/gi;
function legalCharacter(reference, hex, decimal) {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isLegal = [0x9, 0xa, 0xd].includes(code) ||
        (code >= 0x20 && code < 0xd800) ||
        (code >= 0xe000 && code < 0xfffe) ||
        (code >= 0x10000 && code < 0x110000);
    return isLegal ? reference : '\ufffd';
}
const classAndName = ({ attributes }) => [
    attributes.get('classname') ?? '',
    attributes.get('name') ?? '',
];
function lastRuns(cases) {
    const key = (test) => {
        const [owner, name] = classAndName(test);
        return isOfGo(owner, name) ? `${owner} ${name}` : null;
    };
    const last = new Map(cases.map((each) => [key(each), each]));
    return cases.filter((each) => key(each) === null || last.get(key(each)) === each);
}
function withoutSteps(cases) {
    const named = new Map(cases.filter(isOfDeno).map((each) => [each.attributes.get('name') ?? '', each]));
    const tests = cases.filter((each) => {
        const name = each.attributes.get('name') ?? '';
        const above = isOfDeno(each) ? named.get(name.slice(0, name.lastIndexOf(' > '))) : undefined;
        if (above === undefined || above === each)
            return true;
        if (each.result === 'failed')
            above.failedSteps.push(each);
        return false;
    });
    return tests;
}
const isOfDeno = ({ attributes, suites }) => {
    const [classname = '', file] = [attributes.get('classname'), attributes.get('file')];
    return (classname.startsWith('./') && SCRIPT.test(classname) && file === undefined && suites.at(-1) === classname);
};
const failedParts = (test) => test.failedSteps.length === 0 ? [test] : test.failedSteps.flatMap(failedParts);
const NOT_RUN = /^(?:disabled|notrun|skipped|suppressed|ignored)$/i;
const MAX_SUITES = 100;
function testCases(pieces) {
    const cases = [];
    const others = new Map();
    const suites = [];
    let root = '';
    let open = null;
    let isMessage = false;
    const parser = sax.parser(true);
    parser.onerror = refuse;
    parser.ondoctype = refuse;
    parser.onopentag = ({ name, attributes: rawAttributes }) => {
        root ||= name;
        if (root !== 'testsuites' && root !== 'testsuite')
            refuse();
        const attributes = new Map(Object.entries(rawAttributes).map(([key, value]) => [key, String(value)]));
        if (name === 'testsuites' && attributes.get('name') === 'pytest tests')
            suites.push('pytest');
        if (name === 'testsuite')
            suites.push(attributes.get('name') ?? '');
        if (suites.length > MAX_SUITES)
            refuse();
        const isSuiteError = name === 'error' && open === null && suites.length > 0;
        if (name === 'testcase' || isSuiteError) {
            const isRun = ![attributes.get('status'), attributes.get('result')].some((how) => NOT_RUN.test(how ?? ''));
            open = {
                suites: [...suites],
                attributes: isSuiteError ? new Map() : attributes,
                result: isRun ? 'passed' : 'skipped',
                mayFail: false,
                failedSteps: [],
                message: '',
            };
            if (isSuiteError)
                cases.push(open);
        }
        if (open !== null && (name === 'failure' || name === 'error') && !open.mayFail) {
            open.result = 'failed';
            open.message ||= messageLine(attributes.get('message') ?? '', open);
            isMessage = true;
        }
        else if (open !== null && name === 'skipped' && open.result !== 'failed') {
            const why = attributes.get('message') ?? '';
            open.mayFail = attributes.get('type') === 'todo' || /tagged with !(?:mayfail|shouldfail)/.test(why);
            const isOfCtest = open.attributes.get('status') === 'notrun' && isNamedTwice(open.attributes);
            open.result = isOfCtest && why !== '' && !/^(?:SKIP_|Disabled)/.test(why) ? 'failed' : 'skipped';
            if (open.result === 'failed')
                open.message = why;
        }
    };
    parser.onclosetag = (name) => {
        if (name === 'testsuite')
            suites.pop();
        if (name === 'testcase' && open !== null) {
            const isKept = open.result === 'failed' || isOfDeno(open) || isOfGo(...classAndName(open));
            if (isKept)
                cases.push(open);
            else
                others.set(open.result, (others.get(open.result) ?? 0) + 1);
        }
        if (name === 'testcase' || (open?.attributes.size === 0 && name === 'error'))
            open = null;
        isMessage = false;
    };
    parser.ontext = (text) => {
        if (isMessage && open !== null && open.message === '')
            open.message = messageLine(text, open);
    };
    parser.oncdata = parser.ontext;
    try {
        for (const piece of pieces)
            parser.write(piece);
        parser.close();
    }
    catch {
        return null;
    }
    return root === '' ? null : { cases, others };
}
function refuse() {
    throw new Error('it is no report of tests');
}
const isNamedTwice = (attributes) => attributes.get('name') === attributes.get('classname');
function messageLine(text, { attributes }) {
    const all = text.trim().split('\n');
    const lines = all[0] === 'Traceback (most recent call last):' ? all.slice(-1) : all.slice(0, 2);
    const isName = lines[0]?.startsWith(`${attributes.get('class')}::`) ?? false;
    return (isName ? lines[1] : lines[0])?.trim() ?? '';
}
function toFailure({ suites, attributes, message }) {
    const text = (name) => attributes.get(name) ?? '';
    const named = {
        name: text('name').trim() || (suites.at(-1) ?? ''),
        classname: text('name').trim() === '' ? '' : text('classname').trim(),
        owner: text('class'),
    };
    const isOfGoogle = attributes.has('result') && named.classname !== '';
    const { id, ...test } = isOfGoogle
        ? {
            id: `${named.classname}.${named.name}`,
            file: (0,test_runner .s1)(text('file')) || null,
            parts: { suites: [named.classname], name: named.name, runner: 'GoogleTest' },
        }
        : idOf({ ...named, file: (0,test_runner .s1)(text('file')), suites });
    const line = Number(attributes.get('line') ?? Number.NaN);
    const isLine = Number.isSafeInteger(line) && line > 0 && !suites.includes('pytest');
    return (0,test_runner .g5)(id, { ...test, line: isLine ? line : null, message });
}
const isOfGo = (classname, name) => classname.includes('/') && /^(?:Test|Example|Fuzz)/.test(name);
const SCRIPT = /\.[cm]?[jt]sx?$/;
function idOf({ name, classname, owner: phpClass, file, suites }) {
    const known = file === '' ? null : file;
    if (phpClass !== '' && file.endsWith('.php'))
        return (0,test_runner .aH)(`${phpClass}::${name}`, '::', { file: known });
    if (file.endsWith('.rb'))
        return { id: `${file} > ${name}`, file: known, parts: { file, name } };
    if (classname.endsWith('.bats'))
        return { id: name, file: classname, parts: { file: classname, name } };
    if (suites.includes('pytest'))
        return pytestId(name, classname, file);
    if (classname.startsWith('./') && SCRIPT.test(classname) && file === '' && suites.at(-1) === classname) {
        const path = name.split(' > ');
        return { ...(0,test_runner .iY)((0,test_runner .s1)(classname), path), id: path.join(' ... ') };
    }
    if (SCRIPT.test(classname)) {
        const path = classname === name ? [] : name.split(' > ');
        const test = (0,test_runner .iY)(classname, path);
        return path.length !== 1 || suites.includes(classname)
            ? test
            : { ...test, parts: { file: classname, name } };
    }
    if (classname === 'test' && SCRIPT.test(file))
        return (0,test_runner .iY)(file, [...suites, name].map(unescapedTwice));
    if (SCRIPT.test(file))
        return scriptTest({ name, classname, file, suites });
    const owner = suites.at(-1) ?? '';
    if (classname === '' && name === 'TestMain' && owner.includes('/'))
        return { id: owner, file: known };
    const isOfDoctest = NATIVE_SOURCE.test(classname);
    if (classname.endsWith('.global') || isOfDoctest) {
        const runner = isOfDoctest ? 'doctest' : 'Catch2';
        return { id: name.replace(BDD_SECTIONS, ''), file: known, parts: { name, runner } };
    }
    if (/^test\w*$/.test(name) && classname !== '' && owner.endsWith(`.${classname}`))
        return (0,test_runner .aH)(`${owner}.${name}`, '.', { file: known });
    if (file.endsWith('.py') ||
        suites.some((suite) => suite === 'nose2-junit' || suite.startsWith(`${classname}-`)))
        return (0,test_runner .aH)(unittestXmlId(name, classname), '.', { file: known });
    if (classname === name)
        return { id: name, file: known };
    if (isOfGo(classname, name))
        return { id: `${classname} ${name}`, file: known, parts: { suites: [classname], name } };
    if (/^[\w$]+(?:\.[\w$]+)*$/.test(classname)) {
        const isOfSuite = owner === classname || owner.endsWith(`.${classname}`);
        if (isOfSuite || /^[\w$]+(?:[({[].*)?$/.test(name))
            return { ...javaTest(isOfSuite ? owner : classname, name), file: known };
    }
    if (JAVA_CLASS.test(owner) && suites.length === 1) {
        const { id, parts } = javaTest(owner, name);
        return { id, file: known, parts: { ...parts, inner_unknown: true } };
    }
    return { id: classname === '' || classname === name ? name : `${classname} > ${name}`, file: known };
}
const JAVA_CLASS = /^(?:[a-z_]\w*\.)+[A-Z][\w$]*$/;
function scriptTest({ name, classname, file, suites }) {
    const top = suites.indexOf(file);
    if (top !== -1) {
        const path = [...suites.slice(top + 1), name];
        return { ...(0,test_runner .iY)(file, path), id: path.join(' > ') };
    }
    const isInName = ` ${name} `.includes(` ${classname} `);
    return classname !== '' && isInName
        ? { id: name, file, parts: { file, name } }
        : (0,test_runner .iY)(file, [...(classname === '' ? [] : [classname]), name]);
}
const BDD_SECTIONS = /\/ *(?:(?:and )?(?:given|when|then)|and|but): .*$/i;
const NATIVE_SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp)$/;
const unescapedTwice = (text) => text.replace(/&(quot|apos|lt|gt|amp);/g, (_, name) => ENTITIES[name] ?? '');
const ENTITIES = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };
function unittestXmlId(name, classname) {
    const whole = [...(classname === '' ? [] : [classname]), name].join('.');
    const [, fixture] = /\b(?:setUp|tearDown)(?:Class|Module) \(([\w.]+)\)$/.exec(whole) ?? [];
    return (fixture ??
        whole.replace(/^(?:unittest\.loader\._FailedTest|nose2\.loader\.\w+)\./, '').replace(/ [([].*$/s, ''));
}
function pytestId(name, classname, file) {
    if (classname === '') {
        const path = `${name.replaceAll('.', '/')}.py`;
        return { id: path, file: path };
    }
    const parts = classname.split('.');
    const firstClass = parts.findIndex((part, at) => at > 0 && /^[A-Z]/.test(part));
    const modules = firstClass === -1 ? parts : parts.slice(0, firstClass);
    const classes = firstClass === -1 ? [] : parts.slice(firstClass);
    const path = file === '' ? `${modules.join('/')}.py` : file;
    return { id: [path, ...classes, name].join('::'), file: path };
}

; 




const SUMMARIES = {
    jasmine: {
        line: /^\d+ specs?, \d+ failures?(?:, \d+ pending specs?)?$/,
        counts: { total: /^(\d+) specs?,/m, failed: /, (\d+) failures?/, skipped: /, (\d+) pending/ },
        failure: /^\d+\) (?<id>\S.*)$/,
        ofSuite: /^(?! {2}Message:)/,
        messageAfter: 2,
    },
    uvu: {
        line: /^ {2}Total: +\d+$/,
        counts: {
            ran: /^ {2}Total: +(\d+)/m,
            passed: /^ {2}Passed: +(\d+)/m,
            skipped: /^ {2}Skipped: +(\d+)/m,
        },
        failure: /^ {2,3}FAIL {2}(?:\S.* )?"(?<id>.+)"$/,
        messageAfter: 1,
    },
    'tap-dot': {
        line: /^ {2}\d+ tests$/,
        counts: { total: /^ {2}(\d+) tests$/m, passed: /^ {2}(\d+) passed/m, failed: /^ {2}(\d+) failed/m },
        failure: /^ {4}x (?<id>\S.*)$/,
    },
    faucet: {
        line: /^⨯ fail {1,2}\d+$|^✓ ok$/,
        counts: { failed: /^⨯ fail {1,2}(\d+)$/m },
        failure: /^⨯ (?!fail {1,2}\d+$)(?<id>\S.*?)(?: {4}---)?$/,
    },
    green: {
        line: /^Ran \d+ tests? in \d[\d.]*s using \d+ process(?:es)?\n{1,2}(?:OK|FAILED) \([\w=, ]*=\d+\)$/,
        counts: {
            passed: /\bpasses=(\d+)/,
            failed: /\b(?:failures|errors|unexpected_successes)=(\d+)/g,
            skipped: /\b(?:skips|expected_failures)=(\d+)/g,
        },
        failure: (0,base_text .wM)([
            /^(?:Failure|Error) in (?<id>[\w.]+)(?: \(.*\))?\n/,
            /(?:(?:(?! {2}File "(?!.*\/unittest\/)) .*\n)* {2}File "(?<file>[^"]+)", line (?<line>\d+).*\n)?/,
            /(?: .*\n)*(?<message>\S.*)$/,
        ]),
        between: '.',
    },
    stestr: {
        line: /^ - Passed: \d+$/,
        counts: {
            passed: /^ - Passed: (\d+)$/m,
            failed: /^ - (?:Failed|Unexpected Success): (\d+)$/gm,
            skipped: /^ - (?:Skipped|Expected Fail): (\d+)$/gm,
        },
        failure: /^\{\d+\} (?:(?:setUp|tearDown)(?:Class|Module) \((?<id>\S+)\)|(?<id>\S+)) \[\d[\d.]*s\] \.\.\. FAILED$/,
        between: '.',
    },
    behave: {
        line: /^\d+ scenarios? passed, \d+ failed, (?:\d+ error, )?\d+ skipped/,
        counts: {
            passed: /^(\d+) scenarios? passed/m,
            failed: /(?<=scenarios? passed, (?:\d+ failed, )?)(\d+) (?:failed|error)/g,
            skipped: /scenarios? passed, \d+ failed, (?:\d+ error, )?(\d+)/,
        },
        failure: /^ {2}(?<file>\S+\.feature):(?<line>\d+) {2}(?<id>\S.*)$/,
    },
    'Robot Framework': {
        line: /^\d+ tests?, \d+ passed, \d+ failed(?:, \d+ skipped)?$/,
        counts: { passed: /(\d+) passed/, failed: /(\d+) failed/, skipped: /(\d+) skipped/ },
        failure: /^(?<id>\S.*?) +\| FAIL \|$/,
        ofSuite: /^\d+ tests?, \d+ passed/,
        messageAfter: 1,
    },
    ExUnit: {
        line: (0,base_text .wM)([
            /^Finished in .*\n(?:.*\n)?(?:\d+ (?:doctests?|propert(?:y|ies)), )*(?:\d+ tests?, )?/,
            /\d+ failures?(?:, \d+ (?:skipped|excluded|invalid))*$/,
        ]),
        counts: {
            total: /(\d+) (?:doctests?|propert(?:y|ies)|tests?),/g,
            failed: /, (\d+) (?:failures?|invalid)/g,
            skipped: /, (\d+) (?:skipped|excluded)/g,
        },
        failure: /^ {2}\d+\) (?<id>\S.* \(\S+\))\n {5}(?<file>\S+?):(?<line>\d+)$/,
        isFileOfTest: true,
        messageAfter: 2,
    },
    busted: {
        line: /^\d+ success(?:es)? \/ \d+ failures? \/ \d+ errors? \/ \d+ pending\b.*$/,
        counts: {
            passed: /^(\d+) success/,
            failed: /(?<=^\d+ success.*)\b(\d+) (?:failure|error)/gm,
            skipped: /(\d+) pending/,
        },
        failure: /^(?:Failure|Error) (?:→|->) (?<file>\S+?) @ (?<line>\d+)\n(?<id>\S.*)$/,
        isFileOfTest: true,
        broken: /^Error (?:→|->) (?<file>\S+?):(?<line>\d+): (?<message>.*)$/,
        messageAfter: 2,
    },
    ginkgo: {
        line: /^(?:FAIL!|SUCCESS!)(?: - .*)? -- \d+ Passed \| \d+ Failed \| \d+ Pending \| \d+ Skipped$/,
        counts: {
            passed: /-- (\d+) Passed/,
            failed: /\| (\d+) Failed/,
            skipped: /\| (\d+) (?:Pending|Skipped)/g,
        },
        failure: /^ {2}\[[A-Z!]+\] (?<id>\S.*)\n {2}(?<file>\S+?):(?<line>\d+)$/,
    },
    'tap-min': {
        line: /^\d+ tests? complete \(\d+ms\)$/,
        counts: {},
        failure: /^(?<id>\S.*)\n\tat: +'?(?:.* \()?(?<file>\S+?):(?<line>\d+):\d+\)?'?$/,
    },
};
const onlyRead = {
    formats: {
        ...Object.fromEntries(Object.entries(SUMMARIES).map(([name, summary]) => [name, bySummary(summary)])),
        'JUnit XML': readPrintedXml,
        ...JSON_FORMATS,
    },
};
function bySummary(summary) {
    return (_, text) => readSummary(text(), summary);
}
function readSummary(text, summary) {
    const end = lastMatch(text, summary.line);
    if (end === null)
        return null;
    const start = summary.start === undefined ? null : lastMatch(text, summary.start);
    const headings = [...allMatches(text, summary.fileAbove ?? /(?!)/)];
    const { lists, between = '\n' } = summary;
    const [failedOnes, flakyOnes] = [lists?.failed, lists?.flaky].map((list) => listedNames(text, list, lists?.line));
    const listed = [...(failedOnes ?? []), ...(flakyOnes ?? [])].toSorted((a, b) => a.length - b.length);
    const failures = [...allMatches(text, summary.failure)].flatMap(({ index, groups }) => {
        const above = headings.findLast((heading) => heading.index < index)?.groups?.['file'];
        const { file = above, line, message, inner = '' } = groups ?? {};
        const heading = onOneLine(groups?.['id'] ?? '');
        const id = listed.findLast((name) => `${heading}${between}`.startsWith(`${name}${between}`)) ?? heading;
        const below = text.slice(index, index + 2000).split('\n');
        if (summary.ofSuite?.test(below[1] ?? '') === true)
            return [];
        const from = summary.messageAfter;
        const near = from === undefined ? '' : (0,test_runner .ou)(below, from, from + 2);
        const place = (0,test_runner .Sw)(file, line);
        const known = { ...place, message: message ?? near };
        const fileOfTest = summary.isFileOfTest === true && place.file !== null ? { file: place.file } : {};
        const path = [id, ...inner.split('\n').flatMap((section) => section.trim() || [])];
        const titles = summary.between === undefined ? path : id.split(summary.between);
        const { parts } = summary.between === undefined && summary.runner === undefined ? {} : (0,test_runner .iY)(null, titles);
        const all = {
            ...fileOfTest,
            ...parts,
            ...(summary.runner === undefined ? {} : { runner: summary.runner }),
        };
        return [(0,test_runner .g5)(id, Object.keys(all).length === 0 ? known : { ...known, parts: all })];
    });
    const broken = [...allMatches(text, summary.broken ?? /(?!)/)].map(({ groups }) => {
        const { file = '', line, message = '' } = groups ?? {};
        return (0,test_runner .g5)((0,test_runner .s1)(file), { ...(0,test_runner .Sw)(file, line), message });
    });
    const groups = new Set(failures.flatMap(({ id }) => [...id.matchAll(/\//g)].map(({ index }) => id.slice(0, index))));
    const flaky = new Set(flakyOnes).difference(new Set(failedOnes));
    const inner = failures.filter(({ id }) => !groups.has(id) && !flaky.has(id));
    const lineAt = (index) => text.slice(0, index).split('\n').length - 1;
    const [at, from] = [lineAt(end.index + end[0].length), lineAt((start ?? end).index)];
    const found = { at, from, failures: [...inner, ...broken] };
    const summaryText = start === null
        ? text.slice(end.index).split('\n', 8).join('\n')
        : text.slice(start.index, end.index + end[0].length);
    const { counts } = summary;
    const count = (key) => {
        const pattern = counts[key];
        if (pattern === undefined)
            return null;
        if (!pattern.global)
            return (0,test_runner .ry)(summaryText, pattern);
        const values = new Map([...summaryText.matchAll(pattern)].map(([, value, kind], index) => [kind ?? index, Number(value)]));
        return values.values().reduce((sum, value) => sum + value, 0);
    };
    const [passed, total, ran] = [count('passed'), count('total'), count('ran')];
    const mayFail = count('mayFail') ?? 0;
    const uncounted = count('skipped');
    const skipped = uncounted === null ? null : uncounted + mayFail;
    const all = ran ?? (total === null ? null : total - (skipped ?? 0));
    const failed = count('failed') ?? (all === null || passed === null ? null : all - passed);
    if (skipped === null)
        return { ...found, ...test_runner .lZ, failed };
    const others = all === null || failed === null ? null : Math.max(0, all - failed);
    const named = mayFail > 0 && failed === 0 ? [] : found.failures;
    return { ...found, failures: named, passed: passed ?? others, failed, skipped, mayFail };
}
const onOneLine = (name) => name.replace(/(?<=^.{78})-\n */gm, '').replace(/\n */g, ' ');
const listedNames = (text, list = /(?!)/, line = /(?!)/) => [...allMatches(text, list)].flatMap(([section]) => [...allMatches(section, line)].flatMap(({ groups }) => groups?.['id'] ?? []));
const allMatches = (text, { source }) => text.matchAll(new RegExp(source, 'gm'));
const lastMatch = (text, pattern) => allMatches(text, pattern).reduce((_, match) => match, null);
function readPrintedXml(lines) {
    const from = lines.findIndex((line) => /^<testsuites?[\s>]/.test(line));
    const at = lines.findLastIndex((line) => /^<\/testsuites?>$/.test(line));
    if (from === -1 || at < from)
        return null;
    const counts = readJunitXml(lines.slice(from, at + 1).join('\n'));
    return counts === null ? null : { at, ...counts };
}

; 



const mixTest = {
    call: {
        pattern: /^mix test$/,
        options: {
            refused: `--only --include --exclude --failed --stale --partitions --listen-on-stdin --profile-require -h --help
        --breakpoints -b`,
        },
        only: (call, failures) => {
            if (call.options.some((word) => /:\d+'?$/.test(word)))
                return [];
            const names = failures.flatMap(({ id }) => /^(.*) \(\S+\)$/.exec(id)?.[1] ?? []).filter(test_runner .C2);
            return (0,test_runner .IF)(call, (0,test_runner .Am)(names), (all) => (0,test_runner .d8)(all.map((name) => `--only ${(0,base_text .r7)(`test:${name}`)}`)));
        },
    },
};
const EUNIT_START = /^=+ EUnit =+$|^===> Performing EUnit tests\.{3}$/;
const eunitSummary = bySummary({
    line: (0,base_text .EB)([
        /^Finished in \d[\d.]* seconds\n\d+ tests, \d+ failures(?:, \d+ \w+)*$/,
        /^ {2}Failed: \d+\. {2}Skipped: \d+\. {2}Passed: \d+\.$/,
        /^ {2}(?:(?:All )?\d+ tests|Test) passed\.$/,
    ]),
    counts: {
        total: /(?:^(?=\d+ tests, )|(?:Failed|Skipped|Passed): |^ {2}(?:All )?(?=\d+ tests passed))(\d+)/gm,
        failed: /(?:Failed: |\d tests, |, (?=\d+ cancelled))(\d+)/g,
        skipped: /(?:Skipped: |, (?=\d+ skip))(\d+)/g,
    },
    failure: (0,base_text .EB)([
        /^ {2}\d+\) (?<id>[a-z]\w*:\S.*)\n {5}Failure\/Error: (?<message>.*)$/,
        (0,base_text .wM)([
            /^ +(?<id>[a-z]\w*:(?:\d+:)? \S.*?)\.{3}\*failed\*\n/,
            /(?:in function \S+ \((?<file>\S+), line (?<line>\d+)\)\n)?(?:in .*\n)*\*\*(?<message>.*)$/,
        ]),
    ]),
});
const EUNIT_NAME = /^([a-z]\w*):(?:\d+:)? ?(?:-(\w+)\/\d+-fun-\d+-(?:\/\d+)?|(\w+)(?:\/\d+)?)(?::\d+)?(?:: (.*)| \((.*)\))?$/;
function readEunit(lines, text) {
    const start = lines.findLastIndex((line) => EUNIT_START.test(line));
    const found = start === -1 ? null : eunitSummary(lines, text);
    if (found === null || found.at < start)
        return null;
    return { ...found, failures: found.failures.map(eunitFailure) };
}
function eunitFailure({ id, ...known }) {
    const [, module, generator, test, title, inBrackets = title] = EUNIT_NAME.exec(id) ?? [];
    const name = generator ?? test;
    if (module === undefined || name === undefined)
        return { id, ...known };
    const path = [module, name, ...(inBrackets === undefined ? [] : [inBrackets])];
    return { ...known, ...(0,test_runner .iY)(null, path, known), id: `${module}:${path.slice(1).join(' > ')}` };
}
const rebar3 = {
    formats: { eunit: readEunit },
    call: {
        pattern: /^rebar3 eunit$/,
        options: {
            refused: `--app* -d --dir -f --file -m --module -t --test -s --suite -g --generator -h --help`,
        },
        only: (call, failures) => {
            const names = (0,test_runner .Am)(failures.flatMap(({ id }) => /^[a-z]\w*:\w+(?=$| > )/.exec(id)?.[0] ?? []));
            return (0,test_runner .IF)(call, names, (all) => {
                const [generators, tests] = [true, false].map((isOne) => all.filter((name) => name.endsWith('_') === isOne));
                const option = (word, chosen = []) => chosen.length === 0 ? [] : [`--${word}=${chosen.join(',')}`];
                return (0,test_runner .d8)(option('test', tests), option('generator', generators));
            });
        },
    },
};
const busted = {
    call: {
        pattern: /^busted$/,
        options: {
            refused: '--filter* --filter-out* -t* --tags* --exclude-tags* --name* -l --list --help --version --',
        },
        only: (call, failures) => {
            const isTest = failures.every(({ id, file }) => id !== file);
            const names = isTest ? failures.map(({ id }) => id).filter(test_runner .C2) : [];
            return (0,test_runner .IF)(call, (0,test_runner .Am)(names), (all) => (0,test_runner .d8)(all.map((name) => `--filter=${(0,base_text .r7)(`^${name.replace(/[^\p{L}\p{N}\s]/gu, '%$&')}$`)}`)));
        },
    },
};

; 





const GO_CALL = {
    pattern: /^go test$/,
    options: {
        valued: '-count -timeout -tags -p -parallel -cpu -mod -coverprofile -covermode -coverpkg -shuffle -ldflags -gcflags -vet',
        flags: '-v -race -short -cover -json -failfast -trimpath -msan -asan -a -x',
        refused: '-run -skip -bench -fuzz -list -c -o -args -exec -C -test.*',
        dropped: /^--?cover(?:profile|mode|pkg)?$/,
        normal: (word) => word.value.startsWith('--') ? { ...word, raw: word.raw.slice(1), value: word.value.slice(1) } : word,
    },
    only: async ({ options }, failures, { readText, isFolder }) => {
        const module = /^module\s+"?([^\s"]+)/m.exec((await readText('go.mod')) ?? '')?.[1];
        if (module === undefined)
            return [];
        const packageNames = (name) => {
            if (name === module || name === '.')
                return [module];
            const below = name.startsWith(`${module}/`) ? name.slice(module.length + 1) : name;
            return isFolder(below) ? [`${module}/${below}`] : [];
        };
        const known = failures.flatMap(({ id }) => {
            const [name = '', test = ''] = id.split(' ');
            return (0,test_runner .C2)(name) ? packageNames(name).map((packageName) => ({ packageName, test })) : [];
        });
        const packages = (0,test_runner .Am)(known.map(({ packageName }) => packageName));
        if (packages.length === 0 || known.length > test_runner .vB)
            return [];
        const tests = (0,test_runner .Am)(known.map(({ test }) => test.split('/', 1)[0] ?? ''));
        const isNamed = tests.every((test) => /^(?:Test|Example|Fuzz)\w*$/.test(test));
        const run = isNamed ? [`-run ${(0,base_text .r7)(`^(?:${tests.join('|')})$`)}`] : [];
        const verbose = options.includes('-v') || options.includes('-json') ? [] : ['-v'];
        return [{ args: (0,test_runner .d8)(options, verbose, run, packages.map(base_text .r7)) }];
    },
};
const gotestsum = {
    formats: {
        gotestsum: bySummary({
            line: /^DONE (?:\d+ runs, )?\d+ tests?(?:, \d+ (?:skipped|failures?|errors?))* in /,
            counts: {
                total: /^DONE (?:\d+ runs, )?(\d+) tests?/m,
                failed: /, (\d+) failures?/,
                skipped: /, (\d+) skipped/,
            },
            failure: (0,base_text .wM)([
                /^=== FAIL: (?<id>\S+(?: \S+)?) {1,2}\(\d[\d.]*s\)/,
                /(?:\n(?:=== [A-Z]+ +\S+)?$)*(?:\n(?!=== |DONE )(?<message>.*\S.*))?$/,
            ]),
        }),
    },
    call: {
        pattern: /^gotestsum$/,
        options: {
            valued: '--format -f --format-icons --format-hivis --junitfile --jsonfile --hide-summary --max-fails',
            refused: '--packages --rerun-fails* --raw-command --watch* --post-run-command',
            keepsRest: true,
        },
        only: async ({ options, rest }, failures, folder) => {
            const goCall = (0,test_runner .lR)(rest, GO_CALL.options, (text) => /^\./.test(text));
            if (goCall === null)
                return [];
            const forms = await GO_CALL.only(goCall, failures, folder);
            return forms.map(({ args }) => ({ args: (0,test_runner .d8)(options, ['--', args]) }));
        },
    },
};
const goTest = {
    formats: { 'go test -json': readGoJson, 'go test': readGo },
    call: GO_CALL,
    testFiles: ['*_test.go', '**/testdata/**'],
    testContent: {
        endings: ['go'],
        words: ['testing.T', 'testing.TB', 'testing.B', 'testing.F', 'testing.M'],
        signs: [/^func \w+(?:\[.*?\])?\(\w+ (?:\*testing\.[TBFM]|testing\.TB)\b/m],
    },
};
const ginkgo = {
    call: {
        pattern: /^ginkgo(?: run)?$/,
        options: {
            refused: '--focus* -focus* --skip* -skip* --label-filter --dry-run --until-it-fails -h --help',
        },
        only: (call, failures) => {
            const texts = failures.map(({ id }) => id.replace(/(?:^| )\[[A-Z]\w+\](?= )/, '').trim());
            if (texts.some((text) => !(0,test_runner .C2)(text) || text.startsWith('[')))
                return [];
            return (0,test_runner .IF)({ ...call, options: [] }, (0,test_runner .Am)(texts), (all) => (0,test_runner .d8)(all.map((text) => `--focus=${(0,base_text .r7)(`${(0,test_runner .gc)(text)}$`)}`))).map(({ args }) => ({ args: (0,test_runner .d8)([args], call.options) }));
        },
    },
};
const PACKAGE = /^(ok {2}|FAIL|\?? {3})\t(\S+)(?:\t.*| \[[\w ]+\])$/;
const GO_RESULT = /^( *)--- (FAIL|PASS|SKIP): (\S+) \(\d[\d.]*s\)$/;
const PANICKED = /^panic: (.*)/;
const STILL_RUNNING = /^\t+(Test\S+) \(\d[\w.]*\)$/;
function readGo(lines) {
    const at = lines.findLastIndex((line) => PACKAGE.test(line));
    if (at === -1)
        return null;
    const started = new Set(lines.flatMap((line) => /=== RUN {3}(\S+)$/.exec(line)?.[1] ?? []));
    const isVerbose = started.size > 0;
    const failures = [];
    const counts = { PASS: 0, FAIL: 0, SKIP: 0 };
    let isWhole = true;
    let from = 0;
    for (let below = 0; below <= at; below++) {
        const [, verdict, name = ''] = PACKAGE.exec(lines[below] ?? '') ?? [];
        if (verdict === undefined)
            continue;
        const packageLines = lines.slice(from, below).flatMap(withoutText);
        from = below + 1;
        const results = packageLines
            .flatMap((line, index) => resultsAt(line, packageLines, index))
            .filter(({ test }) => !isVerbose || started.has(test));
        for (const { verdict: result } of results)
            counts[result]++;
        const ended = verdict === 'FAIL' && isVerbose ? endedBy(packageLines, results, lines.slice(from)) : null;
        if (ended !== null) {
            isWhole = false;
            failures.push(goFailure(name, ended, messageAt([...packageLines, ''], packageLines.length, ended) || lastPrinted(packageLines)));
            continue;
        }
        const isReal = results.some((each) => each.verdict === 'FAIL') ||
            !isVerbose ||
            !packageLines.some((line) => ON_TEST.test(line)) ||
            ENDS.test(`${packageLines.at(-1)}\n${lines[below]}`);
        if (verdict === 'FAIL' && isReal)
            failures.push(...packageFailures(name, packageLines, results));
    }
    if (!isVerbose || !isWhole)
        return { at, failures, ...test_runner .lZ };
    const broken = failures.filter(({ parts }) => parts === undefined).length;
    const ran = counts.PASS + counts.FAIL + broken;
    return { at, failures, passed: counts.PASS, failed: failures.length, skipped: counts.SKIP, ran };
}
function endedBy(packageLines, results, below) {
    if (results.some(({ verdict }) => verdict === 'FAIL') || packageLines.some((line) => PANICKED.test(line)))
        return null;
    const done = new Set(results.map(({ test }) => test));
    const running = packageLines.flatMap((line) => ON_TEST.exec(line)?.[1] ?? []);
    const last = running.findLast((test) => !done.has(test)) ?? null;
    const isForged = last !== null && below.some((line) => GO_RESULT.exec(line)?.[3] === last);
    return isForged ? null : last;
}
const ENDS = /^(?:FAIL|exit status \d+|\s.*)\n|\]$/;
function resultsAt(line, lines, at) {
    const [, , verdict, test = ''] = GO_RESULT.exec(line) ?? [];
    if (verdict !== 'PASS' && verdict !== 'FAIL' && verdict !== 'SKIP')
        return [];
    return [{ verdict, test, message: messageAt(lines, at, test) }];
}
const LOGGED = /^ +\S+\.go:\d+: /;
const BEHIND_TEXT = (0,base_text .EB)([
    /^(.*[^ ] *)(=== (?:RUN|PAUSE|CONT|NAME) +\S+|--- (?:FAIL|PASS|SKIP): \S+ \(\d[\d.]*s\))$/,
    /^(.*[^ ])( {4,}\w[^\s:]*\.go:\d+: .*)$/,
]);
function withoutText(line) {
    const parts = LOGGED.test(line) ? null : BEHIND_TEXT.exec(line);
    return parts?.slice(1).filter((part) => part !== undefined) ?? [line];
}
function loggedAt(lines, at) {
    const first = lines[at]?.trim() ?? '';
    if (!first.endsWith(':'))
        return first;
    const rows = (0,test_runner .EU)(lines, at, (line) => !/^\s+\t/.test(line)).slice(0, MAX_ROWS);
    let label = '';
    const rowTexts = rows.flatMap((row) => {
        const [, name, text = ''] = /^\s+\t(?:(\w[\w ]*):)?\s*\t(.*)$/.exec(row) ?? [];
        label = name ?? label;
        return label === 'Error' || label === 'Messages' ? [text.trim()] : [];
    });
    const below = rows.length > 0 ? rowTexts : textBelow(lines, at);
    return [first, ...below].filter((text) => text !== '').join(' ');
}
const MAX_ROWS = 40;
function textBelow(lines, at) {
    const deep = ' '.repeat((lines[at] ?? '').search(/\S/) + 4);
    const body = (0,test_runner .EU)(lines, at, (line) => !line.startsWith(deep));
    return body.flatMap((line) => (line.trim() === '' ? [] : [line.trim()])).slice(0, MAX_TEXT_LINES);
}
const MAX_TEXT_LINES = 6;
function messageAt(lines, at, test) {
    if (LOGGED.test(lines[at + 1] ?? ''))
        return loggedAt(lines, at + 1);
    const start = lines.findLastIndex((line, above) => above < at && line === `=== RUN   ${test}`);
    if (start === -1)
        return '';
    const logged = lines.slice(0, at).flatMap((line, index) => {
        if (index < start || ON_TEST.exec(line)?.[1] !== test)
            return [];
        const section = (0,test_runner .EU)(lines.slice(0, at), index, (each) => ON_TEST.test(each));
        const first = section.findIndex((each) => LOGGED.test(each));
        return first === -1 ? [] : [loggedAt(section, first)];
    });
    return logged[0] ?? '';
}
const ON_TEST = /^=== (?:RUN|CONT|NAME) +(\S+)$/;
const lastPrinted = (lines) => lines.find((line) => line.startsWith('fatal error: ')) ??
    (0,test_runner .ou)(lines.filter((line) => !/^=== |^(?:FAIL|PASS|ok|exit status \d+)$|^coverage: /.test(line)).toReversed());
function packageFailures(name, lines, results) {
    const failed = results.filter(({ verdict }) => verdict === 'FAIL');
    const inner = failed.filter(({ test }) => !failed.some((other) => other.test.startsWith(`${test}/`)));
    const panic = lines.find((line) => PANICKED.test(line)) ?? '';
    const named = inner.map(({ test, message }) => goFailure(name, test, message || panic));
    const running = lines.flatMap((line) => STILL_RUNNING.exec(line)?.[1] ?? []);
    named.push(...running.map((test) => goFailure(name, test, panic)));
    if (named.length > 0)
        return named;
    const header = lines.findLastIndex((line) => line.startsWith(`# ${name}`));
    const why = header === -1
        ? panic || lastPrinted(lines)
        : (0,test_runner .ou)(lines.slice(header).filter((line) => !line.startsWith('# ')));
    return [goFailure(name, null, why)];
}
function goFailure(name, test, message) {
    return test === null
        ? (0,test_runner .g5)(name, { message })
        : (0,test_runner .g5)(`${name} ${test}`, { message, parts: { suites: [name], name: test } });
}
const GoEventSchema = schemas .Ikc({
    Action: schemas .YjP(),
    Package: schemas .YjP().optional(),
    ImportPath: schemas .YjP().optional(),
    Test: schemas .YjP().optional(),
    Output: schemas .YjP().optional(),
});
function readGoJson(lines) {
    const at = lines.findLastIndex((line) => goEventOf(line)?.Package !== undefined);
    if (at === -1)
        return null;
    const events = lines.flatMap((line) => goEventOf(line) ?? []);
    const ended = (action) => events.filter(({ Action, Test }) => Action === action && Test !== undefined);
    const failed = ended('fail');
    const inner = failed.filter(({ Package, Test }) => !failed.some((other) => other.Package === Package && other.Test?.startsWith(`${Test}/`)));
    const broken = events.filter(({ Action, Package, Test }) => Action === 'fail' && Test === undefined && !failed.some((each) => each.Package === Package));
    const failures = [...inner, ...broken].map((event) => goFailure(event.Package ?? '', event.Test ?? null, printedBy(event, events)));
    return {
        at,
        failures,
        passed: ended('pass').length,
        failed: failures.length,
        skipped: ended('skip').length,
        ran: ended('pass').length + failed.length + broken.length,
    };
}
function goEventOf(line) {
    return line.startsWith('{"') && line.includes('"Action":') ? (0,json .Vh)(GoEventSchema, line) : null;
}
function printedBy({ Package, Test }, events) {
    const packageEvents = events.filter((each) => Test === undefined
        ? each.ImportPath?.split(' ')[0] === Package || (each.Package === Package && each.Test === undefined)
        : each.Package === Package && each.Test === Test);
    const lines = packageEvents.flatMap(({ Output }) => withoutText(Output?.trimEnd() ?? ''));
    const at = lines.findIndex((line) => /^ *\S+\.go:\d+:/.test(line));
    return at === -1 ? (lines.find((line) => line.startsWith('panic: ')) ?? '') : loggedAt(lines, at);
}

; 


const MAX_NAMED_FILES = 50;
function onlyFiles(nameOf = ({ file }) => file) {
    return (call, failures, folder) => {
        const files = namedFiles(testsInFiles(failures, folder).map(nameOf));
        return files === null ? [] : [callWith(call, files)];
    };
}
const titlesOf = ({ id, parts }) => parts?.name === undefined ? id.split(' > ') : [...(parts.suites ?? []), parts.name];
function onlyNamedTests({ select, nameOf, outerOf, before = [], alone, }) {
    return (call, failures, folder) => {
        const tests = testsInFiles(failures, folder);
        const files = namedFiles(tests.map(({ file }) => file));
        if (files === null)
            return [];
        const inFiles = callWith(call, [...before, ...files]);
        if (tests.length > test_runner .vB || tests.some(({ path }) => path.length === 0))
            return [inFiles];
        const selected = (of) => select((0,base_text .r7)(`^ *(?:${(0,test_runner .Am)(tests.map(of)).join('|')})$`));
        const chosen = selected(nameOf);
        const aloneOptions = files.length === 1 ? (alone?.(call.options) ?? null) : null;
        const single = aloneOptions === null ? [] : [{ args: (0,test_runner .d8)(aloneOptions, chosen, files) }];
        const hasOuter = outerOf !== undefined && tests.some(({ path }) => path.length > 1);
        const outer = hasOuter ? [callWith(call, [...before, ...selected(outerOf), ...files])] : [];
        return [...single, callWith(call, [...before, ...chosen, ...files]), ...outer, inFiles];
    };
}
function namedFiles(names) {
    const files = (0,test_runner .Am)(names).toSorted();
    return files.length === 0 || files.length > MAX_NAMED_FILES ? null : files.map(base_text .r7);
}
function callWith({ options, positionals, hasDropped }, words) {
    const added = (0,test_runner .d8)(words);
    const args = (0,test_runner .d8)(options, [added]);
    return positionals.length > 0 || hasDropped ? { args } : { args, added };
}
function testsInFiles(failures, folder) {
    const below = (path) => path.startsWith(`${folder.path}/`) ? path.slice(folder.path.length + 1) : path;
    return failures.flatMap((failure) => {
        const { id, file, line, parts } = failure;
        const [first = '', ...rest] = parts?.file === undefined || parts.name === undefined
            ? id.split(' > ')
            : [parts.file, ...titlesOf(failure)];
        const whole = file ?? '';
        const testFile = [first, whole, below(first), below(whole)].find((path) => folder.isFile(path));
        if (testFile === undefined || testFile.startsWith('-') || !(0,test_runner .C2)(id))
            return [];
        const isFirstAFile = [testFile, whole].some((path) => below(first) === below(path));
        return [{ file: testFile, line, path: isFirstAFile ? rest : [first, ...rest] }];
    });
}

; 




const MODULE_ENDINGS = test_runner .Jo.split(',');
const fullName = ({ path }) => path.map(test_runner .gc).join('(?: [>›] | )');
const onlyVitest = onlyNamedTests({ select: (pattern) => ['-t', pattern], nameOf: fullName });
const vitest = {
    formats: { vitest: readVitest },
    besideProduct: /\bimport\.meta\.vitest\b/,
    call: {
        pattern: /^vitest(?:\.mjs)?$/,
        options: {
            valued: `--reporter --config -c --project --pool --environment --mode --testTimeout --hookTimeout --retry
        --maxWorkers --minWorkers --outputFile --bail --exclude`,
            flags: '--run --globals --silent --no-color --passWithNoTests --dom --allowOnly --no-file-parallelism --coverage',
            refused: `-t --testNamePattern --root -r --dir --shard --changed --watch -w --ui --standalone --mergeReports
        --typecheck* -h --help -v --version`,
            dropped: /^--coverage/,
        },
        only: async (call, failures, folder) => {
            const [first, ...positionals] = call.positionals;
            if (first?.value !== 'run')
                return onlyVitest(call, failures, folder);
            const forms = await onlyVitest({ ...call, positionals }, failures, folder);
            return forms.map((form) => ({ ...form, args: `run ${form.args}` }));
        },
    },
    testFiles: [`*.{test,spec,test-d}.{${test_runner .Jo}}`],
    settings: [
        `{vitest,vite}*.{config,conf,workspace,setup}.{${test_runner .Jo},json}`,
        'vitest.projects.*',
    ],
};
const jest = {
    formats: { jest: readJest },
    call: {
        pattern: /^jest(?:\.js)?$/,
        options: {
            valued: `--config -c --maxWorkers -w --testTimeout --reporters --env --rootDir --seed --maxConcurrency
        --testEnvironment --coverageDirectory --coverageReporters --workerThreads`,
            flags: `--ci --runInBand -i --verbose --silent --forceExit --detectOpenHandles --passWithNoTests --no-cache --colors
        --color --coverage --no-coverage --logHeapUsage --randomize --bail -b --expand --useStderr`,
            refused: `-t --testNamePattern --watch --watchAll --onlyChanged -o --changedSince --lastCommit --findRelatedTests
        --onlyFailures -f --shard --projects --selectProjects --testPathPattern --testPathPatterns
        --testPathIgnorePatterns --listTests --showConfig --runTestsByPath -h --help`,
            dropped: /^--(?:coverage|collectCoverage)/,
        },
        only: onlyNamedTests({
            before: ['--runTestsByPath'],
            select: (pattern) => ['-t', pattern],
            nameOf: fullName,
        }),
    },
    testFiles: [`*.{test,spec}.{${test_runner .Jo}}`, '**/{__tests__,__mocks__,__snapshots__}/**'],
    settings: [`jest*.{config,conf,workspace,setup}.{${test_runner .Jo},json}`],
};
function onlyByTitle(select) {
    return (call, failures) => {
        const paths = failures.filter(({ id }) => (0,test_runner .C2)(id)).map(titlesOf);
        const all = paths.map((path) => {
            const [titles = '', hook] = path.join('\n').split(/(?:^|\s)"(?:before|after) (?:each|all)" hook\b/);
            const whole = titles.split('\n').map(test_runner .gc).join('(?: > | )');
            return hook === undefined ? whole : `${whole}.*`;
        });
        return (0,test_runner .IF)(call, all, (titles) => select((0,base_text .r7)(`^(?:${(0,test_runner .Am)(titles).join('|')})$`)));
    };
}
const mocha = {
    formats: { mocha: readMocha },
    call: {
        pattern: /^_?mocha(?:\.js)?$/,
        options: {
            refused: '-g --grep -f --fgrep -i --invert -w --watch --dry-run -h --help -V --version',
        },
        only: onlyByTitle((pattern) => `--grep ${pattern}`),
    },
    testContent: {
        endings: MODULE_ENDINGS,
        words: ['describe', 'suite'],
        signs: [/^(?:describe|suite)(?:\.\w+)*\(\s*['"`]/m],
    },
    settings: ['.mocharc*'],
};
const jasmine = {
    call: {
        pattern: /^jasmine$/,
        options: {
            refused: '--filter* --filter-path* init enumerate examples help --help -h version --version -v',
        },
        only: onlyByTitle((pattern) => `--filter=${pattern}`),
    },
};
const cucumber = {
    formats: {
        cucumber: bySummary({
            line: /^\d+ scenarios?(?: \((?:\d+ \w+(?:, )?)+\))?$/,
            counts: {
                passed: /^\d+ scenarios? .*?\b(\d+) passed/m,
                failed: /(?<=^\d+ scenarios? .*)\b(\d+) (?:failed|ambiguous|undefined|pending|unknown)/gm,
                skipped: /^\d+ scenarios? .*?\b(\d+) skipped/m,
            },
            failure: (0,base_text .wM)([
                /^ {2}\d+\) (?<id>\S.*?)(?:, after \d+ attempts)? # (?<file>\S+\.feature):(?<line>\d+)/,
                /(?:\n {7}\S.*)*(?:\n {11}(?<message>\S.*))?$/,
            ]),
            isFileOfTest: true,
        }),
    },
    call: {
        pattern: /^cucumber-js$/,
        options: {
            refused: '-d --dry-run -n --name --i18n* -h --help -v --version',
        },
        only: (call, failures) => (0,test_runner .IF)(call, (0,test_runner .Am)(failures.map(({ id }) => id).filter(test_runner .C2)), (names) => (0,test_runner .d8)(names.map((name) => `--name ${(0,base_text .r7)(`^${(0,test_runner .gc)(name)}$`)}`))),
    },
};
const bunTest = {
    formats: {
        bun: bySummary({
            line: /^ *\d+ pass$/,
            counts: { passed: /^ *(\d+) pass$/m, failed: /^ *(\d+) fail$/m, skipped: /^ *(\d+) (?:skip|todo)$/gm },
            failure: /^(?:\(fail\)|✗) (?<id>\S.*?)(?: \[\d[\d.]*m?s\])?$/,
            between: ' > ',
            isFileOfTest: true,
            fileAbove: /^(?:::group::|##\[group\])?(?<file>\S+?\.[cm]?[jt]sx?):$/,
            broken: /^(?:::group::|##\[group\])?(?<file>\S+?\.[cm]?[jt]sx?):\n+# Unhandled error between tests\n-+\n(?<message>.*)$/,
        }),
    },
    call: {
        pattern: /^bunx? test$/,
        options: { refused: '-t --test-name-pattern --watch --hot --todo --only --coverage* -h --help' },
        only: onlyByTitle((pattern) => `-t ${pattern}`),
    },
};
const denoTest = {
    formats: {
        'deno test': bySummary({
            line: /^(?:ok|FAILED) \| \d+ passed\b.* \| \d+ failed\b.* \(\d+\w+\)$/,
            counts: { passed: /\| (\d+) passed/, failed: /\| (\d+) failed/, skipped: /\| (\d+) ignored/ },
            failure: /^(?<id>\S.*) => (?<file>\S+?):(?<line>\d+):\d+$/,
            between: ' ... ',
            isFileOfTest: true,
            messageAfter: 1,
        }),
    },
    call: {
        pattern: /^deno test$/,
        options: { refused: '--filter --watch --no-run --doc --coverage -h --help --' },
        only: (call, failures, folder) => onlyByTitle((pattern) => `--filter ${pattern.replace(/^'(.*)'$/s, "'/$1/'")}`)(call, failures.map(({ parts: _, ...test }) => ({ ...test, id: test.id.replace(/ \.{3} .*$/, '') })), folder),
    },
};
const playwright = {
    formats: {
        Playwright: bySummary({
            line: (0,base_text .EB)([
                /^ {2}\d+ (?:failed|interrupted|flaky|skipped|did not run|passed \(\d[\d.]*\w+\))$/,
                /^Error: No tests found\.?$/,
                /^ {3}at \S+?:\d+(?=\n\n[> ]+\d+ \|)$/,
            ]),
            start: /^Running \d+ tests? using \d+ workers?/,
            counts: {
                passed: /^ {2}(\d+) (passed|flaky)\b/gm,
                failed: /^ {2}(\d+) (failed|interrupted)$/gm,
                skipped: /^ {2}(\d+) (skipped|did not run)$/gm,
            },
            failure: /^ {2}\d+\) (?:\[[^\]]+\] › )?(?<file>\S+?):(?<line>\d+):\d+ › (?<id>.+?)(?: ─*)?$/,
            between: ' › ',
            isFileOfTest: true,
            lists: {
                failed: /^ {2}\d+ (?:failed|interrupted)\n(?: {4}\S.*\n)*/,
                flaky: /^ {2}\d+ flaky\n(?: {4}\S.*\n)*/,
                line: /^ {4}(?:\[[^\]]+\] › )?\S+?:\d+:\d+ › (?<id>.+?)(?: ─*)?$/,
            },
            broken: /^(?<message>\w*Error: .*)\n\n {3}at (?<file>\S+?):(?<line>\d+)$/,
            messageAfter: 1,
        }),
    },
    call: {
        pattern: /^playwright test$/,
        options: {
            valued: `--project -c --config --reporter -j --workers --retries --timeout --global-timeout --trace --output
        --browser --max-failures --repeat-each --tsconfig --grep-invert -gv`,
            flags: '--headed --quiet --forbid-only --fully-parallel --pass-with-no-tests -x --no-deps --ignore-snapshots',
            refused: `-g --grep --shard --ui* --list --last-failed --only-changed -u --update-* --debug --test-list* -h --help`,
        },
        only: onlyFiles(({ file, line, path }) => path.length === 0 || line === null ? file : `${file}:${line}`),
    },
};
const ava = {
    formats: { ava: readAva },
    call: {
        pattern: /^ava$/,
        options: { refused: '-m --match -w --watch debug reset-cache -h --help --version --' },
        only: (call, failures) => {
            const titles = failures.map(({ id }) => id.split(' › ').at(-1) ?? '').filter(test_runner .C2);
            if (failures.some(({ id, file }) => id === file))
                return [];
            return (0,test_runner .IF)(call, (0,test_runner .Am)(titles), (all) => (0,test_runner .d8)(all.map((title) => `--match=${(0,base_text .r7)(title.replace(/^!/, '*'))}`)));
        },
    },
    testContent: {
        endings: MODULE_ENDINGS,
        words: ['ava', 'tape', 'node:test', 'vitest', 'bun:test', '@jest/globals'],
        signs: [
            /\b(?:from|require\() ?['"](?:ava|tape|node:test|vitest|bun:test|@jest\/globals)['"]/,
            /^(?:test|it)(?:\.\w+)*\(/m,
        ],
    },
};
const VITEST_FILES = /^ *Test Files {2}(?:\d+ \w+(?: \| )?)+ \(\d+\)\s*$/;
const VITEST_TESTS = /^ *Tests {2}(?:(?:\d+ [\w ]+?(?: \| )?)+ \(\d+\)|no tests)\s*$/;
const VITEST_SECTION = /^⎯+ Failed (?:Tests|Suites) (\d+) ⎯+$/;
const VITEST_FAILED = /^ FAIL {2}(?:\|[^|]+\| | \S.*? {2})?(\S.*?)(?: \[ .* \]| \((?:initial run|\d+\w\w re(?:try|peat)\b).*\))?$/;
const VITEST_PLACE = /^ ❯ (?:.* )?\(?(\S+?):(\d+):\d+\)?$/;
function readVitest(lines) {
    const files = lines.findLastIndex((line) => VITEST_FILES.test(line));
    if (files === -1)
        return vitestNotes(lines);
    const tests = VITEST_TESTS.test(lines[files + 1] ?? '') ? (lines[files + 1] ?? '') : '';
    const start = lines.findLastIndex((line, at) => at < files && /^ RUN {2}v\d/.test(line));
    const section = lines.findIndex((line, at) => at > start && at < files && VITEST_SECTION.test(line));
    const sections = section === -1 ? [] : lines.slice(section, files);
    const failures = vitestFailures(sections);
    const suites = sections.find((line) => VITEST_SECTION.test(line) && line.includes('Suites')) ?? '';
    return { at: files + 1, from: files, failures, ...jestCounts(tests, (0,test_runner .ry)(suites, VITEST_SECTION)) };
}
const VITEST_NOTE = /^::error file=([^,]*),title=(?:\[[^\]]*\] )?(\S+\.[cm]?[jt]sx?(?: > .*?)?),line=(\d+),column=\d+::(.*?)(?:%0A.*)?$/;
function vitestNotes(lines) {
    const plain = (text) => text.replace(/%(3A|2C|25)/g, decodeURIComponent);
    const failures = lines.flatMap((line) => {
        const [, file, title, number, message = ''] = VITEST_NOTE.exec(line) ?? [];
        return title === undefined
            ? []
            : [(0,test_runner .g5)(plain(title), { ...(0,test_runner .Sw)(plain(file ?? ''), number), message: plain(message) })];
    });
    return failures.length === 0 ? null : { at: 0, failures, ...test_runner .lZ };
}
const jestCounts = (tests, wholes) => ({
    passed: (0,test_runner .ry)(tests, /(\d+) passed/) + (0,test_runner .ry)(tests, /(\d+) expected fail/),
    failed: (0,test_runner .ry)(tests, /(\d+) failed/) + wholes,
    skipped: (0,test_runner .ry)(tests, /(\d+) skipped/) + (0,test_runner .ry)(tests, /(\d+) todo/),
});
function vitestFailures(lines) {
    return lines.flatMap((line, at) => {
        const name = VITEST_FAILED.exec(line)?.[1];
        if (name === undefined)
            return [];
        const [file = '', ...path] = name.split(' > ');
        const body = lines.findIndex((each, below) => below > at && !VITEST_FAILED.test(each));
        const inFile = (0,test_runner .s1)(file);
        const place = (0,test_runner .EU)(lines, at, (each) => /^⎯+\[\d+\/\d+\]⎯$/.test(each))
            .map((each) => VITEST_PLACE.exec(each))
            .find((match) => (0,test_runner .s1)(match?.[1] ?? '') === inFile);
        const message = (0,test_runner .ou)(lines, body, body + 3);
        return [(0,test_runner .iY)(inFile, path, { ...(0,test_runner .Sw)(file, place?.[2]), message })];
    });
}
const JEST_TESTS = /^Tests: {7}(?:\d+ \w+, )*\d+ total$/;
const JEST_SUITES = /^Test Suites: (?:\d+ \w+, )*\d+ (?:of \d+ )?total$/;
const JEST_SUITE = (0,base_text .EB)([
    /^ ?(FAIL|PASS) {1,2}(?:\S.*? {1,2})?(\S+\.[cm]?[jt]sx?)(?: \(\d[\d.]* m?s(?:,.*)?\))?$/,
    /^(?:::group::|##\[group\])(Errors) thrown in (\S+)$/,
]);
const JEST_FAILURE = /^ {2}● (.+)$/;
const JEST_ASIDE = /^(?:Console|Cannot log after tests are done)|^(?:Deprecation|Validation) Warning/;
function readJest(lines) {
    const suites = lines.findLastIndex((line, at) => JEST_SUITES.test(line) && JEST_TESTS.test(lines[at + 1] ?? ''));
    if (suites === -1)
        return null;
    const tests = lines[suites + 1] ?? '';
    const failures = jestFailures(lines.slice(0, suites));
    const files = new Set(failures.flatMap(({ id, file }) => (id === file ? [id] : [])));
    return { at: suites + 1, from: suites, failures, ...jestCounts(tests, files.size) };
}
function jestFailures(lines) {
    const failures = [];
    let suite = null;
    for (const [at, line] of lines.entries()) {
        const [, verdict, file = '', inGroup, itsFile = file] = JEST_SUITE.exec(line) ?? [];
        if (itsFile !== '')
            suite = verdict === 'FAIL' || inGroup !== undefined ? (0,test_runner .s1)(itsFile) : null;
        const name = JEST_FAILURE.exec(line)?.[1];
        if (suite === null || name === undefined || JEST_ASIDE.test(name))
            continue;
        const isSuite = name === 'Test suite failed to run';
        failures.push((0,test_runner .iY)(suite, isSuite ? [] : name.split(' › '), jestDetails(lines, at, suite)));
    }
    return failures;
}
function jestDetails(lines, at, suite) {
    const body = (0,test_runner .EU)(lines, at, (line) => JEST_FAILURE.test(line) || JEST_SUITE.test(line));
    const frame = framesIn(body).find(({ file }) => file.endsWith(suite));
    return { line: frame?.line ?? null, message: (0,test_runner .ou)(body) };
}
const MOCHA_PASSING = /^ {2}(\d+) passing(?: \(.*\))?$/;
const MOCHA_COUNT = /^ {2}(\d+) (pending|failing)$/;
const MOCHA_FAILURE = /^ {2}(\d+)\) (.+)$/;
const MOCHA_DEEPER = /^ {5,}(\S.*)$/;
function readMocha(lines) {
    const at = lines.findLastIndex((line) => MOCHA_PASSING.test(line));
    if (at === -1)
        return null;
    const counts = new Map();
    let end = at + 1;
    for (; end < at + 4; end++) {
        const [, value, key] = MOCHA_COUNT.exec(lines[end] ?? '') ?? [];
        if (key === undefined)
            break;
        counts.set(key, Number(value));
    }
    return {
        at: end,
        from: at,
        failures: mochaFailures(lines.slice(end)),
        passed: Number(MOCHA_PASSING.exec(lines[at] ?? '')?.[1] ?? 0),
        failed: counts.get('failing') ?? 0,
        skipped: counts.get('pending') ?? 0,
    };
}
function mochaFailures(lines) {
    const failures = [];
    for (const [at, line] of lines.entries()) {
        const [, number, first] = MOCHA_FAILURE.exec(line) ?? [];
        if (first === undefined || Number(number) !== failures.length + 1)
            continue;
        const titled = mochaTitles(lines, at, first);
        if (titled === null)
            continue;
        failures.push((0,test_runner .iY)(null, titled.path, mochaDetails(lines, titled.end)));
    }
    return failures;
}
function mochaTitles(lines, at, first) {
    const path = [first];
    let end = at;
    while (!path.at(-1)?.endsWith(':')) {
        end++;
        const deeper = MOCHA_DEEPER.exec(lines[end] ?? '')?.[1];
        if (deeper === undefined || end - at > 20)
            return null;
        path.push(deeper);
    }
    return { path: path.map((title, index) => (index === path.length - 1 ? title.slice(0, -1) : title)), end };
}
function mochaDetails(lines, at) {
    const body = (0,test_runner .EU)(lines, at, (line) => MOCHA_FAILURE.test(line));
    const frame = firstProjectFrame(body);
    return { file: frame?.file ?? null, line: frame?.line ?? null, message: (0,test_runner .ou)(body) };
}
const AVA_RULE = /^ {2}─+$/;
const AVA_COUNTS = /^ {2}\d+ (?:tests?|hooks?|known|uncaught|unhandled) \w+/m;
const AVA_FAILED = /^ {2}[✘✖] (?:\[fail\]: )?(\S.*)$/;
function readAva(lines) {
    const rule = lines.findLastIndex((line) => AVA_RULE.test(line));
    const tail = lines.slice(rule + 1, rule + 14).join('\n');
    if (rule === -1 || !AVA_COUNTS.test(tail))
        return null;
    const sum = (...kinds) => kinds.reduce((all, kind) => all + (0,test_runner .ry)(tail, new RegExp(`^ {2}(\\d+) ${kind}`, 'm')), 0);
    const sections = new Map(lines.flatMap((line, at) => (/^ {2}\S/.test(line) ? [[line.slice(2), at]] : [])));
    const failures = lines.slice(0, rule).flatMap((line) => avaFailure(line, lines, sections));
    const found = { at: rule + 1, failures };
    const failed = sum('tests? (?:failed|remained)', 'hooks? failed');
    const crashes = sum('uncaught', 'unhandled');
    if (crashes > 0)
        return { ...found, ...test_runner .lZ, failed: failed + crashes };
    return {
        ...found,
        passed: lines.filter((line) => /^ {2}✔ (?!\[expected fail\])/.test(line)).length,
        failed,
        skipped: sum('tests? skipped', 'tests? todo', 'known failures?'),
    };
}
function avaFailure(line, lines, sections) {
    const heading = AVA_FAILED.exec(line)?.[1];
    if (heading === undefined)
        return [];
    const crashed = /^(\S+) exited with a non-zero exit code/.exec(heading)?.[1];
    if (crashed !== undefined)
        return [(0,test_runner .g5)((0,test_runner .s1)(crashed), { ...(0,test_runner .Sw)(crashed, undefined), message: heading })];
    let title = heading;
    while (!sections.has(title) && title.includes(' '))
        title = title.slice(0, title.lastIndexOf(' '));
    const at = sections.get(title);
    if (at === undefined)
        return [(0,test_runner .aH)(heading, ' › ')];
    let blanks = 0;
    const body = (0,test_runner .EU)(lines, at, (each) => {
        blanks = each === '' ? blanks + 1 : 0;
        return blanks === 2 || (each.includes(' › ') && !each.startsWith('  › ')) || AVA_RULE.test(each);
    });
    const [, file, number] = /^ {2}(\S+):(\d+)$/.exec(body.slice(0, 2).findLast((each) => each !== '') ?? '') ?? [];
    const error = body.find((each) => /^ {2}\w*Error: /.test(each));
    const compared = body
        .slice(body.findIndex((each) => /^ {2}Difference /.test(each)))
        .filter((each) => /^ {2}[-+] /.test(each));
    const message = error ?? compared.map((each) => each.trim()).join(', ');
    return [(0,test_runner .aH)(title, ' › ', { ...(0,test_runner .Sw)(file, number), message })];
}
const STACK_FRAME = /\((?:file:\/\/)?(\S+?):(\d+):\d+\)$|^ +at (?:file:\/\/)?(\S+?):(\d+):\d+$/;
const firstProjectFrame = (lines) => framesIn(lines).find(isOfProject);
const outermostFrame = (lines) => framesIn(lines).findLast(isOfProject);
const isOfProject = ({ file }) => !/node_modules|^node:/.test(file);
function framesIn(lines) {
    return lines.flatMap((line) => {
        const [, inBrackets, itsLine, file = inBrackets, number = itsLine] = STACK_FRAME.exec(line) ?? [];
        return file === undefined ? [] : [{ file: (0,test_runner .s1)(file), line: Number(number) }];
    });
}

var kept_lines = __webpack_require__(24476);
; 



const cargoTest = {
    formats: { 'cargo test': readCargo },
    call: {
        pattern: /^cargo(?: \+[\w.-]+)? test$/,
        options: {
            valued: `-p --package --features -F --test --bin --example --manifest-path --target --target-dir --profile -j --jobs
        --color --exclude --message-format -Z`,
            flags: `--all --workspace --all-features --no-default-features --release -r --lib --bins --tests --doc --locked
        --offline --frozen --no-fail-fast -q -v -vv --verbose --quiet --all-targets --examples --keep-going`,
            refused: '--no-run --bench --benches -h --help',
            keepsRest: true,
        },
        only: ({ options, positionals, rest }, failures) => {
            const isOther = ({ value }) => !/^--[\w-]+(?:=.*)?$/.test(value) || /^--(?:exact|list|skip|ignored)\b/.test(value);
            if (positionals.length > 0 || rest.some(isOther))
                return [];
            const ids = failures.map(({ id }) => id).filter(test_runner .C2);
            const docs = ids.flatMap((id) => {
                const [, file, item] = DOC_ID.exec(id) ?? [];
                return file === undefined ? [] : [item || file];
            });
            const tests = failures
                .filter(({ id }) => (0,test_runner .C2)(id) && !DOC_ID.test(id))
                .flatMap(({ id, parts: { suites = [], name } = {} }) => name === undefined ? (/[\w:]+$/.exec(id)?.[0] ?? []) : [...suites.slice(1), name].join('::'));
            const names = (0,test_runner .Am)([...tests, ...docs]);
            if (names.length === 0 || names.length > test_runner .vB)
                return [];
            const testArgs = ['--', ...rest.map(({ raw }) => raw), ...(docs.length === 0 ? ['--exact'] : [])];
            return [{ args: (0,test_runner .d8)(options, testArgs, names.map(base_text .r7)) }];
        },
    },
    testFiles: ['*_test.rs', 'tests.rs'],
    settings: ['nextest.toml'],
};
const NEXTEST_FAILURE = (0,base_text .wM)([
    /^ *(?:(?:FAIL|TIMEOUT|ABORT|SIG[A-Z]+|XFAIL)(?: \+ LEAK)?|TRY \d+ (?!PASS|LEAK|TMPASS)[A-Z+]+)/,
    / \[ *\d[\d.]*s\] (?:\([ \d/─]+\) )?(?<id>\S.*)/,
]);
const cargoNextest = {
    formats: {
        'cargo nextest': bySummary({
            line: /^ +Summary \[ *\d[\d.]*s\] .*\btests? run: .*$/,
            counts: {
                passed: /tests? run: (\d+) passed/,
                failed: /(?<=Summary .*)\b(\d+) (?:exec )?(?:failed|timed out)/g,
                skipped: /(?<=Summary .*)\b(\d+) skipped/,
            },
            failure: (0,base_text .EB)([
                (0,base_text .wM)([
                    NEXTEST_FAILURE,
                    /(?:\n(?! *(?:PASS|FAIL|TRY|Summary|Cancelling) ).*){0,40}?/,
                    /\n +thread '.*' (?:\(\d+\) )?panicked at (?<file>\S+?):(?<line>\d+):\d+:\n +(?<message>.*)$/,
                ]),
                (0,base_text .wM)([NEXTEST_FAILURE, /$/]),
            ]),
            lists: { failed: /(?!)/, flaky: /^ +FLAKY \d+\/\d+ .*/, line: /\] (?:\([ \d/]+\) )?(?<id>\S.*)$/ },
        }),
    },
    call: {
        pattern: /^cargo(?: \+[\w.-]+)? nextest (?:run|r)$/,
        options: {
            valued: `-p --package --features -F --test --bin --example --manifest-path --target --target-dir --cargo-profile -P
        --profile -j --test-threads --build-jobs --color --exclude --retries --failure-output --success-output
        --status-level --final-status-level --config-file --no-tests`,
            flags: `--all --workspace --all-features --no-default-features --release --lib --bins --tests --locked --offline
        --frozen --no-fail-fast --fail-fast --all-targets --examples --no-capture --nocapture -v --verbose
        --hide-progress-bar`,
            refused: `-E --filterexpr --filter-expr --filterset --no-run --run-ignored --partition --archive-* -R --rerun -h
        --help`,
        },
        only: (call, failures) => {
            const names = failures.flatMap(({ id }) => /^[\w:-]+ ([\w:]+)$/.exec(id)?.[1] ?? []);
            return (0,test_runner .IF)(call, call.positionals.length > 0 ? [] : names, () => {
                return `-E ${(0,base_text .r7)((0,test_runner .Am)(names.map((name) => `test(=${name})`)).join(' + '))}`;
            });
        },
    },
};
const CARGO_START = /^running (\d+) tests?$/;
const CARGO_END = (0,base_text .wM)([
    /^test result: (?:ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored; (\d+) measured; /,
    /\d+ filtered out(?:; finished in \d[\d.]*s)?$/,
]);
const TEST_BINARY = /^ +Running (?:unittests )?\S.* \((?:\S*[/\\])?([^/\\]+?)-[0-9a-f]{16}(?:\.exe)?\)$/;
const DOC_TESTS = /^ +Doc-tests (\S+)$/;
const DOC_ID = /([^\s/]+\.(?:rs|md)) -(?: (?:.* )?(\S+))?$/;
const DOC_NAME = /^(.+?) - (.*?) ?\(line (\d+)\)$/;
const CARGO_FAILED = /^error: test failed, to rerun pass /;
const CRASHED_THREAD = /^thread '(?!main'|<unnamed>')(.+)' (?:\(\d+\) )?(?:panicked at |has overflowed its stack)/;
function readCargo(lines) {
    const failures = [];
    const totals = { passed: 0, failed: 0, skipped: 0 };
    let at = -1;
    let crate = '';
    let running = null;
    const takeCrashed = ({ from, failedAt }) => {
        const crashed = failedAt === null ? [] : crashedTests(lines.slice(from, failedAt), crate);
        failures.push(...crashed);
        totals.failed += crashed.length;
        if (crashed.length > 0)
            at = failedAt ?? at;
    };
    for (const [index, line] of lines.entries()) {
        const binary = TEST_BINARY.exec(line)?.[1] ?? DOC_TESTS.exec(line)?.[1];
        const tests = CARGO_START.exec(line)?.[1];
        if (running !== null && running.failedAt !== null && (binary ?? tests) !== undefined) {
            if (binary !== undefined && running.failedAt === running.from + 1)
                running.failedAt = null;
            else {
                takeCrashed(running);
                running = null;
            }
        }
        crate = binary ?? crate;
        if (running === null && tests !== undefined)
            running = { from: index, tests: Number(tests), failedAt: null };
        if (running === null)
            continue;
        if (CARGO_FAILED.test(line))
            running.failedAt = index;
        const counts = CARGO_END.exec(line)?.slice(1).map(Number);
        if (counts === undefined)
            continue;
        const [passed = 0, failed = 0, ignored = 0, measured = 0] = counts;
        if (passed + failed + ignored + measured !== running.tests)
            continue;
        failures.push(...sectionFailures(lines.slice(running.from, index), crate));
        totals.passed += passed;
        totals.failed += failed;
        totals.skipped += ignored;
        at = index;
        running = null;
    }
    if (running !== null)
        takeCrashed(running);
    return at === -1 ? null : { at, failures, ...totals };
}
function sectionFailures(section, crate) {
    const heading = section.lastIndexOf('failures:');
    if (heading === -1)
        return [];
    const names = section.slice(heading + 1).flatMap((line) => /^ {4}(\S.*)$/.exec(line)?.[1] ?? []);
    return names.map((name) => cargoFailure(name, crate, section.slice(0, heading)));
}
function crashedTests(section, crate) {
    const names = (0,test_runner .Am)(section.flatMap((line) => CRASHED_THREAD.exec(line)?.[1] ?? []));
    return names
        .filter((name) => !section.includes(`test ${name} ... ok`))
        .map((name) => {
        const from = section.findIndex((line) => CRASHED_THREAD.exec(line)?.[1] === name);
        const failure = cargoFailure(name, crate, [`---- ${name} stdout ----`, ...section.slice(from)]);
        return failure.message === '' ? { ...failure, message: section[from] ?? '' } : failure;
    });
}
function cargoFailure(name, crate, lines) {
    const [, docFile, docName, docLine] = DOC_NAME.exec(name) ?? [];
    const stable = docFile === undefined ? name : `${docFile} - ${docName}`.trim();
    const id = crate === '' ? stable : `${crate} ${stable}`;
    const section = lines.indexOf(`---- ${name} stdout ----`);
    const start = section === -1 ? lines.findIndex((line) => CRASHED_THREAD.exec(line)?.[1] === name) : section + 1;
    const body = start === -1 ? [] : (0,test_runner .EU)(lines, start - 1, (line) => /^---- .* stdout ----$/.test(line));
    const panic = body.findIndex((line) => /^thread '.*' (?:\(\d+\) )?panicked at /.test(line));
    const [, quoted, file, line] = /panicked at (?:'(.*)', )?(\S+?):(\d+):\d+:?$/.exec(body[panic] ?? '') ?? [];
    const message = quoted ?? (0,test_runner .ou)(body, panic + 1);
    const path = docFile === undefined ? stable.split('::') : [stable];
    const place = { ...(0,test_runner .Sw)(docFile ?? file, docLine ?? line), message };
    return (0,test_runner .g5)(id, { ...place, parts: { suites: [crate, ...path.slice(0, -1)], name: path.at(-1) } });
}
const meson = {
    formats: {
        meson: bySummary({
            line: /^Ok: +\d+ *$/,
            counts: {
                passed: /^Ok: +(\d+)/m,
                failed: /^(?:Fail|Error|Unexpected Pass|Timeout): +(\d+)/gm,
                skipped: /^(?:Skipped|Ignored|Expected Fail): +(\d+)/gm,
            },
            failure: (0,base_text .wM)([
                /^ *\d+\/\d+ (?:[^\s:]+ - |\S+ \/ )?(?<id>\S.*?) +(?:FAIL|ERROR|TIMEOUT|UNEXPECTEDPASS|INTERRUPT)/,
                / +\d[\d.]*s(?: +(?<message>\S.*?))? *$/,
            ]),
        }),
    },
    call: {
        pattern: /^meson test$/,
        options: {
            valued: `-C --suite --no-suite -t --timeout-multiplier --num-processes -j --repeat --wrapper --wrap --setup --logbase
        --test-args --max-lines --maxfail`,
            flags: '-v --verbose -q --quiet --print-errorlogs --no-rebuild --no-stdsplit',
            refused: '--list --benchmark --gdb* --slice --interactive -i -h --help',
        },
        only: (call, failures) => {
            const names = (0,test_runner .Am)(failures.map(({ id }) => id).filter((id) => (0,test_runner .C2)(id) && !/^-|[*?[]/.test(id)));
            return call.positionals.length > 0
                ? []
                : (0,test_runner .IF)(call, names, (all) => (0,test_runner .d8)(all.map(base_text .r7)));
        },
    },
};
const ctest = {
    formats: { ctest: readCtest },
    call: {
        pattern: /^ctest$/,
        options: {
            valued: `--test-dir -C --build-config -j --parallel --timeout -O --output-log --output-junit --repeat --stop-time
        --preset`,
            flags: `--output-on-failure -V --verbose -VV --extra-verbose -Q --quiet --progress --no-tests --schedule-random
        --stop-on-failure --no-label-summary`,
            refused: `-R* -E* -L* -U* -I* -M* -T* -S* -D* -N* -EE -LE --tests-regex --tests-information --exclude-regex
        --label-* --rerun-failed --union -FA -FS -FC --fixture-* --show-only* --build-and-test --dashboard
        --script -h --help --version`,
        },
        only: (call, failures) => {
            const ids = call.positionals.length > 0 ? [] : failures.map(({ id }) => id).filter(test_runner .C2);
            return (0,test_runner .IF)(call, ids, (names) => `-R ${(0,base_text .r7)(`^(${names.map(test_runner .gc).join('|')})$`)}`);
        },
    },
};
const TOTALS = /^\d+% tests passed, (\d+) tests? failed out of (\d+)$/;
const CTEST_RESULT = /^ *\d+\/\d+ Test +#(\d+): .*\*\*\*/;
const NEXT_TEST = /^(?: *Start +\d+: |test \d+$| *\d+\/\d+ Test +#|\d+% tests passed)/;
const NATIVE_FAILURE = (0,base_text .EB)([
    /^(?<file>\S+?\.\w+):(?<line>\d+):\w+:FAIL(?:: (?<message>.*))?$/,
    /^(?:\S+: )?(?<file>\S+?\.\w+):(?<line>\d+):(?:\d+:)? (?<message>.*(?:fail|error|assert).*)$/,
], 'i');
const NATIVE_PASS = /:(?:PASS|IGNORE)(?:$|: )|^\[ +(?:OK|RUN|PASSED) +\]|^\[[-=]+\] /;
const NUMBERED_LINE = /^(\d+): (?!Test command:|Working Directory:|Test timeout)/;
const LISTED = /^\t *(\d+) - (.+) \(([\w ]+)\)(?: .*)?$/;
const LISTS = /^The following tests /;
const CTEST_NONE = /^No (?:tests were found!!!|test configuration file found!)$/;
function readCtest(lines) {
    const none = lines.findLastIndex((line) => CTEST_NONE.test(line));
    const at = lines.findLastIndex((line) => TOTALS.test(line));
    if (at === -1)
        return none === -1 ? null : { at: none, failures: [], passed: 0, failed: 0, skipped: 0 };
    const [, failed = 0, total = 0] = (TOTALS.exec(lines[at] ?? '') ?? []).map(Number);
    const below = lines.slice(at);
    const skipped = listedBelow(below, 'The following tests did not run:');
    const results = new Map(lines.slice(0, at).map((line, above) => [CTEST_RESULT.exec(line)?.[1], above]));
    const outputByTest = Map.groupBy(lines.slice(0, at), (line) => NUMBERED_LINE.exec(line)?.[1]);
    const failures = listedBelow(below, 'The following tests FAILED:').map(({ number, name, how }) => {
        const output = outputByTest.get(number)?.map((line) => line.slice(number.length + 2)) ?? [];
        const result = results.get(number);
        const after = result === undefined ? [] : (0,test_runner .EU)(lines, result, (line) => NEXT_TEST.test(line));
        return (0,test_runner .g5)(name, nativeFailure(output.length > 0 ? output : after, how));
    });
    const ran = total - failed - skipped.filter(({ how }) => how !== 'Disabled').length;
    return { at, failures, passed: Math.max(0, ran), failed, skipped: skipped.length };
}
function nativeFailure(output, how) {
    const at = output.findIndex((line) => NATIVE_FAILURE.test(line));
    const { file, line, message = '' } = NATIVE_FAILURE.exec(output[at] ?? '')?.groups ?? {};
    const assertion = /^(?:Failure|FAILED:)$/.test(message) ? (0,test_runner .ou)(output, at + 1) : message;
    const failingLines = output.filter((each) => !NATIVE_PASS.test(each));
    return { ...(0,test_runner .Sw)(file, line), message: assertion || (0,test_runner .ou)(failingLines) || how };
}
const googleTest = {
    formats: { GoogleTest: readGoogleTest },
    program: {
        options: { refused: '--gtest_filter --gtest_list_tests --gtest_repeat -h --help' },
        only: (call, failures) => {
            const names = failures.flatMap(({ id }) => /^[\w/.]+$/.exec(id)?.[0] ?? []);
            return (0,test_runner .IF)(call, (0,test_runner .Am)(names), (all) => `--gtest_filter=${(0,base_text .r7)(all.join(':'))}`);
        },
    },
};
const catch2 = {
    formats: {
        Catch2: bySummary({
            line: /^test cases: +\d+ \||^All tests passed \(\d+ assertions? in \d+ test cases?\)$|^No tests ran$/,
            counts: {
                total: /(?:^test cases: +|assertions? in )(\d+)/m,
                failed: /^test cases: .*?\b(\d+) failed/m,
                skipped: /^test cases: .*?\b(\d+) skipped/m,
                mayFail: /^test cases: .*?\b(\d+) failed as expected/m,
            },
            failure: (0,base_text .wM)([
                /^-{79}\n(?<id>(?:Scenario: .*(?:\n {10}\S.*){0,9}|\S.*(?:\n(?!-{79}$)\S.*){0,9}))\n/,
                /(?<inner>(?: +\S.*\n)*)-{79}\n\S.*\n\.{79}\n{1,2}/,
                /(?<file>\S+?):(?<line>\d+): FAILED:\n *(?<message>.*)$/,
            ]),
            runner: 'Catch2',
        }),
    },
    program: {
        options: {
            valued: `-r --reporter -o --out -n --name -x --abortx -w --warn -d --durations -D --min-duration -v --verbosity --order
        --rng-seed --use-colour --colour-mode --benchmark-samples --benchmark-resamples --wait-for-keypress`,
            flags: '-s --success -b --break -e --nothrow -i --invisibles -a --abort -# --filenames-as-tags',
            refused: '-c --section -f --input-file -l --list-* -t -h -? --help --shard-* --libidentify',
        },
        only: (call, failures) => {
            if (call.positionals.length > 0)
                return [];
            const names = failures.flatMap(({ id }) => [
                id,
                ...[...id.matchAll(/\//g)].map(({ index }) => id.slice(0, index)),
            ]);
            const chosen = (0,test_runner .Am)(names.filter((name) => (0,test_runner .C2)(name) && /^[^\s~*-]/.test(name)));
            return (0,test_runner .IF)(call, chosen, (all) => (0,base_text .r7)(all.map((name) => name.replace(/[\\,[\]"]/g, '\\$&')).join(',')));
        },
    },
};
const doctest = {
    formats: {
        doctest: bySummary({
            line: /^\[doctest\] test cases: +\d+ \|/,
            counts: {
                passed: /test cases: .*?(\d+) passed/,
                failed: /test cases: .*?(\d+) failed/,
                skipped: /test cases: .*?(\d+) skipped/,
            },
            failure: (0,base_text .wM)([
                /^(?<file>\S+?):(?<line>\d+):\n(?:TEST SUITE: .*\n)?(?:TEST CASE: {2}| +(?=Scenario: ))(?<id>\S.*)\n/,
                /(?<inner>(?: +\S.*\n)*)(?:(?!={79}).*\n){0,20}?\S+?:\d+: (?:FATAL )?ERROR: (?<message>.*)$/,
                /(?!(?:\n(?!={79}).*){0,60}\nAllowed to fail so marking it as not failed$)/,
            ]),
            runner: 'doctest',
        }),
    },
    program: {
        options: {
            refused: `-tc* --tc* -ts* --ts* -sf* --sf* -sc* --sc* -c --count -l* --list* -h -? --help -f= -la= --last* --first* -e
        -no-run --no-run -nr ${['test-case', 'test-suite', 'source-file', 'subcase']
                .map((name) => `-${name}* --${name}* -dt-${name}* --dt-${name}*`)
                .join(' ')}`,
        },
        only: (call, failures) => {
            const names = failures.map(({ id }) => id).filter(test_runner .C2);
            return (0,test_runner .IF)(call, (0,test_runner .Am)(names), (all) => (0,base_text .r7)(`-tc=${all.map((name) => name.replace(/[\\,]/g, '\\$&').replace(/^Scenario: /, '*$&')).join(',')}`));
        },
    },
};
const GOOGLE_TOTALS = /^\[={10}\] (\d+) tests? from \d+ test (?:suites?|cases?) ran\./;
const GOOGLE_RUNS = /^\[ RUN {6}\] (\S+)$/;
const GOOGLE_STARTS = /^\[={10}\] Running \d+ tests? from /;
const GOOGLE_NEXT = /^(?:Running main\(\) from |Note: Google Test |\[={10}\] Running |\[ RUN {6}\] )/;
const GOOGLE_RESULT = /\[ +(OK|FAILED|SKIPPED) +\] ([^\s,]+)(?:, where .*?)?( \(\d+ ms\))?$/;
const GOOGLE_FAILURE = /^(?:(\S+?):(\d+)|unknown file): Failure$/;
function readGoogleTest(lines) {
    const at = lines.findLastIndex((line) => GOOGLE_TOTALS.test(line));
    if (at === -1 && !lines.some((line) => GOOGLE_RUNS.test(line)))
        return null;
    const failures = [];
    const found = new Set();
    const running = [];
    const names = new Set();
    const end = (from) => {
        for (const { name } of running.splice(from))
            names.delete(name);
    };
    let earlier = 0;
    let from = 0;
    let isListed = false;
    for (const [index, line] of lines.entries()) {
        const name = GOOGLE_RUNS.exec(line)?.[1];
        if (name !== undefined) {
            running.push({ name, at: index });
            names.add(name);
            isListed = false;
            from = index + 1;
        }
        if (GOOGLE_STARTS.test(line))
            earlier = running.length;
        if (GOOGLE_TOTALS.test(line)) {
            end(earlier);
            isListed = true;
        }
        const result = GOOGLE_RESULT.exec(line);
        if (result === null)
            continue;
        const [, verdict, test = '', time] = result;
        const isKnown = names.has(test);
        if (isKnown)
            end(running.findLastIndex((each) => each.name === test));
        const isNew = result.index === 0 && (running.length === 0 || isListed) && !found.has(test);
        if (!isKnown && !isNew)
            continue;
        if (verdict === 'FAILED') {
            found.add(test);
            const printed = isListed && time === undefined ? [] : lines.slice(from, index);
            failures.push(googleFailure(test, printed));
        }
        from = index + 1;
    }
    const last = running.at(-1);
    if (last !== undefined) {
        const crashed = running.map((each) => googleFailure(each.name, (0,test_runner .EU)(lines, each.at, (line) => GOOGLE_NEXT.test(line))));
        return { at: Math.max(at, last.at), failures: [...failures, ...crashed], ...test_runner .lZ };
    }
    if (at === -1)
        return null;
    const below = lines.slice(at + 1, at + 8);
    const count = (pattern) => below.reduce((sum, line) => sum + (0,test_runner .ry)(line, pattern), 0);
    const passed = count(/^\[ {2}PASSED {2}\] (\d+) tests?\.$/);
    const skipped = count(/^\[ {2}SKIPPED \] (\d+) tests?[.,]/);
    const failed = Math.max(0, (0,test_runner .ry)(lines[at] ?? '', GOOGLE_TOTALS) - passed - skipped);
    return { at, from: at, failures, passed, failed, skipped };
}
function googleFailure(name, printed) {
    const at = printed.findIndex((line) => GOOGLE_FAILURE.test(line));
    const [, file, line] = GOOGLE_FAILURE.exec(printed[at] ?? '') ?? [];
    const place = { ...(0,test_runner .Sw)(file, line), message: (0,test_runner .ou)(printed, at + 1) };
    const failure = (0,test_runner .aH)(name, '.', place);
    return { ...failure, parts: { ...failure.parts, runner: 'GoogleTest' } };
}
function listedBelow(lines, heading) {
    const at = lines.indexOf(heading);
    const listed = at === -1 ? [] : (0,test_runner .EU)(lines, at, (line) => line === '' || LISTS.test(line));
    return listed.flatMap((line) => {
        const [, number = '', name, how = ''] = LISTED.exec(line) ?? [];
        return name === undefined ? [] : [{ number, name, how }];
    });
}

; 




const pytest = {
    formats: { pytest: readPytest },
    call: {
        pattern: /^(?:python[\d.]* -m |coverage run -m )?(?:pytest|py\.test)$/,
        options: {
            valued: `-k -m -n -c -p -o -W --tb --maxfail --durations --durations-min --rootdir --ignore --ignore-glob --deselect
        --cov-report --cov-config --cov-fail-under --cov-context --junitxml --junit-xml --junit-prefix --timeout --dist
        --numprocesses --log-level --log-cli-level --confcutdir --color --capture --import-mode --basetemp --override-ini
        --randomly-seed --reruns --reruns-delay --html --cov --verbosity --show-capture --asyncio-mode --ds`,
            flags: `-q -qq -v -vv -vvv -x -s -l --exitfirst --verbose --quiet --strict --strict-markers --strict-config
        --showlocals --no-header --no-summary --disable-warnings --full-trace --no-cov --cov-branch --doctest-modules
        --runxfail --disable-pytest-warnings -rA -ra -rs -rf -rx`,
            refused: `--lf --last-failed --ff --failed-first --nf --new-first --sw --stepwise* --co --collect-only --fixtures*
        --markers --setup-plan --setup-only --version -V -h --help --pyargs --cache-show --cache-clear --pdb
        --trace`,
            dropped: /^--cov/,
            normal: (word) => (word.value === '--cov' ? { ...word, raw: '--cov=', value: '--cov=' } : word),
        },
        only: ({ options, positionals, hasDropped }, failures, { isFile }) => {
            const fileOf = (id) => id.split('::', 1)[0] ?? '';
            const ids = failures
                .map(({ id }) => id)
                .filter((id) => (0,test_runner .C2)(id) && !id.startsWith('-') && isFile(fileOf(id)));
            const wanted = ids.length > test_runner .vB ? (0,test_runner .Am)(ids.map(fileOf)) : ids;
            if (wanted.length === 0 || wanted.length > test_runner .vB)
                return [];
            const added = (0,test_runner .d8)(wanted.map(base_text .r7));
            const args = (0,test_runner .d8)(options, hasDropped ? ['--no-cov'] : [], [added]);
            return [positionals.length > 0 || hasDropped ? { args } : { args, added }];
        },
    },
    testFiles: ['{test_*,*_test}.{py,pyi}'],
    testContent: {
        endings: ['py'],
        words: ['pytest', 'unittest'],
        signs: [/^ *(?:import|from) (?:pytest|unittest)\b/m, /^ *(?:async )?def test/m],
    },
    settings: ['{pytest.ini,.pytest.ini,pytest.toml,.pytest.toml}'],
    hooks: ['conftest.py'],
};
const PYTEST_TOTALS = (0,base_text .EB)([
    (0,base_text .wM)([
        /^(?:=+ )?/,
        /(?:\d+ (?:x?failed|x?passed|skipped|deselected|warnings?|errors?|rerun|subtests? (?:passed|failed|skipped))(?:, )?)+/,
        / in \d[\d.]*s(?: \([\d:, a-z]+\))?(?: =+)?$/,
    ]),
    /^(?:=+ )?no tests ran in \d[\d.]*s(?: =+)?$/,
]);
const PYTEST_SUMMARY = /^=+ (?:short|rerun) test summary info =+$/;
const PYTEST_LISTED = /^(?:FAILED|ERROR|SUBFAILED(?:\[.*?\]|\(.*?\))?(?: \(.*?\))?|(?:\[.*?\] )?(?:\(.*?\) )?SUBFAIL) (\S.*)$/;
const PYTEST_VERBOSE = /^(?:\[gw\d+\] (?:\[ *\d+%\] )?(?:FAILED|ERROR) (\S.*?)|(\S+?\.py(?:::.*?)?) (?:FAILED|ERROR))(?: +\[ *\d+%\])?\s*$/;
function readPytest(printed) {
    const lines = withTotals(printed);
    const heading = lines.findLastIndex((line) => PYTEST_SUMMARY.test(line));
    const at = lines.findLastIndex((line) => PYTEST_TOTALS.test(line));
    if (heading === -1 && at === -1)
        return null;
    const isCurrent = heading !== -1 && !sessionStarts(lines, heading, Math.max(heading, at));
    const end = at === -1 || at < heading ? lines.length : at;
    const inSummary = isCurrent ? inList(lines.slice(heading + 1, end)) : [];
    const named = inSummary.length > 0 ? inSummary : verbose(lines);
    const summary = at > heading ? (lines[at] ?? '') : '';
    const failed = (0,test_runner .ry)(summary, /(\d+) failed/) + (0,test_runner .ry)(summary, /(\d+) errors?/);
    const others = named.length < failed ? headed(lines.slice(0, end)) : [];
    const known = new Set(named.flatMap(({ id }) => [id, id.split('::').slice(1).join('::')]));
    const listed = [...named, ...others.filter(({ id }) => !known.has(id))];
    const failures = listed.length === 0 && failed > 0 ? failedFiles(lines.slice(0, end)) : listed;
    if (summary === '' && failures.length === 0)
        return null;
    if (summary === '')
        return { at: heading, failures, ...test_runner .lZ };
    const [subtests, whole] = [true, false].map((isSub) => inList(lines.slice(heading + 1, end).filter((line) => /^(?:SUBFAILED|\[|\(|SUBFAIL)/.test(line) === isSub)));
    const holders = new Set(subtests?.map(({ id }) => id).filter((id) => !whole?.some((each) => each.id === id)));
    return {
        at,
        from: isCurrent ? heading : at,
        failures: withPlaces(failures, lines),
        passed: Math.max(0, (0,test_runner .ry)(summary, /(\d+) passed/) - holders.size),
        failed: failed - (subtests?.length ?? 0) + holders.size,
        skipped: (0,test_runner .ry)(summary, /(\d+) skipped/) + (0,test_runner .ry)(summary, /(\d+) xfailed/),
    };
}
function failedFiles(lines) {
    const start = lines.findLastIndex((line) => /^=+ test session starts =+$/.test(line));
    return lines.slice(start + 1).flatMap((line) => {
        const [, file, marks] = /^(\S+\.py) ([.sxXFEpPRu]+)(?: +\[ *\d+%\])?$/.exec(line) ?? [];
        return file === undefined || !/[FE]/.test(marks ?? '')
            ? []
            : [(0,test_runner .g5)((0,test_runner .s1)(file), { file: (0,test_runner .s1)(file) })];
    });
}
function withTotals(lines) {
    const at = lines.findLastIndex((line) => /^Results \(\d[\d.]*s\):$/.test(line));
    const counts = lines.slice(at + 1, at + 8).flatMap((line) => /^ +(?:- )?(\d+ \w+)$/.exec(line)?.[1] ?? []);
    return at === -1 || counts.length === 0 ? lines : lines.with(at, `${counts.join(', ')} in 0s`);
}
const sessionStarts = (lines, from, to) => lines.slice(from, to).some((line) => /^=+ test session starts =+$/.test(line));
function inList(lines) {
    return lines.flatMap((line) => {
        const rest = PYTEST_LISTED.exec(line)?.[1];
        return rest === undefined ? [] : [pytestFailure(rest)];
    });
}
function verbose(lines) {
    return lines.flatMap((line) => {
        const [, worker, plain] = PYTEST_VERBOSE.exec(line) ?? [];
        const id = worker ?? plain;
        return id === undefined ? [] : [pytestFailure(id)];
    });
}
const PYTEST_HEADING = /^_{3,} (?:ERROR (?:(collecting )|(at \w+ of )))?([^\s[]\S*?(?:\[.*\])?)(?: \[.*?\])?(?: \(.*\))? _{3,}$/;
const ANY_HEADING = /^(?:_{3,} .* _{3,}|=+ .* =+)$/;
function headed(lines) {
    const start = lines.findLastIndex((line) => /^=+ test session starts =+$/.test(line));
    const section = lines.findIndex((line, at) => at > start && /^=+ (?:ERRORS|FAILURES) =+$/.test(line));
    return lines.flatMap((line, at) => {
        const [, collecting, atFixture, name = ''] = (section !== -1 && at > section && PYTEST_HEADING.exec(line)) || [];
        if (name === '')
            return [];
        const body = (0,test_runner .EU)(lines, at, (each) => ANY_HEADING.test(each));
        const message = body
            .find((each) => /^E {3,}\S/.test(each))
            ?.slice(1)
            .trim() ?? '';
        if (collecting !== undefined)
            return [(0,test_runner .g5)((0,test_runner .s1)(name), { file: (0,test_runner .s1)(name), message })];
        const functionName = name.replace(/\[.*/, '').split('.').at(-1);
        const [first] = body.flatMap((each) => {
            const [, file, inFunction] = /^ {2}File "([^"]+\.py)", line \d+, in (\w+)$/.exec(each) ?? [];
            return (/^(\S+\.py):\d+: /.exec(each)?.[1] ?? (file !== undefined && inFunction === functionName ? file : []));
        });
        const isOther = atFixture !== undefined && !/(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/.test(first ?? '');
        const file = isOther ? undefined : first;
        const id = [...(file === undefined ? [] : [(0,test_runner .s1)(file)]), ...name.split(/\.(?![^[]*\])/)].join('::');
        return [(0,test_runner .g5)(id, { file: file === undefined ? null : (0,test_runner .s1)(file), message })];
    });
}
function pytestFailure(text) {
    const [id, message] = splitNode(text);
    const [, plain = id, parameters] = /^([^[]*)(\[.*\])$/s.exec(id) ?? [];
    const [rawFile = id, ...suites] = plain.split('::');
    const file = (0,test_runner .s1)(rawFile);
    const name = suites.pop();
    const parts = { file, suites, name, ...(0,json .sw)({ parameters }) };
    const whole = file + id.slice(rawFile.length);
    return (0,test_runner .g5)(whole, { file, message, ...(name === undefined ? {} : { parts }) });
}
function splitNode(text) {
    const bracket = text.indexOf('[');
    for (let at = text.indexOf(' - '); at !== -1; at = text.indexOf(' - ', at + 1)) {
        if (bracket === -1 || bracket > at || text[at - 1] === ']')
            return [text.slice(0, at), text.slice(at + 3)];
    }
    const cut = bracket === -1 ? -1 : text.lastIndexOf(']');
    return cut === -1 ? [text.trim(), ''] : [text.slice(0, cut + 1), ''];
}
function withPlaces(failures, lines) {
    const headings = new Map();
    for (const [at, line] of lines.entries()) {
        const name = /^_{3,} /.test(line) ? headingName(line) : '';
        if (name !== '' && !headings.has(name))
            headings.set(name, at);
    }
    return failures.map((failure) => {
        const heading = headings.get(failure.id.split('::').slice(1).join('.'));
        if (heading === undefined)
            return failure;
        const body = (0,test_runner .EU)(lines, heading, (line) => ANY_HEADING.test(line));
        const place = body.findLast((line) => line.startsWith(`${failure.file}:`));
        const line = Number(/:(\d+)(?::|$)/.exec(place ?? '')?.[1] ?? Number.NaN);
        return Number.isSafeInteger(line) ? { ...failure, line } : failure;
    });
}
const headingName = (line) => line.replace(/^_{3,} (?:ERROR at \w+ of )?/, '').replace(/(?: (?:\[.*\] )?\(.*\))? _{3,}$/, '');
const unittest = {
    formats: { unittest: readUnittest },
    call: {
        pattern: /^(?:(?:python[\d.]*|coverage run) -m unittest|(?:(?:python[\d.]* |coverage run )?manage\.py|django-admin) test)$/,
        options: { refused: '-k* --locals-help* -h* --help*' },
        only: (call, failures) => {
            const ids = failures.map(({ id }) => id).filter((id) => /^\w+(?:\.\w+)*$/.test(id));
            return (0,test_runner .IF)(call, ids, (names) => (0,test_runner .d8)(names.map((name) => `-k ${name}`)));
        },
    },
    testFiles: ['tests.{py,pyi}'],
};
const green = {
    call: {
        pattern: /^(?:python[\d.]* -m )?green$/,
        options: {
            valued: `-s --processes -i --initializer -z --finalizer -X --maxtasksperchild -c --config -p --file-pattern -j
        --junit-report -o --omit-patterns -u --include-patterns -g --minimum-coverage`,
            flags: `-t --termcolor -T --notermcolor -W -a --allow-stdout -q --quiet-stdout -k --no-skip-report -e --no-tracebacks
        -l --logging -d -dd -ddd --debug -v -vv -vvv --verbose -f --failfast -r --run-coverage`,
            refused: '-n --test-pattern -h --help -V --version --completion-file --completions --options',
            dropped: /^(?:-r|-g|--run-coverage|--minimum-coverage)$/,
        },
        only: ({ options }, failures) => onlyDotted(options, failures),
    },
};
const stestr = {
    call: {
        pattern: /^stestr run$/,
        options: {
            valued: '--concurrency --worker-file -e --exclude-list',
            flags: `--serial --isolated --random --combine --no-subunit-trace --force-subunit-trace --color --slowest
        --abbreviate --suppress-attachments --all-attachments --show-binary-attachments`,
            refused: `--failing --load-list --until-failure --analyze-isolation --no-discover -n --pdb --subunit -i
        --include-list -E --exclude-regex -h --help`,
        },
        only: ({ options }, failures) => onlyDotted(options, failures, (ids) => [
            (0,base_text .r7)(`^(?:${ids.map(test_runner .gc).join('|')})(?:$|[.[])`),
        ]),
    },
};
const behave = {
    call: {
        pattern: /^(?:python[\d.]* -m )?behave$/,
        options: {
            valued: `-D --define -e --exclude -i --include -f --format -o --outfile -t --tags -j --jobs --parallel
        --junit-directory --logging-level --logging-format --logging-datefmt --logging-filter -r --runner --stage --lang`,
            flags: `-C --no-color --junit --no-junit --no-skipped --show-skipped --no-snippets --snippets --capture --no-capture
        --no-summary --summary -q --quiet --no-source --show-source --stop -T --no-timings --show-timings -v --verbose`,
            refused: '-d --dry-run -n --name -w --wip --steps-catalog --lang-list --lang-help --tags-help -h --help --version',
        },
        only: onlyFiles(({ file, line }) => (line === null ? file : `${file}:${line}`)),
    },
};
const robot = {
    call: {
        pattern: /^(?:python[\d.]* -m )?robot$/,
        options: {
            refused: `-t --test --task -s --suite -R --rerunfailed -S --rerunfailedsuites --dryrun --runemptysuite -h -? --help
        --version --rpa`,
        },
        only: ({ options }, failures) => {
            const names = (0,test_runner .Am)(failures.map(({ id }) => id).filter(test_runner .C2));
            if (names.length === 0 || names.length > test_runner .vB)
                return [];
            const chosen = names.map((name) => `--test ${(0,base_text .r7)(name.replace(/[*?[]/g, '[$&]'))}`);
            return [{ args: (0,test_runner .d8)(chosen, options) }];
        },
    },
};
function onlyDotted(options, failures, wordsFor = (ids) => ids) {
    const ids = (0,test_runner .Am)(failures.map(({ id }) => id)).filter((id) => /^\w+(?:\.\w+)*(?::\d+)?$/.test(id));
    return ids.length === 0 || ids.length > test_runner .vB ? [] : [{ args: (0,test_runner .d8)(options, wordsFor(ids)) }];
}
const nose2 = {
    call: {
        pattern: /^(?:python[\d.]* -m )?nose2$/,
        options: {
            valued: '-s --start-dir -t --top-level-directory -c --config --plugin --exclude-plugin -l --log-level --junit-xml-path',
            flags: `-v --verbose -q --quiet -F --fail-fast -B --buffer --no-user-config --with-coverage --junit-xml
        --pretty-assert`,
            refused: '-h --help -A --attribute -E --eval-attribute --set-outcomes',
            dropped: /^--(?:with-coverage|coverage.*)$/,
        },
        only: ({ options }, failures) => onlyDotted(options, failures),
    },
    settings: ['{unittest,nose2}.cfg'],
};
const UNITTEST_RAN = /^Ran (\d+) tests? in \d[\d.]*s$/;
const UNITTEST_VERDICT = /^(?:OK|FAILED|NO TESTS RAN)(?: \(([^)]*)\))?$/;
const UNITTEST_FAILED = (0,base_text .wM)([
    /^(?:(?:FAIL|ERROR|(UNEXPECTED SUCCESS))(?: \[\d[\d.]*s\])?: |(?=\S+ \([\w.<>]+\)(?:$| [[(])))/,
    /(\S+)(?: \(([\w.<>]*)\))?(?: [[(].*)?$/,
]);
const OF_FIXTURE = /^(?:ERROR(?: \[.*\])?: )?(?:(?:setUp|tearDown)(?:Class|Module) \(|_ErrorHolder$)/;
const RULE = /^[.FEsxu]*={70}$/;
const SECOND_RULE = /^-{70}$/;
function readUnittest(lines) {
    const isOfTesttools = (at) => !SECOND_RULE.test(lines[at - 1] ?? '') && UNITTEST_VERDICT.test(lines[at + 1] ?? '');
    const ran = lines.findLastIndex((line, at) => UNITTEST_RAN.test(line) && (SECOND_RULE.test(lines[at - 1] ?? '') || isOfTesttools(at)));
    if (ran === -1)
        return null;
    const verdict = lines.slice(ran + 1, ran + 4).find((line) => UNITTEST_VERDICT.test(line)) ?? '';
    const failures = lines.slice(0, ran).flatMap((line, at) => {
        const isHeading = RULE.test(lines[at - 1] ?? '') && UNITTEST_FAILED.test(line);
        return isHeading ? [unittestFailure(lines, at)] : [];
    });
    const failed = (0,test_runner .ry)(verdict, /failures=(\d+)/) + (0,test_runner .ry)(verdict, /errors=(\d+)/);
    const surprising = (0,test_runner .ry)(verdict, /unexpected successes=(\d+)/);
    const skipped = (0,test_runner .ry)(verdict, /skipped=(\d+)/) + (0,test_runner .ry)(verdict, /expected failures=(\d+)/);
    const fixtures = lines
        .slice(0, ran)
        .filter((line, at) => RULE.test(lines[at - 1] ?? '') && OF_FIXTURE.test(line)).length;
    const named = failures.filter(({ message }) => message === SURPRISE).length;
    const total = (0,test_runner .ry)(lines[ran] ?? '', UNITTEST_RAN);
    const bad = new Set(failures.map(({ id }) => id)).size - fixtures + Math.max(0, surprising - named);
    const isWhole = verdict !== '';
    if (isOfTesttools(ran))
        return { at: ran, from: ran, failures, ...test_runner .lZ, failed };
    return {
        at: ran,
        from: ran,
        failures,
        passed: isWhole ? Math.max(0, total - bad - skipped) : null,
        failed: isWhole ? failed + surprising : null,
        skipped: isWhole ? skipped : null,
        ...(isWhole ? { ran: Math.max(0, total - skipped) } : {}),
    };
}
function unittestFailure(lines, at) {
    const [, surprise, name = '', owner = ''] = UNITTEST_FAILED.exec(lines[at] ?? '') ?? [];
    const dashes = at + 1 + (0,test_runner .EU)(lines, at, (line) => SECOND_RULE.test(line)).length;
    const body = (0,test_runner .EU)(lines, dashes, (line) => RULE.test(line) || SECOND_RULE.test(line));
    const error = surprise === undefined ? pythonErrorIn(body) : { message: surprise };
    return (0,test_runner .aH)(unittestId(name, owner), '.', error);
}
const SURPRISE = 'UNEXPECTED SUCCESS';
const OF_PYTHON = /\/lib\/python\d[\d.]*\/|\/(?:site|dist)-packages\//;
function pythonErrorIn(body) {
    const frames = body.filter((line) => /^ {2}File "/.test(line));
    const place = frames.findLast((line) => !OF_PYTHON.test(line)) ?? frames.at(-1);
    const [, file = null, line] = /^ {2}File "([^"]+)", line (\d+)/.exec(place ?? '') ?? [];
    const last = body.findLastIndex((text) => text.startsWith('  File '));
    const isError = (text) => /^\S/.test(text);
    const message = body.slice(last + 1).find(isError) ?? body.findLast(isError) ?? (0,test_runner .ou)(body);
    return { ...(0,test_runner .Sw)(undefined, line), file, message: message.replace(/^builtins\./, '') };
}
function unittestId(name, owner) {
    if (owner === '')
        return name;
    if (/^(?:unittest\.loader\._FailedTest|nose2\.loader\.(?:LoadTests|ModuleImport)Failure)/.test(owner))
        return name;
    if (name === 'setUpClass' || name === 'tearDownClass' || name === 'setUpModule')
        return owner;
    return owner.endsWith(`.${name}`) ? owner : `${owner}.${name}`;
}
const trial = {
    formats: { trial: readTrialSections },
    call: {
        pattern: /^(?:python[\d.]* -m twisted\.|coverage run -m twisted\.)?trial$/,
        options: {
            valued: `-j --jobs -l --logfile -o --order -p --profile --random -z -r --reactor --reporter --temp-directory --tbformat
        --disable-gc --recursionlimit`,
            flags: '--rterrors -e --nopm --force-gc --unclean-warnings --no-recurse -N -x --exitfirst --coverage -b --debug-stacktraces',
            refused: '-h --help* --version --testmodule --until-failure -u -n --dry-run -B --debug --spew',
        },
        only: ({ options }, failures) => onlyDotted(options, failures),
    },
};
const TRIAL_RULE = /^[=-]{79}$/;
const TRIAL_VERDICT = /^(?:PASSED|FAILED) \([\w=, ]+=\d+\)$/;
function readTrialSections(lines) {
    const at = lines.findLastIndex((line, index) => {
        const above = lines.slice(Math.max(0, index - 3), index);
        return (TRIAL_VERDICT.test(line) &&
            above.some((each, from) => TRIAL_RULE.test(each) && UNITTEST_RAN.test(above[from + 1] ?? '')));
    });
    if (at === -1)
        return null;
    const failures = lines.slice(0, at).flatMap((line, index) => {
        if (!/^\[(?:FAIL|ERROR|SUCCESS!\?!)\]$/.test(line) || !TRIAL_RULE.test(lines[index - 1] ?? ''))
            return [];
        const section = (0,test_runner .EU)(lines, index, (each) => TRIAL_RULE.test(each));
        const names = section.slice(section.findLastIndex((each) => !/^\w+(?:\.\w+)+$/.test(each)) + 1);
        const error = pythonErrorIn(section.slice(0, section.length - names.length));
        return names.map((name) => (0,test_runner .aH)(name, '.', error));
    });
    const count = (kinds) => (lines[at] ?? '')
        .matchAll(new RegExp(`\\b(?:${kinds})=(\\d+)`, 'g'))
        .reduce((sum, [, value]) => sum + Number(value), 0);
    return {
        at,
        from: at,
        failures,
        passed: count('successes'),
        failed: count('failures|errors|unexpectedSuccesses'),
        skipped: count('skips|expectedFailures'),
    };
}

var sources = __webpack_require__(92496);
; 





const onlyNodeTest = onlyNamedTests({
    select: (pattern) => [`--test-name-pattern=${pattern}`],
    nameOf: ({ path }) => (0,test_runner .gc)(path.at(-1) ?? ''),
    outerOf: ({ path }) => (0,test_runner .gc)(path[0] ?? ''),
    alone: (options) => {
        const others = options.filter((option) => option !== '--test');
        return others.some((option) => /^--(?:experimental-)?test-/.test(option)) ? null : others;
    },
});
const nodeTest = {
    formats: { 'node:test': readNodeSpec, 'dots of node:test': readNodeDots },
    call: {
        pattern: /^node$/,
        options: {
            valued: `--import --require -r --loader --experimental-loader --test-reporter --test-reporter-destination
        --test-concurrency --test-timeout --env-file --conditions -C --test-isolation`,
            flags: `--test --no-warnings --experimental-strip-types --experimental-test-coverage
        --experimental-test-module-mocks --enable-source-maps --test-force-exit --trace-warnings
        --experimental-vm-modules --experimental-test-snapshots`,
            refused: `--watch* --test-name-pattern --test-skip-pattern --test-only --test-shard -e --eval -p --print
        --test-update-snapshots --test-rerun-failures`,
            dropped: /^--(?:experimental-test-coverage|test-coverage-.*)$/,
        },
        only: (call, failures, folder) => call.options.includes('--test') ? onlyNodeTest(call, failures, folder) : [],
    },
    testFiles: [
        `{test-*,test_*,*-test,*_test}.{${test_runner .Jo}}`,
        `/{test,tests}.{${test_runner .Jo}}`,
    ],
};
const SPEC_COUNT = /^ℹ (tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) (\d[\d.]*)$/;
const SPEC_PLACE = /^test at (.+):(\d+):\d+$/;
const SPEC_RESULT = /^( *)[✖✔⚠﹣] (.*?)(?: \(\d[\d.]*ms\))?(?: # (?:SKIP|TODO)\b.*)?$/;
const SPEC_OPENS = /^( *)▶ (.*?)(?: \(\d[\d.]*ms\))?$/;
function readNodeSpec(lines) {
    const at = lines.findLastIndex((line) => /^ℹ duration_ms \d/.test(line));
    const start = lines.findLastIndex((line, above) => above < at && /^ℹ tests \d/.test(line));
    if (at === -1 || start === -1)
        return null;
    const counts = countsByName(lines.slice(start, at), SPEC_COUNT);
    const heading = lines.findIndex((line, below) => below > at && /^✖ failing tests:$/.test(line));
    const paths = pathsByName(lines.slice(0, start));
    const failures = heading === -1 ? [] : specFailures(lines.slice(heading + 1), paths);
    const scripts = lines
        .slice(0, start)
        .filter((line) => /^✔ /.test(line))
        .map((line) => specName(line))
        .filter(isScriptName);
    const count = (key) => counts.get(key) ?? 0;
    return {
        at: Math.max(at, heading),
        from: start,
        failures,
        passed: Math.max(0, count('pass') - scripts.length),
        failed: count('fail') + count('cancelled'),
        skipped: count('skipped') + count('todo'),
        scripts,
    };
}
function readNodeDots(lines) {
    const heading = lines.lastIndexOf('Failed tests:');
    if (heading === -1 || !/^[X.]+$/.test(lines[heading - 2] ?? ''))
        return null;
    const failures = lines.slice(heading).flatMap((line, below) => {
        const at = heading + below;
        const body = (0,test_runner .EU)(lines, at, (each) => !/^ {2}|^$/.test(each));
        const name = /^✖ /.test(line) ? specName(line) : '';
        if (name === '' || / # TODO\b/.test(line) || /^ {2}'\d+ subtests? failed'$/.test(body[0] ?? ''))
            return [];
        const { file, line: number } = firstProjectFrame(body) ?? { file: null, line: null };
        return [nodeFailure([name], { file, line: number, message: (0,test_runner .ou)(body) })];
    });
    return failures.length === 0 ? null : { at: heading, failures, ...test_runner .lZ };
}
const specName = (line) => SPEC_RESULT.exec(line)?.[2] ?? '';
function specFailures(lines, paths) {
    return lines.flatMap((line, at) => {
        const [, place, number] = SPEC_PLACE.exec(line) ?? [];
        const below = lines[at + 1] ?? '';
        if (place === undefined || !below.startsWith('✖ ') || / # TODO\b/.test(below))
            return [];
        const name = specName(below);
        const message = (0,test_runner .ou)(lines, at + 2, at + 4);
        const path = paths.get(name) ?? [name];
        return [nodeFailure(path, { file: (0,test_runner .s1)(place), line: Number(number), message })];
    });
}
function pathsByName(lines) {
    const paths = new Map();
    const twice = new Set();
    const parents = [];
    for (const line of lines) {
        const [, openIndent, opened] = SPEC_OPENS.exec(line) ?? [];
        if (openIndent !== undefined) {
            parents.length = openIndent.length / 2;
            parents.push(opened ?? '');
            continue;
        }
        const [, indent, name = ''] = SPEC_RESULT.exec(line) ?? [];
        if (indent === undefined || !line.trimStart().startsWith('✖'))
            continue;
        const path = [...parents.slice(0, indent.length / 2), name];
        if (paths.has(name) && paths.get(name)?.join('\n') !== path.join('\n'))
            twice.add(name);
        paths.set(name, path);
    }
    for (const name of twice)
        paths.delete(name);
    return paths;
}
function countsByName(lines, pattern) {
    return new Map(lines.flatMap((line) => {
        const [, key, value] = pattern.exec(line) ?? [];
        return key === undefined ? [] : [[key, Number(value)]];
    }));
}
const isScriptName = (name) => /^\S*\.[cm]?[jt]sx?$/.test(name);
function nodeFailure(path, place) {
    const { file, line, message } = place;
    const [first = ''] = path;
    const isWhole = path.length === 1 && isScriptName(first);
    if (isWhole)
        return (0,test_runner .iY)((0,test_runner .s1)(first), [], { line, message });
    const { parts, ...test } = (0,test_runner .iY)(file, path, { line, message });
    return path.length > 1 || file === null ? { ...test, parts } : { ...test, parts: { file, name: first } };
}
const tap = {
    formats: { TAP: readTap, 'tap-spec': readTapSpec },
    call: {
        pattern: /^tape$/,
        options: { valued: '-r --require -i --ignore', flags: '--no-only --strict', refused: '-h --help' },
        only: onlyOtherFiles(),
    },
};
const perlProve = {
    formats: { prove: readProve },
    call: {
        pattern: /^prove$/,
        options: {
            valued: '-I -P -M -e -j --jobs --exec --formatter --harness --ext --archive --source --rc',
            flags: `-l --lib -b --blib -r --recurse -v --verbose -q --quiet -Q -m --merge -f -o -c --color --nocolor -w -t -T
        --timer --norc`,
            refused: '--state* -s --shuffle -D --dry -h --help -H --man -V --version -',
        },
        only: onlyOtherFiles(),
    },
};
const bats = {
    formats: {
        bats: bySummary({
            line: /(?<!^Finished in .*\n(?:.+\n)?)^\d+ tests?, \d+ failures?(?:, \d+ skipped)?(?: in \d+ seconds?)?$/,
            counts: { total: /^(\d+) tests?,/m, failed: /, (\d+) failures?/, skipped: /, (\d+) skipped/ },
            failure: (0,base_text .wM)([
                /^.* ✗ (?<id>\S.*?)(?: \[\d+(?:ms)?\])?\n(?: {3}\(from .*\n(?: {4}from .*\n)*)?/,
                /(?: {3}[( ]in test file (?<file>\S+), line (?<line>\d+)\)\n {5}(?<message>.*))?/,
            ]),
        }),
    },
    call: {
        pattern: /^bats$/,
        options: { refused: '-f --filter* -c --count --negative-filter -h --help -v --version' },
        only: (call, failures) => {
            const ids = (0,test_runner .Am)(failures.map(({ id }) => id).filter(test_runner .C2));
            return (0,test_runner .IF)(call, ids, (names) => `-f ${(0,base_text .r7)(`^(${names.map(test_runner .gc).join('|')})$`)}`);
        },
    },
};
function onlyOtherFiles() {
    const only = onlyFiles();
    return (call, failures, folder) => {
        const named = call.positionals.map(({ value }) => (0,base_text .r7)(value)).toSorted();
        const namesOthers = call.positionals.some(({ value }) => value === '::');
        return only(call, failures, folder).filter(({ args }) => !namesOthers && args !== (0,test_runner .d8)(call.options, named));
    };
}
const VERSION = /^TAP version 1[34]$/;
const PLAN = /^1\.\.(\d+)(?: #.*)?$/;
const TAP_RESULT = new RegExp(String.raw `^( *)(ok|not ok)\b(?: (\d+))?(?: -)?(?: (?!# (?:SKIP|TODO)\b)(.*?))?` +
    String.raw `(?: # (SKIP|TODO)\b.*?)?(?: # (?:time=[\d.]+m?s|in \d+ ms|timeout after \d+ ?s))*( \{)?$`, 'i');
const TIMED = / in \d+ms$/;
const BAIL_OUT = /^ *Bail out!(?: +(.*))?$/;
const SUBTEST = /^( *)# Subtest: (.*)$/;
const HEADING = /^# (.+)$/;
const TAP_COUNT = /^# (tests|pass|fail|cancelled|skip|skipped|todo|duration_ms) +(\d+)(?:\.\d+)?$/;
function readTap(lines) {
    const version = lines.findLastIndex((line) => VERSION.test(line));
    const plan = lines.findLastIndex((line, at) => at > version && PLAN.test(line));
    const bail = lines.findLastIndex((line, at) => at > version && BAIL_OUT.test(line));
    if (bail > plan || (bail > version && version !== -1))
        return bailedOut(lines.slice(version + 1, bail + 1), bail);
    const last = lines.findLastIndex((line) => TAP_COUNT.test(line));
    const counts = countsByName(lines.slice(Math.max(version, plan, last - 9) + 1, last + 1), TAP_COUNT);
    if (Math.max(plan, last) <= version)
        return version === -1 ? null : brokenOff(lines, version);
    const body = lines.slice(version + 1);
    const results = body.flatMap((line) => {
        const [, indent, verdict = '', , , directive] = TAP_RESULT.exec(line) ?? [];
        return indent === '' ? [directive === undefined ? verdict : 'skipped'] : [];
    });
    if (version === -1 && results.length !== Number(PLAN.exec(lines[plan] ?? '')?.[1]))
        return null;
    const isBraced = body.some((line) => TAP_RESULT.exec(line)?.[6] !== undefined);
    const hasHeadings = version !== -1 && !isBraced && !body.some((line) => SUBTEST.test(line));
    const { failures, scripts } = tapFailures(body, hasHeadings);
    const at = Math.max(plan, last, version + 1 + body.findLastIndex((line) => TAP_RESULT.test(line)));
    if (isBraced)
        return { at, failures, ...test_runner .lZ };
    const count = (verdict) => results.filter((each) => each === verdict).length;
    if (counts.size === 0) {
        return { at, failures, passed: count('ok'), failed: count('not ok'), skipped: count('skipped') };
    }
    const sum = (...keys) => keys.reduce((all, key) => all + (counts.get(key) ?? 0), 0);
    const failed = sum('fail', 'cancelled');
    const among = counts.has('skipped') || counts.has('skip') ? 0 : count('skipped');
    if (hasHeadings && failed > 0)
        return { at, failures, ...test_runner .lZ, failed };
    return {
        at,
        failures,
        passed: Math.max(0, sum('pass') - scripts.length - among),
        failed,
        skipped: sum('skipped', 'skip', 'todo') + among,
        scripts,
    };
}
function bailedOut(lines, at) {
    if (!lines.some((line) => TAP_RESULT.test(line) || PLAN.test(line)))
        return null;
    const why = BAIL_OUT.exec(lines.at(-1) ?? '')?.[1]?.trim() ?? '';
    const { failures } = tapFailures(lines.slice(0, -1), false);
    return {
        at,
        failures: [...failures, (0,test_runner .g5)(`Bail out! ${why}`.trim(), { message: why })],
        ...test_runner .lZ,
    };
}
function brokenOff(lines, version) {
    const at = lines.findLastIndex((line) => /^Node\.js v\d/.test(line));
    const body = lines.slice(version + 1, Math.max(at, version + 1));
    const titled = body.findLastIndex((line) => HEADING.test(line));
    const [, title] = HEADING.exec(body[titled] ?? '') ?? [];
    if (title === undefined || body.some((line) => SUBTEST.test(line)))
        return null;
    const thrown = body.slice(titled + 1);
    const { file, line } = outermostFrame(thrown) ?? { file: null, line: null };
    const message = thrown.find((each) => /^\w*Error\b/.test(each)) ?? '';
    const { failures } = tapFailures(body, true);
    return { at, failures: [...failures, (0,test_runner .g5)(title, { file, line, message })], ...test_runner .lZ };
}
function tapFailures(lines, hasHeadings) {
    const failures = [];
    const scripts = [];
    const parents = [];
    let last = [];
    const titles = lines.flatMap((line) => TAP_RESULT.exec(line)?.[4] ?? []);
    const areTimed = titles.filter((title) => TIMED.test(title)).length * 2 > titles.length;
    for (const [at, line] of lines.entries()) {
        const heading = hasHeadings ? HEADING.exec(line)?.[1] : undefined;
        if (heading !== undefined)
            parents.splice(0, parents.length, heading);
        const [, subIndent, subName] = SUBTEST.exec(line) ?? [];
        if (subIndent !== undefined) {
            parents.length = subIndent.length / 4;
            parents.push(unescapedName(subName ?? ''));
            continue;
        }
        const [, indent, verdict, number, title = '', directive, opens] = TAP_RESULT.exec(line) ?? [];
        if (indent === undefined)
            continue;
        const name = (areTimed ? title.replace(TIMED, '') : title) || `test ${number ?? ''}`.trim();
        if (opens !== undefined) {
            parents.length = indent.length / 4;
            parents.push(unescapedName(name));
            continue;
        }
        const { isParent, isOfTest, ...place } = detailsAfter(lines, at);
        const path = [...parents.slice(0, hasHeadings ? 1 : indent.length / 4), unescapedName(name)];
        if (isScriptName(name) && verdict === 'ok')
            scripts.push(name);
        const isFailed = verdict === 'not ok' && directive === undefined;
        const isHolder = isParent ?? (last.length > path.length && path.every((title, index) => title === last[index]));
        if (isFailed)
            last = path;
        else if (last.length > path.length)
            last = [];
        if (!isFailed || isHolder)
            continue;
        failures.push(isOfTest ? nodeFailure(path, place) : (0,test_runner .g5)(path.join(' > '), place));
    }
    return { failures, scripts };
}
const unescapedName = (name) => name.replace(/\\([#\\])/g, '$1');
function detailsAfter(lines, at) {
    const block = [];
    if (/^ *---$/.test(lines[at + 1] ?? '')) {
        for (let below = at + 2; below < Math.min(lines.length, at + 200) && !/^ *\.\.\.$/.test(lines[below] ?? ''); below++)
            block.push(lines[below]?.trim() ?? '');
    }
    const value = (key) => block
        .find((line) => line.startsWith(`${key}: `))
        ?.slice(key.length + 2)
        .trim()
        .replace(/^(['"])(.*)\1,?$/, '$2') ?? '';
    const text = (key) => {
        const isLong = /^[|>][-+]?\d*$/.test(value(key));
        return isLong ? (block[block.findIndex((each) => each.startsWith(`${key}: `)) + 1] ?? '') : value(key);
    };
    const details = block.length > 0 ? block : commentsBelow(lines, at);
    const placed = details.findIndex((line) => FAILURE_PLACE.test(line));
    const placeMatch = FAILURE_PLACE.exec(details[placed] ?? '');
    const place = value('location') || value('at');
    const [, file, line] = placeMatch ?? /^(?:.* \()?(?:file:\/\/)?(\S.*):(\d+):\d+\)?$/.exec(place.replaceAll('"', '')) ?? [];
    const compared = text('operator') && `${text('operator')}: expected ${text('expected')}, not ${text('actual')}`;
    const below = placeMatch === null ? placeBelow(block) : null;
    return {
        isParent: value('failureType') === '' ? null : value('failureType') === 'subtestsFailed',
        isOfTest: value('location') !== '',
        ...(0,test_runner .Sw)(file ?? below?.file, line ?? below?.line),
        message: (placeMatch === null && (text('error') || text('message') || compared || comparedByTap(block, text))) ||
            (0,test_runner .ou)(details, placed + 1) ||
            (0,test_runner .ou)(block.length > 0 ? [] : details),
    };
}
function placeBelow(block) {
    const at = block.indexOf('at:');
    const below = at === -1 ? [] : block.slice(at + 1, at + 6);
    const value = (key) => below.find((each) => each.startsWith(key))?.slice(key.length);
    return { file: value('file: '), line: value('line: ') };
}
const VALUE_CHARS = 100;
function comparedByTap(block, text) {
    const from = block.findIndex((each) => each.startsWith('diff: '));
    const diff = from === -1 ? [] : block.slice(from + 1);
    const firstOf = (sign) => diff
        .find((each) => sign.test(each))
        ?.slice(1)
        .trim() ?? '';
    const wanted = text('wanted') || firstOf(/^-(?!-- )/);
    const found = text('found') || firstOf(/^\+(?!\+\+ )/);
    if (wanted === '' && found === '')
        return text('type');
    const values = [wanted, found].map((value) => (0,base_text .OJ)(value, VALUE_CHARS));
    return `${text('compare') || 'compared'}: expected ${values[0]}, not ${values[1]}`;
}
const FAILURE_PLACE = /(?:\bin test file|^at) (\S+?),? line (\d+)[.)]/;
const commentsBelow = (lines, at) => (0,test_runner .EU)(lines, at, (line) => !/^ *#|^ {2}/.test(line) || TAP_RESULT.test(line) || SUBTEST.test(line)).map((line) => line.replace(/^ *(?:# *)?/, ''));
function readProve(lines) {
    const at = lines.findLastIndex((line) => /^Result: (?:PASS|FAIL|NOTESTS)$|^FAILED--Further testing stopped/.test(line));
    const [, total] = /^Files=\d+, Tests=(\d+),/.exec(lines[at - 1] ?? '') ?? [];
    const isStopped = at !== -1 && lines[at]?.startsWith('FAILED') === true;
    if (total === undefined && !isStopped)
        return null;
    const body = lines.slice(0, at);
    const tests = body.flatMap((line, above) => {
        const [matched, name, inLine, itsNumber] = /^# {3}Failed test(?: '(.*)')?(?: at (\S+) line (\d+)\.)?$/.exec(line) ?? [];
        const below = matched === undefined || inLine !== undefined ? '' : (body[above + 1] ?? '');
        const [, file = inLine, number = itsNumber] = /^# {3}at (\S+) line (\d+)\.$/.exec(below) ?? [];
        if (file === undefined)
            return [];
        const [, message = ''] = /^# {4,}(\S.*)$/.exec(body[above + 2] ?? '') ?? [];
        return [(0,test_runner .iY)((0,test_runner .s1)(file), [name ?? `line ${number}`], { line: Number(number), message })];
    });
    const files = body.flatMap((line) => {
        const [, file, failed] = /^(\S.*?) +\(Wstat: .*Tests: \d+ Failed: (\d+)\)$/.exec(line) ?? [];
        return file === undefined ? [] : [{ file: (0,test_runner .s1)(file), failed: Number(failed) }];
    });
    const named = new Set(tests.map(({ file }) => file));
    const whole = files.filter(({ file }) => !named.has(file));
    const failed = files.reduce((sum, each) => sum + each.failed, 0);
    const skipped = body.reduce((sum, line) => sum + (0,test_runner .ry)(line, /^\t\(less (\d+) skipped subtests?:/), 0);
    const failures = [...tests, ...whole.map(({ file }) => (0,test_runner .g5)(file, { file }))];
    if (isStopped)
        return { at, failures: [...failures, (0,test_runner .g5)(lines[at] ?? '')], ...test_runner .lZ };
    return {
        at,
        failures,
        passed: Math.max(0, Number(total) - failed - skipped),
        failed: failed + files.filter((each) => each.failed === 0).length,
        skipped,
    };
}
function readTapSpec(lines) {
    const at = lines.findLastIndex((line) => /^ {2}(?:passing|failing): +\d+$/.test(line));
    if (at === -1 || !/^ {2}(?:total|passing): +\d+$/.test(lines[at - 1] ?? ''))
        return null;
    const heading = lines.findLastIndex((line) => /^ {2}Failed Tests: There (?:was|were) \d+ failures?$/.test(line));
    const count = (what) => Number(lines
        .slice(at - 2, at + 1)
        .join('\n')
        .match(new RegExp(`^ {2}${what}: +(\\d+)$`, 'm'))?.[1] ?? 0);
    const shown = new Map(lines.slice(0, Math.max(0, heading)).map((line, above) => [line, above]));
    let test = '';
    const failures = (heading === -1 ? [] : lines.slice(heading + 1, at)).flatMap((line) => {
        const [, name] = /^ {4}(\S.*)$/.exec(line) ?? [];
        if (name !== undefined)
            test = name;
        const [, assertion] = /^ {6}✖ (.*)$/.exec(line) ?? [];
        if (assertion === undefined)
            return [];
        const above = shown.get(`    ✖ ${assertion}`) ?? at;
        const details = lines.slice(above, above + 20).map((each) => each.trim());
        const place = details.find((each) => each.startsWith('at: ')) ?? '';
        const [, file, number] = /\((?:file:\/\/)?(\S.*):(\d+):\d+\)$/.exec(place) ?? [];
        return [(0,test_runner .g5)(`${test} > ${assertion}`, { ...(0,test_runner .Sw)(file, number), message: assertion })];
    });
    const failed = count('failing');
    return failed > 0
        ? { at, failures, ...test_runner .lZ, failed }
        : { at, failures, passed: count('passing'), failed: 0, skipped: 0 };
}

; 
















const RUNNERS = [
    pytest,
    unittest,
    nose2,
    green,
    stestr,
    trial,
    behave,
    robot,
    vitest,
    jest,
    mocha,
    jasmine,
    cucumber,
    ava,
    bunTest,
    denoTest,
    playwright,
    tap,
    perlProve,
    bats,
    goTest,
    gotestsum,
    ginkgo,
    cargoTest,
    cargoNextest,
    rspec,
    minitest,
    testUnit,
    maven,
    gradle,
    junitCore,
    junitConsole,
    phpunit,
    ctest,
    meson,
    googleTest,
    catch2,
    doctest,
    rebar3,
    mixTest,
    busted,
    dotnetTest,
    onlyRead,
    nodeTest,
];
const FILES_OF_RUNNERS = {
    tests: RUNNERS.flatMap(({ testFiles = [] }) => testFiles),
    testsInThisCase: [
        ...RUNNERS.flatMap(({ testFilesInThisCase = [] }) => testFilesInThisCase),
        `{${test_runner .en},Test[A-Z]*}.swift`,
    ],
    settings: [...RUNNERS.flatMap(({ settings = [] }) => settings), ...pytest.hooks],
    ofTest: fileOfTest,
    besideProduct: RUNNERS.flatMap(({ besideProduct }) => besideProduct ?? []),
    contents: RUNNERS.flatMap(({ testContent }) => (testContent === undefined ? [] : [testContent])),
};
const MAX_REPORTED_BYTES = 1024 * 1024;
const MAX_ID_CHARS = 600;
const MAX_MESSAGE_CHARS = 300;
const CI_CHECKOUT = /(?:\/home\/runner\/work|\/Users\/runner\/work|\/__w|[A-Z]:\\a)([\\/])[\w.-]+\1[\w.-]+\1/g;
function readTestOutput(output, calledRunners = 1, isWholeTest = () => false) {
    const kept = typeof output === 'string' ? keptOf(output) : output;
    const whole = kept.text.replace(CI_CHECKOUT, '');
    const lines = whole.split('\n');
    const isAnyLost = () => kept.leftOut > 0;
    const each = (programs, isLost = kept.isLost) => programs.flatMap(({ mark, lines: programLines }) => {
        const found = readProgram(programLines, { whole: programLines.join('\n'), isLost }, 1);
        if (found === null || mark === undefined)
            return found ?? [];
        return [
            {
                ...found,
                failures: found.failures.map((test) => ({ ...test, parts: { ...test.parts, package: mark } })),
            },
        ];
    });
    const turns = (0,sources .WA)(lines);
    const inTurn = turns.length < 2 ? [] : each(turns);
    if (inTurn.length > 1)
        return reportOfAll(inTurn, isWholeTest);
    const found = readProgram(lines, { whole, isLost: kept.isLost }, calledRunners);
    if (found !== null)
        return reportOfAll([found], isWholeTest);
    for (const programs of (0,sources .Om)(lines)) {
        const marked = each(programs, isAnyLost);
        if (marked.length > 0)
            return reportOfAll(marked, isWholeTest);
    }
    return null;
}
function reportOfAll(programs, isWholeTest) {
    const formats = new Set(programs.flatMap((each) => each.formats));
    const none = { failures: [], passed: 0, failed: 0, skipped: 0 };
    const all = programs.reduce(addedUp, none);
    const whole = (all.scripts ?? []).filter(isWholeTest).length;
    const passed = total(all.passed, whole);
    return toReport(`output of ${[...formats].join(' and ')}`, {
        ...all,
        passed,
        ran: total(ranOf(all), whole),
    });
}
function readProgram(lines, { whole, isLost }, calledRunners) {
    const most = Math.min(calledRunners, MAX_ADDED);
    const found = RUNNERS.flatMap(({ formats = {} }) => Object.entries(formats).flatMap(([format, read]) => summariesIn(lines, (part) => read(part, () => (part === lines ? whole : part.join('\n'))), most).map((each) => ({
        format,
        ...each,
        ...(isLost(format) ? { ...test_runner .lZ, ran: null, isCut: true } : {}),
    })))).toSorted((a, b) => b.at - a.at);
    const [last] = found;
    if (last === undefined)
        return null;
    let below = last.from ?? 0;
    const apart = found.slice(1).filter(({ at, from }) => {
        if (from === undefined || at >= below)
            return false;
        below = from;
        return true;
    });
    const earlier = apart.length < most ? apart : [];
    const formats = [...earlier.toReversed(), last].map(({ format }) => format);
    return { formats, ...earlier.reduce(addedUp, last) };
}
const BLOCK_BYTES = 64 * 1024;
function keptOf(output) {
    const lines = new kept_lines .O();
    const bytes = new TextEncoder().encode(output);
    for (let at = 0; at < bytes.length; at += BLOCK_BYTES)
        lines.add(bytes.subarray(at, at + BLOCK_BYTES));
    return lines.end();
}
const MAX_ADDED = 50;
function summariesIn(lines, read, most) {
    const last = read(lines);
    const found = last === null ? [] : [last];
    for (let next = last?.from; next !== undefined && most > 1 && found.length <= most; next = found.at(-1)?.from) {
        const earlier = read(lines.slice(0, next));
        if (earlier === null)
            break;
        found.push(earlier);
    }
    return found.map((each, index) => {
        const before = found[index + 1]?.at;
        const reread = before === undefined ? null : read(lines.slice(before + 1, found[index - 1]?.from));
        return reread === null ? each : { ...reread, at: each.at, from: each.from ?? 0 };
    });
}
const total = (a, b) => a === null || b === null ? null : a + b;
const ranOf = ({ ran = null, passed, failed }) => ran ?? total(passed, failed);
function addedUp(one, other) {
    return {
        failures: [...one.failures, ...other.failures],
        passed: total(one.passed, other.passed),
        failed: total(one.failed, other.failed),
        skipped: total(one.skipped, other.skipped),
        mayFail: (one.mayFail ?? 0) + (other.mayFail ?? 0),
        isCut: one.isCut === true || other.isCut === true,
        scripts: [...(one.scripts ?? []), ...(other.scripts ?? [])],
        ran: total(ranOf(one), ranOf(other)),
    };
}
function toReport(source, found) {
    const failures = uniqueFailures(found.failures);
    const isSound = found.failed === null || failures.length <= found.failed + (found.mayFail ?? 0);
    const listed = reportedFailures(failures, found.isCut === true);
    if (!isSound)
        return { source, ...listed, ...test_runner .lZ };
    const { passed, failed, skipped } = found;
    const ran = ranOf(found);
    return {
        source,
        ...listed,
        passed,
        failed,
        skipped,
        ...(ran === null || ran === total(passed, failed) ? {} : { ran }),
    };
}
function reportedFailures(failures, isCut) {
    let room = MAX_REPORTED_BYTES;
    const end = failures.findIndex((failure) => {
        room -= (0,base_text .dp)(JSON.stringify(failure));
        return room < 0;
    });
    const listed = failures.slice(0, end === -1 ? undefined : end);
    return isCut || end !== -1 ? { failures: listed, cut: true } : { failures: listed };
}
class FileReports {
    #read = [];
    #missing = null;
    add(path, pieces) {
        let start = null;
        const noted = Iterator.from(pieces).map((piece) => {
            start ??= piece;
            return piece;
        });
        const read = readJunitPieces(noted);
        const found = read && structuredClone({ ...read, failures: uniqueFailures(read.failures) });
        if (found === null && /^\s*(?:<\?xml[^>]*>\s*)?<testsuites?[\s>]/.test(start ?? ''))
            this.leaveOut(`${path}, which is cut, no XML, or nested too deep`);
        if (found !== null)
            this.#read.push({ path, found });
    }
    leaveOut(what) {
        this.#missing ??= what;
    }
    sum() {
        const missing = this.#missing;
        if (this.#read.length === 0)
            return missing === null
                ? null
                : { source: `no report: without ${missing}`, failures: [], cut: true, ...test_runner .lZ };
        const none = { failures: [], passed: 0, failed: 0, skipped: 0 };
        const all = this.#read.map(({ found }) => ({
            failures: found.failures,
            passed: found.passed ?? 0,
            failed: found.failed ?? 0,
            skipped: found.skipped ?? 0,
        }));
        const source = (0,base_text .d9)(this.#read.map(({ path }) => path), 1);
        const report = toReport(source, all.reduce(addedUp, none));
        return missing === null
            ? report
            : { ...report, ...test_runner .lZ, cut: true, source: `${source}, without ${missing}` };
    }
}
const MAX_BUILDS = 500;
function reportsOfBuilds(paths) {
    const kinds = RUNNERS.flatMap(({ reports }) => reports ?? []);
    const found = [];
    for (const path of paths) {
        if (found.length >= MAX_BUILDS)
            break;
        const slash = path.lastIndexOf('/');
        const name = path.slice(slash + 1);
        const reports = kinds.find(({ beside }) => beside.test(name));
        if (reports === undefined || /(?:^|\/)src\//.test(path))
            continue;
        found.push({ folder: path.slice(0, slash + 1) + reports.folder, glob: reports.glob });
    }
    return found;
}
function uniqueFailures(failures) {
    const tests = new Map();
    for (const { id: rawId, message, parts, ...place } of failures) {
        const id = (0,test_runner .oy)(rawId);
        const key = [id, parts?.package ?? '', parts?.file ?? ''].join('\n');
        const known = tests.get(key);
        if (id === '' || id.length > MAX_ID_CHARS || (known !== undefined && known.message !== ''))
            continue;
        if (known !== undefined && message === '')
            continue;
        const short = (0,base_text .OJ)(message.trim(), MAX_MESSAGE_CHARS).trimEnd();
        tests.set(key, { id, ...place, message: short, ...(0,json .sw)({ parts }) });
    }
    return [...tests].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, failure]) => failure);
}
function fileOfTest({ id, file, parts }) {
    if (parts?.file !== undefined)
        return parts.file;
    return file !== null && (id.startsWith(`${file} > `) || id.startsWith(`${file}::`)) ? file : null;
}
const MAX_FOLDERS = 40;
function placeFailures(report, workingDirectory, tree) {
    const inPlace = (file) => {
        const inFolder = workingDirectory === '.' ? file : `${workingDirectory}/${file}`;
        const parts = file.startsWith('/') ? file.split('/').slice(0, MAX_FOLDERS) : [];
        const endings = parts.map((_, at) => parts.slice(at).join('/'));
        return [inFolder, file, ...endings].find(tree.isFile);
    };
    const named = report.failures.flatMap(({ file, parts }) => [file, parts?.file].filter((path) => typeof path === 'string'));
    const lost = new Set(named.filter((file) => inPlace(file) === undefined));
    const ending = new Map();
    for (const path of lost.size === 0 ? [] : tree.paths()) {
        for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
            const end = path.slice(at + 1);
            if (lost.has(end))
                ending.set(end, ending.has(end) ? null : path);
        }
    }
    const placed = (path) => path === null ? null : (inPlace(path) ?? ending.get(path) ?? null);
    const failures = report.failures.map((failure) => {
        const file = placed(failure.file);
        const whole = failure.file?.startsWith('/') ? failure.file : null;
        const isOfFile = whole !== null && file !== null && failure.id.startsWith(whole);
        const id = isOfFile ? file + failure.id.slice(whole.length) : failure.id;
        const known = { ...failure, id, file, line: file === null ? null : failure.line };
        const ofTest = placed(fileOfTest(failure));
        const isNamed = ofTest === null || (failure.parts === undefined && ofTest === fileOfTest(known));
        return isNamed ? known : { ...known, parts: { ...failure.parts, file: ofTest } };
    });
    return { ...report, failures };
}


  }),

  72651:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Am: () => (  unique),
    C2: () => (  isPrintable),
    EU: () => (  linesAfter),
    IF: () => (  addedOption),
    Jo: () => (  JAVASCRIPT_ENDINGS),
    Sw: () => (  failurePlace),
    aH: () => (  joinedFailure),
    d8: () => (  wordList),
    en: () => (  TEST_CLASSES),
    g5: () => (  failureOf),
    gc: () => (  exactPattern),
    iY: () => (  failureAt),
    lR: () => (  readArguments),
    lZ: () => (  NO_COUNTS),
    ou: () => (  firstText),
    oy: () => (  printableLine),
    ry: () => (  countIn),
    s1: () => (  plainPath),
    vB: () => (  MAX_NAMED_TESTS)
  });
  var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26910);

const NO_COUNTS = { passed: null, failed: null, skipped: null };
const JAVASCRIPT_ENDINGS = 'js,jsx,mjs,cjs,ts,tsx,mts,cts,vue,svelte';
const TEST_CLASSES = '*Test,*Tests,*TestCase,*TestBase,*TestHelper,*TestUtil,*TestUtils,*TestFixture,*TestSupport,*[a-z]IT';
function failureOf(id, known = {}) {
    return { id, file: null, line: null, message: '', ...known };
}
function failureAt(file, path, known = {}) {
    const id = [...(file === null ? [] : [file]), ...path].join(' > ');
    const name = path.at(-1);
    if (name === undefined)
        return failureOf(id, { file, ...known });
    const parts = { ...(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__  .sw)({ file: file ?? undefined }), suites: path.slice(0, -1), name };
    return failureOf(id, { file, ...known, parts });
}
function joinedFailure(id, between, known = {}) {
    const path = id.split(between);
    return path.length === 1
        ? failureOf(id, known)
        : { ...failureAt(null, path, known), file: known.file ?? null, id };
}
const plainPath = (path) => path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
function countIn(text, pattern) {
    return Number(pattern.exec(text)?.[1] ?? 0);
}
const firstText = (lines, from = 0, until = lines.length) => lines
    .slice(from, until)
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';
function linesAfter(lines, at, isEnd) {
    let end = at + 1;
    while (end < lines.length && !isEnd(lines[end] ?? ''))
        end++;
    return lines.slice(at + 1, end);
}
const failurePlace = (file, line) => ({
    file: file === undefined ? null : plainPath(file),
    line: line === undefined ? null : Number(line),
});
const MAX_NAMED_TESTS = 100;
function addedOption({ options }, tests, option) {
    if (tests.length === 0 || tests.length > MAX_NAMED_TESTS)
        return [];
    const added = option(tests);
    return [{ args: wordList(options, [added]), added }];
}
function readArguments(all, { refused, valued, flags = '', dropped = /(?!)/, keepsRest = false, normal = (word) => word }, isPath) {
    const end = all.findIndex(({ value }) => value === '--');
    if (end !== -1 && !keepsRest)
        return null;
    const words = (end === -1 ? all : all.slice(0, end)).map(normal);
    const rest = end === -1 ? [] : all.slice(end + 1);
    const options = [];
    const positionals = [];
    let hasDropped = false;
    const refusals = refused.trim().split(/\s+/);
    const isRefused = (name) => refusals.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
    if (valued === undefined) {
        return words.some((word) => isRefused(optionName(word)))
            ? null
            : { options: words.map(({ raw }) => raw), positionals, rest, hasDropped };
    }
    const [takeValue, takeNone] = [valued, flags].map((names) => new Set(names.split(/\s+/)));
    for (let at = 0; at < words.length; at++) {
        const word = words[at];
        if (word === undefined)
            break;
        if (!word.value.startsWith('-') || word.value === '-') {
            positionals.push(word);
            continue;
        }
        const name = optionName(word);
        if (isRefused(name))
            return null;
        const next = words[at + 1];
        const hasValue = takeValue?.has(word.value) === true && next !== undefined;
        const isUnclear = next !== undefined && !next.value.startsWith('-') && name === word.value;
        if (!hasValue && isUnclear && takeNone?.has(name) !== true && !isPath(next.value))
            return null;
        if (hasValue)
            at++;
        if (dropped.test(name))
            hasDropped = true;
        else
            options.push(hasValue ? `${word.raw} ${next.raw}` : word.raw);
    }
    return { options, positionals, rest, hasDropped };
}
const optionName = ({ value }) => value.split('=', 1)[0] ?? '';
const wordList = (...parts) => parts.flat().join(' ');
const unique = (texts) => [...new Set(texts)];
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
const UNPRINTABLE_RUNS = new RegExp(`${UNPRINTABLE.source}+`, 'gu');
const REPLACEMENT = '\ufffd';
const printableLine = (text) => text.replace(UNPRINTABLE_RUNS, REPLACEMENT);
const isPrintable = (text) => text !== '' && !UNPRINTABLE.test(text) && !text.includes(REPLACEMENT);
const exactPattern = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');


  }),

  35325:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    k: () => (  solve)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var _base_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26910);
  var _core_attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6808);
  var _core_driver_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49507);
  var _core_jobs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(95106);
  var _core_redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36541);
  var _core_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68027);
  var _oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95322);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27386);
  var _solver_builtin_solver_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24843);
  var _trace_trace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86020);
  var _workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61496);
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
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { attempts: of = 1, fallback = null, signal } = request;
        const goals = Math.max(1, (0,_core_jobs_js__WEBPACK_IMPORTED_MODULE_10__  .Kf)(request.task).goals.length);
        const settings = withRunsFor(goals, request.settings);
        const startMs = performance.now();
        const _cell = __addDisposableResource(env_1, request.sandbox?.cell ?? null, false);
        const shared = {
            ...request,
            sandbox: request.sandbox?.shared() ?? null,
        };
        const traces = [];
        const ended = [];
        const attempt = async (attemptSettings, which) => {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const runId = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(5).toString('hex');
                const trace = __addDisposableResource(env_2, (0,_trace_trace_js__WEBPACK_IMPORTED_MODULE_8__  .yH)({ path: request.tracePath, runId, now: Date.now }), false);
                traces.push(trace);
                const llm = ended.length === 0 ? request.llm : (fallback ?? request.llm);
                ended.push(await runOnce({ ...shared, settings: attemptSettings, llm }, trace, which));
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                __disposeResources(env_2);
            }
        };
        if (of === 1) {
            await attempt(settings);
            return best(ended, { of, traces, why: null });
        }
        for (;;) {
            const elapsedMs = performance.now() - startMs;
            const next = (0,_core_attempts_js__WEBPACK_IMPORTED_MODULE_1__  .nj)({
                total: settings,
                goals,
                of,
                ended,
                elapsedMs,
                hasFallback: fallback !== null,
            });
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
                const fault = (0,_core_redaction_js__WEBPACK_IMPORTED_MODULE_3__  .Qh)(error, redactOf(request));
                return best(ended, { of, traces, why: `attempt ${next.attempt.number} of ${of} broke off: ${fault}` });
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
const withRunsFor = (goals, { limits, ...settings }) => ({
    ...settings,
    limits: { ...limits, maxTestRuns: goals * limits.maxTestRuns },
});
const redactOf = ({ secrets, testEnv, environment }) => (0,_core_redaction_js__WEBPACK_IMPORTED_MODULE_3__  .ay)([...secrets, ...(testEnv === undefined ? [] : (0,_core_settings_js__WEBPACK_IMPORTED_MODULE_4__  .VX)(testEnv, environment))]);
function best(ended, { of, traces, why, }) {
    const choosable = ({ result: { outcome, patch } }) => ({ outcome, files: patch.files });
    const [first] = ended.toSorted((a, b) => (0,_core_attempts_js__WEBPACK_IMPORTED_MODULE_1__  ._B)(choosable(a), choosable(b)));
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
        traceSha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(traceText).digest('hex'),
        notes: why === null ? [] : [why],
    };
}
async function runOnce(request, trace, attempt) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { task, settings, llm, checkout, signal, repository, snapshot, sandbox = null } = request;
        if (task.jobs.length > 0 && sandbox?.cell == null)
            await (0,_own_process_js__WEBPACK_IMPORTED_MODULE_6__  .yg)((0,_own_process_js__WEBPACK_IMPORTED_MODULE_6__  .bs)());
        const redact = redactOf(request);
        const workspace = __addDisposableResource(env_3, await (0,_workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_9__  .O)({
            repository,
            snapshot,
            task,
            settings,
            redact,
            definitions: _solver_builtin_solver_js__WEBPACK_IMPORTED_MODULE_7__  .kM,
            installation: { checkout, environment: request.environment },
            patience: { signal },
        }), true);
        const shownTask = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_11__  .zO)(task, redact);
        const judged = {
            workspace,
            checkout,
            command: (0,_core_jobs_js__WEBPACK_IMPORTED_MODULE_10__  .Kf)(task).first,
            others: (0,_core_jobs_js__WEBPACK_IMPORTED_MODULE_10__  .Kf)(task, shownTask).further,
            testEnv: request.testEnv,
            testReport: settings.testReport ?? null,
            environment: request.environment,
        };
        const { renew = null, isCopy = false } = request;
        const tests = __addDisposableResource(env_3, (0,_oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_5__  .X)({ ...judged, sandbox, renew, isCopy }), false);
        const solver = __addDisposableResource(env_3, (0,_solver_builtin_solver_js__WEBPACK_IMPORTED_MODULE_7__  .Aw)({ ...judged, sandbox, redact, kind: settings.solver }), false);
        const events = [];
        const setup = {
            runId: trace.runId,
            version: _own_process_js__WEBPACK_IMPORTED_MODULE_6__  .xv,
            task: shownTask,
            settings,
            attempt,
        };
        const { watchTests: watched = (oracle) => oracle } = request;
        const result = await (0,_core_driver_js__WEBPACK_IMPORTED_MODULE_2__  .r)(setup, {
            llm,
            workspace,
            oracle: watched(withFirstBounded(tests, request.firstTestMs ?? Number.POSITIVE_INFINITY)),
            emit: (emitted) => {
                const event = withSandbox(emitted, sandbox);
                trace.emit(event);
                events.push(event);
                request.onEvent(event);
            },
            clock: () => performance.now(),
            redact,
            signal,
            ...solver.ports,
            installed: () => workspace.installedFolders(),
            ...(request.history ? { earlier: tests.earlier(request.history) } : {}),
        });
        const mayGoOn = attempt !== undefined && attempt.number < attempt.of && result.outcome !== 'fixed';
        const stuck = mayGoOn
            ? await tests.reset().then(() => null, (error) => (0,_core_redaction_js__WEBPACK_IMPORTED_MODULE_3__  .Qh)(error, redact))
            : null;
        return { setup, llm, result, events, stuck };
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_3);
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
    return { kind: event.kind, payload: { ...event.payload, sandbox: sandbox.toTrace() } };
}


  }),

  24843:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  kM: () => (  definitionsIn),
  Aw: () => (  openSolver),
  B0: () => (  recordedSearch)
});

var once = __webpack_require__(51189);
var failing_tests = __webpack_require__(20464);
var base_text = __webpack_require__(59199);
var failure_leads = __webpack_require__(88200);
var source_file = __webpack_require__(3938);
; 




const MAX_CODE_LINES = 60;
const MAX_LIKELIEST_LINES = 90;
const MAX_FUNCTIONS = 4;
const MAX_OUTLINE_BYTES = 800;
const MIN_OUTLINE = 3;
async function failureCode(tree, failure, { places, maxBytes, redact }) {
    const frames = (0,failure_leads .Bo)(tree, failure).frames.filter(({ isTest }) => !isTest);
    const [likeliest] = places;
    const paths = [...new Set(frames.map(({ path }) => path))].slice(0, MAX_FUNCTIONS);
    const needed = [...new Set([...paths, ...(likeliest === undefined ? [] : [likeliest.path])])];
    const files = new Map((await (0,failure_leads .Ul)(tree, needed)).map((file) => [file.path, file]));
    const quoted = failure.output.quoted();
    const shown = new Set();
    const parts = [];
    const add = (text) => {
        if (text !== '' && (0,base_text .dp)([...parts, text].join('\n\n')) <= maxBytes)
            parts.push(text);
    };
    const addFunction = ({ path, line }, most = MAX_CODE_LINES) => {
        const file = files.get(path);
        const node = file === undefined ? null : functionAt(file, line, most);
        if (file === undefined || node === null || shown.has(node) || shown.size === MAX_FUNCTIONS)
            return;
        if ((0,source_file .MF)(file, node))
            return;
        shown.add(node);
        if (!(0,failing_tests .f5)({ file, node, line }, quoted))
            add([redact(`${path}:${node.line}`), ...(0,failing_tests .Dx)(file, node, redact)].join('\n'));
    };
    for (const frame of frames)
        addFunction(frame);
    if (likeliest === undefined)
        return parts.join('\n\n');
    const file = files.get(likeliest.path);
    const lines = places.filter(({ path }) => path === likeliest.path).map(({ line }) => line);
    const names = file === undefined ? '' : outline(file, lines);
    if (names === '' && shown.size === 0)
        addFunction(likeliest, MAX_LIKELIEST_LINES);
    add(redact(names));
    return parts.join('\n\n');
}
function functionAt(file, line, most) {
    const unit = file.units.find((each) => each.name !== '' && (0,source_file .Hq)(each, line));
    const nodes = unit === undefined ? [] : [unit.node, ...unit.node.descendants()];
    const { functions } = file.language.types;
    return (nodes.find((node) => {
        if (!functions.includes(node.type))
            return false;
        const lines = (0,source_file .qd)(file, node).split('\n').length;
        return lines <= most && node.line <= line && line < node.line + lines;
    }) ?? null);
}
const SHORT_LINES = 3;
function outline(file, lines) {
    const [first = 1] = lines;
    const rows = file.units
        .filter(({ name, node }) => name !== '' && !(0,source_file .MF)(file, node))
        .map((unit) => ({
        text: `${unit.startLine}-${unit.endLine} ${unit.name}`,
        isNamed: lines.some((line) => (0,source_file .Hq)(unit, line)),
        isShort: unit.endLine - unit.startLine < SHORT_LINES,
        distance: Math.max(unit.startLine - first, first - unit.endLine, 0),
    }));
    let room = MAX_OUTLINE_BYTES;
    const kept = new Set(rows
        .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) ||
        Number(a.isShort) - Number(b.isShort) ||
        a.distance - b.distance)
        .filter(({ text }) => {
        room -= (0,base_text .dp)(text) + 1;
        return room >= 0;
    }));
    if (kept.size < MIN_OUTLINE)
        return '';
    const names = (0,failing_tests .um)(rows.map(({ text }) => text), (at) => rows[at] !== undefined && kept.has(rows[at]), 'function');
    return [`Functions of ${file.path}:`, ...names].join('\n');
}

var likely_places = __webpack_require__(29871);
var repair_tree = __webpack_require__(39580);
var languages = __webpack_require__(60407);
; 



const TYPES = new Set((0,languages .p) `abstract_class_declaration interface_declaration type_alias_declaration enum_declaration
     annotation_type_declaration type_alias_statement type_spec type_alias enum_item union_item type_item
     macro_definition enum_specifier union_specifier alias_declaration type_definition`);
const AROUND = new Set((0,languages .p) `export_statement decorated_definition template_declaration lexical_declaration variable_declaration
     variable_declarator type_declaration`);
const MAX_DEFINITIONS = 200;
const LEADING = /comment|^attribute_item$/;
async function definitionsIn({ path, text }, wanted) {
    const language = (0,languages .e)(path);
    if (language === null || text.length > failure_leads .oI)
        return null;
    const root = await (0,source_file .rS)(text, language);
    const file = { path, text, language, root, declared: [], units: [] };
    const found = root
        .descendants()
        .filter((node) => isDefinition(node, file) && endsWith((0,source_file .Cq)(node, file).split(/[.#]+/), wanted))
        .take(MAX_DEFINITIONS)
        .map((node) => ({ name: (0,source_file .Cq)(node, file), ...placeAndLines(node, file) }))
        .toArray();
    return found.filter((each) => !found.some((outer) => outer !== each && holds(outer, each)));
}
const endsWith = (all, end) => end.length > 0 && end.every((part, at) => all[all.length - end.length + at] === part);
const holds = (outer, inner) => outer.startLine <= inner.startLine && outer.endLine > inner.endLine;
const nameNode = (node) => node.childByField('name') ?? (0,source_file .op)(node);
function isDefinition(node, file) {
    const { functions, classes } = file.language.types;
    const name = nameNode(node);
    if (functions.includes(node.type))
        return name !== null || (0,source_file .Kd)(node, file) !== null;
    if (name === null || (!classes.includes(node.type) && !TYPES.has(node.type)))
        return false;
    return !node.type.endsWith('_specifier') || node.childByField('body') !== null;
}
function placeAndLines(node, file) {
    const inside = [node, ...node.ancestors()];
    const outer = inside.find(({ parent }) => parent === null || !AROUND.has(parent.type)) ?? node;
    const siblings = outer.parent?.children ?? [];
    let first = outer;
    for (const before of siblings.slice(0, siblings.indexOf(outer)).toReversed()) {
        const isRightAbove = /^[^\n]*\n?[^\n]*$/.test(file.text.slice(before.end, first.start));
        if (!LEADING.test(before.type) || !isRightAbove)
            break;
        first = before;
    }
    const holder = nameNode(node) === null ? (0,source_file .Kd)(node, file) : null;
    const lines = file.text.slice(outer.start, outer.end).trimEnd().split('\n').length;
    return { startLine: Math.min(first.line, holder?.line ?? first.line), endLine: outer.line + lines - 1 };
}

; 






function openSolver({ kind, redact, ...request }) {
    let opened = null;
    const search = async (run) => {
        opened ??= (await __webpack_require__.e(  522).then(__webpack_require__.bind(__webpack_require__, 52522))).openRepair(request);
        return opened.search(run);
    };
    return {
        ports: {
            ...(kind === 'model' ? {} : { search }),
            ...(kind === 'builtin' ? {} : openLeads(request.workspace, redact)),
        },
        [Symbol.dispose]: () => opened?.[Symbol.dispose](),
    };
}
function recordedSearch(recording, workspace) {
    const opening = (0,once .O)(async () => (await __webpack_require__.e(  522).then(__webpack_require__.bind(__webpack_require__, 52522))).recordedRepairs(recording, workspace));
    return async (run) => (await opening())(run);
}
function openLeads(workspace, redact) {
    const preparing = (0,repair_tree .g)(workspace).then(async (tree) => {
        await (0,likely_places .k1)(tree);
        return tree;
    });
    preparing.catch(() => { });
    return {
        places: (failure, most) => preparing.then((tree) => (0,likely_places .xy)(tree, failure, most)).catch(() => []),
        testSource: (failure) => preparing.then((tree) => (0,failing_tests .M)(tree, failure, redact)).catch(() => ''),
        failureCode: (failure, request) => preparing.then((tree) => failureCode(tree, failure, { ...request, redact })).catch(() => ''),
    };
}


  }),

  20464:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Df: () => (  supportOf),
    Dx: () => (  linesOf),
    M: () => (  failingTestSource),
    X2: () => (  findFailingTests),
    f5: () => (  isQuoted),
    um: () => (  withCuts)
  });
  var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59199);
  var _core_test_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(379);
  var _failure_leads_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88200);
  var _languages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60407);
  var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16580);
  var _source_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3938);






const MAX_TESTS = 3;
const MAX_FAILING_TESTS = 12;
const MAX_BYTES = 2750;
const LINES_OF_A_TEST = [60, 40, 30, 22, 16, 12];
const LINES_OF_A_HELPER = 20;
const MAX_SEARCHED_FILES = 6;
async function failingTestSource(tree, failure, redact) {
    const tests = await findFailingTests(tree, failure, (0,_failure_leads_js__WEBPACK_IMPORTED_MODULE_1__  .Bo)(tree, failure));
    return failingTestsText(tests, {
        quoted: failure.output.quoted(),
        redact,
        areAll: failure.failures.length <= MAX_FAILING_TESTS,
    });
}
const QUOTED_SHARE = 0.8;
function isQuoted({ file, node, line }, quoted) {
    const lines = (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .qd)(file, node).split('\n');
    const ran = line === null ? lines : lines.slice(0, Math.max(1, line - node.line + 1));
    const filled = ran.map((each) => each.trim()).filter((each) => each !== '');
    return (filled.length > 1 && filled.filter((each) => quoted.has(each)).length >= filled.length * QUOTED_SHARE);
}
async function findFailingTests(tree, failure, leads) {
    const read = new Map();
    const open = (path) => {
        const file = read.get(path) ?? (0,_failure_leads_js__WEBPACK_IMPORTED_MODULE_1__  .Ul)(tree, [path]).then(([first]) => first);
        read.set(path, file);
        return file;
    };
    const found = [];
    const add = (test) => {
        if (test === null)
            return;
        const at = found.findIndex((outer) => isPartOf(test, outer));
        const outer = found[at];
        if (outer === undefined)
            found.push(test);
        else
            found[at] = { ...outer, rows: [...new Set([...outer.rows, ...test.rows])].slice(0, MAX_NAMED_ROWS) };
    };
    const failures = oneOfEachFirst(failure.failures, wholeOf).slice(0, MAX_FAILING_TESTS);
    const names = [...new Set(failures.flatMap(searchedNames))];
    for (const each of failures)
        add(await testOf(each, { tree, leads, open, names, printed: failure.output.linesOf(each.id) }));
    for (const { path, line } of found.length > 0 ? [] : leads.frames.filter(({ isTest }) => isTest)) {
        const file = await open(path);
        if (file !== undefined)
            add(shownAt(file, nodeAtLine(file, line), { line }));
    }
    if (found.length === 0 && failure.failures.length === 0)
        for (const check of await checksByTitle(tree, leads, open))
            add(check);
    return oneOfEachFirst(found, ({ file }) => file);
}
async function checksByTitle(tree, leads, open) {
    const wanted = leads.clues.titles.slice(0, MAX_FAILING_TESTS);
    const holding = wanted.length === 0 ? new Map() : await tree.search(wanted);
    const paths = leads.sources.filter((path) => holding.has(path)).slice(0, MAX_SEARCHED_FILES);
    const files = (await Promise.all(paths.map(open))).filter((file) => file !== undefined);
    return files.flatMap((file) => [...file.root.descendants()].flatMap((node) => {
        if (!/string/.test(node.type) || !wanted.includes((0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .qd)(file, node)))
            return [];
        const block = node.ancestors().find(({ type }) => file.language.types.blocks.includes(type));
        return block === undefined ? [] : [{ file, node: block, line: node.line, rows: [] }];
    }));
}
function oneOfEachFirst(items, keyOf) {
    const seen = new Map();
    const counted = items.map((item) => {
        const before = seen.get(keyOf(item)) ?? 0;
        seen.set(keyOf(item), before + 1);
        return { item, before };
    });
    return counted.toSorted((a, b) => a.before - b.before).map(({ item }) => item);
}
const wholeOf = ({ id, file, message }) => file ?? /^(\S+\.\w+):\d+: /.exec(message)?.[1] ?? (0,_core_test_names_js__WEBPACK_IMPORTED_MODULE_5__  .mh)(id).slice(0, -1).join(' ');
const isPartOf = (inner, outer) => inner.file === outer.file && (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .UO)(inner.node, outer.node);
async function testOf(failure, { tree, leads, open, names, printed: ofTest }) {
    const id = nameWithoutFile(failure);
    const messages = messagesAtPlace(failure, ofTest);
    let best = null;
    let placed = null;
    for await (const path of filesOf(failure, { tree, leads, names })) {
        const file = await open(path);
        if (file === undefined)
            continue;
        const printed = leads.frames.filter((frame) => frame.path === path).map(({ line }) => line);
        const lines = failure.file === path && failure.line !== null ? [failure.line, ...printed] : printed;
        const named = nodeByName(file, id, lines);
        if (named !== null && (best === null || named.rank > best.rank)) {
            const within = lines.find((line) => line >= named.node.line && line <= endLineOf(file, named.node));
            const line = within ?? lineOfCase(file, named.node, id);
            const shown = shownAt(file, named.node, { line, messages });
            if (shown !== null)
                best = { shown, rank: named.rank };
        }
        if (failure.file === path && failure.line !== null)
            placed = shownAt(file, nodeAtLine(file, failure.line), { line: failure.line, messages });
        if (best !== null && best.rank >= spacedWords(id).length)
            break;
    }
    return best?.shown ?? placed;
}
const shownAt = (file, node, { line, messages = [] }) => {
    if (node === null)
        return null;
    const whole = wholeTest(file, node);
    const rows = [...new Set(messages.flatMap((each) => rowOfCase(file, whole, each)))].slice(0, MAX_NAMED_ROWS);
    return { file, node: whole, line, rows: whole === node || line !== null ? rows : [node, ...rows] };
};
function messagesAtPlace({ id, message }, printed) {
    const [place] = /^\S+:\d+: /.exec(message) ?? [];
    const lines = place === undefined ? [] : printed.map((line) => line.trim());
    const further = lines.filter((line) => line.startsWith(place ?? '') && line !== message);
    return [message, ...further].map((each) => `${id} ${each}`);
}
const wholeTest = (file, node) => [...node.ancestors()].findLast((each) => WHOLE_TESTS.get(file.language.id)?.includes(each.type) && !SUITE.test((0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .qd)(file, each))) ?? node;
const SUITE = /^\w*TEST_SUITE\w*\(/;
const WHOLE_TESTS = new Map([
    ['go', ['function_declaration', 'method_declaration']],
    ['cpp', ['function_definition']],
]);
function nameWithoutFile({ id, file }) {
    const name = file !== null && id.startsWith(file) ? id.slice(file.length) : id;
    return name.replace(/(?<=\w)\[.*$/s, '').replace(/ with data set .*$/s, '');
}
async function* filesOf(failure, { tree, leads: { frames, sources }, names }) {
    const id = nameWithoutFile(failure);
    const isNamedAfter = (path) => ((0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .Vc)(path) === id || failure.id.startsWith(path)) && tree.isTest(path);
    const named = sources.filter((path) => path === failure.file || isNamedAfter(path));
    const tests = named.filter((path) => tree.isTest(path));
    yield* tests;
    if (tests.some(isNamedAfter))
        return;
    await tree.search(names);
    const found = await tree.search(searchedNames(failure));
    const searched = sources
        .filter((path) => found.has(path))
        .toSorted((a, b) => Number(tree.isTest(b)) - Number(tree.isTest(a)))
        .slice(0, MAX_SEARCHED_FILES);
    const printed = frames.filter(({ isTest }) => isTest).map(({ path }) => path);
    yield* new Set([...printed, ...searched, ...named]).difference(new Set(tests));
}
const searchedNames = (failure) => nameWithoutFile(failure)
    .split(/ [>›] |::|[#/$]|(?<=\w)[. ](?=\w)/)
    .slice(-2)
    .filter((part) => part.length > 2);
const spacedWords = (text) => ` ${text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()} `;
function nodeByName(file, id, lines) {
    const wanted = spacedWords(id);
    const ends = new Set((0,_core_test_names_js__WEBPACK_IMPORTED_MODULE_5__  .mh)(id).map((_, at, parts) => spacedWords(parts.slice(0, at + 1).join(' ')).length));
    const found = titledNodes(file).flatMap(({ node, title }) => {
        const end = endOfTitle(wanted, title);
        return end === 0
            ? []
            : [
                {
                    node,
                    rank: ends.has(end) ? end : end - wanted.length,
                    length: title.length,
                    isHit: lines.some((line) => nodeHoldsLine(file, node, line)),
                },
            ];
    });
    const [best] = found.toSorted((a, b) => b.rank - a.rank || b.length - a.length || Number(b.isHit) - Number(a.isHit));
    return best ?? null;
}
function endOfTitle(wanted, title) {
    const pieces = title.split(PLACEHOLDER).map((piece) => spacedWords(piece).trim());
    let at = 0;
    if (pieces.length === 1) {
        const piece = ` ${pieces[0]} `;
        const found = piece.trim() === '' ? -1 : wanted.lastIndexOf(piece);
        return found === -1 ? 0 : found + piece.length;
    }
    if (pieces.every((piece) => piece === ''))
        return 0;
    for (const piece of pieces) {
        const found = wanted.indexOf(piece, at);
        if (found === -1)
            return 0;
        at = found + piece.length;
    }
    return pieces.at(-1) === '' ? wanted.length : at;
}
const PLACEHOLDER = /%[a-z#]|\$\{[^}]*\}|#\{[^}]*\}|\$\w+|\{\w*\}/;
function titledNodes(file) {
    const { types } = file.language;
    return [...file.root.descendants()].flatMap((node) => {
        if (types.functions.includes(node.type)) {
            const title = functionTitle(file, node);
            return title === ''
                ? []
                : [{ node: node.parent?.type === 'decorated_definition' ? node.parent : node, title }];
        }
        if (!types.calls.includes(node.type))
            return [];
        const title = callTitle(file, node);
        return title === null || !holdsBlock(file, node) ? [] : [{ node, title }];
    });
}
function functionTitle(file, node) {
    const name = node.children.find(({ field }) => field === 'name');
    if (name !== undefined)
        return (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .qd)(file, name);
    if (file.language.id !== 'cpp')
        return '';
    const head = /^[^{]*/.exec((0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .qd)(file, node))?.[0] ?? '';
    const titled = /^\s*[A-Z][A-Z_]*\([^"(){}]*"((?:\\.|[^"\\\n])*)"/.exec((0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .qd)(file, node));
    if (titled !== null)
        return titled[1] ?? '';
    const macro = /\b[A-Z][A-Z_]*\s*\(\s*(\w+)\s*(?:,\s*(\w+)\s*)?\)\s*$/.exec(head);
    if (macro !== null)
        return [macro[1], macro[2]].filter((part) => part !== undefined).join('.');
    return /([\w~]+)\s*\(/.exec(head)?.[1] ?? '';
}
function callTitle(file, call) {
    const holder = call.children.find(({ type }) => file.language.types.argumentLists.includes(type));
    const first = holder === undefined ? undefined : holder.namedChildren()[0];
    const text = first === undefined ? '' : (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .qd)(file, first).trim();
    return (0,_names_js__WEBPACK_IMPORTED_MODULE_3__  .qZ)(text)?.replace(/\\(.)/g, '$1') ?? null;
}
const holdsBlock = (file, call) => [...call.descendants()].some(({ type }) => file.language.types.functions.includes(type) || type === 'do_block' || type === 'block');
const endLineOf = (file, node) => node.line + (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .qd)(file, node).trimEnd().split('\n').length - 1;
const nodeHoldsLine = (file, node, line) => line >= node.line && line <= endLineOf(file, node);
function nodeAtLine(file, line) {
    const around = titledNodes(file).filter(({ node }) => nodeHoldsLine(file, node, line));
    const inner = around.toSorted((a, b) => a.node.end - a.node.start - (b.node.end - b.node.start))[0]?.node;
    return inner ?? file.units.find((unit) => unit.name !== '' && (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .Hq)(unit, line))?.node ?? null;
}
function lineOfCase(file, node, id) {
    const name = spacedWords(id.split(/[/>›]/).at(-1) ?? '');
    const at = (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .qd)(file, node)
        .split('\n')
        .findIndex((line, index) => index > 0 && name.trim().length > 2 && spacedWords(line).includes(name));
    return at === -1 ? null : node.line + at;
}
const MIN_ROWS = 2;
const MAX_NAMED_ROWS = 3;
function rowOfCase(file, node, text) {
    const rows = [...node.descendants()].flatMap((each) => {
        const cases = tableRows(file, each);
        return cases.length === 0 || each.parent === null || isRow(file, each.parent, node) ? [] : cases;
    });
    const values = rows.map((row) => textsOfRow(file, row).filter((value) => (0,_names_js__WEBPACK_IMPORTED_MODULE_3__  .bl)(value, text)));
    const counts = new Map();
    for (const value of values.flat())
        counts.set(value, (counts.get(value) ?? 0) + 1);
    const scores = values.map((rowValues) => rowValues.reduce((sum, value) => sum + value.length / (counts.get(value) ?? 1), 0));
    const best = Math.max(0, ...scores);
    const named = best === 0 ? [] : rows.filter((_, at) => scores[at] === best);
    if (named.length === 1)
        return named;
    const counted = /\/#(\d+)(?: |$)/.exec(text)?.[1];
    return counted === undefined ? [] : rows.slice(Number(counted)).slice(0, 1);
}
function tableRows(file, node) {
    const rows = file.language.types.tables.includes(node.type) ? node.namedChildren() : [];
    return rows.length < MIN_ROWS ? [] : rows;
}
function isRow(file, node, test) {
    for (const each of [node, ...node.ancestors()]) {
        if (each === test)
            return false;
        if (tableRows(file, each).length > 0)
            return true;
    }
    return false;
}
const textsOfRow = (file, row) => [
    ...new Set([...row.descendants()]
        .filter(({ type }) => /string/.test(type))
        .map((node) => (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .qd)(file, node).replace(/^\w*["'`]+|["'`]+$/g, ''))
        .filter((value) => value.length >= 2 && !value.includes('\n'))),
];
function failingTestsText(tests, { areAll, ...request }) {
    const sizeOf = (texts) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(texts.join('\n\n'));
    const all = tests
        .map((test) => LINES_OF_A_TEST.map((most) => excerpt(test, most, request)))
        .filter(([whole]) => whole !== '');
    const excerpts = all.slice(0, MAX_TESTS);
    const level = LINES_OF_A_TEST.findIndex((_, at) => sizeOf(excerpts.map((each) => each[at] ?? '')) <= MAX_BYTES);
    const parts = level === -1 ? [] : excerpts.map((each) => each[level] ?? '');
    for (const [at, levels] of excerpts.entries()) {
        const text = levels.find((each) => sizeOf(parts.toSpliced(at, 1, each)) <= MAX_BYTES);
        if (text !== undefined)
            parts[at] = text;
    }
    const left = all.length - parts.length;
    if (left > 0) {
        const count = `${areAll ? '' : 'at least '}${left} more failing ${left === 1 ? 'test' : 'tests'}`;
        parts.push((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .K1)(count));
    }
    for (const helper of helpersOf(tests.slice(0, MAX_TESTS))) {
        const text = excerpt(helper, LINES_OF_A_HELPER, request);
        const isWhole = text.split('\n').length <= 1 + LINES_OF_A_HELPER;
        if (isWhole && sizeOf([...parts, text]) <= MAX_BYTES)
            parts.push(text);
    }
    return parts.join('\n\n');
}
const MAX_LINE_CHARS = 200;
const HEAD_LINES = 3;
const COST_OF_LATER_LINES = 3;
const LINES_OF_ROWS = 18;
function linesOf(file, node, redact) {
    const start = file.text.lastIndexOf('\n', node.start - 1) + 1;
    const whole = redact(file.text.slice(start, node.end).trimEnd());
    return whole.split(/\r?\n/).map((each) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)(each, MAX_LINE_CHARS, 'mark'));
}
const MIN_QUOTED_HEAD = 5;
function excerpt({ file, node, line, rows }, most, { quoted, redact }) {
    const lines = linesOf(file, node, redact);
    const title = redact(`${file.path}:${node.line}`);
    const isKnown = (at) => quoted.has(lines[at]?.trim() ?? '') || lines[at]?.trim() === '';
    const head = lines.findIndex((_, at) => !isKnown(at));
    const isHeadQuoted = head >= MIN_QUOTED_HEAD && lines.length - head <= most;
    if (isHeadQuoted || isQuoted({ file, node, line }, quoted)) {
        const below = line === null ? lines.length : line - node.line + 1;
        const isAll = [...lines.keys()].every((at) => isKnown(at) || (at >= below && !/\w/.test(lines[at] ?? '')));
        if (isAll)
            return '';
        const from = lines.findIndex((_, at) => at >= below || !isKnown(at));
        const mark = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .K1)(`${from} ${from === 1 ? 'line' : 'lines'} that the output shows`);
        return [title, ...(from > 0 ? [mark] : []), ...withCuts(lines.slice(from), (at) => at < most)].join('\n');
    }
    if (lines.length <= most)
        return [title, ...lines].join('\n');
    const count = Math.min(most, LINES_OF_A_TEST[1]);
    const marked = [
        ...rows.flatMap((row) => lineNumbers(row.line, Math.min(endLineOf(file, row), row.line + Math.floor(LINES_OF_ROWS / rows.length) - 1))),
        ...(line === null ? [] : [line]),
    ].map((each) => each - node.line);
    const costOf = (at) => at < HEAD_LINES
        ? -1
        : Math.min(at + lines.length, ...marked.map((mark) => (at <= mark ? mark - at : (at - mark) * COST_OF_LATER_LINES)));
    const shown = new Set([...lines.keys()].toSorted((a, b) => costOf(a) - costOf(b) || a - b).slice(0, count));
    return [title, ...withCuts(lines, (at) => shown.has(at))].join('\n');
}
function withCuts(lines, isShown, unit = 'line') {
    const parts = [];
    let left = 0;
    for (const [at, text] of lines.entries()) {
        if (!isShown(at) && !(isShown(at - 1) && isShown(at + 1))) {
            left += 1;
            continue;
        }
        if (left > 0)
            parts.push((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .K1)(left, { unit }));
        left = 0;
        parts.push(text);
    }
    return [...parts, ...(left > 0 ? [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .K1)(left, { unit })] : [])];
}
const lineNumbers = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
function helpersOf(shown) {
    return [...new Set(shown.map(({ file }) => file))].flatMap((file) => {
        const tests = shown.filter((test) => test.file === file).map(({ node }) => node);
        const calls = tests
            .flatMap((node) => [...node.descendants()])
            .flatMap((node) => (file.language.types.calls.includes(node.type) ? calledAs(file, node) : []));
        const byName = Map.groupBy(calls, ({ name }) => name);
        const owners = new Map([...byName].map(([name, of]) => [name, new Set(of.map(({ owner }) => owner))]));
        const areInline = tests.some(({ parent }) => parent !== null && (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .MF)(file, parent));
        const isOutside = (node) => !tests.some((test) => node.start < test.end && node.end > test.start) &&
            (!areInline || (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .MF)(file, node));
        const named = file.units.filter(({ node, name }) => (functionTitle(file, node) !== '' || (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .Kd)(node, file) !== null) &&
            isOutside(node) &&
            !(file.language.id === 'go' && TEST_OF_GO.test(name)));
        const holders = new Set(tests.flatMap((node) => node.ancestors().toArray()));
        const heads = [...holders]
            .filter((each) => isType(file, each))
            .flatMap(({ children }) => headOf(file, children));
        const called = named.filter(({ name }) => isUnitCalled(owners, name));
        const functions = called.filter(({ name }) => ownerIn(name) === '');
        const types = typesNamed(file, [...tests, ...heads, ...functions.map(({ node }) => node)]);
        const byCall = called.filter(({ name }) => ownerIn(name) === '' || types.has(ownerIn(name)));
        const isInTestClass = ({ node }) => node.ancestors().some((each) => holders.has(each) && isType(file, each));
        const byOwner = Map.groupBy(named, ({ name }) => ownerIn(name));
        const decides = (owner) => (byOwner.get(owner) ?? []).some(({ name }) => !AS_TEXT.includes(name.split('.').at(-1) ?? ''));
        const isOfType = (unit) => types.has(ownerIn(unit.name)) && !isInTestClass(unit);
        return named
            .filter((unit) => byCall.includes(unit) || isOfType(unit))
            .filter(({ name }) => ownerIn(name) === '' || decides(ownerIn(name)))
            .map(({ node }) => ({ file, node, line: null, rows: [] }));
    });
}
const TEST_OF_GO = /(?:^|\.)Test(?![a-z])/;
const MAX_SUPPORT_FILES = 6;
const MAX_SUPPORT_FUNCTIONS = 20;
async function supportOf(tree, { sources, frames }, failing) {
    const files = [...new Set(failing.map(({ file }) => file))];
    const folders = new Set(files.filter(({ language }) => language.id === 'go').map(_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .yS));
    const imported = (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .bG)(files, sources);
    const printed = frames.filter(({ isTest }) => isTest).map(({ path }) => path);
    const near = folders.size === 0 ? [] : sources.filter((path) => folders.has((0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .yS)({ path })));
    const known = new Set(files.map(({ path }) => path));
    const paths = [...new Set([...printed, ...imported, ...near])].filter((path) => !known.has(path));
    const others = paths.filter((path) => tree.isTest(path)).slice(0, MAX_SUPPORT_FILES);
    const support = [...files, ...(await (0,_failure_leads_js__WEBPACK_IMPORTED_MODULE_1__  .Ul)(tree, others))];
    const found = [...helpersOf(failing)];
    const next = [...failing, ...found];
    const isKnown = ({ file, node }) => [...failing, ...found].some((each) => each.file === file && (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .UO)(node, each.node)) ||
        failing.some((each) => each.file === file && (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .UO)(each.node, node));
    for (let at = next.shift(); at !== undefined; at = next.shift()) {
        const { file, node } = at;
        const names = new Set([...node.descendants()].flatMap((each) => (0,_names_js__WEBPACK_IMPORTED_MODULE_3__  .PE)(each, file) ?? []));
        for (const other of support)
            for (const unit of other.units) {
                const isCalled = unit.name !== '' && names.has(unit.name) && other.language.id === file.language.id;
                if (!isCalled || found.length >= MAX_SUPPORT_FUNCTIONS || isKnown(unit))
                    continue;
                if (!tree.isTest(other.path) && !(0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .MF)(other, unit.node))
                    continue;
                found.push({ file: other, node: unit.node, line: null, rows: [] });
                next.push({ file: other, node: unit.node });
            }
    }
    return found;
}
const AS_TEXT = (0,_languages_js__WEBPACK_IMPORTED_MODULE_2__  .p) `String Error GoString toString inspect to_s __str__ __repr__ __toString fmt`;
const isType = (file, { type }) => file.language.types.classes.includes(type);
const headOf = (file, children) => children.filter(({ field, type }) => field !== 'body' && !file.language.types.blocks.includes(type));
const ownerIn = (unit) => withoutTypeArguments(unit).split('.').at(-2) ?? '';
const typesNamed = (file, nodes) => new Set(nodes.flatMap((node) => node
    .descendants()
    .filter(({ type, children }) => children.length === 0 && /identifier|constant|name/.test(type))
    .map((each) => (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__  .qd)(file, each))
    .toArray()));
function calledAs(file, call) {
    const name = (0,_names_js__WEBPACK_IMPORTED_MODULE_3__  .nk)(call, file.text);
    const callee = (0,_names_js__WEBPACK_IMPORTED_MODULE_3__  .ow)(call);
    if (name === '' || callee === null)
        return [];
    const path = withoutTypeArguments(file.text.slice(Math.max(callee.end - MAX_PATH_CHARS, call.start), callee.end));
    const owner = /(?:^|\W)([A-Z]\w*)(?:::|\.)\w+$/.exec(path)?.[1];
    return [{ name, owner: owner ?? (/\.\s*\w+[?!]?$/.test(path) ? '' : null) }];
}
const MAX_PATH_CHARS = 200;
const withoutTypeArguments = (path) => path.replace(/(?:::)?<[^<>]*>/g, '');
function isUnitCalled(owners, unit) {
    const parts = withoutTypeArguments(unit).split('.');
    const called = owners.get(parts.at(-1) ?? '');
    if (called === undefined)
        return false;
    const isMethod = parts.length > 1;
    if (called.has(null) || (isMethod && (called.has('') || called.has('Self'))))
        return true;
    const owner = parts.at(-2);
    return owner !== undefined && owner !== '' && owner !== 'Self' && called.has(owner);
}


  }),

  88200:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bo: () => (  leadsOf),
    Ul: () => (  readFiles),
    oI: () => (  MAX_FILE_CHARS),
    u0: () => (  sourcesOf)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _core_output_test_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72877);
  var _languages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60407);
  var _source_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3938);




const VENDORED = /(?:^|\/)(?:node_modules|vendor|third_party|dist|build|site-packages|\.venv)\/|[.-](?:min|bundle)\.[cm]?js$|\.d\.[cm]?ts$/;
const isProjectSource = (path) => (0,_languages_js__WEBPACK_IMPORTED_MODULE_2__  .e)(path) !== null && !VENDORED.test(path);
function leadsOf(tree, failure) {
    const clues = (0,_core_output_test_output_js__WEBPACK_IMPORTED_MODULE_1__  .uC)([failure.output, ...failure.evidence], failure.failures);
    const sources = sourcesOf(tree);
    return { clues, sources, frames: resolveFrames(tree, clues, sources) };
}
const knownSources = new WeakMap();
function sourcesOf(tree) {
    const sources = knownSources.get(tree) ?? [...tree.paths()].filter(isProjectSource);
    knownSources.set(tree, sources);
    return sources;
}
function resolveFrames(tree, { frames }, sources) {
    return frames.flatMap(({ path, line }) => {
        const plain = path.replaceAll('\\', '/').replace(/^(?:\.\/|file:\/\/)/, '');
        const name = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(plain);
        const named = sources.filter((each) => each.endsWith(name));
        const fits = named.filter((each) => plain === each || plain.endsWith(`/${each}`) || each.endsWith(`/${plain}`));
        const [best] = fits.toSorted((a, b) => b.length - a.length);
        return best === undefined ? [] : [{ path: best, line, isTest: tree.isTest(best) }];
    });
}
const MIN_BUILT_CHARS = 2_000;
const MIN_BUILT_LINE_CHARS = 200;
const isBuilt = (text) => (text.length >= MIN_BUILT_CHARS && text.length / text.split('\n').length >= MIN_BUILT_LINE_CHARS) ||
    /^\/\/[#@] sourceMappingURL=/m.test(text.slice(-MIN_BUILT_CHARS));
const MAX_FILE_CHARS = 400_000;
async function readFiles(tree, paths) {
    const files = [];
    for (const path of paths) {
        const language = (0,_languages_js__WEBPACK_IMPORTED_MODULE_2__  .e)(path);
        const text = language === null ? null : await tree.readText(path);
        if (language === null || text === null || text.length > MAX_FILE_CHARS || isBuilt(text))
            continue;
        files.push(await (0,_source_file_js__WEBPACK_IMPORTED_MODULE_3__  .o$)(path, text.replace(/^\ufeff/, ''), language));
    }
    return files;
}


  }),

  60407:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    e: () => (  languageOf),
    p: () => (  list)
  });
const list = (names) => String(names).trim().split(/\s+/);
const fields = (names) => list(names).map((name) => {
    const [type = '', field = ''] = name.split('.');
    return [type, field];
});
const COMMON_TYPES = {
    identifiers: ['identifier'],
    calls: ['call_expression'],
    argumentLists: ['argument_list'],
    subscripts: ['subscript_expression'],
};
const PYTHON_LANGUAGE = {
    id: 'python',
    extensions: ['.py', '.pyi'],
    types: {
        ...COMMON_TYPES,
        functions: ['function_definition'],
        classes: ['class_definition'],
        blocks: ['module', 'block'],
        expressions: list `identifier attribute call subscript binary_operator unary_operator boolean_operator
       comparison_operator not_operator conditional_expression list tuple dictionary set
       list_comprehension generator_expression set_comprehension dictionary_comprehension
       parenthesized_expression integer float string true false none await lambda`,
        members: ['attribute'],
        calls: ['call'],
        binaries: ['binary_operator', 'comparison_operator', 'boolean_operator', 'augmented_assignment'],
        subscripts: ['subscript'],
        tables: ['list', 'tuple', 'set', 'dictionary'],
        assignments: ['assignment', 'augmented_assignment'],
        parameters: ['parameters', 'lambda_parameters'],
    },
    declarations: fields `function_definition.name class_definition.name assignment.left
     augmented_assignment.left for_statement.left for_in_clause.left as_pattern.alias named_expression.name
     import_from_statement.name import_statement.name`,
    scopes: list `module function_definition class_definition lambda list_comprehension set_comprehension
     generator_expression dictionary_comprehension`,
    self: 'self',
};
const JAVASCRIPT = {
    id: 'javascript',
    extensions: ['.js', '.mjs', '.cjs', '.jsx'],
    types: {
        ...COMMON_TYPES,
        functions: list `function_declaration method_definition arrow_function function_expression
       generator_function_declaration generator_function`,
        classes: ['class_declaration', 'class'],
        blocks: ['program', 'statement_block', 'switch_case', 'switch_default'],
        expressions: list `identifier member_expression call_expression subscript_expression binary_expression
       unary_expression ternary_expression array object parenthesized_expression number string
       template_string true false null undefined new_expression this await_expression arrow_function regex
       non_null_expression`,
        identifiers: ['identifier', 'shorthand_property_identifier'],
        members: ['member_expression'],
        calls: ['call_expression', 'new_expression'],
        argumentLists: ['arguments'],
        binaries: list `binary_expression augmented_assignment_expression update_expression assignment_expression`,
        tables: ['array', 'object'],
        assignments: ['assignment_expression', 'augmented_assignment_expression', 'variable_declarator'],
        parameters: ['formal_parameters'],
    },
    declarations: fields `function_declaration.name generator_function_declaration.name class_declaration.name
     variable_declarator.name for_in_statement.left catch_clause.parameter arrow_function.parameter
     import_specifier.name import_clause`,
    scopes: list `program statement_block function_declaration method_definition arrow_function class_body
     function_expression generator_function_declaration for_statement for_in_statement catch_clause`,
    self: 'this',
};
const GO_LANGUAGE = {
    id: 'go',
    extensions: ['.go'],
    types: {
        ...COMMON_TYPES,
        functions: ['function_declaration', 'method_declaration', 'func_literal'],
        classes: ['type_declaration'],
        blocks: ['statement_list', 'source_file'],
        expressions: list `identifier selector_expression call_expression index_expression slice_expression
       binary_expression unary_expression parenthesized_expression int_literal float_literal
       interpreted_string_literal raw_string_literal rune_literal true false nil composite_literal
       type_conversion_expression`,
        members: ['selector_expression'],
        binaries: ['binary_expression', 'assignment_statement', 'inc_statement', 'dec_statement'],
        subscripts: ['index_expression', 'slice_expression'],
        tables: ['literal_value'],
        assignments: ['assignment_statement', 'short_var_declaration'],
        parameters: ['parameter_list'],
    },
    declarations: fields `function_declaration.name short_var_declaration.left range_clause.left var_spec.name
     const_spec.name`,
    scopes: list `source_file block function_declaration method_declaration func_literal for_statement
     if_statement expression_case default_case communication_case type_case`,
    self: null,
};
const JAVA_LANGUAGE = {
    id: 'java',
    extensions: ['.java'],
    types: {
        ...COMMON_TYPES,
        functions: ['method_declaration', 'constructor_declaration', 'lambda_expression'],
        classes: ['class_declaration', 'record_declaration', 'enum_declaration', 'interface_declaration'],
        blocks: ['block', 'constructor_body', 'switch_block_statement_group'],
        expressions: list `identifier field_access method_invocation array_access binary_expression
       unary_expression ternary_expression parenthesized_expression decimal_integer_literal
       decimal_floating_point_literal string_literal character_literal true false null_literal
       object_creation_expression array_creation_expression cast_expression this instanceof_expression`,
        members: ['field_access'],
        calls: ['method_invocation', 'object_creation_expression'],
        binaries: ['binary_expression', 'assignment_expression', 'update_expression'],
        subscripts: ['array_access'],
        tables: ['array_initializer'],
        assignments: ['assignment_expression', 'variable_declarator'],
        parameters: ['formal_parameters'],
    },
    declarations: fields `variable_declarator.name enhanced_for_statement.name catch_formal_parameter.name
     resource.name lambda_expression.parameters`,
    scopes: list `program class_body block constructor_body method_declaration constructor_declaration
     for_statement enhanced_for_statement lambda_expression catch_clause enum_body_declarations`,
    self: 'this',
};
const RUST_LANGUAGE = {
    id: 'rust',
    extensions: ['.rs'],
    types: {
        ...COMMON_TYPES,
        functions: ['function_item', 'closure_expression'],
        classes: ['impl_item', 'struct_item', 'trait_item'],
        blocks: ['block', 'source_file'],
        expressions: list `identifier field_expression call_expression index_expression binary_expression
       unary_expression parenthesized_expression integer_literal float_literal string_literal
       boolean_literal reference_expression range_expression self macro_invocation`,
        members: ['field_expression'],
        argumentLists: ['arguments'],
        binaries: ['binary_expression', 'compound_assignment_expr', 'assignment_expression', 'range_expression'],
        subscripts: ['index_expression'],
        tables: ['array_expression'],
        assignments: ['assignment_expression', 'compound_assignment_expr', 'let_declaration'],
        parameters: ['parameters', 'closure_parameters'],
    },
    declarations: fields `function_item.name let_declaration.pattern for_expression.pattern let_condition.pattern
     const_item.name static_item.name`,
    scopes: list(`source_file block function_item closure_expression for_expression if_expression impl_item`),
    self: 'self',
};
const PHP = {
    id: 'php',
    extensions: ['.php'],
    types: {
        ...COMMON_TYPES,
        functions: ['function_definition', 'method_declaration', 'anonymous_function', 'arrow_function'],
        classes: ['class_declaration', 'trait_declaration', 'interface_declaration', 'enum_declaration'],
        blocks: ['program', 'compound_statement'],
        expressions: list `name variable_name member_access_expression member_call_expression
       scoped_call_expression function_call_expression object_creation_expression
       class_constant_access_expression binary_expression unary_op_expression conditional_expression
       subscript_expression parenthesized_expression array_creation_expression integer float string
       encapsed_string boolean null arrow_function`,
        identifiers: ['variable_name', 'name'],
        members: ['member_access_expression'],
        calls: list `function_call_expression member_call_expression scoped_call_expression
       object_creation_expression`,
        argumentLists: ['arguments', 'argument'],
        binaries: list `binary_expression assignment_expression augmented_assignment_expression update_expression`,
        tables: ['array_creation_expression'],
        assignments: ['assignment_expression', 'augmented_assignment_expression'],
        parameters: ['formal_parameters'],
    },
    declarations: fields('function_definition.name const_element assignment_expression.left foreach_statement'),
    scopes: list `program function_definition method_declaration anonymous_function arrow_function
     declaration_list`,
    self: '$this',
};
const RUBY = {
    id: 'ruby',
    extensions: ['.rb'],
    types: {
        ...COMMON_TYPES,
        functions: ['method', 'singleton_method'],
        classes: ['class', 'module'],
        blocks: list('program body_statement then else do block_body'),
        expressions: list `identifier constant instance_variable call binary unary conditional
       parenthesized_statements element_reference array hash integer float string simple_symbol range true
       false nil self lambda`,
        identifiers: ['identifier', 'constant', 'instance_variable'],
        members: [],
        calls: ['call'],
        binaries: ['binary', 'operator_assignment', 'range'],
        subscripts: ['element_reference'],
        tables: ['array'],
        assignments: ['assignment', 'operator_assignment'],
        parameters: ['method_parameters', 'block_parameters', 'lambda_parameters'],
    },
    declarations: fields('assignment.left operator_assignment.left for.pattern method.name'),
    scopes: list('program method singleton_method block do_block lambda class module'),
    self: 'self',
};
const CPP = {
    id: 'cpp',
    extensions: ['.cpp', '.cc', '.cxx', '.c', '.hpp', '.hh', '.h'],
    types: {
        ...COMMON_TYPES,
        functions: ['function_definition', 'lambda_expression'],
        classes: ['class_specifier', 'struct_specifier', 'namespace_definition'],
        blocks: ['translation_unit', 'compound_statement'],
        expressions: list `identifier qualified_identifier field_expression call_expression subscript_expression
       binary_expression unary_expression pointer_expression conditional_expression parenthesized_expression
       cast_expression number_literal string_literal char_literal true false null this sizeof_expression`,
        members: ['field_expression'],
        binaries: ['binary_expression', 'assignment_expression', 'update_expression'],
        tables: ['initializer_list'],
        assignments: ['assignment_expression', 'init_declarator'],
        parameters: ['parameter_list'],
    },
    declarations: fields('declaration.declarator for_range_loop.declarator preproc_def.name enumerator.name'),
    scopes: list `translation_unit namespace_definition compound_statement function_definition lambda_expression
     for_statement for_range_loop field_declaration_list`,
    self: null,
};
const LANGUAGES = [
    PYTHON_LANGUAGE,
    JAVASCRIPT,
    { ...JAVASCRIPT, id: 'typescript', extensions: ['.ts', '.mts', '.cts'] },
    { ...JAVASCRIPT, id: 'tsx', extensions: ['.tsx'] },
    GO_LANGUAGE,
    JAVA_LANGUAGE,
    RUST_LANGUAGE,
    PHP,
    RUBY,
    CPP,
];
const BY_EXTENSION = new Map(LANGUAGES.flatMap((language) => language.extensions.map((extension) => [extension, language])));
function languageOf(path) {
    return BY_EXTENSION.get(path.slice(path.lastIndexOf('.'))) ?? null;
}


  }),

  29871:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  xy: () => (  likelyPlaces),
  k1: () => (  prepareIndex),
  e7: () => (  rankUnits)
});

var syntax_tree = __webpack_require__(60135);
var external_node_module_ = __webpack_require__(98995);
var once = __webpack_require__(51189);
var languages = __webpack_require__(60407);
var solver_names = __webpack_require__(16580);
var source_file = __webpack_require__(3938);
; 





const SHARES = [0.55, 0.65, 0.7, 0.7];
const HANDED_ON = 0.9;
const isDelegate = ({ unit }) => unit !== null && unit.endLine - unit.startLine <= 2;
const NAMED_SHARE = 0.8;
const MIN_WEIGHT = 0.5;
const MAX_WORK = 10_000_000;
function callGraph(files) {
    const places = files.flatMap((file) => [...functionsOf(file), ...tablesOf(file)]);
    const byName = new Map([...Map.groupBy(places, ({ short }) => short)].map(([k, of]) => [k, meaningsOf(of)]));
    const owners = new Set(places.flatMap(({ owner }) => (owner === '' ? [] : [owner])));
    const resultTypes = memoized((_) => new Map());
    const names = {
        byName,
        owners,
        basesOf: basesIn(files, owners),
        localsIn: memoized(localsOf),
        resultTypes,
        isForeign: foreignNames(files),
    };
    const wholes = modulesThatAreFunctions(places);
    const wholesOf = memoized((file) => importedWholes(file, wholes));
    const writers = Map.groupBy(places.flatMap((place) => writtenBy(place, byName).map((table) => ({ place, table }))), ({ table }) => table);
    const onlyOf = memoized((place) => meaning([place]));
    let work = 0;
    function usedBy(file, node) {
        work += 1;
        if (work > MAX_WORK)
            return null;
        const isCall = file.language.types.calls.includes(node.type);
        if (!isCall && (!file.language.types.identifiers.includes(node.type) || (0,solver_names .m0)(node)))
            return null;
        const name = isCall ? (0,solver_names .nk)(node, file.text) : (0,source_file .qd)(file, node);
        const holder = receiverOf(node, isCall);
        const whole = holder === null ? wholesOf(file).get(name) : undefined;
        if (whole !== undefined)
            return whole;
        const meanings = byName.get(name);
        return meanings === undefined ? null : meaningAt(names, meanings, { file, node, holder });
    }
    function operatorsOf(file, node) {
        return operatorMethods(file, node).flatMap(({ method, holder }) => {
            const methods = method !== '__contains__' || byName.has(method) ? [method] : ['__iter__', '__getitem__'];
            const meanings = methods.flatMap((name) => byName.get(name) ?? []);
            return meanings.flatMap((each) => meaningAt(names, each, { file, node, holder }) ?? []);
        });
    }
    const usesOf = memoized((place) => {
        const best = new Map();
        const add = (use, share) => void best.set(use, Math.max(best.get(use) ?? 0, share));
        const { calls } = place.file.language.types;
        for (const node of place.node.descendants()) {
            if (work > MAX_WORK)
                break;
            const part = place.unit === null || calls.includes(node.type) ? 1 : NAMED_SHARE;
            const use = usedBy(place.file, node);
            if (use !== null)
                add(use, use.share * part);
            for (const operator of operatorsOf(place.file, node))
                add(operator, operator.share * NAMED_SHARE);
        }
        for (const { place: writer } of writers.get(place) ?? [])
            add(onlyOf(writer), 1);
        return best;
    });
    function step(front, share) {
        const offers = new Map();
        for (const [place, weight] of front) {
            if (weight < MIN_WEIGHT)
                continue;
            for (const [use, part] of usesOf(place)) {
                work += 1;
                if (work > MAX_WORK)
                    break;
                offers.set(use, withOffer(offers.get(use), weight * (isDelegate(place) ? HANDED_ON : share) * part, place));
            }
        }
        const next = new Map();
        for (const [{ places: meant }, { best, from, second }] of offers)
            for (const place of meant) {
                const weight = place === from ? second : best;
                if (weight > 0)
                    next.set(place, Math.max(next.get(place) ?? 0, weight));
            }
        return next;
    }
    return {
        places,
        named: (name) => byName.get(name)?.all ?? null,
        usedBy,
        operatorsOf,
        spread(from) {
            const reached = new Map();
            let front = from;
            for (const share of SHARES) {
                front = step(front, share);
                for (const [place, weight] of front)
                    reached.set(place, Math.max(reached.get(place) ?? 0, weight));
            }
            return reached;
        },
    };
}
function withOffer(known, weight, from) {
    if (known === undefined)
        return { best: weight, from, second: 0 };
    return weight > known.best
        ? { best: weight, from, second: known.best }
        : { ...known, second: Math.max(known.second, weight) };
}
function memoized(make) {
    const known = new Map();
    return (key) => {
        const value = known.get(key) ?? make(key);
        known.set(key, value);
        return value;
    };
}
function meaningsOf(places) {
    const free = places.filter(({ owner, short }) => owner === '' || owner === short);
    const bound = places.filter(({ owner, short }) => owner !== '' && owner !== short);
    const byFile = [...Map.groupBy(places, ({ file }) => file)];
    return {
        all: meaning(places),
        free: free.length === 0 ? undefined : meaning(free),
        freeIn: meaningsBy(free, ({ file }) => file),
        bound: bound.length === 0 ? undefined : meaning(bound),
        ofOwner: meaningsBy(places, ({ owner }) => owner),
        ofOwnerIn: new Map(byFile.map(([file, inFile]) => [file, meaningsBy(inFile, ({ owner }) => owner)])),
        tables: places.filter(({ unit }) => unit === null),
    };
}
const meaningsBy = (places, keyOf) => new Map([...Map.groupBy(places, keyOf)].map(([key, of]) => [key, meaning(of)]));
function meaning(places) {
    const several = new Set(places.map(({ file: { path }, owner }) => `${path} ${owner}`)).size;
    return { places, share: 1 / Math.sqrt(several) };
}
const NO_OWNERS = (0,languages .p) `exports module prototype default`;
const MAKES_OBJECTS = (0,languages .p) `__init__ __new__ constructor new initialize __construct`;
function functionsOf(file) {
    return file.units.flatMap((unit) => {
        if (unit.name === '')
            return [];
        if (isWholeModule(unit.name))
            return [{ file, short: (0,source_file .Vc)(file.path), owner: '', node: unit.node, unit }, ...handedOut(file, unit)];
        const [short = '', owner = ''] = unit.name
            .split('.')
            .filter((part) => !NO_OWNERS.includes(part))
            .toReversed();
        const isMaker = owner !== '' && MAKES_OBJECTS.includes(short);
        return [{ file, short: isMaker ? owner : short, owner, node: unit.node, unit }, ...handedOut(file, unit)];
    });
}
function handedOut(file, unit) {
    const { functions, assignments, members } = file.language.types;
    return [...unit.node.descendants()].flatMap((node) => {
        const above = node.parent;
        const target = above !== null && assignments.includes(above.type) ? above.childByField('left') : null;
        if (node === unit.node ||
            !functions.includes(node.type) ||
            target === null ||
            !members.includes(target.type))
            return [];
        const [short = ''] = /[\w$]+$/.exec((0,source_file .qd)(file, target)) ?? [];
        return short === '' ? [] : [{ file, short, owner: '', node, unit }];
    });
}
const isWholeModule = (name) => name === 'module.exports' || name === 'default';
function tablesOf(file) {
    const functions = new Set(file.units.map(({ name }) => name.split('.').at(-1)));
    const seen = new Set();
    return file.declared.flatMap((each) => {
        if (!(0,source_file .hd)(each, file.language) || functions.has(each.name) || seen.has(each.name))
            return [];
        if (isOfPrototype(each))
            return [];
        const node = declarationOf(each);
        if (node === null)
            return [];
        seen.add(each.name);
        return [{ file, short: each.name, owner: '', node, unit: null }];
    });
}
function isOfPrototype({ at }) {
    const around = new Set(at.ancestors().map(({ type }) => type));
    return around.has('function_declarator') && !around.has('init_declarator');
}
function declarationOf({ at, scope }) {
    const whole = [at, ...at.ancestors()].findLast((each) => each.parent === scope || each.parent?.parent === scope);
    return whole === undefined || /import/.test(whole.type) ? null : whole;
}
function writtenBy({ file, unit }, byName) {
    if (unit === null)
        return [];
    const { assignments, identifiers } = file.language.types;
    const locals = new Set((0,source_file .OG)(file, unit.node).map(({ name }) => name));
    return [...unit.node.descendants()].flatMap((node) => {
        const left = assignments.includes(node.type) ? node.childByField('left') : null;
        const name = left === null
            ? undefined
            : [left, ...left.namedChildren()].find((each) => identifiers.includes(each.type));
        if (name === undefined || locals.has((0,source_file .qd)(file, name)))
            return [];
        return (byName.get((0,source_file .qd)(file, name))?.tables ?? []).filter((table) => isNear(table.file, file));
    });
}
const isNear = (a, b) => a === b || (a.language.id === 'go' && (0,source_file .yS)(a) === (0,source_file .yS)(b));
function modulesThatAreFunctions(places) {
    const modules = places.filter(({ unit }) => unit !== null && isWholeModule(unit.name));
    return new Map(modules.toReversed().map((place) => [place.file.path, meaning([place])]));
}
function importedWholes(file, wholes) {
    if (wholes.size === 0)
        return new Map();
    const paths = [...wholes.keys()].toReversed();
    const named = file.text.matchAll(/\b(?:(?:const|let|var)\s+(\w+)\s*=\s*require\(|import\s+(\w+)\s+from\s*)['"]([^'"\n]+)['"]/g);
    return new Map([...named].flatMap(([, required, imported, from]) => {
        const [path = ''] = (0,source_file .c5)({ ...file, text: `from '${from}'` }, paths);
        const whole = wholes.get(path);
        return whole === undefined ? [] : [[required ?? imported ?? '', whole]];
    }));
}
const HOLDERS = (0,languages .p) `object operand receiver value argument path scope`;
function receiverOf(node, isCall) {
    const at = isCall ? [node, (0,solver_names .ow)(node)] : [node.parent];
    for (const each of at) {
        if (!/member|attribute|select|field|scope|call|invocation|qualified/.test(each?.type ?? ''))
            continue;
        const holder = each?.children.find(({ field }) => field !== null && HOLDERS.includes(field));
        if (holder !== undefined && holder !== node)
            return holder;
    }
    return null;
}
function foreignNames(files) {
    const folders = new Set(files.flatMap(({ path }) => path.split('/').slice(0, -1)));
    const stems = new Set(files.map(({ path }) => (0,source_file .Vc)(path)));
    const imported = memoized((file) => importedOutside(file, folders, stems));
    return (file, name) => imported(file).has(name);
}
const GLOBALS_OF_JAVASCRIPT = (0,languages .p) `Object JSON Math Array Number String Promise Symbol Reflect Date RegExp Error Buffer
   process console`;
function importedOutside({ text, language }, folders, stems) {
    const head = text.slice(0, 20_000);
    const found = (pattern) => [...head.matchAll(pattern)].map((each) => each.slice(1));
    switch (language.id) {
        case 'go':
            return new Set(found(/^\s*(?:import\s+)?(?:(\w+)\s+)?"([^"\n]+)"$/gm).flatMap(([alias, path = '']) => {
                const last = path.split('/').at(-1) ?? '';
                return path.split('/')[0]?.includes('.') || folders.has(last) ? [] : [alias ?? last];
            }));
        case 'python': {
            const plain = found(/^\s*import\s+(\w+)(?:[.\w]*\s+as\s+(\w+))?/gm);
            const members = found(/^\s*from\s+(\w+)[.\w]*\s+import\s+\(?([\w\s,]+)/gm);
            const isOutside = ([module = '']) => !folders.has(module) && !stems.has(module);
            return new Set([
                ...plain.filter(isOutside).map(([module = '', alias]) => alias ?? module),
                ...members.filter(isOutside).flatMap(([, names = '']) => names.split(/[\s,]+/)),
            ]);
        }
        default: {
            const required = found(/\b(?:const|let|var)\s+(\w+)\s*=\s*require\(['"]([^'"\n]+)['"]/g);
            const imported = found(/\bimport\s+(?:\*\s+as\s+)?(\w+)\s+from\s+['"]([^'"\n]+)['"]/g);
            const outside = [...required, ...imported].filter(([, path = '']) => (0,external_node_module_.isBuiltin)(path));
            return new Set([...GLOBALS_OF_JAVASCRIPT, ...outside.map(([name = '']) => name)]);
        }
    }
}
const MAX_STEPS = 5;
function meaningAt(names, { all, free, freeIn, bound, ofOwner, ofOwnerIn }, { file, node, holder, steps = MAX_STEPS }) {
    if (holder === null) {
        const owner = ownerOf(unitAt(file, node));
        const ofClass = owner === ''
            ? undefined
            : (ofOwnerIn.get(file)?.get(owner) ??
                (WITHOUT_RECEIVER.includes(file.language.id) ? inherited(names, ofOwner, owner) : undefined));
        return ofClass ?? freeIn.get(file) ?? free ?? (file.language.id === 'python' ? null : all);
    }
    const type = typeOfNode(names, { file, node: holder, steps });
    if (type !== null)
        return ofOwner.get(type) ?? inherited(names, ofOwner, type) ?? all;
    const isName = file.language.types.identifiers.includes(holder.type);
    const isModule = isName && localOf(names, file, holder) === undefined;
    if (isModule && names.isForeign(file, (0,source_file .qd)(file, holder)))
        return null;
    return (isModule ? free : bound) ?? all;
}
const WITHOUT_RECEIVER = (0,languages .p) `java cpp ruby`;
const inherited = ({ basesOf }, ofOwner, owner) => basesOf(owner)
    .map((base) => ofOwner.get(base))
    .find((each) => each !== undefined);
const MAX_BASES = 8;
function basesIn(files, owners) {
    const direct = (0,once .O)(() => directBases(files, owners));
    return memoized((owner) => {
        const found = new Set();
        const next = [owner];
        for (let at = next.shift(); at !== undefined && found.size < MAX_BASES; at = next.shift())
            for (const base of direct().get(at) ?? []) {
                if (found.has(base))
                    continue;
                found.add(base);
                next.push(base);
            }
        return [...found];
    });
}
function directBases(files, owners) {
    const direct = new Map();
    for (const file of files)
        for (const node of file.root.descendants()) {
            if (!file.language.types.classes.includes(node.type))
                continue;
            const name = node.childByField('name') ?? node.childByField('type');
            if (name === null)
                continue;
            const head = node.children.filter(({ start, field }) => start >= name.end && field !== 'body');
            const trait = node.childByField('trait');
            const words = [...head, ...(trait === null ? [] : [trait])].flatMap((each) => (0,source_file .qd)(file, each).slice(0, 500).match(/\w+/g) ?? []);
            const type = (0,source_file .qd)(file, name).replace(/<.*$/s, '');
            const bases = direct.get(type) ?? new Set();
            direct.set(type, bases);
            for (const word of words)
                if (owners.has(word) && word !== type)
                    bases.add(word);
        }
    return direct;
}
const localOf = ({ localsIn }, file, name) => localsIn(file).get(unitAt(file, name))?.get((0,source_file .qd)(file, name));
function typeOfNode(names, { file, node, steps }) {
    if (steps <= 0)
        return null;
    const { types, self } = file.language;
    const text = (0,source_file .qd)(file, node).slice(0, 200);
    if (text === self || text === 'this' || text === 'self')
        return ownerOf(unitAt(file, node)) || null;
    if (types.calls.includes(node.type))
        return typeOfResult(names, { file, node, steps });
    if (types.identifiers.includes(node.type)) {
        const local = localOf(names, file, node);
        if (local === undefined)
            return names.owners.has(text) ? text : null;
        return local.type === null
            ? typeAssigned(names, { file, node: local.at, steps })
            : ownerNamedIn(names, local.type);
    }
    const named = node.childByField('type');
    if (named !== null)
        return ownerNamedIn(names, (0,source_file .qd)(file, named));
    const [inner] = node.namedChildren();
    const isSame = /^(?:unary|reference|parenthesized|await|pointer|non_null|try)|subscript|^index|^array_access/;
    return inner !== undefined && isSame.test(node.type)
        ? typeOfNode(names, { file, node: inner, steps: steps - 1 })
        : null;
}
const ownerNamedIn = ({ owners }, text) => (text.match(/[A-Za-z_]\w*/g) ?? []).find((word) => owners.has(word)) ?? null;
function typeAssigned(names, { file, node, steps }) {
    const { assignments, calls } = file.language.types;
    const around = [...node.ancestors()]
        .slice(0, 4)
        .find((each) => assignments.includes(each.type) || each.type === 'var_spec');
    const right = around === undefined ? null : (around.childByField('right') ?? around.childByField('value'));
    if (right == null || (0,source_file .UO)(node, right))
        return null;
    const targets = node.parent === null ? [] : node.parent.namedChildren();
    const index = node.parent === around ? 0 : Math.max(0, targets.indexOf(node));
    const values = /_list$/.test(right.type) ? right.namedChildren() : [right];
    const value = values.length > 1 ? values[index] : values[0];
    if (value === undefined)
        return null;
    if (values.length > 1 || index === 0 || !calls.includes(value.type))
        return index > 0 && values.length === 1
            ? null
            : typeOfNode(names, { file, node: value, steps: steps - 1 });
    return typeOfResult(names, { file, node: value, steps }, index);
}
function typeOfResult(names, { file, node, steps }, index = 0) {
    const name = (0,solver_names .nk)(node, file.text);
    const created = node.childByField('type');
    if (created !== null)
        return ownerNamedIn(names, (0,source_file .qd)(file, created));
    const holder = receiverOf(node, true);
    if (holder === null && names.owners.has(name))
        return name;
    const found = names.byName.get(name);
    const meant = found && meaningAt(names, found, { file, node, holder, steps: steps - 1 });
    const type = meant == null ? null : firstResultType(names, meant, index);
    if (type !== null)
        return type;
    return holder !== null && steps > 0 && MAKES_OBJECTS.includes(name)
        ? typeOfNode(names, { file, node: holder, steps: steps - 1 })
        : null;
}
function firstResultType(names, meant, index) {
    const known = names.resultTypes(meant);
    const before = known.get(index);
    if (before !== undefined)
        return before;
    const types = meant.places.values().map((place) => {
        const written = place.unit === null ? null : resultTypeText(place.file, place.node);
        if (written === null)
            return null;
        const part = written.replace(/^\(|\)$/g, '').split(',')[index] ?? '';
        return part.trim() === 'Self'
            ? place.owner
            : ownerNamedIn(names, written.startsWith('(') ? part : written);
    });
    const type = types.find((each) => each !== null) ?? null;
    known.set(index, type);
    return type;
}
const RESULT_FIELDS = (0,languages .p) `result return_type type`;
function resultTypeText(file, node) {
    const result = RESULT_FIELDS.map((field) => node.childByField(field)).find((each) => each !== null);
    return result == null ? null : (0,source_file .qd)(file, result);
}
function unitAt({ units }, node) {
    let [from, to] = [0, units.length - 1];
    while (from < to) {
        const middle = (from + to) >> 1;
        if ((units[middle]?.node.end ?? 0) < node.end)
            from = middle + 1;
        else
            to = middle;
    }
    const unit = units[from];
    return unit !== undefined && unit.name !== '' && (0,source_file .UO)(node, unit.node) ? unit : undefined;
}
const ownerOf = (unit) => unit?.name.split('.').at(-2) ?? '';
function localsOf(file) {
    const locals = new Map();
    for (const each of file.declared) {
        const unit = unitAt(file, each.at);
        const known = locals.get(unit) ?? new Map();
        locals.set(unit, known);
        if (!known.has(each.name))
            known.set(each.name, each);
    }
    return locals;
}
const METHODS_OF = new Map(Object.entries({
    '==': ['__eq__'],
    '!=': ['__ne__', '__eq__'],
    '<': ['__lt__', '__gt__'],
    '<=': ['__le__', '__ge__'],
    '>': ['__gt__', '__lt__'],
    '>=': ['__ge__', '__le__'],
    '+': ['__add__', '__radd__'],
    '-': ['__sub__', '__rsub__'],
    '*': ['__mul__', '__rmul__'],
    '/': ['__truediv__'],
    '//': ['__floordiv__'],
    '%': ['__mod__'],
    '&': ['__and__'],
    '|': ['__or__'],
    in: ['__contains__'],
    'not in': ['__contains__'],
    len: ['__len__'],
    str: ['__str__'],
    repr: ['__repr__', '__str__'],
    hash: ['__hash__'],
    iter: ['__iter__'],
    next: ['__next__'],
    list: ['__iter__', '__getitem__'],
    reversed: ['__reversed__'],
    bool: ['__bool__', '__len__'],
}));
function operatorMethods(file, node) {
    const { id, types } = file.language;
    if (id !== 'python')
        return [];
    const on = (methods, holder) => methods.map((method) => ({ method, holder }));
    if (types.subscripts.includes(node.type))
        return on(itemMethods(node, types.assignments), node.childByField('value'));
    if (types.calls.includes(node.type)) {
        const [value = null] = node.childByField('arguments')?.namedChildren() ?? [];
        return on(METHODS_OF.get((0,solver_names .nk)(node, file.text)) ?? [], value);
    }
    if (!types.binaries.includes(node.type))
        return [];
    return node.children.flatMap((each, at) => {
        const sides = [node.children[at - 1], node.children[at + 1]];
        const methods = each.isNamed ? [] : (METHODS_OF.get(each.type) ?? []);
        return on(methods, (/\bin$/.test(each.type) ? sides[1] : sides[0]) ?? null);
    });
}
function itemMethods(node, assignments) {
    const isList = /^(?:pattern_list|tuple_pattern|expression_list)$/.test(node.parent?.type ?? '');
    const target = isList ? node.parent : node;
    const above = target?.parent;
    if (above?.type === 'delete_statement')
        return ['__delitem__'];
    if (above == null || !assignments.includes(above.type) || above.childByField('left') !== target)
        return ['__getitem__'];
    return above.type === 'augmented_assignment' ? ['__getitem__', '__setitem__'] : ['__setitem__'];
}

; 


const MIN_ENTRIES = 3;
const MAX_FITTING = 3;
const literalsIn = (file, node) => [...node.descendants()].flatMap((each) => /string/.test(each.type) ? ((0,solver_names .qZ)((0,source_file .qd)(file, each)) ?? []) : []);
function dispatchedTo(graph, texts) {
    if (texts.length === 0)
        return [];
    const tables = Map.groupBy(graph.places.flatMap((place) => entriesGiven(graph, place)), ({ table }) => table);
    return [...tables.values()].flatMap((entries) => {
        if (entries.length < MIN_ENTRIES)
            return [];
        const fitting = new Set(texts.flatMap((text) => fittingKey(text, entries) ?? []));
        return fitting.size > MAX_FITTING
            ? []
            : entries.filter(({ key }) => fitting.has(key)).flatMap(({ places }) => places);
    });
}
function entriesGiven(graph, { file, node }) {
    return [...node.descendants()].flatMap((each) => {
        if (!solver_names .lf.includes(each.type))
            return [];
        const [key, value] = each.namedChildren();
        const text = key === undefined ? null : (0,solver_names .qZ)((0,source_file .qd)(file, key));
        const named = value?.type === 'literal_element' ? value.namedChildren()[0] : value;
        if (text === null || text === '' || named === undefined)
            return [];
        const places = (graph.usedBy(file, named)?.places ?? []).filter(({ unit }) => unit !== null);
        return places.length === 0 ? [] : [{ table: each.parent, key: text, places }];
    });
}
function fittingKey(text, entries) {
    const keys = entries.map(({ key }) => key);
    if (keys.includes(text))
        return text;
    return keys
        .filter((key) => /^\W+$/.test(key) && text.startsWith(key))
        .toSorted((a, b) => b.length - a.length)[0];
}

var failing_tests = __webpack_require__(20464);
var failure_leads = __webpack_require__(88200);
; 

function likenessOf(places, wanted) {
    const texts = places.map((place) => wordCounts(place));
    const having = new Map();
    for (const { counts } of texts)
        for (const word of counts.keys())
            if (wanted.has(word))
                having.set(word, (having.get(word) ?? 0) + 1);
    const mean = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
    const scores = texts.map(({ counts, length }) => {
        let score = 0;
        for (const [word, weight] of wanted) {
            const count = counts.get(word);
            if (count === undefined)
                continue;
            const few = having.get(word) ?? 1;
            const rareness = Math.log(1 + (texts.length - few + 0.5) / (few + 0.5));
            score +=
                (weight * rareness * count * (SATURATION + 1)) /
                    (count + SATURATION * (1 - LENGTH + (LENGTH * length) / mean));
        }
        return score;
    });
    const most = scores.reduce((a, b) => Math.max(a, b), Number.MIN_VALUE);
    return new Map(places.map((place, at) => [place, (scores[at] ?? 0) / most]));
}
const SATURATION = 1.2;
const LENGTH = 0.75;
function wordCounts({ file, node, short }) {
    const counts = new Map();
    let length = 0;
    const name = `${short} `.repeat(2);
    for (const word of stemsOf(name + file.text.slice(node.start, node.end))) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
        length += 1;
    }
    return { counts, length };
}
function stemsOf(text) {
    return (text.match(/[A-Za-z_$][\w$]*/g) ?? []).flatMap((name) => (0,solver_names .Lo)(name)
        .filter((word) => word.length > 2)
        .map((word) => word.replace(/(?<=\w{3})(?:ings?|ed|es|s)$/, '')));
}

; 


const MIN_PIECE_CHARS = 8;
const PLACE_OF_VALUE = /%[-+#0-9.*]*[a-zA-Z]|[$#]?\{[^{}]*\}|\\.|\n/;
const GIVEN_ON = 0.6;
const MAX_USERS = 8;
function printersOf(places, printed) {
    const having = new Map();
    for (const place of places)
        for (const piece of writtenTexts(place)) {
            const known = having.get(piece);
            if (known !== undefined)
                known.push(place);
            else if (printed.includes(piece))
                having.set(piece, [place]);
        }
    const scores = new Map();
    const add = (place, score) => void scores.set(place, Math.max(scores.get(place) ?? 0, score));
    for (const holders of having.values()) {
        for (const holder of holders)
            add(holder, 1 / holders.length);
        const [only] = holders;
        if (only === undefined || holders.length > 1)
            continue;
        const users = usersOf(only, places);
        for (const user of users)
            add(user, GIVEN_ON / Math.sqrt(users.length));
    }
    return scores;
}
function usersOf({ owner, short, node }, places) {
    const name = owner === '' ? short : owner;
    if (name.length < MIN_USED_CHARS)
        return [];
    const users = places.filter((place) => place.unit !== null &&
        place.node !== node &&
        place.owner !== name &&
        (0,solver_names .bl)(name, (0,source_file .qd)(place.file, place.node)));
    return users.length > MAX_USERS ? [] : users;
}
const MIN_USED_CHARS = 4;
const CONTENT = /(?:string|heredoc)\w*_(?:content|fragment)$|^nowdoc_string$/;
function writtenTexts({ file, node }) {
    const texts = [...node.descendants()].filter(({ type }) => CONTENT.test(type));
    const pieces = texts.flatMap((each) => (0,source_file .qd)(file, each).split(PLACE_OF_VALUE));
    return new Set(pieces
        .map((each) => each.trim())
        .filter((each) => each.length >= MIN_PIECE_CHARS && /\w\W+\w/.test(each)));
}

; 










const MAX_RANKED_FILES = 40;
const FILE_SHARE = 0.5;
async function rankUnits(tree, failure) {
    const { clues, sources, frames } = (0,failure_leads .Bo)(tree, failure);
    const trust = frames.some(({ isTest }) => !isTest) ? 0.5 : 1;
    const failing = await (0,failing_tests .X2)(tree, failure, { clues, sources, frames });
    const named = failedTestFiles(tree, { clues, sources, frames }, failure.failures);
    const tests = await (0,failure_leads .Ul)(tree, [...new Set([...failing.map(({ file }) => file.path), ...named])].slice(0, MAX_TEST_FILES));
    const helpers = await (0,failing_tests .Df)(tree, { clues, sources, frames }, failing);
    const isOfTests = callOfHelper(helpers);
    const nodes = [...nodesOfTests(clues, tests, { failing, helpers })].filter((each) => !isOfRunner(each) && !isOfTests(each));
    const wanted = wantedNames(clues, nodes);
    const changed = changedLines(failure.changes);
    const files = await relevantFiles(tree, { clues, sources, frames, tests, wanted, changed });
    const paths = files.map(({ path }) => path);
    const [parsed, recent] = await Promise.all([
        (0,failure_leads .Ul)(tree, paths),
        changed.size > 0 ? changed : tree.recentLines(paths),
    ]);
    const fileScore = new Map(files.map(({ path, score }) => [path, score]));
    const graph = callGraph(parsed);
    const seeds = new Map(seedsOf(graph, clues, { nodes, rareness: rarenessIn(graph, tests, failing) }));
    for (const place of dispatchedTo(graph, wantedTexts(failing)))
        seeds.set(place, Math.max(seeds.get(place) ?? 0, DISPATCHED));
    const naming = {
        wanted,
        seeds,
        reached: graph.spread(seeds),
        likeness: likenessOf(graph.places, wordsOfFailure(failure, failing)),
        printing: printersOf(graph.places, failingTexts(failure, failing)),
        words: clueWords(clues),
    };
    const placesOf = Map.groupBy(graph.places, ({ unit }) => unit);
    const isNamesake = namesakesOf(parsed, importedBy(tests, parsed));
    const ranked = parsed.flatMap((file) => file.units.map((unit) => ({
        unit,
        score: ((fileScore.get(file.path) ?? 0) * FILE_SHARE +
            frameScore(frames, unit) +
            Math.max(...(placesOf.get(unit) ?? [undefined]).map((place) => nameScore(place, naming))) * trust +
            recentScore(unit, recent.get(file.path)) * (changed.size > 0 ? SINCE_GREEN : 1)) *
            (isNamesake(unit) ? NAMESAKE_SHARE : 1),
    })));
    return ranked
        .filter(({ unit }) => unit.expressions.length > 0 && mayBePlace(unit))
        .toSorted((a, b) => b.score - a.score || comparePlaces(a.unit, b.unit));
}
const mayBePlace = ({ file, node, name }) => name !== '_' && !(0,source_file .UK)(file) && !(0,source_file .MF)(file, node);
const SINCE_GREEN = 2.5;
const NAMESAKE_SHARE = 0.3;
const IMPORTING_FILES = (0,languages .p) `javascript typescript tsx python`;
function importedBy(tests, files) {
    const byPath = new Map(files.map((file) => [file.path, file]));
    const paths = [...byPath.keys()];
    const reached = new Set();
    const next = [...tests];
    for (let file = next.pop(); file !== undefined; file = next.pop())
        for (const path of (0,source_file .c5)(file, paths)) {
            const imported = byPath.get(path);
            if (imported === undefined || reached.has(imported))
                continue;
            reached.add(imported);
            next.push(imported);
        }
    return reached;
}
function namesakesOf(files, reached) {
    const names = new Set([...reached].flatMap(({ units }) => units.map(({ name }) => name)));
    const others = new Set(files.filter((file) => !reached.has(file) && IMPORTING_FILES.includes(file.language.id)));
    return ({ file, name }) => others.has(file) && name !== '' && names.has(name);
}
function changedLines(changes) {
    const known = (changes?.files ?? []).filter(({ hunks }) => hunks !== 'unknown');
    return new Map(known.map(({ path, hunks }) => {
        const lines = new Set();
        for (const hunk of hunks === 'unknown' ? [] : hunks) {
            let line = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
            for (const { 0: sign } of hunk.lines) {
                if (sign !== ' ')
                    lines.add(line);
                if (sign !== '-')
                    line += 1;
            }
        }
        return [path, lines];
    }));
}
const comparePlaces = (a, b) => a.file.path === b.file.path ? a.startLine - b.startLine : a.file.path < b.file.path ? -1 : 1;
async function likelyPlaces(tree, failure, most) {
    const ranked = await rankUnits(tree, failure);
    const named = ranked.filter(({ unit, score }) => unit.name !== '' && score > 0);
    return spreadOverFiles(mostOfEach(named, MOST_OF_A_NAME, ({ unit }) => unit.name))
        .slice(0, most)
        .map(({ unit }) => ({ path: unit.file.path, line: unit.startLine, name: unit.name }));
}
const MOST_OF_A_NAME = 2;
const MANY_OF_A_FILE = 4;
const FURTHER_SHARE = 0.85;
function spreadOverFiles(ranked) {
    const counts = new Map();
    return ranked
        .map((each) => {
        const before = counts.get(each.unit.file.path) ?? 0;
        counts.set(each.unit.file.path, before + 1);
        return { each, score: each.score * FURTHER_SHARE ** Math.max(0, before + 1 - MANY_OF_A_FILE) };
    })
        .toSorted((a, b) => b.score - a.score)
        .map(({ each }) => each);
}
function mostOfEach(items, most, keyOf) {
    const counts = new Map();
    return items.filter((item) => {
        const count = (counts.get(keyOf(item)) ?? 0) + 1;
        counts.set(keyOf(item), count);
        return count <= most;
    });
}
async function prepareIndex(tree) {
    const [commonest] = [...countLanguages((0,failure_leads .u0)(tree))].toSorted((a, b) => b[1] - a[1]);
    if (commonest !== undefined)
        (await (0,syntax_tree .qd)(commonest[0])).parse('x');
}
function countLanguages(paths) {
    const counts = new Map();
    for (const path of paths) {
        const language = (0,languages .e)(path);
        if (language !== null)
            counts.set(language.id, (counts.get(language.id) ?? 0) + 1);
    }
    return counts;
}
const MAX_TEST_FILES = 8;
function failedTestFiles(tree, { clues, sources, frames }, failures) {
    const reported = failures.flatMap(({ file }) => (file !== null && sources.includes(file) ? [file] : []));
    const printed = frames.filter(({ isTest }) => isTest).map(({ path }) => path);
    const named = [...new Set([...printed, ...reported])];
    if (named.length > 0)
        return named.slice(0, MAX_TEST_FILES);
    const stems = firstTests(tree, sources.filter((path) => clues.names.has((0,source_file .Vc)(path))));
    if (stems.length > 0)
        return stems.slice(0, MAX_TEST_FILES);
    const all = firstTests(tree, sources);
    return all.length > MAX_TEST_FILES ? [] : all;
}
const firstTests = (tree, paths) => [
    ...paths
        .values()
        .filter((path) => tree.isTest(path))
        .take(MAX_TEST_FILES + 1),
];
async function relevantFiles(tree, { clues, sources, frames, tests, wanted, changed, }) {
    const scores = new Map();
    const framed = new Set(frames.map(({ path }) => path));
    const failed = new Set(tests.map(({ path }) => path));
    const mayHold = (path) => (framed.has(path) || !SIDE_FOLDERS.test(path)) &&
        !tree.isTest(path) &&
        !(failed.has(path) && CALLED_TEST.test((0,source_file .Vc)(path)));
    const foldersOfGo = new Set(tests.filter(({ language }) => language.id === 'go').map(source_file .yS));
    const candidates = foldersOfGo.size > 0 ? await goFiles(tree, tests, sources.filter(mayHold)) : sources;
    const candidatesAmong = (paths) => {
        const named = new Set(paths);
        return named.size === 0 ? [] : candidates.filter((path) => named.has(path));
    };
    const add = (path, score) => {
        if (mayHold(path))
            scores.set(path, (scores.get(path) ?? 0) + score);
    };
    for (const path of candidatesAmong(framed))
        add(path, 4);
    for (const path of candidatesAmong(changed.keys()))
        add(path, 2);
    for (const path of new Set((0,source_file .bG)(tests, candidates)))
        add(path, 4);
    const words = [...wanted]
        .filter(([name, weight]) => name.length > 3 && weight >= 1)
        .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const first = [
        ...candidates
            .values()
            .filter(mayHold)
            .take(MAX_RANKED_FILES + 1),
    ];
    const hits = first.length <= MAX_RANKED_FILES
        ? new Map(first.map((path) => [path, 1]))
        : await tree.search(words.slice(0, 30).map(([name]) => name));
    const holding = candidatesAmong(hits.keys());
    const most = holding.reduce((best, path) => Math.max(best, hits.get(path) ?? 0), 1);
    for (const path of holding)
        add(path, (hits.get(path) ?? 0) / most);
    const tested = new Set(tests.map((file) => testStem(file.path)));
    for (const path of candidates) {
        const stem = (0,source_file .Vc)(path);
        if (clues.names.has(stem) || tested.has(stem.toLowerCase()))
            add(path, 2.5);
    }
    for (const path of await declaringFiles(tree, tests, candidates.values().filter(mayHold)))
        add(path, 3);
    if (foldersOfGo.size > 0)
        for (const path of candidates)
            if (foldersOfGo.has((0,source_file .yS)({ path })))
                add(path, 2);
    const ranked = [...scores]
        .map(([path, score]) => ({ path, score }))
        .toSorted((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
    const best = ranked.slice(0, MAX_RANKED_FILES);
    const second = await (0,failure_leads .Ul)(tree, best.slice(0, 5).map(({ path }) => path));
    const known = new Set(best.map(({ path }) => path));
    const further = (0,source_file .bG)(second, candidates).filter((path) => !known.has(path) && mayHold(path) && known.add(path));
    return [...best, ...further.slice(0, 20).map((path) => ({ path, score: 1 }))];
}
const SIDE_FOLDERS = /(?:^|\/)(?:bench(?:es|marks?)?|docs?|examples?)\//;
const CALLED_TEST = /^tests?|tests?$/i;
async function goFiles(tree, tests, products) {
    const reached = new Set(tests.map(source_file .yS));
    const importing = [...tests];
    for (let read = 0; importing.length > 0 && read < MAX_READ_FILES; read += 1) {
        const file = importing.shift();
        const imported = file === undefined ? [] : (0,source_file .c5)(file, products);
        const folders = new Set([...imported.map((path) => (0,source_file .yS)({ path })), ...(read === 0 ? reached : [])]);
        for (const path of products) {
            const language = (0,languages .e)(path);
            const folder = (0,source_file .yS)({ path });
            if (language === null || !folders.has(folder) || (read > 0 && reached.has(folder)))
                continue;
            importing.push({ path, language, text: (await tree.readText(path)) ?? '' });
        }
        for (const folder of folders)
            reached.add(folder);
    }
    return products.filter((path) => reached.has((0,source_file .yS)({ path })));
}
async function declaringFiles(tree, tests, products) {
    const names = tests.flatMap(({ language, text }) => (language.id === 'rust' ? (0,source_file .vp)(text) : []));
    if (names.length === 0)
        return [];
    const declares = new RegExp(`\\b(?:struct|enum|trait|union|type|fn|const|static|macro_rules!)\\s+(?:${[...new Set(names)].join('|')})\\b`);
    const found = [];
    for (const path of products.filter((each) => each.endsWith('.rs')).take(MAX_READ_FILES))
        if (declares.test((await tree.readText(path)) ?? ''))
            found.push(path);
    return found;
}
const MAX_READ_FILES = 200;
const testStem = (path) => (0,source_file .Vc)(path)
    .replace(/^(?:test_|Test(?=[A-Z]))|(?:_test|[._-]?[Tt]ests?|[._-]spec|TestCase|Spec|IT)$/g, '')
    .replace(/\.(?:test|spec)$/, '')
    .toLowerCase();
function frameScore(frames, unit) {
    let best = 0;
    const productFrames = frames.filter((frame) => !frame.isTest);
    for (const [rank, { path, line }] of productFrames.entries()) {
        if (path === unit.file.path && (0,source_file .Hq)(unit, line))
            best = Math.max(best, (unit.name === '' ? 3 : 10) / (1 + rank * 0.4));
    }
    return best;
}
function nameScore(place, { wanted, seeds, reached, likeness, printing, words }) {
    if (place === undefined)
        return -1;
    const ofOwner = place.owner === '' ? 0 : (wanted.get(place.owner) ?? 0);
    const isImplicit = /^__\w+__$/.test(place.short);
    const direct = (seeds.get(place) ?? 0) * 1.3 + Math.min(isImplicit ? 3 : 1.5, ofOwner);
    const placeWords = (0,solver_names .Lo)(place.short);
    const shared = placeWords.filter((word) => words.has(word)).length;
    return (direct +
        (reached.get(place) ?? 0) +
        (placeWords.length === 0 ? 0 : (1.5 * shared) / placeWords.length) +
        LIKENESS * (likeness.get(place) ?? 0) +
        PRINTING * (printing.get(place) ?? 0));
}
function failingTexts({ output, failures }, failing) {
    const printed = failures
        .slice(0, MAX_FAILURES_READ)
        .flatMap(({ id, message }) => [message, ...output.linesOf(id)]);
    const wanted = failing.flatMap(({ file, line, rows }) => [
        ...rows.map((row) => (0,source_file .qd)(file, row)),
        ...(line === null ? [] : [file.text.split('\n')[line - 1] ?? '']),
    ]);
    return [...(failures.length === 0 ? output.naming() : printed), ...wanted].join('\n');
}
const PRINTING = 3;
const LIKENESS = 4;
function recentScore(unit, lines) {
    if (lines === undefined)
        return 0;
    let count = 0;
    for (let line = unit.startLine; line <= unit.endLine; line += 1)
        if (lines.has(line))
            count += 1;
    return count === 0 ? 0 : 1 + Math.min(1, count / Math.max(1, unit.endLine - unit.startLine + 1));
}
function clueWords({ names }) {
    return new Set([...names.keys()]
        .flatMap(solver_names .Lo)
        .filter((word) => word.length > 2 && !WORDS_OF_ANY_FAILURE.includes(word)));
}
const WORDS_OF_ANY_FAILURE = (0,languages .p) `test tests error expected actual assert equal equals should the and for not with
   from value values true false none null line file fail failed failure got want exception traceback self
   args result assertion`;
const IN_LINE = 5;
const IN_TEST = 4;
const IN_HELPER = 2.5;
const IN_FILE = 0.7;
const IN_ANY_TEST = 1.5;
const MENTIONED = 0.5;
function* nodesOfTests({ names }, files, { failing, helpers }) {
    const rest = failing.length > 0 ? IN_FILE : IN_ANY_TEST;
    for (const file of files)
        for (const { name, expressions } of file.units) {
            const isNamed = failing.length === 0 && names.has(name.split('.').at(-1) ?? '');
            for (const node of expressions)
                yield { file, node, weight: isNamed ? IN_TEST : rest };
        }
    for (const { file, node } of helpers)
        for (const each of node.descendants())
            yield { file, node: each, weight: IN_HELPER };
    for (const { file, node, line, rows } of failing)
        for (const each of node.descendants()) {
            const failed = each.line === line || rows.some((row) => (0,source_file .UO)(each, row));
            yield { file, node: each, weight: failed ? IN_LINE : IN_TEST };
        }
}
const isOfRunner = ({ file, node }) => file.language.id === 'go' && /^tb?\.\w+\(/.test((0,source_file .qd)(file, node).slice(0, 40));
function callOfHelper(helpers) {
    const names = new Set(helpers.map(({ file, node }) => (0,source_file .Cq)(node, file)));
    return ({ file, node }) => {
        const isCall = file.language.types.calls.includes(node.type);
        if (!isCall && !file.language.types.identifiers.includes(node.type))
            return false;
        const callee = isCall ? (0,solver_names .ow)(node) : node;
        const isPlain = callee !== null && !/[.>]\s*\w+$/.test((0,source_file .qd)(file, callee).slice(-MAX_CALLEE_CHARS));
        return isPlain && names.has(isCall ? (0,solver_names .nk)(node, file.text) : (0,source_file .qd)(file, node));
    };
}
const MAX_CALLEE_CHARS = 100;
const DISPATCHED = 3;
const wantedTexts = (failing) => failing.flatMap(({ file, node, line, rows }) => [
    ...rows.flatMap((row) => literalsIn(file, row)),
    ...(line === null || rows.length > 0
        ? []
        : [...node.descendants()]
            .filter((each) => each.line === line && /string/.test(each.type))
            .flatMap((each) => literalsIn(file, each))),
]);
const weightOfName = (times) => Math.min(2, 0.7 + times * 0.2);
function wantedNames({ mentioned }, nodes) {
    const wanted = new Map();
    const add = (name, weight) => void wanted.set(name, Math.max(wanted.get(name) ?? 0, weight));
    for (const { file, node, weight } of nodes) {
        const { types } = file.language;
        const called = (0,solver_names .PE)(node, file);
        if (called !== null)
            add(called, weight);
        else if (types.identifiers.includes(node.type) && !(0,solver_names .m0)(node))
            add((0,source_file .qd)(file, node), weight * MENTIONED);
        for (const { method } of operatorMethods(file, node))
            add(method, weight * MENTIONED);
    }
    for (const [name, times] of mentioned)
        add(name, weightOfName(times));
    wanted.delete('');
    return wanted;
}
function seedsOf(graph, { mentioned }, { nodes, rareness, }) {
    const weights = new Map();
    const add = (use, weight) => {
        if (use !== null)
            weights.set(use, Math.max(weights.get(use) ?? 0, weight));
    };
    for (const { file, node, weight } of nodes) {
        add(graph.usedBy(file, node), (0,solver_names .PE)(node, file) === null ? weight * MENTIONED : weight);
        for (const use of graph.operatorsOf(file, node))
            add(use, weight * MENTIONED);
    }
    for (const [name, times] of mentioned)
        add(graph.named(name), weightOfName(times));
    const seeds = new Map();
    for (const [use, weight] of weights)
        for (const place of use.places)
            seeds.set(place, Math.max(seeds.get(place) ?? 0, weight * use.share * rareness(use)));
    return seeds;
}
const LOSS_OF_COMMON = 0.3;
function rarenessIn(graph, tests, failing) {
    const isFailing = (unit) => failing.some(({ node }) => (0,source_file .UO)(node, unit.node) || (0,source_file .UO)(unit.node, node));
    const counts = new Map();
    for (const file of tests)
        for (const unit of file.units.filter((each) => each.name !== '' && !isFailing(each))) {
            const calls = unit.expressions.filter(({ type }) => file.language.types.calls.includes(type));
            const uses = new Set(calls.map((node) => graph.usedBy(file, node)));
            for (const use of uses)
                if (use !== null)
                    counts.set(use, (counts.get(use) ?? 0) + 1);
        }
    return (use) => 1 / (1 + LOSS_OF_COMMON * Math.log(1 + (counts.get(use) ?? 0)));
}
function wordsOfFailure({ failures }, failing) {
    const weights = new Map();
    const add = (text, weight) => {
        for (const word of stemsOf(text))
            weights.set(word, Math.max(weights.get(word) ?? 0, weight));
    };
    for (const { file, node, line, rows } of failing) {
        const tables = rows.flatMap(({ parent }) => (parent === null ? [] : [parent]));
        for (const [from, to] of spansWithout(node, tables))
            add(file.text.slice(from, to), WORD_IN_TEST);
        for (const row of rows)
            add((0,source_file .qd)(file, row), 1);
        if (line !== null)
            add(file.text.split('\n')[line - 1] ?? '', 1);
    }
    for (const { id, message } of failures.slice(0, MAX_FAILURES_READ)) {
        add(id.split(/::|[>›#/]| /).at(-1) ?? '', 1);
        add(message, 1);
    }
    return weights;
}
function spansWithout(whole, parts) {
    const sorted = [...new Set(parts)].toSorted((a, b) => a.start - b.start);
    const starts = [whole.start, ...sorted.map(({ end }) => end)];
    const ends = [...sorted.map(({ start }) => start), whole.end];
    return starts.map((start, at) => [start, ends[at] ?? start]);
}
const WORD_IN_TEST = 0.5;
const MAX_FAILURES_READ = 50;


  }),

  16580:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Lo: () => (  nameWords),
    PE: () => (  calledIn),
    bl: () => (  holdsWord),
    lf: () => (  ENTRIES),
    m0: () => (  isKey),
    nk: () => (  calledName),
    ow: () => (  calleeOf),
    qZ: () => (  unquoted)
  });
const MAX_NAME_CHARS = 200;
const calleeOf = (call) => call.childByField('name') ??
    call.childByField('function') ??
    call.childByField('constructor') ??
    call.childByField('method');
function calledName(call, text) {
    const name = calleeOf(call);
    if (name === null)
        return '';
    return (/[\w$]+[?!]?$/.exec(text.slice(Math.max(name.start, name.end - MAX_NAME_CHARS), name.end))?.[0] ?? '');
}
function calledIn(node, { text, language }) {
    if (language.types.calls.includes(node.type))
        return calledName(node, text);
    const isInMacro = node.type === 'identifier' && node.parent?.type === 'token_tree' && text[node.end] === '(';
    return isInMacro ? text.slice(node.start, node.end) : null;
}
const unquoted = (text) => /^\w*(["'`])([\s\S]*)\1$/.exec(text)?.[2] ?? null;
function holdsWord(value, text) {
    for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1)) {
        const starts = !/\w\w/.test(`${text[at - 1] ?? ' '}${value[0]}`);
        if (starts && !/\w\w/.test(`${value.at(-1)}${text[at + value.length] ?? ' '}`))
            return true;
    }
    return false;
}
const nameWords = (name) => name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
const ENTRIES = ['keyed_element', 'pair'];
const KEYED = [...ENTRIES, 'keyword_argument', 'field_initializer', 'named_argument'];
function isKey(node) {
    const part = node.parent?.type === 'literal_element' ? node.parent : node;
    return KEYED.includes(part.parent?.type ?? '') && part.parent?.namedChildren()[0] === part;
}


  }),

  39580:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    g: () => (  treeOf)
  });
  var _workspace_repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66904);

async function treeOf(workspace) {
    const { snapshot, journal } = workspace;
    const policy = await workspace.policy();
    const tests = new Map();
    return {
        paths: () => snapshot.paths(),
        readText: async (path) => journal.get(path)?.bytes.toString('utf8') ?? (await snapshot.readText(path)),
        search: searchesOf(snapshot),
        recentLines: (paths) => snapshot.recentLines(paths),
        isTest(path) {
            const known = tests.get(path);
            if (known !== undefined)
                return known;
            const rule = policy.closed(path)?.rule;
            const isTest = rule === 'test files' || rule === 'test command';
            tests.set(path, isTest);
            return isTest;
        },
        isWritable: (path) => (0,_workspace_repo_path_js__WEBPACK_IMPORTED_MODULE_0__  .SL)(path) && policy.denyWrite(path) === null,
    };
}
const MAX_PATHS_CHARS = 64 * 1024;
function searchesOf({ countLinesWith }) {
    const known = new Map();
    const counted = async (words) => {
        const wider = known.values().find((each) => words.every((word) => each.words.includes(word)));
        const paths = wider === undefined ? null : [...(await wider.counts).keys()];
        if (paths === null || paths.join(' ').length > MAX_PATHS_CHARS)
            return countLinesWith(words);
        return paths.length === 0 ? new Map() : countLinesWith(words, { paths });
    };
    return (words) => {
        const key = words.join('\0');
        const counts = known.get(key)?.counts ?? counted(words);
        known.set(key, { words, counts });
        return counts;
    };
}


  }),

  3938:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Cq: () => (  unitName),
    Hq: () => (  holdsLine),
    Kd: () => (  holderOf),
    MF: () => (  isInlineTest),
    OG: () => (  declaredWithin),
    UK: () => (  isGenerated),
    UO: () => (  isWithin),
    Vc: () => (  stemOf),
    bG: () => (  importsOfAll),
    c5: () => (  importsOf),
    hd: () => (  isFileLevel),
    o$: () => (  readSource),
    op: () => (  declaredName),
    qd: () => (  nodeText),
    rS: () => (  syntaxOf),
    vp: () => (  rustNames),
    yS: () => (  folderOf)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _tree_sitter_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60135);
  var _languages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60407);
  var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16580);




const isInlineTest = (file, node) => file.language.id === 'rust' &&
    [node, ...node.ancestors()].some((each) => attributesOf(each).some((attribute) => TEST_ATTRIBUTE.test(nodeText(file, attribute))));
const TEST_ATTRIBUTE = /^#\[\s*(?:cfg\s*\(\s*test\s*\)|(?:\w+::)*test\b|rstest\b)/;
function attributesOf({ parent, start }) {
    const before = (parent?.children ?? []).filter((each) => each.start < start);
    const others = before.findLastIndex(({ type }) => !/^attribute_item$|comment$/.test(type));
    return before.slice(others + 1);
}
const isGenerated = ({ text }) => /^(?:\/\/|#|\/\*) ?Code generated .*DO NOT EDIT\./m.test(text.slice(0, GENERATED_HEAD_CHARS));
const GENERATED_HEAD_CHARS = 4_000;
const nodeText = (file, node) => file.text.slice(node.start, node.end);
const isWithin = (node, outer) => node.start >= outer.start && node.end <= outer.end;
const METHOD_TYPE_PARAMETERS = /(?<=^func \([^)\n]*\) \w+)\[[^(\n]*\](?=\()/gm;
const TITLED_MACRO = /^([ \t]*[A-Z][A-Z_]*\()([^()"{};]*"(?:\\.|[^"\\\n])*"(?:[^()"{};]|"(?:\\.|[^"\\\n])*")*)(?=\)\s*\{)/gm;
const EXPORT_MACRO = /(?<=\b(?:class|struct)\s+)[A-Z][A-Z\d_]*(?=\s+\w+\s*(?:final\s*)?(?::[^:]|\{))/g;
const IS_FLOW = /^\s*(?:\/\/|\/?\*).*@flow\b/m;
async function syntaxOf(text, { id }) {
    const parser = await (0,_tree_sitter_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__  .qd)(id === 'javascript' && IS_FLOW.test(text.slice(0, 2000)) ? 'tsx' : id);
    return parser.readSource(textForGrammar(text, id));
}
function textForGrammar(text, id) {
    if (id === 'go')
        return text.replace(METHOD_TYPE_PARAMETERS, blank);
    if (id !== 'cpp')
        return text;
    return text
        .replace(TITLED_MACRO, (_, head, given) => head + blank(given))
        .replace(EXPORT_MACRO, blank);
}
const blank = (text) => text.replace(/[^\n]/g, ' ');
async function readSource(path, text, language) {
    const root = await syntaxOf(text, language);
    const declared = declarationsOf(root, text, language);
    const units = [];
    const file = { path, text, language, root, declared, units };
    const tops = outermostFunctions(root, language);
    for (const node of tops.filter((each) => !isOverload(each, file)))
        units.push(unitOf(file, { node, nodes: [...node.descendants()], name: unitName(node, file) }));
    const inFunctions = new Set(tops);
    const outside = [...root.descendants(inFunctions)];
    units.push(unitOf(file, { node: root, nodes: outside, name: '' }));
    return file;
}
function isOverload({ parent, start }, { text }) {
    const isDecorated = parent !== null && parent.type === 'decorated_definition';
    return isDecorated && /^\s*@(?:\w+\.)?overload\s*$/m.test(text.slice(parent.start, start));
}
function outermostFunctions(root, { types }) {
    const found = new Set();
    for (const { children } of root.descendants(found))
        for (const child of children)
            if (types.functions.includes(child.type))
                found.add(child);
    return [...found].sort((a, b) => a.start - b.start);
}
function unitName(node, file) {
    const name = node.childByField('name') ?? declaredName(node);
    const owners = [...node.ancestors()]
        .filter(({ type }) => file.language.types.classes.includes(type))
        .map((above) => above.childByField('name') ?? above.childByField('type'));
    const receiver = node.childByField('receiver');
    const named = [...owners.toReversed(), receiver && typeName(receiver), name];
    const names = named.flatMap((each) => (each === null ? [] : [nodeText(file, each).replaceAll('::', '.')]));
    return [...names, ...(name === null ? [holderName(node, file)] : [])].filter(Boolean).join('.');
}
function declaredName(node) {
    const inner = node.childByField('declarator') ?? (/^reference_/.test(node.type) ? node.namedChildren()[0] : null);
    if (inner == null)
        return null;
    return declaredName(inner) ?? (/declarat/.test(inner.type) ? null : inner);
}
const typeName = (receiver) => receiver.descendants().find(({ type }) => type === 'type_identifier') ?? null;
const NAMING_FIELDS = (0,_languages_js__WEBPACK_IMPORTED_MODULE_2__  .p) `name property key left declarator`;
function holderOf(node, file) {
    for (const above of node.ancestors()) {
        if (file.language.types.blocks.includes(above.type))
            break;
        const named = NAMING_FIELDS.map((field) => above.childByField(field)).find(
        (each) => each !== null && (each.field !== 'key' || !/^\w+\.\w/.test(nodeText(file, each))));
        if (named != null)
            return named;
    }
    return null;
}
function holderName(node, file) {
    const { blocks, calls } = file.language.types;
    const holder = holderOf(node, file);
    if (holder !== null)
        return nodeText(file, holder);
    let name = '';
    for (const above of node.ancestors()) {
        if (blocks.includes(above.type))
            break;
        if (calls.includes(above.type))
            name ||= (0,_names_js__WEBPACK_IMPORTED_MODULE_3__  .nk)(above, file.text);
        if (above.type === 'export_statement')
            name ||= 'default';
    }
    return name;
}
function unitOf(file, { node, nodes, name }) {
    const { language, text } = file;
    return {
        file,
        name,
        node,
        startLine: node.line,
        endLine: node.line + text.slice(node.start, node.end).split('\n').length - 1,
        expressions: nodes.filter((each) => isExpression(each, language)),
    };
}
const byPosition = new WeakMap();
function declaredWithin({ declared }, node) {
    const sorted = byPosition.get(declared) ??
        declared.map((each, at) => ({ each, at })).toSorted((a, b) => a.each.at.start - b.each.at.start);
    byPosition.set(declared, sorted);
    const indexOf = (position) => {
        let [from, to] = [0, sorted.length];
        while (from < to) {
            const middle = (from + to) >> 1;
            if ((sorted[middle]?.each.at.start ?? 0) < position)
                from = middle + 1;
            else
                to = middle;
        }
        return from;
    };
    return sorted
        .slice(indexOf(node.start), indexOf(node.end))
        .toSorted((a, b) => a.at - b.at)
        .flatMap(({ each }) => (isWithin(each.at, node) ? [each] : []));
}
const NO_VALUE_FIELDS = (0,_languages_js__WEBPACK_IMPORTED_MODULE_2__  .p) `attribute property field name type label alias key pattern function_name method
   declarator`;
function isExpression(node, language) {
    if (!node.isNamed || !language.types.expressions.includes(node.type))
        return false;
    if (node.field !== null && NO_VALUE_FIELDS.includes(node.field))
        return false;
    const above = node.parent;
    if (above === null || language.types.parameters.includes(above.type))
        return false;
    return !NO_VALUE_PARENTS.includes(above.type);
}
const NO_VALUE_PARENTS = (0,_languages_js__WEBPACK_IMPORTED_MODULE_2__  .p) `import_statement import_from_statement dotted_name aliased_import decorator
   type global_statement nonlocal_statement import_clause import_specifier named_imports export_specifier
   type_annotation parameter_declaration marker_annotation annotation scoped_identifier
   scoped_type_identifier use_declaration default_parameter_name labeled_statement package_clause
   inferred_parameters pattern_list as_pattern_target attribute_item string concatenated_string
   array_pattern object_pattern method_reference meta_property variable_name reference_declarator
   method_parameters block_parameters splat_parameter keyword_parameter optional_parameter`;
const holdsLine = (unit, line) => line >= unit.startLine && line <= unit.endLine;
function stemOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const dot = name.lastIndexOf('.');
    return dot === -1 ? name : name.slice(0, dot);
}
const folderOf = ({ path }) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
function importsOf(file, products) {
    const wanted = importedPaths(file);
    if (wanted.length === 0)
        return [];
    const extension = /\.(?:[cm]?[jt]sx?)$/;
    return products.filter((path) => {
        if (path === file.path)
            return false;
        const shortened = path.replace(extension, '').replace(/(?:^|\/)index$/, '') || '.';
        return wanted.some(({ kind, end }) => {
            if (kind === 'folder')
                return path.endsWith('.go') && `/${node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path)}`.endsWith(`/${end}`);
            if (kind === 'relative')
                return shortened === end || path === end;
            return path === end || path.endsWith(`/${end}`) || shortened === end || shortened.endsWith(`/${end}`);
        });
    });
}
function importsOfAll(files, products) {
    const wanted = files.flatMap(importedPaths);
    if (wanted.length === 0)
        return [];
    const names = new Set(wanted.map(({ end }) => end.slice(end.lastIndexOf('/') + 1)));
    const hasFolders = wanted.some(({ kind }) => kind === 'folder');
    const near = products.filter((path) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        const stem = stemOf(name);
        return names.has(name) || names.has(stem) || stem === 'index' || (hasFolders && path.endsWith('.go'));
    });
    return files.flatMap((file) => importsOf(file, near));
}
function importedPaths(file) {
    const head = file.text.slice(0, 20_000);
    const all = (pattern) => [...head.matchAll(pattern)].map(([, name = '']) => name);
    const ends = (names) => names.map((end) => ({ kind: 'end', end }));
    switch (file.language.id) {
        case 'python':
            return ends(pythonModules(head).flatMap((module) => [`${module}.py`, `${module}/__init__.py`]));
        case 'java': {
            const imported = all(/^\s*import\s+(?:static\s+)?([\w.]+);/gm).map((name) => name.replaceAll('.', '/'));
            return ends([...imported, ...new Set(all(/\b([A-Z]\w+)\b/g))].map((name) => `${name}.java`));
        }
        case 'rust':
            return ends(rustNames(head).flatMap((name) => [`${name}.rs`, `${name}/mod.rs`]));
        case 'php': {
            const used = all(/^\s*use\s+(?:function\s+)?([\w\\]+)/gm).map((name) => name.split('\\').at(-1) ?? '');
            const required = all(/\b(?:require|include)(?:_once)?\b[^;'"]*['"]\/?([^'"]+\.php)['"]/g);
            const named = new Set(all(/\b([A-Z]\w+)\b/g));
            return ends([...[...used, ...named].map((name) => `${name}.php`), ...required.map(withoutDotPrefix)]);
        }
        case 'ruby': {
            const required = all(/^\s*require(?:_relative)?\s*\(?['"]([^'"]+)['"]/gm);
            return ends(required.map((name) => `${withoutDotPrefix(name).replace(/\.rb$/, '')}.rb`));
        }
        case 'cpp': {
            const included = all(/^\s*#\s*include\s*["<]([^">]+)[">]/gm).map(withoutDotPrefix);
            const stems = included.map((name) => name.replace(/\.\w+$/, ''));
            return ends([
                ...included,
                ...stems.flatMap((stem) => ['.c', '.cc', '.cpp', '.cxx'].map((end) => stem + end)),
            ]);
        }
        case 'go':
            return all(/"[^"\n]*\/([\w-]+)"/g).map((end) => ({ kind: 'folder', end }));
        default: {
            const folder = folderOf(file);
            return all(/(?:from|require\(|import\(|import)\s*['"]([^'"\n]+)['"]/g).map((name) => {
                const stem = name.replace(/\.(?:[cm]?[jt]sx?)$/, '');
                return stem.startsWith('.')
                    ? { kind: 'relative', end: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, stem).replace(/\/$/, '') }
                    : { kind: 'end', end: stem.replace(/^[@~]\//, '').replace(/^[\w-]+:/, '') };
            });
        }
    }
}
const withoutDotPrefix = (path) => path.replace(/^(?:\.{0,2}\/)+/, '');
const rustNames = (text) => (text.match(/\b(?:use|mod)\s+[^;{]+(?:\{[^;]*\})?\s*;/g) ?? [])
    .flatMap((each) => each.match(/\w+/g) ?? [])
    .filter((name) => !OF_RUST.has(name));
const OF_RUST = new Set(['use', 'mod', 'crate', 'self', 'super', 'std', 'core', 'alloc', 'as', 'Self']);
function pythonModules(head) {
    const statements = head.matchAll(/^\s*(?:from\s+([.\w]+)\s+import\s+\(?([\w\s,]+)|import\s+([.\w]+))/gm);
    return [...statements].flatMap(([, from, names = '', plain = '']) => {
        const module = (from ?? plain).replace(/^\.+/, '').replaceAll('.', '/');
        const members = names.split(/[\s,]+/).filter((name) => name !== '');
        const prefix = module === '' ? [] : [module];
        return [...prefix, ...members.map((name) => [...prefix, name].join('/'))];
    });
}
const NOT_NAMES = new Set(['value', 'type', 'right', 'default', 'annotation', 'return_type', 'body']);
function declarationsOf(root, text, language) {
    const found = [];
    const fields = new Map();
    for (const [type, field] of language.declarations)
        fields.set(type, [...(fields.get(type) ?? []), field]);
    for (const node of root.descendants()) {
        if (language.types.parameters.includes(node.type))
            addAll(node, node, true);
        for (const field of fields.get(node.type) ?? []) {
            for (const child of node.children) {
                if (field === '' ? child.isNamed : child.field === field)
                    addAll(child, node, false);
            }
        }
    }
    return found;
    function addAll(below, declaration, isParameter) {
        const around = (at) => at.ancestors().find(({ parent }) => parent === below) ?? at;
        for (const at of declaredIn(below, language)) {
            const type = typeText(isParameter ? around(at) : declaration, text);
            const isDefinition = language.types.functions.includes(declaration.type) ||
                language.types.classes.includes(declaration.type);
            const from = isDefinition && !isParameter && declaration.parent !== null ? declaration.parent : at;
            const scope = [from, ...from.ancestors()].find(({ type: each }) => language.scopes.includes(each)) ?? root;
            const name = text.slice(at.start, at.end);
            found.push({ name, isParameter, scope, at, type });
        }
    }
}
function* declaredIn(node, language) {
    if (isNameNode(node, language)) {
        yield node;
        return;
    }
    for (const child of node.children) {
        if (child.field !== null && NOT_NAMES.has(child.field) && child !== node)
            continue;
        if (language.types.members.includes(child.type) || language.types.subscripts.includes(child.type))
            continue;
        yield* declaredIn(child, language);
    }
}
const isNameNode = ({ type }, language) => language.types.identifiers.includes(type) || type === 'shorthand_property_identifier_pattern';
function typeText(declaration, text) {
    const typeNode = declaration.childByField('type') ??
        (declaration.parent === null ? null : declaration.parent.childByField('type'));
    return typeNode === null ? null : text.slice(typeNode.start, typeNode.end).replace(/^:\s*/, '');
}
const isFileLevel = ({ scope }, language) => scope.parent === null || language.types.classes.includes(scope.parent.type) || scope.type === 'class_body';


  }),

  89941:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bi: () => (  missingFile),
    GM: () => (  blockedDenial),
    J5: () => (  refused),
    Z5: () => (  blocked),
    gB: () => (  MAX_ANSWER_BYTES),
    gz: () => (  failed),
    hr: () => (  FileTree),
    oQ: () => (  answered),
    pq: () => (  countOf),
    tu: () => (  asInstalled),
    z: () => (  missingFolder)
  });
  var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26910);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59199);
  var _core_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36541);
  var _journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2299);
  var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66904);





const HIDDEN_LINE = `${_core_redaction_js__WEBPACK_IMPORTED_MODULE_1__  .gY}secret]`;
class FileTree {
    #snapshot;
    #journal;
    #redact;
    #shown = { text: '', redacted: '' };
    constructor(snapshot, journal, redact) {
        this.#snapshot = snapshot;
        this.#journal = journal;
        this.#redact = redact;
    }
    shownLines(text, lines) {
        if (text !== this.#shown.text)
            this.#shown = { text, redacted: this.#redact(text) };
        const { redacted } = this.#shown;
        if (redacted === text)
            return lines;
        const open = new Set(redacted.split(/\r?\n/));
        return lines.map((line) => {
            if (open.has(line))
                return line;
            const alone = this.#redact(line);
            return open.has(alone) ? alone : HIDDEN_LINE;
        });
    }
    find(path) {
        if (path === '')
            return { kind: 'folder' };
        const file = this.#file(path);
        if (file !== null)
            return file;
        if (this.#isFolder(path))
            return { kind: 'folder' };
        for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
            const above = this.#file(path.slice(0, slash));
            if (above !== null)
                return { kind: 'blocked', by: above.path, byKind: above.kind };
        }
        return { kind: 'missing' };
    }
    *files(folder) {
        const { tree } = this.#snapshot;
        const { start, end } = tree.range(folder);
        const added = this.#added(folder);
        let next = added.shift();
        for (let position = start; position < end; position += 1) {
            const base = tree.entry(position);
            for (; next !== undefined && (0,_journal_js__WEBPACK_IMPORTED_MODULE_2__  .cD)(next.path, base.path) < 0; next = added.shift()) {
                yield fromJournal(next);
            }
            const entry = this.#journal.get(base.path);
            yield entry === null ? fromBase(base) : fromJournal(entry);
        }
        for (; next !== undefined; next = added.shift())
            yield fromJournal(next);
    }
    async holding(folder, text) {
        const { paths, problem } = await this.#snapshot.holding(folder, text);
        const all = new Set([...paths, ...this.#written(folder).map(({ path }) => path)]);
        const files = [...all].sort(_journal_js__WEBPACK_IMPORTED_MODULE_2__  .cD).flatMap((path) => this.#file(path) ?? []);
        return { files, problem };
    }
    *children(folder) {
        const names = new Set();
        for (const child of this.#snapshot.tree.children(folder)) {
            names.add(child.name);
            yield { name: child.name, isFolder: child.kind === 'folder' };
        }
        const depth = folder === '' ? 0 : folder.length + 1;
        for (const { path } of this.#added(folder)) {
            const [name = '', ...below] = path.slice(depth).split('/');
            if (names.has(name))
                continue;
            names.add(name);
            yield { name, isFolder: below.length > 0 };
        }
    }
    async read(file, maxBytes) {
        return file.source === 'base'
            ? this.#snapshot.read(file.entry, maxBytes)
            : { kind: 'bytes', bytes: file.entry.bytes };
    }
    #file(path) {
        const entry = this.#journal.get(path);
        if (entry !== null)
            return fromJournal(entry);
        const base = this.#snapshot.tree.find(path);
        return base === null ? null : fromBase(base);
    }
    #isFolder(path) {
        return this.#snapshot.tree.holdsFolder(path) || this.#added(path).length > 0;
    }
    #added(folder) {
        return this.#written(folder).filter((entry) => entry.base === null);
    }
    #written(folder) {
        const prefix = folder === '' ? '' : `${folder}/`;
        return this.#journal.latest().filter((entry) => entry.path.startsWith(prefix));
    }
}
const fromJournal = (entry) => {
    return { source: 'journal', path: entry.path, kind: 'file', entry };
};
const fromBase = (entry) => {
    return { source: 'base', path: entry.path, kind: entry.kind, entry };
};
const MAX_ANSWER_BYTES = 16 * 1024;
const answered = (output, meta) => ({ ok: true, output, meta });
const failed = (output, meta = {}) => ({ ok: false, output, meta });
function refused(path, { rule, reason, opens }) {
    const shown = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__  .P8)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)(path, 200));
    return {
        ok: false,
        output: `Refused: ${reason}.`,
        meta: { denied: rule, path: shown, reason, ...(0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__  .sw)({ opens }) },
    };
}
const asInstalled = (observation) => ({
    ...observation,
    meta: { ...observation.meta, installed: true },
});
const countOf = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;
function missingFile(tree, path) {
    const paths = tree.files('').map((file) => file.path);
    return failed(`${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__  .P8)(path)} does not exist.${hint(path, paths)}`, { path });
}
function missingFolder(tree, path) {
    const folders = foldersAbove(tree.files('').map((file) => file.path));
    return failed(`The folder ${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__  .P8)(path)} does not exist.${hint(path, folders)}`, { path });
}
function blockedDenial(path, { by, byKind }) {
    const shown = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__  .P8)(by);
    switch (byKind) {
        case 'file':
            return { rule: 'path: names no file', reason: `${shown} is a file, so nothing can be in it` };
        case 'link':
            return {
                rule: 'path: through a link',
                reason: `${shown} is a symbolic link, and links are not followed`,
            };
        case 'submodule':
            return {
                rule: 'path: in a submodule',
                reason: `${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__  .P8)(path)} is in the submodule ${shown}, which is another repository`,
            };
    }
}
function blocked(path, found) {
    return refused(path, blockedDenial(path, found));
}
const MAX_SUGGESTIONS = 5;
const MIN_LIKENESS = 0.5;
function hint(wanted, paths) {
    const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    const name = nameOf(wanted);
    const pairs = letterPairs(name);
    const scored = [];
    for (const path of paths) {
        const score = nameLikeness(nameOf(path), name, pairs);
        if (score >= MIN_LIKENESS)
            scored.push({ path, score: score + sharedFolders(path, wanted) / 100 });
    }
    scored.sort((a, b) => b.score - a.score || (0,_journal_js__WEBPACK_IMPORTED_MODULE_2__  .cD)(a.path, b.path));
    const near = scored.slice(0, MAX_SUGGESTIONS).map(({ path }) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__  .P8)(path));
    return near.length === 0 ? '' : ` Near it: ${near.join(', ')}`;
}
function* foldersAbove(paths) {
    const seen = new Set();
    for (const path of paths) {
        let slash = path.lastIndexOf('/');
        while (slash !== -1 && !seen.has(path.slice(0, slash))) {
            const folder = path.slice(0, slash);
            seen.add(folder);
            yield folder;
            slash = folder.lastIndexOf('/');
        }
    }
}
function nameLikeness(name, wanted, wantedPairs) {
    if (name === wanted)
        return 1;
    const shortest = Math.min(name.length, wanted.length);
    if (shortest * 3 < Math.max(name.length, wanted.length))
        return 0;
    const pairs = letterPairs(name);
    let common = 0;
    for (const pair of pairs)
        if (wantedPairs.has(pair))
            common += 1;
    return (2 * common) / (pairs.size + wantedPairs.size || 1);
}
function letterPairs(name) {
    const pairs = new Set();
    for (let at = 0; at + 2 <= name.length; at += 1)
        pairs.add(name.slice(at, at + 2));
    return pairs;
}
function sharedFolders(path, wanted) {
    const folders = path.split('/');
    const wantedFolders = wanted.split('/');
    let shared = 0;
    while (shared < folders.length && folders[shared] === wantedFolders[shared])
        shared += 1;
    return Math.min(shared, 20);
}


  }),

  14189:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    HC: () => (  filesHolding),
    Hv: () => (  recentLines),
    Vc: () => (  GitObjects),
    ZR: () => (  countLinesWith),
    yY: () => (  blobIdOfFile),
    zA: () => (  blobId)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7403);
  var _core_unified_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37304);
  var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59268);





const READ_BYTES = 1024 * 1024;
function blobId(bytes, idLength) {
    return startBlob(bytes.length, idLength).update(bytes).digest('hex');
}
function blobIdOfFile(path, idLength) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
        const hash = startBlob(size, idLength);
        const chunk = Buffer.allocUnsafe(Math.min(size, READ_BYTES));
        for (let at = 0; at < size;) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, chunk, 0, chunk.length, at);
            if (read === 0)
                break;
            hash.update(chunk.subarray(0, read));
            at += read;
        }
        return hash.digest('hex');
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
const startBlob = (size, idLength) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(idLength === 64 ? 'sha256' : 'sha1').update(`blob ${size}\0`);
const MAX_GIT_SILENCE_MS = 30_000;
const MAX_ENDING_MS = 1_000;
class GitObjects {
    #repository;
    #patience;
    #batch = null;
    #hasStalled = false;
    #isClosed = false;
    constructor(repository, { timeoutMs = MAX_GIT_SILENCE_MS, ...patience } = {}) {
        this.#repository = repository;
        this.#patience = { ...patience, timeoutMs };
    }
    async read(id, maxBytes) {
        const first = await this.#ask(id, maxBytes);
        const answer = first.kind === 'ended' ? await this.#ask(id, maxBytes) : first;
        switch (answer.kind) {
            case 'missing':
                return { kind: 'unreadable', why: 'its content is not in this clone of the repository' };
            case 'ended':
                return { kind: 'unreadable', why: 'git cannot read it' };
            case 'stalled':
                this.#hasStalled = true;
                return { kind: 'unreadable', why: 'git did not answer: its directory was tampered with' };
            case 'blob': {
                const { size, content: bytes } = answer;
                if (bytes === null)
                    return { kind: 'too_large', size };
                if (blobId(bytes, id.length) === id)
                    return { kind: 'bytes', bytes };
                return { kind: 'unreadable', why: 'its object in the git directory is damaged' };
            }
            default:
                return (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__  .xb)(answer);
        }
    }
    async close() {
        this.#isClosed = true;
        await this.#batch?.close();
    }
    async #ask(id, maxBytes) {
        if (this.#isClosed)
            return { kind: 'ended' };
        if (this.#hasStalled)
            return { kind: 'stalled' };
        if (this.#batch === null || this.#batch.hasEnded)
            this.#batch = new Batch(this.#repository, this.#patience);
        return this.#batch.ask(id, maxBytes);
    }
}
class Batch {
    hasEnded = false;
    #process;
    #ended;
    #patience;
    #questions = [];
    #answered = 0;
    #header = '';
    #body = null;
    #timer = null;
    constructor(repository, patience) {
        this.#patience = patience;
        const args = ['-c', 'core.bigFileThreshold=1m', 'cat-file', '--batch'];
        this.#process = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__  .Iz)(repository.gitDir, args, { cwd: repository.root });
        this.#process.stdout.on('data', (chunk) => this.#receive(chunk));
        this.#process.stderr.resume();
        this.#process.stdin.on('error', () => { });
        const hurry = () => {
            if (this.#timer !== null)
                this.#startTimer();
        };
        patience.signal?.addEventListener('abort', hurry, { once: true });
        this.#ended = new Promise((resolve) => {
            const end = () => {
                patience.signal?.removeEventListener('abort', hurry);
                this.#end('ended');
                resolve();
            };
            this.#process.once('error', end).once('close', end);
        });
    }
    ask(id, maxBytes) {
        if (this.hasEnded)
            return Promise.resolve({ kind: 'ended' });
        return new Promise((resolve) => {
            this.#questions.push({ maxBytes, resolve });
            if (this.#timer === null)
                this.#startTimer();
            this.#process.stdin.write(`${id}\n`);
        });
    }
    async close() {
        this.#process.stdin.end();
        const timer = setTimeout(() => this.#process.kill('SIGKILL'), MAX_ENDING_MS);
        await this.#ended;
        clearTimeout(timer);
    }
    #receive(chunk) {
        this.#timer?.refresh();
        let offset = 0;
        while (offset < chunk.length) {
            offset =
                this.#body === null ? this.#readHeader(chunk, offset) : this.#readBody(this.#body, chunk, offset);
        }
    }
    #readHeader(chunk, offset) {
        const end = chunk.indexOf(10, offset);
        this.#header += chunk.toString('latin1', offset, end === -1 ? chunk.length : end);
        if (end === -1)
            return chunk.length;
        const [, type, length] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(this.#header) ?? [];
        this.#header = '';
        if (length === undefined)
            this.#answer({ kind: 'missing' });
        else {
            const [size, isBlob] = [Number(length), type === 'blob'];
            const isWanted = isBlob && size <= (this.#questions[this.#answered]?.maxBytes ?? 0);
            this.#body = { size, isBlob, bytes: isWanted ? Buffer.allocUnsafe(size + 1) : null, filled: 0 };
        }
        return end + 1;
    }
    #readBody(body, chunk, offset) {
        const taken = Math.min(body.size + 1 - body.filled, chunk.length - offset);
        body.bytes?.set(chunk.subarray(offset, offset + taken), body.filled);
        body.filled += taken;
        if (body.filled === body.size + 1) {
            this.#body = null;
            const content = body.bytes?.subarray(0, -1) ?? null;
            this.#answer(body.isBlob ? { kind: 'blob', size: body.size, content } : { kind: 'missing' });
        }
        return offset + taken;
    }
    #answer(answer) {
        this.#questions[this.#answered]?.resolve(answer);
        this.#answered += 1;
        if (this.#answered < this.#questions.length)
            return;
        this.#questions = [];
        this.#answered = 0;
        this.#stopTimer();
    }
    #end(kind) {
        this.hasEnded = true;
        this.#stopTimer();
        for (const question of this.#questions.slice(this.#answered))
            question.resolve({ kind });
        this.#questions = [];
    }
    #startTimer() {
        this.#stopTimer();
        const stall = () => {
            this.#process.kill('SIGKILL');
            this.#end('stalled');
        };
        this.#timer = setTimeout(stall, (0,_git_js__WEBPACK_IMPORTED_MODULE_2__  .si)(this.#patience));
    }
    #stopTimer() {
        if (this.#timer !== null)
            clearTimeout(this.#timer);
        this.#timer = null;
    }
}
const MAX_SEARCH_MS = 60_000;
const LIST_FILES = 'grep --files-with-matches --null --full-name --no-color --text --no-textconv --fixed-strings'.split(' ');
async function filesHolding(repository, { commit, folder, text }, { timeoutMs = MAX_SEARCH_MS, ...patience } = {}) {
    const where = folder === '' ? [] : ['--', folder];
    const options = { ...patience, timeoutMs, cwd: repository.root };
    const answer = await repository
        .ask([...LIST_FILES, '-e', text, commit, ...where], options)
        .catch(() => null);
    if (answer === null || answer.exitCode > 1)
        return { paths: [], problem: 'all files, which git did not search to the end,' };
    const names = answer.stdout.toString('utf8').split('\0').slice(0, -1);
    return {
        paths: names.map((name) => name.slice(commit.length + 1)),
        problem: answer.stderr === '' ? null : 'files that git could not read',
    };
}
async function countLinesWith({ repository, commit }, words, searched = null) {
    if (words.length === 0)
        return new Map();
    const any = words.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');
    const args = 'grep --count -z --text --extended-regexp --word-regexp'.split(' ');
    const isByEnding = searched !== null && 'endings' in searched;
    const threads = isByEnding ? ['-c', 'grep.threads=1'] : [];
    const where = isByEnding
        ? searched.endings.map((ending) => `:(icase)*.${ending}`)
        : (searched?.paths ?? []);
    const env = { GIT_LITERAL_PATHSPECS: isByEnding ? '0' : '1' };
    const answer = await repository.ask([...threads, ...args, '-e', any, commit, '--', ...where], { env });
    if (answer.exitCode !== 0)
        return new Map();
    const counts = new Map();
    for (const [, path, count] of answer.stdout
        .toString('utf8')
        .matchAll(/[0-9a-f]{40,64}:([^\0]+)\0(\d+)\n/g)) {
        if (path !== undefined)
            counts.set(path, Number(count));
    }
    return counts;
}
const MAX_RECENT_COMMITS = 5;
const MAX_CHANGED_PATHS = 60;
async function recentLines({ repository, commit }, paths) {
    const found = new Map();
    if (paths.length === 0)
        return found;
    const range = ['--min-parents=1', `--max-count=${MAX_RECENT_COMMITS}`, commit];
    const diff = '--format= --unified=0 --no-renames --no-ext-diff --no-textconv --no-color --src-prefix=a/ --dst-prefix=b/';
    const args = ['log', ...diff.split(' '), ...range, '--', ...paths.slice(0, MAX_CHANGED_PATHS)];
    const answer = await repository.ask(args);
    if (answer.exitCode !== 0)
        return found;
    for (const { path, hunks } of (0,_core_unified_diff_js__WEBPACK_IMPORTED_MODULE_4__  .F)(answer.stdout.toString('utf8')) ?? []) {
        const lines = found.get(path) ?? new Set();
        for (const { newStart, newLines } of hunks ?? [])
            for (let line = newStart; line < newStart + newLines; line += 1)
                lines.add(line);
        if (lines.size > 0)
            found.set(path, lines);
    }
    return found;
}


  }),

  30222:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    c: () => (  InstalledCode),
    j: () => (  readInstalled)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _base_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51189);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59199);
  var _journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2299);
  var _open_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90587);
  var _repo_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66904);








const FILLED = /^(?:node_modules|vendor(?:\/bundle)?|(?:\.[tn]ox\/)?[^/]+\/(?:lib(?:64)?\/python3[\d.]*|Lib)\/site-packages)(?=\/|$)/;
const CLOSED_NAME = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .EB)([
    /^\.(?!pnpm$|bin$)/,
    /\.(?:pem|key|p8|p12|pfx|pkcs12|jks|bks|keystore|truststore|kdbx?|ppk|gpg|ovpn|kubeconfig)$/,
    /^id_[^.]*$/,
    /^(?:pip\.(?:conf|ini)|_netrc|(?:credentials|secrets)(?:\.(?:toml|json|ya?ml|ini|cfg))?|keystore|truststore)$/,
], 'i');
const MAX_PACKAGE_FILES = 5000;
const MAX_PACKAGE_FOLDERS = 8;
const CLOSED_ENTRY = {
    rule: 'installed: closed name',
    reason: 'hidden files, keys and credentials are closed, in folders of installed packages too',
};
const LEADS_OUT = {
    rule: 'installed: leads out',
    reason: 'it is a link that leads out of the folders of installed packages',
};
const NO_FILE = {
    rule: 'installed: no regular file',
    reason: 'it is neither a regular file nor a folder',
};
class InstalledCode {
    #tree;
    #installation;
    #checkout = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_6__  .O)(async () => {
        const { checkout } = this.#installation;
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(checkout).catch(() => checkout);
    });
    #machine = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_6__  .O)(() => machineFolders(this.#tree, this.#installation));
    constructor(tree, installation) {
        this.#tree = tree;
        this.#installation = installation;
    }
    async find(text) {
        const [root = ''] = /^(?:~?\/)/.exec(text) ?? [];
        const check = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_7__  .NP)(text.slice(root.length));
        if (!check.ok)
            return null;
        const path = `${root}${check.path}`;
        const { HOME: home = '/' } = this.#installation.environment;
        const named = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root === '' ? await this.#checkout() : root === '/' ? root : home, check.path);
        const inner = await this.#innerPath(named);
        if (inner === null)
            return null;
        if (hasClosedName(inner))
            return { kind: 'closed', path, denial: CLOSED_ENTRY };
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(named).catch(() => null);
        if (real === null)
            return { kind: 'missing', path };
        const realInner = await this.#innerPath(real);
        if (realInner === null)
            return { kind: 'closed', path, denial: LEADS_OUT };
        if (hasClosedName(realInner))
            return { kind: 'closed', path, denial: CLOSED_ENTRY };
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(real).catch(() => null);
        if (found === null)
            return { kind: 'missing', path };
        if (found.isDirectory())
            return { kind: 'folder', path, ...(await installedFilesBelow(path, real)) };
        if (found.isFile())
            return { source: 'disk', path, kind: 'file', real };
        return { kind: 'closed', path, denial: NO_FILE };
    }
    async folders() {
        const checkout = await this.#checkout();
        const below = new Set(['']);
        for (const path of this.#tree.paths('')) {
            if (below.size === 2 * MAX_PACKAGE_FOLDERS)
                break;
            if ((0,_open_paths_js__WEBPACK_IMPORTED_MODULE_5__  .V0)(path))
                below.add((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_7__  .gN)(path));
        }
        const packageFolders = [...below].flatMap((folder) => ['node_modules', 'vendor', 'vendor/bundle'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(checkout, folder, name)));
        const environments = await entriesLike(checkout, /^/);
        const libraries = (await Promise.all(environments.map((folder) => entriesLike((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'lib'), PYTHON_FOLDER)))).flat();
        const found = [];
        for (const folder of [...packageFolders, ...libraries.map((library) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(library, 'site-packages'))]) {
            if ((await leadsToFolder(folder)) &&
                (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder)) === folder &&
                (await this.#innerPath(folder)) === '')
                found.push(pathBelow(checkout, folder) ?? folder);
        }
        const { HOME: home = '' } = this.#installation.environment;
        const ofMachine = (await this.#machine()).shown.map((folder) => {
            const inHome = home === '' ? null : pathBelow(home, folder);
            return inHome === null ? folder : `~/${inHome}`;
        });
        return [...found, ...ofMachine].slice(0, MAX_PACKAGE_FOLDERS);
    }
    async #innerPath(place) {
        const { shown, real } = await this.#machine();
        for (const folder of [...shown, ...real]) {
            const inner = pathBelow(folder, place);
            if (inner !== null)
                return inner;
        }
        const path = pathBelow(await this.#checkout(), place);
        return path === null ? null : this.#innerPathOfCheckout(path);
    }
    async #innerPathOfCheckout(path) {
        const parts = path.split('/');
        const start = (length) => parts.slice(0, length).join('/');
        let tracked = 0;
        while (tracked < parts.length && this.#tree.holdsFolder(start(tracked + 1)))
            tracked += 1;
        if (this.#tree.find(start(tracked + 1)) !== null)
            return null;
        const isBundle = parts[tracked - 1] === 'vendor' && parts[tracked] === 'bundle';
        const from = isBundle ? tracked - 1 : tracked;
        const rest = parts.slice(from).join('/');
        const filled = FILLED.exec(rest)?.[0] ?? '';
        const [, markers = []] = FILLED_BY.find(([name]) => filled.endsWith(name)) ?? [];
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await this.#checkout(), start(from), filled);
        return (await holdsMarker(folder, markers)) ? rest.slice(filled.length + 1) : null;
    }
}
async function readInstalled({ real }, maxBytes) {
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(real, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => null);
    if (file === null)
        return { kind: 'unreadable', why: 'the system refuses it' };
    try {
        const stats = await file.stat();
        if (!stats.isFile())
            return { kind: 'unreadable', why: NO_FILE.reason };
        if (stats.size > maxBytes)
            return { kind: 'too_large', size: stats.size };
        const { bytesRead, buffer } = await file.read(Buffer.alloc(stats.size), 0, stats.size, 0);
        return { kind: 'bytes', bytes: buffer.subarray(0, bytesRead) };
    }
    finally {
        await file.close();
    }
}
const hasClosedName = (path) => path.split('/').some((name) => CLOSED_NAME.test(name));
async function installedFilesBelow(path, real) {
    const files = [];
    let entries = 0;
    const visit = async (from) => {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(from.real, { withFileTypes: true }).catch(() => []);
        for (const entry of found.toSorted((a, b) => (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__  .cD)(a.name, b.name))) {
            if (entries >= MAX_PACKAGE_FILES)
                return;
            entries += 1;
            if (hasClosedName(entry.name))
                continue;
            const at = { path: `${from.path}/${entry.name}`, real: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from.real, entry.name) };
            if (entry.isDirectory())
                await visit(at);
            else if (entry.isFile())
                files.push({ source: 'disk', kind: 'file', ...at });
            else if (entry.isSymbolicLink())
                files.push({ source: 'disk', kind: 'link', ...at });
        }
    };
    await visit({ path, real });
    const problem = entries < MAX_PACKAGE_FILES ? null : `what comes after the first ${MAX_PACKAGE_FILES} files and folders`;
    return { files: files.toSorted((a, b) => (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__  .cD)(a.path, b.path)), problem };
}
const PYTHON_FOLDER = /^python3/;
const MARKERS = {
    go: [[/^cache$/, /^download$/], [/@v\d/], [/\./, /@v\d/], [/\./, /^/, /@v\d/], [/\./, /^/, /^/, /@v\d/]],
    rs: [[/^/, /-\d/, /^Cargo\.toml$/]],
    py: [[/\.(?:dist|egg)-info$/], [/^\w+$/, /^__init__\.py$/]],
    rb: [[/-(?:\d[\w.-]*|[0-9a-f]{7,})$/]],
};
const FILLED_BY = [
    ['site-packages', MARKERS.py],
    ['vendor/bundle', [[/ruby$/, /^\d/, /^(?:gems|bundler|specifications)$/]]],
    [
        'vendor',
        [[/^modules\.txt$/], [/^composer$/, /^installed\.(?:json|php)$/], [/^/, /^\.cargo-checksum\.json$/]],
    ],
    [
        'node_modules',
        [
            [/^\.(?:package-lock\.json|modules\.yaml|yarn-integrity|yarn-state\.yml)$/],
            [/^[^.@]/, /^package\.json$/],
            [/^@/, /^/, /^package\.json$/],
        ],
    ],
];
const MAX_MARKER_ENTRIES = 200;
async function holdsMarker(folder, markers) {
    for (const [wanted = /^/, ...rest] of markers) {
        const found = (await entriesLike(folder, wanted)).slice(0, MAX_MARKER_ENTRIES);
        if (rest.length === 0 && found.length > 0)
            return true;
        for (const entry of rest.length === 0 ? [] : found)
            if (await holdsMarker(entry, [rest]))
                return true;
    }
    return false;
}
const CLOSED_PLACE = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .EB)([
    /^\/(?:etc|proc|sys|dev|run|boot|var\/(?:run|log|spool))\//,
    /\/work\/_(?:temp|actions)\//,
    new RegExp(String.raw `/\.(?!(?:${[
        'cargo/registry|local/(?:lib|share/(?:mise|rtx|uv|pipx|hatch|virtualenvs|gem))|virtualenvs|v?envs?|[tn]ox|gem',
        '(?:py|rb)env/versions|rvm/(?:gems|rubies)|asdf/installs|conda|rye|hatch|uv|nix-profile|bundle',
    ].join('|')})/)`),
]);
async function placeBehind({ tree, checkout }, path) {
    let place = '/';
    const left = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path).split('/').filter(Boolean);
    for (let links = 0; left.length > 0;) {
        const next = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, left.shift() ?? '');
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(next).catch(() => null);
        if (target === null) {
            place = next;
            continue;
        }
        links += 1;
        const tracked = pathBelow(checkout, next);
        if (links > MAX_LINKS_FOLLOWED || (tracked !== null && tree.find(tracked)?.kind === 'link'))
            return null;
        left.unshift(...(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(place, target).split('/').filter(Boolean));
        place = '/';
    }
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(place).catch(() => null)) === null ? null : place;
}
const MAX_LINKS_FOLLOWED = 40;
async function machineFolders(tree, { checkout, environment }) {
    const { HOME: home = '', GOMODCACHE, GOPATH, CARGO_HOME } = environment;
    const ofLanguage = async (ending, findFolders) => {
        const isIn = tree.paths('').some((path) => path.endsWith(`.${ending}`));
        return (isIn ? await findFolders() : []).map((folder) => ({ folder, marker: MARKERS[ending] }));
    };
    const [realCheckout = checkout, ...above] = await Promise.all([checkout, home, environment['RUNNER_TEMP'] ?? '/etc'].map((folder) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder).catch(() => folder)));
    const trusted = { tree, checkout: realCheckout };
    const candidates = [
        ...(await ofLanguage('go', () => [
            GOMODCACHE ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(GOPATH?.split(':')[0] ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'go'), 'pkg', 'mod'),
        ])),
        ...(await ofLanguage('rs', () => [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(CARGO_HOME ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.cargo'), 'registry', 'src')])),
        ...(await ofLanguage('py', () => pythonFolders(environment, trusted))),
        ...(await ofLanguage('rb', () => gemFolders(environment, trusted))),
    ];
    const shown = [];
    const real = [];
    for (const { folder, marker } of candidates) {
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder) ? await placeBehind(trusted, folder) : null;
        if (place === null || !(await leadsToFolder(place)) || CLOSED_PLACE.test(`${place}/`))
            continue;
        if ([realCheckout, ...above].some((kept) => pathBelow(place, kept) !== null))
            continue;
        if (pathBelow(above.at(-1) ?? '/etc', place) !== null)
            continue;
        if (tree.holdsFolder(pathBelow(realCheckout, place) ?? '..') || !(await holdsMarker(place, marker)))
            continue;
        shown.push(folder);
        real.push(place);
    }
    return { shown, real };
}
async function pythonFolders(environment, trusted) {
    const { HOME = '', VIRTUAL_ENV } = environment;
    const prefixes = [
        ...(VIRTUAL_ENV === undefined ? [] : [VIRTUAL_ENV]),
        ...(await prefixesOf('python3', environment, trusted)),
    ];
    const libraries = prefixes.flatMap((prefix) => ['lib', 'lib64', 'local/lib'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(prefix, name)));
    const versions = [...libraries, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(HOME, '.local', 'lib')].map((library) => entriesLike(library, PYTHON_FOLDER));
    const folders = (await Promise.all(versions)).flat();
    return folders.flatMap((folder) => ['site-packages', 'dist-packages'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)));
}
async function gemFolders(environment, trusted) {
    const { GEM_HOME } = environment;
    const prefixes = (await prefixesOf('ruby', environment, trusted)).map((prefix) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(prefix, 'lib', 'ruby', 'gems'));
    const versions = await Promise.all([...prefixes, '/var/lib/gems'].map((folder) => entriesLike(folder, /^\d/)));
    return [...(GEM_HOME === undefined ? [] : [GEM_HOME]), ...versions.flat()].flatMap((folder) => ['gems', 'bundler/gems'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)));
}
async function prefixesOf(program, { PATH = '' }, trusted) {
    for (const folder of PATH.split(':').filter(node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)) {
        const real = await placeBehind(trusted, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, program));
        if (real !== null)
            return [...new Set([(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(real))])];
    }
    return [];
}
async function entriesLike(folder, wanted) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => []);
    return names
        .filter((name) => wanted.test(name))
        .toSorted(_journal_js__WEBPACK_IMPORTED_MODULE_4__  .cD)
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
}
const leadsToFolder = async (path) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null))?.isDirectory() === true;
function pathBelow(folder, place) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, place);
    return path === '..' || path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) ? null : path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, '/');
}


  }),

  2299:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $d: () => (  sizeOf),
    CQ: () => (  Journal),
    DL: () => (  diffBytes),
    Jb: () => (  makePatch),
    bR: () => (  treeIdOf),
    cD: () => (  comparePaths),
    eb: () => (  changedBytes),
    k5: () => (  mostDiffBytes),
    ur: () => (  importLater)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59268);
  var _git_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14189);






const NOTHING_WRITTEN = new Map();
class Journal {
    #base;
    #writes = [];
    #states = new Map();
    #latest = NOTHING_WRITTEN;
    constructor(base) {
        this.#base = base;
        this.#states.set(this.treeId(), this.#latest);
    }
    draft(path, bytes, current) {
        const before = this.get(path);
        const base = before === null ? current : before.base;
        const content = base === null || bytes.length < MIN_SHARED_BYTES ? bytes : sharedWith(base, bytes);
        return {
            path,
            get bytes() {
                return Buffer.isBuffer(content) ? content : Buffer.concat(content);
            },
            mode: this.#base.tree.find(path)?.mode === '100755' ? '100755' : '100644',
            oid: (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__  .zA)(bytes, this.#base.commit.length),
            base,
            changedBytes: changedBytes(base?.toString('utf8') ?? '', bytes.toString('utf8')),
        };
    }
    record(entry) {
        this.#writes.push(entry);
        this.#latest = new Map([...this.#latest, [entry.path, entry]]);
        this.#states.set(this.treeId(), this.#latest);
    }
    returnTo(tree) {
        const state = this.#states.get(tree);
        if (state === undefined)
            return false;
        this.#latest = state;
        return true;
    }
    get(path) {
        return this.#latest.get(path) ?? null;
    }
    get writes() {
        return this.#writes;
    }
    latest() {
        return [...this.#latest.values()].sort((a, b) => comparePaths(a.path, b.path));
    }
    changes() {
        return this.latest().filter((entry) => !this.#isBase(entry));
    }
    changesWith(entry) {
        const others = this.changes().filter((change) => change.path !== entry.path);
        const all = this.#isBase(entry) ? others : [...others, entry];
        return all.sort((a, b) => comparePaths(a.path, b.path));
    }
    treeId() {
        return treeIdOf(this.#base.commit, this.changes());
    }
    #isBase(entry) {
        return this.#base.tree.find(entry.path)?.oid === entry.oid;
    }
}
function treeIdOf(commit, changes) {
    const lines = changes.map(({ mode, oid, path }) => `${mode} ${oid}\t${path}\0`);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${commit}\n${lines.join('')}`);
}
const comparePaths = (a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const MIN_SHARED_BYTES = 1024 * 1024;
function sharedWith(base, bytes) {
    const { start, end } = commonEnds(base, bytes);
    const changed = Buffer.from(bytes.subarray(start, bytes.length - end));
    return [base.subarray(0, start), changed, base.subarray(base.length - end)];
}
function commonEnds(a, b) {
    const most = Math.min(a.length, b.length);
    let [start, end] = [0, 0];
    while (start < most && a[start] === b[start])
        start += 1;
    while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end])
        end += 1;
    return { start, end };
}
function changedBytes(before, after) {
    const [old, next] = [before.split('\n'), after.split('\n')];
    const { start, end } = commonEnds(old, next);
    const counts = new Map();
    for (const line of next.slice(start, next.length - end))
        counts.set(line, (counts.get(line) ?? 0) + 1);
    for (const line of old.slice(start, old.length - end))
        counts.set(line, (counts.get(line) ?? 0) - 1);
    let bytes = 0;
    for (const [line, count] of counts)
        bytes += Math.abs(count) * (Buffer.byteLength(line) + 1);
    return bytes;
}
const sizeOf = (changes) => ({
    files: changes.length,
    bytes: changes.reduce((sum, { changedBytes }) => sum + changedBytes, 0),
});
function mostDiffBytes({ base, bytes }) {
    const before = base ?? Buffer.alloc(0);
    const { start, end } = commonEnds(before, bytes);
    const above = start === 0 ? 0 : before.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = before.indexOf('\n', before.length - end);
    const below = lineEnd === -1 ? 0 : before.length - lineEnd - 1;
    return before.length + bytes.length - 2 * (above + below) + 2;
}
function diffBytes(diff) {
    let [bytes, isInHunk] = [0, false];
    for (const line of diff.split('\n')) {
        isInHunk = line.startsWith('@@ ') || (isInHunk && !line.startsWith('diff --git '));
        if (isInHunk && /^[-+]/.test(line))
            bytes += Buffer.byteLength(line);
    }
    return bytes;
}
async function makePatch(journal, idLength) {
    const changes = journal.changes();
    if (changes.length === 0)
        return { diff: '', files: [], sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', '') };
    const gitDir = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'agent-fix-patch-'));
    try {
        const store = _git_js__WEBPACK_IMPORTED_MODULE_4__  .LN.create(gitDir, gitDir, { idLength, isBare: true, head: `ref: ${AFTER}` });
        await store.git([...NOT_TO_KEEP, 'fast-import', '--quiet', '--done'], { input: bothSides(changes) });
        const answer = (await store.git(DIFF)).toString('utf8');
        const counts = answer.slice(0, answer.indexOf('\n\n')).split('\n');
        const diff = answer.slice(answer.indexOf('\n\n') + 2);
        const files = changes.map((entry, at) => patchFile(entry, counts[at] ?? ''));
        return { diff, files, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', diff) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(gitDir, { recursive: true, force: true });
    }
}
const NOT_TO_KEEP = [
    ...['-c', 'core.fsync=none', '-c', 'core.fsyncObjectFiles=false'],
    ...['-c', 'fastimport.unpackLimit=1'],
];
const BEFORE = 'refs/heads/before';
const AFTER = 'refs/heads/after';
const DIFF = [
    'diff-tree',
    ...['-r', '--numstat', '--patch', '--no-renames', '--no-ext-diff', '--no-textconv', '--no-color'],
    ...['--full-index', '--binary', '--src-prefix=a/', '--dst-prefix=b/', '--unified=3'],
    ...['--inter-hunk-context=0', '--diff-algorithm=myers', '--indent-heuristic', BEFORE, AFTER],
];
function bothSides(changes) {
    return Buffer.concat([
        commitCommand(BEFORE),
        ...changes.flatMap(({ path, mode, base }) => (base === null ? [] : importedFile(path, mode, base))),
        commitCommand(AFTER),
        ...changes.flatMap(({ path, mode, bytes }) => importedFile(path, mode, bytes)),
        Buffer.from('done\n'),
    ]);
}
const commitCommand = (ref, { seconds, message } = { seconds: 0, message: '' }) => Buffer.from(`commit ${ref}\nmark :1\ncommitter agent-fix <agent-fix> ${seconds} +0000\ndata ${Buffer.byteLength(message)}\n${message}\n`);
const importedPath = (path) => `"${path.replace(/["\\]/g, '\\$&')}"`;
function importedFile(path, mode, bytes) {
    return [
        Buffer.from(`M ${mode} inline ${importedPath(path)}\ndata ${bytes.length}\n`),
        bytes,
        Buffer.from('\n'),
    ];
}
function patchFile(entry, counts) {
    const [added, removed] = counts.split('\t').map(Number);
    return {
        path: entry.path,
        status: entry.base === null ? 'added' : 'modified',
        mode: entry.mode,
        content: entry.bytes,
        addedLines: added ?? 0,
        removedLines: removed ?? 0,
    };
}
const LATER = 'refs/agent-fix/later';
async function importLater(repository, request) {
    const { parent, files, words } = request;
    const commands = files.flatMap(({ path, mode, bytes }) => bytes === null ? [Buffer.from(`D ${importedPath(path)}\n`)] : importedFile(path, mode, bytes));
    const from = Buffer.from(`from ${parent}\n`);
    const asks = Buffer.from('get-mark :1\nls :1 ""\ndone\n');
    const input = Buffer.concat([commitCommand(LATER, words), from, ...commands, asks]);
    const args = [...NOT_TO_KEEP, 'fast-import', '--quiet', '--done', '--force'];
    const [commit = '', root = ''] = (await repository.git(args, { input })).toString('utf8').split('\n');
    return { commit, tree: root.split(/[ \t]/)[2] ?? '' };
}


  }),

  59460:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  S: () => (  filesNamedBy)
});

var once = __webpack_require__(51189);
var command_command = __webpack_require__(51842);
var open_paths = __webpack_require__(90587);
; 


const RUN_A_FILE = new Set(`lua luajit Rscript julia elixir groovy kotlin kotlinc kscript scala scala-cli java swift guile csi tclsh wish expect racket runghc
  runhaskell ocaml escript swipl bb clojure clj raku perl6 janet fennel hy gnuplot octave gforth fish nu xonsh dart deno bun crystal
  nim zig rust-script jiti vite-node babel-node esno qjs sage k6 fsi gst pike`.split(/\s+/));
const RUN_WORDS = /^(?:run|r|script|fsi|-M)$/;
const PROGRAM_OPTIONS = [
    [/^(?:[gmn]?awk|g?sed|jq|gojq|jaq)$/, /^(?:-f|--file|--from-file)$/],
    [/^(?:R|php|guile|swipl)$/, /^(?:-f|--file|-s|-l)$/],
    [/^(?:emacs|sbcl|clisp|ecl|ccl|julia)$/, /^(?:-l|-L|-x|-i|--load|--script)$/],
    [/^(?:gdb|lldb|n?vim)$/, /^(?:-x|-S|-l|-s|--source)$/],
];
const STEERING = /^--?(?:require|import|loader|experimental-loader|preload|config|bootstrap|setup\w*|from-file)$/;
const SHORT_STEERING = /^-[rc]$/;
const HAS_SHORT = new Set('node tsx ts-node ruby rspec mocha tape ava bun jest vitest playwright nyc c8 phpunit'.split(' '));
const SQL_CLIENTS = /^(?:psql|sqlite3|mysql|mariadb|duckdb)$/;
const READS_INPUT = /^(?:python|node|ruby|perl|php|(?:ba|da|z|k|a|mk)?sh)$/;
const CODE_OPTIONS = /^-\w*[ceEmprR]$|^--(?:eval|print|test|run)\b/;
const CHECKS_ONLY = [
    [/^node$/, /^(?:-c|--check)$/],
    [/^php$/, /^(?:-l|--syntax-check)$/],
    [/^(?:ruby|perl)$/, /^-w?c$/],
    [/^(?:(?:ba|da|z|k|a|mk)?sh|fish)$/, /^-\w*n\w*$/],
];
async function sourcesThatSteer(files, call, tree) {
    const { words, redirections, folders } = call;
    const [program = '', ...args] = words.map(({ value }) => value);
    const name = (0,command_command .kX)(program);
    const sourceNamed = async (word) => {
        for (const ending of ['', '.js', '.rb']) {
            const path = await (0,command_command .ch)(files, word + ending, folders);
            if (path !== null && (0,open_paths .__)(path))
                return [path];
        }
        return [];
    };
    const values = optionValues(args);
    const valuesOf = async (matches) => (await Promise.all(values.map(([option, value]) => (matches(option) ? sourceNamed(value) : [])))).flat();
    const isSql = SQL_CLIENTS.test(name) && call === tree.calls.at(-1);
    const runs = PROGRAM_OPTIONS.filter(([programs]) => programs.test(name)).map(([, options]) => options);
    if (isSql)
        runs.push(/^(?:-f|--file)$/);
    const run = (await valuesOf((option) => runs.some((options) => options.test(option)))).slice(-1);
    const steering = await valuesOf((option) => STEERING.test(option) || (SHORT_STEERING.test(option) && HAS_SHORT.has(name)));
    const operand = RUN_A_FILE.has(name) ? await firstFile(args, sourceNamed) : [];
    const [input] = redirections.filter(({ operator }) => operator === '<').map(({ target }) => target?.value);
    const isProgram = isSql || READS_INPUT.test(name) || RUN_A_FILE.has(name);
    const checksOnly = CHECKS_ONLY.some(([programs, options]) => programs.test(name) && args.some((word) => options.test(word)));
    const isFed = isProgram && operand.length === 0 && !checksOnly;
    const readsProgram = isFed && args.every((word) => /^-/.test(word) && !CODE_OPTIONS.test(word));
    const piped = input === undefined && readsProgram ? pipedInto(call.command, tree.script) : [];
    const sources = input !== undefined && isFed ? [input] : piped;
    const fromInput = (await Promise.all(sources.map(sourceNamed))).flat();
    return [...(operand.length > 0 ? operand : run), ...steering, ...fromInput];
}
function pipedInto(command, script) {
    const { commands, text } = script;
    const before = commands.findLast(({ end }) => end <= command.start && /^\s*\|&?\s*$/.test(text.slice(end, command.start)));
    if (before === undefined)
        return [];
    const words = [...before.words.slice(1), ...before.redirections.flatMap(({ target }) => target ?? [])];
    return [...words.map(({ value }) => value), ...pipedInto(before, script)];
}
const optionValues = (args) => args.flatMap((word, at) => {
    if (!/^-./.test(word))
        return [];
    const [, name = '', joined = ''] = /^(--?[\w-]+)=(.*)$/.exec(word) ?? /^(-\w)(.+)$/.exec(word) ?? [];
    return [[word, args[at + 1] ?? ''], ...(name === '' ? [] : [[name, joined]])];
});
async function firstFile(args, sourceNamed) {
    for (const [at, word] of args.entries()) {
        if (word.startsWith('-'))
            continue;
        const found = await sourceNamed(word);
        if (found.length > 0)
            return found;
        if (!(at === 0 && RUN_WORDS.test(word)) && !/^-/.test(args[at - 1] ?? ''))
            return [];
    }
    return [];
}

var repo_path = __webpack_require__(66904);
; 





async function filesNamedBy(files, commands) {
    const named = new Map();
    const trees = [];
    for (const { builds = [], ...command } of commands)
        for (const { run, shell, workingDirectory } of [...builds, command])
            trees.push(await (0,command_command .UK)(files, { run, shell, folder: workingDirectory }));
    for (const tree of trees) {
        for (const path of await startedIn(files, tree))
            named.set(path, ENTRY_FILE.test((0,repo_path .Vb)(path)) ? 'entry' : 'judge');
        for (const path of await filesReadBy(files, tree))
            named.set(path, 'judge');
    }
    const run = new Set();
    for (const command of await (0,command_command .vE)(files))
        for (const path of await startedIn(files, await (0,command_command .UK)(files, command)))
            if (!named.has(path))
                run.add(path);
    const inTasks = new Set([...(await namedInTaskFiles(files, trees))].filter((path) => !named.has(path)));
    const isProduct = await productAmong(files, { run, inTasks });
    for (const path of run.union(inTasks))
        if (!isProduct(path))
            named.set(path, 'run');
    return named;
}
async function namedInTaskFiles(files, trees) {
    const found = new Set();
    const isFound = (path) => (0,open_paths .__)(path) && !COMPILED.test(path);
    const sources = (0,once .O)(async () => Map.groupBy([...(await files.paths())].filter(isFound), repo_path .Vb));
    const calls = trees.flatMap(callsBelow).map(({ words, folder }) => {
        const [program = '', ...args] = words.map(({ value }) => value);
        return { program, args, folder };
    });
    for (const same of Map.groupBy(calls, ({ program }) => program).values())
        for (const { path, text, tasks } of await (0,command_command .sH)(files, same)) {
            const byName = await sources();
            const isAnyNamed = (names) => names.some((name) => byName.has((0,repo_path .Vb)(name)));
            const words = [text, ...same.flatMap(({ args }) => args)].flatMap(mentionsIn);
            const parts = new Set(words.flatMap((word) => [word, ...word.split('/')]));
            const endings = Map.groupBy(text.matchAll(ENDING_OF_NAME), ([, ending = '']) => ending);
            const composedWith = (ending) => [...parts].map((part) => part + ending);
            for (const ending of endings.keys())
                if (!isFound(`x${ending}`) || !isAnyNamed(composedWith(ending)))
                    endings.delete(ending);
            if (endings.size === 0 && !isAnyNamed(words))
                continue;
            const given = await handedOn(files, tasks);
            for (const word of words)
                given.set(word, (given.get(word) ?? 0) - 1);
            const named = [...given].flatMap(([word, count]) => (count < 0 ? word : []));
            const composed = [...endings].flatMap(([ending, { length }]) => {
                const more = [...given].filter(([word, count]) => count > 0 && word.endsWith(ending));
                return more.reduce((sum, [, count]) => sum + count, 0) < length ? composedWith(ending) : [];
            });
            const homes = new Set(['', (0,repo_path .gN)(path), ...same.map(({ folder }) => folder)]);
            for (const each of sourcesMeant([...named, ...composed], { byName, homes, parts }))
                found.add(each);
        }
    return found;
}
function* sourcesMeant(words, { byName, homes, parts }) {
    for (const [name, all] of Map.groupBy(new Set(words), repo_path .Vb)) {
        const paths = new Set(byName.get(name));
        const atHome = (word) => [...homes].map((home) => (home === '' ? word : `${home}/${word}`)).filter((each) => paths.has(each));
        yield* all.flatMap(atHome);
        const others = new Set(all.filter((word) => atHome(word).length === 0));
        for (const path of others.size === 0 ? [] : paths) {
            const segments = path.split('/');
            const isBelow = (_, at) => others.has(segments.slice(at).join('/')) && segments.slice(0, at).every((part) => parts.has(part));
            if (segments.some(isBelow))
                yield path;
        }
    }
}
const ENDING_OF_NAME = /(?:\)|\{[^{},]*\}\}?|\$\*|\$\w{1,40})(\.\w+)/g;
const mentionsIn = (text) => text.match(/[\w@+-][\w.@+/-]*/g) ?? [];
async function handedOn(files, tasks) {
    const given = new Map();
    for (const { folder, lines } of tasks) {
        const run = lines.join('\n').replace(/\{\{[^{}\n]*\}\}/g, '$X');
        const tree = await (0,command_command .UK)(files, { run, folder });
        for (const { words } of innermost(tree)) {
            const [program = '', ...args] = words.map(({ value }) => value);
            if (tree.script.isKnown && /^[\w./+-]+$/.test(program))
                for (const word of args.flatMap(mentionsIn))
                    given.set(word, (given.get(word) ?? 0) + 1);
        }
    }
    return given;
}
const callsBelow = (tree) => tree.calls.flatMap((call) => [call, ...call.scripts.flatMap(callsBelow)]);
const innermost = ({ calls }) => calls.flatMap((call, at) => {
    const inWords = call.scripts.filter(({ origin }) => origin.kind === 'words').flatMap(innermost);
    return calls[at + 1]?.command === call.command ? inWords : [call, ...inWords];
});
const COMPILED = /\.(?:[chmyl]|cc|cpp|cxx|hpp|mm|s|S|asm|rs|[fF]\d*|java|cs|hs|proto|html?|css|s[ac]ss|less)$/;
const ENTRY_FILE = /^(?:index|main|__main__|app|cli|server)\.\w+$/;
async function productAmong(files, { run, inTasks }) {
    const named = run.union(inTasks);
    const folders = new Set();
    const above = new Set();
    if (inTasks.size > 0 || run.values().some((path) => ENTRY_FILE.test((0,repo_path .Vb)(path))))
        for (const path of await files.paths())
            if ((0,open_paths .__)(path) && !named.has(path))
                folders.add((0,repo_path .gN)(path));
    for (const folder of folders)
        for (let each = folder; each !== '' && !above.has(each); each = (0,repo_path .gN)(each))
            above.add(each);
    return (path) => {
        const folder = (0,repo_path .gN)(path);
        return ENTRY_FILE.test((0,repo_path .Vb)(path))
            ? folder === '' || folders.has(folder)
            : above.has(folder) && !run.has(path);
    };
}
async function startedIn(files, tree, isProduct = false) {
    const found = [];
    for (const call of tree.calls) {
        const isTried = isProduct || isLookedAt(call.command, tree);
        const isCompiled = COMPILED.test(call.words[0]?.value ?? '') && !call.launchers.some(({ value }) => value === 'run');
        const started = isCompiled ? [] : call.files;
        if (!isTried)
            found.push(...started, ...(await sourcesThatSteer(files, call, tree)));
        for (const inner of call.scripts)
            if (inner.origin.kind !== 'file' || !isTried)
                found.push(...(await startedIn(files, inner, inner.origin.kind === 'words' && isTried)));
    }
    return found;
}
async function filesReadBy(files, tree) {
    const found = [];
    for (const call of tree.calls) {
        const { words, redirections, folders } = call;
        for (const word of [
            ...words.slice(1).map(({ value }) => value),
            ...redirections.map(({ target }) => target?.value ?? ''),
        ]) {
            const path = await (0,command_command .ch)(files, word.replace(/^-[\w-]*=/, ''), folders);
            if (path !== null && !(0,open_paths .__)(path))
                found.push(path);
        }
        found.push(...(await testedDocuments(files, call)));
        for (const inner of call.scripts)
            if (inner.origin.kind !== 'file' || !isLookedAt(call.command, tree))
                found.push(...(await filesReadBy(files, inner)));
    }
    return found;
}
function isLookedAt(command, { script: { text } }) {
    const isPiped = /^\s*(?:\d?>&\d\s*)?\|(?![|&]?\s*tee\b|\|)/.test(text.slice(command.end));
    const isSubstituted = /(?:\$\(|`|<\()\s*$/.test(text.slice(0, command.start));
    const isStored = command.redirections.some(({ operator, target }) => /^\d?>>?$/.test(operator) && target?.value !== '/dev/null');
    return isPiped || isSubstituted || isStored || /^(?:\.|source)$/.test(command.words[0]?.value ?? '');
}
const DOCUMENT_OPTIONS = /--doctest-glob(?:=|\s+)["']?([^\s"',]+)|(?<!\S)(?:--markdown-docs|--codeblocks|--doc)(?!\S)/g;
const OPTION_FILES = ['pytest.ini', '.pytest.ini', 'pyproject.toml', 'tox.ini', 'setup.cfg'];
async function testedDocuments(files, { words, folder, folders }) {
    const [program = '', ...args] = words.map(({ value }) => value);
    const isPytest = /^(?:.*\/)?(?:pytest|py\.test)$/.test(program);
    if (!isPytest && !(/^(?:.*\/)?deno$/.test(program) && args[0] === 'test'))
        return [];
    const texts = [args.join(' ')];
    for (const name of isPytest ? OPTION_FILES : [])
        for (const at of new Set([folder, '.']))
            texts.push((await files.readText(at === '.' ? name : `${at}/${name}`)) ?? '');
    const globs = [
        ...texts
            .join('\n')
            .replace(/(["'])\s*,\s*["']/g, ' ')
            .matchAll(DOCUMENT_OPTIONS),
    ].map(([, glob = '*.md']) => glob);
    if (globs.length === 0)
        return [];
    const isDocument = (0,repo_path .jN)(globs.map((glob) => glob.replace(/^\.?\/+/, '')), 'i');
    const all = [...(await files.paths())].filter((path) => isDocument(path) && !(0,open_paths .__)(path));
    const places = args.filter((arg) => !arg.startsWith('-')).map((arg) => arg.replace(/^(?:\.\/)+|\/+$/g, ''));
    const below = folders.flatMap((at) => places.map((place) => (at === '.' ? place : `${at}/${place}`)));
    const named = all.filter((path) => below.some((place) => path === place || path.startsWith(`${place}/`)));
    return named.length > 0 ? named : all.filter((path) => folder === '.' || path.startsWith(`${folder}/`));
}


  }),

  90587:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    KY: () => (  pinsDependencies),
    V0: () => (  decidesInstall),
    Vh: () => (  testsOf),
    __: () => (  isSource),
    jO: () => (  openPaths)
  });
  var _base_once_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51189);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59199);
  var _runners_all_runners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63018);
  var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66904);
  var _source_endings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32722);
  var _test_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50872);






const splitWords = (text) => new Set(text.trim().split(/\s+/));
const TEMPLATE_ENDINGS = splitWords(`${_source_endings_js__WEBPACK_IMPORTED_MODULE_3__  .L} html tpl eex ftl`);
const DATA_ENDINGS = splitWords('json json5 jsonl yaml yml toml xml csv tsv txt properties po pot strings resx xlf xliff svg xsd dtd');
const DOCUMENTS = splitWords('md mdx markdown rst rdoc adoc txt html');
const INTERPRETED = splitWords('py pyi js jsx mjs cjs ts tsx mts cts rb php pl pm lua r jl groovy ps1');
const SCRIPT_STEMS = 'build,setup,make,configure,bootstrap,install,deploy,release,publish,tasks,duties,pavement';
const SCRIPT_ENDINGS = `${[...INTERPRETED].join(',')},clj,kts,fsx,csx,exs,hs,lhs,ml`;
const MANIFESTS = [
    '{package,composer,deno,jsr,elm}.json',
    '{pyproject,Cargo,Pipfile,Project,JuliaProject,gleam,fpm}.toml',
    '{setup.py,setup.cfg,Pipfile,Gemfile,gems.rb,go.mod,go.work,pom.xml,mix.exs,pubspec.yaml,dune-project,stack.yaml,shard.yml}',
    'Package{,@*}.swift',
    'build.gradle{,.kts}',
    '{project.clj,deps.edn,build.boot,info.rkt,rebar.config,DESCRIPTION,Makefile.PL,Build.PL,cpanfile,dub.json}',
    '*.{sbt,cabal,opam,gemspec,podspec,rockspec,nimble,asd}',
];
const LOCKFILES = [
    '*.{lock,lockb,lockfile}',
    '{package-lock,npm-shrinkwrap,packages.lock}.json',
    '{pnpm-lock.yaml,conda-lock.yml,go.sum,go.work.sum,Package.resolved,cabal.project.freeze,Manifest.toml,pylock*.toml}',
];
const BUILD_FILES = [
    '{Makefile,GNUmakefile,justfile,Dockerfile,Containerfile,Rakefile,Procfile,Vagrantfile,Jenkinsfile}',
    '*.{mk,mak,make,makefile,mkfile,cmake,m4,dockerfile,containerfile}',
    '{CMakeLists,CTestTestfile}.txt',
    '{docker-,}compose*.{yml,yaml}',
    '{ci,azure-pipelines,bitbucket-pipelines,appveyor,circle,cloudbuild,buildspec,action}.{yml,yaml}',
];
const SETTINGS = [
    ...MANIFESTS,
    ...LOCKFILES,
    ...BUILD_FILES,
    ..._runners_all_runners_js__WEBPACK_IMPORTED_MODULE_1__  .sT.settings,
    '*.{config,conf,setup,workspace,projects,ini,cfg,tfvars,psd1}{,.*}',
    '*.{gradle,bzl,star,bazel,bb,bbclass,bbappend,pri,pro,qbs,gyp,gypi}{,.*}',
    '*.{just,cake,jake,rake,thor,nomad,slurm,sbatch,ebuild,eclass,pacscript,rbuild,watchr,god}',
    '{gulp,grunt,jake,nox,tox,fab,danger,plop,locust,psake,shake,puppet,snake,tup,robo}file{,.*}',
    '{sitecustomize,usercustomize,conanfile,dodo,hatch_build,pdm_build,versioneer,extconf,myocamlbuild,xmake,premake*}.*',
    '{flake,shell,default}.nix',
    '{docker-bake,terragrunt}.hcl',
    '{pnpmfile,simple-git-hooks,lint-staged*,ember-cli-build,webpack,karma,testem,cucumber,protractor,wallaby}{,.*}.*',
    '{build.rs,build.zig,build.sc,build.mill,magefile.go,pest.php,castor.php,scoper.inc.php,config.nims,guix.scm}',
    '**/config/{config,dev,test,prod,runtime}.exs',
    '**/{xtask,magefiles,site_scons}/**',
    `/{${SCRIPT_STEMS}}.{${SCRIPT_ENDINGS}}`,
    '{requirements,constraints}*.{txt,in}',
    '{tsconfig,jsconfig}*.json',
    '{build,ivy}.xml',
    '.*rc{,.*}',
];
const FOREIGN_FOLDERS = [
    '**/{node_modules,bower_components,site-packages,dist-packages,venv,__pypackages__,*.egg-info,*.dist-info}/**',
    '**/{vendor,vendored,_vendor,third_party,third-party,thirdparty,3rdparty,extern,externals,Pods,Carthage}/**',
];
const TOOL_FOLDERS = splitWords(`
  script scripts tool tools ci build buildsrc build-logic buildtools build-tools build_tools gradle fastlane hack dev devtools dist out
  cmake external deps requirements`);
const DOCUMENT_NAME = /^(?:readme|change(?:log|s)s?|history|news\w*|releases?|licen[cs]e|authors|contributors|upgrading)(?:[-_.].*)?$/i;
const DOCUMENT_FOLDER = /^(?:docs?|documentation)$/i;
const IN_CAPITALS = /^[A-Z][A-Z_-]*(?:\.|$)/;
const FOR_AGENTS = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .EB)([
    /^(?:agents?|claude|gemini|codex|copilot|cursor|cline|aider|windsurf|skills?|prompts?|llms|rules)\b/,
    /\b(?:instructions|prompt|agent|chatmode)\./,
], 'i');
const FOLDER_FOR_AGENTS = /(?:^|\/)(?:agents?|claude|skills?|prompts?|instructions|commands)\//i;
const SBT_BUILD = /(?:^|\/)project\/[^/]+\.(?:scala|sbt)$/;
const IN_BIN = /(?:^|\/)(?:bin|libexec)\/[\w-]+$/;
const isForeign = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_4__  .O)(() => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .jN)(FOREIGN_FOLDERS, 'i'));
const isNamedAsSettings = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_4__  .O)(() => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .jN)(SETTINGS, 'i'));
const isBuildFile = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_4__  .O)(() => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .jN)(BUILD_FILES, 'i'));
const isSettings = (path) => {
    if (isNamedAsSettings()(path))
        return true;
    const ending = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .z6)(path);
    const isTemplate = TEMPLATE_ENDINGS.has(ending) || ending === 'in' || ending === 'template';
    return isTemplate && isBuildFile()(path.slice(0, -ending.length - 1));
};
const isManifest = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_4__  .O)(() => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .jN)(MANIFESTS, 'i'));
const isLockfile = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_4__  .O)(() => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .jN)(LOCKFILES, 'i'));
const pinsDependencies = (path) => isLockfile()(path);
const decidesInstall = (path) => isManifest()(path) || isLockfile()(path);
const isSource = (path) => SOURCE_ENDINGS.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .z6)(path));
const SOURCE_ENDINGS = new Set([..._test_files_js__WEBPACK_IMPORTED_MODULE_2__  .kt, ...TEMPLATE_ENDINGS, ..._test_files_js__WEBPACK_IMPORTED_MODULE_2__  .M6]);
const isShell = (path) => _test_files_js__WEBPACK_IMPORTED_MODULE_2__  .M6.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .z6)(path));
function testsOf({ paths }) {
    const by = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_4__  .O)(() => {
        for (const path of paths())
            if (!(0,_test_files_js__WEBPACK_IMPORTED_MODULE_2__  .hl)(path) && isOfProduct(path))
                return 'folders';
        return 'names';
    });
    return (path) => (0,_test_files_js__WEBPACK_IMPORTED_MODULE_2__  .hl)(path, by());
}
function isOfProduct(path) {
    const folders = path.split('/').slice(0, -1);
    if (isForeign()(path) || isSettings(path) || isDocument(path) || /(?:^|\/)\./.test(path))
        return false;
    if (TOOL_FOLDERS.has(folders[0]?.toLowerCase() ?? '') || DOCUMENT_FOLDER.test(folders[0] ?? ''))
        return false;
    return isSource(path) || IN_BIN.test(path) || (folders.length > 0 && DATA_ENDINGS.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .z6)(path)));
}
function openPaths(base, isTest) {
    const facts = baseFacts(base, isTest);
    const isPackage = (folder) => folder === '' || facts.packages().has(folder);
    const toolsAbove = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .c1)((path) => {
        const folders = path.split('/').slice(0, -1);
        return folders.find((name, at) => TOOL_FOLDERS.has(name.toLowerCase()) && isPackage(folders.slice(0, at).join('/')));
    });
    const closedAs = (path) => {
        if (/^\.github\/workflows(?:\/|$)/i.test(path))
            return closedBy('workflows', 'is a workflow, which runs with secrets', 'never');
        if (isForeign()(path))
            return closedBy('installed code', 'lies in a folder of installed or copied code');
        if (isSettings(path))
            return closedBy('settings', 'holds settings, which decide what is installed, built or run');
        if (path.startsWith('.') || path.includes('/.'))
            return closedBy('hidden', 'is hidden (a dot begins its name or folder), as settings are');
        if (isTest(path))
            return closedBy('test files', 'belongs to the tests, which judge the change', 'allow-test-edits');
        const tools = toolsAbove(path);
        if (tools !== undefined)
            return closedBy('tools', `lies in ${tools}/, a folder of tools`);
        if (SBT_BUILD.test(path) && isPackage((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .gN)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .gN)(path))))
            return closedBy('tools', 'belongs to the build of sbt');
        const slash = path.indexOf('/');
        const first = slash === -1 ? '' : path.slice(0, slash);
        if (DOCUMENT_FOLDER.test(first) && _test_files_js__WEBPACK_IMPORTED_MODULE_2__  .kt.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .z6)(path)) && facts.hasProgram())
            return closedBy('tools', 'is a program beside documents, which builds them');
        return isDocument(path) ? null : isSource(path) ? closedSource(path) : closedData(path, first);
    };
    const closedSource = (path) => {
        if (isShell(path) && facts.hasProgram())
            return closedBy('kind of file', 'is a shell script, in a repository that has sources of another language');
        if (base.isTracked(path))
            return null;
        const folder = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .gN)(path);
        if (folder !== '' && !base.isTracked(folder))
            return closedBy('new file', 'is new, and so is its folder');
        const isFoundByName = INTERPRETED.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .z6)(path)) && (isPackage(folder) || isSearched(folder, path));
        return isFoundByName
            ? closedBy('new file', 'is new, in a folder where interpreters and tools find files by their name alone')
            : null;
    };
    const isSearched = (folder, path) => {
        const ending = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .z6)(path);
        if (ending.startsWith('py'))
            return !base.isTracked(`${folder}/__init__.py`);
        return /^(?:rb|lua|p[lm])$/.test(ending) && /^(?:lib|src)$/.test(folder);
    };
    const closedData = (path, first) => {
        const folder = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .gN)(path);
        const isData = DATA_ENDINGS.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .z6)(path));
        const isInBin = IN_BIN.test(path) && !facts.hasProgram();
        if (isInBin || (isData && !isPackage(folder) && facts.holdsSources(first) && base.isTracked(folder)))
            return null;
        if (!isData)
            return closedBy('kind of file', 'is neither a source of the product, nor data beside one, nor a document');
        return closedBy('kind of file', isPackage(folder)
            ? 'is a data file in the root or beside a manifest, where settings lie'
            : 'is a data file in a folder without sources of the product');
    };
    const rankOf = (path) => RANKS.indexOf(base.named.get(path) ?? 'product');
    const productRank = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_4__  .O)(() => {
        let found = 0;
        for (const path of base.paths()) {
            const rank = rankOf(path);
            if (rank > found && isSource(path) && closedAs(path) === null)
                found = rank;
            if (found === RANKS.length - 1)
                break;
        }
        return found;
    });
    return (path) => {
        const found = closedAs(path);
        if (found !== null && found.rule !== 'kind of file')
            return found;
        const naming = base.named.get(path);
        if (naming === undefined || (isSource(path) && rankOf(path) >= productRank()))
            return found;
        return naming === 'run'
            ? closedBy('run by workflows', 'is run or named by a workflow, a hook or another tool of the repository')
            : closedBy('test command', 'is started or read by the test command, and so judges the change');
    };
}
const RANKS = ['judge', 'run', 'entry', 'product'];
const closedBy = (rule, reason, opens = 'allow-paths') => ({
    rule,
    reason,
    opens,
});
function isDocument(path) {
    const ending = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .z6)(path);
    if (ending !== '' && !DOCUMENTS.has(ending))
        return false;
    const [first = '', ...below] = path.split('/');
    if (FOR_AGENTS.test((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .Vb)(path)) || FOLDER_FOR_AGENTS.test(path))
        return false;
    if (DOCUMENT_NAME.test((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .Vb)(path)))
        return true;
    const isInFolder = below.length > 0 && (DOCUMENT_FOLDER.test(first) || DOCUMENT_NAME.test(first));
    return isInFolder && DOCUMENTS.has(ending) && !IN_CAPITALS.test((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .Vb)(path));
}
function baseFacts(base, isTest) {
    const isProductSource = (path) => {
        if (!isSource(path) || isShell(path))
            return false;
        const [first = ''] = path.split('/', 1);
        if (first.startsWith('.') || TOOL_FOLDERS.has(first.toLowerCase()))
            return false;
        if (first !== path && DOCUMENT_FOLDER.test(first))
            return false;
        return !isTest(path) && !isSettings(path) && !isForeign()(path);
    };
    const sources = new Map();
    const any = (matches) => {
        for (const path of base.paths())
            if (matches(path))
                return true;
        return false;
    };
    return {
        packages: (0,_base_once_js__WEBPACK_IMPORTED_MODULE_4__  .O)(() => {
            const found = new Set();
            for (const path of base.paths())
                if (isManifest()(path))
                    found.add((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .gN)(path));
            return found;
        }),
        hasProgram: (0,_base_once_js__WEBPACK_IMPORTED_MODULE_4__  .O)(() => any((path) => _test_files_js__WEBPACK_IMPORTED_MODULE_2__  .kt.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .z6)(path)) && isProductSource(path))),
        holdsSources(folder) {
            const found = sources.get(folder) ?? any((path) => path.startsWith(`${folder}/`) && isProductSource(path));
            sources.set(folder, found);
            return found;
        },
    };
}


  }),

  28897:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A$: () => (  rankOfKind),
    KK: () => (  readInstructions),
    M0: () => (  overview)
  });
  var _base_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51189);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59199);
  var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66904);
  var _test_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50872);
var _a;




const FILE_KINDS = ['product', 'test', 'other'];
const OTHER_FOLDERS = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .EB)([
    /(?:^|\/)(?:\.[^/]+|node_modules|vendor(?:ed)?|third_?party|extern(?:al)?|dist)\//,
    /(?:^|\/)(?:docs?|examples?|.*fixtures?|test[-_]?data)\//,
], 'i');
const isInOtherFolder = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__  .c1)((folder) => OTHER_FOLDERS.test(folder));
function fileKindOf(path) {
    const ending = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__  .z6)(path);
    const isProgram = _test_files_js__WEBPACK_IMPORTED_MODULE_1__  .kt.has(ending) && !_test_files_js__WEBPACK_IMPORTED_MODULE_1__  .M6.has(ending);
    if (!isProgram || isInOtherFolder(path))
        return 'other';
    return (0,_test_files_js__WEBPACK_IMPORTED_MODULE_1__  .hl)(path) ? 'test' : 'product';
}
const rankOfKind = (path) => FILE_KINDS.indexOf(fileKindOf(path));
const MIN_SINGLE_FILES = 3;
class Folder {
    path;
    count;
    shownFiles = 0;
    listed = [];
    #tree;
    #content = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_3__  .O)(() => this.#read());
    #known = new Map();
    constructor(tree, path, count) {
        this.#tree = tree;
        this.path = path;
        this.count = count;
    }
    get files() {
        return this.#content().files;
    }
    get folders() {
        return this.#content().folders;
    }
    holds(kind) {
        const known = this.#known.get(kind) ??
            (this.files.some((file) => file.kind === kind) || this.folders.some((folder) => folder.holds(kind)));
        this.#known.set(kind, known);
        return known;
    }
    get isData() {
        return this.path !== '' && !this.holds('product') && !this.holds('test');
    }
    get lastOfChain() {
        const [only, ...others] = this.folders;
        return only === undefined || others.length > 0 || this.files.length > 0 ? this : only.lastOfChain;
    }
    #read() {
        const prefix = this.path === '' ? '' : `${this.path}/`;
        const names = [];
        const singles = new Map();
        const folders = [];
        for (const child of this.#tree.children(this.path)) {
            if (child.kind !== 'folder') {
                names.push(child.name);
                continue;
            }
            const { start, end } = child.range;
            const folder = new _a(this.#tree, prefix + child.name, end - start);
            folders.push(folder);
            const only = end - start > 1 ? '' : this.#tree.path(start).slice(prefix.length);
            if (only.split('/').length === 2)
                singles.set(folder, only);
        }
        const takesIn = this.path !== '' && singles.size >= MIN_SINGLE_FILES;
        const own = takesIn ? [...names, ...singles.values()] : names;
        const files = own.map((name) => ({ name, kind: fileKindOf(prefix + name) }));
        files.sort((a, b) => FILE_KINDS.indexOf(a.kind) - FILE_KINDS.indexOf(b.kind));
        return { files, folders: takesIn ? folders.filter((folder) => !singles.has(folder)) : folders };
    }
}
_a = Folder;
const FILES_FIRST = 3;
function overview(tree, maxBytes) {
    const root = new Folder(tree, '', tree.count);
    const folders = [root];
    const render = () => {
        const lines = folders.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map(folderLine);
        return [`${tree.count} files; a line is folder/ (files below): own files`, ...lines].join('\n');
    };
    const fits = () => Buffer.byteLength(render()) <= maxBytes;
    const nameFile = (folder, kind) => {
        if (folder.files[folder.shownFiles]?.kind !== kind)
            return false;
        if (folder.isData && folder.shownFiles === FILES_FIRST)
            return false;
        folder.shownFiles += 1;
        if (fits())
            return true;
        folder.shownFiles -= 1;
        return false;
    };
    const listFolder = (parent, kind) => {
        if (parent.isData)
            return false;
        const next = parent.folders.find((each) => each.holds(kind) && !folders.includes(each.lastOfChain))?.lastOfChain;
        if (next === undefined)
            return false;
        folders.push(next);
        parent.listed.push(next);
        if (fits())
            return true;
        folders.pop();
        parent.listed.pop();
        return false;
    };
    for (const kind of FILE_KINDS) {
        for (let level = [root]; level.length > 0;) {
            takeTurns(level, FILES_FIRST, (folder) => nameFile(folder, kind));
            takeTurns(level, Number.POSITIVE_INFINITY, (folder) => listFolder(folder, kind));
            level = level.flatMap(({ listed }) => listed.filter((each) => each.holds(kind)));
        }
        takeTurns(folders, Number.POSITIVE_INFINITY, (folder) => nameFile(folder, kind));
    }
    return render();
}
function takeTurns(folders, rounds, add) {
    let open = folders;
    for (let round = 0; round < rounds && open.length > 0; round += 1)
        open = open.filter(add);
}
function folderLine({ path, count, files, folders, shownFiles, listed }) {
    const names = files.slice(0, shownFiles).map(({ name }) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__  .$i)(name));
    const moreFiles = files.length - shownFiles;
    const moreFolders = folders.length - listed.length;
    if (moreFiles > 0)
        names.push(`+${moreFiles} files`);
    if (moreFolders > 0)
        names.push(`+${moreFolders} folders`);
    const title = path === '' ? './' : `${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__  .P8)(path)}/ (${count})`;
    return names.length === 0 ? title : `${title}: ${names.join(' ')}`;
}
const MAX_INSTRUCTIONS_BYTES = 16 * 1024;
const AGENT_INSTRUCTIONS = '.github/agent-fix.md';
const COMMON_INSTRUCTIONS = 'AGENTS.md';
async function readInstructions(request) {
    const { readText, redact } = request;
    const found = [];
    let left = MAX_INSTRUCTIONS_BYTES;
    for (const path of await instructionPaths(request)) {
        if (found.some(({ source }) => source === path))
            continue;
        const text = redact((await readText(path)) ?? '').trim();
        if (text === '')
            continue;
        const shown = cutTo(text, left);
        left -= (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(shown);
        found.push({ source: path, text: shown });
    }
    return found;
}
async function instructionPaths({ folder, readText, follow = async (path) => path, }) {
    const dedicated = await follow(AGENT_INSTRUCTIONS);
    if (dedicated !== null && (await readText(dedicated)) !== null)
        return [dedicated];
    const names = folder === '.' ? [] : folder.split('/');
    const paths = [...names.keys(), names.length].map((at) => [...names.slice(0, names.length - at), COMMON_INSTRUCTIONS].join('/'));
    const followed = await Promise.all(paths.map(follow));
    return followed.filter((path) => path !== null);
}
function cutTo(text, maxBytes) {
    const bytes = Buffer.from(text);
    if (bytes.length <= maxBytes)
        return text;
    const start = new TextDecoder().decode(bytes.subarray(0, Math.max(0, maxBytes)), { stream: true });
    const kept = start.slice(0, start.lastIndexOf('\n') + 1) || start;
    const end = kept === '' || kept.endsWith('\n') ? '' : '\n';
    return `${kept}${end}${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .K1)(`${bytes.length - (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(kept)} of ${bytes.length} bytes`, { hint: 'read_file has them' })}`;
}


  }),

  71616:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  createPolicy),
    q: () => (  denySize)
  });
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7403);
  var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97386);
  var _open_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90587);
  var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66904);
  var _test_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50872);





const NO_BASE = { isTracked: () => false, paths: () => [], named: new Map() };
function createPolicy(settings, base = NO_BASE) {
    const isAllowed = allowedPaths(settings.allowPaths);
    const isNamedTest = (0,_open_paths_js__WEBPACK_IMPORTED_MODULE_1__  .Vh)(base);
    const isNewTest = settings.mayAddTests === true ? (0,_test_files_js__WEBPACK_IMPORTED_MODULE_2__  .wg)(base.paths(), isNamedTest) : () => false;
    const isTest = (path) => isNamedTest(path) || base.testFiles?.has(path) === true;
    const closed = (0,_open_paths_js__WEBPACK_IMPORTED_MODULE_1__  .jO)(base, isTest);
    const addsTest = (path) => !base.isTracked(path) && isNewTest(path) && closed(path)?.rule === 'test files';
    const isOpen = (path, { opens }) => opens !== 'never' &&
        (isAllowed(path) || (opens === 'allow-test-edits' && (settings.allowTestEdits || addsTest(path))));
    return {
        closed,
        denyWrite(path, baseText = '') {
            const asTest = closed(path) === null && (0,_test_files_js__WEBPACK_IMPORTED_MODULE_2__  .S1)(path, baseText);
            const found = asTest ? (0,_open_paths_js__WEBPACK_IMPORTED_MODULE_1__  .jO)(base, () => true)(path) : closed(path);
            return found === null || isOpen(path, found)
                ? null
                : { rule: `protected: ${found.rule}`, ...denialOf(path, found) };
        },
        judges(path) {
            switch (closed(path)?.rule) {
                case 'settings':
                case 'test files':
                case 'installed code':
                    return true;
                case 'workflows':
                case 'hidden':
                case 'tools':
                case 'test command':
                    return base.isTracked(path);
                default:
                    return false;
            }
        },
        isProduct: (path) => (0,_open_paths_js__WEBPACK_IMPORTED_MODULE_1__  .__)(path) && closed(path) === null,
        isOutsideCode: (path) => (0,_open_paths_js__WEBPACK_IMPORTED_MODULE_1__  .KY)(path) || closed(path)?.rule === 'workflows',
        addsTest: (path) => !isAllowed(path) && !settings.allowTestEdits && addsTest(path),
    };
}
function denySize(size) {
    const { files, bytes } = _core_limits_js__WEBPACK_IMPORTED_MODULE_0__  .B.patch;
    const limit = size.files > files ? `${files} files` : size.bytes > bytes ? `${bytes} bytes of changed lines` : null;
    if (limit === null)
        return null;
    return { rule: 'patch size', reason: `the whole patch may not grow over ${limit}: make a smaller change` };
}
function denialOf(path, { rule, reason, opens }) {
    const isClosed = `${path} is closed (${rule}), because it ${reason}`;
    if (opens === 'never')
        return { reason: `${isClosed}; nothing opens it` };
    const glob = `${path.includes('/') ? '' : '/'}${path.replace(/[\\*?[\]{}]/g, '\\$&')}`;
    const line = opens === 'allow-paths' ? `allow-paths: ${glob}` : 'allow-test-edits: true';
    return {
        reason: `${isClosed}; only the user opens it, with "${line}", so change product code instead`,
        opens: line,
    };
}
function allowedPaths(globs) {
    try {
        return (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__  .jN)(globs, 'i');
    }
    catch (error) {
        throw new Error(`allow-paths holds ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__  .kc)(error)}`, { cause: error });
    }
}


  }),

  80253:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Go: () => (  isBinary),
    TA: () => (  readFile),
    XG: () => (  MAX_READ_LINE_CHARS),
    Zt: () => (  toLineFeeds),
    c0: () => (  fileLines),
    ee: () => (  replaceText),
    g7: () => (  decodeText),
    rd: () => (  MAX_PAGE_BYTES),
    sI: () => (  ReadingRecord),
    wx: () => (  encodeText)
  });
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7403);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59199);
  var _file_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89941);
  var _installed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30222);
  var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66904);
  var _snapshot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83266);






const MAX_PAGE_BYTES = 10 * 1024;
const MAX_READ_LINE_CHARS = 2000;
async function readFile(tree, record, args, installed = null) {
    const check = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__  .NP)(args.rel_path);
    const found = check.ok ? tree.find(check.path) : { kind: 'missing' };
    const there = found.kind === 'missing' && installed !== null ? await installed.find(args.rel_path) : null;
    if (there !== null)
        return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .tu)(await readInstalledFile(tree, there, args));
    if (!check.ok)
        return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .J5)(args.rel_path, check.denial);
    const { path } = check;
    const shown = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__  .P8)(path);
    switch (found.kind) {
        case 'missing':
            return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .Bi)(tree, path);
        case 'blocked':
            return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .Z5)(path, found);
        case 'folder':
            return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .gz)(`${shown} is a folder: list it with list_files.`, { path });
        case 'submodule':
            return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .gz)(`${shown} is a submodule, another repository.`, { path });
        case 'file':
        case 'link':
            break;
        default:
            return (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_5__  .xb)(found);
    }
    const content = await tree.read(found, _snapshot_js__WEBPACK_IMPORTED_MODULE_3__  .gZ);
    if (found.kind === 'link') {
        const target = content.kind === 'bytes' ? (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__  .P8)(content.bytes.toString('utf8')) : 'an unreadable text';
        return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .oQ)(`${shown} is a symbolic link to ${target}; links are not followed.`, { path });
    }
    const { observation, seen } = filePage(tree, { path, content }, args);
    record.sawLines(path, found.entry.oid, seen);
    return observation;
}
async function readInstalledFile(tree, there, args) {
    const { path } = there;
    switch (there.kind) {
        case 'missing':
            return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .gz)(`${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__  .P8)(path)} is not among the installed packages.`, { path });
        case 'closed':
            return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .J5)(path, there.denial);
        case 'folder':
            return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .gz)(`${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__  .P8)(path)} is a folder: list it with list_files.`, { path });
        case 'file':
        case 'link':
            return filePage(tree, { path, content: await (0,_installed_js__WEBPACK_IMPORTED_MODULE_2__  .j)(there, _snapshot_js__WEBPACK_IMPORTED_MODULE_3__  .gZ) }, args).observation;
        default:
            return (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_5__  .xb)(there);
    }
}
function filePage(tree, { path, content }, args) {
    const shown = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__  .P8)(path);
    const unseen = (observation) => ({ observation, seen: [] });
    if (content.kind === 'unreadable')
        return unseen((0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .gz)(`${shown} cannot be read: ${content.why}.`, { path }));
    if (content.kind === 'too_large') {
        const why = `it has ${content.size} bytes, and files over ${_snapshot_js__WEBPACK_IMPORTED_MODULE_3__  .gZ / 2 ** 20} MB are not read`;
        return unseen((0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .gz)(`${shown} cannot be read: ${why}.`, { path }));
    }
    const decoded = decodeText(content.bytes);
    if (decoded.kind === 'opaque')
        return unseen((0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .gz)(`${shown} is ${decoded.what} (${content.bytes.length} bytes).`, { path }));
    const { text } = decoded.file;
    const lines = tree.shownLines(text, fileLines(text));
    if (lines.length === 0)
        return unseen((0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .oQ)('(empty file)', { path, lines: 0 }));
    const start = args.start_line ?? 1;
    const end = Math.min(args.end_line ?? lines.length, lines.length);
    if (start > lines.length) {
        const why = `start_line ${start} lies behind its end`;
        return unseen((0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .gz)(`${shown} has ${lines.length} lines; ${why}.`, { path }));
    }
    if (end < start)
        return unseen((0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .gz)(`end_line ${end} lies before start_line ${start}.`, { path }));
    const page = linePage(lines, { start, end, maxChars: args.max_chars ?? Number.POSITIVE_INFINITY });
    if (page.last === lines.length && !text.endsWith('\n'))
        page.notes.push('no newline at the end');
    const notes = page.notes.length === 0 ? [] : [`[${page.notes.join('; ')}]`];
    const meta = { path, start_line: start, end_line: page.last, lines: lines.length };
    const cut = page.last < end ? [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .K1)(end - page.last, { hint: `continue at line ${page.last + 1}` })] : [];
    return { observation: (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .oQ)([...page.lines, ...notes, ...cut].join('\n'), meta), seen: page.wholeLines };
}
function linePage(all, { start, end, maxChars }) {
    const page = { lines: [], last: start, wholeLines: [], notes: [] };
    const maxLineChars = start === end ? MAX_PAGE_BYTES : MAX_READ_LINE_CHARS;
    let bytes = 0;
    let chars = 0;
    for (let number = start; number <= end; number += 1) {
        const text = all[number - 1] ?? '';
        const isFirst = number === start;
        const room = isFirst ? Math.min(maxLineChars, maxChars) : maxLineChars;
        const line = `${number}|${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)(text, room, 'mark')}`;
        bytes += Buffer.byteLength(line) + 1;
        chars += line.length + 1;
        if (!isFirst && (bytes > MAX_PAGE_BYTES || chars > maxChars))
            break;
        page.lines.push(line);
        page.last = number;
        if (text.length <= room)
            page.wholeLines.push(number);
        else if (start !== end)
            page.notes.push(`read line ${number} alone for more of it`);
    }
    if (page.last < end && maxChars === Number.POSITIVE_INFINITY)
        endAtGap(page, all, start);
    if (page.last < all.length || start > 1)
        page.notes.push(`lines ${start}-${page.last} of ${all.length}`);
    return page;
}
const NEAR_SHARE = 0.25;
function endAtGap(page, all, start) {
    const isBlank = (number) => (all[number - 1] ?? '').trim() === '';
    const from = Math.ceil(page.last - (page.last - start) * NEAR_SHARE);
    let best = { last: page.last, indent: Number.POSITIVE_INFINITY };
    for (let last = Math.max(from, start); last <= page.last; last += 1) {
        if (isBlank(last) || !isBlank(last + 1))
            continue;
        const next = all.slice(last, last + MAX_GAP_LINES).find((line) => line.trim() !== '') ?? '';
        const indent = next.search(/\S|$/);
        if (indent <= best.indent)
            best = { last, indent };
    }
    page.lines.splice(best.last - start + 1);
    page.last = best.last;
    page.wholeLines = page.wholeLines.filter((number) => number <= best.last);
}
const MAX_GAP_LINES = 5;
class ReadingRecord {
    #readings = new Map();
    sawLines(path, oid, lines) {
        const reading = this.#of(path, oid);
        for (const line of lines)
            reading.seen.add(line);
    }
    wrote(path, oid) {
        this.#of(path, oid).isWhole = true;
    }
    edited(path, change) {
        if (this.firstUnseen(path, change.from, change.lines) === null)
            this.wrote(path, change.to);
    }
    firstUnseen(path, oid, lines) {
        const reading = this.#readings.get(path);
        if (lines === 0)
            return null;
        if (reading?.oid !== oid)
            return 1;
        if (reading.isWhole)
            return null;
        for (let line = 1; line <= lines; line += 1)
            if (!reading.seen.has(line))
                return line;
        return null;
    }
    #of(path, oid) {
        const known = this.#readings.get(path);
        if (known?.oid === oid)
            return known;
        const fresh = { oid, seen: new Set(), isWhole: false };
        this.#readings.set(path, fresh);
        return fresh;
    }
}
const BINARY_PROBE_BYTES = 8000;
const LFS_POINTER = 'version https://git-lfs.github.com/spec/v1\n';
const BOM = '\ufeff';
const isBinary = (bytes) => bytes.subarray(0, BINARY_PROBE_BYTES).includes(0);
function decodeText(bytes) {
    if (/^(?:fffe|feff|0000feff)/.test(bytes.toString('hex', 0, 4)))
        return { kind: 'opaque', what: 'text in UTF-16 or UTF-32, and not in UTF-8' };
    if (bytes.includes(0))
        return { kind: 'opaque', what: 'a binary file' };
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const decoded = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(null, () => decoder.decode(bytes));
    if (decoded === null)
        return { kind: 'opaque', what: 'not valid UTF-8' };
    if (decoded.startsWith(LFS_POINTER)) {
        return { kind: 'opaque', what: 'a Git LFS pointer: its content is kept elsewhere' };
    }
    const hasBom = decoded.startsWith(BOM);
    const whole = hasBom ? decoded.slice(1) : decoded;
    const lineEnd = lineEndOf(whole);
    return { kind: 'text', file: { hasBom, lineEnd, text: lineEnd === '\r\n' ? toLineFeeds(whole) : whole } };
}
function encodeText({ hasBom, lineEnd, text }) {
    const lines = lineEnd === '\r\n' ? text.replaceAll('\n', '\r\n') : text;
    return Buffer.from(hasBom ? BOM + lines : lines);
}
const toLineFeeds = (text) => text.replaceAll('\r\n', '\n');
function fileLines(text) {
    if (text === '')
        return [];
    const lines = text.split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    return lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}
function replaceText(file, content) {
    const plain = toLineFeeds(content.startsWith(BOM) ? content.slice(1) : content);
    const text = keepFinalNewline(file.text, plain);
    return { ...file, text: file.lineEnd === 'mixed' ? withOldLineEnds(file.text, text) : text };
}
function lineEndOf(text) {
    let lineFeeds = 0;
    let pairs = 0;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
        lineFeeds += 1;
        if (text[at - 1] === '\r')
            pairs += 1;
    }
    if (pairs === 0)
        return '\n';
    return pairs === lineFeeds ? '\r\n' : 'mixed';
}
function keepFinalNewline(before, after) {
    if (before === '' || after === '')
        return after;
    if (before.endsWith('\n'))
        return after.endsWith('\n') ? after : `${after}\n`;
    return after.replace(/\n$/, '');
}
function withOldLineEnds(before, after) {
    const ends = new Map();
    for (const line of before.split(/(?<=\n)/)) {
        const end = line.endsWith('\r\n') ? '\r\n' : '\n';
        ends.set(line.replace(/\r?\n$/, ''), end);
    }
    return after
        .split(/(?<=\n)/)
        .map((line) => (line.endsWith('\n') ? line.slice(0, -1) + (ends.get(line.slice(0, -1)) ?? '\n') : line))
        .join('');
}


  }),

  66904:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $i: () => (  showName),
    E9: () => (  globToRegexSource),
    EP: () => (  parseRepoFolder),
    NP: () => (  parseRepoPath),
    P8: () => (  showPath),
    SL: () => (  isRepoPath),
    Vb: () => (  nameOf),
    c1: () => (  byFolder),
    gN: () => (  parentOf),
    jN: () => (  matcher),
    pN: () => (  portabilityProblem),
    pZ: () => (  GlobError),
    z6: () => (  endingOf)
  });
  var _core_ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53392);

const MAX_PATH_BYTES = 4096;
const MAX_NAME_BYTES = 255;
const HIDDEN_IN_PATH = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
function parseRepoPath(text) {
    const parts = text.split('/').filter((part) => part !== '' && part !== '.');
    const denial = wholePathProblem(text) ?? parts.map(partProblem).find((problem) => problem !== null);
    if (denial !== undefined)
        return { ok: false, denial };
    const reason = 'the path is empty: name a file inside the repository';
    if (parts.length === 0)
        return { ok: false, denial: { rule: 'path: names no file', reason } };
    return { ok: true, path: brand(parts.join('/')) };
}
function parseRepoFolder(text) {
    const isRoot = text === null || text.split('/').every((part) => part === '' || part === '.');
    if (isRoot)
        return { ok: true, folder: '' };
    const check = parseRepoPath(text);
    return check.ok ? { ok: true, folder: check.path } : check;
}
function isRepoPath(text) {
    const check = parseRepoPath(text);
    return check.ok && check.path === text;
}
function portabilityProblem(names) {
    for (const part of names) {
        if (/^[\s~-]|[|&;<>"'`*?!]|\$[({]/.test(part))
            return {
                rule: 'path: harmful name',
                reason: `${JSON.stringify(part)} means something else to the shell of whoever types it`,
            };
        if (/[\p{Default_Ignorable_Code_Point}]|(?! )\p{Z}/u.test(part))
            return { rule: 'path: invisible characters', reason: 'the name holds a character that nobody sees' };
        if (/[. ]$/.test(part))
            return { rule: 'path: not portable', reason: `"${part}" ends in a dot or a blank` };
        if (part.includes(':'))
            return {
                rule: 'path: not portable',
                reason: `"${part}" has a colon, which Windows reads as a drive or a stream`,
            };
        if (/^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)\s*(?:\..*)?$/i.test(part)) {
            return { rule: 'path: not portable', reason: `"${part}" is a device name on Windows` };
        }
    }
    return null;
}
function wholePathProblem(text) {
    const outside = 'paths are relative to the repository root and stay inside it';
    if (Buffer.byteLength(text) > MAX_PATH_BYTES) {
        return { rule: 'path: too long', reason: `the path is longer than ${MAX_PATH_BYTES} bytes` };
    }
    if (text.includes('\0'))
        return { rule: 'path: invisible characters', reason: 'the path holds a NUL character' };
    if (HIDDEN_IN_PATH.test(text) || !text.isWellFormed()) {
        return {
            rule: 'path: invisible characters',
            reason: 'the path holds a control, invisible or broken character',
        };
    }
    if (/^~?\//.test(text))
        return { rule: 'path: absolute', reason: `the path is absolute: ${outside}` };
    if (text.includes('\\'))
        return { rule: 'path: not portable', reason: 'the path holds a backslash: use / between names' };
    if (text.split('/').includes('..'))
        return { rule: 'path: leaves the repository', reason: `the path holds "..": ${outside}` };
    return null;
}
function partProblem(part) {
    if (Buffer.byteLength(part) > MAX_NAME_BYTES) {
        return { rule: 'path: too long', reason: `a name in the path is longer than ${MAX_NAME_BYTES} bytes` };
    }
    if ((0,_core_ports_js__WEBPACK_IMPORTED_MODULE_0__  .Z$)(part))
        return { rule: "protected: git's folder", reason: "git's own folder is closed for reading and writing" };
    return null;
}
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
const parentOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
function endingOf(path) {
    const dot = path.lastIndexOf('.');
    if (dot < 1 || path[dot - 1] === '/')
        return '';
    const ending = path.slice(dot + 1);
    return /^[\w+-]+$/.test(ending) ? ending.toLowerCase() : '';
}
const brand = (path) => path;
function showPath(path) {
    return /[\p{C}\p{Zl}\p{Zp}]/u.test(path) ? quotePath(path) : path;
}
function showName(name) {
    return /\s/.test(name) ? quotePath(name) : showPath(name);
}
function quotePath(text) {
    const escaped = (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
    return `"${text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escaped)}"`;
}
const MAX_GLOB_LENGTH = 1000;
class GlobError extends Error {
    name = 'GlobError';
}
const ANY_FOLDERS = '(?:[^/]+/)*';
function globToRegexSource(glob) {
    const { kind, source } = parseGlob(glob);
    return `^${kind === 'name' ? ANY_FOLDERS : ''}${source}$`;
}
function byFolder(question) {
    let last = { folder: '', answer: question('') };
    return (path) => {
        if (path.startsWith(last.folder) && !path.includes('/', last.folder.length))
            return last.answer;
        const folder = path.slice(0, path.lastIndexOf('/') + 1);
        last = { folder, answer: question(folder) };
        return last.answer;
    };
}
function matcher(globs, flags) {
    const parsed = globs.map(parseGlob);
    const anyOf = (wanted) => wanted.length === 0 ? /^(?!)/ : new RegExp(wanted.map(({ source }) => `^${source}$`).join('|'), flags);
    const folders = anyOf(parsed.filter(({ kind }) => kind === 'folder'));
    const paths = anyOf(parsed.filter(({ kind }) => kind === 'path'));
    const names = parsed.filter(({ kind }) => kind === 'name');
    const anyEnding = anyOf(names.filter(({ endings }) => endings.length === 0));
    const byEnding = new Map();
    for (const ending of new Set(names.flatMap(({ endings }) => endings)))
        byEnding.set(ending, anyOf(names.filter(({ endings }) => endings.includes(ending))));
    const isInFolder = byFolder((folder) => folders.test(folder));
    return (path) => {
        const name = nameOf(path);
        const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
        return (isInFolder(path) ||
            anyEnding.test(name) ||
            byEnding.get(ending)?.test(name) === true ||
            paths.test(path));
    };
}
const ENDINGS_OF_GLOB = /\.(?:([\w-]+)|\{([\w,-]+)\})$/;
function parseGlob(glob) {
    if (glob.length > MAX_GLOB_LENGTH)
        throw new GlobError(`a glob of more than ${MAX_GLOB_LENGTH} characters`);
    const isRooted = /^\.?\//.test(glob);
    const path = glob.replace(/^(?:\.?\/)+/, '').replace(/\/$/, '/**');
    if (path === '')
        throw new GlobError('an empty glob');
    const name = path.replace(/^(?:\*\*\/)+/, '');
    if (!isRooted && name !== '' && !name.includes('/')) {
        const [, one, several = one] = ENDINGS_OF_GLOB.exec(name) ?? [];
        return { kind: 'name', endings: several?.toLowerCase().split(',') ?? [], source: translate(name) };
    }
    return { kind: path.endsWith('/**') ? 'folder' : 'path', endings: [], source: translate(path) };
}
const TOKEN = /\\(.)|(\*+)(\/?)|\[(?:([!^])|(?![!^]))([^/][^\]/]*)\]|./gs;
function translate(path) {
    let depth = 0;
    const source = path.replace(TOKEN, (token, escaped, stars, slash, negation, members, at) => {
        if (escaped !== undefined)
            return literal(escaped);
        if (stars !== undefined)
            return starsSource(path, { at, count: stars.length, slash });
        if (members !== undefined)
            return `[${negation === undefined ? '' : '^/'}${members.replace(/[\\^[\]&~]/g, '\\$&')}]`;
        switch (token) {
            case '?':
                return '[^/]';
            case '{':
                depth += 1;
                return '(?:';
            case '}':
                if (depth === 0)
                    return '\\}';
                depth -= 1;
                return ')';
            case ',':
                return depth > 0 ? '|' : ',';
            default:
                return literal(token);
        }
    });
    if (depth !== 0)
        throw new GlobError(`a glob with an unclosed { in it: ${path}`);
    return source;
}
const literal = (char) => char.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
function starsSource(path, { at, count, slash }) {
    const isWholePart = /^[/{,]?$/.test(path[at - 1] ?? '') && /^[/},]?$/.test(path[at + count] ?? '');
    if (count < 2 || !isWholePart)
        return `[^/]*${literal(slash)}`;
    return slash === '' ? '.*' : ANY_FOLDERS;
}


  }),

  61496:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  O: () => (  openWorkspace)
});


var errors = __webpack_require__(7403);
var once = __webpack_require__(51189);
var jobs = __webpack_require__(95106);
var file_tree = __webpack_require__(89941);
var git = __webpack_require__(59268);
var workspace_installed = __webpack_require__(30222);
var journal = __webpack_require__(2299);
var named_files = __webpack_require__(59460);
var overview = __webpack_require__(28897);
var workspace_policy = __webpack_require__(71616);
var read_file = __webpack_require__(80253);
var base_text = __webpack_require__(59199);
var repo_path = __webpack_require__(66904);
var workspace_snapshot = __webpack_require__(83266);
; 






const partsOfName = (name) => name.split(/::|[.#]/).filter((part) => part !== '');
const MAX_PARSED_FILES = 100;
const MAX_PARSED_BYTES = 4 * 1024 * 1024;
const MAX_NAMED_DEFINITIONS = 20;
const MAX_PLACE_CHARS = 300;
const MAX_NAMED_CHARS = 1_000;
async function readSymbol(tree, record, { name, likely, find }) {
    const lastPart = partsOfName(name).at(-1) ?? name;
    const { files, problem } = await tree.holding('', lastPart);
    const places = likely.map(({ path }) => path).toReversed();
    const candidates = files
        .filter(({ kind }) => kind === 'file')
        .toSorted((a, b) => places.lastIndexOf(b.path) - places.lastIndexOf(a.path) || (0,overview .A$)(a.path) - (0,overview .A$)(b.path));
    const { found, searched, left, large } = await search(tree, candidates, { name, find });
    const notes = [
        ...(problem === null ? [] : [(0,base_text .K1)(problem)]),
        ...(left === 0
            ? []
            : [(0,base_text .K1)(`${(0,file_tree .pq)(left, 'file')} that hold ${lastPart}`, { hint: 'grep finds them' })]),
        ...(large === 0
            ? []
            : [(0,base_text .K1)(`${(0,file_tree .pq)(large, 'file')} over 1 MB`, { hint: `grep finds ${lastPart} there` })]),
    ];
    const meta = { definitions: found.length, files: searched };
    if (found.length === 0) {
        const where = `${(0,file_tree .pq)(searched, 'source file')} that hold ${(0,base_text .ml)(lastPart, 100)}`;
        return (0,file_tree .oQ)([`No function, method, class or type ${(0,base_text .ml)(name, 100)} is defined in ${where}.`, ...notes].join('\n'), meta);
    }
    const isLikely = ({ file, startLine, endLine }) => likely.some(({ path, line }) => path === file.path && line >= startLine && line <= endLine);
    const ordered = found.toSorted((a, b) => Number(isLikely(b)) - Number(isLikely(a)));
    return (0,file_tree .oQ)([...shownLines(tree, record, ordered), ...notes].join('\n'), meta);
}
async function search(tree, candidates, { name, find }) {
    const found = [];
    let [searched, bytes, large] = [0, 0, 0];
    for (const [at, file] of candidates.entries()) {
        const content = await tree.read(file, workspace_snapshot .Tw);
        if (content.kind === 'too_large')
            large += 1;
        const decoded = content.kind === 'bytes' ? (0,read_file .g7)(content.bytes) : null;
        if (decoded?.kind !== 'text')
            continue;
        const { text } = decoded.file;
        if (searched === MAX_PARSED_FILES || bytes + (0,base_text .dp)(text) > MAX_PARSED_BYTES)
            return { found, searched, left: candidates.length - at, large };
        const definitions = await find({ path: file.path, text }, partsOfName(name)).catch(() => null);
        if (definitions === null)
            continue;
        searched += 1;
        bytes += (0,base_text .dp)(text);
        found.push(...definitions.map((each) => ({ ...each, file, text })));
    }
    const lastPart = partsOfName(name).at(-1) ?? name;
    return found.length > 0 || lastPart === name
        ? { found, searched, left: 0, large }
        : search(tree, candidates, { name: lastPart, find });
}
function shownLines(tree, record, found) {
    const shown = [];
    const named = [];
    let room = read_file .rd;
    for (const { name, file, text, startLine, endLine } of found) {
        const title = (0,base_text .ml)(`${(0,repo_path .P8)(file.path)}:${startLine}-${endLine} ${(0,base_text .yZ)(name)}`, MAX_PLACE_CHARS);
        const lines = tree.shownLines(text, (0,read_file .c0)(text)).slice(startLine - 1, endLine);
        const numbered = lines.map((line, at) => `${startLine + at}|${(0,base_text .ml)(line, read_file .XG, 'mark')}`);
        const sizes = numbered.map((line) => (0,base_text .dp)(line) + 1);
        let [count, size] = [0, (0,base_text .dp)(title) + 1];
        while (count < lines.length && size + (sizes[count] ?? 0) <= room)
            size += sizes[count++] ?? 0;
        if (shown.length > 0 && count < lines.length) {
            named.push(title);
            continue;
        }
        shown.push(title, ...numbered.slice(0, count));
        if (count < lines.length)
            shown.push((0,base_text .K1)(lines.length - count, { hint: `continue with read_file at line ${startLine + count}` }));
        room -= size;
        const whole = lines
            .slice(0, count)
            .flatMap((line, at) => (line.length <= read_file .XG ? [startLine + at] : []));
        record.sawLines(file.path, file.entry.oid, whole);
    }
    if (named.length > 0) {
        const hint = (0,base_text .ml)((0,base_text .d9)(named, MAX_NAMED_DEFINITIONS), MAX_NAMED_CHARS);
        shown.push((0,base_text .K1)(named.length, { unit: 'definition', hint }));
    }
    return shown;
}

var schemas = __webpack_require__(81469);
var json = __webpack_require__(26910);
var all_runners = __webpack_require__(63018);
var open_paths = __webpack_require__(90587);
; 





async function testsByReport(snapshot, policy, failures) {
    const ids = new Map();
    for (const [file, group] of Map.groupBy(failures, (failure) => all_runners .sT.ofTest(failure)))
        if (file !== null && snapshot.tree.find(file)?.kind === 'file' && policy.closed(file) === null)
            ids.set(file, group.map(({ id }) => id));
    if (ids.size === 0)
        return [];
    const paths = snapshot.paths().filter((path) => !ids.has(path) && policy.isProduct(path));
    const names = new Set(paths.flatMap((other) => [...namesOf(other), ...other.split('/').slice(0, -1)]));
    const found = [];
    for (const [path, testIds] of [...ids].slice(0, MAX_REPORTED_FILES))
        if (!(0,open_paths .__)(path) || (await standsApart(snapshot, { path, ids: testIds }, { paths, names })))
            found.push(path);
    return found;
}
const MAX_REPORTED_FILES = 50;
async function standsApart(snapshot, { path, ids }, { paths, names }) {
    const text = await snapshot.readText(path);
    if (text === null || all_runners .sT.besideProduct.some((sign) => sign.test(text)))
        return false;
    if (!ids.some((id) => holdsTestOf(id, path, text)))
        return false;
    const known = [...names, ...(await packageNames(snapshot, path))];
    const loaded = known.filter((name) => loadsName(name, text));
    return (loaded.length > 0 &&
        !testsItself(text, { ids, loaded }) &&
        !(await isNamedByProduct(snapshot, path, paths)));
}
function testsItself(text, { ids, loaded }) {
    const blocks = text.split(/(?<!\n@.*)\n(?=[^\s)}\]])/);
    const defined = blocks.map((block) => definedIn(block));
    const isHelper = blocks.map((_, at) => {
        const name = defined[at] ?? '';
        return (name !== '' &&
            !ids.some((id) => id.split(/::|\[/).slice(1).includes(name)) &&
            blocks.some((block, nth) => nth !== at && mentions(block, name)));
    });
    const isLoad = blocks.map((block) => LOADS.test(block));
    const tests = blocks
        .filter((block, at) => isHelper[at] !== true && isLoad[at] !== true && !STARTS.test(block))
        .join('\n');
    const words = blocks
        .filter((block, at) => isLoad[at] === true && loaded.some((name) => loadsName(name, block)))
        .flatMap((block) => block.match(/\w+|\*/g) ?? [])
        .filter((word) => !LOAD_WORDS.test(word));
    return (defined.some((name, at) => isHelper[at] === true && mentions(tests, name)) &&
        !words.some((word) => word === '*' || mentions(tests, word)) &&
        !loaded.some((name) => loadsName(name, tests)));
}
const LOADS = /^(?:from|import|use|using|alias|require\w*|(?:const|let|var|local)\b[^;]*\brequire)\b/;
const LOAD_WORDS = /^(?:from|import|use|using|alias|as|require\w*|const|let|var|local|type)$/;
const STARTS = /^if __name__\b/;
const DEFINES = /^(?:export )?(?:default )?(?:async )?(?:def|class|function|func|fn|const) ([A-Za-z]\w*)/m;
const definedIn = (block) => /^@.*\bfixture\b/m.test(block) ? '' : (DEFINES.exec(block)?.[1] ?? '');
const mentions = (text, word) => new RegExp(`\\b${word}\\b`).test(text);
function holdsTestOf(id, path, text) {
    const [, first] = /^::(\w+)/.exec(id.slice(id.indexOf((0,repo_path .Vb)(path)) + (0,repo_path .Vb)(path).length)) ?? [];
    return !id.includes('::') || (first !== undefined && new RegExp(`\\b(?:class|def) ${first}\\b`).test(text));
}
function loadsName(name, text) {
    if (!/^[\w.@/-]{2,}$/.test(name))
        return false;
    const className = classNamed(name);
    if (!text.includes(name) && !text.includes(className))
        return false;
    const escaped = name.replace(/[.\-/]/g, '\\$&');
    const loads = `["'\`/\\\\.:]${escaped}(?![\\w-])|\\b(?:import|from|require|use|using|open|load|alias)\\b[^\\n]*[\\s(.]${escaped}\\b`;
    return new RegExp(`${loads}|\\b${className}\\b`).test(text);
}
const classNamed = (name) => name.replace(/(?:^|[_-])([a-z])/g, (_, letter) => letter.toUpperCase()).replace(/\W/g, '');
function namesOf(path) {
    const stem = (0,repo_path .Vb)(path).replace(/\.\w+$/, '');
    return /^(?:index|__init__|main|mod|lib)$/.test(stem) ? [stem, (0,repo_path .Vb)((0,repo_path .gN)(path))] : [stem];
}
async function isNamedByProduct(snapshot, path, product) {
    const names = namesOf(path).filter((name) => name !== '');
    const holders = await snapshot.countLinesWith(names.flatMap((name) => [name, classNamed(name)]));
    const twins = product.filter((other) => namesOf(other).some((name) => names.includes(name)));
    for (const from of product) {
        if (!holders.has(from) || twins.some((twin) => nearness(twin, from) >= nearness(path, from)))
            continue;
        const text = await snapshot.readText(from);
        if (text !== null && names.some((name) => loadsName(name, text)))
            return true;
    }
    return false;
}
function nearness(one, other) {
    const foldersOf = (path) => path.split('/').slice(0, -1);
    const [folders, others] = [foldersOf(one), foldersOf(other)];
    const apart = folders.findIndex((folder, at) => folder !== others[at]);
    return apart === -1 ? folders.length : apart;
}
async function packageNames(snapshot, path) {
    const folders = path.split('/').map((_, at, parts) => parts.slice(0, at).join('/'));
    const texts = folders.map((folder) => snapshot.readText(folder === '' ? 'package.json' : `${folder}/package.json`));
    return (await Promise.all(texts)).flatMap((text) => text === null ? [] : ((0,json .Vh)(schemas .Ikc({ name: schemas .YjP() }), text)?.name ?? []));
}

; 







const DEFAULT_MAX_FILES = 200;
const DEFAULT_MAX_HITS = 100;
const MAX_SHOWN_CHARS = 200;
async function listFiles(tree, args, installed = null) {
    const scope = await openScope(tree, installed, args);
    if ('answer' in scope)
        return scope.answer;
    const answer = listed(tree, scope, args);
    return scope.disk === null ? answer : (0,file_tree .tu)(answer);
}
function listed(tree, scope, args) {
    if (scope.found.kind !== 'folder')
        return (0,file_tree .gz)(`${(0,repo_path .P8)(scope.folder)} is not a folder: ${NO_FOLDER[scope.found.kind]}.`);
    const maxFiles = args.max_files ?? DEFAULT_MAX_FILES;
    const lines = [];
    let bytes = 0;
    let total = 0;
    for (const file of scope.disk?.files ?? tree.files(scope.folder)) {
        if (!scope.matches(file.path))
            continue;
        total += 1;
        if (lines.length >= maxFiles || bytes > file_tree .gB)
            continue;
        const line = `${(0,repo_path .P8)(file.path)}${KIND_NOTES[file.kind]}`;
        lines.push(line);
        bytes += Buffer.byteLength(line) + 1;
    }
    const files = lines.length;
    const problem = scope.disk?.problem ?? null;
    if (total === 0)
        lines.push('No files.');
    if (problem !== null)
        lines.push((0,base_text .K1)(problem, { hint: 'narrow with rel_dir' }));
    if (total > files)
        lines.push((0,base_text .K1)(total - files, { unit: 'file', hint: 'narrow with rel_dir or glob, or raise max_files' }));
    return (0,file_tree .oQ)(lines.join('\n'), { files, total });
}
const KIND_NOTES = { file: '', link: ' (symbolic link)', submodule: ' (submodule)' };
const NO_FOLDER = {
    file: 'read it with read_file',
    link: 'it is a symbolic link, and links are not followed',
    submodule: 'it is a submodule, another repository',
};
async function openScope(tree, installed, { rel_dir, glob }) {
    const place = await folderPlace(tree, installed, rel_dir);
    if ('answer' in place || glob === null)
        return { ...place, matches: () => true };
    const { folder } = place;
    const { RE2JS, RE2JSException } = await __webpack_require__.e(  856).then(__webpack_require__.bind(__webpack_require__, 2856));
    try {
        const pattern = RE2JS.compile((0,repo_path .E9)(glob));
        const matches = (path) => pattern.testExact(path) || pattern.testExact(path.slice(folder.length + 1));
        return { ...place, matches };
    }
    catch (error) {
        const why = error instanceof repo_path .pZ
            ? error.message
            : error instanceof RE2JSException
                ? `${glob} is not a glob`
                : null;
        if (why === null)
            throw error;
        const answer = (0,file_tree .gz)(`glob: ${why}.`);
        return { answer: place.disk === null ? answer : (0,file_tree .tu)(answer) };
    }
}
async function folderPlace(tree, installed, rel_dir) {
    const check = (0,repo_path .EP)(rel_dir);
    const found = check.ok ? tree.find(check.folder) : { kind: 'missing' };
    if (check.ok && found.kind === 'blocked')
        return { answer: (0,file_tree .Z5)(check.folder, found) };
    if (check.ok && found.kind !== 'missing' && found.kind !== 'blocked')
        return { folder: check.folder, found, disk: null };
    const there = rel_dir === null || installed === null ? null : await installed.find(rel_dir);
    switch (there?.kind) {
        case undefined:
            return { answer: check.ok ? (0,file_tree .z)(tree, check.folder) : (0,file_tree .J5)(rel_dir ?? '', check.denial) };
        case 'missing': {
            const why = `${(0,repo_path .P8)(there.path)} is not among the installed packages.`;
            return { answer: (0,file_tree .tu)((0,file_tree .gz)(why, { path: there.path })) };
        }
        case 'closed':
            return { answer: (0,file_tree .tu)((0,file_tree .J5)(there.path, there.denial)) };
        case 'folder':
            return { folder: there.path, found: there, disk: there };
        case 'file':
        case 'link':
            return { folder: there.path, found: there, disk: { files: [there], problem: null } };
        default:
            return (0,errors .xb)(there);
    }
}
async function grep(tree, args, installed = null) {
    const scope = await openScope(tree, installed, args);
    if ('answer' in scope)
        return scope.answer;
    const answer = await searched(tree, scope, args);
    return scope.disk === null ? answer : (0,file_tree .tu)(answer);
}
async function searched(tree, scope, args) {
    const pattern = await compilePattern(args.pattern, args.regex ?? false);
    if ('reason' in pattern)
        return (0,file_tree .gz)(`${pattern.reason}.`);
    const search = new LineSearch(pattern, args.max_hits ?? DEFAULT_MAX_HITS);
    if (scope.found.kind !== 'folder') {
        await search.look(tree, [scope.found]);
        return search.answer(1);
    }
    const isIn = ({ kind, path }) => kind === 'file' && scope.matches(path);
    const all = () => (scope.disk?.files ?? tree.files(scope.folder))[Symbol.iterator]();
    const { files, problem } = scope.disk === null && pattern.literal !== null
        ? await tree.holding(scope.folder, pattern.literal)
        : { files: all(), problem: scope.disk?.problem ?? null };
    await search.look(tree, files[Symbol.iterator]().filter(isIn));
    search.stop ??= problem;
    return search.answer(() => all()
        .filter(isIn)
        .reduce((count) => count + 1, 0));
}
const WAVE_FILES = 16;
class LineSearch {
    stop = null;
    #skipped = { binary: 0, too_large: 0, unreadable: 0 };
    #pattern;
    #maxHits;
    #lines = [];
    #answerBytes = 0;
    #searchedBytes = 0;
    #files = 0;
    constructor(pattern, maxHits) {
        this.#pattern = pattern;
        this.#maxHits = maxHits;
    }
    async look(tree, files) {
        let wave = [];
        for (const file of files) {
            wave.push(file);
            if (wave.length < WAVE_FILES)
                continue;
            await this.#lookAtAll(tree, wave);
            if (this.stop !== null)
                return;
            wave = [];
        }
        await this.#lookAtAll(tree, wave);
    }
    answer(count) {
        const hits = this.#lines.length;
        const { binary, too_large, unreadable } = this.#skipped;
        const notes = [
            ...(binary === 0 ? [] : [`${(0,file_tree .pq)(binary, 'binary file')} skipped`]),
            ...(too_large === 0 ? [] : [`${(0,file_tree .pq)(too_large, 'file')} over 8 MB skipped`]),
            ...(unreadable === 0 ? [] : [`${(0,file_tree .pq)(unreadable, 'file')} that cannot be read skipped`]),
            ...(hits === 0 && LIKE_REGEX.test(this.#pattern.literal ?? '')
                ? ['searched as literal text; regex: true for RE2']
                : []),
        ];
        const none = () => `No match in ${(0,file_tree .pq)(typeof count === 'number' ? count : count(), 'file')}.`;
        const lines = hits === 0 ? [none()] : this.#lines;
        const note = notes.length === 0 ? [] : [`[${notes.join('; ')}]`];
        const cut = this.stop === null ? [] : [(0,base_text .K1)(this.stop, { hint: 'narrow with rel_dir or glob' })];
        return (0,file_tree .oQ)([...lines, ...note, ...cut].join('\n'), { hits, files: this.#files });
    }
    async #lookAtAll(tree, files) {
        const read = (file, maxBytes) => file.source === 'disk' ? (0,workspace_installed .j)(file, maxBytes) : tree.read(file, maxBytes);
        const contents = await Promise.all(files.map((file) => read(file, workspace_snapshot .Tw)));
        for (const [at, file] of files.entries()) {
            const first = contents[at];
            const isLarge = first?.kind === 'too_large' && first.size <= workspace_snapshot .gZ;
            const content = isLarge ? await read(file, workspace_snapshot .gZ) : first;
            if (this.stop !== null || content === undefined)
                return;
            if (content.kind === 'bytes')
                this.#lookAt(tree, file, content.bytes);
            else
                this.#skipped[content.kind] += 1;
        }
    }
    #lookAt(tree, file, bytes) {
        if (this.#searchedBytes + bytes.length > this.#pattern.maxBytes) {
            this.stop = `files from ${(0,repo_path .P8)(file.path)} on, after ${this.#searchedBytes} bytes,`;
            return;
        }
        this.#searchedBytes += bytes.length;
        if (!this.#pattern.mayMatch(bytes))
            return;
        const hits = this.#lines.length;
        if ((0,read_file .Go)(bytes))
            this.#skipped.binary += 1;
        else
            this.#lookAtLines(tree, file, bytes.toString('utf8'));
        if (this.#lines.length > hits)
            this.#files += 1;
    }
    #lookAtLines(tree, file, text) {
        const path = (0,repo_path .P8)(file.path);
        const lines = (0,read_file .c0)(text);
        const numbers = lines.flatMap((line, at) => (this.#pattern.find(line) === null ? [] : [at]));
        const shown = numbers.length === 0 ? lines : tree.shownLines(text, lines);
        for (const at of numbers) {
            const line = shown[at] ?? '';
            const hit = this.#pattern.find(line) ?? { start: 0, end: 0 };
            if (!this.#add(`${path}:${at + 1}:${aroundHit(line, hit)}`))
                return;
        }
    }
    #add(line) {
        this.#answerBytes += Buffer.byteLength(line) + 1;
        if (this.#lines.length >= this.#maxHits)
            this.stop = `hits after the first ${this.#maxHits}`;
        else if (this.#answerBytes > file_tree .gB)
            this.stop = 'hits after the first 16 KB';
        if (this.stop !== null)
            return false;
        this.#lines.push(line);
        return true;
    }
}
const LIKE_REGEX = /\||\\[\w.()[\]]|\.[*+]/;
function aroundHit(line, hit) {
    if (line.length <= MAX_SHOWN_CHARS)
        return line.trimEnd();
    const room = Math.max(0, MAX_SHOWN_CHARS - (hit.end - hit.start));
    const wanted = Math.max(0, hit.start - Math.floor(room / 2));
    const start = Math.min(wanted, line.length - MAX_SHOWN_CHARS);
    const end = start + MAX_SHOWN_CHARS;
    const part = (0,base_text .OJ)((0,base_text .iV)(line, line.length - start), MAX_SHOWN_CHARS);
    const mark = (left) => (left > 0 ? (0,base_text .K1)(left, { unit: 'character' }) : '');
    return `${mark(start)}${part}${mark(line.length - end)}`;
}
const MAX_PATTERN_LENGTH = 1000;
const MAX_SEARCH_BYTES = 256 * 1024 * 1024;
const MAX_REGEX_WORK = 1_000_000_000;
async function compilePattern(pattern, isRegex) {
    if (pattern.length > MAX_PATTERN_LENGTH) {
        return { reason: `the pattern is longer than ${MAX_PATTERN_LENGTH} characters` };
    }
    if (isRegex)
        return compileRegex(pattern);
    if (pattern.includes('\n')) {
        return { reason: 'grep looks at one line at a time: give a pattern without a line end' };
    }
    return literalPattern(pattern);
}
function literalPattern(text) {
    const needle = Buffer.from(text);
    return {
        literal: text.includes('\0') ? null : text,
        maxBytes: MAX_SEARCH_BYTES,
        mayMatch: (bytes) => bytes.includes(needle),
        find: (line) => {
            const start = line.indexOf(text);
            return start === -1 ? null : { start, end: start + text.length };
        },
    };
}
async function compileRegex(source) {
    const { RE2JS, RE2JSException } = await __webpack_require__.e(  856).then(__webpack_require__.bind(__webpack_require__, 2856));
    try {
        const pattern = RE2JS.compile(source);
        return {
            literal: null,
            maxBytes: Math.min(MAX_SEARCH_BYTES, Math.floor(MAX_REGEX_WORK / pattern.programSize())),
            mayMatch: () => true,
            find: (line) => {
                if (!pattern.test(line))
                    return null;
                const match = pattern.matcher(line);
                return match.find() ? { start: match.start(), end: match.end() } : null;
            },
        };
    }
    catch (error) {
        if (error instanceof RE2JSException)
            return { reason: `${error.message} (RE2 syntax)` };
        throw error;
    }
}

var write_file = __webpack_require__(93024);
; 

















function plainBase(options) {
    if (!('task' in options))
        return options;
    const { task, settings } = options;
    const { allowPaths, allowTestEdits } = settings;
    return {
        commit: task.baseCommit,
        settings: { allowPaths, allowTestEdits, mayAddTests: task.mayAddTests === true },
        judging: (0,jobs .Kf)(task).all,
    };
}
async function openWorkspace(options) {
    const { commit, settings, judging = [] } = plainBase(options);
    (0,workspace_policy .B)(settings);
    const snapshot = options.snapshot ?? (await (0,workspace_snapshot .r3)(git .LN.find(options.repository), commit, options.patience));
    const close = async () => (options.snapshot === undefined ? snapshot[Symbol.asyncDispose]() : undefined);
    const reported = [];
    const basePolicy = (0,once .O)(async () => {
        const [named, found] = await Promise.all([(0,named_files .S)(snapshot, judging), snapshot.testFiles()]);
        const testFiles = new Set(found);
        const isTracked = (path) => snapshot.tree.find(path) !== null || snapshot.tree.holdsFolder(path);
        const base = { isTracked, paths: () => snapshot.paths(), named, testFiles };
        return { testFiles, policy: (0,workspace_policy .B)(settings, base) };
    });
    let learned = Promise.resolve();
    const policy = async () => {
        const { testFiles, policy: current } = await basePolicy();
        learned = learned.then(async () => {
            for (const path of await testsByReport(snapshot, current, reported.splice(0)))
                testFiles.add(path);
        });
        await learned;
        return current;
    };
    const { installation, redact, definitions } = options;
    const installed = installation === undefined ? null : new workspace_installed .c(snapshot.tree, installation);
    return new RepoWorkspace(snapshot, policy, { close, redact, installed, definitions, reported });
}
class RepoWorkspace {
    snapshot;
    journal;
    policy;
    #tree;
    #record = new read_file .sI();
    #close;
    #installed;
    #definitions;
    #reported;
    constructor(snapshot, policy, { close = async () => { }, redact, installed = null, definitions = async () => null, reported = [], } = {}) {
        this.#close = close;
        this.#reported = reported;
        this.#installed = installed;
        this.#definitions = definitions;
        this.snapshot = snapshot;
        this.journal = new journal .CQ(snapshot);
        this.policy = policy;
        this.#tree = new file_tree .hr(snapshot, this.journal, redact ?? ((text) => text));
    }
    get fileCount() {
        return this.snapshot.tree.count;
    }
    async execute(action, likely = []) {
        switch (action.name) {
            case 'list_files':
                return listFiles(this.#tree, action.args, this.#installed);
            case 'read_file':
                return (0,read_file .TA)(this.#tree, this.#record, action.args, this.#installed);
            case 'grep':
                return grep(this.#tree, action.args, this.#installed);
            case 'read_symbol': {
                const { name } = action.args;
                return readSymbol(this.#tree, this.#record, { name, likely, find: this.#definitions });
            }
            case 'write_file': {
                const { journal } = this;
                const policy = await this.policy();
                return (0,write_file ._h)({ tree: this.#tree, journal, policy, record: this.#record }, action.args);
            }
            default:
                return (0,errors .xb)(action);
        }
    }
    async installedFolders() {
        return (await this.#installed?.folders()) ?? [];
    }
    async hasOpenFile() {
        const policy = await this.policy();
        for (const path of this.snapshot.paths())
            if ((0,repo_path .SL)(path) && policy.denyWrite(path) === null)
                return true;
        return false;
    }
    closeTests(failures) {
        this.#reported.push(...failures);
    }
    async closedChange() {
        const policy = await this.policy();
        return this.journal.changes().find(({ path }) => policy.denyWrite(path) !== null)?.path ?? null;
    }
    overview(maxBytes) {
        return (0,overview .M0)(this.snapshot.tree, maxBytes);
    }
    treeId() {
        return this.journal.treeId();
    }
    returnTo(tree) {
        return this.journal.returnTo(tree);
    }
    patch() {
        return (0,journal .Jb)(this.journal, this.snapshot.commit.length);
    }
    scratch() {
        const scratch = new RepoWorkspace(this.snapshot, this.policy);
        for (const entry of this.journal.latest())
            scratch.journal.record(entry);
        return scratch;
    }
    close() {
        return this.#close();
    }
    [Symbol.asyncDispose]() {
        return this.#close();
    }
}


  }),

  83266:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Tw: () => (  MAX_SOURCE_BYTES),
    _6: () => (  decodeUtf8),
    gZ: () => (  MAX_FILE_BYTES),
    r3: () => (  openSnapshot)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7403);
  var _base_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51189);
  var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97386);
  var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59268);
  var _git_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14189);
  var _open_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90587);
  var _test_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50872);








const MAX_FILE_BYTES = _core_limits_js__WEBPACK_IMPORTED_MODULE_1__  .B.patch.fileBytes;
const MAX_SOURCE_BYTES = 1024 * 1024;
async function openSnapshot(repository, commit, patience = {}) {
    if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit)) {
        throw new Error(`${JSON.stringify(commit)} is not a full commit id`);
    }
    const tree = new TreeIndex(await listTree(repository, commit, patience), commit.length);
    const objects = new _git_objects_js__WEBPACK_IMPORTED_MODULE_3__  .Vc(repository, patience);
    let last = null;
    const holding = async (folder, text) => {
        if (last?.folder === folder && last.text === text)
            return last.found;
        const found = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_3__  .HC)(repository, { commit, folder, text }, patience);
        last = found.problem === null ? { folder, text, found } : null;
        return found;
    };
    const readText = async (entry) => {
        const content = await objects.read(entry.oid, MAX_SOURCE_BYTES);
        return content.kind === 'bytes' ? decodeUtf8(content.bytes) : null;
    };
    const snapshot = {
        commit,
        repository,
        tree,
        read: (entry, maxBytes) => objects.read(entry.oid, maxBytes),
        holding,
        countLinesWith: (...sought) => (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_3__  .ZR)({ repository, commit }, ...sought),
        recentLines: (paths) => (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_3__  .Hv)({ repository, commit }, paths),
        testFiles: (0,_base_once_js__WEBPACK_IMPORTED_MODULE_6__  .O)(() => findTestFiles(snapshot)),
        idOf: (content) => 'file' in content ? (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_3__  .yY)(content.file, commit.length) : (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_3__  .zA)(content, commit.length),
        isFile: (path) => tree.find(path)?.kind === 'file',
        isFolder: (path) => tree.holdsFolder(path),
        readText: async (path) => {
            const entry = tree.find(path);
            return entry?.kind === 'file' ? readText(entry) : null;
        },
        follow: (path) => followLinks(tree, path, readText),
        paths: () => tree.paths(''),
        [Symbol.asyncDispose]: () => objects.close(),
    };
    return snapshot;
}
async function findTestFiles(snapshot) {
    const isNamedTest = (0,_open_paths_js__WEBPACK_IMPORTED_MODULE_4__  .Vh)(snapshot);
    const found = new Set();
    for (const path of (await snapshot.countLinesWith(_test_files_js__WEBPACK_IMPORTED_MODULE_5__  .mI.words, _test_files_js__WEBPACK_IMPORTED_MODULE_5__  .mI)).keys()) {
        const text = isNamedTest(path) ? null : await snapshot.readText(path);
        if (text !== null && (0,_test_files_js__WEBPACK_IMPORTED_MODULE_5__  .S1)(path, text))
            found.add(path);
    }
    return found;
}
const MAX_LINKS = 40;
async function followLinks(tree, path, readLink) {
    let current = path;
    for (let links = 0; links < MAX_LINKS; links += 1) {
        const names = current.split('/');
        const places = names.map((_, at) => tree.find(names.slice(0, at + 1).join('/')));
        const at = places.findIndex((entry) => entry?.kind === 'link');
        const link = places[at];
        if (link === undefined || link === null)
            return current;
        const target = await readLink(link);
        if (target === null || target.startsWith('/'))
            return null;
        current = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(...names.slice(0, at), target, ...names.slice(at + 1));
        if (/^\.\.?(?:\/|$)/.test(current))
            return null;
    }
    return null;
}
async function listTree(repository, commit, patience) {
    const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
    const answer = await repository.ask(args, patience);
    if (answer.exitCode === 0)
        return answer.stdout;
    const known = await repository.ask(['cat-file', '-e', `${commit}^{tree}`], patience);
    if (known.exitCode === 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_2__  .N7)(args, answer);
    throw new Error(`commit ${commit} is not in ${repository.root}: fetch it first (\`git fetch origin ${commit}\`, or the whole history)`);
}
const decodeUtf8 = (bytes) => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_7__  .NW)(null, () => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
const SLASH = 0x2f;
const AFTER_SLASH = 0x30;
const MODE_LENGTH = 6;
class TreeIndex {
    count;
    #raw;
    #starts;
    #idLength;
    #allPaths = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_6__  .O)(() => this.#pathsIn(this.range('')));
    constructor(raw, idLength) {
        this.#raw = raw;
        this.#idLength = idLength;
        this.#starts = recordStarts(raw);
        this.count = this.#starts.length - 1;
        this.#checkOrder();
    }
    path(position) {
        return this.#raw.toString('utf8', this.#pathStart(position), this.#pathEnd(position));
    }
    entry(position) {
        const start = this.#start(position);
        const pathStart = this.#pathStart(position);
        const mode = this.#raw.toString('latin1', start, start + MODE_LENGTH);
        return {
            path: this.path(position),
            kind: entryKindOf(mode),
            mode,
            oid: this.#raw.toString('latin1', pathStart - 1 - this.#idLength, pathStart - 1),
        };
    }
    find(path) {
        const key = Buffer.from(path);
        const position = this.#lowerBound(key);
        return position < this.count && this.#compare(position, key) === 0 ? this.entry(position) : null;
    }
    range(folder) {
        if (folder === '')
            return { start: 0, end: this.count };
        const key = Buffer.from(`${folder}/`);
        const start = this.#lowerBound(key);
        key[key.length - 1] = AFTER_SLASH;
        return { start, end: this.#lowerBound(key) };
    }
    holdsFolder(folder) {
        const { start, end } = this.range(folder);
        return end > start;
    }
    paths(folder) {
        return folder === '' ? this.#allPaths() : this.#pathsIn(this.range(folder));
    }
    #pathsIn({ start, end }) {
        return Array.from({ length: end - start }, (_, at) => this.path(start + at));
    }
    *children(folder) {
        const { start, end } = this.range(folder);
        const prefix = folder === '' ? 0 : Buffer.byteLength(folder) + 1;
        let position = start;
        while (position < end) {
            const nameStart = this.#pathStart(position) + prefix;
            const pathEnd = this.#pathEnd(position);
            const slash = this.#raw.subarray(nameStart, pathEnd).indexOf(SLASH);
            if (slash === -1) {
                const start = this.#start(position);
                const mode = this.#raw.toString('latin1', start, start + MODE_LENGTH);
                yield { kind: entryKindOf(mode), name: this.#raw.toString('utf8', nameStart, pathEnd) };
                position += 1;
                continue;
            }
            const key = Buffer.from(this.#raw.subarray(this.#pathStart(position), nameStart + slash + 1));
            key[key.length - 1] = AFTER_SLASH;
            const range = { start: position, end: this.#lowerBound(key) };
            yield { kind: 'folder', name: this.#raw.toString('utf8', nameStart, nameStart + slash), range };
            position = range.end;
        }
    }
    #lowerBound(key) {
        let low = 0;
        let high = this.count;
        while (low < high) {
            const middle = (low + high) >>> 1;
            if (this.#compare(middle, key) < 0)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }
    #compare(position, key) {
        return this.#raw.compare(key, 0, key.length, this.#pathStart(position), this.#pathEnd(position));
    }
    #start(position) {
        const start = this.#starts[position];
        if (start === undefined)
            throw new RangeError(`no entry ${position} in a tree of ${this.count}`);
        return start;
    }
    #pathStart(position) {
        const start = this.#start(position);
        const typeLength = this.#raw[start + MODE_LENGTH + 1] === 0x63 ? 'commit'.length : 'blob'.length;
        return start + MODE_LENGTH + 1 + typeLength + 1 + this.#idLength + 1;
    }
    #pathEnd(position) {
        return this.#start(position + 1) - 1;
    }
    #checkOrder() {
        for (let position = 1; position < this.count; position += 1) {
            let before = this.#pathStart(position - 1);
            let at = this.#pathStart(position);
            while (this.#raw[at] === this.#raw[before] && this.#raw[at] !== 0) {
                before += 1;
                at += 1;
            }
            if ((this.#raw[at] ?? 0) <= (this.#raw[before] ?? 0))
                throw new Error(`the tree is malformed at ${JSON.stringify(this.path(position))}`);
        }
    }
}
function recordStarts(raw) {
    let count = 0;
    for (let end = raw.indexOf(0); end !== -1; end = raw.indexOf(0, end + 1))
        count += 1;
    const starts = new Uint32Array(count + 1);
    let position = 0;
    for (let end = raw.indexOf(0); end !== -1; end = raw.indexOf(0, end + 1)) {
        position += 1;
        starts[position] = end + 1;
    }
    return starts;
}
function entryKindOf(mode) {
    if (mode === '120000')
        return 'link';
    return mode === '160000' ? 'submodule' : 'file';
}


  }),

  32722:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    L: () => (  MARKUP),
    q: () => (  PROGRAMMING)
  });
const PROGRAMMING = `
  4dm 4gl 4th 6pl 6pm 8xp _coffee _js _ls a51 abap ada adb ado adp ads agc agda ah1 ah2 ahk ahkl aidl aj ak al aleo alg als ampl
  angelscript apex apl app applescript arc arr as asax ascx asd asddls ash ashx asl asm asmx asp aspx asy au3 aug auk aw awk axd axi
  axs b bal baml bas bash bat bats bb bbappend bbclass bdy be befunge bf bi bicep bicepparam bison bmx bones boo boot bpl bqn bro
  brs bs bsl bst bsv builder bzl c c++ c3 cairo cake capnp carbon cats cbl cc ccp cdc cdf cds ceylon cfc cfm cfml cgi cginc ch chpl
  chs circom cirru cj cjs cjsx ck cl cl2 clar click clj cljc cljs cljscm cljx clp cls clue clw cmake cmd cnc cob cobol cocci coffee
  com command containerfile coq cp cpp cppm cps cpy cql cr cs csc csd csh csx ctl ctp cts cu cue cuh curry cw cwl cxx cy cyp cypher
  d dart das dats db2 dcl decls dfm dfy dhall di djs dlm dm do dockerfile doh dpr druby dsc dsl dsp dsr duby dwl dyalog dyl dylan e
  ebuild ec ecl eclass eclxml edgeql eh el eliom eliomi elm elv em emacs emberscript eq erl es es6 escript esdl ex exs eye f f03 f08
  f77 f90 f95 factor fan fancypack fcgi feature fir fish flex flix flux fnc fnl forth fp fpp fppi frag frg frt fs fsh fshader fsi
  fst fsti fsx fth ftl ftlh fun fut fx fxh fy g g4 gaml gap gawk gco gcode gd gdb gdbinit gdshader gdshaderinc gemspec geo geom gf
  gi gjs gleam glf glsl glslf glslv gml gms gno gnu gnuplot go god golo gp grace groovy grt gs gsc gsh gshader gsp gsx gtpl gts gvy
  gyp gypi h h++ ha hack hats hb hc hcl hexpat hh hhi hic hip hlean hlsl hlsli hoon hpp hqf hql hrl hs hs-boot hsc hurl hx hxsl hxx
  hy i i3 i7x ice iced icl idc idr ig ihlp ijm ijs ik il ily imba ink inl ino intr io iol ipf ipp isl ispc iss ixx j jac jai jake
  janet jav java javascript jbuilder jcl jflex jison jisonlex jl jq js jsb jscad jsfl jsh jslib jsm jsonnet jsp jspre jss jsx jte
  just k kak kid kk kojo krl ks ksh ksy kt ktm kts l lagda langium las lasso lasso8 lasso9 ld lds lean leo lex lfe lgt lhs libsonnet
  lid lidr ligo linq liq lisp litcoffee livecodescript lkml ll lmi lobster logtalk lol lookml lp lpr ls lsl lslp lsp lua luau
  lvclass lvlib lvproj ly m m2 m3 m4 ma mak make makefile mako mao mata matah mathematica matlab mawk maxhelp maxpat maxproj mbt mc
  mcfunction mch mcr metal metta mg minid mint mirah mjs mk mkfile ml ml4 mli mligo mlir mll mly mm mmk mms mo mod mojo monkey
  monkey2 moo moon move mpl mps mq4 mq5 mqh mrc ms msd msg mspec mss mt mts mu mud muf mumps mxt myt mzn n nas nasl nasm nawk nbp nc
  ne nearley ned nf ni nim nimble nimrod nims nit nix njs nl nlogo nomad nqp nr nse nsh nsi nss nu numpy numpyw numsc nut ny ob2
  odin ol omgrofl ooc opa opal opencl opy orc os overpassql ox oxh oxo oxygene oz p p4 p6 p6l p6m p8 pac pacscript pact pan parrot
  pas pascal pasm pat pb pbi pbt pc pck pd_lua pddl pde peggy pegjs pep perl pgsql ph php php3 php4 php5 phps phpt pig pike pir pkb
  pkl pks pl pl6 plb plot pls plsql plt plx pm6 pml pmod podsl podspec pogo polar pony por pov pp pprx pq praat prawn prg pri pro
  prolog prw ps1 psc psd1 psgi psm1 purs pwn pxd pxi py py3 pyde pyi pyp pyt pyw pyx q qasm qbs qc ql qll qml qnt qs r r2 r3 rabl
  rake raku rakumod rascript rb rbbas rbfrm rbi rbmnu rbres rbtbar rbuild rbuistate rbw rbx rbxs rchit rd re reb rebol red reds rego
  rei religo res resi resource rex rexx rg rhai rhistory ring rkt rktd rktl rl rmiss robot roc rockspec rpgle rpy rs rsc rsh rsx ru
  ruby s sage sagews sail sas sats sbatch sbt sc scad scala sce scenic sci scm sco scpt scrbl sdc sed self sexp sh sh-session shader
  shen sieve sig sip sj sjs sl slang sld sls slurm sma smali smithy smk sml smt smt2 snakefile sol sp spc spin sps sqf sql sqlrpgle
  sra sru srw ss ssjs st stan sthlp story surql sv svh sw swg swift swig t tac tact tag talon tape tcc tcl tcsh tesc tese tf tfvars
  thor thrift thy tl tla tlv tm tmux tofu toit tolk tool tpb tpl tpp tps trg trigger ts tsp tst tsx tu txl txx typ uc udo uno upc
  uplc ur urs v vala vapi vark vb vba vbhtml vbs vcl veo verse vert vh vhd vhdl vhf vhi vho vhs vht vhw vim vimrc vmb volt vrx vs
  vsh vshader vw vy w wast wat watchr wdl webidl wgsl whiley wisp wl wlk wls wlt wlua wren ws wsgi x x10 x68 xc xdc xi xm xojo_code
  xojo_menu xojo_report xojo_script xojo_toolbar xojo_window xpl xproc xpy xq xql xqm xquery xqy xrl xs xsh xsjs xsjslib xsl xslt
  xtend xzap y yacc yap yar yara yrl yul z3 zap zeek zep zig zil zimpl zmpl zpl zs zsh zsh-theme`;
const MARKUP = `
  astro blade blp cshtml css ecr ect edge ejs erb gohtml gotmpl haml handlebars hbs heex hta htm html j2 jade jinja jinja2 jst kit
  kv latte leex less liquid marko mask mtml mustache njk pcss per phtml postcss pug razor rhtml riot sass scaml scss slim slint snip
  snippet snippets soy srt sss styl svelte tea templ tftpl tmpl twig vtl vto vue xht xhtml yasnippet`;


  }),

  50872:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M6: () => (  SHELL_ENDINGS),
    S1: () => (  holdsTests),
    hl: () => (  isTestFile),
    kt: () => (  PROGRAM_ENDINGS),
    mI: () => (  TEST_SIGNS),
    wg: () => (  newTests)
  });
  var _base_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51189);
  var _runners_all_runners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63018);
  var _repo_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66904);
  var _source_endings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32722);




const braces = (text) => `{${text.trim().split(/\s+/).join(',')}}`;
const KINDS = '(?:unit|integration|functional|acceptance|system|regression|smoke|e2e|end[-_]to[-_]end|api|ui)';
const FOLDERS_OF_TESTS = [
    'tests|__tests__|e2e|cypress|testsuites?|unittests?',
    `${KINDS}[-_]?(?:tests?|specs?)|tests?[-_](?:${KINDS}|suites?|cases?)`,
].join('|');
const FOLDERS_LIKE_TESTS = 'test|t|specs?';
const belowFolder = (names) => {
    const pattern = new RegExp(`(?:^|/)(?:${names})/`, 'i');
    return (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .c1)((folder) => pattern.test(folder));
};
const isInFolderOfTests = belowFolder(FOLDERS_OF_TESTS);
const isInFolderLikeTests = belowFolder(FOLDERS_LIKE_TESTS);
const WORDS_OF_TESTS = new Set('test tests spec specs suite unittest unittests runtest runtests alltests'.split(' '));
const WORD_OF_NAME = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;
const TEST_FILES = [
    ..._runners_all_runners_js__WEBPACK_IMPORTED_MODULE_0__  .sT.tests,
    '*.{e2e,cy}.*',
    '*.{bats,feature,story,t,tst,phpt,robot,resource,hurl,mspec,wast}',
    '*_test_*.{sh,bash,zsh,ksh}',
    `**/${braces(`testmain __fixtures__ __image_snapshots__ test{_,-,}data test{_,-,}files test{_,-,}fixtures
    test{_,-,}util{,s} testlib testkit test{_,-,}helpers test{_,-,}support cassettes vcr_cassettes
    golden{s,files,_files} snapshot_tests`)}/**`,
    '/{fixtures,mocks,features,acceptance}/**',
    '{minitest_helper,factories}.rb',
    '*{_,-}test{_,-}helpers{,.sh,.bash}',
    '{shunit2,bash_unit,urchin,roundup,assert.sh,sharness.sh,ts.sh,bashunit,shellspec}',
    `{test,tests,spec}${braces('helper{,s} util{,s} support base case setup fixtures data common')}.${braces('py rb js jsx ts tsx mjs cjs mts cts php lua exs ex dart')}`,
    '*.{expected,goldie,snapshot,snap,snap.new,ambr,golden}',
    '*.{expected,approved,verified,golden}.{txt,json,xml,html,md,csv,yaml,yml,svg}',
];
const byName = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_2__  .O)(() => [(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .jN)(TEST_FILES, 'i'), (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .jN)(_runners_all_runners_js__WEBPACK_IMPORTED_MODULE_0__  .sT.testsInThisCase, '')]);
function isTestFile(path, by = 'folders') {
    if (by === 'folders' && isInFolderLikeTests(path))
        return true;
    return isInFolderOfTests(path) || isNamedAsTest((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .Vb)(path)) || byName().some((matches) => matches(path));
}
function isNamedAsTest(name) {
    if (!/test|spec|suite/i.test(name))
        return false;
    const parts = name.split('.').map((part) => part.match(WORD_OF_NAME) ?? []);
    const isOfTests = (word) => WORDS_OF_TESTS.has(word?.toLowerCase() ?? '');
    return isOfTests(parts.flat()[0]) || parts.some((words) => isOfTests(words.at(-1)));
}
const TEST_SIGNS = {
    endings: [...new Set(_runners_all_runners_js__WEBPACK_IMPORTED_MODULE_0__  .sT.contents.flatMap(({ endings }) => endings))],
    words: [...new Set(_runners_all_runners_js__WEBPACK_IMPORTED_MODULE_0__  .sT.contents.flatMap(({ words }) => words))],
};
const holdsTests = (path, text) => _runners_all_runners_js__WEBPACK_IMPORTED_MODULE_0__  .sT.contents.some(({ endings, signs }) => endings.includes((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .z6)(path)) && signs.every((sign) => sign.test(text)));
function newTests(paths, isTest) {
    const folders = new Set();
    const besideSources = new Set();
    const sourceFolders = new Set();
    for (const path of paths) {
        const folder = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .gN)(path);
        sourceFolders.add(folder);
        if (!isTest(path))
            continue;
        folders.add(folder);
        const home = IN_TEST_FOLDER.exec(path)?.[1];
        if (home === undefined)
            besideSources.add((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .z6)(path));
        else
            folders.add(home);
    }
    return (path) => {
        if (!isTest(path) || !PROGRAM_ENDINGS.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .z6)(path)) || NO_TEST(path))
            return false;
        if (/^(?:py|rb|lua|p[lm])$/.test((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .z6)(path)) && !isTestFile((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .Vb)(path)))
            return false;
        const home = IN_TEST_FOLDER.exec(path)?.[1];
        if (home !== undefined)
            return folders.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .gN)(path)) || folders.has(home);
        return besideSources.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .z6)(path)) && sourceFolders.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .gN)(path));
    };
}
const IN_TEST_FOLDER = new RegExp(String.raw `^((?:.*/)?(?:${FOLDERS_OF_TESTS}|${FOLDERS_LIKE_TESTS}|[\w.]+\.(?:Unit|Integration)?Tests?|src/[a-z]+Test))/`);
const PROGRAM_ENDINGS = new Set(`${_source_endings_js__WEBPACK_IMPORTED_MODULE_3__  .q} vue svelte astro pm proto graphql gql yy peg lark pest lalrpop jj`.trim().split(/\s+/));
const SHELL_ENDINGS = new Set('sh bash zsh ksh fish csh tcsh nu bat cmd command tool tmux'.split(' '));
const NO_TEST = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .jN)([
    `${braces(`__init__ conftest setup setup{-,_,.,}test{,s} {spec,test,rails}{-,_,}helper{,s} helper{,s} util{,s} support base
      common fixture{,s} mock{,s} index global env`)}.*`,
    '*{config,setup}.*',
], 'i');


  }),

  93024:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Mh: () => (  denyContent),
  QM: () => (  denyTarget),
  AU: () => (  fold),
  Fy: () => (  textProblem),
  _h: () => (  writeFile)
});

var errors = __webpack_require__(7403);
var base_text = __webpack_require__(59199);
var limits = __webpack_require__(97386);
var redaction = __webpack_require__(36541);
var once = __webpack_require__(51189);
; 



function applyEdits(text, edits, base) {
    const lines = new TextLines(text);
    const matches = [];
    const applied = [];
    for (const [at, edit] of edits.entries()) {
        const located = locate(lines, edit, base);
        switch (located.kind) {
            case 'match':
                matches.push(located.match);
                break;
            case 'applied':
                applied.push(located.line);
                break;
            case 'missing': {
                const which = edits.length === 1 ? '' : `edit ${at + 1} of ${edits.length}: `;
                return { ok: false, reason: `${which}${located.reason}` };
            }
            default:
                return (0,errors .xb)(located);
        }
    }
    const order = matches.map((match, at) => ({ ...match, at })).sort((a, b) => a.start - b.start);
    for (const [next, match] of order.entries()) {
        const before = order[next - 1];
        if (before === undefined || before.end <= match.start)
            continue;
        return { ok: false, reason: `edits ${before.at + 1} and ${match.at + 1} overlap: make them one edit` };
    }
    let result = '';
    let end = 0;
    for (const match of order) {
        result += text.slice(end, match.start) + match.replacement;
        end = match.end;
    }
    return { ok: true, text: keepLastLineEnd(text, result + text.slice(end)), applied };
}
function locate(lines, edit, base) {
    const isMadeHere = (piece) => piece.trim().length >= MIN_TELLING && countOccurrences(lines.text, piece) > countOccurrences(base, piece);
    for (const find of [findAll, findLines]) {
        const matches = find(lines, edit);
        const [match, ...others] = matches;
        if (match === undefined)
            continue;
        const stands = (each) => isMadeHere(each.replacement) && isAlreadyApplied(lines.text, each);
        if (matches.every(stands))
            return { kind: 'applied', line: lines.numberAt(match.start) };
        if (others.length === 0)
            return { kind: 'match', match };
        const count = matches.length === MAX_MATCHES ? `${MAX_MATCHES} or more` : matches.length;
        const numbers = matches.slice(0, 5).map(({ start }) => lines.numberAt(start));
        const where = `line ${numbers.join(', ')}${matches.length > 5 ? ', …' : ''}`;
        return { kind: 'missing', reason: `old is there ${count} times (${where}): add lines around it` };
    }
    if (isMadeHere(edit.new))
        return { kind: 'applied', line: lines.numberAt(lines.text.indexOf(edit.new)) };
    const near = nearestLines(lines, edit.old);
    return {
        kind: 'missing',
        reason: `old is not in the file.${near === '' ? '' : ` Nearest lines:\n${near}`}`,
    };
}
const MIN_TELLING = 4;
function countOccurrences(text, piece) {
    return occurrences(text, piece)
        .take(MAX_MATCHES)
        .reduce((count) => count + 1, 0);
}
function isAlreadyApplied(text, { start, end, replacement }) {
    const old = text.slice(start, end);
    return occurrences(replacement, old)
        .take(MAX_MATCHES)
        .some((at) => text.startsWith(replacement, start - at) && start >= at);
}
function keepLastLineEnd(before, after) {
    const end = /\r?\n$/.exec(before)?.[0];
    return end === undefined || after === '' || after.endsWith('\n') ? after : after + end;
}
const MAX_MATCHES = 100;
class TextLines {
    text;
    #lines = (0,once .O)(() => placedLines(this.text));
    constructor(text) {
        this.text = text;
    }
    get lines() {
        return this.#lines();
    }
    numberAt(position) {
        return this.text.slice(0, position).split('\n').length;
    }
}
function placedLines(text) {
    const lines = [];
    for (let start = 0; start < text.length;) {
        const newline = text.indexOf('\n', start);
        const next = newline === -1 ? text.length : newline + 1;
        const whole = text.slice(start, next).replace(/\r?\n$/, '');
        lines.push({ ...takeApart(whole), start, end: start + whole.length, next });
        start = next;
    }
    return lines;
}
function findAll({ text }, edit) {
    const starts = [...occurrences(text, edit.old).take(MAX_MATCHES)];
    return starts.map((start) => {
        const plain = { start, end: start + edit.old.length, replacement: edit.new };
        return aligned(text, plain, edit);
    });
}
function aligned(text, match, edit) {
    const newIndent = firstIndent(edit.new);
    const lineStart = text.lastIndexOf('\n', match.start - 1) + 1;
    const indent = text.slice(lineStart, match.start);
    if (newIndent === '' || indent === '' || indent.trim() !== '' || /^\s/.test(edit.old))
        return match;
    if (edit.new.trim() === edit.old.trim())
        return { ...match, start: lineStart };
    const [first = '', ...others] = edit.new.split('\n');
    const isBlock = others.every((line) => line.trim() === '' || line.startsWith(newIndent));
    const shifted = isBlock
        ? others.map((line) => line.replace(newIndent, () => (line.trim() === '' ? newIndent : indent)))
        : others;
    return { ...match, replacement: [first.slice(newIndent.length), ...shifted].join('\n') };
}
const firstIndent = (text) => /^[ \t]+(?=\S)/.exec(text)?.[0] ?? '';
function findLines(lines, edit) {
    const wanted = splitLines(edit.old);
    if (wanted.every((line) => line.trimmed === ''))
        return [];
    const shifts = windowsOf(lines.lines, wanted);
    const same = shifts.filter(({ shift }) => shift.add === '' && shift.remove === '');
    const chosen = same.length > 0 ? same : shifts;
    return chosen.flatMap(({ first, last, shift }) => {
        const isAbsolute = shift.add !== '' && firstIndent(edit.new) === first.indent && firstIndent(edit.old) !== first.indent;
        const replacement = isAbsolute ? edit.new : shiftLines(edit.new, shift);
        if (replacement === null)
            return [];
        const end = edit.old.endsWith('\n') ? last.next : last.end;
        const plain = replacement.replaceAll('\r\n', '\n');
        const hasPair = lines.text.slice(first.end, first.next) === '\r\n';
        return [{ start: first.start, end, replacement: hasPair ? plain.replaceAll('\n', '\r\n') : plain }];
    });
}
function splitLines(text) {
    const lines = text.split(/\r?\n/);
    if (lines.length > 1 && lines.at(-1) === '')
        lines.pop();
    return lines.map(takeApart);
}
function takeApart(line) {
    const trimmed = line.trim();
    return { trimmed, indent: trimmed === '' ? '' : line.slice(0, line.indexOf(trimmed)) };
}
function windowsOf(lines, wanted) {
    const places = occurrences(lines.map((line) => line.trimmed), wanted.map((line) => line.trimmed));
    return [...places.take(MAX_MATCHES)].flatMap((at) => {
        const window = lines.slice(at, at + wanted.length);
        const first = window[0];
        const last = window.at(-1);
        const shift = shiftOf(window, wanted);
        return first === undefined || last === undefined || shift === null ? [] : [{ first, last, shift }];
    });
}
function shiftOf(window, wanted) {
    let shift = null;
    for (const [at, line] of window.entries()) {
        const other = wanted[at];
        if (line.trimmed === '')
            continue;
        const here = indentShift(line.indent, other?.indent ?? '');
        if (here === null)
            return null;
        shift ??= here;
        if (shift.add !== here.add || shift.remove !== here.remove)
            return null;
    }
    return shift;
}
function indentShift(inFile, wanted) {
    if (inFile.endsWith(wanted))
        return { add: inFile.slice(0, inFile.length - wanted.length), remove: '' };
    if (wanted.endsWith(inFile))
        return { add: '', remove: wanted.slice(0, wanted.length - inFile.length) };
    return null;
}
function shiftLines(text, { add, remove }) {
    const shifted = [];
    for (const line of text.split('\n')) {
        if (line.trim() === '')
            shifted.push(line);
        else if (line.startsWith(remove))
            shifted.push(add + line.slice(remove.length));
        else
            return null;
    }
    return shifted.join('\n');
}
function* occurrences(sequence, pattern) {
    if (pattern.length === 0 || pattern.length > sequence.length)
        return;
    const borders = bordersOf(pattern);
    let matched = 0;
    for (let at = 0; at < sequence.length; at += 1) {
        if (matched === 0 && typeof sequence === 'string' && typeof pattern === 'string') {
            at = sequence.indexOf(pattern.slice(0, FIRST_CHARS), at);
            if (at === -1)
                return;
        }
        while (matched > 0 && sequence[at] !== pattern[matched])
            matched = borders[matched - 1] ?? 0;
        if (sequence[at] === pattern[matched])
            matched += 1;
        if (matched < pattern.length)
            continue;
        yield at + 1 - matched;
        matched = borders[matched - 1] ?? 0;
    }
}
const FIRST_CHARS = 8;
function bordersOf(pattern) {
    const borders = new Uint32Array(pattern.length);
    let length = 0;
    for (let at = 1; at < pattern.length; at += 1) {
        while (length > 0 && pattern[at] !== pattern[length])
            length = borders[length - 1] ?? 0;
        if (pattern[at] === pattern[length])
            length += 1;
        borders[at] = length;
    }
    return borders;
}
const MAX_SHOWN_LINES = 12;
const MAX_NEAR_CHARS = 200;
const COMPARED_LINES = 20;
function nearestLines({ text, lines }, old) {
    const wanted = old.split(/\r?\n/).map((line) => line.trim());
    const trimmed = lines.map((line) => line.trimmed);
    const compared = wanted.slice(0, COMPARED_LINES);
    const start = bestByEqualLines(trimmed, compared) ?? bestByWords(trimmed, compared);
    if (start === null)
        return '';
    const shown = lines.slice(start, start + Math.min(wanted.length + 1, MAX_SHOWN_LINES));
    const cut = (line) => (0,base_text .ml)(text.slice(line.start, line.end), MAX_NEAR_CHARS);
    return shown.map((line, at) => `${start + at + 1}|${cut(line)}`).join('\n');
}
function bestByEqualLines(lines, wanted) {
    let best = null;
    for (let start = 1 - wanted.length; start < lines.length; start += 1) {
        let equal = 0;
        for (const [at, line] of wanted.entries())
            if (line.length > 2 && lines[start + at] === line)
                equal += 1;
        if (equal > (best?.equal ?? 0))
            best = { start: Math.max(0, start), equal };
    }
    return best?.start ?? null;
}
function bestByWords(lines, wanted) {
    const longest = wanted.map(wordSet).reduce((a, b) => (b.size > a.size ? b : a), new Set());
    const offset = wanted.findIndex((line) => wordSet(line).size === longest.size);
    let best = null;
    for (const [at, line] of lines.entries()) {
        const common = longest.intersection(wordSet(line)).size;
        if (common * 2 < longest.size || common <= (best?.common ?? 0))
            continue;
        best = { start: Math.max(0, at - offset), common };
    }
    return best?.start ?? null;
}
const wordSet = (line) => new Set(line.match(/[\p{L}\p{N}_]+/gu) ?? []);

var file_tree = __webpack_require__(89941);
var journal = __webpack_require__(2299);
var policy = __webpack_require__(71616);
var read_file = __webpack_require__(80253);
var repo_path = __webpack_require__(66904);
var snapshot = __webpack_require__(83266);
; 











async function writeFile(on, args) {
    const check = (0,repo_path .NP)(args.rel_path);
    if (!check.ok)
        return (0,file_tree .J5)(args.rel_path, check.denial);
    const { path } = check;
    const target = denyTarget(on.tree, path, args.rel_path);
    if (target !== null)
        return (0,file_tree .J5)(path, target);
    const closed = on.policy.denyWrite(path);
    const written = on.journal.get(path);
    if (closed !== null && written === null)
        return (0,file_tree .J5)(path, closed);
    const current = await readCurrent(on.tree, path);
    if (typeof current === 'string') {
        const reason = `${(0,repo_path .P8)(path)} is not edited: ${current}`;
        return { ...(0,file_tree .gz)(`${reason}.`), meta: { path, denied: 'content', reason } };
    }
    if (current === null && args.content === null)
        return (0,file_tree .Bi)(on.tree, path);
    const next = nextText(on, current, args);
    if (!next.ok)
        return (0,file_tree .gz)(`${(0,repo_path .P8)(path)}: ${next.reason}`, { path });
    const bytes = (0,read_file .wx)(next.file);
    if (closed !== null && written?.base?.equals(bytes) !== true)
        return (0,file_tree .J5)(path, closed);
    const problem = textProblem(next.file.text, bytes);
    if (problem !== null)
        return (0,file_tree .gz)(`${(0,repo_path .P8)(path)}: ${problem}`, { path });
    const addsTest = on.policy.addsTest(path) ? { addsTest: true } : {};
    const meta = { path, bytes: bytes.length, created: current === null, ...addsTest };
    if (current !== null && bytes.equals(current.bytes)) {
        const [line] = next.applied;
        const why = line === undefined ? 'the file already reads so' : `already applied, in line ${line}`;
        return (0,file_tree .oQ)(`No change: ${why}.`, { ...meta, changed: false, tree: on.journal.treeId() });
    }
    const entry = on.journal.draft(path, bytes, current?.bytes ?? null);
    const [before, after] = [current?.file.text ?? '', next.file.text];
    const denial = denyContent(on.policy, { path, before, after }) ??
        (await denyGrowth(on.journal.changesWith(entry), entry));
    if (denial !== null)
        return (0,file_tree .J5)(path, denial);
    on.journal.record(entry);
    if (current === null || args.content !== null)
        on.record.wrote(path, entry.oid);
    else
        on.record.edited(path, { from: current.oid, to: entry.oid, lines: (0,read_file .c0)(before).length });
    const left = next.applied.length === 0 ? '' : `\n[already applied, left alone: line ${next.applied.join(', ')}]`;
    const output = current === null
        ? `Created ${(0,repo_path .P8)(path)}, ${(0,file_tree .pq)((0,read_file .c0)(after).length, 'line')}.`
        : `${await previewChange(before, after)}${left}`;
    const brief = current === null ? {} : { brief: `Written: ${(0,repo_path .P8)(path)}.${left}` };
    return (0,file_tree .oQ)(output, { ...meta, changed: true, tree: on.journal.treeId(), ...brief });
}
async function denyGrowth(changes, { oid }) {
    const denial = (0,policy .q)((0,journal .$d)(changes));
    const most = changes.reduce((sum, change) => sum + (0,journal .k5)(change), 0);
    if (denial !== null || most <= limits .B.patch.diffBytes)
        return denial;
    const { diffBytes: limit } = limits .B.patch;
    const bytes = (0,journal .DL)((await (0,journal .Jb)({ changes: () => changes }, oid.length)).diff);
    if (bytes <= limit)
        return null;
    const grown = `may not grow over ${limit} bytes, of moved lines too, and would have ${bytes}`;
    return { rule: 'patch size', reason: `the diff of the whole patch ${grown}: move fewer lines` };
}
async function readCurrent(tree, path) {
    const found = tree.find(path);
    if (found.kind !== 'file')
        return null;
    const content = await tree.read(found, snapshot .gZ);
    switch (content.kind) {
        case 'unreadable':
            return content.why;
        case 'too_large':
            return `it is larger than ${snapshot .gZ / 2 ** 20} MB`;
        case 'bytes': {
            const decoded = (0,read_file .g7)(content.bytes);
            if (decoded.kind === 'opaque')
                return `it is ${decoded.what}`;
            return { path, file: decoded.file, oid: found.entry.oid, bytes: content.bytes };
        }
        default:
            return (0,errors .xb)(content);
    }
}
function nextText({ journal, record }, current, args) {
    if (current === null)
        return { ok: true, file: { hasBom: false, lineEnd: 'mixed', text: args.content ?? '' }, applied: [] };
    const { path, file, oid } = current;
    if (args.edits !== null) {
        const asRead = file.lineEnd === 'mixed' ? (text) => text : read_file .Zt;
        const edits = args.edits.map((edit) => ({ old: asRead(edit.old), new: asRead(edit.new) }));
        const written = journal.get(path);
        const base = written === null ? file.text : (written.base?.toString('utf8') ?? '');
        const edited = applyEdits(file.text, edits, asRead(base));
        return edited.ok ? { ...edited, file: { ...file, text: edited.text } } : edited;
    }
    const unseen = record.firstUnseen(path, oid, (0,read_file .c0)(file.text).length);
    if (unseen === null)
        return { ok: true, file: (0,read_file .ee)(file, args.content ?? ''), applied: [] };
    const reason = `you have not read it from line ${unseen} on, so content could lose what you never saw: read on, or use edits`;
    return { ok: false, reason };
}
function textProblem(text, bytes) {
    if (bytes.length > snapshot .gZ)
        return `it would be larger than ${snapshot .gZ / 2 ** 20} MB`;
    if (text.includes('\0'))
        return 'a NUL character would make it a binary file';
    return text.isWellFormed() ? null : 'it holds half of a character (a lone surrogate)';
}
const HIDDEN = /[\u202a-\u202e\u200b\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
const countOfHidden = (text) => text.match(HIDDEN)?.length ?? 0;
function denyContent(policy, { path, before, after }) {
    if (after.split(redaction .gY).length > before.split(redaction .gY).length) {
        const reason = `the text holds ${redaction .gY}…], which stands for a secret you are not shown: use edits that leave its line alone`;
        return { rule: 'redaction', reason };
    }
    if (countOfHidden(after) > countOfHidden(before)) {
        const reason = 'the text holds characters that hide or reorder what is read (bidirectional controls, tags, zero width): write them as escapes';
        return { rule: 'hidden characters', reason };
    }
    const isEmptied = after.trim() === '' && before.trim() !== '';
    if (!isEmptied || policy.closed(path) === null)
        return null;
    return { rule: 'emptied', reason: 'a protected file may not be emptied, not even one that may be edited' };
}
const MAX_PREVIEW_BYTES = 3000;
const MAX_EDIT_LENGTH = 1000;
async function previewChange(before, after) {
    const { structuredPatch } = await __webpack_require__.e(  960).then(__webpack_require__.bind(__webpack_require__, 5960));
    const limits = { context: 1, maxEditLength: MAX_EDIT_LENGTH };
    const patch = structuredPatch('', '', before, after, undefined, undefined, limits);
    if (patch === undefined)
        return (0,base_text .K1)('diff', { hint: 'read_file shows the result' });
    const lines = patch.hunks.flatMap((hunk) => [
        `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
        ...hunk.lines,
    ]);
    let bytes = 0;
    const shown = lines.findIndex((line) => {
        bytes += Buffer.byteLength(line) + 1;
        return bytes > MAX_PREVIEW_BYTES;
    });
    if (shown === -1)
        return lines.join('\n');
    const more = (0,base_text .K1)(lines.length - shown);
    return [...lines.slice(0, shown), more].join('\n');
}
function denyTarget(tree, path, rawPath) {
    if (rawPath.endsWith('/'))
        return { rule: 'path: names no file', reason: `${(0,repo_path .P8)(path)}/ names a folder` };
    const found = tree.find(path);
    switch (found.kind) {
        case 'file':
            return null;
        case 'folder':
            return { rule: 'path: names no file', reason: `${(0,repo_path .P8)(path)} is a folder` };
        case 'link':
            return {
                rule: 'path: is a link',
                reason: `${(0,repo_path .P8)(path)} is a symbolic link, and links are not written through`,
            };
        case 'submodule':
            return {
                rule: 'path: in a submodule',
                reason: `${(0,repo_path .P8)(path)} is a submodule, which is another repository`,
            };
        case 'blocked':
            return (0,file_tree .GM)(path, found);
        case 'missing':
            return denyNewNames(tree, path);
    }
}
function denyNewNames(tree, path) {
    let above = '';
    const names = path.split('/');
    for (const [at, name] of names.entries()) {
        const taken = [...tree.children(above.slice(0, -1))].map((child) => child.name);
        if (!taken.includes(name)) {
            const twin = taken.find((other) => fold(other) === fold(name));
            const reason = `${(0,repo_path .P8)(`${above}${twin}`)} exists, and some systems take the two names for one: use that one`;
            return ((0,repo_path .pN)(names.slice(at)) ??
                (twin === undefined ? null : { rule: 'path: differs in case alone', reason }));
        }
        above += `${name}/`;
    }
    return null;
}
const fold = (name) => name.normalize('NFC').toLowerCase();


  })

};
