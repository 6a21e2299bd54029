import * as z from 'zod';
import { readJson } from '../core/json.ts';
import type { TestCommand } from '../core/task.ts';

export interface MendingPlan {
  /** A script for the same shell, in the same folder. */
  readonly command: string;
  /** Something else is judged as well: a search may still help where mending did not. */
  readonly judgesBehaviour: boolean;
}

interface Files {
  readText(path: string): Promise<string | null>;
}

/** How scripts lead to one another: more is a circle. */
const MAX_DEPTH = 4;

/** The mending form of a test command; null when nothing in it is a tool that can mend. */
export async function planMending(command: TestCommand, files: Files): Promise<MendingPlan | null> {
  const steps = await stepsOf(command.run, { folder: command.workingDirectory, files, depth: 0 });
  const mending = steps.flatMap(({ mended }) => (mended === null ? [] : [mended]));
  if (mending.length === 0) return null;
  const isScript = steps.some(({ isFromScript }) => isFromScript);
  // A tool ends with an error when it could not mend everything: the next ones are still asked.
  const lines = mending.map((line) => `${line} || true`);
  const path = isScript ? ['PATH="$PWD/node_modules/.bin:$PATH"'] : [];
  return {
    command: [...path, ...lines].join('\n'),
    judgesBehaviour: steps.some(({ kind }) => kind === 'other'),
  };
}

interface Step {
  readonly kind: 'tool' | 'harmless' | 'other';
  readonly mended: string | null;
  readonly isFromScript: boolean;
}

interface Reading {
  readonly folder: string;
  readonly files: Files;
  readonly depth: number;
}

async function stepsOf(script: string, reading: Reading): Promise<Step[]> {
  const steps: Step[] = [];
  for (const part of partsOf(script)) steps.push(...(await stepOf(part, reading)));
  return steps;
}

