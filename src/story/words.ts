import { textAt, valueAt } from '../base/json.ts';
import { formatCountOf, formatSeconds } from '../base/numbers.ts';
import { firstLine } from '../base/text.ts';
import type { TestPhase, TestVerdict } from '../core/events.ts';
import type { ToolCallAction } from '../core/model/tools.ts';
import { type Outcome, STOP_TEXT } from '../core/verdict/outcome.ts';
import { listAt, numberAt } from './read-json.ts';

// The words for people, wherever a run is shown. An unknown name, from a newer or hostile writer, is shown shortened.

/** `attempt 2 of 3`; `number` counts from 1. */
export const attemptWords = (number: number, of: number): string => `attempt ${number} of ${of}`;

/** `good` and `bad` speak of tests and of the run; `warn` of what the driver had to refuse or repair. */
export type Tone = 'good' | 'bad' | 'warn' | 'plain';

export interface OutcomeWords {
  readonly title: string;
  readonly tone: Tone;
  /** What happened, in one sentence. */
  readonly meaning: string;
  /** What the outcome proves and what it does not; '' where the meaning says all. */
  readonly proves: string;
}

/** What an outcome proves where nothing was fixed; said only where the run kept a patch. */
export const BEST_KEPT = 'The best patch is kept for reading, not for merging.';

const OUTCOME_WORDS: Readonly<Record<Outcome, OutcomeWords>> = {
  fixed: {
    title: 'Fixed',
    tone: 'good',
    meaning: 'The tests were red, are green with this change, and are red again without it.',
    proves: 'It proves what the tests cover, and nothing else. The verdict comes from test results alone.',
  },
  unverified: {
    title: 'Unverified',
    tone: 'warn',
    meaning: 'There is a change, but no test result proves it.',
    proves: 'The tests passed before the change as well, or were not run. Judge the diff on its own.',
  },
  not_reproduced: {
    title: 'Not reproduced',
    tone: 'plain',
    meaning: 'The tests are green at the base commit, so there was nothing to fix and no model was asked.',
    proves: '',
  },
  not_fixed: {
    title: 'Not fixed',
    tone: 'bad',
    meaning: 'No change was found that the tests prove.',
    proves: BEST_KEPT,
  },
  flaky: {
    title: 'Flaky',
    tone: 'warn',
    meaning: 'The tests gave different results on the same files.',
    proves: 'The result depends on something other than the code, so it proves nothing.',
  },
  budget_exhausted: {
    title: 'Budget exhausted',
    tone: 'bad',
    meaning: 'A limit of the run was reached before a fix was proven.',
    proves: BEST_KEPT,
  },
  model_error: {
    title: 'Model error',
    tone: 'bad',
    meaning: 'The model endpoint failed, or its replies could not be used.',
    proves: 'This says nothing about the code.',
  },
  infra_error: {
    title: 'Infrastructure error',
    tone: 'bad',
    meaning:
      'The test command could not be run here, it fails here for a reason that is not in the code, or agent-fix itself failed.',
    proves: 'This says nothing about the code.',
  },
  cancelled: {
    title: 'Cancelled',
    tone: 'plain',
    meaning: 'Somebody stopped the run before it came to a result.',
    proves: 'This says nothing about the code.',
  },
  refused: {
    title: 'Refused',
    tone: 'plain',
    meaning: 'Nothing was run here, and nothing was published.',
    proves: '',
  },
  skipped: {
    title: 'Skipped',
    tone: 'plain',
    meaning: 'There was nothing to do.',
    proves: '',
  },
};

/** An outcome in plain words. `outcome` null: the record has none, because it was cut off or, if `hasEnded`, never got one. */
export function outcomeWords(outcome: string | null, hasEnded = true): OutcomeWords {
  if (outcome === null) return hasEnded ? UNRECORDED : UNFINISHED;
  return lookUp(OUTCOME_WORDS, outcome) ?? { ...UNKNOWN, title: firstLine(outcome, 40) };
}

