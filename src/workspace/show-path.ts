/**
 * A path as it stands in an answer: git allows line feeds and bidi marks in names, and a hostile name could
 * pass for lines of the answer. Such a name is quoted; blanks alone need quotes only between other names.
 */
export function showPath(path: string): string {
  return /[\p{C}\p{Zl}\p{Zp}]/u.test(path) ? quote(path) : path;
}

export function showName(name: string): string {
  return /\s/.test(name) ? quote(name) : showPath(name);
}

function quote(text: string): string {
  const escaped = (char: string) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
  return `"${text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escaped)}"`;
}
