import type { CodePlace } from './call-graph.ts';
import { holdsWord } from './names.ts';
import { nodeText } from './source-file.ts';

/** Shorter pieces stand in many outputs. */
const MIN_PIECE_CHARS = 8;
/** What a program puts values in the place of, and signs that a source writes in another way than they are printed. */
const PLACE_OF_VALUE = /%[-+#0-9.*]*[a-zA-Z]|[$#]?\{[^{}]*\}|\\.|\n/;

/** What is given on to each function that calls the one which has the text, or that makes what it belongs to. */
const GIVEN_ON = 0.6;
const MAX_USERS = 8;

/** How much of what was printed is a text of each place, from 0 to 1: the fewer places have the text, the more it says. */
export function printersOf(places: readonly CodePlace[], printed: string): ReadonlyMap<CodePlace, number> {
  const having = new Map<string, CodePlace[]>();
  for (const place of places)
    for (const piece of writtenTexts(place)) {
      const known = having.get(piece);
      if (known !== undefined) known.push(place);
      else if (printed.includes(piece)) having.set(piece, [place]);
    }
  const scores = new Map<CodePlace, number>();
  const add = (place: CodePlace, score: number): void =>
    void scores.set(place, Math.max(scores.get(place) ?? 0, score));
  for (const holders of having.values()) {
    for (const holder of holders) add(holder, 1 / holders.length);
    const [only] = holders;
    if (only === undefined || holders.length > 1) continue;
    const users = usersOf(only, places);
    for (const user of users) add(user, GIVEN_ON / Math.sqrt(users.length));
  }
  return scores;
}

/** The places that name a function, or the type whose method it is; none where they are many. */
function usersOf({ owner, short, node }: CodePlace, places: readonly CodePlace[]): readonly CodePlace[] {
  const name = owner === '' ? short : owner;
  if (name.length < MIN_USED_CHARS) return [];
  const users = places.filter(
    (place) =>
      place.unit !== null &&
      place.node !== node &&
      place.owner !== name &&
      holdsWord(name, nodeText(place.file, place.node)),
  );
  return users.length > MAX_USERS ? [] : users;
}

const MIN_USED_CHARS = 4;

/** Nodes for what stands between the quotes of a text, as the grammars call them. The code of a value in it has nodes of its own. */
const CONTENT = /(?:string|heredoc)\w*_(?:content|fragment)$|^nowdoc_string$/;

/** The texts of a place, cut where a program puts in values: of two words or more. */
function writtenTexts({ file, node }: CodePlace): ReadonlySet<string> {
  const texts = [...node.descendants()].filter(({ type }) => CONTENT.test(type));
  const pieces = texts.flatMap((each) => nodeText(file, each).split(PLACE_OF_VALUE));
  return new Set(
    pieces
      .map((each) => each.trim())
      .filter((each) => each.length >= MIN_PIECE_CHARS && /\w\W+\w/.test(each)),
  );
}
