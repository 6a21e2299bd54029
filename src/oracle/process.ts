import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, openSync, readdirSync, readFileSync, statfsSync, unlinkSync } from 'node:fs';
import { Socket } from 'node:net';
import { devNull } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { orElse } from '../base/errors.ts';
import { once } from '../base/once.ts';
import { cutMark } from '../base/text.ts';
import { readOutput } from '../core/output/test-output.ts';
import { KeptLines } from '../runners/kept-lines.ts';
import { findProgram } from '../workspace/programs.ts';

export interface CommandRequest {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment: nothing of ours is added. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Measures free memory and disk. A command that nearly uses them up is stopped. Absent: they are not measured. */
  readonly reserves?: () => Reserves;
  /** The time between SIGTERM and SIGKILL when a command is stopped. */
  readonly graceMs: number;
  readonly signal: AbortSignal;
  /** A private folder of this run. */
  readonly scratch: string;
}

/** Why we stopped a command. Its exit code then means nothing. */
type StopCause = 'timeout' | 'memory_limit' | 'disk_limit' | 'cancelled';

type CommandEnd =
  /** `exitCode` is null when a signal that we did not send ended the command. */
  { readonly kind: 'exited'; readonly exitCode: number | null } | { readonly kind: StopCause } | NotStarted;

type NotStarted = { readonly kind: 'not_started'; readonly error: Error };

export interface CommandResult {
  readonly end: CommandEnd;
  readonly output: string;
  /** What readers of test results need of the output. */
  readonly kept: ReturnType<KeptLines['end']>;
  readonly durationMs: number;
}

/** How long we wait for the end of the output after the command has ended: a background process can hold it open. */
const DRAIN_MS = 200;
/** The longest time for a timer: Node fires at once when it is set for longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** How long we wait for a killed process to end: a process that waits in the kernel may never end. */
const REAP_MS = 5000;
/** How often memory and disk are measured. A fast writer fills a gigabyte in that time. */
const RESERVES_MS = 500;

/**
 * Runs a program in a process group of its own, without a terminal and with an empty stdin, and ends the whole group. All code of the
 * repository is started here.
 */
export async function runProcess(request: CommandRequest): Promise<CommandResult> {
  const startedAt = performance.now();
  const capture = new OutputCapture();
  const started = startProcess(request, (chunk) => capture.add(chunk));
  if (started.kind === 'not_started')
    return { end: started, output: '', kept: capture.kept(), durationMs: 0 };
  const { child, sources } = started;
  const killNow = () => killGroup(child, 'SIGKILL');
  // If our process ends first, the group must not go on.
  process.once('exit', killNow);
  try {
    const end = await waitForEnd(child, request);
    const drained = Promise.all(sources.map(ended)).then(() => true);
    await Promise.race([drained, drainTime()]);
    killNow();
    await Promise.race([drained, drainTime()]);
    const durationMs = performance.now() - startedAt;
    return { end, output: capture.text(), kept: capture.kept(), durationMs };
  } finally {
    process.off('exit', killNow);
    for (const source of sources) source.destroy();
  }
}

type StartResult =
  | { readonly kind: 'started'; readonly child: ChildProcess; readonly sources: readonly Readable[] }
  | NotStarted;

/** `onOutput` takes each part of the output as it comes, and must keep no reference to it. */
function startProcess(
  { program, args, cwd, env, scratch }: CommandRequest,
  onOutput: (chunk: Buffer) => void,
): StartResult {
  const pipe = openOutputPipe(scratch, onOutput);
  const output = pipe?.writer ?? 'pipe';
  const nothing = openSync(devNull, 'r');
  const stdio: ('ignore' | 'pipe' | number)[] = ['ignore', output, output];
  for (const fd of inheritableDescriptors()) stdio[fd] = nothing;
  try {
    const child = spawn(program, args, {
      cwd,
      env,
      detached: true,
      stdio: Array.from(stdio, (each) => each ?? 'ignore'),
      windowsHide: true,
    });
    const sources: (Readable | null)[] = pipe === null ? [child.stdout, child.stderr] : [pipe.reader];
    if (pipe === null) for (const source of sources) source?.on('data', onOutput);
    return { kind: 'started', child, sources: sources.filter((source) => source !== null) };
  } catch (error) {
    // Starting failed, for example because a variable holds a NUL, which the text of a workflow can.
    pipe?.reader.destroy();
    if (error instanceof TypeError) return { kind: 'not_started', error };
    throw error;
  } finally {
    closeSync(nothing);
    if (pipe !== null) closeSync(pipe.writer);
  }
}

