import { assertNever } from '../../base/errors.ts';
import { textAt, valueAt } from '../../base/json.ts';
import { formatCount, formatCountOf } from '../../base/numbers.ts';
import { firstLine } from '../../base/text.ts';
import { outputOf } from '../../core/output/test-output.ts';
import {
  claimedChanges,
  type Moment,
  type MomentOf,
  momentOf,
  type StoryEvent,
  type TestRun,
} from '../moment.ts';
import { progressLine, toneOfEvent } from '../progress.ts';
import { listAt, numberAt, prettyJson } from '../read-json.ts';
import type { PageEvent } from './page-run.ts';
import { additionOf, type PromptBuilder, promptView, spokenText } from './prompt.ts';
import { type Html, h, longText, type View } from './view.ts';

/**
 * Shows an event of a turn: its line in the log, what that line leaves out, and the event as recorded. All earlier requests must have
 * been added to `prompts`.
 */
export function eventSection(event: PageEvent, prompts: PromptBuilder): Html {
  const { seq, kind, payload } = event;
  return h(
    'section',
    { class: `event ${toneOfEvent(event)}` },
    h('h4', titleOfEvent(event)),
    viewsOf(event),
    kind === 'llm_request'
      ? promptView(additionOf(event, prompts))
      : h(
          'details.record',
          h('summary', `#${formatCount(seq)} ${firstLine(kind, 40)}`),
          longText(prettyJson(payload), 'plain', 'Event as recorded'),
        ),
  );
}

/** Titles of events that have no line in the log. */
const TITLES: Readonly<Record<string, string>> = {
  llm_request: 'Request',
  llm_attempt: 'Answered',
  llm_trailing_text: 'Text after the action, ignored',
  tool_result: 'What happened',
  policy_denied: 'Refused by policy',
  driver_note: 'Driver note',
  candidate: 'Candidate',
  final: 'Closing summary',
  run_end: 'Run ended',
};

/** The event's line in the log or, for an event without one, a title such as `Request`. */
export function titleOfEvent(event: StoryEvent): string {
  const { kind } = event;
  return progressLine(event) ?? (Object.hasOwn(TITLES, kind) ? (TITLES[kind] ?? kind) : firstLine(kind, 160));
}

/** What the title leaves out. Nothing for an event of an unknown kind: its record is shown whole. */
export function viewsOf(event: StoryEvent): readonly View[] {
  const moment = momentOf(event);
  const { kind, payload } = event;
  if (moment !== null) return momentViews(moment, payload);
  if (kind === 'llm_trailing_text') return [longText(textAt(payload, 'trailing'), 'plain', 'Trailing text')];
  return kind === 'run_end' ? [longText(textAt(payload, 'summary'), 'prose', 'Summary')] : [];
}

function momentViews(moment: Moment, payload: unknown): readonly View[] {
  switch (moment.kind) {
    case 'start':
      return taskViews(moment.goal, payload);
    case 'action':
      return actionViews(payload);
    case 'malformed': {
      const raw = valueAt(payload, 'raw') ?? null;
      // A text is shown as it came, any other reply as JSON.
      const text = typeof raw === 'string' ? raw : prettyJson(raw);
      return [longText(moment.error, 'prose', 'Error'), longText(text, 'plain', 'Raw reply')];
    }
    case 'lost':
      return [longText(moment.message, 'prose', 'Error')];
    case 'result':
      return [resultView(moment)];
    case 'denied':
      return [h('p', h('code', moment.path), ` is covered by rule ${moment.rule}`)];
    case 'tests':
      return testViews(moment.run);
    case 'reflection':
      return reflectionViews(moment);
    case 'note':
      return [longText(moment.note, 'prose', 'Note')];
    case 'candidate':
      return [h('p', 'undone: ', h('code', `${moment.path}:${moment.line ?? '?'}`))];
    case 'closing':
      return finalViews(valueAt(payload, 'final'));
    case 'outcome': {
      const diff = textAt(payload, 'diff');
      return diff === '' ? [] : [longText(diff, 'diff', 'The final diff')];
    }
    case 'attempt':
    case 'culprit':
      return [];
    default:
      return assertNever(moment);
  }
}

function taskViews(goal: string, payload: unknown): readonly View[] {
  const files = numberAt(payload, 'files');
  const quoted = [
    ...listAt(payload, 'task', 'jobs').flatMap((job) => listAt(job, 'evidence')),
    ...listAt(payload, 'task', 'context'),
    ...listAt(payload, 'task', 'instructions'),
  ];
  const evidence = quoted.flatMap((item) => [
    h('p.quiet', `From ${textAt(item, 'source')}`),
    longText(textAt(item, 'text'), 'tests', `Evidence from ${textAt(item, 'source')}`),
  ]);
  return [
    longText(goal, 'prose', 'Goal'),
    ...evidence,
    ...(files === null ? [] : [h('p.quiet', `${formatCountOf(files, 'file')} at the base commit`)]),
  ];
}

