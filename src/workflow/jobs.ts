import { data } from '@actions/expressions';
import { equals } from '@actions/expressions/result';
import { orElse } from '../base/errors.ts';
import { collapsed, nearest } from '../base/text.ts';
import {
  type Contexts,
  type Data,
  dictionary,
  evaluateText,
  evaluateToken,
  type GithubFacts,
  type Pieces,
  partly,
  passedInputs,
  plainText,
  string,
  topInputs,
  withContexts,
  workflowContexts,
} from './evaluate.ts';
import type { Files } from './manifest.ts';
import { fitName } from './step-log.ts';
import {
  entries,
  type JobSource,
  readWorkflowFile,
  type Token,
  templateText,
  type WorkflowSource,
} from './workflow-file.ts';

/** A workflow of a run: the one that was started, or one that a job of it calls. */
export interface PlacedWorkflow {
  readonly file: WorkflowSource;
  /** The path; for a workflow of another repository, `owner/repo/path@ref`. */
  readonly path: string;
  /** `owner/repo` and ref for the files of another repository. */
  readonly remote: { readonly repository: string; readonly ref: string } | null;
  /** How many workflows call each other down to this one. */
  readonly depth: number;
  /** `github`, `inputs`, `matrix`, `strategy`, `needs`, `vars`, `secrets`. */
  readonly contexts: Contexts;
}

/** A job with steps, in one entry of its matrix, as a run starts it. */
export interface ResolvedJob extends PlacedWorkflow {
  readonly job: JobSource;
}

/** GitHub's own limit of workflows that call each other. */
const MAX_CALLS = 10;
const MAX_NAME = 100;
const MAX_NAMES_LISTED = 8;

/** A workflow that no other one called; null when it is no YAML. */
export function topWorkflow(path: string, content: string, run: GithubFacts): PlacedWorkflow | null {
  const file = readWorkflowFile(path, content);
  if (file === null) return null;
  const contexts = workflowContexts(run, topInputs(run, file.dispatchInputs));
  return { file, path, remote: null, depth: 0, contexts };
}

/**
 * All jobs that GitHub would show by this name; those that only fit a pattern, only where none fits exactly. `problem`: why there
 * is none.
 */
export async function findJobs(files: Files, workflow: PlacedWorkflow, name: string) {
  const shown = collapsed(name);
  const found: { readonly rank: number; readonly job: ResolvedJob }[] = [];
  const problems: string[] = [];
  const names = new Set<string>();
  /** `prefix`: the part of the shown name that the callers account for, with its slashes. */
  async function look(placed: PlacedWorkflow, prefix: string, rank: number): Promise<void> {
    const rest = shown.slice(prefix.length);
    for (const [job, candidate] of candidatesIn(placed)) {
      if (job.uses === null) {
        const [nameParts = []] = jobNamesOf(job, candidate.contexts, candidate.entry?.segments ?? []);
        names.add(prefix + (plainText(nameParts) ?? job.id));
        const match = matchName(job, candidate, { prefix, shown: rest });
        if (match !== null) {
          found.push({ rank: rank + match.rank, job: { ...placed, job, contexts: match.contexts } });
        }
        continue;
      }
      // `caller / callee`: the caller's name can hold slashes itself, so each is tried.
      for (const { index } of rest.matchAll(/(?= \/ )/g)) {
        const match = matchName(job, candidate, { prefix, shown: rest.slice(0, index) });
        if (match === null) continue;
        const called = await enterCall(files, placed, { job, contexts: match.contexts });
        if (typeof called === 'string') problems.push(called);
        else await look(called, `${prefix}${rest.slice(0, index)} / `, rank + match.rank);
      }
    }
  }
  await look(workflow, '', 0);
  const best = Math.min(...found.map((each) => each.rank));
  const jobs = found.filter((each) => each.rank === best).map(({ job }) => job);
  const near = jobs.length > 0 ? null : nearest(shown, [...names]);
  const others = [...names].slice(0, MAX_NAMES_LISTED).map((each) => `"${each}"`);
  const hint = near === null ? `it has ${others.join(', ') || 'none'}` : `the nearest is "${near}"`;
  return { jobs, problem: problems[0] ?? `${workflow.path} has no job "${shown}"; ${hint}` };
}

/**
 * Every job of a workflow and of the workflows it calls, for a run that knows its job by id. Matrix entries that only their
 * names can tell stay open.
 */
