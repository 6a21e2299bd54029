import { describe, expect, it } from 'vitest';
import { nameOf, openConfined, WAYS } from './confined.ts';

const RENAME = `python3 -c "import os; os.rename('src', 'moved')"`;

describe.each(WAYS.map((way) => [nameOf(way), way] as const))('what tests can do in %s', (_, way) => {
  it('renames a folder that git tracks, by rename(2) and by git mv, and back', async () => {
    const command = `set -e\n${RENAME}\ncat moved/a.txt\nmv moved src\ngit mv src other\ncat other/a.txt; git status --porcelain`;
    const { run, edit } = await openConfined(way, command);
    expect(await run('baseline')).toMatchObject({
      verdict: 'green',
      output: 'base\nbase\nR  src/a.txt -> other/a.txt\n',
    });
    await edit('src/a.txt', ['base', 'patched']);
    expect(await run('write')).toMatchObject({ verdict: 'green' });
    expect((await run('confirm')).output).toContain('patched\n');
  });

  it('removes a folder that git tracks, and makes it again', async () => {
    const { run } = await openConfined(
      way,
      'set -e\nrm -rf src\nmkdir src\nls src; echo made > src/a.txt; cat src/a.txt',
    );
    expect(await run('baseline')).toMatchObject({ verdict: 'green', output: 'made\n' });
  });

  it('opens a terminal', async () => {
    const script =
      "import os, pty; m, s = pty.openpty(); os.write(s, b'through it'); print(os.isatty(s), os.read(m, 99).decode())";
    const { run } = await openConfined(way, `ls -l /dev/ptmx >/dev/null && python3 -c "${script}"`);
    expect(await run('baseline')).toMatchObject({ verdict: 'green', output: 'True through it\n' });
  });
});
