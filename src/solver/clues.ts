import { posix } from 'node:path';
import type { FailureText } from '../core/ports.ts';
import { stripAnsi } from '../core/text.ts';
import { calledName } from './kinds.ts';
import { list } from './language.ts';
import type { RepairTree } from './likely-places.ts';
import { holdsLine, nodeText, type SourceFile, type Unit } from './source-file.ts';

/** What a failing run says about where the fault is. */
export interface Clues {
  /** Places that stack traces and messages name, the one nearest to the failure first. Paths as they are printed. */
  readonly frames: readonly PrintedPlace[];
  /** Names that stand in failing lines: of functions, classes, tests. Each with how often. */
  readonly names: ReadonlyMap<string, number>;
}

interface PrintedPlace {
  readonly path: string;
  readonly line: number;
}

const MAX_FRAMES = 60;
const MAX_OUTPUT_CHARS = 200_000;
/** The patterns below are quadratic in the length of a line. */
const MAX_CLUE_LINE_CHARS = 1000;

/** `File "a/b.py", line 3, in f`, `at f (/my folder/a.js:3:4)`, `a.go:3 +0x1d`, `Class.java:3`, `a.ts(3,4)`. */
const FRAMES = [
  /File "(?<path>[^"\n]+)", line (?<line>\d+)/g,
  /\bat (?:async )?[\w$.<>[\] ]+? ?\((?:file:\/\/)?(?<path>[^\s():]+|\/[^\s()]+?):(?<line>\d+)(?::\d+)?\)/g,
  /(?:file:\/\/)?(?<path>(?:[\w@.~+-]*\/)*[\w@.~+-]+\.[A-Za-z]{1,5}):(?<line>\d+)/g,
  /(?<path>(?:[\w@.~+-]*\/)*[\w@.~+-]+\.[A-Za-z]{1,5})\((?<line>\d+),\d+\)/g,
];

const FAILING =
  /error|fail|assert|expected|actual|panic|exception|traceback|undefined|not defined|got|want|✗|✖|×|●|not ok|^E\s|^>/i;

export function readClues({ output, evidence, failures }: FailureText): Clues {
  const lines = [output, ...evidence]
    .flatMap((each) => stripAnsi(each).slice(-MAX_OUTPUT_CHARS).split('\n'))
    .map((line) => line.slice(0, MAX_CLUE_LINE_CHARS));
  const names = new Map<string, number>();
  const count = (name: string, weight: number): void => void names.set(name, (names.get(name) ?? 0) + weight);
  for (const line of lines) {
    if (line.length >= MAX_CLUE_LINE_CHARS || !FAILING.test(line)) continue;
    for (const name of line.match(/[A-Za-z_$][\w$]{2,}/g) ?? []) count(name, 1);
  }
  for (const { id, message } of failures) {
    for (const name of `${id} ${message}`.match(/[A-Za-z_$][\w$]{2,}/g) ?? []) count(name, 2);
  }
  const fromReport = failures.flatMap(({ file, line }) =>
    file === null ? [] : [{ path: file, line: line ?? 0 }],
  );
  return { frames: [...framesOf(lines.join('\n')), ...fromReport], names };
}

/** Python prints the deepest call last, others first; a place counts where it is printed first or last, whichever is nearer. */
function framesOf(text: string): PrintedPlace[] {
  const found = FRAMES.flatMap((pattern) => [...text.matchAll(pattern)]);
  const isPython = /Traceback \(most recent call last\)|^\S+\.py:\d+: /m.test(text);
  const ordered = found.toSorted((a, b) => (isPython ? b.index - a.index : a.index - b.index));
  const places = ordered.map(({ groups }) => [groups?.['path'] ?? '', Number(groups?.['line'])] as const);
  const distinct = new Map(places.map(([path, line]) => [`${path}:${line}`, { path, line }]));
  return [...distinct.values()].slice(0, MAX_FRAMES);
}

/** The words of all names, for likeness: `test_min_width` says `min` and `width`. */
export function clueWords({ names }: Clues): ReadonlySet<string> {
  return new Set([...names.keys()].flatMap(nameWords).filter((word) => word.length > 2 && !COMMON.has(word)));
}

const COMMON = new Set(
  list(
    `test tests error expected actual assert equal equals should the and for not with from value values true false none
     null line file fail failed failure got want exception traceback self args result assertion`,
  ),
);

export const nameWords = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

export interface ResolvedFrame extends PrintedPlace {
  readonly isTest: boolean;
}

/** Printed paths by those of the tree: the same, or the only one that it ends in, or that ends in it. */
export function resolveFrames(
  tree: RepairTree,
  { frames }: Clues,
  sources: readonly string[],
): ResolvedFrame[] {
  return frames.flatMap(({ path, line }) => {
    const plain = path.replaceAll('\\', '/').replace(/^(?:\.\/|file:\/\/)/, '');
    const name = posix.basename(plain);
    const named = sources.filter((each) => each.endsWith(name));
    const fits = named.filter(
      (each) => plain === each || plain.endsWith(`/${each}`) || each.endsWith(`/${plain}`),
    );
    const [best] = fits.toSorted((a, b) => b.length - a.length);
    return best === undefined ? [] : [{ path: best, line, isTest: tree.isTest(best) }];
  });
}

/** Names that the failing tests use, with weights: in the failing test itself, in the message, elsewhere in its file. */
export function wantedNames(
  clues: Clues,
  tests: readonly SourceFile[],
  failure: FailureText,
): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  const add = (name: string, weight: number): void =>
    void wanted.set(name, Math.max(wanted.get(name) ?? 0, weight));
  const failing = new Set(failure.failures.flatMap(({ id }) => id.match(/[A-Za-z_$][\w$]*/g) ?? []));
  for (const file of tests) {
    for (const unit of file.units) {
      const short = unit.name.split('.').at(-1) ?? '';
      const isFailing = failing.has(short) || (short !== '' && clues.names.has(short)) || isHit(clues, unit);
      for (const node of unit.expressions) {
        const { types } = file.language;
        if (types.calls.includes(node.type)) add(calledName(node, file.text), isFailing ? 4 : 1.5);
        else if (types.identifiers.includes(node.type)) add(nodeText(file, node), isFailing ? 2 : 0.7);
      }
    }
  }
  for (const [name, times] of clues.names) add(name, Math.min(2, 0.7 + times * 0.2));
  wanted.delete('');
  return wanted;
}

const isHit = ({ frames }: Clues, unit: Unit): boolean =>
  unit.node.parent !== null &&
  frames.some(({ path, line }) => path.endsWith(posix.basename(unit.file.path)) && holdsLine(unit, line));