export async function allJobs(files: Files, workflow: PlacedWorkflow): Promise<readonly ResolvedJob[]> {
  const found: ResolvedJob[] = [];
  for (const [job, { contexts }] of candidatesIn(workflow)) {
    if (job.uses === null) found.push({ ...workflow, job, contexts });
    else {
      const called = await enterCall(files, workflow, { job, contexts });
      if (typeof called !== 'string') found.push(...(await allJobs(files, called)));
    }
  }
  return found;
}

const candidatesIn = ({ file, contexts }: PlacedWorkflow): readonly (readonly [JobSource, JobCandidate])[] =>
  file.jobs.flatMap((job) => jobCandidates(job, contexts).map((candidate) => [job, candidate] as const));

/** The workflow that a job calls; a text says why it cannot be looked at. */
export async function enterCall(
  files: Files,
  workflow: PlacedWorkflow,
  { job, contexts }: { readonly job: JobSource; readonly contexts: Contexts },
): Promise<PlacedWorkflow | string> {
  const uses = job.uses ?? '';
  const calls = `job "${job.id}" of ${workflow.path} calls`;
  if (workflow.depth >= MAX_CALLS) return `${calls} too deep`;
  const { path, remote } = targetOf(uses, workflow.remote) ?? { path: uses, remote: null };
  const reading =
    remote === null
      ? files.readText(path)
      : files.readReferenced?.(`${remote.repository}/${path}@${remote.ref}`);
  const content = (await reading) ?? null;
  const file = content === null ? null : readWorkflowFile(uses, content);
  if (file === null) return `${calls} ${uses}, which cannot be read here`;
  const github = contexts.get('github') ?? dictionary({});
  const inputs = passedInputs(file.callInputs, job.with, { contexts, defaults: dictionary({ github }) });
  return {
    file,
    path: remote === null ? path : uses,
    remote,
    depth: workflow.depth + 1,
    // Neither `env` nor `matrix` of the caller reach the called workflow.
    contexts: withContexts(contexts, { inputs, matrix: new data.Null(), strategy: dictionary({}) }),
  };
}

function targetOf(uses: string, from: PlacedWorkflow['remote']) {
  const local = /^(?:\.|\$)\/(.+)$/.exec(uses)?.[1];
  if (local !== undefined) return { path: local, remote: from };
  const [, repository, path, ref] = /^([^/]+\/[^/]+)\/([^@]+)@(.+)$/.exec(uses) ?? [];
  if (repository === undefined || path === undefined || ref === undefined) return null;
  return { path, remote: { repository, ref } };
}

/** One entry of a job's matrix. `matrix` is what expressions see. */
interface MatrixEntry {
  readonly matrix: Data;
  /** The values that GitHub puts behind the job's name. */
  readonly segments: readonly string[];
  readonly index: number;
  readonly total: number;
}

/** A matrix that another job's output decides: of its entries only the names are known. */
interface OpenMatrix {
  /** The entries in their order, as far as their names are known: for each its values, null when these are not known. */
  readonly vectors: ReadonlyMap<string, readonly Data[] | null>;
  /** What `include:` adds to entries that have the values; null when it is not known. */
  readonly include: readonly data.Dictionary[] | null;
}

/** A job before its name is looked at: in one entry, or in those that only names can tell. */
type JobCandidate = { readonly contexts: Contexts } & (
  | { readonly entry: MatrixEntry }
  | { readonly entry: null; readonly open: OpenMatrix }
);

export function jobCandidates(job: JobSource, contexts: Contexts): readonly JobCandidate[] {
  const matrix = matrixOf(job.strategy, contexts);
  if ('vectors' in matrix) {
    const unknown = withContexts(contexts, { matrix: partly({}), strategy: partly({}) });
    return [{ contexts: unknown, entry: null, open: matrix }];
  }
  return matrix.map((entry) => {
    const strategy = partly({
      'job-index': new data.NumberData(entry.index),
      'job-total': new data.NumberData(entry.total),
    });
    return { contexts: withContexts(contexts, { matrix: entry.matrix, strategy }), entry };
  });
}

/** The cost of a match by pattern: such matches come after all exact ones. */
const PATTERN = 10;

