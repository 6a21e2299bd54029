import type { Patch } from '../core/ports.ts';
import type { Hunk } from '../core/task.ts';
import { parseDiff } from '../core/unified-diff.ts';
import { type Markdown, type Publication, safeLines } from '../story/tell.ts';
import { hasReportSection, MAX_DESCRIPTION_CHARS, newBody } from './agent-marks.ts';
import type { RepositoryName } from './context.ts';
import { describeError, type Octokit, statusOf } from './octokit.ts';
import { problemOfPatch } from './patch-check.ts';
import type { OpenPull, PublishRequest } from './pull-request.ts';
import { loginOf } from './status.ts';

// Turns a patch into suggested changes on lines of a pull request, which the author of the pull request accepts with a click.
// https://docs.github.com/en/pull-requests/collaborating-with-pull-requests/reviewing-changes-in-pull-requests/commenting-on-a-pull-request

export interface SuggestRequest extends Pick<PublishRequest, 'repository' | 'patch' | 'title'> {
  /** The pull request whose branch the patch is for. */
  readonly pull: OpenPull;
  /** The commit that the patch changes. */
  readonly commit: string;
  /** The text of a review that holds `suggestions` suggestions, in at most `maxChars` characters if that is possible. */
  body(maxChars: number, suggestions: number): Markdown;
}

/**
 * Posts one review with a suggestion for each block of lines that the patch changes. `none`: the patch cannot be suggested; `why` is
 * the rest of a sentence. If a review of ours for this commit is there, no second one is posted. Never throws for an answer of GitHub's.
 */
export async function suggest(
  octokit: Octokit,
  { repository, pull, patch, commit, title, body }: SuggestRequest,
): Promise<Extract<Publication, { kind: 'suggested' }> | NotSuggested> {
  const none = (why: string) => ({ kind: 'none', why }) as const;
  const problem = problemOfPatch(patch);
  if (problem !== null) return none(problem);
  if (pull.head.sha !== commit) return none('the pull request went on meanwhile');
  const where = { ...repository, pull_number: pull.number };
  const done = (reviewUrl: string, isRepeated: boolean) =>
    ({ kind: 'suggested', number: pull.number, url: pull.html_url, reviewUrl, isRepeated }) as const;
  try {
    // https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files
    const files = await octokit.paginate(octokit.rest.pulls.listFiles, { ...where, per_page: 100 });
    const suggested = suggestionsOf(patch, files);
    if (suggested.kind === 'none') return suggested;
    const earlier = await findEarlierReview(octokit, { ...where, commit });
    if (earlier !== null) return done(earlier, true);
    const comments = suggested.suggestions.map(({ path, start, end, lines }) => ({
      path,
      body: suggestionBody(lines),
      side: 'RIGHT',
      line: end,
      ...(start === end ? {} : { start_line: start, start_side: 'RIGHT' }),
    }));
    if (comments.some((comment) => comment.body.length > MAX_DESCRIPTION_CHARS))
      return none('one of its changes is too long for a suggestion');
    const section = (maxChars: number) => body(maxChars, comments.length);
    const review = {
      ...where,
      commit_id: commit,
      event: 'COMMENT' as const,
      body: newBody({ title, section, isDraft: null, isFollowUp: false }),
      comments,
    };
    try {
      // The request is not retried: after a 5xx the review may exist already.
      // https://docs.github.com/en/rest/pulls/reviews#create-a-review-for-a-pull-request
      const { data } = await octokit.rest.pulls.createReview({ ...review, request: { retries: 0 } });
      return done(data.html_url, false);
    } catch (error) {
      const made =
        (statusOf(error) ?? 0) >= 500 ? await findEarlierReview(octokit, { ...where, commit }) : null;
      if (made === null) throw error;
      return done(made, false);
    }
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return none(
      `GitHub did not take the review (${describeError(error)}), which needs \`pull-requests: write\``,
    );
  }
}

/**
 * The URL of our review of this commit; null without one. Only reviews of bots and of the token's own account count as ours,
 * because anybody can write our mark.
 */
async function findEarlierReview(
  octokit: Octokit,
  { commit, ...where }: RepositoryName & { readonly pull_number: number; readonly commit: string },
): Promise<string | null> {
  // https://docs.github.com/en/rest/pulls/reviews#list-reviews-for-a-pull-request
  const reviews = await octokit.paginate(octokit.rest.pulls.listReviews, { ...where, per_page: 100 });
  const marked = reviews.filter(({ body, commit_id: id }) => id === commit && hasReportSection(body));
  for (const { user, html_url: url } of marked)
    if (user !== null && (user.type === 'Bot' || user.login === (await loginOf(octokit)))) return url;
  return null;
}

/** Suggests `lines` instead of the lines `start` to `end` (both included) of a file at the pull request's head. */
interface Suggestion extends Replacement {
  readonly path: string;
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  /** Lines of the file, each without its line feed. */
  readonly lines: readonly string[];
}

