import { data } from '@actions/expressions';
import { equals } from '@actions/expressions/result';
import { isSequence } from '@actions/workflow-parser';
import { orElse } from '../core/errors.ts';
import { type Contexts, type Data, dictionary, evaluateToken, partly, string, toJson } from './evaluate.ts';
import { entries, type Token } from './workflow-file.ts';

/** One job of a matrix. */
export interface MatrixEntry {
  /** null: the job has no matrix. */
  readonly matrix: Data | null;
  /** The values that GitHub puts behind the job's name. */
  readonly segments: readonly string[];
  readonly index: number;
  readonly total: number;
}

/** A matrix that another job's output decides: its matrix entries are known by their names alone. */
export interface OpenMatrix {
  /** In their order; null when not even the names are known. For each the values that are known. */
  readonly vectors: ReadonlyMap<string, readonly Data[] | null> | null;
  /** What `include:` adds to matrix entries that have the values; null when it is not known. */
  readonly include: readonly data.Dictionary[] | null;
}

export type MatrixEntries =
  | { readonly kind: 'known'; readonly matrixEntries: readonly MatrixEntry[] }
  | { readonly kind: 'open'; readonly open: OpenMatrix };

const NO_MATRIX: MatrixEntries = {
  kind: 'known',
  matrixEntries: [{ matrix: null, segments: [], index: 0, total: 1 }],
};

/** As the server builds the matrix entries of a job (actions/runner, MatrixBuilder.cs and JobNameBuilder.cs). */
export function matrixEntriesOf(strategy: Token | undefined, contexts: Contexts): MatrixEntries {
  if (strategy === undefined) return NO_MATRIX;
  const matrix = entries(strategy).get('matrix');
  if (matrix === undefined) return strategy.isExpression ? openFrom(strategy) : NO_MATRIX;
  const whole = orElse(null, () => evaluateToken(matrix, contexts));
  if (whole === null) return openFrom(matrix, contexts);
  const pairs = pairsOf(whole);
  const vectors = pairs.filter(({ key }) => key !== 'include' && key !== 'exclude');
  const listOf = (key: string) => itemsOf(pairs.find((pair) => pair.key === key)?.value ?? null);
  const lists = new Map(vectors.map(({ key, value }) => [key, itemsOf(value)]));
  const matrices = build(lists, listOf('include'), listOf('exclude'));
  if (matrices.length === 0) return NO_MATRIX;
  const matrixEntries = matrices.map(({ own, extra }, index) => ({
    matrix: dictionary({ ...Object.fromEntries(own), ...Object.fromEntries(extra) }),
    segments: [...own.values()].flatMap(scalarsOf),
    index,
    total: matrices.length,
  }));
  return { kind: 'known', matrixEntries };
}

type EntryValues = ReadonlyMap<string, Data>;

interface Built {
  readonly own: EntryValues;
  /** From `include:`; not shown in the name. */
  readonly extra: EntryValues;
}

function build(
  vectors: ReadonlyMap<string, readonly Data[]>,
  include: readonly Data[],
  exclude: readonly Data[],
): readonly Built[] {
  const filters = include.map((item) => {
    const pairs = pairsOf(item);
    const known = pairs.filter(({ key }) => vectors.has(key));
    const added = pairs.filter(({ key }) => !vectors.has(key));
    return { known, added, all: new Map([...known, ...added].map(({ key, value }) => [key, value])) };
  });
  const matched = new Set<object>();
  const product = vectors.size === 0 ? [] : productOf([...vectors]);
  const kept = product.filter((own) => !exclude.some((item) => fits(own, pairsOf(item))));
  const matrixEntries = kept.map((own): Built => {
    const extra = new Map<string, Data>();
    for (const filter of filters) {
      if (!fits(own, filter.known)) continue;
      matched.add(filter);
      for (const { key, value } of filter.added) extra.set(key, value);
    }
    return { own, extra };
  });
  const alone = filters.filter((filter) => !matched.has(filter));
  return [...matrixEntries, ...alone.map(({ all }) => ({ own: all, extra: new Map<string, Data>() }))];
}

