import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { findSystemProgram } from '../../workspace/programs.ts';
import { endProcess, processIds } from '../leftovers.ts';
import { OutputPipes } from '../output.ts';
import { runCommand } from '../process.ts';
import type { Environment } from '../test-environment.ts';
import type { Launch } from './launch.ts';
import type { Cell } from './open-sandbox.ts';
import { probeScript } from './probe-script.ts';
import type { ProbeItem, SandboxPrograms } from './tier.ts';
import type { HiddenPlaces, World } from './world.ts';

export interface ProbeSite {
  readonly world: World;
  readonly hidden: HiddenPlaces;
  readonly programs: SandboxPrograms;
  /** A folder that tests have no part of, unlike a TMPDIR that lies in HOME. */
  readonly base: string;
  /** Ours; `program` is the folder of the program that runs now. */
  readonly request: {
    readonly environment: Environment;
    readonly program: string;
    readonly onProbe?: () => void;
  };
}

export type Probed =
  | { readonly items: readonly ProbeItem[] }
  | { readonly items: null; readonly problem: string };

/** Tries each way out of a cell. Null: the probe did not come to its end. */
export async function probe(site: ProbeSite, cell: Cell): Promise<Probed> {
  await using bait = await layBait(site.base);
  using layer = await cell.openLayer();
  const { checkout, home, temp } = layer.seen;
  const writable = [checkout, ...(home === null ? [] : [home]), temp];
  const staging = join(layer.temp, 'staging');
  mkdirSync(staging);
  const started = cell.launch(layer, {
    checkout,
    workingDirectory: '.',
    files: [],
    gone: [],
    staging: `${temp}/staging`,
    env: { PATH: site.request.environment['PATH'] ?? '', ...(home === null ? {} : { HOME: home }) },
    command: [site.programs.sh ?? 'sh', '-c', script(site, bait, { writable, checkout })],
  });
  const output = await runProbe(site, started, layer.folder);
  cell.sweep();
  // Asked in any case: they take away what the probe left.
  const after = [isKeptApart(site.world, bait), daemonItem(bait)];
  const items = readProbe(output);
  return items === null ? { items, problem: firstLine(output) } : { items: [...items, ...after] };
}

const firstLine = (output: string): string =>
  output
    .split('\n')
    .find((line) => line.trim() !== '' && !/^[a-z ]+=(?:open|closed)/.test(line))
    ?.trim() ?? 'the probe did not come to its end';

function script(
  site: ProbeSite,
  bait: Bait,
  seen: { readonly writable: readonly string[]; readonly checkout: string },
): string {
  const { hidden, programs, request } = site;
  return probeScript({
    ...seen,
    bait,
    hidden,
    program: request.program,
    sudo: programs.sudo,
    bash: programs.bash,
  });
}

const PROBE_MS = 15_000;
const MAX_PROBE_BYTES = 1024 * 1024;

async function runProbe(
  { request }: ProbeSite,
  { program, args, env }: Launch,
  scratch: string,
): Promise<string> {
  const running = runCommand({
    program,
    args,
    env,
    cwd: '/',
    timeoutMs: PROBE_MS,
    maxOutputBytes: MAX_PROBE_BYTES,
    graceMs: 100,
    signal: new AbortController().signal,
    scratch,
    pipes: new OutputPipes(),
  });
  request.onProbe?.();
  return (await running).output;
}

/** What the probe wrote in its checkout and HOME must not be in ours. */
function isKeptApart({ checkout, home }: World, { mark }: Bait): ProbeItem {
  const marks = [checkout, ...(home === null ? [] : [home]), '/tmp'].map((folder) => join(folder, mark));
  const found = marks.filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined);
  for (const path of found) rmSync(path, { force: true });
  return found.length === 0
    ? { name: 'copy', isClosed: true, detail: 'checkout, HOME and /tmp stay as they were' }
    : { name: 'copy', isClosed: false, detail: `what tests write reaches ${found.join(', ')}` };
}

/** Says item by item what stands open without a sandbox: the same probe, as any child of ours. */
export async function probeWithout(site: ProbeSite): Promise<readonly ProbeItem[]> {
  await using bait = await layBait(site.base);
  const text = script(site, bait, { writable: [], checkout: site.world.checkout });
  const started = {
    program: site.programs.sh ?? 'sh',
    args: ['-c', text],
    env: { PATH: site.request.environment['PATH'] ?? '' },
  };
  const items = readProbe(await runProbe(site, started, bait.folder)) ?? WITHOUT;
  return [...items.filter(({ name }) => name !== 'workspace'), daemonItem(bait)];
}

/** Where nothing is tried. */
export const WITHOUT: readonly ProbeItem[] = [
  { name: 'everything', isClosed: false, detail: 'tests run as this user, with all that this user reaches' },
];

/** What is laid out for the probe to reach for, outside of the sandbox. Disposing of it takes all of it away. */
export interface Bait extends AsyncDisposable {
  /** In a process of our user, which stands for ours: its environment holds this word. */
  readonly word: string;
  readonly pid: number;
  /** A folder that our user can write to, as the runner's temporary folder is. */
  readonly folder: string;
  /** The name of a file that the probe leaves in each place that tests may write to: another run's probe leaves another. */
  readonly mark: string;
  /** Listens on this machine's loopback. */
  readonly port: number;
  /** What the surviving process of the probe sleeps for: a number that nobody else has. */
  readonly seconds: string;
}

async function layBait(base: string): Promise<Bait> {
  const word = `bait${randomBytes(12).toString('hex')}`;
  const folder = mkdtempSync(join(base, 'agent-fix-bait-'));
  mkdirSync(join(folder, '_runner_file_commands'));
  writeFileSync(join(folder, '_runner_file_commands', 'set_env'), word);
  const child = spawn(findSystemProgram('sleep') ?? 'sleep', ['60'], {
    env: { AGENT_FIX_BAIT: word },
    stdio: 'ignore',
    detached: true,
  });
  child.unref();
  const server = await listen();
  const address = server.address();
  return {
    word,
    pid: child.pid ?? 0,
    folder,
    mark: `.agent-fix-probe-${randomBytes(6).toString('hex')}`,
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
function readProbe(output: string): readonly ProbeItem[] | null {
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
function daemonItem({ seconds }: Pick<Bait, 'seconds'>): ProbeItem {
  const survivors = processIds().filter((pid) => commandLine(pid).includes(seconds));
  for (const pid of survivors) endProcess(pid);
  return survivors.length === 0
    ? { name: 'daemons', isClosed: true, detail: 'no process outlives the run' }
    : { name: 'daemons', isClosed: false, detail: 'a process in a session of its own outlives the run' };
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
