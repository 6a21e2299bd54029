import type { Json } from '../../src/base/json.ts';
import type { Payload, RunEvent, TestPhase } from '../../src/core/events.ts';
import { DEFAULT_SETTINGS } from '../../src/core/settings.ts';
import type { Task, Trigger } from '../../src/core/task.ts';
import { toTrace } from '../../src/core/trace-form.ts';
import { linksOf } from '../../src/github/context.ts';
import type { ClaimedChange, StoryEvent } from '../../src/story/moment.ts';
import type { RunRecord } from '../../src/story/run-record.ts';
import { storyOf } from '../../src/story/story.ts';

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

const acted = (t: number, action: Json): RunEvent => ({
  kind: 'llm_action',
  payload: { t, raw: null, action, usage },
});
const called = (t: number, name: string, args: Json): RunEvent => acted(t, { type: 'tool_call', name, args });
const answered = (t: number, tool: string, ok: boolean, output: string): RunEvent => ({
  kind: 'tool_result',
  payload: { t, tool, args: {}, obs: { ok, output, meta: {} } },
});

export const EVENTS: readonly RunEvent[] = [
  { kind: 'tests', payload: testsOf() },
  called(0, 'read_file', { rel_path: 'add.py' }),
  answered(0, 'read_file', true, '1  def add'),
  called(1, 'write_file', { rel_path: 'pytest.ini', edits: [] }),
  answered(1, 'write_file', false, 'pytest.ini is protected'),
  { kind: 'policy_denied', payload: { t: 1, path: 'pytest.ini', rule: 'W09' } },
  {
    kind: 'llm_parse_error',
    payload: { t: 2, error: 'unknown tool run_tests', raw: null, usage },
  },
  called(3, 'write_file', { rel_path: 'add.py' }),
  answered(3, 'write_file', true, '+1 -1'),
  { kind: 'tests', payload: { ...GREEN, t: 3, phase: 'write' } },
  acted(4, { type: 'final', status: 'done', summary: 's', changes: [] }),
  { kind: 'tests', payload: { ...GREEN, t: 5 } },
];

const taskFor = (trigger: Trigger, texts: Partial<Task> = {}): Task => ({
  goal: 'Make it pass.',
  jobs: [
    {
      command: {
        run: 'python -m pytest -q\n',
        shell: null,
        workingDirectory: '.',
        env: {},
        source: 'step "Test" of job "unit" in .github/workflows/ci.yml',
      },
      evidence: [],
    },
  ],
  context: [],
  baseCommit: BASE,
  trigger,
  mustBeRedAtBase: true,
  ...texts,
});

const startOf = (task: Task): StoryEvent => ({
  kind: 'run_start',
  payload: { goal: task.goal, task: toTrace(task) },
});

const closingOf = (summary: string, changes: readonly ClaimedChange[]): StoryEvent => ({
  kind: 'final',
  payload: { final: { type: 'final', status: 'done', summary, changes } },
});

/** The story of a run of this task that ended with `outcome` and these closing words. */
export const storyOfTask = (
  task: Task,
  events: readonly StoryEvent[],
  outcome: Json,
  closing: string,
): RunRecord['story'] =>
  storyOf([
    startOf(task),
    ...events,
    { kind: 'outcome', payload: outcome },
    closingOf(closing, [{ path: closing, description: closing }]),
  ]);

/** What may differ from the run that fixed a sum, in five replies. */
export interface Differences extends Partial<RunRecord> {
  readonly trigger?: Trigger;
  readonly summary?: string;
  readonly events?: readonly StoryEvent[];
}

export function recordWith(differences: Differences = {}): RunRecord {
  const { trigger = FAILED_RUN, summary = '`add` subtracted. It adds now.', events = EVENTS } = differences;
  const task = taskFor(trigger);
  const changes = [{ path: 'add.py', description: 'Add instead of subtract' }];
  const story = storyOf([startOf(task), ...events, closingOf(summary, changes)]);
  return {
    runId: 'run-1',
    version: '0.1.0',
    task,
    settings: DEFAULT_SETTINGS,
    outcome: 'fixed',
    story,
    files: [{ path: 'add.py', status: 'modified', mode: '100644', addedLines: 1, removedLines: 1 }],
    model: { name: 'gpt-5.4-mini', api: 'responses' },
    baseBranch: 'main',
    durationMs: 83_000,
    cost: null,
    tries: null,
    spent: story.usage,
    branch: 'agent-fix/issue-7',
    notes: [],
    mode: 'fix',
    doubt: null,
    tripwires: [],
    trace: { sha256: 'f'.repeat(64), artifactId: 5 },
    ...differences,
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
  const tests = (phase: TestPhase, ok: boolean): RunEvent => ({
    kind: 'tests',
    payload: testsOf({ phase, ok, verdict: ok ? 'green' : 'red', output: text, signature: text }),
  });
  const turn: readonly RunEvent[] = [
    called(0, text, { rel_path: text }),
    answered(0, text, false, text),
    { kind: 'policy_denied', payload: { t: 0, path: text, rule: text } },
    { kind: 'driver_note', payload: { t: 0, reason: text, note: text } },
  ];
  const task = taskFor(
    { ...FAILED_RUN, workflowName: text, branch: text },
    {
      goal: text,
      jobs: [
        { command: { run: text, shell: null, workingDirectory: text, env: {}, source: text }, evidence: [] },
      ],
      changes: {
        greenAt: 'b'.repeat(40),
        commits: [{ id: BASE, parent: 'b'.repeat(40), subject: text }],
        files: many({ path: text, status: 'modified', hunks: 'unknown' as const }),
        dependencyFiles: many(text),
        unknown: many(text),
      },
    },
  );
  const changes = many({ path: text, description: text });
  const culprit = {
    kind: 'culprit',
    payload: { commit: BASE, parent: 'b'.repeat(40), test: text, green_at: 'b'.repeat(40), red_at: BASE },
  };
  const proof = [
    tests('control', true),
    tests('baseline', false),
    tests('confirm', true),
    tests('counterfactual', false),
  ];
  return {
    ...recordWith(),
    outcome: 'unverified',
    task,
    story: storyOf([startOf(task), ...many(turn).flat(), ...proof, culprit, closingOf(text, changes)]),
    files: many({ path: text, status: 'modified', mode: '100644', addedLines: 1, removedLines: 1 }),
    model: { name: text, api: 'responses' },
    baseBranch: text,
    notes: many(text),
  };
}
