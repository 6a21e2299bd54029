export const id = 504;
export const ids = [504];
export const modules = {

  84770:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  l: () => (  openSandbox)
});


var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var programs = __webpack_require__(76955);
var output_pipe = __webpack_require__(42461);
var oracle_process = __webpack_require__(16475);
var external_node_child_process_ = __webpack_require__(31421);
var copy_tree = __webpack_require__(72257);
var leftovers = __webpack_require__(84217);
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
].flatMap((names) => names.split(' '));
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
        ...(home === null ? [] : CREDENTIALS.map((name) => (0,external_node_path_.join)(home, name))),
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
        shown: neededFolders(environment).filter((folder) => folders.some((place) => folder !== place && isIn(folder, place))),
    };
}
const isIn = (path, folder) => path === folder || path.startsWith(folder.endsWith(external_node_path_.sep) ? folder : folder + external_node_path_.sep);
function realPlace(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return null;
    }
}
function runnerFolders(environment, checkout) {
    if (environment['GITHUB_ACTIONS'] === undefined)
        return [];
    const above = [2, 3, 4].map((steps) => (0,external_node_path_.join)(checkout, ...Array.from({ length: steps }, () => '..')));
    return [...new Set([...above, ...parentsProgram()])].filter((folder) => folder !== '/');
}
function parentsProgram() {
    try {
        const folder = (0,external_node_path_.dirname)((0,external_node_fs_.readlinkSync)(`/proc/${process.ppid}/exe`));
        return [folder, (0,external_node_path_.dirname)(folder)].filter((each) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(each, '.runner')));
    }
    catch {
        return [];
    }
}
function neededFolders(environment) {
    const named = Object.entries(environment)
        .filter(([name]) => PATH_LISTS.test(name))
        .flatMap(([, value]) => (value ?? '').split(external_node_path_.delimiter))
        .filter((folder) => (0,external_node_path_.isAbsolute)(folder) && (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory());
    return [...new Set(named.flatMap((folder) => realPlace(folder) ?? []))].toSorted();
}
function entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder).toSorted();
    }
    catch {
        return [];
    }
}

var external_node_os_ = __webpack_require__(48161);
var remove_tree = __webpack_require__(12182);
; 


