import type { TestFailure } from '../core/events.ts';

/** Files of the base commit, by their path from where the call runs. */
export interface Scene {
  /** Where the call runs, from the repository's root. */
  readonly folder: string;
  isFile(path: string): boolean;
  isFolder(path: string): boolean;
  /** null when there is no such file, or it is no text. */
  read(path: string): Promise<string | null>;
}

export interface Narrowed {
  /** Words after the runner's own, quoted. */
  readonly args: string;
  /** The arguments to add to the call as it stands; absent where something has to be left out of it. */
  readonly added?: string;
}

/**
 * The narrowed forms of a call, the tightest first; none when it cannot be narrowed to these failures. `words` are
 * those after the runner.
 */
export type Narrow = (
  words: readonly Word[],
  failures: readonly TestFailure[],
  scene: Scene,
) => readonly Narrowed[] | Promise<readonly Narrowed[]>;

/** A path that a script names: a file, or a folder. */
export const isPath = (scene: Scene) => (text: string) => {
  const path = text.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
  return path === '' || path === '.' || scene.isFile(path) || scene.isFolder(path);
};

export const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

/** An option's raw words and the new ones, as one text. */
export const joined = (...parts: readonly (readonly string[])[]): string => parts.flat().join(' ');

/** Words as they stand. */
export const rawOf = (words: readonly Word[]): readonly string[] => words.map(({ raw }) => raw);

/** The option's name, of one that may stand with its value as `--name=value`. */
export const nameIn = ({ value }: Word): string => value.split('=', 1)[0] ?? '';

/** One word of a command: as it stands in the script, and what the shell makes of it. */
export interface Word {
  readonly raw: string;
  readonly value: string;
}

/** A script whose last command is a plain call; what stands before it only sets the scene. */
export interface PlainScript {
  /** Everything up to the call, as it stands. */
  readonly before: string;
  readonly words: readonly Word[];
  /** Where a `cd` before the call leads to, relative to where the script starts. */
  readonly folder: string;
}

/** Commands that change how the call runs, in ways that a narrowed call keeps. */
const HARMLESS = /^(?:set [-+][\w ]+|export(?: [A-Za-z_]\w*=[\w@%+=:,./-]*)+|[A-Za-z_]\w*=[\w@%+=:,./-]*)$/;

/**
 * The one call of a script, when nothing else in it does anything; null when in doubt. Lines are joined where they end
 * with a backslash, and `cd folder &&` may stand before the call.
 */
export function parseScript(script: string): PlainScript | null {
  const lines = script.replace(/\\\r?\n[ \t]*/g, ' ').split(/\r?\n/);
  const own = lines
    .map((line, at) => ({ at, text: line.trim() }))
    .filter(({ text }) => !/^(?:#|$)/.test(text));
  const last = own.pop();
  if (last === undefined) return null;
  let folder = '.';
  for (const { text } of own) {
    const into = folderOf(text);
    if (into !== null && folder === '.') folder = into;
    else if (!HARMLESS.test(text)) return null;
  }
  const [, start = '', call = last.text] = /^(cd [^&|;]+ && )(.*)$/.exec(last.text) ?? [];
  const into = start === '' ? null : folderOf(start.replace(/ && $/, ''));
  if (start !== '' && (into === null || folder !== '.')) return null;
  const words = wordsOf(call);
  if (words === null || words.length === 0) return null;
  const before = lines.slice(0, last.at).map((line) => `${line}\n`);
  return { before: before.join('') + start, words, folder: into ?? folder };
}

function folderOf(text: string): string | null {
  const words = text.startsWith('cd ') ? wordsOf(text.slice(3)) : null;
  const folder = words?.length === 1 ? words[0]?.value : undefined;
  if (folder === undefined || /[*?[\]{}]/.test(folder) || folder.startsWith('-')) return null;
  return folder.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '') || '.';
}

/** Words without expansion, redirection, or another command; null for everything else. Globs stay as they stand. */
export function wordsOf(text: string): readonly Word[] | null {
  const words: Word[] = [];
  const part = /'([^']*)'|"([^"\\$`!]*)"|([\w@%+=:,./*?[\]{}^-]+)/y;
  let at = 0;
  for (;;) {
    while (text[at] === ' ' || text[at] === '\t') at++;
    if (at >= text.length) return words;
    if (text[at] === '#') return words;
    const from = at;
    let value = '';
    for (;;) {
      part.lastIndex = at;
      const match = part.exec(text);
      if (match === null) break;
      value += match[1] ?? match[2] ?? match[3] ?? '';
      at += match[0].length;
    }
    if (at === from || !/^[ \t]?$/.test(text[at] ?? '')) return null;
    words.push({ raw: text.slice(from, at), value });
  }
}

// Characters that no argument may hold: those that a terminal or a log could take for its own, and half characters.
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** Whether text from outside may become part of an argument. */
export const isFit = (text: string): boolean => text !== '' && !UNFIT.test(text);

/** A regular expression that matches exactly this text, in every engine that runners use. */
export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

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
    const name = nameIn(word);
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
