import type { Json } from '../agent/json.ts';
import { actionViews, finalViews, resultViews } from './action-view.ts';
import { formatBytes, formatCount, formatCountOf, formatDuration } from './format.ts';
import { listAt, numberAt, prettyJson, textAt, textsAt, valueAt } from './read-json.ts';
import type { Tone } from './test-result.ts';
import { testViews } from './test-view.ts';
import { h, longText, type View } from './view.ts';

/** What one event says: a line of its own, or a heading with something under it. */
export interface EventView {
  readonly title: string;
  readonly tone: Tone;
  readonly views: readonly View[];
  /** Requests can show their prompt. */
  readonly hasPrompt?: boolean;
}

/** Draws an event of any kind; one that is unknown, or not shaped as its kind should be, as its JSON. */
export function eventView(kind: string, payload: Json): EventView {
  const draw = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  return (
    draw?.(payload) ?? { title: kind, tone: 'plain', views: [longText(prettyJson(payload), 'plain', kind)] }
  );
}

const KINDS: Readonly<Record<string, (payload: Json) => EventView>> = {
  run_start: startView,
  llm_request: requestView,
  reflection_request: requestView,
  llm_attempt: attemptView,
  llm_action: (payload) => ({ title: 'The model wanted', tone: 'plain', views: actionViews(payload) }),
  llm_parse_error: (payload) => ({
    title: 'Malformed reply',
    tone: 'warn',
    views: [
      longText(textAt(payload, 'error'), 'prose', 'Error'),
      longText(rawText(valueAt(payload, 'raw')), 'plain', 'Raw reply'),
    ],
  }),
  llm_error: (payload) => ({
    title: 'No reply from the model',
    tone: 'bad',
    views: [longText(lostWords(payload), 'prose', 'Error')],
  }),
  llm_trailing_text: (payload) => ({
    title: 'Text after the action, ignored',
    tone: 'plain',
    views: [longText(textAt(payload, 'trailing'), 'plain', 'Trailing text')],
  }),
  tool_result: (payload) => resultViews(payload),
  policy_denied: (payload) => ({
    title: 'Refused by policy',
    tone: 'warn',
    views: [
      h('p', {}, h('code', {}, textAt(payload, 'path')), ` is covered by rule ${textAt(payload, 'rule')}`),
    ],
  }),
  tests: testViews,
  reflection: reflectionView,
  driver_note: (payload) => ({
    title: ['Driver note', textAt(payload, 'reason').replaceAll('_', ' ')]
      .filter((word) => word !== '')
      .join(': '),
    tone: 'plain',
    views: [longText(textAt(payload, 'note'), 'prose', 'Note')],
  }),
  final: (payload) => ({
    title: 'Closing summary',
    tone: 'plain',
    views: finalViews(valueAt(payload, 'final')),
  }),
  outcome: (payload) => ({
    title: `Outcome: ${textAt(payload, 'outcome')}`,
    tone: 'plain',
    views: [h('p', {}, `Stop reason: ${textAt(payload, 'stop_reason')}`)],
  }),
  run_end: (payload) => ({
    title: 'Run ended',
    tone: 'plain',
    views: [longText(textAt(payload, 'summary'), 'prose', 'Summary')],
  }),
};

function startView(payload: Json): EventView {
  const files = numberAt(payload, 'files');
  const evidence = listAt(payload, 'task', 'evidence').flatMap((item) => [
    h('p', { class: 'quiet' }, `From ${textAt(item, 'source')}`),
    longText(textAt(item, 'text'), 'tests', `Evidence from ${textAt(item, 'source')}`),
  ]);
  return {
    title: 'The task',
    tone: 'plain',
    views: [
      longText(textAt(payload, 'goal') || textAt(payload, 'task', 'goal'), 'prose', 'Goal'),
      ...evidence,
      ...(files === null
        ? []
        : [h('p', { class: 'quiet' }, `${formatCountOf(files, 'file')} at the base commit`)]),
    ],
  };
}

function requestView(payload: Json): EventView {
  const reason = textAt(payload, 'reason');
  const bytes = numberAt(payload, 'bytes');
  const appended = listAt(payload, 'appended').length;
  const words = [
    reason === '' ? 'Request' : `Reflection asked for: ${reason}`,
    bytes === null ? '' : formatBytes(bytes),
    appended === 0 ? '' : `${formatCountOf(appended, 'item')} new`,
  ];
  return {
    title: words.filter((word) => word !== '').join(' · '),
    tone: 'plain',
    views: [],
    hasPrompt: true,
  };
}

function attemptView(payload: Json): EventView {
  const status = numberAt(payload, 'status');
  const waitMs = numberAt(payload, 'wait_ms');
  const words = [
    status === null ? 'No HTTP answer' : `HTTP ${status}`,
    textAt(payload, 'error'),
    waitMs === null ? '' : `waited ${formatDuration(waitMs)} and tried again`,
  ];
  return {
    title: words.filter((word) => word !== '').join(' · '),
    tone: waitMs === null ? 'plain' : 'warn',
    views: [],
  };
}

function lostWords(payload: Json): string {
  const status = numberAt(payload, 'status');
  return `${textAt(payload, 'reason')}${status === null ? '' : ` (HTTP ${formatCount(status)})`}: ${textAt(payload, 'message')}`;
}

/** A reply that could not be read is shown as it came when it is text, else as JSON. */
function rawText(raw: Json | undefined): string {
  return typeof raw === 'string' ? raw : prettyJson(raw ?? null);
}

function reflectionView(payload: Json): EventView {
  const reflection = valueAt(payload, 'reflection');
  const focus = textAt(reflection, 'next_focus');
  const risks = textsAt(reflection, 'risks');
  return {
    title: 'Reflection',
    tone: 'plain',
    views: [
      h(
        'ul',
        {},
        textsAt(reflection, 'notes').map((note) => h('li', {}, longText(note, 'prose', 'Note'))),
      ),
      ...(focus === '' ? [] : [h('p', {}, h('strong', {}, 'Next: '), focus)]),
      ...(risks.length === 0 ? [] : [h('p', {}, h('strong', {}, 'Risks: '), risks.join('; '))]),
    ],
  };
}
