export const id = 252;
export const ids = [252];
export const modules = {

  97763:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $I: () => (  lookup),
    Dn: () => (  NotKnown),
    F9: () => (  evaluateCondition),
    GW: () => (  BARE_RUNNER),
    Ib: () => (  workflowContexts),
    PC: () => (  labelsOf),
    Qh: () => (  archOf),
    RV: () => (  withMember),
    Rf: () => (  fromJson),
    T4: () => (  evaluateToken),
    Vx: () => (  partly),
    Yj: () => (  string),
    ZB: () => (  PATH_MARKS),
    a2: () => (  splitAtMarks),
    aB: () => (  toJson),
    b$: () => (  withContexts),
    eG: () => (  markCheckout),
    io: () => (  passedInputs),
    jo: () => (  stepContexts),
    mJ: () => (  osOf),
    nT: () => (  topInputs),
    p_: () => (  evaluateText),
    ul: () => (  markedText),
    wh: () => (  plainText),
    zz: () => (  dictionary)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40081);
  var _actions_expressions_funcs_endswith__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18143);
  var _actions_expressions_funcs_format__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74566);
  var _actions_expressions_funcs_join__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51973);
  var _actions_expressions_funcs_startswith__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73364);
  var _actions_expressions_funcs_tojson__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96882);
  var _actions_expressions_result__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96856);
  var _actions_workflow_parser__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8249);
  var _actions_workflow_parser_templates_tokens_null_token__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17063);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7403);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17448);











class NotKnown extends Error {
    why;
    constructor(why) {
        super(why);
        this.why = why;
    }
}
function notKnownIn(error) {
    for (let at = error; at instanceof Error; at = at.cause)
        if (at instanceof NotKnown)
            return at;
    return null;
}
class Members extends _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Dictionary {
    #find;
    #list;
    constructor(find, list) {
        super();
        this.#find = find;
        this.#list = list ?? (() => unknown('unknown'));
    }
    get(name) {
        return this.#find(name);
    }
    pairs() {
        return this.#list();
    }
    values() {
        return this.pairs().map(({ value }) => value);
    }
}
function unknown(why) {
    throw new NotKnown(why);
}
function partly(known, why = () => 'unknown') {
    const members = dictionary(known);
    return new Members((name) => members.get(name) ?? unknown(why(name.toLowerCase())), () => unknown(why('')));
}
const dictionary = (known) => new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Dictionary(...Object.entries(known).map(([key, value]) => ({ key, value })));
const string = (text) => new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.StringData(text);
const fromJson = (text) => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_10__  .NW)(null, () => JSON.parse(text, _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.reviver));
const toJson = (value) => JSON.stringify(value, _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.replacer);
const lookup = (find) => new Members((name) => {
    const text = find(name);
    return text === null ? undefined : string(text);
});
const PATH_MARKS = {
    workspace: '\uE0FE\uE001\uE0FE',
    temp: '\uE0FE\uE002\uE0FE',
};
const CI_WORKSPACE = /\/(?:home\/runner\/work|__w)\/([^/\s'"]+)\/\1(?![\w.-])/g;
const markCheckout = (text) => text.replace(CI_WORKSPACE, PATH_MARKS.workspace);
const STATUS = {
    success: true,
    always: true,
    failure: false,
    cancelled: false,
};
const STATUS_FUNCTIONS = [...Object.keys(STATUS), 'hashfiles'].map((name) => {
    const call = () => new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.BooleanData(STATUS[name] ?? unknown('unknown'));
    return { name, minArgs: 0, maxArgs: 255, call };
});
const printed = (value) => value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.NumberData
    ? string((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .$4)(value.value))
    : value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Array
        ? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Array(...value.values().map(printed))
        : value;
const NUMBER_MARK = '\uE0FE#';
function toPrintedJson(value) {
    const text = JSON.stringify(value, (key, each) => each instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.NumberData ? `${NUMBER_MARK}${(0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .$4)(each.value)}` : _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.replacer(key, each), 2);
    return string(text.replace(new RegExp(`"${NUMBER_MARK}([^"]*)"`, 'g'), '$1'));
}
const FUNCTION_VALUES = new Map([
    ...STATUS_FUNCTIONS,
    ...[_actions_expressions_funcs_format__WEBPACK_IMPORTED_MODULE_2__  .G, _actions_expressions_funcs_join__WEBPACK_IMPORTED_MODULE_3__  .f, _actions_expressions_funcs_startswith__WEBPACK_IMPORTED_MODULE_4__  .A, _actions_expressions_funcs_endswith__WEBPACK_IMPORTED_MODULE_1__  .D].map((each) => ({
        ...each,
        call: (...args) => each.call(...args.map(printed)),
    })),
    { ..._actions_expressions_funcs_tojson__WEBPACK_IMPORTED_MODULE_5__  .C, call: toPrintedJson },
].map((each) => [each.name.toLowerCase(), each]));
function evaluateExpression(ast, contexts) {
    if (ast === null)
        throw new NotKnown('unknown');
    try {
        return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .oi(ast, contexts, FUNCTION_VALUES).evaluate();
    }
    catch (error) {
        throw notKnownIn(error) ?? new NotKnown('unknown');
    }
}
function evaluateText(template, contexts) {
    const pieces = [];
    let text = '';
    for (const part of template) {
        if (part.kind === 'text') {
            text += part.text;
            continue;
        }
        try {
            text += textOf(evaluateExpression(part.ast, contexts));
        }
        catch (error) {
            const why = notKnownIn(error)?.why ?? 'unknown';
            pieces.push(...splitAtMarks(text), { kind: 'hole', source: part.source, why });
            text = '';
        }
    }
    return [...pieces, ...splitAtMarks(text)];
}
const textOf = (value) => value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.NumberData ? (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .$4)(value.value) : value.coerceString();
const PATH_MARK = new RegExp(`(${Object.values(PATH_MARKS).join('|')})`);
const splitAtMarks = (text) => text.split(PATH_MARK).flatMap((part) => {
    if (part === PATH_MARKS.workspace)
        return [{ kind: 'path', path: 'workspace' }];
    if (part === PATH_MARKS.temp)
        return [{ kind: 'path', path: 'temp' }];
    return part === '' ? [] : [{ kind: 'text', text: part }];
});
function plainText(pieces) {
    if (pieces.some(({ kind }) => kind !== 'text'))
        return null;
    return pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
}
function markedText(pieces) {
    return pieces
        .map((piece) => {
        if (piece.kind === 'hole')
            throw new NotKnown(piece.why);
        return piece.kind === 'path' ? PATH_MARKS[piece.path] : piece.text;
    })
        .join('');
}
function evaluateToken(token, contexts) {
    if ((0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_7__  .pi)(token)) {
        const result = new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Dictionary();
        for (const { key, value } of token) {
            const evaluated = evaluateToken(value, contexts);
            if (key.isExpression && evaluated.kind === _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Kind.Dictionary) {
                for (const pair of evaluated.pairs())
                    result.add(pair.key, pair.value);
            }
            else
                result.add(key.toString(), evaluated);
        }
        return result;
    }
    if ((0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_7__  .wZ)(token))
        return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Array(...[...token].map((item) => evaluateToken(item, contexts)));
    if (!(0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_7__  .jn)(token))
        throw new NotKnown('unknown');
    if (token instanceof _actions_workflow_parser_templates_tokens_null_token__WEBPACK_IMPORTED_MODULE_8__  .Z)
        return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Null();
    if ((0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_7__  .Et)(token))
        return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.NumberData(token.value);
    if ((0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_7__  .Lm)(token))
        return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.BooleanData(token.value);
    const parts = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .LL)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .ws)(token) ?? '');
    const only = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .EY)(parts);
    return only === null
        ? string(markedText(evaluateText(parts, contexts)))
        : evaluateExpression(only.ast, contexts);
}
function evaluateCondition(text, contexts) {
    if (text === null || text.trim() === '')
        return true;
    const parts = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .LL)(text);
    const isBare = parts.every(({ kind }) => kind === 'text');
    const condition = isBare ? (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .YK)(text) : (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .EY)(parts);
    if (condition === null)
        return true;
    return (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_10__  .NW)(null, () => (0,_actions_expressions_result__WEBPACK_IMPORTED_MODULE_6__  .vN)(evaluateExpression(condition.ast, contexts)));
}
const NOT_KNOWN_HERE = partly({});
const SECRETS = partly({}, () => 'secret');
function workflowContexts(run, inputs) {
    const known = Object.fromEntries(Object.entries(run.github).map(([key, text]) => [key, string(text)]));
    const event = fromJson(run.event ?? '');
    const members = { ...known, workspace: string(PATH_MARKS.workspace), ...(event === null ? {} : { event }) };
    return dictionary({
        github: partly(members, (name) => (name === 'token' || name === '' ? 'secret' : 'unknown')),
        inputs,
        vars: NOT_KNOWN_HERE,
        secrets: SECRETS,
        needs: NOT_KNOWN_HERE,
    });
}
function topInputs(run, declared) {
    const event = run.github['event_name'];
    if (declared.size === 0 || (event !== undefined && event !== 'workflow_dispatch'))
        return dictionary({});
    const payload = fromJson(run.event ?? '');
    const inputs = payload instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Dictionary ? payload.get('inputs') : undefined;
    if (!(inputs instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Dictionary))
        return NOT_KNOWN_HERE;
    return inputsFrom(declared, (name) => inputs.get(name) ?? string(''));
}
function inputsFrom(declared, ask) {
    const inputs = [...declared].map(([key, source]) => {
        return { key, value: () => typed(ask(key, source), source.type) };
    });
    return new Members((name) => inputs.find(({ key }) => key.toLowerCase() === name.toLowerCase())?.value(), () => inputs.map(({ key, value }) => ({ key, value: value() })));
}
function passedInputs(declared, passed, { contexts, defaults }) {
    const byName = new Map([...passed].map(([name, token]) => [name.toLowerCase(), token]));
    return inputsFrom(declared, (name, { fallback }) => {
        const token = byName.get(name.toLowerCase());
        if (token !== undefined)
            return evaluateToken(token, contexts);
        return fallback === undefined ? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Null() : evaluateToken(fallback, defaults);
    });
}
function typed(value, type) {
    const isNull = value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Null;
    if (type === 'number')
        return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.NumberData(isNull ? 0 : value.number());
    if (type !== 'boolean')
        return string(isNull ? '' : value.coerceString());
    const text = isNull ? 'false' : value.coerceString();
    return text === 'true' || text === 'false' ? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.BooleanData(text === 'true') : value;
}
function withContexts(contexts, added) {
    const kept = contexts.pairs().filter(({ key }) => !(key in added));
    return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Dictionary(...kept, ...dictionary(added).pairs());
}
function stepContexts(contexts, jobId, runner = LINUX) {
    const github = contexts.get('github') ?? dictionary({});
    return withContexts(contexts, {
        github: withMember(github, 'job', string(jobId)),
        runner: partly({
            os: string(runner.os),
            ...(runner.arch === null ? {} : { arch: string(runner.arch) }),
            temp: string(PATH_MARKS.temp),
            debug: string(''),
        }),
        job: partly({ status: string('success') }),
        steps: NOT_KNOWN_HERE,
        env: dictionary({}),
    });
}
const withMember = (github, name, value) => github instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Dictionary
    ? new Members((key) => (key.toLowerCase() === name ? value : github.get(key)), () => github.pairs())
    : github;
const LINUX = { os: 'Linux', arch: null };
const BARE_RUNNER = {
    os: 'Linux',
    workspace: null,
    env: {},
    services: [],
    isInContainer: false,
    currentJob: null,
};
function labelsOf(runsOn, contexts) {
    if (runsOn === undefined)
        return [];
    const token = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_9__  .jO)(runsOn).get('labels') ?? runsOn;
    return (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_10__  .NW)([], () => {
        const value = evaluateToken(token, contexts);
        if (value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Array)
            return value.values().map((each) => each.coerceString());
        return value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.StringData ? [value.coerceString()] : [];
    });
}
const SYSTEMS = [
    ['Windows', /(?:^|[^a-z])win(?:dows|\d|-|$)/i],
    ['macOS', /(?:^|[^a-z])(?:mac(?:os|-|\d|$)|osx|darwin)/i],
    ['Linux', /ubuntu|linux|debian|fedora|alpine/i],
];
function osOf(labels) {
    for (const [os, pattern] of SYSTEMS)
        if (labels.some((label) => pattern.test(label)))
            return os;
    return null;
}
function archOf(labels) {
    if (labels.some((label) => /(?:^|[^a-z])(?:arm64|arm|aarch64)(?:[^a-z]|$)/i.test(label)))
        return 'ARM64';
    return osOf(labels) === 'Linux' ? 'X64' : null;
}


  }),

  46936:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    W: () => (  innerSteps),
    g: () => (  failedForGood)
  });
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97763);
  var _step_candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61777);
  var _step_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70758);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25545);




function innerSteps(step, leaves, log) {
    const marked = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_3__  .iW)(log);
    if (marked === null)
        return null;
    return marked.length === 0 ? byHeaders(leaves, log) : byMarkers(step, { leaves, marked, log });
}
const failedForGood = ({ outcome, conclusion }) => outcome === 'failure' && conclusion === 'failure';
const keyOf = (place) => place.join('.');
function byMarkers(step, { leaves, marked, log, }) {
    const groups = Map.groupBy(marked, ({ id }) => (0,_step_log_js__WEBPACK_IMPORTED_MODULE_3__  .dg)(id));
    const ids = new Set(marked.map(({ id }) => id));
    const roots = [...groups.keys()].filter((around) => !ids.has(around));
    const named = roots.filter((around) => around === step.source.id);
    const fitting = (named.length > 0 ? named : roots).flatMap((around) => {
        const placed = placedIn(groups, around, { leaves, prefix: [] });
        return placed === null ? [] : [placed];
    });
    const failing = fitting.filter((placed) => [...placed.values()].some(({ conclusion }) => conclusion === 'failure'));
    const [placed, ...rivals] = fitting.length > 1 ? failing : fitting;
    if (placed === undefined || rivals.length > 0)
        return null;
    return leaves.map((leaf) => {
        const ancestors = leaf.place.map((_, at) => placed.get(keyOf(leaf.place.slice(0, at + 1))));
        const skipped = ancestors.find((each) => each?.outcome === 'skipped');
        const found = ancestors.at(-1) ?? skipped;
        if (found === undefined)
            return { leaf, outcome: null, conclusion: null, part: null };
        const [first] = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_3__  .WD)({ ...log, from: found.from, to: found.to });
        const header = first === undefined || leaf.source.run.length === 0 ? null : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_3__  .ay)(first, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_2__  .SJ)(leaf));
        const { outcome, conclusion, from, to } = found;
        return { leaf: { ...leaf, header }, outcome, conclusion, part: { from: first?.line ?? from, to } };
    });
}
function placedIn(groups, around, { leaves, prefix }) {
    const marked = groups.get(around) ?? [];
    const ofAction = leaves.filter(({ place }) => prefix.every((at, depth) => place[depth] === at));
    const count = 1 + Math.max(-1, ...ofAction.map(({ place }) => place[prefix.length] ?? -1));
    const isStep = ({ display }, at) => {
        const leaf = ofAction.find(({ place }) => keyOf(place) === keyOf([...prefix, at]));
        return at < count && (leaf === undefined || mayBeShown(leaf, display));
    };
    const before = [...marked.keys()].find((start) => marked.slice(start).every((each, at) => isStep(each, at)));
    if (before === undefined)
        return null;
    const placed = new Map();
    for (const [at, step] of marked.slice(before).entries()) {
        const place = [...prefix, at];
        placed.set(keyOf(place), step);
        const isUsed = ofAction.some((leaf) => leaf.place.length > place.length && leaf.place[prefix.length] === at);
        const inner = isUsed && groups.has(step.id) ? placedIn(groups, step.id, { leaves, prefix: place }) : new Map();
        if (inner === null)
            return null;
        for (const [key, each] of inner)
            placed.set(key, each);
    }
    return placed;
}
const MAX_MARKER_CHARS = 1000;
function mayBeShown(leaf, shown) {
    const name = (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_1__  .QC)(leaf);
    const plain = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  .wh)(name);
    if (plain !== null && plain.length > MAX_MARKER_CHARS)
        return plain.startsWith(shown);
    return plain === null || (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_1__  .SB)(name, shown.replace(/^Run \/(?=\.\/)/, 'Run ')) !== null;
}
function byHeaders(leaves, log) {
    const starts = headersOf(leaves, log);
    const found = new Map();
    for (const [n, { at, line, header, isSure }] of starts.entries()) {
        const next = starts[n + 1]?.line;
        const part = { from: line, to: next ?? log.to };
        const leaf = at === null ? undefined : leaves[at];
        const failure = failureIn(log, part, {
            isLast: next === undefined,
            isScript: leaf?.source.run.length !== 0,
        });
        const tolerates = leaf === undefined ? false : (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_1__  .m6)(leaf);
        if (failure !== null && (leaf === undefined || !isSure || tolerates === null))
            return null;
        if (at === null)
            continue;
        const outcome = failure === null ? null : 'failure';
        const conclusion = failure !== null && tolerates === true ? 'success' : outcome;
        found.set(at, {
            header,
            outcome,
            conclusion,
            part: { from: line, to: failure === null ? part.to : failure + 1 },
        });
    }
    return leaves.map((leaf, at) => {
        const { header = null, ...result } = found.get(at) ?? { outcome: null, conclusion: null, part: null };
        return { leaf: { ...leaf, header }, ...result };
    });
}
function failureIn({ lines }, { from, to }, { isLast, isScript }) {
    const isError = (at) => {
        const line = lines[at];
        return (line !== undefined && (isScript ? (0,_step_log_js__WEBPACK_IMPORTED_MODULE_3__  .N6)(line) : !line.goesOn && line.text.startsWith('##[error]')));
    };
    const positions = Array.from({ length: to - from }, (_, n) => from + n).toReversed();
    const at = isLast
        ? positions.find(isError)
        : positions.find((each) => lines[each]?.goesOn === false && !/^(?:##\[debug\].*)?$/.test(lines[each]?.text ?? ''));
    return at !== undefined && isError(at) ? at : null;
}
function headersOf(leaves, log) {
    const headers = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_3__  .WD)(log);
    const fits = headers.map((header) => leaves.map((leaf) => {
        if (header.script !== null)
            return leaf.source.run.length === 0 ? null : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_3__  .ay)(header, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_2__  .SJ)(leaf));
        return leaf.source.run.length === 0 && header.title === `Run ${leaf.source.uses}` ? 'action' : null;
    }));
    const starts = [];
    let from = 0;
    for (const [n, { line, script }] of headers.entries()) {
        const possible = leaves.flatMap((_, at) => (at >= from && fits[n]?.[at] != null ? [at] : []));
        const [at] = possible;
        const fit = at === undefined ? null : (fits[n]?.[at] ?? null);
        if (at === undefined || fit === null) {
            const isOfBefore = fits[n]?.some((each) => each !== null);
            if (script !== null && isOfBefore !== true)
                starts.push({ at: null, line, header: null, isSure: true });
            continue;
        }
        const left = fits.slice(n).filter((each) => each[at] !== null).length;
        const isSure = left >= possible.length;
        starts.push({ at, line, header: fit === 'action' ? null : fit, isSure });
        from = at + 1;
    }
    return starts;
}


  }),

  29997:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BB: () => (  runsOnceMended),
    CI: () => (  partsOf),
    F5: () => (  shapeOf),
    Ro: () => (  anyWord),
    XO: () => (  buildsBefore),
    YK: () => (  partsBefore),
    eK: () => (  purposeOf),
    gM: () => (  tookMs),
    hA: () => (  purposeOfPart),
    nV: () => (  servedBy),
    xP: () => (  mayRun)
  });
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7403);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59199);
  var _command_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51842);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97763);
  var _inner_steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46936);
  var _script_purpose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23482);
  var _step_candidates_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61777);
  var _step_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70758);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25545);
  var _text_edit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96028);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17448);











