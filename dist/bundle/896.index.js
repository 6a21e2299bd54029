export const id = 896;
export const ids = [896];
export const modules = {

  39429:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    NW: () => (  orElse),
    kc: () => (  errorText),
    xb: () => (  assertNever)
  });
const errorText = (error) => (error instanceof Error ? error.message : String(error));
function orElse(fallback, ask) {
    try {
        return ask();
    }
    catch {
        return fallback;
    }
}
function assertNever(value) {
    throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}


  }),

  45565:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bq: () => (  filled),
    EB: () => (  anyOf),
    OJ: () => (  firstChars),
    QU: () => (  withEdits),
    YC: () => (  editDistance),
    aJ: () => (  stripAnsi),
    dp: () => (  byteLength),
    iV: () => (  lastChars),
    mU: () => (  withoutColours),
    ml: () => (  shorten),
    pA: () => (  nearest),
    r7: () => (  shellWord),
    wM: () => (  inSequence),
    yZ: () => (  collapsed)
  });
function firstChars(text, max) {
    const start = text.slice(0, max);
    return /[\uD800-\uDBFF]$/.test(start) && max < text.length ? start.slice(0, -1) : start;
}
function lastChars(text, max) {
    const end = text.slice(Math.max(0, text.length - max));
    return /^[\uDC00-\uDFFF]/.test(end) && max < text.length ? end.slice(1) : end;
}
const shorten = (text, max) => text.length <= max ? text : `${firstChars(text, max)}…`;
const filled = (template, ...words) => template.split('…').reduce((text, rest, at) => `${text}${words[at - 1] ?? ''}${rest}`);
const CONTROL_SEQUENCE = /\u001b\[[0-?]*[ -/]*[@-~]/g;
const ANSI = new RegExp(`${CONTROL_SEQUENCE.source}|\\u001b(?:\\][^\\u0007\\u001b\\n]*(?:\\u0007|\\u001b\\\\)?|[ -/]+[0-~]|[0-Z\\\\^-~])`, 'g');
const anyOf = (signs, flags = '') => new RegExp(signs.map(({ source }) => source).join('|'), flags);
const inSequence = (parts, flags = '') => new RegExp(parts.map(({ source }) => source).join(''), flags);
const stripAnsi = (text) => text.replace(ANSI, '');
const withoutColours = (text) => text.includes('\u001b') ? text.replace(CONTROL_SEQUENCE, '') : text;
const encoder = new TextEncoder();
const byteLength = (text) => encoder.encode(text).length;
function editDistance(a, b) {
    const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
    const cell = (i, j) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        rows.push(row);
        for (let j = 1; j <= b.length; j++) {
            const change = a[i - 1] === b[j - 1] ? 0 : 1;
            const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            row.push(Math.min(cell(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, cell(i - 1, j - 1) + change, isSwap ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY));
        }
    }
    return cell(a.length, b.length);
}
const PLAIN_WORD = /^[\w@%+=:,./-]+$/;
const shellWord = (text) => PLAIN_WORD.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
function nearest(given, names) {
    const begun = names.filter((name) => given.length > 1 && name.startsWith(given));
    if (begun.length === 1)
        return begun[0] ?? null;
    const ranked = names
        .map((name) => ({ name, distance: editDistance(given, name) }))
        .toSorted((a, b) => a.distance - b.distance);
    const [best] = ranked;
    if (best === undefined)
        return null;
    return best.distance <= Math.ceil(Math.max(best.name.length, given.length) / 3) ? best.name : null;
}
const collapsed = (text) => text.trim().replace(/\s+/g, ' ');
const withEdits = (text, edits) => edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, edit) => done.slice(0, edit.start) + edit.text + done.slice(edit.end), text);


  }),

  98121:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    UM: () => (  stepFiles),
    iH: () => (  testEnvironment),
    uK: () => (  isShownToTests)
  });
