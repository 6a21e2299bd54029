import { assertNever } from '../base/errors.ts';
import { anyOf } from '../base/text.ts';
import { type Call, type CommandTree, callsOf, programName, type SimpleCommand } from '../command/command.ts';
import type { Build, Service, TestCommand } from '../core/task.ts';
import { evaluateCondition } from './evaluate.ts';
import { innerSteps } from './inner-steps.ts';
import type { Files } from './manifest.ts';
import {
  behind,
  kindOf,
  readStep,
  type StepScript,
  sideEffectOf,
  waitsForBackground,
} from './script-purpose.ts';
import {
  type ListedStep,
  leavesOf,
  problemOfCommand,
  problemOfStep,
  type StepTimes,
  shownName,
} from './step-candidates.ts';
import {
  commandOfStep,
  contextsOf,
  headerTemplate,
  type Leaf,
  missingValue,
  type StepCommand,
} from './step-command.ts';
import { type Line, logOfStep, matchHeader } from './step-log.ts';
import { type TextEdit, withEdits } from './text-edit.ts';
import { templateText } from './workflow-file.ts';

// A job sets up, builds, and tests. The steps that make something of the sources run again wherever the sources differ.

/** What a step is there for. In doubt it counts as a build: a build too many costs time, a build too few costs the fix. */
interface Purpose {
  /** `effect`: the step does something that must not be repeated. `check`: the step tests or lints the code, and builds nothing. */
  readonly kind: 'set-up' | 'build' | 'check' | 'effect';
  /** `checks`: by its words the script tests or lints. It may build as well. */
  readonly checks: boolean;
  readonly builds: boolean;
  readonly setsUp: boolean;
  /** The script of a build, without the commands that set up or check. */
  readonly run: string;
}

type JobCommand = StepCommand['command'];
interface NamedScript extends StepScript {
  readonly name: string;
}

/** `unknown`: a program that nothing is known about. */
type Role = 'set-up' | 'build' | 'check' | 'unknown';

/** `judgeDoes([cargo build])` is true where the test command, such as `cargo test`, does what that call does. */
export async function purposeOf(
  files: Files,
  { name, ...step }: NamedScript,
  judgeDoes: (calls: readonly Call[]) => boolean = () => false,
): Promise<Purpose> {
  const { run } = step;
  const hasEffect = async (text: string) => (await sideEffectOf(files, { ...step, run: text })) !== null;
  const tree = await readStep(files, step);
  const { script } = tree;
  const isHarmful = await hasEffect(run);
  const roles: { readonly command: SimpleCommand; readonly role: Role | null }[] = [];
  let isHarmfulBuild = false;
  for (const { command, role } of rolesIn(tree, name)) {
    const doesHarm = isHarmful && (await hasEffect(run.slice(command.start, command.end)));
    isHarmfulBuild ||= doesHarm && role === 'build';
    const isLeftOut = (role === 'build' && judgeDoes(callsOf(tree, command))) || doesHarm;
    roles.push({ command, role: isLeftOut ? 'set-up' : role });
  }
  const has = (...wanted: readonly Role[]) => roles.some(({ role }) => wanted.some((each) => each === role));
  const found = { checks: has('check'), builds: has('build'), setsUp: has('set-up') };
  if (!has('build', 'unknown'))
    return {
      kind: isHarmful ? 'effect' : found.checks ? 'check' : 'set-up',
      ...found,
      builds: isHarmfulBuild,
      run,
    };
  const edits = roles.flatMap(({ command, role }) => buildEdits(command, role, tree));
  const left = script.isKnown ? withEdits(run, edits) : run;
  return { kind: (await hasEffect(left)) ? 'effect' : 'build', ...found, run: left };
}

