import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunEvent, TestFailure } from '../src/core/events.ts';
import { DEFAULT_SETTINGS, type Settings } from '../src/core/settings.ts';
import type { Task, TestCommand } from '../src/core/task.ts';
import { createLLM } from '../src/llm/create-llm.ts';
import { resolveProvider } from '../src/llm/provider.ts';
import { openSandbox } from '../src/oracle/sandbox/open-sandbox.ts';
import { readTestOutput } from '../src/runners/all-runners.ts';
import { solve } from '../src/solve.ts';
import { createRepository, type File, head, runSuite } from './repositories.ts';
import { type Call, renderReply, startScriptedServer } from './responses-server.ts';
import { sum } from './statistics.ts';

/** A fix whose tests are measured. */
export interface SuiteShape {
  readonly name: string;
  readonly focus: Settings['testFocus'];
  /** An earlier step of the job makes what the tests run, and takes a quarter of their time: of what changed, or all each time. */
  readonly build?: 'what changed' | 'all';
  /** The model makes the right edit at once, and not after three that fix nothing. */
  readonly isRightAtOnce?: true;
  /** A step that passed guards the change, and takes a tenth of the suite's time. */
  readonly isGuarded?: true;
}

/** What the tests of one fix cost, as a multiple of the time that the job's build and suite take by themselves. */
export interface SuiteTimes {
  readonly shape: SuiteShape;
  /** The build, where there is one, and the tests, once. */
  readonly suiteMs: number;
  /** Of all runs of the failed job, builds counted. */
  readonly testsMs: number;
  /** Of all runs of the guard; 0 without one. */
  readonly guardsMs: number;
  /** The guard by itself, once; 0 without one. */
  readonly guardMs: number;
  /** One letter a run: `w` whole, `n` narrowed, `g` of the guard. */
  readonly runs: string;
}

export const SUITE_SHAPES: readonly SuiteShape[] = [
  { name: 'the whole command each time', focus: 'off' },
  { name: 'failing tests first', focus: 'auto' },
  { name: 'after a build of what changed', focus: 'auto', build: 'what changed' },
  { name: 'after a build that makes all anew', focus: 'auto', build: 'all' },
  { name: 'the same, with one write', focus: 'auto', build: 'all', isRightAtOnce: true },
  { name: 'beside a guard', focus: 'auto', isGuarded: true },
];

const COMMAND = 'node --test';
const SUM = 'src/sum.js';
const BUILD = 'sh build.sh';
const GUARD = 'sh lint.sh';
/** The sources that a build makes something of. */
const SOURCES = 20;

/** A suite that takes `suiteMs`, with one failing test that takes a moment. */
function suiteFiles(suiteMs: number, { build }: SuiteShape): readonly File[] {
  const seconds = (share: number): string => (suiteMs / 1000 / share).toFixed(3);
  const isMade = build === 'what changed' ? '[ "$made" -nt "$source" ]' : 'false';
  const parts = Array.from({ length: SOURCES - 1 }, (_, at) => ({
    path: `src/part-${at}.js`,
    content: `exports.part = ${at};\n`,
  }));
  return [
    { path: '.gitignore', content: 'out/\n' },
    { path: SUM, content: 'exports.sum = (a, b) => a - b;\n' },
    ...parts,
    {
      path: 'build.sh',
      content: `mkdir -p out
for source in src/*.js; do
  made=out/\${source#src/}
  ${isMade} || { sleep ${seconds(4 * SOURCES)}; cp "$source" "$made"; }
done
`,
    },
    { path: 'lint.sh', content: `sleep ${seconds(10)}\n` },
    {
      path: 'test/sum.test.js',
      content: `const { test } = require('node:test');
const { sum } = require('../${build === undefined ? 'src' : 'out'}/sum.js');
test('adds', () => require('node:assert').equal(sum(1, 2), 3));
test('is a function', () => require('node:assert').equal(typeof sum, 'function'));
`,
    },
    {
      path: 'test/slow.test.js',
      content: `require('node:test').test('takes its time', (_, done) => { setTimeout(done, ${suiteMs}); });\n`,
    },
  ];
}

const edit = (old: string, next: string): Call => ({
  name: 'write_file',
  args: { rel_path: SUM, content: null, edits: [{ old, new: next }] },
});

/** Three writes that fix nothing, and one that does. */
const EDITS = [
  edit('a - b', 'b - a'),
  edit('b - a', 'a * b'),
  edit('a * b', 'a / b'),
  edit('a / b', 'a + b'),
];