/** The commands of a script, as far as they follow one another. */
function partsOf(script: string): string[] {
  return script
    .replaceAll('\\\n', ' ')
    .split(/\n|&&|;|\|\|/)
    .map((part) => part.replace(/(?:^|\s)#.*$/, '').trim())
    .filter((part) => part !== '');
}

const HARMLESS =
  /^(?:cd|echo|printf|set|export|true|:|source|\.|mkdir|pip3?|npm (?:ci|install|i)|yarn install|pnpm (?:install|i)|uv (?:sync|pip)|poetry install|corepack|test|\[|if|then|fi|else|exit|git diff|git status|fi\b)\b/;

async function stepOf(part: string, reading: Reading): Promise<Step[]> {
  const words = wordsOf(part);
  const { launcher, rest } = withoutLauncher(words);
  const direct = mend(rest);
  if (direct !== null)
    return [{ kind: 'tool', mended: [...launcher, ...direct].join(' '), isFromScript: reading.depth > 0 }];
  // `test -z "$(gofmt -l .)"`, `[ -n "$(goimports -l cmd)" ]`, and whatever else asks for the output.
  const inner = /\$\(([^()]+)\)|`([^`]+)`/.exec(part);
  const asked = inner === null ? null : mend(withoutLauncher(wordsOf(inner[1] ?? inner[2] ?? '')).rest);
  if (asked !== null) return [{ kind: 'tool', mended: asked.join(' '), isFromScript: reading.depth > 0 }];
  if (HARMLESS.test(part)) {
    // Where a script goes, its tools go as well.
    const goes = /^cd\s/.test(part);
    return [{ kind: 'harmless', mended: goes ? part : null, isFromScript: false }];
  }
  const script = await scriptBehind(rest.length > 0 ? words : rest, reading);
  if (script === null || reading.depth >= MAX_DEPTH)
    return [{ kind: 'other', mended: null, isFromScript: false }];
  const steps = await stepsOf(script, { ...reading, depth: reading.depth + 1 });
  return steps.map((step) => ({ ...step, isFromScript: step.mended !== null }));
}

/** Words as a shell splits them; quotes stay where they stand. */
const wordsOf = (command: string): string[] => command.match(/(?:[^\s"']+|"(?:\\.|[^"])*"|'[^']*')+/g) ?? [];

function withoutLauncher(words: readonly string[]): {
  readonly launcher: readonly string[];
  readonly rest: readonly string[];
} {
  let at = 0;
  while (/^[A-Za-z_]\w*=/.test(words[at] ?? '')) at += 1;
  for (;;) {
    const launcher = LAUNCHERS.find((each) => each.every((word, offset) => words[at + offset] === word));
    if (launcher === undefined) return { launcher: words.slice(0, at), rest: words.slice(at) };
    at += launcher.length;
  }
}

/** `./node_modules/.bin/eslint`, `vendor/bin/pint`, `./gradlew`, `@biomejs/biome@2`, `golangci-lint`: the name alone. */
function programOf(word: string): string {
  const name = word
    .replace(/^["']|["']$/g, '')
    .replace(/^@biomejs\//, '')
    .replace(/(?<=.)@[\w.^~-]+$/, '');
  const base = name.slice(name.lastIndexOf('/') + 1).replace(/\.(?:cmd|bat|exe|phar)$/, '');
  return base === 'gradlew' ? 'gradle' : base === 'mvnw' ? 'mvn' : base;
}

function mend(words: readonly string[]): string[] | null {
  const [first, ...others] = words;
  if (first === undefined) return null;
  const program = programOf(first);
  for (const tool of MENDING_TOOLS) {
    if (tool.words[0] !== program) continue;
    const found = tool.words.slice(1).map((word) => others.indexOf(word));
    if (found.includes(-1)) continue;
    return mendedWords(first, others, tool);
  }
  return null;
}

function mendedWords(
  program: string,
  others: readonly string[],
  { words, drop = [], add = [], become }: MendingTool,
): string[] {
  const sub = words.slice(1);
  // Dry runs behind `--` belong to the tool as well: `cargo fmt -- --check`.
  const kept = others.filter(
    (word) =>
      !sub.includes(word) &&
      !drop.includes(word) &&
      !drop.includes(word.split('=')[0] ?? '') &&
      !add.includes(word),
  );
  const [renamed, ...head] = become ?? words;
  const name =
    become !== undefined && renamed !== words[0] && renamed !== undefined
      ? program.replace(words[0] ?? '', renamed)
      : program;
  const tail = kept.at(-1) === '--' ? kept.slice(0, -1) : kept;
  return [name, ...head, ...add, ...tail];
}

const PackageSchema = z.object({ scripts: z.record(z.string(), z.string()).catch({}) });

/** The text behind `npm run lint`, `yarn lint`, `make lint` and their like. */
async function scriptBehind(words: readonly string[], { folder, files }: Reading): Promise<string | null> {
  const plain = words.filter((word) => !word.startsWith('-'));
  const [program = '', ...rest] = plain;
  const path = (name: string): string => (folder === '.' ? name : `${folder}/${name}`);
  if (/^(?:npm|pnpm|yarn|bun)$/.test(program)) {
    const name = rest[0] === 'run' || rest[0] === 'run-script' ? rest[1] : rest[0];
    const parsed = readJson(PackageSchema, (await files.readText(path('package.json'))) ?? '');
    return (name === undefined ? null : parsed?.scripts[name]) ?? null;
  }
  if (program === 'make' || program === 'gmake') {
    const text = (await files.readText(path('Makefile'))) ?? (await files.readText(path('makefile'))) ?? '';
    return rest[0] === undefined ? null : recipe(text, rest[0]);
  }
  return null;
}

/** The commands of a Makefile's target, and of those it depends on. Variables are left alone: what holds one is no tool. */
function recipe(makefile: string, target: string): string | null {
  const lines = makefile.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${target}:`));
  if (at === -1) return null;
  const own: string[] = [];
  for (const line of lines.slice(at + 1)) {
    if (!line.startsWith('\t')) break;
    own.push(line.trim().replace(/^[@-]+/, ''));
  }
  const needed = (lines[at] ?? '')
    .slice(target.length + 1)
    .trim()
    .split(/\s+/)
    .filter((word) => /^[\w-]+$/.test(word));
  return [...needed.map((name) => `make ${name}`), ...own].join('\n') || null;
}

/** A formatter or linter that can mend what it complains of, and how its complaint becomes a repair. */
export interface MendingTool {
  /** The program, and the words that must follow it. */
  readonly words: readonly string[];
  /** Arguments that only judge. A `=value` after one belongs to it. */
  readonly drop?: readonly string[];
  /** Put right after `words`. */
  readonly add?: readonly string[];
  /** In place of `words`. */
  readonly become?: readonly string[];
}

const CHECKS = ['--check', '--diff'];

