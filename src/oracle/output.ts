import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readdirSync, readFileSync, unlinkSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { orElse } from '../core/errors.ts';
import { findSystemProgram } from '../workspace/programs.ts';

export interface OutputPipe {
  /** For the child's stdout and stderr; close it once the child has it. */
  readonly writer: number;
  readonly reader: Socket;
}

/** From Linux's fcntl.h: a descriptor that only stands for a file, and keeps a named pipe without opening its ends. */
const O_PATH = 0o10000000;
const O_CLOEXEC = 0o2000000;

/**
 * Real pipes for one command after another, each for stdout and stderr together, so that what they print comes
 * in the order it was printed. Node's own are sockets, one for each: a shell cannot open `/dev/stderr` on one
 * (ENXIO), and scripts do. Node cannot make a pipe; mkfifo can, for the price of a process, so a pipe that
 * nobody holds any more serves the next command too.
 */
export class OutputPipes {
  #kept: number | null = null;

  /** `folder` is private, and soon the pipe has no name: another user who is given it may open it anew. Null where there is no mkfifo. */
  open(folder: string): OutputPipe | null {
    if (this.#kept !== null) return openEnds(`/proc/self/fd/${this.#kept}`);
    const path = join(folder, 'output');
    try {
      execFileSync(findSystemProgram('mkfifo') ?? 'mkfifo', ['-m', '666', path], {
        env: {},
        stdio: 'ignore',
      });
    } catch {
      return null;
    }
    const pipe = openEnds(path);
    if (process.platform === 'linux') this.#kept = openSync(path, O_PATH);
    unlinkSync(path);
    return pipe;
  }

  /** Some process still holds the last pipe open: what it prints must not come with the next command's output. */
  abandon(): void {
    if (this.#kept !== null) closeSync(this.#kept);
    this.#kept = null;
  }
}

/** The reader first, without waiting for a writer; the writer then finds it there. */
function openEnds(path: string): OutputPipe {
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, constants.O_WRONLY);
  return { writer, reader: new Socket({ fd: reader, readable: true, writable: false }) };
}

/**
 * Descriptors above 2 that a child would inherit because whoever started us left them open: one of them may
 * lead to the runner's log. Node opens its own so that they close. Empty where there is no /proc.
 */
export const inheritableDescriptors = (): readonly number[] =>
  orElse([], () => readdirSync('/proc/self/fdinfo'))
    .map(Number)
    .filter((fd) => fd > 2 && isInheritable(fd));

/** The one that listed the folder is closed by now. */
function isInheritable(fd: number): boolean {
  const text = orElse('', () => readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'));
  const flags = /^flags:\s*([0-7]+)/m.exec(text)?.[1];
  return flags !== undefined && (Number.parseInt(flags, 8) & O_CLOEXEC) === 0;
}

/** What is kept of the beginning and of the end. */
export interface CaptureSize {
  readonly headBytes: number;
  readonly tailBytes: number;
}

/** What the model, the trace and people get to see of an output. */
export const SHOWN: CaptureSize = { headBytes: 16 * 1024, tailBytes: 48 * 1024 };
/** What is read for the failing tests: large suites list them far from the end. */
export const READ: CaptureSize = { headBytes: 512 * 1024, tailBytes: 1536 * 1024 };

/** A cut moves to the nearest line end when that is not farther. */
const MAX_LINE_SHIFT = 4 * 1024;
const LINE_FEED = 10;

/** Keeps the head and the tail of an output without end, in bounded memory. */
export class OutputCapture {
  readonly #size: CaptureSize;
  readonly #head: Buffer;
  #headBytes = 0;
  #tail: Buffer[] = [];
  #tailBytes = 0;
  #total = 0;

  constructor(size: CaptureSize = SHOWN) {
    this.#size = size;
    this.#head = Buffer.allocUnsafe(size.headBytes);
  }

  add(chunk: Buffer): void {
    this.#total += chunk.length;
    const taken = chunk.copy(this.#head, this.#headBytes);
    this.#headBytes += taken;
    if (taken === chunk.length) return;
    this.#tail.push(chunk.subarray(taken));
    this.#tailBytes += chunk.length - taken;
    // The pieces are only joined when they are twice what is kept: joining each time would copy without end.
    if (this.#tailBytes > 2 * this.#size.tailBytes) this.#shorten();
  }

  /** As text; a cut says how much it left out. Bytes that are not UTF-8 show as U+FFFD. */
  text(): string {
    this.#shorten();
    const head = this.#head.subarray(0, this.#headBytes);
    const tail = Buffer.concat(this.#tail);
    if (head.length + tail.length === this.#total) return decode(Buffer.concat([head, tail]));
    const first = head.subarray(0, endOfHead(head));
    const last = tail.subarray(startOfTail(tail));
    const lost = this.#total - first.length - last.length;
    return `${decode(first)}\n[agent-fix: ${lost} bytes of output left out here]\n${decode(last)}`;
  }

  #shorten(): void {
    const { tailBytes } = this.#size;
    if (this.#tailBytes <= tailBytes) return;
    const whole = Buffer.concat(this.#tail);
    // A copy: a slice would keep the whole alive.
    this.#tail = [Buffer.from(whole.subarray(whole.length - tailBytes))];
    this.#tailBytes = tailBytes;
  }
}

function decode(bytes: Buffer): string {
  return new TextDecoder().decode(bytes);
}

function endOfHead(head: Buffer): number {
  const newline = head.lastIndexOf(LINE_FEED);
  if (newline >= head.length - MAX_LINE_SHIFT && newline !== -1) return newline;
  let end = head.length;
  while (end > 0 && isContinuation(head[end])) end -= 1;
  // Now at the first byte of a character that may be cut: it goes too.
  while (end > 0 && isContinuation(head[end - 1])) end -= 1;
  return end > 0 && (head[end - 1] ?? 0) >= 0xc0 ? end - 1 : head.length;
}

function startOfTail(tail: Buffer): number {
  const newline = tail.indexOf(LINE_FEED);
  if (newline !== -1 && newline < MAX_LINE_SHIFT) return newline + 1;
  let start = 0;
  while (start < tail.length && isContinuation(tail[start])) start += 1;
  return start;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

/**
 * Shows paths below the given folders as the tools name them, relative to the root: where the checkout lies
 * differs from run to run, and what a test prints about the same failure should not.
 */
export function shortenPaths(text: string, folders: readonly string[]): string {
  return folders.reduce((out, folder) => {
    const path = folder.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    const places = new RegExp(`(?<![\\w./-])(?:file://)?${path}(?:/(?=[\\w.@-])|(?![\\w.-]))`, 'g');
    return out.replace(places, (place) => (place.endsWith('/') ? '' : '.'));
  }, text);
}