function waitForEnd(child: ChildProcess, request: CommandRequest): Promise<CommandEnd> {
  const { timeoutMs, graceMs, signal, reserves } = request;
  const before = reserves?.();
  return new Promise((resolve) => {
    let stopped: StopCause | null = null;
    const timers: NodeJS.Timeout[] = [];
    const watch = setInterval(() => {
      const scarce = before === undefined || reserves === undefined ? null : scarceSince(before, reserves());
      if (scarce !== null) stop(`${scarce}_limit`, 0);
    }, RESERVES_MS);
    const stop = (why: StopCause, patienceMs = graceMs) => {
      if (stopped !== null) return;
      stopped = why;
      killGroup(child, 'SIGTERM');
      timers.push(setTimeout(() => killGroup(child, 'SIGKILL'), patienceMs));
      timers.push(setTimeout(() => finish({ kind: why }), patienceMs + REAP_MS));
    };
    const cancel = () => stop('cancelled');
    const finish = (end: CommandEnd) => {
      for (const timer of timers) clearTimeout(timer);
      clearInterval(watch);
      signal.removeEventListener('abort', cancel);
      resolve(end);
    };
    timers.push(setTimeout(() => stop('timeout'), Math.min(timeoutMs, LONGEST_TIMER_MS)));
    child.once('error', (error) => finish({ kind: 'not_started', error }));
    child.once('exit', (exitCode) =>
      finish(stopped === null ? { kind: 'exited', exitCode } : { kind: stopped }),
    );
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
  });
}

/** Sends a signal to the process group of the child, which has the child's id. A process that called setsid has left the group. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // No process is left in the group.
    child.kill(signal);
  }
}

/** False, after DRAIN_MS. The timer does not keep our process running. */
const drainTime = (): Promise<boolean> => sleep(DRAIN_MS, false, { ref: false });

function ended(source: Readable): Promise<void> {
  return new Promise((resolve) => {
    if (source.destroyed || source.readableEnded) resolve();
    else source.once('close', resolve).once('error', () => resolve());
  });
}

/** The memory and disk that the machine has left; null where it does not say. */
export interface Reserves {
  /** Bytes that are available without swapping. */
  readonly memory: number | null;
  /** Free bytes, and free inodes (each new file takes one): of each, the lowest number that a file system gave. */
  readonly disk: { readonly bytes: number; readonly files: number | null } | null;
}

/** A command is stopped when less than this share is left of what there was when it began, so that the machine keeps working. */
const LEFT_SHARE = 0.1;
/** With more free memory than this, a command is never stopped for memory. */
const ENOUGH_MEMORY = 1024 ** 3;

/**
 * Reads the free memory of the whole machine, and the free disk where `folders` are. A container's own limit of memory is not
 * read: it counts caches as used, and the kernel ends the tests there anyway.
 */
export function readReserves(folders: readonly string[]): Reserves {
  const disks = folders.flatMap((folder) => orElse(null, () => statfsSync(folder)) ?? []);
  const bytes = disks.map(({ bavail, bsize }) => bavail * bsize);
  // Some file systems make inodes when they need them, and report none.
  const inodes = disks.flatMap(({ files, ffree }) => (files === 0 ? [] : [ffree]));
  const disk = { bytes: Math.min(...bytes), files: inodes.length === 0 ? null : Math.min(...inodes) };
  const meminfo = orElse('', () => readFileSync('/proc/meminfo', 'utf8'));
  const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec(meminfo)?.[1];
  const memory = kilobytes === undefined ? null : Number(kilobytes) * 1024;
  return { memory, disk: disks.length === 0 ? null : disk };
}

