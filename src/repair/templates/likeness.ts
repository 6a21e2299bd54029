/** How much two names read alike, from 0 to 1: what one types for the other, or `minWidth` for `maxWidth`. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  if (longest < 3) return 0;
  const closeness = 1 - distance(a, b) / longest;
  const [mine, theirs] = [wordsOf(a), wordsOf(b)];
  const shared = mine.filter((word) => theirs.includes(word)).length;
  const kinship = (2 * shared) / (mine.length + theirs.length);
  return Math.max(0, closeness, kinship);
}

export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

/** Levenshtein's. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
