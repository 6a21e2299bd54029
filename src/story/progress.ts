import { assertNever } from '../core/errors.ts';
import { formatBytes, formatSeconds } from './format.ts';
import { type Moment, momentOf, type StoryEvent, type TestRun } from './moment.ts';
import { numberAt } from './read-json.ts';
import { safeLine } from './safe-text.ts';
import { attemptWords, phaseWords, shortAction, stopWords, verdictWords } from './words.ts';

/** What a person watching a run reads of an event, in one line that a terminal only shows; null for what only the trace needs. */
export function progressLine(event: StoryEvent): string | null {
  const moment = momentOf(event);
  const text = moment === null ? null : lineOf(moment, event);
  return text === null ? null : safeLine(text);
}

function lineOf(moment: Moment, { payload }: StoryEvent): string | null {
  switch (moment.kind) {
    case 'start':
      return `[start] ${short(moment.goal)} · ${moment.model}${whichAttempt(moment.attempt)}`;
    case 'tests':
      return `[tests] ${testsLine(moment.run)}`;
    case 'attempt':
      return moment.waitMs === null
        ? null
        : `[model] ${moment.status ?? (moment.error || 'no answer')}; trying again in ${formatSeconds(moment.waitMs)}`;
    case 'action':
      return `[turn ${turnNumber(payload)}] ${short(shortAction(moment.words))}`;
    case 'malformed':
      return `[turn ${turnNumber(payload)}] malformed reply: ${short(moment.error)}`;
    case 'result':
      return moment.isOk ? null : `[${moment.tool}] ${short(moment.output)}`;
    case 'lost':
      return `[model] ${moment.reason}: ${short(moment.message)}`;
    case 'reflection':
      return `[reflect] ${short(moment.notes.join(' '))}`;
    case 'note':
      // Where the failure points: for the model, in a dozen lines.
      if (moment.reason === 'places') return null;
      return `[driver] ${short(moment.note)}`;
    case 'candidate':
      // Hundreds of them: those that pass, and now and then how far the search is.
      if (moment.verdict !== 'passed' && (moment.number ?? 0) % 25 !== 0) return null;
      return `[candidate ${moment.number ?? '?'}] ${moment.template} at ${moment.path}:${moment.line ?? '?'}: ${verdictWords(moment.verdict)}`;
    case 'outcome':
      return `[end] ${[moment.outcome, stopWords(moment.stopReason)].filter(Boolean).join(': ')}`;
    case 'denied':
    case 'closing':
      return null;
    default:
      return assertNever(moment);
  }
}

/** What a person watching a run reads while a reply is on its way: how long it has taken, and how much has come. */
export function awaitingLine({ ms, bytes }: { readonly ms: number; readonly bytes: number }): string {
  const took = `${Math.round(ms / 1000)} s`;
  return bytes === 0 ? `[model] no answer yet… ${took}` : `[model] answering… ${took}, ${formatBytes(bytes)}`;
}

const whichAttempt = (attempt: Extract<Moment, { kind: 'start' }>['attempt']): string =>
  attempt === null ? '' : ` · ${attemptWords(attempt.number, attempt.of)}`;

/** The trace counts turns from 0, people from 1. */
const turnNumber = (payload: unknown): number => (numberAt(payload, 't') ?? 0) + 1;

function testsLine({ phase, verdict, exitCode, durationMs, focus }: TestRun): string {
  const exit = verdict === 'red' && exitCode !== null ? ` (exit ${exitCode})` : '';
  const took = durationMs === null ? '' : ` in ${formatSeconds(durationMs)}`;
  // The folders of programs that npm adds are of no interest here.
  const scope =
    focus === null ? '' : `, only the failing tests (${short(focus.replace(/^PATH="[^"]*" /, ''))})`;
  return `${phaseWords(phase).when}${scope}: ${verdictWords(verdict)}${exit}${took}`;
}

const MAX_CHARS = 160;

/** Before the line is put together, so that its own words stay whole. */
const short = (text: string): string => safeLine(text, MAX_CHARS);
