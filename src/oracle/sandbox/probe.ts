import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProbeItem } from './tier.ts';

/** What is laid out for the probe to reach for, outside of the sandbox. Disposing of it takes all of it away. */
export interface Bait extends AsyncDisposable {
  /** In a process of our user, which stands for ours: its environment holds this word. */
  readonly word: string;
  readonly pid: number;
  /** A folder that our user can write to, as the runner's temporary folder is. */
  readonly folder: string;
  /** Listens on this machine's loopback. */
  readonly port: number;
  /** What the surviving process of the probe sleeps for: a number that nobody else has. */
  readonly seconds: string;
}

export async function layBait(sleep: string): Promise<Bait> {
  const word = `bait${randomBytes(12).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), 'agent-fix-bait-'));
  mkdirSync(join(folder, '_runner_file_commands'));
  writeFileSync(join(folder, '_runner_file_commands', 'set_env'), word);
  const child = spawn(sleep, ['60'], { env: { AGENT_FIX_BAIT: word }, stdio: 'ignore', detached: true });
  child.unref();
  const server = await listen();
  const address = server.address();
  return {
    word,
    pid: child.pid ?? 0,
    folder,
    port: typeof address === 'object' && address !== null ? address.port : 0,
    seconds: `${4000 + (randomBytes(2).readUInt16BE() % 5000)}.${randomBytes(3).readUIntBE(0, 3)}`,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listen(): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return server;
}

/** What the probe printed, as items; null where it did not come to its end. */
export function readProbe(output: string): readonly ProbeItem[] | null {
  const items: ProbeItem[] = [];
  let isDone = false;
  for (const line of output.split('\n')) {
    const [, name, word, detail] = /^([a-z ]+)=(open|closed|done) ?(.*)$/.exec(line) ?? [];
    if (word === 'done') isDone = true;
    else if (name !== undefined && detail !== undefined)
      items.push({ name, isClosed: word === 'closed', detail });
  }
  return isDone ? items : null;
}

/** Whether a process that the probe left behind still runs; it is ended then. */
export function daemonItem({ seconds }: Pick<Bait, 'seconds'>): ProbeItem {
  const survivors = numbers('/proc').filter((pid) => commandLine(pid).includes(seconds));
  for (const pid of survivors) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Ended by itself, or another user's.
    }
  }
  return survivors.length === 0
    ? { name: 'daemons', isClosed: true, detail: 'no process outlives the run' }
    : { name: 'daemons', isClosed: false, detail: 'a process in a session of its own outlives the run' };
}

function numbers(folder: string): readonly number[] {
  return existsSync(folder) ? readdirSync(folder).map(Number).filter(Number.isInteger) : [];
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
