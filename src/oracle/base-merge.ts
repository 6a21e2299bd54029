import { copyFileSync, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../workspace/git.ts';
import { importLater } from '../workspace/journal.ts';
import { isRepoPath, type RepoPath } from '../workspace/repo-path.ts';
import { openSnapshot, type Snapshot } from '../workspace/snapshot.ts';
import { Checkout, type KeptFile } from './checkout.ts';
import { leaseTempFolder } from './leftovers.ts';

interface MergeToMake {
  /** The checkout, at `head`. */
  readonly repository: Repository;
  readonly head: string;
  readonly base: string;
  /** The merge commit that CI tested, and its tree where that is known. */
  readonly commit: string;
  readonly tree: string | null;
  /** What the merge changes of `head`, from the host of the repository; null: too many files. Absent: it does not have them. */
  readonly readFiles?: (() => Promise<Parameters<typeof importLater>[1]['files'] | null>) | undefined;
  /** A recorded run began with `commit`, perhaps one that we made: it is made again, and no file is written to the checkout. */
  readonly isReplay?: boolean;
}

/** The merge that CI tested, as the base of a run. Disposing of it gives the checkout its files back. */
export interface BaseMerge extends AsyncDisposable {
  readonly snapshot: Snapshot;
  readonly tree: string;
}

/**
 * Makes the merge that CI tested, in a git directory of its own that reads the objects of the checkout, and writes its files to the
 * checkout; git's own part of the checkout stays as it is. A string says why that cannot be done.
 */
export async function openBaseMerge(request: MergeToMake): Promise<BaseMerge | string> {
  const folder = leaseTempFolder('commits');
  try {
    const opened = await openIn(folder.path, request);
    if (typeof opened !== 'string')
      return {
        snapshot: opened.snapshot,
        tree: opened.tree,
        async [Symbol.asyncDispose]() {
          opened.placed?.[Symbol.dispose]();
          await opened.snapshot[Symbol.asyncDispose]();
          folder[Symbol.dispose]();
        },
      };
    folder[Symbol.dispose]();
    return opened;
  } catch (error) {
    folder[Symbol.dispose]();
    throw error;
  }
}

async function openIn(gitDir: string, request: MergeToMake) {
  const { repository, head } = request;
  const bare = { idLength: head.length, isBare: true, head: 'ref: refs/heads/none' };
  const git = await repository.lendObjects(repository.root, gitDir, bare);
  mkdirSync(join(gitDir, 'objects', 'pack'), { recursive: true });
  const [graft = ''] = await repository.gitPaths('shallow');
  if (existsSync(graft)) copyFileSync(graft, join(gitDir, 'shallow'));
  const made = await makeMerge(git, request);
  if ('why' in made) return made.why;
  // The index says which files of the checkout are tracked.
  await git.git(['read-tree', made.commit]);
  const snapshot = await openSnapshot(git, made.commit);
  try {
    const tree = (await git.git(['rev-parse', `${made.commit}^{tree}`])).toString('utf8').trim();
    return { snapshot, tree, placed: request.isReplay === true ? null : await placeFiles(snapshot, head) };
  } catch (error) {
    await snapshot[Symbol.asyncDispose]();
    throw error;
  }
}

type MadeMerge = { readonly commit: string } | { readonly why: string };

async function makeMerge(git: Repository, request: MergeToMake): Promise<MadeMerge> {
  const { head, base, commit, tree } = request;
  const fetched = await git.ask(['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]);
  const id = fetched.stdout.toString('utf8').trim();
  if (fetched.exitCode === 0 && (await git.ask(['cat-file', '-e', `${id}^{tree}`])).exitCode === 0)
    return { commit: id };
  const merged = await mergeOf(git, head, base);
  if (merged === 'conflict' && tree === null) return { why: 'the two conflict' };
  const isMerged = merged !== null && merged !== 'conflict' && (tree === null || tree === merged);
  if (isMerged && request.isReplay === true) return recordedMerge(git, merged, request);
  if (isMerged) return { commit: await commitMerge(git, merged, request) };
  if (tree === null || request.readFiles === undefined) return { why: NOT_AT_HAND };
  const files = await request.readFiles();
  if (files === null) return { why: NOT_AT_HAND };
  const later = await importLater(git, { parent: head, files, words: await wordsFor(git, request, [head]) });
  return later.tree === tree ? { commit: later.commit } : { why: NOT_AT_HAND };
}

/** The commit of a recorded run: of both parents where git made the merge, of `head` alone where the files came from the host. */
async function recordedMerge(git: Repository, tree: string, request: MergeToMake): Promise<MadeMerge> {
  for (const parents of [[request.base, request.head], [request.head]]) {
    const commit = await commitMerge(git, tree, request, parents);
    if (commit === request.commit) return { commit };
  }
  return { why: NOT_AT_HAND };
}

const NOT_AT_HAND =
  'its files could not be had: give actions/checkout `fetch-depth: 0`, which fetches all branches, or update the branch';

/** The tree of the merge, made by git without a checkout; null where the history is not there, or git is older than 2.38. */
async function mergeOf(git: Repository, head: string, base: string): Promise<string | 'conflict' | null> {
  for (const id of [head, base])
    if ((await git.ask(['cat-file', '-e', `${id}^{tree}`])).exitCode !== 0) return null;
  const answer = await git.ask(['merge-tree', '--write-tree', base, head]);
  const [tree = ''] = answer.stdout.toString('utf8').split('\n');
  if (answer.exitCode === 0) return tree;
  // 1 is a conflict; all else, such as histories without a common commit, is an error: https://git-scm.com/docs/git-merge-tree
  return answer.exitCode === 1 && /^[0-9a-f]{40,64}$/.test(tree) ? 'conflict' : null;
}

/** A second after the newest of the commits. */
async function wordsFor(git: Repository, { head, base }: MergeToMake, commits: readonly string[]) {
  const times = (await git.git(['log', '--no-walk', '--format=%ct', ...commits])).toString('utf8').trim();
  const seconds = Math.max(...times.split('\n').map(Number)) + 1;
  return { seconds, message: `Merge ${head} into ${base}` };
}

/** Commits the merge as `importLater` would, and packs its objects. The same merge always gives the same id. */
async function commitMerge(
  git: Repository,
  tree: string,
  request: MergeToMake,
  parents: readonly string[] = [request.base, request.head],
): Promise<string> {
  const { seconds, message } = await wordsFor(git, request, parents);
  const date = `${seconds} +0000`;
  const env = {
    ...{ GIT_AUTHOR_NAME: 'agent-fix', GIT_AUTHOR_EMAIL: 'agent-fix', GIT_AUTHOR_DATE: date },
    ...{ GIT_COMMITTER_NAME: 'agent-fix', GIT_COMMITTER_EMAIL: 'agent-fix', GIT_COMMITTER_DATE: date },
  };
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])];
  const commit = (await git.git(args, { env, input: Buffer.from(message) })).toString('utf8').trim();
  await git.git(['update-ref', 'refs/agent-fix/merge', commit]);
  await git.git(['repack', '-a', '-d', '-l', '-q']);
  return commit;
}

