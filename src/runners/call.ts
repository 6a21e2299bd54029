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
