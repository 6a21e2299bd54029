import { remainingMs } from './budget.ts';
import type { Ending } from './conclude.ts';
import { NO_USAGE } from './events.ts';
import { isJsonObject, type Json } from './json.ts';
import type { Completion, LLM, Redact, RenderedRequest } from './ports.ts';
import { INSTRUCTIONS } from './prompt.ts';
import { redactJson } from './redaction.ts';
import type { Run, Sent } from './run.ts';
import { FUNCTION_SPECS } from './tools.ts';

export type Ask =
  | { readonly expects: 'action' }
  | { readonly expects: 'reflection'; readonly reason: string };

/** Sends the conversation as it stands. The request is in the trace before it is on the wire. */
export async function callModel(run: Run, ask: Ask): Promise<Completion> {
  const { llm, redact, signal } = run.ports;
  const { t } = run;
  const request = llm.render({
    instructions: INSTRUCTIONS,
    functions: FUNCTION_SPECS,
    items: run.conversation,
    expects: ask.expects,
  });
  const payload = { t, ...requestRecord(request, run.sent) };
  run.record(
    ask.expects === 'action'
      ? { kind: 'llm_request', payload }
      : { kind: 'reflection_request', payload: { ...payload, reason: ask.reason } },
  );
  run.noteSent({ head: request.head, items: request.items.length });
  const completion = await llm.send(request, {
    timeoutMs: remainingMs(run.spending),
    signal,
    onAttempt: ({ status, error, waitMs }) =>
      run.record({
        kind: 'llm_attempt',
        payload: { t, status, error: error && redact(error), wait_ms: waitMs },
      }),
  });
  return redacted(completion, llm, redact);
}

/** A lost endpoint ends the run; the trace says how it was lost. */
export function endingOf(
  run: Run,
  { reason, status, message }: Extract<Completion, { kind: 'failed' }>,
): Ending {
  run.record({ kind: 'llm_error', payload: { t: run.t, reason, status, message } });
  if (reason === 'cancelled') return { stop: 'cancelled' };
  if (reason === 'timeout' && remainingMs(run.spending) <= 0) return { stop: 'timeout' };
  return { stop: reason === 'exhausted' ? 'recording_ended' : 'endpoint_failed', detail: message };
}

function requestRecord(request: RenderedRequest, sent: Sent) {
  const appended = request.items.slice(sent.items).map((item): Json => JSON.parse(item));
  const { tail, sha256, bytes } = request;
  return { ...(request.head === sent.head ? {} : { head: request.head }), appended, tail, sha256, bytes };
}

/** Redacts where text enters the run, and reads the reply from what is left, so that a replay reads the same. */
function redacted(completion: Completion, llm: LLM, redact: Redact): Completion {
  switch (completion.kind) {
    case 'reply':
      return llm.read(redactJson(completion.raw, redact));
    case 'garbled':
      return recall(redactJson(recordOf(completion), redact), llm);
    case 'failed':
      return { ...completion, message: redact(completion.message) };
  }
}

/** A garbled answer has no shape of its own; this is the one the trace gives it. */
function recordOf({ error, raw, usage }: Extract<Completion, { kind: 'garbled' }>): Json {
  return { garbled: error, excerpt: raw, usage };
}

/** Reads a reply back from the trace: the inverse of what `callModel` hands to the driver. */
export function recall(raw: Json, llm: Pick<LLM, 'read'>): Completion {
  if (!isJsonObject(raw) || typeof raw['garbled'] !== 'string') return llm.read(raw);
  return { kind: 'garbled', error: raw['garbled'], raw, usage: usageOf(raw['usage']) };
}

function usageOf(value: Json | undefined) {
  if (value === undefined || !isJsonObject(value)) return NO_USAGE;
  const count = (key: keyof typeof NO_USAGE): number => (typeof value[key] === 'number' ? value[key] : 0);
  return {
    input_tokens: count('input_tokens'),
    cached_input_tokens: count('cached_input_tokens'),
    output_tokens: count('output_tokens'),
  };
}
