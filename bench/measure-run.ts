import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countPrefixViolations } from './prefix-violations.ts';
import { CULPRIT, git, TEST_COMMAND } from './repositories.ts';
import { type Exchange, startScriptedServer } from './responses-server.ts';
import type { Scenario } from './scenarios.ts';
import { readTrace } from './trace-size.ts';

const project = join(import.meta.dirname, '..');
const { bin }: { readonly bin: { readonly 'agent-fix': string } } = JSON.parse(
  readFileSync(join(project, 'package.json'), 'utf8'),
);
/** The built terminal program, as package.json's `bin` names it. */
export const CLI = join(project, bin['agent-fix']);
const TIMEOUT_MS = 600_000;

/** One run of `agent-fix run`, from outside. Times in milliseconds since just before the spawn. */
export interface Measure {
  readonly firstRequestMs: number;
  readonly exitMs: number;
  /** The bare test command, run once and run as often as the driver ran it. */
  readonly oneTestMs: number;
  readonly allTestsMs: number;
  /** Between a reply and the request that follows it, in the order of the turns. */
  readonly turnsMs: readonly number[];
  /** Up to the first request, and of the whole run; null where the system has no /proc. */
  readonly firstPeakMiB: number | null;
  readonly peakMiB: number | null;
  readonly requestBytes: readonly number[];
  readonly prefixViolations: number;
  readonly traceBytes: number;
  /** Trace size by its unique content. */
  readonly traceRatio: number;
}

/** Throws when the run does not end `fixed`, with exit code 0, after exactly the scenario's requests. */
export async function measureRun(scenario: Scenario, repository: string): Promise<Measure> {
  const scratch = mkdtempSync(`${repository}-run-`);
  const trace = join(scratch, 'trace.jsonl');
  try {
    const run = await runAgentFix(scenario, { repository, scratch, trace });
    const { outcome, testRuns, bytes, uniqueBytes } = readTrace(trace, {
      lastRequest: run.exchanges.at(-1)?.body ?? Buffer.alloc(0),
      replies: scenario.replies,
    });
    if (outcome !== 'fixed') throw new Error(`${scenario.name}: the outcome is ${outcome}`);
    git(repository, 'checkout', '--quiet', '--', CULPRIT);
    const testsMs = Array.from({ length: testRuns }, () => timeTestCommand(repository));
    const { exchanges, startMs, endMs } = run;
    return {
      firstRequestMs: (exchanges[0]?.arrivedMs ?? endMs) - startMs,
      exitMs: endMs - startMs,
      oneTestMs: testsMs[0] ?? 0,
      allTestsMs: testsMs.reduce((sum, each) => sum + each, 0),
      turnsMs: exchanges.slice(1).map(({ arrivedMs }, at) => arrivedMs - (exchanges[at]?.answeredMs ?? 0)),
      firstPeakMiB: run.firstPeakMiB,
      peakMiB: run.peakMiB,
      requestBytes: exchanges.map(({ body }) => body.length),
      prefixViolations: countPrefixViolations(exchanges.map(({ body }) => body)),
      traceBytes: bytes,
      traceRatio: bytes / uniqueBytes,
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

interface RawRun {
  readonly startMs: number;
  readonly endMs: number;
  readonly firstPeakMiB: number | null;
  readonly peakMiB: number | null;
  readonly exchanges: readonly Exchange[];
}

export interface Places {
  readonly repository: string;
  /** Of this run alone: HOME, TMPDIR, and what it writes. */
  readonly scratch: string;
  readonly trace: string;
}

async function runAgentFix(scenario: Scenario, places: Places): Promise<RawRun> {
  let firstPeakMiB: number | null = null;
  let peakMiB: number | null = null;
  let pid: number | undefined;
  const sample = (): void => {
    peakMiB = readPeakMiB(pid) ?? peakMiB;
  };
  await using server = await startScriptedServer(scenario.replies, () => {
    sample();
    firstPeakMiB ??= peakMiB;
  });
  const startMs = performance.now();
  const child = start(scenario, places, server.baseUrl);
  pid = child.pid;
  const timer = setInterval(sample, 5);
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk;
  });
  const [code, endMs] = await new Promise<[number | null, number]>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode) => resolve([exitCode, performance.now()]));
  }).finally(() => clearInterval(timer));
  const { exchanges } = server;
  if (code !== 0 || exchanges.length !== scenario.replies.length) {
    const what = `exit ${code} after ${exchanges.length} requests`;
    throw new Error(`${scenario.name}: ${what}\n${stderr.slice(-2000)}`);
  }
  return { startMs, endMs, firstPeakMiB, peakMiB, exchanges };
}

const start = (scenario: Scenario, places: Places, baseUrl: string) =>
  spawn(process.execPath, [CLI, ...runArguments(scenario, places, baseUrl)], {
    ...surroundings(places.scratch),
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });

/** What follows the terminal program for a run of a scenario. */
export function runArguments(
  { isInPlace }: Scenario,
  { repository, scratch, trace }: Places,
  baseUrl: string,
): readonly string[] {
  const flags = ['--repo', repository, '--test', TEST_COMMAND, '--goal', 'Make the tests pass.', '--json'];
  const model = ['--model', 'bench-model', '--base-url', baseUrl, '--api', 'responses'];
  // 32 turns are more than the default allows; the same number in each scenario keeps the requests comparable.
  const files = ['--trace', trace, '--patch', join(scratch, 'fix.patch'), '--max-iters', '40'];
  return ['run', ...flags, ...model, ...files, ...(isInPlace ? ['--no-sandbox'] : [])];
}

/** Folder and environment of a run: HOME and TMPDIR are its own, and made here. */
export function surroundings(scratch: string) {
  const [home, temp] = [join(scratch, 'home'), join(scratch, 'tmp')];
  // As everywhere: what is temporary does not lie in HOME.
  for (const folder of [home, temp]) mkdirSync(folder, { recursive: true });
  const key = { OPENAI_API_KEY: 'sk-bench-key-0123456789' };
  return { cwd: scratch, env: { PATH: process.env['PATH'], HOME: home, TMPDIR: temp, ...key } };
}

/** The most memory the process ever had resident: the kernel's own mark, so sampling cannot miss an earlier peak. */
export function readPeakMiB(pid: number | undefined): number | null {
  try {
    const kiB = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kiB === undefined ? null : Number(kiB) / 1024;
  } catch {
    return null;
  }
}

function timeTestCommand(repository: string): number {
  const startMs = performance.now();
  spawnSync('bash', ['-e', '-c', TEST_COMMAND], { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] });
  return performance.now() - startMs;
}
