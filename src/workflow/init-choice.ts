import { data } from '@actions/expressions';
import { truthy } from '@actions/expressions/result';
import { parse } from 'yaml';
import { orElse } from '../base/errors.ts';
import { isPlainObject, textAt } from '../base/json.ts';
import {
  type Contexts,
  dictionary,
  evaluateCondition,
  evaluateToken,
  labelsOf,
  osOf,
  stepContexts,
  workflowContexts,
} from './evaluate.ts';
import { anyWord } from './job-plan.ts';
import { enterCall, jobCandidates, type PlacedWorkflow, topWorkflow } from './jobs.ts';
import type { Files } from './manifest.ts';
import type { CallKind } from './purpose-rows.ts';
import { kindsOf } from './script-purpose.ts';
import { namesStepFile } from './step-command.ts';
import { type JobSource, localFolder, readWorkflowFile, templateText } from './workflow-file.ts';

// Which job `agent-fix init` takes, and of its matrix which entry.

/** A mapping of YAML as it was parsed, its values not yet looked at. */
export type PlainObject = { readonly [key: string]: unknown };

/** A member that is a mapping, or an empty one. */
export function recordAt(value: unknown, key: string): PlainObject {
  const found = isPlainObject(value) ? value[key] : undefined;
  return isPlainObject(found) ? found : {};
}

/** The steps of a job or an action; those that run side by side (`parallel:`) one after the other. */
export const stepsAt = (value: unknown, key = 'steps'): readonly PlainObject[] => {
  const steps = isPlainObject(value) ? value[key] : undefined;
  const plain = Array.isArray(steps) ? steps.filter(isPlainObject) : [];
  return plain.flatMap((step) => ('parallel' in step ? stepsAt(step, 'parallel') : [step]));
};

export const isCheckout = (step: PlainObject): boolean => /^actions\/checkout@/.test(textAt(step, 'uses'));

/** The event of the workflow whose runs agent-fix watches. */
export type WatchedEvent = 'push' | 'pull_request' | 'schedule' | 'workflow_dispatch';

function watchedEvent(workflow: unknown): WatchedEvent | null {
  const on = isPlainObject(workflow) ? workflow['on'] : null;
  const names = isPlainObject(on) ? Object.keys(on) : [on].flat();
  const push = recordAt(on, 'push');
  const isOfTags = 'tags' in push && !('branches' in push) && !('branches-ignore' in push);
  const events = ['push', 'pull_request', 'schedule', 'workflow_dispatch'] as const;
  return events.find((event) => names.includes(event) && !(event === 'push' && isOfTags)) ?? null;
}

interface JobChoice {
  readonly workflow: string;
  readonly job: string;
  readonly score: number;
  /** Whether it tests, and on macOS or Windows alone. */
  readonly isElsewhere: boolean;
}

/** The least score of a job that runs tests for pushes or pull requests. */
const SURE = 9;

/** What it costs a job that no entry of it runs on Linux. */
const NOT_ON_LINUX = 14;

const EVENT_SCORES = { push: 3, pull_request: 2, schedule: -8, workflow_dispatch: -8 } as const;
/** Names of workflows and jobs whose purpose is not to test a change. */
const OTHER_PURPOSE = anyWord(`
  codeql publish\\w* releases? deploy\\w* docs? documentation site website pages bench\\w* perf nightly cron scheduled? stale
  label\\w* triage scorecards? dependabot dependency renovate fuzz\\w* man_pages? changelog backport canary preview copilot
  mutations? mutants semgrep zizmor audit security cla wheels? docker images? graal\\w* sbom reproducible snapshot sync update
`);
/** Words in names of jobs that are seldom the main one. */
const SPECIAL = anyWord(`
  lint\\w* typing types type_check\\w* mypy attw coverage e2e integration containers? smoke examples? samples? snippets?
  windows win\\d* mac macos osx
  min minimum minimal lowest old oldest oldstable msrv panic bc wasm\\w* wasi\\w* race concurrent stress failpoint robustness
  miri loom [atm]san ubsan sanitizers? valgrind cross no_std beta legacy downstream compat\\w* [a-z]+bsd android ios arm(?:64)?
  alpine musl pypy native semver style format fmt clippy bindings? browsers? package prod dist headers? meson bazel bun deno i\\d86 emulated
`);
/** `lint and test`: a job that does both is taken as a main one. */
const LINT_AND_TEST = /\b(?:lint\w*|format|typ\w+)\b.*\btests?\b|\btests?\b.*(?:,|&|\+|\band\b).*\blint/i;
const TESTS_OR_CI = /\b(?:tests?|ci)\b/i;
const TESTS = /\b(?:tests?|unit|unittests?|pytest|tox|specs?|rspec|jest|vitest|phpunit)\b/i;

