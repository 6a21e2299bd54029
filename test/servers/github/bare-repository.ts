import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommit } from './git-history.ts';
import { writeCommit, writeTree } from './git-objects.ts';
import { GitStore, gitSays } from './git-store.ts';

export interface BareRepository {
  readonly gitDir: string;
  /** Commits `files` (path → content, null deletes) on top of `branch`, as a person would; gives the commit. */
  commit(branch: string, message: string, files: Readonly<Record<string, string | null>>): string;
  /** Lets a branch stand at a commit, wherever it stood. */
  moveBranch(branch: string, commit: string): void;
  /** What git itself says, without line ends behind it. */
  git(...args: readonly string[]): string;
  /** A file as git itself reads it, such as `main:a.txt`. */
  blob(name: string): Buffer;
}

/** What git reads of a bare repository's own settings. */
export const BARE_CONFIG = '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';

/** Makes an empty bare repository in `gitDir`, whose default branch is `main`. Same files, same commits. */
export function createBareRepository(gitDir: string): BareRepository {
  for (const folder of ['objects', 'refs/heads']) mkdirSync(join(gitDir, folder), { recursive: true });
  writeFileSync(join(gitDir, 'HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(join(gitDir, 'config'), BARE_CONFIG);
  return openBareRepository(gitDir);
}

export function openBareRepository(gitDir: string): BareRepository {
  const store = new GitStore(gitDir);
  let day = 0;
  return {
    gitDir,
    commit(branch, message, files) {
      day += 1;
      const ref = `refs/heads/${branch}`;
      const tip = store.ref(ref);
      const changes = Object.entries(files).map(([path, content]) => {
        const sha = content === null ? null : store.write('blob', content);
        return { path, mode: '100644', type: 'blob', sha };
      });
      const tree = writeTree(store, tip === undefined ? undefined : readCommit(store, tip).tree, changes);
      const date = new Date(Date.UTC(2024, 0, day)).toISOString();
      const alice = { name: 'Alice', email: 'alice@example.com', date };
      const parents = tip === undefined ? [] : [tip];
      const { sha } = writeCommit(store, { message, tree, parents, author: alice, committer: alice });
      store.setRef(ref, sha);
      return sha;
    },
    moveBranch: (branch, commit) => store.setRef(`refs/heads/${branch}`, commit),
    git: (...args) => gitSays(gitDir, args).toString().trimEnd(),
    blob: (name) => gitSays(gitDir, ['cat-file', 'blob', name]),
  };
}
