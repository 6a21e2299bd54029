import { spawnSync } from 'node:child_process';

/**
 * For the title of a test that needs programs: empty when all of them answer, else which do not. Use with
 * `test.skipIf(note !== '')`. A file on PATH is not enough: shims of version managers answer with an error when nothing is installed.
 */
export function skipNote(...programs: readonly string[]): string {
  const missing = programs.filter((program) => {
    const args = program === 'go' ? ['version'] : ['--version'];
    return spawnSync(program, args, { timeout: 20_000 }).status !== 0;
  });
  return missing.length === 0 ? '' : ` (skipped: no ${missing.join(' and no ')} here)`;
}
