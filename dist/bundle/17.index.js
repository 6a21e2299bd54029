export const id = 17;
export const ids = [17];
export const modules = {

  35152:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ez: () => (  tokensGiven),
    Ib: () => (  workflowContexts),
    PC: () => (  givenInputs),
    RV: () => (  withMember),
    b$: () => (  withContexts),
    jo: () => (  stepContexts),
    nT: () => (  topInputs)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97763);
  var _known_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34006);



const UNKNOWN = new _known_data_js__WEBPACK_IMPORTED_MODULE_2__  .fw({});
const SECRETS = new _known_data_js__WEBPACK_IMPORTED_MODULE_2__  .fw({}, { why: 'secret' });
const SECRET_MEMBERS = ['token'];
function workflowContexts(run, inputs) {
    const known = Object.fromEntries(Object.entries(run.github).map(([key, text]) => [key, (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Yj)(text)]));
    const event = typeof run.event === 'string' ? (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Rf)(run.event) : null;
    return (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .zz)({
        github: new _known_data_js__WEBPACK_IMPORTED_MODULE_2__  .fw({ ...known, workspace: (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Yj)(_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .ZB.workspace), ...(event === null ? {} : { event }) }, { secret: SECRET_MEMBERS }),
        inputs,
        vars: UNKNOWN,
        secrets: SECRETS,
        needs: UNKNOWN,
    });
}
function topInputs(run, declared) {
    const event = run.github['event_name'];
    if (declared.size === 0 || (event !== undefined && event !== 'workflow_dispatch'))
        return (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .zz)({});
    const payload = typeof run.event === 'string' ? (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Rf)(run.event) : null;
    const given = payload instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT ? payload.get('inputs') : undefined;
    if (!(given instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT))
        return UNKNOWN;
    return givenInputs({
        declared,
        given: (name) => {
            const value = given.get(name);
            return value === undefined ? null : () => value;
        },
        fallback: () => (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Yj)(''),
    });
}
function givenInputs(of) {
    const inputs = new LazyDictionary();
    for (const [name, source] of of.declared) {
        const value = of.given(name) ?? (() => of.fallback(source));
        inputs.define(name, () => typed(value(), source.type));
    }
    return inputs;
}
function typed(value, type) {
    if (type === 'boolean') {
        const text = value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv ? 'false' : value.coerceString();
        return text === 'true' || text === 'false' ? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bo(text === 'true') : value;
    }
    if (type === 'number')
        return value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv ? new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Q9(0) : new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Q9(value.number());
    return (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Yj)(value instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv ? '' : value.coerceString());
}
function tokensGiven(given, contexts) {
    const byName = new Map([...given].map(([name, token]) => [name.toLowerCase(), token]));
    return (name) => {
        const token = byName.get(name.toLowerCase());
        return token === undefined ? null : () => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .T4)(token, contexts);
    };
}
class LazyDictionary extends _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT {
    #members = new Map();
    define(name, value) {
        this.#members.set(name.toLowerCase(), { name, value });
    }
    get(key) {
        return this.#members.get(key.toLowerCase())?.value();
    }
    pairs() {
        return [...this.#members.values()].map(({ name, value }) => ({ key: name, value: value() }));
    }
    values() {
        return this.pairs().map(({ value }) => value);
    }
}
function withContexts(contexts, added) {
    const kept = contexts.pairs().filter(({ key }) => !(key in added));
    return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT(...kept, ...Object.entries(added).map(([key, value]) => ({ key, value })));
}
function stepContexts(contexts, of) {
    const { jobId, runner, env } = of;
    const github = contexts.get('github');
    return withContexts(contexts, {
        ...(github === undefined ? {} : { github: withMember(github, 'job', (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Yj)(jobId)) }),
        runner: new _known_data_js__WEBPACK_IMPORTED_MODULE_2__  .fw({
            os: (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Yj)(runner.os),
            ...(runner.arch === null ? {} : { arch: (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Yj)(runner.arch) }),
            temp: (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Yj)(_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .ZB.temp),
            debug: (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Yj)(''),
        }),
        job: new _known_data_js__WEBPACK_IMPORTED_MODULE_2__  .fw({ status: (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Yj)('success') }),
        steps: UNKNOWN,
        env: new _known_data_js__WEBPACK_IMPORTED_MODULE_2__  .lH(env),
    });
}
function withMember(github, name, value) {
    return github instanceof _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT ? new Overlay(github, name, value) : github;
}
class Overlay extends _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT {
    #below;
    #name;
    #value;
    constructor(below, name, value) {
        super();
        this.#below = below;
        this.#name = name;
        this.#value = value;
    }
    get(key) {
        return key.toLowerCase() === this.#name ? this.#value : this.#below.get(key);
    }
    values() {
        return this.#below.values();
    }
    pairs() {
        return this.#below.pairs();
    }
}


  }),

  90821:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Rh: () => (  matchHeader),
    ay: () => (  readHeader),
    vY: () => (  fitText)
  });
