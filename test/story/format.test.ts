import { expect, test } from 'vitest';
import { formatCount } from '../../src/story/format.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
  [-1000, '-1,000'],
  [-999, '-999'],
  [1234.5, '1,234.5'],
  [0.1 + 0.2, '0.3'],
])('%d is shown as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
