import { formatCountOf } from '../base/numbers.ts';
import { firstLine } from '../base/text.ts';
import type { SearchResult, SearchRun } from '../core/builtin-search.ts';
import type { Payload, TestFailure } from '../core/events.ts';
import type { Edit } from '../core/model/tools.ts';
import { NOTES } from '../core/notes.ts';
import type { FailureText } from '../core/ports.ts';
import { testName } from '../core/test-names.ts';
import { type ChangedPart, editsToUndo, type FileEdits, linesText, spansOf, whenChanged } from './undo.ts';

/** What the tests said of an undoing that was tried. */
export type CandidateVerdict = Payload<'candidate'>['verdict'];

/** What the repair of a tool changed: the files it touched, as edits. */
export interface ToolRepair {
  readonly command: string;
  readonly changes: readonly {
    readonly path: string;
    readonly edits: readonly Edit[] | null;
    readonly content: string | null;
  }[];
  /** Whether the test command also judges something that the tool does not look after, so that undoing makes sense. */
  readonly judgesBehaviour: boolean;
}

/** What the search asks others to do; a replay answers from the record. None of them throws because of what a repository holds. */
export interface SearchParts {
  /** Runs the repairing form of the test command where the tests run; null when it has none. */
  repairByTool(signal: AbortSignal): Promise<ToolRepair | null>;
  /** The blocks of lines that changed since the tests were green, the likeliest culprit first. Empty where that is not known. */
  changedBlocks(failure: FailureText): Promise<readonly ChangedPart[]>;
  /** Tests edits in the checkout; the run's own Journal does not change. null: the time, or the run, ended before there was a verdict. */
  try(edits: readonly FileEdits[], options: TryOptions): Promise<CandidateVerdict | null>;
}

export interface TryOptions {
  /** The most time that the tests may take. */
  readonly limitMs: number;
  /** The failing tests: where the command allows it, only these run first. */
  readonly only: readonly TestFailure[];
  readonly signal: AbortSignal;
}

/**
 * The built-in solver: the repair that a tool in the test command can make (a formatter), or the smallest part of what changed since the
 * tests were green without which they pass. Its writes go through Policy, Journal and tests like those of a model. Recorded
 * verdicts alone decide, so that a replay decides the same.
 */
export async function searchRepair(run: SearchRun, parts: SearchParts): Promise<SearchResult> {
  if (run.base?.ok !== false) {
    const detail =
      run.base === null
        ? 'no tests are run (test-policy: never)'
        : 'the tests pass at the base commit, so nothing was to be fixed';
    return { ending: { stop: 'nothing_to_search', detail }, tried: [] };
  }
  const repair = await parts.repairByTool(run.signal);
  const repaired = repair === null ? null : await applyToolRepair(run, repair);
  if (repaired !== null) return { ending: repaired, tried: [] };
  if (repair?.judgesBehaviour === false) return { ending: { stop: 'search_ended' }, tried: [] };
  const blocks = await parts.changedBlocks(run.failure);
  if (blocks.length === 0)
    return { ending: { stop: 'nothing_to_search', detail: whatItNeeds(run) }, tried: [] };
  const search = new UndoSearch(run, parts);
  const ending = await search.undoing(blocks);
  return { ending, tried: search.tried };
}

const UNDOES = 'the built-in solver undoes what changed since the tests were green';

/** Why there is nothing to undo, and what would help; without a full stop. */
function whatItNeeds({ failure: { changes } }: SearchRun): string {
  const without = 'a model can mend more: give one (openai-api-key, or OPENAI_API_KEY on the terminal)';
  return changes === undefined
    ? `${UNDOES}, and no last green commit is known (--since REF names one); ${without}`
    : `no tool of the test command can repair, and nothing that changed since the tests were green is open to writes; ${without}`;
}