interface RankedJobs {
  /** Those first that a maintainer would take. */
  readonly choices: readonly JobChoice[];
  /** Whether the first may be the wrong one: nothing says that it tests, or another workflow fits as well. */
  readonly isDoubtful: boolean;
}

/** The jobs of these workflows, the likeliest choice first. */
export async function rankJobs(paths: readonly string[], files: Files): Promise<RankedJobs> {
  const found: JobChoice[] = [];
  for (const path of paths) found.push(...(await jobsIn(path, files)));
  const choices = found.toSorted((a, b) => b.score - a.score);
  return { choices, isDoubtful: mayBeWrong(choices) };
}

const mayBeWrong = ([best, ...others]: readonly JobChoice[]): boolean =>
  best === undefined ||
  best.score < SURE ||
  others.some(({ score, workflow }) => score === best.score && workflow !== best.workflow);

async function jobsIn(path: string, files: Files): Promise<readonly JobChoice[]> {
  const content = (await files.readText(path)) ?? '';
  const source: unknown = orElse(null, () => parse(content));
  const file = readWorkflowFile(path, content);
  if (!isPlainObject(source) || file === null) return [];
  const event = watchedEvent(source);
  const words = spaced(`${path.slice(path.lastIndexOf('/') + 1)} ${textAt(source, 'name')}`);
  // A workflow that also runs for pull requests does more than deploy.
  const isForChanges = event === 'push' && 'pull_request' in recordAt(source, 'on');
  const ofWorkflow =
    (event === null ? -12 : EVENT_SCORES[event]) +
    (OTHER_PURPOSE.test(words) ? (isForChanges ? -5 : -8) : 0) +
    (SPECIAL.test(words) ? -3 : 0) +
    (/\b(?:ci|tests?|main|build|check)\b/i.test(words) ? 2 : 0) +
    (/\/(?:ci|tests?|main|build)\.ya?ml$/i.test(path) ? 1 : 0);
  const choices: JobChoice[] = [];
  for (const job of file.jobs) {
    const score = ofWorkflow + (await scoreOf(job, recordAt(source['jobs'], job.id), files));
    const isElsewhere =
      job.uses === null && linuxEntry(job, OF_PUSH) === null && score + NOT_ON_LINUX >= SURE;
    choices.push({ workflow: path, job: job.id, score, isElsewhere });
  }
  return choices;
}

const spaced = (text: string): string =>
  text
    .replace(/\$\{\{.*?\}\}/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/continuous integration/gi, 'ci')
    .replace(/\brust nightly\b/gi, 'rust')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

