import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';

export type Payload = Record<string, unknown>;

const Examples = z.array(
  z.object({ name: z.string(), examples: z.array(z.record(z.string(), z.unknown())) }),
);

const known = new Map<string, readonly Payload[]>();

/**
 * GitHub's own examples of an event (@octokit/webhooks-examples). Read as a file: imported, its 4 MB of JSON take 50 MB of
 * each worker, and every start of a process pays for its parent's memory.
 */
export function webhookExamples(event: string): readonly Payload[] {
  const found = known.get(event) ?? readExamples(event);
  known.set(event, found);
  return found;
}

/** A copy of the example at `at`. Throws when there is none. */
export function webhookExample(event: string, at: number): Payload {
  const found = webhookExamples(event)[at];
  if (found === undefined) throw new Error(`No example ${at} of ${event}`);
  return structuredClone(found);
}

function readExamples(event: string): readonly Payload[] {
  const file = createRequire(import.meta.url).resolve('@octokit/webhooks-examples');
  const all = Examples.parse(JSON.parse(readFileSync(file, 'utf8')));
  return all.find(({ name }) => name === event)?.examples ?? [];
}
