import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  amount,
  type CommandSpec,
  flag,
  notBlank,
  parseFlags,
  wholeNumber,
} from '../../src/commands/flags.ts';

const FlagsSchema = z.object({
  out: flag(notBlank, { value: 'DIR', help: 'where to' }),
  tries: flag(wholeNumber(1).default(3), { value: 'N', help: 'how often', aliases: ['max-tries'] }),
  cost: flag(amount.optional(), { value: 'X', help: 'what it may cost' }),
  only: flag(z.array(notBlank).optional(), { value: 'GLOB', help: 'these alone' }),
  copy: flag(z.boolean().default(true), { help: 'work in place' }),
  json: flag(z.boolean().default(false), { help: 'as JSON' }),
});
const COMMAND: CommandSpec<typeof FlagsSchema> = {
  name: 'agent-fix try',
  about: 'tries.',
  flags: FlagsSchema,
  operands: { name: 'A B', min: 0, max: 2 },
};

const flagsOf = (...args: readonly string[]) => {
  const parsed = parseFlags(COMMAND, args);
  if (parsed.kind === 'help') throw new Error('help');
  return parsed;
};
const STANDARD = { out: 'x', tries: 3, copy: true, json: false };

describe('reading flags', () => {
  test('defaults fill in for what was not given', () => {
    expect(flagsOf('--out', 'x')).toEqual({ kind: 'given', flags: STANDARD, operands: [] });
  });

  test('values, switches, negated switches, aliases, lists and operands', () => {
    const args = '--out=y a --max-tries 5 --cost 0.25 --only p --json --no-copy --only q b'.split(' ');
    expect(flagsOf(...args)).toEqual({
      kind: 'given',
      flags: { out: 'y', tries: 5, cost: 0.25, only: ['p', 'q'], copy: false, json: true },
      operands: ['a', 'b'],
    });
  });

  test('a value may begin with a dash where it stands behind =, and everything after -- is an operand', () => {
    expect(flagsOf('--out=-x', '--', '--json').operands).toEqual(['--json']);
    expect(flagsOf('--out=-x').flags.out).toBe('-x');
  });
});

describe('what is refused, and how', () => {
  test.each<[string, readonly string[], string]>([
    [
      'a near miss',
      ['--out', 'x', '--trys', '4'],
      'agent-fix try has no option --trys; did you mean --tries?',
    ],
    ['a beginning', ['--max', '4'], 'did you mean --max-tries?'],
    ['nothing near', ['--whatever'], 'agent-fix try has no option --whatever; see agent-fix try --help'],
    ['an unknown letter', ['-x'], 'has no option -x'],
    ['a negated flag with a value', ['--no-out'], 'has no option --no-out; did you mean --out?'],
    ['no value at the end', ['--out'], '--out needs a value: --out DIR'],
    [
      'a flag in place of a value',
      ['--out', '--json'],
      '--out needs a value: --out DIR (for one that starts with -: --out=--json)',
    ],
    ['a switch with a value', ['--json=yes'], '--json takes no value'],
    ['a required flag left out', [], '--out DIR is required'],
    [
      'a wrong number under another name',
      ['--out', 'x', '--max-tries', '0'],
      '--max-tries "0": must be a whole',
    ],
    ['a wrong number', ['--out', 'x', '--tries', '0'], '--tries "0": must be a whole number from 1'],
    [
      'an amount of nothing',
      ['--out', 'x', '--cost', '0.0'],
      '--cost "0.0": must be a number greater than 0',
    ],
    ['an empty text', ['--out', ' '], '--out " ": must not be empty'],
    ['one operand too many', ['--out', 'x', 'a', 'b', 'c'], 'agent-fix try takes no argument "c"'],
  ])('%s', (_, args, message) => {
    expect(() => parseFlags(COMMAND, args)).toThrow(message);
  });
});

test('a long meaning stands in lines of whole words below one another', () => {
  const about = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ');
  const long = z.object({ x: flag(notBlank.optional(), { value: 'V', help: about }) });
  const parsed = parseFlags({ name: 'agent-fix try', about: 'tries.', flags: long }, ['--help']);
  const lines = parsed.kind === 'help' ? parsed.usage.split('\n').slice(2, -2) : [];
  expect(lines).toHaveLength(3);
  expect(lines.every((line) => line.length <= 112)).toBe(true);
  expect(lines.map((line) => line.slice(26)).join(' ')).toBe(about);
});

test('the usage text names every flag with its value, meaning and default', () => {
  const parsed = parseFlags(COMMAND, ['--whatever', '--help'].slice(1));
  expect(parsed.kind === 'help' && parsed.usage).toBe(`agent-fix try: tries.

  agent-fix try A B [options]

  --out DIR               where to
  --tries N               how often (also --max-tries) (default: 3)
  --cost X                what it may cost
  --only GLOB             these alone
  --no-copy               work in place
  --json                  as JSON
  --help                  this text
`);
});
