import { availableParallelism } from 'node:os';
import { failureSignature } from '../agent/digest.ts';
import type { CandidateVerdict } from '../agent/events.ts';
import type { TestResult } from '../agent/ports.ts';
import type { BenchOptions, Candidate, CandidateBench } from '../agent/repair.ts';
import type { TestCommand } from '../agent/task.ts';
import { Checkout } from '../oracle/checkout.ts';
import { type CheckoutCopy, copyCheckout } from '../oracle/checkout-copy.ts';
import type { Cell, Sandbox } from '../oracle/sandbox/open-sandbox.ts';
import { createTestOracle, type OpenedOracle } from '../oracle/test-oracle.ts';
import { Journal, type JournalEntry } from '../workspace/journal.ts';
import { isRepoPath } from '../workspace/repo-path.ts';
import { RepoWorkspace } from '../workspace/repo-tools.ts';

export interface BenchRequest {
  /** The run's own: its Journal is where every candidate starts, and its Policy judges each of them. */
  readonly workspace: RepoWorkspace;
  readonly checkout: string;
  readonly command: TestCommand | null;
  readonly testEnv: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly testReport?: string | null;
  /** What keeps the run's tests apart keeps candidates apart as well. Absent: nothing does. */
  readonly sandbox?: Sandbox | null;
}

/** The run's own cell, which ends with the run and not with one of its users; null without a sandbox. */
export function sharedCell({ sandbox }: Pick<BenchRequest, 'sandbox'>): Cell | null {
  const cell = sandbox?.cell ?? null;
  return cell === null ? null : { ...cell, [Symbol.dispose]: () => {} };
}

const MAX_WORKERS = 4;
/** A second worker must first be seen to fail as the first does, and to see its own edits: so many runs of the tests. */
const RUNS_TO_TRUST = 3;

/**
 * Candidates on the disk, in the checkout and in copies of it. Each is written by a workspace of its own that is thrown
 * away, under the run's Policy; the run's Journal sees nothing of it, and every file is put back.
 */
export class DiskBench implements CandidateBench, AsyncDisposable {
  readonly #request: BenchRequest;
  readonly #first: Worker;
  readonly #opened: Worker[] = [];
  readonly #copies: Promise<CheckoutCopy | null>[] = [];
  #others: readonly Worker[] | null = null;
  #isReady = false;
  #judged = 0;

  constructor(request: BenchRequest) {
    this.#request = request;
    this.#first = this.#open(request.checkout);
  }

