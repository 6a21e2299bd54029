import { isGitFolder, PATCH_LIMITS, type Patch, type PatchFile } from '../core/ports.ts';
import type { Repository } from './context.ts';

/** All that publishing depends on, as data: nothing is read from a checkout, an event or a model. */
export interface PublishRequest {
  readonly repository: Repository;
  readonly patch: Patch;
  /** `commit` becomes the parent of what is pushed; it is part of `branch`. */
  readonly base: {
    readonly branch: string;
    readonly commit: string;
    /** Where the branch stood when the description was written, if that was another commit. */
    readonly toldTip?: string;
  };
  /** Branch that the pull request goes into. */
  readonly into: string;
  /** Branch to push: what `branchFor` gives; `base.branch` itself for a commit on the branch of an open pull request. */
  readonly branch: string;
  readonly runId: string;
  /** Neutralised already (report.ts). */
  readonly title: string;
  /** Pushing does not wait for it. */
  readonly body: string | Promise<string>;
  /** As a draft when it is opened. */
  readonly draft: boolean;
  /**
   * Whether the run proved the patch: an open pull request becomes a draft without, and loses a draft of ours with it. Null:
   * what a follow-up did says nothing of the whole, which stays as it is.
   */
  readonly isProven: boolean | null;
  /** The open pull request keeps its title, and below the new report what it said at first. */
  readonly isFollowUp: boolean;
  readonly labels: readonly string[];
  /** Users, and teams as `org/team`. */
  readonly reviewers: readonly string[];
}

/** The largest file that may be rewritten is 1 MiB. */
const MAX_FILE_BYTES = 1024 * 1024 + PATCH_LIMITS.bytes;

/**
 * Why a patch must not be published; null when it may. What the write tool has refused already is refused again
 * here, where the write token is, and where nothing of the run is trusted (W01, W02, G22).
 */
export function problemOfPatch({ files }: Patch): string | null {
  if (files.length === 0) return 'the patch is empty';
  if (files.length > PATCH_LIMITS.files)
    return `the patch has ${files.length} files, more than ${PATCH_LIMITS.files}`;
  if (new Set(files.map(({ path }) => path)).size < files.length) return 'the patch names a file twice';
  for (const file of files) {
    const problem = problemOfFile(file);
    if (problem !== null) return `${JSON.stringify(file.path)} ${problem}`;
  }
  return null;
}

function problemOfFile({ path, mode, content }: PatchFile): string | null {
  if (mode !== '100644' && mode !== '100755') return `has the mode ${mode}`;
  if (content.length > MAX_FILE_BYTES) return `is larger than ${MAX_FILE_BYTES} bytes`;
  if (/[\p{Cc}\p{Cf}\\]/u.test(path) || !path.isWellFormed())
    return 'holds a character that no path should hold';
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..'))
    return 'is no plain path in the repository';
  if (parts.some(isGitFolder)) return "lies in git's own folder";
  return /^\.github\/workflows(\/|$)/i.test(path) ? 'is a workflow, which is never published' : null;
}
