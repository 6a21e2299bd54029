import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { styleText } from 'node:util';
import { firstNames } from '../base/text.ts';
import type { RunEvent } from '../core/events.ts';
import type { Patch, TestOracle } from '../core/ports.ts';
import { RunWatch } from '../story/tell.ts';
import { listRuns } from '../trace/trace.ts';
import { Repository } from '../workspace/git.ts';

/** Where a command writes. Progress goes to stderr, so that stdout is the result. */
export interface Io {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly isTTY: boolean;
  /** The width of stderr, if it is a terminal on which a printed line can be replaced; absent otherwise. */
  readonly columns?: () => number;
  /** Aborted when no process reads stdout or stderr any more (`| head`); what is written after that goes nowhere. */
  readonly closed: AbortSignal;
}

type Style = 'bold' | 'dim' | 'cyan' | 'green' | 'red' | 'yellow';
/** Colours for a terminal, unless https://no-color.org says no: any value of `NO_COLOR` but an empty one. */
export const painter =
  (isTerminal: boolean) =>
  (style: Style, text: string): string =>
    isTerminal && !process.env['NO_COLOR'] ? styleText(style, text, { validateStream: false }) : text;

/** Listens for signals that end a command early, and for the end of its readers. A second signal ends the process at once. */
export function abortedBySignals({ closed }: Io) {
  const controller = new AbortController();
  let by: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGPIPE' | null = null;
  const end = (name: NonNullable<typeof by>) => {
    by ??= name;
    controller.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => end(name));
  // SIGPIPE itself is not listened for: a child that closes its input early raises it as well.
  closed.addEventListener('abort', () => end('SIGPIPE'), { once: true });
  return {
    /**
     * Aborts at the first Ctrl-C (SIGINT), SIGTERM or SIGHUP (a terminal was closed), and when no process reads our output any more, so
     * that what was begun is closed.
     */
    signal: controller.signal,
    /** The exit code that a shell gives for the signal, 128 + its number; `code` when no signal came. */
    exitCode: (code: number): number => (by === null ? code : 128 + constants.signals[by]),
  };
}

/** Where the runs of a repository are recorded unless a flag names a file: git never shows it, and it goes with the repository. */
export const traceOf = (repo: string): string =>
  join(Repository.find(resolve(repo)).gitDir, 'agent-fix', 'trace.jsonl');

/** The value of `--run` that names no run. */
export const NEWEST = 'newest';

/** The id of the run that `--run` names, else of the newest, and then says so if there are others. Throws an Error that lists the runs. */
export async function chooseRun(trace: string, wanted: string | undefined, io: Io): Promise<string> {
  const isNewest = wanted === undefined || wanted === NEWEST;
  const ids = (await listRuns(trace, () => {})).map(({ runId }) => runId);
  const named = ids.includes(wanted ?? '') ? [wanted ?? ''] : ids.filter((id) => id.startsWith(wanted ?? ''));
  const [run, ...others] = isNewest ? ids.slice(-1) : named;
  const newest = ids.length === 0 ? '' : `; its newest: ${ids.slice(-5).toReversed().join(', ')}`;
  if (run === undefined) throw new Error(`${trace} holds no run ${isNewest ? '' : wanted}`.trim() + newest);
  if (others.length > 0) throw new Error(`--run ${wanted}: several runs begin so: ${firstNames(named, 5)}`);
  if (isNewest && ids.length > 1)
    io.stderr(`agent-fix: ${trace} holds ${ids.length} runs, and ${run} is the newest; another: --run ID\n`);
  return run;
}

/** The file that `--trace` names, else that of the runs in this repository. Throws an Error naming the flag when there is none. */
export function traceToRead(option: string | undefined): string {
  const path = option ?? traceOf('.');
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) return path;
  if (option !== undefined)
    throw new Error(`--trace ${option}: trace file not found; name a file that agent-fix run has written`);
  throw new Error(`no run of this repository is recorded in ${path}; another trace: --trace FILE`);
}

/** Writes the diff, and the folders above it. Gives the whole path. */
export function writePatch(path: string, { diff }: Patch): string {
  const whole = resolve(path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, diff);
  return whole;
}

/** Where a patch is written that was not applied and for which `--patch` names no file. */
export const besideTrace = (trace: string, runId: string): string => join(dirname(trace), `${runId}.patch`);

const TICK_MS = 500;

/**
 * The progress that a waiting person sees on stderr: a line for each event and, while a step takes long, what it is
 * and how long it has taken. On a terminal that is one line, written anew; elsewhere a new line every few seconds.
 */
export class LiveProgress implements Disposable {
  /** An Io that keeps other output apart from the changing line; everything else must be written through it. */
  readonly io: Io;
  readonly #out: Io;
  readonly #timer: NodeJS.Timeout;
  readonly #watch = new RunWatch(performance.now());
  #hasStatus = false;

  constructor(io: Io) {
    this.#out = io;
    this.io = {
      ...io,
      stdout: (text) => this.#print(() => io.stdout(text)),
      stderr: (text) => this.#print(() => io.stderr(text)),
    };
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
  }

  /** Prints `line` or, where that is absent, the progress line of the event; nothing for an event that has none. */
  tell(event: RunEvent, line?: string): void {
    const shown = this.#watch.line(event, performance.now(), painter(this.#out.columns !== undefined), line);
    if (shown !== null) this.io.stderr(`${shown}\n`);
  }

  /** The same oracle; each run of it is shown while it lasts. */
  watch(oracle: TestOracle): TestOracle {
    return {
      run: (options) => {
        this.#watch.testing(options.phase, performance.now());
        return oracle.run(options);
      },
    };
  }

  noteReply(bytes: number): void {
    this.#watch.answering(bytes);
  }

  #tick(): void {
    const nowMs = performance.now();
    const line = this.#watch.doing(nowMs);
    const columns = this.#out.columns?.();
    if (columns !== undefined) {
      this.#out.stderr(`\r\u001b[K${painter(true)('dim', line.slice(0, columns - 1))}`);
      this.#hasStatus = true;
    } else if (this.#watch.isLineDue(nowMs)) this.io.stderr(`${line}\n`);
  }

  #print(write: () => void): void {
    this.#clear();
    write();
    this.#watch.printed(performance.now());
  }

  #clear(): void {
    if (this.#hasStatus) this.#out.stderr('\r\u001b[K');
    this.#hasStatus = false;
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
    this.#clear();
  }
}
