import { assertNever } from '../agent/assert-never.ts';
import { byteLength } from '../agent/digest.ts';
import type { Outcome } from '../agent/outcome.ts';
import type { Links } from './links.ts';
import { code, inline } from './markdown.ts';
import type { Publication } from './publisher.ts';
import type { RunRecord } from './run-record.ts';
import { runTable } from './run-table.ts';
import {
  changesSection,
  notesSection,
  oracleSection,
  outputBlock,
  summarySection,
  verdictText,
} from './sections.ts';
import type { TimelineRow } from './timeline.ts';

/** GitHub takes 1 MiB a step; a summary that nobody reads to its end is none. */
export const MAX_SUMMARY_BYTES = 60 * 1024;
const MAX_TIMELINE_BYTES = 10_000;

/** For the job summary: the pull request's story, and how it came to it. Nothing in it obeys the run (F10). */
export function jobSummary(record: RunRecord, links: Links, publication: Publication | null): string {
  const { baseline, files, lastTests, notes, outcome } = record;
  const parts = [
    `## agent-fix: ${outcome.replaceAll('_', ' ')}`,
    [outcomeText(outcome), publicationText(publication)].filter((text) => text !== '').join(' '),
    summarySection(record),
    ...(files.length > 0 ? [`### ${changesTitle(publication)}\n\n${changesSection(record)}`] : []),
    `### Tests\n\n${oracleSection(record)}`,
    ...(baseline === null ? [] : [folded(`Before: ${verdictText(baseline)}`, outputBlock(baseline))]),
    ...(lastTests === null || lastTests === baseline
      ? []
      : [folded(`After: ${verdictText(lastTests)}`, outputBlock(lastTests))]),
    ...(notes.length > 0 ? [`### Notes\n\n${notesSection(record)}`] : []),
    `### Timeline\n\n${timelineTable(record.timeline)}`,
    `### Run\n\n${runTable(record, links)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** For a run that never started. */
export function shortSummary(outcome: 'refused' | 'skipped', reason: string): string {
  return `## agent-fix: ${outcome}\n\n${outcomeText(outcome)} Reason: ${inline(reason, 500)}.\n`;
}

const folded = (title: string, content: string): string =>
  `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;

/** What an outcome means, for people. */
export function outcomeText(outcome: Outcome): string {
  switch (outcome) {
    case 'fixed':
      return 'The tests were red, are green with this change, and were run again to confirm it.';
    case 'unverified':
      return 'There is a change, but no test result proves it.';
    case 'not_reproduced':
      return 'The tests are green at the base commit, so there was nothing to fix and no model was asked.';
    case 'not_fixed':
      return 'No change that makes the tests green was found.';
    case 'flaky':
      return 'The tests gave different results on the same files.';
    case 'budget_exhausted':
      return 'A bound of the run was reached while the tests were red.';
    case 'model_error':
      return 'The model endpoint failed, or its replies could not be used.';
    case 'infra_error':
      return 'The test command could not be run, or agent-fix itself failed.';
    case 'refused':
      return 'Nothing was run: the gate refused the event.';
    case 'skipped':
      return 'Nothing was run: the event is not for agent-fix.';
    default:
      return assertNever(outcome);
  }
}

/** Work that proved nothing is shown, and nobody shall take it for a proposal. */
const changesTitle = (publication: Publication | null): string =>
  publication === null ? 'Changes, which were not proposed' : 'Changes';

function publicationText(publication: Publication | null): string {
  if (publication === null) return '';
  if (publication.kind === 'failed') return `**Not published.** ${inline(publication.problem, 800)}`;
  const { number, operation, url, warnings } = publication;
  const warned = warnings.map((warning) => ` ${inline(warning, 400)}`).join('');
  return `[Pull request ${number}](${url}) was ${operation}.${warned}`;
}

function timelineTable(rows: readonly TimelineRow[]): string {
  const head = ['| Turn | What happened | Result | Tests | Tokens in · out |', '|---:|---|---|---|---:|'];
  return [...head, ...bothEnds(rows.map(rowText))].join('\n');
}

function rowText({ turn, what, result, tests, usage }: TimelineRow): string {
  const marks = { green: '🟢 green', red: '🔴 red', timeout: '🔴 too long', not_found: '🔴 not found' };
  const tokens = usage === null ? '' : `${usage.input_tokens} · ${usage.output_tokens}`;
  return `| ${turn ?? ''} | ${code(what)} | ${inline(result, 120)} | ${tests === null ? '' : marks[tests]} | ${tokens} |`;
}

/** The first and the last rows, as many as fit, and how many lie between. */
function bothEnds(rows: readonly string[]): readonly string[] {
  const head: string[] = [];
  const tail: string[] = [];
  let left = MAX_TIMELINE_BYTES;
  for (let from = 0, to = rows.length - 1; from <= to; ) {
    const isHead = head.length <= tail.length;
    const row = rows[isHead ? from++ : to--] ?? '';
    left -= byteLength(row) + 1;
    if (left < 0) {
      const hidden = rows.length - head.length - tail.length;
      return [...head, `| | … ${hidden} more in the trace … | | | |`, ...tail.toReversed()];
    }
    (isHead ? head : tail).push(row);
  }
  return [...head, ...tail.toReversed()];
}
