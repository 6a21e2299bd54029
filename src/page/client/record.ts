import type { Json } from '../../agent/json.ts';
import type { PageEvent } from '../page-run.ts';
import type { Turn } from '../turns.ts';
import type { PageDocument, PageWindow } from './dom.ts';

/** What the server part embeds for the script, beside the events. */
export interface PageIndex {
  readonly turns: readonly Turn[];
  /** Indexes of the events that are requests, in order. */
  readonly requests: readonly number[];
  /** How many turns stand in the page already. */
  readonly drawn: number;
}

/** The run as the page holds it. Events stay text until someone looks at them: most of them nobody ever does. */
export interface RunRecord {
  readonly index: PageIndex;
  event(index: number): PageEvent;
}

export function readRecord(document: PageDocument): RunRecord {
  const index: PageIndex = JSON.parse(document.getElementById('index')?.textContent ?? '');
  let lines: readonly string[] | null = null;
  return {
    index,
    event: (at) => {
      lines ??= readLines(document);
      return JSON.parse(lines[at] ?? 'null') ?? MISSING;
    },
  };
}

/** Only a damaged page lacks an event that its index names. */
const MISSING: PageEvent = { seq: 0, ts: null, kind: 'missing', payload: null };

/** Events stand one a line, in blocks of bounded size. */
function readLines(document: PageDocument): readonly string[] {
  return [...document.querySelectorAll('script.events')].flatMap((block) =>
    (block.textContent ?? '').split('\n'),
  );
}

/** The payloads of all requests up to and including the one at an event's index. */
export function requestsUpTo(record: RunRecord, index: number): readonly Json[] {
  return record.index.requests.filter((at) => at <= index).map((at) => record.event(at).payload);
}

/** The sha256 of a text's UTF-8 bytes, in hex; null where the browser offers no hashing (plain http). */
export async function sha256Of(window: PageWindow, text: string): Promise<string | null> {
  const digest = await window.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  if (digest === undefined) return null;
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
