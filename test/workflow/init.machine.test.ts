import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { skipNote } from '../skip-note.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { filesOf, init, SHAPES } from './init-shapes.ts';

const note = skipNote('actionlint', 'zizmor');

describe(`the linters${note}`, () => {
  // A step is added to a workflow that has its own faults: there the call alone is linted whole.
  const calls = SHAPES.filter(({ call }) => typeof call !== 'string');

  it.skipIf(note !== '').each(calls)('find nothing in the call for $what', async (shape) => {
    const dir = temporaryFolder();
    const { text } = await init(shape);
    const files = { ...filesOf(shape), '.github/workflows/agent-fix.yml': text };
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), content);
    }
    execFileSync('git', ['init', '--quiet', dir]);
    const written = join(dir, '.github/workflows/agent-fix.yml');
    const lint = (name: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(name, args, { cwd: dir, encoding: 'utf8' });
      return status === 0 ? '' : `${stdout}${stderr}`;
    };
    expect(lint('actionlint', '-shellcheck=', '-pyflakes=', written)).toBe('');
    expect(lint('zizmor', '--offline', '--no-progress', written)).toBe('');
    expect(readFileSync(written, 'utf8')).toBe(text);
  });
});
