export const id = 277;
export const ids = [277];
export const modules = {

  30445:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DX: () => (  secretKeys),
    Kd: () => (  resolveProvider),
    QA: () => (  checkBaseUrl),
    QH: () => (  isAzure),
    R1: () => (  isOpenAI),
    Sq: () => (  checkApiKey),
    VM: () => (  REAL_PACE),
    bm: () => (  keyFor),
    wC: () => (  withoutKey),
    xd: () => (  PROVIDER_NAMES)
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
  var _core_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68027);



const PROVIDER_NAMES = ['openai', 'together'];
const PROVIDERS = {
    openai: {
        env: 'OPENAI',
        baseUrl: _core_settings_js__WEBPACK_IMPORTED_MODULE_2__  .Th.default.baseUrl,
        model: _core_settings_js__WEBPACK_IMPORTED_MODULE_2__  .Th.default.name,
        api: _core_settings_js__WEBPACK_IMPORTED_MODULE_2__  .Th.default.api,
        hosts: /(^|\.)openai\.com\.?$/,
    },
    together: {
        env: 'TOGETHER',
        baseUrl: 'https://api.together.xyz/v1',
        model: 'Qwen/Qwen2.5-72B-Instruct-Turbo',
        api: 'chat-completions',
        hosts: /(^|\.)together\.(xyz|ai)\.?$/,
    },
};
const REAL_PACE = {
    now: () => performance.now(),
    sleep: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(ms, undefined, { signal }),
};
function resolveProvider(choice) {
    const provider = PROVIDERS[choice.provider];
    const fromEnv = (suffix) => {
        const name = `${provider.env}_${suffix}`;
        return { name, value: choice.env[name] ?? '' };
    };
    const key = choice.key ?? fromEnv('API_KEY');
    const baseUrl = firstNonEmpty(choice.baseUrl, fromEnv('BASE_URL')) ?? {
        name: choice.baseUrl?.name ?? `${provider.env}_BASE_URL`,
        value: provider.baseUrl,
    };
    const url = checkBaseUrl(baseUrl.value, baseUrl.name);
    const access = {
        api: choice.api ?? provider.api,
        baseUrl: url,
        key: keyWanted(key.value, url) ? checkApiKey(key.value, key.name) : NO_KEY,
        model: firstNonEmpty(choice.model, fromEnv('MODEL'))?.value.trim() ?? provider.model,
        keyName: key.name,
        baseUrlName: baseUrl.name,
    };
    if (choice.key === null)
        refuseForeignHost(choice.provider, access);
    return access;
}
function keyFor(baseUrl, { name, value }) {
    if (value.trim() !== '')
        return checkApiKey(value, name);
    if (!keyWanted(value, baseUrl))
        return NO_KEY;
    throw new Error(`Input ${name}: missing, and ${baseUrl} (openai-base-url) wants one. Add it as a secret and pass ` +
        `it: ${name}: \${{ secrets.OPENAI_API_KEY }}; or search without a model: solver: builtin.`);
}
const keyWanted = (value, baseUrl) => value.trim() !== '' || !(0,_core_settings_js__WEBPACK_IMPORTED_MODULE_2__  .U9)(new URL(baseUrl));
function isOpenAI(baseUrl) {
    return PROVIDERS.openai.hosts.test(new URL(baseUrl).hostname);
}
const isAzure = (baseUrl) => /\.azure\.(com|us|cn)$/.test(new URL(baseUrl).hostname);
function firstNonEmpty(...candidates) {
    return candidates.find((candidate) => candidate !== null && candidate.value.trim() !== '') ?? null;
}
function refuseForeignHost(provider, access) {
    const { hostname } = new URL(access.baseUrl);
    const owner = PROVIDER_NAMES.find((name) => PROVIDERS[name].hosts.test(hostname));
    if (owner === undefined || owner === provider)
        return;
    throw new Error(`${access.baseUrlName} points at ${hostname}, which is not ${access.keyName}'s provider; ` +
        `choose the provider "${owner}" and set ${PROVIDERS[owner].env}_API_KEY.`);
}
const NO_KEY = 'none';
const MIN_SECRET_LENGTH = 10;
function checkApiKey(text, inputName) {
    const key = text.trim();
    if (key === '')
        throw new Error(`${inputName} is not set: give the endpoint's key. For an endpoint that asks for none, any word will do.`);
    if (!/^[!#-[\]-~]+$/.test(key)) {
        throw new Error(`${inputName} holds blanks or characters that no key has; paste it again.`);
    }
    return key;
}
const isSecret = (key) => key.length >= MIN_SECRET_LENGTH;
const secretKeys = (access) => access !== null && isSecret(access.key) ? [access.key] : [];
function withoutKey(text, key) {
    return !isSecret(key) ? text : text.replaceAll(key, '***');
}
const LINK_LOCAL = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
LINK_LOCAL.addSubnet('169.254.0.0', 16, 'ipv4');
LINK_LOCAL.addSubnet('fe80::', 10, 'ipv6');
LINK_LOCAL.addAddress('fd00:ec2::254', 'ipv6');
function checkBaseUrl(text, inputName) {
    const url = URL.parse(text.trim());
    if (url === null) {
        throw new Error(`${inputName} is not a URL; give one like https://api.openai.com/v1.`);
    }
    const problem = urlProblem(url);
    if (problem !== null)
        throw new Error(`${inputName} ${problem}`);
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
function urlProblem(url) {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        return `has the scheme "${url.protocol}"; only https works, or http for loopback.`;
    }
    if (url.username !== '' || url.password !== '') {
        return 'holds credentials; take them out, and give the key by its own input.';
    }
    if (/[?#]/.test(url.href))
        return 'holds a query or a fragment; end it after the path.';
    if (isLinkLocal(url))
        return `points at ${url.hostname}, a link-local address; those are refused.`;
    if (url.protocol === 'http:' && !(0,_core_settings_js__WEBPACK_IMPORTED_MODULE_2__  .U9)(url)) {
        return `sends the key to ${url.hostname} in clear text; use https (plain http is for loopback only).`;
    }
    return null;
}
function isLinkLocal({ hostname: host }) {
    if (host.startsWith('['))
        return LINK_LOCAL.check(host.slice(1, -1), 'ipv6');
    return /^\d+(\.\d+){3}$/.test(host) && LINK_LOCAL.check(host, 'ipv4');
}


  }),

  16507:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  backUpCheckout),
    s: () => (  copyCheckout)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _workspace_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59268);
  var _folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63060);
  var _leftovers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84217);





async function copyCheckout(options) {
    const { repository, commit, destination, isKept = false } = options;
    const original = _workspace_git_js__WEBPACK_IMPORTED_MODULE_2__  .LN.find(repository);
    const root = prepareDestination(original, destination);
    const remove = async () => (0,_folders_js__WEBPACK_IMPORTED_MODULE_3__  .dM)(root);
    try {
        await (0,_folders_js__WEBPACK_IMPORTED_MODULE_3__  .EL)(original.root, root, isOfGit);
        await borrowObjects(original, root, commit);
    }
    catch (error) {
        await remove();
        throw error;
    }
    const lease = isKept ? null : (0,_leftovers_js__WEBPACK_IMPORTED_MODULE_4__  .HF)(root);
    return {
        root,
        renew: () => renewFrom(repository, root),
        restore: (wanted) => restoreCommit(root, repository, wanted),
        uncommit: async () => {
            const copyGit = _workspace_git_js__WEBPACK_IMPORTED_MODULE_2__  .LN.find(root);
            await copyGit.git(['reset', '--soft', commit, '--']);
            await copyGit.git(['read-tree', commit]);
        },
        [Symbol.asyncDispose]: async () => {
            if (lease === null)
                return;
            await remove();
            lease[Symbol.dispose]();
        },
    };
}
const isOfGit = (path, entry) => path === '.git' || (entry.name === '.git' && !entry.isDirectory());
function prepareDestination(original, destination) {
    if (destination === null)
        return (0,_leftovers_js__WEBPACK_IMPORTED_MODULE_4__  .Lc)('copy');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(destination);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path).length > 0) {
        throw new Error(`${path} is not empty: name a new folder with --copy-dir`);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { recursive: true });
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    if (root !== original.root && !root.startsWith(original.root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return root;
    throw new Error(`${root} lies in the repository itself: name a folder outside with --copy-dir`);
}
async function borrowObjects(original, root, commit) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git');
    const head = { idLength: commit.length, isBare: false, head: commit };
    const copy = await original.lendObjects(root, gitDir, head);
    const [graft = ''] = await original.gitPaths('shallow');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(graft))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(graft, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'shallow'));
    const refs = ['for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads', 'refs/tags'];
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'packed-refs'), await original.git(refs));
    await copy.git([`--work-tree=${root}`, 'reset', '--quiet'], { cwd: root });
}
async function backUpCheckout(root, folder) {
    const backup = folder === undefined ? (0,_leftovers_js__WEBPACK_IMPORTED_MODULE_4__  .Bh)('before') : { path: folder, [Symbol.dispose]: () => { } };
    try {
        await (0,_folders_js__WEBPACK_IMPORTED_MODULE_3__  .EL)(root, backup.path, (path) => path === '.git');
        return { renew: () => renewFrom(backup.path, root), [Symbol.dispose]: () => backup[Symbol.dispose]() };
    }
    catch (error) {
        backup[Symbol.dispose]();
        throw error;
    }
}
async function renewFrom(source, root) {
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root))
        if (name !== '.git')
            (0,_folders_js__WEBPACK_IMPORTED_MODULE_3__  .dM)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
    await (0,_folders_js__WEBPACK_IMPORTED_MODULE_3__  .EL)(source, root, isOfGit);
}
async function restoreCommit(copy, repository, commit) {
    const { commit: checkedOut } = await _workspace_git_js__WEBPACK_IMPORTED_MODULE_2__  .LN.checkedOutIn(repository);
    const copyGit = _workspace_git_js__WEBPACK_IMPORTED_MODULE_2__  .LN.find(copy);
    const inCopy = (...args) => copyGit.git([`--work-tree=${copy}`, ...args], { cwd: copy });
    await inCopy('read-tree', checkedOut);
    await inCopy('reset', '--hard', '--quiet', commit);
}


  }),

  63060:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CH: () => (  folderIn),
    EL: () => (  copyTree),
    RG: () => (  copyFolders),
    S2: () => (  removeQuietly),
    XF: () => (  readRegularFile),
    ZU: () => (  openRegularFile),
    dM: () => (  removeTree),
    eh: () => (  unlockFolders),
    lQ: () => (  isFolder),
    t_: () => (  unlockFolder)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7403);




const isFolder = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
function folderIn(root, folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
        return null;
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    return real === root || real.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_2__.sep) ? real : null;
}
const PARALLEL = 16;
async function copyTree(from, to, isLeftOut) {
    const folders = [''];
    for (const folder of folders) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, folder), { recursive: true });
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, folder), { withFileTypes: true });
        const todo = [];
        for (const entry of entries) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name);
            if (isLeftOut(path, entry))
                continue;
            if (entry.isDirectory())
                folders.push(path);
            else if (entry.isFile())
                todo.push(() => copyOne((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, path), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, path)));
            else if (entry.isSymbolicLink())
                todo.push(() => copyLink(path, from, to));
        }
        await inParallel(todo);
    }
}
async function copyOne(from, to) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(from, to, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL);
    const { atimeMs, mtimeMs } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(from);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.utimes)(to, atimeMs / 1000, mtimeMs / 1000);
}
async function copyLink(path, from, to) {
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, path));
    const isInside = target === from || target.startsWith(from + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.symlink)(isInside ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, target.slice(from.length)) : target, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, path));
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
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, ...below);
        if (isFolder(folder))
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode: 0o700 });
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, ...below), { throwIfNoEntry: false });
        if (stats === undefined || !stats.isDirectory())
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, stats.mode & 0o7777);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(folder, stats.atimeMs / 1000, stats.mtimeMs / 1000);
    }
}
function removeTree(root) {
    const options = { recursive: true, force: true, maxRetries: 3 };
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(root, options);
    }
    catch {
        unlockFolders(root);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(root, options);
    }
}
function unlockFolders(folder) {
    unlockFolder(folder);
    for (const entry of (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__  .NW)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }))) {
        if (entry.isDirectory())
            unlockFolders((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name));
    }
}
function unlockFolder(folder) {
    const stats = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__  .NW)(undefined, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false }));
    if (stats?.isDirectory() && (stats.mode & 0o700) !== 0o700)
        (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__  .NW)(undefined, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, (stats.mode & 0o7777) | 0o700));
}
const removeQuietly = (folder) => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__  .NW)(undefined, () => removeTree(folder));
function readRegularFile(path, maxBytes) {
    const pieces = openRegularFile(path, maxBytes);
    return pieces === null ? null : [...pieces].join('');
}
function openRegularFile(path, maxBytes) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
    if (stats.isFile() && stats.size <= maxBytes)
        return piecesOf(file, stats.size);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    return null;
}
const PIECE_BYTES = 16 * 1024;
function* piecesOf(file, size) {
    try {
        const bytes = Buffer.alloc(Math.min(size, PIECE_BYTES));
        const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
        for (let at = 0, count = -1; count !== 0 && at < size; at += count) {
            count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, 0, Math.min(bytes.length, size - at), at);
            yield decoder.decode(bytes.subarray(0, count), { stream: true });
        }
        yield decoder.decode();
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


  }),

  84217:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bh: () => (  leaseTempFolder),
    HF: () => (  leaseFolder),
    JZ: () => (  endProcess),
    Lc: () => (  createTempFolder),
    Qc: () => (  endMarked),
    Uj: () => (  processIds),
    e0: () => (  newMark),
    eZ: () => (  clearLeftovers)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
  var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58500);
  var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81469);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7403);
  var _base_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26910);
  var _base_once_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51189);
  var _workspace_programs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76955);
  var _folders_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63060);