function fitText(pieces, text) {
    const literals = literalsOf(pieces);
    const [first = '', ...rest] = literals;
    const last = rest.pop();
    if (last === undefined)
        return text === first ? { values: [] } : null;
    if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
        return null;
    const [from, to] = [first.length, text.length - last.length];
    const early = cutsFromStart(rest, text, { from, to });
    const late = cutsFromEnd(rest, text, { from, to });
    if (early === null || late === null)
        return null;
    const values = valuesBetween(rest, text, { from, to, cuts: early });
    const isOnly = early.every((cut, at) => cut === late[at]);
    return { values: isOnly && !hasAdjacentHoles(pieces) ? values : null };
}
function literalsOf(pieces) {
    const literals = [''];
    for (const piece of pieces) {
        if (piece.kind === 'text')
            literals.push((literals.pop() ?? '') + piece.text);
        else
            literals.push('');
    }
    return literals;
}
const hasAdjacentHoles = (pieces) => pieces.some((piece, at) => piece.kind !== 'text' && at > 0 && pieces[at - 1]?.kind !== 'text');
function cutsFromStart(literals, text, { from, to }) {
    const cuts = [];
    let at = from;
    for (const literal of literals) {
        const cut = text.indexOf(literal, at);
        if (cut < 0 || cut + literal.length > to)
            return null;
        cuts.push(cut);
        at = cut + literal.length;
    }
    return cuts;
}
function cutsFromEnd(literals, text, { from, to }) {
    const cuts = [];
    let at = to;
    for (const literal of literals.toReversed()) {
        const cut = text.lastIndexOf(literal, at - literal.length);
        if (cut < from)
            return null;
        cuts.unshift(cut);
        at = cut;
    }
    return cuts;
}
function valuesBetween(literals, text, { from, to, cuts }) {
    const starts = [from, ...cuts.map((cut, at) => cut + (literals[at]?.length ?? 0))];
    const ends = [...cuts, to];
    return starts.map((start, at) => text.slice(start, ends[at]));
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
    if (fitText(trimmed(script), lines(header.script)) === null)
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

  30798:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _C: () => (  otherEnv),
    go: () => (  NOTHING_ELSE),
    ht: () => (  variablesOf),
    p7: () => (  environmentOf),
    q1: () => (  envLookup)
  });
  var _contexts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35152);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97763);
  var _fit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90821);
  var _known_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34006);




