import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scriptProblem } from '../../src/action/script-problem.ts';
import { findProgram } from '../../src/workspace/programs.ts';

test.each([
  ['an if without its end', 'if true; then echo a', null, /^line \d+: syntax error/],
  ['a quote without its end', 'npm test -- "a', 'bash', /unexpected EOF while looking for matching/],
  ['a bracket too many', 'npm test )', 'bash -e {0}', /^line 1: syntax error near unexpected token `\)'/],
  ['the same for sh', 'npm test )', 'sh', /[Ss]yntax error/],
])('a shell says what is wrong with %s', async (_, run, shell, problem) => {
  expect(await scriptProblem({ run, shell }, findProgram)).toMatch(problem);
});

test.each([
  ['a plain command', 'npm test', null],
  ['a script with a program that is not there', 'no-such-program --x', 'bash'],
  ['line ends of Windows', 'if true\r\nthen npm test\r\nfi\r\n', null],
  ['patterns that it switches on itself', 'shopt -s extglob\nls !(a|b)', 'bash'],
  ['here documents', "cat <<'X'\n(((\nX", 'bash'],
  ['Python', 'print("a"', 'python'],
  ['a program of its own', '(((', 'node {0}'],
])('nothing is wrong with %s', async (_, run, shell) => {
  expect(await scriptProblem({ run, shell }, findProgram)).toBeNull();
});

test('nothing of the command is run', async () => {
  const trace = `/tmp/agent-fix-shell-test-${process.pid}`;
  expect(
    await scriptProblem({ run: `touch ${trace}\n$(touch ${trace})`, shell: 'bash' }, findProgram),
  ).toBeNull();
  expect(existsSync(trace)).toBe(false);
});