  async *judge(candidates: readonly Candidate[], options: BenchOptions): AsyncGenerator<CandidateVerdict> {
    const startMs = performance.now();
    const leftMs = (): number => options.leftMs - (performance.now() - startMs);
    const workers = [this.#first, ...(await this.#trusted(candidates[0], { ...options, leftMs: leftMs() }))];
    const settled = candidates.map(() => Promise.withResolvers<CandidateVerdict | null>());
    let next = 0;
    const work = async (worker: Worker): Promise<void> => {
      for (let at = next++; at < candidates.length; at = next++) {
        const candidate = candidates[at];
        const left = leftMs();
        const isOver = candidate === undefined || left <= 0 || options.signal.aborted;
        settled[at]?.resolve(isOver ? null : await worker.judge(candidate, { ...options, leftMs: left }));
      }
    };
    const working = Promise.all(workers.map(work));
    // A fault of ours in one worker would leave the others' verdicts waiting for ever.
    working.catch((error: unknown) => settled.forEach(({ reject }) => void reject(error)));
    try {
      for (const { promise } of settled) {
        const verdict = await promise;
        if (verdict === null) return;
        this.#judged += 1;
        yield verdict;
      }
    } finally {
      await working;
    }
  }

  /** Further workers, once they are copied and were seen to be as good as the first. */
  async #trusted(probe: Candidate | undefined, options: BenchOptions): Promise<readonly Worker[]> {
    if (this.#others !== null) return this.#others;
    if (this.#copies.length === 0) this.#startCopies();
    // The search has only begun, or it is too short to be worth it.
    if (!this.#isReady || this.#judged === 0 || probe === undefined) return [];
    if (options.leftMs < 4 * RUNS_TO_TRUST * options.limitMs) return [];
    const copies = (await Promise.all(this.#copies)).filter((copy) => copy !== null);
    const workers = copies.map(({ root }) => this.#open(root));
    const all = await Promise.all([this.#first, ...workers].map((worker) => worker.plain(options)));
    const [own, ...theirs] = all.map(signatureOf);
    const alike = workers.filter((_, at) => own !== undefined && theirs[at] === own);
    // Tests that take turns (a port, a file in a fixed place) fail differently when they run at once.
    const sees = await Promise.all(
      alike.map(async (worker) => signatureOf(await worker.broken(probe.path, options)) !== own),
    );
    this.#others = alike.filter((_, at) => sees[at] === true);
    return this.#others;
  }

  #startCopies(): void {
    const { checkout, workspace, command, sandbox } = this.#request;
    const tier = sandbox?.cell ? sandbox.report.tier : 'none';
    // Where tests are kept apart by their user alone, the end of one run ends what others have running.
    const isAlone = command === null || tier === 'other_user';
    const count = isAlone ? 0 : Math.min(MAX_WORKERS, availableParallelism()) - 1;
    const commit = workspace.snapshot.commit;
    for (let made = 0; made < count; made += 1) {
      // In a sandbox each worker has a layer of its own over the one checkout.
      if (tier !== 'none') {
        this.#copies.push(Promise.resolve({ root: checkout, [Symbol.asyncDispose]: async () => {} }));
        continue;
      }
      // What cannot be copied (a full disk, a file of another user) is no worker.
      this.#copies.push(copyCheckout({ repository: checkout, commit, destination: null }).catch(() => null));
    }
    void Promise.all(this.#copies).then(() => {
      this.#isReady = true;
    });
  }

  #open(root: string): Worker {
    const worker = new Worker(this.#request, root);
    this.#opened.push(worker);
    return worker;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const worker of this.#opened) worker[Symbol.dispose]();
    for (const copy of await Promise.all(this.#copies)) {
      // A process of the tests may still write there; the next run on this machine sweeps what is left.
      try {
        await copy?.[Symbol.asyncDispose]();
      } catch {}
    }
  }
}

/** Two runs that fail alike; durations and places in the file system aside. */
const signatureOf = ({ verdict, output }: TestResult): string => `${verdict}\n${failureSignature(output)}`;

/** What starting a runner takes, and more. */
const LONG_MS = 1500;

/** One place where candidates are tried. */
class Worker implements Disposable {
  readonly #main: RepoWorkspace;
  readonly #oracle: OpenedOracle;
  readonly #checkout: Checkout;
  readonly #isInPlace: boolean;
  /** The longest run of all failing tests; null before the first. */
  #onlyMs: number | null = null;
  #journal: Journal;

  constructor(request: BenchRequest, root: string) {
    const { workspace: main, command, testEnv, environment } = request;
    this.#main = main;
    this.#journal = new Journal(main.snapshot);
    this.#checkout = new Checkout(root, main.snapshot.commit.length);
    const current = (): Journal => this.#journal;
    const workspace = {
      snapshot: main.snapshot,
      policy: main.policy,
      get journal() {
        return current();
      },
    };
    this.#oracle = createTestOracle({
      workspace,
      checkout: root,
      command,
      testEnv,
      testReport: request.testReport ?? null,
      environment,
      cell: sharedCell(request),
    });
    this.#isInPlace = sharedCell(request) === null;
  }

  [Symbol.dispose](): void {
    this.#oracle[Symbol.dispose]();
  }

  /** null when the time, or the run, ended first. */
  async judge({ path, edits }: Candidate, options: BenchOptions): Promise<CandidateVerdict | null> {
    const scratch = this.#scratch();
    const args = { rel_path: path, content: null, edits: [...edits] };
    const obs = await scratch.execute({ type: 'tool_call', name: 'write_file', args });
    if (!obs.ok || obs.meta['changed'] === false) return 'refused';
    const result = await this.#test(scratch.journal, options);
    if (options.signal.aborted) return null;
    switch (result.verdict) {
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

  /** The tests without any candidate. */
  plain(options: BenchOptions): Promise<TestResult> {
    return this.#test(this.#scratch().journal, options);
  }

  /** The tests with a file that no program can read. */
  async broken(path: string, options: BenchOptions): Promise<TestResult> {
    const scratch = this.#scratch();
    const text = (await this.#main.snapshot.readText(path)) ?? '';
    const entry = await this.#entryOf(path, Buffer.from(`)}] ${text}`));
    if (entry !== null) scratch.journal.record(entry);
    return this.#test(scratch.journal, options);
  }

  /**
   * Narrowed as far as it can be, and the whole command as the last word. Of many failing tests one alone comes first, where
   * all of them take long: most candidates fail it.
   */
  async #test(journal: Journal, { limitMs, leftMs, only, signal }: BenchOptions): Promise<TestResult> {
    this.#journal = journal;
    const timeoutMs = Math.max(1, Math.min(limitMs, leftMs));
    const isLong = (this.#onlyMs ?? 0) > LONG_MS && only.length > 1;
    try {
      for (const some of isLong ? [only.slice(0, 1), only] : [only]) {
        const result = await this.#oracle.run({ phase: 'write', timeoutMs, signal, only: some });
        if (some === only) this.#onlyMs = Math.max(this.#onlyMs ?? 0, result.durationMs);
        if (result.verdict !== 'green' || result.focus === undefined) return result;
      }
      return await this.#oracle.run({ phase: 'write', timeoutMs: Math.max(1, leftMs), signal });
    } finally {
      await this.#putBack(journal);
    }
  }

  /** Starts from the run's own writes. */
  #scratch(): RepoWorkspace {
    const scratch = new RepoWorkspace(this.#main.snapshot, this.#main.policy);
    for (const entry of this.#main.journal.latest()) scratch.journal.record(entry);
    return scratch;
  }

  /** A sandbox has written to a layer, which the next run puts right by itself. */
  async #putBack(journal: Journal): Promise<void> {
    if (!this.#isInPlace) return;
    for (const { path, bytes, mode } of journal.latest()) {
      const own = this.#main.journal.get(path);
      if (own?.bytes === bytes) continue;
      const before = own ?? (await this.#entryOf(path, null));
      if (before === null) this.#checkout.remove(path);
      else this.#checkout.write(path, { kind: 'file', bytes: before.bytes, isExecutable: mode === '100755' });
    }
  }

  /** A file of the base with other bytes, or with its own; null where the base has none. */
  async #entryOf(path: string, bytes: Buffer | null): Promise<JournalEntry | null> {
    const { snapshot } = this.#main;
    const base = snapshot.tree.find(path);
    if (base === null || !isRepoPath(path)) return null;
    const content = await snapshot.readWhole(base);
    if (content.kind !== 'bytes') return null;
    return new Journal(snapshot).draft(path, bytes ?? content.bytes, content.bytes);
  }
}
