import { isJsonObject, type Json } from '../../agent/json.ts';
import { type Message, messageOfItem } from '../../trace/prompt-messages.ts';
import type { TraceEvent } from '../../trace/reader.ts';
import { PROMPT_KINDS } from './options.ts';

// The shapes and the lengths of the Python original (llm_repo_agent/inspect_trace.py).

export const MAX_PAYLOAD = 1200;
export const MAX_CONTENT = 800;
const MAX_SUMMARY = 300;

/** Seconds since 1970 as local time; '-' when there is none. */
export function formatTime(ts: number | null): string {
  if (ts === null || ts === 0) return '-';
  const time = new Date(ts * 1000);
  if (Number.isNaN(time.getTime())) return String(ts);
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${date} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')}`;
}

/** The first `max` characters; '...' says that there are more. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = Array.from(text.slice(0, 2 * max));
  return characters.length <= max && text.length <= 2 * max
    ? text
    : `${characters.slice(0, max).join('')}...`;
}

/** The payload in one line. */
export const lineText = (payload: Json): string => unlessTooDeep(() => oneLineJson(payload));

/** The payload indented. */
export const blockText = (payload: Json): string => unlessTooDeep(() => JSON.stringify(payload, null, 2));

function unlessTooDeep(write: () => string): string {
  try {
    return write();
  } catch (error) {
    if (error instanceof RangeError) return '(nested too deeply to show)';
    throw error;
  }
}

/** JSON in one line with a blank after each ':' and ','. */
function oneLineJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(oneLineJson).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLineJson(each)}`);
  return `{${members.join(', ')}}`;
}

/** A prompt as `role: content` paragraphs. */
export function promptText(messages: readonly Message[], shorten: (content: string) => string): string {
  return messages.map(({ role, content }) => `${role}: ${shorten(content)}`).join('\n\n');
}

/** What a request event itself holds: what it added to the conversation. */
export function ownMessages({ payload }: TraceEvent): readonly Message[] {
  const items = payload['appended'];
  return Array.isArray(items) ? items.map(messageOfItem) : [];
}

/** An event in one short line, for the history around a prompt. */
export function summaryText(event: TraceEvent): string {
  return cut(oneLine(bareSummary(event)), MAX_SUMMARY).replaceAll('\t', ' ');
}

function bareSummary(event: TraceEvent): string {
  const { kind, payload } = event;
  if (PROMPT_KINDS.has(kind)) return promptText(ownMessages(event), (content) => cut(content, MAX_SUMMARY));
  if (kind === 'tool_call') {
    const name = payload['name'] || payload['tool'] || 'tool_call';
    return `tool_call ${name} ${lineText(payload['args'] ?? payload['kwargs'] ?? {})}`;
  }
  if (kind === 'tool_result') {
    const told = payload['summary'] || payload['output'];
    return `tool_result ${typeof told === 'string' ? told : lineText(payload)}`;
  }
  return lineText(payload);
}

/** Where Python's splitlines ends a line. */
const LINE_ENDS = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

export const linesOf = (text: string): readonly string[] => {
  const lines = text.split(LINE_ENDS);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};

export const oneLine = (text: string): string => linesOf(text).join(' ');
