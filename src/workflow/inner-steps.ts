import { plainText } from './evaluate.ts';
import { displayName, nameFits, toleratesFailure } from './step-candidates.ts';
import { headerTemplate, type Leaf } from './step-command.ts';
import {
  aroundOf,
  headersIn,
  isFailure,
  type LogRange,
  type MarkedStep,
  markedSteps,
  readHeader,
  type StepLog,
  type TrustedHeader,
} from './step-log.ts';

/** A step of a composite action, with what the log tells of it. */
export interface InnerStep {
  /** With the header that the log shows. */
  readonly leaf: Leaf;
  /** `failure`, `success`, `skipped`, `cancelled`; null: the log does not tell. */
  readonly outcome: string | null;
  /** What `continue-on-error` makes of the outcome. */
  readonly conclusion: string | null;
  /** The lines that the step wrote, from its header on. */
  readonly part: LogRange | null;
}

/**
 * What the log of a job's step tells of the steps of the composite action that it uses. The runner's markers decide; headers are
 * read only in logs without any. null: what the log shows does not fit the action.
 */
export function innerSteps(step: Leaf, leaves: readonly Leaf[], log: StepLog): readonly InnerStep[] | null {
  const marked = markedSteps(log);
  if (marked === null) return null;
  return marked.length === 0 ? byHeaders(leaves, log) : byMarkers(step, { leaves, marked, log });
}

/** Whether a step failed for good: not under `continue-on-error`. */
export const failedForGood = ({ outcome, conclusion }: InnerStep): boolean =>
  outcome === 'failure' && conclusion === 'failure';

type Placed = ReadonlyMap<string, MarkedStep>;
const keyOf = (place: readonly number[]): string => place.join('.');

function byMarkers(
  step: Leaf,
  {
    leaves,
    marked,
    log,
  }: { readonly leaves: readonly Leaf[]; readonly marked: readonly MarkedStep[]; readonly log: StepLog },
): readonly InnerStep[] | null {
  const groups = Map.groupBy(marked, ({ id }) => aroundOf(id));
  const ids = new Set(marked.map(({ id }) => id));
  // In the seconds of a step, the step before it may still have been running, and it may use an action as well.
  const roots = [...groups.keys()].filter((around) => !ids.has(around));
  const named = roots.filter((around) => around === step.source.id);
  const fitting = (named.length > 0 ? named : roots).flatMap((around): Placed[] => {
    const placed = placedIn(groups, around, { leaves, prefix: [] });
    return placed === null ? [] : [placed];
  });
  const failing = fitting.filter((placed) =>
    [...placed.values()].some(({ conclusion }) => conclusion === 'failure'),
  );
  const [placed, ...rivals] = fitting.length > 1 ? failing : fitting;
  if (placed === undefined || rivals.length > 0) return null;
  return leaves.map((leaf) => {
    const ancestors = leaf.place.map((_, at) => placed.get(keyOf(leaf.place.slice(0, at + 1))));
    // A step that was skipped has no marked steps in it.
    const skipped = ancestors.find((each) => each?.outcome === 'skipped');
    const found = ancestors.at(-1) ?? skipped;
    if (found === undefined) return { leaf, outcome: null, conclusion: null, part: null };
    const [first] = headersIn({ ...log, from: found.from, to: found.to });
    const header =
      first === undefined || leaf.source.run.length === 0 ? null : readHeader(first, headerTemplate(leaf));
    const { outcome, conclusion, from, to } = found;
    return { leaf: { ...leaf, header }, outcome, conclusion, part: { from: first?.line ?? from, to } };
  });
}

/**
 * The marked steps in the one with the id `around`, and those in them, by their place in the action; null where they do not fit it.
 * Before the steps of an action, the runner may mark steps that prepare its containers.
 */
function placedIn(
  groups: ReadonlyMap<string, readonly MarkedStep[]>,
  around: string,
  { leaves, prefix }: { readonly leaves: readonly Leaf[]; readonly prefix: readonly number[] },
): Placed | null {
  const marked = groups.get(around) ?? [];
  const ofAction = leaves.filter(({ place }) => prefix.every((at, depth) => place[depth] === at));
  const count = 1 + Math.max(-1, ...ofAction.map(({ place }) => place[prefix.length] ?? -1));
  const isStep = ({ display }: MarkedStep, at: number): boolean => {
    const leaf = ofAction.find(({ place }) => keyOf(place) === keyOf([...prefix, at]));
    return at < count && (leaf === undefined || mayBeShown(leaf, display));
  };
  const before = [...marked.keys()].find((start) =>
    marked.slice(start).every((each, at) => isStep(each, at)),
  );
  if (before === undefined) return null;
  const placed = new Map<string, MarkedStep>();
  for (const [at, step] of marked.slice(before).entries()) {
    const place = [...prefix, at];
    placed.set(keyOf(place), step);
    const isUsed = ofAction.some(
      (leaf) => leaf.place.length > place.length && leaf.place[prefix.length] === at,
    );
    const inner =
      isUsed && groups.has(step.id) ? placedIn(groups, step.id, { leaves, prefix: place }) : new Map();
    if (inner === null) return null;
    for (const [key, each] of inner) placed.set(key, each);
  }
  return placed;
}

