export const id = 881;
export const ids = [881,48];
export const modules = {

  92424:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ln: () => (  readClues),
    Z9: () => (  wordsOf),
    bJ: () => (  clueWords),
    nr: () => (  resolveFrames),
    qv: () => (  wantedNames)
  });
  var _agent_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50330);
  var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54065);
  var _source_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8708);



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
        .flatMap((each) => (0,_agent_digest_js__WEBPACK_IMPORTED_MODULE_0__  .aJ)(each).slice(-MAX_CHARS).split('\n'))
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
                    add((0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__  .nk)(node, file.text), isFailing ? 4 : 1.5);
                else if (types.identifiers.includes(node.type))
                    add((0,_source_file_js__WEBPACK_IMPORTED_MODULE_2__  .b6)(file, node), isFailing ? 2 : 0.7);
            }
        }
    }
    for (const [name, times] of clues.names)
        add(name, Math.min(2, 0.7 + times * 0.2));
    wanted.delete('');
    return wanted;
}
const isHit = ({ frames }, unit) => frames.some(({ path, line }) => unit.node.parent !== null &&
    path.endsWith((0,_source_file_js__WEBPACK_IMPORTED_MODULE_2__  .Vc)(unit.file.path) + unit.file.path.slice(unit.file.path.lastIndexOf('.'))) &&
    (0,_source_file_js__WEBPACK_IMPORTED_MODULE_2__  .S1)(unit, line));


  }),

  54065:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  kindOf),
    J4: () => (  mismatch),
    OF: () => (  kindOfType),
    Q6: () => (  inferKinds),
    eg: () => (  memberName),
    nk: () => (  calledName)
  });
  var _syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44048);

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
        const child = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .TP)(node)[at];
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
    const name = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .qG)(call, 'name') ?? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .qG)(call, 'function') ?? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .qG)(call, 'constructor');
    if (name === null)
        return '';
    return /[\w$]+$/.exec(text.slice(Math.max(name.start, name.end - MAX_NAME_CHARS), name.end))?.[0] ?? '';
}
function memberName(member, text) {
    const name = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .qG)(member, 'attribute') ?? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .qG)(member, 'property') ?? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .qG)(member, 'field');
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
        for (const node of (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .DG)(root))
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
            const [left, right] = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .TP)(node);
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
            const left = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .qG)(node, 'left') ?? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .qG)(node, 'name') ?? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .qG)(node, 'pattern');
            const right = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .qG)(node, 'right') ?? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .qG)(node, 'value');
            if (right !== null)
                vote(left, kindOf(right, text, kinds, language), round === 1 ? 3 : 2);
        }
        if (types.subscripts.includes(node.type))
            vote((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .TP)(node)[0], 'list', 1);
        if (types.calls.includes(node.type))
            vote((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .qG)(node, 'function'), 'function', 5);
        if (!language.hasMeasuredOrder && types.members.includes(node.type))
            vote((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .TP)(node)[0], kindByMember(memberName(node, text)), 1);
        for (const [type, field] of language.iterables) {
            if (node.type !== type)
                continue;
            const over = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .qG)(node, field);
            vote(over, 'list', 2);
            const left = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .qG)(node, 'left') ?? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_0__  .qG)(node, 'name');
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


  }),

  67881:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    e7: () => (  rankUnits),
    k1: () => (  prepareIndex),
    loadCommonestParser: () => (  loadCommonestParser),
    xy: () => (  likelyPlaces)
  });
  var _clues_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92424);
  var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54065);
  var _languages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60506);
  var _source_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8708);
  var _syntax_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44048);





