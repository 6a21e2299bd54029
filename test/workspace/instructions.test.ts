import { expect, test } from 'vitest';
import { byteLength } from '../../src/base/text.ts';
import { Repository } from '../../src/workspace/git.ts';
import {
  type InstructionsRequest,
  MAX_INSTRUCTIONS_BYTES,
  readInstructions,
} from '../../src/workspace/overview.ts';
import { openSnapshot } from '../../src/workspace/snapshot.ts';
import { commitFiles } from '../commit-files.ts';
import { createRepository } from './git-repository.ts';

const read = (files: Readonly<Record<string, string>>, options: Partial<InstructionsRequest> = {}) =>
  readInstructions({
    folder: '.',
    ...commitFiles(files),
    redact: (text) => text,
    ...options,
  });

const MONOREPO = {
  'AGENTS.md': 'root',
  'packages/AGENTS.md': ' \n',
  'packages/core/AGENTS.md': 'core',
  'packages/core/src/AGENTS.md': 'too deep',
  'packages/other/AGENTS.md': 'elsewhere',
};

test('the nearest folder comes first, up to the root', async () => {
  const files = await read(MONOREPO, { folder: 'packages/core' });
  expect(files).toEqual([
    { source: 'packages/core/AGENTS.md', text: 'core' },
    { source: 'AGENTS.md', text: 'root' },
  ]);
  expect(await read(MONOREPO)).toEqual([{ source: 'AGENTS.md', text: 'root' }]);
});

test('a file that is written for agent-fix alone stands in the place of the others', async () => {
  const files = await read({ ...MONOREPO, '.github/agent-fix.md': 'ours' }, { folder: 'packages/core' });
  expect(files).toEqual([{ source: '.github/agent-fix.md', text: 'ours' }]);
});

test('an empty file of that kind switches all off, and nothing is made of a repository without', async () => {
  expect(await read({ ...MONOREPO, '.github/agent-fix.md': '\n' })).toEqual([]);
  expect(await read({}, { folder: 'a/b' })).toEqual([]);
});

test('a file that is one long line is cut in it', async () => {
  const files = await read({ 'AGENTS.md': 'r'.repeat(2 * MAX_INSTRUCTIONS_BYTES) });
  expect(files[0]?.text).toMatch(/^r{10000,}\n\[… \d+ of \d+ bytes left out: read_file has them …\]$/);
});

test('all of them share one bound, and what is cut says so', async () => {
  const long = `${'é'.repeat(99)}\n`.repeat(100);
  const files = await read({ 'a/AGENTS.md': long, 'AGENTS.md': 'r'.repeat(500) }, { folder: 'a' });
  const [near, far] = files;
  expect(near?.text).toMatch(/é\n\[… \d+ of 19899 bytes left out: read_file has them …\]$/);
  expect(byteLength(near?.text ?? '')).toBeLessThan(MAX_INSTRUCTIONS_BYTES + 100);
  expect(far?.text).toMatch(/^r+\n\[… \d+ of 500 bytes left out: read_file has them …\]$/);
});

test('a secret is taken out before a cut could hide a part of it', async () => {
  const secret = 'sk-0123456789abcdef';
  const text = `${'x'.repeat(MAX_INSTRUCTIONS_BYTES - 10)}${secret}`;
  const files = await read(
    { 'AGENTS.md': text },
    { redact: (each) => each.replaceAll(secret, '[REDACTED]') },
  );
  expect(files[0]?.text).not.toContain('sk-0');
});

test('links inside the repository are followed, and the source is the file that was read', async () => {
  const { root, commit } = createRepository({
    'AGENTS.md': { link: './CLAUDE.md' },
    'CLAUDE.md': 'root',
    'a/AGENTS.md': { link: '../docs/for-agents' },
    'docs/for-agents': { link: 'agents.md' },
    'docs/agents.md': 'a',
    'b/AGENTS.md': { link: '../../outside.md' },
    'c/AGENTS.md': { link: '/etc/passwd' },
    'd/AGENTS.md': { link: 'AGENTS.md' },
    'e/AGENTS.md': { link: '../AGENTS.md' },
  });
  await using snapshot = await openSnapshot(Repository.find(root), commit);
  const sources = async (folder: string): Promise<string> => {
    const found = await readInstructions({
      folder,
      ...snapshot,
      redact: (text) => text,
    });
    return found.map(({ source, text }) => `${source}: ${text}`).join(', ');
  };
  expect(await sources('a')).toBe('docs/agents.md: a, CLAUDE.md: root');
  for (const folder of ['b', 'c', 'd', 'e']) expect(await sources(folder)).toBe('CLAUDE.md: root');
});