/** `why` completes a sentence: `src/cart.ts is a new file` says why the patch is not suggested. */
type SuggestionResult =
  | { readonly kind: 'suggestions'; readonly suggestions: readonly Suggestion[] }
  | NotSuggested;

type NotSuggested = { readonly kind: 'none'; readonly why: string };

/** A file that the pull request changes. GitHub gives no `patch` for a large diff or a binary file. */
interface PullFile {
  readonly filename: string;
  readonly patch?: string | undefined;
}

/**
 * The patch as suggestions: all of its changes, or none, since only the whole patch was proven. `pullFiles`: the files that the pull
 * request changes. The patch starts from the head of the pull request.
 */
export function suggestionsOf({ diff, files }: Patch, pullFiles: readonly PullFile[]): SuggestionResult {
  const diffed = parseDiff(diff) ?? [];
  const suggestions: Suggestion[] = [];
  for (const [at, { path, status }] of files.entries()) {
    const [shown] = parseDiff(pullFiles.find(({ filename }) => filename === path)?.patch ?? '') ?? [];
    const { hunks = null, changesLastFeed = false } = diffed[at] ?? {};
    const ofFile =
      status === 'added'
        ? 'is a new file'
        : changesLastFeed
          ? 'changes whether its last line ends in a line feed'
          : inFile(hunks ?? [], shown?.hunks ?? []);
    if (typeof ofFile === 'string') return { kind: 'none', why: `${path} ${ofFile}` };
    suggestions.push(...ofFile.map((each) => ({ path, ...each })));
  }
  return { kind: 'suggestions', suggestions };
}

/** Suggestions for one file's diff, or why suggestions cannot express it. `shown`: the hunks of this file in the pull request's diff. */
function inFile(hunks: readonly Hunk[], shown: readonly Hunk[]): readonly Replacement[] | string {
  if (hunks.length === 0) return 'is no text';
  const isShown = ({ start, end }: Replacement) =>
    shown.some(({ newStart, newLines }) => start >= newStart && end < newStart + newLines);
  const places: Replacement[] = [];
  for (const block of hunks.flatMap(blocksIn)) {
    const place = replacementsOf(block).find(isShown);
    if (place === undefined) return `is changed at line ${block.start}, which the pull request does not show`;
    const touched = [...block.removed, ...place.lines];
    if (new Set(touched.map((line) => line.endsWith('\r'))).size > 1)
      return `gets other line endings at line ${block.start}`;
    if (touched.map((line) => line.replace(/\r$/, '')).some((line) => safeLines(line) !== line))
      return `holds characters at line ${block.start} that nobody sees`;
    const before = places.at(-1);
    // Both replacements include the one unchanged line between them: they become one.
    if (before?.end === place.start)
      places.splice(-1, 1, {
        ...place,
        start: before.start,
        lines: [...before.lines, ...place.lines.slice(1)],
      });
    else places.push(place);
  }
  return places;
}

/** Adjacent changed lines. `before` and `after`: the unchanged lines around them; null where the hunk ends. */
interface Block {
  /** The number of the first removed line or, if none is removed, of the line before which the added lines are put. */
  readonly start: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
}

function blocksIn({ oldStart, oldLines, lines }: Hunk): readonly Block[] {
  const blocks: Block[] = [];
  let line = oldLines === 0 ? oldStart + 1 : oldStart;
  for (let at = 0; at < lines.length; ) {
    if (lines[at]?.startsWith(' ')) {
      at += 1;
      line += 1;
      continue;
    }
    const next = lines.findIndex((each, index) => index > at && each.startsWith(' '));
    const end = next === -1 ? lines.length : next;
    const textsOf = (sign: string) =>
      lines.slice(at, end).flatMap((each) => (each.startsWith(sign) ? [each.slice(1)] : []));
    const [removed, added] = [textsOf('-'), textsOf('+')];
    const neighbour = (index: number) => lines[index]?.slice(1) ?? null;
    blocks.push({ start: line, removed, added, before: neighbour(at - 1), after: neighbour(end) });
    line += removed.length;
    at = end;
  }
  return blocks;
}

/**
 * The replacements that could express a block, any one of them. GitHub takes no suggestion that replaces no line, so added
 * lines alone replace an unchanged line next to them with that line and the added ones.
 */
function replacementsOf({ start, removed, added, before, after }: Block): readonly Replacement[] {
  if (removed.length > 0) return [{ start, end: start + removed.length - 1, lines: added }];
  return [
    ...(before === null ? [] : [{ start: start - 1, end: start - 1, lines: [before, ...added] }]),
    ...(after === null ? [] : [{ start, end: start, lines: [...added, after] }]),
  ];
}

/** ```` ```suggestion ````, the lines, and the closing fence, longer than any run of backticks in the lines. No lines: a deletion. */
export function suggestionBody(lines: readonly string[]): string {
  const longest = Math.max(2, ...(lines.join('\n').match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return [`${ticks}suggestion`, ...lines, ticks].join('\n');
}
