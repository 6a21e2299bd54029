import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readdirSync, readFileSync, unlinkSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
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

  /** `folder` is private, and soon the pipe has no name: another user who is given it may open it anew. Null where there is no mkfifo (Windows). */
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
export function inheritableDescriptors(): readonly number[] {
  try {
    return readdirSync('/proc/self/fdinfo')
      .map(Number)
      .filter((fd) => fd > 2 && isInheritable(fd));
  } catch {
    return [];
  }
}

function isInheritable(fd: number): boolean {
  try {
    const flags = /^flags:\s*([0-7]+)/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'))?.[1];
    return flags !== undefined && (Number.parseInt(flags, 8) & O_CLOEXEC) === 0;
  } catch {
    // The one that listed the folder is closed by now.
    return false;
  }
}
