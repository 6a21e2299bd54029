import { formatCountOf } from '../base/numbers.ts';
import { commandsOf } from '../core/jobs.ts';
import { CONSEQUENCES } from '../core/verdict/outcome.ts';
import { claimOf } from './claims.ts';
import { fence, folded, inline, joinAll, type Markdown, md, paragraphs } from './markdown.ts';
import type { TestRun } from './moment.ts';
import { momentLine } from './progress.ts';
import { jobOfRun } from './proof-rows.ts';
import {
  changesSection,
  firstSentence,
  leftOutSection,
  nameWithJob,
  notesSection,
  oracleSection,
  outputSection,
  outputText,
  publicationText,
  pullRequestBody,
  refusedSection,
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

/** What stands before the first fold should fit a screen: the lines of closing words and lists together, and of each. */
const FIRST_SCREEN = { maxBytes: 1_000, lines: 15, ofEach: 8 };

/** Of a fold, around its code: title, fence, end, and the empty lines between them and before the next section. */
const FOLD_LINES = 7;
/** Runs without the patch are left out, all but one, before a block of code has fewer lines. */
const MIN_BLOCK_LINES = 8;

/** A section with one block of code, rendered when it is known how many lines of that it may show. */
interface CodeBlock {
  readonly lines: number;
  /** Lines around the code. */
  readonly around: number;
  render(maxLines: number): Markdown;
}

/** The job summary: the report of the pull request, and how the run got there. All text of the run is made harmless (F10). */
export function jobSummary(record: RunRecord, links: Links, publication: Publication | null): Markdown {
  const { story } = record;
  const top = topOf(record, links, publication);
  const end = folded(md`Run`, runSection(record, links));
  const before = [
    commandBlock(record),
    ...outputBlocks(story, [
      [md`Before`, story.baseline],
      [md`After`, story.last],
    ]),
  ];
  const timeline = timelineBlock(story);
  const always = [...before, timeline];
  const without = withoutBlocks(record);
  const room = MAX_SUMMARY_LINES - lineCount(top) - lineCount(end) - 3;
  const size = ({ lines, around }: CodeBlock) => around + Math.min(lines, MIN_BLOCK_LINES);
  const count = Math.max(
    1,
    countThatFits(without.map(size), room - always.map(size).reduce((a, b) => a + b, 0)),
  );
  const shown = without.slice(0, count);
  const more = without.length - shown.length;
  const blocks = [...before, ...shown, timeline];
  const left = room - (more > 0 ? 2 : 0) - blocks.reduce((sum, { around }) => sum + around, 0);
  const lines = shares(
    blocks.map((block) => block.lines),
    left,
  );
  const rendered = blocks.map((block, at) => block.render(lines[at] ?? 1));
  const rest =
    more > 0
      ? md`… ${inline(formatCountOf(more, 'more run'))} without the patch: the record of this run has what they printed.`
      : '';
  return md`${paragraphs([top, ...rendered.slice(0, -1), rest, ...rendered.slice(-1), end])}\n`;
}

const lineCount = (text: string): number => text.split('\n').length;

/** How many of these sizes, from the first on, fit in `room`. */
function countThatFits(sizes: readonly number[], room: number): number {
  let left = room;
  const over = sizes.findIndex((size) => {
    left -= size;
    return left < 0;
  });
  return over === -1 ? sizes.length : over;
}

/** What each gets of `room`: what it needs, or an equal part of what the smaller ones leave; at least 1. */
function shares(needs: readonly number[], room: number): readonly number[] {
  const order = needs.map((need, at) => ({ need, at })).toSorted((a, b) => a.need - b.need);
  let left = room;
  const parts = order.map(({ need, at }, done) => {
    const part = Math.max(1, Math.min(need, Math.floor(left / (needs.length - done))));
    left -= part;
    return { at, part };
  });
  return parts.toSorted((a, b) => a.at - b.at).map(({ part }) => part);
}

/** What stands before the first fold. */
function topOf(record: RunRecord, links: Links, publication: Publication | null): Markdown {
  const { files, notes, outcome, story } = record;
  const { maxBytes, lines, ofEach } = FIRST_SCREEN;
  const needs = [lineCount(story.summary), files.length, notes.length];
  const limits = shares(needs, lines).map((share) => ({ maxBytes, maxLines: Math.min(share, ofEach) }));
  const [ofSummary, ofChanges, ofNotes] = limits;
  const warnings = publication?.kind === 'published' ? publication.warnings : [];
  const first = [
    md`**${firstSentence(record)}**`,
    ...(publication === null ? [] : [publicationText(publication, record, links)]),
    ...warnings.map((text) => inline(text, 400)),
  ];
  const since = sinceGreenSection(record, links);
  // Work that proved nothing is shown, but must not look like a proposal.
  const changes = publication === null ? md`Changes (not proposed)` : md`Changes`;
  return paragraphs([
    md`## agent-fix: ${inline(outcome.replaceAll('_', ' '))}`,
    // If nothing was fixed, this is the most useful line.
    CONSEQUENCES[outcome].succeeds ? '' : since,
    joinAll(first, md` `),
    CONSEQUENCES[outcome].succeeds ? since : '',
    startedByText(record, links),
    summarySection(record, ofSummary),
    files.length === 0 ? '' : md`### ${changes}\n\n${changesSection(record, ofChanges)}`,
    leftOutSection(record),
    refusedSection(record),
    notesSection(record, ofNotes),
  ]);
}

function commandBlock(record: RunRecord): CodeBlock {
  const run = commandsOf(record.task).first?.run.trim() ?? '';
  return {
    lines: lineCount(run),
    // The command's source stands above it, and the sandbox below.
    around: FOLD_LINES + 4,
    render: (maxLines) => folded(md`Test command`, oracleSection(record, maxLines)),
  };
}

/** A block for each run that printed something. */
const outputBlocks = (
  story: Story,
  runs: readonly (readonly [Markdown, TestRun | null])[],
): readonly CodeBlock[] =>
  runs.flatMap(([name, run]) => {
    if (run === null) return [];
    const text = outputText(run);
    const title = md`${nameWithJob(name, jobOfRun(story, run))}: ${verdictText(run)}`;
    const render = (maxLines: number) => outputSection(title, text, maxLines);
    return text.trim() === '' ? [] : [{ lines: lineCount(text), around: FOLD_LINES, render }];
  });

function withoutBlocks(record: RunRecord): readonly CodeBlock[] {
  const { story } = record;
  const { counterfactuals } = story;
  const [name, runs] = claimOf(story, record).isNewTest
    ? [md`New test without the fix`, counterfactuals.slice(-1)]
    : [md`Without the patch, at the end`, counterfactuals];
  return outputBlocks(
    story,
    runs.map((run) => [name, run]),
  );
}

function timelineBlock(story: Story): CodeBlock {
  const text = timelineOf(story);
  return {
    lines: lineCount(text),
    around: FOLD_LINES,
    render: (maxLines) => folded(md`Timeline`, fence(text, { maxBytes: MAX_TIMELINE_BYTES, maxLines })),
  };
}

/** With `dry-run`, the pull request that would have been opened stands after everything else. */
export const dryRunSection = (record: RunRecord, links: Links): Markdown =>
  md`\n### The pull request that would be opened without dry-run\n\n${pullRequestBody(record, links)}\n`;

/** Of a run that never started, or that broke off. */
export function shortSummary(outcome: 'refused' | 'skipped' | 'infra_error', reason: string): Markdown {
  const heading = md`## agent-fix: ${inline(outcome.replaceAll('_', ' '))}`;
  return md`${heading}\n\n${inline(outcomeWords(outcome).meaning)} Reason: ${inline(reason.replace(/\.$/, ''), 500)}.\n`;
}

/** The lines that whoever watched the run read in the log. */
const timelineOf = ({ turns }: Story): string =>
  turns
    .flatMap(({ number, moments }) => moments.flatMap((moment) => momentLine(moment, number) ?? []))
    .join('\n');
