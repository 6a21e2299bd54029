export const id = 425;
export const ids = [425];
export const modules = {

  89559:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    x: () => (  assertNever)
  });
function assertNever(value) {
    throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}


  }),

  71443:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DH: () => (  settingsFromTrace),
    HQ: () => (  REASONING_EFFORTS),
    HZ: () => (  SolverSchema),
    UB: () => (  DEFAULT_MODEL),
    WY: () => (  TestFocusSchema),
    a$: () => (  DEFAULT_SETTINGS),
    ht: () => (  SettingsSchema),
    qH: () => (  settingsToTrace),
    w3: () => (  TestPolicySchema),
    yc: () => (  APIS)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
  var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57460);


const APIS = ['responses', 'chat-completions'];
const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'];
const DEFAULT_MODEL = {
    baseUrl: 'https://api.openai.com/v1',
    api: 'responses',
    name: 'gpt-5.4-mini',
};
const LimitsSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    maxIterations: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    maxTestRuns: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    maxReflections: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(0),
    maxTotalTokens: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    maxMalformedInARow: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
});
const TestPolicySchema = zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['on_write', 'on_final', 'never']);
const TestFocusSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['auto', 'off']);
const SolverSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['model', 'builtin', 'builtin-then-model']);
const SettingsSchema = zod__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    testPolicy: TestPolicySchema,
    limits: LimitsSchema,
    confirmRuns: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1),
    testTimeoutMs: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1).nullable(),
    testFocus: TestFocusSchema.exactOptional(),
    testReport: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().exactOptional(),
    allowPaths: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod__WEBPACK_IMPORTED_MODULE_1__  .YjP()),
    allowTestEdits: zod__WEBPACK_IMPORTED_MODULE_1__  .zMY(),
    solver: SolverSchema.default('model'),
    maxCandidates: zod__WEBPACK_IMPORTED_MODULE_1__  .aig().int().min(1).default(2000),
});
const DEFAULT_SETTINGS = {
    testPolicy: 'on_write',
    limits: {
        maxIterations: 30,
        maxTestRuns: 12,
        maxReflections: 3,
        maxTotalTokens: 400_000,
        timeoutMs: 15 * 60_000,
        maxMalformedInARow: 3,
    },
    confirmRuns: 1,
    testTimeoutMs: null,
    testFocus: 'auto',
    allowPaths: [],
    allowTestEdits: false,
    solver: 'model',
    maxCandidates: 2000,
};
const settingsToTrace = (settings) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__  .Hm)(settings);
const settingsFromTrace = (json) => SettingsSchema.parse((0,_json_js__WEBPACK_IMPORTED_MODULE_0__  .RA)(json));


  }),

  63060:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B5: () => (  backUpCheckout),
    EL: () => (  copyTree),
    Is: () => (  renewFrom),
    RG: () => (  copyFolders),
    S2: () => (  removeQuietly),
    XF: () => (  readRegularFile),
    aK: () => (  restoreCommit),
    dM: () => (  removeTree),
    lQ: () => (  isFolder),
    s1: () => (  copyCheckout),
    zz: () => (  COPY_PREFIX)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42253);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59268);
  var _workspace_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68442);







const isFolder = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const PARALLEL = 16;
async function copyTree(from, to, isLeftOut) {
    const folders = [''];
    for (const folder of folders) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(to, folder), { recursive: true });
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(from, folder), { withFileTypes: true });
        const todo = [];
        for (const entry of entries) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, entry.name);
            if (isLeftOut(path, entry))
                continue;
            if (entry.isDirectory())
                folders.push(path);
            else if (entry.isFile())
                todo.push(() => copyOne((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(from, path), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(to, path)));
            else if (entry.isSymbolicLink())
                todo.push(() => copyLink(path, from, to));
        }
        await inParallel(todo);
    }
}
async function copyOne(from, to) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(from, to, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL);
    const { atime, mtime } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(from);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.utimes)(to, atime, mtime);
}
async function copyLink(path, from, to) {
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(from, path));
    const isInside = target === from || target.startsWith(from + node_path__WEBPACK_IMPORTED_MODULE_3__.sep);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.symlink)(isInside ? (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(to, target.slice(from.length)) : target, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(to, path));
}
async function inParallel(todo) {
    const next = todo.values();
    const worker = async () => {
        for (const each of next)
            await each();
    };
    const ends = await Promise.allSettled(Array.from({ length: PARALLEL }, worker));
    for (const end of ends)
        if (end.status === 'rejected')
            throw end.reason;
}
function copyFolders(from, to, parts) {
    for (let depth = 0; depth <= parts.length; depth++) {
        const below = parts.slice(0, depth);
        makeLike((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(from, ...below), { throwIfNoEntry: false }), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(to, ...below));
    }
}
function makeLike(stats, folder) {
    if (isFolder(folder))
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode: 0o700 });
    if (stats === undefined || !stats.isDirectory())
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, stats.mode & 0o7777);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(folder, stats.atime, stats.mtime);
}
function removeTree(root) {
    const options = { recursive: true, force: true, maxRetries: 3 };
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(root, options);
    }
    catch {
        makeRemovable(root);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(root, options);
    }
}
function makeRemovable(folder) {
    if (!isFolder(folder))
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
    for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true })) {
        if (entry.isDirectory())
            makeRemovable((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, entry.name));
    }
}
const removeQuietly = (folder) => (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_6__  .N)(undefined, () => removeTree(folder));
function readRegularFile(path, maxBytes) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (!stats.isFile() || stats.size > maxBytes)
            return null;
        const bytes = Buffer.alloc(stats.size);
        let length = 0;
        for (let count = -1; count !== 0 && length < bytes.length; length += count) {
            count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, length, bytes.length - length, length);
        }
        return bytes.subarray(0, length).toString('utf8');
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
const COPY_PREFIX = 'agent-fix-copy-';
async function copyCheckout(options) {
    const original = (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_5__  .W1)(options.repository);
    const root = prepareDestination(original, options.destination);
    const dispose = async () => removeTree(root);
    try {
        await copyTree(original.root, root, isOfGit);
        await borrowObjects(original, root, options.commit);
        return { root, [Symbol.asyncDispose]: dispose };
    }
    catch (error) {
        await dispose();
        throw error;
    }
}
const isOfGit = (path, entry) => path === '.git' || (entry.name === '.git' && !entry.isDirectory());
function prepareDestination(original, destination) {
    if (destination === null)
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()), COPY_PREFIX));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(destination);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path).length > 0) {
        throw new Error(`${path} is not empty: name a new folder with --sandbox-dir`);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { recursive: true });
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    if (root !== original.root && !root.startsWith(original.root + node_path__WEBPACK_IMPORTED_MODULE_3__.sep))
        return root;
    throw new Error(`${root} lies in the repository itself: name a folder outside with --sandbox-dir`);
}
async function borrowObjects(original, root, commit) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, '.git');
    (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_5__  .DK)(gitDir, { idLength: commit.length, isBare: false, head: commit });
    const paths = await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .$Y)(original.gitDir, ['rev-parse', '--git-path', 'objects', '--git-path', 'shallow']);
    const [objects = '', shallow = ''] = paths.toString('utf8').split('\n');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'objects', 'info', 'alternates'), `${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(original.gitDir, objects)}\n`);
    const graft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(original.gitDir, shallow);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(graft))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(graft, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'shallow'));
    const refs = ['for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads', 'refs/tags'];
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'packed-refs'), await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .$Y)(original.gitDir, refs));
    await (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .$Y)(gitDir, [`--work-tree=${root}`, 'reset', '--quiet'], { cwd: root });
}
async function backUpCheckout(root) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()), 'agent-fix-before-'));
    try {
        await copyTree(root, folder, (path) => path === '.git');
        return { renew: () => renewFrom(folder, root), [Symbol.dispose]: () => removeQuietly(folder) };
    }
    catch (error) {
        removeQuietly(folder);
        throw error;
    }
}
async function renewFrom(source, root) {
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root))
        if (name !== '.git')
            removeTree((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, name));
    await copyTree(source, root, isOfGit);
}
async function restoreCommit(copy, repository, commit) {
    const { commit: checkedOut } = await (0,_workspace_repository_js__WEBPACK_IMPORTED_MODULE_5__  .BN)(repository);
    const inCopy = (...args) => (0,_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__  .$Y)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(copy, '.git'), [`--work-tree=${copy}`, ...args], { cwd: copy });
    await inCopy('read-tree', checkedOut);
    await inCopy('reset', '--hard', '--quiet', commit);
}


  }),

  84217:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    HF: () => (  leaseFolder),
    JZ: () => (  endProcess),
    Qc: () => (  endMarked),
    Uj: () => (  processIds),
    e0: () => (  newMark),
    eZ: () => (  clearLeftovers),
    pv: () => (  LAYER_PREFIX),
    ul: () => (  SCRATCH_PREFIX)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53339);
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42253);
  var _agent_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57460);
  var _folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63060);








const SCRATCH_PREFIX = 'agent-fix-tests-';
const LAYER_PREFIX = 'agent-fix-layer-';
const LeaseSchema = zod__WEBPACK_IMPORTED_MODULE_6__  .Ikc({
    folder: zod__WEBPACK_IMPORTED_MODULE_6__  .YjP(),
    pid: zod__WEBPACK_IMPORTED_MODULE_6__  .aig().int().positive(),
    started: zod__WEBPACK_IMPORTED_MODULE_6__  .YjP(),
    namespace: zod__WEBPACK_IMPORTED_MODULE_6__  .YjP(),
});
const LEASE = /^agent-fix-[0-9a-f]{12}\.lease$/;
function leaseFolder(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temporary(), `agent-fix-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.lease`);
    const lease = { folder, pid: process.pid, started: startOf(process.pid), namespace: namespace() };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, JSON.stringify(lease), { flag: 'wx', mode: 0o600 });
    return { [Symbol.dispose]: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true }) };
}
function clearLeftovers() {
    const removed = [];
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(temporary()).filter((each) => LEASE.test(each))) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temporary(), name);
        const lease = readLease(path);
        if (lease === null || hasOwner(lease))
            continue;
        endProcessesIn(lease.folder);
        if (isOurs(lease.folder)) {
            (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .S2)(lease.folder);
            removed.push(lease.folder);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    }
    return removed;
}
const isOurs = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder) === temporary() &&
    [_folders_js__WEBPACK_IMPORTED_MODULE_5__  .zz, SCRATCH_PREFIX, LAYER_PREFIX].some((prefix) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(folder).startsWith(prefix));