const TEMP_FOLDER = /^agent-fix-(copy|tests|layer|tmp|before|bait|commits)-/;
const LeaseSchema = zod__WEBPACK_IMPORTED_MODULE_8__  .Ikc({
    folder: zod__WEBPACK_IMPORTED_MODULE_8__  .YjP(),
    pid: zod__WEBPACK_IMPORTED_MODULE_8__  .aig().int().positive(),
    started: zod__WEBPACK_IMPORTED_MODULE_8__  .YjP(),
    namespace: zod__WEBPACK_IMPORTED_MODULE_8__  .YjP(),
});
const LEASE = /^agent-fix-[0-9a-f]{12}\.lease$/;
function leaseFolder(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(temporary(), `agent-fix-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomBytes)(6).toString('hex')}.lease`);
    const lease = { folder, pid: process.pid, started: startOf(process.pid), namespace: namespace() };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)(path, JSON.stringify(lease), { flag: 'wx', mode: 0o600 });
    return { [Symbol.dispose]: () => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)(undefined, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(path, { force: true })) };
}
const createTempFolder = (kind, base = temporary()) => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(base, `agent-fix-${kind}-`));
function leaseTempFolder(kind, base = temporary()) {
    const path = createTempFolder(kind, base);
    const lease = leaseFolder(path);
    const release = () => {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(path))
            return;
        lease[Symbol.dispose]();
        removals.delete(remove);
    };
    const remove = () => {
        removeTempFolder(path);
        release();
    };
    return {
        path,
        removeBeside: () => {
            finishAtExit();
            removals.add(remove);
            removeInProcesses(path).then(release, release);
        },
        [Symbol.dispose]: remove,
    };
}
const removals = new Set();
const finishAtExit = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_10__  .O)(() => process.once('exit', () => {
    for (const remove of removals)
        remove();
}));
async function removeInProcesses(path) {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setImmediate)();
    for (const [program, ...words] of removalSteps(path)) {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, words, { env: {}, stdio: 'ignore' });
        await new Promise((resolve) => child.once('error', resolve).once('exit', resolve));
    }
}
function removeTempFolder(path) {
    (0,_folders_js__WEBPACK_IMPORTED_MODULE_7__  .S2)(path);
    (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)(undefined, () => {
        for (const [program, ...words] of removalSteps(path))
            (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program, words, { env: {}, stdio: 'ignore' });
    });
}
function* removalSteps(path) {
    const [rm, chmod, sudo] = ['rm', 'chmod', 'sudo'].map((name) => (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_6__  .Kp)(name, 'system'));
    const isLeft = () => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)(false, () => (0,_folders_js__WEBPACK_IMPORTED_MODULE_7__  .lQ)(path));
    if (!rm || !isLeft())
        return;
    const remove = [rm, '-rf', '--', path];
    yield remove;
    if (chmod && isLeft()) {
        yield [chmod, '-R', 'u+rwX', '--', path];
        yield remove;
    }
    if (sudo && process.getuid?.() !== 0 && isLeft() && holdsOfRoot(path))
        yield [sudo, '-n', '--', ...remove];
}
function holdsOfRoot(path) {
    const stats = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)(undefined, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(path, { throwIfNoEntry: false }));
    if (stats?.uid === 0)
        return true;
    const names = stats?.isDirectory() ? (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(path)) : [];
    return names.some((name) => holdsOfRoot((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(path, name)));
}
function clearLeftovers() {
    const removed = [];
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(temporary()).filter((each) => LEASE.test(each))) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(temporary(), name);
        const lease = readLease(path);
        if (lease === null || hasOwner(lease))
            continue;
        endProcessesIn(lease.folder);
        const [tempName, kind] = TEMP_FOLDER.exec((0,node_path__WEBPACK_IMPORTED_MODULE_4__.basename)(lease.folder)) ?? [];
        if (tempName !== undefined) {
            removeTempFolder(lease.folder);
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(lease.folder))
                continue;
        }
        if (kind === 'copy')
            removed.push(lease.folder);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(path, { force: true });
    }
    return removed;
}
const temporary = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)());
function readLease(path) {
    return (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)(null, () => {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(path);
        const isOfThisUser = stats.isFile() && stats.uid === process.getuid?.();
        return isOfThisUser ? (0,_base_json_js__WEBPACK_IMPORTED_MODULE_11__  .Vh)(LeaseSchema, (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(path, 'utf8')) : null;
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
    return (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)(null, () => {
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        return { group: Number(fields[2]), started: fields[19] ?? '' };
    });
}
const startOf = (pid) => statOf(pid)?.started ?? '';
const namespace = () => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readlinkSync)('/proc/self/ns/pid'));
function endProcessesIn(folder) {
    const processGroup = statOf(process.pid)?.group;
    for (const pid of processIds()) {
        const cwd = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readlinkSync)(`/proc/${pid}/cwd`)).replace(/ \(deleted\)$/, '');
        if (cwd !== folder && !cwd.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_4__.sep))
            continue;
        const group = statOf(pid)?.group ?? 0;
        for (const target of group > 1 && group !== processGroup ? [-group, pid] : [pid])
            endProcess(target);
    }
}
const processIds = () => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)('/proc'))
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid);
const endProcess = (target) => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)(false, () => process.kill(target, 'SIGKILL'));
const newMark = () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomInt)(1_500_000_000, 1_900_000_000);
const PASSES = 400;
const PASS_MS = 5;
const EMPTY_PASSES = 3;
const CLOCK = new Int32Array(new SharedArrayBuffer(4));
function endMarked(mark) {
    let empty = 0;
    for (let pass = 0; pass < PASSES && empty < EMPTY_PASSES; pass++) {
        const left = processIds().filter((pid) => isMarked(pid, String(mark)));
        empty = left.length === 0 ? empty + 1 : 0;
        for (const pid of left)
            endProcess(pid);
        Atomics.wait(CLOCK, 0, 0, PASS_MS);
    }
}
function isMarked(pid, mark) {
    const status = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_9__  .NW)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(`/proc/${pid}/status`, 'utf8'));
    const groups = /^Groups:\s*(.*)$/m.exec(status)?.[1] ?? '';
    return groups.split(' ').includes(mark) && !/^State:\s*Z/m.test(status);
}


  }),

  13088:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    JN: () => (  nameFolders),
    R3: () => (  runProcess),
    _U: () => (  readReserves)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
  var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58500);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7403);
  var _base_once_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(51189);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59199);
  var _core_output_test_output_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72877);
  var _runners_kept_lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24476);
  var _workspace_programs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76955);












const DRAIN_MS = 200;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const REAP_MS = 5000;
const RESERVES_MS = 500;
async function runProcess(request) {
    const startedAt = performance.now();
    const capture = new OutputCapture();
    const started = startProcess(request, (chunk) => capture.add(chunk));
    if (started.kind === 'not_started')
        return { end: started, output: '', kept: capture.kept(), durationMs: 0 };
    const { child, sources } = started;
    const killNow = () => killGroup(child, 'SIGKILL');
    process.once('exit', killNow);
    try {
        const end = await waitForEnd(child, request);
        const drained = Promise.all(sources.map(ended)).then(() => true);
        await Promise.race([drained, drainTime()]);
        killNow();
        await Promise.race([drained, drainTime()]);
        const durationMs = performance.now() - startedAt;
        return { end, output: capture.text(), kept: capture.kept(), durationMs };
    }
    finally {
        process.off('exit', killNow);
        for (const source of sources)
            source.destroy();
    }
}
function startProcess({ program, args, cwd, env, scratch }, onOutput) {
    const pipe = openOutputPipe(scratch, onOutput);
    const output = pipe?.writer ?? 'pipe';
    const nothing = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(node_os__WEBPACK_IMPORTED_MODULE_3__.devNull, 'r');
    const stdio = ['ignore', output, output];
    for (const fd of inheritableDescriptors())
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
        if (pipe === null)
            for (const source of sources)
                source?.on('data', onOutput);
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
function waitForEnd(child, request) {
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
        const finish = (end) => {
            for (const timer of timers)
                clearTimeout(timer);
            clearInterval(watch);
            signal.removeEventListener('abort', cancel);
            resolve(end);
        };
        timers.push(setTimeout(() => stop('timeout'), Math.min(timeoutMs, LONGEST_TIMER_MS)));
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
const drainTime = () => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(DRAIN_MS, false, { ref: false });
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
    const disks = folders.flatMap((folder) => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_10__  .NW)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statfsSync)(folder)) ?? []);
    const bytes = disks.map(({ bavail, bsize }) => bavail * bsize);
    const inodes = disks.flatMap(({ files, ffree }) => (files === 0 ? [] : [ffree]));
    const disk = { bytes: Math.min(...bytes), files: inodes.length === 0 ? null : Math.min(...inodes) };
    const meminfo = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_10__  .NW)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/meminfo', 'utf8'));
    const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec(meminfo)?.[1];
    const memory = kilobytes === undefined ? null : Number(kilobytes) * 1024;
    return { memory, disk: disks.length === 0 ? null : disk };
}
function scarceSince(start, now) {
    const isShort = (before, left) => before != null && left != null && left < before * LEFT_SHARE;
    if (isShort(start.memory, now.memory) && (now.memory ?? 0) < ENOUGH_MEMORY)
        return 'memory';
    return isShort(start.disk?.bytes, now.disk?.bytes) || isShort(start.disk?.files, now.disk?.files)
        ? 'disk'
        : null;
}
function openOutputPipe(folder, onOutput) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, 'output');
    try {
        const args = ['-m', '666', path];
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)((0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_9__  .Kp)('mkfifo', 'system') ?? 'mkfifo', args, { env: {}, stdio: 'ignore' });
    }
    catch {
        return null;
    }
    const reader = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    const writer = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
    const buffer = Buffer.allocUnsafe(PIPE_BYTES);
    const onread = {
        buffer,
        callback: (length) => {
            onOutput(buffer.subarray(0, length));
            return true;
        },
    };
    return { writer, reader: new node_net__WEBPACK_IMPORTED_MODULE_2__.Socket({ fd: reader, readable: true, writable: false, onread }).resume() };
}
const PIPE_BYTES = 64 * 1024;
const O_CLOEXEC = 0o2000000;
const inheritableDescriptors = () => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_10__  .NW)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc/self/fdinfo'))
    .map(Number)
    .filter((fd) => {
    const text = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_10__  .NW)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/self/fdinfo/${fd}`, 'utf8'));
    const flags = /^flags:\s*([0-7]+)/m.exec(text)?.[1];
    return fd > 2 && flags !== undefined && (Number.parseInt(flags, 8) & O_CLOEXEC) === 0;
});
const SHOWN = { headBytes: 16 * 1024, tailBytes: 48 * 1024, failingBytes: 24 * 1024 };
const MAX_LINE_SHIFT = 4 * 1024;
const LINE_FEED = 10;
class OutputCapture {
    #head = Buffer.allocUnsafe(SHOWN.headBytes);
    #headBytes = 0;
    #tail = Buffer.allocUnsafe(SHOWN.tailBytes);
    #tailBytes = 0;
    #total = 0;
    #lines = new _runners_kept_lines_js__WEBPACK_IMPORTED_MODULE_8__  .O();
    add(chunk) {
        this.#lines.add(chunk);
        this.#total += chunk.length;
        const taken = chunk.copy(this.#head, this.#headBytes);
        this.#headBytes += taken;
        if (taken === chunk.length)
            return;
        const rest = chunk.subarray(taken).subarray(-SHOWN.tailBytes);
        const kept = Math.min(this.#tailBytes, SHOWN.tailBytes - rest.length);
        this.#tail.copyWithin(0, this.#tailBytes - kept, this.#tailBytes);
        rest.copy(this.#tail, kept);
        this.#tailBytes = kept + rest.length;
    }
    kept = (0,_base_once_js__WEBPACK_IMPORTED_MODULE_11__  .O)(() => this.#lines.end());
    text() {
        const { headBytes, tailBytes } = SHOWN;
        const kept = Buffer.concat([
            this.#head.subarray(0, this.#headBytes),
            this.#tail.subarray(0, this.#tailBytes),
        ]);
        if (this.#total <= headBytes + tailBytes)
            return new TextDecoder().decode(kept);
        const first = cutAtLineEnd(kept.subarray(0, headBytes));
        const head = new TextDecoder().decode(first, { stream: true });
        const last = cutAtLineStart(kept.subarray(-tailBytes));
        const tail = new TextDecoder().decode(last);
        const headEnds = head.split('\n').length - 1;
        const tailEnds = tail.split('\n').length - 1;
        const failing = this.#failingBetween(headEnds + 1, this.#lines.lineEnds - tailEnds);
        if (failing !== '')
            return `${head}\n${failing}\n${tail}`;
        const lost = this.#total - first.length - last.length;
        const lines = this.#lines.lineEnds - headEnds - tailEnds - 1;
        const count = lines > 0 ? `${lines} line${lines === 1 ? '' : 's'}, ` : '';
        return `${head}\n${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__  .K1)(`${count}${lost} bytes`)}\n${tail}`;
    }
    #failingBetween(from, to) {
        const { text, leftOut } = this.kept();
        if (leftOut > 0 || to <= from)
            return '';
        return (0,_core_output_test_output_js__WEBPACK_IMPORTED_MODULE_7__  .ov)(text.split('\n').slice(from, to).join('\n')).failingBlocks(SHOWN.failingBytes);
    }
}
function cutAtLineEnd(head) {
    const end = head.lastIndexOf(LINE_FEED);
    return end !== -1 && end >= head.length - MAX_LINE_SHIFT ? head.subarray(0, end) : head;
}
function cutAtLineStart(tail) {
    const end = tail.indexOf(LINE_FEED);
    if (end !== -1 && end < MAX_LINE_SHIFT)
        return tail.subarray(end + 1);
    const start = tail.findIndex((byte) => (byte & 0xc0) !== 0x80);
    return tail.subarray(Math.max(0, start));
}
function nameFolders(text, folders) {
    const known = folders
        .filter(({ path }) => path.length > 1)
        .toSorted((a, b) => b.path.length - a.path.length);
    return known.reduce((out, { path, name }) => {
        const places = new RegExp(`${STARTS_PATH}(?:file:(?://)?)?${RegExp.escape(path)}(?:/(?=[\\w.@-])|(?![\\w.-]))`, 'g');
        return out.replace(places, (place) => {
            const isBelow = place.endsWith('/');
            return name === '' ? (isBelow ? '' : '.') : `${name}${isBelow ? '/' : ''}`;
        });
    }, text);
}
const STARTS_PATH = '(?:(?<![\\w./~-])|(?<=\\u001b\\[[\\d;]*m)|(?<=\\s-[A-Za-z]))';


  }),

  16798:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    MG: () => (  missingFor),
    Ou: () => (  planMounts),
    TQ: () => (  parseMountTable),
    YT: () => (  waysFor),
    Zd: () => (  MAX_PROCESSES),
    n2: () => (  fileSystems),
    nh: () => (  TEST_NETWORKS),
    q6: () => (  REASON_FILE),
    ql: () => (  launch)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7403);
  var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59199);
  var _workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76955);
  var _layer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28404);
  var _world_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9697);








