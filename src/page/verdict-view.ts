import { firstLine, formatBytes, formatCountOf } from '../story/format.ts';
import { type TestRun, toneOf } from '../story/moment.ts';
import type { Story } from '../story/story.ts';
import {
  endWords,
  measuredWords,
  type OutcomeWords,
  stopWords,
  type Tone,
  verdictWords,
} from '../story/words.ts';
import { damageOf, type PageRun } from './page-run.ts';
import { type ElementView, h, longText } from './view.ts';

/** What the page is headed with. A damaged record proves nothing, so its damage stands where the outcome would. */
export interface Headline {
  readonly title: string;
  readonly tone: Tone;
  readonly damage: readonly string[];
  readonly outcome: OutcomeWords;
}

export function headlineOf(run: PageRun, story: Story): Headline {
  const outcome = endWords(story, story.outcome);
  const damage = damageOf(run);
  return damage.length === 0
    ? { title: outcome.title, tone: outcome.tone, damage, outcome }
    : { title: 'Damaged record', tone: 'bad', damage, outcome };
}

/** The head of the page: how the run ended, what that proves, the test results it rests on, and the change itself. */
export function verdictView(headline: Headline, story: Story): ElementView {
  const { title, tone, damage, outcome } = headline;
  const { goal, stopReason } = story;
  return h(
    'section',
    { class: 'verdict', 'aria-labelledby': 'outcome' },
    h('h1', { id: 'outcome', class: tone }, title),
    damageView(headline),
    h('div', { class: 'goal' }, longText(goal === '' ? 'No goal recorded.' : goal, 'prose', 'Goal')),
    damage.length > 0
      ? null
      : h('p', { class: 'meaning' }, [outcome.meaning, outcome.proves].filter(Boolean).join(' ')),
    stopWords(stopReason) === ''
      ? null
      : h('p', { class: 'quiet' }, `The run ended because ${stopWords(stopReason)}.`),
    proofView(story, damage.length > 0),
    changeView(story),
    failureViews(story),
  );
}

/** Before any evidence: it says how far the rest can be believed. */
function damageView({ damage, outcome }: Headline): ElementView | null {
  if (damage.length === 0) return null;
  return h(
    'div',
    { class: 'problems', role: 'note', 'aria-label': 'Problems of the record' },
    h('p', {}, h('strong', {}, 'This record is damaged. '), 'What could be read is shown as it stands.'),
    h(
      'ul',
      {},
      damage.map((line) => h('li', {}, firstLine(line, 300))),
    ),
    h('p', {}, `It says of itself: ${outcome.title}. Nothing here proves that.`),
  );
}

function proofView({ baseline, after, confirms, counterfactuals }: Story, isDamaged: boolean): ElementView {
  const numbered = (name: string, runs: readonly TestRun[]) =>
    runs.map((run, index) => ({ when: runs.length > 1 ? `${name} ${index + 1}` : name, run }));
  const steps: readonly { readonly when: string; readonly run: TestRun | null }[] = [
    { when: 'At the base commit', run: baseline },
    { when: 'After the last change', run: after },
    ...(confirms.length === 0
      ? [{ when: 'Confirming run', run: null }]
      : numbered('Confirming run', confirms)),
    ...numbered('Again without the patch', counterfactuals),
  ];
  return h(
    'ol',
    { class: 'proof', 'aria-label': 'Test results the outcome rests on' },
    steps.map(({ when, run }) =>
      h(
        'li',
        { class: run === null || isDamaged ? 'none' : proofClass(run) },
        h('span', { class: 'when' }, when),
        h('strong', {}, run === null ? 'not run' : verdictWords(run.verdict)),
        h('span', { class: 'quiet' }, run === null ? '' : measuredWords(run)),
      ),
    ),
  );
}

/** A red that has to be red is no alarm: its border tells that it is as it should be. */
const proofClass = (run: TestRun): string =>
  run.phase === 'counterfactual' ? `again ${toneOf(run)}` : toneOf(run);

/** The patch as it was at the end: what a reviewer came for. */
function changeView({ patch }: Story): ElementView | null {
  if (patch === null || patch.diff === '') return null;
  const size = patch.bytes === null ? '' : `, ${formatBytes(patch.bytes)}`;
  return h(
    'details',
    { class: 'change', open: '' },
    h(
      'summary',
      {},
      h('strong', {}, 'The change'),
      h('span', { class: 'quiet' }, ` ${formatCountOf(patch.files.length, 'file')}${size}`),
    ),
    longText(patch.diff, 'diff', 'The final diff'),
  );
}

/** What failed before any change, and what still fails. */
function failureViews({ baseline, after }: Story): readonly ElementView[] {
  const failures = [
    { when: 'at the base commit', signature: baseline?.signature ?? '' },
    { when: 'after the last change', signature: after?.signature ?? '' },
  ];
  return failures
    .filter(({ signature }) => signature !== '')
    .map(({ when, signature }) =>
      h(
        'div',
        { class: 'failure' },
        h('p', { class: 'quiet' }, `What failed ${when}:`),
        longText(signature, 'message', `What failed ${when}`),
      ),
    );
}
