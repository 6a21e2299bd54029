import type { Json } from '../agent/json.ts';
import { firstLine, formatDuration } from './format.ts';
import { numberAt, textAt, valueAt } from './read-json.ts';

/** `good` and `bad` speak of tests and of the run; `warn` of what the driver had to refuse or repair. */
export type Tone = 'good' | 'bad' | 'warn' | 'plain';

/** One run of the test command, as far as its event tells. */
export interface TestRun {
  /** `green`, `red`, `timeout`, `not_found`, or any word that a later writer may use. */
  readonly verdict: string;
  readonly tone: Tone;
  /** `baseline`, `write`, `final`, `confirm`; '' in traces of the Python original. */
  readonly phase: string;
  readonly output: string;
  /** What failed; '' when green or not recorded. */
  readonly signature: string;
  /** `exit 1 · 1.2 s`; '' when neither is recorded. */
  readonly measured: string;
}

/** Reads the payload of a `tests` event. */
export function testRunOf(payload: Json): TestRun {
  const isOk = valueAt(payload, 'ok') === true;
  const verdict = textAt(payload, 'verdict') || (isOk ? 'green' : 'red');
  return {
    verdict,
    // A writer that says both "ok" and a verdict other than green contradicts itself: not a pass.
    tone: verdict === 'green' && isOk ? 'good' : 'bad',
    phase: textAt(payload, 'phase'),
    output: textAt(payload, 'output'),
    signature: textAt(payload, 'signature'),
    measured: measuredOf(payload),
  };
}

function measuredOf(payload: Json): string {
  const exitCode = numberAt(payload, 'exit_code');
  const durationMs = numberAt(payload, 'duration_ms');
  const parts = [
    exitCode === null ? '' : `exit ${exitCode}`,
    durationMs === null ? '' : formatDuration(durationMs),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

const VERDICTS: Readonly<Record<string, string>> = { timeout: 'timed out', not_found: 'command not found' };

/** The verdict as people say it. */
export function verdictWords(verdict: string): string {
  return Object.hasOwn(VERDICTS, verdict) ? (VERDICTS[verdict] ?? verdict) : firstLine(verdict, 40);
}

const PHASES: Readonly<Record<string, string>> = {
  baseline: 'at the base commit',
  write: 'after this write',
  final: 'at the final answer',
  confirm: 'confirming run',
  counterfactual: 'without the patch',
};

/** When this run took place, as people say it; '' when it is not recorded. */
export function phaseWords(phase: string): string {
  return Object.hasOwn(PHASES, phase) ? (PHASES[phase] ?? '') : phase;
}
