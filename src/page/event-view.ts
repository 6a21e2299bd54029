import { assertNever } from '../core/errors.ts';
import { isPlainObject } from '../core/json.ts';
import { failureLines } from '../core/verdict/digest.ts';
import {
  claimedChanges,
  type Moment,
  momentOf,
  type StoryEvent,
  type TestRun,
  toneOf,
} from '../story/moment.ts';
import { listAt, numberAt, prettyJson, textAt, valueAt } from '../story/read-json.ts';
import {
  type ActionWords,
  firstLine,
  formatBytes,
  formatCount,
  formatCountOf,
  formatDuration,
  measuredWords,
  outcomeWords,
  phaseWords,
  stopWords,
  type Tone,
  verdictWords,
} from '../story/words.ts';
import type { PageEvent } from './page-run.ts';
import { type PromptReader, promptView, spokenText } from './prompt.ts';
import { type ElementView, h, longText, type View } from './view.ts';

/** What one event says: a heading, with something under it or nothing. */
interface EventView {
  readonly title: string;
  readonly tone: Tone;
  readonly views: readonly View[];
}

const REQUESTS: ReadonlySet<string> = new Set(['llm_request', 'reflection_request']);

/** An event of a turn. `prompts` has seen the requests before it. */
export function eventSection(event: PageEvent, prompts: PromptReader): ElementView {
  const { title, tone, views } = eventView(event);
  const { seq, kind, payload } = event;
  return h(
    'section',
    { class: `event ${tone}` },
    h('h4', firstLine(title, 160)),
    views,
    REQUESTS.has(kind)
      ? promptView(prompts.add(payload))
      : recordView(`#${formatCount(seq)} ${firstLine(kind, 40)}`, payload),
  );
}

/** Whatever the views leave out: the event as it stands in the record. */
const recordView = (name: string, payload: unknown): ElementView =>
  h('details.record', h('summary', name), longText(prettyJson(payload), 'plain', 'Event as recorded'));

/** Draws an event of any kind; one that is unknown as its JSON. */
export function eventView(event: StoryEvent): EventView {
  const moment = momentOf(event);
  if (moment !== null) return momentView(moment, event.payload);
  const { kind, payload } = event;
  if (REQUESTS.has(kind)) return requestView(payload);
  switch (kind) {
    case 'llm_trailing_text':
      return plain('Text after the action, ignored', [
        longText(textAt(payload, 'trailing'), 'plain', 'Trailing text'),
      ]);
    case 'run_end':
      return plain('Run ended', [longText(textAt(payload, 'summary'), 'prose', 'Summary')]);
    default:
      return plain(kind, [longText(prettyJson(payload), 'plain', kind)]);
  }
}

const plain = (title: string, views: readonly View[] = [], tone: Tone = 'plain'): EventView => ({
  title,
  tone,
  views,
});

function momentView(moment: Moment, payload: unknown): EventView {
  switch (moment.kind) {
    case 'start':
      return plain('The task', taskViews(moment.goal, payload));
    case 'attempt':
      return attemptView(moment);
    case 'action':
      return plain('The model wanted', actionViews(moment.words, payload));
    case 'malformed': {
      const raw = rawText(valueAt(payload, 'raw'));
      const views = [longText(moment.error, 'prose', 'Error'), longText(raw, 'plain', 'Raw reply')];
      return plain('Malformed reply', views, 'warn');
    }
    case 'lost': {
      const status = moment.status === null ? '' : ` (HTTP ${formatCount(moment.status)})`;
      const said = `${moment.reason}${status}: ${moment.message}`;
      return plain('No reply from the model', [longText(said, 'prose', 'Error')], 'bad');
    }
    case 'result':
      return resultView(moment);
    case 'denied': {
      const views = [h('p', h('code', moment.path), ` is covered by rule ${moment.rule}`)];
      return plain('Refused by policy', views, 'warn');
    }
    case 'tests':
      return testView(moment.run);
    case 'reflection':
      return plain('Reflection', reflectionViews(moment));
    case 'note': {
      const about = moment.reason.replaceAll('_', ' ');
      const title = about === '' ? 'Driver note' : `Driver note: ${about}`;
      return plain(title, [longText(moment.note, 'prose', 'Note')]);
    }
    case 'candidate': {
      const { number, verdict, template, path, line } = moment;
      const views = [h('p', `${template} at `, h('code', `${path}:${line ?? '?'}`))];
      const tone = verdict === 'passed' ? 'good' : 'plain';
      return plain(`Candidate ${number ?? ''} ${verdictWords(verdict)}`, views, tone);
    }
    case 'culprit':
      return plain('Culprit', [h('p', h('code', moment.commit), ` broke ${moment.test || 'the tests'}`)]);
    case 'closing':
      return plain('Closing summary', finalViews(valueAt(payload, 'final')));
    case 'outcome': {
      const [why, diff] = [stopWords(moment.stopReason), textAt(payload, 'diff')];
      return plain(`Outcome: ${outcomeWords(moment.outcome).title}`, [
        ...(why === '' ? [] : [h('p', `The run ended because ${why}.`)]),
        ...(diff === '' ? [] : [longText(diff, 'diff', 'The final diff')]),
      ]);
    }
    default:
      return assertNever(moment);
  }
}