async function scoreOf(job: JobSource, yaml: PlainObject, files: Files): Promise<number> {
  const words = spaced(`${job.id} ${textAt(yaml, 'name')}`);
  const ofName =
    (OTHER_PURPOSE.test(words) ? -16 : 0) +
    (SPECIAL.test(words) && !LINT_AND_TEST.test(textAt(yaml, 'name')) ? -4 : 0) +
    (TESTS.test(words) ? 3 : 0) +
    // Such a job tests what another job has built.
    (replacesSources(stepsAt(yaml)) === null ? 0 : -3) +
    (/^(?:unit ?)?tests?$/i.test(spaced(job.id)) ? 2 : 0);
  const isAlone = yaml['continue-on-error'] === true ? -3 : 0;
  if (job.uses !== null)
    return ofName + isAlone + (await calledScore(job.uses, recordAt(yaml, 'with'), files));
  const onLinux = linuxEntry(job, OF_PUSH) === null ? -NOT_ON_LINUX : 0;
  let ofSteps = 0;
  for (const step of stepsAt(yaml)) {
    const kinds = await stepKinds(step, files);
    if (/^(?:github\/codeql-action|pypa\/gh-action-pypi-publish)/.test(textAt(step, 'uses'))) ofSteps -= 16;
    else if (kinds.has('test')) {
      const folder =
        textAt(step, 'working-directory') ||
        textAt(recordAt(recordAt(yaml, 'defaults'), 'run'), 'working-directory');
      const ofTest = TESTS.test(spaced(textAt(step, 'name'))) ? 9 : 8;
      // A step with a folder of its own tests a part of the repository only.
      ofSteps = Math.max(ofSteps, folder === '' ? ofTest : ofTest - 2);
    } else if (kinds.has('lint') || kinds.has('build')) ofSteps = Math.max(ofSteps, 1);
  }
  return ofName + isAlone + onLinux + ofSteps;
}

/**
 * What a called workflow adds to the score of the job that calls it. Of another repository's workflow only name and inputs are
 * known; of equal calls, the one with the newest version counts most.
 */
async function calledScore(uses: string, inputs: PlainObject, files: Files): Promise<number> {
  const path = /^\.\/(.+)$/.exec(uses)?.[1];
  if (path === undefined) {
    const inputText = spaced(Object.values(inputs).join(' '));
    const isTest = TESTS_OR_CI.test(`${spaced(uses.replace(/@.*/, '').replace(/^.*\//, ''))} ${inputText}`);
    return (isTest ? 5 : 2) + Math.min(0.9, (versionNumbers(inputText)[0] ?? 0) / 1000);
  }
  const content = (await files.readText(path)) ?? '';
  const filled = content.replace(
    /\$\{\{\s*inputs\.([\w-]+)\s*\}\}/g,
    (whole, name) => textAt(inputs, name) || whole,
  );
  const called: unknown = orElse(null, () => parse(filled));
  const jobs = Object.values(recordAt(called, 'jobs'));
  for (const step of jobs.flatMap((job) => stepsAt(job)))
    if ((await stepKinds(step, files)).has('test')) return 8;
  return 0;
}

/** `uses: someone/actions/gotestsum@main`, and a step "Test" of an action whose name says nothing else. */
function isTestAction(step: PlainObject): boolean {
  const [uses = ''] = textAt(step, 'uses').split('@');
  const action = uses.slice(uses.lastIndexOf('/') + 1);
  const isOther =
    /^(?:actions|docker)\/|set-?up|install|cache|report|upload|publish|lint|coverage|summary|codecov/i.test(
      uses,
    );
  return (
    uses !== '' &&
    !isOther &&
    (/^(?:run-)?tests?$|^(?:gotestsum|phpunit|pytest|tox|nextest)/i.test(action) ||
      NAMED_TESTS.test(textAt(step, 'name')))
  );
}

