import { posix } from 'node:path';
import { orElse } from '../core/errors.ts';
import type { TestCommand } from '../core/task.ts';
import { type Call, callsOf, programName } from '../shell/calls.ts';
import { readScript, type Script, shellFamily, type Word } from '../shell/script.ts';
import { isTestFile, JUDGE_FILES, type ProtectedPaths } from './protected-paths.ts';
import { matcher } from './repo-path.ts';

/** Scripts of scripts are followed until so many are known; more than any judge is made of. */
const MAX_FILES = 200;
const MAX_SCRIPT_CHARS = 256 * 1024;

/** A path may go through so many symbolic links. */
const MAX_LINKS = 8;
const MAX_WORD_CHARS = 1000;
/** So many folders of a script are looked into. */
const MAX_FOLDERS = 20;

/** The files of a commit, from wherever they are read. */
export interface JudgeTree {
  /** What git stores under a path; null: nothing, or a folder. */
  kindOf(path: string): 'file' | 'link' | 'submodule' | null;
  /** null when there is no such file, or it is no text. */
  readText(path: string): Promise<string | null>;
  /** What a symbolic link says. */
  readLink(path: string): Promise<string | null>;
  /** The files in a folder that was asked for, those of its folders included; others may be missing. */
  pathsIn(folder: string): Iterable<string>;
}

/**
 * The tracked files that are the judge themselves: what the test command starts, reads its settings from or compares
 * with, and what those scripts name in turn (shell scripts, make's files, the scripts of package.json). The sources that
 * a command is run on are not: they are what the run may mend. Patterns that a command expands are given as well, because new
 * files can match them: `conf/*.inc`.
 */
export async function findJudgeFiles(
  files: JudgeTree,
  command: TestCommand | null,
): Promise<ReadonlySet<string>> {
  if (command === null) return new Set();
  const folder = normal(command.workingDirectory);
  const found = new Set<string>();
  const kind = shellFamily(command.shell) === 'other' ? 'other' : 'shell';
  const text = command.run.slice(0, MAX_SCRIPT_CHARS);
  const variables = new Map([['MAKE', 'make']]);
  const queue: NamingFile[] = [
    { text, folder, kind, from: [folder], variables, goals: new Set<string>(), path: null },
  ];
  await follow(files, queue, found);
  // A script that was read before may use what an included one has put into a variable, or make a target that it asks for.
  await follow(files, queue, found);
  return found;
}

/** Adds what the scripts of `queue` name to `found`, and to `queue` what names more. */
async function follow(files: JudgeTree, queue: NamingFile[], found: Set<string>): Promise<void> {
  for (const script of queue) {
    for (const { path: named, as, from, isOptional } of await namedBy(files, script)) {
      if (found.size >= MAX_FILES) return;
      if (PATTERN.test(named)) {
        found.add(named);
        continue;
      }
      const path = await throughLinks(files, named);
      // It would be read if it were there.
      if (path === null && isOptional === true && files.kindOf(named) === null) found.add(named);
      if (path === null || found.has(path) || (path !== named && isProduct(path))) continue;
      found.add(path);
      const text = (await files.readText(path))?.slice(0, MAX_SCRIPT_CHARS);
      if (text === undefined) continue;
      queue.push({
        text,
        folder: normal(posix.dirname(path)),
        kind: as ?? kindOf(path, text),
        from: [...new Set([...script.from, ...from])].slice(0, MAX_FOLDERS),
        variables: script.variables,
        goals: script.goals,
        path,
      });
    }
  }
}

