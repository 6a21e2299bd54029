export const id = 130;
export const ids = [130];
export const modules = {

  97763:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $I: () => (  lookup),
    Dn: () => (  NotKnown),
    Ez: () => (  tokensGiven),
    F9: () => (  evaluateCondition),
    GW: () => (  BARE_RUNNER),
    Ib: () => (  workflowContexts),
    O4: () => (  evaluateExpression),
    PC: () => (  givenInputs),
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
    g0: () => (  labelsOf),
    jo: () => (  stepContexts),
    mJ: () => (  osOf),
    nT: () => (  topInputs),
    p_: () => (  evaluateText),
    ul: () => (  markedText),
    wh: () => (  plainText),
    zz: () => (  dictionary)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _actions_expressions_result__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96856);
  var _actions_workflow_parser__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8249);
  var _actions_workflow_parser_templates_tokens_null_token__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17063);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39429);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17448);






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
class Members extends _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT {
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
function partly(known, { why = 'unknown', secret = [], } = {}) {
    const members = dictionary(known);
    return new Members((name) => {
        const isSecret = secret.includes(name.toLowerCase());
        return (isSecret ? undefined : members.get(name)) ?? unknown(isSecret ? 'secret' : why);
    }, () => unknown(secret.length > 0 ? 'secret' : why));
}
const dictionary = (known) => new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT(...Object.entries(known).map(([key, value]) => ({ key, value })));
const string = (text) => new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.uQ(text);
const fromJson = (text) => (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(null, () => JSON.parse(text, _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.eD));
const toJson = (value) => JSON.stringify(value, _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.$U);
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
const STATUS = new Map([
    ['success', true],
    ['always', true],
    ['failure', false],
    ['cancelled', false],
]);
const FUNCTION_VALUES = new Map([
    ...[...STATUS].map(([name, value]) => [name, definition(name, () => new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bo(value))]),
    [
        'hashfiles',
        definition('hashfiles', () => {
            throw new NotKnown('unknown');
        }),
    ],
]);
function definition(name, call) {
    return { name, minArgs: 0, maxArgs: 255, call };
}
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
    const pieces = template.flatMap((part) => {
        if (part.kind === 'text')
            return [part];
        try {
            return splitAtMarks(evaluateExpression(part.ast, contexts).coerceString());
        }
        catch (error) {
            return [{ kind: 'hole', source: part.source, why: notKnownIn(error)?.why ?? 'unknown' }];
        }
    });
    return joinTexts(pieces);
}
function splitAtMarks(text) {
    const marks = Object.values(PATH_MARKS).join('|');
    return text.split(new RegExp(`(${marks})`)).flatMap((part) => {
        if (part === PATH_MARKS.workspace)
            return [{ kind: 'path', path: 'workspace' }];
        if (part === PATH_MARKS.temp)
            return [{ kind: 'path', path: 'temp' }];
        return part === '' ? [] : [{ kind: 'text', text: part }];
    });
}
function joinTexts(pieces) {
    const joined = [];
    for (const piece of pieces) {
        const last = joined.at(-1);
        if (piece.kind === 'text' && last?.kind === 'text') {
            joined.splice(-1, 1, { kind: 'text', text: last.text + piece.text });
        }
        else
            joined.push(piece);
    }
    return joined;
}
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
    if ((0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_2__  .pi)(token)) {
        const result = new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT();
        for (const { key, value } of token) {
            const evaluated = evaluateToken(value, contexts);
            if (key.isExpression && evaluated.kind === _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.b8.Dictionary) {
                for (const pair of evaluated.pairs())
                    result.add(pair.key, pair.value);
            }
            else
                result.add(key.toString(), evaluated);
        }
        return result;
    }
    if ((0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_2__  .wZ)(token))
        return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.O3(...[...token].map((item) => evaluateToken(item, contexts)));
    if (!(0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_2__  .jn)(token))
        throw new NotKnown('unknown');
    if (token instanceof _actions_workflow_parser_templates_tokens_null_token__WEBPACK_IMPORTED_MODULE_3__  .Z)
        return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv();
    if ((0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_2__  .Et)(token))
        return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Q9(token.value);
    if ((0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_2__  .Lm)(token))
        return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bo(token.value);
    const parts = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .LL)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .ws)(token) ?? '');
    const [only, ...others] = parts;
    if (only?.kind === 'expression' && others.length === 0)
        return evaluateExpression(only.ast, contexts);
    return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.uQ(markedText(evaluateText(parts, contexts)));
}
function evaluateCondition(text, contexts) {
    if (text === null || text.trim() === '')
        return true;
    const parts = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .LL)(text);
    const [only, ...others] = parts;
    const expression = only?.kind === 'expression' && others.length === 0
        ? only
        : parts.every(({ kind }) => kind === 'text')
            ? (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .YK)(text)
            : null;
    if (expression === null)
        return true;
    return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .NW)(null, () => (0,_actions_expressions_result__WEBPACK_IMPORTED_MODULE_1__  .vN)(evaluateExpression(expression.ast, contexts)));
}
const NOT_KNOWN_HERE = partly({});
const SECRETS = partly({}, { why: 'secret' });
const SECRET_MEMBERS = ['token'];
function workflowContexts(run, inputs) {
    const known = Object.fromEntries(Object.entries(run.github).map(([key, text]) => [key, string(text)]));
    const event = typeof run.event === 'string' ? fromJson(run.event) : null;
    return dictionary({
        github: partly({ ...known, workspace: string(PATH_MARKS.workspace), ...(event === null ? {} : { event }) }, { secret: SECRET_MEMBERS }),
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
    const payload = typeof run.event === 'string' ? fromJson(run.event) : null;
    const given = payload instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT ? payload.get('inputs') : undefined;
    if (!(given instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT))
        return NOT_KNOWN_HERE;
    return givenInputs({
        declared,
        given: (name) => {
            const value = given.get(name);
            return value === undefined ? null : () => value;
        },
        fallback: () => string(''),
    });
}
function givenInputs(of) {
    const inputs = [...of.declared].map(([name, source]) => {
        const value = of.given(name) ?? (() => of.fallback(source));
        return { name, value: () => typed(value(), source.type) };
    });
    return new Members((name) => inputs.find((input) => input.name.toLowerCase() === name.toLowerCase())?.value(), () => inputs.map(({ name, value }) => ({ key: name, value: value() })));
}
function typed(value, type) {
    if (type === 'boolean') {
        const text = value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv ? 'false' : value.coerceString();
        return text === 'true' || text === 'false' ? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bo(text === 'true') : value;
    }
    if (type === 'number')
        return value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv ? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Q9(0) : new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Q9(value.number());
    return string(value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv ? '' : value.coerceString());
}
function tokensGiven(given, contexts) {
    const byName = new Map([...given].map(([name, token]) => [name.toLowerCase(), token]));
    return (name) => {
        const token = byName.get(name.toLowerCase());
        return token === undefined ? null : () => evaluateToken(token, contexts);
    };
}
function withContexts(contexts, added) {
    const kept = contexts.pairs().filter(({ key }) => !(key in added));
    return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT(...kept, ...Object.entries(added).map(([key, value]) => ({ key, value })));
}
function stepContexts(contexts, { jobId, runner }) {
    const github = contexts.get('github');
    return withContexts(contexts, {
        ...(github === undefined ? {} : { github: withMember(github, 'job', string(jobId)) }),
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
const withMember = (github, name, value) => github instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT
    ? new Members((key) => (key.toLowerCase() === name ? value : github.get(key)), () => github.pairs())
    : github;
const BARE_RUNNER = {
    os: 'Linux',
    workspace: null,
    env: {},
    services: [],
    isInContainer: false,
    ownJob: null,
};
function labelsOf(runsOn, contexts) {
    if (runsOn === undefined)
        return [];
    const token = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .jO)(runsOn).get('labels') ?? runsOn;
    return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__  .NW)([], () => {
        const value = evaluateToken(token, contexts);
        if (value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.O3)
            return value.values().map((each) => each.coerceString());
        return value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.uQ ? [value.coerceString()] : [];
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

  28992:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $T: () => (  enterCall),
    A$: () => (  allJobs),
    a$: () => (  jobCandidates),
    kM: () => (  findJobs),
    qx: () => (  isSameMatrix)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _actions_expressions_result__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96856);
  var _actions_workflow_parser__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8249);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39429);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45565);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97763);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25545);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17448);








