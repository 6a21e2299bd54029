import { data } from '@actions/expressions';
import { equals } from '@actions/expressions/result';
import { isSequence } from '@actions/workflow-parser';
import { orElse } from '../core/errors.ts';
import { collapsed, nearest } from '../core/text.ts';
import {
  type Contexts,
  type Data,
  dictionary,
  evaluateText,
  evaluateToken,
  givenInputs,
  type Pieces,
  partly,
  plainText,
  string,
  toJson,
  tokensGiven,
  withContexts,
} from './evaluate.ts';
import { fitName } from './step-log.ts';
import {
  entries,
  type JobSource,
  readWorkflowFile,
  type Token,
  templateText,
  type WorkflowSource,
} from './workflow-file.ts';

/** A job with steps, in one entry of its matrix, as a run starts it. */
export interface ResolvedJob {
  readonly job: JobSource;
  readonly file: WorkflowSource;
  /** Path of the file that it is written in, with its repository where that is another one. */
  readonly path: string;
  /** The jobs that call the file, outermost first. */
  readonly callers: readonly JobSource[];
  /** `github`, `inputs`, `matrix`, `strategy`, `needs`, `vars`, `secrets`. */
  readonly contexts: Contexts;
}

export interface WorkflowFiles {
  /** A file of the commit that the run is about. */
  readFile(path: string): Promise<string | null>;
  /** A file that a workflow names as `owner/repo/path@ref`, at the commit that the run used; null when it cannot be had. */
  readReferenced?(reference: string): Promise<string | null>;
}

/** A workflow in its place: the top one, or one that a job calls. */
export interface PlacedWorkflow {
  readonly file: WorkflowSource;
  readonly path: string;
  /** `owner/repo` and ref for the files of another repository. */
  readonly remote: { readonly repository: string; readonly ref: string } | null;
  readonly callers: readonly JobSource[];
  readonly contexts: Contexts;
}

/** What a name leads to. `problems`: what kept us from looking further. */
interface JobSearch {
  readonly jobs: readonly ResolvedJob[];
  readonly problems: readonly string[];
}

/** GitHub's own limit of workflows that call each other. */
const MAX_CALLS = 10;
const MAX_NAME = 100;
const MAX_NAMES_LISTED = 8;

/** All jobs that GitHub would show by this name. Exact names come before those that only fit a pattern. */
export async function findJobs(
  files: WorkflowFiles,
  workflow: PlacedWorkflow,
  shown: string,
): Promise<JobSearch> {
  const search = new NameSearch(files, workflow.path, collapsed(shown));
  await search.look(workflow, { prefix: '', rest: collapsed(shown), rank: 0 });
  return search.result();
}

interface NamePlace {
  /** The part of the shown name that the callers account for, with its slashes. */
  readonly prefix: string;
  readonly rest: string;
  readonly rank: number;
}

class NameSearch {
  readonly #files: WorkflowFiles;
  readonly #path: string;
  readonly #shown: string;
  readonly #found: { readonly rank: number; readonly job: ResolvedJob }[] = [];
  readonly #problems: string[] = [];
  readonly #names: string[] = [];

  constructor(files: WorkflowFiles, path: string, shown: string) {
    this.#files = files;
    this.#path = path;
    this.#shown = shown;
  }

