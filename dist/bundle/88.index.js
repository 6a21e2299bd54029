export const id = 88;
export const ids = [88,48];
export const modules = {

  91519:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K2: () => (  TOOL_NAMES),
    O2: () => (  isToolName),
    VW: () => (  TOOL_ARGS),
    X5: () => (  FinalArgs),
    tF: () => (  ReflectArgs)
  });
  var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53339);

const optional = (schema) => schema.nullable().default(null);
const count = zod__WEBPACK_IMPORTED_MODULE_0__  .aig().int().min(1);
const ListFilesArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    rel_dir: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    max_files: optional(count),
    glob: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
});
const ReadFileArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    rel_path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    start_line: optional(count),
    end_line: optional(count),
    max_chars: optional(count),
});
const GrepArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    pattern: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().min(1),
    rel_dir: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    max_hits: optional(count),
    regex: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .zMY()),
    glob: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
});
const EditSchema = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({ old: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP().min(1), new: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() });
const WriteFileArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    rel_path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    content: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    edits: optional(zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(EditSchema).min(1)),
});
const FinalArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
    status: zod__WEBPACK_IMPORTED_MODULE_0__  .k5n(['done', 'cannot_fix']),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    changes: zod__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod__WEBPACK_IMPORTED_MODULE_0__  .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_0__  .YjP() })),
});
const ReflectArgs = zod__WEBPACK_IMPORTED_MODULE_0__  .rej({
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


  }),

  44048:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DG: () => (  descendants),
    T1: () => (  ancestors),
    TP: () => (  namedChildren),
    holdGrammars: () => (  holdGrammars),
    qG: () => (  childByField),
    qd: () => (  loadParser)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
  var node_v8__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78877);
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};





const namedChildren = (node) => node.children.filter((child) => child.isNamed && child.type !== 'comment');
const childByField = (node, field) => node.children.find((child) => child.field === field) ?? null;
function* descendants(node) {
    yield node;
    for (const child of node.children)
        yield* descendants(child);
}
function* ancestors(node) {
    for (let above = node.parent; above !== null; above = above.parent)
        yield above;
}
const BUNDLED = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(import.meta.dirname, '../syntax');
const INSTALLED = {
    runtime: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(import.meta.dirname, '../../node_modules/web-tree-sitter'),
    grammars: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(import.meta.dirname, '../../node_modules/@vscode/tree-sitter-wasm/wasm'),
};
const folders = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(BUNDLED) ? { runtime: BUNDLED, grammars: BUNDLED } : INSTALLED;
const runtimeFile = () => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folders().runtime, 'web-tree-sitter.wasm');
const grammarFile = (grammar) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folders().grammars, `tree-sitter-${grammar}.wasm`);
const held = new Map();
const bytesOf = async (file) => held.get(file) ?? (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file));
async function holdGrammars(grammars) {
    const files = [runtimeFile(), ...[...grammars].map(grammarFile)];
    await Promise.all(files.map(async (file) => held.set(file, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file))));
}
let runtime = null;
const parsers = new Map();
function loadParser(grammar) {
    const known = parsers.get(grammar);
    if (known !== undefined)
        return known;
    const loading = openParser(grammar);
    parsers.set(grammar, loading);
    return loading;
}
async function openParser(grammar) {
    runtime ??= openRuntime();
    const { Language, Parser } = await runtime;
    const language = await Language.load(await bytesOf(grammarFile(grammar)));
    const parser = new Parser();
    parser.setLanguage(language);
    return {
        parse: (text) => withTree(parser, text, (tree) => plainTree(tree, text)),
        accepts: (text) => withTree(parser, text, (tree) => !tree.rootNode.hasError),
    };
}
const TIERING_BUDGET = 1_300_000_000;
async function openRuntime() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_4__.setFlagsFromString)(`--wasm-tiering-budget=${TIERING_BUDGET}`);
    const url = (0,node_url__WEBPACK_IMPORTED_MODULE_3__.pathToFileURL)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folders().runtime, 'web-tree-sitter.js')).href;
    const module = await import(__rewriteRelativeImportExtension(   url));
    await module.Parser.init({ wasmBinary: await bytesOf(runtimeFile()) });
    return module;
}
function withTree(parser, text, use) {
    const tree = parser.parse(text);
    if (tree === null)
        throw new Error('tree-sitter gave no tree');
    try {
        return use(tree);
    }
    finally {
        tree.delete();
    }
}
function plainTree(tree, text) {
    const cursor = tree.walk();
    const draft = (parent) => {
        const node = {
            type: cursor.nodeType,
            isNamed: cursor.nodeIsNamed,
            field: cursor.currentFieldName,
            start: cursor.startIndex,
            end: cursor.endIndex,
            line: cursor.startPosition.row + 1,
            parent,
            children: [],
        };
        parent?.children.push(node);
        return node;
    };
    const root = draft(null);
    for (let at = root; at !== null;) {
        if (cursor.gotoFirstChild()) {
            at = draft(at);
            continue;
        }
        while (at !== null && !cursor.gotoNextSibling())
            at = cursor.gotoParent() ? at.parent : null;
        if (at !== null)
            at = draft(at.parent);
    }
    const { hasError } = tree.rootNode;
    cursor.delete();
    return { text, root, hasError };
}


  }),

  33197:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Vx: () => (  BenchWorker),
    c5: () => (  sharedCell),
    yK: () => (  signatureOf)
  });
  var _agent_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50330);
  var _oracle_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24805);
  var _oracle_report_read_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25576);
  var _oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20841);
  var _workspace_journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2299);
  var _workspace_repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66904);
  var _workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14230);







function sharedCell({ sandbox }) {
    const cell = sandbox?.cell ?? null;
    return cell === null ? null : { ...cell, [Symbol.dispose]: () => { } };
}
const signatureOf = ({ verdict, output }) => `${verdict}\n${(0,_agent_digest_js__WEBPACK_IMPORTED_MODULE_0__  .vH)(output, (0,_oracle_report_read_output_js__WEBPACK_IMPORTED_MODULE_2__.readTestOutput)(output)?.failures)}`;
const LONG_MS = 1500;
const LONG_BASELINE_MS = 4000;
const probed = ({ only, baselineMs }) => baselineMs > LONG_BASELINE_MS ? only.slice(0, 1) : only;
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
        const { workspace: main, command, testEnv, environment } = request;
        this.#main = main;
        this.#journal = new _workspace_journal_js__WEBPACK_IMPORTED_MODULE_4__  .CQ(main.snapshot);
        this.#checkout = new _oracle_checkout_js__WEBPACK_IMPORTED_MODULE_1__  .RW(root, main.snapshot.commit.length);
        const current = () => this.#journal;
        const workspace = {
            snapshot: main.snapshot,
            policy: main.policy,
            get journal() {
                return current();
            },
        };
        const open = (over) => (0,_oracle_test_oracle_js__WEBPACK_IMPORTED_MODULE_3__  .X)({
            workspace: over,
            checkout: root,
            command,
            testEnv,
            testReport: request.testReport ?? null,
            environment,
            cell: sharedCell(request),
        });
        this.#oracle = open(workspace);
        const isEnded = sharedCell(request) !== null && request.sandbox?.report.tier === 'other_user';
        this.#warm = isEnded ? null : new WarmTries(open(main));
        this.#isInPlace = sharedCell(request) === null;
    }
    async [Symbol.asyncDispose]() {
        await this.#warm?.[Symbol.asyncDispose]();
        this.#oracle[Symbol.dispose]();
    }
    async judge({ path, edits }, options) {
        const scratch = this.#scratch();
        const args = { rel_path: path, content: null, edits: [...edits] };
        const obs = await scratch.execute({ type: 'tool_call', name: 'write_file', args });
        if (!obs.ok || obs.meta['changed'] === false)
            return 'refused';
        const quick = await this.#tryWarm(path, scratch.journal, options);
        if (quick === 'failed' || quick === 'slow')
            return quick;
        const result = await this.#test(scratch.journal, options);
        if (options.signal.aborted)
            return null;
        switch (result.verdict) {
            case 'green':
                return 'passed';
            case 'red':
            case 'output_limit':
            case 'resource_limit':
                return 'failed';
            case 'timeout':
                return options.leftMs < options.limitMs ? null : 'slow';
            default:
                return 'not_started';
        }
    }
    async #tryWarm(path, journal, options) {
        const entry = journal.latest().find((each) => each.path === path);
        const own = this.#main.journal.get(path) ?? (await this.#entryOf(path, null));
        if (this.#warm === null || entry === undefined || own === null)
            return null;
        try {
            const files = { path, bytes: entry.bytes, own: own.bytes };
            return await this.#warm.try(files, options, () => this.plain(options));
        }
        finally {
            await this.#putBack(journal);
        }
    }
    plain(options) {
        this.#plain ??= this.#probe(this.#scratch().journal, options);
        return this.#plain;
    }
    async broken(path, options) {
        const scratch = this.#scratch();
        const text = (await this.#main.snapshot.readText(path)) ?? '';
        const entry = await this.#entryOf(path, Buffer.from(BROKEN + text));
        if (entry !== null)
            scratch.journal.record(entry);
        return this.#probe(scratch.journal, options);
    }
    async #probe(journal, options) {
        this.#journal = journal;
        const { limitMs, leftMs, signal } = options;
        const timeoutMs = Math.max(1, Math.min(limitMs, leftMs));
        try {
            return await this.#oracle.run({ phase: 'write', timeoutMs, signal, only: probed(options) });
        }
        finally {
            await this.#putBack(journal);
        }
    }
    async #test(journal, options) {
        const { limitMs, leftMs, only, baselineMs, signal } = options;
        this.#journal = journal;
        const timeoutMs = Math.max(1, Math.min(limitMs, leftMs));
        const isLong = (this.#onlyMs ?? baselineMs) > LONG_MS && only.length > 1;
        try {
            for (const some of isLong ? [only.slice(0, 1), only] : [only]) {
                const result = await this.#oracle.run({ phase: 'write', timeoutMs, signal, only: some });
                if (some === only)
                    this.#onlyMs = Math.max(this.#onlyMs ?? 0, result.durationMs);
                if (result.verdict !== 'green' || result.focus === undefined)
                    return result;
            }
            return await this.#oracle.run({ phase: 'write', timeoutMs: Math.max(1, leftMs), signal });
        }
        finally {
            await this.#putBack(journal);
        }
    }
    #scratch() {
        const scratch = new _workspace_repo_tools_js__WEBPACK_IMPORTED_MODULE_6__  .wU(this.#main.snapshot, this.#main.policy);
        for (const entry of this.#main.journal.latest())
            scratch.journal.record(entry);
        return scratch;
    }
    async #putBack(journal) {
        if (!this.#isInPlace)
            return;
        for (const { path, bytes, mode } of journal.latest()) {
            const own = this.#main.journal.get(path);
            if (own?.bytes === bytes)
                continue;
            const before = own ?? (await this.#entryOf(path, null));
            if (before === null)
                this.#checkout.remove(path);
            else
                this.#checkout.write(path, { kind: 'file', bytes: before.bytes, isExecutable: mode === '100755' });
        }
    }
    async #entryOf(path, bytes) {
        const { snapshot } = this.#main;
        const base = snapshot.tree.find(path);
        if (base === null || !(0,_workspace_repo_path_js__WEBPACK_IMPORTED_MODULE_5__  .SL)(path))
            return null;
        const content = await snapshot.readWhole(base);
        if (content.kind !== 'bytes')
            return null;
        return new _workspace_journal_js__WEBPACK_IMPORTED_MODULE_4__  .CQ(snapshot).draft(path, bytes ?? content.bytes, content.bytes);
    }
}
const BROKEN = ')}] ';
const FIRST_LOOK_MS = 600;
const FIRST_LOOK_RUNS = 5;
const FIRST_LOOK_MORE_MS = 1000;
class WarmTries {
    #oracle;
    #opening = null;
    constructor(oracle) {
        this.#oracle = oracle;
    }
    async try(files, options, plain) {
        this.#opening ??= this.#open(files, options, plain);
        const opened = await this.#opening;
        if (opened === null)
            return null;
        const limitMs = Math.min(options.limitMs, options.leftMs);
        const cpuLimitMs = options.isRetry ? limitMs : opened.firstMs;
        const result = await opened.runner.try({ ...files, limitMs, cpuLimitMs, isShown: false });
        return result?.end ?? null;
    }
    async #open(files, options, run) {
        const runner = await this.#oracle.warm({ only: probed(options), signal: options.signal });
        if (runner === null)
            return null;
        const { limitMs } = options;
        const plain = signatureOf(await run());
        const shown = { ...files, limitMs, cpuLimitMs: limitMs, isShown: true };
        const own = await runner.try({ ...shown, bytes: files.own });
        const broken = await runner.try({ ...shown, bytes: Buffer.concat([Buffer.from(BROKEN), files.own]) });
        const again = await runner.try({ ...shown, bytes: files.own, isShown: false });
        const isAlike = own?.end === 'failed' && again?.end === 'failed' && signatureOf(asResult(own)) === plain;
        const seesEdits = broken?.end === 'failed' && signatureOf(asResult(broken)) !== plain;
        if (isAlike && seesEdits)
            return { runner, firstMs: firstLookMs(again.cpuMs) };
        await runner[Symbol.asyncDispose]();
        return null;
    }
    async [Symbol.asyncDispose]() {
        const opened = await this.#opening?.catch(() => null);
        await opened?.runner[Symbol.asyncDispose]();
        this.#oracle[Symbol.dispose]();
    }
}
const firstLookMs = (ownMs) => Math.max(FIRST_LOOK_MS, Math.min(FIRST_LOOK_RUNS * ownMs, ownMs + FIRST_LOOK_MORE_MS));
const asResult = ({ end, output }) => ({
    verdict: end === 'failed' ? 'red' : end === 'open' ? 'green' : 'timeout',
    output,
});


  }),

  32088:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  openBuiltinSolver: () => (  openBuiltinSolver),
  openPlaces: () => (  openPlaces),
  recordedSearch: () => (  recordedSearch),
  runMending: () => (  runMending),
  treeOf: () => (  treeOf)
});

var places = __webpack_require__(5914);
var tools = __webpack_require__(91519);
var checkout = __webpack_require__(24805);
var test_oracle = __webpack_require__(20841);
var digest = __webpack_require__(50330);
var syntax_tree = __webpack_require__(44048);
; 

