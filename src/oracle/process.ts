import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statfsSync } from 'node:fs';
import { devNull } from 'node:os';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { orElse } from '../core/errors.ts';
import { inheritableDescriptors, OutputCapture, type OutputPipes, READ } from './output.ts';

export interface CommandRequest {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** All of it: nothing of ours is added. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Of stdout and stderr together; whoever prints more is stopped. */
  readonly maxOutputBytes: number;
  /** What is left of memory and disk, asked again and again; whoever uses it up is stopped. Absent: nobody is. */
  readonly reserves?: () => Reserves;
  /** Between SIGTERM and SIGKILL. */
  readonly graceMs: number;
  readonly signal: AbortSignal;
  /** A private folder of this run. */
  readonly scratch: string;
  readonly pipes: OutputPipes;
}

/** Why we ended it: whatever it exits with then is no result. */
type Stopped = 'timeout' | 'output_limit' | 'memory_limit' | 'disk_limit' | 'cancelled';

export type CommandEnd =
  /** `exitCode` is null when a signal ended it that we did not send. */
  | { readonly kind: 'exited'; readonly exitCode: number | null }
  | { readonly kind: Stopped }
  | { readonly kind: 'not_started'; readonly error: Error };

export interface CommandResult {
  readonly end: CommandEnd;
  readonly output: string;
  /** More of the same, for a reader of failing tests. */
  readonly transcript: string;
  readonly durationMs: number;
}

/** What the end of the output may take after the command itself has ended: a background process can hold it open. */
const DRAIN_MS = 200;
/** Node fires a timer that is set for longer at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** A killed process that does not go away (in the kernel's hands) is not waited for. */
const REAP_MS = 5000;
/** A fast writer fills a gigabyte meanwhile. */
const RESERVES_MS = 500;

/**
 * Runs a program in a process group of its own, without terminal and stdin, and leaves nothing of the group
 * behind. This is the one place where code of the repository starts: a sandbox goes around it here.
 */
export async function runCommand(request: CommandRequest): Promise<CommandResult> {
  const startedAt = performance.now();
  const capture = new OutputCapture();
  const transcript = new OutputCapture(READ);
  const started = start(request);
  if (started.kind === 'not_started') return { end: started, output: '', transcript: '', durationMs: 0 };
  const { child, sources } = started;
  const flood = new AbortController();
  let printed = 0;
  for (const source of sources) {
    source.on('data', (chunk: Buffer) => {
      capture.add(chunk);
      transcript.add(chunk);
      printed += chunk.length;
      if (printed > request.maxOutputBytes) flood.abort();
    });
  }
  const killNow = () => killGroup(child, 'SIGKILL');
  // Should we end first, the group must not live on.
  process.once('exit', killNow);
  try {
    const end = await endOf(child, request, flood.signal);
    const drained = Promise.all(sources.map(ended)).then(() => true);
    await Promise.race([drained, drainTime()]);
    killNow();
    const isDrained = await Promise.race([drained, drainTime()]);
    if (!isDrained) request.pipes.abandon();
    const durationMs = performance.now() - startedAt;
    return { end, output: capture.text(), transcript: transcript.text(), durationMs };
  } finally {
    process.off('exit', killNow);
    for (const source of sources) source.destroy();
  }
}

type Started =
  | { readonly kind: 'started'; readonly child: ChildProcess; readonly sources: readonly Readable[] }
  | Extract<CommandEnd, { kind: 'not_started' }>;

function start({ program, args, cwd, env, scratch, pipes }: CommandRequest): Started {
  const pipe = pipes.open(scratch);
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
    return { kind: 'started', child, sources: sources.filter((source) => source !== null) };
  } catch (error) {
    // A NUL in a variable, for one: the workflow's own text can hold it.
    pipe?.reader.destroy();
    if (error instanceof TypeError) return { kind: 'not_started', error };
    throw error;
  } finally {
    closeSync(nothing);
    if (pipe !== null) closeSync(pipe.writer);
  }
}

