import type { TestFailure } from '../../../src/core/events.ts';
import { readOutput } from '../../../src/core/output/test-output.ts';

/** The digest of an output, of which the runner named `failures`. */
export const failingDigest = (
  output: string,
  { maxBytes, failures }: { maxBytes?: number; failures?: readonly TestFailure[] | undefined } = {},
): string => readOutput(output, { failures: failures ?? [] }).digest(maxBytes);