async function purposeOf(files, { name, ...step }, judgeDoes = () => false) {
    const { run } = step;
    const hasEffect = async (text) => (await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .gY)(files, { ...step, run: text })) !== null;
    const tree = await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .jg)(files, step);
    const { script } = tree;
    const isHarmful = await hasEffect(run);
    const roles = [];
    let isHarmfulBuild = false;
    for (const { command, role } of rolesIn(tree, name)) {
        const doesHarm = isHarmful && (await hasEffect(run.slice(command.start, command.end)));
        isHarmfulBuild ||= doesHarm && role === 'build';
        const isLeftOut = (role === 'build' && judgeDoes((0,_command_command_js__WEBPACK_IMPORTED_MODULE_1__  .p9)(tree, command))) || doesHarm;
        roles.push({ command, role: isLeftOut ? 'set-up' : role });
    }
    const has = (...wanted) => roles.some(({ role }) => wanted.some((each) => each === role));
    const found = { checks: has('check'), builds: has('build'), setsUp: has('set-up') };
    if (!has('build', 'unknown'))
        return {
            kind: isHarmful ? 'effect' : found.checks ? 'check' : 'set-up',
            ...found,
            builds: isHarmfulBuild,
            run,
        };
    const edits = roles.flatMap(({ command, role }) => buildEdits(command, role, tree));
    const left = script.isKnown ? (0,_text_edit_js__WEBPACK_IMPORTED_MODULE_9__  .Q)(run, edits) : run;
    return { kind: (await hasEffect(left)) ? 'effect' : 'build', ...found, run: left };
}
function buildEdits({ start, end, words }, role, { script }) {
    if (role === 'set-up' || role === 'check')
        return [{ start, end, text: ':' }];
    const text = script.text.slice(start, end);
    const [program = '', ...args] = words.map(({ value }) => value);
    if (program === 'mkdir' && !args.some((arg) => /^-\w*p|^--parents$/.test(arg))) {
        const at = start + text.indexOf('mkdir') + 'mkdir'.length;
        return [{ start: at, end: at, text: ' -p' }];
    }
    return /\bpip\d? install\b/.test(text) && args.some((arg) => /\.(?:whl|tar\.gz)$/.test(arg))
        ? [{ start: end, end, text: ` && ${text} --force-reinstall --no-deps` }]
        : [];
}
function rolesIn(tree, name) {
    let isElsewhere = false;
    let hasFetched = false;
    const { script } = tree;
    return script.commands.flatMap((command) => {
        if (isNested(command, tree))
            return [];
        const calls = (0,_command_command_js__WEBPACK_IMPORTED_MODULE_1__  .p9)(tree, command);
        const programs = calls.map(programOf);
        hasFetched ||= calls.some((call) => isFetch(call));
        isElsewhere ||= hasFetched && programs.some((program) => program === 'cd' || program === 'pushd');
        const role = isElsewhere ? 'set-up' : roleOf(command, calls);
        const isInDoubt = role === 'unknown' || (role === 'build' && programs.some((each) => RUNS_TASKS.has(each)));
        if (isInDoubt && SETS_UP.test(plainName(name)))
            return { command, role: 'set-up' };
        const serves = command.isInBackground && !(0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .yG)(script);
        if (serves && (role === 'check' || role === 'unknown'))
            return { command, role: 'set-up' };
        if (role !== 'unknown')
            return { command, role };
        return {
            command,
            role: programs[0] === 'sudo' ? 'set-up' : CHECKS.test(plainName(name)) ? 'check' : role,
        };
    });
}
const isNested = ({ start, end }, { script: { text, commands } }) => /(?:\$\(|`|<\()\s*$/.test(text.slice(Math.max(0, start - 40), start)) ||
    commands.some((other) => other.start <= start && end <= other.end && other.end - other.start > end - start);
const programOf = (call) => (0,_command_command_js__WEBPACK_IMPORTED_MODULE_1__  .kX)(call?.words[0]?.value ?? '');
const argsOf = ({ words }) => words.slice(1).map(({ value }) => value);
const isFetch = (call) => /^(?:curl|wget)$/.test(programOf(call)) || (programOf(call) === 'git' && argsOf(call)[0] === 'clone');
const plainName = (name) => name.replace(/^[^\p{L}]+/u, '');
const anyWord = (words) => new RegExp(`\\b(?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ?')})\\b`, 'i');
const SETS_UP = new RegExp(`^${anyWord(`
    install set_up cache restore download start launch wait free log_in show print display list dump env(?:info|ironment)?
    versions? fetch pull enable
  `).source}`, 'i');
const TESTS_OF_ALL_KINDS = String.raw `(?:run )?(?:\./)?(?:(?:all|the|unit|integration|functional|smoke|e2e|fuzz)[ -])*`;
const CHECKS = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .EB)([
    `^${TESTS_OF_ALL_KINDS}${anyWord('tests? specs? lint check(?![\\s-]?out) verify validate ensure analy[sz]e').source}`,
    `^(?:run|execute)\\b(?!.*${anyWord('for before').source}).*\\b(?:tests?|specs?|checks?)$`,
].map((source) => new RegExp(source)), 'i');
const RUNS_TASKS = new Set('make gmake just task rake invoke inv'.split(' '));
const GIT_SETS_UP = /^(?:clone|fetch|pull|submodule|config|checkout|switch|lfs|remote|init|clean|add|commit|tag)$/;
const ROLE_ORDER = ['build', 'check', 'set-up', 'unknown'];
function roleOf(command, calls) {
    if (command.redirections.some(({ target }) => /^"?\$\{?GITHUB_\w+/.test(target?.raw ?? '')))
        return 'set-up';
    if (command.redirections.some(({ operator }) => operator === '>>'))
        return 'set-up';
    if (programOf(calls[0]) === 'sudo' &&
        calls.some((call) => /^(?:make|ninja)$/.test(programOf(call)) && argsOf(call).includes('install')))
        return 'build';
    const roles = calls.map(roleOfTask);
    return ROLE_ORDER.find((role) => roles.includes(role)) ?? null;
}
function roleOfTask(call) {
    const { scripts, named } = (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .Ry)(call);
    const inner = scripts.flatMap((script) => [...Map.groupBy(script.calls, ({ command }) => command)].map(([command, calls]) => roleOf(command, calls)));
    const [builds, checks] = [inner.includes('build'), inner.includes('check')];
    if (builds !== checks && !inner.includes('unknown'))
        return builds ? 'build' : 'check';
    return roleOfCall(call) ?? roleOfCall(named);
}
function roleOfCall(call) {
    const [program, args] = [programOf(call), argsOf(call)];
    if (MACHINE.has(program) && !/\b(?:build|bake)\b/.test(args.join(' ')))
        return 'set-up';
    if (installsProject(program, args))
        return 'build';
    if (/^(?:tsc|vue-tsc|tsgo)$/.test(program))
        return args.includes('--noEmit') ? 'check' : 'build';
    if (program === 'cp')
        return /^[/~$]/.test(args.at(-1) ?? '') ? 'set-up' : 'unknown';
    if (program === 'setup' && /^(?:build|bdist|sdist)/.test(args[0] ?? ''))
        return 'build';
    const kind = (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .I)(call);
    switch (kind) {
        case 'test':
        case 'lint':
            return 'check';
        case 'install':
            if (program === 'git' && !args.some((arg) => GIT_SETS_UP.test(arg)))
                return null;
            return 'set-up';
        case 'build':
            return 'build';
        case 'other':
            return args.some((arg) => /^(?:set-?up|install)$/.test(arg)) ? 'set-up' : 'unknown';
        case 'version':
        case null:
            return null;
        default:
            return (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_10__  .xb)(kind);
    }
}
const MACHINE = new Set(`docker docker-compose podman systemctl service psql createdb createuser dropdb pg_ctl pg_isready mysql mysqladmin mongosh
  redis-cli rabbitmqctl sysctl ulimit modprobe locale-gen update-alternatives adduser useradd usermod groupadd chown mount swapon
  ssh-keygen ssh-keyscan ssh-add gpg kill pkill killall sleep wait wait-for-it hash type command alias shopt umask ccache sccache
  gh aws gcloud az defaults security keytool Xvfb dpkg rpm apt-key add-apt-repository nvidia-smi lsb_release`.split(/\s+/));
const INSTALLERS = new Set('pip uv pipx poetry gem npm pnpm yarn go cargo R'.split(' '));
const VALUED = /^(?:-[rcftCwpi]|--(?:requirements?|constraint|find-links|prefix|target|root|cwd|dir|workspace|python|index-url|group))$/;
const IN_CHECKOUT = /^\.{1,2}(?:$|[/[])|^(?:dist|build|pkg|wheelhouse)\/|\.(?:whl|gem|tgz|tar\.gz)$/;
function installsProject(program, args) {
    if (program === 'make' || program === 'gmake')
        return args.includes('install') && args.some((arg) => /^(?:DESTDIR|PREFIX|prefix)=/.test(arg));
    if (program === 'setup' || program === 'ninja' || program === 'meson')
        return args.includes('install');
    if (!INSTALLERS.has(program) || !args.some((arg) => /^(?:install|INSTALL)$/.test(arg)))
        return false;
    if (program === 'cargo')
        return args.includes('--path');
    if (args.some((arg) => /^(?:-e|--editable)/.test(arg)))
        return false;
    return args.some((arg, at) => IN_CHECKOUT.test(arg) && !arg.includes('://') && !VALUED.test(args[at - 1] ?? ''));
}
const BUILDS_FIRST = new Set('cargo go mvn gradle dotnet swift zig sbt mill mix bazel bazelisk stack cabal xcodebuild crystal nimble flutter lein'.split(' '));
const BUILDS_NOTHING = /^--(?:no|skip)-(?:re)?build$/;
const CHOOSES = /^(?:-[oc]|--(?:out\S*|target|release|profile|configuration|artifact-dir|product))(?==|$)/;
async function doneBy(files, judge, folder) {
    if (judge.workingDirectory !== folder)
        return () => false;
    const tree = await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .jg)(files, { run: judge.run, shell: judge.shell, folder });
    const judging = (0,_command_command_js__WEBPACK_IMPORTED_MODULE_1__  .p9)(tree).filter((call) => {
        const kind = (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .I)(call);
        return (kind === 'test' || kind === 'lint') && !argsOf(call).some((arg) => BUILDS_NOTHING.test(arg));
    });
    return (calls) => calls.some((call) => {
        const args = argsOf(call);
        if (!BUILDS_FIRST.has(programOf(call)) || args.some((arg) => /^(?:install|publish\w*)$/.test(arg)))
            return false;
        const chosen = args.filter((arg, at) => CHOOSES.test(arg) || /^(?:-[oc]|--target|--profile)$/.test(args[at - 1] ?? ''));
        return judging.some((other) => {
            const otherArgs = argsOf(other);
            return programOf(other) === programOf(call) && chosen.every((arg) => otherArgs.includes(arg));
        });
    });
}
async function partsBefore(files, job, { step, leaf }) {
    const at = job.steps.indexOf(step);
    const parts = [];
    for (let before = 0; before < at; before += 1) {
        const fate = fateOf(job.steps, before, at);
        if (fate === 'cancelled')
            continue;
        const scripts = await partsOf(files, job, before);
        const ofStep = scripts.length > 0 || fate !== 'running' ? scripts : actionPart(job, before);
        for (const [n, part] of ofStep.entries())
            parts.push({ ...part, isRunning: fate === 'running' && n === ofStep.length - 1 });
    }
    const stepParts = await partsOf(files, job, at);
    const end = stepParts.findIndex((part) => part.leaf.source === leaf.source);
    return [...parts, ...stepParts.slice(0, Math.max(0, end))];
}
function actionPart(job, at) {
    const leaf = job.steps[at];
    if (leaf === undefined || leaf.source.uses === null || !ran(job, at))
        return [];
    return [{ leaf, name: job.listed[at]?.name ?? (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .HD)(leaf), listed: null }];
}
function fateOf(steps, before, at) {
    const source = steps[before]?.source;
    if (source?.isInBackground !== true)
        return 'ended';
    const ending = steps.slice(before + 1, at).find(({ source: { ends } }) => {
        return ends !== null && (ends.ids === 'all' || (source.id !== null && ends.ids.includes(source.id)));
    });
    if (ending === undefined)
        return 'running';
    return ending.source.ends?.how === 'cancel' ? 'cancelled' : 'ended';
}
function ran({ steps, listed }, at) {
    const step = steps[at];
    const isSkipped = listed[at]?.conclusion === 'skipped' && !runsOnceMended(listed, at);
    return step !== undefined && mayRun(step) && !isSkipped;
}
async function partsOf(files, job, at) {
    const { steps, listed, log } = job;
    const step = steps[at];
    const listedStep = listed[at] ?? null;
    if (step === undefined || !ran(job, at))
        return [];
    const leaves = await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .wf)(files, step);
    const stepLog = log === null || listedStep === null ? null : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_7__  .YO)(log, listedStep);
    if (stepLog === null || listedStep === null || leaves[0] === step) {
        const header = stepLog === null ? null : (0,_step_log_js__WEBPACK_IMPORTED_MODULE_7__  .Rh)(stepLog, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .SJ)(step), listedStep?.sharesSecond ?? true);
        const scripts = leaves.filter((leaf) => leaf.source.run.length > 0 && mayRun(leaf));
        return scripts.map((leaf) => {
            const name = leaf === step ? (listedStep?.name ?? (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .HD)(leaf)) : (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .HD)(leaf);
            return { leaf: leaf === step ? { ...leaf, header } : leaf, name, listed: listedStep };
        });
    }
    const shown = (0,_inner_steps_js__WEBPACK_IMPORTED_MODULE_3__  .W)(step, leaves, stepLog) ?? leaves.map((leaf) => ({ leaf, outcome: null }));
    return shown
        .filter(({ leaf, outcome }) => leaf.source.run.length > 0 && outcome !== 'skipped' && mayRun(leaf))
        .map(({ leaf }) => ({ leaf, name: (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .HD)(leaf), listed: listedStep }));
}
function runsOnceMended(listed, at) {
    const failed = listed.findIndex((each) => each?.conclusion === 'failure');
    return listed[at]?.conclusion === 'skipped' && failed >= 0 && failed < at;
}
const mayRun = (leaf) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .F9)(leaf.source.condition, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .WO)(leaf)) !== false;
const purposeOfPart = (files, { leaf: { source, defaults }, name }) => {
    const folders = [source, ...defaults].map(({ workingDirectory }) => (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .uO)(workingDirectory, () => '$EXPRESSION'));
    return purposeOf(files, {
        name,
        run: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .uO)(source.run, () => '$EXPRESSION'),
        shell: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_8__  .uO)(source.shell, () => '') || null,
        folder: folders.find((folder) => folder !== '') ?? '.',
    });
};
const CANNOT_REPEAT = 'cannot run again here';
async function buildsBefore(files, parts, judge) {
    const builds = [];
    const services = [];
    const notes = [];
    let missingService = null;
    const steps = new Set();
    for (const part of parts) {
        const served = await serviceOf(files, part, services.length > 0);
        if (typeof served === 'string') {
            const note = `step "${part.name}", which starts what the tests use, ${CANNOT_REPEAT}: ${served}`;
            missingService ??= note;
            notes.push(note);
            continue;
        }
        if (served !== null) {
            services.push(served.service);
            if (served.build !== null)
                builds.push(served.build);
            continue;
        }
        const { kind, builds: isBuild } = await purposeOfPart(files, part);
        if (kind === 'effect' && isBuild)
            notes.push(`step "${part.name}", which builds, ${CANNOT_REPEAT}: it does something that must not be repeated`);
        if (kind !== 'build')
            continue;
        const build = await buildOf(files, part, judge);
        if (build === null)
            continue;
        if (typeof build === 'string') {
            notes.push(`step "${part.name}", which builds, ${CANNOT_REPEAT}: ${build}`);
            continue;
        }
        builds.push(build);
        if (part.listed !== null)
            steps.add(part.listed);
    }
    return {
        builds,
        services,
        missingService,
        notes,
        ms: [...steps].reduce((sum, step) => sum + (tookMs(step) ?? 0), 0),
    };
}
async function serviceOf(files, { leaf, name, isRunning = false }, hasService) {
    if (leaf.source.run.length === 0)
        return (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .PY)(leaf);
    const found = await (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .xA)(leaf);
    if ('source' in found)
        return isRunning ? (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .Qh)(found) : null;
    const { command } = found;
    const step = { name, run: command.run, shell: command.shell, folder: command.workingDirectory };
    const served = isRunning ? { before: '', run: command.run } : await servedBy(files, step, hasService);
    if (served === null)
        return null;
    const problem = (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .PY)(leaf) ?? (await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .$Q)(files, leaf, found));
    if (problem !== null)
        return problem;
    const service = { step: name, ...command, run: served.run, isInBackground: isRunning };
    const made = served.before === '' ? null : await purposeOf(files, { ...step, run: served.before });
    return { service, build: made?.kind === 'build' ? { step: name, ...command, run: made.run } : null };
}
async function servedBy(files, { name, ...step }, hasService) {
    const tree = await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .jg)(files, step);
    const roles = rolesIn(tree, name);
    const first = roles.find((each) => each.command.isInBackground)?.command.start ?? null;
    if (first !== null && !(0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .yG)(tree.script)) {
        const isLeftOut = ({ command, role }) => role === 'check' || (role !== null && command.start < first);
        const edits = roles.filter(isLeftOut).map(({ command: { start, end } }) => ({ start, end, text: ':' }));
        return { before: step.run.slice(0, first), run: (0,_text_edit_js__WEBPACK_IMPORTED_MODULE_9__  .Q)(step.run, edits) };
    }
    const unnamed = rolesIn(tree, '');
    const mayNeedIt = unnamed.map((each) => each.role === 'unknown' || onlyWaits(tree, each.command));
    const follows = hasService && mayNeedIt.includes(true) && mayNeedIt.every((may, n) => may || unnamed[n]?.role === null);
    return follows ? { before: '', run: step.run } : null;
}
const WAITERS = /^(?:wait-on|wait-for-it|curl|wget|nc|sleep|timeout|true|test|\[|echo|pg_isready|redis-cli|mysqladmin|seq|break|exit)$/;
const onlyWaits = (tree, command) => (0,_command_command_js__WEBPACK_IMPORTED_MODULE_1__  .p9)(tree, command).every((call) => WAITERS.test(programOf(call)));
async function buildOf(files, { leaf, name }, judge) {
    const found = await (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .xA)(leaf);
    if ('source' in found)
        return found.why === 'foreign' ? null : (0,_step_command_js__WEBPACK_IMPORTED_MODULE_6__  .Qh)(found);
    const { command } = found;
    const judgeDoes = await doneBy(files, judge, command.workingDirectory);
    const purpose = await purposeOf(files, { name, run: command.run, shell: command.shell, folder: command.workingDirectory }, judgeDoes);
    if (purpose.kind !== 'build')
        return null;
    return ((0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .PY)(leaf) ??
        (await (0,_step_candidates_js__WEBPACK_IMPORTED_MODULE_5__  .$Q)(files, leaf, found)) ?? { step: name, ...command, run: purpose.run });
}
const shapeOf = ({ run, shell, workingDirectory, env, builds = [], services = [], }) => JSON.stringify([
    run,
    shell,
    workingDirectory,
    Object.entries(env).toSorted(),
    [...builds, ...services].map((build) => [
        build.run,
        build.shell,
        build.workingDirectory,
        Object.entries(build.env).toSorted(),
    ]),
]);
function tookMs({ startedAt, completedAt }) {
    const ms = Date.parse(completedAt ?? '') - Date.parse(startedAt ?? '');
    return ms >= 0 ? ms : null;
}


  }),

  28992:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $T: () => (  enterCall),
    A$: () => (  allJobs),
    a$: () => (  jobCandidates),
    kM: () => (  findJobs),
    nv: () => (  topWorkflow)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40081);
  var _actions_expressions_result__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96856);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7403);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59199);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97763);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25545);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17448);







