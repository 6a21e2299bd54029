import { textAt, valueAt } from '../../base/json.ts';
import { formatCount, formatCountOf } from '../../base/numbers.ts';
import { firstLine } from '../../base/text.ts';
import { outputOf } from '../../core/output/test-output.ts';
import { Usage } from '../../core/usage.ts';
import { claimOf } from '../claims.ts';
import { isExpectedRed, type TestRun, toneOf } from '../moment.ts';
import { type CheckRow, checkRowsOf, jobOfRun, leftOutRowsOf, proofRowsOf } from '../proof-rows.ts';
import { listAt, numberAt } from '../read-json.ts';
import type { NamedCheck, Story } from '../story.ts';
import {
  formatBytes,
  formatDuration,
  measuredWords,
  stopWords,
  type TriggerPiece,
  triggerPieces,
} from '../words.ts';
import { damageOf, type PageRun } from './page-run.ts';
import type { Row } from './timeline-view.ts';
import { codeSpans, type Html, h, longText, type View } from './view.ts';

export type Headline = ReturnType<typeof headlineOf>;

/** The page's heading. A damaged record proves nothing, so the damage replaces the outcome. */
export function headlineOf(run: PageRun, story: Story) {
  const outcome = claimOf(story, story);
  const damage = damageOf(run);
  const { title, tone } = damage.length === 0 ? outcome : ({ title: 'Damaged record', tone: 'bad' } as const);
  return { title, tone, damage, outcome };
}

/** The head of the page: how the run ended, what that proves, the test results it rests on, and the change itself. */
export function verdictView(headline: Headline, story: Story): Html {
  const { title, tone, damage, outcome } = headline;
  const { stopReason } = story;
  return h(
    'section.verdict',
    { 'aria-labelledby': 'outcome' },
    h('h1', { id: 'outcome', class: tone }, title),
    damageView(headline),
    goalView(story),
    damage.length > 0 ? null : h('p.meaning', [outcome.meaning, outcome.proves].filter(Boolean).join(' ')),
    stopWords(stopReason) === '' ? null : h('p.quiet', `The run ended because ${stopWords(stopReason)}.`),
    proofView(story, headline),
    checksView(story, headline),
    changeView(story),
    failureViews(story),
  );
}

/** A text of the task with more characters is folded, so that the test results stay on the first screen. */
const MAX_OPEN_CHARS = 600;

/** The goal of the run: title and text of an issue, a comment or a review; otherwise the goal. */
function goalView({ start, goal }: Story): Html {
  const trigger = valueAt(start, 'task', 'trigger');
  const title = textAt(trigger, 'title');
  const texts = title === '' ? [] : listAt(start, 'task', 'context');
  const goalText =
    title === ''
      ? goal || 'No goal recorded.'
      : `#${numberAt(trigger, 'number') ?? '?'}: ${shownLine(title)}`;
  return h(
    'div.goal',
    longText(goalText, 'prose', 'Goal'),
    texts.map((item) => {
      const text = textAt(item, 'text');
      return h(
        'details.asked',
        { open: text.length > MAX_OPEN_CHARS ? undefined : '' },
        h('summary', `From ${shownLine(textAt(item, 'source'))}`),
        longText(text, 'prose', 'What was asked'),
      );
    }),
  );
}

