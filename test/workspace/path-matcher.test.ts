import { describe, expect, test } from 'vitest';
import { globToRegexSource, matcher } from '../../src/workspace/glob.ts';
import { PROTECTED_PATHS } from '../../src/workspace/protected-paths.ts';

/** The same by one pattern for each glob, asked about every path. */
const plainly = (globs: readonly string[], flags: string) => {
  const patterns = globs.map((glob) => new RegExp(globToRegexSource(glob), flags));
  return (path: string) => patterns.some((pattern) => pattern.test(path));
};

/** A path that the glob matches, or nearly. */
const exampleOf = (glob: string, filling: string): string =>
  glob
    .replace(/\{([^{},]*)[^{}]*\}/g, '$1')
    .replace(/[{}]/g, '')
    .replace(/\*\*\//g, filling === '' ? '' : `${filling}/`)
    .replace(/\*+/g, filling)
    .replace(/\[(.)[^\]]*\]/g, '$1')
    .replace(/^\//, '');

const variantsOf = (path: string): readonly string[] => [
  path,
  path.toUpperCase(),
  `deep/in/${path}`,
  `${path}.bak`,
  `x${path}`,
  path.replace(/\.\w+$/, ''),
  path.replace('k', '\u212a'),
  path.replace('e', '\u00e9'),
];

const OWN = String.raw`{a,b{c,d}}.txt *[a-z]IT.{java,kt} n\[1].md [x{y}.js Make{file,} ?x.c q{r}} *`.split(
  ' ',
);

const OWN_PATHS =
  String.raw`a.txt bd.txt b.txt XyIT.kt n[1].md n\[1].md [xy.js Make Makefile yx.c qr} qr`.split(' ');

describe.each(['i', ''] as const)('globs with flags "%s"', (flags) => {
  const globs = [
    ...PROTECTED_PATHS.flatMap((rule) => [...rule.globs, ...(rule.exactGlobs ?? [])]),
    ...OWN.slice(0, -1),
  ];

  test.each([...OWN, 'all'])('%s matches what its pattern matches', (glob) => {
    const some = glob === 'all' ? globs : [glob];
    const [fast, plain] = [matcher(some, flags), plainly(some, flags)];
    const paths = globs.flatMap((each) =>
      ['', 'x', 'Foo', 'a.b'].flatMap((filling) => variantsOf(exampleOf(each, filling))),
    );
    paths.push(...OWN_PATHS.flatMap(variantsOf));
    expect(paths.length).toBeGreaterThan(1000);
    expect(paths.filter((path) => fast(path) !== plain(path))).toEqual([]);
    expect(paths.some(plain)).toBe(true);
  });
});

test('what is no glob is told as it was written', () => {
  expect(() => matcher(['x{a,{b}'], 'i')).toThrow('x{a,{b}');
});
