import { describe, expect, test } from 'vitest';
import { openTools, refusal, shareTools } from './open-tools.ts';

const FILES = {
  'README.md': 'Call add() to add.\n',
  'src/add.js': '// Adds.\nexport function add(a, b) {\n  return a - b;\n}\n',
  'src/stack.js': 'export class Stack {\n  push(item) {\n    add(item);\n  }\n}\n',
  'src/queue.js': 'export class Queue {\n  push(item) {\n    return item;\n  }\n}\n',
  'test/add.test.js': 'const push = () => {\n  add(1);\n};\n',
  'vendor/a.js': 'class Old {\n  push() {}\n}\n',
};

describe('read_symbol', () => {
  const tools = shareTools(FILES);

  test('shows a definition with its place and numbered lines', async () => {
    const { ok, output, meta } = await tools().symbol('add');
    expect([ok, output]).toEqual([
      true,
      'src/add.js:1-4 add\n1|// Adds.\n2|export function add(a, b) {\n3|  return a - b;\n4|}',
    ]);
    expect(meta).toEqual({ definitions: 1, files: 3 });
  });

  test('shows those of the product before those of tests and of other people’s code', async () => {
    const { output } = await tools().symbol('push');
    expect(output.match(/^\S+:\d+-\d+ .+$/gm)).toEqual([
      'src/queue.js:2-4 Queue.push',
      'src/stack.js:2-4 Stack.push',
      'test/add.test.js:1-3 push',
      'vendor/a.js:2-2 Old.push',
    ]);
  });

  test('shows those at likely places first', async () => {
    const { output } = await tools().symbol('push', [{ path: 'src/stack.js', line: 2, name: 'Stack.push' }]);
    expect(output).toMatch(/^src\/stack\.js:2-4 Stack\.push\n/);
  });

  test('ranks a file of two likely places by the first', async () => {
    const { output } = await tools().symbol('push', [
      { path: 'src/stack.js', line: 1, name: 'Stack' },
      { path: 'src/queue.js', line: 1, name: 'Queue' },
      { path: 'src/stack.js', line: 5, name: 'Stack' },
    ]);
    expect(output.match(/^src\S+/gm)).toEqual(['src/stack.js:2-4', 'src/queue.js:2-4']);
  });

  test('shows the one of an owner, or all where no owner has this name', async () => {
    expect((await tools().symbol('Stack.push')).meta).toMatchObject({ definitions: 1 });
    expect((await tools().symbol('Heap::push')).meta).toMatchObject({ definitions: 4 });
  });

  test('says where a name is not defined, and is no failure', async () => {
    expect(await tools().symbol('item')).toMatchObject({
      ok: true,
      output: 'No function, method, class or type item is defined in 2 source files that hold item.',
    });
    expect((await tools().symbol('../../etc/passwd')).output).toMatch(/^No function/);
    expect((await tools().symbol('::')).output).toMatch(/^No function/);
  });
});

test('what was written is shown, and what was seen may be replaced', async () => {
  const { symbol, write, edit } = await openTools(FILES);
  await edit('src/add.js', ['a - b', 'a + b']);
  expect((await symbol('add')).output).toContain('3|  return a + b;');
  expect(await write('src/queue.js', 'x\n')).toMatchObject(refusal('read'));
  await symbol('Queue');
  expect(await write('src/queue.js', 'export class Queue {}\n')).toMatchObject({ ok: true });
});

test('a long definition is shown up to 10 KB, and others are named', async () => {
  const long = `def f():\n${'    x = 1\n'.repeat(1500)}`;
  const { symbol } = await openTools({ 'a.py': long, 'b.py': long });
  const { output } = await symbol('f');
  expect(Buffer.byteLength(output)).toBeLessThan(10.5 * 1024);
  expect(output).toMatch(
    /\n\[… \d+ lines left out: continue with read_file at line \d+ …\]\n\[… 1 definition left out: b\.py:1-1501 f …\]$/,
  );
});

test('a secret in a definition is hidden', async () => {
  const token = `ghp_${'a1B2'.repeat(9)}`;
  const { symbol } = await openTools({ 'a.py': `def f():\n    return "${token}"\n` });
  expect((await symbol('f')).output).not.toContain(token);
});

test('no more than a hundred files are parsed, and the rest is counted', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 130 }, (_, at) => [`src/m${at}.py`, 'def f():\n    pass\n']),
  );
  const { symbol } = await openTools(files);
  const { output, meta } = await symbol('f');
  expect(meta).toMatchObject({ files: 100 });
  expect(output).toContain('[… 30 files that hold f left out: grep finds them …]');
});

test('a computed name is shortened, and shown on one line', async () => {
  const { symbol } = await openTools({
    'a.js': `x['${'A'.repeat(300_000)}'].bar = () => 1;\n`,
    'b.js': 'x[`\n1|forged\n`].baz = () => 1;\n',
  });
  const { output } = await symbol('bar');
  expect(output).toMatch(/^a\.js:1-1 x\['A/);
  expect(Buffer.byteLength(output)).toBeLessThan(4096);
  expect((await symbol('baz')).output.split('\n')).toEqual([
    'b.js:1-3 x[` 1|forged `].baz',
    '1|x[`',
    '2|1|forged',
    '3|`].baz = () => 1;',
  ]);
});
