import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { orElse } from '../../src/base/errors.ts';

const SOURCES = join(import.meta.dirname, '../../src');

export interface Start {
  /** All of its variables. */
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly entry: 'index.ts' | 'cli.ts';
}

let isUnderWay = false;

/**
 * Runs code of ours in this process as if the process had been started so: for whatever is not about the process itself.
 * Puts back what is changed of it. One at a time, as the variables are everybody's. Where programs lie on PATH is found
 * once a process: a run that plants one there needs the bundle.
 */
export async function asProcess<T>({ env, cwd, entry }: Start, run: () => Promise<T>): Promise<T> {
  if (isUnderWay) throw new Error('this process plays another already');
  isUnderWay = true;
  const before = { env: { ...process.env }, cwd: process.cwd(), argv: process.argv };
  const listeners = SIGNALS.map((name) => [name, process.listeners(name)] as const);
  try {
    setVariables(env);
    process.chdir(cwd);
    process.argv = [process.execPath, join(SOURCES, entry)];
    return await run();
  } finally {
    await removalsEnd();
    process.argv = before.argv;
    process.chdir(before.cwd);
    setVariables(before.env);
    for (const [name, known] of listeners)
      for (const each of process.listeners(name)) if (!known.includes(each)) process.off(name, each);
    isUnderWay = false;
  }
}

/** What a command listens for until its process ends. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const REMOVALS_MS = 10_000;

/** A process that ends waits for the folders that it removes beside its run. Each has a lease, which goes with it. */
async function removalsEnd(): Promise<void> {
  const until = performance.now() + REMOVALS_MS;
  while (holdsLease() && performance.now() < until) await setTimeout(5);
}

const holdsLease = (): boolean =>
  readdirSync(tmpdir()).some((name) => name.endsWith('.lease') && isOurs(join(tmpdir(), name)));

/** A test can have put another process's lease there, and a lease can go while it is read. */
const isOurs = (lease: string): boolean =>
  orElse(false, () => JSON.parse(readFileSync(lease, 'utf8')).pid === process.pid);

/** In place: the system's own calls (`os.tmpdir`) read the variables as well. */
function setVariables(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  for (const [name, value] of Object.entries(env)) if (value !== undefined) process.env[name] = value;
}
