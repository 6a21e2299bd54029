import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askGit } from './git.ts';

/** Three contents of one file: the one that both sides started from, and the two that they made of it. */
export interface Sides {
  readonly base: Buffer;
  readonly ours: Buffer;
  readonly theirs: Buffer;
}

/** git's own three-way merge of one file, apart from any checkout; null where the two conflict, and for what is no text. */
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
