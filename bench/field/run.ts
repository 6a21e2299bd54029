import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readRun } from '../../src/trace/reader.ts';
import { findProgram } from '../../src/workspace/programs.ts';
import { workflowRunFailed } from '../../test/scenario/payloads.ts';
import { createWorld, failedRun, type World } from '../../test/scenario/world.ts';
import { type ScriptStep, toolCall } from '../../test/servers/openai/script.ts';
import { readPeakMiB } from '../measure-run.ts';
import { git } from '../repositories.ts';
import { sum } from '../statistics.ts';
import { layOut, UnreachableArchive } from './archives.ts';
import { type FieldPackage, PACKAGES } from './packages.ts';

/** One run of the action on a red workflow of a real package, from outside. */
interface FieldRun {
  /** As the action's output says it. */
  readonly outcome: string;
  readonly requests: number;
  /** Each test run: `w` the whole command, `n` only the failing tests; then its seconds. */
  readonly runs: string;
  readonly testMs: number;
  /** What each test run ran: only the failing tests, or null for the whole command. */
  readonly scripts: readonly (string | null)[];
  readonly seconds: number;
  readonly peakMiB: number;
  readonly log: string;
}

const { only, quick, verbose } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean' }, verbose: { type: 'boolean' } },
}).values;
const chosen = PACKAGES.filter(
  (each) => (only === undefined || nameOf(each) === only) && (quick !== true || each.isQuick === true),
);
if (chosen.length === 0) throw new Error(`--only takes one of ${PACKAGES.map(nameOf).join(', ')}`);

/** Shorter runs differ much from one to the next. */
const SHORT_MS = 5000;
/** When the step of CI's run started; to the second, as GitHub tells it. */
const STARTED = Date.parse('2026-01-02T03:04:05Z');

const COLUMNS =
  'package | runner | right fix | wrong fix | without set-up | test runs | suite-times | bare | least | suite s | run s | MiB';
say(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}\n`);
say(`| ${COLUMNS} |\n|${'---|'.repeat(COLUMNS.split('|').length)}`);
for (const each of chosen) say(`| ${(await tryPackage(each)).join(' | ')} |`);

/** The cells of its row. */
async function tryPackage(each: FieldPackage): Promise<readonly string[]> {
  const name = `${nameOf(each)} ${each.archives[0].version}`;
  const missing = each.needs.find((program) => findProgram(program) === null);
  if (missing !== undefined) return [name, each.runner, `skipped: there is no ${missing} on this machine`];
  const folder = mkdtempSync(join(tmpdir(), 'agent-fix-field-'));
  try {
    return [name, each.runner, ...(await measure(each, folder))];
  } catch (error) {
    if (error instanceof UnreachableArchive) return [name, each.runner, `skipped: ${error.message}`];
    process.exitCode = 1;
    return [name, each.runner, `FAILED: ${String(error).replaceAll('\n', ' ')}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The job with the bug, as CI ran it; then the action without the set-up, with it and a wrong fix, and with the right one. */
