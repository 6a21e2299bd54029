import { posix } from 'node:path';
import { orElse } from '../core/errors.ts';
import type { TestCommand } from '../core/task.ts';
import { shellFamily } from '../shell/script.ts';
import {
  bareOf,
  COMPILED,
  GLOB_CHARACTER,
  isProduct,
  type JudgeTree,
  type Known,
  MAX_EXPANDED_CHARS,
  MAX_EXPANSIONS,
  MAX_FOLDERS,
  MAX_SCRIPT_CHARS,
  type NamedFile,
  type NamingFile,
  namingKind,
  normal,
  OF_JUDGES,
  orAbsent,
  plugin,
  RUN_AS_IS,
  SCRIPT_ENDING,
} from './judge-paths.ts';
import { ANY_GOAL, ofShell } from './judge-shell.ts';
import { matcher } from './repo-path.ts';

/** The most scripts that are followed; no real judge has so many. */
const MAX_FOLLOWED = 200;
/** A path may go through so many symbolic links. */
const MAX_LINKS = 8;

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
  // Followed again: a script that was read earlier may use a variable that an included one sets, or a make target that a later
  // one asks for.
  await follow(files, queue, found);
  return found;
}

/** Adds what the scripts of `queue` name to `found`, and to `queue` what names more. */
async function follow(files: JudgeTree, queue: NamingFile[], found: Set<string>): Promise<void> {
  for (const script of queue) {
    for (const { path: named, as, from, isOptional } of await namedBy(files, script)) {
      if (found.size >= MAX_FOLLOWED) return;
      if (GLOB_CHARACTER.test(named)) {
        found.add(named);
        continue;
      }
      const path = await throughLinks(files, named);
      // A file that does not exist yet would be read if it did.
      if (path === null && isOptional === true && files.kindOf(named) === null) found.add(named);
      if (path === null || found.has(path) || (path !== named && isProduct(path))) continue;
      found.add(path);
      const text = (await files.readText(path))?.slice(0, MAX_SCRIPT_CHARS);
      if (text === undefined) continue;
      queue.push({
        text,
        folder: normal(posix.dirname(path)),
        kind: as ?? namingKind(path, text),
        from: [...new Set([...script.from, ...from])].slice(0, MAX_FOLDERS),
        variables: script.variables,
        goals: script.goals,
        path,
      });
    }
  }
}

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
      return [
        ...quotedScripts(text, known),
        ...importedScripts(text, known),
        ...(await ofShell(commandsQuoted(text), known, false)),
      ];
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
  if (SCRIPT_ENDING.test(bare) && GLOB_CHARACTER.test(bare))
    return paths.flatMap((path) => matchesOf(files, path));
  return [normal(bare)].filter(isThere);
}

/** A pattern with the files that match it; empty where none do, or where it names nothing in particular. */
function matchesOf(files: JudgeTree, pattern: string): readonly string[] {
  const parts = pattern.split('/');
  if (!GLOB_CHARACTER.test(pattern) || !/\w/.test(pattern)) return [];
  const above = parts
    .slice(
      0,
      parts.findIndex((part) => GLOB_CHARACTER.test(part)),
    )
    .join('/');
  // Asks for the folder.
  files.kindOf(posix.join(above, 'any'));
  const isMatch = orElse(null, () => matcher([`/${pattern}`], ''));
  const now = isMatch === null ? [] : [...files.pathsIn(above)].filter(isMatch);
  return now.length === 0 ? [] : [pattern, ...now];
}

