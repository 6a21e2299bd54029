import { isPlainObject } from '../core/json.ts';
import { isList, listAt, numberAt, textAt, textsAt, valueAt } from './read-json.ts';
import { type ActionWords, actionWords, type Tone } from './words.ts';

/** One event of a run, live or read back: any kind with any payload, since a record may be newer, older or damaged. */
export interface StoryEvent {
  readonly kind: string;
  readonly payload: unknown;
}

export interface Tokens {
  readonly input: number;
  /** The part of `input` that came from the endpoint's cache. */
  readonly cached: number;
  readonly output: number;
}

/** One test, by name. */
export interface FailedTest {
  readonly id: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly message: string;
}

/** One run of the test command, as far as its event tells. */
export interface TestRun {
  /** `green`, `red`, `timeout`, `not_found`, or any word that a later writer may use. */
  readonly verdict: string;
  readonly isGreen: boolean;
  /** As in `TestPhase`; '' when not recorded. */
  readonly phase: string;
  readonly output: string;
  /** What failed; '' when green or not recorded. */
  readonly signature: string;
  readonly exitCode: number | null;
  readonly durationMs: number | null;
  /** What it said of single tests; null where they are not known. Counts are null where the runner gives none. */
  readonly report: {
    readonly source: string;
    readonly failures: readonly FailedTest[];
    readonly passed: number | null;
    readonly failed: number | null;
    readonly skipped: number | null;
  } | null;
  /** The command that ran only the failing tests; null when the whole command ran. */
  readonly focus: string | null;
}

export interface ClaimedChange {
  readonly path: string;
  readonly description: string;
}

/** What an event says, of those that people follow a run by. Texts are raw: they are made safe where they are shown. */
export type Moment =
  /** `attempt`: which of several tries; null: the only one. */
  | {
      readonly kind: 'start';
      readonly goal: string;
      readonly model: string;
      readonly attempt: { readonly number: number; readonly of: number } | null;
    }
  /** `summary` is what a final claims. */
  | {
      readonly kind: 'action';
      readonly words: ActionWords;
      readonly summary: string;
      readonly usage: Tokens;
    }
  /** A reply that could not be used; `expects` is `action` or `reflection`. */
  | {
      readonly kind: 'malformed';
      readonly expects: string;
      readonly error: string;
      readonly usage: Tokens;
    }
  /** The endpoint gave no reply. */
  | {
      readonly kind: 'lost';
      readonly reason: string;
      readonly status: number | null;
      readonly message: string;
    }
  | {
      readonly kind: 'attempt';
      readonly status: number | null;
      readonly error: string;
      /** null: it is not tried again. */
      readonly waitMs: number | null;
    }
  /** `rule` is the policy's, when that refused; `path` is where it wrote, when it did. */
  | {
      readonly kind: 'result';
      readonly tool: string;
      readonly isOk: boolean;
      readonly rule: string;
      readonly path: string;
      /** What it put in the place of what, where it wrote so. */
      readonly edits: readonly { readonly old: string; readonly new: string }[];
      /** It wrote a test that was not there before. */
      readonly addsTest: boolean;
      readonly output: string;
    }
  | { readonly kind: 'denied'; readonly path: string; readonly rule: string }
  | { readonly kind: 'tests'; readonly run: TestRun }
  | {
      readonly kind: 'reflection';
      readonly notes: readonly string[];
      readonly nextFocus: string;
      readonly risks: readonly string[];
      readonly usage: Tokens;
    }
  | { readonly kind: 'note'; readonly reason: string; readonly note: string }
  /** A repair that the built-in solver tried. */
  | {
      readonly kind: 'candidate';
      readonly number: number | null;
      readonly template: string;
      readonly path: string;
      readonly line: number | null;
      readonly verdict: string;
      /** What it changed; known of those that passed. */
      readonly edits: readonly { readonly old: string; readonly new: string }[];
    }
  | { readonly kind: 'culprit'; readonly commit: string; readonly test: string }
  | {
      readonly kind: 'closing';
      readonly title: string;
      readonly summary: string;
      readonly status: string;
      readonly changes: readonly ClaimedChange[];
    }
  | { readonly kind: 'outcome'; readonly outcome: string; readonly stopReason: string };

/** null for what only the trace needs: requests, the text after an action, envelope events, kinds of a later version. */
export function momentOf({ kind, payload }: StoryEvent): Moment | null {
  return Object.hasOwn(MOMENTS, kind) ? (MOMENTS[kind]?.(payload) ?? null) : null;
}

