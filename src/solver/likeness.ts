import type { CodePlace } from './call-graph.ts';
import { nameWords } from './names.ts';

/** How much the text of each place is like the wanted words, from 0 to 1 (BM25): the fewer places have a word, the more it weighs. */
export function likenessOf(
  places: readonly CodePlace[],
  wanted: ReadonlyMap<string, number>,
): ReadonlyMap<CodePlace, number> {
  const texts = places.map((place) => wordCounts(place));
  const having = new Map<string, number>();
  for (const { counts } of texts)
    for (const word of counts.keys()) if (wanted.has(word)) having.set(word, (having.get(word) ?? 0) + 1);
  const mean = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
  const scores = texts.map(({ counts, length }) => {
    let score = 0;
    for (const [word, weight] of wanted) {
      const count = counts.get(word);
      if (count === undefined) continue;
      const few = having.get(word) ?? 1;
      const rareness = Math.log(1 + (texts.length - few + 0.5) / (few + 0.5));
      score +=
        (weight * rareness * count * (SATURATION + 1)) /
        (count + SATURATION * (1 - LENGTH + (LENGTH * length) / mean));
    }
    return score;
  });
  const most = scores.reduce((a, b) => Math.max(a, b), Number.MIN_VALUE);
  return new Map(places.map((place, at) => [place, (scores[at] ?? 0) / most]));
}

/** The usual constants of BM25: https://doi.org/10.1561/1500000019 (Robertson, Zaragoza). */
const SATURATION = 1.2;
const LENGTH = 0.75;

function wordCounts({ file, node, short }: CodePlace): {
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
} {
  const counts = new Map<string, number>();
  let length = 0;
  const name = `${short} `.repeat(2);
  for (const word of stemsOf(name + file.text.slice(node.start, node.end))) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    length += 1;
  }
  return { counts, length };
}

/** The words of a text and of the names in it, without their endings: `grouping` is `group`. */
export function stemsOf(text: string): readonly string[] {
  return (text.match(/[A-Za-z_$][\w$]*/g) ?? []).flatMap((name) =>
    nameWords(name)
      .filter((word) => word.length > 2)
      .map((word) => word.replace(/(?<=\w{3})(?:ings?|ed|es|s)$/, '')),
  );
}