/** Lists damage of the record. It comes before any evidence, because it says how far the rest can be believed. */
function damageView({ damage, outcome }: Headline): Html | null {
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

function proofView(story: Story, { outcome, damage }: Headline): Html | null {
  const rows = proofRowsOf(story, outcome);
  if (rows.length === 0) return null;
  return h(
    'ol.proof',
    { 'aria-label': 'Test results the outcome rests on' },
    rows.map(({ name, run, verdict, of }) =>
      h(
        'li',
        { class: damage.length > 0 ? 'none' : toneOf(run) },
        h('span.when', nameViews(name, of)),
        h('strong', isExpectedRed(run) ? `${verdict} ✓` : verdict),
        h('span.quiet', measuredWords(run)),
      ),
    ),
  );
}

const nameViews = (name: string, of: NamedCheck | null): readonly View[] =>
  of === null ? [name] : [name, ': ', ...checkViews(of)];

const checkViews = ({ job, step }: NamedCheck): readonly View[] => [
  h('code', firstLine(job, 80)),
  ', step ',
  h('code', firstLine(step, 80)),
];

/** What became of each failed job and of the checks that passed in CI. */
function checksView(story: Story, { damage }: Headline): Html | null {
  const left = leftOutRowsOf(story);
  const rows = [...checkRowsOf(story), ...left.rows];
  if (rows.length === 0) return null;
  const more = rows.length - MAX_CHECK_ROWS;
  return h(
    'ul.checks',
    { 'aria-label': 'Failed jobs, and checks that passed in CI' },
    rows
      .slice(0, MAX_CHECK_ROWS)
      .map((row) => h('li', { class: damage.length > 0 ? 'none' : row.tone }, checkRowViews(row))),
    more > 0 ? h('li', `and ${formatCountOf(more, 'more check')}`) : null,
    left.more === '' ? null : h('li', left.more),
  );
}

function checkRowViews({ head, checks, more, result, why }: CheckRow): readonly View[] {
  return [
    head === '' ? '' : `${head} `,
    ...checks.flatMap((check, at) => [at === 0 ? '' : '; ', ...checkViews(check)]),
    more > 0 ? `; and ${more} more ` : ' ',
    h('strong', result),
    ...(why === '' ? [] : [': ', ...codeSpans(firstLine(why, 200))]),
  ];
}

/** The final diff, unfolded when the page opens: it is what a reviewer came for. */
function changeView({ patch }: Story): Html | null {
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

/** What failed before any change, or without the fix, and what still fails. */
function failureViews(story: Story): readonly Html[] {
  const { baseline, after, counterfactuals } = story;
  const [before, when] = baseline?.isGreen
    ? [counterfactuals.at(-1), 'without the change']
    : [baseline, 'at the base commit'];
  return [
    { when, run: before },
    { when: 'after the last change', run: after === baseline ? null : after },
  ].flatMap(({ when: moment, run }) => {
    const text = run ? failingTests(run) : '';
    if (!run || text === '') return [];
    const name = `What failed ${moment}`;
    const shown = nameViews(name, jobOfRun(story, run));
    return [h('div.failure', h('p.quiet', shown, ':'), longText(text, 'message', name))];
  });
}

/** The failing tests with their messages; without them, the lines that name a failure; '' where no test failed. */
function failingTests(run: TestRun): string {
  const { report, signature, isGreen, verdict } = run;
  if (verdict !== 'red') return '';
  const failures = isGreen ? [] : (report?.failures ?? []);
  if (failures.length === 0) return signature;
  return failures
    .map((failure) => [failure.id, outputOf(run).messageOf(failure)].filter(Boolean).join('\n    '))
    .join('\n');
}

// Everything in the head of the page is short in an honest trace. The bounds keep a hostile trace from pushing the evidence off
// the screen.

const shownLine = (text: string): string => firstLine(text, 300);

const code = (text: string): readonly View[] => (text === '' ? [] : [h('code', shownLine(text))]);

/** The most files shown of a change. A patch may have twenty: only a forged record names many more. */
const MAX_PATHS = 50;
const MAX_TURN_LINKS = 12;
const MAX_CHECK_ROWS = 50;

const leftOut = (count: number): Html | null =>
  count > MAX_PATHS ? h('li', `and ${formatCountOf(count - MAX_PATHS, 'more file')}`) : null;

/** What a reviewer checks before trusting the outcome: the command, the patch, the model, the hashes. */
export function evidenceView(run: PageRun, story: Story, rows: readonly Row[]): Html {
  const { start } = story;
  const trigger = triggerPieces(valueAt(start, 'task', 'trigger'))
    .map(pieceWords)
    .join('');
  return h(
    'section.evidence',
    { 'aria-labelledby': 'evidence' },
    h('h2', { id: 'evidence' }, 'Evidence'),
    h('dl', [
      ...fact('Test command', commandViews(valueAt(start, 'task', 'jobs'))),
      ...fact('Patch', patchViews(story, rows)),
      ...fact('Instructions', instructionViews(start)),
      ...fact('Base commit', code(textAt(start, 'task', 'base_commit'))),
      ...fact('Started by', trigger === '' ? [] : [shownLine(trigger)]),
      ...fact('Model', modelViews(start)),
      ...fact('Record', recordViews(run)),
    ]),
  );
}

function fact(name: string, views: readonly View[]): readonly Html[] {
  return views.length === 0 ? [] : [h('dt', name), h('dd', views)];
}

function pieceWords(piece: TriggerPiece): string {
  if (typeof piece === 'string') return piece;
  if ('name' in piece) return `“${piece.name}”`;
  return 'runId' in piece ? `run ${piece.runId}` : `#${piece.issue}`;
}

function commandViews(jobs: unknown): readonly View[] {
  if (jobs === undefined) return [];
  const command = valueAt(listAt(jobs)[0], 'command');
  const run = textAt(command, 'run');
  if (run === '') return [h('p', 'None: this run had no test command.')];
  const shell = textAt(command, 'shell');
  const folder = textAt(command, 'working_directory');
  const details = [
    `Found in: ${textAt(command, 'source') || 'not recorded'}`,
    shell === '' ? '' : `shell: ${shell}`,
    folder === '' || folder === '.' ? '' : `in ${folder}`,
  ].filter((text) => text !== '');
  return [longText(run, 'plain', 'Test command'), h('p.quiet', shownLine(details.join(' · ')))];
}

/** The names of the repository's instruction files. */
function instructionViews(start: unknown): readonly View[] {
  const sources = listAt(start, 'task', 'instructions').map((item) => textAt(item, 'source'));
  return sources.length === 0 ? [] : [shownLine(sources.join(', '))];
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

/** Links to the turns that wrote a file, so that a reviewer can see how its change came about. */
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

function hash(algorithm: string, hex: string): Html {
  return h('p.hash', `${algorithm} `, h('code', shownLine(hex)));
}

function modelViews(start: unknown): readonly View[] {
  const model = textAt(start, 'llm', 'model');
  if (model === '') return [];
  const endpoint = textAt(start, 'llm', 'endpoint');
  if (endpoint === '') return ['None: the built-in search.'];
  const via = [textAt(start, 'llm', 'api'), endpoint].filter((text) => text !== '');
  return [...code(model), h('span.quiet', ` ${shownLine(via.join(' at '))}`)];
}

function recordViews(run: PageRun): readonly View[] {
  return [
    h('p', `${formatCountOf(run.events.length, 'event')}. ${integrityWords(run.integrity)}`),
    h('p.hash', 'run ', h('code', shownLine(run.runId))),
    ...(run.traceSha256 === null ? [] : [hash('trace sha256', run.traceSha256)]),
  ];
}

const integrityWords = ({ events, findings }: PageRun['integrity']): string =>
  findings.length === 0
    ? `The hash chain over ${formatCount(events)} of them is whole: no line was changed, removed or reordered.`
    : `The hash chain is broken: ${formatCountOf(findings.length, 'finding')}, listed above.`;

export function claimView({ summary, changes, isClaim, counts }: Story): Html | null {
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
        : `Written by agent-fix: ${why}.`,
    ),
    longText(summary, 'prose', 'Summary'),
    changes.length === 0
      ? null
      : h(
          'ul.changes',
          changes
            .slice(0, MAX_PATHS)
            .map(({ path, description }) =>
              h('li', code(path), ' ', ...codeSpans(firstLine(description, 500))),
            ),
          leftOut(changes.length),
        ),
  );
}

/** What the run used of each limit, with a bar where there is one. */
export function budgetView(story: Story, elapsedMs: number | null): readonly Html[] {
  const { counts, usage, start, turns } = story;
  const limit = (name: string) => numberAt(start, 'settings', 'limits', name);
  const candidates = turns.flatMap(({ moments }) =>
    moments.filter(({ kind }) => kind === 'candidate'),
  ).length;
  const asksModel = counts.turns > 0 || Usage.total(usage) > 0;
  const words = [
    candidates === 0 ? '' : 'A candidate is a change that the built-in search has undone to try it.',
    asksModel ? 'In a reflection the model says what it learned from a failure, before it goes on.' : '',
  ];
  const numbers = h('dl.budget', [
    candidates === 0 ? null : spent('Candidates', candidates, null),
    asksModel ? spent('Turns', counts.turns, limit('max_iterations')) : null,
    spent('Test runs', counts.testRuns, limit('max_test_runs')),
    asksModel ? spent('Reflections', counts.reflections, limit('max_reflections')) : null,
    asksModel ? spent('Tokens', Usage.total(usage), limit('max_total_tokens')) : null,
    elapsedMs === null ? null : spent('Time', elapsedMs, limit('timeout_ms'), formatDuration),
  ]);
  return [numbers, h('p.quiet', words.join(' ').trim())];
}

/** One row: how much was used of a limit; `limit` null: none is recorded. */
function spent(what: string, used: number, limit: number | null, write = formatCount): Html {
  return h(
    'div',
    h('dt', what),
    h('dd', h('strong.used', write(used)), limit === null ? '' : h('span.quiet', ` of ${write(limit)}`)),
    limit === null ? null : h('progress', { value: String(used), max: String(limit), 'aria-hidden': 'true' }),
  );
}
