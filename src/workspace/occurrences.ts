/**
 * Where `pattern` stands in `sequence`, overlapping places included. Linear in both whatever they hold
 * (Knuth, Morris and Pratt): a hostile pair makes `indexOf` take their product, which is minutes for 1 MB.
 */
export function* occurrences<T>(sequence: ArrayLike<T>, pattern: ArrayLike<T>): Generator<number> {
  if (pattern.length === 0 || pattern.length > sequence.length) return;
  const borders = bordersOf(pattern);
  let matched = 0;
  for (let at = 0; at < sequence.length; at += 1) {
    while (matched > 0 && sequence[at] !== pattern[matched]) matched = borders[matched - 1] ?? 0;
    if (sequence[at] === pattern[matched]) matched += 1;
    if (matched < pattern.length) continue;
    yield at + 1 - matched;
    matched = borders[matched - 1] ?? 0;
  }
}

/** For each prefix, the length of the longest proper prefix that is also its suffix. */
function bordersOf<T>(pattern: ArrayLike<T>): Uint32Array {
  const borders = new Uint32Array(pattern.length);
  let length = 0;
  for (let at = 1; at < pattern.length; at += 1) {
    while (length > 0 && pattern[at] !== pattern[length]) length = borders[length - 1] ?? 0;
    if (pattern[at] === pattern[length]) length += 1;
    borders[at] = length;
  }
  return borders;
}
