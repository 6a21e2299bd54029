import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Git } from './git-process.ts';

/** One entry of POST git/trees: content and sha exclude each other, and a null sha deletes the path. */
export interface TreeChange {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string | null;
}

export interface Signature {
  readonly name: string;
  readonly email: string;
  /** ISO 8601 */
  readonly date: string;
}

export interface NewCommit {
  readonly message: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
}

/** Raised for what the service answers with 422. */
export class Unprocessable extends Error {}

export async function writeBlob(git: Git, content: Uint8Array): Promise<string> {
  return (await git.run(['hash-object', '-w', '--stdin'], { input: content })).trim();
}

/** A commit object as the service writes it: the message byte for byte, without a final newline of git's. */
export async function writeCommit(git: Git, commit: NewCommit): Promise<{ sha: string; payload: string }> {
  const payload = [
    `tree ${commit.tree}`,
    ...commit.parents.map((parent) => `parent ${parent}`),
    `author ${signatureLine(commit.author)}`,
    `committer ${signatureLine(commit.committer)}`,
    '',
    commit.message,
  ].join('\n');
  const sha = await git.run(['hash-object', '-t', 'commit', '-w', '--stdin'], { input: payload });
  return { sha: sha.trim(), payload };
}

function signatureLine({ name, email, date }: Signature): string {
  return `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`;
}

/** The tree that `changes` make of `base` (nothing, when undefined). A path may hold slashes. */
export async function writeTree(
  git: Git,
  base: string | undefined,
  changes: readonly TreeChange[],
): Promise<string> {
  for (const change of changes) await refuseMissing(git, base, change);
  const index = join(tmpdir(), `agent-fix-index-${randomUUID()}`);
  const env = { GIT_INDEX_FILE: index };
  try {
    if (base !== undefined) await git.run(['read-tree', base], { env });
    for (const { path, sha } of changes.filter(({ type }) => type === 'tree')) {
      if (sha !== null) await git.run(['read-tree', `--prefix=${path}/`, sha], { env });
    }
    const lines = changes
      .filter(({ type }) => type !== 'tree')
      .map(({ path, mode, sha }) =>
        sha === null ? `0 ${'0'.repeat(40)}\t${path}` : `${mode} ${sha}\t${path}`,
      );
    const input = lines.map((line) => `${line}\0`).join('');
    const update = await git.attempt(['update-index', '-z', '--replace', '--index-info'], { env, input });
    if (update.code !== 0 || /error:|fatal:|Ignoring/.test(update.stderr)) {
      throw new Unprocessable(`tree contains a malformed path: ${update.stderr.trim()}`);
    }
    return (await git.run(['write-tree'], { env })).trim();
  } finally {
    await rm(index, { force: true });
  }
}

async function refuseMissing(git: Git, base: string | undefined, change: TreeChange): Promise<void> {
  if (change.type === 'commit') return; // a submodule's commit lives elsewhere
  if (change.sha !== null) {
    if ((await git.read(change.sha))?.type !== change.type)
      throw new Unprocessable(`tree.sha ${change.sha} is not a valid ${change.type}`);
    return;
  }
  const listed =
    base === undefined ? '' : await git.run(['ls-tree', '-z', '--name-only', base, '--', change.path]);
  if (listed === '')
    throw new Unprocessable(`tree.path ${change.path} cannot be deleted: it is not in base_tree`);
}
