export const id = 242;
export const ids = [242];
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

  97763:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    F9: () => (  evaluateCondition),
    O4: () => (  evaluateExpression),
    T4: () => (  evaluateToken),
    ZB: () => (  PATH_MARKS),
    a2: () => (  splitAtMarks),
    eG: () => (  markCheckout),
    p_: () => (  evaluateText),
    ul: () => (  markedText),
    wh: () => (  plainText)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _actions_expressions_result__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96856);
  var _actions_workflow_parser__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8249);
  var _actions_workflow_parser_templates_tokens_null_token__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17063);
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42253);
  var _known_data_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34006);
  var _parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22313);







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
const FUNCTIONS = new Map([
    ...[...STATUS].map(([name, value]) => [name, definition(name, () => new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bo(value))]),
    [
        'hashfiles',
        definition('hashfiles', () => {
            throw new _known_data_js__WEBPACK_IMPORTED_MODULE_4__  .Dn('unknown');
        }),
    ],
]);
function definition(name, call) {
    return { name, minArgs: 0, maxArgs: 255, call };
}
function evaluateExpression(ast, contexts) {
    if (ast === null)
        throw new _known_data_js__WEBPACK_IMPORTED_MODULE_4__  .Dn('unknown');
    try {
        return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .oi(ast, contexts, FUNCTIONS).evaluate();
    }
    catch (error) {
        throw (0,_known_data_js__WEBPACK_IMPORTED_MODULE_4__  .Qg)(error) ?? new _known_data_js__WEBPACK_IMPORTED_MODULE_4__  .Dn('unknown');
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
            return [{ kind: 'hole', source: part.source, why: (0,_known_data_js__WEBPACK_IMPORTED_MODULE_4__  .Qg)(error)?.why ?? 'unknown' }];
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
            throw new _known_data_js__WEBPACK_IMPORTED_MODULE_4__  .Dn(piece.why);
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
        throw new _known_data_js__WEBPACK_IMPORTED_MODULE_4__  .Dn('unknown');
    if (token instanceof _actions_workflow_parser_templates_tokens_null_token__WEBPACK_IMPORTED_MODULE_3__  .Z)
        return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Uv();
    if ((0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_2__  .Et)(token))
        return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.Q9(token.value);
    if ((0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_2__  .Lm)(token))
        return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bo(token.value);
    const parts = (0,_parse_js__WEBPACK_IMPORTED_MODULE_5__  .LL)((0,_parse_js__WEBPACK_IMPORTED_MODULE_5__  .b6)(token) ?? '');
    const [only, ...others] = parts;
    if (only?.kind === 'expression' && others.length === 0)
        return evaluateExpression(only.ast, contexts);
    return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.uQ(markedText(evaluateText(parts, contexts)));
}
function evaluateCondition(text, contexts) {
    if (text === null || text.trim() === '')
        return true;
    const parts = (0,_parse_js__WEBPACK_IMPORTED_MODULE_5__  .LL)(text);
    const [only, ...others] = parts;
    const expression = only?.kind === 'expression' && others.length === 0
        ? only
        : parts.every(({ kind }) => kind === 'text')
            ? (0,_parse_js__WEBPACK_IMPORTED_MODULE_5__  .YK)(text)
            : null;
    if (expression === null)
        return true;
    return (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_6__  .N)(null, () => (0,_actions_expressions_result__WEBPACK_IMPORTED_MODULE_1__  .vN)(evaluateExpression(expression.ast, contexts)));
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

  34006:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Dn: () => (  NotKnown),
    Qg: () => (  notKnownIn),
    Rf: () => (  fromJson),
    Yj: () => (  string),
    aB: () => (  toJson),
    fw: () => (  Partly),
    lH: () => (  Lookup),
    zz: () => (  dictionary)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42253);


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
class Partly extends _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT {
    #why;
    #secret;
    constructor(known, { why = 'unknown', secret = [], } = {}) {
        super(...pairsOf(known));
        this.#why = why;
        this.#secret = new Set(secret);
    }
    get(key) {
        const found = this.#secret.has(key.toLowerCase()) ? undefined : super.get(key);
        if (found !== undefined)
            return found;
        throw new NotKnown(this.#secret.has(key.toLowerCase()) ? 'secret' : this.#why);
    }
    values() {
        throw new NotKnown(this.#secret.size > 0 ? 'secret' : this.#why);
    }
    pairs() {
        return this.values();
    }
}
class Lookup extends _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT {
    #find;
    constructor(find) {
        super();
        this.#find = find;
    }
    get(key) {
        const text = this.#find(key);
        return text === null ? undefined : new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.uQ(text);
    }
    values() {
        throw new NotKnown('unknown');
    }
    pairs() {
        throw new NotKnown('unknown');
    }
}
function dictionary(known) {
    return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.bT(...pairsOf(known));
}
const string = (text) => new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.uQ(text);
const fromJson = (text) => (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_1__  .N)(null, () => JSON.parse(text, _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.eD));
const toJson = (value) => JSON.stringify(value, _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.$U);
const pairsOf = (known) => Object.entries(known).map(([key, value]) => ({ key, value }));


  }),

  22313:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CJ: () => (  parseFile),
    LL: () => (  splitTemplate),
    YK: () => (  parseExpression),
    b6: () => (  textOf),
    jO: () => (  entries),
    kW: () => (  templateOf),
    ld: () => (  items)
  });
  var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
  var _actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8249);
  var _actions_workflow_parser_actions_action_schema__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68590);
  var _actions_workflow_parser_templates_template_context__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15071);
  var _actions_workflow_parser_templates_template_reader__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66074);
  var _actions_workflow_parser_templates_tokens_string_token__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99907);
  var _actions_workflow_parser_workflows_workflow_schema__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32363);
  var _actions_workflow_parser_workflows_yaml_object_reader__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80589);
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42253);