/** What a step is there for: told by its script, by the scripts of the local action that it uses, else by its name. */
export async function stepKinds(step: PlainObject, files: Files, depth = 0): Promise<ReadonlySet<CallKind>> {
  const folder = localFolder(textAt(step, 'uses'));
  if (folder !== null && depth < 5) {
    const path = `${folder === '.' ? '' : `${folder}/`}action.y`;
    const content = (await files.readText(`${path}ml`)) ?? (await files.readText(`${path}aml`)) ?? '';
    const runs = recordAt(
      orElse(null, () => parse(content)),
      'runs',
    );
    const kinds = await Promise.all(stepsAt(runs).map((each) => stepKinds(each, files, depth + 1)));
    return new Set(kinds.flatMap((each) => [...each]));
  }
  const run = textAt(step, 'run');
  if (run === '') return new Set(isTestAction(step) ? ['test'] : []);
  const shell = textAt(step, 'shell') || null;
  const kinds = await kindsOf(files, { run, shell, folder: textAt(step, 'working-directory') || '.' });
  const name = textAt(step, 'name');
  if (NAMED_TESTS.test(name)) return new Set(['test']);
  // "Build and test": one script does both.
  const isBoth = /(?:\band|&|\+|\/) *(?:\w+ )?tests?\b/i.test(name);
  // `pip install` with a check behind it is set-up by its name; `./ci.sh` is a test by it.
  if (SET_UP_NAME.test(name) && !isBoth)
    return new Set([...kinds].filter((kind) => kind !== 'test' || !kinds.has('install')));
  const isUnknown =
    kinds.size > 0 &&
    [...kinds].every((kind) => kind === 'other' || kind === 'version' || (kind === 'build' && isBoth));
  const isNamed = /\btests?\b/i.test(name) && !namesStepFile(run, 'ENV', 'OUTPUT', 'PATH');
  return isUnknown && isNamed ? new Set(['test']) : kinds;
}

const NAMED_TESTS = /^(?:run )?(?:(?:the|all|unit) )*tests?$/i;
const SET_UP_NAME = new RegExp(
  `^${
    anyWord(`
    install set_up prepare restore download configure build add allow remove require create generate start launch wait fetch
    copy enable
  `).source
  }`,
  'i',
);

/** What a job sees in a run that a push started. */
const OF_PUSH = workflowContexts({ github: { event_name: 'push' } }, dictionary({}));

/**
 * The step of a job that replaces the sources by what was built from them; null: none. A change of the sources would not reach the
 * tests of such a job.
 */
function replacesSources(steps: readonly PlainObject[]): string | null {
  const found = steps.find(
    (step) =>
      (textAt(step, 'uses').startsWith('actions/download-artifact@') &&
        recordAt(step, 'with')['run-id'] === undefined) ||
      /\brm -\w*r\w* (?:\S+ )*(?:\.\/)?(?:src|lib)\/?(?:\s|$)/.test(textAt(step, 'run')),
  );
  const names = ['name', 'uses', 'run'].map((key) => textAt(found, key).trim());
  return found === undefined ? null : (names.find((name) => name !== '') ?? null);
}

type JobEntry = ReturnType<typeof jobCandidates>[number] & { readonly labels: readonly string[] };

/** The newest entry of a job's matrix on Linux that a push runs, experimental ones last; null when there is none. */
function linuxEntry(job: JobSource, contexts: Contexts): JobEntry | null {
  const known = jobCandidates(job, contexts)
    .filter((entry) => evaluateCondition(job.condition, entry.contexts) !== false)
    .map((entry) => ({ ...entry, labels: labelsOf(job.runsOn, entry.contexts) }));
  const linux = known.filter(({ labels }) => osOf(labels) === 'Linux');
  const fitting = linux.length > 0 ? linux : known.filter(({ labels }) => osOf(labels) === null);
  const newest = fitting
    .map((entry) => pythonOf(job, entry) ?? '')
    .toSorted((a, b) => compareVersions([a], [b]))[0];
  const oddnessOf = (entry: JobEntry): number =>
    valuesOf(entry).filter(isOdd).length +
    Number(isExperimental(job, entry)) +
    Number(newest !== '' && pythonOf(job, entry) === newest);
  const [best] = fitting.toSorted((a, b) => {
    const [left, right] = [valuesOf(a), valuesOf(b)];
    const skipped = Number(skipsTests(job, a)) - Number(skipsTests(job, b));
    const oddness = oddnessOf(a) - oddnessOf(b);
    return skipped || oddness || compareVersions(left, right) || left.length - right.length;
  });
  return best ?? null;
}