const MOMENTS: Readonly<Record<string, (payload: unknown) => Moment>> = {
  run_start: (payload) => ({
    kind: 'start',
    goal: textAt(payload, 'goal') || textAt(payload, 'task', 'goal'),
    model: textAt(payload, 'llm', 'model'),
    attempt: attemptOf(payload),
  }),
  llm_attempt: (payload) => ({
    kind: 'attempt',
    status: numberAt(payload, 'status'),
    error: textAt(payload, 'error'),
    waitMs: numberAt(payload, 'wait_ms'),
  }),
  llm_action: (payload) => ({
    kind: 'action',
    words: actionWords(valueAt(payload, 'action')),
    summary: textAt(payload, 'action', 'summary'),
    usage: tokensOf(payload),
  }),
  llm_parse_error: (payload) => ({
    kind: 'malformed',
    expects: textAt(payload, 'expects'),
    error: textAt(payload, 'error'),
    usage: tokensOf(payload),
  }),
  llm_error: (payload) => ({
    kind: 'lost',
    reason: textAt(payload, 'reason'),
    status: numberAt(payload, 'status'),
    message: textAt(payload, 'message'),
  }),
  tool_result: (payload) => ({
    kind: 'result',
    tool: textAt(payload, 'tool'),
    isOk: valueAt(payload, 'obs', 'ok') !== false,
    rule: textAt(payload, 'obs', 'meta', 'denied'),
    path: textAt(payload, 'obs', 'meta', 'path') || textAt(payload, 'args', 'rel_path'),
    edits: editsOf(valueAt(payload, 'args')),
    addsTest: valueAt(payload, 'obs', 'meta', 'addsTest') === true,
    output: textAt(payload, 'obs', 'output'),
  }),
  policy_denied: (payload) => ({
    kind: 'denied',
    path: textAt(payload, 'path'),
    rule: textAt(payload, 'rule'),
  }),
  tests: (payload) => ({ kind: 'tests', run: testRunOf(payload) }),
  reflection: (payload) => ({
    kind: 'reflection',
    notes: textsAt(payload, 'reflection', 'notes'),
    nextFocus: textAt(payload, 'reflection', 'next_focus'),
    risks: textsAt(payload, 'reflection', 'risks'),
    usage: tokensOf(payload),
  }),
  driver_note: (payload) => ({
    kind: 'note',
    reason: textAt(payload, 'reason'),
    note: textAt(payload, 'note'),
  }),
  candidate: (payload) => ({
    kind: 'candidate',
    number: numberAt(payload, 'n'),
    template: textAt(payload, 'template'),
    path: textAt(payload, 'path'),
    line: numberAt(payload, 'line'),
    verdict: textAt(payload, 'verdict'),
    edits: editsOf(payload),
  }),
  culprit: (payload) => ({
    kind: 'culprit',
    commit: textAt(payload, 'commit'),
    test: textAt(payload, 'test'),
  }),
  final: (payload) => ({
    kind: 'closing',
    title: textAt(payload, 'final', 'title'),
    summary: textAt(payload, 'final', 'summary'),
    status: textAt(payload, 'final', 'status'),
    changes: claimedChanges(valueAt(payload, 'final')),
  }),
  outcome: (payload) => ({
    kind: 'outcome',
    outcome: textAt(payload, 'outcome'),
    stopReason: textAt(payload, 'stop_reason'),
  }),
};

function attemptOf(payload: unknown): Extract<Moment, { kind: 'start' }>['attempt'] {
  const number = numberAt(payload, 'attempt', 'number');
  const of = numberAt(payload, 'attempt', 'of');
  return number === null || of === null ? null : { number, of };
}

const editsOf = (payload: unknown) =>
  listAt(payload, 'edits').map((edit) => ({ old: textAt(edit, 'old'), new: textAt(edit, 'new') }));

/** Reads the payload of a `tests` event. */
export function testRunOf(payload: unknown): TestRun {
  const isOk = valueAt(payload, 'ok') === true;
  const verdict = textAt(payload, 'verdict') || (isOk ? 'green' : 'red');
  return {
    verdict,
    // A writer that says both "ok" and a verdict other than green contradicts itself: not a pass.
    isGreen: verdict === 'green' && isOk,
    phase: textAt(payload, 'phase'),
    output: textAt(payload, 'output'),
    signature: textAt(payload, 'signature'),
    exitCode: numberAt(payload, 'exit_code'),
    durationMs: numberAt(payload, 'duration_ms'),
    report: reportOf(valueAt(payload, 'report')),
    focus: textAt(payload, 'focus') || null,
  };
}

function reportOf(report: unknown): TestRun['report'] {
  if (!isPlainObject(report)) return null;
  return {
    source: textAt(report, 'source'),
    failures: listAt(report, 'failures').map((failure) => ({
      id: textAt(failure, 'id'),
      file: textAt(failure, 'file') || null,
      line: numberAt(failure, 'line'),
      message: textAt(failure, 'message'),
    })),
    passed: numberAt(report, 'passed'),
    failed: numberAt(report, 'failed'),
    skipped: numberAt(report, 'skipped'),
  };
}

/** The colour of the word by which the result is told. Without the patch, red is what has to be, and green is in doubt. */
export function toneOf({ isGreen, phase, verdict }: TestRun): Tone {
  if (phase === 'counterfactual') return verdict === 'red' ? 'plain' : 'warn';
  return isGreen ? 'good' : 'bad';
}

/** A final's list of what was changed; entries without a path are left out. */
export function claimedChanges(final: unknown): readonly ClaimedChange[] {
  const changes = valueAt(final, 'changes');
  return (isList(changes) ? changes : [])
    .map((change) => ({ path: textAt(change, 'path'), description: textAt(change, 'description') }))
    .filter(({ path }) => path !== '');
}

export const NO_TOKENS: Tokens = { input: 0, cached: 0, output: 0 };

function tokensOf(payload: unknown): Tokens {
  return {
    input: numberAt(payload, 'usage', 'input_tokens') ?? 0,
    cached: numberAt(payload, 'usage', 'cached_input_tokens') ?? 0,
    output: numberAt(payload, 'usage', 'output_tokens') ?? 0,
  };
}

export const addTokens = (a: Tokens, b: Tokens): Tokens => ({
  input: a.input + b.input,
  cached: a.cached + b.cached,
  output: a.output + b.output,
});
