// Counts what a reader of the code has before them: files, lines and their length, names that several files declare, names that one
// room imports from another, regular expressions, inputs, and, where a test run left its report, how long it took. `--names` lists
// the names; `--check` fails where a number is above its limit. Why: docs/design.md, "The size of the house".
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parse, tokTypes } from 'acorn';
import { INPUT_TEXTS } from '../src/github/inputs.ts';

const root = join(import.meta.dirname, '..');
const DECLARED =
  /^(?:export )?(?:async )?(?:function\*? |const |class |interface |type |enum )([A-Za-z_]\w*)/gm;
/** The names between braces, and the file that they come from; as `npm run format` writes both. */
const IMPORTED =
  /^(?:import|export) (?:type )?\{([^}]*)\} from '(\.[^']*)'|\{([^{}]*)\} = await import\('(\.[^']*)'\)/gm;
const REPORT = join(root, 'build/test-report.json');
const MAX_PATTERN = 120;
const MAX_LINE = 140;
/** What has been reached, for `--check`: whoever gets below a limit lowers it, and nobody raises one. */
const LIMITS = { namesAcross: 286, sharedNames: 0, longPatterns: 0, longLines: 0 };

interface Source {
  readonly path: string;
  readonly text: string;
}

/** A part of a source by its length, and where it stands: `src/a.ts:12`. */
interface Piece {
  readonly length: number;
  readonly place: string;
}

function sourcesIn(folder: string, endings: readonly string[]): Source[] {
  const listed = execFileSync('git', ['ls-files', '-z', folder], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\0')
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const linesOf = (sources: readonly Source[]): Piece[] =>
  sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line, at) => ({ length: line.length, place: `${path}:${at + 1}` })),
  );

/** Top-level names that two files or more declare, with those files; the most common first. */
function sharedNames(sources: readonly Source[]): [name: string, paths: string[]][] {
  const paths = new Map<string, string[]>();
  for (const { path, text } of sources) {
    const names = new Set([...text.matchAll(DECLARED)].map(([, name = '']) => name));
    for (const name of names) paths.set(name, [...(paths.get(name) ?? []), path]);
  }
  return [...paths]
    .filter(([, found]) => found.length > 1)
    .toSorted(([a, inA], [b, inB]) => inB.length - inA.length || (a < b ? -1 : 1));
}

/** A folder directly below src; the files that stand beside those folders are one room. */
const roomOf = (path: string): string => (path.split('/').length > 2 ? (path.split('/')[1] ?? '') : 'root');

/** For each room, what other rooms import from it, types as well: `src/base/text.ts shorten`. */
function namesAcross(sources: readonly Source[]): Map<string, ReadonlySet<string>> {
  const exported = new Map<string, Set<string>>();
  for (const { path, text } of sources)
    for (const [, fixed, from, loaded, lazilyFrom] of text.matchAll(IMPORTED)) {
      const target = join(path, '..', from ?? lazilyFrom ?? '');
      const room = roomOf(target);
      if (room === roomOf(path)) continue;
      const names = exported.get(room) ?? new Set();
      exported.set(room, names);
      for (const part of (fixed ?? loaded ?? '').split(',')) {
        const [name = ''] = part
          .trim()
          .replace(/^type /, '')
          .split(/ as |:/);
        if (name !== '') names.add(`${target} ${name}`);
      }
    }
  return exported;
}

/** The regular expressions that stand as such in the code; not those that are put together of texts. */
function patternsOf({ path, text }: Source): Piece[] {
  const found: Piece[] = [];
  // Types are replaced by blanks, so that the lines stay.
  parse(stripTypeScriptTypes(text), {
    ecmaVersion: 'latest',
    sourceType: 'module',
    locations: true,
    onToken: ({ type, start, end, loc }) => {
      if (type !== tokTypes.regexp) return;
      const length = text.slice(start, end).lastIndexOf('/') - 1;
      found.push({ length, place: `${path}:${loc?.start.line}` });
    },
  });
  return found;
}

const countLonger = (pieces: readonly Piece[], most: number): number =>
  pieces.filter(({ length }) => length > most).length;

/** The longest piece and where it stands, and how many are longer than `most`. */
function longest(pieces: readonly Piece[], most: number): string {
  const [first] = pieces.toSorted((a, b) => b.length - a.length);
  return `${countLonger(pieces, most)} longer than ${most}, the longest ${first?.length ?? 0} (${first?.place})`;
}

const src = sourcesIn('src', ['.ts', '.css']);
const code = src.filter(({ path }) => path.endsWith('.ts'));
const tests = sourcesIn('test', ['.ts']);
const shared = sharedNames(src);
const across = [...namesAcross(code)].toSorted(([, a], [, b]) => b.size - a.size);
const lines = linesOf(src);
const patterns = code.flatMap(patternsOf);
const reached: typeof LIMITS = {
  namesAcross: across.reduce((sum, [, { size }]) => sum + size, 0),
  sharedNames: shared.length,
  longPatterns: countLonger(patterns, MAX_PATTERN),
  longLines: countLonger(lines, MAX_LINE),
};
if (process.argv.includes('--names')) {
  for (const [name, paths] of shared) console.log(`${name}: ${paths.join(' ')}`);
  for (const name of across.flatMap(([, names]) => [...names].toSorted())) console.log(name);
}
console.log(`src: ${src.length} files, ${lines.length} lines`);
console.log(`tests: ${tests.length} files, ${linesOf(tests).length} lines`);
console.log(`names declared in two files or more: ${shared.length}`);
console.log(`names imported across rooms: ${reached.namesAcross}`);
console.log(
  `  by the room they come from: ${across.map(([room, { size }]) => `${room} ${size}`).join(', ')}`,
);
console.log(`regular expressions in src: ${patterns.length}, ${longest(patterns, MAX_PATTERN)}`);
console.log(`lines of src: ${longest(lines, MAX_LINE)}`);
console.log(`inputs of the action: ${INPUT_TEXTS.length}`);
if (existsSync(REPORT)) {
  const { startTime, testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const end = Math.max(...testResults.map(({ endTime }: { endTime: number }) => endTime));
  console.log(`npm test: ${Math.round((end - startTime) / 1000)} s`);
}
if (process.argv.includes('--check'))
  for (const [name, limit] of Object.entries(LIMITS)) {
    const number = new Map(Object.entries(reached)).get(name) ?? 0;
    if (number > limit) process.exitCode = 1;
    if (number !== limit) console.error(`${name}: ${number}, and LIMITS in scripts/house.ts says ${limit}`);
  }