const MAX_CALLS = 10;
const MAX_NAME = 100;
const MAX_NAMES_LISTED = 8;
function topWorkflow(path, content, run) {
    const file = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .AO)(path, content);
    if (file === null)
        return null;
    const contexts = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Ib)(run, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .nT)(run, file.dispatchInputs));
    return { file, path, remote: null, depth: 0, contexts };
}
async function findJobs(files, workflow, name) {
    const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__  .yZ)(name);
    const found = [];
    const problems = [];
    const names = new Set();
    async function look(placed, prefix, rank) {
        const rest = shown.slice(prefix.length);
        for (const [job, candidate] of candidatesIn(placed)) {
            if (job.uses === null) {
                const [nameParts = []] = jobNamesOf(job, candidate.contexts, candidate.entry?.segments ?? []);
                names.add(prefix + ((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .wh)(nameParts) ?? job.id));
                const match = matchName(job, candidate, { prefix, shown: rest });
                if (match !== null) {
                    found.push({ rank: rank + match.rank, job: { ...placed, job, contexts: match.contexts } });
                }
                continue;
            }
            for (const { index } of rest.matchAll(/(?= \/ )/g)) {
                const match = matchName(job, candidate, { prefix, shown: rest.slice(0, index) });
                if (match === null)
                    continue;
                const called = await enterCall(files, placed, { job, contexts: match.contexts });
                if (typeof called === 'string')
                    problems.push(called);
                else
                    await look(called, `${prefix}${rest.slice(0, index)} / `, rank + match.rank);
            }
        }
    }
    await look(workflow, '', 0);
    const best = Math.min(...found.map((each) => each.rank));
    const jobs = found.filter((each) => each.rank === best).map(({ job }) => job);
    const near = jobs.length > 0 ? null : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__  .pA)(shown, [...names]);
    const others = [...names].slice(0, MAX_NAMES_LISTED).map((each) => `"${each}"`);
    const hint = near === null ? `it has ${others.join(', ') || 'none'}` : `the nearest is "${near}"`;
    return { jobs, problem: problems[0] ?? `${workflow.path} has no job "${shown}"; ${hint}` };
}
async function allJobs(files, workflow) {
    const found = [];
    for (const [job, { contexts }] of candidatesIn(workflow)) {
        if (job.uses === null)
            found.push({ ...workflow, job, contexts });
        else {
            const called = await enterCall(files, workflow, { job, contexts });
            if (typeof called !== 'string')
                found.push(...(await allJobs(files, called)));
        }
    }
    return found;
}
const candidatesIn = ({ file, contexts }) => file.jobs.flatMap((job) => jobCandidates(job, contexts).map((candidate) => [job, candidate]));
async function enterCall(files, workflow, { job, contexts }) {
    const uses = job.uses ?? '';
    const calls = `job "${job.id}" of ${workflow.path} calls`;
    if (workflow.depth >= MAX_CALLS)
        return `${calls} too deep`;
    const { path, remote } = targetOf(uses, workflow.remote) ?? { path: uses, remote: null };
    const reading = remote === null
        ? files.readText(path)
        : files.readReferenced?.(`${remote.repository}/${path}@${remote.ref}`);
    const content = (await reading) ?? null;
    const file = content === null ? null : (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .AO)(uses, content);
    if (file === null)
        return `${calls} ${uses}, which cannot be read here`;
    const github = contexts.get('github') ?? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({});
    const inputs = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .io)(file.callInputs, job.with, { contexts, defaults: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({ github }) });
    return {
        file,
        path: remote === null ? path : uses,
        remote,
        depth: workflow.depth + 1,
        contexts: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .b$)(contexts, { inputs, matrix: new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Null(), strategy: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({}) }),
    };
}
function targetOf(uses, from) {
    const local = /^(?:\.|\$)\/(.+)$/.exec(uses)?.[1];
    if (local !== undefined)
        return { path: local, remote: from };
    const [, repository, path, ref] = /^([^/]+\/[^/]+)\/([^@]+)@(.+)$/.exec(uses) ?? [];
    if (repository === undefined || path === undefined || ref === undefined)
        return null;
    return { path, remote: { repository, ref } };
}
function jobCandidates(job, contexts) {
    const matrix = matrixOf(job.strategy, contexts);
    if ('vectors' in matrix) {
        const unknown = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .b$)(contexts, { matrix: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Vx)({}), strategy: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Vx)({}) });
        return [{ contexts: unknown, entry: null, open: matrix }];
    }
    return matrix.map((entry) => {
        const strategy = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Vx)({
            'job-index': new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.NumberData(entry.index),
            'job-total': new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.NumberData(entry.total),
        });
        return { contexts: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .b$)(contexts, { matrix: entry.matrix, strategy }), entry };
    });
}
const PATTERN = 10;
function matchName(job, candidate, { prefix, shown }) {
    const { contexts, entry } = candidate;
    if (entry === null) {
        const matrix = matrixShown(job, candidate.open, { contexts, shown });
        return matrix === null ? null : { rank: PATTERN, contexts: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .b$)(contexts, { matrix }) };
    }
    const names = jobNamesOf(job, contexts, entry.segments);
    const rank = names.findIndex((pieces) => {
        const name = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__  .yZ)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .wh)(pieces) ?? '');
        return (name !== '' && [prefix + name, prefix + cutName(name), cutName(prefix + name)].includes(prefix + shown));
    });
    if (rank >= 0)
        return { rank, contexts };
    const pattern = names.find((pieces) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .wh)(pieces) === null);
    return pattern !== undefined && (0,_step_log_js__WEBPACK_IMPORTED_MODULE_4__  .dl)(pattern, shown) !== null ? { rank: PATTERN, contexts } : null;
}
function jobNamesOf(job, contexts, segments) {
    const name = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .p_)(job.name, contexts);
    const plain = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .wh)(name);
    const behind = segments.length === 0 ? '' : ` (${segments.join(', ')})`;
    const withValues = [{ kind: 'text', text: `${plain || job.id}${behind}` }];
    if (plain === '' || job.name.every(({ kind }) => kind === 'text'))
        return [withValues];
    const isOfMatrix = job.name.some((part) => part.kind === 'expression' && /\bmatrix\b/i.test(part.source));
    return plain === null || behind === '' || isOfMatrix ? [name] : [name, withValues];
}
function matrixShown(job, open, { contexts, shown }) {
    if (job.name.every(({ kind }) => kind === 'text')) {
        const name = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__  .yZ)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .uO)(job.name, () => '')) || job.id;
        if (shown === name)
            return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Vx)({});
        if (!shown.startsWith(`${name} (`))
            return null;
        const values = shown.slice(name.length + 2, -1).split(', ');
        if (!shown.endsWith(')'))
            return shown.length === MAX_NAME && shown.endsWith('...') ? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Vx)({}) : null;
        if (open.vectors.size !== values.length)
            return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Vx)({});
        const keys = [...open.vectors.keys()];
        return bindValues(open, new Map(keys.map((key, at) => [key, values[at] ?? '']))) ?? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Vx)({});
    }
    const pieces = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .p_)(job.name, contexts);
    const found = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_4__  .dl)(pieces, shown);
    if (found === null)
        return null;
    const values = new Map();
    for (const [at, hole] of pieces.filter((piece) => piece.kind !== 'text').entries()) {
        const key = hole.kind === 'hole' ? /^matrix\.([\w-]+)$/.exec(hole.source)?.[1] : undefined;
        const value = found.values?.[at];
        if (key !== undefined && value !== undefined)
            values.set(key, value);
    }
    return bindValues(open, values);
}
const cutName = (name) => name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 3)}...` : name;
const NO_MATRIX = [{ matrix: new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Null(), segments: [], index: 0, total: 1 }];
const UNKNOWN_MATRIX = { vectors: new Map(), include: null };
function matrixOf(strategy, contexts) {
    const matrix = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .jO)(strategy).get('matrix');
    if (matrix === undefined)
        return strategy?.isExpression ? UNKNOWN_MATRIX : NO_MATRIX;
    const whole = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_6__  .NW)(null, () => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .T4)(matrix, contexts));
    if (whole === null)
        return openMatrix(matrix, contexts);
    const lists = new Map(pairsOf(whole).map(({ key, value }) => [key, itemsOf(value)]));
    const [include = [], exclude = []] = [lists.get('include'), lists.get('exclude')];
    const vectors = new Map([...lists].filter(([key]) => key !== 'include' && key !== 'exclude'));
    const built = build(vectors, include, exclude);
    if (built.length === 0)
        return NO_MATRIX;
    return built.map(({ shown, matrix }, index) => {
        const segments = shown.values().flatMap(scalarsOf);
        return { matrix, segments, index, total: built.length };
    });
}
function build(vectors, include, exclude) {
    const product = productOf(vectors).filter((entry) => !exclude.some((item) => isLike(entry, item)));
    const additions = include.map((item) => {
        const known = pairsOf(item).filter(({ key }) => vectors.has(key));
        const added = pairsOf(item).filter(({ key }) => !vectors.has(key));
        const filter = fromPairs(known);
        return {
            added,
            all: fromPairs([...known, ...added]),
            to: new Set(product.filter((entry) => isLike(entry, filter))),
        };
    });
    const whole = product.map((entry) => {
        const added = additions.filter(({ to }) => to.has(entry)).flatMap(({ added }) => added);
        return { shown: entry, matrix: fromPairs([...entry.pairs(), ...added]) };
    });
    const alone = additions.filter(({ to }) => to.size === 0).map(({ all }) => ({ shown: all, matrix: all }));
    return [...whole, ...alone];
}
const fromPairs = (pairs) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .zz)(Object.fromEntries(pairs.map(({ key, value }) => [key, value])));
function productOf(vectors) {
    if (vectors.size === 0)
        return [];
    return [...vectors].reduce((product, [key, values]) => product.flatMap((entry) => values.map((value) => fromPairs([...entry.pairs(), { key, value }]))), [(0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({})]);
}
function isLike(value, filter) {
    if (filter instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Dictionary) {
        const members = value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Dictionary ? value : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({});
        return filter.pairs().every((pair) => isLike(members.get(pair.key), pair.value));
    }
    if (filter instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Array) {
        return filter.values().every((each, at) => isLike(itemsOf(value)[at], each));
    }
    return (0,_actions_expressions_result__WEBPACK_IMPORTED_MODULE_1__  .aI)(value ?? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Null(), filter);
}
function scalarsOf(value) {
    if (value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Dictionary || value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Array)
        return value.values().flatMap(scalarsOf);
    const text = value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Null ? '' : value.coerceString();
    return text === '' ? [] : [text];
}
const pairsOf = (value) => (value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Dictionary ? value.pairs() : []);
const itemsOf = (value) => value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Array ? value.values() : [];
function openMatrix(matrix, contexts) {
    const members = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .jO)(matrix);
    if ([...members.keys()].some((key) => key.includes('${{')))
        return UNKNOWN_MATRIX;
    const lists = new Map([...members].map(([key, token]) => [key, (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_6__  .NW)(null, () => itemsOf((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .T4)(token, contexts)))]));
    const include = lists.get('include');
    return {
        vectors: new Map([...lists].filter(([key]) => key !== 'include' && key !== 'exclude')),
        include: members.size === 0 || include === null
            ? null
            : (include ?? []).filter((item) => item instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Dictionary),
    };
}
function bindValues(open, shown) {
    const values = new Map();
    for (const [key, text] of shown) {
        const known = open.vectors.get(key) ?? null;
        const value = known === null ? asShown(text) : known.find((each) => each.coerceString() === text);
        if (value === undefined)
            return null;
        if (value !== null)
            values.set(key, value);
    }
    const isWhole = [...open.vectors.keys()].every((key) => values.has(key));
    if (!isWhole || open.include === null)
        return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Vx)(Object.fromEntries(values));
    const vectors = new Map([...values].map(([key, value]) => [key, [value]]));
    return build(vectors, open.include, [])[0]?.matrix ?? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .zz)({});
}
const asShown = (text) => (text === 'true' || text === 'false' ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  .Yj)(text));


  }),

  23482:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Ry: () => (  behind),
  I: () => (  kindOf),
  tG: () => (  kindsOf),
  gz: () => (  namedSideEffect),
  U1: () => (  readAlone),
  jg: () => (  readStep),
  gY: () => (  sideEffectOf),
  yG: () => (  waitsForBackground)
});


var base_text = __webpack_require__(59199);
var command = __webpack_require__(51842);
var manifest = __webpack_require__(75697);
; 
const purposeRows = (purpose, rows) => Object.entries(rows).map(([words, [example, other]]) => ({ words, purpose, example, other }));
const KIND_ROWS = [
    ...purposeRows(null, {
        'cd|rm|mv|cp|mkdir|ln|touch|chmod|export|set|\\[|\\[\\[|grep|exit|true': ['mkdir test', 'mkdirp test'],
        'sudo|doas|time|timeout|nice|xargs|xvfb-run|python|ruby|bash|sh|npx|bunx|uvx|retry|c8|nyc': [
            'sudo x',
            'sudoedit x',
        ],
        'uv|poetry|pdm|pipenv|bundle|hatch|coverage|npm|pnpm|yarn|bun|deno run|run-script|exec|task .*': [
            'npm run x',
            'npm test',
        ],
    }),
    ...purposeRows('version', {
        'which|uname|locale|env|printenv': ['which node > /dev/null', 'whichever'],
        'find !-delete !-(exec|ok|fprint|fls).*': ['find . -name stderr -print0', 'find . -name x -delete'],
    }),
    ...purposeRows('build', {
        'gradle (-x|--exclude-task)=(\\S*:)?(test|check)': ['gradle build -x test', 'gradle build -x jar'],
        'mvn|mvnd -D(skipTests|maven\\.test\\.skip|test=NONE)(=true)?': [
            'mvn install -DskipTests',
            'mvn install -DskipTests=false',
        ],
        'go test -c': ['go test -c -o bin/x.test .', 'go test -count=1 .'],
        'cargo test|nextest --no-run': ['cargo test --no-run', 'cargo test'],
        'tox|nox --(notest|install-only)': ['tox -vv --notest', 'tox run'],
    }),
    ...purposeRows('test', {
        'mvn|mvnd $': ['mvn -B -ntp', 'mvn -B compile'],
        'mvn|mvnd ... test|verify|install|package|integration-test': ['mvn -P x verify', 'mvn compile'],
        '\\$\\w+ (v2-)?test(\\W.*)?': ['$TOOL test', '$TOOL build'],
        'node|tsx|ts-node --test(-.*)?': ['node --import tsx --test', 'node test.js'],
        'gradle ... (\\S*:)?(test|check|build|\\w+Test)(\\W.*)?': ['./gradlew :core:test', './gradlew assemble'],
    }),
    ...purposeRows('lint', {
        'vitest bench': ['npx vitest bench', 'npx vitest run'],
        'pint|ecs|rector|php-cs-fixer (--test|--dry-run)': ['vendor/bin/pint --test', 'vendor/bin/pint'],
        'make|just|task|rake|thor|mage|invoke|inv \\S*(format|fmt|lint|style|typ(es?|ing)|docs?)[-_:]?check\\w* $': ['make format-check', 'make check'],
        'tox|nox|hatch ... (.*\\W)?(lint|typing|types?|mypy|style|flake8|pre-commit|docs|fmt)(\\W.*)?': [
            'tox run -e typing',
            'tox run -e py3',
        ],
    }),
    ...purposeRows('test', {
        '(pytest|py\\.test|tox|nox|unittest|nosetests|stestr|behave|robot|green)([:.].*)?': [
            'python -m pytest -q',
            'pytest-watch',
        ],
        '(jest|vitest|mocha|ava|tap|tape|borp|karma|cypress|jasmine|uvu|wdio|testem)([:.].*)?': [
            'npm run jest:unit',
            'tape-watch',
        ],
        '(rspec|cucumber(-js)?|minitest|phpunit|pest|paratest|prove|busted|bats)([:.].*)?': [
            'bundle exec rspec',
            'bats-core',
        ],
        '(nose2|trial|wtr|web-test-runner|tstyche|tsd)([:.].*)?': ['npx tstyche', 'tsdx'],
        'ctest|gotestsum|ginkgo|gotest': ['ctest --test-dir build', 'ctest-x'],
    }),
    ...purposeRows('install', {
        'make|just|task|rake|poe (install|setup|bootstrap|prepare)[-_:]\\S*': [
            'make install-test',
            'make install',
        ],
    }),
    ...purposeRows('test', {
        'make|just|task|rake|thor|mage|invoke|inv|ninja|meson ... (.*[:_+-])?(\\w*tests?|specs?|(dist)?check)(\\W.*)?': ['make -C build distcheck', 'make build'],
        'make|just|task|rake|thor|mage|invoke|inv|poe ... (.*[:_+-])?(ci|coverage|unit|phpunit|jest)(\\W.*)?': [
            'make -j4 ci',
            'make circle',
        ],
        'ant|bazel|bazelisk|grunt|gulp|b2|poe|earthly|run-s|run-p ... (.*[:_+-])?(\\w*tests?|specs?|check|ci)(\\W.*)?': ['run-s bundle test-node', 'run-s bundle'],
        'nx affected|run-many ... ((-t|--targets?)=)?([\\w:-]+,)*test(,.*)?': [
            'nx affected --target=build,test',
            'nx affected -t lint',
        ],
        'rake $': ['bundle exec rake', 'rake db:migrate'],
        'cmake --target=\\S*(test|check).*': ['cmake --build build --target test', 'cmake --build build'],
        'zig build ... (.*\\W)?test(\\W.*)?': ['zig build check test', 'zig build'],
    }),
    ...purposeRows('lint', {
        '[npm|pnpm|yarn|bun|run|run-script] tests?[:-](types?|typings?|dts|tsc|lint|type-?check|format|fmt|style)(\\W.*)?': ['pnpm run test:types', 'pnpm run test:unit'],
    }),
    ...purposeRows('test', {
        'npm|pnpm|yarn|bun|deno|lerna|turbo|nx [run|task|workspaces?|foreach] (.*[^\\w.])?(tests?|t|spec|e2e)([^\\w.].*)?': ['pnpm -r --filter x test', 'npm run test_all'],
        'mise|moon|rush [run|r] (.*[^\\w.])?(tests?|t|spec|e2e)([^\\w.].*)?': [
            'moon run :test',
            'moon run :build',
        ],
        'npm|pnpm|yarn|bun [run] (ci|check):.*|vitest|jest': ['pnpm ci:all', 'npm ci'],
        'react-scripts|vue-cli-service|ng|ember|aegir|hardhat|playwright [run] tests?(\\W.*)?': [
            'npx playwright test',
            'npx playwright install',
        ],
        'cargo|cross [llvm-cov|hack|xtask|miri] (.*[^\\w.])?(tests?|t|nextest)([^\\w.].*)?': [
            'cargo +x nextest run',
            'cargo build --tests',
        ],
        'composer|artisan|rails|manage|setup|pdm|hatch [run|run-script] (.*[^\\w.])?(tests?|spec|unit)(\\W.*)?': [
            'composer run test',
            'composer update',
        ],
        'go|swift|dart|flutter|dotnet|wasm-pack|crystal|zig|forge|gleam|lein|clojure|luarocks tests?(-.*)?|spec|.*:test': ['go test ./...', 'go build ./test'],
        'sbt|mill|xcodebuild ... (.*\\W)?test([A-Z-]\\w*)?([^\\w:/].*)?': [
            "sbt 'project core' '++ 3' test",
            'sbt Test/compile',
        ],
        'mix|stack|cabal|dune|opam|nimble|spago|rebar3 [do] (.*[^\\w.])?(tests?|testOnly|runtest|eunit|ct)([^\\w.].*)?': ['rebar3 do eunit', 'mix deps.get'],
    }),
    ...purposeRows('lint', {
        'git diff|status': ['git diff --exit-code', 'git fetch'],
        'ty check': ['uvx ty check', 'ty version'],
        '(pyrefly|prek|dprint|oxfmt|tsgo)([:_-].*)?': ['pyrefly check', 'prekx'],
        'cargo|cross [hack|no-dev-deps|minimal-versions] check(-.*)?|clippy|fmt|deny|audit|semver-checks|machete|udeps|vet': ['cargo +nightly hack --no-private check', 'cargo build'],
        'sbt|mill|gradle ... (.*\\W)?(\\w+Check(All)?|mima\\w+)(\\W.*)?': [
            "sbt 'project core' headerCheckAll",
            'sbt compile',
        ],
        'dart|flutter analyze': ['dart analyze --fatal-infos', 'dart compile exe x'],
        'go vet': ['go vet ./...', 'go build'],
        'npm audit': ['npm audit', 'npm ci'],
        'deno lint|fmt|check': ['deno fmt --check', 'deno cache x.ts'],
        'mvn ... .*checkstyle.*': ['mvn -B checkstyle:x', 'mvn -B compile'],
        ruff: ['ruff check .', 'ruffle'],
    }),
    ...purposeRows('install', {
        'npm|pnpm|yarn|bun|lerna|bower|corepack|nvm|volta [config] (ci|i|(un)?install|add|remove|up(date|grade)|link|enable|set|use)(\\W.*)?': ['npm ci --ignore-scripts', 'npm audit'],
        'npm|pnpm|yarn|bun|lerna|make|just (setup|bootstrap|prepare|deps|download|vendor|init).*': [
            'make setup',
            'make all',
        ],
        'make|just (install|update|fetch|get)(\\W.*)?': ['make install', 'make all'],
        'yarn|pnpm|bun|bundle $': ['yarn --immutable', 'yarn eslint'],
        'pip|pipx|pipenv|poetry|pdm|uv|hatch|rye [pip|tool|python|self|env|config] (un)?install|add|remove|sync|update|lock|venv|create|use': ['uv sync --all-extras', 'uv build'],
        'pip|poetry|conda|mamba|micromamba|pre-commit [env|config] install|download|update|create|upgrade|set': [
            'conda create -n x',
            'pip list',
        ],
        'apt|apt-get|dnf|yum|apk|brew|choco|pacman|zypper|snap|port install|add|update|upgrade': [
            'sudo apt-get install -y x',
            'apt-cache show x',
        ],
        'gem|bundle|composer|luarocks|opam [config] (un)?install|add|remove|update|set|require|init|show': [
            'gem install x',
            'gem build x',
        ],
        'go [mod|env] get|install|download|tidy|vendor|-w': ['go mod download', 'go build'],
        'cargo|rustup [toolchain|target|component] (install|add|update|fetch|default|set|show|override|binstall|vendor)(\\W.*)?': ['rustup toolchain install stable', 'cargo build'],
        'mix|cabal|stack|rebar3|hex (deps|local|setup|update|install|get|fetch)(\\W.*)?': [
            'mix deps.get',
            'mix compile',
        ],
        'dotnet|nuget|swift|flutter|dart|pub|deno [tool|package|pub|global] install|restore|resolve|get|up(date|grade)|downgrade|add|activate': ['dotnet restore', 'dotnet build'],
        'sbt|mill ... \\+?update': ['sbt +update', 'sbt compile'],
        'conan|vcpkg|sdkmanager|playwright (install|update)(\\W.*)?': [
            'npx playwright install',
            'conan create .',
        ],
        'curl|wget|tar|unzip|git|ldconfig|virtualenv|venv|ensurepip|get-pip|cpanm': ['git fetch --tags', 'gitk'],
        '(install|setup|bootstrap|prepare|init|download|fetch)([-_:.]\\S*)?': ['./install-x.sh', './installed'],
    }),
    ...purposeRows('lint', {
        '(eslint|prettier|biome|oxlint|stylelint|tsc|vue-tsc|attw|publint|knip|cspell|markdownlint\\S*)([:_-].*)?': ['npx eslint .', 'eslintx'],
        '(black|flake8|pylint|mypy|pyright|isort|pre-commit|codespell|typos|reuse)([:_-].*)?': [
            'mypy .',
            'mypyc',
        ],
        '(rustfmt|gofmt|golangci-lint|golint|govulncheck|revive|gosec|staticcheck|(run-)?clang-(format|tidy))([:_-].*)?': ['golangci-lint run', 'golang'],
        '(rubocop|standardrb|phpstan|psalm|php-cs-fixer|roave-backward-compatibility-check|ktlint|detekt)([:_-].*)?': ['vendor/bin/phpstan analyse', 'rubocopy'],
        '(shellcheck|shfmt|actionlint|yamllint|zizmor|dialyzer|credo)([:_-].*)?': ['shellcheck x.sh', 'shell'],
        '(typecheck|type-check|check-types|types|format|fmt|lint\\S*|check)([:_-].*)?': [
            'npm run check:links',
            'npm run formats',
        ],
        '... (.*\\W)?(bench\\w*|fuzz\\w*|lint|format|fmt|gofmt|govet|checkstyle|spotless\\w*|clippy|type-?check|tsc)(\\W.*)?': ['x --format', 'x --formats'],
    }),
    ...purposeRows('build', {
        '(make|cmake|ninja|meson|configure|autoreconf|autogen|bootstrap|gcc|g\\+\\+|clang)(\\W.*)?': [
            'make',
            'maker',
        ],
        '(webpack|rollup|tsup|esbuild|mvn|gradle|ant|msbuild|bazel|scons)(\\W.*)?': ['npx tsup', 'scone'],
        '... (.*\\W)?(build|compile|assemble|\\w*generate|codegen|bdist_wheel|sdist|pack)([^\\w/].*)?': [
            'vite build',
            'rebuilt',
        ],
    }),
    ...purposeRows('test', {
        '([\\w.-]*[_.:-])?(tests?|runtests?|specs?|e2e|ci|unit|check|cibuild|integration)([_.:-][\\w.:$-]*)?': [
            './run-tests.sh',
            './run-tester.sh',
        ],
    }),
];
const EFFECT_ROWS = [
    ...purposeRows('publishes', {
        'npm|pnpm|yarn|bun|lerna|nx|turbo|rush|beachball|deno|jsr|cli|melos [npm|exec|run] publish|unpublish|deprecate': ['yarn npm publish', 'npm pack'],
        'npm|yarn [npm] dist-tag|tag add|rm': ['npm dist-tag add x@1 next', 'npm dist-tag ls'],
        'flit|poetry|hatch|pdm|uv|maturin|elm|nimble|spago|opam publish|upload': [
            'poetry publish --build',
            'poetry build',
        ],
        'changesets?|pkg-pr-new|vsce|ovsx|electron-forge|expo publish': [
            'yarn changeset publish',
            'yarn changeset status',
        ],
        'lerna version !--no-push': ['lerna version', 'lerna version --no-push'],
        'nx release': ['npx nx release', 'npx nx test release'],
        'semantic-release|multi-semantic-release|release-it|np|release-please|opam-publish|gh-pages': [
            'npx np',
            'npx npx',
        ],
        'angular-cli-ghpages|release-plz|cargo-(release|workspaces|smart-release)': ['release-plz', 'cargo-make'],
        'auto shipit|release': ['auto shipit', 'auto info'],
        'web-ext sign': ['web-ext sign', 'web-ext build'],
        'electron-builder (-p|--publish)(=.*)? !never': [
            'electron-builder -p always',
            'electron-builder -p never',
        ],
        'eas submit|update': ['eas update', 'eas build'],
        'twine|anaconda|conda|conan|cabal|stack|luarocks upload': ['twine upload dist/*', 'twine check dist/*'],
        'setup ... upload': ['python setup.py sdist upload', 'python setup.py sdist'],
        'cargo publish|release|workspaces|smart-release|yank': ['cargo publish -p x', 'cargo test --release'],
        'gem|fury|cloudsmith|package_cloud push|yank': ['gem push x.gem', 'gem build x'],
        'mix hex\\.publish': ['mix hex.publish', 'mix test'],
        'rebar3 hex publish': ['rebar3 hex publish', 'rebar3 ct'],
        'dotnet|nuget|paket|choco [nuget] push|delete': ['dotnet nuget push x', 'dotnet test'],
        'mvn ... deploy|release:perform|.*:(deploy|release)(-.*)?': ['mvn -P x deploy', 'mvn verify'],
        'gradle ... .*(publish|uploadArchives|closeAndRelease)(?!\\w*ToMavenLocal).*': [
            './gradlew :core:publishToSonatype',
            './gradlew publishToMavenLocal',
        ],
        'sbt|mill ... (.*\\W)?(publish|publishSigned|ci-release|sonatype\\w+)(\\W.*)?': [
            'sbt ci-release',
            'sbt test',
        ],
        'lein deploy': ['lein deploy', 'lein test'],
        'pod trunk push': ['pod trunk push x', 'pod install'],
        'goreleaser release !--snapshot !--skip=.*publish.*': [
            'goreleaser release',
            'goreleaser release --snapshot',
        ],
        'jreleaser .*(release|deploy|publish|upload|announce)': ['jreleaser full-release', 'jreleaser config'],
        'gh|glab release create|upload|edit|delete': ['gh release create v1', 'gh release list'],
        'snapcraft upload|push|release': ['snapcraft push x', 'snapcraft pack'],
        'dart|flutter pub publish': ['dart pub publish', 'dart pub get'],
        'mike deploy': ['mike deploy x', 'mike list'],
        'mkdocs gh-deploy': ['mkdocs gh-deploy', 'mkdocs build'],
        'julia ... .*register.*': ['julia register.jl', 'julia x.jl'],
        'wingetcreate submit|update': ['wingetcreate update x', 'wingetcreate show x'],
        'brew bump-formula-pr': ['brew bump-formula-pr x', 'brew install x'],
    }),
    ...purposeRows('pushes', {
        'git|hg|jj [lfs|subtree|git] push': ['git -c a=b push', 'git stash push'],
        'git svn|send-email': ['git send-email x', 'git log'],
        'svn commit|ci': ['svn ci', 'svn up'],
        'docker|podman|nerdctl|buildah|docker-compose [compose|manifest|image] push': [
            'docker push x',
            'docker pull x',
        ],
        'docker|podman|depot|earthly|buildctl ... build|bake|\\+.* --push': [
            'docker buildx build . --push',
            'docker build .',
        ],
        'docker|podman|buildctl ... build|bake ... .*(push=true|type=registry).*': [
            'docker buildx build . -o type=image,push=true',
            'docker build -o out .',
        ],
        'docker buildx imagetools create': [
            'docker buildx imagetools create x',
            'docker buildx imagetools inspect x',
        ],
        'crane|oras|helm|skopeo|regctl [image] push|copy|cp|sync|cm-push': ['crane push x y', 'crane ls x'],
        'ko build|publish|resolve|apply': ['ko build ./cmd', 'ko version'],
        'pack build --publish': ['pack build x --publish', 'pack build x'],
        'gh|glab pr|mr|issue create|merge|close|edit|comment|note|review|reopen|ready': [
            'gh pr create -t x',
            'gh pr list',
        ],
        'gh workflow|run run|rerun|cancel|delete|enable|disable': ['gh run rerun 1', 'gh run list'],
        'gh repo|label|secret|variable|gist|cache create|set|delete|edit|sync|rename|archive|fork': [
            'gh secret set X',
            'gh secret list',
        ],
        'gh api ... ((-X|--method=)?)(POST|PUT|PATCH|DELETE)': ['gh api x -X POST', 'gh api x -X GET'],
        'gh api (-[fF]|--field|--raw-field|--input) !GET': ['gh api x -f a=b', 'gh api x -X GET -f a=b'],
        'hub release|pull-request': ['hub pull-request', 'hub status'],
        'danger|danger-js': ['npx danger ci', 'dangerous'],
        'reviewdog --?reporter=git.*': ['reviewdog -reporter=github-check', 'reviewdog -reporter=local'],
        'cr|dvc|hf|huggingface-cli upload|push|index': ['dvc push', 'dvc pull'],
        'cosign|notation sign|attest': ['cosign sign x', 'cosign verify x'],
    }),
    ...purposeRows('deploys', {
        'terraform|tofu|terragrunt|cdktf ... apply|destroy|import|deploy': [
            'terraform -chdir=x apply',
            'terraform fmt',
        ],
        'pulumi up|update|destroy|refresh': ['pulumi up', 'pulumi preview'],
        'kubectl|oc .+ !version !kustomize !explain': ['kubectl -n x apply -f x', 'kubectl version'],
        'helm install|upgrade|uninstall|rollback': ['helm upgrade x', 'helm lint x'],
        'helmfile apply|sync|destroy': ['helmfile sync', 'helmfile lint'],
        'ansible-playbook .+ !--syntax-check': [
            'ansible-playbook x.yml',
            'ansible-playbook x.yml --syntax-check',
        ],
        'argocd|doctl|gcloud|gsutil|fastlane|ibmcloud|eksctl|linode-cli|aws|az .+ !version': [
            'aws s3 cp a b',
            'aws version',
        ],
        'cf push': ['cf push', 'cf apps'],
        'appcfg update': ['appcfg update x', 'appcfg help'],
        'xcrun altool|notarytool': ['xcrun notarytool submit x', 'xcrun simctl list'],
        'firebase|netlify|wrangler|serverless|sls|surge|railway|heroku|now|ng ... (.*:)?(deploy|publish|up|release|pages)': ['npx wrangler deploy', 'npx wrangler dev'],
        'flyctl|fly|eb|copilot|amplify|cdk|sam|sst|kamal|cap|mina|dep|dagger|skaffold|werf ... (.*:)?(deploy|publish|up|release)': ['cap production deploy', 'cdk synth'],
        'firebase|netlify|serverless|sls|now .* --prod': ['netlify x --prod', 'netlify x'],
        'skaffold|werf run|converge': ['skaffold run', 'skaffold build'],
        'vercel|surge': ['vercel --prod', 'vercelx'],
        'nomad job run': ['nomad job run x', 'nomad job plan x'],
    }),
    ...purposeRows('uploads', {
        'codecov|codecovcli|codecov-(cli|linux|macos|alpine|aarch64)': ['./codecov -t x', 'pip install codecov'],
        'coveralls|goveralls|php-coveralls|coveralls-(lcov|linux)|node-coveralls|octocov': [
            'goveralls',
            'coverallsx',
        ],
        'codacy-coverage\\S*|codeclimate-test-reporter|cc-test-reporter|test-reporter-latest\\S*|chromatic': [
            './cc-test-reporter after-build',
            './test-reporter',
        ],
        'cargo coveralls': ['cargo coveralls', 'cargo test'],
        'cargo tarpaulin --coveralls(=.*)?': ['cargo tarpaulin --coveralls x', 'cargo tarpaulin'],
        'deepsource|bencher report|run': ['deepsource report', 'deepsource help'],
        'qlty coverage publish': ['qlty coverage publish x', 'qlty check'],
        'datadog-ci|argos|currents|percy|codeql|codspeed|trunk|lhci ... upload.*|submit': [
            'lhci upload',
            'lhci collect',
        ],
        'trunk-analytics-cli|buildpulse-test-reporter ... upload.*|submit': [
            'buildpulse-test-reporter submit x',
            'trunk x',
        ],
        'sentry-cli ... .*upload.*|releases|sourcemaps|deploys': ['sentry-cli releases new x', 'sentry-cli info'],
        'snyk monitor': ['snyk monitor', 'snyk test'],
        'fossa analyze': ['fossa analyze', 'fossa test'],
        '(dotnet-)?sonar-?scanner(-cli)?': ['sonar-scanner', 'sonar'],
        'dotnet sonarscanner': ['dotnet sonarscanner begin', 'dotnet build'],
        'mvn|gradle ... (.*:)?sonar(qube)?': ['./gradlew sonar', './gradlew test'],
        'jf|jfrog [rt] u|upload|publish|bp': ['jf rt upload x', 'jf rt download x'],
        'rclone copy|sync|move|copyto|moveto': ['rclone copy a b:', 'rclone ls b:'],
        's3cmd|s5cmd|mc|azcopy|b2 put|sync|cp|copy|mirror|upload.*': ['s3cmd put x', 's3cmd ls'],
        'wandb sync': ['wandb sync', 'wandb status'],
        'http|https|xh ... POST|PUT|PATCH|DELETE': ['http POST x.y', 'http GET x.y'],
    }),
    ...purposeRows('signs in', {
        'docker|podman|helm|oras|crane|skopeo [registry|auth|container] login': [
            'docker login x',
            'docker logout x',
        ],
        'npm|yarn|pnpm|cargo|oc|heroku|flyctl|fly|vault [npm|auth] login|adduser': ['npm adduser', 'npm whoami'],
        'gh|glab|hf|huggingface-cli|netlify|vercel|firebase|wrangler [auth] (login|refresh).*': [
            'gh auth login',
            'gh auth status',
        ],
        'railway|snyk|pulumi|sentry-cli [auth] (login|refresh).*': ['pulumi login', 'pulumi whoami'],
    }),
    ...purposeRows('changes another machine', {
        'ssh|sftp|lftp|sshpass|scp .+ !-V': ['ssh user@host ls', 'ssh -V'],
        'nx|nx-cloud start-ci-run|start-agent|stop-all-agents|complete-run|fix-ci': [
            'nx-cloud fix-ci',
            'nx-cloud x',
        ],
        'rsync ... .*\\w@[\\w.-]+:.*|\\w[\\w.-]*:[/~\\w].*': ['rsync -a a user@h:/x', 'rsync -a a/ b/'],
    }),
];

; 




function parseRow({ words, purpose }) {
    const whole = (source) => new RegExp(`^(?:${source})$`);
    const all = words.split(' ');
    const isOption = (word) => /^\(?-/.test(word);
    const found = [];
    let before = null;
    for (const word of all.filter((each) => !isOption(each) && !/^(?:!.*|\$)$/.test(each))) {
        const optional = word === '...' ? '.*' : /^\[(.*)\]$/.exec(word)?.[1];
        if (optional === undefined)
            found.push({ pattern: whole(word), before });
        before = optional === undefined ? null : whole(optional);
    }
    return {
        purpose,
        words: found,
        options: all.filter(isOption).map(whole),
        refused: all.filter((word) => word.startsWith('!')).map((word) => whole(word.slice(1))),
        isWhole: all.includes('$'),
    };
}
function lengthIn(values, row) {
    const args = values.slice(1);
    const isThere = (option) => args.some((arg, at) => option.test(arg) || option.test(`${arg}=${args[at + 1] ?? ''}`));
    if (args.some((arg) => row.refused.some((pattern) => pattern.test(arg))))
        return null;
    let at = 0;
    for (const { pattern, before } of row.words) {
        let mayBeValue = false;
        for (;;) {
            const value = values[at];
            if (value === undefined)
                return null;
            at += 1;
            if (pattern.test(value))
                break;
            const isOption = at > 1 && /^[-+]./.test(value);
            if (!isOption && !mayBeValue && before?.test(value) !== true)
                return null;
            mayBeValue = isOption && !value.includes('=');
        }
    }
    if (row.isWhole && values.slice(at).some((value) => !value.startsWith('-')))
        return null;
    return row.options.every(isThere) ? at : null;
}
const PARSED_KINDS = KIND_ROWS.map(parseRow);
const PARSED_EFFECTS = EFFECT_ROWS.map(parseRow);
const setOf = (words) => new Set(words.trim().split(/\s+/));
const PRINTS = setOf('echo printf pwd ls cat head tail wc stat file ldd du df free date id whoami nproc lscpu tree');
const PRINTS_ALONE = setOf('-v -V -version --version version env --help');
const COMPARISON = /^test (?:!|-\w\b|.* (?:!?=|==|-\w\w) )/;
const readStep = (files, { run, ...step }) => (0,command .UK)(files, { ...step, run: run.replace(/\$\{\{.*?\}\}/g, '$EXPRESSION') });
const readAlone = async (run, shell) => (await readStep(manifest .EM, { run, shell, folder: '.' })).script;
const waitsForBackground = ({ commands }) => commands.some(({ words }) => words[0]?.value === 'wait');
const kindsOf = async (files, step) => kindsIn(await readStep(files, step));
function kindsIn(tree) {
    const calls = tree.calls.filter(({ command }) => !command.isInBackground);
    return new Set(calls.flatMap(kindsOfCall));
}
function kindsOfCall(call) {
    const { scripts, named } = behind(call);
    const kinds = new Set(scripts.flatMap((script) => [...kindsIn(script)]));
    const isKnown = kinds.size > 0 && !kinds.has('other') && !(kinds.size === 1 && kinds.has('version'));
    const kind = isKnown ? null : (kindOf(call) ?? kindOf(named));
    if (kind !== null)
        kinds.add(kind);
    return [
        ...kinds,
        ...call.scripts.filter(({ origin }) => origin.kind === 'words').flatMap((script) => [...kindsIn(script)]),
    ];
}
const WRAPPERS = /(?:^|\/)(?:gradlew|mvnw)$/;
function behind(call) {
    const started = call.scripts.filter(({ origin }) => origin.kind === 'task' || (origin.kind === 'file' && !WRAPPERS.test(origin.path)));
    const scripts = started.filter(({ origin }) => origin.kind !== 'task' || (origin.hook === undefined && origin.isOfWholeFile !== true));
    const args = call.words.slice(1);
    const task = args.find(({ value }) => started.some(({ origin }) => origin.kind === 'task' && origin.name === value));
    return { scripts, named: task === undefined ? call : { ...call, words: [task] } };
}
function kindOf({ words, redirections }) {
    const [program = '', ...args] = words.slice(0, 15).map(({ value }) => value.slice(0, 300));
    const values = [(0,command .kX)(program), ...args];
    const row = PARSED_KINDS.find((each) => lengthIn(values, each) !== null);
    if (row?.purpose === null || COMPARISON.test(values.join(' ')))
        return null;
    if (PRINTS.has(values[0] ?? ''))
        return redirections.length === 0 ? 'version' : 'other';
    const isVerbose = args[0] === '-v' && row?.purpose === 'test';
    if (args.length === 1 && !isVerbose && PRINTS_ALONE.has(args[0] ?? ''))
        return 'version';
    return row?.purpose ?? 'other';
}
const UNREADABLE = new RegExp(`(?<![\\w./$-])(?<!\\bdotnet )(?:${[
    ...['publish', 'deploy', 'push', 'upload', 'twine', 'kubectl', 'terraform', 'goreleaser'],
    ...['scp', 'rsync', 'codecov', 'coveralls'],
].join('|')})(?![\\w/.]|\\s*[=(:])`);
async function sideEffectOf(files, step) {
    const tree = await readStep(files, step);
    const { shell } = step;
    const { text, isKnown } = tree.script;
    const effect = (0,command .R6)(shell) === 'other' ? null : effectIn(tree);
    if (effect !== null)
        return { ...effect, command: shortened(effect.command) };
    const line = isKnown ? undefined : text.split('\n').find((each) => UNREADABLE.test(each.slice(0, 2000)));
    return line === undefined
        ? null
        : {
            does: 'cannot be read as a shell script and may publish or deploy something',
            command: shortened(line),
        };
}
function effectIn(tree) {
    for (const call of tree.calls) {
        if (isDry(call) || isNeverCalled(call, tree))
            continue;
        const effect = effectOf(call);
        if (effect !== null)
            return effect;
        for (const script of call.scripts) {
            const { origin } = script;
            const behind = origin.kind === 'task' && origin.hook === 'lifecycle' ? null : effectIn(script);
            if (behind !== null)
                return behind;
        }
    }
    return null;
}
function isNeverCalled({ command: { start } }, { script, origin }) {
    if (origin.kind === 'command')
        return false;
    const [name, body] = [...script.functions].find(([, each]) => each.start <= start && start < each.end) ?? [];
    const isCalled = (each) => each.words.some(({ value }) => value === name);
    return (body !== undefined &&
        !script.commands.some((each) => isCalled(each) && !(body.start <= each.start && each.start < body.end)));
}
const shortened = (text) => {
    const line = text.replace(/\\?\s*\n\s*/g, ' ').trim();
    return line.length > 60 ? `${(0,base_text .OJ)(line, 57)}...` : line;
};
const PASSES_WORDS = setOf('npm pnpm yarn composer just');
const DRY_BY_N = setOf('git make gmake rsync rake');
const DRY_WORDS = setOf(`
  --dry-run --dry_run --no-publish --no-push --check --help --version publishToMavenLocal publishLocal publishM2 -DskipDeploy`);
const DRY_VALUES = /^--dry-run=(?!false|none|no|0)|^--output=type=(?:docker|oci)/;
function isDry({ words }) {
    const [program = '', ...args] = words.map(({ value }) => value);
    const beforeDashes = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
    const name = (0,command .kX)(program);
    const values = PASSES_WORDS.has(name) ? args : beforeDashes;
    return values.some((arg) => DRY_WORDS.has(arg) || DRY_VALUES.test(arg) || (arg === '-n' && DRY_BY_N.has(name)));
}
function effectOf({ words, text, scripts }) {
    const [program = '', ...args] = words.map(({ value }) => value);
    const name = (0,command .kX)(program);
    for (const row of /^--?version$/.test(args[0] ?? '') ? [] : PARSED_EFFECTS) {
        const length = lengthIn([name, ...args], row);
        if (length === null)
            continue;
        const command = words.slice(0, length).map(({ raw }) => raw);
        return { does: row.purpose, command: command.join(' ') };
    }
    const isUnknown = words[0]?.expands === true && /^(?:publish|push|deploy|upload)$/.test(args[0] ?? '');
    const tasks = scripts.flatMap(({ origin }) => origin.kind === 'task' && args.includes(origin.name) ? origin.name : []);
    const names = [name, ...tasks, ...namesRunBy(name, args), ...(isUnknown ? args.slice(0, 1) : [])];
    const isSent = (name === 'curl' || name === 'wget') && sendsData(name, args);
    const does = isSent ? 'uploads' : names.map(verbOf).find((verb) => verb !== null);
    return does == null ? null : { does, command: text };
}
const THIS_MACHINE = /^(?:[a-z]+:\/\/)?(?:[^@/]*@)?(?:localhost|127\.\d|0\.0\.0\.0|\[::1?\]|host\.docker\.internal)/i;
const CURL_VALUED = /[AbcCDeEFHhKmoPQrTtuUwXxYyzd]/;
const SERVICE_SCRIPT = /codecov\.io\/bash|codacy\.com\/get\.sh|codeclimate\.com\/downloads/;
function sendsData(name, args) {
    if (args.some((arg) => SERVICE_SCRIPT.test(arg)))
        return true;
    const isRemote = (arg) => /^[a-z]+:\/\//i.test(arg) && !THIS_MACHINE.test(arg);
    if (args.some((arg) => THIS_MACHINE.test(arg)) && !args.some(isRemote))
        return false;
    const methods = args.flatMap((arg, at) => {
        const [, equals, method] = /^(?:--request|--method|-[a-zA-Z]*X)(=)?(.*)$/.exec(arg) ?? [];
        return method === undefined
            ? []
            : [equals === undefined && method === '' ? (args[at + 1] ?? '') : method];
    });
    if (methods.some((method) => /^(?:POST|PUT|PATCH|DELETE)$/i.test(method)))
        return true;
    if (name === 'wget')
        return args.some((arg) => /^--(?:post|body)-(?:file|data)\b/.test(arg));
    if (args.some((arg) => /^(?:-G|--get)$/.test(arg)))
        return false;
    return args.some((arg) => /^--(?:upload-file|form|form-string|data|data-\w+|json)\b/.test(arg) || /^[TFd]/.test(firstValued(arg)));
}
function firstValued(arg) {
    const letters = /^-([a-zA-Z#:0-9]\S*)$/.exec(arg)?.[1] ?? '';
    const at = letters.search(CURL_VALUED);
    return at < 0 ? '' : letters.slice(at);
}
const TASK_RUNNERS = setOf(`
  make gmake just task rake invoke inv nox tox composer mise bazel bazelisk earthly gulp grunt ant mage rush nx turbo moon
  poe doit thor mill xtask deno cargo npm-run-all npm-run-all2 run-s run-p wsrun artisan phing robo hatch buck buck2 pants hereby
  jake wireit lage`);
const PLACE_OPTIONS = setOf(`
  -F -C -w -f -j -p -k --filter --prefix --cwd --dir --directory --workspace --project --file --package --bin --test --example
  --features --profile --target --preset`);
const NEEDS_WORD = [
    [/^deno$/, /^task$/],
    [/^cargo$/, /^(?:xtask|make)$/],
    [/^mise$/, /^(?:run|r)$/],
    [/^(?:bazel|bazelisk|buck2?|hatch|pants)$/, /^run$/],
];
function namesRunBy(name, args) {
    if (!TASK_RUNNERS.has(name))
        return [];
    const needed = NEEDS_WORD.find(([program]) => program.test(name))?.[1];
    const start = needed === undefined ? 0 : args.findIndex((arg) => needed.test(arg)) + 1;
    if (needed !== undefined && start === 0)
        return [];
    const end = args.indexOf('--', start);
    if (name === 'nx' && !/^run/.test(args[0] ?? ''))
        return args.slice(0, 1);
    return args
        .slice(start, end < 0 ? undefined : end)
        .filter((arg, at, all) => !/^-|=/.test(arg) && !PLACE_OPTIONS.has(all[at - 1] ?? ''))
        .map((arg) => (0,command .kX)(arg).replace(/^\+/, ''));
}
const ACTIONS = {
    deploy: 'deploys',
    publish: 'publishes',
    release: 'publishes',
    upload: 'uploads',
    push: 'pushes',
};
const HARMLESS_PARTS = setOf(`
  test tests check checks checking dry dryrun lint build note notes changelog verify verification plan validate snapshot local spec
  e2e unit mock fake simulate prepare pre debug config version`);
function verbOf(name) {
    const parts = name.toLowerCase().split(/[:_.-]+/);
    const action = parts.find((part, at) => part in ACTIONS && (part !== 'release' || at === 0));
    if (action === undefined || (!parts.includes('and') && parts.some((part) => HARMLESS_PARTS.has(part))))
        return null;
    return ACTIONS[action] ?? null;
}
async function namedSideEffect(files, name, step) {
    const verb = /^(?:deploy|publish|upload|push|release)\b/i.exec(name.replace(/^[^\p{L}]+/u, ''))?.[0];
    if (verb === undefined)
        return null;
    const calls = (0,command .p9)(await readStep(files, step));
    return calls.some((call) => isDry(call) || isJudgingByName(call)) ? null : verb;
}
const JUDGES = /\b(?:test|build|lint|check|compile|fmt|format|validate|verify)\b/i;
function isJudgingByName({ words }) {
    const [program, first] = words.map(({ value }) => value);
    return words.some(({ value }) => JUDGES.test(value)) || (program === 'dotnet' && first === 'publish');
}


  }),

  61777:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $Q: () => (  problemOfCommand),
    E5: () => (  stepsOfJob),
    E8: () => (  problemOfScript),
    HD: () => (  shownName),
    Is: () => (  stepsSummedUp),
    JB: () => (  listedFor),
    NI: () => (  stepsNamed),
    P2: () => (  decidesNothing),
    PY: () => (  problemOfStep),
    QC: () => (  displayName),
    SB: () => (  nameFits),
    m6: () => (  toleratesFailure),
    sc: () => (  narrow),
    wf: () => (  leavesOf)
  });
  var _actions_expressions_result__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96856);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7403);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59199);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97763);
  var _manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75697);
  var _script_purpose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23482);
  var _step_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70758);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25545);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17448);









const MAX_ACTIONS = 10;
async function leavesOf(files, leaf, depth = 0) {
    const isTheirs = leaf.job.remote !== null && isOfWorkflow(leaf.source);
    const folder = isTheirs ? null : (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .M1)(leaf.source.uses);
    const action = folder === null || depth >= MAX_ACTIONS ? null : await readAction(files, folder);
    if (action === null)
        return [leaf];
    const contexts = actionContexts(leaf, action);
    const leaves = [];
    for (const [at, source] of action.steps.entries()) {
        const layers = [...leaf.layers, { level: 'step', source: source.env, contexts }];
        const place = [...leaf.place, at];
        const inner = { ...leaf, source, contexts, layers, defaults: [], actionFolder: folder, place };
        leaves.push(...(await leavesOf(files, inner, depth + 1)));
    }
    return leaves;
}
function actionContexts(leaf, action) {
    const github = leaf.contexts.get('github') ?? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .zz)({});
    const outside = (0,_step_command_js__WEBPACK_IMPORTED_MODULE_5__  .WO)(leaf);
    const inputs = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .io)(action.inputs, leaf.source.with, { contexts: outside, defaults: outside });
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .b$)(leaf.contexts, {
        inputs,
        github: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .RV)(github, 'action_path', (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Yj)(`${_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .ZB.workspace}/${action.path}`)),
    });
}
async function readAction(files, folder) {
    for (const name of ['action.yml', 'action.yaml']) {
        const path = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_3__  ._z)(folder, name);
        const content = await files.readText(path);
        if (content === null)
            continue;
        const root = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .jO)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .CJ)('action', path, content) ?? undefined);
        const runs = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .jO)(root.get('runs'));
        if ((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .ws)(runs.get('using'))?.toLowerCase() !== 'composite')
            return null;
        const inputs = [...(0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .Vc)(root.get('inputs'))].map(([name, input]) => [name, { ...input, type: 'string' }]);
        return {
            path: folder === '.' ? '' : folder,
            inputs: new Map(inputs),
            steps: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .B_)(runs.get('steps')),
        };
    }
    return null;
}
function stepsOfJob(job, reported, here) {
    const labels = reported.length > 0 ? reported : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .PC)(job.job.runsOn, job.contexts);
    const runner = { os: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .mJ)(labels) ?? here.os, arch: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Qh)(labels) };
    return job.job.steps.map((source) => (0,_step_command_js__WEBPACK_IMPORTED_MODULE_5__  .eo)(job, source, { runner, here }));
}
const shownAs = (leaf, name) => isOfWorkflow(leaf.source) && leaf.source.name.length === 0 && name === `Run ${leaf.source.uses}`
    ? 'exact'
    : nameFits(displayName(leaf), name);
function stepsNamed(leaves, name) {
    const all = leaves.map((leaf) => ({ leaf, isShown: shownAs(leaf, name) }));
    const exact = all.filter(({ isShown }) => isShown === 'exact');
    const shown = exact.length > 0 ? exact : all.filter(({ isShown }) => isShown === 'pattern');
    return shown.map(({ leaf }) => leaf);
}
function listedFor(leaves, all) {
    let from = 0;
    return leaves.map((leaf) => {
        const at = all.findIndex((listed, index) => index >= from && shownAs(leaf, listed.name) !== null);
        if (at >= 0)
            from = at + 1;
        return all[at] ?? null;
    });
}
const shownName = (leaf) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)(displayName(leaf)
    .map((piece) => piece.kind === 'text' ? piece.text : piece.kind === 'hole' ? (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .dn)(piece.source) : '')
    .join(''));
function narrow({ steps, stepName }, leaves) {
    if (leaves.length === 1)
        return leaves;
    const possible = leaves.filter((leaf) => {
        const { job, contexts } = leaf.job;
        if ((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .F9)(job.condition, contexts) === false)
            return false;
        return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .F9)(leaf.source.condition, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_5__  .WO)(leaf)) !== false;
    });
    const left = possible.length > 0 ? possible : leaves;
    if (left.length === 1 || steps === undefined)
        return left;
    const listed = steps.all.flatMap(({ name }, at) => ((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)(name) === (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)(stepName) ? [at] : []));
    const rank = listed.indexOf(steps.position);
    const ofJobs = [...Map.groupBy(leaves, ({ job }) => job).values()];
    const isWhole = leaves.length === listed.length * ofJobs.length;
    const placed = isWhole ? left.filter((leaf) => ofJobs.some((ofJob) => ofJob[rank] === leaf)) : [];
    return placed.length > 0 ? placed : left;
}
function displayName(leaf) {
    const { source } = leaf;
    const contexts = (0,_step_command_js__WEBPACK_IMPORTED_MODULE_5__  .WO)(leaf);
    if (source.name.length > 0)
        return lineOfName((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .p_)(source.name, contexts));
    const prefix = [{ kind: 'text', text: 'Run ' }];
    if (source.run.length > 0)
        return [...prefix, ...lineOfName((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .p_)(source.run, contexts))];
    const text = source.uses?.replace(/^docker:\/\//, '') ?? '';
    if (!isOfWorkflow(source))
        return [...prefix, { kind: 'text', text }];
    const hole = (name) => ({ kind: 'hole', source: name, why: 'unknown' });
    return [
        ...prefix,
        hole('job.workflow_repository'),
        { kind: 'text', text: `${text.slice(1)}@` },
        hole('job.workflow_sha'),
    ];
}
const isOfWorkflow = ({ uses }) => uses?.startsWith('$/') === true;
function lineOfName(pieces) {
    const line = [];
    for (const piece of pieces) {
        if (piece.kind !== 'text') {
            line.push(piece);
            continue;
        }
        const text = line.length === 0 ? piece.text.trimStart() : piece.text;
        const end = text.search(/[\r\n]/);
        if (end >= 0)
            return [...line, { kind: 'text', text: text.slice(0, end) }];
        if (text !== '')
            line.push({ kind: 'text', text });
    }
    return line;
}
function nameFits(name, shown) {
    const plain = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .wh)(name);
    if (plain !== null)
        return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)(plain) === (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)(shown) ? 'exact' : null;
    const hasWords = name.some((piece) => piece.kind === 'text' && /\w/.test(piece.text.replace(/^Run /, '')));
    return hasWords && (0,_step_log_js__WEBPACK_IMPORTED_MODULE_6__  .dl)(name, (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__  .yZ)(shown)) !== null ? 'pattern' : null;
}
const SUMS_UP = { why: 'it only sums up the results of other jobs: what failed is in one of those' };
const MAY_FAIL = { why: 'the run passes without its job (`continue-on-error`)' };
const decidesNothing = (reason) => [SUMS_UP, MAY_FAIL].some(({ why }) => why === reason);
function problemOfStep({ job, source, runner, here }) {
    if (source.run.length === 0) {
        return `it is the action ${source.uses ?? 'of no name'}, which only runs in its own job`;
    }
    if (runner.os !== here.os && isElsewhere(here)) {
        return `it ran on ${runner.os}, and this runner is ${here.os}`;
    }
    if (sumsUpJobs(source))
        return SUMS_UP.why;
    if (isElsewhere(here) && mayFail(job))
        return MAY_FAIL.why;
    const environment = isElsewhere(here) ? environmentNameOf(job) : '';
    if (environment !== '') {
        return (`its job is bound to the deployment environment "${environment}" (\`environment:\`): ` +
            `\`agent-fix init --in-job\` runs agent-fix in that job`);
    }
    if (/ACTIONS_ID_TOKEN_REQUEST/.test(scriptText(source.run)))
        return "it asks for the job's identity token (`id-token`)";
    return null;
}
const mayFail = ({ job: { continueOnError: token }, contexts }) => token !== undefined && (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_8__  .NW)(false, () => (0,_actions_expressions_result__WEBPACK_IMPORTED_MODULE_0__  .vN)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .T4)(token, contexts)));
const toleratesFailure = (leaf) => {
    const { continueOnError: token } = leaf.source;
    return token === undefined ? false : (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_8__  .NW)(null, () => (0,_actions_expressions_result__WEBPACK_IMPORTED_MODULE_0__  .vN)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .T4)(token, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_5__  .WO)(leaf))));
};
function environmentNameOf({ job, contexts }) {
    const { environment } = job;
    const name = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .kW)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .jO)(environment).get('name') ?? environment);
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .wh)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .p_)(name, contexts)) ?? (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .uO)(name, _workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .dn);
}
async function problemOfScript(files, { stepName, leaf, command, }) {
    const run = command?.run ?? (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .uO)(leaf.source.run, () => '$EXPRESSION');
    const shell = command?.shell ?? null;
    if (await onlyFails(run, shell)) {
        return 'it does nothing but fail: what went wrong is in an earlier step or another job';
    }
    const folder = command?.workingDirectory ?? '.';
    const effect = await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .gY)(files, { run, shell, folder });
    if (effect !== null)
        return `it ${effect.does} (\`${effect.command}\`), which a test command must not repeat`;
    const verb = await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .gz)(files, stepName, { run, shell, folder });
    return verb === null
        ? null
        : `by its name it is there to ${verb.toLowerCase()} something, which a test command must not repeat`;
}
const isElsewhere = ({ currentJob, isOnlyRead }) => currentJob === null && isOnlyRead !== true;
async function problemOfCommand(files, { job, here }, { command, leftOut }) {
    if (here.isOnlyRead === true)
        return null;
    const needed = leftOut.find(({ name, level }) => (0,_step_command_js__WEBPACK_IMPORTED_MODULE_5__  .dj)(command.run, name) || (level === 'step' && !REPORTING.test(name)));
    if (needed !== undefined) {
        return needed.why === 'secret'
            ? `it needs the secret behind ${needed.name}, which tests never get`
            : `the value of ${needed.name} in its environment is not known here`;
    }
    if (here.currentJob !== null)
        return null;
    const services = job.job.services.filter((name) => !here.services.includes(name));
    const carries = (what) => job.path.includes('@') ? '' : ` (\`agent-fix init\` carries ${what} over)`;
    if (services.length > 0 && !(await needsNoService(files, command))) {
        return (`it needs ${services.length === 1 ? 'the service' : 'the services'} ${services.join(', ')} ` +
            `of its job, which ${services.length === 1 ? 'is' : 'are'} not here${carries('them')}`);
    }
    if (job.job.container !== undefined && !here.isInContainer) {
        return `it ran in the container of its job, which is not here${carries('it')}`;
    }
    return null;
}
const REPORTING = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__  .EB)([
    /^(?:CODECOV|COVERALLS|CODACY|CODECLIMATE|CC_TEST_REPORTER|SONAR|TRUNK|BUILDPULSE)\w*(?:TOKEN|KEY|ID)$/,
    /^(?:DATADOG|DD|PERCY|CHROMATIC|ARGOS|CODSPEED|CURRENTS|CYPRESS|TESTMO|HONEYCOMB|SENTRY)\w*(?:TOKEN|KEY|ID|DSNS?)$/,
    /^(?:NX|TURBO|BUILDKITE_ANALYTICS|GRADLE_ENTERPRISE|DEVELOCITY|RENOVATE|FOSSA|SNYK)\w*(?:TOKEN|KEY|ID|TEAM)$/,
]);
async function needsNoService(files, { workingDirectory: folder, ...step }) {
    const kinds = await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .tG)(files, { ...step, folder });
    return !kinds.has('test') && (kinds.has('lint') || kinds.has('build') || kinds.has('install'));
}
const sumsUpJobs = (source) => textsOfStep(source).some((text) => RESULTS.test(text));
const textsOfStep = ({ condition, run, env }) => [condition, scriptText(run), ...[...(0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .jO)(env).values()].map(_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .ws)].map((text) => text ?? '');
async function stepsSummedUp({ source }) {
    const ids = textsOfStep(source).flatMap((text) => [...text.matchAll(OUTCOMES)].map(([, id]) => id ?? ''));
    if (ids.length === 0)
        return [];
    const run = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .uO)(source.run, () => '$EXPRESSION');
    const shell = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .uO)(source.shell, () => '') || null;
    const { isKnown, commands } = await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .U1)(run, shell);
    const calls = commands.map(({ words }) => words.map(({ value }) => value).join(' '));
    const isSum = isKnown && calls.some((call) => FAILS.test(call)) && calls.every((call) => COMPARES.test(call));
    return isSum ? [...new Set(ids)] : [];
}
const FAILS = /^(?:exit [1-9]\d*|false)$/;
const COMPARES = /^(?:echo|printf|set|\[|test|exit|true|false)(?: |$)/;
const OUTCOMES = /\bsteps\s*\.\s*([\w-]+)\s*\.\s*(?:outcome|conclusion)\b/g;
const RESULTS = /\bneeds\s*(?:\.\s*(?:\*|[\w-]+)|\[[^\]]*\])\s*\.\s*result\b|\btoJSON\(\s*needs\s*\)/i;
async function onlyFails(text, shell) {
    const { isKnown, plain } = await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .U1)(text, shell);
    const calls = plain.map((command) => command?.words.map(({ value }) => value).join(' ') ?? '');
    const serious = calls.filter((call) => !/^(?:echo|printf|set) /.test(call));
    return isKnown && serious.length > 0 && serious.every((call) => FAILS.test(call));
}
const scriptText = (template) => (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .uO)(template, _workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .dn);


  }),

  70758:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Qh: () => (  missingValue),
    SJ: () => (  headerTemplate),
    WO: () => (  contextsOf),
    dj: () => (  namesVariable),
    eo: () => (  leafOf),
    xA: () => (  commandOfStep),
    xh: () => (  namesStepFile)
  });
  var _command_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51842);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97763);
  var _script_purpose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23482);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25545);
  var _text_edit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96028);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17448);