const temporary = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)());
function readLease(path) {
    return (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_7__  .N)(null, () => {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
        const isOurs = stats.isFile() && stats.uid === (0,node_os__WEBPACK_IMPORTED_MODULE_2__.userInfo)().uid;
        return isOurs ? (0,_agent_json_js__WEBPACK_IMPORTED_MODULE_4__  .Vh)(LeaseSchema, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8')) : null;
    });
}
function hasOwner({ pid, started, namespace: home }) {
    if (home !== namespace())
        return true;
    try {
        process.kill(pid, 0);
        return startOf(pid) === started;
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
}
function statOf(pid) {
    return (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_7__  .N)(null, () => {
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        return { group: Number(fields[2]), started: fields[19] ?? '' };
    });
}
const startOf = (pid) => statOf(pid)?.started ?? '';
const namespace = () => (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_7__  .N)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)('/proc/self/ns/pid'));
function endProcessesIn(folder) {
    const ownGroup = statOf(process.pid)?.group;
    for (const pid of processIds()) {
        const cwd = cwdOf(pid);
        if (cwd !== folder && !cwd.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_3__.sep))
            continue;
        const group = statOf(pid)?.group ?? 0;
        for (const target of group > 1 && group !== ownGroup ? [-group, pid] : [pid])
            endProcess(target);
    }
}
const processIds = () => (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_7__  .N)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc'))
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid);
const cwdOf = (pid) => (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_7__  .N)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(`/proc/${pid}/cwd`)).replace(/ \(deleted\)$/, '');
const endProcess = (target) => (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_7__  .N)(false, () => process.kill(target, 'SIGKILL'));
const newMark = () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomInt)(1_500_000_000, 1_900_000_000);
const PASSES = 400;
const PASS_MS = 5;
const CLOCK = new Int32Array(new SharedArrayBuffer(4));
function endMarked(mark) {
    for (let pass = 0; pass < PASSES; pass++) {
        const left = processIds().filter((pid) => isMarked(pid, String(mark)));
        if (left.length === 0)
            return;
        for (const pid of left)
            endProcess(pid);
        Atomics.wait(CLOCK, 0, 0, PASS_MS);
    }
}
function isMarked(pid, mark) {
    const status = (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_7__  .N)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/status`, 'utf8'));
    const groups = /^Groups:\s*(.*)$/m.exec(status)?.[1] ?? '';
    return groups.split(' ').includes(mark) && !/^State:\s*Z/m.test(status);
}


  }),

  60604:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EQ: () => (  shortenPaths),
    Pz: () => (  READ),
    p2: () => (  OutputPipes),
    qp: () => (  inheritableDescriptors),
    s4: () => (  OutputCapture)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42253);
  var _workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76955);






const O_PATH = 0o10000000;
const O_CLOEXEC = 0o2000000;
class OutputPipes {
    #kept = null;
    open(folder) {
        if (this.#kept !== null)
            return openEnds(`/proc/self/fd/${this.#kept}`);
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'output');
        try {
            (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)((0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .FG)('mkfifo') ?? 'mkfifo', ['-m', '666', path], {
                env: {},
                stdio: 'ignore',
            });
        }
        catch {
            return null;
        }
        const pipe = openEnds(path);
        if (process.platform === 'linux')
            this.#kept = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, O_PATH);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
        return pipe;
    }
    abandon() {
        if (this.#kept !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#kept);
        this.#kept = null;
    }
}
function openEnds(path) {
    const reader = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    const writer = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY);
    return { writer, reader: new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({ fd: reader, readable: true, writable: false }) };
}
const inheritableDescriptors = () => (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_5__  .N)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc/self/fdinfo'))
    .map(Number)
    .filter((fd) => fd > 2 && isInheritable(fd));
function isInheritable(fd) {
    const text = (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_5__  .N)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/self/fdinfo/${fd}`, 'utf8'));
    const flags = /^flags:\s*([0-7]+)/m.exec(text)?.[1];
    return flags !== undefined && (Number.parseInt(flags, 8) & O_CLOEXEC) === 0;
}
const SHOWN = { headBytes: 16 * 1024, tailBytes: 48 * 1024 };
const READ = { headBytes: 512 * 1024, tailBytes: 1536 * 1024 };
const MAX_LINE_SHIFT = 4 * 1024;
const LINE_FEED = 10;
class OutputCapture {
    #size;
    #head;
    #headBytes = 0;
    #tail = [];
    #tailBytes = 0;
    #total = 0;
    constructor(size = SHOWN) {
        this.#size = size;
        this.#head = Buffer.allocUnsafe(size.headBytes);
    }
    add(chunk) {
        this.#total += chunk.length;
        const taken = chunk.copy(this.#head, this.#headBytes);
        this.#headBytes += taken;
        if (taken === chunk.length)
            return;
        this.#tail.push(chunk.subarray(taken));
        this.#tailBytes += chunk.length - taken;
        if (this.#tailBytes > 2 * this.#size.tailBytes)
            this.#shorten();
    }
    text() {
        this.#shorten();
        const head = this.#head.subarray(0, this.#headBytes);
        const tail = Buffer.concat(this.#tail);
        if (head.length + tail.length === this.#total)
            return decode(Buffer.concat([head, tail]));
        const first = head.subarray(0, endOfHead(head));
        const last = tail.subarray(startOfTail(tail));
        const lost = this.#total - first.length - last.length;
        return `${decode(first)}\n[agent-fix: ${lost} bytes of output left out here]\n${decode(last)}`;
    }
    #shorten() {
        const { tailBytes } = this.#size;
        if (this.#tailBytes <= tailBytes)
            return;
        const whole = Buffer.concat(this.#tail);
        this.#tail = [Buffer.from(whole.subarray(whole.length - tailBytes))];
        this.#tailBytes = tailBytes;
    }
}
function decode(bytes) {
    return new TextDecoder().decode(bytes);
}
function endOfHead(head) {
    const newline = head.lastIndexOf(LINE_FEED);
    if (newline >= head.length - MAX_LINE_SHIFT && newline !== -1)
        return newline;
    let end = head.length;
    while (end > 0 && isContinuation(head[end]))
        end -= 1;
    while (end > 0 && isContinuation(head[end - 1]))
        end -= 1;
    return end > 0 && (head[end - 1] ?? 0) >= 0xc0 ? end - 1 : head.length;
}
function startOfTail(tail) {
    const newline = tail.indexOf(LINE_FEED);
    if (newline !== -1 && newline < MAX_LINE_SHIFT)
        return newline + 1;
    let start = 0;
    while (start < tail.length && isContinuation(tail[start]))
        start += 1;
    return start;
}
function isContinuation(byte) {
    return byte !== undefined && (byte & 0xc0) === 0x80;
}
function shortenPaths(text, folders) {
    return folders.reduce((out, folder) => {
        const path = folder.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
        const places = new RegExp(`(?<![\\w./-])(?:file://)?${path}(?:/(?=[\\w.@-])|(?![\\w.-]))`, 'g');
        return out.replace(places, (place) => (place.endsWith('/') ? '' : '.'));
    }, text);
}


  }),

  13088:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _U: () => (  readReserves),
    d1: () => (  runCommand)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42253);
  var _output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60604);






const DRAIN_MS = 200;
const MAX_TIMER_MS = 2 ** 31 - 1;
const REAP_MS = 5000;
const RESERVES_MS = 500;
async function runCommand(request) {
    const startedAt = performance.now();
    const capture = new _output_js__WEBPACK_IMPORTED_MODULE_4__  .s4();
    const transcript = new _output_js__WEBPACK_IMPORTED_MODULE_4__  .s4(_output_js__WEBPACK_IMPORTED_MODULE_4__  .Pz);
    const started = start(request);
    if (started.kind === 'not_started')
        return { end: started, output: '', transcript: '', durationMs: 0 };
    const { child, sources } = started;
    const flood = new AbortController();
    let printed = 0;
    for (const source of sources) {
        source.on('data', (chunk) => {
            capture.add(chunk);
            transcript.add(chunk);
            printed += chunk.length;
            if (printed > request.maxOutputBytes)
                flood.abort();
        });
    }
    const killNow = () => killGroup(child, 'SIGKILL');
    process.once('exit', killNow);
    try {
        const end = await endOf(child, request, flood.signal);
        const drained = Promise.all(sources.map(ended)).then(() => true);
        await Promise.race([drained, drainTime()]);
        killNow();
        const isDrained = await Promise.race([drained, drainTime()]);
        if (!isDrained)
            request.pipes.abandon();
        const durationMs = performance.now() - startedAt;
        return { end, output: capture.text(), transcript: transcript.text(), durationMs };
    }
    finally {
        process.off('exit', killNow);
        for (const source of sources)
            source.destroy();
    }
}
function start({ program, args, cwd, env, scratch, pipes }) {
    const pipe = pipes.open(scratch);
    const output = pipe?.writer ?? 'pipe';
    const nothing = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(node_os__WEBPACK_IMPORTED_MODULE_2__.devNull, 'r');
    const stdio = ['ignore', output, output];
    for (const fd of (0,_output_js__WEBPACK_IMPORTED_MODULE_4__  .qp)())
        stdio[fd] = nothing;
    try {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
            cwd,
            env,
            detached: true,
            stdio: Array.from(stdio, (each) => each ?? 'ignore'),
            windowsHide: true,
        });
        const sources = pipe === null ? [child.stdout, child.stderr] : [pipe.reader];
        return { kind: 'started', child, sources: sources.filter((source) => source !== null) };
    }
    catch (error) {
        pipe?.reader.destroy();
        if (error instanceof TypeError)
            return { kind: 'not_started', error };
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(nothing);
        if (pipe !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(pipe.writer);
    }
}
function endOf(child, request, flood) {
    const { timeoutMs, graceMs, signal, reserves } = request;
    const before = reserves?.();
    return new Promise((resolve) => {
        let stopped = null;
        const timers = [];
        const watch = setInterval(() => {
            const scarce = before === undefined || reserves === undefined ? null : scarceSince(before, reserves());
            if (scarce !== null)
                stop(`${scarce}_limit`, 0);
        }, RESERVES_MS);
        const stop = (why, patienceMs = graceMs) => {
            if (stopped !== null)
                return;
            stopped = why;
            killGroup(child, 'SIGTERM');
            timers.push(setTimeout(() => killGroup(child, 'SIGKILL'), patienceMs));
            timers.push(setTimeout(() => finish({ kind: why }), patienceMs + REAP_MS));
        };
        const cancel = () => stop('cancelled');
        flood.addEventListener('abort', () => stop('output_limit'), { once: true });
        const finish = (end) => {
            for (const timer of timers)
                clearTimeout(timer);
            clearInterval(watch);
            signal.removeEventListener('abort', cancel);
            resolve(end);
        };
        timers.push(setTimeout(() => stop('timeout'), Math.min(timeoutMs, MAX_TIMER_MS)));
        child.once('error', (error) => finish({ kind: 'not_started', error }));
        child.once('exit', (exitCode) => finish(stopped === null ? { kind: 'exited', exitCode } : { kind: stopped }));
        if (signal.aborted)
            cancel();
        else
            signal.addEventListener('abort', cancel, { once: true });
    });
}
function killGroup(child, signal) {
    if (child.pid === undefined)
        return;
    try {
        process.kill(-child.pid, signal);
    }
    catch {
        child.kill(signal);
    }
}
function drainTime() {
    return (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(DRAIN_MS, false, { ref: false });
}
function ended(source) {
    return new Promise((resolve) => {
        if (source.destroyed || source.readableEnded)
            resolve();
        else
            source.once('close', resolve).once('error', () => resolve());
    });
}
const LEFT_SHARE = 0.1;
const ENOUGH_MEMORY = 1024 ** 3;
function readReserves(folders) {
    const disks = folders.flatMap((folder) => (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_5__  .N)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statfsSync)(folder)) ?? []);
    const bytes = disks.map(({ bavail, bsize }) => bavail * bsize);
    const inodes = disks.flatMap(({ files, ffree }) => (files === 0 ? [] : [ffree]));
    const disk = { bytes: Math.min(...bytes), files: inodes.length === 0 ? null : Math.min(...inodes) };
    return { memory: availableMemory(), disk: disks.length === 0 ? null : disk };
}
function scarceSince(start, now) {
    const isShort = (before, left) => before != null && left != null && left < before * LEFT_SHARE;
    if (isShort(start.memory, now.memory) && (now.memory ?? 0) < ENOUGH_MEMORY)
        return 'memory';
    return isShort(start.disk?.bytes, now.disk?.bytes) || isShort(start.disk?.files, now.disk?.files)
        ? 'disk'
        : null;
}
function availableMemory() {
    const told = (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_5__  .N)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/meminfo', 'utf8'));
    const [, kilobytes] = /^MemAvailable:\s+(\d+) kB$/m.exec(told) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}


  }),

  67827:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  l: () => (  openSandbox)
});


var external_node_fs_ = __webpack_require__(73024);
var leftovers = __webpack_require__(84217);
var external_node_path_ = __webpack_require__(76760);
var folders = __webpack_require__(63060);
; 




