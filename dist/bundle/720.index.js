export const id = 720;
export const ids = [720];
export const modules = {

  77720:
  ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
  var _commands_agent_fix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49054);
  var _oracle_test_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98121);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27386);



const CLOSED_PIPE = 141;
const HOLDS_NOTHING = new Set(['inspect', 'view']);
const closed = new AbortController();
function writeTo(stream) {
    stream.on('error', (error) => {
        if (error.code !== 'EPIPE')
            throw error;
        closed.abort();
        if (HOLDS_NOTHING.has(process.argv[2]))
            process.exit(CLOSED_PIPE);
    });
    return (text) => {
        if (!closed.signal.aborted)
            stream.write(text);
    };
}
const io = {
    stdout: writeTo(process.stdout),
    stderr: writeTo(process.stderr),
    isTTY: process.stdout.isTTY === true,
    ...(process.stderr.isTTY && process.env['TERM'] !== 'dumb'
        ? { columns: () => process.stderr.columns || 80 }
        : {}),
    closed: closed.signal,
};
(0,_own_process_js__WEBPACK_IMPORTED_MODULE_2__  .AE)((name) => !(0,_oracle_test_environment_js__WEBPACK_IMPORTED_MODULE_1__  .uK)(name));
process.exitCode = await (0,_commands_agent_fix_js__WEBPACK_IMPORTED_MODULE_0__  .N)(process.argv.slice(2), io);
if (closed.signal.aborted)
    process.exitCode = CLOSED_PIPE;

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

  }),

  49054:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    N: () => (  agentFix)
  });
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39429);
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27386);
  var _story_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27083);
  var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24306);





