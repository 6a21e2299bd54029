import { collapsed, shorten } from '../core/text.ts';
import type { Mutation } from './mutation.ts';
import type { Unit } from './source-file.ts';

/** What speaks against an edit beside its kind: such edits pass weak tests, and are seldom what a person would write. */
export interface Doubt {
  readonly bits: number;
  /** For people; null: nothing. */
  readonly why: string | null;
}

export const NO_DOUBT: Doubt = { bits: 0, why: null };

/** Read from the text that goes, the text that comes, and the rest of the line. */
export function doubtOf({ file }: Unit, { template, start, end, text: added }: Mutation): Doubt {
  const removed = file.text.slice(start, end);
  const { builtins } = file.language;
  const [was, is] = [removed, added].map((text) => builtinsCalled(text, builtins));
  const gone = was?.filter((name) => !is?.includes(name)) ?? [];
  const come = is?.filter((name) => !was?.includes(name)) ?? [];
  const [old, next] = [gone[0], come[0]];
  // Some are written for one another so often that it is a template of its own.
  if (old !== undefined && next !== undefined && template !== 'sibling-call')
    return { bits: 2.5, why: `it calls \`${next}\` where \`${old}\` was called` };
  if (EMPTY.test(added.trim()) && removed.trim() !== '' && !EMPTY.test(removed.trim()))
    return {
      bits: 2,
      why: `it puts something empty in place of \`${shorten(collapsed(removed).replaceAll('`', "'"), SHOWN_CHARS)}\``,
    };
  const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
  const rest = file.text.slice(end).split('\n')[0] ?? '';
  const before = file.text.slice(lineStart, start);
  const idle = IDLE.exec(before + added + rest)?.[0];
  if (idle !== undefined && !IDLE.test(before + removed + rest))
    return { bits: 3, why: `\`${idle.trim()}\` in it always gives the same` };
  return NO_DOUBT;
}

const SHOWN_CHARS = 60;

const builtinsCalled = (text: string, builtins: readonly string[]): string[] =>
  [...text.matchAll(/(?<![.\w$])([A-Za-z_]\w*)\s*\(/g)]
    .map(([, name = '']) => name)
    .filter((name) => builtins.includes(name));

/** A value that holds nothing, or a part of one that can hold nothing. */
const EMPTY =
  /^(?:\[\]|\{\}|\(\)|''|""|``|None|null|nil|undefined|(?:list|dict|set|tuple|str)\(\))$|\[:0\]$|\.slice\(0, 0\)$/;

/** Both sides the same, and amounts that change nothing. */
const IDLE =
  /(?<![\w.)\]])([A-Za-z_][\w.]*) ?(?:[-/%<>^]|\/\/|[=!]==?|[<>]=) ?\1(?![\w.([])|[-+]= ?0(?![\w.])|\*= ?1(?![\w.])|[\w)\]] ?[*%] ?0(?![\w.])|\band False\b|\bor True\b|&& ?false\b|\|\| ?true\b/;
