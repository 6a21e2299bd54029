import { anyOf, shellWord } from '../base/text.ts';
import { fileIn, pathFrom } from './folders.ts';
import type { CommitFiles, ProgramCall, StartedTask } from './task.ts';

// GNU make: https://www.gnu.org/software/make/manual/make.html

interface MakeRule {
  readonly targets: readonly string[];
  /** The prerequisites, not expanded. */
  readonly needs: string;
  /** The lines as they stand in the file, without their tabs, a continued line as one. */
  readonly recipe: readonly string[];
}

interface Makefile {
  readonly path: string;
  /** The variables that are set for all rules, not expanded. */
  readonly variables: ReadonlyMap<string, string>;
  readonly rules: readonly MakeRule[];
  /** The recipes alone say what runs: no directive and no function changes them. */
  readonly isPlain: boolean;
}

/** A call of make, without the words that change nothing here. */
interface MakeCall {
  readonly folder: string;
  /** Files that `-f` names. */
  readonly files: readonly string[];
  readonly goals: readonly string[];
  /** `NAME=value` words. */
  readonly set: readonly string[];
  /** False where an option may change what the recipes do, such as `-i`. */
  readonly isPlain: boolean;
}

/** The short options that take a value, joined or as the next word. */
const VALUED_MAKE_OPTIONS = /^[CfIoWE]$/;
const LONG_VALUED = [
  'directory',
  'file',
  'makefile',
  'include-dir',
  'old-file',
  'assume-old',
  'new-file',
  'assume-new',
  'what-if',
  'eval',
];
/** Options that change only how many recipes run at once, and what is printed. */
const PLAIN_MAKE_OPTIONS =
  /^(?:[jskwl]|jobs|silent|quiet|print-directory|no-print-directory|keep-going|load-average|output-sync|O)$/;

/** Reads the words behind `make`; null where it would run outside of the repository. Options may be cut short: `--dir=web`. */
export function readMakeCall(folder: string, words: readonly string[]): MakeCall | null {
  const call = { folder, files: [] as string[], goals: [] as string[], set: [] as string[], isPlain: true };
  const take = (name: string, value: string): boolean => {
    if (name === 'C' || name === 'directory') {
      const next = pathFrom(call.folder, value);
      if (next === null) return false;
      call.folder = next;
    } else if (/^(?:f|file|makefile)$/.test(name)) call.files.push(value);
    else if (!PLAIN_MAKE_OPTIONS.test(name)) call.isPlain = false;
    return true;
  };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const [, long, joined] = /^--([\w-]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (long !== undefined) {
      const name = LONG_VALUED.find((each) => each.startsWith(long));
      if (!take(name ?? long, joined ?? (name === undefined ? '' : (words[++at] ?? '')))) return null;
    } else if (/^-\w/.test(word)) {
      for (let letter = 1; letter < word.length; letter++) {
        const name = word[letter] ?? '';
        const rest = word.slice(letter + 1);
        if (VALUED_MAKE_OPTIONS.test(name)) {
          if (!take(name, rest === '' ? (words[++at] ?? '') : rest)) return null;
          break;
        }
        take(name, '');
        if (/^[jlO]$/.test(name)) {
          if (rest === '' && /^[\d.]+$/.test(words[at + 1] ?? '')) at += 1;
          break;
        }
      }
    } else if (/^[\w.]+[:+?]?=/.test(word)) call.set.push(word);
    else if (word !== '--') call.goals.push(word);
  }
  return call;
}

/** make's own order: a GNUmakefile hides a makefile, and that one a Makefile. */
const NAMES = ['GNUmakefile', 'makefile', 'Makefile'];
const MAX_INCLUDED = 10;

/** The makefile that the call reads, with what it includes; null: there is none. */
export async function findMakefile(
  files: CommitFiles,
  { folder, files: named }: MakeCall,
): Promise<Makefile | null> {
  const paths = (named.length > 0 ? named : NAMES).map((name) => pathFrom(folder, name));
  for (const path of paths) {
    const text = path === null ? null : await files.readText(path);
    if (path === null || text === null) continue;
    const more =
      named.length > 1 ? await Promise.all(paths.slice(1).map((each) => files.readText(each ?? '.'))) : [];
    return parseMakefile(
      path,
      await withIncluded(files, [text, ...more.map((each) => each ?? '')].join('\n'), folder),
    );
  }
  return null;
}