const MAX_CALLS = 10;
const MAX_NAME = 100;
const MAX_NAMES_LISTED = 8;
async function findJobs(files, workflow, shown) {
    const search = new NameSearch(files, workflow.path, (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__  .yZ)(shown));
    await search.look(workflow, { prefix: '', rest: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__  .yZ)(shown), rank: 0 });
    return search.result();
}
class NameSearch {
    #files;
    #path;
    #shown;
    #found = [];
    #problems = [];
    #names = [];
    constructor(files, path, shown) {
        this.#files = files;
        this.#path = path;
        this.#shown = shown;
    }
    result() {
        const best = Math.min(...this.#found.map(({ rank }) => rank));
        const jobs = this.#found.filter(({ rank }) => rank === best).map(({ job }) => job);
        if (jobs.length > 0)
            return { jobs, problems: [] };
        const near = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__  .pA)(this.#shown, this.#names);
        const others = [...new Set(this.#names)].slice(0, MAX_NAMES_LISTED).map((name) => `"${name}"`);
        const hint = near === null ? `it has ${others.join(', ') || 'none'}` : `the nearest is "${near}"`;
        return {
            jobs,
            problems: [...new Set(this.#problems), `${this.#path} has no job "${this.#shown}"; ${hint}`],
        };
    }
    async look(workflow, place) {
        for (const job of workflow.file.jobs) {
            for (const candidate of jobCandidates(job, workflow.contexts)) {
                if (job.uses === null) {
                    const [name] = namesOf(job, candidate.contexts, candidate.entry?.segments ?? []);
                    this.#names.push(place.prefix + ((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .wh)(name ?? []) ?? job.id));
                    this.#matchJob(workflow, candidate, place);
                }
                else
                    await this.#enter(workflow, candidate, place);
            }
        }
    }
    #matchJob({ file, path, callers }, candidate, place) {
        const isShown = (name) => [place.prefix + name, place.prefix + cutName(name), cutName(place.prefix + name)].includes(this.#shown);
        for (const found of matches(candidate, place.rest, isShown)) {
            const job = { job: candidate.job, file, path, callers, contexts: found.contexts };
            this.#found.push({ rank: place.rank + found.rank, job });
        }
    }
    async #enter(workflow, candidate, { prefix, rest, rank }) {
        for (let at = rest.indexOf(' / '); at >= 0; at = rest.indexOf(' / ', at + 1)) {
            const name = rest.slice(0, at);
            for (const found of matches(candidate, name, (each) => each === name || cutName(each) === name)) {
                const called = await enterCall(this.#files, workflow, {
                    job: candidate.job,
                    contexts: found.contexts,
                });
                if (typeof called === 'string')
                    this.#problems.push(called);
                else {
                    const place = { prefix: `${prefix}${name} / `, rest: rest.slice(at + 3), rank: rank + found.rank };
                    await this.look(called, place);
                }
            }
        }
    }
}
async function allJobs(files, workflow) {
    const found = [];
    for (const job of workflow.file.jobs) {
        for (const { contexts } of jobCandidates(job, workflow.contexts)) {
            const { file, path, callers } = workflow;
            if (job.uses === null)
                found.push({ job, file, path, callers, contexts });
            else {
                const called = await enterCall(files, workflow, { job, contexts });
                if (typeof called !== 'string')
                    found.push(...(await allJobs(files, called)));
            }
        }
    }
    return found;
}
async function enterCall(files, workflow, { job, contexts }) {
    const uses = job.uses ?? '';
    if (workflow.callers.length >= MAX_CALLS)
        return `job "${job.id}" of ${workflow.path} calls too deep`;
    const target = targetOf(uses, workflow.remote);
    const content = target === null
        ? null
        : target.remote === null
            ? await files.readFile(target.path)
            : ((await files.readReferenced?.(`${target.remote.repository}/${target.path}@${target.remote.ref}`)) ?? null);
    const file = content === null ? null : (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_6__  .AO)(uses, content);
    if (target === null || file === null) {
        return `job "${job.id}" of ${workflow.path} calls ${uses}, which cannot be read here`;
    }
    const given = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .Ez)(job.with, contexts);
    const github = contexts.get('github') ?? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .zz)({});
    const inputs = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .PC)({
        declared: file.callInputs,
        given,
        fallback: ({ fallback }) => fallback === undefined ? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv() : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .T4)(fallback, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .zz)({ github })),
    });
    return {
        file,
        path: target.remote === null ? target.path : uses,
        remote: target.remote,
        callers: [...workflow.callers, job],
        contexts: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .b$)(contexts, { inputs, matrix: new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv(), strategy: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .zz)({}) }),
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
    const matrixEntries = matrixEntriesOf(job.strategy, contexts);
    if (matrixEntries.kind === 'open') {
        return [{ job, contexts: inEntry(contexts, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .Vx)({}), null), entry: null, open: matrixEntries.open }];
    }
    return matrixEntries.matrixEntries.map((entry) => ({
        job,
        contexts: inEntry(contexts, entry.matrix ?? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv(), entry),
        entry,
        open: null,
    }));
}
function inEntry(contexts, matrix, entry) {
    const strategy = entry === null
        ? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .Vx)({})
        : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .Vx)({
            'job-index': new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Q9(entry.index),
            'job-total': new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Q9(entry.total),
        });
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .b$)(contexts, { matrix, strategy });
}
function matches(candidate, shown, isShown) {
    const { job, contexts, entry, open } = candidate;
    if (entry !== null) {
        const names = namesOf(job, contexts, entry.segments);
        for (const [rank, pieces] of names.entries()) {
            const name = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .wh)(pieces);
            if (name !== null && isShown((0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__  .yZ)(name)))
                return [{ rank, contexts }];
        }
        const pattern = names.find((pieces) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .wh)(pieces) === null);
        return pattern !== undefined && (0,_step_log_js__WEBPACK_IMPORTED_MODULE_5__  .dl)(pattern, shown) !== null ? [{ rank: PATTERN, contexts }] : [];
    }
    const matrix = open === null ? null : matrixShown(job, open, { contexts, shown });
    return matrix === null ? [] : [{ rank: PATTERN, contexts: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .b$)(contexts, { matrix }) }];
}
const PATTERN = 10;
function namesOf(job, contexts, segments) {
    const behind = segments.length === 0 ? '' : ` (${segments.join(', ')})`;
    const text = (name) => [{ kind: 'text', text: name }];
    const byId = text(`${job.id}${behind}`);
    if (job.name === null || job.name.length === 0)
        return [byId];
    const name = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .p_)(job.name, contexts);
    const plain = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .wh)(name);
    if (plain === '')
        return [byId];
    if (job.name.every(({ kind }) => kind === 'text'))
        return [text(`${plain}${behind}`)];
    const isOfMatrix = job.name.some((part) => part.kind === 'expression' && /\bmatrix\b/i.test(part.source));
    if (plain === null || behind === '' || isOfMatrix)
        return [name];
    return [name, text(`${plain}${behind}`)];
}
function matrixShown(job, open, { contexts, shown }) {
    const template = job.name ?? [];
    if (template.every(({ kind }) => kind === 'text')) {
        const name = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__  .yZ)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_6__  .uO)(template, () => '')) || job.id;
        if (shown === name)
            return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .Vx)({});
        if (!shown.startsWith(`${name} (`))
            return null;
        const isWhole = shown.endsWith(')');
        if (!isWhole && !(shown.length === MAX_NAME && shown.endsWith('...')))
            return null;
        const inner = shown.slice(name.length + 2, -1);
        return (isWhole ? bindSegments(open, inner.split(', ')) : null) ?? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .Vx)({});
    }
    const pieces = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .p_)(template, contexts);
    const found = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_5__  .dl)(pieces, shown);
    if (found === null)
        return null;
    const holes = pieces.filter((piece) => piece.kind !== 'text');
    const values = new Map();
    for (const [at, hole] of holes.entries()) {
        const key = hole.kind === 'hole' ? /^matrix\.([\w-]+)$/.exec(hole.source)?.[1] : undefined;
        const value = found.values?.[at];
        if (key !== undefined && value !== undefined)
            values.set(key, value);
    }
    return bindValues(open, values);
}
const cutName = (name) => name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 3)}...` : name;
const NO_MATRIX = {
    kind: 'known',
    matrixEntries: [{ matrix: null, segments: [], index: 0, total: 1 }],
};
function matrixEntriesOf(strategy, contexts) {
    if (strategy === undefined)
        return NO_MATRIX;
    const matrix = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_6__  .jO)(strategy).get('matrix');
    if (matrix === undefined)
        return strategy.isExpression ? openFrom(strategy) : NO_MATRIX;
    const whole = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_7__  .NW)(null, () => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .T4)(matrix, contexts));
    if (whole === null)
        return openFrom(matrix, contexts);
    const pairs = pairsOf(whole);
    const vectors = pairs.filter(({ key }) => key !== 'include' && key !== 'exclude');
    const listOf = (key) => itemsOf(pairs.find((pair) => pair.key === key)?.value ?? null);
    const lists = new Map(vectors.map(({ key, value }) => [key, itemsOf(value)]));
    const matrices = build(lists, listOf('include'), listOf('exclude'));
    if (matrices.length === 0)
        return NO_MATRIX;
    const matrixEntries = matrices.map(({ own, extra }, index) => ({
        matrix: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .zz)({ ...Object.fromEntries(own), ...Object.fromEntries(extra) }),
        segments: [...own.values()].flatMap(scalarsOf),
        index,
        total: matrices.length,
    }));
    return { kind: 'known', matrixEntries };
}
function build(vectors, include, exclude) {
    const filters = include.map((item) => {
        const pairs = pairsOf(item);
        const known = pairs.filter(({ key }) => vectors.has(key));
        const added = pairs.filter(({ key }) => !vectors.has(key));
        return { known, added, all: new Map([...known, ...added].map(({ key, value }) => [key, value])) };
    });
    const matched = new Set();
    const product = vectors.size === 0 ? [] : productOf([...vectors]);
    const kept = product.filter((own) => !exclude.some((item) => fits(own, pairsOf(item))));
    const matrixEntries = kept.map((own) => {
        const extra = new Map();
        for (const filter of filters) {
            if (!fits(own, filter.known))
                continue;
            matched.add(filter);
            for (const { key, value } of filter.added)
                extra.set(key, value);
        }
        return { own, extra };
    });
    const alone = filters.filter((filter) => !matched.has(filter));
    return [...matrixEntries, ...alone.map(({ all }) => ({ own: all, extra: new Map() }))];
}
function productOf(vectors) {
    return vectors.reduce((matrixEntries, [key, values]) => matrixEntries.flatMap((entry) => values.map((value) => new Map([...entry, [key, value]]))), [new Map()]);
}
function fits(entry, filter) {
    return filter.every(({ key, value }) => isLike(entry.get(key) ?? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv(), value));
}
function isLike(value, filter) {
    if (filter instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT) {
        return filter
            .pairs()
            .every((pair) => isLike((value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT ? value.get(pair.key) : null) ?? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv(), pair.value));
    }
    if (filter instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.O3) {
        return filter
            .values()
            .every((each, at) => isLike((value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.O3 ? value.get(at) : null) ?? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv(), each));
    }
    return (0,_actions_expressions_result__WEBPACK_IMPORTED_MODULE_1__  .aI)(value, filter);
}
function scalarsOf(value) {
    if (value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT || value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.O3)
        return value.values().flatMap(scalarsOf);
    const text = value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv ? '' : value.coerceString();
    return text === '' ? [] : [text];
}
const pairsOf = (value) => (value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT ? value.pairs() : []);
const itemsOf = (value) => (value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.O3 ? value.values() : []);
function openFrom(matrix, contexts) {
    const members = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_6__  .jO)(matrix);
    if (contexts === undefined ||
        members.size === 0 ||
        [...members.keys()].some((key) => key.includes('${{'))) {
        return { kind: 'open', open: { vectors: null, include: null } };
    }
    const vectors = [...members].filter(([key]) => key !== 'include' && key !== 'exclude');
    const lists = vectors.map(([key, token]) => {
        const value = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_7__  .NW)(null, () => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .T4)(token, contexts));
        return [
            key,
            value === null && !(0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_2__  .wZ)(token) ? null : value === null ? null : itemsOf(value),
        ];
    });
    const include = members.get('include');
    const added = include === undefined ? [] : (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_7__  .NW)(null, () => itemsOf((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .T4)(include, contexts)));
    const known = added?.filter((item) => item instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT) ?? null;
    return { kind: 'open', open: { vectors: new Map(lists), include: known } };
}
function bindSegments(open, segments) {
    if (open.vectors === null || open.vectors.size !== segments.length)
        return null;
    const names = [...open.vectors.keys()];
    return bindValues(open, new Map(names.map((name, at) => [name, segments[at] ?? ''])));
}
function bindValues(open, shown) {
    const own = new Map();
    for (const [key, text] of shown) {
        const known = open.vectors?.get(key) ?? null;
        const value = known === null ? asShown(text) : known.find((each) => each.coerceString() === text);
        if (value === undefined)
            return null;
        if (value !== null)
            own.set(key, value);
    }
    const isWhole = open.vectors !== null && [...open.vectors.keys()].every((key) => own.has(key));
    if (!isWhole || open.include === null)
        return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .Vx)(Object.fromEntries(own));
    const vectors = new Map([...own].map(([key, value]) => [key, [value]]));
    const [entry] = build(vectors, open.include, []);
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .zz)({ ...Object.fromEntries(own), ...Object.fromEntries(entry?.extra ?? []) });
}
const asShown = (text) => (text === 'true' || text === 'false' ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .Yj)(text));
const isSameMatrix = (a, b) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .aB)(a) === (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_4__  .aB)(b);


  }),

  75697:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    O: () => (  findManifestCommand),
    _: () => (  inFolder)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81469);
  var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68652);
  var _core_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70255);



const FINDERS = [
    findNodeCommand,
    findDenoCommand,
    findPythonProject,
    impliedBy('go test ./...', 'go.mod'),
    impliedBy('cargo test', 'Cargo.toml'),
    findPhpCommand,
    impliedBy('sbt test', 'build.sbt'),
    impliedBy('swift test', 'Package.swift'),
    findDotnetCommand,
    findMakeCommand,
    impliedBy('mvn -B test', 'pom.xml'),
    impliedBy('gradle test', 'build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'),
    findRubyCommand,
    impliedBy('mix test', 'mix.exs'),
    impliedBy('bazel test //...', 'MODULE.bazel', 'WORKSPACE.bazel', 'WORKSPACE'),
    impliedBy('cmake -B build && cmake --build build && ctest --test-dir build --output-on-failure', 'CMakeLists.txt'),
    findPythonTests,
];
async function findManifestCommand(files, directory) {
    const folder = openFolder(files, directory);
    for (const find of FINDERS) {
        const command = await find(folder);
        if (command !== null)
            return { kind: 'found', ...command, source: inFolder(directory, command.source) };
    }
    const where = directory === '.' ? 'the root' : directory;
    return { kind: 'missing', problem: (await placeholderIn(folder)) ?? `no known manifest in ${where}` };
}
function impliedBy(run, ...names) {
    const wrapper = run.replace(/^(mvn|gradle) .*/, '$1w');
    return async (folder) => {
        for (const name of names) {
            if (!(await folder.has(name)))
                continue;
            const isWrapped = wrapper !== run && (await folder.has(wrapper));
            return { run: isWrapped ? run.replace(/^\w+/, `./${wrapper}`) : run, source: name };
        }
        return null;
    };
}
async function findDenoCommand(folder) {
    for (const name of ['deno.json', 'deno.jsonc']) {
        const text = await folder.read(name);
        if (text === null)
            continue;
        return { run: /"test"\s*:/.test(text) ? 'deno task test' : 'deno test', source: name };
    }
    return null;
}
const ComposerJson = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    scripts: zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__  .L5J()).optional(),
    'require-dev': zod__WEBPACK_IMPORTED_MODULE_1__  .g1P(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__  .L5J()).optional(),
});
async function findPhpCommand(folder) {
    const composer = await manifestIn(folder, 'composer.json', ComposerJson);
    if (composer?.scripts?.['test'] !== undefined)
        return { run: 'composer test', source: 'composer.json' };
    const isPest = composer?.['require-dev']?.['pestphp/pest'] !== undefined;
    if (isPest)
        return { run: 'vendor/bin/pest', source: 'composer.json' };
    for (const name of ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml']) {
        if (!(await folder.has(name)))
            continue;
        return { run: composer === null ? 'phpunit' : 'vendor/bin/phpunit', source: name };
    }
    return null;
}
async function findDotnetCommand(folder) {
    const names = (await folder.list()).filter((path) => !path.includes('/')).toSorted();
    for (const kind of [/\.slnx?$/, /\.(?:cs|fs|vb)proj$/]) {
        const [only, ...others] = names.filter((name) => kind.test(name));
        if (only !== undefined) {
            return { run: others.length === 0 ? 'dotnet test' : `dotnet test ${only}`, source: only };
        }
    }
    return null;
}
async function findMakeCommand(folder) {
    for (const name of ['GNUmakefile', 'makefile', 'Makefile']) {
        const text = await folder.read(name);
        if (text === null)
            continue;
        return /^test\s*::?(?!=)/m.test(text) ? { run: 'make test', source: name } : null;
    }
    return null;
}
async function findRubyCommand(folder) {
    const gemfile = await folder.read('Gemfile');
    const bundled = gemfile === null ? '' : 'bundle exec ';
    if (await folder.has('.rspec'))
        return { run: `${bundled}rspec`, source: '.rspec' };
    if (await folder.has('Rakefile'))
        return { run: `${bundled}rake test`, source: 'Rakefile' };
    return gemfile !== null && /\brspec\b/.test(gemfile)
        ? { run: 'bundle exec rspec', source: 'Gemfile' }
        : null;
}
const PackageJson = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    scripts: zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({ test: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().optional() }).optional(),
    packageManager: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().optional(),
});
const NODE_LOCKS = [
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
    ['bun.lockb', 'bun'],
    ['package-lock.json', 'npm'],
];
const PLACEHOLDER = 'no test specified';
async function findNodeCommand(folder) {
    const manifest = await manifestIn(folder, 'package.json', PackageJson);
    if (manifest === null)
        return null;
    const script = manifest.scripts?.test;
    if (script !== undefined && !script.includes(PLACEHOLDER)) {
        return { run: testScript(await managerOf(folder, manifest.packageManager)), source: 'package.json' };
    }
    return monorepoCommand(folder, await managerOf(folder, manifest.packageManager));
}
async function placeholderIn(folder) {
    const manifest = await manifestIn(folder, 'package.json', PackageJson);
    return manifest?.scripts?.test?.includes(PLACEHOLDER)
        ? `package.json has npm's placeholder for a test script ("${PLACEHOLDER}")`
        : null;
}
async function managerOf(folder, declared) {
    let manager = declared?.split('@')[0];
    for (const [lock, name] of NODE_LOCKS)
        manager ??= (await folder.has(lock)) ? name : undefined;
    return manager === 'pnpm' || manager === 'yarn' || manager === 'bun' ? manager : 'npm';
}
const testScript = (manager) => (manager === 'bun' ? 'bun run test' : `${manager} test`);
const EXEC = { pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx', npm: 'npx' };
async function monorepoCommand(folder, manager) {
    const exec = EXEC[manager] ?? 'npx';
    const turbo = await folder.read('turbo.json');
    if (turbo !== null && /"(?:[\w@/-]+#)?test"\s*:/.test(turbo)) {
        return { run: `${exec} turbo run test`, source: 'turbo.json' };
    }
    return (await folder.has('nx.json')) ? { run: `${exec} nx run-many -t test`, source: 'nx.json' } : null;
}
const manifestIn = async ({ read }, name, schema) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(schema, (await read(name)) ?? 'null');
const CONFIGS = ['pytest.ini', 'pyproject.toml', 'tox.ini', 'setup.cfg', 'setup.py'];
const TEST_FILE = /(^|\/)(test_[^/]*|[^/]*_test)\.py$/;
const MAX_READ = 10;
async function findPythonProject(folder) {
    const configs = [];
    for (const name of CONFIGS) {
        const text = await folder.read(name);
        if (text !== null)
            configs.push({ name, text });
    }
    const [first] = configs;
    return first === undefined ? null : pythonCommand(folder, first.name, configs);
}
async function findPythonTests(folder) {
    const [first] = (await folder.list()).filter((path) => TEST_FILE.test(path)).toSorted();
    return first === undefined ? null : pythonCommand(folder, first, []);
}
async function pythonCommand(folder, source, configs) {
    const tests = (await folder.list()).filter((path) => TEST_FILE.test(path));
    const python = `${await pythonEnvironment(folder)}python`;
    const hint = configs.find(({ name, text }) => name === 'pytest.ini' || /\bpytest\b/.test(text))?.name;
    if (hint !== undefined)
        return { run: `${python} -m pytest -q`, source: hint };
    const driver = await driverOf(folder, configs);
    if (driver !== null)
        return driver;
    if (await hasPytestFile(folder, tests))
        return { run: `${python} -m pytest -q`, source };
    return { run: await unittestCommand(folder, tests, python), source };
}
async function pythonEnvironment(folder) {
    for (const [lock, run] of PYTHON_LOCKS)
        if (await folder.has(lock))
            return run;
    return '';
}
const PYTHON_LOCKS = [
    ['uv.lock', 'uv run '],
    ['poetry.lock', 'poetry run '],
    ['pdm.lock', 'pdm run '],
    ['Pipfile.lock', 'pipenv run '],
];
async function driverOf(folder, configs) {
    const scalarText = (wanted) => configs.find(({ name }) => name === wanted)?.text ?? '';
    if (/^\[testenv/m.test(scalarText('tox.ini')))
        return { run: 'tox', source: 'tox.ini' };
    if (await folder.has('noxfile.py'))
        return { run: 'nox', source: 'noxfile.py' };
    const hatch = /^\[tool\.hatch\.envs\.(\w+)\.scripts\][^[]*^test\s*=/m.exec(scalarText('pyproject.toml'))?.[1];
    if (hatch === undefined)
        return null;
    return { run: `hatch run ${hatch === 'default' ? '' : `${hatch}:`}test`, source: 'pyproject.toml' };
}
async function hasPytestFile(folder, tests) {
    if ((await folder.read('conftest.py')) !== null)
        return true;
    if (/^pytest\b/m.test((await folder.read('requirements-dev.txt')) ?? (await folder.read('requirements.txt')) ?? '')) {
        return true;
    }
    for (const path of tests.toSorted().slice(0, MAX_READ)) {
        if (/^(import pytest|from pytest|(async )?def test_)/m.test((await folder.read(path)) ?? ''))
            return true;
    }
    return false;
}
async function unittestCommand(folder, tests, python) {
    const folders = [...new Set(tests.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))))];
    const only = folders.length === 1 ? (folders[0] ?? '') : '';
    const isPlain = /^[A-Za-z0-9_][\w./-]*$/.test(only);
    return isPlain && !(await folder.has(`${only}/__init__.py`))
        ? `${python} -m unittest discover -s ${only}`
        : `${python} -m unittest`;
}
const inFolder = (directory, name) => directory === '.' ? name : `${directory}/${name}`;
function openFolder(files, directory) {
    const read = (name) => files.readFile(inFolder(directory, name));
    const paths = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__  .O)(() => pathsBelow(files, directory));
    return {
        read,
        has: async (name) => (await paths()).has(name) || (await read(name)) !== null,
        list: async () => [...(await paths())],
    };
}
async function pathsBelow(files, directory) {
    const all = (await files.listFiles?.()) ?? [];
    if (directory === '.')
        return new Set(all);
    const inside = all.filter((path) => path.startsWith(`${directory}/`));
    return new Set(inside.map((path) => path.slice(directory.length + 1)));
}


  }),

  34060:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    gY: () => (  sideEffectOf),
    gz: () => (  namedSideEffect),
    tG: () => (  kindsOf)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _shell_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14398);
  var _shell_script_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71700);