const MAX_FILES = 40;
const MAX_FILE_CHARS = 400_000;
async function rankUnits(tree, failure) {
    const clues = (0,_clues_js__WEBPACK_IMPORTED_MODULE_0__  .Ln)(failure);
    const all = [...tree.paths()];
    const sources = all.filter(isSource);
    const frames = (0,_clues_js__WEBPACK_IMPORTED_MODULE_0__  .nr)(tree, clues, sources);
    const trust = frames.some(({ isTest }) => !isTest) ? 0.5 : 1;
    const tests = await readFiles(tree, testFiles(tree, { clues, sources, frames, failure }));
    const wanted = (0,_clues_js__WEBPACK_IMPORTED_MODULE_0__  .qv)(clues, tests, failure);
    const files = await relevantFiles(tree, { clues, sources, frames, tests, wanted });
    const paths = files.map(({ path }) => path);
    const [parsed, recent] = await Promise.all([readFiles(tree, paths), tree.recentLines(paths)]);
    const fileScore = new Map(files.map(({ path, score }) => [path, score]));
    const called = calledBy(parsed, wanted);
    const words = (0,_clues_js__WEBPACK_IMPORTED_MODULE_0__  .bJ)(clues);
    const ranked = parsed.flatMap((file) => file.units.map((unit) => {
        const hot = frames.filter(({ path, line }) => path === file.path && (0,_source_file_js__WEBPACK_IMPORTED_MODULE_3__  .S1)(unit, line));
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
        const language = isSource(path) ? (0,_languages_js__WEBPACK_IMPORTED_MODULE_2__  .e)(path) : null;
        if (language !== null)
            counts.set(language, (counts.get(language) ?? 0) + 1);
    }
    const [commonest] = [...counts].toSorted((a, b) => b[1] - a[1]);
    if (commonest !== undefined)
        (await (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_4__  .qd)(commonest[0].grammar)).accepts('x');
}
const isSource = (path) => (0,_languages_js__WEBPACK_IMPORTED_MODULE_2__  .e)(path) !== null && !isVendored(path);
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
    const stems = sources.filter((path) => tree.isTest(path) && clues.names.has((0,_source_file_js__WEBPACK_IMPORTED_MODULE_3__  .Vc)(path)));
    return stems.length > 0
        ? stems.slice(0, MAX_TESTS)
        : sources.filter((path) => tree.isTest(path)).slice(0, MAX_TESTS);
}
async function readFiles(tree, paths) {
    const files = [];
    for (const path of paths) {
        const language = (0,_languages_js__WEBPACK_IMPORTED_MODULE_2__  .e)(path);
        const text = language === null ? null : await tree.readText(path);
        if (language === null || text === null || text.length > MAX_FILE_CHARS)
            continue;
        const parser = await (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_4__  .qd)(language.grammar);
        files.push((0,_source_file_js__WEBPACK_IMPORTED_MODULE_3__  .o$)(path, parser.parse(text.replace(/^\ufeff/, '')), language));
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
    const imported = new Set(tests.flatMap((file) => (0,_source_file_js__WEBPACK_IMPORTED_MODULE_3__  .c5)(file, products)));
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
        const stem = (0,_source_file_js__WEBPACK_IMPORTED_MODULE_3__  .Vc)(path);
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
        .flatMap((file) => (0,_source_file_js__WEBPACK_IMPORTED_MODULE_3__  .c5)(file, products))
        .filter((path) => !known.has(path) && known.add(path));
    return [...best, ...further.slice(0, 20).map((path) => ({ path, score: 1 }))];
}
const testStem = (path) => (0,_source_file_js__WEBPACK_IMPORTED_MODULE_3__  .Vc)(path)
    .replace(/^(?:test_|Test(?=[A-Z]))|(?:_test|[._-]?[Tt]ests?|[._-]spec|TestCase|Spec|IT)$/g, '')
    .replace(/\.(?:test|spec)$/, '')
    .toLowerCase();
function frameScore(frames, unit) {
    let best = 0;
    const own = frames.filter((frame) => !frame.isTest);
    for (const [rank, { path, line }] of own.entries()) {
        if (path === unit.file.path && (0,_source_file_js__WEBPACK_IMPORTED_MODULE_3__  .S1)(unit, line))
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
    const own = (0,_clues_js__WEBPACK_IMPORTED_MODULE_0__  .Z9)(short);
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
                for (const node of (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_4__  .DG)(unit.node)) {
                    if (!file.language.types.calls.includes(node.type))
                        continue;
                    const name = (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__  .nk)(node, file.text);
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


  }),

  17690:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CS: () => (  visibleAt),
    RK: () => (  declarationsOf),
    hd: () => (  isFileLevel)
  });
  var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54065);
  var _syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44048);


