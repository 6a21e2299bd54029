import { code, leftOut, MAX_PATHS } from './bounded.ts';
import { claimedChanges } from './claimed-changes.ts';
import { firstLine } from './format.ts';
import { textAt } from './read-json.ts';
import type { RunFacts } from './run-facts.ts';
import { type ElementView, h, longText } from './view.ts';

/** The closing summary, named as what it is. */
export function claimView({ final, isClaim }: RunFacts): ElementView | null {
  const summary = textAt(final, 'summary');
  const changes = claimedChanges(final);
  if (summary === '' && changes.length === 0) return null;
  return h(
    'section',
    { class: 'claim', 'aria-labelledby': 'claim' },
    h('h2', { id: 'claim' }, isClaim ? 'What the model says' : 'Closing summary'),
    h('p', { class: 'quiet' }, isClaim ? CLAIM : DRIVER_WORDS),
    longText(summary, 'prose', 'Summary'),
    changes.length === 0
      ? null
      : h(
          'ul',
          { class: 'changes' },
          changes
            .slice(0, MAX_PATHS)
            .map(({ path, description }) => h('li', {}, code(path), ` ${firstLine(description, 500)}`)),
          leftOut(changes.length),
        ),
  );
}

const CLAIM = 'A claim, not evidence: the outcome above was computed without it.';
const DRIVER_WORDS = 'In the words of the driver: the run ended without a summary by the model.';
