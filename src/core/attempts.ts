import { collapsed, firstNames, shorten } from '../base/text.ts';
import type { TriedEdit } from './builtin-search.ts';
import type { RunResult } from './conclude.ts';
import type { Attempt, EarlierAttempt, RunEvent } from './events.ts';
import { untrusted } from './model/prompt.ts';
import type { Settings } from './settings.ts';
import type { RunSummary } from './summary.ts';
import { Usage } from './usage.ts';
import { type Outcome, STOP_TEXT } from './verdict/outcome.ts';

export interface EndedAttempt {
  readonly setup: { readonly runId: string; readonly settings: Settings };
  readonly llm: { readonly model: string };
  readonly result: Pick<
    RunResult,
    'outcome' | 'stopReason' | 'summary' | 'changes' | 'baseline' | 'lastTests' | 'doubt'
  > & {
    readonly state: RunSummary;
  };
  readonly events: readonly RunEvent[];
  /** Why no other attempt can start from the checkout that this one left; null if one can. */
  readonly stuck: string | null;
}

export interface AttemptPlan {
  /** The limits for all attempts together. */
  readonly total: Settings;
  /** How many failed jobs each attempt has to make pass. */
  readonly goals: number;
  /** The most attempts. */
  readonly of: number;
  readonly ended: readonly EndedAttempt[];
  readonly elapsedMs: number;
  /** Later attempts ask another model than the first. */
  readonly hasFallback: boolean;
}

/** `why` is for people; null when it needs no explanation: there is a fix, or all attempts are used up. */
type NextAttempt =
  | { readonly kind: 'try'; readonly settings: Settings; readonly attempt: Attempt }
  | { readonly kind: 'end'; readonly why: string | null };

/** A run with fewer tokens could not do much more than send its opening prompt. */
const MIN_TOKENS = 10_000;

/**
 * Decides whether there is another attempt, and its limits: an equal share of the tokens and test runs that are left, and
 * all of the wall time that is left.
 */
export function nextAttempt({ total, goals, of, ended, elapsedMs, hasFallback }: AttemptPlan): NextAttempt {
  const last = ended.at(-1);
  if (ended.length >= of || (last !== undefined && SETTLED.has(last.result.outcome))) return NO_FURTHER;
  const hopeless = last === undefined ? null : whyHopeless(last, hasFallback && ended.length === 1);
  const number = ended.length + 1;
  const end = (why: string): NextAttempt => ({ kind: 'end', why: `no attempt ${number} of ${of}: ${why}` });
  if (hopeless !== null) return end(hopeless);
  const { limits, confirmRuns } = total;
  const used = (count: (each: EndedAttempt) => number) => ended.reduce((sum, each) => sum + count(each), 0);
  const share = (left: number, least: number) =>
    Math.min(left, Math.max(least, Math.floor(left / (of - ended.length))));
  const tokens = limits.maxTotalTokens - used(({ result }) => Usage.total(result.state.usage));
  const testRuns = limits.maxTestRuns - used(({ result }) => result.state.testRuns);
  const timeoutMs = Math.floor(limits.timeoutMs - elapsedMs);
  // For each goal: one run before any change, one after a write, the confirming runs, and one without the patch.
  const runsToProve = goals * (confirmRuns + 3);
  if (last !== undefined) {
    if (total.testPolicy === 'never') return end('without tests none can be told from another');
    if (tokens < MIN_TOKENS) return end(`${Math.max(0, tokens)} tokens are left`);
    if (testRuns < runsToProve) return end(`${Math.max(0, testRuns)} test runs are left`);
    if (timeoutMs <= runsToProve * (last.result.baseline?.duration_ms ?? 0))
      return end('too little time is left');
  }
  const settings: Settings = {
    ...total,
    limits: {
      ...limits,
      maxTotalTokens: share(tokens, MIN_TOKENS),
      maxTestRuns: share(testRuns, runsToProve + goals),
      timeoutMs,
    },
    // A second search would find nothing that the first did not.
    solver: last !== undefined && total.solver === 'builtin-then-model' ? 'model' : total.solver,
  };
  return { kind: 'try', settings, attempt: { number, of, earlier: ended.map(earlierOf) } };
}

const NO_FURTHER: NextAttempt = { kind: 'end', why: null };

/** Outcomes that another attempt would only repeat. */
const SETTLED: ReadonlySet<string> = new Set(['fixed', 'not_reproduced', 'infra_error', 'cancelled']);

