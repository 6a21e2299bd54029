import * as z from 'zod';
import { readJson } from '../base/json.ts';
import type { TestCommand } from '../core/task.ts';
import { createTestOracle } from '../oracle/test-oracle.ts';
import { callsOf, programName } from '../shell/calls.ts';
import { readScript, type Script, type SimpleCommand, type Word } from '../shell/script.ts';
import type { BenchRequest } from './bench.ts';
import { uniqueEdit } from './candidates.ts';
import type { ToolRepair } from './search.ts';

/** How a formatter or linter in the test command can repair what it complains of. */
interface ToolRepairPlan {
  /** A script for the same shell, in the same folder. */
  readonly command: string;
  /** Whether the test command also judges something that no such tool repairs, so that a search may help. */
  readonly judgesBehaviour: boolean;
}

interface ReadsText {
  readText(path: string): Promise<string | null>;
}

/** How deep scripts may start other scripts; deeper ones form a circle. */
const MAX_REPAIR_SCRIPTS = 4;

/** null when nothing in the test command is a tool that can repair. */
export async function planToolRepair(command: TestCommand, files: ReadsText): Promise<ToolRepairPlan | null> {
  const reading = { folder: command.workingDirectory, files, depth: 0 };
  const steps = await repairsIn(await readScript(command.run, command.shell), reading);
  const repairs = steps.flatMap(({ repair }) => repair ?? []);
  if (repairs.length === 0) return null;
  const isScript = steps.some(({ isFromScript }) => isFromScript);
  // A tool that could not repair everything ends with an error; the next tools still run.
  const lines = repairs.map((line) => `${line} || true`);
  const path = isScript ? ['PATH="$PWD/node_modules/.bin:$PATH"'] : [];
  return {
    command: [...path, ...lines].join('\n'),
    judgesBehaviour: steps.some(({ judges }) => judges === 'behaviour'),
  };
}

/** How one command of a script takes part in a repair. */
interface RepairStep {
  readonly judges: 'style' | 'nothing' | 'behaviour';
  /** The command that repairs what this one complains of; null where there is none. */
  readonly repair: string | null;
  readonly isFromScript: boolean;
}

interface ScriptReading {
  readonly folder: string;
  readonly files: ReadsText;
  readonly depth: number;
}

const UNKNOWN_STEP: RepairStep = { judges: 'behaviour', repair: null, isFromScript: false };

async function repairsIn(script: Script, reading: ScriptReading): Promise<RepairStep[]> {
  if (!script.isKnown) return [UNKNOWN_STEP];
  const steps: RepairStep[] = [];
  for (const command of script.commands) steps.push(...(await repairOf(command, script, reading)));
  return steps;
}

/** Commands that judge nothing. */
const HARMLESS = [
  ...['cd', 'echo', 'printf', 'set', 'export', 'true', ':', 'source', '.', 'mkdir', 'test', '[', 'exit'],
  ...['pip', 'pip3', 'npm ci', 'npm install', 'npm i', 'yarn install', 'pnpm install', 'pnpm i', 'corepack'],
  ...['uv sync', 'uv pip', 'poetry install', 'git diff', 'git status'],
];
const isHarmless = (text: string): boolean => HARMLESS.some((each) => `${text} `.startsWith(`${each} `));

async function repairOf(
  command: SimpleCommand,
  script: Script,
  reading: ScriptReading,
): Promise<RepairStep[]> {
  const isFromScript = reading.depth > 0;
  for (const { words } of callsOf({ ...script, commands: [command] })) {
    const repair = repairedWords(words);
    if (repair === null) continue;
    const [first] = words;
    // -1 where a nested script calls the tool: this command does not have the words then.
    const at = first === undefined ? -1 : command.words.indexOf(first);
    const launcher = [...command.assignments, ...command.words.slice(0, Math.max(0, at))];
    return [{ judges: 'style', repair: [...rawOf(launcher), ...repair].join(' '), isFromScript }];
  }
  const text = rawOf(command.words).join(' ');
  // A `cd` stays in the repair: the tools after it run in that folder.
  if (isHarmless(text) || text === '')
    return [{ judges: 'nothing', repair: /^cd\s/.test(text) ? text : null, isFromScript: false }];
  const behind = reading.depth < MAX_REPAIR_SCRIPTS ? await scriptBehind(command.words, reading) : null;
  if (behind === null) return [UNKNOWN_STEP];
  const steps = await repairsIn(await readScript(behind), { ...reading, depth: reading.depth + 1 });
  return steps.map((step) => ({ ...step, isFromScript: step.repair !== null }));
}