const KINDS = [
    ['version', /^\S+ (?:-v|-V|-version|--version|version|env|--help)$|^(?:which|uname|locale|env|printenv)\b/],
    [
        'build',
        /^(?:mvn|mvnd|gradle)\b.*(?: -x \S*(?:test|check)\S*|-DskipTests\b(?!=false)|-Dmaven\.test\.skip(?!=false)| -Dtest=NONE)/i,
    ],
    [
        'test',
        /^(?:mvn|mvnd)(?: -\S+)*$|^(?:mvn|mvnd)\b.* (?:test|verify|install|package|integration-test)(?: |$)/,
    ],
    ['test', /^\$\w+ (?:-\S+ )*test\b/],
    ['test', /^gradle(?: .*)? (?:\S*:)?(?:test|check|build|\w+Test)\b/],
    ['lint', /^(?:pint|ecs|rector|php-cs-fixer)\b.* --(?:test|dry-run)\b/],
    [
        'lint',
        /^(?:make|just|task|rake|thor|mage|invoke|inv)(?: -\S+)* \S*(?:format|fmt|lint|style|typing|types?|spell|licen[cs]e|docs?|bc)[-_:]?check\w*$/,
    ],
    ['lint', /^(?:tox|nox|hatch)\b.*\b(?:lint|typing|mypy|style|flake8|pre-commit|docs|types?|fmt)\b/],
    [
        'test',
        /^(?:pytest|py\.test|tox|nox|rspec|jest|vitest|mocha|ava|tap|borp|karma|cypress|phpunit|pest|paratest|ctest|unittest|nosetests|stestr|behave|cucumber|gotestsum|ginkgo|bats|busted|prove|unit|minitest|mpirun|gotest|testem|wdio)\b(?!-)/,
    ],
    [
        'test',
        /^(?:make|just|task|rake|thor|run-s|run-p|npm-run-all2?|mage|invoke|inv|ninja|meson|ant|bazel|bazelisk|grunt|gulp|b2)\b.*(?:^|[ :_-])(?:\w*tests?|specs?|(?:dist)?check|ci|coverage)\b/,
    ],
    ['test', /^(?:rake|rails (?:test|spec)\S*)$/],
    ['test', /^(?:cmake .*--target \S*(?:test|check)|zig build\b.* test\b)/],
    [
        'lint',
        /^(?:(?:npm|pnpm|yarn|bun)(?: -\S+| run| run-script)* )?tests?[:-](?:types?|typings?|dts|tsc|lint|type-?check|format|fmt|style)\b\S*$/,
    ],
    [
        'test',
        /^(?:npm|pnpm|yarn|bun|deno|go|cargo|cross|mix|sbt|dotnet|swift|dart|flutter|stack|cabal|zig|rails|composer|hatch|crystal|nimble|opam|dune|lein|clojure|raku|gleam|luarocks|playwright|xcodebuild|hardhat|forge|buck2?|turbo|nx|lerna|setup|manage|runtests|symfony|artisan|rebar3|spago|elm-test|poe|pdm|ember|aegir|tsd|react-scripts|vue-cli-service|ng)\b(?: (?:-\S+|--\S+ \S+|run|run-script|task|llvm-cov|hack|xtask|workspaces?|foreach|\+\S+))*? (?:-t )?(?:\S*[^\w.])?(?:tests?|t|nextest|testOnly|check:ci|ci:\S+|spec|e2e|runtest|eunit|ct|vitest|jest)\b(?!-\w*lint)(?!\.)/,
    ],
    [
        'lint',
        /^(?:git (?:diff|status)|cargo (?:check|clippy|fmt|deny|audit|semver-checks)|go vet|npm audit|ruff|mvn .*checkstyle\S*|deno (?:lint|fmt|check))\b/,
    ],
    [
        'install',
        /^(?:(?:npm|pnpm|yarn|bun|pip|pipx|apt|apt-get|dnf|yum|apk|brew|choco|gem|bundle|composer|poetry|pdm|pipenv|conda|mamba|micromamba|go|cargo|rustup|hex|cpanm|luarocks|opam|cabal|stack|playwright|vcpkg|conan|sdk|sdkmanager|dotnet|hatch|uv|mix|corepack|deno|lerna|nvm|rye|pacman|zypper|snap|port|pre-commit|raco|cpan|nuget|swift|flutter|dart|pub|make|just|bower|volta)(?: (?:-\S+|\w+=\S+|pip|mod|tool|package|toolchain|target|component|env|config|deps|self|python|lock|venv))*? (?:ci|i|install|add|update|upgrade|sync|download|get|restore|fetch|enable|create|set|default|deps\S*|setup\S*|bootstrap\S*|install\S*|local\.\S+|tidy|prepare|venv|lock|init|resolve|binstall|show|override|use|vendor|link))\b|^(?:yarn|pnpm|bun|bundle|cpanm)(?: -\S+)*$|^(?:curl|wget|tar|unzip|git|ldconfig|virtualenv|venv|ensurepip|get-pip)\b/,
    ],
    ['install', /^(?:install|setup|bootstrap|prepare|init|download|fetch)(?:[-_:.]\S*)?(?: |$)/],
    [
        'lint',
        /^(?:eslint|prettier|biome|oxlint|stylelint|black|flake8|pylint|mypy|pyright|isort|tsc|vue-tsc|attw|publint|knip|typecheck|type-check|check-types|types|rustfmt|gofmt|golangci-lint|golint|govulncheck|revive|gosec|staticcheck|rubocop|standardrb|phpstan|psalm|php-cs-fixer|ktlint|detekt|shellcheck|shfmt|actionlint|yamllint|markdownlint\S*|codespell|format|dialyzer|credo|pre-commit|typos|cspell|clang-format|clang-tidy|lint\S*|check|fmt|zizmor|reuse|roave-backward-compatibility-check)(?:[:_ -]|$)/,
    ],
    [
        'lint',
        /\b(?:bench\w*|fuzz\w*|lint|format|fmt|gofmt|govet|typecheck|type-check|checkstyle|spotless\w*|clippy|tsc)\b/,
    ],
    [
        'build',
        /^(?:make|cmake|ninja|meson|configure|autoreconf|autogen|bootstrap|webpack|rollup|tsup|esbuild|gcc|g\+\+|clang|build|compile|vite build|mvn|gradle|ant|msbuild|bazel|scons)\b|\b(?:build|compile|assemble|\w*generate|codegen|bdist_wheel|sdist|pack)\b/,
    ],
    [
        'test',
        /^(?:[\w.-]*[_.:-])?(?:tests?|runtests?|specs?|e2e|ci|unit|check|cibuild|integration)(?:[_.:-][\w.:$-]*)?(?: |$)/,
    ],
];
const IGNORED = /^(?:cd|rm|mv|cp|mkdir|ln|touch|chmod|export|set|\[|\[\[|grep|exit|true|sudo|doas|time|timeout|nice|xvfb-run|python|ruby|bash|sh|npx|bunx|retry)(?: |$)|^(?:uv|poetry|pdm|pipenv|bundle|hatch|coverage|npm|pnpm|yarn|bun|deno) (?:run|run-script|exec|task) |^test (?:!|-\w\b|.* (?:!?=|==|-\w\w) )/;
async function kindsOf(text, shell = null) {
    const script = await (0,_shell_script_js__WEBPACK_IMPORTED_MODULE_2__  .Uq)(text.replace(/\$\{\{.*?\}\}/g, '$EXPRESSION'), shell);
    const commands = script.commands.filter(({ isInBackground }) => !isInBackground);
    const calls = await (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .p)({ ...script, commands });
    return new Set(calls.map(kindOf).filter((kind) => kind !== null));
}
function kindOf({ words, redirections }) {
    const [program = '', ...args] = words.map(({ value }) => value);
    const text = [(0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .k)(program), ...args.slice(0, 14)].join(' ').slice(0, 300);
    if (IGNORED.test(text))
        return null;
    if (/^(?:echo|printf|pwd|ls|cat|df|free|date|id|whoami|nproc|lscpu|tree)(?: |$)/.test(text))
        return redirections.length === 0 ? 'version' : 'other';
    return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
const RULES = {
    publishes: String.raw `
    npm|pnpm|yarn|bun|lerna|nx|turbo|rush|beachball|deno|jsr|cli|melos [npm|exec|run] publish|unpublish|deprecate
    npm|yarn [npm] dist-tag|tag add|rm
    flit|poetry|hatch|pdm|uv|maturin|elm|nimble|spago|opam publish|upload
    changesets?|pkg-pr-new|vsce|ovsx|electron-forge|expo publish
    lerna version !--no-push
    nx release
    semantic-release|multi-semantic-release|release-it|np|release-please|opam-publish|gh-pages|angular-cli-ghpages
    auto shipit|release
    web-ext sign
    electron-builder (-p|--publish)(=.*)? !never
    eas submit|update
    twine|anaconda|conda|conan|cabal|stack|luarocks upload
    setup ... upload
    cargo publish|release|workspaces|smart-release|yank
    cargo-(release|workspaces|smart-release)
    release-plz
    gem|fury|cloudsmith|package_cloud push|yank
    mix hex\.publish
    rebar3 hex publish
    dotnet|nuget|paket|choco [nuget] push|delete
    mvn ... deploy|release:perform|.*:(deploy|release)(-.*)?
    gradle ... .*(publish|uploadArchives|closeAndRelease)(?!\w*ToMavenLocal).*
    sbt|mill ... (.*\W)?(publish|publishSigned|ci-release|sonatype\w+)(\W.*)?
    lein deploy
    pod trunk push
    goreleaser release !--snapshot !--skip=.*publish.*
    jreleaser .*(release|deploy|publish|upload|announce)
    gh|glab release create|upload|edit|delete
    snapcraft upload|push|release
    dart|flutter pub publish
    mike deploy
    mkdocs gh-deploy
    julia ... .*register.*
    wingetcreate submit|update
    brew bump-formula-pr`,
    pushes: String.raw `
    git|hg|jj [lfs|subtree|git] push
    git svn|send-email
    svn commit|ci
    docker|podman|nerdctl|buildah|docker-compose [compose|manifest|image] push
    docker|podman|depot|earthly|buildctl ... build|bake|\+.* --push
    docker|podman|buildctl ... build|bake .*(push=true|type=registry).*
    docker|podman|buildctl ... build|bake --?o(utput)?=.*(push=true|type=registry).*
    docker buildx imagetools create
    crane|oras|helm|skopeo|regctl [image] push|copy|cp|sync|cm-push
    ko build|publish|resolve|apply
    pack build --publish
    gh|glab pr|mr|issue create|merge|close|edit|comment|note|review|reopen|ready
    gh workflow|run run|rerun|cancel|delete|enable|disable
    gh repo|label|secret|variable|gist|cache create|set|delete|edit|sync|rename|archive|fork
    gh api ... POST|PUT|PATCH|DELETE
    gh api (-X|--method)=?(POST|PUT|PATCH|DELETE)
    gh api -[fF]|--field|--raw-field|--input !GET
    hub release|pull-request
    danger|danger-js
    reviewdog --?reporter=git.*
    cr|dvc|hf|huggingface-cli upload|push|index
    cosign|notation sign|attest`,
    deploys: `
    terraform|tofu|terragrunt|cdktf ... apply|destroy|import|deploy
    pulumi up|update|destroy|refresh
    kubectl|oc .+ !version !kustomize !explain
    helm install|upgrade|uninstall|rollback
    helmfile apply|sync|destroy
    ansible-playbook .+ !--syntax-check
    argocd|doctl|gcloud|gsutil|fastlane|ibmcloud|eksctl|linode-cli .+ !version
    cf push
    appcfg update
    xcrun altool|notarytool
    firebase|netlify|wrangler|serverless|sls|surge|flyctl|fly|railway|heroku|eb|copilot|amplify|cdk|sam|sst|now|ng|kamal|cap|mina|dep|dagger|skaffold|werf ... (.*:)?(deploy|publish|up|release|pages)
    firebase|netlify|serverless|sls|now ... .* --prod
    skaffold|werf run|converge
    vercel|surge
    nomad job run
    aws|az .+ !version`,
    uploads: String.raw `
    codecov|codecovcli|codecov-(cli|linux|macos|alpine|aarch64)
    coveralls|goveralls|php-coveralls|coveralls-(lcov|linux)|node-coveralls|octocov
    codacy-coverage\S*|codeclimate-test-reporter|cc-test-reporter|test-reporter-latest\S*|chromatic
    cargo coveralls
    cargo tarpaulin --coveralls(=.*)?
    deepsource|bencher report|run
    qlty coverage publish
    datadog-ci|argos|currents|percy|codeql|codspeed|trunk|trunk-analytics-cli|lhci|buildpulse-test-reporter ... upload.*|submit
    sentry-cli ... .*upload.*|releases|sourcemaps|deploys
    snyk monitor
    fossa analyze
    (dotnet-)?sonar-?scanner(-cli)?
    dotnet sonarscanner
    mvn|gradle ... (.*:)?sonar(qube)?
    jf|jfrog [rt] u|upload|publish|bp
    rclone copy|sync|move|copyto|moveto
    s3cmd|s5cmd|mc|azcopy|b2 put|sync|cp|copy|mirror|upload.*
    wandb sync
    http|https|xh ... POST|PUT|PATCH|DELETE`,
    'signs in': `
    docker|podman|npm|yarn|pnpm|cargo|helm|oras|crane|skopeo|oc|heroku|flyctl|fly|vault [npm|registry|auth|container] login|adduser
    gh|glab|hf|huggingface-cli|netlify|vercel|firebase|wrangler|railway|snyk|pulumi|sentry-cli [auth] login|login:ci|refresh`,
    'changes another machine': String.raw `
    ssh|sftp|lftp|sshpass|scp .+ !-V
    nx|nx-cloud start-ci-run|start-agent|stop-all-agents|complete-run|fix-ci
    rsync ... .*\w@[\w.-]+:.*|\w[\w.-]*:[/~\w].*`,
};
const PARSED_RULES = Object.entries(RULES).flatMap(([does, lines]) => lines
    .trim()
    .split('\n')
    .map((line) => ruleOf(does, line.trim().split(' '))));
function ruleOf(does, [program = '', ...rest]) {
    const whole = (source) => new RegExp(`^(?:${source})$`);
    const words = rest.flatMap((word, at) => {
        if (/^(?:!|\(?-|\.\.\.$)/.test(word))
            return [];
        const pattern = whole(word.replace(/^\[(.*)\]$/, '$1'));
        return [{ pattern, isOptional: /^\[.*\]$/.test(word), isFar: rest[at - 1] === '...' }];
    });
    const refused = rest.filter((word) => word.startsWith('!')).map((word) => whole(word.slice(1)));
    const options = rest.filter((word) => /^\(?-/.test(word)).map(whole);
    return { does, program: whole(program), words, options, refused };
}
const UNREADABLE = /(?<![\w./$-])(?<!\bdotnet )(?:publish|deploy|push|upload|twine|kubectl|terraform|goreleaser|scp|rsync|codecov|coveralls)(?![\w/.]|\s*[=(:])/;
async function sideEffectOf(text, shell = null) {
    const script = await (0,_shell_script_js__WEBPACK_IMPORTED_MODULE_2__  .Uq)(text, shell);
    const calls = (0,_shell_script_js__WEBPACK_IMPORTED_MODULE_2__  .R6)(shell) === 'other' ? [] : await (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .p)(script);
    for (const call of calls) {
        const effect = isDry(call) ? null : effectOf(call);
        if (effect !== null)
            return { ...effect, command: shortened(effect.command) };
    }
    const line = script.isKnown
        ? undefined
        : text.split('\n').find((each) => UNREADABLE.test(each.slice(0, 2000)));
    return line === undefined
        ? null
        : { does: 'cannot be read as a shell script and may hand something on', command: shortened(line) };
}
const shortened = (text) => {
    const line = text.replace(/\\?\s*\n\s*/g, ' ').trim();
    return line.length > 60 ? `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .OJ)(line, 57)}...` : line;
};
const DRY_BY_N = /^(?:git|g?make|rsync|rake)$/;
const DRY = /^(?:--dry-run(?:=(?!false|none|no|0).*)?|--dry_run|--no-publish|--no-push|--check|--help|--version|publishToMavenLocal|publishLocal|publishM2|-DskipDeploy|--output=type=(?:docker|oci).*)$/;
function isDry({ words }) {
    const [program = '', ...args] = words.map(({ value }) => value);
    const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
    const values = /^(?:npm|pnpm|yarn|composer|just)$/.test((0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .k)(program)) ? args : own;
    return values.some((arg) => DRY.test(arg) || (arg === '-n' && DRY_BY_N.test((0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .k)(program))));
}
function effectOf({ words, text }) {
    const [program = '', ...args] = words.map(({ value }) => value);
    const name = (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .k)(program);
    for (const rule of rulesFor(name)) {
        const length = lengthOf(rule, args);
        const command = words.slice(0, 1 + (length ?? 0)).map(({ raw }) => raw);
        if (length !== null)
            return { does: rule.does, command: command.join(' ') };
    }
    const isUnknown = words[0]?.expands === true && /^(?:publish|push|deploy|upload)$/.test(args[0] ?? '');
    const names = [name, ...namesRunBy(name, args), ...(isUnknown ? args.slice(0, 1) : [])];
    const isSent = (name === 'curl' || name === 'wget') && sendsData(name, args);
    const does = isSent ? 'uploads' : names.map(verbOf).find((verb) => verb !== null);
    return does == null ? null : { does, command: text };
}
const rulesFor = (name) => PARSED_RULES.filter(({ program }) => program.test(name));
function lengthOf({ words, options, refused }, args) {
    if (/^--?version$/.test(args[0] ?? ''))
        return null;
    if (refused.some((pattern) => args.some((arg) => pattern.test(arg))))
        return null;
    if (!options.every((pattern) => args.some((arg) => pattern.test(arg))))
        return null;
    let at = 0;
    for (const [index, { pattern, isOptional, isFar }] of words.entries()) {
        const next = words[index + 1]?.pattern;
        let mayBeValue = false;
        for (;;) {
            const arg = args[at];
            if (arg === undefined)
                return null;
            if (isOptional && !pattern.test(arg) && next?.test(arg))
                break;
            at += 1;
            if (pattern.test(arg))
                break;
            const isOption = /^[-+]./.test(arg);
            if (!isOption && !mayBeValue && !isFar)
                return null;
            mayBeValue = isOption && !arg.includes('=');
        }
    }
    return at;
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
        const [, own, given] = /^(?:--request|--method|-[a-zA-Z]*X)(=)?(.*)$/.exec(arg) ?? [];
        return given === undefined ? [] : [own === undefined && given === '' ? (args[at + 1] ?? '') : given];
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
const TASK_RUNNERS = /^(?:g?make|just|task|rake|invoke|inv|nox|tox|composer|mise|bazel|bazelisk|earthly|gulp|grunt|ant|mage|rush|nx|turbo|moon|poe|doit|thor|mill|xtask|deno|cargo|npm-run-all2?|run-s|run-p|wsrun|artisan|phing|robo|hatch|buck2?|pants|hereby|jake|wireit|lage)$/;
const PLACES = /^(?:-F|-C|-w|-f|-j|-p|--filter|--prefix|--cwd|--dir|--directory|--workspace|--project|--file|--package|--bin|--test|--example|--features|--profile|--target|--preset|-k)$/;
const NEEDS_WORD = {
    deno: /^task$/,
    cargo: /^(?:xtask|make)$/,
    bazel: /^run$/,
    bazelisk: /^run$/,
    buck: /^run$/,
    buck2: /^run$/,
    hatch: /^run$/,
    pants: /^run$/,
    mise: /^(?:run|r)$/,
};
function namesRunBy(name, args) {
    if (!TASK_RUNNERS.test(name))
        return [];
    const needed = NEEDS_WORD[name];
    const start = needed === undefined ? 0 : args.findIndex((arg) => needed.test(arg)) + 1;
    if (needed !== undefined && start === 0)
        return [];
    const end = args.indexOf('--', start);
    if (name === 'nx' && !/^run/.test(args[0] ?? ''))
        return args.slice(0, 1);
    return args
        .slice(start, end < 0 ? undefined : end)
        .filter((arg, at, own) => !/^-|=/.test(arg) && !PLACES.test(own[at - 1] ?? ''))
        .map((arg) => (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_1__  .k)(arg).replace(/^\+/, ''));
}
const ACTIONS = {
    deploy: 'deploys',
    publish: 'publishes',
    release: 'publishes',
    upload: 'uploads',
    push: 'pushes',
};
const HARMLESS_PART = /^(?:tests?|checks?|checking|dry|dryrun|lint|build|notes?|changelog|verify|verification|plan|validate|snapshot|local|spec|e2e|unit|mock|fake|simulate|prepare|pre|debug|config|version)$/;
function verbOf(name) {
    const parts = name.toLowerCase().split(/[:_.-]+/);
    const action = parts.find((part, at) => part in ACTIONS && (part !== 'release' || at === 0));
    if (action === undefined || (!parts.includes('and') && parts.some((part) => HARMLESS_PART.test(part))))
        return null;
    return ACTIONS[action] ?? null;
}
function namedSideEffect(name, script) {
    const verb = /^(?:deploy|publish|upload|push|release)\b/i.exec(name.replace(/^[^\p{L}]+/u, ''))?.[0];
    if (verb === undefined || /\s--dry-run\b(?!=false)/.test(script))
        return null;
    return /\b(?:test|build|lint|check|compile|fmt|format|validate|dotnet publish|verify)\b/i.test(script)
        ? null
        : verb;
}


  }),

  61777:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $Q: () => (  problemOfCommand),
    E8: () => (  problemOfScript),
    M1: () => (  localFolder),
    NI: () => (  stepsNamed),
    PY: () => (  problemOfStep),
    sc: () => (  narrow),
    wf: () => (  leavesOf),
    zl: () => (  checkoutsBefore)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _shell_script_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71700);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97763);
  var _manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75697);
  var _script_purpose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34060);
  var _step_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70758);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25545);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17448);








