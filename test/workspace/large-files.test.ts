import { execFileSync } from 'node:child_process';
import { describe, expect, it, test } from 'vitest';
import { largeText, MARK, withMark } from '../large-text.ts';
import { openTools, patched, refusal, shareTools } from './open-tools.ts';

const text = withMark(largeText(7_900_000));
const marked = text.replaceAll('\n', '\r\n').slice(0, 7_900_000);

describe('files of some megabytes', () => {
  const shared = shareTools({
    'src/large.d.ts': marked,
    'src/over.d.ts': largeText(8_400_000),
    'src/small.ts': `${MARK}\n`,
  });

  it('are searched, and the ones too large are counted', async () => {
    const tools = shared();
    const { output } = await tools.grep('theMark');
    expect(output).toMatch(/^src\/small\.ts:1:export const theMark = 1;$/m);
    expect(output).toMatch(/^src\/large\.d\.ts:\d+:export const theMark = 1;$/m);
    const regex = await tools.grep('^export const theM.rk', { regex: true });
    expect(regex.output).toContain('[1 file over 8 MB skipped]');
    expect(regex.meta).toMatchObject({ hits: 2, files: 2 });
  });

  it('are read page by page', async () => {
    const tools = shared();
    const lines = marked.split('\r\n');
    const at = lines.indexOf(MARK) + 1;
    const page = await tools.read('src/large.d.ts', { start_line: at - 1 });
    expect(page.output.split('\n').slice(0, 2)).toEqual([`${at - 1}|${lines[at - 2]}`, `${at}|${MARK}`]);
    expect(page.output.length).toBeLessThan(11_000);
    const next = Number(/continue at line (\d+)/.exec(page.output)?.[1]);
    expect((await tools.read('src/large.d.ts', { start_line: next })).output).toContain(
      `${next}|${lines[next - 1]}\n`,
    );
  });

  it('are not searched for definitions, and the answer says so', async () => {
    const { output } = await shared().symbol('theMark');
    expect(output).toContain('[… 1 file over 1 MB left out: grep finds theMark there …]');
  });

  it('are not written as a whole text, which nobody has read', async () => {
    expect(await shared().write('src/large.d.ts', 'x\n')).toMatchObject(
      refusal('you have not read it from line 1 on'),
    );
  });

  it('over 8 MB are refused with their size', async () => {
    const tools = shared();
    const size = Buffer.byteLength(largeText(8_400_000));
    expect(await tools.read('src/over.d.ts')).toMatchObject(
      refusal(`src/over.d.ts cannot be read: it has ${size} bytes, and files over 8 MB are not read.`),
    );
    expect(await tools.edit('src/over.d.ts', ['x', 'y'])).toMatchObject(refusal('it is larger than 8 MB'));
  });
});

test('an edit of a file of some megabytes changes its place alone, and the patch is small', async () => {
  const tools = await openTools({ 'src/large.d.ts': text });
  for (const [old, next] of [
    ['theMark = 1', 'theMark = 2'],
    ['  theMark = 2', 'theMark = 3'],
    ['theMark = 2', 'theMark = 3'],
  ] as const)
    await tools.edit('src/large.d.ts', [old, next]);
  const wanted = text.replace(MARK, 'export const theMark = 3;');
  expect((await patched(tools, 'src/large.d.ts'))?.equals(Buffer.from(wanted))).toBe(true);
  const { diff } = await tools.workspace.patch();
  expect(diff.length).toBeLessThan(2_000);
  execFileSync('git', ['apply', '--check', '-'], { cwd: tools.repository.root, input: diff });
  const kept = tools.workspace.journal.writes.length;
  expect(kept).toBe(2);
});
