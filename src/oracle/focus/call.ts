import type { Word } from './shell-words.ts';

/** How a runner's arguments are told apart. Options that are neither stand alone, if nothing follows them. */
export interface Grammar {
  /** Options whose value is the next word. */
  readonly valued: ReadonlySet<string>;
  /** Options without a value. */
  readonly flags: ReadonlySet<string>;
  /** With one of these the call does something else, or narrows already. */
  readonly refused: RegExp;
  /** Left out of a narrowed call: coverage of a part would fail its threshold. */
  readonly dropped?: RegExp;
}

export interface Arguments {
  /** As they stand, values included. */
  readonly options: readonly string[];
  readonly positionals: readonly Word[];
  /** What stood after `--`; null without one. */
  readonly rest: readonly Word[] | null;
  readonly hasDropped: boolean;
}

export const names = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter((name) => name !== ''));

/** null when a word could be a value as well as an argument of its own, or when the call is none to narrow. */
export function parseArguments(
  words: readonly Word[],
  { valued, flags, refused, dropped = /(?!)/ }: Grammar,
  isPath: (text: string) => boolean,
): Arguments | null {
  const options: string[] = [];
  const positionals: Word[] = [];
  let hasDropped = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined) break;
    if (word.value === '--') return { options, positionals, rest: words.slice(at + 1), hasDropped };
    if (!word.value.startsWith('-') || word.value === '-') {
      positionals.push(word);
      continue;
    }
    const [name = ''] = word.value.split('=', 1);
    if (refused.test(name)) return null;
    const next = words[at + 1];
    const hasValue = valued.has(word.value) && next !== undefined;
    const isUnclear = next !== undefined && !next.value.startsWith('-') && name === word.value;
    if (!hasValue && isUnclear && !flags.has(name) && !isPath(next.value)) return null;
    if (hasValue) at++;
    if (dropped.test(name)) hasDropped = true;
    else options.push(hasValue ? `${word.raw} ${next.raw}` : word.raw);
  }
  return { options, positionals, rest: null, hasDropped };
}
