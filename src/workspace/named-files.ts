import { posix } from 'node:path';
import { z } from 'zod';
import { orElse } from '../base/errors.ts';
import type { TestCommand } from '../core/task.ts';
import { type Call, callsOf } from '../shell/calls.ts';
import { readScript, type Script, type SimpleCommand } from '../shell/script.ts';
import { isShell, isSource } from './open-paths.ts';
import { nameOf, parentOf } from './repo-path.ts';

/** The files of a commit, from wherever they are read. */
interface CommitFiles {
  isFile(path: string): Promise<boolean>;
  /** null when there is no such file, or it is no text. */
  readText(path: string): Promise<string | null>;
}

/** No real test command leads to so many scripts. */
const MAX_SCRIPTS = 50;
/** The most characters that are read of a script. */
const MAX_SCRIPT_CHARS = 24 * 1024;
const MAX_WORD_CHARS = 300;

/** A text with commands, and the folders from which its words name files. */
interface Commands {
  readonly text: string;
  readonly folders: readonly string[];
}

/**
 * The tracked files that decide a verdict because commands name them: programs that the commands and their builds start, and files
 * other than sources that they read. The npm scripts, make targets and shell scripts that they start are searched too. Not among
 * the files is the product, which such commands try:
 * - a source that a compiler, a linter or a test runner is given;
 * - a program whose output another command looks at (`./sum 1 2 | diff - three.txt`): the exit code of `diff` decides;
 * - a program's entry (`node index.js`), and what a script includes (`. lib/sum.sh`).
 */
export async function filesNamedBy(
  files: CommitFiles,
  commands: readonly TestCommand[],
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  // The searches do not run in parallel: over the API, each may add folders to the tree.
  for (const { builds = [], ...command } of commands)
    for (const script of [...builds, command]) await addNamed(named, files, script);
  return named;
}

async function addNamed(
  named: Set<string>,
  files: CommitFiles,
  { run, workingDirectory }: Pick<TestCommand, 'run' | 'workingDirectory'>,
): Promise<void> {
  const queue: Commands[] = [{ text: run, folders: [...new Set([posix.normalize(workingDirectory), '.'])] }];
  const seen = new Set<string>();
  for (const { text, folders: start } of queue) {
    if (queue.length > MAX_SCRIPTS) break;
    const script = await readScript(text.slice(0, MAX_SCRIPT_CHARS));
    const calls = callsOf(script);
    const folders = [...new Set([...foldersEntered(calls, start), ...start])];
    const find = (word: string) => trackedFile(files, word, folders);
    const product = new Set(
      script.commands.filter((each) => isLookedAt(each, script)).map(commandTextIn(script)),
    );
    for (const call of calls) {
      const [program = '', ...args] = call.words.map(({ value }) => value);
      const started = (await find(program)) ?? (await moduleNamed(files, call, folders));
      const isJudge = started !== null && !product.has(call.text) && !ENTRY_FILE.test(nameOf(started));
      if (isJudge) named.add(started);
      for (const word of [...args, ...call.redirections.map(({ target }) => target?.value ?? '')]) {
        const path = await find(word.replace(/^-[\w-]*=/, ''));
        if (path !== null && (!isSource(path) || STEERING.test(word))) named.add(path);
      }
      const next = [...(await ofPackage(files, call, folders)), ...(await ofMake(files, call, folders))];
      if (isJudge && (isShell(started) || !nameOf(started).includes('.')))
        next.push({
          text: (await files.readText(started)) ?? '',
          folders: [...folders, parentOf(started) || '.'],
        });
      // A script may start itself again.
      queue.push(...next.filter((each) => !seen.has(each.text)));
      for (const each of next) seen.add(each.text);
    }
  }
}

/** Usual names of the file with which a program begins. */
const ENTRY_FILE = /^(?:index|main|__main__|app|cli|server)\.\w+$/;
/** An option whose value steers a program, though it is a source: `--require=./hook.js`. */
const STEERING = /^--?(?:r|require|import|loader|config|setup\w*)=/;
const MODULE_OPTION = / -m +([\w.]+)/;

const commandTextIn =
  ({ text }: Script) =>
  ({ start, end }: SimpleCommand): string =>
    text.slice(start, end);

