import { readFileSync } from 'node:fs';

interface TraceFacts {
  /** What the run's `outcome` event says; '' when there is none. */
  readonly outcome: string;
  /** How often the driver ran the test command. */
  readonly testRuns: number;
  readonly bytes: number;
  /** What any complete record must hold once: the last request, every reply, and test outputs that are in neither. */
  readonly uniqueBytes: number;
}

interface Exchanged {
  readonly lastRequest: Buffer;
  readonly replies: readonly Buffer[];
}

/** Reads a trace of one run, its format taken from docs/trace.md and not from our own reader. */
export function readTrace(path: string, { lastRequest, replies }: Exchanged): TraceFacts {
  const text = readFileSync(path);
  const events = text.toString().trimEnd().split('\n').map(parseLine);
  const tests = events.filter(({ kind }) => kind === 'tests').map(({ payload }) => String(payload['output']));
  const request = lastRequest.toString();
  // A reply is in the request that follows it, but for its own envelope; only the last one is in none.
  const unseen = [...new Set(tests)].filter((output) => !request.includes(inJson(output.trimEnd())));
  const sizes = [lastRequest, ...replies, ...unseen].map((each) => Buffer.byteLength(each));
  return {
    outcome: String(events.find(({ kind }) => kind === 'outcome')?.payload['outcome'] ?? ''),
    testRuns: tests.length,
    bytes: text.length,
    uniqueBytes: sizes.reduce((sum, each) => sum + each, 0),
  };
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

interface Line {
  readonly kind: unknown;
  readonly payload: Readonly<Record<string, unknown>>;
}

function parseLine(line: string): Line {
  const { kind, payload }: Line = JSON.parse(line);
  return { kind, payload };
}