function copyFolders(from, to, parts) {
    let source = from;
    let target = to;
    makeLike((0,external_node_fs_.lstatSync)(source, { throwIfNoEntry: false }), target);
    for (const part of parts) {
        source = (0,external_node_path_.join)(source, part);
        target = (0,external_node_path_.join)(target, part);
        makeLike((0,external_node_fs_.lstatSync)(source, { throwIfNoEntry: false }), target);
    }
}
function makeLike(stats, folder) {
    if ((0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        return;
    (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
    if (stats === undefined || !stats.isDirectory())
        return;
    (0,external_node_fs_.chmodSync)(folder, stats.mode & 0o7777);
    (0,external_node_fs_.utimesSync)(folder, stats.atime, stats.mtime);
}

; 







function createLayer({ base, world, hidden, caches }) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(base, leftovers .pv));
    const lease = (0,leftovers .HF)(folder);
    const { checkout, home, lowers } = world;
    const overlays = lowers.map(({ path, replaced }, number) => {
        const upper = (0,external_node_path_.join)(folder, `upper-${number}`);
        const work = (0,external_node_path_.join)(folder, `work-${number}`);
        (0,external_node_fs_.mkdirSync)(work);
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, `merged-${number}`));
        copyFolders(path, upper, []);
        for (const file of [...replaced, ...emptyFiles(path, hidden)])
            replaceFile(path, upper, file);
        return { kind: 'overlay', lower: path, upper, work, at: path };
    });
    return {
        ...layOut(folder),
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
        [Symbol.dispose]: () => {
            removeLayer(folder, lowers.length);
            lease[Symbol.dispose]();
        },
    };
}
function replaceFile(from, to, { path, content }) {
    copyFolders(from, to, (0,external_node_path_.dirname)(path) === '.' ? [] : (0,external_node_path_.dirname)(path).split('/'));
    writeLike((0,external_node_path_.join)(from, path), (0,external_node_path_.join)(to, path), content);
}
function layOut(folder) {
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
        .filter((file) => isIn(file, lower))
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
    try {
        (0,remove_tree .d)(folder);
    }
    catch {
    }
}
function removeEmpty(folder) {
    try {
        (0,external_node_fs_.rmdirSync)(folder);
    }
    catch {
    }
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
function findLayerFolder(lowers, runnerTemp) {
    const candidates = [(0,external_node_os_.tmpdir)(), '/var/tmp', ...(runnerTemp === undefined ? [] : [runnerTemp]), '/dev/shm'];
    return candidates.flatMap((each) => realFolder(each) ?? []).find((each) => isFit(each, lowers)) ?? null;
}
function realFolder(path) {
    try {
        return (0,external_node_path_.isAbsolute)(path) && (0,external_node_fs_.statSync)(path).isDirectory() ? (0,external_node_fs_.realpathSync)(path) : null;
    }
    catch {
        return null;
    }
}
function isFit(folder, lowers) {
    return !lowers.some((lower) => isIn(folder, lower)) && !UNFIT.has((0,external_node_fs_.statfsSync)(folder).type);
}
const canLieUnder = (path) => !/[,:\\"\n]/.test(path);
function freeBytes(folder) {
    const { bavail, bsize } = (0,external_node_fs_.statfsSync)(folder);
    return bavail * bsize;
}

; 








async function copyLayer({ base, world, hidden }) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(base, leftovers .pv));
    const { checkout, home } = world;
    const lease = (0,leftovers .HF)(folder);
    const place = layOut(folder);
    const root = await copyTo((0,external_node_path_.join)(folder, 'checkout'), world, hidden);
    const mounts = [{ kind: 'bind', from: root, at: checkout, isReadOnly: false }];
    const newHome = (0,external_node_path_.join)(folder, 'home');
    (0,external_node_fs_.mkdirSync)(newHome);
    if (home !== null) {
        const entries = homeEntries(home, checkout, hidden);
        for (const { at } of entries)
            makePlace(at, (0,external_node_path_.join)(newHome, (0,external_node_path_.relative)(home, at)));
        mounts.push({ kind: 'bind', from: newHome, at: home, isReadOnly: false }, ...entries);
    }
    return {
        ...place,
        seen: { checkout, home, temp: '/tmp' },
        mounts,
        written: root,
        keepCaches: () => { },
        [Symbol.dispose]: () => {
            removeLayer(folder, 0);
            lease[Symbol.dispose]();
        },
    };
}
async function copyForUser({ base, world, hidden }, user) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(base, leftovers .pv));
    const lease = (0,leftovers .HF)(folder);
    const place = layOut(folder);
    const root = await copyTo((0,external_node_path_.join)(folder, 'checkout'), world, hidden);
    const home = (0,external_node_path_.join)(folder, 'home');
    (0,external_node_fs_.mkdirSync)(home);
    giveTo(user, root, home);
    return {
        ...place,
        seen: { checkout: root, home, temp: place.temp },
        mounts: [],
        written: root,
        keepCaches: () => { },
        [Symbol.dispose]: () => {
            removeLayer(folder, 0);
            lease[Symbol.dispose]();
        },
    };
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
    await (0,copy_tree .E)(checkout, target, () => false);
    const replaced = lowers.find(({ path }) => path === checkout)?.replaced ?? [];
    for (const file of [...replaced, ...emptyFiles(checkout, hidden)])
        replaceFile(checkout, target, file);
    return target;
}
const WRITTEN = new Set(['.cache', '.npm', '.gradle', '.ivy2', '.sbt', '.pytest_cache', '.local', '.config']);
function homeEntries(home, checkout, hidden) {
    const isLeftOut = (path) => isIn(checkout, path) ||
        [...hidden.files, ...hidden.folders].includes(path) ||
        WRITTEN.has((0,external_node_path_.relative)(home, path));
    const inWritten = [...WRITTEN].flatMap((name) => entriesOf((0,external_node_path_.join)(home, name)).map((entry) => (0,external_node_path_.join)(home, name, entry)));
    return [...entriesOf(home).map((name) => (0,external_node_path_.join)(home, name)), ...inWritten]
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

var external_node_crypto_ = __webpack_require__(77598);
; 


const newMark = () => (0,external_node_crypto_.randomInt)(1_500_000_000, 1_900_000_000);
const PASSES = 400;
const PASS_MS = 5;
const CLOCK = new Int32Array(new SharedArrayBuffer(4));
function endMarked(mark) {
    for (let pass = 0; pass < PASSES; pass++) {
        const left = (0,external_node_fs_.readdirSync)('/proc')
            .map(Number)
            .filter((pid) => Number.isInteger(pid) && isMarked(pid, String(mark)));
        if (left.length === 0)
            return;
        for (const pid of left)
            endProcess(pid);
        Atomics.wait(CLOCK, 0, 0, PASS_MS);
    }
}
function isMarked(pid, mark) {
    try {
        const status = (0,external_node_fs_.readFileSync)(`/proc/${pid}/status`, 'utf8');
        const groups = /^Groups:\s*(.*)$/m.exec(status)?.[1] ?? '';
        return groups.split(' ').includes(mark) && !/^State:\s*Z/m.test(status);
    }
    catch {
        return false;
    }
}
function endProcess(pid) {
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch {
    }
}

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
        copyFolders(home, (0,external_node_path_.join)(folder, 'home'), []);
        this.#folder = (0,external_node_path_.join)(folder, 'home');
        for (const path of CACHES) {
            const parts = path.split('/');
            if (!areFolders(upper, parts))
                continue;
            const above = (0,external_node_path_.dirname)(path) === '.' ? [] : (0,external_node_path_.dirname)(path).split('/');
            copyFolders(upper, this.#folder, above);
            (0,external_node_fs_.renameSync)((0,external_node_path_.join)(upper, path), (0,external_node_path_.join)(this.#folder, ...above, (0,external_node_path_.basename)(path)));
        }
    }
    [Symbol.dispose]() {
        if (this.#folder === null)
            return;
        try {
            (0,remove_tree .d)((0,external_node_path_.dirname)(this.#folder));
        }
        catch {
        }
        this.#lease?.[Symbol.dispose]();
        this.#folder = null;
    }
}
function areFolders(root, parts) {
    return parts.every((_, at) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, ...parts.slice(0, at + 1)), { throwIfNoEntry: false })?.isDirectory());
}

; 
const quote = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
const quoteAll = (words) => words.map(quote).join(' ');

; 

const MAX_PROCESSES = 8192;
function innerScript({ checkout, workingDirectory, files, gone, staging, env, command, limits, }) {
    const folder = workingDirectory === '.' ? checkout : `${checkout}/${workingDirectory}`;
    return `${LIMITS(limits)}
cd ${quote(checkout)} || exit 125
${files.length + gone.length === 0 ? '' : PUT}
${gone.map((path) => `gone ${quote(path)} || exit 125`).join('\n')}
${files.map(({ from, to, isExecutable }) => `put ${quote(from)} ${quote(to)} ${isExecutable ? 755 : 644} || exit 125`).join('\n')}
cd -P ${quote(folder)} 2>/dev/null || { echo 'no folder' >${quote(staging)}/reason; exit 125; }
case $PWD/ in ${quote(checkout)}/*) ;; *) echo 'no folder' >${quote(staging)}/reason; exit 125 ;; esac
rm -rf ${quote(staging)}
${commandLine(env, command)}
exit $?
`;
}
const commandLine = (env, command) => `env -i ${quoteAll([...Object.entries(env).map(([name, value]) => `${name}=${value}`), ...command])}`;
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

var assert_never = __webpack_require__(89559);
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
            return [...dropTo(request, request.user), ...shell(request)];
    }
}
const shell = ({ programs, inner }) => [
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
    return `${need(programs.mount)} -a -T ${quote(tableOf(layer, fstab(request, root, way.power === 'user_namespace' ? devices : [])))}
${need(programs.cp)} ${way.power === 'user_namespace' ? '-P' : '-a'} ${copied.join(' ')} ${quote(`${root}/dev/`)}
${network === 'none' ? `${programs.ip ?? 'ip'} link set lo up` : ''}
${limitNumbers(request)}
cd ${quote(root)}
${need(programs.pivotRoot)} . tmp/${OLD_ROOT}
cd /
${need(programs.umount)} -l /tmp/${OLD_ROOT}
exec ${quoteAll([...dropRights(request), ...shell(request)])}
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
        ...['sys', 'irq', 'bus', 'sysrq-trigger']
            .filter((name) => (0,external_node_fs_.existsSync)(`/proc/${name}`))
            .map((name) => [`${root}/proc/${name}`, `${root}/proc/${name}`, 'none', `bind,ro,${own}`]),
        ...(network === 'none' ? [] : [['/sys', `${root}/sys`, 'none', `${bind},ro,${own}`]]),
        devices.length === 0
            ? ['tmpfs', `${root}/dev`, 'tmpfs', 'mode=755,nosuid']
            : [deviceFolder(layer, devices), `${root}/dev`, 'none', 'bind,nosuid'],
        ['tmpfs', `${root}/dev/shm`, 'tmpfs', 'mode=1777,nosuid,nodev,X-mount.mkdir'],
        ['devpts', `${root}/dev/pts`, 'devpts', 'newinstance,ptmxmode=0666,mode=620,nosuid,noexec,X-mount.mkdir'],
        ...devices.map((device) => [device, root + device, 'none', 'bind']),
        ...mounts.map((mount) => line(mount, { root, bind, owner })),
    ];
    return tableText(lines);
}
const tableText = (lines) => lines.map((fields) => `${[...fields.map(field), '0', '0'].join(' ')}\n`).join('');
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
function line(mount, { root, bind, owner }) {
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
    const script = `${need(programs.mount)} -a -T ${quote(tableOf(layer, tableText(lines)))}
${limitNumbers(request)}
exec ${quoteAll(inside)}
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
        ...places,
        ...['--chdir', '/'],
        ...identity(request),
        ...shell(request),
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
        ...hidden.folders.filter((folder) => isSeen(folder, layer)).map((at) => ({ kind: 'empty', at })),
        ...hidden.files
            .filter((file) => isSeen(file, layer) && !isInLayer(file, layer))
            .map((at) => ({ kind: 'bind', from: layer.emptyFor(at), at, isReadOnly: true })),
        ...hidden.shown.map(readable),
    ];
    return mounts.toSorted((a, b) => depthOf(a.at) - depthOf(b.at));
}
function isSeen(place, { mounts }) {
    const isGone = ['/run', '/tmp', '/var/tmp'].some((folder) => isIn(place, folder));
    return !isGone || mounts.some(({ at }) => isIn(place, at));
}
function isInLayer(file, { mounts }) {
    const over = mounts
        .filter(({ at }) => isIn(file, at))
        .toSorted((a, b) => depthOf(a.at) - depthOf(b.at))
        .at(-1);
    return over !== undefined && !(over.kind === 'bind' && over.isReadOnly);
}
const readable = (place) => ({ kind: 'bind', from: place, at: place, isReadOnly: true });
const depthOf = (path) => path.split('/').filter((part) => part !== '').length;
const isRealFolder = (path) => (0,external_node_fs_.existsSync)(path) && (0,external_node_fs_.realpathSync)(path) === path && (0,external_node_fs_.statSync)(path).isDirectory();
function resolverFile() {
    try {
        const file = (0,external_node_fs_.realpathSync)('/etc/resolv.conf');
        const isElsewhere = !isIn(file, '/etc') && !RESOLVERS.includes((0,external_node_path_.dirname)(file));
        return isElsewhere ? [readable(file)] : [];
    }
    catch {
        return [];
    }
}

