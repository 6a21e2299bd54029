import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareCommits, MAX_COMPARED_FILES, readTree } from '../github/git-data.ts';
import { describeError } from '../github/octokit.ts';
import type { CommitSource } from '../oracle/earlier-commits.ts';
import { commitsOf } from '../workspace/changes.ts';
import { askGit, createGitFolder, findRepository, git } from '../workspace/git.ts';
import { importLater } from '../workspace/journal.ts';
import type { ActionContext } from './action-context.ts';
import { laterFiles } from './rebase.ts';

/**
 * The commits before the base commit: from the checkout where it holds them, else over the API, which a shallow checkout needs. What
 * comes over the API is believed when it makes the commit's tree id. Disposing of it removes what was fetched.
 */
export function commitsOverApi(
  { octokit, context, baseCommit }: Pick<ActionContext, 'octokit' | 'context' | 'baseCommit'>,
  checkout: string,
): CommitSource & Disposable {
  const { repository } = context;
  const own = findRepository(checkout);
  let folder: string | null = null;
  const pathsBetween = async (from: string, to: string): Promise<readonly string[] | null> => {
    const compared = await compareCommits(octokit, repository, `${from}...${to}`);
    const files = compared?.status === 'ahead' ? (compared.files ?? []) : null;
    if (files === null || files.length >= MAX_COMPARED_FILES) return null;
    return files.flatMap(({ filename, previous_filename: old }) =>
      old === undefined ? [filename] : [filename, old],
    );
  };
  return {
    async open(commit) {
      const local = await askGit(own.gitDir, ['cat-file', '-e', `${commit}^{tree}`]);
      if (local.exitCode === 0) return { repository: own, commit };
      try {
        const paths = await pathsBetween(commit, baseCommit);
        const files = await laterFiles(octokit, { repository, tip: commit, paths });
        if (typeof files === 'string') return files;
        folder ??= await borrowingFolder(own.gitDir, commit.length);
        const made = await importLater(folder, { parent: baseCommit, files });
        if (made.tree !== (await readTree(octokit, repository, commit)))
          return 'its files could not be had whole';
        return { repository: { root: own.root, gitDir: folder }, commit: made.commit };
      } catch (error) {
        return `its files could not be had (${describeError(error)})`;
      }
    },
    changedPaths: async (commit) =>
      (await commitsOf(own).changedPaths(commit)) ?? (await pathsBetween(commit.parent, commit.id)),
    [Symbol.dispose]: () => {
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A git directory of our own that reads the objects of another one as well. */
async function borrowingFolder(gitDir: string, idLength: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-fix-earlier-'));
  createGitFolder(folder, { idLength, isBare: true, head: 'ref: refs/heads/none' });
  const objects = (await git(gitDir, ['rev-parse', '--path-format=absolute', '--git-path', 'objects']))
    .toString('utf8')
    .trim();
  writeFileSync(join(folder, 'objects', 'info', 'alternates'), `${objects}\n`);
  return folder;
}
