import { createHash } from 'node:crypto';
import { assertNever } from '../base/errors.ts';

// How agent-fix recognizes what it made: its branch, its commit, its section of a description.

/** What a branch and its pull request are for: a second run for the same target updates both. */
export type Target =
  | { readonly kind: 'issue'; readonly number: number }
  | { readonly kind: 'pull'; readonly number: number }
  | { readonly kind: 'workflow'; readonly workflowId: number; readonly branch: string }
  /** A failed step of our own workflow. `job` null: solving and publishing are two jobs, so the target is the whole workflow. */
  | {
      readonly kind: 'step';
      readonly workflowPath: string;
      readonly job: string | null;
      readonly branch: string;
    }
  | { readonly kind: 'goal'; readonly goal: string; readonly branch: string };

/** How the names of our branches begin. fix.yml and `init` name it as well. */
const BRANCH_PREFIX = 'agent-fix/';

export const isAgentBranch = (branch: string): boolean => branch.startsWith(BRANCH_PREFIX);

/** `agent-fix/issue-7`: the branch of a target. Names from outside only go in as hexadecimal hashes (G01). */
export function branchFor(target: Target): string {
  switch (target.kind) {
    case 'issue':
      return `${BRANCH_PREFIX}issue-${target.number}`;
    case 'pull':
      return `${BRANCH_PREFIX}pull-${target.number}`;
    case 'workflow':
      return `${BRANCH_PREFIX}workflow-${target.workflowId}-${shortHash(target.branch)}`;
    case 'step':
      return [
        `${BRANCH_PREFIX}step`,
        shortHash(target.workflowPath, ...(target.job === null ? [] : [target.job])),
        shortHash(target.branch),
      ].join('-');
    case 'goal':
      return `${BRANCH_PREFIX}goal-${shortHash(target.goal)}-${shortHash(target.branch)}`;
    default:
      return assertNever(target);
  }
}

/** The branch on which GitHub makes a merge of a run; it is removed at once. */
export const mergeBranch = (runId: string): string => `${BRANCH_PREFIX}merge-${runId}`;

/** Eight hex digits that stand for these texts. */
const shortHash = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 8);

const RUN_TRAILER = 'Agent-Fix-Run';
const TREE_TRAILER = 'Agent-Fix-Tree';

/**
 * The message of a published commit. Its trailers mark the commit as ours; the tree's id in them shows whether somebody amended the
 * commit, which keeps the message. https://git-scm.com/docs/git-interpret-trailers
 */
export function commitMessage(
  subject: string,
  { runId, tree }: { readonly runId: string; readonly tree: string },
) {
  return `${subject}\n\n${RUN_TRAILER}: ${runId}\n${TREE_TRAILER}: ${tree}`;
}

/** Whether agent-fix wrote this message, even if the commit was amended since. */
export const hasRunTrailer = (message: string): boolean => trailer(message, RUN_TRAILER) !== null;

/** Whether a commit is exactly as agent-fix made it, so that replacing it loses no work of people. */
export function isAgentCommit(commit: { readonly message: string; readonly tree: string }): boolean {
  return hasRunTrailer(commit.message) && trailer(commit.message, TREE_TRAILER) === commit.tree;
}

function trailer(message: string, name: string): string | null {
  const line = message.split(/\r?\n/).find((each) => each.startsWith(`${name}: `));
  return line?.slice(name.length + 2).trim() || null;
}

// A pull request's description belongs to people. Ours is a section between two marks, which a later run replaces; the
// end mark says what the section and the title were, so that a later run sees whether a person changed them.

const REPORT_START = '<!-- agent-fix:start, kept up to date by agent-fix: write above or below -->';
const REPORT_END = /\n*<!-- agent-fix:end section=([0-9a-f]{16}) title=([0-9a-f]{16}) draft=(true|false) -->/;

/** GitHub refuses a description, a review or a comment with more characters. */
export const MAX_DESCRIPTION_CHARS = 65_536;

export interface GeneratedText {
  readonly title: string;
  /** The report, in at most `maxChars` characters if that is possible. */
  section(maxChars: number): string;
  /** Whether the pull request is to be a draft; null: the draft state stays. */
  readonly isDraft: boolean | null;
  /** The pull request keeps its title, and its first report below the new one. */
  readonly isFollowUp: boolean;
}

