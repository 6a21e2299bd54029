import { makesDraft } from '../core/verdict/tripwires.ts';
import { dryRunSection, jobSummary } from './job-summary.ts';
import { endComment, pullRequestBody, unpublishedText } from './report.ts';
import {
  isByBuiltin,
  isByPeople,
  isReady,
  type Links,
  type Publication,
  type RunRecord,
  type TitleStyle,
  titleOf,
} from './run-record.ts';

/** What people read on GitHub of a run that has ended, and how a pull request with its patch is to stand: draft, ready, or as it is. */
export function tell(record: RunRecord, links: Links) {
  return {
    isByBuiltin: isByBuiltin(record),
    /** Proven, and nothing in it needs a look first. */
    isReady: isReady(record),
    /** As `isReady`; null: the change rests on the word of those who asked for it, which proves nothing of the whole pull request. */
    isProven: isByPeople(record) && !record.tripwires.some(makesDraft) ? null : isReady(record),
    title: (style: TitleStyle): string => titleOf(record, style),
    /** The pull request's description, or a review's, by what has become of the record meanwhile. */
    body: (maxChars: number, now: Partial<RunRecord>): string =>
      pullRequestBody({ ...record, ...now }, links, maxChars),
    /** The last texts. `problem`: why nothing was published, and where the work is; null where it was, or there was nothing. */
    ended(publication: Publication | null, { isDryRun }: { readonly isDryRun: boolean }) {
      const dryRun = isDryRun && record.branch !== null ? dryRunSection(record, links) : '';
      return {
        comment: endComment(record, links, publication),
        summary: `${jobSummary(record, links, publication)}${dryRun}`,
        problem: publication?.kind === 'failed' ? problemText(publication) : null,
      };
    },
  };

  function problemText(publication: Extract<Publication, { kind: 'failed' }>): string {
    const left = unpublishedText(publication, record, links);
    return `${publication.problem}${left === null ? '' : ` ${left.text}: ${left.url}`}`;
  }
}
