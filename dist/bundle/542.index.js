export const id = 542;
export const ids = [542];
export const modules = {

  6808:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    KM: () => (  DOUBTFUL),
    Ky: () => (  earlierText),
    _B: () => (  comparePatches),
    m: () => (  MAX_ATTEMPTS),
    nj: () => (  nextAttempt),
    s2: () => (  UNDONE),
    wR: () => (  triedText)
  });
  var _model_prompt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55178);
  var _model_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12349);
  var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87893);
  var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45565);
  var _verdict_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8294);





const MIN_TOKENS = 10_000;
function nextAttempt({ total, of, ended, elapsedMs, hasFallback }) {
    const last = ended.at(-1);
    if (ended.length >= of || (last !== undefined && SETTLED.has(last.result.outcome)))
        return NO_FURTHER;
    const hopeless = last === undefined ? null : whyHopeless(last, { ended, hasFallback });
    const number = ended.length + 1;
    const end = (why) => ({ kind: 'end', why: `no attempt ${number} of ${of}: ${why}` });
    if (hopeless !== null)
        return end(hopeless);
    const { limits, confirmRuns } = total;
    const used = (count) => ended.reduce((sum, each) => sum + count(each), 0);
    const share = (left, least) => Math.min(left, Math.max(least, Math.floor(left / (of - ended.length))));
    const tokens = limits.maxTotalTokens - used(({ result }) => (0,_state_js__WEBPACK_IMPORTED_MODULE_2__  .RP)(result.state.usage));
    const testRuns = limits.maxTestRuns - used(({ result }) => result.state.testRuns);
    const candidates = total.maxCandidates - used(({ events }) => triedCandidates(events).length);
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
const NO_FURTHER = { kind: 'end', why: null };
const SETTLED = new Set(['fixed', 'not_reproduced', 'infra_error', 'cancelled']);
function whyHopeless({ setup, result, events, stuck }, { ended, hasFallback }) {
    if (stuck !== null)
        return `the checkout could not be made what it was: ${stuck}`;
    if (result.stopReason === 'endpoint_failed' && !(hasFallback && ended.length === 1))
        return 'the model endpoint failed';
    if (setup.settings.solver === 'builtin' && lastEdit({ result, events }) === null)
        return 'the built-in search would only repeat itself';
    return null;
}
const triedCandidates = (events) => events.flatMap((event) => (event.kind === 'candidate' ? [event.payload] : []));
const WHY_CHARS = 300;
const MAX_TOLD_FILES = 8;
function earlierOf({ setup, llm, result, events }) {
    const candidates = triedCandidates(events);
    const isMechanical = setup.settings.solver === 'builtin';
    const edit = isMechanical ? lastEdit({ result, events }) : null;
    return {
        run_id: setup.runId,
        model: llm.model,
        outcome: result.outcome,
        files: result.changes.slice(0, MAX_TOLD_FILES).map(({ path }) => path),
        why: (0,_text_js__WEBPACK_IMPORTED_MODULE_3__  .ml)(whyRejected(result), WHY_CHARS),
        ...(isMechanical || candidates.length === 0 ? {} : { search: triedText(candidates) }),
        ...(edit === null ? {} : { edit }),
    };
}
function whyRejected({ stopReason, summary, doubt, lastTests }) {
    if (doubt !== null)
        return doubt;
    if (stopReason === 'cannot_fix')
        return `${_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_4__  .BI[stopReason]}: ${inOneLine(summary)}`;
    const ids = lastTests?.report?.failures.map(({ id }) => id) ?? [];
    const red = ids.length > 0 ? ids.slice(0, 3).join(', ') : (lastTests?.signature ?? '');
    const still = lastTests === null || lastTests.ok || red === '' ? '' : `; still red: ${inOneLine(red)}`;
    return `${_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_4__  .BI[stopReason]}${still}`;
}
const inOneLine = (text) => text.trim().replace(/\s+/g, ' ');
function lastEdit({ result, events, }) {
    const first = events.findIndex((event) => event.kind === 'candidate' && event.payload.verdict === 'passed');
    if (first === -1 || result.changes.length === 0)
        return null;
    return events.slice(first).reduce((newest, event) => {
        if (event.kind === 'driver_note' && event.payload.reason === UNDONE)
            return null;
        return editIn(event) ?? newest;
    }, null);
}
function editIn(event) {
    if (event.kind !== 'tool_result' || event.payload.tool !== 'write_file' || !event.payload.obs.ok)
        return null;
    const args = _model_tools_js__WEBPACK_IMPORTED_MODULE_1__  .VW.write_file.safeParse(event.payload.args).data;
    return args?.edits ? { path: args.rel_path, edits: args.edits } : null;
}
const MAX_ATTEMPTS = 20;
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
    const told = (0,_model_prompt_js__WEBPACK_IMPORTED_MODULE_0__  .bp)('earlier attempts', lines.join('\n'));
    return [
        `This is attempt ${number} of ${of}, from the base commit anew: nothing of the earlier ones is in the files. Find another cause, or another fix, than they did.\n${told}`,
        ...searched,
    ].join('\n');
}
const UNDONE = 'candidate_undone';
const DOUBTFUL = 'doubtful';
const MAX_SEARCHED_FILES = 6;
function triedText(tried) {
    if (tried.length === 0)
        return '[driver] A mechanical search was tried first; it had nothing to try.';
    const places = new Map();
    for (const { path } of tried)
        places.set(path, (places.get(path) ?? 0) + 1);
    const most = [...places].toSorted((a, b) => b[1] - a[1]);
    const shown = most.slice(0, MAX_SEARCHED_FILES).map(([path, count]) => `${path} (${count})`);
    const more = most.length > MAX_SEARCHED_FILES ? `, and ${most.length - MAX_SEARCHED_FILES} files more` : '';
    const red = tried.filter(({ verdict }) => verdict === 'passed').length;
    const flaky = red === 0 ? '' : ` ${red} passed on a copy, but not in the checkout.`;
    return `[driver] A mechanical search was tried first: ${tried.length} single edits (operators, constants, names, arguments, conditions, statements), none of which makes the tests pass.${flaky} Tried in ${shown.join(', ')}${more}. The fix is likely more than one such edit, or elsewhere.`;
}


  }),

  18123:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E: () => (  conclude),
    _: () => (  isMechanical)
  });
  var _errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(39429);
  var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);
  var _redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36541);
  var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19121);
  var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87893);
  var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45565);
  var _verdict_control_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32007);
  var _verdict_digest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47252);
  var _verdict_outcome_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8294);
  var _verdict_proof_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82700);
  var _verdict_tripwires_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38797);











const NOT_DESCRIBED = 'changed; the model did not say how';
async function conclude(run, ending) {
    const { redact } = run.ports;
    const settled = await settle(run, ending);
    const { patch, changes, proof, tripwires } = settled;
    const computed = (of) => (0,_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_7__  .Sf)(of, {
        ...evidenceOf(run, settled),
        proof: proof.kind === 'cut_short' ? 'none' : proof.kind,
        isRedByNewTests: proof.kind === 'proven' && proof.isRedByNewTests,
    });
    const notOurs = await (0,_verdict_control_js__WEBPACK_IMPORTED_MODULE_5__  .Lp)(run, computed(settled.stop));
    const ended = notOurs === null ? settled : { ...settled, ...notOurs, doubt: null };
    const { stop, doubt } = ended;
    const outcome = computed(stop);
    const baseline = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .F$)(run.state);
    const last = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .GJ)(run.state);
    const hasReports = baseline?.report !== undefined && last?.report !== undefined;
    const words = agreedWords(outcome, ended);
    const result = {
        outcome,
        stopReason: stop,
        ...(words?.title === undefined ? {} : { title: redact(words.title) }),
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
    };
    close(run, result, settled.shownDiff);
    return result;
}
const NOT_PROVEN = { kind: 'none' };
async function settle(run, ending) {
    const { workspace, signal, redact } = run.ports;
    let work = { patch: NO_PATCH, shownDiff: '', changes: [], tripwires: [], isReturned: false };
    try {
        const isReturned = returnToGreen(run, ending.stop);
        const patch = await workspace.patch();
        const changes = changesOf(patch, isReturned ? undefined : ending.final, redact);
        work = {
            patch,
            shownDiff: redact(patch.diff),
            changes,
            tripwires: shownTripwires(run, patch),
            isReturned,
        };
        const isDeserved = (0,_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_7__  .mz)(ending.stop, evidenceOf(run, work));
        const proof = isDeserved ? await (0,_verdict_proof_js__WEBPACK_IMPORTED_MODULE_8__  .zn)(run, patch, ending.stop === 'done') : NOT_PROVEN;
        const stop = proof.kind === 'cut_short' ? 'timeout' : ending.stop;
        const doubt = doubtAboutProof(proof, work.tripwires);
        return { ...ending, ...work, stop: signal.aborted ? 'cancelled' : stop, proof, doubt };
    }
    catch (error) {
        const detail = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_1__  .Qh)(error, redact);
        return {
            ...work,
            stop: signal.aborted ? 'cancelled' : 'internal_error',
            detail,
            proof: NOT_PROVEN,
            doubt: null,
        };
    }
}
function doubtAboutProof(proof, tripwires) {
    if (proof.kind !== 'weak' && proof.kind !== 'flaky')
        return null;
    const cause = proof.kind === 'weak' ? tripwires.find(({ kind }) => _verdict_tripwires_js__WEBPACK_IMPORTED_MODULE_9__  .Nk.has(kind)) : undefined;
    return cause === undefined ? proof.why : `${proof.why}; ${cause.path}:${cause.line} ${cause.kind}`;
}
function shownTripwires({ state, ports: { redact } }, patch) {
    const base = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .F$)(state);
    const told = [base?.output ?? '', ...(base?.report?.failures ?? []).map(({ message }) => message)];
    const tests = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .Fx)(state, patch);
    return (0,_verdict_tripwires_js__WEBPACK_IMPORTED_MODULE_9__  .fZ)({ diff: patch.diff, tests, expectations: told.join('\n') }).map((tripwire) => ({
        ...tripwire,
        path: redact(tripwire.path),
        why: redact(tripwire.why),
    }));
}
function returnToGreen(run, stop) {
    const { workspace, signal } = run.ports;
    const { t, summary, baseTree } = run.state;
    const tree = summary.lastGreen?.tree;
    if (tree === undefined || tree === baseTree || tree === workspace.treeId())
        return false;
    if (!(0,_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_7__  ._2)(stop, { isRedAtBase: (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .ak)(run.state) }))
        return false;
    if (signal.aborted || !workspace.returnTo(tree))
        return false;
    const note = 'later writes turned the tests red: back to the last state that was green';
    (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .g1)(run, { kind: 'driver_note', payload: { t, reason: 'returned_to_green', note } });
    return true;
}
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const NO_PATCH = { diff: '', sha256: EMPTY_SHA256, files: [] };
function changesOf({ files }, final, redact) {
    const claimed = new Map(final?.changes.map(({ path, description }) => [path, description]));
    return files.map(({ path }) => {
        const shown = redact(path);
        return { path: shown, description: redact(claimed.get(shown) ?? NOT_DESCRIBED) };
    });
}
function evidenceOf({ state }, { patch, isReturned }) {
    return {
        isRedAtBase: (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .ak)(state),
        isGreen: isReturned || (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .gf)(state.summary),
        isReturned,
        hasPatch: patch.files.length > 0,
        neverTests: !(0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .sL)(state.setup),
        isJudgedByPeople: state.setup.task.judgedBy !== undefined,
    };
}
function close(run, result, diff) {
    const { outcome, stopReason, title, summary, changes, patch, evidence, doubt, tripwires } = result;
    const status = (0,_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_7__  .h7)(outcome) ? 'done' : 'cannot_fix';
    (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .g1)(run, {
        kind: 'final',
        payload: {
            final: {
                type: 'final',
                status,
                ...(title === undefined ? {} : { title }),
                summary,
                changes: [...changes],
            },
        },
    });
    (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .g1)(run, {
        kind: 'outcome',
        payload: {
            outcome,
            stop_reason: stopReason,
            patch_sha256: patch.sha256,
            patch_bytes: (0,_text_js__WEBPACK_IMPORTED_MODULE_4__  .dp)(patch.diff),
            files: changes.map(({ path }) => path),
            diff,
            ...((0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .sL)(run.state.setup) ? { evidence } : {}),
            ...(doubt === null ? {} : { doubt: run.ports.redact(doubt) }),
            ...(tripwires.length === 0 ? {} : { tripwires: [...tripwires] }),
        },
    });
    (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .g1)(run, {
        kind: 'run_end',
        payload: { run_id: run.state.setup.runId, summary, state: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__  .Hm)(run.state.summary) },
    });
}
function agreedWords(outcome, { final, isReturned }) {
    const agrees = final?.status === 'done' ? (0,_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_7__  .h7)(outcome) : outcome === 'not_fixed';
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
                : `The tests gave different results on the same files, so nothing can be proven by them${ending.doubt === null ? '' : `: ${ending.doubt}`}.`;
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
            return (0,_errors_js__WEBPACK_IMPORTED_MODULE_10__  .xb)(outcome);
    }
}
const MAX_LAST_LINES_CHARS = 300;
function silenceOf(state, outcome) {
    const base = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .F$)(state);
    const isSilent = outcome === 'not_fixed' &&
        base?.verdict === 'red' &&
        (base.report?.failures ?? []).length === 0 &&
        (0,_verdict_digest_js__WEBPACK_IMPORTED_MODULE_6__  .w7)(base.output).length === 0;
    if (!isSilent)
        return '';
    const lines = base.output.split(/\r?\n/).filter((line) => line.trim() !== '');
    const last = lines.slice(-3).join(' / ');
    return ` At the base commit the output of the test command names nothing that failed, so check that it is the right command. It ends: ${last === '' ? '(nothing is printed)' : (0,_text_js__WEBPACK_IMPORTED_MODULE_4__  .ml)(last, MAX_LAST_LINES_CHARS)}`;
}
function reasonText({ stop, detail }) {
    if (detail === undefined)
        return _verdict_outcome_js__WEBPACK_IMPORTED_MODULE_7__  .BI[stop];
    const told = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__  .ml)(detail.trim(), 500).replace(/\.$/, '');
    return stop === 'endpoint_failed' ? told : `${_verdict_outcome_js__WEBPACK_IMPORTED_MODULE_7__  .BI[stop]}: ${told}`;
}
const isMechanical = ({ settings }, { state }) => settings.solver !== 'model' && state.turns === 0;


  }),

  81170:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  r: () => (  drive),
  R: () => (  recordedPlaces)
});

var attempts = __webpack_require__(6808);
var conclude = __webpack_require__(18123);
var errors = __webpack_require__(39429);
var json = __webpack_require__(68652);
var model_prompt = __webpack_require__(55178);
var core_run = __webpack_require__(19121);
var state = __webpack_require__(87893);
var judge = __webpack_require__(82093);
var proof = __webpack_require__(82700);
var redaction = __webpack_require__(36541);
var core_text = __webpack_require__(45565);
var schemas = __webpack_require__(81469);
var tools = __webpack_require__(12349);
; 




function readDecision(reply) {
    if (isOverlong(reply))
        return malformed(OVERLONG_REPLY);
    if (reply.cutBy !== null)
        return malformed(`the reply was cut short (${shownName(reply.cutBy)}); answer with one shorter call`);
    const [call, ...ignored] = reply.calls;
    if (call === undefined)
        return readTextReply(reply.text);
    const args = (0,json .qF)(call.arguments);
    if (args.kind === 'bad')
        return malformed(`the arguments of ${shownName(call.name)} are not valid JSON: ${args.error}`);
    const read = readCall(call.name, args.value);
    const called = { callId: call.callId, ignored };
    if ('error' in read)
        return mistaken(called, { ...read, name: call.name, args: call.arguments });
    return { kind: 'action', ...called, action: read.action, trailing: '', forgiven: extras(read.forgiven) };
}
const MAX_SHOWN_ARGS = 500;
function mistaken(called, { name, args, error }) {
    return { kind: 'mistaken', ...called, name: shownName(name), args: (0,core_text .ml)(args, MAX_SHOWN_ARGS), error };
}
const extras = (dropped) => dropped.length === 0 ? [] : [`no such argument, ignored: ${dropped.join(', ')}`];
function readReflection(reply) {
    if (isOverlong(reply))
        return malformed(OVERLONG_REPLY);
    if (reply.cutBy !== null)
        return malformed(`the reply was cut short (${shownName(reply.cutBy)})`);
    const [call] = reply.calls;
    if (call !== undefined && call.name !== 'reflect')
        return malformed(`expected reflect, got ${shownName(call.name)}`);
    const text = call?.arguments ?? (0,json .oH)(reply.text)?.json ?? '';
    const args = (0,json .qF)(text);
    if (args.kind === 'bad')
        return malformed(`the arguments of reflect are not valid JSON: ${args.error}`);
    const parsed = tools .tF.safeParse(args.value);
    if (!parsed.success)
        return malformed(`wrong arguments for reflect: ${issuesText(parsed.error)}`);
    return { kind: 'reflection', reflection: parsed.data, callId: call?.callId ?? null };
}
function readTextReply(text) {
    if (text.trim() === '')
        return malformed('the reply is empty; call one function');
    let rest = text;
    let problem = 'the reply holds no function call and no JSON object; call one function';
    for (let tried = 0; tried < MAX_OBJECTS; tried++) {
        const found = (0,json .oH)(rest);
        if (found === null)
            break;
        const parsed = (0,json .qF)(found.json);
        const named = parsed.kind === 'ok' && (0,json .Qd)(parsed.value) ? namedCall(parsed.value) : null;
        if (named !== null)
            return readNamed(named, { text, json: found.json });
        if (tried === 0) {
            problem =
                parsed.kind === 'bad'
                    ? `the JSON object in the reply is not valid: ${parsed.error}`
                    : 'the JSON object in the reply is neither a tool call nor a final; call one function';
        }
        rest = rest.slice(rest.indexOf(found.json) + found.json.length);
    }
    return malformed(problem);
}
const MAX_OBJECTS = 5;
function readNamed({ name, args, forgiven }, { text, json }) {
    const called = { callId: null, ignored: [] };
    const read = readCall(name, args);
    if ('error' in read)
        return mistaken(called, { ...read, name, args: json });
    const trailing = text.replace(json, () => '').trim();
    const notes = [...forgiven, ...extras(read.forgiven)];
    return { kind: 'action', ...called, action: read.action, trailing, forgiven: notes };
}
const NAME_KEYS = ['name', 'tool', 'tool_name', 'function', 'action', 'type'];
const ARGS_KEYS = ['args', 'arguments', 'parameters', 'params', 'input'];
function namedCall(object) {
    for (const key of ['function', 'tool_call', 'function_call']) {
        const inside = object[key];
        if ((0,json .Qd)(inside))
            return namedCall(inside);
    }
    if (object['type'] === 'final') {
        const { status = 'done', title = null, summary, changes = [] } = object;
        return { name: 'final', args: { status, title, summary, changes }, forgiven: [] };
    }
    const isKnown = (key) => (0,tools .mx)(object[key]);
    const nameKey = NAME_KEYS.find(isKnown) ?? (typeof object['name'] === 'string' ? 'name' : undefined);
    const name = nameKey === undefined ? undefined : object[nameKey];
    if (nameKey === undefined || typeof name !== 'string')
        return null;
    const argsKey = ARGS_KEYS.find((key) => object[key] !== undefined);
    const { [nameKey]: _, type: __, ...beside } = object;
    const given = argsKey === undefined ? beside : object[argsKey];
    const parsed = typeof given === 'string' ? (0,json .qF)(given) : null;
    const args = parsed?.kind === 'ok' ? parsed.value : given;
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
    const parsed = (0,json .qF)(text);
    return parsed.kind === 'ok' && (0,json .Qd)(parsed.value);
}
const MAX_ECHOED_CALLS = 8;
const MAX_ECHOED_BYTES = 1024 * 1024;
const OVERLONG_REPLY = `the reply has more than ${MAX_ECHOED_BYTES} bytes; answer with one shorter call`;
const isOverlong = ({ echo }) => (0,core_text .dp)(JSON.stringify(echo)) > MAX_ECHOED_BYTES;
const malformed = (error) => ({
    kind: 'malformed',
    error,
});
const shownName = (name) => (0,core_text .ml)(name, 80);
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
            ...(title === null ? {} : { title }),
            summary,
            changes,
        };
        return { action, forgiven: read.dropped };
    }
    if (!(0,tools .O2)(name)) {
        return { error: `unknown tool ${shownName(name)}; the tools are ${tools .K2.join(', ')} and final` };
    }
    const read = readArgs(ToolCallSchema, { type: 'tool_call', name, args });
    return read.ok
        ? { action: read.value, forgiven: read.dropped }
        : { error: `wrong arguments for ${name}: ${read.error}` };
}
const call = (name) => schemas .Ikc({ type: schemas .euz('tool_call'), name: schemas .euz(name), args: tools .VW[name] });
const ToolCallSchema = schemas .gMt('name', [
    call('list_files'),
    call('read_file'),
    call('grep'),
    call('write_file'),
]);
const COMMENT = /^_?(?:thoughts?|thinking|reason|reasons|reasoning|rationale|why|explanation|explain|justification|analysis|description|desc|comments?|notes?|message|summary|title|label|plan|goal|intent|intention|purpose|objective|task|context|step|next_step|confidence|status|meta|metadata|id|call_id|tool_call_id|request_id|tool|tool_name|name|type|function)$/i;
function readArgs(schema, args) {
    const strict = schema.safeParse(args);
    if (strict.success)
        return { ok: true, value: strict.data, dropped: [] };
    const extras = strict.error.issues.flatMap((issue) => issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ path: issue.path, key })) : []);
    const harmless = extras.filter(({ path, key }) => COMMENT.test(key) || valueInside(args, [...path, key]) === null);
    if (harmless.length === 0)
        return { ok: false, error: issuesText(strict.error) };
    const lenient = schema.safeParse(withoutKeys(args, harmless));
    return lenient.success
        ? { ok: true, value: lenient.data, dropped: [...new Set(harmless.map(({ key }) => shownName(key)))] }
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
    return (0,core_text .ml)(all.join('; '), json .jI);
}

; 








async function callModel(run, ask) {
    const { llm, redact, signal } = run.ports;
    const { conversation, sent, summary } = run.state;
    const t = ask.expects === 'action' ? summary.turns : run.state.t;
    const request = llm.render({
        instructions: model_prompt .OU,
        functions: tools .gO,
        items: conversation,
        expects: ask.expects,
    });
    const payload = { t, ...requestRecord(request, sent) };
    (0,core_run .g1)(run, ask.expects === 'action'
        ? { kind: 'llm_request', payload }
        : { kind: 'reflection_request', payload: { ...payload, reason: ask.reason } });
    const completion = await llm.send(request, {
        timeoutMs: (0,state .XW)((0,core_run .x1)(run)),
        signal,
        onAttempt: ({ status, error, waitMs }) => (0,core_run .g1)(run, {
            kind: 'llm_attempt',
            payload: { t, status, error: error && redact(error), wait_ms: waitMs },
        }),
    });
    return redactedCompletion(completion, llm, redact);
}
function endingOf(run, { reason, status, message }) {
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
function redactedCompletion(completion, llm, redact) {
    switch (completion.kind) {
        case 'reply':
        case 'garbled':
            return llm.read((0,redaction .Kp)(completion.raw, redact));
        case 'failed':
            return { ...completion, message: redact(completion.message) };
        default:
            return (0,errors .xb)(completion);
    }
}
function answer(run, { callId, ignored, forgiven }, said) {
    const pardon = forgiven.join('; ');
    if (pardon !== '')
        (0,core_run .g1)(run, { kind: 'driver_note', payload: { t: run.state.t, reason: 'forgiven', note: pardon } });
    const text = pardon === '' ? said : `${said}\n[driver] ${pardon}.`;
    (0,core_run .cv)(run, callId === null ? { type: 'user', text } : { type: 'tool_output', callId, text });
    if (ignored.length === 0)
        return;
    const note = `${ignored.length} more calls in the same reply were not executed: one call a turn`;
    (0,core_run .g1)(run, { kind: 'driver_note', payload: { t: run.state.t, reason: 'extra_calls', note } });
    (0,core_run .cv)(run, ...answersTo(ignored, '[driver] Not executed: one call a turn.'));
}
function noteMalformed(run, reply, expects, error) {
    const { raw, usage } = reply;
    (0,core_run .g1)(run, { kind: 'llm_parse_error', payload: { t: run.state.t, expects, error, raw, usage } });
    const note = `[driver] Malformed reply: ${error}.`;
    sayRefused(run, reply, note);
    return null;
}
function sayRefused(run, reply, text) {
    if (reply.kind === 'garbled' || reply.calls.length === 0 || !canEcho(reply)) {
        (0,core_run .cv)(run, { type: 'user', text: [text, ...quotedReply(reply)].join('\n') });
        return;
    }
    const [first, ...others] = reply.calls;
    (0,core_run .cv)(run, { type: 'reply', echo: reply.echo }, ...answersTo(first === undefined ? [] : [first], text), ...answersTo(others, '[driver] Not executed: one call a turn.'));
}
const answersTo = (calls, text) => calls.map(({ callId }) => ({ type: 'tool_output', callId, text }));
function quotedReply(reply) {
    if (reply.kind === 'garbled')
        return [];
    const [call] = reply.calls;
    const text = call === undefined ? reply.text : `${call.name} ${call.arguments}`;
    return text === '' ? [] : [(0,model_prompt .bp)('your reply, its beginning', (0,core_text .OJ)(text, 500))];
}

; 





const NO_REFLECTIONS = 'no_reflections';
function reflectionFor(turn, { history, summary, setup }) {
    const trigger = triggerOf(turn);
    if (trigger === null || summary.reflections >= setup.settings.limits.maxReflections)
        return null;
    const isAnswered = history.some(({ kind, payload }) => (kind === 'driver_note' && payload.reason === NO_REFLECTIONS) ||
        (kind === 'reflection' && payload.trigger === trigger.key));
    return isAnswered ? null : trigger;
}
function triggerOf({ tool, obs, tests, loop }) {
    if (loop !== null)
        return { key: loop.key, text: `You are going in circles: ${loop.detail}.` };
    if (tests !== null && !tests.ok)
        return { key: `failed_test ${tests.signature}`, text: 'The tests are still red after your write.' };
    const [firstLine = ''] = obs.output.split('\n', 1);
    if (!obs.ok)
        return { key: `failed_tool ${tool} ${(0,core_text .ml)(firstLine, 300)}`, text: `${tool} failed.` };
    return null;
}
async function reflect(run, trigger) {
    if (run.ports.signal.aborted || (0,state .is)((0,core_run .x1)(run)) !== null)
        return null;
    const asks = `[driver] ${trigger.text} Call reflect: what the evidence says, what to look at next, what to avoid.`;
    (0,core_run .cv)(run, { type: 'user', text: asks });
    const completion = await callModel(run, { expects: 'reflection', reason: trigger.key });
    if (completion.kind === 'failed') {
        return completion.reason === 'rejected' ? noteNoReflections(run, completion) : endingOf(run, completion);
    }
    if (completion.kind === 'garbled')
        return noteMalformed(run, completion, 'reflection', completion.error);
    const read = readReflection(completion);
    if (read.kind === 'malformed')
        return noteMalformed(run, completion, 'reflection', read.error);
    if (!canEcho(completion))
        return noteMalformed(run, completion, 'reflection', 'call reflect once, nothing else');
    const known = new Set(run.state.history.flatMap(({ kind, payload }) => (kind === 'reflection' ? payload.reflection.notes : [])));
    const notes = [...new Set(read.reflection.notes)].filter((note) => !known.has(note));
    const reflection = { ...read.reflection, notes };
    const { raw, usage } = completion;
    (0,core_run .g1)(run, {
        kind: 'reflection',
        payload: { t: run.state.t, raw, reflection, trigger: trigger.key, usage },
    });
    (0,core_run .cv)(run, { type: 'reply', echo: completion.echo });
    answer(run, { callId: read.callId, ignored: completion.calls.slice(1), forgiven: [] }, '[driver] Noted. Go on with one call.');
    return null;
}
function noteNoReflections(run, { reason, status, message }) {
    const { t } = run.state;
    (0,core_run .g1)(run, { kind: 'llm_error', payload: { t, reason, status, message } });
    (0,core_run .g1)(run, {
        kind: 'driver_note',
        payload: { t, reason: NO_REFLECTIONS, note: 'the endpoint refused to reflect' },
    });
    (0,core_run .cv)(run, { type: 'user', text: '[driver] Never mind the reflection. Go on with one call.' });
    return null;
}
const REPEATS = 3;
function detectLoops({ history: events, baseTree, }) {
    return [sameCall(events), alternation(events), treeReturned(events, baseTree), sameFailure(events)].filter((loop) => loop !== null);
}
const toolResults = (events) => events.filter((event) => event.kind === 'tool_result');
const callLine = ({ payload }) => `${payload.tool} ${JSON.stringify(payload.args)}`;
const shortCall = (event) => (0,core_text .ml)(callLine(event), 160);
const callAndResult = (event) => `${callLine(event)} → ${event.payload.obs.output}`;
const MAX_NOTES = 2;
function isNotedOut({ kind, key }, events) {
    const lastWrite = kind === 'same_call' || kind === 'alternation' ? events.findLastIndex(isChange) : -1;
    const notes = events
        .slice(lastWrite + 1)
        .filter((event) => event.kind === 'driver_note' && event.payload.loop === key);
    return notes.length >= MAX_NOTES;
}
function isChange(event) {
    if (event.kind !== 'tool_result' || event.payload.tool !== 'write_file')
        return false;
    return event.payload.obs.ok && event.payload.obs.meta['changed'] !== false;
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
        key: `same_call, first in turn ${same[0]?.payload.t}`,
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
    const firstTurns = [a, b].map((each) => results.find((event) => callLine(event) === callLine(each))?.payload.t);
    return {
        kind: 'alternation',
        isDue: true,
        key: `alternation, first in turns ${firstTurns.toSorted().join(' and ')}`,
        detail: `${shortCall(a)} and ${shortCall(b)} alternate`,
    };
}
function treeReturned(events, baseTree) {
    const trees = toolResults(events).flatMap((event) => {
        const tree = event.payload.obs.meta['tree'];
        return isChange(event) && typeof tree === 'string' ? [tree] : [];
    });
    const newest = toolResults(events).at(-1);
    const last = trees.at(-1);
    if (last === undefined || newest === undefined || !isChange(newest))
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








async function turn(run) {
    if (run.ports.signal.aborted)
        return { stop: 'cancelled' };
    const limit = (0,state .is)((0,core_run .x1)(run));
    if (limit !== null)
        return { stop: limit };
    if ((0,state .Xt)(run.state) >= state .pj)
        return { stop: 'green_and_idle' };
    const completion = await callModel(run, { expects: 'action' });
    if (completion.kind === 'failed')
        return endingOf(run, completion);
    if (completion.kind === 'garbled')
        return noteMalformed(run, completion, 'action', completion.error);
    const decision = readDecision(completion);
    if (decision.kind === 'malformed')
        return noteMalformed(run, completion, 'action', decision.error);
    if (decision.kind === 'mistaken')
        return observeMistake(run, completion, decision);
    if (!canEcho(completion))
        return noteMalformed(run, completion, 'action', TOO_MANY_CALLS);
    const { t } = run.state;
    const { action, trailing } = decision;
    (0,core_run .g1)(run, { kind: 'llm_action', payload: { t, raw: completion.raw, action, usage: completion.usage } });
    if (trailing !== '')
        (0,core_run .g1)(run, { kind: 'llm_trailing_text', payload: { t, trailing } });
    (0,core_run .cv)(run, { type: 'reply', echo: completion.echo });
    return action.type === 'final' ? judgeClaim(run, action, decision) : executeTurn(run, action, decision);
}
const TOO_MANY_CALLS = 'too many calls, or calls that cannot be read, in one reply; call exactly one function';
async function executeTurn(run, action, call) {
    const { settings } = run.state.setup;
    const isTested = action.name === 'write_file' && (0,state .sL)(run.state.setup) && settings.testPolicy === 'on_write';
    const isProven = (0,state .gf)(run.state.summary) && run.state.summary.filesTouched.length > 0;
    const limit = isTested && isProven ? (0,state .wd)((0,core_run .x1)(run)) : null;
    if (limit !== null)
        return { stop: limit };
    const obs = await (0,core_run .yn)(run, action);
    const shown = (0,state .xW)(run.state);
    const judged = isTested && obs.ok && run.state.summary.hasUntestedWrites ? await (0,judge .sx)(run, 'write') : null;
    const tests = typeof judged === 'string' ? null : judged;
    const loops = detectLoops(run.state);
    const endless = loops.find((each) => isNotedOut(each, run.state.history));
    if (endless !== undefined)
        return { stop: 'looping', detail: endless.detail };
    const loop = loops.find(({ isDue }) => isDue) ?? null;
    if (loop !== null)
        (0,core_run .g1)(run, {
            kind: 'driver_note',
            payload: { t: run.state.t, reason: 'loop', note: loop.detail, loop: loop.key },
        });
    const isLastIdleTurn = (0,state .Xt)(run.state) === state .pj - 1 && (0,state .is)((0,core_run .x1)(run)) === null;
    const lines = [
        obs.ok ? obs.output : `error: ${obs.output}`,
        ...(tests === null ? [] : [`[driver] After this write, ${(0,model_prompt .kY)(tests, shown)}`]),
        ...(loop === null ? [] : [`[driver] ${loop.detail}. Change your approach.`]),
        ...(isLastIdleTurn
            ? ['[driver] The tests are green. Call final, or write; one more turn without either ends the run.']
            : []),
    ];
    answer(run, call, [...lines, (0,model_prompt .qo)((0,core_run .x1)(run))].join('\n'));
    if (typeof judged === 'string')
        return { stop: judged };
    const trigger = reflectionFor({ tool: action.name, obs, tests, loop }, run.state);
    return trigger === null ? null : reflect(run, trigger);
}
function observeMistake(run, reply, { name, args, error }) {
    const { t } = run.state;
    const { raw, usage } = reply;
    (0,core_run .g1)(run, {
        kind: 'llm_action',
        payload: { t, raw, action: { type: 'mistaken_call', name, args }, usage, error },
    });
    const obs = { ok: false, output: run.ports.redact(error), meta: { mistake: true } };
    (0,core_run .g1)(run, { kind: 'tool_result', payload: { t, tool: name, args, obs } });
    sayRefused(run, reply, `error: ${error}\n${(0,model_prompt .qo)((0,core_run .x1)(run))}`);
    return null;
}
const MAX_REFUSED_CLAIMS = 2;
async function judgeClaim(run, final, call) {
    const { observations, blindFinals } = run.state.summary;
    if (observations === 0 && blindFinals < (final.status === 'cannot_fix' ? 1 : MAX_REFUSED_CLAIMS)) {
        return refuseClaim(run, call, {
            reason: 'evidence_first',
            why: 'look at the repository with a tool before you end the run',
        });
    }
    if (observations === 0 && final.status === 'done')
        return { stop: 'claims_refused', final };
    if (final.status === 'cannot_fix')
        return { stop: 'cannot_fix', final };
    if (!(0,state .sL)(run.state.setup))
        return { stop: 'done', final };
    const shown = (0,state .xW)(run.state);
    const { hasUntestedWrites } = run.state.summary;
    if (hasUntestedWrites || (0,state .GJ)(run.state)?.focus !== undefined) {
        const judged = await (hasUntestedWrites ? (0,judge .sx)(run, 'final') : (0,judge .sx)(run, 'final', []));
        if (typeof judged === 'string')
            return { stop: judged, final };
    }
    const { refusedClaims } = run.state.summary;
    if ((0,state .gf)(run.state.summary)) {
        const gap = refusedClaims < MAX_REFUSED_CLAIMS ? await gapInProof(run) : null;
        return gap === null
            ? { stop: 'done', final }
            : refuseClaim(run, call, { reason: 'claim_refused', why: gap });
    }
    if (refusedClaims >= MAX_REFUSED_CLAIMS)
        return { stop: 'claims_refused', final };
    const tests = (0,state .GJ)(run.state);
    return refuseClaim(run, call, {
        reason: 'claim_refused',
        why: tests === null ? 'nothing was tested' : (0,model_prompt .kY)(tests, shown),
    });
}
async function gapInProof(run) {
    const weak = (0,proof .g_)(run.state);
    if (weak !== null)
        return `the tests end with 0, but ${weak}. Nothing may keep tests from running`;
    const hasNewTests = !(0,state .ak)(run.state) && (0,state .Fx)(run.state, null).length > 0;
    if (!hasNewTests || run.state.summary.refusedClaims > 0)
        return null;
    if ((0,state .wd)((0,core_run .x1)(run)) !== null)
        return null;
    const trial = await (0,proof .Kv)(run);
    switch (trial?.kind) {
        case 'green':
            return 'your new tests are green without your change, too, so they do not show what was wrong. Add one that fails by an assertion without it, or call final again';
        case 'error':
            return `without your change your new tests cannot even run, so they assert nothing about the code as it was. Let them fail by an assertion, or call final again.\n${(0,model_prompt .r$)(trial.tests)}`;
        default:
            return null;
    }
}
function refuseClaim(run, call, { reason, why }) {
    const [firstLine = ''] = why.split('\n', 1);
    (0,core_run .g1)(run, {
        kind: 'driver_note',
        payload: { t: run.state.t, reason, note: `final refused: ${firstLine}` },
    });
    answer(run, call, `[driver] final refused: ${why}\n${(0,model_prompt .qo)((0,core_run .x1)(run))}`);
    return null;
}

var ports = __webpack_require__(53392);
var control = __webpack_require__(32007);
var same_failure = __webpack_require__(47649);
; 














const OVERVIEW_BYTES = 1000;
async function drive(setup, ports) {
    const run = (0,core_run .AD)(setup, ports);
    recordStart(run);
    return (0,conclude .E)(run, await findEnding(run));
}
async function findEnding(run) {
    try {
        const early = await baseline(run);
        if (early !== null)
            return early;
        const found = await runBuiltinSolver(run);
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
            task: (0,redaction .Kp)((0,json .Hm)(task), redact),
            settings: (0,json .Hm)(settings),
            llm: {
                api: llm.api,
                model: llm.model,
                endpoint: redact(llm.endpoint),
                reasoning_effort: llm.reasoningEffort,
            },
            files: workspace.fileCount,
            ...(attempt === undefined ? {} : { attempt }),
        },
    });
}
const UNUSABLE = {
    not_found: 'test_command_not_found',
    timeout: 'baseline_timed_out',
    output_limit: 'baseline_output_limit',
    resource_limit: 'baseline_resource_limit',
};
async function baseline(run) {
    const { task, settings } = run.state.setup;
    const { signal } = run.ports;
    if (signal.aborted)
        return { stop: 'cancelled' };
    const tests = (0,state .sL)(run.state.setup) ? await (0,judge .fL)(run) : null;
    if (signal.aborted)
        return { stop: 'cancelled' };
    if (tests === 'timeout')
        return { stop: 'baseline_timed_out' };
    const unusable = tests === null ? undefined : UNUSABLE[tests.verdict];
    if (unusable !== undefined)
        return tests?.verdict === 'not_found'
            ? { stop: unusable, detail: notFoundText(tests, task) }
            : { stop: unusable };
    if (tests?.ok && task.mustBeRedAtBase)
        return { stop: 'green_at_base' };
    const hopeless = tests === null || tests.ok ? null : await endingOfRedBase(run, tests);
    if (hopeless !== null)
        return hopeless;
    if (settings.solver !== 'builtin')
        await sayOpening(run, tests);
    return null;
}
async function endingOfRedBase(run, tests) {
    const { task } = run.state.setup;
    const ci = (0,same_failure .FK)(task);
    const likeness = (0,same_failure .SC)(ci, (0,same_failure .Hd)(tests));
    switch (likeness.kind) {
        case 'same_tests':
            return null;
        case 'undecided':
            return (0,control .eW)(run);
        case 'missing':
            return ci.text === ''
                ? {
                    stop: 'test_command_not_found',
                    detail: (0,same_failure .qq)(likeness.piece, { isAtDesk: isAtDesk(task) }),
                }
                : { stop: 'not_ci_failure', detail: likeness.why };
        case 'other':
            return { stop: 'not_ci_failure', detail: likeness.why };
        default:
            return (0,errors .xb)(likeness);
    }
}
function notFoundText(tests, task) {
    const piece = (0,same_failure .pU)(tests);
    if (piece === undefined)
        return tests.output;
    return isAtDesk(task) ? (0,same_failure .qq)(piece, { isAtDesk: true }) : `${(0,same_failure .qq)(piece)}\n${tests.output}`;
}
const isAtDesk = ({ trigger }) => trigger.kind === 'terminal';
async function sayOpening(run, tests) {
    const { workspace, redact } = run.ports;
    const { task, attempt } = run.state.setup;
    const places = await linesOfPlaces(run, tests);
    const evidence = task.evidence.map(({ source, text }) => ({ source: redact(source), text: redact(text) }));
    const opening = (0,model_prompt .U7)({ ...task, goal: redact(task.goal), evidence }, tests, {
        tree: workspace.overview(OVERVIEW_BYTES),
        places,
        control: (0,control .rs)(run.state),
        earlier: attempt === undefined ? '' : (0,attempts .Ky)(attempt),
    });
    (0,core_run .cv)(run, { type: 'user', text: redact(opening) });
}
async function runBuiltinSolver(run) {
    const { solver } = run.state.setup.settings;
    if (solver === 'model')
        return null;
    if (run.ports.search === undefined)
        throw new Error(`solver ${solver} was asked for, and there is none`);
    const { ending, tried } = await run.ports.search(run);
    if (solver === 'builtin' || ending.stop === 'done' || run.ports.signal.aborted)
        return ending;
    (0,core_run .cv)(run, { type: 'user', text: run.ports.redact((0,attempts .wR)(tried)) });
    return null;
}
const MAX_PLACES_BYTES = 1500;
const PLACES_NOTE = 'places';
async function linesOfPlaces(run, tests) {
    const { places, redact } = run.ports;
    if (places === undefined)
        return [];
    const { task } = run.state.setup;
    const found = await places({
        output: tests?.output ?? '',
        evidence: task.evidence.map(({ text }) => text),
        failures: tests?.report?.failures ?? [],
        changes: task.changes,
    });
    const lines = [];
    const printable = found.filter(({ path }) => !/\p{Cc}/u.test(path));
    for (const { path, line, name } of printable.slice(0, ports .WD)) {
        const next = redact(`${path}:${line} ${name}`);
        if ((0,core_text .dp)([...lines, next].join('\n')) >= MAX_PLACES_BYTES)
            break;
        lines.push(next);
    }
    if (lines.length > 0)
        (0,core_run .g1)(run, {
            kind: 'driver_note',
            payload: { t: run.state.t, reason: PLACES_NOTE, note: lines.join('\n') },
        });
    return lines;
}
function recordedPlaces(said) {
    const note = said.find((event) => event.kind === 'driver_note' && event.payload.reason === PLACES_NOTE);
    const text = note?.kind === 'driver_note' ? note.payload.note : '';
    return [...text.matchAll(/^(.+):(\d+) (.+)$/gm)].map(([, path = '', line, name = '']) => ({
        path,
        line: Number(line),
        name,
    }));
}


  }),

  12349:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K2: () => (  TOOL_NAMES),
    M8: () => (  REFLECT),
    O2: () => (  isToolName),
    PA: () => (  UNTITLED_SPECS),
    VW: () => (  TOOL_ARGS),
    X5: () => (  FinalArgsSchema),
    gO: () => (  FUNCTION_SPECS),
    mx: () => (  isFunctionName),
    tF: () => (  ReflectionSchema)
  });
  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81469);
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98439);

function optional(schema, description) {
    const orNull = schema.nullable().default(null);
    return description === undefined ? orNull : orNull.describe(description);
}
const positive = zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(1);
const ListFilesArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    rel_dir: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), 'null: the root'),
    max_files: optional(positive, 'Default 200'),
    glob: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), 'E.g. "**/*.py"'),
});
const ReadFileArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    rel_path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    start_line: optional(positive),
    end_line: optional(positive),
    max_chars: optional(positive),
});
const GrepArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    pattern: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().min(1),
    rel_dir: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    max_hits: optional(positive, 'Default 100'),
    regex: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .zMY(), 'RE2, not literal text'),
    glob: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
});
const EditSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({ old: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().min(1), new: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() });
const WriteFileArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    rel_path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    content: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), 'Whole text of a new file, or of one you have read to its end'),
    edits: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(EditSchema).min(1), 'Each old matches exactly once, without line numbers'),
});
const FinalArgsSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    status: zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(['done', 'cannot_fix']),
    title: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), 'Commit title: imperative, at most 72 characters'),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() })),
});
const ReflectionSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
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
const REFLECT = 'reflect';
const FUNCTION_SPECS = [
    functionSpec('list_files', 'List files, sorted.', ListFilesArgs),
    functionSpec('read_file', 'Read numbered lines: at most 250, or 10 KB.', ReadFileArgs),
    functionSpec('grep', 'Search file contents; answers path:line:text.', GrepArgs),
    functionSpec('write_file', 'Create or change a file, by content or by edits.', WriteFileArgs),
    functionSpec('final', 'End the run.', FinalArgsSchema),
    functionSpec(REFLECT, 'Only when the driver asks: one to five lessons from the last result.', ReflectionSchema),
];
const UNTITLED_SPECS = FUNCTION_SPECS.map((spec) => spec.name === 'final'
    ? functionSpec(spec.name, spec.description, FinalArgsSchema.omit({ title: true }))
    : spec);
function functionSpec(name, description, schema) {
    const { $schema, ...parameters } = zod__WEBPACK_IMPORTED_MODULE_1__  .bl(schema, { override: asStrictModeTakesIt });
    return { name, description, parameters };
}
function asStrictModeTakesIt({ jsonSchema }) {
    for (const keyword of ['default', 'minLength', 'minItems', 'maxItems', 'minimum', 'maximum'])
        delete jsonSchema[keyword];
    const [first, second] = jsonSchema.anyOf ?? [];
    if (first === undefined || second?.type !== 'null')
        return;
    delete jsonSchema['anyOf'];
    Object.assign(jsonSchema, first, { type: [first.type, 'null'] });
}
function isFunctionName(name) {
    return FUNCTION_SPECS.some((each) => each.name === name) || name === 'run_tests';
}


  }),

  36541:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    ES: () => (  wellFormed),
    Kp: () => (  redactJson),
    Qh: () => (  redactFault),
    ay: () => (  createRedact),
    gY: () => (  REDACTION_MARK),
    lk: () => (  redactTask)
  });
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39429);
  var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);


const REDACTION_MARK = '[redacted:';
const redactionMark = (kind) => `${REDACTION_MARK}${kind}]`;
const PIECE = 10;
const MIN_SECRET = 6;
const START = String.raw `(?<=^|[^A-Za-z0-9_-]|\\[bfnrt]|\\u[0-9a-f]{4})`;
const START_LOOSE = START.replace('0-9_-]', '0-9]');
const shape = (source, start = START) => new RegExp(`${start}(?:${source})`, 'g');
const SHAPES = [
    ['private-key', /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g],
    [
        'github-token',
        shape(String.raw `gh[pour]_[A-Za-z0-9]{10,}|ghs_[A-Za-z0-9._-]{10,}|github_pat_(?=[A-Za-z_]*\d)[A-Za-z0-9_]{10,}`),
    ],
    [
        'api-key',
        shape(String.raw `sk-(?:[A-Za-z0-9_-]{20,}|(?=[a-z-]*[A-Z0-9])(?=[A-Za-z-]*\d)[A-Za-z0-9_-]{10,})`),
    ],
    ['aws-key', shape('(?:AKIA|ASIA)(?=[A-Z]*[0-9])[0-9A-Z]{6,16}(?![0-9A-Za-z])', START_LOOSE)],
    ['jwt', shape(String.raw `eyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?`)],
    [
        'token',
        shape([
            'xox[abeoprs]-[A-Za-z0-9-]{10,}|xoxe\\.xox[bp]-[A-Za-z0-9-]{10,}|xapp-[0-9]-[A-Za-z0-9-]{10,}',
            'gl(?:pat|ptt|dt|rt|cbt|soat|ft|imt|agent|oas|sa)[-_][A-Za-z0-9_-]{10,}',
            'SG\\.[A-Za-z0-9_-]{16,}(?:\\.[A-Za-z0-9_-]+)?|SK[0-9a-f]{32}|hv[sbr]\\.[A-Za-z0-9_-]{20,}',
            '[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_=-]{20,}|AGE-SECRET-KEY-1[0-9A-Z]{20,}',
            String.raw `(?:do[por]_v1|dckr_(?:pat|oat)|shp(?:at|ca|pa|ss)|gsk|r8|lin_api|ntn|rubygems|sntry[su]|figd|sbp|pscale_tkn|tfp|dapi_?|fo1)_(?=[A-Za-z_]*\d)[A-Za-z0-9_-]{16,}`,
            String.raw `(?:xai|PMAK|NRAK|sq0[ac][ts]p|pul|EAAA)-(?=[A-Za-z_]*\d)[A-Za-z0-9_-]{16,}`,
            String.raw `(?:npm|hf)_(?=[A-Za-z]*\d)[A-Za-z0-9]{10,}`,
            '(?:npm|hf)_[A-Za-z0-9]{30,}',
            String.raw `pypi-(?=[A-Za-z_-]*\d)[A-Za-z0-9_-]{16,}`,
            '(?:[sr]k|pk)_(?:live|test)_[A-Za-z0-9]{8,}|whsec_[A-Za-z0-9+/=]{16,}',
            String.raw `AIza[A-Za-z0-9_-]{16,}|ya29\.[A-Za-z0-9_-]{16,}|GOCSPX-[A-Za-z0-9_-]{10,}|1//0[A-Za-z0-9_-]{16,}`,
            '[A-Za-z0-9_~.-]{3}[0-9]Q~[A-Za-z0-9_~.-]{16,}|[A-Za-z0-9+/]{86}==',
        ].join('|')),
    ],
];
const SECRET_WORDS = 'pass(?:word|wd|phrase)?|pwd|secret|token|(?:api|access|account|auth|private|secret|shared)[_-]?(?:access)?key|credentials?';
const SECRET_PLACES = [
    new RegExp(String.raw `((?:${SECRET_WORDS})(?:\\?["'\x60])?\s{0,3}(?::=|=>|[:=])\s{0,3})(\\?["'\x60]|)([^\s"'\x60\\,;()[\]{}<>$]{8,4000})(?![\w([.])`, 'gi'),
    /(authorization(?:\\?["'])?\s{0,3}[:=]\s{0,3}(?:\\?["'])?(?:[a-z][\w-]{1,20}\s{1,3})?)()([\w.~+/=-]{8,4000})/gi,
    /(:\/\/[\w.%+-]{1,100}:)()([^\s/@:"'<>{}[\]$\\]{6,4000})(?=@)/g,
];
function isMadeUp(value, isQuoted) {
    if (isQuoted && value.length >= 16 && isMixed(value))
        return true;
    if (!/\d/.test(value) || !/[a-z]/i.test(value))
        return false;
    if (isQuoted)
        return true;
    if (value.length >= 12 && isMixed(value))
        return /\d[a-z]+\d|[+/=]|(?:\d[^\d.]+){2}\d/i.test(value);
    return /\d[a-z]+\d|[!@#%^&?~]/i.test(value) && !/[+*/=|.]/.test(value);
}
const withoutPlaced = (text) => SECRET_PLACES.reduce((so, place, at) => so.replace(place, (whole, before, quote, value) => isMadeUp(value, at > 0 || quote !== '') ? `${before}${quote}${redactionMark('secret')}` : whole), text);
const KEY_END = /-----END [A-Z ]{0,40}PRIVATE KEY-----/g;
function withoutKeyEnds(text) {
    let from = 0;
    const parts = [];
    for (const { index, 0: end } of text.matchAll(KEY_END)) {
        let start = index;
        while (start > from && /[A-Za-z0-9+/=\s\\]/.test(text[start - 1] ?? ''))
            start -= 1;
        parts.push(text.slice(from, start), redactionMark('private-key'));
        from = index + end.length;
    }
    return parts.length === 0 ? text : [...parts, text.slice(from)].join('');
}
const ALL_MARKS = ['secret', ...SHAPES.map(([kind]) => kind)].map(redactionMark).join('');
function createRedact(secrets) {
    const values = secrets.map((each) => each.trim()).filter((each) => each.length >= MIN_SECRET);
    const forms = new Set(values.flatMap(secretForms).filter((form) => !ALL_MARKS.includes(form)));
    const pieces = new PieceFinder([...forms]);
    const withoutShapes = (text) => SHAPES.reduce((out, [kind, each]) => out.replace(each, redactionMark(kind)), text);
    const replaceIn = (text) => pieces.replaceIn(withoutPlaced(withoutKeyEnds(withoutShapes(text))));
    const redact = (text, levels) => {
        const out = replaceIn(text);
        if (levels === 0)
            return out;
        const holdsSecret = (decoded) => redact(decoded, levels - 1) !== decoded;
        return DECODERS.reduce((so, { spelled, decode }) => so.replace(spelled, (run, ...rest) => decode(run).some(holdsSecret)
            ? `${escapedIn(so, run, offsetIn(rest))}${redactionMark('secret')}`
            : run), out);
    };
    return (text) => redact(text.toWellFormed(), LEVELS);
}
const offsetIn = (rest) => rest.find((each) => typeof each === 'number') ?? 0;
const escapedIn = (text, run, at) => text[at - 1] === '\\' ? run.slice(0, 1) : '';
const LEVELS = 2;
const characterOf = (hex) => String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff));
const DECODERS = [
    {
        spelled: /(?:%[0-9a-f]{2}|[\w.~+-]){10,1000000}/gi,
        decode: (run) => run.includes('%') ? [run.replace(/%([0-9a-f]{2})/gi, (_, hex) => characterOf(hex))] : [],
    },
    {
        spelled: /(?:\\{1,8}u[0-9a-f]{4}|\\{1,8}u(?:0{4}[0-9a-f]{4}|\{[0-9a-f]{1,6}\})|\\{1,8}x[0-9a-f]{2}|\\{1,8}[0-3][0-7]{2}|&#\d{1,7};?|&#x[0-9a-f]{1,6};?|[\w.~+/=-]){10,1000000}/gi,
        decode: (run) => {
            if (!/[\\&]/.test(run))
                return [];
            const plain = run
                .replace(/\\+u(?:\{([0-9a-f]{1,6})\}|0{4}([0-9a-f]{4})|([0-9a-f]{4}))|\\+x([0-9a-f]{2})/gi, (_, long, wide, u, x) => characterOf(long ?? wide ?? u ?? x ?? ''))
                .replace(/\\+([0-3][0-7]{2})/g, (_, octal) => String.fromCodePoint(Number.parseInt(octal, 8)))
                .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex) => characterOf(hex))
                .replace(/&#(\d{1,7});?/g, (_, code) => characterOf(Number(code).toString(16)));
            return [plain];
        },
    },
    {
        spelled: /(?:=[0-9a-f]{2}|=\r?\n|[\w.~+/-]){10,1000000}/gi,
        decode: (run) => /=[0-9a-f\r\n]/i.test(run)
            ? [run.replace(/=\r?\n/g, '').replace(/=([0-9a-f]{2})/gi, (_, hex) => characterOf(hex))]
            : [],
    },
    {
        spelled: /(?<![0-9a-f])(?:[0-9a-f]{2}){20,500000}(?![0-9a-f])/gi,
        decode: (run) => printable(hexText(run)),
    },
    {
        spelled: /[A-Za-z0-9+/_-]{16,1000000}={0,2}/g,
        decode: (run) => (isMixed(run) ? [0, 1, 2, 3].flatMap((at) => printable(base64Text(run.slice(at)))) : []),
    },
    {
        spelled: /[A-Za-z0-9_-]([ .,:;|/*"'+]{1,4})(?:[A-Za-z0-9_-]\1){8,500000}[A-Za-z0-9_-]/g,
        decode: (run) => {
            const plain = run.replace(/[ .,:;|/*"'+]+/g, '');
            return [plain, plain.slice(1), plain.slice(0, -1)];
        },
    },
    {
        spelled: /(?<![0-9a-f])[0-9a-f]{2}([ :,-])(?:[0-9a-f]{2}\1){8,500000}[0-9a-f]{2}(?![0-9a-f])/gi,
        decode: (run) => printable(hexText(run.replace(/[ :,-]/g, ''))),
    },
];
const isMixed = (run) => /[a-z]/.test(run) && /[A-Z]/.test(run);
const printable = (text) => {
    const plain = text.replaceAll('\0', '');
    return /[\x21-\x7e]{10}/.test(plain) ? [plain] : [];
};
function hexText(run) {
    return run.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}
function base64Text(run) {
    const plain = run.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
    return atob(plain.slice(0, plain.length - (plain.length % 4 === 1 ? 1 : 0)));
}
const JSON_ESCAPE = /\\(?:u(d[89a-f][0-9a-f]{2})|.)/g;
function wellFormed(value) {
    const json = JSON.stringify(value);
    return json.includes('\\ud')
        ? JSON.parse(json.replace(JSON_ESCAPE, (all, half) => (half === undefined ? all : '\ufffd')))
        : value;
}
const redactFault = (error, redact) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .NW)('a fault that could not be redacted', () => redact(String(error)));
function redactTask(task, redact) {
    return JSON.parse(JSON.stringify(task), (_, value) => typeof value === 'string' ? redact(value) : value);
}
function redactJson(value, redact) {
    if (typeof value === 'string')
        return redact(meaningRedacted(value, redact));
    if (Array.isArray(value))
        return value.map((each) => redactJson(each, redact));
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__  .OW)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [redact(key), redactJson(each, redact)]));
}
function meaningRedacted(text, redact) {
    if (!text.includes('\\u') || !/^\s*[[{]/.test(text))
        return text;
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .NW)(text, () => {
        const parsed = JSON.parse(text);
        const out = JSON.stringify(redactJson(parsed, redact));
        return out === JSON.stringify(redactJson(parsed, wellFormed)) ? text : out;
    });
}
function secretForms(secret) {
    const bytes = new TextEncoder().encode(secret);
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const base64 = [0, 1, 2].map((offset) => base64At(bytes, offset));
    const base64url = base64.map((each) => each.replaceAll('+', '-').replaceAll('/', '_'));
    const forms = [
        secret,
        Array.from(secret).toReversed().join(''),
        JSON.stringify(secret).slice(1, -1),
        encodeURIComponent(secret),
        hex,
        hex.toUpperCase(),
    ];
    return [...forms, ...base64, ...base64url].filter((form) => form.length >= MIN_SECRET);
}
function base64At(bytes, offset) {
    const padded = String.fromCharCode(...new Array(offset).fill(0), ...bytes);
    const text = btoa(padded).replace(/=+$/, '');
    const firstOwn = Math.ceil((offset * 8) / 6);
    const lastOwn = Math.floor((padded.length * 8) / 6);
    return text.slice(firstOwn, lastOwn);
}
class PieceFinder {
    #windows = new Set();
    #short;
    #starts = new Uint8Array(65_536);
    constructor(forms) {
        this.#short = forms.filter((form) => form.length < PIECE);
        for (const form of forms) {
            for (let at = 0; at + PIECE <= form.length; at++) {
                const window = form.slice(at, at + PIECE);
                if (!isTellingWindow(window))
                    continue;
                this.#windows.add(window);
                this.#starts[windowStart(form, at)] = 1;
            }
        }
    }
    replaceIn(text) {
        const out = this.#short.reduce((each, form) => each.replaceAll(form, redactionMark('secret')), text);
        if (this.#windows.size === 0)
            return out;
        const parts = [];
        let kept = 0;
        for (let at = 0; at + PIECE <= out.length; at++) {
            if (!this.#isPiece(out, at))
                continue;
            const end = this.#endOfPieces(out, at);
            const piece = out.slice(at, end);
            const blanksBefore = piece.slice(0, -piece.trimStart().length);
            parts.push(out.slice(kept, at), blanksBefore, redactionMark('secret'), piece.slice(piece.trimEnd().length));
            kept = end;
            at = end - 1;
        }
        return parts.length === 0 ? out : [...parts, out.slice(kept)].join('');
    }
    #isPiece(text, at) {
        return this.#starts[windowStart(text, at)] === 1 && this.#windows.has(text.slice(at, at + PIECE));
    }
    #endOfPieces(text, start) {
        let at = start;
        while (this.#isPiece(text, at + 1))
            at++;
        return at + PIECE;
    }
}
const isTellingWindow = (window) => window.replace(/\s/g, '').length >= MIN_SECRET && !ALL_MARKS.includes(window);
const windowStart = (text, at) => ((text.charCodeAt(at) << 8) ^ text.charCodeAt(at + 1)) & 0xffff;


  }),

  19121:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AD: () => (  startRun),
    X6: () => (  confirmMs),
    cv: () => (  say),
    g1: () => (  record),
    x1: () => (  spendingNow),
    yn: () => (  executeAction)
  });
  var _redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36541);
  var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87893);


const startRun = (setup, ports) => ({
    ports,
    startMs: ports.clock(),
    state: (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .Y1)(setup, ports.workspace.treeId()),
});
function record(run, event) {
    const whole = event.kind === 'tool_result' ? event : (0,_redaction_js__WEBPACK_IMPORTED_MODULE_0__  .ES)(event);
    run.ports.emit(whole);
    run.state = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .W_)(run.state, whole);
}
function say(run, ...items) {
    const said = items.map((item) => item.type === 'reply' ? item : { ...item, text: run.ports.redact(item.text) });
    run.state = { ...run.state, conversation: [...run.state.conversation, ...said] };
}
const spendingNow = (run) => (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .oh)(run.state, run.ports.clock() - run.startMs);
const confirmMs = (run) => (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .XW)({ ...spendingNow(run), reserve: { testRuns: 0, ms: 0 } });
async function executeAction(run, action) {
    const { workspace, redact } = run.ports;
    const { t } = run.state;
    const observed = await workspace.execute(action);
    const obs = {
        ok: observed.ok,
        output: redact(observed.output),
        meta: Object.fromEntries(Object.entries(observed.meta).map(([key, value]) => [key, (0,_redaction_js__WEBPACK_IMPORTED_MODULE_0__  .Kp)(value, redact)])),
    };
    record(run, { kind: 'tool_result', payload: { t, tool: action.name, args: action.args, obs } });
    const { denied, path } = obs.meta;
    if (typeof denied === 'string') {
        record(run, { kind: 'policy_denied', payload: { t, path: String(path ?? ''), rule: denied } });
    }
    return obs;
}


  }),

  32007:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Lp: () => (  lookBack),
    eW: () => (  controlFirst),
    rs: () => (  controlOf)
  });
  var _model_prompt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55178);
  var _redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36541);
  var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19121);
  var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87893);
  var _judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82093);
  var _outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8294);
  var _same_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47649);







function seenEarlier(base, there, watched) {
    if (there.verdict === 'green')
        return { kind: 'green', broken: watched };
    if (there.verdict !== 'red')
        return { kind: 'unknown', why: 'the tests did not come to an end there' };
    const failed = there.report?.failures ?? [];
    if (watched.length === 0 || failed.length === 0) {
        return (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .ou)((0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .Hd)(base), (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .Hd)(there))
            ? { kind: 'red' }
            : { kind: 'unknown', why: 'the tests fail in another way there' };
    }
    const ids = new Set(failed.map(({ id }) => id));
    const same = new Set((0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .VX)((0,_same_failure_js__WEBPACK_IMPORTED_MODULE_6__  .Hd)(there), { failures: watched, text: '' }));
    const broken = watched.filter(({ id }) => !ids.has(id));
    if (broken.length < watched.length && broken.length + same.size < watched.length)
        return { kind: 'unknown', why: 'the tests fail in another way there' };
    if (broken.length === 0)
        return { kind: 'red' };
    const files = new Set(failed.filter(({ id }) => !watched.some((test) => test.id === id)).flatMap(({ id, file }) => file ?? id));
    const ran = broken.filter(({ file, id }) => !files.has(file ?? id));
    return ran.length > 0 && (there.report?.passed ?? 0) > 0
        ? { kind: 'green', broken: ran }
        : { kind: 'unknown', why: 'other tests fail there, and these did not run' };
}
const NO_CULPRIT = 'no_culprit';
function controlOf(state) {
    const base = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .F$)(state);
    const said = state.history.flatMap((event) => {
        if (event.kind === 'driver_note' && event.payload.reason === _outcome_js__WEBPACK_IMPORTED_MODULE_5__  .ek)
            return [{ kind: 'unknown', why: event.payload.note }];
        if (event.kind !== 'tests' || event.payload.phase !== 'control' || base === null)
            return [];
        return [seenEarlier(base, event.payload, base.report?.failures ?? [])];
    });
    const [first = null, second] = said;
    const { files = null, unknown = [] } = state.setup.task.changes ?? {};
    const isSameTree = files?.length === 0 && unknown.length === 0;
    const isByChance = first?.kind === 'green' ? isSameTree : first?.kind === 'red' && second?.kind === 'green';
    return isByChance ? { kind: 'flaky' } : first;
}
async function controlFirst(run) {
    const { changes } = run.state.setup.task;
    if (changes === undefined || run.ports.earlier === undefined)
        return null;
    const { summary, limits, reserve } = (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .x1)(run);
    const { confirmRuns } = run.state.setup.settings;
    const toFix = (confirmRuns + 3) * (summary.baseline?.durationMs ?? 0);
    const hasRoom = summary.testRuns + 2 + reserve.testRuns <= limits.maxTestRuns;
    const leftMs = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .XW)((0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .x1)(run)) - toFix;
    return endingOfControl(run, changes, await control(run, changes, () => (hasRoom ? leftMs : 0)));
}
function endingOfControl(run, { greenAt, dependencyFiles }, seen) {
    if (seen.kind !== 'red' && seen.kind !== 'flaky')
        return null;
    const base = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .F$)(run.state);
    const evidence = run.state.setup.task.evidence.map(({ text }) => text).join('\n');
    const [first] = base?.report?.failures ?? [];
    const changed = dependencyFiles.length === 0 ? '' : `; ${dependencyFiles.slice(0, 3).join(', ')} changed since then`;
    const versions = versionsThatDiffer(evidence, base?.output ?? '').map((each) => `; ${each}`);
    const detail = `${first?.id ?? 'the test command'} at ${(0,_model_prompt_js__WEBPACK_IMPORTED_MODULE_0__  .m_)(greenAt)}${versions.join('')}${changed}`;
    return { stop: seen.kind === 'red' ? 'red_when_green' : 'flaky_when_green', detail };
}
async function control(run, { greenAt }, leftMs) {
    const watched = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .F$)(run.state)?.report?.failures ?? [];
    const asked = { commit: greenAt, phase: 'control', watched, note: _outcome_js__WEBPACK_IMPORTED_MODULE_5__  .ek };
    const first = await runEarlier(run, { ...asked, leftMs: leftMs() });
    if (first.kind === 'red' && mayRunAgain(run))
        await runEarlier(run, { ...asked, leftMs: (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .X6)(run) });
    return controlOf(run.state) ?? first;
}
const mayRunAgain = ({ state: { summary, setup } }) => summary.testRuns < setup.settings.limits.maxTestRuns;
async function runEarlier(run, { commit, phase, watched, leftMs, note }) {
    const { earlier, redact, signal } = run.ports;
    const { t, setup } = run.state;
    const base = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .F$)(run.state);
    const unknown = (why) => {
        const said = redact(why);
        (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .g1)(run, { kind: 'driver_note', payload: { t, reason: note, note: `${(0,_model_prompt_js__WEBPACK_IMPORTED_MODULE_0__  .m_)(commit)}: ${said}` } });
        return { kind: 'unknown', why: said };
    };
    if (earlier === undefined || base === null)
        return unknown('its files are not at hand');
    if (signal.aborted)
        return unknown('the run was cancelled');
    if (leftMs <= 0)
        return unknown('no time or no test run was left for it');
    const timeoutMs = Math.min(leftMs, (0,_judge_js__WEBPACK_IMPORTED_MODULE_4__  .OU)(setup.settings, (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .pu)(run.state)));
    const isFocused = setup.settings.testFocus === 'auto';
    const answer = await earlier.run({ commit, phase, failing: watched, isFocused, timeoutMs, signal });
    if (answer.kind === 'not_run')
        return unknown(answer.why);
    const payload = { t, phase, ...(0,_judge_js__WEBPACK_IMPORTED_MODULE_4__  .dc)(answer.result, redact), commit };
    (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .g1)(run, { kind: 'tests', payload });
    return seenEarlier(base, payload, watched);
}
const WORTH_A_CULPRIT = new Set([
    'fixed',
    'not_fixed',
    'budget_exhausted',
    'model_error',
]);
async function lookBack(run, outcome) {
    const { task, settings, attempt } = run.state.setup;
    const { changes } = task;
    const isLast = outcome === 'fixed' || attempt === undefined || attempt.number === attempt.of;
    if (changes === undefined || run.ports.earlier === undefined || !isLast)
        return null;
    if (!WORTH_A_CULPRIT.has(outcome) || (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .F$)(run.state)?.ok !== false)
        return null;
    if (outcome === 'fixed' && (settings.culpritRuns ?? 0) === 0)
        return null;
    if (outcome === 'fixed' && isSlowAsWhole(run.state)) {
        noCulprit(run, 'the failing tests cannot be run alone, and the whole command takes too long to look for the commit that broke them');
        return null;
    }
    const endMs = run.ports.clock() + (outcome === 'fixed' ? MAX_WAIT_MS : Number.POSITIVE_INFINITY);
    const leftMs = () => (mayRunAgain(run) ? Math.min((0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .X6)(run), endMs - run.ports.clock()) : 0);
    try {
        const seen = controlOf(run.state) ?? (await control(run, changes, leftMs));
        if (outcome !== 'fixed') {
            const ending = endingOfControl(run, changes, seen);
            if (ending !== null)
                return ending;
        }
        if (seen.kind === 'green')
            await findCulprit(run, changes, { broken: seen.broken, leftMs });
    }
    catch (error) {
        noCulprit(run, (0,_redaction_js__WEBPACK_IMPORTED_MODULE_1__  .Qh)(error, run.ports.redact));
    }
    return null;
}
const MAX_WAIT_MS = 120_000;
const LONG_COMMAND_MS = 30_000;
const isSlowAsWhole = (state) => (0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .pu)(state).every(({ focus }) => focus === undefined) &&
    ((0,_state_js__WEBPACK_IMPORTED_MODULE_3__  .F$)(state)?.duration_ms ?? 0) > LONG_COMMAND_MS;
const noCulprit = (run, note) => (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .g1)(run, { kind: 'driver_note', payload: { t: run.state.t, reason: NO_CULPRIT, note } });
async function findCulprit(run, changes, { broken, leftMs }) {
    const { commits, greenAt } = changes;
    const { culpritRuns = 0 } = run.state.setup.settings;
    const { baseCommit } = run.state.setup.task;
    if (commits.at(-1)?.id !== baseCommit || culpritRuns === 0)
        return;
    const watched = broken.slice(0, 1);
    let used = 0;
    const see = async (commit) => {
        if (used >= culpritRuns || !mayRunAgain(run) || run.ports.signal.aborted)
            return 'spent';
        used += 1;
        const { kind } = await runEarlier(run, {
            commit,
            phase: 'bisect',
            watched,
            leftMs: leftMs(),
            note: _outcome_js__WEBPACK_IMPORTED_MODULE_5__  .kl,
        });
        return kind === 'flaky' ? 'unknown' : kind;
    };
    const skipped = new Set();
    let [green, red] = [-1, commits.length - 1];
    for (;;) {
        const middle = nearestTo((green + red) / 2, between(green, red).filter((at) => !skipped.has(at)));
        const commit = middle === null ? undefined : commits[middle];
        if (middle === null || commit === undefined)
            break;
        const seen = await see(commit.id);
        if (seen === 'spent')
            break;
        if (seen === 'unknown')
            skipped.add(middle);
        else if (seen === 'green')
            green = middle;
        else
            red = middle;
    }
    const found = commits[red];
    if (found === undefined)
        return;
    if (between(green, red).length > 0)
        return noCulprit(run, suspectsText(commits.slice(green + 1, red + 1)));
    const before = commits[green]?.id ?? greenAt;
    const isParentGreen = found.parent === before || (await see(found.parent)) === 'green';
    if (!isParentGreen)
        return noCulprit(run, suspectsText([found]));
    const isOutside = (await run.ports.earlier?.isOutsideCode(found)) === true;
    const payload = {
        commit: found.id,
        parent: found.parent,
        test: watched[0]?.id ?? '',
        green_at: greenAt,
        red_at: baseCommit,
        ...(isOutside ? { outside_code: true } : {}),
    };
    (0,_run_js__WEBPACK_IMPORTED_MODULE_2__  .g1)(run, { kind: 'culprit', payload });
}
const between = (low, high) => Array.from({ length: Math.max(0, high - low - 1) }, (_, at) => low + 1 + at);
const nearestTo = (middle, places) => places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b)[0] ?? null;
function suspectsText(left) {
    const [first] = left;
    const last = left.at(-1);
    if (first === undefined || last === undefined)
        return 'the commit that broke the tests is not known';
    return left.length === 1
        ? `${(0,_model_prompt_js__WEBPACK_IMPORTED_MODULE_0__  .m_)(first.id)} is the first commit at which the tests were seen to fail; its parent could not be tested`
        : `one of ${left.length} commits broke the tests, from ${(0,_model_prompt_js__WEBPACK_IMPORTED_MODULE_0__  .m_)(first.id)} to ${(0,_model_prompt_js__WEBPACK_IMPORTED_MODULE_0__  .m_)(last.id)}`;
}
const PRINTED = /(?<![\w./@-])([a-z][a-z+]*(?:[.-][a-z][a-z+]*)*)(?: version)?[ :/@=-]{1,3}(?:go|v)?(\d+(?:\.\d+){1,3})(?![\w.]|\s*(?:%|m?s\b|seconds?\b))/gi;
const NO_TOOLS = new Set('in after at line time took duration total elapsed is was to of than got expected and or not equal'.split(' '));
const MAX_TOLD = 5;
function versionsThatDiffer(ci, here) {
    const [there, own] = [versionsIn(ci), versionsIn(here)];
    return [...own]
        .flatMap(([name, version]) => {
        const other = there.get(name);
        return other === undefined || other === version
            ? []
            : [`CI printed ${name} ${other}, this machine ${version}`];
    })
        .slice(0, MAX_TOLD);
}
function versionsIn(text) {
    const found = new Map();
    for (const [, name = '', version = ''] of text.matchAll(PRINTED)) {
        const key = name.toLowerCase();
        if (!NO_TOOLS.has(key) && !found.has(key))
            found.set(key, version);
    }
    return found;
}


  }),

  82093:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    N$: () => (  runTests),
    OU: () => (  testTimeoutMs),
    dc: () => (  toldOf),
    fL: () => (  judgeBase),
    sx: () => (  judgeChange)
  });
  var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19121);
  var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87893);
  var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47252);



const MIN_TEST_TIMEOUT_MS = 60_000;
async function judgeBase(run) {
    const { task, settings } = run.state.setup;
    const named = settings.testFocus === 'auto' ? (task.failures ?? []) : [];
    const first = await runTests(run, 'baseline', { leftMs: settings.limits.timeoutMs, only: named });
    if (first.focus === undefined || run.ports.signal.aborted)
        return first;
    const ids = new Set(named.map(({ id }) => id));
    if (first.verdict === 'red' && first.report?.failures.some(({ id }) => ids.has(id)))
        return first;
    const leftMs = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .XW)((0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .x1)(run));
    return leftMs <= 0 ? 'timeout' : runTests(run, 'baseline', { leftMs });
}
async function judgeChange(run, phase, only = focusOf(run.state)) {
    const limit = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .wd)((0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .x1)(run));
    if (limit !== null)
        return limit;
    const leftMs = (0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .X6)(run);
    if (only.length > 0 && leftMs > 0 && savesLittle(run.state))
        return runTests(run, 'confirm', { leftMs });
    const first = await runTests(run, phase, { leftMs: (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .XW)((0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .x1)(run)), only });
    if (first.focus === undefined || !first.ok)
        return first;
    const thenMs = (0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .X6)(run);
    return thenMs <= 0 || run.ports.signal.aborted ? 'timeout' : runTests(run, 'confirm', { leftMs: thenMs });
}
const MIN_WHOLE_MS = 5000;
function savesLittle(state) {
    const tests = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .pu)(state);
    const narrowed = tests.findLast(({ focus }) => focus !== undefined);
    const whole = tests.findLast(({ focus }) => focus === undefined);
    const wholeMs = whole?.duration_ms ?? state.setup.task.stepMs ?? 0;
    return narrowed !== undefined && wholeMs >= MIN_WHOLE_MS && 2 * narrowed.duration_ms >= wholeMs;
}
function focusOf(state) {
    if (state.setup.settings.testFocus !== 'auto')
        return [];
    const tests = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .pu)(state);
    const newestWhole = tests.findLast(({ focus }) => focus === undefined);
    if (newestWhole?.report?.passed === 0)
        return [];
    const shown = tests.filter(({ phase, focus }) => phase === 'baseline' || focus === undefined);
    const failures = shown.flatMap(({ report }) => report?.failures ?? []);
    return [...new Map(failures.map((failure) => [failure.id, failure])).values()];
}
async function runTests(run, phase, { leftMs, only = [], without }) {
    const { oracle, redact, signal, workspace } = run.ports;
    const { t, setup } = run.state;
    const timeoutMs = Math.min(leftMs, testTimeoutMs(setup.settings, (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .pu)(run.state)));
    const leftOut = without === undefined ? {} : { without };
    const asked = { phase, timeoutMs, signal, ...(only.length === 0 ? {} : { only }), ...leftOut };
    const result = await oracle.run(asked);
    if (result.judges !== undefined)
        await workspace.closeJudges(result.judges);
    const payload = { t, phase, ...toldOf(result, redact), ...leftOut, tree: workspace.treeId() };
    (0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .g1)(run, { kind: 'tests', payload });
    return payload;
}
function toldOf(result, redact) {
    const ok = result.verdict === 'green';
    const output = redact(result.output);
    const report = result.report === undefined ? undefined : redactReport(result.report, redact);
    return {
        ok,
        verdict: result.verdict,
        exit_code: result.exitCode,
        output,
        duration_ms: Math.round(result.durationMs),
        signature: ok ? '' : (0,_digest_js__WEBPACK_IMPORTED_MODULE_2__  .vH)(output, report?.failures),
        ...(report === undefined ? {} : { report }),
        ...(result.focus === undefined ? {} : { focus: redact(result.focus) }),
        ...(result.start === undefined ? {} : { start: result.start }),
        ...(result.judges === undefined ? {} : { judges: result.judges.map(redact) }),
        ...(result.unwatched === undefined ? {} : { unwatched: result.unwatched }),
        ...(result.changed === undefined ? {} : { changed: result.changed.map(redact) }),
    };
}
function redactReport(report, redact) {
    const failures = report.failures.map(({ id, file, line, message }) => ({
        id: redact(id),
        file: file === null ? null : redact(file),
        line,
        message: redact(message),
    }));
    return { ...report, source: redact(report.source), failures };
}
function testTimeoutMs(settings, tests) {
    if (settings.testTimeoutMs !== null)
        return settings.testTimeoutMs;
    const whole = tests.find(({ focus }) => focus === undefined);
    return whole === undefined
        ? Number.POSITIVE_INFINITY
        : Math.max(MIN_TEST_TIMEOUT_MS, 5 * whole.duration_ms);
}


  }),

  82700:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Kv: () => (  newTestsAtBase),
    We: () => (  changedIn),
    Zn: () => (  changesTests),
    g_: () => (  weakness),
    hg: () => (  weakerThan),
    zn: () => (  prove)
  });
  var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19121);
  var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87893);
  var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45565);
  var _judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82093);
  var _same_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47649);
  var _tripwires_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38797);






const CUT_SHORT = { kind: 'cut_short' };
async function prove(run, patch, isDone) {
    const { confirmRuns, testFocus } = run.state.setup.settings;
    const unsure = skipsUnknownAtBase(run.state);
    const mayRunAlone = testFocus === 'auto' && (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .wd)((0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .x1)(run)) === null;
    const alone = unsure.length > 0 ? unsure : untoldTests(run.state);
    if (alone.length > 0 && mayRunAlone && runAlone(run.state) === undefined)
        await provingRun(run, 'final', { only: alone });
    for (let made = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .Av)(run.state); made < confirmRuns; made++) {
        const tests = await provingRun(run, 'confirm', {});
        if (tests === null)
            return CUT_SHORT;
        if (!tests.ok)
            return { kind: 'flaky', why: 'the tests were green, then not, on the same files' };
    }
    const why = weakness(run.state);
    if (why !== null)
        return { kind: 'weak', why };
    const { tree } = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .GJ)(run.state) ?? {};
    const changed = changedIn((0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .pu)(run.state), tree);
    if ((0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .ak)(run.state)) {
        const again = await redAgain(run, changed);
        return again.kind === 'proven' && unsure.length > 0 && !passAlone(run.state, unsure, patch)
            ? {
                kind: 'weak',
                why: 'more tests were skipped than at base, and what was red there was not seen to pass',
            }
            : again;
    }
    if (changed.length > 0) {
        const without = await provingRun(run, 'counterfactual', {});
        if (without === null)
            return CUT_SHORT;
        const changes = changesTests(changed, without);
        if (changes !== null)
            return { kind: 'flaky', why: changes };
    }
    return isDone && (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .Fx)(run.state, patch).length > 0
        ? provedByNewTests(run)
        : { kind: 'proven', isRedByNewTests: false };
}
function skipsUnknownAtBase(state) {
    const { base, now } = wholeReports(state);
    return base !== undefined && now !== undefined && hasMoreSkips(base, now) && stoppedEarly(base, now)
        ? base.failures
        : [];
}
function untoldTests(state) {
    const { base, now } = wholeReports(state);
    const canRunAlone = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .pu)(state).some(({ focus }) => focus !== undefined);
    return canRunAlone && (now?.passed ?? null) === null ? (base?.failures ?? []) : [];
}
const runAlone = (state) => (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .pu)(state).findLast(({ focus, phase, tree }) => focus !== undefined && phase !== 'counterfactual' && tree === (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .GJ)(state)?.tree);
function passAlone(state, failing, { diff }) {
    const alone = runAlone(state);
    if (alone !== undefined)
        return alone.ok && (alone.report?.passed ?? failing.length) >= failing.length;
    const canRunAlone = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .pu)(state).some(({ focus, phase }) => phase === 'counterfactual' && focus !== undefined);
    return (!canRunAlone &&
        (0,_tripwires_js__WEBPACK_IMPORTED_MODULE_5__  .fZ)({ diff, tests: [], expectations: '' }).every(({ kind }) => !_tripwires_js__WEBPACK_IMPORTED_MODULE_5__  .Nk.has(kind)));
}
async function provingRun(run, phase, asked) {
    const { signal } = run.ports;
    const leftMs = (0,_run_js__WEBPACK_IMPORTED_MODULE_0__  .X6)(run);
    if (leftMs <= 0 || signal.aborted)
        return null;
    const tests = await (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .N$)(run, phase, { ...asked, leftMs });
    const most = (0,_judge_js__WEBPACK_IMPORTED_MODULE_3__  .OU)(run.state.setup.settings, (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .pu)(run.state));
    return signal.aborted || (tests.verdict === 'timeout' && leftMs < most) ? null : tests;
}
async function redAgain(run, changed) {
    const { settings } = run.state.setup;
    const base = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .F$)(run.state);
    if (base === null)
        return { kind: 'none' };
    const mayFocus = settings.testFocus === 'auto' && changed.length === 0;
    const only = mayFocus ? (base.report?.failures ?? []) : [];
    const first = await provingRun(run, 'counterfactual', { only });
    if (first === null)
        return CUT_SHORT;
    const changes = changesTests(changed, first);
    if (changes !== null)
        return { kind: 'flaky', why: changes };
    const difference = differenceFrom(base, first);
    if (difference === null)
        return { kind: 'proven', isRedByNewTests: false };
    const mayRunAll = first.focus !== undefined && run.state.summary.testRuns < settings.limits.maxTestRuns;
    if (!mayRunAll)
        return { kind: 'flaky', why: difference };
    const whole = await provingRun(run, 'counterfactual', {});
    if (whole === null)
        return CUT_SHORT;
    const why = differenceFrom(base, whole);
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
    return `${first}${others} was changed while the tests ran with the patch, and without it is not; tests that write such files once they pass (snapshots, fixtures) must only compare here, as with \`--ci\``;
}
function differenceFrom(base, again) {
    switch (again.verdict) {
        case 'green':
            return 'the tests are green without the patch as well, though they were red at base';
        case 'timeout':
        case 'output_limit':
        case 'resource_limit':
        case 'not_found':
            return 'without the patch the tests did not come to an end';
        default:
            return (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_4__  .k3)((0,_same_failure_js__WEBPACK_IMPORTED_MODULE_4__  .Hd)(base), (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_4__  .Hd)(again));
    }
}
async function provedByNewTests(run) {
    const first = await newTestsAtBase(run);
    if (first === null)
        return CUT_SHORT;
    if (first.kind !== 'red')
        return { kind: 'proven', isRedByNewTests: false };
    const again = await runNewTestsAtBase(run);
    if (again === null)
        return CUT_SHORT;
    const isRedByNewTests = again.kind === 'red' && (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_4__  .k3)((0,_same_failure_js__WEBPACK_IMPORTED_MODULE_4__  .Hd)(first.tests), (0,_same_failure_js__WEBPACK_IMPORTED_MODULE_4__  .Hd)(again.tests)) === null;
    return { kind: 'proven', isRedByNewTests };
}
async function newTestsAtBase(run) {
    const tree = run.ports.workspace.treeId();
    const known = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .pu)(run.state).findLast((each) => each.without === 'product' && each.tree === tree);
    return known === undefined ? runNewTestsAtBase(run) : newTestsResult(known);
}
async function runNewTestsAtBase(run) {
    const tests = await provingRun(run, 'counterfactual', { without: 'product' });
    return tests === null ? null : newTestsResult(tests);
}
function newTestsResult(tests) {
    if (tests.verdict === 'green')
        return { kind: 'green', tests };
    const isRed = tests.verdict === 'red' && judgeNewTests((0,_same_failure_js__WEBPACK_IMPORTED_MODULE_4__  .Hd)(tests)) === 'assertion';
    return { kind: isRed ? 'red' : 'error', tests };
}
const COULD_NOT_RUN = [
    /\b(?:ModuleNotFoundError|ImportError|SyntaxError|IndentationError|TabError|NameError)\b/,
    /\bAttributeError: (?:partially initialized )?module\b/,
    /\bcannot import name\b|\berrors? during collection\b|^ERROR collecting\b|\b_FailedTest\b/m,
    /\bReferenceError\b|\bERR_MODULE_NOT_FOUND\b|\bCannot find (?:module|package)\b|\berror TS\d+:/,
    /\bdoes not provide an export named\b|\bTest suite failed to run\b|\bFailed to (?:resolve import|load url)\b/,
    /\bTypeError: \S.* is not a (?:function|constructor)\b/,
    /\[(?:build|setup) failed\]|: undefined: \w|\bno required module provides package\b|^# [\w./-]+ \[[\w./-]+\.test\]$/m,
    /\berror\[E\d{4}\]|\bcould not compile\b|\bunresolved import\b/,
    /\bCOMPILATION ERROR\b|\bcannot find symbol\b|\bpackage [\w.]+ does not exist\b|\bCompilation failed\b|\bUnresolved reference\b/,
    /\berror CS\d{4}\b|\bfatal error: |\bundefined reference to\b|\berror: use of undeclared\b|\berror: cannot find\b/,
    /\buninitialized constant\b|\bLoadError\b|\bNoMethodError\b|\bcannot load such file\b/,
    /\bClass "[^"]+" not found\b|\bCall to undefined (?:function|method)\b|\bUndefinedFunctionError\b|\bCompileError\b/,
];
const ASSERTED = [
    /\bAssert(?:ion)?(?:Failed)?Error\b|\bERR_ASSERTION\b|\bassert(?:ion)?\b.*\bfailed\b|\bassertEqual|\bassert_/i,
    /^\s*(?:E\s+)?assert\b|^>?\s*assert\b/m,
    /\bexpected\b[\s\S]{0,400}?\b(?:got|received|actual|but|to (?:be|equal|have|contain|match|throw)|found|was)\b/i,
    /\b(?:got|received|actual|have)\b[\s\S]{0,200}?\b(?:want|wanted|expected)\b/i,
    /\bleft: .*[\s\S]{0,200}?\bright: /,
    /\bexpect\(.*\)\.|\bFailed asserting\b|\bFailure\/Error:|\bDID NOT RAISE\b|\bnot raised\b|\bcomparisonfailure\b/i,
    /^\s*--- FAIL: /m,
];
function judgeNewTests({ failures, text }) {
    const messages = failures.map(({ message }) => message).filter((message) => message.trim() !== '');
    const told = messages.length > 0 ? messages : [(0,_text_js__WEBPACK_IMPORTED_MODULE_2__  .aJ)(text)];
    return told.some((each) => isAsserted(each)) ? 'assertion' : 'error';
}
function isAsserted(text) {
    return !COULD_NOT_RUN.some((sign) => sign.test(text)) && ASSERTED.some((sign) => sign.test(text));
}
function weakness(state) {
    const { base, now } = wholeReports(state);
    return weakerThan(base, now);
}
function wholeReports(state) {
    const whole = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .pu)(state).filter(({ focus, phase }) => focus === undefined && phase !== 'counterfactual');
    const base = whole.find(({ phase }) => phase === 'baseline')?.report;
    return { base: base ?? (0,_state_js__WEBPACK_IMPORTED_MODULE_1__  .F$)(state)?.report, now: whole.at(-1)?.report };
}
function weakerThan(base, now) {
    if (base === undefined || now === undefined)
        return null;
    const failing = now.failures.filter(({ id }) => base.failures.some((failure) => failure.id === id));
    const [first] = failing;
    if (first !== undefined)
        return `the command ends with 0, but its report still names ${first.id} as failing`;
    const [before, after] = [ranIn(base), ranIn(now)];
    if (before !== null && after !== null && after < before)
        return `fewer tests ran than at base: ${after} of ${before}`;
    return hasMoreSkips(base, now) && !stoppedEarly(base, now)
        ? `more tests were skipped than at base: ${now.skipped}, not ${base.skipped}`
        : null;
}
const hasMoreSkips = (base, now) => base.skipped !== null && now.skipped !== null && now.skipped > base.skipped;
function stoppedEarly(base, now) {
    const [before, after] = [ranIn(base), ranIn(now)];
    if (base.failures.length === 0 || before === null || after === null)
        return false;
    return before + (base.skipped ?? 0) < after + (now.skipped ?? 0);
}
const ranIn = ({ passed, failed }) => passed === null || failed === null ? null : passed + failed;


  }),

  38797:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ai: () => (  passesAnyTest),
    BH: () => (  canEndTests),
    Nk: () => (  ENDS_TESTS),
    fZ: () => (  tripwiresOf),
    il: () => (  spread)
  });
  var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);

const INVISIBLE_SIGNS = /\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d|[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|[\ufe00-\ufe0f]{2}|\udb40[\udc00-\udfff]/;
const ENDS_TESTS = new Set([
    'ends the process',
    'skips tests',
    'patches the test runner',
]);
const OF_TESTS = new Set([
    ...ENDS_TESTS,
    'looks for the test run',
    'swallows exceptions',
    'sets options of the test runner',
    'always compares equal',
    'prints a test summary',
    'registers with the test runner',
]);
const PASSES_ANY_TEST = new Set([
    ...ENDS_TESTS,
    'looks for the test run',
    'sets options of the test runner',
    'always compares equal',
    'prints a test summary',
    'reads the code it tests',
]);
const passesAnyTest = ({ kind }) => PASSES_ANY_TEST.has(kind);
const OPTION_NAME = /\b(?:PYTEST_(?:ADDOPTS|PLUGINS|DISABLE_PLUGIN_AUTOLOAD)|PYTHON(?:STARTUP|PATH|OPTIMIZE|HOME|WARNINGS|INSPECT)|NODE_(?:OPTIONS|PATH|TEST_CONTEXT)|BUN_OPTIONS|(?:npm|NPM)_(?:config|CONFIG)_\w+|GO(?:TEST)?FLAGS|RUST(?:DOC)?FLAGS|RUSTC(?:_WORKSPACE)?_WRAPPER|RUST_TEST_\w+|CARGO_(?:ENCODED_|BUILD_|TARGET_|PROFILE_|ALIAS_)\w+|(?:JAVA_TOOL|JDK_JAVA|_JAVA)_OPTIONS|JAVA_OPTS|MAVEN_(?:OPTS|ARGS)|GRADLE_OPTS|SBT_OPTS|RUBY(?:OPT|LIB)|(?:SPEC_|TEST)OPTS|PERL5(?:OPT|LIB|DB)|HARNESS_(?:PERL|OPTIONS|SUBCLASS)\w*|PROVE_OPTS|PHPRC|PHP_INI_SCAN_DIR|LUA_INIT|JULIA_LOAD_PATH|ERL_(?:A?FLAGS|ZFLAGS)|ELIXIR_ERL_OPTIONS|(?:GNU)?MAKEFLAGS|BASH_ENV|LD_PRELOAD|DYLD_INSERT_LIBRARIES|DOTNET_STARTUP_HOOKS|TOX_(?:OVERRIDE|TESTENV_\w+)|addopts)\b|--collect-only|--passWithNoTests|["']-{1,2}test\.\w|\bos\.Args(?:\[[^\]]{0,20}\])?\s*=(?!=)/;
const SHELL_SCRIPT = /\.(?:sh|bash|zsh|ksh)$|(?:^|\/)[\w-]+$/;
const C_FILE = /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|inl|m|mm|rs)$/;
const CGO = /\/\/go:(?:linkname|cgo_)|\b__attribute__\b|^\s*\/\/\s*#\s*(?:include|define|cgo)\b|^\s*(?:import\s+)?"C"$/;
const COMPARES_EQUAL = /\bdef\s+__(?:eq|ne|lt|le|gt|ge)__\s*\(|\bdef (?:self\.)?(?:==|!=|===|eql\?|equal\?)|\bboolean equals\s*\(|\bfun equals\s*\(|\bbool Equals\s*\(|\bfn (?:eq|ne)\s*\(\s*&self|\boperator\s*(?:==|!=|<=>)\s*\(|\bdef equals\s*\(|\bfunc (?:==|!=)\s*[(<]/;
const WIRES = [
    {
        kind: 'ends the process',
        sign: /\b(?:sys\.exit|(?<!(?:self|this|cls)\.)_[eE]xit|process\??\.(?:exit|reallyExit)|Deno\.exit|os\.[Ee]xit|process::exit|System(?:\.|\/)exit|[gG]etRuntime\(\)\.exit|Environment\.Exit|raise SystemExit|exitProcess|quick_exit|syscall\.Exit)\b(?!\s*\(\s*(?:(?:1\d\d|2[0-4]\d|25[0-5]|[1-9]\d?)\s*\)|EXIT_FAILURE\b|[fr]?['"](?!0?['"])))|\bprocess\.exitCode\s*=(?!\s*(?:1\d\d|2[0-4]\d|25[0-5]|[1-9]\d?)\b)|(?<![.\w])(?:exit|quit)\s*\(\s*(?:0|EXIT_SUCCESS|true|['"]0?['"])?\s*\)|\.exit\s*\(\s*['"]?0|\bos\.(?:abort|kill|exec[lv])|\braise_signal\b|\bsyscall\.(?:Exec|Kill)\b|\bCommandExt\b|(?<![.\w])exec(?:le?|lp|vp?e?|vpe)\s*\(|\bProcess\.(?:exit|kill)\b|(?<!(?:self|this|cls)\.)\bprocess\.(?:abort|kill)\s*\(|\bRuntime\b.*\.halt\b|\bSystem\.(?:halt|stop)\b|\b(?:erlang|init)[:.](?:halt|stop)\b|\bexit(?:Success\b|With\b.*ExitSuccess)|\bexit!|\batexit\.register\b(?!\(self\.\w+\)\s*$)|\bfrom atexit import\b|\bsyscall\.(?:Raw)?Syscall6?\b|\blink_name\s*=\s*"_*[eE]?xit|["`]\s*(?:syscall|sysenter|svc|int \$?0x80|ecall)\b\s*["`;\\]|\bat_exit\b|\bclass \w+\(.*\bSystemExit\b|\bfrom (?:sys|os|posix) import\b.*\b(?:_?exit|kill|abort|exec\w+)\b|\b(?:exit|reallyExit|abort|kill)\b[^;}]{0,200}\}\s*=\s*(?:globalThis\.|global\.)?process\b|\b(?:exit|reallyExit|abort|kill)\b[^;]{0,200}\bfrom ['"](?:node:)?process['"]/,
        why: 'a test run that ends early can end with 0',
    },
    {
        kind: 'ends the process',
        sign: /\bgetattr\s*\(\s*(?:os|sys|posix|signal|builtins|__builtins__)\s*,(?!\s*['"]\w+['"]\s*[,)])|\b(?:os|sys|posix|signal|unittest|pytest)\.__dict__|\bvars\s*\(\s*(?:os|sys|posix|signal|builtins)\s*\)|\b(?:globals|vars|locals)\(\)\s*\[|\b(?:C|Py)DLL\s*\(|\bcdll\b|\bpythonapi\b|(?<![.\w])eval\s*\(|\bnew Function\s*\(|\bvm\.run\w*\s*\(|\b(?:instance|class|module)_eval\b|\bmarshal\.loads\b|\bcffi\b|(?:^|[^.\w])(?:process|globalThis|global|window)\s*(?:\?\.)?\[(?!\s*(?:Symbol|['"][\w.:@/-]+['"]\s*\]))|\bReflect\.get\s*\(\s*(?:process|globalThis)\b|\bprocess\.(?:binding|dlopen|_linkedBinding)\b/,
        why: 'what it calls is decided while it runs, and can end the tests',
    },
    {
        kind: 'ends the process',
        paths: /\.(?:rb|rake|pl|pm|cr|nim|tcl|php|ex|exs)$/,
        sign: /(?:^|[;{}]|&&|\|\||\b(?:then|do|else|and|or|begin|BEGIN\s*\{))\s*(?:Kernel\.|Process\.|CORE::(?:GLOBAL::)?|POSIX::)?_?exit\b(?![\w:?=]|\s*\(?\s*(?:[1-9]|false\b|["'](?=.*\.rb))|\s*[=.])|\bdie\s*(?:;|\(\s*\))|\$\?\s*=(?![=~])|\bEND\s*\{|\bThread\.(?:(?:main|current)\.)?(?:kill|exit|terminate)\b|\bregister_shutdown_function\b|(?:^|[;{}])\s*exec\b\s*[("'\w]/,
        why: 'a test run that ends early can end with 0',
    },
    {
        kind: 'ends the process',
        paths: SHELL_SCRIPT,
        sign: /(?:^|[;&|(!]|\{\s|\b(?:then|do|else)\b)\s*(?:(?:builtin|command)\s+)?exit(?=\s*(?:$|[;#})&|]))|(?:^|[;&|(!]|\{\s|\b(?:then|do|else)\b)\s*(?:(?:builtin|command)\s+)?exit\s+["']?(?:0|\$(?![?{(]?\w*(?:status|code|rc|ret|result)))|\btrap\b.*\b(?:exit\s*(?:0\b|['"]|;)|DEBUG\b)|\bkill\b.*\$(?:\$|PPID)|\bset\s+-(?:\w*n\b|o\s+noexec)|(?:^|[;&{])\s*set\s+\+e\b|\beval\b.*\bexit\b|\bextdebug\b|(?:^|[;&|])\s*(?:source|\.)\s+(?:\/dev\/|<\()|^\s*(?:readonly|(?:declare|typeset)\s+-\w*r\w*)\s+(?:-\w+\s+)*(?:[a-z]|\w*(?:FAIL|ERR|STATUS|EXIT|RESULT))|(?:^|[;&|({]|\b(?:then|do|else)\b)\s*exec\s+(?![\d{<>&]|-?["']?\$[@{])\S/,
        why: 'a test that sources it ends with 0',
    },
    {
        kind: 'ends the process',
        paths: C_FILE,
        sign: /__attribute__\s*\(\(.*\bconstructor\b|\[\[gnu::constructor\]\]|#\s*pragma\s+(?:init|weak)\b|\b_Pragma\s*\(|\b\w*sig(?:nal|action)\s*\(\s*SIGABRT\b|(?<![.\w>])exit\s*\(\s*[a-z]\w*\s*\)/,
        why: 'a test run that ends early can end with 0',
    },
    {
        kind: 'patches the test runner',
        paths: SHELL_SCRIPT,
        sign: /^\s*(?:function\s+)?(?:\w*assert\w*|\[{1,2}|test|diff|cmp|grep|exit|return|echo|printf|false|true|set|trap|sed|awk|cat|sort|wc|builtin|command|command_not_found_handle)\s*(?:\(\)|\{)|^\s*alias\s|^\s*(?:export\s+)?PATH=(?!["']?\$\{?PATH\}?:)|\bhash\s+-p\b|\benable\s+-[nf]\b|\bunset\s+-f\b.*(?:assert|fail|expect|test|check|die|err)|\beval\b.*(?:\\x|\|\s*(?:rev|tr|base64|xxd)\b)/i,
        why: 'it changes what judges the change',
    },
    {
        kind: 'patches the test runner',
        paths: C_FILE,
        sign: /^\s*#\s*(?:define|undef)\s+(?:\w*(?:assert|ASSERT|EXPECT|CHECK|REQUIRE)\w*(?!\w*\s+(?:[-\d"']|\(\s*[-\d]))|NDEBUG|main|return|if|exit|abort|str\w*cmp|memcmp)\b|\b_*assert_?(?:fail|rtn)?\s*\([^;]*\)\s*\{|\b(?:abort|strcmp|memcmp|puts|printf)\s*\((?:const\s+)?(?:char|void)\b[^;]*\)\s*\{|\bmacro_rules!\s*(?:debug_)?(?:assert|panic)/,
        why: 'it changes what judges the change',
    },
    {
        kind: 'patches the test runner',
        paths: /\.rb$/,
        sign: /^\s*(?:class|module)\s+(?:::)?(?:Object|BasicObject|Integer|Float|Numeric|String|Symbol|Array|Hash|NilClass|TrueClass|FalseClass|Comparable|Kernel|Module|Class|Exception|Process)\s*(?:$|;|<<)|\bdef (?:self\.)?(?:assert|refute|expect)\w*|\b(?:define_method|alias(?:_method)?|undef(?:_method)?)\b(?! :?eql\?,? :?==\s*$)\s*[(,]?\s*:?(?:[=!]|eql|equal|assert|refute)|\bTest::Unit\b|\bconst_get\b.*(?:\+|#\{|join|\.to_s)/,
        why: 'it changes what judges the change',
    },
    {
        kind: 'patches the test runner',
        paths: /\.(?:pl|pm)$/,
        sign: /\bTest::\w+|\*(?:\{\s*["']?)?(?:main|CORE|Test)::|^\s*\*(?:\w+::)*\w+\s*=/,
        why: 'it changes what judges the change',
    },
    {
        kind: 'patches the test runner',
        sign: /^\s*(?:import|from)\s+(?:unittest|pytest|_pytest|nose2?|testtools|builtins|mock)\b|['"](?:unittest|pytest|_pytest|builtins)(?:\.\w+)*['"]|(?:\bfrom|\brequire\s*\(|\bimport\s*\()?\s*['"](?:node:test(?:\/\w+)?|bun:test|(?:@vitest\/|@jest\/|jest-)[\w-]+)['"]|(?:\bfrom|\brequire\s*\(|\bimport\s*\()\s*['"](?:vitest|jest|mocha|chai|expect|ava|tap|tape|uvu|sinon|jasmine)['"]|^\s*import\s+(?!assert\b|\{|type\b)[\w*]+(?:\s+as\s+\w+)?\s+from\s+['"](?:node:)?assert(?:\/strict)?['"]|\b(?:const|let|var)\s+(?!assert\b|\{)\w+\s*=\s*require\(['"](?:node:)?assert(?:\/strict)?['"]|\bas\s+(?!assert\b)\w+\s*\}\s*from\s+['"](?:node:)?assert|\bassert\s*\[[^\]]{0,200}\]\s*=(?!=)|\.(?:(?:not)?(?:deep)?(?:strict)?[eE]qual|(?:isD|d)eepStrictEqual|to(?:Strict)?(?:Be|Equal)|(?:_base)?[aA]ssert[A-Z_]\w*)\s*=(?![=>])|\b(?:Object\.(?:assign|defineProperty|defineProperties|setPrototypeOf)|Reflect\.(?:set|defineProperty))\s*\(\s*(?:assert|expect|process|console|Object|Array|Number|String|Error|JSON|Math|Promise|Date|Symbol|Map|Set)(?:\.prototype)?\s*,|(?<![.\w])(?:Object|Function|Array|Number|String|JSON|Math|Promise|Map|Set|Symbol|Reflect|Date|RegExp|BigInt)(?:\.prototype)?(?:\.\w+|\[\s*['"`][^\]]{1,200}\])\s*=(?![=>])|^\s*(?:import\s+)?(?:\w+\s+)?"testing(?:\/\w+)?"|\bimport\s+(?:static\s+)?(?:org\.(?:junit|testng|mockito|assertj|hamcrest|opentest4j|spockframework|scalatest)|junit|kotlin\.test|io\.kotest)\b|\bset(?:Default|Class|Package)AssertionStatus\b|\bPHPUnit\\|\b(?:uopz|runkit)\w*\s*\(|(?<![.\w])__name__\s*=(?!=)|\bas __name__\b|(?<![.\w])__name__ in\b|(?<!\bgetattr\([^'"]{0,80})['"]__name__['"]|\brequire\.main\s*=(?!=)|(?:\$0|\$PROGRAM_NAME)\s*=(?![=~])/,
        why: 'it changes what judges the change',
    },
    {
        kind: 'patches the test runner',
        paths: /\.pyi?$/,
        sign: /\bsys\.(?:setprofile|monitoring|addaudithook|meta_path|path_hooks|displayhook|unraisablehook)\b|\bthreading\.(?:settrace|setprofile|excepthook|_\w+\s*=)|\bgc\.get_(?:objects|referrers)\b|(?<![.\w])(?:exec|__import__)\s*\((?!\s*['"][\w.]*['"]\s*\))|\b(?:tb_frame|f_back|f_locals|f_code)\b|(?:^\s*|\bsetattr\s*\(\s*)(?:operator|math|cmath|functools|itertools|collections|copy|json|re|random|time|datetime|decimal|fractions|statistics|numbers|inspect|types|typing|os(?:\.path)?|pathlib|threading|signal|subprocess|warnings|traceback|linecache)(?:\.\w+\s*=(?!=)|\s*,)/,
        why: 'it changes what judges the change',
    },
    {
        kind: 'patches the test runner',
        paths: /\.(?:[cm]?[jt]sx?|vue|svelte)$/,
        sign: /\bmodule\.constructor\b|\bmodule\.(?:parent|children)\b.{0,100}[^=!<>]=(?![=>])|\bModule(?:\.\w+)+\s*=(?!=)|\b(?:global|window)\.(?:expect|assert|test|it|describe)\s*=(?!=)|(?:\.__proto__|\bgetPrototypeOf\([^)]{0,100}\))(?:\.\w+|\[[^\]]{1,100}\])\s*=(?![=>])|(?<![.\w])(?:console|process)\.(?!env\b|exitCode\b|title\b)\w+(?:\.\w+)?\s*=(?![=>])|\bError\.prepareStackTrace\s*=(?!=)|\bprocess\.(?:execArgv|emit)\b|\bregisterHooks\b|\bimport\s*\{[^}]{0,200}\bregister\b[^}]{0,200}\}\s*from\s*['"](?:node:)?module['"]|\bprocess\.(?:on|once|addListener|prepend\w*)\s*\(\s*['"`](?:uncaughtException|unhandledRejection)/,
        why: 'it changes what judges the change',
    },
    {
        kind: 'patches the test runner',
        paths: /\.go$/,
        sign: CGO,
        why: 'it changes what judges the change',
    },
    {
        kind: 'patches the test runner',
        sign: /\bflag\.(?:Set\(\s*["`]test\.|CommandLine\s*=)|\bos\.(?:Stdout|Stderr)\s*=(?!=)|\bProcessHandle\.current\b|\bsetDefaultUncaughtExceptionHandler\b|"(?:org\.(?:junit|testng)|junit\.framework)[."]|\bEnvironment\.ExitCode\b|\[ModuleInitializer\b|\bGetCurrentProcess\(\)\.Kill\b|\bObjectSpace\.each_object\b|\bTracePoint\b|\bset_trace_func\b|\btrap\s*\(?\s*["':]EXIT\b|\bzend\.assertions\b|\bassert\.active\b|\bassert_options\b|\bspl_autoload_register\s*\(.*\btrue\s*,\s*true\b|\bdebug\.sethook\b|\bExUnit\.|#!?\[(?:\w+::)?(?:ctor|link_section|test_runner)\b|\bcustom_test_frameworks\b/,
        why: 'it changes what judges the change',
    },
    {
        kind: 'skips tests',
        sign: /\bpytest\.(?:skip|xfail|importorskip|exit)\b|\bunittest\.(?:skip|SkipTest|expectedFailure)\b|\bSkipTest\b|\b[tb]\.Skip(?:f|Now)?\(|\b(?:describe|it|test|suite)\.(?:skip|todo|failing)\b|\bxdescribe\b|\bxit\s*\(|#\[ignore\]|@(?:Disabled|Ignore)\b|\bAssume(?:\.|Not|That)|\bload_tests\b|\b__test__\s*=|\b__unittest_\w+|\bcollect_ignore\b/,
        why: 'a test that is skipped is not red',
    },
    {
        kind: 'patches the test runner',
        sign: /\b(?:_pytest|pytest_\w+|pytest\.(?:main|register_assert_rewrite))\b|\bunittest\.(?:TestCase|TestResult|runner|main|mock\.patch)\b.*=|\bsys\.(?:excepthook|settrace|modules\[)|\bbuiltins\.\w+\s*=|\b(?:assert|AssertionError)\s*=(?![=>]|\s*require\(['"](?:node:)?assert(?:\/strict)?['"]\))|\bsetattr\s*\(\s*(?:unittest|pytest|builtins)\b|\bassert\.\w+\s*=[^=]|\bexpect\.extend\b|\bglobalThis(?:\.|\[['"])(?:expect|assert|test|it|describe)(?:['"]\])?\s*=|\brequire\.(?:cache|extensions)\b|\brequire\(['"](?:node:)?module['"]\)\.(?!createRequire|builtinModules|isBuiltin)|^\s*import __main__\b|\bsys\.path\.insert\s*\(\s*0,(?!.*['"/](?:src|lib|\.\.)['"]\)+\s*$)|\bsys\.path\s*=(?!=)|\b_G\s*\[|\b(?:rawset|setmetatable)\s*\(\s*_G\b|\bModule\._(?:load|resolveFilename)\b|\bMinitest\b|\bRSpec\.configure\b|\bAssertionError\.prototype\b/,
        why: 'it changes what judges the change',
    },
    {
        kind: 'looks for the test run',
        sign: /\b(?:PYTEST_CURRENT_TEST|PYTEST_XDIST_WORKER|JEST_WORKER_ID|VITEST|NODE_TEST_CONTEXT|GITHUB_ACTIONS|RUNNER_OS|TEST_WORKER_INDEX)\b|environ(?:\.get)?\s*[[(]\s*['"]CI['"]|\bgetenv\s*\(\s*['"]CI['"]|\bprocess\.env(?:\.CI\b|\[['"]CI['"]\])|\bos\.Getenv\("CI"\)|\bENV\[['"]CI['"]\]|['"](?:pytest|unittest|_pytest|doctest)['"]\s+(?:not\s+)?in\s+sys\.(?:modules|argv)|\bsys\.modules\b|\bNODE_ENV\b.*\btest\b|\btesting\.Testing\(\)|\binspect\.(?:stack|currentframe)\s*\(|\bsys\._(?:getframe|current_frames)\s*\(|\bprocess\.argv\b.*test|\bcfg!\((?:not\()?test\)|#!?\[cfg(?:_attr)?\((?:not\(|all\(|any\()?\s*test\b|\btypeof (?:jest|vi|expect|describe|mocha)\b|\bnpm_lifecycle_event\b|\bflag\.Lookup\(\s*"test\.|\btraceback\.(?:extract|format|walk)_stack\b|\bnew Error\([^)]{0,100}\)\.stack|\bruntime\.Callers?\(|\bgetStackTrace\(|\bStackWalker\b|\bcaller(?:_locations)?\s*[([]|\bdebug_backtrace\(|['"]test_\w+['"]/,
        why: 'code that behaves in another way under test proves nothing',
    },
    {
        kind: 'swallows exceptions',
        sign: /\bexcept(?:\s+(?:Base)?Exception(?:\s+as\s+\w+)?)?\s*:\s*(?:pass|\.\.\.|continue|return\b.*)?$|\bcontextlib\.suppress\s*\(\s*(?:Base)?Exception\b|\bcatch\s*(?:\([^)]*\))?\s*\{\s*\}|\.catch\s*\(\s*(?:\(\w*\)|\w+)\s*=>\s*(?:\{\s*\}|null|undefined)\s*\)|\brescue\s*(?:Exception|StandardError)?\s*(?:=>\s*\w+)?\s*$|\brecover\(\)|\bcatch_unwind\b|\bcatch\s*\(\s*(?:Throwable|Exception)\b|\bset -?\+e\b/,
        why: 'an error that nobody sees is not gone',
    },
    {
        kind: 'sets options of the test runner',
        sign: OPTION_NAME,
        why: 'options and variables decide which tests and checks run, and how',
    },
    {
        kind: 'always compares equal',
        sign: COMPARES_EQUAL,
        why: 'a value that equals everything passes any assertion',
    },
    {
        kind: 'always compares equal',
        sign: /\bdef\s+__(?:bool|contains|instancecheck|subclasscheck)__\s*\(|\b__(?:eq|ne)__['"]?\s*[=:](?!=)|\basymmetricMatch\b|\buse overload\b|\b__eq\b\s*=(?!=)|\bvalueOf\s*[=:](?![=:])|\bSymbol\.(?:toPrimitive|hasInstance)\b|\bvalueOf\s*\(\s*\)\s*\{|\bdoCallRealMethod|\bmock\.ANY\b|(?:_\s*==\s*_|\(==\)\s*_\s*_)\s*=\s*True\b|\breturn true\s*;?\s*\/\/\s*(?:always|equal)/,
        why: 'a value that equals everything passes any assertion',
    },
    {
        kind: 'prints a test summary',
        sign: /(?:\d|%[dis]|\}|["'`]) (?:(?:[Tt]ests?|specs?|assertions?|checks?) )?(?:passed|PASSED|passing)\b|["'`](?:[Aa]ll )?(?:[Tt]ests?|specs?) (?:have )?passed\b|\b0 (?:failed|failures|failing)\b|#\s*(?:tests|pass|fail) \d|(?:^|["'`\s])ok \d+ - |\bRan \d+ tests? in\b|\btest result: ok\b|--- PASS: |\bTests run: \d|\bOK \(\d+ tests?\b|\bBUILD SUCCESS|\[ +PASSED +\]|<test(?:suites?|case|-run|run)\b|\b(?:surefire|failsafe)-reports\b|\btest-results\b|\bTEST-[^\s]*\.xml\b|\bjunit[^\s]*\.xml\b/,
        why: 'a report that the tests did not write proves nothing',
    },
    {
        kind: 'registers with the test runner',
        sign: /\bentry_points\b|\bpytest11\b|\bpytest_plugins\b|\bconsole_scripts\b|META-INF\/services|\bsetupFiles(?:AfterEnv)?\b|\bglobalSetup\b|\breporters?\s*:/,
        why: 'what is registered runs with every test',
    },
    {
        kind: 'switches off a check',
        sign: /@ts-(?:nocheck|ignore|expect-error)\b|\b(?:eslint|oxlint|tslint|stylelint|pylint|rubocop|shellcheck|standard|ktlint|swiftlint|credo)(?::| )\s*disable\b|\beslint-disable\b|\bstylelint-disable\b|\b(?:biome|prettier|phpstan|psalm|deno-lint|hadolint|c8|v8|istanbul)[- ]ignore\b|#\s*(?:noqa|nosec|fmt: ?(?:off|skip)|(?:type|pyright|ty|mypy): ?ignore)\b|\/\/\s*nolint\b|\bNOLINT(?:NEXTLINE|BEGIN)?\b|#!?\[allow\(|@Suppress(?:Warnings|Lint)?\(|\bphpcs:(?:disable|ignore)\b|\bclang-format off\b|\brustfmt::skip\b/,
        why: 'a linter or type checker then says nothing of what stands there',
    },
    {
        kind: 'opens the network',
        sign: /\b(?:urllib\.request|urlopen|requests\.(?:get|post|put|delete|request|Session)|httpx\.|aiohttp\.|socket\.(?:socket|create_connection)|(?:SOCK_RAW|AF_PACKET|IPPROTO_RAW)|http\.client|smtplib|ftplib|paramiko)\b|\bfetch\s*\(|\b(?:axios|got|superagent|node-fetch)\b|\b(?:https?|net|tls|dgram|dns)\.(?:get|request|connect|createConnection|createSocket|createServer|lookup|resolve)\s*\(|\brequire\(['"](?:node:)?(?:net|tls|dgram)['"]\)|\bfrom ['"](?:node:)?(?:net|tls|dgram)['"]|\bXMLHttpRequest\b|\bnew (?:WebSocket|EventSource)\b|\bsendBeacon\b|\bnet\.(?:Dial|Listen|Lookup)|\bsyscall\.Socket\b|\bUdpSocket::bind\b|\bnew (?:Server|Datagram)?Socket\s*\(|\b(?:TCP|UDP)Socket\.new\b|\bfsockopen\s*\(|\bhttp\.(?:Get|Post|PostForm|Head|NewRequest|DefaultClient)\b|\breqwest::|\bTcpStream::connect\b|\bHttpClient\b|\bcurl_(?:init|exec)\b|\bNet::HTTP\b|\bopen-uri\b|(?:^|[\s;&|`$(])(?:curl|wget|nc|ncat)\s+\S/,
        why: 'a new way out of the program',
    },
    {
        kind: 'runs dynamic code',
        sign: /(?<![.\w])(?:eval|exec|compile|__import__)\s*\(|\bimportlib\.(?:import_module|util)\b|\bgetattr\s*\(\s*(?:builtins|__builtins__|os|sys)\b|\b__builtins__\b|\bglobalThis\s*\[|\bset(?:Timeout|Interval)\s*\(\s*['"`]|\bimport\s*\(\s*[^\s'"`)]|\bprocess\.(?:binding|dlopen)\b|\bnew Function\s*\(|(?<![.\w])Function\s*\(\s*['"`]|\bvm\.run\w*\s*\(|\b(?:subprocess|os\.(?:system|popen|exec\w*|spawn\w*)|child_process|execSync|spawnSync)\b|\bshell\s*[=:]\s*[Tt]rue\b|\bpty\.(?:spawn|fork)\b|["'`](?:\/usr)?\/bin\/(?:ba|da|z|k)?sh\b|["'`](?:ba|da|z|k)?sh["'`]\s*,\s*["'`]-\w*c|(?<![.\w>:])(?:system|popen|shell_exec|passthru|proc_open)\s*\(|\bKernel\.(?:system|exec|spawn)\b|\bProcess\.(?:Start|spawn)\b|\bOpen3\.|\bpickle\.loads?\b|\bmarshal\.loads\b|\byaml\.load\s*\((?!.*Safe)|\bexec\.Command\s*\(|\bCommand::new\s*\(|\bRuntime\.getRuntime\(\)\.exec\b|\bProcessBuilder\b|\binstance_eval\b|\bclass_eval\b|\bctypes\b|\bdlopen\b|\bunsafe\s*\{/,
        why: 'what it runs is decided while it runs',
    },
    {
        kind: 'encoded data',
        sign: /[A-Za-z0-9+/]{120,}={0,2}|(?:\\x[0-9a-fA-F]{2}){16,}|(?:\\u[0-9a-fA-F]{4}){16,}|\b[0-9a-fA-F]{128,}\b|\bb(?:ase)?64\.?(?:b64)?decode\b|\batob\s*\(|\bBuffer\.from\s*\([^)]*['"](?:base64|hex)['"]|\bString\.fromCharCode\s*\((?:\s*\d+\s*,){4}|\b(?:codecs\.decode|zlib\.decompress)\b/,
        why: 'a reviewer cannot read it',
    },
    {
        kind: 'looks like a secret',
        sign: /\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|sk-[A-Za-z0-9_-]{20,}|AKIA[0-9A-Z]{16}|xox[abprs]-[\w-]{10,}|AIza[\w-]{30,}|eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]+)|-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:password|passwd|secret|api_?key|token)\b['"]?\s*[:=]\s*['"][^'"\s]{12,}['"]/i,
        why: 'secrets do not belong into a repository',
    },
    {
        kind: 'talks to the workflow',
        sign: /(?:^|["'`\s])::(?:set-output|set-env|add-path|add-mask|stop-commands|save-state|error|warning|notice|group|endgroup|debug)\b|##\[(?:error|warning|group|command|section|set-env|add-path)|\bGITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY|TOKEN)\b|\bACTIONS_(?:RUNTIME|ID_TOKEN)_\w+|\bRUNNER_TEMP\b|\$\{\{/,
        why: 'the runner obeys such text',
    },
    {
        kind: 'invisible characters',
        sign: INVISIBLE_SIGNS,
        why: 'it does not read as it looks',
    },
];
const DEPENDENCIES = /(?:^|\/)(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.(?:json|lock)|requirements[^/]*\.(?:txt|in)|requirements\/[^/]+\.(?:txt|in)|\.npmrc|pyproject\.toml|setup\.(?:py|cfg)|Pipfile(?:\.lock)?|poetry\.lock|uv\.lock|go\.(?:mod|sum)|Cargo\.(?:toml|lock)|Gemfile(?:\.lock)?|[^/]+\.gemspec|composer\.(?:json|lock)|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.csproj|mix\.(?:exs|lock)|pubspec\.(?:yaml|lock)|Package\.swift)$/i;
function tripwiresOf({ diff, tests, expectations }) {
    const all = linesOfDiff(diff);
    const lines = all.filter(({ isAdded }) => isAdded);
    const exposed = all.filter(isExposed);
    const found = [...lines, ...exposed].flatMap((line, at) => [
        ...WIRES.filter(({ kind }) => !(tests.includes(line.path) && OF_TESTS.has(kind)))
            .filter(({ kind }) => line.isAdded || ENDS_TESTS.has(kind))
            .filter((wire) => trips(wire, line, lines[at - 1]) && !isHonest(wire.kind, line))
            .filter(({ kind }, first, of) => of.findIndex((other) => other.kind === kind) === first)
            .map(({ kind, why }) => ({ kind, why })),
        ...(!line.isAdded || tests.includes(line.path) ? [] : copied(line.text, expectations)),
        ...(!line.isAdded || line.text.length < MAX_ADDED_LINE_CHARS ? [] : [OVERLONG_LINE]),
    ].map(({ kind, why }) => ({ kind, path: line.path, line: line.number, why })));
    const reading = tests.flatMap((test) => readsCode(test, lines, tests));
    const manifests = [...new Set(lines.map(({ path }) => path))].filter((path) => DEPENDENCIES.test(path));
    const changed = manifests.map((path) => ({
        kind: 'changes dependencies',
        path,
        line: lines.find((line) => line.path === path)?.number ?? 1,
        why: 'it decides what is installed',
    }));
    return spread([...changed, ...reading, ...found], MAX_TRIPWIRES);
}
function readsCode(test, lines, tests) {
    const changed = new Set(lines.map(({ path }) => path).filter((path) => !tests.includes(path)));
    const names = [...changed].map((path) => path.slice(path.lastIndexOf('/') + 1));
    const own = lines.filter(({ path }) => path === test);
    const reading = own.map(({ text }) => text).filter((text) => READS_FILE.test(text));
    return own
        .filter(({ text }) => names.some((name) => text.includes(name)) && !LOADS_CODE.test(text))
        .filter(({ text }) => {
        const [, variable = ''] = /(\w+)\s*(?::[^=]{1,100})?:?=(?!=)/.exec(text) ?? [];
        return READS_FILE.test(text) || (variable !== '' && reading.some((each) => each.includes(variable)));
    })
        .map(({ path, number }) => ({
        kind: 'reads the code it tests',
        path,
        line: number,
        why: 'what a file holds is not what it does',
    }));
}
const READS_FILE = /\b(?:readFile\w*|createReadStream|exists\w*|l?stat(?:Sync)?|access(?:Sync)?|read_(?:text|bytes|to_string)|is_file|open|file_(?:get_contents|exists)|ReadFile|Stat|include_str|readAllLines|readString|File\.(?:read|exist)|getsource\w*|slurp|grep|cat)\b/;
const LOADS_CODE = /^\s*(?:import|from|export|use|source)\b|\b(?:require\w*|import|mock)\s*\(|\brequire_relative\b|\b(?:spawn|exec|fork)\w*\(|\bsubprocess\b/;
const canEndTests = (text) => WIRES.some(({ kind, sign }) => ENDS_TESTS.has(kind) && sign.test(text));
function spread(tripwires, most) {
    if (tripwires.length <= most)
        return tripwires;
    const seen = new Map();
    const ranked = tripwires.map((tripwire, at) => {
        const rank = seen.get(tripwire.kind) ?? 0;
        seen.set(tripwire.kind, rank + 1);
        return { tripwire, at, rank };
    });
    const kept = ranked.toSorted((a, b) => a.rank - b.rank || a.at - b.at).slice(0, most);
    return kept.toSorted((a, b) => a.at - b.at).map(({ tripwire }) => tripwire);
}
const MAX_TRIPWIRES = 100;
const MAX_ADDED_LINE_CHARS = 4000;
const OVERLONG_LINE = {
    kind: 'encoded data',
    why: `it goes on behind ${MAX_ADDED_LINE_CHARS} characters`,
};
const isExposed = ({ isAdded, opener }) => !isAdded && /^[+-]/.test(opener);
function isHonest(kind, line) {
    const { path, text, removed } = line;
    if (removed.some((before) => before.trim() === text.trim() && indentOf(before) <= indentOf(text)))
        return true;
    switch (kind) {
        case 'ends the process':
            return ((PASSES_ON_STATUS.test(text) && (/(?:^|\/)(?:bin\/|__main__\.py$)/.test(path) || isGuarded(line))) ||
                endsRed(line));
        case 'always compares equal':
            return isComparison(line) || comparesOther(line);
        case 'looks for the test run':
            return /^\s*#\[cfg\(test\)\]\s*(?:(?:pub )?(?:mod|use)\b.*)?$/.test(text) && isTestModule(line);
        case 'prints a test summary':
            return (/^[^\d#]*(?:\}|["'`]) passed['"`]\)?;?\s*$/.test(text) && /\b(?:print|return|log|info)\b/.test(text));
        case 'sets options of the test runner':
            return (text.replace(JOINTS, '').replace(READS_OPTION, '').replace(HARMLESS_OPTION, '').search(OPTION_NAME) <
                0);
        default:
            return false;
    }
}
const indentOf = (text) => text.search(/\S|$/);
const PASSES_ON_STATUS = /^\s*(?:(?:(?:sys|process|Deno|System|os)\.|(?:std::)?process::)?exit|os\.Exit|raise SystemExit)\s*\((?:await )?(?:\w+\.)*(?:(?:main|run|cli|app|start|execute|exec_?)\((?:[\w., :=[\]{}]|\([\w., ]*\))*\)|\w*(?:code|status|result|rc|ret))\);?\s*$|^\s*process\.exitCode = (?:await )?(?:\w+\.)*(?:(?:main|run|cli)\([\w., ]*\)|\w*(?:code|status|result));?\s*$/i;
const STARTED_ITSELF = /^if \(?(?:__name__ == ['"]__main__['"]|require\.main === module|import\.meta\.main|\$0 == __FILE__|__FILE__ == \$0)\)?\s*[:{]?(?:\s*(?:#|\/\/).*)?$/;
function isGuarded({ hunk, at, text }) {
    const above = hunk.slice(0, at);
    const guard = above.findLastIndex((each) => each.trim() !== '' && indentOf(each) < indentOf(text));
    return (STARTED_ITSELF.test(above[guard]?.trimEnd() ?? '') && !/`|"{3}|'{3}/.test(above.slice(guard).join('\n')));
}
const COMPARED = String.raw `self\.((?:\w+(?:\(\))?\.)*\w+(?:\(\))?) (?:==|!=|<=?|>=?) other\.\N`;
const ONE_COMPARED = new RegExp(COMPARED.replace('\\N', '\\1(?![\\w(])'));
const TUPLES = /^\(?\((.+)\) (?:==|!=|<=?|>=?) \((.+)\)\)?$/;
function isComparison({ hunk, at, text }) {
    if (!/^\s*def __(?:(?:eq|ne|lt|le|gt|ge)__\(self, other|contains__\(self, \w+|bool__\(self)(?:: [\w.[\]"']+)?\)(?: -> bool)?:\s*$/.test(text))
        return false;
    const rest = hunk.slice(at + 1);
    const end = rest.findIndex((each) => each.trim() !== '' && indentOf(each) <= indentOf(text));
    const body = rest
        .slice(0, end < 0 ? rest.length : end)
        .map((each) => each.trim())
        .filter((each) => each !== '');
    const type = /^if (?:not isinstance\(other, [\w.]+\)|type\(other\) (?:is not|!=) type\(self\)):$/;
    const same = /^if (?:self is other|other is self):$/;
    const others = body.filter((each, index) => !(type.test(each) ||
        same.test(each) ||
        /^(?:if isinstance\(other, [\w.]+\):|return (?:NotImplemented|False))$/.test(each)) && !(same.test(body[index - 1] ?? '') && each === 'return True'));
    const [only, ...more] = others;
    if (only === undefined || more.length > 0 || !only.startsWith('return '))
        return false;
    if (text.includes('__ne__') && only === 'return not self == other')
        return true;
    if (/__(?:contains|bool)__/.test(text))
        return /^return (?:\w+ in self\.\w+|bool\(self\.\w+\)|(?:len\(self\.\w+\)|self\.\w+) (?:>|!=) 0)$/.test(only);
    const value = only.slice('return '.length).replace(/^isinstance\(other, [\w.]+\) and /, '');
    const tuples = TUPLES.exec(value);
    if (tuples !== null)
        return (tuples[1]?.replace(/\bself\./g, 'other.') === tuples[2] &&
            /^(?:self\.\w+(?:, )?)+$/.test(tuples[1] ?? ''));
    return value.split(' and ').every((part) => part.replace(ONE_COMPARED, '') === '');
}
const endsRed = ({ hunk, at, text }) => (/^\s*set \+e\s*$/.test(text) && hunk.slice(at).some((each) => /^\s*set -e\b/.test(each))) ||
    /\|\|\s*exit \$\?\s*[;}]*\s*$/.test(text);
const isTestModule = ({ hunk, at }) => /\b(?:mod|use)\b/.test(hunk[at] ?? '') || /^\s*(?:pub )?(?:mod|use|#\[)/.test(hunk[at + 1] ?? '');
function comparesOther({ hunk, at, text }) {
    if (!COMPARES_EQUAL.test(text) || /\bdef\s+__/.test(text))
        return false;
    const rest = hunk.slice(at + 1);
    const end = rest.findIndex((each) => each.trim() !== '' && indentOf(each) <= indentOf(text));
    const body = [text.replace(COMPARES_EQUAL, ''), ...rest.slice(0, end < 0 ? rest.length : end)]
        .join(' ')
        .replace(/if \(?(?:this|self) ={2,3} \w+\)?:?\s*\{?\s*return true;?\s*\}?/g, '')
        .replace(/if \([^{};]{1,200}\)\s*\{?\s*return false;?\s*\}?/g, '');
    return (/\boperator\s*\S+\s*\(.*\)(?: const)?(?: noexcept)? = default;\s*$/.test(text) ||
        (/[=!]=|\b(?:deep)?equals?\b|\beql\?|<=>|\bmatches!/i.test(body) &&
            !/\btrue\b|\|\||\bor\b|_ordering::equal/.test(body)));
}
function alwaysTrue({ hunk, at, text }) {
    const opener = hunk.slice(0, at).findLast((each) => each.trim() !== '' && indentOf(each) < indentOf(text));
    return ((/^\s*(?:return )?(?:true|True|1)\s*[;}]*\s*$/.test(text) && COMPARES_EQUAL.test(opener ?? '')) ||
        (/^\s*return (?:0(?:\.0)?)\s*[;}]*\s*$/.test(text) &&
            /\bdef __(?:r?sub|abs|round)__\s*\(|\bint compareTo\s*\(/.test(opener ?? '')));
}
const READS_OPTION = /(?:process\.env\.|\benviron\.get\(['"]|\bgetenv\(['"]|\bENV\[['"])(?:NODE_OPTIONS|NODE_PATH|PYTHONPATH|PYTHONHOME|RUSTFLAGS|GOFLAGS|RUBYOPT|RUBYLIB|JAVA_OPTS|MAVEN_OPTS|GRADLE_OPTS)\b(?!['"]?\]?\s*(?:[|&?]{2}|[-+*/%])?=(?!=))/g;
const HARMLESS_OPTION = /\bNODE_OPTIONS\b['"]?\]?\s*[:=,]\s*['"`](?:\s*--(?:max-old-space-size=\d+|max-semi-space-size=\d+|enable-source-maps|no-warnings|trace-warnings|unhandled-rejections=strict|stack-trace-limit=\d+))*['"`]/g;
function trips({ kind, sign, paths }, line, before) {
    const { path, text } = line;
    return ((paths?.test(path) ?? true) &&
        (PLAIN_TEXT.has(kind) || !isComment(path, text)) &&
        (sign.test(text) ||
            (line.isAdded && JOINT.test(text) && sign.test(text.replace(JOINTS, ''))) ||
            (sign === COMPARES_EQUAL && alwaysTrue(line)) ||
            (before?.path === path && sign.test(overTwoLines(before.text, text)))));
}
const JOINT = /(?<=[\w ])["'`]\s*(?:\+|\.{1,2}|<>|&)?\s*[bfr]?["'`](?=[\w ])/;
const JOINTS = new RegExp(JOINT, 'g');
const HASH = /\.(?:pyi?|rb|[bkz]?a?sh|ya?ml|toml|p[lm]|r|jl|exs?|mk|cfg|ini|conf|nix|cmake|ps1)$|(?:^|\/)(?:Makefile|Dockerfile|Gemfile|Rakefile|justfile)$/i;
const DASHES = /\.(?:sql|lua|hs|elm|ad[bs]|vhdl?)$/i;
const BOTH = /\.(?:php|tf)$/i;
function isComment(path, text) {
    if (path.endsWith('.go') && CGO.test(text))
        return false;
    if (HASH.test(path))
        return /^\s*#/.test(text);
    if (DASHES.test(path))
        return /^\s*--/.test(text);
    return (/^\s*(?:\/\/|\*(?:\/|$|\s+(?!\w[\w.]*\s*\()))/.test(text) || (BOTH.test(path) && /^\s*#(?!\[)/.test(text)));
}
const PLAIN_TEXT = new Set([
    'switches off a check',
    'talks to the workflow',
    'looks like a secret',
    'invisible characters',
]);
function overTwoLines(before, text) {
    return /(?:\{|:)\s*$/.test(before) && /^\s*(?:pass|\.\.\.|\})\s*$/.test(text)
        ? `${before.trimEnd()} ${text.trim()}`
        : '';
}
const addedLines = (diff) => linesOfDiff(diff).filter(({ isAdded }) => isAdded);
function linesOfDiff(diff) {
    const lines = [];
    let path = '';
    let number = 0;
    let left = 0;
    let removed = [];
    let hunk = [];
    let openers = [];
    for (const line of diff.split('\n')) {
        const header = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(line);
        const text = line.slice(1, MAX_ADDED_LINE_CHARS + 1);
        if (header !== null) {
            number = Number(header[1]);
            left = Number(header[2] ?? 1);
            removed = [];
            hunk = [];
            openers = [];
        }
        else if (left <= 0 && line.startsWith('+++ ')) {
            path = diffPath(line.slice(4));
        }
        else if (left > 0 && /^[-+ ]/.test(line)) {
            const isAdded = line.startsWith('+');
            if (text.trim() !== '')
                openers = openers.filter((each) => indentOf(each.slice(1)) < indentOf(text));
            const opener = openers.at(-1) ?? '';
            if (text.trim() !== '')
                openers.push(line.slice(0, MAX_ADDED_LINE_CHARS));
            if (line.startsWith('-')) {
                removed.push(text);
                continue;
            }
            if (!isAdded)
                removed = [];
            lines.push({ path, number, text, isAdded, removed, hunk, at: hunk.length, opener });
            hunk.push(text);
            number += 1;
            left -= 1;
        }
    }
    return lines;
}
function diffPath(header) {
    const bare = header.replace(/\t$/, '');
    return bare.startsWith('"') ? bare.slice(3, -1) : bare.replace(/^b\//, '');
}
const DECIDES = /\b(?:if|elif|case|when|switch|return|match)\b|[=!]==?|=>|\?/;
function copied(text, expectations) {
    if (expectations === '' || !DECIDES.test(text))
        return [];
    const literals = [
        ...text.matchAll(/(["'`])((?:\\.|(?!\1).){4,200})\1|(?<![\w.])(\d{3,}(?:\.\d+)?)(?![\w.])/g),
    ];
    const known = literals
        .map((match) => match[2] ?? match[3] ?? '')
        .find((literal) => expectations.includes(literal));
    return known === undefined
        ? []
        : [
            {
                kind: 'copies from the tests',
                why: `the tests expect ${JSON.stringify((0,_text_js__WEBPACK_IMPORTED_MODULE_0__  .OJ)(known, 60))} word for word`,
            },
        ];
}


  }),

  79890:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  i6: () => (  NO_MODEL),
  Wy: () => (  createLLM),
  so: () => (  recordedModel),
  rz: () => (  replayLLM)
});

var external_node_crypto_ = __webpack_require__(77598);
var schemas = __webpack_require__(81469);
var errors = __webpack_require__(39429);
var once = __webpack_require__(70255);
var ports = __webpack_require__(53392);
var settings = __webpack_require__(68027);
var json = __webpack_require__(68652);
var model_tools = __webpack_require__(12349);
var provider = __webpack_require__(30445);
var llm_reply = __webpack_require__(50326);
; 





const CHAT = {
    api: 'chat-completions',
    path: '/chat/completions',
    streaming: ['"stream":true,"stream_options":{"include_usage":true}', '"stream":true'],
    fields: ['id', 'model', 'choices', 'usage', 'error'],
    params: ({ functions }, { model, reasoningEffort, baseUrl }) => {
        const strict = (0,provider .R1)(baseUrl);
        return {
            model,
            ...(reasoningEffort !== null && { reasoning_effort: reasoningEffort }),
            tools: functions.map(({ name, description, parameters }) => ({
                type: 'function',
                function: { name, description, ...(strict && { strict: true }), parameters: { ...parameters } },
            })),
            ...(strict && { parallel_tool_calls: false }),
        };
    },
    list: 'messages',
    opening: ({ instructions }) => [message({ role: 'system', content: instructions })],
    userText: (content) => message({ role: 'user', content }),
    toolOutput: ({ callId, text }) => message({ role: 'tool', tool_call_id: callId, content: text }),
    toolChoice: ({ expects }) => expects === 'action' ? 'auto' : { type: 'function', function: { name: model_tools .M8 } },
    assemble: assembleChat,
    read: readChat,
};
const message = (param) => JSON.stringify(param);
const CallSchema = schemas .Ikc({
    id: schemas .YjP().nullish(),
    function: schemas .Ikc({
        name: schemas .YjP(),
        arguments: schemas .L5J()
            .transform((args) => (typeof args === 'string' ? args : JSON.stringify(args ?? {}))),
    }),
    extra_content: schemas .Pq9().optional(),
});
const MessageSchema = schemas .Ikc({
    content: schemas .KCZ([
        schemas .YjP(),
        schemas .YOg(schemas .Ikc({ text: schemas .YjP().optional() }))
            .transform((parts) => parts.map(({ text }) => text ?? '').join('')),
    ])
        .nullish(),
    refusal: schemas .YjP().nullish(),
    tool_calls: schemas .YOg(CallSchema).nullish(),
});
const ChatSchema = schemas .Ikc({
    id: schemas .YjP().optional().catch(undefined),
    choices: schemas .PVZ([schemas .Ikc({ finish_reason: schemas .YjP().nullish(), message: MessageSchema })], schemas .L5J()),
    usage: (0,llm_reply .ht)('prompt', 'completion').nullish().catch(null),
    bytes: llm_reply .Cn.optional(),
});
const ErrorSchema = schemas .Ikc({ error: schemas .Ikc({ message: schemas .YjP() }) });
function readChat(raw) {
    const recorded = (0,llm_reply .Ik)(raw);
    if (recorded !== null)
        return recorded;
    const chat = ChatSchema.safeParse(raw);
    if (!chat.success) {
        const report = ErrorSchema.safeParse(raw).data;
        return (0,llm_reply .tr)(report ? `the endpoint reports ${(0,llm_reply .nT)(report.error.message)}` : (0,llm_reply .cn)(chat.error), raw);
    }
    const { id, choices, usage, bytes } = chat.data;
    const [{ finish_reason, message }] = choices;
    const calls = callsIn(message, id ?? 'call');
    const text = message.content || message.refusal || '';
    return {
        kind: 'reply',
        calls,
        text,
        cutBy: finish_reason === 'length' || finish_reason === 'content_filter' ? (0,llm_reply .gw)(finish_reason) : null,
        echo: echoedMessages(calls, { text, message }),
        raw,
        usage: usage ?? (0,llm_reply .OF)(bytes),
    };
}
function callsIn({ tool_calls }, prefix) {
    return (tool_calls ?? []).map((call, index) => ({
        callId: call.id || `${prefix}-${index}`,
        name: call.function.name,
        arguments: call.function.arguments,
    }));
}
function echoedMessages(calls, { text, message }) {
    const content = text === '' ? null : text;
    if (calls.length === 0)
        return content === null ? [] : [{ role: 'assistant', content }];
    const tool_calls = calls.map((call, index) => {
        const extra = message.tool_calls?.[index]?.extra_content;
        return {
            id: call.callId,
            type: 'function',
            function: { name: call.name, arguments: call.arguments },
            ...(extra === undefined ? {} : { extra_content: extra }),
        };
    });
    return [{ role: 'assistant', content, tool_calls }];
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
                ...((0,llm_reply .qR)(id) && { id }),
                ...((0,llm_reply .qR)(model) && { model }),
                ...((0,llm_reply .Dc)(event, 'usage') && { usage }),
            };
            const choice = Array.isArray(choices)
                ? choices.find((each) => ((0,llm_reply .Dc)(each, 'index') ?? 0) === 0)
                : undefined;
            const piece = (0,llm_reply .Dc)(choice, 'delta') ?? (0,llm_reply .Dc)(choice, 'message');
            if (piece !== undefined && (0,json .OW)(piece)) {
                const { tool_calls, ...rest } = piece;
                message = withPiece(message, rest);
                for (const call of Array.isArray(tool_calls) ? tool_calls.filter(json .OW) : [])
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
function withPiece(known, piece) {
    const both = Object.entries(piece).map(([key, value]) => {
        const before = Object.hasOwn(known, key) ? known[key] : undefined;
        if (value === null)
            return [key, before ?? null];
        if ((0,llm_reply .KH)(before) && (0,llm_reply .KH)(value) && key !== 'role' && key !== 'type')
            return [key, before + value];
        return [key, Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value];
    });
    return { ...known, ...Object.fromEntries(both) };
}
function addCall(calls, { index, id, function: named, ...rest }) {
    const known = calls.findLast((call) => typeof index !== 'number' || call.index === index);
    const name = (0,llm_reply .Dc)(named, 'name');
    const isNext = (0,llm_reply .qR)(id) ? (0,llm_reply .qR)(known?.id) && id !== known.id : index === undefined && (0,llm_reply .qR)(name);
    const call = known === undefined || isNext ? { index, texts: [], rest: {} } : known;
    if (call !== known)
        calls.push(call);
    if ((0,llm_reply .qR)(id))
        call.id = id;
    if ((0,llm_reply .qR)(name))
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
    params: ({ instructions, functions, items }, { model, reasoningEffort }) => {
        const reasons = reasoningEffort !== null || isReasoningModel(model);
        return {
            model,
            store: false,
            instructions,
            tools: functions.map(({ name, description, parameters }) => ({
                type: 'function',
                name,
                description,
                strict: true,
                parameters: { ...parameters },
            })),
            parallel_tool_calls: false,
            prompt_cache_key: cacheKey(instructions, items),
            ...(reasons && { include: ['reasoning.encrypted_content'], max_output_tokens: MAX_OUTPUT_TOKENS }),
            ...(reasoningEffort !== null && { reasoning: { effort: reasoningEffort } }),
        };
    },
    list: 'input',
    opening: () => [],
    userText: (content) => inputItem({ role: 'user', content }),
    toolOutput: ({ callId, text }) => inputItem({ type: 'function_call_output', call_id: callId, output: text }),
    toolChoice: ({ expects, functions }) => {
        if (expects === 'reflection')
            return { type: 'function', name: model_tools .M8 };
        const tools = functions
            .filter(({ name }) => name !== model_tools .M8)
            .map(({ name }) => ({ type: 'function', name }));
        return { type: 'allowed_tools', mode: 'required', tools };
    },
    assemble: assembleResponse,
    read: readResponses,
};
const inputItem = (item) => JSON.stringify(item);
function cacheKey(instructions, [first]) {
    const task = first?.type === 'user' ? first.text : '';
    return `agent-fix-${(0,external_node_crypto_.hash)('sha256', instructions + task).slice(0, 16)}`;
}
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
function readResponses(raw) {
    const recorded = (0,llm_reply .Ik)(raw);
    if (recorded !== null)
        return recorded;
    const response = ResponseSchema.safeParse(raw);
    if (!response.success)
        return (0,llm_reply .tr)((0,llm_reply .cn)(response.error), raw);
    const { status, error, output, incomplete_details, usage, bytes } = response.data;
    if (status === 'failed')
        return (0,llm_reply .tr)(`the endpoint reports ${(0,llm_reply .nT)(`${error?.code}: ${error?.message}`)}`, raw);
    const items = schemas .YOg(ItemSchema).safeParse(output.filter(isKnownItem));
    if (!items.success)
        return (0,llm_reply .tr)((0,llm_reply .cn)(items.error), raw);
    const calls = items.data
        .filter((item) => item.type === 'function_call')
        .map(({ call_id: callId, name, arguments: args }) => ({ callId, name, arguments: args }));
    const text = items.data.flatMap(textsOf).join('\n');
    return {
        kind: 'reply',
        calls,
        text,
        cutBy: status === 'incomplete' ? (0,llm_reply .gw)(incomplete_details?.reason) : null,
        echo: calls.length === 0 && text === '' ? [] : echoedItems(output),
        raw,
        usage: usage ?? (0,llm_reply .OF)(bytes),
    };
}
function isKnownItem(item) {
    return item['type'] === 'function_call' || item['type'] === 'message' || item['type'] === 'reasoning';
}
function textsOf(item) {
    if (item.type !== 'message')
        return [];
    return item.content.map((part) => part.text ?? part.refusal ?? '');
}
function echoedItems(output) {
    const echo = output.filter((item) => isKnownItem(item) && (!isReasoning(item) || typeof item['encrypted_content'] === 'string'));
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
            if (isTerminal(type) && (0,json .OW)(response)) {
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











const MAX_EXCERPT_BYTES = 2_048;
const SIGN_EVERY_MS = 15_000;
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
        const { list, opening, params, toolChoice } = this.#protocol;
        const items = conversation.items.flatMap((item) => this.#renderOnce(item));
        const first = opening(conversation).join(',');
        const comma = first === '' || items.length === 0 ? '' : ',';
        const constant = JSON.stringify(params(conversation, this.#options)).slice(0, -1);
        const head = `${constant},${JSON.stringify(list)}:[${first}${comma}`;
        const tail = `],"tool_choice":${JSON.stringify(toolChoice(conversation))}}`;
        const parts = { head, items, tail };
        const body = (0,ports .EN)(parts);
        return { ...parts, sha256: (0,external_node_crypto_.hash)('sha256', body), bytes: Buffer.byteLength(body) };
    }
    read(raw) {
        return this.#protocol.read(raw);
    }
    #renderOnce(item) {
        const texts = this.#rendered.get(item) ?? renderItem(this.#protocol, item);
        this.#rendered.set(item, texts);
        return texts;
    }
    async send(request, options) {
        const answer = await this.#ask((0,ports .EN)(request), options);
        if (answer.kind === 'failed')
            return answer;
        const { fields, read } = this.#protocol;
        const bytes = { request: request.bytes, reply: answer.bytes.length };
        const garbled = (error) => read({ garbled: error, excerpt: this.#excerptOf(answer.bytes), bytes });
        if (answer.problem !== null)
            return garbled(`the endpoint's stream is broken: ${answer.problem}`);
        const body = (0,llm_reply .OG)(answer, this.#options.baseUrlName);
        if (body.kind === 'garbled')
            return garbled(body.error);
        const kept = Object.entries(body.value).filter(([field]) => fields.includes(field));
        const completion = read(this.#blotKey({ ...Object.fromEntries(kept), bytes }));
        return completion.kind === 'garbled' ? garbled(completion.error) : completion;
    }
    async #ask(body, options) {
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
            const result = await this.#tryOnce(body, signal);
            const nowMs = this.#pace.now();
            troubleMs ??= nowMs;
            const [troubledMs, remainingMs] = [nowMs - troubleMs, startMs + timeoutMs - nowMs];
            const at = { tries, troubledMs, remainingMs, timeoutMs, names, isOnThisMachine: this.#isOnThisMachine };
            const verdict = (0,retry .S4)(result, at);
            options.onAttempt({ ...describe(result), waitMs: verdict.kind === 'again' ? verdict.waitMs : null });
            if (verdict.kind === 'done')
                return verdict.outcome;
            await this.#pace.sleep(verdict.waitMs, signal).catch(() => { });
            if (signal.aborted)
                return (0,retry .ce)(whyAborted(signal), timeoutMs);
        }
    }
    async #tryOnce(rendered, signal) {
        const { assemble, path } = this.#protocol;
        const way = this.#streams ? (this.#streaming[0] ?? null) : null;
        const body = way === null ? rendered : `${rendered.slice(0, -1)},${way}}`;
        const endpoint = await this.#connect();
        const startMs = this.#pace.now();
        const elapsedMs = () => this.#pace.now() - startMs;
        const sayAwaiting = () => this.#options.onAnswering?.({ ms: elapsedMs(), bytes: endpoint.bytes });
        const timer = setInterval(sayAwaiting, SIGN_EVERY_MS);
        const result = await endpoint.ask({ path, body, assembly: assemble(), signal });
        clearInterval(timer);
        this.#streams ||= this.#options.streams === undefined && elapsedMs() > SLOW_MS;
        if (signal.aborted)
            return { kind: 'stopped', why: whyAborted(signal) };
        if (way !== null && result.kind === 'answered')
            this.#hasStreamed = true;
        if (way === null || this.#hasStreamed || !mayRefuseStream(result))
            return result;
        this.#streaming = this.#streaming.slice(1);
        return { kind: 'no_stream', status: result.status };
    }
    #excerptOf(bytes) {
        const decoded = new TextDecoder().decode(bytes.subarray(0, 4 * MAX_EXCERPT_BYTES));
        const start = Buffer.from((0,provider .wC)(decoded, this.#options.key)).subarray(0, MAX_EXCERPT_BYTES);
        return new TextDecoder().decode(start, { stream: true });
    }
    #blotKey(raw) {
        const text = JSON.stringify(raw);
        const clean = (0,provider .wC)(text, this.#options.key);
        return clean === text ? raw : JSON.parse(clean);
    }
}
function renderItem(protocol, item) {
    switch (item.type) {
        case 'user':
            return [protocol.userText(item.text)];
        case 'reply':
            return item.echo.map((each) => JSON.stringify(each));
        case 'tool_output':
            return [protocol.toolOutput(item)];
        default:
            return (0,errors .xb)(item);
    }
}
const whyAborted = ({ reason }) => reason instanceof DOMException && reason.name === 'TimeoutError' ? 'timeout' : 'cancelled';
const mayRefuseStream = (result) => result.kind === 'refused' &&
    (result.status === 400 || result.status === 422) &&
    (result.said.param === null || /^stream/.test(result.said.param));
function describe(result) {
    switch (result.kind) {
        case 'answered':
            return { status: result.status, error: null };
        case 'no_stream':
            return { status: result.status, error: 'no_stream' };
        case 'refused':
            return { status: result.status, error: /^[\w.-]{1,64}$/.exec(result.said.code ?? '')?.[0] ?? null };
        case 'lost':
            return { status: null, error: result.word };
        case 'stopped':
            return { status: null, error: result.why };
        default:
            return (0,errors .xb)(result);
    }
}
const createLLM = (options) => new EndpointLLM(options.api === 'responses' ? RESPONSES : CHAT, options);
const RecordedSchema = schemas .Ikc({
    api: schemas .k5n(settings .yc),
    model: schemas .YjP(),
    endpoint: schemas .YjP(),
    reasoning_effort: schemas .k5n(settings .HQ).nullable().default(null),
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
        read: (raw) => model.read(raw),
        send: async (request, options) => {
            const reply = left.next().value;
            if (reply !== undefined)
                return reply.kind === 'reply' ? model.read(reply.raw) : reply;
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
    read: (raw) => ({
        kind: 'garbled',
        error: 'there is no model in this run',
        raw,
        usage: { input_tokens: 0, cached_input_tokens: 0, output_tokens: 0 },
    }),
};


  }),

  30445:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $f: () => (  isSecret),
    DX: () => (  secretKeys),
    Kd: () => (  resolveProvider),
    QA: () => (  checkBaseUrl),
    R1: () => (  isOpenAI),
    Sq: () => (  checkApiKey),
    VM: () => (  REAL_PACE),
    bm: () => (  keyFor),
    wC: () => (  withoutKey),
    xd: () => (  PROVIDER_NAMES)
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
  var _core_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68027);



const PROVIDER_NAMES = ['openai', 'together'];
const PROVIDERS = {
    openai: {
        env: 'OPENAI',
        baseUrl: _core_settings_js__WEBPACK_IMPORTED_MODULE_2__  .UB.baseUrl,
        model: _core_settings_js__WEBPACK_IMPORTED_MODULE_2__  .UB.name,
        api: _core_settings_js__WEBPACK_IMPORTED_MODULE_2__  .UB.api,
        hosts: /(^|\.)openai\.com\.?$/,
    },
    together: {
        env: 'TOGETHER',
        baseUrl: 'https://api.together.xyz/v1',
        model: 'Qwen/Qwen2.5-72B-Instruct-Turbo',
        api: 'chat-completions',
        hosts: /(^|\.)together\.(xyz|ai)\.?$/,
    },
};
const REAL_PACE = {
    now: () => performance.now(),
    sleep: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(ms, undefined, { signal }),
};
function resolveProvider(choice) {
    const provider = PROVIDERS[choice.provider];
    const fromEnv = (suffix) => {
        const name = `${provider.env}_${suffix}`;
        return { name, value: choice.env[name] ?? '' };
    };
    const key = choice.key ?? fromEnv('API_KEY');
    const baseUrl = firstGiven(choice.baseUrl, fromEnv('BASE_URL')) ?? {
        name: choice.baseUrl?.name ?? `${provider.env}_BASE_URL`,
        value: provider.baseUrl,
    };
    const access = {
        api: choice.api ?? provider.api,
        baseUrl: checkBaseUrl(baseUrl.value, baseUrl.name),
        key: checkApiKey(key.value, key.name),
        model: firstGiven(choice.model, fromEnv('MODEL'))?.value.trim() ?? provider.model,
        keyName: key.name,
        baseUrlName: baseUrl.name,
    };
    if (choice.key === null)
        refuseForeignHost(choice.provider, access);
    return access;
}
function keyFor(baseUrl, { name, value }) {
    if (value.trim() !== '')
        return checkApiKey(value, name);
    if ((0,_core_settings_js__WEBPACK_IMPORTED_MODULE_2__  .U9)(new URL(baseUrl)))
        return checkApiKey('none', name);
    throw new Error(`Input ${name}: missing, and ${baseUrl} (openai-base-url) wants one. Add it as a secret and pass it: ${name}: \${{ secrets.OPENAI_API_KEY }}; or search without a model: solver: builtin.`);
}
function isOpenAI(baseUrl) {
    return PROVIDERS.openai.hosts.test(new URL(baseUrl).hostname);
}
function firstGiven(...candidates) {
    return candidates.find((given) => given !== null && given.value.trim() !== '') ?? null;
}
function refuseForeignHost(provider, access) {
    const { hostname } = new URL(access.baseUrl);
    const owner = PROVIDER_NAMES.find((name) => PROVIDERS[name].hosts.test(hostname));
    if (owner === undefined || owner === provider)
        return;
    throw new Error(`${access.baseUrlName} points at ${hostname}, which is not ${access.keyName}'s provider; ` +
        `choose the provider "${owner}" and set ${PROVIDERS[owner].env}_API_KEY.`);
}
const MIN_SECRET_LENGTH = 10;
function checkApiKey(text, inputName) {
    const key = text.trim();
    if (key === '')
        throw new Error(`${inputName} is not set: give the endpoint's key. For an endpoint that asks for none, any word will do.`);
    if (!/^[!#-[\]-~]+$/.test(key)) {
        throw new Error(`${inputName} holds blanks or characters that no key has; paste it again.`);
    }
    return key;
}
const isSecret = (key) => key.length >= MIN_SECRET_LENGTH;
const secretKeys = (access) => access !== null && isSecret(access.key) ? [access.key] : [];
function withoutKey(text, key) {
    return !isSecret(key) ? text : text.replaceAll(key, '***');
}
const LINK_LOCAL = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
LINK_LOCAL.addSubnet('169.254.0.0', 16, 'ipv4');
LINK_LOCAL.addSubnet('fe80::', 10, 'ipv6');
LINK_LOCAL.addAddress('fd00:ec2::254', 'ipv6');
function checkBaseUrl(text, inputName) {
    const url = URL.parse(text.trim());
    if (url === null) {
        throw new Error(`${inputName} is not a URL; give one like https://api.openai.com/v1.`);
    }
    const problem = urlProblem(url);
    if (problem !== null)
        throw new Error(`${inputName} ${problem}`);
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
function urlProblem(url) {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        return `has the scheme "${url.protocol}"; only https works, or http for loopback.`;
    }
    if (url.username !== '' || url.password !== '') {
        return 'holds credentials; take them out, and give the key by its own input.';
    }
    if (/[?#]/.test(url.href))
        return 'holds a query or a fragment; end it after the path.';
    if (isListed(LINK_LOCAL, url))
        return `points at ${url.hostname}, a link-local address; those are refused.`;
    if (url.protocol === 'http:' && !(0,_core_settings_js__WEBPACK_IMPORTED_MODULE_2__  .U9)(url)) {
        return `sends the key to ${url.hostname} in clear text; use https (plain http is for loopback only).`;
    }
    return null;
}
function isListed(list, url) {
    const host = url.hostname;
    if (host.startsWith('['))
        return list.check(host.slice(1, -1), 'ipv6');
    return /^\d+(\.\d+){3}$/.test(host) && list.check(host, 'ipv4');
}


  }),

  50326:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C8: () => (  VerbatimSchema),
    Cn: () => (  SizesSchema),
    DD: () => (  MAX_LEVELS),
    Dc: () => (  member),
    Ik: () => (  readGarbled),
    KH: () => (  isText),
    Kd: () => (  errorIn),
    Kf: () => (  MAX_REPLY_BYTES),
    OF: () => (  estimateUsage),
    OG: () => (  parseBody),
    cn: () => (  shapeError),
    f_: () => (  isTooDeep),
    gw: () => (  cutBy),
    ht: () => (  usageSchema),
    nT: () => (  foreignLine),
    qR: () => (  isGiven),
    tr: () => (  garbledBy)
  });
  var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
  var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81469);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39429);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68652);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45565);





const MAX_REPLY_BYTES = 4 * 1024 * 1024;
const countSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .aig().int().min(0);
const SizesSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .Ikc({ request: countSchema, reply: countSchema });
function estimateUsage(sizes) {
    return {
        input_tokens: Math.max(1, Math.ceil((sizes?.request ?? 0) / 4)),
        cached_input_tokens: 0,
        output_tokens: Math.max(1, Math.ceil((sizes?.reply ?? 0) / 4)),
    };
}
const TokensSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .Ikc({
    input: countSchema.min(1),
    output: countSchema,
    details: zod__WEBPACK_IMPORTED_MODULE_3__  .Ikc({ cached_tokens: countSchema }).nullish().catch(null),
})
    .transform(({ input, output, details }) => ({
    input_tokens: input,
    cached_input_tokens: details?.cached_tokens ?? 0,
    output_tokens: output,
}));
const usageSchema = (input, output) => zod__WEBPACK_IMPORTED_MODULE_3__  .vkY((told) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .Qd)(told)
    ? {
        input: told[`${input}_tokens`],
        output: told[`${output}_tokens`],
        details: told[`${input}_tokens_details`],
    }
    : told, TokensSchema);
const GarbledSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .Ikc({ garbled: zod__WEBPACK_IMPORTED_MODULE_3__  .YjP(), bytes: SizesSchema });
function readGarbled(raw) {
    const record = GarbledSchema.safeParse(raw).data;
    return record === undefined ? null : garbledBy(record.garbled, raw, record.bytes);
}
function garbledBy(error, raw, bytes) {
    return { kind: 'garbled', error, raw, usage: estimateUsage(bytes) };
}
const VerbatimSchema = zod__WEBPACK_IMPORTED_MODULE_3__  .IeY(_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .Qd, 'expected an object');
function shapeError(error) {
    const [issue] = error.issues;
    return `the endpoint's answer has another shape: ${issue?.path.join('.')}: ${issue?.message}`;
}
function cutBy(word) {
    if (word === 'max_output_tokens' || word === 'length')
        return 'output limit';
    return word === 'content_filter' ? 'content filter' : (word ?? 'endpoint');
}
const MAX_FOREIGN_CHARS = 300;
function foreignLine(text) {
    const line = text
        .slice(0, 4 * MAX_FOREIGN_CHARS)
        .replaceAll(/[\s\p{C}]+/gu, ' ')
        .trim();
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__  .ml)(line, MAX_FOREIGN_CHARS);
}
const MAX_LEVELS = 100;
function parseBody({ contentType, bytes }, baseUrlName) {
    if (bytes.length > MAX_REPLY_BYTES)
        return garbled(`longer than ${MAX_REPLY_BYTES} bytes`);
    if (contentType !== null && !isJsonType(contentType)) {
        const what = /^[\w.+/-]{1,80}/.exec(contentType)?.[0] ?? 'of an odd content type';
        return garbled(`${what}, not JSON${what === 'text/html' ? `; check ${baseUrlName}` : ''}`);
    }
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return garbled('not valid UTF-8');
    const text = new TextDecoder().decode(bytes);
    if (text.trim() === '')
        return garbled('empty');
    const value = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(undefined, () => JSON.parse(text));
    if (isTooDeep(value))
        return garbled(`nested deeper than ${MAX_LEVELS} levels`);
    return value !== undefined && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .OW)(value)
        ? { kind: 'object', value }
        : garbled('not a JSON object');
}
function garbled(what) {
    return { kind: 'garbled', error: `the endpoint's answer is ${what}` };
}
function isJsonType(contentType) {
    return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType.trim());
}
function isTooDeep(value, levels = MAX_LEVELS) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((each) => isTooDeep(each, levels - 1));
}
const isText = (value) => typeof value === 'string';
const isGiven = (value) => isText(value) && value !== '';
function member(value, key) {
    return value !== undefined && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__  .OW)(value) && Object.hasOwn(value, key) ? value[key] : undefined;
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
    S4: () => (  judge),
    WG: () => (  isPassing),
    ce: () => (  stopped),
    lF: () => (  FINAL_LOSS),
    ys: () => (  readSaid)
  });
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39429);
  var _provider_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30445);
  var _reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50326);



const MIN_WAIT_MS = 500;
const MAX_BACKOFF_MS = 8_000;
const PATIENCE_MS = 25_000;
const RATE_LIMIT_PATIENCE_MS = 65_000;
const NOT_STARTED_PATIENCE_MS = 2_000;
const FINAL_LOSS = /CERT|LEAF_SIGNATURE|^SILENT_TOO_LONG$/;
function judge(result, at) {
    switch (result.kind) {
        case 'answered':
            return { kind: 'done', outcome: result };
        case 'no_stream':
            return { kind: 'again', waitMs: 0 };
        case 'stopped':
            return { kind: 'done', outcome: stopped(result.why, at.timeoutMs) };
        case 'refused':
            return judgeRefused(result, at);
        case 'lost': {
            const isNotStarted = at.isOnThisMachine && result.word === 'ECONNREFUSED';
            const trouble = { ...at, status: null, retryAfterMs: null, isNotStarted };
            const waitMs = FINAL_LOSS.test(result.word) ? null : waitAfter(trouble);
            return waitMs === null
                ? { kind: 'done', outcome: unreachable(result.word, at.tries, at.names) }
                : { kind: 'again', waitMs };
        }
        default:
            return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__  .xb)(result);
    }
}
function judgeRefused(refused, at) {
    const { status, said, retryAfterMs } = refused;
    if (!isPassing(status) || said.code === 'insufficient_quota') {
        return { kind: 'done', outcome: refusedForGood(status, said, at.names) };
    }
    const waitMs = waitAfter({ ...at, status, retryAfterMs });
    if (waitMs !== null)
        return { kind: 'again', waitMs };
    const what = retryAfterMs === null
        ? `still answered ${status} after ${countTries(at.tries)}`
        : `answered ${status} and told us to wait ${seconds(retryAfterMs)}, but only ${seconds(at.remainingMs)} are left`;
    return { kind: 'done', outcome: failure('unavailable', status, `${what}${quoted(said)}`) };
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
function patienceFor({ status, isNotStarted = false }) {
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
function readSaid(error, key) {
    const message = [error, (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .Dc)(error, 'message'), (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .Dc)(error, 'detail')].find(_reply_js__WEBPACK_IMPORTED_MODULE_1__  .KH) ?? '';
    const [code, param] = [(0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .Dc)(error, 'code'), (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .Dc)(error, 'param')];
    return {
        message: (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .nT)((0,_provider_js__WEBPACK_IMPORTED_MODULE_0__  .wC)(message, key)),
        code: (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .KH)(code) ? (0,_provider_js__WEBPACK_IMPORTED_MODULE_0__  .wC)(code, key) : null,
        param: (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__  .KH)(param) ? param : null,
    };
}
function refusedForGood(status, said, names) {
    const rejected = (what) => failure('rejected', status, what);
    if (status === 401 || status === 403)
        return failure('unauthorized', status, `refused the key (${status})${quoted(said)} Check ${names.key}.`);
    if (status >= 300 && status < 400) {
        const why = 'which is not followed, because it would carry the key along';
        return rejected(`answered with a redirect (${status}), ${why}. Give the final address as ${names.baseUrl}.`);
    }
    if (status === 429)
        return rejected(`has no quota left for this key (429)${quoted(said)} Check ${names.key}.`);
    const advice = status === 404 ? ` Check model and ${names.baseUrl}.` : '';
    return rejected(`rejected the request (${status})${quoted(said)}${advice}`);
}
function unreachable(word, tries, names) {
    const mend = word === 'ECONNREFUSED'
        ? `Nothing listens there: start the server, or check ${names.baseUrl}.`
        : `Check ${names.baseUrl} and the network.`;
    const what = `could not be reached (${word}, ${countTries(tries)}). ${mend}`;
    return failure('unreachable', null, what);
}
function stopped(why, timeoutMs) {
    if (why === 'timeout')
        return failure(why, null, `gave no whole answer within ${seconds(timeoutMs)}.`);
    return { kind: 'failed', reason: why, status: null, message: 'The request to the model was cancelled.' };
}
function failure(reason, status, what) {
    return { kind: 'failed', reason, status, message: `The model endpoint ${what}` };
}
function quoted(said) {
    return said.message === '' ? '.' : `: "${said.message}".`;
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
    Y_: () => (  changedFiles),
    x: () => (  isAtBase)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39429);
  var _workspace_git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14189);
  var _workspace_repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66904);
  var _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63060);






class Checkout {
    root;
    #idLength;
    constructor(root, idLength) {
        this.root = root;
        this.#idLength = idLength;
    }
    read(path) {
        if (!this.#foldersAbove(path).every(_folders_js__WEBPACK_IMPORTED_MODULE_4__  .lQ))
            return { kind: 'missing' };
        const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, path);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(full, { throwIfNoEntry: false });
        if (stats === undefined)
            return { kind: 'missing' };
        if (stats.isSymbolicLink())
            return { kind: 'link', target: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(full) };
        if (!stats.isFile())
            return { kind: 'other' };
        const isExecutable = (stats.mode & 0o100) !== 0;
        return { kind: 'file', oid: (0,_workspace_git_objects_js__WEBPACK_IMPORTED_MODULE_2__  .yY)(full, this.#idLength), size: stats.size, isExecutable };
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
    write(path, wanted) {
        if (this.holds(path, wanted))
            return;
        this.#makeFolders(path);
        const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, path);
        const before = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(full, { throwIfNoEntry: false });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(full, { recursive: true, force: true });
        if (wanted.kind === 'link')
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(wanted.target, full);
        else
            createFile(full, wanted, before);
    }
    holds(path, wanted) {
        const state = this.read(path);
        if (state.kind === 'link')
            return wanted.kind === 'link' && wanted.target === state.target;
        if (state.kind !== 'file' || wanted.kind !== 'file')
            return false;
        return state.isExecutable === wanted.isExecutable && state.oid === (0,_workspace_git_objects_js__WEBPACK_IMPORTED_MODULE_2__  .zA)(wanted.bytes, this.#idLength);
    }
    remove(path) {
        if (this.#foldersAbove(path).every(_folders_js__WEBPACK_IMPORTED_MODULE_4__  .lQ)) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, path), { recursive: true, force: true });
        }
    }
    #makeFolders(path) {
        (0,_folders_js__WEBPACK_IMPORTED_MODULE_4__  .t_)(this.root);
        for (const folder of this.#foldersAbove(path)) {
            (0,_folders_js__WEBPACK_IMPORTED_MODULE_4__  .t_)(folder);
            if ((0,_folders_js__WEBPACK_IMPORTED_MODULE_4__  .lQ)(folder))
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
function createFile(full, { bytes, isExecutable }, before) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(full, 'wx', isExecutable ? 0o755 : 0o644);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, bytes);
        const time = laterThan(before, bytes.length);
        if (time !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.futimesSync)(file, time, time);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function laterThan(before, size) {
    if (before?.size !== size)
        return null;
    const secondBefore = Math.floor(before.mtimeMs / 1000);
    return secondBefore >= Math.floor(Date.now() / 1000) ? secondBefore + 1 : null;
}
function isAtBase(state, entry) {
    switch (state.kind) {
        case 'file':
            return (entry.kind === 'file' && state.isExecutable === (entry.mode === '100755') && state.oid === entry.oid);
        case 'link':
            return entry.kind === 'link' && (0,_workspace_git_objects_js__WEBPACK_IMPORTED_MODULE_2__  .zA)(Buffer.from(state.target), entry.oid.length) === entry.oid;
        case 'missing':
        case 'other':
            return false;
        default:
            return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .xb)(state);
    }
}
const MAX_REPAIRED_BYTES = 1024 * 1024;
async function changedFiles(root, snapshot, { putBack }) {
    const checkout = new Checkout((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), snapshot.commit.length);
    const found = [];
    for (const path of snapshot.paths()) {
        const entry = snapshot.tree.find(path);
        if (entry?.kind !== 'file' || !(0,_workspace_repo_path_js__WEBPACK_IMPORTED_MODULE_3__  .SL)(path))
            continue;
        const state = checkout.read(path);
        if (state.kind !== 'file' || state.size > MAX_REPAIRED_BYTES || isAtBase(state, entry))
            continue;
        const bytes = checkout.readBytes(path);
        const base = await snapshot.readWhole(entry);
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
const utf8Text = (bytes) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(null, () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));


  }),

  63060:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EL: () => (  copyTree),
    Is: () => (  renewFrom),
    RG: () => (  copyFolders),
    S2: () => (  removeQuietly),
    XF: () => (  readRegularFile),
    aK: () => (  restoreCommit),
    dM: () => (  removeTree),
    eh: () => (  unlockFolders),
    lQ: () => (  isFolder),
    s1: () => (  copyCheckout),
    t_: () => (  unlockFolder),
    zz: () => (  COPY_PREFIX)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39429);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59268);






const isFolder = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const PARALLEL = 16;
async function copyTree(from, to, isLeftOut) {
    const folders = [''];
    for (const folder of folders) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(to, folder), { recursive: true });
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(from, folder), { withFileTypes: true });
        const todo = [];
        for (const entry of entries) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, entry.name);
            if (isLeftOut(path, entry))
                continue;
            if (entry.isDirectory())
                folders.push(path);
            else if (entry.isFile())
                todo.push(() => copyOne((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(from, path), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(to, path)));
            else if (entry.isSymbolicLink())
                todo.push(() => copyLink(path, from, to));
        }
        await inParallel(todo);
    }
}
async function copyOne(from, to) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(from, to, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL);
    const { atimeMs, mtimeMs } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(from);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.utimes)(to, atimeMs / 1000, mtimeMs / 1000);
}
async function copyLink(path, from, to) {
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(from, path));
    const isInside = target === from || target.startsWith(from + node_path__WEBPACK_IMPORTED_MODULE_3__.sep);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.symlink)(isInside ? (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(to, target.slice(from.length)) : target, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(to, path));
}
async function inParallel(todo) {
    const next = todo.values();
    const worker = async () => {
        for (const each of next)
            await each();
    };
    const ends = await Promise.allSettled(Array.from({ length: PARALLEL }, worker));
    for (const end of ends)
        if (end.status === 'rejected')
            throw end.reason;
}
function copyFolders(from, to, parts) {
    for (let depth = 0; depth <= parts.length; depth++) {
        const below = parts.slice(0, depth);
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(to, ...below);
        if (isFolder(folder))
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode: 0o700 });
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(from, ...below), { throwIfNoEntry: false });
        if (stats === undefined || !stats.isDirectory())
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, stats.mode & 0o7777);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(folder, stats.atimeMs / 1000, stats.mtimeMs / 1000);
    }
}
function removeTree(root) {
    const options = { recursive: true, force: true, maxRetries: 3 };
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(root, options);
    }
    catch {
        unlockFolders(root);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(root, options);
    }
}
function unlockFolders(folder) {
    unlockFolder(folder);
    for (const entry of (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .NW)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }))) {
        if (entry.isDirectory())
            unlockFolders((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, entry.name));
    }
}
function unlockFolder(folder) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    if (stats?.isDirectory() && (stats.mode & 0o700) !== 0o700)
        (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(undefined, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, (stats.mode & 0o7777) | 0o700));
}
const removeQuietly = (folder) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(undefined, () => removeTree(folder));
function readRegularFile(path, maxBytes) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (!stats.isFile() || stats.size > maxBytes)
            return null;
        const bytes = Buffer.alloc(stats.size);
        let length = 0;
        for (let count = -1; count !== 0 && length < bytes.length; length += count) {
            count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, length, bytes.length - length, length);
        }
        return bytes.subarray(0, length).toString('utf8');
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
const COPY_PREFIX = 'agent-fix-copy-';
async function copyCheckout(options) {
    const original = (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .W1)(options.repository);
    const root = prepareDestination(original, options.destination);
    const dispose = async () => removeTree(root);
    try {
        await copyTree(original.root, root, isOfGit);
        await borrowObjects(original, root, options.commit);
        return { root, [Symbol.asyncDispose]: dispose };
    }
    catch (error) {
        await dispose();
        throw error;
    }
}
const isOfGit = (path, entry) => path === '.git' || (entry.name === '.git' && !entry.isDirectory());
function prepareDestination(original, destination) {
    if (destination === null)
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()), COPY_PREFIX));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(destination);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path).length > 0) {
        throw new Error(`${path} is not empty: name a new folder with --copy-dir`);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { recursive: true });
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    if (root !== original.root && !root.startsWith(original.root + node_path__WEBPACK_IMPORTED_MODULE_3__.sep))
        return root;
    throw new Error(`${root} lies in the repository itself: name a folder outside with --copy-dir`);
}
async function borrowObjects(original, root, commit) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, '.git');
    (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .DK)(gitDir, { idLength: commit.length, isBare: false, head: commit });
    const paths = await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .$Y)(original.gitDir, ['rev-parse', '--git-path', 'objects', '--git-path', 'shallow']);
    const [objects = '', shallow = ''] = paths.toString('utf8').split('\n');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'objects', 'info', 'alternates'), `${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(original.gitDir, objects)}\n`);
    const graft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(original.gitDir, shallow);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(graft))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(graft, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'shallow'));
    const refs = ['for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads', 'refs/tags'];
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'packed-refs'), await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .$Y)(original.gitDir, refs));
    await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .$Y)(gitDir, [`--work-tree=${root}`, 'reset', '--quiet'], { cwd: root });
}
async function renewFrom(source, root) {
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root))
        if (name !== '.git')
            removeTree((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, name));
    await copyTree(source, root, isOfGit);
}
async function restoreCommit(copy, repository, commit) {
    const { commit: checkedOut } = await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .BN)(repository);
    const inCopy = (...args) => (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .$Y)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(copy, '.git'), [`--work-tree=${copy}`, ...args], { cwd: copy });
    await inCopy('read-tree', checkedOut);
    await inCopy('reset', '--hard', '--quiet', commit);
}


  }),

  84217:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B5: () => (  backUpCheckout),
    HF: () => (  leaseFolder),
    JZ: () => (  endProcess),
    Qc: () => (  endMarked),
    Uj: () => (  processIds),
    e0: () => (  newMark),
    eZ: () => (  clearLeftovers),
    xc: () => (  makeOwnFolder)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
  var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81469);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39429);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68652);
  var _workspace_programs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76955);
  var _folders_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63060);










const OWN_FOLDER = /^agent-fix-(?:copy|tests|layer|tmp|before|bait)-/;
const LeaseSchema = zod__WEBPACK_IMPORTED_MODULE_8__  .Ikc({
    folder: zod__WEBPACK_IMPORTED_MODULE_8__  .YjP(),
    pid: zod__WEBPACK_IMPORTED_MODULE_8__  .aig().int().positive(),
    started: zod__WEBPACK_IMPORTED_MODULE_8__  .YjP(),
    namespace: zod__WEBPACK_IMPORTED_MODULE_8__  .YjP(),
});
const LEASE = /^agent-fix-[0-9a-f]{12}\.lease$/;
function leaseFolder(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(temporary(), `agent-fix-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomBytes)(6).toString('hex')}.lease`);
    const lease = { folder, pid: process.pid, started: startOf(process.pid), namespace: namespace() };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)(path, JSON.stringify(lease), { flag: 'wx', mode: 0o600 });
    return { [Symbol.dispose]: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(path, { force: true }) };
}
function makeOwnFolder(base, kind) {
    const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(base, `agent-fix-${kind}-`));
    const lease = leaseFolder(path);
    return {
        path,
        [Symbol.dispose]: () => {
            removeOwnFolder(path);
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(path))
                lease[Symbol.dispose]();
        },
    };
}
function removeOwnFolder(path) {
    (0,_folders_js__WEBPACK_IMPORTED_MODULE_7__  .S2)(path);
    const [sudo, rm] = ['sudo', 'rm'].map(_workspace_programs_js__WEBPACK_IMPORTED_MODULE_6__  .FG);
    if (sudo && rm && process.getuid?.() !== 0 && holdsOfRoot(path))
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(sudo, ['-n', '--', rm, '-rf', '--', path], { env: {}, stdio: 'ignore' });
}
function holdsOfRoot(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(path, { throwIfNoEntry: false });
    if (stats?.uid === 0)
        return true;
    const names = stats?.isDirectory() ? (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(path)) : [];
    return names.some((name) => holdsOfRoot((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, name)));
}
async function backUpCheckout(root) {
    const backup = makeOwnFolder(temporary(), 'before');
    try {
        await (0,_folders_js__WEBPACK_IMPORTED_MODULE_7__  .EL)(root, backup.path, (path) => path === '.git');
        return backup;
    }
    catch (error) {
        backup[Symbol.dispose]();
        throw error;
    }
}
function clearLeftovers() {
    const removed = [];
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(temporary()).filter((each) => LEASE.test(each))) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(temporary(), name);
        const lease = readLease(path);
        if (lease === null || hasOwner(lease))
            continue;
        endProcessesIn(lease.folder);
        if (OWN_FOLDER.test((0,node_path__WEBPACK_IMPORTED_MODULE_4__.basename)(lease.folder))) {
            removeOwnFolder(lease.folder);
            removed.push(lease.folder);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(path, { force: true });
    }
    return removed;
}
const temporary = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)());
function readLease(path) {
    return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)(null, () => {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(path);
        const isOwnFile = stats.isFile() && stats.uid === process.getuid?.();
        return isOwnFile ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__  .Vh)(LeaseSchema, (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(path, 'utf8')) : null;
    });
}
function hasOwner({ pid, started, namespace: home }) {
    if (home !== namespace())
        return true;
    try {
        process.kill(pid, 0);
        return startOf(pid) === started;
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
}
function statOf(pid) {
    return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)(null, () => {
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        return { group: Number(fields[2]), started: fields[19] ?? '' };
    });
}
const startOf = (pid) => statOf(pid)?.started ?? '';
const namespace = () => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readlinkSync)('/proc/self/ns/pid'));
function endProcessesIn(folder) {
    const ownGroup = statOf(process.pid)?.group;
    for (const pid of processIds()) {
        const cwd = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readlinkSync)(`/proc/${pid}/cwd`)).replace(/ \(deleted\)$/, '');
        if (cwd !== folder && !cwd.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_4__.sep))
            continue;
        const group = statOf(pid)?.group ?? 0;
        for (const target of group > 1 && group !== ownGroup ? [-group, pid] : [pid])
            endProcess(target);
    }
}
const processIds = () => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)('/proc'))
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid);
const endProcess = (target) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)(false, () => process.kill(target, 'SIGKILL'));
const newMark = () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomInt)(1_500_000_000, 1_900_000_000);
const PASSES = 400;
const PASS_MS = 5;
const EMPTY_PASSES = 3;
const CLOCK = new Int32Array(new SharedArrayBuffer(4));
function endMarked(mark) {
    let empty = 0;
    for (let pass = 0; pass < PASSES && empty < EMPTY_PASSES; pass++) {
        const left = processIds().filter((pid) => isMarked(pid, String(mark)));
        empty = left.length === 0 ? empty + 1 : 0;
        for (const pid of left)
            endProcess(pid);
        Atomics.wait(CLOCK, 0, 0, PASS_MS);
    }
}
function isMarked(pid, mark) {
    const status = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(`/proc/${pid}/status`, 'utf8'));
    const groups = /^Groups:\s*(.*)$/m.exec(status)?.[1] ?? '';
    return groups.split(' ').includes(mark) && !/^State:\s*Z/m.test(status);
}


  }),

  13088:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EQ: () => (  shortenPaths),
    R3: () => (  runProcess),
    _U: () => (  readReserves)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
  var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58500);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39429);
  var _workspace_programs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76955);








const DRAIN_MS = 200;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const REAP_MS = 5000;
const RESERVES_MS = 500;
async function runProcess(request) {
    const startedAt = performance.now();
    const capture = new OutputCapture();
    const started = startProcess(request);
    if (started.kind === 'not_started')
        return { end: started, output: '', transcript: '', durationMs: 0 };
    const { child, sources } = started;
    const flood = new AbortController();
    let printed = 0;
    for (const source of sources) {
        source.on('data', (chunk) => {
            capture.add(chunk);
            printed += chunk.length;
            if (printed > request.maxOutputBytes)
                flood.abort();
        });
    }
    const killNow = () => killGroup(child, 'SIGKILL');
    process.once('exit', killNow);
    try {
        const end = await waitForEnd(child, request, flood.signal);
        const drained = Promise.all(sources.map(ended)).then(() => true);
        await Promise.race([drained, drainTime()]);
        killNow();
        await Promise.race([drained, drainTime()]);
        const durationMs = performance.now() - startedAt;
        return { end, output: capture.text(), transcript: capture.text(READ), durationMs };
    }
    finally {
        process.off('exit', killNow);
        for (const source of sources)
            source.destroy();
    }
}
function startProcess({ program, args, cwd, env, scratch }) {
    const pipe = openOutputPipe(scratch);
    const output = pipe?.writer ?? 'pipe';
    const nothing = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(node_os__WEBPACK_IMPORTED_MODULE_3__.devNull, 'r');
    const stdio = ['ignore', output, output];
    for (const fd of inheritableDescriptors())
        stdio[fd] = nothing;
    try {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
            cwd,
            env,
            detached: true,
            stdio: Array.from(stdio, (each) => each ?? 'ignore'),
            windowsHide: true,
        });
        const sources = pipe === null ? [child.stdout, child.stderr] : [pipe.reader];
        return { kind: 'started', child, sources: sources.filter((source) => source !== null) };
    }
    catch (error) {
        pipe?.reader.destroy();
        if (error instanceof TypeError)
            return { kind: 'not_started', error };
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(nothing);
        if (pipe !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(pipe.writer);
    }
}
function waitForEnd(child, request, flood) {
    const { timeoutMs, graceMs, signal, reserves } = request;
    const before = reserves?.();
    return new Promise((resolve) => {
        let stopped = null;
        const timers = [];
        const watch = setInterval(() => {
            const scarce = before === undefined || reserves === undefined ? null : scarceSince(before, reserves());
            if (scarce !== null)
                stop(`${scarce}_limit`, 0);
        }, RESERVES_MS);
        const stop = (why, patienceMs = graceMs) => {
            if (stopped !== null)
                return;
            stopped = why;
            killGroup(child, 'SIGTERM');
            timers.push(setTimeout(() => killGroup(child, 'SIGKILL'), patienceMs));
            timers.push(setTimeout(() => finish({ kind: why }), patienceMs + REAP_MS));
        };
        const cancel = () => stop('cancelled');
        flood.addEventListener('abort', () => stop('output_limit'), { once: true });
        const finish = (end) => {
            for (const timer of timers)
                clearTimeout(timer);
            clearInterval(watch);
            signal.removeEventListener('abort', cancel);
            resolve(end);
        };
        timers.push(setTimeout(() => stop('timeout'), Math.min(timeoutMs, LONGEST_TIMER_MS)));
        child.once('error', (error) => finish({ kind: 'not_started', error }));
        child.once('exit', (exitCode) => finish(stopped === null ? { kind: 'exited', exitCode } : { kind: stopped }));
        if (signal.aborted)
            cancel();
        else
            signal.addEventListener('abort', cancel, { once: true });
    });
}
function killGroup(child, signal) {
    if (child.pid === undefined)
        return;
    try {
        process.kill(-child.pid, signal);
    }
    catch {
        child.kill(signal);
    }
}
const drainTime = () => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(DRAIN_MS, false, { ref: false });
function ended(source) {
    return new Promise((resolve) => {
        if (source.destroyed || source.readableEnded)
            resolve();
        else
            source.once('close', resolve).once('error', () => resolve());
    });
}
const LEFT_SHARE = 0.1;
const ENOUGH_MEMORY = 1024 ** 3;
function readReserves(folders) {
    const disks = folders.flatMap((folder) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_7__  .NW)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statfsSync)(folder)) ?? []);
    const bytes = disks.map(({ bavail, bsize }) => bavail * bsize);
    const inodes = disks.flatMap(({ files, ffree }) => (files === 0 ? [] : [ffree]));
    const disk = { bytes: Math.min(...bytes), files: inodes.length === 0 ? null : Math.min(...inodes) };
    const told = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_7__  .NW)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/meminfo', 'utf8'));
    const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec(told)?.[1];
    const memory = kilobytes === undefined ? null : Number(kilobytes) * 1024;
    return { memory, disk: disks.length === 0 ? null : disk };
}
function scarceSince(start, now) {
    const isShort = (before, left) => before != null && left != null && left < before * LEFT_SHARE;
    if (isShort(start.memory, now.memory) && (now.memory ?? 0) < ENOUGH_MEMORY)
        return 'memory';
    return isShort(start.disk?.bytes, now.disk?.bytes) || isShort(start.disk?.files, now.disk?.files)
        ? 'disk'
        : null;
}
function openOutputPipe(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, 'output');
    try {
        const args = ['-m', '666', path];
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)((0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_6__  .FG)('mkfifo') ?? 'mkfifo', args, { env: {}, stdio: 'ignore' });
    }
    catch {
        return null;
    }
    const reader = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    const writer = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
    return { writer, reader: new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({ fd: reader, readable: true, writable: false }) };
}
const O_CLOEXEC = 0o2000000;
const inheritableDescriptors = () => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_7__  .NW)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc/self/fdinfo'))
    .map(Number)
    .filter((fd) => {
    const text = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_7__  .NW)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/self/fdinfo/${fd}`, 'utf8'));
    const flags = /^flags:\s*([0-7]+)/m.exec(text)?.[1];
    return fd > 2 && flags !== undefined && (Number.parseInt(flags, 8) & O_CLOEXEC) === 0;
});
const SHOWN = { headBytes: 16 * 1024, tailBytes: 48 * 1024 };
const READ = { headBytes: 512 * 1024, tailBytes: 1536 * 1024 };
const MAX_LINE_SHIFT = 4 * 1024;
const LINE_FEED = 10;
class OutputCapture {
    #head = Buffer.allocUnsafe(READ.headBytes);
    #headBytes = 0;
    #tail = [];
    #tailBytes = 0;
    #total = 0;
    add(chunk) {
        this.#total += chunk.length;
        const taken = chunk.copy(this.#head, this.#headBytes);
        this.#headBytes += taken;
        if (taken === chunk.length)
            return;
        this.#tail.push(chunk.subarray(taken));
        this.#tailBytes += chunk.length - taken;
        if (this.#tailBytes <= 2 * READ.tailBytes)
            return;
        this.#tail = [Buffer.from(Buffer.concat(this.#tail).subarray(-READ.tailBytes))];
        this.#tailBytes = READ.tailBytes;
    }
    text({ headBytes, tailBytes } = SHOWN) {
        const kept = Buffer.concat([this.#head.subarray(0, this.#headBytes), ...this.#tail]);
        if (this.#total <= headBytes + tailBytes)
            return new TextDecoder().decode(kept);
        const first = cutAtLineEnd(kept.subarray(0, headBytes));
        const last = cutAtLineStart(kept.subarray(-tailBytes));
        const lost = this.#total - first.length - last.length;
        const head = new TextDecoder().decode(first, { stream: true });
        return `${head}\n[agent-fix: ${lost} bytes of output left out here]\n${new TextDecoder().decode(last)}`;
    }
}
function cutAtLineEnd(head) {
    const end = head.lastIndexOf(LINE_FEED);
    return end !== -1 && end >= head.length - MAX_LINE_SHIFT ? head.subarray(0, end) : head;
}
function cutAtLineStart(tail) {
    const end = tail.indexOf(LINE_FEED);
    if (end !== -1 && end < MAX_LINE_SHIFT)
        return tail.subarray(end + 1);
    const start = tail.findIndex((byte) => (byte & 0xc0) !== 0x80);
    return tail.subarray(Math.max(0, start));
}
function shortenPaths(text, folders) {
    return folders.reduce((out, folder) => {
        const path = folder.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
        const places = new RegExp(`(?<![\\w./-])(?:file://)?${path}(?:/(?=[\\w.@-])|(?![\\w.-]))`, 'g');
        return out.replace(places, (place) => (place.endsWith('/') ? '' : '.'));
    }, text);
}


  }),

  16798:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    MG: () => (  missingFor),
    Ou: () => (  planMounts),
    TQ: () => (  parseMountTable),
    YT: () => (  waysFor),
    Zd: () => (  MAX_PROCESSES),
    n2: () => (  fileSystems),
    nh: () => (  TEST_NETWORKS),
    q6: () => (  REASON_FILE),
    ql: () => (  launch)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39429);
  var _shell_script_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71700);
  var _workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76955);
  var _layer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28404);
  var _world_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9697);








const TEST_NETWORKS = ['host', 'none'];
function waysFor(uid) {
    return uid === 0
        ? [
            { tier: 'namespaces', power: 'root' },
            { tier: 'other_user', power: 'root' },
        ]
        : [
            { tier: 'namespaces', power: 'user_namespace' },
            { tier: 'namespaces', power: 'sudo' },
        ];
}
function missingFor({ tier, power }, network) {
    const needed = tier === 'other_user'
        ? ['sh', 'setpriv', 'chown']
        : ['sh', 'unshare', 'setpriv', 'mount', 'umount', 'pivot_root', 'cp'];
    if (network === 'none')
        needed.push('ip');
    if (power === 'sudo')
        needed.push('sudo');
    return needed.filter((name) => (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .FG)(name) === null);
}
const SYSTEM_ENV = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };
function launch(request) {
    const { way } = request;
    const words = way.tier === 'namespaces' ? inNamespaces(request) : runAs(request, request.user);
    const variables = Object.entries(SYSTEM_ENV).map(([name, value]) => `${name}=${value}`);
    const [program = '', ...args] = way.power === 'sudo'
        ? 
            [(0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .CA)('sudo'), '-n', '--', '/usr/bin/env', '-i', ...variables, ...words]
        : 
            [(0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .CA)('setpriv'), '--pdeathsig', 'KILL', '--', ...words];
    return { program, args, env: SYSTEM_ENV };
}
function runAs({ limits, inner }, user) {
    const groups = user?.mark === undefined ? '--clear-groups' : `--groups=${user.mark}`;
    const identity = user === null ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`, groups];
    return [
        (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .CA)('setpriv'),
        ...identity,
        ...['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'],
        ...[(0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .CA)('sh'), '-c', innerScript(inner, limits)],
    ];
}
function inNamespaces(request) {
    const { network, way } = request;
    return [
        (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .CA)('unshare'),
        ...(way.power === 'user_namespace' ? ['--user', '--map-root-user'] : []),
        ...['--mount', '--pid', '--fork', '--kill-child', '--ipc', '--uts'],
        ...(network === 'none' ? ['--net'] : []),
        ...[(0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .CA)('sh'), '-ec', buildRoot(request)],
    ];
}
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'].map((name) => `/dev/${name}`);
const DEVICE_LINKS = ['fd', 'stdin', 'stdout', 'stderr'].map((name) => `/dev/${name}`);
function buildRoot(request) {
    const { layer, network, way, user, limits } = request;
    const root = `${layer.folder}/root`;
    const isUsers = way.power === 'user_namespace';
    const table = `${layer.folder}/fstab`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(table, mountTable(request, root), { mode: 0o600 });
    const copied = isUsers ? ['-P', ...DEVICE_LINKS] : ['-a', ...DEVICES, ...DEVICE_LINKS];
    const back = [(0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .CA)('unshare'), '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`];
    const inner = isUsers ? [...back, ...runAs(request, null)] : runAs(request, user.uid === 0 ? null : user);
    return `${(0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .CA)('mount')} -a -T ${(0,_shell_script_js__WEBPACK_IMPORTED_MODULE_3__  .hD)(table)}
${(0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .CA)('cp')} ${copied.join(' ')} ${(0,_shell_script_js__WEBPACK_IMPORTED_MODULE_3__  .hD)(`${root}/dev/`)}
${network === 'none' ? `${(0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .CA)('ip')} link set lo up` : ''}
${hasOwnProcessNumbers() && !isUsers ? `{ echo ${limits.processes} >/proc/sys/kernel/pid_max; } 2>/dev/null || :` : ''}
cd ${(0,_shell_script_js__WEBPACK_IMPORTED_MODULE_3__  .hD)(root)}
${(0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .CA)('pivot_root')} . tmp/${_layer_js__WEBPACK_IMPORTED_MODULE_5__  .xD}
cd /
${(0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .CA)('umount')} -l /tmp/${_layer_js__WEBPACK_IMPORTED_MODULE_5__  .xD}
exec ${(0,_shell_script_js__WEBPACK_IMPORTED_MODULE_3__  ._R)(inner)}
`;
}
function hasOwnProcessNumbers() {
    const [major = 0, minor = 0] = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.release)().split('.').map(Number);
    return major > 6 || (major === 6 && minor >= 14);
}
function mountTable({ mounts, systems, network, user, way, layer }, root) {
    const isUsers = way.power === 'user_namespace';
    const own = 'nosuid,nodev,noexec';
    const bind = isUsers ? 'rbind' : 'bind';
    const owner = isUsers ? { uid: 0, gid: 0 } : user;
    const settings = ['/proc/sys', '/proc/irq', '/proc/bus', '/proc/sysrq-trigger'].filter((place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place));
    return tableText([
        ['/', root, 'none', `${bind},ro,nosuid`],
        ...systems.map(({ at, flags }) => {
            const options = [bind, 'ro', ...new Set([...flags, 'nosuid'])];
            return [at, root + at, 'none', options.join(',')];
        }),
        ['proc', `${root}/proc`, 'proc', own],
        ...settings.map((place) => [root + place, root + place, 'none', `bind,ro,${own}`]),
        ...(network === 'none' ? [] : [['/sys', `${root}/sys`, 'none', `${bind},ro,${own}`]]),
        isUsers
            ? [deviceFolder(layer), `${root}/dev`, 'none', 'bind,nosuid']
            : ['tmpfs', `${root}/dev`, 'tmpfs', 'mode=755,nosuid'],
        ['tmpfs', `${root}/dev/shm`, 'tmpfs', 'mode=1777,nosuid,nodev,X-mount.mkdir'],
        ['devpts', `${root}/dev/pts`, 'devpts', 'newinstance,ptmxmode=0666,mode=620,nosuid,noexec,X-mount.mkdir'],
        ...(isUsers ? DEVICES.map((device) => [device, root + device, 'none', 'bind']) : []),
        ...mounts.map((mount) => mountLine(mount, { root, bind, owner })),
    ]);
}
function deviceFolder({ folder }) {
    const place = `${folder}/dev`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(place, { recursive: true });
    for (const device of DEVICES)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(folder + device, '');
    return place;
}
const MAX_PROCESSES = 8192;
const REASON_FILE = 'reason';
function innerScript(inner, { processes, fileBytes }) {
    const { checkout, workingDirectory, files, gone, staging, env, command } = inner;
    const folder = workingDirectory === '.' ? checkout : `${checkout}/${workingDirectory}`;
    const noFolder = `{ echo 'no folder' >${(0,_shell_script_js__WEBPACK_IMPORTED_MODULE_3__  .hD)(`${staging}/${REASON_FILE}`)}; exit 125; }`;
    const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    return `exec 2>&1
{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null
ulimit -c 0 2>/dev/null
ulimit -u ${processes} 2>/dev/null || ulimit -p ${processes} 2>/dev/null
ulimit -f ${Math.ceil(fileBytes / 512)} 2>/dev/null
umask 022
trap : TERM HUP INT QUIT
cd ${(0,_shell_script_js__WEBPACK_IMPORTED_MODULE_3__  .hD)(checkout)} || exit 125
${files.length + gone.length === 0 ? '' : PUT}
${gone.map((path) => `gone ${(0,_shell_script_js__WEBPACK_IMPORTED_MODULE_3__  .hD)(path)} || exit 125`).join('\n')}
${files.map(({ from, to, isExecutable }) => `put ${(0,_shell_script_js__WEBPACK_IMPORTED_MODULE_3__  .hD)(from)} ${(0,_shell_script_js__WEBPACK_IMPORTED_MODULE_3__  .hD)(to)} ${isExecutable ? 755 : 644} || exit 125`).join('\n')}
cd -P ${(0,_shell_script_js__WEBPACK_IMPORTED_MODULE_3__  .hD)(folder)} 2>/dev/null || ${noFolder}
case $PWD/ in ${(0,_shell_script_js__WEBPACK_IMPORTED_MODULE_3__  .hD)(checkout)}/*) ;; *) ${noFolder} ;; esac
rm -rf ${(0,_shell_script_js__WEBPACK_IMPORTED_MODULE_3__  .hD)(staging)}
env -i ${(0,_shell_script_js__WEBPACK_IMPORTED_MODULE_3__  ._R)([...variables, ...command])}
exit $?
`;
}
const PUT = `set -f
put() {
  case $2 in
  */*)
    at=.
    IFS=/
    for part in \${2%/*}; do
      at=$at/$part
      if [ -L "$at" ] || { [ -e "$at" ] && [ ! -d "$at" ]; }; then rm -rf "$at" || return; fi
      [ -d "$at" ] || mkdir "$at" || return
    done
    unset IFS
    ;;
  esac
  if [ ! -L "./$2" ] && [ -f "./$2" ] && cmp -s "$1" "./$2"; then
    if [ $3 = 755 ]; then [ -x "./$2" ] && return 0; else [ -x "./$2" ] || return 0; fi
  fi
  rm -rf "./$2" && cp -p "$1" "./$2" && chmod $3 "./$2"
}
gone() {
  at=.
  IFS=/
  for part in $1; do
    if [ -L "$at" ]; then unset IFS; return 0; fi
    at=$at/$part
  done
  unset IFS
  rm -rf "./$1"
}`;
const RESOLVERS = [
    '/run/systemd/resolve',
    '/run/resolvconf',
    '/run/NetworkManager',
    '/run/nscd',
    '/run/current-system',
];
const SERVICES = ['/run/postgresql', '/run/mysqld', '/run/redis'];
const DISPLAYS = ['/tmp/.X11-unix'];
function planMounts({ hidden }, layer, network) {
    const covers = ['/run', ..._world_js__WEBPACK_IMPORTED_MODULE_6__  .G2, ...hidden.folders];
    const back = [...layer.mounts.map(({ at }) => at), ...hidden.shown];
    const services = network === 'host' ? [...SERVICES, ...DISPLAYS] : [];
    const mounts = [
        { kind: 'empty', at: '/run' },
        ...[...RESOLVERS, ...services].filter((place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place)).map(readOnlyMount),
        ...(isRealFolder('/var/run') ? [{ kind: 'empty', at: '/var/run' }] : []),
        { kind: 'bind', from: layer.temp, at: '/tmp', isReadOnly: false },
        ...(isRealFolder('/var/tmp')
            ? [{ kind: 'bind', from: layer.varTemp, at: '/var/tmp', isReadOnly: false }]
            : []),
        ...layer.mounts,
        ...resolverFile(),
        ...hidden.folders
            .filter((at) => !(0,_world_js__WEBPACK_IMPORTED_MODULE_6__  .P$)(at, covers, back))
            .map((at) => ({ kind: 'empty', at })),
        ...hidden.files
            .filter((file) => !(0,_world_js__WEBPACK_IMPORTED_MODULE_6__  .P$)(file, covers, back) && !isInLayer(file, layer))
            .map((at) => ({ kind: 'bind', from: layer.emptyFor(at), at, isReadOnly: true })),
        ...hidden.shown.map(readOnlyMount),
    ];
    return mounts.toSorted((a, b) => depthOf(a.at) - depthOf(b.at));
}
function isInLayer(file, { mounts }) {
    const over = mounts
        .filter(({ at }) => (0,_world_js__WEBPACK_IMPORTED_MODULE_6__  .S1)(file, at))
        .toSorted((a, b) => depthOf(a.at) - depthOf(b.at))
        .at(-1);
    return over !== undefined && !(over.kind === 'bind' && over.isReadOnly);
}
const readOnlyMount = (place) => ({ kind: 'bind', from: place, at: place, isReadOnly: true });
const depthOf = (path) => path.split('/').filter((part) => part !== '').length;
const isRealFolder = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) === path && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
function resolverFile() {
    const file = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_7__  .NW)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)('/etc/resolv.conf'));
    return file === null || (0,_world_js__WEBPACK_IMPORTED_MODULE_6__  .S1)(file, '/etc') || RESOLVERS.includes((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file))
        ? []
        : [readOnlyMount(file)];
}
const FLAGS = new Set(['nosuid', 'nodev', 'noexec']);
function parseMountTable(text) {
    const byPlace = new Map();
    for (const line of text.split('\n')) {
        const [before = '', after = ''] = line.split(' - ', 2);
        const [, , , , place, options = ''] = before.split(' ');
        const [type] = after.split(' ');
        if (place === undefined || type === undefined || type === '')
            continue;
        const at = place.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
        byPlace.set(at, { at, type, flags: options.split(',').filter((option) => FLAGS.has(option)) });
    }
    return [...byPlace.values()].toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
const NO_FILES = /^(?:proc|sysfs|devtmpfs|devpts|cgroup2?|securityfs|debugfs|tracefs|pstore|bpf|mqueue|hugetlbfs|configfs|fusectl|autofs|binfmt_misc|rpc_pipefs|nsfs|efivarfs|ramfs|selinuxfs)$/;
const OWN = /^\/(?:proc|sys|dev|run|tmp|boot|var\/tmp|var\/run|snap)(?:\/|$)/;
const fileSystems = (table) => table.filter(({ at, type }) => at !== '/' && !NO_FILES.test(type) && !OWN.test(at));
const tableText = (lines) => lines.map((fields) => `${[...fields.map(field), '0', '0'].join(' ')}\n`).join('');
function mountLine(mount, { root, bind, owner }) {
    const at = root + mount.at;
    switch (mount.kind) {
        case 'bind':
            return [mount.from, at, 'none', `${bind},nosuid,X-mount.mkdir${mount.isReadOnly ? ',ro' : ''}`];
        case 'empty':
            return ['tmpfs', at, 'tmpfs', `mode=755,uid=${owner.uid},gid=${owner.gid},nosuid,nodev,X-mount.mkdir`];
        case 'overlay': {
            const folders = `lowerdir=${mount.lower},upperdir=${mount.upper},workdir=${mount.work}`;
            return ['overlay', at, 'overlay', `${folders},nosuid,X-mount.mkdir`];
        }
        default:
            return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_7__  .xb)(mount);
    }
}
const field = (text) => text.replace(/[\s\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);


  }),

  28404:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ay: () => (  createLayer),
    BK: () => (  copyLayer),
    Dv: () => (  canLieUnder),
    Rn: () => (  findLayerFolder),
    jb: () => (  giveTo),
    q0: () => (  BaseBuild),
    xD: () => (  OLD_ROOT)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39429);
  var _workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76955);
  var _folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63060);
  var _leftovers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84217);
  var _world_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9697);









function createLayer({ base, world, built, isClean }) {
    const common = createFolders(base);
    const { folder } = common;
    const { checkout, home, lowers } = world;
    const overlays = lowers.map((lower, number) => {
        const upper = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, `upper-${number}`);
        const work = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, `work-${number}`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(work);
        (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .RG)(lower.path, upper, []);
        replaceFiles(world, lower.path, upper);
        return { kind: 'overlay', lower: lower.path, upper, work, at: lower.path };
    });
    return {
        ...common,
        seen: { checkout, home, temp: '/tmp' },
        get mounts() {
            return overlays.map((each) => {
                const kept = isClean && each.at === checkout ? null : built.folderOf(each.at);
                return kept === null ? each : { ...each, lower: `${kept}:${each.lower}` };
            });
        },
        written: overlays.find(({ at }) => at === checkout)?.upper ?? folder,
        isWhole: false,
        hasBaseOutputs: built.hasOutputs && !isClean,
        async keepBuilt(outputs) {
            if (!built.begin(outputs !== null))
                return;
            for (const { at, upper } of overlays) {
                const caches = at === home ? CACHE_FOLDERS.filter((path) => areFolders(upper, path)) : [];
                built.move(at, upper, at === checkout ? (outputs ?? []) : caches);
            }
        },
    };
}
async function copyLayer({ base, world, built, isClean }, { own, other }) {
    const common = createFolders(base);
    const [root, newHome] = [(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(common.folder, 'checkout'), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(common.folder, 'home')];
    const source = isClean ? null : built.folderOf(world.checkout);
    const isElsewhere = (path) => source !== null && path.split('/')[0] !== '.git';
    await (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .EL)(world.checkout, root, isElsewhere);
    if (source !== null)
        await (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .EL)(source, root, () => false);
    replaceFiles(world, world.checkout, root);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(newHome);
    const layer = {
        ...common,
        written: root,
        isWhole: true,
        hasBaseOutputs: built.hasOutputs && !isClean,
        async keepBuilt(outputs) {
            if (!built.begin(outputs !== null) || outputs === null)
                return;
            const copying = (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .EL)(root, built.makeFolder(world.checkout), (path) => path === '.git');
            await copying.catch(() => built[Symbol.dispose]());
        },
    };
    if (own.uid === 0)
        giveTo(other ?? own, root, newHome);
    if (other !== null) {
        return { ...layer, seen: { checkout: root, home: newHome, temp: common.temp }, mounts: [] };
    }
    const { checkout, home } = world;
    const mounts = [{ kind: 'bind', from: root, at: checkout, isReadOnly: false }];
    if (home !== null) {
        const entries = homeEntries(home, world);
        for (const path of entries)
            makePlace(path, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(newHome, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(home, path)));
        mounts.push({ kind: 'bind', from: newHome, at: home, isReadOnly: false });
        mounts.push(...entries.map((path) => ({ kind: 'bind', from: path, at: path, isReadOnly: true })));
    }
    return { ...layer, seen: { checkout, home, temp: '/tmp' }, mounts };
}
const OLD_ROOT = '.agent-fix-root';
function createFolders(base) {
    const own = (0,_leftovers_js__WEBPACK_IMPORTED_MODULE_6__  .xc)(base, 'layer');
    const folder = own.path;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(folder, 0o711);
    const [temp, varTemp, empty] = [(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'temp'), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'var-temp'), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'empty')];
    for (const each of [temp, varTemp]) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(each);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(each, 0o1777);
    }
    for (const each of [(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temp, OLD_ROOT), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temp, 'home'), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'root'), empty])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(each);
    return {
        folder,
        temp,
        varTemp,
        emptyFor(path) {
            const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(empty, `empty${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.extname)(path)}`);
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, emptyContent(path), { mode: 0o444 });
            return file;
        },
        reopen: () => {
            const isTests = (name) => /^(?:upper-\d+|checkout|home|temp|var-temp)$/.test(name);
            for (const name of (0,_world_js__WEBPACK_IMPORTED_MODULE_7__  .Mc)(folder).filter(isTests))
                (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .eh)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
        },
        [Symbol.dispose]: () => own[Symbol.dispose](),
    };
}
function emptyContent(path) {
    if (path.endsWith('.xml'))
        return '<settings/>\n';
    return path.endsWith('.json') ? '{}\n' : '';
}
function replaceFiles({ lowers, hidden }, from, to) {
    const replaced = lowers.find(({ path }) => path === from)?.replaced ?? [];
    const emptied = hidden.files
        .filter((file) => (0,_world_js__WEBPACK_IMPORTED_MODULE_7__  .S1)(file, from))
        .map((file) => ({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(from, file), content: emptyContent(file) }));
    for (const { path, content } of [...replaced, ...emptied]) {
        (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .RG)(from, to, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path) === '.' ? [] : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path).split('/'));
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(to, path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, content);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(from, path), { throwIfNoEntry: false });
        if (stats === undefined)
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(file, stats.mode & 0o777);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.utimesSync)(file, stats.atimeMs / 1000, stats.mtimeMs / 1000);
    }
}
function giveTo({ uid, gid }, ...folders) {
    const args = ['-R', '-h', `${uid}:${gid}`, ...folders];
    const { status, error } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)((0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .CA)('chown'), args, { env: {}, stdio: 'ignore' });
    if (status !== 0)
        throw new Error(`${folders.join(', ')}: cannot be given to user ${uid}: ${error?.message ?? status}`);
}
const WRITTEN = new Set(['.cache', '.npm', '.gradle', '.ivy2', '.sbt', '.pytest_cache', '.local', '.config']);
function homeEntries(home, { checkout, hidden }) {
    const below = (folder) => (0,_world_js__WEBPACK_IMPORTED_MODULE_7__  .Mc)(folder).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
    const isLeftOut = (path) => (0,_world_js__WEBPACK_IMPORTED_MODULE_7__  .S1)(checkout, path) ||
        [...hidden.files, ...hidden.folders].includes(path) ||
        WRITTEN.has((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(home, path)) ||
        path.endsWith('/go-build') ||
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false }) === undefined;
    return [...below(home), ...[...WRITTEN].flatMap((name) => below((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(home, name)))].filter((path) => !isLeftOut(path));
}
function makePlace(original, place) {
    const isMountedOnFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(original).isDirectory();
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(isMountedOnFolder ? place : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(place), { recursive: true });
    if (!isMountedOnFolder)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(place, '');
}
const UNFIT = new Set([
    0x794c7630, 
    0x6969, 
    0x65735546, 
    0x01021997, 
    0xff534d42, 
    0xf15f, 
    0x4d44, 
]);
function findLayerFolder({ lowers }, environment, isForOther) {
    const candidates = [(0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), '/var/tmp', environment['RUNNER_TEMP'] ?? '', '/dev/shm'];
    const fit = candidates
        .flatMap((path) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_8__  .NW)([], () => ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).isDirectory() ? [(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path)] : [])))
        .filter((place) => place !== '/' && !lowers.some(({ path }) => (0,_world_js__WEBPACK_IMPORTED_MODULE_7__  .S1)(place, path)))
        .filter((place) => !UNFIT.has((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statfsSync)(place).type));
    const best = fit.find((place) => canLieUnder(place) && (!isForOther || isOpenToOthers(place)));
    return best ?? fit[0] ?? null;
}
const isOpenToOthers = (path) => path === '/' || (((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).mode & 0o001) !== 0 && isOpenToOthers((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)));
const canLieUnder = (path) => !/[,:\\"\n]/.test(path);
const CACHE_FOLDERS = [
    '.cache',
    'go/pkg/mod',
    '.npm',
    '.m2/repository',
    '.gradle/caches',
    '.gradle/wrapper',
    '.cargo/registry',
    '.cargo/git',
    '.nuget/packages',
    '.ivy2/cache',
    '.pub-cache',
    '.bun/install/cache',
];
class BaseBuild {
    #base;
    #folders = new Map();
    #own = null;
    hasOutputs = false;
    constructor(base) {
        this.#base = base;
    }
    begin(hasOutputs) {
        if (this.#own !== null)
            return false;
        this.#own = (0,_leftovers_js__WEBPACK_IMPORTED_MODULE_6__  .xc)(this.#base, 'layer');
        this.hasOutputs = hasOutputs;
        return true;
    }
    folderOf(path) {
        return this.#folders.get(path) ?? null;
    }
    forget(path) {
        this.#folders.delete(path);
        this.hasOutputs = false;
    }
    makeFolder(path) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.#own?.path ?? this.#base, `kept-${this.#folders.size}`);
        (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .RG)(path, folder, []);
        this.#folders.set(path, folder);
        return folder;
    }
    move(path, upper, names) {
        const target = this.makeFolder(path);
        for (const name of names) {
            (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_8__  .NW)(undefined, () => {
                (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .RG)(upper, target, name.split('/').slice(0, -1));
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(upper, name), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(target, name));
            });
        }
    }
    [Symbol.dispose]() {
        this.#own?.[Symbol.dispose]();
        this.#own = null;
        this.#folders.clear();
        this.hasOutputs = false;
    }
}
function areFolders(root, path) {
    const parts = path.split('/');
    return parts.every((_, at) => (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, ...parts.slice(0, at + 1))));
}


  }),

  30039:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  f: () => (  SANDBOX_MODES),
  hT: () => (  describeSandbox),
  Ep: () => (  openSandbox),
  RR: () => (  sandboxLines),
  Eg: () => (  sandboxToTrace),
  c5: () => (  sharedCell)
});


var external_node_fs_ = __webpack_require__(73024);
var leftovers = __webpack_require__(84217);
var launch = __webpack_require__(16798);
var sandbox_layer = __webpack_require__(28404);
var external_node_child_process_ = __webpack_require__(31421);
var external_node_crypto_ = __webpack_require__(77598);
var external_node_events_ = __webpack_require__(78474);
var external_node_net_ = __webpack_require__(77030);
var external_node_path_ = __webpack_require__(76760);
var promises_ = __webpack_require__(58500);
var errors = __webpack_require__(39429);
var script = __webpack_require__(71700);
var programs = __webpack_require__(76955);
var oracle_process = __webpack_require__(13088);
var sandbox_world = __webpack_require__(9697);
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













async function probe(site, cell) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const bait = __addDisposableResource(env_1, await layBait(site.base), true);
        const layer = __addDisposableResource(env_1, await cell.openLayer(), false);
        const { checkout, home, temp } = layer.seen;
        const writable = [checkout, ...(home === null ? [] : [home]), temp];
        const staging = (0,external_node_path_.join)(layer.temp, 'staging');
        (0,external_node_fs_.mkdirSync)(staging);
        const started = cell.launch(layer, {
            checkout,
            workingDirectory: '.',
            files: [],
            gone: [],
            staging: `${temp}/staging`,
            env: { PATH: probePath(site), ...(home === null ? {} : { HOME: home }) },
            command: [(0,programs .FG)('sh') ?? 'sh', '-c', probeScript(site, { bait, writable, checkout })],
        });
        const output = await runProbe(started, layer.folder);
        cell.sweep();
        const after = [copyItem(site.world, bait, output), daemonItem(bait, output)];
        const items = readItems(output);
        if (!bait.isAlive())
            return 'a process that the probe looks for ended too early';
        return items === null ? firstMessage(output) : [...items, ...after];
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
async function probeWithout(site) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const bait = __addDisposableResource(env_2, await layBait(site.base), true);
        const text = probeScript(site, { bait, writable: [], checkout: site.world.checkout });
        const started = {
            program: (0,programs .FG)('sh') ?? 'sh',
            args: ['-c', text],
            env: { PATH: probePath(site) },
        };
        const output = await runProbe(started, bait.folder);
        const items = (bait.isAlive() ? readItems(output) : null) ?? UNCHECKED;
        return [...items.filter(({ name }) => name !== 'workspace'), daemonItem(bait, output)];
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
const UNCHECKED = [
    { name: 'everything', isClosed: false, detail: 'tests run as this user, with all that this user reaches' },
];
const probePath = ({ environment }) => `${environment['PATH'] ?? ''}:/usr/bin:/bin`;
const PROBE_MS = 15_000;
const MAX_PROBE_BYTES = 1024 * 1024;
async function runProbe({ program, args, env }, scratch) {
    const { output } = await (0,oracle_process .R3)({
        program,
        args,
        env,
        cwd: '/',
        timeoutMs: PROBE_MS,
        maxOutputBytes: MAX_PROBE_BYTES,
        graceMs: 100,
        signal: new AbortController().signal,
        scratch,
    });
    return output;
}
function readItems(output) {
    const items = [];
    let isDone = false;
    for (const line of output.split('\n')) {
        const [, name, word, detail] = ITEM.exec(line) ?? [];
        if (word === 'done')
            isDone = true;
        else if (name !== undefined && detail !== undefined)
            items.push({ name, isClosed: word === 'closed', detail });
    }
    return isDone ? items : null;
}
const ITEM = /^([a-z ]+)=(open|closed|done) ?(.*)$/;
const firstMessage = (output) => output
    .split('\n')
    .find((line) => line.trim() !== '' && !ITEM.test(line))
    ?.trim() ?? 'the probe did not come to its end';
function copyItem({ checkout, home }, { mark }, output) {
    const marks = [checkout, ...(home === null ? [] : [home]), '/tmp'].map((folder) => (0,external_node_path_.join)(folder, mark));
    const found = marks.filter((path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined);
    for (const path of found)
        (0,external_node_fs_.rmSync)(path, { force: true });
    if (found.length > 0)
        return { name: 'copy', isClosed: false, detail: `what tests write reaches ${found.join(', ')}` };
    return output.includes('workspace=closed')
        ? { name: 'copy', isClosed: true, detail: 'checkout, HOME and /tmp stay as they were' }
        : { name: 'copy', isClosed: false, detail: 'not checked: the probe could not write to its own places' };
}
async function layBait(base) {
    const word = `bait${(0,external_node_crypto_.randomBytes)(12).toString('hex')}`;
    const own = (0,leftovers .xc)(base, 'bait');
    const folder = own.path;
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, '_runner_file_commands'));
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, '_runner_file_commands', 'set_env'), word);
    const child = (0,external_node_child_process_.spawn)((0,programs .FG)('sleep') ?? 'sleep', ['60'], {
        env: { AGENT_FIX_BAIT: word },
        stdio: 'ignore',
        detached: true,
    });
    child.unref();
    await (0,external_node_events_.once)(child, 'spawn');
    for (let tries = 0; tries < 100 && hasProc() && !commandLine(child.pid ?? 0).includes('sleep'); tries++)
        await (0,promises_.setTimeout)(5);
    const server = (0,external_node_net_.createServer)((socket) => socket.destroy())
        .unref()
        .listen(0, '127.0.0.1');
    await (0,external_node_events_.once)(server, 'listening');
    const address = server.address();
    return {
        word,
        pid: child.pid ?? 0,
        folder,
        mark: `.agent-fix-probe-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`,
        port: typeof address === 'object' && address !== null ? address.port : 0,
        daemon: `agent-fix-daemon-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`,
        isAlive: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null,
        [Symbol.asyncDispose]: async () => {
            child.kill('SIGKILL');
            server.close();
            own[Symbol.dispose]();
        },
    };
}
function daemonItem({ daemon }, output) {
    const survivors = hasProc() ? (0,leftovers .Uj)().filter((pid) => commandLine(pid).includes(daemon)) : [];
    for (const pid of survivors)
        (0,leftovers .JZ)(pid);
    if (survivors.length > 0)
        return { name: 'daemons', isClosed: false, detail: 'a process in a session of its own outlives the run' };
    return hasProc() && output.includes(DAEMON_RAN)
        ? { name: 'daemons', isClosed: true, detail: 'no process outlives the run' }
        : { name: 'daemons', isClosed: false, detail: 'not checked: none could be started, or looked for' };
}
const DAEMON_RAN = 'daemon ran';
const hasProc = () => commandLine(process.pid) !== '';
const commandLine = (pid) => (0,errors .NW)('', () => (0,external_node_fs_.readFileSync)(`/proc/${pid}/cmdline`, 'utf8'));
function probeScript(site, request) {
    return [
        'closed() { echo "$1=closed $2"; }',
        'open() { echo "$1=open $2"; }',
        'for each in grep ls readlink sed setsid sleep; do command -v $each >/dev/null || { echo "$each not found"; exit 1; }; done',
        'cd /',
        ...otherProcesses(request.bait),
        ...moreRights(),
        sockets(),
        runnerTemp(request.bait),
        credentials(site),
        checkoutToken(request.checkout),
        workspace(request),
        writesOutside(site, request),
        network(request.bait),
        descriptors(),
        "if (: </dev/tty) 2>/dev/null; then open terminal 'there is one'; else closed terminal 'there is none'; fi",
        `echo "$( (setsid sh -c 'echo ${DAEMON_RAN}; exec >/dev/null 2>&1; for each in 1 2 3 4 5 6 7 8 9; do sleep 2; done; :' ${request.bait.daemon} </dev/null 2>/dev/null &) )"`,
        'wait',
        'echo probe=done',
        '',
    ].join('\n');
}
function otherProcesses({ word, pid }) {
    const isSeen = `grep -aqs sleep /proc/${pid}/cmdline`;
    return [
        `if ! grep -aqs PATH= /proc/self/environ; then open environment 'not checked: /proc shows not even its own'; elif grep -aqs ${word} /proc/[0-9]*/environ; then open environment 'the variables of another process were read'; else closed environment 'the variables of no other process can be read'; fi`,
        `if ${isSeen} && (: </proc/${pid}/mem) 2>/dev/null; then open memory 'the memory of another process was opened'; else closed memory 'the memory of no other process can be opened'; fi`,
        `if ${isSeen} && kill -0 ${pid} 2>/dev/null; then open signals 'another process takes signals'; else closed signals 'no other process takes signals'; fi`,
    ];
}
function moreRights() {
    const sudo = (0,programs .FG)('sudo');
    return [
        sudo === null
            ? "closed sudo 'not installed'"
            : `if ${(0,script .hD)(sudo)} -n true 2>/dev/null; then open sudo 'works without a password'; else closed sudo 'refused'; fi &`,
        'bound=; while read -r name value; do case $name$value in NoNewPrivs:1) bound=1 ;; esac; done </proc/self/status',
        'while read -r name value; do case $name in CapEff:) case $value in *[1-9a-f]*) bound= ;; esac ;; esac; done </proc/self/status',
        "if [ -n \"$bound\" ]; then closed rights 'no special rights, and no program gives any'; else open rights 'special rights, or setuid programs that work'; fi",
    ];
}
function sockets() {
    const names = 'docker.sock containerd/containerd.sock podman/podman.sock dbus/system_bus_socket snapd.socket';
    const places = names.split(' ').flatMap((name) => [`/run/${name}`, `/var/run/${name}`]);
    return `found=; for each in ${places.join(' ')}; do [ -S $each ] && [ -w $each ] && found="$found $each"; done; ${verdict('sockets', 'reached:$found', 'docker, containerd, podman, dbus, snapd: none is reached')}`;
}
function runnerTemp({ folder }) {
    return `found=; [ -e ${(0,script .hD)(`${folder}/_runner_file_commands/set_env`)} ] && found=1; ${verdict('runner temp', 'its files are seen', 'its files are not seen')}`;
}
function credentials({ world: { hidden, lowers }, program }) {
    const { files, shown } = hidden;
    const needed = [...shown, ...lowers.map(({ path }) => path)];
    const folders = hidden.folders.filter((folder) => folder !== program && !needed.some((place) => (0,sandbox_world .S1)(place, folder)));
    return [
        'found=',
        ...(folders.length === 0
            ? []
            : [
                `for each in ${(0,script ._R)(folders)}; do [ -z "$(ls -A "$each" 2>/dev/null)" ] || found="$found $each"; done`,
            ]),
        ...(files.length === 0
            ? []
            : [
                `for each in ${(0,script ._R)(files)}; do if [ -s "$each" ] && [ -r "$each" ]; then read -r line <"$each"; case $line in '{}'|'<settings/>') ;; *) found="$found $each" ;; esac; fi; done`,
            ]),
        verdict('credentials', 'read:$found', `${folders.length + files.length} places with credentials or of the runner are empty`),
    ].join('; ');
}
function checkoutToken(checkout) {
    const file = (0,script .hD)(`${checkout}/.git/config`);
    return `found=; grep -Eiqs 'extraheader|includeif|//[^/@ ]*:[^/@ ]*@' ${file} && found=1; none='no .git/config can be read'; [ -r ${file} ] && none='none in .git/config'; ${verdict('checkout token', '.git/config holds credentials', '$none')}`;
}
function workspace({ bait, writable }) {
    return `found=; for each in ${(0,script ._R)(writable)}; do (echo probe >"$each/${bait.mark}") 2>/dev/null || found="$found $each"; done; ${verdict('workspace', 'cannot be written:$found', 'can be written')}`;
}
function writesOutside({ program }, { bait, writable, checkout }) {
    const isTheirs = (0,sandbox_world .S1)(program, checkout) || writable.some((place) => (0,sandbox_world .S1)(place, program));
    const places = [bait.folder, ...(isTheirs ? [] : [program]), '/etc', '/usr/local', '/var/lib', '/'];
    const isReal = `[ "$each" != ${(0,script .hD)(bait.folder)} ] || [ -e "$each/_runner_file_commands" ]`;
    return `found=; for each in /proc/sys/kernel/core_pattern /proc/sys/vm/drop_caches /proc/sysrq-trigger; do if [ -e $each ] && (: >>$each) 2>/dev/null; then found="$found $each"; fi; done; for each in ${(0,script ._R)(places)}; do if { ! listed=$(ls -A "$each" 2>/dev/null) || [ -n "$listed" ]; } && { ${isReal}; } && (echo probe >"$each/${bait.mark}") 2>/dev/null; then rm -f "$each/${bait.mark}"; found="$found $each"; fi; done; ${verdict('writes outside', 'wrote to$found', 'only the checkout, HOME and temporary folders')}`;
}
function network({ port }) {
    const bash = (0,programs .FG)('bash');
    const connects = bash === null ? 'false' : `${(0,script .hD)(bash)} -c ': <>/dev/tcp/127.0.0.1/${port}' 2>/dev/null`;
    const own = (0,errors .NW)('', () => (0,external_node_fs_.readlinkSync)('/proc/self/ns/net'));
    const isOurs = own === '' ? 'false' : `[ "$(readlink /proc/self/ns/net)" = ${(0,script .hD)(own)} ]`;
    return `if ${connects} || ${isOurs} || [ "$(sed 1,2d /proc/net/dev | grep -vc '^ *lo:')" != 0 ]; then open network 'that of the machine, with abstract sockets of its services'; elif grep -qs 127.0.0.1 /proc/net/fib_trie; then closed network 'a loopback of its own'; else open network 'loopback is down'; fi`;
}
function descriptors() {
    return `found=; [ -e /proc/$$/fd/1 ] || found=' unknown, for want of /proc'; number=3; while [ $number -lt 256 ]; do each=/proc/$$/fd/$number; if [ -e $each ] && [ "$(readlink $each)" != /dev/null ]; then found="$found $number"; fi; number=$((number+1)); done; ${verdict('descriptors', 'inherited:$found', 'only 0, 1 and 2')}`;
}
const verdict = (name, ifFound, ifNot) => `if [ -n "$found" ]; then open '${name}' "${ifFound}"; else closed '${name}' "${ifNot}"; fi`;

; 






const SANDBOX_MODES = ['required', 'auto', 'off'];
const TIER_TEXTS = {
    namespaces: 'namespaces of their own',
    other_user: 'another user',
    none: 'no sandbox',
};
const POWER_TEXTS = {
    root: 'made by root',
    sudo: 'made through sudo',
    user_namespace: 'in a user namespace',
};
function sandboxToTrace(report) {
    const { mode, tier, power, network, isLayered, items, notHad } = report;
    const tried = items.map(({ name, isClosed, detail }) => ({ name, closed: isClosed, detail }));
    const text = describeSandbox(report);
    return { mode, tier, power, network, layered: isLayered, text, items: tried, not_had: [...notHad] };
}
function describeSandbox({ tier, power, network, items }) {
    const asked = items.filter((item) => !isOpenByChoice(item, network));
    const failed = asked.filter(({ isClosed }) => !isClosed).map(({ name }) => name);
    const how = power === null ? TIER_TEXTS[tier] : `${TIER_TEXTS[tier]} (${POWER_TEXTS[power]})`;
    const passed = `${asked.length - failed.length} of ${asked.length} isolation checks passed`;
    const rest = failed.length === 0 ? '' : `; not passed: ${failed.join(', ')}`;
    const open = asked.length < items.length ? '; the network is open to the tests (test-network: none closes it)' : '';
    return `${how}, network ${network}, ${passed}${rest}${open}`;
}
const isOpenByChoice = ({ name, isClosed }, network) => name === 'network' && network === 'host' && !isClosed;
function sandboxLines(report) {
    const verdict = (item) => item.isClosed ? 'passed    ' : isOpenByChoice(item, report.network) ? 'open      ' : 'NOT PASSED';
    return [
        `Sandbox of the tests: ${describeSandbox(report)}`,
        ...report.items.map((item) => `  ${verdict(item)}  ${item.name}: ${item.detail}`),
        ...report.notHad.map((reason) => `  not available: ${reason}`),
    ];
}
const sharedCell = ({ cell }) => cell === null ? null : { ...cell, [Symbol.dispose]: () => { } };
class SandboxError extends Error {
    name = 'SandboxError';
}
async function openSandbox(request) {
    const { mode } = request;
    const notHad = [];
    const found = mode === 'off' ? null : describeSite(request);
    const site = typeof found === 'string' ? null : found;
    if (typeof found === 'string')
        notHad.push(found);
    if (site !== null) {
        for (const way of request.ways ?? (0,launch .YT)(site.user.uid)) {
            const tried = await tryWay(site, way, notHad);
            if (typeof tried !== 'string')
                return tried;
            notHad.push(tried);
        }
    }
    if (mode === 'required')
        throw new SandboxError(noSandboxText(notHad));
    const items = site === null ? UNCHECKED : await probeWithout(site);
    return {
        report: { mode, tier: 'none', power: null, network: 'host', isLayered: false, items, notHad },
        cell: null,
    };
}
const noSandboxText = (reasons) => `No sandbox for the tests is available on this machine (${reasons.join('; ')}), and sandbox "required" was asked for. ` +
    'Allow sudo without a password, let users create namespaces, or run as root; or ask for sandbox "auto" to run ' +
    'without one, where tests can read everything that this process can.';
function describeSite(request) {
    const [uid, gid] = [process.getuid?.(), process.getgid?.()];
    if (process.platform !== 'linux' || uid === undefined || gid === undefined)
        return `${process.platform} has no namespaces: a sandbox needs Linux`;
    if (!(0,external_node_fs_.existsSync)('/proc/self/mountinfo'))
        return 'there is no /proc, which a sandbox is made with';
    const { environment, program } = request;
    const world = (0,sandbox_world .wL)({ checkout: (0,external_node_fs_.realpathSync)(request.checkout), environment, program });
    const base = (0,sandbox_layer .Rn)(world, environment, false);
    if (base === null)
        return 'no folder outside of HOME and checkout can hold a copy';
    const { bavail, bsize } = (0,external_node_fs_.statfsSync)(base);
    const limits = request.limits ?? {
        processes: launch .Zd,
        fileBytes: Math.max(1 << 30, Math.floor((bavail * bsize) / 2)),
    };
    return { request, world, base, environment, program, user: { uid, gid }, limits };
}
async function tryWay(site, way, notHad) {
    const { mode, network } = site.request;
    const { tier, power } = way;
    const name = `${tier} by ${power}`.replaceAll('_', ' ');
    const missing = (0,launch .MG)(way, network);
    if (missing.length > 0)
        return `${name}: ${missing.join(', ')} not found`;
    const canLayer = tier === 'namespaces' && canChange(site) && site.world.lowers.every(({ path }) => (0,sandbox_layer .Dv)(path));
    let reason = '';
    for (const isLayered of canLayer ? [true, false] : [false]) {
        const cell = makeCell(site, way, isLayered);
        const items = await probe(site, cell);
        if (typeof items === 'string') {
            reason = `${name}: ${items}`;
            continue;
        }
        const open = items.filter((item) => !item.isClosed && mustPass(item, tier, network));
        if (open.length > 0)
            return `${name}: the probe found open: ${open.map((each) => each.name).join(', ')}`;
        return { report: { mode, tier, power, network, isLayered, items, notHad: [...notHad] }, cell };
    }
    return reason;
}
const canChange = ({ user, world }) => user.uid !== 0 || (0,external_node_fs_.statSync)(world.checkout).uid === user.uid;
const OF_ANOTHER_USER = new Set([
    'environment',
    'memory',
    'signals',
    'sudo',
    'rights',
    'daemons',
    'workspace',
    'checkout token',
]);
function mustPass({ name }, tier, network) {
    if (name === 'network')
        return network === 'none';
    return tier === 'namespaces' || OF_ANOTHER_USER.has(name);
}
const NOBODY = { uid: 65534, gid: 65534 };
function makeCell(site, way, isLayered) {
    const { request, world, user: own, limits } = site;
    const { network } = request;
    const mark = (0,leftovers .e0)();
    const other = way.tier === 'other_user' ? { ...NOBODY, mark } : null;
    const user = other ?? own;
    const base = (other && (0,sandbox_layer .Rn)(world, request.environment, true)) ?? site.base;
    const built = new sandbox_layer .q0(base);
    const table = (0,launch .TQ)((0,external_node_fs_.readFileSync)('/proc/self/mountinfo', 'utf8'));
    const systems = (0,launch .n2)(table).filter(({ at }) => (0,external_node_fs_.existsSync)(at));
    return {
        openLayer: async ({ isClean } = { isClean: false }) => {
            const place = { base, world, built, isClean };
            return isLayered ? (0,sandbox_layer .Ay)(place) : (0,sandbox_layer .BK)(place, { own, other });
        },
        forgetBaseOutputs: () => built.forget(world.checkout),
        launch: (layer, inner) => {
            const mounts = (0,launch .Ou)(world, layer, network);
            return (0,launch .ql)({ way, user, network, layer, mounts, systems, limits, inner });
        },
        give: (folder) => {
            if (other !== null)
                (0,sandbox_layer .jb)(other, folder);
        },
        sweep: () => {
            if (other !== null)
                (0,leftovers .Qc)(mark);
        },
        [Symbol.dispose]: () => built[Symbol.dispose](),
    };
}


  }),

  9697:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G2: () => (  TEMPORARY),
    Mc: () => (  entriesOf),
    P$: () => (  isCovered),
    Qe: () => (  holdsToken),
    S1: () => (  isIn),
    wL: () => (  describeWorld)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39429);
  var _folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63060);





function describeWorld(request) {
    const { checkout, environment } = request;
    const home = homeOf(environment);
    const gitFolder = gitFolderOf(checkout);
    const isInside = gitFolder === null || isIn(gitFolder, checkout);
    const outer = [...(home === null ? [] : [home]), checkout];
    const paths = new Set([...outer, ...(isInside ? [] : [gitFolder]), ...goCacheOf(environment, outer)]);
    const lowers = [...paths]
        .toSorted((a, b) => a.length - b.length)
        .map((path) => ({
        path,
        replaced: [
            ...(path === home ? cleanedSettings(path, ['.gitconfig', '.config/git/config']) : []),
            ...(path === checkout && gitFolder !== null && isInside ? checkoutSettings(checkout) : []),
            ...(path === gitFolder ? gitSettings(gitFolder, '.') : []),
        ],
    }));
    return { checkout, home, lowers, hidden: findHiddenPlaces(request, home, [...paths]) };
}
const NO_HOMES = new Set(['/', '/tmp', '/var/tmp', '/dev/shm', '/nonexistent']);
function homeOf({ HOME }) {
    if (HOME === undefined || !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(HOME))
        return null;
    return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(null, () => {
        const home = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(HOME);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(home).isDirectory() && !NO_HOMES.has(home) ? home : null;
    });
}
function goCacheOf({ GOCACHE }, within) {
    if (GOCACHE === undefined || !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(GOCACHE))
        return [];
    const folder = realPlace(GOCACHE);
    const isApart = folder !== null && !within.some((each) => isIn(folder, each) || isIn(each, folder));
    return isApart && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).isDirectory() ? [folder] : [];
}
function gitFolderOf(root) {
    const own = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git');
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(own, { throwIfNoEntry: false });
    if (stats === undefined)
        return null;
    if (stats.isDirectory())
        return own;
    const named = /^gitdir: (.+)$/m.exec(readText(own) ?? '')?.[1];
    if (named === undefined)
        return null;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, named.trim());
    const shared = readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'commondir'));
    return shared === null ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, shared.trim());
}
const MODULES_DEPTH = 4;
function checkoutSettings(root) {
    const hasGit = (name) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(false, () => (0,_folders_js__WEBPACK_IMPORTED_MODULE_3__  .lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name, '.git')));
    const nested = entriesOf(root).filter((name) => name !== '.git' && hasGit(name));
    return ['.git', ...nested.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(name, '.git'))].flatMap((folder) => gitSettings(root, folder));
}
function gitSettings(root, folder) {
    const modules = findConfigs((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder, 'modules'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'modules'), MODULES_DEPTH);
    return cleanedSettings(root, [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'config'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'config.worktree'), ...modules]);
}
const holdsToken = (checkout) => checkoutSettings(checkout).length > 0;
function findConfigs(folder, name, depth) {
    if (depth === 0 || !(0,_folders_js__WEBPACK_IMPORTED_MODULE_3__  .lQ)(folder))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).flatMap((entry) => {
        if (entry.isFile() && entry.name === 'config')
            return [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(name, 'config')];
        return entry.isDirectory() && !['objects', 'refs', 'logs', 'hooks'].includes(entry.name)
            ? findConfigs((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(name, entry.name), depth - 1)
            : [];
    });
}
const TEMPORARY = ['/tmp', '/var/tmp'];
const RUNNER_FILES = [
    '.credentials',
    '.credentials_rsaparams',
    '.credentials_migrated',
    '.runner',
    '.env',
    '_diag',
];
const SOCKETS = ['/var/run/docker.sock', '/var/snap/lxd/common/lxd/unix.socket', '/mnt/wsl'];
const PATH_LISTS = /^(?:PATH|LD_LIBRARY_PATH|PYTHONPATH|NODE_PATH|GOPATH|\w+_HOME|\w+_ROOT_DIR|pythonLocation|JAVA_HOME_\w+|GOROOT\w*)$/;
function findHiddenPlaces({ environment, checkout, program }, home, lowers) {
    const wanted = [
        ...homes(home).flatMap((each) => CREDENTIALS.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(each, name))),
        ...othersWork(environment, checkout),
        ...runnerFolders(environment, checkout).flatMap((folder) => RUNNER_FILES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name))),
        ...SOCKETS,
        program,
    ];
    const holdsWritable = (place) => isIn(checkout, place) || (home !== null && isIn(home, place));
    const places = realPaths(wanted).filter((place) => !isIn(place, checkout) && !holdsWritable(place));
    const temporary = realPaths([environment['RUNNER_TEMP'] ?? '', (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()]).filter((place) => place !== '/' && !TEMPORARY.includes(place) && place !== home && !isIn(place, checkout));
    const isHiddenFolder = (place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place).isDirectory();
    const folders = [...new Set([...places.filter(isHiddenFolder), ...temporary])].toSorted();
    return {
        folders,
        files: places.filter((place) => !isHiddenFolder(place)),
        shown: neededFolders(environment).filter((folder) => isCovered(folder, [...TEMPORARY, ...folders], lowers)),
    };
}
const realPaths = (paths) => [...new Set(paths.filter((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path)).flatMap((path) => realPlace(path) ?? []))].toSorted();
const isIn = (path, folder) => path === folder || path.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_2__.sep) ? folder : folder + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
function isCovered(path, covers, back) {
    const cover = covers.filter((folder) => folder !== path && isIn(path, folder));
    const innermost = (folders) => Math.max(0, ...folders.map(({ length }) => length));
    return innermost(cover) > innermost(back.filter((folder) => isIn(path, folder)));
}
const realPlace = (path) => 
(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(null, () => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) : null));
const MAX_HOMES = 50;
function homes(home) {
    const others = entriesOf('/home').map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)('/home', name));
    return [...new Set([...(home === null ? [] : [home]), '/root', ...others])].slice(0, MAX_HOMES);
}
const SHARED_WORK = new Set(['_tool', '_actions']);
function othersWork({ GITHUB_ACTIONS, GITHUB_WORKSPACE }, checkout) {
    if (GITHUB_ACTIONS === undefined)
        return [];
    const named = GITHUB_WORKSPACE === undefined ? null : realPlace(GITHUB_WORKSPACE);
    const workspace = named !== null && isIn(checkout, named) ? named : checkout;
    const own = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(workspace);
    const beside = entriesOf(workspace).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, name, '.git', 'config'));
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(own) !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(workspace))
        return beside;
    const work = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(own);
    const others = entriesOf(work).filter((name) => name !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(own) && !SHARED_WORK.has(name));
    return [...beside, ...others.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(work, name))];
}
function runnerFolders(environment, checkout) {
    if (environment['GITHUB_ACTIONS'] === undefined)
        return [];
    const above = [2, 3, 4].map((steps) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(checkout, ...Array.from({ length: steps }, () => '..')));
    const program = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/${process.ppid}/exe`));
    const folders = program === null ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(program), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(program))];
    const own = folders.filter((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(each, '.runner')));
    return [...new Set([...above, ...own])].filter((folder) => folder !== '/');
}
function neededFolders(environment) {
    const named = Object.entries(environment)
        .filter(([name]) => PATH_LISTS.test(name))
        .flatMap(([, value]) => (value ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter))
        .filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder) && (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(false, () => (0,_folders_js__WEBPACK_IMPORTED_MODULE_3__  .lQ)(folder)));
    return realPaths(realPaths(named).flatMap((folder) => [folder, ...installationOf(folder)]));
}
function installationOf(folder) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    const isOne = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(above) === 'node_modules' ||
        ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder) === 'bin' && ['pyvenv.cfg', 'lib'].some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(above, name))));
    return isOne && above !== '/' ? [above] : [];
}
const entriesOf = (folder) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).toSorted());
const CREDENTIALS = [
    '.netrc _netrc .npmrc .yarnrc .yarnrc.yml .pypirc .git-credentials .config/git/credentials .vault-token .boto',
    '.s3cfg .pgpass .my.cnf .dockercfg .databrickscfg .cargo/credentials .cargo/credentials.toml .gem/credentials',
    '.bundle/config .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .sbt/.credentials',
    '.nuget/NuGet/NuGet.Config .config/NuGet/NuGet.Config .config/pip/pip.conf .pip/pip.conf .terraformrc',
    '.terraform.d/credentials.tfrc.json .composer/auth.json .config/composer/auth.json .condarc .huggingface/token',
    '.cache/huggingface/token .kaggle/kaggle.json .bash_history .zsh_history .python_history .node_repl_history',
    '.docker .ssh .aws .azure .gnupg .kube .oci .config/gh .config/hub .config/gcloud .config/containers .config/op',
    '.config/rclone .config/doctl .config/github-copilot .config/google-chrome .config/chromium .mozilla .claude',
    '.codex .gemini .password-store .local/share/keyrings .snowflake .fly .wrangler .config/.wrangler .vercel',
    '.curlrc .config/curlrc .wgetrc .hgrc .config/hg/hgrc .subversion/auth .sentryclirc .mylogin.cnf .config/mysql',
    '.mongorc.js .redisclirc .clickhouse-client .influxdbv2 .lesshst .mysql_history .psql_history .sqlite_history',
    '.rediscli_history .viminfo .local/share/fish/fish_history .config/fish/fish_variables .zshrc.local .ansible/vault',
    '.config/pypoetry/auth.toml .local/share/pypoetry/auth.toml .config/uv/credentials.json .local/share/uv/credentials',
    '.config/cargo/credentials.toml .config/composer/auth.json .conan/.conan.db .conan2/credentials.json .cpanm/auth',
    '.luarocks/config.lua .hex/hex.config .lein/credentials.clj.gpg .cabal/config .stack/config.yaml .jfrog .vagrant.d/data',
    '.config/netlify .netlify .config/configstore .supabase .railway .heroku .config/heroku .circleci .pulumi/credentials.json',
    '.config/flyctl .config/hcloud .config/linode-cli .config/scw .config/stripe .config/ngrok .ngrok2 .config/sentry',
    '.config/wandb .config/turborepo .config/dagger .config/glab-cli .config/helm .local/share/containers/auth.json',
    '.config/sops .config/age .config/nix/netrc .config/1Password .lastpass .openai .config/openai .anthropic',
    '.config/anthropic .qwen .copilot .cursor .config/goose .aider.conf.yml .local/share/opencode .config/opencode .codeium',
].flatMap((names) => names.split(' '));
function cleanedSettings(root, paths) {
    return paths.flatMap((path) => {
        const text = readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path));
        const content = text === null ? '' : withoutCredentials(text);
        return text === null || content === text ? [] : [{ path, content }];
    });
}
const SECRET_SECTION = /^\s*\[\s*(?:credential|include|includeif)\b/i;
const SECRET_KEY = /^\s*(?:extraheader|cookiefile|askpass|sshcommand|helper|password|token|proxy)\s*=/i;
const USER_IN_URL = /(\b[a-z][a-z0-9+.-]*:\/\/)[^/@\s"]+@/gi;
function withoutCredentials(config) {
    let isSecret = false;
    const kept = [];
    for (const line of config.split('\n')) {
        if (/^\s*\[/.test(line))
            isSecret = SECRET_SECTION.test(line);
        if (!isSecret && !SECRET_KEY.test(line.replace(/^\s*\[[^\]]*\]/, '')))
            kept.push(line.replace(USER_IN_URL, '$1'));
    }
    return kept.join('\n');
}
const readText = (file) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));


  }),

  20569:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  X: () => (  createTestOracle),
  q: () => (  earlierTests)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(39429);
var missing_things = __webpack_require__(16638);
var outcome = __webpack_require__(8294);
var tripwires = __webpack_require__(38797);
var all_runners = __webpack_require__(96587);
var only_failing = __webpack_require__(27439);
var shell_script = __webpack_require__(71700);
var changes = __webpack_require__(16289);
var file_tree = __webpack_require__(89941);
var programs = __webpack_require__(76955);
var repo_path = __webpack_require__(66904);
var shell_calls = __webpack_require__(14398);
var judge_paths = __webpack_require__(17826);
var judge_shell = __webpack_require__(80928);
var protected_paths = __webpack_require__(44247);
; 






const IN_COMMANDS = /(?:^|\/)(?:bin|sbin|libexec|exe|share)\//i;
const DOCUMENT = /\.(?:md|markdown|rst|adoc|txt|csv|tsv|svg|png|jpe?g|gif|ico|webp|pdf|lock|log|po|mo|ttf|woff2?)$|(?:^|\/)(?:README|LICEN[CS]E|COPYING|NOTICE|AUTHORS|CHANGELOG|CHANGES|NEWS|VERSION)[^/]*$/i;
const mayJudge = (path) => !judge_paths .RJ.test(path) && !DOCUMENT.test(path) && !(0,protected_paths .hl)(path);
const isReadFirst = (path) => /(?:^|\/)(?:index|main|__init__|__main__|mod|lib|app|cli)\.\w+$/.test(path);
async function judgesAmong(watched) {
    const files = watched.opened.map((file) => fileOf(file, watched.ruleOf(file.path)));
    const known = await Promise.all(files
        .slice(0, MAX_TEXTS)
        .map(async (file) => ({ file, text: (await watched.readText(file.path)) ?? '' })));
    const isOf = (kind) => known.filter(({ file }) => kind(file));
    const found = isOf(({ isJudge }) => isJudge);
    const hasRunner = [
        watched.command,
        ...isOf(({ isOpen, isTest }) => !isOpen && !isTest).map(commandsOf),
    ].some((text) => judge_paths .zK.test(text));
    const open = files.filter(({ isOpen, path }) => isOpen && !judge_paths .RJ.test(path));
    const firstOfCode = files.find(({ isTest, kind }) => isTest || kind !== 'other');
    const steering = open.filter(({ path, at, kind }) => kind === 'other' && !DOCUMENT.test(path) && !IN_COMMANDS.test(path) && at < (firstOfCode?.at ?? 0n));
    const mustStart = !hasRunner && !files.some(({ isOpen, isTest, kind }) => kind === 'run' && !isOpen && !isTest);
    const isAlone = files.filter(({ isOpen, kind }) => isOpen && kind !== 'other').length < 2;
    const command = { file: null, text: watched.command };
    const started = open.filter((file) => mustStart &&
        !isAlone &&
        file.kind === 'run' &&
        !(0,judge_paths .gD)(file.path) &&
        ![command, ...known].some((each) => each.file !== file && (0,judge_paths .Vf)(each.text, moduleName(file.path))));
    const scripts = [...found, ...isOf((file) => started.includes(file))];
    const tests = isOf(({ isTest }) => isTest);
    const helpers = open.filter(({ path, kind }) => kind === 'other'
        ? scripts.some(({ text }) => namesFile(text, path, !hasRunner))
        : scripts.some(({ file }) => isBeside(file.path, path)) &&
            !tests.some(({ text }) => (0,judge_paths .Vf)(text, moduleName(path))));
    const areTested = await Promise.all(helpers.map(({ path }) => isTestedBySome(path, [command, ...scripts], watched.readText)));
    const judging = helpers.filter((_, at) => areTested[at] !== true);
    return [...new Set([...steering, ...started, ...judging].map(({ path }) => path))].toSorted();
}
async function isTestedBySome(path, scripts, readText) {
    const areTested = scripts.map(async ({ file, text }) => {
        const calls = (0,shell_calls .p)(await (0,shell_script .Uq)(text));
        const isNamed = ({ value }) => external_node_path_.posix.basename((0,judge_paths .eI)(value) ?? '') === external_node_path_.posix.basename(path);
        const call = calls.find(({ words }) => words.slice(0, 2).some(isNamed));
        const tester = { path: file?.path ?? null, calls, text, readText, resolve: () => [] };
        return call !== undefined && (0,judge_shell .eW)(path, call, tester);
    });
    return (await Promise.all(areTested)).includes(true);
}
function fileOf(file, rule) {
    const { path } = file;
    return {
        ...file,
        kind: judge_paths .Q7.test(path) ? 'run' : judge_paths .mf.test(path) ? 'compiled' : 'other',
        isOpen: rule === null,
        isTest: rule?.opens === 'test_edits',
        isJudge: rule?.rule === protected_paths ._O.rule,
    };
}
const MAX_TEXTS = 500;
function commandsOf({ file: { path }, text }) {
    const name = external_node_path_.posix.basename(path);
    if (name === 'package.json')
        return /"scripts"\s*:\s*\{[^}]*\}/.exec(text)?.[0] ?? '';
    return /\.(?:toml|cfg|lock|txt|json|ya?ml)$|^conftest\.py$/.test(name) ? '' : text;
}
function isBeside(script, path) {
    const folder = external_node_path_.posix.dirname(path);
    return external_node_path_.posix.dirname(script) === folder && judge_paths .V.test(`${folder}/`);
}
function namesFile(text, path, byFolder) {
    const folder = external_node_path_.posix.basename(external_node_path_.posix.dirname(path));
    return (0,judge_paths .Vf)(text, external_node_path_.posix.basename(path)) || (byFolder && (0,judge_paths .Vf)(text, folder));
}
function moduleName(path) {
    const name = external_node_path_.posix.basename(path).replace(/\..*$/, '');
    return /^(?:__init__|__main__|index|mod|main)$/.test(name) ? external_node_path_.posix.basename(external_node_path_.posix.dirname(path)) : name;
}

var leftovers = __webpack_require__(84217);
var process = __webpack_require__(13088);
var external_node_os_ = __webpack_require__(48161);
var oracle_checkout = __webpack_require__(24805);
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
            if (this.#policy.protection(tree.path(position)) !== null)
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
        return paths.filter(repo_path .SL).filter((path) => this.#policy.protection(path) !== null);
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
        const content = await this.#snapshot.readWhole(entry);
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

var junit_xml = __webpack_require__(40394);
var git = __webpack_require__(59268);
var oracle_folders = __webpack_require__(63060);
; 










const MAX_WATCHED_FILE_BYTES = 256 * 1024;
const MAX_WATCHED_FILES = 3000;
const MAX_WATCHED_BYTES = 24 * 1024 * 1024;
const MAX_ALL_READ = 20;
const NEVER_S = 1;
const NEVER_NS = 1000000000n;
function watchFiles({ written, isWhole }, original, tree) {
    const watched = watchedFiles(original, tree);
    if (watched === null)
        return () => `the checkout has more than ${MAX_WATCHED_FILES} files, or ${MAX_WATCHED_BYTES / 1024 / 1024} MB, outside of folders of sources`;
    const folders = new Set();
    for (const path of watched) {
        const folder = (0,external_node_path_.dirname)(path);
        (0,errors .NW)(undefined, () => {
            if (!isWhole && !folders.has(folder))
                (0,oracle_folders .RG)(original, written, folder === '.' ? [] : folder.split('/'));
            folders.add(folder);
            makeUnread((0,external_node_path_.join)(original, path), (0,external_node_path_.join)(written, path), isWhole);
        });
    }
    return () => {
        const opened = watched
            .flatMap((path) => {
            const stats = (0,errors .NW)(null, () => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(written, path), { bigint: true }));
            return stats?.isFile() === true && stats.atimeNs > NEVER_NS ? [{ path, at: stats.atimeNs }] : [];
        })
            .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
        if (opened.length === 0 && watched.length > 0)
            return 'no file was seen to be read, as on a file system that keeps no times of access';
        return opened.length === watched.length && watched.length > MAX_ALL_READ
            ? 'a program read all files, as git does to compare them'
            : opened;
    };
}
function watchedFiles(original, tree) {
    const paths = Array.from({ length: tree.count }, (_, position) => tree.path(position));
    const judging = paths.filter(mayJudge);
    const others = paths.filter((path) => !mayJudge(path));
    const entries = others.filter(isReadFirst);
    const watched = new Set();
    let bytes = 0;
    for (const [at, path] of [...judging, ...entries, ...others].entries()) {
        const stats = (0,errors .NW)(null, () => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(original, path)));
        if (stats === null || !stats.isFile() || stats.size > MAX_WATCHED_FILE_BYTES)
            continue;
        bytes += stats.size;
        if (bytes > MAX_WATCHED_BYTES || watched.size >= MAX_WATCHED_FILES)
            return at < judging.length ? null : [...watched];
        watched.add(path);
    }
    return [...watched];
}
function makeUnread(from, to, isWhole) {
    const { mode, mtimeNs } = (0,external_node_fs_.lstatSync)(from, { bigint: true });
    if (!isWhole) {
        if ((0,external_node_fs_.lstatSync)(to, { throwIfNoEntry: false }) !== undefined)
            return;
        (0,external_node_fs_.copyFileSync)(from, to);
        if ((Number(mode) & 0o022) !== 0)
            (0,external_node_fs_.chmodSync)(to, Number(mode) & 0o7777);
    }
    (0,external_node_fs_.utimesSync)(to, NEVER_S, Number(mtimeNs) / 1e9);
}
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
        const ignored = await findIgnored(repository.gitDir, original, untracked.map(nameForGit));
        if (ignored === null)
            return null;
        folders = [];
        for (const entry of found) {
            const { path, isFolder } = entry;
            const isIgnored = ignored.has(nameForGit(entry));
            if (isFolder && !isIgnored)
                folders.push(path);
            else if (isSame((0,external_node_path_.join)(written, path), (0,external_node_path_.join)(original, path)))
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
async function findIgnored(gitDir, root, paths) {
    if (paths.length === 0)
        return new Set();
    const args = [`--work-tree=${root}`, 'check-ignore', '--no-index', '-z', '--stdin'];
    const input = paths.map((path) => `./${path}`).join('\0');
    const options = { cwd: root, input, env: { GIT_LITERAL_PATHSPECS: '0' } };
    const { exitCode, stdout } = await (0,git .gG)(gitDir, args, options);
    if (exitCode > 1)
        return null;
    const ignored = stdout.toString('utf8').split('\0');
    return new Set(ignored.map((path) => path.slice('./'.length)));
}
const isThere = (path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
function isSame(here, there) {
    const [one, other] = [here, there].map((path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }));
    if (one === undefined || other === undefined || one.mode !== other.mode)
        return false;
    if (one.isSymbolicLink())
        return (0,external_node_fs_.readlinkSync)(here) === (0,external_node_fs_.readlinkSync)(there);
    if (one.isDirectory()) {
        const names = (0,external_node_fs_.readdirSync)(here);
        return (names.length === (0,external_node_fs_.readdirSync)(there).length &&
            names.every((name) => isSame((0,external_node_path_.join)(here, name), (0,external_node_path_.join)(there, name))));
    }
    const isOfOneTime = Math.trunc(one.mtimeMs) === Math.trunc(other.mtimeMs);
    return (one.isFile() && one.size === other.size && (isOfOneTime || (0,external_node_fs_.readFileSync)(here).equals((0,external_node_fs_.readFileSync)(there))));
}
const MAX_REPORTS = 500;
const MAX_REPORT_BYTES = 8 * 1024 * 1024;
const MAX_ALL_BYTES = 32 * 1024 * 1024;
const MAX_LOOKED_AT = 200_000;
const LEFT_OUT = new Set(['.git', 'node_modules', '.venv', 'venv']);
function findReports(root, places) {
    const found = new Map();
    let seen = 0;
    for (const { folder, glob } of places) {
        const start = folderIn(root, folder);
        const isReport = (0,repo_path .jN)([glob], '');
        const folders = start === null ? [] : [''];
        for (const below of folders) {
            for (const entry of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(start ?? root, below), { withFileTypes: true })) {
                if (++seen > MAX_LOOKED_AT || found.size >= MAX_REPORTS)
                    return found;
                const path = below === '' ? entry.name : `${below}/${entry.name}`;
                if (entry.isDirectory() && !LEFT_OUT.has(entry.name))
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
    return found;
}
function folderIn(root, folder) {
    const path = (0,external_node_path_.join)(root, folder);
    if (!(0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
        return null;
    const real = (0,external_node_fs_.realpathSync)(path);
    return real === root || real.startsWith(root + external_node_path_.sep) ? real : null;
}
function readReports(root, places, before) {
    const written = [...findReports(root, places)].filter(([path, stamp]) => before.get(path) !== stamp);
    const read = [];
    let left = MAX_ALL_BYTES;
    for (const [path] of written.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        const text = (0,oracle_folders .XF)((0,external_node_path_.join)(root, path), Math.min(MAX_REPORT_BYTES, left));
        const found = text === null ? null : (0,junit_xml .k)(text);
        if (text === null || found === null)
            continue;
        left -= text.length;
        read.push({ path, found });
    }
    const [first] = read;
    if (first === undefined)
        return null;
    const sum = (key) => read.reduce((all, { found }) => all + (found[key] ?? 0), 0);
    const failures = read.flatMap(({ found }) => found.failures);
    const source = read.length === 1 ? first.path : `${first.path} and ${read.length - 1} more`;
    return (0,all_runners .cG)(source, {
        failures,
        passed: sum('passed'),
        failed: sum('failed'),
        skipped: sum('skipped'),
    });
}

var test_environment = __webpack_require__(98121);
var sandbox_launch = __webpack_require__(16798);
; 










const noFolder = ({ workingDirectory }) => `The folder ${workingDirectory} is not there.`;
const isProof = (phase) => phase === 'confirm' || phase === 'counterfactual' || (0,outcome .Dv)({ phase });
class InPlace {
    #options;
    #checkout;
    #restorePoint = null;
    #isRenewed = false;
    #before = new Map();
    constructor(options) {
        this.#options = options;
        this.#checkout = new oracle_checkout .RW(options.root, options.snapshot.commit.length);
    }
    written() {
        return this.#options.root;
    }
    async prepare(phase, wanted, gone = []) {
        const { snapshot, policy, root } = this.#options;
        const point = this.#restorePoint ?? new RestorePoint(this.#checkout, snapshot, await policy());
        this.#restorePoint = point;
        const restored = isProof(phase) ? await this.#restore(point, wanted) : NOTHING_RESTORED;
        this.#takeBack(new Set(wanted.map(({ path }) => path)));
        for (const entry of wanted)
            this.#write(entry);
        for (const path of gone)
            this.#checkout.remove(path);
        const temp = isProof(phase) ? (0,leftovers .xc)((0,external_node_os_.tmpdir)(), 'tmp') : null;
        return {
            root,
            written: root,
            temp: { here: (0,external_node_os_.tmpdir)(), seen: (0,external_node_os_.tmpdir)() },
            env: temp === null ? {} : { TMPDIR: temp.path },
            restored,
            start: isProof(phase) && this.#options.renew !== null ? 'clean' : undefined,
            touched: isProof(phase) ? noteFiles({ written: root, isWhole: true }, root, snapshot.tree) : undefined,
            opened: phase === 'baseline' ? () => 'the tests ran without a sandbox' : undefined,
            run: async (command) => {
                const cwd = folderIn(root, command.workingDirectory);
                if (cwd === null)
                    return noFolder(command);
                return (0,process .R3)({ ...command, cwd, reserves: () => (0,process ._U)([command.scratch, root]) });
            },
            [Symbol.asyncDispose]: async () => {
                temp?.[Symbol.dispose]();
                if (!(0,outcome .Dv)({ phase }))
                    return;
                this.#takeBack(new Set());
                await this.#restore(point, []);
            },
        };
    }
    async #restore(point, wanted) {
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
        this.#checkout.write(path, { kind: 'file', bytes, isExecutable: mode === '100755' });
    }
    #takeBack(wanted) {
        for (const [path, before] of this.#before) {
            if (wanted.has(path))
                continue;
            if (before.kind === 'file' || before.kind === 'link')
                this.#checkout.write(path, before);
            else
                this.#checkout.remove(path);
        }
    }
    [Symbol.dispose]() { }
}
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
    #cell;
    #root;
    #snapshot;
    #layer = null;
    #given = [];
    #times = new Map();
    constructor(cell, root, snapshot) {
        this.#cell = cell;
        this.#root = root;
        this.#snapshot = snapshot;
    }
    written() {
        return this.#layer?.written ?? null;
    }
    async prepare(phase, wanted, removed = []) {
        if (isProof(phase))
            this.#drop();
        const isOfBase = phase === 'baseline' && this.#layer === null && wanted.length === 0;
        this.#layer ??= await this.#cell.openLayer({ isClean: removed.length > 0 });
        const layer = this.#layer;
        const { checkout, home, temp } = layer.seen;
        const paths = new Set(wanted.map(({ path }) => path));
        const dropped = [...this.#given].filter(({ path }) => !paths.has(path));
        const asBefore = dropped.flatMap((entry) => entry.base === null ? [] : [{ ...entry, bytes: entry.base }]);
        const gone = [...dropped.filter(({ base }) => base === null).map(({ path }) => path), ...removed];
        const patch = [...wanted, ...asBefore];
        this.#given = wanted;
        return {
            root: checkout,
            written: layer.written,
            temp: { here: layer.temp, seen: temp },
            env: { TMPDIR: temp, ...(home === null ? { HOME: `${temp}/home` } : { HOME: home }) },
            restored: NOTHING_RESTORED,
            ...(isProof(phase)
                ? {
                    start: layer.hasBaseOutputs ? 'base_outputs' : 'clean',
                    touched: noteFiles(layer, this.#root, this.#snapshot.tree),
                }
                : {}),
            ...(isOfBase ? { opened: watchFiles(layer, this.#root, this.#snapshot.tree) } : {}),
            run: (command) => this.#run(layer, command, { patch, gone }),
            [Symbol.asyncDispose]: async () => {
                if (isProof(phase))
                    this.#drop();
                else
                    layer.reopen();
                if (isOfBase)
                    await this.#keepBuilt(layer);
            },
        };
    }
    [Symbol.dispose]() {
        this.#drop();
        this.#cell[Symbol.dispose]();
    }
    async #keepBuilt(layer) {
        const outputs = await findBaseOutputs(layer, this.#root, this.#snapshot).catch(() => null);
        await layer.keepBuilt(outputs);
    }
    #drop() {
        this.#layer?.[Symbol.dispose]();
        this.#layer = null;
        this.#given = [];
    }
    async #run(layer, placed, { patch, gone }) {
        const { scratch, seenScratch, workingDirectory, program, args, env } = placed;
        const staging = (0,external_node_path_.join)(scratch, 'patch');
        const files = this.#stage(patch, staging, `${seenScratch}/patch`);
        this.#cell.give(scratch);
        const launch = this.#cell.launch(layer, {
            checkout: layer.seen.checkout,
            workingDirectory,
            files,
            gone,
            staging: `${seenScratch}/patch`,
            env,
            command: [program, ...args],
        });
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




















function createTestOracle(options) {
    const { command, checkout } = options;
    if (command === null) {
        return {
            run: () => Promise.resolve(notRun('There is no test command.')),
            written: () => null,
            stay: async () => { },
            reset: async () => { },
            [Symbol.dispose]: () => { },
        };
    }
    (0,shell_script .qI)(command.shell, command.run, () => true);
    if (!(0,repo_path .EP)(command.workingDirectory).ok) {
        throw new Error(`working-directory ${JSON.stringify(command.workingDirectory)} is not inside the repository`);
    }
    if (options.testReport)
        checkReportGlob(options.testReport);
    const root = (0,external_node_fs_.realpathSync)(checkout);
    return new CommandOracle(root, { ...options, command });
}
function checkReportGlob(glob) {
    if (glob.split('/').includes('..'))
        throw new Error(`test-report: ${glob} leads out of the working directory`);
    try {
        (0,repo_path .E9)(glob);
    }
    catch (cause) {
        throw new Error(`test-report: ${(0,errors .kc)(cause)}`, { cause });
    }
}
const LOOKS_FOR_FILES = /\b(?:exists(?:Sync)?|try_exists|is_?file|is_?dir|l?stat(?:Sync)?|access(?:Sync)?|ENOENT|FileNotFoundError|IsNotExist)\b/i;
const RECIPES = /(?:^|\/)(?:(?:GNU)?Makefile|makefile|[^/]+\.mk|Rakefile|[^/]+\.rake|Taskfile\.ya?ml|Snakefile|dodo\.py|build\.ninja)$/;
const SHELL_ENDING = /\.(?:sh|bash|zsh|ksh)$/;
const MAX_RECIPES = 200;
const MARKS_AS_DONE = /(?:^|[\s;&|@({-])touch[ \t]+[^\s;]|(?:>|\btee(?:[ \t]+-a)?)[ \t]*["']?\$[@({]*@|\b(?:echo|date|printf|:)\b[^\n|;&]*>[ \t]*["']?\.?[\w./$(){}-]*(?:stamp|done|pass(?:ed)?|tested|ok)\b/m;
const TERM_GRACE_MS = 2000;
const MIN_ONLY_TIMEOUT_MS = 60_000;
const MAX_CHANGED = 200;
const NOTHING_REPORTED = { source: 'no report', failures: [], passed: 0, failed: 0, skipped: 0 };
const withInFront = (env, inFront) => {
    const added = Object.entries(inFront).map(([name, value]) => {
        const held = env[name] ?? '';
        return [name, held === '' ? value.slice(0, -1) : value + held];
    });
    return { ...env, ...Object.fromEntries(added) };
};
const assignedInFront = (script, inFront) => Object.entries(inFront).reduce((text, [name, value]) => text.replace(new RegExp(`(?<![\\w$-])${name}=(?=[^\\s;&|])`, 'g'), () => `${name}='${value}'`), script);
class CommandOracle {
    #options;
    #place;
    #ranAtBase = new Map();
    #usualReports = null;
    #writesReports = false;
    #onlyMs = null;
    constructor(root, options) {
        const { snapshot, policy } = options.workspace;
        const { cell = null, renew = null } = options;
        this.#options = options;
        this.#place =
            cell === null ? new InPlace({ root, snapshot, policy, renew }) : new CellPlace(cell, root, snapshot);
    }
    written() {
        return this.#place.written();
    }
    async reset() {
        const { cell = null } = this.#options;
        if (cell === null)
            await (await this.#place.prepare('counterfactual', []))[Symbol.asyncDispose]();
    }
    async run(asked) {
        const result = await this.#runOnce(asked);
        if (asked.at !== undefined)
            return result;
        const { verdict, report, focus = '', start, durationMs } = result;
        const ran = report === undefined ? null : (report.passed ?? 0) + (report.failed ?? 0);
        if (asked.phase === 'baseline' && ran !== null)
            this.#ranAtBase.set(focus, ran);
        if (asked.phase === 'baseline' && ((await this.#skipsByFiles(report)) || (await this.#keepsMarks())))
            this.#options.cell?.forgetBaseOutputs();
        const isLess = ran !== null && ran < (this.#ranAtBase.get(focus) ?? 0);
        if (start !== 'base_outputs' || verdict !== 'green' || !isLess)
            return result;
        this.#options.cell?.forgetBaseOutputs();
        return this.#runOnce({ ...asked, timeoutMs: Math.max(0, asked.timeoutMs - durationMs) });
    }
    async #skipsByFiles(report) {
        const { readText } = this.#options.workspace.snapshot;
        const files = new Set((report?.failures ?? []).flatMap(({ file }) => file ?? []));
        const texts = await Promise.all([...files].map((file) => readText(file)));
        return texts.some((text) => text !== null && (0,tripwires .BH)(text) && LOOKS_FOR_FILES.test(text));
    }
    async #keepsMarks() {
        const { snapshot, policy } = this.#options.workspace;
        const { protection } = await policy();
        const recipes = [...snapshot.paths()].filter((path) => RECIPES.test(path) || (SHELL_ENDING.test(path) && protection(path) !== null));
        const texts = await Promise.all(recipes.slice(0, MAX_RECIPES).map((path) => snapshot.readText(path)));
        return [this.#options.command.run, ...texts].some((text) => text !== null && MARKS_AS_DONE.test(text));
    }
    async #runOnce({ phase, timeoutMs, signal, only = [], without, at }) {
        if (signal.aborted)
            return { verdict: 'timeout', exitCode: null, output: CANCELLED, durationMs: 0 };
        const { snapshot } = this.#options.workspace;
        try {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const files = at ?? { entries: await this.#wanted(phase, without), gone: [], snapshot };
                const place = __addDisposableResource(env_1, await this.#place.prepare(phase, files.entries, files.gone), true);
                const policy = place.opened === undefined ? null : this.#options.workspace.policy();
                const scripts = await this.#commandsForOnly(only, files.snapshot);
                const result = await this.#judge(place, { timeoutMs, signal }, scripts);
                const judges = policy === null ? {} : await this.#seenToJudge(place, await policy);
                const changed = at === undefined ? await this.#changedJudges(place, files.entries) : [];
                return {
                    ...result,
                    ...(place.start === undefined ? {} : { start: place.start }),
                    ...judges,
                    ...(changed.length === 0 ? {} : { changed }),
                };
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
            if (!isSystemError(error) && !(error instanceof RestoreError))
                throw error;
            return notRun(`The tests could not be started: ${error.message}`);
        }
    }
    async stay({ only, signal }, prepare) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const [first = this.#options.command.run] = await this.#commandsForOnly(only, this.#options.workspace.snapshot);
            const script = first.replace(/(?<=^|\n|&& )timeout(?: -\S+)* [\d.]+[smhd]? /, '');
            const place = __addDisposableResource(env_2, await this.#place.prepare('write', await this.#wanted('write', undefined)), true);
            await this.#start(place, { timeoutMs: Number.POSITIVE_INFINITY, signal }, script, prepare);
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
    async #seenToJudge(place, { protection }) {
        const opened = place.opened?.() ?? [];
        if (typeof opened === 'string')
            return { unwatched: opened };
        const { workspace, command } = this.#options;
        const { readText } = workspace.snapshot;
        const judges = await judgesAmong({ opened, ruleOf: protection, readText, command: command.run });
        return judges.length === 0 ? {} : { judges };
    }
    async #changedJudges({ touched, written }, wanted) {
        const { snapshot } = this.#options.workspace;
        const policy = await this.#options.workspace.policy();
        const given = new Map(wanted.map(({ path, bytes }) => [path, bytes]));
        const judges = (touched?.() ?? []).filter((path) => {
            const rule = policy.protection(path);
            const bytes = given.get(path);
            if (bytes !== undefined)
                return rule !== null && !(0,errors .NW)(false, () => (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(written, path)).equals(bytes));
            return rule !== null && (rule.opens !== 'test_edits' || snapshot.tree.find(path) !== null);
        });
        return judges.toSorted().slice(0, MAX_CHANGED);
    }
    async #wanted(phase, without) {
        const written = this.#options.workspace.journal.latest();
        if (phase !== 'counterfactual')
            return written;
        if (without !== 'product')
            return [];
        const policy = await this.#options.workspace.policy();
        return written.filter(({ path }) => policy.protection(path)?.opens === 'test_edits');
    }
    async #judge(place, bounds, scripts) {
        const startedAt = performance.now();
        const leftMs = () => Math.max(0, bounds.timeoutMs - (performance.now() - startedAt));
        const tried = [];
        for (const script of scripts) {
            const limitMs = this.#onlyMs === null ? Number.POSITIVE_INFINITY : Math.max(MIN_ONLY_TIMEOUT_MS, 5 * this.#onlyMs);
            const result = await this.#start(place, { ...bounds, timeoutMs: Math.min(leftMs(), limitMs) }, script);
            if (bounds.signal.aborted || showsTestsRan(result)) {
                this.#onlyMs = Math.max(this.#onlyMs ?? 0, result.durationMs);
                return { ...result, focus: script, ...(tried.length === 0 ? {} : { ranNoneByName: true }) };
            }
            tried.push(script);
        }
        const whole = await this.#start(place, { ...bounds, timeoutMs: leftMs() }, this.#options.command.run);
        const notes = tried.map((script) => `[agent-fix: no test ran in: ${script}; so the next was run]`);
        const output = joinOutput([...notes, whole.output]);
        return { ...whole, output, ...(tried.length === 0 ? {} : { ranNoneByName: true }) };
    }
    async #commandsForOnly(failures, snapshot) {
        return failures.length === 0 ? [] : (0,only_failing .u)(failures, this.#options.command, filesOf(snapshot));
    }
    async #start(place, bounds, text, prepare = () => ({ variables: {} })) {
        const env_3 = { stack: [], error: void 0, hasError: false };
        try {
            const { command } = this.#options;
            const own = __addDisposableResource(env_3, (0,leftovers .xc)(place.temp.here, 'tests'), false);
            const scratch = own.path;
            const seen = (0,external_node_path_.join)(place.temp.seen, (0,external_node_path_.basename)(scratch));
            const shown = (0,test_environment .iH)({ ...this.#options, command, checkout: place.root, scratch: seen });
            const prepared = prepare(place.root, { here: scratch, seen });
            const { inFront = {} } = prepared;
            const env = withInFront({ ...shown, ...place.env, ...prepared.variables }, inFront);
            const plan = (0,shell_script .qI)(command.shell, assignedInFront(text, inFront), (program) => isOnPath(program, env['PATH'] ?? ''));
            const script = `script${plan.extension}`;
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(scratch, script), plan.script);
            for (const file of (0,test_environment .UM)(scratch))
                (0,external_node_fs_.writeFileSync)(file, '');
            const before = findReports(place.written, this.#reportPlaces());
            const result = await place.run({
                program: plan.program,
                args: plan.args.map((arg) => arg.replaceAll('{0}', (0,external_node_path_.join)(seen, script))),
                env,
                workingDirectory: command.workingDirectory,
                scratch,
                seenScratch: seen,
                maxOutputBytes: outcome .yA * 1024 * 1024,
                graceMs: TERM_GRACE_MS,
                ...bounds,
            });
            prepared.ended?.();
            if (typeof result === 'string')
                return notRun(result);
            const shorten = (output) => (0,process .EQ)(output, [seen, place.root]);
            const ended = toTestResult({ ...result, output: shorten(result.output) }, place.restored);
            const hidden = this.#hiddenProgram(ended, env['PATH'] ?? '');
            const notes = [
                ...(hidden === null ? [] : [`[agent-fix: the sandbox hides ${hidden}]`]),
                ...(await this.#notInstalled(ended)),
            ];
            const read = { ...ended, output: joinOutput([ended.output, ...notes]) };
            const report = result.end.kind === 'exited' ? this.#report(place, before, ended, shorten(result.transcript)) : null;
            return report === null ? read : { ...read, report };
        }
        catch (e_3) {
            env_3.error = e_3;
            env_3.hasError = true;
        }
        finally {
            __disposeResources(env_3);
        }
    }
    #hiddenProgram({ verdict, output }, path) {
        const { cell = null, checkout } = this.#options;
        if (cell === null || verdict !== 'not_found')
            return null;
        const places = (0,missing_things .kB)(output).flatMap(({ name }) => name.includes('/') ? [name] : path.split(external_node_path_.delimiter).map((folder) => (0,external_node_path_.join)(folder, name)));
        const isOutside = (file) => (0,external_node_path_.isAbsolute)(file) && !file.startsWith(`${checkout}/`);
        return places.find((file) => isOutside(file) && (0,programs .Jf)(file)) ?? null;
    }
    async #notInstalled({ verdict, output }) {
        const { command, workspace } = this.#options;
        const modules = (0,missing_things .kB)(verdict === 'red' ? output : '').filter(({ kind }) => kind === 'module');
        if (modules.length === 0)
            return [];
        const { paths, readText } = workspace.snapshot;
        const folders = ['.', external_node_path_.posix.normalize(command?.workingDirectory ?? '.')];
        const notes = new Set();
        for (const path of paths()) {
            if (!missing_things .JS.test(external_node_path_.posix.basename(path)) || !folders.includes(external_node_path_.posix.dirname(path)))
                continue;
            const manifest = { name: external_node_path_.posix.basename(path), text: (await readText(path)) ?? '' };
            for (const { name } of modules)
                if ((0,missing_things ._r)(manifest, name))
                    notes.add(`[agent-fix: ${(0,repo_path .P8)(path)} declares ${name}, which is not installed]`);
        }
        return [...notes];
    }
    #report({ written }, before, { verdict }, output) {
        const { testReport, command, workspace } = this.#options;
        const said = (0,all_runners ._m)(output);
        const isEnough = !testReport && said !== null && said.passed !== null;
        const files = isEnough ? null : readReports(written, this.#reportPlaces(), before);
        this.#writesReports ||= files !== null;
        const isNamed = testReport || said === null || said.failures.length === 0;
        const isMissing = verdict === 'green' && this.#writesReports && (testReport || said === null);
        const other = isMissing ? NOTHING_REPORTED : said;
        const report = files !== null && !isNamed ? { ...files, failures: said.failures } : (files ?? other);
        return report === null
            ? null
            : (0,all_runners .XY)(report, command.workingDirectory, filesOf(workspace.snapshot));
    }
    #reportPlaces() {
        const { testReport, command, workspace } = this.#options;
        this.#usualReports ??= (0,all_runners .IZ)(workspace.snapshot.paths());
        return testReport ? [{ folder: command.workingDirectory, glob: testReport }] : this.#usualReports;
    }
    [Symbol.dispose]() {
        this.#place[Symbol.dispose]();
    }
}
function filesOf({ tree, readText, paths }) {
    return {
        paths,
        isFile: (path) => tree.find(path)?.kind === 'file',
        isFolder: (path) => tree.holdsFolder(path),
        read: readText,
    };
}
function showsTestsRan({ verdict, report }) {
    switch (verdict) {
        case 'green':
            return report !== undefined && (report.passed ?? 0) > 0;
        case 'red':
            return report !== undefined && (report.failures.length > 0 || (report.failed ?? 0) > 0);
        case 'timeout':
        case 'output_limit':
        case 'resource_limit':
            return true;
        case 'not_found':
            return false;
    }
}
function isSystemError(error) {
    return error instanceof Error && 'syscall' in error;
}
const CANCELLED = '[agent-fix: the run was cancelled]';
const FLOODED = `[agent-fix: the command printed more than ${outcome .yA} MiB and was stopped]`;
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
        case 'output_limit':
            return stopped('output_limit', FLOODED);
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
        .map(({ what, did, paths }) => {
        const more = paths.length > 10 ? `, and ${paths.length - 10} more` : '';
        const files = (0,file_tree .pq)(paths.length, what);
        return `[agent-fix: ${files} ${did}: ${paths.slice(0, 10).map(repo_path .P8).join(', ')}${more}]`;
    });
}
function notRun(output) {
    return { verdict: 'not_found', exitCode: null, output, durationMs: 0 };
}
function joinOutput(parts) {
    return parts
        .filter((part) => part !== '')
        .reduce((a, b) => (a === '' || a.endsWith('\n') ? a + b : `${a}\n${b}`), '');
}
const isOnPath = (program, path) => path.split(external_node_path_.delimiter).some((folder) => (0,programs .Jf)((0,external_node_path_.join)(folder, program)));
function earlierTests(oracle, { snapshot, policy }, source) {
    return {
        async run({ commit, failing, isFocused, ...asked }) {
            try {
                const env_4 = { stack: [], error: void 0, hasError: false };
                try {
                    const found = await source.open(commit);
                    if (typeof found === 'string')
                        return { kind: 'not_run', why: found };
                    const files = await (0,changes .YT)(found.repository, snapshot.commit, found.commit);
                    if (typeof files === 'string')
                        return { kind: 'not_run', why: files };
                    const at = __addDisposableResource(env_4, files, true);
                    const there = await testsThere(failing, at.snapshot);
                    if (failing.length > 0 && there.length === 0)
                        return { kind: 'not_run', why: 'the failing tests do not exist there' };
                    const result = await oracle.run({ ...asked, at, ...(isFocused ? { only: there } : {}) });
                    return result.ranNoneByName === true && result.verdict === 'green'
                        ? { kind: 'not_run', why: 'no test of these names ran there' }
                        : { kind: 'ran', result };
                }
                catch (e_4) {
                    env_4.error = e_4;
                    env_4.hasError = true;
                }
                finally {
                    const result_3 = __disposeResources(env_4);
                    if (result_3)
                        await result_3;
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


  }),

  96587:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Ir: () => (  RUNNERS),
  XY: () => (  placeFailures),
  _m: () => (  readTestOutput),
  IZ: () => (  reportsOfBuilds),
  cG: () => (  toReport)
});

var core_text = __webpack_require__(45565);
var test_runner = __webpack_require__(72651);
; 


const dotnetTest = {
    formats: { 'dotnet test': readDotnet },
    call: {
        pattern: /^dotnet test$/,
        options: { refused: /^(?:--filter|-t|--list-tests|-h|--help)$/ },
        only: (call, failures) => {
            const names = failures.map(({ id }) => id.replace('#', '.').replace(/\(.*$/s, ''));
            const own = (0,test_runner .Am)(names.filter((name) => /^[\w.]+$/.test(name)));
            const term = (test) => `FullyQualifiedName~${test}`;
            return (0,test_runner .IF)(call, own, (tests) => `--filter ${(0,core_text .r7)(tests.map(term).join('|'))}`);
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
    const told = body.findIndex((each) => /^ +Error Message:$/.test(each));
    const [, file, place] = body.map((each) => / in (\S.*):line (\d+)$/.exec(each)).find((match) => match) ?? [];
    return [
        (0,test_runner .g5)(name, { ...(0,test_runner .Sw)(file, place), message: told === -1 ? '' : (0,test_runner .ou)(body, told + 1) }),
    ];
}

var schemas = __webpack_require__(81469);
var json = __webpack_require__(68652);
; 




const GO_CALL = {
    pattern: /^go test$/,
    options: {
        valued: '-count -timeout -tags -p -parallel -cpu -mod -coverprofile -covermode -coverpkg -shuffle -ldflags -gcflags -vet',
        flags: '-v -race -short -cover -json -failfast -trimpath -msan -asan -a -x',
        refused: /^--?(?:run|skip|bench|fuzz|list|c|o|args|exec|C|test\..*)$/,
        dropped: /^--?cover(?:profile|mode|pkg)?$/,
        normal: (word) => word.value.startsWith('--') ? { ...word, raw: word.raw.slice(1), value: word.value.slice(1) } : word,
    },
    only: async ({ options }, failures, { read, isFolder }) => {
        const module = /^module\s+"?([^\s"]+)/m.exec((await read('go.mod')) ?? '')?.[1];
        if (module === undefined)
            return [];
        const ownName = (name) => {
            if (name === module || name === '.')
                return [module];
            const below = name.startsWith(`${module}/`) ? name.slice(module.length + 1) : name;
            return isFolder(below) ? [`${module}/${below}`] : [];
        };
        const known = failures.flatMap(({ id }) => {
            const [name = '', test = ''] = id.split(' ');
            return (0,test_runner .C2)(name) ? ownName(name).map((own) => ({ own, test })) : [];
        });
        const packages = (0,test_runner .Am)(known.map(({ own }) => own));
        if (packages.length === 0 || known.length > test_runner .vB)
            return [];
        const tests = (0,test_runner .Am)(known.map(({ test }) => test.split('/', 1)[0] ?? ''));
        const isNamed = tests.every((test) => /^(?:Test|Example|Fuzz)\w*$/.test(test));
        const run = isNamed ? [`-run ${(0,core_text .r7)(`^(?:${tests.join('|')})$`)}`] : [];
        const verbose = options.includes('-v') || options.includes('-json') ? [] : ['-v'];
        return [{ args: (0,test_runner .d8)(options, verbose, run, packages.map(core_text .r7)) }];
    },
};
const gotestsum = {
    formats: {},
    call: {
        pattern: /^gotestsum$/,
        options: {
            valued: '--format -f --format-icons --format-hivis --junitfile --jsonfile --hide-summary --max-fails',
            refused: /^--(?:packages|rerun-fails.*|raw-command|watch.*|post-run-command)$/,
            keepsRest: true,
        },
        only: async ({ options, positionals, rest }, failures, folder) => {
            const own = (0,test_runner .lR)(rest, GO_CALL.options, (text) => /^\./.test(text));
            if (own === null || positionals.length > 0)
                return [];
            const forms = await GO_CALL.only(own, failures, folder);
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
const PACKAGE = /^(ok {2}|FAIL|\?? {3})\t(\S+)(?:\t.*| \[[\w ]+\])$/;
const GO_RESULT = /^( *)--- (FAIL|PASS|SKIP): (\S+) \(\d[\d.]*s\)$/;
const PANICKED = /^panic: (.*)/;
const STILL_RUNNING = /^\t+(Test\S+) \(\d[\w.]*\)$/;
function readGo(lines) {
    const at = lines.findLastIndex((line) => PACKAGE.test(line));
    if (at === -1)
        return null;
    const started = new Set(lines.flatMap((line) => /^=== RUN {3}(\S+)$/.exec(line)?.[1] ?? []));
    const isVerbose = started.size > 0;
    const failures = [];
    const counts = { PASS: 0, FAIL: 0, SKIP: 0 };
    let from = 0;
    for (let below = 0; below <= at; below++) {
        const [, verdict, name = ''] = PACKAGE.exec(lines[below] ?? '') ?? [];
        if (verdict === undefined)
            continue;
        const own = lines.slice(from, below);
        from = below + 1;
        const results = own
            .flatMap((line, index) => resultOf(line, own, index))
            .filter(({ test }) => !isVerbose || started.has(test));
        for (const { verdict: result } of results)
            counts[result]++;
        const isReal = results.some((each) => each.verdict === 'FAIL') ||
            !isVerbose ||
            ENDS.test(`${own.at(-1)}\n${lines[below]}`);
        if (verdict === 'FAIL' && isReal)
            failures.push(...packageFailures(name, own, results));
    }
    if (!isVerbose)
        return { at, failures, ...test_runner .lZ };
    return { at, failures, passed: counts.PASS, failed: counts.FAIL, skipped: counts.SKIP };
}
const ENDS = /^(?:FAIL|exit status \d+|\s.*)\n|\]$/;
function resultOf(line, lines, at) {
    const [, , verdict, test = ''] = GO_RESULT.exec(line) ?? [];
    if (verdict !== 'PASS' && verdict !== 'FAIL' && verdict !== 'SKIP')
        return [];
    return [{ verdict, test, message: messageAt(lines, at, test) }];
}
const LOGGED = /^ +\S+\.go:\d+: /;
function messageAt(lines, at, test) {
    if (LOGGED.test(lines[at + 1] ?? ''))
        return (0,test_runner .ou)(lines, at + 1, at + 2);
    const start = lines.findLastIndex((line, above) => above < at && line === `=== RUN   ${test}`);
    if (start === -1)
        return '';
    const own = (0,test_runner .EU)(lines.slice(0, at), start, (line) => /^=== (?:RUN|CONT|NAME)/.test(line));
    return (own.find((line) => LOGGED.test(line)) ?? '').trim();
}
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
    return [goFailure(name, null, header === -1 ? panic : (0,test_runner .ou)(lines, header + 1, header + 2))];
}
function goFailure(name, test, message) {
    return (0,test_runner .g5)(test === null ? name : `${name} ${test}`, { message });
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
        failed: failed.length + broken.length,
        skipped: ended('skip').length,
    };
}
function goEventOf(line) {
    return line.startsWith('{"') && line.includes('"Action":') ? (0,json .Vh)(GoEventSchema, line) : null;
}
function printedBy({ Package, Test }, events) {
    const own = events.filter((each) => Test === undefined
        ? each.ImportPath?.split(' ')[0] === Package || (each.Package === Package && each.Test === undefined)
        : each.Package === Package && each.Test === Test);
    const lines = own.map(({ Output }) => Output?.trim() ?? '');
    return (lines.find((line) => /^\S+\.go:\d+:/.test(line)) ?? lines.find((line) => line.startsWith('panic: ')) ?? '');
}

var javascript = __webpack_require__(89799);
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
function methodsByClass(failures) {
    const named = failures.flatMap(({ id }) => {
        const [, owner, method = ''] = /^([\w.$]+)(?:#([\w$]+))?$/.exec(id) ?? [];
        return owner === undefined ? [] : [{ owner, method }];
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
            flags: '-B -ntp -q -e -X -U -o -V -am -amd -ff -fae -fn --batch-mode --no-transfer-progress --quiet --errors --also-make --fail-at-end --fail-fast --offline --show-version --update-snapshots',
            refused: /^(?:-Dtest|-Dit\.test|-DskipTests|-Dmaven\.test\.skip|-l|-h|--help|-v|--version)$/,
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
            return [{ args: (0,test_runner .d8)(options, [goals, (0,core_text .r7)(`-Dtest=${tests.join(',')}`)], none) }];
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
            flags: '--info --stacktrace --no-daemon --parallel --continue --build-cache --no-build-cache --scan --warning-mode -q -s -i --quiet --offline --rerun-tasks --configuration-cache --no-configuration-cache',
            refused: /^(?:--tests|-t|--continuous|-m|--dry-run|-h|--help)$/,
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
                    args: (0,test_runner .d8)(options, [task], tests.map((test) => `--tests ${(0,core_text .r7)(test)}`)),
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
    const own = lines.slice(start, at);
    const failures = own.flatMap((line, above) => {
        const [, name] = /^\d+\) (\S.*)$/.exec(line) ?? [];
        const id = name === undefined ? '' : javaId(name, '');
        const body = own.slice(above + 1, above + 60);
        return name === undefined
            ? []
            : [(0,test_runner .g5)(id, { line: lineIn(body, id.replace(/#.*$/, '')), message: (0,test_runner .ou)(body) })];
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
    const own = start === -1 ? [] : lines.slice(start, at);
    const failures = own.flatMap((line, above) => {
        const [, owner, method, types] = /^ +(?:Method|Class)Source \[className = '([^']+)'(?:, methodName = '([^']+)', methodParameterTypes = '([^']*)')?/.exec(line) ?? [];
        if (owner === undefined)
            return [];
        const row = /:\[(\d+)\][^:]*$/.exec(own[above - 1] ?? '')?.[1];
        const id = method === undefined ? owner : `${owner}#${method}${row === undefined ? '' : `(${types})[${row}]`}`;
        const body = (0,test_runner .EU)(own, above, (each) => /^ {2}\S/.test(each));
        const frame = body.find((each) => each.trim().startsWith(`${owner}.`));
        return [
            (0,test_runner .g5)(id, {
                line: (0,test_runner .Sw)(undefined, /\([\w$]+\.\w+:(\d+)\)$/.exec(frame ?? '')?.[1]).line,
                message: (0,test_runner .ou)(body).replace(/^=> /, ''),
            }),
        ];
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
    const told = bare.flatMap((line, index) => (isLog(index) ? surefireFailure(line, bare, index) : []));
    const listed = bare.flatMap((line, index) => (isLog(index) ? listedFailure(line) : []));
    const failures = told.length > 0 ? told : listed;
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
function surefireFailure(line, lines, at) {
    const name = SUREFIRE_FAILED.exec(line)?.[1];
    if (name === undefined || name.startsWith('Tests run:'))
        return [];
    const message = (0,test_runner .ou)(lines, at + 1, at + 2);
    const id = javaId(name, classAbove(lines, at));
    return [(0,test_runner .g5)(id, { line: lineIn(lines.slice(at + 1, at + 60), id.replace(/#.*$/, '')), message })];
}
function listedFailure(line) {
    const [, owner, method, number, message = ''] = /^(?:\w+>)?([A-Z][\w$]*)\.(\w+):(\d+) (?:» )?(.*)$/.exec(line) ?? [];
    return owner === undefined
        ? []
        : [(0,test_runner .g5)(`${owner}#${method}`, { ...(0,test_runner .Sw)(undefined, number), message })];
}
function lineIn(lines, owner) {
    const own = (0,test_runner .EU)(lines, -1, (line) => line === '' || SUREFIRE_FAILED.test(line));
    const frame = own.find((line) => line.startsWith(`\tat ${owner}.`));
    return (0,test_runner .Sw)(undefined, /\([\w$]+\.\w+:(\d+)\)$/.exec(frame ?? '')?.[1]).line;
}
function javaId(name, owner) {
    const [, method, inBrackets] = /^([\w$]+)(?:\[.*\])?\(([\w.$]+)\)$/.exec(name) ?? [];
    if (method !== undefined)
        return `${inBrackets}#${method}`;
    const plain = name.replace(/[({[].*$/, '').trim();
    if (owner !== '' && plain === owner)
        return owner;
    const bare = owner !== '' && plain.startsWith(`${owner}.`) ? plain.slice(owner.length + 1) : plain;
    if (owner !== '' && !bare.includes('.'))
        return `${owner}#${bare}`;
    const dot = plain.lastIndexOf('.');
    if (owner === '' && /^[A-Z]/.test(plain.slice(dot + 1)))
        return plain;
    return dot === -1 ? plain : `${plain.slice(0, dot)}#${plain.slice(dot + 1)}`;
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
    const method = name.replace(/\(.*$/, '').replace(/\[.*$/, '').trim();
    const message = (0,test_runner .ou)(lines, at + 1, at + 2);
    const number = /\bat \w+\.\w+:(\d+)$/.exec(message)?.[1];
    const id = /^[\w$]+$/.test(method) && !owner.includes(' > ') ? `${owner}#${method}` : `${owner} > ${name}`;
    return [(0,test_runner .g5)(id, { ...(0,test_runner .Sw)(undefined, number), message })];
}

; 


const cargoTest = {
    formats: { 'cargo test': readCargo },
    call: {
        pattern: /^cargo(?: \+[\w.-]+)? test$/,
        options: {
            valued: '-p --package --features -F --test --bin --example --manifest-path --target --target-dir --profile -j --jobs --color --exclude --message-format -Z',
            flags: '--all --workspace --all-features --no-default-features --release -r --lib --bins --tests --doc --locked --offline --frozen --no-fail-fast -q -v -vv --verbose --quiet --all-targets --examples --keep-going',
            refused: /^(?:--no-run|--bench|--benches|-h|--help)$/,
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
            const tests = ids.filter((id) => !DOC_ID.test(id)).flatMap((id) => /[\w:]+$/.exec(id)?.[0] ?? []);
            const names = (0,test_runner .Am)([...tests, ...docs]);
            if (names.length === 0 || names.length > test_runner .vB)
                return [];
            const own = ['--', ...rest.map(({ raw }) => raw), ...(docs.length === 0 ? ['--exact'] : [])];
            return [{ args: (0,test_runner .d8)(options, own, names.map(core_text .r7)) }];
        },
    },
    testFiles: ['*_test.rs', 'tests.rs'],
    settings: ['nextest.toml'],
};
const cargoNextest = {
    formats: {},
    call: {
        pattern: /^cargo(?: \+[\w.-]+)? nextest (?:run|r)$/,
        options: {
            valued: '-p --package --features -F --test --bin --example --manifest-path --target --target-dir --cargo-profile -P --profile -j --test-threads --build-jobs --color --exclude --retries --failure-output --success-output --status-level --final-status-level --config-file --no-tests',
            flags: '--all --workspace --all-features --no-default-features --release --lib --bins --tests --locked --offline --frozen --no-fail-fast --fail-fast --all-targets --examples --no-capture --nocapture -v --verbose --hide-progress-bar',
            refused: /^(?:-E|--filter-?expr|--filterset|--no-run|--run-ignored|--partition|--archive-.*|-R|--rerun|-h|--help)$/,
        },
        only: (call, failures) => {
            const names = failures.flatMap(({ id }) => /^[\w:-]+ ([\w:]+)$/.exec(id)?.[1] ?? []);
            return (0,test_runner .IF)(call, call.positionals.length > 0 ? [] : names, () => {
                return `-E ${(0,core_text .r7)((0,test_runner .Am)(names.map((name) => `test(=${name})`)).join(' + '))}`;
            });
        },
    },
};
const CARGO_START = /^running (\d+) tests?$/;
const CARGO_END = /^test result: (?:ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored; (\d+) measured; \d+ filtered out(?:; finished in \d[\d.]*s)?$/;
const TEST_BINARY = /^ +Running (?:unittests )?\S.* \((?:\S*[/\\])?([^/\\]+?)-[0-9a-f]{16}(?:\.exe)?\)$/;
const DOC_TESTS = /^ +Doc-tests (\S+)$/;
const DOC_ID = /([^\s/]+\.(?:rs|md)) -(?: (?:.* )?(\S+))?$/;
const DOC_NAME = /^(.+?) - (.*?) ?\(line (\d+)\)$/;
function readCargo(lines) {
    const failures = [];
    const totals = { passed: 0, failed: 0, skipped: 0 };
    let at = -1;
    let crate = '';
    let running = null;
    for (const [index, line] of lines.entries()) {
        crate = TEST_BINARY.exec(line)?.[1] ?? DOC_TESTS.exec(line)?.[1] ?? crate;
        const tests = running === null ? CARGO_START.exec(line)?.[1] : undefined;
        if (tests !== undefined)
            running = { from: index, tests: Number(tests) };
        const counts = CARGO_END.exec(line)?.slice(1).map(Number);
        if (counts === undefined || running === null)
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
    return at === -1 ? null : { at, failures, ...totals };
}
function sectionFailures(section, crate) {
    const heading = section.lastIndexOf('failures:');
    if (heading === -1)
        return [];
    const names = section.slice(heading + 1).flatMap((line) => /^ {4}(\S.*)$/.exec(line)?.[1] ?? []);
    return names.map((name) => cargoFailure(name, crate, section.slice(0, heading)));
}
function cargoFailure(name, crate, lines) {
    const [, docFile, docName, docLine] = DOC_NAME.exec(name) ?? [];
    const stable = docFile === undefined ? name : `${docFile} - ${docName}`.trim();
    const id = crate === '' ? stable : `${crate} ${stable}`;
    const own = lines.indexOf(`---- ${name} stdout ----`);
    const body = own === -1 ? [] : (0,test_runner .EU)(lines, own, (line) => /^---- .* stdout ----$/.test(line));
    const panic = body.findIndex((line) => /^thread '.*' (?:\(\d+\) )?panicked at /.test(line));
    const [, quoted, file, line] = /panicked at (?:'(.*)', )?(\S+?):(\d+):\d+:?$/.exec(body[panic] ?? '') ?? [];
    const message = quoted ?? (0,test_runner .ou)(body, panic + 1);
    return (0,test_runner .g5)(id, { ...(0,test_runner .Sw)(docFile ?? file, docLine ?? line), message });
}
const ctest = {
    formats: { ctest: readCtest },
    call: {
        pattern: /^ctest$/,
        options: {
            valued: '--test-dir -C --build-config -j --parallel --timeout -O --output-log --output-junit --repeat --stop-time --preset',
            flags: '--output-on-failure -V --verbose -VV --extra-verbose -Q --quiet --progress --no-tests --schedule-random --stop-on-failure --no-label-summary',
            refused: /^(?:-[RELUIMTSDN]\w*|-[EL]E|--tests-(?:regex|information)|--exclude-regex|--label-\w+|--rerun-failed|--union|-FA|-FS|-FC|--fixture-.*|--show-only.*|--build-and-test|--dashboard|--script|-h|--help|--version)$/,
        },
        only: (call, failures) => {
            const ids = call.positionals.length > 0 ? [] : failures.map(({ id }) => id).filter(test_runner .C2);
            return (0,test_runner .IF)(call, ids, (names) => `-R ${(0,core_text .r7)(`^(${names.map(test_runner .gc).join('|')})$`)}`);
        },
    },
};
const TOTALS = /^\d+% tests passed, (\d+) tests? failed out of (\d+)$/;
const CTEST_RESULT = /^ *\d+\/\d+ Test +#(\d+): .*\*\*\*/;
const NEXT_TEST = /^(?: *Start +\d+: |test \d+$| *\d+\/\d+ Test +#|\d+% tests passed)/;
const SAID = /^(\d+): (?!Test command:|Working Directory:|Test timeout)/;
const LISTED = /^\t *(\d+) - (.+) \(([\w ]+)\)(?: .*)?$/;
function readCtest(lines) {
    const none = lines.lastIndexOf('No tests were found!!!');
    const at = lines.findLastIndex((line) => TOTALS.test(line));
    if (at === -1)
        return none === -1 ? null : { at: none, failures: [], passed: 0, failed: 0, skipped: 0 };
    const [, failed = 0, total = 0] = (TOTALS.exec(lines[at] ?? '') ?? []).map(Number);
    const below = lines.slice(at);
    const skipped = listedBelow(below, 'The following tests did not run:');
    const results = new Map(lines.slice(0, at).map((line, above) => [CTEST_RESULT.exec(line)?.[1], above]));
    const said = Map.groupBy(lines.slice(0, at), (line) => SAID.exec(line)?.[1]);
    const failures = listedBelow(below, 'The following tests FAILED:').map(({ number, name, how }) => {
        const own = said.get(number)?.map((line) => line.slice(number.length + 2)) ?? [];
        const result = results.get(number);
        const after = result === undefined ? [] : (0,test_runner .EU)(lines, result, (line) => NEXT_TEST.test(line));
        return (0,test_runner .g5)(name, { message: (0,test_runner .ou)(own) || (0,test_runner .ou)(after) || how });
    });
    const ran = total - failed - skipped.filter(({ how }) => how !== 'Disabled').length;
    return { at, failures, passed: Math.max(0, ran), failed, skipped: skipped.length };
}
const listedBelow = (lines, heading) => (0,test_runner .EU)(lines, lines.indexOf(heading), (line) => line === '' || !line.startsWith('\t')).flatMap((line) => {
    const [, number = '', name, how = ''] = LISTED.exec(line) ?? [];
    return name === undefined ? [] : [{ number, name, how }];
});

var python = __webpack_require__(73578);
; 


const rspec = {
    formats: { rspec: readRspec },
    call: {
        pattern: /^rspec$/,
        options: {
            valued: '-f --format -o --out -t --tag -r --require -I --seed --order -O --options --failure-exit-code',
            flags: '-c --color --colour --force-color --no-color -b --backtrace -w --warnings --fail-fast --no-fail-fast -p --profile',
            refused: /^(?:-e|--example|-E|--example-matches|-P|--pattern|--only-failures|-n|--next-failure|--bisect|--dry-run|-h|--help|-v|--version)$/,
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
            const whole = { args: (0,test_runner .d8)(options, files.map(core_text .r7)) };
            if (examples.includes(''))
                return [whole];
            const lines = known.flatMap(({ path: [file], line }) => (line === null ? [] : [`${file}:${line}`]));
            const chosen = lines.length === known.length
                ? (0,test_runner .Am)(lines).map(core_text .r7)
                : [...files.map(core_text .r7), ...examples.map((text) => `-e ${(0,core_text .r7)(text)}`)];
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
    return [(0,test_runner .g5)(`${file} > ${description}`, { ...(0,test_runner .Sw)(path, line), message })];
}
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
        options: { refused: /^(?:-[neEcxsSp]|--name|-[ix]|--(?:include|exclude|version|help)|-[vh]|--)$/ },
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
            const added = `-n ${(0,core_text .r7)(`/^(?:${patterns.join('|')})$/`)}`;
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
        return [(0,test_runner .g5)(id, { ...(0,test_runner .Sw)(file, number), message: (0,test_runner .ou)(body) })];
    });
    return { at, failures, passed: runs - failed - errors - skipped, failed: failed + errors, skipped };
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
            (0,test_runner .g5)(`${owner}#${name}`, { ...(0,test_runner .Sw)(file, number), message: error ?? (0,test_runner .ou)(text) }),
        ];
    });
    const skipped = pending + omitted;
    return { at, failures, passed: tests - failed - errors - skipped, failed: failed + errors, skipped };
}
const phpunit = {
    formats: { PHPUnit: readPhpunit },
    call: {
        pattern: /^(?:php )?phpunit(?:\.phar)?$/,
        options: { refused: /^(?:--filter|--list-.*|-h|--help|--version)$/ },
        only: ({ options }, failures) => {
            const tests = (0,test_runner .Am)(failures.flatMap(({ id }) => /^[\w\\]+::\w+/.exec(id)?.[0] ?? []));
            if (tests.length === 0 || tests.length > test_runner .vB)
                return [];
            const pattern = `/^(?:${tests.map(test_runner .gc).join('|')})(?:$| with data set )/`;
            return [{ args: (0,test_runner .d8)([`--filter ${(0,core_text .r7)(pattern)}`], options) }];
        },
    },
    testFilesInThisCase: [`{${test_runner .en}}.php`],
    settings: ['phpunit*.xml{,.dist}'],
};
const RED_TOTALS = /^Tests: \d+, Assertions: \d+(?:, [\w ]+: \d+)*\.$/;
const GREEN_TOTALS = /^OK \((\d+) tests?, \d+ assertions?\)$/;
const NO_TESTS = /^No tests executed!$/;
const NUMBERED_TEST = /^(\d+)\) ([\w\\]+::\w+)( with data set (?:#\d+|".*?"))?(?: \(.*\))?$/;
const FAILURE_LIST = /^There (?:was|were) \d+ (?:errors?|failures?):$/;
const ANY_LIST = /^There (?:was|were) \d+ /;
function readPhpunit(lines) {
    const at = lines.findLastIndex((line) => RED_TOTALS.test(line) || GREEN_TOTALS.test(line) || NO_TESTS.test(line));
    const start = lines.findLastIndex((line, above) => above < at && /^PHPUnit \d+\.\d/.test(line));
    if (at === -1 || start === -1)
        return null;
    const last = lines[at] ?? '';
    if (NO_TESTS.test(last))
        return { at, failures: [], passed: 0, failed: 0, skipped: 0 };
    if (GREEN_TOTALS.test(last))
        return { at, failures: [], passed: (0,test_runner .ry)(last, GREEN_TOTALS), failed: 0, skipped: 0 };
    const failed = (0,test_runner .ry)(last, /Errors: (\d+)/) + (0,test_runner .ry)(last, /Failures: (\d+)/);
    const skipped = (0,test_runner .ry)(last, /Skipped: (\d+)/) + (0,test_runner .ry)(last, /Incomplete: (\d+)/);
    const passed = (0,test_runner .ry)(last, /^Tests: (\d+)/) - failed - skipped - (0,test_runner .ry)(last, /Risky: (\d+)/);
    const own = lines.slice(start, at);
    const numbered = numberedFailures(own);
    const failures = numbered.length > 0 ? numbered : toldFailures(own);
    return { at, failures, passed: Math.max(0, passed), failed, skipped };
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
        failures.push((0,test_runner .g5)(test + data, { ...(0,test_runner .Sw)(file, place), message: (0,test_runner .ou)(body) }));
    }
    return failures;
}
function toldFailures(lines) {
    return lines.flatMap((line, at) => {
        const [, name] = /^ ✘ (\S.*?)(?: \[\d[\d.]* m?s\])?$/.exec(line) ?? [];
        if (name === undefined)
            return [];
        const owner = lines.slice(0, at).findLast((each) => /^\S/.test(each)) ?? '';
        const told = (0,test_runner .EU)(lines, at, (each) => !/^ {3}[│├┐┴┬┊╵╷]/.test(each)).map((each) => each.slice(4).trim());
        const [, file, place] = told.map((each) => /^(\S+\.php):(\d+)$/.exec(each)).findLast(Boolean) ?? [];
        return [(0,test_runner .g5)(`${owner} > ${name}`, { ...(0,test_runner .Sw)(file, place), message: (0,test_runner .ou)(told) })];
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
        const message = (0,core_text .aJ)(errors[0]?.message ?? '');
        return (0,test_runner .g5)([...path, title].join(' › '), { ...(0,test_runner .Sw)(file, String(line)), message });
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
                return [(0,test_runner .g5)(name, { file: name, message: (0,core_text .aJ)(message) })];
            return failed.map(({ ancestorTitles, title, failureMessages: [first = ''] }) => {
                const place = first.split(`${name}:`)[1];
                const line = /^\d+/.exec(place ?? '')?.[0];
                const path = [name, ...ancestorTitles, title].filter((each) => each !== '');
                return (0,test_runner .g5)(path.join(' > '), { ...(0,test_runner .Sw)(name, line), message: (0,core_text .aJ)(first) });
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
        const failures = failed.map(({ full_description, file_path, line_number, exception }) => (0,test_runner .g5)(`${(0,test_runner .s1)(file_path)} > ${full_description}`, {
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

var junit_xml = __webpack_require__(40394);
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
    gotestsum: {
        line: /^DONE (?:\d+ runs, )?\d+ tests?(?:, \d+ (?:skipped|failures?|errors?))* in /,
        counts: {
            total: /^DONE (?:\d+ runs, )?(\d+) tests?/m,
            failed: /, (\d+) failures?/,
            skipped: /, (\d+) skipped/,
        },
        failure: /^=== FAIL: (?<id>\S+(?: \S+)?) \(\d[\d.]*s\)$/,
        messageAfter: 1,
    },
    green: {
        line: /^(?:OK|FAILED) \((?:\w+=\d+, )*passes=\d+(?:, \w+=\d+)*\)$/,
        counts: { passed: /passes=(\d+)/, failed: /failures=(\d+)/, skipped: /skips=(\d+)/ },
        failure: /^(?:Failure|Error) in (?<id>[\w.]+)$/,
    },
    stestr: {
        line: /^ - Passed: \d+$/,
        counts: { passed: /^ - Passed: (\d+)$/m, failed: /^ - Failed: (\d+)$/m, skipped: /^ - Skipped: (\d+)$/m },
        failure: /^\{\d+\} (?<id>\S+) \[\d[\d.]*s\] \.\.\. FAILED$/,
    },
    behave: {
        line: /^\d+ scenarios? passed, \d+ failed, \d+ skipped/,
        counts: {
            passed: /^(\d+) scenarios? passed/m,
            failed: /scenarios? passed, (\d+) failed/,
            skipped: /scenarios? passed, \d+ failed, (\d+)/,
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
    Playwright: {
        line: /^(?: {2}\d+ (?:failed|interrupted|flaky|skipped|did not run|passed \(\d[\d.]*\w+\))|Error: No tests found\.?| {3}at \S+?:\d+(?=\n\n[> ]+\d+ \|))$/,
        start: /^Running \d+ tests? using \d+ workers?/,
        counts: {
            passed: /^ {2}(\d+) (?:passed|flaky)\b/gm,
            failed: /^ {2}(\d+) (?:failed|interrupted)$/gm,
            skipped: /^ {2}(\d+) (?:skipped|did not run)$/gm,
        },
        failure: /^ {2}\d+\) (?:\[[^\]]+\] › )?(?<file>\S+?):(?<line>\d+):\d+ › (?<id>.+?)(?: ─+)?$/,
        broken: /^(?<message>\w*Error: .*)\n\n {3}at (?<file>\S+?):(?<line>\d+)$/,
        messageAfter: 1,
    },
    bats: {
        line: /(?<!^Finished in .*\n(?:.+\n)?)^\d+ tests?, \d+ failures?(?:, \d+ skipped)?(?: in \d+ seconds?)?$/,
        counts: { total: /^(\d+) tests?,/m, failed: /, (\d+) failures?/, skipped: /, (\d+) skipped/ },
        failure: /^.* ✗ (?<id>\S.*?)(?: \[\d+(?:ms)?\])?\n(?: {3}\(from .*\n(?: {4}from .*\n)*)?(?: {3}[( ]in test file (?<file>\S+), line (?<line>\d+)\)\n {5}(?<message>.*))?/,
    },
    ExUnit: {
        line: /^Finished in .*\n(?:.*\n)?\d+ tests?, \d+ failures?(?:, \d+ (?:skipped|excluded|invalid))*$/,
        counts: {
            total: /(\d+) tests?, \d+ failure/,
            failed: /, (\d+) (?:failures?|invalid)/g,
            skipped: /, (\d+) (?:skipped|excluded)/g,
        },
        failure: /^ {2}\d+\) (?<id>\S.* \(\S+\))\n {5}(?<file>\S+?):(?<line>\d+)$/,
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
        broken: /^Error (?:→|->) (?<file>\S+?):(?<line>\d+): (?<message>.*)$/,
        messageAfter: 2,
    },
    GoogleTest: {
        line: /^\[={10}\] \d+ tests? from \d+ test (?:suites?|cases?) ran\./,
        counts: {
            total: /^\[={10}\] (\d+) tests? from/m,
            passed: /^\[ {2}PASSED {2}\] (\d+)/m,
            skipped: /^\[ {2}SKIPPED \] (\d+) tests?[.,]/m,
        },
        failure: /^\[ RUN {6}\] (?<id>\S+)\n(?:(?!\[ +(?:RUN|OK|SKIPPED|FAILED) ).*\n){0,99}?(?:(?<file>\S+?):(?<line>\d+)|unknown file): Failure\n(?<message>.*)$/,
    },
    Catch2: {
        line: /^test cases: +\d+ \||^All tests passed \(\d+ assertions? in \d+ test cases?\)$|^No tests ran$/,
        counts: {
            total: /(?:^test cases: +|assertions? in )(\d+)/m,
            failed: /^test cases: .*?\b(\d+) failed/m,
            skipped: /^test cases: .*?\b(\d+) skipped/m,
        },
        failure: /^-{79}\n(?<id>\S.*)\n(?: +\S.*\n)*-{79}\n\S.*\n\.{79}\n\n(?<file>\S+?):(?<line>\d+): FAILED:\n *(?<message>.*)$/,
    },
    doctest: {
        line: /^\[doctest\] test cases: +\d+ \|/,
        counts: {
            passed: /test cases: .*?(\d+) passed/,
            failed: /test cases: .*?(\d+) failed/,
            skipped: /test cases: .*?(\d+) skipped/,
        },
        failure: /^(?<file>\S+?):(?<line>\d+):\n(?:TEST SUITE: .*\n)?TEST CASE: {2}(?<id>\S.*)\n(?:(?!={79}).*\n){0,20}?\S+?:\d+: (?:FATAL )?ERROR: (?<message>.*)$/,
    },
    'cargo nextest': {
        line: /^ +Summary \[ *\d[\d.]*s\] .*\btests? run: .*$/,
        counts: {
            passed: /tests? run: (\d+) passed/,
            failed: /(?<=Summary .*)\b(\d+) (?:exec )?(?:failed|timed out)/g,
            skipped: /(?<=Summary .*)\b(\d+) skipped/,
        },
        failure: /^ +(?:FAIL|TIMEOUT|ABORT|SIG[A-Z]+|XFAIL)(?: \+ LEAK)? \[ *\d[\d.]*s\] (?:\( *\d+\/\d+\) )?(?<id>\S.*)(?:(?:\n(?! +(?:PASS|FAIL|Summary|Cancelling) ).*){0,40}?\n +thread '.*' (?:\(\d+\) )?panicked at (?<file>\S+?):(?<line>\d+):\d+:\n +(?<message>.*))?$/,
    },
    'tap-min': {
        line: /^\d+ tests? complete \(\d+ms\)$/,
        counts: {},
        failure: /^(?<id>\S.*)\n\tat: +'?(?:.* \()?(?<file>\S+?):(?<line>\d+):\d+\)?'?$/,
    },
    bun: {
        line: /^ *\d+ pass$/,
        counts: { passed: /^ *(\d+) pass$/m, failed: /^ *(\d+) fail$/m, skipped: /^ *(\d+) skip$/m },
        failure: /^(?:\(fail\)|✗) (?<id>\S.*?)(?: \[\d[\d.]*m?s\])?$/,
    },
    'deno test': {
        line: /^(?:ok|FAILED) \| \d+ passed\b.* \| \d+ failed\b.* \(\d+\w+\)$/,
        counts: { passed: /\| (\d+) passed/, failed: /\| (\d+) failed/, skipped: /\| (\d+) ignored/ },
        failure: /^(?<id>\S.*) => (?<file>\S+?):(?<line>\d+):\d+$/,
        messageAfter: 1,
    },
};
const onlyRead = {
    formats: {
        ...Object.fromEntries(Object.entries(SUMMARIES).map(([name, summary]) => [
            name,
            (lines) => readSummary(lines, summary),
        ])),
        'JUnit XML': readPrintedXml,
        ...JSON_FORMATS,
    },
};
function readSummary(lines, summary) {
    const text = lines.join('\n');
    const end = lastMatch(text, summary.line);
    if (end === null)
        return null;
    const start = summary.start === undefined ? null : lastMatch(text, summary.start);
    const failures = [...allMatches(text, summary.failure)].flatMap(({ index, groups }) => {
        const { id = '', file, line, message } = groups ?? {};
        const below = text.slice(index, index + 2000).split('\n');
        if (summary.ofSuite?.test(below[1] ?? '') === true)
            return [];
        const from = summary.messageAfter;
        const near = from === undefined ? '' : (0,test_runner .ou)(below, from, from + 2);
        return [(0,test_runner .g5)(id, { ...(0,test_runner .Sw)(file, line), message: message ?? near })];
    });
    const broken = [...allMatches(text, summary.broken ?? /(?!)/)].map(({ groups }) => {
        const { file = '', line, message = '' } = groups ?? {};
        return (0,test_runner .g5)((0,test_runner .s1)(file), { ...(0,test_runner .Sw)(file, line), message });
    });
    const groups = new Set(failures.flatMap(({ id }) => [...id.matchAll(/\//g)].map(({ index }) => id.slice(0, index))));
    const inner = failures.filter(({ id }) => !groups.has(id));
    const at = text.slice(0, end.index + end[0].length).split('\n').length - 1;
    const found = { at, failures: [...inner, ...broken] };
    const told = start === null
        ? text.slice(end.index).split('\n', 8).join('\n')
        : text.slice(start.index, end.index + end[0].length);
    const { counts } = summary;
    const count = (key) => {
        const pattern = counts[key];
        if (pattern === undefined)
            return null;
        return pattern.global
            ? told.matchAll(pattern).reduce((sum, [, value]) => sum + Number(value), 0)
            : (0,test_runner .ry)(told, pattern);
    };
    const [passed, skipped, total, ran] = [count('passed'), count('skipped'), count('total'), count('ran')];
    const all = ran ?? (total === null ? null : total - (skipped ?? 0));
    const failed = count('failed') ?? (all === null || passed === null ? null : all - passed);
    if (skipped === null)
        return { ...found, ...test_runner .lZ, failed };
    const others = all === null || failed === null ? null : Math.max(0, all - failed);
    return { ...found, passed: passed ?? others, failed, skipped };
}
const allMatches = (text, { source }) => text.matchAll(new RegExp(source, 'gm'));
const lastMatch = (text, pattern) => allMatches(text, pattern).reduce((_, match) => match, null);
function readPrintedXml(lines) {
    const from = lines.findIndex((line) => /^<testsuites?[\s>]/.test(line));
    const at = lines.findLastIndex((line) => /^<\/testsuites?>$/.test(line));
    if (from === -1 || at < from)
        return null;
    const counts = (0,junit_xml .k)(lines.slice(from, at + 1).join('\n'));
    return counts === null ? null : { at, ...counts };
}

; 



const onlyNodeTest = (0,javascript .TM)({
    select: (pattern) => [`--test-name-pattern=${pattern}`],
    nameOf: ({ path }) => (0,test_runner .gc)(path.at(-1) ?? ''),
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
            valued: '--import --require -r --loader --experimental-loader --test-reporter --test-reporter-destination --test-concurrency --test-timeout --env-file --conditions -C --test-isolation',
            flags: '--test --no-warnings --experimental-strip-types --experimental-test-coverage --experimental-test-module-mocks --enable-source-maps --test-force-exit --trace-warnings --experimental-vm-modules --experimental-test-snapshots',
            refused: /^(?:--watch.*|--test-name-pattern|--test-skip-pattern|--test-only|--test-shard|-e|--eval|-p|--print|--test-update-snapshots|--test-rerun-failures)$/,
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
const SPEC_RESULT = /^( *)[✖✔⚠﹣] (.*?)(?: \(\d[\d.]*ms\))?(?: # .*)?$/;
const SPEC_OPENS = /^( *)▶ (.*?)(?: \(\d[\d.]*ms\))?$/;
function readNodeSpec(lines) {
    const at = lines.findLastIndex((line) => /^ℹ duration_ms \d/.test(line));
    const start = lines.findLastIndex((line, above) => above < at && /^ℹ tests \d/.test(line));
    if (at === -1 || start === -1)
        return null;
    const counts = countsByName(lines.slice(start, at), SPEC_COUNT);
    const heading = lines.findIndex((line, below) => below > at && /^✖ failing tests:$/.test(line));
    const paths = pathsOf(lines.slice(0, start));
    const failures = heading === -1 ? [] : specFailures(lines.slice(heading + 1), paths);
    const files = lines
        .slice(0, start)
        .filter((line) => /^✔ /.test(line) && isScriptName(specName(line))).length;
    const count = (key) => counts.get(key) ?? 0;
    return {
        at: Math.max(at, heading),
        failures,
        passed: Math.max(0, count('pass') - files),
        failed: count('fail') + count('cancelled'),
        skipped: count('skipped') + count('todo'),
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
        const { file, line: number } = (0,javascript .QR)(body) ?? { file: null, line: null };
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
function pathsOf(lines) {
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
    const own = isWhole ? (0,test_runner .s1)(first) : file;
    const id = isWhole ? (0,test_runner .s1)(first) : [...(file === null ? [] : [file]), ...path].join(' > ');
    return (0,test_runner .g5)(id, { file: own, line, message });
}
const tap = {
    formats: { TAP: readTap, 'tap-spec': readTapSpec },
    call: {
        pattern: /^tape$/,
        options: { valued: '-r --require -i --ignore', flags: '--no-only --strict', refused: /^(?:-h|--help)$/ },
        only: onlyWholeFiles(),
    },
};
const perlProve = {
    formats: { prove: readProve },
    call: {
        pattern: /^prove$/,
        options: {
            valued: '-I -P -M -e -j --jobs --exec --formatter --harness --ext --archive --source --rc',
            flags: '-l --lib -b --blib -r --recurse -v --verbose -q --quiet -Q -m --merge -f -o -c --color --nocolor -w -t -T --timer --norc',
            refused: /^(?:--state.*|-s|--shuffle|-D|--dry|-h|--help|-H|--man|-V|--version|-)$/,
        },
        only: onlyWholeFiles(),
    },
};
const bats = {
    formats: {},
    call: {
        pattern: /^bats$/,
        options: { refused: /^(?:-f|--filter.*|-c|--count|--negative-filter|-h|--help|-v|--version)$/ },
        only: (call, failures) => {
            const ids = (0,test_runner .Am)(failures.map(({ id }) => id).filter(test_runner .C2));
            return (0,test_runner .IF)(call, ids, (names) => `-f ${(0,core_text .r7)(`^(${names.map(test_runner .gc).join('|')})$`)}`);
        },
    },
};
function onlyWholeFiles() {
    const only = (0,javascript .TM)({ select: () => [], nameOf: ({ file }) => file });
    return async (call, failures, folder) => {
        const forms = await only(call, failures, folder);
        const [{ args = '' } = {}] = forms;
        const given = call.positionals.map(({ value }) => (0,core_text .r7)(value)).toSorted();
        const namesOthers = call.positionals.some(({ value }) => value === '::');
        return namesOthers || args === (0,test_runner .d8)(call.options, given) ? [] : forms.slice(-1);
    };
}
const VERSION = /^TAP version 1[34]$/;
const PLAN = /^1\.\.(\d+)(?: #.*)?$/;
const TAP_RESULT = /^( *)(ok|not ok) (\d+)(?: -)?(?: (.*?))?(?: # (SKIP|TODO)\b.*?)?(?: # time=[\d.]+m?s)?( \{)?$/i;
const SUBTEST = /^( *)# Subtest: (.*)$/;
const HEADING = /^# (.+)$/;
const TAP_COUNT = /^# (tests|pass|fail|cancelled|skip|skipped|todo|duration_ms) +(\d+)(?:\.\d+)?$/;
function readTap(lines) {
    const version = lines.findLastIndex((line) => VERSION.test(line));
    const plan = lines.findLastIndex((line, at) => at > version && PLAN.test(line));
    const last = lines.findLastIndex((line) => TAP_COUNT.test(line));
    const counts = countsByName(lines.slice(Math.max(version, plan, last - 9) + 1, last + 1), TAP_COUNT);
    if (Math.max(plan, last) <= version)
        return null;
    const own = lines.slice(version + 1);
    const results = own.flatMap((line) => {
        const [, indent, verdict = '', , , directive] = TAP_RESULT.exec(line) ?? [];
        return indent === '' ? [directive === undefined ? verdict : 'skipped'] : [];
    });
    if (version === -1 && results.length !== Number(PLAN.exec(lines[plan] ?? '')?.[1]))
        return null;
    const isBraced = own.some((line) => TAP_RESULT.exec(line)?.[6] !== undefined);
    const hasHeadings = version !== -1 && !isBraced && !own.some((line) => SUBTEST.test(line));
    const { failures, files } = tapFailures(own, hasHeadings);
    const at = Math.max(plan, last, version + 1 + own.findLastIndex((line) => TAP_RESULT.test(line)));
    if (isBraced)
        return { at, failures, ...test_runner .lZ };
    if (counts.size === 0) {
        const count = (verdict) => results.filter((each) => each === verdict).length;
        return { at, failures, passed: count('ok'), failed: count('not ok'), skipped: count('skipped') };
    }
    const sum = (...keys) => keys.reduce((all, key) => all + (counts.get(key) ?? 0), 0);
    const failed = sum('fail', 'cancelled');
    if (hasHeadings && failed > 0)
        return { at, failures, ...test_runner .lZ, failed };
    return {
        at,
        failures,
        passed: Math.max(0, sum('pass') - files),
        failed,
        skipped: sum('skipped', 'skip', 'todo'),
    };
}
function tapFailures(lines, hasHeadings) {
    const failures = [];
    let files = 0;
    const parents = [];
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
        const [, indent, verdict, , name = '', directive, opens] = TAP_RESULT.exec(line) ?? [];
        if (indent === undefined)
            continue;
        if (opens !== undefined) {
            parents.length = indent.length / 4;
            parents.push(unescapedName(name));
            continue;
        }
        const { isParent, isOfTest, ...place } = detailsAfter(lines, at);
        const path = [...parents.slice(0, hasHeadings ? 1 : indent.length / 4), unescapedName(name)];
        if (isScriptName(name) && verdict === 'ok')
            files++;
        if (verdict !== 'not ok' || directive !== undefined || isParent)
            continue;
        failures.push(isOfTest ? nodeFailure(path, place) : (0,test_runner .g5)(path.join(' > '), place));
    }
    return { failures, files };
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
    const told = block.length > 0 ? block : commentsBelow(lines, at);
    const placed = told.findIndex((line) => TOLD_PLACE.test(line));
    const own = TOLD_PLACE.exec(told[placed] ?? '');
    const place = value('location') || value('at');
    const [, file, line] = own ?? /^(?:.* \()?(?:file:\/\/)?(\S.*):(\d+):\d+\)?$/.exec(place.replaceAll('"', '')) ?? [];
    const compared = text('operator') && `${text('operator')}: expected ${text('expected')}, not ${text('actual')}`;
    return {
        isParent: value('failureType') === 'subtestsFailed',
        isOfTest: value('location') !== '',
        ...(0,test_runner .Sw)(file, line),
        message: (own === null && (text('error') || text('message') || compared)) ||
            (0,test_runner .ou)(told, placed + 1) ||
            (0,test_runner .ou)(block.length > 0 ? [] : told),
    };
}
const TOLD_PLACE = /(?:\bin test file|^at) (\S+?),? line (\d+)[.)]/;
const commentsBelow = (lines, at) => (0,test_runner .EU)(lines, at, (line) => !/^ *#|^ {2}/.test(line) || TAP_RESULT.test(line) || SUBTEST.test(line)).map((line) => line.replace(/^ *(?:# *)?/, ''));
function readProve(lines) {
    const at = lines.findLastIndex((line) => /^Result: (?:PASS|FAIL|NOTESTS)$/.test(line));
    const [, total] = /^Files=\d+, Tests=(\d+),/.exec(lines[at - 1] ?? '') ?? [];
    if (total === undefined)
        return null;
    const own = lines.slice(0, at);
    const tests = own.flatMap((line, above) => {
        const [said, name, inLine, itsNumber] = /^# {3}Failed test(?: '(.*)')?(?: at (\S+) line (\d+)\.)?$/.exec(line) ?? [];
        const below = said === undefined || inLine !== undefined ? '' : (own[above + 1] ?? '');
        const [, file = inLine, number = itsNumber] = /^# {3}at (\S+) line (\d+)\.$/.exec(below) ?? [];
        if (file === undefined)
            return [];
        const [, message = ''] = /^# {4,}(\S.*)$/.exec(own[above + 2] ?? '') ?? [];
        const id = `${(0,test_runner .s1)(file)} > ${name ?? `line ${number}`}`;
        return [(0,test_runner .g5)(id, { ...(0,test_runner .Sw)(file, number), message })];
    });
    const files = own.flatMap((line) => {
        const [, file, failed] = /^(\S.*?) +\(Wstat: .*Tests: \d+ Failed: (\d+)\)$/.exec(line) ?? [];
        return file === undefined ? [] : [{ file: (0,test_runner .s1)(file), failed: Number(failed) }];
    });
    const named = new Set(tests.map(({ file }) => file));
    const whole = files.filter(({ file }) => !named.has(file));
    const failed = files.reduce((sum, each) => sum + each.failed, 0);
    const skipped = own.reduce((sum, line) => sum + (0,test_runner .ry)(line, /^\t\(less (\d+) skipped subtests?:/), 0);
    return {
        at,
        failures: [...tests, ...whole.map(({ file }) => (0,test_runner .g5)(file, { file }))],
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
    python .C3,
    python .h7,
    python .kT,
    javascript .gb,
    javascript .Ff,
    javascript .LJ,
    javascript .Z2,
    javascript .sc,
    javascript .Vs,
    javascript .Uo,
    tap,
    perlProve,
    bats,
    goTest,
    gotestsum,
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
    dotnetTest,
    onlyRead,
    nodeTest,
];
const MAX_REPORTED = 200;
const MAX_ID_CHARS = 600;
const MAX_MESSAGE_CHARS = 300;
const CI_CHECKOUT = /(?:\/home\/runner\/work|\/Users\/runner\/work|\/__w|[A-Z]:\\a)([\\/])[\w.-]+\1[\w.-]+\1/g;
function readTestOutput(output) {
    const lines = (0,core_text .aJ)(output).replace(CI_CHECKOUT, '').split(/\r*\n/);
    const found = RUNNERS.flatMap(({ formats }) => Object.entries(formats).flatMap(([format, read]) => {
        const result = read(lines);
        return result === null ? [] : [{ format, ...result }];
    }));
    const last = found.toSorted((a, b) => b.at - a.at)[0];
    return last === undefined ? null : toReport(`output of ${last.format}`, last);
}
function toReport(source, found) {
    const failures = uniqueFailures(found.failures);
    const isSound = found.failed === null || failures.length <= found.failed;
    return {
        source,
        failures: failures.slice(0, MAX_REPORTED),
        passed: isSound ? found.passed : null,
        failed: isSound ? found.failed : null,
        skipped: isSound ? found.skipped : null,
    };
}
const MAX_BUILDS = 500;
function reportsOfBuilds(paths) {
    const found = [];
    for (const path of paths) {
        const slash = path.lastIndexOf('/');
        const name = path.slice(slash + 1);
        const reports = RUNNERS.find((runner) => runner.reports?.beside.test(name))?.reports;
        if (reports === undefined || /(?:^|\/)src\//.test(path) || found.length >= MAX_BUILDS)
            continue;
        found.push({ folder: path.slice(0, slash + 1) + reports.folder, glob: reports.glob });
    }
    return found;
}
function uniqueFailures(failures) {
    const byId = new Map();
    for (const { id, message, ...place } of failures) {
        if (id === '' || id.length > MAX_ID_CHARS || byId.has(id))
            continue;
        const short = (0,core_text .OJ)(message.trim(), MAX_MESSAGE_CHARS).trimEnd();
        byId.set(id, { id, ...place, message: short });
    }
    return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
const MAX_FOLDERS = 40;
function placeFailures(report, workingDirectory, tree) {
    const inPlace = (file) => {
        const inFolder = workingDirectory === '.' ? file : `${workingDirectory}/${file}`;
        const parts = file.startsWith('/') ? file.split('/').slice(0, MAX_FOLDERS) : [];
        const endings = parts.map((_, at) => parts.slice(at).join('/'));
        return [inFolder, file, ...endings].find(tree.isFile);
    };
    const named = report.failures.flatMap(({ file }) => (file === null ? [] : [file]));
    const lost = new Set(named.filter((file) => inPlace(file) === undefined));
    const ending = new Map();
    for (const path of lost.size === 0 ? [] : tree.paths()) {
        for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
            const end = path.slice(at + 1);
            if (lost.has(end))
                ending.set(end, ending.has(end) ? null : path);
        }
    }
    const failures = report.failures.map((failure) => {
        const file = failure.file === null ? null : (inPlace(failure.file) ?? ending.get(failure.file) ?? null);
        const whole = failure.file?.startsWith('/') ? failure.file : null;
        const isOfFile = whole !== null && file !== null && failure.id.startsWith(whole);
        const id = isOfFile ? file + failure.id.slice(whole.length) : failure.id;
        return { ...failure, id, file, line: file === null ? null : failure.line };
    });
    return { ...report, failures };
}


  }),

  89799:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ff: () => (  jest),
    LJ: () => (  mocha),
    QR: () => (  ownFrame),
    TM: () => (  onlyInFiles),
    Uo: () => (  playwright),
    Vs: () => (  denoTest),
    Z2: () => (  ava),
    gb: () => (  vitest),
    sc: () => (  bunTest)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _test_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72651);


const MAX_NAMED_FILES = 50;
const SCRIPT_ENDINGS = _test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .Jo.split(',');
function onlyInFiles(style) {
    const { before = [], select, nameOf, fileOf = ({ file }) => file, alone } = style;
    return ({ options, positionals, hasDropped }, failures, folder) => {
        const tests = testsInFiles(failures, folder);
        const files = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .Am)(tests.map(fileOf)).toSorted();
        if (files.length === 0 || files.length > MAX_NAMED_FILES)
            return [];
        const words = files.map(_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .r7);
        const form = (chosen) => {
            const added = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .d8)(before, chosen, words);
            const args = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .d8)(options, [added]);
            return positionals.length > 0 || hasDropped ? { args } : { args, added };
        };
        if (tests.length > _test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .vB || tests.some(({ path }) => path.length === 0))
            return [form([])];
        const chosen = select((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .r7)(`^ *(?:${(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .Am)(tests.map(nameOf)).join('|')})$`));
        const own = files.length === 1 ? (alone?.(options) ?? null) : null;
        const single = own === null ? [] : [{ args: (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .d8)(own, chosen, words) }];
        return [...single, form(chosen), form([])];
    };
}
function testsInFiles(failures, folder) {
    const below = (path) => path.startsWith(`${folder.path}/`) ? path.slice(folder.path.length + 1) : path;
    return failures.flatMap(({ id, file, line }) => {
        const [first = '', ...rest] = id.split(' > ');
        const whole = file ?? '';
        const own = [first, whole, below(first), below(whole)].find((path) => folder.isFile(path));
        if (own === undefined || own.startsWith('-') || !(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .C2)(id))
            return [];
        const isFirstAFile = [own, whole].some((path) => below(first) === below(path));
        return [{ file: own, line, path: isFirstAFile ? rest : [first, ...rest] }];
    });
}
const fullName = ({ path }) => path.map(_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .gc).join('(?: [>›] | )');
const onlyVitest = onlyInFiles({ select: (pattern) => ['-t', pattern], nameOf: fullName });
const vitest = {
    formats: { vitest: readVitest },
    call: {
        pattern: /^vitest(?:\.mjs)?$/,
        options: {
            valued: '--reporter --config -c --project --pool --environment --mode --testTimeout --hookTimeout --retry --maxWorkers --minWorkers --outputFile --bail --exclude',
            flags: '--run --globals --silent --no-color --passWithNoTests --dom --allowOnly --no-file-parallelism --coverage',
            refused: /^(?:-t|--testNamePattern|--root|-r|--dir|--shard|--changed|--watch|-w|--ui|--standalone|--mergeReports|--typecheck.*|-h|--help|-v|--version)$/,
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
    testFiles: [`*.{test,spec,test-d}.{${_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .Jo}}`],
    settings: [
        `{vitest,vite}*.{config,conf,workspace,setup}.{${_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .Jo},json}`,
        'vitest.projects.*',
    ],
};
const jest = {
    formats: { jest: readJest },
    call: {
        pattern: /^jest(?:\.js)?$/,
        options: {
            valued: '--config -c --maxWorkers -w --testTimeout --reporters --env --rootDir --seed --maxConcurrency --testEnvironment --coverageDirectory --coverageReporters --workerThreads',
            flags: '--ci --runInBand -i --verbose --silent --forceExit --detectOpenHandles --passWithNoTests --no-cache --colors --color --coverage --no-coverage --logHeapUsage --randomize --bail -b --expand --useStderr',
            refused: /^(?:-t|--testNamePattern|--watch|--watchAll|--onlyChanged|-o|--changedSince|--lastCommit|--findRelatedTests|--onlyFailures|-f|--shard|--projects|--selectProjects|--testPathPatterns?|--testPathIgnorePatterns|--listTests|--showConfig|--runTestsByPath|-h|--help)$/,
            dropped: /^--(?:coverage|collectCoverage)/,
        },
        only: onlyInFiles({
            before: ['--runTestsByPath'],
            select: (pattern) => ['-t', pattern],
            nameOf: fullName,
        }),
    },
    testFiles: [`*.{test,spec}.{${_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .Jo}}`, '**/{__tests__,__mocks__,__snapshots__}/**'],
    settings: [`jest*.{config,conf,workspace,setup}.{${_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .Jo},json}`],
};
function onlyByTitle(select) {
    return (call, failures) => {
        const paths = failures.filter(({ id }) => (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .C2)(id)).map(({ id }) => id.split(' > '));
        const all = paths.map((path) => {
            const isHook = /^"(?:before|after) (?:each|all)" hook/.test(path.at(-1) ?? '');
            const own = (isHook ? path.slice(0, -1) : path).map(_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .gc).join('(?: > | )');
            return isHook ? `${own}.*` : own;
        });
        return (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .IF)(call, all, (titles) => select((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .r7)(`^(?:${(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .Am)(titles).join('|')})$`)));
    };
}
const mocha = {
    formats: { mocha: readMocha },
    call: {
        pattern: /^_?mocha(?:\.js)?$/,
        options: {
            refused: /^(?:-g|--grep|-f|--fgrep|-i|--invert|-w|--watch|--dry-run|-h|--help|-V|--version)$/,
        },
        only: onlyByTitle((pattern) => `--grep ${pattern}`),
    },
    testContent: {
        endings: SCRIPT_ENDINGS,
        words: ['describe', 'suite'],
        signs: [/^(?:describe|suite)(?:\.\w+)*\(\s*['"`]/m],
    },
    settings: ['.mocharc*'],
};
const bunTest = {
    formats: {},
    call: {
        pattern: /^bunx? test$/,
        options: { refused: /^(?:-t|--test-name-pattern|--watch|--hot|--todo|--only|--coverage.*|-h|--help)$/ },
        only: onlyByTitle((pattern) => `-t ${pattern}`),
    },
};
const denoTest = {
    formats: {},
    call: {
        pattern: /^deno test$/,
        options: { refused: /^(?:--filter|--watch|--no-run|--doc|--coverage|-h|--help|--)$/ },
        only: (call, failures, folder) => onlyByTitle((pattern) => `--filter ${pattern.replace(/^'(.*)'$/s, "'/$1/'")}`)(call, failures.map((failure) => ({ ...failure, id: failure.id.replace(/ \.{3} .*$/, '') })), folder),
    },
};
const onlyLines = onlyInFiles({
    select: () => [],
    nameOf: ({ file }) => file,
    fileOf: ({ file, line, path }) => (path.length === 0 || line === null ? file : `${file}:${line}`),
});
const playwright = {
    formats: {},
    call: {
        pattern: /^playwright test$/,
        options: {
            valued: '--project -c --config --reporter -j --workers --retries --timeout --global-timeout --trace --output --browser --max-failures --repeat-each --tsconfig --grep-invert -gv',
            flags: '--headed --quiet --forbid-only --fully-parallel --pass-with-no-tests -x --no-deps --ignore-snapshots',
            refused: /^(?:-g|--grep|--shard|--ui.*|--list|--last-failed|--only-changed|-u|--update-.*|--debug|--test-list.*|-h|--help)$/,
        },
        only: async (call, failures, folder) => (await onlyLines(call, failures, folder)).slice(-1),
    },
};
const ava = {
    formats: { ava: readAva },
    testContent: {
        endings: SCRIPT_ENDINGS,
        words: ['ava', 'tape', 'node:test', 'vitest', 'bun:test', '@jest/globals'],
        signs: [
            /\b(?:from|require\() ?['"](?:ava|tape|node:test|vitest|bun:test|@jest\/globals)['"]/,
            /^(?:test|it)(?:\.\w+)*\(/m,
        ],
    },
};
const VITEST_FILES = /^ *Test Files {2}(?:\d+ \w+(?: \| )?)+ \(\d+\)\s*$/;
const VITEST_TESTS = /^ *Tests {2}(?:(?:\d+ [\w ]+?(?: \| )?)+ \(\d+\)|no tests)\s*$/;
const VITEST_SECTION = /^⎯+ Failed (?:Tests|Suites) \d+ ⎯+$/;
const VITEST_FAILED = /^ FAIL {2}(?:\|[^|]+\| )?(\S.*?)(?: \[ .* \])?$/;
const VITEST_PLACE = /^ ❯ (?:.* )?\(?(\S+?):(\d+):\d+\)?$/;
function readVitest(lines) {
    const files = lines.findLastIndex((line) => VITEST_FILES.test(line));
    if (files === -1)
        return vitestNotes(lines);
    const tests = VITEST_TESTS.test(lines[files + 1] ?? '') ? (lines[files + 1] ?? '') : '';
    const start = lines.findLastIndex((line, at) => at < files && /^ RUN {2}v\d/.test(line));
    const section = lines.findIndex((line, at) => at > start && at < files && VITEST_SECTION.test(line));
    const failures = section === -1 ? [] : vitestFailures(lines.slice(section, files));
    return { at: files + 1, failures, ...jestCounts(tests, failures) };
}
const VITEST_NOTE = /^::error file=([^,]*),title=(?:\[[^\]]*\] )?(\S+\.[cm]?[jt]sx?(?: > .*?)?),line=(\d+),column=\d+::(.*?)(?:%0A.*)?$/;
function vitestNotes(lines) {
    const plain = (text) => text.replace(/%(3A|2C|25)/g, decodeURIComponent);
    const failures = lines.flatMap((line) => {
        const [, file, title, number, message = ''] = VITEST_NOTE.exec(line) ?? [];
        return title === undefined
            ? []
            : [(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .g5)(plain(title), { ...(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .Sw)(plain(file ?? ''), number), message: plain(message) })];
    });
    return failures.length === 0 ? null : { at: 0, failures, ..._test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .lZ };
}
const jestCounts = (tests, failures) => ({
    passed: (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(tests, /(\d+) passed/),
    failed: (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(tests, /(\d+) failed/) + failures.filter(({ id, file }) => id === file).length,
    skipped: (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(tests, /(\d+) skipped/) + (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(tests, /(\d+) todo/),
});
function vitestFailures(lines) {
    return lines.flatMap((line, at) => {
        const name = VITEST_FAILED.exec(line)?.[1];
        if (name === undefined)
            return [];
        const [file = '', ...path] = name.split(' > ');
        const body = lines.findIndex((each, below) => below > at && !VITEST_FAILED.test(each));
        const inFile = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .s1)(file);
        const place = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .EU)(lines, at, (each) => /^⎯+\[\d+\/\d+\]⎯$/.test(each))
            .map((each) => VITEST_PLACE.exec(each))
            .find((match) => (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .s1)(match?.[1] ?? '') === inFile);
        const message = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ou)(lines, body, body + 3);
        return [(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .g5)([inFile, ...path].join(' > '), { ...(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .Sw)(file, place?.[2]), message })];
    });
}
const JEST_TESTS = /^Tests: {7}(?:\d+ \w+, )*\d+ total$/;
const JEST_SUITES = /^Test Suites: (?:\d+ \w+, )*\d+ (?:of \d+ )?total$/;
const JEST_SUITE = /^(FAIL|PASS) (?:\S+ )?(\S+\.[cm]?[jt]sx?)(?: \(\d[\d.]* m?s(?:,.*)?\))?$/;
const JEST_FAILURE = /^ {2}● (.+)$/;
const JEST_ASIDE = /^(?:Console|Cannot log after tests are done)|^(?:Deprecation|Validation) Warning/;
function readJest(lines) {
    const suites = lines.findLastIndex((line, at) => JEST_SUITES.test(line) && JEST_TESTS.test(lines[at + 1] ?? ''));
    if (suites === -1)
        return null;
    const tests = lines[suites + 1] ?? '';
    const failures = jestFailures(lines.slice(0, suites));
    return { at: suites + 1, failures, ...jestCounts(tests, failures) };
}
function jestFailures(lines) {
    const failures = [];
    let suite = null;
    for (const [at, line] of lines.entries()) {
        const [, verdict, file] = JEST_SUITE.exec(line) ?? [];
        if (file !== undefined)
            suite = verdict === 'FAIL' ? (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .s1)(file) : null;
        const name = JEST_FAILURE.exec(line)?.[1];
        if (suite === null || name === undefined || JEST_ASIDE.test(name))
            continue;
        const isSuite = name === 'Test suite failed to run';
        const id = isSuite ? suite : [suite, ...name.split(' › ')].join(' > ');
        failures.push((0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .g5)(id, { file: suite, ...jestDetails(lines, at, suite) }));
    }
    return failures;
}
function jestDetails(lines, at, suite) {
    const body = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .EU)(lines, at, (line) => JEST_FAILURE.test(line) || JEST_SUITE.test(line));
    const own = framesIn(body).find(({ file }) => file.endsWith(suite));
    return { line: own?.line ?? null, message: (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ou)(body) };
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
        failures.push((0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .g5)(titled.path.join(' > '), mochaDetails(lines, titled.end)));
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
    const body = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .EU)(lines, at, (line) => MOCHA_FAILURE.test(line));
    const own = ownFrame(body);
    return { file: own?.file ?? null, line: own?.line ?? null, message: (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ou)(body) };
}
const AVA_RULE = /^ {2}─+$/;
const AVA_COUNTS = /^ {2}\d+ (?:tests?|hooks?|known|uncaught|unhandled) \w+/m;
const AVA_FAILED = /^ {2}[✘✖] (?:\[fail\]: )?(\S.*)$/;
function readAva(lines) {
    const rule = lines.findLastIndex((line) => AVA_RULE.test(line));
    const tail = lines.slice(rule + 1, rule + 14).join('\n');
    if (rule === -1 || !AVA_COUNTS.test(tail))
        return null;
    const sum = (...kinds) => kinds.reduce((all, kind) => all + (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(tail, new RegExp(`^ {2}(\\d+) ${kind}`, 'm')), 0);
    const sections = new Map(lines.flatMap((line, at) => /^ {2}\S/.test(line) && lines[at + 1] === '' ? [[line.slice(2), at]] : []));
    const failures = lines.slice(0, rule).flatMap((line) => avaFailure(line, lines, sections));
    const found = { at: rule + 1, failures };
    const failed = sum('tests? (?:failed|remained)', 'hooks? failed');
    const crashes = sum('uncaught', 'unhandled');
    if (crashes > 0)
        return { ...found, ..._test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .lZ, failed: failed + crashes };
    return {
        ...found,
        passed: lines.filter((line) => /^ {2}✔ (?!\[expected fail\])/.test(line)).length,
        failed,
        skipped: sum('tests? skipped', 'tests? todo', 'known failures?'),
    };
}
function avaFailure(line, lines, sections) {
    const told = AVA_FAILED.exec(line)?.[1];
    if (told === undefined)
        return [];
    const crashed = /^(\S+) exited with a non-zero exit code/.exec(told)?.[1];
    if (crashed !== undefined)
        return [(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .g5)((0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .s1)(crashed), { ...(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .Sw)(crashed, undefined), message: told })];
    let title = told;
    while (!sections.has(title) && title.includes(' '))
        title = title.slice(0, title.lastIndexOf(' '));
    const at = sections.get(title);
    if (at === undefined)
        return [(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .g5)(told)];
    let blanks = 0;
    const body = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .EU)(lines, at, (each) => {
        blanks = each === '' ? blanks + 1 : 0;
        return blanks === 2;
    });
    const [, file, number] = /^ {2}(\S+):(\d+)$/.exec(body[1] ?? '') ?? [];
    const error = body.find((each) => /^ {2}\w*Error: /.test(each));
    const compared = body
        .slice(body.findIndex((each) => /^ {2}Difference /.test(each)))
        .filter((each) => /^ {2}[-+] /.test(each));
    const message = error ?? compared.map((each) => each.trim()).join(', ');
    return [(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .g5)(title, { ...(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .Sw)(file, number), message })];
}
const STACK_FRAME = /\((?:file:\/\/)?(\S+?):(\d+):\d+\)$|^ +at (?:file:\/\/)?(\S+?):(\d+):\d+$/;
const ownFrame = (lines) => framesIn(lines).find(({ file }) => !/node_modules|^node:/.test(file));
function framesIn(lines) {
    return lines.flatMap((line) => {
        const [, inBrackets, itsLine, file = inBrackets, number = itsLine] = STACK_FRAME.exec(line) ?? [];
        return file === undefined ? [] : [{ file: (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .s1)(file), line: Number(number) }];
    });
}


  }),

  40394:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    k: () => (  readJunitXml)
  });
  var sax__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42560);
  var _test_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72651);


function readJunitXml(xml) {
    const cases = testCases(xml);
    if (cases === null)
        return null;
    const count = (result) => cases.filter((each) => each.result === result).length;
    return {
        failures: cases.filter(({ result }) => result === 'failed').map(toFailure),
        passed: count('passed'),
        failed: count('failed'),
        skipped: count('skipped'),
    };
}
function testCases(xml) {
    const cases = [];
    const suites = [];
    let root = '';
    let open = null;
    let isMessage = false;
    const parser = sax__WEBPACK_IMPORTED_MODULE_0__.parser(true);
    parser.onerror = refuse;
    parser.ondoctype = refuse;
    parser.onopentag = ({ name, attributes: given }) => {
        root ||= name;
        if (root !== 'testsuites' && root !== 'testsuite')
            refuse();
        const attributes = new Map(Object.entries(given).map(([key, value]) => [key, String(value)]));
        if (name === 'testsuite')
            suites.push(attributes.get('name') ?? '');
        if (name === 'testcase') {
            open = { suites: [...suites], attributes, result: 'passed', message: '' };
            cases.push(open);
        }
        else if (open !== null && (name === 'failure' || name === 'error')) {
            open.result = 'failed';
            open.message ||= messageLine(attributes.get('message') ?? '', open);
            isMessage = true;
        }
        else if (open !== null && name === 'skipped' && open.result === 'passed') {
            open.result = 'skipped';
        }
    };
    parser.onclosetag = (name) => {
        if (name === 'testsuite')
            suites.pop();
        if (name === 'testcase')
            open = null;
        isMessage = false;
    };
    parser.ontext = (text) => {
        if (isMessage && open !== null && open.message === '')
            open.message = messageLine(text, open);
    };
    parser.oncdata = parser.ontext;
    try {
        parser.write(xml).close();
    }
    catch {
        return null;
    }
    return root === '' ? null : cases;
}
function refuse() {
    throw new Error('it is no report of tests');
}
function messageLine(text, { attributes }) {
    const lines = text.trim().split('\n', 2);
    const isName = lines[0]?.startsWith(`${attributes.get('class')}::`) ?? false;
    return (isName ? lines[1] : lines[0])?.trim() ?? '';
}
function toFailure({ suites, attributes, message }) {
    const text = (name) => attributes.get(name) ?? '';
    const named = { name: text('name').trim(), classname: text('classname').trim(), owner: text('class') };
    const { id, file } = idOf({ ...named, file: (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .s1)(text('file')), suites });
    const line = Number(attributes.get('line') ?? Number.NaN);
    const isLine = Number.isSafeInteger(line) && line > 0 && !suites.includes('pytest');
    return (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .g5)(id, { file, line: isLine ? line : null, message });
}
const SCRIPT = /\.[cm]?[jt]sx?$/;
function idOf({ name, classname, owner, file, suites }) {
    const known = file === '' ? null : file;
    if (owner !== '' && file.endsWith('.php'))
        return { id: `${owner}::${name}`, file: known };
    if (file.endsWith('.rb'))
        return { id: `${file} > ${name}`, file: known };
    if (suites.includes('pytest'))
        return pytestId(name, classname, file);
    if (SCRIPT.test(classname))
        return { id: classname === name ? name : `${classname} > ${name}`, file: classname };
    if (classname === 'test' && SCRIPT.test(file))
        return { id: [file, ...suites, name].join(' > '), file: known };
    if (SCRIPT.test(file))
        return { id: `${file} > ${name}`, file: known };
    if (classname.includes('/') && /^(?:Test|Example|Fuzz)/.test(name))
        return { id: `${classname} ${name}`, file: known };
    if (/^[\w$]+(?:\.[\w$]+)*$/.test(classname) && /^[\w$]+(?:[({[].*)?$/.test(name))
        return { id: `${classname}#${name.replace(/[({[].*$/, '')}`, file: known };
    return { id: classname === '' || classname === name ? name : `${classname} > ${name}`, file: known };
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


  }),

  27439:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    n: () => (  plainRunner),
    u: () => (  commandsForOnly)
  });
  var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81469);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);
  var _shell_script_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71700);
  var _all_runners_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96587);
  var _python_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73578);
  var _test_runner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72651);







const TRANSPARENT_LAUNCHERS = /^(?:(?:poetry|pipenv|pdm|rye|hatch) run|uv run(?: --(?:frozen|locked|no-sync|all-extras))*|npx(?: --(?:no-install|yes|no))?|pnpm exec|yarn exec|bunx|bundle exec|cross-env(?: [A-Za-z_]\w*=\S*)*|xvfb-run(?: -a)?|timeout(?: -[\w-]+(?:=\S+)?| -[ks] \S+)* [\d.]+[smhd]?|node(?: --[\w-]+(?:=\S*)?)*)$/;
const MAX_NAME_WORDS = 8;
const MAX_COMMAND_CHARS = 16_000;
async function commandsForOnly(failures, command, files) {
    const script = await readPlainScript(command.run, command.shell);
    if (script === null)
        return [];
    const top = { path: '.', ...files };
    const folder = folderBelow(folderBelow(top, command.workingDirectory), script.folder);
    const commands = await commandsForCall(script.words, { failures, folder, depth: 0 });
    return commands.map((text) => script.before + text).filter((text) => text.length <= MAX_COMMAND_CHARS);
}
function folderBelow({ path: outer, isFile, isFolder, read }, path) {
    const below = (name) => (path === '.' ? name : `${path}/${name}`);
    return {
        path: [outer, path].filter((part) => part !== '.').join('/') || '.',
        isFile: (name) => isFile(below(name)),
        isFolder: (name) => isFolder(below(name)),
        read: (name) => read(below(name)),
    };
}
const MAX_NESTED_CALLS = 4;
const deeper = ({ failures, folder, depth }, path) => {
    return { failures, folder: folderBelow(folder, path), depth: depth + 1 };
};
async function commandsForCall(words, search) {
    const { folder, depth } = search;
    if (depth > MAX_NESTED_CALLS)
        return [];
    const own = await withoutCoverage(words, folder);
    const call = runnerCallOf(testsOfBuild(own, folder) ?? own);
    if (call !== null)
        return (await onlyForms(call, search)).map(({ args }) => `${call.head} ${args}`);
    const moved = await calledElsewhere(own, folder);
    if (moved !== null) {
        const inner = await commandsForCall(moved.words, deeper(search, moved.path));
        return inner.map((command) => `cd ${moved.path} && ${command}`);
    }
    for (const commandsFor of [commandsForTox, commandsForComposer, commandsForTarget]) {
        const commands = await commandsFor(own, search);
        if (commands.length > 0)
            return commands;
    }
    return commandsForScript(own, search);
}
async function plainRunner({ run, shell, }) {
    const script = await readPlainScript(run, shell);
    const called = script === null ? undefined : runnerCallOf(script.words)?.call;
    return called === undefined ? null : (_all_runners_js__WEBPACK_IMPORTED_MODULE_3__  .Ir.find(({ call }) => call === called) ?? null);
}
async function readPlainScript(text, shell) {
    const { isKnown, plain } = await (0,_shell_script_js__WEBPACK_IMPORTED_MODULE_2__  .Uq)(text, shell);
    const call = plain.at(-1);
    if (!isKnown || call == null || call.words.length === 0 || !isPlain(call))
        return null;
    let folder = null;
    for (const command of plain.slice(0, -1)) {
        if (command === null)
            return null;
        const into = isPlain(command) ? folderOfCd(command) : null;
        if (into !== null && folder === null)
            folder = into;
        else if (changesTheCall(command))
            return null;
    }
    return {
        before: text.slice(0, call.start),
        words: [...call.assignments, ...call.words],
        folder: folder ?? '.',
    };
}
const isPlain = ({ assignments, words, redirections }) => redirections.length === 0 && [...assignments, ...words].every(({ expands }) => !expands);
function changesTheCall({ words }) {
    const [program = ''] = words.map(({ value }) => value);
    return CHANGES_THE_SHELL.test(program) || runnerCallOf(words) !== null;
}
const CHANGES_THE_SHELL = /^(?:cd|pushd|popd|\.|source|eval|exec|exit|return|trap|alias|read|unset|shopt|command|builtin|enable)$|[$`]/;
function folderOfCd({ assignments, words }) {
    const [program, folder, ...more] = words.map(({ value }) => value);
    if (program !== 'cd' || folder === undefined || more.length > 0 || assignments.length > 0)
        return null;
    if (/[*?[\]{}]/.test(folder) || folder.startsWith('-'))
        return null;
    return folder.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '') || '.';
}
function testsOfBuild(words, folder) {
    const start = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
    const called = textOfWords(words.slice(start)).replace(/ (?:-j ?\d*|--parallel(?:[ =]\d+)?)(?= |$)/g, '');
    const [, byCmake, config] = /^cmake --build (\S+)(?: --config (\w+))? (?:--target|-t)[ =](?:test|RUN_TESTS)$/.exec(called) ?? [];
    const byMake = /^(?:make|ninja) -C ((?!.*\.\.)[\w./-]+) test$/.exec(called)?.[1];
    const isBuild = folder.isFile('CMakeLists.txt') && !folder.isFolder(byMake?.replace(/^(?:\.\/)+|\/+$/g, '') ?? '');
    const path = byCmake ?? (isBuild ? byMake : undefined);
    if (path === undefined)
        return null;
    const texts = ['ctest', '--test-dir', path, ...(config === undefined ? [] : ['-C', config])];
    return [
        ...words.slice(0, start),
        ...texts.map((value) => ({ raw: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .r7)(value), value, expands: false })),
    ];
}
function runnerCallOf(words) {
    const start = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
    if (start === -1)
        return null;
    for (let from = start; from < Math.min(words.length, start + MAX_NAME_WORDS); from++) {
        if (from > start && !TRANSPARENT_LAUNCHERS.test(textOfWords(words.slice(start, from))))
            continue;
        for (let to = Math.min(from + 4, words.length); to > from; to--) {
            const own = words.slice(from, to);
            const name = own.map(({ value }) => value.replace(/^.*\//, '')).join(' ');
            const runner = _all_runners_js__WEBPACK_IMPORTED_MODULE_3__  .Ir.find(({ call }) => call?.pattern.test(name) === true);
            const isLauncher = name === 'node' && !words.some(({ value }) => value === '--test');
            if (runner?.call === undefined || isLauncher)
                continue;
            const head = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_5__  .d8)(words.slice(0, to).map(({ raw }) => raw));
            return { head, call: runner.call, args: words.slice(to) };
        }
    }
    return null;
}
async function withoutCoverage(words, folder) {
    const at = words.findIndex(({ value }) => /^(?:.*\/)?(?:nyc|c8)$/.test(value));
    const launcher = words.slice(0, Math.max(0, at));
    const names = textOfWords(launcher).replace(/^(?:[A-Za-z_]\w*=\S* ?)*/, '');
    const isFetcher = /^(?:npx|pnpm exec|yarn exec|bunx)$/.test(names);
    if (at === -1 || (names !== '' && !TRANSPARENT_LAUNCHERS.test(names)))
        return words;
    const isOption = (word) => word?.value.startsWith('-') === true;
    const rest = words.slice(at + 1);
    const program = rest.findIndex((word, index) => !isOption(word) &&
        (!isOption(rest[index - 1]) ||
            /=/.test(rest[index - 1]?.value ?? '') ||
            startsTests(rest.slice(index))));
    const options = rest.slice(0, Math.max(0, program)).map(({ value }) => value);
    const settings = await Promise.all(['.nycrc', '.nycrc.json', '.nycrc.yml', '.nycrc.yaml', 'nyc.config.js', 'package.json'].map(folder.read));
    const [manifest] = settings.splice(-1);
    const own = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(NycSchema, manifest ?? '')?.nyc ?? {};
    const loadsModules = 'require' in own ||
        options.some((option) => NYC_LOADS.test(option)) ||
        settings.some((text) => text?.includes('require') === true);
    if (program === -1 || loadsModules)
        return words;
    const kept = isFetcher ? launcher.filter(({ value }) => value.includes('=')) : launcher;
    return [...kept, ...rest.slice(program)];
}
const NYC_LOADS = /^(?:-r|--require)\b/;
const NycSchema = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc({ nyc: zod__WEBPACK_IMPORTED_MODULE_6__  .g1P(zod__WEBPACK_IMPORTED_MODULE_6__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__  .L5J()).default({}) });
const startsTests = (words) => /^(?:npm|pnpm|yarn|make|node)$/.test(words[0]?.value ?? '') || runnerCallOf(words.slice(0, 1)) !== null;
const textOfWords = (words) => words.map(({ value }) => value).join(' ');
async function onlyForms({ call, args }, { failures, folder }) {
    const isPath = (text) => {
        const path = text.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
        return path === '' || path === '.' || folder.isFile(path) || folder.isFolder(path);
    };
    const parsed = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_5__  .lR)(args, call.options, isPath);
    return parsed === null ? [] : call.only(parsed, failures, folder);
}
const Patterns = zod__WEBPACK_IMPORTED_MODULE_6__  .YOg(zod__WEBPACK_IMPORTED_MODULE_6__  .YjP());
const ManifestSchema = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_6__  .YjP().default(''),
    scripts: zod__WEBPACK_IMPORTED_MODULE_6__  .g1P(zod__WEBPACK_IMPORTED_MODULE_6__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__  .YjP()).default({}),
    workspaces: zod__WEBPACK_IMPORTED_MODULE_6__  .KCZ([Patterns, zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc({ packages: Patterns }).transform(({ packages }) => packages)])
        .catch([]),
});
async function packageManifest(folder) {
    const text = await folder.read('package.json');
    return text === null ? null : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(ManifestSchema, text);
}
const CHANGES_FOLDER = [
    [/^g?make$/, /^(?:-C|--directory)$/, false],
    [/^npm$/, /^(?:--prefix|-C)$/, false],
    [/^pnpm$/, /^(?:--dir|-C)$/, false],
    [/^(?:yarn|bun)$/, /^--cwd$/, false],
    [/^npm$/, /^(?:--workspace|-w)$/, true],
    [/^pnpm$/, /^(?:--filter|-F)$/, true],
    [/^yarn$/, /^workspace$/, true],
];
async function calledElsewhere(words, folder) {
    const start = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
    const program = words[start]?.value.replace(/^.*\//, '') ?? '';
    for (const [programs, option, isPackage] of CHANGES_FOLDER) {
        const at = words.findIndex(({ value }, index) => index > start && option.test(value.split('=', 1)[0] ?? ''));
        if (at === -1 || !programs.test(program))
            continue;
        const [, inWord] = /^-[^=]*=(.*)$/.exec(words[at]?.value ?? '') ?? [];
        const name = inWord ?? words[at + 1]?.value ?? '';
        const path = isPackage ? await folderOfPackage(name, folder) : name.replace(/^(?:\.\/)+|\/+$/g, '');
        if (path === null || !/^\w[\w@./-]*$/.test(path) || path.includes('..') || !folder.isFolder(path))
            return null;
        return { path, words: words.toSpliced(at, inWord === undefined ? 2 : 1) };
    }
    return null;
}
async function folderOfPackage(name, folder) {
    if (/[*{}!^[\]]|\.\.\./.test(name))
        return null;
    const asPath = name.replace(/^(?:\.\/)+/, '');
    if (folder.isFile(`${asPath}/package.json`))
        return asPath;
    const listed = (await folder.read('pnpm-workspace.yaml'))?.matchAll(/^\s*- ['"]?([\w@./*-]+)['"]?\s*$/gm);
    const patterns = [...((await packageManifest(folder))?.workspaces ?? []), ...(listed ?? [])].map((each) => typeof each === 'string' ? each : (each[1] ?? ''));
    const short = name.slice(name.lastIndexOf('/') + 1);
    for (const pattern of patterns) {
        const path = pattern.replace(/^(?:\.\/)+/, '').replace(/\*+$/, short);
        if ((await packageManifest(folderBelow(folder, path)))?.name === name)
            return path;
    }
    return null;
}
const LOCAL_PROGRAMS = 'PATH="$PWD/node_modules/.bin:$PWD/../node_modules/.bin:$PWD/../../node_modules/.bin:$PATH"';
async function commandsForInner({ text, exports }, search) {
    const inner = await readPlainScript(text, null);
    if (inner === null)
        return [];
    const commands = await commandsForCall(inner.words, deeper(search, inner.folder));
    const isAlone = inner.before.trim() === '';
    return commands.map((command) => isAlone && !command.includes('\n') && !command.startsWith('export ')
        ? (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_5__  .d8)(exports, [command])
        : `${exports.length > 0 ? `export ${(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_5__  .d8)(exports)}\n` : ''}${inner.before}${command}`);
}
const ComposerSchema = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc({
    scripts: zod__WEBPACK_IMPORTED_MODULE_6__  .g1P(zod__WEBPACK_IMPORTED_MODULE_6__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__  .KCZ([zod__WEBPACK_IMPORTED_MODULE_6__  .YjP().transform((text) => [text]), zod__WEBPACK_IMPORTED_MODULE_6__  .YOg(zod__WEBPACK_IMPORTED_MODULE_6__  .YjP())])),
});
async function commandsForComposer(words, search) {
    const start = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
    const called = textOfWords(words.slice(start));
    const [, name = ''] = /^composer (?:run(?:-script)? )?([\w:.-]+)$/.exec(called) ?? [];
    const manifest = name === '' ? null : await search.folder.read('composer.json');
    const scripts = manifest === null ? {} : ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(ComposerSchema, manifest)?.scripts ?? {});
    const lines = Object.hasOwn(scripts, name) ? (scripts[name] ?? []) : [];
    const text = lines.map((line) => line.replace(/^@php /, 'php ')).join('\n');
    if (text === '' || /^@|^[\w\\]+::\w+$/m.test(text))
        return [];
    const exports = [...words.slice(0, start).map(({ raw }) => raw), 'PATH="$PWD/vendor/bin:$PATH"'];
    return commandsForInner({ text, exports }, search);
}
async function commandsForScript(words, search) {
    const start = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
    const called = textOfWords(words.slice(start));
    const [, name, short] = /^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? (?:--?s(?:ilent)? )?([\w:.-]+)|(test|t|tst))(?: --silent)?$/.exec(called) ??
        /^(?:yarn|pnpm) ([\w:.-]+)$/.exec(called) ??
        [];
    const script = name ?? (short === undefined ? undefined : 'test');
    if (script === undefined || (words[start]?.value === 'bun' && name === undefined))
        return [];
    const scripts = (await packageManifest(search.folder))?.scripts ?? {};
    const text = scripts[script] ?? '';
    const environment = words.slice(0, start).map(({ raw }) => raw);
    const hasHooks = scripts[`pre${script}`] !== undefined || scripts[`post${script}`] !== undefined;
    if (!hasHooks) {
        const exports = [...environment, LOCAL_PROGRAMS];
        return commandsForInner({ text, exports }, search);
    }
    const inner = await readPlainScript(text, null);
    const call = inner === null || inner.before.trim() !== '' ? null : runnerCallOf(inner.words);
    const forms = call === null ? [] : await onlyForms(call, search);
    const dashes = words[start]?.value === 'npm' ? ' --' : '';
    const outer = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_5__  .d8)(words.map(({ raw }) => raw));
    return forms.flatMap(({ added }) => added === undefined || /\$(?!['|)])|[`"!]|\\['\\]/.test(added) ? [] : [`${outer}${dashes} ${added}`]);
}
const CHANGES_RECIPES = /^(?:export|unexport|SHELL|\.SHELLFLAGS|\.ONESHELL|MAKEFLAGS|-?include|sinclude|define|override|ifn?def|ifn?eq)\b|^\w+\s*\+=/m;
async function commandsForTarget(words, search) {
    const [program = '', ...given] = words.map(({ value }) => value);
    if (!/^(?:.*\/)?g?make$/.test(program))
        return [];
    const isSet = (word) => /^\w+=[\w.,/:+-]*$/.test(word);
    const rest = given.filter((word, at) => !isSet(word) &&
        !/^(?:-[jsk]\d*|--jobs=\d+|--silent|--no-print-directory)$/.test(word) &&
        !(given[at - 1] === '-j' && /^\d+$/.test(word)));
    const set = given.filter(isSet);
    if (!rest.every((word) => /^[A-Za-z_.][\w.-]*$/.test(word)))
        return [];
    for (let last = rest.length - 1; last >= 0; last--) {
        const commands = await commandsForRecipe(rest.slice(0, last + 1), set, search);
        if (commands.length > 0)
            return commands;
    }
    return [];
}
async function commandsForRecipe(targets, set, search) {
    const { folder } = search;
    const earlier = targets.slice(0, -1);
    const target = targets.at(-1) ?? '';
    const names = ['GNUmakefile', 'makefile', 'Makefile'].filter(folder.isFile);
    const makefile = (names[0] === undefined ? null : await folder.read(names[0])) ?? '';
    const text = makefile.replaceAll('\\\n', ' ');
    const [rule, ...others] = [
        ...text.matchAll(/^([^\s#:=][^:=\n]*?)\s*:(?![:=])([^\n]*)\n((?:\t[^\n]*(?:\n|$))*)/gm),
    ].filter(([, targets]) => targets?.split(/\s+/).includes(target));
    const [, , declared = '', lines = ''] = rule ?? [];
    const needs = declared.replace(/#.*/, '').trim();
    if (lines === '' || others.length > 0 || CHANGES_RECIPES.test(text) || /[$%|;=]/.test(needs))
        return [];
    const values = new Map([
        ...text.matchAll(/^(\w+)\s*(?:[:?]{0,2})=[ \t]*([^\n#$]*)$/gm),
        ...set.map((word) => /^(\w+)=(.*)$/.exec(word) ?? []),
    ].map(([, name, value = '']) => [name, value.trim()]));
    const commands = lines
        .trimEnd()
        .split('\n')
        .map((line) => line.replace(/^\t\s*[@+]*\s*/, ''));
    const run = commands.map((line) => line.replace(/\$\((\w+)\)|\$\{(\w+)\}/g, (all, a, b) => values.get(a ?? b) ?? all));
    if (run.some((line, at) => /^-|\$[^$]/.test(line) || (at < run.length - 1 && /\bcd\b/.test(line))))
        return [];
    const first = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_5__  .d8)(earlier, needs === '' ? [] : needs.split(/\s+/));
    const before = first === '' ? [] : [(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_5__  .d8)(['make', first], set)];
    const script = [...before, ...run].join('\n').replaceAll('$$', '$');
    return commandsForInner({ text: script, exports: set }, search);
}
async function commandsForTox(words, { failures, folder }) {
    const called = words.map(({ value }) => value.replace(/^.*\//, '')).join(' ');
    const [isTox, named] = /^(?:python[\d.]* -m )?tox(?: run| r)?(?: -[qv]+| (?:-p|--parallel)(?:[ =](?:auto|all|\d+))?)*(?: -e ([\w.,-]+))?(?: -[qv]+)*$/.exec(called) ?? [];
    const settings = isTox === undefined ? null : await toxSettings(folder);
    if (settings === null)
        return [];
    const section = (name) => settings.split(/^(?=\[)/m).find((each) => each.startsWith(`[${name}]`)) ?? '';
    const listed = valueIn(section('tox'), 'env_?list') ?? 'py';
    const envs = named?.split(',') ?? expandBraces(listed.replaceAll('\\\n', ' '));
    const lines = envs.flatMap((env) => {
        const own = section(`testenv:${env}`);
        const given = toxCommands(own, section('testenv'), env.split('-'));
        const isMoved = /^(?:changedir|change_dir)\s*=/m.test(own || section('testenv'));
        return given.map((line) => ({ line, isMoved }));
    });
    const takesTests = ({ line, isMoved }) => {
        const plain = line
            .replace(/\{posargs(?::[^{}]*)?\}/, '')
            .replace(/\{env:\w+:([^{}]*)\}|\{env(?:python|bindir)\}/g, '$1');
        const names = plain.split(/\s+/).filter((word) => word !== '');
        const namesPaths = names
            .slice(1)
            .some((word) => folder.isFile(word) || folder.isFolder(word.replace(/\/$/, '')));
        return /(?:^|[\s/])(?:pytest|py\.test)(?:\s|$)/.test(plain) && !namesPaths && !isMoved;
    };
    if (lines.length === 0 || !lines.every(takesTests))
        return [];
    const nothing = { options: [], positionals: [], rest: [], hasDropped: false };
    const forms = _python_js__WEBPACK_IMPORTED_MODULE_4__  .C3.call.only(nothing, failures, folder);
    return forms.map(({ args }) => `${(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_5__  .d8)(words.map(({ raw }) => raw))} -- ${args}`);
}
async function toxSettings(folder) {
    const ini = await folder.read('tox.ini');
    if (ini !== null)
        return ini;
    const setup = (await folder.read('setup.cfg'))?.replaceAll('[tox:tox]', '[tox]');
    if (setup?.includes('\n[tox]\n'))
        return setup;
    const project = (await folder.read('pyproject.toml')) ?? '';
    const [, , legacy] = /^legacy_tox_ini\s*=\s*("""|''')\n?([\s\S]*?)\1/m.exec(project) ?? [];
    if (legacy !== undefined)
        return legacy.replaceAll('\\\\', '\\');
    const toml = /^\[tool\.tox\b/m.test(project)
        ? project.replace(/^\[tool\.tox(\.|\])/gm, (_, end) => (end === '.' ? '[' : '[tox]'))
        : await folder.read('tox.toml');
    return toml === null ? null : iniOfToml(toml.startsWith('[') ? toml : `[tox]\n${toml}`);
}
const iniOfToml = (toml) => toml
    .replace(/^\[env_run_base\]/m, '[testenv]')
    .replace(/^\[env\.["']?([\w.-]+)["']?\]/gm, '[testenv:$1]')
    .replace(/\{\s*replace\s*=\s*["']posargs["'](?:[^{}"']|"[^"]*"|'[^']*')*\}/g, '"{posargs}"')
    .replace(/^(commands\s*=)\s*\[([\s\S]*?\])\s*,?\s*\]$/gm, (_, name, rows) => {
    const calls = [...rows.matchAll(/\[([^[\]]*)\]/g)].map(([, row = '']) => row.replace(/["']\s*,\s*["']/g, ' ').replace(/["',]/g, ''));
    return [name, ...calls.map((call) => `  ${call.trim()}`)].join('\n');
})
    .replace(/^(env_?list\s*=)\s*\[([^\]]*)\]/m, (_, name, list) => `${name} ${list.replace(/["'\s]/g, '')}`);
const valueIn = (section, name) => new RegExp(`^${name}\\s*=([^\\n]*(?:\\n[ \\t]+[^\\n]*|\\n(?=\\n[ \\t]))*)`, 'm').exec(section)?.[1];
function toxCommands(own, base, factors) {
    const chosen = valueIn(own, 'commands') ?? valueIn(base, 'commands') ?? '';
    return chosen
        .replaceAll('\\\n', ' ')
        .split('\n')
        .flatMap((line) => {
        const [, factor, command = ''] = /^\s*(?:([\w,{}!.-]+):\s)?\s*(.*)$/.exec(line) ?? [];
        const isOwn = (part) => part.split('-').every((each) => factors.includes(each.replace('!', '')) !== each.startsWith('!'));
        return factor !== undefined && !factor.split(',').some(isOwn) ? [] : [command];
    })
        .filter((command) => /\{posargs\b/.test(command));
}
const expandBraces = (list) => list
    .split(/[\s,]+(?![^{}]*\})/)
    .filter((env) => env !== '' && env.split('{').length <= MAX_BRACES)
    .flatMap(expandWord);
const MAX_BRACES = 5;
function expandWord(word) {
    const [, before, inner, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(word) ?? [];
    return inner === undefined
        ? [word]
        : inner.split(',').flatMap((each) => expandWord(`${before}${each.trim()}${after}`));
}


  }),

  73578:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C3: () => (  pytest),
    h7: () => (  unittest),
    kT: () => (  nose2)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _test_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72651);


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
            refused: /^(?:--lf|--last-failed|--ff|--failed-first|--nf|--new-first|--sw|--stepwise.*|--co|--collect-only|--fixtures.*|--markers|--setup-plan|--setup-only|--version|-V|-h|--help|--pyargs|--cache-show|--cache-clear|--pdb|--trace)$/,
            dropped: /^--cov/,
            normal: (word) => (word.value === '--cov' ? { ...word, raw: '--cov=', value: '--cov=' } : word),
        },
        only: ({ options, positionals, hasDropped }, failures, { isFile }) => {
            const fileOf = (id) => id.split('::', 1)[0] ?? '';
            const ids = failures
                .map(({ id }) => id)
                .filter((id) => (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .C2)(id) && !id.startsWith('-') && isFile(fileOf(id)));
            const wanted = ids.length > _test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .vB ? (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .Am)(ids.map(fileOf)) : ids;
            if (wanted.length === 0 || wanted.length > _test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .vB)
                return [];
            const added = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .d8)(wanted.map(_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .r7));
            const args = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .d8)(options, hasDropped ? ['--no-cov'] : [], [added]);
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
const PYTEST_TOTALS = /^(?:=+ )?(?:\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests? (?:passed|failed|skipped))(?:, )?)+ in \d[\d.]*s(?: \([\d:, a-z]+\))?(?: =+)?$|^(?:=+ )?no tests ran in \d[\d.]*s(?: =+)?$/;
const PYTEST_SUMMARY = /^=+ short test summary info =+$/;
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
    const failed = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(summary, /(\d+) failed/) + (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(summary, /(\d+) errors?/);
    const others = named.length < failed ? headed(lines.slice(0, end)) : [];
    const known = new Set(named.flatMap(({ id }) => [id, id.split('::').slice(1).join('::')]));
    const told = [...named, ...others.filter(({ id }) => !known.has(id))];
    const failures = told.length === 0 && failed > 0 ? failedFiles(lines.slice(0, end)) : told;
    if (summary === '' && failures.length === 0)
        return null;
    if (summary === '')
        return { at: heading, failures, ..._test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .lZ };
    const [subtests, whole] = [true, false].map((isSub) => inList(lines.slice(heading + 1, end).filter((line) => /^(?:SUBFAILED|\[|\(|SUBFAIL)/.test(line) === isSub)));
    const holders = new Set(subtests?.map(({ id }) => id).filter((id) => !whole?.some((each) => each.id === id)));
    return {
        at,
        failures: withPlaces(failures, lines),
        passed: Math.max(0, (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(summary, /(\d+) passed/) - holders.size),
        failed: failed - (subtests?.length ?? 0) + holders.size,
        skipped: (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(summary, /(\d+) skipped/) + (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(summary, /(\d+) xfailed/),
    };
}
function failedFiles(lines) {
    const start = lines.findLastIndex((line) => /^=+ test session starts =+$/.test(line));
    return lines.slice(start + 1).flatMap((line) => {
        const [, file, marks] = /^(\S+\.py) ([.sxXFEpPRu]+)(?: +\[ *\d+%\])?$/.exec(line) ?? [];
        return file === undefined || !/[FE]/.test(marks ?? '')
            ? []
            : [(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .g5)((0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .s1)(file), { file: (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .s1)(file) })];
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
        const body = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .EU)(lines, at, (each) => ANY_HEADING.test(each));
        const message = body
            .find((each) => /^E {3,}\S/.test(each))
            ?.slice(1)
            .trim() ?? '';
        if (collecting !== undefined)
            return [(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .g5)((0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .s1)(name), { file: (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .s1)(name), message })];
        const own = name.replace(/\[.*/, '').split('.').at(-1);
        const [first] = body.flatMap((each) => {
            const [, file, inFunction] = /^ {2}File "([^"]+\.py)", line \d+, in (\w+)$/.exec(each) ?? [];
            return /^(\S+\.py):\d+: /.exec(each)?.[1] ?? (file !== undefined && inFunction === own ? file : []);
        });
        const isOther = atFixture !== undefined && !/(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/.test(first ?? '');
        const file = isOther ? undefined : first;
        const id = [...(file === undefined ? [] : [(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .s1)(file)]), ...name.split(/\.(?![^[]*\])/)].join('::');
        return [(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .g5)(id, { file: file === undefined ? null : (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .s1)(file), message })];
    });
}
function pytestFailure(text) {
    const [id, message] = splitNode(text);
    const [file = id, ...rest] = id.split('::');
    const path = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .s1)(file);
    return (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .g5)([path, ...rest].join('::'), { file: path, message });
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
        const own = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .EU)(lines, heading, (line) => ANY_HEADING.test(line));
        const place = own.findLast((line) => line.startsWith(`${failure.file}:`));
        const line = Number(/:(\d+)(?::|$)/.exec(place ?? '')?.[1] ?? Number.NaN);
        return Number.isSafeInteger(line) ? { ...failure, line } : failure;
    });
}
const headingName = (line) => line.replace(/^_{3,} (?:ERROR at \w+ of )?/, '').replace(/ _{3,}$/, '');
const unittest = {
    formats: { unittest: readUnittest },
    call: {
        pattern: /^(?:python[\d.]*|coverage run) -m unittest$/,
        options: { refused: /^(?:-k|--locals-help|-h|--help)/ },
        only: (call, failures) => {
            const ids = failures.map(({ id }) => id).filter((id) => /^\w+(?:\.\w+)*$/.test(id));
            return (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .IF)(call, ids, (names) => (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .d8)(names.map((name) => `-k ${name}`)));
        },
    },
    testFiles: ['tests.{py,pyi}'],
};
const nose2 = {
    formats: {},
    call: {
        pattern: /^(?:python[\d.]* -m )?nose2$/,
        options: {
            valued: '-s --start-dir -t --top-level-directory -c --config --plugin --exclude-plugin -l --log-level --junit-xml-path',
            flags: '-v --verbose -q --quiet -F --fail-fast -B --buffer --no-user-config --with-coverage --junit-xml --pretty-assert',
            refused: /^(?:-h|--help|-A|--attribute|-E|--eval-attribute|--set-outcomes)$/,
            dropped: /^--(?:with-coverage|coverage.*)$/,
        },
        only: ({ options }, failures) => {
            const ids = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .Am)(failures.map(({ id }) => id)).filter((id) => /^\w+(?:\.\w+)*(?::\d+)?$/.test(id));
            if (ids.length === 0 || ids.length > _test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .vB)
                return [];
            return [{ args: (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .d8)(options, ids) }];
        },
    },
    settings: ['{unittest,nose2}.cfg'],
};
const UNITTEST_RAN = /^Ran (\d+) tests? in \d[\d.]*s$/;
const UNITTEST_VERDICT = /^(?:OK|FAILED|NO TESTS RAN)(?: \(([^)]*)\))?$/;
const UNITTEST_FAILED = /^(FAIL|ERROR): (\S+)(?: \(([^)\s]+)\)(?: .*)?)?$/;
const OF_FIXTURE = /^ERROR: (?:setUp|tearDown)(?:Class|Module) \(/;
const RULE = /^={70}$/;
const SECOND_RULE = /^-{70}$/;
function readUnittest(lines) {
    const ran = lines.findLastIndex((line, at) => UNITTEST_RAN.test(line) && SECOND_RULE.test(lines[at - 1] ?? ''));
    if (ran === -1)
        return null;
    const verdict = lines.slice(ran + 1, ran + 4).find((line) => UNITTEST_VERDICT.test(line)) ?? '';
    const failures = lines.slice(0, ran).flatMap((line, at) => {
        const isHeading = RULE.test(lines[at - 1] ?? '') && UNITTEST_FAILED.test(line);
        return isHeading ? [unittestFailure(lines, at)] : [];
    });
    const failed = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(verdict, /failures=(\d+)/) + (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(verdict, /errors=(\d+)/);
    const surprising = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(verdict, /unexpected successes=(\d+)/);
    const skipped = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(verdict, /skipped=(\d+)/) + (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(verdict, /expected failures=(\d+)/);
    const fixtures = lines
        .slice(0, ran)
        .filter((line, at) => RULE.test(lines[at - 1] ?? '') && OF_FIXTURE.test(line)).length;
    const total = (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ry)(lines[ran] ?? '', UNITTEST_RAN);
    const bad = new Set(failures.map(({ id }) => id)).size - fixtures + surprising;
    return {
        at: ran,
        failures,
        passed: verdict === '' ? null : Math.max(0, total - bad - skipped),
        failed: verdict === '' ? null : failed + surprising,
        skipped: verdict === '' ? null : skipped,
    };
}
function unittestFailure(lines, at) {
    const [, , name = '', owner = ''] = UNITTEST_FAILED.exec(lines[at] ?? '') ?? [];
    const end = lines.findIndex((line, below) => below > at + 2 && (RULE.test(line) || SECOND_RULE.test(line)));
    const dashes = lines.findIndex((line, below) => below > at && SECOND_RULE.test(line));
    const body = lines.slice(dashes + 1, nextRule(lines, dashes, end));
    const place = body.findLast((line) => /^ {2}File "/.test(line));
    const [, file = null, line] = /^ {2}File "([^"]+)", line (\d+)/.exec(place ?? '') ?? [];
    const last = body.findLastIndex((text) => text.startsWith('  File '));
    const message = body.slice(last + 1).find((text) => /^\S/.test(text)) ?? (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .ou)(body);
    return (0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .g5)(unittestId(name, owner), { ...(0,_test_runner_js__WEBPACK_IMPORTED_MODULE_1__  .Sw)(undefined, line), file, message });
}
function nextRule(lines, from, fallback) {
    const next = lines.findIndex((line, at) => at > from && (RULE.test(line) || SECOND_RULE.test(line)));
    return next === -1 ? Math.max(fallback, from + 1) : next;
}
function unittestId(name, owner) {
    if (owner === '')
        return name;
    if (/^(?:unittest\.loader\._FailedTest|nose2\.loader\.LoadTestsFailure)/.test(owner))
        return name;
    if (name === 'setUpClass' || name === 'tearDownClass' || name === 'setUpModule')
        return owner;
    return owner.endsWith(`.${name}`) ? owner : `${owner}.${name}`;
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
    d8: () => (  wordList),
    en: () => (  TEST_CLASSES),
    g5: () => (  failureOf),
    gc: () => (  exactPattern),
    lR: () => (  readArguments),
    lZ: () => (  NO_COUNTS),
    ou: () => (  firstText),
    ry: () => (  countIn),
    s1: () => (  plainPath),
    vB: () => (  MAX_NAMED_TESTS)
  });
const NO_COUNTS = { passed: null, failed: null, skipped: null };
const JAVASCRIPT_ENDINGS = 'js,jsx,mjs,cjs,ts,tsx,mts,cts,vue,svelte';
const TEST_CLASSES = '*Test,*Tests,*TestCase,*TestBase,*TestHelper,*TestUtil,*TestUtils,*TestFixture,*TestSupport,*[a-z]IT';
function failureOf(id, known = {}) {
    return { id, file: null, line: null, message: '', ...known };
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
    if (valued === undefined) {
        const isRefused = words.some((word) => refused.test(optionName(word)));
        return isRefused ? null : { options: words.map(({ raw }) => raw), positionals, rest, hasDropped };
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
        if (refused.test(name))
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
const isPrintable = (text) => text !== '' && !UNPRINTABLE.test(text);
const exactPattern = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');


  }),

  35325:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    k: () => (  solve)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var _core_attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6808);
  var _core_driver_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81170);
  var _core_redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36541);
  var _core_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68027);
  var _oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30039);
  var _oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20569);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27386);
  var _solver_builtin_solver_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55435);
  var _trace_writer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49057);
  var _workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63695);
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
        const { attempts: of = 1, fallback = null, settings, signal } = request;
        const startMs = performance.now();
        const _cell = __addDisposableResource(env_1, request.sandbox?.cell ?? null, false);
        const shared = {
            ...request,
            sandbox: request.sandbox ? { ...request.sandbox, cell: (0,_oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_5__  .c5)(request.sandbox) } : null,
        };
        const traces = [];
        const ended = [];
        const attempt = async (own, which) => {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const runId = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(5).toString('hex');
                const trace = __addDisposableResource(env_2, (0,_trace_writer_js__WEBPACK_IMPORTED_MODULE_9__  .yH)({ path: request.tracePath, runId, now: Date.now }), false);
                traces.push(trace);
                const llm = ended.length === 0 ? request.llm : (fallback ?? request.llm);
                ended.push(await runOnce({ ...shared, settings: own, llm }, trace, which));
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
            await attempt(settings, null);
            return best(ended, { of, traces, why: null });
        }
        for (;;) {
            const elapsedMs = performance.now() - startMs;
            const next = (0,_core_attempts_js__WEBPACK_IMPORTED_MODULE_1__  .nj)({ total: settings, of, ended, elapsedMs, hasFallback: fallback !== null });
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
        const cell = sandbox?.cell ?? null;
        if (task.testCommand !== null && cell === null)
            await (0,_own_process_js__WEBPACK_IMPORTED_MODULE_7__  .yg)((0,_own_process_js__WEBPACK_IMPORTED_MODULE_7__  .bs)());
        const workspace = __addDisposableResource(env_3, await (0,_workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_10__  .OH)({
            repository,
            ...(snapshot === undefined ? {} : { snapshot }),
            ...(0,_workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_10__  .B3)(task, settings),
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
        const tests = __addDisposableResource(env_3, (0,_oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_6__  .X)({ ...judged, cell, renew: request.renew ?? null }), false);
        const solver = __addDisposableResource(env_3, settings.solver === 'model' ? null : (0,_solver_builtin_solver_js__WEBPACK_IMPORTED_MODULE_8__  .LS)({ ...judged, sandbox }), true);
        const events = [];
        const redact = redactOf(request);
        const setup = {
            runId: trace.runId,
            version: _own_process_js__WEBPACK_IMPORTED_MODULE_7__  .xv,
            task: (0,_core_redaction_js__WEBPACK_IMPORTED_MODULE_3__  .lk)(task, redact),
            settings,
            ...(attempt === null ? {} : { attempt }),
        };
        const { watchTests: watched = (oracle) => oracle } = request;
        const result = await (0,_core_driver_js__WEBPACK_IMPORTED_MODULE_2__  .r)(setup, {
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
            ...(settings.solver === 'builtin' ? {} : { places: (0,_solver_builtin_solver_js__WEBPACK_IMPORTED_MODULE_8__  .j$)(workspace) }),
            ...(solver === null ? {} : { search: solver.search }),
            ...(request.history ? { earlier: (0,_oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_6__  .q)(tests, workspace, request.history) } : {}),
        });
        const mayGoOn = attempt !== null && attempt.number < attempt.of && result.outcome !== 'fixed';
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
    return { kind: event.kind, payload: { ...event.payload, sandbox: (0,_oracle_sandbox_open_sandbox_js__WEBPACK_IMPORTED_MODULE_5__  .Eg)(sandbox.report) } };
}


  }),

  55435:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  LS: () => (  openBuiltinSolver),
  j$: () => (  openPlaces),
  B0: () => (  recordedSearch)
});


var tools = __webpack_require__(12349);
var once = __webpack_require__(70255);
var ports = __webpack_require__(53392);
var open_sandbox = __webpack_require__(30039);
var git_objects = __webpack_require__(14189);
var protected_paths = __webpack_require__(44247);
var repo_path = __webpack_require__(66904);
var external_node_os_ = __webpack_require__(48161);
var checkout = __webpack_require__(24805);
var folders = __webpack_require__(63060);
var test_oracle = __webpack_require__(20569);
var journal = __webpack_require__(2299);
var repo_tools = __webpack_require__(63695);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var external_node_url_ = __webpack_require__(73136);
var schemas = __webpack_require__(81469);
var errors = __webpack_require__(39429);
var json = __webpack_require__(68652);
; 
const PYTEST_LINES = "\"\"\"Which lines each test runs, by `sys.monitoring` from Python 3.12 on, by a trace function before.\"\"\"\n\nimport json\nimport os\nimport signal\nimport sys\n\nimport pytest\n\nHERE = os.path.dirname(os.path.abspath(__file__))\nROOT = os.environ['AGENT_FIX_ROOT'] + os.sep\nknown = {}\nseen = set()\ncounts = {}\nfailed = set()\nmonitoring = getattr(sys, 'monitoring', None)\n\ndef path_of(code):\n    if code not in known:\n        file = os.path.realpath(code.co_filename)\n        known[code] = file[len(ROOT):] if file.startswith(ROOT) and code.co_name != '<module>' else None\n    return known[code]\n\ndef on_line(code, line):\n    path = path_of(code)\n    if path is not None:\n        seen.add((path, line))\n    return monitoring.DISABLE\n\ndef trace(frame, event, arg):\n    path = path_of(frame.f_code)\n    if path is None:\n        return None\n    seen.add((path, frame.f_lineno))\n\n    def local(frame, event, arg):\n        if event == 'line':\n            seen.add((path, frame.f_lineno))\n        return local\n\n    return local\n\ndef count(failed):\n    for path, line in seen:\n        pair = counts.setdefault(path, {}).setdefault(line, [0, 0])\n        pair[0 if failed else 1] += 1\n    seen.clear()\n\ndef save():\n    with open(os.path.join(HERE, 'lines.json'), 'w') as file:\n        json.dump(counts, file)\n\ndef stop(*_):\n    count(True)\n    save()\n    os._exit(1)\n\n@pytest.hookimpl(hookwrapper=True)\ndef pytest_runtest_call(item):\n    seen.clear()\n    if monitoring:\n        monitoring.restart_events()\n        monitoring.set_events(TOOL, monitoring.events.LINE)\n    else:\n        sys.settrace(trace)\n    yield\n    if monitoring:\n        monitoring.set_events(TOOL, 0)\n    else:\n        sys.settrace(None)\n\n# The call of a unittest.TestCase, and of a subtest, raises nothing: reports alone tell that it failed.\ndef pytest_runtest_logreport(report):\n    if report.failed:\n        failed.add(report.nodeid)\n\ndef pytest_runtest_logfinish(nodeid):\n    count(nodeid in failed)\n\ndef pytest_sessionfinish(session):\n    save()\n\nTOOL = 4\nif monitoring:\n    monitoring.use_tool_id(TOOL, 'agent-fix')\n    monitoring.register_callback(TOOL, monitoring.events.LINE, on_line)\nsignal.signal(signal.SIGTERM, stop)\n";
const WARM_NODE = "/**\n * Node imports this program in every process of the test command. In the one that is vitest or jest it stays, and runs the tests\n * for each content with the runner that it has loaded; both run every test file in a new context of its own.\n */\nimport fs from 'node:fs';\nimport { createRequire } from 'node:module';\nimport path from 'node:path';\nimport { Writable } from 'node:stream';\nimport { fileURLToPath, pathToFileURL } from 'node:url';\nimport { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';\n\nconst WATCHED = 'agent_fix_watched';\nconst HERE = path.dirname(fileURLToPath(import.meta.url));\n/** More trials are not made in one process, because its memory grows. */\nconst MAX_TRIALS = 300;\nconst [IDLE, RUNNING, STOPPED] = [0, 1, 2];\nlet text = '';\nconst keep = (chunk) => {\n  text += chunk;\n  return true;\n};\n\nasync function openVitest(main) {\n  const { createVitest, parseCLI } = await import(\n    pathToFileURL(path.join(path.dirname(main), 'dist/node.js')).href\n  );\n  const { filter, options } = parseCLI(['vitest', ...process.argv.slice(2)]);\n  const sink = () => new Writable({ write: (chunk, _, done) => done(null, keep(chunk)) });\n  const kept = { ...options, watch: false, run: true };\n  const vitest = await createVitest('test', kept, {}, { stdout: sink(), stderr: sink() });\n  await vitest.start(filter);\n  const specifications = await vitest.globTestSpecifications(filter);\n  const { configFileDependencies = [] } = vitest.vite.config;\n  const isLoaded = (file) => configFileDependencies.includes(file);\n  const run = async (file) => {\n    vitest.invalidateFile(file);\n    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);\n    return testModules.length > 0 && unhandledErrors.length === 0 && testModules.every((each) => each.ok());\n  };\n  return { isLoaded, run };\n}\n\nasync function openJest(main) {\n  const require = createRequire(main);\n  process.env.NODE_ENV ??= 'test';\n  const argv = await require('jest-cli').buildArgv(process.argv.slice(2));\n  const { runCLI } = require('@jest/core');\n  const isLoaded = (file) => require.cache[file] !== undefined;\n  const run = async () => {\n    const projects = argv.projects?.length > 0 ? argv.projects : [process.cwd()];\n    const { results } = await runCLI({ ...argv, runInBand: true }, projects);\n    return results.success;\n  };\n  return { isLoaded, run };\n}\n\nfunction put({ root, path: name, at }, kind, second) {\n  const target = path.join(root, name);\n  const part = path.join(path.dirname(target), '.agent-fix-part');\n  fs.copyFileSync(at + kind, part);\n  fs.chmodSync(part, fs.statSync(target).mode & 0o777);\n  fs.utimesSync(part, second, second);\n  fs.renameSync(part, target);\n}\n\nfunction finish(at, end, code, seconds) {\n  fs.writeFileSync(`${at}.part`, JSON.stringify({ end, code, seconds }));\n  fs.renameSync(`${at}.part`, `${at}.done`);\n}\n\n/** In a second thread: ends tests that block the first one; the process ends with them. */\nfunction watch(state) {\n  parentPort.on('message', (asked) => {\n    if (Atomics.wait(state, 0, RUNNING, asked.limitMs) !== 'timed-out') return;\n    if (Atomics.compareExchange(state, 0, RUNNING, STOPPED) !== RUNNING) return;\n    put(asked, '.own', asked.own_second);\n    finish(asked.at, 'slow', 1, asked.limitMs / 1000);\n    process.kill(process.pid, 'SIGKILL');\n  });\n}\n\nasync function serve(open) {\n  const parent = process.ppid;\n  process.stdout.write = keep;\n  process.stderr.write = keep;\n  const { isLoaded, run } = await open;\n  const state = new Int32Array(new SharedArrayBuffer(4));\n  const watchdog = new Worker(new URL(import.meta.url), { execArgv: [], workerData: { [WATCHED]: state } });\n  for (let number = 0; number < MAX_TRIALS; number += 1) {\n    const at = path.join(HERE, String(number));\n    while (!fs.existsSync(`${at}.json`)) {\n      if (process.ppid !== parent) process.exit();\n      await new Promise((resolve) => setTimeout(resolve, 3));\n    }\n    const asked = { ...JSON.parse(fs.readFileSync(`${at}.json`, 'utf8')), at };\n    const file = path.join(asked.root, asked.path);\n    const real = path.join(fs.realpathSync(asked.root), asked.path);\n    const isFit = asked.watch === null && fs.realpathSync(file) === real && !isLoaded(real);\n    if (!isFit) {\n      finish(at, 'unfit', 1, 0);\n      continue;\n    }\n    put(asked, '.new', asked.second);\n    text = '';\n    // Waiting takes no processor time, so twice that limit is allowed as wall time.\n    const limitMs = 1000 * Math.min(asked.limit, 2 * asked.cpu);\n    Atomics.store(state, 0, RUNNING);\n    watchdog.postMessage({ ...asked, limitMs });\n    const startMs = performance.now();\n    const isGreen = await run(file).catch((error) => !keep(String(error)));\n    const seconds = (performance.now() - startMs) / 1000;\n    if (Atomics.compareExchange(state, 0, RUNNING, IDLE) !== RUNNING) await new Promise(() => {});\n    Atomics.notify(state, 0);\n    put(asked, '.own', asked.own_second);\n    if (asked.shown) fs.writeFileSync(`${at}.out`, text);\n    finish(at, 'exited', isGreen ? 0 : 1, seconds);\n  }\n  process.exit();\n}\n\nfunction runnerOf(main) {\n  if (/[/]vitest[/]vitest[.]mjs$/.test(main)) return openVitest;\n  return /[/]jest(?:-cli)?[/]bin[/]jest[.]js$/.test(main) ? openJest : null;\n}\n\nif (!isMainThread && workerData?.[WATCHED] !== undefined) watch(workerData[WATCHED]);\nconst main = isMainThread && process.argv[1] ? fs.realpathSync(process.argv[1]) : '';\nconst open = runnerOf(main);\nif (open !== null) {\n  const own = process.env.NODE_OPTIONS.split(' ')\n    .filter((each) => each !== `--import=${import.meta.url}`)\n    .join(' ');\n  if (own) process.env.NODE_OPTIONS = own;\n  else delete process.env.NODE_OPTIONS;\n  await serve(open(main));\n}\n";
const WARM_PYTEST = "\"\"\"\npytest imports this before anything of the repository. The process that imports it stays there and waits; for each content it\nmakes a fork, which goes on as the call of pytest that it is. One such fork stays as well, once it has collected the tests with\nthe file as it was. A content that changes nothing but functions which have not run by then is tried in a fork of that one, which\nputs the new code in place of theirs: nothing is imported or collected again.\n\"\"\"\n\nimport gc\nimport importlib.metadata\nimport json\nimport os\nimport pdb\nimport re\nimport reprlib\nimport signal\nimport sys\nimport threading\nimport time\nimport types\nimport unittest\nimport zlib\n\nimport pytest\n\nHERE = os.path.dirname(os.path.abspath(__file__))\ntrial = None\nchild = 0\n# The fork that has collected the tests: its process, and what asks it and hears its answer.\ncollected = None\n\nclass Short:\n    \"\"\"Only whether a test fails is asked, or which ones pass: no traceback, no summary, and the end as soon as it is known.\"\"\"\n\n    def __init__(self):\n        self.passed = []\n\n    def pytest_configure(self, config):\n        if not trial['all']:\n            config.option.maxfail = 1\n        config.option.tbstyle = 'no'\n\n    def pytest_runtest_logreport(self, report):\n        if report.when == 'call' and report.passed:\n            self.passed.append(report.nodeid)\n\n    @pytest.hookimpl(tryfirst=True)\n    def pytest_sessionfinish(self, exitstatus):\n        if trial['all']:\n            with open(trial['at'] + '.out', 'w') as file:\n                json.dump(self.passed, file)\n        os._exit(int(exitstatus))\n\nclass Watch:\n    \"\"\"What each test calls of the functions within some lines of a file, what that returns, and which lines it runs.\"\"\"\n\n    def __init__(self):\n        self.root = os.path.realpath(trial['root']) + os.sep\n        self.first, self.last = trial['watch']\n        self.codes = {}\n        self.tests = []\n        self.left = MAX_CALLS\n\n    def is_wanted(self, code):\n        if code not in self.codes:\n            file = os.path.realpath(code.co_filename)\n            lines = [line for _, _, line in code.co_lines() if line] if hasattr(code, 'co_lines') else [code.co_firstlineno]\n            is_within = code.co_name != '<module>' and max(lines) >= self.first and min(lines) <= self.last\n            self.codes[code] = is_within and file == self.root + trial['path']\n        return self.codes[code]\n\n    def trace(self, frame, event, arg):\n        code = frame.f_code\n        if not self.is_wanted(code):\n            return None\n        test = self.tests[-1]\n        count = code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & 4) + bool(code.co_flags & 8)\n        names = code.co_varnames[:count]\n        values = frame.f_locals\n        key = digest([code.co_name] + [values.get(name) for name in names]) if self.left > 0 else None\n        self.left -= 1\n        raised = None\n\n        def local(frame, event, arg):\n            nonlocal raised\n            if event == 'line':\n                raised = None\n                test['lines'].add(frame.f_lineno)\n            elif event == 'exception':\n                raised = arg[0].__name__\n            elif event == 'return' and key is not None:\n                values = frame.f_locals\n                after = [values.get(name) for name in names if name != 'self']\n                test['calls'][key] = digest([test['calls'].get(key), raised, arg, after])\n            return local\n\n        return local\n\n    @pytest.hookimpl(hookwrapper=True)\n    def pytest_runtest_call(self, item):\n        self.tests.append({'id': item.nodeid, 'passed': True, 'calls': {}, 'lines': set()})\n        sys.settrace(self.trace)\n        yield\n        sys.settrace(None)\n\n    def pytest_runtest_logreport(self, report):\n        for test in self.tests:\n            test['passed'] = test['passed'] and not (report.failed and report.nodeid == test['id'])\n\n    @pytest.hookimpl(tryfirst=True)\n    def pytest_sessionfinish(self, exitstatus):\n        seen = [dict(test, lines=sorted(test['lines'])) for test in self.tests if test['lines']]\n        with open(trial['at'] + '.out', 'w') as file:\n            json.dump(seen, file)\n        os._exit(int(exitstatus))\n\nMAX_CALLS = 4000\nSHORT = reprlib.Repr()\nSHORT.maxlist = SHORT.maxtuple = SHORT.maxset = SHORT.maxdict = SHORT.maxdeque = 60\nSHORT.maxstring = SHORT.maxother = 400\nSHORT.maxlevel = 5\n\ndef digest(values):\n    try:\n        text = SHORT.repr(values)\n    except Exception as error:\n        text = type(error).__name__\n    # An object without a text of its own is printed with its address.\n    return '%08x' % zlib.crc32(re.sub(' at 0x[0-9a-f]+', '', text).encode('utf-8', 'replace'))\n\nclass Unfit(Exception):\n    \"\"\"More than functions changes, or a function that has run already.\"\"\"\n\nclass Collected:\n    \"\"\"Stays when the tests are collected, and forks for each content.\"\"\"\n\n    def __init__(self, questions, answers):\n        # Kept: a file that is left open, and forgotten, is a warning, which pytest can count as an error.\n        self.questions = os.fdopen(questions)\n        self.answers = answers\n        self.ran = set()\n        # By file, and by their code: two modules of one file have functions of equal code.\n        self.functions = {}\n        self.monitoring = getattr(sys, 'monitoring', None)\n        if self.monitoring:\n            self.monitoring.use_tool_id(self.monitoring.OPTIMIZER_ID, __name__)\n            self.monitoring.register_callback(self.monitoring.OPTIMIZER_ID, self.monitoring.events.PY_START, self.on_start)\n            self.monitoring.set_events(self.monitoring.OPTIMIZER_ID, self.monitoring.events.PY_START)\n        else:\n            sys.setprofile(self.on_call)\n\n    def on_start(self, code, offset):\n        self.ran.add(code)\n        return self.monitoring.DISABLE\n\n    def on_call(self, frame, event, arg):\n        if event == 'call':\n            self.ran.add(frame.f_code)\n\n    @pytest.hookimpl(tryfirst=True)\n    def pytest_runtestloop(self, session):\n        is_seen = self.monitoring or sys.getprofile() == self.on_call\n        if self.monitoring:\n            self.monitoring.set_events(self.monitoring.OPTIMIZER_ID, 0)\n            self.monitoring.free_tool_id(self.monitoring.OPTIMIZER_ID)\n        else:\n            sys.setprofile(None)\n        # Threads do not live on in a fork, and what has workers of its own (xdist) has not collected here.\n        is_alone = threading.active_count() == 1 and not session.config.pluginmanager.hasplugin('dsession')\n        if session.testsfailed or not is_seen or not is_alone:\n            os._exit(0)\n        signal.signal(signal.SIGTERM, leave)\n        paths = {}\n        for each in gc.get_objects():\n            if type(each) is types.FunctionType:\n                name = each.__code__.co_filename\n                if name not in paths:\n                    paths[name] = os.path.realpath(name)\n                self.functions.setdefault(paths[name], {}).setdefault(each.__code__, []).append(each)\n        gc.freeze()\n        for line in self.questions:\n            asked = json.loads(line)\n            try:\n                swaps = self.swaps_of(asked)\n            except (Unfit, SyntaxError, ValueError, RecursionError):\n                os.write(self.answers, b'n')\n                continue\n            # pytest has kept where its output goes, and returns to it.\n            os.truncate(OUTPUT, 0)\n            if asked['shown']:\n                os.link(OUTPUT, asked['at'] + '.out')\n            if fork_for(asked):\n                for function, code in swaps:\n                    function.__code__ = code\n                if not asked['shown']:\n                    session.config.pluginmanager.register(Short())\n                return\n            os.write(self.answers, b'y')\n        os._exit(0)\n\n    def swaps_of(self, asked):\n        \"\"\"Live functions, each with its code in the new content.\"\"\"\n        target = os.path.realpath(os.path.join(asked['root'], asked['path']))\n        contents = []\n        for kind in ('.own', '.new'):\n            with open(asked['at'] + kind, 'rb') as file:\n                contents.append(compile(file.read(), target, 'exec', dont_inherit=True))\n        swaps = []\n        self.compare(*contents, self.functions.get(target, {}), False, swaps)\n        return swaps\n\n    def compare(self, own, new, functions, is_nested, swaps):\n        \"\"\"Whether anything in this code differs; what does, and can be put in place, is added to the swaps.\"\"\"\n        is_function = bool(own.co_flags & CO_OPTIMIZED)\n        if own.co_name != new.co_name or own.co_freevars != new.co_freevars:\n            raise Unfit\n        is_same = shape_of(own) == shape_of(new)\n        pairs = zip(codes_in(own), codes_in(new)) if is_same else []\n        inner = [self.compare(a, b, functions, is_nested or is_function, swaps) for a, b in pairs]\n        if is_same and not any(inner):\n            return False\n        if not is_same and (not is_function or own in self.ran):\n            raise Unfit\n        if is_function and not is_nested and own not in functions:\n            raise Unfit\n        if is_function:\n            swaps.extend((function, new) for function in functions.get(own, []))\n        return True\n\nCO_OPTIMIZED = 1\nOUTPUT = os.path.join(HERE, 'collected.out')\n\ndef codes_in(code):\n    return [each for each in code.co_consts if isinstance(each, types.CodeType)]\n\ndef shape_of(code):\n    \"\"\"What running the code depends on, but for the code within it, and the lines where it stands.\"\"\"\n    # Python 3.13 keeps a class's first line in its body.\n    own_line = None if code.co_flags & CO_OPTIMIZED else code.co_firstlineno\n    consts = ['line' if each == own_line else (type(each), repr(each)) for each in code.co_consts if not isinstance(each, types.CodeType)]\n    count = (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags)\n    table = getattr(code, 'co_exceptiontable', b'')\n    return (code.co_code, code.co_names, code.co_varnames, code.co_cellvars, count, table, consts, len(codes_in(code)))\n\ndef pytest_configure(config):\n    if trial is None or trial['shown']:\n        return\n    config.pluginmanager.register(trial['plugin'] or (Watch() if trial['watch'] else Short()))\n\ndef put(trial, kind, second):\n    target = os.path.join(trial['root'], trial['path'])\n    mode = os.lstat(target).st_mode & 0o777\n    part = os.path.join(os.path.dirname(target), '.agent-fix-part')\n    with open(trial['at'] + kind, 'rb') as source, open(part, 'wb') as copy:\n        copy.write(source.read())\n    os.chmod(part, mode)\n    os.utime(part, (second, second))\n    os.replace(part, target)\n\ndef loaded_files():\n    files = [getattr(module, '__file__', None) for module in list(sys.modules.values())]\n    return {os.path.realpath(file) for file in files if isinstance(file, str)}\n\ndef is_fit(trial, loaded):\n    own = os.path.join(os.path.realpath(trial['root']), trial['path'])\n    return own not in loaded and os.path.realpath(os.path.join(trial['root'], trial['path'])) == own\n\ndef finish(at, end, code, seconds):\n    with open(at + '.part', 'w') as file:\n        json.dump({'end': end, 'code': code, 'seconds': seconds}, file)\n    os.replace(at + '.part', at + '.done')\n\ndef restore(name, value):\n    if value:\n        os.environ[name] = value\n    else:\n        os.environ.pop(name, None)\n\ndef become(asked):\n    \"\"\"Goes on as the command, without a trace of this plugin.\"\"\"\n    global trial\n    trial = asked\n    os.setpgid(0, 0)\n    signal.signal(signal.SIGTERM, signal.SIG_DFL)\n    restore('PYTHONPATH', os.pathsep.join(path for path in os.environ.get('PYTHONPATH', '').split(os.pathsep) if path != HERE))\n    restore('PYTEST_ADDOPTS', os.environ.get('PYTEST_ADDOPTS', '').replace('-p ' + __name__, '').strip())\n    if not trial['shown']:\n        # Only what the content does not change may be kept compiled.\n        sys.dont_write_bytecode = True\n        os.environ['PYTHONDONTWRITEBYTECODE'] = '1'\n    if HERE in sys.path:\n        sys.path.remove(HERE)\n    place = OUTPUT if trial['plugin'] else trial['at'] + '.out' if trial['shown'] else os.devnull\n    # By the processor's time, which others on the machine do not change.\n    signal.setitimer(signal.ITIMER_PROF, trial['cpu'])\n    output = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)\n    os.dup2(output, 1)\n    os.dup2(output, 2)\n\ndef kill(pid):\n    try:\n        os.killpg(pid, signal.SIGKILL)\n    except OSError:\n        pass\n\ndef wait(pid, limit):\n    start = time.monotonic()\n    pause = 0.001\n    while True:\n        done, status, usage = os.wait4(pid, os.WNOHANG)\n        if done == pid:\n            kill(pid)\n            is_slow = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF\n            code = os.WEXITSTATUS(status) if os.WIFEXITED(status) else 1\n            return 'slow' if is_slow else 'exited', code, usage.ru_utime + usage.ru_stime\n        if time.monotonic() - start > limit:\n            kill(pid)\n            os.waitpid(pid, 0)\n            return 'slow', 1, limit\n        time.sleep(pause)\n        pause = min(0.01, pause * 1.5)\n\ndef leave(*_):\n    if child:\n        kill(child)\n    if collected:\n        try:\n            os.kill(collected[0], signal.SIGTERM)\n        except OSError:\n            pass\n    os._exit(0)\n\ndef fork_for(asked):\n    \"\"\"True in the fork; False when it has ended.\"\"\"\n    global child\n    put(asked, '.new', asked['second'])\n    pid = os.fork()\n    if pid == 0:\n        become(asked)\n        return True\n    child = pid\n    try:\n        os.setpgid(pid, pid)\n    except OSError:\n        pass\n    end, code, seconds = wait(pid, asked['limit'])\n    child = 0\n    put(asked, '.own', asked['own_second'])\n    finish(asked['at'], end, code, seconds)\n    return False\n\ndef collect():\n    \"\"\"True in the fork that is to collect the tests.\"\"\"\n    global collected\n    questions, asks = os.pipe()\n    hears, answers = os.pipe()\n    pid = os.fork()\n    if pid == 0:\n        os.close(asks)\n        os.close(hears)\n        plugin = Collected(questions, answers)\n        become({'shown': False, 'cpu': 0, 'plugin': plugin})\n        return True\n    os.close(questions)\n    os.close(answers)\n    collected = (pid, asks, hears)\n    return False\n\ndef is_swapped(asked):\n    \"\"\"Whether the fork that has collected the tests has tried it.\"\"\"\n    try:\n        os.write(collected[1], (json.dumps(asked) + '\\n').encode())\n        return os.read(collected[2], 1) == b'y'\n    except OSError:\n        return False\n\ndef serve():\n    signal.signal(signal.SIGTERM, leave)\n    parent = os.getppid()\n    importlib.metadata.distributions(name='pytest')\n    loaded = loaded_files()\n    gc.freeze()\n    number = 0\n    while True:\n        at = os.path.join(HERE, str(number))\n        while not os.path.exists(at + '.json'):\n            if os.getppid() != parent:\n                leave()\n            time.sleep(0.003)\n        with open(at + '.json') as file:\n            asked = json.load(file)\n        asked.update(at=at, plugin=None)\n        number += 1\n        if not is_fit(asked, loaded):\n            finish(at, 'unfit', 1, 0)\n            continue\n        if asked['swap']:\n            if collected is None and collect():\n                return\n            if is_swapped(asked):\n                continue\n            if asked['shown']:\n                finish(at, 'unfit', 1, 0)\n                continue\n        if fork_for(asked):\n            return\n\nserve()\n";

; 








const MAX_WHOLE_MS = 15_000;
const MAX_COVERAGE_FILES = 400;
const MAX_COVERAGE_BYTES = 32 * 1024 * 1024;
async function measureBlame(oracle, tree, request) {
    const tool = TOOLS.find(({ sources }) => sources.test(request.source));
    const limitMs = 4 * request.baselineMs + 5000;
    const isWhole = request.baselineMs <= MAX_WHOLE_MS;
    if (tool === undefined || request.only.length === 0 || request.leftMs < 2 * limitMs)
        return null;
    const paths = new Set(tree.paths());
    const run = async (only) => {
        const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limitMs)]);
        let written = [];
        let seenRoot = '';
        await oracle.stay({ only, signal }, (root, { here, seen }) => {
            seenRoot = root;
            const folder = (0,external_node_path_.join)(here, 'coverage');
            (0,external_node_fs_.mkdirSync)(folder);
            const ended = () => {
                written = (0,errors .NW)(written, () => coverageIn(folder));
            };
            return { ...tool.prepare({ folder, seen: `${seen}/coverage`, root }), ended };
        });
        const spectrum = new Map();
        for await (const [path, line, counts] of tool.read(written, seenRoot, tree))
            if (paths.has(path))
                addTo(spectrum, path, line, counts);
        return spectrum;
    };
    if (tool.tellsTests)
        return blameOf(await run(isWhole ? [] : request.only));
    const failing = await run(request.only);
    return failing.size === 0 ? null : blameOf(failing, isWhole ? await run([]) : failing);
}
function blameOf(spectrum, whole) {
    let total = 0;
    for (const lines of spectrum.values())
        for (const { failing } of lines.values())
            total = Math.max(total, failing);
    if (total === 0)
        return null;
    const blame = new Map();
    for (const [path, lines] of spectrum) {
        const found = new Map();
        for (const [line, { failing, passing }] of lines) {
            const all = whole === undefined ? failing + passing : Math.max(failing, whole.get(path)?.get(line)?.failing ?? 0);
            const most = whole === undefined ? total : failing;
            if (failing > 0)
                found.set(line, Math.round((100 * failing) / Math.sqrt(most * all)) / 100);
        }
        if (found.size > 0)
            blame.set(path, found);
    }
    return blame;
}
const MAX_NOTE_CHARS = 20_000;
function blameText(blame) {
    const files = [...blame]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([path, lines]) => {
        const ranges = [];
        for (const [line, value] of [...lines].toSorted((a, b) => a[0] - b[0])) {
            const last = ranges.at(-1);
            if (last !== undefined && last.to === line - 1 && last.value === value)
                last.to = line;
            else
                ranges.push({ from: line, to: line, value });
        }
        return `${path}: ${ranges.map(({ from, to, value }) => `${from}-${to}=${value}`).join(' ')}`;
    });
    const text = files.join('\n').slice(0, MAX_NOTE_CHARS + 1);
    return text.length <= MAX_NOTE_CHARS ? text : text.slice(0, Math.max(0, text.lastIndexOf('\n')));
}
function readBlame(text) {
    return new Map(text.split('\n').flatMap((row) => {
        const [, path = '', ranges = ''] = /^(.*): ([-\d=. ]+)$/.exec(row) ?? [];
        const lines = new Map();
        for (const [, from, to, value] of ranges.matchAll(/(\d+)-(\d+)=([\d.]+)/g))
            for (let line = Number(from); line <= Number(to); line += 1)
                lines.set(line, Number(value));
        return lines.size === 0 ? [] : [[path, lines]];
    }));
}
const coverageIn = (folder) => (0,external_node_fs_.readdirSync)(folder)
    .toSorted()
    .slice(0, MAX_COVERAGE_FILES)
    .map((name) => (0,folders .XF)((0,external_node_path_.join)(folder, name), MAX_COVERAGE_BYTES) ?? '');
function addTo(spectrum, path, line, [failing, passing]) {
    const lines = spectrum.get(path) ?? new Map();
    const known = lines.get(line) ?? { failing: 0, passing: 0 };
    spectrum.set(path, lines.set(line, { failing: known.failing + failing, passing: known.passing + passing }));
}
const PytestLinesSchema = schemas .g1P(schemas .YjP(), schemas .g1P(schemas .YjP(), schemas .PVZ([schemas .aig(), schemas .aig()])));
const LINES_PLUGIN = 'agent_fix_lines';
const V8CoverageSchema = schemas .Ikc({
    result: schemas .YOg(schemas .Ikc({
        url: schemas .YjP(),
        functions: schemas .YOg(schemas .Ikc({
            ranges: schemas .YOg(schemas .Ikc({ startOffset: schemas .aig(), endOffset: schemas .aig(), count: schemas .aig() })),
        })),
    })),
    'source-map-cache': schemas .g1P(schemas .YjP(), schemas .L5J()).optional(),
});
const TOOLS = [
    {
        sources: /pytest/,
        tellsTests: true,
        prepare({ folder, seen, root }) {
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, `${LINES_PLUGIN}.py`), PYTEST_LINES);
            const inFront = { PYTHONPATH: `${seen}:`, PYTEST_ADDOPTS: `-p ${LINES_PLUGIN} ` };
            return { variables: { AGENT_FIX_ROOT: root }, inFront };
        },
        async *read(written) {
            for (const text of written)
                for (const [path, lines] of Object.entries((0,json .Vh)(PytestLinesSchema, text) ?? {}))
                    for (const [line, counts] of Object.entries(lines))
                        yield [path, Number(line), counts];
        },
    },
    {
        sources: /node:test|mocha|tap|ava/i,
        tellsTests: false,
        prepare: ({ seen }) => ({ variables: { NODE_V8_COVERAGE: seen } }),
        async *read(written, root, tree) {
            for (const text of written) {
                const { result = [], 'source-map-cache': translated = {} } = (0,json .Vh)(V8CoverageSchema, text) ?? {};
                for (const { url, functions } of result) {
                    if (!url.startsWith(`${(0,external_node_url_.pathToFileURL)(root)}/`) || url in translated)
                        continue;
                    const path = (0,external_node_url_.fileURLToPath)(url).slice(root.length + 1);
                    const source = await tree.readText(path);
                    if (source === null || /(?:^|\/)node_modules\//.test(path))
                        continue;
                    const ranges = functions.flatMap((each) => each.ranges);
                    let at = 0;
                    for (const [index, line] of source.split('\n').entries()) {
                        const count = countAt(ranges, at + line.length - line.trimStart().length);
                        if (count > 0 && line.trim() !== '')
                            yield [path, index + 1, [count, 0]];
                        at += line.length + 1;
                    }
                }
            }
        },
    },
];
function countAt(ranges, at) {
    const around = ranges.filter(({ startOffset, endOffset }) => startOffset <= at && at < endOffset);
    const [inner] = around.toSorted((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
    return inner?.count ?? 0;
}

var external_node_crypto_ = __webpack_require__(77598);
var promises_ = __webpack_require__(58500);
var digest = __webpack_require__(47252);
var process = __webpack_require__(13088);
var all_runners = __webpack_require__(96587);
var javascript = __webpack_require__(89799);
var only_failing = __webpack_require__(27439);
var python = __webpack_require__(73578);
; 
















const WatchedTestSchema = schemas .Ikc({
    id: schemas .YjP(),
    passed: schemas .zMY(),
    calls: schemas .g1P(schemas .YjP(), schemas .YjP()),
    lines: schemas .YOg(schemas .aig().int()),
});
const PLUGIN = 'agent_fix_warm';
const POLL_MS = 3;
const SLACK_MS = 20_000;
const MAX_DONE_BYTES = 1000;
const MAX_SHOWN_BYTES = 1024 * 1024;
const FIRST_SECOND = 946_684_800;
const DoneSchema = schemas .Ikc({
    end: schemas .k5n(['exited', 'slow', 'unfit']),
    code: schemas .aig().int(),
    seconds: schemas .aig(),
});
async function openRunner(oracle, runner, { only, signal }) {
    const stop = new AbortController();
    const opened = Promise.withResolvers();
    const run = oracle.stay({ only, signal: AbortSignal.any([signal, stop.signal]) }, (root, scratch) => {
        const warm = new WarmRunner(root, scratch, stop);
        opened.resolve(warm);
        return warm.prepare(runner);
    });
    run.catch(opened.reject);
    const warm = await opened.promise;
    warm.follow(run);
    return warm;
}
class WarmRunner {
    #folder;
    #held = null;
    #root;
    #seen;
    #stop;
    #ended = Promise.resolve();
    #isOver = false;
    #count = 0;
    constructor(root, scratch, stop) {
        this.#root = root;
        this.#seen = scratch.seen;
        this.#folder = { here: (0,external_node_path_.join)(scratch.here, 'warm'), seen: `${scratch.seen}/warm` };
        this.#stop = stop;
    }
    prepare(runner) {
        const { here, seen } = this.#folder;
        (0,external_node_fs_.mkdirSync)(here);
        this.#held = (0,external_node_fs_.openSync)(here, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY);
        switch (runner) {
            case 'pytest':
                (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(here, `${PLUGIN}.py`), WARM_PYTEST);
                return { variables: {}, inFront: { PYTHONPATH: `${seen}:`, PYTEST_ADDOPTS: `-p ${PLUGIN} ` } };
            case 'node': {
                (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(here, `${PLUGIN}.mjs`), WARM_NODE);
                const { href } = (0,external_node_url_.pathToFileURL)(`${seen}/${PLUGIN}.mjs`);
                return { variables: {}, inFront: { NODE_OPTIONS: `--import=${href} ` } };
            }
            default:
                return (0,errors .xb)(runner);
        }
    }
    follow(run) {
        this.#ended = run
            .catch(() => { })
            .finally(() => {
            this.#isOver = true;
        });
    }
    get isOver() {
        return this.#isOver;
    }
    async try(trial) {
        if (this.#isOver)
            return null;
        const number = this.#count++;
        const at = (0,external_node_path_.join)(this.#place(), String(number));
        try {
            this.#ask(at, number, trial);
        }
        catch {
            this.#end();
            return null;
        }
        const startedAt = performance.now();
        while (!this.#isOver && !(0,external_node_fs_.existsSync)(`${at}.done`)) {
            if (performance.now() - startedAt > trial.limitMs + SLACK_MS)
                this.#end();
            await (0,promises_.setTimeout)(POLL_MS);
        }
        try {
            return (0,external_node_fs_.existsSync)(`${at}.done`) ? this.#read(at) : null;
        }
        finally {
            for (const kind of ['new', 'own', 'json', 'out', 'done'])
                (0,folders .S2)(`${at}.${kind}`);
        }
    }
    #place() {
        const held = `/proc/self/fd/${this.#held}`;
        return (0,external_node_fs_.existsSync)(held) ? held : this.#folder.here;
    }
    #ask(at, number, { path, bytes, own, ...trial }) {
        const anew = { flag: 'wx' };
        (0,external_node_fs_.writeFileSync)(`${at}.new`, bytes, anew);
        (0,external_node_fs_.writeFileSync)(`${at}.own`, own, anew);
        const [limit, cpu] = [trial.limitMs / 1000, trial.cpuLimitMs / 1000];
        const asked = {
            root: this.#root,
            path,
            limit,
            cpu,
            shown: trial.isShown,
            swap: trial.isSwapped === true,
            all: trial.isAll === true,
        };
        const seconds = { second: FIRST_SECOND + number + 1, own_second: FIRST_SECOND };
        (0,external_node_fs_.writeFileSync)(`${at}.part`, JSON.stringify({ ...asked, ...seconds, watch: trial.watch }), anew);
        (0,external_node_fs_.renameSync)(`${at}.part`, `${at}.json`);
    }
    #read(at) {
        return (0,errors .NW)(null, () => {
            const done = (0,json .Vh)(DoneSchema, (0,folders .XF)(`${at}.done`, MAX_DONE_BYTES) ?? '');
            if (done === null || done.end === 'unfit')
                return null;
            const text = (0,folders .XF)(`${at}.out`, MAX_SHOWN_BYTES) ?? '';
            return {
                end: done.end === 'slow' ? 'slow' : PASSING_CODES.has(done.code) ? 'open' : 'failed',
                output: (0,process .EQ)(text, [this.#seen, this.#root]),
                cpuMs: done.seconds * 1000,
            };
        });
    }
    #end() {
        this.#isOver = true;
        this.#stop.abort();
    }
    async [Symbol.asyncDispose]() {
        this.#end();
        await this.#ended;
        if (this.#held !== null)
            (0,external_node_fs_.closeSync)(this.#held);
        this.#held = null;
    }
}
const PASSING_CODES = new Set([0, 5]);
const signatureOf = ({ verdict, output }) => `${verdict}\n${(0,digest .vH)(output, (0,all_runners ._m)(output)?.failures)}`;
const LONG_BASELINE_MS = 4000;
const failingTestsFirst = ({ only, baselineMs }) => baselineMs > LONG_BASELINE_MS ? only.slice(0, 1) : only;
const BROKEN = ')}] ';
const FIRST_LOOK_MS = 600;
const FIRST_LOOK_RUNS = 5;
const FIRST_LOOK_MORE_MS = 1000;
const MAX_TOGETHER = 8;
const isFew = ({ length }) => length > 1 && length <= MAX_TOGETHER;
async function keptRunner(command) {
    const runner = await (0,only_failing .n)(command);
    return runner === python .C3 ? 'pytest' : runner === javascript .gb || runner === javascript .Ff ? 'node' : null;
}
const MAX_STARTS = 25;
class WarmTries {
    #oracle;
    #whole;
    #command;
    #opening = null;
    #starts = 1;
    #openingWhole = null;
    #isWholeAlike = null;
    #passedOnly = 0;
    #own = new Map();
    constructor([oracle, whole], command) {
        this.#oracle = oracle;
        this.#whole = whole;
        this.#command = command;
    }
    async behaviour(files, [first, last], options) {
        const limitMs = WATCHED_TIMES * options.baselineMs + LONG_BASELINE_MS;
        if (options.baselineMs > MAX_WATCHED_MS || options.leftMs < 2 * limitMs)
            return null;
        const opened = await this.#opening;
        if (opened == null || opened.seesEdits !== null || (await keptRunner(this.#command)) !== 'pytest')
            return null;
        const runner = await this.#wholeRunner(options);
        const watched = async (bytes, range) => {
            const trial = { ...files, bytes, limitMs, cpuLimitMs: limitMs, isShown: false, watch: range };
            const result = await runner?.try(trial);
            const tests = (0,json .Vh)(schemas .YOg(WatchedTestSchema), result?.output ?? '');
            return tests !== null && tests.length > 0 ? tests : null;
        };
        const place = `${files.path}:${first}`;
        const own = this.#own.get(place) ?? (await watched(files.own, [first, last]));
        this.#own.set(place, own);
        const edit = editedLines(files);
        const next = own === null ? null : await watched(files.bytes, [first, last + edit.more]);
        return own === null || next === null ? null : behaviourOf(own, next, edit);
    }
    async try(files, options, plain) {
        this.#opening ??= this.#open(files, options, plain);
        const opened = await this.#opening;
        if (opened === null)
            return null;
        const limitMs = Math.min(options.limitMs, options.leftMs);
        const cpuLimitMs = options.isRetry ? limitMs : opened.firstMs;
        const { isSwapped, isAll } = opened;
        const trial = { ...files, limitMs, cpuLimitMs, isShown: false, watch: null, isSwapped, isAll };
        if (!(await seesEdits(opened, trial)))
            return null;
        const result = await opened.runner.try(trial);
        if (opened.runner.isOver && opened.seesEdits !== null && this.#starts < MAX_STARTS) {
            this.#starts += 1;
            this.#opening = this.#restart(opened, options);
        }
        if (result === null)
            return null;
        const { end, output } = result;
        if (end !== 'open' || !isSwapped)
            return { end, passed: (0,json .Vh)(schemas .YOg(schemas .YjP()), output) ?? [] };
        return { end: (await this.#failsAnother(files, options)) ? 'failed' : 'open', passed: [] };
    }
    async #failsAnother(files, options) {
        this.#passedOnly += 1;
        if (this.#passedOnly === 1)
            return false;
        const runner = await this.#wholeRunner(options);
        const limitMs = Math.min(2 * options.baselineMs + SLACK_MS, options.leftMs);
        const trial = { ...files, limitMs, cpuLimitMs: limitMs, isShown: false, watch: null, isSwapped: true };
        const names = (failures) => failures
            .map(({ id }) => id)
            .toSorted()
            .join('\n');
        this.#isWholeAlike ??= (async () => {
            const own = await runner?.try({ ...trial, bytes: files.own, isShown: true });
            const failures = (0,all_runners ._m)(own?.output ?? '')?.failures ?? [];
            return failures.length > 0 && names(failures) === names(options.only);
        })();
        return (await this.#isWholeAlike) && (await runner?.try(trial))?.end === 'failed';
    }
    #wholeRunner({ signal }) {
        this.#openingWhole ??= openRunner(this.#whole, 'pytest', { only: [], signal }).catch(() => null);
        return this.#openingWhole;
    }
    async #restart(opened, options) {
        await opened.runner[Symbol.asyncDispose]();
        const { signal } = options;
        const runner = await openRunner(this.#oracle, 'node', { only: failingTestsFirst(options), signal }).catch(() => null);
        return runner === null ? null : { ...opened, runner };
    }
    async #open(files, options, run) {
        const tests = await run();
        const script = { ...this.#command, run: tests.focus ?? this.#command.run };
        const kept = await keptRunner(script);
        if (kept === null)
            return null;
        const { signal } = options;
        const runner = await openRunner(this.#oracle, kept, { only: failingTestsFirst(options), signal });
        const [limitMs, plain] = [Math.max(options.limitMs, 2 * tests.durationMs), signatureOf(tests)];
        const shown = { ...files, limitMs, cpuLimitMs: limitMs, isShown: true, watch: null };
        const own = await runner.try({ ...shown, bytes: files.own });
        const isAll = kept === 'pytest' && isFew(options.only) && failingTestsFirst(options) === options.only;
        const opened = { runner, plain, isSwapped: false, isAll, seesEdits: new Map() };
        const isNoticed = await seesEdits(opened, shown);
        const again = await runner.try({ ...shown, bytes: files.own, isShown: false, isAll });
        const isAlike = own?.end === 'failed' && again?.end === 'failed' && signatureOf(asResult(own)) === plain;
        const firstMs = isAlike ? firstLookMs(again.cpuMs) : 0;
        if (isAlike && isNoticed) {
            if (kept === 'node')
                return { ...opened, firstMs };
            const swapped = await runner.try({ ...shown, bytes: files.own, isSwapped: true });
            const isSwapped = swapped?.end === 'failed' && signatureOf(asResult(swapped)) === plain;
            return { ...opened, firstMs, isSwapped, seesEdits: null };
        }
        await runner[Symbol.asyncDispose]();
        return null;
    }
    async [Symbol.asyncDispose]() {
        const opened = await this.#opening?.catch(() => null);
        await opened?.runner[Symbol.asyncDispose]();
        await (await this.#openingWhole)?.[Symbol.asyncDispose]();
        this.#oracle[Symbol.dispose]();
        this.#whole[Symbol.dispose]();
    }
}
async function seesEdits({ runner, plain, seesEdits: seen }, trial) {
    const known = seen === null ? true : seen.get(trial.path);
    if (known !== undefined)
        return known;
    const bytes = Buffer.concat([Buffer.from(BROKEN), trial.own]);
    const broken = await runner.try({ ...trial, bytes, isShown: true });
    const isNoticed = broken?.end === 'failed' && signatureOf(asResult(broken)) !== plain;
    if (broken !== null)
        seen?.set(trial.path, isNoticed);
    return isNoticed;
}
const WATCHED_TIMES = 4;
const MAX_WATCHED_MS = 15_000;
function editedLines({ bytes, own }) {
    const [was, now] = [own, bytes].map((each) => each.toString('utf8').split('\n'));
    const [a, b] = [was ?? [], now ?? []];
    let from = 0;
    while (from < a.length && a[from] === b[from])
        from += 1;
    let same = 0;
    while (same < Math.min(a.length, b.length) - from && a.at(-1 - same) === b.at(-1 - same))
        same += 1;
    return { from: from + 1, to: a.length - same + 1, more: b.length - a.length };
}
function behaviourOf(own, next, edit) {
    const now = new Map(next.map((test) => [test.id, test]));
    const green = own.filter(({ passed }) => passed);
    const calls = green.flatMap((test) => Object.entries(test.calls).map(([key, was]) => ({ was, now: now.get(test.id)?.calls[key] })));
    const run = new Set(next.flatMap(({ lines }) => lines));
    const ran = new Set(green.flatMap(({ lines }) => lines));
    const unrun = [...ran].filter((line) => (line < edit.from || line >= edit.to) && !run.has(line < edit.from ? line : line + edit.more));
    const seen = next.flatMap(({ id, calls: made }) => Object.entries(made).map((call) => [id, ...call].join()));
    return {
        calls: calls.length,
        changed: calls.filter((call) => call.now !== undefined && call.now !== call.was).length,
        unrun: unrun.length,
        digest: (0,external_node_crypto_.hash)('sha256', seen.toSorted().join('\n')).slice(0, 12),
    };
}
const firstLookMs = (ownMs) => Math.max(FIRST_LOOK_MS, Math.min(FIRST_LOOK_RUNS * ownMs, ownMs + FIRST_LOOK_MORE_MS));
const asResult = ({ end, output }) => ({
    verdict: end === 'failed' ? 'red' : end === 'open' ? 'green' : 'timeout',
    output,
});

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








const MAX_WORKERS = 4;
const LIMITS_TO_TRUST = 4;
class DiskBench {
    #request;
    #opened = [];
    #first;
    #copies = null;
    #isCopied = false;
    #others = null;
    #judged = 0;
    constructor(request) {
        this.#request = request;
        this.#first = this.#open(request.checkout);
    }
    async *judge(candidates, options) {
        const startMs = performance.now();
        const leftMs = () => options.leftMs - (performance.now() - startMs);
        const workers = [this.#first, ...(await this.#trusted(candidates[0], { ...options, leftMs: leftMs() }))];
        const settled = candidates.map(() => Promise.withResolvers());
        let next = 0;
        const work = async (worker) => {
            for (let at = next++; at < candidates.length; at = next++) {
                const candidate = candidates[at];
                const left = leftMs();
                const isOver = candidate === undefined || left <= 0 || options.signal.aborted;
                settled[at]?.resolve(isOver ? null : await worker.judge(candidate, { ...options, leftMs: left }));
            }
        };
        const working = Promise.all(workers.map(work));
        working.catch((error) => settled.forEach(({ reject }) => void reject(error)));
        try {
            for (const { promise } of settled) {
                const judged = await promise;
                if (judged === null)
                    return;
                this.#judged += 1;
                yield judged;
            }
        }
        finally {
            await working;
        }
    }
    async blame(tree, options) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const oracle = __addDisposableResource(env_1, (0,test_oracle .X)(this.#request), false);
            return await measureBlame(oracle, tree, options).catch(() => null);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    behaviour(candidate, options) {
        return this.#first.behaviour(candidate, options);
    }
    async #trusted(probe, options) {
        if (this.#others !== null)
            return this.#others;
        if (this.#copies === null) {
            this.#copies = this.#makeCopies();
            void this.#copies.then(() => {
                this.#isCopied = true;
            });
        }
        if (!this.#isCopied || this.#judged === 0 || probe === undefined)
            return [];
        if (options.leftMs < LIMITS_TO_TRUST * options.limitMs)
            return [];
        const workers = (await this.#copies).map(({ root }) => this.#open(root));
        const [own, ...theirs] = await Promise.all([this.#first, ...workers].map(async (worker) => signatureOf(await worker.plain(options))));
        const alike = workers.filter((_, at) => theirs[at] === own);
        const broken = await Promise.all(alike.map(async (worker) => worker.broken(probe, options)));
        this.#others = alike.filter((_, at) => {
            const result = broken[at];
            return result != null && signatureOf(result) !== own;
        });
        return this.#others;
    }
    async #makeCopies() {
        const { checkout, workspace, command, tier } = this.#request;
        const isAlone = command === null || tier === 'other_user';
        const count = isAlone ? 0 : Math.min(MAX_WORKERS, (0,external_node_os_.availableParallelism)()) - 1;
        const { commit } = workspace.snapshot;
        const copies = await Promise.all(Array.from({ length: count }, () => {
            if (tier !== 'none')
                return { root: checkout, [Symbol.asyncDispose]: async () => { } };
            return (0,folders .s1)({ repository: checkout, commit, destination: null }).catch(() => null);
        }));
        return copies.filter((copy) => copy !== null);
    }
    #open(root) {
        const worker = new BenchWorker(this.#request, root);
        this.#opened.push(worker);
        return worker;
    }
    async [Symbol.asyncDispose]() {
        for (const worker of this.#opened)
            await worker[Symbol.asyncDispose]();
        for (const copy of (await this.#copies) ?? []) {
            try {
                await copy[Symbol.asyncDispose]();
            }
            catch { }
        }
    }
}
const limitAfter = (tookMs) => 2 * tookMs + 1000;
const LONG_MS = 1500;
function mendedOf(only, passes) {
    const mended = only.flatMap((test, at) => (passes(test) ? [at] : []));
    return isFew(only) && mended.length > 0 && mended.length < only.length ? { mended } : {};
}
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
        const { workspace: main, command, cell, tier } = request;
        this.#main = main;
        this.#journal = new journal .CQ(main.snapshot);
        this.#checkout = new checkout .RW(root, main.snapshot.commit.length);
        const current = () => this.#journal;
        const workspace = {
            snapshot: main.snapshot,
            policy: main.policy,
            get journal() {
                return current();
            },
        };
        this.#oracle = (0,test_oracle .X)({ ...request, workspace, checkout: root });
        const isEnded = command === null || tier === 'other_user';
        const open = () => (0,test_oracle .X)({ ...request, workspace: main, checkout: root });
        this.#warm = isEnded ? null : new WarmTries([open(), open()], command);
        this.#isInPlace = cell === null;
    }
    async [Symbol.asyncDispose]() {
        await this.#warm?.[Symbol.asyncDispose]();
        this.#oracle[Symbol.dispose]();
    }
    async judge(candidate, given) {
        const journal = await this.#written(candidate);
        if (journal === null)
            return { verdict: 'refused' };
        const options = await this.#measured(given);
        const { only } = options;
        const quick = await this.#tryWarm(candidate.path, journal, options);
        if (quick?.end === 'slow')
            return { verdict: 'slow' };
        if (quick?.end === 'failed')
            return { verdict: 'failed', ...mendedOf(only, ({ id }) => quick.passed.includes(id)) };
        const { verdict, report } = await this.#test(journal, options, given.limitMs);
        if (options.signal.aborted)
            return null;
        switch (verdict) {
            case 'green':
                return { verdict: 'passed' };
            case 'red': {
                const { failures = [], passed = 0, failed = 0 } = report ?? {};
                const isKnown = failures.length === failed && (passed ?? 0) + failed >= only.length;
                const failing = new Set(failures.map(({ id }) => id));
                return { verdict: 'failed', ...mendedOf(only, ({ id }) => isKnown && !failing.has(id)) };
            }
            case 'output_limit':
            case 'resource_limit':
                return { verdict: 'failed' };
            case 'timeout':
                return options.leftMs < options.limitMs ? null : { verdict: 'slow' };
            default:
                return { verdict: 'not_started' };
        }
    }
    async #written({ path, edits }) {
        const scratch = this.#scratch();
        const args = { rel_path: path, content: null, edits: [...edits] };
        const obs = await scratch.execute({ type: 'tool_call', name: 'write_file', args });
        return obs.ok && obs.meta['changed'] !== false ? scratch.journal : null;
    }
    #scratch() {
        const scratch = new repo_tools .wU(this.#main.snapshot, this.#main.policy);
        for (const entry of this.#main.journal.latest())
            scratch.journal.record(entry);
        return scratch;
    }
    async #tryWarm(path, journal, options) {
        const entry = journal.get(path);
        const own = this.#main.journal.get(path)?.bytes ?? entry?.base;
        if (this.#warm === null || entry === null || own == null)
            return null;
        try {
            return await this.#warm.try({ path, bytes: entry.bytes, own }, options, () => this.plain(options));
        }
        finally {
            this.#putBack(journal);
        }
    }
    async behaviour(candidate, options) {
        const journal = await this.#written(candidate);
        const entry = journal?.get(candidate.path) ?? null;
        const own = this.#main.journal.get(candidate.path)?.bytes ?? entry?.base;
        if (this.#warm === null || journal === null || entry === null || own == null)
            return null;
        if (candidate.within === null)
            return null;
        try {
            const files = { path: candidate.path, bytes: entry.bytes, own };
            return await this.#warm.behaviour(files, candidate.within, options);
        }
        finally {
            this.#putBack(journal);
        }
    }
    plain(options) {
        const limitMs = Math.max(options.limitMs, limitAfter(options.baselineMs));
        this.#plain ??= this.#run(this.#scratch().journal, { ...options, limitMs }, failingTestsFirst(options));
        return this.#plain;
    }
    async #measured(options) {
        if (options.isRetry || options.only.length === 0)
            return options;
        const { durationMs } = await this.plain(options);
        return { ...options, limitMs: Math.min(options.limitMs, limitAfter(durationMs)) };
    }
    async broken({ path, edits }, options) {
        const unreadable = edits.slice(0, 1).map(({ old }) => ({ old, new: `${BROKEN}${old}` }));
        const journal = await this.#written({ path, edits: unreadable });
        return journal === null ? null : this.#run(journal, options, failingTestsFirst(options));
    }
    async #test(journal, options, allMs) {
        const { only, baselineMs } = options;
        const isLong = (this.#onlyMs ?? baselineMs) > LONG_MS && only.length > 1;
        for (const some of isLong ? [only.slice(0, 1), only] : [only]) {
            const limitMs = some === only && isLong ? allMs : options.limitMs;
            const result = await this.#run(journal, { ...options, limitMs }, some);
            if (some === only)
                this.#onlyMs = Math.max(this.#onlyMs ?? 0, result.durationMs);
            if (result.verdict !== 'green' || result.focus === undefined)
                return result;
        }
        return this.#run(journal, { ...options, limitMs: options.leftMs }, []);
    }
    async #run(journal, { limitMs, leftMs, signal }, only) {
        this.#journal = journal;
        const timeoutMs = Math.max(1, Math.min(limitMs, leftMs));
        try {
            return await this.#oracle.run({ phase: 'write', timeoutMs, signal, only });
        }
        finally {
            this.#putBack(journal);
        }
    }
    #putBack(journal) {
        if (!this.#isInPlace)
            return;
        for (const { path, bytes, mode, base } of journal.latest()) {
            const own = this.#main.journal.get(path)?.bytes ?? base;
            if (own === bytes)
                continue;
            if (own === null)
                this.#checkout.remove(path);
            else
                this.#checkout.write(path, { kind: 'file', bytes: own, isExecutable: mode === '100755' });
        }
    }
}

var model_prompt = __webpack_require__(55178);
var core_text = __webpack_require__(45565);
var syntax_tree = __webpack_require__(60135);
; 

const TEMPLATES = {
    undo: { words: 'undo the change', doubt: 0.4 },
    operator: { words: 'another operator', doubt: 0 },
    constant: { words: 'another constant', doubt: 0.6 },
    'comparison-constant': { words: 'another bound', doubt: 0.2 },
    sign: { words: 'the other sign', doubt: 0.3 },
    'off-by-one': { words: 'one more or one less', doubt: 0.3 },
    negation: { words: 'negated', doubt: 0.3 },
    name: { words: 'another name in scope', doubt: 0.6 },
    parameter: { words: 'a parameter in place of a fixed value', doubt: 0.8 },
    member: { words: 'another member', doubt: 0.4 },
    'sibling-call': { words: 'a related function', doubt: 0.2 },
    'argument-swap': { words: 'two parts swapped', doubt: 0.2 },
    exchange: { words: 'two names exchanged', doubt: 0.4 },
    'argument-add': { words: 'an argument added', doubt: 0.8 },
    part: { words: 'an expression reduced to a part of itself', doubt: 2.2 },
    donor: { words: 'another expression of the function', doubt: 1.4 },
    'condition-add': { words: 'a condition made stronger or weaker', doubt: 1.2 },
    'null-guard': { words: 'a check for a missing value', doubt: 0.3 },
    slice: { words: 'a slice', doubt: 1.2 },
    wrap: { words: 'an expression wrapped', doubt: 0.4 },
    combine: { words: 'an expression combined with another', doubt: 0.8 },
    'statement-swap': { words: 'two statements swapped', doubt: 0.6 },
    'statement-copy': { words: 'a statement copied from elsewhere', doubt: 0.6 },
    'statement-insert': { words: 'a statement added', doubt: 0.4 },
    guard: { words: 'an early exit added', doubt: 1.2 },
    'missing-keyword': { words: 'another keyword, or a missing one', doubt: 0 },
};
const replaceNode = ({ start, end, line }, text, [template, cost]) => ({ template, start, end, text, line, cost });
const byRank = (cost, rank, step) => cost + Math.log2(1 + rank) * step;
const OPEN_OPERATION = /binary|unary|boolean|comparison|not_operator|await|cast|ternary|conditional|reference/;
const HOLDS_MEMBERS = new Set([
    'attribute',
    'member_expression',
    'selector_expression',
    'field_access',
    'field_expression',
    'subscript',
    'subscript_expression',
    'index_expression',
    'array_access',
    'method_invocation',
    'member_access_expression',
    'member_call_expression',
    'element_reference',
    'call',
]);
function fitted(text, place) {
    if (!hasOpenOperator(text))
        return text;
    const above = place.parent;
    if (above === null)
        return text;
    const isObject = HOLDS_MEMBERS.has(above.type) && above.children[0] === place;
    return isObject || OPEN_OPERATION.test(above.type) ? `(${text})` : text;
}
function bracketed(text, operand, operation) {
    return OPEN_OPERATION.test(operand.type) && operand.type === operation.type ? `(${text})` : text;
}
function hasOpenOperator(text) {
    let depth = 0;
    let quote = '';
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at] ?? '';
        if (quote !== '') {
            if (char === '\\')
                at += 1;
            else if (char === quote)
                quote = '';
        }
        else if (char === '"' || char === "'" || char === '`')
            quote = char;
        else if ('([{'.includes(char))
            depth += 1;
        else if (')]}'.includes(char))
            depth -= 1;
        else if (depth === 0 && /[\s+\-*/%<>=&|^?!]/.test(char))
            return true;
    }
    return false;
}
const NO_DOUBT = { bits: 0, why: null };
function doubtOf({ file }, { template, start, end, text: added }) {
    const isDefault = file.declared.some(({ isParameter, at: { end: nameEnd, parent } }) => {
        const holdsDefault = isParameter && parent !== null && DEFAULTED.test(parent.type);
        return holdsDefault && nameEnd <= start && end <= parent.end;
    });
    if (isDefault && template !== 'undo')
        return { bits: 1.5, why: 'it changes the default of a parameter, for every caller' };
    const removed = file.text.slice(start, end);
    const { builtins } = file.language;
    const [was, is] = [removed, added].map((text) => builtinsCalled(text, builtins));
    const gone = was?.filter((name) => !is?.includes(name)) ?? [];
    const come = is?.filter((name) => !was?.includes(name)) ?? [];
    const [old, next] = [gone[0], come[0]];
    if (old !== undefined && next !== undefined && template !== 'sibling-call')
        return { bits: 2.5, why: `it calls \`${next}\` where \`${old}\` was called` };
    if (EMPTY.test(added.trim()) && removed.trim() !== '' && !EMPTY.test(removed.trim()))
        return {
            bits: 2,
            why: `it puts something empty in place of \`${(0,core_text .ml)((0,core_text .yZ)(removed).replaceAll('`', "'"), SHOWN_CHARS)}\``,
        };
    const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
    const rest = file.text.slice(end).split('\n')[0] ?? '';
    const before = file.text.slice(lineStart, start);
    if (/^[!=]==?$/.test(removed) && /^[<>]=?$/.test(added) && !/^\s*-?\d/.test(rest))
        return { bits: 1.5, why: `it asks for an order (\`${added}\`) where it asked for equality` };
    const idle = idleIn(before + added + rest);
    if (idle !== undefined && idleIn(before + removed + rest) === undefined)
        return { bits: 3, why: `\`${idle.trim()}\` in it always gives the same` };
    return NO_DOUBT;
}
const DEFAULTED = /default_parameter|assignment_pattern|optional_parameter|required_parameter/;
const SHOWN_CHARS = 60;
const builtinsCalled = (text, builtins) => [...text.matchAll(/(?<![.\w$])([A-Za-z_]\w*)\s*\(/g)]
    .map(([, name = '']) => name)
    .filter((name) => builtins.includes(name));
const EMPTY = /^(?:\[\]|\{\}|\(\)|''|""|``|None|null|nil|undefined|(?:list|dict|set|tuple|str)\(\))$|\[:0\]$|\.slice\(0, 0\)$/;
const IDLE = [
    /(?<![\w.)\]])([A-Za-z_][\w.]*) ?(?:[-/%<>^]|\/\/|[=!]==?|[<>]=) ?\1(?![\w.([])/,
    /[-+]= ?0(?![\w.])|\*= ?1(?![\w.])|[\w)\]] ?[*%] ?0(?![\w.])/,
    /\band False\b|\bor True\b|&& ?false\b|\|\| ?true\b/,
];
const idleIn = (text) => IDLE.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);

var attempts = __webpack_require__(6808);
var core_run = __webpack_require__(19121);
var core_state = __webpack_require__(87893);
var judge = __webpack_require__(82093);
var claims = __webpack_require__(49855);
var words = __webpack_require__(94977);
; 







async function searchRepair(run, parts) {
    const base = (0,core_state .sL)(run.state.setup) ? (0,core_state .F$)(run.state) : null;
    if (base?.ok !== false) {
        const detail = base === null
            ? 'no tests are run (test-policy: never)'
            : 'the tests pass at the base commit, so nothing was to be fixed';
        return { ending: { stop: 'nothing_to_search', detail }, tried: [] };
    }
    const repair = await parts.repairByTool(run.ports.signal);
    const repaired = repair === null ? null : await applyToolRepair(run, repair);
    if (repaired !== null)
        return { ending: repaired, tried: [] };
    if (repair?.judgesBehaviour === false)
        return { ending: { stop: 'search_ended' }, tried: [] };
    const search = new CandidateSearch(run, parts);
    const stop = await search.collect().finally(() => search.end());
    const ending = await search.conclude(stop);
    return { ending, tried: search.tried.map(({ candidate, verdict }) => ({ path: candidate.path, verdict })) };
}
const BLAME = 'coverage';
async function recordedBlame(run, parts) {
    const { state, ports } = run;
    const tests = (0,core_state .F$)(state);
    const baselineMs = tests?.duration_ms ?? 0;
    const { source = '', failures: only = [] } = tests?.report ?? {};
    const options = { only, baselineMs, signal: ports.signal, limitMs: baselineMs, isRetry: false, source };
    const blame = await parts.blame({ ...options, leftMs: (0,core_state .XW)((0,core_run .x1)(run)) });
    const note = ports.redact(blame === null ? '' : blameText(blame));
    if (note === '')
        return null;
    (0,core_run .g1)(run, { kind: 'driver_note', payload: { t: state.t, reason: BLAME, note } });
    return readBlame(note);
}
async function applyToolRepair(run, { command, changes }) {
    let written = 0;
    for (const change of changes)
        if (await applyChange(run, change))
            written += 1;
    const note = `${run.ports.redact(command)}: ${written} of ${changes.length} files written`;
    (0,core_run .g1)(run, { kind: 'driver_note', payload: { t: run.state.t, reason: TOOL_REPAIR, note } });
    if (written === 0)
        return null;
    const tests = await (0,judge .sx)(run, 'write');
    if (typeof tests === 'string')
        return { stop: tests };
    if (!tests.ok)
        return null;
    const summary = `Mechanical repair, no model: the tool that the test command runs can repair what it complains of, and \`${command}\` ` +
        'was run. The tests are green with what it changed.';
    const title = `Repair what \`${(0,words .TM)(command, 50)}\` complains of`;
    const list = changes.map(({ path }) => ({ path, description: `repaired by \`${command}\`` }));
    return { stop: 'done', final: { type: 'final', status: 'done', title, summary, changes: list } };
}
const TOOL_REPAIR = 'tool_repair';
async function applyChange(run, { path, edits, content }) {
    const args = { rel_path: path, content: edits === null ? content : null, edits: edits && [...edits] };
    const obs = await (0,core_run .yn)(run, { type: 'tool_call', name: 'write_file', args });
    return obs.ok;
}
const MAX_WINNERS = 3;
const ROUND = 8;
const BEFORE_COVERAGE = 64;
const SHORT_BASELINE_MS = 4000;
const SAYS_TIMEOUT = /\btime[ -]?(?:d[ -])?out/i;
const MAX_WATCHED = 6;
const MAX_PARTLY = 40;
const MIN_EXTRA_MS = 3000;
const MAX_EXTRA_MS = 20_000;
class CandidateSearch {
    tried = [];
    #run;
    #parts;
    #queue;
    #limits;
    #startMs;
    #firstPassMs = null;
    #paired = 0;
    #watchedMs = 0;
    constructor(run, parts) {
        this.#run = run;
        this.#parts = parts;
        const tests = (0,core_state .F$)(run.state);
        const { setup } = run.state;
        const baselineMs = tests?.duration_ms ?? 0;
        const most = (0,judge .OU)(setup.settings, (0,core_state .pu)(run.state));
        const full = Math.min(most, 2 * baselineMs + 1000);
        const hung = baselineMs > SHORT_BASELINE_MS && SAYS_TIMEOUT.test(tests?.output ?? '');
        this.#limits = hung
            ? [Math.min(most, Math.max(2000, baselineMs / 3)), full]
            : [full, Math.min(most, 2 * full)];
        this.#startMs = run.ports.clock();
        this.#queue = new SearchQueue(withoutEarlier(this.#candidates(), setup.attempt), this.#limits.length);
    }
    async *#candidates() {
        const { setup } = this.#run.state;
        const { output = '', report } = (0,core_state .F$)(this.#run.state) ?? {};
        const { changes } = setup.task;
        const evidence = setup.task.evidence.map(({ text }) => text);
        const failure = { output, evidence, failures: report?.failures ?? [], changes };
        const given = new Set();
        if (changes !== undefined) {
            for await (const candidate of this.#parts.candidates(failure, null)) {
                given.add(keyOf(candidate));
                yield candidate;
                if (given.size === BEFORE_COVERAGE)
                    break;
            }
            if (given.size < BEFORE_COVERAGE || this.#firstPassMs !== null)
                return;
        }
        const blame = await recordedBlame(this.#run, this.#parts);
        for await (const candidate of this.#parts.candidates(failure, blame))
            if (!given.has(keyOf(candidate)))
                yield candidate;
    }
    async collect() {
        const { state, ports } = this.#run;
        for (;;) {
            const left = state.setup.settings.maxCandidates - this.tried.length;
            if (left <= 0)
                return 'max_candidates';
            const round = await this.#queue.take(Math.min(ROUND, left), this.#bestScore());
            if (round === null)
                return 'search_ended';
            const judged = await this.#judge(round.candidates, round.level);
            this.#queue.note(round, judged);
            if (this.#firstPassMs === null)
                this.#queue.put(this.#newPairs());
            if (ports.signal.aborted)
                return 'cancelled';
            if (judged.length < round.candidates.length)
                return 'timeout';
        }
    }
    end() {
        return this.#queue.end();
    }
    async conclude(stop) {
        const passing = this.#passing();
        for (const [at, winner] of passing.slice(0, MAX_WINNERS).entries()) {
            const { path, edits } = winner.candidate;
            const { workspace } = this.#run.ports;
            const before = workspace.treeId();
            if (!(await applyChange(this.#run, { path, edits, content: null })))
                continue;
            const tests = await (0,judge .sx)(this.#run, 'write');
            if (typeof tests === 'string')
                return { stop: tests };
            if ((0,core_state .gf)(this.#run.state.summary))
                return this.#done(winner, passing.slice(at + 1));
            if (!workspace.returnTo(before))
                throw new Error('the state before a candidate was lost');
            const note = `${path}: an edit that had passed on its own fails in the run's checkout, and is undone`;
            (0,core_run .g1)(this.#run, {
                kind: 'driver_note',
                payload: { t: this.#run.state.t, reason: attempts .s2, note: this.#run.ports.redact(note) },
            });
        }
        return { stop, detail: `${this.tried.length} candidates were tried` };
    }
    async #judge(candidates, level) {
        const { signal } = this.#run.ports;
        const only = (0,core_state .F$)(this.#run.state)?.report?.failures ?? [];
        const limitMs = this.#limits[level] ?? 0;
        const baselineMs = (0,core_state .F$)(this.#run.state)?.duration_ms ?? 0;
        const found = [];
        const options = { limitMs, isRetry: level > 0, leftMs: this.#leftMs(), only, baselineMs, signal };
        let noted = 0;
        for await (const judged of this.#parts.judge(candidates, options)) {
            found.push(judged);
            if (judged.verdict === 'passed')
                this.#firstPassMs ??= this.#run.ports.clock();
            if (this.#firstPassMs === null)
                this.#note(candidates[noted++], judged, null);
        }
        for (const judged of found.slice(noted)) {
            const candidate = candidates[noted++];
            const isWatched = judged.verdict === 'passed' && candidate !== undefined && this.#passing().length < MAX_WATCHED;
            this.#note(candidate, judged, isWatched ? await this.#watch(candidate, options) : null);
        }
        return found.map(({ verdict }) => verdict);
    }
    #newPairs() {
        const failing = (0,core_state .F$)(this.#run.state)?.report?.failures.length;
        const partly = this.tried
            .filter(({ candidate, mended }) => mended !== undefined && candidate.template !== PAIR)
            .slice(0, MAX_PARTLY);
        const pairs = partly.slice(this.#paired).flatMap((second, more) => partly
            .slice(0, this.#paired + more)
            .filter(({ candidate }) => candidate.path === second.candidate.path)
            .filter(({ mended = [] }) => new Set([...mended, ...(second.mended ?? [])]).size === failing)
            .map((first) => inOne(first.candidate, second.candidate)));
        this.#paired = partly.length;
        return pairs.toSorted((a, b) => a.cost - b.cost);
    }
    async #watch(candidate, options) {
        const { clock } = this.#run.ports;
        const startMs = clock();
        const leftMs = this.#runLeftMs();
        const behaviour = await this.#parts.behaviour(candidate, { ...options, leftMs });
        this.#watchedMs += clock() - startMs;
        return behaviour;
    }
    #note(candidate, judged, behaviour) {
        if (candidate === undefined)
            throw new Error('a verdict on no candidate');
        this.tried.push({ candidate, ...judged, behaviour });
        const { redact } = this.#run.ports;
        const { template, line } = candidate;
        const { verdict, mended } = judged;
        const told = { n: this.tried.length, template, path: redact(candidate.path), line, verdict };
        const edits = candidate.edits.map((edit) => ({ old: redact(edit.old), new: redact(edit.new) }));
        (0,core_run .g1)(this.#run, {
            kind: 'candidate',
            payload: {
                ...told,
                ...(mended === undefined ? {} : { mended: [...mended] }),
                ...(verdict === 'passed' ? { edits } : {}),
                ...(behaviour === null ? {} : { behaviour }),
            },
        });
    }
    #runLeftMs() {
        const { state } = this.#run;
        const reserveMs = ((0,core_state .F$)(state)?.duration_ms ?? 0) * (state.setup.settings.confirmRuns + 2) * 1.5;
        return (0,core_state .XW)((0,core_run .x1)(this.#run)) - reserveMs;
    }
    #leftMs() {
        if (this.#firstPassMs === null)
            return this.#runLeftMs();
        const extraMs = Math.min(MAX_EXTRA_MS, Math.max(MIN_EXTRA_MS, (this.#firstPassMs - this.#startMs) * 0.5));
        const end = this.#firstPassMs + extraMs + this.#watchedMs;
        return Math.min(this.#runLeftMs(), end - this.#run.ports.clock());
    }
    #bestScore() {
        const [best] = this.#passing();
        return best === undefined ? Number.POSITIVE_INFINITY : score(best);
    }
    #passing() {
        return this.tried.filter(({ verdict }) => verdict === 'passed').toSorted((a, b) => score(a) - score(b));
    }
    #done(winner, others) {
        const { path, line, description } = winner.candidate;
        const why = whyDoubtful(winner, others);
        if (why !== null) {
            const note = this.#run.ports.redact(why);
            (0,core_run .g1)(this.#run, { kind: 'driver_note', payload: { t: this.#run.state.t, reason: attempts .KM, note } });
        }
        const passed = others.length + 1;
        const count = this.tried.length === 1 ? '1 candidate was' : `${this.tried.length} candidates were`;
        const best = passed === 1 ? 'this one alone passed' : `${passed} passed, and this one changes least`;
        const doubt = why === null ? '' : ` ${why}`;
        const summary = `Mechanical repair, found by search without a model, in ${path}, line ${line}: ${description}. ` +
            `${count} tried; ${best}.${doubt} ` +
            'The tests do not tell a right edit from one that merely passes: read it before you merge.';
        return {
            stop: 'done',
            final: {
                type: 'final',
                status: 'done',
                title: titleOfEdit((0,core_state .F$)(this.#run.state)?.report?.failures ?? [], winner.candidate),
                summary,
                changes: [{ path, description }],
            },
        };
    }
}
const MAX_EDIT_TITLE_CHARS = 72;
function titleOfEdit(failures, { path, line, description }) {
    const told = description.slice(description.indexOf(': ') + 2);
    const [verb, change] = told.startsWith('without ')
        ? ['remove ', told.slice('without '.length)]
        : told.includes('` becomes `')
            ? ['', told.replace('` becomes `', '` → `')]
            : ['add ', told];
    const where = `${verb}${change} in ${path.slice(path.lastIndexOf('/') + 1)}:${line}`;
    const [first, ...more] = failures;
    const test = first === undefined ? '' : more.length > 0 ? `${failures.length} tests` : (0,claims .UU)(first.id);
    const title = `Fix ${test}: ${where}`;
    if (test !== '' && title.length <= MAX_EDIT_TITLE_CHARS)
        return title;
    return verb === '' ? `Change ${where}` : where.charAt(0).toUpperCase() + where.slice(1);
}
const score = ({ candidate: { cost, doubt }, behaviour }) => cost + doubt + (behaviour === null ? 0 : behaviourDoubt(behaviour));
const behaviourDoubt = ({ calls, changed, unrun }) => (unrun > 0 ? 3 : 0) + (changed === 0 ? 0 : Math.min(3, 0.5 + (8 * changed) / calls));
const TOLD_APART = 2;
function whyDoubtful(winner, others) {
    const { candidate, behaviour } = winner;
    const unrun = behaviour?.unrun ?? 0;
    const lines = unrun === 1 ? 'a line' : `${unrun} lines`;
    const rival = others.find((other) => score(other) - score(winner) < TOLD_APART &&
        (behaviour === null || other.behaviour?.digest !== behaviour.digest));
    const why = [
        candidate.warning === null ? '' : `Doubtful: ${candidate.warning}.`,
        unrun === 0 ? '' : `Doubtful: with it ${lines} of the function that tests ran before no longer run.`,
        rival === undefined
            ? ''
            : `Another edit passes as well, and the tests do not tell the two apart: ${placeText(rival.candidate)}.`,
    ];
    return why.filter((each) => each !== '').join(' ') || null;
}
const placeText = ({ description, path, line }) => `${description} (${path}:${line})`;
const PAIR = 'pair';
const inOne = (first, second) => ({
    ...first,
    template: PAIR,
    description: `${first.description}, and ${second.description} (line ${second.line})`,
    within: first.within?.join() === second.within?.join() ? first.within : null,
    edits: [...first.edits, ...second.edits],
    cost: first.cost + second.cost,
    doubt: first.doubt + second.doubt,
    warning: first.warning ?? second.warning,
});
const keyOf = ({ path, edits }) => JSON.stringify([path, ...edits.map((edit) => [edit.old, edit.new])]);
async function* withoutEarlier(candidates, attempt) {
    const left = new Set(attempt?.earlier.flatMap(({ edit }) => (edit === undefined ? [] : keyOf(edit))));
    for await (const candidate of candidates)
        if (!left.has(keyOf(candidate)))
            yield candidate;
}
const SLOW_AT_START = 6;
const FRESH_BETWEEN = 64;
const SLOW_BETWEEN = 4;
class SearchQueue {
    #source;
    #levels;
    #level = 0;
    #slow = [];
    #again = [];
    #next = null;
    #judged = 0;
    #fresh = 0;
    constructor(source, levels) {
        this.#source = source[Symbol.asyncIterator]();
        this.#levels = levels;
    }
    put(candidates) {
        this.#again.unshift(...candidates);
    }
    async take(count, mostCost) {
        if (this.#fresh >= FRESH_BETWEEN && this.#slow.length > 0 && !Number.isFinite(mostCost)) {
            this.#fresh = 0;
            const some = this.#slow.splice(0, Math.min(count, SLOW_BETWEEN));
            return { candidates: some, level: this.#level + 1 };
        }
        const candidates = this.#again.splice(0, count);
        while (candidates.length < count) {
            this.#next ??= await this.#pull();
            if (this.#next === null || this.#next.cost >= mostCost)
                break;
            candidates.push(this.#next);
            this.#next = null;
        }
        if (candidates.length > 0)
            return { candidates, level: this.#level };
        if (this.#slow.length === 0 || Number.isFinite(mostCost) || this.#level + 1 >= this.#levels)
            return null;
        this.#raise();
        return this.take(count, mostCost);
    }
    note({ candidates, level }, verdicts) {
        const slow = candidates.filter((_, at) => verdicts[at] === 'slow');
        if (level > this.#level)
            return;
        this.#judged += verdicts.length;
        this.#fresh += verdicts.length;
        if (this.#level + 1 >= this.#levels)
            return;
        this.#slow.push(...slow);
        if (this.#judged === this.#slow.length && this.#judged >= SLOW_AT_START)
            this.#raise();
    }
    #raise() {
        this.#level += 1;
        this.#again.push(...this.#slow);
        this.#slow = [];
    }
    async end() {
        return this.#source.return?.();
    }
    async #pull() {
        const { done, value } = await this.#source.next();
        return done === true ? null : value;
    }
}

var languages = __webpack_require__(60407);
; 


const kindTable = (rows) => {
    const kinds = ['bool', 'number', 'text', 'list', 'object', 'nothing', 'function'];
    return new Map(kinds.flatMap((kind) => (0,languages .p_)(rows[kind] ?? '').map((name) => [name, kind])));
};
const BY_TYPE = kindTable({
    number: `int Integer long Long short byte float Float double Double number bigint uint rune usize isize uintptr`,
    text: 'String string str char CharSequence',
    bool: 'bool boolean Boolean',
    list: `Array ReadonlyArray ReadonlySet ReadonlyMap List ArrayList LinkedList Set HashSet Deque Queue Stack Collection
    Iterable Vec list set tuple Sequence`,
});
function kindOfType(type) {
    const bare = type.replace(/^&(?:'\w+ )?(?:mut )?/, '');
    if (/^(?:u?int|[uif]|float)\d+$/.test(bare))
        return 'number';
    const isList = /^\[|\[\]$/.test(bare) || BY_TYPE.get(/^\w+/.exec(bare)?.[0] ?? '') === 'list';
    return isList ? 'list' : (BY_TYPE.get(bare) ?? 'object');
}
const BY_NODE_TYPE = kindTable({
    bool: 'comparison_operator not_operator instanceof_expression true false boolean_literal boolean',
    number: `integer float number decimal_integer_literal decimal_floating_point_literal int_literal float_literal
    integer_literal number_literal update_expression`,
    text: 'string template_string string_literal interpreted_string_literal raw_string_literal encapsed_string',
    list: 'list tuple set array list_comprehension set_comprehension generator_expression array_creation_expression',
    object: 'dictionary object hash',
    nothing: 'none null null_literal nil undefined',
    function: 'lambda arrow_function function_expression',
});
const BY_CALL = kindTable({
    number: 'len abs sum int float round ord size length indexOf count floor ceil parseInt hash pow sqrt index',
    text: 'str join toString format lower upper strip trim toLowerCase toUpperCase repr replace substring',
    list: 'list sorted reversed range zip enumerate map filter split keys values items entries slice concat',
    bool: `isinstance startswith endswith startsWith endsWith contains includes isEmpty equals has any all some every
    containsKey hasNext HasPrefix HasSuffix Contains is_empty is_some is_none issubset issuperset`,
});
const BY_MEMBER = kindTable({
    list: 'length push pop shift unshift map filter forEach some every find reduce sort reverse flat splice',
    text: 'toUpperCase toLowerCase trim split charAt charCodeAt padStart padEnd startsWith endsWith replace',
    object: 'has get set add delete keys values entries',
});
const COMPARISONS = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==', 'in', 'instanceof']);
const LOGIC_OPERATORS = new Set(['&&', '||', 'and', 'or']);
const operatorOf = (node) => node?.children.find((child) => !child.isNamed)?.type ?? '';
function valueKind(node, text, names, language) {
    const ofChild = (at) => {
        const child = (0,syntax_tree .TP)(node)[at];
        return child === undefined ? null : valueKind(child, text, names, language);
    };
    const { types } = language;
    const fixed = BY_NODE_TYPE.get(node.type);
    if (fixed !== undefined)
        return fixed;
    if (types.identifiers.includes(node.type))
        return names.get(text.slice(node.start, node.end)) ?? null;
    if (node.type === 'parenthesized_expression')
        return ofChild(0);
    if (/^unary(?:_expression|_operator|_op_expression)?$/.test(node.type))
        return text[node.start] === '!' ? 'bool' : text[node.start] === '-' ? 'number' : null;
    if (types.calls.includes(node.type))
        return BY_CALL.get(calledName(node, text)) ?? null;
    if (types.members.includes(node.type))
        return text.endsWith('.length', node.end) ? 'number' : (names.get(memberName(node, text)) ?? null);
    if (types.subscripts.includes(node.type) && /:/.test(text.slice(node.start, node.end)))
        return ofChild(0);
    if (!types.binaries.includes(node.type) && node.type !== 'boolean_operator')
        return null;
    const operator = operatorOf(node);
    if (COMPARISONS.has(operator))
        return 'bool';
    if (LOGIC_OPERATORS.has(operator))
        return ofChild(1) === 'bool' ? 'bool' : null;
    if (operator === '|' || operator === '&')
        return ofChild(0) ?? ofChild(1);
    if (operator !== '+' && operator !== '*')
        return 'number';
    const sides = [ofChild(0), ofChild(1)];
    const joined = sides.find((kind) => kind === 'text' || kind === 'list');
    return joined ?? (sides.includes('number') ? 'number' : null);
}
const MAX_NAME_CHARS = 200;
const calleeOf = (call) => (0,syntax_tree .qG)(call, 'name') ??
    (0,syntax_tree .qG)(call, 'function') ??
    (0,syntax_tree .qG)(call, 'constructor') ??
    (0,syntax_tree .qG)(call, 'method');
function calledName(call, text) {
    const name = calleeOf(call);
    if (name === null)
        return '';
    return (/[\w$]+[?!]?$/.exec(text.slice(Math.max(name.start, name.end - MAX_NAME_CHARS), name.end))?.[0] ?? '');
}
const memberNode = (member) => (0,syntax_tree .qG)(member, 'attribute') ?? (0,syntax_tree .qG)(member, 'property') ?? (0,syntax_tree .qG)(member, 'field');
function memberName(member, text) {
    const name = memberNode(member);
    return name === null ? '' : text.slice(name.start, name.end);
}
const nameWords = (name) => name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
const COUNTING = new Set(['-', '*', '/', '//', '%', '**', '-=', '*=', '/=']);
function inferKinds(root, text, { language, declared }) {
    const { types } = language;
    const kinds = new Map(declared);
    const votes = new Map();
    const vote = (node, kind, weight) => {
        if (node == null || kind == null || !types.identifiers.includes(node.type))
            return;
        const name = text.slice(node.start, node.end);
        const all = votes.get(name) ?? new Map();
        votes.set(name, all.set(kind, (all.get(kind) ?? 0) + weight));
    };
    for (const round of [1, 2]) {
        for (const node of (0,syntax_tree .DG)(root))
            look(node, round);
        for (const [name, all] of votes) {
            const [best] = [...all].toSorted((a, b) => b[1] - a[1]);
            if (best !== undefined && !declared.has(name))
                kinds.set(name, best[0]);
        }
    }
    return kinds;
    function look(node, round) {
        if (types.binaries.includes(node.type)) {
            const [left, right] = (0,syntax_tree .TP)(node);
            const operator = operatorOf(node);
            const weight = COUNTING.has(operator) ? 2 : /^[<>]=?$/.test(operator) ? 1 : 0;
            if (weight > 0)
                for (const side of [left, right])
                    vote(side, 'number', weight);
            if (operator === 'in' || operator === 'not in')
                vote(right, 'list', 1);
        }
        if (types.assignments.includes(node.type)) {
            const left = (0,syntax_tree .qG)(node, 'left') ?? (0,syntax_tree .qG)(node, 'name') ?? (0,syntax_tree .qG)(node, 'pattern');
            const right = (0,syntax_tree .qG)(node, 'right') ?? (0,syntax_tree .qG)(node, 'value');
            if (right !== null)
                vote(left, valueKind(right, text, kinds, language), round === 1 ? 3 : 2);
        }
        if (types.subscripts.includes(node.type))
            vote((0,syntax_tree .TP)(node)[0], 'list', 1);
        if (types.calls.includes(node.type))
            vote((0,syntax_tree .qG)(node, 'function'), 'function', 5);
        if (types.members.includes(node.type))
            vote((0,syntax_tree .TP)(node)[0], BY_MEMBER.get(memberName(node, text)), 1);
        for (const [type, field] of language.iterables) {
            if (node.type !== type)
                continue;
            const over = (0,syntax_tree .qG)(node, field);
            vote(over, 'list', 2);
            const left = (0,syntax_tree .qG)(node, 'left') ?? (0,syntax_tree .qG)(node, 'name');
            if (over !== null && types.calls.includes(over.type) && calledName(over, text) === 'range')
                vote(left, 'number', 4);
        }
    }
}
function mismatch(a, b) {
    if (a === null || b === null)
        return 1;
    return a === b ? 0 : 2;
}

; 




const nodeText = (file, node) => file.text.slice(node.start, node.end);
function readSource(path, tree, language) {
    const declared = declarationsOf(tree.root, tree.text, language);
    const units = [];
    const file = { path, text: tree.text, language, tree, declared, units };
    const tops = outermostFunctions(tree.root, language);
    for (const node of tops)
        units.push(unitOf(file, node, [...(0,syntax_tree .DG)(node)], unitName(node, file)));
    const inFunctions = new Set(tops);
    const outside = [...outsideOf(tree.root, inFunctions)];
    units.push(unitOf(file, tree.root, outside, ''));
    return file;
}
function* outsideOf(node, without) {
    if (without.has(node))
        return;
    yield node;
    for (const child of node.children)
        yield* outsideOf(child, without);
}
const outermostFunctions = (node, language) => node.children.flatMap((child) => language.types.functions.includes(child.type) ? child : outermostFunctions(child, language));
function unitName(node, file) {
    const own = (0,syntax_tree .qG)(node, 'name') ?? declaredName(node);
    const owners = [...(0,syntax_tree .T1)(node)]
        .filter(({ type }) => file.language.types.classes.includes(type))
        .map((above) => (0,syntax_tree .qG)(above, 'name') ?? (0,syntax_tree .qG)(above, 'type'));
    const receiver = (0,syntax_tree .qG)(node, 'receiver');
    const named = [...owners.toReversed(), receiver && typeName(receiver), own];
    const names = named.flatMap((each) => (each === null ? [] : [nodeText(file, each).replaceAll('::', '.')]));
    return [...names, ...(own === null ? [holderName(node, file)] : [])].filter(Boolean).join('.');
}
function declaredName(node) {
    const inner = (0,syntax_tree .qG)(node, 'declarator') ?? (/^reference_/.test(node.type) ? (0,syntax_tree .TP)(node)[0] : null);
    if (inner == null)
        return null;
    return declaredName(inner) ?? (/declarat/.test(inner.type) ? null : inner);
}
const typeName = (receiver) => (0,syntax_tree .DG)(receiver).find(({ type }) => type === 'type_identifier') ?? null;
const NAMING_FIELDS = (0,languages .p_) `name property key left declarator`;
function holderName(node, file) {
    const { blocks, calls } = file.language.types;
    let name = '';
    for (const above of (0,syntax_tree .T1)(node)) {
        if (blocks.includes(above.type))
            break;
        const named = NAMING_FIELDS.map((field) => (0,syntax_tree .qG)(above, field)).find((each) => each !== null);
        if (named != null)
            return nodeText(file, named);
        if (calls.includes(above.type))
            name ||= calledName(above, file.text);
        if (above.type === 'export_statement')
            name ||= 'default';
    }
    return name;
}
function unitOf(file, node, nodes, name) {
    const { language, text } = file;
    const declaredKinds = new Map(file.declared
        .filter(({ at }) => at.start >= node.start && at.end <= node.end)
        .concat(file.declared.filter((each) => isFileLevel(each, language)))
        .flatMap((each) => (each.kind === null ? [] : [[each.name, each.kind]])));
    const kinds = inferKinds(node, text, { language, declared: declaredKinds });
    return {
        file,
        name,
        node,
        startLine: node.line,
        endLine: node.line + text.slice(node.start, node.end).split('\n').length - 1,
        expressions: nodes.filter((each) => isExpression(each, language)),
        statements: nodes.filter((each) => isStatement(each, language)),
        kinds,
        namesAt: (place) => visibleAt(file.declared, place, language),
    };
}
const NO_VALUE_FIELDS = (0,languages .p_) `attribute property field name type label alias key pattern function_name method
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
const NO_VALUE_PARENTS = (0,languages .p_) `import_statement import_from_statement dotted_name aliased_import decorator
   type global_statement nonlocal_statement import_clause import_specifier named_imports export_specifier
   type_annotation parameter_declaration marker_annotation annotation scoped_identifier
   scoped_type_identifier use_declaration default_parameter_name labeled_statement package_clause
   inferred_parameters pattern_list as_pattern_target attribute_item string concatenated_string
   array_pattern object_pattern method_reference meta_property variable_name reference_declarator
   method_parameters block_parameters splat_parameter keyword_parameter optional_parameter`;
function isStatement(node, language) {
    if (!node.isNamed || /^(?:line_|block_)?comment$/.test(node.type))
        return false;
    return node.parent !== null && language.types.blocks.includes(node.parent.type);
}
function isCondition(node, language) {
    const above = node.parent;
    if (above === null)
        return false;
    if (above.type === 'parenthesized_expression')
        return isCondition(above, language);
    const isThere = (field) => /^\d$/.test(field) ? (0,syntax_tree .TP)(above)[Number(field)] === node : node.field === (field || null);
    return language.conditions.some(([type, field]) => above.type === type && isThere(field));
}
function isIterable(node, language) {
    const above = node.parent;
    return (above !== null && language.iterables.some(([type, field]) => above.type === type && node.field === field));
}
function isTarget(node, language) {
    const above = node.parent;
    if (above === null)
        return false;
    if (above.type === 'expression_list' || above.type === 'pattern_list')
        return isTarget(above, language);
    const isLeft = node.field === 'left' ||
        node.field === 'pattern' ||
        (node.field === 'name' && above.type === 'variable_declarator');
    return (isLeft &&
        (language.types.assignments.includes(above.type) ||
            language.iterables.some(([type]) => type === above.type)));
}
const localsAt = ({ namesAt, file: { language } }, place) => namesAt(place).filter((each) => !isFileLevel(each, language) && each.name !== language.words.self);
const kindIn = (unit, node) => valueKind(node, unit.file.text, unit.kinds, unit.file.language);
const holdsLine = (unit, line) => line >= unit.startLine && line <= unit.endLine;
const stemOf = (path) => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
function importsOf(file, products) {
    const wanted = importedPaths(file);
    const extension = /\.(?:[cm]?[jt]sx?)$/;
    return products.filter((path) => {
        if (path === file.path)
            return false;
        const shortened = path.replace(extension, '').replace(/\/index$/, '');
        return wanted.some(({ kind, end }) => {
            if (kind === 'folder')
                return `/${path}`.includes(`/${end}/`) && path.endsWith('.go');
            if (kind === 'relative')
                return shortened === end || path === end;
            return path === end || path.endsWith(`/${end}`) || shortened === end || shortened.endsWith(`/${end}`);
        });
    });
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
            const folder = external_node_path_.posix.dirname(file.path);
            return all(/(?:from|require\(|import\(|import)\s*['"]([^'"\n]+)['"]/g).map((name) => {
                const stem = name.replace(/\.(?:[cm]?[jt]sx?)$/, '');
                return stem.startsWith('.')
                    ? { kind: 'relative', end: external_node_path_.posix.join(folder, stem) }
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
        const own = module === '' ? [] : [module];
        return [...own, ...members.map((name) => [...own, name].join('/'))];
    });
}
const NOT_NAMES = new Set(['value', 'type', 'right', 'default', 'annotation', 'return_type', 'body']);
function declarationsOf(root, text, language) {
    const found = [];
    const fields = new Map();
    for (const [type, field] of language.declarations)
        fields.set(type, [...(fields.get(type) ?? []), field]);
    for (const node of (0,syntax_tree .DG)(root)) {
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
        const around = (at) => (0,syntax_tree .T1)(at).find(({ parent }) => parent === below) ?? at;
        for (const at of declaredIn(below, language)) {
            const type = typeText(isParameter ? around(at) : declaration, text);
            const isOwnName = language.types.functions.includes(declaration.type) ||
                language.types.classes.includes(declaration.type);
            const from = isOwnName && !isParameter && declaration.parent !== null ? declaration.parent : at;
            const scope = [from, ...(0,syntax_tree .T1)(from)].find(({ type: each }) => language.scopes.includes(each)) ?? root;
            const name = text.slice(at.start, at.end);
            found.push({ name, isParameter, scope, at, type, kind: type === null ? null : kindOfType(type) });
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
    const own = (0,syntax_tree .qG)(declaration, 'type') ??
        (declaration.parent === null ? null : (0,syntax_tree .qG)(declaration.parent, 'type'));
    return own === null ? null : text.slice(own.start, own.end).replace(/^:\s*/, '');
}
function visibleAt(declared, place, language) {
    const above = new Set([place, ...(0,syntax_tree .T1)(place)]);
    const seen = new Map();
    for (const each of declared) {
        if (!above.has(each.scope))
            continue;
        const isBefore = each.at.start < place.start || isFileLevel(each, language);
        if (!isBefore && language.id !== 'python')
            continue;
        const known = seen.get(each.name);
        if (known === undefined || known.scope.start <= each.scope.start)
            seen.set(each.name, each);
    }
    return [...seen.values()];
}
const isFileLevel = ({ scope }, language) => scope.parent === null || language.types.classes.includes(scope.parent.type) || scope.type === 'class_body';

; 





const BASE_COST = {
    order: 1,
    equality: 1.5,
    arithmetic: 2,
    logic: 1.5,
    bits: 1.5,
    assign: 3,
    membership: 2,
};
function* operators(unit) {
    const far = unit.file.language.operators.flatMap(({ kind, tokens }) => kind === 'arithmetic' || kind === 'bits' ? [...tokens.keys()] : []);
    for (const node of operations(unit)) {
        for (const token of node.children) {
            if (token.isNamed)
                continue;
            for (const { kind, tokens } of unit.file.language.operators) {
                const isText = kind === 'arithmetic' && (0,syntax_tree .TP)(node).some((side) => isTextOrList(unit, side));
                const cost = BASE_COST[kind] + (isText ? 3 : 0);
                const near = tokens.get(token.type) ?? [];
                const others = kind === 'arithmetic' && near.length > 0 ? [...new Set([...near, ...far])] : near;
                for (const [rank, other] of others.entries())
                    yield replaceNode(token, other, ['operator', cost + rank * 0.9]);
            }
        }
    }
}
const isTextOrList = (unit, node) => ['text', 'list'].includes(kindIn(unit, node) ?? '');
function operations(unit) {
    const all = [...unit.expressions, ...unit.statements.flatMap((each) => [each, ...each.children])];
    return [...new Set(all)].filter(({ type }) => unit.file.language.types.binaries.includes(type));
}
function* comparisonConstants(unit) {
    const { language } = unit.file;
    for (const node of unit.expressions) {
        const [left, right] = (0,syntax_tree .TP)(node);
        const operator = operatorOf(node);
        if (left === undefined || right === undefined || operator === '')
            continue;
        const value = Number(nodeText(unit.file, right));
        const isCompared = language.operators.some(({ kind, tokens }) => (kind === 'order' || kind === 'equality') && tokens.has(operator));
        if (!language.types.integers.includes(right.type) || !isCompared || !Number.isInteger(value))
            continue;
        for (const [rank, other] of ['<=', '<', '>', '>='].filter((each) => each !== operator).entries()) {
            for (const next of [value + 1, value - 1]) {
                const text = `${nodeText(unit.file, left)} ${other} ${next}`;
                yield replaceNode(node, text, ['comparison-constant', 5 + rank * 0.3 + (next < 0 ? 2 : 0)]);
            }
        }
    }
}
function* negations(unit) {
    const { language } = unit.file;
    const { and, or, not } = language.words;
    for (const node of unit.expressions) {
        const operator = operatorOf(node);
        if (node.type === 'not_operator' || operator === '!') {
            const inner = (0,syntax_tree .TP)(node)[0];
            const bare = inner?.type === 'parenthesized_expression' ? (0,syntax_tree .TP)(inner)[0] : inner;
            if (bare !== undefined)
                yield replaceNode(node, fitted(nodeText(unit.file, bare), node), ['negation', 2]);
            continue;
        }
        if (COMPARES.test(operator) || node.type === 'parenthesized_expression')
            continue;
        const isOperand = [and, or].includes(operatorOf(node.parent));
        const isBoolean = isCondition(node, language) || isOperand || kindIn(unit, node) === 'bool';
        if (!isBoolean || node.parent?.type === 'not_operator')
            continue;
        const text = nodeText(unit.file, node);
        if (/^(?:true|false|True|False)$/.test(text))
            continue;
        const isSimple = !/\s/.test(text) || language.types.calls.includes(node.type);
        const cost = isCondition(node, language) ? 3 : 4;
        yield replaceNode(node, (0,languages .Mp)(not, isSimple ? text : `(${text})`), ['negation', cost]);
    }
}
const COMPARES = /^(?:[<>]=?|[!=]==?|is|is not|in|not in)$/;
function* constants(unit) {
    const { language } = unit.file;
    const { words, types } = language;
    const integers = unit.expressions.filter(({ type }) => types.integers.includes(type));
    const numbers = new Set([...integers.map((each) => nodeText(unit.file, each)), '0', '1', '2']);
    const far = integers.length === 0 ? [] : numbersIn(unit.file).filter((other) => !numbers.has(other));
    for (const node of unit.expressions) {
        const text = nodeText(unit.file, node);
        if (text === words.true || text === words.false) {
            const isLoop = isCondition(node, language);
            const other = text === words.true ? words.false : words.true;
            yield replaceNode(node, other, ['constant', isLoop ? 6 : 1.5]);
        }
        if (!types.integers.includes(node.type) || !/^\d{1,15}$/.test(text))
            continue;
        const value = Number(text);
        yield replaceNode(node, String(value + 1), ['constant', 2]);
        yield replaceNode(node, String(value - 1), ['constant', value > 0 ? 2.2 : 3.7]);
        for (const other of numbers)
            if (Math.abs(Number(other) - value) > 1)
                yield replaceNode(node, other, ['constant', 4.5]);
        const shifted = value > 1 ? [value * 10, ...(value % 10 === 0 ? [value / 10] : [])] : [];
        for (const [rank, other] of [...shifted.map(String), ...far].entries())
            if (Math.abs(Number(other) - value) > 1)
                yield replaceNode(node, other, ['constant', byRank(5.2, rank, 0.6)]);
    }
}
const MAX_NUMBERS = 12;
const numbersIn = ({ text }) => commonest(text.match(/(?<![\w.])\d{1,9}(?![\w.])/g) ?? []).slice(0, MAX_NUMBERS);
const commonest = (texts) => [...Map.groupBy(texts, (text) => text)].toSorted((a, b) => b[1].length - a[1].length).map(([text]) => text);
function* signs(unit) {
    const { language } = unit.file;
    for (const node of unit.expressions) {
        const isNegative = /^unary/.test(node.type) && operatorOf(node) === '-';
        const [inner] = (0,syntax_tree .TP)(node);
        if (isNegative && inner !== undefined)
            yield replaceNode(node, nodeText(unit.file, inner), ['sign', 2.5]);
        const role = roleOf(node, unit);
        const kind = kindIn(unit, node);
        const isFirst = role === 'operand' && kind === 'number' && node.parent?.children[0] === node;
        const standsAlone = role === 'argument' || role === 'subscript' || isFirst || isResult(node, language);
        if (isNegative || !standsAlone || isSignedAlready(node))
            continue;
        const { integers, identifiers, calls } = language.types;
        const isNumber = integers.includes(node.type);
        const text = nodeText(unit.file, node);
        const isCall = calls.includes(node.type) && kind === 'number';
        if (!(isNumber || isCall || identifiers.includes(node.type)) || text === '0')
            continue;
        const cost = (isNumber ? 3 : 4.5) + (isFirst ? 1 : 0);
        if (kind === 'number' || kind === null)
            yield replaceNode(node, `-${text}`, ['sign', cost]);
    }
}
const isSignedAlready = ({ parent }) => /^unary/.test(parent?.type ?? '');
const isResult = ({ parent, field }, { types }) => types.returns.includes(parent?.type ?? '') ||
    /^(?:conditional|ternary)_expression$/.test(parent?.type ?? '') ||
    (['right', 'value'].includes(field ?? '') && types.assignments.includes(parent?.type ?? ''));
function* offByOne(unit) {
    const { language } = unit.file;
    for (const node of unit.expressions) {
        const isOther = language.types.integers.includes(node.type) || node.type === 'parenthesized_expression';
        if (isOther || isTarget(node, language) || isCondition(node, language) || isIterable(node, language))
            continue;
        const kind = kindIn(unit, node);
        if (kind !== null && kind !== 'number')
            continue;
        const role = roleOf(node, unit);
        const isTerm = /binary/.test(node.parent?.type ?? '') && operatorOf(node.parent) === '+';
        const text = nodeText(unit.file, node);
        const isFloat = /float/.test(node.type) || /^\d*\.\d+$/.test(text);
        if (role === 'callee' || role === 'object' || isTerm || isFloat)
            continue;
        const cost = (kind === 'number' ? 2.7 : 4) + (role === 'operand' ? 0.3 : 0) + (isSideOfEquality(node) ? 1 : 0);
        yield replaceNode(node, fitted(`${text} + 1`, node), ['off-by-one', cost]);
        yield replaceNode(node, fitted(`${text} - 1`, node), ['off-by-one', cost + 0.1]);
    }
}
const isSideOfEquality = ({ parent }) => parent?.children.some((child) => !child.isNamed && /^(?:[!=]==?|is|is not|in|not in)$/.test(child.type)) ??
    false;
function roleOf(node, unit) {
    const { types } = unit.file.language;
    const above = node.parent;
    if (above === null)
        return 'other';
    if (types.argumentLists.includes(above.type) || above.type === 'keyword_argument')
        return 'argument';
    if (types.calls.includes(above.type))
        return node.field === 'object' || node.field === 'receiver' ? 'object' : 'callee';
    if (types.members.includes(above.type))
        return 'object';
    if (types.subscripts.includes(above.type))
        return (0,syntax_tree .TP)(above)[0] === node ? 'object' : 'subscript';
    if (above.type === 'slice')
        return 'subscript';
    return types.binaries.includes(above.type) ? 'operand' : 'other';
}
function* parts(unit) {
    const { language } = unit.file;
    const { and, or } = language.words;
    for (const node of unit.expressions) {
        if (isTarget(node, language) || node.type === 'parenthesized_expression')
            continue;
        if ([and, or].includes(operatorOf(node)) || node.parent?.type === 'expression_statement')
            continue;
        for (const part of partsIn(node, unit)) {
            const text = fitted(nodeText(unit.file, part), node);
            yield replaceNode(node, text, ['part', costOfPart(node, part, unit)]);
        }
    }
}
function costOfPart(node, part, unit) {
    const { types } = unit.file.language;
    if (types.calls.includes(node.type))
        return 3.5 + mismatch(kindIn(unit, node), kindIn(unit, part)) * 0.7;
    if (types.subscripts.includes(node.type))
        return (0,syntax_tree .TP)(node)[0] === part ? 4.5 : 6;
    if (types.members.includes(node.type))
        return 5.5;
    return types.binaries.includes(node.type) ? 3.3 : 4;
}
const HAS_PARTS = (0,languages .p_) `binary boolean_operator unary ternary conditional subscript index_expression array_access
   slice_expression attribute member selector field_ await reference`;
function partsIn(node, { file: { language } }) {
    const inner = (0,syntax_tree .TP)(node);
    if (!language.types.calls.includes(node.type)) {
        const isPart = ({ field }) => field !== 'attribute' && field !== 'property' && field !== 'field';
        return HAS_PARTS.some((part) => node.type.includes(part)) ? inner.filter(isPart) : [];
    }
    const holder = inner.find(({ type }) => language.types.argumentLists.includes(type));
    const given = holder === undefined ? [] : (0,syntax_tree .TP)(holder);
    const object = inner.find(({ field }) => field === 'object') ??
        inner.find(({ field }) => field === 'function')?.children[0];
    const isObject = ['object', 'operand', 'value'].includes(object?.field ?? '');
    return [
        ...given.filter(({ type }) => type !== 'keyword_argument'),
        ...(object !== undefined && isObject ? [object] : []),
    ];
}
function* callArguments(unit) {
    for (const list of listsOf(unit)) {
        yield* swaps(unit, list);
        if (unit.file.language.types.argumentLists.includes(list.type))
            yield* forgottenArgument(unit, list);
    }
}
function listsOf(unit) {
    const { types } = unit.file.language;
    const isList = (node) => types.argumentLists.includes(node.type) ||
        ['tuple', SIZED_ARRAY].includes(node.type) ||
        (types.lists.includes(node.type) && (0,syntax_tree .TP)(node).length <= 4) ||
        (types.subscripts.includes(node.type) && (0,syntax_tree .TP)(node).length > 2);
    const below = unit.statements.flatMap((each) => [...(0,syntax_tree .DG)(each)]);
    return new Set([
        ...unit.expressions.flatMap((each) => [each, ...each.children]).filter(isList),
        ...below.filter(({ type }) => type === 'expression_list'),
    ]);
}
const SIZED_ARRAY = 'array_creation_expression';
function* swaps(unit, list) {
    const { file } = unit;
    const isSubscript = file.language.types.subscripts.includes(list.type);
    const isCall = file.language.types.argumentLists.includes(list.type);
    const items = (0,syntax_tree .TP)(list)
        .filter(({ type }) => list.type !== SIZED_ARRAY || type === 'dimensions_expr')
        .slice(isSubscript ? 1 : 0);
    if (items.length > 6)
        return;
    for (const [i, a] of items.entries()) {
        for (const [apart, b] of items.slice(i + 1).entries()) {
            const off = mismatch(kindIn(unit, a), kindIn(unit, b));
            if (file.language.isTyped && isCall && off === 2)
                continue;
            const [first, second] = [nodeText(file, a), nodeText(file, b)];
            if (first === second)
                continue;
            const text = `${second}${file.text.slice(a.end, b.start)}${first}`;
            const base = isCall ? 2.3 : isSubscript ? 3 : list.type === 'expression_list' ? 4 : 3.5;
            const cost = base + off * 0.8 + apart * 0.7;
            yield replaceNode({ start: a.start, end: b.end, line: a.line }, text, ['argument-swap', cost]);
        }
    }
}
function* forgottenArgument(unit, list) {
    const { file } = unit;
    const items = (0,syntax_tree .TP)(list);
    const last = items.at(-1);
    const callee = list.parent === null ? '' : calledName(list.parent, file.text);
    const own = file.units.find(({ name }) => name.split('.').at(-1) === callee);
    if (callee === '' || own === undefined || last === undefined)
        return;
    const parameters = file.declared.filter(({ isParameter, at }) => {
        const holder = [...(0,syntax_tree .T1)(at)].find(({ type }) => file.language.types.parameters.includes(type));
        return isParameter && holder?.parent === own.node && holder.field !== 'receiver';
    });
    const next = parameters[items.length]?.name;
    if (next === undefined || !unit.namesAt(list).some(({ name }) => name === next))
        return;
    yield replaceNode({ ...last, start: last.end }, `, ${next}`, ['argument-add', 3]);
}
function* operandSwaps(unit) {
    for (const node of unit.expressions) {
        const operator = operatorOf(node);
        const [left, right, more] = (0,syntax_tree .TP)(node);
        if (left === undefined || right === undefined || more !== undefined)
            continue;
        if (!unit.file.language.types.binaries.includes(node.type) || !ORDERED.has(operator))
            continue;
        const kinds = [kindIn(unit, left), kindIn(unit, right)];
        if (operator === '+' && kinds.includes('number') && !kinds.includes('text'))
            continue;
        const [a, b] = [nodeText(unit.file, left), nodeText(unit.file, right)];
        const between = unit.file.text.slice(left.end, right.start);
        const text = `${bracketed(b, right, node)}${between}${bracketed(a, left, node)}`;
        yield replaceNode(node, text, ['argument-swap', operator === '+' ? 3 : 3.5]);
    }
}
const ORDERED = new Set(['-', '/', '//', '%', '**', '+', '<<', '>>', 'in', 'not in']);
function* slices(unit) {
    const { file } = unit;
    const { types, words } = file.language;
    const forms = words.slices;
    if (forms === null)
        return;
    for (const node of unit.expressions) {
        if (node.type === 'slice_expression')
            yield* otherBounds(node, unit, forms);
        const kind = kindIn(unit, node);
        const above = node.parent?.type ?? '';
        const isValue = types.identifiers.includes(node.type) || types.members.includes(node.type);
        const isPart = [...types.subscripts, ...types.members, ...types.calls].includes(above);
        if (!isValue || isPart || isTarget(node, file.language) || !['list', 'text', null].includes(kind))
            continue;
        const base = kind === null ? 6.5 : 4.5;
        const text = nodeText(file, node);
        const counts = unit
            .namesAt(node)
            .filter((each) => unit.kinds.get(each.name) === 'number' || each.isParameter)
            .filter((each) => !isFileLevel(each, file.language) && each.name !== text);
        for (const [rank, bound] of ['1', ...counts.map(({ name }) => name)].entries()) {
            yield replaceNode(node, (0,languages .Mp)(forms.from, text, bound), ['slice', byRank(base, rank, 0.5)]);
            if (rank > 0)
                yield replaceNode(node, (0,languages .Mp)(forms.to, text, bound), ['slice', byRank(base + 0.3, rank, 0.5)]);
        }
        yield replaceNode(node, (0,languages .Mp)(forms.butLast, text), ['slice', base + 0.5]);
    }
}
function* otherBounds(node, { file }, { from, to, butLast }) {
    const [list, first, second, third] = (0,syntax_tree .TP)(node).map((child) => nodeText(file, child));
    if (list === undefined || first === undefined || third !== undefined)
        return;
    const isOpenEnded = node.children.find(({ type }) => type === ':')?.start === (0,syntax_tree .TP)(node)[1]?.end;
    const others = second === undefined
        ? [(0,languages .Mp)(isOpenEnded ? to : from, list, first)]
        : [`${list}[${second}:${first}]`, (0,languages .Mp)(from, list, first), (0,languages .Mp)(to, list, second)];
    const all = [...others, (0,languages .Mp)(from, list, '1'), (0,languages .Mp)(butLast, list)];
    for (const [rank, text] of all.filter((each) => each !== nodeText(file, node)).entries())
        yield replaceNode(node, text, ['slice', 3 + rank * 0.4]);
}

; 






const MAX_DONOR_CHARS = 50;
function donorsOf(unit) {
    const counts = new Map();
    for (const node of unit.expressions) {
        const text = nodeText(unit.file, node);
        if (text.length > MAX_DONOR_CHARS || text.includes('\n') || node.type === 'parenthesized_expression')
            continue;
        if (roleOf(node, unit) === 'callee')
            continue;
        const known = counts.get(text);
        if (known === undefined)
            counts.set(text, { text, node, size: sizeOf(node), count: 1 });
        else
            known.count += 1;
    }
    return [...counts.values()].toSorted((a, b) => a.size - b.size || b.count - a.count);
}
const sizeOf = (node) => Math.max(1, (0,syntax_tree .TP)(node).reduce((sum, child) => sum + sizeOf(child), 0));
function* donors(unit) {
    const { language } = unit.file;
    const { identifiers, integers, members, subscripts } = language.types;
    const all = donorsOf(unit);
    for (const node of unit.expressions) {
        const role = roleOf(node, unit);
        if (role === 'callee' || node.type === 'parenthesized_expression')
            continue;
        const text = nodeText(unit.file, node);
        const isLeft = isTarget(node, language);
        const isTest = isCondition(node, language);
        let rank = 0;
        for (const donor of all) {
            const isAssignable = [...identifiers, ...members, ...subscripts].includes(donor.node.type);
            const isOther = [identifiers, integers].some((types) => types.includes(node.type) && types.includes(donor.node.type));
            if (donor.text === text || isOther || (isLeft && !isAssignable) || isWithin(donor.node, node))
                continue;
            const isOpen = !language.isTyped && (isTest || text === language.words.nothing);
            const off = isOpen ? 0.5 : mismatch(kindIn(unit, node), kindIn(unit, donor.node));
            if (off === 2 && (language.isTyped || donor.size > 1))
                continue;
            const base = isTest && text === language.words.true ? 3.5 : 4.2;
            const cost = base + donor.size * 0.35 + sizeOf(node) * 0.15 + off * 0.9;
            const bonus = isCallOf(donor.node, text, unit) ? 1.5 : 0;
            const malus = (role === 'object' ? 1 : 0) + (isLeft ? 0.5 : 0);
            yield replaceNode(node, fitted(donor.text, node), ['donor', byRank(cost, rank, 0.45) + malus - bonus]);
            rank += 1;
        }
    }
}
const isCallOf = (call, argument, { file }) => file.language.types.calls.includes(call.type) &&
    call.children.some((list) => file.language.types.argumentLists.includes(list.type) &&
        (0,syntax_tree .TP)(list).some((each) => nodeText(file, each) === argument));
const isWithin = (node, outer) => node.start >= outer.start && node.end <= outer.end;
function* wraps(unit) {
    const { file } = unit;
    const { types } = file.language;
    const builtins = oneArgumentBuiltins(file);
    for (const node of unit.expressions) {
        const role = roleOf(node, unit);
        if (role === 'callee' || role === 'object' || node.type === 'parenthesized_expression')
            continue;
        if (isTarget(node, file.language))
            continue;
        const isValue = isWholeValue(node, unit);
        const isPassed = role === 'argument' || role === 'subscript';
        if ((isValue || isPassed) && !types.integers.includes(node.type))
            yield* largerOrSmaller(unit, node, isValue ? 0 : 1.5);
        if (isValue || isPassed || isIterable(node, file.language))
            yield* conversions(unit, node, builtins);
        if (!types.lists.includes(node.type) || !(isValue || role === 'argument'))
            continue;
        const text = nodeText(file, node);
        yield replaceNode(node, `[${text}]`, ['wrap', 5]);
        if (text !== '[]' || !isValue)
            continue;
        for (const [rank, { name }] of localsAt(unit, node).entries())
            yield replaceNode(node, `[${name}]`, ['wrap', byRank(5, rank, 0.5)]);
    }
}
function* largerOrSmaller(unit, node, extra) {
    const { words } = unit.file.language;
    const kind = kindIn(unit, node);
    if (kind !== 'number' && kind !== null)
        return;
    const text = nodeText(unit.file, node);
    const target = assignedTo(node, unit);
    const isKin = target !== null && lastMember(target) !== '' && lastMember(target) === lastMember(text);
    const others = [
        ...(target === null ? [] : [{ other: target, cost: isKin ? 2.5 : 4.3 }]),
        { other: '0', cost: 5 },
        { other: '1', cost: 7 },
    ];
    for (const { other, cost } of others.filter((each) => each.other !== text)) {
        for (const [rank, form] of [words.max, words.min].entries()) {
            const price = cost + rank * 0.3 + (kind === null ? 0.5 : 0) + extra;
            yield replaceNode(node, (0,languages .Mp)(form, other, text), ['wrap', price]);
        }
    }
}
function* conversions(unit, node, builtins) {
    const { file } = unit;
    const { types } = file.language;
    if (!types.identifiers.includes(node.type) && !types.calls.includes(node.type))
        return;
    const text = nodeText(file, node);
    if (text.length > MAX_DONOR_CHARS || text.includes('\n'))
        return;
    for (const [rank, name] of builtins.entries())
        if (!text.startsWith(`${name}(`))
            yield replaceNode(node, `${name}(${text})`, ['wrap', byRank(5, rank, 0.6)]);
}
const MAX_CONVERSIONS = 8;
function oneArgumentBuiltins({ text, language: { builtins } }) {
    const called = [...text.matchAll(/(?<![.\w$])([A-Za-z_]\w*)\([\w.[\]]+\)/g)].map(([, name = '']) => name);
    const found = commonest(called.filter((name) => builtins.includes(name))).slice(0, MAX_CONVERSIONS);
    const amount = builtins.includes('abs') ? ['abs'] : builtins.includes('Math') ? ['Math.abs'] : [];
    return [...new Set([...found, ...amount])];
}
function isWholeValue(node, { file: { language } }) {
    const { parent, field } = alone(node);
    if (parent === null)
        return false;
    if (language.types.returns.includes(parent.type))
        return true;
    return (field === 'right' || field === 'value') && language.types.assignments.includes(parent.type);
}
function alone(node) {
    const above = node.parent;
    return above?.type === 'expression_list' && (0,syntax_tree .TP)(above).length === 1 ? above : node;
}
const lastMember = (text) => /\.(\w+)$/.exec(text)?.[1] ?? '';
function assignedTo(node, { file }) {
    const { parent } = alone(node);
    if (parent === null || !file.language.types.assignments.includes(parent.type))
        return null;
    const left = (0,syntax_tree .qG)(parent, 'left') ?? (0,syntax_tree .qG)(parent, 'name');
    return left === null ? null : nodeText(file, left);
}
function* combinations(unit) {
    const { language } = unit.file;
    for (const node of unit.expressions) {
        const role = roleOf(node, unit);
        if (role === 'callee' || role === 'object')
            continue;
        if (isTarget(node, language) || isCondition(node, language))
            continue;
        const kind = kindIn(unit, node);
        if (kind === 'number' || (kind === null && language.types.identifiers.includes(node.type))) {
            if (sizeOf(node) <= 2)
                yield* withNumber(unit, node);
        }
        const isValue = /return|assignment|declarator/.test(node.parent?.type ?? '');
        if ((kind === 'list' || kind === 'text') && isValue && ['python', 'java'].includes(language.id))
            yield* withList(unit, node);
    }
}
function* withNumber(unit, node) {
    const { language } = unit.file;
    const text = nodeText(unit.file, node);
    const isLiteral = language.types.integers.includes(node.type);
    if (language.id === 'python' && !isLiteral)
        yield replaceNode(node, fitted(`${text} ** 2`, node), ['combine', 7.5]);
    const base = 6.2 +
        (roleOf(node, unit) === 'argument' ? 0 : 0.5) +
        (kindIn(unit, node) === null ? 0.6 : 0) +
        (isLiteral ? 1 : 0);
    const numbers = localsAt(unit, node).filter(({ name, kind }) => (kind ?? unit.kinds.get(name)) === 'number');
    for (const [rank, other] of numbers.entries()) {
        for (const [extra, operator] of ['-', '+', '*'].entries()) {
            if (operator !== '*' && other.name === text)
                continue;
            const combined = fitted(`${text} ${operator} ${other.name}`, node);
            yield replaceNode(node, combined, ['combine', byRank(base + extra * 0.4, rank, 0.6)]);
        }
    }
}
function* withList(unit, node) {
    const text = nodeText(unit.file, node);
    const lists = localsAt(unit, node).filter(({ name }) => name !== text && !['number', 'function'].includes(unit.kinds.get(name) ?? ''));
    for (const [rank, { name }] of lists.entries()) {
        yield replaceNode(node, `${name} + ${text}`, ['combine', byRank(6, rank, 0.5)]);
        yield replaceNode(node, `${text} + ${name}`, ['combine', byRank(6.4, rank, 0.5)]);
    }
}
function* returnedTests(unit) {
    const { words, types } = unit.file.language;
    const clauses = clausesOf(unit);
    for (const node of unit.expressions) {
        const isTruth = [words.true, words.false].includes(nodeText(unit.file, node));
        const isReturned = [node.parent, node.parent?.parent].some((each) => types.returns.includes(each?.type ?? ''));
        if (!isTruth || !isReturned)
            continue;
        const visible = new Set(unit.namesAt(node).map(({ name }) => name));
        const fit = clauses.filter(({ names }) => names.every((name) => visible.has(name)));
        for (const [rank, clause] of fit.entries())
            yield replaceNode(node, clause.text, ['donor', byRank(4.5 + clause.cost * 0.4, rank, 0.4)]);
    }
}
function* conditionClauses(unit) {
    const { language } = unit.file;
    const { words } = language;
    const clauses = clausesOf(unit);
    for (const node of unit.expressions) {
        if (!isCondition(node, language) || node.type === 'parenthesized_expression')
            continue;
        const text = nodeText(unit.file, node);
        if (text === words.true)
            continue;
        yield* wholeConditions(node, unit);
        yield* nullGuards(node, unit);
        yield* emptinessGuards(node, unit);
        yield* boundGuards(node, unit);
        const visible = new Set(unit.namesAt(node).map(({ name }) => name));
        const fit = clauses.filter((clause) => !text.includes(clause.text) && clause.names.every((name) => visible.has(name)));
        for (const [rank, clause] of fit.entries()) {
            const cost = byRank(5.3 + clause.cost, rank, 0.35);
            for (const [extra, word] of [words.or, words.and].entries()) {
                const whole = `${sideOfOperator(node, word, unit)} ${word} ${clause.text}`;
                yield replaceNode(node, whole, ['condition-add', cost + extra * 0.1]);
            }
        }
    }
}
function* wholeConditions(node, unit) {
    const { file } = unit;
    const { and, or } = file.language.words;
    const text = nodeText(file, node);
    const others = file.units
        .filter((each) => each !== unit)
        .flatMap((each) => each.expressions.filter((other) => isCondition(other, file.language)));
    const wholes = others.filter((other) => [and, or].includes(operatorOf(other)) &&
        (0,syntax_tree .TP)(other).some((side) => nodeText(file, side) === text));
    for (const [rank, whole] of [...new Set(wholes.map((other) => nodeText(file, other)))].entries())
        yield replaceNode(node, whole, ['condition-add', byRank(2.5, rank, 0.5)]);
}
function sideOfOperator(node, word, { file }) {
    const { and, or } = file.language.words;
    const operator = operatorOf(node);
    const isBare = operator === and || operator === or
        ? operator === word
        : !/ternary|conditional|lambda|arrow/.test(node.type);
    return isBare ? nodeText(file, node) : `(${nodeText(file, node)})`;
}
const MAX_CLAUSES = 80;
function clausesOf(unit) {
    const { file } = unit;
    const { words, types, isTyped } = file.language;
    const found = new Map();
    const add = (text, names, cost) => {
        if (!found.has(text))
            found.set(text, { text, names, cost });
    };
    const all = unit.namesAt(unit.expressions.at(-1) ?? unit.node);
    const visible = new Set(all.map(({ name }) => name));
    const locals = all.filter((each) => !isFileLevel(each, file.language));
    for (const { name, kind } of locals) {
        const known = kind ?? unit.kinds.get(name) ?? null;
        if (name === words.self || known === 'function')
            continue;
        if (!isTyped || known === 'bool') {
            add((0,languages .Mp)(words.not, name), [name], known === 'number' ? 2 : 0);
            add(name, [name], known === 'number' ? 2 : 0.7);
        }
        if (known === 'list' && words.isEmpty !== null)
            add((0,languages .Mp)(words.isEmpty, name), [name], 0);
        if (known === 'number')
            for (const [rank, operator] of ['==', '>', '<'].entries())
                add(`${name} ${operator} 0`, [name], 1.6 + rank * 0.3);
        if (words.isNothing !== null && (known === null || (known === 'object' && !isTyped)))
            add((0,languages .Mp)(words.isNothing, name), [name], 2.5);
    }
    const siblings = file.units.filter((each) => each !== unit && each.name !== '');
    for (const source of [unit, ...siblings]) {
        for (const node of source.expressions) {
            if (kindIn(source, node) !== 'bool' || node.type === 'parenthesized_expression')
                continue;
            const text = nodeText(file, node);
            if (text.length > MAX_DONOR_CHARS || /\n|^(?:true|false|True|False)$/.test(text))
                continue;
            const names = source.expressions
                .filter((each) => types.identifiers.includes(each.type) && isWithin(each, node))
                .map((each) => nodeText(file, each));
            if (source !== unit && names.some((name) => !visible.has(name)))
                continue;
            const known = names.filter((name) => locals.some((local) => local.name === name));
            const isAkin = source !== unit && known.length > 0 && /\b(?:this|self)\./.test(text);
            add(text, known, isAkin ? -0.3 : source === unit ? 0.5 : 1.2);
            if (found.size >= MAX_CLAUSES)
                break;
        }
    }
    return [...found.values()].toSorted((a, b) => a.cost - b.cost);
}
function* nullGuards(condition, unit) {
    const { file } = unit;
    const { words, types } = file.language;
    const { isNothing } = words;
    if (isNothing === null)
        return;
    const within = unit.expressions.filter((each) => isWithin(each, condition));
    const objects = [
        ...within.filter(({ type }) => types.members.includes(type)).map(({ children }) => children[0]),
        ...within.filter(({ type }) => type === 'method_invocation').map((each) => (0,syntax_tree .qG)(each, 'object')),
    ];
    for (const object of new Set(objects.flatMap((each) => (each == null ? [] : [nodeText(file, each)])))) {
        if (object === words.self || object === 'this' || /^[A-Z]/.test(object))
            continue;
        const missing = (0,languages .Mp)(isNothing, object);
        const there = missing.replace(/ is (?=None$)/, ' is not ').replace(/ == (?=null$|nil$)/, ' != ');
        const isOwn = new RegExp(`^(?:${words.self ?? 'self'}|this)\\.`).test(object);
        yield* guarded(condition, unit, { missing, there, cost: isOwn ? 6 : 4.2 });
    }
}
function* emptinessGuards(condition, unit) {
    const { file } = unit;
    const { isEmpty, not } = file.language.words;
    if (isEmpty === null)
        return;
    const asked = unit.expressions.filter((each) => isWithin(each, condition) &&
        file.language.types.identifiers.includes(each.type) &&
        ['list', 'text'].includes(kindIn(unit, each) ?? '') &&
        roleOf(each, unit) === 'object');
    for (const name of new Set(asked.map((each) => nodeText(file, each)))) {
        const missing = (0,languages .Mp)(isEmpty, name);
        if (nodeText(file, condition).includes(missing))
            continue;
        const there = / ===? 0$/.test(missing) ? missing.replace(/ ===? 0$/, ' > 0') : (0,languages .Mp)(not, missing);
        yield* guarded(condition, unit, { missing, there, cost: 4.2 });
    }
}
function* boundGuards(condition, unit) {
    const { file } = unit;
    const { words, types, id } = file.language;
    const text = nodeText(file, condition);
    for (const each of unit.expressions) {
        if (!types.subscripts.includes(each.type) || !isWithin(each, condition))
            continue;
        const [list, index, more] = (0,syntax_tree .TP)(each).map((child) => nodeText(file, child));
        if (list === undefined || index === undefined || more !== undefined)
            continue;
        if (!/^\w+(?: ?[+-] ?1)?$/.test(index) || /^\d+$/.test(index))
            continue;
        const length = id === 'java' ? `${list}.length` : (0,languages .Mp)(words.length, list);
        const past = { missing: `${index} >= ${length}`, there: `${index} < ${length}`, cost: 4.8 };
        const before = { missing: `${index} < 0`, there: `${index} >= 0`, cost: 5 };
        if (!text.includes(`${index} < `))
            yield* guarded(condition, unit, past);
        if (!text.includes(`${index} >= 0`))
            yield* guarded(condition, unit, before);
    }
}
function* guarded(condition, unit, { missing, there, cost }) {
    const { or, and } = unit.file.language.words;
    const either = `${missing} ${or} ${sideOfOperator(condition, or, unit)}`;
    const both = `${there} ${and} ${sideOfOperator(condition, and, unit)}`;
    yield replaceNode(condition, either, ['null-guard', cost]);
    yield replaceNode(condition, both, ['null-guard', cost + 0.1]);
}

; 






function* otherNames(unit) {
    const { file } = unit;
    const { language } = file;
    const unused = unusedNames(unit);
    yield* shorthands(unit, unused);
    for (const node of unit.expressions) {
        if (!language.types.identifiers.includes(node.type))
            continue;
        const name = nodeText(file, node);
        const isCallee = roleOf(node, unit) === 'callee';
        const visible = unit.namesAt(node);
        const own = visible.find((each) => each.name === name);
        const isUnknown = own === undefined && !language.builtins.includes(name) && !isCallee;
        const others = [];
        for (const other of visible) {
            if (other.name === name || !/^[\w$]+$/.test(other.name))
                continue;
            const kind = other.kind ?? unit.kinds.get(other.name) ?? null;
            const isCallable = kind === 'function' || declaresCallable(other.at, unit);
            if (isCallable !== isCallee && !(isCallee && other.isParameter))
                continue;
            const off = isCallee ? 0 : mismatch(kindIn(unit, node), kind);
            const isOtherType = own?.type != null && other.type !== null && own.type !== other.type && off !== 0;
            if (language.isTyped && (off === 2 || isOtherType))
                continue;
            const far = isFileLevel(other, language) ? 2 : 0;
            const bonus = likeness(name, other.name) * (isUnknown ? 4 : 1.5) + (unused.has(other.name) ? 1.5 : 0);
            others.push({ name: other.name, cost: off * 0.9 + far - bonus });
        }
        const base = (isTarget(node, language) ? 4.5 : 3) - (isUnknown ? 2 : 0) + (isCallee ? 0.5 : 0);
        for (const [rank, other] of others.toSorted((a, b) => a.cost - b.cost).entries())
            yield replaceNode(node, other.name, ['name', byRank(base + other.cost, rank, 0.6)]);
    }
}
function* parametersForValues(unit) {
    const { file } = unit;
    const { words } = file.language;
    const unused = unusedNames(unit);
    const fixed = new Set([words.true, words.false, words.nothing]);
    for (const node of unit.expressions) {
        const kind = kindIn(unit, node);
        const isFixed = LITERAL.test(node.type) || fixed.has(nodeText(file, node));
        if (!isFixed || roleOf(node, unit) === 'object')
            continue;
        const all = localsAt(unit, node).filter((each) => each.isParameter);
        const ranked = all.toSorted((a, b) => Number(unused.has(b.name)) - Number(unused.has(a.name)));
        for (const [rank, { name, kind: own }] of ranked.entries()) {
            const off = kind === 'nothing' ? 0 : mismatch(kind, own ?? unit.kinds.get(name) ?? null);
            if (off === 2 && file.language.isTyped)
                continue;
            const base = (unused.has(name) ? 1.5 : 4.8) + off * 0.6;
            yield replaceNode(node, name, ['parameter', byRank(base, rank, 0.6)]);
        }
    }
}
const LITERAL = /integer|float|number|string|int_literal|none|null|nil|undefined/;
function* shorthands(unit, unused) {
    const { file } = unit;
    for (const node of (0,syntax_tree .DG)(unit.node)) {
        if (node.type !== 'shorthand_property_identifier')
            continue;
        const name = nodeText(file, node);
        const others = unit
            .namesAt(node)
            .filter((each) => each.name !== name && !declaresCallable(each.at, unit));
        for (const [rank, other] of others.entries()) {
            const cost = 3.5 + (isFileLevel(other, file.language) ? 2 : 0) - (unused.has(other.name) ? 1.5 : 0);
            yield replaceNode(node, `${name}: ${other.name}`, ['name', byRank(cost, rank, 0.5)]);
        }
    }
}
function unusedNames(unit) {
    const { file } = unit;
    const counts = new Map();
    for (const node of (0,syntax_tree .DG)(unit.node)) {
        if (node.children.length > 0)
            continue;
        const text = nodeText(file, node);
        counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const declared = file.declared.filter(({ at }) => at.start >= unit.node.start && at.end <= unit.node.end);
    return new Set(declared.map(({ name }) => name).filter((name) => name !== '_' && counts.get(name) === 1));
}
function declaresCallable({ field, parent }, unit) {
    const { functions, classes } = unit.file.language.types;
    return field === 'name' && parent !== null && [...functions, ...classes].includes(parent.type);
}
function* returnedErrors(unit) {
    const { words, types, id } = unit.file.language;
    if (id !== 'go')
        return;
    for (const node of unit.expressions) {
        const above = node.parent?.type === 'expression_list' ? node.parent.parent : node.parent;
        const isReturned = above !== null && types.returns.includes(above.type);
        if (nodeText(unit.file, node) !== words.nothing || !isReturned)
            continue;
        const errors = unit.namesAt(node).filter(({ name }) => /^[Ee]rr(?:[A-Z]|$)/.test(name));
        for (const [rank, { name }] of errors.entries())
            yield replaceNode(node, name, ['name', byRank(3.5, rank, 0.6)]);
    }
}
function* otherMembers(unit) {
    const { file } = unit;
    const here = memberNames([unit]);
    const nearby = memberNames(file.units);
    for (const node of unit.expressions) {
        const member = memberIn(node, unit);
        if (member === null)
            continue;
        const name = nodeText(file, member);
        const isCalled = isCallName(node, unit);
        const pool = isCalled ? 'methods' : 'fields';
        const others = [...new Set([...here[pool], ...nearby[pool]])].filter((other) => other !== name);
        const known = nearby.ofObject.get(objectOf(node, file));
        const ranked = others
            .map((other) => {
            const isKnown = known?.has(other) ?? false;
            const base = (isKnown || here[pool].has(other) ? 3 : 4.5) + (isCalled && !isKnown ? 1.5 : 0);
            return { other, cost: base - likeness(name, other) * 2 };
        })
            .toSorted((a, b) => a.cost - b.cost);
        for (const [rank, { other, cost }] of ranked.entries())
            yield replaceNode(member, other, ['member', byRank(cost, rank, 0.6)]);
    }
}
function* otherKeys(unit) {
    const { file } = unit;
    const keyOf = (node) => {
        const [, key] = file.language.types.subscripts.includes(node.type) ? (0,syntax_tree .TP)(node) : [];
        return key !== undefined && /string/.test(key.type) ? key : null;
    };
    const keys = new Map();
    for (const node of file.units.flatMap(({ expressions }) => expressions)) {
        const key = keyOf(node);
        if (key !== null)
            addName(keys, objectOf(node, file), nodeText(file, key));
    }
    for (const node of unit.expressions) {
        const key = keyOf(node);
        if (key === null)
            continue;
        const others = [...(keys.get(objectOf(node, file)) ?? [])].filter((other) => other !== nodeText(file, key));
        for (const [rank, other] of others.entries())
            yield replaceNode(key, other, ['member', byRank(3.5, rank, 0.6)]);
    }
}
function* exchangedNames(unit) {
    const { file } = unit;
    const statements = new Set(unit.statements);
    const declared = new Set(file.declared.map(({ at }) => at));
    const names = unit.expressions.filter((node) => file.language.types.identifiers.includes(node.type) &&
        roleOf(node, unit) !== 'callee' &&
        !declared.has(node) &&
        !isTarget(node, file.language));
    const groups = Map.groupBy(names, (node) => [...(0,syntax_tree .T1)(node)].find((above) => statements.has(above)));
    for (const group of groups.values()) {
        const texts = [...new Set(group.map((node) => nodeText(file, node)))];
        if (texts.length > MAX_EXCHANGED)
            continue;
        for (const [at, a] of texts.entries()) {
            for (const b of texts.slice(at + 1)) {
                const places = group.filter((node) => [a, b].includes(nodeText(file, node)));
                const [first, last] = [places[0], places.at(-1)];
                if (first === undefined || last === undefined)
                    continue;
                const kinds = [a, b].map((name) => unit.kinds.get(name) ?? null);
                const off = mismatch(kinds[0] ?? null, kinds[1] ?? null);
                const text = places.map((node, rank) => {
                    const end = places[rank + 1]?.start ?? node.end;
                    return (nodeText(file, node) === a ? b : a) + file.text.slice(node.end, end);
                });
                yield replaceNode({ ...first, end: last.end }, text.join(''), ['exchange', 4.4 + off * 0.6]);
            }
        }
    }
}
const MAX_EXCHANGED = 6;
function* siblingCalls(unit) {
    const { file } = unit;
    for (const node of unit.expressions) {
        if (!file.language.types.calls.includes(node.type))
            continue;
        const name = calledName(node, file.text);
        const callee = calleeOf(node);
        const at = callee === null ? null : (memberIn(callee, unit) ?? callee);
        if (at === null || nodeText(file, at) !== name)
            continue;
        for (const family of file.language.siblings) {
            const others = family.includes(name) ? family.filter((other) => other !== name) : [];
            const cost = 2 + (others.length > 2 ? 0.7 : 0);
            for (const [rank, other] of others.entries())
                yield replaceNode(at, other, ['sibling-call', cost + rank * 0.7]);
        }
    }
}
function memberIn(node, { file: { language } }) {
    if (node.type === 'method_invocation')
        return (0,syntax_tree .qG)(node, 'name');
    return language.types.members.includes(node.type) ? memberNode(node) : null;
}
function isCallName(node, { file: { language } }) {
    if (node.type === 'method_invocation')
        return true;
    return node.field === 'function' && language.types.calls.includes(node.parent?.type ?? '');
}
function memberNames(units) {
    const fields = new Set();
    const methods = new Set();
    const ofObject = new Map();
    for (const unit of units) {
        const { language, text } = unit.file;
        for (const node of unit.expressions) {
            if (node.type === 'method_invocation')
                methods.add(calledName(node, text));
            if (!language.types.members.includes(node.type) || !isExpression(node, language))
                continue;
            const name = memberName(node, text);
            if (!/^[\w$]+$/.test(name))
                continue;
            (isCallName(node, unit) ? methods : fields).add(name);
            addName(ofObject, objectOf(node, unit.file), name);
        }
    }
    return { fields, methods, ofObject };
}
const objectOf = (node, file) => {
    const [object] = (0,syntax_tree .TP)(node);
    return object === undefined ? '' : nodeText(file, object);
};
const addName = (sets, key, name) => sets.set(key, (sets.get(key) ?? new Set()).add(name));
function likeness(a, b) {
    const longest = Math.max(a.length, b.length);
    if (longest < 3)
        return 0;
    const closeness = 1 - (0,core_text .YC)(a, b) / longest;
    const [mine, theirs] = [nameWords(a), nameWords(b)];
    const shared = mine.filter((word) => theirs.includes(word)).length;
    return Math.max(0, closeness, (2 * shared) / (mine.length + theirs.length));
}

; 





function indentation(unit, node) {
    const { text } = unit.file;
    const lineStart = text.lastIndexOf('\n', node.start - 1) + 1;
    return /^[ \t]*/.exec(text.slice(lineStart, node.start))?.[0] ?? '';
}
function* gapsOf(unit) {
    for (const node of unit.statements) {
        if (node.parent === unit.file.tree.root)
            continue;
        yield { node, isAfter: false };
        const isLast = node.parent !== null && (0,syntax_tree .TP)(node.parent).at(-1) === node;
        if (isLast && !isLeaving(node))
            yield { node, isAfter: true };
    }
}
function insertion(unit, { node, isAfter }, statement, price) {
    const text = withEnd(statement, unit);
    const indent = indentation(unit, node);
    const at = isAfter ? statementEnd(unit, node) : node.start;
    const place = { start: at, end: at, line: node.line };
    return replaceNode(place, isAfter ? `\n${indent}${text}` : `${text}\n${indent}`, price);
}
function withEnd(text, { file }) {
    const end = file.language.words.statementEnd;
    return end !== '' && !text.endsWith(end) && !text.endsWith('}') ? text + end : text;
}
const statementEnd = ({ file: { text } }, node) => text[node.end] === ';' ? node.end + 1 : node.end;
const isLeaving = ({ type }) => /return|continue|break|throw|raise/.test(type);
const isDeclaration = ({ type }) => /function|class|import|method|package|use_declaration|_item$/.test(type);
function* statementSwaps(unit) {
    const { file } = unit;
    const mayMove = (node) => !isDeclaration(node) && !isLeaving(node);
    for (const first of unit.statements) {
        const block = first.parent;
        if (block === null || block === file.tree.root)
            continue;
        const all = (0,syntax_tree .TP)(block).filter(({ type }) => !/comment/.test(type));
        const second = all[all.indexOf(first) + 1];
        if (second === undefined || !mayMove(first) || !mayMove(second))
            continue;
        const [endOfFirst, end] = [statementEnd(unit, first), statementEnd(unit, second)];
        const between = file.text.slice(endOfFirst, second.start);
        const text = `${file.text.slice(second.start, end)}${between}${file.text.slice(first.start, endOfFirst)}`;
        yield replaceNode({ start: first.start, end, line: first.line }, text, ['statement-swap', 4.8]);
    }
}
function* missingReturns(unit) {
    const { types } = unit.file.language;
    for (const node of unit.statements) {
        const inner = (0,syntax_tree .TP)(node)[0];
        if (!/^expression_statement$|^call$|^call_expression$/.test(node.type) || inner === undefined)
            continue;
        const isCall = types.calls.includes(inner.type) || types.calls.includes(node.type);
        const isValue = isCall || /identifier|binary|attribute|member|tuple|list|array|object/.test(inner.type);
        if (!isValue || /assign|update/.test(inner.type) || node.parent === unit.file.tree.root)
            continue;
        const isLast = node.parent !== null && (0,syntax_tree .TP)(node.parent).at(-1) === node;
        const place = { start: node.start, end: node.start, line: node.line };
        yield replaceNode(place, 'return ', ['missing-keyword', isLast ? 3 : 4]);
    }
}
function* loopExits(unit) {
    for (const node of unit.statements) {
        const [, exit, rest] = /^(break|continue)(;?)$/.exec(nodeText(unit.file, node)) ?? [];
        const other = exit === 'break' ? 'continue' : 'break';
        if (exit === undefined)
            continue;
        yield replaceNode(node, other + rest, ['missing-keyword', 3.5]);
        for (const [rank, text] of shortResults(unit, returnsOf(unit)).entries())
            yield replaceNode(node, text, ['missing-keyword', byRank(4.2, rank, 0.6)]);
    }
}
function* awaits(unit) {
    const { file } = unit;
    const { words, types } = file.language;
    if (words.await === null || !/\basync\b/.test(nodeText(file, unit.node)))
        return;
    for (const node of unit.expressions) {
        const above = node.parent?.type ?? '';
        if (!types.calls.includes(node.type) || /^await(?:_expression)?$/.test(above))
            continue;
        const text = `${words.await} ${nodeText(file, node)}`;
        const name = /^[\w$.]+/.exec(nodeText(file, node))?.[0]?.split('.').at(-1) ?? '';
        const declaration = `\\basync\\s+(?:def\\s+|function\\s+)?${name.replace(/\$/g, '\\$')}\\b`;
        const isKnown = new RegExp(declaration).test(file.text);
        const awaited = types.members.includes(above) ? `(${text})` : text;
        yield replaceNode(node, awaited, ['missing-keyword', isKnown ? 2 : 4]);
    }
}
const MAX_COPIED_CHARS = 80;
const MAX_FOREIGN = 30;
function* statementCopies(unit) {
    const { file } = unit;
    const models = unit.statements.filter(({ type, parent }) => !/return|break|continue|throw|raise|declaration|import|pass|yield/.test(type) &&
        parent !== file.tree.root);
    const own = [...new Set(models.map((node) => withEnd(nodeText(file, node), unit)))].filter(isCopied);
    const others = statementsOfOthers(unit, own);
    for (const gap of gapsOf(unit)) {
        for (const [rank, text] of own.entries()) {
            if (withEnd(nodeText(file, gap.node), unit) !== text)
                yield insertion(unit, gap, text, ['statement-copy', byRank(6.2, rank, 0.5)]);
        }
        const known = new Set(unit.namesAt(gap.node).map(({ name }) => name));
        for (const [rank, [text, names]] of others.entries()) {
            if (names.every((name) => known.has(name)))
                yield insertion(unit, gap, text, ['statement-copy', byRank(5.2, rank, 0.5)]);
        }
    }
}
const isCopied = (text) => text.length <= MAX_COPIED_CHARS && !text.includes('\n');
function statementsOfOthers(unit, own) {
    const { file } = unit;
    const { types, words } = file.language;
    const found = new Map();
    const isKin = ({ name }) => classOf(name) === classOf(unit.name);
    const others = file.units.filter((other) => other !== unit && other.name !== '');
    for (const other of [...others.filter(isKin), ...others.filter((each) => !isKin(each))]) {
        for (const node of other.statements) {
            const { type = '' } = (node.type === 'expression_statement' ? (0,syntax_tree .TP)(node)[0] : node) ?? {};
            const text = withEnd(nodeText(file, node), unit);
            const sets = types.assignments.includes(type) && text.startsWith(`${words.self}.`) && isKin(other);
            if (!(sets || types.calls.includes(type)) || !isCopied(text) || own.includes(text))
                continue;
            const names = other.expressions.filter(({ type, start, end }) => types.identifiers.includes(type) && start >= node.start && end <= node.end);
            found.set(text, names.map((each) => nodeText(file, each)));
        }
    }
    return [...found].slice(0, MAX_FOREIGN);
}
const classOf = (name) => name.slice(0, Math.max(0, name.lastIndexOf('.')));
const isInLoop = (node, { file }) => [...(0,syntax_tree .T1)(node)].some(({ type }) => file.language.types.loops.includes(type));
function* statementInsertions(unit) {
    const collections = askedCollections(unit);
    const asked = membershipTests(unit);
    const sets = unmarkedSets(unit);
    const starts = startValues(unit);
    const unchanged = unchangedInLoops(unit);
    for (const gap of gapsOf(unit)) {
        const visible = localsAt(unit, gap.node);
        const isVisible = (name) => visible.some((each) => each.name === name);
        for (const { name, adder, isNeverFilled } of collections.filter((each) => isVisible(each.name))) {
            for (const other of visible) {
                const kind = unit.kinds.get(other.name);
                if (other.name === name || kind === 'function')
                    continue;
                const isAsked = asked.has(`${other.name} in ${name}`);
                const cost = (isNeverFilled ? (isAsked ? 3.4 : 5.8) : 7.6) + (kind === 'list' ? 0.7 : 0);
                yield insertion(unit, gap, `${name}.${adder}(${other.name})`, ['statement-insert', cost]);
            }
        }
        for (const { name, element } of sets.filter((each) => isVisible(each.name) && isVisible(each.element)))
            yield insertion(unit, gap, `${name}[${element}] = true`, ['statement-insert', 3.4]);
        for (const target of visible.filter(({ name }) => isAssignedIn(name, unit))) {
            const start = starts.get(target.name);
            if (start !== undefined && isInLoop(gap.node, unit))
                yield insertion(unit, gap, `${target.name} = ${start}`, ['statement-insert', 6.8]);
            const isUnchanged = (unchanged.get(target.name) ?? []).some((loop) => gap.node.start > loop.start && gap.node.end < loop.end);
            for (const other of visible)
                yield* assignment(unit, gap, { target, other, isUnchanged });
        }
    }
    yield* assignedUpdates(unit);
}
function* assignment(unit, gap, { target, other, isUnchanged }) {
    const [a, b] = [unit.kinds.get(target.name) ?? null, unit.kinds.get(other.name) ?? null];
    if (other.name === target.name || a === 'function' || b === 'function')
        return;
    const isOtherType = target.type !== other.type && target.type !== null && other.type !== null;
    if (unit.file.language.isTyped && isOtherType)
        return;
    const cost = 7.8 +
        (a === null || b === null ? 0.3 : a === b ? 0 : 1.2) +
        (isInLoop(gap.node, unit) ? -0.5 : 0.3) -
        (isUnchanged ? 3 : 0);
    yield insertion(unit, gap, `${target.name} = ${other.name}`, ['statement-insert', cost]);
}
function* assignedUpdates(unit) {
    const { file } = unit;
    const { types } = file.language;
    for (const node of unit.statements) {
        const call = types.calls.includes(node.type) ? node : (0,syntax_tree .TP)(node)[0];
        if (call === undefined || !types.calls.includes(call.type))
            continue;
        const object = (0,syntax_tree .qG)(call, 'object') ?? (0,syntax_tree .qG)((0,syntax_tree .qG)(call, 'function') ?? call, 'object');
        const list = (0,syntax_tree .qG)(call, 'arguments');
        const [only, more] = list === null ? [] : (0,syntax_tree .TP)(list);
        if (object === null || only === undefined || more !== undefined)
            continue;
        const end = nodeText(file, node).endsWith(';') ? ';' : '';
        const text = `${nodeText(file, object)} = ${nodeText(file, only)}${end}`;
        yield replaceNode(node, text, ['statement-insert', 6]);
    }
}
function* leavings(unit) {
    const { types, words } = unit.file.language;
    const returns = returnsOf(unit);
    const hasResult = returns.some((node) => (0,syntax_tree .TP)(node).length > 0);
    const results = hasResult ? shortResults(unit, returns) : [`return${words.statementEnd}`];
    for (const gap of gapsOf(unit)) {
        const above = [gap.node.parent?.parent, gap.node.parent?.parent?.parent];
        const isBranch = above.some((each) => types.conditionals.includes(each?.type ?? ''));
        if (!gap.isAfter || !isBranch)
            continue;
        const exits = [...(isInLoop(gap.node, unit) ? words.loopSkips : []), ...results];
        for (const [rank, exit] of exits.entries())
            yield insertion(unit, gap, exit, ['guard', byRank(4.6, rank, 0.6)]);
    }
}
const returnsOf = (unit) => [...(0,syntax_tree .DG)(unit.node)].filter(({ type, isNamed }) => isNamed && unit.file.language.types.returns.includes(type));
const shortResults = (unit, returns) => [...new Set(returns.map((node) => withEnd(nodeText(unit.file, node), unit)))].filter((text) => !text.includes('\n') && text.length <= 60);
function* repeatGuards(unit) {
    const { file } = unit;
    const { words } = file.language;
    const text = nodeText(file, unit.node);
    const results = shortResults(unit, returnsOf(unit));
    for (const [, add, added, mark, marked] of text.matchAll(/\b(\w+)\.add\((\w+)\)|\b(\w+)\[(\w+)\] = true\b/g)) {
        const [name, element] = [add ?? mark ?? '', added ?? marked ?? ''];
        const isAsked = new RegExp(`\\bin ${name}\\b|\\b${name}\\.(?:has|contains|includes)\\b|\\b${name}\\[\\w+\\](?! =[^=])`);
        if (isAsked.test(text) || new RegExp(`\\breturn ${name}\\b(?![.[])`).test(text))
            continue;
        const test = (0,languages .Mp)(mark === undefined ? words.has : '$1[$2]', name, element);
        for (const node of unit.statements) {
            const visible = new Set(localsAt(unit, node).map((each) => each.name));
            const isFirst = node.parent !== null && (0,syntax_tree .TP)(node.parent)[0] === node;
            if (!isFirst || !visible.has(name) || !visible.has(element))
                continue;
            const exits = [...(isInLoop(node, unit) ? words.loopSkips.slice(0, 1) : []), ...results];
            for (const [rank, exit] of exits.entries()) {
                const guard = (0,languages .Mp)(words.guard, test, exit, indentation(unit, node), indentStep(unit));
                yield insertion(unit, { node, isAfter: false }, guard, ['guard', 3.6 + rank * 0.5]);
            }
        }
    }
}
const indentStep = ({ file: { text } }) => /\n(\t)/.test(text) ? '\t' : (/\n( {2,8})\S/.exec(text)?.[1] ?? '    ');
function membershipTests(unit) {
    const text = nodeText(unit.file, unit.node);
    const words = text.matchAll(/\b(?<item>\w+) (?:not )?in (?<list>\w+)\b/g);
    const calls = text.matchAll(/\b(?<list>\w+)\.(?:has|includes|contains)\((?<item>\w+)\)/g);
    return new Set([...words, ...calls].map(({ groups }) => `${groups?.['item']} in ${groups?.['list']}`));
}
function unmarkedSets(unit) {
    if (unit.file.language.id !== 'go')
        return [];
    const text = nodeText(unit.file, unit.node);
    const sets = [...text.matchAll(/\b(\w+) := (?:make\()?map\[[^\]]+\]bool\b/g)].map(([, name]) => name ?? '');
    return sets
        .filter((name) => !new RegExp(`\\b${name}\\[[^\\]]+\\] =[^=]`).test(text))
        .flatMap((name) => {
        const [, element] = new RegExp(`\\b${name}\\[(\\w+)\\]`).exec(text) ?? [];
        return element === undefined ? [] : [{ name, element }];
    });
}
function unchangedInLoops(unit) {
    const { file } = unit;
    const { id, types } = file.language;
    const found = new Map();
    for (const loop of (0,syntax_tree .DG)(unit.node)) {
        if (!types.loops.includes(loop.type))
            continue;
        const first = id === 'go' ? ((0,syntax_tree .TP)(loop)[0] ?? null) : null;
        const condition = (0,syntax_tree .qG)(loop, 'condition') ?? first;
        const body = (0,syntax_tree .qG)(loop, 'body');
        if (condition === null || body === null || condition === body || /clause/.test(condition.type))
            continue;
        if ((0,syntax_tree .qG)(loop, 'increment') !== null)
            continue;
        const set = namesSetIn(body, unit);
        for (const node of (0,syntax_tree .DG)(condition)) {
            const name = types.identifiers.includes(node.type) ? nodeText(file, node) : '';
            if (name !== '' && !set.has(name))
                found.set(name, [...(found.get(name) ?? []), loop]);
        }
    }
    return found;
}
function namesSetIn(body, { file }) {
    const { types } = file.language;
    const found = new Set();
    for (const node of (0,syntax_tree .DG)(body)) {
        const changes = types.assignments.includes(node.type) || types.calls.includes(node.type);
        if (!changes && !/^(?:update_expression|inc_|dec_)/.test(node.type))
            continue;
        const target = (0,syntax_tree .qG)(node, 'left') ?? (0,syntax_tree .TP)(node)[0];
        for (const each of target === undefined ? [] : (0,syntax_tree .DG)(target))
            if (types.identifiers.includes(each.type))
                found.add(nodeText(file, each));
    }
    return found;
}
function startValues(unit) {
    const { file } = unit;
    const found = new Map();
    for (const node of (0,syntax_tree .DG)(unit.node)) {
        if (!/^(?:variable_declarator|short_var_declaration)$/.test(node.type))
            continue;
        const name = (0,syntax_tree .qG)(node, 'name') ?? (0,syntax_tree .qG)(node, 'left');
        const value = (0,syntax_tree .qG)(node, 'value') ?? (0,syntax_tree .qG)(node, 'right');
        const text = value === null ? '' : nodeText(file, value);
        if (name !== null && /^(?:''|""|\[\]|true|false|nil|null|new \w+(?:<>)?\(\))$/.test(text))
            found.set(nodeText(file, name), text);
    }
    return found;
}
const FILLS = /^(?:append|add|push|extend|insert|appendleft|unshift|put|set|update|offer|addLast|addFirst|push_back)$/;
function askedCollections(unit) {
    const { file } = unit;
    const { words, types } = file.language;
    const { adder } = words;
    if (adder === null)
        return [];
    const text = nodeText(file, unit.node);
    const calls = unit.expressions.filter((node) => types.calls.includes(node.type));
    const all = localsAt(unit, unit.statements.at(-1) ?? unit.node).concat(localsAt(unit, unit.node));
    return [...new Set(all.map(({ name }) => name))].flatMap((name) => {
        const isAsked = new RegExp(`\\bin ${name}\\b|\\b${name}\\.(?:pop|includes|contains|has)\\b`).test(text);
        if (unit.kinds.get(name) !== 'list' && !isAsked)
            return [];
        const methods = calls.filter((node) => file.text.startsWith(`${name}.`, node.start));
        const used = methods.map((node) => calledName(node, file.text)).find((method) => FILLS.test(method));
        const isSet = new RegExp(`\\b${name}\\s*(?::[^=]*)?=\\s*(?:new )?(?:set\\(|Set|HashSet|\\{\\w)|Set<[^>]*>\\s+${name}\\b`).test(text);
        return [{ name, adder: used ?? (isSet ? 'add' : adder), isNeverFilled: used === undefined }];
    });
}
const isAssignedIn = (name, { file, node }) => file.declared.some((each) => each.name === name && !each.isParameter && [...(0,syntax_tree .T1)(each.at)].includes(node));

; 











const MAX_UNITS = 60;
const MAX_MUTATIONS = 8000;
const BITS_PER_POINT = 0.6;
const MAX_PLACE_COST = 7;
const CHEAPEST = 0.5;
async function* editsOfUnits(ranked, undoes = []) {
    const seen = new Set();
    const readers = new Map();
    const places = placedUnits(ranked.slice(0, MAX_UNITS));
    try {
        for (const each of pricedMutations(places, pricedUndoes(undoes, places))) {
            const { mutation, file, language, cost, unit, what } = each;
            const next = applyMutation(file.text, mutation);
            const key = (0,external_node_crypto_.hash)('sha1', `${file.path}\n${next}`);
            if (next === file.text || seen.has(key))
                continue;
            seen.add(key);
            if (language !== null) {
                const reader = readers.get(file.path) ?? (await (0,syntax_tree .qd)(language.id)).editsOf(file.text);
                readers.set(file.path, reader);
                if (!reader.accepts(mutation))
                    continue;
            }
            const { template, line } = mutation;
            const doubt = unit === null ? NO_DOUBT : doubtOf(unit, mutation);
            const { words, doubt: ofKind } = TEMPLATES[template];
            yield {
                template,
                description: `${what === undefined ? words : `${words} ${what}`}: ${changeText(file, mutation)}`,
                path: file.path,
                line,
                edits: [uniqueEdit(file.text, mutation)],
                cost,
                within: unit === null || unit.name === '' ? null : [unit.startLine, unit.endLine],
                doubt: ofKind + doubt.bits,
                warning: doubt.why,
            };
        }
    }
    finally {
        for (const reader of readers.values())
            reader[Symbol.dispose]();
    }
}
function placedUnits(ranked) {
    const top = ranked[0]?.score ?? 0;
    return ranked
        .map((each, rank) => ({
        ...each,
        place: byRank(Math.min(MAX_PLACE_COST, (top - each.score) * BITS_PER_POINT), rank, 0.3),
    }))
        .toSorted((a, b) => a.place - b.place);
}
const MAX_CHANGE_COST = 3;
function pricedUndoes(undoes, places) {
    const single = undoes.filter(({ lines }) => lines === undefined);
    const changes = new Set(single.map(({ file, what }) => `${file.path}\n${what}`));
    const oneOf = Math.min(MAX_CHANGE_COST, Math.log2(1 + changes.size) / 2);
    return undoes.map(({ file, mutation, what, lines = [mutation.line] }) => {
        const own = places.filter(({ unit }) => unit.file.path === file.path);
        const holders = lines.map((line) => own.find(({ unit }) => holdsLine(unit, line)));
        const [holder] = holders;
        const known = holder ?? own[0];
        const language = known === undefined ? null : readableBy(known.unit.file);
        const place = Math.max(...holders.map((each) => Math.min(each?.place ?? oneOf, oneOf)));
        return { mutation, file, language, cost: mutation.cost + place, unit: holder?.unit ?? null, what };
    });
}
const readableBy = ({ tree, language }) => (tree.hasError ? null : language);
function* pricedMutations(waiting, undoes) {
    let known = undoes;
    for (const [at, unit] of waiting.entries()) {
        known = [...known, ...priced(unit)].toSorted((a, b) => a.cost - b.cost);
        const next = waiting[at + 1]?.place ?? Number.POSITIVE_INFINITY;
        const count = known.findIndex(({ cost }) => cost >= next + CHEAPEST);
        const ready = count === -1 ? known : known.slice(0, count);
        yield* ready;
        known = known.slice(ready.length);
    }
}
const BLAMELESS_COST = 3;
function priced({ unit, place, hotLines, changedLines, blamed }) {
    const { file } = unit;
    const off = (lines, line, bits) => lines.size > 0 && !lines.has(line) ? bits : 0;
    const blameAt = ({ start, line }) => {
        const holder = unit.statements.findLast((each) => each.start <= start && start <= each.end);
        let most = 0;
        for (let at = holder?.line ?? line; at <= line; at += 1)
            most = Math.max(most, blamed?.get(at) ?? 0);
        return most;
    };
    return mutationsOf(unit)
        .slice(0, MAX_MUTATIONS)
        .map((mutation) => ({
        mutation,
        file,
        language: readableBy(file),
        cost: mutation.cost +
            place +
            off(hotLines, mutation.line, 0.5) +
            off(changedLines, mutation.line, 1.5) +
            (blamed === null ? 0 : BLAMELESS_COST * (1 - blameAt(mutation))),
        unit,
    }));
}
function uniqueEdit(text, { start, end, text: added }) {
    let from = text.lastIndexOf('\n', start - 1) + 1;
    let to = lineEnd(text, Math.max(end, start));
    while (!isUnique(text, text.slice(from, to)) && (from > 0 || to < text.length)) {
        if (to < text.length)
            to = lineEnd(text, to + 1);
        if (from > 0 && !isUnique(text, text.slice(from, to)))
            from = text.lastIndexOf('\n', from - 2) + 1;
    }
    return { old: text.slice(from, to), new: text.slice(from, start) + added + text.slice(end, to) };
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end === -1 ? text.length : end;
}
function isUnique(text, part) {
    return part.trim() !== '' && text.indexOf(part) === text.lastIndexOf(part);
}
function changeText(file, { start, end, text: added, repeated }) {
    if (repeated !== undefined)
        return `${changeText(file, repeated.first)}, at ${repeated.places} places`;
    const { text } = file;
    const [was, becomes] = [text.slice(start, end), added].map((each) => (0,core_text .ml)(each.replace(/\s+/g, ' ').trim().replaceAll('`', "'"), SHOWN_CHARS));
    if (was === '')
        return `\`${becomes}\``;
    return becomes === '' ? `without \`${was}\`` : `\`${was}\` becomes \`${becomes}\``;
}
const SOURCES = [
    operators,
    comparisonConstants,
    operandSwaps,
    negations,
    constants,
    offByOne,
    signs,
    parts,
    parametersForValues,
    otherNames,
    otherMembers,
    otherKeys,
    exchangedNames,
    siblingCalls,
    callArguments,
    slices,
    donors,
    conditionClauses,
    returnedTests,
    returnedErrors,
    wraps,
    combinations,
    statementSwaps,
    missingReturns,
    awaits,
    loopExits,
    statementCopies,
    statementInsertions,
    leavings,
    repeatGuards,
];
function mutationsOf(unit) {
    const single = SOURCES.flatMap((source) => [...source(unit)]);
    return [...single, ...repeatedEdits(unit, single)].toSorted((a, b) => a.cost - b.cost || a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1));
}
const REPEATED = new Set([
    'operator',
    'name',
    'member',
    'sibling-call',
    'argument-swap',
]);
const MAX_REPEATED = 5;
const REPEATED_COST = 2;
function* repeatedEdits({ file }, single) {
    const alike = Map.groupBy(single.filter(({ template }) => REPEATED.has(template)), ({ template, start, end, text }) => JSON.stringify([template, file.text.slice(start, end), text]));
    for (const group of alike.values()) {
        const edits = group.toSorted((a, b) => a.start - b.start);
        const [first, last] = [edits[0], edits.at(-1)];
        const isApart = edits.every(({ start }, at) => start >= (edits[at - 1]?.end ?? 0));
        if (first === undefined || last === undefined || !isApart)
            continue;
        if (edits.length < 2 || edits.length > MAX_REPEATED)
            continue;
        const text = edits.map((edit, at) => edit.text + file.text.slice(edit.end, edits[at + 1]?.start ?? edit.end));
        const cost = Math.max(...edits.map((edit) => edit.cost)) + REPEATED_COST;
        const { template, start, line } = first;
        const repeated = { first, places: edits.length };
        yield { template, start, end: last.end, text: text.join(''), line, cost, repeated };
    }
}
const applyMutation = (text, { start, end, text: added }) => text.slice(0, start) + added + text.slice(end);
const MAX_UNDONE_FILES = 60;
const MAX_BLOCKS = 40;
const MAX_PAIRED = 6;
const MAX_TOKENS = 400;
async function undoesOf(tree, changes) {
    if (changes === undefined)
        return [];
    const [only, ...more] = changes.commits;
    const isOne = only !== undefined && more.length === 0;
    const when = isOne ? `in ${(0,model_prompt .m_)(only.id)}` : `since ${(0,model_prompt .m_)(changes.greenAt)}`;
    const found = [];
    for (const { path, status, hunks } of changes.files.slice(0, MAX_UNDONE_FILES)) {
        if (hunks === 'unknown' || status === 'added' || status === 'removed')
            continue;
        const text = tree.isWritable(path) && !tree.isTest(path) ? await tree.readText(path) : null;
        if (text === null)
            continue;
        const file = { path, text };
        const lines = text.split(/(?<=\n)/);
        const blocks = hunks.flatMap((hunk) => blocksOf(hunk, lines)).slice(0, MAX_BLOCKS);
        const whole = blocks.map((block) => ({ block, mutation: wholeBlock(block, lines) }));
        for (const { block, mutation } of whole) {
            const what = `of ${rangeText(block)} ${when}`;
            found.push({ file, mutation, what });
            for (const part of await partsOf(mutation, text))
                found.push({ file, mutation: part, what });
        }
        for (const [at, first] of whole.slice(0, MAX_PAIRED).entries()) {
            for (const second of whole.slice(at + 1, MAX_PAIRED)) {
                const what = `of ${rangeText(first.block)} and ${rangeText(second.block)} ${when}`;
                const bothLines = [first.mutation.line, second.mutation.line];
                found.push({
                    file,
                    mutation: inOneEdit(first.mutation, second.mutation, text),
                    what,
                    lines: bothLines,
                });
            }
        }
    }
    return found;
}
function blocksOf({ newStart, lines: signed }, lines) {
    const blocks = [];
    let [old, now] = [[], []];
    let line = signed.some((each) => !each.startsWith('-')) ? newStart : newStart + 1;
    const end = () => {
        if (old.length + now.length > 0)
            blocks.push({ old, now, line: line - now.length });
        [old, now] = [[], []];
    };
    for (const each of signed) {
        const [sign, content] = [each[0], each.slice(1).replace(/\r$/, '')];
        if (sign === '-') {
            if (now.length > 0)
                end();
            old.push(content);
            continue;
        }
        if (lines[line - 1]?.replace(/\r?\n$/, '') !== content)
            return [];
        if (sign === '+')
            now.push(content);
        else
            end();
        line += 1;
    }
    end();
    return blocks;
}
function wholeBlock({ old, now, line }, lines) {
    const start = lengthOf(lines.slice(0, line - 1));
    const end = start + lengthOf(lines.slice(line - 1, line - 1 + now.length));
    const lineEnd = lines[0]?.endsWith('\r\n') ? '\r\n' : '\n';
    const text = old.map((each) => each + lineEnd).join('');
    const size = Math.max(old.length, now.length);
    return replaceNode({ start, end, line }, text, ['undo', 0.6 + Math.log2(size) * 0.5]);
}
const lengthOf = (lines) => lines.reduce((sum, { length }) => sum + length, 0);
async function partsOf({ start, end, text: old, line }, text) {
    const [was, now] = [codeTokens(old), codeTokens(text.slice(start, end))];
    if (was.length === 0 || now.length === 0 || was.length + now.length > MAX_TOKENS)
        return [];
    const { diffArrays } = await __webpack_require__.e(  960).then(__webpack_require__.bind(__webpack_require__, 5960));
    const parts = [];
    let at = start;
    let gone = '';
    let added = '';
    const flush = () => {
        const from = at - added.length;
        const onLine = line + text.slice(start, from).split('\n').length - 1;
        const place = { start: from, end: at, line: onLine };
        if (gone + added !== '')
            parts.push(replaceNode(place, gone, ['undo', 1.2]));
        [gone, added] = ['', ''];
    };
    for (const { value, removed, added: isAdded } of diffArrays(was, now)) {
        const piece = value.join('');
        if (removed)
            gone += piece;
        else {
            if (isAdded)
                added += piece;
            else
                flush();
            at += piece.length;
        }
    }
    flush();
    return parts.length > 1 ? parts : [];
}
const codeTokens = (text) => text.match(/\w+|\s+|[^\w\s]/g) ?? [];
function inOneEdit(first, second, text) {
    const added = first.text + text.slice(first.end, second.start) + second.text;
    return replaceNode({ ...first, end: second.end }, added, ['undo', first.cost + second.cost + TOLD_APART]);
}
const rangeText = ({ line, now: { length } }) => length === 0 ? `before line ${line}` : length === 1 ? `line ${line}` : `lines ${line}–${line + length - 1}`;

; 






const MAX_RANKED_FILES = 40;
const MAX_FILE_CHARS = 400_000;
async function rankUnits(tree, failure, blame = null) {
    const clues = readClues(failure);
    const all = [...tree.paths()];
    const sources = all.filter(isSource);
    const frames = resolveFrames(tree, clues, sources);
    const trust = frames.some(({ isTest }) => !isTest) ? 0.5 : 1;
    const tests = await readFiles(tree, failedTestFiles(tree, { clues, sources, frames }, failure.failures));
    const wanted = wantedNames(clues, tests, failure);
    const changed = changedLines(failure.changes);
    const files = await relevantFiles(tree, { clues, sources, frames, tests, wanted, changed });
    const paths = files.map(({ path }) => path);
    const [parsed, recent] = await Promise.all([
        readFiles(tree, paths),
        changed.size > 0 ? changed : tree.recentLines(paths),
    ]);
    const fileScore = new Map(files.map(({ path, score }) => [path, score]));
    const called = calledBy(parsed, wanted);
    const words = clueWords(clues);
    const ranked = parsed.flatMap((file) => file.units.map((unit) => {
        const hot = frames.filter(({ path, line }) => path === file.path && holdsLine(unit, line));
        const lines = [...(changed.get(file.path) ?? [])].filter((line) => holdsLine(unit, line));
        return {
            unit,
            hotLines: new Set(hot.map(({ line }) => line)),
            changedLines: new Set(lines),
            blamed: blame === null ? null : (blame.get(file.path) ?? new Map()),
            score: (fileScore.get(file.path) ?? 0) +
                frameScore(frames, unit) +
                nameScore(unit, { wanted, called, words }) * trust +
                recentScore(unit, recent.get(file.path)) * (changed.size > 0 ? SINCE_GREEN : 1) +
                blameScore(unit, blame),
        };
    }));
    return ranked
        .filter(({ unit }) => unit.expressions.length > 0)
        .toSorted((a, b) => b.score - a.score || comparePlaces(a.unit, b.unit));
}
function blameScore(unit, blame) {
    if (blame === null || unit.name === '')
        return 0;
    const lines = [...(blame.get(unit.file.path) ?? [])].filter(([line]) => holdsLine(unit, line));
    return lines.length === 0 ? -4 : 3 * Math.max(...lines.map(([, value]) => value));
}
const SINCE_GREEN = 2.5;
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
    return ranked
        .filter(({ unit, score }) => unit.name !== '' && score > 0)
        .slice(0, most)
        .map(({ unit }) => ({ path: unit.file.path, line: unit.startLine, name: unit.name }));
}
async function prepareIndex(tree) {
    const sources = [...tree.paths()].filter(isSource);
    const [commonest] = [...Map.groupBy(sources, languages .eX)].toSorted((a, b) => b[1].length - a[1].length);
    if (commonest?.[0] != null)
        (await (0,syntax_tree .qd)(commonest[0].id)).accepts('x');
    for (const path of sources)
        tree.isTest(path);
}
const VENDORED = /(?:^|\/)(?:node_modules|vendor|third_party|dist|build|site-packages|\.venv)\/|\.min\.js$|\.d\.ts$/;
const isSource = (path) => (0,languages .eX)(path) !== null && !VENDORED.test(path);
const MAX_TEST_FILES = 8;
function failedTestFiles(tree, { clues, sources, frames }, failures) {
    const reported = failures.flatMap(({ file }) => (file !== null && sources.includes(file) ? [file] : []));
    const printed = frames.filter(({ isTest }) => isTest).map(({ path }) => path);
    const named = [...new Set([...printed, ...reported])];
    const tests = named.length > 0 ? named : sources.filter((path) => tree.isTest(path));
    const stems = tests.filter((path) => clues.names.has(stemOf(path)));
    return (named.length > 0 || stems.length === 0 ? tests : stems).slice(0, MAX_TEST_FILES);
}
async function readFiles(tree, paths) {
    const files = [];
    for (const path of paths) {
        const language = (0,languages .eX)(path);
        const text = language === null ? null : await tree.readText(path);
        if (language === null || text === null || text.length > MAX_FILE_CHARS)
            continue;
        const parser = await (0,syntax_tree .qd)(language.id);
        files.push(readSource(path, parser.parse(text.replace(/^\ufeff/, '')), language));
    }
    return files;
}
async function relevantFiles(tree, { clues, sources, frames, tests, wanted, changed, }) {
    const scores = new Map();
    const products = sources.filter((path) => !tree.isTest(path));
    const isProduct = new Set(products);
    const add = (path, score) => {
        if (isProduct.has(path))
            scores.set(path, (scores.get(path) ?? 0) + score);
    };
    for (const path of new Set(frames.map((frame) => frame.path)))
        add(path, 4);
    for (const path of changed.keys())
        add(path, 2);
    const imported = new Set(tests.flatMap((file) => importsOf(file, products)));
    for (const path of imported)
        add(path, 4);
    const words = [...wanted]
        .filter(([name, weight]) => name.length > 3 && weight >= 1)
        .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const hits = products.length <= MAX_RANKED_FILES
        ? new Map(products.map((path) => [path, 1]))
        : await tree.search(words.slice(0, 30).map(([name]) => name));
    const most = Math.max(1, ...hits.values());
    for (const [path, count] of hits)
        add(path, count / most);
    const tested = new Set(tests.map((file) => testStem(file.path)));
    for (const path of products) {
        const stem = stemOf(path);
        if (clues.names.has(stem) || tested.has(stem.toLowerCase()))
            add(path, 2.5);
    }
    for (const path of await declaringFiles(tree, tests, products))
        add(path, 3);
    for (const file of tests) {
        const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1);
        if (file.language.id !== 'go')
            continue;
        for (const path of products)
            if (path.startsWith(folder) && !path.slice(folder.length).includes('/'))
                add(path, 2);
    }
    const ranked = [...scores]
        .map(([path, score]) => ({ path, score }))
        .toSorted((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
    const best = ranked.slice(0, MAX_RANKED_FILES);
    const second = await readFiles(tree, best.slice(0, 5).map(({ path }) => path));
    const known = new Set(best.map(({ path }) => path));
    const further = second
        .flatMap((file) => importsOf(file, products))
        .filter((path) => !known.has(path) && known.add(path));
    return [...best, ...further.slice(0, 20).map((path) => ({ path, score: 1 }))];
}
async function declaringFiles(tree, tests, products) {
    const names = tests.flatMap(({ language, text }) => (language.id === 'rust' ? rustNames(text) : []));
    if (names.length === 0)
        return [];
    const declares = new RegExp(`\\b(?:struct|enum|trait|union|type|fn|const|static|macro_rules!)\\s+(?:${[...new Set(names)].join('|')})\\b`);
    const found = [];
    for (const path of products.filter((each) => each.endsWith('.rs')).slice(0, MAX_READ_FILES))
        if (declares.test((await tree.readText(path)) ?? ''))
            found.push(path);
    return found;
}
const MAX_READ_FILES = 200;
const testStem = (path) => stemOf(path)
    .replace(/^(?:test_|Test(?=[A-Z]))|(?:_test|[._-]?[Tt]ests?|[._-]spec|TestCase|Spec|IT)$/g, '')
    .replace(/\.(?:test|spec)$/, '')
    .toLowerCase();
function frameScore(frames, unit) {
    let best = 0;
    const own = frames.filter((frame) => !frame.isTest);
    for (const [rank, { path, line }] of own.entries()) {
        if (path === unit.file.path && holdsLine(unit, line))
            best = Math.max(best, (unit.name === '' ? 3 : 10) / (1 + rank * 0.4));
    }
    return best;
}
function nameScore(unit, { wanted, called, words }) {
    const short = shortName(unit);
    if (short === '')
        return -1;
    const owner = unit.name.split('.').at(-2);
    const ofOwner = owner === undefined ? 0 : (wanted.get(owner) ?? 0);
    const isImplicit = /^__\w+__$/.test(short);
    const direct = (wanted.get(short) ?? 0) * 1.3 + Math.min(isImplicit ? 3 : 1.5, ofOwner);
    const own = nameWords(short);
    const shared = own.filter((word) => words.has(word)).length;
    return direct + (called.get(short) ?? 0) + (own.length === 0 ? 0 : (1.5 * shared) / own.length);
}
const SHARES = [0.55, 0.65, 0.7, 0.7];
const NAMED_SHARE = 0.8;
function calledBy(files, wanted) {
    const uses = usesOf(files);
    const called = new Map();
    let front = wanted;
    for (const share of SHARES) {
        const next = new Map();
        for (const [name, weight] of front) {
            if (weight < 1)
                continue;
            for (const [other, part] of uses.get(name) ?? [])
                next.set(other, Math.max(next.get(other) ?? 0, weight * share * part));
        }
        for (const [name, weight] of next)
            called.set(name, Math.max(called.get(name) ?? 0, weight));
        front = next;
    }
    return called;
}
function usesOf(files) {
    const uses = new Map();
    const functions = new Set(files.flatMap(({ units }) => units.map(shortName)));
    const add = (user, used, part) => {
        const known = uses.get(user) ?? new Map();
        uses.set(user, known.set(used, Math.max(known.get(used) ?? 0, part)));
    };
    for (const file of files) {
        const { types } = file.language;
        const tables = new Set(file.declared
            .filter((each) => isFileLevel(each, file.language) && !functions.has(each.name))
            .map(({ name }) => name));
        for (const unit of file.units) {
            if (unit.name === '')
                continue;
            for (const node of (0,syntax_tree .DG)(unit.node)) {
                if (types.calls.includes(node.type))
                    add(shortName(unit), calledName(node, file.text), 1);
                if (!types.identifiers.includes(node.type))
                    continue;
                const name = nodeText(file, node);
                if (functions.has(name) || tables.has(name))
                    add(shortName(unit), name, NAMED_SHARE);
            }
        }
        for (const { name, at, scope } of file.declared) {
            if (!tables.has(name))
                continue;
            const whole = [at, ...(0,syntax_tree .T1)(at)].findLast((each) => each.parent === scope || each.parent?.parent === scope);
            for (const node of whole === undefined ? [] : (0,syntax_tree .DG)(whole)) {
                const used = types.identifiers.includes(node.type) ? nodeText(file, node) : '';
                if (used !== name && functions.has(used))
                    add(name, used, 1);
            }
        }
    }
    return uses;
}
function shortName({ name }) {
    const [short = '', owner] = name.split('.').toReversed();
    return owner !== undefined && MAKES_OBJECTS.includes(short) ? owner : short;
}
const MAKES_OBJECTS = (0,languages .p_) `__init__ __new__ constructor new initialize __construct`;
function recentScore(unit, lines) {
    if (lines === undefined)
        return 0;
    let count = 0;
    for (let line = unit.startLine; line <= unit.endLine; line += 1)
        if (lines.has(line))
            count += 1;
    return count === 0 ? 0 : 1 + Math.min(1, count / Math.max(1, unit.endLine - unit.startLine + 1));
}
const MAX_FRAMES = 60;
const MAX_OUTPUT_CHARS = 200_000;
const MAX_CLUE_LINE_CHARS = 1000;
const FRAMES = [
    /File "(?<path>[^"\n]+)", line (?<line>\d+)/g,
    /\bat (?:async )?[\w$.<>[\] ]+? ?\((?:file:\/\/)?(?<path>[^\s():]+|\/[^\s()]+?):(?<line>\d+)(?::\d+)?\)/g,
    /(?:file:\/\/)?(?<path>(?:[\w@.~+-]*\/)*[\w@.~+-]+\.[A-Za-z]{1,5}):(?<line>\d+)/g,
    /(?<path>(?:[\w@.~+-]*\/)*[\w@.~+-]+\.[A-Za-z]{1,5})\((?<line>\d+),\d+\)/g,
];
const FAILING = /error|fail|assert|expected|actual|panic|exception|traceback|undefined|not defined|got|want|✗|✖|×|●|not ok|^E\s|^>/i;
function readClues({ output, evidence, failures }) {
    const lines = [output, ...evidence]
        .flatMap((each) => (0,core_text .aJ)(each).slice(-MAX_OUTPUT_CHARS).split('\n'))
        .map((line) => line.slice(0, MAX_CLUE_LINE_CHARS));
    const names = new Map();
    const count = (name, weight) => void names.set(name, (names.get(name) ?? 0) + weight);
    for (const line of lines) {
        if (line.length >= MAX_CLUE_LINE_CHARS || !FAILING.test(line))
            continue;
        for (const name of line.match(/[A-Za-z_$][\w$]{2,}/g) ?? [])
            count(name, 1);
    }
    for (const { id, message } of failures) {
        for (const name of `${id} ${message}`.match(/[A-Za-z_$][\w$]{2,}/g) ?? [])
            count(name, 2);
    }
    const fromReport = failures.flatMap(({ file, line }) => file === null ? [] : [{ path: file, line: line ?? 0 }]);
    return { frames: [...framesOf(lines.join('\n')), ...fromReport], names };
}
function framesOf(text) {
    const found = FRAMES.flatMap((pattern) => [...text.matchAll(pattern)]);
    const isPython = /Traceback \(most recent call last\)|^\S+\.py:\d+: /m.test(text);
    const ordered = found.toSorted((a, b) => (isPython ? b.index - a.index : a.index - b.index));
    const places = ordered.map(({ groups }) => [groups?.['path'] ?? '', Number(groups?.['line'])]);
    const distinct = new Map(places.map(([path, line]) => [`${path}:${line}`, { path, line }]));
    return [...distinct.values()].slice(0, MAX_FRAMES);
}
function clueWords({ names }) {
    return new Set([...names.keys()]
        .flatMap(nameWords)
        .filter((word) => word.length > 2 && !WORDS_OF_ANY_FAILURE.includes(word)));
}
const WORDS_OF_ANY_FAILURE = (0,languages .p_) `test tests error expected actual assert equal equals should the and for not with
   from value values true false none null line file fail failed failure got want exception traceback self
   args result assertion`;
function resolveFrames(tree, { frames }, sources) {
    return frames.flatMap(({ path, line }) => {
        const plain = path.replaceAll('\\', '/').replace(/^(?:\.\/|file:\/\/)/, '');
        const name = external_node_path_.posix.basename(plain);
        const named = sources.filter((each) => each.endsWith(name));
        const fits = named.filter((each) => plain === each || plain.endsWith(`/${each}`) || each.endsWith(`/${plain}`));
        const [best] = fits.toSorted((a, b) => b.length - a.length);
        return best === undefined ? [] : [{ path: best, line, isTest: tree.isTest(best) }];
    });
}
function wantedNames(clues, tests, failure) {
    const wanted = new Map();
    const add = (name, weight) => void wanted.set(name, Math.max(wanted.get(name) ?? 0, weight));
    const failing = new Set(failure.failures.flatMap(({ id }) => id.match(/[A-Za-z_$][\w$]*/g) ?? []));
    for (const file of tests) {
        for (const unit of file.units) {
            const short = unit.name.split('.').at(-1) ?? '';
            const isFailing = failing.has(short) || (short !== '' && clues.names.has(short)) || isHit(clues, unit);
            for (const node of unit.expressions) {
                const { types } = file.language;
                if (types.calls.includes(node.type))
                    add(calledName(node, file.text), isFailing ? 4 : 1.5);
                else if (types.identifiers.includes(node.type))
                    add(nodeText(file, node), isFailing ? 2 : 0.7);
            }
        }
    }
    for (const [name, times] of clues.names)
        add(name, Math.min(2, 0.7 + times * 0.2));
    wanted.delete('');
    return wanted;
}
const isHit = ({ frames }, unit) => unit.node.parent !== null &&
    frames.some(({ path, line }) => path.endsWith(external_node_path_.posix.basename(unit.file.path)) && holdsLine(unit, line));

var calls = __webpack_require__(14398);
var shell_script = __webpack_require__(71700);
; 
var tool_repair_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var tool_repair_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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







const MAX_SCRIPTS = 4;
async function planToolRepair(command, files) {
    const reading = { folder: command.workingDirectory, files, depth: 0 };
    const steps = await repairsIn(await (0,shell_script .Uq)(command.run, command.shell), reading);
    const repairs = steps.flatMap(({ repair }) => repair ?? []);
    if (repairs.length === 0)
        return null;
    const isScript = steps.some(({ isFromScript }) => isFromScript);
    const lines = repairs.map((line) => `${line} || true`);
    const path = isScript ? ['PATH="$PWD/node_modules/.bin:$PATH"'] : [];
    return {
        command: [...path, ...lines].join('\n'),
        judgesBehaviour: steps.some(({ judges }) => judges === 'behaviour'),
    };
}
const UNKNOWN_STEP = { judges: 'behaviour', repair: null, isFromScript: false };
async function repairsIn(script, reading) {
    if (!script.isKnown)
        return [UNKNOWN_STEP];
    const steps = [];
    for (const command of script.commands)
        steps.push(...(await repairOf(command, script, reading)));
    return steps;
}
const HARMLESS = [
    ...['cd', 'echo', 'printf', 'set', 'export', 'true', ':', 'source', '.', 'mkdir', 'test', '[', 'exit'],
    ...['pip', 'pip3', 'npm ci', 'npm install', 'npm i', 'yarn install', 'pnpm install', 'pnpm i', 'corepack'],
    ...['uv sync', 'uv pip', 'poetry install', 'git diff', 'git status'],
];
const isHarmless = (text) => HARMLESS.some((each) => `${text} `.startsWith(`${each} `));
async function repairOf(command, script, reading) {
    const isFromScript = reading.depth > 0;
    for (const { words } of (0,calls .p)({ ...script, commands: [command] })) {
        const repair = repairedWords(words);
        if (repair === null)
            continue;
        const [first] = words;
        const at = first === undefined ? -1 : command.words.indexOf(first);
        const launcher = [...command.assignments, ...command.words.slice(0, Math.max(0, at))];
        return [{ judges: 'style', repair: [...rawOf(launcher), ...repair].join(' '), isFromScript }];
    }
    const text = rawOf(command.words).join(' ');
    if (isHarmless(text) || text === '')
        return [{ judges: 'nothing', repair: /^cd\s/.test(text) ? text : null, isFromScript: false }];
    const behind = reading.depth < MAX_SCRIPTS ? await scriptBehind(command.words, reading) : null;
    if (behind === null)
        return [UNKNOWN_STEP];
    const steps = await repairsIn(await (0,shell_script .Uq)(behind), { ...reading, depth: reading.depth + 1 });
    return steps.map((step) => ({ ...step, isFromScript: step.repair !== null }));
}
const rawOf = (words) => words.map(({ raw }) => raw);
function repairedWords(call) {
    const [program = '', ...others] = rawOf(call);
    const name = (0,calls .k)(call[0]?.value ?? '');
    for (const { tools, drop = '', add = '', become } of REPAIRING_TOOLS) {
        const words = tools
            .split(',')
            .map((tool) => tool.trim().split(' '))
            .find(([tool, ...rest]) => tool === name && rest.every((word) => others.includes(word)));
        if (words === undefined)
            continue;
        const [renamed = '', ...head] = become?.split(' ') ?? words;
        const added = add === '' ? [] : add.split(' ');
        const left = new Set([...words.slice(1), ...drop.split(' '), ...added]);
        const kept = others.filter((word) => !left.has(word) && !left.has(word.split('=')[0] ?? ''));
        const tail = kept.at(-1) === '--' ? kept.slice(0, -1) : kept;
        return [program.replace(name, renamed), ...head, ...added, ...tail];
    }
    return null;
}
const PackageSchema = schemas .Ikc({ scripts: schemas .g1P(schemas .YjP(), schemas .YjP()).catch({}) });
async function scriptBehind(words, { folder, files }) {
    const [program = '', ...rest] = words.map(({ value }) => value).filter((value) => !value.startsWith('-'));
    const read = (name) => files.readText(folder === '.' ? name : `${folder}/${name}`);
    if (/^(?:npm|pnpm|yarn|bun)$/.test(program)) {
        const name = /^run(?:-script)?$/.test(rest[0] ?? '') ? rest[1] : rest[0];
        const parsed = (0,json .Vh)(PackageSchema, (await read('package.json')) ?? '');
        return (name === undefined ? null : parsed?.scripts[name]) ?? null;
    }
    if (!/^g?make$/.test(program) || rest[0] === undefined)
        return null;
    return recipeOf((await read('Makefile')) ?? (await read('makefile')) ?? '', rest[0]);
}
function recipeOf(makefile, target) {
    const lines = makefile.split('\n');
    const at = lines.findIndex((line) => line.startsWith(`${target}:`));
    if (at === -1)
        return null;
    const end = lines.findIndex((line, index) => index > at && !line.startsWith('\t'));
    const own = lines.slice(at + 1, end === -1 ? undefined : end);
    const needed = (lines[at] ?? '').slice(target.length + 1).match(/(?<!\S)[\w-]+(?!\S)/g) ?? [];
    const commands = own.map((line) => line.trim().replace(/^[@-]+/, ''));
    return [...needed.map((name) => `make ${name}`), ...commands].join('\n') || null;
}
const REPAIRING_TOOLS = [
    {
        tools: `eslint, eslint_d, standard, xo, oxlint, stylelint, markdownlint, markdownlint-cli2, deno lint,
      golangci-lint run, standardrb`,
        add: '--fix',
    },
    { tools: 'ruff check', drop: '--no-fix --diff', add: '--fix' },
    { tools: 'cargo clippy', add: '--fix --allow-dirty --allow-staged' },
    { tools: 'ktlint', add: '-F' },
    { tools: 'rubocop', drop: '--lint -l', add: '--autocorrect' },
    { tools: 'prettier', drop: '--check -c --list-different -l', add: '--write' },
    { tools: 'biome ci', become: 'biome check --write' },
    { tools: 'biome check, biome lint, biome format', add: '--write' },
    { tools: 'gofmt, gofumpt, goimports', drop: '-l -d -e', add: '-w' },
    { tools: 'buf format', drop: '--diff -d --exit-code', add: '-w' },
    { tools: 'shfmt', drop: '-d --diff -l --list', add: '-w' },
    { tools: 'clang-format', drop: '--dry-run -n -Werror --Werror', add: '-i' },
    { tools: 'autopep8', drop: '--diff -d --exit-code', add: '--in-place' },
    { tools: 'yapf', drop: '--diff -d --quiet -q', add: '--in-place' },
    { tools: 'docformatter', drop: '--check -c', add: '--in-place' },
    { tools: 'ruff format, black, taplo fmt, taplo format', drop: '--check --diff' },
    { tools: 'deno fmt, cargo fmt, rustfmt', drop: '--check' },
    { tools: 'isort', drop: '--check --check-only -c --diff' },
    { tools: 'golangci-lint fmt', drop: '--diff -d' },
    { tools: 'terraform fmt, tofu fmt', drop: '-check -diff --check --diff' },
    { tools: 'php-cs-fixer check', become: 'php-cs-fixer fix', drop: '--diff' },
    { tools: 'php-cs-fixer fix', drop: '--dry-run --diff' },
    { tools: 'pint', drop: '--test' },
    { tools: 'dotnet format', drop: '--verify-no-changes' },
    { tools: 'mix format', drop: '--check-formatted' },
    { tools: 'dart format', drop: '--set-exit-if-changed --output=none -o=none' },
    { tools: 'swiftformat', drop: '--lint' },
    { tools: 'phpcs', become: 'phpcbf' },
    { tools: 'dprint check', become: 'dprint fmt' },
    { tools: 'csharpier check', become: 'csharpier format' },
    { tools: 'sqlfluff lint', become: 'sqlfluff fix' },
    { tools: 'gradle spotlessCheck', become: 'gradle spotlessApply' },
    { tools: 'gradle ktlintCheck', become: 'gradle ktlintFormat' },
    { tools: 'mvn spotless:check', become: 'mvn spotless:apply' },
    { tools: 'pre-commit run' },
];
const MAX_REPAIR_MS = 5 * 60_000;
async function runToolRepair(request, plan, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { workspace, command, cell } = request;
        if (command === null)
            return { ...plan, changes: [] };
        const oracle = tool_repair_addDisposableResource(env_1, (0,test_oracle .X)({ ...request, command: { ...command, run: plan.command } }), false);
        await oracle.run({ phase: 'write', timeoutMs: MAX_REPAIR_MS, signal });
        const written = oracle.written();
        const changed = written === null ? [] : await (0,checkout .Y_)(written, workspace.snapshot, { putBack: cell === null });
        const changes = changed.map(({ path, before, after }) => {
            const edits = before === null || after === null ? null : [wholeEdit(before, after)];
            return { path, edits, content: after };
        });
        return { ...plan, command: shownCommand(plan.command), changes };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        tool_repair_disposeResources(env_1);
    }
}
const shownCommand = (run) => run
    .split('\n')
    .filter((line) => !line.startsWith('PATH='))
    .map((line) => line.replace(/ \|\| true$/, ''))
    .join(' && ');
function wholeEdit(before, after) {
    let start = 0;
    while (start < before.length && before[start] === after[start])
        start += 1;
    let end = before.length;
    let afterEnd = after.length;
    while (end > start && afterEnd > start && before[end - 1] === after[afterEnd - 1]) {
        end -= 1;
        afterEnd -= 1;
    }
    return uniqueEdit(before, { start, end, text: after.slice(start, afterEnd) });
}

; 













function openBuiltinSolver({ sandbox, ...request }) {
    const cell = sandbox === null ? null : (0,open_sandbox .c5)(sandbox);
    const tier = cell === null ? 'none' : (sandbox?.report.tier ?? 'none');
    const where = { ...request, cell, tier };
    const bench = new DiskBench(where);
    const tree = (0,once .O)(() => treeOf(request.workspace));
    const parts = {
        async repairByTool(signal) {
            const plan = request.command === null ? null : await planToolRepair(request.command, await tree());
            return plan === null ? null : runToolRepair(where, plan, signal);
        },
        blame: async (options) => bench.blame(await tree(), options),
        candidates: (failure, blame) => candidatesFor(tree(), failure, blame),
        judge: (candidates, options) => bench.judge(candidates, options),
        behaviour: (candidate, options) => bench.behaviour(candidate, options),
    };
    return {
        search: (run) => searchRepair(run, parts),
        [Symbol.asyncDispose]: () => bench[Symbol.asyncDispose](),
    };
}
async function* candidatesFor(opened, failure, blame) {
    const tree = await opened;
    const ranked = await rankUnits(tree, failure, blame);
    const undoes = await undoesOf(tree, failure.changes);
    yield* editsOfUnits(ranked.filter(({ unit: { file } }) => tree.isWritable(file.path)), undoes);
}
function openPlaces(workspace) {
    const preparing = treeOf(workspace).then(async (tree) => {
        await prepareIndex(tree);
        return tree;
    });
    preparing.catch(() => { });
    return async (failure) => {
        try {
            return await likelyPlaces(await preparing, failure, ports .WD);
        }
        catch {
            return [];
        }
    };
}
async function treeOf(workspace) {
    const { snapshot, journal } = workspace;
    const policy = await workspace.policy();
    const tests = new Map();
    return {
        paths: () => snapshot.paths(),
        readText: async (path) => journal.get(path)?.bytes.toString('utf8') ?? (await snapshot.readText(path)),
        search: (words) => (0,git_objects .ZR)(snapshot, words),
        recentLines: (paths) => (0,git_objects .Hv)(snapshot, paths),
        isTest(path) {
            const known = tests.get(path);
            if (known !== undefined)
                return known;
            const rule = policy.protection(path);
            const isTest = rule?.opens === 'test_edits' || rule?.rule === protected_paths ._O.rule;
            tests.set(path, isTest);
            return isTest;
        },
        isWritable: (path) => (0,repo_path .SL)(path) && policy.denyWrite(path) === null,
    };
}
function recordedSearch({ events, task }, workspace) {
    const said = events.map((event) => event.said);
    const tried = said.flatMap((event) => (event.kind === 'candidate' ? [event.payload] : [])).values();
    const behaviours = new Map();
    const { testCommand } = task;
    const tree = (0,once .O)(() => treeOf(workspace));
    const parts = {
        async repairByTool() {
            const plan = testCommand === null ? null : await planToolRepair(testCommand, await tree());
            return plan === null ? null : { ...plan, ...recordedRepair(said) };
        },
        blame: async () => readBlame(said.flatMap(noteOfBlame).join('')),
        candidates: (failure, blame) => candidatesFor(tree(), failure, blame),
        async *judge(candidates) {
            for (const candidate of candidates) {
                const { done, value } = tried.next();
                if (done === true)
                    return;
                if (value.behaviour !== undefined)
                    behaviours.set(candidate, value.behaviour);
                const { verdict, mended } = value;
                yield mended === undefined ? { verdict } : { verdict, mended };
            }
        },
        behaviour: async (candidate) => behaviours.get(candidate) ?? null,
    };
    return (run) => searchRepair(run, parts);
}
const noteOfBlame = (event) => event.kind === 'driver_note' && event.payload.reason === BLAME ? [event.payload.note] : [];
function recordedRepair(said) {
    const end = said.findIndex((event) => event.kind === 'driver_note' && event.payload.reason === TOOL_REPAIR);
    const note = said[end];
    const command = note?.kind === 'driver_note' ? note.payload.note.replace(/: \d+ of \d+ files written$/, '') : '';
    const changes = said.slice(0, Math.max(0, end)).flatMap((event) => {
        if (event.kind !== 'tool_result' || event.payload.tool !== 'write_file')
            return [];
        const args = tools .VW.write_file.safeParse(event.payload.args);
        return args.success
            ? [{ path: args.data.rel_path, edits: args.data.edits, content: args.data.content }]
            : [];
    });
    return { command, changes };
}


  }),

  16289:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I$: () => (  boundChanges),
    St: () => (  readChanges),
    YT: () => (  otherFiles),
    g3: () => (  commitsOf),
    hB: () => (  resolveSince)
  });
  var _core_task_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32647);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45565);
  var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59268);
  var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71616);
  var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66904);
  var _snapshot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83266);






const MAX_COMMITS = 250;
const MAX_CHANGED_FILES = 300;
const MAX_HUNK_LINES = 3_000;
const MAX_HUNK_CHARS = 128 * 1024;
const MAX_SUBJECT_CHARS = 200;
function boundChanges(raw, redact) {
    const policy = (0,_policy_js__WEBPACK_IMPORTED_MODULE_3__  .BV)({ allowPaths: [], allowTestEdits: false });
    const isDependency = ({ path }) => DECIDES_INSTALL.has(policy.protection(path)?.rule ?? '');
    const commits = raw.commits.slice(-MAX_COMMITS).map(({ subject, ...commit }) => ({
        ...commit,
        subject: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__  .ml)(redact(subject), MAX_SUBJECT_CHARS),
    }));
    const files = [...raw.files.filter((file) => !isDependency(file)), ...raw.files.filter(isDependency)];
    const room = { lines: MAX_HUNK_LINES, chars: MAX_HUNK_CHARS };
    const bounded = files.slice(0, MAX_CHANGED_FILES).map(({ patch, ...file }) => {
        const hunks = patch === null || patch.length > room.chars ? null : (0,_core_task_js__WEBPACK_IMPORTED_MODULE_0__  .FS)(redact(patch));
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
        ...raw,
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
        return id === undefined || parent === undefined ? [] : [{ id, parent, ...(0,_core_task_js__WEBPACK_IMPORTED_MODULE_0__  .et)(subject) }];
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
const MAX_OTHER_FILES = 1_000;
const MAX_OTHER_BYTES = 64 * 1024 * 1024;
async function otherFiles(repository, base, commit) {
    const args = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', base, commit];
    const answer = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__  .gG)(repository.gitDir, args);
    if (answer.exitCode !== 0)
        return 'its files are not at hand';
    const fields = answer.stdout.toString('utf8').split('\0').slice(0, -1);
    const changed = fields
        .filter((_, at) => at % 2 === 0)
        .map((field, at) => ({ field, path: fields[2 * at + 1] ?? '' }));
    if (changed.length > MAX_OTHER_FILES)
        return `more than ${MAX_OTHER_FILES} files differ there`;
    const snapshot = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_5__  .r3)(repository, commit);
    try {
        const entries = [];
        const gone = [];
        let bytesLeft = MAX_OTHER_BYTES;
        for (const { field, path: text } of changed) {
            const check = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__  .NP)(text);
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
    z: () => (  missingFolder)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2299);
  var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66904);



class FileTree {
    #snapshot;
    #journal;
    constructor(snapshot, journal) {
        this.#snapshot = snapshot;
        this.#journal = journal;
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
            for (; next !== undefined && (0,_journal_js__WEBPACK_IMPORTED_MODULE_1__  .cD)(next.path, base.path) < 0; next = added.shift()) {
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
        const files = [...all].sort(_journal_js__WEBPACK_IMPORTED_MODULE_1__  .cD).flatMap((path) => this.#file(path) ?? []);
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
    async read(file) {
        return file.source === 'base'
            ? this.#snapshot.read(file.entry)
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
function refused(path, { rule, reason }) {
    const shown = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__  .P8)((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)(path, 200));
    return { ok: false, output: `Refused: ${reason}.`, meta: { denied: rule, path: shown } };
}
const countOf = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;
function missingFile(tree, path) {
    const paths = tree.files('').map((file) => file.path);
    return failed(`${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__  .P8)(path)} does not exist.${hint(path, paths)}`, { path });
}
function missingFolder(tree, path) {
    const folders = foldersAbove(tree.files('').map((file) => file.path));
    return failed(`The folder ${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__  .P8)(path)} does not exist.${hint(path, folders)}`, { path });
}
function blockedDenial(path, { by, byKind }) {
    const shown = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__  .P8)(by);
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
                reason: `${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__  .P8)(path)} is in the submodule ${shown}, which is another repository`,
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
    scored.sort((a, b) => b.score - a.score || (0,_journal_js__WEBPACK_IMPORTED_MODULE_1__  .cD)(a.path, b.path));
    const near = scored.slice(0, MAX_SUGGESTIONS).map(({ path }) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__  .P8)(path));
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
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39429);
  var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59268);




const CHUNK_BYTES = 1024 * 1024;
function blobId(bytes, idLength) {
    return startBlob(bytes.length, idLength).update(bytes).digest('hex');
}
function blobIdOfFile(path, idLength) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
        const hash = startBlob(size, idLength);
        const chunk = Buffer.allocUnsafe(Math.min(size, CHUNK_BYTES));
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
const MAX_SILENCE_MS = 30_000;
const MAX_ENDING_MS = 1_000;
class GitObjects {
    #repository;
    #patience;
    #batch = null;
    #hasStalled = false;
    constructor(repository, { timeoutMs = MAX_SILENCE_MS, ...patience } = {}) {
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
                return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__  .xb)(answer);
        }
    }
    async close() {
        await this.#batch?.close();
    }
    async #ask(id, maxBytes) {
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
async function filesHolding({ gitDir, root }, { commit, folder, text }, { timeoutMs = MAX_SEARCH_MS, ...patience } = {}) {
    const where = folder === '' ? [] : ['--', folder];
    const options = { ...patience, timeoutMs, cwd: root };
    const answer = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__  .gG)(gitDir, [...LIST_FILES, '-e', text, commit, ...where], options).catch(() => null);
    if (answer === null || answer.exitCode > 1)
        return { paths: [], problem: 'stopped because git did not come to an end' };
    const names = answer.stdout.toString('utf8').split('\0').slice(0, -1);
    return {
        paths: names.map((name) => name.slice(commit.length + 1)),
        problem: answer.stderr === '' ? null : 'git could not read all of the files',
    };
}
async function countLinesWith({ repository, commit }, words) {
    if (words.length === 0)
        return new Map();
    const any = words.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');
    const args = ['grep', '--count', '-z', '-I', '--extended-regexp', '--word-regexp', '-e', any, commit];
    const answer = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__  .gG)(repository.gitDir, args);
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
    const answer = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__  .gG)(repository.gitDir, args);
    if (answer.exitCode !== 0)
        return found;
    let lines = new Set();
    for (const line of answer.stdout.toString('utf8').split('\n')) {
        const file = /^\+\+\+ b\/(.+)$/.exec(line)?.[1];
        if (file !== undefined) {
            lines = found.get(file) ?? new Set();
            found.set(file, lines);
        }
        const [, start, count] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
        for (let at = 0; start !== undefined && at < Number(count ?? 1); at += 1)
            lines.add(Number(start) + at);
    }
    return found;
}


  }),

  2299:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CQ: () => (  Journal),
    Jb: () => (  makePatch),
    bR: () => (  treeIdOf),
    cD: () => (  comparePaths),
    eb: () => (  changedBytes),
    nD: () => (  mergeFile),
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
        return {
            path,
            bytes,
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
    sizeWith(entry) {
        const others = this.changes().filter((change) => change.path !== entry.path);
        const all = this.#isBase(entry) ? others : [...others, entry];
        return { files: all.length, bytes: all.reduce((sum, change) => sum + change.changedBytes, 0) };
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
function changedBytes(before, after) {
    const counts = new Map();
    for (const line of after.split('\n'))
        counts.set(line, (counts.get(line) ?? 0) + 1);
    for (const line of before.split('\n'))
        counts.set(line, (counts.get(line) ?? 0) - 1);
    let bytes = 0;
    for (const [line, count] of counts)
        bytes += Math.abs(count) * (Buffer.byteLength(line) + 1);
    return bytes;
}
async function makePatch(journal, idLength) {
    const changes = journal.changes();
    if (changes.length === 0)
        return { diff: '', files: [], sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', '') };
    const gitDir = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'agent-fix-patch-'));
    try {
        (0,_git_js__WEBPACK_IMPORTED_MODULE_4__  .DK)(gitDir, { idLength, isBare: true, head: `ref: ${AFTER}` });
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__  .$Y)(gitDir, [...NOT_TO_KEEP, 'fast-import', '--quiet', '--done'], { input: bothSides(changes) });
        const answer = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__  .$Y)(gitDir, DIFF)).toString('utf8');
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
const commitCommand = (ref) => Buffer.from(`commit ${ref}\ncommitter agent-fix <agent-fix> 0 +0000\ndata 0\n`);
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
async function importLater(gitDir, { parent, files }) {
    const commands = files.flatMap(({ path, mode, bytes }) => bytes === null ? [Buffer.from(`D ${importedPath(path)}\n`)] : importedFile(path, mode, bytes));
    const from = Buffer.from(`from ${parent}\n`);
    const input = Buffer.concat([commitCommand(LATER), from, ...commands, Buffer.from('done\n')]);
    await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__  .$Y)(gitDir, ['fast-import', '--quiet', '--done', '--force'], { input });
    const named = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__  .$Y)(gitDir, ['rev-parse', LATER, `${LATER}^{tree}`]);
    const [commit = '', tree = ''] = named.toString('utf8').split('\n');
    return { commit, tree };
}
async function mergeFile({ base, ours, theirs, }) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'agent-fix-merge-'));
    try {
        for (const [name, bytes] of Object.entries({ ours, base, theirs }))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name), bytes);
        const { exitCode, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__  .gG)(folder, ['merge-file', '-p', '-q', 'ours', 'base', 'theirs']);
        return exitCode === 0 ? stdout : null;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true, force: true });
    }
}


  }),

  70585:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  findJudgeFiles)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39429);
  var _shell_script_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71700);
  var _judge_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17826);
  var _judge_shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80928);
  var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66904);






const MAX_FOLLOWED = 200;
const MAX_LINKS = 8;
async function findJudgeFiles(files, command) {
    if (command === null)
        return new Set();
    const folder = (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .qb)(command.workingDirectory);
    const found = new Set();
    const kind = (0,_shell_script_js__WEBPACK_IMPORTED_MODULE_1__  .R6)(command.shell) === 'other' ? 'other' : 'shell';
    const text = command.run.slice(0, _judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .hz);
    const variables = new Map([['MAKE', 'make']]);
    const queue = [
        { text, folder, kind, from: [folder], variables, goals: new Set(), path: null },
    ];
    await follow(files, queue, found);
    await follow(files, queue, found);
    return found;
}
async function follow(files, queue, found) {
    for (const script of queue) {
        for (const { path: named, as, from, isOptional } of await namedBy(files, script)) {
            if (found.size >= MAX_FOLLOWED)
                return;
            if (_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .pR.test(named)) {
                found.add(named);
                continue;
            }
            const path = await throughLinks(files, named);
            if (path === null && isOptional === true && files.kindOf(named) === null)
                found.add(named);
            if (path === null || found.has(path) || (path !== named && (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .gD)(path)))
                continue;
            found.add(path);
            const text = (await files.readText(path))?.slice(0, _judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .hz);
            if (text === undefined)
                continue;
            queue.push({
                text,
                folder: (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .qb)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path)),
                kind: as ?? (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .fC)(path, text),
                from: [...new Set([...script.from, ...from])].slice(0, _judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .je),
                variables: script.variables,
                goals: script.goals,
                path,
            });
        }
    }
}
async function throughLinks(files, named) {
    let path = named;
    for (let links = 0; links <= MAX_LINKS; links += 1) {
        const link = linkOn(files, path);
        if (link === null)
            return files.kindOf(path) === 'file' ? path : null;
        const target = await files.readLink(link);
        if (target === null || target.startsWith('/'))
            return null;
        path = (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .qb)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(link), target, path.slice(link.length)));
    }
    return null;
}
function linkOn(files, path) {
    const names = path.split('/');
    const parts = names.map((_, at) => names.slice(0, at + 1).join('/'));
    return parts.find((part) => files.kindOf(part) === 'link') ?? null;
}
async function namedBy(files, script) {
    const { text, folder, kind, from, variables, goals } = script;
    const known = {
        ...script,
        resolve: (word) => resolveFrom(files, word, [...from, folder]),
        expand: (pattern) => matchesOf(files, pattern),
        readText: (path) => files.readText(path),
    };
    switch (kind) {
        case 'package.json': {
            const named = runnerSettings(text).flatMap((settings) => namedInData(settings, known));
            for (let before = -1; before < goals.size;) {
                before = goals.size;
                for (const line of scriptsOf(text, goals))
                    named.push(...(await (0,_judge_shell_js__WEBPACK_IMPORTED_MODULE_3__  .uF)(line, known)));
            }
            return named;
        }
        case 'data':
            return namedInData(text, known);
        case 'code':
            return namedInCode(text, known);
        case 'make': {
            for (const [, name = '', value = ''] of text.matchAll(MAKE_VARIABLE))
                variables.set(name, value.trim());
            const recipes = recipesFor(text, goals, variables);
            return [
                ...(await (0,_judge_shell_js__WEBPACK_IMPORTED_MODULE_3__  .uF)(asShell(recipes, '', variables), known, false)),
                ...(await (0,_judge_shell_js__WEBPACK_IMPORTED_MODULE_3__  .uF)(asShell(recipes, '$X', variables), known, false)),
                ...included(text, known),
            ];
        }
        case 'settings':
            return [
                ...(await (0,_judge_shell_js__WEBPACK_IMPORTED_MODULE_3__  .uF)(commandsIn(text), known, false)),
                ...pluginsIn(text, known),
                ...namedInCode(text, known),
                ...[...text.matchAll(/\badd_subdirectory\s*\(\s*([\w./-]+)/g)]
                    .flatMap(([, below]) => known.resolve(`${below}/CMakeLists.txt`))
                    .map((path) => ({ path, from: [] })),
            ];
        case 'plugins':
            return pluginsIn(text, known);
        case 'shell':
            return (0,_judge_shell_js__WEBPACK_IMPORTED_MODULE_3__  .uF)(text, known);
        case 'other':
            return [
                ...quotedScripts(text, known),
                ...importedScripts(text, known),
                ...(await (0,_judge_shell_js__WEBPACK_IMPORTED_MODULE_3__  .uF)(commandsQuoted(text), known, false)),
            ];
    }
}
function resolveFrom(files, word, folders) {
    const bare = (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .eI)(word);
    if (bare === null)
        return [];
    const paths = [...new Set(folders.map((base) => (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .qb)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(base, bare))))];
    const isThere = (path) => files.kindOf(path) === 'file' || linkOn(files, path) !== null;
    const near = paths.filter(isThere);
    if (near.length > 0)
        return near;
    if (_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .E5.test(bare) && _judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .pR.test(bare))
        return paths.flatMap((path) => matchesOf(files, path));
    return [(0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .qb)(bare)].filter(isThere);
}
function matchesOf(files, pattern) {
    const parts = pattern.split('/');
    if (!_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .pR.test(pattern) || !/\w/.test(pattern))
        return [];
    const above = parts
        .slice(0, parts.findIndex((part) => _judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .pR.test(part)))
        .join('/');
    files.kindOf(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(above, 'any'));
    const isMatch = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(null, () => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__  .jN)([`/${pattern}`], ''));
    const now = isMatch === null ? [] : [...files.pathsIn(above)].filter(isMatch);
    return now.length === 0 ? [] : [pattern, ...now];
}
const MAKE_VARIABLE = /^[ \t]*(?:export[ \t]+|override[ \t]+)?([\w.-]+)[ \t]*(?:[:?+]|::)?=[ \t]*([^\n#]{0,500})/gm;
const ENDS_NO_RULE = /^(?:\s*$|\s*#|(?:if\w*|else|endif)\b)/;
function recipesFor(text, goals, variables) {
    const rules = [{ targets: ['%'], needs: [], recipe: [] }];
    for (const line of text.replace(/\\\n[ \t]*/g, ' ').split('\n')) {
        if (/^[ \t]+\S/.test(line))
            rules.at(-1)?.recipe.push(line);
        else if (/^[^\s#:=][^:=]*::?(?![:=])/.test(line)) {
            const [head = '', needs = '', recipe = ''] = asShell(line, '%', variables).split(/::?|;/);
            const targets = head.replace(/^@/, '').trim().split(/\s+/);
            rules.push({ targets, needs: needs.split(/\s+/), recipe: recipe === '' ? [] : [` ${recipe}`] });
        }
        else if (!ENDS_NO_RULE.test(line))
            rules.push({ targets: ['%'], needs: [], recipe: [] });
    }
    const first = rules.find(({ targets: [name = ''] }) => /^[^.%]/.test(name));
    const isAsked = (rule) => rule.targets.some((target) => goals.has(target)) || (goals.has('') && rule === first);
    if (!rules.some(isAsked) || goals.has(_judge_shell_js__WEBPACK_IMPORTED_MODULE_3__  .v5) || /\bDEFAULT_GOAL\b/.test(text))
        return recipeLines(rules);
    const isMade = (rule) => isAsked(rule) || rule.targets.some((name) => /[%$*]/.test(name));
    for (let known = -1; known < goals.size;) {
        known = goals.size;
        for (const { needs } of rules.filter(isMade))
            for (const need of needs)
                if (need !== '')
                    goals.add(need);
    }
    return recipeLines(rules.filter(isMade));
}
const recipeLines = (rules) => rules
    .flatMap(({ recipe, targets: [target = ''], needs }) => recipe.map((line) => line.replaceAll('$@', target).replace(/\$[<^?]/g, (all) => patternOf(needs) ?? all)))
    .map((line) => line.replace(/^[ \t]+[@+-]*/, ''))
    .join('\n');
const patternOf = (needs) => needs.find((need) => /\w\/.*%/.test(need))?.replaceAll('%', '*');
function asShell(text, unknown, variables) {
    const VARIABLE = /(?<!\$)\$(?:\((\w[\w.-]*)\)|\{(\w[\w.-]*)\})|\{\{ *(\w+) *\}\}/g;
    const expanded = (line, depth = 0) => line.length > _judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .DB
        ? line
        : line.replace(VARIABLE, (_, round, curly, double) => {
            const value = variables.get(round ?? curly ?? double ?? '');
            return value === undefined || depth >= _judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .KM ? unknown : expanded(value, depth + 1);
        });
    return text
        .split('\n')
        .map((line) => expanded(line.replaceAll('$(shell ', '$(')))
        .join('\n')
        .replace(/\$[@<^*?%+|]/g, '$X')
        .replaceAll('$$', '$');
}
const commandsIn = (text) => text
    .split('\n')
    .flatMap((line) => {
    const words = [...line.matchAll(/"([^"\n]{1,200})"|'([^'\n]{1,200})'/g)].map(([, a, b]) => a ?? b ?? '');
    const plain = line
        .replace(/^.*?\bCOMMAND\s+|^\s*add_test\s*\(\s*\w+\s+|^\s*(?:- +)?(?:\w+\s*[:=])?\s*(?:- +)?/, '')
        .replace(/\)\s*$/, '');
    return [plain, ...(words.length > 1 ? [words.join(' ')] : [])];
})
    .map((line) => line.replace(/\$?\{[^}\n]*\}/g, '$X').replace(/[()&|;<>`"']/g, ' '))
    .join('\n');
function pluginsIn(text, { resolve }) {
    const lists = [
        ...text.matchAll(/\bpytest_plugins\b[^=\n]*=[ \t]*([^\n]{1,500}(?:\n[ \t]+[^\n]{1,200}){0,20})/g),
    ];
    const quoted = lists.flatMap(([, list = '']) => [...list.matchAll(/["']([\w.]{1,200})["']/g)]);
    const entries = [...text.matchAll(/\bpytest11\b[^[]*/g)].flatMap(([block]) => [
        ...block.matchAll(/=\s*["']?([A-Za-z_][\w.]*)/g),
    ]);
    const helpers = [
        ...text.matchAll(/^(?:from|import)[ \t]+([\w.]*\b(?:support|helpers?|fixtures?)\b[\w.]*)/gm),
    ];
    const options = [...text.matchAll(/(?:^|[\s"'=])-p[ =]?([A-Za-z_][\w.]{0,200})(?=[\s"',\]]|$)/gm)];
    return [...quoted, ...entries, ...helpers, ...options]
        .flatMap(([, name = '']) => (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .IQ)(name, resolve))
        .map((path) => ({ path, from: [] }));
}
function included(text, known) {
    const lines = [...text.matchAll(/^[ \t]*[-s]?(?:include|import|mod)[ \t]+(\S.*)$/gm)];
    return lines
        .flatMap(([, names = '']) => asShell(names, '$X', known.variables).split(/[\s()]+/))
        .filter((name) => name !== 'wildcard')
        .flatMap((name) => [
        ...(0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .Re)(name, known),
        ...[...known.from, known.folder].flatMap((base) => known.expand((0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .qb)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(base, (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .eI)(name) ?? '')))),
    ])
        .map((path) => ({ path, as: 'make', from: [], isOptional: true }));
}
function scriptsOf(text, goals) {
    const parsed = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(null, () => JSON.parse(text));
    const scripts = typeof parsed === 'object' && parsed !== null && 'scripts' in parsed ? parsed.scripts : {};
    const lines = Object.entries(scripts ?? {}).filter(([, line]) => typeof line === 'string');
    const isGoal = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__  .jN)([...goals].filter((goal) => /^[\w:.*-]+$/.test(goal)), '');
    const asked = lines.filter(([name]) => isGoal(name) || isGoal(name.replace(/^(?:pre|post)/, '')));
    return (asked.length > 0 ? asked : lines).map(([, line]) => String(line));
}
const RUNNERS_OF_NODE = ['jest', 'mocha', 'ava', 'nyc', 'c8', 'tap', 'jasmine', 'vitest', 'karma'];
function runnerSettings(text) {
    const parsed = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(null, () => JSON.parse(text));
    const own = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
    return own.flatMap(([name, value]) => (RUNNERS_OF_NODE.includes(name) ? JSON.stringify(value) : []));
}
function namedInData(text, known) {
    const isCargo = /^\[(?:package|workspace|lib)\]/m.test(text);
    const telling = isCargo ? text.match(/^\[\[(?:test|bench)\]\][^[]*|^build\s*=.*$/gm)?.join('\n') : text;
    return loaded((telling ?? '').match(/[\w@.<>{}$/-]{2,200}/g) ?? [], known);
}
function namedInCode(text, known) {
    const values = [...text.matchAll(LOADS)].flatMap(([, value = '']) => value.match(/["'`][^"'`\n]{1,200}["'`]/g) ?? []);
    return loaded(values.map((value) => value.slice(1, -1)), known);
}
const LOADS = /\b(?:from|import|require|require_relative|load|ruby|sh|include|\w*(?:setup|Setup|teardown|Teardown|require|import|transform|environment|reporter|runner|resolver|plugin|bootstrap|preset|loader|extends|files)\w*["']?\s*:?)[\s(:]*(\[[^\]]{1,1000}\]|["'`][^"'`\n]{1,200}["'`])/g;
const loaded = (words, { resolve }) => [...new Set(words)]
    .slice(0, MAX_FOLLOWED)
    .map((word) => word
    .replace(/^<rootDir>\//, '')
    .replace(/^.*>(?=\w)/, '')
    .replace(/<.*$/, ''))
    .filter((word) => /\w[/.]\w/.test(word) || word.includes('/'))
    .flatMap((word) => ['', '.js', '.ts', '.mjs', '.rb']
    .map((end) => resolve(`${word}${end}`))
    .find((paths) => paths.length > 0) ?? [])
    .filter((path) => !(0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .gD)(path) &&
    (_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .Q7.test(path) ||
        _judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .mf.test(path) ||
        !/\.\w+$/.test(path) ||
        _judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .E5.test(path) ||
        DATA.test(path)))
    .map((path) => ({ path, from: [] }));
const DATA = /\.(?:json|ya?ml|xml|toml)$/;
function quotedScripts(text, { resolve }) {
    const words = [...text.matchAll(/["'`]([^"'`\n]{1,200}\.(?:sh|bash|zsh|ps1|mk|bats))["'`]/g)];
    return words.flatMap(([, word = '']) => resolve(word)).map((path) => ({ path, from: [] }));
}
const commandsQuoted = (text) => text
    .split('\n')
    .filter((line) => STARTS.test(line))
    .map((line) => [...line.matchAll(/(["'`])((?:(?!\1).){1,300})\1/g)].map(([, , word = '']) => word).join(' '))
    .filter((line) => /^(?:npm|pnpm|yarn|bun|npx|g?make|just|rake|node|deno|python3?|ruby|perl|(?:ba|da|z)?sh)\s/.test(line))
    .join('\n');
const STARTS = /\b(?:exec\w*|spawn\w*|fork|run\w*|system|popen|call|check_\w+|sh|shell|execa|command|Popen)\b\s*[(`[ ]/;
function importedScripts(text, { folder, resolve }) {
    if (!_judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .V.test(`${folder}/`))
        return [];
    const relative = [
        ...text.matchAll(/\b(?:from|import|require|require_relative)[ \t(]*["'](\.{0,2}\/?[\w./-]{1,200})["']/g),
    ].flatMap(([, name = '']) => [name, `${name}.js`, `${name}.ts`, `${name}.rb`, `${name}/index.js`]);
    const modules = [
        ...text.matchAll(/^[ \t]*(?:from[ \t]+(\.*[\w.]*)[ \t]+import[ \t]+([\w, \t]{1,200})|import[ \t]+([\w., \t]{1,200}))/gm),
    ].flatMap(([, module = '', names = '', plain = '']) => [module, ...plain.split(','), ...names.split(',').map((name) => `${module}.${name.trim()}`)].flatMap((name) => {
        const path = name.trim().replace(/^\.+/, '').split(/\s/)[0]?.replaceAll('.', '/') ?? '';
        return path === '' ? [] : [`${path}.py`, `${path}/__init__.py`];
    }));
    return [...new Set([...relative, ...modules])]
        .slice(0, MAX_FOLLOWED)
        .flatMap((word) => resolve(word))
        .filter((path) => _judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .V.test(path))
        .map((path) => ({ path, from: [] }));
}


  }),

  17826:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Cd: () => (  JUDGE_NAME),
    DB: () => (  MAX_EXPANDED_CHARS),
    E5: () => (  SCRIPT_ENDING),
    IQ: () => (  plugin),
    KM: () => (  MAX_EXPANSIONS),
    Q7: () => (  RUN_AS_IS),
    RJ: () => (  IN_SOURCES),
    Re: () => (  orAbsent),
    V: () => (  OF_JUDGES),
    Vf: () => (  hasWord),
    eI: () => (  bareOf),
    fC: () => (  namingKind),
    gD: () => (  isProduct),
    hz: () => (  MAX_SCRIPT_CHARS),
    je: () => (  MAX_FOLDERS),
    lQ: () => (  isNamedAsJudge),
    mf: () => (  COMPILED),
    pR: () => (  GLOB_CHARACTER),
    qb: () => (  normal),
    r9: () => (  hasJudgeName),
    zK: () => (  RUNNER)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const MAX_SCRIPT_CHARS = 256 * 1024;
const MAX_WORD_CHARS = 1000;
const MAX_FOLDERS = 20;
const MAX_EXPANSIONS = 4;
const MAX_EXPANDED_CHARS = 2000;
const GLOB_CHARACTER = /[*?[]/;
function namingKind(path, text) {
    const name = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path);
    if (name === 'package.json')
        return 'package.json';
    if (/^(?:GNU)?Makefile$|\.mk$|^\.?justfile$|\.just$/i.test(name))
        return 'make';
    if (/^(?:tox\.ini|setup\.cfg|Taskfile\.ya?ml|noxfile\.py|CMakeLists\.txt)$|\.(?:cmake|gradle|kts)$/i.test(name))
        return 'settings';
    if (/^(?:pytest\.ini|\.pytest\.ini|pyproject\.toml|conftest\.py)$/i.test(name))
        return 'plugins';
    if (/\.(?:jsonc?|ya?ml|xml|xml\.dist|toml)$|^\.\w+(?:rc|spec)$/i.test(name))
        return 'data';
    if (/\.(?:config|conf|setup|workspace)\.[cm]?[jt]s$|^\.\w+rc\.[cm]?js$|^Rakefile$|\.rake$/i.test(name))
        return 'code';
    const isShell = /\.(?:sh|bash|zsh|ksh|bats|ps1|cmd|bat)$/i.test(name) || /^#!.*\b(?:ba|da|z|k)?sh\b/.test(text);
    return isShell ? 'shell' : 'other';
}
function orAbsent(word, { resolve, from, folder }) {
    const there = resolve(word);
    const bare = bareOf(word);
    if (there.length > 0 || bare === null || /[*?[$]/.test(bare))
        return there;
    return [...new Set([...from, folder].map((base) => normal(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(base, bare))))];
}
const plugin = (name, resolve) => {
    const path = name.replaceAll('.', '/');
    return [`${path}.py`, `${path}/__init__.py`].flatMap(resolve).filter((each) => !IN_SOURCES.test(each));
};
const OF_JUDGES = /(?:^|\/)(?:tools?|scripts?|ci|\.ci|checks?|checkers?|hack|dev|devtools?|qa|testing|build[-_]?(?:tools?|scripts?)|make|mk)\//i;
const isNamedAsJudge = (path) => OF_JUDGES.test(path) || (SCRIPT_ENDING.test(path) && !/(?:^|\/)bin\//.test(path)) || hasJudgeName(path);
const hasJudgeName = (path) => JUDGE_NAME.test(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path).replace(/\..*$/, '').replaceAll('-', '_'));
const SCRIPT_ENDING = /\.(?:sh|bash|zsh|mk|bats|inc)$/i;
const JUDGE_NAME = /^(?:.*_)?(?:check|checks|checker|verify|selftest|lint|harness|judge|gate|run_?(?:all|ci|tests?|checks?)|test_?runner)(?:_.*)?$/i;
const IN_SOURCES = /^(?:.*\/)?(?:src|lib|app|pkg|packages|internal|cmd|source|sources)\//i;
function isProduct(path) {
    if (/\.(?:sh|bash|zsh|ps1|bats|mk)$/i.test(path))
        return false;
    const inSources = IN_SOURCES.test(path.replace(/^packages\/[^/]+\/(?=[^/]+\/)/, ''));
    const isEntry = /^(?:main|__main__|app|index|cli|server|program|solution|manage)\.\w+$/i.test(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path));
    return inSources || isEntry;
}
function bareOf(word) {
    if (word.length > MAX_WORD_CHARS)
        return null;
    const bare = word
        .replace(/["']/g, '')
        .replace(/^(?:\$\{?[\w@#*]+[^/]*\}?|\$\([^)]*\)?|~|%~dp0)\//, '')
        .replace(/^\//, '')
        .replace(/[,:;]+$/, '');
    return bare === '' || bare.includes('\0') || /^[-$]/.test(bare) ? null : bare;
}
function normal(path) {
    const joined = node_path__WEBPACK_IMPORTED_MODULE_0__.posix
        .normalize(path)
        .replace(/^(?:\.\.?\/)+/, '')
        .replace(/\/$/, '');
    return joined === '.' ? '' : joined;
}
const RUN_AS_IS = /\.(?:py|[cm]?[jt]s|rb|pl|pm|php|lua|tcl|r|jl|exs?|groovy)$/i;
const COMPILED = /\.(?:[cm]?[jt]sx|vue|svelte|go|rs|java|kts?|scala|cs|fs|vb|swift|c|cc|cpp|cxx|h|hh|hpp|hxx|inl|m|mm|zig|nim|d|hs|ml|erl|hrl|ex|clj|dart|cr|pyx|pxd|proto|sql|graphql|html?|css|s?css|tmpl|ejs|erb|jinja2?)$/i;
const RUNNER = /\b(?:pytest|py\.test|unittest|nose2?|doctest|jest|vitest|mocha|ava|karma|jasmine|cypress|playwright|tap|rspec|minitest|phpunit|pest|prove|bats|ctest|gotestsum|nextest|busted|testthat|behave|cucumber|robot|stestr|zope-testrunner)\b|\bnode\b.*--test\b|\b(?:go|cargo|dotnet|mix|swift|deno|bun|dart|flutter|sbt|lein|zig|cabal|stack|gleam|npm run) test\b|\b(?:mvn|mvnw|gradle|gradlew|rake|setup\.py)\b/;
function hasWord(text, word) {
    if (word.length < 2)
        return false;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        if (!/\w/.test(text[at - 1] ?? ' ') && !/\w/.test(text[at + word.length] ?? ' '))
            return true;
    }
    return false;
}


  }),

  80928:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    eW: () => (  isTested),
    uF: () => (  ofShell),
    v5: () => (  ANY_GOAL)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _shell_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14398);
  var _shell_script_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71700);
  var _judge_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17826);
  var _protected_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44247);





const INTERPRETER = /^(?:ba|da|z|k|fi)?sh$|^(?:node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|pypy\d?|ruby|perl|php|lua|Rscript|julia|pwsh|powershell|busybox|osascript|coverage)$/;
const SOURCE = /^(?:\.|source)$/;
const COMPARISON = /^(?:diff|cmp|colordiff)$/;
const STEERING = /^(?:-c|-f|-r|--?config(?:uration)?(?:-?file)?|--?file|--rcfile|--require|--import|--setup|--loader|--rootdir|--makefile|--settings|--ini|--test-suite|--bootstrap|-overlay|-exec|-s|-t)(?:=(.+))?$/;
const COMMAND_OPTION = /^--?(?:e|exec|cmd|command|run|runner|wrapper|launcher)(?:=(.+))?$/;
const FOLDER_OPTION = /^(?:-C|--prefix|--cwd|--dir|--directory)(?:=(.+))?$/;
function withEndings(name) {
    return ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts', 'json', 'yml', 'yaml'].map((end) => `${name}.${end}`);
}
const IMPLIED = [
    [/^(?:npm|pnpm|yarn|bun)$/, ['package.json']],
    [/^g?make$/, ['GNUmakefile', 'makefile', 'Makefile']],
    [/^just$/, ['justfile', 'Justfile', '.justfile']],
    [
        /^(?:pytest|py\.test)$/,
        ['pytest.ini', 'pyproject.toml', 'setup.cfg', 'tox.ini', 'conftest.py', 'tests/conftest.py'],
    ],
    [/^tox$/, ['tox.ini', 'setup.cfg']],
    [/^nox$/, ['noxfile.py']],
    [/^task$/, ['Taskfile.yml', 'Taskfile.yaml']],
    [/^(?:cmake|ctest)$/, ['CMakeLists.txt']],
    [/^gradle$/, ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts']],
    [/^prove$/, ['.proverc']],
    [/^jest$/, withEndings('jest.config')],
    [/^vitest$/, [...withEndings('vitest.config'), ...withEndings('vite.config')]],
    [/^mocha$/, ['.mocharc', ...withEndings('.mocharc')]],
    [
        /^(?:ava|karma|playwright|cypress|cucumber|wdio)$/,
        ['ava', 'karma', 'playwright', 'cypress', 'wdio'].flatMap((name) => [
            ...withEndings(`${name}.config`),
            ...withEndings(`${name}.conf`),
        ]),
    ],
    [/^cargo$/, ['Cargo.toml', '.cargo/config.toml']],
    [/^mvn$/, ['pom.xml']],
    [/^rake$/, ['Rakefile']],
    [/^rspec$/, ['.rspec']],
    [/^(?:phpunit|paratest)$/, ['phpunit.xml', 'phpunit.xml.dist']],
];
async function ofShell(text, known, isScript = true) {
    const script = await (0,_shell_script_js__WEBPACK_IMPORTED_MODULE_2__  .Uq)(text);
    const calls = (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .p)(script).map((call) => withVariables(call, script, known.variables));
    const folders = ['', ...new Set(calls.flatMap(foldersOf))].slice(0, _judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .je);
    const from = folders.flatMap((folder) => known.from.map((base) => (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .qb)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(base, folder))));
    const resolve = (word) => [
        ...new Set(folders.flatMap((folder) => known.resolve(folder === '' ? word : `${folder}/${word}`))),
    ];
    const words = script.isKnown || !isScript ? [] : (text.match(/[^\s"'`;&|()<>=]+/g) ?? []);
    const named = [...new Set(words)].flatMap(resolve).filter((path) => !(0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .gD)(path));
    const looped = [...text.matchAll(/\bfor\s+\w+\s+in\s+([^;\n]{1,500})/g)]
        .flatMap(([, list = '']) => list.split(/[\s()]+/))
        .filter((word) => _judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .pR.test(word) && _judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .E5.test(word) && !_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .RJ.test(word));
    const unnamed = runsUnnamed(calls, text)
        ? [...patternsIn(calls, known.text), ...patternsIn(calls, text)]
            .filter((pattern) => !_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .RJ.test(`${pattern}/`))
            .flatMap((pattern) => from.flatMap((base) => known.expand((0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .qb)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(base, pattern)))))
        : [];
    const pluginsSet = [...text.matchAll(/\bPYTEST_PLUGINS=["']?([\w.,]+)/g)]
        .flatMap(([, names = '']) => names.split(','))
        .flatMap((name) => (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .IQ)(name, resolve));
    const sourced = calls.flatMap(({ words: [program, file] }) => SOURCE.test(program?.value ?? '') && file !== undefined && resolve(file.value).length === 0
        ? (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .Re)(file.value, { ...known, from }).map((path) => ({ path, from, isOptional: true }))
        : []);
    for (const { words } of calls)
        for (const goal of goalsOf(words))
            known.goals.add(goal);
    const ofCalls = calls.map(async (call) => {
        const paths = ofCall(call, resolve, () => isLookedAt(call, calls, text));
        const areTested = await Promise.all(paths.map((path) => isTested(path, call, { ...known, resolve, calls, text })));
        return paths.filter((_, at) => areTested[at] !== true);
    });
    const started = [
        ...named,
        ...looped.flatMap(resolve),
        ...unnamed,
        ...pluginsSet,
        ...(await Promise.all(ofCalls)).flat(),
        ...calls.flatMap((call) => [...packagesOf(call, known), ...unknownOf(call, from, known)]),
    ];
    return [...sourced, ...started.map((path) => ({ path, from }))];
}
function runsUnnamed(calls, text) {
    const loops = [...text.matchAll(/\b(?:for|read(?: -r)?)\s+(\w+)/g)].map(([, name]) => name);
    const isUnnamed = (word) => /^(?:\{\}|\$X)$/.test(word) || loops.includes(/^\$\{?(\w+)\}?$/.exec(word)?.[1]);
    return calls.some(({ words, text: all }) => {
        const [program = '', ...args] = words.map(({ value }) => value);
        const name = (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .k)(program);
        const [first] = args.filter((arg) => !arg.startsWith('-'));
        if (/^run-parts$/.test(name) ||
            (name === 'unittest' && first === 'discover') ||
            (isUnnamed(program) && program !== '$X'))
            return true;
        if (!INTERPRETER.test(name))
            return false;
        if (args.some((arg) => /\b(?:glob|Dir|readdirSync|listdir)\b.*\*/.test(arg)))
            return true;
        return first === undefined
            ? /^\s*(?:xargs|parallel|find)\b/.test(all)
            : isUnnamed(first) || first === ':::';
    });
}
function patternsIn(calls, text) {
    const found = calls.flatMap(({ words }) => {
        const [program = '', ...args] = words.map(({ value }) => value);
        const valueBehind = (option) => args[args.findIndex((arg) => option.test(arg)) + 1];
        const [folder = '.'] = args.filter((arg) => !arg.startsWith('-'));
        if (program === 'find')
            return [`${folder}/**/${args.some((arg) => /^-i?name$/.test(arg)) ? valueBehind(/^-i?name$/) : '*'}`];
        if (program === 'run-parts')
            return [`${folder}/*`];
        const start = args.indexOf('discover');
        return start < 0
            ? []
            : [
                `${valueBehind(/^(?:-s|--start-directory)$/) ?? '.'}/**/${valueBehind(/^(?:-p|--pattern)$/) ?? 'test*.py'}`,
            ];
    });
    const plain = (text.match(/[\w.$(){}/-]*\*[\w.*/-]*/g) ?? []).map((word) => word.replace(/^.*[({$]/, ''));
    return [...new Set([...found, ...plain])].filter((word) => word.includes('/') && !_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .mf.test(word));
}
const ASKS = /^(?:g?make|just|npm|pnpm|yarn|bun|npm-run-all2?|run-[sp]|node|turbo|nx|lerna|corepack)$/;
const ANY_GOAL = '*';
const IN_PACKAGES = /^(?:-w|--workspaces?|-ws|-r|--recursive|--filter|-F|--scope)(?:=|$)/;
function packagesOf({ words: [program, ...args] }, { expand }) {
    const name = (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .k)(program?.value ?? '');
    const isForAll = /^(?:turbo|nx|lerna)$/.test(name) || args.some(({ value }) => IN_PACKAGES.test(value));
    return ASKS.test(name) && isForAll
        ? expand('**/package.json').filter((path) => !/[*]|(?:^|\/)node_modules\//.test(path))
        : [];
}
function unknownOf({ words }, from, { expand }) {
    const [program = '', ...args] = words.map(({ value }) => value);
    const isInterpreter = INTERPRETER.test((0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .k)(program));
    if (isInterpreter && args.some((arg) => /^(?:-n|--check|-l)$/.test(arg)))
        return [];
    const started = isInterpreter ? args.find((arg) => !arg.startsWith('-')) : program;
    const pattern = (started ?? '')
        .replace(/\$(?:\{[^}]*\}|\([^)]*\)|\w)\w*/g, '*')
        .replace(/^["']|["']$/g, '');
    if (!/^[\w.][\w./-]*\/[\w.-]*\*/.test(pattern) || /(?:^|\/)(?:bin|sbin|node_modules)\//.test(pattern))
        return [];
    return from
        .flatMap((base) => expand((0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .qb)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(base, pattern))))
        .filter((path) => !_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .RJ.test(path) && !(0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .gD)(path));
}
function goalsOf([program, ...args]) {
    const name = (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .k)(program?.value ?? '');
    if (!ASKS.test(name))
        return [];
    const words = args
        .map(({ value }) => (/\$|^`/.test(value) ? ANY_GOAL : value))
        .filter((word) => !/^-|=/.test(word));
    const isInstall = words.some((word) => /^(?:i|ci|install|add)$/.test(word));
    return [...words, ...(words.length === 0 ? [''] : []), ...(isInstall ? ['install', 'prepare'] : [])];
}
async function isTested(path, call, tester) {
    const isMaking = makesSource(call);
    if ((0,_protected_paths_js__WEBPACK_IMPORTED_MODULE_4__  .hl)(path) || (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .r9)(path) || (_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .V.test(path) && !isMaking))
        return false;
    const text = (await tester.readText(path)) ?? '';
    if (isMaking)
        return !JUDGES_BY_WORDS.test(text) && !_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .zK.test(text);
    if ((0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .fC)(path, text) !== 'shell' || _judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .zK.test(text))
        return false;
    const script = await (0,_shell_script_js__WEBPACK_IMPORTED_MODULE_2__  .Uq)(text);
    const calls = (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .p)(script);
    const programs = calls.map(programOf);
    if (!script.isKnown || programs.some((name) => decides(name) || isInterpreter(name)))
        return false;
    const isNamedByTest = tester.path !== null && (0,_protected_paths_js__WEBPACK_IMPORTED_MODULE_4__  .hl)(tester.path);
    const leadsOn = calls.some((each) => isSourced(each) || tester.resolve(each.words[0]?.value ?? '').length > 0);
    if (leadsOn && !isNamedByTest)
        return false;
    if (isSourced(call))
        return holdsFunctions(script) && usesFunctions(script, tester);
    const words = call.words.filter(({ value }) => !value.startsWith('-'));
    const hasArguments = words.length > (INTERPRETER.test(programOf(call)) ? 2 : 1);
    return (isNamedByTest || hasArguments) && isLookedAt(call, tester.calls, tester.text);
}
const programOf = ({ words: [program] }) => (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .k)(program?.value ?? '');
const isSourced = ({ text }) => /^(?:\.|source)\s/.test(text);
const isInterpreter = (program) => INTERPRETER.test(program) && !/sh$/.test(program);
const decides = (name) => SAYS_RESULT.test(name) || COMPARISON.test(name);
function makesSource({ words, redirections }) {
    const written = redirections.flatMap(({ operator, target }) => operator.startsWith('>') ? (target?.value ?? []) : []);
    const named = words.flatMap(({ value }, at) => /^(?:-o|--out(?:put)?)$/.test(value) ? (words[at + 1]?.value ?? []) : []);
    return [...written, ...named].some((path) => (_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .Q7.test(path) || _judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .mf.test(path)) && !(0,_protected_paths_js__WEBPACK_IMPORTED_MODULE_4__  .hl)(path));
}
function holdsFunctions({ commands, functions }) {
    const isWithin = (start) => functions.values().some((each) => each.start <= start && start < each.end);
    const outside = commands.filter(({ start }) => !isWithin(start));
    return (functions.size > 0 &&
        outside.every(({ words: [program] }) => program === undefined || SETS_UP.test(program.value) || functions.has(program.value)));
}
function usesFunctions({ functions }, { calls, text }) {
    const used = [...functions.keys()].filter((name) => (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .Vf)(text, name));
    const areCompared = used.some((name) => /(?:\$\(|`)\s*$/.test(text.slice(0, text.indexOf(name))));
    return (used.length > 0 &&
        !used.some((name) => decides(name) || comparesOutput(name, calls, text)) &&
        (areCompared || calls.some((call) => decides(programOf(call)))));
}
function comparesOutput(name, calls, text) {
    const captured = new Set([...text.matchAll(/\b(\w+)=["']?\$\(\s*(\w+)/g)].flatMap(([, variable = '', program = '']) => MAKES_INPUT.test(program) ? [] : [variable]));
    return calls.some((call) => {
        if (programOf(call) !== name || /(?:\$\(|`)\s*$/.test(text.slice(0, text.indexOf(call.text))))
            return false;
        const given = call.words.slice(1).map(({ raw }) => raw);
        return given.some((word) => {
            const [, program, variable = ''] = /\$(?:\(\s*(\w+)|\{?(\w+))/.exec(word) ?? [];
            return program === undefined ? captured.has(variable) : !MAKES_INPUT.test(program);
        });
    });
}
const MAKES_INPUT = /^(?:cat|echo|printf|date|mktemp|pwd|seq|head|tail|sed|awk|grep|tr|cut|sort|wc|ls|basename|dirname|yes|jq|dd|openssl|base64)$/;
const SAYS_RESULT = /assert|^_*(?:expect|should|verify|check|pass|ok|not_?ok|isnt|like|unlike|plan|skip|bail|it|describe|suite|(?:run_?)?tests?)(?:[A-Z_].*)?$|_(?:tests?|ok|pass)$/i;
const JUDGES_BY_WORDS = /\b(?:assert\w*|expect(?:ed|s)?|verif\w+|pass(?:ed|es)|mismatch|unittest)\b/i;
const SETS_UP = /^(?:set|shopt|setopt|emulate|export|readonly|declare|typeset|local|unset|umask|true|:|\[{1,2}|test|\.|source|return|cd|pwd|dirname|basename|readlink|realpath|command|type|uname|printf|echo)$/;
function withVariables(call, { commands }, variables) {
    const set = commands.flatMap(({ assignments, words }) => [...assignments, ...words]);
    for (const { value } of set) {
        const [, name = '', text = ''] = /^([A-Za-z_]\w*)=([^\n]{1,500})$/.exec(value) ?? [];
        if (name !== '')
            variables.set(name, text);
    }
    const expanded = (value, depth = 0) => value.length > _judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .DB || depth > _judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .KM
        ? value
        : value.replace(/\$(?:(\w+)|\{(\w+)(?::?[-=]([^}$]*))?\})/g, (all, plain, curly, other) => {
            const known = variables.get(plain ?? curly ?? '') ?? other;
            return known === undefined ? all : expanded(known, depth + 1);
        });
    const words = call.words.flatMap((word, at) => {
        const value = expanded(word.value);
        return (at === 0 && value !== word.value ? value.split(/\s+/) : [value]).map((each) => ({
            ...word,
            value: each,
        }));
    });
    return { ...call, words };
}
function isLookedAt(call, calls, script) {
    const at = script.indexOf(call.text);
    const [before, after] = [script.slice(0, Math.max(0, at)), script.slice(at + call.text.length)];
    const outputs = call.redirections.flatMap(({ operator, target }) => operator.startsWith('>') ? (target?.value ?? []) : []);
    const compared = calls
        .filter(({ words: [program] }) => COMPARISON.test((0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .k)(program?.value ?? '')))
        .flatMap(({ words }) => words.map(({ value }) => value));
    return (/(?:\$\(|`)\s*$/.test(before.slice(-20)) ||
        /^\s*(?:2>\S+\s*)?\|\s*(?:diff|cmp|colordiff|[ef]?grep)\b/.test(after.slice(0, 200)) ||
        outputs.some((output) => compared.includes(output)));
}
function foldersOf({ words }) {
    const [program, ...args] = words.map(({ value }) => value);
    const options = args.flatMap((arg, at) => {
        const match = FOLDER_OPTION.exec(arg);
        return match === null ? [] : [match[1] ?? args[at + 1] ?? ''];
    });
    return [...(program === 'cd' || program === 'pushd' ? args.slice(0, 1) : []), ...options];
}
function ofCall({ words, redirections }, resolve, isTested) {
    const [program = '', ...args] = words.map(({ value }) => value);
    const name = (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .k)(program);
    const steering = args.flatMap((arg, at) => {
        const option = STEERING.exec(arg);
        return option === null ? [] : [option[1] ?? args[at + 1] ?? ''];
    });
    const inputs = redirections.flatMap(({ operator, target }) => operator === '<' ? (target?.value ?? []) : []);
    const nested = args.flatMap((arg, at) => {
        const [, given = args[at + 1] ?? ''] = COMMAND_OPTION.exec(arg) ?? [arg, ''];
        const [inner = '', ...rest] = given.trim().split(/\s+/);
        return startedBy(inner, rest, resolve);
    });
    const positional = name === 'unittest'
        ? args.filter((arg) => /^\w+(?:\.\w+)*$/.test(arg)).map((arg) => `${arg.replaceAll('.', '/')}.py`)
        : /^(?:karma|wdio|nightwatch|testcafe)$/.test(name)
            ? args
            : [];
    const plugins = /\b(?:pytest|py\.test)\b/.test([program, ...args].join(' '))
        ? args.flatMap((arg, at) => {
            const [, joined] = /^-p(.*)$/.exec(arg) ?? [];
            return joined === undefined ? [] : (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .IQ)(joined === '' ? (args[at + 1] ?? '') : joined, resolve);
        })
        : [];
    const started = startedBy(program, args, resolve);
    const asked = name === 'node' && args.includes('--run') ? 'npm' : name;
    const implied = IMPLIED.flatMap(([pattern, files]) => (pattern.test(asked) ? files : []));
    const given = /^g?make$/.test(name) ? args.flatMap((arg) => /^\w+=(.+)$/.exec(arg)?.[1] ?? []) : [];
    return [
        ...started.filter((path) => (0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .lQ)(path) || !isTested()),
        ...nested,
        ...plugins,
        ...given.flatMap(resolve).filter((path) => !(0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .gD)(path)),
        ...[...steering, ...inputs, ...implied, ...positional].flatMap(resolve),
    ];
}
function startedBy(program, args, resolve) {
    const name = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename((0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .eI)(program) ?? program);
    const named = args.filter((arg) => !arg.startsWith('-'));
    if (SOURCE.test(program))
        return named.slice(0, 1).flatMap(resolve);
    if (COMPARISON.test(name))
        return named.flatMap(resolve);
    const isInterpreter = INTERPRETER.test(name) || /^\$\{?\w+\}?$/.test(program);
    const at = isInterpreter
        ? args.findIndex((arg) => (/sh$/.test(name) ? /^-n$/ : /^(?:-m|--check|-l)$/).test(arg))
        : -1;
    if (args[at] === '-m')
        return modulesOf(args[at + 1] ?? '', resolve);
    if (at >= 0)
        return [];
    const started = isInterpreter ? named.map(resolve).find((paths) => paths.length > 0) : resolve(program);
    return (started ?? []).filter((path) => !(0,_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .gD)(path));
}
function modulesOf(module, resolve) {
    if (!/^[\w.]+$/.test(module))
        return [];
    const path = module.replaceAll('.', '/');
    if (!_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .V.test(`${path}/`) && !_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .Cd.test(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)))
        return [];
    const above = path.split('/').map((_, at, parts) => `${parts.slice(0, at + 1).join('/')}/__init__.py`);
    const paths = [`${path}.py`, `${path}/__main__.py`, ...above.filter((each) => _judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .V.test(each))];
    return paths.flatMap(resolve).filter((each) => !_judge_paths_js__WEBPACK_IMPORTED_MODULE_3__  .RJ.test(each));
}


  }),

  28897:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    KK: () => (  readInstructions),
    M0: () => (  overview)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _repo_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66904);


const FILES_FIRST = 3;
function overview(tree, maxBytes) {
    const folders = [readFolder(tree, { path: '', total: tree.count })];
    const render = () => {
        const lines = folders.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map(folderLine);
        return [`${tree.count} files; a line is folder/ (files below): own files`, ...lines].join('\n');
    };
    const fits = () => Buffer.byteLength(render()) <= maxBytes;
    const nameFile = (folder) => {
        if (folder.shownFiles === folder.files.length)
            return false;
        folder.shownFiles += 1;
        if (fits())
            return true;
        folder.shownFiles -= 1;
        return false;
    };
    const listFolder = (parent) => {
        const next = parent.folders[parent.shownFolders];
        if (next === undefined)
            return false;
        folders.push(readFolder(tree, next));
        parent.shownFolders += 1;
        if (fits())
            return true;
        folders.pop();
        parent.shownFolders -= 1;
        return false;
    };
    for (let level = folders.slice(); level.length > 0;) {
        takeTurns(level, FILES_FIRST, nameFile);
        const known = folders.length;
        takeTurns(level, Number.POSITIVE_INFINITY, listFolder);
        level = folders.slice(known);
    }
    takeTurns(folders, Number.POSITIVE_INFINITY, nameFile);
    return render();
}
function takeTurns(folders, rounds, add) {
    let open = folders;
    for (let round = 0; round < rounds && open.length > 0; round += 1)
        open = open.filter(add);
}
function readFolder(tree, { path, total }) {
    const files = [];
    const folders = [];
    for (const child of tree.children(path)) {
        if (child.kind !== 'folder')
            files.push(child.name);
        else {
            const { start, end } = child.range;
            folders.push({ path: path === '' ? child.name : `${path}/${child.name}`, total: end - start });
        }
    }
    return { path, total, files, folders, shownFiles: 0, shownFolders: 0 };
}
function folderLine({ path, total, files, folders, shownFiles, shownFolders }) {
    const names = files.slice(0, shownFiles).map(_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .$i);
    const moreFiles = files.length - shownFiles;
    const moreFolders = folders.length - shownFolders;
    if (moreFiles > 0)
        names.push(`+${moreFiles} files`);
    if (moreFolders > 0)
        names.push(`+${moreFolders} folders`);
    const title = path === '' ? './' : `${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__  .P8)(path)}/ (${total})`;
    return names.length === 0 ? title : `${title}: ${names.join(' ')}`;
}
const MAX_INSTRUCTIONS_BYTES = 16 * 1024;
const OWN_INSTRUCTIONS = '.github/agent-fix.md';
const COMMON_INSTRUCTIONS = 'AGENTS.md';
const NO_INSTRUCTIONS = 'none';
async function readInstructions(request) {
    const { file, readFile, redact } = request;
    if (file === NO_INSTRUCTIONS)
        return { files: [], notes: [] };
    const paths = file === null ? await usualPaths(request) : [file];
    const files = [];
    let left = MAX_INSTRUCTIONS_BYTES;
    for (const path of paths) {
        const text = redact((await readFile(path)) ?? '').trim();
        if (text === '')
            continue;
        const shown = cutTo(text, left);
        left -= (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(shown);
        files.push({ source: path, text: shown });
    }
    const isMissing = file !== null && files.length === 0;
    return {
        files,
        notes: isMissing ? [`instructions-file: the base commit has no text in ${JSON.stringify(file)}`] : [],
    };
}
async function usualPaths({ folder, readFile }) {
    if ((await readFile(OWN_INSTRUCTIONS)) !== null)
        return [OWN_INSTRUCTIONS];
    const names = folder === '.' ? [] : folder.split('/');
    return names
        .map((_, at) => [...names.slice(0, names.length - at), COMMON_INSTRUCTIONS].join('/'))
        .concat(COMMON_INSTRUCTIONS);
}
function cutTo(text, maxBytes) {
    const bytes = Buffer.from(text);
    if (bytes.length <= maxBytes)
        return text;
    const start = new TextDecoder().decode(bytes.subarray(0, Math.max(0, maxBytes)), { stream: true });
    const kept = start.slice(0, start.lastIndexOf('\n') + 1) || start;
    const end = kept === '' || kept.endsWith('\n') ? '' : '\n';
    return `${kept}${end}[… ${bytes.length - (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(kept)} of ${bytes.length} bytes are left out: read_file has them]`;
}


  }),

  71616:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BV: () => (  createPolicy),
    KD: () => (  contentsOf),
    S1: () => (  holdsTests),
    ZD: () => (  TEST_WORDS),
    q3: () => (  denySize)
  });
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39429);
  var _core_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70255);
  var _core_ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53392);
  var _runners_all_runners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96587);
  var _judge_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17826);
  var _protected_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44247);
  var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66904);







const NOTHING_TRACKED = { isTracked: () => false, paths: () => [], judgeFiles: new Set() };
function createPolicy(settings, base = NOTHING_TRACKED) {
    const isAllowed = allowedPaths(settings.allowPaths);
    const homes = settings.mayAddTests === true ? testHomes(base.paths()) : null;
    const patterns = [...base.judgeFiles].filter((path) => _judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .pR.test(path));
    const isJudgePattern = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__  .jN)(patterns.map((path) => `/${path}`), '');
    const seen = new Set();
    const isNewBesideJudge = (path) => _judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .V.test(path) &&
        !base.isTracked(path) &&
        [...base.judgeFiles, ...seen].some((judge) => _judge_paths_js__WEBPACK_IMPORTED_MODULE_2__  .V.test(judge) && path.startsWith(`${parentOf(judge)}/`));
    const isJudge = (path) => base.judgeFiles.has(path) || seen.has(path) || isJudgePattern(path) || isNewBesideJudge(path);
    const addsTest = (path) => homes !== null && !base.isTracked(path) && isNewTest(path, homes) && !isJudge(path);
    const rulesOf = (path, baseText = '') => [
        ...(anyRule()(path) ? rules().filter(({ matches }) => matches(path)) : [])
            .map(({ rule }) => rule)
            .filter((rule) => rule !== _protected_paths_js__WEBPACK_IMPORTED_MODULE_3__  .xW || !isInPackage(path, base.isTracked)),
        ...(base.testFiles?.has(path) === true || (baseText !== '' && holdsTests(path, baseText))
            ? [_protected_paths_js__WEBPACK_IMPORTED_MODULE_3__  .rR]
            : []),
        ...(isJudge(path) ? [_protected_paths_js__WEBPACK_IMPORTED_MODULE_3__  ._O] : []),
        ...(shadows(path, base.isTracked) ? [SHADOWING] : []),
    ];
    const isOpen = (path, { opens }) => opens !== 'never' &&
        (isAllowed(path) || (opens === 'test_edits' && (settings.allowTestEdits || addsTest(path))));
    return {
        protection: (path) => rulesOf(path)[0] ?? null,
        denyWrite: (path, baseText) => {
            const closed = rulesOf(path, baseText).find((rule) => !isOpen(path, rule));
            return closed === undefined
                ? null
                : { rule: `protected: ${closed.rule}`, reason: denialReason(path, closed) };
        },
        closeJudges: (paths) => {
            for (const path of paths)
                seen.add(path);
        },
        addsTest: (path) => !isAllowed(path) && !settings.allowTestEdits && addsTest(path),
    };
}
function isInPackage(path, isTracked) {
    const folder = /^(?:.*\/)?(?:venv|virtualenv)(?=\/)/.exec(path)?.[0];
    return folder !== undefined && isTracked(`${folder}/__init__.py`);
}
const SHADOWING = {
    rule: 'shadowing modules',
    reason: 'it would be loaded in place of the standard library or of the test runner',
    globs: [],
};
function denySize(size) {
    const { files, bytes } = _core_ports_js__WEBPACK_IMPORTED_MODULE_0__  .I4;
    const limit = size.files > files ? `${files} files` : size.bytes > bytes ? `${bytes} bytes of changed lines` : null;
    if (limit === null)
        return null;
    return { rule: 'patch size', reason: `the whole patch may not grow over ${limit}: make a smaller change` };
}
function denialReason(path, { rule, reason, opens }) {
    const input = opens === 'test_edits' ? 'allow-test-edits' : 'allow-paths';
    const opener = opens === 'never' ? 'nothing opens it' : `only the user opens it, with ${input}`;
    return `${path} is protected (${rule}): ${reason}; ${opener}. Change product code instead`;
}
function allowedPaths(globs) {
    try {
        return (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__  .jN)(globs, 'i');
    }
    catch (error) {
        throw new Error(`allow-paths holds ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .kc)(error)}`, { cause: error });
    }
}
const rules = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_6__  .O)(() => _protected_paths_js__WEBPACK_IMPORTED_MODULE_3__  .kU.map((rule) => ({ rule, matches: (0,_protected_paths_js__WEBPACK_IMPORTED_MODULE_3__  .Py)([rule]) })));
const anyRule = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_6__  .O)(() => (0,_protected_paths_js__WEBPACK_IMPORTED_MODULE_3__  .Py)(_protected_paths_js__WEBPACK_IMPORTED_MODULE_3__  .kU));
const TEST_CONTENTS = _runners_all_runners_js__WEBPACK_IMPORTED_MODULE_1__  .Ir.flatMap(({ testContent }) => (testContent === undefined ? [] : [testContent]));
const TEST_WORDS = TEST_CONTENTS.flatMap(({ words }) => words);
const holdsTests = (path, text) => contentsOf(path).some(({ signs }) => signs.every((sign) => sign.test(text)));
const contentsOf = (path) => TEST_CONTENTS.filter(({ endings }) => endings.includes(extensionOf(path).slice(1)));
function testHomes(paths) {
    const folders = new Set();
    const besideSources = new Set();
    const sourceFolders = new Set();
    for (const path of paths) {
        const folder = parentOf(path);
        sourceFolders.add(folder);
        if (!(0,_protected_paths_js__WEBPACK_IMPORTED_MODULE_3__  .hl)(path))
            continue;
        folders.add(folder);
        if (!IN_TEST_FOLDER.test(path))
            besideSources.add(extensionOf(path));
        const home = IN_TEST_FOLDER.exec(path)?.[1];
        if (home !== undefined)
            folders.add(home);
    }
    return { folders, besideSources, sourceFolders };
}
const IN_TEST_FOLDER = /^((?:.*\/)?(?:tests?|__tests__|specs?|e2e|t|[\w.]+\.(?:Unit|Integration)?Tests?|src\/(?:test|androidTest|commonTest|integrationTest)))\//;
function isNewTest(path, homes) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (!(0,_protected_paths_js__WEBPACK_IMPORTED_MODULE_3__  .hl)(path) || !CODE.test(name) || NO_TEST.test(name))
        return false;
    const folder = parentOf(path);
    if (homes.folders.has(folder))
        return true;
    const home = IN_TEST_FOLDER.exec(path)?.[1];
    if (home !== undefined)
        return homes.folders.has(home);
    return homes.besideSources.has(extensionOf(path)) && homes.sourceFolders.has(folder);
}
const CODE = /\.(?:py|[cm]?[jt]sx?|vue|svelte|go|rs|java|kt|kts|groovy|scala|cs|fs|vb|swift|php|rb|exs|dart|lua|cr|c|cc|cpp|cxx|r|jl|bats|feature|t|pl)$/i;
const NO_TEST = /^(?:__init__|conftest|setup|setup[-_.]?tests?|(?:spec|test|rails)[-_]?helpers?|helpers?|utils?|support|base|common|fixtures?|mocks?|index|global|env)\.|(?:config|setup)\.\w+$/i;
const parentOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const extensionOf = (path) => path.slice(path.lastIndexOf('.'));
const PYTHON_MODULES = new Set(`__future__ _collections_abc _pytest _thread abc argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2
   calendar cmath cmd code codecs codeop collections colorsys compileall concurrent configparser contextlib contextvars
   copy copyreg cProfile csv ctypes curses dataclasses datetime dbm decimal difflib dis doctest email encodings ensurepip
   enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc getopt getpass gettext glob
   graphlib grp gzip hashlib heapq hmac html http imaplib imghdr importlib inspect io ipaddress itertools json keyword
   linecache locale logging lzma mailbox marshal math mimetypes mmap modulefinder multiprocessing netrc ntpath numbers
   opcode operator optparse os pathlib pdb pickle pickletools pkgutil platform plistlib poplib posixpath pprint profile
   pstats pty pwd py_compile pyclbr pydoc queue quopri random re readline reprlib resource runpy sched secrets select
   selectors shelve shlex shutil signal site smtplib socket socketserver sqlite3 sre_compile ssl stat statistics string
   stringprep struct subprocess symtable sys sysconfig syslog tarfile telnetlib tempfile termios textwrap threading time
   timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle types typing unicodedata unittest urllib
   uuid venv warnings wave weakref webbrowser wsgiref xml xmlrpc zipapp zipfile zipimport zlib zoneinfo
   sitecustomize usercustomize
   pytest py pluggy iniconfig xdist pytest_cov pytest_asyncio pytest_mock pytest_timeout hypothesis nose nose2 mock
   coverage tox nox exceptiongroup tomli packaging setuptools pkg_resources pip`.split(/\s+/));
const LOADED_BY_NAME = [
    /^(?:lib\/|src\/)?(?:minitest|rspec|test|cucumber|busted|luassert|luaunit)(?:\/[^/]+)*\.(?:rb|lua)$/,
    /^(?:lib\/|t\/lib\/)?Test\/(?:More|Simple|Builder|Harness|Deep|Exception)(?:\/[^/]+)*\.pm$/,
    /(?:^|\/)(?:org\/(?:junit|testng|assertj|mockito|hamcrest|opentest4j|scalatest|spockframework|apiguardian)|junit\/(?:framework|runner|textui))\/.+\.(?:java|kt|scala|groovy|class)$/,
    /(?:^|\/)PHPUnit\/.+\.php$/,
];
const IMPORT_ROOTS = ['', 'src/', 'lib/', 'python/'];
const TEST_FOLDER = /^(?:.*\/)?(?:tests?|testing|t|spec|specs)\//i;
function shadows(path, isTracked) {
    if (LOADED_BY_NAME.some((sign) => sign.test(path)))
        return !isTracked(path);
    if (!/\.(?:pyi?|pyc|pyd|so)$/i.test(path))
        return false;
    return rootsOf(path).some((root) => {
        const [first = ''] = path.slice(root.length).split('/');
        const module = first.replace(/\..*$/, '');
        return PYTHON_MODULES.has(module) && !isTracked(`${root}${module}`) && !isTracked(`${root}${module}.py`);
    });
}
function rootsOf(path) {
    const tests = TEST_FOLDER.exec(path)?.[0];
    const roots = IMPORT_ROOTS.filter((root) => path.startsWith(root));
    return tests === undefined || roots.includes(tests) ? roots : [...roots, tests];
}


  }),

  44247:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Py: () => (  ruleMatcher),
    _O: () => (  JUDGE_FILES),
    hl: () => (  isTestFile),
    kU: () => (  PROTECTED_PATHS),
    rR: () => (  TEST_FILES),
    xW: () => (  INSTALLED_FILES)
  });
  var _core_once_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70255);
  var _runners_all_runners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96587);
  var _runners_python_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73578);
  var _runners_test_runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72651);
  var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66904);





const TEST_FILES = {
    rule: 'test files',
    opens: 'test_edits',
    reason: 'tests and their expectations judge the change, so the change may not touch them',
    globs: [
        ..._runners_all_runners_js__WEBPACK_IMPORTED_MODULE_0__  .Ir.flatMap(({ testFiles = [] }) => testFiles),
        '**/{tests,cypress}/**',
        '/{test,e2e}/**',
        `**/{test,e2e,spec,specs}/**/*.{${_runners_test_runner_js__WEBPACK_IMPORTED_MODULE_2__  .Jo},rb,exs,dart,php,lua,snap}`,
        `*.{e2e,cy}.{${_runners_test_runner_js__WEBPACK_IMPORTED_MODULE_2__  .Jo}}`,
        `*{_,-}{test,tests,spec,specs}.{${_runners_test_runner_js__WEBPACK_IMPORTED_MODULE_2__  .Jo},dart,exs,c,cc,cpp,cxx,rb,php,py}`,
        '{*_unittest,test_*}.{c,cc,cpp,cxx,h,hpp}',
        '*_{spec,test}.{lua,cr}',
        'test_*.{rb,R,r,jl,lua}',
        '*.{bats,feature}',
        '{test_*,test-*,*_test,*_test_*,*-test,*_tests,*-tests,*_spec,*-spec}.{sh,bash,zsh,ksh}',
        '**/{test,spec}/**/*.{sh,bash,zsh,ksh}',
        '**/t/**/*.t',
        '/{suite,suites}/**/*.t',
        '**/{testmain,__fixtures__,__image_snapshots__,test_data,test-data,testfiles,test_files,test-files,test-fixtures,test_fixtures,testfixtures,testutil,testutils,test_util,test_utils,test-util,test-utils,testsupport,testlib,testkit,test_helpers,test-helpers,testhelpers,test_support,test-support,cassettes,goldens,goldenfiles,golden_files,snapshot_tests,vcr_cassettes}/**',
        '/{fixtures,mocks,features,acceptance,integration_tests,functional_tests,unit_tests}/**',
        '**/{test,spec,e2e}/{fixtures,fixture,helpers,helper,support,factories,mocks,stubs,snapshots,expected,expectations,golden,baselines,data,resources}/**',
        '**/{test,spec,e2e}/**/{helper,helpers,util,utils,support,base,common,mocks,stubs,factories,fixtures}.*',
        '{test_helper,minitest_helper,factories}.rb',
        '*{_,-}test{_,-}helpers{,.sh,.bash}',
        '{shunit2,bash_unit,urchin,roundup,assert.sh,sharness.sh,ts.sh,bashunit,shellspec,.shellspec}',
        '{test,tests,spec}{_,-,}{helper,helpers,util,utils,support,base,case,setup,fixtures,data,common}.{py,rb,js,jsx,ts,tsx,mjs,cjs,mts,cts,php,lua,exs,ex,dart}',
        '{setup,setup-}{Tests,Test,-tests,-test,_tests,_test}.{js,jsx,ts,tsx,mjs,cjs}',
        '*.{expected,goldie,snapshot,snap.new}',
        '*.{expected,approved,verified,golden}.{txt,json,xml,html,md,csv,yaml,yml,svg}',
        '*.{snap,ambr,approved.txt,verified.txt,golden}',
    ],
    exactGlobs: [
        ..._runners_all_runners_js__WEBPACK_IMPORTED_MODULE_0__  .Ir.flatMap(({ testFilesInThisCase = [] }) => testFilesInThisCase),
        `{${_runners_test_runner_js__WEBPACK_IMPORTED_MODULE_2__  .en},Test[A-Z]*}.swift`,
    ],
};
const INSTALLED_FILES = {
    rule: 'installed dependencies',
    reason: 'installed dependencies are not part of the repository',
    globs: [
        '**/{node_modules,site-packages,dist-packages,venv,.venv,virtualenv,.virtualenv,.tox,.nox,__pypackages__,.eggs,*.egg-info,*.dist-info}/**',
    ],
};
const PROTECTED_PATHS = [
    { rule: "git's folder", opens: 'never', reason: "git's own folder", globs: ['**/.git', '**/.git/**'] },
    {
        rule: 'workflows',
        opens: 'never',
        reason: 'workflows run with secrets',
        globs: ['.github/workflows/**'],
    },
    {
        rule: 'actions and CI definitions',
        reason: 'actions and CI definitions run in other jobs',
        globs: [
            '.github/actions/**',
            'action.{yml,yaml}',
            '/.{gitlab-ci,travis,drone,appveyor}.{yml,yaml}',
            '/{azure-pipelines,bitbucket-pipelines,appveyor,cloudbuild,buildspec,.cirrus,.woodpecker}.{yml,yaml}',
            '/.{circleci,buildkite,woodpecker,semaphore,teamcity,forgejo,gitea,tekton}/**',
            '/Jenkinsfile',
        ],
    },
    { rule: 'code owners', reason: 'it decides who must review', globs: ['CODEOWNERS'] },
    {
        rule: 'dependency bots',
        reason: 'it steers a dependency bot',
        globs: ['.github/{dependabot,renovate}.*', 'renovate.json*', '.renovaterc*'],
    },
    {
        rule: 'lockfiles',
        reason: 'a lockfile pins what gets installed',
        globs: [
            '{package-lock,npm-shrinkwrap,packages.lock}.json',
            '{yarn,bun,deno,poetry,Pipfile,uv,pdm,pixi,Cargo,Gemfile,composer,mix,flake,pubspec,Podfile,rebar,conan,MODULE.bazel,conda,devbox}.lock',
            'bun.lockb',
            '{pylock{,.*},Manifest}.toml',
            'conda-lock{,.*}.{yml,yaml}',
            'cabal.project.freeze',
            'pnpm-lock.yaml',
            'go.{sum,work.sum}',
            'gradle.lockfile',
            'Package.resolved',
        ],
    },
    {
        rule: 'manifests',
        reason: 'a manifest decides what is installed and what the test command runs',
        globs: [
            '{package,composer,deno,jsr,import-map,import_map}.{json,jsonc,json5}',
            '{cpanfile,MANIFEST.in,hatch.toml,pdm.toml,.pdm-python,pixi.toml}',
            '{environment,conda}*.{yml,yaml}',
            '{libs,*}.versions.toml',
            'pnpm-workspace.yaml',
            '{go.mod,go.work,Cargo.toml,Gemfile,Pipfile,mix.exs,pubspec.yaml,Package.swift,build.sbt}',
            'pom.xml',
            '{build,settings}.gradle{,.kts}',
            'gradle.properties',
            'Directory.{Build,Packages}.{props,targets}',
            '{requirements,constraints}*.{txt,in}',
            '**/requirements/**/*.{txt,in}',
        ],
    },
    {
        rule: 'pytest hooks',
        reason: 'pytest runs it before every test',
        globs: _runners_python_js__WEBPACK_IMPORTED_MODULE_1__  .C3.hooks,
    },
    {
        rule: 'Python tool settings',
        reason: 'it holds the settings of the Python tools that run the tests',
        globs: [..._runners_python_js__WEBPACK_IMPORTED_MODULE_1__  .C3.settings, '{tox.ini,tox.toml,setup.cfg,setup.py,pyproject.toml}'],
    },
    {
        rule: 'package manager settings',
        reason: 'it steers the package manager, down to the shell that runs its scripts',
        globs: [
            '{.npmrc,.pypirc,pip.conf,bunfig.toml,nuget.config,.gemrc,.condarc,uv.toml}',
            '{.pnp.cjs,.pnp.loader.mjs}',
            '{.yarnrc,.pnpmfile,.pnpmrc,pnpmfile}*',
            '**/.{yarn,bundle}/**',
        ],
    },
    {
        rule: 'git settings',
        reason: 'it steers git',
        globs: ['.{gitattributes,lfsconfig,gitconfig,mailmap,git-blame-ignore-revs}'],
    },
    { rule: 'submodules', reason: 'it brings in other repositories', globs: ['.gitmodules'] },
    {
        rule: 'editor settings',
        reason: 'an editor or a container runs what it says',
        globs: [
            '**/.{vscode,idea,zed,fleet,devcontainer,vs,helix,nova}/**',
            '{.devcontainer.json,*.code-workspace,*.sublime-project,.sublime-project,.gitpod.{yml,yaml,Dockerfile}}',
            '{.exrc,.vimrc,.nvimrc,.nvim.lua,.lvimrc,_vimrc,.dir-locals.el,.dir-locals-2.el,.projectile}',
        ],
    },
    {
        rule: 'agent instructions',
        reason: 'it gives orders to coding agents',
        globs: [
            '{CLAUDE,CLAUDE.local,AGENT,AGENTS,AGENTS.override,GEMINI}.md',
            '.{mcp.json,cursorrules,windsurfrules,clinerules,aider*}',
            '**/.{claude,codex,cursor,gemini,windsurf,continue,agents,opencode}/**',
            '.github/{agent-fix,copilot-instructions}.md',
            '.github/{instructions,prompts,agents,chatmodes,skills}/**',
            '{CONVENTIONS,QWEN,JULES,WARP,COPILOT,CRUSH,OPENCODE,REPLIT,SKILL}.md',
            '.{roo,roomodes,roorules,kilocode,junie,amp,augment,kiro,trae,goose,qwen,crush,aider,openhands,tabnine,codeium,cody,void,devin,factory,warp,zencoder,amazonq,clinerules,rules,cline}/**',
            '.{roomodes,roorules,goosehints,replit,devinrules,kilocodemodes,codeiumignore,cursorignore,aiexclude,geminiignore,aiderignore,augment-guidelines,rules}',
            '{opencode,crush,codex}.{json,jsonc,toml}',
        ],
    },
    {
        rule: 'git hooks',
        reason: 'hooks run on the machine of whoever commits',
        globs: [
            '**/.{husky,githooks,lefthook}/**',
            '.pre-commit-{config,hooks}.{yaml,yml}',
            '{,.}lefthook{,-local}.{yml,yaml,toml,json}',
            '.{lintstagedrc,huskyrc,overcommit}*',
            '{.simple-git-hooks,simple-git-hooks}.*',
            '/{hooks,git-hooks}/{pre,post,commit,prepare,applypatch,update,reference,push,fsmonitor}-*',
            '{hk.pkl,prek.toml}',
        ],
    },
    {
        rule: 'test runner settings',
        reason: 'it decides how the tests are found and run',
        globs: [
            ..._runners_all_runners_js__WEBPACK_IMPORTED_MODULE_0__  .Ir.flatMap(({ settings = [] }) => settings),
            `{protractor,playwright,cypress,karma,ava,wdio,web-test-runner,nightwatch}*.{config,conf,workspace,setup}.{${_runners_test_runner_js__WEBPACK_IMPORTED_MODULE_2__  .Jo},json}`,
            '{.nycrc,.c8rc,.taprc,.jasmine}*',
            '{jasmine.json,testem.{js,cjs,json}}',
            '{testplane,stryker,wtr,web-test-runner,tap,uvu,bun-test}*.{config,conf}.*',
            'cucumber.{js,mjs,cjs,ts,json,yml,yaml}',
            '{pest.php,behat,codeception,kahlan-config.php}{,.dist}{.yml,.yaml,}',
            '{nose,nose2,green,mamba}.cfg',
            '{tests.edn,*.xctestplan,*.xcscheme,xunit.runner.json,invoke.{yaml,yml,json,py},mutmut.ini,robot.toml,.swift-test.json,.simplecov}',
            '**/META-INF/services/{org.junit,org.testng,org.mockito,org.assertj,org.spockframework}.*',
            '**/mockito-extensions/**',
            '{noxfile.py,.coveragerc,.testr.conf,.stestr.conf,dart_test.yaml,.busted}',
            'CTest*.cmake',
            '{Makefile,GNUmakefile,Justfile,.justfile,Rakefile,{Makefile,Build}.PL,Makefile.{inc,local,common},Taskfile{,.dist}.{yml,yaml}}',
            '*.{mk,mak,just,rake}',
            '{Makefile.am,Makefile.in,configure.ac,SConstruct,SConscript,Earthfile,magefile.go,dodo.py,fabfile.py}',
            '/{tasks,duties,pavement}.py',
        ],
    },
    {
        rule: 'build definitions',
        reason: 'it decides what is built, and so what is tested',
        globs: [
            '{CMakeLists.txt,CMakePresets.json,CMakeUserPresets.json,*.cmake}',
            '{pants.toml,BUILD.bazel,WORKSPACE.bazel,MODULE.bazel,*.bzl,BUILD.gn,*.gni}',
            '{meson.build,meson_options.txt,meson.options,*.bp,*.ninja,wscript,conanfile.{py,txt},vcpkg.json,xmake.lua}',
            '*.{csproj,fsproj,vbproj,sln,slnx,targets,props,pbxproj,xcconfig,gemspec,cabal,nimble,podspec}',
            '{Project.toml,project.clj,deps.edn,shard.yml,dune,dune-project,rebar.config{,.script},cabal.project{,.local},dub.{json,sdl},elm.json,shadow-cljs.edn,hatch_build.py,*.rsp,build.zig,build.zig.zon,stack.yaml,package.yaml}',
            '*.{gradle,gradle.kts,sbt}',
            '{build,ivy}.xml',
            '**/{buildSrc,build-logic}/**',
            '{nx,turbo,lerna,rush,wireit,moon}.json',
            '{nx,turbo,lerna,rush}.jsonc',
            '{webpack,rollup,rolldown,esbuild,tsup,tsdown,rspack,rsbuild,parcel,snowpack,metro,gulpfile,gruntfile,next,nuxt,astro,svelte,remix,vue,angular,craco,postcss,tailwind,unbuild,build}{.*,}.config.{js,mjs,cjs,ts,mts,cts,json}',
            '{gulpfile,Gruntfile,webpack.mix}{,.babel,.esm}.{js,mjs,cjs,ts,coffee}',
            '{.babelrc*,babel.config.*,.swcrc,.parcelrc,angular.json,.terserrc*,bunfig.toml}',
            '{tsconfig,jsconfig}*.json',
        ],
        exactGlobs: ['{BUILD,BUCK,WORKSPACE,Jakefile,Brewfile,Vagrantfile}'],
    },
    {
        rule: 'linter and checker settings',
        reason: 'it decides what a linter, formatter, type checker or coverage tool finds wrong',
        globs: [
            '{ruff,.ruff,mypy,.mypy,pyrightconfig,basedpyright,pyre,.pylintrc,pylintrc,.flake8,.pycodestyle,.pydocstyle,.isort,.bandit,.style,.yapfignore,.importlinter,.ruff_defaults}{,.toml,.ini,.json,.cfg,.yapf}',
            '{.pylintrc,pylintrc,.flake8,.isort.cfg,.style.yapf,.coveragerc,.coverage.toml,codecov.yml,.codecov.yml,.coveralls.yml}',
            '{.eslintrc,.stylelintrc,.prettierrc,.jshintrc,.jscsrc,.tslintrc,.markdownlint*,.commitlintrc,.cspell,.xo-config,.oxlintrc,.dprint}*',
            '{eslint,stylelint,prettier,commitlint,lint-staged,cspell,knip,xo,dependency-cruiser}.config.{js,mjs,cjs,ts,mts,cts,json}',
            '{biome,tslint,cspell,knip,oxlintrc,dprint}.{json,jsonc}',
            '.dependency-cruiser.{js,cjs,mjs,json}',
            '.{eslintignore,prettierignore,stylelintignore,coverageignore,editorconfig}',
            '{.golangci,.golangci-lint,.goreleaser,.revive,.staticcheck}.{yml,yaml,toml,json,conf}',
            '{clippy,.clippy,rustfmt,.rustfmt,deny,tarpaulin,.tarpaulin,cliff,cross,taplo}.toml',
            '{.rubocop,.rubocop_todo,.standard,.reek,.erb-lint,.haml-lint,sorbet}.{yml,yaml}',
            '{phpstan,psalm,phpcs,.phpcs,phpmd,rector,ecs,infection,.php-cs-fixer,.php_cs}{.neon,.xml,.php,.json,.dist,.dist.php,.neon.dist,.xml.dist,.json5}',
            '{checkstyle,spotbugs,pmd,findbugs,detekt,ktlint,error-prone,sonar-project,lombok}*.{xml,yml,yaml,properties,config}',
            '{.clang-format,.clang-tidy,.clangd,.cppcheck,CPPLINT.cfg,.swiftlint.yml,.swiftformat,.scalafmt.conf,.scalafix.conf,.credo.exs,.formatter.exs,.dialyzer_ignore.exs,analysis_options.yaml,.luacheckrc,.perlcriticrc,.perltidyrc,.shellcheckrc,.hadolint.yaml,.hadolint.yml,.yamllint,.yamllint.yml,.yamllint.yaml,.ansible-lint,.tflint.hcl,.hlint.yaml,stylecop.json,.globalconfig,.typos.toml,typos.toml,_typos.toml,.vale.ini,.nycrc,.size-limit.json}',
        ],
    },
    {
        rule: 'vendored code',
        reason: 'it is copied from elsewhere, and tests may rest on it',
        globs: [
            '**/{vendor,vendored,third_party,third-party,thirdparty,3rdparty,bower_components,jspm_packages,Pods,Carthage,extern,externals,_vendor}/**',
            '/{external,deps}/**',
        ],
    },
    TEST_FILES,
    {
        rule: 'tools that run by themselves',
        reason: 'a tool runs it by itself',
        globs: [
            'build.rs',
            '**/.cargo/{config,config.toml}',
            'rust-toolchain{,.toml}',
            '{Dockerfile,Containerfile,*.Dockerfile}',
            '{docker-,}compose*.{yml,yaml}',
            '{.envrc,.env,*.env,.env.{local,test,ci,production,development},.tool-versions,{,.}mise{,.local}.toml}',
            '.{python,node,ruby,java,go,php,terraform,swift,elixir,perl,bun,deno}-version',
            '{.nvmrc,.sdkmanrc,devbox.json,Procfile{,.*},Tiltfile}',
            '**/.mise/**',
            '{shell,default,flake,devenv}.nix',
            '.{irbrc,pryrc,lldbinit,gdbinit,inputrc,bashrc,bash_profile,zshrc,profile}',
            'skaffold.{yml,yaml}',
            '{sitecustomize,usercustomize}.py',
            '*.pth',
            '{gradlew,mvnw}{,.bat,.cmd}',
            '**/gradle/wrapper/**',
            '**/.mvn/**',
            '{.bazelrc,.bazelversion,.bazelignore,.buckconfig,.Rprofile,.Renviron,.ghci,.iex.exs}',
            '.*rc{,.*}',
            '/tools/bazel',
        ],
        exactGlobs: ['{Dockerfile,Containerfile}.*', '[A-Z]*file'],
    },
    INSTALLED_FILES,
    {
        rule: 'repository settings',
        reason: 'GitHub and the apps that are installed there obey it',
        globs: ['.github/**'],
    },
    {
        rule: 'tool settings',
        reason: 'settings at the root are those of tools and of bots',
        globs: ['/.*.{yml,yaml,toml,json,json5,jsonc,ini,cfg,conf}', '/*.{ini,cfg,conf}'],
    },
];
const JUDGE_FILES = {
    rule: 'the judge',
    reason: 'the test command runs it or is steered by it, so it judges the change',
    globs: [],
};
function ruleMatcher(rules) {
    const globs = rules.flatMap((rule) => rule.globs);
    const exactGlobs = rules.flatMap((rule) => rule.exactGlobs ?? []);
    const [inAnyCase, inThisCase] = [(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__  .jN)(globs, 'i'), (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__  .jN)(exactGlobs, '')];
    return (path) => inAnyCase(path) || inThisCase(path);
}
const testFiles = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_4__  .O)(() => ruleMatcher([TEST_FILES]));
const isTestFile = (path) => testFiles()(path);


  }),

  80253:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Go: () => (  isBinary),
    TA: () => (  readFile),
    Zt: () => (  toLineFeeds),
    c0: () => (  fileLines),
    ee: () => (  replaceText),
    g7: () => (  decodeText),
    sI: () => (  ReadingRecord),
    wx: () => (  encodeText)
  });
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39429);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _file_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89941);
  var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66904);
  var _snapshot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83266);





const MAX_PAGE_LINES = 250;
const MAX_PAGE_BYTES = 10 * 1024;
const MAX_READ_LINE_CHARS = 2000;
async function readFile(tree, record, args) {
    const check = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__  .NP)(args.rel_path);
    if (!check.ok)
        return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .J5)(args.rel_path, check.denial);
    const { path } = check;
    const shown = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__  .P8)(path);
    const found = tree.find(path);
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
            return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__  .xb)(found);
    }
    const content = await tree.read(found);
    if (found.kind === 'link') {
        const target = content.kind === 'bytes' ? (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__  .P8)(content.bytes.toString('utf8')) : 'an unreadable text';
        return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .oQ)(`${shown} is a symbolic link to ${target}; links are not followed.`, { path });
    }
    if (content.kind === 'unreadable')
        return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .gz)(`${shown} cannot be read: ${content.why}.`, { path });
    if (content.kind === 'too_large') {
        const why = `${content.size} bytes, and files over ${_snapshot_js__WEBPACK_IMPORTED_MODULE_3__  .gZ} are not read`;
        return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .gz)(`${shown} has ${why}.`, { path });
    }
    const decoded = decodeText(content.bytes);
    if (decoded.kind === 'opaque')
        return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .gz)(`${shown} is ${decoded.what} (${content.bytes.length} bytes).`, { path });
    const { text } = decoded.file;
    const lines = fileLines(text);
    if (lines.length === 0)
        return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .oQ)('(empty file)', { path, lines: 0 });
    const start = args.start_line ?? 1;
    const end = Math.min(args.end_line ?? lines.length, lines.length);
    if (start > lines.length) {
        return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .gz)(`${shown} has ${lines.length} lines; start_line ${start} lies behind its end.`, { path });
    }
    if (end < start)
        return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .gz)(`end_line ${end} lies before start_line ${start}.`, { path });
    const page = linePage(lines, { start, end, maxChars: args.max_chars ?? Number.POSITIVE_INFINITY });
    record.sawLines(path, found.entry.oid, page.wholeLines);
    if (page.last === lines.length && !text.endsWith('\n'))
        page.notes.push('no newline at the end');
    const notes = page.notes.length === 0 ? [] : [`[${page.notes.join('; ')}]`];
    const meta = { path, start_line: start, end_line: page.last, lines: lines.length };
    return (0,_file_tree_js__WEBPACK_IMPORTED_MODULE_1__  .oQ)([...page.lines, ...notes].join('\n'), meta);
}
function linePage(all, { start, end, maxChars }) {
    const page = { lines: [], last: start, wholeLines: [], notes: [] };
    const maxLineChars = start === end ? MAX_PAGE_BYTES : MAX_READ_LINE_CHARS;
    let bytes = 0;
    let chars = 0;
    for (let number = start; number <= Math.min(end, start + MAX_PAGE_LINES - 1); number += 1) {
        const text = all[number - 1] ?? '';
        const isFirst = number === start;
        const room = isFirst ? Math.min(maxLineChars, maxChars) : maxLineChars;
        const line = `${number}|${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)(text, room)}`;
        bytes += Buffer.byteLength(line) + 1;
        chars += line.length + 1;
        if (!isFirst && (bytes > MAX_PAGE_BYTES || chars > maxChars))
            break;
        page.lines.push(line);
        page.last = number;
        if (text.length <= room)
            page.wholeLines.push(number);
        else {
            const more = start === end ? '' : ': read it alone for more';
            page.notes.push(`line ${number} is cut, it has ${text.length} characters${more}`);
        }
    }
    const lines = `lines ${start}-${page.last} of ${all.length}`;
    if (page.last < end)
        page.notes.push(`${lines}; continue at line ${page.last + 1}`);
    else if (page.last < all.length || start > 1)
        page.notes.push(lines);
    return page;
}
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
    if (bytes.includes(0))
        return { kind: 'opaque', what: 'a binary file' };
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const decoded = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(null, () => decoder.decode(bytes));
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
    jN: () => (  matcher),
    pN: () => (  portabilityProblem),
    pZ: () => (  GlobError)
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
    if (text.startsWith('/'))
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
    const { isNameOnly, source } = parseGlob(glob);
    return `^${isNameOnly ? ANY_FOLDERS : ''}${source}$`;
}
function matcher(globs, flags) {
    const parsed = globs.map(parseGlob);
    const anyOf = (wanted) => wanted.length === 0 ? /(?!)/ : new RegExp(wanted.map(({ source }) => `^${source}$`).join('|'), flags);
    const names = anyOf(parsed.filter(({ isNameOnly }) => isNameOnly));
    const paths = anyOf(parsed.filter(({ isNameOnly }) => !isNameOnly));
    return (path) => names.test(path.slice(path.lastIndexOf('/') + 1)) || paths.test(path);
}
function parseGlob(glob) {
    if (glob.length > MAX_GLOB_LENGTH)
        throw new GlobError(`a glob of more than ${MAX_GLOB_LENGTH} characters`);
    const isRooted = /^\.?\//.test(glob);
    const path = glob.replace(/^(?:\.?\/)+/, '').replace(/\/$/, '/**');
    if (path === '')
        throw new GlobError('an empty glob');
    const name = path.replace(/^(?:\*\*\/)+/, '');
    if (!isRooted && name !== '' && !name.includes('/'))
        return { isNameOnly: true, source: translate(name) };
    return { isNameOnly: false, source: translate(path) };
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

  63695:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  wU: () => (  RepoWorkspace),
  OH: () => (  openWorkspace),
  B3: () => (  workspaceOf)
});


var errors = __webpack_require__(39429);
var once = __webpack_require__(70255);
var file_tree = __webpack_require__(89941);
var git = __webpack_require__(59268);
var git_objects = __webpack_require__(14189);
var journal = __webpack_require__(2299);
var judge_files = __webpack_require__(70585);
var overview = __webpack_require__(28897);
var workspace_policy = __webpack_require__(71616);
var read_file = __webpack_require__(80253);
var core_text = __webpack_require__(45565);
var repo_path = __webpack_require__(66904);
; 




const DEFAULT_MAX_FILES = 200;
const DEFAULT_MAX_HITS = 100;
const MAX_SHOWN_CHARS = 200;
async function listFiles(tree, args) {
    const scope = await openScope(tree, args);
    if ('answer' in scope)
        return scope.answer;
    if (scope.found.kind !== 'folder')
        return (0,file_tree .gz)(`${(0,repo_path .P8)(scope.folder)} is not a folder: ${NO_FOLDER[scope.found.kind]}.`);
    const maxFiles = args.max_files ?? DEFAULT_MAX_FILES;
    const lines = [];
    let bytes = 0;
    let total = 0;
    for (const file of tree.files(scope.folder)) {
        if (!scope.matches(file.path))
            continue;
        total += 1;
        if (lines.length >= maxFiles || bytes > file_tree .gB)
            continue;
        const line = `${(0,repo_path .P8)(file.path)}${KIND_NOTES[file.kind]}`;
        lines.push(line);
        bytes += Buffer.byteLength(line) + 1;
    }
    if (total === 0)
        return (0,file_tree .oQ)('No files.', { files: 0, total });
    const files = lines.length;
    if (total > files)
        lines.push(`[${total - files} more; narrow with rel_dir or glob, or raise max_files]`);
    return (0,file_tree .oQ)(lines.join('\n'), { files, total });
}
const KIND_NOTES = { file: '', link: ' (symbolic link)', submodule: ' (submodule)' };
const NO_FOLDER = {
    file: 'read it with read_file',
    link: 'it is a symbolic link, and links are not followed',
    submodule: 'it is a submodule, another repository',
};
async function openScope(tree, { rel_dir, glob }) {
    const check = (0,repo_path .EP)(rel_dir);
    if (!check.ok)
        return { answer: (0,file_tree .J5)(rel_dir ?? '', check.denial) };
    const { folder } = check;
    const found = tree.find(folder);
    if (found.kind === 'missing')
        return { answer: (0,file_tree .z)(tree, folder) };
    if (found.kind === 'blocked')
        return { answer: (0,file_tree .Z5)(folder, found) };
    if (glob === null)
        return { folder, found, matches: () => true };
    const { RE2JS, RE2JSException } = await __webpack_require__.e(  856).then(__webpack_require__.bind(__webpack_require__, 2856));
    try {
        const pattern = RE2JS.compile((0,repo_path .E9)(glob));
        const matches = (path) => pattern.testExact(path) || pattern.testExact(path.slice(folder.length + 1));
        return { folder, found, matches };
    }
    catch (error) {
        if (error instanceof repo_path .pZ)
            return { answer: (0,file_tree .gz)(`glob: ${error.message}.`) };
        if (error instanceof RE2JSException)
            return { answer: (0,file_tree .gz)(`glob: ${glob} is not a glob.`) };
        throw error;
    }
}
async function grep(tree, args) {
    const scope = await openScope(tree, args);
    if ('answer' in scope)
        return scope.answer;
    const pattern = await compilePattern(args.pattern, args.regex ?? false);
    if ('reason' in pattern)
        return (0,file_tree .gz)(`${pattern.reason}.`);
    const search = new LineSearch(pattern, args.max_hits ?? DEFAULT_MAX_HITS);
    if (scope.found.kind !== 'folder') {
        await search.look(tree, [scope.found]);
        return search.answer(1);
    }
    const isIn = ({ kind, path }) => kind === 'file' && scope.matches(path);
    const { files, problem } = pattern.literal === null
        ? { files: tree.files(scope.folder), problem: null }
        : await tree.holding(scope.folder, pattern.literal);
    await search.look(tree, files[Symbol.iterator]().filter(isIn));
    search.stop ??= problem;
    return search.answer(() => tree
        .files(scope.folder)
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
            ...(this.stop === null ? [] : [`${this.stop}; narrow with rel_dir or glob`]),
            ...(binary === 0 ? [] : [`${(0,file_tree .pq)(binary, 'binary file')} skipped`]),
            ...(too_large === 0 ? [] : [`${(0,file_tree .pq)(too_large, 'file')} over 1 MB skipped`]),
            ...(unreadable === 0 ? [] : [`${(0,file_tree .pq)(unreadable, 'file')} that git cannot read skipped`]),
        ];
        const none = () => `No match in ${(0,file_tree .pq)(typeof count === 'number' ? count : count(), 'file')}.`;
        const lines = hits === 0 ? [none()] : this.#lines;
        const note = notes.length === 0 ? [] : [`[${notes.join('; ')}]`];
        return (0,file_tree .oQ)([...lines, ...note].join('\n'), { hits, files: this.#files });
    }
    async #lookAtAll(tree, files) {
        const contents = await Promise.all(files.map((file) => tree.read(file)));
        for (const [at, file] of files.entries()) {
            const content = contents[at];
            if (this.stop !== null || content === undefined)
                return;
            if (content.kind === 'bytes')
                this.#lookAt(file, content.bytes);
            else
                this.#skipped[content.kind] += 1;
        }
    }
    #lookAt(file, bytes) {
        if (this.#searchedBytes + bytes.length > this.#pattern.maxBytes) {
            this.stop = `stopped before ${(0,repo_path .P8)(file.path)}, after ${this.#searchedBytes} bytes of files`;
            return;
        }
        this.#searchedBytes += bytes.length;
        if (!this.#pattern.mayMatch(bytes))
            return;
        const hits = this.#lines.length;
        if ((0,read_file .Go)(bytes))
            this.#skipped.binary += 1;
        else
            this.#lookAtLines(file, bytes.toString('utf8'));
        if (this.#lines.length > hits)
            this.#files += 1;
    }
    #lookAtLines(file, text) {
        const path = (0,repo_path .P8)(file.path);
        let number = 0;
        for (let start = 0; start < text.length;) {
            const newline = text.indexOf('\n', start);
            const end = newline === -1 ? text.length : newline;
            number += 1;
            const line = text.slice(start, text[end - 1] === '\r' ? end - 1 : end);
            const hit = this.#pattern.find(line);
            if (hit !== null && !this.#add(`${path}:${number}:${aroundHit(line, hit)}`))
                return;
            start = end + 1;
        }
    }
    #add(line) {
        this.#answerBytes += Buffer.byteLength(line) + 1;
        if (this.#lines.length >= this.#maxHits)
            this.stop = `stopped at ${this.#maxHits} hits, there are more`;
        else if (this.#answerBytes > file_tree .gB)
            this.stop = 'stopped at 16 KB of hits, there are more';
        if (this.stop !== null)
            return false;
        this.#lines.push(line);
        return true;
    }
}
function aroundHit(line, hit) {
    if (line.length <= MAX_SHOWN_CHARS)
        return line.trimEnd();
    const room = Math.max(0, MAX_SHOWN_CHARS - (hit.end - hit.start));
    const wanted = Math.max(0, hit.start - Math.floor(room / 2));
    const start = Math.min(wanted, line.length - MAX_SHOWN_CHARS);
    const end = start + MAX_SHOWN_CHARS;
    const part = (0,core_text .OJ)((0,core_text .iV)(line, line.length - start), MAX_SHOWN_CHARS);
    return `${start > 0 ? '…' : ''}${part}${end < line.length ? '…' : ''}`;
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

var workspace_snapshot = __webpack_require__(83266);
var write_file = __webpack_require__(93024);
; 













function workspaceOf({ baseCommit, testCommand, mayAddTests }, { allowPaths, allowTestEdits }) {
    const settings = { allowPaths, allowTestEdits, mayAddTests: mayAddTests === true };
    return { commit: baseCommit, settings, testCommand };
}
async function openWorkspace(options) {
    (0,workspace_policy .BV)(options.settings);
    const snapshot = options.snapshot ??
        (await (0,workspace_snapshot .r3)((0,git .W1)(options.repository), options.commit, options.patience));
    const close = async () => (options.snapshot === undefined ? snapshot[Symbol.asyncDispose]() : undefined);
    const policy = (0,once .O)(async () => {
        const [judgeFiles, testFiles] = await Promise.all([
            (0,judge_files .I)(judgeTreeOf(snapshot), options.testCommand ?? null),
            findTestFiles(snapshot),
        ]);
        const isTracked = (path) => snapshot.tree.find(path) !== null || snapshot.tree.holdsFolder(path);
        return (0,workspace_policy .BV)(options.settings, {
            isTracked,
            paths: () => snapshot.paths(),
            judgeFiles,
            testFiles,
        });
    });
    return new RepoWorkspace(snapshot, policy, close);
}
async function findTestFiles(snapshot) {
    const found = new Set();
    for (const path of (await (0,git_objects .ZR)(snapshot, workspace_policy .ZD)).keys()) {
        const text = (0,workspace_policy .KD)(path).length === 0 ? null : await snapshot.readText(path);
        if (text !== null && (0,workspace_policy .S1)(path, text))
            found.add(path);
    }
    return found;
}
const judgeTreeOf = ({ tree, read, readText }) => ({
    pathsIn: (folder) => tree.paths(folder),
    kindOf: (path) => tree.find(path)?.kind ?? null,
    readText,
    async readLink(path) {
        const entry = tree.find(path);
        const content = entry?.kind === 'link' ? await read(entry) : null;
        return content?.kind === 'bytes' ? content.bytes.toString('utf8') : null;
    },
});
class RepoWorkspace {
    snapshot;
    journal;
    policy;
    #tree;
    #record = new read_file .sI();
    #close;
    constructor(snapshot, policy, close = async () => { }) {
        this.#close = close;
        this.snapshot = snapshot;
        this.journal = new journal .CQ(snapshot);
        this.policy = policy;
        this.#tree = new file_tree .hr(snapshot, this.journal);
    }
    get fileCount() {
        return this.snapshot.tree.count;
    }
    async execute(action) {
        switch (action.name) {
            case 'list_files':
                return listFiles(this.#tree, action.args);
            case 'read_file':
                return (0,read_file .TA)(this.#tree, this.#record, action.args);
            case 'grep':
                return grep(this.#tree, action.args);
            case 'write_file': {
                const { journal } = this;
                const policy = await this.policy();
                return (0,write_file ._h)({ tree: this.#tree, journal, policy, record: this.#record }, action.args);
            }
            default:
                return (0,errors .xb)(action);
        }
    }
    overview(maxBytes) {
        return (0,overview .M0)(this.snapshot.tree, maxBytes);
    }
    async closeJudges(paths) {
        (await this.policy()).closeJudges(paths);
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
    _6: () => (  decodeUtf8),
    gZ: () => (  MAX_FILE_BYTES),
    r3: () => (  openSnapshot)
  });
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39429);
  var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59268);
  var _git_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14189);



const MAX_FILE_BYTES = 1024 * 1024;
async function openSnapshot(repository, commit, patience = {}) {
    if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit)) {
        throw new Error(`${JSON.stringify(commit)} is not a full commit id`);
    }
    const tree = new TreeIndex(await listTree(repository, commit, patience), commit.length);
    const objects = new _git_objects_js__WEBPACK_IMPORTED_MODULE_1__  .Vc(repository, patience);
    const read = (entry) => objects.read(entry.oid, MAX_FILE_BYTES);
    return {
        commit,
        repository,
        tree,
        read,
        readWhole: (entry) => objects.read(entry.oid, Number.POSITIVE_INFINITY),
        holding: (folder, text) => (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__  .HC)(repository, { commit, folder, text }, patience),
        readText: async (path) => {
            const entry = tree.find(path);
            if (entry?.kind !== 'file')
                return null;
            const content = await read(entry);
            return content.kind === 'bytes' ? decodeUtf8(content.bytes) : null;
        },
        paths: () => tree.paths(''),
        [Symbol.asyncDispose]: () => objects.close(),
    };
}
async function listTree(repository, commit, patience) {
    const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
    const answer = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__  .gG)(repository.gitDir, args, patience);
    if (answer.exitCode === 0)
        return answer.stdout;
    const known = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__  .gG)(repository.gitDir, ['cat-file', '-e', `${commit}^{tree}`], patience);
    if (known.exitCode === 0)
        throw (0,_git_js__WEBPACK_IMPORTED_MODULE_0__  .N7)(args, answer);
    throw new Error(`commit ${commit} is not in ${repository.root}: fetch it first (\`git fetch origin ${commit}\`, or the whole history)`);
}
const decodeUtf8 = (bytes) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__  .NW)(null, () => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
const SLASH = 0x2f;
const AFTER_SLASH = 0x30;
const MODE_LENGTH = 6;
class TreeIndex {
    count;
    #raw;
    #starts;
    #idLength;
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
    *paths(folder) {
        const { start, end } = this.range(folder);
        for (let position = start; position < end; position += 1)
            yield this.path(position);
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
            const order = this.#raw.compare(this.#raw, this.#pathStart(position), this.#pathEnd(position), this.#pathStart(position - 1), this.#pathEnd(position - 1));
            if (order >= 0)
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

  93024:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Mh: () => (  denyContent),
  QM: () => (  denyTarget),
  AU: () => (  fold),
  Fy: () => (  textProblem),
  _h: () => (  writeFile)
});

var errors = __webpack_require__(39429);
var redaction = __webpack_require__(36541);
var core_text = __webpack_require__(45565);
; 


function applyEdits(text, edits, base) {
    const lines = textLines(text);
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
        const stands = (each) => isMadeHere(each.replacement) && standsInItsOwnNew(lines.text, each);
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
function standsInItsOwnNew(text, { start, end, replacement }) {
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
function textLines(text) {
    const lines = [];
    for (let start = 0; start < text.length;) {
        const newline = text.indexOf('\n', start);
        const next = newline === -1 ? text.length : newline + 1;
        const whole = text.slice(start, next).replace(/\r?\n$/, '');
        lines.push({ ...takeApart(whole), start, end: start + whole.length, next });
        start = next;
    }
    const numberAt = (position) => lines.findLastIndex((line) => line.start <= position) + 1;
    return { text, lines, numberAt };
}
function findAll({ text }, edit) {
    const starts = [...occurrences(text, edit.old).take(MAX_MATCHES)];
    return starts.map((start) => {
        const plain = { start, end: start + edit.old.length, replacement: edit.new };
        return aligned(text, plain, edit);
    });
}
function aligned(text, match, edit) {
    const own = firstIndent(edit.new);
    const lineStart = text.lastIndexOf('\n', match.start - 1) + 1;
    const indent = text.slice(lineStart, match.start);
    if (own === '' || indent === '' || indent.trim() !== '' || /^\s/.test(edit.old))
        return match;
    if (edit.new.trim() === edit.old.trim())
        return { ...match, start: lineStart };
    const [first = '', ...others] = edit.new.split('\n');
    const isBlock = others.every((line) => line.trim() === '' || line.startsWith(own));
    const shifted = isBlock
        ? others.map((line) => line.replace(own, () => (line.trim() === '' ? own : indent)))
        : others;
    return { ...match, replacement: [first.slice(own.length), ...shifted].join('\n') };
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
    const cut = (line) => (0,core_text .ml)(text.slice(line.start, line.end), MAX_NEAR_CHARS);
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
    const closed = denyTarget(on.tree, path, args.rel_path) ?? on.policy.denyWrite(path);
    if (closed !== null)
        return (0,file_tree .J5)(path, closed);
    const current = await readCurrent(on.tree, path);
    if (typeof current === 'string')
        return (0,file_tree .gz)(`${(0,repo_path .P8)(path)} is not edited: ${current}.`, { path });
    if (current === null && args.content === null)
        return (0,file_tree .Bi)(on.tree, path);
    const next = nextText(on, current, args);
    if (!next.ok)
        return (0,file_tree .gz)(`${(0,repo_path .P8)(path)}: ${next.reason}`, { path });
    const bytes = (0,read_file .wx)(next.file);
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
    const denial = denyContent(on.policy, { path, before, after }) ?? (0,policy .q3)(on.journal.sizeWith(entry));
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
    return (0,file_tree .oQ)(output, { ...meta, changed: true, tree: on.journal.treeId() });
}
async function readCurrent(tree, path) {
    const found = tree.find(path);
    if (found.kind !== 'file')
        return null;
    const content = await tree.read(found);
    switch (content.kind) {
        case 'unreadable':
            return content.why;
        case 'too_large':
            return `it is larger than ${snapshot .gZ} bytes`;
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
        return `it would have more than ${snapshot .gZ} bytes`;
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
    if (!isEmptied || policy.protection(path) === null)
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
        return '[too much changed to show; read_file shows the result]';
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
    const more = `[${lines.length - shown} more lines of diff; read_file shows the result]`;
    return [...lines.slice(0, shown), more].join('\n');
}
function denyTarget(tree, path, asGiven) {
    if (asGiven.endsWith('/'))
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
