import type { CandidateVerdict } from '../core/events.ts';
import type { TestResult } from '../core/ports.ts';
import type { TestEnv } from '../core/settings.ts';
import type { TestCommand } from '../core/task.ts';
import { failureSignature } from '../core/verdict/digest.ts';
import { Checkout } from '../oracle/checkout.ts';
import type { Cell, Sandbox } from '../oracle/sandbox/open-sandbox.ts';
import { createTestOracle, type OpenedOracle } from '../oracle/test-oracle.ts';
import { readTestOutput } from '../runners/read-output.ts';
import { Journal, type JournalEntry } from '../workspace/journal.ts';
import { isRepoPath } from '../workspace/repo-path.ts';
import { RepoWorkspace } from '../workspace/repo-tools.ts';
import type { BenchOptions, Candidate } from './candidate.ts';
import { openWarmPytest, type WarmPytest, type WarmResult, type WarmTrial } from './warm-pytest.ts';

export interface BenchRequest {
  /** The run's own: its Journal is where every candidate starts, and its Policy judges each of them. */
  readonly workspace: RepoWorkspace;
  readonly checkout: string;
  readonly command: TestCommand | null;
  readonly testEnv?: TestEnv | undefined;
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

/** Two runs that fail alike: by the tests that fail, else by the text, durations and places in the file system aside. */
export const signatureOf = ({ verdict, output }: Pick<TestResult, 'verdict' | 'output'>): string =>
  `${verdict}\n${failureSignature(output, readTestOutput(output)?.failures)}`;

/** What starting a runner takes, and more. */
const LONG_MS = 1500;

/** Where all failing tests take longer, the first of them says of most candidates what all would. */
const LONG_BASELINE_MS = 4000;

const probed = ({ only, baselineMs }: BenchOptions): BenchOptions['only'] =>
  baselineMs > LONG_BASELINE_MS ? only.slice(0, 1) : only;

/** One place where candidates are tried. */
export class BenchWorker implements AsyncDisposable {
  readonly #main: RepoWorkspace;
  readonly #oracle: OpenedOracle;
  readonly #warm: WarmTries | null;
  readonly #checkout: Checkout;
  readonly #isInPlace: boolean;
  /** The longest run of all failing tests; null before the first. */
  #onlyMs: number | null = null;
  #journal: Journal;
  #plain: Promise<TestResult> | null = null;

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
    const open = (over: Pick<RepoWorkspace, 'snapshot' | 'policy' | 'journal'>): OpenedOracle =>
      createTestOracle({
        workspace: over,
        checkout: root,
        command,
        testEnv,
        testReport: request.testReport ?? null,
        environment,
        cell: sharedCell(request),
      });
    this.#oracle = open(workspace);
    // The end of one run of another user's ends all that it has running.
    const isEnded = sharedCell(request) !== null && request.sandbox?.report.tier === 'other_user';
    this.#warm = isEnded || command === null ? null : new WarmTries(open(main), command);
    this.#isInPlace = sharedCell(request) === null;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#warm?.[Symbol.asyncDispose]();
    this.#oracle[Symbol.dispose]();
  }

