import {
  type CommandTree,
  callsOf,
  programName,
  readCommand,
  type SimpleCommand,
  type Word,
} from '../command/command.ts';
import type { TestCommand } from '../core/task.ts';
import { createTestOracle } from '../oracle/test-oracle.ts';
import type { BenchRequest } from './bench.ts';
import type { RepairTree } from './failure-leads.ts';
import type { ToolRepair } from './search.ts';
import { wholeEdit } from './undo.ts';

/** How a formatter or linter in the test command can repair what it complains of. */
interface ToolRepairPlan {
  /** A script for the same shell, in the same folder. */
  readonly command: string;
  /** The script for people, without what makes it go on after an error. */
  readonly shown: string;
  /** Whether the test command also judges something that no such tool repairs, so that a search may help. */
  readonly judgesBehaviour: boolean;
}

/** null when nothing in the test command is a tool that can repair. */
export async function planToolRepair(
  command: TestCommand,
  files: Pick<RepairTree, 'readText' | 'paths'>,
): Promise<ToolRepairPlan | null> {
  const read = { ...files, isFile: async (path: string) => (await files.readText(path)) !== null };
  const { run, shell, workingDirectory: folder } = command;
  const tree = await readCommand(read, { run, shell, folder });
  const steps = repairsIn(tree);
  const repairs = steps.flatMap(({ repair }) => repair ?? []);
  if (repairs.length === 0) return null;
  const isScript = steps.some(({ isFromScript }) => isFromScript);
  // A tool that could not repair everything ends with an error; the next tools still run.
  const lines = repairs.map((line) => `${line} || true`);
  const path = isScript ? [PACKAGE_PROGRAMS] : [];
  return {
    command: [...path, ...lines].join('\n'),
    shown: repairs.join(' && '),
    judgesBehaviour: steps.some(({ judges }) => judges === 'behaviour'),
  };
}

const PACKAGE_PROGRAMS = 'PATH="$PWD/node_modules/.bin:$PATH"';

/** How one command of a script takes part in a repair. */
interface RepairStep {
  readonly judges: 'style' | 'nothing' | 'behaviour';
  /** The command that repairs what this one complains of; null where there is none. */
  readonly repair: string | null;
  /** Where it runs. */
  readonly folder: string;
  readonly isFromScript: boolean;
}

const unknownStep = (folder: string): RepairStep => ({
  judges: 'behaviour',
  repair: null,
  folder,
  isFromScript: false,
});

function repairsIn(tree: CommandTree): readonly RepairStep[] {
  if (!tree.script.isKnown) return [unknownStep(tree.folder)];
  return tree.script.commands.flatMap((command) => repairOf(tree, command));
}

/** Commands that judge nothing. */
const NOT_JUDGING = [
  ...['cd', 'echo', 'printf', 'set', 'export', 'true', ':', 'source', '.', 'mkdir', 'test', '[', 'exit'],
  ...['pip', 'pip3', 'npm ci', 'npm install', 'npm i', 'yarn install', 'pnpm install', 'pnpm i', 'corepack'],
  ...['uv sync', 'uv pip', 'poetry install', 'git diff', 'git status'],
];
const isHarmless = (text: string): boolean => NOT_JUDGING.some((each) => `${text} `.startsWith(`${each} `));

function repairOf(tree: CommandTree, command: SimpleCommand): readonly RepairStep[] {
  const isFromScript = tree.origin.kind !== 'command';
  const calls = callsOf(tree, command);
  const { folder } = calls[0] ?? tree;
  for (const call of calls) {
    const repair = repairedWords(call.words);
    if (repair === null) continue;
    // Where a nested script calls the tool, this command does not have its words.
    const launchers = call.command === command ? call.launchers : [];
    const text = [...rawOf(launchers), ...repair].join(' ');
    return [{ judges: 'style', repair: text, folder, isFromScript }];
  }
  const text = rawOf(command.words).join(' ');
  // A `cd` stays in the repair: the tools after it run in that folder. A script that is started goes to each folder by itself.
  if (isHarmless(text) || text === '')
    return [
      {
        judges: 'nothing',
        repair: !isFromScript && /^cd\s/.test(text) ? text : null,
        folder,
        isFromScript: false,
      },
    ];
  const behind = calls
    .flatMap(({ scripts }) => scripts)
    .filter(
      ({ origin }) => origin.kind !== 'words' && !(origin.kind === 'task' && origin.isOfWholeFile === true),
    );
  if (behind.length === 0) return [unknownStep(folder)];
  return behind.flatMap(repairsIn).map((step) => movedTo(step, folder));
}

/** The step as it runs from another folder; without its repair where the shell might read the folder's name as something else. */
function movedTo(step: RepairStep, folder: string): RepairStep {
  if (step.repair === null || step.folder === folder)
    return { ...step, folder, isFromScript: step.repair !== null };
  const [from, to] = [folder, step.folder].map((path) => (path === '.' ? [] : path.split('/')));
  const shared = (from ?? []).findIndex((name, at) => name !== to?.[at]);
  const kept = shared < 0 ? (from ?? []).length : shared;
  const path = [...(from ?? []).slice(kept).map(() => '..'), ...(to ?? []).slice(kept)].join('/');
  if (!/^[\w@./-]+$/.test(path)) return unknownStep(folder);
  return {
    ...step,
    repair: `(cd ${path} && ${PACKAGE_PROGRAMS} && ${step.repair})`,
    folder,
    isFromScript: false,
  };
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
  return { ...plan, command: plan.shown, changes };
}
