import { firstLine } from '../base/text.ts';
import type { SearchResult, SearchRun } from '../core/builtin-search.ts';
import type { Payload, TestFailure } from '../core/events.ts';
import type { Edit } from '../core/model/tools.ts';
import { NOTES } from '../core/notes.ts';
import type { FailureText } from '../core/ports.ts';
import { testName } from '../core/verdict/own-lines.ts';
import { type BlameRequest, blameText, readBlame } from './coverage.ts';
import type { Blame } from './likely-places.ts';

/** What the tests said of an edit that was tried. */
export type CandidateVerdict = Payload<'candidate'>['verdict'];

/** One edit that may be the fix. */
export interface Candidate {
  /** The template's name, as it stands in the trace. */
  readonly template: string;
  /** For people: `another operator: \`<\` becomes \`<=\``. */
  readonly description: string;
  readonly path: string;
  readonly line: number;
  /** As `write_file` takes them. */
  readonly edits: readonly Edit[];
  /** How unlikely the candidate is to be the fix, in bits; candidates come in this order. */
  readonly cost: number;
  /** How unlikely the candidate is to be right although the tests pass, in bits; added to the cost when passing candidates are ranked. */
  readonly doubt: number;
  /**
   * For people: what makes the candidate more doubtful than others of its kind, so that its pull request is not to be
   * merged as it is.
   */
  readonly warning: string | null;
}

/** What the repair of a tool changed: the files it touched, as edits. */
export interface ToolRepair {
  readonly command: string;
  readonly changes: readonly {
    readonly path: string;
    readonly edits: readonly Edit[] | null;
    readonly content: string | null;
  }[];
  /** Whether the test command also judges something that the tool does not look after, so that a search makes sense. */
  readonly judgesBehaviour: boolean;
}

/** What the search asks others to do; a replay answers from the record. None of them throws because of what a repository holds. */
export interface SearchParts {
  /** Runs the repairing form of the test command where the tests run; null when it has none. */
  repairByTool(signal: AbortSignal): Promise<ToolRepair | null>;
  /** Which lines failing tests run, and others do not; null where that cannot be told, or takes long. */
  blame(options: BlameRequest): Promise<Blame | null>;
  /**
   * The cheapest first. Of two candidates that leave the same files behind (`a - b` for `a + b`, tried in two ways), only one is given.
   * The same tree, failure and blame always give the same candidates in the same order.
   */
  candidates(failure: FailureText, blame: Blame | null): AsyncIterable<Candidate>;
  /**
   * Tries candidates in copies of the checkout; the run's own Journal does not change. The verdicts come in the order of the
   * candidates, and end early when the time is up.
   */
  try(candidates: readonly Candidate[], options: BenchOptions): AsyncIterable<CandidateVerdict>;
}

export interface BenchOptions {
  /** The most time for one candidate. The first try of it may get less, depending on how long the failing tests took. */
  readonly limitMs: number;
  /** Whether these candidates ran too long before: each may now use its whole limit. */
  readonly isRetry: boolean;
  /** The time left: no candidate is started after it, and one that it cuts short has no verdict. */
  readonly leftMs: number;
  /** The failing tests: where the command allows it, only these run first. */
  readonly only: readonly TestFailure[];
  /** How long all tests took without any candidate. */
  readonly baselineMs: number;
  readonly signal: AbortSignal;
}

interface TriedCandidate {
  readonly candidate: Candidate;
  readonly verdict: CandidateVerdict;
}

