import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { searchProgram } from '../../src/workspace/programs.ts';
import { temporaryFolder } from '../temporary-folder.ts';

function plant(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

describe('A12: a program', () => {
  it('is not found through `.`, an empty part of PATH, or the folder we are in', () => {
    const here = temporaryFolder();
    plant(here, 'tool');
    plant(join(here, 'bin'), 'tool');
    expect(searchProgram('tool', `.:bin::${here}:${here}/bin`, here)).toBeNull();
    expect(searchProgram('tool', `${here}/bin`, '/')).toBe(join(here, 'bin/tool'));
  });

  it('is the one in a folder that root alone can write to, if there is one', () => {
    const open = temporaryFolder();
    chmodSync(open, 0o777);
    plant(open, 'git');
    expect(searchProgram('git', `${open}:/usr/bin`, '/nowhere')).toBe('/usr/bin/git');
    expect(searchProgram('git', open, '/nowhere')).toBe(join(open, 'git'));
  });

  it('is an executable file', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'tool'));
    expect(searchProgram('tool', folder, '/nowhere')).toBeNull();
  });
});
