import { assertNever } from '../base/errors.ts';
import type { TestPhase } from '../core/events.ts';
import { checkTitle } from '../core/jobs.ts';
import { shortId } from '../core/model/prompt.ts';
import { type Moment, momentOf, type StoryEvent, type TestRun, testRunOf, toneOf } from './moment.ts';
import { numberAt, textAt } from './read-json.ts';
import { safeLine } from './safe-text.ts';
import {
  attemptWords,
  formatBytes,
  formatCount,
  formatSeconds,
  outcomeWords,
  phaseWords,
  shortAction,
  stopWords,
  type Tone,
  verdictWords,
} from './words.ts';

/** An event as one line for a person who watches the run; null for events that only the trace needs. */
export function progressLine(event: StoryEvent): string | null {
  const moment = momentOf(event);
  // The trace counts turns from 0, people from 1.
  return moment === null ? null : momentLine(moment, (numberAt(event.payload, 't') ?? 0) + 1);
}

/** The line for a moment of the turn with this number. */
export function momentLine(moment: Moment, turn: number | null): string | null {
  const text = plainMomentLine(moment, turn ?? '?');
  return text === null ? null : safeLine(text);
}

function plainMomentLine(moment: Moment, turn: number | string): string | null {
  switch (moment.kind) {
    case 'start':
      return `[start] ${short(moment.goal)} · ${moment.model}${whichAttempt(moment.attempt)}`;
    case 'tests':
      return `[tests] ${testsLine(moment.run)}`;
    case 'attempt':
      return moment.waitMs === null
        ? null
        : `[model] ${tryWords(moment)}; trying again in ${formatSeconds(moment.waitMs)}`;
    case 'action':
      return `[turn ${turn}] ${short(shortAction(moment.words))}`;
    case 'malformed':
      return `[turn ${turn}] malformed reply: ${short(moment.error)}`;
    case 'result':
      return moment.isOk ? null : `[${moment.tool}] ${short(moment.output)}`;
    case 'lost':
      return `[model] ${moment.reason}: ${short(moment.message)}`;
    case 'reflection':
      return `[reflect] ${short(moment.notes.join(' '))}`;
    case 'note':
      // These notes are for the model: where the failure points, the source of the failing tests, what else can be read.
      if (['places', 'test_source', 'installed', 'coverage'].includes(moment.reason)) return null;
      return `[driver] ${moment.job === '' ? '' : `${short(checkTitle(moment))}: `}${short(moment.note)}`;
    case 'candidate':
      // A search has hundreds of candidates: those that pass are shown, and every 25th as a sign of progress.
      if (moment.verdict !== 'passed' && (moment.number ?? 0) % 25 !== 0) return null;
      return (
        `[candidate ${moment.number ?? '?'}] ${moment.template} ` +
        `at ${moment.path}:${moment.line ?? '?'}: ${verdictWords(moment.verdict)}`
      );
    case 'culprit':
      return `[culprit] ${shortId(moment.commit)} broke ${short(moment.test || 'the tests')}`;
    case 'outcome':
      return `[end] ${[moment.outcome, stopWords(moment.stopReason)].filter(Boolean).join(': ')}`;
    case 'denied':
    case 'closing':
      return null;
    default:
      return assertNever(moment);
  }
}

export function toneOfEvent(event: StoryEvent): Tone {
  const moment = momentOf(event);
  switch (moment?.kind) {
    case 'tests':
      return toneOf(moment.run);
    case 'outcome':
      return outcomeWords(moment.outcome).tone;
    case 'candidate':
      return moment.verdict === 'passed' ? 'good' : 'plain';
    case 'attempt':
      return moment.waitMs === null ? 'plain' : 'warn';
    case 'result':
      return moment.isOk ? 'plain' : 'warn';
    case 'malformed':
    case 'denied':
      return 'warn';
    case 'lost':
      return 'bad';
    default:
      return 'plain';
  }
}

type Activity =
  | { readonly kind: 'work' }
  | { readonly kind: 'tests'; readonly phase: TestPhase }
  | { readonly kind: 'search'; readonly tried: number; readonly passed: number }
  | { readonly kind: 'model'; readonly bytes: number };

/** What a run is doing, and the facts from which its remaining time is estimated. */
export interface RunProgress {
  readonly doing: Activity;
  /** The most candidates of the built-in search; null: a model does the work. */
  readonly maxCandidates: number | null;
  /** How long the whole test command took before any change. */
  readonly testsMs: number | null;
  /** What the run may take in all. */
  readonly timeoutMs: number;
}

const WORK: Activity = { kind: 'work' };
export const AT_WORK: RunProgress = { doing: WORK, maxCandidates: null, testsMs: null, timeoutMs: 0 };

