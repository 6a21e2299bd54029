import { realpathSync } from 'node:fs';
import { isRepoPath } from '../workspace/repo-path.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { Checkout, isAtBase } from './checkout.ts';

export interface ChangedFile {
  readonly path: string;
  /** The base's text, and the disk's; null for what is no text. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Larger files are not what a formatter is asked to mend. */
const MAX_BYTES = 1024 * 1024;

/** Tracked files of a checkout that differ from the commit, put back as soon as it is read where that is asked for. Other line ends alone are no change. */
export async function changedFiles(
  root: string,
  snapshot: Snapshot,
  { putBack }: { readonly putBack: boolean },
): Promise<readonly ChangedFile[]> {
  const checkout = new Checkout(realpathSync(root), snapshot.commit.length);
  const found: ChangedFile[] = [];
  for (const path of snapshot.paths()) {
    const entry = snapshot.tree.find(path);
    if (entry?.kind !== 'file' || !isRepoPath(path)) continue;
    const state = checkout.read(path);
    if (state.kind !== 'file' || state.size > MAX_BYTES || isAtBase(state, entry)) continue;
    const bytes = checkout.readBytes(path);
    const base = await snapshot.readWhole(entry);
    if (base.kind !== 'bytes') continue;
    const [before, after] = [textOf(base.bytes), textOf(bytes)];
    if (before?.replaceAll('\r\n', '\n') === after?.replaceAll('\r\n', '\n')) continue;
    if (putBack)
      checkout.write(path, { kind: 'file', bytes: base.bytes, isExecutable: entry.mode === '100755' });
    found.push({ path, before, after });
  }
  return found;
}

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