async function measure(each: FieldPackage, folder: string): Promise<readonly string[]> {
  const sources = join(folder, 'sources');
  layOut(each, { into: sources, scratch: join(folder, 'download') });
  const fix = { now: each.bug.wrong };
  await using world = await createWorld({
    fixture: 'javascript',
    stage: (dir) => {
      for (const entry of readdirSync(dir))
        if (entry !== '.git') rmSync(join(dir, entry), { recursive: true });
      cpSync(sources, dir, { recursive: true, verbatimSymlinks: true });
    },
    base: folder,
    script: [],
    otherwise: answersOf(each, fix),
  });
  const ci = runJob(each, world, join(folder, 'ci'));
  const run = failedRun(world, 'javascript');
  const timeAfter = (ms: number): string => new Date(STARTED + ms).toISOString();
  const suiteMs = ci.buildMs + ci.testMs;
  const [startedAt, builtAt, completedAt] = [timeAfter(0), timeAfter(ci.buildMs), timeAfter(suiteMs)];
  const steps = [
    { name: 'Set up job' },
    ...(each.build === undefined
      ? []
      : [{ name: 'Build', conclusion: 'success', startedAt, completedAt: builtAt }]),
    { name: 'Test', conclusion: 'failure', startedAt: builtAt, completedAt },
  ];
  world.github.addRun({
    ...run,
    jobs: [{ id: 501, name: 'test', conclusion: 'failure', steps, log: ci.log }],
  });
  const act = (variables: Readonly<Record<string, string>> = {}) => runAction({ world, variables });

  setUp([each.toolchain], world.checkout);
  const without = each.withoutSetup === null ? null : await act(forgetful(each.withoutSetup, folder));
  setUp([each.setup], world.checkout);
  const wrong = await act();
  git(world.checkout, 'checkout', '--quiet', '--', '.');
  fix.now = each.bug.right;
  const right = await act();

  const isMet = right.outcome === 'fixed' && wrong.outcome !== 'fixed' && (without?.requests ?? 0) === 0;
  if (!isMet) process.exitCode = 1;
  if (!isMet || verbose)
    for (const each of [without, wrong, right]) process.stderr.write(`${each?.log ?? ''}\n`);
  return [
    right.outcome,
    wrong.outcome,
    without === null ? 'needs none' : `${without.outcome}, ${without.requests} requests`,
    right.runs,
    ...suiteTimes(each, right, join(folder, 'ci')),
    right.seconds.toFixed(0),
    right.peakMiB.toFixed(0),
  ];
}

/**
 * What the test runs of a fix took, as multiples of what the suite takes by itself in the same minute: as they were; the same commands bare; and
 * the least that the proof allows, which is the base, the whole command, and the base again. Then the suite's seconds.
 */
function suiteTimes(each: FieldPackage, { scripts, testMs }: FieldRun, checkout: string): readonly string[] {
  const known = new Map<string, number>();
  const bareMs = (script: string | null): number => {
    const text = [each.build ?? '', script ?? each.test].join('\n');
    const found = known.get(text) ?? runStep(text, checkout).durationMs;
    const ms = known.has(text) || found > SHORT_MS ? found : (found + runStep(text, checkout).durationMs) / 2;
    known.set(text, ms);
    return ms;
  };
  const suiteMs = bareMs(null);
  const inSuites = (ms: number): string => (ms / suiteMs).toFixed(1);
  const narrowed = scripts.find((script) => script !== null) ?? null;
  return [
    inSuites(testMs),
    inSuites(sum(scripts.map(bareMs))),
    inSuites(suiteMs + 2 * bareMs(narrowed)),
    (suiteMs / 1000).toFixed(1),
  ];
}

interface CiRun {
  /** As GitHub's log route serves it. */
  readonly log: string;
  /** Of the build, 0 where there is none. */
  readonly buildMs: number;
  /** Of the failing step. */
  readonly testMs: number;
}

/** The job as GitHub's runner runs it, in a checkout of its own. */
function runJob(each: FieldPackage, { remote }: World, into: string): CiRun {
  mkdirSync(into);
  git(into, 'clone', '--quiet', `file://${remote}`, '.');
  setUp([each.toolchain, each.setup], into);
  const build = each.build === undefined ? null : runStep(each.build, into);
  if (build !== null && build.status !== 0)
    throw new Error(`the build ended with ${build.status}: ${build.output.slice(-500)}`);
  const test = runStep(each.test, into);
  if (test.status === 0)
    throw new Error(`the package's own tests do not notice the bug: ${test.output.slice(-500)}`);
  const lines = [...(build === null ? [] : logOf(build)), ...logOf(test)];
  // Where GitHub's runners check a repository out.
  const log = lines.map((line) => `2026-01-02T03:04:05.1234567Z ${line}`).join('\n');
  return {
    log: log.replaceAll(into, '/home/runner/work/library/library'),
    buildMs: build?.durationMs ?? 0,
    testMs: test.durationMs,
  };
}

function logOf({ command, status, output }: StepRun): readonly string[] {
  const [first = '', ...more] = command.split('\n');
  return [
    `##[group]Run ${first}`,
    ...[first, ...more].map((line) => `\u001b[36;1m${line}\u001b[0m`),
    'shell: /usr/bin/bash -e {0}',
    '##[endgroup]',
    ...output.trimEnd().split('\n'),
    ...(status === 0 ? [] : [`##[error]Process completed with exit code ${status}.`]),
  ];
}

