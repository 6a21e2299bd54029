import { firstLine, formatCountOf } from './format.ts';
import type { LineProblem, PageRun } from './page-run.ts';
import type { RunFacts } from './run-facts.ts';
import { type TestRun, verdictWords } from './test-result.ts';
import { type ElementView, h, longText, type View } from './view.ts';

/** The head of the page: how the run ended, what that proves, and the three test results it rests on. */
export function verdictView(run: PageRun, facts: RunFacts): ElementView {
  const { outcome, stopReason, goal } = facts;
  return h(
    'section',
    { class: 'verdict', 'aria-labelledby': 'outcome' },
    h('h1', { id: 'outcome', class: outcome.tone }, outcome.title),
    h('div', { class: 'goal' }, longText(goal === '' ? 'No goal recorded.' : goal, 'prose', 'Goal')),
    h('p', { class: 'meaning' }, outcome.meaning),
    stopReason === ''
      ? null
      : h('p', { class: 'quiet' }, 'Stop reason: ', h('code', {}, firstLine(stopReason, 80))),
    problemsView(run),
    proofView(facts),
    failureView(facts),
  );
}

/** Corrupt lines and a broken chain stand before any evidence: they say how far the rest can be believed. */
function problemsView({ problems, integrity }: PageRun): View | null {
  const findings = integrity.kind === 'checked' ? integrity.findings : [];
  const lines = byLine([...problems, ...findings]);
  if (lines.length === 0) return null;
  return h(
    'div',
    { class: 'problems', role: 'note', 'aria-label': 'Problems of the record' },
    h('p', {}, h('strong', {}, 'This record is damaged. '), 'What could be read is shown as it stands.'),
    h(
      'ul',
      {},
      lines.slice(0, MAX_PROBLEMS).map((line) => h('li', {}, firstLine(line, 300))),
    ),
    lines.length > MAX_PROBLEMS
      ? h('p', {}, `And ${formatCountOf(lines.length - MAX_PROBLEMS, 'more problem')}.`)
      : null,
  );
}

const MAX_PROBLEMS = 20;

/** One entry a line of the file: reader and chain often say the same, one of them at more length. */
function byLine(problems: readonly LineProblem[]): readonly string[] {
  const lines = Map.groupBy(problems, ({ line }) => line);
  return [...lines].map(([line, found]) => {
    const reasons = [...new Set(found.map(({ reason }) => reason))];
    const distinct = reasons.filter(
      (reason) => !reasons.some((other) => other !== reason && other.startsWith(reason)),
    );
    return `Line ${line}: ${distinct.join('; ')}`;
  });
}

function proofView({ baseline, after, confirms }: RunFacts): ElementView {
  const steps: ElementView[] = [
    proofStep('At the base commit', baseline),
    proofStep('After the last change', after),
    ...(confirms.length > 0 ? confirms : [null]).map((confirm, index) =>
      proofStep(confirms.length > 1 ? `Confirming run ${index + 1}` : 'Confirming run', confirm),
    ),
  ];
  return h('ol', { class: 'proof', 'aria-label': 'Test results the outcome rests on' }, steps);
}

function proofStep(when: string, run: TestRun | null): ElementView {
  return h(
    'li',
    { class: run?.tone ?? 'none' },
    h('span', { class: 'when' }, when),
    h('strong', {}, run === null ? 'not run' : verdictWords(run.verdict)),
    h('span', { class: 'quiet' }, run?.measured ?? ''),
  );
}

/** What failed before any change, and what still fails. */
function failureView({ baseline, after }: RunFacts): readonly ElementView[] {
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