const TEST_NETWORKS = ['host', 'none'];
function waysFor(uid) {
    return uid === 0
        ? [
            { tier: 'namespaces', power: 'root' },
            { tier: 'other_user', power: 'root' },
        ]
        : [
            { tier: 'namespaces', power: 'user_namespace' },
            { tier: 'namespaces', power: 'sudo' },
        ];
}
function missingFor({ tier, power }, network) {
    const needed = tier === 'other_user'
        ? ['sh', 'setpriv', 'chown']
        : ['sh', 'unshare', 'setpriv', 'mount', 'umount', 'pivot_root', 'cp'];
    if (network === 'none')
        needed.push('ip');
    if (power === 'sudo')
        needed.push('sudo');
    return needed.filter((name) => (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .Kp)(name, 'system') === null);
}
const SYSTEM_ENV = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };
function launch(request) {
    const { way, inner, limits } = request;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(inner.staging.here, SCRIPT_FILE), innerScript(inner, limits), { mode: 0o600 });
    const words = way.tier === 'namespaces' ? inNamespaces(request) : runAs(request, request.user);
    const variables = Object.entries(SYSTEM_ENV).map(([name, value]) => `${name}=${value}`);
    const [program = '', ...args] = way.power === 'sudo'
        ? 
            [(0,_layer_js__WEBPACK_IMPORTED_MODULE_5__  .CA)('sudo'), '-n', '--', '/usr/bin/env', '-i', ...variables, ...words]
        : 
            [(0,_layer_js__WEBPACK_IMPORTED_MODULE_5__  .CA)('setpriv'), '--pdeathsig', 'KILL', '--', ...words];
    return { program, args, env: SYSTEM_ENV, mountPoints: request.mounts.map(({ at }) => at) };
}
function runAs({ inner }, user) {
    const groups = user?.mark === undefined ? '--clear-groups' : `--groups=${user.mark}`;
    const identity = user === null ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`, groups];
    return [
        (0,_layer_js__WEBPACK_IMPORTED_MODULE_5__  .CA)('setpriv'),
        ...identity,
        ...['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'],
        ...[(0,_layer_js__WEBPACK_IMPORTED_MODULE_5__  .CA)('sh'), `${inner.staging.seen}/${SCRIPT_FILE}`],
    ];
}
function inNamespaces(request) {
    const { network, way } = request;
    return [
        (0,_layer_js__WEBPACK_IMPORTED_MODULE_5__  .CA)('unshare'),
        ...(way.power === 'user_namespace' ? ['--user', '--map-root-user'] : []),
        ...['--mount', '--pid', '--fork', '--kill-child', '--ipc', '--uts'],
        ...(network === 'none' ? ['--net'] : []),
        ...[(0,_layer_js__WEBPACK_IMPORTED_MODULE_5__  .CA)('sh'), '-ec', buildRoot(request)],
    ];
}
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'].map((name) => `/dev/${name}`);
const DEVICE_LINKS = ['fd', 'stdin', 'stdout', 'stderr'].map((name) => `/dev/${name}`);
function buildRoot(request) {
    const { layer, network, way, user, limits } = request;
    const root = `${layer.folder}/root`;
    const isUsers = way.power === 'user_namespace';
    const table = `${layer.folder}/fstab`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(table, mountTable(request, root), { mode: 0o600 });
    const copied = [...(isUsers ? ['-P'] : ['-a', ...DEVICES]), ...DEVICE_LINKS, ptmxLink(layer)];
    const back = [(0,_layer_js__WEBPACK_IMPORTED_MODULE_5__  .CA)('unshare'), '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`];
    const inner = isUsers ? [...back, ...runAs(request, null)] : runAs(request, user.uid === 0 ? null : user);
    return `${(0,_layer_js__WEBPACK_IMPORTED_MODULE_5__  .CA)('mount')} -a -T ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7)(table)}
${(0,_layer_js__WEBPACK_IMPORTED_MODULE_5__  .CA)('cp')} ${copied.map(_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7).join(' ')} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7)(`${root}/dev/`)}
${network === 'none' ? `${(0,_layer_js__WEBPACK_IMPORTED_MODULE_5__  .CA)('ip')} link set lo up` : ''}
${hasPidMaxPerNamespace() && !isUsers ? `{ echo ${limits.processes} >/proc/sys/kernel/pid_max; } 2>/dev/null || :` : ''}
cd ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7)(root)}
${(0,_layer_js__WEBPACK_IMPORTED_MODULE_5__  .CA)('pivot_root')} . tmp/${_layer_js__WEBPACK_IMPORTED_MODULE_5__  .xD}
cd /
${(0,_layer_js__WEBPACK_IMPORTED_MODULE_5__  .CA)('umount')} -l /tmp/${_layer_js__WEBPACK_IMPORTED_MODULE_5__  .xD}
exec ${inner.map(_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7).join(' ')}
`;
}
function hasPidMaxPerNamespace() {
    const [major = 0, minor = 0] = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.release)().split('.').map(Number);
    return major > 6 || (major === 6 && minor >= 14);
}
function mountTable({ mounts, systems, network, user, way, layer }, root) {
    const isUsers = way.power === 'user_namespace';
    const restricted = 'nosuid,nodev,noexec';
    const bind = isUsers ? 'rbind' : 'bind';
    const owner = isUsers ? { uid: 0, gid: 0 } : user;
    const settings = ['/proc/sys', '/proc/irq', '/proc/bus', '/proc/sysrq-trigger'].filter((place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place));
    return tableText([
        ['/', root, 'none', `${bind},ro,nosuid`],
        ...systems.map(({ at, flags }) => {
            const options = [bind, 'ro', ...new Set([...flags, 'nosuid'])];
            return [at, root + at, 'none', options.join(',')];
        }),
        ['proc', `${root}/proc`, 'proc', restricted],
        ...settings.map((place) => [root + place, root + place, 'none', `bind,ro,${restricted}`]),
        ...(network === 'none' ? [] : [['/sys', `${root}/sys`, 'none', `${bind},ro,${restricted}`]]),
        isUsers
            ? [deviceFolder(layer), `${root}/dev`, 'none', 'bind,nosuid']
            : ['tmpfs', `${root}/dev`, 'tmpfs', 'mode=755,nosuid'],
        ['tmpfs', `${root}/dev/shm`, 'tmpfs', 'mode=1777,nosuid,nodev,X-mount.mkdir'],
        ['devpts', `${root}/dev/pts`, 'devpts', 'newinstance,ptmxmode=0666,mode=620,nosuid,noexec,X-mount.mkdir'],
        ...(isUsers ? DEVICES.map((device) => [device, root + device, 'none', 'bind']) : []),
        ...mounts.map((mount) => mountLine(mount, { root, bind, owner })),
    ]);
}
function deviceFolder({ folder }) {
    const place = `${folder}/dev`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(place, { recursive: true });
    for (const device of DEVICES)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(folder + device, '');
    return place;
}
function ptmxLink({ folder }) {
    const link = `${folder}/ptmx`;
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(link, { throwIfNoEntry: false }) === undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)('pts/ptmx', link);
    return link;
}
const MAX_PROCESSES = 8192;
const SCRIPT_FILE = 'script';
const REASON_FILE = 'reason';
function innerScript(inner, { processes, fileBytes }) {
    const { checkout, workingDirectory, files, gone, before = '', env, command } = inner;
    const staging = inner.staging.seen;
    const folder = workingDirectory === '.' ? checkout : `${checkout}/${workingDirectory}`;
    const noFolder = `{ echo 'no folder' >${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7)(`${staging}/${REASON_FILE}`)}; exit 125; }`;
    const variables = Object.entries(env);
    const exported = variables.filter(([name]) => canExport(name));
    const passed = variables.filter(([name]) => !canExport(name)).map(([name, value]) => `${name}=${value}`);
    return `exec 2>&1
{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null
ulimit -c 0 2>/dev/null
ulimit -u ${processes} 2>/dev/null || ulimit -p ${processes} 2>/dev/null
ulimit -f ${Math.ceil(fileBytes / 512)} 2>/dev/null
umask 022
trap : TERM HUP INT QUIT
cd ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7)(checkout)} || exit 125
${files.length + gone.length === 0 ? '' : PUT}
${gone.map((path) => `gone ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7)(path)} || exit 125`).join('\n')}
${files.map(({ from, to, isExecutable }) => `put ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7)(from)} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7)(to)} ${isExecutable ? 755 : 644} || exit 125`).join('\n')}
${before}
cd -P ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7)(folder)} 2>/dev/null || ${noFolder}
case $PWD/ in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7)(checkout)}/*) ;; *) ${noFolder} ;; esac
rm -rf ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7)(staging)}
(
unset PATH LC_ALL PWD OLDPWD SHLVL
${exported.map(([name, value]) => `export ${name}=${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7)(value)}`).join('\n')}
exec ${[...(passed.length === 0 ? [] : ['/usr/bin/env', ...passed]), ...command].map(_base_text_js__WEBPACK_IMPORTED_MODULE_3__  .r7).join(' ')}
)
exit $?
`;
}
const canExport = (name) => /^[A-Za-z_]\w*$/.test(name) &&
    !/^(?:_|IFS|OPTIND|PPID|E?UID|GROUPS|BASH\w*|SHELLOPTS|POSIX\w*)$/.test(name);
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
const RESOLVERS = [
    '/run/systemd/resolve',
    '/run/resolvconf',
    '/run/NetworkManager',
    '/run/nscd',
    '/run/current-system',
];
const SERVICES = ['/run/postgresql', '/run/mysqld', '/run/redis'];
const DISPLAYS = ['/tmp/.X11-unix'];
function planMounts({ hidden }, layer, network) {
    const covers = ['/run', ..._world_js__WEBPACK_IMPORTED_MODULE_6__  .G2, ...hidden.folders];
    const back = [...layer.mounts.map(({ at }) => at), ...hidden.shown];
    const services = network === 'host' ? [...SERVICES, ...DISPLAYS] : [];
    const mounts = [
        { kind: 'empty', at: '/run' },
        ...[...RESOLVERS, ...services].filter((place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place)).map(readOnlyMount),
        ...(isRealFolder('/var/run') ? [{ kind: 'empty', at: '/var/run' }] : []),
        { kind: 'bind', from: layer.temp, at: '/tmp', isReadOnly: false },
        ...(isRealFolder('/var/tmp')
            ? [{ kind: 'bind', from: layer.varTemp, at: '/var/tmp', isReadOnly: false }]
            : []),
        ...layer.mounts,
        ...resolverFile(),
        ...hidden.folders
            .filter((at) => !(0,_world_js__WEBPACK_IMPORTED_MODULE_6__  .P$)(at, covers, back))
            .map((at) => ({ kind: 'empty', at })),
        ...hidden.files
            .filter((file) => !(0,_world_js__WEBPACK_IMPORTED_MODULE_6__  .P$)(file, covers, back) && !isInLayer(file, layer))
            .map((at) => ({ kind: 'bind', from: layer.emptyFor(at), at, isReadOnly: true })),
        ...hidden.shown.map(readOnlyMount),
    ];
    return mounts.toSorted((a, b) => depthOf(a.at) - depthOf(b.at));
}
function isInLayer(file, { mounts }) {
    const over = mounts
        .filter(({ at }) => (0,_world_js__WEBPACK_IMPORTED_MODULE_6__  .S1)(file, at))
        .toSorted((a, b) => depthOf(a.at) - depthOf(b.at))
        .at(-1);
    return over !== undefined && !(over.kind === 'bind' && over.isReadOnly);
}
const readOnlyMount = (place) => ({ kind: 'bind', from: place, at: place, isReadOnly: true });
const depthOf = (path) => path.split('/').filter((part) => part !== '').length;
const isRealFolder = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) === path && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
function resolverFile() {
    const file = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_7__  .NW)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)('/etc/resolv.conf'));
    return file === null || (0,_world_js__WEBPACK_IMPORTED_MODULE_6__  .S1)(file, '/etc') || RESOLVERS.includes((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file))
        ? []
        : [readOnlyMount(file)];
}
const FLAGS = new Set(['nosuid', 'nodev', 'noexec']);
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
const KERNEL_FILE_SYSTEMS = new Set(`proc sysfs devtmpfs devpts cgroup cgroup2 securityfs debugfs tracefs pstore bpf mqueue hugetlbfs configfs fusectl autofs binfmt_misc
  rpc_pipefs nsfs efivarfs ramfs selinuxfs`.split(/\s+/));