/** The first entry that fits is taken, so the longer ones stand first. Each was read from the tool's own manual. */
export const MENDING_TOOLS: readonly MendingTool[] = [
  { words: ['prettier'], drop: ['--check', '-c', '--list-different', '-l'], add: ['--write'] },
  { words: ['eslint'], add: ['--fix'] },
  { words: ['eslint_d'], add: ['--fix'] },
  { words: ['standard'], add: ['--fix'] },
  { words: ['xo'], add: ['--fix'] },
  { words: ['biome', 'ci'], become: ['biome', 'check', '--write'] },
  { words: ['biome', 'check'], add: ['--write'] },
  { words: ['biome', 'lint'], add: ['--write'] },
  { words: ['biome', 'format'], add: ['--write'] },
  { words: ['oxlint'], add: ['--fix'] },
  { words: ['stylelint'], add: ['--fix'] },
  { words: ['markdownlint'], add: ['--fix'] },
  { words: ['markdownlint-cli2'], add: ['--fix'] },
  { words: ['dprint', 'check'], become: ['dprint', 'fmt'] },
  { words: ['deno', 'fmt'], drop: ['--check'] },
  { words: ['deno', 'lint'], add: ['--fix'] },
  { words: ['ruff', 'check'], drop: ['--no-fix', '--diff'], add: ['--fix'] },
  { words: ['ruff', 'format'], drop: CHECKS },
  { words: ['black'], drop: CHECKS },
  { words: ['isort'], drop: ['--check', '--check-only', '-c', '--diff'] },
  { words: ['autopep8'], drop: ['--diff', '-d', '--exit-code'], add: ['--in-place'] },
  { words: ['yapf'], drop: ['--diff', '-d', '--quiet', '-q'], add: ['--in-place'] },
  { words: ['docformatter'], drop: ['--check', '-c'], add: ['--in-place'] },
  { words: ['gofmt'], drop: ['-l', '-d', '-e'], add: ['-w'] },
  { words: ['gofumpt'], drop: ['-l', '-d'], add: ['-w'] },
  { words: ['goimports'], drop: ['-l', '-d'], add: ['-w'] },
  { words: ['golangci-lint', 'run'], add: ['--fix'] },
  { words: ['golangci-lint', 'fmt'], drop: ['--diff', '-d'] },
  { words: ['cargo', 'fmt'], drop: ['--check'] },
  { words: ['rustfmt'], drop: ['--check'] },
  { words: ['cargo', 'clippy'], add: ['--fix', '--allow-dirty', '--allow-staged'] },
  { words: ['taplo', 'fmt'], drop: CHECKS },
  { words: ['taplo', 'format'], drop: CHECKS },
  { words: ['rubocop'], drop: ['--lint', '-l'], add: ['--autocorrect'] },
  { words: ['standardrb'], add: ['--fix'] },
  { words: ['php-cs-fixer', 'check'], become: ['php-cs-fixer', 'fix'], drop: ['--diff'] },
  { words: ['php-cs-fixer', 'fix'], drop: ['--dry-run', '--diff'] },
  { words: ['pint'], drop: ['--test'] },
  { words: ['phpcs'], become: ['phpcbf'] },
  { words: ['dotnet', 'format'], drop: ['--verify-no-changes'] },
  { words: ['csharpier', 'check'], become: ['csharpier', 'format'] },
  { words: ['ktlint'], add: ['-F'] },
  { words: ['gradle', 'spotlessCheck'], become: ['gradle', 'spotlessApply'] },
  { words: ['gradle', 'ktlintCheck'], become: ['gradle', 'ktlintFormat'] },
  { words: ['mvn', 'spotless:check'], become: ['mvn', 'spotless:apply'] },
  { words: ['terraform', 'fmt'], drop: ['-check', '-diff', '--check', '--diff'] },
  { words: ['tofu', 'fmt'], drop: ['-check', '-diff', '--check', '--diff'] },
  { words: ['buf', 'format'], drop: ['--diff', '-d', '--exit-code'], add: ['-w'] },
  { words: ['clang-format'], drop: ['--dry-run', '-n', '-Werror', '--Werror'], add: ['-i'] },
  { words: ['shfmt'], drop: ['-d', '--diff', '-l', '--list'], add: ['-w'] },
  { words: ['mix', 'format'], drop: ['--check-formatted'] },
  { words: ['dart', 'format'], drop: ['--set-exit-if-changed', '--output=none', '-o=none'] },
  { words: ['swiftformat'], drop: ['--lint'] },
  { words: ['sqlfluff', 'lint'], become: ['sqlfluff', 'fix'] },
  // Its hooks mend while they judge.
  { words: ['pre-commit', 'run'] },
];

/** Programs that only start another: what comes after them is the tool. */
export const LAUNCHERS: readonly (readonly string[])[] = [
  ['npx', '--no-install'],
  ['npx', '--yes'],
  ['npx', '-y'],
  ['npx'],
  ['bunx'],
  ['pnpm', 'exec'],
  ['pnpm', 'dlx'],
  ['npm', 'exec', '--'],
  ['npm', 'exec'],
  ['yarn', 'exec'],
  ['yarn', 'dlx'],
  ['bun', 'x'],
  ['poetry', 'run'],
  ['pdm', 'run'],
  ['uv', 'run'],
  ['uv', 'tool', 'run'],
  ['uvx'],
  ['pipx', 'run'],
  ['hatch', 'run'],
  ['rye', 'run'],
  ['pipenv', 'run'],
  ['python', '-m'],
  ['python3', '-m'],
  ['py', '-m'],
  ['bundle', 'exec'],
  ['composer', 'exec', '--'],
  ['composer', 'exec'],
  ['mise', 'exec', '--'],
  ['dotnet', 'tool', 'run'],
  ['go', 'tool'],
  ['sudo'],
];
