import type { Tried } from './search-repair.ts';

const MAX_PLACES = 6;

/** What a model is told of a search that found nothing: where it looked, and with what. A few hundred bytes. */
export function triedText(tried: readonly Tried[]): string {
  if (tried.length === 0) return '[driver] A mechanical search was tried first; it had nothing to try.';
  const places = new Map<string, number>();
  for (const { candidate } of tried) places.set(candidate.path, (places.get(candidate.path) ?? 0) + 1);
  const most = [...places].toSorted((a, b) => b[1] - a[1]);
  const shown = most.slice(0, MAX_PLACES).map(([path, count]) => `${path} (${count})`);
  const more = most.length > MAX_PLACES ? `, and ${most.length - MAX_PLACES} files more` : '';
  const red = tried.filter(({ verdict }) => verdict === 'passed').length;
  const flaky = red === 0 ? '' : ` ${red} passed on a copy, but not in the checkout.`;
  return `[driver] A mechanical search was tried first: ${tried.length} single edits (operators, constants, names, arguments, conditions, statements), none of which makes the tests pass.${flaky} Tried in ${shown.join(', ')}${more}. The fix is likely more than one such edit, or elsewhere.`;
}
