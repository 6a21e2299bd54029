import { type Call, type CommandTree, type CommitFiles, fileNamed, programName } from '../command/command.ts';
import { isSource } from './open-paths.ts';

/** Interpreters that run the source they are given first, besides those that are read as launchers. */
const RUN_A_FILE = new Set(
  `lua luajit Rscript julia elixir groovy kotlin kotlinc kscript scala scala-cli java swift guile csi tclsh wish expect racket runghc
  runhaskell ocaml escript swipl bb clojure clj raku perl6 janet fennel hy gnuplot octave gforth fish nu xonsh dart deno bun crystal
  nim zig rust-script jiti vite-node babel-node esno qjs sage k6 fsi gst pike`.split(/\s+/),
);
const RUN_WORDS = /^(?:run|r|script|fsi|-M)$/;

/** Programs whose option names the program that they run, and these options. */
const PROGRAM_OPTIONS: readonly (readonly [programs: RegExp, options: RegExp])[] = [
  [/^(?:[gmn]?awk|g?sed|jq|gojq|jaq)$/, /^(?:-f|--file|--from-file)$/],
  [/^(?:R|php|guile|swipl)$/, /^(?:-f|--file|-s|-l)$/],
  [/^(?:emacs|sbcl|clisp|ecl|ccl|julia)$/, /^(?:-l|-L|-x|-i|--load|--script)$/],
  [/^(?:gdb|lldb|n?vim)$/, /^(?:-x|-S|-l|-s|--source)$/],
];
/** Options with which any program loads a file that steers it; of runners of JavaScript and Ruby, `-r` too. */
const STEERING =
  /^--?(?:require|import|loader|experimental-loader|preload|config|bootstrap|setup\w*|from-file)$/;
const SHORT_STEERING = /^-[rc]$/;
const HAS_SHORT = new Set(
  'node tsx ts-node ruby rspec mocha tape ava bun jest vitest playwright nyc c8 phpunit'.split(' '),
);

const SQL_CLIENTS = /^(?:psql|sqlite3|mysql|mariadb|duckdb)$/;
const READS_INPUT = /^(?:python|node|ruby|perl|php|(?:ba|da|z|k|a|mk)?sh)$/;
/** Options with which an interpreter takes its program from the next word, or from a module. */
const CODE_OPTIONS = /^-\w*[ceEmprR]$|^--(?:eval|print|test|run)\b/;
/** Options with which an interpreter only checks whether what it reads is written right. */
const CHECKS_ONLY: readonly (readonly [programs: RegExp, options: RegExp])[] = [
  [/^node$/, /^(?:-c|--check)$/],
  [/^php$/, /^(?:-l|--syntax-check)$/],
  [/^(?:ruby|perl)$/, /^-w?c$/],
  [/^(?:(?:ba|da|z|k|a|mk)?sh|fish)$/, /^-\w*n\w*$/],
];

/**
 * The sources that decide what a call does though they are no word that is started: `check.awk` in `awk -f check.awk out.txt`,
 * `verify.lua` in `lua verify.lua`, `hook.js` in `node -r ./hook.js app.js`, `check.py` in `cat check.py | python3`.
 * `tree`: that of the call.
 */
export async function sourcesThatSteer(
  files: CommitFiles,
  call: Call,
  tree: CommandTree,
): Promise<readonly string[]> {
  const { words, redirections, folders } = call;
  const [program = '', ...args] = words.map(({ value }) => value);
  const name = programName(program);
  const sourceNamed = async (word: string): Promise<readonly string[]> => {
    for (const ending of ['', '.js', '.rb']) {
      const path = await fileNamed(files, word + ending, folders);
      if (path !== null && isSource(path)) return [path];
    }
    return [];
  };
  const values = optionValues(args);
  const valuesOf = async (matches: (option: string) => boolean): Promise<readonly string[]> =>
    (await Promise.all(values.map(([option, value]) => (matches(option) ? sourceNamed(value) : [])))).flat();
  const isSql = SQL_CLIENTS.test(name) && call === tree.calls.at(-1);
  const runs = PROGRAM_OPTIONS.filter(([programs]) => programs.test(name)).map(([, options]) => options);
  if (isSql) runs.push(/^(?:-f|--file)$/);
  // Of several files that it loads, the last one may judge those before it.
  const run = (await valuesOf((option) => runs.some((options) => options.test(option)))).slice(-1);
  const steering = await valuesOf(
    (option) => STEERING.test(option) || (SHORT_STEERING.test(option) && HAS_SHORT.has(name)),
  );
  const operand = RUN_A_FILE.has(name) ? await firstFile(args, sourceNamed) : [];
  const [input] = redirections.filter(({ operator }) => operator === '<').map(({ target }) => target?.value);
  const isProgram = isSql || READS_INPUT.test(name) || RUN_A_FILE.has(name);
  const checksOnly = CHECKS_ONLY.some(
    ([programs, options]) => programs.test(name) && args.some((word) => options.test(word)),
  );
  const isFed = isProgram && operand.length === 0 && !checksOnly;
  const readsProgram = isFed && args.every((word) => /^-/.test(word) && !CODE_OPTIONS.test(word));
  const piped = input === undefined && readsProgram ? pipedInto(call.command, tree.script) : [];
  const sources = input !== undefined && isFed ? [input] : piped;
  const fromInput = (await Promise.all(sources.map(sourceNamed))).flat();
  return [...(operand.length > 0 ? operand : run), ...steering, ...fromInput];
}

/** The words of the commands whose output a call reads: `check.py` of `cat check.py | sed s/a/b/ | python3`. */
function pipedInto(command: Call['command'], script: CommandTree['script']): readonly string[] {
  const { commands, text } = script;
  const before = commands.findLast(
    ({ end }) => end <= command.start && /^\s*\|&?\s*$/.test(text.slice(end, command.start)),
  );
  if (before === undefined) return [];
  const words = [...before.words.slice(1), ...before.redirections.flatMap(({ target }) => target ?? [])];
  return [...words.map(({ value }) => value), ...pipedInto(before, script)];
}

/** Each option with the value that it would have, in all of the forms `--name value`, `--name=value` and `-fvalue`. */
const optionValues = (args: readonly string[]): readonly (readonly [option: string, value: string])[] =>
  args.flatMap((word, at) => {
    if (!/^-./.test(word)) return [];
    const [, name = '', joined = ''] = /^(--?[\w-]+)=(.*)$/.exec(word) ?? /^(-\w)(.+)$/.exec(word) ?? [];
    return [[word, args[at + 1] ?? ''] as const, ...(name === '' ? [] : [[name, joined] as const])];
  });

/** The source that an interpreter runs: its first word that is neither an option, nor the value of one, nor `run`. */
async function firstFile(
  args: readonly string[],
  sourceNamed: (word: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  for (const [at, word] of args.entries()) {
    if (word.startsWith('-')) continue;
    const found = await sourceNamed(word);
    if (found.length > 0) return found;
    if (!(at === 0 && RUN_WORDS.test(word)) && !/^-/.test(args[at - 1] ?? '')) return [];
  }
  return [];
}
