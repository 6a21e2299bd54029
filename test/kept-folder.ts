import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VARIABLE = 'AGENT_FIX_KEPT_FOLDERS';
const ofRun = process.env[VARIABLE];
const newFolder = (above: string): string => mkdtempSync(join(above, 'agent-fix-test-'));
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A private folder for what tests share: it is gone when the run of the tests has ended, elsewhere when the process does. */
export function keptFolder(): string {
  if (ofRun !== undefined) return newFolder(ofRun);
  const folder = newFolder(realpathSync(tmpdir()));
  process.once('exit', () => remove(folder));
  return folder;
}

/** vitest's globalSetup. Its workers are ended without an `exit`, so that they could remove nothing. */
export default function holdFolders(): () => void {
  const folder = newFolder(realpathSync(tmpdir()));
  process.env[VARIABLE] = folder;
  return () => remove(folder);
}
