import { availableParallelism } from 'node:os';
import type { CandidateVerdict } from '../core/events.ts';
import { type CheckoutCopy, copyCheckout } from '../oracle/folders.ts';
import { type BenchRequest, BenchWorker, signatureOf } from './bench-worker.ts';
import type { BenchOptions, Candidate, CandidateBench } from './candidate.ts';

const MAX_WORKERS = 4;
/** A second worker must first be seen to fail as the first does, and to see its own edits; so many limits must be left for that. */
const LIMITS_TO_TRUST = 4;

/**
 * Candidates on the disk, in the checkout and in copies of it. Each is written by a workspace of its own that is thrown
 * away, under the run's Policy; the run's Journal sees nothing of it, and every file is put back.
 */
export class DiskBench implements CandidateBench, AsyncDisposable {
  readonly #request: BenchRequest;
  readonly #first: BenchWorker;
  readonly #opened: BenchWorker[] = [];
  readonly #copies: Promise<CheckoutCopy | null>[] = [];
  #others: readonly BenchWorker[] | null = null;
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
    const work = async (worker: BenchWorker): Promise<void> => {
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
  async #trusted(probe: Candidate | undefined, options: BenchOptions): Promise<readonly BenchWorker[]> {
    if (this.#others !== null) return this.#others;
    if (this.#copies.length === 0) this.#startCopies();
    // The search has only begun, or it is too short to be worth it.
    if (!this.#isReady || this.#judged === 0 || probe === undefined) return [];
    if (options.leftMs < LIMITS_TO_TRUST * options.limitMs) return [];
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

  #open(root: string): BenchWorker {
    const worker = new BenchWorker(this.#request, root);
    this.#opened.push(worker);
    return worker;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const worker of this.#opened) await worker[Symbol.asyncDispose]();
    for (const copy of await Promise.all(this.#copies)) {
      // A process of the tests may still write there; the next run on this machine sweeps what is left.
      try {
        await copy?.[Symbol.asyncDispose]();
      } catch {}
    }
  }
}