const NOT_SHARED = /^\/(?:proc|sys|dev|run|tmp|boot|var\/tmp|var\/run|snap)(?:\/|$)/;
const fileSystems = (table) => table.filter(({ at, type }) => at !== '/' && !KERNEL_FILE_SYSTEMS.has(type) && !NOT_SHARED.test(at));
const tableText = (lines) => lines.map((fields) => `${[...fields.map(field), '0', '0'].join(' ')}\n`).join('');
function mountLine(mount, { root, bind, owner }) {
    const at = root + mount.at;
    switch (mount.kind) {
        case 'bind':
            return [mount.from, at, 'none', `${bind},nosuid,X-mount.mkdir${mount.isReadOnly ? ',ro' : ''}`];
        case 'empty':
            return ['tmpfs', at, 'tmpfs', `mode=755,uid=${owner.uid},gid=${owner.gid},nosuid,nodev,X-mount.mkdir`];
        case 'overlay': {
            const folders = `lowerdir=${mount.lower},upperdir=${mount.upper},workdir=${mount.work}`;
            const marks = bind === 'rbind' ? 'userxattr' : 'redirect_dir=on';
            return ['overlay', at, 'overlay', `${folders},${marks},nosuid,X-mount.mkdir`];
        }
        default:
            return (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_7__  .xb)(mount);
    }
}
const field = (text) => text.replace(/[\s\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);


  }),

  28404:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ay: () => (  createLayer),
    BK: () => (  copyLayer),
    CA: () => (  systemProgram),
    Dv: () => (  canLieUnder),
    Rn: () => (  findLayerFolder),
    jb: () => (  giveTo),
    q0: () => (  BaseBuild),
    xD: () => (  OLD_ROOT)
  });
  var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7403);
  var _workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76955);
  var _folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63060);
  var _leftovers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84217);
  var _world_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9697);









function createLayer({ base, world, built, isClean }) {
    const common = createFolders(base);
    const { folder } = common;
    const { checkout, home, lowers } = world;
    const overlays = lowers.map((lower, number) => {
        const upper = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, `upper-${number}`);
        const work = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, `work-${number}`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(work);
        (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .RG)(lower.path, upper, []);
        replaceFiles(world, lower.path, upper);
        return { kind: 'overlay', lower: lower.path, upper, work, at: lower.path };
    });
    const upperHome = overlays.find(({ at }) => at === home && at !== checkout)?.upper ?? null;
    const atStart = new Set(upperHome === null ? [] : (0,_world_js__WEBPACK_IMPORTED_MODULE_7__  .Mc)(upperHome));
    return {
        ...common,
        seen: { checkout, home, temp: '/tmp' },
        leftInHome: () => upperHome !== null && (0,_world_js__WEBPACK_IMPORTED_MODULE_7__  .Mc)(upperHome).some((name) => !atStart.has(name) && !isOfCaches(name)),
        get mounts() {
            return overlays.map((each) => {
                const kept = isClean && each.at === checkout ? null : built.folderOf(each.at);
                return kept === null ? each : { ...each, lower: `${kept}:${each.lower}` };
            });
        },
        written: overlays.find(({ at }) => at === checkout)?.upper ?? folder,
        isWhole: false,
        hasBaseOutputs: built.hasOutputs && !isClean,
        async keepBuilt(outputs) {
            if (!built.begin(outputs !== null))
                return;
            for (const { at, upper } of overlays) {
                const caches = at === home ? CACHE_FOLDERS.filter((path) => areFolders(upper, path)) : [];
                built.move(at, upper, at === checkout ? (outputs ?? []) : caches);
            }
        },
    };
}
async function copyLayer({ base, world, built, isClean }, { agentUser, other }) {
    const common = createFolders(base);
    const [root, newHome] = [(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(common.folder, 'checkout'), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(common.folder, 'home')];
    const source = isClean ? null : built.folderOf(world.checkout);
    const isElsewhere = (path) => source !== null && path.split('/')[0] !== '.git';
    await (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .EL)(world.checkout, root, isElsewhere);
    if (source !== null)
        await (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .EL)(source, root, () => false);
    replaceFiles(world, world.checkout, root);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(newHome);
    const layer = {
        ...common,
        written: root,
        isWhole: true,
        leftInHome: () => true,
        hasBaseOutputs: built.hasOutputs && !isClean,
        async keepBuilt(outputs) {
            if (!built.begin(outputs !== null) || outputs === null)
                return;
            const copying = (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .EL)(root, built.makeFolder(world.checkout), (path) => path === '.git');
            await copying.catch(() => built[Symbol.dispose]());
        },
    };
    if (agentUser.uid === 0)
        giveTo(other ?? agentUser, root, newHome);
    if (other !== null) {
        return { ...layer, seen: { checkout: root, home: newHome, temp: common.temp }, mounts: [] };
    }
    const { checkout, home } = world;
    const mounts = [{ kind: 'bind', from: root, at: checkout, isReadOnly: false }];
    if (home !== null) {
        const entries = homeEntries(home, world);
        for (const path of entries)
            makePlace(path, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(newHome, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(home, path)));
        mounts.push({ kind: 'bind', from: newHome, at: home, isReadOnly: false });
        mounts.push(...entries.map((path) => ({ kind: 'bind', from: path, at: path, isReadOnly: true })));
    }
    return { ...layer, seen: { checkout, home, temp: '/tmp' }, mounts };
}
const OLD_ROOT = '.agent-fix-root';
function createFolders(base) {
    const leased = (0,_leftovers_js__WEBPACK_IMPORTED_MODULE_6__  .Bh)('layer', base);
    const folder = leased.path;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(folder, 0o711);
    const [temp, varTemp, empty] = [(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'temp'), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'var-temp'), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'empty')];
    for (const each of [temp, varTemp]) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(each);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(each, 0o1777);
    }
    for (const each of [(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temp, OLD_ROOT), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temp, 'home'), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'root'), empty])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(each);
    return {
        folder,
        temp,
        varTemp,
        emptyFor(path) {
            const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(empty, `empty${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.extname)(path)}`);
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, emptyContent(path), { mode: 0o444 });
            return file;
        },
        reopen: () => {
            const isTests = (name) => /^(?:upper-\d+|checkout|home|temp|var-temp)$/.test(name);
            for (const name of (0,_world_js__WEBPACK_IMPORTED_MODULE_7__  .Mc)(folder).filter(isTests))
                (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .eh)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
        },
        [Symbol.dispose]: () => leased.removeBeside(),
    };
}
function emptyContent(path) {
    if (path.endsWith('.xml'))
        return '<settings/>\n';
    return path.endsWith('.json') ? '{}\n' : '';
}
function replaceFiles({ lowers, hidden }, from, to) {
    const replaced = lowers.find(({ path }) => path === from)?.replaced ?? [];
    const emptied = hidden.files
        .filter((file) => (0,_world_js__WEBPACK_IMPORTED_MODULE_7__  .S1)(file, from))
        .map((file) => ({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(from, file), content: emptyContent(file) }));
    for (const { path, content } of [...replaced, ...emptied]) {
        (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .RG)(from, to, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path) === '.' ? [] : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path).split('/'));
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(to, path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, content);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(from, path), { throwIfNoEntry: false });
        if (stats === undefined)
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(file, stats.mode & 0o777);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.utimesSync)(file, stats.atimeMs / 1000, stats.mtimeMs / 1000);
    }
}
function giveTo({ uid, gid }, ...folders) {
    const args = ['-R', '-h', `${uid}:${gid}`, ...folders];
    const { status, error } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(systemProgram('chown'), args, { env: {}, stdio: 'ignore' });
    if (status !== 0)
        throw new Error(`${folders.join(', ')}: cannot be given to user ${uid}: ${error?.message ?? status}`);
}
const WRITTEN = new Set(['.cache', '.npm', '.gradle', '.ivy2', '.sbt', '.pytest_cache', '.local', '.config']);
function homeEntries(home, { checkout, hidden }) {
    const below = (folder) => (0,_world_js__WEBPACK_IMPORTED_MODULE_7__  .Mc)(folder).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
    const isLeftOut = (path) => (0,_world_js__WEBPACK_IMPORTED_MODULE_7__  .S1)(checkout, path) ||
        [...hidden.files, ...hidden.folders].includes(path) ||
        WRITTEN.has((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(home, path)) ||
        path.endsWith('/go-build') ||
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false }) === undefined;
    return [...below(home), ...[...WRITTEN].flatMap((name) => below((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(home, name)))].filter((path) => !isLeftOut(path));
}
function makePlace(original, place) {
    const isMountedOnFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(original).isDirectory();
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(isMountedOnFolder ? place : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(place), { recursive: true });
    if (!isMountedOnFolder)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(place, '');
}
const UNFIT = new Set([
    0x794c7630, 
    0x6969, 
    0x65735546, 
    0x01021997, 
    0xff534d42, 
    0xf15f, 
    0x4d44, 
]);
function findLayerFolder({ lowers }, environment, isForOther) {
    const candidates = [(0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), '/var/tmp', environment['RUNNER_TEMP'] ?? '', '/dev/shm'];
    const fit = candidates
        .flatMap((path) => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_8__  .NW)([], () => ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).isDirectory() ? [(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path)] : [])))
        .filter((place) => place !== '/' && !lowers.some(({ path }) => (0,_world_js__WEBPACK_IMPORTED_MODULE_7__  .S1)(place, path)))
        .filter((place) => !UNFIT.has((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statfsSync)(place).type));
    const best = fit.find((place) => canLieUnder(place) && (!isForOther || isOpenToOthers(place)));
    return best ?? fit[0] ?? null;
}
const isOpenToOthers = (path) => path === '/' || (((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).mode & 0o001) !== 0 && isOpenToOthers((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)));
const canLieUnder = (path) => !/[,:\\"\n]/.test(path);
const CACHE_FOLDERS = [
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
const isOfCaches = (name) => CACHE_FOLDERS.some((path) => path.split('/')[0] === name);
class BaseBuild {
    #base;
    #folders = new Map();
    #leased = null;
    hasOutputs = false;
    constructor(base) {
        this.#base = base;
    }
    begin(hasOutputs) {
        if (this.#leased !== null)
            return false;
        this.#leased = (0,_leftovers_js__WEBPACK_IMPORTED_MODULE_6__  .Bh)('layer', this.#base);
        this.hasOutputs = hasOutputs;
        return true;
    }
    folderOf(path) {
        return this.#folders.get(path) ?? null;
    }
    forget(path) {
        this.#folders.delete(path);
        this.hasOutputs = false;
    }
    makeFolder(path) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.#leased?.path ?? this.#base, `kept-${this.#folders.size}`);
        (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .RG)(path, folder, []);
        this.#folders.set(path, folder);
        return folder;
    }
    move(path, upper, names) {
        const target = this.makeFolder(path);
        for (const name of names) {
            (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_8__  .NW)(undefined, () => {
                (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .RG)(upper, target, name.split('/').slice(0, -1));
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(upper, name), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(target, name));
            });
        }
    }
    [Symbol.dispose]() {
        this.#leased?.removeBeside();
        this.#leased = null;
        this.#folders.clear();
        this.hasOutputs = false;
    }
}
function areFolders(root, path) {
    const parts = path.split('/');
    return parts.every((_, at) => (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__  .lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, ...parts.slice(0, at + 1))));
}
function systemProgram(name) {
    const path = (0,_workspace_programs_js__WEBPACK_IMPORTED_MODULE_4__  .Kp)(name, 'system');
    if (path === null)
        throw new Error(`The program ${name} is missing.`);
    return path;
}


  }),

  30039:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Lg: () => (  SANDBOX_CHOICES),
  Ep: () => (  openSandbox)
});


var external_node_fs_ = __webpack_require__(73024);
var leftovers = __webpack_require__(84217);
var launch = __webpack_require__(16798);
var sandbox_layer = __webpack_require__(28404);
var external_node_child_process_ = __webpack_require__(31421);
var external_node_crypto_ = __webpack_require__(77598);
var external_node_events_ = __webpack_require__(78474);
var external_node_net_ = __webpack_require__(77030);
var external_node_path_ = __webpack_require__(76760);
var promises_ = __webpack_require__(58500);
var errors = __webpack_require__(7403);
var numbers = __webpack_require__(70764);
var base_text = __webpack_require__(59199);
var programs = __webpack_require__(76955);
var oracle_process = __webpack_require__(13088);
var sandbox_world = __webpack_require__(9697);
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
            staging: { here: staging, seen: `${temp}/staging` },
            env: { PATH: probePath(site), ...(home === null ? {} : { HOME: home }) },
            command: [(0,programs .Kp)('sh', 'system') ?? 'sh', '-c', probeScript(site, { bait, writable, checkout })],
        });
        cell.give(staging);
        const output = await runProbe(started, layer.folder);
        cell.sweep();
        const after = [copyItem(site.world, bait, output), daemonItem(bait, output)];
        const items = readItems(output);
        if (!bait.isAlive())
            return 'a process that the probe looks for ended too early';
        return items === null ? firstMessage(output) : [...items, ...after];
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
async function probeWithout(site) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const bait = __addDisposableResource(env_2, await layBait(site.base), true);
        const text = probeScript(site, { bait, writable: [], checkout: site.world.checkout });
        const started = {
            program: (0,programs .Kp)('sh', 'system') ?? 'sh',
            args: ['-c', text],
            env: { PATH: probePath(site) },
            mountPoints: [],
        };
        const output = await runProbe(started, bait.folder);
        const items = (bait.isAlive() ? readItems(output) : null) ?? UNCHECKED;
        return [...items.filter(({ name }) => name !== 'workspace'), daemonItem(bait, output)];
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
const UNCHECKED = [
    { name: 'everything', isClosed: false, detail: 'tests run as this user, with all that this user reaches' },
];
const probePath = ({ environment }) => `${environment['PATH'] ?? ''}:/usr/bin:/bin`;
const PROBE_MS = 15_000;
async function runProbe({ program, args, env }, scratch) {
    const { output } = await (0,oracle_process .R3)({
        program,
        args,
        env,
        cwd: '/',
        timeoutMs: PROBE_MS,
        graceMs: 100,
        signal: new AbortController().signal,
        scratch,
    });
    return output;
}
function readItems(output) {
    const items = [];
    let isDone = false;
    for (const line of output.split('\n')) {
        const [, name, word, detail] = ITEM.exec(line) ?? [];
        if (word === 'done')
            isDone = true;
        else if (name !== undefined && detail !== undefined)
            items.push({ name, isClosed: word === 'closed', detail });
    }
    return isDone ? items : null;
}
const ITEM = /^([a-z ]+)=(open|closed|done) ?(.*)$/;
const firstMessage = (output) => output
    .split('\n')
    .find((line) => line.trim() !== '' && !ITEM.test(line))
    ?.trim() ?? 'the probe did not come to its end';
