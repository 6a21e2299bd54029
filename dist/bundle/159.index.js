export const id = 159;
export const ids = [159];
export const modules = {

  8294:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BI: () => (  STOP_TEXT),
    Sf: () => (  computeOutcome),
    _2: () => (  mayReturnToGreen),
    h7: () => (  isProposed),
    im: () => (  OUTCOMES),
    kz: () => (  succeeds),
    mz: () => (  deservesConfirming),
    nn: () => (  isProven),
    yA: () => (  MAX_OUTPUT_MIB)
  });
const OUTCOMES = [
    'fixed',
    'unverified',
    'not_reproduced',
    'not_fixed',
    'flaky',
    'budget_exhausted',
    'model_error',
    'infra_error',
    'cancelled',
    'refused',
    'skipped',
];
const CONSEQUENCES = {
    fixed: { succeeds: true, isProposed: true, isProven: true },
    unverified: { succeeds: true, isProposed: true, isProven: false },
    not_reproduced: { succeeds: true, isProposed: false, isProven: true },
    not_fixed: { succeeds: false, isProposed: false, isProven: false },
    flaky: { succeeds: false, isProposed: false, isProven: false },
    budget_exhausted: { succeeds: false, isProposed: false, isProven: false },
    model_error: { succeeds: false, isProposed: false, isProven: false },
    infra_error: { succeeds: false, isProposed: false, isProven: false },
    cancelled: { succeeds: false, isProposed: false, isProven: false },
    refused: { succeeds: true, isProposed: false, isProven: false },
    skipped: { succeeds: true, isProposed: false, isProven: false },
};
const succeeds = (outcome) => CONSEQUENCES[outcome].succeeds;
const isProposed = (outcome) => CONSEQUENCES[outcome].isProposed;
const isProven = (outcome) => CONSEQUENCES[outcome].isProven;
const MAX_OUTPUT_MIB = 256;
const STOP_TEXT = {
    done: 'the model said it was done',
    cannot_fix: 'the model found no correct fix',
    claims_refused: 'the model kept claiming a green that was red',
    looping: 'the model went in circles and two notes did not stop it',
    green_and_idle: 'the tests were green and the model wrote nothing more',
    max_iterations: 'the limit of model turns was reached (max-iterations)',
    max_test_runs: 'the limit of test runs was reached (max-test-runs)',
    max_total_tokens: 'the limit of tokens was reached (max-total-tokens)',
    timeout: 'the time was up (timeout-minutes)',
    malformed_replies: 'too many replies could not be used (max-malformed)',
    endpoint_failed: 'the model endpoint failed',
    cancelled: 'the run was cancelled',
    recording_ended: 'the recording ended here',
    search_ended: 'the built-in search found no edit that makes the tests pass',
    max_candidates: 'the limit of candidates was reached (max-candidates)',
    green_at_base: 'the tests are green at the base commit',
    test_command_not_found: 'the test command could not be started, or a tool that it needs is missing',
    baseline_timed_out: 'the test command did not finish in time before any change (test-timeout-seconds, timeout-minutes)',
    baseline_output_limit: `the test command printed more than ${MAX_OUTPUT_MIB} MiB before any change, and was stopped`,
    baseline_resource_limit: 'the test command used up the memory or the disk before any change, and was stopped',
    not_ci_failure: 'the tests fail here in another way than in CI',
    red_when_green: 'the tests fail in the same way at the last green commit: this machine, its set-up, the network, the time or an unpinned dependency is to blame, not the code',
    flaky_when_green: 'the tests are red, then green, at the last green commit: they fail by chance',
    internal_error: 'agent-fix itself failed',
};
function deservesConfirming(stop, evidence) {
    const isGivenUp = stop === 'cannot_fix' ? !evidence.isReturned : NOBODY_WAITS.has(stop);
    return evidence.isGreen && evidence.hasPatch && !isGivenUp;
}
function mayReturnToGreen(stop, { isRedAtBase }) {
    return isRedAtBase && !NOBODY_WAITS.has(stop) && EARLY[stop] === undefined;
}
const NOBODY_WAITS = new Set(['cancelled', 'internal_error']);
function computeOutcome(stop, evidence) {
    const early = EARLY[stop];
    if (early !== undefined)
        return early;
    if (evidence.proof === 'flaky')
        return 'flaky';
    if (evidence.proof === 'weak')
        return 'not_fixed';
    if (evidence.proof === 'proven') {
        if (evidence.isRedAtBase)
            return 'fixed';
        if ((evidence.isRedByNewTests || evidence.isJudgedByPeople) && stop === 'done')
            return 'fixed';
        return stop === 'done' ? 'unverified' : (FALLEN_SHORT[stop] ?? 'not_fixed');
    }
    if (evidence.isGreen && evidence.isRedAtBase && !evidence.hasPatch)
        return 'flaky';
    if (evidence.neverTests && evidence.hasPatch && stop === 'done')
        return 'unverified';
    return FALLEN_SHORT[stop] ?? 'not_fixed';
}
const EARLY = {
    green_at_base: 'not_reproduced',
    test_command_not_found: 'infra_error',
    baseline_timed_out: 'infra_error',
    baseline_output_limit: 'infra_error',
    baseline_resource_limit: 'infra_error',
    not_ci_failure: 'infra_error',
    red_when_green: 'infra_error',
    flaky_when_green: 'flaky',
    internal_error: 'infra_error',
    cancelled: 'cancelled',
};
const FALLEN_SHORT = {
    max_iterations: 'budget_exhausted',
    max_test_runs: 'budget_exhausted',
    max_total_tokens: 'budget_exhausted',
    timeout: 'budget_exhausted',
    max_candidates: 'budget_exhausted',
    malformed_replies: 'model_error',
    endpoint_failed: 'model_error',
    recording_ended: 'model_error',
};


  }),

  39817:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B4: () => (  formatCount),
    TM: () => (  firstLine),
    Xo: () => (  formatSeconds),
    a3: () => (  formatDuration),
    gL: () => (  formatCountOf),
    z3: () => (  formatBytes)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);

