import type { RunEvent } from '../core/events.ts';
import type { TestOracle } from '../core/ports.ts';
import {
  AT_WORK,
  doingAfter,
  doingLine,
  progressLine,
  type RunProgress,
  toneOfEvent,
} from '../story/progress.ts';
import type { Tone } from '../story/words.ts';
import { type Io, painter, type Style } from './io.ts';

const TICK_MS = 500;
/** Where lines are only appended, so long a silence is ended by a line. */
const LINE_EVERY_MS = 4000;

const TAG_STYLES: Readonly<Record<Tone, Style>> = {
  good: 'green',
  bad: 'red',
  warn: 'yellow',
  plain: 'cyan',
};

/**
 * What a person who waits for a run sees on stderr: a line for each event and, while something takes long, what it is and for how
 * long already. On a terminal that is one line, written anew; elsewhere a line every few seconds of silence.
 */
export class LiveProgress implements Disposable {
  /** Where everything else is to be written meanwhile, so that it does not run into the changing line. */
  readonly io: Io;
  readonly #out: Io;
  readonly #timer: NodeJS.Timeout;
  #progress: RunProgress = AT_WORK;
  #startMs = performance.now();
  #sinceMs = this.#startMs;
  #saidMs = performance.now();
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

  /** Prints an event's line, if it has one, and takes from it what is done next. */
  tell(event: RunEvent, line: string | null = progressLine(event)): void {
    const paint = painter(this.#out.columns !== undefined);
    const tag = /^\[[^\]]*\]/.exec(line ?? '')?.[0] ?? '';
    const shown = paint(TAG_STYLES[toneOfEvent(event)], tag) + (line ?? '').slice(tag.length);
    if (line !== null) this.io.stderr(`${shown}\n`);
    if (event.kind === 'run_start') this.#startMs = performance.now();
    this.#become(doingAfter(this.#progress, event));
  }

  /** The same oracle; each run of it is shown while it lasts. */
  watch(oracle: TestOracle): TestOracle {
    return {
      run: (options) => {
        this.#become({ ...this.#progress, doing: { kind: 'tests', phase: options.phase } });
        return oracle.run(options);
      },
    };
  }

  /** A reply is on its way. */
  noteReply(bytes: number): void {
    if (this.#progress.doing.kind === 'model')
      this.#progress = { ...this.#progress, doing: { kind: 'model', bytes } };
  }

  #become(progress: RunProgress): void {
    const isSame = progress.doing === this.#progress.doing;
    const isSearch = progress.doing.kind === 'search' && this.#progress.doing.kind === 'search';
    if (!isSame && !isSearch) this.#sinceMs = performance.now();
    this.#progress = progress;
  }

  #tick(): void {
    const nowMs = performance.now();
    const line = doingLine(this.#progress, { ms: nowMs - this.#sinceMs, runMs: nowMs - this.#startMs });
    const columns = this.#out.columns?.();
    if (columns !== undefined) {
      this.#out.stderr(`\r\u001b[K${painter(true)('dim', line.slice(0, columns - 1))}`);
      this.#hasStatus = true;
    } else if (nowMs - this.#saidMs >= LINE_EVERY_MS) this.io.stderr(`${line}\n`);
  }

  #print(write: () => void): void {
    this.#clear();
    write();
    this.#saidMs = performance.now();
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