function copyItem({ checkout, home }, { mark }, output) {
    const marks = [checkout, ...(home === null ? [] : [home]), '/tmp'].map((folder) => (0,external_node_path_.join)(folder, mark));
    const found = marks.filter((path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined);
    for (const path of found)
        (0,external_node_fs_.rmSync)(path, { force: true });
    if (found.length > 0)
        return { name: 'copy', isClosed: false, detail: `what tests write reaches ${found.join(', ')}` };
    return output.includes('workspace=closed')
        ? { name: 'copy', isClosed: true, detail: 'checkout, HOME and /tmp stay as they were' }
        : { name: 'copy', isClosed: false, detail: 'not checked: the probe could not write to its own places' };
}
async function layBait(base) {
    const word = `bait${(0,external_node_crypto_.randomBytes)(12).toString('hex')}`;
    const leased = (0,leftovers .Bh)('bait', base);
    const folder = leased.path;
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, '_runner_file_commands'));
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, '_runner_file_commands', 'set_env'), word);
    const child = (0,external_node_child_process_.spawn)((0,programs .Kp)('sleep', 'system') ?? 'sleep', ['60'], {
        env: { AGENT_FIX_BAIT: word },
        stdio: 'ignore',
        detached: true,
    });
    child.unref();
    await (0,external_node_events_.once)(child, 'spawn');
    for (let tries = 0; tries < 100 && hasProc() && !commandLine(child.pid ?? 0).includes('sleep'); tries++)
        await (0,promises_.setTimeout)(5);
    const server = (0,external_node_net_.createServer)((socket) => socket.destroy())
        .unref()
        .listen(0, '127.0.0.1');
    await (0,external_node_events_.once)(server, 'listening');
    const address = server.address();
    return {
        word,
        pid: child.pid ?? 0,
        folder,
        mark: `.agent-fix-probe-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`,
        port: typeof address === 'object' && address !== null ? address.port : 0,
        daemon: `agent-fix-daemon-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`,
        isAlive: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null,
        [Symbol.asyncDispose]: async () => {
            child.kill('SIGKILL');
            server.close();
            leased.removeBeside();
        },
    };
}
function daemonItem({ daemon }, output) {
    const survivors = hasProc() ? (0,leftovers .Uj)().filter((pid) => commandLine(pid).includes(daemon)) : [];
    for (const pid of survivors)
        (0,leftovers .JZ)(pid);
    if (survivors.length > 0)
        return { name: 'daemons', isClosed: false, detail: 'a process in a session of its own outlives the run' };
    return hasProc() && output.includes(DAEMON_RAN)
        ? { name: 'daemons', isClosed: true, detail: 'no process outlives the run' }
        : { name: 'daemons', isClosed: false, detail: 'not checked: none could be started, or looked for' };
}
const DAEMON_RAN = 'daemon ran';
const hasProc = () => commandLine(process.pid) !== '';
const commandLine = (pid) => (0,errors .NW)('', () => (0,external_node_fs_.readFileSync)(`/proc/${pid}/cmdline`, 'utf8'));
function probeScript(site, request) {
    return [
        'closed() { echo "$1=closed $2"; }',
        'open() { echo "$1=open $2"; }',
        HOLDS,
        'for each in grep ls readlink sed setsid sleep; do command -v $each >/dev/null || { echo "$each not found"; exit 1; }; done',
        'cd /',
        ...otherProcesses(request.bait),
        ...moreRights(),
        sockets(),
        runnerTemp(request.bait),
        credentials(site),
        checkoutToken(request.checkout),
        workspace(request),
        writesOutside(site, request),
        network(request.bait),
        descriptors(),
        "made='none can be opened'; (: <>/dev/ptmx) 2>/dev/null && made='a new one can be opened'",
        'if (: </dev/tty) 2>/dev/null; then open terminal \'there is one\'; else closed terminal "there is none, and $made"; fi',
        `echo "$( (setsid sh -c 'echo ${DAEMON_RAN}; exec >/dev/null 2>&1; for each in 1 2 3 4 5 6 7 8 9; ` +
            `do sleep 2; done; :' ${request.bait.daemon} </dev/null 2>/dev/null &) )"`,
        'wait',
        'echo probe=done',
        '',
    ].join('\n');
}
const HOLDS = `holds() {
  for entry in "$1"/* "$1"/.[!.]* "$1"/..?*; do
    case $entry in "$1/*" | "$1/.[!.]*" | "$1/..?*") [ -e "$entry" ] || [ -L "$entry" ] || continue ;; esac
    return 0
  done
  return 1
}`;
function otherProcesses({ word, pid }) {
    const isSeen = `grep -aqs sleep /proc/${pid}/cmdline`;
    return [
        'if ! grep -aqs PATH= /proc/self/environ; ' +
            `then open environment 'not checked: /proc shows not even its own'; ` +
            `elif grep -aqs ${word} /proc/[0-9]*/environ; ` +
            `then open environment 'the variables of another process were read'; ` +
            `else closed environment 'the variables of no other process can be read'; fi`,
        `if ${isSeen} && (: </proc/${pid}/mem) 2>/dev/null; ` +
            `then open memory 'the memory of another process was opened'; else closed memory 'the memory of no other process can be opened'; fi`,
        `if ${isSeen} && kill -0 ${pid} 2>/dev/null; then open signals 'another process takes signals'; ` +
            `else closed signals 'no other process takes signals'; fi`,
    ];
}
function moreRights() {
    const sudo = (0,programs .Kp)('sudo', 'system');
    return [
        sudo === null
            ? "closed sudo 'not installed'"
            : `if ${(0,base_text .r7)(sudo)} -n true 2>/dev/null; then open sudo 'works without a password'; else closed sudo 'refused'; fi &`,
        'bound=; while read -r name value; do case $name$value in NoNewPrivs:1) bound=1 ;; esac; done </proc/self/status',
        'while read -r name value; do case $name in CapEff:) case $value in *[1-9a-f]*) bound= ;; esac ;; esac; done </proc/self/status',
        'if [ -n "$bound" ]; then closed rights \'no special rights, and no program gives any\'; ' +
            "else open rights 'special rights, or setuid programs that work'; fi",
    ];
}
function sockets() {
    const names = 'docker.sock containerd/containerd.sock podman/podman.sock dbus/system_bus_socket snapd.socket';
    const places = names.split(' ').flatMap((name) => [`/run/${name}`, `/var/run/${name}`]);
    return `found=; for each in ${places.join(' ')}; do [ -S $each ] && [ -w $each ] && found="$found $each"; done; ${verdict('sockets', 'reached:$found', 'docker, containerd, podman, dbus, snapd: none is reached')}`;
}
function runnerTemp({ folder }) {
    return `found=; [ -e ${(0,base_text .r7)(`${folder}/_runner_file_commands/set_env`)} ] && found=1; ${verdict('runner temp', 'its files are seen', 'its files are not seen')}`;
}
function credentials({ world: { hidden, lowers }, program }) {
    const { files, shown } = hidden;
    const needed = [...shown, ...lowers.map(({ path }) => path)];
    const folders = hidden.folders.filter((folder) => folder !== program && !needed.some((place) => (0,sandbox_world .S1)(place, folder)));
    return [
        'found=',
        ...(folders.length === 0
            ? []
            : [`for each in ${folders.map(base_text .r7).join(' ')}; do holds "$each" && found="$found $each"; done`]),
        ...(files.length === 0
            ? []
            : [
                `for each in ${files.map(base_text .r7).join(' ')}; do if [ -s "$each" ] && [ -r "$each" ]; ` +
                    `then read -r line <"$each"; case $line in '{}'|'<settings/>') ;; *) found="$found $each" ;; esac; fi; done`,
            ]),
        verdict('credentials', 'read:$found', `nothing in ${(0,numbers .gL)(folders.length + files.length, 'place')} of credentials and of the runner`),
    ].join('; ');
}
function checkoutToken(checkout) {
    const file = (0,base_text .r7)(`${checkout}/.git/config`);
    return (`found=; grep -Eiqs 'extraheader|includeif|//[^/@ ]*:[^/@ ]*@' ${file} && found=1; ` +
        `none='no .git/config can be read'; [ -r ${file} ] && none='none in .git/config'; ${verdict('checkout token', '.git/config holds credentials', '$none')}`);
}
function workspace({ bait, writable, checkout }) {
    const overlay = `overlay,${(0,base_text .r7)(checkout)}`;
    return (`found=; for each in ${writable.map(base_text .r7).join(' ')}; ` +
        `do (echo probe >"$each/${bait.mark}") 2>/dev/null || found="$found $each"; done; ` +
        `renames='folders renamed'; while read -r kind place type options rest; do case $type,$place,$options in ` +
        `${overlay},*redirect_dir=on*) ;; ${overlay},*) renames='files renamed, folders on a copy alone' ;; esac; done </proc/mounts; ${verdict('workspace', 'cannot be written:$found', 'can be written, and $renames')}`);
}
function writesOutside({ program }, { bait, writable, checkout }) {
    const isTheirs = (0,sandbox_world .S1)(program, checkout) || writable.some((place) => (0,sandbox_world .S1)(place, program));
    const places = [bait.folder, ...(isTheirs ? [] : [program]), '/etc', '/usr/local', '/var/lib', '/'];
    const isReal = `[ "$each" != ${(0,base_text .r7)(bait.folder)} ] || [ -e "$each/_runner_file_commands" ]`;
    return ('found=; for each in /proc/sys/kernel/core_pattern /proc/sys/vm/drop_caches /proc/sysrq-trigger; ' +
        `do if [ -e $each ] && (: >>$each) 2>/dev/null; then found="$found $each"; fi; done; ` +
        `for each in ${places.map(base_text .r7).join(' ')}; do if { ${isReal}; } && (echo probe >"$each/${bait.mark}") 2>/dev/null; ` +
        `then listed=$(ls -A "$each" 2>/dev/null); rm -f "$each/${bait.mark}"; ` +
        `[ "$listed" = ${(0,base_text .r7)(bait.mark)} ] || found="$found $each"; fi; done; ${verdict('writes outside', 'wrote to$found', 'only the checkout, HOME and temporary folders')}`);
}
function network({ port }) {
    const bash = (0,programs .Kp)('bash', 'system');
    const connects = bash === null ? 'false' : `${(0,base_text .r7)(bash)} -c ': <>/dev/tcp/127.0.0.1/${port}' 2>/dev/null`;
    const networkNamespace = (0,errors .NW)('', () => (0,external_node_fs_.readlinkSync)('/proc/self/ns/net'));
    const isOurs = networkNamespace === ''
        ? 'false'
        : `[ "$(readlink /proc/self/ns/net)" = ${(0,base_text .r7)(networkNamespace)} ]`;
    return (`if ${connects} || ${isOurs} || [ "$(sed 1,2d /proc/net/dev | grep -vc '^ *lo:')" != 0 ]; ` +
        `then open network 'that of the machine, with abstract sockets of its services'; ` +
        `elif grep -qs 127.0.0.1 /proc/net/fib_trie; then closed network 'a loopback of its own'; else open network 'loopback is down'; fi`);
}
function descriptors() {
    return (`found=; [ -e /proc/$$/fd/1 ] || found=' unknown, for want of /proc'; number=3; ` +
        `while [ $number -lt 256 ]; do each=/proc/$$/fd/$number; ` +
        `if [ -e $each ] && [ "$(readlink $each)" != /dev/null ]; then found="$found $number"; fi; number=$((number+1)); done; ${verdict('descriptors', 'inherited:$found', 'only 0, 1 and 2')}`);
}
const verdict = (name, ifFound, ifNot) => `if [ -n "$found" ]; then open '${name}' "${ifFound}"; else closed '${name}' "${ifNot}"; fi`;

; 






const SANDBOX_CHOICES = {
    modes: ['required', 'auto', 'off'],
    networks: launch .nh,
};
const TIER_TEXTS = {
    namespaces: 'namespaces of their own',
    other_user: 'another user',
    none: 'no sandbox',
};
const POWER_TEXTS = {
    root: 'made by root',
    sudo: 'made through sudo',
    user_namespace: 'in a user namespace',
};
const isOpenByChoice = ({ name, isClosed }, network) => name === 'network' && network === 'host' && !isClosed;
class Sandbox {
    report;
    cell;
    constructor(report, cell) {
        this.report = report;
        this.cell = cell;
    }
    shared() {
        return new Sandbox(this.report, this.cell === null ? null : { ...this.cell, [Symbol.dispose]: () => { } });
    }
    describe() {
        const { tier, power, network, items } = this.report;
        const expected = items.filter((item) => !isOpenByChoice(item, network));
        const failed = expected.filter(({ isClosed }) => !isClosed).map(({ name }) => name);
        const how = power === null ? TIER_TEXTS[tier] : `${TIER_TEXTS[tier]} (${POWER_TEXTS[power]})`;
        const passed = `${expected.length - failed.length} of ${expected.length} isolation checks passed`;
        const rest = failed.length === 0 ? '' : `; not passed: ${failed.join(', ')}`;
        const open = expected.length < items.length
            ? '; the network is open to the tests (test-network: none closes it)'
            : '';
        return `${how}, network ${network}, ${passed}${rest}${open}`;
    }
    lines() {
        const { items, network, notHad } = this.report;
        const verdict = (item) => {
            if (item.isClosed)
                return 'passed    ';
            return isOpenByChoice(item, network) ? 'open      ' : 'NOT PASSED';
        };
        return [
            `Sandbox of the tests: ${this.describe()}`,
            ...items.map((item) => `  ${verdict(item)}  ${item.name}: ${item.detail}`),
            ...notHad.map((reason) => `  not available: ${reason}`),
        ];
    }
    toTrace() {
        const { mode, tier, power, network, isLayered, items, notHad } = this.report;
        const tried = items.map(({ name, isClosed, detail }) => ({ name, closed: isClosed, detail }));
        const text = this.describe();
        return { mode, tier, power, network, layered: isLayered, text, items: tried, not_had: [...notHad] };
    }
}
class SandboxError extends Error {
    name = 'SandboxError';
}
async function openSandbox(request) {
    const { mode } = request;
    const notHad = [];
    const found = mode === 'off' ? null : describeSite(request);
    const site = typeof found === 'string' ? null : found;
    if (typeof found === 'string')
        notHad.push(found);
    if (site !== null) {
        for (const way of request.ways ?? (0,launch .YT)(site.user.uid)) {
            const tried = await tryWay(site, way, notHad);
            if (typeof tried !== 'string')
                return tried;
            notHad.push(tried);
        }
    }
    if (mode === 'required')
        throw new SandboxError(noSandboxText(notHad));
    const items = site === null ? UNCHECKED : await probeWithout(site);
    const report = {
        mode,
        tier: 'none',
        power: null,
        network: 'host',
        isLayered: false,
        items,
        notHad,
    };
    return new Sandbox(report, null);
}
const noSandboxText = (reasons) => `No sandbox for the tests is available on this machine (${reasons.join('; ')}), and sandbox "required" was asked for. ` +
    'Allow sudo without a password, let users create namespaces, or run as root; or ask for sandbox "auto" to run ' +
    'without one, where tests can read everything that this process can.';
