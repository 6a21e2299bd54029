import type { Json } from '../agent/json.ts';
import { actionWords } from './action-words.ts';
import { claimedChanges } from './claimed-changes.ts';
import type { EventView } from './event-view.ts';
import { formatCount } from './format.ts';
import { isObject, listAt, prettyJson, textAt, valueAt } from './read-json.ts';
import { spokenText } from './reply-text.ts';
import { h, longText, type View } from './view.ts';

/** What the model wanted: its words beside the call, the call, and what it would write. */
export function actionViews(payload: Json): readonly View[] {
  const action = valueAt(payload, 'action');
  const spoken = spokenText(valueAt(payload, 'raw'));
  const said = spoken === '' ? [] : [longText(spoken, 'prose', 'Text by the model')];
  if (textAt(action, 'type') === 'final') return [...said, ...finalViews(action)];
  const { verb, object } = actionWords(action);
  return [
    ...said,
    h('p', {}, h('code', {}, verb), ` ${object}`),
    ...argumentViews(verb, valueAt(action, 'args')),
  ];
}

export function finalViews(final: Json | undefined): readonly View[] {
  const changes = claimedChanges(final);
  return [
    h('p', {}, h('code', {}, 'final'), ` ${textAt(final, 'status').replace('_', ' ')}`),
    longText(textAt(final, 'summary'), 'prose', 'Summary by the model'),
    h(
      'ul',
      {},
      changes.map(({ path, description }) => h('li', {}, h('code', {}, path), ` ${description}`)),
    ),
  ];
}

/** Only what the headline leaves out: proposed edits, whole contents, and arguments it does not know. */
function argumentViews(verb: string, args: Json | undefined): readonly View[] {
  if (verb === 'write_file') return proposalViews(args);
  if (!isObject(args)) return args === undefined ? [] : [longText(prettyJson(args), 'plain', 'Arguments')];
  const rest = Object.entries(args).filter(([key, value]) => value !== null && !HEADLINE_KEYS.has(key));
  return rest.length === 0 ? [] : [longText(prettyJson(Object.fromEntries(rest)), 'plain', 'Arguments')];
}

const HEADLINE_KEYS = new Set(['rel_path', 'rel_dir', 'start_line', 'end_line', 'pattern', 'glob']);

/** Folded away: what came of it, the diff, stands in the result below. */
function proposalViews(args: Json | undefined): readonly View[] {
  const content = textAt(args, 'content');
  const edits = listAt(args, 'edits');
  const proposal =
    edits.length > 0
      ? longText(edits.map(editDiff).join('\n'), 'diff', 'Proposed edits')
      : longText(content, 'plain', 'Proposed content');
  const what =
    edits.length > 0
      ? 'The edits as proposed'
      : `The content as proposed, ${formatCount(content.length)} characters`;
  return [h('details', {}, h('summary', {}, what), proposal)];
}

function editDiff(edit: Json, index: number): string {
  const prefixed = (text: string, sign: string) =>
    text
      .split('\n')
      .map((line) => `${sign}${line}`)
      .join('\n');
  return `@@ edit ${index + 1} @@\n${prefixed(textAt(edit, 'old'), '-')}\n${prefixed(textAt(edit, 'new'), '+')}`;
}

/** What came back: a diff after a write, else text as the model read it. */
export function resultViews(payload: Json): EventView {
  const isOk = valueAt(payload, 'obs', 'ok') !== false;
  const rule = textAt(payload, 'obs', 'meta', 'denied');
  const output = textAt(payload, 'obs', 'output');
  const flavour = !isOk ? 'message' : textAt(payload, 'tool') === 'write_file' ? 'diff' : 'plain';
  return {
    title: isOk ? 'What happened' : rule === '' ? 'The tool failed' : `Refused: ${rule}`,
    tone: isOk ? 'plain' : 'warn',
    views: [
      output === ''
        ? h('p', { class: 'quiet' }, 'The tool answered with nothing.')
        : longText(output, flavour, `Answer of ${textAt(payload, 'tool')}`),
    ],
  };
}
