import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { orElse } from '../../base/errors.ts';
import { readJson } from '../../base/json.ts';
import { Usage } from '../../core/usage.ts';
import { sha256OfFile } from '../../trace/trace.ts';
import {
  isRetried,
  RESULT_FILE,
  readMetrics,
  TRACE_FILE,
  type TraceMetrics,
  type TrialResult,
  TrialResultSchema,
  verdictOf,
} from './result.ts';

const SpendingLine = z.object({ key: z.string(), why: z.string(), usage: Usage.schema });

/**
 * The results of a job on disk. `trials/KEY/` holds a finished trial and appears whole, by one rename; `work/KEY/` holds one
 * under way. `spending.jsonl` lists the cost of trials without a result.
 */
export class Store implements Disposable {
  readonly #folder: string;

  /** Makes the folder, or goes on with it. Throws when another process is at work in it. */
  constructor(folder: string) {
    this.#folder = resolve(folder);
    for (const each of ['trials', 'work']) mkdirSync(join(this.#folder, each), { recursive: true });
    this.#lock();
  }

  /** A finished trial; null when it is to be made, for the first time or again. */
  finished(key: string): TrialResult | null {
    const result = readResult(join(this.#folder, 'trials', key));
    return result === null || isRetried(result) ? null : result;
  }

  /** An empty folder for a trial under way. */
  begin(key: string): string {
    const folder = join(this.#folder, 'work', key);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /** Moves a finished trial into the results, where it stays. */
  finish(result: TrialResult): void {
    const { key } = result;
    const [from, to] = [join(this.#folder, 'work', key), join(this.#folder, 'trials', key)];
    writeDurably(join(from, RESULT_FILE), `${JSON.stringify(result, null, 2)}\n`);
    const before = readResult(to);
    if (before !== null) this.noteSpending(key, before.outcome, before.usage);
    rmSync(to, { recursive: true, force: true });
    renameSync(from, to);
  }

  /** Notes the cost of a trial, or of one try of it, that gave no result, and removes the rest. */
  noteSpending(key: string, why: string, usage: Usage): void {
    if (usage.input_tokens + usage.output_tokens === 0) return;
    appendFileSync(join(this.#folder, 'spending.jsonl'), `${JSON.stringify({ key, why, usage })}\n`);
  }

  drop(key: string): void {
    rmSync(join(this.#folder, 'work', key), { recursive: true, force: true });
  }

  /** What the job has cost so far, all of it. */
  async spent(): Promise<Usage> {
    await this.#chargeUnfinished();
    const results = readdirSync(join(this.#folder, 'trials')).flatMap(
      (key) => readResult(join(this.#folder, 'trials', key)) ?? [],
    );
    const path = join(this.#folder, 'spending.jsonl');
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
    const lost = lines.flatMap((line) => readJson(SpendingLine, line) ?? []);
    return Usage.sum([...results, ...lost].map(({ usage }) => usage));
  }

  /** Counts the cost of trials that a killed process left under way, by their traces. */
  async #chargeUnfinished(): Promise<void> {
    for (const key of readdirSync(join(this.#folder, 'work')).toSorted()) {
      const trace = join(this.#folder, 'work', key, TRACE_FILE);
      if (existsSync(trace)) this.noteSpending(key, 'killed', (await readMetrics(trace)).usage);
      this.drop(key);
    }
  }

  #lock(): void {
    const path = join(this.#folder, 'lock');
    const owner = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
    if (owner !== process.pid && isAlive(owner)) {
      throw new Error(
        `--out ${this.#folder}: process ${owner} is at work in it; wait for it, or remove ${path}`,
      );
    }
    writeFileSync(path, String(process.pid));
  }

  [Symbol.dispose](): void {
    rmSync(join(this.#folder, 'lock'), { force: true });
  }
}

/** The result in a trial's folder; null when there is none that can be read. */
const readResult = (folder: string): TrialResult | null =>
  orElse(null, () => readJson(TrialResultSchema, readFileSync(join(folder, RESULT_FILE), 'utf8')));

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'w');
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function isAlive(pid: number): boolean {
  return Number.isInteger(pid) && pid > 0 && orElse(false, () => process.kill(pid, 0));
}

/** One finished trial as it lies on disk, and what its trace says. */
export interface ReadTrial {
  readonly result: TrialResult;
  readonly metrics: TraceMetrics;
  readonly folder: string;
  /** The trace is not the one that the trial wrote. */
  readonly isTampered: boolean;
}

/** `--out` of `eval run`, or a folder that holds several of them, as downloads of a matrix do. */
const MAX_FOLDER_DEPTH = 4;

/**
 * Reads all trials below the folders, each key once, in the order of tasks and trials, whatever the order of the folders. Throws for a
 * folder without any.
 */
export async function readResults(folders: readonly string[]): Promise<readonly ReadTrial[]> {
  const found = new Map<string, { readonly result: TrialResult; readonly folder: string }>();
  for (const folder of folders) {
    const trials = trialFolders(folder, 0);
    if (trials.length === 0)
      throw new Error(`${folder} holds no results: give the --out of agent-fix eval run`);
    for (const each of trials) {
      const result = readResult(each);
      if (result === null) throw new Error(`${join(each, RESULT_FILE)} is not a result of this version`);
      const other = found.get(result.key)?.result;
      if (other === undefined || compareTries(result, other) < 0)
        found.set(result.key, { result, folder: each });
    }
  }
  const sorted = [...found.values()].toSorted(
    ({ result: a }, { result: b }) =>
      compareText(a.task, b.task) || a.trial - b.trial || compareText(a.key, b.key),
  );
  const read: ReadTrial[] = [];
  for (const each of sorted) read.push(await readTrial(each));
  return read;
}

/** A shard that failed and was run again elsewhere leaves two results: the one with a verdict counts, else the earlier one. */
const compareTries = (a: TrialResult, b: TrialResult): number =>
  Number(verdictOf(a) === 'void') - Number(verdictOf(b) === 'void') ||
  compareText(a.started_at, b.started_at) ||
  compareText(a.trace_sha256, b.trace_sha256);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function trialFolders(folder: string, depth: number): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new Error(`${folder} is not a folder: give the --out of agent-fix eval run`);
  }
  if (existsSync(join(folder, RESULT_FILE))) return [folder];
  if (depth === MAX_FOLDER_DEPTH) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'work')
    .map(({ name }) => name)
    .toSorted()
    .flatMap((name) => trialFolders(join(folder, name), depth + 1));
}

async function readTrial({
  result,
  folder,
}: {
  readonly result: TrialResult;
  readonly folder: string;
}): Promise<ReadTrial> {
  const trace = join(folder, TRACE_FILE);
  const sha256 = existsSync(trace) ? await sha256OfFile(trace) : '';
  return { result, folder, metrics: await readMetrics(trace), isTampered: sha256 !== result.trace_sha256 };
}