function whyHopeless({ setup, result, stuck }: EndedAttempt, hasOtherModel: boolean): string | null {
  if (stuck !== null) return `the checkout could not be made what it was: ${stuck}`;
  if (result.stopReason === 'endpoint_failed' && !hasOtherModel) return 'the model endpoint failed';
  if (setup.settings.solver === 'builtin') return 'the built-in search would only repeat itself';
  return null;
}

const WHY_CHARS = 300;
const MAX_FILES_SHOWN = 8;

function earlierOf({ setup, llm, result, events }: EndedAttempt): EarlierAttempt {
  const candidates = events.flatMap((event) => (event.kind === 'candidate' ? [event.payload] : []));
  return {
    run_id: setup.runId,
    model: llm.model,
    outcome: result.outcome,
    files: result.changes.slice(0, MAX_FILES_SHOWN).map(({ path }) => path),
    why: shorten(whyRejected(result), WHY_CHARS),
    ...(candidates.length === 0 ? {} : { search: triedText(candidates) }),
  };
}

/** Why an attempt is no fix: what the tests or the limits say; if the model gave up, its own words. */
function whyRejected({ stopReason, summary, doubt, lastTests }: EndedAttempt['result']): string {
  if (doubt !== null) return doubt;
  if (stopReason === 'cannot_fix') return `${STOP_TEXT[stopReason]}: ${collapsed(summary)}`;
  const ids = lastTests?.report?.failures.map(({ id }) => id) ?? [];
  const red = ids.length > 0 ? firstNames(ids, 3) : (lastTests?.signature ?? '');
  const still = lastTests === null || lastTests.ok || red === '' ? '' : `; still red: ${collapsed(red)}`;
  return `${STOP_TEXT[stopReason]}${still}`;
}

/** All attempts of one job, for reports. */
export interface AttemptsMade {
  /** The most attempts that were allowed. */
  readonly of: number;
  /** The index in `runs` of the attempt whose patch is taken. */
  readonly chosen: number;
  readonly runs: readonly AttemptMade[];
}

interface AttemptMade {
  readonly runId: string;
  readonly model: string;
  readonly outcome: Outcome;
  readonly usage: Usage;
}

/** The facts by which one patch is preferred to another. */
interface Choosable {
  readonly outcome: Outcome;
  readonly files: readonly { readonly addedLines: number; readonly removedLines: number }[];
}

/**
 * Sorts the best first: `fixed`, `unverified`, then anything with a patch; among equals the one with the fewest changed
 * lines. An attempt that saw a green base comes last: another attempt saw the base red, so that green was chance.
 */
export const comparePatches = (a: Choosable, b: Choosable): number => rank(a) - rank(b) || size(a) - size(b);

function rank({ outcome, files }: Choosable): number {
  if (outcome === 'fixed') return 0;
  if (outcome === 'unverified') return 1;
  if (outcome === 'not_reproduced') return 4;
  return files.length > 0 ? 2 : 3;
}

const size = ({ files }: Choosable): number =>
  files.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);

/** Describes the earlier attempts to the model, in a few hundred bytes each; '' for the first attempt. */
export function earlierText({ number, of, earlier }: Attempt): string {
  if (earlier.length === 0) return '';
  const lines = earlier.map(({ outcome, files, why }, at) => {
    const wrote = files.length === 0 ? 'changed nothing' : `changed ${files.join(', ')}`;
    return `${at + 1}. ${outcome}, ${wrote}; ${why}`;
  });
  const searched = earlier.flatMap(({ search }) => search ?? []);
  const listing = untrusted('earlier attempts', lines.join('\n'));
  return [
    `This is attempt ${number} of ${of}, from the base commit anew: nothing of the earlier ones is in ` +
      `the files. Find another cause, or another fix, than they did.\n${listing}`,
    ...searched,
  ].join('\n');
}

const MAX_TRIED_FILES = 6;

/** Describes to the model a search that found nothing: what was undone, and in which files. A few hundred bytes. */
export function triedText(tried: readonly TriedEdit[]): string {
  const places = new Map<string, number>();
  for (const { path } of tried) places.set(path, (places.get(path) ?? 0) + 1);
  const most = [...places].toSorted((a, b) => b[1] - a[1]);
  const files = most.map(([path, count]) => `${path} (${count})`);
  return (
    `[driver] Parts of what changed since the tests were green were undone first, ${tried.length} in all, and with none of them ` +
    `undone do the tests pass: ${firstNames(files, MAX_TRIED_FILES)}.`
  );
}
