import { firstLine, formatBytes, formatCount, formatCountOf, formatDuration } from '../story/format.ts';
import { listAt, numberAt, textAt, valueAt } from '../story/read-json.ts';
import type { Story } from '../story/story.ts';
import { type TriggerPiece, triggerPieces } from '../story/words.ts';
import type { Integrity, PageRun } from './page-run.ts';
import type { Row } from './timeline-view.ts';
import { type ElementView, h, longText, type View } from './view.ts';

// What the head of the page shows is short in any honest trace. A hostile one shall not push the evidence off the screen.

const short = (text: string): string => firstLine(text, 300);

const code = (text: string): readonly View[] => (text === '' ? [] : [h('code', {}, short(text))]);

/** The policy allows a patch twenty files; a record that names many more is shown in part. */
const MAX_PATHS = 50;
const MAX_LINKS = 12;

const leftOut = (count: number): ElementView | null =>
  count > MAX_PATHS ? h('li', {}, `and ${formatCountOf(count - MAX_PATHS, 'more file')}`) : null;

/** What a reviewer checks before trusting the outcome: the command, the patch, the model, the hashes. */
export function evidenceView(run: PageRun, story: Story, rows: readonly Row[]): ElementView {
  const { start } = story;
  const trigger = triggerPieces(valueAt(start, 'task', 'trigger'))
    .map(pieceWords)
    .join('');
  return h(
    'section',
    { class: 'evidence', 'aria-labelledby': 'evidence' },
    h('h2', { id: 'evidence' }, 'Evidence'),
    h('dl', {}, [
      ...fact('Test command', commandViews(valueAt(start, 'task', 'test_command'))),
      ...fact('Patch', patchViews(story, rows)),
      ...fact('Instructions', instructionViews(start)),
      ...fact('Base commit', code(textAt(start, 'task', 'base_commit'))),
      ...fact('Started by', trigger === '' ? [] : [short(trigger)]),
      ...fact('Model', modelViews(start)),
      ...fact('Record', recordViews(run)),
    ]),
  );
}

function fact(name: string, views: readonly View[]): readonly ElementView[] {
  return views.length === 0 ? [] : [h('dt', {}, name), h('dd', {}, views)];
}

function pieceWords(piece: TriggerPiece): string {
  if (typeof piece === 'string') return piece;
  if ('name' in piece) return `“${piece.name}”`;
  return 'runId' in piece ? `run ${piece.runId}` : `#${piece.issue}`;
}

function commandViews(command: unknown): readonly View[] {
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

/** What the repository told the model, by the names of its files. */
function instructionViews(start: unknown): readonly View[] {
  const sources = listAt(start, 'task', 'instructions').map((item) => textAt(item, 'source'));
  return sources.length === 0 ? [] : [short(sources.join(', '))];
}

function patchViews({ patch }: Story, rows: readonly Row[]): readonly View[] {
  if (patch === null) return [];
  const { files, bytes, sha256 } = patch;
  if (files.length === 0) return [h('p', {}, 'No file was changed.')];
  return [
    h(
      'ul',
      { class: 'paths' },
      files.slice(0, MAX_PATHS).map((path) => h('li', {}, code(path), writtenIn(path, rows))),
      leftOut(files.length),
    ),
    h('p', { class: 'quiet' }, bytes === null ? '' : `${formatBytes(bytes)} as a diff`),
    ...(sha256 === '' ? [] : [hash('sha256', sha256)]),
  ];
}

/** Which turns wrote a path, so that a reviewer gets from a file to how it came about. */
function writtenIn(path: string, rows: readonly Row[]): readonly View[] {
  const writers = rows.filter(({ turn }) =>
    turn.moments.some(
      (each) => each.kind === 'result' && each.tool === 'write_file' && each.isOk && each.path === path,
    ),
  );
  if (writers.length === 0) return [];
  const links = writers.slice(0, MAX_LINKS).flatMap(({ id, turn }, index): View[] => {
    const name = turn.number === null ? 'the built-in search' : `turn ${turn.number}`;
    return [index === 0 ? ' ' : ', ', h('a', { href: `#${id}` }, name)];
  });
  return [
    h('span', { class: 'quiet' }, ' written in', links, writers.length > MAX_LINKS ? ' and later' : ''),
  ];
}

function hash(algorithm: string, hex: string): ElementView {
  return h('p', { class: 'hash' }, `${algorithm} `, h('code', {}, short(hex)));
}

function modelViews(start: unknown): readonly View[] {
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

/** The closing summary, named as what it is. */
export function claimView({ summary, changes, isClaim, counts }: Story): ElementView | null {
  if (summary === '' && changes.length === 0) return null;
  const why = counts.turns === 0 ? 'no model was asked' : 'the run ended without a summary by the model';
  return h(
    'section',
    { class: 'claim', 'aria-labelledby': 'claim' },
    h('h2', { id: 'claim' }, isClaim ? 'What the model says' : 'Closing summary'),
    h(
      'p',
      { class: 'quiet' },
      isClaim
        ? 'A claim, not evidence: the outcome above was computed without it.'
        : `In the words of the driver: ${why}.`,
    ),
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

/** What the run used of each limit, with a bar where there is one. */
export function budgetView(story: Story, elapsedMs: number | null): ElementView {
  const { counts, usage } = story;
  const limit = (name: string) => numberAt(story.start, 'settings', 'limits', name);
  return h('dl', { class: 'budget' }, [
    spent('Turns', counts.turns, limit('max_iterations')),
    spent('Test runs', counts.testRuns, limit('max_test_runs')),
    spent('Reflections', counts.reflections, limit('max_reflections')),
    spent('Tokens', usage.input + usage.output, limit('max_total_tokens')),
    elapsedMs === null ? null : spent('Time', elapsedMs, limit('timeout_ms'), formatDuration),
  ]);
}

/** `limit` is null where none is recorded. */
function spent(what: string, used: number, limit: number | null, write = formatCount): ElementView {
  return h(
    'div',
    {},
    h('dt', {}, what),
    h(
      'dd',
      {},
      h('strong', { class: 'used' }, write(used)),
      limit === null ? '' : h('span', { class: 'quiet' }, ` of ${write(limit)}`),
    ),
    limit === null ? null : meter(used / limit),
  );
}

function meter(share: number): ElementView {
  const width = String(Math.min(100, Math.max(share > 0 ? 0.5 : 0, Math.round(share * 1000) / 10)));
  return h(
    'svg',
    { class: 'meter', viewBox: '0 0 100 2', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    h('rect', { class: 'track', x: '0', y: '0', width: '100', height: '2' }),
    h('rect', { class: share >= 1 ? 'full' : 'fill', x: '0', y: '0', width, height: '2' }),
  );
}
