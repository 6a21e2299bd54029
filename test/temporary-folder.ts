import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeTree } from './run-folder.ts';

const made = new Set<string>();

/** A new empty folder, removed when this process ends, and at the latest with the folder of the whole run (run-folder.ts). */
export function temporaryFolder(): string {
  if (made.size === 0) process.once('exit', () => [...made].forEach(removeTree));
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'agent-fix-test-'));
  made.add(folder);
  return folder;
}