const PASSED_ON = new Set([
    'PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TERM TMPDIR XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME',
    'SystemRoot ComSpec PATHEXT TEMP TMP USERPROFILE APPDATA LOCALAPPDATA ProgramFiles ProgramData',
    'CI GITHUB_ACTIONS GITHUB_REPOSITORY GITHUB_REPOSITORY_OWNER GITHUB_SHA GITHUB_REF GITHUB_REF_NAME',
    'GITHUB_REF_TYPE GITHUB_HEAD_REF GITHUB_BASE_REF GITHUB_EVENT_NAME GITHUB_WORKFLOW GITHUB_JOB',
    'GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_RUN_ATTEMPT GITHUB_ACTOR GITHUB_SERVER_URL GITHUB_API_URL',
    'RUNNER_OS RUNNER_ARCH RUNNER_NAME RUNNER_ENVIRONMENT RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY ImageOS',
    'RUNNER_TRACKING_ID',
    'JAVA_HOME GRADLE_HOME GRADLE_USER_HOME MAVEN_HOME M2_HOME ANDROID_HOME ANDROID_SDK_ROOT SDKMAN_DIR',
    'GOROOT GOPATH GOBIN GOCACHE GOMODCACHE GOPROXY GOSUMDB GOFLAGS GOTOOLCHAIN GOEXPERIMENT CGO_ENABLED',
    'CARGO_HOME CARGO_TARGET_DIR CARGO_INCREMENTAL CARGO_TERM_COLOR RUSTUP_HOME RUSTUP_TOOLCHAIN RUSTFLAGS',
    'pythonLocation Python_ROOT_DIR Python2_ROOT_DIR Python3_ROOT_DIR PYTHONPATH PYENV_ROOT VIRTUAL_ENV',
    'CONDA CONDA_PREFIX CONDA_DEFAULT_ENV NODE_PATH NODE_ENV NVM_DIR PNPM_HOME COREPACK_HOME DENO_DIR',
    'BUN_INSTALL DOTNET_ROOT NUGET_PACKAGES GEM_HOME GEM_PATH BUNDLE_PATH PERL5LIB COMPOSER_HOME',
    'LD_LIBRARY_PATH DYLD_LIBRARY_PATH LIBRARY_PATH CPATH PKG_CONFIG_PATH CC CXX CFLAGS CXXFLAGS LDFLAGS',
    'CHROME_BIN CHROMEWEBDRIVER GECKOWEBDRIVER PLAYWRIGHT_BROWSERS_PATH PUPPETEER_EXECUTABLE_PATH DISPLAY',
    'SSL_CERT_FILE SSL_CERT_DIR NODE_EXTRA_CA_CERTS REQUESTS_CA_BUNDLE FORCE_COLOR NO_COLOR',
].flatMap((names) => names.split(' ')));
const PASSED_ON_SHAPES = /^(?:LC_[A-Z]+|JAVA_HOME_\d+_\w+|GOROOT_\d+_\d+_\w+)$/;
const STEP_FILES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
function testEnvironment(request) {
    const { environment, command, testEnv, checkout, scratch } = request;
    const passed = Object.entries(environment).filter((entry) => entry[1] !== undefined && (PASSED_ON.has(entry[0]) || PASSED_ON_SHAPES.test(entry[0])));
    const chosen = (testEnv?.pass ?? []).flatMap((name) => {
        const value = environment[name];
        return value === undefined ? [] : [[name, value]];
    });
    const files = STEP_FILES.map((name) => [name, `${scratch}/${name}`]);
    const onRunner = { GITHUB_WORKSPACE: checkout, RUNNER_TEMP: scratch, ...Object.fromEntries(files) };
    const workspace = environment['GITHUB_WORKSPACE'] || checkout;
    const own = Object.entries(command.env).map(([name, value]) => {
        return [name, value.replaceAll(workspace, () => checkout)];
    });
    return {
        ...Object.fromEntries(passed),
        ...(environment['GITHUB_ACTIONS'] === undefined ? {} : onRunner),
        ...Object.fromEntries(own),
        ...Object.fromEntries(chosen),
        ...testEnv?.set,
    };
}
const stepFiles = (scratch) => STEP_FILES.map((name) => `${scratch}/${name}`);
const isShownToTests = (name) => PASSED_ON.has(name) || PASSED_ON_SHAPES.test(name);


  }),

  27386:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AE: () => (  eraseEnvironment),
    bs: () => (  programFolder),
    ci: () => (  listenForCancellation),
    oF: () => (  checkPlatform),
    xv: () => (  VERSION),
    yg: () => (  holdProgram)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_module__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98995);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var node_url__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73136);
  var _tree_sitter_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60135);






