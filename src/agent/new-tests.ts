import { judgeNewTests } from './assertion-failure.ts';
import type { Payload } from './events.ts';
import { runWithout, testTimeoutMs } from './judge.ts';
import type { Patch } from './ports.ts';
import type { Run } from './run.ts';
import { toldBy } from './same-failure.ts';

/** What the tests that a run added say of the base, without the rest of the patch. */
export type Trial = {
  /** `red`: by an assertion. `error`: they could not run at all. `green`: they show nothing. */
  readonly kind: 'red' | 'error' | 'green';
  readonly tests: Payload<'tests'>;
};

/** Test files that this run added and that its patch still has, sorted. Empty where the task lets it add none. */
export function newTestPaths(run: Run, patch: Pick<Patch, 'files'> | null): readonly string[] {
  if (run.setup.task.mayAddTests !== true) return [];
  const written = run.events.flatMap((event) => {
    if (event.kind !== 'tool_result' || !event.payload.obs.ok) return [];
    const { path, addsTest } = event.payload.obs.meta;
    return addsTest === true && typeof path === 'string' ? [path] : [];
  });
  const added = patch?.files.filter(({ status }) => status === 'added').map(({ path }) => path);
  return [...new Set(written)].filter((path) => added?.includes(path) ?? true).toSorted();
}

/** Runs the command on the base commit with the added test files alone; null when no time is left for it. */
export async function newTestsTrial(run: Run): Promise<Trial | null> {
  const leftMs = run.confirmMs;
  if (leftMs <= 0 || run.ports.signal.aborted) return null;
  const tests = await runWithout(run, 'product', { leftMs, only: [] });
  if (run.ports.signal.aborted || (tests.verdict === 'timeout' && leftMs < testTimeoutMs(run))) return null;
  return trialOf(tests);
}

export function trialOf(tests: Payload<'tests'>): Trial {
  if (tests.verdict === 'green') return { kind: 'green', tests };
  const isRed = tests.verdict === 'red' && judgeNewTests(toldBy(tests)) === 'assertion';
  return { kind: isRed ? 'red' : 'error', tests };
}
