import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where the code of this process lies: `dist/`, of the action or of the terminal program. */
export function programFolder(): string {
  const [, entry] = process.argv;
  return dirname(realpathSync(entry ?? process.execPath));
}
