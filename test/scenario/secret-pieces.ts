/** THREATS.md: no piece of 10 or more characters of a secret may be found, in any common encoding. */
const PIECE = 10;

/** A secret by the name that a failing test shall show: never its value. */
export interface NamedSecret {
  readonly name: string;
  readonly value: string;
}

/** The encodings in which a piece of one of the secrets stands in a text, by the secrets' names. */
export function findSecretPieces(text: string, secrets: readonly NamedSecret[]): readonly string[] {
  const { starts, lengths, labels } = piecesOf(secrets);
  const found = new Set<string>();
  let hash = 0;
  for (let end = 1; end <= text.length; end++) {
    hash = hashWith(hash, text.charCodeAt(end - 1));
    if (starts[hash] !== 1) continue;
    const at = end - START;
    for (const length of lengths)
      for (const label of labels.get(text.slice(at, at + length)) ?? []) found.add(label);
  }
  return [...found];
}

/** All pieces, and whose they are; `starts` knows their first characters, and so rejects nearly every position of a text. */
interface Pieces {
  readonly labels: Map<string, string[]>;
  readonly lengths: Set<number>;
  readonly starts: Uint8Array;
}

/** How many characters a hash of 21 bits remembers, at three bits a step. */
const START = 7;
const HASHES = 2 ** (3 * START);
const hashWith = (hash: number, code: number): number => ((hash << 3) ^ code) & (HASHES - 1);
const hashOf = (text: string): number =>
  text
    .slice(0, START)
    .split('')
    .reduce((hash, unit) => hashWith(hash, unit.charCodeAt(0)), 0);

const known = new Map<string, Pieces>();

function piecesOf(secrets: readonly NamedSecret[]): Pieces {
  const key = JSON.stringify(secrets);
  const before = known.get(key);
  if (before !== undefined) return before;
  const pieces: Pieces = { labels: new Map(), lengths: new Set(), starts: new Uint8Array(HASHES) };
  for (const { name, value } of secrets) {
    for (const [encoding, encode] of ENCODINGS) {
      const starts = Array.from({ length: Math.max(0, value.length - PIECE + 1) }, (_, start) => start);
      for (const form of starts.flatMap((start) => encode(value.slice(start, start + PIECE)))) {
        pieces.starts[hashOf(form)] = 1;
        pieces.lengths.add(form.length);
        const labels = pieces.labels.get(form) ?? [];
        pieces.labels.set(form, [...new Set([...labels, `${name} (${encoding})`])]);
      }
    }
  }
  known.set(key, pieces);
  return pieces;
}

const hexOf = (piece: string): readonly string[] =>
  [...Buffer.from(piece)].map((byte) => byte.toString(16).padStart(2, '0'));
const eachCase = (text: string): readonly string[] => [text, text.toUpperCase()];
const eachByte = (piece: string, mark: (hex: string) => string): string => hexOf(piece).map(mark).join('');

/** How a piece of a secret looks in each encoding. Not the product's own list of forms, on purpose. */
const ENCODINGS: readonly (readonly [name: string, encode: (piece: string) => readonly string[]])[] = [
  ['raw', (piece) => [piece]],
  ['reversed', (piece) => [[...piece].toReversed().join('')]],
  ['dotted', (piece) => ['.', '-', ' ', '_', ',', '|', ':', '\n'].map((sign) => [...piece].join(sign))],
  ['hex', (piece) => eachCase(hexOf(piece).join(''))],
  ['hex, byte by byte', (piece) => [' ', ':', ','].flatMap((sign) => eachCase(hexOf(piece).join(sign)))],
  ['\\x escapes', (piece) => [eachByte(piece, (hex) => `\\x${hex}`)]],
  [
    '\\u escapes',
    (piece) => [eachByte(piece, (hex) => `\\u00${hex}`), eachByte(piece, (hex) => `\\u{${hex}}`)],
  ],
  [
    'HTML entities',
    (piece) => [
      eachByte(piece, (hex) => `&#x${hex};`),
      eachByte(piece, (hex) => `&#${Number.parseInt(hex, 16)};`),
    ],
  ],
  ['URL', (piece) => [encodeURIComponent(piece)]],
  [
    'percent',
    (piece) => [eachByte(piece, (hex) => `%${hex}`), eachByte(piece, (hex) => `%${hex.toUpperCase()}`)],
  ],
  ['base64', (piece) => base64AtEveryOffset(piece, 'base64')],
  ['base64url', (piece) => base64AtEveryOffset(piece, 'base64url')],
];

/** The characters that depend on the piece alone, when it starts 0, 1 or 2 bytes into a group of three. */
function base64AtEveryOffset(piece: string, encoding: 'base64' | 'base64url'): readonly string[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.from('\0'.repeat(offset) + piece).toString(encoding);
    const last = Math.floor(((offset + piece.length) * 8) / 6);
    return encoded.slice(Math.ceil((offset * 8) / 6), last);
  });
}