const CACHES = [
    '.cache',
    'go/pkg/mod',
    '.npm',
    '.m2/repository',
    '.gradle/caches',
    '.gradle/wrapper',
    '.cargo/registry',
    '.cargo/git',
    '.nuget/packages',
    '.ivy2/cache',
    '.pub-cache',
    '.bun/install/cache',
];
class HomeCaches {
    #base;
    #folder = null;
    #lease = null;
    constructor(base) {
        this.#base = base;
    }
    lowerOf(home) {
        return this.#folder === null ? home : `${this.#folder}:${home}`;
    }
    take(home, upper) {
        if (this.#folder !== null)
            return;
        const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(this.#base, leftovers .pv));
        this.#lease = (0,leftovers .HF)(folder);
        (0,folders .RG)(home, (0,external_node_path_.join)(folder, 'home'), []);
        this.#folder = (0,external_node_path_.join)(folder, 'home');
        for (const path of CACHES) {
            const parts = path.split('/');
            if (!areFolders(upper, parts))
                continue;
            const above = (0,external_node_path_.dirname)(path) === '.' ? [] : (0,external_node_path_.dirname)(path).split('/');
            (0,folders .RG)(upper, this.#folder, above);
            (0,external_node_fs_.renameSync)((0,external_node_path_.join)(upper, path), (0,external_node_path_.join)(this.#folder, ...above, (0,external_node_path_.basename)(path)));
        }
    }
    [Symbol.dispose]() {
        if (this.#folder === null)
            return;
        (0,folders .S2)((0,external_node_path_.dirname)(this.#folder));
        this.#lease?.[Symbol.dispose]();
        this.#folder = null;
    }
}
function areFolders(root, parts) {
    return parts.every((_, at) => (0,folders .lQ)((0,external_node_path_.join)(root, ...parts.slice(0, at + 1))));
}

var shell = __webpack_require__(50415);
; 

const MAX_PROCESSES = 8192;
function innerScript({ checkout, workingDirectory, files, gone, staging, env, command, limits, }) {
    const folder = workingDirectory === '.' ? checkout : `${checkout}/${workingDirectory}`;
    return `${LIMITS(limits)}
cd ${(0,shell .hD)(checkout)} || exit 125
${files.length + gone.length === 0 ? '' : PUT}
${gone.map((path) => `gone ${(0,shell .hD)(path)} || exit 125`).join('\n')}
${files.map(({ from, to, isExecutable }) => `put ${(0,shell .hD)(from)} ${(0,shell .hD)(to)} ${isExecutable ? 755 : 644} || exit 125`).join('\n')}
cd -P ${(0,shell .hD)(folder)} 2>/dev/null || { echo 'no folder' >${(0,shell .hD)(staging)}/reason; exit 125; }
case $PWD/ in ${(0,shell .hD)(checkout)}/*) ;; *) echo 'no folder' >${(0,shell .hD)(staging)}/reason; exit 125 ;; esac
rm -rf ${(0,shell .hD)(staging)}
${commandLine(env, command)}
exit $?
`;
}
const commandLine = (env, command) => `env -i ${(0,shell ._R)([...Object.entries(env).map(([name, value]) => `${name}=${value}`), ...command])}`;
const LIMITS = ({ processes, fileBytes }) => `exec 2>&1
{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null
ulimit -c 0 2>/dev/null
ulimit -u ${processes} 2>/dev/null || ulimit -p ${processes} 2>/dev/null
ulimit -f ${Math.ceil(fileBytes / 512)} 2>/dev/null
umask 022
trap : TERM HUP INT QUIT`;
const PUT = `set -f
put() {
  case $2 in
  */*)
    at=.
    IFS=/
    for part in \${2%/*}; do
      at=$at/$part
      if [ -L "$at" ] || { [ -e "$at" ] && [ ! -d "$at" ]; }; then rm -rf "$at" || return; fi
      [ -d "$at" ] || mkdir "$at" || return
    done
    unset IFS
    ;;
  esac
  if [ ! -L "./$2" ] && [ -f "./$2" ] && cmp -s "$1" "./$2"; then
    if [ $3 = 755 ]; then [ -x "./$2" ] && return 0; else [ -x "./$2" ] || return 0; fi
  fi
  rm -rf "./$2" && cp -p "$1" "./$2" && chmod $3 "./$2"
}
gone() {
  at=.
  IFS=/
  for part in $1; do
    if [ -L "$at" ]; then unset IFS; return 0; fi
    at=$at/$part
  done
  unset IFS
  rm -rf "./$1"
}`;

var external_node_os_ = __webpack_require__(48161);
var external_node_child_process_ = __webpack_require__(31421);
var errors = __webpack_require__(42253);
var programs = __webpack_require__(76955);
var sandbox_world = __webpack_require__(39214);
; 









function createLayer({ base, world, hidden, caches }) {
    const place = layOut(base, world.lowers.length);
    const { folder } = place;
    const { checkout, home, lowers } = world;
    const overlays = lowers.map(({ path, replaced }, number) => {
        const upper = (0,external_node_path_.join)(folder, `upper-${number}`);
        const work = (0,external_node_path_.join)(folder, `work-${number}`);
        (0,external_node_fs_.mkdirSync)(work);
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, `merged-${number}`));
        (0,folders .RG)(path, upper, []);
        for (const file of [...replaced, ...emptyFiles(path, hidden)])
            replaceFile(path, upper, file);
        return { kind: 'overlay', lower: path, upper, work, at: path };
    });
    return {
        ...place,
        seen: { checkout, home, temp: '/tmp' },
        get mounts() {
            return overlays.map((each) => (each.at === home ? { ...each, lower: caches.lowerOf(home) } : each));
        },
        written: overlays.find(({ at }) => at === checkout)?.upper ?? folder,
        keepCaches() {
            const upper = overlays.find(({ at }) => at === home)?.upper;
            if (home !== null && home !== checkout && upper !== undefined)
                caches.take(home, upper);
        },
    };
}
function replaceFile(from, to, { path, content }) {
    (0,folders .RG)(from, to, (0,external_node_path_.dirname)(path) === '.' ? [] : (0,external_node_path_.dirname)(path).split('/'));
    writeLike((0,external_node_path_.join)(from, path), (0,external_node_path_.join)(to, path), content);
}
function layOut(base, count) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(base, leftovers .pv));
    const lease = (0,leftovers .HF)(folder);
    (0,external_node_fs_.chmodSync)(folder, 0o711);
    const temp = (0,external_node_path_.join)(folder, 'temp');
    const varTemp = (0,external_node_path_.join)(folder, 'var-temp');
    const empty = (0,external_node_path_.join)(folder, 'empty');
    for (const each of [temp, varTemp]) {
        (0,external_node_fs_.mkdirSync)(each);
        (0,external_node_fs_.chmodSync)(each, 0o1777);
    }
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(temp, OLD_ROOT));
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(temp, 'home'));
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, 'root'));
    (0,external_node_fs_.mkdirSync)(empty);
    return {
        folder,
        temp,
        varTemp,
        emptyFor(path) {
            const file = (0,external_node_path_.join)(empty, `empty${(0,external_node_path_.extname)(path)}`);
            (0,external_node_fs_.writeFileSync)(file, emptyContent(path), { mode: 0o444, flag: 'w' });
            return file;
        },
        [Symbol.dispose]: () => {
            removeLayer(folder, count);
            lease[Symbol.dispose]();
        },
    };
}
const OLD_ROOT = '.agent-fix-root';
function emptyContent(path) {
    if (path.endsWith('.xml'))
        return '<settings/>\n';
    return path.endsWith('.json') ? '{}\n' : '';
}
function emptyFiles(lower, { files }) {
    return files
        .filter((file) => (0,sandbox_world .S1)(file, lower))
        .map((file) => ({ path: (0,external_node_path_.relative)(lower, file), content: emptyContent(file) }));
}
function writeLike(original, file, content) {
    (0,external_node_fs_.writeFileSync)(file, content);
    const stats = (0,external_node_fs_.lstatSync)(original, { throwIfNoEntry: false });
    if (stats === undefined)
        return;
    (0,external_node_fs_.chmodSync)(file, stats.mode & 0o777);
    (0,external_node_fs_.utimesSync)(file, stats.atime, stats.mtime);
}
function removeLayer(folder, count) {
    for (let number = 0; number < count; number++) {
        for (const name of ['work', 'index'])
            removeEmpty((0,external_node_path_.join)(folder, `work-${number}`, name));
    }
    (0,folders .S2)(folder);
}
const removeEmpty = (folder) => (0,errors .N)(undefined, () => (0,external_node_fs_.rmdirSync)(folder));
const UNFIT = new Set([
    0x794c7630, 
    0x6969, 
    0x65735546, 
    0x01021997, 
    0xff534d42, 
    0xf15f, 
    0x4d44, 
]);
function findLayerFolder(lowers, runnerTemp) {
    const candidates = [(0,external_node_os_.tmpdir)(), '/var/tmp', ...(runnerTemp === undefined ? [] : [runnerTemp]), '/dev/shm'];
    return candidates.flatMap((each) => realFolder(each) ?? []).find((each) => isFit(each, lowers)) ?? null;
}
const realFolder = (path) => (0,errors .N)(null, () => ((0,external_node_path_.isAbsolute)(path) && (0,external_node_fs_.statSync)(path).isDirectory() ? (0,external_node_fs_.realpathSync)(path) : null));
function isFit(folder, lowers) {
    return !lowers.some((lower) => (0,sandbox_world .S1)(folder, lower)) && !UNFIT.has((0,external_node_fs_.statfsSync)(folder).type);
}
const canLieUnder = (path) => !/[,:\\"\n]/.test(path);
function freeBytes(folder) {
    const { bavail, bsize } = (0,external_node_fs_.statfsSync)(folder);
    return bavail * bsize;
}
async function copyLayer({ base, world, hidden }) {
    const place = layOut(base, 0);
    const { checkout, home } = world;
    const root = await copyTo((0,external_node_path_.join)(place.folder, 'checkout'), world, hidden);
    const mounts = [{ kind: 'bind', from: root, at: checkout, isReadOnly: false }];
    const newHome = (0,external_node_path_.join)(place.folder, 'home');
    (0,external_node_fs_.mkdirSync)(newHome);
    if (home !== null) {
        const entries = homeEntries(home, checkout, hidden);
        for (const { at } of entries)
            makePlace(at, (0,external_node_path_.join)(newHome, (0,external_node_path_.relative)(home, at)));
        mounts.push({ kind: 'bind', from: newHome, at: home, isReadOnly: false }, ...entries);
    }
    const seen = { checkout, home, temp: '/tmp' };
    return { ...place, seen, mounts, written: root, keepCaches: () => { } };
}
async function copyForUser({ base, world, hidden }, user) {
    const place = layOut(base, 0);
    const root = await copyTo((0,external_node_path_.join)(place.folder, 'checkout'), world, hidden);
    const home = (0,external_node_path_.join)(place.folder, 'home');
    (0,external_node_fs_.mkdirSync)(home);
    giveTo(user, root, home);
    const seen = { checkout: root, home, temp: place.temp };
    return { ...place, seen, mounts: [], written: root, keepCaches: () => { } };
}
function giveTo({ uid, gid }, ...folders) {
    const chown = (0,programs .FG)('chown') ?? 'chown';
    const args = ['-R', '-h', `${uid}:${gid}`, ...folders];
    const { status, error } = (0,external_node_child_process_.spawnSync)(chown, args, { env: {}, stdio: 'ignore' });
    if (status !== 0)
        throw new Error(`${folders.join(', ')}: cannot be given to user ${uid}: ${error?.message ?? status}`);
}
async function copyTo(target, world, hidden) {
    const { checkout, lowers } = world;
    await (0,folders .EL)(checkout, target, () => false);
    const replaced = lowers.find(({ path }) => path === checkout)?.replaced ?? [];
    for (const file of [...replaced, ...emptyFiles(checkout, hidden)])
        replaceFile(checkout, target, file);
    return target;
}
const WRITTEN = new Set(['.cache', '.npm', '.gradle', '.ivy2', '.sbt', '.pytest_cache', '.local', '.config']);
function homeEntries(home, checkout, hidden) {
    const isLeftOut = (path) => (0,sandbox_world .S1)(checkout, path) ||
        [...hidden.files, ...hidden.folders].includes(path) ||
        WRITTEN.has((0,external_node_path_.relative)(home, path));
    const inWritten = [...WRITTEN].flatMap((name) => (0,sandbox_world .Mc)((0,external_node_path_.join)(home, name)).map((entry) => (0,external_node_path_.join)(home, name, entry)));
    return [...(0,sandbox_world .Mc)(home).map((name) => (0,external_node_path_.join)(home, name)), ...inWritten]
        .filter((path) => !isLeftOut(path) && !path.endsWith('/go-build') && isThere(path))
        .map((path) => ({ kind: 'bind', from: path, at: path, isReadOnly: true }));
}
function makePlace(original, place) {
    const isFolder = (0,external_node_fs_.statSync)(original).isDirectory();
    (0,external_node_fs_.mkdirSync)(isFolder ? place : (0,external_node_path_.dirname)(place), { recursive: true });
    if (!isFolder)
        (0,external_node_fs_.writeFileSync)(place, '');
}
function isThere(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) !== undefined;
}

