import { firstLine, formatCount } from '../story/format.ts';
import { type TestRun, toneOf } from '../story/moment.ts';
import { measuredWords, phaseWords, verdictWords } from '../story/words.ts';
import type { EventView } from './event-view.ts';
import { tellingLines } from './long-text.ts';
import { h, longText, type View } from './view.ts';

const MAX_TELLING = 12;

/** A test run: its verdict, what failed by name, the lines that tell why, and all of the output. */
export function testView(run: TestRun): EventView {
  const { when } = phaseWords(run.phase);
  const failing = run.isGreen ? [] : tellingLines(run.output, MAX_TELLING);
  return {
    title: `Tests ${verdictWords(run.verdict)}${when === '' ? '' : `, ${when}`}`,
    tone: toneOf(run),
    views: [
      h('p', { class: 'quiet' }, measuredWords(run)),
      ...(run.focus === null
        ? []
        : [
            h('p', { class: 'quiet' }, 'Narrowed to the failing tests, which proves nothing by itself:'),
            longText(run.focus, 'plain', 'Narrowed command'),
          ]),
      ...reportViews(run),
      ...(failing.length === 0 ? [] : [longText(failing.join('\n'), 'tests', 'Failing lines')]),
      ...outputViews(run.output, failing.length > 0),
    ],
  };
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
    return h('li', {}, h('code', {}, firstLine(id, 300)), h('span', { class: 'quiet' }, place));
  });
  const left = failures.length - names.length;
  return [
    h('p', { class: 'quiet' }, `${counts.join(', ') || 'Failing tests'}, from ${firstLine(source, 100)}`),
    h('ul', {}, names, left > 0 ? h('li', {}, `and ${formatCount(left)} more`) : null),
  ];
}

function outputViews(output: string, hasDigest: boolean): readonly View[] {
  if (output === '') return [h('p', { class: 'quiet' }, 'No output.')];
  const block = longText(output, 'tests', 'Test output');
  if (!hasDigest) return [block];
  return [h('details', {}, h('summary', {}, `All output, ${formatCount(output.length)} characters`), block)];
}