const NOTHING_ELSE = {
    extra: () => {
        throw new _known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Dn('unknown');
    },
    replaced: () => null,
};
function environmentOf(layers, other) {
    let environment = { values: new Map(), other, lost: [] };
    for (const { level, source, contexts } of layers) {
        const seen = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_0__  .b$)(contexts, { env: envLookup(environment) });
        const { values, lost } = environment;
        const added = readLayer(source, seen);
        if (added instanceof _known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Dn) {
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
        return [...source.texts].map(([name, template]) => [name, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .p_)(template, contexts)]);
    }
    try {
        const value = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .T4)(source.token, contexts);
        const pairs = 'pairs' in value ? value.pairs() : [];
        return pairs.map(({ key, value }) => [key, [{ kind: 'text', text: value.coerceString() }]]);
    }
    catch (error) {
        return error instanceof _known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Dn ? error : new _known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Dn('unknown');
    }
}
function envLookup({ values, other }) {
    return new _known_data_js__WEBPACK_IMPORTED_MODULE_2__  .lH((name) => {
        const value = values.get(name);
        return value === undefined ? other.extra(name) : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .ul)(value.pieces);
    });
}
function otherEnv(facts, header) {
    const { here, earlier } = facts;
    const isWritten = (name) => earlier.some((script) => script.includes('GITHUB_ENV') && new RegExp(`\\b${escaped(name)}\\b`).test(script));
    const ofHere = (name) => {
        if (here.ownJob === null)
            throw new _known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Dn('unknown');
        if (SECRET_NAME.test(name))
            throw new _known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Dn('secret');
        return here.env[name] ?? null;
    };
    return {
        extra: (name) => {
            if (header === null)
                return ofHere(name);
            const value = header.env.get(name);
            if (value?.includes('***'))
                throw new _known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Dn('secret');
            return value === undefined ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .eG)(value);
        },
        replaced: (name, pieces) => {
            if (!isWritten(name))
                return null;
            const value = header?.env.get(name);
            if (value !== undefined && !value.includes('***')) {
                const isSame = (0,_fit_js__WEBPACK_IMPORTED_MODULE_3__  .vY)(pieces, value) !== null || (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .wh)(pieces)?.trimEnd() === value.trimEnd();
                return isSame ? null : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .a2)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .eG)(value));
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
        const text = value.includes('***') ? null : rendered((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .a2)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .eG)(value)), here);
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
    if (shown !== undefined && (0,_fit_js__WEBPACK_IMPORTED_MODULE_3__  .vY)(pieces, shown) !== null) {
        return rendered((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .a2)((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .eG)(shown)), here) ?? { why: 'unknown' };
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


  }),

  46017:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M: () => (  localFolder),
    w: () => (  leavesOf)
  });
  var _contexts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35152);
  var _evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97763);
  var _folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42516);
  var _known_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34006);
  var _parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);
  var _step_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30798);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17448);







const MAX_DEPTH = 10;
async function leavesOf(files, leaf, depth = 0) {
    const folder = localFolder(leaf.source.uses);
    if (folder === null || depth >= MAX_DEPTH)
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
    const github = leaf.contexts.get('github') ?? (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .zz)({});
    const outside = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_0__  .b$)(leaf.contexts, { env: (0,_step_environment_js__WEBPACK_IMPORTED_MODULE_4__  .q1)((0,_step_environment_js__WEBPACK_IMPORTED_MODULE_4__  .p7)(leaf.layers, _step_environment_js__WEBPACK_IMPORTED_MODULE_4__  .go)) });
    const inputs = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_0__  .PC)({
        declared: new Map([...action.inputs].map(([name, input]) => [name, { ...input, type: 'string' }])),
        given: (0,_contexts_js__WEBPACK_IMPORTED_MODULE_0__  .Ez)(leaf.source.with, outside),
        fallback: ({ fallback }) => (fallback === undefined ? (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Yj)('') : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .T4)(fallback, outside)),
    });
    const path = (0,_known_data_js__WEBPACK_IMPORTED_MODULE_2__  .Yj)(`${_evaluate_js__WEBPACK_IMPORTED_MODULE_1__  .ZB.workspace}/${action.folder === '.' ? '' : action.folder}`);
    return (0,_contexts_js__WEBPACK_IMPORTED_MODULE_0__  .b$)(leaf.contexts, { inputs, github: (0,_contexts_js__WEBPACK_IMPORTED_MODULE_0__  .RV)(github, 'action_path', path) });
}
async function readAction(files, folder) {
    for (const name of ['action.yml', 'action.yaml']) {
        const path = (0,_folder_js__WEBPACK_IMPORTED_MODULE_6__  ._)(folder, name);
        const content = await files.readFile(path);
        if (content === null)
            continue;
        const token = (0,_parse_js__WEBPACK_IMPORTED_MODULE_3__  .CJ)('action', path, content);
        if (token === null)
            return null;
        const root = (0,_parse_js__WEBPACK_IMPORTED_MODULE_3__  .jO)(token);
        const runs = (0,_parse_js__WEBPACK_IMPORTED_MODULE_3__  .jO)(root.get('runs'));
        const isComposite = (0,_parse_js__WEBPACK_IMPORTED_MODULE_3__  .b6)(runs.get('using'))?.toLowerCase() === 'composite';
        return {
            folder,
            inputs: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .Vc)(root.get('inputs')),
            steps: isComposite ? (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_5__  .B_)(runs.get('steps')) : null,
        };
    }
    return null;
}


  }),

  17448:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AO: () => (  readWorkflowFile),
    B_: () => (  stepsOf),
    Vc: () => (  inputsOf)
  });
  var _parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);