var assert_never = __webpack_require__(89559);
; 





const RESOLVERS = [
    '/run/systemd/resolve',
    '/run/resolvconf',
    '/run/NetworkManager',
    '/run/nscd',
    '/run/current-system',
];
const SERVICES = ['/run/postgresql', '/run/mysqld', '/run/redis'];
const DISPLAYS = ['/tmp/.X11-unix'];
function planMounts({ hidden, layer, network }) {
    const broughtBack = [...layer.mounts.map(({ at }) => at), ...hidden.shown];
    const isSeen = (place) => !((0,sandbox_world .S1)(place, '/run') || (0,sandbox_world .ey)(place)) || broughtBack.some((at) => (0,sandbox_world .S1)(place, at));
    const services = network === 'host' ? [...SERVICES, ...DISPLAYS] : [];
    const mounts = [
        { kind: 'empty', at: '/run' },
        ...[...RESOLVERS, ...services].filter((place) => (0,external_node_fs_.existsSync)(place)).map(readable),
        ...(isRealFolder('/var/run') ? [{ kind: 'empty', at: '/var/run' }] : []),
        { kind: 'bind', from: layer.temp, at: '/tmp', isReadOnly: false },
        ...(isRealFolder('/var/tmp')
            ? [{ kind: 'bind', from: layer.varTemp, at: '/var/tmp', isReadOnly: false }]
            : []),
        ...layer.mounts,
        ...resolverFile(),
        ...hidden.folders.filter(isSeen).map((at) => ({ kind: 'empty', at })),
        ...hidden.files
            .filter((file) => isSeen(file) && !isInLayer(file, layer))
            .map((at) => ({ kind: 'bind', from: layer.emptyFor(at), at, isReadOnly: true })),
        ...hidden.shown.map(readable),
    ];
    return mounts.toSorted((a, b) => depthOf(a.at) - depthOf(b.at));
}
function isInLayer(file, { mounts }) {
    const over = mounts
        .filter(({ at }) => (0,sandbox_world .S1)(file, at))
        .toSorted((a, b) => depthOf(a.at) - depthOf(b.at))
        .at(-1);
    return over !== undefined && !(over.kind === 'bind' && over.isReadOnly);
}
const readable = (place) => ({ kind: 'bind', from: place, at: place, isReadOnly: true });
const depthOf = (path) => path.split('/').filter((part) => part !== '').length;
const isRealFolder = (path) => (0,external_node_fs_.existsSync)(path) && (0,external_node_fs_.realpathSync)(path) === path && (0,external_node_fs_.statSync)(path).isDirectory();
function resolverFile() {
    const file = (0,errors .N)(null, () => (0,external_node_fs_.realpathSync)('/etc/resolv.conf'));
    return file === null || (0,sandbox_world .S1)(file, '/etc') || RESOLVERS.includes((0,external_node_path_.dirname)(file)) ? [] : [readable(file)];
}
const FLAGS = new Set(['nosuid', 'nodev', 'noexec']);
function readMountTable() {
    return parseMountTable((0,external_node_fs_.readFileSync)('/proc/self/mountinfo', 'utf8'));
}
function parseMountTable(text) {
    const byPlace = new Map();
    for (const line of text.split('\n')) {
        const [before = '', after = ''] = line.split(' - ', 2);
        const [, , , , place, options = ''] = before.split(' ');
        const [type] = after.split(' ');
        if (place === undefined || type === undefined || type === '')
            continue;
        const at = place.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
        byPlace.set(at, { at, type, flags: options.split(',').filter((option) => FLAGS.has(option)) });
    }
    return [...byPlace.values()].toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
const NO_FILES = /^(?:proc|sysfs|devtmpfs|devpts|cgroup2?|securityfs|debugfs|tracefs|pstore|bpf|mqueue|hugetlbfs|configfs|fusectl|autofs|binfmt_misc|rpc_pipefs|nsfs|efivarfs|ramfs|selinuxfs)$/;
const OWN = /^\/(?:proc|sys|dev|run|tmp|boot|var\/tmp|var\/run|snap)(?:\/|$)/;
function fileSystems(table) {
    return table.filter(({ at, type }) => at !== '/' && !NO_FILES.test(type) && !OWN.test(at));
}
const tableText = (lines) => lines.map((fields) => `${[...fields.map(field), '0', '0'].join(' ')}\n`).join('');
function mountLine(mount, { root, bind, owner }) {
    const at = root + mount.at;
    switch (mount.kind) {
        case 'bind':
            return [mount.from, at, 'none', `${bind},nosuid,X-mount.mkdir${mount.isReadOnly ? ',ro' : ''}`];
        case 'empty':
            return ['tmpfs', at, 'tmpfs', `mode=755,uid=${owner.uid},gid=${owner.gid},nosuid,nodev,X-mount.mkdir`];
        case 'overlay':
            return ['overlay', at, 'overlay', overlayOptions(mount)];
        default:
            return (0,assert_never .x)(mount);
    }
}
const overlayOptions = ({ lower, upper, work }) => `lowerdir=${lower},upperdir=${upper},workdir=${work},nosuid,X-mount.mkdir`;
const field = (text) => text.replace(/[\s\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);

; 






const SYSTEM_ENV = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };
function launch(request) {
    const { way, programs } = request;
    const words = wordsFor(request);
    const [program = '', ...args] = way.power === 'sudo' ? [need(programs.sudo), '-n', '--', ...asSystem(words)] : withUs(programs, words);
    return { program, args, env: SYSTEM_ENV };
}
const withUs = ({ setpriv }, words) => setpriv === null ? words : [setpriv, '--pdeathsig', 'KILL', '--', ...words];
const asSystem = (words) => [
    '/usr/bin/env',
    '-i',
    ...Object.entries(SYSTEM_ENV).map(([name, value]) => `${name}=${value}`),
    ...words,
];
function wordsFor(request) {
    switch (request.way.tier) {
        case 'bubblewrap':
            return bubblewrap(request);
        case 'namespaces':
            return namespaces(request);
        case 'other_user':
            return [...dropTo(request, request.user), ...launch_shell(request)];
    }
}
const launch_shell = ({ programs, inner }) => [
    need(programs.sh),
    '-c',
    innerScript(inner),
];
function dropTo({ programs }, user) {
    const groups = user?.mark === undefined ? '--clear-groups' : `--groups=${user.mark}`;
    const identity = user === null ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`, groups];
    return [need(programs.setpriv), ...identity, '--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'];
}
function dropRights(request) {
    const { way, programs, user } = request;
    if (way.power !== 'user_namespace')
        return dropTo(request, user.uid === 0 ? null : user);
    const back = [need(programs.unshare), '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`];
    return [...back, ...dropTo(request, null)];
}
function namespaces(request) {
    const { programs, network, way } = request;
    const own = [
        '--mount',
        '--pid',
        '--fork',
        '--kill-child',
        '--ipc',
        '--uts',
        ...(network === 'none' ? ['--net'] : []),
    ];
    const user = way.power === 'user_namespace' ? ['--user', '--map-root-user'] : [];
    return [need(programs.unshare), ...user, ...own, need(programs.sh), '-ec', buildRoot(request)];
}
function buildRoot(request) {
    const { programs, layer, network, way } = request;
    const root = rootOf(layer);
    const devices = ['null', 'zero', 'full', 'random', 'urandom', 'tty'].map((name) => `/dev/${name}`);
    const links = ['fd', 'stdin', 'stdout', 'stderr'].map((name) => `/dev/${name}`);
    const copied = way.power === 'user_namespace' ? links : [...devices, ...links];
    return `${need(programs.mount)} -a -T ${(0,shell .hD)(tableOf(layer, fstab(request, root, way.power === 'user_namespace' ? devices : [])))}
${need(programs.cp)} ${way.power === 'user_namespace' ? '-P' : '-a'} ${copied.join(' ')} ${(0,shell .hD)(`${root}/dev/`)}
${network === 'none' ? `${programs.ip ?? 'ip'} link set lo up` : ''}
${limitNumbers(request)}
cd ${(0,shell .hD)(root)}
${need(programs.pivotRoot)} . tmp/${OLD_ROOT}
cd /
${need(programs.umount)} -l /tmp/${OLD_ROOT}
exec ${(0,shell ._R)([...dropRights(request), ...launch_shell(request)])}
`;
}
function limitNumbers({ way, inner }) {
    const [major = 0, minor = 0] = (0,external_node_os_.release)().split('.').map(Number);
    const isOwn = major > 6 || (major === 6 && minor >= 14);
    return isOwn && way.power !== 'user_namespace'
        ? `{ echo ${inner.limits.processes} >/proc/sys/kernel/pid_max; } 2>/dev/null || :`
        : '';
}
const rootOf = ({ folder }) => `${folder}/root`;
function fstab({ mounts, systems, network, user, way, layer }, root, devices) {
    const own = 'nosuid,nodev,noexec';
    const bind = way.power === 'user_namespace' ? 'rbind' : 'bind';
    const owner = way.power === 'user_namespace' ? { uid: 0, gid: 0 } : user;
    const lines = [
        ['/', root, 'none', `${bind},ro,nosuid`],
        ...systems.map(({ at, flags }) => [
            at,
            root + at,
            'none',
            [bind, 'ro', ...new Set([...flags, 'nosuid'])].join(','),
        ]),
        ['proc', `${root}/proc`, 'proc', own],
        ...kernelSettings().map((place) => [root + place, root + place, 'none', `bind,ro,${own}`]),
        ...(network === 'none' ? [] : [['/sys', `${root}/sys`, 'none', `${bind},ro,${own}`]]),
        devices.length === 0
            ? ['tmpfs', `${root}/dev`, 'tmpfs', 'mode=755,nosuid']
            : [deviceFolder(layer, devices), `${root}/dev`, 'none', 'bind,nosuid'],
        ['tmpfs', `${root}/dev/shm`, 'tmpfs', 'mode=1777,nosuid,nodev,X-mount.mkdir'],
        ['devpts', `${root}/dev/pts`, 'devpts', 'newinstance,ptmxmode=0666,mode=620,nosuid,noexec,X-mount.mkdir'],
        ...devices.map((device) => [device, root + device, 'none', 'bind']),
        ...mounts.map((mount) => mountLine(mount, { root, bind, owner })),
    ];
    return tableText(lines);
}
const kernelSettings = () => ['/proc/sys', '/proc/irq', '/proc/bus', '/proc/sysrq-trigger'].filter((place) => (0,external_node_fs_.existsSync)(place));
function tableOf({ folder }, text) {
    const file = `${folder}/fstab`;
    (0,external_node_fs_.writeFileSync)(file, text, { mode: 0o600 });
    return file;
}
function deviceFolder({ folder }, devices) {
    const place = `${folder}/dev`;
    (0,external_node_fs_.mkdirSync)(place, { recursive: true });
    for (const device of devices)
        (0,external_node_fs_.writeFileSync)(folder + device, '');
    return place;
}
function bubblewrap(request) {
    const { mounts, programs, layer, way } = request;
    const overlays = mounts.filter((mount) => mount.kind === 'overlay');
    const inside = bubblewrapWords(request, overlays);
    if (overlays.length === 0)
        return inside;
    const user = way.power === 'user_namespace' ? ['--user', '--map-root-user'] : [];
    const lines = overlays.map((mount, number) => [
        'overlay',
        `${layer.folder}/merged-${number}`,
        'overlay',
        overlayOptions(mount),
    ]);
    const script = `${need(programs.mount)} -a -T ${(0,shell .hD)(tableOf(layer, tableText(lines)))}
${limitNumbers(request)}
exec ${(0,shell ._R)(inside)}
`;
    const own = ['--mount', '--pid', '--fork', '--kill-child'];
    return [need(programs.unshare), ...user, ...own, need(programs.sh), '-ec', script];
}
function bubblewrapWords(request, overlays) {
    const { programs, network, mounts, layer } = request;
    const places = mounts.flatMap((mount) => {
        if (mount.kind === 'empty')
            return ['--perms', '0755', '--tmpfs', mount.at];
        if (mount.kind === 'bind')
            return [mount.isReadOnly ? '--ro-bind' : '--bind', mount.from, mount.at];
        return ['--bind', `${layer.folder}/merged-${overlays.indexOf(mount)}`, mount.at];
    });
    return [
        need(programs.bwrap),
        ...['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try', '--die-with-parent'],
        ...(network === 'none' ? ['--unshare-net'] : []),
        ...['--ro-bind', '/', '/', '--dev', '/dev', '--perms', '1777', '--tmpfs', '/dev/shm', '--proc', '/proc'],
        ...kernelSettings().flatMap((place) => ['--ro-bind', place, place]),
        ...places,
        ...['--chdir', '/'],
        ...identity(request),
        ...launch_shell(request),
    ];
}
function identity(request) {
    const { way, user, layer } = request;
    const isNested = layer.mounts.some(({ kind }) => kind === 'overlay');
    if (way.power === 'user_namespace') {
        const back = ['--unshare-user', '--uid', String(user.uid), '--gid', String(user.gid)];
        return [...(isNested ? back : []), '--cap-drop', 'ALL', '--'];
    }
    if (user.uid === 0)
        return ['--cap-drop', 'ALL', '--'];
    const toChange = ['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP'].flatMap((name) => ['--cap-add', name]);
    return ['--cap-drop', 'ALL', ...toChange, '--', ...dropTo(request, user)];
}
function need(program) {
    if (program === null)
        throw new Error('a program of the sandbox is missing');
    return program;
}

