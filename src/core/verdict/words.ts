/** What a place in words stands for, such as `{name}` in `No module named {name}`. It may stand in quotes, and is captured. */
const PLACES: Readonly<Record<string, string>> = {
  /** A program, package, file or host. */
  name: String.raw`[\w.+@/-]*[\w+@/-]`,
  /** The same with the other signs of addresses: `org.a:b:1.0`, `https://a.example/b`. */
  address: String.raw`[\w.+@/:~$-]*[\w+@/$-]`,
  /** Anything up to the next quote. */
  text: String.raw`[^'"‘’“”\x60]+`,
  version: String.raw`v?\d[\w.+-]*`,
  number: String.raw`\d+`,
  /** A variable of the environment. */
  VARIABLE: String.raw`[A-Z][A-Z\d]*_[A-Z\d_]+`,
  blob: String.raw`[\w+/]{100,}`,
};
const QUOTE = String.raw`['"‘’“”\x60]`;

/** A place, a quote, a line break or blanks: what does not stand for itself. */
const PIECE = /(\{(?:\w+|…|[^{}\n]*\|[^{}\n]*)\}|['"`]| *\n *| +)/;

/**
 * Words of code as a pattern. Letters and signs stand for themselves, but: a place, or `{a|b}` for one of these words, or `{…}` for
 * anything; a quote for any quote; a blank for white space, beside a sign also for none; a line break for the end of a line; `^` and `$` at
 * the ends for those of a line; `=` at the end for an assignment. Words are bounded: `exit` is not found in `exitCode`.
 */
export function codePattern(words: string): RegExp {
  const inner = words.replace(/^\^|\$$/g, '');
  const pieces = inner.split(PIECE);
  const source = pieces.map((piece, at) => {
    if (at % 2 === 0) return escaped(piece);
    if (piece.includes('\n')) return String.raw`\s*\n\s*`;
    if (piece.startsWith('{')) return placeOf(piece.slice(1, -1));
    if (piece.trim() !== '') return QUOTE;
    const [left, right] = [pieces[at - 1] || pieces[at - 2], pieces[at + 1] || pieces[at + 2]];
    return /[\w}]$/.test(left ?? '') && /^[\w{]/.test(right ?? '') ? String.raw`\s+` : String.raw`\s*`;
  });
  const [first = '', last = ''] = [
    pieces.find((each) => each !== ''),
    pieces.findLast((each) => each !== ''),
  ];
  const start = words.startsWith('^') ? String.raw`^\s*` : boundBefore(first);
  const end = words.endsWith('$') ? String.raw`\s*$` : boundAfter(last);
  return new RegExp(start + source.join('') + end, 'm');
}

function placeOf(place: string): string {
  if (place === '…') return '.{0,200}?';
  if (place.includes('|')) return `(${place.split('|').map(escaped).join('|')})`;
  const known = PLACES[place];
  if (known === undefined) throw new Error(`words: there is no place {${place}}`);
  return `${QUOTE}?(${known})${QUOTE}?`;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A place is found from its start on: all that it stands for would else be tried from each of its characters. */
function boundBefore(piece: string): string {
  if (/^\{\w+\}$/.test(piece)) return String.raw`(?<![\w.+@/-])`;
  return /^\w|^\{\w/.test(piece) ? String.raw`(?<!\w)` : '';
}

function boundAfter(piece: string): string {
  if (piece.endsWith('=')) return '(?![=>])';
  return /\w$|^\{.*\|.*\w\}$/.test(piece) ? String.raw`(?!\w)` : '';
}
