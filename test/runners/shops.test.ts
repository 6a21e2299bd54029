import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FORMS, faultsOf, outputsOfText } from '../../bench/runners/forms.ts';
import { RUNNER_ROWS } from '../../bench/runners/rows.ts';

// What `npm run runners -- --save test/runners/shops` kept of real runners: every cell of its table is right.

const SHOPS = new URL('shops/', import.meta.url);
const kept = new Set(readdirSync(SHOPS).map((name) => name.replace(/\.txt$/, '')));

test('each kept output is of a row of the table', () => {
  const names = RUNNER_ROWS.map(({ name }) => name);
  expect([...kept].filter((name) => !names.includes(name))).toEqual([]);
  expect(kept.size).toBe(51);
});

describe.each(RUNNER_ROWS.filter(({ name }) => kept.has(name)))('$name', (row) => {
  const outputs = outputsOfText(readFileSync(new URL(`${row.name}.txt`, SHOPS), 'utf8'));

  test.each(FORMS.filter((form) => outputs.has(form)))('%s', (form) => {
    expect(faultsOf(row, form, outputs).replace(/^–$/, '')).toBe('');
  });
});
