import { formatCount, formatCountOf } from '../../base/numbers.ts';
import { firstLine } from '../../base/text.ts';
import { NOTES } from '../../core/notes.ts';
import { Usage } from '../../core/usage.ts';
import { isExpectedRed, type Moment, type TestRun, toneOf } from '../moment.ts';
import type { Story, Turn } from '../story.ts';
import { formatDuration, outcomeWords, phaseWords, stopWords, type Tone, verdictWords } from '../words.ts';
import { eventSection } from './event-view.ts';
import type { PageEvent } from './page-run.ts';
import type { PromptBuilder } from './prompt.ts';
import { type Html, h, type View } from './view.ts';

export interface Row {
  readonly turn: Turn;
  /** Unique in the page, and the target of `#…` links. */
  readonly id: string;
  /** Milliseconds since the start of the run; null when the record holds no times. */
  readonly atMs: number | null;
}

export function rowsOf({ turns }: Story, events: readonly PageEvent[]): readonly Row[] {
  const start = events[0]?.ts ?? null;
  const taken = new Set<string>();
  return turns.map((turn) => {
    const ts = events[turn.from]?.ts ?? null;
    const atMs = ts === null || start === null ? null : Math.max(0, (ts - start) * 1000);
    return { turn, id: freeId(turn, taken), atMs };
  });
}

function freeId({ stage, number, from }: Turn, taken: Set<string>): string {
  const name = stage === 'turn' ? `turn-${number}` : stage;
  const id = taken.has(name) || !/^[a-z]+(?:-\d+)?$/.test(name) ? `${stage}-at-${from}` : name;
  taken.add(id);
  return id;
}

/** A word such as `tests green`, shown in the colour of `tone`. The word alone says as much as the colour. */
interface Mark {
  readonly tone: Tone;
  readonly text: string;
}

const markView = ({ tone, text }: Mark): Html => h('span', { class: `mark ${tone}` }, text);

function testMark(run: TestRun): Mark {
  const isProof = run.phase === 'confirm' || run.phase === 'counterfactual';
  const name = isProof ? phaseWords(run.phase).name : 'tests';
  const scope = run.focus === null ? '' : ', failing tests only';
  const isColour = run.verdict === 'green' || run.verdict === 'red';
  const expected = isExpectedRed(run) ? ', as expected' : '';
  const text = `${name}${isColour ? '' : ':'} ${verdictWords(run.verdict)}${scope}${expected}`;
  return { tone: toneOf(run), text };
}

interface Lists {
  readonly events: readonly PageEvent[];
  readonly prompts: PromptBuilder;
  /** Tokens of the most expensive turn, which gets the longest bar. */
  readonly mostTokens: number;
}

/** A turn, folded: a line with a bar for the tokens of the turn, and, unfolded, all its events. */
export function rowView({ turn, id, atMs }: Row, { events, prompts, mostTokens }: Lists): Html {
  const { number, from, count, usage } = turn;
  const tokens =
    `${formatCount(usage.input_tokens)} tokens ` +
    `in, ${formatCount(usage.cached_input_tokens)} of these from the cache, ${formatCount(usage.output_tokens)} out`;
  return h(
    'details',
    { class: `turn ${toneOfTurn(turn)}` },
    h(
      'summary',
      h('span.number', number === null ? '' : String(number)),
      h('h3', titleViews(turn)),
      h('span.marks', marksOf(turn)),
      h('span.cost', costWords(turn, atMs), tokenBar(turn, mostTokens)),
    ),
    // Following a link to something inside a folded turn unfolds it.
    h(
      'div.body',
      { id },
      Usage.total(usage) === 0 ? null : h('p.quiet', tokens),
      events.slice(from, from + count).map((event) => eventSection(event, prompts)),
    ),
  );
}

/** The tone of a turn: that of its tests; after the last turn, that of the run's outcome. */
function toneOfTurn({ stage, test, moments }: Turn): Tone {
  const end = stage === 'end' ? moments.find((moment) => moment.kind === 'outcome') : undefined;
  if (end !== undefined) return outcomeWords(end.outcome).tone;
  return test === null ? 'plain' : toneOf(test);
}

