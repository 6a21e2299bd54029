import { CONSEQUENCES } from '../core/verdict/outcome.ts';
import { claimOf } from './claims.ts';
import { fence, inline, withinLines } from './markdown.ts';
import type { TestRun } from './moment.ts';
import { momentLine } from './progress.ts';
import { jobOfRun } from './proof-rows.ts';
import {
  changesSection,
  firstSentence,
  folded,
  leftOutSection,
  nameWithJob,
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
import type { Story } from './story.ts';
import { outcomeWords } from './words.ts';

const MAX_TIMELINE_BYTES = 10_000;

/** The limit of the closing words and of each list: what stands before the first fold should fit a screen. */
const FIRST_SCREEN_BYTES = 1_000;
const FIRST_SCREEN_LINES = 8;
/** Of the whole: the page and the record hold the rest. */
const MAX_SUMMARY_LINES = 120;

/** The job summary: the report of the pull request, and how the run got there. All text of the run is made harmless (F10). */
export function jobSummary(record: RunRecord, links: Links, publication: Publication | null): string {
  const { files, outcome, story } = record;
  const warnings = publication?.kind === 'published' ? publication.warnings : [];
  const published = publication === null ? [] : [publicationText(publication, record, links)];
  const told = [`**${firstSentence(record)}**`, ...published, ...warnings.map((text) => inline(text, 400))];
  // Work that proved nothing is shown, but must not look like a proposal.
  const changes = publication === null ? 'Changes (not proposed)' : 'Changes';
  const isNewTest = claimOf(story, record).isNewTest;
  const without = isNewTest ? 'New test without the fix' : 'Without the patch, at the end';
  const output = (title: string, run: TestRun | null): string =>
    run === null
      ? ''
      : outputSection(`${nameWithJob(title, jobOfRun(story, run))}: ${verdictText(run)}`, run);
  const top = paragraphs([
    `## agent-fix: ${outcome.replaceAll('_', ' ')}`,
    // If nothing was fixed, this is the most useful line.
    CONSEQUENCES[outcome].succeeds ? '' : sinceGreenSection(record, links),
    told.filter((text) => text !== '').join(' '),
    CONSEQUENCES[outcome].succeeds ? sinceGreenSection(record, links) : '',
    startedByText(record, links),
    summarySection(record, FIRST_SCREEN_BYTES),
    files.length === 0
      ? ''
      : `### ${changes}\n\n${changesSection(record, FIRST_SCREEN_BYTES, FIRST_SCREEN_LINES)}`,
    leftOutSection(record),
    notesSection(record, FIRST_SCREEN_BYTES, FIRST_SCREEN_LINES),
  ]);
  const folds = [
    folded('Test command', oracleSection(record)),
    output('Before', story.baseline),
    output('After', story.last),
    ...(isNewTest ? story.counterfactuals.slice(-1) : story.counterfactuals).map((run) =>
      output(without, run),
    ),
    folded('Timeline', timeline(story)),
  ].filter((fold) => fold !== '');
  const end = folded('Run', runSection(record, links));
  const room = MAX_SUMMARY_LINES - paragraphs([top, end]).split('\n').length - folds.length - 1;
  const summary = paragraphs([top, ...withinLines(folds, room), end]);
  return `${summary}\n`;
}

/** With `dry-run`, the pull request that would have been opened stands after everything else. */
export const dryRunSection = (record: RunRecord, links: Links): string =>
  `\n### The pull request that would be opened without dry-run\n\n${pullRequestBody(record, links)}\n`;

/** Of a run that never started, or that broke off. */
export const shortSummary = (outcome: 'refused' | 'skipped' | 'infra_error', reason: string): string =>
  `## agent-fix: ${outcome.replaceAll('_', ' ')}\n\n${outcomeWords(outcome).meaning} Reason: ${inline(reason, 500).replace(/\.$/, '')}.\n`;

/** The lines that whoever watched the run read in the log; of very many the first and the last. */
function timeline({ turns }: Story): string {
  const lines = turns.flatMap(({ number, moments }) =>
    moments.flatMap((moment) => momentLine(moment, number) ?? []),
  );
  return fence(lines.join('\n'), MAX_TIMELINE_BYTES);
}
