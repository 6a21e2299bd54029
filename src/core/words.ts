/** `{name}` in `No module named {name}` is a placeholder: the text that each one matches, without the quotes around it. */
const PLACES: Readonly<Record<string, string>> = {
  /** A program, package, file or host. */
  name: String.raw`[\w.+@/-]*[\w+@/-]`,
  /** A name that may also hold the signs of addresses: `org.a:b:1.0`, `https://a.example/b`. */
  address: String.raw`[\w.+@/:~$-]*[\w+@/$-]`,
  /** Anything up to the next quote. */
  text: String.raw`[^'"‘’“”\x60]+`,
  version: String.raw`v?\d[\w.+-]*`,
  /** A version with a dot in it, so that no count (`3 tests`) looks like one. */
  dotted: String.raw`v?\d+\.\d[\w.+-]*`,
  number: String.raw`\d+`,
  /** `5432`: a port that needs no word such as "port" before it. */
  port: String.raw`(?:\d{4,5}|80|443)(?!\d)`,
  /** `@scope/name` or `lodash/fp`: a package as npm writes it, not a file of the repository. */
  package: String.raw`(?:@[\w.-]+/)?\w[\w.@/:-]*`,
  /** A package, module or library of any language; no word of the sentence around it. */
  dependency: String.raw`(?!(?:to|in|for|from|of|that|with|is|was|not|found|and|or|at|on|by|as|which)\b)(?:@[\w.-]+/)?\w[\w.@/:-]*`,
  /** `org.junit:junit:4.13`: group, artifact and version of Maven. */
  coordinates: String.raw`[\w.-]+:[\w.:-]*\w`,
  /** `built`: a file that a build makes, `public`: one for browsers; `composed`: one that Composer installs. */
  built: `(?:dist|build|out|generated)/[^'"]+`,
  public: String.raw`public/[\w./-]*\w`,
  composed: String.raw`vendor/(?:bin/[\w-]+|[\w./-]+\.php)`,
  /** `libpq.so.5`: a library of the system; `config`: a program that says where one is. */
  shared: String.raw`lib(?!rar)[\w.+-]*\w`,
  config: '(?:pg_config|mysql_config|xml2-config|gdal-config|llvm-config)',
  phpunit: String.raw`PHPUnit\\[\w\\]+`,
  /** A kind of thing that a project declares and a tool installs; never the name of a row. */
  component:
    '(?:module|package|library|plug-?in|gem|crate|artifact|extension|framework|SDK|reporter|preset|role|distribution)',
  fetched: String.raw`https?://[\w.+@/:~$-]*[\w/]`,
  /** A variable of the environment. */
  VARIABLE: String.raw`[A-Z][A-Z\d]*_[A-Z\d_]+`,
};
const QUOTE = String.raw`['"‘’“”\x60]`;

/** A placeholder, a quote, a line break or blanks: the pieces of a row's words that do not stand for themselves. */
const WORD_PIECE = /(\{(?:\w+|…|[^{}\n]*\|[^{}\n]*)\}|['"`]| *\n *| +)/;

/**
 * `sys.exit(0)` as a pattern that finds these words in code. Letters and signs stand for themselves, but: a placeholder, or
 * `{a|b}` for one of these words, or `{…}` for anything; a quote for any quote; a blank for white space, next to a sign also for
 * none; a line break for the end of a line; `^` and `$` at the ends for those of a line; `=` at the end for an assignment. Words
 * are bounded: `exit` is not found in `exitCode`. The group of the pattern is the name: the first placeholder, else the last
 * number, else the last of the choices.
 */
export const codePattern = (words: string): RegExp => patternOf(words, 'm');

/** Words as a pattern that finds them in a program's output: as `codePattern`, but case matters only where they hold `{VARIABLE}`. */
export const outputPattern = (words: string): RegExp =>
  patternOf(words, words.includes('{VARIABLE}') ? '' : 'i');

function patternOf(words: string, flags: string): RegExp {
  const inner = words.replace(/^\^|\$$/g, '');
  const pieces = inner.split(WORD_PIECE);
  const nameAt = [
    pieces.findIndex((piece) => /^\{(?!number\}|component\})\w+\}$/.test(piece)),
    pieces.lastIndexOf('{number}'),
    pieces.findLastIndex((piece) => /^\{.*\|.*\}$/.test(piece)),
  ].find((at) => at >= 0);
  const source = pieces.map((piece, at) => {
    if (at % 2 === 0) return RegExp.escape(piece);
    if (piece.includes('\n')) return String.raw`\s*\n\s*`;
    if (piece.startsWith('{')) return placeSource(piece.slice(1, -1), at === nameAt ? '(' : '(?:');
    if (piece.trim() !== '') return QUOTE;
    const [left, right] = [pieces[at - 1] || pieces[at - 2], pieces[at + 1] || pieces[at + 2]];
    return /[\w}]$/.test(left ?? '') && /^[\w{]/.test(right ?? '') ? String.raw`\s+` : String.raw`\s*`;
  });
  const [first = '', last = ''] = [
    pieces.find((each) => each !== ''),
    pieces.findLast((each) => each !== ''),
  ];
  const start = words.startsWith('^') ? String.raw`^\s*` : boundBefore(first);
  const end = words.endsWith('$') ? String.raw`\s*$` : boundAfter(last);
  return new RegExp(start + source.join('') + end, flags);
}

/** `['no such', 'unknown']` for `{no such|unknown} {name}`: text that holds none of these cannot match. Those that say most. */
export function plainestOf(words: string): readonly string[] {
  const choices = words
    .replace(/^\^|\$$/g, '')
    .split(WORD_PIECE)
    .filter((piece, at) => at % 2 === 0 || piece.includes('|'))
    .map((piece) => piece.replace(/^\{|\}$/g, '').split('|'));
  const shortest = (texts: readonly string[]): number => Math.min(...texts.map((text) => text.length));
  return choices.reduce((best, each) => (shortest(each) > shortest(best) ? each : best));
}

function placeSource(place: string, group: '(' | '(?:'): string {
  if (place === '…') return '.{0,200}?';
  if (place.includes('|'))
    return `${group}${place
      .split('|')
      .map((word) => RegExp.escape(word))
      .join('|')})`;
  const known = PLACES[place];
  if (known === undefined) throw new Error(`words: there is no place {${place}}`);
  return `${QUOTE}?${group}${known})${QUOTE}?`;
}

/**
 * What must not stand before a first piece. In `{name} not found`, a match starts where the name starts: otherwise it would be
 * tried from each of the name's letters. A first word starts where a word does: `exit` is not found in `myexit`.
 */
function boundBefore(piece: string): string {
  if (/^\{\w+\}$/.test(piece)) return String.raw`(?<![\w.+@/-])`;
  return /^\w|^\{\w/.test(piece) ? String.raw`(?<!\w)` : '';
}

function boundAfter(piece: string): string {
  if (piece.endsWith('=')) return '(?![=>])';
  return /\w$|^\{.*\|.*\w\}$/.test(piece) ? String.raw`(?!\w)` : '';
}
