import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRepository } from './git-repository.ts';
import { deniedBy, OPAQUE, openTools, openToolsOn, refusal, shareTools, type Tools } from './open-tools.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`).join('\n');

describe('a secret of which a call asks for a piece', () => {
  const BODY = Array.from({ length: 20 }, (_, at) => `${'MIIEvQIBADANBgkq'.repeat(3)}${at + 10}`);
  const TOKEN = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;
  const KEY_BLOCK = ['-----BEGIN PRIVATE KEY-----', ...BODY, '-----END PRIVATE KEY-----'].join('\n');
  const shared = shareTools({
    'key.pem': `first\n${KEY_BLOCK}\nlast\n`,
    'token.txt': `${'x'.repeat(60)} ${TOKEN}\n`,
    'long.js': `const start = '${'x'.repeat(90)} ${TOKEN} ${'y'.repeat(300)}';\n`,
    'load.js': `function loadKey() {\n  return \`${KEY_BLOCK}\`;\n}\n`,
    // The pieces of one key, with code of the file's language between them.
    'within.js': `const key = \`-----BEGIN PRIVATE KEY-----\n${BODY.slice(0, 9).join('\n')}\n\`;\nfunction within() {\n  return \`${BODY.slice(9).join('\n')}\n-----END PRIVATE KEY-----\`;\n}\n`,
    'line.js': `function longLine() { return '${'x'.repeat(1950)} ${TOKEN}'; }\n`,
  });

  it('is taken out of the whole file, and the rest is shown', async () => {
    const whole = await shared().read('key.pem');
    expect(whole.output).toContain('1|first');
    expect(whole.output).toContain('24|last');
  });

  it.each<readonly [string, (tools: Tools) => ReturnType<Tools['read']>]>([
    ['lines in the middle of a key block', ({ read }) => read('key.pem', { start_line: 8, end_line: 12 })],
    ['one line of it', ({ read }) => read('key.pem', { start_line: 9, end_line: 9 })],
    ['all from its middle on', ({ read }) => read('key.pem', { start_line: 8 })],
    ['its last line, without the mark that begins it', ({ read }) => read('key.pem', { start_line: 22 })],
    ['a limit that ends in it', ({ read }) => read('key.pem', { max_chars: 90 })],
    ['a limit that cuts a line of it', ({ read }) => read('key.pem', { start_line: 5, max_chars: 20 })],
    ['a limit that cuts a token', ({ read }) => read('token.txt', { max_chars: 72 })],
    ['a search that hits it', ({ grep }) => grep('MIIE', { rel_dir: 'key.pem' })],
    ['a search that hits every line', ({ grep }) => grep('.', { regex: true })],
    ['a search that hits a token', ({ grep }) => grep('a1B2')],
    [
      'a search whose hit stands before a token in a long line',
      ({ grep }) => grep('start', { rel_dir: 'long.js' }),
    ],
    ['the definition that holds a key block', ({ symbol }) => symbol('loadKey')],
    ['a definition that begins within a key block', ({ symbol }) => symbol('within')],
    ['a definition cut in the middle of a token', ({ symbol }) => symbol('longLine')],
  ])('%s', async (_, ask) => {
    const { ok, output } = await ask(shared());
    expect({ ok, output }).toMatchObject({ ok: true, output: expect.stringContaining('[redacted:') });
    for (const line of BODY) expect(output).not.toContain(line.slice(0, 10));
    expect(output).not.toContain(TOKEN.slice(0, 8));
  });
});