const rawOf = (words: readonly Word[]): string[] => words.map(({ raw }) => raw);

/** `eslint --fix src` for `eslint src`, as words; null where the call is of no tool that can repair. */
function repairedWords(call: readonly Word[]): string[] | null {
  const [program = '', ...others] = rawOf(call);
  const name = programName(call[0]?.value ?? '');
  for (const { tools, drop = '', add = '', become } of REPAIRING_TOOLS) {
    const words = tools
      .split(',')
      .map((tool) => tool.trim().split(' '))
      .find(([tool, ...rest]) => tool === name && rest.every((word) => others.includes(word)));
    if (words === undefined) continue;
    const [renamed = '', ...head] = become?.split(' ') ?? words;
    const added = add === '' ? [] : add.split(' ');
    // Dry runs behind `--` belong to the tool as well: `cargo fmt -- --check`.
    const left = new Set([...words.slice(1), ...drop.split(' '), ...added]);
    const kept = others.filter((word) => !left.has(word) && !left.has(word.split('=')[0] ?? ''));
    const tail = kept.at(-1) === '--' ? kept.slice(0, -1) : kept;
    return [program.replace(name, renamed), ...head, ...added, ...tail];
  }
  return null;
}

const ScriptsSchema = z.object({ scripts: z.record(z.string(), z.string()).catch({}) });

/** The text behind `npm run lint`, `yarn lint`, `make lint` and their like. */
async function scriptBehind(
  words: readonly Word[],
  { folder, files }: ScriptReading,
): Promise<string | null> {
  const [program = '', ...rest] = words.map(({ value }) => value).filter((value) => !value.startsWith('-'));
  const read = (name: string) => files.readText(folder === '.' ? name : `${folder}/${name}`);
  if (/^(?:npm|pnpm|yarn|bun)$/.test(program)) {
    const name = /^run(?:-script)?$/.test(rest[0] ?? '') ? rest[1] : rest[0];
    const parsed = readJson(ScriptsSchema, (await read('package.json')) ?? '');
    return (name === undefined ? null : parsed?.scripts[name]) ?? null;
  }
  if (!/^g?make$/.test(program) || rest[0] === undefined) return null;
  return recipeOf((await read('Makefile')) ?? (await read('makefile')) ?? '', rest[0]);
}

