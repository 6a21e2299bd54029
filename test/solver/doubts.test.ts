import { expect, test } from 'vitest';
import { doubtOf } from '../../src/solver/doubts.ts';
import { replaceNode, type TemplateName } from '../../src/solver/mutation.ts';
import { sourceOf } from './proposals.ts';

async function whyDoubted(was: string, becomes: string, template: TemplateName): Promise<string | null> {
  const text = `def f(s, n):\n    return ${was}\n`;
  const { units } = await sourceOf('a.py', text);
  const [unit] = units;
  if (unit === undefined) throw new Error('no function');
  const start = text.indexOf(was);
  return doubtOf(unit, replaceNode({ start, end: start + was.length, line: 2 }, becomes, [template, 1])).why;
}

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
])('%s → %s (%s)', async (was, becomes, template, why) => {
  const said = await whyDoubted(was, becomes, template);
  if (why === null) expect(said).toBeNull();
  else expect(said).toMatch(why);
});