function setUp(steps: readonly (string | null)[], cwd: string): void {
  for (const step of steps.filter((each) => each !== null)) {
    const { status, output } = runStep(step, cwd);
    if (status !== 0) throw new Error(`${step} ended with ${status}: ${output.slice(-500)}`);
  }
}

interface StepRun {
  readonly command: string;
  readonly status: number | null;
  readonly output: string;
  readonly durationMs: number;
}

function runStep(command: string, cwd: string): StepRun {
  const env = { ...machine(), CI: 'true', GITHUB_ACTIONS: 'true' };
  // What both streams hold, in the order in which it was written.
  const script = `exec 2>&1\n${command}`;
  const startMs = performance.now();
  const { status, stdout } = spawnSync('bash', ['-e', '-c', script], {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { command, status, output: stdout, durationMs: performance.now() - startMs };
}

/** This process's own variables, without those of a job that it may be part of, and of npm, which started it and puts our tools into PATH. */
function machine(): Record<string, string> {
  const { PATH = '', ...others } = process.env;
  const kept = Object.entries(others).flatMap(([name, value]) =>
    value === undefined || /^(?:npm_|GITHUB_|ACTIONS_|INPUT_|RUNNER_)/.test(name) ? [] : [[name, value]],
  );
  const folders = PATH.split(delimiter).filter((folder) => !folder.endsWith('/node_modules/.bin'));
  return { ...Object.fromEntries(kept), PATH: folders.join(delimiter) };
}

function forgetful(variables: Readonly<Record<string, string>>, folder: string): Record<string, string> {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value.replace('$EMPTY', empty)]),
  );
}

/** Reads the file, writes the fix, and claims to be done however often it is asked. */
function answersOf({ bug }: FieldPackage, fix: { readonly now: string }): ScriptStep {
  return ({ rawBody }) => {
    const answered = rawBody.toString().split('"function_call_output"').length - 1;
    if (answered === 0)
      return toolCall('read_file', { rel_path: bug.file, start_line: null, end_line: null, max_chars: null });
    const edits = [{ old: bug.broken, new: fix.now }];
    if (answered === 1) return toolCall('write_file', { rel_path: bug.file, content: null, edits });
    return toolCall('final', { status: 'done', summary: 'It is mended.', changes: [] });
  };
}

interface Play {
  readonly world: World;
  readonly variables: Readonly<Record<string, string>>;
}

/** The action answers the failed run. */
async function runAction({ world, variables }: Play): Promise<FieldRun> {
  const requestsBefore = world.model.requests.length;
  const startMs = performance.now();
  let peakMiB = 0;
  let timer: NodeJS.Timeout | undefined;
  const result = await world
    .act({
      eventName: 'workflow_run',
      payload: workflowRunFailed(world),
      env: { ...machine(), ...variables },
      inputs: { 'max-reflections': '0' },
      onStart: (_kill, pid) => {
        timer = setInterval(() => {
          peakMiB = readPeakMiB(pid) ?? peakMiB;
        }, 20);
      },
    })
    .finally(() => clearInterval(timer));
  const trace = result.outputs['trace-path'] ?? '';
  const events = existsSync(trace) ? (await readRun(trace, null)).events.map(({ runEvent }) => runEvent) : [];
  const tests = events.flatMap((event) => (event?.kind === 'tests' ? [event.payload] : []));
  return {
    outcome: result.outputs['outcome'] ?? 'no outcome',
    requests: world.model.requests.length - requestsBefore,
    runs: tests
      .map(({ focus, duration_ms, report }) => {
        const ran = report?.passed == null || report.failed === null ? '?' : report.passed + report.failed;
        return `${focus === undefined ? 'w' : 'n'}${(duration_ms / 1000).toFixed(1)}/${ran}`;
      })
      .join(' '),
    testMs: sum(tests.map(({ duration_ms }) => duration_ms)),
    scripts: tests.map(({ focus }) => focus ?? null),
    seconds: (performance.now() - startMs) / 1000,
    peakMiB,
    log: result.log.replace(/^::(?:debug|add-mask)::.*\n/gm, ''),
  };
}

function nameOf({ archives: [{ name }] }: FieldPackage): string {
  return name;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