export const PATTERN = /[*?[]/;

/** Where a path leads that may go through links; null: to no file of the commit. */
async function throughLinks(files: JudgeTree, named: string): Promise<string | null> {
  let path = named;
  for (let links = 0; links <= MAX_LINKS; links += 1) {
    const link = linkOn(files, path);
    if (link === null) return files.kindOf(path) === 'file' ? path : null;
    const target = await files.readLink(link);
    if (target === null || target.startsWith('/')) return null;
    path = normal(posix.join(posix.dirname(link), target, path.slice(link.length)));
  }
  return null;
}

/** The first part of a path that is a link, the whole of it included. */
function linkOn(files: JudgeTree, path: string): string | null {
  const names = path.split('/');
  const parts = names.map((_, at) => names.slice(0, at + 1).join('/'));
  return parts.find((part) => files.kindOf(part) === 'link') ?? null;
}

interface NamingFile {
  readonly text: string;
  /** null: the test command itself. */
  readonly path: string | null;
  /** The script's own folder, relative to the root; '' is the root. */
  readonly folder: string;
  readonly kind: 'shell' | 'make' | 'settings' | 'plugins' | 'package.json' | 'data' | 'code' | 'other';
  /** The folders in which it may be run: the working directory, and where the scripts before it have gone. */
  readonly from: readonly string[];
  /** What these scripts have put into variables. */
  readonly variables: Map<string, string>;
  /** The targets of make and just, and the scripts of package.json, that the test command leads to; '' is the first target. */
  readonly goals: Set<string>;
}

/** A file that a script names, or a pattern. */
interface NamedFile {
  readonly path: string;
  /** What kind of script it is; absent: what its name and text say. */
  readonly as?: NamingFile['kind'];
  /** Where the script has gone before. */
  readonly from: readonly string[];
  /** It is read only if it is there: a new one would be, too. */
  readonly isOptional?: true;
}

function kindOf(path: string, text: string): NamingFile['kind'] {
  const name = posix.basename(path);
  if (name === 'package.json') return 'package.json';
  if (/^(?:GNU)?Makefile$|\.mk$|^\.?justfile$|\.just$/i.test(name)) return 'make';
  if (
    /^(?:tox\.ini|setup\.cfg|Taskfile\.ya?ml|noxfile\.py|CMakeLists\.txt)$|\.(?:cmake|gradle|kts)$/i.test(
      name,
    )
  )
    return 'settings';
  if (/^(?:pytest\.ini|\.pytest\.ini|pyproject\.toml|conftest\.py)$/i.test(name)) return 'plugins';
  if (/\.(?:jsonc?|ya?ml|xml|xml\.dist|toml)$|^\.\w+(?:rc|spec)$/i.test(name)) return 'data';
  if (/\.(?:config|conf|setup|workspace)\.[cm]?[jt]s$|^\.\w+rc\.[cm]?js$|^Rakefile$|\.rake$/i.test(name))
    return 'code';
  const isShell =
    /\.(?:sh|bash|zsh|ksh|bats|ps1|cmd|bat)$/i.test(name) || /^#!.*\b(?:ba|da|z|k)?sh\b/.test(text);
  return isShell ? 'shell' : 'other';
}

async function namedBy(files: JudgeTree, script: NamingFile): Promise<readonly NamedFile[]> {
  const { text, folder, kind, from, variables, goals } = script;
  const known = {
    ...script,
    resolve: (word: string) => resolveFrom(files, word, [...from, folder]),
    expand: (pattern: string) => matchesOf(files, pattern),
    readText: (path: string) => files.readText(path),
  };
  switch (kind) {
    case 'package.json': {
      const named: NamedFile[] = runnerSettings(text).flatMap((settings) => namedInData(settings, known));
      for (let before = -1; before < goals.size; ) {
        before = goals.size;
        for (const line of scriptsOf(text, goals)) named.push(...(await ofShell(line, known)));
      }
      return named;
    }
    case 'data':
      return namedInData(text, known);
    case 'code':
      return namedInCode(text, known);
    case 'make': {
      for (const [, name = '', value = ''] of text.matchAll(MAKE_VARIABLE)) variables.set(name, value.trim());
      const recipes = recipesFor(text, goals, variables);
      return [
        // `$(PYTHON) x.py` starts x.py and `$(Q)./x.sh` x.sh; in `timeout $(LIMIT) ./x.sh` the variable is a word.
        ...(await ofShell(asShell(recipes, '', variables), known, false)),
        ...(await ofShell(asShell(recipes, '$X', variables), known, false)),
        ...included(text, known),
      ];
    }
    case 'settings':
      return [
        ...(await ofShell(commandsIn(text), known, false)),
        ...pluginsIn(text, known),
        ...namedInCode(text, known),
        ...[...text.matchAll(/\badd_subdirectory\s*\(\s*([\w./-]+)/g)]
          .flatMap(([, below]) => known.resolve(`${below}/CMakeLists.txt`))
          .map((path) => ({ path, from: [] })),
      ];
    case 'plugins':
      return pluginsIn(text, known);
    case 'shell':
      return ofShell(text, known);
    case 'other':
      return [...quotedScripts(text, known), ...importsOf(text, known)];
  }
}

/** The tracked files that a word may mean, seen from several folders; of a pattern for scripts, itself and the files that match it now. */
function resolveFrom(files: JudgeTree, word: string, folders: readonly string[]): readonly string[] {
  const bare = bareOf(word);
  if (bare === null) return [];
  const paths = [...new Set(folders.map((base) => normal(posix.join(base, bare))))];
  const isThere = (path: string): boolean => files.kindOf(path) === 'file' || linkOn(files, path) !== null;
  const near = paths.filter(isThere);
  if (near.length > 0) return near;
  if (SCRIPT_ENDING.test(bare) && PATTERN.test(bare)) return paths.flatMap((path) => matchesOf(files, path));
  return [normal(bare)].filter(isThere);
}

/** A pattern, where it is one that names something and files match it, and these files. */
function matchesOf(files: JudgeTree, pattern: string): readonly string[] {
  const parts = pattern.split('/');
  if (!PATTERN.test(pattern) || !/\w/.test(pattern)) return [];
  const above = parts
    .slice(
      0,
      parts.findIndex((part) => PATTERN.test(part)),
    )
    .join('/');
  // Asks for the folder.
  files.kindOf(posix.join(above, 'any'));
  const isMatch = orElse(null, () => matcher([`/${pattern}`], ''));
  const now = isMatch === null ? [] : [...files.pathsIn(above)].filter(isMatch);
  return now.length === 0 ? [] : [pattern, ...now];
}

/** The files that a word may mean, there or not. */
function orAbsent(word: string, { resolve, from, folder }: Known): readonly string[] {
  const there = resolve(word);
  const bare = bareOf(word);
  if (there.length > 0 || bare === null || /[*?[$]/.test(bare)) return there;
  return [...new Set([...from, folder].map((base) => normal(posix.join(base, bare))))];
}

type Known = Pick<NamingFile, 'path' | 'text' | 'folder' | 'from' | 'variables' | 'goals'> &
  Pick<JudgeTree, 'readText'> & {
    readonly resolve: Resolve;
    readonly expand: (pattern: string) => readonly string[];
  };

const MAKE_VARIABLE =
  /^[ \t]*(?:export[ \t]+|override[ \t]+)?([\w.-]+)[ \t]*(?:[:?+]|::)?=[ \t]*([^\n#]{0,500})/gm;
/** Variables in variables. */
const MAX_EXPANSIONS = 4;

interface Rule {
  readonly targets: readonly string[];
  readonly needs: readonly string[];
  readonly recipe: string[];
}

/** Lines that stand within a rule of make. */
const ENDS_NO_RULE = /^(?:\s*$|\s*#|(?:if\w*|else|endif)\b)/;

/** The recipes of make's and just's files for what is asked for, and for what that needs; all where none is found. */
function recipesFor(text: string, goals: Set<string>, variables: ReadonlyMap<string, string>): string {
  const rules: Rule[] = [{ targets: ['%'], needs: [], recipe: [] }];
  for (const line of text.replace(/\\\n[ \t]*/g, ' ').split('\n')) {
    if (/^[ \t]+\S/.test(line)) rules.at(-1)?.recipe.push(line);
    else if (/^[^\s#:=][^:=]*::?(?![:=])/.test(line)) {
      const [head = '', needs = '', recipe = ''] = asShell(line, '%', variables).split(/::?|;/);
      const targets = head.replace(/^@/, '').trim().split(/\s+/);
      rules.push({ targets, needs: needs.split(/\s+/), recipe: recipe === '' ? [] : [` ${recipe}`] });
    } else if (!ENDS_NO_RULE.test(line)) rules.push({ targets: ['%'], needs: [], recipe: [] });
  }
  const first = rules.find(({ targets: [name = ''] }) => /^[^.%]/.test(name));
  const isAsked = (rule: Rule): boolean =>
    rule.targets.some((target) => goals.has(target)) || (goals.has('') && rule === first);
  if (!rules.some(isAsked) || /\bDEFAULT_GOAL\b/.test(text)) return linesOf(rules);
  const isMade = (rule: Rule): boolean => isAsked(rule) || rule.targets.some((name) => /[%$*]/.test(name));
  for (let known = -1; known < goals.size; ) {
    known = goals.size;
    for (const { needs } of rules.filter(isMade)) for (const need of needs) if (need !== '') goals.add(need);
  }
  return linesOf(rules.filter(isMade));
}

const linesOf = (rules: readonly Rule[]): string =>
  rules
    .flatMap(({ recipe, targets: [target = ''] }) => recipe.map((line) => line.replaceAll('$@', target)))
    .map((line) => line.replace(/^[ \t]+[@+-]*/, ''))
    .join('\n');

/** A text of make or just as a shell reads it. `unknown` stands for each variable whose value is not known. */
function asShell(text: string, unknown: string, variables: ReadonlyMap<string, string>): string {
  const VARIABLE = /(?<!\$)\$(?:\((\w[\w.-]*)\)|\{(\w[\w.-]*)\})|\{\{ *(\w+) *\}\}/g;
  const expanded = (line: string, depth = 0): string =>
    line.length > MAX_EXPANDED_CHARS
      ? line
      : line.replace(VARIABLE, (_, round?: string, curly?: string, double?: string) => {
          const value = variables.get(round ?? curly ?? double ?? '');
          return value === undefined || depth >= MAX_EXPANSIONS ? unknown : expanded(value, depth + 1);
        });
  return text
    .split('\n')
    .map((line) => expanded(line.replaceAll('$(shell ', '$(')))
    .join('\n')
    .replace(/\$[@<^*?%+|]/g, '$X')
    .replaceAll('$$', '$');
}

const MAX_EXPANDED_CHARS = 2000;

/** Commands in the settings of tools: lines below or behind `commands =`, `cmds:` and COMMAND, and lists of quoted words. */
const commandsIn = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const words = [...line.matchAll(/"([^"\n]{1,200})"|'([^'\n]{1,200})'/g)].map(
        ([, a, b]) => a ?? b ?? '',
      );
      const plain = line
        .replace(/^.*?\bCOMMAND\s+|^\s*add_test\s*\(\s*\w+\s+|^\s*(?:- +)?(?:\w+\s*[:=])?\s*(?:- +)?/, '')
        .replace(/\)\s*$/, '');
      return [plain, ...(words.length > 1 ? [words.join(' ')] : [])];
    })
    .map((line) => line.replace(/\$?\{[^}\n]*\}/g, '$X').replace(/[()&|;<>`"']/g, ' '))
    .join('\n');

/** pytest loads these before any test: `-p tools.plugin`, `pytest_plugins = ["tools.plugin"]`. */
function pluginsIn(text: string, { resolve }: Known): readonly NamedFile[] {
  const lists = [
    ...text.matchAll(/\bpytest_plugins\b[^=\n]*=[ \t]*([^\n]{1,500}(?:\n[ \t]+[^\n]{1,200}){0,20})/g),
  ];
  const quoted = lists.flatMap(([, list = '']) => [...list.matchAll(/["']([\w.]{1,200})["']/g)]);
  const entries = [...text.matchAll(/\bpytest11\b[^[]*/g)].flatMap(([block]) => [
    ...block.matchAll(/=\s*["']?([A-Za-z_][\w.]*)/g),
  ]);
  const helpers = [
    ...text.matchAll(/^(?:from|import)[ \t]+([\w.]*\b(?:support|helpers?|fixtures?)\b[\w.]*)/gm),
  ];
  const options = [...text.matchAll(/(?:^|[\s"'=])-p[ =]?([A-Za-z_][\w.]{0,200})(?=[\s"',\]]|$)/gm)];
  return [...quoted, ...entries, ...helpers, ...options]
    .flatMap(([, name = '']) => plugin(name, resolve))
    .map((path) => ({ path, from: [] }));
}

const plugin = (name: string, resolve: Resolve): readonly string[] => {
  const path = name.replaceAll('.', '/');
  return [`${path}.py`, `${path}/__init__.py`].flatMap(resolve).filter((each) => !IN_SOURCES.test(each));
};

function included(text: string, known: Known): readonly NamedFile[] {
  const lines = [...text.matchAll(/^[ \t]*[-s]?(?:include|import|mod)[ \t]+(\S.*)$/gm)];
  return lines
    .flatMap(([, names = '']) => asShell(names, '$X', known.variables).split(/[\s()]+/))
    .filter((name) => name !== 'wildcard')
    .flatMap((name) => [
      ...orAbsent(name, known),
      ...[...known.from, known.folder].flatMap((base) =>
        known.expand(normal(posix.join(base, bareOf(name) ?? ''))),
      ),
    ])
    .map((path) => ({ path, as: 'make', from: [], isOptional: true }));
}

/** The scripts that are asked for, with those that run before and after them; all where none is found. */
function scriptsOf(text: string, goals: ReadonlySet<string>): readonly string[] {
  const parsed: unknown = orElse(null, () => JSON.parse(text));
  const scripts = typeof parsed === 'object' && parsed !== null && 'scripts' in parsed ? parsed.scripts : {};
  const lines = Object.entries(scripts ?? {}).filter(([, line]) => typeof line === 'string');
  const isGoal = matcher(
    [...goals].filter((goal) => /^[\w:.*-]+$/.test(goal)),
    '',
  );
  const asked = lines.filter(([name]) => isGoal(name) || isGoal(name.replace(/^(?:pre|post)/, '')));
  return (asked.length > 0 ? asked : lines).map(([, line]) => String(line));
}

const RUNNERS_OF_NODE = ['jest', 'mocha', 'ava', 'nyc', 'c8', 'tap', 'jasmine', 'vitest', 'karma'];

/** The settings of test runners in package.json. */
function runnerSettings(text: string): readonly string[] {
  const parsed: unknown = orElse(null, () => JSON.parse(text));
  const own = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  return own.flatMap(([name, value]) => (RUNNERS_OF_NODE.includes(name) ? JSON.stringify(value) : []));
}

/** What the settings of a tool name, unless it is a source of the product. Of Cargo.toml, what its tests and its build are made of. */
function namedInData(text: string, known: Known): readonly NamedFile[] {
  const isCargo = /^\[(?:package|workspace|lib)\]/m.test(text);
  const telling = isCargo ? text.match(/^\[\[(?:test|bench)\]\][^[]*|^build\s*=.*$/gm)?.join('\n') : text;
  return loaded((telling ?? '').match(/[\w@.<>{}$/-]{2,200}/g) ?? [], known);
}

/** What settings that are code load, by an option whose name says so, or by an import. */
function namedInCode(text: string, known: Known): readonly NamedFile[] {
  const values = [...text.matchAll(LOADS)].flatMap(
    ([, value = '']) => value.match(/["'`][^"'`\n]{1,200}["'`]/g) ?? [],
  );
  return loaded(
    values.map((value) => value.slice(1, -1)),
    known,
  );
}

const LOADS =
  /\b(?:from|import|require|require_relative|load|ruby|sh|include|\w*(?:setup|Setup|teardown|Teardown|require|import|transform|environment|reporter|runner|resolver|plugin|bootstrap|preset|loader|extends|files)\w*["']?\s*:?)[\s(:]*(\[[^\]]{1,1000}\]|["'`][^"'`\n]{1,200}["'`])/g;

const loaded = (words: readonly string[], { resolve }: Known): readonly NamedFile[] =>
  [...new Set(words)]
    .slice(0, MAX_FILES)
    .map((word) =>
      word
        .replace(/^<rootDir>\//, '')
        .replace(/^.*>(?=\w)/, '')
        .replace(/<.*$/, ''),
    )
    .filter((word) => /\w[/.]\w/.test(word) || word.includes('/'))
    .flatMap(
      (word) =>
        ['', '.js', '.ts', '.mjs', '.rb']
          .map((end) => resolve(`${word}${end}`))
          .find((paths) => paths.length > 0) ?? [],
    )
    .filter(
      (path) =>
        !isProduct(path) &&
        (RUN.test(path) ||
          COMPILED.test(path) ||
          !/\.\w+$/.test(path) ||
          SCRIPT_ENDING.test(path) ||
          DATA.test(path)),
    )
    .map((path) => ({ path, from: [] }));
const DATA = /\.(?:json|ya?ml|xml|toml)$/;

/** A script in another language can start shell scripts; what it imports is the product it tests. */
function quotedScripts(text: string, { resolve }: Known): readonly NamedFile[] {
  const words = [...text.matchAll(/["'`]([^"'`\n]{1,200}\.(?:sh|bash|zsh|ps1|mk|bats))["'`]/g)];
  return words.flatMap(([, word = '']) => resolve(word)).map((path) => ({ path, from: [] }));
}

/** Folders that hold what a project is checked and built with, and not the project. */
export const OF_JUDGES =
  /(?:^|\/)(?:tools?|scripts?|ci|\.ci|checks?|checkers?|hack|dev|devtools?|qa|testing|build[-_]?(?:tools?|scripts?)|make|mk)\//i;

/** What a script in such a folder imports from there. */
function importsOf(text: string, { folder, resolve }: Known): readonly NamedFile[] {
  if (!OF_JUDGES.test(`${folder}/`)) return [];
  const relative = [
    ...text.matchAll(/\b(?:from|import|require|require_relative)[ \t(]*["'](\.{0,2}\/?[\w./-]{1,200})["']/g),
  ].flatMap(([, name = '']) => [name, `${name}.js`, `${name}.ts`, `${name}.rb`, `${name}/index.js`]);
  const modules = [
    ...text.matchAll(
      /^[ \t]*(?:from[ \t]+(\.*[\w.]*)[ \t]+import[ \t]+([\w, \t]{1,200})|import[ \t]+([\w., \t]{1,200}))/gm,
    ),
  ].flatMap(([, module = '', names = '', plain = '']) =>
    [module, ...plain.split(','), ...names.split(',').map((name) => `${module}.${name.trim()}`)].flatMap(
      (name) => {
        const path = name.trim().replace(/^\.+/, '').split(/\s/)[0]?.replaceAll('.', '/') ?? '';
        return path === '' ? [] : [`${path}.py`, `${path}/__init__.py`];
      },
    ),
  );
  return [...new Set([...relative, ...modules])]
    .slice(0, MAX_FILES)
    .flatMap((word) => resolve(word))
    .filter((path) => OF_JUDGES.test(path))
    .map((path) => ({ path, from: [] }));
}

/** Judges say by their place or name what they are. */
const isNamedAsJudge = (path: string): boolean =>
  OF_JUDGES.test(path) || (SCRIPT_ENDING.test(path) && !/(?:^|\/)bin\//.test(path)) || hasJudgeName(path);
const hasJudgeName = (path: string): boolean =>
  JUDGE_NAME.test(posix.basename(path).replace(/\..*$/, '').replaceAll('-', '_'));
const SCRIPT_ENDING = /\.(?:sh|bash|zsh|mk|bats|inc)$/i;
const JUDGE_NAME =
  /^(?:.*_)?(?:check|checks|checker|verify|selftest|lint|harness|judge|gate|run_?(?:all|ci|tests?|checks?)|test_?runner)(?:_.*)?$/i;
const INTERPRETER =
  /^(?:ba|da|z|k|fi)?sh$|^(?:node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|pypy\d?|ruby|perl|php|lua|Rscript|julia|pwsh|powershell|busybox|osascript|coverage)$/;
const SOURCE = /^(?:\.|source)$/;
const COMPARISON = /^(?:diff|cmp|colordiff)$/;
/** Options whose value is a file that steers the command. */
const STEERING =
  /^(?:-c|-f|-r|--?config(?:uration)?(?:-?file)?|--?file|--rcfile|--require|--import|--setup|--loader|--rootdir|--makefile|--settings|--ini|--test-suite|--bootstrap|-overlay|-exec|-s|-t)(?:=(.+))?$/;

/** Options whose value is a command. */
const COMMAND_OPTION = /^--?(?:e|exec|cmd|command|run|runner|wrapper|launcher)(?:=(.+))?$/;

/** Options whose value is the folder that a program works in. */
const FOLDER_OPTION = /^(?:-C|--prefix|--cwd|--dir|--directory)(?:=(.+))?$/;
/** What these programs read without being told: by name it is protected, and here it is read on. */
function withEndings(name: string): readonly string[] {
  return ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts', 'json', 'yml', 'yaml'].map((end) => `${name}.${end}`);
}

const IMPLIED: readonly (readonly [program: RegExp, files: readonly string[]])[] = [
  [/^(?:npm|pnpm|yarn|bun)$/, ['package.json']],
  [/^g?make$/, ['GNUmakefile', 'makefile', 'Makefile']],
  [/^just$/, ['justfile', 'Justfile', '.justfile']],
  [
    /^(?:pytest|py\.test)$/,
    ['pytest.ini', 'pyproject.toml', 'setup.cfg', 'tox.ini', 'conftest.py', 'tests/conftest.py'],
  ],
  [/^tox$/, ['tox.ini', 'setup.cfg']],
  [/^nox$/, ['noxfile.py']],
  [/^task$/, ['Taskfile.yml', 'Taskfile.yaml']],
  [/^(?:cmake|ctest)$/, ['CMakeLists.txt']],
  [/^gradle$/, ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts']],
  [/^prove$/, ['.proverc']],
  [/^jest$/, withEndings('jest.config')],
  [/^vitest$/, [...withEndings('vitest.config'), ...withEndings('vite.config')]],
  [/^mocha$/, ['.mocharc', ...withEndings('.mocharc')]],
  [
    /^(?:ava|karma|playwright|cypress|cucumber|wdio)$/,
    ['ava', 'karma', 'playwright', 'cypress', 'wdio'].flatMap((name) => [
      ...withEndings(`${name}.config`),
      ...withEndings(`${name}.conf`),
    ]),
  ],
  [/^cargo$/, ['Cargo.toml', '.cargo/config.toml']],
  [/^mvn$/, ['pom.xml']],
  [/^rake$/, ['Rakefile']],
  [/^rspec$/, ['.rspec']],
  [/^(?:phpunit|paratest)$/, ['phpunit.xml', 'phpunit.xml.dist']],
];

/**
 * The files that a script starts, sources, or steers a command with; where it has a syntax error, all that it names.
 * Commands of PowerShell and cmd are told apart in the same way.
 */
async function ofShell(text: string, known: Known, isScript = true): Promise<readonly NamedFile[]> {
  const script = await readScript(text);
  const calls = (await callsOf(script)).map((call) => withVariables(call, script, known.variables));
  const folders = ['', ...new Set(calls.flatMap(foldersOf))].slice(0, MAX_FOLDERS);
  const from = folders.flatMap((folder) => known.from.map((base) => normal(posix.join(base, folder))));
  const resolve = (word: string) => [
    ...new Set(folders.flatMap((folder) => known.resolve(folder === '' ? word : `${folder}/${word}`))),
  ];
  const words = script.isKnown || !isScript ? [] : (text.match(/[^\s"'`;&|()<>=]+/g) ?? []);
  const named = [...new Set(words)].flatMap(resolve).filter((path) => !isProduct(path));
  const looped = [...text.matchAll(/\bfor\s+\w+\s+in\s+([^;\n]{1,500})/g)]
    .flatMap(([, list = '']) => list.split(/[\s()]+/))
    .filter((word) => PATTERN.test(word) && SCRIPT_ENDING.test(word) && !IN_SOURCES.test(word));
  const unnamed = runsUnnamed(calls, text)
    ? [...patternsIn(calls, known.text), ...patternsIn(calls, text)]
        .filter((pattern) => !IN_SOURCES.test(`${pattern}/`))
        .flatMap((pattern) => from.flatMap((base) => known.expand(normal(posix.join(base, pattern)))))
    : [];
  const pluginsSet = [...text.matchAll(/\bPYTEST_PLUGINS=["']?([\w.,]+)/g)]
    .flatMap(([, names = '']) => names.split(','))
    .flatMap((name) => plugin(name, resolve));
  const sourced = calls.flatMap(({ words: [program, file] }) =>
    SOURCE.test(program?.value ?? '') && file !== undefined && resolve(file.value).length === 0
      ? orAbsent(file.value, { ...known, from }).map((path) => ({ path, from, isOptional: true as const }))
      : [],
  );
  for (const { words } of calls) for (const goal of goalsOf(words)) known.goals.add(goal);
  const ofCalls = calls.map(async (call) => {
    const paths = ofCall(call, resolve, () => isLookedAt(call, calls, text));
    const areTested = await Promise.all(
      paths.map((path) => isTested(path, call, { ...known, resolve, calls, text })),
    );
    return paths.filter((_, at) => areTested[at] !== true);
  });
  const started = [
    ...named,
    ...looped.flatMap(resolve),
    ...unnamed,
    ...pluginsSet,
    ...(await Promise.all(ofCalls)).flat(),
  ];
  return [...sourced, ...started.map((path) => ({ path, from }))];
}

/** Whether a script starts files that it does not name: `for f in checks/*; do python3 "$f"; done`, `find checks | xargs sh`, `make`'s `$<`. */
function runsUnnamed(calls: readonly Call[], text: string): boolean {
  const loops = [...text.matchAll(/\b(?:for|read(?: -r)?)\s+(\w+)/g)].map(([, name]) => name);
  const isUnnamed = (word: string): boolean =>
    /^(?:\{\}|\$X)$/.test(word) || loops.includes(/^\$\{?(\w+)\}?$/.exec(word)?.[1]);
  return calls.some(({ words, text: all }) => {
    const [program = '', ...args] = words.map(({ value }) => value);
    const name = programName(program);
    const [first] = args.filter((arg) => !arg.startsWith('-'));
    if (
      /^run-parts$/.test(name) ||
      (name === 'unittest' && first === 'discover') ||
      (isUnnamed(program) && program !== '$X')
    )
      return true;
    if (!INTERPRETER.test(name)) return false;
    if (args.some((arg) => /\b(?:glob|Dir|readdirSync|listdir)\b.*\*/.test(arg))) return true;
    return first === undefined
      ? /^\s*(?:xargs|parallel|find)\b/.test(all)
      : isUnnamed(first) || first === ':::';
  });
}

/** The patterns of files in a script, those of `find` and of discovery included. */
function patternsIn(calls: readonly Call[], text: string): readonly string[] {
  const found = calls.flatMap(({ words }) => {
    const [program = '', ...args] = words.map(({ value }) => value);
    const valueBehind = (option: RegExp): string | undefined =>
      args[args.findIndex((arg) => option.test(arg)) + 1];
    const [folder = '.'] = args.filter((arg) => !arg.startsWith('-'));
    if (program === 'find')
      return [`${folder}/**/${args.some((arg) => /^-i?name$/.test(arg)) ? valueBehind(/^-i?name$/) : '*'}`];
    if (program === 'run-parts') return [`${folder}/*`];
    const start = args.indexOf('discover');
    return start < 0
      ? []
      : [
          `${valueBehind(/^(?:-s|--start-directory)$/) ?? '.'}/**/${valueBehind(/^(?:-p|--pattern)$/) ?? 'test*.py'}`,
        ];
  });
  const plain = (text.match(/[\w.$(){}/-]*\*[\w.*/-]*/g) ?? []).map((word) => word.replace(/^.*[({$]/, ''));
  return [...new Set([...found, ...plain])].filter((word) => word.includes('/') && !COMPILED.test(word));
}

const ASKS = /^(?:g?make|just|npm|pnpm|yarn|bun|npm-run-all2?|run-[sp]|node|turbo|nx|lerna|corepack)$/;

/** The targets and scripts that a call asks for; '' where it names none. */
function goalsOf([program, ...args]: Call['words']): readonly string[] {
  const name = programName(program?.value ?? '');
  if (!ASKS.test(name)) return [];
  const words = args.map(({ value }) => value).filter((word) => !/^-|=/.test(word));
  const isInstall = words.some((word) => /^(?:i|ci|install|add)$/.test(word));
  return [...words, ...(words.length === 0 ? [''] : []), ...(isInstall ? ['install', 'prepare'] : [])];
}

/** A script that starts or sources others. */
interface Tester extends Pick<Known, 'path' | 'readText' | 'resolve'> {
  readonly calls: readonly Call[];
  readonly text: string;
}

/**
 * Whether a script that another one starts or sources is tested by it, and judges nothing itself. In doubt it judges. It is tested where
 * the other one calls its functions or compares what it prints, and where it makes a source. It judges where it asserts or compares,
 * starts an interpreter or a test runner, or has the name or the place of what judges; and, unless a test file names it, where it leads to others.
 */
async function isTested(path: string, call: Call, tester: Tester): Promise<boolean> {
  const isMaking = makesSource(call);
  if (isTestFile(path) || hasJudgeName(path) || (OF_JUDGES.test(path) && !isMaking)) return false;
  const text = (await tester.readText(path)) ?? '';
  if (isMaking) return !JUDGES_BY_WORDS.test(text) && !RUNNER.test(text);
  if (kindOf(path, text) !== 'shell' || RUNNER.test(text)) return false;
  const script = await readScript(text);
  const calls = await callsOf(script);
  const programs = calls.map(programOf);
  if (!script.isKnown || programs.some((name) => decides(name) || isInterpreter(name))) return false;
  const isNamedByTest = tester.path !== null && isTestFile(tester.path);
  const leadsOn = calls.some(
    (each) => isSource(each) || tester.resolve(each.words[0]?.value ?? '').length > 0,
  );
  if (leadsOn && !isNamedByTest) return false;
  if (isSource(call)) return holdsFunctions(script) && usesFunctions(script, tester);
  const words = call.words.filter(({ value }) => !value.startsWith('-'));
  const hasArguments = words.length > (INTERPRETER.test(programOf(call)) ? 2 : 1);
  return (isNamedByTest || hasArguments) && isLookedAt(call, tester.calls, tester.text);
}

const programOf = ({ words: [program] }: Call): string => programName(program?.value ?? '');
const isSource = ({ text }: Call): boolean => /^(?:\.|source)\s/.test(text);
const isInterpreter = (program: string): boolean => INTERPRETER.test(program) && !/sh$/.test(program);
const decides = (name: string): boolean => ASSERTS.test(name) || COMPARISON.test(name);

/** `gen.py > table.c`, `gen.py -o table.c`. */
function makesSource({ words, redirections }: Call): boolean {
  const written = redirections.flatMap(({ operator, target }) =>
    operator.startsWith('>') ? (target?.value ?? []) : [],
  );
  const named = words.flatMap(({ value }, at) =>
    /^(?:-o|--out(?:put)?)$/.test(value) ? (words[at + 1]?.value ?? []) : [],
  );
  return [...written, ...named].some((path) => (RUN.test(path) || COMPILED.test(path)) && !isTestFile(path));
}

/** Whether a script defines functions, and starts nothing but where it is started itself. */
function holdsFunctions({ commands, functions }: Script): boolean {
  const isWithin = (start: number): boolean =>
    functions.values().some((each) => each.start <= start && start < each.end);
  const outside = commands.filter(({ start }) => !isWithin(start));
  return (
    functions.size > 0 &&
    outside.every(
      ({ words: [program] }) =>
        program === undefined || SETS_UP.test(program.value) || functions.has(program.value),
    )
  );
}

/** Whether a script calls functions of another, which do not decide, and decides itself. */
function usesFunctions({ functions }: Script, { calls, text }: Tester): boolean {
  const used = [...functions.keys()].filter((name) => hasWord(text, name));
  const areCompared = used.some((name) => /(?:\$\(|`)\s*$/.test(text.slice(0, text.indexOf(name))));
  return (
    used.length > 0 && !used.some(decides) && (areCompared || calls.some((call) => decides(programOf(call))))
  );
}

/** Names of functions by which a test says what it found. */
const ASSERTS =
  /assert|^_*(?:expect|should|verify|check|pass|ok|not_?ok|isnt|like|unlike|plan|skip|bail|it|describe|suite|(?:run_?)?tests?)(?:[A-Z_].*)?$|_(?:tests?|ok|pass)$/i;
const JUDGES_BY_WORDS = /\b(?:assert\w*|expect(?:ed|s)?|verif\w+|pass(?:ed|es)|mismatch|unittest)\b/i;
/** What a script may do as it is sourced. */
const SETS_UP =
  /^(?:set|shopt|setopt|emulate|export|readonly|declare|typeset|local|unset|umask|true|:|\[{1,2}|test|\.|source|return|cd|pwd|dirname|basename|readlink|realpath|command|type|uname|printf|echo)$/;

/** Puts in what the script has put into a variable before: `$RUNNER`, `${RUNNER:-tools/check.sh}`. */
function withVariables(call: Call, { commands }: Script, variables: Map<string, string>): Call {
  const set = commands.flatMap(({ assignments, words }) => [...assignments, ...words]);
  for (const { value } of set) {
    const [, name = '', text = ''] = /^([A-Za-z_]\w*)=([^\n]{1,500})$/.exec(value) ?? [];
    if (name !== '') variables.set(name, text);
  }
  const expanded = (value: string, depth = 0): string =>
    value.length > MAX_EXPANDED_CHARS || depth > MAX_EXPANSIONS
      ? value
      : value.replace(
          /\$(?:(\w+)|\{(\w+)(?::?[-=]([^}$]*))?\})/g,
          (all, plain?: string, curly?: string, other?: string) => {
            const known = variables.get(plain ?? curly ?? '') ?? other;
            return known === undefined ? all : expanded(known, depth + 1);
          },
        );
  const words = call.words.flatMap((word, at) => {
    const value = expanded(word.value);
    // A program and its options, in one variable.
    return (at === 0 && value !== word.value ? value.split(/\s+/) : [value]).map((each) => ({
      ...word,
      value: each,
    }));
  });
  return { ...call, words };
}

/** Whether a script looks at what a program prints: `[ "$(bin/sum 1 2)" = 3 ]`, `bin/sum 1 2 | diff - three.txt`. That is what is tested. */
function isLookedAt(call: Call, calls: readonly Call[], script: string): boolean {
  const at = script.indexOf(call.text);
  const [before, after] = [script.slice(0, Math.max(0, at)), script.slice(at + call.text.length)];
  const outputs = call.redirections.flatMap(({ operator, target }) =>
    operator.startsWith('>') ? (target?.value ?? []) : [],
  );
  const compared = calls
    .filter(({ words: [program] }) => COMPARISON.test(programName(program?.value ?? '')))
    .flatMap(({ words }) => words.map(({ value }) => value));
  return (
    /(?:\$\(|`)\s*$/.test(before.slice(-20)) ||
    /^\s*(?:2>\S+\s*)?\|\s*(?:diff|cmp|colordiff|[ef]?grep)\b/.test(after.slice(0, 200)) ||
    outputs.some((output) => compared.includes(output))
  );
}

/** Where a call goes, or lets its program work. */
function foldersOf({ words }: Call): string[] {
  const [program, ...args] = words.map(({ value }) => value);
  const options = args.flatMap((arg, at) => {
    const match = FOLDER_OPTION.exec(arg);
    return match === null ? [] : [match[1] ?? args[at + 1] ?? ''];
  });
  return [...(program === 'cd' || program === 'pushd' ? args.slice(0, 1) : []), ...options];
}

type Resolve = (word: string) => readonly string[];

function ofCall({ words, redirections }: Call, resolve: Resolve, isTested: () => boolean): readonly string[] {
  const [program = '', ...args] = words.map(({ value }) => value);
  const name = programName(program);
  const steering = args.flatMap((arg, at) => {
    const option = STEERING.exec(arg);
    return option === null ? [] : [option[1] ?? args[at + 1] ?? ''];
  });
  const inputs = redirections.flatMap(({ operator, target }) =>
    operator === '<' ? (target?.value ?? []) : [],
  );
  const nested = args.flatMap((arg, at) => {
    const [, given = args[at + 1] ?? ''] = COMMAND_OPTION.exec(arg) ?? [arg, ''];
    const [inner = '', ...rest] = given.trim().split(/\s+/);
    return startedBy(inner, rest, resolve);
  });
  const positional =
    name === 'unittest'
      ? args.filter((arg) => /^\w+(?:\.\w+)*$/.test(arg)).map((arg) => `${arg.replaceAll('.', '/')}.py`)
      : /^(?:karma|wdio|nightwatch|testcafe)$/.test(name)
        ? args
        : [];
  const plugins = /\b(?:pytest|py\.test)\b/.test([program, ...args].join(' '))
    ? args.flatMap((arg, at) => {
        const [, joined] = /^-p(.*)$/.exec(arg) ?? [];
        return joined === undefined ? [] : plugin(joined === '' ? (args[at + 1] ?? '') : joined, resolve);
      })
    : [];
  const started = startedBy(program, args, resolve);
  const asked = name === 'node' && args.includes('--run') ? 'npm' : name;
  const implied = IMPLIED.flatMap(([pattern, files]) => (pattern.test(asked) ? files : []));
  // `make RUNNER=tools/check.sh`
  const given = /^g?make$/.test(name) ? args.flatMap((arg) => /^\w+=(.+)$/.exec(arg)?.[1] ?? []) : [];
  return [
    ...started.filter((path) => isNamedAsJudge(path) || !isTested()),
    ...nested,
    ...plugins,
    ...given.flatMap(resolve).filter((path) => !isProduct(path)),
    ...[...steering, ...inputs, ...implied, ...positional].flatMap(resolve),
  ];
}

function startedBy(program: string, args: readonly string[], resolve: Resolve): readonly string[] {
  const name = posix.basename(bareOf(program) ?? program);
  const named = args.filter((arg) => !arg.startsWith('-'));
  if (SOURCE.test(program)) return named.slice(0, 1).flatMap(resolve);
  if (COMPARISON.test(name)) return named.flatMap(resolve);
  const isInterpreter = INTERPRETER.test(name) || /^\$\{?\w+\}?$/.test(program);
  const at = isInterpreter
    ? args.findIndex((arg) => (/sh$/.test(name) ? /^-n$/ : /^(?:-m|--check|-l)$/).test(arg))
    : -1;
  if (args[at] === '-m') return modulesOf(args[at + 1] ?? '', resolve);
  if (at >= 0) return [];
  const started = isInterpreter ? named.map(resolve).find((paths) => paths.length > 0) : resolve(program);
  return (started ?? []).filter((path) => !isProduct(path));
}

/** Of `python -m tools.check`. Most modules that are run so are a product's own command: those of judges are told by their names. */
function modulesOf(module: string, resolve: Resolve): readonly string[] {
  if (!/^[\w.]+$/.test(module)) return [];
  const path = module.replaceAll('.', '/');
  if (!OF_JUDGES.test(`${path}/`) && !JUDGE_NAME.test(posix.basename(path))) return [];
  const above = path.split('/').map((_, at, parts) => `${parts.slice(0, at + 1).join('/')}/__init__.py`);
  const paths = [`${path}.py`, `${path}/__main__.py`, ...above.filter((each) => OF_JUDGES.test(each))];
  return paths.flatMap(resolve).filter((each) => !IN_SOURCES.test(each));
}

/** Folders of a product. */
export const IN_SOURCES = /^(?:.*\/)?(?:src|lib|app|pkg|packages|internal|cmd|source|sources)\//i;

/** A command may run the product itself (`node src/cli.js --self-test`): that is what is to be mended. */
export function isProduct(path: string): boolean {
  if (/\.(?:sh|bash|zsh|ps1|bats|mk)$/i.test(path)) return false;
  const inSources = IN_SOURCES.test(path);
  const isEntry = /^(?:main|__main__|app|index|cli|server|program|solution|manage)\.\w+$/i.test(
    posix.basename(path),
  );
  return inSources || isEntry;
}

/** A word without quotes, and without a folder that only the shell knows: `"$(dirname "$0")/x.sh"` is `x.sh`. */
function bareOf(word: string): string | null {
  if (word.length > MAX_WORD_CHARS) return null;
  const bare = word
    .replace(/["']/g, '')
    .replace(/^(?:\$\{?[\w@#*]+[^/]*\}?|\$\([^)]*\)?|~|%~dp0)\//, '')
    .replace(/^\//, '')
    .replace(/[,:;]+$/, '');
  return bare === '' || bare.includes('\0') || /^[-$]/.test(bare) ? null : bare;
}

function normal(path: string): string {
  const joined = posix
    .normalize(path)
    .replace(/^(?:\.\.?\/)+/, '')
    .replace(/\/$/, '');
  return joined === '.' ? '' : joined;
}

/** A tracked file that was read while the tests ran on the base commit. `at` is when it was first read, in any unit. */
export interface OpenedFile {
  readonly path: string;
  readonly at: bigint;
}

interface Watched {
  /** In the order in which they were first read. */
  readonly opened: readonly OpenedFile[];
  /** The rule that closes a path already; null for what is open. */
  readonly ruleOf: (path: string) => ProtectedPaths | null;
  readonly readText: (path: string) => Promise<string | null>;
  /** The test command's own text. */
  readonly command: string;
}

/** Sources of languages that are run as they stand, and those that a compiler reads. */
const RUN = /\.(?:py|[cm]?[jt]s|rb|pl|pm|php|lua|tcl|r|jl|exs?|groovy)$/i;
const COMPILED =
  /\.(?:[cm]?[jt]sx|vue|svelte|go|rs|java|kts?|scala|cs|fs|vb|swift|c|cc|cpp|cxx|h|hh|hpp|hxx|inl|m|mm|zig|nim|d|hs|ml|erl|hrl|ex|clj|dart|cr|pyx|pxd|proto|sql|graphql|html?|css|s?css|tmpl|ejs|erb|jinja2?)$/i;
/** A product's commands, and what they come with. */
const IN_COMMANDS = /(?:^|\/)(?:bin|sbin|libexec|exe|share)\//i;
/** Such files steer no program. */
const DOCUMENT =
  /\.(?:md|markdown|rst|adoc|txt|csv|tsv|svg|png|jpe?g|gif|ico|webp|pdf|lock|log|po|mo|ttf|woff2?)$|(?:^|\/)(?:README|LICEN[CS]E|COPYING|NOTICE|AUTHORS|CHANGELOG|CHANGES|NEWS|VERSION)[^/]*$/i;
/** Whether a file may be found to judge by watching. */
export const mayJudge = (path: string): boolean =>
  !IN_SOURCES.test(path) && !DOCUMENT.test(path) && !isTestFile(path);
/** Sources and tests that tell when the product is read: what is read before them steers. */
export const isReadFirst = (path: string): boolean =>
  /(?:^|\/)(?:index|main|__init__|__main__|mod|lib|app|cli)\.\w+$/.test(path);

const RUNNER =
  /\b(?:pytest|py\.test|unittest|nose2?|doctest|jest|vitest|mocha|ava|karma|jasmine|cypress|playwright|tap|rspec|minitest|phpunit|pest|prove|bats|ctest|gotestsum|nextest|busted|testthat|behave|cucumber|robot|stestr|zope-testrunner)\b|\bnode\b.*--test\b|\b(?:go|cargo|dotnet|mix|swift|deno|bun|dart|flutter|sbt|lein|zig|cabal|stack|gleam|npm run) test\b|\b(?:mvn|mvnw|gradle|gradlew|rake|setup\.py)\b/;

/**
 * What of the files that were read while the base's tests ran judges, and was not found by reading the test command:
 * - what steers programs, and was read before any source and any test;
 * - where no test runner and no script is known, the sources of languages that run as they stand and that no text names which was read:
 *   something started them by a name that it put together;
 * - sources beside a script that judges, in a folder of such scripts;
 * - other files that such a script names, and where no test runner is known, those in a folder that it names.
 * What lies in a product's folders stays open, and so does a source that a test names, or that is a product's by its name or the only one.
 */
export async function judgesAmong(watched: Watched): Promise<readonly string[]> {
  const files = watched.opened.map((file) => fileOf(file, watched.ruleOf(file.path)));
  const known = await textsOf(files, watched.readText);
  const isOf = (kind: (file: ReadFile) => boolean): readonly Text[] => known.filter(({ file }) => kind(file));
  const found = isOf(({ isJudge }) => isJudge);
  const hasRunner = [
    watched.command,
    ...isOf(({ isOpen, isTest }) => !isOpen && !isTest).map(commandsOf),
  ].some((text) => RUNNER.test(text));
  const open = files.filter(({ isOpen, path }) => isOpen && !IN_SOURCES.test(path));
  const firstOfCode = files.find(({ isTest, kind }) => isTest || kind !== 'other');
  const steering = open.filter(
    ({ path, at, kind }) =>
      kind === 'other' && !DOCUMENT.test(path) && !IN_COMMANDS.test(path) && at < (firstOfCode?.at ?? 0n),
  );
  const mustStart =
    !hasRunner && !files.some(({ isOpen, isTest, kind }) => kind === 'run' && !isOpen && !isTest);
  const isAlone = files.filter(({ isOpen, kind }) => isOpen && kind !== 'other').length < 2;
  const command = { file: null, text: watched.command };
  const started = open.filter(
    (file) =>
      mustStart &&
      !isAlone &&
      file.kind === 'run' &&
      !isProduct(file.path) &&
      ![command, ...known].some((each) => each.file !== file && hasWord(each.text, moduleName(file.path))),
  );
  const scripts = [...found, ...isOf((file) => started.includes(file))];
  const tests = isOf(({ isTest }) => isTest);
  const helpers = open.filter(({ path, kind }) =>
    kind === 'other'
      ? scripts.some(({ text }) => namesFile(text, path, !hasRunner))
      : scripts.some(({ file }) => isBeside(file.path, path)) &&
        !tests.some(({ text }) => hasWord(text, moduleName(path))),
  );
  const areTested = await Promise.all(
    helpers.map(({ path }) => isTestedBySome(path, [command, ...scripts], watched.readText)),
  );
  const judging = helpers.filter((_, at) => areTested[at] !== true);
  return [...new Set([...steering, ...started, ...judging].map(({ path }) => path))].toSorted();
}

/** Whether one of the scripts starts or sources a file as what it tests. */
async function isTestedBySome(
  path: string,
  scripts: readonly { readonly file: ReadFile | null; readonly text: string }[],
  readText: Watched['readText'],
): Promise<boolean> {
  const areTested = scripts.map(async ({ file, text }) => {
    const calls = await callsOf(await readScript(text));
    const isNamed = ({ value }: Word): boolean =>
      posix.basename(bareOf(value) ?? '') === posix.basename(path);
    const call = calls.find(({ words }) => words.slice(0, 2).some(isNamed));
    const tester = { path: file?.path ?? null, calls, text, readText, resolve: () => [] };
    return call !== undefined && isTested(path, call, tester);
  });
  return (await Promise.all(areTested)).includes(true);
}

interface Text {
  readonly file: ReadFile;
  readonly text: string;
}

interface ReadFile extends OpenedFile {
  readonly kind: 'run' | 'compiled' | 'other';
  readonly isOpen: boolean;
  readonly isTest: boolean;
  readonly isJudge: boolean;
}

function fileOf(file: OpenedFile, rule: ProtectedPaths | null): ReadFile {
  const { path } = file;
  return {
    ...file,
    kind: RUN.test(path) ? 'run' : COMPILED.test(path) ? 'compiled' : 'other',
    isOpen: rule === null,
    isTest: rule?.opens === 'test_edits',
    isJudge: rule?.rule === JUDGE_FILES.rule,
  };
}

const MAX_TEXTS = 500;

/** Of settings, what can be a command: that a runner is installed or set up does not say that it is run. */
function commandsOf({ file: { path }, text }: Text): string {
  const name = posix.basename(path);
  if (name === 'package.json') return /"scripts"\s*:\s*\{[^}]*\}/.exec(text)?.[0] ?? '';
  return /\.(?:toml|cfg|lock|txt|json|ya?ml)$|^conftest\.py$/.test(name) ? '' : text;
}

function textsOf(files: readonly ReadFile[], readText: Watched['readText']): Promise<readonly Text[]> {
  const some = files.slice(0, MAX_TEXTS);
  return Promise.all(some.map(async (file) => ({ file, text: (await readText(file.path)) ?? '' })));
}

function isBeside(script: string, path: string): boolean {
  const folder = posix.dirname(path);
  return posix.dirname(script) === folder && OF_JUDGES.test(`${folder}/`);
}

function namesFile(text: string, path: string, byFolder: boolean): boolean {
  const folder = posix.basename(posix.dirname(path));
  return hasWord(text, posix.basename(path)) || (byFolder && hasWord(text, folder));
}

/** `lru` of `pkg/lru.py`, `pkg` of `pkg/__init__.py` and `pkg/index.js`. */
function moduleName(path: string): string {
  const name = posix.basename(path).replace(/\..*$/, '');
  return /^(?:__init__|__main__|index|mod|main)$/.test(name) ? posix.basename(posix.dirname(path)) : name;
}

function hasWord(text: string, word: string): boolean {
  if (word.length < 2) return false;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/\w/.test(text[at - 1] ?? ' ') && !/\w/.test(text[at + word.length] ?? ' ')) return true;
  }
  return false;
}
