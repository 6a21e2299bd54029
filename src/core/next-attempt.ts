import type { RunResult } from './conclude.ts';
import { shorten } from './cut-text.ts';
import type { Attempt, EarlierAttempt, RunEvent } from './events.ts';
import { TOOL_ARGS } from './model/tools.ts';
import type { RunSetup } from './run.ts';
import type { Settings } from './settings.ts';
import { type RunSummary, totalTokens } from './summary.ts';
import { triedText } from './tries.ts';
import { STOP_TEXT } from './verdict/outcome.ts';

/** A try that has ended. */
export interface EndedAttempt {
  readonly setup: Pick<RunSetup, 'runId' | 'settings'>;
  readonly model: string;
  readonly result: Pick<
    RunResult,
    'outcome' | 'stopReason' | 'summary' | 'changes' | 'lastTests' | 'doubt'
  > & {
    readonly state: Pick<RunSummary, 'usage' | 'testRuns' | 'baseline'>;
  };
  readonly events: readonly RunEvent[];
  /** Why no other may start from the checkout that it left; null where one may. */
  readonly stuck: string | null;
}

export interface AttemptPlan {
  /** All that the tries may use together. */
  readonly total: Settings;
  /** The most tries. */
  readonly of: number;
  readonly ended: readonly EndedAttempt[];
  readonly elapsedMs: number;
  /** Later tries ask another model than the first. */
  readonly hasFallback: boolean;
}

/** `why` is for people, null where nobody asks: a fix is there, or all tries are used up. */
export type NextAttempt =
  | { readonly kind: 'try'; readonly settings: Settings; readonly attempt: Attempt }
  | { readonly kind: 'end'; readonly why: string | null };

/** A shorter run of a model is not worth its opening. */
const MIN_TOKENS = 10_000;

/**
 * Whether there is another try, and what it may use: of tokens and test runs an equal share of what is left, of the wall
 * time all of it.
 */
export function nextAttempt({ total, of, ended, elapsedMs, hasFallback }: AttemptPlan): NextAttempt {
  const last = ended.at(-1);
  if (ended.length >= of || (last !== undefined && SETTLED.has(last.result.outcome))) return END;
  const hopeless = last === undefined ? null : whyHopeless(last, { ended, hasFallback });
  const number = ended.length + 1;
  const end = (why: string): NextAttempt => ({ kind: 'end', why: `no attempt ${number} of ${of}: ${why}` });
  if (hopeless !== null) return end(hopeless);
  const { limits, confirmRuns } = total;
  const used = (count: (each: EndedAttempt) => number) => ended.reduce((sum, each) => sum + count(each), 0);
  const share = (left: number, least: number) =>
    Math.min(left, Math.max(least, Math.floor(left / (of - ended.length))));
  const tokens = limits.maxTotalTokens - used(({ result }) => totalTokens(result.state.usage));
  const testRuns = limits.maxTestRuns - used(({ result }) => result.state.testRuns);
  const candidates = total.maxCandidates - used(({ events }) => candidatesIn(events).length);
  const timeoutMs = Math.floor(limits.timeoutMs - elapsedMs);
  // Before, after a write, confirming, without the patch.
  const runsToProve = confirmRuns + 3;
  if (last !== undefined) {
    if (total.testPolicy === 'never') return end('without tests none can be told from another');
    if (total.solver !== 'builtin' && tokens < MIN_TOKENS)
      return end(`${Math.max(0, tokens)} tokens are left`);
    if (total.solver === 'builtin' && candidates < 1) return end('no candidates are left');
    if (testRuns < runsToProve) return end(`${Math.max(0, testRuns)} test runs are left`);
    if (timeoutMs <= runsToProve * (last.result.state.baseline?.durationMs ?? 0))
      return end('too little time is left');
  }
  const settings: Settings = {
    ...total,
    limits: {
      ...limits,
      maxTotalTokens: share(tokens, MIN_TOKENS),
      maxTestRuns: share(testRuns, runsToProve + 1),
      timeoutMs,
    },
    // A search that found nothing would find nothing again.
    solver: last !== undefined && total.solver === 'builtin-then-model' ? 'model' : total.solver,
    maxCandidates: total.solver === 'builtin' ? candidates : total.maxCandidates,
  };
  return { kind: 'try', settings, attempt: { number, of, earlier: ended.map(earlierOf) } };
}