function productOf(vectors: readonly (readonly [string, readonly Data[]])[]): readonly EntryValues[] {
  return vectors.reduce<readonly EntryValues[]>(
    (matrixEntries, [key, values]) =>
      matrixEntries.flatMap((entry) => values.map((value) => new Map([...entry, [key, value]]))),
    [new Map()],
  );
}

/** Every leaf of the filter equals that of the entry, as `==` compares in an expression: loosely, without regard to case. */
function fits(
  entry: EntryValues,
  filter: readonly { readonly key: string; readonly value: Data }[],
): boolean {
  return filter.every(({ key, value }) => isLike(entry.get(key) ?? new data.Null(), value));
}

function isLike(value: Data, filter: Data): boolean {
  if (filter instanceof data.Dictionary) {
    return filter
      .pairs()
      .every((pair) =>
        isLike(
          (value instanceof data.Dictionary ? value.get(pair.key) : null) ?? new data.Null(),
          pair.value,
        ),
      );
  }
  if (filter instanceof data.Array) {
    return filter
      .values()
      .every((each, at) =>
        isLike((value instanceof data.Array ? value.get(at) : null) ?? new data.Null(), each),
      );
  }
  return equals(value, filter);
}

/** Leaves in their order, without the empty ones, as a job's name shows them. */
function scalarsOf(value: Data): readonly string[] {
  if (value instanceof data.Dictionary || value instanceof data.Array)
    return value.values().flatMap(scalarsOf);
  const text = value instanceof data.Null ? '' : value.coerceString();
  return text === '' ? [] : [text];
}

const pairsOf = (value: Data) => (value instanceof data.Dictionary ? value.pairs() : []);
const itemsOf = (value: Data | null): readonly Data[] => (value instanceof data.Array ? value.values() : []);

function openFrom(matrix: Token, contexts?: Contexts): MatrixEntries {
  const members = entries(matrix);
  if (
    contexts === undefined ||
    members.size === 0 ||
    [...members.keys()].some((key) => key.includes('${{'))
  ) {
    return { kind: 'open', open: { vectors: null, include: null } };
  }
  const vectors = [...members].filter(([key]) => key !== 'include' && key !== 'exclude');
  const lists = vectors.map(([key, token]) => {
    const value = orElse(null, () => evaluateToken(token, contexts));
    return [
      key,
      value === null && !isSequence(token) ? null : value === null ? null : itemsOf(value),
    ] as const;
  });
  const include = members.get('include');
  const added = include === undefined ? [] : orElse(null, () => itemsOf(evaluateToken(include, contexts)));
  const known = added?.filter((item) => item instanceof data.Dictionary) ?? null;
  return { kind: 'open', open: { vectors: new Map(lists), include: known } };
}

/** The matrix of an entry whose values are shown as `segments`; null when they do not tell which is which. */
export function bindSegments(open: OpenMatrix, segments: readonly string[]): Data | null {
  if (open.vectors === null || open.vectors.size !== segments.length) return null;
  const names = [...open.vectors.keys()];
  return bindValues(open, new Map(names.map((name, at) => [name, segments[at] ?? ''])));
}

/** The matrix of an entry of which these values are shown, each as text; null when no such entry can be. */
export function bindValues(open: OpenMatrix, shown: ReadonlyMap<string, string>): Data | null {
  const own = new Map<string, Data>();
  for (const [key, text] of shown) {
    const known = open.vectors?.get(key) ?? null;
    const value = known === null ? asShown(text) : known.find((each) => each.coerceString() === text);
    if (value === undefined) return null;
    if (value !== null) own.set(key, value);
  }
  const isWhole = open.vectors !== null && [...open.vectors.keys()].every((key) => own.has(key));
  if (!isWhole || open.include === null) return partly(Object.fromEntries(own));
  const vectors = new Map([...own].map(([key, value]) => [key, [value]]));
  const [entry] = build(vectors, open.include, []);
  return dictionary({ ...Object.fromEntries(own), ...Object.fromEntries(entry?.extra ?? []) });
}

/** A name shows `true` for a text and for a truth value alike, and they are not the same in a condition. */
const asShown = (text: string): Data | null => (text === 'true' || text === 'false' ? null : string(text));

export const isSameMatrix = (a: Data, b: Data): boolean => toJson(a) === toJson(b);