/** What has nearly been used up since the start; null: nothing. */
export function scarceSince(start: Reserves, now: Reserves): 'memory' | 'disk' | null {
  const isShort = (before: number | null | undefined, left: number | null | undefined): boolean =>
    before != null && left != null && left < before * LEFT_SHARE;
  if (isShort(start.memory, now.memory) && (now.memory ?? 0) < ENOUGH_MEMORY) return 'memory';
  return isShort(start.disk?.bytes, now.disk?.bytes) || isShort(start.disk?.files, now.disk?.files)
    ? 'disk'
    : null;
}

// The output.

/**
 * A real pipe for stdout and stderr together, so that output comes in the order it was printed. Node's own are sockets, one for
 * each: a shell cannot open `/dev/stderr` on a socket (ENXIO), and scripts do. mkfifo makes the pipe, because Node cannot.
 * `folder` is private, and the pipe keeps its name there only until both ends are open. `writer` is the child's; close it once
 * the child has it. Null where there is no mkfifo.
 */
function openOutputPipe(
  folder: string,
  onOutput: (chunk: Buffer) => void,
): { readonly writer: number; readonly reader: Socket } | null {
  const path = join(folder, 'output');
  try {
    // Mode 666: tests that run as another user may open the pipe again as /dev/stdout.
    const args = ['-m', '666', path];
    execFileSync(findProgram('mkfifo', 'system') ?? 'mkfifo', args, { env: {}, stdio: 'ignore' });
  } catch {
    return null;
  }
  // The reading end is opened first, without waiting for a writer; to open the writing end alone would wait for a reader.
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, constants.O_WRONLY);
  unlinkSync(path);
  // One buffer for all parts: a new one for each would wait for the garbage collector, 64 MiB of them at a time.
  const buffer = Buffer.allocUnsafe(PIPE_BYTES);
  const onread = {
    buffer,
    callback: (length: number): boolean => {
      onOutput(buffer.subarray(0, length));
      return true;
    },
  };
  return { writer, reader: new Socket({ fd: reader, readable: true, writable: false, onread }).resume() };
}

/** What a pipe of Linux holds. */
const PIPE_BYTES = 64 * 1024;

/** From Linux's fcntl.h. */
const O_CLOEXEC = 0o2000000;

/**
 * Descriptors above 2 that a child process would inherit, because the process that started us left them open: one of them may
 * lead to the runner's log. Those that Node opens are not inherited. Empty where there is no /proc.
 */
