import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync, mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { orElse } from '../../base/errors.ts';
import { formatCountOf } from '../../base/numbers.ts';
import { shellWord } from '../../base/text.ts';
import { findProgram } from '../../workspace/programs.ts';
import { endProcess, leaseTempFolder, processIds } from '../leftovers.ts';
import { runProcess } from '../process.ts';
import type { Environment } from '../test-environment.ts';
import type { Cell, Launch } from './launch.ts';
import { isIn, type World } from './world.ts';

export interface ProbeItem {
  readonly name: string;
  /** Whether the check passed: what the probe tried was not possible. */
  readonly isClosed: boolean;
  /** For people: what was tried, or what was found. */
  readonly detail: string;
}

export interface ProbeSite {
  readonly world: World;
  /** A folder outside of the checkout and HOME. */
  readonly base: string;
  readonly environment: Environment;
  /** The folder with agent-fix's own code, which tests must not read. */
  readonly program: string;
}

/** Carries out each isolation check in a sandbox. Returns the reason where the probe did not finish. */
export async function probe(site: ProbeSite, cell: Cell): Promise<readonly ProbeItem[] | string> {
  await using bait = await layBait(site.base);
  using layer = await cell.openLayer();
  const { checkout, home, temp } = layer.seen;
  const writable = [checkout, ...(home === null ? [] : [home]), temp];
  const staging = join(layer.temp, 'staging');
  mkdirSync(staging);
  const started = cell.launch(layer, {
    checkout,
    workingDirectory: '.',
    files: [],
    gone: [],
    staging: { here: staging, seen: `${temp}/staging` },
    env: { PATH: probePath(site), ...(home === null ? {} : { HOME: home }) },
    command: [findProgram('sh', 'system') ?? 'sh', '-c', probeScript(site, { bait, writable, checkout })],
  });
  cell.give(staging);
  const output = await runProbe(started, layer.folder);
  cell.sweep();
  // These two checks always run, because they also remove the files and the process that the probe left behind.
  const after = [copyItem(site.world, bait, output), daemonItem(bait, output)];
  const items = readItems(output);
  if (!bait.isAlive()) return 'a process that the probe looks for ended too early';
  return items === null ? firstMessage(output) : [...items, ...after];
}

/** Carries out the same checks without a sandbox, to say which of them do not pass. */
export async function probeWithout(site: ProbeSite): Promise<readonly ProbeItem[]> {
  await using bait = await layBait(site.base);
  const text = probeScript(site, { bait, writable: [], checkout: site.world.checkout });
  const started = {
    program: findProgram('sh', 'system') ?? 'sh',
    args: ['-c', text],
    env: { PATH: probePath(site) },
    mountPoints: [],
  };
  const output = await runProbe(started, bait.folder);
  const items = (bait.isAlive() ? readItems(output) : null) ?? UNCHECKED;
  return [...items.filter(({ name }) => name !== 'workspace'), daemonItem(bait, output)];
}

/** Stands for all checks where none is carried out. */
export const UNCHECKED: readonly ProbeItem[] = [
  { name: 'everything', isClosed: false, detail: 'tests run as this user, with all that this user reaches' },
];

/** The probe's PATH. /usr/bin and /bin are added, because a check whose program is missing would pass. */
const probePath = ({ environment }: ProbeSite): string => `${environment['PATH'] ?? ''}:/usr/bin:/bin`;

const PROBE_MS = 15_000;

