import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { release } from 'node:os';
import { quote, quoteAll } from '../../shell/shells.ts';
import { type InnerRequest, innerScript } from './inner-script.ts';
import { type Layer, OLD_ROOT } from './layer.ts';
import { type Mount, type MountedSystem, mountLine, overlayOptions, tableText } from './mounts.ts';
import type { SandboxPrograms, TestNetwork, Way } from './tier.ts';

/** What to start. Its environment holds nothing of ours: a sandbox's own process keeps what it was started with. */
export interface Launch {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export interface User {
  readonly uid: number;
  readonly gid: number;
  /** A group by which its processes are known: see `endMarked`. */
  readonly mark?: number;
}

export interface LaunchRequest {
  readonly way: Way;
  readonly programs: SandboxPrograms;
  readonly user: User;
  readonly network: TestNetwork;
  readonly layer: Layer;
  readonly mounts: readonly Mount[];
  readonly systems: readonly MountedSystem[];
  readonly inner: InnerRequest;
}

/** For the programs that build the sandbox: no folder that anybody but root writes to. */
const SYSTEM_ENV = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' } as const;

export function launch(request: LaunchRequest): Launch {
  const { way, programs } = request;
  const words = wordsFor(request);
  const [program = '', ...args] =
    way.power === 'sudo' ? [need(programs.sudo), '-n', '--', ...asSystem(words)] : withUs(programs, words);
  return { program, args, env: SYSTEM_ENV };
}

/** Should we be killed, the sandbox goes too, and all in it. sudo does not pass that on. */
const withUs = ({ setpriv }: SandboxPrograms, words: readonly string[]): readonly string[] =>
  setpriv === null ? words : [setpriv, '--pdeathsig', 'KILL', '--', ...words];

/** sudo has a PATH of its own, and may pass on more than that. */
const asSystem = (words: readonly string[]): readonly string[] => [
  '/usr/bin/env',
  '-i',
  ...Object.entries(SYSTEM_ENV).map(([name, value]) => `${name}=${value}`),
  ...words,
];

function wordsFor(request: LaunchRequest): readonly string[] {
  switch (request.way.tier) {
    case 'bubblewrap':
      return bubblewrap(request);
    case 'namespaces':
      return namespaces(request);
    case 'other_user':
      return [...dropTo(request, request.user), ...shell(request)];
  }
}

const shell = ({ programs, inner }: LaunchRequest): readonly string[] => [
  need(programs.sh),
  '-c',
  innerScript(inner),
];

/** No right, no way to get one, and where `user` is given, another user. */
function dropTo({ programs }: LaunchRequest, user: User | null): readonly string[] {
  const groups = user?.mark === undefined ? '--clear-groups' : `--groups=${user.mark}`;
  const identity = user === null ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`, groups];
  return [need(programs.setpriv), ...identity, '--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'];
}

/** As root, tests get the user that we run as; in a user namespace we are root only until then. */
function dropRights(request: LaunchRequest): readonly string[] {
  const { way, programs, user } = request;
  if (way.power !== 'user_namespace') return dropTo(request, user.uid === 0 ? null : user);
  const back = [need(programs.unshare), '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`];
  return [...back, ...dropTo(request, null)];
}

// Namespaces made by unshare(1), a root made by mount(8).

function namespaces(request: LaunchRequest): readonly string[] {
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

/** For the first process of the new namespaces. What fails here ends the run before any test. */
function buildRoot(request: LaunchRequest): string {
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

/**
 * The bound that root cannot pass: numbers for processes. A namespace has its own since Linux 6.14; before, this would
 * change the whole machine's.
 */
function limitNumbers({ way, inner }: LaunchRequest): string {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  const isOwn = major > 6 || (major === 6 && minor >= 14);
  return isOwn && way.power !== 'user_namespace'
    ? `{ echo ${inner.limits.processes} >/proc/sys/kernel/pid_max; } 2>/dev/null || :`
    : '';
}

export const rootOf = ({ folder }: Pick<Layer, 'folder'>): string => `${folder}/root`;

function fstab(
  { mounts, systems, network, user, way, layer }: LaunchRequest,
  root: string,
  devices: readonly string[],
): string {
  const own = 'nosuid,nodev,noexec';
  // A user namespace must not uncover what lies below a mount: it goes along.
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
    // In a network of their own, what the machine's says of its own would be wrong.
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

/** What changes the machine for all, and asks for no right but root's number: `core_pattern` names a program to start. */
const kernelSettings = (): readonly string[] =>
  ['/proc/sys', '/proc/irq', '/proc/bus', '/proc/sysrq-trigger'].filter((place) => existsSync(place));

/** One mount(8) for all mounts: a process for each would cost a millisecond each. It takes no pipe for a table. */
function tableOf({ folder }: Layer, text: string): string {
  const file = `${folder}/fstab`;
  writeFileSync(file, text, { mode: 0o600 });
  return file;
}

/** Who cannot make devices mounts them over empty files. */
function deviceFolder({ folder }: Layer, devices: readonly string[]): string {
  const place = `${folder}/dev`;
  mkdirSync(place, { recursive: true });
  for (const device of devices) writeFileSync(folder + device, '');
  return place;
}

// The same by bubblewrap; overlays are mounted around it, which not every version of it can do.

function bubblewrap(request: LaunchRequest): readonly string[] {
  const { mounts, programs, layer, way } = request;
  const overlays = mounts.filter((mount) => mount.kind === 'overlay');
  const inside = bubblewrapWords(request, overlays);
  if (overlays.length === 0) return inside;
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

function bubblewrapWords(request: LaunchRequest, overlays: readonly Mount[]): readonly string[] {
  const { programs, network, mounts, layer } = request;
  const places = mounts.flatMap((mount) => {
    if (mount.kind === 'empty') return ['--perms', '0755', '--tmpfs', mount.at];
    if (mount.kind === 'bind') return [mount.isReadOnly ? '--ro-bind' : '--bind', mount.from, mount.at];
    return ['--bind', `${layer.folder}/merged-${overlays.indexOf(mount)}`, mount.at];
  });
  return [
    need(programs.bwrap),
    ...['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try', '--die-with-parent'],
    ...(network === 'none' ? ['--unshare-net'] : []),
    ...['--ro-bind', '/', '/', '--dev', '/dev', '--perms', '1777', '--tmpfs', '/dev/shm', '--proc', '/proc'],
    // bubblewrap covers them itself only where it finds the folders writable; as root, the files in them are.
    ...kernelSettings().flatMap((place) => ['--ro-bind', place, place]),
    ...places,
    ...['--chdir', '/'],
    ...identity(request),
    ...shell(request),
  ];
}

/** bubblewrap sets no_new_privs itself and, unless started by root, drops all rights. */
function identity(request: LaunchRequest): readonly string[] {
  const { way, user, layer } = request;
  const isNested = layer.mounts.some(({ kind }) => kind === 'overlay');
  if (way.power === 'user_namespace') {
    const back = ['--unshare-user', '--uid', String(user.uid), '--gid', String(user.gid)];
    return [...(isNested ? back : []), '--cap-drop', 'ALL', '--'];
  }
  if (user.uid === 0) return ['--cap-drop', 'ALL', '--'];
  const toChange = ['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP'].flatMap((name) => ['--cap-add', name]);
  return ['--cap-drop', 'ALL', ...toChange, '--', ...dropTo(request, user)];
}

function need(program: string | null): string {
  if (program === null) throw new Error('a program of the sandbox is missing');
  return program;
}
