import { hash } from 'node:crypto';
import * as z from 'zod';
import { isPlainObject, type Json } from '../../src/base/json.ts';
import type {
  Completion,
  Conversation,
  ConversationItem,
  FunctionCall,
  LLM,
  RenderedRequest,
  RequestAttempt,
  SendOptions,
} from '../../src/core/ports.ts';
import { Usage } from '../../src/core/usage.ts';

/** Time that passes only when a script says so. */
export class ManualClock {
  #now = 1_000;
  readonly read = (): number => this.#now;

  advance(ms: number): void {
    this.#now += ms;
  }
}

/** What the endpoint does when it is asked once. */
export interface Step {
  readonly answer: Json | Extract<Completion, { kind: 'failed' }>;
  readonly takesMs?: number;
  readonly attempts?: readonly RequestAttempt[];
  /** Happens while the endpoint thinks: a cancelled run, a port that breaks. */
  readonly effect?: () => void;
}

const RawReply = z.object({
  calls: z.array(z.object({ callId: z.string(), name: z.string(), arguments: z.string() })),
  text: z.string(),
  cutBy: z.string().nullable(),
  usage: Usage.schema,
  leftOut: z.array(z.string()).exactOptional(),
  unread: z.string().exactOptional(),
});
/** The wire format of the scripted endpoint, read as a real one is: total. */
export function readScripted(raw: Json): Completion {
  const reply = RawReply.safeParse(raw);
  if (!reply.success)
    return lost('unavailable', 'The model endpoint gave no reply that can be read: another shape.');
  const { calls, text } = reply.data;
  const echo: Json[] = calls.map((call) => ({ type: 'call', ...call }));
  if (text !== '') echo.unshift({ type: 'text', text });
  return { kind: 'reply', leftOut: [], ...reply.data, echo, raw };
}

export interface Sent {
  readonly request: RenderedRequest;
  readonly conversation: Conversation;
  readonly timeoutMs: number;
}

type NextStep = (index: number, conversation: Conversation) => Step | undefined;

/** A model that says what its script says. Asked once more than scripted, or once less, `verify` fails. */
export class ScriptedLLM implements LLM {
  readonly api = 'scripted';
  readonly model = 'script-1';
  readonly endpoint = 'https://models.invalid/v1';
  readonly reasoningEffort = null;
  readonly sent: Sent[] = [];
  readonly #violations: string[] = [];
  readonly #script: readonly Step[] | NextStep;
  readonly #clock: ManualClock;
  readonly #rendered = new WeakMap<RenderedRequest, Conversation>();

  constructor(script: readonly Step[] | NextStep, clock: ManualClock) {
    this.#script = script;
    this.#clock = clock;
  }

  render(conversation: Conversation): RenderedRequest {
    const { instructions, functions } = conversation;
    const head = `${JSON.stringify({ instructions, functions }).slice(0, -1)},"items":[`;
    const items = conversation.items.flatMap(renderItem);
    const tail = ']}';
    const body = head + items.join(',') + tail;
    const request = { head, items, tail, sha256: hash('sha256', body), bytes: Buffer.byteLength(body) };
    this.#rendered.set(request, { ...conversation, items: [...conversation.items] });
    return request;
  }

  async send(request: RenderedRequest, { timeoutMs, signal, onAttempt }: SendOptions): Promise<Completion> {
    const conversation = this.#rendered.get(request);
    if (conversation === undefined) return this.#violated('sent a request that was not rendered');
    this.sent.push({ request, conversation, timeoutMs });
    this.#violations.push(...protocolFaults(conversation.items));
    if (signal.aborted) return this.#violated('asked the model after the run was cancelled');
    if (timeoutMs <= 0) return this.#violated('asked the model with no time left');
    const index = this.sent.length - 1;
    const step = typeof this.#script === 'function' ? this.#script(index, conversation) : this.#script[index];
    if (step === undefined) return this.#violated(`asked the model ${index + 1} times, more than scripted`);
    const { takesMs = 0, attempts = [], effect } = step;
    this.#clock.advance(Math.min(takesMs, timeoutMs));
    for (const attempt of attempts) onAttempt(attempt);
    effect?.();
    if (takesMs > timeoutMs) return lost('timeout', 'no answer in time');
    return isFailed(step.answer) ? step.answer : this.read(step.answer);
  }

