import type { Patch } from '../core/ports.ts';
import { type BaseMove, type BaseTree, readBaseMove, readBothEnds } from '../github/git-data.ts';
import { describeError, statusOf } from '../github/octokit.ts';
import type { BaseMoved } from '../story/run-record.ts';
import { blobId } from '../workspace/git-objects.ts';
import { changedBytes, comparePaths, type JournalEntry } from '../workspace/journal.ts';
import { makePatch, mergeFile } from '../workspace/patch.ts';
import { parseRepoPath } from '../workspace/repo-path.ts';
import type { ActionContext } from './action-context.ts';

/** A patch and where it stands by now. */
export interface Based {
  readonly patch: Patch;
  /** The commit that it is a patch of. */
  readonly commit: string;
  /** Null: the base branch is where it was. */
  readonly moved: BaseMoved | null;
}

/** A patch on the new tip of its base branch, not yet proven there. */
export interface Rebased {
  readonly move: BaseMove;
  readonly patch: Patch;
  readonly entries: readonly JournalEntry[];
}

export interface RebaseRequest {
  readonly patch: Patch;
  /** Whether files that both sides changed may be merged; otherwise they keep the patch where it is. */
  readonly mayMerge: boolean;
  /** Proves the rebased patch: null when it is proven, else why it is not. */
  prove(rebased: Rebased): Promise<string | null>;
}

/**
 * Where the base branch went on since the run began, the patch is put on its tip, by git's objects alone. A patch that
 * conflicts stays where it is. A pull request's own branch is never given a patch that was not proven on its tip. Never
 * throws for an answer of GitHub's: publishing asks the same, and says what is wrong.
 */
export async function rebase(action: ActionContext, request: RebaseRequest): Promise<Based> {
  const { octokit, context, event, baseCommit, inputs } = action;
  const asItIs: Based = { patch: request.patch, commit: baseCommit, moved: null };
  try {
    const base = { branch: event.base.branch, commit: baseCommit };
    const move = await readBaseMove(octokit, context.repository, base);
    if (move === null) return asItIs;
    const told = { by: move.by, tip: move.tip };
    const rebased = await onto(action, move, request);
    if (rebased === null) return { ...asItIs, moved: { ...told, patch: 'kept', unproven: CONFLICT } };
    const unproven = await request.prove(rebased);
    const isOnTheirs = event.isFollowUp || inputs.pushTo === 'branch';
    if (isOnTheirs && unproven !== null) return { ...asItIs, moved: { ...told, patch: 'kept', unproven } };
    const patch = rebased.patch === request.patch ? 'rebased' : 'merged';
    return { patch: rebased.patch, commit: move.tip, moved: { ...told, patch, unproven } };
  } catch (error) {
    if (statusOf(error) === null) throw error;
    action.runner.log.info(`Note: whether the base moved could not be asked (${describeError(error)}).`);
    return asItIs;
  }
}

const CONFLICT = 'files of this change were changed there as well';

async function onto(
  { octokit }: Pick<ActionContext, 'octokit'>,
  move: BaseMove,
  { patch, mayMerge }: RebaseRequest,
): Promise<Rebased | null> {
  const paths = patch.files.map(({ path }) => path);
  const ends = await readBothEnds(octokit, move, paths);
  const entries = await Promise.all(patch.files.map((file) => entryOn(ends, file, mayMerge)));
  const fit = entries.filter((entry) => entry !== null);
  if (fit.length < entries.length) return null;
  const isMerged = fit.some(({ bytes }, at) => !bytes.equals(patch.files[at]?.content ?? bytes));
  if (!isMerged) return { move, patch, entries: fit };
  const changes = fit
    .filter(({ base, bytes }) => base === null || !base.equals(bytes))
    .toSorted((a, b) => comparePaths(a.path, b.path));
  // Nothing is left of a change that was made there as well.
  if (changes.length === 0) return null;
  const merged = await makePatch({ changes: () => changes }, move.tip.length);
  return { move, patch: merged, entries: changes };
}

/** A file of the patch as it stands on the tip; null when it conflicts with what became of the file there. */
async function entryOn(
  { before, after }: { readonly before: BaseTree; readonly after: BaseTree },
  { path: text, mode, content }: Patch['files'][number],
  mayMerge: boolean,
): Promise<JournalEntry | null> {
  const check = parseRepoPath(text);
  if (!check.ok) return null;
  const { path } = check;
  const [was, is] = [before.find(path), after.find(path)];
  const bytes = Buffer.from(content);
  const common = { path, mode, oid: blobId(bytes, before.commit.length) };
  if (was.kind === 'missing' && is.kind === 'missing')
    return { ...common, bytes, base: null, changedBytes: bytes.length };
  if (was.kind !== 'file' || is.kind !== 'file' || was.entry.mode !== is.entry.mode) return null;
  const isUntouched = was.entry.sha === is.entry.sha;
  if (!isUntouched && !mayMerge) return null;
  const theirs = await after.content(path);
  const base = isUntouched ? theirs : await before.content(path);
  if (base === null || theirs === null) return null;
  const merged = isUntouched ? bytes : await mergeFile({ base, ours: bytes, theirs });
  if (merged === null) return null;
  return {
    ...common,
    oid: blobId(merged, before.commit.length),
    bytes: merged,
    base: theirs,
    changedBytes: changedBytes(theirs.toString('utf8'), merged.toString('utf8')),
  };
}