/** Each included file stands in the place of its directive, which stays above it. */
async function withIncluded(
  files: CommitFiles,
  text: string,
  folder: string,
  left = MAX_INCLUDED,
): Promise<string> {
  const lines: string[] = [];
  let budget = left;
  for (const line of joinedLines(text)) {
    lines.push(line);
    const names = /^[-s]?include[ \t]+(.*)$/.exec(line)?.[1]?.split(/\s+/) ?? [];
    for (const name of names) {
      const path = pathFrom(folder, name);
      const included = path === null || budget <= 0 ? null : await files.readText(path);
      budget -= 1;
      if (included !== null) lines.push(await withIncluded(files, included, folder, budget - 1));
    }
  }
  return lines.join('\n');
}

const MAKE_RULE = /^([^\s#:=][^:=]*?)\s*::?(?![:=])([^=]*?)$/;
const VARIABLE = /^(?:export\s+|override\s+)?([\w.-]+)\s*(?:[:?+!]|::)?=[ \t]*(.*)$/;
/** Directives with which not the recipe alone decides what runs. */
const CHANGES_WHAT_RUNS = anyOf([
  /^(?:(?:un)?export|SHELL|\.SHELLFLAGS|\.ONESHELL|MAKEFLAGS|[-s]?include|define|override|ifn?def|ifn?eq)\b/,
  // A variable that grows, or is what a command prints; one that a target sets.
  /^\w+\s*[+!]=|^[^\s#:=][^:=]*::?(?![:=])[^=]*=/,
]);

/** The lines of a text, of which one that ends with a backslash goes on in the next. */
export const joinedLines = (text: string): readonly string[] =>
  text.replace(/\\\r?\n[ \t]*/g, ' ').split(/\r?\n/);

function parseMakefile(path: string, text: string): Makefile {
  const variables = new Map<string, string>();
  const rules: { readonly targets: readonly string[]; readonly needs: string; readonly recipe: string[] }[] =
    [];
  let isPlain = true;
  for (const line of text.split('\n')) {
    if (line.startsWith('\t')) {
      const command = line.trim();
      if (command !== '') rules.at(-1)?.recipe.push(command);
      continue;
    }
    isPlain &&= !CHANGES_WHAT_RUNS.test(line);
    const [, name, value = ''] = VARIABLE.exec(line) ?? [];
    const [head = '', ...inline] = name === undefined ? line.split(';') : [''];
    const [, targets, needs = ''] = MAKE_RULE.exec(head.replace(/#.*/, '').trimEnd()) ?? [];
    if (name !== undefined) variables.set(name, value.replace(/\s#.*/, '').trim());
    else if (targets !== undefined)
      rules.push({
        targets: targets.split(/\s+/),
        needs: needs.trim(),
        recipe: inline.map((each) => each.trim()),
      });
  }
  return { path, variables, rules, isPlain };
}

const DEFINED = /^\s*(?:export\s+|override\s+)*define\s+([\w.-]+)/;
/** A variable, which may be of some targets alone. */
const ASSIGNED =
  /^(?:[^#\t=:]*:)?\s*(?:export\s+|override\s+|private\s+)*([\w.-]+)\s*(?:[?+!]|:{1,3})?=(.*)$/;

/**
 * What a makefile says of what it starts: its recipes, and each value of the variables that they name, whatever decides which one counts.
 * Nothing starts a target or what a target needs: there the sources of the product are listed.
 */
export function startedText(text: string): string {
  const started: string[] = [];
  const values = new Map<string, string[]>();
  const add = (name: string, value: string) => {
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  };
  let block: string | undefined;
  for (const line of joinedLines(text)) {
    const [, name, value = ''] =
      block !== undefined || line.startsWith('\t') ? [] : (ASSIGNED.exec(line) ?? []);
    block = /^\s*endef\b/.test(line) ? undefined : (block ?? DEFINED.exec(line)?.[1]);
    if (block !== undefined) add(block, line);
    else if (name !== undefined) add(name, value.replace(/\s#.*/, ''));
    else if (/^\t|^\s*\$[({](?:eval|foreach|call)\s/.test(line)) started.push(line);
    else started.push(line.split(';').slice(1).join(';'));
  }
  for (const line of started)
    for (const [, long, name = long ?? ''] of line.matchAll(/\$(?:[({](?:call\s+)?([\w.-]+)|(\w))/g)) {
      for (const value of values.get(name) ?? []) started.push(value);
      values.delete(name);
    }
  return started.join('\n');
}

/** The recipes of all rules of a makefile, as far as it says itself what stands in them: what it does not becomes `$X`. */
export function recipesIn(path: string, text: string): readonly (readonly string[])[] {
  const { rules, variables } = parseMakefile(path, joinedLines(text).join('\n'));
  const known = (line: string, { needs }: MakeRule): string =>
    line
      .replace(/\$[({]([\w.-]+)[)}]/g, (_, name: string) => variables.get(name) ?? '$X')
      .replace(/\$[<^?]/g, () => needs)
      .replace(/\$[@*%]|\$\((?:[^()]|\([^()]*\))*\)|\$\{[^{}]*\}/g, '$X')
      .replaceAll('$$', '$');
  return rules.map((rule) => rule.recipe.map((line) => known(line, rule).replace(/^[@+-]+/, '')));
}

/** What make knows unasked. Any other variable that the file does not set becomes `env`, a launcher: `env check.py`. */
const BUILT_IN: Readonly<Record<string, string>> = {
  ...{ MAKE: 'make', CURDIR: '.', SHELL: 'sh', RM: 'rm -f' },
  ...{ CC: 'cc', CXX: 'c++', CPP: 'cc -E', FC: 'f77', AS: 'as', LD: 'ld', AR: 'ar' },
};

/** Puts in the values of variables, and `$<`, `$^` and `$@` of a rule. */
function expanded(
  text: string,
  values: ReadonlyMap<string, string>,
  { targets = [], needs = '' }: Partial<MakeRule> = {},
): string {
  const [target = ''] = targets;
  let out = text;
  for (let level = 0; level < 4 && out.length < MAX_EXPANDED_CHARS; level += 1)
    out = out.replace(
      /(?<!\$)\$(?:\(([\w.-]+)\)|\{([\w.-]+)\}|([@<^]))/g,
      (_, a?: string, b?: string, automatic?: string) => {
        if (automatic === '@') return target;
        if (automatic !== undefined) return automatic === '<' ? (needs.split(/\s+/)[0] ?? '') : needs;
        const name = a ?? b ?? '';
        return values.get(name) ?? BUILT_IN[name] ?? 'env';
      },
    );
  return out;
}

const MAX_EXPANDED_CHARS = 24 * 1024;

/** The recipes that a call runs, what a target needs before it. Where a goal has no rule, those of all rules. */
export function recipesOf(makefile: Makefile, call: MakeCall): readonly StartedTask[] {
  const { path, rules, variables } = makefile;
  const values = new Map([...variables, ...call.set.map((word) => variableIn(word))]);
  const patterns: MakeRule[] = [];
  const exact = new Map<string, MakeRule[]>();
  for (const rule of rules)
    for (const target of expanded(rule.targets.join(' '), values).split(/\s+/)) {
      if (target.includes('%')) patterns.push({ ...rule, targets: [target] });
      else exact.set(target, [...(exact.get(target) ?? []), { ...rule, targets: [target] }]);
    }
  const rulesFor = (goal: string): readonly MakeRule[] =>
    exact.get(goal) ?? patterns.flatMap((rule) => withStem(rule, goal) ?? []).slice(0, 1);
  const found = new Map<string, readonly StartedTask[]>();
  const add = (goal: string): void => {
    if (found.has(goal) || found.size > MAX_GOALS) return;
    // Before its needs, which may lead back to it.
    found.set(goal, []);
    const goalRules = rulesFor(goal);
    for (const rule of goalRules)
      for (const need of expanded(rule.needs, values, rule).split(/[\s|]+/)) add(need);
    found.delete(goal);
    const [only, ...others] = goalRules;
    const isSingle = makefile.isPlain && others.length === 0;
    const plain = only !== undefined && isSingle ? plainTask(only, call, values) : null;
    found.set(
      goal,
      goalRules.flatMap(taskOf).map((task) => ({ ...task, ...plain })),
    );
  };
  const taskOf = (rule: MakeRule): readonly StartedTask[] => {
    const lines = rule.recipe.map((line) => inSubshell(expanded(line, values, rule)));
    const isKept = lines.length > 0 || call.goals.includes(rule.targets[0] ?? '');
    return isKept ? [{ name: rule.targets[0] ?? '', path, folder: call.folder, lines }] : [];
  };
  const [first] = rules.filter(({ targets }) => targets[0]?.startsWith('.') === false);
  const goals =
    call.goals.length > 0 ? call.goals : [variables.get('.DEFAULT_GOAL') ?? first?.targets[0] ?? ''];
  for (const goal of goals) add(goal);
  const made = [...found.values()].flat();
  return goals.every((goal) => rulesFor(goal).length > 0)
    ? made
    : [...made, ...rules.flatMap(taskOf).filter(({ name }) => !found.has(name))];
}

const MAX_GOALS = 500;

/** The task of a goal as one shell runs it; null where make itself decides what runs. */
function plainTask(
  { targets: [goal = ''], needs, recipe }: MakeRule,
  { files, goals, set, isPlain }: MakeCall,
  values: ReadonlyMap<string, string>,
) {
  const at = goals.indexOf(goal);
  const isSure =
    isPlain &&
    recipe.length > 0 &&
    goals.every((each) => /^[A-Za-z_.][\w.-]*$/.test(each)) &&
    [...set, ...files].every((word) => /^[\w.,/:=+-]*$/.test(word)) &&
    !/[$%|;=]/.test(needs);
  if (at < 0 || !isSure) return null;
  const lines = recipe.map((line) =>
    line.replace(/^[\s@+]+/, '').replace(/\$(?:\((\w+)\)|\{(\w+)\})/g, (all, a, b) => {
      const value = values.get(a ?? b);
      return value === undefined || value.includes('$') ? all : value;
    }),
  );
  // Refused: `-`, which goes on after an error; a `cd`, which holds for its line alone; variables of make that are not known.
  if (lines.some((line, index) => /^-|\$[^$]/.test(line) || (index < lines.length - 1 && MOVES.test(line))))
    return null;
  const earlier = [...goals.slice(0, at), ...needs.split(/\s+/).filter((need) => need !== '')];
  const before = ['make', ...files.flatMap((file) => ['-f', file]), ...earlier, ...set].join(' ');
  return {
    lines: lines.map((line) => line.replaceAll('$$', '$')),
    // make gives the variables of its call to all that it starts.
    exact: { variables: set, ...(earlier.length > 0 ? { before } : {}) },
  };
}

const MOVES = /\b(?:cd|pushd)\b/;

/** `%.o: %.c` as the rule for `lru.o`; null where it is for others. */
function withStem({ targets: [target = ''], needs, recipe }: MakeRule, goal: string): MakeRule | null {
  const [start = '', end = ''] = target.split('%');
  const isFor = goal.length > start.length + end.length && goal.startsWith(start) && goal.endsWith(end);
  const stem = goal.slice(start.length, goal.length - end.length);
  return isFor ? { targets: [goal], needs: needs.replaceAll('%', stem), recipe } : null;
}

const variableIn = (word: string): readonly [string, string] => {
  const at = word.indexOf('=');
  return [word.slice(0, at).replace(/[:+?]$/, ''), word.slice(at + 1)];
};

/** A line of a recipe without make's signs. Each line runs in a new shell, so that a `cd` ends with it. */
function inSubshell(line: string): string {
  const plain = line.replace(/^[\s@+-]+/, '').replaceAll('$$', '$');
  return MOVES.test(plain) ? `(${plain}\n)` : plain;
}

/** The call of ctest behind `cmake --build b --target test`, and behind `make -C b test` in a folder that CMake made; neither builds. */
export async function testsOfBuild(files: CommitFiles, call: ProgramCall): Promise<StartedTask | null> {
  const { program, args, folder } = call;
  const build = program === 'cmake' ? readCmakeCall(args) : await readBuildCall(files, call);
  if (build === null) return null;
  const config = build.config === undefined ? '' : ` -C ${shellWord(build.config)}`;
  return {
    name: 'test',
    path: fileIn(folder, 'CMakeLists.txt'),
    folder,
    lines: [`ctest --test-dir ${shellWord(build.path)}${config}`],
    exact: { variables: [] },
  };
}

interface CmakeBuild {
  /** The folder that CMake has made, from where the call runs. */
  readonly path: string;
  readonly config?: string | undefined;
}

function readCmakeCall(args: readonly string[]): CmakeBuild | null {
  const values: Record<string, string> = {};
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    const [, name = word, joined] = /^(--[a-z]+)=(.*)$/.exec(word) ?? [];
    const option = CMAKE_OPTIONS[name];
    if (option !== undefined) values[option] = joined ?? args[++at] ?? '';
    else if (!/^(?:-j\d*|--parallel)$/.test(name)) return null;
    else if (joined === undefined && /^\d+$/.test(args[at + 1] ?? '')) at += 1;
  }
  const { build: path, config, target = '' } = values;
  if (path === undefined || !/^(?:test|RUN_TESTS)$/.test(target)) return null;
  return { path, config };
}

const CMAKE_OPTIONS: Readonly<Record<string, string>> = {
  '--build': 'build',
  '--config': 'config',
  '--target': 'target',
  '-t': 'target',
};

async function readBuildCall(
  files: CommitFiles,
  { program, args, folder }: ProgramCall,
): Promise<CmakeBuild | null> {
  const call = /^(?:g?make|ninja)$/.test(program) ? readMakeCall('.', args) : null;
  if (call === null || !call.isPlain || call.goals.join(' ') !== 'test' || call.folder === '.') return null;
  if (!(await files.isFile(fileIn(folder, 'CMakeLists.txt')))) return null;
  const build = pathFrom(folder, call.folder) ?? call.folder;
  for (const path of await files.paths()) if (path.startsWith(`${build}/`)) return null;
  return { path: call.folder };
}
