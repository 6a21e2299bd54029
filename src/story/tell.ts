import { CONSEQUENCES } from '../core/verdict/outcome.ts';
import { makesDraft } from '../core/verdict/tripwires.ts';
import { dryRunSection, jobSummary, shortSummary } from './job-summary.ts';
import { type Markdown, md, plainLine } from './markdown.ts';
import type { StoryEvent } from './moment.ts';
import {
  endComment,
  endedText,
  notesAbove,
  pullRequestBody,
  runningText,
  sentence,
  settledText,
  stageText,
  unpublishedText,
} from './report.ts';
import {
  type FailedPublication,
  isByBuiltin,
  isByPeople,
  isReady,
  type Links,
  type Publication,
  type RunRecord,
  styleOf,
  titleOf,
} from './run-record.ts';

export type { Markdown } from './markdown.ts';
export { pageOf } from './page/page.ts';
export { safeHtml } from './page/view.ts';
export { progressLine } from './progress.ts';
export { messagesOf } from './read-json.ts';
export { type Publication, type RunRecord, recordOf } from './run-record.ts';
export { awaitingLines, RunWatch } from './run-watch.ts';
export { safeLines } from './safe-text.ts';

import { refusalLines } from './terminal-report.ts';

export { tellReplay, tellRun, testCommandText } from './terminal-report.ts';
export { TraceView } from './trace-view.ts';
export { endingWords } from './words.ts';

/** What people read on GitHub of a run that has ended, and how a pull request with its patch is to stand: draft, ready, or as it is. */
export function tell(record: RunRecord, links: Links) {
  const { outcome, story } = record;
  const { culprit } = story;
  return {
    isByBuiltin: isByBuiltin(record),
    /** Whether the change is proven, and needs no further look. */
    isReady: isReady(record),
    /** `isReady`, or null: only the people who asked for the change say that it was needed, so the whole pull request is not proven. */
    isProven: isByPeople(record) && !record.tripwires.some(makesDraft) ? null : isReady(record),
    /** The title, worded like `subjects`, which are the first lines of the repository's newest commits. */
    title: (subjects: readonly string[]): string => titleOf(record, styleOf(subjects)),
    /** The description of the pull request or the review. `now`: newer values of the record; `pushed`: notes of the push. */
    body(maxChars: number, now: Partial<RunRecord>, pushed: Parameters<typeof notesAbove>[0] = []): Markdown {
      const noted = notesAbove(pushed);
      return md`${noted}${pullRequestBody({ ...record, ...now }, links, maxChars - noted.length)}`;
    },
    /** The comment with which our pull request is closed, because its base is green without it. */
    settled: settledText(record.baseBranch, record.task.baseCommit, links),
    /** The writes that were refused, a line each, with the setting that opens the path. */
    refusals: refusalLines(story),
    /** A note as a sentence, for a warning in the log. */
    warning: (note: string): string => sentence(note),
    /** The commit that broke the tests, in one line; '' where it is not known. */
    culprit: culprit === null ? '' : `${culprit.commit} ${plainLine(culprit.subject, 100)}`.trim(),
    /**
     * The last texts. `problem`: why nothing was published, and where the work is; null where it was, or there was nothing. `failure`:
     * what the step fails with for the outcome alone, in one line (F06); null where it succeeds.
     */
    ended(publication: Publication | null, { isDryRun }: { readonly isDryRun: boolean }) {
      const dryRun = isDryRun && record.branch !== null ? dryRunSection(record, links) : '';
      return {
        comment: endComment(record, links, publication),
        summary: md`${jobSummary(record, links, publication)}${dryRun}`,
        problem: publication?.kind === 'failed' ? problemText(publication) : null,
        failure: CONSEQUENCES[outcome].succeeds
          ? null
          : `agent-fix: ${plainLine(story.summary, 500)} Outcome: ${outcome}.`,
      };
    },
  };

  function problemText(publication: FailedPublication): string {
    const left = unpublishedText(publication, record, links);
    return `${publication.problem}${left === null ? '' : ` ${left.text}: ${left.url}`}`;
  }
}

/** What the comment on an issue or pull request says while a run is under way. */
export const tellUnderWay = (links: Links) => ({
  begin: (commit: string): Markdown => runningText(commit, links),
  /** For a stage that a reader waits for; null for all other events. */
  stage: (event: StoryEvent): Markdown | null => stageText(event, links),
});

/** What people read of a run that never started, or that broke off. */
export const tellEarly = (outcome: 'refused' | 'skipped' | 'infra_error', reason: string) => ({
  comment: (links: Links): Markdown => endedText(outcome, reason, links),
  summary: shortSummary(outcome, reason),
  /** The reason, for a log. */
  line: plainLine(reason, 1_500),
});
