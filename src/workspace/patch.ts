import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Patch } from '../core/ports.ts';
import { askGit, createGitFolder, git } from './git.ts';
import type { Journal, JournalEntry } from './journal.ts';

/**
 * The Journal as a diff that `git apply` takes. Real git makes it, in a repository of its own that holds the
 * changed files alone, before and after: the user's repository, its configuration and its attributes do not
 * affect it, so the same change always gives the same bytes.
 */
export async function makePatch(journal: Pick<Journal, 'changes'>, idLength: number): Promise<Patch> {
  const changes = journal.changes();
  if (changes.length === 0) return { diff: '', files: [], sha256: sha256('') };
  const gitDir = mkdtempSync(join(tmpdir(), 'agent-fix-patch-'));
  try {
    createGitFolder(gitDir, { idLength, isBare: true, head: `ref: ${AFTER}` });
    await git(gitDir, [...NOT_TO_KEEP, 'fast-import', '--quiet', '--done'], { input: bothSides(changes) });
    const answer = (await git(gitDir, DIFF)).toString('utf8');
    const counts = answer.slice(0, answer.indexOf('\n\n')).split('\n');
    const diff = answer.slice(answer.indexOf('\n\n') + 2);
    const files = changes.map((entry, at) => patchFile(entry, counts[at] ?? ''));
    return { diff, files, sha256: sha256(diff) };
  } finally {
    rmSync(gitDir, { recursive: true, force: true });
  }
}

/** The repository exists for milliseconds, most of which git would wait for the disk. */
const NOT_TO_KEEP = [
  ...['-c', 'core.fsync=none', '-c', 'core.fsyncObjectFiles=false'],
  // One pack as it comes; for a small import git would start another process to unpack it.
  ...['-c', 'fastimport.unpackLimit=1'],
];
const BEFORE = 'refs/heads/before';
const AFTER = 'refs/heads/after';
const DIFF = [
  'diff-tree',
  ...['-r', '--numstat', '--patch', '--no-renames', '--no-ext-diff', '--no-textconv', '--no-color'],
  ...['--full-index', '--binary', '--src-prefix=a/', '--dst-prefix=b/', '--unified=3'],
  ...['--inter-hunk-context=0', '--diff-algorithm=myers', '--indent-heuristic', BEFORE, AFTER],
];

/** Two commits as https://git-scm.com/docs/git-fast-import reads them: the files as they were, and as they are. */
function bothSides(changes: readonly JournalEntry[]): Buffer {
  return Buffer.concat([
    commitCommand(BEFORE),
    ...changes.flatMap(({ path, mode, base }) => (base === null ? [] : importedFile(path, mode, base))),
    commitCommand(AFTER),
    ...changes.flatMap(({ path, mode, bytes }) => importedFile(path, mode, bytes)),
    Buffer.from('done\n'),
  ]);
}

const commitCommand = (ref: string): Buffer =>
  Buffer.from(`commit ${ref}\ncommitter agent-fix <agent-fix> 0 +0000\ndata 0\n`);

/** A path as git-fast-import reads it. */
const importedPath = (path: string): string => `"${path.replace(/["\\]/g, '\\$&')}"`;

/** The command that gives a file its content. */
function importedFile(path: string, mode: string, bytes: Buffer): readonly Buffer[] {
  return [
    Buffer.from(`M ${mode} inline ${importedPath(path)}\ndata ${bytes.length}\n`),
    bytes,
    Buffer.from('\n'),
  ];
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** git counts in the order of the changes: both are sorted by bytes. */
function patchFile(entry: JournalEntry, counts: string): Patch['files'][number] {
  const [added, removed] = counts.split('\t').map(Number);
  return {
    path: entry.path,
    status: entry.base === null ? 'added' : 'modified',
    mode: entry.mode,
    content: entry.bytes,
    addedLines: added ?? 0,
    removedLines: removed ?? 0,
  };
}

/** A file of a later commit; `bytes` null: it is not there any more. */
export interface LaterFile {
  readonly path: string;
  readonly mode: string;
  readonly bytes: Buffer | null;
}

const LATER = 'refs/agent-fix/later';

/**
 * Makes a commit of `parent` and the files that a later one has otherwise, without its history, in a git directory of our
 * own. `tree` is git's id of its content: where it equals that of the later commit, no file is missing.
 */
export async function importLater(
  gitDir: string,
  { parent, files }: { readonly parent: string; readonly files: readonly LaterFile[] },
): Promise<{ readonly commit: string; readonly tree: string }> {
  const commands = files.flatMap(({ path, mode, bytes }) =>
    bytes === null ? [Buffer.from(`D ${importedPath(path)}\n`)] : importedFile(path, mode, bytes),
  );
  const from = Buffer.from(`from ${parent}\n`);
  const input = Buffer.concat([commitCommand(LATER), from, ...commands, Buffer.from('done\n')]);
  await git(gitDir, ['fast-import', '--quiet', '--done', '--force'], { input });
  const named = await git(gitDir, ['rev-parse', LATER, `${LATER}^{tree}`]);
  const [commit = '', tree = ''] = named.toString('utf8').split('\n');
  return { commit, tree };
}

/** Three contents of one file: the common base, and what each side made of it. */
export interface Sides {
  readonly base: Buffer;
  readonly ours: Buffer;
  readonly theirs: Buffer;
}

/** git's three-way merge of one file, outside of any checkout; null where the sides conflict, or the file is no text. */
export async function mergeFile({ base, ours, theirs }: Sides): Promise<Buffer | null> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-fix-merge-'));
  try {
    for (const [name, bytes] of Object.entries({ ours, base, theirs }))
      writeFileSync(join(folder, name), bytes);
    // https://git-scm.com/docs/git-merge-file: the exit code counts the conflicts, and is 255 for an error.
    const { exitCode, stdout } = await askGit(folder, ['merge-file', '-p', '-q', 'ours', 'base', 'theirs']);
    return exitCode === 0 ? stdout : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
