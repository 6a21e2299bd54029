import { availableParallelism } from 'node:os';
import type { TestResult } from '../core/ports.ts';
import type { TestEnv } from '../core/settings.ts';
import type { TestCommand } from '../core/task.ts';
import { copyCheckout } from '../oracle/checkout-copy.ts';
import type { Sandbox } from '../oracle/sandbox/open-sandbox.ts';
import { createTestOracle, type OpenedOracle } from '../oracle/test-oracle.ts';
import type { RepoWorkspace } from '../workspace/repo-tools.ts';
import { measureBlame } from './coverage.ts';
import type { RepairTree } from './failure-leads.ts';
import type { Blame } from './likely-places.ts';
import type { BenchOptions, Candidate, CandidateVerdict } from './search.ts';
import { BROKEN, failingTestsFirst, signatureOf, WarmTries } from './warm-runner.ts';

type Writes = RepoWorkspace['journal'];

export interface BenchRequest {
  /** The run's own workspace: every candidate starts from its Journal, and is checked by its Policy. */
  readonly workspace: RepoWorkspace;
  readonly checkout: string;
  readonly command: TestCommand | null;
  readonly testEnv?: TestEnv | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly testReport?: string | null;
  /** What isolates the run's tests, and the candidates' as well; null: nothing does. */
  readonly sandbox: Sandbox | null;
}

const tierOf = ({ sandbox }: BenchRequest) => sandbox?.report.tier ?? 'none';

const MAX_WORKERS = 4;
/** Further workers are tested (do they fail as the first one does, and notice an edit?) only if so many time limits are left. */
const LIMITS_TO_TRUST = 4;

/**
 * Tries candidates on the disk, in the checkout and in copies of it. Each is written through a scratch workspace, under the run's
 * Policy: the run's Journal never holds a candidate. After each trial, every file is put back.
 */
export class DiskBench implements AsyncDisposable {
  readonly #request: BenchRequest;
  readonly #opened: BenchWorker[] = [];
  readonly #first: BenchWorker;
  /** A promise of the copies of the checkout; null before the first candidate. */
  #copies: Promise<readonly (AsyncDisposable & { readonly root: string })[]> | null = null;
  #isCopied = false;
  #others: readonly BenchWorker[] | null = null;
  #tried = 0;

  constructor(request: BenchRequest) {
    this.#request = request;
    this.#first = this.#open(request.checkout);
  }