/** The commands of a Makefile's target, and of those it depends on. Variables are left alone: what holds one is no tool. */
function recipeOf(makefile: string, target: string): string | null {
  const lines = makefile.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${target}:`));
  if (at === -1) return null;
  const end = lines.findIndex((line, index) => index > at && !line.startsWith('\t'));
  const own = lines.slice(at + 1, end === -1 ? undefined : end);
  const needed = (lines[at] ?? '').slice(target.length + 1).match(/(?<!\S)[\w-]+(?!\S)/g) ?? [];
  const commands = own.map((line) => line.trim().replace(/^[@-]+/, ''));
  return [...needed.map((name) => `make ${name}`), ...commands].join('\n') || null;
}

/** Formatters and linters that can repair what they complain of, and how a checking call becomes a repairing one. */
interface RepairingTools {
  /** `eslint, deno lint`: programs, with the words that must follow them. */
  readonly tools: string;
  /** Arguments that only judge (`--check`): they are removed, each with its `=value`. */
  readonly drop?: string;
  /** Arguments to put right after the words of the tool. */
  readonly add?: string;
  /** Words that replace those of the tool. */
  readonly become?: string;
}

/** The first entry that fits is taken. Each was read from the tool's own manual. */
const REPAIRING_TOOLS: readonly RepairingTools[] = [
  {
    tools: `eslint, eslint_d, standard, xo, oxlint, stylelint, markdownlint, markdownlint-cli2, deno lint,
      golangci-lint run, standardrb`,
    add: '--fix',
  },
  { tools: 'ruff check', drop: '--no-fix --diff', add: '--fix' },
  { tools: 'cargo clippy', add: '--fix --allow-dirty --allow-staged' },
  { tools: 'ktlint', add: '-F' },
  { tools: 'rubocop', drop: '--lint -l', add: '--autocorrect' },
  { tools: 'prettier', drop: '--check -c --list-different -l', add: '--write' },
  { tools: 'biome ci', become: 'biome check --write' },
  { tools: 'biome check, biome lint, biome format', add: '--write' },
  { tools: 'gofmt, gofumpt, goimports', drop: '-l -d -e', add: '-w' },
  { tools: 'buf format', drop: '--diff -d --exit-code', add: '-w' },
  { tools: 'shfmt', drop: '-d --diff -l --list', add: '-w' },
  { tools: 'clang-format', drop: '--dry-run -n -Werror --Werror', add: '-i' },
  { tools: 'autopep8', drop: '--diff -d --exit-code', add: '--in-place' },
  { tools: 'yapf', drop: '--diff -d --quiet -q', add: '--in-place' },
  { tools: 'docformatter', drop: '--check -c', add: '--in-place' },
  { tools: 'ruff format, black, taplo fmt, taplo format', drop: '--check --diff' },
  { tools: 'deno fmt, cargo fmt, rustfmt', drop: '--check' },
  { tools: 'isort', drop: '--check --check-only -c --diff' },
  { tools: 'golangci-lint fmt', drop: '--diff -d' },
  { tools: 'terraform fmt, tofu fmt', drop: '-check -diff --check --diff' },
  { tools: 'php-cs-fixer check', become: 'php-cs-fixer fix', drop: '--diff' },
  { tools: 'php-cs-fixer fix', drop: '--dry-run --diff' },
  { tools: 'pint', drop: '--test' },
  { tools: 'dotnet format', drop: '--verify-no-changes' },
  { tools: 'mix format', drop: '--check-formatted' },
  { tools: 'dart format', drop: '--set-exit-if-changed --output=none -o=none' },
  { tools: 'swiftformat', drop: '--lint' },
  { tools: 'phpcs', become: 'phpcbf' },
  { tools: 'dprint check', become: 'dprint fmt' },
  { tools: 'csharpier check', become: 'csharpier format' },
  { tools: 'sqlfluff lint', become: 'sqlfluff fix' },
  { tools: 'gradle spotlessCheck', become: 'gradle spotlessApply' },
  { tools: 'gradle ktlintCheck', become: 'gradle ktlintFormat' },
  { tools: 'mvn spotless:check', become: 'mvn spotless:apply' },
  // The hooks of pre-commit repair while they check.
  { tools: 'pre-commit run' },
];

/** The most time for a tool's repair. Formatters are quick; a slower one would leave no time for the rest. */
const MAX_REPAIR_MS = 5 * 60_000;

/**
 * Runs a tool's repair where the tests run, reads what it changed, and puts the files back: the changes are then written through
 * the Journal.
 */
export async function runToolRepair(
  request: BenchRequest,
  plan: ToolRepairPlan,
  signal: AbortSignal,
): Promise<ToolRepair> {
  const { command } = request;
  if (command === null) return { ...plan, changes: [] };
  using oracle = createTestOracle({ ...request, command: { ...command, run: plan.command } });
  await oracle.run({ phase: 'write', timeoutMs: MAX_REPAIR_MS, signal });
  const changed = await oracle.changedFiles();
  const changes = changed.map(({ path, before, after }) => {
    const edits = before === null || after === null ? null : [wholeEdit(before, after)];
    return { path, edits, content: after };
  });
  return { ...plan, command: shownCommand(plan.command), changes };
}

/** The command for people, without the `|| true` behind each line. */
const shownCommand = (run: string): string =>
  run
    .split('\n')
    .filter((line) => !line.startsWith('PATH='))
    .map((line) => line.replace(/ \|\| true$/, ''))
    .join(' && ');

/** One edit from the first character that differs to the last. */
function wholeEdit(before: string, after: string) {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = before.length;
  let afterEnd = after.length;
  while (end > start && afterEnd > start && before[end - 1] === after[afterEnd - 1]) {
    end -= 1;
    afterEnd -= 1;
  }
  return uniqueEdit(before, { start, end, text: after.slice(start, afterEnd) });
}