var external_node_crypto_ = __webpack_require__(77598);
var external_node_net_ = __webpack_require__(77030);
var output = __webpack_require__(60604);
var oracle_process = __webpack_require__(13088);
; 


function probeScript(request) {
    return [
        'closed() { echo "$1=closed $2"; }',
        'open() { echo "$1=open $2"; }',
        'cd /',
        ...otherProcesses(request.bait),
        ...moreRights(request),
        sockets(),
        runnerTemp(request.bait),
        credentials(request.hidden, request.program),
        checkoutToken(request.checkout),
        workspace(request),
        writesOutside(request),
        network(request),
        descriptors(),
        "if (: </dev/tty) 2>/dev/null; then open terminal 'there is one'; else closed terminal 'there is none'; fi",
        `(setsid sleep ${request.bait.seconds} </dev/null >/dev/null 2>&1 &)`,
        'wait',
        'echo probe=done',
        '',
    ].join('\n');
}
function otherProcesses({ word, pid }) {
    const isSeen = `grep -aqs sleep /proc/${pid}/cmdline`;
    return [
        `if grep -aqs ${word} /proc/[0-9]*/environ; then open environment 'the variables of another process were read'; else closed environment 'the variables of no other process can be read'; fi`,
        `if ${isSeen} && (: </proc/${pid}/mem) 2>/dev/null; then open memory 'the memory of another process was opened'; else closed memory 'the memory of no other process can be opened'; fi`,
        `if ${isSeen} && kill -0 ${pid} 2>/dev/null; then open signals 'another process takes signals'; else closed signals 'no other process takes signals'; fi`,
    ];
}
function moreRights({ sudo }) {
    return [
        sudo === null
            ? "closed sudo 'not installed'"
            : `if ${(0,shell .hD)(sudo)} -n true 2>/dev/null; then open sudo 'works without a password'; else closed sudo 'refused'; fi &`,
        'bound=; while read -r name value; do case $name$value in NoNewPrivs:1) bound=1 ;; esac; done </proc/self/status',
        'while read -r name value; do case $name in CapEff:) case $value in *[1-9a-f]*) bound= ;; esac ;; esac; done </proc/self/status',
        "if [ -n \"$bound\" ]; then closed rights 'none, and no program gives more'; else open rights 'special rights, or setuid programs that work'; fi",
    ];
}
function sockets() {
    const names = 'docker.sock containerd/containerd.sock podman/podman.sock dbus/system_bus_socket snapd.socket';
    const places = names.split(' ').flatMap((name) => [`/run/${name}`, `/var/run/${name}`]);
    return `found=; for each in ${places.join(' ')}; do [ -S $each ] && [ -w $each ] && found="$found $each"; done; ${verdict('sockets', 'reached:$found', 'docker, containerd, podman, dbus, snapd: none is reached')}`;
}
function runnerTemp({ folder }) {
    return `found=; [ -e ${(0,shell .hD)(`${folder}/_runner_file_commands/set_env`)} ] && found=1; ${verdict('runner temp', 'its files are seen', 'its files are not seen')}`;
}
function credentials({ folders: all, files, shown }, program) {
    const folders = all.filter((folder) => folder !== program && !shown.some((place) => (0,sandbox_world .S1)(place, folder)));
    return [
        'found=',
        ...(folders.length === 0
            ? []
            : [
                `for each in ${(0,shell ._R)(folders)}; do [ -z "$(ls -A "$each" 2>/dev/null)" ] || found="$found $each"; done`,
            ]),
        ...(files.length === 0
            ? []
            : [
                `for each in ${(0,shell ._R)(files)}; do if [ -s "$each" ] && [ -r "$each" ]; then read -r line <"$each"; case $line in '{}'|'<settings/>') ;; *) found="$found $each" ;; esac; fi; done`,
            ]),
        verdict('credentials', 'read:$found', `${folders.length + files.length} places with credentials or of the runner are empty`),
    ].join('; ');
}
function checkoutToken(checkout) {
    const file = (0,shell .hD)(`${checkout}/.git/config`);
    return `found=; grep -Eiqs 'extraheader|includeif|//[^/@ ]*:[^/@ ]*@' ${file} && found=1; ${verdict('checkout token', '.git/config holds credentials', 'none in .git/config')}`;
}
function workspace({ bait, writable }) {
    return `found=; for each in ${(0,shell ._R)(writable)}; do (echo probe >"$each/${bait.mark}") 2>/dev/null || found="$found $each"; done; ${verdict('workspace', 'cannot be written:$found', 'can be written')}`;
}
function writesOutside({ bait, program, writable, checkout }) {
    const isTheirs = (0,sandbox_world .S1)(program, checkout) || writable.some((place) => (0,sandbox_world .S1)(place, program));
    const places = [bait.folder, ...(isTheirs ? [] : [program]), '/etc', '/usr/local', '/var/lib', '/'];
    const isReal = `[ "$each" != ${(0,shell .hD)(bait.folder)} ] || [ -e "$each/_runner_file_commands" ]`;
    return `found=; for each in /proc/sys/kernel/core_pattern /proc/sys/vm/drop_caches /proc/sysrq-trigger; do if [ -e $each ] && (: >>$each) 2>/dev/null; then found="$found $each"; fi; done; for each in ${(0,shell ._R)(places)}; do if [ -n "$(ls -A "$each" 2>/dev/null)" ] && { ${isReal}; } && (echo probe >"$each/${bait.mark}") 2>/dev/null; then rm -f "$each/${bait.mark}"; found="$found $each"; fi; done; ${verdict('writes outside', 'wrote to$found', 'only the checkout, HOME and temporary folders')}`;
}
function network({ bait, bash }) {
    const connects = bash === null ? 'false' : `${(0,shell .hD)(bash)} -c ': <>/dev/tcp/127.0.0.1/${bait.port}' 2>/dev/null`;
    return `if ${connects} || [ "$(sed 1,2d /proc/net/dev | grep -vc '^ *lo:')" != 0 ]; then open network 'that of the machine, with abstract sockets of its services'; elif grep -qs 127.0.0.1 /proc/net/fib_trie; then closed network 'a loopback of its own'; else open network 'loopback is down'; fi`;
}
function descriptors() {
    return `found=; number=3; while [ $number -lt 256 ]; do each=/proc/$$/fd/$number; if [ -e $each ] && [ "$(readlink $each)" != /dev/null ]; then found="$found $number"; fi; number=$((number+1)); done; ${verdict('descriptors', 'inherited:$found', 'only 0, 1 and 2')}`;
}
const verdict = (name, ifFound, ifNot) => `if [ -n "$found" ]; then open '${name}' "${ifFound}"; else closed '${name}' '${ifNot}'; fi`;

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










async function probe(site, cell) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const bait = __addDisposableResource(env_1, await layBait(site.base), true);
        const layer = __addDisposableResource(env_1, await cell.openLayer(), false);
        const { checkout, home, temp } = layer.seen;
        const writable = [checkout, ...(home === null ? [] : [home]), temp];
        const staging = (0,external_node_path_.join)(layer.temp, 'staging');
        (0,external_node_fs_.mkdirSync)(staging);
        const started = cell.launch(layer, {
            checkout,
            workingDirectory: '.',
            files: [],
            gone: [],
            staging: `${temp}/staging`,
            env: { PATH: site.request.environment['PATH'] ?? '', ...(home === null ? {} : { HOME: home }) },
            command: [site.programs.sh ?? 'sh', '-c', script(site, bait, { writable, checkout })],
        });
        const output = await runProbe(site, started, layer.folder);
        cell.sweep();
        const after = [isKeptApart(site.world, bait), daemonItem(bait)];
        const items = readProbe(output);
        return items === null ? { items, problem: firstLine(output) } : { items: [...items, ...after] };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const firstLine = (output) => output
    .split('\n')
    .find((line) => line.trim() !== '' && !/^[a-z ]+=(?:open|closed)/.test(line))
    ?.trim() ?? 'the probe did not come to its end';
