import { type Json, type JsonObject, listAt } from '../json.ts';
import type { ModelRequest, ReplyStep } from './script.ts';

// Constant, so that the same script gives the same bytes.
const createdAt = 1_700_000_000;
const defaultUsage = { input: 100, cached: 0, output: 10, reasoning: 0 };

/** The reply as the API that was called would write it. */
export function renderReply(step: ReplyStep, request: ModelRequest): JsonObject {
  return request.api === 'responses' ? renderResponse(step, request) : renderChatCompletion(step, request);
}

interface RenderedCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

function callsOf(step: ReplyStep, { index }: ModelRequest): readonly RenderedCall[] {
  return (step.calls ?? []).map(({ id, name, arguments: args }, i) => ({
    id: id ?? `call_${index}_${i}`,
    name,
    arguments: typeof args === 'string' ? args : JSON.stringify(args),
  }));
}

/** https://platform.openai.com/docs/api-reference/responses/object */
function renderResponse(step: ReplyStep, request: ModelRequest): JsonObject {
  const { body, index } = request;
  const { status = 'completed', usage = defaultUsage } = step;
  return {
    id: `resp_${index}`,
    object: 'response',
    created_at: createdAt,
    status,
    error: null,
    incomplete_details: status === 'incomplete' ? { reason: 'max_output_tokens' } : null,
    instructions: body['instructions'] ?? null,
    max_output_tokens: body['max_output_tokens'] ?? null,
    model: body['model'] ?? 'unknown',
    output: outputItems(step, request),
    parallel_tool_calls: body['parallel_tool_calls'] ?? true,
    previous_response_id: null,
    tool_choice: body['tool_choice'] ?? 'auto',
    tools: listAt(body, 'tools'),
    metadata: {},
    temperature: 1,
    top_p: 1,
    truncation: 'disabled',
    usage: {
      input_tokens: usage.input,
      input_tokens_details: { cached_tokens: usage.cached, cache_write_tokens: 0 },
      output_tokens: usage.output,
      output_tokens_details: { reasoning_tokens: usage.reasoning },
      total_tokens: usage.input + usage.output,
    },
  };
}

function outputItems(step: ReplyStep, request: ModelRequest): readonly Json[] {
  const { index } = request;
  const { status = 'completed', reasoning, text, refusal } = step;
  const content: readonly Json[] = [
    ...(text === undefined ? [] : [{ type: 'output_text', text, annotations: [], logprobs: [] }]),
    ...(refusal === undefined ? [] : [{ type: 'refusal', refusal }]),
  ];
  const summary = (reasoning?.summary ?? []).map((line) => ({ type: 'summary_text', text: line }));
  return [
    ...(reasoning === undefined
      ? []
      : [{ type: 'reasoning', id: `rs_${index}`, summary, encrypted_content: reasoning.encrypted }]),
    ...(content.length === 0
      ? []
      : [{ type: 'message', id: `msg_${index}`, role: 'assistant', status, content }]),
    ...callsOf(step, request).map(({ id, name, arguments: args }, i) => ({
      type: 'function_call',
      id: `fc_${index}_${i}`,
      call_id: id,
      name,
      arguments: args,
      status,
    })),
  ];
}

/** https://platform.openai.com/docs/api-reference/chat/object */
function renderChatCompletion(step: ReplyStep, request: ModelRequest): JsonObject {
  const { status = 'completed', usage = defaultUsage, text = null, refusal = null } = step;
  const calls = callsOf(step, request).map(({ id, name, arguments: args }) => ({
    id,
    type: 'function',
    function: { name, arguments: args },
  }));
  const finished = calls.length > 0 ? 'tool_calls' : 'stop';
  return {
    id: `chatcmpl-${request.index}`,
    object: 'chat.completion',
    created: createdAt,
    model: request.body['model'] ?? 'unknown',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: text,
          refusal,
          ...(calls.length === 0 ? {} : { tool_calls: calls }),
        },
        logprobs: null,
        finish_reason: status === 'incomplete' ? 'length' : finished,
      },
    ],
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
      prompt_tokens_details: { cached_tokens: usage.cached },
      completion_tokens_details: { reasoning_tokens: usage.reasoning },
    },
  };
}