/** The most characters that a marker shows of a name. */
const MAX_MARKER_CHARS = 1000;

function mayBeShown(leaf: Leaf, shown: string): boolean {
  const name = displayName(leaf);
  const plain = plainText(name);
  if (plain !== null && plain.length > MAX_MARKER_CHARS) return plain.startsWith(shown);
  // Older runners show `./x` as `/./x`.
  return plain === null || nameFits(name, shown.replace(/^Run \/(?=\.\/)/, 'Run ')) !== null;
}

/** A header in the log, and the step of the action that it is the header of; null: it fits none. */
interface HeaderOfStep {
  readonly at: number | null;
  readonly line: number;
  readonly header: TrustedHeader | null;
  /** Whether it can be no other step's. */
  readonly isSure: boolean;
}

/** Each header starts the part of a step, up to the next one; a header that no script stands in, and that names no action, was printed. */
function byHeaders(leaves: readonly Leaf[], log: StepLog): readonly InnerStep[] | null {
  const starts = headersOf(leaves, log);
  const found = new Map<number, Omit<InnerStep, 'leaf'> & { readonly header: TrustedHeader | null }>();
  for (const [n, { at, line, header, isSure }] of starts.entries()) {
    const next = starts[n + 1]?.line;
    const part = { from: line, to: next ?? log.to };
    const leaf = at === null ? undefined : leaves[at];
    const failure = failureIn(log, part, {
      isLast: next === undefined,
      isScript: leaf?.source.run.length !== 0,
    });
    const tolerates = leaf === undefined ? false : toleratesFailure(leaf);
    if (failure !== null && (leaf === undefined || !isSure || tolerates === null)) return null;
    if (at === null) continue;
    const outcome = failure === null ? null : 'failure';
    const conclusion = failure !== null && tolerates === true ? 'success' : outcome;
    found.set(at, {
      header,
      outcome,
      conclusion,
      part: { from: line, to: failure === null ? part.to : failure + 1 },
    });
  }
  return leaves.map((leaf, at) => {
    const { header = null, ...result } = found.get(at) ?? { outcome: null, conclusion: null, part: null };
    return { leaf: { ...leaf, header }, ...result };
  });
}

/** The line in which the runner says that a step failed: the last that it wrote; null where there is none. */
function failureIn(
  { lines }: StepLog,
  { from, to }: LogRange,
  { isLast, isScript }: { readonly isLast: boolean; readonly isScript: boolean },
): number | null {
  const isError = (at: number): boolean => {
    const line = lines[at];
    return (
      line !== undefined && (isScript ? isFailure(line) : !line.goesOn && line.text.startsWith('##[error]'))
    );
  };
  const positions = Array.from({ length: to - from }, (_, n) => from + n).toReversed();
  const at = isLast
    ? positions.find(isError)
    : positions.find(
        (each) => lines[each]?.goesOn === false && !/^(?:##\[debug\].*)?$/.test(lines[each]?.text ?? ''),
      );
  return at !== undefined && isError(at) ? at : null;
}

function headersOf(leaves: readonly Leaf[], log: StepLog): readonly HeaderOfStep[] {
  const headers = headersIn(log);
  const fits = headers.map((header) =>
    leaves.map((leaf) => {
      if (header.script !== null)
        return leaf.source.run.length === 0 ? null : readHeader(header, headerTemplate(leaf));
      return leaf.source.run.length === 0 && header.title === `Run ${leaf.source.uses}` ? 'action' : null;
    }),
  );
  const starts: HeaderOfStep[] = [];
  let from = 0;
  for (const [n, { line, script }] of headers.entries()) {
    const possible = leaves.flatMap((_, at) => (at >= from && fits[n]?.[at] != null ? [at] : []));
    const [at] = possible;
    const fit = at === undefined ? null : (fits[n]?.[at] ?? null);
    if (at === undefined || fit === null) {
      const isOfBefore = fits[n]?.some((each) => each !== null);
      if (script !== null && isOfBefore !== true) starts.push({ at: null, line, header: null, isSure: true });
      continue;
    }
    // Two steps with one script: where both ran, their order tells them apart.
    const left = fits.slice(n).filter((each) => each[at] !== null).length;
    const isSure = left >= possible.length;
    starts.push({ at, line, header: fit === 'action' ? null : fit, isSure });
    from = at + 1;
  }
  return starts;
}
