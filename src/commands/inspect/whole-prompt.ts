import type { Json } from '../../agent/json.ts';
import { bodyOf } from '../../agent/ports.ts';
import { type Message, messageOfItem, messagesOfBody } from '../../trace/prompt-messages.ts';
import { isExact, type RebuiltPrompt } from '../../trace/prompt-rebuild.ts';
import type { TraceEvent } from '../../trace/reader.ts';
import { ownMessages } from './event-text.ts';

export interface WholePrompt {
  readonly messages: readonly Message[];
  /** Why the prompt is not proven to be the one that was sent; null when it is. */
  readonly doubt: string | null;
}

/** All messages of a request, its sha256 checked. */
export function wholePrompt(event: TraceEvent, prompt: RebuiltPrompt | null): WholePrompt {
  if (prompt === null)
    return { messages: ownMessages(event), doubt: `line ${event.line}: not a readable request` };
  const doubt = `line ${event.line}: the rebuilt prompt does not have the sha256 that was recorded when it was sent`;
  return { messages: messagesOf(prompt), doubt: isExact(prompt) ? null : doubt };
}

function messagesOf(prompt: RebuiltPrompt): readonly Message[] {
  try {
    const body: Json = JSON.parse(bodyOf(prompt));
    return messagesOfBody(body);
  } catch {
    // A part was changed or lost; its items are still worth seeing.
    return prompt.items.map((item) => messageOfItem(JSON.parse(item)));
  }
}
