import { spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src/oracle/leftovers.ts');
export const isRoot = process.getuid?.() === 0;
export const UID = 12345;

/**
 * Runs a script over `src/oracle/leftovers.ts` in a process of its own, whose temporary folder is `folder`; after `asUser()` it is not root.
 * Gives what it printed.
 */
export function runScript(folder: string, script: string, path = process.env['PATH']): string {
  const code = `
    import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
    import { clearLeftovers, leaseTempFolder } from ${JSON.stringify(SOURCE)};
    const folder = ${JSON.stringify(folder)};
    const left = () => readdirSync(folder).filter((name) => /-layer-|lease$/.test(name)).length;
    function asUser() {
      if (!${isRoot}) return;
      process.setgroups([]);
      process.setgid(${UID});
      process.setuid(${UID});
    }
    ${script}`;
  if (isRoot) chownSync(folder, UID, UID);
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: '/',
    encoding: 'utf8',
    env: { PATH: path, TMPDIR: folder },
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return stdout;
}
