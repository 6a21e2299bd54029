import type { Json } from '../json.ts';
import {
  type Completion,
  type ConversationItem,
  type FunctionCall,
  type ModelReply,
  type RenderedRequest,
  readAgain,
} from '../ports.ts';
import { redactJson } from '../redaction.ts';
import { type Run, record, say, spendingNow } from '../run.ts';
import { remainingMs, type SentRequest } from '../state.ts';
import { firstChars } from '../text.ts';
import type { Ending } from '../verdict/outcome.ts';
import { INSTRUCTIONS, untrusted } from './prompt.ts';
import { canEcho } from './reply.ts';
import { FUNCTION_SPECS } from './tools.ts';

type ModelRequest =
  | { readonly expects: 'action' }
  | { readonly expects: 'reflection'; readonly reason: string };

/** Sends the conversation as it stands. The request is in the trace before it is on the wire. */
export async function callModel(run: Run, ask: ModelRequest): Promise<Completion> {
  const { llm, redact, signal } = run.ports;
  const { conversation, sent, summary } = run.state;
  const t = ask.expects === 'action' ? summary.turns : run.state.t;
  const request = llm.render({
    instructions: INSTRUCTIONS,
    functions: FUNCTION_SPECS,
    items: conversation,
    expects: ask.expects,
  });
  const payload = { t, ...requestRecord(request, sent) };
  record(
    run,
    ask.expects === 'action'
      ? { kind: 'llm_request', payload }
      : { kind: 'reflection_request', payload: { ...payload, reason: ask.reason } },
  );
  const completion = await llm.send(request, {
    timeoutMs: remainingMs(spendingNow(run)),
    signal,
    onAttempt: ({ status, error, waitMs }) =>
      record(run, {
        kind: 'llm_attempt',
        payload: { t, status, error: error && redact(error), wait_ms: waitMs },
      }),
  });
  return redactedCompletion(run, completion);
}

/** A lost endpoint ends the run; the trace says how it was lost. */
export function endingOf(
  run: Run,
  { reason, status, message }: Extract<Completion, { kind: 'failed' }>,
): Ending {
  record(run, { kind: 'llm_error', payload: { t: run.state.t, reason, status, message } });
  if (reason === 'cancelled') return { stop: 'cancelled' };
  if (reason === 'timeout') return { stop: 'timeout', detail: message };
  return { stop: reason === 'exhausted' ? 'recording_ended' : 'endpoint_failed', detail: message };
}

function requestRecord(request: RenderedRequest, sent: SentRequest) {
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
function redactedCompletion({ ports, state }: Run, completion: Completion): Completion {
  const { llm, redact } = ports;
  if (completion.kind === 'failed') return { ...completion, message: redact(completion.message) };
  const answered = state.conversation.flatMap((item) => (item.type === 'tool_output' ? item.callId : []));
  return readAgain(llm, redactJson(completion.raw, redact), new Set(answered));
}

/** Which call of a reply is being answered, and which calls beside it are not executed. */
export interface CallRef {
  /** null when the model answered in text. */
  readonly callId: string | null;
  readonly ignored: readonly FunctionCall[];
  /** What was wrong with the call and was let pass. */
  readonly forgiven: readonly string[];
}

/** Answers the call that was executed, and tells the model about those that were not (I2). */
export function answer(run: Run, { callId, ignored, forgiven }: CallRef, said: string): void {
  const pardon = forgiven.join('; ');
  if (pardon !== '')
    record(run, { kind: 'driver_note', payload: { t: run.state.t, reason: 'forgiven', note: pardon } });
  const text = pardon === '' ? said : `${said}\n[driver] ${pardon}.`;
  say(run, callId === null ? { type: 'user', text } : { type: 'tool_output', callId, text });
  if (ignored.length === 0) return;
  const note = `${ignored.length} more calls in the same reply were not executed: one call a turn`;
  record(run, { kind: 'driver_note', payload: { t: run.state.t, reason: 'extra_calls', note } });
  say(run, ...answersTo(ignored, '[driver] Not executed: one call a turn.'));
}

/** The error goes back to the model; its reply too, when every server can take it. Tokens are charged. */
export function noteMalformed(
  run: Run,
  reply: ModelReply,
  expects: 'action' | 'reflection',
  error: string,
): null {
  const { raw, usage } = reply;
  record(run, { kind: 'llm_parse_error', payload: { t: run.state.t, expects, error, raw, usage } });
  const note = `[driver] Malformed reply: ${error}.`;
  sayRefused(run, reply, note);
  return null;
}

/** Says what was wrong with a reply: under the reply itself when every server can take it back, else under its beginning. */
export function sayRefused(run: Run, reply: ModelReply, text: string): void {
  if (reply.calls.length === 0 || !canEcho(reply)) {
    say(run, { type: 'user', text: [text, ...quotedReply(reply)].join('\n') });
    return;
  }
  const [first, ...others] = reply.calls;
  say(
    run,
    { type: 'reply', echo: reply.echo },
    ...answersTo(first === undefined ? [] : [first], text),
    ...answersTo(others, '[driver] Not executed: one call a turn.'),
  );
}

const answersTo = (calls: readonly FunctionCall[], text: string): ConversationItem[] =>
  calls.map(({ callId }) => ({ type: 'tool_output', callId, text }));

function quotedReply(reply: ModelReply): string[] {
  const [call] = reply.calls;
  const text = call === undefined ? reply.text : `${call.name} ${call.arguments}`;
  return text === '' ? [] : [untrusted('your reply, its beginning', firstChars(text, 500))];
}
