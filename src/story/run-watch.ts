import { assertNever } from '../base/errors.ts';
import { textAt } from '../base/json.ts';
import { formatCountOf, formatSeconds } from '../base/numbers.ts';
import type { TestPhase } from '../core/events.ts';
import { type StoryEvent, testRunOf } from './moment.ts';
import { progressLine, toneOfEvent } from './progress.ts';
import { numberAt } from './read-json.ts';
import type { Paint } from './terminal-report.ts';
import { formatBytes, phaseWords, type Tone } from './words.ts';

// The lines that tell a person who watches a run what it does while a step takes long.

/** Without a terminal, a line is due when nothing was printed for so long. */
const LINE_EVERY_MS = 4000;

/** Follows a run: what it does now, for how long, and when a line about that is due. All times are of one clock. */
export class RunWatch {
  #progress: RunProgress = AT_WORK;
  #sinceMs: number;
  #printedMs: number;
  /** How many lines about the wait for the current reply have been printed. */
  #awaitingLines = 0;

  constructor(nowMs: number) {
    this.#sinceMs = nowMs;
    this.#printedMs = nowMs;
  }

  /** Takes an event. Returns `line` or, where that is absent, the event's progress line, with a coloured tag; null: it has none. */
  line(event: StoryEvent, nowMs: number, paint: Paint, line = progressLine(event)): string | null {
    this.#become(doingAfter(this.#progress, event), nowMs);
    if (line === null) return null;
    const tag = /^\[[^\]]*\]/.exec(line)?.[0] ?? '';
    return paint(TAG_STYLES[toneOfEvent(event)], tag) + line.slice(tag.length);
  }

  /** To be called when a run of the tests begins. */
  testing(phase: TestPhase, nowMs: number): void {
    this.#become({ ...this.#progress, doing: { kind: 'tests', phase } }, nowMs);
  }

  /** To be called when `bytes` bytes of a reply have come. */
  answering(bytes: number): void {
    if (this.#progress.doing.kind === 'model')
      this.#progress = { ...this.#progress, doing: { kind: 'model', bytes } };
  }

  /** To be called when something was printed. */
  printed(nowMs: number): void {
    this.#printedMs = nowMs;
  }

  doing(nowMs: number): string {
    return doingLine(this.#progress, nowMs - this.#sinceMs);
  }

  /** Whether the line on what the run does now should be printed again. While a reply is awaited, `awaitingLinesBy` says when. */
  isLineDue(nowMs: number): boolean {
    if (this.#progress.doing.kind !== 'model') return nowMs - this.#printedMs >= LINE_EVERY_MS;
    const before = this.#awaitingLines;
    this.#awaitingLines = awaitingLinesBy(nowMs - this.#sinceMs);
    return this.#awaitingLines > before;
  }

  #become(progress: RunProgress, nowMs: number): void {
    const isSame = progress.doing === this.#progress.doing;
    const isSearch = progress.doing.kind === 'search' && this.#progress.doing.kind === 'search';
    if (!isSame && !isSearch) {
      this.#sinceMs = nowMs;
      this.#awaitingLines = 0;
    }
    this.#progress = progress;
  }
}

const TAG_STYLES = { good: 'green', bad: 'red', warn: 'yellow', plain: 'cyan' } as const satisfies Record<
  Tone,
  string
>;

type Activity =
  | { readonly kind: 'work' }
  | { readonly kind: 'tests'; readonly phase: TestPhase }
  | { readonly kind: 'search'; readonly tried: number }
  | { readonly kind: 'model'; readonly bytes: number };

/** What a run is doing, and what it takes to say so. */
interface RunProgress {
  readonly doing: Activity;
  /** Whether the built-in solver works before a model, or alone. */
  readonly searches: boolean;
  /** How long the whole test command took before any change. */
  readonly testsMs: number | null;
}

const WORK: Activity = { kind: 'work' };
const AT_WORK: RunProgress = { doing: WORK, searches: false, testsMs: null };

/** What the run does after an event. No event announces that tests begin, so it follows from the one before. */
function doingAfter(before: RunProgress, { kind, payload }: StoryEvent): RunProgress {
  switch (kind) {
    case 'run_start':
      return { ...AT_WORK, searches: textAt(payload, 'settings', 'solver') !== 'model' };
    case 'tests': {
      const { phase, focus, durationMs } = testRunOf(payload);
      const isBase = phase === 'baseline';
      return {
        ...before,
        doing: isBase && before.searches ? { kind: 'search', tried: 0 } : WORK,
        testsMs: isBase && focus === null ? durationMs : before.testsMs,
      };
    }
    case 'candidate':
      return { ...before, doing: { kind: 'search', tried: numberAt(payload, 'n') ?? 0 } };
    case 'llm_request':
      return { ...before, doing: { kind: 'model', bytes: 0 } };
    case 'llm_action':
    case 'llm_parse_error':
    case 'llm_error':
    case 'reflection':
      return { ...before, doing: WORK };
    default:
      return before;
  }
}

/** What is being done, for how long already and, if it can be estimated, for how long still. */
function doingLine({ doing, testsMs }: RunProgress, ms: number): string {
  switch (doing.kind) {
    case 'work':
      return `[run] working for ${wholeSeconds(ms)}`;
    case 'tests': {
      const running = `[tests] ${phaseWords(doing.phase).when}: running for ${wholeSeconds(ms)}`;
      if (testsMs === null) return running;
      return ms < testsMs
        ? `${running}, about ${wholeSeconds(testsMs - ms)} left`
        : `${running}; they took ${wholeSeconds(testsMs)} before any change`;
    }
    case 'search':
      return `[search] ${formatCountOf(doing.tried, 'candidate')} tried in ${wholeSeconds(ms)}`;
    case 'model':
      return awaitingLine({ ms, bytes: doing.bytes });
    default:
      return assertNever(doing);
  }
}

/** `7 s`, `3 min 20 s`. */
const wholeSeconds = (ms: number): string => (ms < 59_500 ? `${Math.round(ms / 1000)} s` : formatSeconds(ms));

/** What a person watching a run reads while a reply is on its way: how long it has taken, and how much has come. */
function awaitingLine({ ms, bytes }: { readonly ms: number; readonly bytes: number }): string {
  const took = `${Math.round(ms / 1000)} s`;
  return bytes === 0 ? `[model] no answer yet… ${took}` : `[model] answering… ${took}, ${formatBytes(bytes)}`;
}

/** For a log: the line to print now about a reply that is awaited; null while no line is due. */
export function awaitingLines(): (sign: Parameters<typeof awaitingLine>[0]) => string | null {
  let printed = 0;
  return (sign) => {
    const due = awaitingLinesBy(sign.ms);
    const isDue = due > printed;
    printed = due;
    return isDue ? awaitingLine(sign) : null;
  };
}

/** How many lines about a reply are due after a wait of `ms`: one each after 10, 30 and 60 s, then one a minute. */
const awaitingLinesBy = (ms: number): number =>
  ms < 60_000 ? [10_000, 30_000].filter((at) => at <= ms).length : 2 + Math.floor(ms / 60_000);