/**
 * The built-in solver: first the repair that a tool in the test command can make (a formatter), then single edits, the likeliest
 * first. Its writes go through Policy, Journal and tests like those of a model. Recorded verdicts alone decide, so that a replay
 * decides the same.
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
  const search = new CandidateSearch(run, parts);
  const stop = await search.collect().finally(() => search.end());
  const ending = await search.conclude(stop);
  return { ending, tried: search.tried.map(({ candidate, verdict }) => ({ path: candidate.path, verdict })) };
}

/** Measures the blame, records it as a note, and returns what the redacted note holds, so that a replay ranks by the same blame. */
async function recordedBlame(run: SearchRun, parts: SearchParts): Promise<Blame | null> {
  const baselineMs = run.base?.duration_ms ?? 0;
  const { source = '', failures: only = [] } = run.base?.report ?? {};
  const options = { only, baselineMs, signal: run.signal, limitMs: baselineMs, isRetry: false, source };
  const blame = await parts.blame({ ...options, leftMs: run.leftMs() });
  const note = run.redact(blame === null ? '' : blameText(blame));
  if (note === '') return null;
  run.note(NOTES.coverage, note);
  return readBlame(note);
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

/** How often a candidate that passed on the bench, and fails in the run's own checkout, is replaced by the next best. */
const MAX_WINNERS = 3;
/** Candidates in a round: a verdict influences which candidates come next only between rounds. */
const ROUND = 8;
/** How many candidates of changed places are tried before coverage is measured. */
const BEFORE_COVERAGE = 64;
/** A longer baseline that reports a time-out contains a hanging test: candidates then get less time than it at first. */
const SHORT_BASELINE_MS = 4000;
const SAYS_TIMEOUT = /\btime[ -]?(?:d[ -])?out/i;
/** How long the search goes on for a better candidate after the first that passed. */
const MIN_EXTRA_MS = 3000;
const MAX_EXTRA_MS = 20_000;

class CandidateSearch {
  readonly tried: TriedCandidate[] = [];
  readonly #run: SearchRun;
  readonly #parts: SearchParts;
  readonly #queue: SearchQueue;
  readonly #limits: readonly number[];
  readonly #startMs: number;
  #firstPassMs: number | null = null;

  constructor(run: SearchRun, parts: SearchParts) {
    this.#run = run;
    this.#parts = parts;
    const baselineMs = run.base?.duration_ms ?? 0;
    const most = run.testTimeoutMs();
    const full = Math.min(most, 2 * baselineMs + 1000);
    const hung = baselineMs > SHORT_BASELINE_MS && SAYS_TIMEOUT.test(run.failure.output);
    this.#limits = hung
      ? [Math.min(most, Math.max(2000, baselineMs / 3)), full]
      : [full, Math.min(most, 2 * full)];
    this.#startMs = run.clock();
    this.#queue = new SearchQueue(withoutEarlier(this.#candidates(), run.earlier), this.#limits.length);
  }

  /** Where it is known what changed, the likeliest edits are tried before coverage is measured, which takes a slow run. */
  async *#candidates(): AsyncGenerator<Candidate> {
    const { failure } = this.#run;
    const given = new Set<string>();
    if (failure.changes !== undefined) {
      for await (const candidate of this.#parts.candidates(failure, null)) {
        given.add(keyOf(candidate));
        yield candidate;
        if (given.size === BEFORE_COVERAGE) break;
      }
      if (given.size < BEFORE_COVERAGE || this.#firstPassMs !== null) return;
    }
    const blame = await recordedBlame(this.#run, this.#parts);
    for await (const candidate of this.#parts.candidates(failure, blame))
      if (!given.has(keyOf(candidate))) yield candidate;
  }

  /** Tries candidates until none is left that could be better than the best that passed. */
  async collect(): Promise<'search_ended' | 'max_candidates' | 'timeout' | 'cancelled'> {
    for (;;) {
      const left = this.#run.maxCandidates - this.tried.length;
      if (left <= 0) return 'max_candidates';
      const round = await this.#queue.take(Math.min(ROUND, left), this.#bestScore());
      if (round === null) return 'search_ended';
      const verdicts = await this.#tryRound(round.candidates, round.level);
      this.#queue.note(round, verdicts);
      if (this.#run.signal.aborted) return 'cancelled';
      if (verdicts.length < round.candidates.length) return 'timeout';
    }
  }

  /** Closes the source of candidates: no more are asked for. */
  end(): Promise<unknown> {
    return this.#queue.end();
  }

  /** Writes the best candidate into the Journal, for the whole command to judge. */
  async conclude(stop: Awaited<ReturnType<CandidateSearch['collect']>>): Promise<SearchResult['ending']> {
    const passing = this.#passing();
    for (const [at, winner] of passing.slice(0, MAX_WINNERS).entries()) {
      const { path, edits } = winner.candidate;
      const before = this.#run.treeId();
      if (!(await applyChange(this.#run, { path, edits, content: null }))) continue;
      const verdict = await this.#run.test();
      if (verdict === 'green') return this.#done(winner, passing.slice(at + 1));
      if (verdict !== 'red') return { stop: verdict === 'red_elsewhere' ? 'search_ended' : verdict };
      this.#run.returnTo(before);
      const note = `${path}: an edit that had passed on its own fails in the run's checkout, and is undone`;
      this.#run.note(NOTES.candidateUndone, this.#run.redact(note));
    }
    return { stop, detail: `${this.tried.length} candidates were tried` };
  }

  async #tryRound(candidates: readonly Candidate[], level: number): Promise<CandidateVerdict[]> {
    const { signal, base } = this.#run;
    const only = base?.report?.failures ?? [];
    const limitMs = this.#limits[level] ?? 0;
    const baselineMs = base?.duration_ms ?? 0;
    const options = { limitMs, isRetry: level > 0, leftMs: this.#leftMs(), only, baselineMs, signal };
    const verdicts: CandidateVerdict[] = [];
    for await (const verdict of this.#parts.try(candidates, options)) {
      if (verdict === 'passed') this.#firstPassMs ??= this.#run.clock();
      this.#note(candidates[verdicts.length], verdict);
      verdicts.push(verdict);
    }
    return verdicts;
  }

  #note(candidate: Candidate | undefined, verdict: CandidateVerdict): void {
    if (candidate === undefined) throw new Error('a verdict on no candidate');
    this.tried.push({ candidate, verdict });
    const { redact } = this.#run;
    const { template, line } = candidate;
    const told = { n: this.tried.length, template, path: redact(candidate.path), line, verdict };
    const edits = candidate.edits.map((edit) => ({ old: redact(edit.old), new: redact(edit.new) }));
    this.#run.tried({ ...told, ...(verdict === 'passed' ? { edits } : {}) });
  }

  /** The wall time left, minus what testing and confirming the winner takes. */
  #runLeftMs(): number {
    const { base, confirmRuns } = this.#run;
    const reserveMs = (base?.duration_ms ?? 0) * (confirmRuns + 2) * 1.5;
    return this.#run.leftMs() - reserveMs;
  }

  /** The time left for the search. Once a candidate has passed, it ends soon. */
  #leftMs(): number {
    if (this.#firstPassMs === null) return this.#runLeftMs();
    const extraMs = Math.min(MAX_EXTRA_MS, Math.max(MIN_EXTRA_MS, (this.#firstPassMs - this.#startMs) * 0.5));
    const end = this.#firstPassMs + extraMs;
    return Math.min(this.#runLeftMs(), end - this.#run.clock());
  }

  #bestScore(): number {
    const [best] = this.#passing();
    return best === undefined ? Number.POSITIVE_INFINITY : score(best);
  }

  /** The candidates that passed, best first. */
  #passing(): readonly TriedCandidate[] {
    return this.tried.filter(({ verdict }) => verdict === 'passed').toSorted((a, b) => score(a) - score(b));
  }

  #done(winner: TriedCandidate, others: readonly TriedCandidate[]): SearchResult['ending'] {
    const { path, line, description } = winner.candidate;
    const why = whyDoubtful(winner, others);
    if (why !== null) this.#run.note(NOTES.doubtful, this.#run.redact(why));
    const passed = others.length + 1;
    const count = this.tried.length === 1 ? '1 candidate was' : `${this.tried.length} candidates were`;
    const best = passed === 1 ? 'this one alone passed' : `${passed} passed, and this one changes least`;
    const doubt = why === null ? '' : ` ${why}`;
    const summary =
      `Mechanical repair, found by search without a model, in ${path}, line ${line}: ${description}. ` +
      `${count} tried; ${best}.${doubt} ` +
      'The tests do not tell a right edit from one that merely passes: read it before you merge.';
    return {
      stop: 'done',
      final: {
        type: 'final',
        status: 'done',
        title: titleOfEdit(this.#run.failure.failures, winner.candidate),
        summary,
        changes: [{ path, description }],
      },
    };
  }
}

const MAX_EDIT_TITLE_CHARS = 72;

/** `Fix test_pair: \`>\` → \`>=\` in sorting.py:6`. */
export function titleOfEdit(
  failures: readonly TestFailure[],
  { path, line, description }: Pick<Candidate, 'path' | 'line' | 'description'>,
): string {
  const told = description.slice(description.indexOf(': ') + 2);
  const [verb, change] = told.startsWith('without ')
    ? ['remove ', told.slice('without '.length)]
    : told.includes('` becomes `')
      ? ['', told.replace('` becomes `', '` → `')]
      : ['add ', told];
  const where = `${verb}${change} in ${path.slice(path.lastIndexOf('/') + 1)}:${line}`;
  const [first, ...more] = failures;
  const test = first === undefined ? '' : more.length > 0 ? `${failures.length} tests` : testName(first.id);
  const title = `Fix ${test}: ${where}`;
  if (test !== '' && title.length <= MAX_EDIT_TITLE_CHARS) return title;
  return verb === '' ? `Change ${where}` : where.charAt(0).toUpperCase() + where.slice(1);
}

const score = ({ candidate: { cost, doubt } }: TriedCandidate): number => cost + doubt;

/** Two passing candidates closer than this, in bits, count as equally likely. */
export const TOLD_APART = 2;

/** Why the edit is not to be merged as it is, in sentences; null where nothing more than usual speaks against it. */
function whyDoubtful(winner: TriedCandidate, others: readonly TriedCandidate[]): string | null {
  const rival = others.find((other) => score(other) - score(winner) < TOLD_APART);
  const why = [
    winner.candidate.warning === null ? '' : `Doubtful: ${winner.candidate.warning}.`,
    rival === undefined
      ? ''
      : `Another edit passes as well, and the tests do not tell the two apart: ${candidateText(rival.candidate)}.`,
  ];
  return why.filter((each) => each !== '').join(' ') || null;
}

const candidateText = ({ description, path, line }: Candidate): string => `${description} (${path}:${line})`;

const keyOf = ({ path, edits }: Pick<Candidate, 'path' | 'edits'>): string =>
  JSON.stringify([path, ...edits.map((edit) => [edit.old, edit.new])]);

/** Leaves out the candidates with which earlier attempts ended: they passed, but proved nothing. */
async function* withoutEarlier(
  candidates: AsyncIterable<Candidate>,
  earlier: SearchRun['earlier'],
): AsyncIterable<Candidate> {
  const left = new Set(earlier.flatMap(({ edit }) => (edit === undefined ? [] : keyOf(edit))));
  for await (const candidate of candidates) if (!left.has(keyOf(candidate))) yield candidate;
}

/** Candidates that are tried together, with the same time limit. */
interface Round {
  readonly candidates: readonly Candidate[];
  readonly level: number;
}

/** If the first candidates, at least so many, are all slow, the tests themselves are slow. */
const SLOW_AT_START = 6;

/** After so many new candidates, a few of those that ran too long are tried again with more time: the right one may be slow. */
const FRESH_BETWEEN = 64;
const SLOW_BETWEEN = 4;

/**
 * Hands out candidates in their order. Those that ran too long are tried again with more time after the others; at once when
 * all of the first ones ran too long.
 */
export class SearchQueue {
  readonly #source: AsyncIterator<Candidate>;
  readonly #levels: number;
  #level = 0;
  #slow: Candidate[] = [];
  #again: Candidate[] = [];
  #next: Candidate | null = null;
  #tried = 0;
  #fresh = 0;

  /** `levels`: how many limits of time there are. */
  constructor(source: AsyncIterable<Candidate>, levels: number) {
    this.#source = source[Symbol.asyncIterator]();
    this.#levels = levels;
  }

  /** null when none is left that costs less than `mostCost`. */
  async take(count: number, mostCost: number): Promise<Round | null> {
    if (this.#fresh >= FRESH_BETWEEN && this.#slow.length > 0 && !Number.isFinite(mostCost)) {
      this.#fresh = 0;
      const some = this.#slow.splice(0, Math.min(count, SLOW_BETWEEN));
      return { candidates: some, level: this.#level + 1 };
    }
    const candidates = this.#again.splice(0, count);
    while (candidates.length < count) {
      this.#next ??= await this.#pull();
      if (this.#next === null || this.#next.cost >= mostCost) break;
      candidates.push(this.#next);
      this.#next = null;
    }
    if (candidates.length > 0) return { candidates, level: this.#level };
    // Once a candidate has passed, those that ran too long are not tried again.
    if (this.#slow.length === 0 || Number.isFinite(mostCost) || this.#level + 1 >= this.#levels) return null;
    this.#raise();
    return this.take(count, mostCost);
  }

  note({ candidates, level }: Round, verdicts: readonly CandidateVerdict[]): void {
    const slow = candidates.filter((_, at) => verdicts[at] === 'slow');
    if (level > this.#level) return;
    this.#tried += verdicts.length;
    this.#fresh += verdicts.length;
    if (this.#level + 1 >= this.#levels) return;
    this.#slow.push(...slow);
    if (this.#tried === this.#slow.length && this.#tried >= SLOW_AT_START) this.#raise();
  }

  #raise(): void {
    this.#level += 1;
    this.#again.push(...this.#slow);
    this.#slow = [];
  }

  async end(): Promise<unknown> {
    return this.#source.return?.();
  }

  async #pull(): Promise<Candidate | null> {
    const { done, value } = await this.#source.next();
    return done === true ? null : value;
  }
}
