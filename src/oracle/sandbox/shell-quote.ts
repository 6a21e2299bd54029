/** One word for a POSIX shell, whatever it holds but NUL. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export const quoteAll = (words: readonly string[]): string => words.map(quote).join(' ');
