import { mkdtempSync, readdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from './copy-tree.ts';
import { removeTree } from './remove-tree.ts';

/** A copy of a checkout as it was before the first test, for where no layer can lie over it. Disposing removes it. */
export interface CheckoutBackup extends Disposable {
  /** Makes the checkout what it was, its git directory aside: nothing that tests have left there remains. */
  renew(): Promise<void>;
}

export async function backUpCheckout(root: string): Promise<CheckoutBackup> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'agent-fix-before-'));
  try {
    await copyTree(root, folder, (path) => path === '.git');
    return { renew: () => renewFrom(folder, root), [Symbol.dispose]: () => removeTree(folder) };
  } catch (error) {
    removeTree(folder);
    throw error;
  }
}

/** Empties `root` but for its git directory, and copies the files of `source` there. */
export async function renewFrom(source: string, root: string): Promise<void> {
  for (const name of readdirSync(root)) if (name !== '.git') removeTree(join(root, name));
  // A submodule's `.git` is a file that names a folder of the original's, and would lead nowhere.
  await copyTree(
    source,
    root,
    (path, entry) => path === '.git' || (entry.name === '.git' && !entry.isDirectory()),
  );
}
