import { askGit, type Repository } from './git.ts';
import type { JournalEntry } from './journal.ts';
import { parseRepoPath, type RepoPath } from './repo-path.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';

/** The files of another commit, as writes and removals on those of the base commit. */
export interface OtherFiles extends AsyncDisposable {
  readonly snapshot: Snapshot;
  readonly entries: readonly JournalEntry[];
  /** Files that the base commit has and the other one has not. */
  readonly gone: readonly RepoPath[];
}

const MAX_OTHER_FILES = 1_000;
const MAX_OTHER_BYTES = 64 * 1024 * 1024;

/** Reads them from git's objects; a string says why that cannot be done. Throws what `openSnapshot` throws. */
export async function otherFiles(
  repository: Repository,
  base: string,
  commit: string,
): Promise<OtherFiles | string> {
  const args = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', base, commit];
  const answer = await askGit(repository.gitDir, args);
  if (answer.exitCode !== 0) return 'its files are not at hand';
  // `:mode mode id id status`, then the path: https://git-scm.com/docs/git-diff-tree#_raw_output_format
  const fields = answer.stdout.toString('utf8').split('\0').slice(0, -1);
  const changed = fields
    .filter((_, at) => at % 2 === 0)
    .map((field, at) => ({ field, path: fields[2 * at + 1] ?? '' }));
  if (changed.length > MAX_OTHER_FILES) return `more than ${MAX_OTHER_FILES} files differ there`;
  const snapshot = await openSnapshot(repository, commit);
  try {
    const entries: JournalEntry[] = [];
    const gone: RepoPath[] = [];
    let bytesLeft = MAX_OTHER_BYTES;
    for (const { field, path: text } of changed) {
      const check = parseRepoPath(text);
      const [before = '', after = '', , , status = ''] = field.slice(1).split(' ');
      if (!check.ok || [before, after].some((mode) => !/^(?:0+|100\d+)$/.test(mode)))
        return await closeWith(snapshot, 'a link, a submodule or an unusual path differs there');
      if (status === 'D') {
        gone.push(check.path);
        continue;
      }
      const entry = snapshot.tree.find(text);
      const content = entry === null ? null : await snapshot.readWhole(entry);
      if (entry === null || content?.kind !== 'bytes')
        return await closeWith(snapshot, 'its files cannot be read whole');
      bytesLeft -= content.bytes.length;
      if (bytesLeft < 0)
        return await closeWith(snapshot, `more than ${MAX_OTHER_BYTES >> 20} MiB differ there`);
      const mode = entry.mode === '100755' ? entry.mode : '100644';
      entries.push({
        path: check.path,
        bytes: content.bytes,
        mode,
        oid: entry.oid,
        base: null,
        changedBytes: 0,
      });
    }
    return { snapshot, entries, gone, [Symbol.asyncDispose]: () => snapshot[Symbol.asyncDispose]() };
  } catch (error) {
    await snapshot[Symbol.asyncDispose]();
    throw error;
  }
}

async function closeWith(snapshot: Snapshot, why: string): Promise<string> {
  await snapshot[Symbol.asyncDispose]();
  return why;
}
