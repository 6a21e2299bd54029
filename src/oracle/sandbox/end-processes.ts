import { readdirSync, readFileSync, statSync } from 'node:fs';

const PASSES = 400;
const PASS_MS = 5;
const CLOCK = new Int32Array(new SharedArrayBuffer(4));

/** Ends all processes of a user that were started since: a daemon in a session of its own is among them. Needs root. */
export function endProcessesOf(uid: number, startedMs: number): void {
  const since = secondsSinceBoot() - (Date.now() - startedMs) / 1000 - 1;
  // Who forks faster than one pass takes is met by the next; who was killed takes a moment to go.
  for (let pass = 0; pass < PASSES; pass++) {
    const left = processesOf(uid).filter((pid) => startOf(pid) >= since);
    if (left.length === 0) return;
    for (const pid of left) endProcess(pid);
    Atomics.wait(CLOCK, 0, 0, PASS_MS);
  }
}

function processesOf(uid: number): readonly number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && ownerOf(pid) === uid);
}

function ownerOf(pid: number): number | null {
  return statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid ?? null;
}

/** The 22nd field of /proc/PID/stat, in hundredths of a second since boot; a process that is gone started never. */
function startOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (stat.slice(stat.lastIndexOf(')')).startsWith(') Z')) return -1;
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]) / 100;
  } catch {
    return -1;
  }
}

const secondsSinceBoot = (): number => Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]);

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone by itself.
  }
}
