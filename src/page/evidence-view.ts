import type { Json } from '../agent/json.ts';
import { code, leftOut, MAX_PATHS, short } from './bounded.ts';
import { formatBytes, formatCount, formatCountOf } from './format.ts';
import type { Integrity, PageRun } from './page-run.ts';
import { numberAt, textAt, valueAt } from './read-json.ts';
import { patchPaths, type RunFacts } from './run-facts.ts';
import { triggerWords } from './trigger-words.ts';
import type { Turn } from './turns.ts';
import { type ElementView, h, longText, type View } from './view.ts';

/** What a reviewer checks before trusting the outcome: the command, the patch, the model, the hashes. */
export function evidenceView(run: PageRun, facts: RunFacts, writers: Writers): ElementView {
  const { start, patch } = facts;
  return h(
    'section',
    { class: 'evidence', 'aria-labelledby': 'evidence' },
    h('h2', { id: 'evidence' }, 'Evidence'),
    h('dl', {}, [
      ...fact('Test command', commandViews(valueAt(start, 'task', 'test_command'))),
      ...fact('Patch', patchViews(patch, writers)),
      ...fact('Base commit', code(textAt(start, 'task', 'base_commit'))),
      ...fact('Set off by', words(triggerWords(valueAt(start, 'task', 'trigger')))),
      ...fact('Model', modelViews(start)),
      ...fact('Record', recordViews(run)),
    ]),
  );
}

/** Which turns wrote a path. */
export type Writers = ReadonlyMap<string, readonly Turn[]>;

function fact(name: string, views: readonly View[]): readonly ElementView[] {
  return views.length === 0 ? [] : [h('dt', {}, name), h('dd', {}, views)];
}

function words(text: string): readonly View[] {
  return text === '' ? [] : [short(text)];
}

function commandViews(command: Json | undefined): readonly View[] {
  if (command === undefined) return [];
  const run = textAt(command, 'run');
  if (run === '') return [h('p', {}, 'None: this run had no test command.')];
  const shell = textAt(command, 'shell');
  const folder = textAt(command, 'working_directory');
  const details = [
    `Found in: ${textAt(command, 'source') || 'not recorded'}`,
    shell === '' ? '' : `shell: ${shell}`,
    folder === '' || folder === '.' ? '' : `in ${folder}`,
  ].filter((text) => text !== '');
  return [longText(run, 'plain', 'Test command'), h('p', { class: 'quiet' }, short(details.join(' · ')))];
}

function patchViews(patch: Json, writers: Writers): readonly View[] {
  const paths = patchPaths(patch);
  const bytes = numberAt(patch, 'patch_bytes');
  if (patch === null) return [];
  if (paths.length === 0) return [h('p', {}, 'No file was changed.')];
  const sha256 = textAt(patch, 'patch_sha256');
  return [
    h(
      'ul',
      { class: 'paths' },
      paths.slice(0, MAX_PATHS).map((path) => h('li', {}, code(path), writtenIn(writers.get(path)))),
      leftOut(paths.length),
    ),
    h('p', { class: 'quiet' }, bytes === null ? '' : `${formatBytes(bytes)} as a diff`),
    ...(sha256 === '' ? [] : [hash('sha256', sha256)]),
  ];
}

function writtenIn(turns: readonly Turn[] = []): readonly View[] {
  if (turns.length === 0) return [];
  const links = turns.slice(0, MAX_LINKS).flatMap(({ id, number }, index): View[] => {
    return [index === 0 ? ' ' : ', ', h('a', { href: `#${id}` }, `turn ${number ?? '?'}`)];
  });
  return [h('span', { class: 'quiet' }, ' written in', links, turns.length > MAX_LINKS ? ' and later' : '')];
}

const MAX_LINKS = 12;

function hash(algorithm: string, hex: string): ElementView {
  return h('p', { class: 'hash' }, `${algorithm} `, h('code', {}, short(hex)));
}

function modelViews(start: Json): readonly View[] {
  const model = textAt(start, 'llm', 'model');
  if (model === '') return [];
  const via = [textAt(start, 'llm', 'api'), textAt(start, 'llm', 'endpoint')].filter((text) => text !== '');
  return [...code(model), h('span', { class: 'quiet' }, ` ${short(via.join(' at '))}`)];
}

function recordViews(run: PageRun): readonly View[] {
  return [
    h('p', {}, `${formatCountOf(run.events.length, 'event')}. ${integrityWords(run.integrity)}`),
    h('p', { class: 'hash' }, 'run ', h('code', {}, short(run.runId))),
    ...(run.traceSha256 === null ? [] : [hash('trace sha256', run.traceSha256)]),
  ];
}

function integrityWords(integrity: Integrity): string {
  switch (integrity.kind) {
    case 'checked':
      return integrity.findings.length === 0
        ? `The hash chain over ${formatCount(integrity.events)} of them is whole: no line was changed, removed or reordered.`
        : `The hash chain is broken: ${formatCountOf(integrity.findings.length, 'finding')}, listed above.`;
    case 'unchecked':
      return `The hash chain was not checked: ${integrity.reason}.`;
  }
}