describe('read_file', () => {
  const shared = shareTools({
    empty: '',
    open: 'x',
    windows: '\ufeffone\r\ntwo\r\n',
    text: 'abc\nde\n\n  f\n',
    long: 'abcdef\nb\n',
    many: `${numbered(100)}\n`,
  });

  it.each<readonly [string, string, Parameters<Tools['read']>[1], string]>([
    ['numbers lines', 'text', {}, '1|abc\n2|de\n3|\n4|  f'],
    ['says that a file is empty', 'empty', {}, '(empty file)'],
    ['says that the last line is open', 'open', {}, '1|x\n[no newline at the end]'],
    ['shows CRLF and a BOM as plain lines (C01)', 'windows', {}, '1|one\n2|two'],
    ['takes a range', 'text', { start_line: 2, end_line: 2 }, '2|de\n[lines 2-2 of 4]'],
    ['takes a range beyond the end', 'text', { start_line: 3, end_line: 99 }, '3|\n4|  f\n[lines 3-4 of 4]'],
    [
      'stops at max_chars',
      'many',
      { max_chars: 40 },
      '1|line 1\n2|line 2\n3|line 3\n4|line 4\n[lines 1-4 of 100]\n[… 96 lines left out: continue at line 5 …]',
    ],
    [
      'shows at least one line, cut, however small max_chars is',
      'long',
      { max_chars: 3 },
      '1|abc[… 3 characters left out …]\n[read line 1 alone for more of it; lines 1-1 of 2]\n' +
        '[… 1 line left out: continue at line 2 …]',
    ],
  ])('%s', async (_, path, lines, output) => {
    expect(await shared().read(path, lines)).toMatchObject({ ok: true, output });
  });

  it('tells beside the text which lines it is', async () => {
    const { meta } = await shared().read('text');
    expect(meta).toEqual({ path: 'text', start_line: 1, end_line: 4, lines: 4 });
  });

  it('says where to go on, and is limited by bytes alone', async () => {
    const tools = await openTools({ 'a.txt': `${numbered(2_000)}\n` });
    const first = await tools.read('a.txt');
    const [, last = ''] =
      /\n\[lines 1-(\d+) of 2000\]\n.* continue at line \d+ …\]$/.exec(first.output) ?? [];
    expect(Number(last)).toBeGreaterThan(500);
    const next = await tools.read('a.txt', { start_line: 1_501 });
    expect(next.output).toMatch(/^1501\|line 1501\n/);
    expect(next.output).toMatch(/2000\|line 2000\n\[lines 1501-2000 of 2000\]$/);
  });

  it('ends at the end of a function where one is near, not at a blank line inside of it', async () => {
    const body = `  step();\n${'  step();\n\n  step();\n'.repeat(10)}`;
    const functions = Array.from({ length: 60 }, (_, at) => `function f${at}() {\n${body}}\n`).join('\n');
    const tools = await openTools({ 'a.js': functions });
    const { output } = await tools.read('a.js');
    expect(output).toMatch(/\n\d+\|}\n\[lines 1-\d+ of \d+\]\n.* continue at line \d+ …\]$/);
    expect(Buffer.byteLength(output)).toBeGreaterThan(7 * 1024);
  });

  it('stops at 10 KB', async () => {
    const tools = await openTools({ 'a.txt': `${'x'.repeat(99)}\n`.repeat(200) });
    const { output } = await tools.read('a.txt');
    expect(Buffer.byteLength(output)).toBeLessThan(10 * 1024 + 100);
    expect(output).toMatch(/\[lines 1-\d+ of 200\]\n.* continue at line \d+ …\]$/);
  });

  it('explains a range that is not there', async () => {
    const tools = await openTools({ 'a.txt': 'a\nb\n' });
    expect(await tools.read('a.txt', { start_line: 9 })).toMatchObject(
      refusal('a.txt has 2 lines; start_line 9 lies behind its end.'),
    );
    expect(await tools.read('a.txt', { start_line: 2, end_line: 1 })).toMatchObject({ ok: false });
  });

  it('cuts a long line, and shows more of it when it is read alone', async () => {
    const tools = await openTools({ 'min.js': `a\n${'x'.repeat(9000)}\nb\n` });
    const all = await tools.read('min.js');
    expect(all.output).toContain('[… 7000 characters left out …]\n3|');
    expect(all.output).toMatch(/^3\|b$/m);
    const alone = await tools.read('min.js', { start_line: 2, end_line: 2 });
    expect(alone.output).toContain('x'.repeat(9000));
  });

  it('never cuts through a character', async () => {
    const tools = await openTools({ a: `${'x'.repeat(1999)}\u{1f600}y\nb\n` });
    expect((await tools.read('a')).output.isWellFormed()).toBe(true);
  });

  it('C03: describes what is not text instead of showing it', async () => {
    const tools = await openTools(OPAQUE);
    expect(await tools.read('x.png')).toMatchObject(refusal('x.png is a binary file (3 bytes).'));
    expect(await tools.read('latin1')).toMatchObject(refusal('not valid UTF-8'));
    expect(await tools.read('pointer')).toMatchObject(refusal('LFS'));
    expect(await tools.read('big')).toMatchObject(
      refusal('it has 8400000 bytes, and files over 8 MB are not read'),
    );
  });

  it('suggests the nearest paths for one that does not exist', async () => {
    const tools = await openTools({
      'src/parser.py': '',
      'src/printer.py': '',
      'lib/parser.py': '',
      'x.py': '',
    });
    const { ok, output } = await tools.read('src/parsr.py');
    expect(ok).toBe(false);
    expect(output).toMatch(/^src\/parsr\.py does not exist\. Near it: src\/parser\.py, /);
    expect((await tools.read('app/parser.py')).output).toContain('lib/parser.py, src/parser.py');
  });

  it('P18: says what a folder is, and what a file is not', async () => {
    const tools = await openTools({ 'a/b.txt': '' });
    expect(await tools.read('a')).toMatchObject(refusal('a is a folder: list it with list_files.'));
    expect(await tools.read('a/b.txt/c')).toMatchObject(deniedBy('path: names no file'));
  });
});

