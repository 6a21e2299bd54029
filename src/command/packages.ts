import * as z from 'zod';
import { isPlainObject, readJson } from '../base/json.ts';
import { anyOf } from '../base/text.ts';
import { fileIn, folderOfFile, folderPattern, pathFrom, upwards } from './folders.ts';
import type { CommitFiles, ProgramCall, StartedTask } from './task.ts';

// Scripts of package.json, started by npm, pnpm, yarn, bun and what runs them in all packages of a workspace.

const Globs = z.array(z.string());
const PackageSchema = z.object({
  name: z.string().catch(''),
  scripts: z.record(z.string(), z.string().catch('')).catch({}),
  workspaces: z.union([Globs, z.object({ packages: Globs }).transform(({ packages }) => packages)]).catch([]),
});

async function readManifest(
  files: CommitFiles,
  folder: string,
): Promise<z.infer<typeof PackageSchema> | null> {
  const text = await files.readText(fileIn(folder, 'package.json'));
  return text === null ? null : readJson(PackageSchema, text);
}

/** What an option of a package manager does: it names a folder to run in, a package, or all packages; `value`: it takes some value. */
type OptionKind = 'folder' | 'package' | 'all' | 'root' | 'value';

interface Manager {
  readonly options: Readonly<Record<string, OptionKind>>;
  /** Words behind the script's name are the script's own, options too. npm reads its options anywhere before `--`. */
  readonly endsAtName: boolean;
  /** Subcommands that are no script's name. */
  readonly commands: RegExp;
}

/** Tried with npm 11, pnpm 10, yarn 1.22 and bun 1.4: `-Cweb` and `-wweb` name nothing in any of them. */
const PACKAGE_MANAGERS: Readonly<Record<string, Manager>> = {
  npm: {
    options: {
      ...{ '--prefix': 'folder', '-C': 'folder', '-w': 'package', '--workspace': 'package' },
      ...{ '--workspaces': 'all', '-ws': 'all', '--include-workspace-root': 'root', '-iwr': 'root' },
      ...{
        '--loglevel': 'value',
        '--script-shell': 'value',
        '--userconfig': 'value',
        '--cache': 'value',
        '--registry': 'value',
      },
    },
    endsAtName: false,
    commands: /^(?!(?:run(?:-\w+)?|rum|urn|test|t|tst|start|stop|restart|it|cit|install-\w+)$)/,
  },
  pnpm: {
    options: {
      ...{ '-C': 'folder', '--dir': 'folder', '--prefix': 'folder', '--filter': 'package', '-F': 'package' },
      ...{
        '--filter-prod': 'package',
        '-r': 'all',
        '--recursive': 'all',
        '--workspace-concurrency': 'value',
      },
      ...{ '--reporter': 'value', '--loglevel': 'value' },
    },
    endsAtName: true,
    commands: anyOf([
      /^(?:exec|dlx|create|add|remove|update|up|link|unlink|rebuild|prune|fetch|audit|list|ls|outdated|why)$/,
      /^(?:store|env|config|licenses|deploy|patch\S*|approve-builds|setup|init|import)$/,
    ]),
  },
  yarn: {
    options: {
      '--cwd': 'folder',
      '--from': 'value',
      '--include': 'value',
      '--exclude': 'value',
      '-j': 'value',
      '--jobs': 'value',
    },
    endsAtName: true,
    commands:
      /^(?:exec|dlx|node|add|remove|up|upgrade|link|config|cache|info|why|init|set|plugin|dedupe|audit|list|create|global)$/,
  },
  bun: {
    options: {
      '--cwd': 'folder',
      '--filter': 'package',
      '-F': 'package',
      '--config': 'value',
      '-c': 'value',
      '--env-file': 'value',
    },
    endsAtName: true,
    commands: /^(?:x|add|remove|update|link|unlink|pm|build|init|create|upgrade|repl|exec|test)$/,
  },
};

/** A call of a package manager. */
interface PackageCall {
  readonly folder: string;
  /** Names, paths and patterns of packages. */
  readonly packages: readonly string[];
  readonly isOfAll: boolean;
  readonly withRoot: boolean;
  /** The words that are no options, up to `--`; those behind the name of the script are left out where they are its own. */
  readonly words: readonly string[];
  /** Nothing but the script of one package runs: no words are passed on, no option changes more than what is printed. */
  readonly isPlain: boolean;
}

/** Options that change nothing but what is printed. */
const PLAIN_OPTIONS = /^(?:-s|--silent|--quiet|-q|--if-present|--loglevel|--reporter|--(?:no-)?color)$/;
/** A selector that may mean several packages: `./libs/**`, `cart...`. */
const MAY_BE_SEVERAL = /[*{}!^[\]]|\.\.\./;