async function runProbe({ program, args, env }: Launch, scratch: string): Promise<string> {
  const { output } = await runProcess({
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

/** The items that the probe printed; null where it did not get to its end. */
function readItems(output: string): readonly ProbeItem[] | null {
  const items: ProbeItem[] = [];
  let isDone = false;
  for (const line of output.split('\n')) {
    const [, name, word, detail] = ITEM.exec(line) ?? [];
    if (word === 'done') isDone = true;
    else if (name !== undefined && detail !== undefined)
      items.push({ name, isClosed: word === 'closed', detail });
  }
  return isDone ? items : null;
}

const ITEM = /^([a-z ]+)=(open|closed|done) ?(.*)$/;

/** The first line that is no item of the probe: most likely the error message of the sandbox. */
const firstMessage = (output: string): string =>
  output
    .split('\n')
    .find((line) => line.trim() !== '' && !ITEM.test(line))
    ?.trim() ?? 'the probe did not come to its end';

/** Whether files that the probe wrote to its checkout, HOME and /tmp have reached those of the machine. They are removed there. */
function copyItem({ checkout, home }: World, { mark }: Bait, output: string): ProbeItem {
  const marks = [checkout, ...(home === null ? [] : [home]), '/tmp'].map((folder) => join(folder, mark));
  const found = marks.filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined);
  for (const path of found) rmSync(path, { force: true });
  if (found.length > 0)
    return { name: 'copy', isClosed: false, detail: `what tests write reaches ${found.join(', ')}` };
  return output.includes('workspace=closed')
    ? { name: 'copy', isClosed: true, detail: 'checkout, HOME and /tmp stay as they were' }
    : { name: 'copy', isClosed: false, detail: 'not checked: the probe could not write to its own places' };
}

/** Things outside of the sandbox that the probe tries to reach. Disposing of them removes them all. */
interface Bait extends AsyncDisposable {
  /** The value of a variable of the process `pid`, which our user runs in place of our own process. */
  readonly word: string;
  readonly pid: number;
  /** A folder that our user can write to, as the runner's temporary folder is. */
  readonly folder: string;
  /** The name of a file that the probe leaves in each place that tests may write to. Each probe has its own. */
  readonly mark: string;
  /** A port on which we listen on this machine's loopback. */
  readonly port: number;
  /** A word on the command line of the process that the probe leaves behind, and of no other. */
  readonly daemon: string;
  /** Whether the process that stands for ours still runs and can be found. */
  isAlive(): boolean;
}

async function layBait(base: string): Promise<Bait> {
  const word = `bait${randomBytes(12).toString('hex')}`;
  const leased = leaseTempFolder('bait', base);
  const folder = leased.path;
  mkdirSync(join(folder, '_runner_file_commands'));
  writeFileSync(join(folder, '_runner_file_commands', 'set_env'), word);
  const child = spawn(findProgram('sleep', 'system') ?? 'sleep', ['60'], {
    env: { AGENT_FIX_BAIT: word },
    stdio: 'ignore',
    detached: true,
  });
  child.unref();
  await once(child, 'spawn');
  // Only once a new process runs its program does /proc show its own variables and command line, and not its parent's.
  for (let tries = 0; tries < 100 && hasProc() && !commandLine(child.pid ?? 0).includes('sleep'); tries++)
    await setTimeout(5);
  const server = createServer((socket) => socket.destroy())
    .unref()
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    word,
    pid: child.pid ?? 0,
    folder,
    mark: `.agent-fix-probe-${randomBytes(6).toString('hex')}`,
    port: typeof address === 'object' && address !== null ? address.port : 0,
    daemon: `agent-fix-daemon-${randomBytes(6).toString('hex')}`,
    isAlive: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      server.close();
      leased.removeBeside();
    },
  };
}

/** Whether a process that the probe left behind still runs; if so, it is ended here. */
function daemonItem({ daemon }: Bait, output: string): ProbeItem {
  const survivors = hasProc() ? processIds().filter((pid) => commandLine(pid).includes(daemon)) : [];
  for (const pid of survivors) endProcess(pid);
  if (survivors.length > 0)
    return { name: 'daemons', isClosed: false, detail: 'a process in a session of its own outlives the run' };
  return hasProc() && output.includes(DAEMON_RAN)
    ? { name: 'daemons', isClosed: true, detail: 'no process outlives the run' }
    : { name: 'daemons', isClosed: false, detail: 'not checked: none could be started, or looked for' };
}

const DAEMON_RAN = 'daemon ran';
const hasProc = (): boolean => commandLine(process.pid) !== '';

const commandLine = (pid: number): string => orElse('', () => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));

// The script of the probe.

interface ScriptRequest {
  readonly bait: Bait;
  /** Folders that tests may write to. */
  readonly writable: readonly string[];
  /** The checkout's path, as tests name it. */
  readonly checkout: string;
}