const NUMBERS = /^(?:int|Integer|long|Long|short|byte|float|double|Double|Float|number|bigint|u?int\d*|u\d+|i\d+|usize|isize|f\d+|float\d+|rune|uintptr)$/;
const TEXTS = /^(?:String|string|str|&str|&'\w+ str|char|CharSequence)$/;
const BOOLS = /^(?:bool|boolean|Boolean)$/;
const LISTS = /^(?:\[|(?:Array|Readonly\w+|List|ArrayList|LinkedList|Set|HashSet|Deque|Queue|Stack|Collection|Iterable|Vec|list|set|tuple|Sequence)\b|&?(?:mut )?\[|&(?:mut )?Vec)|\[\]$/;
function kindOfType(type) {
    if (NUMBERS.test(type))
        return 'number';
    if (TEXTS.test(type))
        return 'text';
    if (BOOLS.test(type))
        return 'bool';
    return LISTS.test(type) ? 'list' : 'object';
}
const BY_TYPE = {
    comparison_operator: 'bool',
    not_operator: 'bool',
    instanceof_expression: 'bool',
    true: 'bool',
    false: 'bool',
    boolean_literal: 'bool',
    integer: 'number',
    float: 'number',
    number: 'number',
    decimal_integer_literal: 'number',
    decimal_floating_point_literal: 'number',
    int_literal: 'number',
    float_literal: 'number',
    integer_literal: 'number',
    update_expression: 'number',
    string: 'text',
    template_string: 'text',
    string_literal: 'text',
    interpreted_string_literal: 'text',
    raw_string_literal: 'text',
    list: 'list',
    tuple: 'list',
    set: 'list',
    array: 'list',
    list_comprehension: 'list',
    set_comprehension: 'list',
    generator_expression: 'list',
    dictionary: 'object',
    object: 'object',
    none: 'nothing',
    null: 'nothing',
    null_literal: 'nothing',
    nil: 'nothing',
    undefined: 'nothing',
    lambda: 'function',
    arrow_function: 'function',
    function_expression: 'function',
};
const BY_CALL = {
    ...named('number', 'len abs sum int float round ord size length indexOf count floor ceil parseInt hash pow sqrt index'),
    ...named('text', 'str join toString format lower upper strip trim toLowerCase toUpperCase repr replace substring'),
    ...named('list', 'list sorted reversed range zip enumerate map filter split keys values items entries slice concat'),
    ...named('bool', 'isinstance startswith endswith startsWith endsWith contains includes isEmpty equals has any all some every'),
    ...named('bool', 'containsKey hasNext HasPrefix HasSuffix Contains is_empty is_some is_none issubset issuperset'),
};
function named(kind, names) {
    return Object.fromEntries(names.split(' ').map((name) => [name, kind]));
}
const BY_MEMBER = {
    ...named('list', 'length push pop shift unshift map filter forEach some every find reduce sort reverse flat splice'),
    ...named('text', 'toUpperCase toLowerCase trim split charAt charCodeAt padStart padEnd startsWith endsWith replace'),
    ...named('object', 'has get set add delete keys values entries'),
};
const kindByMember = (name) => Object.hasOwn(BY_MEMBER, name) ? (BY_MEMBER[name] ?? null) : null;
const COMPARISONS = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==', 'in', 'instanceof']);
const LOGIC = new Set(['&&', '||', 'and', 'or']);
function kindOf(node, text, names, language) {
    const fixed = BY_TYPE[node.type];
    if (fixed !== undefined)
        return fixed;
    const { types } = language;
    if (types.identifiers.includes(node.type))
        return names.get(text.slice(node.start, node.end)) ?? null;
    if (node.type === 'parenthesized_expression')
        return ofChild(0);
    if (node.type === 'unary_expression' || node.type === 'unary_operator') {
        return text[node.start] === '!' ? 'bool' : text[node.start] === '-' ? 'number' : null;
    }
    if (types.binaries.includes(node.type) || node.type === 'boolean_operator')
        return ofBinary();
    if (types.calls.includes(node.type))
        return BY_CALL[calledName(node, text)] ?? null;
    if (types.members.includes(node.type))
        return text.endsWith('.length', node.end) ? 'number' : (names.get(memberName(node, text)) ?? null);
    if (types.subscripts.includes(node.type) && /:/.test(text.slice(node.start, node.end)))
        return ofChild(0);
    return null;
    function ofChild(at) {
        const child = (0,syntax_tree .TP)(node)[at];
        return child === undefined ? null : kindOf(child, text, names, language);
    }
    function ofBinary() {
        const operator = node.children.find((child) => !child.isNamed)?.type ?? '';
        if (COMPARISONS.has(operator))
            return 'bool';
        if (LOGIC.has(operator))
            return ofChild(1) === 'bool' ? 'bool' : null;
        if (operator === '+' || operator === '*') {
            const kinds = [ofChild(0), ofChild(1)];
            return (kinds.find((kind) => kind === 'text' || kind === 'list') ??
                (kinds.includes('number') ? 'number' : null));
        }
        return operator === '|' || operator === '&' ? (ofChild(0) ?? ofChild(1)) : 'number';
    }
}
const MAX_NAME_CHARS = 200;
function calledName(call, text) {
    const name = (0,syntax_tree .qG)(call, 'name') ?? (0,syntax_tree .qG)(call, 'function') ?? (0,syntax_tree .qG)(call, 'constructor');
    if (name === null)
        return '';
    return /[\w$]+$/.exec(text.slice(Math.max(name.start, name.end - MAX_NAME_CHARS), name.end))?.[0] ?? '';
}
function memberName(member, text) {
    const name = (0,syntax_tree .qG)(member, 'attribute') ?? (0,syntax_tree .qG)(member, 'property') ?? (0,syntax_tree .qG)(member, 'field');
    return name === null ? '' : text.slice(name.start, name.end);
}
const ARITHMETIC = new Set(['-', '*', '/', '//', '%', '**', '-=', '*=', '/=']);
function inferKinds(root, text, { language, declared }) {
    const kinds = new Map(declared);
    const votes = new Map();
    const vote = (node, kind, weight) => {
        if (node == null || kind === null || !language.types.identifiers.includes(node.type))
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
        const { types } = language;
        if (types.binaries.includes(node.type)) {
            const [left, right] = (0,syntax_tree .TP)(node);
            const operator = node.children.find((child) => !child.isNamed)?.type ?? '';
            if (ARITHMETIC.has(operator))
                for (const side of [left, right])
                    vote(side, 'number', 2);
            if (operator === '<' || operator === '>' || operator === '<=' || operator === '>=') {
                for (const side of [left, right])
                    vote(side, 'number', 1);
            }
            if (operator === 'in' || operator === 'not in')
                vote(right, 'list', 1);
        }
        if (types.assignments.includes(node.type)) {
            const left = (0,syntax_tree .qG)(node, 'left') ?? (0,syntax_tree .qG)(node, 'name') ?? (0,syntax_tree .qG)(node, 'pattern');
            const right = (0,syntax_tree .qG)(node, 'right') ?? (0,syntax_tree .qG)(node, 'value');
            if (right !== null)
                vote(left, kindOf(right, text, kinds, language), round === 1 ? 3 : 2);
        }
        if (types.subscripts.includes(node.type))
            vote((0,syntax_tree .TP)(node)[0], 'list', 1);
        if (types.calls.includes(node.type))
            vote((0,syntax_tree .qG)(node, 'function'), 'function', 5);
        if (!language.hasMeasuredOrder && types.members.includes(node.type))
            vote((0,syntax_tree .TP)(node)[0], kindByMember(memberName(node, text)), 1);
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
function isInside(node, types) {
    for (const above of ancestors(node))
        if (types.includes(above.type))
            return true;
    return false;
}

; 


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
        for (const at of namesIn(below, language)) {
            const type = typeText(isParameter ? holderOf(at, below) : declaration, text);
            const isOwnName = language.types.functions.includes(declaration.type) ||
                language.types.classes.includes(declaration.type);
            const from = isOwnName && !isParameter && declaration.parent !== null ? declaration.parent : at;
            const scope = [from, ...(0,syntax_tree .T1)(from)].find(({ type: each }) => language.scopes.includes(each)) ?? root;
            const name = text.slice(at.start, at.end);
            found.push({ name, isParameter, scope, at, type, kind: type === null ? null : kindOfType(type) });
        }
    }
}
function* namesIn(node, language) {
    if (isNameNode(node, language))
        yield node;
    for (const child of node.children) {
        if (child.field !== null && NOT_NAMES.has(child.field) && child !== node)
            continue;
        if (language.types.members.includes(child.type) || language.types.subscripts.includes(child.type))
            continue;
        yield* namesIn(child, language);
    }
}
const isNameNode = ({ type }, language) => language.types.identifiers.includes(type) || type === 'shorthand_property_identifier_pattern';
function holderOf(at, list) {
    for (const above of (0,syntax_tree .T1)(at))
        if (above.parent === list)
            return above;
    return at;
}
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



const textOf = (file, node) => file.text.slice(node.start, node.end);
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
function outermostFunctions(root, language) {
    const found = [];
    const walk = (node) => {
        for (const child of node.children) {
            if (language.types.functions.includes(child.type))
                found.push(child);
            else
                walk(child);
        }
    };
    walk(root);
    return found;
}
function unitName(node, file) {
    const own = (0,syntax_tree .qG)(node, 'name') ?? holderName(node);
    const owners = [...(0,syntax_tree .T1)(node)]
        .filter(({ type }) => file.language.types.classes.includes(type))
        .map((above) => (0,syntax_tree .qG)(above, 'name') ?? (0,syntax_tree .qG)(above, 'type'));
    return [...owners.toReversed(), own]
        .flatMap((name) => (name === null ? [] : [textOf(file, name)]))
        .join('.');
}
function holderName({ parent }) {
    if (parent === null)
        return null;
    return (0,syntax_tree .qG)(parent, 'name') ?? (0,syntax_tree .qG)(parent, 'key') ?? (0,syntax_tree .qG)(parent, 'left');
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
        endLine: lineAt(text, node),
        expressions: nodes.filter((each) => isExpression(each, language)),
        statements: nodes.filter((each) => isStatement(each, language)),
        kinds,
        namesAt: (place) => visibleAt(file.declared, place, language),
    };
}
function lineAt(text, node) {
    let line = node.line;
    for (let at = text.indexOf('\n', node.start); at !== -1 && at < node.end; at = text.indexOf('\n', at + 1))
        line += 1;
    return line;
}
const NO_VALUE_FIELDS = new Set([
    'attribute',
    'property',
    'field',
    'name',
    'type',
    'label',
    'alias',
    'key',
    'pattern',
    'function_name',
]);
function isExpression(node, language) {
    if (!node.isNamed || !language.types.expressions.includes(node.type))
        return false;
    if (node.field !== null && NO_VALUE_FIELDS.has(node.field))
        return false;
    const above = node.parent;
    if (above === null || language.types.parameters.includes(above.type))
        return false;
    return !NO_VALUE_PARENTS.has(above.type);
}
const NO_VALUE_PARENTS = new Set([
    ...[
        'import_statement',
        'import_from_statement',
        'dotted_name',
        'aliased_import',
        'decorator',
        'type',
        'global_statement',
    ],
    ...[
        'nonlocal_statement',
        'import_clause',
        'import_specifier',
        'named_imports',
        'export_specifier',
        'type_annotation',
    ],
    ...[
        'parameter_declaration',
        'marker_annotation',
        'annotation',
        'scoped_identifier',
        'scoped_type_identifier',
        'use_declaration',
    ],
    ...[
        'default_parameter_name',
        'labeled_statement',
        'package_clause',
        'inferred_parameters',
        'pattern_list',
        'as_pattern_target',
    ],
    ...[
        'attribute_item',
        'string',
        'concatenated_string',
        'array_pattern',
        'object_pattern',
        'method_reference',
        'meta_property',
    ],
]);
function isStatement(node, language) {
    if (!node.isNamed ||
        node.type === 'comment' ||
        node.type === 'line_comment' ||
        node.type === 'block_comment')
        return false;
    return node.parent !== null && language.types.blocks.includes(node.parent.type);
}
function isCondition(node, language) {
    const above = node.parent;
    if (above === null)
        return false;
    if (above.type === 'parenthesized_expression')
        return isCondition(above, language);
    return language.conditions.some(([type, field]) => above.type === type && (field === '' ? node.field === null : node.field === field));
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
const kindIn = (unit, node) => kindOf(node, unit.file.text, unit.kinds, unit.file.language);
const isIn = (unit, line) => line >= unit.startLine && line <= unit.endLine;
const stemOf = (path) => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
function importsOf(file, products) {
    const head = file.text.slice(0, 20_000);
    const found = new Set();
    const ends = (name) => {
        for (const path of products)
            if (path === name || path.endsWith(`/${name}`))
                found.add(path);
    };
    const folder = file.path.includes('/') ? file.path.slice(0, file.path.lastIndexOf('/')) : '';
    if (file.language.id === 'python') {
        for (const [, from, names, plain] of head.matchAll(/^\s*(?:from\s+([.\w]+)\s+import\s+\(?([\w\s,]+)|import\s+([.\w]+))/gm)) {
            const module = (from ?? plain ?? '').replace(/^\.+/, '').replaceAll('.', '/');
            if (module !== '')
                for (const end of [`${module}.py`, `${module}/__init__.py`])
                    ends(end);
            for (const name of (names ?? '').split(/[\s,]+/).filter((each) => each !== ''))
                ends(`${module === '' ? '' : `${module}/`}${name}.py`);
        }
    }
    else if (file.language.id === 'java') {
        for (const [, name] of head.matchAll(/^\s*import\s+(?:static\s+)?([\w.]+);/gm))
            ends(`${(name ?? '').replaceAll('.', '/')}.java`);
        for (const name of new Set(head.match(/\b[A-Z]\w+\b/g) ?? []))
            ends(`${name}.java`);
    }
    else if (file.language.id === 'rust') {
        for (const [, name] of head.matchAll(/\b(?:use|mod)\s+(?:\w+::)*(\w+)/g))
            ends(`${name}.rs`);
    }
    else if (file.language.id === 'go') {
        for (const [, name] of head.matchAll(/"[^"\n]*\/([\w-]+)"/g)) {
            for (const path of products)
                if (path.endsWith('.go') && `/${path}`.includes(`/${name}/`))
                    found.add(path);
        }
    }
    else {
        for (const [, name] of head.matchAll(/(?:from|require\(|import\(|import)\s*['"]([^'"\n]+)['"]/g)) {
            if (name === undefined)
                continue;
            const plain = name.startsWith('.')
                ? joined(folder, name)
                : name.replace(/^[@~]\//, '').replace(/^[\w-]+:/, '');
            const stem = plain.replace(/\.(?:[cm]?[jt]sx?)$/, '');
            for (const path of products) {
                const own = path.replace(/\.(?:[cm]?[jt]sx?)$/, '');
                if (own === stem || own === `${stem}/index` || (!name.startsWith('.') && own.endsWith(`/${stem}`)))
                    found.add(path);
            }
        }
    }
    found.delete(file.path);
    return [...found];
}
function joined(folder, relative) {
    const parts = folder === '' ? [] : folder.split('/');
    for (const part of relative.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '.' && part !== '')
            parts.push(part);
    }
    return parts.join('/');
}

; 



const MAX_FRAMES = 60;
const MAX_CHARS = 200_000;
const MAX_LINE_CHARS = 1000;
const FRAMES = [
    /File "(?<path>[^"\n]+)", line (?<line>\d+)(?:, in (?<name>[\w<>]+))?/g,
    /\bat (?:async )?(?<name>[\w$.<>[\] ]+?) ?\((?:file:\/\/)?(?<path>[^\s():]+|\/[^\s()]+?):(?<line>\d+)(?::\d+)?\)/g,
    /(?:file:\/\/)?(?<path>(?:[\w@.~+-]*\/)*[\w@.~+-]+\.[A-Za-z]{1,5}):(?<line>\d+)(?::\d+)?(?<name>)/g,
    /(?<path>(?:[\w@.~+-]*\/)*[\w@.~+-]+\.[A-Za-z]{1,5})\((?<line>\d+),\d+\)(?<name>)/g,
];
const FAILING = /error|fail|assert|expected|actual|panic|exception|traceback|undefined|not defined|got|want|✗|✖|×|●|not ok|^E\s|^>/i;
function readClues({ output, evidence, failures }) {
    const lines = [output, ...evidence]
        .flatMap((each) => (0,digest .aJ)(each).slice(-MAX_CHARS).split('\n'))
        .map((line) => line.slice(0, MAX_LINE_CHARS));
    const names = new Map();
    const count = (name, weight) => void names.set(name, (names.get(name) ?? 0) + weight);
    for (const line of lines) {
        if (line.length >= MAX_LINE_CHARS || !FAILING.test(line))
            continue;
        for (const name of line.match(/[A-Za-z_$][\w$]{2,}/g) ?? [])
            count(name, 1);
    }
    for (const { id, message } of failures) {
        for (const name of `${id} ${message}`.match(/[A-Za-z_$][\w$]{2,}/g) ?? [])
            count(name, 2);
    }
    const fromReport = failures.flatMap(({ file, line }) => file === null ? [] : [{ path: file, line: line ?? 0, name: null }]);
    return { frames: [...framesOf(lines.join('\n')), ...fromReport], names };
}
function framesOf(text) {
    const found = [];
    for (const pattern of FRAMES) {
        for (const match of text.matchAll(pattern)) {
            const { path, line, name } = match.groups ?? {};
            if (path === undefined || line === undefined)
                continue;
            found.push({
                path,
                line: Number(line),
                name: name === undefined || name === '' ? null : (name.split('.').at(-1) ?? null),
                at: match.index,
            });
        }
    }
    const isPython = /Traceback \(most recent call last\)|^\S+\.py:\d+: /m.test(text);
    const ordered = found.toSorted((a, b) => (isPython ? b.at - a.at : a.at - b.at));
    const seen = new Set();
    const distinct = ordered.filter(({ path, line }) => {
        const key = `${path}:${line}`;
        return !seen.has(key) && seen.add(key);
    });
    return distinct.slice(0, MAX_FRAMES).map(({ path, line, name }) => ({ path, line, name }));
}
function clueWords({ names }) {
    return new Set([...names.keys()].flatMap(wordsOf).filter((word) => word.length > 2 && !COMMON.has(word)));
}
const COMMON = new Set('test tests error expected actual assert equal equals should the and for not with from value values true false none null line file fail failed failure got want exception traceback self args result assertion'.split(' '));
const wordsOf = (name) => name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
function resolveFrames(tree, { frames }, sources) {
    const byName = new Map();
    for (const path of sources) {
        const name = path.slice(path.lastIndexOf('/') + 1);
        const same = byName.get(name);
        if (same === undefined)
            byName.set(name, [path]);
        else
            same.push(path);
    }
    const resolved = [];
    for (const { path, line } of frames) {
        const plain = path.replaceAll('\\', '/').replace(/^(?:\.\/|file:\/\/)/, '');
        const same = byName.get(plain.slice(plain.lastIndexOf('/') + 1)) ?? [];
        const fits = same.filter((each) => plain === each || plain.endsWith(`/${each}`) || each.endsWith(`/${plain}`));
        const [best] = fits.toSorted((a, b) => b.length - a.length);
        if (best !== undefined)
            resolved.push({ path: best, line, isTest: tree.isTest(best) });
    }
    return resolved;
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
                    add(textOf(file, node), isFailing ? 2 : 0.7);
            }
        }
    }
    for (const [name, times] of clues.names)
        add(name, Math.min(2, 0.7 + times * 0.2));
    wanted.delete('');
    return wanted;
}
const isHit = ({ frames }, unit) => frames.some(({ path, line }) => unit.node.parent !== null &&
    path.endsWith(stemOf(unit.file.path) + unit.file.path.slice(unit.file.path.lastIndexOf('.'))) &&
    isIn(unit, line));

var languages = __webpack_require__(60506);
; 





const MAX_FILES = 40;
const MAX_FILE_CHARS = 400_000;
async function rankUnits(tree, failure) {
    const clues = readClues(failure);
    const all = [...tree.paths()];
    const sources = all.filter(isSource);
    const frames = resolveFrames(tree, clues, sources);
    const trust = frames.some(({ isTest }) => !isTest) ? 0.5 : 1;
    const tests = await readFiles(tree, testFiles(tree, { clues, sources, frames, failure }));
    const wanted = wantedNames(clues, tests, failure);
    const files = await relevantFiles(tree, { clues, sources, frames, tests, wanted });
    const paths = files.map(({ path }) => path);
    const [parsed, recent] = await Promise.all([readFiles(tree, paths), tree.recentLines(paths)]);
    const fileScore = new Map(files.map(({ path, score }) => [path, score]));
    const called = calledBy(parsed, wanted);
    const words = clueWords(clues);
    const ranked = parsed.flatMap((file) => file.units.map((unit) => {
        const hot = frames.filter(({ path, line }) => path === file.path && isIn(unit, line));
        return {
            unit,
            hotLines: new Set(hot.map(({ line }) => line)),
            score: (fileScore.get(file.path) ?? 0) +
                frameScore(frames, unit) +
                nameScore(unit, { wanted, called, words }) * trust +
                recentScore(unit, recent.get(file.path)),
        };
    }));
    return ranked
        .filter(({ unit }) => unit.expressions.length > 0)
        .toSorted((a, b) => b.score - a.score || comparePlaces(a.unit, b.unit));
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
    await loadCommonestParser(tree.paths());
    for (const path of tree.paths())
        if (isSource(path))
            tree.isTest(path);
}
async function loadCommonestParser(paths) {
    const counts = new Map();
    for (const path of paths) {
        const language = isSource(path) ? (0,languages .e)(path) : null;
        if (language !== null)
            counts.set(language, (counts.get(language) ?? 0) + 1);
    }
    const [commonest] = [...counts].toSorted((a, b) => b[1] - a[1]);
    if (commonest !== undefined)
        (await (0,syntax_tree .qd)(commonest[0].grammar)).accepts('x');
}
const isSource = (path) => (0,languages .e)(path) !== null && !isVendored(path);
const isVendored = (path) => /(?:^|\/)(?:node_modules|vendor|third_party|dist|build|site-packages|\.venv)\//.test(path) ||
    /\.min\.js$|\.d\.ts$/.test(path);
const MAX_TESTS = 8;
function testFiles(tree, { clues, sources, frames, failure }) {
    const named = new Set();
    for (const { path } of frames)
        if (tree.isTest(path))
            named.add(path);
    for (const { file } of failure.failures)
        if (file !== null && sources.includes(file))
            named.add(file);
    if (named.size > 0)
        return [...named].slice(0, MAX_TESTS);
    const stems = sources.filter((path) => tree.isTest(path) && clues.names.has(stemOf(path)));
    return stems.length > 0
        ? stems.slice(0, MAX_TESTS)
        : sources.filter((path) => tree.isTest(path)).slice(0, MAX_TESTS);
}
async function readFiles(tree, paths) {
    const files = [];
    for (const path of paths) {
        const language = (0,languages .e)(path);
        const text = language === null ? null : await tree.readText(path);
        if (language === null || text === null || text.length > MAX_FILE_CHARS)
            continue;
        const parser = await (0,syntax_tree .qd)(language.grammar);
        files.push(readSource(path, parser.parse(text.replace(/^\ufeff/, '')), language));
    }
    return files;
}
async function relevantFiles(tree, { clues, sources, frames, tests, wanted, }) {
    const scores = new Map();
    const products = sources.filter((path) => !tree.isTest(path));
    const isProduct = new Set(products);
    const add = (path, score) => {
        if (isProduct.has(path))
            scores.set(path, (scores.get(path) ?? 0) + score);
    };
    for (const path of new Set(frames.map((frame) => frame.path)))
        add(path, 4);
    const imported = new Set(tests.flatMap((file) => importsOf(file, products)));
    for (const path of imported)
        add(path, 4);
    const words = [...wanted]
        .filter(([name, weight]) => name.length > 3 && weight >= 1)
        .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const hits = products.length <= MAX_FILES
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
    const best = ranked.slice(0, MAX_FILES);
    const second = await readFiles(tree, best.slice(0, 5).map(({ path }) => path));
    const known = new Set(best.map(({ path }) => path));
    const further = second
        .flatMap((file) => importsOf(file, products))
        .filter((path) => !known.has(path) && known.add(path));
    return [...best, ...further.slice(0, 20).map((path) => ({ path, score: 1 }))];
}
const testStem = (path) => stemOf(path)
    .replace(/^(?:test_|Test(?=[A-Z]))|(?:_test|[._-]?[Tt]ests?|[._-]spec|TestCase|Spec|IT)$/g, '')
    .replace(/\.(?:test|spec)$/, '')
    .toLowerCase();
function frameScore(frames, unit) {
    let best = 0;
    const own = frames.filter((frame) => !frame.isTest);
    for (const [rank, { path, line }] of own.entries()) {
        if (path === unit.file.path && isIn(unit, line))
            best = Math.max(best, (unit.name === '' ? 3 : 10) / (1 + rank * 0.4));
    }
    return best;
}
function nameScore(unit, { wanted, called, words }) {
    const short = unit.name.split('.').at(-1) ?? '';
    if (short === '')
        return -1;
    const owner = unit.name.split('.').at(-2);
    const direct = (wanted.get(short) ?? 0) * 1.3 + (owner === undefined ? 0 : Math.min(1.5, wanted.get(owner) ?? 0));
    const own = wordsOf(short);
    const shared = own.filter((word) => words.has(word)).length;
    return direct + (called.get(short) ?? 0) + (own.length === 0 ? 0 : (1.5 * shared) / own.length);
}
function calledBy(files, wanted) {
    const called = new Map();
    let front = wanted;
    for (const share of [0.55, 0.35]) {
        const next = new Map();
        for (const file of files) {
            for (const unit of file.units) {
                const weight = front.get(unit.name.split('.').at(-1) ?? '') ?? 0;
                if (weight < 1 || unit.name === '')
                    continue;
                for (const node of (0,syntax_tree .DG)(unit.node)) {
                    if (!file.language.types.calls.includes(node.type))
                        continue;
                    const name = calledName(node, file.text);
                    next.set(name, Math.max(next.get(name) ?? 0, weight * share));
                }
            }
        }
        for (const [name, weight] of next)
            called.set(name, Math.max(called.get(name) ?? 0, weight));
        front = next;
    }
    return called;
}
function recentScore(unit, lines) {
    if (lines === undefined)
        return 0;
    let count = 0;
    for (let line = unit.startLine; line <= unit.endLine; line += 1)
        if (lines.has(line))
            count += 1;
    return count === 0 ? 0 : 1 + Math.min(1, count / Math.max(1, unit.endLine - unit.startLine + 1));
}

var cut_text = __webpack_require__(40566);
var schemas = __webpack_require__(53339);
var json = __webpack_require__(57460);
; 


const MAX_DEPTH = 4;
async function planMending(command, files) {
    const steps = await stepsOf(command.run, { folder: command.workingDirectory, files, depth: 0 });
    const mending = steps.flatMap(({ mended }) => (mended === null ? [] : [mended]));
    if (mending.length === 0)
        return null;
    const isScript = steps.some(({ isFromScript }) => isFromScript);
    const lines = mending.map((line) => `${line} || true`);
    const path = isScript ? ['PATH="$PWD/node_modules/.bin:$PATH"'] : [];
    return {
        command: [...path, ...lines].join('\n'),
        judgesBehaviour: steps.some(({ kind }) => kind === 'other'),
    };
}
async function stepsOf(script, reading) {
    const steps = [];
    for (const part of partsOf(script))
        steps.push(...(await stepOf(part, reading)));
    return steps;
}
function partsOf(script) {
    return script
        .replaceAll('\\\n', ' ')
        .split(/\n|&&|;|\|\|/)
        .map((part) => part.replace(/(?:^|\s)#.*$/, '').trim())
        .filter((part) => part !== '');
}
const HARMLESS = /^(?:cd|echo|printf|set|export|true|:|source|\.|mkdir|pip3?|npm (?:ci|install|i)|yarn install|pnpm (?:install|i)|uv (?:sync|pip)|poetry install|corepack|test|\[|if|then|fi|else|exit|git diff|git status|fi\b)\b/;
async function stepOf(part, reading) {
    const words = mending_plan_wordsOf(part);
    const { launcher, rest } = withoutLauncher(words);
    const direct = mend(rest);
    if (direct !== null)
        return [{ kind: 'tool', mended: [...launcher, ...direct].join(' '), isFromScript: reading.depth > 0 }];
    const inner = /\$\(([^()]+)\)|`([^`]+)`/.exec(part);
    const asked = inner === null ? null : mend(withoutLauncher(mending_plan_wordsOf(inner[1] ?? inner[2] ?? '')).rest);
    if (asked !== null)
        return [{ kind: 'tool', mended: asked.join(' '), isFromScript: reading.depth > 0 }];
    if (HARMLESS.test(part)) {
        const goes = /^cd\s/.test(part);
        return [{ kind: 'harmless', mended: goes ? part : null, isFromScript: false }];
    }
    const script = await scriptBehind(rest.length > 0 ? words : rest, reading);
    if (script === null || reading.depth >= MAX_DEPTH)
        return [{ kind: 'other', mended: null, isFromScript: false }];
    const steps = await stepsOf(script, { ...reading, depth: reading.depth + 1 });
    return steps.map((step) => ({ ...step, isFromScript: step.mended !== null }));
}
const mending_plan_wordsOf = (command) => command.match(/(?:[^\s"']+|"(?:\\.|[^"])*"|'[^']*')+/g) ?? [];
function withoutLauncher(words) {
    let at = 0;
    while (/^[A-Za-z_]\w*=/.test(words[at] ?? ''))
        at += 1;
    for (;;) {
        const launcher = LAUNCHERS.find((each) => each.every((word, offset) => words[at + offset] === word));
        if (launcher === undefined)
            return { launcher: words.slice(0, at), rest: words.slice(at) };
        at += launcher.length;
    }
}
function programOf(word) {
    const name = word
        .replace(/^["']|["']$/g, '')
        .replace(/^@biomejs\//, '')
        .replace(/(?<=.)@[\w.^~-]+$/, '');
    const base = name.slice(name.lastIndexOf('/') + 1).replace(/\.(?:cmd|bat|exe|phar)$/, '');
    return base === 'gradlew' ? 'gradle' : base === 'mvnw' ? 'mvn' : base;
}
function mend(words) {
    const [first, ...others] = words;
    if (first === undefined)
        return null;
    const program = programOf(first);
    for (const tool of MENDING_TOOLS) {
        if (tool.words[0] !== program)
            continue;
        const found = tool.words.slice(1).map((word) => others.indexOf(word));
        if (found.includes(-1))
            continue;
        return mendedWords(first, others, tool);
    }
    return null;
}
function mendedWords(program, others, { words, drop = [], add = [], become }) {
    const sub = words.slice(1);
    const kept = others.filter((word) => !sub.includes(word) &&
        !drop.includes(word) &&
        !drop.includes(word.split('=')[0] ?? '') &&
        !add.includes(word));
    const [renamed, ...head] = become ?? words;
    const name = become !== undefined && renamed !== words[0] && renamed !== undefined
        ? program.replace(words[0] ?? '', renamed)
        : program;
    const tail = kept.at(-1) === '--' ? kept.slice(0, -1) : kept;
    return [name, ...head, ...add, ...tail];
}
const PackageSchema = schemas .Ikc({ scripts: schemas .g1P(schemas .YjP(), schemas .YjP()).catch({}) });
async function scriptBehind(words, { folder, files }) {
    const plain = words.filter((word) => !word.startsWith('-'));
    const [program = '', ...rest] = plain;
    const path = (name) => (folder === '.' ? name : `${folder}/${name}`);
    if (/^(?:npm|pnpm|yarn|bun)$/.test(program)) {
        const name = rest[0] === 'run' || rest[0] === 'run-script' ? rest[1] : rest[0];
        const parsed = (0,json .Vh)(PackageSchema, (await files.readText(path('package.json'))) ?? '');
        return (name === undefined ? null : parsed?.scripts[name]) ?? null;
    }
    if (program === 'make' || program === 'gmake') {
        const text = (await files.readText(path('Makefile'))) ?? (await files.readText(path('makefile'))) ?? '';
        return rest[0] === undefined ? null : recipe(text, rest[0]);
    }
    return null;
}
function recipe(makefile, target) {
    const lines = makefile.split('\n');
    const at = lines.findIndex((line) => line.startsWith(`${target}:`));
    if (at === -1)
        return null;
    const own = [];
    for (const line of lines.slice(at + 1)) {
        if (!line.startsWith('\t'))
            break;
        own.push(line.trim().replace(/^[@-]+/, ''));
    }
    const needed = (lines[at] ?? '')
        .slice(target.length + 1)
        .trim()
        .split(/\s+/)
        .filter((word) => /^[\w-]+$/.test(word));
    return [...needed.map((name) => `make ${name}`), ...own].join('\n') || null;
}
const CHECKS = ['--check', '--diff'];
const MENDING_TOOLS = [
    { words: ['prettier'], drop: ['--check', '-c', '--list-different', '-l'], add: ['--write'] },
    { words: ['eslint'], add: ['--fix'] },
    { words: ['eslint_d'], add: ['--fix'] },
    { words: ['standard'], add: ['--fix'] },
    { words: ['xo'], add: ['--fix'] },
    { words: ['biome', 'ci'], become: ['biome', 'check', '--write'] },
    { words: ['biome', 'check'], add: ['--write'] },
    { words: ['biome', 'lint'], add: ['--write'] },
    { words: ['biome', 'format'], add: ['--write'] },
    { words: ['oxlint'], add: ['--fix'] },
    { words: ['stylelint'], add: ['--fix'] },
    { words: ['markdownlint'], add: ['--fix'] },
    { words: ['markdownlint-cli2'], add: ['--fix'] },
    { words: ['dprint', 'check'], become: ['dprint', 'fmt'] },
    { words: ['deno', 'fmt'], drop: ['--check'] },
    { words: ['deno', 'lint'], add: ['--fix'] },
    { words: ['ruff', 'check'], drop: ['--no-fix', '--diff'], add: ['--fix'] },
    { words: ['ruff', 'format'], drop: CHECKS },
    { words: ['black'], drop: CHECKS },
    { words: ['isort'], drop: ['--check', '--check-only', '-c', '--diff'] },
    { words: ['autopep8'], drop: ['--diff', '-d', '--exit-code'], add: ['--in-place'] },
    { words: ['yapf'], drop: ['--diff', '-d', '--quiet', '-q'], add: ['--in-place'] },
    { words: ['docformatter'], drop: ['--check', '-c'], add: ['--in-place'] },
    { words: ['gofmt'], drop: ['-l', '-d', '-e'], add: ['-w'] },
    { words: ['gofumpt'], drop: ['-l', '-d'], add: ['-w'] },
    { words: ['goimports'], drop: ['-l', '-d'], add: ['-w'] },
    { words: ['golangci-lint', 'run'], add: ['--fix'] },
    { words: ['golangci-lint', 'fmt'], drop: ['--diff', '-d'] },
    { words: ['cargo', 'fmt'], drop: ['--check'] },
    { words: ['rustfmt'], drop: ['--check'] },
    { words: ['cargo', 'clippy'], add: ['--fix', '--allow-dirty', '--allow-staged'] },
    { words: ['taplo', 'fmt'], drop: CHECKS },
    { words: ['taplo', 'format'], drop: CHECKS },
    { words: ['rubocop'], drop: ['--lint', '-l'], add: ['--autocorrect'] },
    { words: ['standardrb'], add: ['--fix'] },
    { words: ['php-cs-fixer', 'check'], become: ['php-cs-fixer', 'fix'], drop: ['--diff'] },
    { words: ['php-cs-fixer', 'fix'], drop: ['--dry-run', '--diff'] },
    { words: ['pint'], drop: ['--test'] },
    { words: ['phpcs'], become: ['phpcbf'] },
    { words: ['dotnet', 'format'], drop: ['--verify-no-changes'] },
    { words: ['csharpier', 'check'], become: ['csharpier', 'format'] },
    { words: ['ktlint'], add: ['-F'] },
    { words: ['gradle', 'spotlessCheck'], become: ['gradle', 'spotlessApply'] },
    { words: ['gradle', 'ktlintCheck'], become: ['gradle', 'ktlintFormat'] },
    { words: ['mvn', 'spotless:check'], become: ['mvn', 'spotless:apply'] },
    { words: ['terraform', 'fmt'], drop: ['-check', '-diff', '--check', '--diff'] },
    { words: ['tofu', 'fmt'], drop: ['-check', '-diff', '--check', '--diff'] },
    { words: ['buf', 'format'], drop: ['--diff', '-d', '--exit-code'], add: ['-w'] },
    { words: ['clang-format'], drop: ['--dry-run', '-n', '-Werror', '--Werror'], add: ['-i'] },
    { words: ['shfmt'], drop: ['-d', '--diff', '-l', '--list'], add: ['-w'] },
    { words: ['mix', 'format'], drop: ['--check-formatted'] },
    { words: ['dart', 'format'], drop: ['--set-exit-if-changed', '--output=none', '-o=none'] },
    { words: ['swiftformat'], drop: ['--lint'] },
    { words: ['sqlfluff', 'lint'], become: ['sqlfluff', 'fix'] },
    { words: ['pre-commit', 'run'] },
];
const LAUNCHERS = [
    ['npx', '--no-install'],
    ['npx', '--yes'],
    ['npx', '-y'],
    ['npx'],
    ['bunx'],
    ['pnpm', 'exec'],
    ['pnpm', 'dlx'],
    ['npm', 'exec', '--'],
    ['npm', 'exec'],
    ['yarn', 'exec'],
    ['yarn', 'dlx'],
    ['bun', 'x'],
    ['poetry', 'run'],
    ['pdm', 'run'],
    ['uv', 'run'],
    ['uv', 'tool', 'run'],
    ['uvx'],
    ['pipx', 'run'],
    ['hatch', 'run'],
    ['rye', 'run'],
    ['pipenv', 'run'],
    ['python', '-m'],
    ['python3', '-m'],
    ['py', '-m'],
    ['bundle', 'exec'],
    ['composer', 'exec', '--'],
    ['composer', 'exec'],
    ['mise', 'exec', '--'],
    ['dotnet', 'tool', 'run'],
    ['go', 'tool'],
    ['sudo'],
];

; 
const TEMPLATES = {
    operator: 'another operator',
    constant: 'another constant',
    'comparison-constant': 'another bound',
    'off-by-one': 'one more or one less',
    negation: 'negated',
    name: 'another name in scope',
    member: 'another member',
    'sibling-call': 'a related function',
    'argument-swap': 'two parts swapped',
    'argument-drop': 'an argument dropped',
    'argument-add': 'an argument added',
    part: 'an expression reduced to a part of itself',
    donor: 'another expression of the function',
    'condition-drop': 'part of a condition dropped',
    'condition-add': 'a condition made stronger or weaker',
    'null-guard': 'a check for a missing value',
    slice: 'a slice',
    wrap: 'an expression wrapped',
    combine: 'an expression combined with another',
    'statement-delete': 'a statement deleted',
    'statement-move': 'a statement moved',
    'statement-swap': 'two statements swapped',
    'statement-copy': 'a statement copied from elsewhere in the function',
    'statement-insert': 'a statement added',
    guard: 'an early exit added',
    'missing-keyword': 'a missing keyword',
    'text-literal': 'another text',
};
const replaceNode = ({ start, end, line }, text, [template, cost]) => ({ template, start, end, text, line, cost });
const insertAt = ({ start, line }, text, [template, cost]) => ({ template, start, end: start, text, line, cost });
const OPEN = /binary|unary|boolean|comparison|not_operator|await|cast|ternary|conditional|reference/;
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
]);
function fitted(text, place) {
    if (!hasOpenOperator(text))
        return text;
    const above = place.parent;
    if (above === null)
        return text;
    const isObject = HOLDS_MEMBERS.has(above.type) && above.children[0] === place;
    return isObject || OPEN.test(above.type) ? `(${text})` : text;
}
function bracketed(text, operand, operation) {
    return OPEN.test(operand.type) && operand.type === operation.type ? `(${text})` : text;
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

; 





function* callArguments(unit) {
    for (const list of listsOf(unit)) {
        yield* swaps(unit, list);
        if (!unit.file.language.types.argumentLists.includes(list.type))
            continue;
        yield* drops(list);
        yield* additions(unit, list);
    }
}
function* listsOf(unit) {
    const { types } = unit.file.language;
    const seen = new Set();
    for (const expression of unit.expressions) {
        for (const node of [expression, ...expression.children]) {
            if (seen.has(node))
                continue;
            seen.add(node);
            if (types.argumentLists.includes(node.type) || node.type === 'tuple')
                yield node;
            else if (types.lists.includes(node.type) && (0,syntax_tree .TP)(node).length <= 4)
                yield node;
            else if (node.type === SIZED)
                yield node;
            else if (types.subscripts.includes(node.type) && (0,syntax_tree .TP)(node).length > 2)
                yield node;
        }
    }
    for (const statement of unit.statements) {
        for (const node of (0,syntax_tree .DG)(statement)) {
            if (node.type !== 'expression_list' || seen.has(node))
                continue;
            seen.add(node);
            yield node;
        }
    }
}
function* swaps(unit, list) {
    const { file } = unit;
    const isSubscript = file.language.types.subscripts.includes(list.type);
    const isCall = file.language.types.argumentLists.includes(list.type);
    const items = swappable(list).slice(isSubscript ? 1 : 0);
    if (items.length > 6)
        return;
    for (const [i, a] of items.entries()) {
        for (const [j, b] of items.entries()) {
            if (j <= i)
                continue;
            const kinds = [a, b].map((node) => kindIn(unit, node));
            const off = mismatch(kinds[0] ?? null, kinds[1] ?? null);
            if (file.language.isTyped && isCall && off === 2)
                continue;
            const middle = file.text.slice(a.end, b.start);
            const text = `${textOf(file, b)}${middle}${textOf(file, a)}`;
            if (textOf(file, a) === textOf(file, b))
                continue;
            const base = isCall ? 2.3 : isSubscript ? 3 : list.type === 'expression_list' ? 4 : 3.5;
            const cost = base + off * 0.8 + (j - i - 1) * 0.7;
            yield replaceNode({ start: a.start, end: b.end, line: a.line }, text, ['argument-swap', cost]);
        }
    }
}
const swappable = (list) => (0,syntax_tree .TP)(list).filter(({ type }) => list.type !== SIZED || type === 'dimensions_expr');
const SIZED = 'array_creation_expression';
function* drops(list) {
    const items = (0,syntax_tree .TP)(list);
    for (const [at, item] of items.entries()) {
        const next = items[at + 1];
        const before = items[at - 1];
        const [start, end] = next === undefined ? [before?.end ?? item.start, item.end] : [item.start, next.start];
        const isKeyword = item.type === 'keyword_argument';
        const cost = isKeyword ? 4 : items.length > 1 ? 4.5 : 5.5;
        yield replaceNode({ start, end, line: item.line }, '', ['argument-drop', cost]);
    }
}
function* additions(unit, list) {
    const { file } = unit;
    const { line } = list;
    const items = (0,syntax_tree .TP)(list);
    if (items.length > 4 || items.some(({ type }) => type === 'keyword_argument' && items.length > 2))
        return;
    const visible = unit.namesAt(list).filter((each) => !isFileLevel(each, file.language));
    const used = new Set(items.map((item) => textOf(file, item)));
    const last = items.at(-1);
    for (const [rank, { name }] of visible
        .filter(({ name: each }) => !used.has(each) && each !== file.language.words.self)
        .entries()) {
        const cost = 6.5 + Math.log2(1 + rank) * 0.6;
        const [start, text] = last === undefined ? [list.end - 1, name] : [last.end, `, ${name}`];
        yield insertAt({ start, line }, text, ['argument-add', cost]);
        const first = items[0];
        if (first !== undefined)
            yield insertAt({ start: first.start, line }, `${name}, `, ['argument-add', cost + 0.5]);
    }
    if (last === undefined)
        return;
    yield* forgottenArgument(unit, list);
    const callee = list.parent === null ? '' : file.text.slice(list.parent.start, list.start);
    const isPython = file.language.id === 'python';
    if (isPython && /(?:^|\.)(?:sorted|sort)$/.test(callee))
        yield insertAt({ start: last.end, line }, ', reverse=True', ['argument-add', 4.5]);
    if (!isPython && /(?:^|\.)parseInt$/.test(callee) && items.length === 1)
        yield insertAt({ start: last.end, line }, ', 10', ['argument-add', 5]);
}
function* forgottenArgument(unit, list) {
    const { file } = unit;
    if (file.language.hasMeasuredOrder)
        return;
    const items = (0,syntax_tree .TP)(list);
    const last = items.at(-1);
    const callee = list.parent === null ? '' : calledName(list.parent, file.text);
    const own = file.units.find(({ name }) => name.split('.').at(-1) === callee);
    if (callee === '' || own === undefined || last === undefined)
        return;
    const parameters = file.declared.filter(({ isParameter, at }) => isParameter && isParameterOf(at, own.node, file.language.types.parameters));
    const next = parameters[items.length]?.name;
    if (next === undefined || !unit.namesAt(list).some(({ name }) => name === next))
        return;
    yield insertAt({ start: last.end, line: list.line }, `, ${next}`, ['argument-add', 3]);
}
function isParameterOf(at, node, lists) {
    const list = [...(0,syntax_tree .T1)(at)].find(({ type }) => lists.includes(type));
    return list?.parent === node && list.field !== 'receiver';
}
function* slices(unit) {
    const { file } = unit;
    const { language } = file;
    const write = SLICES[language.id];
    if (write === undefined)
        return;
    for (const node of unit.expressions)
        if (node.type === 'slice_expression')
            yield* otherBounds(node, unit, write);
    for (const node of unit.expressions) {
        const kind = kindIn(unit, node);
        const isName = language.types.identifiers.includes(node.type) || language.types.members.includes(node.type);
        if (!isName || isTarget(node, language) || (kind !== 'list' && kind !== 'text' && kind !== null))
            continue;
        const above = node.parent;
        if (above === null ||
            language.types.subscripts.includes(above.type) ||
            language.types.members.includes(above.type))
            continue;
        if (language.types.calls.includes(above.type))
            continue;
        const base = kind === null ? 6.5 : 4.5;
        const text = textOf(file, node);
        const counts = unit
            .namesAt(node)
            .filter((each) => (unit.kinds.get(each.name) === 'number' || each.isParameter) &&
            !isFileLevel(each, language) &&
            each.name !== text);
        const bounds = ['1', ...counts.map(({ name }) => name)];
        for (const [rank, bound] of bounds.entries()) {
            yield replaceNode(node, write.from(text, bound), ['slice', base + Math.log2(1 + rank) * 0.5]);
            if (bound !== '1')
                yield replaceNode(node, write.to(text, bound), ['slice', base + 0.3 + Math.log2(1 + rank) * 0.5]);
        }
        yield replaceNode(node, write.butLast(text), ['slice', base + 0.5]);
    }
}
function* otherBounds(node, { file }, write) {
    const [list, ...bounds] = (0,syntax_tree .TP)(node).map((child) => textOf(file, child));
    const [first, second, third] = bounds;
    if (list === undefined || first === undefined || third !== undefined)
        return;
    const isOpenEnded = node.children.find(({ type }) => type === ':')?.start === (0,syntax_tree .TP)(node)[1]?.end;
    const others = second === undefined
        ? [isOpenEnded ? write.to(list, first) : write.from(list, first)]
        : [`${list}[${second}:${first}]`, write.from(list, first), write.to(list, second)];
    others.push(write.from(list, '1'), write.butLast(list));
    const own = textOf(file, node);
    for (const [rank, text] of others.filter((each) => each !== own).entries())
        yield replaceNode(node, text, ['slice', 3 + rank * 0.4]);
}
const SCRIPT = {
    from: (list, bound) => `${list}.slice(${bound})`,
    to: (list, bound) => `${list}.slice(0, ${bound})`,
    butLast: (list) => `${list}.slice(0, -1)`,
};
const SLICES = {
    python: {
        from: (list, bound) => `${list}[${bound}:]`,
        to: (list, bound) => `${list}[:${bound}]`,
        butLast: (list) => `${list}[:-1]`,
    },
    javascript: SCRIPT,
    typescript: SCRIPT,
    tsx: SCRIPT,
    go: {
        from: (list, bound) => `${list}[${bound}:]`,
        to: (list, bound) => `${list}[:${bound}]`,
        butLast: (list) => `${list}[:len(${list})-1]`,
    },
};

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
    const { language } = unit.file;
    for (const node of operations(unit)) {
        for (const token of node.children) {
            if (token.isNamed)
                continue;
            for (const { kind, tokens } of language.operators) {
                const isText = kind === 'arithmetic' && (0,syntax_tree .TP)(node).some((side) => isTextOrList(unit, side));
                const cost = BASE_COST[kind] + (isText ? 3 : 0);
                for (const [rank, other] of (Object.hasOwn(tokens, token.type)
                    ? (tokens[token.type] ?? [])
                    : []).entries()) {
                    yield replaceNode(token, other, ['operator', cost + rank * 0.9]);
                }
            }
        }
    }
}
const isTextOrList = (unit, node) => {
    const kind = kindIn(unit, node);
    return kind === 'text' || kind === 'list';
};
function* operations(unit) {
    const { types } = unit.file.language;
    const seen = new Set();
    for (const node of [...unit.expressions, ...unit.statements.flatMap((each) => [each, ...each.children])]) {
        if (!types.binaries.includes(node.type) || seen.has(node))
            continue;
        seen.add(node);
        yield node;
    }
}
function* comparisonConstants(unit) {
    const { language } = unit.file;
    for (const node of unit.expressions) {
        const [left, right] = (0,syntax_tree .TP)(node);
        const operator = node.children.find((child) => !child.isNamed);
        if (left === undefined || right === undefined || operator === undefined)
            continue;
        if (!language.types.integers.includes(right.type))
            continue;
        const group = language.operators.find(({ kind, tokens }) => (kind === 'order' || kind === 'equality') && Object.hasOwn(tokens, operator.type));
        const value = Number(textOf(unit.file, right));
        if (group === undefined || !Number.isInteger(value))
            continue;
        for (const [rank, other] of ['<=', '<', '>', '>='].filter((each) => each !== operator.type).entries()) {
            for (const next of [value + 1, value - 1]) {
                const text = `${textOf(unit.file, left)} ${other} ${next}`;
                yield replaceNode(node, text, ['comparison-constant', 5 + rank * 0.3 + (next < 0 ? 2 : 0)]);
            }
        }
    }
}
function* operandSwaps(unit) {
    for (const node of unit.expressions) {
        const operator = node.children.find((child) => !child.isNamed)?.type ?? '';
        const [left, right, more] = (0,syntax_tree .TP)(node);
        if (left === undefined || right === undefined || more !== undefined)
            continue;
        if (!unit.file.language.types.binaries.includes(node.type) || !ORDERED.has(operator))
            continue;
        const kinds = [kindIn(unit, left), kindIn(unit, right)];
        if (operator === '+' && kinds.includes('number') && !kinds.includes('text'))
            continue;
        const [a, b] = [textOf(unit.file, left), textOf(unit.file, right)];
        const between = unit.file.text.slice(left.end, right.start);
        const text = `${bracketed(b, right, node)}${between}${bracketed(a, left, node)}`;
        yield replaceNode(node, text, ['argument-swap', operator === '+' ? 3 : 3.5]);
    }
}
const ORDERED = new Set(['-', '/', '//', '%', '**', '+', '<<', '>>', 'in', 'not in']);
function* negations(unit) {
    const { language } = unit.file;
    for (const node of unit.expressions) {
        const operator = node.children.find((child) => !child.isNamed)?.type ?? '';
        if (node.type === 'not_operator' || operator === '!') {
            const inner = (0,syntax_tree .TP)(node)[0];
            if (inner !== undefined)
                yield replaceNode(node, textOf(unit.file, inner), ['negation', 2]);
            continue;
        }
        if (COMPARES.has(operator))
            continue;
        const kind = kindIn(unit, node);
        const isBoolean = isCondition(node, language) || isOperand(node, unit) || kind === 'bool';
        if (!isBoolean || node.type === 'parenthesized_expression' || node.parent?.type === 'not_operator')
            continue;
        const text = textOf(unit.file, node);
        if (/^(?:true|false|True|False)$/.test(text))
            continue;
        const isSimple = !/\s/.test(text) || language.types.calls.includes(node.type);
        const cost = isCondition(node, language) ? 3 : 4;
        yield replaceNode(node, language.words.not(isSimple ? text : `(${text})`), ['negation', cost]);
    }
}
const COMPARES = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==', 'is', 'is not', 'in', 'not in']);
function isOperand({ parent }, unit) {
    if (parent === null)
        return false;
    const operator = parent.children.find((child) => !child.isNamed)?.type ?? '';
    const { and, or } = unit.file.language.words;
    return operator === and || operator === or;
}
function* constants(unit) {
    const { language } = unit.file;
    const { words, types } = language;
    const numbers = new Set(unit.expressions
        .filter(({ type }) => types.integers.includes(type))
        .map((each) => textOf(unit.file, each)));
    for (const node of unit.expressions) {
        const text = textOf(unit.file, node);
        if (text === words.true || text === words.false) {
            const isLoop = isCondition(node, language);
            const other = text === words.true ? words.false : words.true;
            yield replaceNode(node, other, ['constant', isLoop ? 6 : 1.5]);
        }
        if (!types.integers.includes(node.type) || !/^\d{1,15}$/.test(text))
            continue;
        const value = Number(text);
        const near = [value + 1, ...(value > 0 ? [value - 1] : [-1])];
        for (const [rank, next] of near.entries()) {
            yield replaceNode(node, String(next), ['constant', 2 + rank * 0.2 + (next < 0 ? 1.5 : 0)]);
        }
        const others = [...numbers, '0', '1', '2'].filter((each) => Math.abs(Number(each) - value) > 1);
        for (const other of new Set(others))
            yield replaceNode(node, other, ['constant', 4.5]);
        if (value >= 10) {
            for (const other of [value * 10, value / 10, value + value, value / 2]) {
                if (Number.isInteger(other))
                    yield replaceNode(node, String(other), ['constant', 5.5]);
            }
        }
    }
}
function* offByOne(unit) {
    const { language } = unit.file;
    for (const node of unit.expressions) {
        if (isTarget(node, language) ||
            isCondition(node, language) ||
            language.types.integers.includes(node.type))
            continue;
        if (node.type === 'parenthesized_expression' || isIterable(node, language))
            continue;
        const kind = kindIn(unit, node);
        if (kind !== null && kind !== 'number')
            continue;
        const place = placeOf(node, unit);
        if (place === 'callee' || place === 'object')
            continue;
        if (isTermOfSum(node) || /float/.test(node.type) || /^\d*\.\d+$/.test(textOf(unit.file, node)))
            continue;
        const cost = (kind === 'number' ? 2.7 : 4) + (place === 'operand' ? 0.3 : 0) + (isEqualitySide(node) ? 1 : 0);
        const text = textOf(unit.file, node);
        for (const [rank, sign] of ['+', '-'].entries()) {
            yield replaceNode(node, fitted(`${text} ${sign} 1`, node), ['off-by-one', cost + rank * 0.1]);
        }
    }
}
const isTermOfSum = ({ parent }) => {
    const operator = parent?.children.find((child) => !child.isNamed)?.type ?? '';
    return parent !== null && /binary/.test(parent.type) && operator === '+';
};
const isEqualitySide = ({ parent }) => parent?.children.some((child) => !child.isNamed && /^(?:[!=]==?|is|is not|in|not in)$/.test(child.type)) ??
    false;
function placeOf(node, unit) {
    const { types } = unit.file.language;
    const above = node.parent;
    if (above === null)
        return 'other';
    if (types.argumentLists.includes(above.type) || above.type === 'keyword_argument')
        return 'argument';
    if (types.calls.includes(above.type))
        return node.field === 'object' ? 'object' : 'callee';
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
    const { types } = language;
    for (const node of unit.expressions) {
        if (isTarget(node, language) || node.type === 'parenthesized_expression')
            continue;
        for (const part of expressions_partsOf(node, types.calls, types.argumentLists)) {
            const operator = node.children.find((child) => !child.isNamed)?.type ?? '';
            const isLogic = operator === language.words.and || operator === language.words.or;
            const isStatement = node.parent?.type === 'expression_statement';
            if (isStatement)
                continue;
            const cost = isLogic ? 3.5 : costOfPart(node, part, unit);
            const template = isLogic ? 'condition-drop' : 'part';
            yield replaceNode(node, fitted(textOf(unit.file, part), node), [template, cost]);
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
    if (types.binaries.includes(node.type))
        return 3.3;
    return 4;
}
function expressions_partsOf(node, calls, lists) {
    const inner = (0,syntax_tree .TP)(node);
    if (calls.includes(node.type)) {
        const list = inner.find(({ type }) => lists.includes(type));
        const object = inner.find(({ field }) => field === 'object') ??
            inner.find(({ field }) => field === 'function')?.children[0];
        const given = list === undefined ? [] : (0,syntax_tree .TP)(list).filter(({ type }) => type !== 'keyword_argument');
        return [
            ...given,
            ...(object?.field === 'object' || object?.field === 'operand' || object?.field === 'value'
                ? [object]
                : []),
        ];
    }
    if (/binary|boolean_operator|unary|ternary|conditional|subscript|index_expression|array_access|slice_expression|attribute|member|selector|field_|await|reference/.test(node.type)) {
        return inner.filter(({ field }) => field !== 'attribute' && field !== 'property' && field !== 'field');
    }
    return [];
}
function* textLiterals(unit) {
    const { file } = unit;
    const literals = file.units.flatMap(({ expressions }) => expressions.filter(({ type }) => file.language.types.strings.includes(type)));
    const known = new Set(literals.map((each) => textOf(file, each)).filter((each) => each.length <= 40));
    for (const node of unit.expressions) {
        if (!file.language.types.strings.includes(node.type))
            continue;
        const text = textOf(file, node);
        for (const other of known) {
            if (other !== text)
                yield replaceNode(node, other, ['text-literal', 6 + Math.log2(1 + known.size) / 2]);
        }
    }
}

; 






const MAX_DONOR_CHARS = 50;
function donorsOf(unit) {
    const counts = new Map();
    for (const node of unit.expressions) {
        const text = textOf(unit.file, node);
        if (text.length > MAX_DONOR_CHARS || text.includes('\n') || node.type === 'parenthesized_expression')
            continue;
        if (placeOf(node, unit) === 'callee')
            continue;
        const known = counts.get(text);
        if (known === undefined)
            counts.set(text, { text, node, size: sizeOf(node), count: 1 });
        else
            known.count += 1;
    }
    return [...counts.values()].toSorted((a, b) => a.size - b.size || b.count - a.count);
}
const sizeOf = (node) => {
    const inner = (0,syntax_tree .TP)(node);
    return inner.length === 0 ? 1 : inner.reduce((sum, child) => sum + sizeOf(child), 0);
};
function* donors(unit) {
    const { language } = unit.file;
    const all = donorsOf(unit);
    for (const node of unit.expressions) {
        const place = placeOf(node, unit);
        if (place === 'callee' || node.type === 'parenthesized_expression')
            continue;
        const text = textOf(unit.file, node);
        const kind = kindIn(unit, node);
        const isLeft = isTarget(node, language);
        const isTest = isCondition(node, language);
        let rank = 0;
        for (const donor of all) {
            if (donor.text === text || (isLeft && !isAssignable(donor.node, unit)))
                continue;
            if (language.types.identifiers.includes(node.type) &&
                language.types.identifiers.includes(donor.node.type))
                continue;
            if (language.types.integers.includes(node.type) && language.types.integers.includes(donor.node.type))
                continue;
            if (isWithin(donor.node, node))
                continue;
            const off = isTest && !language.isTyped ? 0.5 : mismatch(kind, kindIn(unit, donor.node));
            if (off === 2 && (language.isTyped || donor.size > 1))
                continue;
            const isLoopForever = isTest && text === language.words.true;
            const base = isLoopForever ? 3.5 : 4.2;
            const cost = base + donor.size * 0.35 + sizeOf(node) * 0.15 + off * 0.9 + Math.log2(1 + rank) * 0.45;
            rank += 1;
            const isAround = !language.hasMeasuredOrder && isCallOf(donor.node, text, unit);
            yield replaceNode(node, fitted(donor.text, node), [
                'donor',
                cost + (place === 'object' ? 1 : 0) + (isLeft ? 0.5 : 0) - (isAround ? 1.5 : 0),
            ]);
        }
    }
}
const isCallOf = (call, argument, { file }) => file.language.types.calls.includes(call.type) &&
    call.children.some((list) => file.language.types.argumentLists.includes(list.type) &&
        (0,syntax_tree .TP)(list).some((each) => textOf(file, each) === argument));
const isAssignable = ({ type }, { file: { language } }) => language.types.identifiers.includes(type) ||
    language.types.members.includes(type) ||
    language.types.subscripts.includes(type);
function isWithin(node, outer) {
    return node === outer || (node.start >= outer.start && node.end <= outer.end);
}
function* wraps(unit) {
    const { file } = unit;
    const { language } = file;
    const { words, types } = language;
    for (const node of unit.expressions) {
        const place = placeOf(node, unit);
        if (place === 'callee' ||
            place === 'object' ||
            isTarget(node, language) ||
            node.type === 'parenthesized_expression')
            continue;
        const text = textOf(file, node);
        const kind = kindIn(unit, node);
        const isValue = isWholeValue(node, unit);
        if (isValue && (kind === 'number' || kind === null) && !types.integers.includes(node.type)) {
            const target = assignedTo(node, unit);
            const isKin = target !== null && lastName(target) !== '' && lastName(target) === lastName(text) && target !== text;
            const pairs = [
                ...(target === null ? [] : [{ other: target, cost: isKin ? 2.5 : 4.3 }]),
                { other: '0', cost: 5 },
                { other: '1', cost: 7 },
            ];
            for (const { other, cost } of pairs) {
                if (other === text)
                    continue;
                for (const [rank, wrapped] of [words.max(other, text), words.min(other, text)].entries()) {
                    if (wrapped !== null)
                        yield replaceNode(node, wrapped, ['wrap', cost + rank * 0.3 + (kind === null ? 0.5 : 0)]);
                }
            }
        }
        if (words.emptyList !== null &&
            (isValue || place === 'argument') &&
            types.lists.includes(node.type) &&
            node.parent !== null) {
            yield replaceNode(node, `[${text}]`, ['wrap', 5]);
            if (text === '[]' && isValue) {
                for (const [rank, { name }] of localNames(unit, node).entries()) {
                    yield replaceNode(node, `[${name}]`, ['wrap', 5 + Math.log2(1 + rank) * 0.5]);
                }
            }
        }
        for (const [rank, call] of (CONVERSIONS[language.id] ?? []).entries()) {
            if (!isValue && place !== 'argument')
                continue;
            yield replaceNode(node, call(text), ['wrap', 6.3 + rank * 0.2 + sizeOf(node) * 0.1]);
        }
    }
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
const lastName = (text) => /\.(\w+)$/.exec(text)?.[1] ?? '';
function assignedTo(node, { file }) {
    const { parent } = alone(node);
    if (parent === null || !file.language.types.assignments.includes(parent.type))
        return null;
    const left = (0,syntax_tree .qG)(parent, 'left') ?? (0,syntax_tree .qG)(parent, 'name');
    return left === null ? null : textOf(file, left);
}
const localNames = (unit, place) => unit
    .namesAt(place)
    .filter((each) => !isFileLevel(each, unit.file.language) && each.name !== unit.file.language.words.self);
const CONVERSIONS = {
    python: [
        ...['list', 'str', 'int', 'len', 'sorted', 'abs', 'set'].map((name) => (text) => `${name}(${text})`),
        (text) => `${text}.strip()`,
        (text) => `${text}.lower()`,
    ],
    javascript: scriptConversions(),
    typescript: scriptConversions(),
    tsx: scriptConversions(),
};
function scriptConversions() {
    const calls = ['String', 'Number', 'Math.floor', 'Math.abs', 'Math.round'].map((name) => (text) => `${name}(${text})`);
    return [...calls, (text) => `[...${text}]`, (text) => `${text}.trim()`, (text) => `${text}.toLowerCase()`];
}
function* combinations(unit) {
    const { file } = unit;
    const { language } = file;
    for (const node of unit.expressions) {
        const place = placeOf(node, unit);
        if (place === 'callee' || place === 'object' || isTarget(node, language) || isCondition(node, language))
            continue;
        const kind = kindIn(unit, node);
        const text = textOf(file, node);
        if (kind === 'number' || (kind === null && language.types.identifiers.includes(node.type))) {
            if (sizeOf(node) > 2)
                continue;
            const isLiteral = language.types.integers.includes(node.type);
            if (language.id === 'python' && !isLiteral)
                yield replaceNode(node, fitted(`${text} ** 2`, node), ['combine', 7.5]);
            let rank = 0;
            for (const other of localNames(unit, node)) {
                if ((other.kind ?? unit.kinds.get(other.name)) !== 'number')
                    continue;
                for (const [extra, operator] of ['-', '+', '*'].entries()) {
                    if (operator !== '*' && other.name === text)
                        continue;
                    const cost = 6.2 +
                        extra * 0.4 +
                        Math.log2(1 + rank) * 0.6 +
                        (place === 'argument' ? 0 : 0.5) +
                        (kind === null ? 0.6 : 0) +
                        (isLiteral ? 1 : 0);
                    yield replaceNode(node, fitted(`${text} ${operator} ${other.name}`, node), ['combine', cost]);
                }
                rank += 1;
            }
        }
        const isList = kind === 'list' || kind === 'text';
        if (!isList ||
            !/return|assignment|declarator/.test(node.parent?.type ?? '') ||
            !['python', 'java'].includes(language.id))
            continue;
        const lists = localNames(unit, node).filter((each) => each.name !== text &&
            unit.kinds.get(each.name) !== 'number' &&
            unit.kinds.get(each.name) !== 'function');
        for (const [rank, { name }] of lists.entries()) {
            const cost = 6 + Math.log2(1 + rank) * 0.5;
            yield replaceNode(node, `${name} + ${text}`, ['combine', cost]);
            yield replaceNode(node, `${text} + ${name}`, ['combine', cost + 0.4]);
        }
    }
}

; 






function* returnedTests(unit) {
    const { file } = unit;
    const { words, types } = file.language;
    const clauses = clausesOf(unit);
    for (const node of unit.expressions) {
        const text = textOf(file, node);
        if ((text !== words.true && text !== words.false) || node.parent === null)
            continue;
        if (!types.returns.includes(node.parent.type) && !types.returns.includes(node.parent.parent?.type ?? ''))
            continue;
        const visible = new Set(unit.namesAt(node).map(({ name }) => name));
        const fit = clauses.filter(({ names }) => names.every((name) => visible.has(name)));
        for (const [rank, clause] of fit.entries()) {
            const cost = 4.5 + clause.cost * 0.4 + Math.log2(1 + rank) * 0.4;
            yield replaceNode(node, clause.text, ['donor', cost]);
        }
    }
}
function* returnedErrors(unit) {
    const { file } = unit;
    const { words, types, id } = file.language;
    if (id !== 'go')
        return;
    for (const node of unit.expressions) {
        const above = node.parent?.type === 'expression_list' ? node.parent.parent : node.parent;
        if (textOf(file, node) !== words.nothing || above == null || !types.returns.includes(above.type))
            continue;
        const errors = unit.namesAt(node).filter(({ name }) => /^[Ee]rr(?:[A-Z]|$)/.test(name));
        for (const [rank, { name }] of errors.entries())
            yield replaceNode(node, name, ['name', 3.5 + Math.log2(1 + rank) * 0.6]);
    }
}
function* conditionClauses(unit) {
    const { language } = unit.file;
    const { words } = language;
    const clauses = clausesOf(unit);
    for (const node of unit.expressions) {
        if (!isCondition(node, language) || node.type === 'parenthesized_expression')
            continue;
        const text = textOf(unit.file, node);
        if (text === words.true)
            continue;
        const visible = new Set(unit.namesAt(node).map(({ name }) => name));
        yield* nullGuards(node, unit);
        yield* emptinessGuards(node, unit);
        yield* boundGuards(node, unit);
        let rank = 0;
        for (const clause of clauses) {
            if (text.includes(clause.text) || clause.names.some((name) => !visible.has(name)))
                continue;
            const cost = 5.3 + clause.cost + Math.log2(1 + rank) * 0.35;
            rank += 1;
            for (const [extra, word] of [words.or, words.and].entries()) {
                const whole = `${sideOf(node, word, unit)} ${word} ${clause.text}`;
                yield replaceNode(node, whole, ['condition-add', cost + extra * 0.1]);
            }
        }
    }
}
function sideOf(node, word, { file }) {
    const { and, or } = file.language.words;
    const operator = node.children.find((child) => !child.isNamed)?.type ?? '';
    const isBare = operator === and || operator === or
        ? operator === word
        : !/ternary|conditional|lambda|arrow/.test(node.type);
    return isBare ? textOf(file, node) : `(${textOf(file, node)})`;
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
        if (name === words.self)
            continue;
        const known = kind ?? unit.kinds.get(name) ?? null;
        if (known === 'function')
            continue;
        if (!isTyped || known === 'bool') {
            add(words.not(name), [name], known === 'number' ? 2 : 0);
            add(name, [name], known === 'number' ? 2 : 0.7);
        }
        const empty = known === 'list' ? words.isEmpty(name) : null;
        if (empty !== null)
            add(empty, [name], 0);
        if (known === 'number')
            for (const [rank, operator] of ['==', '>', '<'].entries())
                add(`${name} ${operator} 0`, [name], 1.6 + rank * 0.3);
        const missing = words.isNothing(name);
        if (missing !== null && (known === null || (known === 'object' && !isTyped)))
            add(missing, [name], 2.5);
    }
    for (const [source, cost] of [
        [unit, 0.5],
        ...file.units.filter((each) => each !== unit && each.name !== '').map((each) => [each, 1.2]),
    ]) {
        for (const node of source.expressions) {
            if (kindIn(source, node) !== 'bool' || node.type === 'parenthesized_expression')
                continue;
            const text = textOf(file, node);
            if (text.length > MAX_DONOR_CHARS || text.includes('\n') || text === words.true || text === words.false)
                continue;
            const names = source.expressions
                .filter((each) => types.identifiers.includes(each.type) && isWithin(each, node))
                .map((each) => textOf(file, each));
            if (source !== unit && names.some((name) => !visible.has(name)))
                continue;
            const known = names.filter((name) => locals.some((local) => local.name === name));
            const isAkin = source !== unit && known.length > 0 && /\b(?:this|self)\./.test(text);
            add(text, known, isAkin ? -0.3 : cost);
            if (found.size >= MAX_CLAUSES)
                break;
        }
    }
    return [...found.values()].toSorted((a, b) => a.cost - b.cost);
}
function* nullGuards(condition, unit) {
    const { file } = unit;
    const { words, types } = file.language;
    const objects = unit.expressions
        .filter((each) => isWithin(each, condition) && types.members.includes(each.type))
        .flatMap((each) => each.children[0] ?? [])
        .concat(unit.expressions
        .filter((each) => isWithin(each, condition) && each.type === 'method_invocation')
        .flatMap((each) => (0,syntax_tree .qG)(each, 'object') ?? []));
    for (const object of new Set(objects.map((each) => textOf(file, each)))) {
        const missing = words.isNothing(object);
        if (missing === null || object === words.self || object === 'this' || /^[A-Z]/.test(object))
            continue;
        const isOwn = new RegExp(`^(?:${words.self ?? 'self'}|this)\\.`).test(object);
        const there = missing
            .replace(' is None', ' is not None')
            .replace(' == null', ' != null')
            .replace(' == nil', ' != nil');
        yield* guarded(condition, unit, { missing, there, cost: isOwn ? 6 : 4.2 });
    }
}
function* emptinessGuards(condition, unit) {
    const { file } = unit;
    const { words, types } = file.language;
    const asked = unit.expressions.filter((each) => isWithin(each, condition) &&
        types.identifiers.includes(each.type) &&
        ['list', 'text'].includes(kindIn(unit, each) ?? '') &&
        placeOf(each, unit) === 'object');
    for (const name of new Set(asked.map((each) => textOf(file, each)))) {
        const empty = words.isEmpty(name);
        if (empty === null || textOf(file, condition).includes(empty))
            continue;
        const filled = / ===? 0$/.test(empty) ? empty.replace(/ ===? 0$/, ' > 0') : words.not(empty);
        yield* guarded(condition, unit, { missing: empty, there: filled, cost: 4.2 });
    }
}
function* boundGuards(condition, unit) {
    const { file } = unit;
    const { words, types, id, hasMeasuredOrder } = file.language;
    const text = textOf(file, condition);
    if (hasMeasuredOrder)
        return;
    for (const each of unit.expressions) {
        if (!types.subscripts.includes(each.type) || !isWithin(each, condition))
            continue;
        const [list, index, more] = (0,syntax_tree .TP)(each).map((child) => textOf(file, child));
        if (list === undefined || index === undefined || more !== undefined || !/^\w+(?: ?[+-] ?1)?$/.test(index))
            continue;
        if (/^\d+$/.test(index))
            continue;
        const length = id === 'java' ? `${list}.length` : words.length(list);
        if (length === null)
            continue;
        if (!text.includes(`${index} < `))
            yield* guarded(condition, unit, {
                missing: `${index} >= ${length}`,
                there: `${index} < ${length}`,
                cost: 4.8,
            });
        if (!text.includes(`${index} >= 0`))
            yield* guarded(condition, unit, { missing: `${index} < 0`, there: `${index} >= 0`, cost: 5 });
    }
}
function* guarded(condition, unit, { missing, there, cost }) {
    const { or, and } = unit.file.language.words;
    yield replaceNode(condition, `${missing} ${or} ${sideOf(condition, or, unit)}`, ['null-guard', cost]);
    yield replaceNode(condition, `${there} ${and} ${sideOf(condition, and, unit)}`, ['null-guard', cost + 0.1]);
}

; 



function indentOf(unit, node) {
    const { text } = unit.file;
    const lineStart = text.lastIndexOf('\n', node.start - 1) + 1;
    return /^[ \t]*/.exec(text.slice(lineStart, node.start))?.[0] ?? '';
}
const indentUnit = ({ file: { text } }) => /\n(\t)/.test(text) ? '\t' : (/\n( {2,8})\S/.exec(text)?.[1] ?? '    ');
const insertBefore = (unit, node, added, kind) => insertAt(node, `${added}\n${indentOf(unit, node)}`, kind);
const insertAfter = (unit, node, added, kind) => insertAt({ start: statementEnd(unit, node), line: node.line }, `\n${indentOf(unit, node)}${added}`, kind);
function statementEnd({ file: { text } }, node) {
    return text[node.end] === ';' ? node.end + 1 : node.end;
}
const isLeaving = ({ type }) => /return|continue|break|throw|raise/.test(type);
const isDeclaration = ({ type }) => /function|class|import|method|package|use_declaration|_item$/.test(type) && type !== 'expression_statement';
function siblingsOf({ file }, block) {
    return (0,syntax_tree .TP)(block).filter(({ type }) => !/comment/.test(type) && file.language.types.blocks.includes(block.type));
}
function* statementMoves(unit) {
    const { file } = unit;
    for (const node of unit.statements) {
        const block = node.parent;
        if (block === null || isDeclaration(node) || block === file.tree.root)
            continue;
        const all = siblingsOf(unit, block);
        const at = all.indexOf(node);
        if (at === -1)
            continue;
        if (all.length > 1)
            yield deletion(unit, node);
        const next = all[at + 1];
        if (next !== undefined && !isDeclaration(next))
            yield* swap(unit, node, next);
        if (next === undefined && all.length > 1)
            yield* moveOut(unit, node, block);
        const before = all[at - 1];
        if (before !== undefined)
            yield* moveIn(unit, before, node);
        yield* keywordChanges(unit, node);
    }
}
function deletion(unit, node) {
    const { text } = unit.file;
    const lineStart = text.lastIndexOf('\n', node.start - 1) + 1;
    const lineEnd = text.indexOf('\n', node.end);
    const isAlone = text.slice(lineStart, node.start).trim() === '' &&
        /^;?\s*$/.test(text.slice(node.end, lineEnd === -1 ? undefined : lineEnd));
    const size = text.slice(node.start, node.end).split('\n').length;
    const cost = 4.3 + (isLeaving(node) ? 1.5 : 0) + (size > 1 ? 1 + Math.log2(size) : 0);
    const [start, end] = isAlone
        ? [lineStart, lineEnd === -1 ? text.length : lineEnd + 1]
        : [node.start, statementEnd(unit, node)];
    return replaceNode({ start, end, line: node.line }, '', ['statement-delete', cost]);
}
function* swap(unit, first, second) {
    const { text } = unit.file;
    if (isLeaving(first) || isLeaving(second))
        return;
    const [endOfFirst, endOfSecond] = [statementEnd(unit, first), statementEnd(unit, second)];
    const between = text.slice(endOfFirst, second.start);
    const swapped = `${text.slice(second.start, endOfSecond)}${between}${text.slice(first.start, endOfFirst)}`;
    const place = { start: first.start, end: endOfSecond, line: first.line };
    yield replaceNode(place, swapped, ['statement-swap', 4.8]);
}
function* moveOut(unit, node, block) {
    const outer = outerStatement(unit, block);
    if (outer === null)
        return;
    const { text } = unit.file;
    const lineStart = text.lastIndexOf('\n', node.start - 1) + 1;
    if (text.slice(lineStart, node.start).trim() !== '')
        return;
    const end = statementEnd(unit, node);
    const moved = reindent(text.slice(node.start, end), indentOf(unit, node), indentOf(unit, outer));
    const rest = text.slice(end, outer.end);
    const kept = text.slice(0, lineStart).trimEnd().length;
    const place = { start: kept, end: outer.end, line: node.line };
    const cost = isLeaving(node) ? 4 : 4.5;
    yield replaceNode(place, `${rest}\n${indentOf(unit, outer)}${moved}`, ['statement-move', cost]);
}
function* moveIn(unit, before, node) {
    const { file } = unit;
    const { text } = file;
    const block = lastBlock(unit, before);
    const inner = block === null ? undefined : siblingsOf(unit, block).at(-1);
    if (inner === undefined || isLeaving(inner) || node.line === before.line)
        return;
    const indent = indentOf(unit, inner);
    const moved = reindent(text.slice(node.start, statementEnd(unit, node)), indentOf(unit, node), indent);
    const innerEnd = statementEnd(unit, inner);
    const place = { start: innerEnd, end: statementEnd(unit, node), line: node.line };
    const swapped = `\n${indent}${moved}${text.slice(innerEnd, before.end)}`;
    yield replaceNode(place, swapped, ['statement-move', 5.3]);
}
function lastBlock({ file: { language } }, node) {
    const all = [...blocksBelow(node, language.types.blocks)];
    return all.at(-1) ?? null;
}
function* blocksBelow(node, blocks) {
    for (const child of node.children) {
        if (blocks.includes(child.type))
            yield child;
        else if (!/function|lambda|arrow|class/.test(child.type))
            yield* blocksBelow(child, blocks);
    }
}
function outerStatement({ file: { language } }, block) {
    for (const above of [block, ...(0,syntax_tree .T1)(block)]) {
        if (language.types.functions.includes(above.type) || language.types.classes.includes(above.type))
            return null;
        if (above !== block && above.parent !== null && language.types.blocks.includes(above.parent.type))
            return above;
    }
    return null;
}
const reindent = (text, from, to) => text.replaceAll(`\n${from}`, `\n${to}`);
function* keywordChanges(unit, node) {
    const { file } = unit;
    const { words, types } = file.language;
    const text = textOf(file, node);
    if (/^continue\b/.test(text))
        yield whole(node, text.replace('continue', 'break'), 4);
    if (/^break\b/.test(text))
        yield whole(node, text.replace('break', 'continue'), 4);
    if (words.yield !== null && /^return\s+\S/.test(text))
        yield whole(node, text.replace('return', 'yield'), 7);
    if (words.yield !== null && /^yield\s/.test(text)) {
        if (file.language.id === 'python' && !/^yield\s+from\b/.test(text))
            yield whole(node, text.replace('yield', 'yield from'), 3.5);
        if (file.language.id !== 'python' && !/^yield\s*\*/.test(text))
            yield whole(node, text.replace('yield', 'yield*'), 3.5);
    }
    const inner = (0,syntax_tree .TP)(node)[0];
    if (!/^expression_statement$|^call$|^call_expression$/.test(node.type) || inner === undefined)
        return;
    const isCall = types.calls.includes(inner.type) || types.calls.includes(node.type);
    const isValue = isCall || /identifier|binary|attribute|member|tuple|list|array|object/.test(inner.type);
    if (isValue && !/assign|update/.test(inner.type))
        yield insertAt(node, 'return ', ['missing-keyword', isLastInFunction(node, unit) ? 3 : 4]);
    if (words.yield !== null && isCall && file.language.id === 'python')
        yield insertAt(node, 'yield from ', ['missing-keyword', 7]);
}
function isLastInFunction(node, unit) {
    return node.parent !== null && siblingsOf(unit, node.parent).at(-1) === node;
}
const whole = (node, text, cost) => replaceNode(node, text, ['missing-keyword', cost]);
function* awaits(unit) {
    const { file } = unit;
    const { words, types } = file.language;
    if (words.await === null || !/\basync\b/.test(textOf(file, unit.node)))
        return;
    for (const node of unit.expressions) {
        if (!types.calls.includes(node.type) || /^await(?:_expression)?$/.test(node.parent?.type ?? ''))
            continue;
        const isObject = node.parent !== null && types.members.includes(node.parent.type);
        const text = `${words.await} ${textOf(file, node)}`;
        const name = /^[\w$.]+/.exec(textOf(file, node))?.[0]?.split('.').at(-1) ?? '';
        const isKnown = new RegExp(`\\basync\\s+(?:def\\s+|function\\s+)?${name.replace(/\$/g, '\\$')}\\b`).test(file.text);
        yield whole(node, isObject ? `(${text})` : text, isKnown ? 2 : 4);
    }
}

; 




const localsAt = (unit, place) => unit
    .namesAt(place)
    .filter((each) => !isFileLevel(each, unit.file.language) && each.name !== unit.file.language.words.self);
function inLoop(node, { file: { language } }) {
    for (const above of (0,syntax_tree .T1)(node))
        if (language.types.loops.includes(above.type))
            return true;
    return false;
}
function membershipTests(unit) {
    const found = new Set();
    const text = textOf(unit.file, unit.node);
    for (const [, item, list] of text.matchAll(/\b(\w+) (?:not )?in (\w+)\b/g))
        found.add(`${item} in ${list}`);
    for (const [, list, item] of text.matchAll(/\b(\w+)\.(?:has|includes|contains)\((\w+)\)/g))
        found.add(`${item} in ${list}`);
    return found;
}
function unmarkedSets(unit) {
    const text = textOf(unit.file, unit.node);
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
    const { id, types, hasMeasuredOrder } = file.language;
    const found = new Map();
    if (hasMeasuredOrder)
        return found;
    for (const loop of (0,syntax_tree .DG)(unit.node)) {
        const first = id === 'go' ? ((0,syntax_tree .TP)(loop)[0] ?? null) : null;
        const condition = (0,syntax_tree .qG)(loop, 'condition') ?? first;
        const body = (0,syntax_tree .qG)(loop, 'body');
        if (!types.loops.includes(loop.type) || condition === null || body === null)
            continue;
        if (condition === body || (0,syntax_tree .qG)(loop, 'increment') !== null || /clause/.test(condition.type))
            continue;
        const set = namesSetIn(body, unit);
        for (const node of (0,syntax_tree .DG)(condition)) {
            const name = types.identifiers.includes(node.type) ? textOf(file, node) : '';
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
        const isSet = types.assignments.includes(node.type) || /^(?:update_expression|inc_|dec_)/.test(node.type);
        const isCall = types.calls.includes(node.type);
        const target = isSet || isCall ? ((0,syntax_tree .qG)(node, 'left') ?? (0,syntax_tree .TP)(node)[0]) : undefined;
        if (target === undefined)
            continue;
        for (const each of (0,syntax_tree .DG)(target))
            if (types.identifiers.includes(each.type))
                found.add(textOf(file, each));
    }
    return found;
}
const isWithinAny = (node, loops = []) => loops.some(({ start, end }) => node.start > start && node.end < end);
function startValues(unit) {
    const { file } = unit;
    const found = new Map();
    if (file.language.hasMeasuredOrder)
        return found;
    for (const node of (0,syntax_tree .DG)(unit.node)) {
        const name = node.type === 'variable_declarator' ? (0,syntax_tree .qG)(node, 'name') : (0,syntax_tree .qG)(node, 'left');
        const value = (0,syntax_tree .qG)(node, 'value') ?? (0,syntax_tree .qG)(node, 'right');
        const isStart = /^(?:variable_declarator|short_var_declaration)$/.test(node.type);
        if (!isStart || name === null || value === null)
            continue;
        const text = textOf(file, value);
        if (/^(?:''|""|\[\]|true|false|nil|null|new \w+(?:<>)?\(\))$/.test(text))
            found.set(textOf(file, name), text);
    }
    return found;
}
const FILLS = /^(?:append|add|push|extend|insert|appendleft|unshift|put|set|update|offer|addLast|addFirst|push_back)$/;
function askedCollections(unit) {
    const { file } = unit;
    const { words, types } = file.language;
    const [first] = words.adders;
    if (first === undefined)
        return [];
    const found = new Map();
    const text = textOf(file, unit.node);
    const all = localsAt(unit, unit.statements.at(-1) ?? unit.node).concat(localsAt(unit, unit.node));
    for (const { name } of all) {
        if (unit.kinds.get(name) !== 'list' &&
            !new RegExp(`\\bin ${name}\\b|\\b${name}\\.(?:pop|includes|contains|has)\\b`).test(text))
            continue;
        const methods = unit.expressions
            .filter((node) => types.calls.includes(node.type))
            .filter((node) => file.text.startsWith(`${name}.`, node.start))
            .map((node) => calledName(node, file.text));
        const used = methods.find((method) => FILLS.test(method));
        const isSet = new RegExp(`\\b${name}\\s*(?::[^=]*)?=\\s*(?:new )?(?:set\\(|Set|HashSet|\\{\\w)`).test(text) ||
            new RegExp(`Set<[^>]*>\\s+${name}\\b`).test(text);
        const adder = used ?? (isSet ? 'add' : first);
        found.set(name, { name, adder, isNeverFilled: used === undefined });
    }
    return [...found.values()];
}
function isAssigned(name, unit) {
    return unit.file.declared.some((each) => each.name === name &&
        !each.isParameter &&
        each.at.start >= unit.node.start &&
        each.at.end <= unit.node.end);
}

; 





const MAX_COPIED_CHARS = 80;
const MAX_FOREIGN = 30;
function* gapsOf(unit) {
    const inside = unit.statements.filter((node) => node.parent !== unit.file.tree.root);
    for (const node of inside) {
        yield { node, isAfter: false };
        const all = node.parent === null ? [] : (0,syntax_tree .TP)(node.parent);
        if (all.at(-1) === node && !/return|continue|break|throw|raise/.test(node.type))
            yield { node, isAfter: true };
    }
}
function* statementCopies(unit) {
    const { file } = unit;
    const { types, words } = file.language;
    const models = unit.statements.filter((node) => {
        const text = textOf(file, node);
        return (text.length <= MAX_COPIED_CHARS &&
            !text.includes('\n') &&
            !/return|break|continue|throw|raise|declaration|import|pass|yield/.test(node.type) &&
            node.parent !== file.tree.root);
    });
    const texts = [...new Set(models.map((node) => withEnd(textOf(file, node), words.statementEnd)))];
    const others = statementsOfOthers(unit, texts);
    for (const { node, isAfter } of gapsOf(unit)) {
        const put = isAfter ? insertAfter : insertBefore;
        for (const [rank, text] of texts.entries()) {
            if (withEnd(textOf(file, node), words.statementEnd) === text)
                continue;
            yield put(unit, node, text, ['statement-copy', 6.2 + Math.log2(1 + rank) * 0.5]);
        }
        const known = new Set(unit.namesAt(node).map(({ name }) => name));
        for (const [rank, { text, names }] of others.entries()) {
            if (names.every((name) => known.has(name)))
                yield put(unit, node, text, ['statement-copy', 5.2 + Math.log2(1 + rank) * 0.5]);
        }
        const visible = localsAt(unit, node);
        for (const model of models) {
            const call = (0,syntax_tree .TP)(model)[0];
            const isCall = call !== undefined && (types.calls.includes(call.type) || types.calls.includes(model.type));
            if (!isCall && !setsPart(model, unit))
                continue;
            for (const name of [...(0,syntax_tree .DG)(model)].filter(({ type }) => types.identifiers.includes(type))) {
                const isObject = name.field === 'object' || name.field === 'operand' || name.field === 'value';
                for (const other of visible) {
                    const own = textOf(file, name);
                    if (other.name === own)
                        continue;
                    const [a, b] = [unit.kinds.get(own) ?? null, unit.kinds.get(other.name) ?? null];
                    if (a === 'function' || b === 'function' || (isObject && a !== b && b !== null))
                        continue;
                    const text = `${file.text.slice(model.start, name.start)}${other.name}${file.text.slice(name.end, model.end)}`;
                    const isLastGap = node.type.includes('return') && !isAfter;
                    const cost = 7 +
                        (isObject ? 0.2 : 0.4) +
                        (a !== null && b !== null && a !== b ? 1 : 0) -
                        (isLastGap ? 0.5 : 0);
                    yield put(unit, node, withEnd(text, words.statementEnd), ['statement-copy', cost]);
                }
            }
        }
    }
}
function statementsOfOthers(unit, own) {
    const { file } = unit;
    const { types, words, hasMeasuredOrder } = file.language;
    if (hasMeasuredOrder)
        return [];
    const found = new Map();
    for (const other of file.units) {
        if (other === unit || other.name === '')
            continue;
        for (const node of other.statements) {
            const inner = expressionIn(node);
            const text = withEnd(textOf(file, node), words.statementEnd);
            const isShort = text.length <= MAX_COPIED_CHARS && !text.includes('\n') && !own.includes(text);
            const isCall = inner !== undefined && types.calls.includes(inner.type);
            if (!isShort || !isCall)
                continue;
            if (found.size === MAX_FOREIGN)
                return [...found.values()];
            const names = other.expressions
                .filter((each) => types.identifiers.includes(each.type))
                .filter((each) => each.start >= node.start && each.end <= node.end)
                .map((each) => textOf(file, each));
            found.set(text, { text, names });
        }
    }
    return [...found.values()];
}
function* statementInsertions(unit) {
    const { file } = unit;
    const { words, types } = file.language;
    const asked = askedCollections(unit);
    const askedFor = membershipTests(unit);
    const neverMarked = file.language.id === 'go' ? unmarkedSets(unit) : [];
    const starts = startValues(unit);
    const still = unchangedInLoops(unit);
    for (const { node, isAfter } of gapsOf(unit)) {
        const put = isAfter ? insertAfter : insertBefore;
        const visible = localsAt(unit, node);
        const isInLoop = inLoop(node, unit);
        for (const { name, adder, isNeverFilled } of asked) {
            if (!visible.some((each) => each.name === name))
                continue;
            for (const other of visible) {
                if (other.name === name || unit.kinds.get(other.name) === 'function')
                    continue;
                const isAsked = askedFor.has(`${other.name} in ${name}`);
                const cost = (isNeverFilled ? (isAsked ? 3.4 : 5.8) : 7.6) + (unit.kinds.get(other.name) === 'list' ? 0.7 : 0);
                yield put(unit, node, `${name}.${adder}(${other.name})${words.statementEnd}`, [
                    'statement-insert',
                    cost,
                ]);
            }
        }
        for (const { name, element } of neverMarked) {
            if ([name, element].every((needed) => visible.some((each) => each.name === needed)))
                yield put(unit, node, `${name}[${element}] = true`, ['statement-insert', 3.4]);
        }
        for (const target of visible) {
            if (!isAssigned(target.name, unit))
                continue;
            const isStill = isWithinAny(node, still.get(target.name));
            const start = starts.get(target.name);
            if (start !== undefined && isInLoop)
                yield put(unit, node, `${target.name} = ${start}${words.statementEnd}`, ['statement-insert', 6.8]);
            for (const other of visible) {
                if (other.name === target.name)
                    continue;
                const [a, b] = [unit.kinds.get(target.name) ?? null, unit.kinds.get(other.name) ?? null];
                if (a === 'function' || b === 'function')
                    continue;
                if (file.language.isTyped &&
                    target.type !== other.type &&
                    target.type !== null &&
                    other.type !== null)
                    continue;
                const cost = 7.8 +
                    (a === null || b === null ? 0.3 : a === b ? 0 : 1.2) +
                    (isInLoop ? -0.5 : 0.3) -
                    (isStill ? 3 : 0);
                yield put(unit, node, `${target.name} = ${other.name}${words.statementEnd}`, [
                    'statement-insert',
                    cost,
                ]);
            }
            if (unit.kinds.get(target.name) === 'number') {
                for (const [rank, step] of ['+= 1', '-= 1', '= 0'].entries()) {
                    yield put(unit, node, `${target.name} ${step}${words.statementEnd}`, [
                        'statement-insert',
                        7.6 + rank * 0.4 - (isStill ? 3 : 0),
                    ]);
                }
            }
        }
    }
    for (const node of unit.statements) {
        const call = types.calls.includes(node.type) ? node : (0,syntax_tree .TP)(node)[0];
        if (call === undefined || !types.calls.includes(call.type))
            continue;
        const object = (0,syntax_tree .qG)(call, 'object') ?? (0,syntax_tree .qG)((0,syntax_tree .qG)(call, 'function') ?? call, 'object');
        const list = (0,syntax_tree .qG)(call, 'arguments');
        const given = list === null ? [] : (0,syntax_tree .TP)(list);
        const [only] = given;
        if (object === null || only === undefined || given.length !== 1)
            continue;
        const text = `${textOf(file, object)} = ${textOf(file, only)}${textOf(file, node).endsWith(';') ? ';' : ''}`;
        yield replaceNode(node, text, ['statement-insert', 6]);
    }
}
const expressionIn = (statement) => statement.type === 'expression_statement' ? (0,syntax_tree .TP)(statement)[0] : statement;
function setsPart(statement, { file: { language } }) {
    const { types, hasMeasuredOrder } = language;
    const inner = expressionIn(statement);
    if (hasMeasuredOrder || inner === undefined || !types.assignments.includes(inner.type))
        return false;
    const left = (0,syntax_tree .qG)(inner, 'left');
    const target = left?.type === 'expression_list' ? (0,syntax_tree .TP)(left)[0] : left;
    return target != null && (types.subscripts.includes(target.type) || types.members.includes(target.type));
}
const withEnd = (text, end) => end !== '' && !text.endsWith(end) && !text.endsWith('}') ? text + end : text;

; 





function* guards(unit) {
    const { file } = unit;
    const { words, types } = file.language;
    const step = indentUnit(unit);
    const results = new Set([...(0,syntax_tree .DG)(unit.node)]
        .filter(({ type }) => types.returns.includes(type))
        .map((node) => withEnd(textOf(file, node), words.statementEnd)));
    const values = [...results, ...defaultReturns(unit)].filter((text) => !text.includes('\n') && text.length <= 60);
    yield* leavings(unit, values);
    yield* repeatGuards(unit, [...results].filter((text) => !text.includes('\n')));
    const [firstStatement] = unit.statements.filter((node) => node.parent !== file.tree.root);
    for (const { node, isAfter } of gapsOf(unit)) {
        if (isAfter)
            continue;
        const isStart = node === firstStatement;
        const isLoopStart = inLoop(node, unit) && node.parent !== null && (0,syntax_tree .TP)(node.parent)[0] === node;
        if (!isStart && !isLoopStart)
            continue;
        const indent = indentOf(unit, node);
        const exits = [...(isLoopStart ? words.loopSkips : []), ...(isStart ? new Set(values) : [])];
        for (const [rank, test] of testsAt(unit, node).entries()) {
            for (const [order, exit] of exits.entries()) {
                const cost = 6.6 + Math.log2(1 + rank) * 0.6 + Math.log2(1 + order) * 0.6;
                yield insertBefore(unit, node, words.guard(test, exit, indent, step), ['guard', cost]);
            }
        }
    }
}
function* leavings(unit, values) {
    const { types, words, hasMeasuredOrder } = unit.file.language;
    if (hasMeasuredOrder)
        return;
    const plain = `return${words.statementEnd}`;
    const hasResult = [...(0,syntax_tree .DG)(unit.node)].some((each) => types.returns.includes(each.type) && (0,syntax_tree .TP)(each).length > 0);
    for (const { node, isAfter } of gapsOf(unit)) {
        const above = [node.parent?.parent, node.parent?.parent?.parent];
        const isBranch = above.some((each) => each != null && types.conditionals.includes(each.type));
        if (!isAfter || !isBranch)
            continue;
        const exits = [...(inLoop(node, unit) ? words.loopSkips : []), ...(hasResult ? values : [plain])];
        for (const [rank, exit] of exits.entries())
            yield insertAfter(unit, node, exit, ['guard', 4.6 + Math.log2(1 + rank) * 0.6]);
    }
}
function* repeatGuards(unit, results) {
    const { file } = unit;
    const { words, hasMeasuredOrder } = file.language;
    if (hasMeasuredOrder)
        return;
    const text = textOf(file, unit.node);
    const step = indentUnit(unit);
    for (const [, add, added, mark, marked] of text.matchAll(/\b(\w+)\.add\((\w+)\)|\b(\w+)\[(\w+)\] = true\b/g)) {
        const [name, element] = [add ?? mark ?? '', added ?? marked ?? ''];
        const isAsked = new RegExp(`\\bin ${name}\\b|\\b${name}\\.(?:has|contains|includes)\\b|\\b${name}\\[\\w+\\](?! =[^=])`);
        if (isAsked.test(text) || new RegExp(`\\breturn ${name}\\b(?![.[])`).test(text))
            continue;
        const test = mark === undefined ? words.has(name, element) : `${name}[${element}]`;
        for (const node of unit.statements) {
            const isFirst = node.parent !== null && (0,syntax_tree .TP)(node.parent)[0] === node;
            if (!isFirst)
                continue;
            const visible = new Set(localsAt(unit, node).map((each) => each.name));
            if (!visible.has(name) || !visible.has(element))
                continue;
            const exits = [...(inLoop(node, unit) ? words.loopSkips.slice(0, 1) : []), ...results];
            for (const [rank, exit] of exits.entries()) {
                const guard = words.guard(test, exit, indentOf(unit, node), step);
                yield insertBefore(unit, node, guard, ['guard', 3.6 + rank * 0.5]);
            }
        }
    }
}
function defaultReturns({ file: { language } }) {
    const { words } = language;
    if (language.isTyped)
        return [];
    return [words.nothing, words.false, words.true, words.emptyList, '0'].flatMap((value) => value === null ? [] : [`return ${value}${words.statementEnd}`]);
}
function testsAt(unit, place) {
    const { file } = unit;
    const { words, isTyped, id } = file.language;
    const found = new Set();
    for (const { name, kind } of localsAt(unit, place)) {
        const known = kind ?? unit.kinds.get(name) ?? null;
        if (known === 'function')
            continue;
        if (known === 'number') {
            found.add(`${name} ${id.includes('script') ? '===' : '=='} 0`);
            found.add(`${name} <= 0`);
            continue;
        }
        if (!isTyped)
            found.add(words.not(name));
        if (id === 'java' && known !== 'bool')
            found.add(`${name} == null`);
        if (isTyped && (known === 'list' || known === 'text'))
            found.add(words.isEmpty(name) ?? '');
        if (!isTyped)
            found.add(words.isNothing(name) ?? '').add(words.isEmpty(name) ?? '');
    }
    for (const node of unit.expressions) {
        if (kindIn(unit, node) !== 'bool')
            continue;
        const text = textOf(file, node);
        if (text.length <= 50 && !text.includes('\n') && !/^(?:true|false|True|False)$/.test(text))
            found.add(text);
    }
    return [...found].filter((text) => text !== '');
}

; 







function* names(unit) {
    const { file } = unit;
    const { language } = file;
    const unused = unusedNames(unit);
    yield* shorthands(unit, unused);
    for (const node of unit.expressions) {
        if (!language.types.identifiers.includes(node.type))
            continue;
        const name = textOf(file, node);
        const place = placeOf(node, unit);
        const isCallee = place === 'callee';
        const visible = unit.namesAt(node);
        const own = visible.find((each) => each.name === name);
        const isUnknown = own === undefined && !language.builtins.has(name) && !isCallee;
        const others = [];
        for (const other of visible) {
            if (other.name === name || !/^[\w$]+$/.test(other.name))
                continue;
            const kinds = [kindIn(unit, node), other.kind ?? unit.kinds.get(other.name) ?? null];
            const isFunction = kinds[1] === 'function' || isFunctionName(other.at, unit);
            if (isFunction !== isCallee && !(isCallee && other.isParameter))
                continue;
            const off = isCallee ? 0 : mismatch(kinds[0], kinds[1]);
            if (language.isTyped &&
                (off === 2 || (own?.type != null && other.type !== null && own.type !== other.type && off !== 0)))
                continue;
            const far = isFileLevel(other, language) ? 2 : 0;
            others.push({
                name: other.name,
                cost: off * 0.9 +
                    far -
                    likeness(name, other.name) * (isUnknown ? 4 : 1.5) -
                    (unused.has(other.name) ? 1.5 : 0),
            });
        }
        const base = (isTarget(node, language) ? 4.5 : 3) - (isUnknown ? 2 : 0) + (isCallee ? 0.5 : 0);
        for (const [rank, other] of others.toSorted((a, b) => a.cost - b.cost).entries()) {
            yield replaceNode(node, other.name, ['name', base + other.cost + Math.log2(1 + rank) * 0.6]);
        }
    }
}
function* shorthands(unit, unused) {
    const { file } = unit;
    for (const node of (0,syntax_tree .DG)(unit.node)) {
        if (node.type !== 'shorthand_property_identifier')
            continue;
        const name = textOf(file, node);
        const others = unit.namesAt(node).filter((each) => each.name !== name && !isFunctionName(each.at, unit));
        for (const [rank, other] of others.entries()) {
            const far = isFileLevel(other, file.language) ? 2 : 0;
            const cost = 3.5 + far + Math.log2(1 + rank) * 0.5 - (unused.has(other.name) ? 1.5 : 0);
            yield replaceNode(node, `${name}: ${other.name}`, ['name', cost]);
        }
    }
}
function unusedNames(unit) {
    const { file } = unit;
    if (file.language.hasMeasuredOrder)
        return new Set();
    const declared = file.declared.filter(({ at }) => at.start >= unit.node.start && at.end <= unit.node.end);
    const counts = new Map();
    for (const node of (0,syntax_tree .DG)(unit.node)) {
        if (node.children.length > 0)
            continue;
        const text = textOf(file, node);
        counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return new Set(declared.map(({ name }) => name).filter((name) => name !== '_' && counts.get(name) === 1));
}
function isFunctionName(at, unit) {
    const { types } = unit.file.language;
    return (at.field === 'name' &&
        at.parent !== null &&
        (types.functions.includes(at.parent.type) || types.classes.includes(at.parent.type)));
}
function* members(unit) {
    const { file } = unit;
    const here = memberNames([unit]);
    const nearby = memberNames(file.units);
    for (const node of unit.expressions) {
        const member = memberNode(node, unit);
        if (member === null)
            continue;
        const name = textOf(file, member);
        const isCalled = isCallName(node, unit);
        const pool = isCalled ? 'methods' : 'fields';
        const others = [...new Set([...here[pool], ...nearby[pool]])].filter((other) => other !== name);
        const ranked = others
            .map((other) => ({
            other,
            cost: (here[pool].has(other) ? 3 : 4.5) + (isCalled ? 1.5 : 0) - likeness(name, other) * 2,
        }))
            .toSorted((a, b) => a.cost - b.cost);
        for (const [rank, { other, cost }] of ranked.entries()) {
            yield replaceNode(member, other, ['member', cost + Math.log2(1 + rank) * 0.6]);
        }
    }
}
function* siblingCalls(unit) {
    const { file } = unit;
    for (const node of unit.expressions) {
        if (!file.language.types.calls.includes(node.type))
            continue;
        const name = calledName(node, file.text);
        const at = nameNode(node, unit);
        if (at === null || textOf(file, at) !== name)
            continue;
        for (const family of file.language.siblings) {
            if (!family.includes(name))
                continue;
            const others = family.filter((other) => other !== name);
            for (const [rank, other] of others.entries()) {
                yield replaceNode(at, other, ['sibling-call', 2 + rank * 0.7 + (others.length > 2 ? 0.7 : 0)]);
            }
        }
    }
}
function nameNode(call, unit) {
    const callee = (0,syntax_tree .qG)(call, 'name') ?? (0,syntax_tree .qG)(call, 'function');
    if (callee === null)
        return null;
    return memberNode(callee, unit) ?? callee;
}
function memberNode(node, { file: { language } }) {
    if (node.type === 'method_invocation')
        return (0,syntax_tree .qG)(node, 'name');
    if (!language.types.members.includes(node.type))
        return null;
    return (0,syntax_tree .qG)(node, 'attribute') ?? (0,syntax_tree .qG)(node, 'property') ?? (0,syntax_tree .qG)(node, 'field');
}
function isCallName(node, { file: { language } }) {
    if (node.type === 'method_invocation')
        return true;
    return node.field === 'function' && node.parent !== null && language.types.calls.includes(node.parent.type);
}
function memberNames(units) {
    const fields = new Set();
    const methods = new Set();
    for (const unit of units) {
        for (const node of unit.expressions) {
            const { language, text } = unit.file;
            if (node.type === 'method_invocation')
                methods.add(calledName(node, text));
            if (!language.types.members.includes(node.type) || !isExpression(node, language))
                continue;
            const name = memberName(node, text);
            if (!/^[\w$]+$/.test(name))
                continue;
            if (isCallName(node, unit))
                methods.add(name);
            else
                fields.add(name);
        }
    }
    return { fields, methods };
}
function likeness(a, b) {
    if (a === b)
        return 1;
    const longest = Math.max(a.length, b.length);
    if (longest < 3)
        return 0;
    const closeness = 1 - distance(a, b) / longest;
    const [mine, theirs] = [wordsOf(a), wordsOf(b)];
    const shared = mine.filter((word) => theirs.includes(word)).length;
    const kinship = (2 * shared) / (mine.length + theirs.length);
    return Math.max(0, closeness, kinship);
}
function distance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, at) => at);
    for (let i = 1; i <= a.length; i += 1) {
        const next = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? 0;
}

; 













function createRepairer({ tree, command, runMending }) {
    const plan = command === null ? Promise.resolve(null) : planMending(command, tree);
    return {
        mend: async (signal) => {
            const planned = await plan;
            return planned === null ? null : runMending(planned.command, signal);
        },
        judgesBehaviour: async () => (await plan)?.judgesBehaviour ?? true,
        async *candidates(failure) {
            yield* candidatesOf((await rankUnits(tree, failure)).filter(({ unit }) => tree.isWritable(unit.file.path)));
        },
    };
}
const MAX_UNITS = 60;
const MAX_MUTATIONS = 8000;
const BITS_PER_POINT = 0.6;
const MAX_PLACE_COST = 7;
const CHEAPEST = 0.5;
async function* candidatesOf(ranked) {
    const seen = new Set();
    for (const { mutation, file, cost } of pricedMutations(ranked.slice(0, MAX_UNITS))) {
        const next = applyMutation(file.text, mutation);
        const key = `${file.path}\n${mutation.start <= mutation.end ? contentKey(next) : ''}`;
        if (next === file.text || seen.has(key))
            continue;
        seen.add(key);
        const parser = await (0,syntax_tree .qd)(file.language.grammar);
        if (!file.tree.hasError && !parser.accepts(next))
            continue;
        const { template, line } = mutation;
        yield {
            template,
            description: describe(file, mutation),
            path: file.path,
            line,
            edits: [uniqueEdit(file.text, mutation)],
            cost,
            doubt: DOUBT[template],
        };
    }
}
function contentKey(text) {
    let low = 0x811c9dc5;
    let high = 0x1b873593;
    for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        low = Math.imul(low ^ unit, 0x01000193);
        high = Math.imul(high ^ unit, 0x85ebca6b) ^ (low >>> 15);
    }
    return `${(low >>> 0).toString(36)}.${(high >>> 0).toString(36)}.${text.length}`;
}
function* pricedMutations(ranked) {
    const top = ranked[0]?.score ?? 0;
    const waiting = ranked
        .map((each, rank) => ({
        ...each,
        place: Math.min(MAX_PLACE_COST, (top - each.score) * BITS_PER_POINT) + Math.log2(1 + rank) * 0.3,
    }))
        .toSorted((a, b) => a.place - b.place);
    let open = [];
    for (;;) {
        const best = open.reduce((least, { list, at }) => Math.min(least, list[at]?.cost ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
        const next = waiting[0];
        if (next !== undefined && next.place + CHEAPEST <= best) {
            waiting.shift();
            open.push({ list: priced(next), at: 0 });
            continue;
        }
        const cheapest = open.find(({ list, at }) => list[at]?.cost === best);
        const found = cheapest?.list[cheapest.at];
        if (cheapest === undefined || found === undefined)
            return;
        cheapest.at += 1;
        yield found;
        if (cheapest.at === cheapest.list.length)
            open = open.filter((each) => each !== cheapest);
    }
}
function priced({ unit, place, hotLines }) {
    return mutationsOf(unit)
        .slice(0, MAX_MUTATIONS)
        .map((mutation) => ({
        mutation,
        file: unit.file,
        cost: mutation.cost + place + (hotLines.size > 0 && !hotLines.has(mutation.line) ? 0.5 : 0),
    }))
        .toSorted((a, b) => a.cost - b.cost);
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
const SHOWN_CHARS = 60;
function describe(file, { template, start, end, text }) {
    const was = shown(file.text.slice(start, end));
    const becomes = shown(text);
    if (was === '')
        return `${TEMPLATES[template]}: \`${becomes}\``;
    if (becomes === '')
        return `${TEMPLATES[template]}: without \`${was}\``;
    return `${TEMPLATES[template]}: \`${was}\` becomes \`${becomes}\``;
}
function shown(text) {
    const plain = text.replace(/\s+/g, ' ').trim().replaceAll('`', "'");
    return (0,cut_text .ml)(plain, SHOWN_CHARS);
}
const DOUBT = {
    operator: 0,
    constant: 0.6,
    'comparison-constant': 0.2,
    'off-by-one': 0.3,
    negation: 0.3,
    name: 0.6,
    member: 0.4,
    'sibling-call': 0.2,
    'argument-swap': 0.2,
    'argument-drop': 1.6,
    'argument-add': 0.8,
    part: 2.2,
    donor: 1.4,
    'condition-drop': 2,
    'condition-add': 1.2,
    'null-guard': 0.3,
    slice: 1.2,
    wrap: 0.4,
    combine: 0.8,
    'statement-delete': 2.4,
    'statement-move': 0.8,
    'statement-swap': 0.6,
    'statement-copy': 0.6,
    'statement-insert': 0.4,
    guard: 1.2,
    'missing-keyword': 0,
    'text-literal': 0.8,
};
const SOURCES = [
    operators,
    comparisonConstants,
    operandSwaps,
    negations,
    constants,
    offByOne,
    parts,
    textLiterals,
    names,
    members,
    siblingCalls,
    callArguments,
    slices,
    donors,
    conditionClauses,
    returnedTests,
    returnedErrors,
    wraps,
    combinations,
    statementMoves,
    awaits,
    statementCopies,
    statementInsertions,
    guards,
];
function mutationsOf(unit) {
    const all = SOURCES.flatMap((source) => [...source(unit)]);
    return all.toSorted((a, b) => a.cost - b.cost || a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1));
}
const applyMutation = (text, { start, end, text: added }) => text.slice(0, start) + added + text.slice(end);

var git_search = __webpack_require__(1713);
var repo_path = __webpack_require__(66904);
var bench_worker = __webpack_require__(33197);
var external_node_os_ = __webpack_require__(48161);
var folders = __webpack_require__(63060);
; 



const MAX_WORKERS = 4;
const LIMITS_TO_TRUST = 4;
class DiskBench {
    #request;
    #first;
    #opened = [];
    #copies = [];
    #others = null;
    #isReady = false;
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
                const verdict = await promise;
                if (verdict === null)
                    return;
                this.#judged += 1;
                yield verdict;
            }
        }
        finally {
            await working;
        }
    }
    async #trusted(probe, options) {
        if (this.#others !== null)
            return this.#others;
        if (this.#copies.length === 0)
            this.#startCopies();
        if (!this.#isReady || this.#judged === 0 || probe === undefined)
            return [];
        if (options.leftMs < LIMITS_TO_TRUST * options.limitMs)
            return [];
        const copies = (await Promise.all(this.#copies)).filter((copy) => copy !== null);
        const workers = copies.map(({ root }) => this.#open(root));
        const all = await Promise.all([this.#first, ...workers].map((worker) => worker.plain(options)));
        const [own, ...theirs] = all.map(bench_worker .yK);
        const alike = workers.filter((_, at) => own !== undefined && theirs[at] === own);
        const sees = await Promise.all(alike.map(async (worker) => (0,bench_worker .yK)(await worker.broken(probe.path, options)) !== own));
        this.#others = alike.filter((_, at) => sees[at] === true);
        return this.#others;
    }
    #startCopies() {
        const { checkout, workspace, command, sandbox } = this.#request;
        const tier = sandbox?.cell ? sandbox.report.tier : 'none';
        const isAlone = command === null || tier === 'other_user';
        const count = isAlone ? 0 : Math.min(MAX_WORKERS, (0,external_node_os_.availableParallelism)()) - 1;
        const commit = workspace.snapshot.commit;
        for (let made = 0; made < count; made += 1) {
            if (tier !== 'none') {
                this.#copies.push(Promise.resolve({ root: checkout, [Symbol.asyncDispose]: async () => { } }));
                continue;
            }
            this.#copies.push((0,folders .s1)({ repository: checkout, commit, destination: null }).catch(() => null));
        }
        void Promise.all(this.#copies).then(() => {
            this.#isReady = true;
        });
    }
    #open(root) {
        const worker = new bench_worker .Vx(this.#request, root);
        this.#opened.push(worker);
        return worker;
    }
    async [Symbol.asyncDispose]() {
        for (const worker of this.#opened)
            await worker[Symbol.asyncDispose]();
        for (const copy of await Promise.all(this.#copies)) {
            try {
                await copy?.[Symbol.asyncDispose]();
            }
            catch { }
        }
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










function openBuiltinSolver(request) {
    const bench = new DiskBench(request);
    const repairer = createRepairer({
        tree: treeOf(request),
        command: request.command,
        runMending: (command, signal) => runMending(request, command, signal),
    });
    return { repairer, bench, [Symbol.asyncDispose]: () => bench[Symbol.asyncDispose]() };
}
function openPlaces(judged) {
    const tree = treeOf(judged);
    let preparing = null;
    return {
        prepare() {
            preparing ??= prepareIndex(tree).catch(() => { });
        },
        async find(failure) {
            await preparing;
            try {
                return await likelyPlaces(tree, failure, places .WD);
            }
            catch {
                return [];
            }
        },
    };
}
function filesOf(command) {
    const words = (command?.run.match(/[^\s"'`;&|()<>=]+/g) ?? []).map((word) => word.replace(/^\.\//, ''));
    const folder = command?.workingDirectory ?? '.';
    return new Set(folder === '.' ? words : words.flatMap((word) => [word, `${folder}/${word}`]));
}
function treeOf({ workspace, command }) {
    const { snapshot, journal, policy } = workspace;
    const judges = filesOf(command);
    const tests = new Map();
    return {
        paths: () => snapshot.paths(),
        readText: async (path) => journal.get(path)?.bytes.toString('utf8') ?? (await snapshot.readText(path)),
        search: (words) => (0,git_search .ZR)(snapshot, words),
        recentLines: (paths) => (0,git_search .Hv)(snapshot, paths),
        isTest(path) {
            const known = tests.get(path);
            if (known !== undefined)
                return known;
            const isTest = judges.has(path) || policy.protection(path)?.opens === 'test_edits';
            tests.set(path, isTest);
            return isTest;
        },
        isWritable: (path) => !judges.has(path) && (0,repo_path .SL)(path) && policy.denyWrite(path) === null,
    };
}
function recordedSearch({ events, task }, workspace) {
    const said = events.map((event) => event.said);
    const verdicts = said
        .flatMap((event) => (event.kind === 'candidate' ? [event.payload.verdict] : []))
        .values();
    const repairer = createRepairer({
        tree: treeOf({ workspace, command: task.testCommand }),
        command: task.testCommand,
        runMending: () => Promise.resolve(recordedMending(said)),
    });
    const bench = {
        judge: async function* (candidates) {
            for (const _ of candidates) {
                const { done, value } = verdicts.next();
                if (done === true)
                    return;
                yield value;
            }
        },
    };
    return { repairer, bench };
}
function recordedMending(said) {
    const end = said.findIndex((event) => event.kind === 'driver_note' && event.payload.reason === 'tool_repair');
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
const MAX_MS = 5 * 60_000;
async function runMending(request, run, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { workspace, command } = request;
        if (command === null)
            return { command: run, changes: [] };
        const oracle = __addDisposableResource(env_1, (0,test_oracle .X)({ ...request, cell: (0,bench_worker .c5)(request), command: { ...command, run } }), false);
        await oracle.run({ phase: 'write', timeoutMs: MAX_MS, signal });
        const written = oracle.written();
        const isInPlace = (0,bench_worker .c5)(request) === null;
        const changed = written === null ? [] : (0,checkout .Y_)(written, workspace.snapshot, { putBack: isInPlace });
        const changes = [];
        for (const { path, before, after } of await changed) {
            const edits = before === null || after === null ? null : [wholeEdit(before, after)];
            changes.push({ path, edits, content: after });
        }
        return { command: shownCommand(run), changes };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
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


  })

};