/** What the run does after an event. No event announces that tests begin, so it follows from the one before. */
export function doingAfter(before: RunProgress, { kind, payload }: StoryEvent): RunProgress {
  switch (kind) {
    case 'run_start': {
      const isModel = textAt(payload, 'settings', 'solver') === 'model';
      return {
        doing: WORK,
        testsMs: null,
        maxCandidates: isModel ? null : numberAt(payload, 'settings', 'max_candidates'),
        timeoutMs: numberAt(payload, 'settings', 'limits', 'timeout_ms') ?? 0,
      };
    }
    case 'tests': {
      const { phase, focus, durationMs } = testRunOf(payload);
      const isBase = phase === 'baseline';
      const searches = isBase && before.maxCandidates !== null;
      return {
        ...before,
        doing: searches ? { kind: 'search', tried: 0, passed: 0 } : WORK,
        testsMs: isBase && focus === null ? durationMs : before.testsMs,
      };
    }
    case 'candidate': {
      const passed = before.doing.kind === 'search' ? before.doing.passed : 0;
      const isPassed = textAt(payload, 'verdict') === 'passed';
      return {
        ...before,
        doing: { kind: 'search', tried: numberAt(payload, 'n') ?? 0, passed: passed + (isPassed ? 1 : 0) },
      };
    }
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

/**
 * What is being done, for how long already (`ms`; `runMs` for the run as a whole) and, if it can be estimated, for how long
 * still.
 */
export function doingLine(
  { doing, maxCandidates, testsMs, timeoutMs }: RunProgress,
  { ms, runMs }: { readonly ms: number; readonly runMs: number },
): string {
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
    case 'search': {
      const { tried, passed } = doing;
      const most = maxCandidates ?? tried;
      const leftMs = Math.min(timeoutMs - runMs, tried === 0 ? timeoutMs : (ms / tried) * (most - tried));
      return (
        `[search] ${formatCount(tried)} of at most ${formatCount(most)} candidates ` +
        `tried, ${formatCount(passed)} passed, in ${wholeSeconds(ms)}, at most ${wholeSeconds(Math.max(0, leftMs))} left`
      );
    }
    case 'model':
      return awaitingLine({ ms, bytes: doing.bytes });
    default:
      return assertNever(doing);
  }
}

/** `7 s`, `3 min 20 s`. */
const wholeSeconds = (ms: number): string => (ms < 59_500 ? `${Math.round(ms / 1000)} s` : formatSeconds(ms));

/** What a person watching a run reads while a reply is on its way: how long it has taken, and how much has come. */
export function awaitingLine({ ms, bytes }: { readonly ms: number; readonly bytes: number }): string {
  const took = `${Math.round(ms / 1000)} s`;
  return bytes === 0 ? `[model] no answer yet… ${took}` : `[model] answering… ${took}, ${formatBytes(bytes)}`;
}

/** For a log: the line that is due of a reply that is on its way; null while none is. */
export function awaitingLines(): (sign: Parameters<typeof awaitingLine>[0]) => string | null {
  let said = 0;
  return (sign) => {
    const due = awaitingLinesBy(sign.ms);
    const isDue = due > said;
    said = due;
    return isDue ? awaitingLine(sign) : null;
  };
}

/** How many lines have said so when a reply has been awaited this long: one after 10, 30 and 60 s, and then one a minute. */
export const awaitingLinesBy = (ms: number): number =>
  ms < 60_000 ? [10_000, 30_000].filter((at) => at <= ms).length : 2 + Math.floor(ms / 60_000);

const tryWords = ({ status, error }: Extract<Moment, { kind: 'attempt' }>): string =>
  status === null ? error || 'no answer' : `${status}${error ? ` (${error})` : ''}`;

const whichAttempt = (attempt: Extract<Moment, { kind: 'start' }>['attempt']): string =>
  attempt === null ? '' : ` · ${attemptWords(attempt.number, attempt.of)}`;

function testsLine({ phase, verdict, exitCode, durationMs, focus, job, step, build }: TestRun): string {
  const whose = job === '' ? '' : ` · ${short(step === '' ? job : `${job}: ${step}`)}`;
  const unbuilt = build === '' ? '' : `, the build failed at step ${short(build)}`;
  const exit = verdict === 'red' && exitCode !== null ? ` (exit ${exitCode})` : '';
  const took = durationMs === null ? '' : ` in ${formatSeconds(durationMs)}`;
  // The `node_modules/.bin` folders that npm adds to a command line are left out.
  const scope =
    focus === null ? '' : `, only the failing tests (${short(focus.replace(/^PATH="[^"]*" /, ''))})`;
  return `${phaseWords(phase).when}${scope}: ${verdictWords(verdict)}${exit}${took}${unbuilt}${whose}`;
}

const MAX_CHARS = 160;

/** Shortens each part, so that the words around it stay whole. */
const short = (text: string): string => safeLine(text, MAX_CHARS);
