import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { assertNever } from '../agent/assert-never.ts';
import { copyTree } from '../oracle/folders.ts';
import { askGit, git } from '../workspace/git.ts';
import { createGitFolder, resolveRepository } from '../workspace/repository.ts';
import type { EvalTask } from './load-suite.ts';

/** Where a task starts from. */
export interface TaskRepository {
  /** A checkout; its files are not touched. */
  readonly repository: string;
  readonly commit: string;
  /** Relative to the repository's root; `.` is the root. */
  readonly workingDirectory: string;
}

/** Finds, makes or fetches a task's repository; what is made goes into `folder`. Throws an Error that names the task. */
export async function openTaskRepository(task: EvalTask, folder: string): Promise<TaskRepository> {
  try {
    return await open(task, folder);
  } catch (error) {
    throw new Error(`${task.id}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

async function open(
  { id, repo, commit, workingDirectory }: EvalTask,
  folder: string,
): Promise<TaskRepository> {
  switch (repo.kind) {
    case 'url':
      if (commit === null) throw new Error('a repository by URL needs its commit');
      return { repository: await fetchCommit(repo.url, commit, folder), commit, workingDirectory };
    case 'folder': {
      if (commit === null && !existsSync(join(repo.path, '.git'))) {
        return { ...(await commitFiles(repo.path, join(folder, id))), workingDirectory };
      }
      const { root, prefix, commit: head } = await resolveRepository(repo.path);
      return {
        repository: root,
        commit: commit ?? head,
        workingDirectory: join(prefix || '.', workingDirectory),
      };
    }
    default:
      return assertNever(repo);
  }
}

/** Who and when: fixed, so that the same files have the same commit everywhere, and a trial is known again by it. */
const SIGNATURE = 'agent-fix <agent-fix@localhost> 946684800 +0000';

/** Makes a repository of plain files; what they ignore (.gitignore) is copied and not committed. */
async function commitFiles(
  files: string,
  root: string,
): Promise<Pick<TaskRepository, 'repository' | 'commit'>> {
  const gitDir = join(root, '.git');
  await copyTree(files, root, (path) => path === '.git');
  createGitFolder(gitDir, { idLength: 40, isBare: false, head: 'ref: refs/heads/main' });
  const inRoot = async (args: readonly string[], input = ''): Promise<string> =>
    (await git(gitDir, [`--work-tree=${root}`, ...args], { cwd: root, input })).toString('utf8').trim();
  await inRoot(['add', '--all', '.']);
  const tree = await inRoot(['write-tree']);
  const text = `tree ${tree}\nauthor ${SIGNATURE}\ncommitter ${SIGNATURE}\n\nThe task's files\n`;
  const commit = await inRoot(['hash-object', '-t', 'commit', '-w', '--stdin'], text);
  await inRoot(['update-ref', 'refs/heads/main', commit]);
  return { repository: root, commit };
}

/** One commit of a repository elsewhere, kept by its id; a copy that was cut short is made again. */
async function fetchCommit(url: string, commit: string, folder: string): Promise<string> {
  const root = join(folder, commit);
  const gitDir = join(root, '.git');
  if (existsSync(gitDir)) return root;
  const unfinished = join(folder, `${commit}.${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  try {
    await callGit(['init', '--quiet', unfinished], folder);
    await callGit(['fetch', '--quiet', '--depth=1', '--no-tags', '--', url, commit], unfinished);
    await callGit(['checkout', '--quiet', '--detach', commit], unfinished);
    renameSync(unfinished, root);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  const { exitCode } = await askGit(gitDir, ['cat-file', '-e', `${commit}^{commit}`]);
  if (exitCode !== 0) throw new Error(`${url} has no commit ${commit}`);
  return root;
}

/** The user's own git, for their own access; it asks no questions and runs no hooks. */
async function callGit(args: readonly string[], cwd: string): Promise<void> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_ALLOW_PROTOCOL: 'https:ssh:file' };
  const child = spawn('git', ['-c', 'core.hooksPath=/dev/null', ...args], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = child.stderr.toArray();
  const [exitCode] = await once(child, 'close');
  if (exitCode === 0) return;
  const why = Buffer.concat(await said)
    .toString('utf8')
    .trim();
  throw new Error(`git ${args.find((arg) => !arg.startsWith('-')) ?? ''} failed: ${why}`);
}
