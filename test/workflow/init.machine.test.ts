import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { filesOf, init, SHAPES } from './init-shapes.ts';

const hasTool = (name: string): boolean =>
  spawnSync(name, ['--version'], { timeout: 20_000 }).error === undefined;
const skipNote = ['actionlint', 'zizmor'].filter((name) => !hasTool(name));

describe(`the linters${skipNote.length === 0 ? '' : ` (skipped: no ${skipNote.join(' and no ')} on PATH)`}`, () => {
  const written = [
    ...SHAPES.map((shape) => ({ ...shape, form: 'two' as const })),
    ...SHAPES.map((shape) => ({ ...shape, form: 'one' as const })),
  ];

  it.skipIf(skipNote.length > 0).each(written)(
    'find nothing in what is written for $what, jobs: $form',
    async (shape) => {
      const dir = temporaryFolder();
      const { text } = await init(shape, shape.form);
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
    },
  );
});
