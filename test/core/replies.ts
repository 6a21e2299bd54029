import { type ModelReply, readDecision } from '../../src/core/model/reply.ts';
import type { FunctionCall } from '../../src/core/ports.ts';
import { readScripted, TURN_USAGE } from './scripted.ts';

/** A reply as an endpoint would give it, for the functions that read one. */
export function replyOf(parts: {
  readonly calls?: readonly FunctionCall[];
  readonly text?: string;
  readonly cutBy?: string;
}): ModelReply {
  const calls = (parts.calls ?? []).map((each) => ({ ...each }));
  const raw = { calls, text: parts.text ?? '', cutBy: parts.cutBy ?? null, usage: { ...TURN_USAGE } };
  const completion = readScripted(raw);
  if (completion.kind !== 'reply') throw new Error('not a reply');
  return completion;
}

export const callOf = (name: string, args: string, callId = 'c0'): FunctionCall => ({
  callId,
  name,
  arguments: args,
});
export const decide = (name: string, args: string) => readDecision(replyOf({ calls: [callOf(name, args)] }));
export const decideText = (text: string) => readDecision(replyOf({ text }));
export const errorOf = (decision: ReturnType<typeof readDecision>): string =>
  decision.kind === 'action' ? `no error: ${JSON.stringify(decision)}` : decision.error;
