import { setTimeout as sleep } from 'node:timers/promises';
import { type RunEvent, usageOf } from '../../core/events.ts';
import type { LLM } from '../../core/ports.ts';
import { Usage } from '../../core/usage.ts';
import type { OpenSandbox } from './place.ts';
import { isRetried, type Trial, type TrialResult, trialKey } from './result.ts';
import type { Store } from './store.ts';
import { runTrial } from './trial.ts';

interface Job {
  readonly suite: string;
  readonly trials: readonly Trial[];
  readonly llm: LLM;
  readonly secrets: readonly string[];
  readonly openSandbox: OpenSandbox;
  readonly jobs: number;
  /** How often a trial is repeated because the machine or the endpoint failed. */
  readonly maxRetries: number;
  readonly maxTokens: number | null;
  readonly maxCost: number | null;
  /** The cost of tokens; null: the prices are not known. */
  readonly costOf: (usage: Usage) => number | null;
  readonly work: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

export interface Progress {
  readonly finished: readonly TrialResult[];
  readonly total: number;
  /** Tokens of the whole job, earlier calls of `eval run` included. */
  readonly usage: Usage;
  /** The trial that has just ended; null at the start. */
  readonly newest: TrialResult | null;
  /** How long this call of `eval run` has taken. */
  readonly elapsedMs: number;
  /** Trials that this call has ended. */
  readonly ended: number;
}

type JobEnd = 'complete' | 'max_tokens' | 'max_cost' | 'cancelled' | 'unauthorized';

export type EvalResult = Pick<Progress, 'finished' | 'total' | 'usage'> & { readonly end: JobEnd };

/**
 * Makes the trials that are not finished yet. The result of a trial that is stopped midway is not kept: a later call makes it again.
 * Its cost counts.
 */
export async function runJob(job: Job, store: Store): Promise<EvalResult> {
  return new Running(job, store).run();
}

class Running {
  readonly #job: Job;
  readonly #store: Store;
  readonly #start = performance.now();
  readonly #stop = new AbortController();
  readonly #finished: TrialResult[] = [];
  #usage: Usage = Usage.none;
  #ended = 0;
  #end: JobEnd = 'complete';

  constructor(job: Job, store: Store) {
    this.#job = job;
    this.#store = store;
  }

  async run(): Promise<EvalResult> {
    const { trials, jobs, signal } = this.#job;
    this.#usage = await this.#store.spent();
    const open = trials.filter((trial) => {
      const result = this.#store.finished(trialKey(trial));
      if (result !== null) this.#finished.push(result);
      return result === null;
    });
    const onAbort = () => this.#stopFor('cancelled');
    signal.addEventListener('abort', onAbort, { once: true });
    this.#checkBounds();
    this.#tell(null);
    try {
      const isOver = () => signal.aborted || this.#stop.signal.aborted;
      await inPool(open, { jobs, isOver }, (trial) => this.#make(trial));
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
    const { length: total } = trials;
    return { end: this.#end, finished: this.#finished, total, usage: this.#usage };
  }

  async #make(trial: Trial): Promise<void> {
    const key = trialKey(trial);
    for (let retries = 0; ; retries++) {
      const result = await this.#try(trial, { key, retries });
      if (this.#stop.signal.aborted && isRetried(result)) {
        this.#store.noteSpending(key, 'stopped', result.usage);
        this.#store.drop(key);
        return;
      }
      if (isRetried(result) && retries < this.#job.maxRetries) {
        this.#store.noteSpending(key, result.outcome, result.usage);
        await sleep(1000 * 2 ** retries, undefined, { signal: this.#stop.signal }).catch(() => {});
        continue;
      }
      this.#store.finish(result);
      this.#finished.push(result);
      this.#ended++;
      this.#tell(result);
      return;
    }
  }

  #try(
    trial: Trial,
    { key, retries }: { readonly key: string; readonly retries: number },
  ): Promise<TrialResult> {
    const { suite, llm, secrets, openSandbox, work } = this.#job;
    return runTrial({
      ...{ trial, key, suite, llm, secrets, openSandbox, work, retries },
      folder: this.#store.begin(key),
      signal: this.#stop.signal,
      onEvent: (event) => this.#see(event),
    });
  }

  #see(event: RunEvent): void {
    // Every other trial would fail the same way.
    if (event.kind === 'llm_error' && event.payload.reason === 'unauthorized') this.#stopFor('unauthorized');
    const usage = usageOf(event);
    if (usage === null) return;
    this.#usage = Usage.add(this.#usage, usage);
    this.#checkBounds();
  }

  #checkBounds(): void {
    const { maxTokens, maxCost, costOf } = this.#job;
    if (maxTokens !== null && Usage.total(this.#usage) >= maxTokens) this.#stopFor('max_tokens');
    if (maxCost !== null && (costOf(this.#usage) ?? 0) >= maxCost) this.#stopFor('max_cost');
  }

  #stopFor(end: JobEnd): void {
    if (this.#stop.signal.aborted) return;
    this.#end = end;
    this.#stop.abort();
  }

  #tell(newest: TrialResult | null): void {
    this.#job.onProgress({
      finished: this.#finished,
      total: this.#job.trials.length,
      usage: this.#usage,
      newest,
      elapsedMs: performance.now() - this.#start,
      ended: this.#ended,
    });
  }
}

/** Says for people why a job ended before all trials were made. */
export const END_TEXT: Readonly<Record<JobEnd, string>> = {
  complete: 'complete',
  max_tokens: 'ended by --max-tokens',
  max_cost: 'ended by --max-cost',
  cancelled: 'stopped',
  unauthorized: 'ended: the endpoint refuses the key',
};

/**
 * Does `work` for each item in order, at most `jobs` at a time; begins none once `isOver()` is true. Throws the first failure, after
 * all work under way has ended.
 */
export async function inPool<T>(
  items: Iterable<T>,
  { jobs, isOver }: { readonly jobs: number; readonly isOver: () => boolean },
  work: (item: T) => Promise<void>,
): Promise<void> {
  const next = items[Symbol.iterator]();
  let hasFailed = false;
  const worker = async () => {
    while (!isOver() && !hasFailed) {
      const item = next.next();
      if (item.done === true) return;
      try {
        await work(item.value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: jobs }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
