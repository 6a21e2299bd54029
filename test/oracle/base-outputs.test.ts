import { truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findBaseOutputs } from '../../src/oracle/base-outputs.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { openTools } from '../workspace/open-tools.ts';

const MIB = 1024 * 1024;
/** `maxRSS` is in KiB. */
const KIB_OF_MIB = 1024;

it('files of which the time alone differs count as the same, and are not read whole', async () => {
  const { workspace, repository } = await openTools({ '.gitignore': '*.bin\n' });
  const written = temporaryFolder();
  const bytes = Buffer.alloc(3 * MIB);
  for (const [at, folder] of [repository.root, written].entries()) {
    writeFileSync(join(folder, 'same.bin'), 'x');
    truncateSync(join(folder, 'same.bin'), 160 * MIB);
    bytes[bytes.length - 1] = at;
    writeFileSync(join(folder, 'other.bin'), bytes);
    for (const name of ['same.bin', 'other.bin']) utimesSync(join(folder, name), at + 1, at + 1);
  }
  const before = process.resourceUsage().maxRSS;
  const layer = { written, isWhole: false };
  expect(await findBaseOutputs(layer, repository.root, workspace.snapshot)).toEqual(['other.bin']);
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(100 * KIB_OF_MIB);
});