/** The rank and contexts of a candidate whose name can be `shown`, after `prefix`; GitHub may have cut the name. null: it cannot be. */
function matchName(
  job: JobSource,
  candidate: JobCandidate,
  { prefix, shown }: { readonly prefix: string; readonly shown: string },
): { readonly rank: number; readonly contexts: Contexts } | null {
  const { contexts, entry } = candidate;
  if (entry === null) {
    const matrix = matrixShown(job, candidate.open, { contexts, shown });
    return matrix === null ? null : { rank: PATTERN, contexts: withContexts(contexts, { matrix }) };
  }
  const names = jobNamesOf(job, contexts, entry.segments);
  const rank = names.findIndex((pieces) => {
    const name = collapsed(plainText(pieces) ?? '');
    return (
      name !== '' && [prefix + name, prefix + cutName(name), cutName(prefix + name)].includes(prefix + shown)
    );
  });
  if (rank >= 0) return { rank, contexts };
  const pattern = names.find((pieces) => plainText(pieces) === null);
  return pattern !== undefined && fitName(pattern, shown) !== null ? { rank: PATTERN, contexts } : null;
}

/**
 * The names that an entry can have, the surest first. A name with expressions is evaluated; one without, or the job's id where the
 * name comes out empty, gets the entry's values behind it: `test (20)`.
 */
function jobNamesOf(job: JobSource, contexts: Contexts, segments: readonly string[]): readonly Pieces[] {
  const name = evaluateText(job.name, contexts);
  const plain = plainText(name);
  const behind = segments.length === 0 ? '' : ` (${segments.join(', ')})`;
  const withValues: Pieces = [{ kind: 'text', text: `${plain || job.id}${behind}` }];
  if (plain === '' || job.name.every(({ kind }) => kind === 'text')) return [withValues];
  const isOfMatrix = job.name.some((part) => part.kind === 'expression' && /\bmatrix\b/i.test(part.source));
  return plain === null || behind === '' || isOfMatrix ? [name] : [name, withValues];
}

/** The matrix of an entry of which only the name is known; what the name does not show stays unknown. null: no such entry. */
function matrixShown(
  job: JobSource,
  open: OpenMatrix,
  { contexts, shown }: { readonly contexts: Contexts; readonly shown: string },
): Data | null {
  if (job.name.every(({ kind }) => kind === 'text')) {
    const name = collapsed(templateText(job.name, () => '')) || job.id;
    if (shown === name) return partly({});
    if (!shown.startsWith(`${name} (`)) return null;
    const values = shown.slice(name.length + 2, -1).split(', ');
    if (!shown.endsWith(')')) return shown.length === MAX_NAME && shown.endsWith('...') ? partly({}) : null;
    if (open.vectors.size !== values.length) return partly({});
    const keys = [...open.vectors.keys()];
    return bindValues(open, new Map(keys.map((key, at) => [key, values[at] ?? '']))) ?? partly({});
  }
  const pieces = evaluateText(job.name, contexts);
  const found = fitName(pieces, shown);
  if (found === null) return null;
  const values = new Map<string, string>();
  for (const [at, hole] of pieces.filter((piece) => piece.kind !== 'text').entries()) {
    const key = hole.kind === 'hole' ? /^matrix\.([\w-]+)$/.exec(hole.source)?.[1] : undefined;
    const value = found.values?.[at];
    if (key !== undefined && value !== undefined) values.set(key, value);
  }
  return bindValues(open, values);
}