/** Writes what a tool changed. null where the tests are still red, or nothing could be written. */
async function applyToolRepair(
  run: SearchRun,
  { command, changes }: ToolRepair,
): Promise<SearchResult['ending'] | null> {
  let written = 0;
  for (const change of changes) if (await applyChange(run, change)) written += 1;
  run.note(NOTES.toolRepair, `${run.redact(command)}: ${written} of ${changes.length} files written`);
  if (written === 0) return null;
  const verdict = await run.test();
  if (verdict === 'red') return null;
  if (verdict !== 'green') return { stop: verdict === 'red_elsewhere' ? 'search_ended' : verdict };
  const summary =
    `Mechanical repair, no model: the tool that the test command runs can repair what it complains of, and \`${command}\` ` +
    'was run. The tests are green with what it changed.';
  const title = `Repair what \`${firstLine(command, 50)}\` complains of`;
  const list = changes.map(({ path }) => ({ path, description: `repaired by \`${command}\`` }));
  return { stop: 'done', final: { type: 'final', status: 'done', title, summary, changes: list } };
}

const applyChange = (
  run: SearchRun,
  { path, edits, content }: ToolRepair['changes'][number],
): Promise<boolean> =>
  run.write({ rel_path: path, content: edits === null ? content : null, edits: edits && [...edits] });

/** Why the search cannot go on. */
type SearchEnd = 'timeout' | 'cancelled';

class UndoSearch {
  readonly tried: { path: string; verdict: CandidateVerdict }[] = [];
  readonly #run: SearchRun;
  readonly #parts: SearchParts;
  #end: SearchEnd | null = null;

  constructor(run: SearchRun, parts: SearchParts) {
    this.#run = run;
    this.#parts = parts;
  }

  /** Undoes the smallest part of these blocks with which the tests pass. */
  async undoing(blocks: readonly ChangedPart[]): Promise<SearchResult['ending']> {
    const found = await this.#passing(blocks);
    if (found === null) return { stop: this.#end ?? 'search_ended', detail: this.#triedText() };
    const small = await this.#smallest(found);
    const spans = (await Promise.all(small.map(spansOf))).flat();
    return this.#write(spans.length > small.length ? await this.#smallest(spans) : small, blocks);
  }

  /**
   * Blocks without which the tests pass: all of them, because the tests were green before they came; where the tests need some of
   * them, one alone, or those of one file.
   */
  async #passing(blocks: readonly ChangedPart[]): Promise<readonly ChangedPart[] | null> {
    const ofFiles = [...Map.groupBy(blocks, ({ path }) => path).values()].filter(
      ({ length }) => length > 1 && length < blocks.length,
    );
    const sets = [blocks, ...blocks.map((block) => [block]), ...ofFiles];
    for (const set of blocks.length === 1 ? [blocks] : sets) if (await this.#passes(set)) return set;
    return null;
  }

  /**
   * A part of `parts`, which pass together, of which none can be left out: `ddmin` of Zeller and Hildebrandt, "Simplifying and Isolating
   * Failure-Inducing Input" (2002), https://doi.org/10.1109/32.988498. Where the search ends early, what is known to pass.
   */
  async #smallest(parts: readonly ChangedPart[]): Promise<readonly ChangedPart[]> {
    let left: readonly ChangedPart[] = parts;
    let pieces = 2;
    while (left.length > 1 && this.#end === null) {
      const size = Math.ceil(left.length / pieces);
      const chunks: readonly (readonly ChangedPart[])[] = Array.from(
        { length: Math.ceil(left.length / size) },
        (_, at) => left.slice(at * size, (at + 1) * size),
      );
      const rests =
        chunks.length === 2 ? [] : chunks.map((chunk) => left.filter((each) => !chunk.includes(each)));
      const next = await this.#firstPassing([...chunks, ...rests]);
      if (next !== null) {
        pieces = chunks.includes(next) ? 2 : Math.max(2, pieces - 1);
        left = next;
      } else if (size === 1) return left;
      else pieces = Math.min(left.length, pieces * 2);
    }
    return left;
  }

