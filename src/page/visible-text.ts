/** A character that would be invisible, or would reorder or restyle its surroundings, named in its place. */
export interface CodePointMark {
  /** As in `U+202E`. */
  readonly mark: string;
}

/**
 * Controls but tab and newline, format characters (bidi, zero width, tags), lone surrogates, line separators,
 * and everything else that Unicode says may draw nothing; but not the emoji selector after an emoji.
 */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const UNSEEN_RUNS = new RegExp(`(?<!\\p{Extended_Pictographic}(?=\\ufe0f))${UNSEEN.source}`, 'gu');

/** Terminal control sequences carry colours and cursor moves, no text: ECMA-48, 5.4. */
const CONTROL_SEQUENCE = /\u001b\[[0-?]*[ -/]*[@-~]/g;

/** The text without terminal colours; other escapes stay, and are drawn as marks. */
export function withoutAnsi(text: string): string {
  return text.includes('\u001b') ? text.replace(CONTROL_SEQUENCE, '') : text;
}

/** Text in pieces, so that every unseen character can be drawn as a mark. */
export function visiblePieces(text: string): readonly (string | CodePointMark)[] {
  if (!UNSEEN.test(text)) return [text];
  const pieces: (string | CodePointMark)[] = [];
  let from = 0;
  for (const match of text.matchAll(UNSEEN_RUNS)) {
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push({ mark: codePointName(match[0]) });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** The same for places that hold only text, such as a title or a label. */
export function visibleText(text: string): string {
  return visiblePieces(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.mark))
    .join('');
}

function codePointName(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${hex.padStart(4, '0')}`;
}
