import { writeBlob, writeCommit, writeTree } from './git-objects.ts';
import { type Git, gitIn } from './git-process.ts';

export interface BareRepository {
  readonly gitDir: string;
  /** Commits `files` (path → content, null deletes) on top of `branch`, as a person would; gives the commit. */
  commit(branch: string, message: string, files: Readonly<Record<string, string | null>>): Promise<string>;
  readonly git: Git;
}

/** Makes an empty bare repository in `gitDir`, whose default branch is `main`. Same files, same commits. */
export async function createBareRepository(gitDir: string): Promise<BareRepository> {
  const git = gitIn(gitDir);
  await git.run(['init', '--quiet', '--bare', '--initial-branch=main', gitDir]);
  let day = 0;
  return {
    gitDir,
    git,
    async commit(branch, message, files) {
      day += 1;
      const ref = `refs/heads/${branch}`;
      const tip = await git.attempt(['rev-parse', '--verify', '--quiet', ref]);
      const parents = tip.code === 0 ? [tip.stdout.toString().trim()] : [];
      const changes = await Promise.all(
        Object.entries(files).map(async ([path, content]) => {
          const sha = content === null ? null : await writeBlob(git, Buffer.from(content));
          return { path, mode: '100644', type: 'blob', sha };
        }),
      );
      const tree = await writeTree(git, parents[0], changes);
      const who = {
        name: 'Alice',
        email: 'alice@example.com',
        date: new Date(Date.UTC(2024, 0, day)).toISOString(),
      };
      const { sha } = await writeCommit(git, { message, tree, parents, author: who, committer: who });
      await git.run(['update-ref', ref, sha]);
      return sha;
    },
  };
}
