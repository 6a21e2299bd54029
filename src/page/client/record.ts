import { isRequest } from '../event-view.ts';
import type { PageEvent } from '../page-run.ts';

/** The lines of the record as the page holds it, one an event, in blocks of bounded size; read when first asked for. */
let lines: readonly string[] | null = null;

/** Only a damaged page lacks an event that its rows name. */
const MISSING: PageEvent = { seq: 0, ts: null, kind: 'missing', payload: null };

/** An event by its place in the record. It stays text until someone looks at it: most of them nobody ever does. */
export function eventAt(index: number): PageEvent {
  lines ??= [...document.querySelectorAll('script.events')].flatMap((block) =>
    (block.textContent ?? '').split('\n'),
  );
  return JSON.parse(lines[index] ?? 'null') ?? MISSING;
}

/** The events of a row, from its `start`th on. */
export function* eventsOf(row: HTMLElement, start = 0): Iterable<PageEvent> {
  const [from, count] = [Number(row.dataset['from']), Number(row.dataset['count'])];
  for (let index = from + start; index < from + count; index += 1) yield eventAt(index);
}

/** The payloads of all requests up to and including the one at an event's index. */
export function requestsUpTo(index: number): readonly unknown[] {
  return Array.from({ length: index + 1 }, (_, at) => eventAt(at))
    .filter(({ kind }) => isRequest(kind))
    .map(({ payload }) => payload);
}

/** Whether a text has a sha256, in words. */
export async function checkWords(text: string, sha256: string): Promise<string> {
  if (sha256 === '') return 'The record holds no hash of it.';
  // https://www.w3.org/TR/webcrypto-2/: only where the page counts as a secure context.
  if (!window.isSecureContext) return 'This browser cannot check its sha256 here.';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === sha256
    ? 'Its sha256 is the recorded one.'
    : `Its sha256 is NOT the recorded one: ${found}.`;
}
