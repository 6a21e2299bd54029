import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** A group that nobody else is in: who is started in it stays in it, with all that it starts, since to leave takes a right. */
export const newMark = (): number => randomInt(1_500_000_000, 1_900_000_000);

const PASSES = 400;
const PASS_MS = 5;
const CLOCK = new Int32Array(new SharedArrayBuffer(4));

/** Ends all processes of a group: a daemon in a session of its own is among them. Needs root. */
export function endMarked(mark: number): void {
  // Who forks faster than one pass takes is met by the next; who was killed takes a moment to go.
  for (let pass = 0; pass < PASSES; pass++) {
    const left = readdirSync('/proc')
      .map(Number)
      .filter((pid) => Number.isInteger(pid) && isMarked(pid, String(mark)));
    if (left.length === 0) return;
    for (const pid of left) endProcess(pid);
    Atomics.wait(CLOCK, 0, 0, PASS_MS);
  }
}

/** https://man7.org/linux/man-pages/man5/proc_pid_status.5.html; a process that is gone but for its number is none. */
function isMarked(pid: number, mark: string): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const groups = /^Groups:\s*(.*)$/m.exec(status)?.[1] ?? '';
    return groups.split(' ').includes(mark) && !/^State:\s*Z/m.test(status);
  } catch {
    return false;
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone by itself.
  }
}