const MAX_ACTIONS = 10;
async function leavesOf(files, leaf, depth = 0) {
    const folder = localFolder(leaf.source.uses);
    if (folder === null || depth >= MAX_ACTIONS)
        return [leaf];
    const action = await readAction(files, folder);
    if (action === null || action.steps === null)
        return [leaf];
    const below = actionContexts(leaf, action);
    const leaves = [];
    for (const source of action.steps) {
        const own = { level: 'step', source: source.env, contexts: below };
        const inner = { source, contexts: below, layers: [...leaf.layers, own], defaults: [], action };
        leaves.push(...(await leavesOf(files, inner, depth + 1)));
    }
    return leaves;
}
function localFolder(uses) {
    const path = /^[.$]\/(.*)$/.exec(uses ?? '')?.[1];
    return path === undefined
        ? null
        : path
            .split('/')
            .filter((part) => part !== '' && part !== '.')
            .join('/') || '.';
}
function actionContexts(leaf, action) {
    const github = leaf.contexts.get('github') ?? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .zz)({});
    const outside = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .b$)(leaf.contexts, { env: (0,_step_command_js__WEBPACK_IMPORTED_MODULE_5__  .q1)((0,_step_command_js__WEBPACK_IMPORTED_MODULE_5__  .p7)(leaf.layers, _step_command_js__WEBPACK_IMPORTED_MODULE_5__  .go)) });
    const inputs = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .PC)({
        declared: new Map([...action.inputs].map(([name, input]) => [name, { ...input, type: 'string' }])),
        given: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Ez)(leaf.source.with, outside),
        fallback: ({ fallback }) => (fallback === undefined ? (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Yj)('') : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .T4)(fallback, outside)),
    });
    const path = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Yj)(`${_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .ZB.workspace}/${action.folder === '.' ? '' : action.folder}`);
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .b$)(leaf.contexts, { inputs, github: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .RV)(github, 'action_path', path) });
}
async function readAction(files, folder) {
    for (const name of ['action.yml', 'action.yaml']) {
        const path = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_3__  ._)(folder, name);
        const content = await files.readFile(path);
        if (content === null)
            continue;
        const token = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .CJ)('action', path, content);
        if (token === null)
            return null;
        const root = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .jO)(token);
        const runs = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .jO)(root.get('runs'));
        const isComposite = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .ws)(runs.get('using'))?.toLowerCase() === 'composite';
        return {
            folder,
            inputs: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .Vc)(root.get('inputs')),
            steps: isComposite ? (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .B_)(runs.get('steps')) : null,
        };
    }
    return null;
}
function stepsNamed(job, failing, here) {
    const given = failing.labels ?? [];
    const labels = given.length > 0 ? given : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .g0)(job.job.runsOn, job.contexts);
    const os = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .mJ)(labels);
    const runner = { os: os ?? here.os, arch: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Qh)(labels) };
    const all = job.job.steps.map((source, at) => {
        const facts = {
            leaf: leafOf(job, source, runner),
            jobId: job.job.id,
            runner,
            earlier: earlierScripts(job, at),
            here,
        };
        return { job, source, os, facts, isShown: nameFits(displayName(source, facts), failing.stepName) };
    });
    const exact = all.filter(({ isShown }) => isShown === 'exact');
    const shown = exact.length > 0 ? exact : all.filter(({ isShown }) => isShown === 'pattern');
    return shown.map((candidate, occurrence) => ({ ...candidate, occurrence }));
}
function leafOf(job, source, runner) {
    const { contexts, file } = job;
    const inJob = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .jo)(contexts, { jobId: job.job.id, runner });
    const layers = [
        { level: 'workflow', source: file.env, contexts },
        { level: 'job', source: job.job.env, contexts },
        { level: 'step', source: source.env, contexts: inJob },
    ];
    return { source, contexts: inJob, layers, defaults: [job.job.defaults, file.defaults], action: null };
}
const checkoutsBefore = ({ job, source, facts }, header) => job.job.steps
    .slice(0, job.job.steps.indexOf(source))
    .filter(({ uses }) => /^actions\/checkout@/.test(uses ?? ''))
    .map((step) => ({ ...facts, leaf: leafOf(job, step, facts.runner) }))
    .filter((of) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .F9)(of.leaf.source.condition, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_5__  .yZ)(of)) !== false)
    .map((of) => (0,_step_command_js__WEBPACK_IMPORTED_MODULE_5__  .o5)(of, header));
