import { isPlainObject, textAt, valueAt } from '../base/json.ts';
import type { Usage } from '../core/usage.ts';
import { isList, listAt, numberAt, textsAt } from './read-json.ts';
import { actionWords, type Tone } from './words.ts';

/** One event of a run, as it happens or from a trace. Kind and payload are not checked: a trace may be newer, older or damaged. */
export interface StoryEvent {
  readonly kind: string;
  readonly payload: unknown;
}

/** One run of the test command, as its event recorded it. */
export type TestRun = Readonly<ReturnType<typeof testRunOf>>;

export interface ClaimedChange {
  readonly path: string;
  readonly description: string;
}

/** What people are shown of an event. Texts are raw: whoever shows them makes them safe. */
export type MomentOf<K extends Moment['kind']> = Extract<Moment, { kind: K }>;
export type Moment = Readonly<ReturnType<(typeof READERS)[keyof typeof READERS]>>;

/**
 * null for events that only the trace needs: requests, the text after an action, envelope events, and kinds of a later version.
 */
export function momentOf({ kind, payload }: StoryEvent): Moment | null {
  return Object.hasOwn(MOMENTS, kind) ? (MOMENTS[kind]?.(payload) ?? null) : null;
}

const READERS = {
  run_start: (payload: unknown) => ({
    kind: 'start' as const,
    goal: textAt(payload, 'goal') || textAt(payload, 'task', 'goal'),
    model: textAt(payload, 'llm', 'model'),
    attempt: attemptOf(payload),
  }),
  llm_attempt: (payload: unknown) => ({
    kind: 'attempt' as const,
    status: numberAt(payload, 'status'),
    error: textAt(payload, 'error'),
    /** How long the run waits before it tries again; null: it does not. */
    waitMs: numberAt(payload, 'wait_ms'),
  }),
  llm_action: (payload: unknown) => ({
    kind: 'action' as const,
    words: actionWords(valueAt(payload, 'action')),
    /** The summary that the model gave with a final action. */
    summary: textAt(payload, 'action', 'summary'),
    usage: usageIn(payload),
  }),
  llm_parse_error: (payload: unknown) => ({
    kind: 'malformed' as const,
    error: textAt(payload, 'error'),
    usage: usageIn(payload),
  }),
  llm_error: (payload: unknown) => ({
    kind: 'lost' as const,
    reason: textAt(payload, 'reason'),
    status: numberAt(payload, 'status'),
    message: textAt(payload, 'message'),
  }),
  tool_result: (payload: unknown) => ({
    kind: 'result' as const,
    tool: textAt(payload, 'tool'),
    isOk: valueAt(payload, 'obs', 'ok') !== false,
    /** The rule of the policy that refused the action. */
    rule: textAt(payload, 'obs', 'meta', 'denied'),
    /** The path of the file that the tool wrote or was to write; ''. */
    path: textAt(payload, 'obs', 'meta', 'path') || textAt(payload, 'args', 'rel_path'),
    edits: editsOf(valueAt(payload, 'args')),
    addsTest: valueAt(payload, 'obs', 'meta', 'addsTest') === true,
    output: textAt(payload, 'obs', 'output'),
  }),
  policy_denied: (payload: unknown) => ({
    kind: 'denied' as const,
    path: textAt(payload, 'path'),
    rule: textAt(payload, 'rule'),
    reason: textAt(payload, 'reason'),
    opens: textAt(payload, 'opens'),
  }),
  tests: (payload: unknown) => ({ kind: 'tests' as const, run: testRunOf(payload) }),
  reflection: (payload: unknown) => ({
    kind: 'reflection' as const,
    notes: textsAt(payload, 'reflection', 'notes'),
    nextFocus: textAt(payload, 'reflection', 'next_focus'),
    risks: textsAt(payload, 'reflection', 'risks'),
    usage: usageIn(payload),
  }),
  driver_note: (payload: unknown) => ({
    kind: 'note' as const,
    reason: textAt(payload, 'reason'),
    note: textAt(payload, 'note'),
    /** The job and the step that the note is about; '' for none. */
    job: textAt(payload, 'job'),
    step: textAt(payload, 'step'),
  }),
  candidate: (payload: unknown) => ({
    kind: 'candidate' as const,
    number: numberAt(payload, 'n'),
    path: textAt(payload, 'path'),
    line: numberAt(payload, 'line'),
    verdict: textAt(payload, 'verdict'),
  }),
  culprit: (payload: unknown) => ({
    kind: 'culprit' as const,
    commit: textAt(payload, 'commit'),
    test: textAt(payload, 'test'),
  }),
  final: (payload: unknown) => ({
    kind: 'closing' as const,
    title: textAt(payload, 'final', 'title'),
    summary: textAt(payload, 'final', 'summary'),
    status: textAt(payload, 'final', 'status'),
    changes: claimedChanges(valueAt(payload, 'final')),
  }),
  outcome: (payload: unknown) => ({
    kind: 'outcome' as const,
    outcome: textAt(payload, 'outcome'),
    stopReason: textAt(payload, 'stop_reason'),
  }),
};
const MOMENTS: Readonly<Record<string, (payload: unknown) => Moment>> = READERS;