const inheritableDescriptors = (): readonly number[] =>
  orElse([], () => readdirSync('/proc/self/fdinfo'))
    .map(Number)
    .filter((fd) => {
      // '' for the descriptor that listed the folder: it is closed by now.
      const text = orElse('', () => readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'));
      const flags = /^flags:\s*([0-7]+)/m.exec(text)?.[1];
      return fd > 2 && flags !== undefined && (Number.parseInt(flags, 8) & O_CLOEXEC) === 0;
    });

/**
 * The part of an output that the model, the trace and people see: of what stands between head and tail, the lines that name a failure,
 * with those around them.
 */
const SHOWN = { headBytes: 16 * 1024, tailBytes: 48 * 1024, failingBytes: 24 * 1024 };

/** A cut moves to the nearest line end when that is at most this far. */
const MAX_LINE_SHIFT = 4 * 1024;
const LINE_FEED = 10;

/** Takes an output of any length, in bounded memory: keeps its beginning and end for people, and what readers of test results need. */
export class OutputCapture {
  readonly #head = Buffer.allocUnsafe(SHOWN.headBytes);
  #headBytes = 0;
  readonly #tail = Buffer.allocUnsafe(SHOWN.tailBytes);
  #tailBytes = 0;
  #total = 0;
  readonly #lines = new KeptLines();

  add(chunk: Buffer): void {
    this.#lines.add(chunk);
    this.#total += chunk.length;
    const taken = chunk.copy(this.#head, this.#headBytes);
    this.#headBytes += taken;
    if (taken === chunk.length) return;
    const rest = chunk.subarray(taken).subarray(-SHOWN.tailBytes);
    const kept = Math.min(this.#tailBytes, SHOWN.tailBytes - rest.length);
    this.#tail.copyWithin(0, this.#tailBytes - kept, this.#tailBytes);
    rest.copy(this.#tail, kept);
    this.#tailBytes = kept + rest.length;
  }

  /** Once all has been added. */
  readonly kept = once(() => this.#lines.end());

  /** The output as text, with a note on how many lines and bytes a cut left out. Bytes that are not UTF-8 show as U+FFFD. */
  text(): string {
    const { headBytes, tailBytes } = SHOWN;
    const kept = Buffer.concat([
      this.#head.subarray(0, this.#headBytes),
      this.#tail.subarray(0, this.#tailBytes),
    ]);
    if (this.#total <= headBytes + tailBytes) return new TextDecoder().decode(kept);
    const first = cutAtLineEnd(kept.subarray(0, headBytes));
    // Decoded as a stream, so that a character that is cut off at the end of the first part is left out.
    const head = new TextDecoder().decode(first, { stream: true });
    const last = cutAtLineStart(kept.subarray(-tailBytes));
    const tail = new TextDecoder().decode(last);
    const headEnds = head.split('\n').length - 1;
    const tailEnds = tail.split('\n').length - 1;
    const failing = this.#failingBetween(headEnds + 1, this.#lines.lineEnds - tailEnds);
    if (failing !== '') return `${head}\n${failing}\n${tail}`;
    const lost = this.#total - first.length - last.length;
    // One more line end stands between two parts that are whole lines.
    const lines = this.#lines.lineEnds - headEnds - tailEnds - 1;
    const count = lines > 0 ? `${lines} line${lines === 1 ? '' : 's'}, ` : '';
    return `${head}\n${cutMark(`${count}${lost} bytes`)}\n${tail}`;
  }

  /** '' where none names a failure, or where not all lines were kept. */
  #failingBetween(from: number, to: number): string {
    const { text, leftOut } = this.kept();
    if (leftOut > 0 || to <= from) return '';
    return readOutput(text.split('\n').slice(from, to).join('\n')).failingBlocks(SHOWN.failingBytes);
  }
}

function cutAtLineEnd(head: Buffer): Buffer {
  const end = head.lastIndexOf(LINE_FEED);
  return end !== -1 && end >= head.length - MAX_LINE_SHIFT ? head.subarray(0, end) : head;
}

function cutAtLineStart(tail: Buffer): Buffer {
  const end = tail.indexOf(LINE_FEED);
  if (end !== -1 && end < MAX_LINE_SHIFT) return tail.subarray(end + 1);
  // Skips the continuation bytes of a character whose first byte is cut off.
  const start = tail.findIndex((byte) => (byte & 0xc0) !== 0x80);
  return tail.subarray(Math.max(0, start));
}

/**
 * `{ path: '/home/runner', name: '~' }`: a folder of this machine, and the name that replaces it in texts. The checkout has
 * the name `''`, so that paths in it read as the tools name them.
 */
export interface NamedFolder {
  readonly path: string;
  readonly name: string;
}

/**
 * Replaces the folders of this machine in a text by their names, also in `file:` URLs: what a test prints of one failure should be the
 * same from run to run and from machine to machine.
 */
export function nameFolders(text: string, folders: readonly NamedFolder[]): string {
  const known = folders
    .filter(({ path }) => path.length > 1)
    .toSorted((a, b) => b.path.length - a.path.length);
  return known.reduce((out, { path, name }) => {
    const places = new RegExp(
      `${STARTS_PATH}(?:file:(?://)?)?${RegExp.escape(path)}(?:/(?=[\\w.@-])|(?![\\w.-]))`,
      'g',
    );
    return out.replace(places, (place) => {
      const isBelow = place.endsWith('/');
      return name === '' ? (isBelow ? '' : '.') : `${name}${isBelow ? '/' : ''}`;
    });
  }, text);
}

/** Where a path may start: after no character of a path, or after the last letter of a colour's code or of an option (`-I/usr`). */
const STARTS_PATH = '(?:(?<![\\w./~-])|(?<=\\u001b\\[[\\d;]*m)|(?<=\\s-[A-Za-z]))';