const { version: VERSION } = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(import.meta.dirname, '../package.json'), 'utf8'));
const MEANINGLESS = [
    'SIGHUP',
    'SIGQUIT',
    'SIGUSR1',
    'SIGUSR2',
    'SIGALRM',
    'SIGVTALRM',
    'SIGIO',
    'SIGXCPU',
    'SIGXFSZ',
];
function listenForCancellation() {
    const controller = new AbortController();
    let isReachable = false;
    process.once('SIGINT', () => controller.abort());
    process.on('SIGTERM', () => {
        if (!isReachable)
            controller.abort();
    });
    for (const name of MEANINGLESS)
        process.on(name, () => { });
    return {
        signal: controller.signal,
        setReachable: (isNow) => {
            isReachable = isNow;
        },
    };
}
function eraseEnvironment(isErased) {
    const kept = Object.entries(process.env).filter(([name]) => isErased(name));
    try {
        const start = startOfEnvironment();
        const memory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)('/proc/self/mem', 'r+');
        try {
            for (const { name, offset, length } of valuesIn((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/environ'))) {
                if (isErased(name))
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(memory, Buffer.alloc(length), 0, length, start + offset);
            }
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(memory);
        }
        return valuesIn((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/environ')).every(({ name, isEmpty }) => isEmpty || !isErased(name));
    }
    catch {
        return false;
    }
    finally {
        for (const [name, value] of kept)
            process.env[name] = value;
    }
}
function startOfEnvironment() {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/stat', 'utf8');
    const start = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[47]);
    if (!Number.isSafeInteger(start) || start === 0)
        throw new Error('the kernel does not tell where variables lie');
    return start;
}
function valuesIn(environ) {
    const values = [];
    for (let at = 0; at < environ.length;) {
        const end = environ.indexOf(0, at) === -1 ? environ.length : environ.indexOf(0, at);
        const equals = environ.indexOf('=', at);
        if (equals !== -1 && equals < end) {
            const name = environ.toString('utf8', at, equals);
            values.push({ name, offset: equals + 1, length: end - equals - 1, isEmpty: end === equals + 1 });
        }
        at = end + 1;
    }
    return values;
}
function checkPlatform(platform) {
    if (platform !== 'win32')
        return;
    throw new Error('agent-fix runs on Linux and macOS; this is Windows. In a workflow take `runs-on: ubuntu-latest`, at a desk WSL.');
}
function programFolder() {
    const [, entry] = process.argv;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(entry ?? process.execPath));
}
let held = null;
function holdProgram(dist) {
    held ??= hold(dist).catch((error) => {
        held = null;
        throw error;
    });
    return held;
}
async function hold(dist) {
    const folders = [(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(dist, 'bundle'), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(dist, 'syntax')].filter((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder));
    const sources = new Map((await Promise.all(folders.map(readModules)))
        .flat()
        .map(([file, code]) => [(0,node_url__WEBPACK_IMPORTED_MODULE_4__.pathToFileURL)(file).href, code]));
    await (0,_tree_sitter_syntax_tree_js__WEBPACK_IMPORTED_MODULE_5__  .kS)();
    if (sources.size === 0)
        return;
    (0,node_module__WEBPACK_IMPORTED_MODULE_2__.registerHooks)({
        resolve: (specifier, context, nextResolve) => {
            const url = /^[./]|^file:/.test(specifier) ? new URL(specifier, context.parentURL).href : null;
            return url !== null && sources.has(url) ? { url, shortCircuit: true } : nextResolve(specifier, context);
        },
        load: (url, context, nextLoad) => {
            const source = sources.get(url);
            return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
        },
    });
}
async function readModules(folder) {
    const files = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder))
        .filter((name) => name.endsWith('.js'))
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
    return Promise.all(files.map(async (file) => [file, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file)]));
}


  }),

  27083:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bv: () => (  safeLines),
    PR: () => (  UNSEEN),
    Q6: () => (  visibleText),
    om: () => (  safeLine)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);

