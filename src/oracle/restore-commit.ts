import { join } from 'node:path';
import { git } from '../workspace/git.ts';
import { resolveRepository } from '../workspace/repository.ts';

/**
 * Brings a copy of `repository` to a commit: files that the copy has of a later one, or with changes that were not
 * committed, are put back or removed. Files that no commit knows stay: installed dependencies.
 */
export async function restoreCommit(copy: string, repository: string, commit: string): Promise<void> {
  const { commit: checkedOut } = await resolveRepository(repository);
  const inCopy = (...args: readonly string[]) =>
    git(join(copy, '.git'), [`--work-tree=${copy}`, ...args], { cwd: copy });
  // git removes what its index knows and the target does not.
  await inCopy('read-tree', checkedOut);
  await inCopy('reset', '--hard', '--quiet', commit);
}
