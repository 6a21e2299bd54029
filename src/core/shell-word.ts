const PLAIN_WORD = /^[\w@%+=:,./-]+$/;

/** A text as one word of a POSIX shell, quoted only where it has to be. */
export const shellWord = (text: string): string =>
  PLAIN_WORD.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