/** Edits for a build that runs again: commands that set up or check do nothing, and what the first run made is not in the way. */
function buildEdits(
  { start, end, words }: SimpleCommand,
  role: Role | null,
  { script }: CommandTree,
): readonly TextEdit[] {
  if (role === 'set-up' || role === 'check') return [{ start, end, text: ':' }];
  const text = script.text.slice(start, end);
  const [program = '', ...args] = words.map(({ value }) => value);
  if (program === 'mkdir' && !args.some((arg) => /^-\w*p|^--parents$/.test(arg))) {
    const at = start + text.indexOf('mkdir') + 'mkdir'.length;
    return [{ start: at, end: at, text: ' -p' }];
  }
  // pip does not install an archive again whose version is installed.
  return /\bpip\d? install\b/.test(text) && args.some((arg) => /\.(?:whl|tar\.gz)$/.test(arg))
    ? [{ start: end, end, text: ` && ${text} --force-reinstall --no-deps` }]
    : [];
}

/** Each command of a script with its role; null: it says nothing about the purpose of its script. */
function rolesIn(
  tree: CommandTree,
  name: string,
): readonly { readonly command: SimpleCommand; readonly role: Role | null }[] {
  let isElsewhere = false;
  let hasFetched = false;
  const { script } = tree;
  return script.commands.flatMap((command) => {
    // A command inside of another one (`$(…)`) belongs to that one.
    if (isNested(command, tree)) return [];
    const calls = callsOf(tree, command);
    const programs = calls.map(programOf);
    hasFetched ||= calls.some((call) => isFetch(call));
    // What is fetched, and then built in a folder of its own, does not belong to the repository.
    isElsewhere ||= hasFetched && programs.some((program) => program === 'cd' || program === 'pushd');
    const role = isElsewhere ? 'set-up' : roleOf(command, calls);
    const isInDoubt =
      role === 'unknown' || (role === 'build' && programs.some((each) => RUNS_TASKS.has(each)));
    if (isInDoubt && SETS_UP.test(plainName(name))) return { command, role: 'set-up' };
    const serves = command.isInBackground && !waitsForBackground(script);
    if (serves && (role === 'check' || role === 'unknown')) return { command, role: 'set-up' };
    if (role !== 'unknown') return { command, role };
    return {
      command,
      role: programs[0] === 'sudo' ? 'set-up' : CHECKS.test(plainName(name)) ? 'check' : role,
    };
  });
}