function describeSite(request) {
    const [uid, gid] = [process.getuid?.(), process.getgid?.()];
    if (process.platform !== 'linux' || uid === undefined || gid === undefined)
        return `${process.platform} has no namespaces: a sandbox needs Linux`;
    if (!(0,external_node_fs_.existsSync)('/proc/self/mountinfo'))
        return 'there is no /proc, which a sandbox is made with';
    const { environment, program } = request;
    const world = (0,sandbox_world .wL)({ checkout: (0,external_node_fs_.realpathSync)(request.checkout), environment, program });
    const base = (0,sandbox_layer .Rn)(world, environment, false);
    if (base === null)
        return 'no folder outside of HOME and checkout can hold a copy';
    const { bavail, bsize } = (0,external_node_fs_.statfsSync)(base);
    const limits = request.limits ?? {
        processes: launch .Zd,
        fileBytes: Math.max(1 << 30, Math.floor((bavail * bsize) / 2)),
    };
    return { request, world, base, environment, program, user: { uid, gid }, limits };
}
async function tryWay(site, way, notHad) {
    const { mode, network } = site.request;
    const { tier, power } = way;
    const name = `${tier} by ${power}`.replaceAll('_', ' ');
    const missing = (0,launch .MG)(way, network);
    if (missing.length > 0)
        return `${name}: ${missing.join(', ')} not found`;
    const canLayer = tier === 'namespaces' && canChange(site) && site.world.lowers.every(({ path }) => (0,sandbox_layer .Dv)(path));
    let reason = '';
    for (const isLayered of canLayer ? [true, false] : [false]) {
        const cell = makeCell(site, way, isLayered);
        const items = await probe(site, cell);
        if (typeof items === 'string') {
            reason = `${name}: ${items}`;
            continue;
        }
        const open = items.filter((item) => !item.isClosed && mustPass(item, tier, network));
        if (open.length > 0)
            return `${name}: the probe found open: ${open.map((each) => each.name).join(', ')}`;
        return new Sandbox({ mode, tier, power, network, isLayered, items, notHad: [...notHad] }, cell);
    }
    return reason;
}
const canChange = ({ user, world }) => user.uid !== 0 || (0,external_node_fs_.statSync)(world.checkout).uid === user.uid;
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
function mustPass({ name }, tier, network) {
    if (name === 'network')
        return network === 'none';
    return tier === 'namespaces' || OF_ANOTHER_USER.has(name);
}
const NOBODY = { uid: 65534, gid: 65534 };
function makeCell(site, way, isLayered) {
    const { request, world, user: agentUser, limits } = site;
    const { network } = request;
    const mark = (0,leftovers .e0)();
    const other = way.tier === 'other_user' ? { ...NOBODY, mark } : null;
    const user = other ?? agentUser;
    const base = (other && (0,sandbox_layer .Rn)(world, request.environment, true)) ?? site.base;
    const built = new sandbox_layer .q0(base);
    let layers = isLayered;
    const table = (0,launch .TQ)((0,external_node_fs_.readFileSync)('/proc/self/mountinfo', 'utf8'));
    const systems = (0,launch .n2)(table).filter(({ at }) => (0,external_node_fs_.existsSync)(at));
    return {
        get isApart() {
            const isAlone = way.tier === 'namespaces' && network === 'none';
            return isAlone && !(0,sandbox_world .h5)((0,external_node_fs_.readFileSync)('/proc/net/unix', 'utf8'), world, layers);
        },
        openLayer: async ({ isClean } = { isClean: false }) => {
            const place = { base, world, built, isClean };
            return layers ? (0,sandbox_layer .Ay)(place) : (0,sandbox_layer .BK)(place, { agentUser, other });
        },
        fork: () => makeCell(site, way, isLayered),
        forgetBaseOutputs: () => built.forget(world.checkout),
        copyFromNowOn: () => {
            const isChanged = layers && way.power === 'user_namespace';
            if (isChanged)
                layers = false;
            return isChanged;
        },
        launch: (layer, inner) => {
            const mounts = (0,launch .Ou)(world, layer, network);
            return (0,launch .ql)({ way, user, network, layer, mounts, systems, limits, inner });
        },
        give: (folder) => {
            if (other !== null)
                (0,sandbox_layer .jb)(other, folder);
        },
        sweep: () => {
            if (other !== null)
                (0,leftovers .Qc)(mark);
        },
        [Symbol.dispose]: () => built[Symbol.dispose](),
    };
}


  }),

  9697:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G2: () => (  TEMPORARY),
    Mc: () => (  entriesOf),
    P$: () => (  isCovered),
    Qe: () => (  holdsToken),
    S1: () => (  isIn),
    h5: () => (  reachesService),
    wL: () => (  describeWorld)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7403);
  var _folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63060);