/** What the model wrote in addition to its call, and the change that the call proposes. */
function actionViews(payload: unknown): readonly View[] {
  const action = valueAt(payload, 'action');
  const spoken = spokenText(valueAt(payload, 'raw'));
  const textView = spoken === '' ? [] : [longText(spoken, 'prose', 'Text by the model')];
  if (textAt(action, 'type') === 'final') return [...textView, ...finalViews(action)];
  return textAt(action, 'name') === 'write_file'
    ? [...textView, proposalView(valueAt(action, 'args'))]
    : textView;
}

function finalViews(final: unknown): readonly View[] {
  return [
    h('p', h('code', 'final'), ` ${textAt(final, 'status').replace('_', ' ')}`),
    longText(textAt(final, 'summary'), 'prose', 'Summary by the model'),
    h(
      'ul',
      claimedChanges(final).map(({ path, description }) => h('li', h('code', path), ` ${description}`)),
    ),
  ];
}

/** The proposed content or edits of a file, folded, since the result below shows the same change as a diff. */
function proposalView(args: unknown): View {
  const content = textAt(args, 'content');
  const edits = listAt(args, 'edits');
  const [what, proposal] =
    edits.length > 0
      ? ['The edits as proposed', longText(edits.map(editDiff).join('\n'), 'diff', 'Proposed edits')]
      : [
          `The content as proposed, ${formatCountOf(content.length, 'character')}`,
          longText(content, 'plain', 'Proposed content'),
        ];
  return h('details', h('summary', what), proposal);
}

function editDiff(edit: unknown, index: number): string {
  const prefixed = (key: string, sign: string) => `${sign}${textAt(edit, key).replaceAll('\n', `\n${sign}`)}`;
  return `@@ edit ${index + 1} @@\n${prefixed('old', '-')}\n${prefixed('new', '+')}`;
}

/** What a tool answered: a diff after a write, otherwise the text that the model read. */
function resultView({ tool, isOk, output }: MomentOf<'result'>): View {
  const flavour = !isOk ? 'message' : tool === 'write_file' ? 'diff' : 'plain';
  return output === ''
    ? h('p.quiet', 'The tool answered with nothing.')
    : longText(output, flavour, `Answer of ${tool}`);
}

function reflectionViews({ notes, nextFocus, risks }: MomentOf<'reflection'>): readonly View[] {
  return [
    h(
      'ul',
      notes.map((note) => h('li', longText(note, 'prose', 'Note'))),
    ),
    ...(nextFocus === '' ? [] : [h('p', h('strong', 'Next: '), nextFocus)]),
    ...(risks.length === 0 ? [] : [h('p', h('strong', 'Risks: '), risks.join('; '))]),
  ];
}

const MAX_TELLING = 12;

/** A test run: what failed by name, the lines that tell why, and all of the output. */
function testViews(run: TestRun): readonly View[] {
  const failing = run.isGreen ? [] : outputOf(run).naming().slice(0, MAX_TELLING);
  const focused =
    run.focus === null
      ? []
      : [
          h('p.quiet', 'Only the failing tests were run, which proves nothing by itself:'),
          longText(run.focus, 'plain', 'Command for only the failing tests'),
        ];
  return [
    ...focused,
    ...reportViews(run),
    ...(failing.length === 0 ? [] : [longText(failing.join('\n'), 'tests', 'Failing lines')]),
    ...outputViews(run.output, failing.length > 0),
  ];
}

const MAX_SHOWN_FAILURES = 50;

function reportViews({ report }: TestRun): readonly View[] {
  if (report === null) return [];
  const { failures, failed, passed, skipped, source } = report;
  const counts = [
    failed === null ? '' : `${formatCount(failed)} failed`,
    passed === null ? '' : `${formatCount(passed)} passed`,
    skipped === null ? '' : `${formatCount(skipped)} skipped`,
  ].filter((text) => text !== '');
  const names = failures.slice(0, MAX_SHOWN_FAILURES).map(({ id, file, line }) => {
    const place = file === null ? '' : ` ${file}${line === null ? '' : `:${line}`}`;
    return h('li', h('code', firstLine(id, 300)), h('span.quiet', place));
  });
  const left = failures.length - names.length;
  return [
    h('p.quiet', `${counts.join(', ') || 'Failing tests'}, from ${firstLine(source, 100)}`),
    h('ul', names, left > 0 ? h('li', `and ${formatCount(left)} more`) : null),
  ];
}

function outputViews(output: string, hasDigest: boolean): readonly View[] {
  if (output === '') return [h('p.quiet', 'No output.')];
  const block = longText(output, 'tests', 'Test output');
  if (!hasDigest) return [block];
  return [h('details', h('summary', `All output, ${formatCount(output.length)} characters`), block)];
}
