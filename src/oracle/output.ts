import { execFileSync } from 'node:child_process';
import { constants, openSync, readdirSync, readFileSync, unlinkSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { orElse } from '../core/errors.ts';
import { findSystemProgram } from '../workspace/programs.ts';

export interface OutputPipe {
  /** For the child's stdout and stderr; close it once the child has it. */
  readonly writer: number;
  readonly reader: Socket;
}

/**
 * A real pipe for stdout and stderr together, so that output comes in the order it was printed. Node's own are sockets, one for
 * each: a shell cannot open `/dev/stderr` on a socket (ENXIO), and scripts do. mkfifo makes the pipe, because Node cannot.
 * `folder` is private, and the pipe keeps its name there only until both ends are open. Null where there is no mkfifo.
 */
export function openOutputPipe(folder: string): OutputPipe | null {
  const path = join(folder, 'output');
  try {
    // Mode 666: a user that the pipe is passed on to may open it again as /dev/stdout.
    const args = ['-m', '666', path];
    execFileSync(findSystemProgram('mkfifo') ?? 'mkfifo', args, { env: {}, stdio: 'ignore' });
  } catch {
    return null;
  }
  // The reader first, without waiting for a writer; the writer then finds it there.
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, constants.O_WRONLY);
  unlinkSync(path);
  return { writer, reader: new Socket({ fd: reader, readable: true, writable: false }) };
}

/** From Linux's fcntl.h. */
const O_CLOEXEC = 0o2000000;

/**
 * Descriptors above 2 that a child process would inherit, because the process that started us left them open: one of them may
 * lead to the runner's log. Those that Node opens are not inherited. Empty where there is no /proc.
 */
export const inheritableDescriptors = (): readonly number[] =>
  orElse([], () => readdirSync('/proc/self/fdinfo'))
    .map(Number)
    .filter((fd) => fd > 2 && isInheritable(fd));

/** False for the descriptor that listed the folder: it is closed by now. */
function isInheritable(fd: number): boolean {
  const text = orElse('', () => readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'));
  const flags = /^flags:\s*([0-7]+)/m.exec(text)?.[1];
  return flags !== undefined && (Number.parseInt(flags, 8) & O_CLOEXEC) === 0;
}

/** How many bytes are kept of the beginning and of the end of an output. */
export interface CaptureSize {
  readonly headBytes: number;
  readonly tailBytes: number;
}

/** The part of an output that the model, the trace and people see. */
export const SHOWN: CaptureSize = { headBytes: 16 * 1024, tailBytes: 48 * 1024 };
/** The part of an output that is read for failing tests: large suites list them far from the end. */
export const READ: CaptureSize = { headBytes: 512 * 1024, tailBytes: 1536 * 1024 };

/** A cut moves to the nearest line end when that is at most this far. */
const MAX_LINE_SHIFT = 4 * 1024;
const LINE_FEED = 10;

/** Keeps the beginning and the end of an output of any length, in bounded memory. */
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
    // Joined only when they are twice what is kept: joining for each chunk would copy all of it each time.
    if (this.#tailBytes > 2 * this.#size.tailBytes) this.#shorten();
  }

  /** The output as text, with a note on how many bytes a cut left out. Bytes that are not UTF-8 show as U+FFFD. */
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
 * Makes paths below the given folders relative, as the tools name them. The checkout's place differs from run to run, and what
 * a test prints about the same failure should not.
 */
export function shortenPaths(text: string, folders: readonly string[]): string {
  return folders.reduce((out, folder) => {
    const path = folder.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    const places = new RegExp(`(?<![\\w./-])(?:file://)?${path}(?:/(?=[\\w.@-])|(?![\\w.-]))`, 'g');
    return out.replace(places, (place) => (place.endsWith('/') ? '' : '.'));
  }, text);
}
