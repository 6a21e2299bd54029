import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statfsSync } from 'node:fs';
import { devNull } from 'node:os';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { orElse } from '../core/errors.ts';
import { inheritableDescriptors, OutputCapture, openOutputPipe, READ } from './output.ts';

export interface CommandRequest {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment: nothing of ours is added. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Of stdout and stderr together. A command that prints more is stopped. */
  readonly maxOutputBytes: number;
  /** Measures the memory and disk that are left. A command that uses them up is stopped. Absent: they are not measured. */
  readonly reserves?: () => Reserves;
  /** Between SIGTERM and SIGKILL. */
  readonly graceMs: number;
  readonly signal: AbortSignal;
  /** A private folder of this run. */
  readonly scratch: string;
}

/** Why we stopped a command. Its exit code then means nothing. */
type Stopped = 'timeout' | 'output_limit' | 'memory_limit' | 'disk_limit' | 'cancelled';

export type CommandEnd =
  /** `exitCode` is null when a signal ended it that we did not send. */
  | { readonly kind: 'exited'; readonly exitCode: number | null }
  | { readonly kind: Stopped }
  | { readonly kind: 'not_started'; readonly error: Error };

export interface CommandResult {
  readonly end: CommandEnd;
  readonly output: string;
  /** A longer part of the output, to read failing tests from. */
  readonly transcript: string;
  readonly durationMs: number;
}

/** How long we wait for the end of the output after the command has ended: a background process can hold it open. */
const DRAIN_MS = 200;
/** A timer that is set for longer fires at once in Node. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** How long we wait for a killed process to end: one that waits in the kernel may never do so. */
const REAP_MS = 5000;
/** How often memory and disk are measured. A fast writer fills a gigabyte in that time. */
const RESERVES_MS = 500;

/**
 * Runs a program in a process group of its own, without a terminal and with an empty stdin, and ends the whole group. All code of the
 * repository is started here.
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
  // When we end first, the group must not live on.
  process.once('exit', killNow);
  try {
    const end = await endOf(child, request, flood.signal);
    const drained = Promise.all(sources.map(ended)).then(() => true);
    await Promise.race([drained, drainTime()]);
    killNow();
    await Promise.race([drained, drainTime()]);
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

function start({ program, args, cwd, env, scratch }: CommandRequest): Started {
  const pipe = openOutputPipe(scratch);
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
    // For example for a NUL in a variable, which the text of a workflow can hold.
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

/** A group has the number of its first process. A process that called setsid has left the group. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // No process is left in the group.
    child.kill(signal);
  }
}

/** Does not keep our process running. */
function drainTime(): Promise<boolean> {
  return sleep(DRAIN_MS, false, { ref: false });
}

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
  /** Free bytes, and files that can still be made: the lowest of the file systems that were asked. */
  readonly disk: { readonly bytes: number; readonly files: number | null } | null;
}

export type Scarce = 'memory' | 'disk';

/** A command is stopped when less than this share is left of what there was when it began, so that the machine keeps working. */
const LEFT_SHARE = 0.1;
/** More free memory than this is enough in any case. */
const ENOUGH_MEMORY = 1024 ** 3;

/** Memory is that of the whole machine: a container's own limit counts caches as used, and the kernel ends the tests there anyway. */
export function readReserves(folders: readonly string[]): Reserves {
  const disks = folders.flatMap((folder) => orElse(null, () => statfsSync(folder)) ?? []);
  const bytes = disks.map(({ bavail, bsize }) => bavail * bsize);
  // Some file systems make inodes when they need them, and report none.
  const inodes = disks.flatMap(({ files, ffree }) => (files === 0 ? [] : [ffree]));
  const disk = { bytes: Math.min(...bytes), files: inodes.length === 0 ? null : Math.min(...inodes) };
  return { memory: availableMemory(), disk: disks.length === 0 ? null : disk };
}

/** What has nearly been used up since the start; null: nothing. */
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
