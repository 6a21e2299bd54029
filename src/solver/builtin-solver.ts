import { TOOL_ARGS } from '../core/model/tools.ts';
import { type FailureText, type LikelyPlace, MAX_PLACES } from '../core/ports.ts';
import type { BuiltinSearch } from '../core/run.ts';
import type { TestCommand } from '../core/task.ts';
import { changedFiles } from '../oracle/checkout.ts';
import { createTestOracle } from '../oracle/test-oracle.ts';
import type { Recording } from '../trace/replay.ts';
import { countLinesWith, recentLines } from '../workspace/git-objects.ts';
import { isRepoPath } from '../workspace/repo-path.ts';
import type { RepoWorkspace } from '../workspace/repo-tools.ts';
import { type BenchRequest, sharedCell } from './bench-worker.ts';
import type { CandidateBench, Mending } from './candidate.ts';
import { DiskBench } from './candidate-bench.ts';
import { likelyPlaces, prepareIndex, type RepairTree } from './likely-places.ts';
import { createRepairer, uniqueEdit } from './repairer.ts';
import { searchRepair } from './search.ts';

export interface BuiltinSolver extends AsyncDisposable {
  readonly search: BuiltinSearch;
}

/** Puts the built-in solver together: it needs no key, no network and no model. Nothing is read, copied or loaded before it is asked. */
export function openBuiltinSolver(request: BenchRequest): BuiltinSolver {
  const bench = new DiskBench(request);
  const repairer = createRepairer({
    tree: treeOf(request),
    command: request.command,
    runMending: (command, signal) => runMending(request, command, signal),
  });
  return {
    search: (run) => searchRepair(run, { repairer, bench }),
    [Symbol.asyncDispose]: () => bench[Symbol.asyncDispose](),
  };
}

/**
 * Finds where a failure points at, for a model's opening. A model can do without: no fault of the index ends its run. What
 * the index needs is loaded from now on, while the first tests run.
 */
export function openPlaces(judged: Judged): (failure: FailureText) => Promise<readonly LikelyPlace[]> {
  const tree = treeOf(judged);
  const preparing = prepareIndex(tree).catch(() => {});
  return async (failure) => {
    await preparing;
    return likelyPlaces(tree, failure, MAX_PLACES).catch(() => []);
  };
}

/** The tree, and the command that judges it. */
export interface Judged {
  readonly workspace: RepoWorkspace;
  readonly command: TestCommand | null;
}

/** Paths that a test command may name, from the root and from its own folder. */
function filesOf(command: TestCommand | null): ReadonlySet<string> {
  const words = (command?.run.match(/[^\s"'`;&|()<>=]+/g) ?? []).map((word) => word.replace(/^\.\//, ''));
  const folder = command?.workingDirectory ?? '.';
  return new Set(folder === '.' ? words : words.flatMap((word) => [word, `${folder}/${word}`]));
}

/** The base commit with the run's writes, as the index reads it. */
export function treeOf({ workspace, command }: Judged): RepairTree {
  const { snapshot, journal, policy } = workspace;
  const judges = filesOf(command);
  const tests = new Map<string, boolean>();
  return {
    paths: () => snapshot.paths(),
    readText: async (path) => journal.get(path)?.bytes.toString('utf8') ?? (await snapshot.readText(path)),
    search: (words) => countLinesWith(snapshot, words),
    recentLines: (paths) => recentLines(snapshot, paths),
    // A script that the test command names judges as a test does, whatever it is called.
    isTest(path) {
      const known = tests.get(path);
      if (known !== undefined) return known;
      const isTest = judges.has(path) || policy.protection(path)?.opens === 'test_edits';
      tests.set(path, isTest);
      return isTest;
    },
    isWritable: (path) => !judges.has(path) && isRepoPath(path) && policy.denyWrite(path) === null,
  };
}

/**
 * The built-in solver of a recorded run: it looks for candidates anew, in the repository's objects, and gets the verdicts
 * that were recorded. Nothing is run: what a tool's own repair changed is taken from the record as well.
 */
export function recordedSearch({ events, task }: Recording, workspace: RepoWorkspace): BuiltinSearch {
  const said = events.map((event) => event.said);
  const verdicts = said
    .flatMap((event) => (event.kind === 'candidate' ? [event.payload.verdict] : []))
    .values();
  const repairer = createRepairer({
    tree: treeOf({ workspace, command: task.testCommand }),
    command: task.testCommand,
    runMending: () => Promise.resolve(recordedMending(said)),
  });
  const bench: CandidateBench = {
    judge: async function* (candidates) {
      for (const _ of candidates) {
        const { done, value } = verdicts.next();
        if (done === true) return;
        yield value;
      }
    },
  };
  return (run) => searchRepair(run, { repairer, bench });
}

/** The writes before the note that tells of a tool's repair. */
function recordedMending(said: readonly Recording['events'][number]['said'][]): Mending {
  const end = said.findIndex(
    (event) => event.kind === 'driver_note' && event.payload.reason === 'tool_repair',
  );
  const note = said[end];
  const command =
    note?.kind === 'driver_note' ? note.payload.note.replace(/: \d+ of \d+ files written$/, '') : '';
  const changes = said.slice(0, Math.max(0, end)).flatMap((event) => {
    if (event.kind !== 'tool_result' || event.payload.tool !== 'write_file') return [];
    const args = TOOL_ARGS.write_file.safeParse(event.payload.args);
    return args.success
      ? [{ path: args.data.rel_path, edits: args.data.edits, content: args.data.content }]
      : [];
  });
  return { command, changes };
}

/** A formatter is quick; one that is not would leave no time for the rest. */
const MAX_MS = 5 * 60_000;

/** Runs a tool's mending form in the checkout, reads what it changed, and puts the files back: the Journal brings them again. */
export async function runMending(request: BenchRequest, run: string, signal: AbortSignal): Promise<Mending> {
  const { workspace, command } = request;
  if (command === null) return { command: run, changes: [] };
  using oracle = createTestOracle({ ...request, cell: sharedCell(request), command: { ...command, run } });
  await oracle.run({ phase: 'write', timeoutMs: MAX_MS, signal });
  const written = oracle.written();
  const isInPlace = sharedCell(request) === null;
  const changed = written === null ? [] : changedFiles(written, workspace.snapshot, { putBack: isInPlace });
  const changes: Mending['changes'][number][] = [];
  for (const { path, before, after } of await changed) {
    const edits = before === null || after === null ? null : [wholeEdit(before, after)];
    changes.push({ path, edits, content: after });
  }
  return { command: shownCommand(run), changes };
}

/** Without what only makes the script go on. */
const shownCommand = (run: string): string =>
  run
    .split('\n')
    .filter((line) => !line.startsWith('PATH='))
    .map((line) => line.replace(/ \|\| true$/, ''))
    .join(' && ');

/** From the first line that differs to the last. */
function wholeEdit(before: string, after: string) {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = before.length;
  let afterEnd = after.length;
  while (end > start && afterEnd > start && before[end - 1] === after[afterEnd - 1]) {
    end -= 1;
    afterEnd -= 1;
  }
  return uniqueEdit(before, { start, end, text: after.slice(start, afterEnd) });
}
