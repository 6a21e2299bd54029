import {
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { release } from 'node:os';
import { dirname, join } from 'node:path';
import { assertNever, orElse } from '../../base/errors.ts';
import { shellWord } from '../../base/text.ts';
import { findProgram } from '../../workspace/programs.ts';
import { type Layer, type Mount, OLD_ROOT, systemProgram, type User } from './layer.ts';
import { isCovered, isIn, TEMPORARY, type World } from './world.ts';

/** What tests can connect to: the network as the host has it, or loopback alone. */
export const TEST_NETWORKS = ['host', 'none'] as const;
export type TestNetwork = (typeof TEST_NETWORKS)[number];

/**
 * A way to isolate tests (`tier`), and by what right we set it up (`power`). Tests get namespaces of their own; where root in a
 * container may not create any, tests run as another user.
 */
export type Way =
  | { readonly tier: 'namespaces'; readonly power: 'root' | 'sudo' | 'user_namespace' }
  | { readonly tier: 'other_user'; readonly power: 'root' };

/** The ways that a user of this machine may have, the preferred one first. sudo is last: it gives more than is needed. */
export function waysFor(uid: number): readonly Way[] {
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

/** The programs that a way needs and this machine lacks. */
export function missingFor({ tier, power }: Way, network: TestNetwork): readonly string[] {
  const needed =
    tier === 'other_user'
      ? ['sh', 'setpriv', 'chown']
      : ['sh', 'unshare', 'setpriv', 'mount', 'umount', 'pivot_root', 'cp'];
  if (network === 'none') needed.push('ip');
  if (power === 'sudo') needed.push('sudo');
  return needed.filter((name) => findProgram(name, 'system') === null);
}

/**
 * A program to start. `env` holds nothing of our environment, because the first process of a sandbox keeps the environment
 * that it was started with, and tests can read it there.
 */
export interface Launch {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Where the sandbox mounts something, as tests name it: the folders on the way are made in the tests' temporary folders. */
  readonly mountPoints: readonly string[];
}

/** Isolates the tests of one command, in a way that passed the probe. */
export interface Cell extends Disposable {
  /**
   * Whether two runs at a time cannot meet: all that a run can write, all processes that it sees and all addresses that it reaches are
   * its own. So it is in namespaces without the machine's network.
   */
  readonly isApart: boolean;
  /**
   * A new place to run tests in: the checkout as it was found, with a HOME and temporary folders that no test has touched. `isClean`:
   * without what the run at the base commit has built in the checkout.
   */
  openLayer(options?: { readonly isClean: boolean }): Promise<Layer>;
  /** A cell with the same isolation for another command. What that command builds at the base commit stays in the new cell. */
  fork(): Cell;
  /** Later layers begin without what the run at the base commit has built in the checkout. */
  forgetBaseOutputs(): void;
  /** Later layers are copies, in which folders can be renamed. False: they can be renamed already, or nothing was changed. */
  copyFromNowOn(): boolean;
  launch(layer: Layer, inner: InnerRequest): Launch;
  /** Makes a folder of ours, with all that it holds, writable for the tests' user. */
  give(folder: string): void;
  /** Ends the processes that a run has left behind. Namespaces need no such thing: all processes in them end with the first one. */
  sweep(): void;
}

interface LaunchRequest {
  readonly way: Way;
  readonly user: User;
  readonly network: TestNetwork;
  readonly layer: Layer;
  readonly mounts: readonly Mount[];
  readonly systems: readonly MountedSystem[];
  readonly limits: SandboxLimits;
  readonly inner: InnerRequest;
}

/** The environment of the programs that set up the sandbox: only root can write to these folders. */
const SYSTEM_ENV = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' } as const;

/** Writes the inner script to the staging folder, and returns how to start it. The caller then gives the folder to the tests' user. */
export function launch(request: LaunchRequest): Launch {
  const { way, inner, limits } = request;
  // The script is passed as a file: every user can read the arguments of a process, and one may not be longer than 128 KiB.
  writeFileSync(join(inner.staging.here, SCRIPT_FILE), innerScript(inner, limits), { mode: 0o600 });
  const words = way.tier === 'namespaces' ? inNamespaces(request) : runAs(request, request.user);
  const variables = Object.entries(SYSTEM_ENV).map(([name, value]) => `${name}=${value}`);
  const [program = '', ...args] =
    way.power === 'sudo'
      ? // sudo sets a PATH of its own, and may pass on variables.
        [systemProgram('sudo'), '-n', '--', '/usr/bin/env', '-i', ...variables, ...words]
      : // When we are killed, the sandbox ends with all that runs in it. Through sudo, that is not possible.
        [systemProgram('setpriv'), '--pdeathsig', 'KILL', '--', ...words];
  return { program, args, env: SYSTEM_ENV, mountPoints: request.mounts.map(({ at }) => at) };
}

/** Runs the inner script without any privilege and without a way to gain one; as `user` where that is given. */
function runAs({ inner }: LaunchRequest, user: User | null): readonly string[] {
  const groups = user?.mark === undefined ? '--clear-groups' : `--groups=${user.mark}`;
  const identity = user === null ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`, groups];
  return [
    systemProgram('setpriv'),
    ...identity,
    ...['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'],
    ...[systemProgram('sh'), `${inner.staging.seen}/${SCRIPT_FILE}`],
  ];
}

// Namespaces are created by unshare(1), and the root folder in them is built by mount(8).

function inNamespaces(request: LaunchRequest): readonly string[] {
  const { network, way } = request;
  return [
    systemProgram('unshare'),
    ...(way.power === 'user_namespace' ? ['--user', '--map-root-user'] : []),
    ...['--mount', '--pid', '--fork', '--kill-child', '--ipc', '--uts'],
    ...(network === 'none' ? ['--net'] : []),
    ...[systemProgram('sh'), '-ec', buildRoot(request)],
  ];
}

const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'].map((name) => `/dev/${name}`);
const DEVICE_LINKS = ['fd', 'stdin', 'stdout', 'stderr'].map((name) => `/dev/${name}`);

/** A script for the first process of the new namespaces. A line that fails ends the run before any test. */
function buildRoot(request: LaunchRequest): string {
  const { layer, network, way, user, limits } = request;
  const root = `${layer.folder}/root`;
  const isUsers = way.power === 'user_namespace';
  // One call of mount(8) makes all mounts: a call for each would take a millisecond each. mount(8) reads no table from a pipe.
  const table = `${layer.folder}/fstab`;
  writeFileSync(table, mountTable(request, root), { mode: 0o600 });
  // A user namespace cannot copy devices: the table mounts them.
  const copied = [...(isUsers ? ['-P'] : ['-a', ...DEVICES]), ...DEVICE_LINKS, ptmxLink(layer)];
  // Tests run as the user that we are. In a user namespace this script is root: a second namespace maps that back to our user.
  const back = [systemProgram('unshare'), '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`];
  const inner = isUsers ? [...back, ...runAs(request, null)] : runAs(request, user.uid === 0 ? null : user);
  return `${systemProgram('mount')} -a -T ${shellWord(table)}
${systemProgram('cp')} ${copied.map(shellWord).join(' ')} ${shellWord(`${root}/dev/`)}
${network === 'none' ? `${systemProgram('ip')} link set lo up` : ''}
${hasPidMaxPerNamespace() && !isUsers ? `{ echo ${limits.processes} >/proc/sys/kernel/pid_max; } 2>/dev/null || :` : ''}
cd ${shellWord(root)}
${systemProgram('pivot_root')} . tmp/${OLD_ROOT}
cd /
${systemProgram('umount')} -l /tmp/${OLD_ROOT}
exec ${inner.map(shellWord).join(' ')}
`;
}

/**
 * Whether a PID namespace has a `pid_max` of its own, the bound on processes that holds for root too. This is so since Linux 6.14;
 * before, `pid_max` is that of the machine.
 */
function hasPidMaxPerNamespace(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  return major > 6 || (major === 6 && minor >= 14);
}

function mountTable({ mounts, systems, network, user, way, layer }: LaunchRequest, root: string): string {
  const isUsers = way.power === 'user_namespace';
  const restricted = 'nosuid,nodev,noexec';
  // In a user namespace, the mounts below a folder must be bound with it (rbind): the kernel refuses to uncover what they hide.
  const bind = isUsers ? 'rbind' : 'bind';
  const owner = isUsers ? { uid: 0, gid: 0 } : user;
  // Settings of the whole machine that user id 0 may change: `core_pattern`, for one, names a program to start.
  const settings = ['/proc/sys', '/proc/irq', '/proc/bus', '/proc/sysrq-trigger'].filter((place) =>
    existsSync(place),
  );
  return tableText([
    ['/', root, 'none', `${bind},ro,nosuid`],
    ...systems.map(({ at, flags }) => {
      const options = [bind, 'ro', ...new Set([...flags, 'nosuid'])];
      return [at, root + at, 'none', options.join(',')];
    }),
    ['proc', `${root}/proc`, 'proc', restricted],
    ...settings.map((place) => [root + place, root + place, 'none', `bind,ro,${restricted}`]),
    // Without a network, /sys is left out: tests in a network namespace could still read the host's interfaces there.
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

/** A folder of empty files, `null`, `zero`, …, to mount the machine's devices on: a user namespace cannot create devices. */
function deviceFolder({ folder }: Layer): string {
  const place = `${folder}/dev`;
  mkdirSync(place, { recursive: true });
  for (const device of DEVICES) writeFileSync(folder + device, '');
  return place;
}

/** A link to be copied into `/dev`: programs open a terminal of their own there, and find it in the sandbox's own devpts. */
function ptmxLink({ folder }: Layer): string {
  const link = `${folder}/ptmx`;
  if (lstatSync(link, { throwIfNoEntry: false }) === undefined) symlinkSync('pts/ptmx', link);
  return link;
}

// Inside the sandbox.

/** A file of the patch, ready to be copied in the sandbox. */
export interface StagedFile {
  /** The path of the staged file, as tests name it. */
  readonly from: string;
  /** Relative to the checkout. */
  readonly to: string;
  readonly isExecutable: boolean;
}

interface InnerRequest {
  readonly checkout: string;
  /** Relative to the checkout. */
  readonly workingDirectory: string;
  readonly files: readonly StagedFile[];
  /** Paths, relative to the checkout, of files to remove: those that only an earlier patch wrote, or that another commit lacks. */
  readonly gone: readonly string[];
  /**
   * The folder with the staged files: its path on this machine, and as tests name it. The inner script removes the folder right before
   * the command starts.
   */
  readonly staging: { readonly here: string; readonly seen: string };
  /** Commands of a shell that run in the checkout once the files are there; '' for none. */
  readonly before?: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
}

export interface SandboxLimits {
  /** The most processes and threads of the tests' user. The kernel exempts root from it: for root the PID namespace's bound counts. */
  readonly processes: number;
  readonly fileBytes: number;
}

/** Far fewer processes than the kernel can have, and far more than a large test suite starts. */
export const MAX_PROCESSES = 8192;

const SCRIPT_FILE = 'script';
/** The inner script writes this file to the staging folder when the working directory is not in the checkout. */
export const REASON_FILE = 'reason';

/**
 * A script for a POSIX shell inside the sandbox, run as the tests' user: sets limits, copies the patch, runs the command.
 * The shell stays the first process of the namespace: it adopts orphans, and when it ends, all processes end.
 */
function innerScript(inner: InnerRequest, { processes, fileBytes }: SandboxLimits): string {
  const { checkout, workingDirectory, files, gone, before = '', env, command } = inner;
  const staging = inner.staging.seen;
  const folder = workingDirectory === '.' ? checkout : `${checkout}/${workingDirectory}`;
  const noFolder = `{ echo 'no folder' >${shellWord(`${staging}/${REASON_FILE}`)}; exit 125; }`;
  const variables = Object.entries(env);
  const exported = variables.filter(([name]) => canExport(name));
  const passed = variables.filter(([name]) => !canExport(name)).map(([name, value]) => `${name}=${value}`);
  // A limit can only be lowered, so where `ulimit` fails, a lower one holds already. `oom_score_adj`: when memory runs out, the
  // kernel ends the tests first. dash takes the number of processes as -p, other shells as -u; -f counts blocks of 512 bytes (bash:
  // 1024).
  return `exec 2>&1
{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null
ulimit -c 0 2>/dev/null
ulimit -u ${processes} 2>/dev/null || ulimit -p ${processes} 2>/dev/null
ulimit -f ${Math.ceil(fileBytes / 512)} 2>/dev/null
umask 022
trap : TERM HUP INT QUIT
cd ${shellWord(checkout)} || exit 125
${files.length + gone.length === 0 ? '' : PUT}
${gone.map((path) => `gone ${shellWord(path)} || exit 125`).join('\n')}
${files.map(({ from, to, isExecutable }) => `put ${shellWord(from)} ${shellWord(to)} ${isExecutable ? 755 : 644} || exit 125`).join('\n')}
${before}
cd -P ${shellWord(folder)} 2>/dev/null || ${noFolder}
case $PWD/ in ${shellWord(checkout)}/*) ;; *) ${noFolder} ;; esac
rm -rf ${shellWord(staging)}
(
unset PATH LC_ALL PWD OLDPWD SHLVL
${exported.map(([name, value]) => `export ${name}=${shellWord(value)}`).join('\n')}
exec ${[...(passed.length === 0 ? [] : ['/usr/bin/env', ...passed]), ...command].map(shellWord).join(' ')}
)
exit $?
`;
}

/** Whether a shell can export a variable of this name: other names are no words of a shell, or a shell sets the variable itself. */
const canExport = (name: string): boolean =>
  /^[A-Za-z_]\w*$/.test(name) &&
  !/^(?:_|IFS|OPTIND|PPID|E?UID|GROUPS|BASH\w*|SHELLOPTS|POSIX\w*)$/.test(name);

/** Shell functions that write and remove files as git does on checkout: no link is followed, and a file that is right stays untouched. */
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

// What is mounted.

/** Tests need these places of `/run`: name resolution, and the sockets of databases that an earlier step started. */
const RESOLVERS = [
  '/run/systemd/resolve',
  '/run/resolvconf',
  '/run/NetworkManager',
  '/run/nscd',
  '/run/current-system',
];
const SERVICES = ['/run/postgresql', '/run/mysqld', '/run/redis'];
const DISPLAYS = ['/tmp/.X11-unix'];

/**
 * Everything that is mounted over a read-only root, outer folders first. Of two mounts at one path the later one is seen: empty
 * folders are mounted over the hidden folders of a layer, and over these again the folders in them that tests need.
 */
export function planMounts({ hidden }: World, layer: Layer, network: TestNetwork): readonly Mount[] {
  const covers = ['/run', ...TEMPORARY, ...hidden.folders];
  const back = [...layer.mounts.map(({ at }) => at), ...hidden.shown];
  const services = network === 'host' ? [...SERVICES, ...DISPLAYS] : [];
  const mounts: Mount[] = [
    { kind: 'empty', at: '/run' },
    ...[...RESOLVERS, ...services].filter((place) => existsSync(place)).map(readOnlyMount),
    ...(isRealFolder('/var/run') ? [{ kind: 'empty', at: '/var/run' } as const] : []),
    { kind: 'bind', from: layer.temp, at: '/tmp', isReadOnly: false },
    ...(isRealFolder('/var/tmp')
      ? [{ kind: 'bind', from: layer.varTemp, at: '/var/tmp', isReadOnly: false } as const]
      : []),
    ...layer.mounts,
    ...resolverFile(),
    ...hidden.folders
      .filter((at) => !isCovered(at, covers, back))
      .map((at) => ({ kind: 'empty', at }) as const),
    ...hidden.files
      .filter((file) => !isCovered(file, covers, back) && !isInLayer(file, layer))
      .map((at) => ({ kind: 'bind', from: layer.emptyFor(at), at, isReadOnly: true }) as const),
    ...hidden.shown.map(readOnlyMount),
  ];
  return mounts.toSorted((a, b) => depthOf(a.at) - depthOf(b.at));
}

/** Whether the file lies in a writable layer, in which `replaceFiles` has already emptied hidden files. */
function isInLayer(file: string, { mounts }: Layer): boolean {
  const over = mounts
    .filter(({ at }) => isIn(file, at))
    .toSorted((a, b) => depthOf(a.at) - depthOf(b.at))
    .at(-1);
  return over !== undefined && !(over.kind === 'bind' && over.isReadOnly);
}

const readOnlyMount = (place: string): Mount => ({ kind: 'bind', from: place, at: place, isReadOnly: true });

const depthOf = (path: string): number => path.split('/').filter((part) => part !== '').length;

const isRealFolder = (path: string): boolean =>
  existsSync(path) && realpathSync(path) === path && statSync(path).isDirectory();

/** Makes `/etc/resolv.conf` readable where it is a link into a folder that tests do not see (WSL). */
function resolverFile(): readonly Mount[] {
  const file = orElse(null, () => realpathSync('/etc/resolv.conf'));
  return file === null || isIn(file, '/etc') || RESOLVERS.includes(dirname(file))
    ? []
    : [readOnlyMount(file)];
}

/** A mounted file system of this machine, from `/proc/self/mountinfo`: https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html */
interface MountedSystem {
  readonly at: string;
  readonly type: string;
  /** Options that a bind mount in a user namespace must repeat. */
  readonly flags: readonly string[];
}

const FLAGS = new Set(['nosuid', 'nodev', 'noexec']);

/** Reads `/proc/self/mountinfo`. Sorted by path; of several mounts at one path, only the last one is seen. */
export function parseMountTable(text: string): readonly MountedSystem[] {
  const byPlace = new Map<string, MountedSystem>();
  for (const line of text.split('\n')) {
    const [before = '', after = ''] = line.split(' - ', 2);
    const [, , , , place, options = ''] = before.split(' ');
    const [type] = after.split(' ');
    if (place === undefined || type === undefined || type === '') continue;
    const at = place.replace(/\\([0-7]{3})/g, (_, octal: string) =>
      String.fromCharCode(Number.parseInt(octal, 8)),
    );
    byPlace.set(at, { at, type, flags: options.split(',').filter((option) => FLAGS.has(option)) });
  }
  return [...byPlace.values()].toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** Kernel interfaces, which hold no files of the machine: tests get new ones of the few that they need. */
const KERNEL_FILE_SYSTEMS = new Set(
  `proc sysfs devtmpfs devpts cgroup cgroup2 securityfs debugfs tracefs pstore bpf mqueue hugetlbfs configfs fusectl autofs binfmt_misc
  rpc_pipefs nsfs efivarfs ramfs selinuxfs`.split(/\s+/),
);
/** Folders that tests get a new one of, or do not need. */
const NOT_SHARED = /^\/(?:proc|sys|dev|run|tmp|boot|var\/tmp|var\/run|snap)(?:\/|$)/;

/** The file systems that hold files for tests to read, apart from the root itself. */
export const fileSystems = (table: readonly MountedSystem[]): readonly MountedSystem[] =>
  table.filter(({ at, type }) => at !== '/' && !KERNEL_FILE_SYSTEMS.has(type) && !NOT_SHARED.test(at));

// The table that mount(8) reads: https://man7.org/linux/man-pages/man5/fstab.5.html

const tableText = (lines: readonly (readonly string[])[]): string =>
  lines.map((fields) => `${[...fields.map(field), '0', '0'].join(' ')}\n`).join('');

function mountLine(
  mount: Mount,
  { root, bind, owner }: { readonly root: string; readonly bind: 'bind' | 'rbind'; readonly owner: User },
): readonly string[] {
  const at = root + mount.at;
  switch (mount.kind) {
    case 'bind':
      return [mount.from, at, 'none', `${bind},nosuid,X-mount.mkdir${mount.isReadOnly ? ',ro' : ''}`];
    case 'empty':
      return ['tmpfs', at, 'tmpfs', `mode=755,uid=${owner.uid},gid=${owner.gid},nosuid,nodev,X-mount.mkdir`];
    case 'overlay': {
      const folders = `lowerdir=${mount.lower},upperdir=${mount.upper},workdir=${mount.work}`;
      // With redirects, a folder that lies below can be renamed; without, rename(2) gives EXDEV. A user namespace may not make them,
      // and needs `userxattr` even to remove such a folder: https://docs.kernel.org/filesystems/overlayfs.html
      const marks = bind === 'rbind' ? 'userxattr' : 'redirect_dir=on';
      return ['overlay', at, 'overlay', `${folders},${marks},nosuid,X-mount.mkdir`];
    }
    default:
      return assertNever(mount);
  }
}

const field = (text: string): string =>
  text.replace(/[\s\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);
