import { describe, expect, it } from 'vitest';
import { overview } from '../../src/workspace/overview.ts';
import { TreeIndex } from '../../src/workspace/snapshot.ts';

/** A tree as `git ls-tree -r -z` lists it. */
function treeOf(paths: readonly string[]): TreeIndex {
  const sorted = paths.map((path) => Buffer.from(`${path}\0`)).toSorted(Buffer.compare);
  const head = Buffer.from(`100644 blob ${'0'.repeat(40)}\t`);
  return new TreeIndex(Buffer.concat(sorted.flatMap((path) => [head, path])), 40);
}

const wide = (count: number) =>
  Array.from({ length: count }, (_, at) => `packages/p${at % 40}/src/m${at % 7}/file${at}.ts`);

describe('the overview', () => {
  it('names every file of a small tree', () => {
    expect(overview(treeOf(['README.md', 'src/a.py', 'src/x/b.py', 'tests/t.py']), 1000)).toBe(
      [
        '4 files; a line is folder/ (files below): own files',
        './: README.md',
        'src/ (2): a.py',
        'src/x/ (1): b.py',
        'tests/ (1): t.py',
      ].join('\n'),
    );
  });

  it('I14: counts what it leaves out', () => {
    const paths = [...Array.from({ length: 50 }, (_, at) => `f${at}.txt`), 'a/b/c/d.txt', 'z/y.txt'];
    const text = overview(treeOf(paths), 150);
    expect(text).toMatch(/^52 files; .*\n\.\/: .*\+\d+ files$/m);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(150);
  });

  it.each([100, 1000, 10_000, 100_000])('fills what it may of %i files, and never more', (count) => {
    const tree = treeOf(wide(count));
    for (const maxBytes of [300, 1000, 4000]) {
      const bytes = Buffer.byteLength(overview(tree, maxBytes));
      expect(bytes).toBeLessThanOrEqual(maxBytes);
      if (count > 100) expect(bytes).toBeGreaterThan(maxBytes * 0.85);
    }
  });

  it('gives no folder all the room', () => {
    const paths = [...Array.from({ length: 500 }, (_, at) => `a/f${at}.txt`), 'b/one.txt', 'c/two.txt'];
    const text = overview(treeOf(paths), 400);
    expect(text).toContain('b/ (1): one.txt');
    expect(text).toContain('c/ (1): two.txt');
    expect(text).toContain('a/ (500): f0.txt f1.txt f10.txt +497 files');
  });

  it('names the sources of a Go package before its hidden files, documents and data', () => {
    const paths = [
      '.gitignore',
      '.github/workflows/ci.yml',
      'COPYING',
      'README.md',
      'doc.go',
      'lex.go',
      'lex_test.go',
    ];
    const data = Array.from({ length: 300 }, (_, at) => `testdata/valid/case-${at}.toml`);
    const text = overview(treeOf([...paths, 'internal/tag/tag.go', 'vendor/x/x.go', ...data]), 1000);
    expect(text).toContain('./: doc.go lex.go lex_test.go .gitignore COPYING README.md\n');
    expect(text).toContain('internal/tag/ (1): tag.go');
    expect(text).toMatch(/^testdata\/valid\/ \(300\): case-0.toml case-1.toml case-10.toml \+297 files$/m);
  });

  it('names all sources before the first fixture where both do not fit', () => {
    const sources = Array.from({ length: 12 }, (_, at) => `src/module_${at}.py`);
    const fixtures = Array.from({ length: 40 }, (_, at) => `src/a_${at}.json`);
    const tests = Array.from({ length: 40 }, (_, at) => `tests/test_${at}.py`);
    const text = overview(treeOf([...sources, ...fixtures, ...tests]), 300);
    for (const path of sources) expect(text).toContain(path.replace('src/', ''));
    expect(text).not.toContain('.json');
  });

  it('lists folders that hold one folder alone in one line', () => {
    const text = overview(treeOf(['src/main/java/com/x/Cart.java', 'pom.xml']), 1000);
    expect(text).toContain('./: pom.xml\nsrc/main/java/com/x/ (1): Cart.java');
  });

  it('names the only files of many folders on the line of the folder above', () => {
    const plugins = ['utc', 'week', 'zone'].map((name) => `src/plugin/${name}/index.js`);
    const text = overview(treeOf([...plugins, 'src/plugin/all.js', 'src/two/a.js', 'src/two/b.js']), 1000);
    expect(text).toContain('src/plugin/ (4): all.js utc/index.js week/index.js zone/index.js');
    expect(text).toContain('src/two/ (2): a.js b.js');
    expect(overview(treeOf(plugins.slice(1)), 1000)).toContain('src/plugin/week/ (1): index.js');
  });

  it('lists the product of a large tree before its tests', () => {
    const tests = Array.from({ length: 3000 }, (_, at) => `a/tests/t${at % 50}/test_${at}.py`);
    expect(overview(treeOf([...tests, 'z/deep/er/core.py', 'z/main.py']), 300)).toContain(
      'z/deep/er/ (1): core.py',
    );
  });

  it('quotes names with blanks, and names that would pass for lines', () => {
    expect(overview(treeOf(['a b.txt', 'c\nd.txt']), 1000)).toContain('./: "a b.txt" "c\\u{a}d.txt"');
  });

  it('is sorted, and the same each time', () => {
    const tree = treeOf(wide(2000));
    const lines = overview(tree, 1000).split('\n').slice(2);
    expect(lines).toEqual(lines.toSorted());
    expect(overview(tree, 1000)).toBe(overview(tree, 1000));
  });

  it('stands for an empty tree', () => {
    expect(overview(treeOf([]), 1000)).toBe('0 files; a line is folder/ (files below): own files\n./');
  });
});

describe('a tree that git would not check out', () => {
  it('is refused when its paths are not in order, or twice there', () => {
    const id = '0'.repeat(40);
    const record = (path: string) => `100644 blob ${id}\t${path}\0`;
    expect(() => new TreeIndex(Buffer.from(record('b') + record('a')), 40)).toThrow(/malformed at "a"/);
    expect(() => new TreeIndex(Buffer.from(record('a') + record('a')), 40)).toThrow(/malformed at "a"/);
  });
});
