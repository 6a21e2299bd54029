import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { release } from 'node:os';
import { quote, quoteAll } from '../../shell/shells.ts';
import { type Layer, OLD_ROOT } from './layer.ts';
import { type Mount, type MountedSystem, mountLine, tableText } from './mounts.ts';
import { systemProgram, type TestNetwork, type Way } from './tier.ts';

/** A program to start. Its environment holds nothing of ours: a sandbox's first process keeps what it was started with. */
export interface Launch {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export interface User {
  readonly uid: number;
  readonly gid: number;
  /** A group by which the user's processes are found: see `endMarked`. */
  readonly mark?: number;
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

/** For the programs that build the sandbox: these folders are writable for root alone. */
const SYSTEM_ENV = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' } as const;

/** How to start a command in a sandbox. */
export function launch(request: LaunchRequest): Launch {
  const { way } = request;
  const words = way.tier === 'namespaces' ? inNamespaces(request) : runAs(request, request.user);
  const variables = Object.entries(SYSTEM_ENV).map(([name, value]) => `${name}=${value}`);
  const [program = '', ...args] =
    way.power === 'sudo'
      ? // sudo sets a PATH of its own, and may pass on variables.
        [systemProgram('sudo'), '-n', '--', '/usr/bin/env', '-i', ...variables, ...words]
      : // When we are killed, the sandbox ends with all that runs in it. sudo does not pass that on.
        [systemProgram('setpriv'), '--pdeathsig', 'KILL', '--', ...words];
  return { program, args, env: SYSTEM_ENV };
}

/** Runs the inner script without any right and without a way to get one; where `user` is given, as that user. */
function runAs({ limits, inner }: LaunchRequest, user: User | null): readonly string[] {
  const groups = user?.mark === undefined ? '--clear-groups' : `--groups=${user.mark}`;
  const identity = user === null ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`, groups];
  return [
    systemProgram('setpriv'),
    ...identity,
    ...['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'],
    ...[systemProgram('sh'), '-c', innerScript(inner, limits)],
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
  // One mount(8) for all mounts: a process for each would cost a millisecond each. It does not read a table from a pipe.
  const table = `${layer.folder}/fstab`;
  writeFileSync(table, mountTable(request, root), { mode: 0o600 });
  // A user namespace cannot copy devices: the table mounts them.
  const copied = isUsers ? ['-P', ...DEVICE_LINKS] : ['-a', ...DEVICES, ...DEVICE_LINKS];
  // As root, tests get the user that we run as; in a user namespace we are root only until here.
  const back = [systemProgram('unshare'), '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`];
  const inner = isUsers ? [...back, ...runAs(request, null)] : runAs(request, user.uid === 0 ? null : user);
  return `${systemProgram('mount')} -a -T ${quote(table)}
${systemProgram('cp')} ${copied.join(' ')} ${quote(`${root}/dev/`)}
${network === 'none' ? `${systemProgram('ip')} link set lo up` : ''}
${hasOwnProcessNumbers() && !isUsers ? `{ echo ${limits.processes} >/proc/sys/kernel/pid_max; } 2>/dev/null || :` : ''}
cd ${quote(root)}
${systemProgram('pivot_root')} . tmp/${OLD_ROOT}
cd /
${systemProgram('umount')} -l /tmp/${OLD_ROOT}
exec ${quoteAll(inner)}
`;
}

/** Since Linux 6.14 each PID namespace has its own `pid_max`, the bound on processes that holds for root too. Before, it is the machine's. */
function hasOwnProcessNumbers(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  return major > 6 || (major === 6 && minor >= 14);
}

function mountTable({ mounts, systems, network, user, way, layer }: LaunchRequest, root: string): string {
  const isUsers = way.power === 'user_namespace';
  const own = 'nosuid,nodev,noexec';
  // In a user namespace a mount must bring along what is mounted below it: the kernel does not let it be uncovered.
  const bind = isUsers ? 'rbind' : 'bind';
  const owner = isUsers ? { uid: 0, gid: 0 } : user;
  // They change the whole machine, and ask for no right but root's number: `core_pattern` names a program to start.
  const settings = ['/proc/sys', '/proc/irq', '/proc/bus', '/proc/sysrq-trigger'].filter((place) =>
    existsSync(place),
  );
  return tableText([
    ['/', root, 'none', `${bind},ro,nosuid`],
    ...systems.map(({ at, flags }) => {
      const options = [bind, 'ro', ...new Set([...flags, 'nosuid'])];
      return [at, root + at, 'none', options.join(',')];
    }),
    ['proc', `${root}/proc`, 'proc', own],
    ...settings.map((place) => [root + place, root + place, 'none', `bind,ro,${own}`]),
    // With a network of their own, tests would read the host's interfaces there.
    ...(network === 'none' ? [] : [['/sys', `${root}/sys`, 'none', `${bind},ro,${own}`]]),
    isUsers
      ? [deviceFolder(layer), `${root}/dev`, 'none', 'bind,nosuid']
      : ['tmpfs', `${root}/dev`, 'tmpfs', 'mode=755,nosuid'],
    ['tmpfs', `${root}/dev/shm`, 'tmpfs', 'mode=1777,nosuid,nodev,X-mount.mkdir'],
    ['devpts', `${root}/dev/pts`, 'devpts', 'newinstance,ptmxmode=0666,mode=620,nosuid,noexec,X-mount.mkdir'],
    ...(isUsers ? DEVICES.map((device) => [device, root + device, 'none', 'bind']) : []),
    ...mounts.map((mount) => mountLine(mount, { root, bind, owner })),
  ]);
}

/** A user namespace cannot create devices: the machine's are mounted over these empty files. */
function deviceFolder({ folder }: Layer): string {
  const place = `${folder}/dev`;
  mkdirSync(place, { recursive: true });
  for (const device of DEVICES) writeFileSync(folder + device, '');
  return place;
}

// Inside the sandbox.

/** A file of the patch, ready to be copied in the sandbox. */
export interface StagedFile {
  /** As the tests name it. */
  readonly from: string;
  /** Relative to the checkout. */
  readonly to: string;
  readonly isExecutable: boolean;
}

export interface InnerRequest {
  readonly checkout: string;
  /** Relative to the checkout. */
  readonly workingDirectory: string;
  readonly files: readonly StagedFile[];
  /** Paths relative to the checkout that an earlier run was given and this one is not. */
  readonly gone: readonly string[];
  /** A folder that is removed right before the command starts: while it is there, nothing has run. */
  readonly staging: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
}

export interface SandboxLimits {
  /** Processes and threads of the tests' user. The kernel exempts root, for whom the bound of the PID namespace counts. */
  readonly processes: number;
  /** Size of one file. */
  readonly fileBytes: number;
}

/** Far below the number of processes that the kernel can have, and far above what a large test suite has. */
export const MAX_PROCESSES = 8192;

/** Written to the staging folder when the working directory is not in the checkout. */
export const REASON_FILE = 'reason';

/**
 * A script for a POSIX shell inside the sandbox, run as the tests' user: sets limits, copies the patch, runs the command.
 * The shell stays the first process of the namespace: it adopts orphans, and when it ends, all processes end.
 */
function innerScript(inner: InnerRequest, { processes, fileBytes }: SandboxLimits): string {
  const { checkout, workingDirectory, files, gone, staging, env, command } = inner;
  const folder = workingDirectory === '.' ? checkout : `${checkout}/${workingDirectory}`;
  const noFolder = `{ echo 'no folder' >${quote(`${staging}/${REASON_FILE}`)}; exit 125; }`;
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  // SandboxLimits can only be lowered here, so a failure means that a lower one holds already. When memory runs out, the kernel
  // ends the tests first. dash counts processes by -p, other shells by -u; files count in blocks of 512 bytes (bash: 1024).
  return `exec 2>&1
{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null
ulimit -c 0 2>/dev/null
ulimit -u ${processes} 2>/dev/null || ulimit -p ${processes} 2>/dev/null
ulimit -f ${Math.ceil(fileBytes / 512)} 2>/dev/null
umask 022
trap : TERM HUP INT QUIT
cd ${quote(checkout)} || exit 125
${files.length + gone.length === 0 ? '' : PUT}
${gone.map((path) => `gone ${quote(path)} || exit 125`).join('\n')}
${files.map(({ from, to, isExecutable }) => `put ${quote(from)} ${quote(to)} ${isExecutable ? 755 : 644} || exit 125`).join('\n')}
cd -P ${quote(folder)} 2>/dev/null || ${noFolder}
case $PWD/ in ${quote(checkout)}/*) ;; *) ${noFolder} ;; esac
rm -rf ${quote(staging)}
env -i ${quoteAll([...variables, ...command])}
exit $?
`;
}

/** Writes as git does on checkout: follows no link, removes what stands in the way, leaves files that are right untouched. */
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
