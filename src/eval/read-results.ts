import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256OfFile } from '../trace/integrity.ts';
import { RESULT_FILE, TRACE_FILE, type TrialResult, verdictOf } from './result.ts';
import { readResult } from './store.ts';
import { readMetrics, type TraceMetrics } from './trace-metrics.ts';

/** One finished trial as it lies on disk, and what its trace says. */
export interface ReadTrial {
  readonly result: TrialResult;
  readonly metrics: TraceMetrics;
  /** Its folder. */
  readonly folder: string;
  /** The trace is not the one that the trial wrote. */
  readonly isTampered: boolean;
}

/** `--out` of `eval run`, or a folder that holds several of them, as downloads of a matrix do. */
const MAX_DEPTH = 4;

/** Reads all trials below the folders, each key once, in the order of tasks and trials. Throws for a folder without any. */
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
      // A shard that ran into trouble, and was run again elsewhere, leaves both.
      if (other === undefined || verdictOf(other) === 'void') found.set(result.key, { result, folder: each });
    }
  }
  const sorted = [...found.values()].toSorted(
    (a, b) => compareText(a.result.task, b.result.task) || a.result.trial - b.result.trial,
  );
  const read: ReadTrial[] = [];
  for (const each of sorted) read.push(await readTrial(each));
  return read;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function trialFolders(folder: string, depth: number): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new Error(`${folder} is not a folder`);
  }
  if (existsSync(join(folder, RESULT_FILE))) return [folder];
  if (depth === MAX_DEPTH) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'work')
    .map(({ name }) => name)
    .toSorted()
    .flatMap((name) => trialFolders(join(folder, name), depth + 1));
}

async function readTrial({ result, folder }: Pick<ReadTrial, 'result' | 'folder'>): Promise<ReadTrial> {
  const trace = join(folder, TRACE_FILE);
  const sha256 = existsSync(trace) ? await sha256OfFile(trace) : '';
  return { result, folder, metrics: await readMetrics(trace), isTampered: sha256 !== result.trace_sha256 };
}