function readPackageCall(manager: Manager, folder: string, args: readonly string[]): PackageCall | null {
  const call = { folder, packages: [] as string[], isOfAll: false, withRoot: false, words: [] as string[] };
  let isPlain = true;
  let at = 0;
  for (; at < args.length; at++) {
    const word = args[at] ?? '';
    if (word === '--') break;
    if (!word.startsWith('-')) {
      call.words.push(word);
      const isLast = !/^(?:run(?:-script)?|recursive|multi|m|workspaces?|foreach|exec|dlx)$/.test(word);
      const isNamed = call.words[0] === 'workspace' && call.words.length === 2;
      if (manager.endsAtName && isLast && !isNamed) break;
      continue;
    }
    const [, name = word, joined] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
    const kind = manager.options[name];
    isPlain &&= kind === 'folder' || kind === 'package' || PLAIN_OPTIONS.test(name);
    if (kind === 'all') call.isOfAll = joined !== 'false';
    else if (kind === 'root') call.withRoot = true;
    else if (kind !== undefined) {
      const value = joined ?? args[++at] ?? '';
      const next = kind === 'folder' ? pathFrom(call.folder, value) : call.folder;
      if (next === null) return null;
      call.folder = next;
      if (kind === 'package') call.packages.push(value);
    }
  }
  const isOne = call.packages.length < 2 && !call.packages.some((name) => MAY_BE_SEVERAL.test(name));
  return { ...call, isPlain: isPlain && isOne && at >= args.length - 1 };
}