function describeWorld(request) {
    const { checkout, environment } = request;
    const home = homeOf(environment);
    const gitFolder = gitFolderOf(checkout);
    const isInside = gitFolder === null || isIn(gitFolder, checkout);
    const outer = [...(home === null ? [] : [home]), checkout];
    const paths = new Set([...outer, ...(isInside ? [] : [gitFolder]), ...goCacheOf(environment, outer)]);
    const lowers = [...paths]
        .toSorted((a, b) => a.length - b.length)
        .map((path) => ({
        path,
        replaced: [
            ...(path === home ? cleanedSettings(path, ['.gitconfig', '.config/git/config']) : []),
            ...(path === checkout && gitFolder !== null && isInside ? checkoutSettings(checkout) : []),
            ...(path === gitFolder ? gitSettings(gitFolder, '.') : []),
        ],
    }));
    return { checkout, home, lowers, hidden: findHiddenPlaces(request, home, [...paths]) };
}
const NO_HOMES = new Set(['/', '/tmp', '/var/tmp', '/dev/shm', '/nonexistent']);
function homeOf({ HOME }) {
    if (HOME === undefined || !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(HOME))
        return null;
    return (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(null, () => {
        const home = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(HOME);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(home).isDirectory() && !NO_HOMES.has(home) ? home : null;
    });
}
function goCacheOf({ GOCACHE }, within) {
    if (GOCACHE === undefined || !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(GOCACHE))
        return [];
    const folder = realPlace(GOCACHE);
    const isApart = folder !== null && !within.some((each) => isIn(folder, each) || isIn(each, folder));
    return isApart && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).isDirectory() ? [folder] : [];
}
function gitFolderOf(root) {
    const gitPath = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git');
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(gitPath, { throwIfNoEntry: false });
    if (stats === undefined)
        return null;
    if (stats.isDirectory())
        return gitPath;
    const named = /^gitdir: (.+)$/m.exec(readText(gitPath) ?? '')?.[1];
    if (named === undefined)
        return null;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, named.trim());
    const shared = readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'commondir'));
    return shared === null ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, shared.trim());
}
const MODULES_DEPTH = 4;
function checkoutSettings(root) {
    const hasGit = (name) => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(false, () => (0,_folders_js__WEBPACK_IMPORTED_MODULE_3__  .lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name, '.git')));
    const nested = entriesOf(root).filter((name) => name !== '.git' && hasGit(name));
    return ['.git', ...nested.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(name, '.git'))].flatMap((folder) => gitSettings(root, folder));
}
function gitSettings(root, folder) {
    const modules = findConfigs((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder, 'modules'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'modules'), MODULES_DEPTH);
    return cleanedSettings(root, [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'config'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'config.worktree'), ...modules]);
}
const holdsToken = (checkout) => checkoutSettings(checkout).length > 0;
function findConfigs(folder, name, depth) {
    if (depth === 0 || !(0,_folders_js__WEBPACK_IMPORTED_MODULE_3__  .lQ)(folder))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).flatMap((entry) => {
        if (entry.isFile() && entry.name === 'config')
            return [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(name, 'config')];
        return entry.isDirectory() && !['objects', 'refs', 'logs', 'hooks'].includes(entry.name)
            ? findConfigs((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(name, entry.name), depth - 1)
            : [];
    });
}
const TEMPORARY = ['/tmp', '/var/tmp'];
const RUNNER_FILES = [
    '.credentials',
    '.credentials_rsaparams',
    '.credentials_migrated',
    '.runner',
    '.env',
    '_diag',
];
const SOCKETS = ['/var/run/docker.sock', '/var/snap/lxd/common/lxd/unix.socket', '/mnt/wsl'];
function reachesService(table, { hidden, lowers, checkout }, isLayered) {
    const covers = ['/run', '/var/run', '/dev', ...TEMPORARY, ...hidden.folders];
    const apart = [...(isLayered ? lowers.map(({ path }) => path) : [checkout]), ...hidden.files];
    return table.split('\n').some((line) => {
        const path = LISTENS.exec(line)?.[1];
        const place = path === undefined ? null : realPlace(path);
        return (place !== null &&
            !isCovered(place, covers, hidden.shown) &&
            !apart.some((folder) => isIn(place, folder)) &&
            (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(false, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(place, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK) === undefined));
    });
}
const LISTENS = /^\S+ \S+ \S+ 00010000 \S+ \S+ +\d+ (\/.+)$/;
const PATH_LISTS = /^(?:PATH|LD_LIBRARY_PATH|PYTHONPATH|NODE_PATH|GOPATH|\w+_HOME|\w+_ROOT_DIR|pythonLocation|JAVA_HOME_\w+|GOROOT\w*)$/;
function findHiddenPlaces({ environment, checkout, program }, home, lowers) {
    const wanted = [
        ...homes(home).flatMap((each) => CREDENTIALS.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(each, name))),
        ...othersWork(environment, checkout),
        ...runnerFolders(environment, checkout).flatMap((folder) => RUNNER_FILES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name))),
        ...SOCKETS,
        program,
    ];
    const holdsWritable = (place) => isIn(checkout, place) || (home !== null && isIn(home, place));
    const places = realPaths(wanted).filter((place) => !isIn(place, checkout) && !holdsWritable(place));
    const temporary = realPaths([environment['RUNNER_TEMP'] ?? '', (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()]).filter((place) => place !== '/' && !TEMPORARY.includes(place) && place !== home && !isIn(place, checkout));
    const isHiddenFolder = (place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place).isDirectory();
    const folders = [...new Set([...places.filter(isHiddenFolder), ...temporary])].toSorted();
    return {
        folders,
        files: places.filter((place) => !isHiddenFolder(place)),
        shown: [...neededFolders(environment), ...borrowedObjects(checkout)].filter((folder) => isCovered(folder, [...TEMPORARY, ...folders], lowers)),
    };
}
const realPaths = (paths) => [...new Set(paths.filter((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path)).flatMap((path) => realPlace(path) ?? []))].toSorted();
const isIn = (path, folder) => path === folder || path.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_2__.sep) ? folder : folder + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
function isCovered(path, covers, back) {
    const cover = covers.filter((folder) => folder !== path && isIn(path, folder));
    const innermost = (folders) => Math.max(0, ...folders.map(({ length }) => length));
    return innermost(cover) > innermost(back.filter((folder) => isIn(path, folder)));
}
const realPlace = (path) => 
(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(null, () => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) : null));
const MAX_HOMES = 50;
function homes(home) {
    const others = entriesOf('/home').map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)('/home', name));
    return [...new Set([...(home === null ? [] : [home]), '/root', ...others])].slice(0, MAX_HOMES);
}
const SHARED_WORK = new Set(['_tool', '_actions']);
function othersWork({ GITHUB_ACTIONS, GITHUB_WORKSPACE }, checkout) {
    if (GITHUB_ACTIONS === undefined)
        return [];
    const named = GITHUB_WORKSPACE === undefined ? null : realPlace(GITHUB_WORKSPACE);
    const workspace = named !== null && isIn(checkout, named) ? named : checkout;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(workspace);
    const beside = entriesOf(workspace).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, name, '.git', 'config'));
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(parent) !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(workspace))
        return beside;
    const work = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(parent);
    const others = entriesOf(work).filter((name) => name !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(parent) && !SHARED_WORK.has(name));
    return [...beside, ...others.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(work, name))];
}
function runnerFolders(environment, checkout) {
    if (environment['GITHUB_ACTIONS'] === undefined)
        return [];
    const above = [2, 3, 4].map((steps) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(checkout, ...Array.from({ length: steps }, () => '..')));
    const program = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/${process.ppid}/exe`));
    const folders = program === null ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(program), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(program))];
    const withRunner = folders.filter((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(each, '.runner')));
    return [...new Set([...above, ...withRunner])].filter((folder) => folder !== '/');
}
function borrowedObjects(checkout) {
    const text = readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitFolderOf(checkout) ?? checkout, 'objects', 'info', 'alternates')) ?? '';
    return realPaths(text.split('\n')).filter((folder) => (0,_folders_js__WEBPACK_IMPORTED_MODULE_3__  .lQ)(folder));
}
function neededFolders(environment) {
    const named = Object.entries(environment)
        .filter(([name]) => PATH_LISTS.test(name))
        .flatMap(([, value]) => (value ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter))
        .filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder) && (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(false, () => (0,_folders_js__WEBPACK_IMPORTED_MODULE_3__  .lQ)(folder)));
    return realPaths(realPaths(named).flatMap((folder) => [folder, ...installationOf(folder)]));
}
function installationOf(folder) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    const isOne = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(above) === 'node_modules' ||
        ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder) === 'bin' && ['pyvenv.cfg', 'lib'].some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(above, name))));
    return isOne && above !== '/' ? [above] : [];
}
const entriesOf = (folder) => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).toSorted());
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
function cleanedSettings(root, paths) {
    return paths.flatMap((path) => {
        const text = readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path));
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
const readText = (file) => (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__  .NW)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));


  }),

  24476:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  O: () => (  KeptLines)
});

var once = __webpack_require__(51189);
var base_text = __webpack_require__(59199);
; 

const alternativesIn = (source) => source.split(/\|(?=\^)/);
const isInner = (alternative) => /^\^(?:\[\^|\.\*|\[\\w)/.test(alternative);
const INNER_TEXTS = [
    '(Wstat: ',
    '✗ ',
    '| FAIL |',
    '<<< ',
    '...*failed*',
    '--- ',
    '=== RUN ',
    '.go:',
    '.py',
    '=> ',
    'FAILED',
];
const isOfAnyWord = (alternative) => /^\^(?:\(\?:)?\\[Sw]/.test(alternative);
const IN_FIRST_WORD = /(?=[^\s.:]*(?:[.:]| \())/;
const UNITTEST_NAMES = /^(?:FAIL|ERROR)\b.*: \S|^UNEXPECTED SUCCESS\b|^\S+ \([\w.<>]+\)(?:$| [[(])/;
const NEEDED_LINES = {
    pytest: {
        counts: (0,base_text .EB)([
            /^=+ .* =+$|^=* ?\d+ [a-z]\w+.* in \d[\d.]*s|^=* ?no tests ran in |^Results \(\d[\d.]*s\):$|^ +(?:- )?\d+ \w+$/,
            /^(?:FAILED|ERROR|SUBFAILED|SUBFAIL|[[(].*SUBFAIL)\b/,
        ]),
        names: (0,base_text .EB)([
            /^_{3,} .* _{3,}$|^E {3,}|^\[gw\d+\] .*(?:FAILED|ERROR) /,
            /^[\w./\\-]+\.py(?::\d+: |(?:::.*)? (?:FAILED|ERROR)| [.sxXFEpPRu]*[FE])/,
        ]),
    },
    unittest: {
        counts: (0,base_text .EB)([
            /^[.FEsxu]*={70}$|^-{70}$|^Ran \d+ tests? in |^(?:OK|FAILED|NO TESTS RAN)\b/,
            UNITTEST_NAMES,
        ]),
        names: UNITTEST_NAMES,
    },
    trial: {
        counts: /^(?:PASSED|FAILED) \(|^Ran \d+ tests? in /,
        names: /^[=-]{79}$|^\[(?:FAIL|ERROR|SUCCESS)|^\w+(?:\.\w+)+$/,
    },
    green: { counts: /^(?:OK|FAILED) \(/, names: /^(?:Failure|Error) in / },
    stestr: { counts: /^ - (?:Passed|Failed|Skipped): \d/, names: /^\{\d+\} .* FAILED$/ },
    behave: { counts: /^\d+ scenarios? passed/, names: /^ {2}\S+\.feature:\d+ / },
    cucumber: { counts: /^\d+ scenarios?(?: \(|$)/, names: /^ {2}\d+\) / },
    'Robot Framework': { counts: /^\d+ tests?, \d+ passed/, names: /^[^|\n]+\| FAIL \|$/ },
    vitest: {
        counts: /^ *(?:Test Files|Tests) {2}|^ RUN {2}v\d|^⎯+ Failed |^ FAIL {2}/,
        names: /^ FAIL {2}|^⎯+\[\d+\/\d+\]⎯$|^ ❯ |^::error /,
    },
    jest: {
        counts: /^Tests: {7}|^Test Suites: |^ ?(?:FAIL|PASS) |^(?:::group::|##\[group\])Errors thrown |^ {2}● /,
        names: /^ {2}● /,
    },
    mocha: { counts: /^ {2}\d+ (?:passing|pending|failing)\b/, names: /^ {2}\d+\) / },
    'JSON stream of mocha': { counts: /^\["end",\{/, names: /^\["fail",\{/ },
    ava: {
        counts: /^ {2}─+$|^ {2}\d+ (?:tests?|hooks?|known|uncaught|unhandled) |^ {2}[✔✘✖] /,
        names: /^ {2}[✘✖] |^ {2}\S.* › /,
    },
    bun: { counts: /^ *\d+ (?:pass|fail|skip)$/, names: /^(?:\(fail\)|✗) |^\S+\.[cm]?[jt]sx?:$/ },
    'deno test': { counts: /^(?:ok|FAILED) \| /, names: /^[^=\n]+=> \S+:\d+:\d+$/ },
    jasmine: { counts: /^\d+ specs?, /, names: /^\d+\) \S/ },
    uvu: { counts: /^ {2}(?:Total|Passed|Skipped): /, names: /^ {2,3}FAIL {2}/ },
    'tap-dot': { counts: /^ {2}\d+ (?:tests|passed|failed)/, names: /^ {4}x / },
    faucet: { counts: /^[⨯✓] / },
    'tap-min': { counts: /^\d+ tests? complete /, names: /^\tat: / },
    Playwright: {
        counts: /^ {2}\d+ (?:failed|interrupted|flaky|skipped|did not run|passed)|^Error: |^ {3}at \S|^Running \d+ tests? using /,
        names: /^ {2}\d+\) |^\w*Error: /,
    },
    'node:test': {
        counts: /^ℹ |^✔ \S+\.[cm]?[jt]sx?\b|^✖ failing tests:$/,
        names: /^test at |^ *✖ |^ *▶ /,
    },
    TAP: {
        counts: (0,base_text .EB)([
            /^ *(?:not )?ok\b|^TAP version|^1\.\.\d|^ *# Subtest: |^# (?:tests|pass|fail|cancelled|skip|skipped|todo|duration_ms) /,
            /^Node\.js v\d/,
        ]),
        names: /^ *not ok\b|^# /,
    },
    'tap-spec': {
        counts: /^ {2}(?:total|passing|failing): |^ {2}Failed Tests: /,
        names: /^ {4}\S|^ {6}✖/,
    },
    prove: {
        counts: /^Result: |^Files=\d|^[^(\n]+\(Wstat: |^\t\(less \d/,
        names: /^# {3}(?:Failed test|at )/,
    },
    bats: { counts: /^\d+ tests?, \d+ failures?|^Finished in /, names: /^[^✗\n]+✗ / },
    'go test': {
        counts: /^(?:ok {2}|FAIL|\?? {3})\t|^.*--- (?:FAIL|PASS|SKIP): |^.*=== RUN |^panic: |^\t+Test\S+ \(|^(?:FAIL|exit status \d+)$/,
        names: /^FAIL\t|^.*--- FAIL: |^panic: |^# |^.* \S+\.go:\d+: /,
    },
    'go test -json': {
        counts: /^\{"(?=.*"Action":"(?:pass|fail|skip)")/,
        names: /^\{"(?=.*"Action":"(?:build-)?output").*(?:\.go:\d|panic: |"ImportPath")/,
    },
    gotestsum: { counts: /^DONE |^=== (?:Failed|Errors|Skipped)/, names: /^=== FAIL: / },
    'cargo test': {
        counts: /^running \d+ tests?$|^test result: |^ +Running |^ +Doc-tests |^error: test failed|^thread '|^failures:$|^test .* ok$/,
        names: /^---- .* stdout ----$|^thread '|^ {4}\S/,
    },
    'cargo nextest': {
        counts: /^ +Summary \[|^ +FLAKY \d/,
        names: /^ +(?:FAIL|TIMEOUT|ABORT|SIG[A-Z]+|XFAIL)\b.* \[|^ *TRY \d+ [A-Z]|^ +thread '/,
    },
    ctest: {
        counts: /^\d+% tests passed|^No test|^\t *\d+ - |^The following tests /,
        names: /^ *\d+\/\d+ Test +#\d+: .*\*\*\*|^\d+: .*(?:[Ff]ail|FAIL|[Ee]rror|[Aa]ssert)/,
    },
    meson: {
        counts: /^(?:Ok|Fail|Error|Timeout|Skipped|Ignored|Expected Fail|Unexpected Pass): +\d/,
        names: /^ *\d+\/\d+ \S/,
    },
    GoogleTest: {
        counts: /^\[={10}\] |^\[ {2}(?:PASSED {2}|SKIPPED )\] \d/,
        names: /^\[ RUN {6}\] |^\[ {2}FAILED {2}\] |^\S+: Failure$/,
    },
    ginkgo: { counts: /^(?:FAIL|SUCCESS)!.* Passed \|/, names: /^ {2}\[[A-Z!]+\] / },
    Catch2: {
        counts: /^test cases: |^All tests passed |^No tests ran$/,
        names: /^-{79}$|^\.{79}$|^\S+:\d+: FAILED:$/,
    },
    doctest: { counts: /^\[doctest\] /, names: /^TEST CASE: |^\S+:\d+:/ },
    surefire: {
        counts: /^(?:\[\w+\] +)?(?:Tests run: |(?:Failures|Errors): *$)|^Results :$/,
        names: (0,base_text .EB)([
            /^[^<\n]+<<< (?:FAILURE|ERROR)!|^(?:\[\w+\] +)?Tests run: /,
            /^\[ERROR\] +(?:\w+>)?[A-Z][\w$]*\.\w+:\d+ |^(?:\w+>)?[A-Z][\w$]*\.\w+:\d+ /,
        ]),
    },
    Gradle: { counts: /^\d+ tests? completed|^BUILD /, names: /^[\w.$]+ > .* FAILED$/ },
    JUnitCore: { counts: /^JUnit version 4|^OK \(|^Tests run: |^\d+\) \S/, names: /^\d+\) \S/ },
    'JUnit console': {
        counts: /^\[ +\d+ tests |^Failures \(\d+\):$/,
        names: /^ +(?:Method|Class)Source /,
    },
    'dotnet test': {
        counts: /^(?:Passed|Failed|Skipped)! +- |^Total tests: |^ +(?:Passed|Failed|Skipped): \d/,
        names: /^ {2}(?:Failed|X) /,
    },
    rspec: {
        counts: /^\d+ examples?, |^Failed examples:$|^An error occurred while loading /,
        names: /^rspec \S|^ {2}\d+\) |^An error occurred |^\w*(?:Error|Exception)\w*:$/,
    },
    minitest: { counts: /^\d+ (?:runs|tests), \d+ assertions/, names: /^(?: {2}\d+\) )?(?:Failure|Error):$/ },
    'test-unit': { counts: /^\d+ tests, \d+ assertions/, names: /^(?:Failure|Error): |^={70,}$/ },
    PHPUnit: {
        counts: /^Tests: \d|^OK \(|^No tests executed!|^PHPUnit \d/,
        names: /^\d+\) \S|^There (?:was|were) \d|^ ✘ /,
    },
    ExUnit: {
        counts: /^Finished in |^\d+ (?:tests?|doctests?|propert\w+)\b|^Randomized with /,
        names: /^ {2}\d+\) /,
    },
    eunit: {
        counts: /^=+ EUnit =|^===> Performing EUnit |^Finished in |^\d+ tests, | {2}(?:Failed: |(?:All )?\d+ tests passed|Test passed)/,
        names: /^ {2}\d+\) [a-z]|^[^*\n]+\.\.\.\*failed\*$/,
    },
    busted: { counts: /^\d+ success/, names: /^(?:Failure|Error) (?:→|->) / },
};

var sources = __webpack_require__(92496);
; 




const MIB = 1024 * 1024;
const KEPT = { head: MIB, tail: 2 * MIB, counted: 5 * MIB, named: 2 * MIB, line: 2 * MIB };
const LINE_COST = 100;
const PIECE_COST = 40;
const PROGRAM_STARTS = 'programs';
const LINES_ABOVE = 3;
const LINES_BELOW = 40;
class KeptLines {
    #limits;
    #needed = anyNeeded;
    #head = [];
    #headLength = 0;
    #headCost = 0;
    #isHeadFull = false;
    #tail;
    #middle;
    #passed = 0;
    #leftOut = 0;
    #namedCost = 0;
    #areNamesFull = false;
    #countedCost = 0;
    #countedCosts = FORMATS.map(() => 0);
    #lost = new Set();
    #below = 0;
    #aside = { at: 0, text: '' };
    #open = [];
    #openBytes = 0;
    #isOpenCut = false;
    #lineEnds = 0;
    constructor(limits = KEPT) {
        this.#limits = limits;
        this.#middle = new KeptPieces(limits.counted + limits.named);
        this.#tail = new LastBlocks(limits.tail, (block) => this.#pass(block));
    }
    add(part) {
        const end = part.lastIndexOf(NEW_LINE) + 1;
        if (end > 0) {
            this.#add([...this.#open, part.subarray(0, end)]);
            this.#open.length = 0;
            this.#openBytes = 0;
        }
        const room = this.#limits.line - this.#openBytes;
        this.#isOpenCut ||= part.length - end > room;
        const open = new Uint8Array(part.subarray(end, end + room));
        if (open.length > 0)
            this.#open.push(open);
        this.#openBytes += open.length;
    }
    get lineEnds() {
        return this.#lineEnds;
    }
    end() {
        this.#add(this.#open);
        const texts = [...this.#head];
        let next = this.#headLength;
        for (const { at, text } of this.#middle.all()) {
            if (at !== next)
                texts.push('\n');
            texts.push(text);
            next = at + text.length;
        }
        if (next !== this.#headLength + this.#passed)
            texts.push('\n');
        texts.push(...this.#tail.all().map(textOfBlock));
        const text = texts.join('').replace(/^\ufeff/, '');
        return { text, leftOut: this.#leftOut, isLost: this.#leftOut > 0 ? this.#lostFormats() : () => false };
    }
    #lostFormats() {
        const kept = FORMATS.flatMap(([name], index) => (this.#lost.has(index) ? [] : [name]));
        return isOutside(kept.includes(PROGRAM_STARTS) ? kept : []);
    }
    #add(parts) {
        if (this.#isOpenCut)
            this.#loseCut(textOfBlock(parts));
        this.#isOpenCut = false;
        const bytes = parts.reduce((sum, { length }) => sum + length, 0);
        const lineEnds = parts.reduce((sum, part) => sum + lineEndsIn(part), 0);
        this.#lineEnds += lineEnds;
        const cost = bytes + LINE_COST * lineEnds;
        this.#isHeadFull ||= this.#headCost + cost > this.#limits.head;
        if (this.#isHeadFull) {
            this.#tail.push(parts, cost);
            return;
        }
        const text = textOfBlock(parts);
        this.#head.push(text);
        this.#headLength += text.length;
        this.#headCost += cost;
    }
    #loseCut(text) {
        const line = text.split('\n', 1)[0] ?? '';
        this.#leftOut += 1;
        for (const index of this.#countedBy(line))
            this.#lose(index);
    }
    #pass(parts) {
        const block = textOfBlock(parts);
        const start = this.#headLength + this.#passed;
        let from = 0;
        for (const { index } of block.matchAll(patternFor(block, this.#needed()))) {
            if (index < from)
                continue;
            const lineEnd = block.indexOf('\n', index) + 1;
            const end = lineEnd === 0 ? block.length : lineEnd;
            this.#passUnnamed(start + from, block.slice(from, index));
            this.#passNeeded(start + index, block.slice(index, end));
            from = end;
        }
        this.#passUnnamed(start + from, block.slice(from));
        this.#passed += block.length;
    }
    #passNeeded(at, text) {
        const line = text.endsWith('\n') ? text.slice(0, -1) : text;
        const isOfFailure = !this.#areNamesFull && isNamed().test(line);
        if (isOfFailure) {
            const above = lastLines(this.#aside.text, LINES_ABOVE);
            if (this.#keepNamed(this.#aside.at + this.#aside.text.length - above.length, above))
                this.#leftOut -= above.length;
            this.#aside = { at, text: '' };
            this.#below = LINES_BELOW;
        }
        const formats = this.#countedBy(line);
        if (formats.length > 0) {
            this.#keepCounted({ at, text, formats });
            this.#aside = { at: at + text.length, text: '' };
        }
        else if (!isOfFailure)
            this.#passUnnamed(at, text);
        else if (!this.#keepNamed(at, text))
            this.#leftOut += text.length;
    }
    #passUnnamed(at, text) {
        let end = 0;
        for (; this.#below > 0 && end < text.length; this.#below -= 1) {
            const lineEnd = text.indexOf('\n', end);
            end = lineEnd === -1 ? text.length : lineEnd + 1;
        }
        if (end > 0 && !this.#keepNamed(at, text.slice(0, end)))
            this.#leftOut += end;
        if (end === text.length)
            return;
        this.#leftOut += text.length - end;
        this.#aside = { at: at + end, text: text.slice(end) };
    }
    #keepNamed(at, text) {
        const cost = (0,base_text .dp)(text) + LINE_COST * (text.split('\n').length - 1);
        if (text === '' || this.#areNamesFull)
            return false;
        if (this.#namedCost + cost > this.#limits.named) {
            this.#areNamesFull = true;
            this.#needed = this.#neededFromNow();
            return false;
        }
        this.#namedCost += cost;
        this.#middle.add({ at, text, formats: [] });
        return true;
    }
    #countedBy(line) {
        return FORMATS.flatMap(([, { counts }], index) => !this.#lost.has(index) && counts.test(line) ? [index] : []);
    }
    #keepCounted({ at, text, formats }) {
        const needed = formats.filter((index) => !this.#lost.has(index));
        if (needed.length === 0) {
            this.#leftOut += text.length;
            return;
        }
        const cost = (0,base_text .dp)(text) + PIECE_COST;
        if (this.#countedCost + cost > this.#limits.counted) {
            const costs = this.#countedCosts.map((known, index) => known + (needed.includes(index) ? cost : 0));
            this.#lose(costs.indexOf(Math.max(...costs)));
            this.#keepCounted({ at, text, formats: needed });
            return;
        }
        for (const index of needed)
            this.#countedCosts[index] = (this.#countedCosts[index] ?? 0) + cost;
        this.#middle.add({ at, text, formats: needed });
        this.#countedCost += cost;
    }
    #lose(index) {
        this.#lost.add(index);
        this.#countedCosts[index] = 0;
        this.#needed = this.#neededFromNow();
        const dropped = this.#middle.drop((formats) => formats.length > 0 && formats.every((each) => this.#lost.has(each)));
        this.#leftOut += dropped.length;
        this.#countedCost -= dropped.cost;
    }
    #neededFromNow() {
        return (0,once .O)(() => neededOf((index) => !this.#lost.has(index), this.#areNamesFull ? [] : FAILURE_NAMES));
    }
}
class KeptPieces {
    #limit;
    #bytes = new Uint8Array();
    #end = 0;
    #places = [];
    #formats = [];
    constructor(limit) {
        this.#limit = limit;
    }
    add({ at, text, formats }) {
        const most = this.#end + text.length * MAX_BYTES_OF_UNIT;
        if (this.#bytes.length < Math.min(most, this.#limit)) {
            const bytes = new Uint8Array(Math.min(Math.max(2 * most, FIRST_BYTES), this.#limit));
            bytes.set(this.#bytes.subarray(0, this.#end));
            this.#bytes = bytes;
        }
        const bytes = ENCODER.encodeInto(text, this.#bytes.subarray(this.#end)).written;
        this.#end += bytes;
        this.#places.push(at, bytes, this.#placeOf(formats));
    }
    *all(places = this.#places) {
        let start = 0;
        for (let index = 0; index < places.length; index += 3) {
            const [at = 0, bytes = 0, place = 0] = places.slice(index, index + 3);
            const text = DECODER.decode(this.#bytes.subarray(start, start + bytes));
            yield { at, text, formats: this.#formats[place] ?? [] };
            start += bytes;
        }
    }
    drop(isDropped) {
        const dropped = { length: 0, cost: 0 };
        const places = this.#places;
        this.#places = [];
        this.#end = 0;
        for (const piece of this.all(places)) {
            if (!isDropped(piece.formats))
                this.add(piece);
            else {
                dropped.length += piece.text.length;
                dropped.cost += (0,base_text .dp)(piece.text) + PIECE_COST;
            }
        }
        return dropped;
    }
    #placeOf(formats) {
        const name = formats.join();
        const place = this.#formats.findIndex((each) => each.join() === name);
        return place === -1 ? this.#formats.push(formats) - 1 : place;
    }
}
const MAX_BYTES_OF_UNIT = 3;
const FIRST_BYTES = 16 * 1024;
function anyAtStart(alternatives, flags = '') {
    const textOf = (each) => each.replace(/^\^/, '');
    const words = alternatives.filter(isOfAnyWord).map(textOf);
    const others = alternatives.filter((each) => !isOfAnyWord(each)).map(textOf);
    const all = words.length === 0 ? others : [...others, `${IN_FIRST_WORD.source}(?:${words.join('|')})`];
    return new RegExp(`^(?=.)(?:${all.join('|')})`, flags);
}
const FORMATS = [
    ...Object.entries(NEEDED_LINES),
    [PROGRAM_STARTS, { counts: sources .ol }],
];
const FAILURE_NAMES = FORMATS.flatMap(([, { names }]) => names === undefined ? [] : alternativesIn(names.source));
const isNamed = (0,once .O)(() => anyAtStart(FAILURE_NAMES));
function neededOf(isCounted, names) {
    const counts = FORMATS.filter((_, index) => isCounted(index)).map(([, needed]) => needed.counts.source);
    const all = [...counts.flatMap(alternativesIn), ...names];
    const quick = all.filter((each) => !isInner(each));
    return { all: anyAtStart(all, 'gm'), quick: anyAtStart(quick, 'gm') };
}
const patternFor = (block, { all, quick }) => INNER_TEXTS.some((text) => block.includes(text)) ? all : quick;
const anyNeeded = (0,once .O)(() => neededOf(() => true, FAILURE_NAMES));
const isOutside = (names) => (name) => !names.includes(name);
class LastBlocks {
    #limit;
    #ring = new Uint8Array();
    #start = 0;
    #blocks = [];
    #bytes = 0;
    #cost = 0;
    #leave;
    constructor(limit, leave) {
        this.#limit = limit;
        this.#leave = leave;
    }
    get isEmpty() {
        return this.#blocks.length === 0;
    }
    push(parts, cost) {
        while (!this.isEmpty && this.#cost + cost > this.#limit)
            this.#drop();
        if (cost > this.#limit) {
            this.#leave(parts);
            return;
        }
        if (this.#ring.length === 0)
            this.#ring = new Uint8Array(this.#limit);
        for (const part of parts)
            this.#write(part);
        const bytes = parts.reduce((sum, { length }) => sum + length, 0);
        const last = this.#blocks.at(-1);
        if (last === undefined || last.bytes + bytes > SMALL_BYTES)
            this.#blocks.push({ bytes, cost });
        else {
            last.bytes += bytes;
            last.cost += cost;
        }
        this.#cost += cost;
    }
    all() {
        let at = 0;
        return this.#blocks.map(({ bytes }) => {
            at += bytes;
            return this.#read(at - bytes, at);
        });
    }
    #drop() {
        const { bytes = 0, cost = 0 } = this.#blocks.shift() ?? {};
        this.#leave(this.#read(0, bytes));
        this.#start = (this.#start + bytes) % this.#ring.length;
        this.#bytes -= bytes;
        this.#cost -= cost;
    }
    #write(part) {
        const at = (this.#start + this.#bytes) % this.#ring.length;
        const first = part.subarray(0, this.#ring.length - at);
        this.#ring.set(first, at);
        this.#ring.set(part.subarray(first.length), 0);
        this.#bytes += part.length;
    }
    #read(from, to) {
        const at = (this.#start + from) % this.#ring.length;
        const first = this.#ring.subarray(at, at + to - from);
        const rest = this.#ring.subarray(0, to - from - first.length);
        return rest.length === 0 ? [first] : [first, rest];
    }
}
const NEW_LINE = 10;
const SMALL_BYTES = 32 * 1024;
const ENCODER = new TextEncoder();
const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });
function textOfBlock(parts) {
    const [last, ...more] = parts.toReversed();
    const before = more.toReversed().map((part) => DECODER.decode(part, { stream: true }));
    const printed = before.join('') + DECODER.decode(last);
    const plain = printed.includes('\u001b') ? (0,base_text .aJ)(printed) : printed;
    return plain.includes('\r') ? plain.replace(/\r+(?=\n|$)/g, '') : plain;
}
function lineEndsIn(bytes) {
    let count = 0;
    for (let at = bytes.indexOf(NEW_LINE); at !== -1; at = bytes.indexOf(NEW_LINE, at + 1))
        count += 1;
    return count;
}
function lastLines(text, count) {
    let start = text.length;
    for (let left = count; left > 0 && start > 0; left -= 1)
        start = text.lastIndexOf('\n', start - 2) + 1;
    return text.slice(start);
}


  }),

  92496:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Om: () => (  programsByMark),
    WA: () => (  programsInTurn),
    ol: () => (  PROGRAM_START)
  });
  var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59199);

const MARKS = [
    /^((?:@[\w.-]+\/)?[\w.-]+(?:#|:)[\w:.-]+):(?: |$)/,
    /^((?:\.|[\w@.-]+(?:\/[\w@.-]+)*) [\w:.-]+):(?: |$)/,
    /^(?:➤ YN\d+: )?\[((?:@[\w.-]+\/)?[\w./-]+)\]:?(?: |$)/,
    /^([\w.-]+) +\|(?: |$)/,
    /^((?:@[\w.-]+\/)?[\w.-]+):(?: |$)/,
];
function* programsByMark(lines) {
    for (const mark of MARKS) {
        const programs = new Map();
        for (const line of lines) {
            const match = mark.exec(line);
            if (match === null)
                continue;
            const [found, name = ''] = match;
            const programLines = programs.get(name) ?? [];
            programLines.push(line.slice(found.length));
            programs.set(name, programLines);
        }
        if (programs.size > 0)
            yield [...programs].map(([name, programLines]) => ({ mark: name, lines: programLines }));
    }
}
const PROGRAM_START = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__  .EB)([
    /^> (?:@[\w.-]+\/)?[\w.-]+@\S+ [\w:.-]+(?: \S.*)?$/,
    /^cache (?:miss|hit|bypass),? .*(?:executing|replaying|suppressing)/,
    /^> nx run \S+/,
    /^lerna info run Ran npm script /,
]);
function programsInTurn(lines) {
    const starts = lines.flatMap((line, at) => (PROGRAM_START.test(line) ? [at] : []));
    let mark;
    return [0, ...starts].map((from, index) => {
        const section = lines.slice(from, starts[index]);
        mark =
            /^> (\S+)@\S+ [\w:.-]+(?: |$)|^> nx run (\S+)/
                .exec(section[0] ?? '')
                ?.slice(1)
                .join('') ?? mark;
        return { mark, lines: section };
    });
}


  })

};
