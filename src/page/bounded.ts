import { firstLine, formatCountOf } from './format.ts';
import { type ElementView, h, type View } from './view.ts';

// What the head of the page shows is short in any honest trace. A hostile one shall not push the evidence off
// the screen.

export const short = (text: string): string => firstLine(text, 300);

export function code(text: string): readonly View[] {
  return text === '' ? [] : [h('code', {}, short(text))];
}

/** The policy allows a patch twenty files; a record that names many more is shown in part. */
export const MAX_PATHS = 50;

export function leftOut(count: number): ElementView | null {
  return count > MAX_PATHS ? h('li', {}, `and ${formatCountOf(count - MAX_PATHS, 'more file')}`) : null;
}
