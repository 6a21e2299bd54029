import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunEvent, TestFailure } from '../src/core/events.ts';
import { DEFAULT_SETTINGS, type Settings } from '../src/core/settings.ts';
import type { Task } from '../src/core/task.ts';
import { createLLM } from '../src/llm/create-llm.ts';
import { resolveProvider } from '../src/llm/provider.ts';
import { readTestOutput } from '../src/runners/all-runners.ts';
import { solve } from '../src/solve.ts';
import { createRepository, type File, head, runSuite } from './repositories.ts';
import { type Call, renderReply, startScriptedServer } from './responses-server.ts';

/** What the tests of one fix cost, as a multiple of the time that the suite takes by itself. */
export interface SuiteTimes {
  readonly focus: Settings['testFocus'];
  readonly suiteMs: number;
  readonly testsMs: number;
  /** One letter a run: `w` whole, `n` narrowed. */
  readonly runs: string;
}

const COMMAND = 'node --test';
const SUM = 'src/sum.js';

/** A suite that takes `suiteMs`, with one failing test that takes a moment. */
const suiteFiles = (suiteMs: number): readonly File[] => [
  { path: SUM, content: 'exports.sum = (a, b) => a - b;\n' },
  {
    path: 'test/sum.test.js',
    content: `const { test } = require('node:test');
const { sum } = require('../src/sum.js');
test('adds', () => require('node:assert').equal(sum(1, 2), 3));
test('is a function', () => require('node:assert').equal(typeof sum, 'function'));
`,
  },
  {
    path: 'test/slow.test.js',
    content: `require('node:test').test('takes its time', (_, done) => { setTimeout(done, ${suiteMs}); });\n`,
  },
];

const edit = (old: string, next: string): Call => ({
  name: 'write_file',
  args: { rel_path: SUM, content: null, edits: [{ old, new: next }] },
});

/** Three writes that fix nothing, and one that does. */
const CALLS: readonly Call[] = [
  { name: 'read_file', args: { rel_path: SUM, start_line: null, end_line: null, max_chars: null } },
  edit('a - b', 'b - a'),
  edit('b - a', 'a * b'),
  edit('a * b', 'a / b'),
  edit('a / b', 'a + b'),
  { name: 'final', args: { status: 'done', summary: 'It adds now.', changes: [] } },
];

/**
 * One fix after a red workflow whose log names the failing test, through the real tools, oracle and adapter. Throws
 * when the run does not end fixed by a last word of the whole command.
 */
export async function measureSuiteTimes(
  dir: string,
  { suiteMs, focus }: { readonly suiteMs: number; readonly focus: Settings['testFocus'] },
): Promise<SuiteTimes> {
  const repository = mkdtempSync(join(dir, 'suite-'));
  try {
    await createRepository(repository, suiteFiles(suiteMs));
    const suite = runSuite(repository, COMMAND);
    const failures = readTestOutput(suite.output)?.failures ?? [];
    const events = await fix(repository, { focus, failures });
    const tests = events.flatMap((event) => (event.kind === 'tests' ? [event.payload] : []));
    const outcome = events.find((event) => event.kind === 'outcome')?.payload.outcome;
    const isWhole = tests.some(({ phase, ok, focus: how }) => phase === 'confirm' && ok && how === undefined);
    if (outcome !== 'fixed' || !isWhole) throw new Error(`suite times: the outcome is ${outcome}`);
    return {
      focus,
      suiteMs: suite.durationMs,
      testsMs: tests.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
      runs: tests.map(({ focus: how }) => (how === undefined ? 'w' : 'n')).join(''),
    };
  } finally {
    rmSync(repository, { recursive: true, force: true });
  }
}

async function fix(
  repository: string,
  { focus, failures }: { readonly focus: Settings['testFocus']; readonly failures: readonly TestFailure[] },
): Promise<readonly RunEvent[]> {
  await using server = await startScriptedServer(CALLS.map(renderReply), () => {});
  const access = resolveProvider({
    provider: 'openai',
    key: null,
    baseUrl: { name: 'the bench', value: server.baseUrl },
    model: { name: 'the bench', value: 'bench-model' },
    api: 'responses',
    env: { OPENAI_API_KEY: 'sk-bench-key-0123456789' },
  });
  const task: Task = {
    goal: 'Make the tests pass.',
    evidence: [],
    failures: [...failures],
    testCommand: { run: COMMAND, shell: null, workingDirectory: '.', env: {}, source: 'the bench' },
    baseCommit: head(repository),
    trigger: { kind: 'terminal' },
    mustBeRedAtBase: true,
  };
  const limits = { ...DEFAULT_SETTINGS.limits, maxReflections: 0 };
  const { events } = await solve({
    task,
    settings: { ...DEFAULT_SETTINGS, testFocus: focus, limits },
    llm: createLLM({ ...access, reasoningEffort: null }),
    repository,
    checkout: repository,
    tracePath: join(repository, '..', `suite-${focus}.jsonl`),
    secrets: [],
    environment: { PATH: process.env['PATH'], HOME: repository },
    signal: new AbortController().signal,
    onEvent: () => {},
  });
  return events;
}
