import { describe, expect, test } from 'vitest';
import { applyMutation, mutationsOf } from '../../src/solver/candidates.ts';
import { languageOf } from '../../src/solver/languages.ts';
import { doubtOf, replaceNode, type TemplateName } from '../../src/solver/mutation.ts';
import { kindIn } from '../../src/solver/source-file.ts';
import { loadParser } from '../../src/tree-sitter/syntax-tree.ts';
import { PLANTED_BUGS } from './planted-bugs.ts';
import { proposalsFor, sourceOf } from './proposals.ts';

describe('the search proposes the fix of a planted bug', () => {
  test.each(PLANTED_BUGS)('$path: $what', async ({ path, text, fixed, template, within }) => {
    const proposals = await proposalsFor(path, text);
    const at = proposals.findIndex((proposal) => proposal.text === fixed);
    expect(proposals[at]?.template).toBe(template);
    expect(at + 1).toBeLessThanOrEqual(within);
  });
});

test.each(['constructor', 'valueOf', 'toLocaleString'])(
  'nothing is known of what %s returns',
  async (name) => {
    const { units } = await sourceOf('a.js', `function f(a) {\n  return a.${name}();\n}\n`);
    const calls = units.flatMap((unit) => unit.expressions.map((node) => [node.type, kindIn(unit, node)]));
    expect(calls).toContainEqual(['call_expression', null]);
  },
);

describe('what is proposed', () => {
  const TEXT = 'def f(a, b):\n    if a < b:\n        return a\n    return b\n';

  test('is the same, in the same order, each time', async () => {
    expect(await proposalsFor('a.py', TEXT)).toEqual(await proposalsFor('a.py', TEXT));
  });

  test('comes cheapest first, and never the same tree twice', async () => {
    const proposals = await proposalsFor('a.py', TEXT);
    const costs = proposals.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(new Set(proposals.map(({ text }) => text)).size).toBe(proposals.length);
    expect(proposals.map(({ text }) => text)).not.toContain(TEXT);
  });

  test('holds right and wrong neighbours alike: only tests can tell', async () => {
    const texts = (await proposalsFor('a.py', TEXT)).map(({ text }) => text);
    for (const operator of ['<=', '>', '>=']) expect(texts).toContain(TEXT.replace('<', operator));
  });

  test('parses', async () => {
    const proposals = await proposalsFor('a.py', 'def f(xs):\n    return [x for x in xs if x]\n');
    expect(proposals.every(({ text }) => !text.includes('for in'))).toBe(true);
  });

  test.each([...new Map(PLANTED_BUGS.map((bug) => [languageOf(bug.path)?.id ?? 'bash', bug]))])(
    'is read in %s by what it changes just as it is read whole',
    async (language, { path, text }) => {
      const parser = await loadParser(language);
      using edits = parser.editsOf(text);
      const mutations = (await sourceOf(path, text)).units.flatMap(mutationsOf);
      const odd = [')', '\n', '  ', '"', '(é', ''].map((added, at) => ({
        start: at * 7,
        end: at * 9,
        text: added,
      }));
      for (const edit of [...mutations, ...odd])
        expect(edits.accepts(edit), JSON.stringify(edit)).toBe(parser.accepts(applyMutation(text, edit)));
    },
  );

  test('keeps the line ends of Windows', async () => {
    const text = TEXT.replaceAll('\n', '\r\n');
    const proposals = await proposalsFor('a.py', text);
    expect(proposals[0]?.text).toBe(text.replace('<', '<='));
  });
});

async function whyDoubted(was: string, becomes: string, template: TemplateName): Promise<string | null> {
  const text = `def f(s, n, most=9):\n    return ${was === '==' ? 's == n' : was}\n`;
  const { units } = await sourceOf('a.py', text);
  const [unit] = units;
  if (unit === undefined) throw new Error('no function');
  const start = text.indexOf(was);
  return doubtOf(unit, replaceNode({ start, end: start + was.length, line: 2 }, becomes, [template, 1])).why;
}

describe('what speaks against an edit', () => {
  test.each<readonly [string, string, TemplateName, RegExp | null]>([
    ['len(s) + 1', 'sum(s)', 'donor', /^it calls `sum` where `len` was called$/],
    ['s + [n]', '[]', 'part', /^it puts something empty in place of `s \+ \[n\]`$/],
    ['s', 's[:0]', 'slice', /^it puts something empty/],
    ['n', 'n - n', 'combine', /^`n - n` in it always gives the same$/],
    ['n > 1', 'n > 1 and False', 'condition-add', /^`and False` in it always gives the same$/],
    ['n % 3', 'n % n', 'name', /^`n % n`/],
    ['n // 2 - 3', 'n // 2 - 0', 'constant', null],
    ['n - len(n)', 'n - n', 'part', /^`n - n`/],
    ['s * 2', 's * 0', 'constant', /\* 0` in it always gives the same$/],
    ['any(s)', 'all(s)', 'sibling-call', null],
    ['[]', '[n]', 'wrap', null],
    ['n', 'len(s)', 'donor', null],
    ['n * 1', 'n * 0.5', 'constant', null],
    ['n', 'n - n0', 'combine', null],
    ['n', 'n.a - n.b', 'combine', null],
    ['n < 1', 'n <= 1', 'operator', null],
    ['==', '<=', 'operator', /^it asks for an order \(`<=`\) where it asked for equality$/],
    ['9', '10', 'constant', /^it changes the default of a parameter, for every caller$/],
  ])('%s → %s (%s)', async (was, becomes, template, why) => {
    const said = await whyDoubted(was, becomes, template);
    if (why === null) expect(said).toBeNull();
    else expect(said).toMatch(why);
  });
});
