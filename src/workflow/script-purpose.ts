import { firstChars } from '../base/text.ts';
import {
  type Call,
  type CommandTree,
  callsOf,
  programName,
  readCommand,
  type SimpleCommand,
  shellFamily,
} from '../command/command.ts';
import { type Files, NO_FILES } from './manifest.ts';
import { type CallKind, type CallRow, EFFECT_ROWS, KIND_ROWS } from './purpose-rows.ts';

interface ParsedRow<Purpose> {
  readonly purpose: Purpose;
  /** The program's name first. */
  readonly words: readonly RowWord[];
  readonly options: readonly RegExp[];
  readonly refused: readonly RegExp[];
  /** Nothing but options follows the words. */
  readonly isWhole: boolean;
}

interface RowWord {
  readonly pattern: RegExp;
  /** What may stand before this word, apart from options and their values. */
  readonly before: RegExp | null;
}

export function parseRow<Purpose>({ words, purpose }: CallRow<Purpose>): ParsedRow<Purpose> {
  const whole = (source: string): RegExp => new RegExp(`^(?:${source})$`);
  const all = words.split(' ');
  const isOption = (word: string): boolean => /^\(?-/.test(word);
  const found: RowWord[] = [];
  let before: RegExp | null = null;
  for (const word of all.filter((each) => !isOption(each) && !/^(?:!.*|\$)$/.test(each))) {
    const optional = word === '...' ? '.*' : /^\[(.*)\]$/.exec(word)?.[1];
    if (optional === undefined) found.push({ pattern: whole(word), before });
    before = optional === undefined ? null : whole(optional);
  }
  return {
    purpose,
    words: found,
    options: all.filter(isOption).map(whole),
    refused: all.filter((word) => word.startsWith('!')).map((word) => whole(word.slice(1))),
    isWhole: all.includes('$'),
  };
}

/** How many words of a call the words of the row took; null when the call does not match. The first is the program's bare name. */
export function lengthIn(values: readonly string[], row: ParsedRow<unknown>): number | null {
  const args = values.slice(1);
  // An option may have the next word for its value.
  const isThere = (option: RegExp): boolean =>
    args.some((arg, at) => option.test(arg) || option.test(`${arg}=${args[at + 1] ?? ''}`));
  if (args.some((arg) => row.refused.some((pattern) => pattern.test(arg)))) return null;
  let at = 0;
  for (const { pattern, before } of row.words) {
    let mayBeValue = false;
    for (;;) {
      const value = values[at];
      if (value === undefined) return null;
      at += 1;
      if (pattern.test(value)) break;
      const isOption = at > 1 && /^[-+]./.test(value);
      if (!isOption && !mayBeValue && before?.test(value) !== true) return null;
      mayBeValue = isOption && !value.includes('=');
    }
  }
  if (row.isWhole && values.slice(at).some((value) => !value.startsWith('-'))) return null;
  return row.options.every(isThere) ? at : null;
}

const PARSED_KINDS = KIND_ROWS.map(parseRow);
const PARSED_EFFECTS = EFFECT_ROWS.map(parseRow);

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const PRINTS = setOf(
  'echo printf pwd ls cat head tail wc stat file ldd du df free date id whoami nproc lscpu tree',
);
const PRINTS_ALONE = setOf('-v -V -version --version version env --help');
/** The command `test`, where it compares: `test -f x`, `test "$a" = b`. */
const COMPARISON = /^test (?:!|-\w\b|.* (?:!?=|==|-\w\w) )/;

/** The script of a step, and where it runs. */
export interface StepScript {
  readonly run: string;
  readonly shell: string | null;
  readonly folder: string;
}

/** Reads the script of a step: expressions that are left in it are variables. */
export const readStep = (files: Files, { run, ...step }: StepScript): Promise<CommandTree> =>
  readCommand(files, { ...step, run: run.replace(/\$\{\{.*?\}\}/g, '$EXPRESSION') });

/** Reads the script of a step alone, without the files that it starts. */
export const readAlone = async (run: string, shell: string | null): Promise<CommandTree['script']> =>
  (await readStep(NO_FILES, { run, shell, folder: '.' })).script;

/** Whether a script waits for what it starts in the background, so that nothing of it runs on. */
export const waitsForBackground = ({ commands }: CommandTree['script']): boolean =>
  commands.some(({ words }) => words[0]?.value === 'wait');

/** The kinds of all commands of a script, without those that say nothing about its purpose, such as launchers. */
export const kindsOf = async (files: Files, step: StepScript): Promise<ReadonlySet<CallKind>> =>
  kindsIn(await readStep(files, step));

function kindsIn(tree: CommandTree): ReadonlySet<CallKind> {
  // What runs in the background serves what comes later: it is neither test nor build.
  const calls = tree.calls.filter(({ command }) => !command.isInBackground);
  return new Set(calls.flatMap(kindsOfCall));
}

/** A call is what the script behind it does; by its name where that script calls programs that nothing is known about. */
function kindsOfCall(call: Call): readonly CallKind[] {
  const { scripts, named } = behind(call);
  const kinds = new Set(scripts.flatMap((script) => [...kindsIn(script)]));
  const isKnown = kinds.size > 0 && !kinds.has('other') && !(kinds.size === 1 && kinds.has('version'));
  const kind = isKnown ? null : (kindOf(call) ?? kindOf(named));
  if (kind !== null) kinds.add(kind);
  return [
    ...kinds,
    ...call.scripts.filter(({ origin }) => origin.kind === 'words').flatMap((script) => [...kindsIn(script)]),
  ];
}

/** Scripts that fetch a build tool and hand it their words, which say what the call is there for. */
const WRAPPERS = /(?:^|\/)(?:gradlew|mvnw)$/;

/** The scripts that say what a call is there for, and the call as the task that it names: `lint` for `npm run lint`. */
export function behind(call: Call): { readonly scripts: readonly CommandTree[]; readonly named: Call } {
  const started = call.scripts.filter(
    ({ origin }) => origin.kind === 'task' || (origin.kind === 'file' && !WRAPPERS.test(origin.path)),
  );
  const scripts = started.filter(
    ({ origin }) => origin.kind !== 'task' || (origin.hook === undefined && origin.isOfWholeFile !== true),
  );
  const args = call.words.slice(1);
  const task = args.find(({ value }) =>
    started.some(({ origin }) => origin.kind === 'task' && origin.name === value),
  );
  return { scripts, named: task === undefined ? call : { ...call, words: [task] } };
}

/** The kind of a call by its words; null: it says nothing about the purpose of its script. */
export function kindOf({ words, redirections }: Call): CallKind | null {
  // The start of a call tells its kind; the bounds keep the patterns fast on hostile scripts.
  const [program = '', ...args] = words.slice(0, 15).map(({ value }) => value.slice(0, 300));
  const values = [programName(program), ...args];
  const row = PARSED_KINDS.find((each) => lengthIn(values, each) !== null);
  if (row?.purpose === null || COMPARISON.test(values.join(' '))) return null;
  if (PRINTS.has(values[0] ?? '')) return redirections.length === 0 ? 'version' : 'other';
  // Runners of tests say more with `-v`.
  const isVerbose = args[0] === '-v' && row?.purpose === 'test';
  if (args.length === 1 && !isVerbose && PRINTS_ALONE.has(args[0] ?? '')) return 'version';
  return row?.purpose ?? 'other';
}

interface SideEffect {
  /** `publishes` */
  readonly does: string;
  /** As it stands in the script. */
  readonly command: string;
}

/** Words that would have an effect, for scripts of other languages and scripts with a syntax error. */
const UNREADABLE = new RegExp(
  `(?<![\\w./$-])(?<!\\bdotnet )(?:${[
    ...['publish', 'deploy', 'push', 'upload', 'twine', 'kubectl', 'terraform', 'goreleaser'],
    ...['scp', 'rsync', 'codecov', 'coveralls'],
  ].join('|')})(?![\\w/.]|\\s*[=(:])`,
);

/** The first thing that a script, or one that it starts, does that must not be repeated; null when there is none. */
export async function sideEffectOf(files: Files, step: StepScript): Promise<SideEffect | null> {
  const tree = await readStep(files, step);
  const { shell } = step;
  const { text, isKnown } = tree.script;
  const effect = shellFamily(shell) === 'other' ? null : effectIn(tree);
  if (effect !== null) return { ...effect, command: shortened(effect.command) };
  const line = isKnown ? undefined : text.split('\n').find((each) => UNREADABLE.test(each.slice(0, 2000)));
  return line === undefined
    ? null
    : {
        does: 'cannot be read as a shell script and may publish or deploy something',
        command: shortened(line),
      };
}

/** The first effect of a script and of those that it starts. Behind a dry run there is none. */
function effectIn(tree: CommandTree): SideEffect | null {
  for (const call of tree.calls) {
    if (isDry(call) || isNeverCalled(call, tree)) continue;
    const effect = effectOf(call);
    if (effect !== null) return effect;
    for (const script of call.scripts) {
      const { origin } = script;
      const behind = origin.kind === 'task' && origin.hook === 'lifecycle' ? null : effectIn(script);
      if (behind !== null) return behind;
    }
  }
  return null;
}

/** Whether a call stands in a function that a script of the repository keeps for other callers. */
function isNeverCalled({ command: { start } }: Call, { script, origin }: CommandTree): boolean {
  if (origin.kind === 'command') return false;
  const [name, body] =
    [...script.functions].find(([, each]) => each.start <= start && start < each.end) ?? [];
  const isCalled = (each: SimpleCommand) => each.words.some(({ value }) => value === name);
  return (
    body !== undefined &&
    !script.commands.some((each) => isCalled(each) && !(body.start <= each.start && each.start < body.end))
  );
}

const shortened = (text: string): string => {
  const line = text.replace(/\\?\s*\n\s*/g, ' ').trim();
  return line.length > 60 ? `${firstChars(line, 57)}...` : line;
};

/** Programs whose words behind `--` belong to what they start. */
const PASSES_WORDS = setOf('npm pnpm yarn composer just');
/** Programs in which `-n` is a dry run. */
const DRY_BY_N = setOf('git make gmake rsync rake');
const DRY_WORDS = setOf(`
  --dry-run --dry_run --no-publish --no-push --check --help --version publishToMavenLocal publishLocal publishM2 -DskipDeploy`);
const DRY_VALUES = /^--dry-run=(?!false|none|no|0)|^--output=type=(?:docker|oci)/;

function isDry({ words }: Call): boolean {
  const [program = '', ...args] = words.map(({ value }) => value);
  const beforeDashes = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  const name = programName(program);
  const values = PASSES_WORDS.has(name) ? args : beforeDashes;
  return values.some(
    (arg) => DRY_WORDS.has(arg) || DRY_VALUES.test(arg) || (arg === '-n' && DRY_BY_N.has(name)),
  );
}

function effectOf({ words, text, scripts }: Call): SideEffect | null {
  const [program = '', ...args] = words.map(({ value }) => value);
  const name = programName(program);
  for (const row of /^--?version$/.test(args[0] ?? '') ? [] : PARSED_EFFECTS) {
    const length = lengthIn([name, ...args], row);
    if (length === null) continue;
    const command = words.slice(0, length).map(({ raw }) => raw);
    return { does: row.purpose, command: command.join(' ') };
  }
  const isUnknown = words[0]?.expands === true && /^(?:publish|push|deploy|upload)$/.test(args[0] ?? '');
  const tasks = scripts.flatMap(({ origin }) =>
    origin.kind === 'task' && args.includes(origin.name) ? origin.name : [],
  );
  const names = [name, ...tasks, ...namesRunBy(name, args), ...(isUnknown ? args.slice(0, 1) : [])];
  const isSent = (name === 'curl' || name === 'wget') && sendsData(name, args);
  const does = isSent ? 'uploads' : names.map(verbOf).find((verb) => verb !== null);
  return does == null ? null : { does, command: text };
}

const THIS_MACHINE =
  /^(?:[a-z]+:\/\/)?(?:[^@/]*@)?(?:localhost|127\.\d|0\.0\.0\.0|\[::1?\]|host\.docker\.internal)/i;
/** Options of curl with one letter that take a value. */
const CURL_VALUED = /[AbcCDeEFHhKmoPQrTtuUwXxYyzd]/;
const SERVICE_SCRIPT = /codecov\.io\/bash|codacy\.com\/get\.sh|codeclimate\.com\/downloads/;

/** Whether curl or wget sends something to another machine, or fetches a script that does. */
function sendsData(name: string, args: readonly string[]): boolean {
  if (args.some((arg) => SERVICE_SCRIPT.test(arg))) return true;
  const isRemote = (arg: string) => /^[a-z]+:\/\//i.test(arg) && !THIS_MACHINE.test(arg);
  if (args.some((arg) => THIS_MACHINE.test(arg)) && !args.some(isRemote)) return false;
  const methods = args.flatMap((arg, at) => {
    const [, equals, method] = /^(?:--request|--method|-[a-zA-Z]*X)(=)?(.*)$/.exec(arg) ?? [];
    return method === undefined
      ? []
      : [equals === undefined && method === '' ? (args[at + 1] ?? '') : method];
  });
  if (methods.some((method) => /^(?:POST|PUT|PATCH|DELETE)$/i.test(method))) return true;
  if (name === 'wget') return args.some((arg) => /^--(?:post|body)-(?:file|data)\b/.test(arg));
  if (args.some((arg) => /^(?:-G|--get)$/.test(arg))) return false;
  return args.some(
    (arg) =>
      /^--(?:upload-file|form|form-string|data|data-\w+|json)\b/.test(arg) || /^[TFd]/.test(firstValued(arg)),
  );
}

/** The first letter with a value in `-sSfF`, and what follows it; empty for what is no option in one letter. */
function firstValued(arg: string): string {
  const letters = /^-([a-zA-Z#:0-9]\S*)$/.exec(arg)?.[1] ?? '';
  const at = letters.search(CURL_VALUED);
  return at < 0 ? '' : letters.slice(at);
}

const TASK_RUNNERS = setOf(`
  make gmake just task rake invoke inv nox tox composer mise bazel bazelisk earthly gulp grunt ant mage rush nx turbo moon
  poe doit thor mill xtask deno cargo npm-run-all npm-run-all2 run-s run-p wsrun artisan phing robo hatch buck buck2 pants hereby
  jake wireit lage`);
/** Options whose value is a folder, a package or a file, and not the name of a task. */
const PLACE_OPTIONS = setOf(`
  -F -C -w -f -j -p -k --filter --prefix --cwd --dir --directory --workspace --project --file --package --bin --test --example
  --features --profile --target --preset`);
/** Programs that run a task only after one of these words; without it, they run none. */
const NEEDS_WORD: readonly (readonly [RegExp, RegExp])[] = [
  [/^deno$/, /^task$/],
  [/^cargo$/, /^(?:xtask|make)$/],
  [/^mise$/, /^(?:run|r)$/],
  [/^(?:bazel|bazelisk|buck2?|hatch|pants)$/, /^run$/],
];

/** The tasks that a build tool or a task runner is told to run. */
function namesRunBy(name: string, args: readonly string[]): readonly string[] {
  if (!TASK_RUNNERS.has(name)) return [];
  const needed = NEEDS_WORD.find(([program]) => program.test(name))?.[1];
  const start = needed === undefined ? 0 : args.findIndex((arg) => needed.test(arg)) + 1;
  if (needed !== undefined && start === 0) return [];
  const end = args.indexOf('--', start);
  // `nx test release` tests the project of that name.
  if (name === 'nx' && !/^run/.test(args[0] ?? '')) return args.slice(0, 1);
  return args
    .slice(start, end < 0 ? undefined : end)
    .filter((arg, at, all) => !/^-|=/.test(arg) && !PLACE_OPTIONS.has(all[at - 1] ?? ''))
    .map((arg) => programName(arg).replace(/^\+/, ''));
}

const ACTIONS: Readonly<Record<string, string>> = {
  deploy: 'deploys',
  publish: 'publishes',
  release: 'publishes',
  upload: 'uploads',
  push: 'pushes',
};
/** A task whose name holds one of these words changes nothing elsewhere: `release:check`, `test-upload`, `build-release`. */
const HARMLESS_PARTS = setOf(`
  test tests check checks checking dry dryrun lint build note notes changelog verify verification plan validate snapshot local spec
  e2e unit mock fake simulate prepare pre debug config version`);

/** What a script or a task does by its name: `deploy.sh`, `docs:publish`; null where the name does not say. */
function verbOf(name: string): string | null {
  const parts = name.toLowerCase().split(/[:_.-]+/);
  // A release can also be a kind of build: `linux-release`.
  const action = parts.find((part, at) => part in ACTIONS && (part !== 'release' || at === 0));
  if (action === undefined || (!parts.includes('and') && parts.some((part) => HARMLESS_PARTS.has(part))))
    return null;
  return ACTIONS[action] ?? null;
}

/** The effect that a step's name announces, if its script does not show another purpose. */
export async function namedSideEffect(files: Files, name: string, step: StepScript): Promise<string | null> {
  const verb = /^(?:deploy|publish|upload|push|release)\b/i.exec(name.replace(/^[^\p{L}]+/u, ''))?.[0];
  if (verb === undefined) return null;
  const calls = callsOf(await readStep(files, step));
  return calls.some((call) => isDry(call) || isJudgingByName(call)) ? null : verb;
}

const JUDGES = /\b(?:test|build|lint|check|compile|fmt|format|validate|verify)\b/i;

/** Whether a word of a call says that it judges or builds. */
function isJudgingByName({ words }: Call): boolean {
  const [program, first] = words.map(({ value }) => value);
  return words.some(({ value }) => JUDGES.test(value)) || (program === 'dotnet' && first === 'publish');
}
