import { createHash } from 'node:crypto';
import { assertNever } from '../core/errors.ts';

// How agent-fix knows again what it made: its branch, its commit, its section of a description.

/** What one branch and one pull request stand for: a second run for the same target updates both. */
export type Target =
  | { readonly kind: 'issue'; readonly number: number }
  | { readonly kind: 'pull'; readonly number: number }
  | { readonly kind: 'workflow'; readonly workflowId: number; readonly branch: string }
  /** `job` null: in two jobs, the workflow as a whole. */
  | {
      readonly kind: 'step';
      readonly workflowPath: string;
      readonly job: string | null;
      readonly branch: string;
    }
  | { readonly kind: 'goal'; readonly goal: string; readonly branch: string };

/** The branch of a target: our prefix, fixed words, numbers and hex, so that no name from outside gets in (G01). */
export function branchFor(target: Target, prefix: string): string {
  switch (target.kind) {
    case 'issue':
      return `${prefix}issue-${target.number}`;
    case 'pull':
      return `${prefix}pull-${target.number}`;
    case 'workflow':
      return `${prefix}workflow-${target.workflowId}-${shortHash(target.branch)}`;
    case 'step':
      return `${prefix}step-${shortHash(target.workflowPath, ...(target.job === null ? [] : [target.job]))}-${shortHash(target.branch)}`;
    case 'goal':
      return `${prefix}goal-${shortHash(target.goal)}-${shortHash(target.branch)}`;
    default:
      return assertNever(target);
  }
}

const shortHash = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 8);

/** What is wrong with a start of branch names; null when nothing is. Stricter than git-check-ref-format(1). */
export function branchPrefixProblem(prefix: string): string | null {
  if (!/^[A-Za-z0-9][\w./-]*[/-]$/.test(prefix)) {
    return 'is not a start of a branch name: letters, digits and . _ - / only, and / or - at its end';
  }
  if (prefix.startsWith('refs/')) return 'must not start with refs/: give the name of the branch alone';
  return /\.\.|\/\/|\/\.|\.\/|\.lock\//.test(prefix) || prefix.length > 100
    ? 'is not a start of a branch name that git accepts'
    : null;
}

const RUN = 'Agent-Fix-Run';
const TREE = 'Agent-Fix-Tree';

/**
 * The message of a published commit. The trailers mark it as ours; the tree's id tells a commit of ours from one
 * that somebody amended, which keeps the message. https://git-scm.com/docs/git-interpret-trailers
 */
export function commitMessage(
  subject: string,
  { runId, tree }: { readonly runId: string; readonly tree: string },
) {
  return `${subject}\n\n${RUN}: ${runId}\n${TREE}: ${tree}`;
}

/** Whether agent-fix wrote this message, whatever became of the commit's content. */
export const carriesOwnTrailer = (message: string): boolean => trailer(message, RUN) !== null;

/** Whether a commit is just as agent-fix made it, so that nobody's work is lost with it. */
export function isOwnCommit(commit: { readonly message: string; readonly tree: string }): boolean {
  return carriesOwnTrailer(commit.message) && trailer(commit.message, TREE) === commit.tree;
}

function trailer(message: string, name: string): string | null {
  const line = message.split(/\r?\n/).find((each) => each.startsWith(`${name}: `));
  return line?.slice(name.length + 2).trim() || null;
}

// A pull request's description belongs to people. Ours is a section between two marks, which a later run replaces; the
// end mark says what the section and the title were, so that a later run sees whether a person changed them.

const START = '<!-- agent-fix:start, kept up to date by agent-fix: write above or below -->';
const END = /\n*<!-- agent-fix:end section=([0-9a-f]{16}) title=([0-9a-f]{16}) draft=(true|false) -->/;

export interface OwnText {
  readonly title: string;
  readonly section: string;
  /** The pull request is a draft because this run proved nothing, not because somebody wanted one. Null: as it was. */
  readonly isDraft: boolean | null;
  /** What the pull request was called, and said at first, stands. */
  readonly isFollowUp: boolean;
}

/** The description of a new pull request. */
export function newBody({ title, section, isDraft }: OwnText): string {
  const text = section.trim();
  const mark = `<!-- agent-fix:end section=${digest(text)} title=${digest(title)} draft=${isDraft === true} -->`;
  return `${START}\n${text}\n${mark}`;
}

export interface Current {
  readonly title: string;
  readonly body: string;
}

export interface Updated extends Current {
  /** Ours as the last run left it. */
  readonly wasDraft: boolean;
}

/** The text of a pull request after a later run. What a person wrote or changed stays: title, words around the section, the section itself. */
export function updatedBody(current: Current, own: OwnText): Updated {
  const body = current.body.replaceAll('\r\n', '\n');
  const start = body.indexOf(START);
  const end = start < 0 ? null : END.exec(body.slice(start));
  if (start < 0 || end === null) {
    // Ours from before there were marks, or a person took them out: theirs stays, ours follows.
    const kept = body.trim() === '' ? '' : `${body.trimEnd()}\n\n`;
    return { title: current.title, body: `${kept}${newBody(own)}`, wasDraft: false };
  }
  const [mark, sectionWas, titleWas, draftWas] = end;
  const before = body.slice(0, start);
  const section = body.slice(start + START.length, start + end.index).trim();
  const after = body.slice(start + end.index + mark.length);
  const theirs = digest(section) === sectionWas ? '' : `${section}\n\n`;
  const wasDraft = draftWas === 'true';
  const isTitleOurs = digest(current.title) === titleWas;
  const title = isTitleOurs && !own.isFollowUp ? own.title : current.title;
  const kept = own.isFollowUp && theirs === '' ? { section: withFirst(own.section, section) } : {};
  // A title that a person chose must not look like ours next time.
  const next = { ...own, ...kept, title: isTitleOurs ? title : own.title, isDraft: own.isDraft ?? wasDraft };
  return { title, body: `${before}${theirs}${newBody(next)}${after}`, wasDraft };
}

const FIRST = /<!-- agent-fix:first -->\n([\s\S]*)\n<!-- agent-fix:first-end -->/;
/** Of a description; GitHub takes 65,536 characters. */
const MAX_WITH_FIRST = 62_000;

/** A follow-up's report over what the first run said, which has the proof and the closing word; over nothing where both do not fit. */
function withFirst(section: string, before: string): string {
  const first = FIRST.exec(before)?.[1] ?? before;
  const folded = `<details><summary>What this pull request said first</summary>\n\n<!-- agent-fix:first -->\n${first}\n<!-- agent-fix:first-end -->\n\n</details>`;
  const both = `${section.trim()}\n\n${folded}`;
  return both.length > MAX_WITH_FIRST ? section : both;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