describe('nothing outside the commit is reached by reading', () => {
  const shared = shareTools({ 'a/b': 'x\n' });

  it.each([
    ['path: leaves the repository', '../x'],
    ['path: absolute', '/proc/self/environ'],
    ["protected: git's folder", '.GIT/HEAD'],
  ])('%s: %j', async (denied, path) => {
    const tools = shared();
    for (const answer of [
      await tools.read(path),
      await tools.list({ rel_dir: path }),
      await tools.grep('x', { rel_dir: path }),
    ]) {
      expect(answer).toMatchObject({ ok: false, meta: { denied } });
    }
  });

  it('P06: a tracked link to /proc/self/environ shows its text only', async () => {
    const tools = await openTools({ env: { link: '/proc/self/environ' } });
    const { output } = await tools.read('env');
    expect(output).toBe('env is a symbolic link to /proc/self/environ; links are not followed.');
    expect((await tools.grep('PATH=')).output).toBe('No match in 0 files.');
  });

  it('P07: a linked folder leads nowhere', async () => {
    const tools = await openTools({ up: { link: '..' }, 'a/b': '' });
    expect(await tools.read('up/x')).toMatchObject(deniedBy('path: through a link'));
    expect(await tools.list({ rel_dir: 'up' })).toMatchObject({ ok: false });
    expect((await tools.list()).output).toBe('a/b\nup (symbolic link)');
  });

  it('P21: a submodule is closed', async () => {
    const tools = await openTools({ libs: { submodule: true }, a: '' });
    expect(await tools.read('libs/x')).toMatchObject(deniedBy('path: in a submodule'));
    expect(await tools.read('libs')).toMatchObject(refusal('submodule'));
    expect((await tools.list()).output).toBe('a\nlibs (submodule)');
  });

  it('P24: an untracked .env is invisible, and so is a link that a test left', async () => {
    const repository = createRepository({ a: 'x\n' });
    writeFileSync(join(repository.root, '.env'), 'TOKEN=hunter2hunter2\n');
    symlinkSync('/etc', join(repository.root, 'etc'));
    const tools = await openToolsOn(repository);
    expect(await tools.read('.env')).toMatchObject(refusal('does not exist'));
    expect((await tools.list()).output).toBe('a');
    expect((await tools.grep('hunter2')).output).toBe('No match in 1 file.');
    expect(await tools.read('etc/passwd')).toMatchObject({ ok: false });
  });

  it('a name that would pass for lines of the answer is quoted', async () => {
    const tools = await openTools({ 'a\nb.txt': 'x\n', 'c\u202ed': 'x\n' });
    expect((await tools.list()).output).toBe('"a\\u{a}b.txt"\n"c\\u{202e}d"');
    expect((await tools.grep('x')).output).toBe('"a\\u{a}b.txt":1:x\n"c\\u{202e}d":1:x');
  });
});