  /** null when the time, or the run, ended first. */
  async judge({ path, edits }: Candidate, options: BenchOptions): Promise<CandidateVerdict | null> {
    const scratch = this.#scratch();
    const args = { rel_path: path, content: null, edits: [...edits] };
    const obs = await scratch.execute({ type: 'tool_call', name: 'write_file', args });
    if (!obs.ok || obs.meta['changed'] === false) return 'refused';
    const quick = await this.#tryWarm(path, scratch.journal, options);
    if (quick === 'failed' || quick === 'slow') return quick;
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

  /** What a runner that is loaded already says of it; null where there is none. */
  async #tryWarm(path: string, journal: Journal, options: BenchOptions): Promise<WarmResult['end'] | null> {
    const entry = journal.latest().find((each) => each.path === path);
    const own = this.#main.journal.get(path) ?? (await this.#entryOf(path, null));
    if (this.#warm === null || entry === undefined || own === null) return null;
    try {
      const files = { path, bytes: entry.bytes, own: own.bytes };
      return await this.#warm.try(files, options, () => this.plain(options));
    } finally {
      await this.#putBack(journal);
    }
  }

  /** The tests without any candidate; run once. */
  plain(options: BenchOptions): Promise<TestResult> {
    this.#plain ??= this.#probe(this.#scratch().journal, options);
    return this.#plain;
  }

  /** The tests with a file that no program can read. */
  async broken(path: string, options: BenchOptions): Promise<TestResult> {
    const scratch = this.#scratch();
    const text = (await this.#main.snapshot.readText(path)) ?? '';
    const entry = await this.#entryOf(path, Buffer.from(BROKEN + text));
    if (entry !== null) scratch.journal.record(entry);
    return this.#probe(scratch.journal, options);
  }

  async #probe(journal: Journal, options: BenchOptions): Promise<TestResult> {
    this.#journal = journal;
    const { limitMs, leftMs, signal } = options;
    const timeoutMs = Math.max(1, Math.min(limitMs, leftMs));
    try {
      return await this.#oracle.run({ phase: 'write', timeoutMs, signal, only: probed(options) });
    } finally {
      await this.#putBack(journal);
    }
  }

  /**
   * Narrowed as far as it can be, and the whole command as the last word. Of many failing tests one alone comes first, where
   * all of them take long: most candidates fail it.
   */
  async #test(journal: Journal, options: BenchOptions): Promise<TestResult> {
    const { limitMs, leftMs, only, baselineMs, signal } = options;
    this.#journal = journal;
    const timeoutMs = Math.max(1, Math.min(limitMs, leftMs));
    const isLong = (this.#onlyMs ?? baselineMs) > LONG_MS && only.length > 1;
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

/** What no program can read. */
const BROKEN = ')}] ';
/** What a candidate may take of the processor at first: this at least, and so many times what the tests take without any. */
const FIRST_LOOK_MS = 600;
const FIRST_LOOK_RUNS = 5;
/** Beyond what the tests take without any. */
const FIRST_LOOK_MORE_MS = 1000;

type Files = Pick<WarmTrial, 'path' | 'bytes' | 'own'>;

/**
 * A runner that is loaded once. It takes part only after it was seen to fail as the command itself does, and to see an
 * edit; and only what it calls failed is believed.
 */
class WarmTries implements AsyncDisposable {
  readonly #oracle: OpenedOracle;
  readonly #command: TestCommand;
  #opening: Promise<{ readonly runner: WarmPytest; readonly firstMs: number } | null> | null = null;

  constructor(oracle: OpenedOracle, command: TestCommand) {
    this.#oracle = oracle;
    this.#command = command;
  }

  async try(
    files: Files,
    options: BenchOptions,
    plain: () => Promise<TestResult>,
  ): Promise<WarmResult['end'] | null> {
    this.#opening ??= this.#open(files, options, plain);
    const opened = await this.#opening;
    if (opened === null) return null;
    const limitMs = Math.min(options.limitMs, options.leftMs);
    const cpuLimitMs = options.isRetry ? limitMs : opened.firstMs;
    const result = await opened.runner.try({ ...files, limitMs, cpuLimitMs, isShown: false });
    return result?.end ?? null;
  }

  async #open(files: Files, options: BenchOptions, run: () => Promise<TestResult>) {
    const runner = await openWarmPytest(this.#oracle, this.#command, {
      only: probed(options),
      signal: options.signal,
    });
    if (runner === null) return null;
    const { limitMs } = options;
    const plain = signatureOf(await run());
    const shown = { ...files, limitMs, cpuLimitMs: limitMs, isShown: true };
    const own = await runner.try({ ...shown, bytes: files.own });
    const broken = await runner.try({ ...shown, bytes: Buffer.concat([Buffer.from(BROKEN), files.own]) });
    const again = await runner.try({ ...shown, bytes: files.own, isShown: false });
    const isAlike = own?.end === 'failed' && again?.end === 'failed' && signatureOf(asResult(own)) === plain;
    const seesEdits = broken?.end === 'failed' && signatureOf(asResult(broken)) !== plain;
    if (isAlike && seesEdits) return { runner, firstMs: firstLookMs(again.cpuMs) };
    await runner[Symbol.asyncDispose]();
    return null;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const opened = await this.#opening?.catch(() => null);
    await opened?.runner[Symbol.asyncDispose]();
    this.#oracle[Symbol.dispose]();
  }
}

const firstLookMs = (ownMs: number): number =>
  Math.max(FIRST_LOOK_MS, Math.min(FIRST_LOOK_RUNS * ownMs, ownMs + FIRST_LOOK_MORE_MS));

const asResult = ({ end, output }: WarmResult): Pick<TestResult, 'verdict' | 'output'> => ({
  verdict: end === 'failed' ? 'red' : end === 'open' ? 'green' : 'timeout',
  output,
});
