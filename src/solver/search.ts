import { UNDONE } from '../core/attempts.ts';
import { remainingMs } from '../core/budget.ts';
import type { Attempt, CandidateVerdict } from '../core/events.ts';
import type { Edit } from '../core/model/tools.ts';
import { executeAction, type Run, record, type SearchResult, spendingNow } from '../core/run.ts';
import { baselineTests, isGreen, isJudged, testsIn } from '../core/state.ts';
import { judgeChange, testTimeoutMs } from '../core/verdict/judge.ts';
import type { Ending } from '../core/verdict/outcome.ts';
import type { Candidate, CandidateBench, Mending, Repairer } from './candidate.ts';
import { SearchQueue } from './search-queue.ts';

/** How often a candidate that passed on the bench, and fails in the run's own checkout, is replaced by the next best. */
const MAX_WINNERS = 3;

interface Tried {
  readonly candidate: Candidate;
  readonly verdict: CandidateVerdict;
}

/**
 * The built-in solver: the tool's own repair, then single edits in the order of likelihood. What it writes goes the way
 * of a model's writes: Policy, Journal, tests. It decides by recorded verdicts alone, so that a replay decides the same.
 */
export interface SearchPorts {
  readonly repairer: Repairer;
  readonly bench: CandidateBench;
}

export async function searchRepair(run: Run, ports: SearchPorts): Promise<SearchResult> {
  if (!isJudged(run.state.setup) || baselineTests(run.state)?.ok !== false) {
    return {
      ending: { stop: 'search_ended', detail: 'there is no failing test to search against' },
      tried: [],
    };
  }
  const mended = await mend(run, ports);
  if (mended !== null) return { ending: mended, tried: [] };
  if (!(await ports.repairer.judgesBehaviour())) return { ending: { stop: 'search_ended' }, tried: [] };
  const search = new Search(run, ports);
  await search.collect();
  const ending = await search.conclude();
  return { ending, tried: search.tried.map(({ candidate, verdict }) => ({ path: candidate.path, verdict })) };
}

/** The judge's own tool repairs what it complains of; null when it is none, or when that was not all. */
async function mend(run: Run, { repairer }: SearchPorts): Promise<Ending | null> {
  const mending = await repairer.mend(run.ports.signal);
  if (mending === null) return null;
  let written = 0;
  for (const { path, edits, content } of mending.changes) {
    if (await write(run, path, edits === null ? null : [...edits], content)) written += 1;
  }
  record(run, {
    kind: 'driver_note',
    payload: {
      t: run.state.t,
      reason: 'tool_repair',
      note: `${run.ports.redact(mending.command)}: ${written} of ${mending.changes.length} files written`,
    },
  });
  if (written === 0) return null;
  const tests = await judgeChange(run, 'write');
  if (typeof tests === 'string') return { stop: tests };
  return tests.ok ? mendedEnding(mending) : null;
}

function mendedEnding({ command, changes }: Mending): Ending {
  const summary = `Mechanical repair, no model: the tool that judges has a mending form, and \`${command}\` was run. The tests are green with what it changed.`;
  const list = changes.map(({ path }) => ({ path, description: `mended by \`${command}\`` }));
  return { stop: 'done', final: { type: 'final', status: 'done', summary, changes: list } };
}

async function write(run: Run, path: string, edits: Edit[] | null, content: string | null): Promise<boolean> {
  const args = { rel_path: path, content: edits === null ? content : null, edits };
  const obs = await executeAction(run, { type: 'tool_call', name: 'write_file', args });
  return obs.ok;
}

/** How many candidates are judged before the next are chosen: verdicts change the order only between rounds. */
const ROUND = 8;
/** Longer failing runs may hang only in part, so candidates get less at first. */
const SHORT_BASELINE_MS = 4000;
/** What the search for a better one among those that pass may take beyond the first of them. */
const MIN_EXTRA_MS = 3000;
const MAX_EXTRA_MS = 20_000;

class Search {
  readonly tried: Tried[] = [];
  readonly #run: Run;
  readonly #ports: SearchPorts;
  readonly #queue: SearchQueue;
  readonly #limits: readonly number[];
  readonly #startMs: number;
  #firstPassMs: number | null = null;
  #stop: 'search_ended' | 'max_candidates' | 'timeout' | 'cancelled' = 'search_ended';

