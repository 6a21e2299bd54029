import { expect } from 'vitest';
import * as z from 'zod';
import { answerRed, type Play } from '../scenario/acts.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { uploadedRecord, type World } from '../scenario/world.ts';

const LineSchema = z.object({ kind: z.string(), payload: z.looseObject({}) });
type Payload = Readonly<Record<string, unknown>>;

/** Many cases ask for the same trace. */
const known = new WeakMap<object, readonly z.infer<typeof LineSchema>[]>();

/** What the last uploaded trace holds of a kind. */
export function payloadsOf(world: Pick<World, 'artifacts'>, kind: string): readonly Payload[] {
  const trace = uploadedRecord(world)?.files.get('trace.jsonl') ?? Buffer.alloc(0);
  const texts = () =>
    trace
      .toString()
      .trim()
      .split('\n')
      .filter((line) => line !== '');
  const lines = known.get(trace) ?? texts().map((line) => LineSchema.parse(JSON.parse(line)));
  known.set(trace, lines);
  return lines.filter((line) => line.kind === kind).map(({ payload }) => payload);
}

const ToolResult = z.object({
  tool: z.string(),
  args: z.looseObject({}),
  obs: z.object({ ok: z.boolean(), output: z.string(), meta: z.looseObject({}) }),
});
export type ToolResult = z.infer<typeof ToolResult>;

export const toolResultsOf = (world: World): readonly ToolResult[] =>
  payloadsOf(world, 'tool_result').map((payload) => ToolResult.parse(payload));

/** Everything that the tests of a run printed. */
export const testOutputOf = (world: World): string =>
  payloadsOf(world, 'tests')
    .map(({ output }) => String(output))
    .join('\n');

/** The body of the only pull request. */
export function pullBody({ github }: World): string {
  const [pull, ...others] = github.state.pulls();
  expect(others).toEqual([]);
  return pull?.body ?? '';
}

/** What of GitHub's API was asked to change something. */
export const writesTo = ({ github }: World): readonly string[] =>
  github.requests.flatMap(({ operation, method }) =>
    operation !== undefined && method !== 'GET' ? [operation] : [],
  );

/** Answers the failed run of a world; what goes wrong comes with what the log told last. */
export async function raid(world: World, act: Omit<Play, 'fixture'> = {}): Promise<ActionResult> {
  let log = '';
  const onLog = (text: string): void => {
    log += text;
  };
  try {
    return await answerRed(world, { ...act, onLog });
  } catch (cause) {
    const lines = log.split('\n').filter((line) => /^\[(?:turn|model|driver|tests|end)/.test(line));
    const found = cause instanceof Error && 'actual' in cause ? JSON.stringify(cause.actual) : String(cause);
    throw new Error(`${found} after ${lines.slice(-3).join(' ')}`, { cause });
  }
}