function taskViews(goal: string, payload: unknown): readonly View[] {
  const files = numberAt(payload, 'files');
  const quoted = [...listAt(payload, 'task', 'evidence'), ...listAt(payload, 'task', 'instructions')];
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

function requestView(payload: unknown): EventView {
  const reason = textAt(payload, 'reason');
  const bytes = numberAt(payload, 'bytes');
  const appended = listAt(payload, 'appended').length;
  const words = [
    reason === '' ? 'Request' : `Reflection asked for: ${reason}`,
    bytes === null ? '' : formatBytes(bytes),
    appended === 0 ? '' : `${formatCountOf(appended, 'item')} new`,
  ];
  return plain(words.filter((word) => word !== '').join(' · '));
}

function attemptView({ status, error, waitMs }: Extract<Moment, { kind: 'attempt' }>): EventView {
  const words = [
    status === null ? 'No HTTP answer' : `HTTP ${status}`,
    error,
    waitMs === null ? '' : `waited ${formatDuration(waitMs)} and tried again`,
  ];
  return plain(words.filter((word) => word !== '').join(' · '), [], waitMs === null ? 'plain' : 'warn');
}

/** A reply that could not be read is shown as it came when it is text, else as JSON. */
const rawText = (raw: unknown): string => (typeof raw === 'string' ? raw : prettyJson(raw ?? null));

/** What the model wanted: its words beside the call, the call, and what it would write. */
function actionViews({ verb, headline }: ActionWords, payload: unknown): readonly View[] {
  const action = valueAt(payload, 'action');
  const spoken = spokenText(valueAt(payload, 'raw'));
  const said = spoken === '' ? [] : [longText(spoken, 'prose', 'Text by the model')];
  if (textAt(action, 'type') === 'final') return [...said, ...finalViews(action)];
  const call = h('p', h('code', verb), ` ${headline}`);
  return [...said, call, ...argumentViews(verb, valueAt(action, 'args'))];
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

const HEADLINE_KEYS = new Set(['rel_path', 'rel_dir', 'start_line', 'end_line', 'pattern', 'glob']);

/** Only what the headline leaves out: proposed edits, whole contents, and arguments it does not know. */
function argumentViews(verb: string, args: unknown): readonly View[] {
  if (verb === 'write_file') return [proposalView(args)];
  if (!isPlainObject(args)) return args === undefined ? [] : [argumentText(args)];
  const rest = Object.entries(args).filter(([key, value]) => value !== null && !HEADLINE_KEYS.has(key));
  return rest.length === 0 ? [] : [argumentText(Object.fromEntries(rest))];
}

const argumentText = (args: unknown): View => longText(prettyJson(args), 'plain', 'Arguments');

/** Folded away: what came of it, the diff, stands in the result below. */
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

/** What came back: a diff after a write, else text as the model read it. */
function resultView({ tool, isOk, rule, output }: Extract<Moment, { kind: 'result' }>): EventView {
  const flavour = !isOk ? 'message' : tool === 'write_file' ? 'diff' : 'plain';
  const title = isOk ? 'What happened' : rule === '' ? 'The tool failed' : `Refused: ${rule}`;
  const view =
    output === ''
      ? h('p.quiet', 'The tool answered with nothing.')
      : longText(output, flavour, `Answer of ${tool}`);
  return plain(title, [view], isOk ? 'plain' : 'warn');
}

function reflectionViews({
  notes,
  nextFocus,
  risks,
}: Extract<Moment, { kind: 'reflection' }>): readonly View[] {
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

/** A test run: its verdict, what failed by name, the lines that tell why, and all of the output. */
function testView(run: TestRun): EventView {
  const { when } = phaseWords(run.phase);
  const failing = run.isGreen ? [] : failureLines(run.output).slice(0, MAX_TELLING);
  const views = [
    h('p.quiet', measuredWords(run)),
    ...(run.focus === null
      ? []
      : [
          h('p.quiet', 'Only the failing tests were run, which proves nothing by itself:'),
          longText(run.focus, 'plain', 'Command for only the failing tests'),
        ]),
    ...reportViews(run),
    ...(failing.length === 0 ? [] : [longText(failing.join('\n'), 'tests', 'Failing lines')]),
    ...outputViews(run.output, failing.length > 0),
  ];
  return plain(`Tests ${verdictWords(run.verdict)}${when === '' ? '' : `, ${when}`}`, views, toneOf(run));
}

const MAX_FAILURES = 50;

function reportViews({ report }: TestRun): readonly View[] {
  if (report === null) return [];
  const { failures, failed, passed, skipped, source } = report;
  const counts = [
    failed === null ? '' : `${formatCount(failed)} failed`,
    passed === null ? '' : `${formatCount(passed)} passed`,
    skipped === null ? '' : `${formatCount(skipped)} skipped`,
  ].filter((text) => text !== '');
  const names = failures.slice(0, MAX_FAILURES).map(({ id, file, line }) => {
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