function formatCount(count) {
    const [whole = '', ...fraction] = String(Math.round(count * 1000) / 1000).split('.');
    return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}
function formatCountOf(count, noun) {
    return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    if (bytes < 1_000_000)
        return `${(bytes / 1000).toFixed(1)} KB`;
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
function formatSeconds(ms) {
    if (ms < 60_000)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    const minutes = `${Math.floor(seconds / 60)} min`;
    return seconds % 60 === 0 ? minutes : `${minutes} ${seconds % 60} s`;
}
function formatDuration(ms) {
    return ms < 1000 ? `${Math.round(ms)} ms` : formatSeconds(ms);
}
function firstLine(text, max) {
    const [line = ''] = text.trimStart().split('\n', 1);
    const isWhole = line.length <= max && line.trimEnd() === text.trim();
    return isWhole ? line.trimEnd() : `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .OJ)(line, max).trimEnd()}…`;
}


  }),

  49057:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bj: () => (  sha256Of),
    Bq: () => (  CHAIN_START),
    N0: () => (  unsealLine),
    qv: () => (  chainHash),
    yH: () => (  openTrace)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39429);




function openTrace(options) {
    const { path, runId, now } = options;
    let file = openToAppend(path);
    let seq = 0;
    let hash = CHAIN_START;
    const written = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const lines = [];
    const close = () => {
        if (file !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        file = null;
    };
    return {
        path,
        runId,
        emit({ kind, payload }) {
            if (file === null)
                throw new Error(`The trace ${path} is closed`);
            const ts = Math.round(now()) / 1000;
            const content = JSON.stringify({ v: 1, seq, ts, run_id: runId, kind, payload });
            hash = chainHash(hash, content);
            const line = `${sealLine(content, hash)}\n`;
            writeWhole(file, line);
            written.update(line);
            lines.push(line);
            seq++;
        },
        close,
        sha256: () => written.copy().digest('hex'),
        text: () => lines.join(''),
        [Symbol.dispose]: close,
    };
}
function openToAppend(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'a+');
        if (endsMidLine(file))
            writeWhole(file, '\n');
        return file;
    }
    catch (cause) {
        const why = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__  .kc)(cause);
        throw new Error(`The trace cannot be written to ${path}: ${why}`, { cause });
    }
}
function endsMidLine(file) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
    const last = Buffer.alloc(1);
    return size > 0 && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
}
function writeWhole(file, text) {
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length;)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, bytes, written);
}
const CHAIN_START = '0'.repeat(64);
const sha256Of = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
const chainHash = (previous, content) => sha256Of(`${previous}\n${content}`);
const sealLine = (content, hash) => `${content.slice(0, -1)},"hash":"${hash}"}`;
const SEALED = /^(.*),"hash":"([0-9a-f]{64})"\}$/s;
function unsealLine(line) {
    const [, start, hash] = SEALED.exec(line) ?? [];
    return start === undefined || hash === undefined ? null : { content: `${start}}`, hash };
}


  }),

  59268:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $Y: () => (  git),
    BN: () => (  resolveRepository),
    DK: () => (  createGitFolder),
    I8: () => (  findCheckout),
    Iz: () => (  spawnGit),
    W1: () => (  findRepository),
    X6: () => (  applyPatch),
    XS: () => (  GitError),
    gG: () => (  askGit),
    pu: () => (  listUncommittedChanges),
    si: () => (  patienceMs)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var _programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76955);





