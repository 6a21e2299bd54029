import { assertNever } from '../core/errors.ts';
import { shortId } from '../core/model/prompt.ts';
import { byteLength } from '../core/text.ts';
import { succeeds } from '../core/verdict/outcome.ts';
import { claimOf } from './claims.ts';
import { codeSpan, endsThatFit, inline } from './markdown.ts';
import type { Moment, TestRun, Tokens } from './moment.ts';
import {
  baseMovedSection,
  changesSection,
  firstSentence,
  folded,
  notesSection,
  oracleSection,
  outputSection,
  paragraphs,
  publicationText,
  pullRequestBody,
  runSection,
  sinceGreenSection,
  startedByText,
  summarySection,
  verdictText,
} from './report.ts';
import type { Links, Publication, RunRecord } from './run-record.ts';
import type { Story, Turn } from './story.ts';
import { outcomeWords, phaseWords, shortAction, verdictWords } from './words.ts';

const MAX_TIMELINE_BYTES = 10_000;

/** So much of the closing words, and of each list, that what stands before the first fold fits a screen. */
const FIRST_SCREEN_BYTES = 1_000;

/** The job summary: the pull request's story, and how it came to it. Nothing in it obeys the run (F10). */
export function jobSummary(record: RunRecord, links: Links, publication: Publication | null): string {
  const { files, outcome, story } = record;
  const warnings = publication?.kind === 'published' ? publication.warnings : [];
  const published = publication === null ? [] : [publicationText(publication, record, links)];
  const told = [`**${firstSentence(record)}**`, ...published, ...warnings.map((text) => inline(text, 400))];
  // Work that proved nothing is shown, and must not be taken for a proposal.
  const changes = publication === null ? 'Changes (not proposed)' : 'Changes';
  const isNewTest = claimOf(story, record).kind === 'new_test';
  const without = isNewTest ? 'New test without the fix' : 'Without the patch, at the end';
  const output = (title: string, run: TestRun | null): string =>
    run === null ? '' : outputSection(`${title}: ${verdictText(run)}`, run);
  const summary = paragraphs([
    `## agent-fix: ${outcome.replaceAll('_', ' ')}`,
    // Where nothing was fixed, it is the most useful line.
    succeeds(outcome) ? '' : sinceGreenSection(record, links),
    told.filter((text) => text !== '').join(' '),
    succeeds(outcome) ? sinceGreenSection(record, links) : '',
    baseMovedSection(record),
    startedByText(record, links),
    summarySection(record, FIRST_SCREEN_BYTES),
    files.length === 0 ? '' : `### ${changes}\n\n${changesSection(record, FIRST_SCREEN_BYTES)}`,
    notesSection(record, FIRST_SCREEN_BYTES),
    folded('Test command', oracleSection(record)),
    output('Before', story.baseline),
    output('After', story.last),
    ...(isNewTest ? story.counterfactuals.slice(-1) : story.counterfactuals).map((run) =>
      output(without, run),
    ),
    folded('Timeline', timelineTable(story)),
    folded('Run', runSection(record, links)),
  ]);
  return `${summary}\n`;
}

/** With `dry-run`: the pull request that would have been opened, after everything else. */
export const dryRunSection = (record: RunRecord, links: Links): string =>
  `\n### The pull request that would be opened without dry-run\n\n${pullRequestBody(record, links)}\n`;

/** Of a run that never started, or that broke off. */
export const shortSummary = (outcome: 'refused' | 'skipped' | 'infra_error', reason: string): string =>
  `## agent-fix: ${outcome.replaceAll('_', ' ')}\n\n${outcomeWords(outcome).meaning} Reason: ${inline(reason, 500).replace(/\.$/, '')}.\n`;

/** One thing that happened: raw text. */
interface TimelineRow {
  readonly turn: number | null;
  readonly what: string;
  readonly result: string;
  readonly tests: TestRun | null;
  readonly usage: Tokens | null;
  /** Of candidates that ended alike, one after the other: the first one's number. */
  readonly from?: number;
}

/** A row for each reply, test run of its own, reflection and note of the driver; of very many the first and the last. */
function timelineTable({ turns }: Story): string {
  const rows = turns
    .flatMap((turn) =>
      turn.moments.reduce<readonly TimelineRow[]>((so, moment) => addMoment(so, moment, turn), []),
    )
    .map(rowText);
  const sizeOf = (row: string): number => byteLength(row) + 1;
  const { head, tail } = endsThatFit(rows, { room: MAX_TIMELINE_BYTES, sizeOf });
  const hidden = rows.length - head.length - tail.length;
  const gap = hidden === 0 ? [] : [`| | … ${hidden} more in the trace … | | | |`];
  return [
    '| Turn | What happened | Result | Tests | Tokens in · out |',
    '|---:|---|---|---|---:|',
    ...head,
    ...gap,
    ...tail,
  ].join('\n');
}

function addMoment(
  rows: readonly TimelineRow[],
  moment: Moment,
  { number: turn }: Turn,
): readonly TimelineRow[] {
  const row = (what: string, more: Partial<TimelineRow> = {}): readonly TimelineRow[] => [
    ...rows,
    { turn: null, what, result: '', tests: null, usage: null, ...more },
  ];
  const amend = (change: Partial<TimelineRow>): readonly TimelineRow[] => {
    const last = rows.at(-1);
    return last === undefined ? rows : [...rows.slice(0, -1), { ...last, ...change }];
  };
  switch (moment.kind) {
    case 'action':
      return row(shortAction(moment.words), { turn, usage: moment.usage });
    case 'malformed':
      return row('malformed reply', { turn, result: moment.error, usage: moment.usage });
    case 'reflection':
      return row('reflection', { turn, result: moment.notes.join(' '), usage: moment.usage });
    case 'denied':
      return amend({ result: `denied (${moment.rule})` });
    case 'result':
      return moment.isOk || rows.at(-1)?.result !== '' ? rows : amend({ result: moment.output });
    case 'tests':
      // Below the reply that wrote; what the built-in search wrote stands below no reply.
      return moment.run.phase === 'write' && rows.at(-1)?.usage
        ? amend({ tests: moment.run })
        : row(phaseWords(moment.run.phase).name, { tests: moment.run });
    case 'note':
      return row('driver', { result: moment.note });
    case 'lost':
      return row('model endpoint', { result: moment.message });
    case 'candidate': {
      const result = verdictWords(moment.verdict);
      const number = moment.number ?? 0;
      if (moment.verdict === 'passed')
        return row(`candidate ${number}: ${moment.template} at ${moment.path}:${moment.line ?? '?'}`, {
          result,
        });
      const before = rows.at(-1);
      return before?.from !== undefined && before.result === result
        ? amend({ what: `candidates ${before.from} to ${number}` })
        : row(`candidate ${number}`, { result, from: number });
    }
    case 'culprit':
      return row('culprit', { result: `${shortId(moment.commit)} broke ${moment.test || 'the tests'}` });
    case 'start':
    case 'attempt':
    case 'closing':
    case 'outcome':
      return rows;
    default:
      return assertNever(moment);
  }
}

function rowText({ turn, what, result, tests, usage }: TimelineRow): string {
  const tokens = usage === null ? '' : `${usage.input} · ${usage.output}`;
  const verdict =
    tests === null ? '' : `${tests.isGreen ? '🟢' : '🔴'} ${inline(verdictWords(tests.verdict), 40)}`;
  return `| ${turn ?? ''} | ${codeSpan(what)} | ${inline(result, 120)} | ${verdict} | ${tokens} |`;
}
