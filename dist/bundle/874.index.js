export const id = 874;
export const ids = [874];
export const modules = {

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
    try {
        return (0,_actions_expressions_result__WEBPACK_IMPORTED_MODULE_1__  .vN)(evaluateExpression(expression.ast, contexts));
    }
    catch {
        return null;
    }
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
function fromJson(text) {
    try {
        return JSON.parse(text, _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .p.eD);
    }
    catch {
        return null;
    }
}
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
    try {
        const ast = new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .iX(new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__  .JG(trimmed).lex().tokens, CONTEXTS, FUNCTIONS).parse();
        return { kind: 'expression', source: trimmed, ast };
    }
    catch {
        return { kind: 'expression', source: trimmed, ast: null };
    }
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


  })

};