function script(site, bait, seen) {
    const { hidden, programs, request } = site;
    return probeScript({
        ...seen,
        bait,
        hidden,
        program: request.program,
        sudo: programs.sudo,
        bash: programs.bash,
    });
}
const PROBE_MS = 15_000;
const MAX_PROBE_BYTES = 1024 * 1024;
async function runProbe({ request }, { program, args, env }, scratch) {
    const running = (0,oracle_process .d1)({
        program,
        args,
        env,
        cwd: '/',
        timeoutMs: PROBE_MS,
        maxOutputBytes: MAX_PROBE_BYTES,
        graceMs: 100,
        signal: new AbortController().signal,
        scratch,
        pipes: new output .p2(),
    });
    request.onProbe?.();
    return (await running).output;
}
function isKeptApart({ checkout, home }, { mark }) {
    const marks = [checkout, ...(home === null ? [] : [home]), '/tmp'].map((folder) => (0,external_node_path_.join)(folder, mark));
    const found = marks.filter((path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined);
    for (const path of found)
        (0,external_node_fs_.rmSync)(path, { force: true });
    return found.length === 0
        ? { name: 'copy', isClosed: true, detail: 'checkout, HOME and /tmp stay as they were' }
        : { name: 'copy', isClosed: false, detail: `what tests write reaches ${found.join(', ')}` };
}
async function probeWithout(site) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const bait = __addDisposableResource(env_2, await layBait(site.base), true);
        const text = script(site, bait, { writable: [], checkout: site.world.checkout });
        const started = {
            program: site.programs.sh ?? 'sh',
            args: ['-c', text],
            env: { PATH: site.request.environment['PATH'] ?? '' },
        };
        const items = readProbe(await runProbe(site, started, bait.folder)) ?? WITHOUT;
        return [...items.filter(({ name }) => name !== 'workspace'), daemonItem(bait)];
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
const WITHOUT = [
    { name: 'everything', isClosed: false, detail: 'tests run as this user, with all that this user reaches' },
];
async function layBait(base) {
    const word = `bait${(0,external_node_crypto_.randomBytes)(12).toString('hex')}`;
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(base, 'agent-fix-bait-'));
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, '_runner_file_commands'));
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, '_runner_file_commands', 'set_env'), word);
    const child = (0,external_node_child_process_.spawn)((0,programs .FG)('sleep') ?? 'sleep', ['60'], {
        env: { AGENT_FIX_BAIT: word },
        stdio: 'ignore',
        detached: true,
    });
    child.unref();
    const server = await listen();
    const address = server.address();
    return {
        word,
        pid: child.pid ?? 0,
        folder,
        mark: `.agent-fix-probe-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`,
        port: typeof address === 'object' && address !== null ? address.port : 0,
        seconds: `${4000 + ((0,external_node_crypto_.randomBytes)(2).readUInt16BE() % 5000)}.${(0,external_node_crypto_.randomBytes)(3).readUIntBE(0, 3)}`,
        [Symbol.asyncDispose]: async () => {
            child.kill('SIGKILL');
            server.close();
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        },
    };
}
async function listen() {
    const server = (0,external_node_net_.createServer)((socket) => socket.destroy());
    server.unref();
    await new Promise((resolve, reject) => {
        server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    return server;
}
function readProbe(output) {
    const items = [];
    let isDone = false;
    for (const line of output.split('\n')) {
        const [, name, word, detail] = /^([a-z ]+)=(open|closed|done) ?(.*)$/.exec(line) ?? [];
        if (word === 'done')
            isDone = true;
        else if (name !== undefined && detail !== undefined)
            items.push({ name, isClosed: word === 'closed', detail });
    }
    return isDone ? items : null;
}
function daemonItem({ seconds }) {
    const survivors = (0,leftovers .Uj)().filter((pid) => probe_commandLine(pid).includes(seconds));
    for (const pid of survivors)
        (0,leftovers .JZ)(pid);
    return survivors.length === 0
        ? { name: 'daemons', isClosed: true, detail: 'no process outlives the run' }
        : { name: 'daemons', isClosed: false, detail: 'a process in a session of its own outlives the run' };
}
function probe_commandLine(pid) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/cmdline`, 'utf8');
    }
    catch {
        return '';
    }
}

var tier = __webpack_require__(36637);
; 










class SandboxError extends Error {
    name = 'SandboxError';
}
async function openSandbox(request) {
    const site = describeSite(request);
    const notHad = [];
    if (request.mode !== 'off' && site.kind === 'fit') {
        for (const way of request.ways ?? (0,tier .YT)(site.user)) {
            const found = await tryWay(site, way, notHad);
            if ('cell' in found)
                return found;
            notHad.push(found.reason);
        }
    }
    if (site.kind === 'unfit')
        notHad.push(site.reason);
    if (request.mode === 'required')
        throw new SandboxError(refusal(notHad));
    const isAsked = request.mode !== 'off' && site.kind === 'fit';
    const items = isAsked ? await probeWithout(site) : WITHOUT;
    return {
        report: reportOf(request, { tier: 'none', power: null, isLayered: false, items, notHad }),
        cell: null,
    };
}
function refusal(notHad) {
    return (`No sandbox for the tests can be had on this machine (${notHad.join('; ')}), and the input sandbox is "required". ` +
        'Install bubblewrap, or allow sudo without a password; or set sandbox: auto to run with what there is, which ' +
        'leaves everything that this job holds in reach of the tests.');
}
function describeSite(request) {
    const { uid, gid } = { uid: process.getuid?.(), gid: process.getgid?.() };
    if (process.platform !== 'linux' || uid === undefined || gid === undefined) {
        const reason = `${process.platform} has no namespaces: there is no sandbox but on Linux`;
        return { kind: 'unfit', reason };
    }
    const { environment, program } = request;
    const checkout = (0,external_node_fs_.realpathSync)(request.checkout);
    const world = (0,sandbox_world .wL)(checkout, environment);
    const base = findLayerFolder(world.lowers.map(({ path }) => path), environment['RUNNER_TEMP']);
    if (base === null)
        return { kind: 'unfit', reason: 'no folder outside of HOME and checkout can hold a copy' };
    return {
        kind: 'fit',
        request,
        world,
        hidden: (0,sandbox_world .gS)({ environment, home: world.home, checkout, program }),
        programs: (0,tier .z0)(),
        user: { uid, gid },
        base,
        systems: fileSystems(readMountTable()),
        limits: request.limits ?? {
            processes: MAX_PROCESSES,
            fileBytes: Math.max(1 << 30, Math.floor(freeBytes(base) / 2)),
        },
    };
}
const NOBODY = { uid: 65534, gid: 65534 };
async function tryWay(site, way, notHad) {
    const name = `${way.tier.replace('_', ' ')} by ${way.power.replace('_', ' ')}`;
    const missing = (0,tier .MG)(way, site.programs, site.request.network);
    if (missing.length > 0)
        return { reason: `${name}: ${missing.join(', ')} not found` };
    let reason = '';
    for (const isLayered of way.tier === 'other_user' ? [false] : [true, false]) {
        if (isLayered && !site.world.lowers.every(({ path }) => canLieUnder(path)))
            continue;
        const cell = makeCell(site, way, isLayered);
        const probed = await probe(site, cell);
        if (probed.items === null) {
            reason = `${name}: ${probed.problem}`;
            continue;
        }
        const open = probed.items.filter((item) => !item.isClosed && isNeeded(item, way, site.request.network));
        if (open.length > 0)
            return { reason: `${name}: the probe found open: ${open.map((each) => each.name).join(', ')}` };
        const { tier, power } = way;
        return {
            report: reportOf(site.request, { tier, power, isLayered, items: probed.items, notHad: [...notHad] }),
            cell,
        };
    }
    return { reason };
}
const OF_ANOTHER_USER = new Set([
    'environment',
    'memory',
    'signals',
    'sudo',
    'rights',
    'daemons',
    'workspace',
    'checkout token',
]);
function isNeeded({ name }, { tier }, network) {
    if (name === 'network')
        return network === 'none';
    return tier !== 'other_user' || OF_ANOTHER_USER.has(name);
}
function makeCell(site, way, isLayered) {
    const { base, world, hidden, programs, systems, limits, request } = site;
    const { network } = request;
    const mark = (0,leftovers .e0)();
    const user = way.tier === 'other_user' ? { ...NOBODY, mark } : site.user;
    const caches = new HomeCaches(base);
    const place = { base, world, hidden, caches };
    return {
        openLayer: async () => {
            if (way.tier === 'other_user')
                return copyForUser(place, NOBODY);
            return isLayered ? createLayer(place) : copyLayer(place);
        },
        launch: (layer, inner) => {
            const mounts = planMounts({ hidden, layer, network });
            return launch({ way, programs, user, network, layer, mounts, systems, inner: { ...inner, limits } });
        },
        give: (folder) => {
            if (way.tier === 'other_user')
                giveTo(NOBODY, folder);
        },
        sweep: () => {
            if (way.tier === 'other_user')
                (0,leftovers .Qc)(mark);
        },
        [Symbol.dispose]: () => caches[Symbol.dispose](),
    };
}
function reportOf({ mode, network }, found) {
    return { mode, network: found.tier === 'none' ? 'host' : network, ...found };
}


  }),

  36637:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Eg: () => (  sandboxToTrace),
    MG: () => (  missingFor),
    RR: () => (  sandboxLines),
    YT: () => (  waysFor),
    f: () => (  SANDBOX_MODES),
    hT: () => (  describeSandbox),
    nh: () => (  TEST_NETWORKS),
    z0: () => (  findPrograms)
  });
  var _workspace_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76955);

const SANDBOX_MODES = ['required', 'auto', 'off'];
const TEST_NETWORKS = ['host', 'none'];
const TIER_TEXTS = {
    bubblewrap: 'bubblewrap',
    namespaces: 'namespaces of their own',
    other_user: 'another user',
    none: 'no sandbox',
};
const POWER_TEXTS = {
    root: 'made by root',
    sudo: 'made through sudo',
    user_namespace: 'in a user namespace',
};
function sandboxToTrace(report) {
    const { mode, tier, power, network, isLayered, items, notHad } = report;
    const tried = items.map(({ name, isClosed, detail }) => ({ name, closed: isClosed, detail }));
    return { mode, tier, power, network, layered: isLayered, items: tried, not_had: [...notHad] };
}
function describeSandbox({ tier, power, network, items }) {
    const open = items.filter(({ isClosed }) => !isClosed).map(({ name }) => name);
    const how = power === null ? TIER_TEXTS[tier] : `${TIER_TEXTS[tier]} (${POWER_TEXTS[power]})`;
    const closed = `${items.length - open.length} of ${items.length} ways out closed`;
    const left = open.length === 0 ? '' : `; open: ${open.join(', ')}`;
    return `${how}, network ${network}, ${closed}${left}`;
}
function sandboxLines(report) {
    return [
        `Sandbox of the tests: ${describeSandbox(report)}`,
        ...report.items.map(({ name, isClosed, detail }) => `  ${isClosed ? 'closed' : 'OPEN  '}  ${name}: ${detail}`),
        ...report.notHad.map((reason) => `  not had: ${reason}`),
    ];
}
function missingFor({ tier, power }, programs, network) {
    const wanted = {
        bubblewrap: ['sh', 'bwrap', 'unshare', 'mount'],
        namespaces: [
            ...['sh', 'unshare', 'setpriv', 'mount', 'umount', 'pivotRoot', 'cp'],
            ...(network === 'none' ? ['ip'] : []),
        ],
        other_user: ['sh', 'setpriv'],
    }[tier];
    const all = power === 'sudo' ? [...wanted, 'sudo', 'setpriv'] : wanted;
    return all.filter((name) => programs[name] === null);
}
function findPrograms() {
    return {
        sh: (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_0__  .FG)('sh'),
        sudo: (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_0__  .FG)('sudo'),
        unshare: (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_0__  .FG)('unshare'),
        setpriv: (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_0__  .FG)('setpriv'),
        bwrap: (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_0__  .FG)('bwrap'),
        mount: (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_0__  .FG)('mount'),
        umount: (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_0__  .FG)('umount'),
        pivotRoot: (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_0__  .FG)('pivot_root'),
        cp: (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_0__  .FG)('cp'),
        ip: (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_0__  .FG)('ip'),
        bash: (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_0__  .FG)('bash'),
    };
}
function waysFor(user) {
    if (user.uid === 0) {
        return [
            { tier: 'bubblewrap', power: 'root' },
            { tier: 'namespaces', power: 'root' },
            { tier: 'other_user', power: 'root' },
        ];
    }
    return [
        { tier: 'bubblewrap', power: 'user_namespace' },
        { tier: 'namespaces', power: 'user_namespace' },
        { tier: 'bubblewrap', power: 'sudo' },
        { tier: 'namespaces', power: 'sudo' },
    ];
}


  }),

  39214:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  wL: () => (  describeWorld),
  Mc: () => (  entriesOf),
  gS: () => (  findHiddenPlaces),
  Qe: () => (  holdsToken),
  S1: () => (  isIn),
  ey: () => (  isTemporary)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(42253);
var folders = __webpack_require__(63060);
; 



const CREDENTIALS = [
    '.netrc _netrc .npmrc .yarnrc .yarnrc.yml .pypirc .git-credentials .config/git/credentials .vault-token .boto',
    '.s3cfg .pgpass .my.cnf .dockercfg .databrickscfg .cargo/credentials .cargo/credentials.toml .gem/credentials',
    '.bundle/config .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .sbt/.credentials',
    '.nuget/NuGet/NuGet.Config .config/NuGet/NuGet.Config .config/pip/pip.conf .pip/pip.conf .terraformrc',
    '.terraform.d/credentials.tfrc.json .composer/auth.json .config/composer/auth.json .condarc .huggingface/token',
    '.cache/huggingface/token .kaggle/kaggle.json .bash_history .zsh_history .python_history .node_repl_history',
    '.docker .ssh .aws .azure .gnupg .kube .oci .config/gh .config/hub .config/gcloud .config/containers .config/op',
    '.config/rclone .config/doctl .config/github-copilot .config/google-chrome .config/chromium .mozilla .claude',
    '.codex .gemini .password-store .local/share/keyrings .snowflake .fly .wrangler .config/.wrangler .vercel',
    '.curlrc .config/curlrc .wgetrc .hgrc .config/hg/hgrc .subversion/auth .sentryclirc .mylogin.cnf .config/mysql',
    '.mongorc.js .redisclirc .clickhouse-client .influxdbv2 .lesshst .mysql_history .psql_history .sqlite_history',
    '.rediscli_history .viminfo .local/share/fish/fish_history .config/fish/fish_variables .zshrc.local .ansible/vault',
    '.config/pypoetry/auth.toml .local/share/pypoetry/auth.toml .config/uv/credentials.json .local/share/uv/credentials',
    '.config/cargo/credentials.toml .config/composer/auth.json .conan/.conan.db .conan2/credentials.json .cpanm/auth',
    '.luarocks/config.lua .hex/hex.config .lein/credentials.clj.gpg .cabal/config .stack/config.yaml .jfrog .vagrant.d/data',
    '.config/netlify .netlify .config/configstore .supabase .railway .heroku .config/heroku .circleci .pulumi/credentials.json',
    '.config/flyctl .config/hcloud .config/linode-cli .config/scw .config/stripe .config/ngrok .ngrok2 .config/sentry',
    '.config/wandb .config/turborepo .config/dagger .config/glab-cli .config/helm .local/share/containers/auth.json',
    '.config/sops .config/age .config/nix/netrc .config/1Password .lastpass .openai .config/openai .anthropic',
    '.config/anthropic .qwen .copilot .cursor .config/goose .aider.conf.yml .local/share/opencode .config/opencode .codeium',
].flatMap((names) => names.split(' '));
function settingsOf(root, paths) {
    return paths.flatMap((path) => {
        const text = readText((0,external_node_path_.join)(root, path));
        const content = text === null ? '' : withoutCredentials(text);
        return text === null || content === text ? [] : [{ path, content }];
    });
}
const SECRET_SECTION = /^\s*\[\s*(?:credential|include|includeif)\b/i;
const SECRET_KEY = /^\s*(?:extraheader|cookiefile|askpass|sshcommand|helper|password|token|proxy)\s*=/i;
const USER_IN_URL = /(\b[a-z][a-z0-9+.-]*:\/\/)[^/@\s"]+@/gi;
function withoutCredentials(config) {
    let isSecret = false;
    const kept = [];
    for (const line of config.split('\n')) {
        if (/^\s*\[/.test(line))
            isSecret = SECRET_SECTION.test(line);
        if (!isSecret && !SECRET_KEY.test(line.replace(/^\s*\[[^\]]*\]/, '')))
            kept.push(line.replace(USER_IN_URL, '$1'));
    }
    return kept.join('\n');
}
const readText = (file) => (0,errors .N)(null, () => (0,external_node_fs_.readFileSync)(file, 'utf8'));

; 





const NO_HOMES = new Set(['/', '/tmp', '/var/tmp', '/dev/shm', '/nonexistent']);
function describeWorld(root, environment) {
    const home = homeOf(environment);
    const gitFolder = gitFolderOf(root);
    const outside = gitFolder === null || isIn(gitFolder, root) ? [] : [gitFolder];
    const goCache = goCacheOf(environment, [root, ...(home === null ? [] : [home])]);
    const paths = [...new Set([...(home === null ? [] : [home]), root, ...outside, ...goCache])].toSorted((a, b) => a.length - b.length);
    const lowers = paths.map((path) => ({
        path,
        replaced: [
            ...(path === home ? settingsOf(path, ['.gitconfig', '.config/git/config']) : []),
            ...(path === root && gitFolder !== null && outside.length === 0 ? checkoutSettings(root) : []),
            ...(path === gitFolder ? gitSettings(gitFolder, '.') : []),
        ],
    }));
    return { checkout: root, home, lowers };
}
function homeOf({ HOME }) {
    if (HOME === undefined || !(0,external_node_path_.isAbsolute)(HOME))
        return null;
    return (0,errors .N)(null, () => {
        const home = (0,external_node_fs_.realpathSync)(HOME);
        return (0,external_node_fs_.statSync)(home).isDirectory() && !NO_HOMES.has(home) ? home : null;
    });
}
function goCacheOf({ GOCACHE }, within) {
    if (GOCACHE === undefined || !(0,external_node_path_.isAbsolute)(GOCACHE))
        return [];
    const folder = realPlace(GOCACHE);
    const isApart = folder !== null && !within.some((each) => isIn(folder, each) || isIn(each, folder));
    return isApart && (0,external_node_fs_.statSync)(folder).isDirectory() ? [folder] : [];
}
function gitFolderOf(root) {
    const own = (0,external_node_path_.join)(root, '.git');
    const stats = (0,external_node_fs_.lstatSync)(own, { throwIfNoEntry: false });
    if (stats === undefined)
        return null;
    if (stats.isDirectory())
        return own;
    const named = /^gitdir: (.+)$/m.exec(readText(own) ?? '')?.[1];
    if (named === undefined)
        return null;
    const folder = (0,external_node_path_.resolve)(root, named.trim());
    const shared = readText((0,external_node_path_.join)(folder, 'commondir'));
    return shared === null ? folder : (0,external_node_path_.resolve)(folder, shared.trim());
}
const MODULES_DEPTH = 4;
function checkoutSettings(root) {
    const hasGit = (name) => (0,errors .N)(false, () => (0,folders .lQ)((0,external_node_path_.join)(root, name, '.git')));
    const nested = entriesOf(root).filter((name) => name !== '.git' && hasGit(name));
    return ['.git', ...nested.map((name) => (0,external_node_path_.join)(name, '.git'))].flatMap((folder) => gitSettings(root, folder));
}
function gitSettings(root, folder) {
    const modules = findConfigs((0,external_node_path_.join)(root, folder, 'modules'), (0,external_node_path_.join)(folder, 'modules'), MODULES_DEPTH);
    return settingsOf(root, [(0,external_node_path_.join)(folder, 'config'), (0,external_node_path_.join)(folder, 'config.worktree'), ...modules]);
}
const holdsToken = (checkout) => checkoutSettings(checkout).length > 0;
function findConfigs(folder, name, depth) {
    if (depth === 0 || !(0,folders .lQ)(folder))
        return [];
    return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }).flatMap((entry) => {
        if (entry.isFile() && entry.name === 'config')
            return [(0,external_node_path_.join)(name, 'config')];
        return entry.isDirectory() && !['objects', 'refs', 'logs', 'hooks'].includes(entry.name)
            ? findConfigs((0,external_node_path_.join)(folder, entry.name), (0,external_node_path_.join)(name, entry.name), depth - 1)
            : [];
    });
}
const TEMPORARY = ['/tmp', '/var/tmp'];
const isTemporary = (path) => TEMPORARY.some((folder) => path !== folder && isIn(path, folder));
const RUNNER_FILES = [
    '.credentials',
    '.credentials_rsaparams',
    '.credentials_migrated',
    '.runner',
    '.env',
    '_diag',
];
const SOCKETS = ['/var/run/docker.sock', '/var/snap/lxd/common/lxd/unix.socket', '/mnt/wsl'];
const PATH_LISTS = /^(?:PATH|LD_LIBRARY_PATH|PYTHONPATH|NODE_PATH|GOPATH|\w+_HOME|\w+_ROOT_DIR|pythonLocation|JAVA_HOME_\w+|GOROOT\w*)$/;
function findHiddenPlaces({ environment, home, checkout, program }) {
    const temp = environment['RUNNER_TEMP'];
    const wanted = [
        ...homes(home).flatMap((each) => CREDENTIALS.map((name) => (0,external_node_path_.join)(each, name))),
        ...othersWork(environment, checkout),
        ...runnerFolders(environment, checkout).flatMap((folder) => RUNNER_FILES.map((name) => (0,external_node_path_.join)(folder, name))),
        ...SOCKETS,
        ...(temp === undefined || !(0,external_node_path_.isAbsolute)(temp) ? [] : [temp]),
        program,
    ];
    const places = [...new Set(wanted.map(realPlace).filter((place) => place !== null))].toSorted();
    const isOpenTo = (place) => place === '/' || isIn(checkout, place) || (home !== null && isIn(home, place));
    const inCheckout = (place) => isIn(place, checkout);
    const hidden = places.filter((place) => !isOpenTo(place) && !inCheckout(place));
    const folders = hidden.filter((place) => (0,external_node_fs_.statSync)(place).isDirectory());
    return {
        folders,
        files: hidden.filter((place) => !(0,external_node_fs_.statSync)(place).isDirectory()),
        shown: neededFolders(environment).filter((folder) => folders.some((place) => folder !== place && isIn(folder, place)) ||
            (isTemporary(folder) && !inCheckout(folder) && (home === null || !isIn(folder, home)))),
    };
}
const isIn = (path, folder) => path === folder || path.startsWith(folder.endsWith(external_node_path_.sep) ? folder : folder + external_node_path_.sep);
function realPlace(path) {
    return (0,errors .N)(null, () => ((0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.realpathSync)(path) : null));
}
const MAX_HOMES = 50;
function homes(home) {
    const others = entriesOf('/home').map((name) => (0,external_node_path_.join)('/home', name));
    return [...new Set([...(home === null ? [] : [home]), '/root', ...others])].slice(0, MAX_HOMES);
}
const SHARED_WORK = new Set(['_tool', '_actions']);
function othersWork({ GITHUB_ACTIONS, GITHUB_WORKSPACE }, checkout) {
    if (GITHUB_ACTIONS === undefined)
        return [];
    const named = GITHUB_WORKSPACE === undefined ? null : realPlace(GITHUB_WORKSPACE);
    const workspace = named !== null && isIn(checkout, named) ? named : checkout;
    const own = (0,external_node_path_.dirname)(workspace);
    const beside = entriesOf(workspace).map((name) => (0,external_node_path_.join)(workspace, name, '.git', 'config'));
    if ((0,external_node_path_.basename)(own) !== (0,external_node_path_.basename)(workspace))
        return beside;
    const work = (0,external_node_path_.dirname)(own);
    const others = entriesOf(work).filter((name) => name !== (0,external_node_path_.basename)(own) && !SHARED_WORK.has(name));
    return [...beside, ...others.map((name) => (0,external_node_path_.join)(work, name))];
}
function runnerFolders(environment, checkout) {
    if (environment['GITHUB_ACTIONS'] === undefined)
        return [];
    const above = [2, 3, 4].map((steps) => (0,external_node_path_.join)(checkout, ...Array.from({ length: steps }, () => '..')));
    return [...new Set([...above, ...parentsProgram()])].filter((folder) => folder !== '/');
}
function parentsProgram() {
    const program = (0,errors .N)(null, () => (0,external_node_fs_.readlinkSync)(`/proc/${process.ppid}/exe`));
    const folders = program === null ? [] : [(0,external_node_path_.dirname)(program), (0,external_node_path_.dirname)((0,external_node_path_.dirname)(program))];
    return folders.filter((each) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(each, '.runner')));
}
function neededFolders(environment) {
    const named = Object.entries(environment)
        .filter(([name]) => PATH_LISTS.test(name))
        .flatMap(([, value]) => (value ?? '').split(external_node_path_.delimiter))
        .filter((folder) => (0,external_node_path_.isAbsolute)(folder) && (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory());
    const real = named.flatMap((folder) => realPlace(folder) ?? []);
    return [...new Set(real.flatMap((folder) => [folder, ...installationOf(folder)]))].toSorted();
}
function installationOf(folder) {
    const above = (0,external_node_path_.dirname)(folder);
    const isOne = (0,external_node_path_.basename)(above) === 'node_modules' ||
        ((0,external_node_path_.basename)(folder) === 'bin' && ['pyvenv.cfg', 'lib'].some((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(above, name))));
    return isOne && above !== '/' ? [above] : [];
}
const entriesOf = (folder) => (0,errors .N)([], () => (0,external_node_fs_.readdirSync)(folder).toSorted());


  }),

  50415:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _R: () => (  quoteAll),
    hD: () => (  quote),
    ly: () => (  scriptProblem),
    qI: () => (  planShell)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var _workspace_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76955);


function planShell(shell, run, isOnPath) {
    const script = run.replaceAll('\r\n', '\n');
    switch (shell?.trim() ?? '') {
        case '':
            return { program: isOnPath('bash') ? 'bash' : 'sh', args: ['-e', '{0}'], extension: '.sh', script };
        case 'bash':
            return {
                program: 'bash',
                args: '--noprofile --norc -e -o pipefail {0}'.split(' '),
                extension: '.sh',
                script,
            };
        case 'sh':
            return { program: 'sh', args: ['-e', '{0}'], extension: '.sh', script };
        case 'python':
            return { program: 'python', args: ['{0}'], extension: '.py', script };
        case 'pwsh':
        case 'powershell':
            return planPowerShell(shell?.trim() ?? '', script);
        default:
            return planTemplate(shell?.trim() ?? '', script);
    }
}
function planPowerShell(program, script) {
    const end = 'if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }';
    return {
        program,
        args: ['-command', ". '{0}'"],
        extension: '.ps1',
        script: `$ErrorActionPreference = 'stop'\n${script}\n${end}\n`,
    };
}
function planTemplate(template, script) {
    const words = [...template.matchAll(/"([^"]*)"|[^\s"]+/g)].map(([word, quoted]) => quoted ?? word);
    const [program, ...args] = words;
    if (program === undefined || !args.some((arg) => arg.includes('{0}'))) {
        throw new Error(`shell "${template}" is neither bash, sh, python or pwsh nor a template with {0} for the script's path`);
    }
    return { program, args, extension: program === 'bash' || program === 'sh' ? '.sh' : '', script };
}
const quote = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
const quoteAll = (words) => words.map(quote).join(' ');
const READING_MS = 2_000;
async function scriptProblem({ shell, run, }) {
    const { program: name, extension, script } = planShell(shell, run, (each) => (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_1__  .Kp)(each) !== null);
    const program = (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_1__  .Kp)(name);
    if (extension !== '.sh' || program === null)
        return null;
    const args = name === 'bash' ? ['-O', 'extglob', '-n'] : ['-n'];
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(program, args, { env: {}, timeout: READING_MS }, (error, _, stderr) => {
            const isRefused = error !== null && typeof error.code === 'number';
            resolve(isRefused ? (stderr.split('\n')[0] ?? '').replace(/^\S*sh: /, '').trim() : null);
        });
        child.stdin?.on('error', () => { }).end(script);
    });
}


  }),

  59268:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $Y: () => (  git),
    Iz: () => (  spawnGit),
    XH: () => (  killAfter),
    XS: () => (  GitError),
    gG: () => (  askGit),
    n8: () => (  askGitAtLength),
    si: () => (  patienceMs)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var _programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76955);





