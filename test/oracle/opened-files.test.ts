import { mkdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { watchFiles } from '../../src/oracle/run-effects.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const NOW_S = 2_000_000_000;
const KIB = 1024;
const TOO_MANY = 'the checkout has more than 3000 files, or 24 MB, outside of folders of sources';

describe('what the first run read', () => {
  it.each([
    { what: 'is told', count: 3, read: [2], told: ['f2'] },
    { what: 'is told of 3000 files', count: 3000, read: [1], told: ['f1'] },
    { what: 'is not known of more', count: 3001, read: [1], told: TOO_MANY },
    {
      what: 'is told of those that can judge among more',
      count: 3001,
      folder: 'src',
      read: [1],
      told: ['f1'],
    },
    { what: 'is told of 24 MB', count: 96, bytes: 256 * KIB, read: [1], told: ['f1'] },
    {
      what: 'is not known of more bytes',
      count: 97,
      bytes: 256 * KIB,
      read: [1],
      told: TOO_MANY,
    },
    {
      what: 'is told of the small files beside large ones',
      count: 97,
      bytes: 256 * KIB + 1,
      read: [],
      told: [],
    },
    {
      what: 'is not known where no time of access changes',
      count: 3,
      read: [],
      told: 'no file was seen to be read, as on a file system that keeps no times of access',
    },
    {
      what: 'is not known where all were read',
      count: 30,
      read: Array.from({ length: 30 }, (_, at) => at),
      told: 'a program read all files, as git does to compare them',
    },
  ])('$what', ({ count, bytes = 1, folder = '.', read, told }) => {
    const written = temporaryFolder();
    mkdirSync(join(written, folder), { recursive: true });
    const paths = Array.from({ length: count }, (_, at) =>
      at < 3 || folder === '.' ? `f${at}` : `${folder}/f${at}`,
    );
    for (const path of paths) {
      writeFileSync(join(written, path), '');
      truncateSync(join(written, path), bytes);
    }
    const opened = watchFiles({ written, isWhole: true }, written, {
      count,
      path: (at) => paths[at] ?? '',
    });
    for (const at of read) utimesSync(join(written, `f${at}`), NOW_S, NOW_S);
    const seen = opened();
    expect(typeof seen === 'string' ? seen : seen.map(({ path }) => path)).toEqual(told);
  });
});