  async *try(candidates: readonly Candidate[], options: BenchOptions): AsyncGenerator<CandidateVerdict> {
    const startMs = performance.now();
    const leftMs = (): number => options.leftMs - (performance.now() - startMs);
    const workers = [this.#first, ...(await this.#trusted(candidates[0], { ...options, leftMs: leftMs() }))];
    const settled = candidates.map(() => Promise.withResolvers<CandidateVerdict | null>());
    let next = 0;
    const work = async (worker: BenchWorker): Promise<void> => {
      for (let at = next++; at < candidates.length; at = next++) {
        const candidate = candidates[at];
        const left = leftMs();
        const isOver = candidate === undefined || left <= 0 || options.signal.aborted;
        settled[at]?.resolve(isOver ? null : await worker.try(candidate, { ...options, leftMs: left }));
      }
    };
    const working = Promise.all(workers.map(work));
    // If one worker throws, nobody settles the verdicts that it still owes: all of them are rejected.
    working.catch((error: unknown) => settled.forEach(({ reject }) => void reject(error)));
    try {
      for (const { promise } of settled) {
        const verdict = await promise;
        if (verdict === null) return;
        this.#tried += 1;
        yield verdict;
      }
    } finally {
      await working;
    }
  }

  /** Measures by coverage, without any candidate, which lines are to blame; null where that cannot be told. */
  async blame(tree: RepairTree, options: Parameters<typeof measureBlame>[2]): Promise<Blame | null> {
    using oracle = createTestOracle(this.#request);
    // The search can do without coverage. If the tests cannot run at all, the first candidate shows it.
    return await measureBlame(oracle, tree, options).catch(() => null);
  }

  /** The further workers that fail as the first one does, and notice an edit; none until their copies are made. */
  async #trusted(probe: Candidate | undefined, options: BenchOptions): Promise<readonly BenchWorker[]> {
    if (this.#others !== null) return this.#others;
    if (this.#copies === null) {
      this.#copies = this.#makeCopies();
      void this.#copies.then(() => {
        this.#isCopied = true;
      });
    }
    // No further workers yet: the copies are not ready, no candidate was tried, or too little time is left.
    if (!this.#isCopied || this.#tried === 0 || probe === undefined) return [];
    if (options.leftMs < LIMITS_TO_TRUST * options.limitMs) return [];
    const workers = (await this.#copies).map(({ root }) => this.#open(root));
    const [own, ...theirs] = await Promise.all(
      [this.#first, ...workers].map(async (worker) => signatureOf(await worker.plain(options))),
    );
    // Tests that need turns (a port, a file in a fixed place) fail differently when they run at once.
    const alike = workers.filter((_, at) => theirs[at] === own);
    const broken = await Promise.all(alike.map(async (worker) => worker.broken(probe, options)));
    this.#others = alike.filter((_, at) => {
      const result = broken[at];
      return result != null && signatureOf(result) !== own;
    });
    return this.#others;
  }

  async #makeCopies(): Promise<readonly (AsyncDisposable & { readonly root: string })[]> {
    const { checkout, workspace, command } = this.#request;
    const tier = tierOf(this.#request);
    // Where tests run as another user, the end of one run ends all processes of that user: one worker runs alone.
    const isAlone = command === null || tier === 'other_user';
    const count = isAlone ? 0 : Math.min(MAX_WORKERS, availableParallelism()) - 1;
    const { commit } = workspace.snapshot;
    const copies = await Promise.all(
      Array.from({ length: count }, () => {
        // In a sandbox nothing is copied: each worker writes to a layer of its own over the one checkout.
        if (tier !== 'none') return { root: checkout, [Symbol.asyncDispose]: async () => {} };
        // A checkout that cannot be copied (a full disk, a file of another user) gives one worker less.
        return copyCheckout({ repository: checkout, commit, destination: null }).catch(() => null);
      }),
    );
    return copies.filter((copy) => copy !== null);
  }

  #open(root: string): BenchWorker {
    const worker = new BenchWorker(this.#request, root);
    this.#opened.push(worker);
    return worker;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const worker of this.#opened) await worker[Symbol.asyncDispose]();
    for (const copy of (await this.#copies) ?? []) {
      // A process of the tests may still write there; the next run on this machine removes what is left.
      try {
        await copy[Symbol.asyncDispose]();
      } catch {}
    }
  }
}

const limitAfter = (tookMs: number): number => 2 * tookMs + 1000;

/** Where a run of all failing tests takes longer than this, one of them runs alone first: most candidates fail it. */
const LONG_MS = 1500;

/** Tries candidates in one checkout, one at a time. */
class BenchWorker implements AsyncDisposable {
  readonly #main: RepoWorkspace;
  readonly #oracle: OpenedOracle;
  readonly #warm: WarmTries | null;
  /** The longest run of all failing tests; null before the first. */
  #onlyMs: number | null = null;
  #journal: Writes;
  #plain: Promise<TestResult> | null = null;

  constructor(request: BenchRequest, root: string) {
    const { workspace: main, command } = request;
    this.#main = main;
    this.#journal = main.journal;
    const current = (): Writes => this.#journal;
    const workspace = {
      snapshot: main.snapshot,
      policy: main.policy,
      get journal() {
        return current();
      },
    };
    this.#oracle = createTestOracle({ ...request, workspace, checkout: root });
    // No runner stays loaded in two cases: where tests run as another user, the end of one run ends all processes of that user; where
    // the command builds, a loaded runner would not be built again.
    const isBuilt = (command?.builds ?? []).length > 0;
    const isEnded = command === null || isBuilt || tierOf(request) === 'other_user';
    const open = (): OpenedOracle => createTestOracle({ ...request, workspace: main, checkout: root });
    this.#warm = isEnded ? null : new WarmTries([open(), open()], command);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#warm?.[Symbol.asyncDispose]();
    this.#oracle[Symbol.dispose]();
  }

  /** null: the time, or the run, ended before there was a verdict. */
  async try(candidate: Candidate, given: BenchOptions): Promise<CandidateVerdict | null> {
    const journal = await this.#written(candidate);
    if (journal === null) return 'refused';
    const options = await this.#measured(given);
    const quick = await this.#tryWarm(candidate.path, journal, options);
    if (quick === 'slow' || quick === 'failed') return quick;
    const { verdict } = await this.#test(journal, options, given.limitMs);
    if (options.signal.aborted) return null;
    switch (verdict) {
      case 'green':
        return 'passed';
      case 'red':
      case 'output_limit':
      case 'resource_limit':
        return 'failed';
      case 'timeout':
        return options.leftMs < options.limitMs ? null : 'slow';
      default:
        return 'not_started';
    }
  }

  /** The run's own writes and the candidate; null where the tools refuse it, or it changes nothing. */
  async #written({ path, edits }: Pick<Candidate, 'path' | 'edits'>): Promise<Writes | null> {
    const scratch = this.#main.scratch();
    const args = { rel_path: path, content: null, edits: [...edits] };
    const obs = await scratch.execute({ type: 'tool_call', name: 'write_file', args });
    return obs.ok && obs.meta['changed'] !== false ? scratch.journal : null;
  }

  /** The verdict of a loaded test runner; null where there is none. */
  async #tryWarm(path: string, journal: Writes, options: BenchOptions) {
    const entry = journal.get(path);
    const own = this.#main.journal.get(path)?.bytes ?? entry?.base;
    if (this.#warm === null || entry === null || own == null) return null;
    try {
      return await this.#warm.try({ path, bytes: entry.bytes, own }, options, () => this.plain(options));
    } finally {
      this.#putBack(journal);
    }
  }

  /** Runs the failing tests without any candidate; later calls return the same result. The time limit is that of the slowest candidate. */
  plain(options: BenchOptions): Promise<TestResult> {
    const limitMs = Math.max(options.limitMs, limitAfter(options.baselineMs));
    this.#plain ??= this.#run(
      this.#main.scratch().journal,
      { ...options, limitMs },
      failingTestsFirst(options),
    );
    return this.#plain;
  }

