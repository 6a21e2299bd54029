import { limitBeforeModelCall } from './budget.ts';
import { judgeClaim } from './claim.ts';
import { noteMalformed } from './dialogue.ts';
import type { Ending } from './ending.ts';
import { executeTurn, observeMistake } from './execute-turn.ts';
import { isGreenAndIdle } from './idle.ts';
import { callModel, endingOf } from './model-call.ts';
import { canEcho, readDecision } from './reply.ts';
import type { Run } from './run.ts';

/** DECIDE → VALIDATE, then the turn's own way: EXECUTE, or FINAL. */
export async function turn(run: Run): Promise<Ending | null> {
  if (run.ports.signal.aborted) return { stop: 'cancelled' };
  const limit = limitBeforeModelCall(run.spending);
  if (limit !== null) return { stop: limit };
  if (isGreenAndIdle(run)) return { stop: 'green_and_idle' };
  run.beginTurn();
  const completion = await callModel(run, { expects: 'action' });
  if (completion.kind === 'failed') return endingOf(run, completion);
  if (completion.kind === 'garbled') return noteMalformed(run, completion, 'action', completion.error);
  const decision = readDecision(completion);
  if (decision.kind === 'malformed') return noteMalformed(run, completion, 'action', decision.error);
  if (decision.kind === 'mistaken') return observeMistake(run, completion, decision);
  if (!canEcho(completion)) return noteMalformed(run, completion, 'action', TOO_MANY_CALLS);
  const { t } = run;
  const { action, trailing } = decision;
  run.record({ kind: 'llm_action', payload: { t, raw: completion.raw, action, usage: completion.usage } });
  if (trailing !== '') run.record({ kind: 'llm_trailing_text', payload: { t, trailing } });
  run.say({ type: 'reply', echo: completion.echo });
  return action.type === 'final' ? judgeClaim(run, action, decision) : executeTurn(run, action, decision);
}

const TOO_MANY_CALLS =
  'too many calls, or calls that cannot be read, in one reply; call exactly one function';
