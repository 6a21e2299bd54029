import { assertNever } from '../core/errors.ts';
import { byteLength } from '../core/text.ts';
import type { Moment, TestRun, Tokens } from '../story/moment.ts';
import type { Story, Turn } from '../story/story.ts';
import { endWords, outcomeWords, phaseWords, shortAction, verdictWords } from '../story/words.ts';
import type { Links } from './context.ts';
import { code, endsThatFit, inline } from './markdown.ts';
import type { Publication } from './publisher.ts';
import { baseMovedSection, publicationText, pullRequestBody } from './report.ts';
import type { RunRecord } from './run-record.ts';
import {
  changesSection,
  folded,
  notesSection,
  oracleSection,
  outputBlock,
  runSection,
  summarySection,
  verdictText,
} from './sections.ts';

/** GitHub takes 1 MiB a step; a summary that nobody reads to its end is none. */
export const MAX_SUMMARY_BYTES = 60 * 1024;
const MAX_TIMELINE_BYTES = 10_000;

/** For the job summary: the pull request's story, and how it came to it. Nothing in it obeys the run (F10). */
export function jobSummary(record: RunRecord, links: Links, publication: Publication | null): string {
  const { files, outcome, story } = record;
  const sections = [
    `## agent-fix: ${outcome.replaceAll('_', ' ')}`,
    [endWords(story, outcome).meaning, publishedText(publication)].filter((text) => text !== '').join(' '),
    baseMovedSection(record),
    summarySection(record),
    files.length === 0 ? '' : `### ${changesTitle(publication)}\n\n${changesSection(record)}`,
    `### Tests\n\n${oracleSection(record)}`,
    testsSection('Before', story.baseline),
    testsSection('After', story.last),
    ...story.counterfactuals.map((run) => testsSection('Without the patch, at the end', run)),
    notesSection(record),
    `### Timeline\n\n${timelineTable(story)}`,
    `### Run\n\n${runSection(record, links)}`,
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

const testsSection = (title: string, run: TestRun | null): string =>
  run === null ? '' : folded(`${title}: ${verdictText(run)}`, outputBlock(run));

/** With `dry-run`: the pull request that would have been opened, after everything else. */
export const dryRunSection = (record: RunRecord, links: Links): string =>
  `\n### The pull request that dry-run held back\n\n${pullRequestBody(record, links)}\n`;

/** For a run that never started. */
export function shortSummary(outcome: 'refused' | 'skipped', reason: string): string {
  return `## agent-fix: ${outcome}\n\n${outcomeWords(outcome).meaning} Reason: ${inline(reason, 500)}.\n`;
}

/** Work that proved nothing is shown, and nobody shall take it for a proposal. */
const changesTitle = (publication: Publication | null): string =>
  publication === null ? 'Changes, which were not proposed' : 'Changes';

function publishedText(publication: Publication | null): string {
  if (publication === null) return '';
  const warnings = publication.kind === 'failed' ? [] : publication.warnings;
  return [publicationText(publication), ...warnings.map((warning) => inline(warning, 400))].join(' ');
}

/** One thing that happened, as a row: raw text. */
interface Row {
  readonly turn: number | null;
  readonly what: string;
  readonly result: string;
  readonly tests: TestRun | null;
  readonly usage: Tokens | null;
}

/** A row for each reply, test run of its own, reflection and note of the driver. */
function timelineTable({ turns }: Story): string {
  const head = ['| Turn | What happened | Result | Tests | Tokens in · out |', '|---:|---|---|---|---:|'];
  const rows = turns.flatMap((turn) =>
    turn.moments.reduce<readonly Row[]>((so, moment) => addMoment(so, moment, turn), []),
  );
  return [...head, ...bothEnds(rows.map(rowText))].join('\n');
}

function addMoment(rows: readonly Row[], moment: Moment, { number: turn }: Turn): readonly Row[] {
  const row = (what: string, more: Partial<Row> = {}): readonly Row[] => [
    ...rows,
    { turn: null, what, result: '', tests: null, usage: null, ...more },
  ];
  const amend = (change: Partial<Row>): readonly Row[] => {
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
      return moment.run.phase === 'write' && rows.length > 0
        ? amend({ tests: moment.run })
        : row(phaseWords(moment.run.phase).name, { tests: moment.run });
    case 'note':
      return row('driver', { result: moment.note });
    case 'lost':
      return row('model endpoint', { result: moment.message });
    case 'candidate':
      return row(`candidate ${moment.number ?? ''}: ${moment.template} at ${moment.path}`, {
        result: verdictWords(moment.verdict),
      });
    case 'start':
    case 'attempt':
    case 'closing':
    case 'outcome':
      return rows;
    default:
      return assertNever(moment);
  }
}

function rowText({ turn, what, result, tests, usage }: Row): string {
  const tokens = usage === null ? '' : `${usage.input} · ${usage.output}`;
  return `| ${turn ?? ''} | ${code(what)} | ${inline(result, 120)} | ${tests === null ? '' : markOf(tests)} | ${tokens} |`;
}

const markOf = ({ isGreen, verdict }: TestRun): string =>
  `${isGreen ? '🟢' : '🔴'} ${inline(verdictWords(verdict), 40)}`;

/** The first and the last rows, as many as fit, and how many lie between. */
function bothEnds(rows: readonly string[]): readonly string[] {
  const { head, tail } = endsThatFit(rows, {
    room: MAX_TIMELINE_BYTES,
    sizeOf: (row) => byteLength(row) + 1,
  });
  const hidden = rows.length - head.length - tail.length;
  return hidden === 0
    ? [...head, ...tail]
    : [...head, `| | … ${hidden} more in the trace … | | | |`, ...tail];
}
