import type { PageDocument, PageWindow, TextRange } from './dom.ts';

/** More marks than this help nobody, and cost. */
const MAX_MARKS = 2_000;
/** NodeFilter.SHOW_TEXT. */
const TEXT = 4;

/** Colours the hits in the opened turns without touching them, in browsers with CSS highlights; null clears. */
export function markHits(document: PageDocument, window: PageWindow, pattern: RegExp | null): void {
  const highlights = window.CSS?.highlights;
  if (highlights === undefined || window.Highlight === undefined) return;
  highlights.delete('hit');
  if (pattern === null) return;
  const ranges: TextRange[] = [];
  for (const body of document.querySelectorAll('#turns details[open] > .body')) {
    const walker = document.createTreeWalker(body, TEXT);
    for (let node = walker.nextNode(); node !== null && ranges.length < MAX_MARKS; node = walker.nextNode()) {
      for (const match of node.data.matchAll(pattern)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        ranges.push(range);
      }
    }
  }
  highlights.set('hit', new window.Highlight(...ranges.slice(0, MAX_MARKS)));
}
