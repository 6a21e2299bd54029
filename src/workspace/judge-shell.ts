import { posix } from 'node:path';
import { type Call, callsOf, programName } from '../shell/calls.ts';
import { readScript, type Script } from '../shell/script.ts';
import {
  bareOf,
  COMPILED,
  GLOB_CHARACTER,
  hasJudgeName,
  hasWord,
  IN_SOURCES,
  isNamedAsJudge,
  isProduct,
  JUDGE_NAME,
  type Known,
  MAX_EXPANDED_CHARS,
  MAX_EXPANSIONS,
  MAX_FOLDERS,
  type NamedFile,
  namingKind,
  normal,
  OF_JUDGES,
  orAbsent,
  plugin,
  type Resolve,
  RUN_AS_IS,
  RUNNER,
  SCRIPT_ENDING,
} from './judge-paths.ts';
import { isTestFile } from './protected-paths.ts';

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
function withEndings(name: string): readonly string[] {
  return ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts', 'json', 'yml', 'yaml'].map((end) => `${name}.${end}`);
}

/** Settings files that programs read by themselves. They are protected by their names; here they are read for what they name. */
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
export async function ofShell(text: string, known: Known, isScript = true): Promise<readonly NamedFile[]> {
  const script = await readScript(text);
  const calls = callsOf(script).map((call) => withVariables(call, script, known.variables));
  const folders = ['', ...new Set(calls.flatMap(foldersOf))].slice(0, MAX_FOLDERS);
  const from = folders.flatMap((folder) => known.from.map((base) => normal(posix.join(base, folder))));
  const resolve = (word: string) => [
    ...new Set(folders.flatMap((folder) => known.resolve(folder === '' ? word : `${folder}/${word}`))),
  ];
  const words = script.isKnown || !isScript ? [] : (text.match(/[^\s"'`;&|()<>=]+/g) ?? []);
  const named = [...new Set(words)].flatMap(resolve).filter((path) => !isProduct(path));
  const looped = [...text.matchAll(/\bfor\s+\w+\s+in\s+([^;\n]{1,500})/g)]
    .flatMap(([, list = '']) => list.split(/[\s()]+/))
    .filter((word) => GLOB_CHARACTER.test(word) && SCRIPT_ENDING.test(word) && !IN_SOURCES.test(word));
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
    ...calls.flatMap((call) => [...packagesOf(call, known), ...unknownOf(call, from, known)]),
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

/** Stands for a target or script whose name is put together at run time. */
export const ANY_GOAL = '*';
/** Runs a script in other packages of the repository. */
const IN_PACKAGES = /^(?:-w|--workspaces?|-ws|-r|--recursive|--filter|-F|--scope)(?:=|$)/;

/** The package.json files of the packages in which a call runs a script. */
function packagesOf(
  { words: [program, ...args] }: Call,
  { expand }: Pick<Known, 'expand'>,
): readonly string[] {
  const name = programName(program?.value ?? '');
  const isForAll = /^(?:turbo|nx|lerna)$/.test(name) || args.some(({ value }) => IN_PACKAGES.test(value));
  return ASKS.test(name) && isForAll
    ? expand('**/package.json').filter((path) => !/[*]|(?:^|\/)node_modules\//.test(path))
    : [];
}

/** Files whose names are put together, in a folder that the call names: `node checks/$1.mjs`. */
function unknownOf(
  { words }: Call,
  from: readonly string[],
  { expand }: Pick<Known, 'expand'>,
): readonly string[] {
  const [program = '', ...args] = words.map(({ value }) => value);
  const isInterpreter = INTERPRETER.test(programName(program));
  if (isInterpreter && args.some((arg) => /^(?:-n|--check|-l)$/.test(arg))) return [];
  const started = isInterpreter ? args.find((arg) => !arg.startsWith('-')) : program;
  const pattern = (started ?? '')
    .replace(/\$(?:\{[^}]*\}|\([^)]*\)|\w)\w*/g, '*')
    .replace(/^["']|["']$/g, '');
  if (!/^[\w.][\w./-]*\/[\w.-]*\*/.test(pattern) || /(?:^|\/)(?:bin|sbin|node_modules)\//.test(pattern))
    return [];
  return from
    .flatMap((base) => expand(normal(posix.join(base, pattern))))
    .filter((path) => !IN_SOURCES.test(path) && !isProduct(path));
}

/** The targets and scripts that a call asks for; '' where it names none. */
function goalsOf([program, ...args]: Call['words']): readonly string[] {
  const name = programName(program?.value ?? '');
  if (!ASKS.test(name)) return [];
  const words = args
    .map(({ value }) => (/\$|^`/.test(value) ? ANY_GOAL : value))
    .filter((word) => !/^-|=/.test(word));
  const isInstall = words.some((word) => /^(?:i|ci|install|add)$/.test(word));
  return [...words, ...(words.length === 0 ? [''] : []), ...(isInstall ? ['install', 'prepare'] : [])];
}

/** A script that starts or sources the one in question. */
interface Tester extends Pick<Known, 'path' | 'readText' | 'resolve'> {
  readonly calls: readonly Call[];
  readonly text: string;
}

/**
 * Whether a script that another one starts or sources is tested by it, and judges nothing itself. In doubt it judges. It is tested where
 * the other one calls its functions or compares what it prints, and where it makes a source. It judges where it asserts or compares,
 * starts an interpreter or a test runner, or has the name or the place of what judges; and, unless a test file names it, where it leads to others.
 */
export async function isTested(path: string, call: Call, tester: Tester): Promise<boolean> {
  const isMaking = makesSource(call);
  if (isTestFile(path) || hasJudgeName(path) || (OF_JUDGES.test(path) && !isMaking)) return false;
  const text = (await tester.readText(path)) ?? '';
  if (isMaking) return !JUDGES_BY_WORDS.test(text) && !RUNNER.test(text);
  if (namingKind(path, text) !== 'shell' || RUNNER.test(text)) return false;
  const script = await readScript(text);
  const calls = callsOf(script);
  const programs = calls.map(programOf);
  if (!script.isKnown || programs.some((name) => decides(name) || isInterpreter(name))) return false;
  const isNamedByTest = tester.path !== null && isTestFile(tester.path);
  const leadsOn = calls.some(
    (each) => isSourced(each) || tester.resolve(each.words[0]?.value ?? '').length > 0,
  );
  if (leadsOn && !isNamedByTest) return false;
  if (isSourced(call)) return holdsFunctions(script) && usesFunctions(script, tester);
  const words = call.words.filter(({ value }) => !value.startsWith('-'));
  const hasArguments = words.length > (INTERPRETER.test(programOf(call)) ? 2 : 1);
  return (isNamedByTest || hasArguments) && isLookedAt(call, tester.calls, tester.text);
}

const programOf = ({ words: [program] }: Call): string => programName(program?.value ?? '');
const isSourced = ({ text }: Call): boolean => /^(?:\.|source)\s/.test(text);
const isInterpreter = (program: string): boolean => INTERPRETER.test(program) && !/sh$/.test(program);
const decides = (name: string): boolean => SAYS_RESULT.test(name) || COMPARISON.test(name);

/** `gen.py > table.c`, `gen.py -o table.c`. */
function makesSource({ words, redirections }: Call): boolean {
  const written = redirections.flatMap(({ operator, target }) =>
    operator.startsWith('>') ? (target?.value ?? []) : [],
  );
  const named = words.flatMap(({ value }, at) =>
    /^(?:-o|--out(?:put)?)$/.test(value) ? (words[at + 1]?.value ?? []) : [],
  );
  return [...written, ...named].some(
    (path) => (RUN_AS_IS.test(path) || COMPILED.test(path)) && !isTestFile(path),
  );
}

/** Whether a script only defines functions, and runs something only when it is started itself. */
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

/** Whether a script calls functions of another one and judges their results itself. */
function usesFunctions({ functions }: Script, { calls, text }: Tester): boolean {
  const used = [...functions.keys()].filter((name) => hasWord(text, name));
  const areCompared = used.some((name) => /(?:\$\(|`)\s*$/.test(text.slice(0, text.indexOf(name))));
  return (
    used.length > 0 &&
    !used.some((name) => decides(name) || comparesOutput(name, calls, text)) &&
    (areCompared || calls.some((call) => decides(programOf(call))))
  );
}

/** Whether a function is given what another one has printed, and is not asked what it prints itself: `same "$(add 1 2)" 3`. */
function comparesOutput(name: string, calls: readonly Call[], text: string): boolean {
  const captured = new Set(
    [...text.matchAll(/\b(\w+)=["']?\$\(\s*(\w+)/g)].flatMap(([, variable = '', program = '']) =>
      MAKES_INPUT.test(program) ? [] : [variable],
    ),
  );
  return calls.some((call) => {
    if (programOf(call) !== name || /(?:\$\(|`)\s*$/.test(text.slice(0, text.indexOf(call.text))))
      return false;
    const given = call.words.slice(1).map(({ raw }) => raw);
    return given.some((word) => {
      const [, program, variable = ''] = /\$(?:\(\s*(\w+)|\{?(\w+))/.exec(word) ?? [];
      return program === undefined ? captured.has(variable) : !MAKES_INPUT.test(program);
    });
  });
}
const MAKES_INPUT =
  /^(?:cat|echo|printf|date|mktemp|pwd|seq|head|tail|sed|awk|grep|tr|cut|sort|wc|ls|basename|dirname|yes|jq|dd|openssl|base64)$/;

/** Names of functions by which a test reports its result. */
const SAYS_RESULT =
  /assert|^_*(?:expect|should|verify|check|pass|ok|not_?ok|isnt|like|unlike|plan|skip|bail|it|describe|suite|(?:run_?)?tests?)(?:[A-Z_].*)?$|_(?:tests?|ok|pass)$/i;
const JUDGES_BY_WORDS = /\b(?:assert\w*|expect(?:ed|s)?|verif\w+|pass(?:ed|es)|mismatch|unittest)\b/i;
/** Commands that a script may run while it is sourced. */
const SETS_UP =
  /^(?:set|shopt|setopt|emulate|export|readonly|declare|typeset|local|unset|umask|true|:|\[{1,2}|test|\.|source|return|cd|pwd|dirname|basename|readlink|realpath|command|type|uname|printf|echo)$/;

/** Replaces variables by what the script has assigned to them before: `$RUNNER`, `${RUNNER:-tools/check.sh}`. */
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
    // A variable may hold a program with its options.
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

/** The folders that a call changes to, or in which it lets its program work. */
function foldersOf({ words }: Call): string[] {
  const [program, ...args] = words.map(({ value }) => value);
  const options = args.flatMap((arg, at) => {
    const match = FOLDER_OPTION.exec(arg);
    return match === null ? [] : [match[1] ?? args[at + 1] ?? ''];
  });
  return [...(program === 'cd' || program === 'pushd' ? args.slice(0, 1) : []), ...options];
}

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

/**
 * The files of a module run by `python -m tools.check`. Most such modules are a product's own commands; modules that judge are
 * recognized by their names.
 */
function modulesOf(module: string, resolve: Resolve): readonly string[] {
  if (!/^[\w.]+$/.test(module)) return [];
  const path = module.replaceAll('.', '/');
  if (!OF_JUDGES.test(`${path}/`) && !JUDGE_NAME.test(posix.basename(path))) return [];
  const above = path.split('/').map((_, at, parts) => `${parts.slice(0, at + 1).join('/')}/__init__.py`);
  const paths = [`${path}.py`, `${path}/__main__.py`, ...above.filter((each) => OF_JUDGES.test(each))];
  return paths.flatMap(resolve).filter((each) => !IN_SOURCES.test(each));
}
