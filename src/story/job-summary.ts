import { formatCountOf } from '../base/numbers.ts';
import { CONSEQUENCES } from '../core/verdict/outcome.ts';
import { claimOf } from './claims.ts';
import { fence, inline, type TextLimits } from './markdown.ts';
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
  outputText,
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

/** The page and the record hold the whole run. */
const MAX_SUMMARY_LINES = 120;

/** Of the closing words and of each list: what stands before the first fold should fit a screen. */
const FIRST_SCREEN_BYTES = 1_000;
/** The smaller number where the folds have no room beside the larger one. */
const FIRST_SCREEN_LINES = [8, 4];

interface FoldSize {
  /** Of each block of code. */
  readonly lines: number;
  /** How many of the runs without the patch are shown. */
  readonly runs: number;
}

/** From the largest on: the first that fits is taken, and the last always fits below the shorter lists. */
const FOLD_SIZES: readonly FoldSize[] = [
  ...[100, 70, 50, 35, 25, 18, 12, 8].map((lines) => ({ lines, runs: Number.POSITIVE_INFINITY })),
  ...[3, 2, 1].map((runs) => ({ lines: 8, runs })),
  ...[5, 3].map((lines) => ({ lines, runs: 1 })),
];

/** The job summary: the report of the pull request, and how the run got there. All text of the run is made harmless (F10). */
export function jobSummary(record: RunRecord, links: Links, publication: Publication | null): string {
  const folds = foldsOf(record, links);
  let summary = '';
  for (const maxLines of FIRST_SCREEN_LINES) {
    const top = topOf(record, links, publication, { maxBytes: FIRST_SCREEN_BYTES, maxLines });
    for (const size of FOLD_SIZES) {
      summary = `${paragraphs([top, ...folds(size)])}\n`;
      if (summary.split('\n').length <= MAX_SUMMARY_LINES) return summary;
    }
  }
  return summary;
}

/** What stands before the first fold. */
function topOf(record: RunRecord, links: Links, publication: Publication | null, limits: TextLimits): string {
  const { files, outcome } = record;
  const warnings = publication?.kind === 'published' ? publication.warnings : [];
  const published = publication === null ? [] : [publicationText(publication, record, links)];
  const told = [`**${firstSentence(record)}**`, ...published, ...warnings.map((text) => inline(text, 400))];
  // Work that proved nothing is shown, but must not look like a proposal.
  const changes = publication === null ? 'Changes (not proposed)' : 'Changes';
  return paragraphs([
    `## agent-fix: ${outcome.replaceAll('_', ' ')}`,
    // If nothing was fixed, this is the most useful line.
    CONSEQUENCES[outcome].succeeds ? '' : sinceGreenSection(record, links),
    told.filter((text) => text !== '').join(' '),
    CONSEQUENCES[outcome].succeeds ? sinceGreenSection(record, links) : '',
    startedByText(record, links),
    summarySection(record, limits),
    files.length === 0 ? '' : `### ${changes}\n\n${changesSection(record, limits)}`,
    leftOutSection(record),
    notesSection(record, limits),
  ]);
}

/** Reads the run once; what is given renders it in a size. */
function foldsOf(record: RunRecord, links: Links): (size: FoldSize) => readonly string[] {
  const { story } = record;
  const isNewTest = claimOf(story, record).isNewTest;
  const output =
    (name: string) =>
    (run: TestRun): ((maxLines: number) => string) => {
      const title = `${nameWithJob(name, jobOfRun(story, run))}: ${verdictText(run)}`;
      const text = outputText(run);
      return (maxLines) => outputSection(title, text, maxLines);
    };
  const before = [story.baseline].filter((run) => run !== null).map(output('Before'));
  const after = [story.last].filter((run) => run !== null).map(output('After'));
  const without = isNewTest
    ? story.counterfactuals.slice(-1).map(output('New test without the fix'))
    : story.counterfactuals.map(output('Without the patch, at the end'));
  const told = timelineOf(story);
  const end = folded('Run', runSection(record, links));
  return ({ lines: maxLines, runs }) => {
    const more = without.length - runs;
    return [
      folded('Test command', oracleSection(record, maxLines)),
      ...[...before, ...after, ...without.slice(0, runs)].map((render) => render(maxLines)),
      more > 0
        ? `… ${formatCountOf(more, 'more run')} without the patch: the record of this run has what they printed.`
        : '',
      folded('Timeline', fence(told, { maxBytes: MAX_TIMELINE_BYTES, maxLines })),
      end,
    ];
  };
}

/** With `dry-run`, the pull request that would have been opened stands after everything else. */
export const dryRunSection = (record: RunRecord, links: Links): string =>
  `\n### The pull request that would be opened without dry-run\n\n${pullRequestBody(record, links)}\n`;

/** Of a run that never started, or that broke off. */
export const shortSummary = (outcome: 'refused' | 'skipped' | 'infra_error', reason: string): string =>
  `## agent-fix: ${outcome.replaceAll('_', ' ')}\n\n${outcomeWords(outcome).meaning} Reason: ${inline(reason, 500).replace(/\.$/, '')}.\n`;

/** The lines that whoever watched the run read in the log. */
const timelineOf = ({ turns }: Story): string =>
  turns
    .flatMap(({ number, moments }) => moments.flatMap((moment) => momentLine(moment, number) ?? []))
    .join('\n');
