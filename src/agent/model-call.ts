import { assertNever } from './assert-never.ts';
import { remainingMs } from './budget.ts';
import type { Ending } from './ending.ts';
import { FUNCTION_SPECS } from './function-specs.ts';
import type { Json } from './json.ts';
import type { Completion, LLM, Redact, RenderedRequest } from './ports.ts';
import { INSTRUCTIONS } from './prompt.ts';
import { redactJson } from './redaction.ts';
import type { Run, Sent } from './run.ts';

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
  run.noteSent({ head: request.head, tail: request.tail, items: request.items.length });
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
  if (reason === 'timeout') return { stop: 'timeout', detail: message };
  return { stop: reason === 'exhausted' ? 'recording_ended' : 'endpoint_failed', detail: message };
}

function requestRecord(request: RenderedRequest, sent: Sent) {
  const appended = request.items.slice(sent.items).map((item): Json => JSON.parse(item));
  const { head, tail, sha256, bytes } = request;
  return {
    ...(head === sent.head ? {} : { head }),
    appended,
    ...(tail === sent.tail ? {} : { tail }),
    sha256,
    bytes,
  };
}

/** Redacts where text enters the run, and reads the reply from what is left, so that a replay reads the same. */
function redacted(completion: Completion, llm: LLM, redact: Redact): Completion {
  switch (completion.kind) {
    case 'reply':
    case 'garbled':
      return llm.read(redactJson(completion.raw, redact));
    case 'failed':
      return { ...completion, message: redact(completion.message) };
    default:
      return assertNever(completion);
  }
}
