import { assertNever } from '../base/errors.ts';
import { formatSeconds } from '../base/numbers.ts';
import { checkTitle } from '../core/jobs.ts';
import { shortId } from '../core/model/prompt.ts';
import { NOTES } from '../core/notes.ts';
import { type Moment, type MomentOf, momentOf, type StoryEvent, type TestRun, toneOf } from './moment.ts';
import { numberAt } from './read-json.ts';
import { safeLine } from './safe-text.ts';
import {
  attemptWords,
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
  return text === null ? null : safeLine(text, MAX_WHOLE_LINE);
}

/** Reasons of notes that say what was found without a model. Such notes are long, and only the model needs them. */
const LEADS: ReadonlySet<string> = new Set([
  NOTES.places,
  NOTES.testSource,
  NOTES.failureCode,
  NOTES.installed,
]);

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
      if (LEADS.has(moment.reason)) return null;
      return `[driver] ${moment.job === '' ? '' : `${short(checkTitle(moment))}: `}${short(moment.note)}`;
    case 'candidate':
      // A search can have hundreds of candidates: those that pass are shown, and every 25th as a sign of progress.
      if (moment.verdict !== 'passed' && (moment.number ?? 0) % 25 !== 0) return null;
      return `[candidate ${moment.number ?? '?'}] undoing ${moment.path}:${moment.line ?? '?'}: ${verdictWords(moment.verdict)}`;
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

const tryWords = ({ status, error }: MomentOf<'attempt'>): string =>
  status === null ? error || 'no answer' : `${status}${error ? ` (${error})` : ''}`;

const whichAttempt = (attempt: MomentOf<'start'>['attempt']): string =>
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

/** Enough for all parts of a line; a hostile record may hold names without end. */
const MAX_WHOLE_LINE = 2_000;

const MAX_CHARS = 160;

/** Shortens each part, so that the words around it stay whole. */
const short = (text: string): string => safeLine(text, MAX_CHARS);