function readWorkflowFile(name, content) {
    const token = (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .CJ)('workflow', name, content);
    if (token === null)
        return null;
    const root = (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .jO)(token);
    const events = (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .jO)(root.get('on'));
    return {
        env: envOf(root.get('env')),
        defaults: defaultsOf(root),
        callInputs: inputsOf((0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .jO)(events.get('workflow_call')).get('inputs')),
        dispatchInputs: inputsOf((0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .jO)(events.get('workflow_dispatch')).get('inputs')),
        jobs: [...(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .jO)(root.get('jobs'))].map(([id, job]) => jobOf(id, job)),
    };
}
function jobOf(id, token) {
    const job = (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .jO)(token);
    const needs = job.get('needs');
    return {
        id,
        name: (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .kW)(job.get('name')),
        uses: (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .b6)(job.get('uses')),
        with: (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .jO)(job.get('with')),
        strategy: job.get('strategy'),
        runsOn: job.get('runs-on'),
        condition: (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .b6)(job.get('if')),
        needs: [needs, ...(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .ld)(needs)].map(_parse_js__WEBPACK_IMPORTED_MODULE_0__  .b6).filter((name) => name !== null),
        container: job.get('container'),
        services: [...(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .jO)(job.get('services')).keys()],
        environment: job.get('environment'),
        env: envOf(job.get('env')),
        defaults: defaultsOf(job),
        steps: stepsOf(job.get('steps')),
    };
}
function stepsOf(token) {
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .ld)(token).flatMap((item) => {
        const step = (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .jO)(item);
        return step.has('parallel') ? stepsOf(step.get('parallel')) : [stepOf(step)];
    });
}
function stepOf(step) {
    return {
        id: (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .b6)(step.get('id')),
        name: (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .kW)(step.get('name')),
        condition: (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .b6)(step.get('if')),
        run: (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .kW)(step.get('run')),
        uses: (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .b6)(step.get('uses')),
        with: (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .jO)(step.get('with')),
        shell: (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .kW)(step.get('shell')),
        workingDirectory: (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .kW)(step.get('working-directory')),
        env: envOf(step.get('env')),
    };
}
function inputsOf(token) {
    return new Map([...(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .jO)(token)].map(([name, definition]) => {
        const of = (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .jO)(definition);
        return [name, { type: (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .b6)(of.get('type')) ?? 'string', fallback: of.get('default') }];
    }));
}
function envOf(token) {
    if (token?.isExpression)
        return { kind: 'expression', token };
    const texts = [...(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .jO)(token)].map(([name, value]) => [name, (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .kW)(value) ?? []]);
    return { kind: 'texts', texts: new Map(texts) };
}
function defaultsOf(scope) {
    const run = (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .jO)((0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .jO)(scope.get('defaults')).get('run'));
    return { shell: (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .kW)(run.get('shell')), workingDirectory: (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__  .kW)(run.get('working-directory')) };
}


  })

};