const MAKE_VARIABLE =
  /^[ \t]*(?:export[ \t]+|override[ \t]+)?([\w.-]+)[ \t]*(?:[:?+]|::)?=[ \t]*([^\n#]{0,500})/gm;

interface MakeRule {
  readonly targets: readonly string[];
  readonly needs: readonly string[];
  readonly recipe: string[];
}

/** Lines that stand within a rule of make. */
const ENDS_NO_RULE = /^(?:\s*$|\s*#|(?:if\w*|else|endif)\b)/;

/** The recipes of make's and just's files for what is asked for, and for what that needs; all where none is found. */
function recipesFor(text: string, goals: Set<string>, variables: ReadonlyMap<string, string>): string {
  const rules: MakeRule[] = [{ targets: ['%'], needs: [], recipe: [] }];
  for (const line of text.replace(/\\\n[ \t]*/g, ' ').split('\n')) {
    if (/^[ \t]+\S/.test(line)) rules.at(-1)?.recipe.push(line);
    else if (/^[^\s#:=][^:=]*::?(?![:=])/.test(line)) {
      const [head = '', needs = '', recipe = ''] = asShell(line, '%', variables).split(/::?|;/);
      const targets = head.replace(/^@/, '').trim().split(/\s+/);
      rules.push({ targets, needs: needs.split(/\s+/), recipe: recipe === '' ? [] : [` ${recipe}`] });
    } else if (!ENDS_NO_RULE.test(line)) rules.push({ targets: ['%'], needs: [], recipe: [] });
  }
  const first = rules.find(({ targets: [name = ''] }) => /^[^.%]/.test(name));
  const isAsked = (rule: MakeRule): boolean =>
    rule.targets.some((target) => goals.has(target)) || (goals.has('') && rule === first);
  if (!rules.some(isAsked) || goals.has(ANY_GOAL) || /\bDEFAULT_GOAL\b/.test(text)) return recipeLines(rules);
  const isMade = (rule: MakeRule): boolean =>
    isAsked(rule) || rule.targets.some((name) => /[%$*]/.test(name));
  for (let known = -1; known < goals.size; ) {
    known = goals.size;
    for (const { needs } of rules.filter(isMade)) for (const need of needs) if (need !== '') goals.add(need);
  }
  return recipeLines(rules.filter(isMade));
}

const recipeLines = (rules: readonly MakeRule[]): string =>
  rules
    .flatMap(({ recipe, targets: [target = ''], needs }) =>
      recipe.map((line) =>
        line.replaceAll('$@', target).replace(/\$[<^?]/g, (all) => patternOf(needs) ?? all),
      ),
    )
    .map((line) => line.replace(/^[ \t]+[@+-]*/, ''))
    .join('\n');

/** `etc/*.mjs` for a rule that needs `etc/%.mjs`. */
const patternOf = (needs: readonly string[]): string | undefined =>
  needs.find((need) => /\w\/.*%/.test(need))?.replaceAll('%', '*');

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
    .slice(0, MAX_FOLLOWED)
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
        (RUN_AS_IS.test(path) ||
          COMPILED.test(path) ||
          !/\.\w+$/.test(path) ||
          SCRIPT_ENDING.test(path) ||
          DATA.test(path)),
    )
    .map((path) => ({ path, from: [] }));
const DATA = /\.(?:json|ya?ml|xml|toml)$/;

/**
 * Files named in quotes by a script in another language, which can start shell scripts. What it imports is the product it
 * tests.
 */
function quotedScripts(text: string, { resolve }: Known): readonly NamedFile[] {
  const words = [...text.matchAll(/["'`]([^"'`\n]{1,200}\.(?:sh|bash|zsh|ps1|mk|bats))["'`]/g)];
  return words.flatMap(([, word = '']) => resolve(word)).map((path) => ({ path, from: [] }));
}

/** Commands that a script in another language starts: `execSync('npm run unit')`, `run(["make", "unit"])`. */
const commandsQuoted = (text: string): string =>
  text
    .split('\n')
    .filter((line) => STARTS.test(line))
    .map((line) =>
      [...line.matchAll(/(["'`])((?:(?!\1).){1,300})\1/g)].map(([, , word = '']) => word).join(' '),
    )
    .filter((line) =>
      /^(?:npm|pnpm|yarn|bun|npx|g?make|just|rake|node|deno|python3?|ruby|perl|(?:ba|da|z)?sh)\s/.test(line),
    )
    .join('\n');
const STARTS =
  /\b(?:exec\w*|spawn\w*|fork|run\w*|system|popen|call|check_\w+|sh|shell|execa|command|Popen)\b\s*[(`[ ]/;

/** What a script in such a folder imports from there. */
function importedScripts(text: string, { folder, resolve }: Known): readonly NamedFile[] {
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
    .slice(0, MAX_FOLLOWED)
    .flatMap((word) => resolve(word))
    .filter((path) => OF_JUDGES.test(path))
    .map((path) => ({ path, from: [] }));
}
