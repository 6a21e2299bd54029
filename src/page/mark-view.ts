import type { Tone } from './test-result.ts';
import { type ElementView, h } from './view.ts';

/** A small word in the colour of its tone; the word itself tells as much as the colour. */
export function markView(tone: Tone, text: string): ElementView {
  return h('span', { class: `mark ${tone}` }, text);
}