/** Whether something reads the output of a command, or the script includes it. `tee` passes an output on. */
function isLookedAt(command: SimpleCommand, { text }: Script): boolean {
  const isPiped = /^\s*(?:\d?>&\d\s*)?\|(?![|&]?\s*tee\b|\|)/.test(text.slice(command.end));
  const isSubstituted = /(?:\$\(|`|<\()\s*$/.test(text.slice(0, command.start));
  const isStored = command.redirections.some(
    ({ operator, target }) => /^\d?>>?$/.test(operator) && target?.value !== '/dev/null',
  );
  return isPiped || isSubstituted || isStored || /^(?:\.|source)$/.test(command.words[0]?.value ?? '');
}

function foldersEntered(calls: readonly Call[], from: readonly string[]): readonly string[] {
  const entered = calls.flatMap(({ words: [program, folder] }) =>
    program?.value === 'cd' && folder !== undefined ? [folder.value] : [],
  );
  return entered.flatMap((folder) => from.map((each) => posix.join(each, folder)));
}

/** The tracked file that a word of a command names, from one of the folders: `"$(dirname "$0")/x.sh"` is looked for as `x.sh`. */
async function trackedFile(
  { isFile }: CommitFiles,
  word: string,
  folders: readonly string[],
): Promise<string | null> {
  const bare = word.replace(/^(?:\$\{?\w+\}?|\$\([^)]*\))\//, '');
  if (!/^[\w./@+-]+$/.test(bare) || bare.length > MAX_WORD_CHARS) return null;
  for (const folder of folders) {
    const path = posix.join(folder, bare);
    if (!/^(?:\.|\/)|\/$/.test(path) && (await isFile(path))) return path;
  }
  return null;
}

/** `python3 -m tools.check` starts `tools/check.py`. */
async function moduleNamed(files: CommitFiles, { text, words: [first] }: Call, folders: readonly string[]) {
  const module = MODULE_OPTION.exec(text)?.[1];
  if (module === undefined || first?.value !== module) return null;
  return trackedFile(files, `${module.replaceAll('.', '/')}.py`, folders);
}

/** The scripts of package.json that a call of npm or its like starts. */
async function ofPackage(files: CommitFiles, { words: [first, ...rest] }: Call, folders: readonly string[]) {
  if (!/^(?:npm|pnpm|yarn|bun|npm-run-all|run-s|run-p)$/.test(first?.value ?? '')) return [];
  const path = await trackedFile(files, 'package.json', folders);
  const scripts = packageScripts((path === null ? null : await files.readText(path)) ?? '{}');
  const wanted = rest.flatMap(({ value }) => [`pre${value}`, value === 't' ? 'test' : value, `post${value}`]);
  const from = [...new Set([path === null ? '.' : parentOf(path) || '.', ...folders])];
  return wanted.flatMap((name) => scripts.get(name) ?? []).map((text): Commands => ({ text, folders: from }));
}

const PackageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

function packageScripts(text: string): ReadonlyMap<string, string> {
  const read = PackageSchema.safeParse(orElse(null, () => JSON.parse(text)));
  return new Map(Object.entries(read.data?.scripts ?? {}));
}

/** The recipes of the targets that a call of make asks for, and of the targets that these need. */
async function ofMake(files: CommitFiles, { words: [first, ...rest] }: Call, folders: readonly string[]) {
  if (!/^g?make$/.test(first?.value ?? '')) return [];
  const args = rest.map(({ value }) => value);
  const below = args[args.indexOf('-C') + 1];
  const from =
    args.includes('-C') && below !== undefined ? folders.map((each) => posix.join(each, below)) : folders;
  for (const name of ['GNUmakefile', 'makefile', 'Makefile']) {
    const path = await trackedFile(files, name, from);
    const text = path === null ? null : await files.readText(path);
    const goals = args.filter((word) => /^[\w.-]+$/.test(word) && !word.startsWith('-') && word !== below);
    if (text !== null)
      return [{ text: recipesFor(text, goals), folders: [...new Set([...from, ...folders])] }];
  }
  return [];
}

const MAKE_RULE = /^([\w./$(){}% -]+?)::?(?!=)(.*)$/;
const MAKE_VARIABLE = /^\s*(\w+)\s*[:?+]?=\s*(.*)$/;

/**
 * The recipes that make runs for these goals, as lines of a shell. Without goals, those of the first rule; where a goal
 * is not found, those of all rules.
 */
function recipesFor(text: string, goals: readonly string[]): string {
  const lines = text.replace(/\\\n\s*/g, ' ').split('\n');
  const variables = new Map<string, string>();
  const rules: {
    readonly targets: readonly string[];
    readonly needs: string[];
    readonly recipe: string[];
  }[] = [];
  for (const line of lines) {
    const variable = line.startsWith('\t') ? null : MAKE_VARIABLE.exec(line);
    const rule = line.startsWith('\t') || variable !== null ? null : MAKE_RULE.exec(line);
    if (variable !== null) variables.set(variable[1] ?? '', variable[2] ?? '');
    else if (rule !== null) {
      const [needs = '', ...recipe] = (rule[2] ?? '').split(';');
      rules.push({ targets: namesIn(rule[1] ?? ''), needs: namesIn(needs), recipe });
    } else if (line.startsWith('\t')) rules.at(-1)?.recipe.push(line);
  }
  const ownGoals =
    goals.length > 0
      ? goals
      : (rules.find(({ targets }) => targets[0]?.startsWith('.') === false)?.targets ?? []);
  const wanted = new Set(ownGoals);
  for (const goal of wanted)
    for (const { targets, needs } of rules)
      if (targets.includes(goal)) for (const need of needs) wanted.add(need);
  const isKnown = ownGoals.every((goal) => rules.some(({ targets }) => targets.includes(goal)));
  const asked = rules.filter(
    ({ targets }) => !isKnown || targets.some((each) => wanted.has(each) || each.includes('%')),
  );
  const recipes = asked
    .flatMap(({ recipe }) => recipe.map((line) => line.replace(/^[\s@+-]+/, '')))
    .join('\n');
  return expandMake(recipes, variables);
}

const namesIn = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .filter((name) => name !== '');

/** Puts in the makefile's variables. One that it does not set becomes `env`, a launcher: `env check.py` for `$(PYTHON) check.py`. */
function expandMake(recipes: string, variables: ReadonlyMap<string, string>): string {
  let text = recipes;
  for (let level = 0; level < 4 && text.length < MAX_SCRIPT_CHARS; level += 1)
    text = text.replace(/(?<!\$)\$[({](\w+)[)}]/g, (_, name: string) => variables.get(name) ?? 'env');
  return text.replaceAll('$$', '$');
}