const GRACE_MS = 2_000;
const patienceMs = ({ timeoutMs, signal }) => signal?.aborted ? Math.min(timeoutMs, GRACE_MS) : timeoutMs;
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
function safeEnvironment() {
    const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
    return {
        ...(PATH === undefined ? {} : { PATH }),
        ...(HOME === undefined ? {} : { HOME }),
        ...(TMPDIR === undefined ? {} : { TMPDIR }),
        ...(SystemRoot === undefined ? {} : { SystemRoot }),
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
function spawnGit(gitDir, args, cwd) {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(gitProgram(), gitArguments(gitDir, args), {
        ...spawnOptions(cwd),
        stdio: ['pipe', 'pipe', 'pipe'],
    });
}
const gitProgram = () => (0,_programs_js__WEBPACK_IMPORTED_MODULE_4__  .Kp)('git') ?? '/nonexistent/git';
function gitArguments(gitDir, args) {
    return [...SAFE_CONFIG, `--git-dir=${gitDir}`, '--no-pager', ...args];
}
function spawnOptions(cwd) {
    return { cwd, env: safeEnvironment(), windowsHide: true };
}
async function askGit(gitDir, args, options = {}) {
    const child = spawnGit(gitDir, args, options.cwd ?? gitDir);
    const ended = exitOf(child, options);
    child.stdin.on('error', () => { });
    child.stdin.end(options.input);
    const [stdout, stderr, exitCode] = await Promise.all([
        child.stdout.toArray(),
        child.stderr.toArray(),
        ended,
    ]);
    return {
        exitCode,
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr).toString('utf8'),
    };
}
async function askGitAtLength(gitDir, args, patience = {}) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'agent-fix-git-'));
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'answer'), 'wx+');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true });
    try {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(gitProgram(), gitArguments(gitDir, args), {
            ...spawnOptions(gitDir),
            stdio: ['ignore', file, 'pipe'],
        });
        const [stderr, exitCode] = await Promise.all([child.stderr?.toArray() ?? [], exitOf(child, patience)]);
        return { exitCode, stdout: readFromStart(file), stderr: Buffer.concat(stderr).toString('utf8') };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
function readFromStart(file) {
    const bytes = Buffer.allocUnsafe((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).size);
    let filled = 0;
    while (filled < bytes.length)
        filled += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, bytes, filled, bytes.length - filled, filled);
    return bytes;
}
function exitOf(child, { timeoutMs = MAX_GIT_MS, ...patience }) {
    const release = killAfter(child, { ...patience, timeoutMs });
    return new Promise((resolve, reject) => {
        child.once('error', (error) => reject(explainStart(error)));
        child.once('close', (code, signal) => signal === 'SIGKILL' ? reject(new Error(TOOK_TOO_LONG)) : resolve(code ?? 1));
    }).finally(release);
}
async function git(gitDir, args, options = {}) {
    const answer = await askGit(gitDir, args, options);
    if (answer.exitCode !== 0)
        throw new GitError(args, answer);
    return answer.stdout;
}
const TOOK_TOO_LONG = 'git did not answer and was ended: are there files in the git directory that are none?';
function explainStart(error) {
    if (error.code !== 'ENOENT')
        return error;
    return new Error('git was not found on PATH: install git where agent-fix runs', { cause: error });
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
  var _agent_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42253);



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
        .filter(isExecutable);
    const best = candidates.find(isRootsAlone) ?? candidates[0];
    return best === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(best)), name);
}
function isBelow(path, folder) {
    return folder !== '/' && (path === folder || path.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
}
function isExecutable(file) {
    return (0,_agent_errors_js__WEBPACK_IMPORTED_MODULE_2__  .N)(false, () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile();
    });
}
function isRootsAlone(file) {
    return [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file))].every(belongsToRoot);
}
const belongsToRoot = ({ uid, mode }) => uid === 0 && (mode & WRITABLE_BY_OTHERS) === 0;


  }),

  68442:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BN: () => (  resolveRepository),
    DK: () => (  createGitFolder),
    I8: () => (  findCheckout),
    W1: () => (  findRepository),
    X6: () => (  applyPatch),
    pu: () => (  listUncommittedChanges)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59268);




