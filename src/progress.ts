import { shorten } from './agent/cut-text.ts';
import type { Payload, RunEvent } from './agent/events.ts';
import { isJsonObject, type Json } from './agent/json.ts';
import { visibleText, withoutAnsi } from './page/visible-text.ts';

/** Prints what a person watching the run reads of an event. */
export function printProgress(event: RunEvent, io: { readonly stderr: (text: string) => void }): void {
  const line = progressLine(event);
  if (line !== null) io.stderr(`${line}\n`);
}

/** What a person watching the run reads of an event, in one line; null for what only the trace needs. */
export function progressLine(event: RunEvent): string | null {
  const text = textOf(event);
  return text === null ? null : visibleText(withoutAnsi(text).replace(/\s+/g, ' '));
}

function textOf(event: RunEvent): string | null {
  switch (event.kind) {
    case 'run_start':
      return `[start] ${oneLine(event.payload.goal)} · ${event.payload.llm.model}`;
    case 'tests':
      return testsLine(event.payload);
    case 'llm_attempt':
      return event.payload.wait_ms === null ? null : waitLine(event.payload);
    case 'llm_action':
      return `[turn ${event.payload.t + 1}] ${actionText(event.payload.action)}`;
    case 'llm_parse_error':
      return `[turn ${event.payload.t + 1}] malformed reply: ${oneLine(event.payload.error)}`;
    case 'tool_result':
      return event.payload.obs.ok ? null : `[${event.payload.tool}] ${oneLine(event.payload.obs.output)}`;
    case 'llm_error':
      return `[model] ${event.payload.reason}: ${oneLine(event.payload.message)}`;
    case 'reflection':
      return `[reflect] ${oneLine(event.payload.reflection.notes.join(' '))}`;
    case 'driver_note':
      return `[driver] ${oneLine(event.payload.note)}`;
    case 'outcome':
      return `[end] ${event.payload.outcome} (${event.payload.stop_reason})`;
    default:
      return null;
  }
}

function testsLine({ phase, verdict, exit_code, duration_ms, focus }: Payload<'tests'>): string {
  const exit = verdict === 'red' && exit_code !== null ? ` (exit ${exit_code})` : '';
  const which = focus === undefined ? '' : ` · only the tests that failed: ${oneLine(focus)}`;
  return `[tests] ${PHASES[phase]}: ${verdict.replace('_', ' ')}${exit} in ${(duration_ms / 1000).toFixed(1)} s${which}`;
}

const MAX_CHARS = 160;

const PHASES = {
  baseline: 'before any change',
  write: 'after the write',
  final: 'for the final',
  confirm: 'confirming',
  counterfactual: 'without the patch',
} as const;

function waitLine({ status, error, wait_ms }: Payload<'llm_attempt'>): string {
  return `[model] ${status ?? error ?? 'no answer'}; trying again in ${((wait_ms ?? 0) / 1000).toFixed(1)} s`;
}

function actionText(action: Json): string {
  if (!isJsonObject(action)) return '';
  if (action['type'] === 'final') return `final: ${oneLine(String(action['status']))}`;
  const args = action['args'];
  if (args === undefined || !isJsonObject(args)) return String(action['name']);
  const what = ['rel_path', 'pattern', 'rel_dir', 'glob']
    .map((key) => args[key])
    .filter((value) => typeof value === 'string');
  return oneLine(`${action['name']} ${what.join(' ')}`);
}

/** What a model or a test wrote, in one line that a terminal only shows: nothing in it moves the cursor or hides. */
export const oneLine = (text: string): string =>
  visibleText(shorten(withoutAnsi(text).replace(/\s+/g, ' ').trim(), MAX_CHARS));