const UNKNOWN = {
  tone: 'plain',
  meaning: 'This version of agent-fix does not know that outcome.',
  proves: '',
} as const;

const UNRECORDED: OutcomeWords = {
  title: 'No verdict recorded',
  tone: 'plain',
  meaning: 'The run ended, but no outcome was recorded.',
  proves: 'Judge by the test results below.',
};

const UNFINISHED: OutcomeWords = {
  title: 'Unfinished',
  tone: 'bad',
  meaning:
    'The record stops before an outcome: the run was killed, is still going, or the file was cut. Everything up to there is shown.',
  proves: '',
};

/** Why a run was ended: `the time was up (timeout-minutes)`; '' where nothing cut it short. */
export const stopWords = (reason: string): string =>
  reason === 'done' ? '' : (lookUp(STOP_TEXT, reason) ?? firstLine(reason, 80));

/** How a run ended, in a few words: `Not fixed, the time was up (timeout-minutes)`. */
export function endingWords(outcome: string | null, reason: string): string {
  const why = stopWords(reason);
  return `${outcomeWords(outcome).title}${why === '' ? '' : `, ${why}`}`;
}

const VERDICT_WORDS: Readonly<Record<TestVerdict, string>> = {
  green: 'green',
  red: 'red',
  timeout: 'timed out',
  resource_limit: 'stopped: used up memory or disk',
  not_found: 'command not found',
};

export const verdictWords = (verdict: string): string =>
  lookUp(VERDICT_WORDS, verdict) ?? firstLine(verdict, 40);

/** `exit 1 · 1.2 s`; '' when neither is recorded. */
export function measuredWords({
  exitCode,
  durationMs,
}: Readonly<Record<'exitCode' | 'durationMs', number | null>>): string {
  const exit = exitCode === null ? '' : `exit ${exitCode}`;
  const took = durationMs === null ? '' : formatDuration(durationMs);
  return [exit, took].filter((part) => part !== '').join(' · ');
}

interface PhaseWords {
  /** Completes "tests red …": when this run took place. */
  readonly when: string;
  /** A name for the test run: `confirming tests`. */
  readonly name: string;
}

const PHASE_WORDS: Readonly<Record<TestPhase, PhaseWords>> = {
  baseline: { when: 'before any change', name: 'tests at the base commit' },
  write: { when: 'after the write', name: 'tests' },
  final: { when: 'for the final', name: 'tests' },
  confirm: { when: 'confirming', name: 'confirming tests' },
  counterfactual: { when: 'without the patch', name: 'tests without the patch' },
  control: { when: 'at the last green commit', name: 'tests at the last green commit' },
  bisect: { when: 'at a commit since then', name: 'tests at a commit since then' },
};

export const phaseWords = (phase: string): PhaseWords =>
  lookUp(PHASE_WORDS, phase) ?? { when: firstLine(phase, 40), name: 'tests' };

/** A piece of a text that says what started a run. Whoever shows the text makes names safe, and numbers links. */
export type TriggerPiece =
  | string
  | { readonly name: string }
  | { readonly runId: number }
  | { readonly issue: number };

/** The text after "started by", from a trigger in the trace: for an unknown kind the name of the kind; no pieces without a trigger. */
export function triggerPieces(trigger: unknown): readonly TriggerPiece[] {
  const name = (key: string) => ({ name: textAt(trigger, key) });
  const runId = numberAt(trigger, 'run_id');
  const run: readonly TriggerPiece[] = runId === null ? [] : [' (', { runId }, ')'];
  switch (textAt(trigger, 'kind')) {
    case 'workflow_run':
      return ['failure of ', name('workflow_name'), ' on ', name('branch'), ...run];
    case 'step':
      return ['a failed step of ', name('workflow_name'), ...run];
    case 'issue':
      return ['label on ', { issue: numberAt(trigger, 'number') ?? 0 }, ', ', name('title')];
    case 'comment':
      return ['a comment on ', { issue: numberAt(trigger, 'number') ?? 0 }, ', ', name('title')];
    case 'review':
      return ['a review of ', { issue: numberAt(trigger, 'number') ?? 0 }, ', ', name('title')];
    case 'dispatch':
      return ['hand', ...run];
    case 'terminal':
      return ['the terminal'];
    default:
      return textAt(trigger, 'kind') === '' ? [] : [name('kind')];
  }
}

