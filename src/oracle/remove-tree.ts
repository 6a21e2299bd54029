import { chmodSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes a folder and all it holds, read-only folders too: Go's module cache is made of them. Follows no link. */
export function removeTree(root: string): void {
  // The asynchronous removal holds the whole tree in memory.
  const options = { recursive: true, force: true, maxRetries: 3 };
  try {
    rmSync(root, options);
  } catch {
    makeRemovable(root);
    rmSync(root, options);
  }
}

function makeRemovable(folder: string): void {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) makeRemovable(join(folder, entry.name));
  }
}