const END: NextAttempt = { kind: 'end', why: null };

/** Outcomes that another try would only repeat. */
const SETTLED: ReadonlySet<string> = new Set(['fixed', 'not_reproduced', 'infra_error']);

function whyHopeless(
  { setup, result, events, stuck }: EndedAttempt,
  { ended, hasFallback }: Pick<AttemptPlan, 'ended' | 'hasFallback'>,
): string | null {
  if (stuck !== null) return `the checkout could not be made what it was: ${stuck}`;
  if (result.stopReason === 'endpoint_failed' && !(hasFallback && ended.length === 1))
    return 'the model endpoint failed';
  // The same tree and failure give the same search; only where it found an edit that proved nothing is there more to find.
  if (setup.settings.solver === 'builtin' && lastEdit({ result, events }) === null)
    return 'the built-in search would only repeat itself';
  return null;
}

const candidatesIn = (events: readonly RunEvent[]) =>
  events.flatMap((event) => (event.kind === 'candidate' ? [event.payload] : []));

const WHY_CHARS = 300;
const MAX_FILES = 8;

function earlierOf({ setup, model, result, events }: EndedAttempt): EarlierAttempt {
  const candidates = candidatesIn(events);
  const isMechanical = setup.settings.solver === 'builtin';
  const edit = isMechanical ? lastEdit({ result, events }) : null;
  return {
    run_id: setup.runId,
    model,
    outcome: result.outcome,
    files: result.changes.slice(0, MAX_FILES).map(({ path }) => path),
    why: shorten(whyRejected(result), WHY_CHARS),
    ...(isMechanical || candidates.length === 0 ? {} : { search: triedText(candidates) }),
    ...(edit === null ? {} : { edit }),
  };
}

/** What the tests, or the bounds, had against it; where the run gave up, its own words. */
function whyRejected({ stopReason, summary, doubt, lastTests }: EndedAttempt['result']): string {
  if (doubt !== null) return doubt;
  if (stopReason === 'cannot_fix') return `${STOP_TEXT[stopReason]}: ${oneLine(summary)}`;
  const ids = lastTests?.report?.failures.map(({ id }) => id) ?? [];
  const red = ids.length > 0 ? ids.slice(0, 3).join(', ') : (lastTests?.signature ?? '');
  const still = lastTests === null || lastTests.ok || red === '' ? '' : `; still red: ${oneLine(red)}`;
  return `${STOP_TEXT[stopReason]}${still}`;
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The newest edit that a search wrote and left; not what a tool mended before it, nor what takes a red winner back. */
function lastEdit({
  result,
  events,
}: Pick<EndedAttempt, 'result' | 'events'>): NonNullable<EarlierAttempt['edit']> | null {
  const first = events.findIndex((event) => event.kind === 'candidate' && event.payload.verdict === 'passed');
  if (first === -1 || result.changes.length === 0) return null;
  const [before, last] = [null, ...editsIn(events.slice(first))].slice(-2);
  if (last === undefined || last === null || isTakenBack(before ?? null, last)) return null;
  return last;
}

type WrittenEdit = NonNullable<EarlierAttempt['edit']>;

const editsIn = (events: readonly RunEvent[]): WrittenEdit[] =>
  events.flatMap((event) => {
    if (event.kind !== 'tool_result' || event.payload.tool !== 'write_file' || !event.payload.obs.ok)
      return [];
    const args = TOOL_ARGS.write_file.safeParse(event.payload.args).data;
    return args?.edits ? [{ path: args.rel_path, edits: args.edits }] : [];
  });

const isTakenBack = (before: WrittenEdit | null, { path, edits }: WrittenEdit): boolean =>
  before?.path === path &&
  before.edits.length === edits.length &&
  before.edits.every(({ old, new: next }, at) => old === edits[at]?.new && next === edits[at].old);
