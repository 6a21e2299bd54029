import { spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import { orElse } from '../base/errors.ts';
import { readJson } from '../base/json.ts';
import { once } from '../base/once.ts';
import { findProgram } from '../workspace/programs.ts';
import { isFolder, removeQuietly } from './folders.ts';

/**
 * The kinds of our temporary folders, named `agent-fix-KIND-…`: a copy of a checkout; the script and step files of one test
 * run; what tests in a sandbox have written; temporary files of a proving run in place; the checkout as it was before the first
 * test; what the probe of a sandbox tries to reach; the commits of patches.
 */
type FolderKind = 'copy' | 'tests' | 'layer' | 'tmp' | 'before' | 'bait' | 'commits';
const TEMP_FOLDER = /^agent-fix-(copy|tests|layer|tmp|before|bait|commits)-/;

// A killed process (SIGKILL, out of memory) removes nothing: its copy stays, and its tests run on. So each copy, and each run of the
// tests, has a lease in the temporary folder that names its process. The next command removes copies whose process is gone.

const LeaseSchema = z.object({
  folder: z.string(),
  pid: z.number().int().positive(),
  /** When the process started, in the kernel's units: another process may have the same number by now. */
  started: z.string(),
  /** Its PID namespace: in another one (a container that shares the temporary folder) the number means another process. */
  namespace: z.string(),
});
type Lease = z.infer<typeof LeaseSchema>;

const LEASE = /^agent-fix-[0-9a-f]{12}\.lease$/;

/** Notes that `folder` belongs to this process, until the lease is disposed of. */
export function leaseFolder(folder: string): Disposable {
  const path = join(temporary(), `agent-fix-${randomBytes(6).toString('hex')}.lease`);
  const lease: Lease = { folder, pid: process.pid, started: startOf(process.pid), namespace: namespace() };
  writeFileSync(path, JSON.stringify(lease), { flag: 'wx', mode: 0o600 });
  return { [Symbol.dispose]: () => orElse(undefined, () => rmSync(path, { force: true })) };
}

/** A folder that cannot be removed is no error of the run: it stays with its lease, and a later command removes it. */
export interface TempFolder extends Disposable {
  readonly path: string;
  /**
   * Removes the folder in processes of its own, while the run goes on: large folders take seconds, and on some disks each file
   * milliseconds.
   */
  removeBeside(): void;
}

/** Makes a folder whose name shows that agent-fix made it. The caller removes it. */
export const createTempFolder = (kind: FolderKind, base = temporary()): string =>
  mkdtempSync(join(base, `agent-fix-${kind}-`));

/** Makes a folder of this process. Disposing of it removes it. */
export function leaseTempFolder(kind: FolderKind, base = temporary()): TempFolder {
  const path = createTempFolder(kind, base);
  const lease = leaseFolder(path);
  const release = () => {
    if (existsSync(path)) return;
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

/** Those that are not finished, which this process does itself when it ends first. */
const removals = new Set<() => void>();
const finishAtExit = once(() =>
  process.once('exit', () => {
    for (const remove of removals) remove();
  }),
);

/** Starts one turn of the event loop later, so that what follows is started first. */
async function removeInProcesses(path: string): Promise<void> {
  await setImmediate();
  for (const [program, ...words] of removalSteps(path)) {
    const child = spawn(program, words, { env: {}, stdio: 'ignore' });
    await new Promise((resolve) => child.once('error', resolve).once('exit', resolve));
  }
}

/** Removes the folder before it returns: what is small in this process, and what is left by the same programs. */
function removeTempFolder(path: string): void {
  removeQuietly(path);
  orElse(undefined, () => {
    for (const [program, ...words] of removalSteps(path))
      spawnSync(program, words, { env: {}, stdio: 'ignore' });
  });
}

/**
 * The programs that remove a folder, each for what is left by those before it; none follows a link. Folders can be closed, and after sudo
 * has mounted an overlay, its work folder holds files and closed folders of root, which sudo must remove. sudo is called for nothing
 * else, because it logs each refusal.
 */
function* removalSteps(path: string): Generator<readonly [string, ...string[]]> {
  const [rm, chmod, sudo] = ['rm', 'chmod', 'sudo'].map((name) => findProgram(name, 'system'));
  const isLeft = () => orElse(false, () => isFolder(path));
  if (!rm || !isLeft()) return;
  const remove = [rm, '-rf', '--', path] as const;
  yield remove;
  if (chmod && isLeft()) {
    yield [chmod, '-R', 'u+rwX', '--', path];
    yield remove;
  }
  // Little is left to look through: all that this user can remove is gone.
  if (sudo && process.getuid?.() !== 0 && isLeft() && holdsOfRoot(path)) yield [sudo, '-n', '--', ...remove];
}

/** Whether anything in a folder belongs to root. Follows no link, and leaves out what it cannot reach. */
function holdsOfRoot(path: string): boolean {
  const stats = orElse(undefined, () => lstatSync(path, { throwIfNoEntry: false }));
  if (stats?.uid === 0) return true;
  const names = stats?.isDirectory() ? orElse([], () => readdirSync(path)) : [];
  return names.some((name) => holdsOfRoot(join(path, name)));
}

/** Ends the tests of commands that were killed, and removes their folders. Gives the copies of checkouts that were removed. */
export function clearLeftovers(): readonly string[] {
  const removed: string[] = [];
  for (const name of readdirSync(temporary()).filter((each) => LEASE.test(each))) {
    const path = join(temporary(), name);
    const lease = readLease(path);
    if (lease === null || hasOwner(lease)) continue;
    endProcessesIn(lease.folder);
    // A folder that the user named is not removed: it may hold something else by now.
    const [tempName, kind] = TEMP_FOLDER.exec(basename(lease.folder)) ?? [];
    if (tempName !== undefined) {
      removeTempFolder(lease.folder);
      // It keeps its lease: the next command tries again.
      if (existsSync(lease.folder)) continue;
    }
    if (kind === 'copy') removed.push(lease.folder);
    rmSync(path, { force: true });
  }
  return removed;
}

const temporary = (): string => realpathSync(tmpdir());

/** Null: not a lease, or another user's. Every user can write to the temporary folder, and only our own files are trusted. */
function readLease(path: string): Lease | null {
  // Throws when its owner has just removed it.
  return orElse(null, () => {
    const stats = lstatSync(path);
    const isOfThisUser = stats.isFile() && stats.uid === process.getuid?.();
    return isOfThisUser ? readJson(LeaseSchema, readFileSync(path, 'utf8')) : null;
  });
}

function hasOwner({ pid, started, namespace: home }: Lease): boolean {
  if (home !== namespace()) return true;
  try {
    process.kill(pid, 0);
    return startOf(pid) === started;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Reads `/proc/PID/stat`, whose second field can hold blanks and parentheses:
 * https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
function statOf(pid: number): { readonly group: number; readonly started: string } | null {
  return orElse(null, () => {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { group: Number(fields[2]), started: fields[19] ?? '' };
  });
}

/** When a process started; '' where the system has no /proc. */
const startOf = (pid: number): string => statOf(pid)?.started ?? '';

const namespace = (): string => orElse('', () => readlinkSync('/proc/self/ns/pid'));

// Processes.

/** Ends processes whose working directory is in the folder, with their process groups. Needs /proc. */
function endProcessesIn(folder: string): void {
  const processGroup = statOf(process.pid)?.group;
  for (const pid of processIds()) {
    // '' for a process of another user.
    const cwd = orElse('', () => readlinkSync(`/proc/${pid}/cwd`)).replace(/ \(deleted\)$/, '');
    if (cwd !== folder && !cwd.startsWith(folder + sep)) continue;
    const group = statOf(pid)?.group ?? 0;
    for (const target of group > 1 && group !== processGroup ? [-group, pid] : [pid]) endProcess(target);
  }
}

/** Of all processes but our own; none where the system has no /proc. */
export const processIds = (): readonly number[] =>
  orElse([], () => readdirSync('/proc'))
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid);

/** Kills a process, or with a negative number a group. False when it is gone, or another user's. */
export const endProcess = (target: number): boolean => orElse(false, () => process.kill(target, 'SIGKILL'));

/**
 * The id of a group without any other process. Processes started in it, and their children, cannot leave it without a special
 * right.
 */
export const newMark = (): number => randomInt(1_500_000_000, 1_900_000_000);

const PASSES = 400;
const PASS_MS = 5;
/**
 * The list of processes is read this often without a find before it counts as empty: a process that forks and ends in between
 * can be missed once.
 */
const EMPTY_PASSES = 3;
const CLOCK = new Int32Array(new SharedArrayBuffer(4));

/** Kills every process that has `mark` among its supplementary groups, also a daemon in a session of its own. Needs root. */
export function endMarked(mark: number): void {
  // A process that forks during one pass is found by the next; a killed one takes a moment to end.
  let empty = 0;
  for (let pass = 0; pass < PASSES && empty < EMPTY_PASSES; pass++) {
    const left = processIds().filter((pid) => isMarked(pid, String(mark)));
    empty = left.length === 0 ? empty + 1 : 0;
    for (const pid of left) endProcess(pid);
    Atomics.wait(CLOCK, 0, 0, PASS_MS);
  }
}

/** https://man7.org/linux/man-pages/man5/proc_pid_status.5.html; zombies are not counted. */
function isMarked(pid: number, mark: string): boolean {
  const status = orElse('', () => readFileSync(`/proc/${pid}/status`, 'utf8'));
  const groups = /^Groups:\s*(.*)$/m.exec(status)?.[1] ?? '';
  return groups.split(' ').includes(mark) && !/^State:\s*Z/m.test(status);
}
