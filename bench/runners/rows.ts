import { JAVASCRIPT_ROWS } from './javascript-rows.ts';
import { NATIVE_ROWS } from './native-rows.ts';
import { OTHER_ROWS } from './other-rows.ts';
import { PYTHON_ROWS } from './python-rows.ts';
import type { RunnerRow } from './row.ts';

export const RUNNER_ROWS: readonly RunnerRow[] = [
  ...PYTHON_ROWS,
  ...JAVASCRIPT_ROWS,
  ...NATIVE_ROWS,
  ...OTHER_ROWS,
];
