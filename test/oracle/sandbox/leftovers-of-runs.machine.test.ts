import { mkdtempSync, rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRepository } from '../../workspace/git-repository.ts';
import { LAYERED, nameOf, openConfined, WAYS } from './confined.ts';

const judge = 'grep -q patched src/a.txt || { echo "assertion failed: a.txt is not patched"; exit 1; }';

// What a second run in the same folder fails by. Each is made by the base run as well, which fails only later.
const STUMBLES = [
  ['makes a folder', `set -e\nmkdir build\n${judge}`],
  ['makes a folder that git ignores', `set -e\nmkdir ignored\n${judge}`],
  ['clones into a fixed folder', `set -e\ngit clone -q . clone\n${judge}`],
  [
    'appends to a file that it compares',
    `set -e\necho line >> log\n[ "$(wc -l <log)" = 1 ] || { echo "expected 1 line"; exit 1; }\n${judge}`,
  ],
  [
    'makes a table',
    `set -e\npython3 -c "import sqlite3; sqlite3.connect('db').execute('create table users (id)')"\n${judge}`,
  ],
  ['makes a fixed folder for temporary files', `set -e\nmkdir $TMPDIR/fixed\n${judge}`],
  ['makes a file in HOME', `set -e\nmkdir ~/.tool\n${judge}`],
] as const;

describe.each(WAYS.map((way) => [nameOf(way), way] as const))(
  'a run after a write, in the copy of %s',
  (_, way) => {
    it.each(STUMBLES)('starts as CI starts where the command %s', async (_, command) => {
      const { run, edit } = await openConfined(way, command, {
        files: { 'src/a.txt': 'base\n', '.gitignore': 'ignored/\n' },
      });
      expect(await run('baseline')).toMatchObject({ verdict: 'red' });
      await edit('src/a.txt', ['base', 'wrong']);
      expect((await run()).output).toContain('assertion failed');
      await edit('src/a.txt', ['wrong', 'patched']);
      expect(await run()).toMatchObject({ verdict: 'green', start: 'clean' });
      expect(await run('confirm')).toMatchObject({ verdict: 'green' });
      const without = await run('counterfactual');
      expect(without).toMatchObject({ verdict: 'red' });
      expect(without.output).toContain('assertion failed');
    });
  },
);

describe.each(WAYS.map((way) => [nameOf(way), way] as const))(
  'a confirming run at once, in the copy of %s',
  (_, way) => {
    it('starts as CI starts where what the base run has built is in its way', async () => {
      const { run, edit } = await openConfined(way, `set -e\nmkdir ignored\n${judge}`, {
        files: { 'src/a.txt': 'base\n', '.gitignore': 'ignored/\n' },
      });
      await run('baseline');
      await edit('src/a.txt', ['base', 'patched']);
      expect(await run('confirm')).toMatchObject({ verdict: 'green', start: 'clean' });
      const without = await run('counterfactual');
      expect(without).toMatchObject({ verdict: 'red', start: 'clean' });
      expect(without.output).toContain('assertion failed');
    });
  },
);

describe.each(LAYERED.map((way) => [nameOf(way), way] as const))('a run after a write, in %s', (_, way) => {
  it.each([
    ['as at the base', 'echo "fails"; exit 1', 0],
    ['in another way, with no leftovers but caches', 'mkdir -p __pycache__; cat src/a.txt; exit 1', 0],
    ['in another way, over leftovers, three times', 'touch left; echo "error: $(cat src/a.txt)"; exit 1', 3],
  ] as const)('that fails %s is repeated so often: %#', async (_, command, repeats) => {
    // The sandbox makes the folders on the way to the checkout in the tests' temporary folder, whatever their names.
    const root = mkdtempSync('/tmp/of-a-runner-');
    onTestFinished(() => rmSync(root, { recursive: true }));
    const repository = createRepository({ 'src/a.txt': 'base\n' }, { root });
    const { run, edit } = await openConfined(way, command, { repository });
    await run('baseline');
    let clean = 0;
    for (const [from, to] of [
      ['base', 'one'],
      ['one', 'two'],
      ['two', 'three'],
      ['three', 'four'],
      ['four', 'five'],
    ] as const) {
      await edit('src/a.txt', [from, to]);
      if ((await run()).start === 'clean') clean += 1;
    }
    expect(clean).toBe(repeats);
  });

  it('is of a source that is newer by a whole second than what an earlier run has built', async () => {
    const { run, edit } = await openConfined(
      way,
      'set -e\n[ ! -e out ] || echo "later: $(($(stat -c %Y src/a.txt) > $(stat -c %Y out)))"\ntouch out',
    );
    await run('baseline');
    await edit('src/a.txt', ['base', 'new']);
    expect((await run()).output).toBe('later: 1\n');
    await edit('src/a.txt', ['new', 'another length']);
    expect((await run()).output).toBe('later: 1\n');
  });
});
