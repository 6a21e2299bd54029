import { claimOf } from '../story/claims.ts';
import { firstLine, formatBytes, formatCount, formatCountOf, formatDuration } from '../story/format.ts';
import { type TestRun, toneOf } from '../story/moment.ts';
import { listAt, numberAt, textAt, valueAt } from '../story/read-json.ts';
import type { Story } from '../story/story.ts';
import {
  measuredWords,
  type OutcomeWords,
  stopWords,
  type Tone,
  type TriggerPiece,
  triggerPieces,
  verdictWords,
} from '../story/words.ts';
import { damageOf, type Integrity, type PageRun } from './page-run.ts';
import type { Row } from './timeline-view.ts';
import { type ElementView, h, longText, type View } from './view.ts';

/** What the page is headed with. A damaged record proves nothing, so its damage stands where the outcome would. */
export interface Headline {
  readonly title: string;
  readonly tone: Tone;
  readonly damage: readonly string[];
  readonly outcome: OutcomeWords;
}

export function headlineOf(run: PageRun, story: Story): Headline {
  const outcome = claimOf(story, story);
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
    'section.verdict',
    { 'aria-labelledby': 'outcome' },
    h('h1', { id: 'outcome', class: tone }, title),
    damageView(headline),
    h('div.goal', longText(goal === '' ? 'No goal recorded.' : goal, 'prose', 'Goal')),
    damage.length > 0 ? null : h('p.meaning', [outcome.meaning, outcome.proves].filter(Boolean).join(' ')),
    stopWords(stopReason) === '' ? null : h('p.quiet', `The run ended because ${stopWords(stopReason)}.`),
    proofView(story, damage.length > 0),
    changeView(story),
    failureViews(story),
  );
}