const callsOf = ({ isRightAtOnce }: SuiteShape): readonly Call[] => [
  { name: 'read_file', args: { rel_path: SUM, start_line: null, end_line: null, max_chars: null } },
  ...(isRightAtOnce === true ? [edit('a - b', 'a + b')] : EDITS),
  { name: 'final', args: { status: 'done', summary: 'It adds now.', changes: [] } },
];

/**
 * One fix after a red workflow whose log names the failing test, through the real tools, oracle and adapter, in the sandbox that this
 * machine has. Throws when the run does not end fixed by a last word of the whole command.
 */
export async function measureSuiteTimes(
  dir: string,
  { suiteMs, shape }: { readonly suiteMs: number; readonly shape: SuiteShape },
): Promise<SuiteTimes> {
  const repository = mkdtempSync(join(dir, 'suite-'));
  const alone = mkdtempSync(join(dir, 'suite-alone-'));
  try {
    const files = suiteFiles(suiteMs, shape);
    await createRepository(repository, files);
    await createRepository(alone, files);
    const suite = runSuite(alone, shape.build === undefined ? COMMAND : `${BUILD}\n${COMMAND}`);
    const guardMs = shape.isGuarded === true ? runSuite(alone, GUARD).durationMs : 0;
    const failures = readTestOutput(suite.output)?.failures ?? [];
    const events = await fix(repository, { shape, failures, guardMs });
    const tests = events.flatMap((event) => (event.kind === 'tests' ? [event.payload] : []));
    const outcome = events.find((event) => event.kind === 'outcome')?.payload.outcome;
    const isWhole = tests.some(({ phase, ok, focus: how }) => phase === 'confirm' && ok && how === undefined);
    if (outcome !== 'fixed' || !isWhole) throw new Error(`suite times: the outcome is ${outcome}`);
    const msOf = (runs: typeof tests): number => sum(runs.map(({ duration_ms }) => duration_ms));
    return {
      shape,
      suiteMs: suite.durationMs,
      testsMs: msOf(tests.filter(({ guard }) => guard === undefined)),
      guardsMs: msOf(tests.filter(({ guard }) => guard === true)),
      guardMs,
      runs: tests.map(({ focus: how, guard }) => (guard ? 'g' : how === undefined ? 'w' : 'n')).join(''),
    };
  } finally {
    for (const folder of [repository, alone]) rmSync(folder, { recursive: true, force: true });
  }
}

interface Failed {
  readonly shape: SuiteShape;
  readonly failures: readonly TestFailure[];
  readonly guardMs: number;
}

async function fix(repository: string, { shape, failures, guardMs }: Failed): Promise<readonly RunEvent[]> {
  await using server = await startScriptedServer(
    callsOf(shape).map((call, at) => renderReply([call], at)),
    () => {},
  );
  const access = resolveProvider({
    provider: 'openai',
    key: null,
    baseUrl: { name: 'the bench', value: server.baseUrl },
    model: { name: 'the bench', value: 'bench-model' },
    api: 'responses',
    env: { OPENAI_API_KEY: 'sk-bench-key-0123456789' },
  });
  const script = (run: string) => ({ run, shell: null, workingDirectory: '.', env: {} });
  const ofJob = (run: string, step: string): TestCommand => ({
    ...script(run),
    source: 'the bench',
    job: 'test',
    step,
  });
  const builds = shape.build === undefined ? [] : [{ ...script(BUILD), step: 'Build' }];
  const task: Task = {
    goal: 'Make the tests pass.',
    jobs: [{ command: { ...ofJob(COMMAND, 'Test'), builds }, evidence: [], failures: [...failures] }],
    context: [],
    ...(shape.isGuarded === true
      ? { guards: [{ command: ofJob(GUARD, 'Lint'), stepMs: Math.round(guardMs) }] }
      : {}),
    baseCommit: head(repository),
    trigger: { kind: 'terminal' },
    mustBeRedAtBase: true,
  };
  const limits = { ...DEFAULT_SETTINGS.limits, maxReflections: 0 };
  const environment = { PATH: process.env['PATH'], HOME: repository };
  const sandbox = await openSandbox({
    mode: 'auto',
    network: 'host',
    checkout: repository,
    environment,
    program: repository,
  });
  const { events } = await solve({
    task,
    settings: { ...DEFAULT_SETTINGS, testFocus: shape.focus, limits },
    llm: createLLM({ ...access, reasoningEffort: null }),
    repository,
    checkout: repository,
    sandbox,
    tracePath: `${repository}.jsonl`,
    secrets: [],
    environment,
    signal: new AbortController().signal,
    onEvent: () => {},
  });
  return events;
}