  async #firstPassing(sets: readonly (readonly ChangedPart[])[]): Promise<readonly ChangedPart[] | null> {
    for (const set of sets) if (await this.#passes(set)) return set;
    return null;
  }

  async #passes(parts: readonly ChangedPart[]): Promise<boolean> {
    const { base, signal } = this.#run;
    const [first] = parts;
    const limitMs = Math.min(this.#run.testTimeoutMs(), this.#leftMs());
    if (limitMs <= 0) this.#end ??= 'timeout';
    if (this.#end !== null || first === undefined) return false;
    const only = base?.report?.failures ?? [];
    const verdict = await this.#parts.try(editsToUndo(parts), { limitMs, only, signal });
    if (verdict === null) {
      this.#end = signal.aborted ? 'cancelled' : 'timeout';
      return false;
    }
    const path = this.#run.redact(first.path);
    this.tried.push({ path: first.path, verdict });
    this.#run.tried({ n: this.tried.length, path, line: first.line, verdict });
    return verdict === 'passed';
  }

  /** The wall time left, minus what testing and confirming the result takes. */
  #leftMs(): number {
    const { base, confirmRuns } = this.#run;
    return this.#run.leftMs() - (base?.duration_ms ?? 0) * (confirmRuns + 2) * 1.5;
  }

  /** Writes the undoing into the Journal, for the whole command to judge. */
  async #write(parts: readonly ChangedPart[], all: readonly ChangedPart[]): Promise<SearchResult['ending']> {
    const before = this.#run.treeId();
    for (const { path, edits } of editsToUndo(parts))
      await applyChange(this.#run, { path, edits, content: null });
    const verdict = await this.#run.test();
    if (verdict === 'green') return this.#done(parts, all);
    if (verdict !== 'red') return { stop: verdict === 'red_elsewhere' ? 'search_ended' : verdict };
    this.#run.returnTo(before);
    const note = 'undoing what had passed on its own fails in the run’s checkout, and is taken back';
    this.#run.note(NOTES.candidateUndone, note);
    return { stop: 'search_ended', detail: this.#triedText() };
  }

  #triedText(): string {
    const { length } = this.tried;
    return `${formatCountOf(length, 'candidate')} ${length === 1 ? 'was' : 'were'} tried`;
  }

  #done(parts: readonly ChangedPart[], all: readonly ChangedPart[]): SearchResult['ending'] {
    const { changes, failures } = this.#run.failure;
    const when = changes === undefined ? '' : ` ${whenChanged(changes)}`;
    const list = [...Map.groupBy(parts, ({ path }) => path)].map(([path, ofFile]) => ({
      path,
      description: `undo the change of ${ofFile.map(linesText).join(', ')}${when}`,
    }));
    const places = list.map(({ path, description }) => `${path}: ${description}`).join('; ');
    const of = all.length === 1 ? 'the only change' : `the smallest part of ${all.length} changed places`;
    const summary =
      `Mechanical repair, found by search without a model. ${places}. It is ${of} since the tests were green without which they ` +
      `pass; ${this.#triedText()}. What the change was for is undone with it: read it before you merge.`;
    const title = titleOfUndo(failures, parts[0], when);
    return { stop: 'done', final: { type: 'final', status: 'done', title, summary, changes: list } };
  }
}

const MAX_UNDO_TITLE_CHARS = 72;

/** `Fix test_pair: undo line 6 of sorting.py in abc1234`. */
export function titleOfUndo(
  failures: readonly TestFailure[],
  first: ChangedPart | undefined,
  when: string,
): string {
  if (first === undefined) return '';
  const where = `undo ${linesText(first)} of ${first.path.slice(first.path.lastIndexOf('/') + 1)}${when}`;
  const [one, ...more] = failures;
  const test = one === undefined ? '' : more.length > 0 ? `${failures.length} tests` : testName(one.id);
  const title = `Fix ${test}: ${where}`;
  return test !== '' && title.length <= MAX_UNDO_TITLE_CHARS
    ? title
    : where.charAt(0).toUpperCase() + where.slice(1);
}