/** Writes the files of the merge to the checkout. Disposing of the result writes back what was there. */
async function placeFiles(snapshot: Snapshot, head: string): Promise<Disposable> {
  const { repository, commit } = snapshot;
  const args = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', head, commit];
  const fields = (await repository.git(args)).toString('utf8').split('\0').slice(0, -1);
  const paths = fields.filter((_, at) => at % 2 === 1).filter(isRepoPath);
  const checkout = new Checkout(realpathSync(repository.root), snapshot);
  const before = new Map<RepoPath, KeptFile>(paths.map((path) => [path, checkout.keep(path)]));
  const undo = () => {
    for (const [path, file] of before)
      if (file.kind === 'file' || file.kind === 'link') checkout.write(path, file);
      else if (file.kind === 'missing') checkout.remove(path);
  };
  try {
    // What is gone is removed first: a file may stand where a folder was.
    for (const path of paths) if (snapshot.tree.find(path) === null) checkout.remove(path);
    for (const path of paths) await placeFile(checkout, snapshot, path);
  } catch (error) {
    undo();
    throw error;
  }
  return { [Symbol.dispose]: undo };
}

async function placeFile(checkout: Checkout, snapshot: Snapshot, path: RepoPath): Promise<void> {
  const entry = snapshot.tree.find(path);
  if (entry === null || (entry.kind !== 'file' && entry.kind !== 'link')) return;
  const content = await snapshot.read(entry, Number.POSITIVE_INFINITY);
  if (content.kind !== 'bytes') throw new Error(`${path} of the merge that CI tested cannot be read`);
  const { bytes } = content;
  if (entry.kind === 'link') checkout.write(path, { kind: 'link', target: bytes.toString('utf8') });
  else checkout.write(path, { kind: 'file', bytes, isExecutable: entry.mode === '100755' });
}
