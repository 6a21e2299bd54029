import { triedText } from './attempts.ts';
import type { SearchRun } from './builtin-search.ts';
import type { Payload } from './events.ts';
import { type CheckName, checkKey } from './jobs.ts';
import { writeVerdict } from './model/turn.ts';
import { outputOf, readOutput } from './output/test-output.ts';
import type { FailureText } from './ports.ts';
import { executeAction, type Run, record, say, spendingNow } from './run.ts';
import { remainingMs } from './spending.ts';
import { baselineTests, firstGoal, firstOfTask, goalsLeft, isJudged } from './state.ts';
import type { Goal, Task } from './task.ts';
import { isOnlyRedBefore, testChange } from './verdict/every-job.ts';
import type { Ending } from './verdict/outcome.ts';
import { testTimeoutMs } from './verdict/test-runs.ts';

/** Runs the built-in solver, where the settings ask for it. null: a model is asked next. */
export async function searchTurn(run: Run): Promise<Ending | null> {
  const { solver } = run.state.setup.settings;
  if (solver === 'model') return null;
  const goal = firstGoal(run.state);
  if (checkKey(goal) !== checkKey(firstOfTask(run.state)))
    return solver === 'builtin' ? { stop: 'nothing_to_search', detail: FIRST_JOB_ONLY } : null;
  if (run.ports.search === undefined) throw new Error(`solver ${solver} was asked for, and there is none`);
  const before = run.state;
  const redElsewhere: Payload<'tests'>[] = [];
  const { ending, tried } = await run.ports.search(searchRunOf(run, goal, redElsewhere));
  if (solver === 'builtin' || ending.stop === 'done' || run.ports.signal.aborted) return ending;
  const [red] = redElsewhere;
  if (red === undefined && tried.length === 0) return null;
  const text =
    red === undefined
      ? triedText(tried)
      : `[driver] A mechanical search has made an edit, which stays: read the file. With it ${writeVerdict(run, before, red)}`;
  say(run, { type: 'user', text: run.ports.redact(text) });
  return null;
}

const FIRST_JOB_ONLY = 'it works on the failed job that is named first, and that one cannot be judged here';

/** The failure at the base commit, in which likely places are looked for. */
export const failureTextOf = (
  { context, changes }: Task,
  goal: Goal | undefined,
  tests: Payload<'tests'> | null,
): FailureText => ({
  output: tests === null ? readOutput('') : outputOf(tests),
  evidence: [...(goal?.evidence ?? []), ...context].map(({ text }) => readOutput(text)),
  failures: tests?.report?.failures ?? [],
  changes,
});

/** Adds to `redElsewhere` where an edit that makes the goal pass stays, and another goal is red with it. */
function searchRunOf(run: Run, goal: CheckName, redElsewhere: Payload<'tests'>[]): SearchRun {
  const { setup, t } = run.state;
  const { workspace, signal, clock, redact } = run.ports;
  return {
    base: isJudged(setup) ? baselineTests(run.state, goal) : null,
    failure: failureTextOf(setup.task, setup.task.jobs[0], baselineTests(run.state, goal)),
    confirmRuns: setup.settings.confirmRuns,
    signal,
    clock,
    redact,
    testTimeoutMs: () => testTimeoutMs(run.state, goal),
    leftMs: () => remainingMs(spendingNow(run)),
    write: async (args) => (await executeAction(run, { type: 'tool_call', name: 'write_file', args })).ok,
    async test() {
      const tests = await testChange(run, { phase: 'write', check: goal });
      if (typeof tests === 'string') return tests;
      if (tests.ok || isOnlyRedBefore(run.state, workspace.treeId())) return 'green';
      const key = checkKey(tests);
      if (key === checkKey(goal) || !goalsLeft(run.state).some((each) => checkKey(each) === key))
        return 'red';
      redElsewhere.push(tests);
      return 'red_elsewhere';
    },
    treeId: () => workspace.treeId(),
    returnTo(tree) {
      if (!workspace.returnTo(tree)) throw new Error('the state before a candidate was lost');
    },
    note: (reason, note) => record(run, { kind: 'driver_note', payload: { t, reason, note } }),
    tried: (payload) => record(run, { kind: 'candidate', payload }),
  };
}
