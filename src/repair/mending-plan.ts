import * as z from 'zod';
import type { TestCommand } from '../agent/task.ts';
import { LAUNCHERS, MENDING_TOOLS, type MendingTool } from './mending-tools.ts';

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
    const parsed = parsedJson((await files.readText(path('package.json'))) ?? '');
    return (name === undefined ? null : parsed?.scripts[name]) ?? null;
  }
  if (program === 'make' || program === 'gmake') {
    const text = (await files.readText(path('Makefile'))) ?? (await files.readText(path('makefile'))) ?? '';
    return rest[0] === undefined ? null : recipe(text, rest[0]);
  }
  return null;
}

function parsedJson(text: string): z.infer<typeof PackageSchema> | null {
  try {
    return PackageSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
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