/** A POSIX shell script that carries out each check, and prints `name=closed detail` or `name=open detail` for it. */
function probeScript(site: ProbeSite, request: ScriptRequest): string {
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
    // Starts a process that says that it runs, and then goes on without a descriptor of ours. It stays a shell: while a
    // process exchanges its program (`exec sleep`), /proc shows no command line to find it by.
    `echo "$( (setsid sh -c 'echo ${DAEMON_RAN}; exec >/dev/null 2>&1; for each in 1 2 3 4 5 6 7 8 9; ` +
      `do sleep 2; done; :' ${request.bait.daemon} </dev/null 2>/dev/null &) )"`,
    'wait',
    'echo probe=done',
    '',
  ].join('\n');
}

/**
 * Whether a folder can be listed and holds anything. The shell leaves a pattern that fits nothing as it is. `ls` is not used: the first
 * test waits until each process of the probe has run.
 */
const HOLDS = `holds() {
  for entry in "$1"/* "$1"/.[!.]* "$1"/..?*; do
    case $entry in "$1/*" | "$1/.[!.]*" | "$1/..?*") [ -e "$entry" ] || [ -L "$entry" ] || continue ;; esac
    return 0
  done
  return 1
}`;

function otherProcesses({ word, pid }: Bait): readonly string[] {
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

function moreRights(): readonly string[] {
  const sudo = findProgram('sudo', 'system');
  return [
    // This check runs in the background: sudo asks services of the machine, which takes longer than all other checks.
    sudo === null
      ? "closed sudo 'not installed'"
      : `if ${shellWord(sudo)} -n true 2>/dev/null; then open sudo 'works without a password'; else closed sudo 'refused'; fi &`,
    'bound=; while read -r name value; do case $name$value in NoNewPrivs:1) bound=1 ;; esac; done </proc/self/status',
    'while read -r name value; do case $name in CapEff:) case $value in *[1-9a-f]*) bound= ;; esac ;; esac; done </proc/self/status',
    'if [ -n "$bound" ]; then closed rights \'no special rights, and no program gives any\'; ' +
      "else open rights 'special rights, or setuid programs that work'; fi",
  ];
}

function sockets(): string {
  const names =
    'docker.sock containerd/containerd.sock podman/podman.sock dbus/system_bus_socket snapd.socket';
  const places = names.split(' ').flatMap((name) => [`/run/${name}`, `/var/run/${name}`]);
  return `found=; for each in ${places.join(' ')}; do [ -S $each ] && [ -w $each ] && found="$found $each"; done; ${verdict(
    'sockets',
    'reached:$found',
    'docker, containerd, podman, dbus, snapd: none is reached',
  )}`;
}

function runnerTemp({ folder }: Bait): string {
  return `found=; [ -e ${shellWord(`${folder}/_runner_file_commands/set_env`)} ] && found=1; ${verdict(
    'runner temp',
    'its files are seen',
    'its files are not seen',
  )}`;
}

/**
 * Hidden places must be empty, or hold what programs accept as empty. Places with something that tests need are not checked.
 */
function credentials({ world: { hidden, lowers }, program }: ProbeSite): string {
  const { files, shown } = hidden;
  const needed = [...shown, ...lowers.map(({ path }) => path)];
  const folders = hidden.folders.filter(
    (folder) => folder !== program && !needed.some((place) => isIn(place, folder)),
  );
  return [
    'found=',
    ...(folders.length === 0
      ? []
      : [`for each in ${folders.map(shellWord).join(' ')}; do holds "$each" && found="$found $each"; done`]),
    ...(files.length === 0
      ? []
      : [
          `for each in ${files.map(shellWord).join(' ')}; do if [ -s "$each" ] && [ -r "$each" ]; ` +
            `then read -r line <"$each"; case $line in '{}'|'<settings/>') ;; *) found="$found $each" ;; esac; fi; done`,
        ]),
    verdict(
      'credentials',
      'read:$found',
      `nothing in ${formatCountOf(folders.length + files.length, 'place')} of credentials and of the runner`,
    ),
  ].join('; ');
}

function checkoutToken(checkout: string): string {
  const file = shellWord(`${checkout}/.git/config`);
  return (
    `found=; grep -Eiqs 'extraheader|includeif|//[^/@ ]*:[^/@ ]*@' ${file} && found=1; ` +
    `none='no .git/config can be read'; [ -r ${file} ] && none='none in .git/config'; ${verdict(
      'checkout token',
      '.git/config holds credentials',
      '$none',
    )}`
  );
}

function workspace({ bait, writable, checkout }: ScriptRequest): string {
  const overlay = `overlay,${shellWord(checkout)}`;
  return (
    `found=; for each in ${writable.map(shellWord).join(' ')}; ` +
    `do (echo probe >"$each/${bait.mark}") 2>/dev/null || found="$found $each"; done; ` +
    // `mv` would copy what cannot be renamed, so the kernel is asked.
    `renames='folders renamed'; while read -r kind place type options rest; do case $type,$place,$options in ` +
    `${overlay},*redirect_dir=on*) ;; ${overlay},*) renames='files renamed, folders on a copy alone' ;; esac; done </proc/mounts; ${verdict(
      'workspace',
      'cannot be written:$found',
      'can be written, and $renames',
    )}`
  );
}

function writesOutside({ program }: ProbeSite, { bait, writable, checkout }: ScriptRequest): string {
  // The action can be part of the checkout (`uses: ./`): then tests have a copy of it, which they may write to.
  const isTheirs = isIn(program, checkout) || writable.some((place) => isIn(place, program));
  const places = [bait.folder, ...(isTheirs ? [] : [program]), '/etc', '/usr/local', '/var/lib', '/'];
  // Tests may write to an empty folder that hides one of the machine: only folders that still hold the machine's files count.
  const isReal = `[ "$each" != ${shellWord(bait.folder)} ] || [ -e "$each/_runner_file_commands" ]`;
  return (
    'found=; for each in /proc/sys/kernel/core_pattern /proc/sys/vm/drop_caches /proc/sysrq-trigger; ' +
    `do if [ -e $each ] && (: >>$each) 2>/dev/null; then found="$found $each"; fi; done; ` +
    `for each in ${places.map(shellWord).join(' ')}; do if { ${isReal}; } && (echo probe >"$each/${bait.mark}") 2>/dev/null; ` +
    `then listed=$(ls -A "$each" 2>/dev/null); rm -f "$each/${bait.mark}"; ` +
    `[ "$listed" = ${shellWord(bait.mark)} ] || found="$found $each"; fi; done; ${verdict(
      'writes outside',
      'wrote to$found',
      'only the checkout, HOME and temporary folders',
    )}`
  );
}

/** Passes where tests have only a loopback of their own: any other interface leads outside. A loopback that is down would fail tests. */
function network({ port }: Bait): string {
  const bash = findProgram('bash', 'system');
  const connects =
    bash === null ? 'false' : `${shellWord(bash)} -c ': <>/dev/tcp/127.0.0.1/${port}' 2>/dev/null`;
  // Without bash the probe cannot connect: then the id of the network namespace tells whether the loopback is the machine's.
  const networkNamespace = orElse('', () => readlinkSync('/proc/self/ns/net'));
  const isOurs =
    networkNamespace === ''
      ? 'false'
      : `[ "$(readlink /proc/self/ns/net)" = ${shellWord(networkNamespace)} ]`;
  return (
    `if ${connects} || ${isOurs} || [ "$(sed 1,2d /proc/net/dev | grep -vc '^ *lo:')" != 0 ]; ` +
    `then open network 'that of the machine, with abstract sockets of its services'; ` +
    `elif grep -qs 127.0.0.1 /proc/net/fib_trie; then closed network 'a loopback of its own'; else open network 'loopback is down'; fi`
  );
}

/** Looks for inherited descriptors from 3 to 255, each by its number: to list `/proc/$$/fd`, the shell would open one itself. */
function descriptors(): string {
  return (
    `found=; [ -e /proc/$$/fd/1 ] || found=' unknown, for want of /proc'; number=3; ` +
    `while [ $number -lt 256 ]; do each=/proc/$$/fd/$number; ` +
    `if [ -e $each ] && [ "$(readlink $each)" != /dev/null ]; then found="$found $number"; fi; number=$((number+1)); done; ${verdict(
      'descriptors',
      'inherited:$found',
      'only 0, 1 and 2',
    )}`
  );
}

const verdict = (name: string, ifFound: string, ifNot: string): string =>
  `if [ -n "$found" ]; then open '${name}' "${ifFound}"; else closed '${name}' "${ifNot}"; fi`;
