import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readRun } from '../../src/trace/reader.ts';
import { CLI, readPeakMiB } from '../measure-run.ts';
import { git } from '../repositories.ts';
import { type Call, renderReply, startScriptedServer } from '../responses-server.ts';
import { checkOut } from './archives.ts';
import { type FieldPackage, PACKAGES } from './packages.ts';

/** One `agent-fix run` on a real package, from outside. */
interface FieldRun {
  /** As the record says it; 'no record' when the run ended before there was one. */
  readonly outcome: string;
  readonly requests: number;
  /** One letter a test run: `w` the whole command, `n` only the failing tests. */
  readonly runs: string;
  /** Time of all test runs by the time of the first one, the whole command on the unchanged repository. */
  readonly suiteTimes: number;
  readonly seconds: number;
  readonly peakMiB: number;
}

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const chosen = PACKAGES.filter(({ name }) => only === undefined || name === only);
if (chosen.length === 0)
  throw new Error(`--only takes one of ${PACKAGES.map(({ name }) => name).join(', ')}`);

const ROW =
  '| package | runner | right fix | wrong fix | without set-up | test runs | suite-times | s | MiB |';
process.stdout.write(`${ROW}\n|---|---|---|---|---|---|---|---|---|\n`);
for (const each of chosen) {
  const folder = mkdtempSync(join(tmpdir(), 'agent-fix-field-'));
  try {
    await tryPackage(each, folder);
  } catch (error) {
    process.exitCode = 1;
    process.stdout.write(`| ${each.name} | ${each.runner} | ${String(error).replaceAll('\n', ' ')} |\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The run without the set-up comes first, while nothing is installed. */
async function tryPackage(each: FieldPackage, folder: string): Promise<void> {
  const repository = join(folder, 'repository');
  checkOut(each, { into: repository, scratch: join(folder, 'download') });
  const place = { repository, folder };
  shell(each.toolchain, repository);
  const without =
    each.withoutSetup === null
      ? null
      : await runAgentFix(each, { ...place, calls: [], environment: forgetful(each.withoutSetup, folder) });
  shell(each.setup, repository);
  const right = await runAgentFix(each, { ...place, calls: callsFor(each, each.bug.right), environment: {} });
  git(repository, 'checkout', '--quiet', '--', '.');
  const wrong = await runAgentFix(each, { ...place, calls: callsFor(each, each.bug.wrong), environment: {} });

  const isMet = right.outcome === 'fixed' && wrong.outcome !== 'fixed' && (without?.requests ?? 0) === 0;
  if (!isMet) process.exitCode = 1;
  const cells = [
    `${each.name} ${each.version}`,
    each.runner,
    right.outcome,
    wrong.outcome,
    without === null
      ? 'needs none'
      : `${without.outcome}${without.requests > 0 ? ', a model was asked' : ''}`,
    right.runs,
    right.suiteTimes.toFixed(1),
    right.seconds.toFixed(0),
    right.peakMiB.toFixed(0),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

function forgetful(variables: Readonly<Record<string, string>>, folder: string): Record<string, string> {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value.replace('$EMPTY', empty)]),
  );
}

/** Reads the file, writes the fix, and claims to be done however often it is asked. */
function callsFor({ bug }: FieldPackage, fix: string): readonly Call[] {
  const read = { rel_path: bug.file, start_line: null, end_line: null, max_chars: null };
  const write = { rel_path: bug.file, content: null, edits: [{ old: bug.broken, new: fix }] };
  const done: Call = { name: 'final', args: { status: 'done', summary: 'It is mended.', changes: [] } };
  return [
    { name: 'read_file', args: read },
    { name: 'write_file', args: write },
    ...Array.from({ length: 10 }, () => done),
  ];
}

function shell(command: string, cwd: string): void {
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', command], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${`${stdout}${stderr}`.slice(-500)}`);
}

interface Script {
  readonly repository: string;
  readonly folder: string;
  readonly calls: readonly Call[];
  readonly environment: Readonly<Record<string, string>>;
}

async function runAgentFix(
  each: FieldPackage,
  { repository, folder, calls, environment }: Script,
): Promise<FieldRun> {
  await using server = await startScriptedServer(calls.map(renderReply), () => {});
  const trace = join(folder, 'trace.jsonl');
  rmSync(trace, { force: true });
  const model = ['--model', 'bench-model', '--base-url', server.baseUrl, '--api', 'responses'];
  const files = ['--repo', repository, '--trace', trace, '--patch', join(folder, 'fix.patch')];
  const startMs = performance.now();
  const child = spawn(
    process.execPath,
    [CLI, 'run', ...files, '--test', each.test, ...model, '--max-reflections', '0'],
    {
      cwd: folder,
      env: { ...process.env, ...environment, OPENAI_API_KEY: 'sk-bench-key-0123456789' },
      stdio: 'ignore',
      timeout: 1_200_000,
      killSignal: 'SIGKILL',
    },
  );
  let peakMiB = 0;
  const timer = setInterval(() => {
    peakMiB = readPeakMiB(child.pid) ?? peakMiB;
  }, 20);
  await once(child, 'exit').finally(() => clearInterval(timer));
  const events = existsSync(trace) ? (await readRun(trace, null)).events.map(({ said }) => said) : [];
  const tests = events.flatMap((event) => (event?.kind === 'tests' ? [event.payload] : []));
  const testMs = tests.reduce((sum, { duration_ms }) => sum + duration_ms, 0);
  return {
    outcome: events.find((event) => event?.kind === 'outcome')?.payload.outcome ?? 'no record',
    requests: server.exchanges.length,
    runs: tests.map(({ focus }) => (focus === undefined ? 'w' : 'n')).join(''),
    suiteTimes: testMs / (tests[0]?.duration_ms ?? testMs),
    seconds: (performance.now() - startMs) / 1000,
    peakMiB,
  };
}
