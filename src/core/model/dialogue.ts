import type { Json } from '../../base/json.ts';
import { firstChars, shorten } from '../../base/text.ts';
import type { MalformedCause } from '../events.ts';
import { NOTES } from '../notes.ts';
import type { Completion, ConversationItem, FailedRequest, ModelReply, RenderedRequest } from '../ports.ts';
import { redactJson } from '../redaction.ts';
import { type Run, record, say, spendingNow } from '../run.ts';
import { SERVER_SETTINGS } from '../settings.ts';
import { remainingMs } from '../spending.ts';
import { baselineTests, lastTests, nextCheck, type SentRequest } from '../state.ts';
import { factsOf, type HistoryEvent } from '../summary.ts';
import type { Ending } from '../verdict/outcome.ts';
import { mendedText } from './feedback.ts';
import { INSTRUCTIONS, stateLine, untrusted } from './prompt.ts';
import { isContextFull, type MalformedReply } from './reply.ts';
import { FUNCTION_SPECS } from './tools.ts';

function stateNow(run: Run): string {
  const { state } = run;
  const check = nextCheck(state);
  const mended = mendedText(baselineTests(state, check), lastTests(state, check));
  return stateLine(spendingNow(run), factsOf(state.summary, check), mended);
}

/** Sends the conversation to the model. The trace has the request before it is sent. */
export async function callModel(run: Run): Promise<Completion> {
  const { llm, redact, signal } = run.ports;
  const { conversation, sent, summary } = run.state;
  const t = summary.turns;
  const request = llm.render({
    instructions: INSTRUCTIONS,
    functions: FUNCTION_SPECS,
    items: conversation,
  });
  record(run, { kind: 'llm_request', payload: { t, ...requestRecord(request, sent) } });
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
export function endingAfterFailure(run: Run, { reason, status, message }: FailedRequest): Ending {
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

/** Redacts a reply as it enters the run, and reads its calls from the redacted text, so that a replay reads the same. */
function redactedCompletion({ ports, state }: Run, completion: Completion): Completion {
  const { llm, redact } = ports;
  if (completion.kind === 'failed') return { ...completion, message: redact(completion.message) };
  const answered = state.conversation.flatMap((item) => (item.type === 'tool_output' ? item.callId : []));
  return llm.read(redactJson(completion.raw, redact), new Set(answered));
}

/** What is said to one call of a reply. */
export interface Answer {
  /** null when the model answered in text. */
  readonly callId: string | null;
  readonly text: string;
}

/** Answers every call of a reply, in their order. The last answer ends with `closing` and the state of the run. */
export function sayAnswers(run: Run, answers: readonly Answer[], closing: readonly string[]): void {
  const end = [...closing, stateNow(run)].join('\n');
  const whole = answers.map(({ callId, text }, at) => ({
    callId,
    text: at === answers.length - 1 ? `${text}\n${end}` : text,
  }));
  const inText = whole.flatMap(({ callId, text }) => (callId === null ? [text] : []));
  const items = whole.flatMap(({ callId, text }): ConversationItem[] =>
    callId === null ? [] : [{ type: 'tool_output', callId, text }],
  );
  say(run, ...items, ...(inText.length === 0 ? [] : [{ type: 'user' as const, text: inText.join('\n') }]));
}

/**
 * Records a reply that cannot be read; the error and the reply's beginning go to the model. Its tokens are charged. The run ends
 * where no reply can be better.
 */
export function noteMalformed(
  run: Run,
  reply: ModelReply,
  { error, cause }: MalformedReply,
  closing: readonly string[],
): Ending | null {
  const { raw, usage } = reply;
  record(run, { kind: 'llm_parse_error', payload: { t: run.state.t, error, raw, usage, cause } });
  if (isContextFull(reply)) {
    const tokens = usage.input_tokens + usage.output_tokens;
    const detail = `The context of the model is full: ${tokens} tokens. ${SERVER_SETTINGS.context}.`;
    return { stop: 'endpoint_failed', detail };
  }
  if (repliesWithoutCall(run.state.history) >= MAX_WITHOUT_CALL) return malformedEnding(run);
  sayRefused(run, reply, [`[driver] Malformed reply: ${error}. Nothing was executed.`, ...closing]);
  return null;
}

/** So many replies in a row without any call end a run: its server cannot make one of what the model writes. */
const MAX_WITHOUT_CALL = 10;

/** How many of the newest replies held no call at all. */
function repliesWithoutCall(history: readonly HistoryEvent[]): number {
  const replies = history.filter(({ kind }) => REPLY_KINDS.has(kind));
  const other = replies.findLastIndex(
    (event) => event.kind !== 'llm_parse_error' || event.payload.cause === 'broken',
  );
  return replies.length - 1 - other;
}

const REPLY_KINDS: ReadonlySet<string> = new Set(['llm_action', 'llm_parse_error', 'reflection']);

/** The end of a run whose replies cannot be used: says the commonest reason, and what mends it. */
export function malformedEnding({ state }: Run): Ending {
  const errors = state.history.flatMap((event) => (event.kind === 'llm_parse_error' ? [event.payload] : []));
  const byCause = [...Map.groupBy(errors, ({ cause = 'broken' }) => cause)];
  const [commonest] = byCause.toSorted(([, a], [, b]) => b.length - a.length);
  if (commonest === undefined) return { stop: 'malformed_replies' };
  const [cause, same] = commonest;
  const error = shorten(same.at(-1)?.error ?? '', 200);
  const detail = `${same.length} of ${state.summary.turns}, such as this one: ${error}. ${CURES[cause]}`;
  return { stop: 'malformed_replies', detail };
}

const CURES: Readonly<Record<MalformedCause, string>> = {
  no_call: SERVER_SETTINGS.calls,
  empty: SERVER_SETTINGS.parser,
  unread: SERVER_SETTINGS.parser,
  cut: SERVER_SETTINGS.output,
  broken: 'Try a stronger model',
};

/** No server has a context as small as this: a smaller count of a prompt is none. */
const MIN_CONTEXT_TOKENS = 256;

/**
 * Notes once that the server seems to drop the beginning of the conversation: it counts no more tokens for a request than for a
 * shorter one before. After a text to the model nothing is compared: templates then leave earlier thoughts out.
 */
export function noteCutConversation(run: Run, { usage, isEstimated }: ModelReply): void {
  const { summary, history, conversation, t } = run.state;
  const [is, was] = [usage.input_tokens, summary.lastInputTokens];
  if (isEstimated || is > was || is <= MIN_CONTEXT_TOKENS || conversation.at(-1)?.type !== 'tool_output')
    return;
  const reason = NOTES.cutConversation;
  if (history.some(({ kind, payload }) => kind === 'driver_note' && payload.reason === reason)) return;
  const note =
    `The endpoint counted ${is} tokens of input, and ${was} for a shorter request before: ` +
    `it seems to drop the beginning of the conversation, which is longer than the model's context. ${SERVER_SETTINGS.context}.`;
  record(run, { kind: 'driver_note', payload: { t, reason, note } });
}

/**
 * Tells the model what was wrong with its reply, and the reply's beginning, in place of the reply: some servers would refuse to
 * get that back.
 */
export function sayRefused(run: Run, reply: ModelReply, lines: readonly string[]): void {
  const text = [...lines, ...quotedReply(reply), stateNow(run)].join('\n');
  say(run, { type: 'unusable_reply', turn: run.state.t }, { type: 'user', text });
}

function quotedReply(reply: ModelReply): string[] {
  const [call] = reply.calls;
  const text = call === undefined ? reply.text : `${call.name} ${call.arguments}`;
  return text === '' ? [] : [untrusted('your reply, its beginning', firstChars(text, 500))];
}