function leafOf(job, source, { runner, here }) {
    const { id: jobId, env, defaults, steps } = job.job;
    const contexts = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .jo)(job.contexts, jobId, runner);
    return {
        job,
        source,
        contexts,
        layers: [
            { level: 'workflow', source: job.file.env, contexts },
            { level: 'job', source: env, contexts },
            { level: 'step', source: source.env, contexts },
        ],
        defaults: [defaults, job.file.defaults],
        actionFolder: null,
        place: [],
        runner,
        before: steps.slice(0, steps.indexOf(source)),
        here,
        header: null,
    };
}
function view(leaf) {
    const values = new Map();
    const lost = [];
    const env = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .$I)((name) => {
        const value = values.get(name);
        return value === undefined ? otherVariable(leaf, name) : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .ul)(value.pieces);
    });
    for (const { level, source, contexts } of leaf.layers) {
        const added = readLayer(source, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .b$)(contexts, { env }));
        if (added instanceof _evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .Dn) {
            lost.push({ name: 'env', level, why: added.why });
            continue;
        }
        for (const [name, written] of added) {
            const pieces = (level === 'step' ? null : replacedValue(leaf, name, written)) ?? written;
            values.set(name, { pieces, level });
        }
    }
    return { values, lost, contexts: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .b$)(leaf.contexts, { env }) };
}
const contextsOf = (leaf) => view(leaf).contexts;
function readLayer(source, contexts) {
    if (!source?.isExpression) {
        return [...(0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .jO)(source)].map(([name, text]) => [name, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .p_)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .kW)(text), contexts)]);
    }
    try {
        const value = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .T4)(source, contexts);
        const pairs = 'pairs' in value ? value.pairs() : [];
        return pairs.map(({ key, value }) => [key, [{ kind: 'text', text: value.coerceString() }]]);
    }
    catch (error) {
        return error instanceof _evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .Dn ? error : new _evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .Dn('unknown');
    }
}
function otherVariable({ here, header }, name) {
    if (header !== null) {
        const value = header.env.get(name);
        if (value?.includes('***'))
            throw new _evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .Dn('secret');
        return value === undefined ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .eG)(value);
    }
    if (here.currentJob === null)
        throw new _evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .Dn('unknown');
    if (SECRET_NAME.test(name))
        throw new _evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .Dn('secret');
    return here.env[name] ?? null;
}
function replacedValue(leaf, name, pieces) {
    const { header, here } = leaf;
    if (!settingScripts(leaf).some((script) => namesVariable(script, name)))
        return null;
    const value = header?.env.get(name);
    if (value !== undefined && !value.includes('***')) {
        const isSame = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_3__  .vY)(pieces, value) !== null || (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .wh)(pieces)?.trimEnd() === value.trimEnd();
        return isSame ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .a2)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .eG)(value));
    }
    if (header !== null)
        return null;
    const text = currentValue(here, name);
    return text === undefined
        ? [{ kind: 'hole', source: `env.${name}`, why: 'unknown' }]
        : [{ kind: 'text', text }];
}
const settingScripts = ({ before }) => before
    .map(({ run }) => (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .uO)(run, (source) => source))
    .filter((script) => namesStepFile(script, 'ENV'));