const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
const UNSEEN_RUNS = new RegExp(`(?<!\\p{Extended_Pictographic}(?=\\ufe0f))${UNSEEN.source}`, 'gu');
const visibleText = (text, draw = (name) => name) => UNSEEN.test(text) ? text.replace(UNSEEN_RUNS, (character) => draw(codePointName(character))) : text;
const safeLines = (text) => visibleText((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .mU)(text));
const safeLine = (text, max = Number.POSITIVE_INFINITY) => visibleText((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .mU)(text).replace(/\s+/g, ' ').trim(), max));
function codePointName(character) {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
}


  }),

  60135:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DG: () => (  descendants),
    T1: () => (  ancestors),
    TP: () => (  namedChildren),
    kS: () => (  holdGrammars),
    qG: () => (  childByField),
    qd: () => (  loadParser)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
  var node_v8__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78877);
  var node_zlib__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38522);
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
    const left = [node];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
        yield next;
        for (const child of next.children.toReversed())
            left.push(child);
    }
}
function* ancestors(node) {
    for (let above = node.parent; above !== null; above = above.parent)
        yield above;
}
const BUNDLED = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(import.meta.dirname, '../syntax');
const FROM_NPM = {
    runtime: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(import.meta.dirname, '../../node_modules/web-tree-sitter'),
    grammars: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(import.meta.dirname, '../../node_modules/@vscode/tree-sitter-wasm/wasm'),
};
const folders = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(BUNDLED) ? { runtime: BUNDLED, grammars: BUNDLED } : FROM_NPM;
const runtimeFile = () => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folders().runtime, 'web-tree-sitter.wasm');
const grammarFile = (grammar) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folders().grammars, `tree-sitter-${grammar}.wasm${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(BUNDLED) ? '.br' : ''}`);
const GRAMMARS = [
    ...['bash', 'python', 'javascript', 'typescript', 'tsx'],
    ...['go', 'java', 'rust', 'php', 'ruby', 'cpp'],
];
const held = new Map();
async function bytesOf(file) {
    const bytes = held.get(file) ?? (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file));
    return file.endsWith('.br') ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_5__.brotliDecompressSync)(bytes) : bytes;
}
async function holdGrammars() {
    const files = [runtimeFile(), ...GRAMMARS.map(grammarFile)];
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
    const { Edit, Language, Parser } = await runtime;
    const language = await Language.load(await bytesOf(grammarFile(grammar)));
    const parser = new Parser();
    parser.setLanguage(language);
    return {
        parse: (text) => withTree(parser, text, (tree) => plainTree(tree, text)),
        accepts: (text) => withTree(parser, text, (tree) => !tree.rootNode.hasError),
        editsOf: (text) => openEdits(parser, text, Edit),
    };
}
function openEdits(parser, text, Edit) {
    const tree = parsedTree(parser, text);
    const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const pointAt = (at) => {
        const row = lineStarts.findLastIndex((start) => start <= at);
        return { row, column: at - (lineStarts[row] ?? 0) };
    };
    return {
        accepts({ start, end, text: added }) {
            const startPosition = pointAt(start);
            const lines = added.split('\n');
            const [row, last] = [startPosition.row + lines.length - 1, lines.at(-1)?.length ?? 0];
            const newEndPosition = { row, column: lines.length === 1 ? startPosition.column + last : last };
            const points = { startPosition, oldEndPosition: pointAt(end), newEndPosition };
            const indices = { startIndex: start, oldEndIndex: end, newEndIndex: start + added.length };
            const old = tree.copy();
            old.edit(new Edit({ ...points, ...indices }));
            const next = text.slice(0, start) + added + text.slice(end);
            try {
                return withTree(parser, next, ({ rootNode }) => !rootNode.hasError, old);
            }
            finally {
                old.delete();
            }
        },
        [Symbol.dispose]: () => tree.delete(),
    };
}
const BASELINE_COMPILER_ONLY = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];
async function openRuntime() {
    for (const flag of BASELINE_COMPILER_ONLY)
        (0,node_v8__WEBPACK_IMPORTED_MODULE_4__.setFlagsFromString)(flag);
    const url = (0,node_url__WEBPACK_IMPORTED_MODULE_3__.pathToFileURL)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folders().runtime, 'web-tree-sitter.js')).href;
    const module = await import(__rewriteRelativeImportExtension(   url));
    await module.Parser.init({ wasmBinary: await bytesOf(runtimeFile()) });
    return module;
}
function withTree(parser, text, use, old = null) {
    const tree = parsedTree(parser, text, old);
    try {
        return use(tree);
    }
    finally {
        tree.delete();
    }
}
function parsedTree(parser, text, old = null) {
    const tree = parser.parse(text, old);
    if (tree === null)
        throw new Error('tree-sitter gave no tree');
    return tree;
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
