import type { Pieces } from './evaluate.ts';

/** `values`: what stands in the holes, in their order; null where the text does not tell where one ends and the next begins. */
export interface Fit {
  readonly values: readonly string[] | null;
}

/** Whether a text can be what the pieces evaluate to; null when it cannot. */
export function fitText(pieces: Pieces, text: string): Fit | null {
  const literals = literalsOf(pieces);
  const [first = '', ...rest] = literals;
  const last = rest.pop();
  if (last === undefined) return text === first ? { values: [] } : null;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return null;
  const [from, to] = [first.length, text.length - last.length];
  const early = cutsFromStart(rest, text, { from, to });
  const late = cutsFromEnd(rest, text, { from, to });
  if (early === null || late === null) return null;
  const values = valuesBetween(rest, text, { from, to, cuts: early });
  const isOnly = early.every((cut, at) => cut === late[at]);
  return { values: isOnly && !hasAdjacentHoles(pieces) ? values : null };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The literal texts around the holes: one more than there are holes. */
function literalsOf(pieces: Pieces): string[] {
  const literals = [''];
  for (const piece of pieces) {
    if (piece.kind === 'text') literals.push((literals.pop() ?? '') + piece.text);
    else literals.push('');
  }
  return literals;
}

const hasAdjacentHoles = (pieces: Pieces): boolean =>
  pieces.some((piece, at) => piece.kind !== 'text' && at > 0 && pieces[at - 1]?.kind !== 'text');

function cutsFromStart(literals: readonly string[], text: string, { from, to }: Range): number[] | null {
  const cuts: number[] = [];
  let at = from;
  for (const literal of literals) {
    const cut = text.indexOf(literal, at);
    if (cut < 0 || cut + literal.length > to) return null;
    cuts.push(cut);
    at = cut + literal.length;
  }
  return cuts;
}

function cutsFromEnd(literals: readonly string[], text: string, { from, to }: Range): number[] | null {
  const cuts: number[] = [];
  let at = to;
  for (const literal of literals.toReversed()) {
    const cut = text.lastIndexOf(literal, at - literal.length);
    if (cut < from) return null;
    cuts.unshift(cut);
    at = cut;
  }
  return cuts;
}

function valuesBetween(
  literals: readonly string[],
  text: string,
  { from, to, cuts }: Range & { readonly cuts: readonly number[] },
): string[] {
  const starts = [from, ...cuts.map((cut, at) => cut + (literals[at]?.length ?? 0))];
  const ends = [...cuts, to];
  return starts.map((start, at) => text.slice(start, ends[at]));
}