/** Whether the run passes without the entry, or its matrix says that it may. */
function isExperimental({ continueOnError: token }: JobSource, { contexts }: JobEntry): boolean {
  const mayFail = token !== undefined && orElse(false, () => truthy(evaluateToken(token, contexts)));
  const matrix = contexts.get('matrix');
  const members = matrix instanceof data.Dictionary ? orElse([], () => matrix.pairs()) : [];
  return (
    mayFail || members.some(({ key, value }) => EXPERIMENTAL.test(key) && value.coerceString() === 'true')
  );
}
const EXPERIMENTAL = /experimental|allow.*fail|may.*fail|unstable|nightly|pre-?release/i;

/** The Python of an entry that takes prereleases, of which the newest may be one; null: it takes none. */
function pythonOf({ id, steps }: JobSource, { contexts }: JobEntry): string | null {
  const inJob = stepContexts(contexts, id);
  for (const step of steps) {
    const [version, allows] = ['python-version', 'allow-prereleases'].map((name) => {
      const token = step.with.get(name);
      return token === undefined ? '' : orElse('', () => evaluateToken(token, inJob).coerceString());
    });
    if (allows === 'true' && version !== undefined && /^\d+\.\d+$/.test(version)) return version;
  }
  return null;
}

/** Whether an entry leaves out each step that tests, by its name or script: cross-compiled ones do. */
function skipsTests({ id: jobId, steps }: JobSource, { contexts }: JobEntry): boolean {
  const inJob = stepContexts(contexts, jobId);
  return steps
    .filter((step) =>
      [step.name, step.run].some((template) => TESTS.test(spaced(templateText(template, () => ' ')))),
    )
    .every(({ condition }) => evaluateCondition(condition, inJob) === false);
}

const valuesOf = ({ entry, labels }: JobEntry): readonly string[] => [...(entry?.segments ?? []), ...labels];

/** Values that a maintainer would not choose to reproduce a failure. */
const isOdd = (value: string): boolean =>
  ODD.test(value.replace(/_/g, '-')) || ODD_START.test(value) || ODD_END.test(value);
/** Of a project in Scala that is built for several platforms: `coreJVM` is the plain one. */
const ODD_END = /[a-z](?:JS|Native|Wasm)$/;
const ODD_START = /^(?:pypy|graalpy|jruby|truffleruby)/;
const ODD = anyWord(`
  dev main master maint nightly beta\\d* alpha\\d* rc\\d* ea [\\d.]*\\d(?:a|b|rc|beta|alpha)\\d+ next canary head edge tip gotip
  experimental unstable preview snapshot prerelease min\\w* oldest lowest msrv development ignore-platform\\S*
  pypy\\S* graalpy\\S* jruby\\S* truffleruby\\S* arm\\w* aarch64 x86(?!-64) i686 32 powerpc\\w* ppc\\w* mips\\w* s390x riscv\\w*
  valgrind sanitizers? slim musl \\d[\\d.]*t
`);

/** Compares lists of versions for sorting: the newer first, by the first value in which the two differ. */
function compareVersions(a: readonly string[], b: readonly string[]): number {
  for (const [at, value] of a.entries()) {
    const [left, right] = [versionNumbers(value), versionNumbers(b[at] ?? '')];
    for (let part = 0; part < Math.max(left.length, right.length); part++) {
      const difference = (right[part] ?? 0) - (left[part] ?? 0);
      if (difference !== 0) return difference;
    }
  }
  return 0;
}

/** `ubuntu-latest` and `stable` are newer than any number. */
function versionNumbers(value: string): readonly number[] {
  if (/^(?:\S+-)?(?:latest|stable|current|lts\S*)$/.test(value)) return [Number.MAX_SAFE_INTEGER];
  const digits = /\d+(?:\.\d+)*/.exec(value)?.[0] ?? '';
  return digits === '' ? [] : digits.split('.').map(Number);
}

/** The workflow whose runs are watched. */
export interface Watched {
  readonly path: string;
  /** The workflow as plain YAML data. */
  readonly yaml: unknown;
  readonly event: WatchedEvent | null;
}

