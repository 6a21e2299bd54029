import { describe, expect, test } from 'vitest';
import { callsOf, programName } from '../../src/command/command.ts';
import { NO_FILES } from '../../src/workflow/manifest.ts';
import { type CallRow, EFFECT_ROWS, KIND_ROWS } from '../../src/workflow/purpose-rows.ts';
import { lengthIn, parseRow, readStep } from '../../src/workflow/script-purpose.ts';

/** The words of all calls of a command, each with the program's bare name first. */
async function callsIn(command: string): Promise<string[][]> {
  const calls = callsOf(await readStep(NO_FILES, { run: command, shell: null, folder: '.' }));
  return calls.map(({ words: [program, ...args] }) => [
    programName(program?.value ?? ''),
    ...args.map(({ value }) => value),
  ]);
}

/** Rows above find a call of the kind `null`, a launcher's, before the call that it starts: both count. */
const isFirstFor = (call: readonly string[], row: CallRow<unknown>, rows: readonly CallRow<unknown>[]) =>
  rows.find((each) => lengthIn(call, parseRow(each)) !== null) === row;

describe.each([
  ['a kind of call', KIND_ROWS],
  ['a side effect', EFFECT_ROWS],
] as const)('a row for %s', (_, rows: readonly CallRow<unknown>[]) => {
  test.each(rows)('$words: $example, not $other', async (row) => {
    const calls = await callsIn(row.example);
    expect(calls.some((call) => isFirstFor(call, row, rows))).toBe(true);
    for (const call of await callsIn(row.other))
      expect(lengthIn(call, parseRow(row)), call.join(' ')).toBeNull();
  });

  test('has no word longer than 120 characters', () => {
    for (const word of rows.flatMap(({ words }) => words.split(' ')))
      expect(word.length, word).toBeLessThanOrEqual(120);
  });
});