function parseFile(kind, name, content) {
    const schema = kind === 'workflow' ? (0,_actions_workflow_parser_workflows_workflow_schema__WEBPACK_IMPORTED_MODULE_5__  .L)() : (0,_actions_workflow_parser_actions_action_schema__WEBPACK_IMPORTED_MODULE_2__  .E)();
    const context = new _actions_workflow_parser_templates_template_context__WEBPACK_IMPORTED_MODULE_7__  .m(new _actions_workflow_parser_templates_template_context__WEBPACK_IMPORTED_MODULE_7__  .R(), schema, new _actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__  .P0());
    const fileId = context.getFileId(name);
    const reader = new ValueReader(fileId, content);
    if (reader.errors.length > 0)
        return null;
    return (0,_actions_workflow_parser_templates_template_reader__WEBPACK_IMPORTED_MODULE_3__  .x)(context, `${kind}-root`, reader, fileId) ?? null;
}
class ValueReader extends _actions_workflow_parser_workflows_yaml_object_reader__WEBPACK_IMPORTED_MODULE_6__  .M {
    allowLiteral() {
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
function items(token) {
    return token !== undefined && (0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__  .wZ)(token) ? [...token] : [];
}
function textOf(token) {
    if (token === undefined || !(0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__  .jn)(token))
        return null;
    if (!(0,_actions_workflow_parser__WEBPACK_IMPORTED_MODULE_1__  .hR)(token))
        return token.toString();
    return token.originalExpressions === undefined ? `\${{ ${token.expression} }}` : (token.source ?? null);
}
const CONTEXTS = 'github env vars job jobs steps runner secrets strategy matrix needs inputs'.split(' ');
const STATUS_FUNCTIONS = ['success', 'failure', 'always', 'cancelled'];
const FUNCTIONS = [
    ...STATUS_FUNCTIONS.map((name) => ({ name, minArgs: 0, maxArgs: 255 })),
    { name: 'hashFiles', minArgs: 1, maxArgs: 255 },
];
function templateOf(token) {
    const text = textOf(token);
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
    const ast = (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_8__  .N)(null, () => new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .iX(new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .JG(trimmed).lex().tokens, CONTEXTS, FUNCTIONS).parse());
    return { kind: 'expression', source: trimmed, ast };
}


  }),

  8792:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    P: () => (  sideEffectOf),
    g: () => (  namedSideEffect)
  });