const USAGE = `agent-fix ${_version_js__WEBPACK_IMPORTED_MODULE_3__  .x}: drives a model to a patch that your own tests prove.

  agent-fix init     write its workflow        agent-fix init --help
  agent-fix run      fix a repository          agent-fix run --help
  agent-fix inspect  read a trace              agent-fix inspect --help
  agent-fix replay   prove a trace             agent-fix replay --help
  agent-fix view     turn a trace into a page  agent-fix view --help
  agent-fix eval     measure on a suite        agent-fix eval --help
`;
const EVAL_USAGE = `agent-fix eval: how good is it, at what cost, and did a change help? See docs/evaluation.md.

  agent-fix eval check    are the tasks of a suite usable? spends nothing     agent-fix eval check --help
  agent-fix eval run      make the trials of a suite; goes on where it ended  agent-fix eval run --help
  agent-fix eval report   read trials: JSON, Markdown, a page                 agent-fix eval report --help
  agent-fix eval compare  two sets of trials, task by task                    agent-fix eval compare --help
  agent-fix eval export   preference pairs for a trainer                      agent-fix eval export --help
`;
const EVAL_MENU = {
    before: 'eval ',
    usage: EVAL_USAGE,
    commands: {
        check: async () => (await Promise.all( [__webpack_require__.e(469), __webpack_require__.e(93), __webpack_require__.e(746), __webpack_require__.e(567), __webpack_require__.e(914), __webpack_require__.e(420), __webpack_require__.e(695), __webpack_require__.e(837)]).then(__webpack_require__.bind(__webpack_require__, 67837))).evalCheck,
        run: async () => (await Promise.all( [__webpack_require__.e(469), __webpack_require__.e(93), __webpack_require__.e(746), __webpack_require__.e(567), __webpack_require__.e(914), __webpack_require__.e(420), __webpack_require__.e(695), __webpack_require__.e(837)]).then(__webpack_require__.bind(__webpack_require__, 67837))).evalRun,
        report: async () => (await Promise.all( [__webpack_require__.e(469), __webpack_require__.e(93), __webpack_require__.e(746), __webpack_require__.e(567), __webpack_require__.e(914), __webpack_require__.e(420), __webpack_require__.e(695), __webpack_require__.e(837)]).then(__webpack_require__.bind(__webpack_require__, 67837))).evalReport,
        compare: async () => (await Promise.all( [__webpack_require__.e(469), __webpack_require__.e(93), __webpack_require__.e(746), __webpack_require__.e(567), __webpack_require__.e(914), __webpack_require__.e(420), __webpack_require__.e(695), __webpack_require__.e(837)]).then(__webpack_require__.bind(__webpack_require__, 67837))).evalCompare,
        export: async () => (await Promise.all( [__webpack_require__.e(469), __webpack_require__.e(93), __webpack_require__.e(746), __webpack_require__.e(567), __webpack_require__.e(914), __webpack_require__.e(420), __webpack_require__.e(695), __webpack_require__.e(837)]).then(__webpack_require__.bind(__webpack_require__, 67837))).evalExport,
    },
};
const MENU = {
    before: '',
    usage: USAGE,
    commands: {
        init: async () => (await Promise.all( [__webpack_require__.e(469), __webpack_require__.e(803)]).then(__webpack_require__.bind(__webpack_require__, 15803))).initCommand,
        run: async () => (await Promise.all( [__webpack_require__.e(469), __webpack_require__.e(93), __webpack_require__.e(746), __webpack_require__.e(567), __webpack_require__.e(914), __webpack_require__.e(695), __webpack_require__.e(244)]).then(__webpack_require__.bind(__webpack_require__, 3244))).runCommand,
        inspect: async () => (await Promise.all( [__webpack_require__.e(469), __webpack_require__.e(746), __webpack_require__.e(13)]).then(__webpack_require__.bind(__webpack_require__, 75013))).inspectCommand,
        replay: async () => (await Promise.all( [__webpack_require__.e(469), __webpack_require__.e(93), __webpack_require__.e(746), __webpack_require__.e(567), __webpack_require__.e(914), __webpack_require__.e(695), __webpack_require__.e(244), __webpack_require__.e(270)]).then(__webpack_require__.bind(__webpack_require__, 54270))).replayCommand,
        view: async () => (await Promise.all( [__webpack_require__.e(469), __webpack_require__.e(746), __webpack_require__.e(567), __webpack_require__.e(420), __webpack_require__.e(805)]).then(__webpack_require__.bind(__webpack_require__, 96164))).viewCommand,
        eval: async () => (args, io) => dispatch(args, io, EVAL_MENU),
    },
};
async function agentFix(args, io) {
    try {
        (0,_own_process_js__WEBPACK_IMPORTED_MODULE_1__  .oF)(process.platform);
        if (args[0] !== '--version')
            return await dispatch(args, io, MENU);
        io.stdout(`${_version_js__WEBPACK_IMPORTED_MODULE_3__  .x}\n`);
        return 0;
    }
    catch (error) {
        io.stderr(`agent-fix: ${(0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .Bv)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__  .kc)(error))}\n`);
        return 2;
    }
}
async function dispatch([name, ...rest], io, menu) {
    const { before, usage, commands } = menu;
    if (name === undefined || name === '--help' || name === '-h') {
        io.stdout(usage);
        return name === undefined ? 2 : 0;
    }
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (load !== undefined)
        return (await load())(rest, io);
    const near = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .pA)(name, Object.keys(commands));
    const hint = near === null ? '' : `; did you mean ${near}?`;
    io.stderr(`agent-fix: unknown command ${JSON.stringify(before + name)}${hint}\n\n${usage}`);
    return 2;
}


  }),

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
    OJ: () => (  firstChars),
    YC: () => (  editDistance),
    aJ: () => (  stripAnsi),
    dp: () => (  byteLength),
    iV: () => (  lastChars),
    mU: () => (  withoutColours),
    ml: () => (  shorten),
    pA: () => (  nearest),
    r7: () => (  shellWord),
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
const CONTROL_SEQUENCE = /\u001b\[[0-?]*[ -/]*[@-~]/g;
const ANSI = new RegExp(`${CONTROL_SEQUENCE.source}|\\u001b(?:\\][^\\u0007\\u001b\\n]*(?:\\u0007|\\u001b\\\\)?|[ -/]+[0-~]|[0-Z\\\\^-~])`, 'g');
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
    const onRunner = environment['GITHUB_ACTIONS'] === undefined ? {} : runnerVariables(checkout, scratch);
    return {
        ...Object.fromEntries(passed),
        ...onRunner,
        ...movedTo(checkout, command.env, environment['GITHUB_WORKSPACE']),
        ...Object.fromEntries(chosen),
        ...testEnv?.set,
    };
}
function movedTo(checkout, env, workspace) {
    if (workspace === undefined || workspace === '' || workspace === checkout)
        return env;
    return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value.replaceAll(workspace, checkout)]));
}
function stepFiles(scratch) {
    return STEP_FILES.map((name) => `${scratch}/${name}`);
}
function runnerVariables(checkout, scratch) {
    const files = STEP_FILES.map((name) => [name, `${scratch}/${name}`]);
    return { GITHUB_WORKSPACE: checkout, RUNNER_TEMP: scratch, ...Object.fromEntries(files) };
}
const isShownToTests = (name) => PASSED_ON.has(name) || PASSED_ON_SHAPES.test(name);


  }),

  27386:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AE: () => (  eraseEnvironment),
    bs: () => (  programFolder),
    ci: () => (  listenForCancellation),
    oF: () => (  checkPlatform)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


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
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(entry ?? process.execPath));
}


  }),

  27083:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bv: () => (  safeLines),
    PR: () => (  UNSEEN),
    Q6: () => (  visibleText),
    aV: () => (  visiblePieces),
    om: () => (  safeLine)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);

const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
const UNSEEN_RUNS = new RegExp(`(?<!\\p{Extended_Pictographic}(?=\\ufe0f))${UNSEEN.source}`, 'gu');
function visiblePieces(text) {
    if (!UNSEEN.test(text))
        return [text];
    const pieces = [];
    let from = 0;
    for (const match of text.matchAll(UNSEEN_RUNS)) {
        if (match.index > from)
            pieces.push(text.slice(from, match.index));
        pieces.push({ mark: codePointName(match[0]) });
        from = match.index + match[0].length;
    }
    if (from < text.length)
        pieces.push(text.slice(from));
    return pieces;
}
function visibleText(text) {
    return visiblePieces(text)
        .map((piece) => (typeof piece === 'string' ? piece : piece.mark))
        .join('');
}
const safeLines = (text) => visibleText((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .mU)(text));
const safeLine = (text, max = Number.POSITIVE_INFINITY) => visibleText((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .mU)(text).replace(/\s+/g, ' ').trim(), max));
function codePointName(character) {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
}


  }),

  24306:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    x: () => (  VERSION)
  });
const VERSION = "0.1.0";


  })

};