/** Whether a command stands in a substitution: `$(git describe)`. */
const isNested = ({ start, end }: SimpleCommand, { script: { text, commands } }: CommandTree): boolean =>
  /(?:\$\(|`|<\()\s*$/.test(text.slice(Math.max(0, start - 40), start)) ||
  commands.some((other) => other.start <= start && end <= other.end && other.end - other.start > end - start);

const programOf = (call: Call | undefined): string => programName(call?.words[0]?.value ?? '');
const argsOf = ({ words }: Call): readonly string[] => words.slice(1).map(({ value }) => value);
const isFetch = (call: Call): boolean =>
  /^(?:curl|wget)$/.test(programOf(call)) || (programOf(call) === 'git' && argsOf(call)[0] === 'clone');
const plainName = (name: string): string => name.replace(/^[^\p{L}]+/u, '');

/** A pattern for any of these words, which are patterns themselves; `_` is a blank that may be absent. */
export const anyWord = (words: string): RegExp =>
  new RegExp(`\\b(?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ?')})\\b`, 'i');

/** Names of steps whose unknown programs count as set-up: `Install tools`. */
const SETS_UP = new RegExp(
  `^${
    anyWord(`
    install set_up cache restore download start launch wait free log_in show print display list dump env(?:info|ironment)?
    versions? fetch pull enable
  `).source
  }`,
  'i',
);

const TESTS_OF_ALL_KINDS = String.raw`(?:run )?(?:\./)?(?:(?:all|the|unit|integration|functional|smoke|e2e|fuzz)[ -])*`;
/** Names of steps whose unknown programs count as a check: `Run tests`, `Smoke test`, `Verify generated files`. */
const CHECKS = anyOf(
  [
    `^${TESTS_OF_ALL_KINDS}${anyWord('tests? specs? lint check(?![\\s-]?out) verify validate ensure analy[sz]e').source}`,
    `^(?:run|execute)\\b(?!.*${anyWord('for before').source}).*\\b(?:tests?|specs?|checks?)$`,
  ].map((source) => new RegExp(source)),
  'i',
);

/** `make` alone, in a step that is named after an installation, installs. */
const RUNS_TASKS: ReadonlySet<string> = new Set('make gmake just task rake invoke inv'.split(' '));

/** Subcommands of git that change the checkout or its settings. The others print something, often for a build. */
const GIT_SETS_UP =
  /^(?:clone|fetch|pull|submodule|config|checkout|switch|lfs|remote|init|clean|add|commit|tag)$/;

const ROLE_ORDER: readonly Role[] = ['build', 'check', 'set-up', 'unknown'];

/** The role of a command. Where it is called through launchers, the weightiest role of all these calls. */
function roleOf(command: SimpleCommand, calls: readonly Call[]): Role | null {
  if (command.redirections.some(({ target }) => /^"?\$\{?GITHUB_\w+/.test(target?.raw ?? '')))
    return 'set-up';
  // What a second run appends to a file would be there twice.
  if (command.redirections.some(({ operator }) => operator === '>>')) return 'set-up';
  // `sudo make install` installs what was built; without sudo, the same word often means installing dependencies.
  if (
    programOf(calls[0]) === 'sudo' &&
    calls.some((call) => /^(?:make|ninja)$/.test(programOf(call)) && argsOf(call).includes('install'))
  )
    return 'build';
  const roles = calls.map(roleOfTask);
  return ROLE_ORDER.find((role) => roles.includes(role)) ?? null;
}

/** The role of a call, by the script behind it where each of that script's programs is known; else by its words. */
function roleOfTask(call: Call): Role | null {
  const { scripts, named } = behind(call);
  const inner = scripts.flatMap((script) =>
    [...Map.groupBy(script.calls, ({ command }) => command)].map(([command, calls]) =>
      roleOf(command, calls),
    ),
  );
  const [builds, checks] = [inner.includes('build'), inner.includes('check')];
  if (builds !== checks && !inner.includes('unknown')) return builds ? 'build' : 'check';
  return roleOfCall(call) ?? roleOfCall(named);
}

function roleOfCall(call: Call): Role | null {
  const [program, args] = [programOf(call), argsOf(call)];
  if (MACHINE.has(program) && !/\b(?:build|bake)\b/.test(args.join(' '))) return 'set-up';
  if (installsProject(program, args)) return 'build';
  if (/^(?:tsc|vue-tsc|tsgo)$/.test(program)) return args.includes('--noEmit') ? 'check' : 'build';
  if (program === 'cp') return /^[/~$]/.test(args.at(-1) ?? '') ? 'set-up' : 'unknown';
  if (program === 'setup' && /^(?:build|bdist|sdist)/.test(args[0] ?? '')) return 'build';
  const kind = kindOf(call);
  switch (kind) {
    case 'test':
    case 'lint':
      return 'check';
    case 'install':
      if (program === 'git' && !args.some((arg) => GIT_SETS_UP.test(arg))) return null;
      return 'set-up';
    case 'build':
      return 'build';
    case 'other':
      return args.some((arg) => /^(?:set-?up|install)$/.test(arg)) ? 'set-up' : 'unknown';
    case 'version':
    case null:
      return null;
    default:
      return assertNever(kind);
  }
}

/** Programs that prepare the machine or its services, or wait for them. */
const MACHINE: ReadonlySet<string> = new Set(
  `docker docker-compose podman systemctl service psql createdb createuser dropdb pg_ctl pg_isready mysql mysqladmin mongosh
  redis-cli rabbitmqctl sysctl ulimit modprobe locale-gen update-alternatives adduser useradd usermod groupadd chown mount swapon
  ssh-keygen ssh-keyscan ssh-add gpg kill pkill killall sleep wait wait-for-it hash type command alias shopt umask ccache sccache
  gh aws gcloud az defaults security keytool Xvfb dpkg rpm apt-key add-apt-repository nvidia-smi lsb_release`.split(
    /\s+/,
  ),
);

const INSTALLERS: ReadonlySet<string> = new Set('pip uv pipx poetry gem npm pnpm yarn go cargo R'.split(' '));
const VALUED =
  /^(?:-[rcftCwpi]|--(?:requirements?|constraint|find-links|prefix|target|root|cwd|dir|workspace|python|index-url|group))$/;
const IN_CHECKOUT = /^\.{1,2}(?:$|[/[])|^(?:dist|build|pkg|wheelhouse)\/|\.(?:whl|gem|tgz|tar\.gz)$/;

/** Whether a call installs the project itself, from a folder or an archive of the checkout, and not as a link to its sources. */
function installsProject(program: string, args: readonly string[]): boolean {
  if (program === 'make' || program === 'gmake')
    return args.includes('install') && args.some((arg) => /^(?:DESTDIR|PREFIX|prefix)=/.test(arg));
  if (program === 'setup' || program === 'ninja' || program === 'meson') return args.includes('install');
  if (!INSTALLERS.has(program) || !args.some((arg) => /^(?:install|INSTALL)$/.test(arg))) return false;
  if (program === 'cargo') return args.includes('--path');
  if (args.some((arg) => /^(?:-e|--editable)/.test(arg))) return false;
  return args.some(
    (arg, at) => IN_CHECKOUT.test(arg) && !arg.includes('://') && !VALUED.test(args[at - 1] ?? ''),
  );
}

/** Tools that build what they test. */
const BUILDS_FIRST: ReadonlySet<string> = new Set(
  'cargo go mvn gradle dotnet swift zig sbt mill mix bazel bazelisk stack cabal xcodebuild crystal nimble flutter lein'.split(
    ' ',
  ),
);
const BUILDS_NOTHING = /^--(?:no|skip)-(?:re)?build$/;
/** Options that choose what is made, or where. */
const CHOOSES = /^(?:-[oc]|--(?:out\S*|target|release|profile|configuration|artifact-dir|product))(?==|$)/;

/** Says which commands of a build the test command does by itself: with the same tool, told to make the same. */
async function doneBy(
  files: Files,
  judge: JobCommand,
  folder: string,
): Promise<(calls: readonly Call[]) => boolean> {
  if (judge.workingDirectory !== folder) return () => false;
  const tree = await readStep(files, { run: judge.run, shell: judge.shell, folder });
  const judging = callsOf(tree).filter((call) => {
    const kind = kindOf(call);
    return (kind === 'test' || kind === 'lint') && !argsOf(call).some((arg) => BUILDS_NOTHING.test(arg));
  });
  return (calls) =>
    calls.some((call) => {
      const args = argsOf(call);
      if (!BUILDS_FIRST.has(programOf(call)) || args.some((arg) => /^(?:install|publish\w*)$/.test(arg)))
        return false;
      const chosen = args.filter(
        (arg, at) => CHOOSES.test(arg) || /^(?:-[oc]|--target|--profile)$/.test(args[at - 1] ?? ''),
      );
      return judging.some((other) => {
        const otherArgs = argsOf(other);
        return programOf(other) === programOf(call) && chosen.every((arg) => otherArgs.includes(arg));
      });
    });
}

/** The steps of a job, what GitHub lists of each, and the lines of its log; null: not known. */
export interface JobSteps {
  readonly steps: readonly Leaf[];
  readonly listed: readonly (ListedStep | null)[];
  readonly log: readonly Line[] | null;
}

/** A step that runs a script: one of a job, or one of a composite action that a step of the job uses. */
export interface Part {
  readonly leaf: Leaf;
  readonly name: string;
  readonly listed: ListedStep | null;
  /** Whether the step still runs in the background when the step that judges begins. Absent: it does not. */
  readonly isRunning?: boolean;
}

/** The scripts of a job that ran, or may have run, before the script `leaf` of its step `step`. */
export async function partsBefore(
  files: Files,
  job: JobSteps,
  { step, leaf }: { readonly step: Leaf; readonly leaf: Leaf },
): Promise<readonly Part[]> {
  const at = job.steps.indexOf(step);
  const parts: Part[] = [];
  for (let before = 0; before < at; before += 1) {
    const fate = fateOf(job.steps, before, at);
    if (fate === 'cancelled') continue;
    const scripts = await partsOf(files, job, before);
    const ofStep = scripts.length > 0 || fate !== 'running' ? scripts : actionPart(job, before);
    // Of an action in the background, the scripts before its last one have ended once that one runs.
    for (const [n, part] of ofStep.entries())
      parts.push({ ...part, isRunning: fate === 'running' && n === ofStep.length - 1 });
  }
  // A step of a composite action comes after those of the action before it.
  const stepParts = await partsOf(files, job, at);
  const end = stepParts.findIndex((part) => part.leaf.source === leaf.source);
  return [...parts, ...stepParts.slice(0, Math.max(0, end))];
}

/** A step of a job that uses an action, as one part: for an action of which no script is known. */
function actionPart(job: JobSteps, at: number): readonly Part[] {
  const leaf = job.steps[at];
  if (leaf === undefined || leaf.source.uses === null || !ran(job, at)) return [];
  return [{ leaf, name: job.listed[at]?.name ?? shownName(leaf), listed: null }];
}

/** What became of a step by the time the step at `at` begins: one in the background runs on until a later step waits for it or ends it. */
function fateOf(steps: readonly Leaf[], before: number, at: number): 'ended' | 'running' | 'cancelled' {
  const source = steps[before]?.source;
  if (source?.isInBackground !== true) return 'ended';
  const ending = steps.slice(before + 1, at).find(({ source: { ends } }) => {
    return ends !== null && (ends.ids === 'all' || (source.id !== null && ends.ids.includes(source.id)));
  });
  if (ending === undefined) return 'running';
  return ending.source.ends?.how === 'cancel' ? 'cancelled' : 'ended';
}

/** Whether a step of a job ran, or may have. */
function ran({ steps, listed }: JobSteps, at: number): boolean {
  const step = steps[at];
  const isSkipped = listed[at]?.conclusion === 'skipped' && !runsOnceMended(listed, at);
  return step !== undefined && mayRun(step) && !isSkipped;
}

/** Every script of a step of a job that ran, or may have. */
export async function partsOf(files: Files, job: JobSteps, at: number): Promise<readonly Part[]> {
  const { steps, listed, log } = job;
  const step = steps[at];
  const listedStep = listed[at] ?? null;
  if (step === undefined || !ran(job, at)) return [];
  const leaves = await leavesOf(files, step);
  const stepLog = log === null || listedStep === null ? null : logOfStep(log, listedStep);
  if (stepLog === null || listedStep === null || leaves[0] === step) {
    const header =
      stepLog === null ? null : matchHeader(stepLog, headerTemplate(step), listedStep?.sharesSecond ?? true);
    const scripts = leaves.filter((leaf) => leaf.source.run.length > 0 && mayRun(leaf));
    return scripts.map((leaf) => {
      const name = leaf === step ? (listedStep?.name ?? shownName(leaf)) : shownName(leaf);
      return { leaf: leaf === step ? { ...leaf, header } : leaf, name, listed: listedStep };
    });
  }
  const shown = innerSteps(step, leaves, stepLog) ?? leaves.map((leaf) => ({ leaf, outcome: null }));
  return shown
    .filter(({ leaf, outcome }) => leaf.source.run.length > 0 && outcome !== 'skipped' && mayRun(leaf))
    .map(({ leaf }) => ({ leaf, name: shownName(leaf), listed: listedStep }));
}

/** Whether CI skipped a step that may run once an earlier step of its job, which failed, passes. */
export function runsOnceMended(listed: JobSteps['listed'], at: number): boolean {
  const failed = listed.findIndex((each) => each?.conclusion === 'failure');
  return listed[at]?.conclusion === 'skipped' && failed >= 0 && failed < at;
}

/** Whether a step may run where no step before it has failed. */
export const mayRun = (leaf: Leaf): boolean =>
  evaluateCondition(leaf.source.condition, contextsOf(leaf)) !== false;

/** The purpose of a script, as far as the workflow alone tells it. */
export const purposeOfPart = (files: Files, { leaf: { source, defaults }, name }: Part): Promise<Purpose> => {
  const folders = [source, ...defaults].map(({ workingDirectory }) =>
    templateText(workingDirectory, () => '$EXPRESSION'),
  );
  return purposeOf(files, {
    name,
    run: templateText(source.run, () => '$EXPRESSION'),
    shell: templateText(source.shell, () => '') || null,
    folder: folders.find((folder) => folder !== '') ?? '.',
  });
};

/**
 * `ms`: how long CI took for their steps, as far as GitHub says. `notes`: on builds and services that cannot run again here.
 * `missingService`: the first of these notes that is about a service.
 */
interface Builds {
  readonly builds: readonly Build[];
  readonly services: readonly Service[];
  readonly missingService: string | null;
  readonly ms: number;
  readonly notes: readonly string[];
}

const CANNOT_REPEAT = 'cannot run again here';

/** The builds that a judge needs: those of the steps before it, in order, which it does not do by itself. */
export async function buildsBefore(files: Files, parts: readonly Part[], judge: JobCommand): Promise<Builds> {
  const builds: Build[] = [];
  const services: Service[] = [];
  const notes: string[] = [];
  let missingService: string | null = null;
  const steps = new Set<ListedStep>();
  for (const part of parts) {
    const served = await serviceOf(files, part, services.length > 0);
    if (typeof served === 'string') {
      const note = `step "${part.name}", which starts what the tests use, ${CANNOT_REPEAT}: ${served}`;
      missingService ??= note;
      notes.push(note);
      continue;
    }
    if (served !== null) {
      services.push(served.service);
      if (served.build !== null) builds.push(served.build);
      continue;
    }
    const { kind, builds: isBuild } = await purposeOfPart(files, part);
    if (kind === 'effect' && isBuild)
      notes.push(
        `step "${part.name}", which builds, ${CANNOT_REPEAT}: it does something that must not be repeated`,
      );
    if (kind !== 'build') continue;
    const build = await buildOf(files, part, judge);
    if (build === null) continue;
    if (typeof build === 'string') {
      notes.push(`step "${part.name}", which builds, ${CANNOT_REPEAT}: ${build}`);
      continue;
    }
    builds.push(build);
    if (part.listed !== null) steps.add(part.listed);
  }
  return {
    builds,
    services,
    missingService,
    notes,
    ms: [...steps].reduce((sum, step) => sum + (tookMs(step) ?? 0), 0),
  };
}

/** What of a step runs with the tests, and what of it is left to build; null: it is no service. */
async function serviceOf(
  files: Files,
  { leaf, name, isRunning = false }: Part,
  hasService: boolean,
): Promise<{ readonly service: Service; readonly build: Build | null } | string | null> {
  if (leaf.source.run.length === 0) return problemOfStep(leaf);
  const found = await commandOfStep(leaf);
  if ('source' in found) return isRunning ? missingValue(found) : null;
  const { command } = found;
  const step = { name, run: command.run, shell: command.shell, folder: command.workingDirectory };
  const served = isRunning ? { before: '', run: command.run } : await servedBy(files, step, hasService);
  if (served === null) return null;
  const problem = problemOfStep(leaf) ?? (await problemOfCommand(files, leaf, found));
  if (problem !== null) return problem;
  const service = { step: name, ...command, run: served.run, isInBackground: isRunning };
  // What a script makes before it starts the service is a build.
  const made = served.before === '' ? null : await purposeOf(files, { ...step, run: served.before });
  return { service, build: made?.kind === 'build' ? { step: name, ...command, run: made.run } : null };
}

/**
 * The part of a script that must run with the tests, and what stands before it; null: nothing of it must. It leaves a command in the
 * background, or comes after one that does (`hasService`), and waits, or runs a program of which nothing is known: it may need the
 * service.
 */
export async function servedBy(
  files: Files,
  { name, ...step }: NamedScript,
  hasService: boolean,
): Promise<{ readonly before: string; readonly run: string } | null> {
  const tree = await readStep(files, step);
  const roles = rolesIn(tree, name);
  const first = roles.find((each) => each.command.isInBackground)?.command.start ?? null;
  if (first !== null && !waitsForBackground(tree.script)) {
    const isLeftOut = ({ command, role }: (typeof roles)[number]): boolean =>
      role === 'check' || (role !== null && command.start < first);
    const edits = roles.filter(isLeftOut).map(({ command: { start, end } }) => ({ start, end, text: ':' }));
    return { before: step.run.slice(0, first), run: withEdits(step.run, edits) };
  }
  // Here the name does not tell: `Wait for the server` and `Check the server` run with it.
  const unnamed = rolesIn(tree, '');
  const mayNeedIt = unnamed.map((each) => each.role === 'unknown' || onlyWaits(tree, each.command));
  const follows =
    hasService && mayNeedIt.includes(true) && mayNeedIt.every((may, n) => may || unnamed[n]?.role === null);
  return follows ? { before: '', run: step.run } : null;
}

/** Programs that wait for a service, or ask whether it answers. */
const WAITERS =
  /^(?:wait-on|wait-for-it|curl|wget|nc|sleep|timeout|true|test|\[|echo|pg_isready|redis-cli|mysqladmin|seq|break|exit)$/;

const onlyWaits = (tree: CommandTree, command: SimpleCommand): boolean =>
  callsOf(tree, command).every((call) => WAITERS.test(programOf(call)));

/** The build that a script makes; null: there is nothing to build; a text says why it cannot be built here. */
async function buildOf(
  files: Files,
  { leaf, name }: Part,
  judge: JobCommand,
): Promise<Build | string | null> {
  const found = await commandOfStep(leaf);
  if ('source' in found) return found.why === 'foreign' ? null : missingValue(found);
  const { command } = found;
  const judgeDoes = await doneBy(files, judge, command.workingDirectory);
  const purpose = await purposeOf(
    files,
    { name, run: command.run, shell: command.shell, folder: command.workingDirectory },
    judgeDoes,
  );
  if (purpose.kind !== 'build') return null;
  return (
    problemOfStep(leaf) ??
    (await problemOfCommand(files, leaf, found)) ?? { step: name, ...command, run: purpose.run }
  );
}

/** A text that is equal for commands that run the same. */
export const shapeOf = ({
  run,
  shell,
  workingDirectory,
  env,
  builds = [],
  services = [],
}: Omit<TestCommand, 'source' | 'job' | 'step'>): string =>
  JSON.stringify([
    run,
    shell,
    workingDirectory,
    Object.entries(env).toSorted(),
    [...builds, ...services].map((build) => [
      build.run,
      build.shell,
      build.workingDirectory,
      Object.entries(build.env).toSorted(),
    ]),
  ]);

/** How many milliseconds CI took; null: GitHub does not say. */
export function tookMs({ startedAt, completedAt }: StepTimes): number | null {
  const ms = Date.parse(completedAt ?? '') - Date.parse(startedAt ?? '');
  return ms >= 0 ? ms : null;
}
