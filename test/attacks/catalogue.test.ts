import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listedIds } from './table.ts';

const FOLDER = import.meta.dirname;

test('every id that docs/threats.md lists is tried here, and every id that is tried is listed', () => {
  const tried = globSync('*.ts', { cwd: FOLDER }).flatMap((file) => [
    ...readFileSync(join(FOLDER, file), 'utf8').matchAll(
      /['`]([PWEFIGMRCLA]\d\d)(?:[a-z]{1,2}|\$\{.*?\})?['`]/g,
    ),
  ]);
  expect(listedIds().length).toBeGreaterThan(140);
  expect([...new Set(tried.map(([, id = '']) => id))].toSorted()).toEqual(listedIds().toSorted());
});