const namesStepFile = (script, ...files) => files.some((file) => new RegExp(`\\bGITHUB_${file}\\b`).test(script));
const namesVariable = (script, name) => new RegExp(`\\b${name.replace(/\W/g, '\\$&')}\\b`).test(script);
const SECRET_NAME = /(?:TOKEN|SECRET|PASSWORD|PASSWD|PRIVATE|CREDENTIAL|API_?KEY|ACCESS_?KEY)/i;
const currentValue = ({ currentJob, env }, name) => currentJob === null || SECRET_NAME.test(name) ? undefined : env[name];
function variablesOf(leaf, { values, lost }) {
    const { here, header, actionFolder } = leaf;
    const env = {};
    const leftOut = [...lost];
    for (const [name, { pieces, level }] of values) {
        const value = variableValue(leaf, name, pieces);
        if (typeof value === 'string')
            env[name] = value;
        else
            leftOut.push({ name, level, why: value.why });
    }
    for (const [name, value] of header?.env ?? []) {
        if (values.has(name) || here.env[name] !== undefined)
            continue;
        const text = valueShown(value, here);
        if (typeof text === 'string')
            env[name] = text;
        else
            leftOut.push({ name, level: 'job', why: text.why });
    }
    for (const name of header === null ? writtenNames(leaf) : []) {
        const value = currentValue(here, name);
        if (value !== undefined && !values.has(name))
            env[name] = value;
    }
    if (actionFolder !== null && here.workspace !== null) {
        env['GITHUB_ACTION_PATH'] = actionFolder === '.' ? here.workspace : `${here.workspace}/${actionFolder}`;
    }
    return { env, leftOut };
}
function variableValue({ here, header }, name, pieces) {
    const holes = pieces.filter((piece) => piece.kind === 'hole');
    const text = holes.length > 0 ? null : rendered((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .ul)(pieces), here.workspace);
    if (text !== null)
        return text;
    if (holes.some(({ why }) => why === 'secret'))
        return { why: 'secret' };
    const shown = header?.env.get(name);
    if (shown !== undefined && (shown.includes('***') || (0,_step_log_js__WEBPACK_IMPORTED_MODULE_3__  .vY)(pieces, shown) !== null)) {
        return valueShown(shown, here);
    }
    return currentValue(here, name) ?? { why: 'unknown' };
}
const valueShown = (shown, here) => shown.includes('***')
    ? { why: 'secret' }
    : (rendered((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .eG)(shown), here.workspace) ?? { why: 'unknown' });
