/** THREATS.md: no piece of 10 or more characters of a secret may be found, in any common encoding. */
const PIECE = 10;

/** A secret by the name that a failing test shall show: never its value. */
export interface NamedSecret {
  readonly name: string;
  readonly value: string;
}

/** The encodings in which a piece of one of the secrets stands in a text, by the secrets' names. */
export function findSecretPieces(text: string, secrets: readonly NamedSecret[]): readonly string[] {
  return secrets.flatMap(({ name, value }) =>
    [...encodedPieces(value)]
      .filter(([, pieces]) => holdsAny(text, pieces))
      .map(([encoding]) => `${name} (${encoding})`),
  );
}

/** Every piece of a secret as it would look in each encoding. Not the product's own list of forms, on purpose. */
function encodedPieces(secret: string): ReadonlyMap<string, ReadonlySet<string>> {
  const starts = Array.from({ length: Math.max(0, secret.length - PIECE + 1) }, (_, start) => start);
  const pieces = starts.map((start) => secret.slice(start, start + PIECE));
  const each = (encode: (piece: string) => string | readonly string[]) => new Set(pieces.flatMap(encode));
  const hex = (piece: string): string => Buffer.from(piece).toString('hex');
  return new Map([
    ['raw', each((piece) => piece)],
    ['hex', each((piece) => [hex(piece), hex(piece).toUpperCase()])],
    ['URL', each((piece) => encodeURIComponent(piece))],
    ['base64', each((piece) => base64AtEveryOffset(piece, 'base64'))],
    ['base64url', each((piece) => base64AtEveryOffset(piece, 'base64url'))],
  ]);
}

/** The characters that depend on the piece alone, when it starts 0, 1 or 2 bytes into a group of three. */
function base64AtEveryOffset(piece: string, encoding: 'base64' | 'base64url'): readonly string[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.from('\0'.repeat(offset) + piece).toString(encoding);
    const last = Math.floor(((offset + piece.length) * 8) / 6);
    return encoded.slice(Math.ceil((offset * 8) / 6), last);
  });
}

function holdsAny(text: string, pieces: ReadonlySet<string>): boolean {
  const lengths = new Set([...pieces].map(({ length }) => length));
  return [...lengths].some((length) => {
    for (let at = 0; at + length <= text.length; at++) {
      if (pieces.has(text.slice(at, at + length))) return true;
    }
    return false;
  });
}
