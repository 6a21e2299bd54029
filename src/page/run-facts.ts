import type { Json } from '../agent/json.ts';
import { formatCount, formatDuration, timeOf } from './format.ts';
import { type OutcomeMeaning, outcomeMeaning } from './outcome-meaning.ts';
import type { PageEvent, PageRun } from './page-run.ts';
import { isObject, numberAt, textAt, textsAt, valueAt } from './read-json.ts';
import { type TestRun, testRunOf } from './test-result.ts';

/** What the top of the page states, all of it read from events. */
export interface RunFacts {
  readonly goal: string;
  readonly outcome: OutcomeMeaning;
  readonly stopReason: string;
  readonly start: Json;
  readonly baseline: TestRun | null;
  /** The last run after the model's work, before any confirming run. */
  readonly after: TestRun | null;
  readonly confirms: readonly TestRun[];
  /** The payload of the `outcome` event. */
  readonly patch: Json;
  /** The closing summary, and whether it is the model's own words: a claim. */
  readonly final: Json;
  readonly isClaim: boolean;
  readonly spent: readonly Spent[];
}

/** One bound of the run: what was used, out of what was allowed (null: no limit recorded). */
export interface Spent {
  readonly what: string;
  readonly used: number;
  readonly limit: number | null;
  readonly text: string;
}

/** `turns`: how many the timeline holds. */
export function runFactsOf(run: PageRun, turns: number): RunFacts {
  const last = (kind: string) => run.events.findLast((event) => event.kind === kind)?.payload ?? null;
  const start = run.events.find(({ kind }) => kind === 'run_start')?.payload ?? null;
  const outcome = last('outcome');
  const end = last('run_end');
  const final = valueAt(last('final'), 'final') ?? finalOfState(end);
  const tests = run.events.filter(({ kind }) => kind === 'tests').map(({ payload }) => testRunOf(payload));
  return {
    goal: textAt(start, 'goal') || textAt(start, 'task', 'goal'),
    outcome: outcomeMeaning(textAt(outcome, 'outcome') || null, end !== null),
    stopReason: textAt(outcome, 'stop_reason'),
    start,
    baseline: tests.find(({ phase }) => phase === 'baseline') ?? null,
    after: tests.findLast(({ phase }) => phase !== 'baseline' && phase !== 'confirm') ?? null,
    confirms: tests.filter(({ phase }) => phase === 'confirm'),
    patch: outcome,
    final,
    isClaim: isClaim(run.events, final),
    spent: spentOf(run.events, start, { turns, testRuns: tests.length }),
  };
}

/** The Python original may end without a `final` event; its summary stands in `run_end`. */
function finalOfState(end: Json): Json {
  const summary = textAt(end, 'summary');
  return summary === '' ? null : { summary };
}

/** The driver closes a run in its own words when the model never called `final`, or called it without any. */
function isClaim(events: readonly PageEvent[], final: Json): boolean {
  const action = events.findLast(({ kind }) => kind === 'llm_action')?.payload;
  return textAt(action, 'action', 'summary') === textAt(final, 'summary');
}

function spentOf(
  events: readonly PageEvent[],
  start: Json,
  counts: { readonly turns: number; readonly testRuns: number },
): readonly Spent[] {
  const limit = (name: string) => numberAt(start, 'settings', 'limits', name);
  const tokens = usageOf(events);
  const elapsed = elapsedOf(events);
  const spend = (what: string, used: number, name: string): Spent => {
    return { what, used, limit: limit(name), text: formatCount(used) };
  };
  const spent = [
    spend('Turns', counts.turns, 'max_iterations'),
    spend('Test runs', counts.testRuns, 'max_test_runs'),
    spend(
      'Reflections',
      events.filter(({ kind }) => kind === 'reflection_request').length,
      'max_reflections',
    ),
    // The Python original recorded no usage; that is not the same as none.
    ...(tokens.input + tokens.output === 0
      ? []
      : [spend('Tokens', tokens.input + tokens.output, 'max_total_tokens')]),
  ];
  if (elapsed === null) return spent;
  return [
    ...spent,
    { what: 'Time', used: elapsed, limit: limit('timeout_ms'), text: formatDuration(elapsed) },
  ];
}

export interface Tokens {
  readonly input: number;
  /** The part of `input` that came from the endpoint's cache. */
  readonly cached: number;
  readonly output: number;
}

/** Everything the endpoint charged for: actions, malformed replies and reflections. */
export function usageOf(events: readonly PageEvent[]): Tokens {
  const total = { input: 0, cached: 0, output: 0 };
  for (const { payload } of events) {
    const usage = valueAt(payload, 'usage');
    if (!isObject(usage)) continue;
    total.input += numberAt(usage, 'input_tokens') ?? 0;
    total.cached += numberAt(usage, 'cached_input_tokens') ?? 0;
    total.output += numberAt(usage, 'output_tokens') ?? 0;
  }
  return total;
}

function elapsedOf(events: readonly PageEvent[]): number | null {
  const first = timeOf(events[0]?.ts ?? null);
  const last = timeOf(events.at(-1)?.ts ?? null);
  return first === null || last === null ? null : Math.max(0, last - first);
}

/** The paths of the patch. */
export function patchPaths(patch: Json): readonly string[] {
  return textsAt(patch, 'files');
}
