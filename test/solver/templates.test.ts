import { describe, expect, test } from 'vitest';
import { applyMutation, mutationsOf } from '../../src/solver/candidates.ts';
import { languageOf } from '../../src/solver/languages.ts';
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

  test.each([...new Map(PLANTED_BUGS.map((bug) => [languageOf(bug.path)?.id ?? '', bug]))])(
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