/** A job with steps, in its newest entry on Linux. */
export interface JobPlace {
  readonly kind: 'job';
  readonly path: string;
  readonly content: string;
  /** The workflow that the job stands in, and the job, as plain YAML data. */
  readonly workflow: unknown;
  readonly yaml: PlainObject;
  readonly job: JobSource;
  readonly entry: JobEntry;
  readonly watched: Watched;
  /** The job that calls this one's workflow; null where none does. */
  readonly caller: { readonly path: string; readonly id: string; readonly yaml: PlainObject } | null;
}

/** A job whose set-up says nothing: its workflow cannot be read here, or it tests what was built before. */
export interface HiddenPlace {
  readonly kind: 'hidden';
  readonly watched: Watched;
  readonly why: string;
  /** Whether the step that failed can judge. */
  readonly canJudge: boolean;
}

/**
 * Finds the steps of a chosen job: where it calls a workflow, in the job there that tests. A workflow that only others start is
 * read as one of `workflows` calls it. Throws an Error where there is no such job.
 */
export async function placeOf(
  files: Files,
  { workflow, job }: { readonly workflow: string; readonly job: string },
  workflows: readonly string[],
): Promise<JobPlace | HiddenPlace> {
  const caller = await callerOf(files, workflow, workflows);
  const path = caller?.workflow ?? workflow;
  const content = (await files.readText(path)) ?? '';
  const top = topWorkflow(path, content, { github: { event_name: 'push' } });
  if (top === null) throw new Error(`${path} is no workflow that can be read`);
  const yaml: unknown = parse(content);
  const ids = caller === null ? [job] : [caller.job, job];
  return placeIn(files, top, { ids, watched: { path, yaml, event: watchedEvent(yaml) }, caller: null });
}

/** The job that calls a workflow which no event starts by itself; null where one does, or nothing calls it. */
async function callerOf(files: Files, workflow: string, workflows: readonly string[]) {
  const read = async (path: string): Promise<unknown> => {
    const content = (await files.readText(path)) ?? '';
    return orElse(null, () => parse(content));
  };
  if (watchedEvent(await read(workflow)) !== null) return null;
  for (const path of workflows) {
    const yaml = await read(path);
    if (watchedEvent(yaml) === null) continue;
    for (const [job, of] of Object.entries(recordAt(yaml, 'jobs')))
      if (textAt(of, 'uses') === `./${workflow}`) return { workflow: path, job };
  }
  return null;
}

/** `ids`: the job, then, where it calls a workflow, the job there. Where one is missing, the most likely job is taken. */
async function placeIn(
  files: Files,
  { file, path, contexts, ...placed }: PlacedWorkflow,
  from: Pick<JobPlace, 'watched' | 'caller'> & { readonly ids: readonly string[] },
): Promise<JobPlace | HiddenPlace> {
  const [id = (await rankJobs([path], files)).choices[0]?.job, ...ids] = from.ids;
  const job = file.jobs.find((each) => each.id === id);
  if (job === undefined)
    throw new Error(`${path} has no job ${id}: it has ${file.jobs.map((each) => each.id).join(', ')}`);
  const entry = linuxEntry(job, contexts);
  if (entry === null) throw new Error(`job ${job.id} of ${path} has no matrix entry on Linux`);
  const content = (await files.readText(path)) ?? '';
  const workflow: unknown = parse(content);
  const yaml = recordAt(recordAt(workflow, 'jobs'), job.id);
  const { watched, caller } = from;
  const built = replacesSources(stepsAt(yaml));
  if (built !== null) {
    const why = `job ${job.id} of ${path} tests what was built before (step "${built}"), which no change of the sources reaches`;
    return { kind: 'hidden', watched, why, canJudge: false };
  }
  if (job.uses === null) return { kind: 'job', path, content, workflow, yaml, job, entry, watched, caller };
  const called = await enterCall(
    files,
    { file, path, contexts, ...placed },
    { job, contexts: entry.contexts },
  );
  if (typeof called === 'string')
    return { kind: 'hidden', watched, why: `${called}: its set-up is not known`, canJudge: true };
  return placeIn(files, called, { ids, watched, caller: { path, id: job.id, yaml } });
}
