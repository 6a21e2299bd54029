import { hash } from 'node:crypto';
import type { ConversationItem, RenderedRequest } from '../agent/ports.ts';

/** The exact text of a request's body. */
export function bodyOf({ head, items, tail }: Pick<RenderedRequest, 'head' | 'items' | 'tail'>): string {
  return head + items.join(',') + tail;
}

export function renderedRequest(parts: Pick<RenderedRequest, 'head' | 'items' | 'tail'>): RenderedRequest {
  const body = bodyOf(parts);
  return { ...parts, sha256: hash('sha256', body), bytes: Buffer.byteLength(body) };
}

export type RenderItem = (item: ConversationItem) => readonly string[];

/** Renders each item once in its life, so that a turn costs what it adds, however long the conversation is. */
export function onceEach(render: RenderItem): RenderItem {
  const rendered = new WeakMap<ConversationItem, readonly string[]>();
  return (item) => {
    const known = rendered.get(item);
    if (known !== undefined) return known;
    const texts = render(item);
    rendered.set(item, texts);
    return texts;
  };
}

/** `{"a":1}` → `{"a":1,"key":[`: the body up to its first item. */
export function openList(params: object, key: string): string {
  return `${JSON.stringify(params).slice(0, -1)},${JSON.stringify(key)}:[`;
}
