import type { PageElement } from './dom.ts';

/** Whether an event's target is an element: it may also be the document or the window. */
export function isElement(target: unknown): target is PageElement {
  return typeof target === 'object' && target !== null && 'closest' in target;
}