function rendered(text, workspace) {
    if (text.includes(_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .ZB.temp))
        return null;
    const isKnown = workspace !== null || !text.includes(_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .ZB.workspace);
    return isKnown ? text.replaceAll(_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .ZB.workspace, workspace ?? '') : null;
}
const writtenNames = (leaf) => settingScripts(leaf).flatMap((script) => [...script.matchAll(/(?:^|["'\s])([A-Za-z_]\w*)(?==|<<)/gm)].map(([, name]) => name ?? ''));
function missingValue({ of, source, why }) {
    if (why === 'outside')
        return `it runs in ${source}, which is no folder of the repository`;
    if (why === 'above')
        return 'it runs above the folder that its job checks the repository out to';
    if (why === 'foreign')
        return `it runs in a checkout of ${source}, which is another repository`;
    return why === 'secret'
        ? `${of} needs a secret (\${{ ${source} }}), which tests never get`
        : `the value of \${{ ${source} }} in ${of} is not known here`;
}
function headerTemplate(leaf) {
    const { contexts, values } = view(leaf);
    const ofStep = [...values].filter(([, { level }]) => level === 'step');
    return {
        script: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .p_)(leaf.source.run, contexts),
        stepEnv: new Map(ofStep.map(([name, { pieces }]) => [name, pieces])),
    };
}
async function commandOfStep(leaf) {
    const { source, defaults, here } = leaf;
    const seen = view(leaf);
    const textOf = (templates) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .p_)(templates.find(({ length }) => length > 0) ?? [], seen.contexts);
    const shell = shellOf(leaf, textOf([source.shell, ...defaults.map((each) => each.shell)]));
    if (typeof shell === 'object' && shell !== null)
        return shell;
    const script = markedScript(leaf, textOf([source.run]));
    if (typeof script !== 'string')
        return script;
    const run = await renderScript(script, shell, here.workspace);
    if (run === null)
        return { of: 'its script', source: 'github.workspace', why: 'unknown' };
    const folder = textOf([source.workingDirectory, ...defaults.map((each) => each.workingDirectory)]);
    const workingDirectory = folderInCheckouts(checkoutsBefore(leaf), fromCheckout(folder, seen.contexts));
    if (typeof workingDirectory !== 'string')
        return workingDirectory;
    const { env, leftOut } = variablesOf(leaf, seen);
    return { command: { run, shell, workingDirectory, env }, leftOut };
}
function markedScript({ header }, pieces) {
    const holes = pieces.filter((piece) => piece.kind === 'hole');
    const hole = holes.find(({ why }) => why === 'secret') ?? holes[0];
    if (hole === undefined)
        return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .ul)(pieces);
    const missing = { of: 'its script', source: hole.source };
    if (hole.why === 'secret' || header === null)
        return { ...missing, why: hole.why };
    if (header.script.includes('***'))
        return { ...missing, why: 'secret' };
    const last = pieces.at(-1);
    const end = last?.kind === 'text' ? (/(?<!\n)\n*$/.exec(last.text)?.[0] ?? '') : '';
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .eG)(header.script) + end;
}
const VARIABLES = {
    [_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .ZB.workspace]: 'GITHUB_WORKSPACE',
    [_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .ZB.temp]: 'RUNNER_TEMP',
};
const MARK = new RegExp(Object.values(_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .ZB).join('|'), 'g');
async function renderScript(text, shell, workspace) {
    if (text.search(MARK) < 0)
        return text;
    const edits = await variableEdits(text, shell);
    return edits === null ? rendered(text, workspace) : (0,_text_edit_js__WEBPACK_IMPORTED_MODULE_5__  .Q)(text, edits);
}
async function variableEdits(text, shell) {
    const marks = [...text.matchAll(MARK)].map(({ 0: mark, index: start }) => {
        return { start, end: start + mark.length, variable: VARIABLES[mark] };
    });
    if (/^(?:pwsh|powershell)\b/.test(shell ?? '')) {
        if (text.includes("'"))
            return null;
        return marks.map(({ variable, ...place }) => ({ ...place, text: `$\{env:${variable}}` }));
    }
    const script = await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_2__  .U1)(text, shell);
    const edits = [];
    for (const { start, end, variable } of marks) {
        const quoting = script.quotingAt(start);
        const value = /\w/.test(text[end] ?? '') ? `$\{${variable}}` : `$${variable}`;
        if (quoting === null || quoting.kind === 'escaped')
            return null;
        if (quoting.kind === 'literal') {
            const opened = openedDocument(text, quoting.document, edits);
            if (opened === null)
                return null;
            edits.push(...opened);
        }
        const isQuoted = quoting.kind === 'single' || quoting.kind === 'ansi';
        const reopened = quoting.kind === 'ansi' ? "$'" : "'";
        edits.push({ start, end, text: isQuoted ? `'"${value}"${reopened}` : value });
    }
    return edits;
}
function openedDocument(text, { delimiter, body, }, edits) {
    const { start, end } = delimiter;
    if (edits.some((edit) => edit.start === start))
        return [];
    const [, quoted, escaped] = /^(?:["'](\w+)["']|\\(\w+))$/.exec(text.slice(start, end)) ?? [];
    const bare = quoted ?? escaped;
    if (bare === undefined)
        return null;
    const special = [...text.slice(body.start, body.end).matchAll(/[\\$`]/g)];
    const escapes = special.map(({ index }) => ({
        start: body.start + index,
        end: body.start + index,
        text: '\\',
    }));
    return [{ start, end, text: bare }, ...escapes];
}
function shellOf({ header, runner, here }, pieces) {
    const shell = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .wh)(pieces);
    if (shell !== null && shell !== '')
        return shell;
    if (header !== null)
        return shellOfHeader(header.shell);
    const hole = pieces.find((piece) => piece.kind === 'hole');
    if (hole !== undefined)
        return { of: 'its shell', source: hole.source, why: hole.why };
    if (runner.os === 'Windows')
        return 'pwsh';
    return here.currentJob !== null && here.isInContainer ? 'sh' : null;
}
function shellOfHeader(shown) {
    const end = shown.search(/ (?:-|\S*\{0\})/);
    const path = end < 0 ? shown : shown.slice(0, end);
    const program = (0,_command_command_js__WEBPACK_IMPORTED_MODULE_0__  .kX)(path.replace(/\.exe$/i, ''));
    const args = end < 0 ? '' : shown.slice(end + 1).trim();
    if ((0,_command_command_js__WEBPACK_IMPORTED_MODULE_0__  .R6)(program) === 'windows')
        return program;
    const known = [null, 'bash', 'sh', 'python'].find((shell) => {
        const plan = (0,_command_command_js__WEBPACK_IMPORTED_MODULE_0__  .qI)(shell, '', () => true);
        return plan.program === program && plan.args.join(' ') === args;
    });
    return known === undefined ? `${program} ${args}`.trim() : known;
}
const checkoutsBefore = ({ job, before, runner, here, header }) => before
    .filter(({ uses }) => /^actions\/checkout@/.test(uses ?? ''))
    .map((step) => leafOf(job, step, { runner, here }))
    .filter((leaf) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .F9)(leaf.source.condition, contextsOf(leaf)) !== false)
    .map((leaf) => checkoutOf({ ...leaf, header }));
function checkoutOf(leaf) {
    const contexts = contextsOf(leaf);
    const inputText = (name) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .p_)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .kW)(leaf.source.with.get(name)), contexts);
    const named = inputText('repository');
    const thisRepository = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .p_)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .LL)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .dn)('github.repository')), contexts);
    const isOurs = named.every((piece) => piece.kind === 'hole' && /\bgithub\b/.test(piece.source));
    const repository = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .wh)(named) ?? folderText(named);
    const isThisRepository = isOurs || repository.toLowerCase() === (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .wh)(thisRepository)?.toLowerCase();
    return { foreign: isThisRepository ? null : repository, path: folderText(inputText('path')) };
}
function folderText(pieces) {
    const [first, ...rest] = pieces;
    const isAbsolute = first?.kind === 'path' && first.path === 'workspace';
    const text = (isAbsolute ? rest : pieces)
        .map((piece) => {
        if (piece.kind === 'text')
            return piece.text;
        if (piece.kind === 'hole')
            return (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .dn)(piece.source);
        return (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .dn)(piece.path === 'temp' ? 'runner.temp' : 'github.workspace');
    })
        .join('');
    return (!isAbsolute && text.startsWith('/') ? '/' : '') + (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .nu)(text);
}
function fromCheckout(pieces, contexts) {
    const [first, second] = pieces;
    if (first?.kind !== 'hole' || first.source !== 'runner.workspace')
        return pieces;
    const repository = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .wh)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .p_)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .LL)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .dn)('github.repository')), contexts));
    const [, name, inside = ''] = second?.kind === 'text' ? (/^\/([^/]+)(.*)$/s.exec(second.text) ?? []) : [];
    const isCheckout = name !== undefined && name === repository?.replace(/^.*\//, '');
    return isCheckout
        ? [{ kind: 'path', path: 'workspace' }, { kind: 'text', text: inside }, ...pieces.slice(2)]
        : [{ kind: 'path', path: 'workspace' }, { kind: 'text', text: '/..' }, ...pieces.slice(1)];
}
function folderInCheckouts(checkouts, pieces) {
    const missing = (source, why) => ({
        of: 'its working-directory',
        source,
        why,
    });
    const folder = folderText(pieces);
    const around = checkouts.filter(({ path }) => path === '' || folder === path || folder.startsWith(`${path}/`));
    const [inner] = around.toReversed().toSorted((a, b) => b.path.length - a.path.length);
    if (inner === undefined && checkouts.some(({ foreign }) => foreign === null))
        return missing(folder, 'above');
    const foreign = (inner ?? checkouts[0])?.foreign ?? null;
    if (foreign !== null)
        return missing(foreign, 'foreign');
    const inside = folder.slice(inner?.path.length ?? 0).replace(/^\//, '');
    const hole = pieces.find((piece) => piece.kind === 'hole');
    if (hole !== undefined && inside.includes((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .dn)(hole.source)))
        return missing(hole.source, hole.why);
    if (inside.startsWith('/') || /(?:^|\/)\.\.(?:\/|$)|\\|\$\{\{/.test(inside))
        return missing(inside, 'outside');
    return inside || '.';
}


  }),

  25545:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    N6: () => (  isFailure),
    Rh: () => (  matchHeader),
    WD: () => (  headersIn),
    YO: () => (  logOfStep),
    Yp: () => (  firstHeader),
    ay: () => (  readHeader),
    dg: () => (  aroundOf),
    dl: () => (  fitName),
    iW: () => (  markedSteps),
    lm: () => (  failedPart),
    vY: () => (  fitText),
    x6: () => (  readLog)
  });
  var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59199);

const TIME_STAMP = /^\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?Z ?/;
const RUN_GROUP = '##[group]Run ';
const END_GROUP = '##[endgroup]';
const TIMED_OUT = /^##\[error\]The action (?:'.*' )?has timed out(?: after \d+ minutes)?\.$/;
const EXIT_ERROR = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .EB)([/^##\[error\]Process completed with exit code \d+\.$/, TIMED_OUT]);
const MARKER = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .EB)([
    /^##\[start-action display=([^;\]]*);id=([^;\]]+)\]$/,
    /^##\[end-action id=([^;\]]+);outcome=(\w+);conclusion=(\w+);duration_ms=\d+\]$/,
]);
const SCRIPT_LINE = '\u001b[36;1m';
const MAX_HEADER_LINES = 25_000;
function readLog(log) {
    const lines = [];
    let hasTimes = false;
    for (const line of log) {
        const [stamp = '', seconds = '', fraction = ''] = TIME_STAMP.exec(line) ?? [];
        const time = Date.parse(`${seconds}${fraction.slice(0, 4)}Z`);
        hasTimes ||= !Number.isNaN(time);
        const printed = line.slice(stamp.length);
        const isScript = printed.startsWith(SCRIPT_LINE);
        const text = printed.includes('\u001b') ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .aJ)(printed) : printed;
        lines.push({ time, text, isScript, goesOn: hasTimes && Number.isNaN(time) });
    }
    return lines;
}
const isFailure = ({ text, goesOn }) => !goesOn && EXIT_ERROR.test(text);
function logOfStep(lines, { startedAt, completedAt }) {
    const start = Date.parse(startedAt ?? '');
    const end = completedAt == null ? Number.POSITIVE_INFINITY : Date.parse(completedAt) + 1000;
    const first = lines.findIndex(({ time }) => time >= start && time < end);
    const from = Math.max(0, first);
    const after = first < 0 ? -1 : lines.findIndex(({ time }, at) => at > first && time >= end);
    const to = after < 0 ? lines.length : after;
    const failed = lines.slice(from, to).findLastIndex(isFailure);
    return { lines, from, to, start: first < 0 ? null : start, failureLine: failed < 0 ? -1 : from + failed };
}
function headersIn({ lines, from, to }) {
    const headers = [];
    for (let at = from; at < to; at += 1) {
        const header = isHeader(lines[at]) ? headerAt(lines, at) : null;
        if (header !== null)
            headers.push(header);
    }
    return headers;
}
const isHeader = (line) => line?.text.startsWith(RUN_GROUP) === true && !line.goesOn;
function markedSteps({ lines, from, to }) {
    const marked = new Map();
    const open = new Map();
    for (let at = from; at < to; at += 1) {
        const line = lines[at];
        if (line === undefined || !isMarker(line))
            continue;
        const [, display = '', started, ended, outcome = '', conclusion = ''] = MARKER.exec(line.text) ?? [];
        const id = unescaped(started ?? ended ?? '');
        const around = aroundOf(id);
        if (started !== undefined) {
            if (open.has(around))
                return null;
            open.set(around, id);
            const begun = { id, display: unescaped(display), from: at + 1, to, outcome: null, conclusion: null };
            if (!marked.has(id))
                marked.set(id, begun);
            continue;
        }
        const step = marked.get(id);
        if (step === undefined)
            continue;
        if (open.get(around) !== id)
            return null;
        open.delete(around);
        if (step.outcome === null)
            marked.set(id, { ...step, to: at, outcome, conclusion });
    }
    return [...marked.values()];
}
const aroundOf = (id) => id.slice(0, Math.max(0, id.lastIndexOf('.')));
const unescaped = (text) => text.replace(/%(3B|0D|0A|5D|25)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
const isMarker = ({ text, time }) => !Number.isNaN(time) && MARKER.test(text);
function findFrom(lines, from, fits) {
    const end = from + MAX_HEADER_LINES;
    for (let at = from; at < end; at += 1) {
        const line = lines[at];
        if (line === undefined)
            return -1;
        if (fits(line))
            return at;
    }
    return -1;
}
function headerAt(lines, line) {
    const { time = Number.NaN, text = '' } = lines[line] ?? {};
    const title = text.slice('##[group]'.length);
    const isColoured = lines[line + 1]?.isScript === true;
    const end = findFrom(lines, line + 1, (each) => each.text === END_GROUP && !each.goesOn);
    const at = findFrom(lines, line + 1, (each) => isColoured ? !each.isScript : each.text.startsWith('shell: '));
    const shell = (end < 0 || at < end ? lines[at]?.text : undefined) ?? '';
    if (!shell.startsWith('shell: '))
        return { time, line, title, script: null };
    if (end < 0)
        return null;
    const [head, ...values] = lines.slice(at + 1, end);
    return {
        time,
        line,
        title,
        script: {
            text: lines
                .slice(line + 1, at)
                .map((each) => each.text)
                .join('\n'),
            shell: shell.slice(7),
            env: head?.text === 'env:' ? values : [],
        },
    };
}
function failedPart(log, step, known = null) {
    const { lines, from, to, start, failureLine } = logOfStep(log, step);
    const partOf = (part, found) => {
        const last = part.findLast((line) => line.text !== '' && !isMarker(line));
        const hung = last !== undefined && !last.goesOn && TIMED_OUT.test(last.text);
        return { text: plainLines(part), found, hung };
    };
    if (known?.to != null)
        return partOf(lines.slice(known.from, known.to), 'step');
    const ran = lines.slice(from, failureLine + 1);
    const header = start === null ? ran.findLastIndex(isHeader) : ran.findIndex(isHeader);
    const first = known?.from ?? (header < 0 ? lines.length : from + header);
    if (first <= failureLine)
        return partOf(lines.slice(first, failureLine + 1), 'step');
    return partOf(lines.slice(from, to), start === null ? 'whole' : 'time');
}
function plainLines(lines) {
    const texts = lines
        .filter((line) => !line.text.startsWith(END_GROUP) && !isMarker(line))
        .map(({ text }) => text);
    return texts
        .map((text) => text.replace(/^##\[(group|error|warning|notice|debug|command)\]/, ''))
        .join('\n')
        .trim();
}
function fitText(pieces, text) {
    const literals = [''];
    for (const piece of pieces) {
        if (piece.kind === 'text')
            literals.push((literals.pop() ?? '') + piece.text);
        else
            literals.push('');
    }
    const [first = '', ...rest] = literals;
    const last = rest.pop();
    if (last === undefined)
        return text === first ? { values: [] } : null;
    if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
        return null;
    const [from, to] = [first.length, text.length - last.length];
    const early = [];
    for (let at = from; early.length < rest.length;) {
        const literal = rest[early.length] ?? '';
        const cut = text.indexOf(literal, at);
        if (cut < 0 || cut + literal.length > to)
            return null;
        early.push(cut);
        at = cut + literal.length;
    }
    let end = to;
    const late = rest.toReversed().map((literal) => {
        end = text.lastIndexOf(literal, end - literal.length);
        return end;
    });
    const hasAdjacentHoles = rest.includes('');
    if (hasAdjacentHoles || late.reverse().some((cut, at) => cut !== early[at]))
        return { values: null };
    const starts = [from, ...early.map((cut, at) => cut + (rest[at]?.length ?? 0))];
    return { values: starts.map((start, at) => text.slice(start, early[at] ?? to)) };
}
function fitName(pieces, shown) {
    const name = pieces.map((piece, at) => {
        if (piece.kind !== 'text')
            return piece;
        const [start, end] = [at === 0 ? '' : 'x', at === pieces.length - 1 ? '' : 'x'];
        const text = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .yZ)(start + piece.text + end);
        return { ...piece, text: text.slice(start.length, text.length - end.length) };
    });
    return fitText(name, shown) ?? fitText(name, `${shown} `) ?? fitText(name, ` ${shown}`);
}
const HEADER_MS = 3000;
const matchHeader = (log, template, sharesSecond) => chosenHeader(log, (header) => readHeader(header, template), sharesSecond);
const firstHeader = (log, sharesSecond) => chosenHeader(log, (header) => readHeader(header, {
    script: [{ kind: 'text', text: header.script?.text ?? '' }],
    stepEnv: new Map(),
}), sharesSecond);
function chosenHeader(log, read, sharesSecond) {
    const { start } = log;
    const fitting = headersIn(log)
        .filter(({ time }) => start === null || time < start + HEADER_MS)
        .flatMap((header) => {
        const trusted = read(header);
        return trusted === null ? [] : [{ trusted, time: header.time }];
    });
    const [first] = fitting;
    if (first === undefined)
        return null;
    if (start !== null && (!sharesSecond || first.time >= start + 1000))
        return first.trusted;
    const rivals = fitting.filter(({ time }) => start === null || time < start + 1000);
    return rivals.every(({ trusted }) => saysSame(trusted, first.trusted)) ? first.trusted : null;
}
function readHeader({ script: shown, line }, { script, stepEnv }) {
    if (shown === null || !fitsScript(trimmed(script), trimmedLines(shown.text)))
        return null;
    const env = readEnv(shown.env);
    for (const [name, pieces] of stepEnv) {
        const value = env.get(name);
        if (value === undefined || value === '***')
            continue;
        if (fitText(pieces, value) === null && fitText(trimmed(pieces), trimmedLines(value)) === null)
            return null;
    }
    return { line, script: trimmedLines(shown.text), shell: shown.shell, env };
}
function fitsScript(script, shown) {
    if (fitText(script, shown) !== null)
        return true;
    const isLineEnd = (at) => {
        const next = script[at + 1];
        return next === undefined || (next.kind === 'text' && /^(?:\n|$)/.test(next.text));
    };
    const bare = script.map((piece, at) => piece.kind === 'text' && at + 1 < script.length && isLineEnd(at + 1)
        ? { ...piece, text: piece.text.replace(/(?<![ \t])[ \t]+$/, '') }
        : piece);
    const values = fitText(bare, shown)?.values ?? null;
    const holes = [...script.keys()].filter((at) => script[at]?.kind !== 'text');
    return values !== null && holes.every((at, n) => !isLineEnd(at) || /^(?:\s|$)/.test(values[n] ?? ''));
}
const saysSame = (a, b) => a.script === b.script && a.shell === b.shell && JSON.stringify([...a.env]) === JSON.stringify([...b.env]);
const trimmedLines = (text) => text
    .replace(/\r\n/g, '\n')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .trimEnd();
function trimmed(pieces) {
    return pieces.map((piece, at) => {
        if (piece.kind !== 'text')
            return piece;
        const text = piece.text.replace(/\r\n/g, '\n').replace(/(?<![ \t])[ \t]+(?=\n)/g, '');
        return { kind: 'text', text: at === pieces.length - 1 ? text.trimEnd() : text };
    });
}
function readEnv(lines) {
    const env = new Map();
    let last = null;
    for (const { text, goesOn } of lines) {
        const [, name, value = ''] = (goesOn ? null : /^ {2}([A-Za-z_][\w.-]*): ?(.*)$/.exec(text)) ?? [];
        if (name !== undefined)
            env.set(name, value);
        else if (last !== null && goesOn)
            env.set(last, `${env.get(last) ?? ''}\n${text}`);
        else if (last !== null)
            env.delete(last);
        last = name ?? (goesOn ? last : null);
    }
    return env;
}


  }),

  96028:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  withEdits)
  });
const withEdits = (text, edits) => edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, edit) => done.slice(0, edit.start) + edit.text + done.slice(edit.end), text);


  }),

  17448:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $4: () => (  numberText),
    AO: () => (  readWorkflowFile),
    B_: () => (  stepsOf),
    CJ: () => (  parseFile),
    EY: () => (  soleExpression),
    LL: () => (  splitTemplate),
    M1: () => (  localFolder),
    Td: () => (  yamlProblem),
    Vc: () => (  inputsOf),
    YK: () => (  parseExpression),
    dn: () => (  expression),
    jO: () => (  entries),
    kW: () => (  templateOf),
    nu: () => (  withoutDots),
    uO: () => (  templateText),
    ws: () => (  scalarText)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40081);
  var _actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8249);
  var _actions_workflow_parser_actions_action_schema__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68590);
  var _actions_workflow_parser_templates_template_context__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15071);
  var _actions_workflow_parser_templates_template_reader__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66074);
  var _actions_workflow_parser_templates_tokens_number_token__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13811);
  var _actions_workflow_parser_templates_tokens_string_token__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99907);
  var _actions_workflow_parser_workflows_workflow_schema__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32363);
  var _actions_workflow_parser_workflows_yaml_object_reader__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80589);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7403);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59199);











const MAX_VALUES = 50_000;
class TooManyValues extends Error {
}
function parseFile(kind, name, content) {
    const schema = kind === 'workflow' ? (0,_actions_workflow_parser_workflows_workflow_schema__WEBPACK_IMPORTED_MODULE_6__  .L)() : (0,_actions_workflow_parser_actions_action_schema__WEBPACK_IMPORTED_MODULE_2__  .E)();
    const context = new _actions_workflow_parser_templates_template_context__WEBPACK_IMPORTED_MODULE_9__  .m(new _actions_workflow_parser_templates_template_context__WEBPACK_IMPORTED_MODULE_9__  .R(), schema, new _actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__  .P0());
    context.state['featureFlags'] = { isEnabled: (feature) => feature === 'allowBackgroundSteps' };
    const fileId = context.getFileId(name);
    const reader = new ValueReader(fileId, content);
    if (reader.errors.length > 0)
        return null;
    try {
        return (0,_actions_workflow_parser_templates_template_reader__WEBPACK_IMPORTED_MODULE_3__  .x)(context, `${kind}-root`, reader, fileId) ?? null;
    }
    catch (error) {
        if (error instanceof TooManyValues)
            return null;
        throw error;
    }
}
function yamlProblem(content) {
    const [first] = new _actions_workflow_parser_workflows_yaml_object_reader__WEBPACK_IMPORTED_MODULE_7__  .M(1, content).errors;
    return first === undefined ? '' : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__  .yZ)(first.message.split('\n')[0] ?? '').replace(/:$/, '');
}
class ValueReader extends _actions_workflow_parser_workflows_yaml_object_reader__WEBPACK_IMPORTED_MODULE_7__  .M {
    #values = 0;
    allowLiteral() {
        this.#values += 1;
        if (this.#values > MAX_VALUES)
            throw new TooManyValues();
        const token = super.allowLiteral();
        if (token instanceof _actions_workflow_parser_templates_tokens_number_token__WEBPACK_IMPORTED_MODULE_4__  .X)
            return new PrintedNumber(token.file, token.range, token.value, undefined);
        return token instanceof _actions_workflow_parser_templates_tokens_string_token__WEBPACK_IMPORTED_MODULE_5__  .H
            ? new _actions_workflow_parser_templates_tokens_string_token__WEBPACK_IMPORTED_MODULE_5__  .H(token.file, token.range, token.value, undefined)
            : token;
    }
}
class PrintedNumber extends _actions_workflow_parser_templates_tokens_number_token__WEBPACK_IMPORTED_MODULE_4__  .X {
    toString() {
        return numberText(this.value);
    }
}
const withoutDots = (path) => path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
function localFolder(uses) {
    const path = /^[.$]\/(.*)$/.exec(uses ?? '')?.[1];
    return path === undefined ? null : withoutDots(path) || '.';
}
function entries(token) {
    if (token === undefined || !(0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__  .pi)(token))
        return new Map();
    return new Map([...token].map(({ key, value }) => [key.toString(), value]));
}
function scalarText(token) {
    if (token === undefined || !(0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__  .jn)(token))
        return null;
    if (!(0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__  .hR)(token))
        return token.toString();
    return token.originalExpressions === undefined ? expression(token.expression) : (token.source ?? null);
}
function numberText(value) {
    const [digits, power] = value.toExponential(14).split('e');
    const exponent = Number(power);
    if (value === 0 || Number.isNaN(exponent) || (exponent > -5 && exponent < 15))
        return `${Number(value.toPrecision(15))}`;
    return `${Number(digits)}E${exponent < 0 ? '-' : '+'}${`${Math.abs(exponent)}`.padStart(2, '0')}`;
}
const expression = (inner) => `\${{ ${inner} }}`;
const templateText = (template, ofExpression) => template.map((part) => (part.kind === 'text' ? part.text : ofExpression(part.source))).join('');
const CONTEXTS = 'github env vars job jobs steps runner secrets strategy matrix needs inputs'.split(' ');
const FUNCTIONS = [
    ...['success', 'failure', 'always', 'cancelled'].map((name) => ({ name, minArgs: 0, maxArgs: 255 })),
    { name: 'hashFiles', minArgs: 1, maxArgs: 255 },
];
const templateOf = (token) => splitTemplate(scalarText(token) ?? '');
function splitTemplate(text) {
    const parts = [];
    let from = 0;
    for (let at = text.indexOf('${{'); at >= 0; at = text.indexOf('${{', from)) {
        const end = endOfExpression(text, at + 3);
        if (end === null)
            break;
        if (at > from)
            parts.push({ kind: 'text', text: text.slice(from, at) });
        parts.push(parseExpression(text.slice(at + 3, end - 2)));
        from = end;
    }
    if (from < text.length)
        parts.push({ kind: 'text', text: text.slice(from) });
    return parts;
}
function endOfExpression(text, from) {
    let isInString = false;
    for (let at = from; at < text.length; at += 1) {
        if (text[at] === "'")
            isInString = !isInString;
        else if (!isInString && text[at] === '}' && text[at - 1] === '}' && at > from)
            return at + 1;
    }
    return null;
}
function parseExpression(text) {
    const source = text.trim();
    const ast = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_10__  .NW)(null, () => new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .iX(new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .JG(source).lex().tokens, CONTEXTS, FUNCTIONS).parse());
    return { kind: 'expression', source, ast };
}
function soleExpression([only, ...others]) {
    return only?.kind === 'expression' && others.length === 0 ? only : null;
}
function readWorkflowFile(name, content) {
    const token = parseFile('workflow', name, content);
    if (token === null)
        return null;
    const root = entries(token);
    const events = entries(root.get('on'));
    return {
        env: root.get('env'),
        defaults: defaultsOf(root),
        callInputs: inputsOf(entries(events.get('workflow_call')).get('inputs')),
        dispatchInputs: inputsOf(entries(events.get('workflow_dispatch')).get('inputs')),
        jobs: [...entries(root.get('jobs'))].map(([id, job]) => jobOf(id, job)),
    };
}
function jobOf(id, token) {
    const job = entries(token);
    return {
        id,
        name: templateOf(job.get('name')),
        uses: scalarText(job.get('uses')),
        with: entries(job.get('with')),
        strategy: job.get('strategy'),
        runsOn: job.get('runs-on'),
        condition: scalarText(job.get('if')),
        continueOnError: job.get('continue-on-error'),
        timeoutMinutes: job.get('timeout-minutes'),
        container: job.get('container'),
        services: [...entries(job.get('services')).keys()],
        environment: job.get('environment'),
        env: job.get('env'),
        defaults: defaultsOf(job),
        steps: stepsOf(job.get('steps')),
    };
}
function stepsOf(token) {
    const items = token !== undefined && (0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__  .wZ)(token) ? [...token] : [];
    return items.map(entries).flatMap((step) => [...stepsOf(step.get('parallel')), stepOf(step)]);
}
const CONTROL_NAMES = {
    wait: 'Wait',
    'wait-all': 'Wait for all',
    cancel: 'Cancel',
    parallel: 'Parallel group',
};
function stepOf(step) {
    const nameTemplate = templateOf(step.get('name'));
    const control = Object.entries(CONTROL_NAMES).find(([key]) => step.has(key));
    return {
        id: scalarText(step.get('id')),
        name: nameTemplate.length === 0 && control !== undefined
            ? [{ kind: 'text', text: control[1] }]
            : nameTemplate,
        condition: scalarText(step.get('if')),
        run: templateOf(step.get('run')),
        uses: scalarText(step.get('uses')),
        with: entries(step.get('with')),
        ...runSettingsIn(step),
        env: step.get('env'),
        continueOnError: step.get('continue-on-error'),
        isInBackground: scalarText(step.get('background')) === 'true',
        ends: endsOf(step),
    };
}
function endsOf(step) {
    if (step.has('wait-all'))
        return { how: 'wait', ids: 'all' };
    if (step.has('parallel'))
        return { how: 'wait', ids: [] };
    const how = step.has('cancel') ? 'cancel' : 'wait';
    const token = step.get(how);
    if (token === undefined)
        return null;
    return {
        how,
        ids: (0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__  .wZ)(token) ? [...token].flatMap((each) => scalarText(each) ?? []) : [scalarText(token) ?? ''],
    };
}
function inputsOf(token) {
    return new Map([...entries(token)].map(([name, definition]) => {
        const of = entries(definition);
        return [name, { type: scalarText(of.get('type')) ?? 'string', fallback: of.get('default') }];
    }));
}
const defaultsOf = (scope) => runSettingsIn(entries(entries(scope.get('defaults')).get('run')));
const runSettingsIn = (scope) => ({
    shell: templateOf(scope.get('shell')),
    workingDirectory: templateOf(scope.get('working-directory')),
});


  })

};