function titleViews(turn: Turn): readonly View[] {
  const { verb, object } = headline(turn);
  if (turn.number === null) return [object === '' ? verb : `${verb}: ${object}`];
  return [h('span.verb', verb), ` ${object}`];
}

function headline({ stage, action, furtherActions, moments }: Turn): {
  readonly verb: string;
  readonly object: string;
} {
  if (stage === 'start') {
    const isSearch = moments.some(({ kind }) => kind === 'candidate');
    return { verb: isSearch ? 'The built-in search' : 'Before the first turn', object: '' };
  }
  if (stage === 'end') {
    const outcome = moments.find((moment) => moment.kind === 'outcome');
    return { verb: 'The end', object: outcome === undefined ? '' : stopWords(outcome.stopReason) };
  }
  const more = furtherActions === 0 ? '' : `, and ${formatCountOf(furtherActions, 'more call')}`;
  if (action !== null) return { verb: action.verb, object: `${action.headline}${more}` };
  for (const moment of moments) {
    if (moment.kind === 'malformed') return { verb: 'malformed reply', object: firstLine(moment.error, 90) };
    if (moment.kind === 'lost') return { verb: 'no reply', object: firstLine(moment.message, 90) };
    if (moment.kind === 'candidate') return { verb: 'candidate', object: firstLine(moment.path, 90) };
  }
  return { verb: 'no reply recorded', object: '' };
}

/** The most marks of a row: more would hide its words. The unfolded turn shows all. */
const MAX_MOMENT_MARKS = 5;

function marksOf({ moments }: Turn): readonly View[] {
  const marks = [...moments.map(markOfMoment), candidatesMark(moments)].filter((mark) => mark !== null);
  return marks.slice(0, MAX_MOMENT_MARKS).flatMap((mark) => [markView(mark), ' ']);
}

function markOfMoment(moment: Moment): Mark | null {
  switch (moment.kind) {
    case 'tests':
      return testMark(moment.run);
    case 'result':
      return moment.isOk ? null : { tone: 'warn', text: moment.rule === '' ? 'tool failed' : 'refused' };
    case 'malformed':
      return { tone: 'warn', text: 'malformed' };
    case 'lost':
      return { tone: 'bad', text: 'model lost' };
    case 'attempt':
      return moment.waitMs === null ? null : { tone: 'warn', text: 'retried' };
    case 'reflection':
      return { tone: 'plain', text: 'reflection' };
    case 'note':
      return noteMark(moment.reason);
    default:
      return null;
  }
}

function candidatesMark(moments: readonly Moment[]): Mark | null {
  const candidates = moments.filter((moment) => moment.kind === 'candidate');
  if (candidates.length === 0) return null;
  const passed = candidates.filter(({ verdict }) => verdict === 'passed').length;
  const text = `${formatCountOf(candidates.length, 'candidate')}, ${formatCount(passed)} passed`;
  return { tone: passed > 0 ? 'good' : 'plain', text };
}

function noteMark(reason: string): Mark {
  if (reason === NOTES.evidenceFirst || reason === NOTES.claimRefused)
    return { tone: 'warn', text: 'final refused' };
  if (reason === NOTES.reflectionAsked) return { tone: 'plain', text: 'reflection asked for' };
  return reason === 'loop' ? { tone: 'warn', text: 'loop' } : { tone: 'plain', text: 'driver note' };
}

/** The bar itself is hidden from assistive technology: the number stands beside it. */
function tokenBar({ usage }: Turn, most: number): Html | null {
  const value = Usage.total(usage);
  return value === 0 ? null : h('progress', { value: `${value}`, max: `${most}`, 'aria-hidden': 'true' });
}

function costWords({ usage, count }: Turn, atMs: number | null): string {
  const total = Usage.total(usage);
  const parts = [
    total === 0 ? formatCountOf(count, 'event') : `${formatCount(total)} tokens`,
    atMs === null ? '' : `at ${formatDuration(atMs)}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