function findRepository(path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        throw new Error(`${path} does not exist: give an existing folder as the repository`);
    const start = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    for (let folder = start;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        const gitDir = readGitDir(folder);
        if (gitDir !== null)
            return { root: folder, gitDir };
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder)
            break;
    }
    throw new Error(`${start} is not in a git repository: run actions/checkout before this step, or give --repo a checkout`);
}
function readGitDir(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git');
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (stats === undefined)
        return null;
    if (stats.isDirectory())
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'HEAD')) ? path : null;
    const link = /^gitdir: (.+?)\r?\n?$/.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))?.[1];
    return link === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, link);
}
function createGitFolder(gitDir, { idLength, isBare, head }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'objects', 'info'), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'refs'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'HEAD'), `${head}\n`);
    const core = `[core]\n\trepositoryformatversion = ${idLength === 64 ? 1 : 0}\n\tbare = ${isBare}\n`;
    const extensions = idLength === 64 ? '[extensions]\n\tobjectformat = sha256\n' : '';
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'config'), core + extensions);
}
async function resolveRepository(path) {
    const { root, gitDir } = findRepository(path);
    const head = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__  .gG)(gitDir, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    if (head.exitCode !== 0)
        throw new Error(`${root} has no commit yet: commit what the run is to start from`);
    const prefix = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)).replaceAll('\\', '/');
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
    const answer = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__  .$Y)(gitDir, args, { cwd: root });
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
    const answer = await (0,_git_js__WEBPACK_IMPORTED_MODULE_3__  .gG)(gitDir, args, { cwd: root, input: diff });
    if (answer.exitCode === 0)
        return;
    const kept = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'agent-fix-')), 'agent-fix.patch');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(kept, diff);
    throw new Error(`the patch does not apply to ${root}, nothing was changed; it is kept in ${kept}:\n${answer.stderr.trim()}`);
}
const MAX_DEPTH = 2;
const MAX_FOLDERS = 500;
async function findCheckout(folder, commit) {
    let first = null;
    for (const path of [folder, ...foldersWithGit(folder, MAX_DEPTH)]) {
        const found = await resolveRepository(path).catch(() => null);
        if (found?.commit === commit)
            return found;
        first ??= found;
    }
    return first ?? resolveRepository(folder);
}
function foldersWithGit(folder, depth) {
    const below = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== '.git')
        .slice(0, MAX_FOLDERS)
        .map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name))
        .toSorted();
    return below.flatMap((path) => [
        ...((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, '.git')) ? [path] : []),
        ...(depth > 1 ? foldersWithGit(path, depth - 1) : []),
    ]);
}


  })

};
