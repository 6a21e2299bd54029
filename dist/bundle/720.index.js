export const id = 720;
export const ids = [720];
export const modules = {

  40566:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    OJ: () => (  firstChars),
    aJ: () => (  stripAnsi),
    mU: () => (  withoutColours),
    ml: () => (  shorten)
  });
function firstChars(text, max) {
    const start = text.slice(0, max);
    return /[\uD800-\uDBFF]$/.test(start) && max < text.length ? start.slice(0, -1) : start;
}
const shorten = (text, max) => text.length <= max ? text : `${firstChars(text, max)}…`;
const CONTROL_SEQUENCE = /\u001b\[[0-?]*[ -/]*[@-~]/g;
const ANSI = new RegExp(`${CONTROL_SEQUENCE.source}|\\u001b(?:\\][^\\u0007\\u001b\\n]*(?:\\u0007|\\u001b\\\\)?|[ -/]+[0-~]|[0-Z\\\\^-~])`, 'g');
const stripAnsi = (text) => text.replace(ANSI, '');
const withoutColours = (text) => text.includes('\u001b') ? text.replace(CONTROL_SEQUENCE, '') : text;


  }),

  42253:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    N: () => (  orElse),
    k: () => (  errorText)
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


  }),

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
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42253);
  var _own_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27386);
  var _story_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27083);
  var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24306);
  var _dispatch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75015);





const USAGE = `agent-fix ${_version_js__WEBPACK_IMPORTED_MODULE_2__  .x}: drives a model to a patch that your own tests prove.

  agent-fix init     write its workflow        agent-fix init --help
  agent-fix run      fix a repository          agent-fix run --help
  agent-fix inspect  read a trace              agent-fix inspect --help
  agent-fix replay   prove a trace             agent-fix replay --help
  agent-fix view     turn a trace into a page  agent-fix view --help
  agent-fix eval     measure on a suite        agent-fix eval --help
`;
async function agentFix(args, io) {
    try {
        (0,_own_process_js__WEBPACK_IMPORTED_MODULE_0__  .oF)(process.platform);
        return await command(args, io);
    }
    catch (error) {
        io.stderr(`agent-fix: ${(0,_story_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Bv)((0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_3__  .k)(error))}\n`);
        return 2;
    }
}
async function command(args, io) {
    if (args[0] === '--version') {
        io.stdout(`${_version_js__WEBPACK_IMPORTED_MODULE_2__  .x}\n`);
        return 0;
    }
    return (0,_dispatch_js__WEBPACK_IMPORTED_MODULE_4__  .J)(args, io, {
        before: '',
        usage: USAGE,
        commands: {
            init: async () => (await Promise.all( [__webpack_require__.e(339), __webpack_require__.e(184)]).then(__webpack_require__.bind(__webpack_require__, 15803))).initCommand,
            run: async () => (await Promise.all( [__webpack_require__.e(339), __webpack_require__.e(425), __webpack_require__.e(695), __webpack_require__.e(803)]).then(__webpack_require__.bind(__webpack_require__, 3244))).runCommand,
            inspect: async () => (await Promise.all( [__webpack_require__.e(339), __webpack_require__.e(896), __webpack_require__.e(43)]).then(__webpack_require__.bind(__webpack_require__, 69043))).inspect,
            replay: async () => (await Promise.all( [__webpack_require__.e(339), __webpack_require__.e(896), __webpack_require__.e(621), __webpack_require__.e(425), __webpack_require__.e(576), __webpack_require__.e(970), __webpack_require__.e(695), __webpack_require__.e(506), __webpack_require__.e(88), __webpack_require__.e(876)]).then(__webpack_require__.bind(__webpack_require__, 75876))).replayCommand,
            view: async () => (await Promise.all( [__webpack_require__.e(339), __webpack_require__.e(896), __webpack_require__.e(894), __webpack_require__.e(456)]).then(__webpack_require__.bind(__webpack_require__, 96164))).viewCommand,
            eval: async () => (await __webpack_require__.e(  583).then(__webpack_require__.bind(__webpack_require__, 32583))).evalCommand,
        },
    });
}


  }),

  75015:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    J: () => (  dispatch),
    p: () => (  nearest)
  });
async function dispatch([name, ...rest], io, { before, usage, commands }) {
    if (name === undefined || name === '--help' || name === '-h') {
        io.stdout(usage);
        return name === undefined ? 2 : 0;
    }
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (load !== undefined)
        return (await load())(rest, io);
    const near = nearest(name, Object.keys(commands));
    const hint = near === null ? '' : `; did you mean ${near}?`;
    io.stderr(`agent-fix: unknown command ${JSON.stringify(before + name)}${hint}\n\n${usage}`);
    return 2;
}
function nearest(given, names) {
    const begun = names.filter((name) => given.length > 1 && name.startsWith(given));
    if (begun.length === 1)
        return begun[0] ?? null;
    const ranked = names
        .map((name) => ({ name, distance: distance(given, name) }))
        .toSorted((a, b) => a.distance - b.distance);
    const [best] = ranked;
    if (best === undefined)
        return null;
    return best.distance <= Math.ceil(Math.max(best.name.length, given.length) / 3) ? best.name : null;
}
function distance(a, b) {
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
const NEVER = /^(?:INPUT_|ACTIONS_(?:RUNTIME|ID_TOKEN|CACHE|RESULTS))/i;
const STEP_FILES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
function testEnvironment(request) {
    const { environment, command, checkout, scratch } = request;
    const passed = Object.entries(environment).filter((entry) => entry[1] !== undefined && (PASSED_ON.has(entry[0]) || PASSED_ON_SHAPES.test(entry[0])));
    const onRunner = environment['GITHUB_ACTIONS'] === undefined ? {} : runnerVariables(checkout, scratch);
    return {
        ...Object.fromEntries(passed),
        ...onRunner,
        ...movedTo(checkout, command.env, environment['GITHUB_WORKSPACE']),
        ...chosenVariables(request.testEnv, environment),
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
function chosenVariables(testEnv, environment) {
    const chosen = {};
    for (const line of testEnv) {
        const [, name, value] = /^\s*([A-Za-z_]\w*)(?:=(.*))?$/s.exec(line) ?? [];
        if (name === undefined)
            throw new Error(`test-env: ${JSON.stringify(line)} is neither NAME nor NAME=VALUE`);
        if (NEVER.test(name))
            throw new Error(`test-env: ${name} belongs to the runner and is never given to tests`);
        const passed = value ?? environment[name];
        if (passed !== undefined)
            chosen[name] = passed;
    }
    return chosen;
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
    Q6: () => (  visibleText),
    aV: () => (  visiblePieces),
    om: () => (  safeLine)
  });
  var _agent_cut_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40566);

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
const safeLines = (text) => visibleText((0,_agent_cut_text_js__WEBPACK_IMPORTED_MODULE_0__  .mU)(text));
const safeLine = (text, max = Number.POSITIVE_INFINITY) => visibleText((0,_agent_cut_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)((0,_agent_cut_text_js__WEBPACK_IMPORTED_MODULE_0__  .mU)(text).replace(/\s+/g, ' ').trim(), max));
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
const VERSION = '0.1.0';


  })

};