/** The folders of all packages of the workspace in `folder`, itself excluded. */
async function workspacePackages(files: CommitFiles, folder: string): Promise<readonly string[]> {
  const within = (name: string): string => fileIn(folder, name);
  const listed =
    (await files.readText(within('pnpm-workspace.yaml')))?.matchAll(/^\s*- ['"]?([\w@./*!-]+)['"]?\s*$/gm) ??
    [];
  const globs = [
    ...((await readManifest(files, folder))?.workspaces ?? []),
    ...[...listed].map(([, glob = '']) => glob),
  ];
  const isMember = folderPattern(globs.filter((glob) => !glob.startsWith('!')));
  const below = within('');
  return [...(await files.paths())]
    .filter(
      (path) => path.endsWith('/package.json') && path.startsWith(below) && !path.includes('node_modules/'),
    )
    .map((path) => path.slice(below.length, -'/package.json'.length))
    .filter((path) => path !== '' && isMember.test(path))
    .map(within)
    .toSorted();
}

/** The folders of the packages that these words select, by a path, a name, or a pattern of pnpm's; by the name without its scope too. */
async function selectedPackages(
  files: CommitFiles,
  folder: string,
  selectors: readonly string[],
): Promise<readonly string[]> {
  const members = await workspacePackages(files, folder);
  const names = new Map<string, string>();
  for (const member of members) names.set(member, (await readManifest(files, member))?.name ?? '');
  const found = new Set<string>();
  for (const selector of selectors.filter((each) => !each.startsWith('!'))) {
    const bare = selector
      .replace(/^(?:\.\.\.)?\^?|\^?(?:\.\.\.)?(?:\[.*\])?$/g, '')
      .replace(/^\{(.*)\}$/, '$1');
    const path = pathFrom(folder, bare);
    const isPath = path === null ? null : folderPattern([path]);
    const isName = folderPattern([bare]);
    const named = members.filter((member) => isName.test(names.get(member) ?? ''));
    const byPath = members.filter(
      (member) => isPath?.test(member) === true || (path !== '.' && member.startsWith(`${path}/`)),
    );
    const short = members.filter((member) => isName.test((names.get(member) ?? '').replace(/^@[^/]*\//, '')));
    const chosen = byPath.length > 0 ? byPath : named.length > 0 ? named : short;
    for (const member of chosen) found.add(member);
    // A folder with a package that the workspace does not list.
    if (chosen.length === 0 && path !== null && (await readManifest(files, path)) !== null) found.add(path);
  }
  return [...found];
}

/** Where a package manager runs what it starts; empty: nowhere in the repository. */
async function foldersOf(
  files: CommitFiles,
  { folder, packages, isOfAll, withRoot }: PackageCall,
): Promise<readonly string[]> {
  const root = withRoot ? [folder] : [];
  if (packages.length > 0) return [...root, ...(await selectedPackages(files, folder, packages))];
  return isOfAll ? [...root, ...(await workspacePackages(files, folder))] : [folder];
}

const INSTALL = 'preinstall install postinstall prepublish preprepare prepare postprepare'.split(' ');
/** The scripts that a subcommand runs unasked: https://docs.npmjs.com/cli/using-npm/scripts */
const LIFECYCLES: readonly (readonly [command: RegExp, scripts: readonly string[]])[] = [
  [/^(?:i|install|ci|clean-install|ic|install-clean)$/, INSTALL],
  [/^(?:pack|publish)$/, 'prepublishOnly prepack prepare postpack publish postpublish'.split(' ')],
  [/^version$/, ['preversion', 'version', 'postversion']],
];

/** Whether one of a package's scripts is run when a package manager installs, publishes, or sets a version. */
export const runsUnasked = (scripts: unknown): boolean =>
  isPlainObject(scripts) &&
  LIFECYCLES.some(([, names]) => names.some((name) => Object.hasOwn(scripts, name)));

/** What a call of a package manager starts. */
interface PackageScripts {
  /** Where the manager runs. */
  readonly folders: readonly string[];
  readonly tasks: readonly StartedTask[];
}

/** null: the call is of no package manager, or runs outside of the repository. */
export async function packageScripts(
  files: CommitFiles,
  { program, args, folder }: ProgramCall,
): Promise<PackageScripts | null> {
  if (program === 'node') return scriptOfNode(files, args, folder);
  const manager = PACKAGE_MANAGERS[program];
  if (manager === undefined) return null;
  let call = readPackageCall(manager, folder, args);
  if (call === null) return null;
  let [first, ...rest] = call.words;
  if (program === 'pnpm' && /^(?:recursive|multi|m)$/.test(first ?? '')) {
    call = { ...call, isOfAll: true };
    [first, ...rest] = rest;
  }
  if (program === 'yarn' && first === 'workspace') {
    call = { ...call, packages: rest.slice(0, 1) };
    [first, ...rest] = rest.slice(1);
  } else if (program === 'yarn' && first === 'workspaces') {
    call = { ...call, isOfAll: true, withRoot: rest[0] === 'foreach' };
    [first, ...rest] = rest[0] === 'foreach' ? rest.slice(1) : rest;
  }
  const folders = await foldersOf(files, call);
  if (first === undefined && program !== 'yarn' && program !== 'pnpm') return { folders, tasks: [] };
  const hooks =
    rest.length > 0 ? [] : (LIFECYCLES.find(([command]) => command.test(first ?? 'install'))?.[1] ?? []);
  const names = scriptNames(program, manager, [first ?? 'install', ...rest]);
  const unasked = args.includes('--ignore-scripts') ? [] : hooks;
  const isPlain = call.isPlain && !call.isOfAll && rest.length === (RUNS_SCRIPT.test(first ?? '') ? 1 : 0);
  const further = { separator: program === 'npm' ? ' -- ' : ' ', isQuotedAgain: true } as const;
  const tasks: StartedTask[] = [];
  for (const each of folders) {
    const scripts = (await readManifest(files, each))?.scripts ?? {};
    const isThere = (name: string): boolean => Object.hasOwn(scripts, name);
    for (const name of unasked.filter(isThere))
      tasks.push({ ...scriptTask(scripts, name, each), hook: 'lifecycle' });
    for (const name of names.filter(isThere)) {
      const all = withHooks(scripts, name, each);
      tasks.push(
        ...all.map((task) => ({
          ...task,
          ...(isPlain && all.length === 1 ? { exact: WITH_LOCAL_PROGRAMS } : {}),
          ...(isPlain && task.name === name ? { further: { ...further, lines: task.lines } } : {}),
        })),
      );
    }
  }
  return { folders, tasks };
}

const RUNS_SCRIPT = /^(?:run(?:-script)?|rum|urn)$/;
/** What package managers set for scripts: the programs of the package and of the workspaces above it. */
const WITH_LOCAL_PROGRAMS = {
  variables: ['PATH="$PWD/node_modules/.bin:$PWD/../node_modules/.bin:$PWD/../../node_modules/.bin:$PATH"'],
};

/** `node --run test`, without what runs before and after it: https://nodejs.org/api/cli.html#--run */
async function scriptOfNode(
  files: CommitFiles,
  args: readonly string[],
  folder: string,
): Promise<PackageScripts | null> {
  // Behind a file, the option is the file's own.
  const at = args.findIndex((word) => !word.startsWith('-') || /^--run(?:=|$)/.test(word));
  const [option, joined] = /^--run(?:=(.*))?$/.exec(args[at] ?? '') ?? [];
  if (option === undefined) return null;
  const name = joined ?? args[at + 1] ?? '';
  const isAlone = at === 0 && args.length === (joined === undefined ? 2 : 1);
  for (const each of upwards(folder)) {
    const manifest = await readManifest(files, each);
    if (manifest === null) continue;
    const { scripts } = manifest;
    if (!Object.hasOwn(scripts, name)) return { folders: [each], tasks: [] };
    const task = scriptTask(scripts, name, each);
    return { folders: [each], tasks: [isAlone ? { ...task, exact: WITH_LOCAL_PROGRAMS } : task] };
  }
  return null;
}

const scriptTask = (
  scripts: Readonly<Record<string, string>>,
  name: string,
  folder: string,
): StartedTask => ({
  name,
  path: fileIn(folder, 'package.json'),
  folder,
  lines: [scripts[name] ?? ''],
});

/** A script between those that run before and after it. */
const withHooks = (
  scripts: Readonly<Record<string, string>>,
  name: string,
  folder: string,
): readonly StartedTask[] =>
  [`pre${name}`, name, `post${name}`]
    .filter((each) => Object.hasOwn(scripts, each))
    .map((each) => ({
      ...scriptTask(scripts, each, folder),
      ...(each === name ? {} : { hook: 'around' as const }),
    }));

function scriptNames(
  program: string,
  { commands }: Manager,
  [first = '', second]: readonly string[],
): readonly string[] {
  if (
    /^(?:run(?:-\w+)?|rum|urn)$/.test(first) &&
    !(program !== 'npm' && /^run-/.test(first) && first !== 'run-script')
  )
    return second === undefined ? [] : [second];
  if (commands.test(first)) return [];
  if (/^(?:t|tst|it|cit|install-test|install-ci-test)$/.test(first))
    return program === 'npm' || first === 't' ? ['test'] : [first];
  return [first];
}

/** Runners of package scripts by name, in this package or in all packages: `run-s lint test`, `turbo run test`, `rush test`. */
const OVER_PACKAGES: Readonly<Record<string, { readonly skips: RegExp; readonly isOfAll: boolean }>> = {
  'npm-run-all': { skips: /(?!)/, isOfAll: false },
  'npm-run-all2': { skips: /(?!)/, isOfAll: false },
  'run-s': { skips: /(?!)/, isOfAll: false },
  'run-p': { skips: /(?!)/, isOfAll: false },
  rushx: { skips: /(?!)/, isOfAll: false },
  'rush-x': { skips: /(?!)/, isOfAll: false },
  turbo: { skips: /^run$/, isOfAll: true },
  lerna: { skips: /^run$/, isOfAll: true },
  nx: { skips: /^(?:run|run-many|affected)$/, isOfAll: true },
  rush: { skips: /(?!)/, isOfAll: true },
  wsrun: { skips: /(?!)/, isOfAll: true },
};

/** The package scripts that such a runner starts by name; null: the program is none. */
export async function scriptsByName(
  files: CommitFiles,
  { program, args, folder }: ProgramCall,
): Promise<readonly StartedTask[] | null> {
  const runner = OVER_PACKAGES[program];
  if (runner === undefined) return null;
  const wanted = args
    .flatMap((word) =>
      (word.startsWith('-') ? (/^(?:-t|--targets?)=(.*)$/.exec(word)?.[1] ?? '') : word).split(','),
    )
    .map((word) => (program === 'nx' || program === 'turbo' ? word.replace(/^.*[:#]/, '') : word))
    .filter((word) => word !== '' && !runner.skips.test(word));
  const known = program === 'turbo' ? await turboTasks(files, folder) : null;
  const names = known === null ? wanted : wanted.filter((word) => known.has(word));
  const all = runner.isOfAll
    ? [...(await files.paths())]
        .filter((path) => /(?:^|\/)package\.json$/.test(path) && !path.includes('node_modules/'))
        .map(folderOfFile)
    : [folder];
  const tasks: StartedTask[] = [];
  for (const each of all.toSorted().slice(0, MAX_PACKAGES)) {
    const scripts = (await readManifest(files, each))?.scripts ?? {};
    // The parts of a script's name are parted by `:`, as those of a path by `/`: `lint:*`.
    for (const name of Object.keys(scripts))
      if (names.some((glob) => folderPattern([glob.replaceAll(':', '/')]).test(name.replaceAll(':', '/'))))
        tasks.push(...withHooks(scripts, name, each));
  }
  return tasks;
}

const MAX_PACKAGES = 200;

const TurboNames = z.record(z.string(), z.unknown());
const TurboSchema = z.object({ tasks: TurboNames.optional(), pipeline: TurboNames.optional() });

/** The names that turbo.json has for tasks, which turbo refuses to run without: `test`, `web#test`; null: there is no such file. */
async function turboTasks(files: CommitFiles, folder: string): Promise<ReadonlySet<string> | null> {
  for (const each of upwards(folder)) {
    const text = await files.readText(fileIn(each, 'turbo.json'));
    if (text === null) continue;
    const { tasks, pipeline } = readJson(TurboSchema, text) ?? {};
    const names = Object.keys({ ...tasks, ...pipeline });
    return names.length === 0 ? null : new Set(names.map((name) => name.replace(/^.*#/, '')));
  }
  return null;
}