/** `{ number: 2, of: 3 }`: which of several attempts the run is; null: the only one. */
function attemptOf(payload: unknown) {
  const number = numberAt(payload, 'attempt', 'number');
  const of = numberAt(payload, 'attempt', 'of');
  return number === null || of === null ? null : { number, of };
}

const editsOf = (payload: unknown) =>
  listAt(payload, 'edits').map((edit) => ({ old: textAt(edit, 'old'), new: textAt(edit, 'new') }));

/** Reads the payload of a `tests` event. */
export function testRunOf(payload: unknown) {
  const isOk = valueAt(payload, 'ok') === true;
  const verdict = textAt(payload, 'verdict') || (isOk ? 'green' : 'red');
  return {
    /** `green`, `red`, `timeout`, `not_found`, or any word that a later writer may use. */
    verdict,
    // A result with "ok" but another verdict than green contradicts itself and does not count as a pass.
    isGreen: verdict === 'green' && isOk,
    /** As in `TestPhase`; '' when not recorded. */
    phase: textAt(payload, 'phase'),
    output: textAt(payload, 'output'),
    /** What failed; '' when green or not recorded. */
    signature: textAt(payload, 'signature'),
    exitCode: numberAt(payload, 'exit_code'),
    durationMs: numberAt(payload, 'duration_ms'),
    report: reportIn(valueAt(payload, 'report')),
    /** git's id of the tree of files that were tested; '' when not recorded. */
    tree: textAt(payload, 'tree'),
    /** The command that ran only the failing tests; null when the whole command ran. */
    focus: textAt(payload, 'focus') || null,
    /** The job and the step whose command ran; '' for a command that is no step of a job. */
    job: textAt(payload, 'job'),
    step: textAt(payload, 'step'),
    /** Whether this is a run of a guard: a check that passed in CI, which the patch must not break. */
    isGuard: valueAt(payload, 'guard') === true,
    /** The build step that failed, so that no test ran; '' where none did. */
    build: textAt(payload, 'build'),
  };
}

/** What a test run reported of single tests; null where it reported nothing. Counts are null where the test runner gives none. */
function reportIn(report: unknown) {
  if (!isPlainObject(report)) return null;
  return {
    source: textAt(report, 'source'),
    failures: listAt(report, 'failures').map((failure) => ({
      id: textAt(failure, 'id'),
      file: textAt(failure, 'file') || null,
      line: numberAt(failure, 'line'),
      message: textAt(failure, 'message'),
    })),
    ...(report['cut'] === true ? { cut: true as const } : {}),
    passed: numberAt(report, 'passed'),
    failed: numberAt(report, 'failed'),
    skipped: numberAt(report, 'skipped'),
  };
}

/** Whether the tests ran without the patch and were red, as a proof needs. */
export const isExpectedRed = ({ phase, verdict }: TestRun): boolean =>
  phase === 'counterfactual' && verdict === 'red';

/** The colour of a result: `good` is what a fix needs. */
export function toneOf(run: TestRun): Tone {
  if (run.phase === 'counterfactual') return isExpectedRed(run) ? 'good' : 'warn';
  return run.isGreen ? 'good' : 'bad';
}

/** A final's list of what was changed; entries without a path are left out. */
export function claimedChanges(final: unknown): readonly ClaimedChange[] {
  const changes = valueAt(final, 'changes');
  return (isList(changes) ? changes : [])
    .map((change) => ({ path: textAt(change, 'path'), description: textAt(change, 'description') }))
    .filter(({ path }) => path !== '');
}

function usageIn(payload: unknown): Usage {
  const count = (what: keyof Usage): number => numberAt(payload, 'usage', what) ?? 0;
  return {
    input_tokens: count('input_tokens'),
    cached_input_tokens: count('cached_input_tokens'),
    output_tokens: count('output_tokens'),
  };
}