/** An action of the model, in words. */
interface ActionWords extends Pointing {
  /** The tool's name, or `final`. */
  readonly verb: string;
}

interface Pointing {
  /** What the action is about, in a few words: `src/a.ts`, `done`. */
  readonly object: string;
  /** What the action is about and its extent, for a headline: `src/a.ts, lines 1–40`. */
  readonly headline: string;
}

/** `read_file src/a.ts`, `final: done`: for a line of a log or a table. */
export const shortAction = ({ verb, object }: ActionWords): string =>
  verb === 'final' ? `final: ${object}` : `${verb} ${object}`.trimEnd();

/** Reads an action that any version may have recorded; of an unknown action, its type or name, and its path. */
export function actionWords(action: unknown): ActionWords {
  if (textAt(action, 'type') === 'final') {
    const status = firstLine(textAt(action, 'status'), 60);
    return { verb: 'final', object: status, headline: firstLine(textAt(action, 'summary'), 90) };
  }
  const verb = textAt(action, 'name') || textAt(action, 'type') || 'action';
  const { object, headline } = pointedAt(verb, valueAt(action, 'args'));
  return {
    verb: firstLine(verb, 60),
    object: firstLine(object, 240),
    headline: firstLine(headline, 240),
  };
}

const POINTING: Readonly<Record<ToolCallAction['name'], (args: unknown) => Pointing>> = {
  list_files: (args) => {
    const [folder, glob] = [textAt(args, 'rel_dir'), textAt(args, 'glob')];
    return { object: phrase(folder, glob), headline: [folder || '.', glob].filter(Boolean).join(', ') };
  },
  read_file: (args) => atPath(args, lineRange(args)),
  grep: (args) => {
    const [pattern, folder, glob] = [textAt(args, 'pattern'), textAt(args, 'rel_dir'), textAt(args, 'glob')];
    return {
      object: phrase(pattern, folder, glob),
      headline: `“${firstLine(pattern, 60)}” in ${glob || folder || '.'}`,
    };
  },
  read_symbol: (args) => ({ object: textAt(args, 'name'), headline: textAt(args, 'name') }),
  write_file: (args) => atPath(args, writeSize(args)),
};

function atPath(args: unknown, extent: string): Pointing {
  const path = textAt(args, 'rel_path');
  return { object: path, headline: `${path}${extent}` };
}

const pointedAt = (tool: string, args: unknown): Pointing =>
  lookUp<(args: unknown) => Pointing>(POINTING, tool)?.(args) ?? atPath(args, '');

const phrase = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

function lineRange(args: unknown): string {
  const start = numberAt(args, 'start_line');
  const end = numberAt(args, 'end_line');
  if (start === null && end === null) return '';
  return end === null ? `, from line ${start}` : `, lines ${start ?? 1}–${end}`;
}

function writeSize(args: unknown): string {
  const edits = listAt(args, 'edits').length;
  if (edits > 0) return `, ${formatCountOf(edits, 'edit')}`;
  const { length } = textAt(args, 'content');
  return length > 0 ? `, ${formatCountOf(length, 'character')}` : '';
}

/** Looks up an own key only: a hostile record may use names like `constructor`. */
function lookUp<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `12 ms`; from one second on, as `formatSeconds` writes it. */
export function formatDuration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : formatSeconds(ms);
}