const CANCELLED_MS = 2_000;
const patienceMs = ({ timeoutMs, signal }) => signal?.aborted ? Math.min(timeoutMs, CANCELLED_MS) : timeoutMs;
function killAfter(child, patience) {
    const wait = () => setTimeout(() => child.kill('SIGKILL'), patienceMs(patience));
    const timers = [wait()];
    const hurry = () => timers.push(wait());
    patience.signal?.addEventListener('abort', hurry, { once: true });
    return () => {
        patience.signal?.removeEventListener('abort', hurry);
        for (const timer of timers)
            clearTimeout(timer);
    };
}
const MAX_GIT_MS = 5 * 60_000;
class GitError extends Error {
    name = 'GitError';
    exitCode;
    constructor(args, answer) {
        super(`git ${args.find((arg) => !arg.startsWith('-')) ?? ''} failed (${answer.exitCode}): ${answer.stderr.trim()}`);
        this.exitCode = answer.exitCode;
    }
}
const SAFE_CONFIG = [
    'core.fsmonitor=false',
    `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_2__.devNull}`,
    `core.attributesFile=${node_os__WEBPACK_IMPORTED_MODULE_2__.devNull}`,
    'core.commitGraph=false',
    'core.quotePath=true',
    'gc.auto=0',
    'maintenance.auto=false',
    'protocol.allow=never',
    'safe.directory=*',
    'submodule.recurse=false',
].flatMap((setting) => ['-c', setting]);
const KEPT_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot'];
function safeEnvironment() {
    return {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT_VARIABLES.includes(name))),
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_2__.devNull,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_ALLOW_PROTOCOL: 'none',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_PAGER: 'cat',
        GIT_TERMINAL_PROMPT: '0',
    };
}
function spawnGit(gitDir, args, { cwd = gitDir, env = {} } = {}) {
    const program = (0,_programs_js__WEBPACK_IMPORTED_MODULE_4__  .Kp)('git') ?? '/nonexistent/git';
    const all = [...SAFE_CONFIG, `--git-dir=${gitDir}`, '--no-pager', ...args];
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, all, {
        cwd,
        env: { ...safeEnvironment(), ...env },
        windowsHide: true,
        stdio: ['pipe', 'pipe', 'pipe'],
    });
}
async function askGit(gitDir, args, options = {}) {
    const child = spawnGit(gitDir, args, options);
    const ended = exitOf(child, options);
    child.stdin.on('error', () => { });
    child.stdin.end(options.input);
    const [stdout, stderr, exitCode] = await Promise.all([
        child.stdout.toArray(),
        child.stderr.toArray(),
        ended,
    ]);
    return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
}
function exitOf(child, { timeoutMs = MAX_GIT_MS, ...patience }) {
    const release = killAfter(child, { ...patience, timeoutMs });
    return new Promise((resolve, reject) => {
        child.once('error', (error) => reject(error.code === 'ENOENT' ? new Error(NO_GIT, { cause: error }) : error));
        child.once('close', (code, signal) => signal === 'SIGKILL' ? reject(new Error(TOOK_TOO_LONG)) : resolve(code ?? 1));
    }).finally(release);
}
async function git(gitDir, args, options = {}) {
    const answer = await askGit(gitDir, args, options);
    if (answer.exitCode !== 0)
        throw new GitError(args, answer);
    return answer.stdout;
}
const TOOK_TOO_LONG = 'git did not answer and was ended: look for files in the git directory that git did not make';
const NO_GIT = 'git was not found on PATH: install git where agent-fix runs';
function findRepository(path, advice = 'give --repo a folder of one') {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
        throw new Error(`${path} does not exist: give an existing folder as the repository`);
    const start = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
    for (let folder = start;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder)) {
        const gitDir = readGitDir(folder);
        if (gitDir !== null)
            return { root: folder, gitDir };
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder) === folder)
            break;
    }
    throw new Error(`${start} is not in a git repository: ${advice}`);
}
function readGitDir(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, '.git');
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
    if (stats === undefined)
        return null;
    if (stats.isDirectory())
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, 'HEAD')) ? path : null;
    const link = /^gitdir: (.+?)\r?\n?$/.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8'))?.[1];
    return link === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder, link);
}
function createGitFolder(gitDir, { idLength, isBare, head }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'objects', 'info'), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'refs'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'HEAD'), `${head}\n`);
    const core = `[core]\n\trepositoryformatversion = ${idLength === 64 ? 1 : 0}\n\tbare = ${isBare}\n`;
    const extensions = idLength === 64 ? '[extensions]\n\tobjectformat = sha256\n' : '';
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'config'), core + extensions);
}
async function resolveRepository(path, advice) {
    const { root, gitDir } = findRepository(path, advice);
    const head = await askGit(gitDir, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    if (head.exitCode !== 0)
        throw new Error(`${root} has no commit yet: commit what the run is to start from`);
    const prefix = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path)).replaceAll('\\', '/');
    return { root, prefix, commit: head.stdout.toString('utf8').trim() };
}
async function listUncommittedChanges(repository) {
    const { root, gitDir } = findRepository(repository);
    const args = [
        `--work-tree=${root}`,
        'status',
        '--porcelain=v1',
        '-z',
        '--untracked-files=no',
        '--no-renames',
    ];
    const answer = await git(gitDir, args, { cwd: root });
    const entries = answer
        .toString('utf8')
        .split('\0')
        .filter((entry) => entry !== '');
    return entries.map((entry) => entry.slice(3)).sort();
}
async function applyPatch(repository, diff) {
    if (diff === '')
        return;
    const { root, gitDir } = findRepository(repository);
    const args = [`--work-tree=${root}`, 'apply', '--whitespace=nowarn', '-'];
    const answer = await askGit(gitDir, args, { cwd: root, input: diff });
    if (answer.exitCode === 0)
        return;
    const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'agent-fix-')), 'agent-fix.patch');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(kept, diff);
    throw new Error(`the patch does not apply to ${root}, nothing was changed; it is kept in ${kept}:\n${answer.stderr.trim()}`);
}
const MAX_CHECKOUT_DEPTH = 2;
const MAX_CHECKOUT_FOLDERS = 500;
async function findCheckout(folder, commit) {
    let first = null;
    for (const path of [folder, ...foldersWithGit(folder, MAX_CHECKOUT_DEPTH)]) {
        const found = await resolveRepository(path).catch(() => null);
        if (found?.commit === commit)
            return found;
        first ??= found;
    }
    return first ?? resolveRepository(folder, 'run actions/checkout before this step');
}
function foldersWithGit(folder, depth) {
    const below = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== '.git')
        .slice(0, MAX_CHECKOUT_FOLDERS)
        .map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name))
        .toSorted();
    return below.flatMap((path) => [
        ...((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, '.git')) ? [path] : []),
        ...(depth > 1 ? foldersWithGit(path, depth - 1) : []),
    ]);
}


  }),

  76955:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FG: () => (  findSystemProgram),
    Kp: () => (  findProgram)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39429);



const WRITABLE_BY_OTHERS = 0o022;
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin', '/usr/bin', '/bin'];
const known = new Map();
function findProgram(name) {
    return remembered(name, process.env['PATH'] ?? '');
}
function findSystemProgram(name) {
    return remembered(name, [process.env['PATH'] ?? '', ...SYSTEM_FOLDERS].join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter));
}
function remembered(name, path) {
    const before = known.get(name);
    if (before !== undefined)
        return before;
    const found = searchProgram(name, path, process.cwd());
    known.set(name, found);
    return found;
}
function searchProgram(name, path, forbidden) {
    const candidates = path
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
        .filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) && !isBelow(folder, forbidden))
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))
        .filter(isExecutableFile);
    const best = candidates.find(isRootsAlone) ?? candidates[0];
    return best === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(best)), name);
}
function isBelow(path, folder) {
    return folder !== '/' && (path === folder || path.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
}
function isExecutableFile(file) {
    return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__  .NW)(false, () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile();
    });
}
function isRootsAlone(file) {
    return [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file))].every(belongsToRoot);
}
const belongsToRoot = ({ uid, mode }) => uid === 0 && (mode & WRITABLE_BY_OTHERS) === 0;


  })

};