/** Cuts a name that is too long as the server does (actions/runner, JobNameBuilder.cs). */
const cutName = (name: string): string =>
  name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 3)}...` : name;

const NO_MATRIX: readonly MatrixEntry[] = [{ matrix: new data.Null(), segments: [], index: 0, total: 1 }];
const UNKNOWN_MATRIX: OpenMatrix = { vectors: new Map(), include: null };

/** Builds the entries of a job as the server does (actions/runner, MatrixBuilder.cs and JobNameBuilder.cs). */
function matrixOf(strategy: Token | undefined, contexts: Contexts): readonly MatrixEntry[] | OpenMatrix {
  const matrix = entries(strategy).get('matrix');
  if (matrix === undefined) return strategy?.isExpression ? UNKNOWN_MATRIX : NO_MATRIX;
  const whole = orElse(null, () => evaluateToken(matrix, contexts));
  if (whole === null) return openMatrix(matrix, contexts);
  const lists = new Map(pairsOf(whole).map(({ key, value }) => [key, itemsOf(value)]));
  const [include = [], exclude = []] = [lists.get('include'), lists.get('exclude')];
  const vectors = new Map([...lists].filter(([key]) => key !== 'include' && key !== 'exclude'));
  const built = build(vectors, include, exclude);
  if (built.length === 0) return NO_MATRIX;
  return built.map(({ shown, matrix }, index) => {
    const segments = shown.values().flatMap(scalarsOf);
    return { matrix, segments, index, total: built.length };
  });
}

/** `shown`: the values in the name of the entry, without those that `include:` adds. */
interface Built {
  readonly shown: data.Dictionary;
  readonly matrix: data.Dictionary;
}

function build(
  vectors: ReadonlyMap<string, readonly Data[]>,
  include: readonly Data[],
  exclude: readonly Data[],
): readonly Built[] {
  const product = productOf(vectors).filter((entry) => !exclude.some((item) => isLike(entry, item)));
  const additions = include.map((item) => {
    const known = pairsOf(item).filter(({ key }) => vectors.has(key));
    const added = pairsOf(item).filter(({ key }) => !vectors.has(key));
    const filter = fromPairs(known);
    return {
      added,
      all: fromPairs([...known, ...added]),
      to: new Set(product.filter((entry) => isLike(entry, filter))),
    };
  });
  const whole = product.map((entry) => {
    const added = additions.filter(({ to }) => to.has(entry)).flatMap(({ added }) => added);
    return { shown: entry, matrix: fromPairs([...entry.pairs(), ...added]) };
  });
  const alone = additions.filter(({ to }) => to.size === 0).map(({ all }) => ({ shown: all, matrix: all }));
  return [...whole, ...alone];
}

/** Of two pairs with one key the later one counts. */
const fromPairs = (pairs: ReturnType<typeof pairsOf>): data.Dictionary =>
  dictionary(Object.fromEntries(pairs.map(({ key, value }) => [key, value])));

function productOf(vectors: ReadonlyMap<string, readonly Data[]>): readonly data.Dictionary[] {
  if (vectors.size === 0) return [];
  return [...vectors].reduce<readonly data.Dictionary[]>(
    (product, [key, values]) =>
      product.flatMap((entry) => values.map((value) => fromPairs([...entry.pairs(), { key, value }]))),
    [dictionary({})],
  );
}

/** Whether every scalar in the filter equals the one in the value, as `==` compares in an expression: loosely, without regard to case. */
function isLike(value: Data | undefined, filter: Data): boolean {
  if (filter instanceof data.Dictionary) {
    const members = value instanceof data.Dictionary ? value : dictionary({});
    return filter.pairs().every((pair) => isLike(members.get(pair.key), pair.value));
  }
  if (filter instanceof data.Array) {
    return filter.values().every((each, at) => isLike(itemsOf(value)[at], each));
  }
  return equals(value ?? new data.Null(), filter);
}

/** The scalars in a value, in their order, without empty ones, as a job's name shows them. */
function scalarsOf(value: Data): readonly string[] {
  if (value instanceof data.Dictionary || value instanceof data.Array)
    return value.values().flatMap(scalarsOf);
  const text = value instanceof data.Null ? '' : value.coerceString();
  return text === '' ? [] : [text];
}

const pairsOf = (value: Data) => (value instanceof data.Dictionary ? value.pairs() : []);
const itemsOf = (value: Data | undefined): readonly Data[] =>
  value instanceof data.Array ? value.values() : [];

function openMatrix(matrix: Token, contexts: Contexts): OpenMatrix {
  const members = entries(matrix);
  if ([...members.keys()].some((key) => key.includes('${{'))) return UNKNOWN_MATRIX;
  const lists = new Map(
    [...members].map(([key, token]) => [key, orElse(null, () => itemsOf(evaluateToken(token, contexts)))]),
  );
  const include = lists.get('include');
  return {
    vectors: new Map([...lists].filter(([key]) => key !== 'include' && key !== 'exclude')),
    include:
      members.size === 0 || include === null
        ? null
        : (include ?? []).filter((item) => item instanceof data.Dictionary),
  };
}

/** The matrix of an entry whose name shows these values, each as text; null when no such entry can be. */
function bindValues(open: OpenMatrix, shown: ReadonlyMap<string, string>): Data | null {
  const values = new Map<string, Data>();
  for (const [key, text] of shown) {
    const known = open.vectors.get(key) ?? null;
    const value = known === null ? asShown(text) : known.find((each) => each.coerceString() === text);
    if (value === undefined) return null;
    if (value !== null) values.set(key, value);
  }
  const isWhole = [...open.vectors.keys()].every((key) => values.has(key));
  if (!isWhole || open.include === null) return partly(Object.fromEntries(values));
  const vectors = new Map([...values].map(([key, value]) => [key, [value]]));
  return build(vectors, open.include, [])[0]?.matrix ?? dictionary({});
}

/** A name shows the text `true` and the boolean alike, which differ in a condition, so the value stays unknown. */
const asShown = (text: string): Data | null => (text === 'true' || text === 'false' ? null : string(text));