  /** The options with a tighter limit for a first try: a multiple of what the failing tests take alone. */
  async #measured(options: BenchOptions): Promise<BenchOptions> {
    if (options.isRetry || options.only.length === 0) return options;
    const { durationMs } = await this.plain(options);
    return { ...options, limitMs: Math.min(options.limitMs, limitAfter(durationMs)) };
  }

  /** The result of the tests after a syntax error is put where the candidate's edit is; null where it cannot be written. */
  async broken({ path, edits }: Candidate, options: BenchOptions): Promise<TestResult | null> {
    const unreadable = edits.slice(0, 1).map(({ old }) => ({ old, new: `${BROKEN}${old}` }));
    const journal = await this.#written({ path, edits: unreadable });
    return journal === null ? null : this.#run(journal, options, failingTestsFirst(options));
  }

  /** Runs the failing tests (where all of them take long, one of them first), and the whole command if they pass. */
  async #test(journal: Writes, options: BenchOptions, allMs: number): Promise<TestResult> {
    const { only, baselineMs } = options;
    const isLong = (this.#onlyMs ?? baselineMs) > LONG_MS && only.length > 1;
    for (const some of isLong ? [only.slice(0, 1), only] : [only]) {
      // `options.limitMs` may come from a run of the first failing test alone: a run of all of them gets `allMs`.
      const limitMs = some === only && isLong ? allMs : options.limitMs;
      const result = await this.#run(journal, { ...options, limitMs }, some);
      if (some === only) this.#onlyMs = Math.max(this.#onlyMs ?? 0, result.durationMs);
      if (result.verdict !== 'green' || result.focus === undefined) return result;
    }
    return this.#run(journal, { ...options, limitMs: options.leftMs }, []);
  }

  async #run(
    journal: Writes,
    { limitMs, leftMs, signal }: BenchOptions,
    only: BenchOptions['only'],
  ): Promise<TestResult> {
    this.#journal = journal;
    const timeoutMs = Math.max(1, Math.min(limitMs, leftMs));
    try {
      return await this.#oracle.run({ phase: 'write', timeoutMs, signal, only });
    } finally {
      this.#putBack(journal);
    }
  }

  #putBack(journal: Writes): void {
    for (const { path, bytes, mode, base } of journal.latest()) {
      const own = this.#main.journal.get(path)?.bytes ?? base;
      if (own === bytes) continue;
      this.#oracle.putBack(path, own === null ? null : { bytes: own, isExecutable: mode === '100755' });
    }
  }
}