const earlierScripts = (job, at) => job.job.steps.slice(0, at).map(({ run }) => (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .uO)(run, (source) => source));
function narrow({ steps, stepName }, candidates) {
    if (candidates.length === 1)
        return candidates;
    const possible = candidates.filter(({ job, source, facts }) => {
        const jobIf = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .F9)(job.job.condition, job.contexts);
        return jobIf !== false && (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .F9)(source.condition, (0,_step_command_js__WEBPACK_IMPORTED_MODULE_5__  .yZ)(facts)) !== false;
    });
    const left = possible.length > 0 ? possible : candidates;
    if (left.length === 1 || steps === undefined)
        return left;
    const listed = steps.names.flatMap((name, at) => ((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .yZ)(name) === (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .yZ)(stepName) ? [at] : []));
    const rank = listed.indexOf(steps.position);
    const jobs = new Set(candidates.map(({ job }) => job));
    const isWhole = candidates.length === listed.length * jobs.size;
    const placed = rank < 0 || !isWhole ? [] : left.filter(({ occurrence }) => occurrence === rank);
    return placed.length > 0 ? placed : left;
}
function displayName(source, facts) {
    const contexts = (0,_step_command_js__WEBPACK_IMPORTED_MODULE_5__  .yZ)(facts);
    if (source.name !== null && source.name.length > 0)
        return lineOfName((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .p_)(source.name, contexts));
    const prefix = [{ kind: 'text', text: 'Run ' }];
    if (source.run !== null)
        return [...prefix, ...lineOfName((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .p_)(source.run, contexts))];
    return [...prefix, { kind: 'text', text: source.uses?.replace(/^docker:\/\//, '') ?? '' }];
}
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
        return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .yZ)(plain) === (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .yZ)(shown) ? 'exact' : null;
    const hasWords = name.some((piece) => piece.kind === 'text' && /\w/.test(piece.text.replace(/^Run /, '')));
    return hasWords && (0,_step_log_js__WEBPACK_IMPORTED_MODULE_6__  .dl)(name, (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .yZ)(shown)) !== null ? 'pattern' : null;
}
function problemOfStep({ job, leaf, os, here }) {
    const { source } = leaf;
    if (source.run === null) {
        return `it is the action ${source.uses ?? 'of no name'}, which only runs in its own job`;
    }
    if (os !== null && os !== here.os && isElsewhere(here)) {
        return `it ran on ${os}, and this runner is ${here.os}`;
    }
    if (sumsUpJobs(leaf))
        return 'it only sums up the results of other jobs: what failed is in one of those';
    const environment = isElsewhere(here) ? environmentNameOf(job) : '';
    if (environment !== '') {
        return `its job is bound to the deployment environment "${environment}" (\`environment:\`): \`agent-fix init --in-job\` runs agent-fix in that job`;
    }
    if (/ACTIONS_ID_TOKEN_REQUEST/.test(scriptText(source.run)))
        return "it asks for the job's identity token (`id-token`)";
    return null;
}
function environmentNameOf({ job, contexts }) {
    const { environment } = job;
    const name = (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .kW)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .jO)(environment).get('name') ?? environment) ?? [];
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .wh)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .p_)(name, contexts)) ?? (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .uO)(name, _workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .dn);
}
async function problemOfScript({ stepName, leaf }, command) {
    const run = command?.run ?? (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .uO)(leaf.source.run, () => '$EXPRESSION');
    const shell = command?.shell ?? null;
    if (await onlyFails(run, shell)) {
        return 'it does nothing but fail: what went wrong is in an earlier step or another job';
    }
    const effect = await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .gY)(run, shell);
    if (effect !== null)
        return `it ${effect.does} (\`${effect.command}\`), which a test command must not repeat`;
    const verb = (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .gz)(stepName, run);
    return verb === null
        ? null
        : `by its name it is there to ${verb.toLowerCase()} something, which a test command must not repeat`;
}
const isElsewhere = ({ ownJob, isOnlyRead }) => ownJob === null && isOnlyRead !== true;
async function problemOfCommand({ job, here }, { command, leftOut }) {
    if (here.isOnlyRead === true)
        return null;
    const needed = leftOut.find((variable) => isNeeded(variable, command.run));
    if (needed !== undefined) {
        return needed.why === 'secret'
            ? `it needs the secret behind ${needed.name}, which tests never get`
            : `the value of ${needed.name} in its environment is not known here`;
    }
    if (here.ownJob !== null)
        return null;
    const services = job.job.services.filter((name) => !here.services.includes(name));
    const carries = (what) => job.path.includes('@') ? '' : ` (\`agent-fix init\` carries ${what} over)`;
    if (services.length > 0 && !(await needsNoService(command))) {
        return `it needs ${services.length === 1 ? 'the service' : 'the services'} ${services.join(', ')} of its job, which ${services.length === 1 ? 'is' : 'are'} not here${carries('them')}`;
    }
    if (job.job.container !== undefined && !here.isInContainer) {
        return `it ran in the container of its job, which is not here${carries('it')}`;
    }
    return null;
}
const REPORTING = /^(?:CODECOV|COVERALLS|CODACY|CODECLIMATE|CC_TEST_REPORTER|SONAR|TRUNK|BUILDPULSE|DATADOG|DD|PERCY|CHROMATIC|ARGOS|CODSPEED|NX_CLOUD|TURBO|BUILDKITE_ANALYTICS|CURRENTS|CYPRESS|TESTMO|HONEYCOMB|SENTRY|GRADLE_ENTERPRISE|DEVELOCITY|NX|RENOVATE|FOSSA|SNYK)_?\w*(?:TOKEN|KEY|ID|DSN|TEAM|DSNS)$/;
function isNeeded({ name, level }, run) {
    if (new RegExp(`\\b${name.replace(/\W/g, '\\$&')}\\b`).test(run))
        return true;
    return level === 'step' && !REPORTING.test(name);
}
async function needsNoService({ run, shell }) {
    const kinds = await (0,_script_purpose_js__WEBPACK_IMPORTED_MODULE_4__  .tG)(run, shell);
    return !kinds.has('test') && (kinds.has('lint') || kinds.has('build') || kinds.has('install'));
}
function sumsUpJobs({ source }) {
    const texts = [source.condition ?? '', scriptText(source.run)];
    const env = source.env.kind === 'texts' ? [...source.env.texts.values()].map(scriptText) : [];
    return [...texts, ...env].some((text) => RESULTS.test(text));
}
const RESULTS = /\bneeds\s*(?:\.\s*(?:\*|[\w-]+)|\[[^\]]*\])\s*\.\s*result\b|\btoJSON\(\s*needs\s*\)/i;
async function onlyFails(text, shell) {
    const { isKnown, statements } = await (0,_shell_script_js__WEBPACK_IMPORTED_MODULE_1__  .Uq)(text, shell);
    const commands = statements.flatMap((joined) => joined ?? [null]);
    const calls = commands.map((command) => command?.words.map(({ value }) => value).join(' ') ?? '');
    const serious = calls.filter((call) => !/^(?:echo|printf|set) /.test(call));
    return isKnown && serious.length > 0 && serious.every((call) => /^(?:exit [1-9]\d*|false)$/.test(call));
}
const scriptText = (template) => (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_7__  .uO)(template, (source) => `\${{ ${source} }}`);


  }),

  70758:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    SJ: () => (  headerTemplate),
    go: () => (  NOTHING_ELSE),
    o5: () => (  checkoutOf),
    p7: () => (  environmentOf),
    q1: () => (  envLookup),
    xA: () => (  commandOfStep),
    yZ: () => (  conditionContexts)
  });
  var _shell_calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14398);
  var _shell_script_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71700);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97763);
  var _step_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25545);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17448);