/** Our section between its marks, in at most `room` characters; null where even the shortest has more. */
function betweenMarks({ title, section, isDraft }: GeneratedText, room: number): string | null {
  const endMark = (text: string) =>
    `<!-- agent-fix:end section=${digest(text)} title=${digest(title)} draft=${isDraft === true} -->`;
  const text = section(room - `${REPORT_START}\n\n${endMark('')}`.length).trim();
  const whole = `${REPORT_START}\n${text}\n${endMark(text)}`;
  return whole.length > room ? null : whole;
}

export const hasReportSection = (text: string): boolean => text.includes(REPORT_START);

/** The description of a new pull request, or the text of a review. */
export const newBody = (generated: GeneratedText): string =>
  betweenMarks(generated, MAX_DESCRIPTION_CHARS) ?? '';

interface UpdatedDescription {
  readonly title: string;
  readonly body: string;
  /** Whether the draft state is still as the last run left it. A state that a person changed must stay. */
  readonly isDraftOurs: boolean;
  /** Whether people's text leaves no room for the report; the description was then left as it is. */
  readonly isFull: boolean;
}

/**
 * The title and description of a pull request after a later run. What a person wrote or changed stays: the title, words
 * around our section, the section itself. Where that leaves little room, our report is the one that gets shorter.
 */
export function updatedBody(
  current: { readonly title: string; readonly body: string; readonly isDraft: boolean },
  generated: GeneratedText,
): UpdatedDescription {
  const body = current.body.replaceAll('\r\n', '\n');
  const start = body.indexOf(REPORT_START);
  const end = start < 0 ? null : REPORT_END.exec(body.slice(start));
  const around = (before: string, after: string, next: GeneratedText) => {
    const section = betweenMarks(next, MAX_DESCRIPTION_CHARS - before.length - after.length);
    return section === null
      ? { body: current.body, isFull: true }
      : { body: `${before}${section}${after}`, isFull: false };
  };
  if (start < 0 || end === null) {
    // If a person removed the marks or wrote the description, their text stays and ours follows.
    const kept = body.trim() === '' ? '' : `${body.trimEnd()}\n\n`;
    const isDraftOurs = !current.isDraft;
    const next = { ...generated, isDraft: isDraftOurs && generated.isDraft };
    return { title: current.title, ...around(kept, '', next), isDraftOurs };
  }
  const [mark, sectionWas, titleWas, draftWas] = end;
  const before = body.slice(0, start);
  const section = body.slice(start + REPORT_START.length, start + end.index).trim();
  const after = body.slice(start + end.index + mark.length);
  const theirs = digest(section) === sectionWas ? '' : `${section}\n\n`;
  const wasDraft = draftWas === 'true';
  const isDraftOurs = wasDraft === current.isDraft;
  const isTitleOurs = digest(current.title) === titleWas;
  const title = isTitleOurs && !generated.isFollowUp ? generated.title : current.title;
  const next: GeneratedText = {
    isFollowUp: generated.isFollowUp,
    section: (maxChars) =>
      generated.isFollowUp && theirs === ''
        ? withFirst(generated, section, maxChars)
        : generated.section(maxChars),
    // A title that a person chose is not recorded as ours.
    title: isTitleOurs ? title : generated.title,
    isDraft: isDraftOurs ? (generated.isDraft ?? wasDraft) : wasDraft,
  };
  return { title, ...around(`${before}${theirs}`, after, next), isDraftOurs };
}

const FIRST = /<!-- agent-fix:first -->\n([\s\S]*)\n<!-- agent-fix:first-end -->/;

/** The new report, then the first run's, which has the proof and closes the issue. Only the new one where both do not fit. */
function withFirst(generated: GeneratedText, before: string, maxChars: number): string {
  const section = generated.section(maxChars).trim();
  const first = FIRST.exec(before)?.[1] ?? before;
  const both =
    `${section}\n\n<details><summary>What this pull request said first</summary>\n\n<!-- ` +
    `agent-fix:first -->\n${first}\n<!-- agent-fix:first-end -->\n\n</details>`;
  return both.length > maxChars ? section : both;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