  result(): JobSearch {
    const best = Math.min(...this.#found.map(({ rank }) => rank));
    const jobs = this.#found.filter(({ rank }) => rank === best).map(({ job }) => job);
    if (jobs.length > 0) return { jobs, problems: [] };
    const near = nearest(this.#shown, this.#names);
    const others = [...new Set(this.#names)].slice(0, MAX_NAMES_LISTED).map((name) => `"${name}"`);
    const hint = near === null ? `it has ${others.join(', ') || 'none'}` : `the nearest is "${near}"`;
    return {
      jobs,
      problems: [...new Set(this.#problems), `${this.#path} has no job "${this.#shown}"; ${hint}`],
    };
  }

  async look(workflow: PlacedWorkflow, place: NamePlace): Promise<void> {
    for (const job of workflow.file.jobs) {
      for (const candidate of jobCandidates(job, workflow.contexts)) {
        if (job.uses === null) {
          const [name] = namesOf(job, candidate.contexts, candidate.entry?.segments ?? []);
          this.#names.push(place.prefix + (plainText(name ?? []) ?? job.id));
          this.#matchJob(workflow, candidate, place);
        } else await this.#enter(workflow, candidate, place);
      }
    }
  }

  #matchJob({ file, path, callers }: PlacedWorkflow, candidate: JobCandidate, place: NamePlace): void {
    const isShown = (name: string) =>
      [place.prefix + name, place.prefix + cutName(name), cutName(place.prefix + name)].includes(this.#shown);
    for (const found of matches(candidate, place.rest, isShown)) {
      const job = { job: candidate.job, file, path, callers, contexts: found.contexts };
      this.#found.push({ rank: place.rank + found.rank, job });
    }
  }

  /** `caller / callee`: the caller's name can hold slashes itself, so each is tried. */
  async #enter(
    workflow: PlacedWorkflow,
    candidate: JobCandidate,
    { prefix, rest, rank }: NamePlace,
  ): Promise<void> {
    for (let at = rest.indexOf(' / '); at >= 0; at = rest.indexOf(' / ', at + 1)) {
      const name = rest.slice(0, at);
      for (const found of matches(candidate, name, (each) => each === name || cutName(each) === name)) {
        const called = await enterCall(this.#files, workflow, {
          job: candidate.job,
          contexts: found.contexts,
        });
        if (typeof called === 'string') this.#problems.push(called);
        else {
          const place = { prefix: `${prefix}${name} / `, rest: rest.slice(at + 3), rank: rank + found.rank };
          await this.look(called, place);
        }
      }
    }
  }
}

/**
 * Every job of a workflow and of the workflows it calls, for a run that knows its job by id. Matrix entries that only their
 * names can tell stay open.
 */
export async function allJobs(
  files: WorkflowFiles,
  workflow: PlacedWorkflow,
): Promise<readonly ResolvedJob[]> {
  const found: ResolvedJob[] = [];
  for (const job of workflow.file.jobs) {
    for (const { contexts } of jobCandidates(job, workflow.contexts)) {
      const { file, path, callers } = workflow;
      if (job.uses === null) found.push({ job, file, path, callers, contexts });
      else {
        const called = await enterCall(files, workflow, { job, contexts });
        if (typeof called !== 'string') found.push(...(await allJobs(files, called)));
      }
    }
  }
  return found;
}

/** The workflow that a job calls; a text says why it cannot be looked at. */
export async function enterCall(
  files: WorkflowFiles,
  workflow: PlacedWorkflow,
  { job, contexts }: { readonly job: JobSource; readonly contexts: Contexts },
): Promise<PlacedWorkflow | string> {
  const uses = job.uses ?? '';
  if (workflow.callers.length >= MAX_CALLS) return `job "${job.id}" of ${workflow.path} calls too deep`;
  const target = targetOf(uses, workflow.remote);
  const content =
    target === null
      ? null
      : target.remote === null
        ? await files.readFile(target.path)
        : ((await files.readReferenced?.(
            `${target.remote.repository}/${target.path}@${target.remote.ref}`,
          )) ?? null);
  const file = content === null ? null : readWorkflowFile(uses, content);
  if (target === null || file === null) {
    return `job "${job.id}" of ${workflow.path} calls ${uses}, which cannot be read here`;
  }
  const given = tokensGiven(job.with, contexts);
  const github = contexts.get('github') ?? dictionary({});
  const inputs = givenInputs({
    declared: file.callInputs,
    given,
    fallback: ({ fallback }) =>
      fallback === undefined ? new data.Null() : evaluateToken(fallback, dictionary({ github })),
  });
  return {
    file,
    path: target.remote === null ? target.path : uses,
    remote: target.remote,
    callers: [...workflow.callers, job],
    // Neither `env` nor `matrix` of the caller reach the called workflow.
    contexts: withContexts(contexts, { inputs, matrix: new data.Null(), strategy: dictionary({}) }),
  };
}

function targetOf(
  uses: string,
  from: PlacedWorkflow['remote'],
): { readonly path: string; readonly remote: PlacedWorkflow['remote'] } | null {
  const local = /^(?:\.|\$)\/(.+)$/.exec(uses)?.[1];
  if (local !== undefined) return { path: local, remote: from };
  const [, repository, path, ref] = /^([^/]+\/[^/]+)\/([^@]+)@(.+)$/.exec(uses) ?? [];
  if (repository === undefined || path === undefined || ref === undefined) return null;
  return { path, remote: { repository, ref } };
}

/** A job before its name is looked at: one entry, or the matrix entries that only names can tell. */
interface JobCandidate {
  readonly job: JobSource;
  readonly contexts: Contexts;
  readonly entry: MatrixEntry | null;
  readonly open: OpenMatrix | null;
}

export function jobCandidates(job: JobSource, contexts: Contexts): readonly JobCandidate[] {
  const matrixEntries = matrixEntriesOf(job.strategy, contexts);
  if (matrixEntries.kind === 'open') {
    return [{ job, contexts: inEntry(contexts, partly({}), null), entry: null, open: matrixEntries.open }];
  }
  return matrixEntries.matrixEntries.map((entry) => ({
    job,
    contexts: inEntry(contexts, entry.matrix ?? new data.Null(), entry),
    entry,
    open: null,
  }));
}

function inEntry(contexts: Contexts, matrix: Data, entry: MatrixEntry | null): Contexts {
  const strategy =
    entry === null
      ? partly({})
      : partly({
          'job-index': new data.NumberData(entry.index),
          'job-total': new data.NumberData(entry.total),
        });
  return withContexts(contexts, { matrix, strategy });
}

interface Match {
  readonly rank: number;
  readonly contexts: Contexts;
}

/** How a candidate's name can be `shown`. `isShown` compares a whole name, cut or not. */
function matches(
  candidate: JobCandidate,
  shown: string,
  isShown: (name: string) => boolean,
): readonly Match[] {
  const { job, contexts, entry, open } = candidate;
  if (entry !== null) {
    const names = namesOf(job, contexts, entry.segments);
    for (const [rank, pieces] of names.entries()) {
      const name = plainText(pieces);
      if (name !== null && isShown(collapsed(name))) return [{ rank, contexts }];
    }
    const pattern = names.find((pieces) => plainText(pieces) === null);
    return pattern !== undefined && fitName(pattern, shown) !== null ? [{ rank: PATTERN, contexts }] : [];
  }
  const matrix = open === null ? null : matrixShown(job, open, { contexts, shown });
  return matrix === null ? [] : [{ rank: PATTERN, contexts: withContexts(contexts, { matrix }) }];
}

/** The cost of a match by pattern: such matches come after all exact ones. */
const PATTERN = 10;

/**
 * The names that an entry can have, the surest first. A name with expressions stands as it is evaluated; one without
 * gets the entry's values behind it, and so does the id of a job whose name comes out empty.
 */
function namesOf(job: JobSource, contexts: Contexts, segments: readonly string[]): readonly Pieces[] {
  const behind = segments.length === 0 ? '' : ` (${segments.join(', ')})`;
  const text = (name: string): Pieces => [{ kind: 'text', text: name }];
  const byId = text(`${job.id}${behind}`);
  if (job.name === null || job.name.length === 0) return [byId];
  const name = evaluateText(job.name, contexts);
  const plain = plainText(name);
  if (plain === '') return [byId];
  if (job.name.every(({ kind }) => kind === 'text')) return [text(`${plain}${behind}`)];
  const isOfMatrix = job.name.some((part) => part.kind === 'expression' && /\bmatrix\b/i.test(part.source));
  if (plain === null || behind === '' || isOfMatrix) return [name];
  return [name, text(`${plain}${behind}`)];
}

/** The matrix of an entry of which only the name is known; what the name does not show stays unknown. null: no such entry. */
function matrixShown(
  job: JobSource,
  open: OpenMatrix,
  { contexts, shown }: { readonly contexts: Contexts; readonly shown: string },
): Data | null {
  const template = job.name ?? [];
  if (template.every(({ kind }) => kind === 'text')) {
    const name = collapsed(templateText(template, () => '')) || job.id;
    if (shown === name) return partly({});
    if (!shown.startsWith(`${name} (`)) return null;
    const isWhole = shown.endsWith(')');
    if (!isWhole && !(shown.length === MAX_NAME && shown.endsWith('...'))) return null;
    const inner = shown.slice(name.length + 2, -1);
    return (isWhole ? bindSegments(open, inner.split(', ')) : null) ?? partly({});
  }
  const pieces = evaluateText(template, contexts);
  const found = fitName(pieces, shown);
  if (found === null) return null;
  const holes = pieces.filter((piece) => piece.kind !== 'text');
  const values = new Map<string, string>();
  for (const [at, hole] of holes.entries()) {
    const key = hole.kind === 'hole' ? /^matrix\.([\w-]+)$/.exec(hole.source)?.[1] : undefined;
    const value = found.values?.[at];
    if (key !== undefined && value !== undefined) values.set(key, value);
  }
  return bindValues(open, values);
}

/** As the server cuts a name that is too long (actions/runner, JobNameBuilder.cs). */
const cutName = (name: string): string =>
  name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 3)}...` : name;

interface MatrixEntry {
  /** null: the job has no matrix. */
  readonly matrix: Data | null;
  /** The values that GitHub puts behind the job's name. */
  readonly segments: readonly string[];
  readonly index: number;
  readonly total: number;
}

/** A matrix that another job's output decides: its matrix entries are known by their names alone. */
interface OpenMatrix {
  /** In their order; null when not even the names are known. For each the values that are known. */
  readonly vectors: ReadonlyMap<string, readonly Data[] | null> | null;
  /** What `include:` adds to matrix entries that have the values; null when it is not known. */
  readonly include: readonly data.Dictionary[] | null;
}

type MatrixEntries =
  | { readonly kind: 'known'; readonly matrixEntries: readonly MatrixEntry[] }
  | { readonly kind: 'open'; readonly open: OpenMatrix };

const NO_MATRIX: MatrixEntries = {
  kind: 'known',
  matrixEntries: [{ matrix: null, segments: [], index: 0, total: 1 }],
};

/** As the server builds the matrix entries of a job (actions/runner, MatrixBuilder.cs and JobNameBuilder.cs). */
function matrixEntriesOf(strategy: Token | undefined, contexts: Contexts): MatrixEntries {
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
function bindSegments(open: OpenMatrix, segments: readonly string[]): Data | null {
  if (open.vectors === null || open.vectors.size !== segments.length) return null;
  const names = [...open.vectors.keys()];
  return bindValues(open, new Map(names.map((name, at) => [name, segments[at] ?? ''])));
}

/** The matrix of an entry of which these values are shown, each as text; null when no such entry can be. */
function bindValues(open: OpenMatrix, shown: ReadonlyMap<string, string>): Data | null {
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

/** A name shows the text `true` and the boolean alike, which differ in a condition, so the value stays unknown. */
const asShown = (text: string): Data | null => (text === 'true' || text === 'false' ? null : string(text));

export const isSameMatrix = (a: Data, b: Data): boolean => toJson(a) === toJson(b);