function endOf(child: ChildProcess, request: CommandRequest, flood: AbortSignal): Promise<CommandEnd> {
  const { timeoutMs, graceMs, signal, reserves } = request;
  const before = reserves?.();
  return new Promise((resolve) => {
    let stopped: Stopped | null = null;
    const timers: NodeJS.Timeout[] = [];
    const watch = setInterval(() => {
      const scarce = before === undefined || reserves === undefined ? null : scarceSince(before, reserves());
      if (scarce !== null) stop(`${scarce}_limit`, 0);
    }, RESERVES_MS);
    const stop = (why: Stopped, patienceMs = graceMs) => {
      if (stopped !== null) return;
      stopped = why;
      killGroup(child, 'SIGTERM');
      timers.push(setTimeout(() => killGroup(child, 'SIGKILL'), patienceMs));
      timers.push(setTimeout(() => finish({ kind: why }), patienceMs + REAP_MS));
    };
    const cancel = () => stop('cancelled');
    flood.addEventListener('abort', () => stop('output_limit'), { once: true });
    const finish = (end: CommandEnd) => {
      for (const timer of timers) clearTimeout(timer);
      clearInterval(watch);
      signal.removeEventListener('abort', cancel);
      resolve(end);
    };
    timers.push(setTimeout(() => stop('timeout'), Math.min(timeoutMs, MAX_TIMER_MS)));
    child.once('error', (error) => finish({ kind: 'not_started', error }));
    child.once('exit', (exitCode) =>
      finish(stopped === null ? { kind: 'exited', exitCode } : { kind: stopped }),
    );
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
  });
}

/** The group has the number of its first process. A process that called setsid has left it. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Nobody is left in it.
    child.kill(signal);
  }
}

/** Does not keep us alive when all the rest is done. */
function drainTime(): Promise<boolean> {
  return sleep(DRAIN_MS, false, { ref: false });
}

function ended(source: Readable): Promise<void> {
  return new Promise((resolve) => {
    if (source.destroyed || source.readableEnded) resolve();
    else source.once('close', resolve).once('error', () => resolve());
  });
}

/** What the machine has left; null where it does not say. */
export interface Reserves {
  /** Bytes that could be had without swapping. */
  readonly memory: number | null;
  /** Bytes and files, each the scarcest of the file systems that were asked for. */
  readonly disk: { readonly bytes: number; readonly files: number | null } | null;
}

export type Scarce = 'memory' | 'disk';

/** Short of this share of what was there when a command began, it is stopped before others of the machine suffer. */
const LEFT_SHARE = 0.1;
/** Above this, no amount of memory is short. */
const ENOUGH_MEMORY = 1024 ** 3;

/** The kernel's word for the whole machine: a container's own limit ends its tests first anyway, and counts its caches as used. */
export function readReserves(folders: readonly string[]): Reserves {
  const disks = folders.flatMap((folder) => orElse(null, () => statfsSync(folder)) ?? []);
  const bytes = disks.map(({ bavail, bsize }) => bavail * bsize);
  // Some file systems make inodes as they need them, and count none.
  const inodes = disks.flatMap(({ files, ffree }) => (files === 0 ? [] : [ffree]));
  const disk = { bytes: Math.min(...bytes), files: inodes.length === 0 ? null : Math.min(...inodes) };
  return { memory: availableMemory(), disk: disks.length === 0 ? null : disk };
}

/** What is nearly used up since the start; null: nothing is. */
export function scarceSince(start: Reserves, now: Reserves): Scarce | null {
  const isShort = (before: number | null | undefined, left: number | null | undefined): boolean =>
    before != null && left != null && left < before * LEFT_SHARE;
  if (isShort(start.memory, now.memory) && (now.memory ?? 0) < ENOUGH_MEMORY) return 'memory';
  return isShort(start.disk?.bytes, now.disk?.bytes) || isShort(start.disk?.files, now.disk?.files)
    ? 'disk'
    : null;
}

function availableMemory(): number | null {
  const told = orElse('', () => readFileSync('/proc/meminfo', 'utf8'));
  const [, kilobytes] = /^MemAvailable:\s+(\d+) kB$/m.exec(told) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}
