import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { skipNote } from '../skip-note.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const PROGRAMS = globSync(join(import.meta.dirname, '../../src/solver/plugins/*.py'));
const note = skipNote('python3');

test.skipIf(note !== '')(`Python compiles its plugins without a warning${note}`, () => {
  expect(PROGRAMS).not.toEqual([]);
  const env = { PATH: process.env['PATH'], PYTHONPYCACHEPREFIX: temporaryFolder() };
  execFileSync('python3', ['-W', 'error', '-m', 'py_compile', ...PROGRAMS], { env });
});