const NOT_NAMES = new Set(['value', 'type', 'right', 'default', 'annotation', 'return_type', 'body']);
function declarationsOf(root, text, language) {
    const found = [];
    const fields = new Map();
    for (const [type, field] of language.declarations)
        fields.set(type, [...(fields.get(type) ?? []), field]);
    for (const node of (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__  .DG)(root)) {
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
            const scope = [from, ...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__  .T1)(from)].find(({ type: each }) => language.scopes.includes(each)) ?? root;
            const name = text.slice(at.start, at.end);
            found.push({ name, isParameter, scope, at, type, kind: type === null ? null : (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__  .OF)(type) });
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
    for (const above of (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__  .T1)(at))
        if (above.parent === list)
            return above;
    return at;
}
function typeText(declaration, text) {
    const own = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__  .qG)(declaration, 'type') ??
        (declaration.parent === null ? null : (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__  .qG)(declaration.parent, 'type'));
    return own === null ? null : text.slice(own.start, own.end).replace(/^:\s*/, '');
}
function visibleAt(declared, place, language) {
    const above = new Set([place, ...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__  .T1)(place)]);
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


  }),

  8708:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BH: () => (  isExpression),
    Ex: () => (  isTarget),
    G3: () => (  isCondition),
    S1: () => (  isIn),
    Vc: () => (  stemOf),
    aG: () => (  kindIn),
    b6: () => (  textOf),
    c5: () => (  importsOf),
    o$: () => (  readSource),
    xZ: () => (  isIterable)
  });
  var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54065);
  var _scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17690);
  var _syntax_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44048);



const textOf = (file, node) => file.text.slice(node.start, node.end);
function readSource(path, tree, language) {
    const declared = (0,_scope_js__WEBPACK_IMPORTED_MODULE_1__  .RK)(tree.root, tree.text, language);
    const units = [];
    const file = { path, text: tree.text, language, tree, declared, units };
    const tops = outermostFunctions(tree.root, language);
    for (const node of tops)
        units.push(unitOf(file, node, [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_2__  .DG)(node)], unitName(node, file)));
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
    const own = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_2__  .qG)(node, 'name') ?? holderName(node);
    const owners = [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_2__  .T1)(node)]
        .filter(({ type }) => file.language.types.classes.includes(type))
        .map((above) => (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_2__  .qG)(above, 'name') ?? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_2__  .qG)(above, 'type'));
    return [...owners.toReversed(), own]
        .flatMap((name) => (name === null ? [] : [textOf(file, name)]))
        .join('.');
}
function holderName({ parent }) {
    if (parent === null)
        return null;
    return (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_2__  .qG)(parent, 'name') ?? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_2__  .qG)(parent, 'key') ?? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_2__  .qG)(parent, 'left');
}
function unitOf(file, node, nodes, name) {
    const { language, text } = file;
    const declaredKinds = new Map(file.declared
        .filter(({ at }) => at.start >= node.start && at.end <= node.end)
        .concat(file.declared.filter((each) => (0,_scope_js__WEBPACK_IMPORTED_MODULE_1__  .hd)(each, language)))
        .flatMap((each) => (each.kind === null ? [] : [[each.name, each.kind]])));
    const kinds = (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__  .Q6)(node, text, { language, declared: declaredKinds });
    return {
        file,
        name,
        node,
        startLine: node.line,
        endLine: lineAt(text, node),
        expressions: nodes.filter((each) => isExpression(each, language)),
        statements: nodes.filter((each) => isStatement(each, language)),
        kinds,
        namesAt: (place) => (0,_scope_js__WEBPACK_IMPORTED_MODULE_1__  .CS)(file.declared, place, language),
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
const kindIn = (unit, node) => (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__  .I)(node, unit.file.text, unit.kinds, unit.file.language);
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


  })

};
