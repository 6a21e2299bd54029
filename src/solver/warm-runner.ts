import {
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { assertNever, orElse } from '../base/errors.ts';
import { readJson } from '../base/json.ts';
import type { TestFailure } from '../core/events.ts';
import type { TestResult } from '../core/ports.ts';
import type { TestCommand } from '../core/task.ts';
import { failureSignature } from '../core/verdict/digest.ts';
import { readRegularFile } from '../oracle/folders.ts';
import type { OpenedOracle, Prepared, Scratch } from '../oracle/test-oracle.ts';
import { readTestOutput } from '../runners/all-runners.ts';
import { plainRunner } from '../runners/only-failing.ts';
import { WARM_NODE, WARM_PYTEST } from './plugins.ts';
import type { BenchOptions } from './search.ts';

/** A content to try in place of a file's own, which is put back afterwards. */
interface WarmTrial {
  readonly path: string;
  readonly bytes: Buffer;
  readonly own: Buffer;
  readonly limitMs: number;
  /** The most processor time. */
  readonly cpuLimitMs: number;
  /** Run all tests and keep their output; otherwise the run ends at the first failing test, without output. */
  readonly isShown: boolean;
  /**
   * Try first a pytest that has collected the tests already: it puts the new code into its live functions. Where that cannot be done,
   * another fork collects them anew; with `isShown` there is no second way, and no result.
   */
  readonly isSwapped?: boolean;
}

/** `open`: no test failed, and a run of the command itself must confirm that. */
interface WarmResult {
  readonly end: 'failed' | 'slow' | 'open';
  readonly output: string;
  /** Processor time. */
  readonly cpuMs: number;
}

/** A folder by its path outside of the sandbox and inside of it. */
interface SharedFolder {
  readonly here: string;
  readonly seen: string;
}

const PLUGIN = 'agent_fix_warm';
const POLL_MS = 3;
/** Time for a runner to load, and for writing a file while the machine is busy. */
const SLACK_MS = 20_000;
const MAX_DONE_BYTES = 1000;
const MAX_SHOWN_BYTES = 1024 * 1024;
/** Python reuses compiled code when a file's size and time in seconds are the same: each trial gets a time of its own, in the past. */
const FIRST_SECOND = 946_684_800;

const DoneSchema = z.object({
  end: z.enum(['exited', 'slow', 'unfit']),
  code: z.number().int(),
  seconds: z.number(),
});

/** The test runner that stays loaded between trials; `node` means vitest or jest. */
type Kept = 'pytest' | 'node';

/** Starts the command with the plugin of its runner. */
async function openRunner(
  oracle: OpenedOracle,
  runner: Kept,
  { only, signal }: { readonly only: readonly TestFailure[]; readonly signal: AbortSignal },
): Promise<WarmRunner> {
  const stop = new AbortController();
  const opened = Promise.withResolvers<WarmRunner>();
  const run = oracle.stay({ only, signal: AbortSignal.any([signal, stop.signal]) }, (root, scratch) => {
    const warm = new WarmRunner(root, scratch, stop);
    opened.resolve(warm);
    return warm.prepare(runner);
  });
  run.catch(opened.reject);
  const warm = await opened.promise;
  warm.follow(run);
  return warm;
}

/**
 * Exchanges files with the plugin in a folder that both can reach, because a sandbox leaves no other channel. Tests can write
 * there too, so links are not followed, special files are not read, and the folder is reached by its open descriptor.
 */
export class WarmRunner implements AsyncDisposable {
  readonly #folder: SharedFolder;
  /** The folder's descriptor, opened before the command starts. */
  #held: number | null = null;
  readonly #root: string;
  readonly #shown: (text: string) => string;
  readonly #stop: AbortController;
  #ended: Promise<unknown> = Promise.resolve();
  #isOver = false;
  #count = 0;

  /** `root`: the checkout's path as tests see it; `scratch`: the run's private folder. */
  constructor(root: string, scratch: Scratch, stop: AbortController) {
    this.#root = root;
    this.#shown = scratch.shown;
    this.#folder = { here: join(scratch.here, 'warm'), seen: `${scratch.seen}/warm` };
    this.#stop = stop;
  }

  /** Writes the runner's plugin. Returns what makes any call of the runner load it. */
  prepare(runner: Kept): Prepared {
    const { here, seen } = this.#folder;
    mkdirSync(here);
    this.#held = openSync(here, constants.O_RDONLY | constants.O_DIRECTORY);
    switch (runner) {
      case 'pytest':
        writeFileSync(join(here, `${PLUGIN}.py`), WARM_PYTEST);
        return { variables: {}, inFront: { PYTHONPATH: `${seen}:`, PYTEST_ADDOPTS: `-p ${PLUGIN} ` } };
      case 'node': {
        writeFileSync(join(here, `${PLUGIN}.mjs`), WARM_NODE);
        const { href } = pathToFileURL(`${seen}/${PLUGIN}.mjs`);
        return { variables: {}, inFront: { NODE_OPTIONS: `--import=${href} ` } };
      }
      default:
        return assertNever(runner);
    }
  }

  /** `run`: the run of the command that has loaded the plugin. When it ends, no more trials are possible. */
  follow(run: Promise<unknown>): void {
    this.#ended = run
      .catch(() => {})
      .finally(() => {
        this.#isOver = true;
      });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** null: this content could not be tried here. */
  async try(trial: WarmTrial): Promise<WarmResult | null> {
    if (this.#isOver) return null;
    const number = this.#count++;
    const at = join(this.#place(), String(number));
    try {
      this.#ask(at, number, trial);
    } catch {
      this.#end();
      return null;
    }
    const startedAt = performance.now();
    while (!this.#isOver && !existsSync(`${at}.done`)) {
      if (performance.now() - startedAt > trial.limitMs + SLACK_MS) this.#end();
      await sleep(POLL_MS);
    }
    try {
      return existsSync(`${at}.done`) ? this.#read(at) : null;
    } finally {
      // Tests may have put folders in place of these files, and taken away the rights.
      for (const kind of ['new', 'own', 'json', 'out', 'done'])
        orElse(undefined, () => rmSync(`${at}.${kind}`, { recursive: true, force: true }));
    }
  }

  /** The exchange folder by its open descriptor. Without /proc there is no sandbox, and the ordinary path will do. */
  #place(): string {
    const held = `/proc/self/fd/${this.#held}`;
    return existsSync(held) ? held : this.#folder.here;
  }

  /** Writes a trial for the plugin to read. Throws where a file of the same name is there already. */
  #ask(at: string, number: number, { path, bytes, own, ...trial }: WarmTrial): void {
    const anew = { flag: 'wx' };
    writeFileSync(`${at}.new`, bytes, anew);
    writeFileSync(`${at}.own`, own, anew);
    const [limit, cpu] = [trial.limitMs / 1000, trial.cpuLimitMs / 1000];
    const asked = {
      root: this.#root,
      path,
      limit,
      cpu,
      shown: trial.isShown,
      swap: trial.isSwapped === true,
    };
    const seconds = { second: FIRST_SECOND + number + 1, own_second: FIRST_SECOND };
    writeFileSync(`${at}.part`, JSON.stringify({ ...asked, ...seconds }), anew);
    renameSync(`${at}.part`, `${at}.json`);
  }

  /** Reads the plugin's answer. Code of a candidate may have written it: what makes no sense is no result. */
  #read(at: string): WarmResult | null {
    return orElse<WarmResult | null>(null, () => {
      const done = readJson(DoneSchema, readRegularFile(`${at}.done`, MAX_DONE_BYTES) ?? '');
      if (done === null || done.end === 'unfit') return null;
      const text = readRegularFile(`${at}.out`, MAX_SHOWN_BYTES) ?? '';
      return {
        end: done.end === 'slow' ? 'slow' : PASSING_CODES.has(done.code) ? 'open' : 'failed',
        output: this.#shown(text),
        cpuMs: done.seconds * 1000,
      };
    });
  }

  #end(): void {
    this.#isOver = true;
    this.#stop.abort();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#end();
    await this.#ended;
    if (this.#held !== null) closeSync(this.#held);
    this.#held = null;
  }
}

/** All tests passed, or none was found: https://docs.pytest.org/en/stable/reference/exit-codes.html */
const PASSING_CODES: ReadonlySet<number> = new Set([0, 5]);

/** Equal for two runs that fail alike: by the names of failing tests, else by the output without durations and paths. */
export const signatureOf = ({ verdict, output }: Pick<TestResult, 'verdict' | 'output'>): string =>
  `${verdict}\n${failureSignature(output, readTestOutput(output)?.failures)}`;

/** When all failing tests together take longer than this, only the first of them is run: most candidates fail it too. */
const LONG_BASELINE_MS = 4000;

export const failingTestsFirst = ({ only, baselineMs }: BenchOptions): BenchOptions['only'] =>
  baselineMs > LONG_BASELINE_MS ? only.slice(0, 1) : only;

/** A text that is a syntax error in every language when it stands before a program. */
export const BROKEN = ')}] ';
/** Processor time of a candidate's first try: at least this, else so many times what the tests take without a candidate. */
const FIRST_LOOK_MS = 600;
const FIRST_LOOK_RUNS = 5;
/** The most that is added to what the tests take without a candidate. */
const FIRST_LOOK_MORE_MS = 1000;

type TrialFile = Pick<WarmTrial, 'path' | 'bytes' | 'own'>;

/** null: the runner of this command cannot stay loaded. */
const keptRunner = async (command: TestCommand): Promise<Kept | null> =>
  (await plainRunner(command))?.stays ?? null;

/** Node ends with a candidate that hangs, and is started again at most this often. */
const MAX_STARTS = 25;

interface OpenedRunner {
  readonly runner: WarmRunner;
  readonly firstMs: number;
  /** What a run without a candidate looks like. */
  readonly plain: string;
  /** Whether candidates are tried where the tests are collected already. */
  readonly isSwapped: boolean;
  /** For each file, whether the runner notices an edit; null: pytest's plugin knows by itself which files it has loaded. */
  readonly seesEdits: Map<string, boolean> | null;
}

/**
 * Tries candidates in forks of one loaded pytest, or one after another in one loaded vitest or jest. They are used only after
 * such a run was seen to fail as the command does, and to notice an edit. Only a failure is believed; everything else is run
 * again by the command itself.
 */
export class WarmTries implements AsyncDisposable {
  readonly #oracle: OpenedOracle;
  readonly #whole: OpenedOracle;
  readonly #command: TestCommand;
  #opening: Promise<OpenedRunner | null> | null = null;
  #starts = 1;
  #openingWhole: Promise<WarmRunner | null> | null = null;
  /** Whether a run of all tests in the loaded pytest fails as the command does; null before that was seen. */
  #isWholeAlike: Promise<boolean> | null = null;
  /** Candidates with which the failing tests passed. The first may be the fix: it is tested by the command at once. */
  #passedOnly = 0;

  /** Two oracles for the same checkout: one for the failing tests, one for all tests. */
  constructor([oracle, whole]: readonly [OpenedOracle, OpenedOracle], command: TestCommand) {
    this.#oracle = oracle;
    this.#whole = whole;
    this.#command = command;
  }

  async try(
    files: TrialFile,
    options: BenchOptions,
    plain: () => Promise<TestResult>,
  ): Promise<WarmResult['end'] | null> {
    this.#opening ??= this.#open(files, options, plain);
    const opened = await this.#opening;
    if (opened === null) return null;
    const limitMs = Math.min(options.limitMs, options.leftMs);
    const cpuLimitMs = options.isRetry ? limitMs : opened.firstMs;
    const { isSwapped } = opened;
    const trial = { ...files, limitMs, cpuLimitMs, isShown: false, isSwapped };
    if (!(await seesEdits(opened, trial))) return null;
    const result = await opened.runner.try(trial);
    if (opened.runner.isOver && opened.seesEdits !== null && this.#starts < MAX_STARTS) {
      this.#starts += 1;
      this.#opening = this.#restart(opened, options);
    }
    if (result === null) return null;
    if (result.end !== 'open' || !isSwapped) return result.end;
    return (await this.#failsAnother(files, options)) ? 'failed' : 'open';
  }

  /** Whether the candidate makes a test fail that passes without it; false where that cannot be seen. */
  async #failsAnother(files: TrialFile, options: BenchOptions): Promise<boolean> {
    this.#passedOnly += 1;
    if (this.#passedOnly === 1) return false;
    const runner = await this.#wholeRunner(options);
    const limitMs = Math.min(2 * options.baselineMs + SLACK_MS, options.leftMs);
    const trial = { ...files, limitMs, cpuLimitMs: limitMs, isShown: false, isSwapped: true };
    const names = (failures: readonly TestFailure[]): string =>
      failures
        .map(({ id }) => id)
        .toSorted()
        .join('\n');
    this.#isWholeAlike ??= (async () => {
      const own = await runner?.try({ ...trial, bytes: files.own, isShown: true });
      const failures = readTestOutput(own?.output ?? '')?.failures ?? [];
      return failures.length > 0 && names(failures) === names(options.only);
    })();
    return (await this.#isWholeAlike) && (await runner?.try(trial))?.end === 'failed';
  }

  /** A loaded pytest for all tests. */
  #wholeRunner({ signal }: BenchOptions): Promise<WarmRunner | null> {
    this.#openingWhole ??= openRunner(this.#whole, 'pytest', { only: [], signal }).catch(() => null);
    return this.#openingWhole;
  }

  async #restart(opened: OpenedRunner, options: BenchOptions): Promise<OpenedRunner | null> {
    await opened.runner[Symbol.asyncDispose]();
    const { signal } = options;
    const runner = await openRunner(this.#oracle, 'node', { only: failingTestsFirst(options), signal }).catch(
      () => null,
    );
    return runner === null ? null : { ...opened, runner };
  }

  async #open(files: TrialFile, options: BenchOptions, run: () => Promise<TestResult>) {
    const tests = await run();
    const script = { ...this.#command, run: tests.focus ?? this.#command.run };
    const kept = await keptRunner(script);
    if (kept === null) return null;
    const { signal } = options;
    const runner = await openRunner(this.#oracle, kept, { only: failingTestsFirst(options), signal });
    const [limitMs, plain] = [Math.max(options.limitMs, 2 * tests.durationMs), signatureOf(tests)];
    const shown = { ...files, limitMs, cpuLimitMs: limitMs, isShown: true };
    const own = await runner.try({ ...shown, bytes: files.own });
    const opened = { runner, plain, isSwapped: false, seesEdits: new Map<string, boolean>() };
    const isNoticed = await seesEdits(opened, shown);
    const again = await runner.try({ ...shown, bytes: files.own, isShown: false });
    const isAlike = own?.end === 'failed' && again?.end === 'failed' && signatureOf(asResult(own)) === plain;
    const firstMs = isAlike ? firstLookMs(again.cpuMs) : 0;
    if (isAlike && isNoticed) {
      if (kept === 'node') return { ...opened, firstMs };
      const swapped = await runner.try({ ...shown, bytes: files.own, isSwapped: true });
      const isSwapped = swapped?.end === 'failed' && signatureOf(asResult(swapped)) === plain;
      return { ...opened, firstMs, isSwapped, seesEdits: null };
    }
    await runner[Symbol.asyncDispose]();
    return null;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const opened = await this.#opening?.catch(() => null);
    await opened?.runner[Symbol.asyncDispose]();
    await (await this.#openingWhole)?.[Symbol.asyncDispose]();
    this.#oracle[Symbol.dispose]();
    this.#whole[Symbol.dispose]();
  }
}

/** Whether the runner notices that a file cannot be read; asked once for each file. */
async function seesEdits(
  { runner, plain, seesEdits: seen }: Pick<OpenedRunner, 'runner' | 'plain' | 'seesEdits'>,
  trial: WarmTrial,
): Promise<boolean> {
  const known = seen === null ? true : seen.get(trial.path);
  if (known !== undefined) return known;
  const bytes = Buffer.concat([Buffer.from(BROKEN), trial.own]);
  const broken = await runner.try({ ...trial, bytes, isShown: true });
  const isNoticed = broken?.end === 'failed' && signatureOf(asResult(broken)) !== plain;
  if (broken !== null) seen?.set(trial.path, isNoticed);
  return isNoticed;
}

const firstLookMs = (ownMs: number): number =>
  Math.max(FIRST_LOOK_MS, Math.min(FIRST_LOOK_RUNS * ownMs, ownMs + FIRST_LOOK_MORE_MS));

const asResult = ({ end, output }: WarmResult): Pick<TestResult, 'verdict' | 'output'> => ({
  verdict: end === 'failed' ? 'red' : end === 'open' ? 'green' : 'timeout',
  output,
});