describe('list_files', () => {
  const files = { 'README.md': '', 'src/a.py': '', 'src/b.ts': '', 'src/x/c.py': '', 'tests/t.py': '' };
  const shared = shareTools(files);

  it('lists what is below a folder, sorted', async () => {
    const tools = shared();
    expect((await tools.list()).output).toBe(Object.keys(files).join('\n'));
    expect(await tools.list({ rel_dir: './src/' })).toEqual({
      ok: true,
      output: 'src/a.py\nsrc/b.ts\nsrc/x/c.py',
      meta: { files: 3, total: 3 },
    });
  });

  it('takes a glob on the name, on the path, and on the path below the folder', async () => {
    const tools = shared();
    expect((await tools.list({ glob: '*.py' })).output).toBe('src/a.py\nsrc/x/c.py\ntests/t.py');
    expect((await tools.list({ glob: 'src/*.py' })).output).toBe('src/a.py');
    expect((await tools.list({ rel_dir: 'src', glob: 'x/*' })).output).toBe('src/x/c.py');
    expect((await tools.list({ glob: '*.rs' })).output).toBe('No files.');
  });

  it('I14: says how many it leaves out', async () => {
    const tools = shared();
    const { output, meta } = await tools.list({ max_files: 2 });
    expect(output).toBe(
      'README.md\nsrc/a.py\n[… 3 files left out: narrow with rel_dir or glob, or raise max_files …]',
    );
    expect(meta).toEqual({ files: 2, total: 5 });
  });

  it('keeps its answer in bounds however long the paths are', async () => {
    const long = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${'x'.repeat(200)}/${at}`, '']));
    const { output } = await (await openTools(long)).list({ max_files: 300 });
    expect(Buffer.byteLength(output)).toBeLessThan(17 * 1024);
    expect(output).toMatch(/\[… \d+ files left out: /);
  });

  it('suggests folders near one that does not exist', async () => {
    const tools = shared();
    expect(await tools.list({ rel_dir: 'test' })).toMatchObject(
      refusal('The folder test does not exist. Near it: tests'),
    );
    expect(await tools.list({ rel_dir: 'README.md' })).toMatchObject({ ok: false });
  });

  it('refuses a glob that is none, or too long', async () => {
    const tools = shared();
    expect(await tools.list({ glob: '{a' })).toMatchObject({ ok: false });
    expect(await tools.list({ glob: 'x'.repeat(1001) })).toMatchObject({ ok: false });
    expect(await tools.list({ glob: '[z-a]' })).toMatchObject({ ok: false });
  });
});

describe('grep', () => {
  it('answers path:line:text, sorted, with the text taken literally', async () => {
    const tools = await openTools({ 'b.py': 'x = f(a)\n', 'a.py': 'y\nz = f(a)  \n', 'c.py': 'f+a\n' });
    expect(await tools.grep('f(a)')).toEqual({
      ok: true,
      output: 'a.py:2:z = f(a)\nb.py:1:x = f(a)',
      meta: { hits: 2, files: 2 },
    });
  });

  it('takes RE2 syntax on request, line by line', async () => {
    const tools = await openTools({ 'a.py': 'def f():\n  pass\nclass F:\r\n' });
    expect((await tools.grep('^(def|class) \\w', { regex: true })).output).toBe(
      'a.py:1:def f():\na.py:3:class F:',
    );
    expect((await tools.grep(':$', { regex: true })).output).toBe('a.py:1:def f():\na.py:3:class F:');
    expect((await tools.grep('(?i)CLASS f', { regex: true })).output).toBe('a.py:3:class F:');
  });

  it('says where a pattern without a match is read as text that looks like a regular expression', async () => {
    const tools = await openTools({ a: 'x|y\n' });
    expect((await tools.grep('trim|cut')).output).toBe(
      'No match in 1 file.\n[searched as literal text; regex: true for RE2]',
    );
    expect((await tools.grep('x|y')).output).toBe('a:1:x|y');
    expect((await tools.grep('trim(')).output).toBe('No match in 1 file.');
    expect((await tools.grep('trim|cut', { regex: true })).output).toBe('No match in 1 file.');
  });

  it('says what is wrong with a pattern', async () => {
    const tools = await openTools({ a: 'x\n' });
    expect(await tools.grep('(a', { regex: true })).toMatchObject(refusal('missing closing )'));
    expect(await tools.grep('a(?=b)', { regex: true })).toMatchObject({ ok: false });
    expect(await tools.grep('a\nb')).toMatchObject(refusal('one line'));
    expect(await tools.grep('x'.repeat(1001))).toMatchObject({ ok: false });
  });

  it('searches one folder, one file, or what a glob names', async () => {
    const tools = await openTools({ 'a/x.py': 'hit\n', 'b/x.py': 'hit\n', 'b/y.ts': 'hit\n' });
    expect((await tools.grep('hit', { rel_dir: 'b' })).output).toBe('b/x.py:1:hit\nb/y.ts:1:hit');
    expect((await tools.grep('hit', { rel_dir: 'b/y.ts' })).output).toBe('b/y.ts:1:hit');
    expect((await tools.grep('hit', { glob: '*.ts' })).output).toBe('b/y.ts:1:hit');
    expect(await tools.grep('hit', { rel_dir: 'c' })).toMatchObject({ ok: false });
  });

  it('I14: says where it stopped', async () => {
    const tools = await openTools({ a: 'hit\n'.repeat(500), b: 'hit\n' });
    const { output, meta } = await tools.grep('hit', { max_hits: 2 });
    expect(output).toBe(
      'a:1:hit\na:2:hit\n[… hits after the first 2 left out: narrow with rel_dir or glob …]',
    );
    expect(meta).toEqual({ hits: 2, files: 1 });
    expect((await tools.grep('hit')).meta).toEqual({ hits: 100, files: 1 });
  });

  it('does not say so when it found them all', async () => {
    const tools = await openTools({ a: 'hit\nhit\n' });
    expect((await tools.grep('hit', { max_hits: 2 })).output).toBe('a:1:hit\na:2:hit');
  });

  it('keeps its answer in bounds, and shows a long line around the hit', async () => {
    const line = `${'a'.repeat(5000)}NEEDLE${'b'.repeat(5000)}`;
    const tools = await openTools({ a: `${line}\n`.repeat(95) });
    const { output } = await tools.grep('NEEDLE', { max_hits: 300 });
    expect(Buffer.byteLength(output)).toBeLessThan(17 * 1024);
    expect(output.split('\n')[0]).toMatch(
      /^a:1:\[… 4903 characters left out …\]a{97}NEEDLEb{97}\[… 4903 characters left out …\]$/,
    );
    expect(output).toContain('[… hits after the first 16 KB left out: ');
  });

  it('shows the start or the end of a long line when the hit is there', async () => {
    const tools = await openTools({ a: `NEEDLE${'b'.repeat(500)}\n${'a'.repeat(500)}NEEDLE\n` });
    const lines = (await tools.grep('NEEDLE')).output.split('\n');
    expect(lines[0]).toMatch(/^a:1:NEEDLEb{194}\[… \d+ characters left out …\]$/);
    expect(lines[1]).toMatch(/^a:2:\[… 306 characters left out …\]a{194}NEEDLE$/);
  });

  it('skips binary and large files and says so', async () => {
    const tools = await openTools({ a: Buffer.from('hit\0'), b: 'hit\n'.repeat(2_200_000), c: 'hit\n' });
    expect((await tools.grep('hit')).output).toBe(
      'c:1:hit\n[1 binary file skipped; 1 file over 8 MB skipped]',
    );
  });

  it('lays what was written over what git finds in the commit', async () => {
    const tools = await openTools({ 'a.js': 'hit\n', 'b.js': 'hit\n', 'c.js': 'other\n', 'e/f.js': 'hit\n' });
    await tools.read('b.js');
    await tools.edit('b.js', ['hit', 'miss']);
    await tools.edit('c.js', ['other', 'a hit']);
    await tools.write('d.js', 'hit\n');
    expect((await tools.grep('hit')).output).toBe('a.js:1:hit\nc.js:1:a hit\nd.js:1:hit\ne/f.js:1:hit');
    expect((await tools.grep('hit', { rel_dir: 'e' })).output).toBe('e/f.js:1:hit');
    expect((await tools.grep('hit', { glob: '{b,d}.js' })).output).toBe('d.js:1:hit');
  });

  it('finds any text as it is written', async () => {
    const texts = ['-e', '--help', '*', '[a', '\\', 'ü', '"', "it's", '$(x)', '\ufffd'];
    const files = texts.map((text, at) => [`f${at}`, `before ${text} after\n`] as const);
    const tools = await openTools({ ...Object.fromEntries(files), binary: 'before a\0b after\n' });
    for (const [at, text] of texts.entries())
      expect((await tools.grep(`${text} after`)).output).toBe(`f${at}:1:before ${text} after`);
    expect((await tools.grep('a\0b')).output).toBe('No match in 11 files.\n[1 binary file skipped]');
  });

  it('finds the same whatever the repository is configured to', async () => {
    const repository = createRepository({
      a: 'one.two\n',
      '.gitattributes': '* binary diff=x\n',
      b: 'oneXtwo\n',
    });
    for (const setting of [
      'grep.patternType=perl',
      'grep.fullName=false',
      'grep.column=true',
      'color.ui=always',
    ]) {
      repository.git('config', ...setting.split('='));
    }
    const tools = await openToolsOn(repository);
    expect((await tools.grep('one.two')).output).toBe('a:1:one.two');
  });

  it('says so when git cannot read all of the files', async () => {
    const repository = createRepository({ a: 'hit\n', b: 'hit too\n' });
    const tools = await openToolsOn(repository);
    const oid = repository.git('rev-parse', 'HEAD:b').trim();
    rmSync(join(repository.root, '.git', 'objects', oid.slice(0, 2), oid.slice(2)));
    expect((await tools.grep('hit')).output).toBe(
      'a:1:hit\n[… files that git could not read left out: narrow with rel_dir or glob …]',
    );
  });

  it('searches more files than one batch, in order', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 600 }, (_, at) => [`f${String(at).padStart(4, '0')}`, `n${at}\n`]),
    );
    const tools = await openTools(files);
    const { output } = await tools.grep('^n\\d*99$', { regex: true });
    expect(output).toBe(
      [99, 199, 299, 399, 499, 599].map((at) => `f${String(at).padStart(4, '0')}:1:n${at}`).join('\n'),
    );
  });

  it('M08: a pattern made to backtrack is answered', async () => {
    const tools = await openTools({ a: `${'a'.repeat(50_000)}!\n` });
    expect((await tools.grep('(a+)+$', { regex: true })).output).toBe('No match in 1 file.');
    expect((await tools.grep('(a|a)*b', { regex: true })).output).toBe('No match in 1 file.');
    expect((await tools.list({ glob: `${'*a'.repeat(200)}b` })).output).toBe('No files.');
  });

  it('M08: a pattern that is large itself searches less, and says so', async () => {
    const tools = await openTools({ a: 'x\n'.repeat(500_000), b: 'x\n'.repeat(500_000) });
    const { output } = await tools.grep('((a{10}){10}){10}'.repeat(10), { regex: true });
    expect(output).toMatch(/… files from a on, after 0 bytes, left out:/);
  });
});
