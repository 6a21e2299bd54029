import type { Payload, RunEvent } from '../../src/agent/events.ts';
import { DEFAULT_SETTINGS } from '../../src/agent/settings.ts';
import { EMPTY_SUMMARY } from '../../src/agent/summary.ts';
import type { Trigger } from '../../src/agent/task.ts';
import { linksOf } from '../../src/github/links.ts';
import type { RunRecord } from '../../src/github/run-record.ts';
import { timelineOf } from '../../src/github/timeline.ts';

export const BASE = '0123456789abcdef0123456789abcdef01234567';

export const LINKS = linksOf({
  serverUrl: 'https://github.com/',
  repository: { owner: 'octo', repo: 'app' },
  runId: 77,
});

export const FAILED_RUN = {
  kind: 'workflow_run',
  runId: 9001,
  workflowId: 2,
  workflowName: 'CI',
  branch: 'main',
} as const satisfies Trigger;

export function testsOf(changes: Partial<Payload<'tests'>> = {}): Payload<'tests'> {
  return {
    t: 0,
    phase: 'baseline',
    ok: false,
    verdict: 'red',
    exit_code: 1,
    output: 'FAILED test_add - assert 3 == 4\n1 failed in 0.1s',
    duration_ms: 2310,
    signature: 'FAILED test_add',
    ...changes,
  };
}

export const GREEN = testsOf({
  phase: 'confirm',
  ok: true,
  verdict: 'green',
  exit_code: 0,
  output: '2 passed in 0.1s',
});

const usage = { input_tokens: 1200, cached_input_tokens: 800, output_tokens: 40 };

export const EVENTS: readonly RunEvent[] = [
  { kind: 'tests', payload: testsOf() },
  {
    kind: 'llm_action',
    payload: {
      t: 0,
      raw: null,
      action: { type: 'tool_call', name: 'read_file', args: { rel_path: 'add.py' } },
      usage,
    },
  },
  {
    kind: 'tool_result',
    payload: { t: 0, tool: 'read_file', args: {}, obs: { ok: true, output: '1  def add', meta: {} } },
  },
  {
    kind: 'llm_action',
    payload: {
      t: 1,
      raw: null,
      action: { type: 'tool_call', name: 'write_file', args: { rel_path: 'pytest.ini', edits: [] } },
      usage,
    },
  },
  {
    kind: 'tool_result',
    payload: {
      t: 1,
      tool: 'write_file',
      args: {},
      obs: { ok: false, output: 'pytest.ini is protected', meta: {} },
    },
  },
  { kind: 'policy_denied', payload: { t: 1, path: 'pytest.ini', rule: 'W09' } },
  {
    kind: 'llm_parse_error',
    payload: { t: 2, expects: 'action', error: 'unknown tool run_tests', raw: null, usage },
  },
  {
    kind: 'llm_action',
    payload: {
      t: 3,
      raw: null,
      action: { type: 'tool_call', name: 'write_file', args: { rel_path: 'add.py' } },
      usage,
    },
  },
  {
    kind: 'tool_result',
    payload: { t: 3, tool: 'write_file', args: {}, obs: { ok: true, output: '+1 -1', meta: {} } },
  },
  { kind: 'tests', payload: { ...GREEN, t: 3, phase: 'write' } },
  {
    kind: 'llm_action',
    payload: { t: 4, raw: null, action: { type: 'final', status: 'done', summary: 's', changes: [] }, usage },
  },
  { kind: 'tests', payload: { ...GREEN, t: 5 } },
];

/** A run that fixed a sum, five replies long. */
export function recordWith(changes: Partial<RunRecord> = {}, trigger: Trigger = FAILED_RUN): RunRecord {
  return {
    runId: 'run-1',
    version: '0.1.0',
    task: {
      goal: 'Make it pass.',
      evidence: [],
      testCommand: {
        run: 'python -m pytest -q\n',
        shell: null,
        workingDirectory: '.',
        env: {},
        source: 'step "Test" of job "unit" in .github/workflows/ci.yml',
      },
      baseCommit: BASE,
      trigger,
      mustBeRedAtBase: true,
    },
    settings: DEFAULT_SETTINGS,
    outcome: 'fixed',
    stopReason: 'done',
    summary: '`add` subtracted. It adds now.',
    changes: [{ path: 'add.py', description: 'Add instead of subtract' }],
    files: [{ path: 'add.py', status: 'modified', mode: '100644', addedLines: 1, removedLines: 1 }],
    state: {
      ...EMPTY_SUMMARY,
      turns: 5,
      testRuns: 3,
      usage: { input_tokens: 6000, cached_input_tokens: 4000, output_tokens: 200 },
    },
    baseline: testsOf(),
    lastTests: GREEN,
    model: { name: 'gpt-5.4-mini', api: 'responses' },
    baseBranch: 'main',
    durationMs: 83_000,
    notes: [],
    trace: { sha256: 'f'.repeat(64), artifactId: 5 },
    timeline: timelineOf(EVENTS),
    ...changes,
  };
}

/** Everything an attacker would put into any text. */
export const HOSTILE = [
  'Fixes #99 closes o/r#1 GH-5 @org/team @mona',
  '![i](https://evil/p.png) [https://good](https://evil) <img src=x> <script>alert(1)</script>',
  '</td></table></details></code><!-- ',
  '```',
  '# not yours `open | cell |',
  '::set-output name=x::y',
  '##[error]x',
  '\u202eevil\u200b\u{e0041}\u001b[31m',
].join('\n');

/** A record in which every text that comes from outside is `text`. */
export function recordOfTexts(text: string, count = 1): RunRecord {
  const many = <T>(item: T): T[] => Array.from({ length: count }, () => item);
  const base = recordWith();
  const tests = (ok: boolean) => testsOf({ ok, verdict: ok ? 'green' : 'red', output: text });
  return {
    ...base,
    outcome: 'unverified',
    task: {
      ...base.task,
      goal: text,
      trigger: { ...FAILED_RUN, workflowName: text, branch: text },
      testCommand: { run: text, shell: null, workingDirectory: text, env: {}, source: text },
    },
    summary: text,
    changes: many({ path: text, description: text }),
    files: many({ path: text, status: 'modified', mode: '100644', addedLines: 1, removedLines: 1 }),
    baseline: tests(false),
    lastTests: tests(true),
    model: { name: text, api: 'responses' },
    baseBranch: text,
    notes: many(text),
    timeline: many({ turn: 1, what: text, result: text, tests: 'red', usage }),
  };
}