  read(raw: Json): Completion {
    return readScripted(raw);
  }

  verify(): void {
    if (typeof this.#script !== 'function' && this.sent.length < this.#script.length) {
      this.#violations.push(`asked the model ${this.sent.length} times of ${this.#script.length} scripted`);
    }
    if (this.#violations.length > 0) throw new Error(this.#violations.join('\n'));
  }

  #violated(what: string): Completion {
    this.#violations.push(what);
    throw new Error(what);
  }
}

function isFailed(answer: Step['answer']): answer is Extract<Completion, { kind: 'failed' }> {
  return isPlainObject(answer) && answer['kind'] === 'failed';
}

function renderItem(item: ConversationItem): readonly string[] {
  if (item.type === 'reply') return item.echo.map((each) => JSON.stringify(each));
  return [JSON.stringify(item)];
}

/** What every endpoint insists on: each call that is sent back is answered once, before anything else is said. */
function protocolFaults(items: readonly ConversationItem[]): string[] {
  const faults: string[] = [];
  let open: readonly string[] = [];
  for (const item of items) {
    if (item.type === 'tool_output') {
      if (!open.includes(item.callId)) faults.push(`answers ${item.callId}, which no reply called`);
      open = open.filter((callId) => callId !== item.callId);
      continue;
    }
    if (open.length > 0) faults.push(`leaves ${open.join()} unanswered`);
    open = item.type === 'reply' ? callIdsOf(item.echo) : [];
    if (new Set(open).size < open.length) faults.push('sends back two calls of one id');
  }
  return open.length > 0 ? [...faults, `leaves ${open.join()} unanswered`] : faults;
}

const callIdsOf = (echo: readonly Json[]): string[] =>
  echo.flatMap((each) => (isPlainObject(each) && each['type'] === 'call' ? [String(each['callId'])] : []));

export const TURN_USAGE: Usage = { input_tokens: 100, cached_input_tokens: 0, output_tokens: 10 };

/** One reply with these calls, in order; a string as arguments goes out as it stands. */
export function calls(...each: readonly (readonly [name: string, args: Json])[]): Step {
  const made: FunctionCall[] = each.map(([name, args], index) => ({
    callId: `c${index}`,
    name,
    arguments: typeof args === 'string' ? args : JSON.stringify(args),
  }));
  return reply({ calls: made });
}

export const call = (name: string, args: Json): Step => calls([name, args]);
/** One reply with the calls of several. */
export const together = (...steps: readonly Step[]): Step =>
  calls(
    ...steps.flatMap(({ answer }) =>
      RawReply.parse(answer).calls.map(({ name, arguments: args }) => [name, args] as const),
    ),
  );
export const says = (text: string): Step => reply({ text });
export const cut = (step: Step, by: string): Step => change(step, { cutBy: by });
export const costs = (step: Step, usage: Usage): Step => change(step, { usage: { ...usage } });
export const leavingOut = (step: Step, ...leftOut: readonly string[]): Step =>
  change(step, { leftOut: [...leftOut] });

type FailedReason = Extract<Completion, { kind: 'failed' }>['reason'];
export const fails = (reason: FailedReason, message = `endpoint ${reason}`): Step => ({
  answer: lost(reason, message),
});

const lost = (reason: FailedReason, message: string): Extract<Completion, { kind: 'failed' }> => ({
  kind: 'failed',
  reason,
  status: reason === 'unauthorized' ? 401 : null,
  message,
});

function reply(parts: { readonly calls?: readonly FunctionCall[]; readonly text?: string }): Step {
  const made = (parts.calls ?? []).map((each) => ({ ...each }));
  return { answer: { calls: made, text: parts.text ?? '', cutBy: null, usage: { ...TURN_USAGE } } };
}

function change(step: Step, fields: { readonly [key: string]: Json }): Step {
  if (isFailed(step.answer) || !isPlainObject(step.answer)) throw new Error('only a reply can be changed');
  return { ...step, answer: { ...step.answer, ...fields } };
}