  constructor(run: Run, ports: SearchPorts) {
    this.#run = run;
    this.#ports = ports;
    const tests = baselineTests(run.state);
    const { setup } = run.state;
    const baselineMs = tests?.duration_ms ?? 0;
    const most = testTimeoutMs(setup.settings, testsIn(run.state));
    const full = Math.min(most, 2 * baselineMs + 1000);
    const isShort = baselineMs <= SHORT_BASELINE_MS;
    this.#limits = isShort
      ? [full, Math.min(most, 2 * full)]
      : [Math.min(most, Math.max(2000, baselineMs / 3)), full];
    this.#startMs = run.ports.clock();
    const evidence = setup.task.evidence.map(({ text }) => text);
    const failure = { output: tests?.output ?? '', evidence, failures: tests?.report?.failures ?? [] };
    this.#queue = new SearchQueue(
      withoutEarlier(ports.repairer.candidates(failure), setup.attempt),
      this.#limits.length,
    );
  }

  /** Judges candidates until none is left that could be better than the best that passed. */
  async collect(): Promise<void> {
    const { state, ports } = this.#run;
    for (;;) {
      const left = state.setup.settings.maxCandidates - this.tried.length;
      if (left <= 0) return this.#end('max_candidates');
      const round = await this.#queue.take(Math.min(ROUND, left), this.#bestScore());
      if (round === null) return;
      const judged = await this.#judge(round.candidates, round.level);
      this.#queue.note(round, judged);
      if (ports.signal.aborted) return this.#end('cancelled');
      if (judged.length < round.candidates.length) return this.#end('timeout');
    }
  }

  /** Writes the best candidate into the Journal, for the whole command to judge. */
  async conclude(): Promise<Ending> {
    const passing = this.#passing();
    for (const { candidate } of passing.slice(0, MAX_WINNERS)) {
      const { path, edits } = candidate;
      const { workspace } = this.#run.ports;
      const before = workspace.treeId();
      if (!(await write(this.#run, path, [...edits], null))) continue;
      const tests = await judgeChange(this.#run, 'write');
      if (typeof tests === 'string') return { stop: tests };
      if (isGreen(this.#run.state.summary)) return this.#done(candidate, passing.length);
      if (!workspace.returnTo(before)) throw new Error('the state before a candidate was lost');
      const note = `${path}: an edit that had passed on its own fails in the run's checkout, and is undone`;
      record(this.#run, {
        kind: 'driver_note',
        payload: { t: this.#run.state.t, reason: UNDONE, note: this.#run.ports.redact(note) },
      });
    }
    return { stop: this.#stop, detail: `${this.tried.length} candidates were tried` };
  }

  #end(stop: 'max_candidates' | 'timeout' | 'cancelled'): void {
    this.#stop = stop;
  }

  async #judge(candidates: readonly Candidate[], level: number): Promise<CandidateVerdict[]> {
    const { signal } = this.#run.ports;
    const only = baselineTests(this.#run.state)?.report?.failures ?? [];
    const limitMs = this.#limits[level] ?? 0;
    const baselineMs = baselineTests(this.#run.state)?.duration_ms ?? 0;
    const verdicts: CandidateVerdict[] = [];
    const options = { limitMs, isRetry: level > 0, leftMs: this.#leftMs(), only, baselineMs, signal };
    for await (const verdict of this.#ports.bench.judge(candidates, options)) {
      const candidate = candidates[verdicts.length];
      if (candidate === undefined) break;
      verdicts.push(verdict);
      this.tried.push({ candidate, verdict });
      const { template, path, line } = candidate;
      record(this.#run, {
        kind: 'candidate',
        payload: { n: this.tried.length, template, path: this.#run.ports.redact(path), line, verdict },
      });
      if (verdict === 'passed') this.#firstPassMs ??= this.#run.ports.clock();
    }
    return verdicts;
  }

  /** The run's wall time, without what writing and confirming the winner takes. */
  #leftMs(): number {
    const { ports, state } = this.#run;
    const reserveMs = (baselineTests(state)?.duration_ms ?? 0) * (state.setup.settings.confirmRuns + 2) * 1.5;
    const leftMs = remainingMs(spendingNow(this.#run)) - reserveMs;
    if (this.#firstPassMs === null) return leftMs;
    const extraMs = Math.min(MAX_EXTRA_MS, Math.max(MIN_EXTRA_MS, (this.#firstPassMs - this.#startMs) * 0.5));
    return Math.min(leftMs, this.#firstPassMs + extraMs - ports.clock());
  }

  #bestScore(): number {
    const [best] = this.#passing();
    return best === undefined ? Number.POSITIVE_INFINITY : score(best.candidate);
  }

  /** Best first. */
  #passing(): readonly Tried[] {
    return this.tried
      .filter(({ verdict }) => verdict === 'passed')
      .toSorted((a, b) => score(a.candidate) - score(b.candidate));
  }

  #done({ path, line, description }: Candidate, passing: number): Ending {
    const count = this.tried.length === 1 ? '1 candidate was' : `${this.tried.length} candidates were`;
    const others = passing === 1 ? 'this one alone passed' : `${passing} passed, and this one changes least`;
    const summary = `Mechanical repair, found by search without a model: ${description} (${path}:${line}). ${count} tried; ${others}. The tests do not tell a right edit from one that merely passes: read it before you merge.`;
    return {
      stop: 'done',
      final: { type: 'final', status: 'done', summary, changes: [{ path, description }] },
    };
  }
}

const score = ({ cost, doubt }: Candidate): number => cost + doubt;

/** The candidates that no earlier try has ended with: those passed, and proved nothing. */
async function* withoutEarlier(
  candidates: AsyncIterable<Candidate>,
  attempt: Attempt | undefined,
): AsyncIterable<Candidate> {
  const keyOf = ({ path, edits }: Pick<Candidate, 'path' | 'edits'>): string =>
    JSON.stringify([path, ...edits.map((edit) => [edit.old, edit.new])]);
  const left = new Set(attempt?.earlier.flatMap(({ edit }) => (edit === undefined ? [] : keyOf(edit))));
  for await (const candidate of candidates) if (!left.has(keyOf(candidate))) yield candidate;
}