const START = String.raw `(?:^|[;&|(\x60]|&&|\|\||\$\(|\b(?:then|do|else|exec|sudo|time|env|nohup|xargs|if|!)\b)\s*(?:[A-Z_][A-Z0-9_]*=\S*\s+)*(?:sudo\s+(?:-\w+\s+)*)?(?:(?:uv|poetry|pipenv|pdm|hatch|rye|conda|pixi|mise|devbox|nix develop -c) (?:run|exec) (?:--\S+\s+)*|bundle exec |(?:npm|pnpm|yarn) (?:exec|dlx) (?:--\s+)?)?`;
const RUNNERS = `(?:npm|pnpm|yarn|bun|npx|lerna|nx|turbo|rush)`;
const OPTIONS = String.raw `(?:\s+-[\w-]+(?:[= ](?!-)[^\s;&|]+)??)*?\s+`;
const RULES = [
    {
        does: 'publishes',
        commands: [
            `${RUNNERS}(?: exec| run)?(?: -\\S+)* publish(?![\\w:-])`,
            'yarn npm publish',
            '(?:npx |pnpm |yarn |bunx |pnpm exec |yarn exec )?(?:changeset|changesets) publish',
            '(?:npx (?:-y |--yes )?|pnpm |yarn |bunx |pnpm exec )?(?:semantic-release|release-it|np|jsr publish|multi-semantic-release)',
            'deno publish',
            '(?:npx (?:-y |--yes )?|bunx )?pkg-pr-new(?:@\\S+)? publish',
            '(?:python3? -m )?twine upload',
            '(?:python3? -m )?(?:poetry|flit|hatch|pdm|uv|maturin|conda|anaconda) (?:publish|upload)',
            'python3? setup\\.py (?:\\S+ )*upload',
            'cargo (?:\\+\\S+ )?(?:publish|release|workspaces publish|smart-release)',
            'release-plz(?: release)?',
            'gem push',
            '(?:bundle exec )?rake (?:\\S+ )*release\\S*',
            'mix hex\\.publish',
            '(?:dotnet )?nuget push',
            '(?:npx (?:-y |--yes )?|pnpm |yarn )?(?:vsce|ovsx|@vscode/vsce) publish',
            '(?:\\./)?mvnw? (?:\\S+ )*(?:deploy|release:perform)',
            '(?:\\./)?gradlew? (?:\\S+ )*\\S*(?:publish|uploadArchives|closeAndRelease)(?!\\w*ToMavenLocal)\\S*',
            '(?:\\./)?sbt (?:.*)\\b(?:publish(?:Signed)?|ci-release|sonatype\\w+)\\b(?!Local|M2)',
            'pod trunk push',
            'goreleaser release(?!.*--snapshot)(?!.*--skip=[\\w,]*publish)',
            'gh release (?:create|upload|edit|delete)',
            'choco push',
            'snapcraft (?:upload|push|release)',
            'stack upload',
            'cabal upload',
            'dart pub publish',
            'flutter pub publish',
            'luarocks upload',
            'melos publish',
            'mike deploy',
            'mkdocs gh-deploy',
            'julia .*register',
        ],
    },
    {
        does: 'pushes',
        commands: [
            'git(?: -[cC] \\S+)* push',
            '(?:docker|podman|nerdctl|buildah)(?: compose| manifest| image)? push',
            '(?:docker|podman) (?:buildx )?(?:build|bake)\\b.*\\s--push',
            'docker-compose push',
            '(?:crane|oras|helm|skopeo) (?:push|copy)',
            'ko (?:build|publish|resolve|apply)',
            'gh (?:pr|issue) (?:create|merge|close|edit|comment|review|reopen|ready)',
            'gh (?:workflow run|repo (?:create|sync|edit|delete)|label create|api\\b.*(?:-X|--method)[ =]?(?:POST|PUT|PATCH|DELETE))',
            'hub (?:release|pull-request)',
            'cosign (?:sign|attest)',
        ],
    },
    {
        does: 'deploys',
        commands: [
            '(?:terraform|tofu|terragrunt)(?: \\S+)*? (?:apply|destroy|import)',
            'pulumi (?:up|destroy|refresh)',
            'kubectl (?!version|--help|kustomize|explain)\\S+',
            'helm (?:install|upgrade|uninstall|rollback)',
            'helmfile (?:apply|sync|destroy)',
            'kustomize .*\\| *kubectl',
            'ansible-playbook(?!.*--(?:syntax-check|check))',
            'argocd \\S+',
            '(?:npx (?:-y |--yes )?|pnpm |yarn |bunx )?(?:firebase|vercel|netlify|wrangler|serverless|sls|surge|gh-pages|flyctl|fly|railway|heroku|eb|copilot|amplify|cdk|sam|sst|now) (?:.*\\b)?(?:deploy|publish|--prod|up|release|pages)\\b',
            'vercel\\b',
            'gcloud \\S+',
            'gsutil \\S+',
            'aws (?!--version)\\S+',
            'az (?!--version|version)\\S+',
            'doctl \\S+',
            'cf push',
            'appcfg\\S* update',
            'fastlane \\S+',
            'xcrun (?:altool|notarytool)',
        ],
    },
    {
        does: 'uploads',
        commands: [
            'codecov(?:cli)?(?! --version)\\b',
            '(?:npx |bunx )?(?:coveralls|codacy-coverage\\S*|codeclimate-test-reporter|cc-test-reporter|\\./cc-test-reporter)(?! --version)\\b',
            '(?:python3? -m )?coveralls',
            '(?:bash|sh) <\\(\\s*curl[^)]*codecov',
            'curl[^\\n]*codecov\\.io/bash',
            'sentry-cli .*\\b(?:upload|releases|sourcemaps)',
            'jf rt u(?:pload)?',
            'rclone (?:copy|sync|move)',
            's3cmd (?:put|sync)',
            'curl\\b[^\\n]*\\s(?:-T|--upload-file|--data-binary|-F|--form)\\s(?![^\\n]*(?:localhost|127\\.0\\.0\\.1|\\[::1\\]))',
            'curl\\b[^\\n]*\\s(?:-X ?|--request[ =])(?:POST|PUT|PATCH|DELETE)\\b(?![^\\n]*(?:localhost|127\\.0\\.0\\.1|\\[::1\\]))',
            '(?:\\./)?sonar-scanner\\b',
            'docker login',
            'npm login',
        ],
    },
    {
        does: 'changes another machine',
        commands: [
            'ssh (?!-V)\\S+',
            'scp \\S+',
            'sftp \\S+',
            'rsync [^\\n;&|]*(?:\\S+@\\S+:|\\s\\w[\\w.-]*:[/~\\w])',
            'lftp \\S+',
        ],
    },
];
const WHERE = `(?:-F|-C|-w|--filter|--prefix|--cwd|--dir|--workspace|--project)`;
const NAMED = String.raw `(?:${RUNNERS}(?:\s+${WHERE}[= ]\S+|\s+run|\s+(?!${WHERE}\b)-\S+)*|make(?:\s+-\S+(?:\s+[\w./]+)?)*|just|task|rake|bundle exec rake|invoke|nox -s|tox -e|composer(?: run(?:-script)?)?|deno task|cargo xtask|(?:bash|sh|python3?|node|ruby)\s+(?:\S*/)?|(?:\./|\.\.?/)?(?:[\w.-]+/)*)\s*`;
const ACTIONS = `(?:deploy|publish|release|upload)`;
const NAMED_ACTION = new RegExp(`${START}${NAMED}(${ACTIONS}(?:[:_-](?!check|dry|test|lint|build|notes|verify|plan)[\\w:-]+)*(?:\\.(?:sh|py|js|mjs|ts|rb))?)(?=\\s|$|[;&|)"'])`, 'm');
const isDry = (line) => /--dry-run(?!=false)|\s-n\s|--no-publish|--no-push|--check\b|--help\b|--snapshot\b|\bpublishToMavenLocal\b|\bpublishLocal\b|\bpublishM2\b|--output=type=(?:docker|oci)/.test(line);
const PATTERNS = RULES.flatMap(({ does, commands }) => commands.map((command) => ({
    does,
    pattern: new RegExp(`${START}(${command.replace(/(?<=\w) (?=[\w(])/, OPTIONS)})(?!\\w)`, 'm'),
})));
const MAX_LINE = 2000;
function sideEffectOf(script) {
    const lines = script
        .replace(/\\\r?\n\s*/g, ' ')
        .split(/\r?\n/)
        .map((line) => line.trim().slice(0, MAX_LINE))
        .filter((line) => line !== '' && !line.startsWith('#') && !/^(?:echo|printf)\b[^;&|]*$/.test(line));
    for (const line of lines) {
        if (isDry(line))
            continue;
        for (const { does, pattern } of PATTERNS) {
            const found = pattern.exec(line)?.[1];
            if (found !== undefined)
                return { does, command: shortened(found) };
        }
        const named = NAMED_ACTION.exec(line);
        if (named !== null)
            return { does: doesBy(named[1] ?? ''), command: shortened(line) };
    }
    return null;
}
function doesBy(name) {
    if (name.startsWith('deploy'))
        return 'deploys';
    return name.startsWith('upload') ? 'uploads' : 'publishes';
}
const shortened = (text) => (text.length > 60 ? `${text.slice(0, 57)}...` : text).trim();
function namedSideEffect(name, script) {
    const verb = /^(?:deploy|publish|upload|push|release)\b/i.exec(name.replace(/^[^\p{L}]+/u, ''))?.[0];
    if (verb === undefined || isDry(script))
        return null;
    return /\b(?:test|build|lint|check|compile|fmt|format|validate|dotnet publish|verify)\b/i.test(script)
        ? null
        : verb;
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
  var _known_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34006);
  var _manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75697);
  var _parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22313);
  var _step_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30798);
  var _workflow_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17448);







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
    const outside = (0,_contexts_js__WEBPACK_IMPORTED_MODULE_0__  .b$)(leaf.contexts, { env: (0,_step_environment_js__WEBPACK_IMPORTED_MODULE_5__  .q1)((0,_step_environment_js__WEBPACK_IMPORTED_MODULE_5__  .p7)(leaf.layers, _step_environment_js__WEBPACK_IMPORTED_MODULE_5__  .go)) });
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
        const path = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_3__  ._z)(folder, name);
        const content = await files.readFile(path);
        if (content === null)
            continue;
        const token = (0,_parse_js__WEBPACK_IMPORTED_MODULE_4__  .CJ)('action', path, content);
        if (token === null)
            return null;
        const root = (0,_parse_js__WEBPACK_IMPORTED_MODULE_4__  .jO)(token);
        const runs = (0,_parse_js__WEBPACK_IMPORTED_MODULE_4__  .jO)(root.get('runs'));
        const isComposite = (0,_parse_js__WEBPACK_IMPORTED_MODULE_4__  .b6)(runs.get('using'))?.toLowerCase() === 'composite';
        return {
            folder,
            inputs: (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_6__  .Vc)(root.get('inputs')),
            steps: isComposite ? (0,_workflow_file_js__WEBPACK_IMPORTED_MODULE_6__  .B_)(runs.get('steps')) : null,
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
