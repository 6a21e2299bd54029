import type { Json } from '../agent/json.ts';
import type { EventView } from './event-view.ts';
import { formatCount } from './format.ts';
import { tellingLines } from './long-text.ts';
import { phaseWords, testRunOf, verdictWords } from './test-result.ts';
import { h, longText, type View } from './view.ts';

/** A test run: its verdict, the lines that tell what failed, and all of the output. */
export function testViews(payload: Json): EventView {
  const run = testRunOf(payload);
  const phase = phaseWords(run.phase);
  const failing = run.tone === 'good' ? [] : tellingLines(run.output, MAX_TELLING);
  return {
    title: `Tests ${verdictWords(run.verdict)}${phase === '' ? '' : `, ${phase}`}`,
    tone: run.tone,
    views: [
      h('p', { class: 'quiet' }, run.measured),
      ...(failing.length === 0 ? [] : [longText(failing.join('\n'), 'tests', 'Failing lines')]),
      ...outputViews(run.output, failing.length > 0),
    ],
  };
}

const MAX_TELLING = 12;

function outputViews(output: string, hasDigest: boolean): readonly View[] {
  if (output === '') return [h('p', { class: 'quiet' }, 'No output.')];
  const block = longText(output, 'tests', 'Test output');
  if (!hasDigest) return [block];
  return [h('details', {}, h('summary', {}, `All output, ${formatCount(output.length)} characters`), block)];
}