/** Before any evidence: it says how far the rest can be believed. */
function damageView({ damage, outcome }: Headline): ElementView | null {
  if (damage.length === 0) return null;
  return h(
    'div.problems',
    { role: 'note', 'aria-label': 'Problems of the record' },
    h('p', h('strong', 'This record is damaged. '), 'What could be read is shown as it stands.'),
    h(
      'ul',
      damage.map((line) => h('li', firstLine(line, 300))),
    ),
    h('p', `It says of itself: ${outcome.title}. Nothing here proves that.`),
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
    'ol.proof',
    { 'aria-label': 'Test results the outcome rests on' },
    steps.map(({ when, run }) =>
      h(
        'li',
        { class: run === null || isDamaged ? 'none' : proofClass(run) },
        h('span.when', when),
        h('strong', run === null ? 'not run' : verdictWords(run.verdict)),
        h('span.quiet', run === null ? '' : measuredWords(run)),
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
    'details.change',
    { open: '' },
    h(
      'summary',
      h('strong', 'The change'),
      h('span.quiet', ` ${formatCountOf(patch.files.length, 'file')}${size}`),
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
        'div.failure',
        h('p.quiet', `What failed ${when}:`),
        longText(signature, 'message', `What failed ${when}`),
      ),
    );
}

// What the head of the page shows is short in any honest trace. A hostile one shall not push the evidence off the screen.

const shortLine = (text: string): string => firstLine(text, 300);

const code = (text: string): readonly View[] => (text === '' ? [] : [h('code', shortLine(text))]);

/** The policy allows a patch twenty files; a record that names many more is shown in part. */
const MAX_PATHS = 50;
const MAX_TURN_LINKS = 12;

const leftOut = (count: number): ElementView | null =>
  count > MAX_PATHS ? h('li', `and ${formatCountOf(count - MAX_PATHS, 'more file')}`) : null;

/** What a reviewer checks before trusting the outcome: the command, the patch, the model, the hashes. */
export function evidenceView(run: PageRun, story: Story, rows: readonly Row[]): ElementView {
  const { start } = story;
  const trigger = triggerPieces(valueAt(start, 'task', 'trigger'))
    .map(pieceWords)
    .join('');
  return h(
    'section.evidence',
    { 'aria-labelledby': 'evidence' },
    h('h2', { id: 'evidence' }, 'Evidence'),
    h('dl', [
      ...fact('Test command', commandViews(valueAt(start, 'task', 'test_command'))),
      ...fact('Patch', patchViews(story, rows)),
      ...fact('Instructions', instructionViews(start)),
      ...fact('Base commit', code(textAt(start, 'task', 'base_commit'))),
      ...fact('Started by', trigger === '' ? [] : [shortLine(trigger)]),
      ...fact('Model', modelViews(start)),
      ...fact('Record', recordViews(run)),
    ]),
  );
}

function fact(name: string, views: readonly View[]): readonly ElementView[] {
  return views.length === 0 ? [] : [h('dt', name), h('dd', views)];
}

function pieceWords(piece: TriggerPiece): string {
  if (typeof piece === 'string') return piece;
  if ('name' in piece) return `“${piece.name}”`;
  return 'runId' in piece ? `run ${piece.runId}` : `#${piece.issue}`;
}

function commandViews(command: unknown): readonly View[] {
  if (command === undefined) return [];
  const run = textAt(command, 'run');
  if (run === '') return [h('p', 'None: this run had no test command.')];
  const shell = textAt(command, 'shell');
  const folder = textAt(command, 'working_directory');
  const details = [
    `Found in: ${textAt(command, 'source') || 'not recorded'}`,
    shell === '' ? '' : `shell: ${shell}`,
    folder === '' || folder === '.' ? '' : `in ${folder}`,
  ].filter((text) => text !== '');
  return [longText(run, 'plain', 'Test command'), h('p.quiet', shortLine(details.join(' · ')))];
}

/** What the repository told the model, by the names of its files. */
function instructionViews(start: unknown): readonly View[] {
  const sources = listAt(start, 'task', 'instructions').map((item) => textAt(item, 'source'));
  return sources.length === 0 ? [] : [shortLine(sources.join(', '))];
}

function patchViews({ patch }: Story, rows: readonly Row[]): readonly View[] {
  if (patch === null) return [];
  const { files, bytes, sha256 } = patch;
  if (files.length === 0) return [h('p', 'No file was changed.')];
  return [
    h(
      'ul.paths',
      files.slice(0, MAX_PATHS).map((path) => h('li', code(path), writtenIn(path, rows))),
      leftOut(files.length),
    ),
    h('p.quiet', bytes === null ? '' : `${formatBytes(bytes)} as a diff`),
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
  const links = writers.slice(0, MAX_TURN_LINKS).flatMap(({ id, turn }, index): View[] => {
    const name = turn.number === null ? 'the built-in search' : `turn ${turn.number}`;
    return [index === 0 ? ' ' : ', ', h('a', { href: `#${id}` }, name)];
  });
  return [h('span.quiet', ' written in', links, writers.length > MAX_TURN_LINKS ? ' and later' : '')];
}

function hash(algorithm: string, hex: string): ElementView {
  return h('p.hash', `${algorithm} `, h('code', shortLine(hex)));
}

function modelViews(start: unknown): readonly View[] {
  const model = textAt(start, 'llm', 'model');
  if (model === '') return [];
  const via = [textAt(start, 'llm', 'api'), textAt(start, 'llm', 'endpoint')].filter((text) => text !== '');
  return [...code(model), h('span.quiet', ` ${shortLine(via.join(' at '))}`)];
}

function recordViews(run: PageRun): readonly View[] {
  return [
    h('p', `${formatCountOf(run.events.length, 'event')}. ${integrityWords(run.integrity)}`),
    h('p.hash', 'run ', h('code', shortLine(run.runId))),
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
    'section.claim',
    { 'aria-labelledby': 'claim' },
    h('h2', { id: 'claim' }, isClaim ? 'What the model says' : 'Closing summary'),
    h(
      'p.quiet',
      isClaim
        ? 'A claim, not evidence: the outcome above was computed without it.'
        : `In the words of the driver: ${why}.`,
    ),
    longText(summary, 'prose', 'Summary'),
    changes.length === 0
      ? null
      : h(
          'ul.changes',
          changes
            .slice(0, MAX_PATHS)
            .map(({ path, description }) => h('li', code(path), ` ${firstLine(description, 500)}`)),
          leftOut(changes.length),
        ),
  );
}

/** What the run used of each limit, with a bar where there is one. */
export function budgetView(story: Story, elapsedMs: number | null): ElementView {
  const { counts, usage } = story;
  const limit = (name: string) => numberAt(story.start, 'settings', 'limits', name);
  return h('dl.budget', [
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
    h('dt', what),
    h('dd', h('strong.used', write(used)), limit === null ? '' : h('span.quiet', ` of ${write(limit)}`)),
    limit === null ? null : meter(used / limit),
  );
}

function meter(share: number): ElementView {
  const width = String(Math.min(100, Math.max(share > 0 ? 0.5 : 0, Math.round(share * 1000) / 10)));
  return h(
    'svg.meter',
    { viewBox: '0 0 100 2', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    h('rect.track', { x: '0', y: '0', width: '100', height: '2' }),
    h('rect', { class: share >= 1 ? 'full' : 'fill', x: '0', y: '0', width, height: '2' }),
  );
}