; 

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

var external_node_net_ = __webpack_require__(77030);
; 






async function layBait(sleep) {
    const word = `bait${(0,external_node_crypto_.randomBytes)(12).toString('hex')}`;
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'agent-fix-bait-'));
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, '_runner_file_commands'));
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, '_runner_file_commands', 'set_env'), word);
    const child = (0,external_node_child_process_.spawn)(sleep, ['60'], { env: { AGENT_FIX_BAIT: word }, stdio: 'ignore', detached: true });
    child.unref();
    const server = await listen();
    const address = server.address();
    return {
        word,
        pid: child.pid ?? 0,
        folder,
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
    const survivors = numbers('/proc').filter((pid) => probe_commandLine(pid).includes(seconds));
    for (const pid of survivors) {
        try {
            process.kill(pid, 'SIGKILL');
        }
        catch {
        }
    }
    return survivors.length === 0
        ? { name: 'daemons', isClosed: true, detail: 'no process outlives the run' }
        : { name: 'daemons', isClosed: false, detail: 'a process in a session of its own outlives the run' };
}
function numbers(folder) {
    return (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.readdirSync)(folder).map(Number).filter(Number.isInteger) : [];
}
function probe_commandLine(pid) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/cmdline`, 'utf8');
    }
    catch {
        return '';
    }
}

; 


const PROBE_FILE = '.agent-fix-probe';
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
        workspace(request.writable),
        writesOutside(request),
        network(request),
        descriptors(),
        "if (: </dev/tty) 2>/dev/null; then open terminal 'there is one'; else closed terminal 'there is none'; fi",
        `(setsid sleep ${request.bait.seconds} </dev/null >/dev/null 2>&1 &)`,
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
            : `if ${quote(sudo)} -n true 2>/dev/null; then open sudo 'works without a password'; else closed sudo 'refused'; fi`,
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
    return `found=; [ -e ${quote(`${folder}/_runner_file_commands/set_env`)} ] && found=1; ${verdict('runner temp', 'its files are seen', 'its files are not seen')}`;
}
function credentials({ folders: all, files, shown }, program) {
    const folders = all.filter((folder) => folder !== program && !shown.some((place) => isIn(place, folder)));
    return [
        'found=',
        ...(folders.length === 0
            ? []
            : [
                `for each in ${quoteAll(folders)}; do [ -z "$(ls -A "$each" 2>/dev/null)" ] || found="$found $each"; done`,
            ]),
        ...(files.length === 0
            ? []
            : [
                `for each in ${quoteAll(files)}; do if [ -s "$each" ] && [ -r "$each" ]; then read -r line <"$each"; case $line in '{}'|'<settings/>') ;; *) found="$found $each" ;; esac; fi; done`,
            ]),
        verdict('credentials', 'read:$found', `${folders.length + files.length} places with credentials or of the runner are empty`),
    ].join('; ');
}
function checkoutToken(checkout) {
    const file = quote(`${checkout}/.git/config`);
    return `found=; grep -Eiqs 'extraheader|includeif|//[^/@ ]*:[^/@ ]*@' ${file} && found=1; ${verdict('checkout token', '.git/config holds credentials', 'none in .git/config')}`;
}
function workspace(writable) {
    return `found=; for each in ${quoteAll(writable)}; do (echo probe >"$each/${PROBE_FILE}") 2>/dev/null || found="$found $each"; done; ${verdict('workspace', 'cannot be written:$found', 'can be written')}`;
}
function writesOutside({ bait, program, writable, checkout }) {
    const isTheirs = isIn(program, checkout) || writable.some((place) => isIn(place, program));
    const places = [bait.folder, ...(isTheirs ? [] : [program]), '/etc', '/usr/local', '/var/lib', '/'];
    const isReal = `[ "$each" != ${quote(bait.folder)} ] || [ -e "$each/_runner_file_commands" ]`;
    return `found=; for each in ${quoteAll(places)}; do if [ -n "$(ls -A "$each" 2>/dev/null)" ] && { ${isReal}; } && (echo probe >"$each/${PROBE_FILE}") 2>/dev/null; then rm -f "$each/${PROBE_FILE}"; found="$found $each"; fi; done; ${verdict('writes outside', 'wrote to$found', 'only the checkout, HOME and temporary folders')}`;
}
function network({ bait, bash }) {
    const connects = bash === null ? 'false' : `${quote(bash)} -c ': <>/dev/tcp/127.0.0.1/${bait.port}' 2>/dev/null`;
    return `if ${connects} || [ "$(sed 1,2d /proc/net/dev | grep -vc '^ *lo:')" != 0 ]; then open network 'that of the machine'; elif grep -qs 127.0.0.1 /proc/net/fib_trie; then closed network 'a loopback of its own'; else open network 'loopback is down'; fi`;
}
function descriptors() {
    return `found=; number=3; while [ $number -lt 256 ]; do each=/proc/$$/fd/$number; if [ -e $each ] && [ "$(readlink $each)" != /dev/null ]; then found="$found $number"; fi; number=$((number+1)); done; ${verdict('descriptors', 'inherited:$found', 'only 0, 1 and 2')}`;
}
const verdict = (name, ifFound, ifNot) => `if [ -n "$found" ]; then open '${name}' "${ifFound}"; else closed '${name}' '${ifNot}'; fi`;

; 



const NO_HOMES = new Set(['/', '/tmp', '/var/tmp', '/dev/shm', '/nonexistent']);
function describeWorld(root, environment) {
    const home = homeOf(environment);
    const gitFolder = gitFolderOf(root);
    const outside = gitFolder === null || isIn(gitFolder, root) ? [] : [gitFolder];
    const paths = [...new Set([...(home === null ? [] : [home]), root, ...outside])].toSorted((a, b) => a.length - b.length);
    const lowers = paths.map((path) => ({
        path,
        replaced: [
            ...(path === home ? settingsOf(path, ['.gitconfig', '.config/git/config']) : []),
            ...(path === root && gitFolder !== null && outside.length === 0 ? gitSettings(root, '.git') : []),
            ...(path === gitFolder ? gitSettings(gitFolder, '.') : []),
        ],
    }));
    return { checkout: root, home, lowers };
}
function homeOf({ HOME }) {
    if (HOME === undefined || !(0,external_node_path_.isAbsolute)(HOME))
        return null;
    try {
        const home = (0,external_node_fs_.realpathSync)(HOME);
        return (0,external_node_fs_.statSync)(home).isDirectory() && !NO_HOMES.has(home) ? home : null;
    }
    catch {
        return null;
    }
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
function gitSettings(root, folder) {
    const modules = findConfigs((0,external_node_path_.join)(root, folder, 'modules'), (0,external_node_path_.join)(folder, 'modules'), MODULES_DEPTH);
    return settingsOf(root, [(0,external_node_path_.join)(folder, 'config'), (0,external_node_path_.join)(folder, 'config.worktree'), ...modules]);
}
function findConfigs(folder, name, depth) {
    if (depth === 0 || (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
        return [];
    return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }).flatMap((entry) => {
        if (entry.isFile() && entry.name === 'config')
            return [(0,external_node_path_.join)(name, 'config')];
        return entry.isDirectory() && !['objects', 'refs', 'logs', 'hooks'].includes(entry.name)
            ? findConfigs((0,external_node_path_.join)(folder, entry.name), (0,external_node_path_.join)(name, entry.name), depth - 1)
            : [];
    });
}
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
function readText(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch {
        return null;
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

















class SandboxError extends Error {
    name = 'SandboxError';
}
async function openSandbox(request) {
    const site = describeSite(request);
    const notHad = [];
    if (request.mode !== 'off' && site.kind === 'fit') {
        for (const way of request.ways ?? waysFor(site)) {
            const found = await tryWay(site, way);
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
    const world = describeWorld(checkout, environment);
    const base = findLayerFolder(world.lowers.map(({ path }) => path), environment['RUNNER_TEMP']);
    if (base === null)
        return { kind: 'unfit', reason: 'no folder outside of HOME and checkout can hold a copy' };
    return {
        kind: 'fit',
        request,
        world,
        hidden: findHiddenPlaces({ environment, home: world.home, checkout, program }),
        programs: findPrograms(),
        user: { uid, gid },
        base,
        systems: fileSystems(readMountTable()),
        maxFileBytes: Math.max(1 << 30, Math.floor(freeBytes(base) / 2)),
    };
}
function findPrograms() {
    return {
        sh: (0,programs .FG)('sh'),
        sudo: (0,programs .FG)('sudo'),
        unshare: (0,programs .FG)('unshare'),
        setpriv: (0,programs .FG)('setpriv'),
        bwrap: (0,programs .FG)('bwrap'),
        mount: (0,programs .FG)('mount'),
        umount: (0,programs .FG)('umount'),
        pivotRoot: (0,programs .FG)('pivot_root'),
        cp: (0,programs .FG)('cp'),
        ip: (0,programs .FG)('ip'),
        bash: (0,programs .FG)('bash'),
    };
}
function waysFor({ user }) {
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
const NOBODY = { uid: 65534, gid: 65534 };
async function tryWay(site, way) {
    const name = `${way.tier.replace('_', ' ')} by ${way.power.replace('_', ' ')}`;
    const missing = missingFor(way, site.programs, site.request.network);
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
            report: reportOf(site.request, { tier, power, isLayered, items: probed.items, notHad: [] }),
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
    const { base, world, hidden, programs, systems, request } = site;
    const { network } = request;
    const mark = newMark();
    const user = way.tier === 'other_user' ? { ...NOBODY, mark } : site.user;
    const caches = new HomeCaches(base);
    const place = { base, world, hidden, caches };
    const limits = { processes: MAX_PROCESSES, fileBytes: site.maxFileBytes };
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
                endMarked(mark);
        },
        [Symbol.dispose]: () => caches[Symbol.dispose](),
    };
}
async function probe(site, cell) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const bait = __addDisposableResource(env_1, await layBait((0,programs .FG)('sleep') ?? 'sleep'), true);
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
        const output = await runProbe(started, layer.folder);
        cell.sweep();
        const items = readProbe(output);
        if (items === null)
            return { items, problem: firstLine(output) };
        return { items: [...items, isKeptApart(site.world), daemonItem(bait)].filter((item) => item !== null) };
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
async function runProbe({ program, args, env }, scratch) {
    const { output } = await (0,oracle_process .d)({
        program,
        args,
        env,
        cwd: '/',
        timeoutMs: PROBE_MS,
        graceMs: 100,
        signal: new AbortController().signal,
        scratch,
        pipes: new output_pipe .p(),
    });
    return output;
}
function isKeptApart({ checkout, home }) {
    const marks = [checkout, ...(home === null ? [] : [home]), '/tmp'].map((folder) => (0,external_node_path_.join)(folder, PROBE_FILE));
    const found = marks.filter((mark) => (0,external_node_fs_.lstatSync)(mark, { throwIfNoEntry: false }) !== undefined);
    for (const mark of found)
        (0,external_node_fs_.rmSync)(mark, { force: true });
    return found.length === 0
        ? { name: 'copy', isClosed: true, detail: 'checkout, HOME and /tmp stay as they were' }
        : { name: 'copy', isClosed: false, detail: `what tests write reaches ${found.join(', ')}` };
}
async function probeWithout(site) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const bait = __addDisposableResource(env_2, await layBait((0,programs .FG)('sleep') ?? 'sleep'), true);
        const text = script(site, bait, { writable: [], checkout: site.world.checkout });
        const started = {
            program: site.programs.sh ?? 'sh',
            args: ['-c', text],
            env: { PATH: site.request.environment['PATH'] ?? '' },
        };
        const items = readProbe(await runProbe(started, bait.folder)) ?? WITHOUT;
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
function reportOf({ mode, network }, found) {
    return { mode, network: found.tier === 'none' ? 'host' : network, ...found };
}


  }),

  72853:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    o: () => (  progressLine)
  });
  var _agent_assert_never_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89559);
  var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39817);
  var _moment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81202);
  var _read_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3297);
  var _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27083);
  var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94977);






function progressLine(event) {
    const moment = (0,_moment_js__WEBPACK_IMPORTED_MODULE_0__  .Et)(event);
    const text = moment === null ? null : lineOf(moment, event);
    return text === null ? null : (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .om)(text);
}
function lineOf(moment, { payload }) {
    switch (moment.kind) {
        case 'start':
            return `[start] ${short(moment.goal)} · ${moment.model}`;
        case 'tests':
            return `[tests] ${testsLine(moment.run)}`;
        case 'attempt':
            return moment.waitMs === null
                ? null
                : `[model] ${moment.status ?? (moment.error || 'no answer')}; trying again in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .Xo)(moment.waitMs)}`;
        case 'action':
            return `[turn ${turnNumber(payload)}] ${short((0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .Rt)(moment.words))}`;
        case 'malformed':
            return `[turn ${turnNumber(payload)}] malformed reply: ${short(moment.error)}`;
        case 'result':
            return moment.isOk ? null : `[${moment.tool}] ${short(moment.output)}`;
        case 'lost':
            return `[model] ${moment.reason}: ${short(moment.message)}`;
        case 'reflection':
            return `[reflect] ${short(moment.notes.join(' '))}`;
        case 'note':
            if (moment.reason === 'places')
                return null;
            return `[driver] ${short(moment.note)}`;
        case 'candidate':
            if (moment.verdict !== 'passed' && (moment.number ?? 0) % 25 !== 0)
                return null;
            return `[candidate ${moment.number ?? '?'}] ${moment.template} at ${moment.path}:${moment.line ?? '?'}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .L2)(moment.verdict)}`;
        case 'outcome':
            return `[end] ${moment.outcome} (${moment.stopReason})`;
        case 'denied':
        case 'closing':
            return null;
        default:
            return (0,_agent_assert_never_js__WEBPACK_IMPORTED_MODULE_4__  .x)(moment);
    }
}
const turnNumber = (payload) => ((0,_read_json_js__WEBPACK_IMPORTED_MODULE_5__  .tk)(payload, 't') ?? 0) + 1;
function testsLine({ phase, verdict, exitCode, durationMs, focus }) {
    const exit = verdict === 'red' && exitCode !== null ? ` (exit ${exitCode})` : '';
    const took = durationMs === null ? '' : ` in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .Xo)(durationMs)}`;
    const narrowed = focus === null ? '' : `, the failing tests alone (${short(focus)})`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .V2)(phase).when}${narrowed}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__  .L2)(verdict)}${exit}${took}`;
}
const MAX_CHARS = 160;
const short = (text) => (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .om)(text, MAX_CHARS);


  })

};