const NOTHING_ELSE = {
    extra: () => {
        throw new _evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Dn('unknown');
    },
    replaced: () => null,
};
function environmentOf(layers, other) {
    let environment = { values: new Map(), other, lost: [] };
    for (const { level, source, contexts } of layers) {
        const seen = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .b$)(contexts, { env: envLookup(environment) });
        const { values, lost } = environment;
        const added = readLayer(source, seen);
        if (added instanceof _evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Dn) {
            environment = { values, other, lost: [...lost, { level, why: added.why }] };
            continue;
        }
        const own = added.map(([name, pieces]) => {
            const replaced = level === 'step' ? null : other.replaced(name, pieces);
            return [name, { pieces: replaced ?? pieces, level }];
        });
        environment = { values: new Map([...values, ...own]), other, lost };
    }
    return environment;
}
function readLayer(source, contexts) {
    if (source.kind === 'texts') {
        return [...source.texts].map(([name, template]) => [name, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .p_)(template, contexts)]);
    }
    try {
        const value = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .T4)(source.token, contexts);
        const pairs = 'pairs' in value ? value.pairs() : [];
        return pairs.map(({ key, value }) => [key, [{ kind: 'text', text: value.coerceString() }]]);
    }
    catch (error) {
        return error instanceof _evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Dn ? error : new _evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Dn('unknown');
    }
}
function envLookup({ values, other }) {
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .$I)((name) => {
        const value = values.get(name);
        return value === undefined ? other.extra(name) : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .ul)(value.pieces);
    });
}
function otherEnv(facts, header) {
    const { here, earlier } = facts;
    const isWritten = (name) => earlier.some((script) => script.includes('GITHUB_ENV') && new RegExp(`\\b${escaped(name)}\\b`).test(script));
    const ofHere = (name) => {
        if (here.ownJob === null)
            throw new _evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Dn('unknown');
        if (SECRET_NAME.test(name))
            throw new _evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Dn('secret');
        return here.env[name] ?? null;
    };
    return {
        extra: (name) => {
            if (header === null)
                return ofHere(name);
            const value = header.env.get(name);
            if (value?.includes('***'))
                throw new _evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .Dn('secret');
            return value === undefined ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .eG)(value);
        },
        replaced: (name, pieces) => {
            if (!isWritten(name))
                return null;
            const value = header?.env.get(name);
            if (value !== undefined && !value.includes('***')) {
                const isSame = (0,_step_log_js__WEBPACK_IMPORTED_MODULE_3__  .vY)(pieces, value) !== null || (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .wh)(pieces)?.trimEnd() === value.trimEnd();
                return isSame ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .a2)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .eG)(value));
            }
            if (header !== null)
                return null;
            const text = here.ownJob === null || SECRET_NAME.test(name) ? undefined : here.env[name];
            return text === undefined
                ? [{ kind: 'hole', source: `env.${name}`, why: 'unknown' }]
                : [{ kind: 'text', text }];
        },
    };
}
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const SECRET_NAME = /(?:TOKEN|SECRET|PASSWORD|PASSWD|PRIVATE|CREDENTIAL|API_?KEY|ACCESS_?KEY)/i;
function variablesOf(environment, { facts, header }) {
    const { here, leaf } = facts;
    const env = {};
    const leftOut = environment.lost.map(({ level, why }) => ({ name: 'env', level, why }));
    for (const [name, { pieces, level }] of environment.values) {
        const value = variableValue(name, pieces, { facts, header });
        if (typeof value === 'string')
            env[name] = value;
        else
            leftOut.push({ name, level, why: value.why });
    }
    const hasLines = [...environment.values.values()].some(({ pieces }) => pieces.some((piece) => piece.kind === 'text' && piece.text.includes('\n')));
    for (const [name, value] of hasLines ? [] : (header?.env ?? [])) {
        if (environment.values.has(name) || here.env[name] !== undefined)
            continue;
        const text = value.includes('***') ? null : rendered((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .a2)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .eG)(value)), here);
        if (text === null)
            leftOut.push({ name, level: 'job', why: value.includes('***') ? 'secret' : 'unknown' });
        else
            env[name] = text;
    }
    if (header === null && here.ownJob !== null) {
        for (const name of writtenNames(facts.earlier)) {
            const value = here.env[name];
            if (value !== undefined && !environment.values.has(name) && !SECRET_NAME.test(name))
                env[name] = value;
        }
    }
    if (leaf.action !== null && here.workspace !== null) {
        env['GITHUB_ACTION_PATH'] =
            leaf.action.folder === '.' ? here.workspace : `${here.workspace}/${leaf.action.folder}`;
    }
    return { env, leftOut };
}
function variableValue(name, pieces, { facts, header }) {
    const { here } = facts;
    const holes = pieces.filter((piece) => piece.kind === 'hole');
    const text = holes.length > 0 ? null : rendered(pieces, here);
    if (text !== null)
        return text;
    if (holes.some(({ why }) => why === 'secret'))
        return { why: 'secret' };
    const shown = header?.env.get(name);
    if (shown?.includes('***'))
        return { why: 'secret' };
    if (shown !== undefined && (0,_step_log_js__WEBPACK_IMPORTED_MODULE_3__  .vY)(pieces, shown) !== null) {
        return rendered((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .a2)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .eG)(shown)), here) ?? { why: 'unknown' };
    }
    const own = here.ownJob === null || SECRET_NAME.test(name) ? undefined : here.env[name];
    return own ?? { why: 'unknown' };
}
function rendered(pieces, { workspace }) {
    let text = '';
    for (const piece of pieces) {
        if (piece.kind === 'text')
            text += piece.text;
        else if (piece.kind === 'path' && piece.path === 'workspace' && workspace !== null)
            text += workspace;
        else
            return null;
    }
    return text;
}
function writtenNames(scripts) {
    const writing = scripts.filter((script) => script.includes('GITHUB_ENV'));
    const names = writing.flatMap((script) => [...script.matchAll(/(?:^|["'\s])([A-Za-z_]\w*)(?==|<<)/gm)].map(([, name]) => name ?? ''));
    return [...new Set(names)];
}
function headerTemplate(facts) {
    const { contexts, environment } = view(facts, null);
    const own = [...environment.values].filter(([, { level }]) => level === 'step');
    return {
        script: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .p_)(facts.leaf.source.run ?? [], contexts),
        stepEnv: new Map(own.map(([name, { pieces }]) => [name, pieces])),
    };
}
function conditionContexts(facts) {
    return view(facts, null).contexts;
}
async function commandOfStep(facts, { header, checkouts }) {
    const { contexts, environment } = view(facts, header);
    const { source, defaults } = facts.leaf;
    const shellText = firstOf([source.shell, ...defaults.map(({ shell }) => shell)]);
    const shell = shellOf(shellText === null ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .p_)(shellText, contexts), { facts, header });
    if (typeof shell === 'object' && shell !== null)
        return shell;
    const script = shownScript((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .p_)(source.run ?? [], contexts), header);
    if ('of' in script)
        return script;
    const run = await renderScript(script.pieces, { shell, workspace: facts.here.workspace });
    if (run === null)
        return { of: 'its script', source: 'github.workspace', why: 'unknown' };
    const folderText = firstOf([source.workingDirectory, ...defaults.map((each) => each.workingDirectory)]);
    const folder = folderText === null ? [] : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .p_)(folderText, contexts);
    const workingDirectory = folderInCheckouts(checkouts, folder);
    if (typeof workingDirectory !== 'string')
        return workingDirectory;
    const { env, leftOut } = variablesOf(environment, { facts, header });
    return { command: { run, shell, workingDirectory, env }, leftOut };
}
const firstOf = (templates) => templates.find((template) => template !== null) ?? null;
function view(facts, header) {
    const { leaf, jobId, runner } = facts;
    const environment = environmentOf(leaf.layers.map(withJob), otherEnv(facts, header));
    const contexts = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .jo)(leaf.contexts, { jobId, runner });
    return { environment, contexts: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .b$)(contexts, { env: envLookup(environment) }) };
    function withJob(layer) {
        return { ...layer, contexts: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .jo)(layer.contexts, { jobId, runner }) };
    }
}
function shownScript(pieces, header) {
    const secret = pieces.find((piece) => piece.kind === 'hole' && piece.why === 'secret');
    const hole = secret ?? pieces.find((piece) => piece.kind === 'hole');
    if (hole === undefined || hole.kind !== 'hole')
        return { pieces };
    if (secret !== undefined || header === null)
        return { of: 'its script', source: hole.source, why: hole.why };
    if (header.script.includes('***'))
        return { of: 'its script', source: hole.source, why: 'secret' };
    const last = pieces.at(-1);
    const end = last?.kind === 'text' ? (/(?<!\n)\n*$/.exec(last.text)?.[0] ?? '') : '';
    return { pieces: (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .a2)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .eG)(header.script) + end) };
}
const VARIABLES = { workspace: 'GITHUB_WORKSPACE', temp: 'RUNNER_TEMP' };
async function renderScript(pieces, { shell, workspace }) {
    const text = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .ul)(pieces);
    const marks = marksIn(text);
    if (marks.length === 0)
        return text;
    const edits = await variableEdits(text, marks, shell);
    if (edits !== null)
        return withEdits(text, edits);
    if (workspace === null || marks.some(({ path }) => path !== 'workspace'))
        return null;
    return text.replaceAll(_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .ZB.workspace, workspace);
}
const marksIn = (text) => [...text.matchAll(new RegExp(`(${_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .ZB.workspace})|${_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .ZB.temp}`, 'g'))].map(({ 0: mark, 1: workspace, index }) => ({
    path: workspace === undefined ? 'temp' : 'workspace',
    start: index,
    end: index + mark.length,
}));
const withEdits = (text, edits) => edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, edit) => done.slice(0, edit.start) + edit.text + done.slice(edit.end), text);
async function variableEdits(text, marks, shell) {
    const inBraces = ({ end }) => /\w/.test(text[end] ?? '');
    if (/^(?:pwsh|powershell)\b/.test(shell ?? '')) {
        if (text.includes("'"))
            return null;
        return marks.map((mark) => ({ ...mark, text: `$\{env:${VARIABLES[mark.path]}}` }));
    }
    const script = await (0,_shell_script_js__WEBPACK_IMPORTED_MODULE_1__  .Uq)(text, shell);
    const edits = [];
    for (const mark of marks) {
        const quoting = script.quotingAt(mark.start);
        const variable = inBraces(mark) ? `$\{${VARIABLES[mark.path]}}` : `$${VARIABLES[mark.path]}`;
        if (quoting === null || quoting.kind === 'escaped')
            return null;
        if (quoting.kind === 'literal') {
            const opened = openedDocument(text, quoting.document, edits);
            if (opened === null)
                return null;
            edits.push(...opened);
        }
        const isQuoted = quoting.kind === 'single' || quoting.kind === 'ansi';
        edits.push({
            ...mark,
            text: isQuoted ? `'"${variable}"${quoting.kind === 'ansi' ? '$' : ''}'` : variable,
        });
    }
    return edits;
}
function openedDocument(text, { delimiter, body }, edits) {
    if (edits.some(({ start }) => start === delimiter.start))
        return [];
    const [, quoted, escaped] = /^(?:["'](\w+)["']|\\(\w+))$/.exec(text.slice(delimiter.start, delimiter.end)) ?? [];
    const bare = quoted ?? escaped;
    if (bare === undefined)
        return null;
    const special = [...text.slice(body.start, body.end).matchAll(/[\\$`]/g)];
    return [
        { start: delimiter.start, end: delimiter.end, text: bare },
        ...special.map(({ 0: character, index }) => {
            const start = body.start + index;
            return { start, end: start + 1, text: `\\${character}` };
        }),
    ];
}
function shellOf(pieces, { facts, header }) {
    const given = pieces === null ? '' : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .wh)(pieces);
    if (given !== null && given !== '')
        return given;
    if (header !== null)
        return shellOfHeader(header.shell);
    const hole = pieces?.find((piece) => piece.kind === 'hole');
    if (hole !== undefined)
        return { of: 'its shell', source: hole.source, why: hole.why };
    if (facts.runner.os === 'Windows')
        return 'pwsh';
    return facts.here.ownJob !== null && facts.here.isInContainer ? 'sh' : null;
}
function shellOfHeader(shown) {
    const end = shown.search(/ (?:-|\S*\{0\})/);
    const path = end < 0 ? shown : shown.slice(0, end);
    const program = (0,_shell_calls_js__WEBPACK_IMPORTED_MODULE_0__  .k)(path.replace(/\.exe$/i, ''));
    const args = end < 0 ? '' : shown.slice(end + 1).trim();
    if ((0,_shell_script_js__WEBPACK_IMPORTED_MODULE_1__  .R6)(program) === 'windows')
        return program;
    const known = [null, 'bash', 'sh', 'python'].find((shell) => {
        const plan = (0,_shell_script_js__WEBPACK_IMPORTED_MODULE_1__  .qI)(shell, '', () => true);
        return plan.program === program && plan.args.join(' ') === args;
    });
    return known === undefined ? `${program} ${args}`.trim() : known;
}
function checkoutOf(facts, header) {
    const { contexts } = view(facts, header);
    const given = (name) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .p_)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .kW)(facts.leaf.source.with.get(name)) ?? [], contexts);
    const named = given('repository');
    const own = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .p_)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .LL)((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .dn)('github.repository')), contexts);
    const isOurs = named.every((piece) => 
    piece.kind === 'hole' ? /\bgithub\b/.test(piece.source) : false);
    const repository = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .wh)(named) ?? folderText(named);
    const isOwn = isOurs || repository.toLowerCase() === (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_2__  .wh)(own)?.toLowerCase();
    return { foreign: isOwn ? null : repository, path: folderText(given('path')) };
}
function folderText(pieces) {
    const [first, ...rest] = pieces;
    const isAbsolute = first?.kind === 'path' && first.path === 'workspace';
    const text = (isAbsolute ? rest : pieces)
        .map((piece) => {
        if (piece.kind === 'text')
            return piece.text;
        return (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .dn)(piece.kind === 'hole' ? piece.source : `${piece.path === 'temp' ? 'runner' : 'github'}.${piece.path}`);
    })
        .join('');
    const root = !isAbsolute && text.startsWith('/') ? '/' : '';
    return (root +
        text
            .split('/')
            .filter((part) => part !== '' && part !== '.')
            .join('/'));
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
    if (inner === undefined && checkouts.length > 0) {
        const [foreign] = checkouts;
        const isOurs = checkouts.some((each) => each.foreign === null);
        return isOurs ? missing(folder, 'above') : missing(foreign?.foreign ?? '', 'foreign');
    }
    if (inner?.foreign != null)
        return missing(inner.foreign, 'foreign');
    const inside = folder.slice(inner?.path.length ?? 0).replace(/^\//, '');
    const hole = pieces.find((piece) => piece.kind === 'hole');
    if (hole?.kind === 'hole' && inside.includes((0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_4__  .dn)(hole.source)))
        return missing(hole.source, hole.why);
    if (inside.startsWith('/') || /(?:^|\/)\.\.(?:\/|$)|\\|\$\{\{/.test(inside))
        return missing(inside, 'outside');
    return inside || '.';
}


  }),

  25545:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Qg: () => (  ParsedLog),
    Rh: () => (  matchHeader),
    ay: () => (  readHeader),
    dl: () => (  fitName),
    lm: () => (  failedPart),
    vY: () => (  fitText)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);

const TIME_STAMP = /^\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?Z ?/;
const RUN_GROUP = '##[group]Run ';
const END_GROUP = '##[endgroup]';
const EXIT_ERROR = /^##\[error\]Process completed with exit code \d+\.$/;
const SCRIPT_LINE = '\u001b[36;1m';
const MAX_HEADER_LINES = 25_000;
class ParsedLog {
    #lines;
    constructor(text) {
        this.#lines = text.split(/\r?\n/).map(readLine);
    }
    headers(step) {
        const { from, to } = this.#span(step) ?? { from: 0, to: this.#lines.length };
        const headers = [];
        for (let at = from; at < to; at += 1) {
            if (!this.#lines[at]?.text.startsWith(RUN_GROUP))
                continue;
            const header = this.#headerAt(at);
            if (header !== null)
                headers.push(header);
        }
        return headers;
    }
    isTimed(step) {
        return this.#span(step) !== null;
    }
    failureLine(step) {
        const { from, to } = this.#span(step) ?? { from: 0, to: this.#lines.length };
        for (let at = to - 1; at >= from; at -= 1)
            if (EXIT_ERROR.test(this.#lines[at]?.text ?? ''))
                return at;
        return -1;
    }
    failedPart(step, headerLine = null) {
        const span = this.#span(step);
        const { from, to } = span ?? { from: 0, to: this.#lines.length };
        const end = this.failureLine(step);
        const isHeader = (at) => this.#lines[at]?.text.startsWith(RUN_GROUP) === true;
        const lines = Array.from({ length: Math.max(0, end - from + 1) }, (_, at) => from + at);
        const start = headerLine ?? (span === null ? lines.findLast(isHeader) : lines.find(isHeader));
        if (end >= 0 && start !== undefined && start <= end) {
            return { text: plainLines(this.#lines.slice(start, end + 1)), found: 'step' };
        }
        return { text: plainLines(this.#lines.slice(from, to)), found: span === null ? 'whole' : 'time' };
    }
    #span({ startedAt, completedAt }) {
        if (startedAt === null)
            return null;
        const start = Date.parse(startedAt);
        const end = completedAt === null ? Number.POSITIVE_INFINITY : Date.parse(completedAt) + 1000;
        const from = this.#lines.findIndex(({ time }) => time >= start && time < end);
        if (from < 0)
            return null;
        const after = this.#lines.findIndex(({ time }, at) => at > from && time >= end);
        return { from, to: after < 0 ? this.#lines.length : after };
    }
    #headerAt(start) {
        const title = this.#lines[start]?.text.slice('##[group]'.length) ?? '';
        const time = this.#lines[start]?.time ?? Number.NaN;
        const last = Math.min(this.#lines.length, start + MAX_HEADER_LINES);
        let at = start + 1;
        const script = [];
        const isColoured = this.#lines[at]?.raw.startsWith(SCRIPT_LINE) === true;
        for (; at < last; at += 1) {
            const line = this.#lines[at];
            if (line === undefined || line.text === END_GROUP)
                break;
            if (isColoured ? !line.raw.startsWith(SCRIPT_LINE) : line.text.startsWith('shell: '))
                break;
            script.push(line.text);
        }
        const shell = this.#lines[at]?.text ?? '';
        if (!shell.startsWith('shell: '))
            return { time, line: start, title, script: null, shell: null, env: [] };
        const env = [];
        for (at += 1; at < last; at += 1) {
            const text = this.#lines[at]?.text;
            if (text === END_GROUP) {
                const values = env[0] === 'env:' ? env.slice(1) : [];
                return { time, line: start, title, script: script.join('\n'), shell: shell.slice(7), env: values };
            }
            env.push(text ?? '');
        }
        return null;
    }
}
function readLine(line) {
    const [stamp = '', seconds = '', fraction = ''] = TIME_STAMP.exec(line) ?? [];
    const raw = line.slice(stamp.length);
    return { time: Date.parse(`${seconds}${fraction.slice(0, 4)}Z`), text: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .aJ)(raw), raw };
}
function plainLines(lines) {
    const texts = lines.map(({ text }) => text).filter((text) => !text.startsWith(END_GROUP));
    return texts
        .map((text) => text.replace(/^##\[(group|error|warning|notice|debug|command)\]/, ''))
        .join('\n')
        .trim();
}
const failedPart = (log, step, headerLine = null) => new ParsedLog(log).failedPart(step, headerLine);
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
        const text = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .yZ)(start + piece.text + end);
        return { ...piece, text: text.slice(start.length, text.length - end.length) };
    });
    return fitText(name, shown) ?? fitText(name, `${shown} `) ?? fitText(name, ` ${shown}`);
}
const HEADER_MS = 3000;
function matchHeader(headers, template, of) {
    const { isTimed } = of;
    const start = Date.parse(of.startedAt ?? '');
    const fitting = headers
        .filter(({ time }) => !isTimed || time < start + HEADER_MS)
        .flatMap((header) => {
        const trusted = readHeader(header, template);
        return trusted === null ? [] : [{ trusted, time: header.time }];
    });
    const [first] = fitting;
    if (first === undefined)
        return null;
    if (isTimed && (!of.sharesSecond || first.time >= start + 1000))
        return first.trusted;
    const rivals = isTimed ? fitting.filter(({ time }) => time < start + 1000) : fitting;
    return rivals.every(({ trusted }) => saysSame(trusted, first.trusted)) ? first.trusted : null;
}
function readHeader(header, { script, stepEnv }) {
    if (header.script === null || header.shell === null)
        return null;
    if (!fitsScript(trimmed(script), lines(header.script)))
        return null;
    const env = readEnv(header.env);
    for (const [name, pieces] of stepEnv) {
        const value = env.get(name);
        if (value === undefined || pieces.some((piece) => piece.kind === 'text' && piece.text.includes('\n')))
            continue;
        if (value !== '***' &&
            fitText(pieces, value) === null &&
            fitText(trimmed(pieces), value.trimEnd()) === null)
            return null;
    }
    return { line: header.line, script: lines(header.script), shell: header.shell, env };
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
const lines = (text) => text
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
    for (const line of lines) {
        const [, name, value = ''] = /^ {2}([A-Za-z_][\w.-]*): ?(.*)$/.exec(line) ?? [];
        if (name === undefined) {
            if (last !== null)
                env.delete(last);
            last = null;
            continue;
        }
        env.set(name, value);
        last = name;
    }
    return env;
}


  }),

  17448:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AO: () => (  readWorkflowFile),
    B_: () => (  stepsOf),
    CJ: () => (  parseFile),
    LL: () => (  splitTemplate),
    Vc: () => (  inputsOf),
    YK: () => (  parseExpression),
    dn: () => (  expression),
    jO: () => (  entries),
    kW: () => (  templateOf),
    uO: () => (  templateText),
    ws: () => (  scalarText)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8249);
  var _actions_workflow_parser_actions_action_schema__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68590);
  var _actions_workflow_parser_templates_template_context__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15071);
  var _actions_workflow_parser_templates_template_reader__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66074);
  var _actions_workflow_parser_templates_tokens_string_token__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99907);
  var _actions_workflow_parser_workflows_workflow_schema__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32363);
  var _actions_workflow_parser_workflows_yaml_object_reader__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80589);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39429);









const MAX_VALUES = 50_000;
class TooManyValues extends Error {
}
function parseFile(kind, name, content) {
    const schema = kind === 'workflow' ? (0,_actions_workflow_parser_workflows_workflow_schema__WEBPACK_IMPORTED_MODULE_5__  .L)() : (0,_actions_workflow_parser_actions_action_schema__WEBPACK_IMPORTED_MODULE_2__  .E)();
    const context = new _actions_workflow_parser_templates_template_context__WEBPACK_IMPORTED_MODULE_7__  .m(new _actions_workflow_parser_templates_template_context__WEBPACK_IMPORTED_MODULE_7__  .R(), schema, new _actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__  .P0());
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
class ValueReader extends _actions_workflow_parser_workflows_yaml_object_reader__WEBPACK_IMPORTED_MODULE_6__  .M {
    #values = 0;
    allowLiteral() {
        this.#values += 1;
        if (this.#values > MAX_VALUES)
            throw new TooManyValues();
        const token = super.allowLiteral();
        return token instanceof _actions_workflow_parser_templates_tokens_string_token__WEBPACK_IMPORTED_MODULE_4__  .H
            ? new _actions_workflow_parser_templates_tokens_string_token__WEBPACK_IMPORTED_MODULE_4__  .H(token.file, token.range, token.value, undefined)
            : token;
    }
}
function entries(token) {
    if (token === undefined || !(0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__  .pi)(token))
        return new Map();
    return new Map([...token].map(({ key, value }) => [key.toString(), value]));
}
function listItems(token) {
    return token !== undefined && (0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__  .wZ)(token) ? [...token] : [];
}
function scalarText(token) {
    if (token === undefined || !(0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__  .jn)(token))
        return null;
    if (!(0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__  .hR)(token))
        return token.toString();
    return token.originalExpressions === undefined ? expression(token.expression) : (token.source ?? null);
}
const expression = (inner) => `\${{ ${inner} }}`;
const templateText = (template, ofExpression) => (template ?? []).map((part) => (part.kind === 'text' ? part.text : ofExpression(part.source))).join('');
const CONTEXTS = 'github env vars job jobs steps runner secrets strategy matrix needs inputs'.split(' ');
const STATUS_FUNCTIONS = ['success', 'failure', 'always', 'cancelled'];
const FUNCTIONS = [
    ...STATUS_FUNCTIONS.map((name) => ({ name, minArgs: 0, maxArgs: 255 })),
    { name: 'hashFiles', minArgs: 1, maxArgs: 255 },
];
function templateOf(token) {
    const text = scalarText(token);
    return text === null ? null : splitTemplate(text);
}
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
function parseExpression(source) {
    const trimmed = source.trim();
    const ast = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_8__  .NW)(null, () => new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .iX(new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .JG(trimmed).lex().tokens, CONTEXTS, FUNCTIONS).parse());
    return { kind: 'expression', source: trimmed, ast };
}
function readWorkflowFile(name, content) {
    const token = parseFile('workflow', name, content);
    if (token === null)
        return null;
    const root = entries(token);
    const events = entries(root.get('on'));
    return {
        env: envOf(root.get('env')),
        defaults: defaultsOf(root),
        callInputs: inputsOf(entries(events.get('workflow_call')).get('inputs')),
        dispatchInputs: inputsOf(entries(events.get('workflow_dispatch')).get('inputs')),
        jobs: [...entries(root.get('jobs'))].map(([id, job]) => jobOf(id, job)),
    };
}
function jobOf(id, token) {
    const job = entries(token);
    const needs = job.get('needs');
    return {
        id,
        name: templateOf(job.get('name')),
        uses: scalarText(job.get('uses')),
        with: entries(job.get('with')),
        strategy: job.get('strategy'),
        runsOn: job.get('runs-on'),
        condition: scalarText(job.get('if')),
        needs: [needs, ...listItems(needs)].map(scalarText).filter((name) => name !== null),
        container: job.get('container'),
        services: [...entries(job.get('services')).keys()],
        environment: job.get('environment'),
        env: envOf(job.get('env')),
        defaults: defaultsOf(job),
        steps: stepsOf(job.get('steps')),
    };
}
function stepsOf(token) {
    return listItems(token).flatMap((item) => {
        const step = entries(item);
        return step.has('parallel') ? stepsOf(step.get('parallel')) : [stepOf(step)];
    });
}
function stepOf(step) {
    return {
        id: scalarText(step.get('id')),
        name: templateOf(step.get('name')),
        condition: scalarText(step.get('if')),
        run: templateOf(step.get('run')),
        uses: scalarText(step.get('uses')),
        with: entries(step.get('with')),
        shell: templateOf(step.get('shell')),
        workingDirectory: templateOf(step.get('working-directory')),
        env: envOf(step.get('env')),
    };
}
function inputsOf(token) {
    return new Map([...entries(token)].map(([name, definition]) => {
        const of = entries(definition);
        return [name, { type: scalarText(of.get('type')) ?? 'string', fallback: of.get('default') }];
    }));
}
function envOf(token) {
    if (token?.isExpression)
        return { kind: 'expression', token };
    const texts = [...entries(token)].map(([name, value]) => [name, templateOf(value) ?? []]);
    return { kind: 'texts', texts: new Map(texts) };
}
function defaultsOf(scope) {
    const run = entries(entries(scope.get('defaults')).get('run'));
    return { shell: templateOf(run.get('shell')), workingDirectory: templateOf(run.get('working-directory')) };
}


  })

};
